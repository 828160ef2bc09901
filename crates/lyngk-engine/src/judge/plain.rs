//! No judgement: all turns alike, random games to the end.

use lyngk_rules::{Core, Playout, SplitMix64, Turn};

use super::{Judge, Judgement, verdict_of_end};

/// No knowledge at all: every turn is as likely as any other, and a position is worth what one random game gives.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Judge for Plain {
    fn weigh(&mut self, _: &Core, turns: &[Turn], weights: &mut Vec<f32>) {
        weights.clear();
        weights.resize(turns.len(), 1.0);
    }

    fn judge(&mut self, core: &Core, random: &mut SplitMix64) -> Judgement {
        let mut game = Playout::new(core);
        while let Some(turn) = game.random_turn(random) {
            game.play_unchecked(turn);
        }
        Judgement::Estimate(verdict_of_end(game.core(), core.to_move()).into())
    }

    fn is_steady(&self) -> bool {
        false
    }
}
