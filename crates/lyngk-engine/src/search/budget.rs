//! Budget of a search: limits with a running clock, which can be checked and divided.

use std::time::Duration;

use lyngk_rules::Core;

use super::time_management::allotment;
use crate::{Clock, Limits};

/// The limits of a search, with a clock that has started.
#[derive(Clone, Copy)]
pub(crate) struct SearchBudget<'a> {
    limits: &'a Limits,
    clock: &'a dyn Clock,
    started: Duration,
    time: Option<Duration>,
    nodes: Option<u64>,
}

impl<'a> SearchBudget<'a> {
    /// Starts the clock. With both a limit of time and a game clock, the shorter time counts.
    pub(crate) fn new(core: &Core, limits: &'a Limits, clock: &'a dyn Clock) -> SearchBudget<'a> {
        let allotted = limits.game_clock.map(|game_clock| allotment(core, game_clock));
        let time = [limits.time, allotted].into_iter().flatten().min();
        SearchBudget { limits, clock, started: clock.now(), time, nodes: limits.nodes }
    }

    /// The time since the start.
    pub(crate) fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.started)
    }

    /// The limit of time.
    pub(crate) fn time(&self) -> Option<Duration> {
        self.time
    }

    /// The length of the principal variation to reach.
    pub(crate) fn depth(&self) -> Option<u32> {
        self.limits.depth
    }

    /// Whether neither time nor nodes are limited.
    pub(crate) fn is_endless(&self) -> bool {
        self.time.is_none() && self.nodes.is_none()
    }

    /// Whether time is limited and nothing else.
    pub(crate) fn is_time_only(&self) -> bool {
        self.time.is_some() && self.nodes.is_none() && self.limits.depth.is_none()
    }

    /// The same with at most this many nodes.
    pub(crate) fn at_most(self, nodes: u64) -> SearchBudget<'a> {
        SearchBudget { nodes: Some(self.nodes.map_or(nodes, |most| most.min(nodes))), ..self }
    }

    /// The same with at most this much time since the start.
    pub(crate) fn within(self, time: Duration) -> SearchBudget<'a> {
        SearchBudget { time: Some(self.time.map_or(time, |most| most.min(time))), ..self }
    }

    /// The first part of it, with this share of time and nodes.
    pub(crate) fn share(self, share: f32) -> SearchBudget<'a> {
        let time = self.time.map(|time| time.mul_f32(share));
        let nodes = self.nodes.map(|nodes| (nodes as f64 * f64::from(share)).ceil() as u64);
        SearchBudget { time, nodes, ..self }
    }

    /// From now on, at most this share of time and nodes.
    pub(crate) fn only(self, share: f32) -> SearchBudget<'a> {
        let SearchBudget { time, nodes, .. } = self.share(share);
        SearchBudget { time: time.map(|time| self.elapsed() + time), nodes, ..self }
    }

    /// The rest after this many nodes.
    pub(crate) fn after(self, nodes: u64) -> SearchBudget<'a> {
        SearchBudget { nodes: self.nodes.map(|most| most.saturating_sub(nodes)), ..self }
    }

    /// Whether nodes are limited.
    pub(crate) fn is_counted(&self) -> bool {
        self.nodes.is_some()
    }

    /// How many nodes may still be visited.
    pub(crate) fn nodes_left(&self, visited: u64) -> u64 {
        self.nodes.map_or(u64::MAX, |nodes| nodes.saturating_sub(visited))
    }

    /// Whether to stop after this many nodes.
    pub(crate) fn is_done(&self, visited: u64) -> bool {
        self.limits.stop.is_stopped()
            || self.nodes_left(visited) == 0
            || self.time.is_some_and(|time| self.elapsed() >= time)
    }
}

#[cfg(test)]
mod tests {
    use lyngk_lei::GameClock;
    use lyngk_rules::{Position, Variant};

    use super::*;

    #[test]
    fn a_share_has_its_part_of_time_and_nodes() {
        let core = *Position::random_start(1, Variant::Standard);
        let limits = Limits { time: Some(Duration::from_secs(10)), nodes: Some(1000), ..Limits::default() };
        let clock = || Duration::from_secs(3);
        let budget = SearchBudget::new(&core, &limits, &clock);
        assert_eq!(budget.share(0.5).time, Some(Duration::from_secs(5)));
        assert_eq!(budget.share(0.5).nodes_left(100), 400);
        assert!(budget.share(0.5).is_done(500) && !budget.is_done(500));
        assert_eq!(budget.within(Duration::from_secs(20)).time, Some(Duration::from_secs(10)));
    }

    #[test]
    fn a_limit_of_time_caps_the_game_clock_and_the_other_way_round() {
        let core = *Position::random_start(1, Variant::Standard);
        let clock = || Duration::ZERO;
        let time = |cap: Option<u64>, remaining: u64| {
            let game_clock = GameClock { remaining: Duration::from_secs(remaining), ..GameClock::default() };
            let limits =
                Limits { time: cap.map(Duration::from_secs), game_clock: Some(game_clock), ..Limits::default() };
            SearchBudget::new(&core, &limits, &clock).time.expect("a limit")
        };
        assert_eq!(time(Some(6), 600), Duration::from_secs(6), "the clock alone would allow more");
        assert!(time(None, 600) > Duration::from_secs(6));
        assert_eq!(time(Some(6), 10), time(None, 10), "the clock allows less");
    }
}
