//! Services of a process that is killed: their guards stop them and remove their folders.

#![cfg(target_os = "linux")]

use std::env;
use std::ffi::OsStr;
use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use lyngk_services::{Nats, Postgres, Process};

/// The environment variable with the folder for a process that is to be killed.
const FOLDER: &str = "LYNGK_KILLED_FOLDER";
/// Guards need a moment to clean up, on a busy machine a longer one.
const PATIENCE: Duration = Duration::from_mins(2);

#[test]
#[ignore = "another test runs it in a process of its own"]
fn services_run_until_this_process_is_killed() {
    let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else { return };
    let args = ["-c", "echo $$; exec sleep 1000"];
    let _process = Process::start("sh", &folder.join("number"), OsStr::new("sh"), &args).expect("a shell");
    let (nats, postgres) = (Nats::start_for_test(), Postgres::start_for_test());
    let ports = nats.iter().map(Nats::port).chain(postgres.iter().map(Postgres::port));
    let ports: Vec<String> = ports.map(|port| port.to_string()).collect();
    println!("\nports {}", ports.join(" "));
    sleep(PATIENCE);
}

#[test]
fn nothing_is_left_of_the_services_of_a_process_that_is_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    // PostgreSQL may run as another user.
    fs::set_permissions(folder.path(), Permissions::from_mode(0o777)).expect("permissions");
    let mut child = Command::new(env::current_exe().expect("this program"))
        .args(["--exact", "services_run_until_this_process_is_killed", "--ignored", "--nocapture"])
        .envs([(FOLDER, folder.path()), ("TMPDIR", folder.path())])
        .stdout(Stdio::piped())
        .spawn()
        .expect("this program starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
    let ports = lines.find_map(|line| line.strip_prefix("ports").map(ToOwned::to_owned)).expect("the services start");
    let ports: Vec<u16> = ports.split_whitespace().map(|port| port.parse().expect("a port")).collect();
    let number = wait_for("the shell says its number", || {
        fs::read_to_string(folder.path().join("number")).ok()?.trim().parse::<u32>().ok()
    });
    assert!(is_alive(number) && ports.iter().all(|port| listens(*port)));
    child.kill().expect("it runs");
    child.wait().expect("the end");
    wait_for("the program ends", || (!is_alive(number)).then_some(()));
    wait_for("nobody listens", || ports.iter().all(|port| !listens(*port)).then_some(()));
    wait_for("the folders are removed", || {
        let entries = fs::read_dir(folder.path()).ok()?;
        entries.flatten().all(|entry| entry.file_name() == "number").then_some(())
    });
}

fn is_alive(process: u32) -> bool {
    Path::new(&format!("/proc/{process}")).exists()
}

fn listens(port: u16) -> bool {
    TcpStream::connect(("127.0.0.1", port)).is_ok()
}

/// Waits until there is an answer.
fn wait_for<T>(what: &str, ask: impl Fn() -> Option<T>) -> T {
    let give_up_at = Instant::now() + PATIENCE;
    loop {
        if let Some(answer) = ask() {
            return answer;
        }
        assert!(Instant::now() < give_up_at, "it did not happen that {what}");
        sleep(Duration::from_millis(50));
    }
}
