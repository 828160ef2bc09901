//! A player that is another program: it is spoken with by lines, in the few words of the protocol that a match needs.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use lyngk_rules::Turn;

use super::fault::Fault;
use super::player::Task;
use crate::input::shortened;

/// How long a program may take to answer what needs no thinking.
const PROMPTLY: Duration = Duration::from_secs(10);
/// How long an answer is waited for where no time limits it.
const PATIENCE: Duration = Duration::from_mins(2);
/// How long an answer that is late already is waited for, to tell a slow player from one that hangs.
const LATE: Duration = Duration::from_secs(2);
/// The longest line that is read: thousands of turns fit.
const LINE_LIMIT: u64 = 1 << 16;

/// Another program. It is started when it is needed, and again after it has failed.
#[derive(Debug)]
pub(crate) struct External {
    command: Vec<String>,
    options: Vec<(String, String)>,
    process: Option<Process>,
}

impl External {
    pub(crate) fn new(command: Vec<String>, options: Vec<(String, String)>) -> External {
        External { command, options, process: None }
    }

    /// Begins a game. An error means that the program cannot be started.
    pub(crate) fn new_game(&mut self) -> Result<Result<(), Fault>> {
        if self.process.is_none() {
            let name = shortened(&self.command.join(" "));
            let mut process = Process::start(&self.command).with_context(|| format!("{name} cannot be started"))?;
            let greeted = process.greet(&self.options);
            greeted.map_err(|fault| anyhow!("{name} did not begin as the protocol asks: {fault}"))?;
            self.process = Some(process);
        }
        Ok(self.converse(|process| {
            process.say("newgame")?;
            process.say("isready")?;
            process.wait_for("readyok", PROMPTLY).map(|_| ())
        }))
    }

    /// Asks for a turn.
    pub(crate) fn turn(&mut self, task: &Task<'_>) -> Result<Turn, Fault> {
        let text = self.converse(|process| {
            let moves = if task.turns.is_empty() { "" } else { " moves" };
            let turns: String = task.turns.iter().flat_map(|turn| [" ".to_owned(), turn.to_string()]).collect();
            process.say(&format!("position lpn {}{moves}{turns}", task.start))?;
            process.say(&task.budget.command())?;
            process.wait_for("bestmove", task.budget.deadline().map_or(PATIENCE, |deadline| deadline + LATE))
        })?;
        let turn = text.split_whitespace().next().unwrap_or_default();
        task.position.read_turn(turn).map_err(|error| Fault::IllegalTurn(format!("{}: {error}", shortened(turn))))
    }

    /// Speaks with the program; one that fails is ended, as what it would say next belongs to what was asked before.
    fn converse<T>(&mut self, talk: impl FnOnce(&mut Process) -> Result<T, Fault>) -> Result<T, Fault> {
        let process = self.process.as_mut().ok_or_else(|| Fault::Crash("the program is not running".to_owned()))?;
        let answer = talk(process);
        if answer.is_err() {
            self.process = None;
        }
        answer
    }
}

/// A program that runs. It is ended when nobody needs it any longer.
#[derive(Debug)]
struct Process {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<io::Result<String>>,
}

impl Process {
    fn start(command: &[String]) -> io::Result<Process> {
        let (program, arguments) = command.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut child = Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (stdin, stdout) = child.stdin.take().zip(child.stdout.take()).ok_or(io::ErrorKind::BrokenPipe)?;
        let (sender, lines) = mpsc::sync_channel(1024);
        // It ends with the program's output, or when nobody listens any longer.
        thread::spawn(move || {
            let mut reader = BufReader::new(stdout);
            while let Some(line) = next_line(&mut reader).transpose() {
                let failed = line.is_err();
                if sender.send(line).is_err() || failed {
                    break;
                }
            }
        });
        Ok(Process { child, stdin, lines })
    }

    /// What is said before the first game.
    fn greet(&mut self, options: &[(String, String)]) -> Result<(), Fault> {
        self.say("lei")?;
        self.wait_for("leiok", PROMPTLY)?;
        for (name, value) in options {
            self.say(&format!("setoption name {name} value {value}"))?;
        }
        self.say("isready")?;
        self.wait_for("readyok", PROMPTLY).map(|_| ())
    }

    fn say(&mut self, line: &str) -> Result<(), Fault> {
        writeln!(self.stdin, "{line}").and_then(|()| self.stdin.flush()).map_err(|_| self.ended())
    }

    /// Waits for a line that begins with this word and gives what follows. Others are passed over, but for errors.
    fn wait_for(&mut self, word: &str, patience: Duration) -> Result<String, Fault> {
        let until = Instant::now() + patience;
        loop {
            match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(Ok(line)) => match line.split_whitespace().next() {
                    Some(first) if first == word => {
                        return Ok(line[line.find(word).unwrap_or(0) + word.len()..].to_owned());
                    }
                    Some("error") => return Err(Fault::Error(shortened(line.trim()))),
                    _ => (),
                },
                Ok(Err(error)) => return Err(Fault::Crash(error.to_string())),
                Err(RecvTimeoutError::Timeout) => return Err(Fault::NoAnswer),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
            }
        }
    }

    /// How the program ended, which it has or is about to.
    fn ended(&mut self) -> Fault {
        let until = Instant::now() + LATE;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(Some(status)) => return Fault::Crash(format!("the program ended with {status}")),
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                Err(_) => break,
            }
        }
        Fault::Crash("the program closed its input or output".to_owned())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // One that has ended by itself is what is wanted.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The next line, none at the end.
fn next_line(reader: &mut BufReader<ChildStdout>) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let read = reader.by_ref().take(LINE_LIMIT).read_until(b'\n', &mut bytes)?;
    if read as u64 == LINE_LIMIT && bytes.last() != Some(&b'\n') {
        return Err(io::Error::other(format!("the program said a line of {LINE_LIMIT} bytes or more")));
    }
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).trim_end().to_owned()))
}
