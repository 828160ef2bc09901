//! Progress of an analysis, and how long it still takes.

use std::time::Duration;

use super::words;
use crate::progress::in_words;

/// The remaining time is measured only after this time and this share of the work: endings take less than what comes before them, and
/// a game is analysed from its end.
const FIRST_GUESS: Duration = Duration::from_secs(2);
const FIRST_SHARE: f64 = 0.5;

/// How far the analysis of games is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pace {
    pub(super) games_done: u64,
    /// The number of games, if it is known.
    pub(super) games: Option<u64>,
    pub(super) turns_done: u64,
    /// The number of turns, if it is known.
    pub(super) turns: Option<u64>,
    /// The time limit of a turn.
    pub(super) of_turn: Option<Duration>,
    /// The number of games at the same time.
    pub(super) jobs: u32,
}

impl Pace {
    /// `2 of 10 games, 57 of 312 turns, about 2 min 40 s left`.
    pub(super) fn line(&self, elapsed: Duration) -> String {
        let of = |done: u64, all: Option<u64>, thing: &str| match all {
            Some(all) => format!("{done} of {}", words::count(all as usize, thing)),
            None => words::count(done as usize, thing),
        };
        let mut parts = Vec::new();
        if self.games != Some(1) {
            parts.push(of(self.games_done, self.games, "game"));
        }
        parts.push(of(self.turns_done, self.turns, "turn"));
        parts.extend(self.left(elapsed).map(|left| format!("about {} left", in_words(left))));
        parts.join(", ")
    }

    /// The remaining time: by the limit of a turn if there is one, otherwise by what was done, once that says something.
    fn left(&self, elapsed: Duration) -> Option<Duration> {
        let turns = self.turns?;
        let left = turns.saturating_sub(self.turns_done);
        if let Some(of_turn) = self.of_turn {
            return Some(of_turn.saturating_mul(left as u32) / self.jobs.max(1));
        }
        let share = self.turns_done as f64 / turns.max(1) as f64;
        let says_something = elapsed >= FIRST_GUESS && (share >= FIRST_SHARE || self.games_done > 0);
        says_something.then(|| elapsed.mul_f64(left as f64 / self.turns_done.max(1) as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_remaining_time_is_told_when_it_is_known() {
        let seconds = Duration::from_secs;
        let of_game = Pace { games: Some(1), turns: Some(40), jobs: 1, ..Pace::default() };
        let timed = Pace { of_turn: Some(seconds(2)), ..of_game };
        assert_eq!(timed.line(Duration::ZERO), "0 of 40 turns, about 1 min 20 s left");
        assert_eq!(Pace { turns_done: 30, ..timed }.line(seconds(1)), "30 of 40 turns, about 20 s left");
        assert_eq!(Pace { turns_done: 10, ..of_game }.line(seconds(9)), "10 of 40 turns");
        assert_eq!(Pace { turns_done: 20, ..of_game }.line(seconds(1)), "20 of 40 turns");
        assert_eq!(Pace { turns_done: 20, ..of_game }.line(seconds(9)), "20 of 40 turns, about 9 s left");
        let of_file =
            Pace { games: Some(10), games_done: 2, turns_done: 50, turns: Some(300), jobs: 2, ..Pace::default() };
        assert_eq!(of_file.line(seconds(10)), "2 of 10 games, 50 of 300 turns, about 50 s left");
        let of_pipe = Pace { games_done: 1, turns_done: 31, ..Pace::default() };
        assert_eq!(of_pipe.line(seconds(10)), "1 game, 31 turns");
    }
}
