//! Services of a process that is killed: their guards stop them and remove their folders.

#![cfg(target_os = "linux")]

use std::env;
use std::ffi::OsStr;
use std::fs::{self, Permissions};
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use lyngk_services::{Member, Nats, Patroni, Postgres, Process, ServiceError};
use tempfile::TempDir;

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
    say_ports(&nats.iter().map(Nats::port).chain(postgres.iter().map(Postgres::port)).collect::<Vec<u16>>());
    sleep(PATIENCE);
}

#[test]
#[ignore = "another test runs it in a process of its own"]
fn a_cluster_runs_until_this_process_is_killed() {
    let Some(folder) = env::var_os(FOLDER).map(PathBuf::from) else { return };
    let patroni = match Patroni::start(&folder) {
        Err(ServiceError::Missing { program, .. }) => {
            println!("\n{program} is missing");
            return;
        }
        started => started.expect("a cluster"),
    };
    wait_for("there are a leader and a standby", || patroni.is_synchronous().then_some(()));
    let ports = Member::ALL.map(|member| [patroni.port(member), patroni.api_port(member)]);
    say_ports(&ports.concat());
    sleep(PATIENCE);
}

/// Tells the test that started this process that everything runs.
fn say_ports(ports: &[u16]) {
    println!("\nports {}", ports.iter().map(u16::to_string).collect::<Vec<String>>().join(" "));
}

/// Another process of this program, in which a test runs services in a folder.
struct Services {
    child: Child,
    ports: Vec<u16>,
    folder: TempDir,
}

impl Services {
    /// Starts a test that says the ports of its services when they run. `None` if it says nothing.
    fn start(test: &str) -> Option<Services> {
        let folder = tempfile::tempdir().expect("a folder");
        // PostgreSQL may run as another user.
        fs::set_permissions(folder.path(), Permissions::from_mode(0o777)).expect("permissions");
        let mut child = Command::new(env::current_exe().expect("this program"))
            .args(["--exact", test, "--ignored", "--nocapture"])
            .envs([(FOLDER, folder.path()), ("TMPDIR", folder.path())])
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines().map_while(Result::ok);
        let Some(ports) = lines.find_map(|line| line.strip_prefix("ports").map(ToOwned::to_owned)) else {
            assert!(child.wait().expect("the end").success(), "the services start");
            return None;
        };
        let ports = ports.split_whitespace().map(|port| port.parse().expect("a port")).collect();
        Some(Services { child, ports, folder })
    }

    /// Kills the process. Returns when nothing is left but files with these beginnings of their names.
    fn kill(mut self, left: &[&str]) {
        let Services { child, ports, folder } = &mut self;
        assert!(ports.iter().all(|port| listens(*port)));
        assert!(!processes_in(folder.path()).is_empty());
        child.kill().expect("it runs");
        child.wait().expect("the end");
        wait_for("nobody listens", || ports.iter().all(|port| !listens(*port)).then_some(()));
        wait_for("the programs end", || processes_in(folder.path()).is_empty().then_some(()));
        wait_for("nothing is mounted", || {
            let mounts = fs::read_to_string("/proc/mounts").ok()?;
            (!mounts.contains(folder.path().to_str()?)).then_some(())
        });
        wait_for("the folders are removed", || {
            let mut names = fs::read_dir(folder.path()).ok()?.flatten().map(|entry| entry.file_name());
            let may_stay = |name: &OsStr| left.iter().any(|left| name.to_string_lossy().starts_with(left));
            names.all(|name| may_stay(&name)).then_some(())
        });
    }
}

impl Drop for Services {
    fn drop(&mut self) {
        // A test may have failed before. Otherwise it has been killed already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn nothing_is_left_of_the_services_of_a_process_that_is_killed() {
    let services = Services::start("services_run_until_this_process_is_killed").expect("services");
    let number = wait_for("the shell says its number", || {
        fs::read_to_string(services.folder.path().join("number")).ok()?.trim().parse::<u32>().ok()
    });
    assert!(is_alive(number));
    services.kill(&["number"]);
    wait_for("the program ends", || (!is_alive(number)).then_some(()));
}

#[test]
fn nothing_is_left_of_the_cluster_of_a_process_that_is_killed() {
    if ["LYNGK_WITHOUT_PATRONI", "LYNGK_WITHOUT_POSTGRES"].iter().any(|skip| env::var_os(skip).is_some()) {
        return;
    }
    match Services::start("a_cluster_runs_until_this_process_is_killed") {
        // The logs.
        Some(services) => services.kill(&["patroni-", "etcd.log"]),
        None => println!("PostgreSQL, Patroni or etcd is missing, so this was not tried"),
    }
}

/// The processes that work in a folder.
fn processes_in(folder: &Path) -> Vec<PathBuf> {
    let processes = fs::read_dir("/proc").expect("processes").flatten().map(|entry| entry.path());
    processes.filter(|process| fs::read_link(process.join("cwd")).is_ok_and(|cwd| cwd.starts_with(folder))).collect()
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
