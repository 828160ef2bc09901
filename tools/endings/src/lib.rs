//! Games of the engine against itself, for those who look for positions in them, and endings in which the right turn matters.
//!
//! Nothing here depends on time: the same arguments and the same engine give the same games.

mod ending;

use std::ops::RangeInclusive;
use std::time::Duration;

use lyngk_engine::{Engine, Limits, Options};
use lyngk_rules::Position;

pub use ending::{Ending, EndingError};

/// Somebody strong for both sides. Without the solver, what they do does not depend on what it remembers.
#[must_use]
pub fn players() -> Engine {
    Engine::new(Options { solver: false, ..Options::default() })
}

/// Plays a game, and gives its positions that have the right number of stacks. The players look at so many positions for each
/// turn.
///
/// ```
/// use lyngk_endings::{players, self_play};
/// use lyngk_rules::{Position, Variant};
///
/// let game = self_play(&mut players(), Position::random_start(1, Variant::Standard), 50, &(30..=32));
/// assert!(game.iter().all(|position| (30..=32).contains(&position.occupied().len())));
/// ```
#[must_use]
pub fn self_play(players: &mut Engine, start: Position, visits: u64, stacks: &RangeInclusive<usize>) -> Vec<Position> {
    let (mut position, mut fitting) = (start, Vec::new());
    while position.occupied().len() >= *stacks.start() {
        // The players need no clock: they count.
        let report = players.go(&position, &Limits::nodes(visits), &|| Duration::ZERO, &mut |_| ());
        let Some(turn) = report.best else { break };
        if stacks.contains(&position.occupied().len()) {
            fitting.push(position);
        }
        position.play_unchecked(turn);
    }
    fitting
}
