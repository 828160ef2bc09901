//! How well a player played, in a few figures.

use lyngk_rules::Player;

use super::game::TurnAnalysis;
use super::judgement::{BLUNDER, Grade};

/// The turns of one player, counted.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Summary {
    counts: [usize; Grade::ALL.len()],
    /// Turns that were not judged, as there was no other.
    pub forced: usize,
    total_loss: f32,
    total_share: f32,
}

impl Summary {
    /// Counts the turns of a player.
    #[must_use]
    pub fn of(turns: &[TurnAnalysis], player: Player) -> Summary {
        let mut summary = Summary::default();
        for turn in turns.iter().filter(|turn| turn.player == player) {
            match &turn.judgement {
                Some(judgement) => {
                    summary.counts[judgement.grade as usize] += 1;
                    summary.total_loss += judgement.loss;
                    summary.total_share += (1.0 - judgement.loss / BLUNDER).max(0.0);
                }
                None => summary.forced += 1,
            }
        }
        summary
    }

    /// How many turns have this grade.
    #[must_use]
    pub const fn count(&self, grade: Grade) -> usize {
        self.counts[grade as usize]
    }

    /// How many turns were judged.
    #[must_use]
    pub fn judged(&self) -> usize {
        self.counts.iter().sum()
    }

    /// How much of the expected result a judged turn lost on average, from 0 to 1.
    #[must_use]
    pub fn mean_loss(&self) -> Option<f32> {
        self.mean(self.total_loss)
    }

    /// How exact the play was, from 0 to 100: a turn that loses nothing counts 100, one that loses as much as a
    /// [`BLUNDER`] or more counts 0, what is between in proportion; this is the mean over the judged turns.
    #[must_use]
    pub fn accuracy(&self) -> Option<f32> {
        self.mean(self.total_share * 100.0)
    }

    fn mean(&self, total: f32) -> Option<f32> {
        let judged = self.judged();
        (judged > 0).then(|| total / judged as f32)
    }
}
