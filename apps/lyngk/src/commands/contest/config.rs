//! The configuration of a match, from which all its games follow.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use lyngk_rules::{PerPlayer, Position, Records, Variant};

use super::limit::SearchLimit;
use super::spec::PlayerSpec;
use crate::input;

/// Everything that the games of a match follow from. Arrays of two belong to the first and the second player of the command line.
#[derive(Debug)]
pub(crate) struct MatchConfig {
    pub(crate) players: [PlayerSpec; 2],
    pub(crate) limits: [SearchLimit; 2],
    /// The engines that play, by which a match that is continued tells whether they are still the same.
    pub(crate) engines: String,
    /// The overrun of a time limit per turn that is forgiven, on top of 10 %.
    pub(crate) grace: Duration,
    pub(crate) starts: StartPositions,
    pub(crate) games: usize,
}

/// A game of the match that is to be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScheduledGame {
    /// Its index in the match, from 0.
    pub(crate) index: usize,
    pub(crate) start: Position,
    /// The index of the match's player in each seat.
    pub(crate) seats: PerPlayer<usize>,
}

impl ScheduledGame {
    /// The number of the game, from 1.
    pub(crate) fn number(&self) -> usize {
        self.index + 1
    }

    /// The index of the pair of games with the same start, from 0.
    pub(crate) fn pair(&self) -> usize {
        self.index / 2
    }
}

impl MatchConfig {
    /// The game with this index. Two games in a row have the same start, with sides swapped.
    pub(crate) fn game(&self, index: usize) -> ScheduledGame {
        let seats = PerPlayer::new(0, 1);
        let seats = if index.is_multiple_of(2) { seats } else { seats.flipped() };
        ScheduledGame { index, start: self.starts.start(index / 2), seats }
    }

    /// The settings that must be the same to continue a match; the number of games may differ. Match files contain this text, so its
    /// form must not change.
    pub(crate) fn settings(&self) -> String {
        let [one, two] = [0, 1].map(|player| format!("{} at {}", self.players[player].text, self.limits[player]));
        format!("{one} against {two}, grace {}", self.grace.as_millis())
    }
}

/// The start positions of a match.
#[derive(Debug)]
pub(crate) enum StartPositions {
    /// Random starts, with consecutive seeds.
    Seeds { first: u64, variant: Variant },
    /// At least one position. After the last one comes the first again.
    List(Vec<Position>),
}

impl StartPositions {
    /// Reads a file with one LPN per line, where empty lines are skipped, or the starts of LGN games.
    pub(crate) fn read(path: &Path) -> Result<StartPositions> {
        let name = input::name(path);
        let text = input::file(path)?;
        if text.trim_start().starts_with('[') {
            return StartPositions::of_games(&text, &name);
        }
        let mut starts = Vec::new();
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let position: Position = line.trim_end().parse().with_context(|| format!("{name}, line {number}"))?;
            if position.is_over() {
                bail!("{name}, line {number}: the game is over in this position, expected one that can be played");
            }
            starts.push(position);
        }
        if starts.is_empty() {
            return Err(anyhow!("{name} has no position in it; a file of starts has one LPN per line, or LGN games"));
        }
        Ok(StartPositions::List(starts))
    }

    fn of_games(text: &str, name: &str) -> Result<StartPositions> {
        let mut starts = Vec::new();
        for (number, game) in (1..).zip(Records::new(text)) {
            let start = *game.with_context(|| name.to_owned())?.start();
            if start.is_over() {
                bail!("{name}, game {number}: the game is over at its start, expected one that can be played");
            }
            starts.push(start);
        }
        Ok(StartPositions::List(starts))
    }

    /// The variants of the games.
    pub(crate) fn variants(&self) -> Vec<Variant> {
        match self {
            StartPositions::Seeds { variant, .. } => vec![*variant],
            StartPositions::List(starts) => {
                let is_played = |variant: &Variant| starts.iter().any(|start| start.variant() == *variant);
                Variant::ALL.into_iter().filter(is_played).collect()
            }
        }
    }

    /// The start of a pair of games, from 0.
    pub(crate) fn start(&self, pair: usize) -> Position {
        match self {
            StartPositions::Seeds { first, variant } => {
                Position::random_start(first.wrapping_add(pair as u64), *variant)
            }
            StartPositions::List(starts) => starts[pair % starts.len()],
        }
    }

    /// The seed of a pair's random start.
    pub(crate) fn seed(&self, pair: usize) -> Option<u64> {
        match self {
            StartPositions::Seeds { first, .. } => Some(first.wrapping_add(pair as u64)),
            StartPositions::List(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_of_a_pair_have_one_start_with_sides_swapped() {
        let players = ["full", "random"].map(|text| PlayerSpec::read(text).expect("a player"));
        let starts = StartPositions::Seeds { first: 7, variant: Variant::Six };
        let limits = [SearchLimit::Nodes(1), SearchLimit::Nodes(2)];
        let engines = String::new();
        let config = MatchConfig { players, limits, engines, grace: Duration::ZERO, starts, games: 4 };
        for pair in 0..2 {
            let (one, two) = (config.game(2 * pair), config.game(2 * pair + 1));
            assert_eq!((one.seats.into_array(), two.seats.into_array()), ([0, 1], [1, 0]));
            assert_eq!(one.start, Position::random_start(7 + pair as u64, Variant::Six));
            assert_eq!(one.start, two.start);
        }
        assert_eq!(config.settings(), "full at nodes=1 against random at nodes=2, grace 0");
    }
}
