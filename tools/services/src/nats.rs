//! A temporary NATS server.

use std::ffi::OsStr;
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::guard::{Guard, free_port};
use crate::{ServiceError, find_program};

/// The environment variable that skips tests.
const SKIP: &str = "LYNGK_WITHOUT_NATS";

/// A NATS server.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    guard: Mutex<Guard>,
}

impl Nats {
    /// The server that all tests of this process share, or `None` if tests with NATS are skipped.
    ///
    /// # Panics
    /// If it cannot be started.
    #[must_use]
    pub fn shared() -> Option<&'static Nats> {
        static SHARED: OnceLock<Option<Nats>> = OnceLock::new();
        SHARED.get_or_init(Nats::start_for_test).as_ref()
    }

    /// A server for a test of its own, or `None` if tests with NATS are skipped.
    ///
    /// # Panics
    /// If it cannot be started.
    #[must_use]
    pub fn start_for_test() -> Option<Nats> {
        if std::env::var_os(SKIP).is_some() {
            return None;
        }
        match Nats::start() {
            Ok(nats) => Some(nats),
            Err(error) => panic!("{error}"),
        }
    }

    /// Starts a server.
    ///
    /// # Errors
    /// If NATS is not installed, or does not start.
    pub fn start() -> Result<Nats, ServiceError> {
        let missing = ServiceError::Missing { program: "nats-server", package: "nats-server", skip: SKIP };
        let program = find_program("nats-server", ["/usr/sbin".into()]).ok_or(missing)?;
        let port = free_port().map_err(|error| ServiceError::Io { program: "NATS", error })?;
        let args = [program.as_os_str(), OsStr::new(&port.to_string())].map(OsStr::to_owned);
        let args = [args[0].as_os_str(), args[1].as_os_str()];
        let guard = Guard::start("NATS", include_str!("nats.sh"), &args, None)?;
        Ok(Nats { port, guard: Mutex::new(guard) })
    }

    /// Its URL.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Stops the server, without a word to its clients.
    ///
    /// # Panics
    /// If it does not stop.
    pub fn stop(&self) {
        self.order("stop");
    }

    /// Starts the server again, on the same port.
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
