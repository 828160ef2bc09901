//! Three `lyngk serve` with one PostgreSQL database and one NATS server, behind a proxy that spreads connections over them, while nodes
//! are killed, the bus is stopped and connections to the database break.
//!
//! `LYNGK_WITHOUT_POSTGRES=1` and `LYNGK_WITHOUT_NATS=1` skip these tests.

use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use lyngk_game::{EndReason, Ended};
use lyngk_load::{Game, play_all};
use lyngk_room::{Phase, Terms};
use lyngk_rules::{SplitMix64, Variant};
use lyngk_server::store::{PostgresStore, Store};
use lyngk_services::{Nats, Postgres, Proxy, Server, libfaketime};

/// How far the clocks of the nodes are from the system's time.
const CLOCKS: [&str; 3] = ["+0", "+7s", "-5s"];

/// Starts a node with a clock of its own.
fn start(database: &str, bus: &str, port: u16, clock: &str) -> Server {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lyngk"));
    command.args(["serve", "--without-rate-limits", "--port", &port.to_string()]);
    command.args(["--database", database, "--bus", bus]).stderr(Stdio::null());
    if let Some(library) = libfaketime() {
        command.env("LD_PRELOAD", library).env("FAKETIME", clock).env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    }
    Server::start(&mut command)
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
    mut nodes: Vec<Server>,
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
                let port = nodes[index].address.port();
                // First the one, then the other: two nodes cannot have one port.
                drop(nodes.remove(index));
                nodes.insert(index, start(database, &nats.url(), port, CLOCKS[index]));
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
    let nodes: Vec<Server> = CLOCKS.map(|clock| start(&database, &nats.url(), 0, clock)).into();
    let ports: Vec<u16> = nodes.iter().map(|node| node.address.port()).collect();
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
    let finished = play_all(games, Duration::from_millis(80)).await.expect("the games are played to their ends");
    over.store(true, Ordering::Relaxed);
    let (_postgres, _nats, faults) = breaker.join().expect("the breaker");
    assert!(faults >= 4, "only {faults} faults: the games were too short");
    let store = PostgresStore::open(&database).await.expect("a store");
    // All nodes have the database's time, whatever their own clocks show.
    let (from, until) = (started_at.saturating_sub(1_000), system_millis() + 1_000);
    for game in &finished {
        let stored = store.log(game.id, 0).await.expect("a log");
        game.check_stored(&stored).expect("everything is stored");
        let phase = game.host.room().expect("a room").phase();
        assert!(matches!(phase, Phase::Ended(Ended { reason: EndReason::Rules(_), .. })), "{phase:?}");
        let times: Vec<u64> = stored.iter().map(|entry| entry.at.as_millis()).collect();
        assert!(times.iter().all(|at| (from..until).contains(at)), "{from} {times:?} {until}");
    }
}
