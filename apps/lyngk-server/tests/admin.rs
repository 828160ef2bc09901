//! An operator's work on the database: backup, restore, removal.

mod common;

use std::path::Path;

use common::{Player, TestServer, Visitor, play_to_the_end, table, terms};
use lyngk_room::{LogEntry, Place, RoomCommand, Visibility};
use lyngk_rules::Variant;
use lyngk_server::store::sqlite::{self, FileError, backup, restore};
use lyngk_server::store::{Readiness, SqliteStore, Store, StoreError};
use lyngk_wire::Goodbye;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

/// Plays a turn of whoever is to move.
async fn play_one(host: &mut Player, guest: &mut Player, seed: u64) -> u64 {
    let mover = if host.room().to_move() == Some(Place::Host) { &mut *host } else { &mut *guest };
    let number = mover.play(seed).await.expect("a turn");
    for player in [host, guest] {
        player.until(|room| room.last_number() >= number).await;
    }
    number
}

async fn stored(database: &Path, player: &Player) -> Vec<LogEntry> {
    let store = SqliteStore::open(database).await.expect("a whole database");
    let log = store.log(player.id, 0).await.expect("a log");
    store.close().await;
    log
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_running_server_has_every_turn_that_was_acknowledged() {
    let server = TestServer::start().await;
    let database = server.database();
    let folder = tempfile::tempdir().expect("a folder");
    let mut games = Vec::new();
    for seed in 0..4 {
        let (mut host, mut guest, visitors) = table(&server, terms(Variant::Six, None)).await;
        let acknowledged = play_one(&mut host, &mut guest, seed).await;
        games.push((host, guest, visitors, acknowledged));
    }
    // Others go on while the copy is made.
    let mut backups = Vec::new();
    for round in 0..3_u64 {
        let file = folder.path().join(format!("{round}.db"));
        let acknowledged: Vec<u64> = games.iter().map(|game| game.3).collect();
        let copying = backup(&database, &file);
        let playing = async {
            for (host, guest, _, acknowledged) in &mut games {
                for seed in 0..4 {
                    *acknowledged = play_one(host, guest, round * 10 + seed).await;
                }
            }
        };
        let (copied, ()) = tokio::join!(copying, playing);
        assert_eq!(copied.expect("a backup"), 4);
        backups.push((file, acknowledged));
    }
    let folder_of_server = server.stop().await;
    for (round, (file, acknowledged)) in backups.iter().enumerate() {
        let restored = folder.path().join(format!("restored-{round}.db"));
        assert_eq!(restore(file, &restored, false).await.expect("restored"), 4);
        for ((host, ..), acknowledged) in games.iter().zip(acknowledged) {
            let (now, then) = (stored(&database, host).await, stored(&restored, host).await);
            assert!(then.len() as u64 >= *acknowledged, "{} of {acknowledged} events", then.len());
            assert_eq!(then, now[..then.len()], "the copy is what the log was at one moment");
        }
    }
    // The last one becomes the database, and the games go on there.
    let (file, _) = backups.last().expect("a backup");
    let refused = restore(file, &database, false).await.expect_err("the database exists");
    assert!(matches!(refused, FileError::Exists(_)), "{refused}");
    restore(file, &database, true).await.expect("restored");
    assert!(database.with_extension("db.old").exists(), "the old database is kept");
    let server = TestServer::start_again(folder_of_server).await;
    let (_, _, [anna, ben], _) = games.pop().expect("a game");
    let [anna, ben] = [anna, ben].map(|visitor| Visitor { address: server.address, ..visitor });
    let id = games_room(&file_rooms(&database).await, &anna).await;
    let (mut host, mut guest) = (anna.enter(id).await, ben.enter(id).await);
    play_to_the_end(&mut host, &mut guest).await;
}

/// All rooms of a database.
async fn file_rooms(database: &Path) -> Vec<lyngk_room::RoomId> {
    let store = SqliteStore::open(database).await.expect("a store");
    let found = store.find(&lyngk_server::store::Search::default(), 100).await.expect("rooms");
    found.into_iter().map(|found| found.room).collect()
}

/// The room in which a visitor sits.
async fn games_room(rooms: &[lyngk_room::RoomId], visitor: &Visitor) -> lyngk_room::RoomId {
    for room in rooms {
        if visitor.get(&format!("/api/rooms/{room}")).await.status == 200 {
            return *room;
        }
    }
    panic!("the visitor sits nowhere");
}

#[tokio::test]
async fn files_that_cannot_be_restored_are_refused() {
    let server = TestServer::start().await;
    let database = server.database();
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    backup(&database, &file("good.db")).await.expect("a backup");
    let again = backup(&database, &file("good.db")).await.expect_err("it exists");
    assert!(matches!(again, FileError::Exists(_)), "{again}");
    let missing = backup(&file("missing.db"), &file("copy.db")).await.expect_err("nothing to copy");
    assert!(matches!(missing, FileError::Missing(_)), "{missing}");
    let nowhere = backup(&database, &file("no/such/folder.db")).await.expect_err("no folder");
    assert!(matches!(nowhere, FileError::NoFolder(_)), "{nowhere}");
    assert!(!file("missing.db").exists() && !file("copy.db").exists());

    let running = restore(&file("good.db"), &database, true).await.expect_err("a server uses it");
    assert!(matches!(running, FileError::InUse(_)), "{running}");

    std::fs::write(file("text.db"), "not a database, but quite a long text ".repeat(100)).expect("a file");
    std::fs::write(file("empty.db"), "").expect("a file");
    let mut bytes = std::fs::read(file("good.db")).expect("a backup");
    bytes.truncate(bytes.len() / 2);
    std::fs::write(file("half.db"), &bytes).expect("a file");
    for name in ["text.db", "empty.db", "half.db", "none.db"] {
        let error = restore(&file(name), &file("new.db"), false).await.expect_err(name);
        let expected = match name {
            "none.db" => matches!(error, FileError::Missing(_)),
            "half.db" => matches!(error, FileError::Damaged { .. }),
            _ => matches!(error, FileError::Foreign(_)),
        };
        assert!(expected, "{name}: {error}");
        assert!(!file("new.db").exists(), "{name}");
    }
    restore(&file("good.db"), &file("new.db"), false).await.expect("restored");
    // Nobody opens a database while it is being replaced.
    let lock = std::fs::File::create(file("new.db.lock")).expect("a file");
    lock.lock().expect("locked");
    let error = SqliteStore::open(&file("new.db")).await.expect_err("it is locked");
    assert!(matches!(error, StoreError::File(FileError::InUse(_))), "{error}");
}

#[tokio::test]
async fn a_wrong_database_is_named_as_what_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().canonicalize().expect("a folder");
    let file = |name: &str| folder.join(name);
    SqliteStore::open(&file("good.db")).await.expect("a store").close().await;
    let good = file("copy.db");
    backup(&file("good.db"), &good).await.expect("a copy without a log");
    for name in ["newer.db", "other.db", "broken.db"] {
        std::fs::copy(&good, file(name)).expect("a copy");
    }
    let change = async |name: &str, sql: &'static str| {
        let options = SqliteConnectOptions::new().filename(file(name)).create_if_missing(true);
        let mut connection = options.connect().await.expect("a connection");
        sqlx::raw_sql(sql).execute(&mut connection).await.expect("a change");
        connection.close().await.expect("closed");
    };
    change(
        "newer.db",
        "INSERT INTO _sqlx_migrations SELECT 99, 'later', installed_on, 1, x'00', 1 FROM _sqlx_migrations LIMIT 1",
    )
    .await;
    change("other.db", "UPDATE _sqlx_migrations SET checksum = x'00'").await;
    change("foreign.db", "CREATE TABLE rooms (a)").await;
    change("without-tables.db", "PRAGMA user_version = 1").await;
    std::fs::write(file("text.db"), "not a database, but quite a long text ".repeat(100)).expect("a file");
    std::fs::write(file("empty.db"), "").expect("a file");
    let mut bytes = std::fs::read(file("broken.db")).expect("a database");
    let half = bytes.len() / 2;
    bytes[half..].fill(0xab);
    std::fs::write(file("broken.db"), bytes).expect("a file");
    for (path, sentence) in [
        (file("newer.db"), "PATH was written by a newer version of lyngk; update this program"),
        (file("other.db"), "PATH is not a database of lyngk"),
        (file("foreign.db"), "PATH is not a database of lyngk"),
        (file("text.db"), "PATH is not a database of lyngk"),
        (file("broken.db"), "PATH is damaged: "),
        (folder.clone(), "PATH is a folder, not a file"),
        (file("no/such/folder.db"), "there is no folder "),
        (":memory:".into(), "PATH is not a file in which games can be stored"),
        #[cfg(unix)]
        ("/dev/null".into(), "PATH is not a file in which games can be stored"),
    ] {
        let before = std::fs::read(&path).ok();
        let error = SqliteStore::open(&path).await.expect_err("a wrong database").to_string();
        let sentence = sentence.replace("PATH", &path.display().to_string());
        assert!(error.starts_with(&sentence) && error.lines().count() == 1, "{error}");
        assert_eq!(std::fs::read(&path).ok(), before, "it is left as it was: {error}");
    }
    // Left by a server that ended at its first start.
    for new in ["empty.db", "without-tables.db"] {
        SqliteStore::open(&file(new)).await.expect(new).close().await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_link_to_the_database_has_the_same_lock() {
    let server = TestServer::start().await;
    let database = server.database();
    let folder = tempfile::tempdir().expect("a folder");
    let (link, good) = (folder.path().join("link.db"), folder.path().join("good.db"));
    std::os::unix::fs::symlink(&database, &link).expect("a link");
    backup(&link, &good).await.expect("a backup");
    let running = restore(&good, &link, true).await.expect_err("a server uses it");
    assert!(matches!(running, FileError::InUse(_)), "{running}");
    let _folder = server.stop().await;
    restore(&good, &link, true).await.expect("restored");
    assert!(link.is_symlink() && !database.is_symlink() && database.with_extension("db.old").exists());
    // The file behind a link is created where the link leads.
    let (link, target) = (folder.path().join("new-link.db"), folder.path().join("new.db"));
    std::os::unix::fs::symlink("new.db", &link).expect("a link");
    let store = SqliteStore::open(&link).await.expect("a store");
    assert!(target.is_file() && link.is_symlink() && folder.path().join("new.db.lock").exists());
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;

    let server = TestServer::start().await;
    let database = server.database();
    let folder = database.parent().expect("a folder");
    Visitor::of(&server).open(terms(Variant::Six, None), "Anna").await;
    backup(&database, &folder.join("backup.db")).await.expect("a backup");
    restore(&folder.join("backup.db"), &folder.join("restored.db"), false).await.expect("restored");
    let mut names = Vec::new();
    for file in std::fs::read_dir(folder).expect("a folder") {
        let file = file.expect("a file");
        let mode = file.metadata().expect("a file").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file:?}");
        names.push(file.file_name().into_string().expect("UTF-8"));
    }
    for name in ["games.db", "games.db-wal", "games.db-shm", "games.db.lock", "backup.db", "restored.db"] {
        assert!(names.iter().any(|other| other == name), "{name}: {names:?}");
    }
}

#[tokio::test]
async fn a_game_that_is_removed_ends_for_everybody_and_does_not_come_back() {
    let server = TestServer::start().await;
    let public = lyngk_room::Terms { visibility: Visibility::Public, ..terms(Variant::Six, Some("300+0")) };
    let (mut host, mut guest, [anna, _]) = table(&server, public).await;
    let (mut other_host, mut other_guest, _) = table(&server, terms(Variant::Six, None)).await;
    play_one(&mut host, &mut guest, 1).await;
    let mut watcher = Visitor::of(&server).enter(host.id).await;
    // Another process removes it. Nobody has to do anything to hear of it.
    let store = SqliteStore::open(&server.database()).await.expect("a second connection");
    let removed_at = std::time::Instant::now();
    assert!(store.remove(host.id).await.expect("removed"));
    for player in [&mut host, &mut guest, &mut watcher] {
        assert_eq!(player.socket.goodbye().await, Some(Goodbye::NoSuchRoom));
    }
    assert!(removed_at.elapsed() < std::time::Duration::from_secs(15), "{:?}", removed_at.elapsed());
    assert_eq!(anna.get(&format!("/api/rooms/{}", host.id)).await.status, 404);
    let newcomer = Visitor::of(&server).socket(host.id.as_str()).await;
    let mut newcomer = Player::new(newcomer, host.id);
    newcomer.socket.send_text(r#"{"type":"enter","version":1,"after":0}"#).await;
    assert_eq!(newcomer.socket.goodbye().await, Some(Goodbye::NoSuchRoom));
    // Players who are told by their next command.
    assert!(store.remove(other_host.id).await.expect("removed"));
    let (id, command) = (other_host.new_id(), RoomCommand::Resign);
    other_host.socket.send(&lyngk_wire::ClientMessage::Command { id, command }).await;
    for player in [&mut other_host, &mut other_guest] {
        assert_eq!(player.socket.goodbye().await, Some(Goodbye::NoSuchRoom));
    }
    for room in [host.id, other_host.id] {
        assert_eq!(anna.get(&format!("/api/rooms/{room}")).await.status, 404);
        assert_eq!(store.log(room, 0).await.expect("read"), []);
    }
    // The server goes on.
    let (mut host, mut guest, _) = table(&server, terms(Variant::Six, None)).await;
    play_one(&mut host, &mut guest, 1).await;
}

#[tokio::test]
async fn a_check_leaves_every_file_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let files = || {
        let names = std::fs::read_dir(folder.path()).expect("a folder").map(|file| file.expect("a file").file_name());
        names.collect::<Vec<_>>()
    };
    assert_eq!(sqlite::check(&path).await.expect("possible"), Readiness::New);
    assert!(files().is_empty(), "{:?}", files());
    // Somebody has a file with the name that is tried.
    let own = folder.path().join("games.db.check");
    std::fs::write(&own, "mine").expect("written");
    assert_eq!(sqlite::check(&path).await.expect("possible"), Readiness::New);
    assert_eq!(std::fs::read_to_string(&own).expect("still there"), "mine");
    assert_eq!(files().len(), 1, "{:?}", files());
}
