//! A shell script that runs a service, and obeys lines on its standard input.

use std::ffi::OsStr;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::ops::Range;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use crate::ServiceError;

/// The answer to a line that has been obeyed.
const DONE: &str = "done";
/// The answer to a line that cannot be obeyed on this machine.
const NO: &str = "no";

/// Ports for services. Systems take those for outgoing connections from higher ones, so that none of them gets the port of a service
/// that is being restarted.
const PORTS: Range<u16> = 15_000..32_000;

/// A service with its guard.
#[derive(Debug)]
pub(crate) struct Guard {
    program: &'static str,
    process: Child,
    orders: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Guard {
    /// Starts a script, as another user if one is given, and waits until its service can be used.
    pub(crate) fn start(
        program: &'static str,
        script: &str,
        args: &[&OsStr],
        user: Option<&str>,
    ) -> Result<Guard, ServiceError> {
        let failed = |error| ServiceError::Io { program, error };
        let mut command = match user {
            Some(user) => {
                let mut command = Command::new("setpriv");
                command.args([format!("--reuid={user}"), format!("--regid={user}")]).args(["--init-groups", "sh"]);
                command
            }
            None => Command::new("sh"),
        };
        command.args(["-c", script, "sh"]).args(args);
        // Its own group: Ctrl-C must not end the script before it has cleaned up.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command.current_dir("/");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut process = command.spawn().map_err(failed)?;
        let (Some(orders), Some(answers)) = (process.stdin.take(), process.stdout.take()) else {
            return Err(failed(io::Error::other("it has no pipes")));
        };
        let mut guard = Guard { program, process, orders: Some(orders), answers: BufReader::new(answers) };
        guard.await_answer()?;
        Ok(guard)
    }

    /// Gives an order, and waits until it has been obeyed.
    pub(crate) fn order(&mut self, order: &str) -> Result<(), ServiceError> {
        let program = self.program;
        let failed = |error| ServiceError::Io { program, error };
        let orders = self.orders.as_mut().ok_or_else(|| failed(io::Error::other("it has ended")))?;
        writeln!(orders, "{order}").map_err(failed)?;
        self.await_answer()
    }

    fn await_answer(&mut self) -> Result<(), ServiceError> {
        let mut answer = String::new();
        let read = self.answers.read_line(&mut answer);
        match answer.trim_end() {
            DONE if read.is_ok() => return Ok(()),
            NO if read.is_ok() => return Err(ServiceError::NotHere { program: self.program }),
            _ => {}
        }
        let mut output = answer;
        if let Some(errors) = &mut self.process.stderr {
            // The text read so far is still the best explanation.
            let _ = errors.read_to_string(&mut output);
        }
        Err(ServiceError::Failed { program: self.program, output })
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        // The script stops the service and removes its folder.
        drop(self.orders.take());
        let _ = self.process.wait();
    }
}

/// A loopback port that is free at the moment.
///
/// # Errors
/// If there is none.
pub fn free_port() -> io::Result<u16> {
    let start = RandomState::new().build_hasher().finish() as usize % PORTS.len();
    let ports = PORTS.cycle().skip(start).take(PORTS.len());
    let mut free = ports.filter(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok());
    free.next().ok_or_else(|| io::ErrorKind::AddrInUse.into())
}

/// Whether this process runs as root.
pub(crate) fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
