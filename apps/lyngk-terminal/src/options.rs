//! What the command line says about a game or about puzzles.

use std::path::PathBuf;

use lyngk_rules::Variant;
use lyngk_study::puzzle::{Difficulty, PuzzleTheme};
use lyngk_view::{Language, NewGame};

use crate::ColorDepth;

/// How the program shows the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Drawn on a terminal.
    #[allow(missing_docs)]
    Drawn { depth: ColorDepth, ascii: bool },
    /// As lines, with typed commands.
    #[allow(missing_docs)]
    Lines { ascii: bool },
}

/// The game to begin with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Begin {
    /// The saved game, which must exist.
    Saved,
    /// The saved game; if it is over, another one with the same opponent; if there is none, this one.
    SavedOr(NewGame),
    /// This game. The saved one is put among the earlier games.
    New(NewGame),
    /// The earlier game with this number, from 1. The saved one is put among the earlier games.
    Earlier(usize),
}

/// Games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    /// The game to begin with.
    pub begin: Begin,
    /// The file of the saved game. Earlier games are beside it.
    pub file: PathBuf,
    /// The language of all texts.
    pub language: Language,
    /// How the board is shown.
    pub manner: Manner,
    /// Whether threats are shown.
    pub threats: bool,
    /// Whether a complete turn waits for confirmation.
    pub confirm: bool,
}

/// The puzzle to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleChoice {
    /// The next one that suits the person.
    Next,
    /// The puzzle of the day.
    Day,
    /// The one with this number, from 1.
    Number(usize),
}

/// Puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzles {
    /// The first puzzle.
    pub first: PuzzleChoice,
    /// Only puzzles of this difficulty.
    pub difficulty: Option<Difficulty>,
    /// Only puzzles with this theme.
    pub theme: Option<PuzzleTheme>,
    /// Only puzzles of this variant.
    pub variant: Option<Variant>,
    /// The file of the progress.
    pub file: PathBuf,
    /// The language of all texts.
    pub language: Language,
    /// How the board is shown.
    pub manner: Manner,
}
