//! Setup of a new game.

use lyngk_game::TimeControl;
use lyngk_rules::{LpnError, PerPlayer, Position, SplitMix64, Variant};

use crate::{Level, Seat};

/// The opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A friend at the same device.
    Friend,
    /// The engine.
    Engine(Level),
}

/// Who moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhoBegins {
    /// The person who sets up the game.
    You,
    /// Their opponent.
    Opponent,
    /// Either, at random.
    Random,
}

/// The starting position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartPosition {
    /// A new random position.
    Random,
    /// The position of the day, the same for everybody. The date is written as a number: 20261116 is 16 November 2026.
    Day(u32),
    /// The random position with this seed, the same as `lyngk random --seed`.
    Seed(u64),
    /// A given position in LPN. It names its own variant.
    Lpn(String),
}

/// The settings of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The variant.
    pub variant: Variant,
    /// The opponent.
    pub opponent: Opponent,
    /// Who moves first.
    pub begins: WhoBegins,
    /// The starting position.
    pub start: StartPosition,
    /// The time control; `None` without clocks.
    pub control: Option<TimeControl>,
}

impl Default for NewGame {
    /// Defaults: an easy engine level, the person moves first, no clocks.
    fn default() -> NewGame {
        NewGame {
            variant: Variant::Standard,
            opponent: Opponent::Engine(Level::EASY),
            begins: WhoBegins::You,
            start: StartPosition::Random,
            control: None,
        }
    }
}

/// A new game with all random choices made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The starting position.
    pub start: Position,
    /// Who decides for each player.
    pub seats: PerPlayer<Seat>,
    /// The time control; without one there are no clocks.
    pub control: Option<TimeControl>,
}

impl NewGame {
    /// Makes the random choices.
    ///
    /// # Errors
    /// If the given position is not valid LPN.
    pub fn arrange(&self, random: &mut SplitMix64) -> Result<Arrangement, LpnError> {
        let start = match &self.start {
            StartPosition::Random => Position::random_start(random.next_u64(), self.variant),
            StartPosition::Day(day) => Position::random_start(u64::from(*day), self.variant),
            StartPosition::Seed(seed) => Position::random_start(*seed, self.variant),
            StartPosition::Lpn(text) => text.trim().parse()?,
        };
        let opponent = match self.opponent {
            Opponent::Friend => Seat::Person,
            Opponent::Engine(level) => Seat::Engine(level),
        };
        let first = match self.begins {
            WhoBegins::You => true,
            WhoBegins::Opponent => false,
            WhoBegins::Random => random.next_u64() & 1 == 0,
        };
        let seats = PerPlayer::new(Seat::Person, opponent);
        let seats = if first { seats } else { seats.flipped() };
        Ok(Arrangement { start, seats, control: self.control })
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::Player;

    use super::*;

    fn arranged(new_game: &NewGame, seed: u64) -> Arrangement {
        new_game.arrange(&mut SplitMix64::new(seed)).expect("a valid setup")
    }

    #[test]
    fn by_default_the_person_begins_against_an_easy_level() {
        let arrangement = arranged(&NewGame::default(), 1);
        assert_eq!(arrangement.seats, PerPlayer::new(Seat::Person, Seat::Engine(Level::EASY)));
        assert_eq!(arrangement.control, None);
    }

    #[test]
    fn either_player_may_begin_by_random_choice() {
        let new_game = NewGame { begins: WhoBegins::Random, ..NewGame::default() };
        let firsts = (0..100).filter(|&seed| arranged(&new_game, seed).seats[Player::One] == Seat::Person).count();
        assert!((30..=70).contains(&firsts), "{firsts}");
    }

    #[test]
    fn the_position_of_the_day_is_the_one_with_that_seed() {
        let new_game = NewGame { start: StartPosition::Day(20_261_116), ..NewGame::default() };
        let seed = NewGame { start: StartPosition::Seed(20_261_116), ..NewGame::default() };
        assert_eq!(arranged(&new_game, 1).start, arranged(&new_game, 2).start);
        assert_eq!(arranged(&new_game, 1).start, arranged(&seed, 3).start);
        assert_ne!(arranged(&NewGame::default(), 1).start, arranged(&NewGame::default(), 2).start);
    }

    #[test]
    fn a_given_position_names_its_variant_and_an_invalid_one_is_an_error() {
        let lpn = Position::random_start(7, Variant::Six).to_string();
        let new_game = NewGame { start: StartPosition::Lpn(format!("  {lpn}\n")), ..NewGame::default() };
        assert_eq!(arranged(&new_game, 1).start.variant(), Variant::Six);
        let wrong = NewGame { start: StartPosition::Lpn("what".to_owned()), ..NewGame::default() };
        assert!(wrong.arrange(&mut SplitMix64::new(1)).is_err());
    }
}
