//! `lyngk match`: matches between two players.
//!
//! The module is called `contest` because `match` is a keyword of Rust. [`spec`] parses players, and [`config`](mod@config) says which
//! games there are. [`play`] plays one of them as a `lyngk_game::Game`; [`competitor`] and [`external`] are the players. [`runner`] plays
//! several games at the same time, [`scoreboard`] counts, [`file`](mod@file) writes the LGN file, [`reading`] reads it, and [`summary`]
//! and [`progress`] report. [`identity`] tells engines of the same name apart.
//!
//! - A game follows from its index in the match: its start, its sides and its seeds. With a limit of nodes, neither the order nor the
//!   number of games at the same time nor an interruption changes any of them.
//! - Error bars and tests are computed from pairs, because the two games from one start are not independent.
//! - One thread owns the scoreboard and the file; workers only play. A game is written in one piece. After a crash of the machine the
//!   file may end with the beginning of a game, which is the only thing that is ever dropped.
//! - Ctrl-C drops the running games and reports on the others.

mod competitor;
mod config;
mod external;
mod fault;
mod file;
mod identity;
mod limit;
mod play;
mod progress;
mod reading;
mod runner;
mod scoreboard;
mod spec;
mod summary;

use std::io::{self, Write};
use std::num::NonZero;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use lyngk_engine::Stop;
use lyngk_game::tags::Termination;
use lyngk_statistics::Sprt;

use crate::cli::MatchArgs;
use crate::{interrupt, json, memory, output, progress as messages};
use config::{MatchConfig, ScheduledGame, StartPositions};
use file::MatchFile;
use limit::SearchLimit;
use play::FinishedGame;
use progress::MatchProgress;
use runner::MatchEvent;
use scoreboard::Scoreboard;
use spec::PlayerSpec;

/// The largest number of games in a match.
const MAX_GAMES: usize = 10_000_000;
/// The default number of pairs, which shows a large difference.
const DEFAULT_PAIRS: usize = 50;
/// The default number of pairs for a sequential test, which usually stops earlier.
const DEFAULT_SPRT_PAIRS: usize = 50_000;
/// The number of faults that are reported one by one; the others are only counted.
const REPORTED_FAULTS: u64 = 10;

pub(crate) fn run(args: &MatchArgs) -> Result<ExitCode> {
    ensure!(!(is_streamed(args) && args.resume), "--resume continues a file, and standard output is none");
    ensure!(
        !(is_streamed(args) && args.json),
        "--output - and --json would both write to standard output, choose one of them"
    );
    let sprt = sprt(args);
    let mut config = config(args, sprt.is_some())?;
    let concurrency = concurrency(args, &config).min(config.games);
    check_memory(&config, concurrency)?;
    let stop = interrupt::stop_on_signals()?;
    match identity::of_players(&config.players, &config.starts.variants(), &stop) {
        // A program that was still starting has failed only because it was ended.
        Err(_) if stop.is_stopped() => return Ok(interrupt::exit_code(&stop)),
        engines => config.engines = engines?,
    }
    let mut scoreboard = Scoreboard::new(config.games, sprt);
    let mut file = open_file(args, &config, &mut scoreboard)?;
    let mut progress = MatchProgress::new(&config, &scoreboard);
    let result = runner::run(&config, &mut scoreboard, concurrency, &stop, &mut |scoreboard, event| {
        if let MatchEvent::Finished(game, finished) = event {
            if let Some(file) = &mut file {
                file.append(&finished.record)?;
            }
            if scoreboard.faults.iter().flatten().sum::<u64>() < REPORTED_FAULTS
                && let Some(message) = fault_message(&config, game, finished)
            {
                messages::note(&message);
            }
        }
        progress.update(scoreboard);
        Ok(())
    });
    progress.clear();
    match result {
        Err(error) if scoreboard.counts.games() == 0 => Err(error),
        // The games that were played count, whatever ended the match.
        result => {
            let status = report(args, &config, &scoreboard, &stop);
            result.and(status)
        }
    }
}

/// Prints the summary.
fn report(args: &MatchArgs, config: &MatchConfig, scoreboard: &Scoreboard, stop: &Stop) -> Result<ExitCode> {
    let is_interrupted = !scoreboard.is_decided() && (0..config.games).any(|game| !scoreboard.has(game));
    if args.json {
        json::write(output::stdout(), "match", summary::json(config, scoreboard, is_interrupted))?;
    } else {
        let text = summary::summary(config, scoreboard, is_interrupted);
        // Standard output has the games.
        if is_streamed(args) {
            io::stderr().write_all(text.as_bytes())
        } else {
            output::stdout().write_all(text.as_bytes())
        }?;
    }
    Ok(if is_interrupted { interrupt::exit_code(stop) } else { ExitCode::SUCCESS })
}

/// Whether the games go to standard output.
fn is_streamed(args: &MatchArgs) -> bool {
    args.output.as_deref().is_some_and(output::is_standard)
}

/// Refuses a match whose built-in engines would not fit into the memory. What other programs need is not known.
fn check_memory(config: &MatchConfig, concurrency: usize) -> Result<()> {
    let of_game: u64 = config.players.iter().filter_map(PlayerSpec::hash).map(memory::of_engine).sum();
    let games = if concurrency == 1 { "one game".to_owned() } else { format!("{concurrency} games at the same time") };
    let what = format!("a match of {games}");
    memory::check(of_game * concurrency as u64, &what, "choose a smaller hash for the players, or fewer --jobs")
}

fn open_file(args: &MatchArgs, config: &MatchConfig, scoreboard: &mut Scoreboard) -> Result<Option<MatchFile>> {
    let Some(path) = &args.output else { return Ok(None) };
    if !args.resume {
        return MatchFile::create(path).map(Some);
    }
    let (file, notices) = MatchFile::resume(path, config, scoreboard)?;
    for notice in notices {
        messages::note(&notice);
    }
    Ok(Some(file))
}

fn fault_message(config: &MatchConfig, game: &ScheduledGame, finished: &FinishedGame) -> Option<String> {
    let fault = finished.fault.as_ref()?;
    let loser = game.seats[finished.ended.winner?.opponent()];
    let kind = Termination::from(finished.ended.reason).name();
    Some(format!("game {}: {} loses by {kind}: {fault}", game.number(), config.players[loser].name))
}

fn config(args: &MatchArgs, is_sprt: bool) -> Result<MatchConfig> {
    let mut players = [PlayerSpec::read(&args.first)?, PlayerSpec::read(&args.second)?];
    let limit = match_limit(args);
    let limits = players.each_ref().map(|player| player.limit.unwrap_or(limit));
    let starts = match &args.starts {
        Some(path) => StartPositions::read(path)?,
        None => StartPositions::Seeds { first: args.seed, variant: args.variant.into() },
    };
    let pairs = match (args.pairs, args.games, &starts) {
        (Some(pairs), ..) => pairs as usize,
        (None, Some(games), _) if games % 2 == 1 => {
            bail!("--games must be even, not {games}: every start is played twice, with sides swapped");
        }
        (None, Some(games), _) => games as usize / 2,
        (None, None, _) if is_sprt => DEFAULT_SPRT_PAIRS,
        (None, None, StartPositions::List(starts)) => starts.len(),
        (None, None, StartPositions::Seeds { .. }) => DEFAULT_PAIRS,
    };
    if pairs == 0 || pairs > MAX_GAMES / 2 {
        bail!("a match has from 1 to {} pairs, not {pairs}", MAX_GAMES / 2);
    }
    if players[0].name == players[1].name {
        for (player, number) in players.iter_mut().zip(1..) {
            player.name = format!("{} #{number}", player.name);
        }
    }
    let grace = Duration::from_millis(args.grace);
    Ok(MatchConfig { players, limits, engines: String::new(), grace, starts, games: pairs * 2 })
}

/// The search limit of players that have none of their own.
fn match_limit(args: &MatchArgs) -> SearchLimit {
    match (args.movetime, args.nodes, args.clock) {
        (_, Some(nodes), _) => SearchLimit::Nodes(nodes),
        (_, _, Some(control)) => SearchLimit::Clock(control),
        (movetime, None, None) => SearchLimit::Time(Duration::from_millis(movetime.unwrap_or(100))),
    }
}

fn sprt(args: &MatchArgs) -> Option<Sprt> {
    args.sprt.map(|(elo0, elo1)| Sprt { elo0, elo1, alpha: args.alpha, beta: args.beta })
}

/// The number of games at the same time: as many as the cores can take, unless the command line says otherwise.
fn concurrency(args: &MatchArgs, config: &MatchConfig) -> usize {
    args.jobs.map_or_else(
        || {
            let cores = thread::available_parallelism().map_or(1, NonZero::get);
            let threads = config.players.iter().map(PlayerSpec::threads).max().unwrap_or(1);
            (cores / threads.max(1)).max(1)
        },
        |wanted| wanted as usize,
    )
}
