//! Limits of a search, its clock, and how to stop it.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lyngk_lei::GameClock;
use lyngk_rules::Turn;

/// A source of time. The engine is given one, as browsers and operating systems have different ones.
///
/// Any function that returns a duration is a clock.
pub trait Clock: Sync {
    /// The time since any fixed moment.
    fn now(&self) -> Duration;
}

impl<F: Fn() -> Duration + Sync> Clock for F {
    fn now(&self) -> Duration {
        self()
    }
}

/// Stops a search, from another thread or from within its reports. Clones stop the same search.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    #[must_use]
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Stops the search.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search has been stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The limits of a search. It ends when any of them is reached, or when nothing is left to find out. Without a limit, it goes on until
/// it is stopped.
#[derive(Clone, Default)]
pub struct Limits {
    /// The time for this turn.
    pub time: Option<Duration>,
    /// The time for the rest of the game, of which the search uses a share.
    pub game_clock: Option<GameClock>,
    /// How many nodes to visit. In a new game, the same seed and number give the same answer.
    pub nodes: Option<u64>,
    /// The length of the principal variation to reach.
    pub depth: Option<u32>,
    /// The turns to choose from; all legal ones if none. Illegal turns are left out.
    pub among: Option<Vec<Turn>>,
    /// Stops the search.
    pub stop: Stop,
}

impl Limits {
    /// A limit of time for this turn.
    #[must_use]
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// A limit of nodes.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }
}

impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Limits { time, game_clock, nodes, depth, among, stop: _ } = self;
        f.debug_struct("Limits")
            .field("time", time)
            .field("game_clock", game_clock)
            .field("nodes", nodes)
            .field("depth", depth)
            .field("among", among)
            .finish_non_exhaustive()
    }
}
