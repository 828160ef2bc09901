//! The game loop and the starts of games.

use std::ops::RangeInclusive;
use std::time::Duration;

use lyngk_engine::{Engine, Limits, Options};
use lyngk_rules::{Position, SplitMix64, Turn, Variant};

/// Openings have fewer random turns than this.
const RANDOM_TURNS: u64 = 4;

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Game {
    /// Each position with the turn that was played there.
    pub turns: Vec<(Position, Turn)>,
    /// The last position. The game is over there, unless the chooser stopped it.
    pub end: Position,
}

/// Plays a game. `choose` returns the turn for each position, or `None` to stop.
///
/// ```
/// use lyngk_rules::{Position, Variant};
///
/// let start = Position::random_start(1, Variant::Standard);
/// let game = lyngk_selfplay::play(start, |position| position.turns().first().copied());
/// assert!(game.end.is_over());
/// assert_eq!(game.turns[0].0, start);
/// ```
pub fn play(start: Position, mut choose: impl FnMut(&Position) -> Option<Turn>) -> Game {
    let (mut position, mut turns) = (start, Vec::new());
    while !position.is_over() {
        let Some(turn) = choose(&position) else { break };
        turns.push((position, turn));
        position.play_unchecked(turn);
    }
    Game { turns, end: position }
}

/// The variant of a numbered game: the variants alternate.
#[must_use]
pub fn variant(number: u64) -> Variant {
    Variant::ALL[(number % Variant::ALL.len() as u64) as usize]
}

/// The opening of a game: a random start with up to three random turns, so that the same start leads to different games. The
/// generator goes on to decide the rest of the game.
#[must_use]
pub fn opening(seed: u64, variant: Variant) -> (Position, SplitMix64) {
    let (mut position, mut random) = (Position::random_start(seed, variant), SplitMix64::new(seed));
    for _ in 0..random.below(RANDOM_TURNS) {
        if let Some(turn) = position.random_turn(&mut random) {
            position.play_unchecked(turn);
        }
    }
    (position, random)
}

/// The engine at full strength, for both players of [`engine_game`]. It does without the solver, whose transposition table
/// would make a game depend on the games before it.
#[must_use]
pub fn engine() -> Engine {
    Engine::new(Options { solver: false, ..Options::default() })
}

/// Plays a game of the engine against itself with a fixed number of visits a turn. Returns the positions whose number of stacks
/// lies in a range; the game stops below it.
///
/// ```
/// use lyngk_rules::{Position, Variant};
/// use lyngk_selfplay::{engine, engine_game};
///
/// let positions = engine_game(&mut engine(), Position::random_start(1, Variant::Standard), 50, &(30..=32));
/// assert!(positions.iter().all(|position| (30..=32).contains(&position.occupied().len())));
/// ```
#[must_use]
pub fn engine_game(engine: &mut Engine, start: Position, visits: u64, stacks: &RangeInclusive<usize>) -> Vec<Position> {
    let game = play(start, |position| {
        if position.occupied().len() < *stacks.start() {
            return None;
        }
        // A search with a fixed number of visits needs no clock.
        engine.go(position, &Limits::nodes(visits), &|| Duration::ZERO, &mut |_| ()).best
    });
    let positions = game.turns.into_iter().map(|(position, _)| position);
    positions.filter(|position| stacks.contains(&position.occupied().len())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_depends_on_its_seed_alone() {
        let openings = |seed: u64| (opening(seed, variant(seed)).0, opening(seed, variant(seed)).0);
        for seed in 0..20 {
            let (one, two) = openings(seed);
            assert_eq!(one, two);
            assert!((40..=43).contains(&one.occupied().len()));
        }
        assert!((0..20).any(|seed| openings(seed).0.occupied().len() == 40), "three random turns");
    }

    #[test]
    fn a_game_stops_when_the_chooser_has_no_turn() {
        let mut left = 3;
        let game = play(Position::random_start(1, Variant::Six), |position| {
            left -= 1;
            if left < 0 { None } else { position.turns().first().copied() }
        });
        assert_eq!((game.turns.len(), game.end.is_over()), (3, false));
    }
}
