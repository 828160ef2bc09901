//! What an engine is asked, line by line.

use std::time::Duration;

use lyngk_game::Game;
use lyngk_view::{Level, Thought};

/// How long the strongest level thinks without a clock.
const LONG: Duration = Duration::from_millis(1_500);
/// Levels below think about so many positions; this only ends what takes far too long.
const AT_MOST: Duration = Duration::from_secs(10);
/// Which part of the time that is left goes into one turn.
const SHARE: u32 = 20;

/// A question to an engine.
pub(super) struct Question<'a> {
    thought: &'a Thought,
    time: Duration,
}

impl<'a> Question<'a> {
    /// The question for a thought, with a limit that fits the clock.
    pub(super) fn new(thought: &'a Thought, game: &Game, now: Duration) -> Question<'a> {
        let strongest = thought.level == Level::ALL[Level::ALL.len() - 1];
        let time = if strongest { LONG } else { AT_MOST };
        let player = thought.position.to_move();
        let time = match (game.remaining(player, now), game.controls()[player]) {
            (Some(left), Some(control)) => {
                let share = left / SHARE + control.increment() * 3 / 4;
                // With plenty of time the strongest level makes use of it, but nobody wants to wait for ever.
                let longest = if strongest { LONG * 4 } else { AT_MOST };
                share.min(left / 2).min(longest)
            }
            _ => time,
        };
        Question { thought, time }
    }

    /// When the answer is there at the latest.
    pub(super) fn at_most(&self) -> Duration {
        self.time
    }

    /// The lines to send.
    pub(super) fn lines(&self) -> [String; 3] {
        [
            format!("setoption name Level value {}", self.thought.level.number()),
            format!("position lpn {}", self.thought.position),
            format!("go movetime {}", self.time.as_millis()),
        ]
    }
}
