//! `lyngk play` and `lyngk puzzle`: games and puzzles in the terminal.

use std::env;
use std::ffi::OsStr;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anstream::ColorChoice;
use anyhow::{Result, ensure};
use lyngk_rules::Position;
use lyngk_terminal::{Begin, ColorDepth, Manner, Play, PuzzleChoice, Puzzles};
use lyngk_view::Language;

use super::database;
use crate::cli::{DisplayArgs, PlaceArgs, PlayArgs, PuzzleArgs};
use crate::output;
use crate::subject::Subject;

/// The names of the files in the user's data folder.
const GAME: &str = "game.lgn";
const PROGRESS: &str = "puzzles.txt";

pub(crate) fn run(args: &PlayArgs) -> Result<()> {
    let file = file(args.file.as_deref(), GAME)?;
    if let Some(to) = &args.export {
        let game = lyngk_terminal::export(&file)?;
        if to == Path::new("-") {
            return Ok(output::stdout().write_all(game.as_bytes())?);
        }
        return output::write(to, &game);
    }
    let position = args.setup.position.as_deref().map(start).transpose()?;
    let new_game = args.setup.new_game(position.as_ref());
    let begin = match () {
        () if args.go_on => Begin::Saved,
        () if args.game.is_some() => Begin::Earlier(args.game.unwrap_or_default() as usize),
        () if args.new || args.setup.is_given() => Begin::New(new_game),
        () => Begin::SavedOr(new_game),
    };
    let manner = manner(&args.display, "lyngk play")?;
    if matches!(begin, Begin::New(_)) && !args.new && !may_put_aside(&file)? {
        return Ok(());
    }
    let play =
        Play { begin, file, language: language(&args.display), manner, threats: args.threats, confirm: args.confirm };
    Ok(lyngk_terminal::play(&play)?)
}

/// Whether another game may take the place of the saved one. If that is not over, the person is asked; in a pipe nobody can be.
fn may_put_aside(file: &Path) -> Result<bool> {
    let turns = lyngk_terminal::unfinished(file);
    if turns == 0 || !io::stdin().is_terminal() || !io::stderr().is_terminal() {
        return Ok(true);
    }
    let moves = if turns == 1 { "1 move".to_owned() } else { format!("{turns} moves") };
    write!(io::stderr(), "The saved game is not over after {moves}. Put it aside and begin another one? [y/N] ")?;
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(answer.trim_start().starts_with(['y', 'Y']))
}

pub(crate) fn run_puzzles(args: &PuzzleArgs) -> Result<()> {
    let first = match args.number {
        Some(number) => PuzzleChoice::Number(number as usize),
        None if args.day => PuzzleChoice::Day,
        None => PuzzleChoice::Next,
    };
    let puzzles = Puzzles {
        first,
        difficulty: args.difficulty.map(Into::into),
        theme: args.theme.map(Into::into),
        variant: args.variant.map(Into::into),
        file: file(args.file.as_deref(), PROGRESS)?,
        language: language(&args.display),
        manner: manner(&args.display, "lyngk puzzle")?,
    };
    Ok(lyngk_terminal::puzzle(&puzzles)?)
}

/// The starting position, in any of the forms in which commands take one.
fn start(given: &OsStr) -> Result<Position> {
    Subject::read_option(given)?.into_position(&PlaceArgs::default())
}

/// A given file, or the one with this name in the user's data folder.
fn file(given: Option<&Path>, name: &str) -> Result<PathBuf> {
    ensure!(
        given != Some(Path::new("-")),
        "--file - is no file: what it holds is read and written again and again; expected the name of a file"
    );
    let default = || database::data_folder().map(|folder| folder.join("lyngk").join(name));
    given
        .map(Path::to_owned)
        .or_else(default)
        .ok_or_else(|| anyhow::anyhow!("you have no data folder; choose a file with --file"))
}

/// An environment variable, unless it is empty.
fn variable(name: &str) -> Option<String> {
    env::var(name).ok().filter(|value| !value.is_empty())
}

/// The value of the locale for a category, by the rules of POSIX.
fn locale(category: &str) -> Option<String> {
    ["LC_ALL", category, "LANG"].into_iter().find_map(variable)
}

fn language(display: &DisplayArgs) -> Language {
    display.lang.unwrap_or_else(|| Language::preferred(locale("LC_MESSAGES").as_deref()))
}

fn manner(display: &DisplayArgs, command: &str) -> Result<Manner> {
    let term = variable("TERM");
    let ascii = display.ascii || !has_unicode(locale("LC_CTYPE").as_deref());
    if display.lines || term.as_deref() == Some("dumb") {
        return Ok(Manner::Lines { ascii });
    }
    ensure!(
        io::stdin().is_terminal() && io::stdout().is_terminal(),
        "{command} draws on a terminal and reads its keys; in a pipe, use {command} --lines"
    );
    let [no_color, color_term] = ["NO_COLOR", "COLORTERM"].map(variable);
    // `--color` has been made the choice of the whole program.
    let choice = ColorChoice::global();
    let no_color = no_color.filter(|_| choice != ColorChoice::Always);
    let depth = match display.color_depth {
        _ if choice == ColorChoice::Never => ColorDepth::None,
        Some(colors) => colors.into(),
        None => ColorDepth::of_environment(no_color.as_deref(), color_term.as_deref(), term.as_deref()),
    };
    Ok(Manner::Drawn { depth, ascii: ascii || !has_signs(term.as_deref()) })
}

/// Whether a locale has all characters. Only one that names another character set does not: terminals of today use UTF-8, whether a
/// locale is set or not.
fn has_unicode(locale: Option<&str>) -> bool {
    let set = locale.and_then(|locale| locale.split_once('.')).map(|(_, set)| set.split('@').next().unwrap_or(set));
    set.is_none_or(|set| ["utf8", "utf-8"].contains(&set.to_ascii_lowercase().as_str()))
}

/// Whether the fonts of a terminal have signs such as ◆ and ★. Those of consoles have 256 or 512 characters, and DEC's terminals have
/// their own sets.
fn has_signs(term: Option<&str>) -> bool {
    let kind = term.unwrap_or_default().split('-').next().unwrap_or_default();
    !["linux", "cons25", "vt52", "vt100", "vt102", "vt220", "vt320", "vt420"].contains(&kind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn consoles_and_old_terminals_get_ascii() {
        for term in [None, Some("xterm-256color"), Some("screen"), Some("tmux-256color"), Some("foot"), Some("")] {
            assert!(has_signs(term), "{term:?}");
        }
        for term in ["linux", "linux-16color", "vt100", "vt220"] {
            assert!(!has_signs(Some(term)), "{term}");
        }
    }

    #[test]
    fn only_a_locale_with_another_character_set_lacks_unicode() {
        for locale in [None, Some("C"), Some("de_DE.UTF-8"), Some("C.utf8"), Some("de_DE.UTF-8@euro"), Some("pl")] {
            assert!(has_unicode(locale), "{locale:?}");
        }
        for locale in ["de_DE.ISO-8859-1", "ru_RU.KOI8-R", "de_DE.ISO-8859-15@euro"] {
            assert!(!has_unicode(Some(locale)), "{locale}");
        }
    }
}
