//! How long the engine may think.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lyngk_lei::GameClock;
use lyngk_rules::Turn;

/// Tells the time, from any fixed moment on. The engine is handed one: not every place it runs in has the same.
///
/// Any function that gives a duration will do.
pub trait Clock: Sync {
    /// The time since some fixed moment.
    fn now(&self) -> Duration;
}

impl<F: Fn() -> Duration + Sync> Clock for F {
    fn now(&self) -> Duration {
        self()
    }
}

/// Tells a search to stop, from another thread or from the search's own reports. Clones stop the same search.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// One that nobody has used yet.
    #[must_use]
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Stops the search, now and for good.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search is to stop.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// When a search ends: as soon as any of these is reached, or when there is nothing left to find out.
///
/// With none of them it goes on until it is told to stop.
#[derive(Clone, Default)]
pub struct Limits {
    /// The time for this turn.
    pub time: Option<Duration>,
    /// The time for the rest of the game, of which the search takes what it thinks right.
    pub game_clock: Option<GameClock>,
    /// How many nodes to visit. With one seed, the same number gives the same answer in a new game.
    pub nodes: Option<u64>,
    /// How long the main line is to become.
    pub depth: Option<u32>,
    /// The turns to choose from, where not all legal ones. What is not legal is left out.
    pub among: Option<Vec<Turn>>,
    /// Stops the search from outside.
    pub stop: Stop,
}

impl Limits {
    /// So much time for this turn.
    #[must_use]
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }

    /// So many nodes.
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
