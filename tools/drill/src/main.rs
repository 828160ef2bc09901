//! Drill: live games on three servers while servers, database, message bus and network fail.
//!
//! A seed gives the faults and their order (`fault`). Real clients play over real sockets (`play`) on an installation of real components
//! (`installation`), and everything that they are told goes to a log (`history`). Afterwards the log is compared with the
//! database (`verdict`); `--check` does so again from the log alone.

mod fault;
mod history;
mod installation;
mod play;
mod verdict;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Parser;
use lyngk_server::store::{PostgresStore, Search, Store};

use crate::fault::{Kind, Schedule};
use crate::history::{History, Line};
use crate::installation::{Installation, Programs};
use crate::verdict::Verdict;

/// Play live games on three servers while servers, database, message bus and network fail; then check that no turn was lost.
///
/// Needs PostgreSQL, Patroni, etcd and NATS (Debian: postgresql patroni etcd-server nats-server), for clocks that are apart faketime,
/// and for full disks the right to mount a tmpfs.
#[derive(Parser, Debug)]
struct Args {
    /// Only three faults: a server, a NATS server and the database's leader are killed.
    #[arg(long)]
    short: bool,
    /// Random seed of faults, their order and the games' turns.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only these faults, separated by commas.
    #[arg(long, value_name = "FAULTS", value_delimiter = ',', conflicts_with = "short")]
    only: Vec<Kind>,
    /// Number of times that every fault happens [default: 3, with --short 1].
    #[arg(long)]
    rounds: Option<usize>,
    /// Number of games at the same time [default: 80, with --short 24].
    #[arg(long)]
    games: Option<usize>,
    /// Milliseconds between two turns of a game.
    #[arg(long, default_value_t = 400)]
    every: u64,
    /// The program with the command serve.
    #[arg(long, default_value = "target/debug/lyngk")]
    program: PathBuf,
    /// Instead of faults, start the servers with this program, an older one, and replace them one after the other.
    #[arg(long, value_name = "PROGRAM")]
    upgrade_from: Option<PathBuf>,
    /// Folder for the log of the drill and those of the components.
    #[arg(long, default_value = "target/drill")]
    folder: PathBuf,
    /// Check the log of a drill again, and do nothing else.
    #[arg(long, value_name = "LOG")]
    check: Option<PathBuf>,
}

#[tokio::main]
async fn main() -> Result<ExitCode> {
    let args = Args::parse();
    let log = match &args.check {
        Some(log) => log.clone(),
        None => drill(&args).await?,
    };
    let verdict = Verdict::of(&history::read(&log)?);
    print!("{verdict}");
    println!("log: {}", log.display());
    Ok(if verdict.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs a drill, and returns the file with its log.
async fn drill(args: &Args) -> Result<PathBuf> {
    let folder = std::path::absolute(&args.folder)?;
    prepare(&folder).with_context(|| folder.display().to_string())?;
    let log = folder.join(format!("drill-{}.jsonl", args.seed));
    let rounds = args.rounds.unwrap_or(if args.short { 1 } else { 3 });
    let schedule = match args.upgrade_from {
        Some(_) => Schedule::upgrade(args.seed, 3 * rounds),
        None if args.short => Schedule::new(args.seed, &Kind::SHORT, rounds),
        None if args.only.is_empty() => Schedule::new(args.seed, &Kind::ALL, rounds),
        None => Schedule::new(args.seed, &args.only, rounds),
    };
    let newer = std::path::absolute(&args.program)?;
    let first = std::path::absolute(args.upgrade_from.as_ref().unwrap_or(&args.program))?;
    let programs = Programs { first: &first, newer: &newer };
    let installation = tokio::task::block_in_place(|| Installation::start(programs, &folder))?;
    let installation = Arc::new(installation);
    let history = History::create(&log, args.seed)?;
    let faults_are_over = Arc::new(AtomicBool::new(false));
    let faults = tokio::task::spawn_blocking({
        let (installation, history) = (Arc::clone(&installation), history.clone());
        let over = SetAtEnd(Arc::clone(&faults_are_over));
        move || {
            let _over = over;
            schedule.run(&installation, &history)
        }
    });
    let players = play::Players {
        address: installation.address(),
        games: args.games.unwrap_or(if args.short { 24 } else { 80 }),
        every: Duration::from_millis(args.every),
        seed: args.seed,
    };
    let played = players.play(&history, &faults_are_over).await;
    faults.await??;
    played?;
    let started = Instant::now();
    store_logs(&installation, &history).await?;
    history.end()?;
    println!("the database was read in {:.1} s", started.elapsed().as_secs_f64());
    Ok(log)
}

/// Sets a flag when it is dropped. A panic drops it, too: players who wait for the end of the faults would otherwise play for ever.
struct SetAtEnd(Arc<AtomicBool>);

impl Drop for SetAtEnd {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Makes a folder for logs, without those of an earlier drill: the logs of the components would be appended to.
fn prepare(folder: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "log") {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}

/// Notes what the database has about every game.
async fn store_logs(installation: &Installation, history: &History) -> Result<()> {
    let store = PostgresStore::open(&installation.database()).await?;
    for found in store.find(&Search::default(), u32::MAX >> 1).await? {
        let entries = store.log(found.room, 0).await?;
        history.note(Line::Stored { game: found.room, entries })?;
    }
    store.close().await;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_among_the_faults_ends_the_play() {
        let over = Arc::new(AtomicBool::new(false));
        let flag = SetAtEnd(Arc::clone(&over));
        let panicked = std::thread::spawn(move || {
            let _flag = flag;
            panic!("a fault that cannot happen");
        });
        assert!(panicked.join().is_err());
        assert!(over.load(Ordering::Relaxed));
    }
}
