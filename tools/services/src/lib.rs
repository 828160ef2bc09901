//! Temporary PostgreSQL and NATS servers for tests, from the system's packages, alone or as clusters, and a proxy for faults of the
//! network.
//!
//! A service runs on a free loopback port with its data in a temporary folder. A shell script guards it: the script stops the service
//! and removes the folder when its standard input is closed, which the system does however the test process ends.

mod guard;
mod nats;
mod patroni;
mod postgres;
mod process;
mod proxy;
mod server;

use std::env;
use std::fs;
use std::io::{self, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::time::Duration;

pub use guard::free_port;
pub use nats::Nats;
pub use patroni::{Member, Patroni};
pub use postgres::Postgres;
pub use process::Process;
pub use proxy::Proxy;
pub use server::Server;

/// The timeout for a question to a service.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(1);

/// An error of a service that cannot be started or told something.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServiceError {
    /// A program is missing.
    #[error(
        "{program} is not installed: install it (in Debian: apt-get install {package}), or skip the tests that need it with {skip}=1"
    )]
    Missing {
        /// The program.
        program: &'static str,
        /// The Debian package that has it.
        package: &'static str,
        /// The environment variable that skips the tests.
        skip: &'static str,
    },
    /// The service ended, or said something unexpected.
    #[error("{program} failed: {output}")]
    Failed {
        /// The program.
        program: &'static str,
        /// Its output.
        output: String,
    },
    /// This machine does not allow what was ordered.
    #[error("{program} cannot do this on this machine")]
    NotHere {
        /// The program.
        program: &'static str,
    },
    /// A process cannot be started or reached.
    #[error("{program} cannot be run: {error}")]
    Io {
        /// The program.
        program: &'static str,
        /// The error.
        error: io::Error,
    },
}

/// The path of a program in these folders, or in those of `PATH`.
fn find_program(name: &str, folders: impl IntoIterator<Item = PathBuf>) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = folders.into_iter().chain(env::split_paths(&path));
    folders.map(|folder| folder.join(name)).find(|program| program.is_file())
}

/// The library that gives a process another time by `LD_PRELOAD`, if it is installed (Debian's package `faketime`).
#[must_use]
pub fn libfaketime() -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib").ok()?.filter_map(Result::ok);
    folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1")).find(|path| path.exists())
}

/// Whether an HTTP server on a loopback port answers a request with 200 within a second.
#[must_use]
pub fn answers_ok(port: u16, path: &str) -> bool {
    let ask = || {
        let mut stream = TcpStream::connect_timeout(&SocketAddr::from(([127, 0, 0, 1], port)), ANSWER_TIMEOUT)?;
        stream.set_read_timeout(Some(ANSWER_TIMEOUT))?;
        stream.write_all(format!("GET {path} HTTP/1.0\r\nHost: 127.0.0.1:{port}\r\n\r\n").as_bytes())?;
        let mut start = [0; 12];
        stream.read_exact(&mut start)?;
        Ok::<bool, io::Error>(start.ends_with(b" 200"))
    };
    ask().unwrap_or(false)
}
