//! `lyngk admin`, while a server runs and without one.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use lyngk_load::{Game, Pace};
use lyngk_room::{Terms, Visibility};
use lyngk_rules::Variant;
use lyngk_server::store::{SqliteStore, Store};
use lyngk_server::{Config, Rate};

fn admin(database: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lyngk"))
        .arg("admin")
        .args(args)
        .arg("--database")
        .arg(database)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that asks nothing does not read.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn good(database: &Path, args: &[&str]) -> String {
    let output = admin(database, args, "");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The message of a call that fails: one line.
fn bad(database: &Path, args: &[&str]) -> String {
    let output = admin(database, args, "");
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.starts_with("error: ") && message.lines().count() == 1, "{message}");
    message
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_are_listed_backed_up_removed_and_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db");
    let file = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    assert!(bad(&database, &["list"]).contains("there is no database"));
    assert!(bad(&database, &["backup", &file("a.db")]).contains("there is no file"));
    assert!(!database.exists(), "looking creates nothing");

    let store = SqliteStore::open(&database).await.expect("a store");
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let unlimited = Some(Rate::UNLIMITED);
    let config = Config { request_rate: unlimited, message_rate: unlimited, ..Config::default() };
    let served = tokio::spawn(async move {
        let shutdown = async { drop(stopped.await) };
        let bus = std::sync::Arc::new(lyngk_server::bus::LocalBus);
        lyngk_server::run(listener, config, std::sync::Arc::new(store), bus, axum::Router::new(), shutdown).await
    });
    let public = Terms { visibility: Visibility::Public, ..Terms::new(Variant::Six) };
    let mut finished = Game::begin(address, public, 1, true).await.expect("a game begins");
    finished.play(Pace { every: std::time::Duration::ZERO, until: None }).await.expect("a game");
    let running = Game::begin(address, Terms::new(Variant::Standard), 2, true).await.expect("a game begins");

    let all = good(&database, &["list"]);
    assert_eq!(all.lines().count(), 2, "{all}");
    let ended = good(&database, &["list", "--status", "ended", "--changed", "1", "--limit", "5"]);
    let turns = finished.host.room().expect("a room").turns();
    for part in [&finished.id.to_string(), "ended", &format!("{turns} turns"), "public", " – "] {
        assert!(ended.lines().count() == 1 && ended.contains(part), "{part}: {ended}");
    }
    assert_eq!(good(&database, &["list", "--unchanged", "1"]), "");

    let backup = file("backup.db");
    assert!(good(&database, &["backup", &backup]).contains("has 2 games"));
    assert!(bad(&database, &["backup", &backup]).contains("not overwritten"));
    assert!(bad(&database, &["restore", &backup, "--replace"]).contains("stop it first"));

    // Nothing is removed without a yes.
    let room = running.id.to_string();
    let asked = admin(&database, &["remove", &room], "no\n");
    assert_eq!(asked.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&asked.stdout).contains("Nothing was removed"));
    assert!(bad(&database, &["remove", "zzzzzzzzzzzz", "--yes"]).contains("there is no game zzzzzzzzzzzz"));
    assert!(admin(&database, &["remove", &room], "yes\n").status.success());
    assert!(!good(&database, &["list"]).contains(&room));

    drop(stop);
    served.await.expect("no panic").expect("served");
    assert!(bad(&database, &["restore", &backup]).contains("not overwritten"));
    assert!(bad(&database, &["restore", env!("CARGO_BIN_EXE_lyngk")]).contains("is not a database of lyngk"));
    assert!(good(&database, &["restore", &backup, "--replace"]).contains("has 2 games"));
    assert!(good(&database, &["list"]).contains(&room), "the backup has the game");
}

#[tokio::test]
async fn a_wrong_database_is_explained_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    let text = |name: &str| file(name).to_str().expect("UTF-8").to_owned();
    std::fs::write(file("text.db"), "not a database, but quite a long text ".repeat(100)).expect("a file");
    SqliteStore::open(&file("games.db")).await.expect("a store").close().await;
    good(&file("games.db"), &["backup", &text("broken.db")]);
    let mut bytes = std::fs::read(file("broken.db")).expect("a database");
    let half = bytes.len() / 2;
    bytes[half..].fill(0xab);
    std::fs::write(file("broken.db"), bytes).expect("a file");
    for (name, sentence) in [
        ("", "is a folder, not a file"),
        ("text.db", "is not a database of lyngk"),
        ("broken.db", "is damaged: "),
        ("no/such/folder.db", "there is no "),
    ] {
        let path = file(name);
        let copy = text("copy.db");
        let remove = ["remove", "zzzzzzzzzzzz", "--yes"];
        for args in [&["list"][..], &remove, &["backup", &copy], &["restore", &text(name)]] {
            let database = if args[0] == "restore" { file("new.db") } else { path.clone() };
            let message = bad(&database, args);
            assert!(message.contains(sentence) || message.contains("there is no "), "{args:?}: {message}");
            assert!(!message.contains("code:") && !message.contains("database failed"), "{args:?}: {message}");
            assert!(!file("copy.db").exists() && !file("new.db").exists(), "{args:?}: {message}");
        }
        let mut serve = Command::new(env!("CARGO_BIN_EXE_lyngk"));
        let output = serve.args(["serve", "--port", "0", "--database"]).arg(&path).output().expect("it runs");
        let message = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(message.contains(sentence) && message.lines().count() == 1, "{message}");
        assert!(output.stdout.is_empty(), "nothing is announced: {message}");
    }
    let mut serve = Command::new(env!("CARGO_BIN_EXE_lyngk"));
    let output = serve.args(["serve", "--port", "0", "--database", ":memory:"]).output().expect("it runs");
    assert!(output.status.code() == Some(2) && output.stdout.is_empty());
    assert!(String::from_utf8_lossy(&output.stderr).contains(":memory: is not a file in which games can be stored"));
}

#[test]
fn wrong_arguments_are_explained() {
    let nowhere = Path::new("nowhere.db");
    for args in [&["remove", "short"][..], &["list", "--limit", "0"], &["list", "--status", "lost"], &["remove"]] {
        let output = admin(nowhere, args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8_lossy(&output.stderr).starts_with("error: "), "{args:?}");
    }
}

/// Only a server and a restored backup need the folder.
#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn looking_does_not_create_the_data_folder() {
    let home = tempfile::tempdir().expect("a folder");
    let run = |args: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_lyngk"));
        program.args(args).env("XDG_DATA_HOME", home.path()).env_remove("LYNGK_DATABASE").output().expect("it starts")
    };
    let listed = run(&["admin", "list"]);
    assert_eq!(listed.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&listed.stderr).contains("there is no database"));
    assert_eq!(run(&["admin", "backup", "/nonexistent/x"]).status.code(), Some(2));
    let checked = run(&["serve", "--check", "--port", "0"]);
    assert_eq!(checked.status.code(), Some(0), "{}", String::from_utf8_lossy(&checked.stderr));
    assert!(String::from_utf8_lossy(&checked.stdout).contains("is new; the server will create"));
    assert_eq!(std::fs::read_dir(home.path()).expect("a folder").count(), 0);
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn errors_of_standard_output_name_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("games.db");
    let store = SqliteStore::open(&database).await.expect("a store");
    store.close().await;
    let database = database.to_str().expect("UTF-8");
    let copy = folder.path().join("copy.db");
    for args in [
        &["admin", "backup", copy.to_str().expect("UTF-8"), "--database", database][..],
        &["serve", "--port", "0", "--database", database],
        &["serve", "--check", "--port", "0", "--database", database],
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
        let output = Command::new(env!("CARGO_BIN_EXE_lyngk")).args(args).stdout(full).output().expect("it runs");
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert!(message.starts_with("error: standard output cannot be written: No space left"), "{args:?}: {message}");
    }
}
