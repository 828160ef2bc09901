//! Print layout of a position, or of a game with text and diagrams. Only printers show it.

use leptos::prelude::*;
use lyngk_game::tags;
use lyngk_picture::{Background, Picture, Style};
use lyngk_rules::NodeId;
use lyngk_study::study::{self, Block, Diagrams};
use lyngk_study::{TreeItem, TreeRow};
use lyngk_view::say::isolated;

use crate::rooms::study::room::StudyRoom;
use crate::rooms::study::turn::turn_text;

/// Number of turns between diagrams, if they are wanted.
const OFTEN: usize = 10;

/// What to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rooms::study) enum Printed {
    Position,
    Game(Diagrams),
}

/// Print panel.
#[component]
pub(super) fn Print() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let diagrams = RwSignal::new(Diagrams::default());
    // The layout stays after printing, since the browser may print it again.
    on_cleanup(move || room.printing.set(None));
    let print = move |what: Printed| {
        room.printing.set(Some(what));
        request_animation_frame(|| drop(window().print()));
    };
    let option = move |value: &'static str, of: Diagrams| {
        let text = move || match of {
            Diagrams::Marked => board.words.get().text("print-marked"),
            Diagrams::Commented => board.words.get().text("print-commented"),
            Diagrams::Every(count) => board.words.get().with("print-every", [("count", count.into())]),
        };
        view! { <option value=value prop:selected=move || diagrams.get() == of>{move || text()}</option> }
    };
    let choose = move |value: &str| {
        diagrams.set(match value {
            "comments" => Diagrams::Commented,
            "often" => Diagrams::Every(OFTEN),
            _ => Diagrams::Marked,
        });
    };
    let at_start = Memo::new(move |_| room.study.read().place().is_none());
    let drawn = Memo::new(move |_| at_start.get() || room.study.read().is_drawn());
    view! {
        <details class="study-details" id="share-print">
            <summary>{board.text("print-title")}</summary>
            <label class="study-label" for="print-diagrams">{board.text("print-diagrams")}</label>
            <div class="study-row">
                <select id="print-diagrams" on:change:target=move |event| choose(&event.target().value())>
                    {option("marked", Diagrams::Marked)} {option("comments", Diagrams::Commented)}
                    {option("often", Diagrams::Every(OFTEN))}
                </select>
                <button
                    type="button"
                    id="print-here"
                    aria-pressed=move || drawn.get().to_string()
                    aria-disabled=move || at_start.get().to_string()
                    on:click=move |_| room.change(lyngk_study::Study::toggle_diagram)
                >
                    {board.text("print-here")}
                </button>
            </div>
            <div class="study-row">
                <button type="button" id="print-game" on:click=move |_| print(Printed::Game(diagrams.get_untracked()))>
                    {board.text("print-game")}
                </button>
                <button type="button" id="print-position" on:click=move |_| print(Printed::Position)>
                    {board.text("print-position")}
                </button>
            </div>
        </details>
    }
}

/// The print layout.
#[component]
pub(in crate::rooms::study) fn Sheet() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let shown = move || {
        room.printing.get().map(|what| match what {
            Printed::Position => position(room),
            Printed::Game(diagrams) => game(room, diagrams),
        })
    };
    view! { <div class="sheet-place">{move || shown()}</div> }
}

/// A picture for print.
fn picture(room: StudyRoom, place: Option<NodeId>) -> Picture {
    let words = room.board.words.get();
    let picture = study::picture(&words, room.study.read().record(), place);
    let picture = room.picture_options.applied_to(room.board, picture);
    Picture { style: paper(room), players: true, ..picture }
}

fn paper(room: StudyRoom) -> Style {
    Style { background: Background::Paper, pieces: room.picture_options.pieces(room.board) }
}

/// One position with a description.
fn position(room: StudyRoom) -> AnyView {
    let place = room.study.read().place();
    let picture = picture(room, place);
    view! {
        <article class="sheet" data-sheet="position">
            <div inner_html=Picture::definitions(paper(room))></div>
            {from_study(room).map(|text| view! { <p class="sheet-study" dir="auto">{text}</p> })}
            <h2 class="sheet-title">{picture.caption.title.clone()}</h2>
            <div class="sheet-board" inner_html=picture.diagram()></div>
            <p class="sheet-words">{picture.caption.description.clone()}</p>
        </article>
    }
    .into_any()
}

/// The game: heading, turns and diagrams.
fn game(room: StudyRoom, diagrams: Diagrams) -> AnyView {
    let study = room.study.read();
    let blocks = study.sheet(diagrams);
    drop(study);
    let part = move |block: Block| match block {
        Block::Diagram(place) => diagram(room, place),
        Block::Text(row) => text(room, row),
    };
    view! {
        <article class="sheet" data-sheet="game">
            <div inner_html=Picture::definitions(paper(room))></div>
            {head(room)}
            <div class="sheet-body">{blocks.into_iter().map(part).collect_view()}</div>
        </article>
    }
    .into_any()
}

/// Study and chapter that a single position is from.
fn from_study(room: StudyRoom) -> Option<String> {
    let title = room.chapter_title().or_else(|| room.study.read().record().tag(tags::NAME).map(isolated));
    let study = room.study_name().map(|name| isolated(&name)).filter(|study| title.as_ref() != Some(study));
    let names: Vec<String> = study.into_iter().chain(title).collect();
    (!names.is_empty()).then(|| names.join(" · "))
}

/// Study, chapter, players, event, date and result.
fn head(room: StudyRoom) -> AnyView {
    let words = room.board.words.get();
    let heading = study::heading(&words, room.study.read().record(), room.study_name(), room.chapter_title());
    view! {
        <header class="sheet-head">
            {heading.study.map(|study| view! { <p class="sheet-study" dir="auto">{study}</p> })}
            <h2 class="sheet-title" dir="auto">{heading.title}</h2>
            <p class="sheet-facts" dir="auto">{heading.facts.join(" · ")}</p>
        </header>
    }
    .into_any()
}

fn diagram(room: StudyRoom, place: Option<NodeId>) -> AnyView {
    let picture = picture(room, place);
    let caption = study::place_name(&room.board.words.get(), room.study.read().record(), place);
    view! {
        <figure class="sheet-diagram">
            <div inner_html=picture.diagram()></div>
            <figcaption>{caption}</figcaption>
        </figure>
    }
    .into_any()
}

fn text(room: StudyRoom, row: TreeRow) -> AnyView {
    let board = room.board;
    let item = move |item: TreeItem| match item {
        TreeItem::Remark(text) => {
            view! { <span class="sheet-remark" dir="auto">{text.replace("\n\n", "\n")} " "</span> }.into_any()
        }
        TreeItem::Turn { number, shows_number, turn, marks, .. } => {
            let number = if shows_number { format!("{number}\u{a0}") } else { String::new() };
            let marks = study::say::signs(&marks);
            view! { <span class="sheet-turn">{format!("{number}{}{marks}", turn_text(board, turn))}</span> " " }
                .into_any()
        }
    };
    // Deeper rows are not indented further, to leave room for turns.
    let depth = row.depth.min(4).to_string();
    view! { <p class="sheet-row" data-depth=depth>{row.items.into_iter().map(item).collect_view()}</p> }.into_any()
}
