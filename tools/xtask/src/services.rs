//! PostgreSQL, NATS, Patroni and etcd, for tests of the server. The tests start servers of their own (`tools/services`).

use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::packages::{install, is_installed, is_root};

/// The folder of PostgreSQL's versions in Debian, which are not in `PATH`.
const VERSIONS: &str = "/usr/lib/postgresql";
/// The folder with Debian's settings for new clusters.
const SETTINGS: &str = "/etc/postgresql-common/createcluster.d";

/// A service that tests need.
#[derive(Clone, Copy)]
struct Service {
    name: &'static str,
    package: &'static str,
    /// The environment variable that skips tests with it.
    skip: &'static str,
    is_installed: fn() -> bool,
    /// Preparation before the package is installed.
    prepare: fn(),
}

/// The services of most tests.
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

/// The services that the drill needs as well, and one test.
const DRILL_SERVICES: [Service; 2] = [
    Service {
        name: "etcd",
        package: "etcd-server",
        skip: "LYNGK_WITHOUT_PATRONI",
        is_installed: || is_installed("etcd"),
        prepare: || {},
    },
    Service {
        name: "Patroni",
        package: "patroni",
        skip: "LYNGK_WITHOUT_PATRONI",
        is_installed: || is_installed("patroni"),
        prepare: || {},
    },
];

impl Service {
    /// Installs the service if it is missing. Returns whether it is there.
    fn set_up(&self) -> bool {
        if !(self.is_installed)() {
            (self.prepare)();
            install(self.package);
        }
        (self.is_installed)()
    }
}

/// Installs the services that are missing. The tests skip what could not be installed, and a line says so.
pub(crate) fn set_up(tests: &mut Command) {
    let is_wanted = |service: &&Service| env::var_os(service.skip).is_none();
    for service in SERVICES.iter().chain(&DRILL_SERVICES).filter(is_wanted) {
        if !service.set_up() {
            println!("{} is not installed (Debian: {}), so tests with it are skipped", service.name, service.package);
            tests.env(service.skip, "1");
        }
    }
}

/// Installs what the drill needs. The error says in a sentence why it cannot be run.
pub(crate) fn set_up_drill() -> Result<(), String> {
    SERVICES.iter().chain(&DRILL_SERVICES).try_for_each(|service| {
        let Service { name, package, skip, .. } = service;
        if env::var_os(skip).is_some() {
            return Err(format!("the drill is not run, as {skip} is set"));
        }
        if service.set_up() {
            return Ok(());
        }
        Err(format!("the drill is not run, as {name} is not installed (Debian: {package})"))
    })
}

/// Keeps Debian's package from starting a database of its own.
fn prevent_system_cluster() {
    if is_root() && fs::create_dir_all(SETTINGS).is_ok() {
        // Without this file there is a database more, which harms nobody who does not use its port.
        let _ = fs::write(Path::new(SETTINGS).join("lyngk.conf"), "create_main_cluster = false\n");
    }
}
