//! Animations under way at a board.

use std::time::Duration;

use leptos::prelude::*;
use lyngk_game::Played;
use lyngk_rules::{Color, Completion, Player};

/// Durations in milliseconds at the normal pace: lifting and putting down a stack, a move to a point in sight, each leg of a chain over LYNGK points, the
/// pause on each of them, so that the eye can follow, and the way of a completed stack to its owner's card.
pub(crate) const LIFTING: u32 = 90;
pub(crate) const LEG: u32 = 240;
pub(crate) const CHAIN_LEG: u32 = 320;
pub(crate) const REST: u32 = 130;
pub(crate) const CARRYING: u32 = 1_100;
/// How long an opponent's claim is shown before the move, unless a clock runs: it would be the person's time.
const CLAIMING: u32 = 750;
/// How much longer a completed stack may take before it counts anyway.
const GRACE: u32 = 150;

/// A turn whose animation is under way.
#[derive(Clone, PartialEq, Eq)]
struct Flight {
    number: u64,
    played: Played,
    /// The stack has landed and is carried to its owner's card.
    landed: bool,
    /// A person at this device played it. They know the turn before it lands.
    own: bool,
    /// A clock runs, and the next player must not wait: the turn counts when its stack lands.
    timed: bool,
    /// The duration of animations in per cent of the normal one.
    pace: u32,
}

impl Flight {
    /// How long the stack rests before it moves, while a claim is shown.
    fn rest(&self) -> u32 {
        let claims = !self.own && !self.timed && self.played.consequences.claimed().is_some();
        if claims { self.paced(CLAIMING) } else { 0 }
    }

    /// The time that a normal duration takes at its pace.
    fn paced(&self, millis: u32) -> u32 {
        millis * self.pace / 100
    }

    /// How long the stack moves.
    fn moving(&self) -> u32 {
        self.paced(moving_millis(self.played.consequences.path.len()))
    }

    /// Whether its results are still to be told: the stack has not landed or, if it is completed, has not arrived.
    fn is_awaited(&self) -> bool {
        !self.landed || !self.timed
    }
}

/// What the animation of the last turns has not shown yet: the flights that are alive.
///
/// Nothing outside has to end a flight. Each one has a timer from its first moment, which is never cancelled, and the next turn, the
/// next action of a person or another room only end it earlier. So a number or a text can be late, but never for ever.
#[derive(Clone, Copy)]
pub(crate) struct UnderWay {
    flights: RwSignal<Vec<Flight>>,
    /// The last turn that has landed, with its number, for sounds and celebrations.
    landed: RwSignal<Option<(u64, Played)>>,
    /// Whether there is something that moves stacks, and something that carries completed ones to their owner.
    moves: StoredValue<bool>,
    carries: StoredValue<bool>,
    /// The next turn was dragged and needs no animation.
    by_hand: StoredValue<bool>,
}

impl UnderWay {
    pub(crate) fn new() -> UnderWay {
        UnderWay {
            flights: RwSignal::new(Vec::new()),
            landed: RwSignal::new(None),
            moves: StoredValue::new(false),
            carries: StoredValue::new(false),
            by_hand: StoredValue::new(false),
        }
    }

    /// The turn whose stack moves from point to point, how many milliseconds it rests first, and how many it moves. Reactive.
    pub(crate) fn moving(self) -> Option<(Played, u32, u32)> {
        let flights = self.flights.read();
        let flight = flights.iter().find(|flight| !flight.landed)?;
        Some((flight.played.clone(), flight.rest(), flight.moving()))
    }

    /// The claim of an opponent whose stack has not landed yet, with the number of the turn. Reactive.
    pub(crate) fn claiming(self) -> Option<(u64, Player, Color)> {
        let flights = self.flights.read();
        flights.iter().filter(|flight| !flight.landed && !flight.own).find_map(|flight| {
            let happened = &flight.played.consequences;
            happened.claimed().map(|color| (flight.number, happened.player, color))
        })
    }

    /// Whether a stack has not landed yet. Reactive.
    pub(crate) fn is_moving(self) -> bool {
        self.flights.read().iter().any(|flight| !flight.landed)
    }

    /// The turn of an opponent that is still to be seen. Until then nothing beside the board tells of its results. Reactive.
    pub(crate) fn coming(self) -> Option<Played> {
        let flights = self.flights.read();
        flights.iter().find(|flight| flight.is_awaited() && !flight.own).map(|flight| flight.played.clone())
    }

    /// Whether a turn is told later: one of an opponent, or one that completes a stack. Reactive.
    pub(crate) fn withholds(self) -> bool {
        let is_late = |flight: &Flight| !flight.own || flight.played.consequences.completed.is_some();
        self.flights.read().iter().any(|flight| flight.is_awaited() && is_late(flight))
    }

    /// Whether anything has not reached its place yet. Reactive.
    pub(crate) fn is_busy(self) -> bool {
        !self.flights.read().is_empty()
    }

    /// How many completed stacks have not reached this player's card yet. Reactive.
    pub(crate) fn scoring(self, player: Player) -> usize {
        let is_scoring = |flight: &&Flight| {
            flight.is_awaited() && flight.played.consequences.player == player && self.is_carried(&flight.played)
        };
        self.flights.read().iter().filter(is_scoring).count()
    }

    /// The last turn that has landed, with its number. Reactive.
    pub(crate) fn landed(self) -> Option<(u64, Played)> {
        self.landed.get()
    }

    /// From now on, until the present owner is disposed of, turns are animated.
    pub(crate) fn will_move(self) {
        self.moves.set_value(true);
        on_cleanup(move || {
            self.moves.set_value(false);
            self.stop();
        });
    }

    /// From now on, until the present owner is disposed of, completed stacks are carried to their owner.
    pub(crate) fn will_carry(self) {
        self.carries.set_value(true);
        on_cleanup(move || {
            self.carries.set_value(false);
            self.stop();
        });
    }

    /// Whether there is a board to show turns on.
    pub(crate) fn has_board(self) -> bool {
        self.moves.get_value()
    }

    /// Plays a turn by an action that has shown it already, such as a drag.
    pub(crate) fn by_hand(self, act: impl FnOnce()) {
        self.by_hand.set_value(true);
        act();
        self.by_hand.set_value(false);
    }

    /// A turn was played. Whatever moved before lands now. At a pace of 0 it is not animated.
    pub(super) fn begin(self, number: u64, played: &Played, own: bool, timed: bool, pace: u32) {
        self.land_now();
        let by_hand = self.by_hand.get_value();
        self.by_hand.set_value(false);
        let is_shown = pace > 0 && self.moves.get_value();
        let landed = !is_shown || by_hand || played.consequences.path.len() < 2;
        let flight = Flight { number, played: played.clone(), landed, own, timed, pace };
        if landed {
            if is_shown && self.is_carried(played) {
                let millis = flight.paced(CARRYING) + GRACE;
                self.add(flight, millis);
            }
            self.landed.set(Some((number, played.clone())));
            return;
        }
        let millis = flight.rest() + flight.moving();
        self.add(flight, millis);
    }

    /// Has a moving stack land at once: somebody goes on.
    pub(super) fn land_now(self) {
        let moving = self.flights.with_untracked(|flights| flights.iter().find(|it| !it.landed).map(|it| it.number));
        if let Some(number) = moving {
            self.advance(number, false);
        }
    }

    /// A completed stack has reached its owner's card, or cannot be shown.
    pub(crate) fn arrived(self, number: u64) {
        self.advance(number, true);
    }

    /// Nothing is under way any more: another position is on display.
    pub(crate) fn stop(self) {
        if self.flights.try_with_untracked(|flights| !flights.is_empty()) == Some(true) {
            self.flights.set(Vec::new());
        }
    }

    /// Forgets the turns before, for a new game or a turn taken back.
    pub(super) fn reset(self) {
        self.stop();
        self.landed.set(None);
    }

    fn is_carried(self, played: &Played) -> bool {
        let completed = played.consequences.completed;
        self.carries.get_value() && completed.is_some_and(|it| it.completion == Completion::Removed)
    }

    /// Adds a flight together with the timer that ends its stage.
    fn add(self, flight: Flight, millis: u32) {
        let Flight { number, landed, .. } = flight;
        self.flights.update(|flights| flights.push(flight));
        set_timeout(move || self.advance(number, landed), Duration::from_millis(millis.into()));
    }

    /// Ends a stage of a flight: the stack has landed, or has arrived at its owner's card. Does nothing if that was before.
    fn advance(self, number: u64, landed: bool) {
        let is_it = |flight: &Flight| flight.number == number && flight.landed == landed;
        let found = self.flights.try_with_untracked(|flights| flights.iter().find(|flight| is_it(flight)).cloned());
        let Some(flight) = found.flatten() else { return };
        self.flights.update(|flights| flights.retain(|flight| !is_it(flight)));
        if landed {
            return;
        }
        let played = flight.played.clone();
        if self.is_carried(&played) {
            let millis = flight.paced(CARRYING) + GRACE;
            self.add(Flight { landed: true, ..flight }, millis);
        }
        self.landed.set(Some((number, played)));
    }
}

/// The duration of a move in milliseconds at the normal pace, by the number of its points.
pub(crate) fn moving_millis(points: usize) -> u32 {
    // A path has at most as many points as the board.
    let between = u32::try_from(points.saturating_sub(2)).unwrap_or_default();
    let legs = if between == 0 { LEG } else { CHAIN_LEG + between * (CHAIN_LEG + REST) };
    2 * LIFTING + legs
}
