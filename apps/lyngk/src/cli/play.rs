//! Arguments of `lyngk play` and `lyngk puzzle`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use lyngk_game::TimeControl;
use lyngk_rules::Position;
use lyngk_study::puzzle::{Difficulty, PuzzleTheme};
use lyngk_terminal::ColorDepth;
use lyngk_view::{Language, Level, NewGame, Opponent, StartPosition, WhoBegins};

use super::VariantArg;
use super::value::{positive, time_control, whole_number};

/// How the board is shown.
#[derive(Args, Debug)]
pub(crate) struct DisplayArgs {
    #[arg(long, value_name = "CODE", value_parser = super::picture::language)]
    #[arg(help = format!("Language of the texts: {} [default: as LC_ALL, LC_MESSAGES or LANG say]", super::picture::language_codes()))]
    pub(crate) lang: Option<Language>,
    /// Number of colours of the terminal [default: as COLORTERM and TERM say].
    #[arg(long, alias = "colors", value_name = "NUMBER")]
    pub(crate) color_depth: Option<ColorsArg>,
    /// Draw with ASCII characters only [default: if the locale has another character set than UTF-8, and on consoles].
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Print lines instead of drawing, and read typed commands: for screen readers, and for pipes.
    #[arg(long)]
    pub(crate) lines: bool,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum ColorsArg {
    /// The 16 colours of the terminal.
    #[value(name = "16")]
    Sixteen,
    /// 256 colours.
    #[value(name = "256")]
    Indexed,
    /// 24-bit colours.
    True,
}

impl From<ColorsArg> for ColorDepth {
    fn from(colors: ColorsArg) -> ColorDepth {
        match colors {
            ColorsArg::Sixteen => ColorDepth::Sixteen,
            ColorsArg::Indexed => ColorDepth::Indexed,
            ColorsArg::True => ColorDepth::True,
        }
    }
}

#[derive(Args, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct PlayArgs {
    /// Go on with the saved game, which must exist.
    #[arg(long = "continue", conflicts_with_all = ["new", "export", "setup", "game"])]
    pub(crate) go_on: bool,
    /// Go on with an earlier game: its number in the file of earlier games, from 1.
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["new", "export", "setup"], value_parser = positive::<{ u32::MAX as u64 }>, allow_negative_numbers = true)]
    pub(crate) game: Option<u64>,
    /// Begin a new game, also if the saved one is not over.
    #[arg(long, conflicts_with = "export")]
    pub(crate) new: bool,
    #[command(flatten)]
    pub(crate) setup: SetupArgs,
    /// Show threats: points on which a player could complete a stack next.
    #[arg(long)]
    pub(crate) threats: bool,
    /// Play a move only when it is confirmed.
    #[arg(long)]
    pub(crate) confirm: bool,
    /// File of the saved game [default: game.lgn in the user's data folder]. Earlier games are beside it, in games.lgn.
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// Write the saved game to a file as LGN (- for standard output), and do nothing else.
    #[arg(long, value_name = "FILE", conflicts_with = "setup")]
    pub(crate) export: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) display: DisplayArgs,
}

/// The set-up of a new game. Any of these options begins one.
#[derive(Args, Debug)]
#[group(id = "setup", multiple = true)]
pub(crate) struct SetupArgs {
    /// Play against the engine at this level, from 1 to 10 [default: 1].
    #[arg(short, long, value_name = "N", value_parser = level, conflicts_with = "two", allow_negative_numbers = true)]
    pub(crate) level: Option<Level>,
    /// Play with two people at this terminal.
    #[arg(long)]
    pub(crate) two: bool,
    /// Names of two people, separated by a comma; the first one begins.
    #[arg(long, value_name = "ONE,OTHER", requires = "two", value_parser = names)]
    pub(crate) names: Option<[String; 2]>,
    /// Who begins [default: me].
    #[arg(long, value_name = "WHO", conflicts_with = "two")]
    pub(crate) begins: Option<BeginsArg>,
    /// Variant of the game [default: std].
    #[arg(long)]
    pub(crate) variant: Option<VariantArg>,
    /// Clocks: time for the game and for each move, in seconds unless they have another unit (ms, s, m, h): 300+3 or 5m+3s.
    #[arg(long, value_name = "TIME+TIME", value_parser = time_control, allow_hyphen_values = true)]
    pub(crate) clock: Option<TimeControl>,
    /// Random start with this seed.
    #[arg(long, value_name = "N", value_parser = whole_number::<u64>, allow_negative_numbers = true)]
    pub(crate) seed: Option<u64>,
    /// Starting position, which also names the variant: LPN, a link, or a file with either of them or with an LGN game, of which it is
    /// the last position (- for standard input).
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["seed", "variant"])]
    pub(crate) position: Option<OsString>,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum BeginsArg {
    /// The person.
    Me,
    /// The engine.
    Engine,
    /// Either, at random.
    Random,
}

impl SetupArgs {
    /// Whether any option was given.
    pub(crate) fn is_given(&self) -> bool {
        self.level.is_some()
            || self.two
            || self.begins.is_some()
            || self.variant.is_some()
            || self.clock.is_some()
            || self.seed.is_some()
            || self.position.is_some()
    }

    /// The new game, from this position if there is one.
    pub(crate) fn new_game(&self, position: Option<&Position>) -> NewGame {
        let plain = NewGame::default();
        let start = match (position, self.seed) {
            (Some(position), _) => StartPosition::Lpn(position.to_string()),
            (None, Some(seed)) => StartPosition::Seed(seed),
            (None, None) => StartPosition::Random,
        };
        let begins = match self.begins {
            None | Some(BeginsArg::Me) => WhoBegins::You,
            Some(BeginsArg::Engine) => WhoBegins::Opponent,
            Some(BeginsArg::Random) => WhoBegins::Random,
        };
        NewGame {
            variant: self.variant.map_or(plain.variant, Into::into),
            opponent: if self.two { Opponent::Friend } else { self.level.map_or(plain.opponent, Opponent::Engine) },
            begins,
            start,
            control: self.clock,
            names: self.names.clone().unwrap_or_default(),
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct PuzzleArgs {
    /// Number of the puzzle, from 1 [default: the next one that suits you].
    #[arg(value_name = "NUMBER", value_parser = positive::<{ u32::MAX as u64 }>, allow_negative_numbers = true,
        conflicts_with_all = ["difficulty", "theme", "variant"])]
    pub(crate) number: Option<u64>,
    /// The puzzle of the day. There is one of each variant.
    #[arg(long, conflicts_with_all = ["number", "difficulty", "theme"])]
    pub(crate) day: bool,
    /// Only puzzles of this difficulty.
    #[arg(long, value_name = "NAME")]
    pub(crate) difficulty: Option<DifficultyArg>,
    /// Only puzzles with this theme.
    #[arg(long, value_name = "NAME")]
    pub(crate) theme: Option<ThemeArg>,
    /// Only puzzles of this variant.
    #[arg(long)]
    pub(crate) variant: Option<VariantArg>,
    /// File of your progress [default: puzzles.txt in the user's data folder].
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) display: DisplayArgs,
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum DifficultyArg {
    /// Easy ones.
    Easy,
    /// Neither easy nor hard ones.
    Medium,
    /// Hard ones.
    Hard,
}

impl From<DifficultyArg> for Difficulty {
    fn from(difficulty: DifficultyArg) -> Difficulty {
        match difficulty {
            DifficultyArg::Easy => Difficulty::Easy,
            DifficultyArg::Medium => Difficulty::Medium,
            DifficultyArg::Hard => Difficulty::Hard,
        }
    }
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum ThemeArg {
    /// Complete a stack.
    Complete,
    /// Deny a stack.
    Deny,
    /// Use LYNGK points.
    Chain,
    /// Claim a colour.
    Claim,
    /// Leave the opponent without a move.
    RunOut,
    /// Complete a stack of six.
    Six,
}

impl From<ThemeArg> for PuzzleTheme {
    fn from(theme: ThemeArg) -> PuzzleTheme {
        match theme {
            ThemeArg::Complete => PuzzleTheme::Complete,
            ThemeArg::Deny => PuzzleTheme::Deny,
            ThemeArg::Chain => PuzzleTheme::Chain,
            ThemeArg::Claim => PuzzleTheme::Claim,
            ThemeArg::RunOut => PuzzleTheme::RunOut,
            ThemeArg::Six => PuzzleTheme::SuddenDeath,
        }
    }
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().ok().and_then(Level::new).ok_or_else(|| "expected a level from 1 to 10".to_owned())
}

fn names(text: &str) -> Result<[String; 2], String> {
    let names = text.split_once(',').map(|(one, other)| [one.trim().to_owned(), other.trim().to_owned()]);
    names.ok_or_else(|| "expected two names separated by a comma, like Anna,Ben".to_owned())
}
