//! Load test of a live server: many games over real sockets, with every answer checked against the rules.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::Parser;
use lyngk_load::{Game, Pace, Seats};
use lyngk_room::Terms;
use lyngk_rules::Variant;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// Play many live games against a server, check every answer, and report how long a turn takes to reach the opponent.
#[derive(Parser, Debug)]
struct Args {
    /// Number of games at the same time. Each has two connections.
    #[arg(long, default_value_t = 500)]
    games: usize,
    /// Seconds between two turns of a game.
    #[arg(long, default_value_t = 5.0)]
    every: f64,
    /// Seconds for which games are played, after all have begun.
    #[arg(long, default_value_t = 60.0)]
    seconds: f64,
    /// The program with the command serve, which is started with a new database.
    #[arg(long, default_value = "target/release/lyngk")]
    program: PathBuf,
    /// File of the database, which must not exist, or the URL of an empty PostgreSQL database.
    #[arg(long, default_value = "target/load.db")]
    database: PathBuf,
    /// Number of servers, over which connections are spread. More than one need a PostgreSQL database and --bus.
    #[arg(long, default_value_t = 1)]
    nodes: usize,
    /// NATS servers for the bus, as lyngk serve takes them.
    #[arg(long)]
    bus: Option<String>,
}

/// The number of games that are begun at the same time.
const BEGINNING: usize = 64;

#[tokio::main]
async fn main() -> Result<()> {
    run(&Args::parse()).await
}

async fn run(args: &Args) -> Result<()> {
    ensure!(!args.database.exists(), "{} exists; remove it, or choose another file", args.database.display());
    ensure!(args.nodes > 0, "games need a server");
    let (mut servers, mut addresses) = (Vec::new(), Vec::new());
    for _ in 0..args.nodes {
        let (server, address) = start(args).await?;
        servers.push(server);
        addresses.push(address);
    }
    let idle = sum(&servers, memory);
    let began = Instant::now();
    let games = begin(args.games, &addresses).await?;
    println!("{} games begun in {:.1} s", games.len(), began.elapsed().as_secs_f64());
    let connected = sum(&servers, memory);
    let busy = sum(&servers, processor_time);
    let until = Instant::now() + Duration::from_secs_f64(args.seconds);
    let pace = Pace { every: Duration::from_secs_f64(args.every), until: Some(until) };
    let started = Instant::now();
    let mut times = play(games, pace).await?;
    let elapsed = started.elapsed().as_secs_f64();
    ensure!(!times.is_empty(), "no turn was played; give it more seconds");
    times.sort_unstable();
    println!(
        "{} turns in {elapsed:.1} s, no wrong answer; from sending a turn until the opponent has it:",
        times.len()
    );
    for (name, share) in [("median", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("99.9 %", 0.999), ("longest", 1.0)] {
        let index = ((times.len() - 1) as f64 * share) as usize;
        println!("  {name:8} {:7.1} ms", times[index].as_secs_f64() * 1000.0);
    }
    if let (Some(idle), Some(connected), Some(after)) = (idle, connected, sum(&servers, memory)) {
        let players = (2 * args.games) as f64;
        let each = |kib: f64| (kib - idle).max(0.0) / players;
        println!(
            "memory of the servers for each connected player: {:.1} kB at the start, {:.1} kB at the end",
            each(connected),
            each(after)
        );
    }
    if let (Some(before), Some(after)) = (busy, sum(&servers, processor_time)) {
        println!("processor time of the servers: {:.0} µs a turn", (after - before) * 1e6 / times.len() as f64);
    }
    for mut server in servers {
        server.kill().await?;
    }
    Ok(())
}

/// The sum of a measurement of all servers, if the system tells it.
fn sum(servers: &[Child], measure: fn(&Child) -> Option<f64>) -> Option<f64> {
    servers.iter().map(measure).sum()
}

/// Starts the server on a free port.
async fn start(args: &Args) -> Result<(Child, SocketAddr)> {
    let mut server = Command::new(&args.program)
        .args(["serve", "--port", "0", "--without-rate-limits", "--database"])
        .arg(&args.database)
        .args(args.bus.iter().flat_map(|bus| ["--bus", bus]))
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| args.program.display().to_string())?;
    let stdout = server.stdout.take().context("a pipe")?;
    let mut line = String::new();
    BufReader::new(stdout).read_line(&mut line).await?;
    let address =
        line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).context("the server did not start")?;
    Ok((server, address.parse()?))
}

/// Begins games. The two players of each are at different servers, if there are several.
async fn begin(count: usize, addresses: &[SocketAddr]) -> Result<Vec<Game>> {
    let permits = Arc::new(Semaphore::new(BEGINNING));
    let begun = Arc::new(AtomicUsize::new(0));
    let mut beginning = JoinSet::new();
    for seed in 0..count as u64 {
        let (permits, begun) = (Arc::clone(&permits), Arc::clone(&begun));
        let of = |player: usize| addresses[(seed as usize + player) % addresses.len()];
        let addresses = [of(0), of(1)];
        beginning.spawn(async move {
            let _permit = permits.acquire_owned().await?;
            let variant = if seed % 2 == 0 { Variant::Standard } else { Variant::Six };
            let terms = Terms { control: Some("3600+30".parse()?), ..Terms::new(variant) };
            let game = Game::enter(Seats::take_at(addresses, terms).await?, seed, false).await?;
            let begun = begun.fetch_add(1, Ordering::Relaxed) + 1;
            if begun.is_multiple_of(1000) {
                println!("{begun} games begun");
            }
            Ok::<Game, anyhow::Error>(game)
        });
    }
    let mut games = Vec::with_capacity(count);
    while let Some(game) = beginning.join_next().await {
        games.push(game??);
    }
    Ok(games)
}

async fn play(games: Vec<Game>, pace: Pace) -> Result<Vec<Duration>> {
    let mut playing = JoinSet::new();
    for mut game in games {
        playing.spawn(async move { game.play(pace).await });
    }
    let mut times = Vec::new();
    while let Some(played) = playing.join_next().await {
        times.extend(played??);
    }
    Ok(times)
}

/// The memory that a process uses, in KiB, where the system tells it.
fn memory(process: &Child) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.id()?)).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

/// The processor time that a process has used, in seconds, where the system tells it.
fn processor_time(process: &Child) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", process.id()?)).ok()?;
    // The name of the program may contain blanks; it ends with the last parenthesis.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |index: usize| fields.get(index)?.parse::<f64>().ok();
    // Linux counts in hundredths of a second.
    Some((ticks(11)? + ticks(12)?) / 100.0)
}
