//! Temporary PostgreSQL and NATS servers for tests, from the system's packages, and a proxy for faults of the network.
//!
//! A service runs on a free loopback port with its data in a temporary folder. A shell script guards it: the script stops the service
//! and removes the folder when its standard input is closed, which the system does however the test process ends.

mod guard;
mod nats;
mod postgres;
mod proxy;

use std::env;
use std::io;
use std::path::PathBuf;

pub use nats::Nats;
pub use postgres::Postgres;
pub use proxy::Proxy;

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
        /// What it said.
        output: String,
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
