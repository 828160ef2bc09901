//! The list of games. Only the rows in sight are in the document.
//!
//! It is a grid with one tab stop: the focus stays on the grid, which names the active row. So rows may come and go while it scrolls.

use leptos::html;
use leptos::prelude::*;
use lyngk_study::collection::{ListedRow, RowContent, Selecting, Viewport, say};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};

use super::OpenCollection;
use crate::{browser, day};

/// The list.
#[component]
pub(super) fn List() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let board = open.room().board;
    let grid = NodeRef::<html::Div>::new();
    let measure = NodeRef::<html::Div>::new();
    // Height of the list and of a row, which depend on the window and on the size of texts.
    let sizes = RwSignal::new((0.0, 0.0));
    let look = move || {
        if let (Some(grid), Some(measure)) = (grid.get_untracked(), measure.get_untracked()) {
            sizes.set((f64::from(grid.client_height()), f64::from(measure.offset_height())));
        }
    };
    // Nothing can be measured while it is hidden.
    let is_empty = Memo::new(move |_| open.listed.read().count == 0);
    Effect::new(move |_| {
        if grid.get().is_some() && !is_empty.get() {
            browser::on_next_frame(move || {
                look();
                scroll_by_script(grid, open.scroll.get_untracked());
            });
        }
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| look());
    on_cleanup(move || resized.remove());
    let viewport = Memo::new(move |_| {
        let (height, row_height) = sizes.get();
        Viewport { rows: open.listed.read().count as usize, row_height, height }
    });
    let drawn = Memo::new(move |_| viewport.get().drawn(open.scroll.get()));
    Effect::new(move |_| open.want(&drawn.get()));
    // A new list begins at its top.
    Effect::new(move |_| {
        if open.scroll.get() == 0.0 {
            scroll_by_script(grid, 0.0);
        }
    });
    let list = ListState { open, grid, viewport, anchor: RwSignal::new(None) };
    let height = move || pixels(viewport.get().content_height());
    let above = move || pixels(viewport.get().top(drawn.get().start, open.scroll.get()));
    let active = move || drawn.get().contains(&open.active.get()).then(|| row_id(open.active.get()));
    view! {
        <p class="sr-only" id="collection-keys">{board.text("collection-keys")}</p>
        <div
            class="list"
            id="collection-list"
            role="grid"
            tabindex="0"
            node_ref=grid
            hidden=move || is_empty.get()
            aria-label=board.text("collection-games")
            aria-describedby="collection-keys"
            aria-multiselectable="true"
            aria-rowcount=move || open.listed.read().count
            aria-activedescendant=active
            on:scroll=move |_| {
                // The event may come after the list has gone.
                if let Some(grid) = grid.try_get_untracked().flatten() {
                    open.scroll.set(f64::from(grid.scroll_top()));
                }
            }
            on:keydown=move |event| list.on_key(&event)
            on:click=move |event| list.on_click(&event)
        >
            <div class="list-rows" role="rowgroup" style:height=height style:padding-block-start=above>
                <For each=move || drawn.get() key=|at| *at children=move |at| view! { <Row at /> } />
            </div>
            <div class="list-measure" node_ref=measure aria-hidden="true"></div>
        </div>
    }
}

fn pixels(length: f64) -> String {
    format!("{}px", length.max(0.0).round() as u64)
}

fn row_id(at: usize) -> String {
    format!("row-{at}")
}

fn scroll_by_script(grid: NodeRef<html::Div>, to: f64) {
    if let Some(grid) = grid.get_untracked() {
        grid.set_scroll_top(to as i32);
    }
}

/// A row of the list. Until it arrives, it is empty.
#[component]
fn Row(at: usize) -> impl IntoView {
    let open: OpenCollection = expect_context();
    let row = Memo::new(move |_| open.row(at));
    let is_selected = move || row.read().as_ref().is_some_and(|row| row.is_selected);
    let what = move || row.get().map(|row| what(open, at, &row));
    let is_broken = move || matches!(row.read().as_ref().map(|row| &row.content), Some(RowContent::Broken(_)));
    view! {
        <div
            class="list-row"
            class:active=move || open.active.get() == at
            class:broken=is_broken
            role="row"
            id=row_id(at)
            data-at=at
            aria-rowindex=at + 1
            aria-selected=move || is_selected().to_string()
        >
            <span class="row-check" role="gridcell" aria-hidden="true"><span class="check"></span></span>
            <span class="row-what" role="gridcell">{move || what()}</span>
        </div>
    }
}

/// Title and facts of a row.
fn what(open: OpenCollection, at: usize, row: &ListedRow) -> AnyView {
    let words = open.room().board.words.get();
    match &row.content {
        RowContent::Game(game) => {
            let day = game.summary.day.map(|day| day::of(day, words.language()));
            view! {
                <span class="row-name" dir="auto"><span class="row-number">{at + 1}". "</span>{say::title(&words, game)}</span>
                <span class="row-facts">{say::facts(&words, game, day).join(" · ")}</span>
            }
            .into_any()
        }
        RowContent::Broken(broken) => {
            let reason = say::broken(&words, broken);
            view! {
                <span class="row-name" dir="auto">{say::broken_title(&words, broken)}</span>
                <span class="row-facts" title=reason.clone()>{reason.clone()}</span>
            }
            .into_any()
        }
    }
}

/// Where the list is, for the keyboard and the pointer.
#[derive(Clone, Copy)]
struct ListState {
    open: OpenCollection,
    grid: NodeRef<html::Div>,
    viewport: Memo<Viewport>,
    /// Where a span that is being selected began.
    anchor: RwSignal<Option<usize>>,
}

impl ListState {
    fn on_key(self, event: &KeyboardEvent) {
        let viewport = self.viewport.get_untracked();
        let (at, last) = (self.open.active.get_untracked(), viewport.rows.saturating_sub(1));
        let page = ((viewport.height / viewport.row_height.max(1.0)) as usize).max(2) - 1;
        let is_control = event.ctrl_key() || event.meta_key();
        let to = match event.key().as_str() {
            "ArrowDown" => at + 1,
            "ArrowUp" => at.saturating_sub(1),
            "PageDown" => at + page,
            "PageUp" => at.saturating_sub(page),
            "Home" => 0,
            "End" => last,
            "Enter" => {
                event.prevent_default();
                return self.open.open_at(at);
            }
            " " => {
                event.prevent_default();
                self.anchor.set(Some(at));
                return self.open.select(Selecting::Toggle { at: at as u32 });
            }
            "a" if is_control => {
                event.prevent_default();
                return self.open.select(Selecting::All);
            }
            _ => return,
        };
        event.prevent_default();
        let to = to.min(last);
        if event.shift_key() {
            let from = self.anchor.get_untracked().unwrap_or(at);
            self.anchor.set(Some(from));
            self.open.select(Selecting::Span { from: from as u32, to: to as u32 });
        } else {
            self.anchor.set(None);
        }
        self.open.active.set(to);
        if let Some(scroll) = viewport.scroll_to(to, self.open.scroll.get_untracked()) {
            // The event of scrolling comes later, but the active row must be in the document now.
            self.open.scroll.set(scroll);
            scroll_by_script(self.grid, scroll);
        }
    }

    fn on_click(self, event: &MouseEvent) {
        let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
        let Some(row) = target.closest(".list-row").ok().flatten() else { return };
        let Some(at) = row.unchecked_ref::<HtmlElement>().get_attribute("data-at").and_then(|at| at.parse().ok())
        else {
            return;
        };
        let before: usize = self.open.active.get_untracked();
        self.open.active.set(at);
        let is_check = target.closest(".row-check").ok().flatten().is_some();
        if event.shift_key() {
            let from = self.anchor.get_untracked().unwrap_or(before);
            self.open.select(Selecting::Span { from: from as u32, to: at as u32 });
        } else if is_check || event.ctrl_key() || event.meta_key() {
            self.anchor.set(Some(at));
            self.open.select(Selecting::Toggle { at: at as u32 });
        } else {
            self.open.open_at(at);
        }
    }
}
