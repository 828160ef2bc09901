//! Games as records, and back.

use std::time::Duration;

use lyngk_rules::{Comment, GameResult, Player, Record, Tag};

use crate::clock::Clock;
use crate::error::shortened;
use crate::{Ended, Game, Reason, RestoreError, TimeControl, seconds};

const TIME_CONTROL: &str = "TimeControl";
/// By [`Player::index`].
const CLOCKS: [&str; 2] = ["Clock1", "Clock2"];
const PAUSED: &str = "Paused";
const TERMINATION: &str = "Termination";
const RESULT: &str = "Result";

/// The tags that come from the game itself.
pub(crate) const OWN_TAGS: [&str; 6] = [TIME_CONTROL, CLOCKS[0], CLOCKS[1], PAUSED, TERMINATION, RESULT];

const NORMAL: &str = "normal";
const RESIGNATION: &str = "resignation";
const TIME: &str = "time";

/// What stands around a clock in a comment, in the manner of PGN.
const READING: (&str, &str) = ("[%clk ", "]");

const SECONDS: &str = "seconds from 0 to 3600000, as in 231.5,";

/// # Saving
impl Game {
    /// The game as a record, as it is now. Time that has run out by now has ended it there, noticed or not.
    ///
    /// Beside the caller's tags it has `TimeControl`, `Clock1` and `Clock2` if there are clocks, with what the player had
    /// left after each turn in a comment, `{[%clk 231.5]}`; `Paused` if it is; `Termination` if it is over;
    /// `Result` always.
    #[must_use]
    pub fn to_record(&self, now: Duration) -> Record {
        let ended = self.ended_at(now);
        let mut record = Record::new(*self.start());
        record.result = ended.map_or(GameResult::Open, Ended::result);
        self.tags().iter().for_each(|tag| record.set_tag(tag.clone()));
        self.own_tags(ended, now).into_iter().for_each(|tag| record.set_tag(tag));
        let mut last = None;
        for (index, &turn) in self.turns().iter().enumerate() {
            // It was legal when it was played, so it is.
            let Ok(node) = record.push(last, turn) else { break };
            let mover = self.position_after(index).map(|before| before.to_move().index());
            let readings = self.clock().and_then(|clock| clock.readings().get(index));
            if let (Some(mover), Some(readings)) = (mover, readings) {
                let text = format!("{}{}{}", READING.0, seconds::write(readings[mover]), READING.1);
                record.node_mut(node).comments.extend(Comment::new(text));
            }
            last = Some(node);
        }
        record
    }

    fn own_tags(&self, ended: Option<Ended>, now: Duration) -> Vec<Tag> {
        let mut tags = Vec::new();
        let mut add = |name: &str, value: String| tags.extend(Tag::new(name, value));
        if let Some(clock) = self.clock() {
            add(TIME_CONTROL, clock.control().to_string());
            for player in Player::ALL {
                add(CLOCKS[player.index()], seconds::write(clock.remaining(player, now)).to_string());
            }
        }
        if self.is_paused() {
            add(PAUSED, "yes".to_owned());
        }
        if let Some(ended) = ended {
            let termination = match ended.reason {
                Reason::Rules(_) => NORMAL,
                Reason::Resignation => RESIGNATION,
                Reason::Time => TIME,
            };
            add(TERMINATION, termination.to_owned());
        }
        add(RESULT, ended.map_or(GameResult::Open, Ended::result).text().to_owned());
        tags
    }

    /// The game of a record: its main line, its tags and its clocks. Variations, marks and comments are not kept.
    ///
    /// A clock that ran when the game was saved goes on from now: the time in between is nobody's. To have it wait, pause
    /// the game at the same `now`. A game that was paused still is. Without `TimeControl`, or where it is `-` or `?`, there
    /// are no clocks. Where clocks are missing, those in the comments are taken, then the initial time; and to
    /// where no comment tells what was left, taking back gives no time back.
    ///
    /// # Errors
    /// If a tag has a value that it cannot have, or the result is none that the game can have.
    pub fn from_record(record: &Record, now: Duration) -> Result<Game, RestoreError> {
        let mut game = Game::replayed(record);
        let clock = restored_clock(record, &game)?;
        let early_end = early_end(record, &game, clock.is_some())?;
        let paused = match record.tag(PAUSED) {
            None | Some("no") => false,
            Some("yes") => true,
            Some(value) => return Err(wrong(PAUSED, value, "yes or no")),
        };
        let tags = record.tags().iter().filter(|tag| !OWN_TAGS.contains(&tag.name())).cloned().collect();
        game.set_state(clock, early_end, paused, tags, now);
        Ok(game)
    }
}

fn wrong(name: &'static str, value: &str, expected: impl Into<String>) -> RestoreError {
    RestoreError::Tag { name, value: shortened(value), expected: expected.into() }
}

fn restored_clock(record: &Record, game: &Game) -> Result<Option<Clock>, RestoreError> {
    let control: TimeControl = match record.tag(TIME_CONTROL) {
        // Not known, or none, as PGN has it.
        None | Some("-" | "?") => {
            let stray = CLOCKS.into_iter().any(|name| record.tag(name).is_some());
            let missing =
                RestoreError::MissingTag { name: TIME_CONTROL, expected: "one such as 300+3 beside the clocks" };
            return if stray { Err(missing) } else { Ok(None) };
        }
        Some(value) => value
            .parse()
            .map_err(|_| wrong(TIME_CONTROL, value, "one such as 300+3, more than 0 up to 86400 and 0 up to 3600,"))?,
    };
    let mut shown = [None; 2];
    for (shown, name) in shown.iter_mut().zip(CLOCKS) {
        if let Some(value) = record.tag(name) {
            *shown = Some(seconds::read(value).ok_or_else(|| wrong(name, value, SECONDS))?);
        }
    }
    let mut own = Vec::with_capacity(game.turns().len());
    for (ply, id) in (1..).zip(record.main_line()) {
        own.push(reading(&record.node(id).comments, ply)?);
    }
    Ok(Some(put_together(control, shown, &own, game)))
}

/// What a comment says that the player had left after a turn.
fn reading(comments: &[Comment], ply: usize) -> Result<Option<Duration>, RestoreError> {
    let behind = comments.iter().find_map(|comment| comment.as_str().split_once(READING.0));
    let Some((_, behind)) = behind else { return Ok(None) };
    let value = behind.split_once(READING.1).map_or(behind, |(value, _)| value);
    let error = || RestoreError::Reading { ply, value: shortened(value), expected: SECONDS };
    seconds::read(value).map(Some).ok_or_else(error)
}

/// The clocks from what the tags say of both players, and what the comments say of the one who made each turn.
fn put_together(control: TimeControl, shown: [Option<Duration>; 2], own: &[Option<Duration>], game: &Game) -> Clock {
    let mover = |index: usize| game.position_after(index).map_or(0, |before| before.to_move().index());
    let mut left = [control.initial(); 2];
    for (index, reading) in own.iter().enumerate() {
        left[mover(index)] = reading.unwrap_or(left[mover(index)]);
    }
    let left = [shown[0].unwrap_or(left[0]), shown[1].unwrap_or(left[1])];
    // What is not told is what was told next: nobody gains by taking back.
    let mut next = left;
    let mut filled = vec![control.initial(); own.len()];
    for (index, reading) in own.iter().enumerate().rev() {
        next[mover(index)] = reading.unwrap_or(next[mover(index)]);
        filled[index] = next[mover(index)];
    }
    let mut both = [control.initial(); 2];
    let readings = filled.into_iter().enumerate().map(|(index, own)| {
        both[mover(index)] = own;
        both
    });
    Clock::restored(control, left, readings.collect())
}

/// How a game ended that was not played to its end, if it did.
fn early_end(record: &Record, game: &Game, timed: bool) -> Result<Option<Ended>, RestoreError> {
    let result = record.result;
    if let Some(value) = record.tag(RESULT).filter(|&value| value != result.text()) {
        return Err(wrong(RESULT, value, format!("{result}, as behind the turns,")));
    }
    let termination = record.tag(TERMINATION);
    if let Some(ended) = game.ended() {
        if ![ended.result(), GameResult::Open].contains(&result) {
            return Err(RestoreError::Result { found: result, actual: ended.result() });
        }
        return match termination {
            None | Some(NORMAL) => Ok(None),
            Some(value) => Err(wrong(TERMINATION, value, NORMAL)),
        };
    }
    match (result, termination) {
        (GameResult::Open, None) => Ok(None),
        (GameResult::Open, Some(value)) => Err(wrong(TERMINATION, value, "no such tag, as the game has no result,")),
        (GameResult::Draw, _) => Err(RestoreError::Result { found: result, actual: GameResult::Open }),
        (GameResult::Win(winner), Some(RESIGNATION)) => {
            Ok(Some(Ended::lost_by(winner.opponent(), Reason::Resignation)))
        }
        // Only the clock of the player to move can have run out.
        (GameResult::Win(winner), Some(TIME)) if timed && winner != game.to_move() => {
            Ok(Some(Ended::lost_by(winner.opponent(), Reason::Time)))
        }
        (GameResult::Win(_), Some(TIME)) if !timed => {
            Err(RestoreError::MissingTag { name: TIME_CONTROL, expected: "one in a game that ended by time" })
        }
        (GameResult::Win(_), Some(TIME)) => Err(wrong(TERMINATION, TIME, "resignation, as the winner is to move,")),
        (GameResult::Win(_), Some(value)) => Err(wrong(TERMINATION, value, "resignation or time")),
        (GameResult::Win(_), None) => {
            Err(RestoreError::MissingTag { name: TERMINATION, expected: "resignation or time" })
        }
    }
}
