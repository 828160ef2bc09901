//! The engine as a player: it is asked for a turn whenever it is its turn.

use std::time::Duration;

use lyngk_lei::Event;
use lyngk_rules::Turn;
use lyngk_study::opponent::question;
use lyngk_view::{EngineRequest, Intent};

use super::Desk;
use crate::engine::Engine;

/// How long a reply waits after the person's turn. A reply at once looks like part of the same turn.
pub(super) const PAUSE: Duration = Duration::from_millis(500);
/// The share of the engine's remaining time that this wait may cost.
const SHARE: u32 = 20;

/// The engine that plays.
pub(super) struct EnginePlayer {
    engine: Option<Engine>,
    /// The turn that it looks for, and when it was asked.
    wanted: Option<(EngineRequest, Duration)>,
    found: Option<Turn>,
    pace: Duration,
    /// It did not start, did not answer, or played an illegal turn. The game waits for the person's decision.
    failed: bool,
}

impl EnginePlayer {
    pub(super) fn new(pace: Duration) -> EnginePlayer {
        EnginePlayer { engine: None, wanted: None, found: None, pace, failed: false }
    }

    pub(super) fn hear(&mut self, engine: u64, line: Option<&str>, now: Duration) -> Option<Event> {
        self.engine.as_mut()?.hear(engine, line, now)
    }

    pub(super) fn tick(&mut self, now: Duration) -> Option<Event> {
        self.engine.as_mut()?.tick(now)
    }

    pub(super) fn is_asked(&self) -> bool {
        self.wanted.is_some()
    }

    pub(super) fn deadline(&self) -> Option<Duration> {
        let answer = self.engine.as_ref().and_then(Engine::deadline);
        answer.into_iter().chain(self.due()).min()
    }

    /// When the turn that was found is played.
    fn due(&self) -> Option<Duration> {
        let _ = self.found?;
        self.wanted.as_ref().map(|(_, since)| *since + self.pace)
    }
}

impl Desk {
    /// Asks for the turn that the game needs now.
    pub(super) fn ask_opponent(&mut self) {
        let wanted = self.table.engine_request().filter(|_| !self.opponent.failed);
        if self.opponent.wanted.as_ref().map(|(request, _)| request) == wanted.as_ref() {
            return;
        }
        let now = self.now();
        let was_asked = self.opponent.wanted.take().is_some();
        self.opponent.found = None;
        let Some(request) = wanted else {
            if let Some(engine) = self.opponent.engine.as_mut().filter(|_| was_asked) {
                engine.abandon(now);
            }
            return;
        };
        if self.opponent.engine.is_none() {
            let seed = self.random.next_u64();
            self.opponent.engine = Engine::start(&self.events, seed, now).ok();
        }
        let question = question(&request, self.table.game(), now);
        match &mut self.opponent.engine {
            Some(engine) => engine.ask(question, now),
            None => return self.opponent_failed(),
        }
        self.opponent.wanted = Some((request, now));
    }

    pub(super) fn on_opponent_event(&mut self, event: &Event) -> bool {
        match event {
            Event::BestMove(Some(turn)) => {
                self.opponent.found = Some(*turn);
                self.play_when_due()
            }
            Event::Failed(_) => {
                self.opponent_failed();
                true
            }
            _ => false,
        }
    }

    /// Plays the turn that was found, if its time has come.
    pub(super) fn play_when_due(&mut self) -> bool {
        let now = self.now();
        let Some((request, since)) = self.opponent.wanted.clone() else { return false };
        let Some(turn) = self.opponent.found else { return false };
        // Waiting must not cost the game on time.
        let left = self.table.game().remaining(request.position.to_move(), now);
        let pace = self.opponent.pace.min(left.map_or(Duration::MAX, |left| left / SHARE));
        if now < since + pace {
            return false;
        }
        (self.opponent.wanted, self.opponent.found) = (None, None);
        self.act(Intent::EngineTurn { request: request.number, turn });
        true
    }

    pub(super) fn opponent_failed(&mut self) {
        self.opponent = EnginePlayer { failed: true, ..EnginePlayer::new(self.opponent.pace) };
        self.tell_refusal(self.words.text("trouble-engine"));
    }

    /// Whether the engine has failed and the game waits.
    pub(crate) fn has_opponent_failed(&self) -> bool {
        self.opponent.failed
    }

    /// Starts the engine again after a failure.
    pub(crate) fn restart_opponent(&mut self) {
        self.opponent.failed = false;
        self.ask_opponent();
    }

    /// Has people play both sides after a failure.
    pub(crate) fn go_on_without_opponent(&mut self) {
        self.opponent.failed = false;
        self.table.dismiss_engines();
        self.plan = super::plan_of(&self.table);
        self.save();
        self.ask_opponent();
    }
}
