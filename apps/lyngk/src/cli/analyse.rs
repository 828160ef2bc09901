//! Arguments of `lyngk analyse`.

use std::path::PathBuf;

use clap::Args;

use super::value::{positive, whole_number};

#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    #[command(flatten)]
    pub(crate) what: AnalyseWhat,
    #[command(flatten)]
    pub(crate) limit: AnalyseLimit,
    /// Number of the game in the file, from 1.
    #[arg(long, value_name = "N", default_value = "1")]
    #[arg(value_parser = positive::<MAX_LIMIT>, allow_negative_numbers = true, conflicts_with = "position")]
    pub(crate) game: u64,
    /// Number of best turns to show.
    #[arg(long, value_name = "K", default_value = "5")]
    #[arg(value_parser = positive::<MAX_LINES>, allow_negative_numbers = true, conflicts_with = "file")]
    pub(crate) lines: u64,
    /// Number of threads of the engine. With --nodes and one thread the result does not depend on timing.
    #[arg(long, value_name = "N", default_value = "1")]
    #[arg(value_parser = positive::<MAX_THREADS>, allow_negative_numbers = true)]
    pub(crate) threads: u64,
    /// Random seed.
    #[arg(long, value_name = "N", default_value = "0")]
    #[arg(value_parser = whole_number::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Write a graph of the chances to this SVG file. An existing file is overwritten.
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) svg: Option<PathBuf>,
    /// Write the game with marks, comments and better lines to this LGN file. An existing file is overwritten, but never the
    /// input.
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) lgn: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
pub(crate) struct AnalyseWhat {
    /// LGN file, or - for standard input.
    pub(crate) file: Option<PathBuf>,
    /// Position as LPN.
    #[arg(long, value_name = "LPN")]
    pub(crate) position: Option<String>,
}

#[derive(Args, Debug)]
#[group(multiple = false)]
pub(crate) struct AnalyseLimit {
    /// Time limit in milliseconds, for the position or for each turn of a game.
    ///
    /// Without any limit it is 3000 for a position and 500 for a turn. A turn that looks wrong is searched for up to three times
    /// as long.
    #[arg(long, value_name = "MS", value_parser = positive::<MAX_LIMIT>, allow_negative_numbers = true)]
    pub(crate) movetime: Option<u64>,
    /// Search limit in nodes instead. The same limit and seed always give the same result.
    #[arg(long, value_name = "N", value_parser = positive::<MAX_LIMIT>, allow_negative_numbers = true)]
    pub(crate) nodes: Option<u64>,
    /// Search limit as the length of the best line, in turns, instead.
    #[arg(long, value_name = "N", value_parser = positive::<MAX_LIMIT>, allow_negative_numbers = true)]
    pub(crate) depth: Option<u64>,
}

/// The largest limit. As milliseconds it is seven weeks, and it fits into every type that it is converted to.
const MAX_LIMIT: u64 = u32::MAX as u64;
const MAX_THREADS: u64 = 1024;
/// No position has this many turns.
const MAX_LINES: u64 = 9999;
