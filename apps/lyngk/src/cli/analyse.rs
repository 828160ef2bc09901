//! What `lyngk analyse` can be told.

use std::path::PathBuf;

use clap::Args;

#[derive(Args, Debug)]
pub(crate) struct AnalyseArgs {
    #[command(flatten)]
    pub(crate) what: AnalyseWhat,
    #[command(flatten)]
    pub(crate) limit: AnalyseLimit,
    /// Which game of the file, the first being 1.
    #[arg(long, value_name = "N", default_value = "1")]
    #[arg(value_parser = from_one::<LARGEST>, allow_negative_numbers = true, conflicts_with = "position")]
    pub(crate) game: u64,
    /// How many of the best turns are shown.
    #[arg(long, value_name = "K", default_value = "5")]
    #[arg(value_parser = from_one::<MOST_LINES>, allow_negative_numbers = true, conflicts_with = "file")]
    pub(crate) lines: u64,
    /// On how many threads the engine thinks. With --nodes the answer is the same every time.
    #[arg(long, value_name = "N", default_value = "1")]
    #[arg(value_parser = from_one::<MOST_THREADS>, allow_negative_numbers = true)]
    pub(crate) threads: u64,
    /// What chance is drawn from.
    #[arg(long, value_name = "N", default_value = "0")]
    #[arg(value_parser = super::whole_number::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: u64,
    /// Write the chances over the game as a picture. A file of that name is replaced.
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) svg: Option<PathBuf>,
    /// Write the game with marks, comments and better lines. A file of that name is replaced, but never FILE itself.
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    pub(crate) lgn: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
pub(crate) struct AnalyseWhat {
    /// A file with games as LGN, or - for standard input.
    pub(crate) file: Option<PathBuf>,
    /// The position as LPN.
    #[arg(long, value_name = "LPN")]
    pub(crate) position: Option<String>,
}

#[derive(Args, Debug)]
#[group(multiple = false)]
pub(crate) struct AnalyseLimit {
    /// Milliseconds for the position, or for each turn of a game.
    ///
    /// Without a limit it is 3000 for a position and 500 for a turn. A turn that looks wrong is searched up to three
    /// times as long.
    #[arg(long, value_name = "MS", value_parser = from_one::<LARGEST>, allow_negative_numbers = true)]
    pub(crate) movetime: Option<u64>,
    /// The same in nodes: the answer depends on nothing but this and the seed.
    #[arg(long, value_name = "N", value_parser = from_one::<LARGEST>, allow_negative_numbers = true)]
    pub(crate) nodes: Option<u64>,
    /// The same as the length of the line that is looked for.
    #[arg(long, value_name = "N", value_parser = from_one::<LARGEST>, allow_negative_numbers = true)]
    pub(crate) depth: Option<u64>,
}

/// The largest limit that is taken: milliseconds for seven weeks, and within every type that it goes into.
const LARGEST: u64 = u32::MAX as u64;
/// More threads than any machine has use for.
const MOST_THREADS: u64 = 1024;
/// More than any position has turns.
const MOST_LINES: u64 = 9999;

fn from_one<const MOST: u64>(text: &str) -> Result<u64, String> {
    super::whole_number::<u64>(text)
        .ok()
        .filter(|number| (1..=MOST).contains(number))
        .ok_or_else(|| format!("expected a whole number from 1 to {MOST}"))
}
