//! Coming back: a game that goes on is found again wherever the page opens.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_room::RoomId;
use lyngk_wire::http::Status;

use super::session::Session;
use super::{http, storage};
use crate::languages::{self, StudyWords};
use crate::parts::Parts;
use crate::state::PageState;

/// The number of tables that are looked at. The lobby has them all.
const MOST: usize = 4;

/// Sits down at a table of this device where a game goes on or a challenge waits, so that the page can say so. Where it is this person's
/// turn comes first.
pub(crate) fn recall(page: PageState, parts: Parts) {
    let owner = Owner::current().unwrap_or_default();
    let texts = languages::study(page);
    Effect::new(move |_| {
        let StudyWords::Loaded(words) = texts.state.get() else { return };
        let owner = owner.clone();
        spawn_local(async move {
            // Whoever has opened a table meanwhile needs no reminder.
            if let Some(room) = waiting_room().await.filter(|_| !Session::is_any()) {
                owner.with(|| Session::of(room, page, words.get_untracked(), parts));
            }
        });
    });
}

async fn waiting_room() -> Option<RoomId> {
    let mut found = None;
    for own in storage::rooms().into_iter().filter(|own| !own.kept).take(MOST) {
        let Ok(summary) = http::summary(own.room).await else { continue };
        let goes_on = matches!(summary.status, Status::Open | Status::Drawing | Status::Playing);
        if summary.you.is_none() || !goes_on {
            continue;
        }
        if summary.to_move == summary.you {
            return Some(own.room);
        }
        found = found.or(Some(own.room));
    }
    found
}
