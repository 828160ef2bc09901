//! Progress of a running match on standard error.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write as _};
use std::time::{Duration, Instant};

use super::config::MatchConfig;
use super::scoreboard::Scoreboard;

/// The interval between updates of the line on a terminal.
const TERMINAL_INTERVAL: Duration = Duration::from_millis(200);
/// The interval between lines elsewhere.
const LOG_INTERVAL: Duration = Duration::from_secs(10);

/// Progress as one line that is updated on a terminal, or as lines at intervals elsewhere.
#[derive(Debug)]
pub(crate) struct ProgressLine {
    began: Instant,
    updated: Instant,
    /// The number of games of earlier runs.
    earlier_games: u64,
    games: u64,
    is_terminal: bool,
}

impl ProgressLine {
    pub(crate) fn new(config: &MatchConfig, scoreboard: &Scoreboard) -> ProgressLine {
        let now = Instant::now();
        ProgressLine {
            began: now,
            updated: now,
            earlier_games: scoreboard.counts.games(),
            games: config.games as u64,
            is_terminal: io::stderr().is_terminal(),
        }
    }

    /// Shows the score, if the interval is over.
    pub(crate) fn update(&mut self, scoreboard: &Scoreboard) {
        let interval = if self.is_terminal { TERMINAL_INTERVAL } else { LOG_INTERVAL };
        if self.updated.elapsed() < interval {
            return;
        }
        self.updated = Instant::now();
        let line = self.line(scoreboard);
        // Progress that cannot be written does not stop the match.
        let _ = if self.is_terminal {
            write!(io::stderr(), "\r\x1b[2K{line}").and_then(|()| io::stderr().flush())
        } else {
            writeln!(io::stderr(), "{line}")
        };
    }

    /// Writes a message that stays.
    pub(crate) fn note(&self, note: &str) {
        self.clear();
        let _ = writeln!(io::stderr(), "{note}");
    }

    /// Erases the line.
    pub(crate) fn clear(&self) {
        if self.is_terminal {
            let _ = write!(io::stderr(), "\r\x1b[2K");
        }
    }

    fn line(&self, scoreboard: &Scoreboard) -> String {
        let counts = scoreboard.counts;
        let done = counts.games();
        let mut line = format!(
            "{done}/{} games, +{} ={} -{}, Elo {}",
            self.games,
            counts.wins,
            counts.draws,
            counts.losses,
            scoreboard.pairs.elo()
        );
        if let Some(sprt) = &scoreboard.sprt {
            let _ = write!(line, ", LLR {:+.2}", sprt.test.log_likelihood_ratio(&sprt.pairs));
        }
        let faults: u64 = scoreboard.faults.iter().flatten().sum();
        if faults > 0 {
            let _ = write!(line, ", faults {faults}");
        }
        let played = done - self.earlier_games;
        if played > 0 {
            let left = self.began.elapsed().mul_f64(self.games.saturating_sub(done) as f64 / played as f64);
            let _ =
                write!(line, ", {}{} left", if scoreboard.sprt.is_some() { "at most " } else { "" }, in_words(left));
        }
        line
    }
}

/// `1 h 5 min`, `5 min 12 s` or `12 s`.
fn in_words(time: Duration) -> String {
    let seconds = time.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}
