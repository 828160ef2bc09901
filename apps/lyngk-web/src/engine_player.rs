//! The engine as a player: it is asked for a turn whenever it is its turn.
//!
//! A worker cannot be interrupted while it searches. If the game changes meanwhile, the worker is replaced.

mod reply;

use std::time::Duration;

use leptos::prelude::*;
use lyngk_lei::Event;
use lyngk_rules::Turn;
use lyngk_study::opponent::question;
use lyngk_view::{EngineRequest, Intent, Seat};

use crate::browser;
use crate::state::BoardState;
use crate::worker::EngineWorker;
use reply::Reply;

/// Plays the engine's seats of a game.
#[derive(Clone, Copy)]
pub(crate) struct EnginePlayer {
    board: BoardState,
    worker: EngineWorker,
    state: StoredValue<State>,
}

#[derive(Default)]
struct State {
    /// The turn to find: the number of the game, and its position and level.
    wanted: Option<(u64, EngineRequest)>,
    /// When it was first wanted.
    since: Duration,
    /// The worker has been asked for it.
    asked: bool,
    /// The turn that it found.
    found: Option<Turn>,
    /// When the animation of the last turn was over.
    shown: Duration,
}

impl EnginePlayer {
    /// Plays from now on.
    pub(crate) fn start(board: BoardState) {
        let player = EnginePlayer { board, worker: EngineWorker::new(), state: StoredValue::new(State::default()) };
        player.worker.listen(move |event| match event {
            Event::Ready => player.ask(),
            Event::BestMove(Some(turn)) => {
                player.state.update_value(|state| state.found = Some(*turn));
                player.play_when_due();
            }
            // A banner lets people decide how to go on.
            Event::Failed(_) => player.board.engine_failed.set(true),
            _ => (),
        });
        Effect::new(move |_| {
            if !board.under_way.is_busy() {
                player.state.update_value(|state| state.shown = browser::now());
            }
        });
        Effect::new(move |_| {
            if board.held.get().is_none() {
                player.play_when_due();
            }
        });
        Effect::new(move |_| {
            let _ = board.changes.get();
            let _ = board.page.elsewhere.get();
            // After a failure it waits until somebody wants to try again.
            if board.engine_failed.get() {
                player.reset();
            } else {
                player.follow_game();
            }
        });
    }

    /// Asks for the turn that the game needs now. The worker is started even before the engine's turn, as that takes time.
    fn follow_game(self) {
        if !self.board.table.read_untracked().seats().values().any(|seat| matches!(seat, Seat::Engine(_))) {
            return self.reset();
        }
        // Of two tabs with the same game only the owner asks.
        let here = !self.board.page.elsewhere.get_untracked();
        let wanted = self.board.table.read_untracked().engine_request().filter(|_| here);
        let wanted = wanted.map(|request| (self.board.game.get_untracked(), request));
        let mut outdated = false;
        self.state.update_value(|state| {
            if state.wanted == wanted {
                return;
            }
            outdated = wanted.is_some() && self.worker.has_question();
            *state = State { wanted, since: browser::now(), shown: state.shown, ..State::default() };
        });
        if outdated {
            self.worker.terminate();
        }
        self.ask();
    }

    /// Asks the worker for the wanted turn. Waits until it is idle, because the question contains the clock times.
    fn ask(self) {
        if !self.worker.start() {
            return;
        }
        let request = self.state.try_update_value(|state| {
            let (_, request) = state.wanted.clone().filter(|_| !state.asked)?;
            state.asked = true;
            Some(request)
        });
        let Some(request) = request.flatten() else { return };
        self.worker.ask(question(&request, self.board.table.read_untracked().game(), browser::now()));
    }

    /// Plays the turn that was found: at once if that looks natural, otherwise later, if it is still wanted then.
    fn play_when_due(self) {
        let found =
            self.state.try_with_value(|state| Some((state.wanted.clone()?, state.found?, state.since, state.shown)));
        let Some((wanted, turn, since, shown)) = found.flatten() else { return };
        if self.board.held.read_untracked().is_some() {
            return;
        }
        let now = browser::now();
        let reply = Reply {
            asked: now.saturating_sub(since),
            shown: now.saturating_sub(shown.max(since)),
            is_news: self.follows_completion(),
            is_busy: untrack(|| self.board.under_way.is_busy()),
            left: self.board.table.read_untracked().game().remaining(wanted.1.position.to_move(), now),
        };
        let wait = reply.wait();
        if wait.is_zero() {
            self.board.act(Intent::EngineTurn { request: wanted.1.number, turn });
            return;
        }
        set_timeout(
            move || {
                let current = self.state.try_with_value(|state| state.wanted.as_ref() == Some(&wanted));
                if current == Some(true) {
                    self.play_when_due();
                }
            },
            wait,
        );
    }

    /// Whether the turn before completed a stack.
    fn follows_completion(self) -> bool {
        let played = self.board.played.read_untracked();
        played.as_ref().is_some_and(|(_, played)| played.consequences.completed.is_some())
    }

    fn reset(self) {
        self.state.update_value(|state| state.wanted = None);
        self.worker.terminate();
    }
}
