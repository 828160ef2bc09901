//! The file of a match: games are appended as they finish, and read back to continue.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use lyngk_game::MatchGame;
use lyngk_rules::Record;

use super::config::MatchConfig;
use super::reading::{self, Earlier};
use super::scoreboard::{GameScore, Scoreboard};
use crate::input;

/// The open file of a match. It is locked, so that no other match writes to it.
#[derive(Debug)]
pub(crate) struct MatchFile {
    /// `None` for standard output.
    file: Option<File>,
    name: String,
}

impl MatchFile {
    /// Creates a file, or takes standard output for `-`. An existing file is left alone.
    pub(crate) fn create(path: &Path) -> Result<MatchFile> {
        if path == Path::new("-") {
            return Ok(MatchFile { file: None, name: "standard output".to_owned() });
        }
        let name = input::name(path);
        ensure_regular(path, &name)?;
        let file = OpenOptions::new().write(true).create_new(true).open(path).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                anyhow!("{name} exists already; continue it with --resume, or choose another name")
            }
            _ => anyhow::Error::new(error).context(format!("{name} cannot be written")),
        })?;
        lock(&file, &name)?;
        Ok(MatchFile { file: Some(file), name })
    }

    /// Opens a file to continue its match, and adds its games to the scoreboard; creates the file if there is none. Also returns
    /// notices for people.
    pub(crate) fn resume(
        path: &Path,
        config: &MatchConfig,
        scoreboard: &mut Scoreboard,
    ) -> Result<(MatchFile, Vec<String>)> {
        if !path.exists() {
            return Ok((MatchFile::create(path)?, Vec::new()));
        }
        let name = input::name(path);
        ensure_regular(path, &name)?;
        let open = OpenOptions::new().read(true).append(true).open(path);
        let mut file = open.with_context(|| format!("{name} cannot be opened"))?;
        lock(&file, &name)?;
        let mut unknown_engines = false;
        let earlier = reading::read(&mut file, &mut |game| {
            unknown_engines |= game.engines.is_none();
            count(game, config, scoreboard)
        });
        let Earlier { intact, is_cut_off, ends_well } = earlier.with_context(|| name.clone())?;
        let mut notices = Vec::new();
        if is_cut_off {
            let kept = keep_rest(&mut file, path, intact).with_context(|| format!("{name} cannot be continued"))?;
            notices.push(format!(
                "{name} ends with an incomplete game, which is played again; what there was of it is now in {}",
                input::name(&kept)
            ));
        }
        if !ends_well {
            let end = if intact == 0 { "" } else { "\n\n" };
            file.set_len(intact)
                .and_then(|()| file.seek(SeekFrom::End(0)))
                .and_then(|_| file.write_all(end.as_bytes()))
                .with_context(|| format!("{name} cannot be written"))?;
        }
        if unknown_engines {
            notices.push(format!(
                "{name} does not say which engines played its first games: an earlier version wrote them. The engines of this match \
                 are {}",
                config.engines
            ));
        }
        Ok((MatchFile { file: Some(file), name }, notices))
    }

    /// Appends a game.
    pub(crate) fn append(&mut self, record: &Record) -> Result<()> {
        let text = record.to_string();
        let written = match &mut self.file {
            Some(file) => append_whole(file, text.as_bytes()),
            None => io::stdout().write_all(text.as_bytes()).and_then(|()| io::stdout().flush()),
        };
        written.with_context(|| format!("{} cannot be written", self.name))
    }
}

/// Refuses a device or a pipe: they keep no games, and reading one may never end.
fn ensure_regular(path: &Path, name: &str) -> Result<()> {
    if fs::metadata(path).is_ok_and(|file| !file.is_file()) {
        bail!("{name} is not a regular file, expected the name of a file, or - for standard output");
    }
    Ok(())
}

/// Appends the end of a file, from `intact` on, to a file beside it, which keeps what a match cannot continue.
fn keep_rest(file: &mut File, path: &Path, intact: u64) -> io::Result<PathBuf> {
    let mut name = path.as_os_str().to_owned();
    name.push(".bak");
    let kept = PathBuf::from(name);
    let mut backup = OpenOptions::new().append(true).create(true).open(&kept)?;
    file.seek(SeekFrom::Start(intact))?;
    io::copy(file, &mut backup)?;
    backup.sync_all()?;
    Ok(kept)
}

/// Appends a text. If only a part of it can be written, as on a full disk, the file stays as it was.
fn append_whole(file: &mut File, text: &[u8]) -> io::Result<()> {
    let length = file.metadata()?.len();
    let written = file.write_all(text);
    if written.is_err() {
        // If this fails too, the rest of the game is dropped when the match is continued.
        let _ = file.set_len(length);
    }
    written
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
    if let Some(engines) = game.engines.as_ref().filter(|&engines| *engines != config.engines) {
        bail!(
            "game {number} was played by other engines ({engines}) than this match ({}); continue it with the same engines, or write \
             to another file",
            config.engines
        );
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
