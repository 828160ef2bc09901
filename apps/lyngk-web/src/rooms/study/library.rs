//! Everything that is kept: the games that were played and the studies that were put aside, listed, named, exported and restored.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use lyngk_game::tags::NAME;
use lyngk_rules::{Record, Tag};
use lyngk_study::library::{self, say};
use lyngk_study::study::say as study_say;
use lyngk_study::{Entry, Kind, Library};
use web_sys::KeyboardEvent;

use super::games::FileButton;
use super::room::StudyRoom;
use super::storage::{self, StoredLibrary};
use crate::banner::banner;
use crate::icon::{self, Icon};
use crate::route::Room;
use crate::state::BoardState;
use crate::{browser, day, store};

/// What stands in the address behind the room.
pub(super) const WITHIN: &str = "library";

/// The address of all this.
pub(super) fn address() -> String {
    format!("{}/{WITHIN}", Room::Study.address())
}

/// What is done with the list.
#[derive(Clone, Copy)]
struct LibraryRoom {
    /// The game that is played on the page.
    game: BoardState,
    room: StudyRoom,
    /// Grows with every change to what is kept, or is on a board.
    changes: RwSignal<u32>,
    /// What is kept.
    library: Memo<Library>,
    /// Which row is being named.
    naming: RwSignal<Option<Row>>,
    /// What was deleted since this was opened, and can be brought back.
    gone: RwSignal<Vec<Gone>>,
    /// What came of what was done, and whether it failed.
    said: RwSignal<(String, bool)>,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    entry: Entry,
    /// Where it is, if it is no longer or not yet among what is put aside.
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// On the page's board, or open here.
    Present,
    Kept,
    Gone,
}

/// Something that was deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Gone {
    entry: Entry,
    /// Where it was in the library, and which row it had.
    place: usize,
    row: usize,
}

/// The list and what can be done with all of it.
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
            changes.track();
            StoredLibrary::take().library
        }),
        naming: RwSignal::new(None),
        gone: RwSignal::new(Vec::new()),
        said: RwSignal::new((String::new(), false)),
    };
    let listening = window_event_listener(leptos::ev::storage, move |event| {
        if event.key().is_some_and(|key| storage::is_of_shelf(&key)) {
            state.changed();
        }
    });
    on_cleanup(move || listening.remove());
    let is_empty = Memo::new(move |_| Kind::ALL.into_iter().all(|kind| state.rows(kind).is_empty()));
    let restore = Callback::new(move |given: Option<String>| state.restore(given));
    let section = move |kind: Kind, id: &'static str, title: &'static str, none: &'static str| {
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
            <p class="kept-said" id="library-said" role="status" class:study-problem=move || state.said.read().1>
                {move || state.said.read().0.clone()}
            </p>
            {move || unread(state)}
            {section(Kind::Game, "library-games", "library-games", "library-no-games")}
            {section(Kind::Study, "library-studies", "library-studies", "library-no-studies")}
        </div>
    }
}

/// What could not be read, to be taken along or let go.
fn unread(state: LibraryRoom) -> Option<AnyView> {
    state.changes.track();
    // Whoever looks finds what cannot be read.
    state.library.track();
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
fn rows(state: LibraryRoom, kind: Kind) -> Vec<AnyView> {
    let naming = state.naming.get();
    let view = |(number, row): (usize, Row)| {
        if row.state == State::Gone {
            gone_row(state, row, number)
        } else if naming.as_ref() == Some(&row) {
            naming_row(state, row, number)
        } else {
            kept_row(state, row, number)
        }
    };
    state.rows(kind).into_iter().enumerate().map(view).collect()
}

/// The name of a control in a row, by which the focus finds it again.
fn control(what: &str, kind: Kind, number: usize) -> String {
    let kind = if kind == Kind::Game { "game" } else { "study" };
    format!("kept-{what}-{kind}-{number}")
}

fn focus_soon(id: &str) {
    let id = format!("#{id}");
    request_animation_frame(move || browser::focus(&id));
}

/// What a row tells of its record.
fn told(state: LibraryRoom, row: &Row) -> AnyView {
    let board = state.room.board;
    let words = board.words.get();
    let record = row.entry.record();
    let day = row.entry.day().map(|is| day::of(is, words.language()));
    let now = match row.entry.kind() {
        _ if row.state != State::Present => None,
        Kind::Game => Some("library-now-game"),
        Kind::Study => Some("library-now-study"),
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

fn kept_row(state: LibraryRoom, row: Row, number: usize) -> AnyView {
    let board = state.room.board;
    let words = board.words.get();
    let kind = row.entry.kind();
    let title = say::title(&words, row.entry.record());
    let label = |key: &'static str| words.with(key, [("name", title.as_str().into())]);
    let (open_label, rename_label, delete_label) =
        (label("library-open-this"), label("library-rename-this"), label("library-delete-this"));
    let told = told(state, &row);
    let is_kept = row.state == State::Kept;
    let (opened, renamed, deleted) = (row.clone(), row.clone(), row);
    let rename = move |_| {
        state.naming.set(Some(renamed.clone()));
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
            {told}
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

fn naming_row(state: LibraryRoom, row: Row, number: usize) -> AnyView {
    let board = state.room.board;
    let kind = row.entry.kind();
    let name = RwSignal::new(row.entry.name().unwrap_or_default().to_owned());
    let field = control("name", kind, number);
    let leave = move || {
        state.naming.set(None);
        focus_soon(&control("rename", kind, number));
    };
    let told = told(state, &row);
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
            {told}
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

fn gone_row(state: LibraryRoom, row: Row, number: usize) -> AnyView {
    let board = state.room.board;
    let words = board.words.get();
    let title = say::title(&words, row.entry.record());
    let kind = row.entry.kind();
    view! {
        <li class="kept kept-gone">
            <p>{words.with("library-deleted", [("name", title.into())])}</p>
            <button type="button" id=control("undo", kind, number) on:click=move |_| state.bring_back(&row.entry, number)>
                {board.text("library-undo")}
            </button>
        </li>
    }
    .into_any()
}

impl LibraryRoom {
    /// What is kept has changed.
    fn changed(self) {
        self.changes.update(|count| *count += 1);
    }

    fn say(self, text: String, failed: bool) {
        self.said.set((text, failed));
    }

    fn say_key(self, key: &'static str) {
        self.say(self.room.board.words.get_untracked().text(key), true);
    }

    /// The game that is on the page's board and the study that is open, if there is something in them.
    fn present(self, kind: Kind) -> Option<Entry> {
        let record = match kind {
            Kind::Game => {
                let table = self.game.table.read_untracked();
                let has_begun = !table.game().turns().is_empty() || table.ended().is_some();
                // A table always saves what can be read.
                has_begun.then(|| store::to_lgn(self.game).parse::<Record>().ok()).flatten()
            }
            Kind::Study => {
                let study = self.room.study.read_untracked();
                let record = study.record();
                (record.turn_total() > 0 || !record.comments.is_empty()).then(|| record.clone())
            }
        };
        record.map(|record| Entry::new(kind, record))
    }

    /// The rows of the list: what is there now, what is kept, and what was deleted where it was.
    fn rows(self, kind: Kind) -> Vec<Row> {
        self.changes.track();
        let present = self.present(kind).map(|entry| Row { entry, state: State::Present });
        let kept = self.library.read().listed(kind).into_iter().map(|entry| Row { entry, state: State::Kept });
        let mut rows: Vec<Row> = present.into_iter().chain(kept).collect();
        for gone in self.gone.read().iter().filter(|gone| gone.entry.kind() == kind) {
            rows.insert(gone.row.min(rows.len()), Row { entry: gone.entry.clone(), state: State::Gone });
        }
        rows
    }

    /// Opens something at the board.
    fn open(self, row: &Row) {
        match row.state {
            State::Present if row.entry.kind() == Kind::Study => (),
            _ => self.room.open(row.entry.record().clone(), false),
        }
        let _ = window().location().set_hash(&Room::Study.address());
    }

    /// Gives something another name.
    fn rename(self, row: &Row, name: &str) {
        let mut entry = row.entry.clone();
        let words = self.room.board.words.get_untracked();
        if let Err(error) = entry.rename(name) {
            return self.say(study_say::text_error(&words, error), true);
        }
        let renamed = match (row.state, entry.kind()) {
            (State::Present, Kind::Game) => Ok(self.name_game(name.trim())),
            (State::Present, Kind::Study) => {
                self.room.change(|study| study.set_tag(NAME, name).is_ok());
                Ok(true)
            }
            _ => {
                let mut all = StoredLibrary::take();
                match all.library.replace(&row.entry, entry.clone()) {
                    Ok(true) => Ok(all.keep()),
                    // Another page has deleted it.
                    Ok(false) => {
                        self.naming.set(None);
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
        self.naming.set(None);
        self.changed();
        let title = say::title(&words, entry.record());
        self.say(words.with("library-renamed", [("name", title.into())]), false);
        // Which row it has can be another one now.
        let kind = entry.kind();
        let number = self.rows(kind).iter().position(|row| row.entry == entry).unwrap_or_default();
        focus_soon(&control("rename", kind, number));
    }

    /// Names the game that is played.
    fn name_game(self, name: &str) -> bool {
        let Some(tag) = Tag::new(NAME, name) else { return false };
        self.game.table.update_untracked(|table| table.set_tag(tag));
        store::save_game(self.game);
        !self.game.page.elsewhere.get_untracked()
    }

    /// Deletes something. Its row says so, and brings it back.
    fn delete(self, entry: &Entry, row: usize) {
        let mut all = StoredLibrary::take();
        let Some(place) = all.library.remove(entry) else { return self.changed() };
        if !all.keep() {
            return self.say_key("library-unkept");
        }
        self.say(String::new(), false);
        self.gone.update(|gone| {
            gone.push(Gone { entry: entry.clone(), place, row });
            // Rows are put in one after the other, from the first on.
            gone.sort_by_key(|gone| gone.row);
        });
        self.changed();
        focus_soon(&control("undo", entry.kind(), row));
    }

    /// Brings back something that was deleted.
    fn bring_back(self, entry: &Entry, row: usize) {
        let Some(place) = self.gone.read_untracked().iter().find(|gone| gone.entry == *entry).map(|gone| gone.place)
        else {
            return;
        };
        let mut all = StoredLibrary::take();
        if all.library.insert(place, entry.clone()).is_err() {
            return self.say_key("library-full");
        }
        if !all.keep() {
            return self.say_key("library-unkept");
        }
        self.gone.update(|gone| gone.retain(|gone| gone.entry != *entry));
        self.changed();
        focus_soon(&control("delete", entry.kind(), row));
    }

    /// Offers everything as one file.
    fn export(self) {
        let library = StoredLibrary::take().library;
        let present = Kind::ALL.into_iter().filter_map(|kind| self.present(kind));
        let present: Vec<Entry> = present.filter(|entry| !library.entries().contains(entry)).collect();
        let text = library::export(present.iter().chain(library.entries()));
        let day::Day { year, month, day } = day::today();
        let _ = browser::download(&format!("lyngk-{year:04}-{month:02}-{day:02}.lgn"), &text);
    }

    /// Takes back what is in a file, or says why not.
    fn restore(self, given: Option<String>) {
        let words = self.room.board.words.get_untracked();
        let Some(text) = given else { return self.say_key("study-no-text") };
        let mut all = StoredLibrary::take();
        match all.library.restore(&text) {
            Err(error) => self.say(study_say::import_error(&words, &error), true),
            Ok(_) if !all.keep() => self.say_key("library-unkept"),
            Ok(restored) => {
                let failed = restored.left_out > 0 || !restored.unread.is_empty();
                self.say(say::restored(&words, &restored), failed);
                self.changed();
            }
        }
    }
}
