//! An engine on threads of its own, with a conversation over LEI.
//!
//! The engine serves two pipes, as it would serve a process: one thread runs it, one passes its lines to the channel of events.

use std::io::{self, BufReader, PipeWriter, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use lyngk_lei::{Conversation, Event as LeiEvent, LINE_LIMIT, LineReader, Question, Setting, Timeouts};

use crate::event::Event;

/// The memory of the search in MiB.
const MEMORY: u32 = 64;
/// Generous: the machine may be busy or slow.
const TIMEOUT: Duration = Duration::from_secs(30);
const TIMEOUTS: Timeouts = Timeouts { reply: TIMEOUT, grace: TIMEOUT, search: TIMEOUT };

/// Numbers the engines, so that late lines of one that was dropped can be told from those of the present one.
static NEXT: AtomicU64 = AtomicU64::new(0);

/// A running engine. It ends when it is dropped.
#[derive(Debug)]
pub(crate) struct Engine {
    number: u64,
    commands: PipeWriter,
    conversation: Conversation,
}

impl Engine {
    /// Starts an engine whose lines are sent to the channel.
    pub(crate) fn start(events: &Sender<Event>, seed: u64, now: Duration) -> io::Result<Engine> {
        let (commands_in, commands) = io::pipe()?;
        let (answers, answers_out) = io::pipe()?;
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        // It ends with the commands. An error means that nobody listens any more.
        let serve = move || drop(lyngk_engine::lei::serve(BufReader::new(commands_in), answers_out, None));
        thread::Builder::new().name("engine".to_owned()).spawn(serve)?;
        let events = events.clone();
        let pass_on = move || {
            let mut lines = LineReader::new(BufReader::new(answers), LINE_LIMIT).map_while(Result::ok);
            let all_sent = lines.all(|line| events.send(Event::Engine { engine: number, line: Some(line) }).is_ok());
            if all_sent {
                let _ = events.send(Event::Engine { engine: number, line: None });
            }
        };
        thread::Builder::new().name("answers".to_owned()).spawn(pass_on)?;
        let settings = [Setting::hash(MEMORY), Setting::seed(seed)];
        let mut engine = Engine { number, commands, conversation: Conversation::with_process(settings, TIMEOUTS, now) };
        engine.send();
        Ok(engine)
    }

    /// Asks a question. The one before is abandoned.
    pub(crate) fn ask(&mut self, question: Question, now: Duration) {
        self.conversation.ask(question, now);
        self.send();
    }

    /// Drops the question.
    pub(crate) fn abandon(&mut self, now: Duration) {
        self.conversation.abandon(now);
        self.send();
    }

    /// Handles a line of an engine. Late lines of an engine that was dropped are ignored.
    pub(crate) fn hear(&mut self, engine: u64, line: Option<&str>, now: Duration) -> Option<LeiEvent> {
        if engine != self.number {
            return None;
        }
        let event = match line {
            Some(line) => self.conversation.hear(line, now),
            None => self.conversation.ended(),
        };
        self.send();
        event
    }

    /// Handles the passing of time: an answer may be overdue.
    pub(crate) fn tick(&mut self, now: Duration) -> Option<LeiEvent> {
        let event = self.conversation.tick(now);
        self.send();
        event
    }

    /// When an answer is overdue.
    pub(crate) fn deadline(&self) -> Option<Duration> {
        self.conversation.deadline()
    }

    /// Sends the commands of the conversation. If the engine is gone, its missing answer tells.
    fn send(&mut self) {
        while let Some(command) = self.conversation.next_command() {
            let _ = self.commands.write_all(format!("{command}\n").as_bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use lyngk_lei::Go;
    use lyngk_rules::{Position, Variant};

    use super::*;
    use crate::clock::Clock;

    #[test]
    fn an_engine_answers_and_ends_when_it_is_dropped() {
        let (events, queue) = mpsc::channel();
        let clock = Clock::start();
        let mut engine = Engine::start(&events, 1, clock.now()).expect("pipes and threads");
        let position = Position::random_start(7, Variant::Standard);
        engine.ask(Question::new(position).go(Go::nodes(50)), clock.now());
        let best = loop {
            let Event::Engine { engine: number, line } = queue.recv().expect("an answer") else { continue };
            assert_eq!(engine.hear(number + 1, line.as_deref(), clock.now()), None, "another engine's line");
            if let Some(LeiEvent::BestMove(best)) = engine.hear(number, line.as_deref(), clock.now()) {
                break best;
            }
        };
        assert!(best.is_some_and(|turn| position.is_legal(turn)));
        drop(engine);
        let is_end = |event| matches!(event, Event::Engine { line: None, .. });
        assert!(queue.iter().any(is_end));
    }

    #[test]
    fn an_abandoned_search_makes_room_for_the_next_question() {
        let (events, queue) = mpsc::channel();
        let clock = Clock::start();
        let mut engine = Engine::start(&events, 1, clock.now()).expect("pipes and threads");
        let position = Position::random_start(7, Variant::Standard);
        let begun = clock.now();
        engine.ask(Question::new(position).go(Go::time(Duration::from_mins(1))), clock.now());
        engine.abandon(clock.now());
        engine.ask(Question::new(position).go(Go::nodes(1)), clock.now());
        for event in &queue {
            let Event::Engine { engine: number, line } = event else { continue };
            if let Some(LeiEvent::BestMove(_)) = engine.hear(number, line.as_deref(), clock.now()) {
                break;
            }
        }
        assert!(clock.now().saturating_sub(begun) < Duration::from_secs(30));
    }
}
