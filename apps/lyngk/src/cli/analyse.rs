//! Arguments of `lyngk analyse`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

use super::value::{MAX_HASH, MAX_THREADS, positive, whole_number};

#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    #[command(flatten)]
    pub(crate) what: AnalyseWhat,
    #[command(flatten)]
    pub(crate) limit: AnalyseLimit,
    /// Number of the game in the file, from 1 [default: all games].
    #[arg(long, value_name = "N", value_parser = positive::<MAX_LIMIT>, allow_negative_numbers = true)]
    pub(crate) game: Option<u64>,
    /// Analyse the position after this number of turns, instead of the whole game.
    #[arg(long, value_name = "N", value_parser = whole_number::<u32>, allow_negative_numbers = true)]
    #[arg(conflicts_with_all = ["svg", "lgn", "jobs"])]
    pub(crate) turn: Option<u32>,
    /// Number of best turns to show of a position [default: 5].
    #[arg(long, alias = "lines", value_name = "K", value_parser = positive::<MAX_BEST>, allow_negative_numbers = true)]
    pub(crate) best: Option<u64>,
    /// Number of games that are analysed at the same time [default: as many as there are cores for].
    #[arg(long, value_name = "N", value_parser = positive::<MAX_THREADS>, allow_negative_numbers = true)]
    #[arg(conflicts_with = "position")]
    pub(crate) jobs: Option<u64>,
    /// Number of threads of the engine. With --nodes and one thread the result does not depend on timing.
    #[arg(long, value_name = "N", default_value = "1")]
    #[arg(value_parser = positive::<MAX_THREADS>, allow_negative_numbers = true)]
    pub(crate) threads: u64,
    /// Memory of the engine for each game at the same time, in MiB.
    #[arg(long, value_name = "MIB", default_value = "64")]
    #[arg(value_parser = positive::<MAX_HASH>, allow_negative_numbers = true)]
    pub(crate) hash: u64,
    /// Random seed.
    #[arg(long, value_name = "N", default_value = "0")]
    #[arg(value_parser = whole_number::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Write a graph of the chances in a game to this SVG file. An existing file is overwritten (- for standard output, without the
    /// report).
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) svg: Option<PathBuf>,
    /// Write the games with marks, comments and better lines to this LGN file. An existing file is overwritten, but never the
    /// input (- for standard output, without the report).
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) lgn: Option<PathBuf>,
    /// Print a JSON object for the position, or for each game.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
pub(crate) struct AnalyseWhat {
    /// Games, as a file or a link, or a position, as LPN, link or file (- for standard input).
    #[arg(value_name = "POSITION|FILE")]
    pub(crate) subject: Option<OsString>,
    /// Position in any of these forms; of a game the last one, or that after --turn N.
    #[arg(long, value_name = "POSITION")]
    pub(crate) position: Option<OsString>,
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
    /// Search limit in nodes, instead of a time limit. The same limit and seed always give the same result.
    #[arg(long, value_name = "N", value_parser = positive::<MAX_LIMIT>, allow_negative_numbers = true)]
    pub(crate) nodes: Option<u64>,
    /// Search limit as the length of the best line in turns, instead of a time limit.
    #[arg(long, value_name = "N", value_parser = positive::<MAX_LIMIT>, allow_negative_numbers = true)]
    pub(crate) depth: Option<u64>,
}

/// The largest limit. As milliseconds it is seven weeks, and it fits into every type that it is converted to.
const MAX_LIMIT: u64 = u32::MAX as u64;
/// No position has this many turns.
const MAX_BEST: u64 = 9999;
