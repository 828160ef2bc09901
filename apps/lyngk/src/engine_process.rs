//! A running engine: a child process that exchanges lines over standard input and output.

use std::ffi::OsStr;
use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use lyngk_lei::{LineReader, ReadError};

/// Capacity of the queue of received lines; a faster engine blocks.
const QUEUED_LINES: usize = 256;

/// A running engine. It is killed when it is dropped, and in a group of its own with all processes that it has started.
#[derive(Debug)]
pub(crate) struct EngineProcess {
    process: Process,
    stdin: ChildStdin,
    lines: Receiver<Result<String, ReadError>>,
}

/// Whether an engine gets the signals of the terminal, such as Ctrl-C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signals {
    /// It ends together with this program.
    Together,
    /// Only this program gets them, and decides what becomes of the engine.
    Apart,
}

impl EngineProcess {
    /// Starts a program with its arguments. Its lines may have up to `line_limit` bytes.
    pub(crate) fn start(
        command: &[impl AsRef<OsStr>],
        line_limit: usize,
        signals: Signals,
    ) -> io::Result<EngineProcess> {
        let (program, arguments) = command.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        #[cfg(unix)]
        if signals == Signals::Apart {
            std::os::unix::process::CommandExt::process_group(&mut command, 0);
        }
        #[cfg(windows)]
        if signals == Signals::Apart {
            const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
            std::os::windows::process::CommandExt::creation_flags(&mut command, CREATE_NEW_PROCESS_GROUP);
        }
        let mut child = command.spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let process = Process { child, signals, has_ended: false };
        let (stdin, stdout) = pipes.ok_or(io::ErrorKind::BrokenPipe)?;
        let (sender, lines) = mpsc::sync_channel(QUEUED_LINES);
        // This thread ends with the program's output, or when the receiver is dropped.
        thread::Builder::new().spawn(move || {
            LineReader::new(BufReader::new(stdout), line_limit).all(|line| sender.send(line).is_ok());
        })?;
        Ok(EngineProcess { process, stdin, lines })
    }

    /// Sends a line, in a single write, so that the engine never sees half a line.
    pub(crate) fn send(&mut self, line: &str) -> io::Result<()> {
        self.stdin.write_all(format!("{line}\n").as_bytes())?;
        self.stdin.flush()
    }

    /// Waits for the next line. `Disconnected` means that the engine has closed its output.
    pub(crate) fn receive(&self, timeout: Duration) -> Result<Result<String, ReadError>, RecvTimeoutError> {
        self.lines.recv_timeout(timeout)
    }

    /// Waits for the process to exit; `None` if it is still running at the deadline.
    pub(crate) fn wait_for_exit(&mut self, deadline: Instant) -> io::Result<Option<ExitStatus>> {
        loop {
            let status = self.process.try_wait()?;
            if status.is_some() || Instant::now() >= deadline {
                return Ok(status);
            }
            thread::sleep(Duration::from_millis(1));
        }
    }
}

/// The process itself. It is killed when it is dropped, with the processes that it has started if it has a group of its own.
#[derive(Debug)]
struct Process {
    child: Child,
    #[cfg_attr(not(unix), allow(dead_code, reason = "groups of processes are killed on Unix only"))]
    signals: Signals,
    has_ended: bool,
}

impl Process {
    /// The exit status, if the process has ended.
    fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {
        #[cfg(unix)]
        if self.signals == Signals::Apart && !self.has_ended {
            use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
            let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
            if waitid(WaitId::Pid(Pid::from_child(&self.child)), options)?.is_none() {
                return Ok(None);
            }
            // Before the status is taken: after that, the number of the group could become somebody else's.
            self.kill_group();
        }
        let status = self.child.try_wait()?;
        self.has_ended |= status.is_some();
        Ok(status)
    }

    /// Kills the process and all others in its group: behind a script that starts it, the engine is one of those.
    fn kill_group(&self) {
        #[cfg(unix)]
        if self.signals == Signals::Apart {
            use rustix::process::{Pid, Signal, kill_process_group};
            // An error means that there is none left.
            let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.has_ended {
            self.kill_group();
            // An error means that the process has already exited.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
