//! Statistics of a player's turns in a game.

use lyngk_rules::Player;

use super::game::TurnAnalysis;
use super::judgement::{BLUNDER, Grade};

/// Statistics of one player's turns.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Summary {
    counts: [usize; Grade::ALL.len()],
    /// Turns that were not judged, as they were the only legal ones.
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

    /// The number of turns with this grade.
    #[must_use]
    pub const fn count(&self, grade: Grade) -> usize {
        self.counts[grade as usize]
    }

    /// The number of judged turns.
    #[must_use]
    pub fn judged(&self) -> usize {
        self.counts.iter().sum()
    }

    /// The mean loss of expected result of a judged turn, from 0 to 1.
    #[must_use]
    pub fn mean_loss(&self) -> Option<f32> {
        self.mean(self.total_loss)
    }

    /// The accuracy, from 0 to 100: the mean over the judged turns, where a turn without loss counts 100 and one that loses as much as a
    /// [`BLUNDER`] or more counts 0, linearly in between.
    #[must_use]
    pub fn accuracy(&self) -> Option<f32> {
        self.mean(self.total_share * 100.0)
    }

    fn mean(&self, total: f32) -> Option<f32> {
        let judged = self.judged();
        (judged > 0).then(|| total / judged as f32)
    }
}
