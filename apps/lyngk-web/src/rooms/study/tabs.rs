//! Tabs of a study.

use leptos::prelude::*;
use web_sys::{KeyboardEvent, MouseEvent};

use super::analysis::{AnalysisPanel, Further};
use super::chapters::ChapterList;
use super::games::Games;
use super::keys;
use super::notes::Notes;
use super::review::ReviewPanel;
use super::room::StudyRoom;
use super::share::Share;
use super::tab::Tab;
use super::tree::Tree;
use crate::browser;

/// The tabs, the panel of the open one, and the moves.
#[component]
pub(super) fn Tabs() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let open = room.tab;
    // Arrow keys choose among the tabs for those who came by keyboard. After a click they step through the moves, as elsewhere.
    let is_clicked = StoredValue::new(false);
    let choose = move |tab: Tab| {
        // The list of chapters would push the panel below the fold.
        room.chapters.is_unfolded.set(false);
        open.set(tab);
    };
    let on_key = move |event: KeyboardEvent| {
        if is_clicked.get_value() {
            keys::step(room, &event);
            return;
        }
        let count = Tab::ALL.len();
        let at = Tab::ALL.iter().position(|&tab| tab == open.get_untracked()).unwrap_or_default();
        let to = match event.key().as_str() {
            "ArrowRight" => (at + 1) % count,
            "ArrowLeft" => (at + count - 1) % count,
            "Home" => 0,
            "End" => count - 1,
            _ => return,
        };
        event.prevent_default();
        choose(Tab::ALL[to]);
        browser::focus(&format!("#{}", Tab::ALL[to].id()));
    };
    Effect::new(move |before: Option<()>| {
        let _ = open.get();
        // The next tab does not begin where the last one was scrolled to.
        if before.is_some()
            && let Ok(Some(panel)) = document().query_selector("#study-panel")
        {
            panel.set_scroll_top(0);
        }
    });
    let tab = move |tab: Tab| {
        let is_open = move || open.get() == tab;
        view! {
            <button
                type="button"
                role="tab"
                class="study-tab"
                id=tab.id()
                aria-selected=move || is_open().to_string()
                aria-controls="study-panel"
                tabindex=move || if is_open() { "0" } else { "-1" }
                on:click=move |event: MouseEvent| {
                    // Enter and the space bar make clicks without a count.
                    is_clicked.set_value(event.detail() > 0);
                    choose(tab);
                }
            >
                {board.text(tab.key())}
            </button>
        }
    };
    let panel = move || match open.get() {
        Tab::Notes => view! { <Notes /> }.into_any(),
        Tab::Analysis => view! { <AnalysisPanel /> <Further /> }.into_any(),
        Tab::Review => view! { <ReviewPanel /> }.into_any(),
        Tab::Open => view! { <Games /> }.into_any(),
        Tab::Share => view! { <Share /> }.into_any(),
    };
    // The moves come first where they are the subject, and otherwise after what is said about them.
    let moves_first = Memo::new(move |_| open.get() == Tab::Notes);
    let moves = move |first: bool| (moves_first.get() == first).then(|| view! { <Tree /> });
    view! {
        <div class="study-tabs" role="tablist" aria-label=board.text("head-study") on:keydown=on_key on:focusout=move |_| is_clicked.set_value(false)>
            {Tab::ALL.map(tab).into_iter().collect_view()}
        </div>
        <div class="study-body">
            <ChapterList />
            {move || moves(true)}
            <div class="study-panel" id="study-panel" role="tabpanel" aria-labelledby=move || open.get().id()>
                {move || panel()}
            </div>
            {move || moves(false)}
        </div>
    }
}
