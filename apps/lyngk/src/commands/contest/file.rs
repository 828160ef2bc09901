//! The file of a match: games are appended as they finish, and read back to continue.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use lyngk_game::{MatchGame, MatchGames};
use lyngk_rules::Record;

use super::config::MatchConfig;
use super::scoreboard::{GameScore, Scoreboard};

/// The open file of a match. It is locked, so that no other match writes to it.
#[derive(Debug)]
pub(crate) struct MatchFile {
    file: File,
    name: String,
}

impl MatchFile {
    /// Creates a file. An existing file is left alone.
    pub(crate) fn create(path: &Path) -> Result<MatchFile> {
        let name = path.display().to_string();
        let file = OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                anyhow!("{name} exists already; continue it with --resume, or choose another name")
            }
            _ => anyhow::Error::new(error).context(format!("{name} cannot be written")),
        })?;
        lock(&file, &name)?;
        Ok(MatchFile { file, name })
    }

    /// Opens a file to continue its match, and adds its games to the scoreboard; creates the file if there is none. The second value
    /// is a notice for people.
    pub(crate) fn resume(
        path: &Path,
        config: &MatchConfig,
        scoreboard: &mut Scoreboard,
    ) -> Result<(MatchFile, Option<String>)> {
        if !path.exists() {
            return Ok((MatchFile::create(path)?, None));
        }
        let name = path.display().to_string();
        let open = OpenOptions::new().read(true).append(true).open(path);
        let mut file = open.with_context(|| format!("{name} cannot be opened"))?;
        lock(&file, &name)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(|| format!("{name} cannot be read"))?;
        let mut games = MatchGames::new(&bytes).with_context(|| name.clone())?;
        for game in &mut games {
            count(&game.with_context(|| name.clone())?, config, scoreboard).with_context(|| name.clone())?;
        }
        let notice = games.is_cut_off().then(|| format!("{name} ends with an incomplete game, which is played again"));
        let intact = games.intact();
        if intact == 0 || bytes[intact..] != *b"\n\n" {
            let end = if intact == 0 { "" } else { "\n\n" };
            file.set_len(intact as u64)
                .and_then(|()| file.write_all(end.as_bytes()))
                .with_context(|| format!("{name} cannot be written"))?;
        }
        Ok((MatchFile { file, name }, notice))
    }

    /// Appends a game.
    pub(crate) fn append(&mut self, record: &Record) -> Result<()> {
        let written = self.file.write_all(record.to_string().as_bytes()).and_then(|()| self.file.flush());
        written.with_context(|| format!("{} cannot be written", self.name))
    }
}

/// Locks a file until it is closed.
fn lock(file: &File, name: &str) -> Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => bail!("{name} is in use by another match"),
        // Some file systems have no locks.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// Adds a game of the file to the scoreboard, if it belongs to this match.
fn count(game: &MatchGame, config: &MatchConfig, scoreboard: &mut Scoreboard) -> Result<()> {
    let number = game.number;
    if number > super::MAX_GAMES {
        bail!("a game has the number {number}, expected at most {}", super::MAX_GAMES);
    }
    let settings = config.settings();
    if game.settings != settings {
        bail!("game {number} was played with other settings ({}) than this match ({settings})", game.settings);
    }
    let scheduled = config.game(number - 1);
    if game.start != scheduled.start {
        bail!("game {number} has another start position than in this match");
    }
    if scoreboard.has(scheduled.index) {
        bail!("game {number} of the match is in the file twice");
    }
    scoreboard.add(scheduled.index, GameScore::new(&scheduled, game.ended));
    Ok(())
}
