//! Arguments of `lyngk export`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::value::positive;

/// The largest number of a game that can be asked for.
const MAX_GAME: u64 = u32::MAX as u64;

#[derive(Args, Debug)]
pub(crate) struct ExportArgs {
    /// Games, as a file (- for standard input) or a link, or a position as LPN.
    #[arg(value_name = "GAME", required_unless_present = "position")]
    pub(crate) subject: Option<OsString>,
    /// The same as the argument GAME.
    #[arg(long, value_name = "POSITION", conflicts_with = "subject")]
    pub(crate) position: Option<OsString>,
    /// Format of the output.
    #[arg(long, value_name = "FORMAT")]
    pub(crate) format: ExportFormat,
    /// Output file; an existing file is overwritten [default: standard output].
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Number of the game in the file, from 1 [default: all games for csv, the only game for sgf].
    #[arg(long, value_name = "N", value_parser = positive::<MAX_GAME>, allow_negative_numbers = true)]
    pub(crate) game: Option<u64>,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum ExportFormat {
    /// Game file for Boardspace.net.
    Sgf,
    /// Table with a line for each turn, for spreadsheets.
    Csv,
}
