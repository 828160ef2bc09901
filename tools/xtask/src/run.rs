//! Running other programs.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail};

/// The cargo that runs us, so that a chosen toolchain stays the chosen one.
pub(crate) fn cargo(args: &[&str]) -> Command {
    command(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()), args)
}

pub(crate) fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args);
    command
}

/// Runs a command and says what it is for and how long it took.
pub(crate) fn step(what: &str, mut command: Command) -> Result<()> {
    timed(what, || {
        let status = command.status().with_context(|| format!("{what}: {command:?} cannot be run"))?;
        if !status.success() {
            bail!("{what}: {command:?} failed");
        }
        Ok(())
    })
}

/// Does something and says what it is for and how long it took.
pub(crate) fn timed<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("── {what}");
    let started = Instant::now();
    let result = work()?;
    println!("   {:.1} s", started.elapsed().as_secs_f64());
    Ok(result)
}
