//! Three `lyngk serve` with one PostgreSQL database and one NATS server, behind a proxy that spreads connections over them, while nodes
//! are killed, the bus is stopped and connections to the database break.
//!
//! `LYNGK_WITHOUT_POSTGRES=1` and `LYNGK_WITHOUT_NATS=1` skip these tests.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use lyngk_game::{EndReason, Ended};
use lyngk_load::{Game, Pace};
use lyngk_room::{LogEntry, Phase, Terms};
use lyngk_rules::{SplitMix64, Variant};
use lyngk_server::store::{PostgresStore, Store};
use lyngk_services::{Nats, Postgres, Proxy};

/// How far the clocks of the nodes are from the system's time.
const CLOCKS: [&str; 3] = ["+0", "+7s", "-5s"];

/// A node that is killed without warning at the end.
struct Node {
    child: Child,
    port: u16,
}

impl Node {
    fn start(database: &str, bus: &str, port: u16, clock: &str) -> Node {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lyngk"));
        command.args(["serve", "--without-rate-limits", "--port", &port.to_string()]);
        command.args(["--database", database, "--bus", bus]);
        if let Some(library) = libfaketime() {
            command.env("LD_PRELOAD", library).env("FAKETIME", clock).env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
        }
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address: build the page first, with cargo xtask page"));
        Node { port: address.parse::<SocketAddr>().expect("an address").port(), child }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The library that gives a process another time, if it is installed (Debian's package `faketime`).
fn libfaketime() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.filter_map(Result::ok);
    folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1")).find(|path| path.exists())
}

fn system_millis() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as u64
}

/// Kills a node and starts it again, cuts the connections to the database, or restarts the bus, at random moments until the games
/// are over. Returns the number of faults.
fn break_again_and_again(
    postgres: &Postgres,
    nats: &Nats,
    database: &str,
    mut nodes: Vec<Node>,
    over: &AtomicBool,
) -> u32 {
    let mut random = SplitMix64::new(23);
    for faults in 0.. {
        std::thread::sleep(Duration::from_millis(300 + random.below(400)));
        if over.load(Ordering::Relaxed) {
            return faults;
        }
        match faults % 4 {
            1 => postgres.cut_connections(),
            3 => {
                nats.stop();
                std::thread::sleep(Duration::from_millis(500));
                nats.start_again();
            }
            _ => {
                let index = random.below(3) as usize;
                let port = nodes[index].port;
                // First the one, then the other: two nodes cannot have one port.
                drop(nodes.remove(index));
                nodes.insert(index, Node::start(database, &nats.url(), port, CLOCKS[index]));
            }
        }
    }
    0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_turn_is_lost_or_played_twice_while_nodes_bus_and_database_break() {
    let (Some(postgres), Some(nats)) = (Postgres::start_for_test(), Nats::start_for_test()) else { return };
    let database = postgres.create_database();
    let started_at = system_millis();
    let nodes: Vec<Node> = CLOCKS.map(|clock| Node::start(&database, &nats.url(), 0, clock)).into();
    let ports: Vec<u16> = nodes.iter().map(|node| node.port).collect();
    let proxy = Proxy::balance(&ports).expect("a proxy");
    let address = SocketAddr::from(([127, 0, 0, 1], proxy.port()));
    let mut games = Vec::new();
    for seed in 0..12 {
        let terms = Terms { control: Some("600+5".parse().expect("a control")), ..Terms::new(Variant::Standard) };
        games.push(Game::begin(address, terms, seed, true).await.expect("a game begins"));
    }
    let over = Arc::new(AtomicBool::new(false));
    let breaker = std::thread::spawn({
        let (database, over) = (database.clone(), Arc::clone(&over));
        move || {
            let faults = break_again_and_again(&postgres, &nats, &database, nodes, &over);
            (postgres, nats, faults)
        }
    });
    let mut playing = tokio::task::JoinSet::new();
    for mut game in games {
        playing.spawn(async move {
            let played = game.play(Pace { every: Duration::from_millis(80), until: None }).await;
            (game, played)
        });
    }
    let mut finished = Vec::new();
    while let Some(played) = playing.join_next().await {
        let (game, played) = played.expect("no panic");
        played.unwrap_or_else(|error| panic!("{}: {error:#}", game.id));
        finished.push(game);
    }
    over.store(true, Ordering::Relaxed);
    let (_postgres, _nats, faults) = breaker.join().expect("the breaker");
    assert!(faults >= 4, "only {faults} faults: the games were too short");
    let store = PostgresStore::open(&database).await.expect("a store");
    // All nodes have the database's time, whatever their own clocks show.
    let (from, until) = (started_at.saturating_sub(1_000), system_millis() + 1_000);
    for game in &finished {
        let stored = store.log(game.id, 0).await.expect("a log");
        let stored: Vec<LogEntry> = stored.into_iter().map(|entry| LogEntry { command: None, ..entry }).collect();
        for client in [&game.host, &game.guest] {
            // Whatever was told is stored. The last event may have reached only one of them before the end.
            assert_eq!(client.told(), &stored[..client.told().len()], "{}", game.id);
        }
        let phase = game.host.room().expect("a room").phase();
        assert!(matches!(phase, Phase::Ended(Ended { reason: EndReason::Rules(_), .. })), "{phase:?}");
        let times: Vec<u64> = stored.iter().map(|entry| entry.at.as_millis()).collect();
        assert!(times.iter().all(|at| (from..until).contains(at)), "{from} {times:?} {until}");
    }
}
