//! Overruns of time limits and stops. A busy machine may suspend a thread at any moment, so only the best of several tries has to be
//! prompt.

mod common;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use common::{clock, ending};
use lyngk_engine::{Engine, Level, Limits, Options, Stop, Strength};
use lyngk_rules::{Position, Variant};

/// Tests that measure run one after the other, so that they do not compete for the processor.
static ALONE: Mutex<()> = Mutex::new(());

const TRIES: usize = 5;
const SOON: Duration = Duration::from_millis(10);
/// The limit with two threads, which a busy machine cannot always run at the same time.
const SOON_ON_TWO: Duration = Duration::from_millis(200);
/// An overrun that means that something hangs.
const LATE: Duration = Duration::from_secs(1);

fn alone() -> MutexGuard<'static, ()> {
    // The lock protects no data, so a failed test does no harm.
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A start, middle games, and endings in which the solver runs first.
fn positions() -> impl Iterator<Item = Position> {
    Variant::ALL.into_iter().flat_map(|variant| [43, 33, 26, 24].map(|stacks| ending(4, stacks, variant)))
}

fn assert_soon(overruns: &[Duration], position: &Position) {
    assert!(overruns.iter().min().is_some_and(|best| *best < SOON), "{overruns:?} in {position}");
    assert!(overruns.iter().max().is_some_and(|worst| *worst < LATE), "{overruns:?} in {position}");
}

/// The time from the stop to the answer.
fn time_to_stop(engine: &mut Engine, position: &Position) -> Duration {
    let stop = Stop::new();
    let limits = Limits { stop: stop.clone(), ..Limits::default() };
    std::thread::scope(|scope| {
        let sleeper = scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(50));
            let stopped = Instant::now();
            stop.stop();
            stopped
        });
        let report = engine.go(position, &limits, &clock(), &mut |_| ());
        let answered = Instant::now();
        assert!(report.best.is_some_and(|turn| position.is_legal(turn)));
        let stopped = sleeper.join().expect("it does not panic");
        // A solved ending is answered before the stop.
        answered.saturating_duration_since(stopped)
    })
}

#[test]
fn an_endless_search_stops_promptly() {
    let _alone = alone();
    for position in positions() {
        let mut engine = Engine::new(Options { hash: 16, ..Options::default() });
        let overruns: Vec<Duration> = (0..TRIES).map(|_| time_to_stop(&mut engine, &position)).collect();
        assert_soon(&overruns, &position);
    }
}

#[test]
fn an_endless_search_with_several_lines_stops_promptly() {
    let _alone = alone();
    for position in positions() {
        let mut engine = Engine::new(Options { hash: 16, lines: 3, ..Options::default() });
        let overruns: Vec<Duration> = (0..TRIES).map(|_| time_to_stop(&mut engine, &position)).collect();
        assert_soon(&overruns, &position);
    }
}

#[test]
fn an_endless_search_on_two_threads_stops() {
    let _alone = alone();
    for position in positions() {
        let mut engine = Engine::new(Options { hash: 16, threads: 2, ..Options::default() });
        // On a busy machine, two threads may have to wait for the processor.
        let best = (0..TRIES).map(|_| time_to_stop(&mut engine, &position)).min();
        assert!(best.is_some_and(|best| best < SOON_ON_TWO), "{best:?} in {position}");
    }
}

#[test]
fn a_time_limit_is_kept() {
    let _alone = alone();
    let limit = Duration::from_millis(30);
    for position in positions() {
        let mut engine = Engine::new(Options { hash: 16, ..Options::default() });
        let overrun = |_| {
            let started = Instant::now();
            let report = engine.go(&position, &Limits::time(limit), &clock(), &mut |_| ());
            assert!(report.best.is_some_and(|turn| position.is_legal(turn)));
            started.elapsed().saturating_sub(limit)
        };
        let overruns: Vec<Duration> = (0..TRIES).map(overrun).collect();
        assert_soon(&overruns, &position);
    }
}

#[test]
fn the_first_five_levels_answer_at_once() {
    let _alone = alone();
    for (variant, level) in Variant::ALL.into_iter().flat_map(|variant| Level::ALL.map(|level| (variant, level))) {
        if level.number() > 5 {
            continue;
        }
        let mut engine = Engine::new(Options { strength: Strength::Level(level), hash: 16, ..Options::default() });
        let position = Position::random_start(9, variant);
        let started = Instant::now();
        let report = engine.go(&position, &Limits::default(), &clock(), &mut |_| ());
        assert!(report.best.is_some_and(|turn| position.is_legal(turn)));
        assert!(started.elapsed() < Duration::from_millis(300), "level {}", level.number());
    }
}
