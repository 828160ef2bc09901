//! Steps: commands that are announced and timed.

use std::cell::RefCell;
use std::io::{self, Read, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, ensure};

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
    say(&format!("── {what}\n"));
    let started = Instant::now();
    let status = run(&mut command).with_context(|| format!("{what}: {command:?} cannot be run"))?;
    ensure!(status.success(), "{what}: {command:?} failed");
    say(&format!("   {:.1} s\n", started.elapsed().as_secs_f64()));
    Ok(())
}

thread_local! {
    /// Output of the steps of this thread, if they run beside others.
    static CAPTURED: RefCell<Option<Vec<u8>>> = const { RefCell::new(None) };
}

/// Prints a text, or keeps it until the steps are joined.
fn say(text: &str) {
    CAPTURED.with_borrow_mut(|captured| match captured {
        Some(captured) => captured.extend_from_slice(text.as_bytes()),
        None => print!("{text}"),
    });
}

fn run(command: &mut Command) -> io::Result<ExitStatus> {
    if CAPTURED.with_borrow(Option::is_none) {
        return command.status();
    }
    // One pipe for both streams keeps their order.
    let (mut reader, writer) = io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let mut child = command.spawn()?;
    // The command still holds the writing end, without which reading would never end.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut printed = Vec::new();
    reader.read_to_end(&mut printed)?;
    say(&String::from_utf8_lossy(&printed));
    child.wait()
}

/// Runs steps beside others, which go on printing meanwhile. What these steps print follows when all are done.
///
/// Most of a build waits for a single crate or for a linker, so the other cores can do something else. Cargo lets commands run at the same
/// time if their profiles or targets differ.
pub(crate) fn beside<T>(
    aside: impl FnOnce() -> Result<T> + Send + 'static,
    here: impl FnOnce() -> Result<()>,
) -> Result<T>
where
    T: Send + 'static,
{
    let aside = thread::spawn(|| {
        CAPTURED.set(Some(Vec::new()));
        let result = aside();
        (result, CAPTURED.take().unwrap_or_default())
    });
    let here = here();
    let (aside, printed) = aside.join().map_err(|_| anyhow!("a step panicked"))?;
    io::stdout().write_all(&printed)?;
    here.and(aside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_on_either_side_is_a_failure() {
        let fails = || step("failing", command("false", &[]));
        let passes = || step("passing", command("true", &[]));
        assert!(beside(passes, passes).is_ok());
        assert!(beside(fails, passes).is_err());
        assert!(beside(passes, fails).is_err());
    }
}
