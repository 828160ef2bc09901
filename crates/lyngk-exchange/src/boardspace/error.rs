//! Errors of files.

use std::fmt;

use lyngk_rules::{Color, IllegalTurn, Player, Point, SetupError};

/// The error for a text that is not a game of LYNGK from Boardspace, with its place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {problem}")]
pub struct BoardspaceError {
    /// The number of the game in the text, from 1.
    pub game: usize,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The reason.
    pub problem: Problem,
}

/// A problem at an offset of the text.
#[derive(Debug)]
pub(super) struct Failure {
    pub(super) at: usize,
    pub(super) problem: Problem,
}

/// Expectation of the parser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Expected {
    Game,
    Node,
    PropertyOrNode,
    VariationOrEnd,
    Value,
    ValueEnd,
    Verb,
    Seat,
    Color,
    Place,
    Claims,
    Column,
    Row { points: usize },
    Level,
    End,
    Variant,
    TwoPlayers,
    Key,
    Revision,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Game => "a game, which begins with (",
            Expected::Node => "a node, which begins with ;",
            Expected::PropertyOrNode => "a property like C[…], a node (;), a variation ( or the end )",
            Expected::VariationOrEnd => "another variation ( or the end )",
            Expected::Value => "a value in brackets",
            Expected::ValueEnd => "the ] that ends the value",
            Expected::Verb => {
                "Start, Pick, Drop, Pickb, Dropb, Claim, Move, Done, Pass, Resign, WinOnTime, LoseOnTime or Edit"
            }
            Expected::Seat => "a player, P0 or P1",
            Expected::Color => "a colour: N, R, B, G or I",
            Expected::Place => "a colour (N, R, B, G or I) or a place (F, S, FC or SC)",
            Expected::Claims => "the place of the claimed colours, F (of P0) or S (of P1)",
            Expected::Column => "a column, A to I",
            Expected::Row { points } => return write!(f, "the number of a point in this column, 1 to {points}"),
            Expected::Level => "the level from which the stack is lifted, a number from 0",
            Expected::End => "nothing more",
            Expected::Variant => "the variant, Lyngk or Lyngk-6",
            Expected::TwoPlayers => "the number of players, 2",
            Expected::Key => "the random key, a whole number from -2147483648 to 2147483647",
            Expected::Revision => "the revision, 100",
        })
    }
}

/// A reason why a text is not a game of LYNGK from Boardspace.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Problem {
    /// A syntax error of SGF.
    #[error("expected {expected}, found {}", OrEnd(*.found))]
    Syntax { expected: Expected, found: Option<char> },
    /// A word of the set-up or of a move is wrong or missing.
    #[error("expected {expected}, found {}", WordOrEnd(.found))]
    Word { expected: Expected, found: String },
    /// The game is larger than [`GAME_LIMIT`](super::GAME_LIMIT).
    #[error("the game is larger than the limit of {limit} bytes")]
    TooLarge { limit: usize },
    /// The game has too many nodes.
    #[error("the game has more than {limit} nodes")]
    TooManyNodes { limit: usize },
    /// A line of the game has too many moves.
    #[error("a line of the game has more than {limit} moves")]
    TooManyMoves { limit: usize },
    /// Variations are nested too deeply.
    #[error("variations are nested more than {limit} deep")]
    TooDeep { limit: usize },
    /// This is a game, but not LYNGK.
    #[error("this is a game of {game:?}, expected GM[lyngk]")]
    OtherGame { game: String },
    /// A property without which nothing can be read is missing.
    #[error("the property {name} is missing, expected {name}[{example}]")]
    Missing { name: &'static str, example: &'static str },
    /// A move does not fit what happened before.
    #[error(transparent)]
    Order(OrderProblem),
    /// A turn is illegal by both rules.
    #[error("turn {number} of player {player}: {error}")]
    Turn { number: usize, player: Player, error: IllegalTurn },
    /// The position that was laid out by hand is impossible.
    #[error("the position that was laid out is impossible: {0}")]
    Placement(SetupError),
}

/// A reason why a move does not fit what happened before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum OrderProblem {
    #[error("the game has not started, expected Start or Edit first")]
    NotStarted,
    #[error("the game has already started")]
    AlreadyStarted,
    #[error("the game is over, expected no further move")]
    Over,
    #[error("{} moves, but {} is to move", .mover, .to_move)]
    OtherPlayer { mover: &'static str, to_move: &'static str },
    #[error("a piece was picked up and not put down, expected a Drop or Dropb first")]
    HandFull,
    #[error("nothing was picked up that could be put down there")]
    HandEmpty,
    #[error("this turn already has a claim")]
    SecondClaim,
    #[error("a claim must come before the move of its turn")]
    ClaimAfterMove,
    #[error("this turn already has a move, expected Done")]
    SecondMove,
    #[error("the claim of {} must be followed by a move", .color.name())]
    ClaimAlone { color: Color },
    #[error("{place} belongs to the other player, expected {own}")]
    OtherPlace { place: &'static str, own: &'static str },
    #[error("nothing was claimed in this turn that could be taken back")]
    NothingClaimed,
    #[error("a part of a stack can be lifted only while a position is laid out")]
    PartOfStack,
    #[error("this can be moved only while a position is laid out, after Edit")]
    NotEditing,
    #[error("this is not possible while a position is laid out, expected Start first")]
    Editing,
    #[error("there is nothing to pick up on {point} at this level")]
    NothingThere { point: Point },
    #[error("there is nothing to pick up")]
    NothingToPick,
    #[error("the stack on {point} cannot hold more pieces")]
    StackFull { point: Point },
}

impl From<OrderProblem> for Problem {
    fn from(problem: OrderProblem) -> Problem {
        Problem::Order(problem)
    }
}

struct OrEnd(Option<char>);

impl fmt::Display for OrEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            // `Debug` escapes invisible characters.
            Some(char) => write!(f, "{char:?}"),
            None => f.write_str("the end"),
        }
    }
}

struct WordOrEnd<'a>(&'a str);

impl fmt::Display for WordOrEnd<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("nothing") } else { write!(f, "{:?}", self.0) }
    }
}

/// The longest part of a text that messages repeat, in characters.
const SHOWN: usize = 40;

/// The beginning of a text, for messages.
pub(super) fn shortened(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
