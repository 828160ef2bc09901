//! Setup of a new game.

use lyngk_game::TimeControl;
use lyngk_rules::{LpnError, PerPlayer, Player, Position, SplitMix64, Variant};

use crate::{Level, Seat, Table, person_name};

/// The seed of the first start. Nothing depends on which one it is.
const FIRST_SEED: u64 = 7;

/// The opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// A friend at the same device.
    Friend,
    /// The engine.
    Engine(Level),
}

/// The seat that moves first.
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
    /// The seat that moves first.
    pub begins: WhoBegins,
    /// The starting position.
    pub start: StartPosition,
    /// The time control; `None` without clocks.
    pub control: Option<TimeControl>,
    /// The names of two people at one device: who begins, and the other one. Empty without a name.
    pub names: [String; 2],
}

impl Default for NewGame {
    /// Defaults: the gentlest engine level, the person moves first, no clocks.
    fn default() -> NewGame {
        NewGame {
            variant: Variant::Standard,
            opponent: Opponent::Engine(Level::EASY),
            begins: WhoBegins::You,
            start: StartPosition::Random,
            control: None,
            names: [String::new(), String::new()],
        }
    }
}

/// A new game with all random choices made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The starting position.
    pub start: Position,
    /// The seat of each player.
    pub seats: PerPlayer<Seat>,
    /// The time control; without one there are no clocks.
    pub control: Option<TimeControl>,
}

impl NewGame {
    /// The start of a visitor's first game. It is always the same, so that a page can show it before its program has arrived.
    #[must_use]
    pub fn first_start() -> Position {
        Position::random_start(FIRST_SEED, Variant::Standard)
    }

    /// A table with a new game. Two people have their names.
    ///
    /// # Errors
    /// If the given position is not valid LPN.
    pub fn table(&self, random: &mut SplitMix64) -> Result<Table, LpnError> {
        let mut table = Table::new(&self.arrange(random)?);
        if self.opponent == Opponent::Friend {
            let [first, second] = self.names.each_ref().map(|name| person_name(name));
            let names = PerPlayer::new(first, second);
            table.set_names(&if self.begins == WhoBegins::Opponent { names.flipped() } else { names });
        }
        Ok(table)
    }

    /// The same game once more with the roles swapped, after a game at a table. A random start is drawn again, a given one stays.
    #[must_use]
    pub fn rematch(&self, table: &Table) -> NewGame {
        let was_first = match table.only_person() {
            Some(person) => person == Player::One,
            // Of two people, the names tell who was player 1.
            None => table.game().players()[Player::One].name == person_name(&self.names[0]),
        };
        NewGame { begins: if was_first { WhoBegins::Opponent } else { WhoBegins::You }, ..self.clone() }
    }

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
        Ok(self.arrange_from(start, random))
    }

    /// Makes the random choices for a game from a position.
    #[must_use]
    pub fn arrange_from(&self, start: Position, random: &mut SplitMix64) -> Arrangement {
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
        Arrangement { start, seats, control: self.control }
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
    fn by_default_the_person_begins_against_the_gentlest_level() {
        let arrangement = arranged(&NewGame::default(), 1);
        assert_eq!(arrangement.seats, PerPlayer::new(Seat::Person, Seat::Engine(Level::ALL[0])));
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

    fn names(new_game: &NewGame) -> [Option<String>; 2] {
        let table = new_game.table(&mut SplitMix64::new(1)).expect("a random start");
        Player::ALL.map(|player| table.game().players()[player].name.clone())
    }

    #[test]
    fn two_people_have_their_names_and_swap_seats_in_a_rematch() {
        let named = ["  Anna\n".to_owned(), "Ben".to_owned()];
        let first = NewGame { opponent: Opponent::Friend, names: named, ..NewGame::default() };
        let [anna, ben] = [Some("Anna".to_owned()), Some("Ben".to_owned())];
        assert_eq!(names(&first), [anna.clone(), ben.clone()]);
        let table = first.table(&mut SplitMix64::new(1)).expect("a random start");
        let second = first.rematch(&table);
        assert_eq!(names(&second), [ben, anna]);
        let table = second.table(&mut SplitMix64::new(1)).expect("a random start");
        assert_eq!(second.rematch(&table), first);
    }

    #[test]
    fn names_of_two_people_are_not_used_against_the_engine() {
        let new_game = NewGame { names: ["Anna".to_owned(), String::new()], ..NewGame::default() };
        assert_eq!(names(&new_game), [None, None]);
    }

    #[test]
    fn a_rematch_against_the_engine_swaps_who_begins() {
        for begins in [WhoBegins::You, WhoBegins::Opponent, WhoBegins::Random] {
            for seed in 0..8 {
                let new_game = NewGame { begins, ..NewGame::default() };
                let table = new_game.table(&mut SplitMix64::new(seed)).expect("a random start");
                let rematch = new_game.rematch(&table).table(&mut SplitMix64::new(1)).expect("a random start");
                assert_eq!(rematch.only_person(), table.only_person().map(Player::opponent));
            }
        }
    }
}
