//! Arguments of `lyngk picture`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use lyngk_picture::{Background, Style};
use lyngk_view::{Language, PieceSet};

use super::PlaceArgs;
use super::value::whole_number;

#[derive(Args, Debug)]
pub(crate) struct PictureArgs {
    /// Position as LPN, link, or file with either of them or with LGN games (- for standard input).
    #[arg(value_name = "POSITION", required_unless_present = "position")]
    pub(crate) subject: Option<OsString>,
    /// The same as the argument POSITION.
    #[arg(long, value_name = "POSITION", conflicts_with = "subject")]
    pub(crate) position: Option<OsString>,
    /// Output file; an existing file is overwritten (- for standard output) [default: standard output].
    #[arg(short, long, value_name = "FILE.svg")]
    pub(crate) output: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    /// Background.
    #[arg(long, alias = "ground", value_name = "NAME", default_value = "light")]
    pub(crate) background: BackgroundArg,
    /// Set of pieces.
    #[arg(long, value_name = "SET", default_value = "stone")]
    pub(crate) pieces: PiecesArg,
    /// Rotation of the board, clockwise, in steps of 60 degrees.
    #[arg(long, value_name = "STEPS", default_value = "0", value_parser = whole_number::<u8>, allow_negative_numbers = true)]
    pub(crate) rotate: u8,
    /// Leave out the coordinates.
    #[arg(long)]
    pub(crate) no_coordinates: bool,
    /// Leave out the players and draw only the board.
    #[arg(long)]
    pub(crate) no_players: bool,
    /// Leave out the last turn.
    #[arg(long)]
    pub(crate) no_turn: bool,
    #[arg(long, alias = "language", value_name = "CODE", default_value = "en", value_parser = language)]
    #[arg(help = format!("Language of the texts: {}", language_codes()))]
    pub(crate) lang: Language,
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
    /// Light colours.
    Light,
    /// Dark colours.
    Dark,
    /// Black on white, for printers.
    Paper,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum PiecesArg {
    /// Stone, with the colours of the game.
    Stone,
    /// Colours that are easy to tell apart for everyone.
    Distinct,
    /// Shades of grey.
    Grey,
}

pub(super) fn language(code: &str) -> Result<Language, String> {
    let found = Language::ALL.into_iter().find(|language| language.code() == code);
    found.ok_or_else(|| format!("expected one of {}", language_codes()))
}

pub(super) fn language_codes() -> String {
    Language::ALL.map(Language::code).join(", ")
}
