//! What a position promises, from where somebody sits.

use lyngk_engine::{Proof, Score, Verdict};
use lyngk_rules::Player;

/// Wins, draws and losses in thousandths, for one of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    /// How often the player wins.
    pub win: u16,
    /// How often nobody does.
    pub draw: u16,
    /// How often the other player does.
    pub loss: u16,
    /// What is certain, if it is, for the same player.
    pub proof: Option<Proof>,
}

impl Chances {
    /// What a score that is meant for `mover` means for `player`.
    #[must_use]
    pub fn seen_by(score: Score, mover: Player, player: Player) -> Chances {
        let score = if mover == player { score } else { score.opposite() };
        let [win, draw, loss] = match score {
            Score::Estimate(wdl) => [wdl.win(), wdl.draw(), wdl.loss()],
            Score::Proved(proof) => match proof.verdict {
                Verdict::Win => [1000, 0, 0],
                Verdict::Draw => [0, 1000, 0],
                Verdict::Loss => [0, 0, 1000],
            },
        };
        Chances { win, draw, loss, proof: score.proof() }
    }

    /// The expected result from 0 to 1: where a graph or a bar is drawn.
    #[must_use]
    pub fn expectation(self) -> f32 {
        (f32::from(self.win) + f32::from(self.draw) / 2.0) / 1000.0
    }
}
