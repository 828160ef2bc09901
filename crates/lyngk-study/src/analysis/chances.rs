//! Probabilities of the results from the point of view of one player.

use lyngk_engine::{Proof, Score, Verdict};
use lyngk_rules::Player;

/// Probabilities of a win, a draw and a loss of one player, in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    /// The probability of a win.
    pub win: u16,
    /// The probability of a draw.
    pub draw: u16,
    /// The probability of a loss.
    pub loss: u16,
    /// The proof for the same player, if there is one.
    pub proof: Option<Proof>,
}

impl Chances {
    /// A score for `mover`, seen by `player`.
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

    /// The expected result from 0 to 1, for graphs and bars.
    #[must_use]
    pub fn expectation(self) -> f32 {
        (f32::from(self.win) + f32::from(self.draw) / 2.0) / 1000.0
    }
}
