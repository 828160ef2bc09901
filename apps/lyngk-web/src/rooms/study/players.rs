//! The players of a study, and the table that shows them.

use std::time::Duration;

use lyngk_game::tags::PlayerInfo;
use lyngk_rules::{PerPlayer, Player, Position, Record, Turn};
use lyngk_study::study;
use lyngk_view::{Arrangement, Intent, Level, Seat, Table, Words};

/// Who the players of a record are.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Players {
    /// In a game of the person at this device, the opponent has its seat. Otherwise two people do, so that nobody is "you".
    seats: PerPlayer<Seat>,
    names: PerPlayer<Option<String>>,
}

impl Players {
    pub(super) fn of(words: &Words, record: &Record, is_own: bool) -> Players {
        let infos = PerPlayer::from_fn(|player| PlayerInfo::of(record, player));
        let seats =
            PerPlayer::from_fn(|player| infos[player].level.and_then(Level::new).map_or(Seat::Person, Seat::Engine));
        let engines = seats.values().filter(|seat| matches!(seat, Seat::Engine(_))).count();
        // Whoever has a name there is somebody else, or wants to be called by it.
        let is_unnamed = |player: Player| seats[player] != Seat::Person || infos[player].name.is_none();
        if is_own && engines == 1 && Player::ALL.into_iter().all(is_unnamed) {
            return Players { seats, names: infos.map(|info| info.name) };
        }
        let name = |player: Player| {
            let is_known = infos[player].name.is_some() || seats[player] != Seat::Person;
            is_known.then(|| study::say::player(words, record, player))
        };
        Players { seats: PerPlayer::both(Seat::Person), names: PerPlayer::from_fn(name) }
    }

    /// A table with these players after some turns. Both sides can be played.
    pub(super) fn table(&self, start: &Position, turns: &[Turn]) -> Table {
        let mut table = Table::new(&Arrangement { start: *start, seats: self.seats, control: None });
        table.set_free(true);
        self.name(&mut table);
        for turn in turns {
            table.act(Intent::Type(turn.to_string()), Duration::ZERO);
        }
        table
    }

    /// Gives the players at a table their names.
    pub(super) fn name(&self, table: &mut Table) {
        table.set_names(&self.names);
    }
}
