//! Live games while the server is killed, nothing can be stored, or the system's time jumps: nothing is lost, nothing is played
//! twice, and no clock jumps.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use lyngk_game::{EndReason, Ended};
use lyngk_load::{Game, Pace};
use lyngk_room::{LogEntry, Phase, RoomEvent, Terms};
use lyngk_rules::{Player, SplitMix64, Variant};
use lyngk_server::store::{SqliteStore, Store};

/// A server that is killed without warning at the end.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(database: &Path, port: u16) -> Server {
        Server::start_with(database, port, &[])
    }

    fn start_with(database: &Path, port: u16, environment: &[(&str, &OsStr)]) -> Server {
        // A limit on the size of files should be an error, as a full disk is, and not a signal.
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_lyngk")])
            .args(["serve", "--without-rate-limits", "--port", &port.to_string(), "--database"])
            .arg(database)
            .envs(environment.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address: build the page first, with cargo xtask page"));
        Server { address: address.parse().expect("an address"), child }
    }

    /// The status of the answer to `GET /ready`.
    #[cfg(target_os = "linux")]
    fn ready(&self) -> u16 {
        let mut stream = TcpStream::connect(self.address).expect("a connection");
        write!(stream, "GET /ready HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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
        server = Server::start(database, port);
    }
    0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_turn_is_lost_or_played_twice_while_the_server_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db");
    let server = Server::start(&database, 0);
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
    let mut playing = tokio::task::JoinSet::new();
    for mut game in games {
        playing.spawn(async move {
            let played = game.play(Pace { every: Duration::from_millis(60), until: None }).await;
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
        let stored = store.log(game.id, 0).await.expect("a log");
        let stored: Vec<LogEntry> = stored.into_iter().map(|entry| LogEntry { command: None, ..entry }).collect();
        for client in [&game.host, &game.guest] {
            // Whatever was told is stored. The last event may have reached only one of them before the end.
            assert_eq!(client.told(), &stored[..client.told().len()], "{}", game.id);
        }
        let room = game.host.room().expect("a room");
        assert!(room.game_over(), "{}", game.id);
        let turns = stored.iter().filter(|entry| matches!(entry.event, RoomEvent::Played { .. })).count();
        assert_eq!(turns, room.turns(), "{}", game.id);
    }
    store.close().await;
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_the_disk_is_full_players_are_told_and_games_go_on_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db");
    let server = Server::start(&database, 0);
    let terms = Terms { control: Some("10+0".parse().expect("a control")), ..Terms::new(Variant::Standard) };
    let game = Game::begin(server.address, terms, 3, true).await.expect("a game begins");
    // No file of the server may grow any more: to it, the disk is full.
    let limit = |bytes: &str| {
        let process = format!("--pid={}", server.child.id());
        let limited = Command::new("prlimit").args([&process, &format!("--fsize={bytes}:unlimited")]).status();
        assert!(limited.expect("prlimit").success());
    };
    assert_eq!(server.ready(), 200);
    limit("1024");
    let play = tokio::spawn(play_on(game));
    // Longer than the players have time.
    tokio::time::sleep(Duration::from_secs(12)).await;
    assert!(!play.is_finished(), "nothing can be stored");
    assert_eq!(server.ready(), 503);
    limit("unlimited");
    let game = play.await.expect("the game goes on by itself");
    assert_eq!(server.ready(), 200);
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
    let server = Server::start(&database, 0);
    let signal = |name: &str| {
        let sent = Command::new("kill").args([name, &server.child.id().to_string()]).status();
        assert!(sent.expect("kill").success());
    };
    let mut playing = tokio::task::JoinSet::new();
    for seed in 0..4 {
        let terms = Terms { control: Some("8+0".parse().expect("a control")), ..Terms::new(Variant::Standard) };
        let mut game = Game::begin(server.address, terms, seed, true).await.expect("a game begins");
        playing.spawn(async move {
            let played = game.play(Pace { every: Duration::from_millis(50), until: None }).await;
            played.unwrap_or_else(|error| panic!("{}: {error:#}", game.id));
            game
        });
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    signal("-STOP");
    tokio::time::sleep(Duration::from_secs(10)).await;
    signal("-CONT");
    let finished = playing.join_all().await;
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
    let server = Server::start(&database, 0);
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

/// The library that gives a process another time, if it is installed (Debian's package `faketime`).
#[cfg(target_os = "linux")]
fn libfaketime() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.filter_map(Result::ok);
    folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1")).find(|path| path.exists())
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
    let mut server = Server::start_with(&database, 0, &environment);
    let port = server.address.port();
    let mut games = Vec::new();
    for seed in 0..4 {
        let terms = Terms { control: Some("600+0".parse().expect("a control")), ..Terms::new(Variant::Standard) };
        games.push(Game::begin(server.address, terms, seed, true).await.expect("a game begins"));
    }
    let mut playing = tokio::task::JoinSet::new();
    for mut game in games {
        playing.spawn(async move {
            let played = game.play(Pace { every: Duration::from_millis(50), until: None }).await;
            played.unwrap_or_else(|error| panic!("{}: {error:#}", game.id));
            game
        });
    }
    // An hour back, an hour ahead, and the same while no server runs.
    for (time, restarts) in [("-1h", false), ("+1h", false), ("-1h", true), ("+1h", true), ("+0", false)] {
        tokio::time::sleep(Duration::from_millis(200)).await;
        if restarts {
            drop(server);
            set(time);
            server = Server::start_with(&database, port, &environment);
        } else {
            set(time);
        }
    }
    let finished = playing.join_all().await;
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
