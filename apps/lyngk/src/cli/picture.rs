//! Arguments of `lyngk picture`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use lyngk_picture::{Background, Style};
use lyngk_view::{Language, PieceSet};

#[derive(Args, Debug)]
pub(crate) struct PictureArgs {
    /// A position as LPN, a link, or a file with either or with games as LGN (- for standard input).
    #[arg(value_name = "LPN|FILE")]
    pub(crate) what: String,
    /// Where the picture goes; without it, to standard output. A file of that name is replaced.
    #[arg(short, long, value_name = "FILE.svg")]
    pub(crate) output: Option<PathBuf>,
    /// Which game of a file, the first being 1.
    #[arg(long, value_name = "N", default_value = "1", value_parser = super::whole_number::<u32>)]
    pub(crate) game: u32,
    /// After how many turns of the game [default: after the last].
    #[arg(long, value_name = "N", value_parser = super::whole_number::<u32>)]
    pub(crate) turn: Option<u32>,
    /// The background.
    #[arg(long, alias = "ground", value_name = "NAME", default_value = "light")]
    pub(crate) background: BackgroundArg,
    /// The set of pieces.
    #[arg(long, value_name = "SET", default_value = "stone")]
    pub(crate) pieces: PiecesArg,
    /// Rotate the board clockwise by so many sixths of a turn.
    #[arg(long, value_name = "SIXTHS", default_value = "0", value_parser = super::whole_number::<u8>)]
    pub(crate) rotate: u8,
    /// Leave out the names of points.
    #[arg(long)]
    pub(crate) no_coordinates: bool,
    /// Leave out the players: only the board.
    #[arg(long)]
    pub(crate) no_players: bool,
    /// Leave out the last turn.
    #[arg(long)]
    pub(crate) no_turn: bool,
    /// The language of what is written, by its code: en, de, fr, it, nl, es, pl or ru.
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language)]
    pub(crate) language: Language,
}

impl PictureArgs {
    pub(crate) fn style(&self) -> Style {
        let background = match self.background {
            BackgroundArg::Light => Background::Light,
            BackgroundArg::Dark => Background::Dark,
            BackgroundArg::Paper => Background::Paper,
        };
        let pieces = match self.pieces {
            PiecesArg::Stone => PieceSet::Stone,
            PiecesArg::Distinct => PieceSet::Distinct,
            PiecesArg::Grey => PieceSet::Grey,
        };
        Style { background, pieces }
    }
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum BackgroundArg {
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// White, for printers.
    Paper,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum PiecesArg {
    /// Turned stone.
    Stone,
    /// Colours that every eye can tell apart.
    Distinct,
    /// Shades of grey.
    Grey,
}

fn language(code: &str) -> Result<Language, String> {
    let found = Language::ALL.into_iter().find(|language| language.code() == code);
    found.ok_or_else(|| format!("expected one of {}", Language::ALL.map(Language::code).join(", ")))
}
