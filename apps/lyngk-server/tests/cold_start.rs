//! The start of a server with a million stored games, for `docs/performance.md`.
//!
//! `cargo test -p lyngk-server --test cold_start -- --ignored --nocapture`, with `LYNGK_STORED_GAMES` for another number.

mod common;

use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use common::{TestServer, Visitor, play_to_the_end, table, terms};
use lyngk_rules::Variant;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};

/// Games that are played when the server stops.
const RUNNING: usize = 200;
/// Games that are copied.
const TEMPLATES: usize = 20;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "it writes several gigabytes"]
async fn a_server_with_a_million_games_starts_in_a_second() {
    let games: i64 = std::env::var("LYNGK_STORED_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1_000_000);
    let server = TestServer::start().await;
    let (mut events, mut running) = (0, Vec::new());
    for number in 0..TEMPLATES {
        let variant = if number % 2 == 0 { Variant::Standard } else { Variant::Six };
        let (mut host, mut guest, _) = table(&server, terms(variant, Some("300+3"))).await;
        play_to_the_end(&mut host, &mut guest).await;
        events += host.last();
    }
    for seed in 0..RUNNING {
        let (mut host, mut guest, _) = table(&server, terms(Variant::Standard, Some("86400+3"))).await;
        let mover = if host.room().to_move() == host.place { &mut host } else { &mut guest };
        mover.play(seed as u64).await.expect("a turn");
        running.push((host, guest));
    }
    let database = server.database();
    let folder = server.stop().await;
    drop(running);
    multiply(&database, games).await;

    // Nothing of the file is in memory.
    let input = format!("if={}", database.display());
    let forgotten = Command::new("dd").args([&input, "iflag=nocache", "count=0"]).status();
    assert!(forgotten.is_ok_and(|status| status.success()), "the file must not be cached");
    let bytes = std::fs::metadata(&database).expect("a file").len();
    let started = Instant::now();
    let server = TestServer::start_again(Arc::clone(&folder)).await;
    assert_eq!(Visitor::of(&server).get("/ready").await.status, 200);
    let took = started.elapsed();
    println!(
        "{games} games with {} events on average, {} MB: ready after {took:?}",
        events / TEMPLATES as u64,
        bytes / 1_000_000
    );
    for list in ["lobby", "games"] {
        let started = Instant::now();
        assert_eq!(Visitor::of(&server).get(&format!("/api/rooms?list={list}")).await.status, 200);
        println!("the list {list}: {:?}", started.elapsed());
    }
    assert!(took < Duration::from_secs(1), "{took:?}");
}

/// Copies the games that have ended until there are this many.
async fn multiply(database: &std::path::Path, games: i64) {
    let options = SqliteConnectOptions::new()
        .filename(database)
        .journal_mode(SqliteJournalMode::Off)
        .synchronous(SqliteSynchronous::Off);
    let mut connection = options.connect().await.expect("a connection");
    // Copies are in the order of their ids, so that tables grow at their end. The alphabet of ids has no 0 and no 1.
    let statements = [
        "CREATE TEMP TABLE templates AS SELECT row_number() OVER () - 1 AS n, id FROM rooms WHERE status = 'ended'",
        "CREATE TEMP TABLE copies AS WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers \
         WHERE n + 1 < ?1) SELECT 'zzzz' || replace(replace(printf('%08x', n), '1', 'i'), '0', 'h') AS id, \
         (SELECT id FROM templates WHERE templates.n = numbers.n % (SELECT count(*) FROM templates)) AS template \
         FROM numbers ORDER BY 1",
        "INSERT INTO rooms SELECT copies.id, last, status, listed, due_at, number, summary, opened_at, \
         updated_at FROM copies CROSS JOIN rooms ON rooms.id = template",
        "INSERT INTO events SELECT copies.id, number, entry FROM copies CROSS JOIN events ON events.room = template",
        "INSERT INTO seats SELECT copies.id, place, visitor FROM copies CROSS JOIN seats ON seats.room = template",
    ];
    for statement in statements {
        sqlx::query(statement).bind(games).execute(&mut connection).await.expect(statement);
    }
    connection.close().await.expect("closed");
}
