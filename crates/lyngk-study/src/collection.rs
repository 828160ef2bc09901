//! Collections: the games of a file, or of the library, to list, filter and search.
//!
//! A [`GameReader`] cuts a file into games while it arrives. A [`Collection`] keeps of each game where it is in the file, what a list shows,
//! the text of its comments, and its turns in two bytes each. It finds positions by playing all games: that takes less than a second
//! for 100,000 games, needs no index, and serves stacks and claims as well. A [`CollectionSession`] answers [requests](Request); the page has it in a
//! web worker, and knows only the rows in sight.
//!
//! ```
//! use lyngk_study::collection::{Collection, Filter, Order, Pattern, generated};
//!
//! let mut collection = Collection::default();
//! collection.read(&(0..3).map(|number| generated(number).to_string()).collect::<String>());
//! let first = Pattern::Position(*generated(0).start());
//! let found = collection.search(&Filter::default(), Order::default(), Some(&first));
//! assert_eq!(found.rows, [0, 1, 2]);
//! ```

mod encoding;
mod filter;
mod generated;
mod kept;
mod message;
mod names;
mod pattern;
mod reader;
pub mod say;
mod search;
mod session;
#[cfg(test)]
mod tests;
mod turns;
mod viewport;

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use lyngk_game::tags::{ANNOTATOR, PlayerInfo, PlayerType, SITE};
use lyngk_rules::{GameResult, PerPlayer, Player, Position, Record, Variant};

pub use encoding::{decode, is_sgf, is_utf_16, lgn_of_sgf};
pub use filter::{Filter, Order, RowKind, SortKey};
pub use generated::generated;
pub use kept::{KeptFile, KeptFileError};
pub use message::{
    BrokenRow, FileProblem, GameRow, ListedRow, Query, ReadProgress, ReadState, Reply, Request, RowContent, RowProblem,
    Selecting,
};
pub use pattern::{ClaimPattern, Pattern};
pub use reader::{Broken, FilePart, GAME_LIMIT, GameReader};
pub use search::{Found, Hit, NextTurn, Results};
pub use session::CollectionSession;
pub use viewport::Viewport;

use crate::library::{Day, EntryKind, Summary, start_digest};
use crate::{Entry, comments};
use names::{NameId, Names};

/// Games with what is needed to list and search them.
#[derive(Debug, Default)]
pub struct Collection {
    rows: Vec<Row>,
    names: Names,
    /// Comments and other texts of the games, in lower case.
    texts: String,
    /// Turns of the games.
    turns: Vec<u16>,
    /// Start positions, each once.
    starts: Vec<Position>,
    start_ids: HashMap<Position, u32>,
    /// What is wrong with the rows that cannot be read.
    broken: HashMap<u32, Broken>,
    /// Main lines of the library's entries, each once, with their numbers.
    line_ids: HashMap<(u32, Vec<u16>), u32>,
    /// How many entries have them.
    lines: Vec<Line>,
    /// Start positions of games in the library.
    own_starts: HashSet<u32>,
}

/// How many entries of the library have one main line: a game, and studies of it.
#[derive(Debug, Default)]
struct Line {
    games: u32,
    studies: u32,
}

/// A game, or a part that is none.
#[derive(Debug, Default)]
struct Row {
    /// Where it is in the file.
    bytes: Range<u64>,
    /// Number of lines before it.
    lines: usize,
    /// Its number in the library.
    id: Option<u64>,
    /// None if it cannot be read.
    entry: Option<EntryKind>,
    name: NameId,
    event: NameId,
    players: [NameId; 2],
    player_types: [Option<PlayerType>; 2],
    levels: [Option<u8>; 2],
    day: Option<Day>,
    moves: u32,
    result: GameResult,
    start: u32,
    turns: Range<u32>,
    text: Range<u32>,
    /// The number of its main line, if it is in the library.
    line: Option<u32>,
}

impl Collection {
    /// Number of rows: games and parts that are none.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Number of games in the library of which there is a study, too. A [search](Self::search) that finds both lists the study alone.
    #[must_use]
    pub fn studied(&self) -> usize {
        self.lines.iter().filter(|line| line.studies > 0).map(|line| line.games as usize).sum()
    }

    /// Number of rows that cannot be read.
    #[must_use]
    pub fn broken(&self) -> usize {
        self.broken.len()
    }

    /// Adds all games of a text.
    pub fn read(&mut self, text: &str) {
        let mut reader = GameReader::default();
        reader.feed(text.as_bytes(), &mut |part| self.add(part));
        reader.finish(&mut |part| self.add(part));
    }

    /// Adds a part of a file.
    pub fn add(&mut self, part: FilePart) {
        let row = Row { bytes: part.bytes, lines: part.lines, ..Row::default() };
        match part.content {
            Ok(record) => self.push(row, &Entry::from_export(record)),
            Err(broken) => self.push_broken(row, broken),
        }
    }

    /// Adds an entry of the library, with its number there and its place among the exported texts.
    pub fn add_entry(&mut self, id: u64, bytes: Range<u64>, content: Result<&Entry, Broken>) {
        let row = Row { bytes, id: Some(id), ..Row::default() };
        match content {
            Ok(entry) => self.push(row, entry),
            Err(broken) => self.push_broken(row, broken),
        }
    }

    fn push_broken(&mut self, row: Row, broken: Broken) {
        self.broken.insert(self.rows.len() as u32, broken);
        self.rows.push(row);
    }

    fn push(&mut self, row: Row, entry: &Entry) {
        let record = entry.record();
        let Summary { kind, name, event, players, day, variant: _, moves, result, start: _ } =
            Summary::without_digest(entry);
        let next = self.starts.len() as u32;
        let start = *self.start_ids.entry(*record.start()).or_insert(next);
        if start == next {
            self.starts.push(*record.start());
        }
        let (first_turn, first_char) = (self.turns.len() as u32, self.texts.len() as u32);
        self.add_turns(record);
        let line = row.id.map(|_| self.add_line(kind, start, first_turn));
        let players = players.into_array();
        self.rows.push(Row {
            entry: Some(kind),
            line,
            name: self.names.insert(name.as_deref()),
            event: self.names.insert(event.as_deref()),
            player_types: players.each_ref().map(|player| player.player_type),
            levels: players.each_ref().map(|player| player.level),
            players: players.each_ref().map(|player| self.names.insert(player.name.as_deref())),
            day,
            moves: moves as u32,
            result,
            start,
            turns: first_turn..self.turns.len() as u32,
            text: first_char..self.texts.len() as u32,
            ..row
        });
    }

    /// Counts the main line of an entry of the library, whose turns were just added. Returns its number.
    fn add_line(&mut self, kind: EntryKind, start: u32, first_turn: u32) -> u32 {
        let next = self.lines.len() as u32;
        let main = turns::main_line(&self.turns[first_turn as usize..]);
        let number = *self.line_ids.entry((start, main)).or_insert(next);
        if number == next {
            self.lines.push(Line::default());
        }
        let line = &mut self.lines[number as usize];
        match kind {
            EntryKind::Game => {
                line.games += 1;
                self.own_starts.insert(start);
            }
            EntryKind::Study => line.studies += 1,
        }
        number
    }

    /// Whether a row is a study of a game in the library.
    fn is_of_own_game(&self, row: &Row) -> bool {
        row.entry == Some(EntryKind::Study) && row.id.is_some() && self.own_starts.contains(&row.start)
    }

    /// Adds the turns of a record, and the texts that are searched besides names.
    fn add_turns(&mut self, record: &Record) {
        let texts = &mut self.texts;
        let mut add = |text: &str| {
            if !text.is_empty() {
                texts.push_str(&text.to_lowercase());
                // It keeps the words of two texts apart.
                texts.push('\n');
            }
        };
        [ANNOTATOR, SITE].into_iter().filter_map(|tag| record.tag(tag)).for_each(&mut add);
        record.comments.iter().for_each(|comment| add(&comments::text(comment)));
        turns::encode(record, &mut self.turns, |node| {
            node.lead().iter().chain(&node.comments).for_each(|comment| add(&comments::text(comment)));
        });
    }

    /// The summary of a row; `None` if it cannot be read.
    #[must_use]
    pub fn summary(&self, row: u32) -> Option<Summary> {
        let row = self.rows.get(row as usize)?;
        let kind = row.entry?;
        let start = self.start(row);
        let name = |id: NameId| self.names.get(id).map(str::to_owned);
        let player = |player: Player| PlayerInfo {
            name: name(row.players[player.index()]),
            player_type: row.player_types[player.index()],
            level: row.levels[player.index()],
        };
        Some(Summary {
            kind,
            name: name(row.name),
            event: name(row.event),
            players: PerPlayer::from_fn(player),
            day: row.day,
            variant: start.variant(),
            moves: row.moves as usize,
            result: row.result,
            start: start_digest(start),
        })
    }

    /// Where a row is in its file.
    #[must_use]
    pub fn bytes(&self, row: u32) -> Option<Range<u64>> {
        self.rows.get(row as usize).map(|row| row.bytes.clone())
    }

    /// The stacks of five of both players at the end of the main line. The six-stack variant is decided by another count.
    fn score(&self, row: &Row) -> Option<[u8; 2]> {
        let start = row.entry.map(|_| self.start(row))?;
        let mut score = None;
        turns::replay(start.core(), self.codes(row), |place| {
            if place.is_main {
                score = Some(Player::ALL.map(|player| place.core.tally(player).fives as u8));
            }
            true
        });
        score.filter(|_| start.variant() == Variant::Standard)
    }

    fn start(&self, row: &Row) -> &Position {
        &self.starts[row.start as usize]
    }

    fn text(&self, row: &Row) -> &str {
        &self.texts[row.text.start as usize..row.text.end as usize]
    }

    fn codes(&self, row: &Row) -> &[u16] {
        &self.turns[row.turns.start as usize..row.turns.end as usize]
    }
}
