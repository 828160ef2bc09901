//! Reader of match files of any size: `lyngk_game::MatchGames` reads a text in memory, and here it gets a few games at a time.

use std::io::Read;

use anyhow::{Context, Result, bail};
use lyngk_game::{MatchFileError, MatchGame, MatchGames};

/// The number of bytes that are read at once.
const CHUNK: usize = 1 << 20;
/// The largest part of a file that is held in memory while it makes no sense without the rest.
const PART_LIMIT: usize = 64 << 20;
/// How every game of a match begins.
const HEAD: &[u8] = b"\n[Variant \"";

/// What the file of a match has, besides its games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Earlier {
    /// The length in bytes of its whole games, to the end of the last result.
    pub(super) intact: u64,
    /// Whether it ends with an incomplete game.
    pub(super) is_cut_off: bool,
    /// Whether the next game can be appended as it is.
    pub(super) ends_well: bool,
}

/// Reads the games of a file and passes them to `on_game`, in order.
pub(super) fn read(file: &mut impl Read, on_game: &mut dyn FnMut(&MatchGame) -> Result<()>) -> Result<Earlier> {
    read_in_parts(file, CHUNK, on_game)
}

fn read_in_parts(
    file: &mut impl Read,
    chunk: usize,
    on_game: &mut dyn FnMut(&MatchGame) -> Result<()>,
) -> Result<Earlier> {
    let mut pending = Vec::new();
    let (mut offset, mut lines, mut games, mut intact) = (0, 0, 0, 0);
    let mut wanted = chunk;
    loop {
        let size = pending.len();
        let missing = wanted.saturating_sub(size);
        file.take(missing as u64).read_to_end(&mut pending).context("it cannot be read")?;
        let is_end = pending.len() - size < missing;
        let end = if is_end { pending.len() } else { last_head(&pending) };
        match part(&pending[..end]) {
            Ok(part) if is_end || (end > 0 && !part.is_cut_off) => {
                part.games.iter().try_for_each(&mut *on_game)?;
                if part.intact > 0 {
                    intact = offset + part.intact as u64;
                }
                if is_end {
                    let ends_well = part.intact > 0 && pending[part.intact..] == *b"\n\n";
                    return Ok(Earlier { intact, is_cut_off: part.is_cut_off, ends_well });
                }
                offset += end as u64;
                lines += pending[..end].split(|&byte| byte == b'\n').count() - 1;
                games += part.games.len();
                pending.drain(..end);
                wanted = pending.len() + chunk;
            }
            Err(error) if is_end || pending.len() >= PART_LIMIT => return Err(moved(error, lines, games).into()),
            _ if pending.len() >= PART_LIMIT => {
                bail!("line {}: a game is longer than the limit of {} MiB", lines + 1, PART_LIMIT >> 20);
            }
            // A comment has a line like the first of a game, or there is no whole game yet: with more of the file it makes sense.
            _ => wanted = pending.len() * 2,
        }
    }
}

/// Some games of a file.
struct Part {
    games: Vec<MatchGame>,
    intact: usize,
    is_cut_off: bool,
}

fn part(bytes: &[u8]) -> Result<Part, MatchFileError> {
    let mut reader = MatchGames::new(bytes)?;
    let games = reader.by_ref().collect::<Result<Vec<_>, _>>()?;
    Ok(Part { games, intact: reader.intact(), is_cut_off: reader.is_cut_off() })
}

/// Where the last game begins; 0 if it is the only one.
fn last_head(bytes: &[u8]) -> usize {
    bytes.windows(HEAD.len()).rposition(|window| window == HEAD).map_or(0, |at| at + 1)
}

/// The error with its place in the file, of which it knows only a part.
fn moved(error: MatchFileError, lines: usize, games: usize) -> MatchFileError {
    match error {
        MatchFileError::NotText { line } => MatchFileError::NotText { line: line + lines },
        MatchFileError::Lgn(mut error) => {
            error.line += lines;
            error.game += games;
            MatchFileError::Lgn(error)
        }
        MatchFileError::Game { game, problem } => MatchFileError::Game { game: game + games, problem },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use lyngk_game::{Game, MATCH_EVENT, tags};
    use lyngk_rules::{Position, SplitMix64, Tag, Variant};

    use super::*;

    /// Games as a match writes them. The second has a comment with a line like the first of a game.
    fn file(games: u64) -> String {
        let mut text = String::new();
        for number in 1..=games {
            let mut game = Game::new(Position::random_start(number, Variant::Standard), None);
            let mut random = SplitMix64::new(number);
            while let Some(turn) = game.position().random_turn(&mut random) {
                game.play(turn, Duration::ZERO).expect("a legal turn");
            }
            for (name, value) in [(tags::EVENT, MATCH_EVENT), (tags::GAME, &number.to_string())] {
                game.set_tag(Tag::new(name, value).expect("a tag")).expect("a free tag");
            }
            let record = game.to_record(Duration::ZERO).to_string();
            text += &if number == 2 { record.replacen(" 2. ", " {so:\n[Variant \"std\"]\n} 2. ", 1) } else { record };
        }
        text
    }

    fn numbers(text: &[u8], chunk: usize) -> Result<(Vec<usize>, Earlier)> {
        let mut numbers = Vec::new();
        let earlier = read_in_parts(&mut &*text, chunk, &mut |game| {
            numbers.push(game.number);
            Ok(())
        })?;
        Ok((numbers, earlier))
    }

    #[test]
    fn a_file_is_read_in_parts_of_any_size() {
        let text = file(6);
        let intact = text.len() as u64 - 2;
        for chunk in [1, 7, 100, 500, 1_000, 2_000, 5_000, 1 << 20] {
            let (games, earlier) = numbers(text.as_bytes(), chunk).expect("a match");
            assert_eq!(games, [1, 2, 3, 4, 5, 6], "{chunk}");
            assert_eq!(earlier, Earlier { intact, is_cut_off: false, ends_well: true }, "{chunk}");
            let (games, earlier) = numbers(&text.as_bytes()[..text.len() - 100], chunk).expect("a match");
            assert_eq!(games, [1, 2, 3, 4, 5], "{chunk}");
            assert!(earlier.is_cut_off && !earlier.ends_well, "{chunk}");
            assert!(text[earlier.intact as usize..].starts_with("\n\n[Variant"), "{chunk}");
        }
        let (games, earlier) = numbers(b"", 10).expect("an empty file");
        assert_eq!((games.len(), earlier.intact, earlier.ends_well), (0, 0, false));
    }

    #[test]
    fn errors_have_their_place_in_the_whole_file() {
        let text = file(6);
        let broken = text.replace("[Game \"5\"]", "[Game \"no\"]");
        let not_text = {
            let mut bytes = text.clone().into_bytes();
            let at = bytes.len() - 20;
            bytes[at] = 0xe9;
            bytes
        };
        let line = text[..text.len() - 20].matches('\n').count() + 1;
        for chunk in [100, 1_000, 1 << 20] {
            let message = |bytes: &[u8]| numbers(bytes, chunk).expect_err("an error").to_string();
            assert!(message(broken.as_bytes()).starts_with("game 5 of the file: "), "{}", message(broken.as_bytes()));
            assert_eq!(message(&not_text), format!("line {line}: the text is not UTF-8"));
        }
    }
}
