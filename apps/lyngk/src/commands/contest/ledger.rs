//! The file with the games of a match: written game by game, read again to go on.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use lyngk_rules::{Record, Tag};

use super::fault::Fault;
use super::game::{Game, Played};
use super::plan::Plan;
use super::standing::{Score, Standing};

/// What the tag `Event` says.
const EVENT: &str = "lyngk match";
/// What the tag `Termination` says of a game that was played to its end.
const NORMAL: &str = "normal";
/// What lies between two records: turns never begin with a bracket, so it occurs nowhere else.
const BETWEEN: &str = "\n\n[";

/// The record of a game.
pub(crate) fn record(plan: &Plan, game: &Game, played: &Played) -> Record {
    let mut record = Record::new(game.start);
    let names = game.players.map(|player| plan.players[player].name.as_str());
    let termination = played.fault.as_ref().map_or(NORMAL, |fault| Fault::KINDS[fault.kind()]);
    let mut tags = vec![
        ("Event", EVENT.to_owned()),
        ("Player1", names[0].to_owned()),
        ("Player2", names[1].to_owned()),
        ("Result", played.result.text().to_owned()),
        ("Termination", termination.to_owned()),
        ("Game", (game.number + 1).to_string()),
        ("Pair", (game.number / 2 + 1).to_string()),
    ];
    tags.extend(plan.starts.seed(game.number / 2).map(|seed| ("Seed", seed.to_string())));
    tags.extend(played.fault.as_ref().map(|fault| ("Fault", fault.to_string())));
    tags.push(("Settings", plan.settings()));
    for (name, value) in tags {
        // What a program said may hold anything.
        let value: String = value.chars().filter(|char| !char.is_control()).collect();
        if let Some(tag) = Tag::new(name, value) {
            record.set_tag(tag);
        }
    }
    let mut last = None;
    for &turn in &played.turns {
        // They were legal when they were played.
        last = record.push(last, turn).ok();
    }
    record.result = played.result;
    record
}

/// The file, open for more games.
#[derive(Debug)]
pub(crate) struct Ledger {
    file: File,
    name: String,
}

impl Ledger {
    /// A new file; one that is there already is left alone.
    pub(crate) fn create(path: &Path) -> Result<Ledger> {
        let name = path.display().to_string();
        let file = OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                anyhow::anyhow!("{name} exists already: --resume goes on with it, another name begins a new file")
            }
            _ => anyhow::Error::new(error).context(format!("{name} cannot be written")),
        })?;
        Ok(Ledger { file, name })
    }

    /// Goes on with a file, or begins it: what it holds of the match is added to the standing. Something to tell people,
    /// if there is, comes with it.
    pub(crate) fn resume(path: &Path, plan: &Plan, standing: &mut Standing) -> Result<(Ledger, Option<String>)> {
        if !path.exists() {
            return Ok((Ledger::create(path)?, None));
        }
        let name = path.display().to_string();
        // A file that was cut short may end inside a character.
        let bytes = fs::read(path).with_context(|| format!("{name} cannot be read"))?;
        let text = String::from_utf8_lossy(&bytes);
        let mut end = 0;
        let mut notice = None;
        for (number, part) in (1..).zip(parts(&text)) {
            match part.parse::<Record>() {
                Ok(record) => count(&record, plan, standing).with_context(|| format!("{name}, game {number}"))?,
                Err(_) if end + part.len() == text.len() && is_half_a_game(part) => {
                    notice = Some(format!("{name} ends with half a game, which is dropped and played again"));
                    break;
                }
                Err(error) => bail!("{name}, game {number} cannot be read: {}", error.problem),
            }
            end += part.len();
        }
        let mut file =
            OpenOptions::new().append(true).open(path).with_context(|| format!("{name} cannot be written"))?;
        file.set_len(end as u64).with_context(|| format!("{name} cannot be written"))?;
        if end > 0 && !text[..end].ends_with("\n\n") {
            file.write_all(b"\n\n").with_context(|| format!("{name} cannot be written"))?;
        }
        Ok((Ledger { file, name }, notice))
    }

    /// Adds a game, at once: whatever happens next, it is there.
    pub(crate) fn append(&mut self, record: &Record) -> Result<()> {
        let written = self.file.write_all(record.to_string().as_bytes()).and_then(|()| self.file.flush());
        written.with_context(|| format!("{} cannot be written", self.name))
    }
}

/// Whether a text that is no record may be the beginning of one that a match was writing. Nothing else is ever dropped.
fn is_half_a_game(part: &str) -> bool {
    const OPENING: &str = "[Variant \"";
    /// How many lines there are at most before that with the event has been written.
    const LINES_TO_EVENT: usize = 4;
    let event = format!("[Event \"{EVENT}\"]\n");
    (part.starts_with(OPENING) || OPENING.starts_with(part))
        && (part.contains(&event) || part.lines().count() <= LINES_TO_EVENT)
}

/// The records of a text, each with all that follows it up to the next.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.trim().is_empty() {
            return None;
        }
        let end = rest.find(BETWEEN).map_or(rest.len(), |at| at + BETWEEN.len() - 1);
        let (part, behind) = rest.split_at(end);
        rest = behind;
        Some(part)
    })
}

/// Adds a recorded game to the standing, if it is one of this match.
fn count(record: &Record, plan: &Plan, standing: &mut Standing) -> Result<()> {
    let number = record.tag("Game").and_then(|number| number.parse::<usize>().ok()).and_then(|n| n.checked_sub(1));
    let number = number
        .filter(|&number| number < super::MOST_GAMES)
        .context("the tag Game with its number is missing: no match wrote this file")?;
    let (here, wanted) = (record.tag("Settings").unwrap_or_default(), plan.settings());
    if here != wanted {
        bail!("it was played with other settings ({here}) than are wanted now ({wanted})");
    }
    let game = plan.game(number);
    if *record.start() != game.start {
        bail!("it began from another start than game {} of this match", number + 1);
    }
    if standing.has(number) {
        bail!("game {} of the match is there twice", number + 1);
    }
    let termination = record.tag("Termination").unwrap_or(NORMAL);
    let fault = Fault::KINDS.iter().position(|&kind| kind == termination);
    let score = Score::new(&game, record.result, fault).context("it has no result")?;
    standing.add(number, score);
    Ok(())
}
