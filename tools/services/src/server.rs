//! A `lyngk serve` for tests.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// A server that is killed without warning at the end.
#[derive(Debug)]
pub struct Server {
    /// The process.
    pub child: Child,
    /// Its address.
    pub address: SocketAddr,
}

impl Server {
    /// Starts a server by a command with all of its arguments, and waits until it listens.
    ///
    /// # Panics
    /// If it does not start.
    #[must_use]
    pub fn start(command: &mut Command) -> Server {
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.unwrap_or_else(|error| panic!("{command:?}: {error}"));
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            // Without a line there is no address, which is reported below.
            let _ = BufReader::new(stdout).read_line(&mut line);
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok());
        let address = address.unwrap_or_else(|| panic!("no address: build the page first, with cargo xtask page"));
        Server { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
