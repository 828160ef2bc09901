//! What a player knows: one of the judges, chosen when the player is made.

use lyngk_rules::{Core, SplitMix64, Turn};

use super::{Judge, Judgement, Learned, Trained};

/// One of the judges that the engine plays with.
#[derive(Clone, Debug)]
pub enum Knowledge {
    /// The network.
    Learned(Learned),
    /// Weights for what can be seen.
    Trained(Box<Trained>),
}

impl Judge for Knowledge {
    fn weigh(&mut self, core: &Core, turns: &[Turn], weights: &mut Vec<f32>) {
        match self {
            Knowledge::Learned(judge) => judge.weigh(core, turns, weights),
            Knowledge::Trained(judge) => judge.weigh(core, turns, weights),
        }
    }

    fn judge(&mut self, core: &Core, random: &mut SplitMix64) -> Judgement {
        match self {
            Knowledge::Learned(judge) => judge.judge(core, random),
            Knowledge::Trained(judge) => judge.judge(core, random),
        }
    }
}
