//! What can be said on the command line. Help, completions and the manual all come from here.

// These comments are shown to people as they are, without Markdown.
#![allow(clippy::doc_markdown)]

mod analyse;

use std::path::PathBuf;

pub(crate) use analyse::{AnalyseArgs, AnalyseLimit};
use clap::{Args, Parser, Subcommand, ValueEnum};

/// LYNGK, Kris Burm's board game for two: rules, positions and records.
///
/// An unofficial implementation. Positions are given as LPN, games as LGN; both are described in docs/notation.md.
#[derive(Parser, Debug)]
#[command(name = "lyngk", version, propagate_version = true, arg_required_else_help = true)]
#[command(after_help = "Examples:
  lyngk show --seed 7                        a random start, drawn
  lyngk random --seed 7                      the same as text
  lyngk turns --position \"$(lyngk random --seed 7)\"
  lyngk help explain                         more about one command")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List all legal turns, one a line.
    ///
    /// Turns are sorted by byte order. Nothing is printed when the game is over.
    #[command(after_help = "Examples:
  lyngk turns --position \"$(lyngk random --seed 1)\"
  lyngk turns --batch < positions.txt        one line of turns for each line")]
    Turns(TurnsArgs),

    /// Play turns one after the other and print the position that follows.
    #[command(after_help = "Example:
  lyngk apply --position \"$(lyngk random --seed 7)\" b1-b2 R,b3-c4")]
    Apply {
        #[command(flatten)]
        position: PositionArg,
        /// Turns like c1-c2, R,c1-c2 or pass; LYNGK points may be named, as in K,c1-d1-e2-f2.
        #[arg(value_name = "TURN", required = true)]
        turns: Vec<String>,
    },

    /// Count the sequences of turns of a length.
    ///
    /// The last line is `nodes N`. A pass counts as a turn; a finished game has none.
    #[command(after_help = "Example:
  lyngk perft 2 --divide --position \"$(lyngk random --seed 1)\"")]
    Perft {
        /// How many turns long the sequences are, 0 to 255.
        #[arg(value_parser = whole_number::<u8>, allow_negative_numbers = true)]
        depth: u8,
        #[command(flatten)]
        position: PositionArg,
        /// Also show the count behind each first turn.
        #[arg(long)]
        divide: bool,
    },

    /// Play every game of an LGN file and print the final position and the result of each.
    ///
    /// One line a game, as soon as it is read. The first game that breaks a rule ends it: a message says where and why,
    /// and the exit status is 1. A text that is no record is bad input, with exit status 2.
    #[command(after_help = "Examples:
  lyngk replay testdata/example.lgn
  lyngk replay - < testdata/example.lgn")]
    Replay {
        /// The file, or - for standard input.
        file: PathBuf,
    },

    /// Print a random start position as LPN.
    ///
    /// The same seed gives the same position everywhere, for ever.
    #[command(after_help = "Example:
  lyngk random --seed 2017 --variant six")]
    Random {
        /// A whole number from 0 to 18446744073709551615.
        #[arg(long, value_name = "N", value_parser = whole_number::<u64>, allow_negative_numbers = true)]
        seed: u64,
        /// Which game: std or six.
        #[arg(long, default_value = "std")]
        variant: VariantArg,
    },

    /// Draw a position in the terminal.
    ///
    /// Each point shows its name, the symbol of its top piece, and its stack from bottom to top. A small 1 or 2 behind it
    /// says whose it is. Colours are used on a terminal only, and not at all where NO_COLOR is set.
    #[command(after_help = "Examples:
  lyngk show --seed 7
  lyngk show --position \"$(lyngk random --seed 7 --variant six)\"")]
    Show(ShowArgs),

    /// Say whether a turn is legal, or every reason why it is not.
    ///
    /// Each reason comes with the number of its rule. The exit status is 0 for a legal turn and 1 for an illegal one.
    #[command(after_help = "Example:
  lyngk explain --position \"$(lyngk random --seed 7)\" R,b2-b4")]
    Explain {
        #[command(flatten)]
        position: PositionArg,
        /// A turn like c1-c2, R,c1-c2 or pass; LYNGK points may be named, as in K,c1-d1-e2-f2.
        turn: String,
    },

    /// Find the best turns of a position, or the mistakes of a game.
    ///
    /// Of a position: the board, the best turns with their chances and how they go on, and what each claim would change.
    /// Of a game: each turn with a grade and a better one where there is one, a summary and a graph of the chances.
    /// What is called proved is certain; all else is what the engine believes.
    #[command(after_help = "Examples:
  lyngk analyse testdata/example.lgn --nodes 50
  lyngk analyse testdata/example.lgn --game 2 --nodes 50 --svg game.svg --lgn game.lgn
  lyngk analyse --position \"$(lyngk random --seed 7)\" --lines 3 --nodes 500")]
    Analyse(AnalyseArgs),

    /// Measure how fast the rules are on this machine.
    ///
    /// Legal turns listed, turns made and unmade, and whole random games played, each a second on one core.
    #[command(after_help = "Example:
  lyngk bench --quick")]
    Bench {
        /// A tenth of the time, for a rough figure.
        #[arg(long)]
        quick: bool,
    },

    /// Print a script that completes lyngk's commands in a shell.
    #[command(after_help = "Example:
  lyngk completions bash > ~/.local/share/bash-completion/completions/lyngk")]
    Completions {
        /// For which shell.
        shell: clap_complete::Shell,
    },

    /// Print the manual page of lyngk, or of one of its commands.
    #[command(after_help = "Example:
  lyngk man show | man -l -")]
    Man {
        /// The command; none for lyngk itself.
        command: Option<String>,
    },
}

#[derive(Args, Debug)]
pub(crate) struct PositionArg {
    /// The position as LPN.
    #[arg(long = "position", value_name = "LPN")]
    pub(crate) lpn: String,
}

#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
pub(crate) struct TurnsArgs {
    /// The position as LPN.
    #[arg(long, value_name = "LPN")]
    pub(crate) position: Option<String>,
    /// Read positions from standard input, one a line, and answer each with one line of turns.
    #[arg(long)]
    pub(crate) batch: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) what: ShowWhat,
    /// Which game the random start is for.
    #[arg(long, default_value = "std", conflicts_with = "position")]
    pub(crate) variant: VariantArg,
}

#[derive(Args, Debug)]
#[group(required = true, multiple = false)]
pub(crate) struct ShowWhat {
    /// The position as LPN.
    #[arg(long, value_name = "LPN")]
    pub(crate) position: Option<String>,
    /// The random start with this seed.
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
}

/// Reads a number, with an error that says what would be right.
fn whole_number<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let most = if size_of::<T>() == 1 { u64::from(u8::MAX) } else { u64::MAX };
    let number = text.parse::<u64>().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    number.and_then(|number| number.try_into().ok()).ok_or_else(|| format!("expected a whole number from 0 to {most}"))
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum VariantArg {
    /// The standard game.
    Std,
    /// The six-stack variant.
    Six,
}

impl From<VariantArg> for lyngk_rules::Variant {
    fn from(variant: VariantArg) -> lyngk_rules::Variant {
        match variant {
            VariantArg::Std => lyngk_rules::Variant::Standard,
            VariantArg::Six => lyngk_rules::Variant::Six,
        }
    }
}
