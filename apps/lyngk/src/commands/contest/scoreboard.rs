//! Scores of a match: wins, pairs of games, faults, and the sequential test.

use std::time::Duration;

use lyngk_game::Ended;
use lyngk_rules::Player;
use lyngk_statistics::{Pairs, PlayerResult, Sprt, SprtDecision};

use super::config::ScheduledGame;
use super::fault::{FAULT_KINDS, fault_kind};
use super::play::FinishedGame;

/// The score of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GameScore {
    /// The result of the match's first player.
    result: PlayerResult,
    /// The result of the player who began.
    starter_result: PlayerResult,
    /// The loser's index in the match and the index of the fault in [`FAULT_KINDS`], if a fault ended the game.
    fault: Option<(usize, usize)>,
}

impl GameScore {
    pub(crate) fn new(game: &ScheduledGame, ended: Ended) -> GameScore {
        let result_of = |player: Player| match ended.winner {
            Some(winner) if winner == player => PlayerResult::Win,
            Some(_) => PlayerResult::Loss,
            None => PlayerResult::Draw,
        };
        let first_player = if game.seats[Player::One] == 0 { Player::One } else { Player::Two };
        let loser = ended.winner.map(|winner| game.seats[winner.opponent()]);
        GameScore {
            result: result_of(first_player),
            starter_result: result_of(game.start.to_move()),
            fault: loser.zip(fault_kind(ended.reason)),
        }
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
    fn add(&mut self, result: PlayerResult) {
        match result {
            PlayerResult::Win => self.wins += 1,
            PlayerResult::Draw => self.draws += 1,
            PlayerResult::Loss => self.losses += 1,
        }
    }

    pub(crate) fn games(self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of points, from 0 to 1; a half without any game.
    pub(crate) fn share(self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + self.draws as f64 / 2.0) / games as f64,
        }
    }
}

/// The scores of a match. Arrays of two belong to its first and second player.
#[derive(Debug)]
pub(crate) struct Scoreboard {
    scores: Vec<Option<GameScore>>,
    /// The results of the first player.
    pub(crate) counts: Counts,
    /// The results of the players who began.
    pub(crate) starter: Counts,
    /// The first player's results of complete pairs.
    pub(crate) pairs: Pairs,
    /// The faults of each player, by [`FAULT_KINDS`].
    pub(crate) faults: [[u64; FAULT_KINDS.len()]; 2],
    /// The number of turns of each player in this run, and the time they took.
    pub(crate) spent: [(u32, Duration); 2],
    pub(crate) sprt: Option<SprtProgress>,
}

/// A sequential test in progress. It takes pairs in the order of the match, not in the order in which they finish: its decision does
/// not depend on the number of games at the same time, and quick results have no advantage.
#[derive(Debug)]
pub(crate) struct SprtProgress {
    pub(crate) test: Sprt,
    pub(crate) pairs: Pairs,
    pub(crate) decision: SprtDecision,
}

impl Scoreboard {
    /// The scoreboard of a match of this many games, before the first one.
    pub(crate) fn new(games: usize, sprt: Option<Sprt>) -> Scoreboard {
        Scoreboard {
            scores: vec![None; games],
            counts: Counts::default(),
            starter: Counts::default(),
            pairs: Pairs::default(),
            faults: [[0; FAULT_KINDS.len()]; 2],
            spent: [(0, Duration::ZERO); 2],
            sprt: sprt.map(|test| SprtProgress { test, pairs: Pairs::default(), decision: SprtDecision::Continue }),
        }
    }

    /// Whether the game with this index has a score.
    pub(crate) fn has(&self, game: usize) -> bool {
        self.scores.get(game).is_some_and(Option::is_some)
    }

    /// Adds the score of a game that has none yet.
    pub(crate) fn add(&mut self, game: usize, score: GameScore) {
        if self.scores.len() <= game {
            self.scores.resize(game + 1, None);
        }
        self.scores[game] = Some(score);
        self.counts.add(score.result);
        self.starter.add(score.starter_result);
        if let Some((player, kind)) = score.fault {
            self.faults[player][kind] += 1;
        }
        if let Some(results) = self.pair(game / 2) {
            self.pairs.add(results);
        }
        self.advance_sprt();
    }

    /// Adds a game of this run, with the time it took.
    pub(crate) fn add_finished(&mut self, game: &ScheduledGame, finished: &FinishedGame) {
        self.add(game.index, GameScore::new(game, finished.ended));
        for (total, (turns, time)) in self.spent.iter_mut().zip(finished.spent) {
            total.0 += turns;
            total.1 += time;
        }
    }

    /// The first player's results in a pair, once both games are finished.
    fn pair(&self, pair: usize) -> Option<[PlayerResult; 2]> {
        let [one, two] = [2 * pair, 2 * pair + 1].map(|game| self.scores.get(game).copied().flatten());
        Some([one?.result, two?.result])
    }

    fn advance_sprt(&mut self) {
        let Some(mut sprt) = self.sprt.take() else { return };
        while sprt.decision == SprtDecision::Continue
            && let Some(results) = self.pair(sprt.pairs.count() as usize)
        {
            sprt.pairs.add(results);
            sprt.decision = sprt.test.decision(&sprt.pairs);
        }
        self.sprt = Some(sprt);
    }

    /// Whether there is a test and it has been decided.
    pub(crate) fn is_decided(&self) -> bool {
        self.sprt.as_ref().is_some_and(|sprt| sprt.decision != SprtDecision::Continue)
    }
}
