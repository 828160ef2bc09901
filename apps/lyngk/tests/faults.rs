//! Live games while the server is killed, nothing can be stored, or the system's time jumps: nothing is lost, nothing is played
//! twice, and no clock jumps.

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use lyngk_game::{EndReason, Ended};
use lyngk_load::{Game, Pace, play_all};
use lyngk_room::{Phase, RoomEvent, Terms};
use lyngk_rules::{Player, SplitMix64, Variant};
use lyngk_server::store::{SqliteStore, Store};
use lyngk_services::{Server, libfaketime};

fn start(database: &Path, port: u16) -> Server {
    start_with(database, port, &[])
}

fn start_with(database: &Path, port: u16, environment: &[(&str, &OsStr)]) -> Server {
    // A limit on the size of files should be an error, as a full disk is, and not a signal.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_lyngk")]);
    command.args(["serve", "--without-rate-limits", "--port", &port.to_string(), "--database"]).arg(database);
    Server::start(command.envs(environment.iter().copied()).stderr(Stdio::null()))
}

/// The status of the answer to `GET /ready`.
#[cfg(target_os = "linux")]
fn ready(server: &Server) -> u16 {
    let mut stream = TcpStream::connect(server.address).expect("a connection");
    write!(stream, "GET /ready HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", server.address).expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status")
}

/// The number of games, or more by an environment variable.
fn game_count() -> u64 {
    std::env::var("LYNGK_LIVE_GAMES").ok().and_then(|count| count.parse().ok()).unwrap_or(30)
}

/// Kills the server at random moments and starts it again, until the games are over. Returns the number of kills.
fn kill_again_and_again(mut server: Server, database: &Path, over: &AtomicBool) -> u32 {
    let mut random = SplitMix64::new(17);
    let port = server.address.port();
    for kills in 0.. {
        // With more games it takes longer until all players are back.
        std::thread::sleep(Duration::from_millis(50 + 2 * game_count() + random.below(250)));
        if over.load(Ordering::Relaxed) {
            return kills;
        }
        drop(server);
        server = start(database, port);
    }
    0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_turn_is_lost_or_played_twice_while_the_server_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db");
    let server = start(&database, 0);
    let address = server.address;
    let mut games = Vec::new();
    for seed in 0..game_count() {
        let variant = if seed % 2 == 0 { Variant::Standard } else { Variant::Six };
        let terms = Terms { control: Some("600+5".parse().expect("a control")), ..Terms::new(variant) };
        games.push(Game::begin(address, terms, seed, true).await.expect("a game begins"));
    }
    let over = Arc::new(AtomicBool::new(false));
    let killer = std::thread::spawn({
        let (database, over) = (database.clone(), Arc::clone(&over));
        move || kill_again_and_again(server, &database, &over)
    });
    let finished = play_all(games, Duration::from_millis(60)).await.expect("the games are played to their ends");
    over.store(true, Ordering::Relaxed);
    let kills = killer.join().expect("the killer");
    assert!(kills >= 3, "only {kills} kills: the games were too short");
    let interruptions: u32 = finished.iter().map(|game| game.host.interruptions() + game.guest.interruptions()).sum();
    assert!(interruptions >= kills, "{interruptions} interruptions by {kills} kills");

    compare(&database, &finished).await;
}

/// Compares what the players were told with what is stored.
async fn compare(database: &Path, games: &[Game]) {
    let store = SqliteStore::open(database).await.expect("the database is whole");
    for game in games {
        game.check_stored(&store.log(game.id, 0).await.expect("a log")).expect("everything is stored");
    }
    store.close().await;
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_disk_is_full_players_are_told_and_games_go_on_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db");
    let server = start(&database, 0);
    let terms = Terms { control: Some("10+0".parse().expect("a control")), ..Terms::new(Variant::Standard) };
    let game = Game::begin(server.address, terms, 3, true).await.expect("a game begins");
    // No file of the server may grow any more: to it, the disk is full.
    let limit = |bytes: &str| {
        let process = format!("--pid={}", server.child.id());
        let limited = Command::new("prlimit").args([&process, &format!("--fsize={bytes}:unlimited")]).status();
        assert!(limited.expect("prlimit").success());
    };
    assert_eq!(ready(&server), 200);
    limit("1024");
    let play = tokio::spawn(play_on(game));
    // Longer than the players have time.
    tokio::time::sleep(Duration::from_secs(12)).await;
    assert!(!play.is_finished(), "nothing can be stored");
    assert_eq!(ready(&server), 503);
    limit("unlimited");
    let game = play.await.expect("the game goes on by itself");
    assert_eq!(ready(&server), 200);
    ended_by_the_rules(&game);
    assert!(game.host.not_stored() + game.guest.not_stored() > 0, "the players were told");
    compare(&database, &[game]).await;
}

/// Checks that nobody has lost on time.
fn ended_by_the_rules(game: &Game) {
    let phase = game.host.room().expect("a room").phase();
    assert!(matches!(phase, Phase::Ended(Ended { reason: EndReason::Rules(_), .. })), "{phase:?}");
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_process_is_stopped_nobody_loses_on_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db");
    let server = start(&database, 0);
    let signal = |name: &str| {
        let sent = Command::new("kill").args([name, &server.child.id().to_string()]).status();
        assert!(sent.expect("kill").success());
    };
    let mut games = Vec::new();
    for seed in 0..4 {
        let terms = Terms { control: Some("8+0".parse().expect("a control")), ..Terms::new(Variant::Standard) };
        games.push(Game::begin(server.address, terms, seed, true).await.expect("a game begins"));
    }
    let playing = tokio::spawn(play_all(games, Duration::from_millis(50)));
    tokio::time::sleep(Duration::from_millis(500)).await;
    signal("-STOP");
    tokio::time::sleep(Duration::from_secs(10)).await;
    signal("-CONT");
    let finished = playing.await.expect("no panic").expect("the games are played to their ends");
    for game in &finished {
        ended_by_the_rules(game);
        assert!(game.host.told().iter().any(|entry| matches!(entry.event, RoomEvent::ServerWasDown { .. })));
    }
    compare(&database, &finished).await;
}

/// Plays a game to its end.
async fn play_on(mut game: Game) -> Game {
    let played = game.play(Pace { every: Duration::from_millis(1), until: None }).await;
    played.unwrap_or_else(|error| panic!("{}: {error:#}", game.id));
    game
}

/// Files that nobody may write, not even a process that has them open, as if their disk had become read-only.
#[cfg(target_os = "linux")]
struct ReadOnly(Vec<PathBuf>);

#[cfg(target_os = "linux")]
impl ReadOnly {
    /// `None` if this user or this file system cannot do it.
    fn new(files: Vec<PathBuf>) -> Option<ReadOnly> {
        let files = ReadOnly(files);
        files.chattr("+i").then_some(files)
    }

    fn chattr(&self, flag: &str) -> bool {
        let status = Command::new("chattr").arg(flag).args(&self.0).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    }
}

#[cfg(target_os = "linux")]
impl Drop for ReadOnly {
    fn drop(&mut self) {
        self.chattr("-i");
    }
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_database_is_read_only_players_are_told_and_games_go_on_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db");
    let server = start(&database, 0);
    let game = Game::begin(server.address, Terms::new(Variant::Standard), 4, true).await.expect("a game begins");
    let files = ["games.db", "games.db-wal"].map(|name| folder.path().join(name));
    let Some(read_only) = ReadOnly::new(files.to_vec()) else {
        eprintln!("left out: only root can make open files read-only, and not on every file system");
        return;
    };
    let play = tokio::spawn(play_on(game));
    tokio::time::sleep(Duration::from_secs(1)).await;
    assert!(!play.is_finished(), "nothing can be stored");
    drop(read_only);
    let game = play.await.expect("the game goes on by itself");
    assert!(game.host.not_stored() + game.guest.not_stored() > 0, "the players were told");
    compare(&database, &[game]).await;
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_systems_time_jumps_no_clock_jumps() {
    let Some(library) = libfaketime() else {
        eprintln!("left out: faketime is not installed");
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let (database, offset) = (folder.path().join("games.db"), folder.path().join("offset"));
    let set = |time: &str| {
        // In one step, as the server may read it at any moment.
        let next = folder.path().join("next");
        std::fs::write(&next, format!("{time}\n")).and_then(|()| std::fs::rename(&next, &offset)).expect("a file");
    };
    set("+0");
    let environment: [(&str, &OsStr); 4] = [
        ("LD_PRELOAD", library.as_os_str()),
        ("FAKETIME_TIMESTAMP_FILE", offset.as_os_str()),
        ("FAKETIME_NO_CACHE", OsStr::new("1")),
        ("FAKETIME_DONT_FAKE_MONOTONIC", OsStr::new("1")),
    ];
    // The time that the server has is really another one.
    set("-1h");
    let faked = Command::new("date").arg("+%s").envs(environment).output().expect("a date");
    let faked: u64 = String::from_utf8_lossy(&faked.stdout).trim().parse().expect("seconds");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
    assert!((3_500..3_700).contains(&(now - faked)), "{faked} instead of {now}");
    set("+0");
    let mut server = start_with(&database, 0, &environment);
    let port = server.address.port();
    let mut games = Vec::new();
    for seed in 0..4 {
        let terms = Terms { control: Some("600+0".parse().expect("a control")), ..Terms::new(Variant::Standard) };
        games.push(Game::begin(server.address, terms, seed, true).await.expect("a game begins"));
    }
    let playing = tokio::spawn(play_all(games, Duration::from_millis(50)));
    // An hour back, an hour ahead, and the same while no server runs.
    for (time, restarts) in [("-1h", false), ("+1h", false), ("-1h", true), ("+1h", true), ("+0", false)] {
        tokio::time::sleep(Duration::from_millis(200)).await;
        if restarts {
            drop(server);
            set(time);
            server = start_with(&database, port, &environment);
        } else {
            set(time);
        }
    }
    let finished = playing.await.expect("no panic").expect("the games are played to their ends");
    for game in &finished {
        let room = game.host.room().expect("a room");
        let left = Player::ALL.map(|player| room.game().and_then(|game| game.remaining(player, Duration::ZERO)));
        for left in left {
            // Real time passes too, on a busy machine more of it.
            assert!(left.is_some_and(|left| left > Duration::from_mins(5)), "{}: {left:?}", game.id);
        }
        assert!(game.host.told().is_sorted_by_key(|entry| entry.at), "{}: time goes back in the log", game.id);
    }
    compare(&database, &finished).await;
}
