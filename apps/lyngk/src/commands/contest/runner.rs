//! Plays the games of a match, several at once.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use anyhow::Result;

use super::game::{Game, Played};
use super::plan::Plan;
use super::player::Seat;
use super::standing::Standing;

/// How long to wait for a game before whoever watches is told that the match still goes on.
const TICK: Duration = Duration::from_millis(500);

/// What the match tells while it goes on.
#[derive(Debug)]
pub(crate) enum Event<'a> {
    /// A game was finished; it is not part of the standing yet.
    Finished(&'a Game, &'a Played),
    /// Time has passed.
    Tick,
}

/// Plays the games that are not there yet, until all are played or a test is decided. What was played is told to
/// `watch`, in the order in which games end, before it is added to the standing.
pub(crate) fn run(
    plan: &Plan,
    standing: &mut Standing,
    concurrency: usize,
    watch: &mut dyn FnMut(&Standing, &Event<'_>) -> Result<()>,
) -> Result<()> {
    let missing: Vec<usize> = (0..plan.games).filter(|&game| !standing.has(game)).collect();
    if missing.is_empty() || standing.is_decided() {
        return Ok(());
    }
    let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
    thread::scope(|scope| {
        let (sender, finished) = mpsc::channel();
        for _ in 0..concurrency.clamp(1, missing.len()) {
            let sender = sender.clone();
            let (missing, next, stop) = (&missing, &next, &stop);
            scope.spawn(move || work(plan, missing, next, stop, &sender));
        }
        drop(sender);
        let result = loop {
            match finished.recv_timeout(TICK) {
                Ok(Ok((game, played))) => {
                    if let Err(error) = watch(standing, &Event::Finished(&game, &played)) {
                        break Err(error);
                    }
                    standing.add_played(&game, &played);
                    if standing.is_decided() {
                        break Ok(());
                    }
                }
                Ok(Err(error)) => break Err(error),
                Err(RecvTimeoutError::Timeout) => {
                    if let Err(error) = watch(standing, &Event::Tick) {
                        break Err(error);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => break Ok(()),
            }
        };
        stop.store(true, Ordering::Relaxed);
        result
    })
}

/// What one worker does: takes the next game that nobody has taken, and plays it.
fn work(
    plan: &Plan,
    missing: &[usize],
    next: &AtomicUsize,
    stop: &AtomicBool,
    finished: &Sender<Result<(Game, Played)>>,
) {
    let mut seats = [0, 1].map(|player| Seat::new(&plan.players[player]));
    while let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
        let game = plan.game(number);
        let message = match game.play(&mut seats, plan.clocks(&game), stop) {
            Ok(Some(played)) => Ok((game, played)),
            Ok(None) => return,
            Err(error) => Err(error),
        };
        let failed = message.is_err();
        // Nobody listens any longer once the match is over.
        if finished.send(message).is_err() || failed {
            return;
        }
    }
}
