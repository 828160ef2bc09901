//! Coming back: a game that goes on is found again wherever the page opens.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_room::RoomId;
use lyngk_wire::http::Status;

use super::session::Session;
use super::{http, storage};
use crate::languages::{self, StudyWords};
use crate::parts::Parts;
use crate::state::PageState;
use crate::words::SharedWords;

/// The number of tables that are looked at. The lobby has them all.
const MOST: usize = 4;
/// After this time nobody waits for another game against the same opponent.
const RECENTLY: Duration = Duration::from_hours(3);

/// Sits down at a table of this device where a game goes on, a challenge waits or another game may be offered, so that the page can say
/// so. Where it is this person's turn comes first.
pub(crate) fn recall(page: PageState, parts: Parts) {
    let owner = Owner::current().unwrap_or_default();
    let texts = languages::study(page);
    Effect::new(move |_| {
        let StudyWords::Loaded(words) = texts.state.get() else { return };
        sit_down(owner.clone(), page, words.get_untracked(), parts);
    });
}

/// The same where the texts are loaded: when the page has opened, and when somebody leaves a table where nothing goes on, for which
/// they may have left another one. `owner` is that of the page.
pub(super) fn sit_down(owner: Owner, page: PageState, words: SharedWords, parts: Parts) {
    if Session::is_in_use() {
        return;
    }
    spawn_local(async move {
        let mut room = going_on().await;
        if room.is_none() && !Session::is_any() {
            room = just_ended().await;
        }
        // Whoever has opened a table meanwhile needs no reminder.
        if let Some(room) = room.filter(|_| !Session::is_in_use()) {
            owner.with(|| Session::of(room, page, words, parts));
        }
    });
}

/// A table where a game goes on or a challenge waits.
async fn going_on() -> Option<RoomId> {
    let mut going_on = None;
    for own in storage::rooms().iter().filter(|own| !own.kept).take(MOST) {
        let Ok(summary) = http::summary(own.room).await else { continue };
        let goes_on = matches!(summary.status, Status::Open | Status::Drawing | Status::Playing);
        if summary.you.is_none() || !goes_on {
            continue;
        }
        if summary.to_move == summary.you {
            return Some(own.room);
        }
        going_on = going_on.or(Some(own.room));
    }
    going_on
}

/// The last table of this device, if its game has ended and the opponent may still ask for another one.
async fn just_ended() -> Option<RoomId> {
    let own = storage::rooms().iter().next().copied().filter(|own| own.kept)?;
    let summary = http::summary(own.room).await.ok()?;
    let opened = Duration::from_millis(js_sys::Date::now() as u64).saturating_sub(summary.opened_at.since_epoch());
    (summary.you.is_some() && summary.status == Status::Ended && opened < RECENTLY).then_some(own.room)
}
