//! Import of games, positions and links, by text or file; new studies.

use js_sys::Uint8Array;
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_rules::{Record, Variant};
use lyngk_study::collection::decode;
use lyngk_study::library::{Part, group};
use lyngk_study::study::say;
use lyngk_study::{ImportError, Imported, import_in};
use lyngk_view::Words;
use wasm_bindgen_futures::JsFuture;

use super::collection::OpenCollection;
use super::keeper::Source;
use super::library;
use super::room::StudyRoom;
use crate::browser;

/// The name of a collection that was pasted.
const PASTED: &str = "games.lgn";

/// Result of an import.
#[derive(Clone, PartialEq)]
enum ImportState {
    Nothing,
    Failed(ImportError),
    /// The file is not a text.
    NoText,
    /// Several games or studies to choose from, and the file that has them.
    Choice(Vec<Part>, GivenText),
}

/// The name and the text of a file.
#[derive(Clone, PartialEq)]
struct GivenText {
    name: String,
    text: String,
}

impl StudyRoom {
    /// Opens games from outside: as they are, or as chapters of one study if there are several.
    pub(super) fn open_games(self, games: Vec<Record>) {
        let mut parts = group(games);
        match parts.pop() {
            Some(part) if parts.is_empty() => self.open_part(part),
            last => self.open_together(parts.into_iter().chain(last).collect()),
        }
    }

    /// Opens a game, or a study with its chapters.
    fn open_part(self, part: Part) {
        match part {
            Part::Entry(entry) => self.open(entry.record().clone(), Source::Outside, false),
            Part::Study { name, chapters } => spawn_local(self.open_study(name, chapters)),
        }
    }

    /// Opens everything as chapters of one study.
    fn open_together(self, parts: Vec<Part>) {
        let records = parts.into_iter().flat_map(|part| part.into_chapters().1).collect();
        spawn_local(self.open_study(None, records));
    }
}

/// Import panel.
#[component]
pub(super) fn Games() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let text = RwSignal::new(String::new());
    let result = RwSignal::new(ImportState::Nothing);
    let take = move |name: String, given: &str| match import_in(&board.words.get_untracked(), given) {
        Err(error) => result.set(ImportState::Failed(error)),
        Ok(Imported::Position(position)) => {
            result.set(ImportState::Nothing);
            text.set(String::new());
            room.open(Record::new(*position), Source::Outside, false);
        }
        Ok(Imported::Games(games)) => {
            // A collection has LGN only.
            let is_lgn = given.trim_start_matches('\u{feff}').trim_start().starts_with('[');
            let text_of_games = if is_lgn { given.to_owned() } else { games.iter().map(Record::to_string).collect() };
            let mut parts = group(games);
            if parts.len() > 1 {
                result.set(ImportState::Choice(parts, GivenText { name, text: text_of_games }));
                request_animation_frame(|| browser::focus("#study-choice button"));
                return;
            }
            result.set(ImportState::Nothing);
            text.set(String::new());
            parts.pop().into_iter().for_each(|part| room.open_part(part));
        }
    };
    let problem = move || match &*result.read() {
        ImportState::Failed(error) => Some(say::import_error(&board.words.get(), error)),
        ImportState::NoText => Some(board.words.get().text("collection-not-text")),
        ImportState::Nothing | ImportState::Choice(..) => None,
    };
    let choice = move || match result.get() {
        ImportState::Choice(parts, given) => Some(view! { <Choice parts given /> }),
        _ => None,
    };
    let failed = move || matches!(&*result.read(), ImportState::Failed(_) | ImportState::NoText).to_string();
    view! {
        <label class="study-label" for="study-paste">{board.text("study-paste")}</label>
        <textarea
            id="study-paste"
            class="study-text"
            rows="3"
            spellcheck="false"
            aria-invalid=move || failed()
            aria-describedby="study-read-problem"
            prop:value=text
            on:input:target=move |event| {
                text.set(event.target().value());
                result.set(ImportState::Nothing);
            }
        ></textarea>
        <p class="study-problem" id="study-read-problem" aria-live="assertive">{move || problem()}</p>
        <div class="study-row">
            <button type="button" class="primary" id="study-read" on:click=move |_| take(PASTED.to_owned(), &text.get_untracked())>
                {board.text("study-read")}
            </button>
            <FileButton id="study-file" key="study-file" take=Callback::new(move |(name, given): (String, Option<String>)| match given {
                Some(given) => take(name, &given),
                None => result.set(ImportState::NoText),
            }) />
        </div>
        {move || choice()}
        <div class="study-row">
            <button type="button" id="study-new" on:click=move |_| room.open_fresh(Variant::Standard)>
                {board.text("study-new")}
            </button>
            <button type="button" id="study-new-six" on:click=move |_| room.open_fresh(Variant::Six)>
                {board.text("study-new-six")}
            </button>
        </div>
        <p>
            <a class="link" id="to-library" href=library::address()>{board.text("library-link")}</a>
        </p>
        <p>
            <a class="link" id="to-editor" href=super::editor_address()>{board.text("editor-open")}</a>
        </p>
    }
}

/// File button. `take` gets the name of the file and its text, or `None` if it is not a text.
#[component]
pub(super) fn FileButton(
    id: &'static str,
    /// Text key of the label.
    key: &'static str,
    take: Callback<(String, Option<String>)>,
) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let chosen = move |input: web_sys::HtmlInputElement| {
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let bytes = JsFuture::from(file.array_buffer()).await.ok();
            let text = bytes.and_then(|bytes| decode(Uint8Array::new(&bytes).to_vec()));
            // The view may have been left.
            let _ = take.try_run((file.name(), text));
            // So that the same file can be chosen again.
            input.set_value("");
        });
    };
    view! {
        <label class="study-file">
            <span>{board.text(key)}</span>
            <input
                type="file"
                id=id
                class="sr-only"
                accept=".lgn,.lpn,.sgf,.txt,text/plain"
                on:change:target=move |event| chosen(event.target())
            />
        </label>
    }
}

/// List of games and studies to choose from, and a way to open them together.
#[component]
fn Choice(parts: Vec<Part>, given: GivenText) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let collection: OpenCollection = expect_context();
    let board = room.board;
    let problem = RwSignal::new(None::<String>);
    let open_collection = move |_| problem.set(collection.take_text(&given.name, &given.text).err());
    let all = StoredValue::new(parts.clone());
    let entry = move |part: Part| {
        let name = {
            let part = part.clone();
            move || title(&board.words.get(), &part)
        };
        view! {
            <li>
                <button type="button" class="study-choice" on:click=move |_| room.open_part(part.clone())>
                    {name}
                </button>
            </li>
        }
    };
    view! {
        <p class="study-label">{board.text("study-choose")}</p>
        // Before the list, which may be long.
        <div class="study-row">
            <button type="button" id="study-choose-all" on:click=move |_| room.open_together(all.get_value())>
                {board.text("study-choose-all")}
            </button>
            <button type="button" id="study-choose-collection" on:click=open_collection>
                {board.text("study-choose-collection")}
            </button>
        </div>
        {move || problem.get().map(|problem| view! { <p class="study-problem" role="alert">{problem}</p> })}
        <ol class="study-choices" id="study-choice">{parts.into_iter().map(entry).collect_view()}</ol>
    }
}

/// A line of that list.
fn title(words: &Words, part: &Part) -> String {
    match part {
        Part::Entry(entry) => say::game(words, entry.record()),
        Part::Study { name, chapters } => {
            let count = words.with("library-chapters", [("count", chapters.len().into())]);
            let name = name.as_ref().map_or_else(|| words.text("head-study"), |name| lyngk_view::say::isolated(name));
            format!("{name}, {count}")
        }
    }
}
