//! Steps: commands that are announced and timed.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

/// A command of the cargo that runs this program, so that a toolchain chosen by the user stays in use.
pub(crate) fn cargo(args: &[&str]) -> Command {
    command(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()), args)
}

pub(crate) fn command(program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args);
    command
}

/// Prints what the step does, runs the command, and prints how long it took.
pub(crate) fn step(what: &str, mut command: Command) -> Result<()> {
    println!("── {what}");
    let started = Instant::now();
    let status = command.status().with_context(|| format!("{what}: {command:?} cannot be run"))?;
    ensure!(status.success(), "{what}: {command:?} failed");
    println!("   {:.1} s", started.elapsed().as_secs_f64());
    Ok(())
}
