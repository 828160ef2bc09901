//! PostgreSQL and NATS, for tests of the server. The tests start servers of their own (`tools/services`).

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::packages::{install, is_installed, is_root};

/// The folder of PostgreSQL's versions in Debian, which are not in `PATH`.
const VERSIONS: &str = "/usr/lib/postgresql";
/// The folder with Debian's settings for new clusters.
const SETTINGS: &str = "/etc/postgresql-common/createcluster.d";

/// A service that tests need.
struct Service {
    name: &'static str,
    package: &'static str,
    /// The environment variable that skips tests with it.
    skip: &'static str,
    is_installed: fn() -> bool,
    /// What to do before the package is installed.
    prepare: fn(),
}

const SERVICES: [Service; 2] = [
    Service {
        name: "PostgreSQL",
        package: "postgresql",
        skip: "LYNGK_WITHOUT_POSTGRES",
        is_installed: || is_installed("initdb") || Path::new(VERSIONS).exists(),
        prepare: prevent_system_cluster,
    },
    Service {
        name: "NATS",
        package: "nats-server",
        skip: "LYNGK_WITHOUT_NATS",
        is_installed: || is_installed("nats-server"),
        prepare: || {},
    },
];

/// Installs the services that are missing. The tests skip what could not be installed, and a line says so.
pub(crate) fn set_up(tests: &mut Command) {
    for Service { name, package, skip, is_installed, prepare } in SERVICES {
        if !is_installed() {
            prepare();
            install(package);
        }
        if !is_installed() {
            println!("{name} is not installed (Debian: {package}), so tests with it are skipped");
            tests.env(skip, "1");
        }
    }
}

/// Keeps Debian's package from starting a database of its own.
fn prevent_system_cluster() {
    if is_root() && fs::create_dir_all(SETTINGS).is_ok() {
        // Without this file there is a database more, which harms nobody who does not use its port.
        let _ = fs::write(Path::new(SETTINGS).join("lyngk.conf"), "create_main_cluster = false\n");
    }
}
