//! `lyngk conform`: check of an engine against a conformance file.
//!
//! The check sends raw lines and compares raw lines, because it must be able to send malformed commands and to see malformed answers.

mod script;

use std::ffi::OsString;
use std::io::{self, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ExitCode, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use lyngk_lei::{Command, LineReader, ReadError};
use script::{Action, Captures, Pattern, Section};

use crate::input;

/// The built-in conformance file.
const FILE: &str = include_str!("../../../../testdata/protocol.lei");

/// The timeout for an answer, unless the file sets another one.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// The longest line of an engine in bytes. The longest list of turns takes less than a tenth of it.
const LINE_LIMIT: usize = 1 << 20;

pub(crate) fn run(file: Option<&Path>, command: &[OsString]) -> Result<ExitCode> {
    let sections = match file {
        Some(path) => script::read(&input::file(path)?).with_context(|| input::name(path))?,
        None => script::read(FILE)?,
    };
    let mut out = io::stdout().lock();
    let mut passed = 0;
    let count = sections.len();
    for section in sections {
        let title = section.title.clone();
        match EngineUnderTest::start(command)?.run(section) {
            Ok(()) => {
                passed += 1;
                writeln!(out, "passed  {title}")?;
            }
            Err(error) => writeln!(out, "FAILED  {title}: {error:#}")?,
        }
    }
    writeln!(out, "{passed} of {count} sections passed")?;
    Ok(if passed == count { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// A running engine under test.
struct EngineUnderTest {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<Result<String, ReadError>>,
    /// Patterns that no further line may match.
    forbidden: Vec<Pattern>,
}

impl EngineUnderTest {
    fn start(command: &[OsString]) -> Result<EngineUnderTest> {
        let (program, arguments) = command.split_first().context("expected a program to run after --")?;
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
        Ok(EngineUnderTest { child, input, lines, forbidden: Vec::new() })
    }

    fn run(mut self, section: Section) -> Result<()> {
        let mut captures = Captures::new();
        for step in section.steps {
            let done = match step.action {
                Action::Send(pattern) => pattern.filled(&captures).and_then(|line| self.send(&line)),
                Action::Expect(pattern, timeout) => {
                    self.expect(&pattern, timeout.unwrap_or(ANSWER_TIMEOUT), &mut captures)
                }
                Action::Forbid(pattern) => {
                    self.forbidden.push(pattern);
                    Ok(())
                }
                Action::ExpectEnd => self.expect_end(),
            };
            done.with_context(|| format!("line {}", step.line))?;
        }
        // At the end of a section the engine must quit without further answers.
        if self.input.is_some() {
            self.send(&Command::Quit.to_string())?;
            self.expect_end()?;
        }
        Ok(())
    }

    fn send(&mut self, line: &str) -> Result<()> {
        let input = self.input.as_mut().context("the file expects the end of the engine before this line")?;
        // A single write, so that an engine never sees half a line.
        input
            .write_all(format!("{line}\n").as_bytes())
            .with_context(|| format!("the engine has closed its input and cannot read {line}"))
    }

    /// The next line of the engine; `None` when it has closed its output.
    fn receive(&self, deadline: Instant, expected: &str) -> Result<Option<String>> {
        // Checked first: an engine that writes without a pause would never run into the timeout.
        let left = deadline.checked_duration_since(Instant::now());
        let left = left.with_context(|| format!("timeout, expected {expected}"))?;
        match self.lines.recv_timeout(left) {
            Ok(line) => {
                let line = line?;
                match self.forbidden.iter().find(|pattern| pattern.matched(&line, &Captures::new()).is_some()) {
                    Some(pattern) => bail!("the engine may not send {pattern} here, but sent {}", quoted(&line)),
                    None => Ok(Some(line)),
                }
            }
            Err(RecvTimeoutError::Disconnected) => Ok(None),
            Err(RecvTimeoutError::Timeout) => bail!("timeout, expected {expected}"),
        }
    }

    fn expect(&self, pattern: &Pattern, timeout: Duration, captures: &mut Captures) -> Result<()> {
        let deadline = Instant::now() + timeout;
        let expected = pattern.to_string();
        loop {
            let received = self.receive(deadline, &expected)?;
            let line = received.ok_or_else(|| anyhow!("expected {expected}, but the engine closed its output"))?;
            if let Some(extended) = pattern.matched(&line, captures) {
                *captures = extended;
                return Ok(());
            }
            if !is_optional(&line) {
                let known: Vec<String> = captures.iter().map(|(name, text)| format!("{name} = {text}")).collect();
                let with = if known.is_empty() { String::new() } else { format!(" ({})", known.join(", ")) };
                bail!("expected {expected}{with}, but the engine sent {}", quoted(&line));
            }
        }
    }

    /// Waits until the engine exits with status 0 and without further answers.
    fn expect_end(&mut self) -> Result<()> {
        let deadline = Instant::now() + ANSWER_TIMEOUT;
        while let Some(line) = self.receive(deadline, "the end of the engine")? {
            ensure!(is_optional(&line), "expected the end of the engine, but it sent {}", quoted(&line));
        }
        let status = self.wait_for_exit(deadline)?;
        self.input = None;
        ensure!(status.success(), "the engine ended with {status}, expected 0");
        Ok(())
    }

    fn wait_for_exit(&mut self, deadline: Instant) -> Result<ExitStatus> {
        loop {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            ensure!(Instant::now() < deadline, "expected the end of the engine, but it closed its output and goes on");
            thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Drop for EngineUnderTest {
    fn drop(&mut self) {
        // A correct engine has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A line of an engine, or its beginning: long enough for two positions to differ.
fn quoted(line: &str) -> String {
    const LENGTH: usize = 200;
    let end = line.char_indices().nth(LENGTH).map_or(line.len(), |(end, _)| end);
    let more = if end < line.len() { "…" } else { "" };
    format!("{:?}{more}", &line[..end])
}

/// Whether an engine may send this line unexpectedly. The number of these lines differs between engines.
fn is_optional(line: &str) -> bool {
    matches!(line.split_ascii_whitespace().next(), Some("info" | "option"))
}
