//! Faults, and the order in which a seed lets them happen.

use std::fmt;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::ValueEnum;
use lyngk_rules::SplitMix64;
use lyngk_services::{Member, Nats, ServiceError};
use serde::{Deserialize, Serialize};

use crate::history::{History, Line};
use crate::installation::{Installation, wait_until};

/// The delay of everything between clients and nodes while connections are slow.
const SLOW_CLIENTS: Duration = Duration::from_millis(300);
/// The delay of everything between nodes and database while connections are slow.
const SLOW_DATABASE: Duration = Duration::from_millis(50);
/// The delay of everything between a node and the bus while connections are slow.
const SLOW_BUS: Duration = Duration::from_millis(300);

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ValueEnum)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    #[value(skip)]
    NodeUpgraded,
    NodeRestarted,
    NodeKilled,
    NodeFrozen,
    LeaderKilled,
    LeaderFrozen,
    StandbyKilled,
    DiskFull,
    BusServerKilled,
    BusServerFrozen,
    BusKilled,
    BusCut,
    BusSlow,
    ClientsCut,
    ClientsSlow,
    DatabaseCut,
    DatabaseSlow,
}

impl Kind {
    pub(crate) const ALL: [Kind; 16] = [
        Kind::NodeRestarted,
        Kind::NodeKilled,
        Kind::NodeFrozen,
        Kind::LeaderKilled,
        Kind::LeaderFrozen,
        Kind::StandbyKilled,
        Kind::DiskFull,
        Kind::BusServerKilled,
        Kind::BusServerFrozen,
        Kind::BusKilled,
        Kind::BusCut,
        Kind::BusSlow,
        Kind::ClientsCut,
        Kind::ClientsSlow,
        Kind::DatabaseCut,
        Kind::DatabaseSlow,
    ];
    pub(crate) const SHORT: [Kind; 3] = [Kind::NodeKilled, Kind::BusServerKilled, Kind::LeaderKilled];

    /// The name of what fails: a node, a NATS server, a database, or all of a kind.
    fn target(self, node: usize, server: u64, leader: Member) -> String {
        match self {
            Kind::NodeUpgraded
            | Kind::NodeRestarted
            | Kind::NodeKilled
            | Kind::NodeFrozen
            | Kind::BusCut
            | Kind::BusSlow => format!("node {node}"),
            Kind::LeaderKilled | Kind::LeaderFrozen | Kind::DiskFull | Kind::DatabaseCut | Kind::DatabaseSlow => {
                format!("database {}", leader.name())
            }
            Kind::StandbyKilled => format!("database {}", leader.other().name()),
            Kind::BusServerKilled | Kind::BusServerFrozen => format!("NATS {server}"),
            Kind::BusKilled => "NATS".to_owned(),
            Kind::ClientsCut | Kind::ClientsSlow => "entrance".to_owned(),
        }
    }

    /// The time after which it counts as a problem that nobody could move. It is several times what was ever seen, on a slow machine.
    pub(crate) fn longest_stall(self) -> Duration {
        match self {
            Kind::LeaderKilled | Kind::LeaderFrozen => Duration::from_mins(1),
            _ => Duration::from_secs(30),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Kind::NodeUpgraded => "a server is replaced by a newer one",
            Kind::NodeRestarted => "a server is restarted (SIGTERM)",
            Kind::NodeKilled => "a server is killed",
            Kind::NodeFrozen => "a server hangs for 3 to 6 s",
            Kind::LeaderKilled => "the database's leader is lost",
            Kind::LeaderFrozen => "the database's leader hangs",
            Kind::StandbyKilled => "the database's standby is lost",
            Kind::DiskFull => "the leader's disk is full for 4 s",
            Kind::BusServerKilled => "a NATS server is killed",
            Kind::BusServerFrozen => "a NATS server hangs for 3 to 6 s",
            Kind::BusKilled => "all NATS servers are killed for 4 s",
            Kind::BusCut => "a server is cut off from NATS for 4 s",
            Kind::BusSlow => "NATS is 300 ms away from a server for 4 s",
            Kind::ClientsCut => "all clients are cut off",
            Kind::ClientsSlow => "clients are 300 ms away for 4 s",
            Kind::DatabaseCut => "servers are cut off from the database",
            Kind::DatabaseSlow => "the database is 50 ms away for 4 s",
        })
    }
}

/// The faults of a drill, in their order.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    faults: Vec<Kind>,
    random: SplitMix64,
}

impl Schedule {
    /// The faults of a seed: each of these kinds once a round.
    pub(crate) fn new(seed: u64, kinds: &[Kind], rounds: usize) -> Schedule {
        let mut random = SplitMix64::new(seed);
        let mut faults = Vec::new();
        for _ in 0..rounds {
            let mut round = kinds.to_vec();
            for last in (1..round.len()).rev() {
                round.swap(last, random.below(last as u64 + 1) as usize);
            }
            faults.extend(round);
        }
        Schedule { faults, random }
    }

    /// No faults: all nodes are replaced by newer ones, one after the other.
    pub(crate) fn upgrade(seed: u64, nodes: usize) -> Schedule {
        Schedule { faults: vec![Kind::NodeUpgraded; nodes], random: SplitMix64::new(seed) }
    }

    /// Lets the faults happen one after the other, each after everything has healed from the one before: turns are acknowledged again, and
    /// new games begin.
    ///
    /// One at a time: with leader and standby gone, for example, nothing could be promised.
    pub(crate) fn run(mut self, installation: &Installation, history: &History) -> Result<()> {
        wait_for_play(history)?;
        for (index, kind) in std::mem::take(&mut self.faults).into_iter().enumerate() {
            sleep(self.between(1_000, 2_000));
            let from = Instant::now();
            let at = history.elapsed().as_secs();
            let Some(target) = self.happen(kind, index, installation).with_context(|| kind.to_string())? else {
                println!("{at:4} s  {kind}: not run, as no small disk can be mounted here");
                continue;
            };
            installation.wait_until_healthy().with_context(|| format!("after this: {kind}"))?;
            let until = Instant::now();
            println!("{at:4} s  {kind} ({target}), healed after {:.1} s", (until - from).as_secs_f64());
            history.note(Line::Fault { kind, target, from: history.millis(from), until: history.millis(until) })?;
            wait_for_play(history).with_context(|| format!("after this: {kind}"))?;
        }
        sleep(Duration::from_secs(1));
        Ok(())
    }

    /// Lets a fault happen, the first, second and so on by its index, and ends it. Returns what failed, or `None` if this machine does
    /// not allow it.
    fn happen(&mut self, kind: Kind, index: usize, installation: &Installation) -> Result<Option<String>> {
        let Installation { nodes, bus, database, entrance, switch } = installation;
        let (node, server) = (self.random.below(nodes.len() as u64), self.random.below(bus.len() as u64));
        // Nodes are upgraded in their order.
        let node = if kind == Kind::NodeUpgraded { index % nodes.len() } else { node as usize };
        let (process, nats) = (&nodes[node].process, &bus[server as usize]);
        let leader = database.leader().context("the database has no leader")?;
        let target = kind.target(node, server, leader);
        match kind {
            Kind::NodeUpgraded => {
                nodes[node].upgrade()?;
                process.terminate();
                process.start_again();
            }
            Kind::NodeRestarted => {
                process.terminate();
                process.start_again();
            }
            Kind::NodeKilled => {
                process.kill();
                sleep(self.between(500, 2_000));
                process.start_again();
            }
            Kind::NodeFrozen => {
                process.freeze();
                sleep(self.between(3_000, 6_000));
                process.thaw();
            }
            Kind::LeaderKilled => {
                database.kill(leader)?;
                self.wait_for_failover(installation, leader)?;
                database.start_again(leader)?;
            }
            Kind::LeaderFrozen => {
                database.freeze(leader)?;
                self.wait_for_failover(installation, leader)?;
                database.thaw(leader)?;
            }
            Kind::StandbyKilled => {
                database.kill(leader.other())?;
                sleep(self.between(3_000, 6_000));
                database.start_again(leader.other())?;
            }
            Kind::DiskFull => {
                match database.fill_disk(leader) {
                    Err(ServiceError::NotHere { .. }) => return Ok(None),
                    filled => filled?,
                }
                sleep(Duration::from_secs(4));
                database.free_disk(leader)?;
            }
            Kind::BusServerKilled => {
                nats.stop();
                sleep(self.between(500, 2_000));
                nats.start_again();
            }
            Kind::BusServerFrozen => {
                nats.process().freeze();
                sleep(self.between(3_000, 6_000));
                nats.process().thaw();
            }
            Kind::BusKilled => {
                bus.iter().for_each(Nats::stop);
                sleep(Duration::from_secs(4));
                bus.iter().for_each(Nats::start_again);
            }
            Kind::BusCut => {
                nodes[node].bus.iter().for_each(|link| link.switch_to(None));
                sleep(Duration::from_secs(4));
                nodes[node].bus.iter().zip(bus).for_each(|(link, server)| link.switch_to(Some(server.port())));
            }
            Kind::BusSlow => {
                nodes[node].bus.iter().for_each(|link| link.slow_down(SLOW_BUS));
                sleep(Duration::from_secs(4));
                nodes[node].bus.iter().for_each(|link| link.slow_down(Duration::ZERO));
            }
            Kind::ClientsCut => entrance.cut(),
            Kind::ClientsSlow => {
                entrance.slow_down(SLOW_CLIENTS);
                sleep(Duration::from_secs(4));
                entrance.slow_down(Duration::ZERO);
            }
            Kind::DatabaseCut => switch.cut(),
            Kind::DatabaseSlow => {
                switch.slow_down(SLOW_DATABASE);
                sleep(Duration::from_secs(4));
                switch.slow_down(Duration::ZERO);
            }
        }
        Ok(Some(target))
    }

    /// Waits until the other member leads, and a little longer.
    fn wait_for_failover(&mut self, installation: &Installation, before: Member) -> Result<()> {
        wait_until("the standby has become the leader", || installation.database.leader() == Some(before.other()))?;
        sleep(self.between(0, 2_000));
        Ok(())
    }

    fn between(&mut self, least: u64, most: u64) -> Duration {
        Duration::from_millis(least + self.random.below(most - least + 1))
    }
}

/// Waits until a turn was acknowledged and a game begun, both of which were asked for from now on.
fn wait_for_play(history: &History) -> Result<()> {
    let now = history.millis(Instant::now());
    wait_until("a turn is acknowledged and a new game begins", || history.has_play_since(now))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_an_order_with_every_fault_in_every_round() {
        let faults = |seed| Schedule::new(seed, &Kind::ALL, 2).faults;
        assert_eq!(faults(1), faults(1));
        assert_ne!(faults(1), faults(2));
        for round in faults(1).chunks(Kind::ALL.len()) {
            let mut kinds = round.to_vec();
            kinds.sort();
            assert_eq!(kinds, Kind::ALL);
        }
    }
}
