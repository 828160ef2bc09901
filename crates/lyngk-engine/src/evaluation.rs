//! Evaluation of positions: the policy and value that a search asks for.
//!
//! The search knows the rules through [`Core`] and how to play well through [`Evaluator`]. There are three evaluators: a neural
//! network ([`NetworkEvaluator`]), a linear one with features and weights ([`LinearEvaluator`]), and random playouts
//! ([`RolloutEvaluator`]). The first two share the features of this module.

mod any;
mod board_facts;
mod linear;
mod neural;
mod position_features;
mod rollout;
mod turn_features;
mod weights;

use lyngk_rules::{Core, Player, SplitMix64, Turn, Variant};

use crate::Verdict;

pub use any::AnyEvaluator;
pub use board_facts::BoardFacts;
pub use linear::{LinearEvaluator, Weights};
pub(crate) use linear::{add_noise, exp};
pub use neural::NetworkEvaluator;
pub use position_features::{POSITION_FEATURES, PositionFeatures};
pub use rollout::RolloutEvaluator;
pub use turn_features::{TURN_FEATURES, TurnFeatures};
pub use weights::WEIGHTS;

/// The value of a position for the player to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Evaluation {
    /// The game is over: the value is exact.
    Proved(Verdict),
    /// The game goes on.
    Estimate(Value),
}

impl Evaluation {
    /// The exact value if the game is over. None if it goes on.
    pub(crate) fn of_end(core: &Core) -> Option<Evaluation> {
        core.is_over().then(|| Evaluation::Proved(verdict_of_end(core, core.to_move())))
    }
}

/// How a game that is over ended for a player.
pub(crate) fn verdict_of_end(end: &Core, player: Player) -> Verdict {
    match end.outcome_by_count().winner {
        None => Verdict::Draw,
        Some(winner) if winner == player => Verdict::Win,
        Some(_) => Verdict::Loss,
    }
}

/// The estimated value of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// The expected result, from 0 to 1: a win is 1, a draw ½.
    pub expectation: f32,
    /// The probability of a draw.
    pub draw: f32,
}

impl Value {
    /// The same for the other player.
    #[must_use]
    pub fn opposite(self) -> Value {
        Value { expectation: 1.0 - self.expectation, ..self }
    }
}

impl From<Verdict> for Value {
    fn from(verdict: Verdict) -> Value {
        Value { expectation: verdict.expectation(), draw: if verdict == Verdict::Draw { 1.0 } else { 0.0 } }
    }
}

/// Knowledge of the game for a search: a policy over turns, and the value of a position.
pub trait Evaluator {
    /// The policy: a positive weight for each of these legal turns, in their order. Weights are proportional to the probability that
    /// the turn is the best; the search normalises them to priors.
    ///
    /// The same position gets the same weights again.
    fn policy(&mut self, core: &Core, turns: &[Turn], weights: &mut Vec<f32>);

    /// The value for the player to move.
    fn evaluate(&mut self, core: &Core, random: &mut SplitMix64) -> Evaluation;

    /// Whether the same position always gets the same value, so that a search need not ask again.
    fn is_deterministic(&self) -> bool {
        true
    }
}

/// How many phases of the game have weights of their own: five for each variant.
pub const PHASES: usize = 10;

/// The phase of the game, by the stacks left and the variant.
#[must_use]
pub fn phase(core: &Core) -> usize {
    let phase = match core.occupied().len() {
        38.. => 0,
        32.. => 1,
        26.. => 2,
        20.. => 3,
        _ => 4,
    };
    match core.variant() {
        Variant::Standard => phase,
        Variant::Six => PHASES / 2 + phase,
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Variant};

    use super::*;
    use crate::network::Networks;

    #[test]
    fn only_finished_games_have_an_exact_value() {
        let (mut network, mut linear) = (NetworkEvaluator::new(Networks::embedded()), LinearEvaluator::default());
        let mut random = SplitMix64::new(3);
        let mut verdicts = Vec::new();
        for (seed, variant) in (0..12).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))) {
            let mut position = Position::random_start(seed, variant);
            let mut before = position;
            while let Some(turn) = position.random_turn(&mut random) {
                before = position;
                position.play_unchecked(turn);
            }
            let verdict = match position.outcome().expect("it is over").winner {
                None => Verdict::Draw,
                Some(winner) if winner == position.to_move() => Verdict::Win,
                Some(_) => Verdict::Loss,
            };
            for evaluator in [&mut network as &mut dyn Evaluator, &mut linear] {
                assert_eq!(evaluator.evaluate(&position, &mut random), Evaluation::Proved(verdict), "{position}");
                assert!(matches!(evaluator.evaluate(&before, &mut random), Evaluation::Estimate(_)), "{before}");
            }
            verdicts.push((variant, verdict));
        }
        for verdict in [Verdict::Win, Verdict::Loss] {
            assert!(verdicts.contains(&(Variant::Standard, verdict)), "{verdicts:?}");
        }
    }
}
