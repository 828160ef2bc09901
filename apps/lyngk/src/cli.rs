//! Definition of the command line. Help, shell completions and manual pages are generated from it.

// These doc comments are the help texts: clap prints them as they are, without Markdown.
#![allow(clippy::doc_markdown)]

mod admin;
mod analyse;
mod contest;
mod environment;
mod export;
mod import;
mod picture;
mod place;
mod play;
mod value;

use std::ffi::OsString;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

pub(crate) use admin::{AdminArgs, AdminCommand, StatusArg};
pub(crate) use analyse::{AnalyseArgs, AnalyseLimit};
use clap::{Args, Parser, Subcommand, ValueEnum};
pub(crate) use contest::MatchArgs;
pub(crate) use environment::parse;
pub(crate) use export::{ExportArgs, ExportFormat};
pub(crate) use import::ImportArgs;
pub(crate) use picture::PictureArgs;
pub(crate) use place::{PlaceArgs, PositionArgs, WordsArgs, read_subject};
pub(crate) use play::{DisplayArgs, PlayArgs, PuzzleArgs};
pub(crate) use value::MAX_MILLISECONDS;
use value::{MAX_THREADS, ip_address, positive, whole_number};

use crate::version;

/// LYNGK, Kris Burm's board game for two players: rules, records, an engine, matches and analysis.
///
/// This is an unofficial implementation. Positions are written as LPN and games as LGN; docs/notation.md in the source code
/// describes both. Wherever a command takes a POSITION, it may be LPN, a link to the page, a file with one of them or with games, or
/// - for standard input. With --json a command writes one JSON object a line; docs/json.md in the source code describes them.
#[derive(Parser, Debug)]
#[command(name = "lyngk", version = version::short(), long_version = version::long())]
#[command(propagate_version = true, arg_required_else_help = true)]
#[command(after_help = "Examples:
  lyngk show --seed 7                        draw a random start
  lyngk random --seed 7                      the same start as LPN
  lyngk random --seed 7 | lyngk turns -      its legal turns
  lyngk analyse game.lgn                     find the mistakes in a game
  lyngk match level:4 level:3 --pairs 20     compare two players
  lyngk play                                 play in the terminal
  lyngk serve --open                         play in the browser
  lyngk help explain                         help for one command

Exit status:
  0  success
  1  the answer is no: an illegal turn (explain), a game that breaks a rule (replay), an engine that fails (conform), a file that cannot be read (import), a game that is not removed (admin remove)
  2  invalid input, or something without which a server cannot start (serve --check); a message on standard error says what is wrong, where, and what would be right
  130  Ctrl-C ended match or analyse, which still give their results so far; 143 after SIGTERM, 129 after SIGHUP")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// Write no progress and no notices to standard error, only errors.
    #[arg(short, long, global = true, display_order = 1000)]
    pub(crate) quiet: bool,
    /// When to write colours: on a terminal unless NO_COLOR is set, always, or never.
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", hide_possible_values = true)]
    #[arg(display_order = 1001)]
    pub(crate) color: ColorArg,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColorArg {
    Auto,
    Always,
    Never,
}

impl From<ColorArg> for anstream::ColorChoice {
    fn from(color: ColorArg) -> anstream::ColorChoice {
        match color {
            ColorArg::Auto => anstream::ColorChoice::Auto,
            ColorArg::Always => anstream::ColorChoice::Always,
            ColorArg::Never => anstream::ColorChoice::Never,
        }
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// List the legal turns of a position, one per line.
    ///
    /// Turns are sorted in byte order. A finished game has none.
    #[command(after_help = "Examples:
  lyngk turns \"$(lyngk random --seed 1)\"
  lyngk turns game.lgn --turn 12             after 12 turns of a game
  lyngk turns --batch < positions.txt        one line of turns for each line")]
    Turns(TurnsArgs),

    /// Play turns and print the resulting position.
    #[command(
        override_usage = "lyngk apply [OPTIONS] <POSITION> <TURN>...\n       lyngk apply [OPTIONS] --position <POSITION> <TURN>..."
    )]
    #[command(after_help = "Examples:
  lyngk apply \"$(lyngk random --seed 7)\" b1-b2 R,b3-c4
  lyngk random --seed 7 | lyngk apply - b1-b2")]
    Apply(WordsArgs),

    /// Count the sequences of turns of a given length.
    ///
    /// The last line is `nodes N`. A pass counts as a turn. A finished game has no turns.
    #[command(after_help = "Example:
  lyngk perft 2 --divide \"$(lyngk random --seed 1)\"")]
    Perft {
        /// Length of the sequences in turns, from 0 to 255.
        #[arg(value_parser = whole_number::<u8>, allow_negative_numbers = true)]
        depth: u8,
        #[command(flatten)]
        position: PositionArgs,
        /// Also print the count after each first turn.
        #[arg(long)]
        divide: bool,
    },

    /// Play every game of an LGN file or a link and print its final position and result.
    ///
    /// Prints one line per game, as soon as the game is read. Stops at the first game that breaks a rule: a message says where
    /// and why, and the exit status is 1. A file that is not LGN is invalid input, with exit status 2. A file of any size is read in
    /// constant memory. Game files of Boardspace.net are read, too.
    #[command(after_help = "Examples:
  lyngk replay game.lgn
  lyngk replay - --json < game.lgn")]
    Replay {
        /// Games as a file or a link, or a file with a link (- for standard input). A position counts as a game without turns.
        #[arg(value_name = "FILE")]
        games: OsString,
        /// Print a JSON object for each game.
        #[arg(long)]
        json: bool,
    },

    /// Read games from Boardspace.net and write them as LGN.
    ///
    /// Games that go on under other rules are read as far as they agree with ours, and a note on standard error says so. Files that
    /// cannot be read are reported, and the others are read all the same; the exit status is then 1.
    #[command(after_help = "Examples:
  lyngk import game.sgf
  lyngk import game.sgf other.sgf -o games.lgn")]
    Import(ImportArgs),

    /// Write a game for Boardspace.net, or a table of turns for spreadsheets.
    ///
    /// docs/boardspace.md and docs/notation.md in the source code describe both formats. The table has a line for each turn of the
    /// games' main lines, and is written in constant memory.
    #[command(after_help = "Examples:
  lyngk export game.lgn --format csv
  lyngk export game.lgn --format sgf --game 1")]
    Export(ExportArgs),

    /// Print a random start position as LPN.
    ///
    /// The same seed gives the same position on every platform and in every version.
    #[command(after_help = "Examples:
  lyngk random
  lyngk random --seed 2017 --variant six")]
    Random {
        /// Random seed, from 0 to 18446744073709551615 [default: any; standard error says which].
        #[arg(long, value_name = "N", value_parser = whole_number::<u64>, allow_negative_numbers = true)]
        seed: Option<u64>,
        /// Variant of the game.
        #[arg(long, default_value = "std")]
        variant: VariantArg,
    },

    /// Draw a position in the terminal.
    ///
    /// Each point shows its name, the symbol of its top piece, and its stack from bottom to top. A small 1 or 2 behind the stack
    /// is its owner. Without a position it draws a random start.
    #[command(after_help = "Examples:
  lyngk show --seed 7
  lyngk show \"$(lyngk random --seed 7 --variant six)\"
  lyngk show game.lgn --turn 12")]
    Show(ShowArgs),

    /// Say whether a turn is legal, and if not, why.
    ///
    /// Lists every rule that an illegal turn breaks. The exit status is 0 for a legal turn and 1 for an illegal one.
    #[command(
        override_usage = "lyngk explain [OPTIONS] <POSITION> <TURN>\n       lyngk explain [OPTIONS] --position <POSITION> <TURN>"
    )]
    #[command(after_help = "Example:
  lyngk explain \"$(lyngk random --seed 7)\" R,b2-b4")]
    Explain {
        #[command(flatten)]
        words: WordsArgs,
        /// Print a JSON object.
        #[arg(long)]
        json: bool,
    },

    /// Write links to positions and games, which the page opens.
    ///
    /// Prints a line for each game of a file. A link holds the whole game, with variations, comments and tags.
    #[command(after_help = "Examples:
  lyngk link \"$(lyngk random --seed 7)\" --page http://localhost:4343/
  lyngk link game.lgn --turn 12 --game 1
  lyngk show \"$(lyngk link game.lgn --game 1)\"")]
    Link(LinkArgs),

    /// Draw a position as an SVG picture.
    ///
    /// The SVG is self-contained and describes the position for screen readers. For a game it shows the last position, or the
    /// one after --turn N, with the turn that led to it.
    #[command(after_help = "Examples:
  lyngk picture \"$(lyngk random --seed 7)\" -o start.svg
  lyngk picture game.lgn --turn 12 --background dark > middle.svg
  lyngk picture game.lgn --pieces grey --background paper --lang de > end.svg")]
    Picture(PictureArgs),

    /// Find the best turns of a position, or the mistakes in a game.
    ///
    /// For a position: the board, the best turns with their chances and continuations, and the effect of each claim. For each game
    /// of a file: a grade for each turn, a better turn where there was one, a summary, and a graph of the chances. A result that is
    /// called proved is certain; all other numbers are estimates. Ctrl-C ends the analysis with what was analysed so far, and a second
    /// Ctrl-C ends the program at once.
    #[command(
        alias = "analyze",
        after_help = "Examples:
  lyngk analyse game.lgn --nodes 50
  lyngk analyse game.lgn --game 2 --nodes 50 --svg game.svg --lgn graded.lgn
  lyngk analyse game.lgn --turn 12 --nodes 500
  lyngk analyse \"$(lyngk random --seed 7)\" --best 3 --nodes 500"
    )]
    Analyse(AnalyseArgs),

    /// Play in the terminal, against the engine or with two people.
    ///
    /// Without options it goes on with the saved game, or begins another one with the same opponent; the first game is against the
    /// gentlest level. The game is saved after every move. Keys: arrows and Enter move, letters claim their colour, ? shows all keys. It needs 60 by 20 characters.
    #[command(after_help = "Examples:
  lyngk play                                 go on, or begin a game
  lyngk play --level 4 --variant six         begin another game, against level 4
  lyngk play --two --names Anna,Ben --clock 600+5
  lyngk play --lines                         for screen readers: type help
  lyngk play --export game.lgn               write the saved game to a file")]
    Play(Box<PlayArgs>),

    /// Solve puzzles in the terminal.
    ///
    /// The next puzzle suits what you have solved so far, which is saved.
    #[command(after_help = "Examples:
  lyngk puzzle
  lyngk puzzle --day                         the puzzle of the day, the same for everybody
  lyngk puzzle 17 --lines")]
    Puzzle(PuzzleArgs),

    /// Measure the speed of the rules and the engine on this machine.
    ///
    /// Measures on one core, per second: legal turns listed, turns made and unmade, random games played, positions searched with
    /// and without the network, and positions evaluated by the network. Also prints the checksums of the networks, and the
    /// signature of the engine: a number that changes only when the engine's answers do.
    #[command(after_help = "Examples:
  lyngk bench --quick
  lyngk bench --threads 2 --quick
  lyngk bench --signature")]
    Bench {
        /// Print only the signature.
        #[arg(long, conflicts_with_all = ["quick", "threads"])]
        signature: bool,
        /// Measure for a tenth of the time, for a rough figure.
        #[arg(long)]
        quick: bool,
        /// Measure only the search with the network: positions searched per second on one thread and on N.
        #[arg(long, value_name = "N", value_parser = positive::<MAX_THREADS>)]
        #[arg(allow_negative_numbers = true)]
        threads: Option<u64>,
        /// Print a JSON object for each figure.
        #[arg(long)]
        json: bool,
    },

    /// Play a match between two players and estimate the difference in strength.
    ///
    /// A player is full, level:1 to level:10, random, greedy or plain for the built-in engine, or cmd:PROGRAM for another
    /// program that speaks LEI. Settings may follow, separated by commas: nodes=N or movetime=MS instead of the limit of the
    /// match, and name=TEXT. The built-in engine also takes threads=N, hash=MIB, solver=on|off, network=on|off|FILE and seed=N;
    /// for another program, any other setting is sent as an option. A path with spaces or commas needs quotes, as in
    /// "cmd:'/opt/my engine' --flag,Hash=64".
    ///
    /// Every start position is played twice, with sides swapped. An illegal turn, a crash, a missing answer or an overrun of the
    /// time loses the game. The summary is for the first player. Elo and LOS (likelihood of superiority) are computed from pairs
    /// of games. With --nodes and one thread each, the same match gives the same games. Levels 1 to 9 search a fixed number of
    /// positions and ignore time limits. Ctrl-C ends the match with the games so far, and a second Ctrl-C ends the program at once.
    #[command(after_help = "Examples:
  lyngk match greedy random --pairs 2 --nodes 50
  lyngk match full,nodes=200 full,nodes=50 --pairs 2 --seed 7 --variant six
  lyngk match level:2 level:1 --pairs 2 --nodes 20 --sprt 0,50 --jobs 1
  lyngk match full level:9 --clock 60+0.5 -o match.lgn        one minute plus 0.5 s per turn; add --resume to continue")]
    Match(Box<MatchArgs>),

    /// Serve the game for browsers.
    ///
    /// Only this machine can reach the server, unless --address says otherwise. The page loads nothing from other sites. Ctrl-C
    /// stops the server. An option takes precedence over its environment variable; an empty variable counts as not set.
    #[command(after_help = "Examples:
  lyngk serve --open                         open the page in a browser
  lyngk serve --port 0                       use any free port
  lyngk serve --address 0.0.0.0              serve the whole local network
  lyngk serve --database postgres://lyngk@db.example/lyngk       store games in PostgreSQL
  lyngk serve --check --address 0.0.0.0      check the configuration, and start nothing")]
    Serve(ServeArgs),

    /// Back up, restore, move, list and remove the games of a server.
    ///
    /// These commands need access to the database, and nothing else. PostgreSQL has its own tools for backups. Backing up, listing and removing work while a server
    /// runs; restoring and moving do not.
    #[command(after_help = "Examples:
  lyngk admin backup games-today.db
  lyngk admin restore games-today.db --database restored.db
  lyngk admin move --from lyngk.db --to postgres://lyngk@db.example/lyngk
  lyngk admin list --status playing --changed 7
  lyngk admin remove abcdefghijkm --yes")]
    Admin(AdminArgs),

    /// Run the engine for other programs, over the LEI protocol.
    ///
    /// LEI is a line protocol over standard input and output; docs/engine-protocol.md in the source code specifies it. To try it,
    /// type lei, then position startpos 7, then go movetime 1000, then quit.
    #[command(after_help = "Example:
  lyngk engine")]
    Engine,

    /// Check that an engine conforms to LEI.
    ///
    /// Runs the engine once for each section of a conformance file, and prints which sections passed. The exit status is 1 if any
    /// section failed.
    #[command(after_help = "Examples:
  lyngk conform -- lyngk engine              check the built-in engine
  lyngk conform --file protocol.lei -- lyngk engine")]
    Conform {
        /// Conformance file, or - for standard input [default: the built-in file].
        #[arg(long)]
        file: Option<PathBuf>,
        /// The engine: a program and its arguments.
        #[arg(last = true, required = true)]
        command: Vec<OsString>,
    },

    /// Print the licences of the software in this program.
    #[command(
        alias = "licences",
        after_help = "Example:
  lyngk licenses"
    )]
    Licenses,

    /// Print a shell completion script.
    #[command(after_help = "Example:
  lyngk completions bash > ~/.local/share/bash-completion/completions/lyngk")]
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },

    /// Print the manual page of lyngk or of one of its commands.
    #[command(after_help = "Example:
  lyngk man show | man -l -
  lyngk man admin backup | man -l -")]
    Man {
        /// The command, also one of those of admin [default: lyngk itself].
        #[arg(num_args = 0..=2)]
        command: Vec<String>,
    },
}

#[derive(Args, Debug)]
pub(crate) struct TurnsArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// Read positions from standard input, one LPN per line, and print one line of turns for each.
    #[arg(long, conflicts_with_all = ["subject", "position", "game", "turn"])]
    pub(crate) batch: bool,
    /// Print a JSON object for each position.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) position: PositionArgs,
    /// Seed of a random start [default: any; standard error says which].
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>, allow_negative_numbers = true)]
    #[arg(conflicts_with_all = ["subject", "position"])]
    pub(crate) seed: Option<u64>,
    /// Variant of the random start.
    #[arg(long, default_value = "std", conflicts_with_all = ["subject", "position"])]
    pub(crate) variant: VariantArg,
    /// Print a JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct LinkArgs {
    /// Position as LPN, link, or file with either of them or with games (- for standard input).
    #[arg(value_name = "POSITION", required_unless_present = "position")]
    pub(crate) subject: Option<OsString>,
    /// The same as the argument POSITION.
    #[arg(long, value_name = "POSITION", conflicts_with = "subject")]
    pub(crate) position: Option<OsString>,
    /// Number of the game in a file, from 1 [default: all games].
    #[arg(long, value_name = "N", value_parser = positive::<{ u32::MAX as u64 }>, allow_negative_numbers = true)]
    pub(crate) game: Option<u64>,
    /// Number of turns of the game at which the link opens [default: the start].
    #[arg(long, value_name = "N", value_parser = whole_number::<u32>, allow_negative_numbers = true)]
    pub(crate) turn: Option<u32>,
    /// Address of the page, which goes before the link, as in http://localhost:4343/.
    #[arg(long, value_name = "URL")]
    pub(crate) page: Option<String>,
}

#[derive(Args, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct ServeArgs {
    /// Address to listen on; 0.0.0.0 or :: for all addresses of this machine.
    #[arg(long, value_name = "IP", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), value_parser = ip_address)]
    #[arg(env = "LYNGK_ADDRESS", hide_env_values = true)]
    pub(crate) address: IpAddr,
    /// Port to listen on; 0 for any free port.
    #[arg(long, value_name = "N", default_value = "4343", value_parser = whole_number::<u16>, allow_negative_numbers = true)]
    #[arg(env = "LYNGK_PORT", hide_env_values = true)]
    pub(crate) port: u16,
    /// File with the games that are played here, which is created if it is missing, or the URL of a PostgreSQL database,
    /// postgres://user@host:port/database (docs/hosting.md in the source code) [default: lyngk.db in the user's data folder].
    #[arg(long, value_name = "FILE|URL", env = "LYNGK_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<PathBuf>,
    /// NATS servers, nats://host:port, several separated by commas, over which servers that share a PostgreSQL database tell each other
    /// what happens (docs/hosting.md in the source code).
    #[arg(long, value_name = "URLS", requires = "database", env = "LYNGK_BUS", hide_env_values = true)]
    pub(crate) bus: Option<String>,
    /// Answer only a proxy in front that speaks HTTPS, on this machine or at this address. It must name each client's address in
    /// X-Forwarded-For and keep the Host header, or name the host in X-Forwarded-Host (docs/hosting.md in the source code).
    #[arg(long, value_name = "IP", num_args = 0..=1, default_missing_value = "127.0.0.1", value_parser = ip_address)]
    #[arg(env = "LYNGK_BEHIND_PROXY", hide_env_values = true)]
    pub(crate) behind_proxy: Option<IpAddr>,
    /// Answer GET /metrics with metrics for Prometheus, to programs on this machine. A proxy must not pass it on.
    #[arg(long, env = "LYNGK_METRICS", hide_env_values = true)]
    pub(crate) metrics: bool,
    /// Least severe level of the log on standard error.
    #[arg(long, value_name = "LEVEL", default_value = "warn", ignore_case = true)]
    #[arg(env = "LYNGK_LOG", hide_env_values = true)]
    pub(crate) log: LogLevel,
    /// Format of the log.
    #[arg(long, value_name = "FORMAT", default_value = "text", ignore_case = true)]
    #[arg(env = "LYNGK_LOG_FORMAT", hide_env_values = true)]
    pub(crate) log_format: LogFormat,
    /// Do not limit how fast a client may be, for load tests. Never use it on a public server.
    #[arg(long)]
    pub(crate) without_rate_limits: bool,
    /// Open the page in a browser.
    #[arg(long)]
    pub(crate) open: bool,
    /// Check address, database and bus with all other options, say what was found, and start no server. The exit status is 2 if
    /// something is wrong.
    #[arg(long, conflicts_with = "open")]
    pub(crate) check: bool,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum LogLevel {
    /// What cannot be done or stored.
    Error,
    /// The same, and what may become a problem.
    Warn,
    /// Also connections.
    Info,
    /// Also requests and commands.
    Debug,
    /// Everything.
    Trace,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum LogFormat {
    /// Lines for people.
    Text,
    /// A JSON object a line.
    Json,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum VariantArg {
    /// Standard game.
    Std,
    /// Six-stack variant.
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
