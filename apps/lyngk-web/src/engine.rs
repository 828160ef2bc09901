//! The engine in its worker, asked whenever it is its turn.
//!
//! Lines of LEI go both ways (`docs/engine-protocol.md`). The worker cannot listen while it searches, so every question has a
//! limit, and one that is no longer wanted is not waited for: another worker takes its place.

mod question;

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use lyngk_rules::Turn;
use lyngk_view::{Intent, Seat, Thought};

use crate::browser::{self, AFTER_THE_BOARD};
use crate::desk::{Desk, Trouble};
use crate::helper::Helper;
use question::Question;

/// A turn is not answered sooner than this, so that one sees what happens.
const PAUSE: Duration = Duration::from_millis(500);
/// The same where nothing moves.
const SHORT_PAUSE: Duration = Duration::from_millis(300);
/// How long to wait beyond the time that an answer should take before the engine is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// The engine, where every part of the page can reach it.
#[derive(Clone, Copy)]
pub(crate) struct Engine {
    desk: Desk,
    state: StoredValue<State, LocalStorage>,
}

#[derive(Default)]
struct State {
    helper: Option<Helper>,
    /// It is searching and hears nothing.
    busy: bool,
    /// What it is to think about: the number of the game, and the thought.
    asked: Option<(u64, Thought)>,
    /// When that was asked.
    since: Duration,
    /// What ends the waiting for it.
    watch: Option<TimeoutHandle>,
}

impl Engine {
    /// Begins to answer for the engine's seats once the board has been drawn.
    pub(crate) fn start(desk: Desk) -> Engine {
        let engine = Engine { desk, state: StoredValue::new_local(State::default()) };
        let attentive = RwSignal::new(false);
        request_animation_frame(move || set_timeout(move || attentive.set(true), AFTER_THE_BOARD));
        Effect::new(move |_| {
            desk.changes.track();
            desk.elsewhere.track();
            if attentive.get() {
                engine.attend();
            }
        });
        engine
    }

    /// Sees to it that the engine thinks about what it should. It is started even before its turn comes, as that takes time.
    fn attend(self) {
        if !self.desk.table.read_untracked().seats().iter().any(|seat| matches!(seat, Seat::Engine(_))) {
            // Nobody here needs one. Whoever takes its seat has nothing to wait for.
            self.state.update_value(|state| {
                state.helper = None;
                state.asked = None;
            });
            return;
        }
        // Of two pages with the same game only one asks.
        let here = !self.desk.elsewhere.get_untracked();
        let wanted = self.desk.table.read_untracked().thought().filter(|_| here);
        let wanted = wanted.map(|thought| (self.desk.game.get_untracked(), thought));
        let mut outdated = None;
        self.state.update_value(|state| {
            if state.asked == wanted {
                return;
            }
            if wanted.is_some() && state.busy {
                outdated = state.helper.take();
            }
            state.asked = wanted;
            state.since = browser::now();
        });
        drop(outdated);
        if self.desk.trouble.get_untracked().is_none() {
            self.ask();
        }
    }

    /// Asks what is to be asked, if somebody listens and has not been asked yet.
    fn ask(self) {
        if self.state.with_value(|state| state.helper.is_none()) && !self.engage() {
            return self.fail();
        }
        let thought = self.state.try_update_value(|state| {
            let (_, thought) = state.asked.clone()?;
            if state.busy || !state.helper.as_ref()?.listens() {
                return None;
            }
            state.busy = true;
            Some(thought)
        });
        let Some(thought) = thought.flatten() else { return };
        let question = Question::new(&thought, self.desk.table.read_untracked().game(), browser::now());
        self.set_helper(|helper| helper.send(&question.lines()));
        self.watch(question.at_most() + PATIENCE);
    }

    /// Starts a worker. False if the browser does not let us.
    fn engage(self) -> bool {
        let Some(helper) = Helper::start(move |line| self.hear(line), move || self.fail()) else { return false };
        self.state.update_value(|state| {
            state.helper = Some(helper);
            state.busy = false;
        });
        self.watch(PATIENCE);
        true
    }

    fn hear(self, line: &str) {
        if line == "leiok" {
            self.set_helper(Helper::greet);
            self.unwatch();
            self.ask();
        } else if let Some(turn) = line.strip_prefix("bestmove ") {
            self.state.update_value(|state| state.busy = false);
            self.unwatch();
            match turn.trim().parse() {
                Ok(turn) => self.answer(turn),
                Err(_) => self.fail(),
            }
        } else if line.strip_prefix("error").is_some() {
            web_sys::console::error_1(&line.into());
            self.fail();
        }
    }

    /// Gives the answer, when it is time for it and if it is still wanted.
    fn answer(self, turn: Turn) {
        let Some((Some(asked), since)) = self.state.try_with_value(|state| (state.asked.clone(), state.since)) else {
            return;
        };
        let pause = if self.desk.is_still() { SHORT_PAUSE } else { PAUSE };
        // Nobody loses on time by politeness.
        let left = self.desk.table.read_untracked().game().remaining(asked.1.position.to_move(), browser::now());
        let pause = left.map_or(pause, |left| pause.min(left / 10));
        let rest = pause.saturating_sub(browser::now().saturating_sub(since));
        set_timeout(
            move || {
                let current = self.state.try_with_value(|state| state.asked.as_ref() == Some(&asked));
                if current == Some(true) {
                    self.desk.act(Intent::Answer { thought: asked.1.number, turn });
                }
            },
            rest,
        );
    }

    /// The engine cannot go on. Whatever is left of it goes, and people are told.
    fn fail(self) {
        self.unwatch();
        let mut failed = None;
        self.state.update_value(|state| failed = state.helper.take());
        // It may be one of its own closures that is running: it lives until that has returned.
        set_timeout(move || drop(failed), Duration::ZERO);
        self.desk.trouble.set(Some(Trouble::Engine));
    }

    /// Starts the engine again after it has failed.
    pub(crate) fn restart(self) {
        self.desk.trouble.set(None);
        let mut old = None;
        self.state.update_value(|state| {
            state.asked = None;
            old = state.helper.take();
        });
        drop(old);
        self.attend();
    }

    fn set_helper(self, change: impl FnOnce(&mut Helper)) {
        self.state.update_value(|state| {
            if let Some(helper) = &mut state.helper {
                change(helper);
            }
        });
    }

    /// Gives the engine up unless it is heard of in time.
    fn watch(self, patience: Duration) {
        self.unwatch();
        let watch = set_timeout_with_handle(move || self.fail(), patience).ok();
        self.state.update_value(|state| state.watch = watch);
    }

    fn unwatch(self) {
        self.state.update_value(|state| {
            if let Some(watch) = state.watch.take() {
                watch.clear();
            }
        });
    }
}
