//! How a match stands.

use std::time::Duration;

use lyngk_rules::{GameResult, Player as Side};
use lyngk_statistics::{Pairs, Sprt, Verdict};

use super::fault::Fault;
use super::game::{Game, Played};

/// What counts of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Score {
    /// What the first of the match's players got, in half points.
    pub(crate) halves: u8,
    /// What the side that began got, in half points.
    pub(crate) starter_halves: u8,
    /// Which of the match's players lost by what kind of fault.
    pub(crate) fault: Option<(usize, usize)>,
}

impl Score {
    /// The score of a game with this result; none while it is open.
    pub(crate) fn new(game: &Game, result: GameResult, fault_kind: Option<usize>) -> Option<Score> {
        let halves_of = |side: Side| match result {
            GameResult::Win(winner) if winner == side => Some(2),
            GameResult::Win(_) => Some(0),
            GameResult::Draw => Some(1),
            GameResult::Open => None,
        };
        let first_player = if game.players[0] == 0 { Side::One } else { Side::Two };
        let halves = halves_of(first_player)?;
        let loser = usize::from(halves > 0);
        Some(Score {
            halves,
            starter_halves: halves_of(game.start.to_move())?,
            fault: fault_kind.map(|kind| (loser, kind)),
        })
    }
}

/// Counts of wins, draws and losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Counts {
    pub(crate) wins: u64,
    pub(crate) draws: u64,
    pub(crate) losses: u64,
}

impl Counts {
    fn add(&mut self, halves: u8) {
        match halves {
            2 => self.wins += 1,
            1 => self.draws += 1,
            _ => self.losses += 1,
        }
    }

    pub(crate) fn games(self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of points, from 0 to 1; half without any game.
    pub(crate) fn share(self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + self.draws as f64 / 2.0) / games as f64,
        }
    }
}

/// How a match stands.
#[derive(Debug)]
pub(crate) struct Standing {
    scores: Vec<Option<Score>>,
    /// Of the first player.
    pub(crate) counts: Counts,
    /// Of whoever began.
    pub(crate) starter: Counts,
    /// Results of complete pairs, for the first player.
    pub(crate) pairs: Pairs,
    /// How often each player lost by each kind of fault.
    pub(crate) faults: [[u64; Fault::KINDS.len()]; 2],
    /// How many turns each player was asked for in this run, and how long they took.
    pub(crate) spent: [(u32, Duration); 2],
    pub(crate) trial: Option<Trial>,
}

/// A test that runs along. It looks at pairs in their order, not in the order in which they happen to be finished: so
/// its verdict does not depend on how many are played at once, nor on long games being won more often than short ones.
#[derive(Debug)]
pub(crate) struct Trial {
    pub(crate) sprt: Sprt,
    pub(crate) pairs: Pairs,
    pub(crate) verdict: Verdict,
}

impl Standing {
    /// Before the first of so many games.
    pub(crate) fn new(games: usize, sprt: Option<Sprt>) -> Standing {
        Standing {
            scores: vec![None; games],
            counts: Counts::default(),
            starter: Counts::default(),
            pairs: Pairs::default(),
            faults: [[0; Fault::KINDS.len()]; 2],
            spent: [(0, Duration::ZERO); 2],
            trial: sprt.map(|sprt| Trial { sprt, pairs: Pairs::default(), verdict: Verdict::Continue }),
        }
    }

    /// Whether a game has been played.
    pub(crate) fn has(&self, game: usize) -> bool {
        self.scores.get(game).is_some_and(Option::is_some)
    }

    /// Adds a game that was not there yet.
    pub(crate) fn add(&mut self, game: usize, score: Score) {
        if self.scores.len() <= game {
            self.scores.resize(game + 1, None);
        }
        self.scores[game] = Some(score);
        self.counts.add(score.halves);
        self.starter.add(score.starter_halves);
        if let Some((player, kind)) = score.fault {
            self.faults[player][kind] += 1;
        }
        if let Some(halves) = self.pair(game / 2) {
            self.pairs.add(halves);
        }
        self.advance_trial();
    }

    /// Adds a game that was played just now, with the time that it took.
    pub(crate) fn add_played(&mut self, game: &Game, played: &Played) {
        if let Some(score) = Score::new(game, played.result, played.fault.as_ref().map(Fault::kind)) {
            self.add(game.number, score);
        }
        for (total, (turns, time)) in self.spent.iter_mut().zip(played.spent) {
            total.0 += turns;
            total.1 += time;
        }
    }

    /// The first player's points of a pair, in halves, once both games are finished.
    fn pair(&self, pair: usize) -> Option<usize> {
        let [one, two] = [2 * pair, 2 * pair + 1].map(|game| self.scores.get(game).copied().flatten());
        Some(usize::from(one?.halves + two?.halves))
    }

    fn advance_trial(&mut self) {
        let Some(mut trial) = self.trial.take() else { return };
        while trial.verdict == Verdict::Continue
            && let Some(halves) = self.pair(trial.pairs.count() as usize)
        {
            trial.pairs.add(halves);
            trial.verdict = trial.sprt.verdict(&trial.pairs);
        }
        self.trial = Some(trial);
    }

    /// Whether the test, if there is one, has been decided.
    pub(crate) fn is_decided(&self) -> bool {
        self.trial.as_ref().is_some_and(|trial| trial.verdict != Verdict::Continue)
    }
}
