//! What game is to be played next.

use lyngk_game::TimeControl;
use lyngk_rules::{LpnError, PerPlayer, Position, SplitMix64, Variant};

use crate::{Level, Seat};

/// Against whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A friend at the same device.
    Friend,
    /// The engine.
    Engine(Level),
}

/// Who has the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhoBegins {
    /// The person who sets up the game.
    You,
    /// Their opponent.
    Opponent,
    /// Either, at random.
    Random,
}

/// The position from which to start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartPosition {
    /// A new one.
    Random,
    /// The one of a day, the same for everybody: the number is that of the day, 20261116 for 16 November 2026.
    Day(u32),
    /// The one of a seed: `lyngk random --seed` names the same.
    Seed(u64),
    /// A given one, as LPN. What variant is played it says itself.
    Lpn(String),
}

/// A game to be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// What is played.
    pub variant: Variant,
    /// Against whom.
    pub opponent: Opponent,
    /// Who has the first turn.
    pub begins: WhoBegins,
    /// Where it starts.
    pub start: StartPosition,
    /// The clock, if there is one.
    pub control: Option<TimeControl>,
}

impl Default for NewGame {
    /// What a first visitor finds: an easy opponent, the first turn theirs, no clock.
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

/// A game as it was set up: nothing is left to chance any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// Where it starts.
    pub start: Position,
    /// Who decides for each player.
    pub seats: PerPlayer<Seat>,
    /// The clock.
    pub control: Option<TimeControl>,
}

impl NewGame {
    /// Draws what is left to chance.
    ///
    /// # Errors
    /// The given position cannot be read.
    pub fn arrange(&self, chance: &mut SplitMix64) -> Result<Arrangement, LpnError> {
        let start = match &self.start {
            StartPosition::Random => Position::random_start(chance.next_u64(), self.variant),
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
            WhoBegins::Random => chance.next_u64() & 1 == 0,
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

    fn arranged(plan: &NewGame, seed: u64) -> Arrangement {
        plan.arrange(&mut SplitMix64::new(seed)).expect("a plan that can be arranged")
    }

    #[test]
    fn a_first_visitor_begins_against_an_easy_level() {
        let arrangement = arranged(&NewGame::default(), 1);
        assert_eq!(arrangement.seats, PerPlayer::new(Seat::Person, Seat::Engine(Level::EASY)));
        assert_eq!(arrangement.control, None);
    }

    #[test]
    fn the_lot_falls_on_either() {
        let plan = NewGame { begins: WhoBegins::Random, ..NewGame::default() };
        let firsts = (0..100).filter(|&seed| arranged(&plan, seed).seats[Player::One] == Seat::Person).count();
        assert!((30..=70).contains(&firsts), "{firsts}");
    }

    #[test]
    fn a_days_start_is_the_same_for_everybody_and_named_by_a_seed() {
        let plan = NewGame { start: StartPosition::Day(20_261_116), ..NewGame::default() };
        let seed = NewGame { start: StartPosition::Seed(20_261_116), ..NewGame::default() };
        assert_eq!(arranged(&plan, 1).start, arranged(&plan, 2).start);
        assert_eq!(arranged(&plan, 1).start, arranged(&seed, 3).start);
        assert_ne!(arranged(&NewGame::default(), 1).start, arranged(&NewGame::default(), 2).start);
    }

    #[test]
    fn a_given_position_says_itself_what_is_played_and_a_wrong_one_is_refused() {
        let lpn = Position::random_start(7, Variant::Six).to_string();
        let plan = NewGame { start: StartPosition::Lpn(format!("  {lpn}\n")), ..NewGame::default() };
        assert_eq!(arranged(&plan, 1).start.variant(), Variant::Six);
        let wrong = NewGame { start: StartPosition::Lpn("what".to_owned()), ..NewGame::default() };
        assert!(wrong.arrange(&mut SplitMix64::new(1)).is_err());
    }
}
