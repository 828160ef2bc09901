//! Candidates of the games so far, in memory and in a file.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::Effort;
use crate::choose::Candidate;

/// The prefix of the line that ends the candidates of a game.
const GAME: &str = "game ";

/// The candidates of all games so far.
///
/// The first line of the file has the limits of the searches. The candidates of each game follow, and after them the line `game SEED`:
/// a game without it was interrupted and is played again.
#[derive(Debug)]
pub(crate) struct Notes {
    games: BTreeMap<u64, Vec<Candidate>>,
    file: Option<File>,
}

impl Notes {
    /// Reads the file, or creates it.
    pub(crate) fn open(path: Option<&Path>, effort: &Effort) -> Result<Notes> {
        let mut notes = Notes { games: BTreeMap::new(), file: None };
        let Some(path) = path else { return Ok(notes) };
        let name = || format!("{} cannot be used for notes", path.display());
        let first = format!("{effort:?}");
        let text = if path.exists() { fs::read_to_string(path).with_context(name)? } else { String::new() };
        let mut file = OpenOptions::new().create(true).append(true).open(path).with_context(name)?;
        // An incomplete last line must not become a part of the next one.
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        if whole.len() + 1 < text.len() {
            writeln!(file).with_context(name)?;
        }
        let mut lines = whole.lines();
        match lines.next() {
            None => writeln!(file, "{first}").with_context(name)?,
            Some(line) => {
                ensure!(line == first, "{}: its games had the limits {line}, not {first}", path.display());
            }
        }
        notes.file = Some(file);
        let mut candidates = Vec::new();
        for line in lines {
            match line.strip_prefix(GAME).and_then(|seed| seed.parse().ok()) {
                Some(seed) => {
                    let of_game =
                        std::mem::take(&mut candidates).into_iter().filter(|one: &Candidate| one.seed == seed);
                    notes.games.insert(seed, of_game.collect());
                }
                None => candidates.extend(Candidate::read(line)),
            }
        }
        Ok(notes)
    }

    /// Whether a game has been played.
    pub(crate) fn has(&self, seed: u64) -> bool {
        self.games.contains_key(&seed)
    }

    /// Adds the candidates of a game.
    pub(crate) fn add(&mut self, seed: u64, candidates: Vec<Candidate>) -> Result<()> {
        if let Some(file) = &mut self.file {
            let lines = candidates.iter().map(Candidate::to_string).chain([format!("{GAME}{seed}")]);
            let text = lines.collect::<Vec<_>>().join("\n");
            writeln!(file, "{text}").context("the notes cannot be written")?;
        }
        self.games.insert(seed, candidates);
        Ok(())
    }

    /// The candidates of some games, in the order of the games.
    pub(crate) fn candidates(mut self, seeds: impl Iterator<Item = u64>) -> Vec<Candidate> {
        seeds.filter_map(|seed| self.games.remove(&seed)).flatten().collect()
    }
}
