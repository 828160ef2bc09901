//! What a command is about: a position, a link or the games of a file, in the one form in which all commands take it.

use std::ffi::OsStr;
use std::path::Path;

use anyhow::{Context, Result, bail};
use lyngk_rules::{NodeId, Position, Record};
use lyngk_study::study::IMPORT_LIMIT;
use lyngk_study::{Imported, Study, import, link};

use crate::cli::PlaceArgs;
use crate::games::{Begun, Games};
use crate::input;

/// A position, a link or games.
#[derive(Debug)]
pub(crate) enum Subject {
    Position(Box<Position>),
    /// The record in a link, and the turn at which it opens.
    Link(Box<Record>, Option<NodeId>),
    Games(Box<Games>),
}

impl Subject {
    /// Reads the argument of a command: `-` for standard input, a file, a link, or LPN.
    pub(crate) fn read(given: &OsStr) -> Result<Subject> {
        if let Some(subject) = elsewhere(given)? {
            return Ok(subject);
        }
        let Some(text) = given.to_str() else { return of_file(Path::new(given)) };
        if text.contains([' ', ',']) || text.is_empty() {
            return Ok(Subject::Position(Box::new(text.parse()?)));
        }
        // The letters of a link without the address. A name of a file has no check letters.
        match link::decode(text) {
            Ok(_) => of_link(text),
            Err(_) => of_file(Path::new(text)),
        }
    }

    /// Reads the value of --position, which is LPN unless there is a file of that name.
    pub(crate) fn read_option(given: &OsStr) -> Result<Subject> {
        match (elsewhere(given)?, given.to_str()) {
            (Some(subject), _) => Ok(subject),
            (None, None) => of_file(Path::new(given)),
            (None, Some(text)) => Ok(Subject::Position(Box::new(text.parse().context("--position")?))),
        }
    }

    /// The chosen record and a place in it: of a position a record without turns, of games the one that `place` names.
    pub(crate) fn into_record(self, place: &PlaceArgs) -> Result<(Record, Option<NodeId>)> {
        let (record, opened_at) = match self {
            Subject::Position(position) => (Record::new(*position), None),
            Subject::Link(record, opened_at) => (*record, opened_at),
            Subject::Games(games) => (nth(*games, place.game.unwrap_or(1))?, None),
        };
        let line: Vec<NodeId> = record.main_line().collect();
        let Some(turn) = place.turn else { return Ok((record, opened_at.or(line.last().copied()))) };
        let last = (turn as usize).checked_sub(1);
        match last.map(|last| line.get(last)) {
            Some(None) => bail!("--turn {turn}: expected 0 to {}, the number of turns of the game", line.len()),
            Some(node) => Ok((record, node.copied())),
            None => Ok((record, None)),
        }
    }

    /// All its games; a position is one without turns.
    pub(crate) fn into_games(self) -> Games {
        match self {
            Subject::Position(position) => Games::of(Record::new(*position), "the position"),
            Subject::Link(record, _) => Games::of(*record, "the link"),
            Subject::Games(games) => *games,
        }
    }

    /// The chosen position.
    pub(crate) fn into_position(self, place: &PlaceArgs) -> Result<Position> {
        let (record, node) = self.into_record(place)?;
        Ok(record.position(node))
    }
}

/// A subject that the text does not hold itself; `None` if it is to be read as it is.
fn elsewhere(given: &OsStr) -> Result<Option<Subject>> {
    let path = Path::new(given);
    if given == "-" || path.exists() {
        return of_file(path).map(Some);
    }
    let Some(text) = given.to_str() else { return Ok(None) };
    if text.contains('#') || text.contains("://") {
        return of_link(text).map(Some);
    }
    Ok(None)
}

fn of_link(text: &str) -> Result<Subject> {
    let record = link::decode(text).context("the link")?;
    let mut study = Study::new(record.clone());
    let is_placed = link::place(text) > 0 && study.go_to_number(link::place(text));
    Ok(Subject::Link(Box::new(record), study.place().filter(|_| is_placed)))
}

/// What a file has in it. Games are read one by one; anything else is short.
fn of_file(path: &Path) -> Result<Subject> {
    let begun = Begun::open(path)?;
    if matches!(begun.first_letter(), Some(b'[' | b'(') | None) {
        return Ok(Subject::Games(Box::new(begun.games()?)));
    }
    let name = begun.name.clone();
    let text = input::text(begun.read(IMPORT_LIMIT as u64)?, &name)?;
    match import(&text).with_context(|| name)? {
        Imported::Position(position) => Ok(Subject::Position(position)),
        Imported::Games(_) => of_link(text.trim()),
    }
}

/// The game with this number, from 1.
fn nth(mut games: Games, number: u64) -> Result<Record> {
    let mut count = 0;
    for game in games.by_ref() {
        count += 1;
        let game = game?;
        if count == number {
            return Ok(game);
        }
    }
    if count == 0 {
        return Err(games.none());
    }
    bail!("--game {number}: expected 1 to {count}, the number of games in {}", games.name())
}
