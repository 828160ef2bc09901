//! Three nodes with a database of two members, a NATS cluster of three, and proxies in front of nodes, database and bus.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use lyngk_services::{Nats, Patroni, Process, Proxy, answers_ok, free_port, libfaketime};

/// How far the clocks of the nodes are from the system's time.
const CLOCKS: [&str; 3] = ["+0", "+7s", "-5s"];
/// The time after which something that does not become healthy is given up.
const GIVE_UP: Duration = Duration::from_mins(2);
const LOOK_INTERVAL: Duration = Duration::from_millis(100);

/// An installation on this machine.
#[derive(Debug)]
pub(crate) struct Installation {
    pub(crate) nodes: Vec<Node>,
    pub(crate) bus: Vec<Nats>,
    pub(crate) database: Patroni,
    /// Address for clients. It spreads them over the nodes.
    pub(crate) entrance: Proxy,
    /// Address for nodes. It leads to the database's leader.
    pub(crate) switch: Arc<Proxy>,
}

/// A `lyngk serve`.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) process: Process,
    /// The node's ways to the NATS servers, in their order.
    pub(crate) bus: Vec<Proxy>,
    port: u16,
    /// The link to the program that is started.
    link: PathBuf,
    newer: PathBuf,
}

/// The programs of nodes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Programs<'a> {
    /// The one that they are started with.
    pub(crate) first: &'a Path,
    /// The one that they are upgraded to.
    pub(crate) newer: &'a Path,
}

impl Installation {
    /// Starts everything, and waits until it can be used. The components write logs into a folder.
    pub(crate) fn start(programs: Programs<'_>, logs: &Path) -> Result<Installation> {
        let started = Instant::now();
        let database = Patroni::start(logs)?;
        let bus = Nats::start_cluster(3, &logs.join("nats.log"))?;
        let switch = database.start_switch()?;
        wait_until("the database has a leader and a synchronous standby", || database.is_synchronous())?;
        let faketime = libfaketime();
        if faketime.is_none() {
            println!("faketime is not installed, so clocks of nodes are not apart");
        }
        let database_url = Patroni::url(switch.port());
        let nodes = CLOCKS.iter().enumerate().map(|(index, clock)| {
            let name = logs.join(format!("node-{index}"));
            let links = bus.iter().map(|server| Proxy::start(server.port())).collect::<io::Result<Vec<Proxy>>>()?;
            Node::start(programs, &database_url, links, &name, faketime.as_deref(), clock)
        });
        let nodes = nodes.collect::<Result<Vec<Node>>>()?;
        let ports: Vec<u16> = nodes.iter().map(|node| node.port).collect();
        let entrance = Proxy::balance(&ports)?;
        let installation = Installation { nodes, bus, database, entrance, switch };
        installation.wait_until_healthy()?;
        println!(
            "three nodes, a database with a standby and a NATS cluster are up after {:.1} s",
            started.elapsed().as_secs_f64()
        );
        Ok(installation)
    }

    /// The address for clients.
    pub(crate) fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.entrance.port()))
    }

    /// The URL of the database.
    pub(crate) fn database(&self) -> String {
        Patroni::url(self.switch.port())
    }

    /// Waits until every component is up, and the database has a synchronous standby.
    pub(crate) fn wait_until_healthy(&self) -> Result<()> {
        wait_until("the database has a leader and a synchronous standby", || self.database.is_synchronous())?;
        wait_until("all NATS servers are ready", || self.bus.iter().all(Nats::is_ready))?;
        wait_until("all nodes are ready", || self.nodes.iter().all(|node| answers_ok(node.port, "/ready")))
    }
}

/// Waits for something.
pub(crate) fn wait_until(what: &str, condition: impl Fn() -> bool) -> Result<()> {
    let give_up_at = Instant::now() + GIVE_UP;
    while !condition() {
        if Instant::now() > give_up_at {
            bail!("it did not happen within {} s that {what}", GIVE_UP.as_secs());
        }
        thread::sleep(LOOK_INTERVAL);
    }
    Ok(())
}

impl Node {
    /// Starts a node, whose log and link to a program have a name.
    fn start(
        programs: Programs<'_>,
        database: &str,
        bus: Vec<Proxy>,
        name: &Path,
        faketime: Option<&Path>,
        clock: &str,
    ) -> Result<Node> {
        let (link, log) = (name.with_extension("program"), name.with_extension("log"));
        point(&link, programs.first)?;
        let port = free_port()?;
        let mut args: Vec<OsString> = Vec::new();
        if let Some(library) = faketime {
            let mut preload = OsString::from("LD_PRELOAD=");
            preload.push(library);
            args.extend([preload, format!("FAKETIME={clock}").into(), "FAKETIME_DONT_FAKE_MONOTONIC=1".into()]);
        }
        args.push(link.clone().into());
        let port_text = port.to_string();
        let urls: Vec<String> = bus.iter().map(|link| format!("nats://127.0.0.1:{}", link.port())).collect();
        let urls = urls.join(",");
        let options = ["serve", "--without-rate-limits", "--port", &port_text, "--database", database, "--bus", &urls];
        args.extend(options.map(OsString::from));
        let process = Process::start("lyngk serve", &log, OsStr::new("env"), &args);
        let process = process.with_context(|| programs.first.display().to_string())?;
        Ok(Node { process, bus, port, link, newer: programs.newer.to_owned() })
    }

    /// Lets the node be the newer program when it is started the next time.
    pub(crate) fn upgrade(&self) -> Result<()> {
        point(&self.link, &self.newer)
    }
}

/// Makes a link to a program.
fn point(link: &Path, program: &Path) -> Result<()> {
    anyhow::ensure!(program.is_file(), "there is no program {}", program.display());
    if link.is_symlink() {
        fs::remove_file(link)?;
    }
    Ok(std::os::unix::fs::symlink(program, link)?)
}
