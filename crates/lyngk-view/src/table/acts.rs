//! Handlers of the intents.

use std::time::Duration;

use lyngk_game::GameError;
use lyngk_rules::{Color, Point, Points, Position, Refusal, Turn, TurnError};

use super::Table;
use crate::{Draft, TableEvent};

impl Table {
    /// Performs an action that requires a person to move, otherwise returns the reason.
    pub(super) fn by_person(
        &mut self,
        now: Duration,
        act: impl FnOnce(&mut Table) -> Vec<TableEvent>,
    ) -> Vec<TableEvent> {
        self.unless_late(now, |table| {
            if table.persons_turn() {
                act(table)
            } else if table.game.ended().is_some() {
                Vec::new()
            } else if table.game.is_paused() {
                vec![TableEvent::IsPaused]
            } else if table.shown_ply.is_some() {
                vec![TableEvent::LooksBack]
            } else {
                vec![TableEvent::NotYourTurn]
            }
        })
    }

    /// Performs an action unless time has run out, which ends the game instead.
    fn unless_late(&mut self, now: Duration, act: impl FnOnce(&mut Table) -> Vec<TableEvent>) -> Vec<TableEvent> {
        let late = self.tick(now);
        if late.is_empty() { act(self) } else { late }
    }

    pub(super) fn choose(&mut self, point: Point, now: Duration) -> Vec<TableEvent> {
        self.by_person(now, |table| match (table.draft.from, table.draft.to) {
            (Some(from), None) if from == point => {
                table.draft.from = None;
                Vec::new()
            }
            (Some(_), Some(to)) if to == point => table.confirm_waiting(now),
            (Some(from), Some(_)) if from == point => {
                table.draft = table.draft.without_end();
                Vec::new()
            }
            (Some(from), _) => table.land_or_pick(from, point, now),
            (None, _) => table.pick(point),
        })
    }

    pub(super) fn drag(&mut self, from: Point, to: Point, now: Duration) -> Vec<TableEvent> {
        self.by_person(now, |table| {
            table.draft = Draft { from: Some(from), ..table.draft.without_end() };
            let events = table.land(from, to, now).unwrap_or_else(|reasons| {
                vec![TableEvent::Refused { turn: Turn::Move { claim: table.draft.claim, from, to }, reasons }]
            });
            if table.draft.to.is_none() {
                table.draft.from = None;
            }
            events
        })
    }

    /// Lands on a point or, if that is illegal, picks up its stack.
    fn land_or_pick(&mut self, from: Point, point: Point, now: Duration) -> Vec<TableEvent> {
        let waiting = self.draft;
        self.draft = self.draft.without_end();
        let reasons = match self.land(from, point, now) {
            Ok(events) => return events,
            Err(reasons) => reasons,
        };
        let turn = Turn::Move { claim: self.draft.claim, from, to: point };
        if self.movable().contains(point) {
            self.draft.from = Some(point);
            // A stack on no line with the first one was chosen to move it instead. Any other may have been chosen as the landing, so
            // the reasons are shown.
            if reasons.contains(&Refusal::NotInLine) {
                return Vec::new();
            }
        } else {
            self.draft = waiting;
        }
        vec![TableEvent::Refused { turn, reasons }]
    }

    /// Completes the turn under construction with an end, otherwise returns the reasons.
    fn land(&mut self, from: Point, to: Point, now: Duration) -> Result<Vec<TableEvent>, Vec<Refusal>> {
        let turn = Turn::Move { claim: self.draft.claim, from, to };
        let reasons = self.game.position().refusals(turn);
        if reasons.is_empty() {
            if self.confirm {
                self.draft.to = Some(to);
                return Ok(Vec::new());
            }
            return Ok(self.play(turn, now));
        }
        match self.implied_claim(from, to) {
            // A claim is never implied silently: it is shown and awaits confirmation.
            Some(color) => {
                self.draft = Draft { claim: Some(color), implied: true, from: Some(from), to: Some(to) };
                Ok(Vec::new())
            }
            None => Err(reasons),
        }
    }

    fn pick(&mut self, point: Point) -> Vec<TableEvent> {
        if self.movable().contains(point) {
            self.draft.from = Some(point);
            return Vec::new();
        }
        let reasons = self.game.position().refusals_from(self.draft.claim, point);
        vec![TableEvent::CannotPick { point, reasons }]
    }

    /// The stacks that can be moved now, with the chosen claim, or with a claim of their own colour if none is chosen.
    pub(crate) fn movable(&self) -> Points {
        let position = self.game.position();
        position.occupied().iter().filter(|&point| !self.landings(point).is_empty()).collect()
    }

    /// Landings of a stack, with the chosen claim, or with a claim of its own colour if none is chosen.
    pub(crate) fn landings(&self, from: Point) -> Points {
        self.landings_in(self.game.position(), from)
    }

    /// The same in another position.
    pub(crate) fn landings_in(&self, position: &Position, from: Point) -> Points {
        let plain = position.landings(self.draft.claim, from);
        match position.top_color(from) {
            Some(color) if self.claiming && self.draft.claim.is_none() && position.claimable().contains(color) => {
                plain | position.landings(Some(color), from)
            }
            _ => plain,
        }
    }

    /// The colour that some landings of the picked-up stack would claim, if none is chosen.
    #[must_use]
    pub fn claim_of_landings(&self) -> Option<Color> {
        let from = self.draft.from.filter(|_| self.draft.claim.is_none())?;
        let more = self.landings(from) & !self.game.position().landings(None, from);
        self.game.position().top_color(from).filter(|_| !more.is_empty())
    }

    pub(super) fn claim(&mut self, color: Option<Color>) {
        self.previewed_claim = None;
        self.draft.claim = color.filter(|&color| self.claimable().contains(color));
        self.draft.implied = false;
        let legal = self.waiting().is_none_or(|turn| self.game.position().is_legal(turn));
        if !legal {
            self.draft.to = None;
        }
    }

    pub(super) fn cancel(&mut self) {
        if self.draft.to.is_some() {
            self.draft = self.draft.without_end();
        } else if self.draft.from.take().is_none() {
            self.draft.claim = None;
        }
        self.previewed_claim = None;
    }

    pub(super) fn confirm_waiting(&mut self, now: Duration) -> Vec<TableEvent> {
        match self.waiting() {
            Some(turn) => self.by_person(now, |table| table.play(turn, now)),
            None => Vec::new(),
        }
    }

    pub(super) fn type_turn(&mut self, text: &str, now: Duration) -> Vec<TableEvent> {
        self.by_person(now, |table| match table.game.position().read_turn(text.trim()) {
            Ok(turn) => table.typed(turn, now),
            Err(TurnError::Illegal(illegal)) => {
                vec![TableEvent::Refused { turn: illegal.turn(), reasons: illegal.refusals().to_vec() }]
            }
            Err(error) => vec![TableEvent::Misread { text: text.to_owned(), error }],
        })
    }

    /// Plays a typed turn. If it has no claim, the chosen one is used.
    fn typed(&mut self, turn: Turn, now: Duration) -> Vec<TableEvent> {
        let Turn::Move { claim, from, to } = turn else { return self.play(turn, now) };
        self.draft = Draft { claim: claim.or(self.draft.claim), from: Some(from), to: Some(to), implied: false };
        if self.confirm { Vec::new() } else { self.confirm_waiting(now) }
    }

    pub(super) fn engine_turn(&mut self, request: u64, turn: Turn, now: Duration) -> Vec<TableEvent> {
        let asked = self.engine_request();
        if asked.is_none_or(|asked| asked.number != request) {
            return Vec::new();
        }
        if !self.game.position().is_legal(turn) {
            return vec![TableEvent::OpponentFailed];
        }
        self.play(turn, now)
    }

    /// Plays a turn. An illegal turn changes nothing. An earlier position on display stays.
    pub(super) fn play(&mut self, turn: Turn, now: Duration) -> Vec<TableEvent> {
        match self.game.play(turn, now) {
            Ok(played) => {
                self.forget_plans();
                let mut events = vec![TableEvent::Played(played)];
                events.extend(self.game.ended().map(TableEvent::Ended));
                events
            }
            Err(GameError::Illegal(illegal)) => {
                vec![TableEvent::Refused { turn, reasons: illegal.refusals().to_vec() }]
            }
            Err(GameError::Paused) => vec![TableEvent::IsPaused],
            // Time ran out before the turn was played.
            Err(_) => self.ended_now(),
        }
    }

    /// Discards the draft and pending requests.
    fn forget_plans(&mut self) {
        self.draft = Draft::default();
        self.previewed_claim = None;
        self.request += 1;
    }

    fn ended_now(&mut self) -> Vec<TableEvent> {
        self.forget_plans();
        self.game.ended().map(TableEvent::Ended).into_iter().collect()
    }

    pub(super) fn take_back(&mut self, now: Duration) -> Vec<TableEvent> {
        self.unless_late(now, |table| {
            let plies = if table.has_resigned() { 0 } else { table.plies_to_take_back() };
            if !table.can_take_back() || table.game.take_back(plies, now).is_err() {
                return Vec::new();
            }
            table.forget_plans();
            table.shown_ply = None;
            // Taking back a resignation takes back no turn: the game continues from the same position.
            if plies == 0 { vec![TableEvent::Resumed] } else { vec![TableEvent::TookBack(plies)] }
        })
    }

    pub(super) fn resign(&mut self, now: Duration) -> Vec<TableEvent> {
        self.unless_late(now, |table| {
            let player = table.only_person().unwrap_or(table.game.to_move());
            if table.game.resign(player, now).is_ok() { table.ended_now() } else { Vec::new() }
        })
    }

    pub(super) fn pause(&mut self, now: Duration) -> Vec<TableEvent> {
        self.unless_late(now, |table| {
            if table.game.pause(now).is_err() {
                return Vec::new();
            }
            // After the pause the engine is asked again.
            table.request += 1;
            table.shown_ply = None;
            vec![TableEvent::Paused]
        })
    }

    pub(super) fn resume(&mut self, now: Duration) -> Vec<TableEvent> {
        self.unless_late(
            now,
            |table| if table.game.resume(now).is_ok() { vec![TableEvent::Resumed] } else { Vec::new() },
        )
    }

    pub(super) fn tick(&mut self, now: Duration) -> Vec<TableEvent> {
        if self.game.tick(now) { self.ended_now() } else { Vec::new() }
    }
}
