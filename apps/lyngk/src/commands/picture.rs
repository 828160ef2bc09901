//! `lyngk picture`: a position as an SVG file.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use lyngk_picture::Picture;
use lyngk_rules::{Position, Record};
use lyngk_study::{Imported, import, study};
use lyngk_view::Compass;

use crate::cli::PictureArgs;
use crate::{input, output};

pub(crate) fn run(args: &PictureArgs) -> Result<()> {
    // As elsewhere, - means standard output.
    let file = args.output.as_deref().filter(|&path| path != Path::new("-"));
    if let Some(path) = file {
        output::check(Path::new(&args.what), &[path])?;
    }
    let record = record(args)?;
    let words = lyngk_study::words(args.language);
    let mut picture = Picture {
        style: args.style(),
        compass: Compass::new(args.rotate),
        coordinates: !args.no_coordinates,
        players: !args.no_players,
        ..study::picture(&words, &record, place(args, &record)?)
    };
    if args.no_turn {
        (picture.last_turn, picture.mark) = (Vec::new(), None);
    }
    match file {
        Some(path) => output::write(path, &picture.svg()),
        None => Ok(io::stdout().write_all(picture.svg().as_bytes())?),
    }
}

/// The chosen game; a position becomes a game without turns.
fn record(args: &PictureArgs) -> Result<Record> {
    let path = Path::new(&args.what);
    let is_file = args.what == "-" || path.exists();
    // Text with a space is meant as a position: its parse error helps more than "no such file".
    if !is_file && args.what.contains(' ') {
        return Ok(Record::new(args.what.parse::<Position>()?));
    }
    let is_link = !is_file && args.what.contains('#');
    let (name, text) =
        if is_link { ("the link".to_owned(), args.what.clone()) } else { (input::name(path), input::file(path)?) };
    let games = match import(&text).with_context(|| name.clone())? {
        Imported::Position(position) => return Ok(Record::new(*position)),
        Imported::Games(games) => games,
    };
    let count = games.len();
    let wanted = (args.game as usize).checked_sub(1).and_then(|number| games.into_iter().nth(number));
    wanted.with_context(|| format!("--game {}: expected 1 to {count}, the number of games in {name}", args.game))
}

/// The node of the turn that led to the position; `None` for the start.
fn place(args: &PictureArgs, record: &Record) -> Result<Option<lyngk_rules::NodeId>> {
    let line: Vec<_> = record.main_line().collect();
    let count = args.turn.map_or(line.len(), |turn| turn as usize);
    if count > line.len() {
        bail!("--turn {count}: expected 0 to {}, the number of turns of the game", line.len());
    }
    Ok(count.checked_sub(1).map(|last| line[last]))
}
