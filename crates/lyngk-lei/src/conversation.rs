//! The client's side of a conversation with an engine, as a state machine without input, output or a clock. The crate documentation has
//! the design.

mod event;
mod question;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::time::Duration;

pub use event::{Awaited, Event, Failure};
pub use question::Question;

use crate::{Answer, Command, EngineOption, ParseError, Query, Setting, Text};

/// How long a conversation waits for an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// For everything that needs no search.
    pub reply: Duration,
    /// For a search, on top of the time that it should take.
    pub grace: Duration,
    /// For a search whose duration is unknown, such as one limited by nodes.
    pub search: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts { reply: Duration::from_secs(10), grace: Duration::from_secs(2), search: Duration::from_mins(2) }
    }
}

/// The introduction of an engine.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Identity {
    /// Its name.
    pub name: Option<Text>,
    /// Its author.
    pub author: Option<Text>,
    /// Its options.
    pub options: Vec<EngineOption>,
}

/// The state of the conversation: what the engine has to answer next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Before `leiok`.
    Greeting,
    /// Nothing.
    Idle,
    /// Options or `newgame`, then `isready`.
    Setup,
    /// The preparation of a question, then `isready`.
    Preparing,
    /// A query.
    Query(Query),
    /// `go`.
    Searching,
    /// The engine has ended, or is not waited for any more.
    Closed,
}

/// A conversation with an engine, from the client's side.
///
/// ```
/// use std::time::Duration;
/// use lyngk_lei::{Conversation, Event, Go, Question, Timeouts};
/// use lyngk_rules::{Position, Variant};
///
/// let now = Duration::ZERO;
/// let mut conversation = Conversation::with_process([], Timeouts::default(), now);
/// let position = Position::random_start(7, Variant::Standard);
/// conversation.ask(Question::new(position).go(Go::nodes(400)), now);
///
/// // An engine that answers at once.
/// let mut events = Vec::new();
/// while let Some(command) = conversation.next_command() {
///     let answers: &[&str] = match command.to_string().as_str() {
///         "lei" => &["id name Example", "leiok"],
///         "isready" => &["readyok"],
///         "go nodes 400" => &["bestmove b1-b2"],
///         _ => &[],
///     };
///     events.extend(answers.iter().filter_map(|line| conversation.hear(line, now)));
/// }
/// assert_eq!(events, [Event::Ready, Event::BestMove(Some("b1-b2".parse()?))]);
/// assert_eq!(conversation.deadline(), None, "nothing is waited for");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Conversation {
    timeouts: Timeouts,
    /// Whether the engine hears `stop` while it searches.
    interruptible: bool,
    identity: Identity,
    /// Commands that the driver has not sent yet.
    outbox: VecDeque<Command>,
    phase: Phase,
    /// When waiting for the answer of this phase ends.
    deadline: Option<Duration>,
    /// When the running search should end.
    expected_end: Option<Duration>,
    /// Setup commands for when the engine is idle.
    setup: Vec<Command>,
    /// The question for when the engine is idle and set up.
    next: Option<Question>,
    /// The question of this phase; none if it was abandoned.
    open: Option<Question>,
}

impl Conversation {
    /// Begins a conversation with an engine in a process: it is greeted with `lei`, and `stop` interrupts a search. The options are
    /// set before anything else.
    #[must_use]
    pub fn with_process(
        settings: impl IntoIterator<Item = Setting>,
        timeouts: Timeouts,
        now: Duration,
    ) -> Conversation {
        let mut conversation =
            Conversation { interruptible: true, ..Conversation::with_worker(settings, timeouts, now) };
        conversation.outbox.push_back(Command::Lei);
        conversation
    }

    /// Begins a conversation with an engine in a web worker: it introduces itself as soon as it listens, and hears nothing while it
    /// searches. The options are set before anything else.
    #[must_use]
    pub fn with_worker(settings: impl IntoIterator<Item = Setting>, timeouts: Timeouts, now: Duration) -> Conversation {
        Conversation {
            timeouts,
            interruptible: false,
            identity: Identity::default(),
            outbox: VecDeque::new(),
            phase: Phase::Greeting,
            deadline: Some(now + timeouts.reply),
            expected_end: None,
            setup: settings.into_iter().map(Command::SetOption).collect(),
            next: None,
            open: None,
        }
    }

    /// The engine's introduction.
    #[must_use]
    pub const fn identity(&self) -> &Identity {
        &self.identity
    }

    /// The next command to send to the engine. Call it after every other call until there is none.
    pub fn next_command(&mut self) -> Option<Command> {
        self.outbox.pop_front()
    }

    /// When to call [`tick`](Conversation::tick), if no line comes before. None if nothing is waited for.
    #[must_use]
    pub const fn deadline(&self) -> Option<Duration> {
        self.deadline
    }

    /// When the running search should end, if that is known. It is also known of an abandoned search.
    #[must_use]
    pub const fn expected_end(&self) -> Option<Duration> {
        self.expected_end
    }

    /// Whether a question is open or about to be sent.
    #[must_use]
    pub const fn has_question(&self) -> bool {
        self.open.is_some() || self.next.is_some()
    }

    /// Whether the engine has answered everything, wanted or not.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.phase == Phase::Idle
    }

    /// Whether the engine has ended or timed out.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.phase == Phase::Closed
    }

    /// Sets options when the engine is idle, followed by [`Event::Ready`].
    pub fn set(&mut self, settings: impl IntoIterator<Item = Setting>, now: Duration) {
        self.setup.extend(settings.into_iter().map(Command::SetOption));
        self.send_next(now);
    }

    /// Has the engine forget earlier searches when it is idle, followed by [`Event::Ready`].
    pub fn new_game(&mut self, now: Duration) {
        self.setup.push(Command::NewGame);
        self.send_next(now);
    }

    /// Asks a question as soon as the engine is idle, and abandons the one before. A closed conversation ignores it.
    pub fn ask(&mut self, question: Question, now: Duration) {
        self.abandon(now);
        self.next = Some(question).filter(|_| !self.is_closed());
        self.send_next(now);
    }

    /// Drops the question: none of its answers is reported any more.
    pub fn abandon(&mut self, now: Duration) {
        self.next = None;
        if self.open.is_some() {
            self.stop(now);
            self.open = None;
        }
    }

    /// Ends the running search early. Its [`Event::BestMove`] still comes. An engine in a worker does not hear it.
    pub fn stop(&mut self, now: Duration) {
        if self.interruptible && self.phase == Phase::Searching {
            self.outbox.push_back(Command::Stop);
            self.wait_for_reply(now);
            self.expected_end = Some(now);
        }
    }

    /// Ends the engine and closes the conversation.
    pub fn quit(&mut self) {
        self.close();
        self.outbox.push_back(Command::Quit);
    }

    /// Takes a line from the engine.
    pub fn hear(&mut self, line: &str, now: Duration) -> Option<Event> {
        if self.is_closed() || line.trim_ascii().is_empty() {
            return None;
        }
        match line.parse() {
            Ok(answer) => self.follow(answer, now),
            Err(error) => self.unreadable(line, error, now),
        }
    }

    /// Takes the time. Gives an event if the engine has not answered by the deadline.
    pub fn tick(&mut self, now: Duration) -> Option<Event> {
        let awaited = self.awaited().filter(|_| self.deadline.is_some_and(|deadline| deadline <= now))?;
        self.close();
        Some(Event::Failed(Failure::Timeout(awaited)))
    }

    /// Takes that the engine has ended or cannot be reached. Gives no event if the conversation is closed already.
    pub fn ended(&mut self) -> Option<Event> {
        if self.is_closed() {
            return None;
        }
        self.close();
        Some(Event::Failed(Failure::Ended))
    }

    fn close(&mut self) {
        self.outbox.clear();
        self.setup.clear();
        self.phase = Phase::Closed;
        (self.deadline, self.expected_end, self.next, self.open) = (None, None, None, None);
    }

    /// The line that ends this phase.
    const fn awaited(&self) -> Option<Awaited> {
        match self.phase {
            Phase::Greeting => Some(Awaited::LeiOk),
            Phase::Setup | Phase::Preparing => Some(Awaited::ReadyOk),
            Phase::Query(_) => Some(Awaited::QueryAnswer),
            Phase::Searching => Some(Awaited::BestMove),
            Phase::Idle | Phase::Closed => None,
        }
    }

    fn wait_for_reply(&mut self, now: Duration) {
        self.deadline = Some(now + self.timeouts.reply);
    }

    fn follow(&mut self, answer: Answer, now: Duration) -> Option<Event> {
        match (self.phase, answer) {
            (_, Answer::Error(text)) => self.refused(text, now),
            (Phase::Greeting, Answer::Name(name)) => {
                self.identity.name = Some(name);
                None
            }
            (Phase::Greeting, Answer::Author(author)) => {
                self.identity.author = Some(author);
                None
            }
            (Phase::Greeting, Answer::Option(option)) => {
                self.identity.options.push(option);
                None
            }
            (Phase::Greeting, Answer::LeiOk) => {
                // With options to set, the engine is ready when it has followed them.
                let is_ready = self.setup.is_empty();
                self.become_idle(now);
                is_ready.then_some(Event::Ready)
            }
            (Phase::Setup, Answer::ReadyOk) => {
                self.become_idle(now);
                Some(Event::Ready)
            }
            (Phase::Preparing, Answer::ReadyOk) => {
                self.send_rest(now);
                None
            }
            (Phase::Query(query), answer) => {
                let event = query_event(query, answer)?;
                let event = self.open.as_ref().map(|question| question.checked_answer(event));
                self.send_rest(now);
                event
            }
            (Phase::Searching, Answer::Info(info)) => self.open.as_ref()?.checked_info(info).map(Event::Info),
            (Phase::Searching, Answer::BestMove(best)) => {
                let question = self.open.take();
                self.become_idle(now);
                question.map(|question| question.checked_turn(best))
            }
            // Unsolicited, or an answer to an abandoned question.
            _ => None,
        }
    }

    /// An `error` refuses the commands of this phase.
    fn refused(&mut self, text: Text, now: Duration) -> Option<Event> {
        match self.phase {
            // Engines from before there was this query refuse it.
            Phase::Query(Query::Outlook) => {
                let is_wanted = self.open.is_some();
                self.send_rest(now);
                return is_wanted.then_some(Event::Outlook(None));
            }
            Phase::Query(_) | Phase::Searching => {
                self.open = None;
                self.become_idle(now);
            }
            // `readyok` is still to come.
            Phase::Preparing => self.open = None,
            Phase::Greeting | Phase::Setup | Phase::Idle | Phase::Closed => {}
        }
        // Reported for abandoned questions, too: an engine that panics sends an error as its last line.
        Some(Event::Failed(Failure::Refused(text)))
    }

    fn unreadable(&mut self, line: &str, error: ParseError, now: Duration) -> Option<Event> {
        let first = line.split_ascii_whitespace().next();
        let is_end = match self.phase {
            Phase::Searching => first == Some("bestmove"),
            Phase::Query(query) => first == Some(query.word()),
            _ => false,
        };
        if is_end {
            let is_wanted = self.open.take().is_some();
            self.become_idle(now);
            return is_wanted.then(|| Event::Failed(Failure::Unreadable { line: Text::new(line), error }));
        }
        // The protocol allows engines to have `info` lines of their own.
        (first != Some("info")).then(|| Event::Noise(Text::new(line)))
    }

    fn become_idle(&mut self, now: Duration) {
        self.phase = Phase::Idle;
        (self.deadline, self.expected_end) = (None, None);
        self.send_next(now);
    }

    /// Sends the next setup or question, if the engine is idle.
    fn send_next(&mut self, now: Duration) {
        if self.phase != Phase::Idle {
            return;
        }
        if !self.setup.is_empty() {
            self.outbox.extend(self.setup.drain(..));
            self.phase = Phase::Setup;
        } else if let Some(question) = self.next.take() {
            self.outbox.extend(question.preparation());
            self.open = Some(question);
            self.phase = Phase::Preparing;
        } else {
            return;
        }
        self.outbox.push_back(Command::IsReady);
        self.wait_for_reply(now);
    }

    /// Sends the next query of the open question, or else its search.
    fn send_rest(&mut self, now: Duration) {
        if let Some(query) = self.open.as_mut().and_then(Question::next_query) {
            self.outbox.push_back(Command::Query(query));
            self.phase = Phase::Query(query);
            return self.wait_for_reply(now);
        }
        let Some((question, go)) = self.open.as_ref().and_then(|question| Some((question, question.search()?))) else {
            self.open = None;
            return self.become_idle(now);
        };
        self.outbox.push_back(Command::Go(go.clone()));
        self.phase = Phase::Searching;
        let expected = question.expected_time();
        self.expected_end = expected.map(|time| now + time);
        let longest = expected.map_or(self.timeouts.search, |time| time + self.timeouts.grace);
        self.deadline = (!question.is_endless()).then_some(now + longest);
    }
}

/// The event of a query's answer; none if it answers something else.
fn query_event(query: Query, answer: Answer) -> Option<Event> {
    match (query, answer) {
        (Query::Turns, Answer::Turns(turns)) => Some(Event::Turns(turns)),
        (Query::Result, Answer::Result(result)) => Some(Event::Result(result)),
        (Query::Lpn, Answer::Lpn(position)) => Some(Event::Position(position)),
        (Query::Outlook, Answer::Outlook(outlook)) => Some(Event::Outlook(outlook)),
        _ => None,
    }
}
