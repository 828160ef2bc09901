//! Events of a conversation.

use std::fmt;

use lyngk_rules::{GameResult, Position, Turn};

use crate::text::quoted;
use crate::{Info, Outlook, ParseError, Text};

/// An event of a conversation, from a line of the engine or a timeout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The engine has introduced itself, or has followed [`new_game`](super::Conversation::new_game) or
    /// [`set`](super::Conversation::set), and waits for a question.
    Ready,
    /// A principal variation of the running search. Its turns are legal.
    Info(Info),
    /// The end of the search. The turn is legal; none if the game is over.
    BestMove(Option<Turn>),
    /// The answer to [`Query::Turns`](crate::Query::Turns).
    Turns(Vec<Turn>),
    /// The answer to [`Query::Result`](crate::Query::Result).
    Result(GameResult),
    /// The answer to [`Query::Lpn`](crate::Query::Lpn).
    Position(Position),
    /// The answer to [`Query::Outlook`](crate::Query::Outlook). None if the game is over or the engine cannot tell.
    Outlook(Option<Box<Outlook>>),
    /// Something went wrong. The open question, if there is one, gets no further answers.
    Failed(Failure),
    /// A line that is not LEI. It changes nothing: many engines print messages for people.
    Noise(Text),
}

/// A failure in a conversation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Failure {
    /// The engine answered with `error`. It can be asked again.
    #[error("the engine refused: {0}")]
    Refused(Text),
    /// The line that should end the question cannot be read. The engine can be asked again.
    #[error("the engine's answer {} cannot be read: {error}", quoted(line.as_str()))]
    Unreadable {
        /// The line.
        line: Text,
        /// The error.
        error: ParseError,
    },
    /// The turn is not legal, or not one of those to choose from. The engine can be asked again.
    #[error("the engine chose {0}, which may not be played")]
    IllegalTurn(Turn),
    /// The engine gave no turn although the game goes on. It can be asked again.
    #[error("the engine chose no turn although the game goes on")]
    NoTurn,
    /// The engine did not answer in time. The conversation is closed.
    #[error("the engine did not send {0} in time")]
    Timeout(Awaited),
    /// The engine ended, or can no longer be reached. The conversation is closed.
    #[error("the engine ended")]
    Ended,
}

impl Failure {
    /// Whether the conversation is closed: the engine has to be started again.
    #[must_use]
    pub const fn is_final(&self) -> bool {
        matches!(self, Failure::Timeout(_) | Failure::Ended)
    }
}

/// The line that a client waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited {
    /// `leiok`, the end of the introduction.
    LeiOk,
    /// `readyok`.
    ReadyOk,
    /// The answer to a query.
    QueryAnswer,
    /// `bestmove`.
    BestMove,
}

impl fmt::Display for Awaited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Awaited::LeiOk => "leiok",
            Awaited::ReadyOk => "readyok",
            Awaited::QueryAnswer => "the answer to a query",
            Awaited::BestMove => "bestmove",
        })
    }
}
