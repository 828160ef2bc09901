//! Players in other programs, which speak LEI over standard input and output.
//!
//! `lyngk_lei::Conversation` knows what to send, what answers mean and how long to wait. This module moves lines between it and the
//! process.

use std::io;
use std::sync::mpsc::RecvTimeoutError;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow};
use lyngk_engine::Stop;
use lyngk_game::Forfeit;
use lyngk_lei::{Conversation, Event, Failure, Go, LINE_LIMIT, Question, ReadError, Setting, Timeouts, quoted};
use lyngk_rules::{PerPlayer, Position, Turn};

use super::fault::PlayerFault;
use super::limit::SearchLimit;
use super::play::TurnRequest;
use crate::engine_process::{EngineProcess, Signals};

/// How often a player that is waited for is asked to stop.
const STOP_INTERVAL: Duration = Duration::from_millis(50);
/// How long to wait for the exit status of a program that has closed its output.
const EXIT_TIMEOUT: Duration = Duration::from_secs(2);

/// A player in another program. The program is started when it is needed, and again after it has failed.
#[derive(Debug)]
pub(crate) struct ExternalPlayer {
    command: Vec<String>,
    options: Vec<Setting>,
    dialogue: Option<Dialogue>,
    stop: Stop,
}

impl ExternalPlayer {
    pub(crate) fn new(command: Vec<String>, options: Vec<Setting>, stop: Stop) -> ExternalPlayer {
        ExternalPlayer { command, options, dialogue: None, stop }
    }

    /// The name by which the program introduces itself.
    pub(crate) fn name(&mut self) -> Result<Option<String>> {
        self.start()?;
        let name = self.dialogue.as_ref().and_then(|dialogue| dialogue.conversation.identity().name.clone());
        Ok(name.map(|name| name.to_string()))
    }

    /// Starts the program, unless it runs already.
    fn start(&mut self) -> Result<()> {
        if self.dialogue.is_none() {
            let name = quoted(&self.command.join(" "));
            let mut dialogue = Dialogue::start(&self.command, self.options.iter().cloned(), self.stop.clone())
                .with_context(|| format!("{name} cannot be started"))?;
            let greeted = dialogue.wait_until_ready();
            greeted.map_err(|fault| anyhow!("{name} does not answer as an engine does that speaks LEI: {fault}"))?;
            self.dialogue = Some(dialogue);
        }
        Ok(())
    }

    /// Prepares the program for a game. The outer error means that the program cannot be started.
    pub(crate) fn new_game(&mut self) -> Result<Result<(), PlayerFault>> {
        self.start()?;
        Ok(self.with_dialogue(|dialogue| {
            dialogue.conversation.new_game(dialogue.now());
            dialogue.wait_until_ready()
        }))
    }

    pub(crate) fn turn(&mut self, request: &TurnRequest<'_>) -> Result<Turn, PlayerFault> {
        self.with_dialogue(|dialogue| dialogue.turn(request))
    }

    /// Talks to the program. After a fault the program is ended, as later answers could belong to earlier questions.
    fn with_dialogue<T>(
        &mut self,
        talk: impl FnOnce(&mut Dialogue) -> Result<T, PlayerFault>,
    ) -> Result<T, PlayerFault> {
        let dialogue = self.dialogue.as_mut().ok_or_else(|| PlayerFault::crash("the program is not running"))?;
        let answer = talk(dialogue);
        if answer.is_err() {
            self.dialogue = None;
        }
        answer
    }
}

/// A running program and the conversation with it.
#[derive(Debug)]
struct Dialogue {
    process: EngineProcess,
    conversation: Conversation,
    began: Instant,
    stop: Stop,
}

impl Dialogue {
    fn start(command: &[String], options: impl IntoIterator<Item = Setting>, stop: Stop) -> io::Result<Dialogue> {
        let process = EngineProcess::start(command, LINE_LIMIT, Signals::Apart)?;
        let conversation = Conversation::with_process(options, Timeouts::default(), Duration::ZERO);
        Ok(Dialogue { process, conversation, began: Instant::now(), stop })
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
            if self.process.send(&command.to_string()).is_err() {
                return Ok(self.conversation.ended());
            }
        }
        let Some(deadline) = self.conversation.deadline() else {
            return Err(PlayerFault::crash("nothing is expected of the program"));
        };
        let received = loop {
            let left = deadline.saturating_sub(self.now());
            match self.process.receive(left.min(STOP_INTERVAL)) {
                // The game is dropped, so the answer does not matter any more.
                _ if self.stop.is_stopped() => return Err(PlayerFault::crash("the match was stopped")),
                Err(RecvTimeoutError::Timeout) if left > STOP_INTERVAL => (),
                received => break received,
            }
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
        match self.process.wait_for_exit(Instant::now() + EXIT_TIMEOUT) {
            Ok(Some(status)) => format!("the program ended with {status}"),
            Ok(None) | Err(_) => "the program closed its input or output".to_owned(),
        }
    }
}
