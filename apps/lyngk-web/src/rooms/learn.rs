//! Learn: the course at a glance, its lessons, and the complete rules.

mod course;
mod diagram;
mod lesson;
mod marks;
mod room;
mod rules;
mod standing;
mod storage;
mod try_it;

use leptos::ev;
use leptos::prelude::*;
use lyngk_study::course::{Clause, Lesson};
use lyngk_view::Intent;

use super::RoomFrame;
use crate::browser;
use crate::route::{Room, Route};
use crate::state::{BoardState, PageState};
use crate::words::SharedWords;
use storage::StoredProgress;

/// The room.
pub(crate) fn room() -> AnyView {
    view! { <RoomFrame name="learn" content /> }.into_any()
}

/// What is open in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    /// The course at a glance.
    Course,
    /// A lesson, by its name.
    Lesson(&'static str),
    /// The complete rules.
    Rules,
    /// An example of the rules to be played, by the name of its clause.
    Try(&'static str),
    /// An address that leads to nothing.
    Nowhere,
}

impl Page {
    /// What an address within the room means.
    fn of(path: &str) -> Page {
        match path.split_once('/').unwrap_or((path, "")) {
            ("", _) => Page::Course,
            ("rules", _) => Page::Rules,
            ("try", clause) => {
                let clause = Clause::of(clause).filter(|clause| !clause.examples.is_empty());
                clause.map_or(Page::Nowhere, |clause| Page::Try(clause.name()))
            }
            (name, _) => Lesson::named(name).map_or(Page::Nowhere, |lesson| Page::Lesson(lesson.name())),
        }
    }
}

/// The address of something in this room, for a link.
fn address(path: &str) -> String {
    format!("{}/{path}", Room::Learn.address())
}

/// The texts of the room, where there is no board of its own that has them.
#[derive(Clone, Copy)]
struct Texts(RwSignal<SharedWords>);

impl Texts {
    /// A text without anything to fill in, in the reader's language, now and when that changes.
    fn text(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.0.get().text(key)
    }
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let page_state: PageState = expect_context();
    let route: Memo<Route> = expect_context();
    let texts = Texts(words);
    let learned = StoredProgress::find(page_state);
    let page = Memo::new(move |_| Page::of(&route.read().path));
    let shown = move || {
        let page = page.get();
        greet();
        match page {
            Page::Course => course::course(texts, learned, false),
            Page::Nowhere => course::course(texts, learned, true),
            Page::Rules => rules::rules(texts),
            Page::Lesson(name) => {
                Lesson::named(name).map_or_else(|| ().into_any(), |lesson| lesson::lesson(lesson, texts, learned))
            }
            Page::Try(name) => Clause::of(name).map_or_else(|| ().into_any(), |clause| try_it::try_it(clause, texts)),
        }
    };
    view! { {move || shown()} }.into_any()
}

/// Begins at the top, with the heading, when something is opened.
fn greet() {
    request_animation_frame(|| {
        browser::focus("#room-title");
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
}

/// Escape puts back what is in the hand, wherever the focus is.
fn heed_escape(board: BoardState) {
    let keys = window_event_listener(ev::keydown, move |event| {
        let is_free = board.page.dialog.read_untracked().is_none() && !browser::exists(".fan");
        if event.key() == "Escape" && is_free {
            board.act(Intent::Cancel);
        }
    });
    on_cleanup(move || keys.remove());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_somewhere_or_nowhere() {
        assert_eq!(Page::of(""), Page::Course);
        assert_eq!(Page::of("move"), Page::Lesson("move"));
        assert_eq!(Page::of("strategy-claim"), Page::Lesson("strategy-claim"));
        assert_eq!(Page::of("rules"), Page::Rules);
        assert_eq!(Page::of("rules/E7"), Page::Rules);
        assert_eq!(Page::of("try/F3"), Page::Try("F2"));
        assert_eq!(Page::of("try/start"), Page::Try("start"));
        assert_eq!(Page::of("try/D5"), Page::Nowhere, "it has no example");
        assert_eq!(Page::of("nonsense"), Page::Nowhere);
    }
}
