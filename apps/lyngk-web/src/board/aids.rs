//! Aids for reading a board, loaded after it: the card of a stack, drawings, the sign of refusal, buttons in the free corners, and
//! the wheel.

use leptos::prelude::*;
use lyngk_picture::draw::{self, RY};
use lyngk_picture::sketch::Pen;
use lyngk_picture::{Length, geometry};

use super::fan::Fan;
use super::sketch::Sketch;
use super::ui::BoardUi;
use super::wheel;
use crate::browser;
use crate::icon::{self, Icon};
use crate::state::{Dialog, PageState};

/// The aids of a board, once their style sheet is loaded.
pub(crate) fn aids() -> AnyView {
    let ui: BoardUi = expect_context();
    let sketch = Sketch::new(ui);
    wheel::follow(ui);
    let styled = RwSignal::new(false);
    let content = move || {
        styled.get().then(|| {
            view! {
                <svg class="board-aids" viewBox=geometry::view_box() aria-hidden="true">
                    <g inner_html=move || sketch.drawing()></g>
                    <g inner_html=move || refusal(ui)></g>
                </svg>
                <Fan ui />
                <Buttons ui sketch />
            }
        })
    };
    view! {
        <link rel="stylesheet" href=browser::meta("lyngk-aids") on:load=move |_| styled.set(true) />
        {move || content()}
    }
    .into_any()
}

/// The sign over a point on which the dragged stack cannot land.
fn refusal(ui: BoardUi) -> String {
    let Some((point, None)) = ui.ghost.get() else { return String::new() };
    let (x, y) = geometry::place(ui.compass.get(), point);
    let above = draw::top(ui.point_view(point).stack) + RY;
    let [x, y] = [x, y - above].map(Length);
    format!(
        "<g class=\"refused-sign\" transform=\"translate({x} {y})\"><circle r=\"13\"/><path d=\"M-6-6 6 6M6-6-6 6\"/></g>"
    )
}

/// Help, and the pencil for those who have no mouse.
#[component]
fn Buttons(ui: BoardUi, sketch: Sketch) -> impl IntoView {
    let page = ui.board.page;
    let draws = Memo::new(move |_| sketch.pencil.get().is_some());
    // Where every touch draws, the board seems broken to somebody who does not know why.
    let toggle = move |_| {
        let said = page.words.get_untracked().text("pencil-on");
        if draws.get_untracked() {
            sketch.pencil.set(None);
            ui.board.unsay(&said);
        } else {
            sketch.pencil.set(Some(Pen::Plain));
            ui.board.say(said);
        }
    };
    view! {
        <button
            type="button"
            class="board-tool board-pencil"
            id="pencil"
            aria-label=page.text("board-pencil")
            title=page.text("board-pencil")
            aria-pressed=move || sketch.pencil.get().is_some().to_string()
            on:click=toggle
        >
            <Icon shape=icon::PENCIL />
        </button>
        {move || draws.get().then(|| pens(page, sketch))}
        <button
            type="button"
            class="board-tool board-help"
            id="board-help"
            aria-haspopup="dialog"
            aria-keyshortcuts="?"
            aria-label=page.text("help-title")
            title=page.text("help-title")
            on:click=move |_| page.dialog.set(Some(Dialog::Help))
        >
            "?"
        </button>
    }
}

/// The text key of a pen's name.
fn pen_text(pen: Pen) -> &'static str {
    match pen {
        Pen::Plain => "pen-plain",
        Pen::Dashed => "pen-dashed",
        Pen::Dotted => "pen-dotted",
        Pen::Mixed => "pen-mixed",
    }
}

/// The lines that the pencil can draw.
fn pens(page: PageState, sketch: Sketch) -> AnyView {
    let pen = move |pen: Pen| {
        view! {
            <button
                type="button"
                class="board-pen"
                data-pen=pen.name()
                aria-label=page.text(pen_text(pen))
                title=page.text(pen_text(pen))
                aria-pressed=move || (sketch.pencil.get() == Some(pen)).to_string()
                on:click=move |_| sketch.pencil.set(Some(pen))
            >
                <svg class="pen-sample" data-pen=pen.name() viewBox="0 0 56 56" aria-hidden="true">
                    <path class="way" d="M8 48 48 8" />
                </svg>
            </button>
        }
    };
    view! { <div class="board-pens" role="group" aria-label=page.text("board-pencil")>{Pen::ALL.map(pen).collect_view()}</div> }
        .into_any()
}
