//! A program that can be killed, frozen and started again, and ends with the process that started it.

use std::ffi::OsStr;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use crate::ServiceError;
use crate::guard::Guard;

/// A running program.
#[derive(Debug)]
pub struct Process {
    guard: Mutex<Guard>,
}

impl Process {
    /// Starts a program, and appends what it prints to a file. It does not wait until the program can be used.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub fn start(
        name: &'static str,
        log: &Path,
        program: &OsStr,
        args: &[impl AsRef<OsStr>],
    ) -> Result<Process, ServiceError> {
        let given = [log.as_os_str(), program].into_iter().chain(args.iter().map(AsRef::as_ref));
        let guard = Guard::start(name, include_str!("process.sh"), &given.collect::<Vec<_>>(), None)?;
        Ok(Process { guard: Mutex::new(guard) })
    }

    /// Kills the program (`SIGKILL`), and waits until it has ended.
    ///
    /// # Panics
    /// If its guard has ended, as for the methods below.
    pub fn kill(&self) {
        self.order("kill");
    }

    /// Asks the program to end (`SIGTERM`), and waits until it has ended.
    pub fn terminate(&self) {
        self.order("terminate");
    }

    /// Starts the program again after its end.
    pub fn start_again(&self) {
        self.order("start");
    }

    /// Stops the program where it is (`SIGSTOP`).
    pub fn freeze(&self) {
        self.order("freeze");
    }

    /// Lets a frozen program go on (`SIGCONT`).
    pub fn thaw(&self) {
        self.order("thaw");
    }

    fn order(&self, order: &str) {
        let ordered = self.guard.lock().unwrap_or_else(PoisonError::into_inner).order(order);
        if let Err(error) = ordered {
            panic!("{error}");
        }
    }
}
