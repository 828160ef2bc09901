//! A temporary PostgreSQL server.

use std::ffi::OsStr;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::guard::{Guard, free_port, is_root};
use crate::{ServiceError, find_program};

/// The environment variable that skips tests.
const SKIP: &str = "LYNGK_WITHOUT_POSTGRES";
/// The folder with a folder for each version, in Debian.
const VERSIONS: &str = "/usr/lib/postgresql";
/// The number of ports that are tried. Another process may take one before the server does.
const ATTEMPTS: usize = 3;
pub(crate) const USER: &str = "lyngk";
pub(crate) const PASSWORD: &str = "correct-horse";
/// PostgreSQL refuses to run as root. Debian's packages make this user.
pub(crate) const SYSTEM_USER: &str = "postgres";

/// A PostgreSQL server with its data in a temporary folder.
#[derive(Debug)]
pub struct Postgres {
    psql: PathBuf,
    port: u16,
    guard: Mutex<Guard>,
    databases: AtomicU32,
}

impl Postgres {
    /// The server that all tests of this process share, or `None` if tests with PostgreSQL are skipped.
    ///
    /// # Panics
    /// If it cannot be started.
    #[must_use]
    pub fn shared() -> Option<&'static Postgres> {
        static SHARED: OnceLock<Option<Postgres>> = OnceLock::new();
        SHARED.get_or_init(Postgres::start_for_test).as_ref()
    }

    /// A server for a test of its own, or `None` if tests with PostgreSQL are skipped.
    ///
    /// # Panics
    /// If it cannot be started.
    #[must_use]
    pub fn start_for_test() -> Option<Postgres> {
        if std::env::var_os(SKIP).is_some() {
            return None;
        }
        match Postgres::start() {
            Ok(postgres) => Some(postgres),
            Err(error) => panic!("{error}"),
        }
    }

    /// Starts a server.
    ///
    /// # Errors
    /// If PostgreSQL is not installed, or does not start.
    pub fn start() -> Result<Postgres, ServiceError> {
        let (Some(program), Some(psql)) = (find_program("initdb", versions()), find_program("psql", versions())) else {
            return Err(ServiceError::Missing { program: "PostgreSQL", package: "postgresql", skip: SKIP });
        };
        let programs = program.parent().unwrap_or(&program).to_owned();
        let user = is_root().then_some(SYSTEM_USER);
        let mut attempts = 0;
        loop {
            attempts += 1;
            let port = free_port().map_err(|error| ServiceError::Io { program: "PostgreSQL", error })?;
            let number = port.to_string();
            let args = [programs.as_os_str(), OsStr::new(&number), OsStr::new(USER), OsStr::new(PASSWORD)];
            match Guard::start("PostgreSQL", include_str!("postgres.sh"), &args, user) {
                Ok(guard) => {
                    return Ok(Postgres { psql, port, guard: Mutex::new(guard), databases: AtomicU32::new(0) });
                }
                Err(_) if attempts < ATTEMPTS => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Creates an empty database, and returns its URL.
    ///
    /// # Panics
    /// If it cannot be created.
    #[must_use]
    pub fn create_database(&self) -> String {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        self.execute("postgres", &format!("CREATE DATABASE {name}"));
        self.url(&name)
    }

    /// The URL of a database.
    #[must_use]
    pub fn url(&self, database: &str) -> String {
        format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{}/{database}", self.port)
    }

    /// The password in URLs.
    #[must_use]
    pub fn password(&self) -> &'static str {
        PASSWORD
    }

    /// The port on which the server listens.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Executes SQL in a database, and returns what it prints: a row a line, columns separated by `|`.
    ///
    /// # Panics
    /// If it fails.
    pub fn execute(&self, database: &str, sql: &str) -> String {
        let mut psql = Command::new(&self.psql);
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set=ON_ERROR_STOP=1"]);
        psql.args(["--dbname", &self.url(database), "--command", sql]);
        match psql.output() {
            Ok(output) if output.status.success() => String::from_utf8_lossy(&output.stdout).trim().to_owned(),
            Ok(output) => panic!("{sql}: {}", String::from_utf8_lossy(&output.stderr)),
            Err(error) => panic!("psql cannot be run: {error}"),
        }
    }

    /// Closes all connections of clients, as after a fault of the network.
    pub fn cut_connections(&self) {
        let others = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                      WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
        self.execute("postgres", others);
    }

    /// Stops the server, without a word to its clients.
    ///
    /// # Panics
    /// If it does not stop.
    pub fn stop(&self) {
        self.order("stop");
    }

    /// Starts the server again, with the same data and port.
    ///
    /// # Panics
    /// If it does not start.
    pub fn start_again(&self) {
        self.order("start");
    }

    fn order(&self, order: &str) {
        let ordered = self.guard.lock().unwrap_or_else(PoisonError::into_inner).order(order);
        if let Err(error) = ordered {
            panic!("{error}");
        }
    }
}

/// The folders with the programs of PostgreSQL's versions, the newest first.
pub(crate) fn versions() -> Vec<PathBuf> {
    let entries = fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let mut versions: Vec<(u32, PathBuf)> = entries
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    versions.sort();
    versions.into_iter().rev().map(|(_, folder)| folder).collect()
}
