//! The worker's side of a conversation about a collection, without the worker.

use std::collections::{BTreeSet, HashSet};
use std::ops::Range;

use lyngk_rules::Records;

use super::filter::RowKind;
use super::message::{
    BrokenRow, FileProblem, GameRow, ListedRow, Query, ReadProgress, ReadState, Reply, Request, RowContent, RowProblem,
    Selecting,
};
use super::reader::{Broken, GameReader};
use super::search::Found;
use super::{Collection, Filter, Order};
use crate::Entry;
use crate::library::StoredEntry;

/// Limit of the number of next turns in a reply.
const NEXT_TURNS: usize = 50;
/// Limit of the number of rows in a reply.
const ROWS: u32 = 1_000;

/// A collection that is read, listed and searched by messages.
///
/// Requests that need the file itself are left to the caller: it reads and [feeds](CollectionSession::feed) the file, and takes games
/// and exports [out of it](CollectionSession::bytes).
#[derive(Debug, Default)]
pub struct CollectionSession {
    collection: Collection,
    reader: GameReader,
    progress: ReadProgress,
    /// Whether the file has anything but space.
    has_text: bool,
    query: Query,
    found: Found,
    /// Number of rows that have been searched for the list.
    searched: usize,
    selected: BTreeSet<u32>,
}

impl CollectionSession {
    /// Begins to read a file of a size.
    pub fn begin(&mut self, total: u64) {
        self.progress.total = total;
    }

    /// Reads the next bytes of the file.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.has_text |= !bytes.trim_ascii().is_empty();
        self.reader.feed(bytes, &mut |part| self.collection.add(part));
        self.progress.read = self.reader.offset();
    }

    /// Reads an entry of the library. Returns its text for an export.
    pub fn add_entry(&mut self, id: u64, stored: &str) -> String {
        self.has_text = true;
        let start = self.progress.read;
        let (text, content) = match stored.parse::<StoredEntry>() {
            Ok(StoredEntry { entry, .. }) => (entry.to_export_text(), Ok(entry)),
            Err(_) => (stored.to_owned(), Err(unreadable(stored))),
        };
        self.progress.read += text.len() as u64;
        let content: Result<&Entry, Broken> = content.as_ref().map_err(Clone::clone);
        self.collection.add_entry(id, start..self.progress.read, content);
        text
    }

    /// Everything has been read.
    pub fn finish(&mut self) {
        self.reader.finish(&mut |part| self.collection.add(part));
        self.end(ReadState::Done);
        let games = self.collection.len() - self.collection.broken();
        self.progress.problem = match self.collection.broken.get(&0) {
            _ if games > 0 => None,
            _ if !self.has_text => Some(FileProblem::Empty),
            Some(Broken::NotText { .. }) => Some(FileProblem::NotText),
            _ => Some(FileProblem::NoGame),
        };
    }

    /// Reading was stopped by somebody.
    pub fn stop(&mut self) {
        self.end(ReadState::Stopped);
    }

    /// The file cannot be read any further.
    pub fn fail(&mut self) {
        self.end(ReadState::Stopped);
        self.progress.problem = Some(FileProblem::Unreadable);
    }

    /// How far reading is.
    #[must_use]
    pub fn progress(&self) -> ReadProgress {
        self.progress
    }

    fn end(&mut self, state: ReadState) {
        self.progress.state = state;
    }

    /// How far reading is, and what is listed now if that has changed. The caller measures the memory. A search that takes long is repeated when everything has been
    /// read.
    pub fn report(&mut self, memory: u64) -> Vec<Reply> {
        self.progress.memory = memory;
        self.progress.rows = (self.collection.len() - self.collection.studied()) as u32;
        self.progress.broken = self.collection.broken() as u32;
        let is_not_text = |broken: &&Broken| matches!(broken, Broken::NotText { .. });
        self.progress.not_text = self.collection.broken.values().filter(is_not_text).count() as u32;
        let mut replies = vec![Reply::Progress(self.progress)];
        let takes_long = self.query.pattern.is_some() && self.progress.state == ReadState::Reading;
        if self.searched < self.collection.len() && !takes_long {
            self.search();
            replies.push(self.listed());
        }
        replies
    }

    /// Answers a request that does not need the file. Others get no reply.
    pub fn handle(&mut self, request: &Request) -> Vec<Reply> {
        match request {
            Request::List(query) => {
                self.query = (**query).clone();
                self.searched = 0;
                self.search();
                let selected = (!self.selected.is_empty()).then(|| self.selected());
                [self.listed()].into_iter().chain(selected).collect()
            }
            Request::Rows { from, to } => vec![self.rows(*from, *to)],
            Request::Select(selecting) => {
                self.select(*selecting);
                vec![self.selected()]
            }
            Request::ReadFile
            | Request::ReadEntries
            | Request::EndEntries
            | Request::Stop
            | Request::Open { .. }
            | Request::Export { .. }
            | Request::Gather => Vec::new(),
        }
    }

    fn search(&mut self) {
        let Query { filter, order, pattern, .. } = &self.query;
        let len = self.collection.len();
        let is_plain = *filter == Filter::default() && *order == Order::default() && pattern.is_none();
        if is_plain && self.searched > 0 && self.collection.studied() == 0 {
            self.found.rows.extend(self.searched as u32..len as u32);
        } else {
            self.found = self.collection.search(filter, *order, pattern.as_ref());
        }
        self.searched = len;
    }

    fn listed(&self) -> Reply {
        Reply::Listed {
            query: self.query.number,
            count: self.found.rows.len() as u32,
            results: self.found.results,
            in_variations: self.found.in_variations,
            next: self.found.next.iter().take(NEXT_TURNS).copied().collect(),
        }
    }

    fn selected(&self) -> Reply {
        let shown = self.found.rows.iter().filter(|row| self.selected.contains(row)).count();
        let count = self.selected.len();
        Reply::Selected { count: count as u32, hidden: count.saturating_sub(shown) as u32 }
    }

    fn rows(&self, from: u32, to: u32) -> Reply {
        let listed = self.found.rows.get(from as usize..).unwrap_or_default();
        let count = to.saturating_sub(from).min(ROWS) as usize;
        let rows = listed.iter().take(count).filter_map(|&row| {
            let content = self.content(row)?;
            Some(ListedRow { row, is_selected: self.selected.contains(&row), content })
        });
        Reply::Rows { query: self.query.number, from, rows: rows.collect() }
    }

    fn content(&self, number: u32) -> Option<RowContent> {
        let row = self.collection.rows.get(number as usize)?;
        if let Some(summary) = self.collection.summary(number) {
            let hit = self.found.hits.get(&number).copied();
            let is_of_own_game = self.collection.is_of_own_game(row);
            let score = self.collection.score(row);
            return Some(RowContent::Game(Box::new(GameRow { summary, id: row.id, is_of_own_game, hit, score })));
        }
        let problem = match self.collection.broken.get(&number)? {
            Broken::Lgn { text, .. } => RowProblem::Lgn { text: text.clone() },
            Broken::NotText { head, .. } => RowProblem::NotText { head: head.clone() },
            Broken::TooLong => RowProblem::TooLong,
        };
        Some(RowContent::Broken(BrokenRow { line: row.lines + 1, problem }))
    }

    fn select(&mut self, selecting: Selecting) {
        match selecting {
            Selecting::Toggle { at } => {
                if let Some(&row) = self.found.rows.get(at as usize)
                    && !self.selected.remove(&row)
                {
                    self.selected.insert(row);
                }
            }
            Selecting::Span { from, to } => {
                let (from, to) = (from.min(to) as usize, from.max(to) as usize);
                let rows = self.found.rows.iter().skip(from).take(to - from + 1);
                self.selected.extend(rows);
            }
            Selecting::All => self.selected.extend(&self.found.rows),
            Selecting::Nothing => self.selected.clear(),
        }
    }

    /// Where a row is in the file.
    #[must_use]
    pub fn bytes(&self, row: u32) -> Option<Range<u64>> {
        self.collection.bytes(row)
    }

    /// The reply with a game, whose text the caller has taken out of the file.
    #[must_use]
    pub fn game(&self, row: u32, text: String) -> Reply {
        let pattern = self.query.pattern.as_ref();
        let path = pattern.and_then(|pattern| self.collection.path(row, pattern)).unwrap_or_default();
        let id = self.collection.rows.get(row as usize).and_then(|row| row.id);
        Reply::Game { row, id, text, path }
    }

    /// Where the games of an export are in the file, in the order of the list, and their number. Games that follow each other in the
    /// file are one range.
    #[must_use]
    pub fn export(&self, selected: bool) -> (Vec<Range<u64>>, u32) {
        let is_game = |row: &u32| self.collection.rows[*row as usize].kind() != RowKind::Broken;
        let wanted: Vec<u32> = if selected {
            // Selected games that the filter hides come last.
            let listed: HashSet<u32> = self.found.rows.iter().copied().collect();
            let shown = self.found.rows.iter().filter(|row| self.selected.contains(row));
            shown.chain(self.selected.iter().filter(|row| !listed.contains(row))).copied().collect()
        } else {
            self.found.rows.clone()
        };
        let (mut ranges, mut last, mut games) = (Vec::<Range<u64>>::new(), None, 0);
        for row in wanted.into_iter().filter(is_game) {
            let bytes = self.collection.rows[row as usize].bytes.clone();
            games += 1;
            match ranges.last_mut() {
                // There is only space between them.
                Some(range) if last.is_some_and(|last: u32| last + 1 == row) => range.end = bytes.end,
                _ => ranges.push(bytes),
            }
            last = Some(row);
        }
        (ranges, games)
    }
}

/// What is wrong with a stored entry.
fn unreadable(stored: &str) -> Broken {
    let text = stored.split_once('\n').map_or(stored, |(_, record)| record);
    match Records::new(text).next() {
        Some(Err(error)) => Broken::Lgn { text: text.to_owned(), error },
        _ => Broken::NotText { head: String::new(), line: 1, column: 1 },
    }
}
