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

/// A running engine. It is killed when it is dropped.
#[derive(Debug)]
pub(crate) struct EngineProcess {
    child: Child,
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
        let (stdin, stdout) = child.stdin.take().zip(child.stdout.take()).ok_or(io::ErrorKind::BrokenPipe)?;
        let (sender, lines) = mpsc::sync_channel(QUEUED_LINES);
        // This thread ends with the program's output, or when the receiver is dropped.
        thread::spawn(move || {
            LineReader::new(BufReader::new(stdout), line_limit).all(|line| sender.send(line).is_ok());
        });
        Ok(EngineProcess { child, stdin, lines })
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
            let status = self.child.try_wait()?;
            if status.is_some() || Instant::now() >= deadline {
                return Ok(status);
            }
            thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // An error means that the process has already exited.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
