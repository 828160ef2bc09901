//! `lyngk conform`: check of an engine against a conformance file.
//!
//! The check sends raw lines and compares raw lines, because it must be able to send malformed commands and to see malformed answers.

mod script;

use std::error::Error;
use std::ffi::OsString;
use std::fmt;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail, ensure};
use lyngk_lei::{Command, quoted, quoted_up_to};
use script::{Action, Captures, Pattern, Section};

use crate::engine_process::{EngineProcess, Signals};
use crate::{input, output};

/// The built-in conformance file.
const FILE: &str = include_str!("../../../../testdata/protocol.lei");

/// The timeout for an answer, unless the file sets another one.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// After this many sections in a row that ended with a timeout, an engine hangs.
const HANGING: usize = 3;

/// The longest line of an engine in bytes. The longest list of turns takes less than a tenth of it.
const LINE_LIMIT: usize = 1 << 20;

/// How many characters of an unexpected line are quoted: enough for two positions to differ.
const QUOTED_LENGTH: usize = 200;

pub(crate) fn run(file: Option<&Path>, command: &[OsString]) -> Result<ExitCode> {
    let sections = match file {
        Some(path) => script::read(&input::file(path)?).with_context(|| input::name(path))?,
        None => script::read(FILE)?,
    };
    let mut out = output::stdout();
    let (mut passed, mut timeouts) = (0, 0);
    let count = sections.len();
    for (number, section) in (1..).zip(sections) {
        let title = section.title.clone();
        match EngineUnderTest::start(command)?.run(section) {
            Ok(()) => {
                (passed, timeouts) = (passed + 1, 0);
                writeln!(out, "passed  {title}")?;
            }
            Err(error) => {
                timeouts = if error.chain().any(<dyn Error>::is::<NoAnswer>) { timeouts + 1 } else { 0 };
                writeln!(out, "FAILED  {title}: {error:#}")?;
            }
        }
        if timeouts == HANGING && number < count {
            writeln!(out, "the engine hangs: the other {} sections are left out", count - number)?;
            break;
        }
    }
    writeln!(out, "{passed} of {count} sections passed")?;
    Ok(if passed == count { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// The engine did not send what was expected in time.
#[derive(Debug)]
struct NoAnswer {
    expected: String,
}

impl fmt::Display for NoAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "timeout, expected {}", self.expected)
    }
}

impl Error for NoAnswer {}

/// A running engine under test.
struct EngineUnderTest {
    process: EngineProcess,
    has_ended: bool,
    /// Patterns that no further line may match.
    forbidden: Vec<Pattern>,
}

impl EngineUnderTest {
    fn start(command: &[OsString]) -> Result<EngineUnderTest> {
        let program = command.first().context("expected a program to run after --")?;
        let process = EngineProcess::start(command, LINE_LIMIT, Signals::Together)
            .with_context(|| format!("{} cannot be started", quoted(&program.to_string_lossy())))?;
        Ok(EngineUnderTest { process, has_ended: false, forbidden: Vec::new() })
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
        if !self.has_ended {
            self.send(&Command::Quit.to_string())?;
            self.expect_end()?;
        }
        Ok(())
    }

    fn send(&mut self, line: &str) -> Result<()> {
        ensure!(!self.has_ended, "the file expects the end of the engine before this line");
        self.process.send(line).with_context(|| format!("the engine has closed its input and cannot read {line}"))
    }

    /// The next line of the engine; `None` when it has closed its output.
    fn receive(&self, deadline: Instant, expected: &str) -> Result<Option<String>> {
        // Checked first: an engine that writes without a pause would never run into the timeout.
        let left = deadline.checked_duration_since(Instant::now());
        let timeout = || NoAnswer { expected: expected.to_owned() };
        let left = left.ok_or_else(timeout)?;
        match self.process.receive(left) {
            Ok(line) => {
                let line = line?;
                match self.forbidden.iter().find(|pattern| pattern.matched(&line, &Captures::new()).is_some()) {
                    Some(pattern) => {
                        bail!("the engine may not send {pattern} here, but sent {}", quoted_up_to(&line, QUOTED_LENGTH))
                    }
                    None => Ok(Some(line)),
                }
            }
            Err(RecvTimeoutError::Disconnected) => Ok(None),
            Err(RecvTimeoutError::Timeout) => Err(timeout().into()),
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
                bail!("expected {expected}{with}, but the engine sent {}", quoted_up_to(&line, QUOTED_LENGTH));
            }
        }
    }

    /// Waits until the engine exits with status 0 and without further answers.
    fn expect_end(&mut self) -> Result<()> {
        let deadline = Instant::now() + ANSWER_TIMEOUT;
        while let Some(line) = self.receive(deadline, "the end of the engine")? {
            ensure!(
                is_optional(&line),
                "expected the end of the engine, but it sent {}",
                quoted_up_to(&line, QUOTED_LENGTH)
            );
        }
        let status = self.process.wait_for_exit(deadline)?;
        let status = status.context("expected the end of the engine, but it closed its output and goes on")?;
        self.has_ended = true;
        ensure!(status.success(), "the engine ended with {status}, expected 0");
        Ok(())
    }
}

/// Whether an engine may send this line unexpectedly. The number of these lines differs between engines.
fn is_optional(line: &str) -> bool {
    matches!(line.split_ascii_whitespace().next(), Some("info" | "option"))
}
