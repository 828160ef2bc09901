//! Search in a collection: rows that pass a filter and contain a pattern, and what was played there.

use std::collections::{HashMap, HashSet};

use lyngk_rules::{GameResult, Player, Turn};
use serde::{Deserialize, Serialize};

use super::filter::{Filter, Order, Test};
use super::pattern::{Pattern, Search};
use super::turns::{next, path, replay};
use super::{Collection, Row};
use crate::library::EntryKind;

/// The result of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The numbers of the rows, in the order asked for.
    pub rows: Vec<u32>,
    /// Where the pattern is in these rows, if there was one.
    pub hits: HashMap<u32, Hit>,
    /// The results of the games that contain the pattern.
    pub results: Results,
    /// The results of those among them that contain it only in a variation.
    pub in_variations: Results,
    /// What was played next in the main lines of the others, the most frequent first.
    pub next: Vec<NextTurn>,
}

/// Where a pattern first is in a game: in the main line, or else in a variation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// The number of turns before it.
    pub ply: usize,
    /// The number of the move that follows, as in the list of moves.
    pub move_number: usize,
    /// Whether it is in the main line.
    pub is_main: bool,
    /// The turn that follows, on the board of the game.
    pub next: Option<Turn>,
}

/// Results of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    /// Games won by player 1.
    pub one: u32,
    /// Ties.
    pub ties: u32,
    /// Games won by player 2.
    pub two: u32,
    /// Unfinished games.
    pub open: u32,
}

impl Results {
    /// The number of games.
    #[must_use]
    pub fn games(self) -> u32 {
        self.one + self.ties + self.two + self.open
    }

    fn add(&mut self, result: GameResult) {
        *match result {
            GameResult::Win(Player::One) => &mut self.one,
            GameResult::Win(Player::Two) => &mut self.two,
            GameResult::Draw => &mut self.ties,
            GameResult::Open => &mut self.open,
        } += 1;
    }
}

/// A turn that was played next, with the results of these games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextTurn {
    /// The turn, on the board of the position that was searched. None where the record ends.
    pub turn: Option<Turn>,
    /// The results.
    pub results: Results,
}

impl Collection {
    /// The rows that pass a filter and contain a pattern.
    #[must_use]
    pub fn search(&self, filter: &Filter, order: Order, pattern: Option<&Pattern>) -> Found {
        let test = Test::new(filter, self);
        let mut found = Found::default();
        let passing = (0..).zip(&self.rows).filter(|(_, row)| test.passes(self, row));
        match pattern.map(Search::new) {
            None => {
                let passing = self.without_studied(passing.map(|(number, row)| (number, row, ())).collect());
                found.rows.extend(passing.into_iter().map(|(number, ..)| number));
            }
            Some(None) => (),
            Some(Some(search)) => {
                let mut next: HashMap<Option<Turn>, Results> = HashMap::new();
                let hits = passing.filter_map(|(number, row)| Some((number, row, self.find(row, &search)?)));
                // Several studies of one game are still one game.
                let mut counted = HashSet::new();
                for (number, row, (hit, turn)) in self.without_studied(hits.collect()) {
                    found.rows.push(number);
                    found.hits.insert(number, hit);
                    if row.line.is_some_and(|line| !counted.insert(line)) {
                        continue;
                    }
                    found.results.add(row.result);
                    let part = if hit.is_main { next.entry(turn).or_default() } else { &mut found.in_variations };
                    part.add(row.result);
                }
                found.next = next.into_iter().map(|(turn, results)| NextTurn { turn, results }).collect();
                found.next.sort_by_key(|next| (std::cmp::Reverse(next.results.games()), next.turn));
            }
        }
        self.sort(&mut found.rows, order);
        found
    }

    /// Leaves out games of the library of which a study was found, too: somebody who has reviewed a game has played it once.
    fn without_studied<'a, T>(&self, mut rows: Vec<(u32, &'a Row, T)>) -> Vec<(u32, &'a Row, T)> {
        if self.studied() > 0 {
            let is_study = |row: &Row| row.entry == Some(EntryKind::Study);
            let studied: HashSet<u32> =
                rows.iter().filter(|(_, row, _)| is_study(row)).filter_map(|it| it.1.line).collect();
            rows.retain(|(_, row, _)| is_study(row) || row.line.is_none_or(|line| !studied.contains(&line)));
        }
        rows
    }

    /// Where a pattern is in a game, and the turn that follows on the board of the pattern.
    fn find(&self, row: &Row, search: &Search) -> Option<(Hit, Option<Turn>)> {
        let start = row.entry.map(|_| self.start(row).core()).filter(|start| search.is_possible(start))?;
        let codes = self.codes(row);
        let second = usize::from(start.to_move() == Player::Two);
        let mut found: Option<(Hit, Option<Turn>)> = None;
        replay(start, codes, |place| {
            if (found.is_none() || place.is_main) && search.matches(place) {
                let next = next(codes, place);
                let move_number = usize::midpoint(place.ply, second) + 1;
                let hit = Hit { ply: place.ply, move_number, is_main: place.is_main, next };
                found = Some((hit, next.map(|turn| search.on_own_board(place.core, turn))));
            }
            found.is_none_or(|(hit, _)| !hit.is_main)
        });
        found
    }

    /// The turns that lead to a pattern in a game.
    #[must_use]
    pub fn path(&self, row: u32, pattern: &Pattern) -> Option<Vec<Turn>> {
        let row = self.rows.get(row as usize)?;
        let search = Search::new(pattern)?;
        let (hit, _) = self.find(row, &search)?;
        let codes = self.codes(row);
        let mut found = None;
        replay(self.start(row).core(), codes, |place| {
            if place.is_main == hit.is_main && search.matches(place) {
                found = Some(path(codes, place));
            }
            found.is_none()
        });
        found
    }
}
