//! Files of matches: LGN records that a match appends game by game, read back to continue the match.

use std::time::Duration;

use lyngk_rules::{GameResult, LgnError, Player, Position, Record, Records};

use crate::{Ended, Game, RestoreError, tags};

/// The value of the tag [`EVENT`](tags::EVENT) in every record of a match.
pub const MATCH_EVENT: &str = "lyngk match";

/// A finished game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchGame {
    /// The number of the game in the match, from 1.
    pub number: usize,
    /// The settings of the match.
    pub settings: String,
    /// The engines that played; `None` in files of earlier versions.
    pub engines: Option<String>,
    /// The start position.
    pub start: Position,
    /// The end of the game.
    pub ended: Ended,
}

impl MatchGame {
    fn of(record: &Record) -> Result<MatchGame, MatchGameProblem> {
        let number = record.tag(tags::GAME).and_then(|number| number.parse().ok()).filter(|&number| number > 0);
        let number = number.ok_or(MatchGameProblem::Number)?;
        if record.result == GameResult::Open {
            return Err(MatchGameProblem::NotFinished);
        }
        let game = Game::from_record(record, Duration::ZERO)?;
        let ended = game.ended().ok_or(MatchGameProblem::NotFinished)?;
        let settings = record.tag(tags::SETTINGS).unwrap_or_default().to_owned();
        let engines = record.tag(tags::ENGINES).map(str::to_owned);
        Ok(MatchGame { number, settings, engines, start: *record.start(), ended })
    }
}

/// Why a file cannot be continued as a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MatchFileError {
    /// It has a byte that is not UTF-8.
    #[error("line {line}: the text is not UTF-8")]
    NotText {
        /// The line, from 1.
        line: usize,
    },
    /// It is not LGN.
    #[error(transparent)]
    Lgn(#[from] LgnError),
    /// A record is not a finished game of a match.
    #[error("game {game} of the file: {problem}")]
    Game {
        /// The number of the record in the file, from 1.
        game: usize,
        /// The problem.
        problem: MatchGameProblem,
    },
}

/// Why a record is not a finished game of a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MatchGameProblem {
    /// It has no number.
    #[error("the tag Game must be the number of the game in the match; no match wrote this record")]
    Number,
    /// It has no result.
    #[error("the game has no result")]
    NotFinished,
    /// Its tags contradict each other or the turns.
    #[error(transparent)]
    Restore(#[from] RestoreError),
}

/// The games of a match file, in the order in which they were written.
///
/// A match that was interrupted may have left the beginning of a record at the end of the file. It is passed over, and
/// [`intact`](MatchGames::intact) tells where it begins. Anything else that is not a finished game of a match is an error,
/// after which there are no more games.
///
/// ```
/// use lyngk_game::MatchGames;
///
/// let mut games = MatchGames::new(b"[Variant \"std\"]\n[Sta")?;
/// assert_eq!(games.next(), None);
/// assert!(games.is_cut_off());
/// assert_eq!(games.intact(), 0);
/// # Ok::<(), lyngk_game::MatchFileError>(())
/// ```
#[derive(Clone, Debug)]
pub struct MatchGames<'a> {
    text: &'a str,
    records: Records<'a>,
    game: usize,
    intact: usize,
    /// Whether the file ends within a character.
    ends_in_character: bool,
    is_cut_off: bool,
}

impl<'a> MatchGames<'a> {
    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// If they are not UTF-8. An incomplete character at the end is accepted as part of an incomplete record.
    pub fn new(bytes: &'a [u8]) -> Result<MatchGames<'a>, MatchFileError> {
        let (text, ends_in_character) = match std::str::from_utf8(bytes) {
            Ok(text) => (text, false),
            Err(error) => {
                let text = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
                if error.error_len().is_some() {
                    return Err(MatchFileError::NotText { line: text.matches('\n').count() + 1 });
                }
                (text, true)
            }
        };
        Ok(MatchGames { text, records: Records::new(text), game: 0, intact: 0, ends_in_character, is_cut_off: false })
    }

    /// The length in bytes of the games read so far, to the end of the last result. The next game belongs behind it.
    #[must_use]
    pub fn intact(&self) -> usize {
        self.intact
    }

    /// Whether the file ends with an incomplete record. Known when all games have been read.
    #[must_use]
    pub fn is_cut_off(&self) -> bool {
        self.is_cut_off
    }

    fn read(&mut self, record: Result<Record, LgnError>) -> Option<Result<MatchGame, MatchFileError>> {
        self.game += 1;
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                self.is_cut_off = is_cut_off(&self.text[self.intact..], self.ends_in_character);
                return (!self.is_cut_off).then_some(Err(error.into()));
            }
        };
        let game = MatchGame::of(&record).map_err(|problem| MatchFileError::Game { game: self.game, problem });
        match game {
            Ok(_) => self.intact = self.records.offset(),
            Err(_) => self.records = Records::new(""),
        }
        Some(game)
    }
}

impl Iterator for MatchGames<'_> {
    type Item = Result<MatchGame, MatchFileError>;

    fn next(&mut self) -> Option<Result<MatchGame, MatchFileError>> {
        let Some(record) = self.records.next() else {
            self.is_cut_off |= self.ends_in_character;
            return None;
        };
        self.read(record)
    }
}

/// Whether a text that is not a record is the beginning of one that a match was writing. Nothing else may be dropped.
fn is_cut_off(text: &str, ends_in_character: bool) -> bool {
    let text = text.trim_start();
    let is_last = !text.contains("\n[Variant \"");
    // A match ends a record with its result and a line feed. A record that has them was broken in another way.
    let last_word = text.split_ascii_whitespace().next_back().unwrap_or_default();
    let results = [GameResult::Win(Player::One), GameResult::Win(Player::Two), GameResult::Draw];
    let has_result = results.iter().any(|result| result.text() == last_word);
    let is_whole = has_result && text.ends_with('\n') && !ends_in_character;
    is_last && !is_whole && begins_like_a_match(text)
}

/// Whether a text begins with the tags with which a match begins its records, as far as it goes.
fn begins_like_a_match(text: &str) -> bool {
    let event = format!("[{} \"{MATCH_EVENT}\"]\n", tags::EVENT);
    let tags = [("[Variant \"", true), ("[Start \"", true), ("[State \"", false), (&event, true)];
    let mut rest = text;
    for (opening, is_required) in tags {
        if opening.starts_with(rest) {
            return true;
        }
        if rest.starts_with(opening) {
            let Some((_, behind)) = rest.split_once('\n') else { return true };
            rest = behind;
        } else if is_required {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{SplitMix64, Tag, Variant};

    use super::*;
    use crate::tags::PlayerInfo;
    use crate::{EndReason, Forfeit};

    /// The record of a random game, as a match writes it.
    fn record(number: u64, forfeit: Option<Forfeit>) -> Record {
        let now = Duration::ZERO;
        let mut game = Game::new(Position::random_start(number, Variant::Standard), None);
        let mut random = SplitMix64::new(number);
        let length = if forfeit.is_some() { 3 } else { usize::MAX };
        while let Some(turn) = game.position().random_turn(&mut random).filter(|_| game.turns().len() < length) {
            game.play(turn, now).expect("a legal turn");
        }
        if let Some(forfeit) = forfeit {
            game.forfeit(Player::Two, forfeit, now).expect("it goes on");
        }
        game.set_player(Player::One, PlayerInfo::named("Zoë"));
        for (name, value) in [(tags::EVENT, MATCH_EVENT), (tags::GAME, &number.to_string()), (tags::SETTINGS, "fast")] {
            game.set_tag(Tag::new(name, value).expect("a tag")).expect("a free tag");
        }
        game.to_record(now)
    }

    fn text() -> String {
        record(2, None).to_string() + &record(1, Some(Forfeit::Crash)).to_string() + &record(3, None).to_string()
    }

    /// The numbers of the games, and what is left.
    fn read(bytes: &[u8]) -> Result<(Vec<usize>, usize, bool), MatchFileError> {
        let mut games = MatchGames::new(bytes)?;
        let numbers = games.by_ref().map(|game| game.map(|game| game.number)).collect::<Result<_, _>>()?;
        Ok((numbers, games.intact(), games.is_cut_off()))
    }

    #[test]
    fn games_are_read_with_their_ends_in_the_order_of_the_file() {
        let text = text();
        let games: Vec<MatchGame> =
            MatchGames::new(text.as_bytes()).expect("text").map(|game| game.expect("a game")).collect();
        assert_eq!(games.iter().map(|game| game.number).collect::<Vec<_>>(), [2, 1, 3]);
        let crash = Ended { winner: Some(Player::One), reason: EndReason::Forfeit(Forfeit::Crash) };
        assert_eq!((games[1].ended, games[1].settings.as_str()), (crash, "fast"));
        assert_eq!(games[1].start, Position::random_start(1, Variant::Standard));
    }

    #[test]
    fn a_file_that_was_cut_off_anywhere_keeps_its_whole_games() {
        let text = text();
        let ends: Vec<usize> = text.match_indices("\n\n[Variant").map(|(at, _)| at).chain([text.len() - 2]).collect();
        for length in 0..=text.len() {
            let (numbers, intact, is_cut_off) = read(&text.as_bytes()[..length]).expect("a beginning");
            let whole = ends.iter().filter(|&&end| end <= length).count();
            assert_eq!(numbers, [2, 1, 3][..whole], "{length}");
            assert_eq!(intact, whole.checked_sub(1).map_or(0, |last| ends[last]), "{length}");
            let rest = &text.as_bytes()[intact..length.max(intact)];
            assert_eq!(is_cut_off, !rest.trim_ascii().is_empty(), "{length}");
        }
    }

    #[test]
    fn records_of_others_and_broken_records_are_errors_and_never_dropped() {
        let text = text();
        let start = text.lines().take(2).collect::<Vec<_>>().join("\n");
        let last_turn = text.trim_end().rfind(' ').expect("a turn");
        let broken = format!("{} nonsense{}", &text[..last_turn], &text[last_turn..]);
        for (bytes, expected) in [
            (format!("{start}\n[Player1 \"My only copy\"]"), "line 3"),
            (format!("{start}\n[Player1 \"My only copy\"]\n\n1. "), "line 5"),
            ("my notes".to_owned(), "line 1"),
            (broken, "(game 3)"),
            (text.replacen("[Game \"2\"]", "", 1), "no match wrote this record"),
            (text.replacen("1-0", "*", 2), "game 1 of the file"),
            (text.clone() + "my notes", "(game 4)"),
        ] {
            let error = read(bytes.as_bytes()).expect_err(&bytes).to_string();
            assert!(error.contains(expected), "{error}");
        }
    }

    #[test]
    fn a_byte_that_is_not_text_within_a_game_is_an_error() {
        let mut bytes = text().into_bytes();
        let at = bytes.len() - 20;
        bytes[at] = 0xe9;
        assert!(matches!(read(&bytes), Err(MatchFileError::NotText { line: 10.. })));
    }
}
