//! Players in other programs, which speak LEI over standard input and output.
//!
//! `lyngk_lei::Conversation` knows what to send, what answers mean and how long to wait. This module runs the process and moves lines.

use std::io::{self, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use lyngk_game::Forfeit;
use lyngk_lei::{Conversation, Event, Failure, Go, LINE_LIMIT, LineReader, Question, ReadError, Setting, Timeouts};
use lyngk_rules::{PerPlayer, Position, Turn};

use super::fault::PlayerFault;
use super::limit::SearchLimit;
use super::play::TurnRequest;
use crate::input::shortened;

/// How long to wait for the exit status of a program that has closed its output.
const EXIT_TIMEOUT: Duration = Duration::from_secs(2);

/// A player in another program. The program is started when it is needed, and again after it has failed.
#[derive(Debug)]
pub(crate) struct ExternalPlayer {
    command: Vec<String>,
    options: Vec<Setting>,
    process: Option<EngineProcess>,
}

impl ExternalPlayer {
    pub(crate) fn new(command: Vec<String>, options: Vec<Setting>) -> ExternalPlayer {
        ExternalPlayer { command, options, process: None }
    }

    /// Prepares the program for a game. The outer error means that the program cannot be started.
    pub(crate) fn new_game(&mut self) -> Result<Result<(), PlayerFault>> {
        if self.process.is_none() {
            let name = shortened(&self.command.join(" "));
            let mut process = EngineProcess::start(&self.command, self.options.iter().cloned())
                .with_context(|| format!("{name} cannot be started"))?;
            let greeted = process.wait_until_ready();
            greeted.map_err(|fault| anyhow!("{name} did not start as LEI demands: {fault}"))?;
            self.process = Some(process);
        }
        Ok(self.with_process(|process| {
            process.conversation.new_game(process.now());
            process.wait_until_ready()
        }))
    }

    pub(crate) fn turn(&mut self, request: &TurnRequest<'_>) -> Result<Turn, PlayerFault> {
        self.with_process(|process| process.turn(request))
    }

    /// Talks to the program. After a fault the program is ended, as later answers could belong to earlier questions.
    fn with_process<T>(
        &mut self,
        talk: impl FnOnce(&mut EngineProcess) -> Result<T, PlayerFault>,
    ) -> Result<T, PlayerFault> {
        let process = self.process.as_mut().ok_or_else(|| PlayerFault::crash("the program is not running"))?;
        let answer = talk(process);
        if answer.is_err() {
            self.process = None;
        }
        answer
    }
}

/// A running program and the conversation with it. It is killed when it is dropped.
#[derive(Debug)]
struct EngineProcess {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<Result<String, ReadError>>,
    conversation: Conversation,
    began: Instant,
}

impl EngineProcess {
    fn start(command: &[String], options: impl IntoIterator<Item = Setting>) -> io::Result<EngineProcess> {
        let (program, arguments) = command.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut child = Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (stdin, stdout) = child.stdin.take().zip(child.stdout.take()).ok_or(io::ErrorKind::BrokenPipe)?;
        let (sender, lines) = mpsc::sync_channel(1024);
        // This thread ends with the program's output, or when the receiver is dropped.
        thread::spawn(move || {
            LineReader::new(BufReader::new(stdout), LINE_LIMIT).all(|line| sender.send(line).is_ok());
        });
        let conversation = Conversation::with_process(options, Timeouts::default(), Duration::ZERO);
        Ok(EngineProcess { child, stdin, lines, conversation, began: Instant::now() })
    }

    /// The time of the conversation.
    fn now(&self) -> Duration {
        self.began.elapsed()
    }

    fn wait_until_ready(&mut self) -> Result<(), PlayerFault> {
        match self.next_event()? {
            Event::Failed(failure) => Err(self.fault(failure, None)),
            _ => Ok(()),
        }
    }

    fn turn(&mut self, request: &TurnRequest<'_>) -> Result<Turn, PlayerFault> {
        let game = request.game;
        let go = match request.limit {
            SearchLimit::Time(time) => Go::time(time),
            SearchLimit::Nodes(nodes) => Go::nodes(nodes),
            SearchLimit::Clock(_) => Go::clocks(PerPlayer::from_fn(|player| request.clock(player)), game.to_move()),
        };
        let question = Question::after(*game.start(), game.turns())
            .map_err(|illegal| PlayerFault::illegal_turn(illegal.to_string()))?
            .go(go);
        let question = match request.allowed {
            Some(time) => question.takes(time),
            None => question,
        };
        let now = self.now();
        self.conversation.ask(question, now);
        match self.next_event()? {
            Event::BestMove(Some(turn)) => Ok(turn),
            Event::Failed(failure) => Err(self.fault(failure, Some(game.position()))),
            event => Err(PlayerFault::crash(format!("unexpected event {event:?}"))),
        }
    }

    /// Exchanges lines with the program until something happens that the game depends on.
    fn next_event(&mut self) -> Result<Event, PlayerFault> {
        loop {
            let event = self.exchange()?;
            if let Some(event) = event.filter(|event| !matches!(event, Event::Info(_) | Event::Noise(_))) {
                return Ok(event);
            }
        }
    }

    /// Sends all waiting commands, and receives one line or notices a timeout.
    fn exchange(&mut self) -> Result<Option<Event>, PlayerFault> {
        while let Some(command) = self.conversation.next_command() {
            // A single write, so that the program never sees half a line.
            if self.stdin.write_all(format!("{command}\n").as_bytes()).and_then(|()| self.stdin.flush()).is_err() {
                return Ok(self.conversation.ended());
            }
        }
        let received = match self.conversation.deadline() {
            Some(deadline) => self.lines.recv_timeout(deadline.saturating_sub(self.now())),
            None => return Err(PlayerFault::crash("nothing is expected of the program")),
        };
        let now = self.now();
        match received {
            Ok(Ok(line)) => Ok(self.conversation.hear(&line, now)),
            // Text in another encoding is a message for people.
            Ok(Err(ReadError::NotText { .. })) => Ok(None),
            Ok(Err(error)) => Err(PlayerFault::crash(format!("a line of the program cannot be read: {error}"))),
            Err(RecvTimeoutError::Timeout) => Ok(self.conversation.tick(now)),
            Err(RecvTimeoutError::Disconnected) => Ok(self.conversation.ended()),
        }
    }

    /// The fault that a failure is. An illegal turn is explained with the position.
    fn fault(&mut self, failure: Failure, position: Option<&Position>) -> PlayerFault {
        match failure {
            Failure::Refused(text) => PlayerFault::Forfeit(Forfeit::Error, text.to_string()),
            Failure::IllegalTurn(turn) => {
                let reason = position.and_then(|position| position.consequences(turn).err());
                PlayerFault::illegal_turn(reason.map_or_else(|| failure.to_string(), |reason| reason.to_string()))
            }
            Failure::Unreadable { .. } | Failure::NoTurn => PlayerFault::illegal_turn(failure.to_string()),
            Failure::Timeout(_) => PlayerFault::Forfeit(Forfeit::NoAnswer, failure.to_string()),
            _ => PlayerFault::crash(self.exit_reason()),
        }
    }

    /// How the program ended.
    fn exit_reason(&mut self) -> String {
        let deadline = Instant::now() + EXIT_TIMEOUT;
        while Instant::now() < deadline {
            match self.child.try_wait() {
                Ok(Some(status)) => return format!("the program ended with {status}"),
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                Err(_) => break,
            }
        }
        "the program closed its input or output".to_owned()
    }
}

impl Drop for EngineProcess {
    fn drop(&mut self) {
        // An error means that the program has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
