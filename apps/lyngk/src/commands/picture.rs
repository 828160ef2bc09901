//! `lyngk picture`: a position as a picture.

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
    if let Some(path) = &args.output {
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
    match &args.output {
        Some(path) => output::write(path, &picture.svg()),
        None => Ok(io::stdout().write_all(picture.svg().as_bytes())?),
    }
}

/// What is drawn: the game that was chosen, or a position as one without turns.
fn record(args: &PictureArgs) -> Result<Record> {
    let path = Path::new(&args.what);
    let is_file = args.what == "-" || path.exists();
    // What has a space in it is meant as a position: its own mistakes tell more than that there is no such file.
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
    wanted.with_context(|| format!("--game {}: {name} has the games 1 to {count}", args.game))
}

/// The turn after which the position stood.
fn place(args: &PictureArgs, record: &Record) -> Result<Option<lyngk_rules::NodeId>> {
    let line: Vec<_> = record.main_line().collect();
    let count = args.turn.map_or(line.len(), |turn| turn as usize);
    if count > line.len() {
        bail!("--turn {count}: the game has {} turns", line.len());
    }
    Ok(count.checked_sub(1).map(|last| line[last]))
}
