//! Library: stored games and studies, to open, rename, delete, export and restore.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use lyngk_game::tags::NAME;
use lyngk_rules::{Record, Tag};
use lyngk_study::library::{self, say};
use lyngk_study::study::say as study_say;
use lyngk_study::{Entry, EntryKind, Library};
use web_sys::KeyboardEvent;

use super::games::FileButton;
use super::room::StudyRoom;
use super::storage::{self, StoredLibrary};
use crate::banner::banner;
use crate::icon::{self, Icon};
use crate::route::Room;
use crate::state::BoardState;
use crate::{browser, day, store};

/// Path of the library.
pub(super) const PATH: &str = "library";

/// The address of the library.
pub(super) fn address() -> String {
    format!("{}/{PATH}", Room::Study.address())
}

/// State of the library.
#[derive(Clone, Copy)]
struct LibraryRoom {
    /// The game that is played on the page.
    game: BoardState,
    room: StudyRoom,
    /// Counts changes of the library and of the open game and study.
    changes: RwSignal<u32>,
    /// The stored library.
    library: Memo<Library>,
    /// The row that is being renamed.
    renaming: RwSignal<Option<Row>>,
    /// Entries that were deleted since the library was opened, for undo.
    deleted: RwSignal<Vec<Deleted>>,
    /// Result of the last action, and whether it failed.
    message: RwSignal<(String, bool)>,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    entry: Entry,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// On the page's board, or open in the study.
    Open,
    Stored,
    Deleted,
}

/// A deleted entry.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Deleted {
    entry: Entry,
    /// Its index in the library, and its row.
    place: usize,
    row: usize,
}

/// The library.
#[component]
pub(super) fn LibraryView(game: BoardState) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let changes = RwSignal::new(0);
    let state = LibraryRoom {
        game,
        room,
        changes,
        library: Memo::new(move |_| {
            let _ = changes.get();
            StoredLibrary::load().library
        }),
        renaming: RwSignal::new(None),
        deleted: RwSignal::new(Vec::new()),
        message: RwSignal::new((String::new(), false)),
    };
    let listening = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().is_some_and(|key| storage::is_library_key(&key)) {
            state.changed();
        }
    });
    on_cleanup(move || listening.remove());
    let is_empty = Memo::new(move |_| EntryKind::ALL.into_iter().all(|kind| state.rows(kind).is_empty()));
    let restore = Callback::new(move |given: Option<String>| state.restore(given));
    let section = move |kind: EntryKind, id: &'static str, title: &'static str, none: &'static str| {
        let rows = move || rows(state, kind);
        let is_empty = Memo::new(move |_| state.rows(kind).is_empty());
        view! {
            <section class="kept-part" aria-labelledby=id>
                <h3 class="part-title" id=id>{board.text(title)}</h3>
                {move || is_empty.get().then(|| view! { <p class="study-hint">{board.text(none)}</p> })}
                <ul class="kept-list" data-kind=id>{move || rows()}</ul>
            </section>
        }
    };
    view! {
        <div class="library" id="library">
            <a class="room-back" id="library-back" href=Room::Study.address()>
                <Icon shape=icon::BACK />
                {board.text("library-back")}
            </a>
            <h2 class="room-title" id="library-title" tabindex="-1">{board.text("library-title")}</h2>
            <p class="room-lead">{board.text("library-lead")}</p>
            <div class="study-row">
                <button
                    type="button"
                    class="primary"
                    id="library-export"
                    disabled=move || is_empty.get()
                    on:click=move |_| state.export()
                >
                    {board.text("library-export")}
                </button>
                <FileButton id="library-restore" key="library-restore" take=restore />
            </div>
            <p class="kept-said" id="library-said" role="status" class:study-problem=move || state.message.read().1>
                {move || state.message.read().0.clone()}
            </p>
            {move || unread(state)}
            {section(EntryKind::Game, "library-games", "library-games", "library-no-games")}
            {section(EntryKind::Study, "library-studies", "library-studies", "library-no-studies")}
        </div>
    }
}

/// Banner about unreadable entries.
fn unread(state: LibraryRoom) -> Option<AnyView> {
    let _ = state.changes.get();
    // Loading the library sets unreadable entries aside.
    let _ = state.library.read();
    let text = storage::unread()?;
    let board = state.room.board;
    let discard = move |_| {
        storage::discard_unread();
        state.changed();
        browser::focus("#library-title");
    };
    let download = move |_| {
        let _ = browser::download("lyngk-unread.txt", &text);
    };
    let actions = view! {
        <button type="button" id="library-broken-download" on:click=download>
            {board.text("broken-download")}
        </button>
        <button type="button" id="library-broken-discard" on:click=discard>{board.text("broken-discard")}</button>
    };
    Some(banner("library-broken", board.text("library-broken").into_any(), actions.into_any()))
}

/// The rows of games or studies.
fn rows(state: LibraryRoom, kind: EntryKind) -> Vec<AnyView> {
    let renaming = state.renaming.get();
    let view = |(number, row): (usize, Row)| {
        if row.state == State::Deleted {
            deleted_row(state, row, number)
        } else if renaming.as_ref() == Some(&row) {
            rename_row(state, row, number)
        } else {
            entry_row(state, row, number)
        }
    };
    state.rows(kind).into_iter().enumerate().map(view).collect()
}

/// The id of a control in a row, for the focus.
fn control(what: &str, kind: EntryKind, number: usize) -> String {
    let kind = if kind == EntryKind::Game { "game" } else { "study" };
    format!("kept-{what}-{kind}-{number}")
}

fn focus_soon(id: &str) {
    let id = format!("#{id}");
    request_animation_frame(move || browser::focus(&id));
}

/// Title and facts of a record.
fn description(state: LibraryRoom, row: &Row) -> AnyView {
    let board = state.room.board;
    let words = board.words.get();
    let record = row.entry.record();
    let day = row.entry.day().map(|is| day::of(is, words.language()));
    let now = match row.entry.kind() {
        _ if row.state != State::Open => None,
        EntryKind::Game => Some("library-now-game"),
        EntryKind::Study => Some("library-now-study"),
    };
    let facts = say::facts(&words, &row.entry, day).into_iter().map(|fact| view! { <li>{fact}</li> }).collect_view();
    view! {
        <div class="kept-what">
            <h4 class="kept-name">{say::title(&words, record)}</h4>
            <ul class="kept-facts">
                {now.map(|key| view! { <li class="kept-now">{words.text(key)}</li> })}
                {facts}
            </ul>
        </div>
    }
    .into_any()
}

fn entry_row(state: LibraryRoom, row: Row, number: usize) -> AnyView {
    let board = state.room.board;
    let words = board.words.get();
    let kind = row.entry.kind();
    let title = say::title(&words, row.entry.record());
    let label = |key: &'static str| words.with(key, [("name", title.as_str().into())]);
    let (open_label, rename_label, delete_label) =
        (label("library-open-this"), label("library-rename-this"), label("library-delete-this"));
    let description = description(state, &row);
    let is_kept = row.state == State::Stored;
    let (opened, renamed, deleted) = (row.clone(), row.clone(), row);
    let rename = move |_| {
        state.renaming.set(Some(renamed.clone()));
        focus_soon(&control("name", kind, number));
    };
    let delete = is_kept.then(|| {
        view! {
            <button
                type="button"
                id=control("delete", kind, number)
                aria-label=delete_label
                on:click=move |_| state.delete(&deleted.entry, number)
            >
                {board.text("library-delete")}
            </button>
        }
    });
    view! {
        <li class="kept">
            {description}
            <div class="study-row kept-actions">
                <button
                    type="button"
                    id=control("open", kind, number)
                    aria-label=open_label
                    on:click=move |_| state.open(&opened)
                >
                    {board.text("study-open")}
                </button>
                <button type="button" id=control("rename", kind, number) aria-label=rename_label on:click=rename>
                    {board.text("library-rename")}
                </button>
                {delete}
            </div>
        </li>
    }
    .into_any()
}

fn rename_row(state: LibraryRoom, row: Row, number: usize) -> AnyView {
    let board = state.room.board;
    let kind = row.entry.kind();
    let name = RwSignal::new(row.entry.name().unwrap_or_default().to_owned());
    let field = control("name", kind, number);
    let leave = move || {
        state.renaming.set(None);
        focus_soon(&control("rename", kind, number));
    };
    let description = description(state, &row);
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        state.rename(&row, &name.get_untracked());
    };
    let on_key = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            leave();
        }
    };
    view! {
        <li class="kept">
            {description}
            <form class="study-row kept-actions" on:submit=save on:keydown=on_key>
                <label class="study-label" for=field.clone()>{board.text("library-name")}</label>
                <input
                    class="study-text kept-field"
                    type="text"
                    id=field
                    autocomplete="off"
                    maxlength="200"
                    prop:value=name
                    on:input:target=move |event| name.set(event.target().value())
                />
                <button type="submit" class="primary" id="kept-save">{board.text("library-save")}</button>
                <button type="button" id="kept-cancel" on:click=move |_| leave()>{board.text("library-cancel")}</button>
            </form>
        </li>
    }
    .into_any()
}

fn deleted_row(state: LibraryRoom, row: Row, number: usize) -> AnyView {
    let board = state.room.board;
    let words = board.words.get();
    let title = say::title(&words, row.entry.record());
    let kind = row.entry.kind();
    view! {
        <li class="kept kept-gone">
            <p>{words.with("library-deleted", [("name", title.into())])}</p>
            <button type="button" id=control("undo", kind, number) on:click=move |_| state.undo_delete(&row.entry, number)>
                {board.text("library-undo")}
            </button>
        </li>
    }
    .into_any()
}

impl LibraryRoom {
    /// Notifies that the library has changed.
    fn changed(self) {
        self.changes.update(|count| *count += 1);
    }

    fn say(self, text: String, failed: bool) {
        self.message.set((text, failed));
    }

    fn say_key(self, key: &'static str) {
        self.say(self.room.board.words.get_untracked().text(key), true);
    }

    /// The game on the page's board, or the open study, unless it is empty.
    fn open_entry(self, kind: EntryKind) -> Option<Entry> {
        let record = match kind {
            EntryKind::Game => {
                let table = self.game.table.read_untracked();
                let has_begun = !table.game().turns().is_empty() || table.ended().is_some();
                // A saved game can always be read.
                has_begun.then(|| store::to_lgn(self.game).parse::<Record>().ok()).flatten()
            }
            EntryKind::Study => {
                let study = self.room.study.read_untracked();
                let record = study.record();
                (record.turn_total() > 0 || !record.comments.is_empty()).then(|| record.clone())
            }
        };
        record.map(|record| Entry::new(kind, record))
    }

    /// The rows: the open entry, the stored ones, and deleted ones in their place.
    fn rows(self, kind: EntryKind) -> Vec<Row> {
        let _ = self.changes.get();
        let present = self.open_entry(kind).map(|entry| Row { entry, state: State::Open });
        let kept = self.library.read().listed(kind).into_iter().map(|entry| Row { entry, state: State::Stored });
        let mut rows: Vec<Row> = present.into_iter().chain(kept).collect();
        for deleted in self.deleted.read().iter().filter(|deleted| deleted.entry.kind() == kind) {
            rows.insert(deleted.row.min(rows.len()), Row { entry: deleted.entry.clone(), state: State::Deleted });
        }
        rows
    }

    /// Opens an entry as a study.
    fn open(self, row: &Row) {
        match row.state {
            State::Open if row.entry.kind() == EntryKind::Study => (),
            _ => self.room.open(row.entry.record().clone(), false),
        }
        let _ = window().location().set_hash(&Room::Study.address());
    }

    /// Renames an entry.
    fn rename(self, row: &Row, name: &str) {
        let mut entry = row.entry.clone();
        let words = self.room.board.words.get_untracked();
        if let Err(error) = entry.rename(name) {
            return self.say(study_say::text_error(&words, error), true);
        }
        let renamed = match (row.state, entry.kind()) {
            (State::Open, EntryKind::Game) => Ok(self.rename_game(name.trim())),
            (State::Open, EntryKind::Study) => {
                self.room.change(|study| study.set_tag(NAME, name).is_ok());
                Ok(true)
            }
            _ => {
                let mut all = StoredLibrary::load();
                match all.library.replace(&row.entry, entry.clone()) {
                    Ok(true) => Ok(all.save()),
                    // Another tab has deleted it.
                    Ok(false) => {
                        self.renaming.set(None);
                        return self.changed();
                    }
                    Err(full) => Err(full),
                }
            }
        };
        match renamed {
            Err(_) => return self.say_key("library-full"),
            Ok(false) => return self.say_key("library-unkept"),
            Ok(true) => (),
        }
        self.renaming.set(None);
        self.changed();
        let title = say::title(&words, entry.record());
        self.say(words.with("library-renamed", [("name", title.into())]), false);
        // Its row may have changed.
        let kind = entry.kind();
        let number = self.rows(kind).iter().position(|row| row.entry == entry).unwrap_or_default();
        focus_soon(&control("rename", kind, number));
    }

    /// Renames the game on the page's board.
    fn rename_game(self, name: &str) -> bool {
        let Some(tag) = Tag::new(NAME, name) else { return false };
        self.game.table.update_untracked(|table| table.set_tag(tag));
        store::save_game(self.game);
        !self.game.page.elsewhere.get_untracked()
    }

    /// Deletes an entry. Its row offers to undo that.
    fn delete(self, entry: &Entry, row: usize) {
        let mut all = StoredLibrary::load();
        let Some(place) = all.library.remove(entry) else { return self.changed() };
        if !all.save() {
            return self.say_key("library-unkept");
        }
        self.say(String::new(), false);
        self.deleted.update(|deleted| {
            deleted.push(Deleted { entry: entry.clone(), place, row });
            // `rows` inserts them in this order.
            deleted.sort_by_key(|deleted| deleted.row);
        });
        self.changed();
        focus_soon(&control("undo", entry.kind(), row));
    }

    /// Restores a deleted entry.
    fn undo_delete(self, entry: &Entry, row: usize) {
        let Some(place) =
            self.deleted.read_untracked().iter().find(|deleted| deleted.entry == *entry).map(|deleted| deleted.place)
        else {
            return;
        };
        let mut all = StoredLibrary::load();
        if all.library.insert(place, entry.clone()).is_err() {
            return self.say_key("library-full");
        }
        if !all.save() {
            return self.say_key("library-unkept");
        }
        self.deleted.update(|deleted| deleted.retain(|deleted| deleted.entry != *entry));
        self.changed();
        focus_soon(&control("delete", entry.kind(), row));
    }

    /// Downloads all entries as one file.
    fn export(self) {
        let library = StoredLibrary::load().library;
        let present = EntryKind::ALL.into_iter().filter_map(|kind| self.open_entry(kind));
        let present: Vec<Entry> = present.filter(|entry| !library.entries().contains(entry)).collect();
        let text = library::export(present.iter().chain(library.entries()));
        let day::Day { year, month, day } = day::today();
        let _ = browser::download(&format!("lyngk-{year:04}-{month:02}-{day:02}.lgn"), &text);
    }

    /// Restores the entries of an exported file.
    fn restore(self, given: Option<String>) {
        let words = self.room.board.words.get_untracked();
        let Some(text) = given else { return self.say_key("study-no-text") };
        let mut all = StoredLibrary::load();
        match all.library.restore(&text) {
            Err(error) => self.say(study_say::import_error(&words, &error), true),
            Ok(_) if !all.save() => self.say_key("library-unkept"),
            Ok(restored) => {
                let failed = restored.left_out > 0 || !restored.unread.is_empty();
                self.say(say::restored(&words, &restored), failed);
                self.changed();
            }
        }
    }
}
