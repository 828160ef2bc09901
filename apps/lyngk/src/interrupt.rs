//! Ctrl-C during long work: the first one asks for the results so far, the second one ends the program.

use std::io;
use std::process::{self, ExitCode};
use std::thread;

use anyhow::{Context, Result};
use lyngk_engine::Stop;

use crate::progress;

/// The exit status after Ctrl-C, as shells have it: 128 and the number of the signal.
const STATUS: u8 = 130;

/// Returns a flag that the first Ctrl-C sets. The second one ends the program at once.
pub(crate) fn stop_on_ctrl_c() -> Result<Stop> {
    let stop = Stop::new();
    catch(stop.clone()).context("Ctrl-C cannot be caught")?;
    Ok(stop)
}

/// The exit status of a command that has done its work, or has been asked to stop.
pub(crate) fn exit_code(stop: &Stop) -> ExitCode {
    if stop.is_stopped() { ExitCode::from(STATUS) } else { ExitCode::SUCCESS }
}

fn catch(stop: Stop) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    // Registered here and not on the thread: Ctrl-C is caught from now on.
    let mut presses = {
        let _context = runtime.enter();
        presses()?
    };
    thread::Builder::new().name("ctrl-c".to_owned()).spawn(move || {
        runtime.block_on(async move {
            presses.recv().await;
            stop.stop();
            progress::note("stopping with the results so far; Ctrl-C again ends the program at once");
            presses.recv().await;
            process::exit(STATUS.into());
        });
    })?;
    Ok(())
}

#[cfg(unix)]
fn presses() -> io::Result<tokio::signal::unix::Signal> {
    tokio::signal::unix::signal(tokio::signal::unix::SignalKind::interrupt())
}

#[cfg(windows)]
fn presses() -> io::Result<tokio::signal::windows::CtrlC> {
    tokio::signal::windows::ctrl_c()
}
