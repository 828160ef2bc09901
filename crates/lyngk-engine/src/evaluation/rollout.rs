//! Evaluation by random playouts, without knowledge of the game.

use lyngk_rules::{Core, Playout, SplitMix64, Turn};

use super::{Evaluation, Evaluator, verdict_of_end};

/// A uniform policy, and the result of one random playout as the value.
#[derive(Clone, Copy, Debug, Default)]
pub struct RolloutEvaluator;

impl Evaluator for RolloutEvaluator {
    fn policy(&mut self, _: &Core, turns: &[Turn], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(turns.len(), 1.0);
    }

    fn evaluate(&mut self, core: &Core, random: &mut SplitMix64) -> Evaluation {
        let mut game = Playout::new(core);
        while let Some(turn) = game.random_turn(random) {
            game.play_unchecked(turn);
        }
        Evaluation::Estimate(verdict_of_end(game.core(), core.to_move()).into())
    }

    fn is_deterministic(&self) -> bool {
        false
    }
}
