//! From a game that was opened from a list to its neighbours there, and back to the list.

use leptos::prelude::*;

use super::OpenCollection;
use crate::icon::{self, Icon};
use crate::panels::step_button;

/// Ways back to the list, and to the games before and after in it.
#[component]
pub(in crate::rooms::study) fn ListSteps() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let room = open.room();
    let board = room.board;
    let is_shown = Memo::new(move |_| open.opened.get().is_some_and(|(_, opening)| opening == room.version().0));
    let step = move |id: &'static str, sign: &'static str, key: &'static str, is_after: bool| {
        let go = move || {
            if let Some(at) = untrack(|| open.neighbour(is_after)) {
                open.open_at(at);
            }
        };
        step_button(board, (id, sign, key, None), move || open.neighbour(is_after).is_none(), go)
    };
    let steps = move || {
        is_shown.get().then(|| {
            view! {
                <div class="list-steps" id="list-steps">
                    <a class="back-link" id="list-back" href=open.address()>
                        <Icon shape=icon::BACK />
                        {board.text("collection-to-list")}
                    </a>
                    {step("list-previous", "‹", "collection-previous-game", false)}
                    {step("list-next", "›", "collection-next-game", true)}
                </div>
            }
        })
    };
    view! { {move || steps()} }
}
