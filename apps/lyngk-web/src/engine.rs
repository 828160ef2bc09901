//! The engine in its worker, asked whenever it is its turn.
//!
//! Lines of LEI go both ways (`docs/engine-protocol.md`). The worker cannot listen while it searches, so every question has a
//! limit, and one that is no longer wanted is not waited for: another worker takes its place.

mod question;

use std::time::Duration;

use leptos::prelude::*;
use lyngk_lei::Event;
use lyngk_rules::Turn;
use lyngk_view::{Intent, Seat, Thought};

use crate::browser::{self, AFTER_THE_BOARD};
use crate::helper::{Employer, Post};
use crate::state::BoardState;
use question::question;

/// A turn is not answered sooner than this, so that one sees what happens.
const PAUSE: Duration = Duration::from_millis(500);
/// The same where nothing moves.
const SHORT_PAUSE: Duration = Duration::from_millis(300);

/// The engine, where every part of the page can reach it.
#[derive(Clone, Copy)]
pub(crate) struct Engine {
    board: BoardState,
    post: Post,
    state: StoredValue<State>,
}

#[derive(Default)]
struct State {
    /// The question has been sent.
    sent: bool,
    /// What it is to think about: the number of the game, and the thought.
    asked: Option<(u64, Thought)>,
    /// When that was asked.
    since: Duration,
}

impl Engine {
    /// Begins to answer for the engine's seats once the board has been drawn.
    pub(crate) fn start(board: BoardState) -> Engine {
        let engine = Engine { board, post: Post::new(), state: StoredValue::new(State::default()) };
        let attentive = RwSignal::new(false);
        request_animation_frame(move || set_timeout(move || attentive.set(true), AFTER_THE_BOARD));
        Effect::new(move |_| {
            board.changes.track();
            board.page.elsewhere.track();
            if attentive.get() {
                engine.attend();
            }
        });
        engine
    }

    /// Sees to it that the engine thinks about what it should. It is started even before its turn comes, as that takes time.
    fn attend(self) {
        if !self.board.table.read_untracked().seats().values().any(|seat| matches!(seat, Seat::Engine(_))) {
            // Nobody here needs one. Whoever takes its seat has nothing to wait for.
            self.dismiss();
            return;
        }
        // Of two pages with the same game only one asks.
        let here = !self.board.page.elsewhere.get_untracked();
        let wanted = self.board.table.read_untracked().thought().filter(|_| here);
        let wanted = wanted.map(|thought| (self.board.game.get_untracked(), thought));
        let mut outdated = false;
        self.state.update_value(|state| {
            if state.asked == wanted {
                return;
            }
            outdated = wanted.is_some() && self.post.has_question();
            state.asked = wanted;
            state.sent = false;
            state.since = browser::now();
        });
        if outdated {
            self.post.empty();
        }
        if !self.board.engine_failed.get_untracked() {
            self.ask();
        }
    }

    /// Asks what is to be asked, if somebody listens and has not been asked yet.
    fn ask(self) {
        if !self.post.start(self) {
            return;
        }
        let thought = self.state.try_update_value(|state| {
            let (_, thought) = state.asked.clone().filter(|_| !state.sent)?;
            state.sent = true;
            Some(thought)
        });
        let Some(thought) = thought.flatten() else { return };
        let question = question(&thought, self.board.table.read_untracked().game(), browser::now());
        self.post.ask(question, self);
    }

    /// Gives the answer, when it is time for it and if it is still wanted.
    fn answer(self, turn: Turn) {
        let Some((Some(asked), since)) = self.state.try_with_value(|state| (state.asked.clone(), state.since)) else {
            return;
        };
        let pause = if self.board.page.is_still() { SHORT_PAUSE } else { PAUSE };
        // Nobody loses on time by politeness.
        let left = self.board.table.read_untracked().game().remaining(asked.1.position.to_move(), browser::now());
        let pause = left.map_or(pause, |left| pause.min(left / 10));
        let rest = pause.saturating_sub(browser::now().saturating_sub(since));
        set_timeout(
            move || {
                let current = self.state.try_with_value(|state| state.asked.as_ref() == Some(&asked));
                if current == Some(true) {
                    self.board.act(Intent::Answer { thought: asked.1.number, turn });
                }
            },
            rest,
        );
    }

    /// Starts the engine again after it has failed.
    pub(crate) fn restart(self) {
        self.board.engine_failed.set(false);
        self.dismiss();
        self.attend();
    }

    /// Nothing is asked any more, and nobody is there to answer.
    fn dismiss(self) {
        self.state.update_value(|state| state.asked = None);
        self.post.empty();
    }
}

impl Employer for Engine {
    fn hear(self, event: &Event) {
        match event {
            Event::Ready => self.ask(),
            Event::BestMove(Some(turn)) => self.answer(*turn),
            Event::Failed(failure) => {
                web_sys::console::error_1(&failure.to_string().into());
                self.post.give_up(self);
            }
            _ => (),
        }
    }

    fn failed(self) {
        // People are told, and decide how to go on.
        self.board.engine_failed.set(true);
    }
}
