//! Messages between the page and the worker that holds a collection. Each is one line of JSON.

use lyngk_rules::Turn;
use serde::{Deserialize, Serialize};

use super::{Filter, Hit, NextTurn, Order, Pattern, Results};
use crate::library::Summary;

/// A message to the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// Reads the file that is attached.
    ReadFile,
    /// Reads entries of the library, whose numbers and texts are attached.
    ReadEntries,
    /// All entries have been sent.
    EndEntries,
    /// Stops reading. What has been read stays.
    Stop,
    /// Lists other rows.
    List(Box<Query>),
    /// Asks for rows of the list.
    Rows {
        /// The first one.
        from: u32,
        /// The one behind the last.
        to: u32,
    },
    /// Changes the selection.
    Select(Selecting),
    /// Asks for a game.
    Open {
        /// Its number in the collection.
        row: u32,
    },
    /// Asks for a file with games.
    Export {
        /// Those that are selected, or all of the list.
        selected: bool,
    },
    /// Asks for the selected games, to make a study of them.
    Gather,
}

/// What to list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Query {
    /// The number of the question: answers to earlier ones are ignored.
    pub number: u32,
    /// Which games.
    pub filter: Filter,
    /// In which order.
    pub order: Order,
    /// What they must contain.
    pub pattern: Option<Pattern>,
}

/// A change of the selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Selecting {
    /// Selects the row of the list that is not selected, and the other way round.
    Toggle {
        /// Its place in the list.
        at: u32,
    },
    /// Selects rows of the list, beside what is selected.
    Span {
        /// The first one.
        from: u32,
        /// The last one.
        to: u32,
    },
    /// Selects the whole list.
    All,
    /// Selects nothing.
    Nothing,
}

/// A message from the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply {
    /// It listens.
    Ready,
    /// How far reading is.
    Progress(ReadProgress),
    /// What is listed now.
    Listed {
        /// The number of the question.
        query: u32,
        /// Number of rows.
        count: u32,
        /// The results of the games that contain the pattern.
        results: Results,
        /// The results of those among them that contain it only in a variation.
        in_variations: Results,
        /// What was played next there, the most frequent first.
        next: Vec<NextTurn>,
    },
    /// Rows of the list.
    Rows {
        /// The number of the question.
        query: u32,
        /// The place of the first one.
        from: u32,
        /// The rows.
        rows: Vec<ListedRow>,
    },
    /// The selection has changed.
    Selected {
        /// Number of selected rows.
        count: u32,
        /// Number of those that are not listed.
        hidden: u32,
    },
    /// A game to open.
    Game {
        /// Its number in the collection.
        row: u32,
        /// Its number in the library.
        id: Option<u64>,
        /// Its text.
        text: String,
        /// The turns that lead to the pattern.
        path: Vec<Turn>,
    },
    /// The file that was asked for is attached.
    File {
        /// Number of games in it.
        games: u32,
    },
    /// The games for a study are attached, as a file.
    Gathered {
        /// Number of games in it.
        games: u32,
    },
    /// The worker has failed; it is of no more use.
    Failed(String),
}

/// How far reading is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReadProgress {
    /// Number of bytes that have been read.
    pub read: u64,
    /// Number of bytes in all; 0 if it is unknown.
    pub total: u64,
    /// Number of rows.
    pub rows: u32,
    /// Number of rows that cannot be read.
    pub broken: u32,
    /// Number of those that are not UTF-8.
    pub not_text: u32,
    /// Number of bytes of memory that the collection takes.
    pub memory: u64,
    /// Whether it goes on.
    pub state: ReadState,
    /// What is wrong with the file as a whole.
    pub problem: Option<FileProblem>,
}

impl ReadProgress {
    /// Whether at least one game has been read.
    #[must_use]
    pub fn has_game(&self) -> bool {
        self.rows > self.broken
    }
}

/// State of reading.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReadState {
    /// It goes on.
    #[default]
    Reading,
    /// Everything has been read.
    Done,
    /// It was stopped.
    Stopped,
}

/// What is wrong with a file as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FileProblem {
    /// It is empty.
    Empty,
    /// It is not UTF-8.
    NotText,
    /// It contains no game.
    NoGame,
    /// The browser cannot read it, or not to the end.
    Unreadable,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedRow {
    /// Its number in the collection.
    pub row: u32,
    /// Whether it is selected.
    pub is_selected: bool,
    /// The game, or what is wrong with it.
    pub content: RowContent,
}

/// What a row shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RowContent {
    /// A game or a study.
    Game(Box<GameRow>),
    /// Something that cannot be read.
    Broken(BrokenRow),
}

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRow {
    /// What a list shows of it.
    pub summary: Summary,
    /// Its number in the library.
    pub id: Option<u64>,
    /// Whether it is a study of a game in the library.
    pub is_of_own_game: bool,
    /// Where the pattern is in it.
    pub hit: Option<Hit>,
    /// The stacks of five of both players at the end of its main line. None in the six-stack variant.
    pub score: Option<[u8; 2]>,
}

/// A part of a file that is not a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BrokenRow {
    /// Its first line in the file, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: RowProblem,
}

/// What is wrong with a part of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RowProblem {
    /// It has an error in LGN, which reading this text again tells.
    Lgn {
        /// The part.
        text: String,
    },
    /// It is not UTF-8.
    NotText {
        /// Its first lines, as far as they can be guessed.
        head: String,
    },
    /// It is too long for a game.
    TooLong,
}

macro_rules! as_json {
    ($($message:ty),*) => {$(
        impl $message {
            /// The message as a line of JSON.
            #[must_use]
            pub fn to_json(&self) -> String {
                // These types have no maps with other keys than strings, and nothing else fails.
                serde_json::to_string(self).unwrap_or_default()
            }

            /// Reads a line of JSON; `None` if it is no such message.
            #[must_use]
            pub fn from_json(line: &str) -> Option<Self> {
                serde_json::from_str(line).ok()
            }
        }
    )*};
}
as_json!(Request, Reply, Query);
