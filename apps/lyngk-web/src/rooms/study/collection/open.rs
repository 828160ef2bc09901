//! State of the open collection: what the person asked for, and what the worker has replied.

use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_rules::Turn;
use lyngk_study::collection::{
    Filter, KeptFile, ListedRow, NextTurn, Order, Pattern, Query, ReadProgress, ReadState, Reply, Request, Results,
    RowContent, Selecting, SortKey,
};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, File};

use super::Origin;
use super::connection::Connection;
use super::files::keep_count;
use crate::database::{self, Change, StorageError};
use crate::library::{self, EntryId, Found};
use crate::rooms::study::keeper::Source;
use crate::rooms::study::room::StudyRoom;
use crate::rooms::study::tab::Tab;
use crate::route::Room;
use crate::{browser, day};

/// Pause after a keystroke before the list changes.
const TYPING: Duration = Duration::from_millis(120);
/// Number of rows around those in sight that are asked for with them.
const AHEAD: u32 = 40;
/// Number of entries of the library that are sent at once.
const BATCH: u32 = 200;

/// Key of the conditions of the open collection in session storage, after its address.
const KEPT_QUERY: &str = "lyngk.list";

/// The conditions under which this collection was listed last in this tab.
fn kept_query(origin: Origin) -> Option<Query> {
    let kept = browser::session_storage()?.get_item(KEPT_QUERY).ok()??;
    let (address, query) = kept.split_once('\n')?;
    Query::from_json(query).filter(|_| address == origin.address())
}

/// The open collection. It lives as long as the room.
#[derive(Clone, Copy)]
pub(in crate::rooms::study) struct OpenCollection {
    room: StudyRoom,
    connection: StoredValue<Option<Connection>, LocalStorage>,
    /// Number of the connection: replies of earlier ones are ignored.
    generation: StoredValue<u32>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Which collection is open.
    pub(super) origin: RwSignal<Option<Origin>>,
    pub(super) name: RwSignal<String>,
    pub(super) progress: RwSignal<ReadProgress>,
    pub(super) query: RwSignal<Query>,
    pub(super) listed: RwSignal<Listed>,
    rows: RwSignal<Rows>,
    /// Number of selected rows, and of those that are not listed.
    pub(super) selected: RwSignal<(u32, u32)>,
    /// Whether a stack to search is being written.
    pub(super) is_writing: RwSignal<bool>,
    /// The row of the list that the keyboard is at.
    pub(super) active: RwSignal<usize>,
    /// The place in the list of the game that was opened from it, and the number of the opening.
    pub(super) opened: RwSignal<Option<(usize, u32)>>,
    /// How far the list is scrolled.
    pub(super) scroll: RwSignal<f64>,
    /// Whether a study is being made of the selected games.
    pub(super) is_gathering: RwSignal<bool>,
    /// Result of the last action.
    pub(super) said: RwSignal<String>,
    pub(super) has_failed: RwSignal<bool>,
    /// Whether the address is of a collection that is not kept.
    pub(super) is_missing: RwSignal<bool>,
    /// A chosen file that is to be kept as soon as a game is found in it.
    pub(super) unkept_file: StoredValue<Option<(KeptFile, File)>, LocalStorage>,
    /// Whether the file is being stored. Its games are listed meanwhile, but counted afterwards: a collection that is counted survives a
    /// reload.
    pub(super) is_storing: RwSignal<bool>,
    /// Why the file is not kept.
    pub(super) unkept: RwSignal<Option<StorageError>>,
    /// Whether the library has changed since it was read.
    is_stale: StoredValue<bool>,
}

/// What is listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Listed {
    pub(super) count: u32,
    pub(super) results: Results,
    pub(super) in_variations: Results,
    pub(super) next: Vec<NextTurn>,
}

/// Rows that the page knows, by their place in the list.
#[derive(Default)]
struct Rows {
    known: BTreeMap<u32, ListedRow>,
    wanted: Range<u32>,
    /// Whether a request is on its way.
    is_asked: bool,
    /// Whether they are of an earlier list.
    is_stale: bool,
}

impl OpenCollection {
    /// No collection is open.
    pub(in crate::rooms::study) fn new(room: StudyRoom) -> OpenCollection {
        let open = OpenCollection {
            room,
            connection: StoredValue::new_local(None),
            generation: StoredValue::new(0),
            timer: StoredValue::new(None),
            origin: RwSignal::new(None),
            name: RwSignal::new(String::new()),
            progress: RwSignal::new(ReadProgress::default()),
            query: RwSignal::new(Query::default()),
            listed: RwSignal::new(Listed::default()),
            rows: RwSignal::new(Rows::default()),
            selected: RwSignal::new((0, 0)),
            is_writing: RwSignal::new(false),
            active: RwSignal::new(0),
            opened: RwSignal::new(None),
            scroll: RwSignal::new(0.0),
            is_gathering: RwSignal::new(false),
            said: RwSignal::new(String::new()),
            has_failed: RwSignal::new(false),
            is_missing: RwSignal::new(false),
            unkept_file: StoredValue::new_local(None),
            is_storing: RwSignal::new(false),
            unkept: RwSignal::new(None),
            is_stale: StoredValue::new(false),
        };
        database::listen(move |change| {
            if matches!(change, Change::Entry(_) | Change::Entries) {
                open.is_stale.try_set_value(true);
            }
        });
        open
    }

    /// The number of the collection among those opened in this room; `None` after the room was left.
    pub(super) fn generation(self) -> Option<u32> {
        self.generation.try_get_value()
    }

    pub(super) fn room(self) -> StudyRoom {
        self.room
    }

    /// Whether this collection is open, as it is now.
    pub(super) fn is_open(self, origin: Origin) -> bool {
        let is_outdated = origin == Origin::Own && self.is_stale.get_value();
        self.origin.get_untracked() == Some(origin) && !self.has_failed.get_untracked() && !is_outdated
    }

    /// The address of the open collection, or of one's own games.
    pub(super) fn address(self) -> String {
        self.origin.get_untracked().unwrap_or(Origin::Own).address()
    }

    /// Starts a worker for another collection. A pattern that is searched stays, so that it can be looked for in another one.
    fn start(self, origin: Origin, name: String) {
        let is_same = self.origin.get_untracked() == Some(origin);
        self.generation.update_value(|generation| *generation += 1);
        let generation = self.generation.get_value();
        self.origin.set(Some(origin));
        self.name.set(name);
        self.progress.set(ReadProgress::default());
        self.listed.set(Listed::default());
        self.rows.set(Rows::default());
        self.selected.set((0, 0));
        self.is_gathering.set(false);
        self.said.set(String::new());
        self.unkept_file.set_value(None);
        self.is_storing.set(false);
        self.unkept.set(None);
        self.is_missing.set(false);
        if !is_same {
            self.active.set(0);
            self.scroll.set(0.0);
            // The newest first, as in the library.
            let order =
                if origin == Origin::Own { Order { by: SortKey::Day, descending: true } } else { Order::default() };
            let number = self.query.read_untracked().number;
            // Somebody who searches a position wants to find it wherever it is.
            let kept = kept_query(origin).filter(|_| self.query.read_untracked().pattern.is_none());
            self.query.update(|query| {
                *query = match kept {
                    Some(kept) => Query { number, ..kept },
                    None => Query { filter: Filter::default(), order, ..query.clone() },
                };
            });
        }
        let hear = move |reply: Option<Reply>, attached: JsValue| {
            if self.generation.try_get_value() == Some(generation) {
                self.hear(reply, &attached);
            }
        };
        let connection = Connection::open(hear);
        self.has_failed.set(connection.is_none());
        self.replace_connection(connection);
        self.send(&Request::List(Box::new(self.query.get_untracked())));
    }

    /// Closes the collection.
    pub(super) fn close(self) {
        self.origin.try_set(None);
        self.replace_connection(None);
    }

    fn replace_connection(self, connection: Option<Connection>) {
        let mut before = None;
        self.connection.try_update_value(|current| before = std::mem::replace(current, connection));
        // One of its event handlers may be running, so they are dropped later.
        set_timeout(move || drop(before), Duration::ZERO);
    }

    /// Reads a file.
    pub(super) fn read_file(self, origin: Origin, name: String, file: &Blob) {
        self.start(origin, name);
        self.send_with(&Request::ReadFile, &[file]);
    }

    /// A file is kept from now on: it has an address of its own.
    pub(super) fn set_kept(self, id: EntryId) {
        if self.origin.try_set(Some(Origin::Kept(id))).is_none() {
            self.keep_count();
        }
        self.keep_query();
    }

    /// Keeps the number of games for the library, once the file has been read and is kept.
    fn keep_count(self) {
        let progress = self.progress.get_untracked();
        if let (Some(Origin::Kept(id)), ReadState::Done) = (self.origin.get_untracked(), progress.state) {
            keep_count(id, progress.rows);
        }
    }

    /// Keeps the conditions for a reload, as long as this tab is open.
    fn keep_query(self) {
        let Some(Some(origin)) = self.origin.try_get_untracked() else { return };
        if let (Some(storage), Some(query)) = (browser::session_storage(), self.query.try_get_untracked()) {
            // If storage is full, a reload lists all games.
            let _ = storage.set_item(KEPT_QUERY, &format!("{}\n{}", origin.address(), query.to_json()));
        }
    }

    /// Reads one's own games and studies.
    pub(super) fn read_own(self) {
        self.is_stale.set_value(false);
        self.start(Origin::Own, String::new());
        let generation = self.generation.get_value();
        spawn_local(async move {
            // Games that were played meanwhile.
            let _ = library::collect().await;
            let mut after = EntryId(0);
            while let Ok((ids, texts)) = library::some(after, BATCH).await {
                let is_current = self.generation.try_get_value() == Some(generation);
                let is_stopped = self.progress.try_get_untracked().is_none_or(|it| it.state != ReadState::Reading);
                let Some(last) = ids.last().and_then(JsValue::as_f64).filter(|_| is_current && !is_stopped) else {
                    break;
                };
                after = EntryId(last as u64);
                let [ids, texts] = [ids, texts].map(|list| JsValue::from(list.into_iter().collect::<js_sys::Array>()));
                self.send_with(&Request::ReadEntries, &[&ids, &texts]);
            }
            if self.generation.try_get_value() == Some(generation) {
                self.send(&Request::EndEntries);
            }
        });
    }

    /// Stops reading.
    pub(super) fn stop(self) {
        self.send(&Request::Stop);
        if self.origin.get_untracked() == Some(Origin::Own) {
            self.progress.update(|progress| progress.state = ReadState::Stopped);
        }
    }

    pub(super) fn send(self, request: &Request) {
        self.send_with(request, &[]);
    }

    fn send_with(self, request: &Request, attached: &[&JsValue]) {
        self.connection.try_with_value(|connection| {
            if let Some(connection) = connection {
                connection.send(request, attached);
            }
        });
    }

    /// Changes what is listed, at once or after a pause in typing.
    pub(super) fn ask(self, is_typing: bool, change: impl FnOnce(&mut Query)) {
        self.query.update(|query| {
            change(query);
            query.number += 1;
        });
        self.keep_query();
        self.active.set(0);
        self.opened.set(None);
        self.scroll.set(0.0);
        self.said.set(String::new());
        let send = move || {
            if let Some(query) = self.query.try_get_untracked() {
                self.send(&Request::List(Box::new(query)));
            }
        };
        let timer = if is_typing { set_timeout_with_handle(send, TYPING).ok() } else { None };
        self.timer.update_value(|before| {
            if let Some(before) = std::mem::replace(before, timer) {
                before.clear();
            }
        });
        if !is_typing {
            send();
        }
    }

    /// Looks for something on the board.
    pub(super) fn find(self, pattern: Option<Pattern>) {
        self.ask(false, |query| query.pattern = pattern);
    }

    pub(super) fn select(self, selecting: Selecting) {
        self.said.set(String::new());
        self.send(&Request::Select(selecting));
    }

    pub(super) fn export(self, selected: bool) {
        self.send(&Request::Export { selected });
    }

    /// Opens the game at a place of the list.
    pub(super) fn open_at(self, at: usize) {
        let row = self.rows.read_untracked().known.get(&(at as u32)).map(|row| row.row);
        if let Some(row) = row {
            self.active.set(at);
            self.send(&Request::Open { row });
        }
    }

    /// The place in the list of the open study, if it was opened from there, and the one before or after it. Reactive.
    pub(super) fn neighbour(self, is_after: bool) -> Option<usize> {
        let (at, opening) = self.opened.get()?;
        let next = if is_after { at + 1 } else { at.checked_sub(1)? };
        let is_game = self.row(next).is_some_and(|row| matches!(row.content, RowContent::Game(_)));
        (opening == self.room.version().0 && is_game).then_some(next)
    }

    /// The row at a place of the list, if it is known. Reactive.
    pub(super) fn row(self, at: usize) -> Option<ListedRow> {
        self.rows.read().known.get(&(at as u32)).cloned()
    }

    /// Says which rows are in sight.
    pub(super) fn want(self, rows: &Range<usize>) {
        self.rows.update_untracked(|known| known.wanted = rows.start as u32..rows.end as u32);
        self.ask_for_rows();
    }

    /// Asks for rows in sight that are not known. There is one request at a time.
    fn ask_for_rows(self) {
        let mut asked = None;
        self.rows.update_untracked(|rows| {
            let is_missing = rows.is_stale || rows.wanted.clone().any(|at| !rows.known.contains_key(&at));
            if is_missing && !rows.is_asked && !rows.wanted.is_empty() {
                rows.is_asked = true;
                asked = Some(rows.wanted.start.saturating_sub(AHEAD)..rows.wanted.end + AHEAD);
            }
        });
        if let Some(Range { start: from, end: to }) = asked {
            self.send(&Request::Rows { from, to });
        }
    }

    /// Takes a reply; `None` if the worker has failed.
    fn hear(self, reply: Option<Reply>, attached: &JsValue) {
        let Some(reply) = reply else {
            self.has_failed.set(true);
            return;
        };
        match reply {
            Reply::Progress(progress) => {
                self.progress.set(progress);
                self.keep_count();
                if progress.has_game() {
                    self.keep_file();
                }
            }
            Reply::Listed { query, count, results, in_variations, next } => {
                if query != self.query.read_untracked().number {
                    return;
                }
                self.listed.set(Listed { count, results, in_variations, next });
                self.rows.update_untracked(|rows| rows.is_stale = true);
                self.ask_for_rows();
            }
            Reply::Rows { query, from, rows } => self.take_rows(query, from, rows),
            Reply::Selected { count, hidden } => {
                self.selected.set((count, hidden));
                self.rows.update_untracked(|rows| rows.is_stale = true);
                self.ask_for_rows();
            }
            Reply::Game { id, text, path, .. } => self.open_game(id, &text, path),
            Reply::File { games } => self.save(games, attached),
            Reply::Gathered { games } => self.open_gathered(games, attached),
            Reply::Ready | Reply::Failed(_) => (),
        }
    }

    fn take_rows(self, query: u32, from: u32, listed: Vec<ListedRow>) {
        let is_current = query == self.query.read_untracked().number;
        self.rows.update(|rows| {
            rows.is_asked = false;
            if is_current {
                if rows.is_stale || rows.known.len() > 10 * AHEAD as usize {
                    rows.known.clear();
                }
                rows.is_stale = false;
                rows.known.extend((from..).zip(listed));
            }
        });
        // The list may have been scrolled on. What is behind its end never comes.
        let count = self.listed.read_untracked().count;
        self.rows.update_untracked(|rows| rows.wanted.end = rows.wanted.end.min(count));
        self.ask_for_rows();
    }

    /// Opens a game as a study, at the pattern.
    fn open_game(self, id: Option<u64>, text: &str, path: Vec<Turn>) {
        let text = text.to_owned();
        spawn_local(async move {
            let is_open = match id.map(EntryId) {
                Some(id) if self.room.keeper.id() == Some(id) => true,
                Some(id) => match self.room.unless_left(library::load(id)).await {
                    Some(Ok(Found::Entry(stored))) => {
                        self.room.open(stored.entry.record().clone(), Source::entry(id, &stored), false);
                        true
                    }
                    Some(_) => false,
                    None => return,
                },
                None => match text.parse() {
                    Ok(record) => {
                        self.room.open(record, Source::Unstored, false);
                        true
                    }
                    Err(_) => false,
                },
            };
            if is_open {
                // What was opened is said at the position that is shown.
                let said = self.room.board.message.get_untracked();
                self.room.go(|study| {
                    let is_back = study.to_start();
                    study.play_line(&path) || is_back
                });
                self.room.board.message.set(said);
                self.room.tab.set(Tab::Notes);
                let opening = untrack(|| self.room.version().0);
                self.opened.set(Some((self.active.get_untracked(), opening)));
                // So that its neighbours can be opened from there.
                let at = self.active.get_untracked();
                self.want(&(at.saturating_sub(1)..at + 2));
                let _ = window().location().set_hash(&Room::Study.address());
            } else {
                self.said.set(self.room.board.words.get_untracked().text("collection-unreadable"));
            }
        });
    }

    fn save(self, games: u32, file: &JsValue) {
        let day::Day { year, month, day } = day::today();
        if let Some(file) = file.dyn_ref::<Blob>() {
            let _ = browser::download_blob(&format!("lyngk-{year:04}-{month:02}-{day:02}.lgn"), file);
            let words = self.room.board.words.get_untracked();
            self.said.set(words.with("collection-exported", [("count", games.into())]));
        }
    }
}
