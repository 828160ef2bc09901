//! Learn: overview of the course, lessons, and rules.

mod course;
mod diagram;
mod lesson;
mod marks;
mod room;
mod rules;
mod storage;
mod try_it;

use leptos::ev;
use leptos::prelude::*;
use lyngk_study::course::{Clause, Lesson};
use lyngk_view::Intent;

use super::RoomFrame;
use crate::browser;
use crate::icon::{self, Icon};
use crate::route::{Room, Route};
use crate::state::{BoardState, PageState};
use crate::words::SharedWords;
use storage::Learned;

/// The room.
pub(crate) fn room() -> AnyView {
    view! { <RoomFrame name="learn" content /> }.into_any()
}

/// What is open in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    /// Overview of the course.
    Course,
    /// The first lesson that is not done.
    Begin,
    /// A lesson, by its name.
    Lesson(&'static str),
    /// The rules.
    Rules,
    /// A playable example of the rules, by the name of its clause.
    Try(&'static str),
    /// An unknown address.
    Nowhere,
}

impl Page {
    /// The page of an address within the room.
    fn of(path: &str) -> Page {
        match path.split_once('/').unwrap_or((path, "")) {
            ("", _) => Page::Course,
            ("begin", _) => Page::Begin,
            ("rules", _) => Page::Rules,
            ("try", clause) => {
                let clause = Clause::of(clause).filter(|clause| !clause.examples.is_empty());
                clause.map_or(Page::Nowhere, |clause| Page::Try(clause.name()))
            }
            (name, _) => Lesson::named(name).map_or(Page::Nowhere, |lesson| Page::Lesson(lesson.name())),
        }
    }
}

/// The address of a page in this room, for links.
fn address(path: &str) -> String {
    format!("{}/{path}", Room::Learn.address())
}

/// The texts of the room, for pages without a board.
#[derive(Clone, Copy)]
struct Texts(RwSignal<SharedWords>);

impl Texts {
    /// A text without parameters, as a function for views: it follows the language.
    fn text(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.0.get().text(key)
    }
}

fn content(words: RwSignal<SharedWords>) -> AnyView {
    let page_state: PageState = expect_context();
    let route: Memo<Route> = expect_context();
    // Before a lesson provides a board of its own.
    let game: BoardState = expect_context();
    let texts = Texts(words);
    let learned = Learned::new(page_state, &storage::NAMES);
    let page = Memo::new(move |_| Page::of(&route.read().path));
    let shown = move || {
        // It takes a moment, too short for a spinner.
        if !learned.is_loaded() {
            return ().into_any();
        }
        let page = page.get();
        focus_heading();
        let page = match page {
            Page::Begin => storage::next(learned).map_or(Page::Course, |lesson| Page::Lesson(lesson.name())),
            page => page,
        };
        match page {
            Page::Course | Page::Begin => course::course(texts, learned, false),
            Page::Nowhere => course::course(texts, learned, true),
            Page::Rules => rules::rules(texts, game),
            Page::Lesson(name) => {
                Lesson::named(name).map_or_else(|| ().into_any(), |lesson| lesson::lesson(lesson, texts, learned))
            }
            Page::Try(name) => {
                Clause::of(name).map_or_else(|| ().into_any(), |clause| try_it::try_it(clause, texts, game))
            }
        }
    };
    view! { {move || shown()} }.into_any()
}

/// A link to the game while one is being played: a rule that was asked for there is read in between.
fn back_to_game(texts: Texts, game: BoardState) -> AnyView {
    let is_on =
        Memo::new(move |_| game.with_table(|table| table.ended().is_none() && !table.game().turns().is_empty()));
    let link = move || {
        is_on.get().then(|| {
            view! {
                <a class="button button-main back-to-game" id="back-to-game" href=Room::Play.address()>
                    <Icon shape=icon::BACK />
                    {texts.text("learn-back-to-game")}
                </a>
            }
        })
    };
    view! { {move || link()} }.into_any()
}

/// Focuses the heading and scrolls to the top when a page is opened.
fn focus_heading() {
    request_animation_frame(|| {
        browser::focus("#room-title");
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
}

/// Has Escape put a picked-up stack back, wherever the focus is.
fn listen_for_escape(board: BoardState) {
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
    fn addresses_name_pages() {
        assert_eq!(Page::of(""), Page::Course);
        assert_eq!(Page::of("begin"), Page::Begin);
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
