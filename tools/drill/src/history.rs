//! The log of a drill: what every client was told, what failed when, and what the database had at the end. One JSON object a line.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use lyngk_room::{LogEntry, Place, RoomId};
use serde::{Deserialize, Serialize};

use crate::fault::Kind;

/// Milliseconds since the drill began.
pub(crate) type Millis = u64;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Line {
    /// The drill began.
    Began {
        /// The random seed.
        seed: u64,
        /// The system's time, in milliseconds since 1970.
        time: u64,
    },
    /// Something failed, and was healed.
    Fault {
        kind: Kind,
        /// Name of the failed part.
        target: String,
        from: Millis,
        /// When everything was as before.
        until: Millis,
    },
    /// A game was begun: its first request was sent, and the start was drawn.
    Opened { game: RoomId, asked: Millis, begun: Millis },
    /// A turn was acknowledged, and the opponent was told of it.
    Turn { game: RoomId, place: Place, ply: u32, turn: String, sent: Millis, acknowledged: Millis, delivered: Millis },
    /// Messages to a player, until their game was over or given up.
    Told { game: RoomId, place: Place, entries: Vec<LogEntry> },
    /// A game could not be played to its end, or a client was told something wrong.
    Failed { game: RoomId, problem: String },
    /// The log of a game in the database.
    Stored { game: RoomId, entries: Vec<LogEntry> },
    /// The drill ended.
    Ended {
        /// The system's time, in milliseconds since 1970.
        time: u64,
    },
}

/// The log of a drill that is being written.
#[derive(Clone, Debug)]
pub(crate) struct History {
    file: Arc<Mutex<BufWriter<File>>>,
    began: Instant,
    latest: Arc<Latest>,
}

/// The latest signs that all goes well.
#[derive(Debug, Default)]
struct Latest {
    /// When the last acknowledged turn was sent.
    turn_sent: AtomicU64,
    /// When the last new game was asked for.
    game_asked: AtomicU64,
}

impl History {
    /// Begins a log. A file that exists is overwritten.
    pub(crate) fn create(path: &Path, seed: u64) -> Result<History> {
        let file = File::create(path).with_context(|| path.display().to_string())?;
        let (file, latest) = (Arc::new(Mutex::new(BufWriter::new(file))), Arc::default());
        let history = History { file, began: Instant::now(), latest };
        history.note(Line::Began { seed, time: system_millis() })?;
        Ok(history)
    }

    /// A moment as in the log.
    pub(crate) fn millis(&self, moment: Instant) -> Millis {
        moment.saturating_duration_since(self.began).as_millis() as Millis
    }

    /// The time since the drill began.
    pub(crate) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// Whether, since a moment, a turn was sent and acknowledged, and a game was asked for and begun.
    pub(crate) fn has_play_since(&self, moment: Millis) -> bool {
        let Latest { turn_sent, game_asked } = &*self.latest;
        [turn_sent, game_asked].into_iter().all(|latest| latest.load(Ordering::Relaxed) > moment)
    }

    /// Adds a line.
    #[allow(clippy::needless_pass_by_value, reason = "lines are made for this call")]
    pub(crate) fn note(&self, line: Line) -> Result<()> {
        match line {
            Line::Turn { sent, .. } => {
                self.latest.turn_sent.fetch_max(sent, Ordering::Relaxed);
            }
            Line::Opened { asked, .. } => {
                self.latest.game_asked.fetch_max(asked, Ordering::Relaxed);
            }
            _ => {}
        }
        let text = serde_json::to_string(&line)?;
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(writeln!(file, "{text}")?)
    }

    /// Adds the last line, and writes everything to the disk.
    pub(crate) fn end(&self) -> Result<()> {
        self.note(Line::Ended { time: system_millis() })?;
        Ok(self.file.lock().unwrap_or_else(PoisonError::into_inner).flush()?)
    }
}

/// Reads a log.
pub(crate) fn read(path: &Path) -> Result<Vec<Line>> {
    let file = File::open(path).with_context(|| path.display().to_string())?;
    let parse = |(index, line): (usize, std::io::Result<String>)| {
        serde_json::from_str(&line?).with_context(|| format!("{}, line {}", path.display(), index + 1))
    };
    BufReader::new(file).lines().enumerate().map(parse).collect()
}

fn system_millis() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as u64
}
