//! What is to be played: who, from where, for how long.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use lyngk_rules::{Position, Variant};

use super::game::Game;
use super::pace::{Clocks, Grace, Pace};
use super::player::Player;
use crate::input;

/// Everything that the games of a match follow from.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) players: [Player; 2],
    pub(crate) paces: [Pace; 2],
    pub(crate) grace: Grace,
    pub(crate) starts: Starts,
    pub(crate) games: usize,
}

impl Plan {
    /// The game with this number, the first being 0. Two at a time have the same start, with sides swapped.
    pub(crate) fn game(&self, number: usize) -> Game {
        let players = if number.is_multiple_of(2) { [0, 1] } else { [1, 0] };
        Game { number, start: self.starts.start(number / 2), players }
    }

    /// The clocks of a game.
    pub(crate) fn clocks(&self, game: &Game) -> Clocks {
        Clocks::new(game.players.map(|player| self.paces[player]), self.grace)
    }

    /// What must be the same for a match to be continued, beside the starts. More games may be wanted than before.
    pub(crate) fn settings(&self) -> String {
        let [one, two] = [0, 1].map(|player| format!("{} at {}", self.players[player].text, self.paces[player]));
        format!("{one} against {two}, grace {}", self.grace.0.as_millis())
    }
}

/// Where games begin.
#[derive(Debug)]
pub(crate) enum Starts {
    /// Random starts by their seeds, counted up from the first.
    Seeds { first: u64, variant: Variant },
    /// Given positions, at least one: after the last comes the first again.
    List(Vec<Position>),
}

impl Starts {
    /// Reads positions, one LPN a line. Empty lines are passed over.
    pub(crate) fn read(path: &Path) -> Result<Starts> {
        let name = input::name(path);
        let text = input::file(path)?;
        let mut starts = Vec::new();
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let position: Position = line.trim_end().parse().with_context(|| format!("{name}, line {number}"))?;
            if position.is_over() {
                bail!("{name}, line {number}: in this position the game is over, no match can begin there");
            }
            starts.push(position);
        }
        if starts.is_empty() {
            return Err(anyhow!("{name} has no position in it, expected one LPN a line"));
        }
        Ok(Starts::List(starts))
    }

    /// The start of a pair, the first being 0.
    pub(crate) fn start(&self, pair: usize) -> Position {
        match self {
            Starts::Seeds { first, variant } => Position::random_start(first.wrapping_add(pair as u64), *variant),
            Starts::List(starts) => starts[pair % starts.len()],
        }
    }

    /// The seed of a pair's start, if it comes from one.
    pub(crate) fn seed(&self, pair: usize) -> Option<u64> {
        match self {
            Starts::Seeds { first, .. } => Some(first.wrapping_add(pair as u64)),
            Starts::List(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_games_of_a_pair_have_one_start_with_sides_swapped() {
        let players = ["full", "random"].map(|text| Player::read(text).expect("a player"));
        let starts = Starts::Seeds { first: 7, variant: Variant::Six };
        let paces = [Pace::Nodes(1), Pace::Nodes(2)];
        let plan = Plan { players, paces, grace: Grace(Duration::ZERO), starts, games: 4 };
        for pair in 0..2 {
            let (one, two) = (plan.game(2 * pair), plan.game(2 * pair + 1));
            assert_eq!((one.players, two.players), ([0, 1], [1, 0]));
            assert_eq!(one.start, Position::random_start(7 + pair as u64, Variant::Six));
            assert_eq!(one.start, two.start);
        }
    }
}
