//! `lyngk conform`: whether an engine speaks LEI.

mod script;

use std::ffi::OsString;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ExitCode, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use lyngk_lei::{LineReader, ReadError};
use script::{Action, Found, Part, Pattern};

use crate::input;

/// The file that comes with the program.
const FILE: &str = include_str!("../../../../testdata/protocol.lei");

/// How long an engine may take for an answer where the file says nothing else.
const PATIENCE: Duration = Duration::from_secs(10);

/// The longest line that an engine may say, in bytes: the longest list of turns takes less than a tenth of it.
const LINE_LIMIT: usize = 1 << 20;

pub(crate) fn run(file: Option<&Path>, command: &[OsString]) -> Result<ExitCode> {
    let parts = match file {
        Some(path) => script::read(&input::file(path)?).with_context(|| input::name(path))?,
        None => script::read(FILE)?,
    };
    let mut out = io::stdout().lock();
    let mut passed = 0;
    let count = parts.len();
    for part in parts {
        let title = part.title.clone();
        match Engine::start(command)?.go_through(part) {
            Ok(()) => {
                passed += 1;
                writeln!(out, "passed  {title}")?;
            }
            Err(error) => writeln!(out, "FAILED  {title}: {error:#}")?,
        }
    }
    writeln!(out, "{passed} of {count} parts passed")?;
    Ok(if passed == count { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// A program that runs, and what it says.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<Result<String, ReadError>>,
    /// What it may not say.
    never: Vec<Pattern>,
}

impl Engine {
    fn start(command: &[OsString]) -> Result<Engine> {
        let (program, arguments) = command.split_first().context("there is no program to run")?;
        let name = input::shortened(&program.to_string_lossy());
        let mut child = std::process::Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{name} cannot be started"))?;
        let output = child.stdout.take().context("the program has no output")?;
        let input = child.stdin.take();
        let (sender, lines) = sync_channel(64);
        thread::spawn(move || {
            LineReader::new(BufReader::new(output), LINE_LIMIT).all(|line| sender.send(line).is_ok())
        });
        Ok(Engine { child, input, lines, never: Vec::new() })
    }

    fn go_through(mut self, part: Part) -> Result<()> {
        let mut found = Found::new();
        for step in part.steps {
            let done = match step.action {
                Action::Send(pattern) => pattern.filled(&found).and_then(|line| self.send(&line)),
                Action::Expect(pattern, within) => self.expect(&pattern, within.unwrap_or(PATIENCE), &mut found),
                Action::Never(pattern) => {
                    self.never.push(pattern);
                    Ok(())
                }
                Action::End => self.end(),
            };
            done.with_context(|| format!("line {}", step.line))?;
        }
        // A part that ends without seeing the engine end still wants nothing more to be said.
        if self.input.is_some() {
            self.send("quit")?;
            self.end()?;
        }
        Ok(())
    }

    fn send(&mut self, line: &str) -> Result<()> {
        let input = self.input.as_mut().context("the engine was to end before this")?;
        // One write for the line with its end, so that an engine never sees half a line.
        input.write_all(format!("{line}\n").as_bytes()).with_context(|| format!("the engine does not read {line}"))
    }

    /// The next thing that is said; none when the engine has closed its output.
    fn hear(&self, deadline: Instant, expected: &str) -> Result<Option<String>> {
        // Asked for first: an engine that never falls silent would have something to say at any time.
        let left = deadline.checked_duration_since(Instant::now());
        let left = left.with_context(|| format!("expected {expected}, but it did not come in time"))?;
        match self.lines.recv_timeout(left) {
            Ok(line) => {
                let line = line?;
                match self.never.iter().find(|pattern| pattern.matched(&line, &Found::new()).is_some()) {
                    Some(pattern) => bail!("never {pattern}, the engine said {}", quoted(&line)),
                    None => Ok(Some(line)),
                }
            }
            Err(RecvTimeoutError::Disconnected) => Ok(None),
            Err(RecvTimeoutError::Timeout) => bail!("expected {expected}, but it did not come in time"),
        }
    }

    fn expect(&self, pattern: &Pattern, within: Duration, found: &mut Found) -> Result<()> {
        let deadline = Instant::now() + within;
        let expected = pattern.to_string();
        loop {
            let heard = self.hear(deadline, &expected)?;
            let line = heard.ok_or_else(|| anyhow!("expected {expected}, but the engine said no more"))?;
            if let Some(now) = pattern.matched(&line, found) {
                *found = now;
                return Ok(());
            }
            if !is_passed_over(&line) {
                let known: Vec<String> = found.iter().map(|(name, text)| format!("{name} being {text}")).collect();
                let with = if known.is_empty() { String::new() } else { format!(" ({})", known.join(", ")) };
                bail!("expected {expected}{with}, the engine said {}", quoted(&line));
            }
        }
    }

    /// Waits for the engine to end, with nothing more to say and no complaint.
    fn end(&mut self) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        while let Some(line) = self.hear(deadline, "the engine to end")? {
            ensure!(is_passed_over(&line), "expected the engine to end, it said {}", quoted(&line));
        }
        let status = self.ended(deadline)?;
        self.input = None;
        ensure!(status.success(), "the engine ended with {status}, 0 would be right");
        Ok(())
    }

    fn ended(&mut self, deadline: Instant) -> Result<ExitStatus> {
        loop {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            ensure!(Instant::now() < deadline, "expected the engine to end, it closed its output and goes on");
            thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It has ended already if it did as it should.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What an engine said, or its beginning: long enough for two positions to differ in it.
fn quoted(line: &str) -> String {
    const MOST: usize = 200;
    let end = line.char_indices().nth(MOST).map_or(line.len(), |(end, _)| end);
    let more = if end < line.len() { "…" } else { "" };
    format!("{:?}{more}", &line[..end])
}

/// Whether a line needs nobody to ask for it: engines differ in how many of these they say.
fn is_passed_over(line: &str) -> bool {
    matches!(line.split_ascii_whitespace().next(), Some("info" | "option"))
}
