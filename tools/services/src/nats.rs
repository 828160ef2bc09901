//! A temporary NATS server, alone or in a cluster.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::Path;
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use crate::guard::free_port;
use crate::{Process, ServiceError, find_program};

/// The environment variable that skips tests.
const SKIP: &str = "LYNGK_WITHOUT_NATS";
/// The time within which a server must be ready.
const START_TIMEOUT: Duration = Duration::from_secs(20);

/// A NATS server.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    process: Process,
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
        let port = free_port().map_err(failed)?;
        let nats = Nats::launch(port, &[], Path::new("/dev/null"))?;
        nats.await_ready()?;
        Ok(nats)
    }

    /// Starts a cluster of servers, which append to a log. They do not tell clients of each other, so that a proxy in front of them is the
    /// only way.
    ///
    /// # Errors
    /// If NATS is not installed, or does not start.
    pub fn start_cluster(size: usize, log: &Path) -> Result<Vec<Nats>, ServiceError> {
        let ports = |_| Ok((free_port().map_err(failed)?, free_port().map_err(failed)?));
        let ports = (0..size).map(ports).collect::<Result<Vec<(u16, u16)>, ServiceError>>()?;
        let routes: Vec<String> = ports.iter().map(|(_, port)| format!("nats://127.0.0.1:{port}")).collect();
        let start = |(index, (port, cluster_port)): (usize, &(u16, u16))| {
            let name = format!("lyngk-{index}");
            let cluster = format!("nats://127.0.0.1:{cluster_port}");
            let routes = routes.join(",");
            let options = ["--cluster_name", "lyngk", "--name", &name, "--cluster", &cluster, "--routes", &routes];
            let options = [&options[..], &["--no_advertise=true"]].concat();
            Nats::launch(*port, &options, log)
        };
        let servers = ports.iter().enumerate().map(start).collect::<Result<Vec<Nats>, ServiceError>>()?;
        servers.iter().try_for_each(Nats::await_ready)?;
        Ok(servers)
    }

    fn launch(port: u16, options: &[&str], log: &Path) -> Result<Nats, ServiceError> {
        let missing = ServiceError::Missing { program: "nats-server", package: "nats-server", skip: SKIP };
        let program = find_program("nats-server", ["/usr/sbin".into()]).ok_or(missing)?;
        let port_text = port.to_string();
        let all = ["--addr", "127.0.0.1", "--port", &port_text].into_iter().chain(options.iter().copied());
        let args: Vec<OsString> = all.map(OsString::from).collect();
        Ok(Nats { port, process: Process::start("NATS", log, program.as_os_str(), &args)? })
    }

    /// Waits until the server greets clients.
    fn await_ready(&self) -> Result<(), ServiceError> {
        let give_up_at = Instant::now() + START_TIMEOUT;
        while !self.is_ready() {
            if Instant::now() > give_up_at {
                return Err(ServiceError::Failed { program: "NATS", output: "it does not start".to_owned() });
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Whether the server greets clients.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        let greeting = || {
            let stream = TcpStream::connect(("127.0.0.1", self.port))?;
            stream.set_read_timeout(Some(Duration::from_secs(1)))?;
            let mut line = String::new();
            BufReader::new(stream).read_line(&mut line)?;
            Ok::<bool, std::io::Error>(line.starts_with("INFO "))
        };
        greeting().unwrap_or(false)
    }

    /// The port on which it listens for clients.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its URL.
    #[must_use]
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// The program, to be frozen.
    #[must_use]
    pub fn process(&self) -> &Process {
        &self.process
    }

    /// Stops the server, without a word to its clients.
    ///
    /// # Panics
    /// If it does not stop.
    pub fn stop(&self) {
        self.process.kill();
    }

    /// Starts the server again, on the same port, and waits until it is ready.
    ///
    /// # Panics
    /// If it does not start.
    pub fn start_again(&self) {
        self.process.start_again();
        if let Err(error) = self.await_ready() {
            panic!("{error}");
        }
    }
}

fn failed(error: std::io::Error) -> ServiceError {
    ServiceError::Io { program: "NATS", error }
}
