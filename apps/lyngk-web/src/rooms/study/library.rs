//! Library: stored games and studies, to open, rename, delete, export and restore.

use std::collections::HashSet;

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_game::tags::NAME;
use lyngk_rules::{Record, Tag};
use lyngk_study::library::say::Whose;
use lyngk_study::library::{Chapters, Listed, list, name_tag, say};
use lyngk_study::study::say as study_say;
use lyngk_study::{Entry, EntryKind, Summary};
use web_sys::KeyboardEvent;

use super::collection::Files;
use super::games::FileButton;
use super::keeper::Source;
use super::room::StudyRoom;
use super::tab::Tab;
use crate::banner::banner;
use crate::database::{self, StorageError};
use crate::icon::{self, Icon};
use crate::library::studies::{self, StudyId};
use crate::library::{self, EntryId, Found, RestoreError};
use crate::route::Room;
use crate::state::BoardState;
use crate::{browser, day, store};

/// Number of rows that are shown at once. More are added on demand.
const ROWS: usize = 100;

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
    /// Counts changes of the game and of the open study.
    changes: RwSignal<u32>,
    /// The stored entries, once they are loaded.
    stored: RwSignal<Option<Vec<(EntryId, Summary)>>>,
    /// The chapters of studies.
    studies: RwSignal<Vec<(u64, Chapters)>>,
    /// What cannot be read.
    unread: RwSignal<Option<String>>,
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
    /// The entry, or the chapters of a study; none for the game on the page's board.
    ids: Vec<EntryId>,
    /// The study, if it has a list of chapters.
    study: Option<StudyId>,
    /// The summary of the first entry, under the name of the study.
    summary: Summary,
    /// Whether one of the players is the person at the device.
    whose: Whose,
    state: State,
}

impl Row {
    /// The row of a line of the library. It is open if one of its entries is, and a study of an own game if it has the start of one.
    fn of(listed: &Listed, open: Option<EntryId>, own_starts: &HashSet<u64>) -> Row {
        let ids: Vec<EntryId> = listed.entries.iter().map(|&(id, _)| EntryId(id)).collect();
        let state = if open.is_some_and(|open| ids.contains(&open)) { State::Open } else { State::Stored };
        let summary = listed.summary();
        let whose = match summary.kind {
            EntryKind::Study if own_starts.contains(&summary.start) => Whose::OwnStudies,
            _ => Whose::Own,
        };
        Row { ids, study: listed.study.map(StudyId), summary, whose, state }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// On the page's board, or open in the study.
    Open,
    Stored,
    Deleted,
}

/// A deleted row.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Deleted {
    row: Row,
    /// Its entries with their stored texts.
    texts: Vec<(EntryId, String)>,
    /// Its place.
    number: usize,
}

/// The library.
#[component]
pub(super) fn LibraryView(game: BoardState) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let state = LibraryRoom {
        game,
        room,
        changes: RwSignal::new(0),
        stored: RwSignal::new(None),
        studies: RwSignal::new(Vec::new()),
        unread: RwSignal::new(None),
        renaming: RwSignal::new(None),
        deleted: RwSignal::new(Vec::new()),
        message: RwSignal::new((String::new(), false)),
    };
    spawn_local(async move {
        // A game may have been replaced meanwhile. Where nothing can be stored, a banner says so.
        let _ = library::collect().await;
        let _ = studies::forget_removed().await;
        state.load().await;
    });
    database::listen(move |_| spawn_local(async move { state.load().await }));
    let [games, studies] = [EntryKind::Game, EntryKind::Study].map(|kind| Memo::new(move |_| state.rows(kind)));
    let is_empty = Memo::new(move |_| state.is_loaded() && games.read().is_empty() && studies.read().is_empty());
    let restore = Callback::new(move |(_, given): (String, Option<String>)| {
        spawn_local(async move { state.restore(given).await });
    });
    let section = move |listed: Memo<Vec<Row>>, id: &'static str, title: &'static str, none: &'static str| {
        let shown = RwSignal::new(ROWS);
        let rows = move || rows(state, &listed.read(), shown.get());
        let more = move || {
            let count = listed.read().len();
            (count > shown.get()).then(|| {
                let label = board.words.get().with("library-more", [("count", count.into())]);
                view! {
                    <button type="button" class="kept-more" on:click=move |_| shown.update(|shown| *shown += ROWS)>
                        {label}
                    </button>
                }
            })
        };
        let is_empty = Memo::new(move |_| state.is_loaded() && listed.read().is_empty());
        view! {
            <section class="kept-part" aria-labelledby=id>
                <h3 class="part-title" id=id>{board.text(title)}</h3>
                {move || is_empty.get().then(|| view! { <p class="study-hint">{board.text(none)}</p> })}
                <ul class="kept-list" data-kind=id>{move || rows()}</ul>
                {move || more()}
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
                    on:click=move |_| spawn_local(async move { state.export().await })
                >
                    {board.text("library-export")}
                </button>
                <FileButton id="library-restore" key="library-restore" take=restore />
                <a class="link" id="to-own-games" href=super::own_games::address()>{board.text("own-title")}</a>
            </div>
            <p class="kept-said" id="library-said" role="status" class:study-problem=move || state.message.read().1>
                {move || state.message.read().0.clone()}
            </p>
            {move || unread(state)}
            {section(games, "library-games", "library-games", "library-no-games")}
            {section(studies, "library-studies", "library-studies", "library-no-studies")}
            <Files />
        </div>
    }
}

/// Banner about what cannot be read.
fn unread(state: LibraryRoom) -> Option<AnyView> {
    let text = state.unread.get()?;
    let board = state.room.board;
    let discard = move |_| {
        spawn_local(async move {
            if library::discard_unread().await.is_err() {
                state.say_key("library-unkept");
            }
            state.load().await;
        });
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

/// The first rows of games or studies.
fn rows(state: LibraryRoom, listed: &[Row], shown: usize) -> Vec<AnyView> {
    let renaming = state.renaming.get();
    let view = |(number, row): (usize, &Row)| {
        if row.state == State::Deleted {
            deleted_row(state, row.clone(), number)
        } else if renaming.as_ref() == Some(row) {
            rename_row(state, row.clone(), number)
        } else {
            entry_row(state, row.clone(), number)
        }
    };
    listed.iter().take(shown).enumerate().map(view).collect()
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
    // A study is as old as itself, whenever the games of its chapters were played.
    let day = row.study.map(StudyId::day).or(row.summary.day);
    let day = day.map(|is| day::of(is, words.language()));
    let now = match row.summary.kind {
        _ if row.state != State::Open => None,
        EntryKind::Game => Some("library-now-game"),
        EntryKind::Study => Some("library-now-study"),
    };
    let facts = match row.study {
        Some(_) => say::study_facts(&words, &row.summary, row.ids.len(), day),
        None => say::facts(&words, &row.summary, row.whose, day),
    };
    let facts = facts.into_iter().map(|fact| view! { <li>{fact}</li> }).collect_view();
    view! {
        <div class="kept-what">
            <h4 class="kept-name" dir="auto">{say::title(&words, &row.summary, row.whose)}</h4>
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
    let kind = row.summary.kind;
    let title = say::title(&words, &row.summary, row.whose);
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
                on:click=move |_| {
                    let row = deleted.clone();
                    spawn_local(async move { state.delete(row, number).await });
                }
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
                    on:click=move |_| {
                        let row = opened.clone();
                        spawn_local(async move { state.open(row).await });
                    }
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
    let kind = row.summary.kind;
    let name = RwSignal::new(row.summary.name.clone().unwrap_or_default());
    let field = control("name", kind, number);
    let leave = move || {
        state.renaming.set(None);
        focus_soon(&control("rename", kind, number));
    };
    let description = description(state, &row);
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let row = row.clone();
        spawn_local(async move { state.rename(row, name.get_untracked()).await });
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
    let title = say::title(&words, &row.summary, row.whose);
    let kind = row.summary.kind;
    let undo = move |_| {
        let row = row.clone();
        spawn_local(async move { state.undo_delete(row, number).await });
    };
    view! {
        <li class="kept kept-gone">
            <p>{words.with("library-deleted", [("name", title.into())])}</p>
            <button type="button" id=control("undo", kind, number) on:click=undo>
                {board.text("library-undo")}
            </button>
        </li>
    }
    .into_any()
}

impl LibraryRoom {
    /// Loads the list.
    async fn load(self) {
        let (stored, studies) = (library::summaries().await, studies::studies().await);
        let unread = library::unread().await;
        // The library may have been left.
        self.studies.try_set(studies.unwrap_or_default());
        self.stored.try_set(Some(stored.unwrap_or_default()));
        self.unread.try_set(unread);
    }

    fn is_loaded(self) -> bool {
        self.stored.read().is_some()
    }

    fn say(self, text: String, failed: bool) {
        self.message.try_set((text, failed));
    }

    /// Reports a problem, unless the room has been left meanwhile.
    fn say_key(self, key: &'static str) {
        if let Some(words) = self.room.board.words.try_get_untracked() {
            self.say(words.text(key), true);
        }
    }

    /// Waits for something. Returns `None` if the library has been left meanwhile.
    async fn unless_left<T>(self, waiting: impl Future<Output = T>) -> Option<T> {
        browser::unless_left(self.stored, waiting).await
    }

    fn say_error(self, error: StorageError) {
        self.say_key(match error {
            StorageError::Full => "library-full",
            StorageError::Unavailable => "library-unkept",
        });
    }

    /// The game on the page's board, unless it has not begun.
    fn game_entry(self) -> Option<Entry> {
        let table = self.game.table.read_untracked();
        let has_begun = !table.game().turns().is_empty() || table.ended().is_some();
        drop(table);
        // A saved game can always be read.
        let record = has_begun.then(|| store::to_lgn(self.game).parse::<Record>().ok()).flatten()?;
        Some(Entry::new(EntryKind::Game, record))
    }

    /// The rows: the open entry, the others, and deleted ones in their place. Reactive.
    fn rows(self, kind: EntryKind) -> Vec<Row> {
        let _ = self.changes.get();
        let open = self.room.keeper.id();
        let stored = self.stored.read();
        let of_kind = |kind: EntryKind| stored.iter().flatten().filter(move |(_, summary)| summary.kind == kind);
        let game = self.game_entry().map(|entry| Summary::of(&entry));
        let games = of_kind(EntryKind::Game).map(|(_, summary)| summary).chain(&game);
        let own_starts: HashSet<u64> = games.map(|summary| summary.start).collect();
        let listed = list(of_kind(kind).map(|(id, summary)| (id.0, summary.clone())).collect(), &self.studies.read());
        let game = game.filter(|_| kind == EntryKind::Game).map(|summary| Row {
            ids: Vec::new(),
            study: None,
            summary,
            whose: Whose::Own,
            state: State::Open,
        });
        let listed = listed.iter().map(|listed| Row::of(listed, open, &own_starts));
        let mut rows: Vec<Row> = game.into_iter().chain(listed).collect();
        // The order of the others stays.
        rows.sort_by_key(|row| row.state != State::Open);
        for deleted in self.deleted.read().iter().filter(|deleted| deleted.row.summary.kind == kind) {
            let row = Row { state: State::Deleted, ..deleted.row.clone() };
            rows.insert(deleted.number.min(rows.len()), row);
        }
        rows
    }

    /// Opens an entry as a study.
    async fn open(self, row: Row) {
        match row.ids.first() {
            None => {
                if let Some(entry) = self.game_entry() {
                    self.room.open(entry.record().clone(), Source::Unstored, false);
                }
            }
            Some(_) if row.state == State::Open => (),
            Some(&id) => match self.unless_left(library::load(id)).await {
                Some(Ok(Found::Entry(stored))) => {
                    self.room.open(stored.entry.record().clone(), Source::entry(id, &stored), false);
                }
                // Another tab has deleted it.
                Some(Ok(Found::Nothing)) => return self.load().await,
                Some(Ok(Found::Unreadable(text))) => {
                    let _ = library::set_aside_text(&text).await;
                    return self.load().await;
                }
                Some(Err(error)) => return self.say_error(error),
                None => return,
            },
        }
        self.room.tab.set(Tab::Notes);
        let _ = window().location().set_hash(&Room::Study.address());
    }

    /// Renames an entry.
    async fn rename(self, row: Row, name: String) {
        let words = self.room.board.words.get_untracked();
        let tag = match name_tag(&name) {
            Ok(tag) => tag,
            Err(error) => return self.say(study_say::text_error(&words, error), true),
        };
        let renamed = match row.ids.first() {
            None => Ok(self.rename_game(name.trim())),
            Some(_) if let Some(study) = row.study => {
                studies::change_study(study, |chapters| chapters.rename(&name).is_ok()).await
            }
            Some(_) if row.state == State::Open => {
                self.room.change(|study| study.set_tag(NAME, &name).is_ok());
                Ok(true)
            }
            Some(&id) => library::change(id, |entry| entry.rename(&name).is_ok()).await,
        };
        match renamed {
            Err(error) => return self.say_error(error),
            Ok(false) if row.ids.is_empty() => return self.say_key("library-unkept"),
            // If another tab has deleted it, it disappears.
            Ok(_) => (),
        }
        if self.unless_left(self.load()).await.is_none() {
            return;
        }
        self.changes.update(|count| *count += 1);
        self.renaming.set(None);
        let summary = Summary { name: tag.map(|tag| tag.value().to_owned()), ..row.summary.clone() };
        self.say(words.with("library-renamed", [("name", say::title(&words, &summary, Whose::Own).into())]), false);
        // Its row may have changed.
        let kind = row.summary.kind;
        let number = untrack(|| self.rows(kind)).iter().position(|known| known.ids == row.ids).unwrap_or_default();
        focus_soon(&control("rename", kind, number));
    }

    /// Renames the game on the page's board.
    fn rename_game(self, name: &str) -> bool {
        let Some(tag) = Tag::new(NAME, name) else { return false };
        self.game.table.update_untracked(|table| table.set_tag(tag));
        store::save_game(self.game);
        !self.game.page.elsewhere.get_untracked()
    }

    /// Deletes an entry, or all chapters of a study. Its row offers to undo that.
    async fn delete(self, row: Row, number: usize) {
        let mut texts = Vec::new();
        for &id in &row.ids {
            match library::remove(id).await {
                Ok(text) => texts.extend(text.map(|text| (id, text))),
                Err(error) => {
                    self.say_error(error);
                    break;
                }
            }
        }
        // Another tab has deleted it.
        if texts.is_empty() {
            return self.load().await;
        }
        if texts.len() == row.ids.len() {
            self.say(String::new(), false);
        }
        let kind = row.summary.kind;
        self.load().await;
        self.deleted.try_update(|deleted| {
            deleted.push(Deleted { row, texts, number });
            // `rows` inserts them in this order.
            deleted.sort_by_key(|deleted| deleted.number);
        });
        focus_soon(&control("undo", kind, number));
    }

    /// Restores a deleted row.
    async fn undo_delete(self, row: Row, number: usize) {
        let known = |deleted: &&Deleted| deleted.row.ids == row.ids;
        let Some(deleted) = self.deleted.read_untracked().iter().find(known).cloned() else { return };
        for (id, text) in &deleted.texts {
            if let Err(error) = library::put_back(*id, text).await {
                return self.say_error(error);
            }
        }
        self.deleted.try_update(|all| all.retain(|other| other.row.ids != row.ids));
        self.load().await;
        focus_soon(&control("delete", row.summary.kind, number));
    }

    /// Downloads all entries as one file.
    async fn export(self) {
        let stored = match library::export().await {
            Ok(stored) => stored,
            Err(error) => return self.say_error(error),
        };
        let game = self.game_entry().map(|entry| entry.to_export_text());
        let game = game.filter(|game| !stored.contains(game));
        let day::Day { year, month, day } = day::today();
        let _ = browser::download_parts(
            &format!("lyngk-{year:04}-{month:02}-{day:02}.lgn"),
            game.into_iter().chain(stored).flat_map(|text| [text, "\n".to_owned()]),
        );
    }

    /// Restores the entries of an exported file.
    async fn restore(self, given: Option<String>) {
        let words = self.room.board.words.get_untracked();
        let Some(text) = given else { return self.say_key("collection-not-text") };
        let said = |read: usize| {
            let percent = read * 100 / text.len().max(1);
            self.say(words.with("library-reading", [("percent", percent.into())]), false);
        };
        match library::restore(&text, said).await {
            Err(RestoreError::Import(error)) => self.say(study_say::import_error(&words, &error), true),
            Err(RestoreError::Storage(error)) => self.say_error(error),
            Ok(restored) => {
                let failed = restored.left_out > 0 || !restored.unread.is_empty();
                self.load().await;
                self.say(say::restored(&words, &restored), failed);
            }
        }
    }
}
