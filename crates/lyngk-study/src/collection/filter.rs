//! Which games of a collection are listed, and in which order.

use std::cmp::{Ordering, Reverse};

use lyngk_rules::{GameResult, Variant};
use serde::{Deserialize, Serialize};

use super::names::Matches;
use super::{Collection, Row};
use crate::library::{Day, EntryKind};

/// Conditions for games. A game must meet all that are set.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Filter {
    /// Part of the name of a player.
    pub player: String,
    /// Levels whose characters the text for the player means as well.
    pub player_levels: Vec<u8>,
    /// Words in comments, names or other tags.
    pub text: String,
    /// The first day.
    pub from: Option<Day>,
    /// The last day.
    pub to: Option<Day>,
    /// The result.
    pub result: Option<GameResult>,
    /// The variant.
    pub variant: Option<Variant>,
    /// The smallest number of moves.
    pub shortest: Option<u32>,
    /// The largest number of moves.
    pub longest: Option<u32>,
    /// The level of one of the players.
    pub level: Option<u8>,
    /// Games, studies, or what cannot be read.
    pub kind: Option<RowKind>,
}

/// The kind of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RowKind {
    /// A game.
    Game,
    /// A study.
    Study,
    /// Something that cannot be read.
    Broken,
}

/// The order of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Order {
    /// What decides.
    pub by: SortKey,
    /// Whether the list is reversed. What has no date or no player stays last.
    pub descending: bool,
}

/// What the order of a list depends on. Rows that are equal in it are in the order of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum SortKey {
    /// The order of the file.
    #[default]
    File,
    /// The date.
    Day,
    /// The players' names.
    Players,
    /// The number of moves.
    Moves,
    /// The result.
    Result,
}

impl SortKey {
    /// All keys.
    pub const ALL: [SortKey; 5] = [SortKey::File, SortKey::Day, SortKey::Players, SortKey::Moves, SortKey::Result];
}

/// A filter, prepared for a collection.
pub(super) struct Test<'a> {
    filter: &'a Filter,
    /// Names that contain the text for the player.
    players: Option<Matches>,
    /// The words to look for, with the names that contain them.
    words: Vec<(String, Matches)>,
}

impl<'a> Test<'a> {
    pub(super) fn new(filter: &'a Filter, collection: &Collection) -> Test<'a> {
        let player = filter.player.trim();
        let text = filter.text.to_lowercase();
        let words = text.split_whitespace().map(|word| (word.to_owned(), collection.names.containing(word)));
        Test {
            filter,
            players: (!player.is_empty()).then(|| collection.names.containing(player)),
            words: words.collect(),
        }
    }

    /// Whether a row passes.
    pub(super) fn passes(&self, collection: &Collection, row: &Row) -> bool {
        let filter = self.filter;
        if filter.kind.is_some_and(|kind| kind != row.kind()) {
            return false;
        }
        if row.kind() == RowKind::Broken {
            // Nothing is known about it.
            return *filter == Filter { kind: filter.kind, ..Filter::default() };
        }
        let has_level = |level: u8| row.levels.contains(&Some(level));
        filter.variant.is_none_or(|variant| variant == collection.start(row).variant())
            && filter.result.is_none_or(|result| result == row.result)
            && filter.shortest.is_none_or(|least| row.moves >= least)
            && filter.longest.is_none_or(|most| row.moves <= most)
            && filter.level.is_none_or(has_level)
            && filter.from.is_none_or(|from| row.day.is_some_and(|day| day >= from))
            && filter.to.is_none_or(|to| row.day.is_some_and(|day| day <= to))
            && self.players.as_ref().is_none_or(|players| {
                row.players.iter().any(|&player| players.contains(player))
                    || filter.player_levels.iter().any(|&level| has_level(level))
            })
            && self.words.iter().all(|(word, names)| {
                let mut known = row.players.into_iter().chain([row.name, row.event]);
                known.any(|name| names.contains(name)) || collection.text(row).contains(word.as_str())
            })
    }
}

impl Collection {
    /// Sorts the numbers of rows.
    pub(super) fn sort(&self, rows: &mut [u32], order: Order) {
        let row = |&number: &u32| &self.rows[number as usize];
        let players = |row: &Row| {
            let names = row.players.map(|player| self.names.plain(player));
            (names != ["", ""]).then_some(names)
        };
        let result = |row: &Row| match row.kind() {
            RowKind::Broken => None,
            _ => GameResult::ALL.iter().position(|&result| result == row.result),
        };
        let moves = |row: &Row| (row.kind() != RowKind::Broken).then_some(row.moves);
        // The sorts are stable.
        match order.by {
            SortKey::File if order.descending => rows.sort_unstable_by_key(|&number| Reverse(number)),
            SortKey::File => rows.sort_unstable(),
            SortKey::Day => rows.sort_by(|a, b| known(row(a).day, row(b).day, order.descending)),
            SortKey::Players => rows.sort_by(|a, b| known(players(row(a)), players(row(b)), order.descending)),
            SortKey::Moves => rows.sort_by(|a, b| known(moves(row(a)), moves(row(b)), order.descending)),
            SortKey::Result => rows.sort_by(|a, b| known(result(row(a)), result(row(b)), order.descending)),
        }
    }
}

/// The order of two values. Those that are unknown come last.
fn known<T: Ord>(a: Option<T>, b: Option<T>, descending: bool) -> Ordering {
    match (a, b) {
        (Some(a), Some(b)) if descending => b.cmp(&a),
        (Some(a), Some(b)) => a.cmp(&b),
        (a, b) => b.is_some().cmp(&a.is_some()),
    }
}

impl Row {
    pub(super) fn kind(&self) -> RowKind {
        match self.entry {
            Some(EntryKind::Game) => RowKind::Game,
            Some(EntryKind::Study) => RowKind::Study,
            None => RowKind::Broken,
        }
    }
}
