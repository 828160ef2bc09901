//! Questions to an engine.

use std::collections::VecDeque;
use std::time::Duration;

use lyngk_rules::{IllegalTurn, LongTurn, Position, Turn};

use super::{Event, Failure};
use crate::{Command, Go, Info, Outlook, Query, Setting, Start};

/// A question to an engine: a position, what to ask about it, and how to search.
///
/// ```
/// use std::time::Duration;
/// use lyngk_lei::{Go, Level, Query, Question, Setting};
/// use lyngk_rules::{Position, Variant};
///
/// let position = Position::random_start(7, Variant::Standard);
/// let question = Question::new(position)
///     .set([Setting::level(Level::STRONGEST), Setting::multipv(3)])
///     .query(Query::Outlook)
///     .go(Go::time(Duration::from_millis(200)));
/// assert_eq!(question.position(), &position);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    settings: Vec<Setting>,
    new_game: bool,
    start: Position,
    turns: Vec<Turn>,
    /// The position after the turns.
    position: Position,
    queries: VecDeque<Query>,
    go: Option<Go>,
    time: Option<Duration>,
}

impl Question {
    /// A question about a position. It asks nothing yet: add [`query`](Question::query) or [`go`](Question::go).
    #[must_use]
    pub fn new(position: Position) -> Question {
        Question {
            settings: Vec::new(),
            new_game: false,
            start: position,
            turns: Vec::new(),
            position,
            queries: VecDeque::new(),
            go: None,
            time: None,
        }
    }

    /// A question about the position after some turns. The engine gets the start of the game and the turns.
    ///
    /// # Errors
    /// If a turn is not legal.
    pub fn after(start: Position, turns: &[Turn]) -> Result<Question, IllegalTurn> {
        let mut question = Question::new(start);
        for &turn in turns {
            question.position.play(turn)?;
        }
        turns.clone_into(&mut question.turns);
        Ok(question)
    }

    /// Sets options first. An engine keeps its memory if they have not changed.
    #[must_use]
    pub fn set(mut self, settings: impl IntoIterator<Item = Setting>) -> Question {
        self.settings.extend(settings);
        self
    }

    /// Has the engine forget earlier searches first.
    #[must_use]
    pub fn new_game(self) -> Question {
        Question { new_game: true, ..self }
    }

    /// Asks something that needs no search. Queries are answered before the search begins.
    #[must_use]
    pub fn query(mut self, query: Query) -> Question {
        self.queries.push_back(query);
        self
    }

    /// Searches for the best turn.
    #[must_use]
    pub fn go(self, go: Go) -> Question {
        Question { go: Some(go), ..self }
    }

    /// Sets the expected time of the search, if it does not follow from the limits. The timeout adds a grace period.
    #[must_use]
    pub fn takes(self, time: Duration) -> Question {
        Question { time: Some(time), ..self }
    }

    /// The position that the question is about.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How long the search should take, if that is known.
    #[must_use]
    pub fn expected_time(&self) -> Option<Duration> {
        self.time.or_else(|| self.go.as_ref()?.longest(self.position.to_move()))
    }

    /// Whether only `stop` ends the search.
    pub(super) fn is_endless(&self) -> bool {
        self.time.is_none() && self.go.as_ref().is_some_and(Go::is_infinite)
    }

    /// The commands that come before queries and search. None of them has an answer.
    pub(super) fn preparation(&self) -> impl Iterator<Item = Command> {
        let turns = self.turns.iter().map(|&turn| LongTurn { turn, through: Vec::new() }).collect();
        let position = Command::Position { start: Start::Position(self.start), turns };
        let settings = self.settings.iter().cloned().map(Command::SetOption);
        settings.chain(self.new_game.then_some(Command::NewGame)).chain([position])
    }

    pub(super) fn next_query(&mut self) -> Option<Query> {
        self.queries.pop_front()
    }

    pub(super) fn search(&self) -> Option<&Go> {
        self.go.as_ref()
    }

    /// An `info` line with its variation as far as it is legal. None if not even the first turn is.
    pub(super) fn checked_info(&self, mut info: Info) -> Option<Info> {
        let mut position = self.position;
        let legal = info.turns.iter().take_while(|&&turn| position.play(turn).is_ok()).count();
        info.turns.truncate(legal);
        (legal > 0).then_some(info)
    }

    /// The answer to a query. An outlook must be about the stacks of this position.
    pub(super) fn checked_answer(&self, event: Event) -> Event {
        let fits = |outlook: &Outlook| {
            let Some(ending) = &outlook.ending else { return true };
            ending.fates().iter().map(|&(point, _)| point).eq(self.position.occupied().iter())
        };
        match event {
            Event::Outlook(outlook) => Event::Outlook(outlook.filter(|outlook| fits(outlook))),
            event => event,
        }
    }

    /// The end of the search, if the turn may be played.
    pub(super) fn checked_turn(&self, best: Option<Turn>) -> Event {
        let is_among = |turn: Turn| {
            let among = self.go.as_ref().map_or(&[][..], |go| &go.among);
            among.is_empty() || among.iter().any(|long| long.turn == turn)
        };
        match best {
            None if self.position.is_over() => Event::BestMove(None),
            None => Event::Failed(Failure::NoTurn),
            Some(turn) if self.position.is_legal(turn) && is_among(turn) => Event::BestMove(Some(turn)),
            Some(turn) => Event::Failed(Failure::IllegalTurn(turn)),
        }
    }
}
