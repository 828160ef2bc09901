//! What can be said on the command line. Help, completions and the manual all come from here.

// These comments are shown to people as they are, without Markdown.
#![allow(clippy::doc_markdown)]

mod analyse;
mod picture;

use std::ffi::OsString;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

pub(crate) use analyse::{AnalyseArgs, AnalyseLimit};
use clap::{Args, Parser, Subcommand, ValueEnum};
pub(crate) use picture::PictureArgs;

/// The longest time that can be given, in milliseconds: a year.
pub(crate) const MOST_MILLISECONDS: u64 = 365 * 24 * 60 * 60 * 1000;

/// LYNGK, Kris Burm's board game for two: rules, records, an engine, matches and analysis.
///
/// An unofficial implementation. Positions are given as LPN, games as LGN; both are described in docs/notation.md.
#[derive(Parser, Debug)]
#[command(name = "lyngk", version, propagate_version = true, arg_required_else_help = true)]
#[command(after_help = "Examples:
  lyngk show --seed 7                        a random start, drawn
  lyngk random --seed 7                      the same as text
  lyngk turns --position \"$(lyngk random --seed 7)\"
  lyngk analyse testdata/example.lgn         the mistakes of a game
  lyngk match level:4 level:3 --pairs 20     who is stronger
  lyngk serve --open                         the board in your browser
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

    /// Draw a position as a picture: SVG.
    ///
    /// The picture stands alone: it needs no other file, and says in words what it shows. Of a game it shows the last position, or
    /// another one, with the turn that led there.
    #[command(after_help = "Examples:
  lyngk picture \"$(lyngk random --seed 7)\" -o start.svg
  lyngk picture testdata/example.lgn --turn 12 --ground dark > middle.svg
  lyngk picture testdata/example.lgn --pieces grey --ground paper --language de > end.svg")]
    Picture(PictureArgs),

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

    /// Measure how fast the rules and the engine are on this machine.
    ///
    /// Legal turns listed, turns made and unmade, whole random games played, positions searched with the network and without it, and
    /// judged by it, each a second on one core; and which network it is, and the engine's signature, a number that changes
    /// only when its answers do.
    #[command(after_help = "Examples:
  lyngk bench --quick
  lyngk bench --signature")]
    Bench {
        /// Only the signature.
        #[arg(long)]
        signature: bool,
        /// A tenth of the time, for a rough figure.
        #[arg(long)]
        quick: bool,
    },

    /// Play two players against each other and tell which is stronger.
    ///
    /// A player is full, level:1 to level:10, random, greedy or plain, or cmd:PROGRAM for another program that speaks the
    /// protocol. Settings may follow, each after a comma: nodes=N or movetime=MS instead of what the match says, name=TEXT,
    /// and for built-in players threads=N, hash=MIB, solver=on or off, network=on, off or a FILE, seed=N; other programs are given
    /// theirs as options.
    ///
    /// Every start is played twice, with sides swapped. An illegal turn, a crash, no answer or too late a one loses the
    /// game. The summary is from the first player's view: Elo and the chance to be the stronger one (LOS) come from the results
    /// of pairs, 0 to 2 points. At fixed nodes the same match gives the same games. Levels 1 to 9 think as long as they do,
    /// whatever the time.
    #[command(after_help = "Examples:
  lyngk match greedy random --pairs 2 --nodes 50
  lyngk match full,nodes=200 full,nodes=50 --pairs 2 --seed 7 --variant six
  lyngk match level:2 level:1 --pairs 2 --nodes 20 --sprt 0,50 --concurrency 1
  lyngk match full level:9 --clock 60000+500 --out match.lgn     again with --resume, it goes on")]
    Match(Box<MatchArgs>),

    /// Serve the page for browsers: LYNGK with a board.
    ///
    /// Only this machine can reach it, unless another address is given. Nothing is fetched from elsewhere. Ctrl-C ends it.
    #[command(after_help = "Examples:
  lyngk serve --open                         the board, in your browser
  lyngk serve --port 0                       at any port that is free
  lyngk serve --address 0.0.0.0              for everybody in this network")]
    Serve(ServeArgs),

    /// Run the engine for other programs to talk to.
    ///
    /// It speaks LEI, line by line, over standard input and output; docs/engine-protocol.md describes it. To try it, type
    /// lei, then position startpos 7, then go movetime 1000, and at last quit.
    #[command(after_help = "Example:
  lyngk engine")]
    Engine,

    /// Check that an engine speaks LEI.
    ///
    /// Runs the program once for every part of a conformance file and prints what passed and what failed. The exit status
    /// is 1 if anything failed.
    #[command(after_help = "Examples:
  lyngk conform -- lyngk engine              our own engine, as an example
  lyngk conform --file testdata/protocol.lei -- lyngk engine")]
    Conform {
        /// The conformance file, or - for standard input; without it, the one that comes with lyngk.
        #[arg(long)]
        file: Option<PathBuf>,
        /// The engine: a program and its arguments.
        #[arg(last = true, required = true)]
        command: Vec<OsString>,
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

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// The address to listen at; 0.0.0.0 and :: are all that this machine has.
    #[arg(long, value_name = "IP", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    pub(crate) address: IpAddr,
    /// The port to listen at, 0 for any that is free.
    #[arg(long, value_name = "N", default_value = "4343", value_parser = whole_number::<u16>)]
    pub(crate) port: u16,
    /// Open the page in a browser.
    #[arg(long)]
    pub(crate) open: bool,
}

#[derive(Args, Debug)]
pub(crate) struct MatchArgs {
    /// The player whose results are counted.
    #[arg(value_name = "FIRST")]
    pub(crate) first: String,
    /// The opponent.
    #[arg(value_name = "SECOND")]
    pub(crate) second: String,
    /// How many starts, each played twice [default: 50, with --starts as many as there are, with --sprt 50000].
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>, conflicts_with = "games")]
    pub(crate) pairs: Option<u64>,
    /// How many games, an even number.
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>)]
    pub(crate) games: Option<u64>,
    /// The seed of the first random start; the others follow it.
    #[arg(long, value_name = "N", default_value = "1", value_parser = whole_number::<u64>)]
    pub(crate) seed: u64,
    /// Begin from the positions in this file, one LPN a line (- for standard input).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "variant"])]
    pub(crate) starts: Option<PathBuf>,
    /// Which game: std or six.
    #[arg(long, default_value = "std")]
    pub(crate) variant: VariantArg,
    /// Milliseconds for every turn [default: 100].
    #[arg(long, value_name = "MS", value_parser = milliseconds, conflicts_with_all = ["nodes", "clock"])]
    pub(crate) movetime: Option<u64>,
    /// Nodes for every turn.
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>, conflicts_with = "clock")]
    pub(crate) nodes: Option<u64>,
    /// Milliseconds for the whole game, and what each turn adds, like 60000+500.
    #[arg(long, value_name = "MS+INC", value_parser = game_clock)]
    pub(crate) clock: Option<(u64, u64)>,
    /// How many milliseconds, beside a tenth, a turn may go over its movetime before it loses.
    #[arg(long, value_name = "MS", default_value = "50", value_parser = milliseconds)]
    pub(crate) grace: u64,
    /// How many games at once [default: as many as there are processors for].
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>)]
    pub(crate) concurrency: Option<u64>,
    /// Stop as soon as it is clear whether the difference is rather ELO0 or ELO1, like 0,10.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = elo_pair, allow_hyphen_values = true)]
    pub(crate) sprt: Option<(f64, f64)>,
    /// How likely the test may be to decide for ELO1 by mistake.
    #[arg(long, default_value = "0.05", requires = "sprt")]
    pub(crate) alpha: f64,
    /// How likely the test may be to decide for ELO0 by mistake.
    #[arg(long, default_value = "0.05", requires = "sprt")]
    pub(crate) beta: f64,
    /// Write every game to this file as soon as it is finished, as LGN.
    #[arg(long, value_name = "FILE.lgn")]
    pub(crate) out: Option<PathBuf>,
    /// Go on with the match in that file.
    #[arg(long, requires = "out")]
    pub(crate) resume: bool,
    /// Say what came out as one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Reads a time, with an error that says what would be right.
fn milliseconds(text: &str) -> Result<u64, String> {
    let number = whole_number::<u64>(text).ok().filter(|&number| number <= MOST_MILLISECONDS);
    number.ok_or_else(|| format!("expected milliseconds, a whole number from 0 to {MOST_MILLISECONDS}"))
}

/// Reads a time for the game and what each turn adds, which may be left out.
fn game_clock(text: &str) -> Result<(u64, u64), String> {
    let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
    let clock = milliseconds(time).ok().filter(|&time| time > 0).zip(milliseconds(increment).ok());
    clock.ok_or_else(|| "expected milliseconds for the game and for each turn, like 60000+500".to_owned())
}

/// Reads the two differences of a test.
fn elo_pair(text: &str) -> Result<(f64, f64), String> {
    let elo = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 1000.0);
    let pair = text.split_once(',').and_then(|(one, two)| elo(one).zip(elo(two)));
    pair.filter(|(one, two)| one < two)
        .ok_or_else(|| "expected two differences in Elo, the smaller one first, like 0,10".to_owned())
}

/// Reads a number, with an error that says what would be right.
fn whole_number<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    let most = u64::MAX >> (64 - 8 * size_of::<T>());
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
