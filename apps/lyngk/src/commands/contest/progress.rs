//! Progress of a running match on standard error.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use super::config::MatchConfig;
use super::scoreboard::Scoreboard;
use crate::progress::{Progress, in_words};

/// The interval between lines that do not go to a terminal.
const LOG_INTERVAL: Duration = Duration::from_secs(10);

/// The score and the remaining time of a match.
#[derive(Debug)]
pub(crate) struct MatchProgress {
    progress: Progress,
    began: Instant,
    /// The number of games of earlier runs.
    earlier_games: u64,
    games: u64,
}

impl MatchProgress {
    pub(crate) fn new(config: &MatchConfig, scoreboard: &Scoreboard) -> MatchProgress {
        MatchProgress {
            progress: Progress::with_log(LOG_INTERVAL),
            began: Instant::now(),
            earlier_games: scoreboard.counts.games(),
            games: config.games as u64,
        }
    }

    /// Shows the score, if it has not been shown for a while.
    pub(crate) fn update(&mut self, scoreboard: &Scoreboard) {
        let MatchProgress { began, earlier_games, games, .. } = *self;
        self.progress.update(|| line(scoreboard, games, earlier_games, began));
    }

    pub(crate) fn clear(&self) {
        self.progress.clear();
    }
}

fn line(scoreboard: &Scoreboard, games: u64, earlier_games: u64, began: Instant) -> String {
    let counts = scoreboard.counts;
    let done = counts.games();
    let mut line = format!(
        "{done}/{games} games, +{} ={} -{}, Elo {}",
        counts.wins,
        counts.draws,
        counts.losses,
        scoreboard.pairs.elo()
    );
    // Writing to a string cannot fail.
    if let Some(sprt) = &scoreboard.sprt {
        let _ = write!(line, ", LLR {:+.2}", sprt.test.log_likelihood_ratio(&sprt.pairs));
    }
    let faults: u64 = scoreboard.faults.iter().flatten().sum();
    if faults > 0 {
        let _ = write!(line, ", faults {faults}");
    }
    let played = done - earlier_games;
    if played > 0 {
        let left = began.elapsed().mul_f64(games.saturating_sub(done) as f64 / played as f64);
        let _ = write!(line, ", {}{} left", if scoreboard.sprt.is_some() { "at most " } else { "" }, in_words(left));
    }
    line
}
