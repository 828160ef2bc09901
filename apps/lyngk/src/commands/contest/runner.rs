//! Runner of a match: worker threads play games, and the calling thread collects them.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use lyngk_engine::Stop;

use super::competitor::Competitor;
use super::config::{MatchConfig, ScheduledGame};
use super::play::{FinishedGame, play};
use super::scoreboard::Scoreboard;
use crate::progress;

/// The longest time between two events.
const TICK: Duration = Duration::from_millis(500);

/// An event of a running match.
#[derive(Debug)]
pub(crate) enum MatchEvent<'a> {
    /// A game has finished. It is not on the scoreboard yet.
    Finished(&'a ScheduledGame, &'a FinishedGame),
    /// Nothing has happened for a while.
    Tick,
}

/// Plays the games that are not on the scoreboard, until all are played, the test is decided, or `stop` is set. Each finished game is
/// passed to `on_event` before it is added to the scoreboard. Games that are not finished are dropped.
pub(crate) fn run(
    config: &MatchConfig,
    scoreboard: &mut Scoreboard,
    concurrency: usize,
    stop: &Stop,
    on_event: &mut dyn FnMut(&Scoreboard, &MatchEvent<'_>) -> Result<()>,
) -> Result<()> {
    let missing: Vec<usize> = (0..config.games).filter(|&game| !scoreboard.has(game)).collect();
    if missing.is_empty() || scoreboard.is_decided() {
        return Ok(());
    }
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (sender, finished) = mpsc::channel();
        let wanted = concurrency.clamp(1, missing.len());
        for started in 0..wanted {
            let sender = sender.clone();
            let (missing, next) = (&missing, &next);
            let worker = thread::Builder::new().spawn_scoped(scope, move || work(config, missing, next, stop, &sender));
            match worker {
                Ok(_) => {}
                Err(error) if started == 0 => return Err(error).context("no thread can be started for the games"),
                // The others play all games.
                Err(_) => {
                    progress::note(&format!(
                        "no more threads can be started: {started} games are played at the same time, not {wanted}"
                    ));
                    break;
                }
            }
        }
        drop(sender);
        let result = loop {
            match finished.recv_timeout(TICK) {
                Ok(Ok((game, played))) => {
                    if let Err(error) = on_event(scoreboard, &MatchEvent::Finished(&game, &played)) {
                        break Err(error);
                    }
                    scoreboard.add_finished(&game, &played);
                    if scoreboard.is_decided() {
                        break Ok(());
                    }
                }
                Ok(Err(error)) => break Err(error),
                Err(RecvTimeoutError::Timeout) => {
                    if let Err(error) = on_event(scoreboard, &MatchEvent::Tick) {
                        break Err(error);
                    }
                }
                // All games are played, or the workers have seen `stop`.
                Err(RecvTimeoutError::Disconnected) => break Ok(()),
            }
        };
        stop.stop();
        result
    })
}

/// Plays games until none is left: each worker takes the next one that no other has taken.
fn work(
    config: &MatchConfig,
    missing: &[usize],
    next: &AtomicUsize,
    stop: &Stop,
    finished: &Sender<Result<(ScheduledGame, FinishedGame)>>,
) {
    let mut competitors = config.players.each_ref().map(|player| Competitor::new(player, stop));
    while let Some(&index) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
        let game = config.game(index);
        let message = match play(config, &game, &mut competitors, stop) {
            Ok(Some(played)) => Ok((game, played)),
            Ok(None) => return,
            Err(error) => Err(error),
        };
        let failed = message.is_err();
        // The receiver is gone once the match is over.
        if finished.send(message).is_err() || failed {
            return;
        }
    }
}
