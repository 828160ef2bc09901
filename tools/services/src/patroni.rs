//! A temporary PostgreSQL leader with a synchronous standby, under Patroni with etcd.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::guard::{Guard, free_port, is_root};
use crate::postgres::{PASSWORD, SYSTEM_USER, USER, versions};
use crate::{Proxy, ServiceError, answers_ok, find_program};

/// The environment variable that skips tests.
const SKIP: &str = "LYNGK_WITHOUT_PATRONI";
/// How often the leader is looked for.
const LOOK_INTERVAL: Duration = Duration::from_millis(100);
/// A leader that does not say so this often in a row is no leader any more. On a busy machine answers may be late.
const MISSING_ANSWERS: u32 = 3;

/// One of the two database servers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Member {
    /// The first.
    A,
    /// The second.
    B,
}

impl Member {
    /// Both members.
    pub const ALL: [Member; 2] = [Member::A, Member::B];

    /// The other member.
    #[must_use]
    pub fn other(self) -> Member {
        match self {
            Member::A => Member::B,
            Member::B => Member::A,
        }
    }

    /// The name by which Patroni and the script know it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Member::A => "a",
            Member::B => "b",
        }
    }
}

/// Two PostgreSQL servers under Patroni, each with a small disk of its own if this process may mount one.
#[derive(Debug)]
pub struct Patroni {
    /// The ports of PostgreSQL and of Patroni's API, by member.
    ports: [(u16, u16); 2],
    guard: Mutex<Guard>,
}

impl Patroni {
    /// Starts the servers, which write logs into a folder. It does not wait for a leader.
    ///
    /// # Errors
    /// If PostgreSQL, Patroni or etcd is not installed, or does not start.
    pub fn start(logs: &Path) -> Result<Patroni, ServiceError> {
        let find = |program, package, folders| {
            find_program(program, folders).ok_or(ServiceError::Missing { program, package, skip: SKIP })
        };
        let initdb = find("initdb", "postgresql", versions())?;
        let patroni = find("patroni", "patroni", Vec::new())?;
        let etcd = find("etcd", "etcd-server", Vec::new())?;
        let ports = (0..6).map(|_| free_port()).collect::<io::Result<Vec<u16>>>();
        let ports = ports.map_err(|error| ServiceError::Io { program: "Patroni", error })?;
        let bin = initdb.parent().unwrap_or(&initdb).to_owned();
        let system_user = if is_root() { SYSTEM_USER } else { "" };
        let programs = [bin, patroni, etcd, logs.to_owned()].map(OsString::from);
        let names = [USER, PASSWORD, system_user].map(OsString::from);
        let numbers = ports.iter().map(|port| OsString::from(port.to_string()));
        let args: Vec<OsString> = programs.into_iter().chain(names).chain(numbers).collect();
        let args: Vec<_> = args.iter().map(OsString::as_os_str).collect();
        let guard = Guard::start("Patroni", include_str!("patroni.sh"), &args, None)?;
        Ok(Patroni { ports: [(ports[2], ports[3]), (ports[4], ports[5])], guard: Mutex::new(guard) })
    }

    /// The URL of the database at a port: one of a member or of a proxy.
    #[must_use]
    pub fn url(port: u16) -> String {
        format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{port}/{USER}")
    }

    /// The port of a member's database.
    #[must_use]
    pub fn port(&self, member: Member) -> u16 {
        self.ports[member as usize].0
    }

    /// The port of a member's Patroni.
    #[must_use]
    pub fn api_port(&self, member: Member) -> u16 {
        self.ports[member as usize].1
    }

    /// The leader, if there is one.
    #[must_use]
    pub fn leader(&self) -> Option<Member> {
        Member::ALL.into_iter().find(|member| self.says(*member, "/primary"))
    }

    /// Whether there are a leader and a synchronous standby.
    #[must_use]
    pub fn is_synchronous(&self) -> bool {
        self.leader().is_some_and(|leader| self.says(leader.other(), "/sync"))
    }

    /// Whether a member answers a question of load balancers with yes.
    fn says(&self, member: Member, question: &str) -> bool {
        answers_ok(self.api_port(member), question)
    }

    /// Starts a proxy to the leader, whoever that is. It does what a load balancer does that asks Patroni.
    ///
    /// # Errors
    /// If there is no free port.
    pub fn start_switch(&self) -> io::Result<Arc<Proxy>> {
        let proxy = Arc::new(Proxy::balance(&[])?);
        let (ports, watched) = (self.ports, Arc::downgrade(&proxy));
        thread::spawn(move || {
            let mut leader: Option<(u16, u16)> = None;
            let mut missing_answers = 0;
            while let Some(proxy) = watched.upgrade() {
                let leads = |ports: &(u16, u16)| answers_ok(ports.1, "/primary");
                // A leader that was frozen may not know yet that there is another. So the one that is known stays.
                if leader.as_ref().is_some_and(leads) {
                    missing_answers = 0;
                } else {
                    missing_answers += 1;
                    let next = ports.iter().copied().find(|ports| Some(*ports) != leader && leads(ports));
                    if next.is_some() || missing_answers >= MISSING_ANSWERS {
                        if next != leader {
                            proxy.switch_to(next.map(|(port, _)| port));
                        }
                        leader = next;
                    }
                }
                drop(proxy);
                thread::sleep(LOOK_INTERVAL);
            }
        });
        Ok(proxy)
    }

    /// Kills a member with its Patroni, as if its machine was gone.
    ///
    /// # Errors
    /// If the script that guards the servers has ended, as for the methods below.
    pub fn kill(&self, member: Member) -> Result<(), ServiceError> {
        self.order("kill", member)
    }

    /// Starts a member again.
    ///
    /// # Errors
    /// As above.
    pub fn start_again(&self, member: Member) -> Result<(), ServiceError> {
        self.order("start", member)
    }

    /// Stops a member with its Patroni where they are.
    ///
    /// # Errors
    /// As above.
    pub fn freeze(&self, member: Member) -> Result<(), ServiceError> {
        self.order("freeze", member)
    }

    /// Lets a frozen member go on.
    ///
    /// # Errors
    /// As above.
    pub fn thaw(&self, member: Member) -> Result<(), ServiceError> {
        self.order("thaw", member)
    }

    /// Fills the disk of a member.
    ///
    /// # Errors
    /// As above, or if the member has no disk of its own ([`ServiceError::NotHere`]).
    pub fn fill_disk(&self, member: Member) -> Result<(), ServiceError> {
        self.order("fill", member)
    }

    /// Removes what filled the disk of a member.
    ///
    /// # Errors
    /// As above.
    pub fn free_disk(&self, member: Member) -> Result<(), ServiceError> {
        self.order("free", member)
    }

    fn order(&self, order: &str, member: Member) -> Result<(), ServiceError> {
        let mut guard = self.guard.lock().unwrap_or_else(PoisonError::into_inner);
        guard.order(&format!("{order} {}", member.name()))
    }
}
