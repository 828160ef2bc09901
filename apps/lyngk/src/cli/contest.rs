//! Arguments of `lyngk match`.

use std::path::PathBuf;

use clap::Args;
use lyngk_game::TimeControl;

use super::VariantArg;
use super::value::{elo_pair, milliseconds, positive, probability, time_control, whole_number};

/// The largest number of games at the same time.
const MAX_JOBS: u64 = 1024;

#[derive(Args, Debug)]
pub(crate) struct MatchArgs {
    /// The player whose score is reported.
    #[arg(value_name = "FIRST")]
    pub(crate) first: String,
    /// The opponent.
    #[arg(value_name = "SECOND")]
    pub(crate) second: String,
    /// Number of start positions, each played twice [default: 50; all with --starts; up to 50000 with --sprt].
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>, allow_negative_numbers = true, conflicts_with = "games")]
    pub(crate) pairs: Option<u64>,
    /// Number of games, even: another way to say --pairs.
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>, allow_negative_numbers = true)]
    pub(crate) games: Option<u64>,
    /// Seed of the first random start; each further start adds 1.
    #[arg(long, value_name = "N", default_value = "1", value_parser = whole_number::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// File of start positions: one LPN per line, or LGN games, of which the starts are taken (- for standard input).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "variant"])]
    pub(crate) starts: Option<PathBuf>,
    /// Variant of the game.
    #[arg(long, default_value = "std")]
    pub(crate) variant: VariantArg,
    /// Time limit per turn, in milliseconds [default: 100].
    #[arg(long, value_name = "MS", value_parser = milliseconds, allow_negative_numbers = true)]
    #[arg(conflicts_with_all = ["nodes", "clock"])]
    pub(crate) movetime: Option<u64>,
    /// Search limit per turn, in nodes.
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>, allow_negative_numbers = true, conflicts_with = "clock")]
    pub(crate) nodes: Option<u64>,
    /// Time per player for the game plus increment per turn, in seconds unless they have another unit (ms, s, m, h): 60+0.5 or
    /// 1m+500ms.
    #[arg(long, value_name = "TIME+TIME", value_parser = time_control, allow_hyphen_values = true)]
    pub(crate) clock: Option<TimeControl>,
    /// Grace in milliseconds, on top of 10 %, before an overrun of --movetime loses the game.
    #[arg(long, value_name = "MS", default_value = "50", value_parser = milliseconds, allow_negative_numbers = true)]
    pub(crate) grace: u64,
    /// Number of games played at the same time, at most 1024 [default: as many as there are cores].
    #[arg(long, alias = "concurrency", value_name = "N", value_parser = positive::<MAX_JOBS>, allow_negative_numbers = true)]
    pub(crate) jobs: Option<u64>,
    /// Stop as soon as a sequential test (SPRT) accepts one of these Elo differences, like 0,10.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = elo_pair, allow_hyphen_values = true)]
    pub(crate) sprt: Option<(f64, f64)>,
    /// Probability that the test accepts ELO1 by mistake.
    #[arg(long, default_value = "0.05", requires = "sprt", value_parser = probability, allow_negative_numbers = true)]
    pub(crate) alpha: f64,
    /// Probability that the test accepts ELO0 by mistake.
    #[arg(long, default_value = "0.05", requires = "sprt", value_parser = probability, allow_negative_numbers = true)]
    pub(crate) beta: f64,
    /// Write each game to this file as LGN, as soon as it is finished (- for standard output; the summary then goes to standard error).
    #[arg(short, long, alias = "out", value_name = "FILE.lgn")]
    pub(crate) output: Option<PathBuf>,
    /// Continue the match in the --output file, with the same settings and the same engines.
    #[arg(long, requires = "output")]
    pub(crate) resume: bool,
    /// Print the summary as one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}
