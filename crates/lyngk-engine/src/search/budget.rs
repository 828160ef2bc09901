//! What a search is asked for: limits that can be checked, and divided.

use std::time::Duration;

use lyngk_rules::Core;

use crate::{Clock, GameClock, Limits};

/// Kept aside of a game clock for whatever lies between the engine and the clock.
const OVERHEAD: Duration = Duration::from_millis(20);

/// Limits with a clock that has started.
#[derive(Clone, Copy)]
pub(crate) struct SearchBudget<'a> {
    limits: &'a Limits,
    clock: &'a dyn Clock,
    started: Duration,
    time: Option<Duration>,
    nodes: Option<u64>,
}

impl<'a> SearchBudget<'a> {
    /// Starts the clock.
    pub(crate) fn new(core: &Core, limits: &'a Limits, clock: &'a dyn Clock) -> SearchBudget<'a> {
        let allotted = limits.game_clock.map(|game_clock| allotment(core, game_clock));
        let time = [limits.time, allotted].into_iter().flatten().min();
        SearchBudget { limits, clock, started: clock.now(), time, nodes: limits.nodes }
    }

    /// How long it has taken so far.
    pub(crate) fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.started)
    }

    /// How long the main line is to become.
    pub(crate) fn depth(&self) -> Option<u32> {
        self.limits.depth
    }

    /// Whether there is any end to it but being told to stop.
    pub(crate) fn is_endless(&self) -> bool {
        self.time.is_none() && self.nodes.is_none()
    }

    /// The same with at most so many nodes.
    pub(crate) fn at_most(self, nodes: u64) -> SearchBudget<'a> {
        SearchBudget { nodes: Some(self.nodes.map_or(nodes, |most| most.min(nodes))), ..self }
    }

    /// The same with at most so much time in all.
    pub(crate) fn within(self, time: Duration) -> SearchBudget<'a> {
        SearchBudget { time: Some(self.time.map_or(time, |most| most.min(time))), ..self }
    }

    /// The part of it that has taken this share of time and nodes from its beginning.
    pub(crate) fn share(self, share: f32) -> SearchBudget<'a> {
        let time = self.time.map(|time| time.mul_f32(share));
        let nodes = self.nodes.map(|nodes| (nodes as f64 * f64::from(share)).ceil() as u64);
        SearchBudget { time, nodes, ..self }
    }

    /// The part of one of several that work on it at the same time.
    pub(crate) fn divided(self, workers: u64) -> SearchBudget<'a> {
        SearchBudget { nodes: self.nodes.map(|nodes| nodes.div_ceil(workers.max(1))), ..self }
    }

    /// From now on, at most this share of time and nodes.
    pub(crate) fn only(self, share: f32) -> SearchBudget<'a> {
        let SearchBudget { time, nodes, .. } = self.share(share);
        SearchBudget { time: time.map(|time| self.elapsed() + time), nodes, ..self }
    }

    /// What is left after so many nodes.
    pub(crate) fn after(self, nodes: u64) -> SearchBudget<'a> {
        SearchBudget { nodes: self.nodes.map(|most| most.saturating_sub(nodes)), ..self }
    }

    /// Whether nodes are what ends it. Then nothing that takes time may decide how many are visited.
    pub(crate) fn is_counted(&self) -> bool {
        self.nodes.is_some()
    }

    /// How many nodes may still be visited.
    pub(crate) fn nodes_left(&self, visited: u64) -> u64 {
        self.nodes.map_or(u64::MAX, |nodes| nodes.saturating_sub(visited))
    }

    /// Whether to stop after so many nodes.
    pub(crate) fn is_done(&self, visited: u64) -> bool {
        self.limits.stop.is_stopped()
            || self.nodes_left(visited) == 0
            || self.time.is_some_and(|time| self.elapsed() >= time)
    }
}

/// How much of the time left in a game goes into this turn.
fn allotment(core: &Core, clock: GameClock) -> Duration {
    // A game ends with about a dozen stacks on the board, each turn takes one away, and every other turn is the opponent's.
    let turns = (core.occupied().len().saturating_sub(12) / 2).max(3) as u32 + 2;
    let share = clock.remaining / turns + clock.increment.mul_f32(0.75);
    share.min(clock.remaining.mul_f32(0.4)).min(clock.remaining.saturating_sub(OVERHEAD))
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Variant};

    use super::*;

    #[test]
    fn a_game_clock_lasts_for_the_game() {
        let core = *Position::random_start(1, Variant::Standard);
        for remaining in [0, 10, 100, 10_000, 600_000].map(Duration::from_millis) {
            for increment in [0, 500, 60_000].map(Duration::from_millis) {
                let time = allotment(&core, GameClock { remaining, increment });
                assert!(time <= remaining.mul_f32(0.4));
            }
        }
    }

    #[test]
    fn a_share_has_its_part_of_everything() {
        let core = *Position::random_start(1, Variant::Standard);
        let limits = Limits { time: Some(Duration::from_secs(10)), nodes: Some(1000), ..Limits::default() };
        let clock = || Duration::from_secs(3);
        let budget = SearchBudget::new(&core, &limits, &clock);
        assert_eq!(budget.share(0.5).time, Some(Duration::from_secs(5)));
        assert_eq!(budget.share(0.5).nodes_left(100), 400);
        assert!(budget.share(0.5).is_done(500) && !budget.is_done(500));
        assert_eq!(budget.within(Duration::from_secs(20)).time, Some(Duration::from_secs(10)));
    }
}
