//! Signals during long work: the first one asks for the results so far, the second one ends the program.
//!
//! They are Ctrl-C, the request to terminate of a system that shuts down, and the end of the terminal.

use std::io;
use std::process::{self, ExitCode};
use std::sync::atomic::{AtomicU8, Ordering};
use std::thread;

use anyhow::{Context, Result};
use lyngk_engine::Stop;

use crate::{output, progress};

/// The exit status after Ctrl-C, as shells have it: 128 and the number of the signal.
const CTRL_C: u8 = 130;

/// The exit status after the signal that came.
static STATUS: AtomicU8 = AtomicU8::new(CTRL_C);

/// Returns a flag that the first signal sets. The second one ends the program at once.
pub(crate) fn stop_on_signals() -> Result<Stop> {
    let stop = Stop::new();
    catch(stop.clone()).context("Ctrl-C cannot be caught")?;
    Ok(stop)
}

/// The exit status of a command that has done its work, or has been asked to stop.
pub(crate) fn exit_code(stop: &Stop) -> ExitCode {
    if stop.is_stopped() { ExitCode::from(STATUS.load(Ordering::Relaxed)) } else { ExitCode::SUCCESS }
}

fn catch(stop: Stop) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    // Registered here and not on the thread: signals are caught from now on.
    let mut signals = {
        let _context = runtime.enter();
        Signals::new()?
    };
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        runtime.block_on(async move {
            STATUS.store(signals.next().await, Ordering::Relaxed);
            stop.stop();
            progress::note("stopping with the results so far; Ctrl-C again ends the program at once");
            let status = signals.next().await;
            output::remove_temporary_files();
            process::exit(status.into());
        });
    })?;
    Ok(())
}

#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
    /// `None` if it is to be ignored.
    hangup: Option<tokio::signal::unix::Signal>,
}

#[cfg(unix)]
impl Signals {
    fn new() -> io::Result<Signals> {
        use tokio::signal::unix::{SignalKind, signal};
        let hangup = (!ignores_hangup()).then(|| signal(SignalKind::hangup())).transpose()?;
        Ok(Signals { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())?, hangup })
    }

    /// The exit status for the next signal.
    async fn next(&mut self) -> u8 {
        let Signals { interrupt, terminate, hangup } = self;
        let hangup = async {
            match hangup {
                Some(hangup) => hangup.recv().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = interrupt.recv() => CTRL_C,
            _ = terminate.recv() => 143,
            _ = hangup => 129,
        }
    }
}

/// Whether the end of the terminal does not matter, as `nohup` says. Elsewhere than on Linux this cannot be asked, and the signal keeps its
/// meaning.
#[cfg(unix)]
fn ignores_hangup() -> bool {
    let Ok(status) = std::fs::read_to_string("/proc/self/status") else { return true };
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    // The lowest bit is signal 1.
    ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_none_or(|mask| mask & 1 == 1)
}

#[cfg(windows)]
struct Signals(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Signals {
    fn new() -> io::Result<Signals> {
        tokio::signal::windows::ctrl_c().map(Signals)
    }

    /// The exit status for the next signal.
    async fn next(&mut self) -> u8 {
        self.0.recv().await;
        CTRL_C
    }
}
