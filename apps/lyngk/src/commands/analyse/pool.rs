//! Analysis of several games at the same time, with the results in the order of the games.

use std::collections::BTreeMap;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use lyngk_engine::analysis::{GameAnalysis, analyse_game};
use lyngk_engine::{Engine, Limits, Options};
use lyngk_rules::Record;

use crate::progress;

/// The number of games for each thread that may be read before the first of them is reported.
const READ_AHEAD: usize = 4;
/// How soon a game that has been read is given to a thread that has nothing to do.
const READ_TICK: Duration = Duration::from_millis(5);
/// The longest time between two events.
const TICK: Duration = Duration::from_millis(200);

/// A game of a file.
#[derive(Debug)]
pub(super) struct NumberedGame {
    /// Its number in the file, from 1.
    pub(super) number: u64,
    pub(super) record: Record,
}

/// What happens during the analysis.
#[derive(Debug)]
pub(super) enum PoolEvent {
    /// A turn of any game was judged, or nothing happened for a while.
    Turns(u64),
    /// The next game in order is done. Without an analysis, it was not begun before the end was asked for.
    Game(Box<NumberedGame>, Option<GameAnalysis>),
}

enum Message {
    Turn,
    Game(usize, Box<NumberedGame>, Option<GameAnalysis>),
}

/// Analyses games until their sender is dropped, the stop flag of the limits is set, or `on_event` fails. An error among the games ends
/// it, too, after the games before it are done. Games come through a channel, because reading from a pipe may take any time.
pub(super) fn run(
    games: &Receiver<Result<NumberedGame>>,
    jobs: usize,
    options: &Options,
    limits: &Limits,
    on_event: &mut dyn FnMut(PoolEvent) -> Result<()>,
) -> Result<()> {
    let (work, waiting) = mpsc::channel();
    let waiting = Mutex::new(waiting);
    thread::scope(|scope| {
        let (sender, messages) = mpsc::channel();
        for started in 0..jobs {
            let (sender, waiting) = (sender.clone(), &waiting);
            let worker =
                thread::Builder::new().spawn_scoped(scope, move || analyse_all(waiting, options, limits, &sender));
            match worker {
                Ok(_) => {}
                Err(error) if started == 0 => return Err(error).context("no thread can be started for the analysis"),
                // The others analyse all games.
                Err(_) => {
                    progress::note(&format!(
                        "no more threads can be started: {started} games are analysed at the same time, not {jobs}"
                    ));
                    break;
                }
            }
        }
        drop(sender);
        let result = distribute(games, jobs, limits, &work, &messages, on_event);
        if result.is_err() {
            limits.stop.stop();
        }
        // The workers end when there is no more work.
        drop(work);
        result
    })
}

fn distribute(
    games: &Receiver<Result<NumberedGame>>,
    jobs: usize,
    limits: &Limits,
    work: &Sender<(usize, Box<NumberedGame>)>,
    messages: &Receiver<Message>,
    on_event: &mut dyn FnMut(PoolEvent) -> Result<()>,
) -> Result<()> {
    let mut done = BTreeMap::new();
    let (mut given, mut reported) = (0, 0);
    let mut end = None;
    loop {
        if limits.stop.is_stopped() {
            end.get_or_insert(Ok(()));
        }
        let mut tick = TICK;
        while end.is_none() && given < reported + READ_AHEAD * jobs {
            match games.try_recv() {
                Ok(Ok(game)) => {
                    // The workers wait until this sender is dropped.
                    let _ = work.send((given, Box::new(game)));
                    given += 1;
                }
                Ok(Err(error)) => end = Some(Err(error)),
                Err(TryRecvError::Disconnected) => end = Some(Ok(())),
                Err(TryRecvError::Empty) => {
                    tick = READ_TICK;
                    break;
                }
            }
        }
        if reported == given && end.is_some() {
            return end.unwrap_or(Ok(()));
        }
        match messages.recv_timeout(tick) {
            Ok(Message::Turn) => on_event(PoolEvent::Turns(1))?,
            Ok(Message::Game(index, game, analysis)) => {
                done.insert(index, (game, analysis));
                while let Some((game, analysis)) = done.remove(&reported) {
                    reported += 1;
                    on_event(PoolEvent::Game(game, analysis))?;
                }
            }
            Err(RecvTimeoutError::Timeout) => on_event(PoolEvent::Turns(0))?,
            // A worker has panicked, and the scope passes that on.
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

fn analyse_all(
    waiting: &Mutex<Receiver<(usize, Box<NumberedGame>)>>,
    options: &Options,
    limits: &Limits,
    messages: &Sender<Message>,
) {
    let mut engine = None;
    let began = Instant::now();
    let clock = || began.elapsed();
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((index, game)) = next else { return };
        let analysis = (!limits.stop.is_stopped()).then(|| {
            let engine = engine.get_or_insert_with(|| Engine::new(options.clone()));
            let analysis = analyse_game(engine, &game.record, limits, &clock, &mut |_| {
                // The receiver is gone after an error.
                let _ = messages.send(Message::Turn);
            });
            super::tell_missing_threads(engine);
            analysis
        });
        let _ = messages.send(Message::Game(index, game, analysis));
    }
}
