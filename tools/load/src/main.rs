//! Load test of a live server: many games over real sockets, with every answer checked against the rules.

mod measure;
mod stored;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use clap::Parser;
use lyngk_load::{Game, Pace, Seats, play_all};
use lyngk_room::Terms;
use lyngk_rules::Variant;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::measure::{Database, Used, memory, processor_time};

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
    /// Number of connections that do nothing, of players in games in which nobody moves. What they cost is measured for as many seconds
    /// before other games begin.
    #[arg(long, default_value_t = 0)]
    idle: usize,
    /// Number of ended games that are stored beforehand, copies of some that are played. It needs a PostgreSQL database.
    #[arg(long, default_value_t = 0)]
    stored: usize,
}

/// The number of games that are begun at the same time.
const BEGINNING: usize = 64;
/// The number of games that are played to be copied.
const TEMPLATES: usize = 20;
/// The time after which what games have begun with is done, and has reached the database's statistics.
const SETTLE: Duration = Duration::from_secs(3);

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
    let mut database = Database::connect(&args.database.to_string_lossy()).await?;
    if args.stored > 0 {
        let database = database.as_mut().context("--stored needs a PostgreSQL database")?;
        store(args.stored, &addresses, database).await?;
    }
    let mut idle_clients = match args.idle {
        0 => JoinSet::new(),
        _ => be_idle(args, &servers, &addresses, database.as_mut()).await?,
    };
    if args.games == 0 {
        return Ok(());
    }
    let idle = sum(&servers, memory);
    let began = Instant::now();
    let games = begin(args.games, &addresses).await?;
    println!("{} games begun in {:.1} s", games.len(), began.elapsed().as_secs_f64());
    sleep(SETTLE).await;
    let connected = sum(&servers, memory);
    let busy = sum(&servers, processor_time);
    let used = used(database.as_mut()).await?;
    let until = Instant::now() + Duration::from_secs_f64(args.seconds);
    let pace = Pace { every: Duration::from_secs_f64(args.every), until: Some(until) };
    let started = Instant::now();
    let mut times = play(games, pace).await?;
    let elapsed = started.elapsed().as_secs_f64();
    let busy_after = sum(&servers, processor_time);
    let connected_after = sum(&servers, memory);
    ensure!(idle_clients.try_join_next().is_none(), "a connection that did nothing was lost");
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
    if let (Some(idle), Some(connected), Some(after)) = (idle, connected, connected_after) {
        let players = (2 * args.games) as f64;
        let each = |kib: f64| (kib - idle).max(0.0) / players;
        println!(
            "memory of the servers for each connected player: {:.1} kB at the start, {:.1} kB at the end",
            each(connected),
            each(after)
        );
    }
    let a_turn = |amount: f64| amount / times.len() as f64;
    if let (Some(before), Some(after)) = (busy, busy_after) {
        println!("processor time of the servers: {:.0} µs a turn", a_turn(after - before) * 1e6);
    }
    if let Some(before) = used {
        sleep(SETTLE).await;
        if let Some(after) = self::used(database.as_mut()).await? {
            println!(
                "PostgreSQL: {:.0} bytes of its log (WAL) and {:.2} transactions a turn",
                a_turn(after.wal - before.wal),
                a_turn(after.transactions - before.transactions)
            );
            if let (Some(before), Some(after)) = (before.processor_time, after.processor_time) {
                println!("processor time of PostgreSQL: {:.0} µs a turn", a_turn(after - before) * 1e6);
            }
        }
    }
    for mut server in servers {
        server.kill().await?;
    }
    Ok(())
}

/// The sum of a measurement of all servers, if the system tells it.
fn sum(servers: &[Child], measure: fn(u32) -> Option<f64>) -> Option<f64> {
    servers.iter().map(|server| measure(server.id()?)).sum()
}

/// Resources used by the database so far, if there is one.
async fn used(database: Option<&mut Database>) -> Result<Option<Used>> {
    Ok(match database {
        Some(database) => Some(database.used().await?),
        None => None,
    })
}

/// Stores ended games: some are played, and then copied.
async fn store(count: usize, addresses: &[SocketAddr], database: &mut Database) -> Result<()> {
    let started = Instant::now();
    let templates = begin(TEMPLATES.min(count), addresses).await?;
    play_all(templates, Duration::ZERO).await?;
    stored::multiply(&mut database.connection, count as i64).await?;
    println!("{count} games stored in {:.1} s", started.elapsed().as_secs_f64());
    Ok(())
}

/// Connects clients that do nothing but answer pings, and reports what they cost. They stay connected until the set is dropped.
async fn be_idle(
    args: &Args,
    servers: &[Child],
    addresses: &[SocketAddr],
    mut database: Option<&mut Database>,
) -> Result<JoinSet<Result<()>>> {
    let before = sum(servers, memory);
    let games = begin(args.idle.div_ceil(2), addresses).await?;
    let mut clients = JoinSet::new();
    for Game { host, guest, .. } in games {
        for mut client in [host, guest] {
            clients.spawn(async move { client.until(|_| false).await });
        }
    }
    sleep(SETTLE).await;
    let connections = clients.len() as f64;
    let (busy, used_before) = (sum(servers, processor_time), used(database.as_deref_mut()).await?);
    sleep(Duration::from_secs_f64(args.seconds)).await;
    let (busy_after, used_after) = (sum(servers, processor_time), used(database).await?);
    ensure!(clients.try_join_next().is_none(), "a connection that did nothing was lost");
    if let (Some(before), Some(after)) = (before, sum(servers, memory)) {
        let each = (after - before).max(0.0) / connections;
        println!("{connections} connections that do nothing: {each:.1} kB of the servers' memory each");
    }
    let share = |before: f64, after: f64| (after - before) / args.seconds * 100.0;
    if let (Some(before), Some(after)) = (busy, busy_after) {
        println!("  processor time of the servers: {:.1} % of a core", share(before, after));
    }
    if let (Some(before), Some(after)) = (used_before, used_after) {
        let transactions = (after.transactions - before.transactions) / args.seconds;
        println!("  PostgreSQL: {transactions:.1} transactions a second");
        if let (Some(before), Some(after)) = (before.processor_time, after.processor_time) {
            println!("  processor time of PostgreSQL: {:.1} % of a core", share(before, after));
        }
    }
    Ok(clients)
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
