//! Choice between the evaluators that the engine searches with.

use lyngk_rules::{Core, SplitMix64, Turn};

use super::{Evaluation, Evaluator, LinearEvaluator, NetworkEvaluator};

/// One of the evaluators of full strength and the levels, chosen when an engine is made.
#[derive(Clone, Debug)]
pub enum AnyEvaluator {
    /// The neural network.
    Network(NetworkEvaluator),
    /// The linear evaluation.
    Linear(Box<LinearEvaluator>),
}

impl Evaluator for AnyEvaluator {
    fn policy(&mut self, core: &Core, turns: &[Turn], weights: &mut Vec<f32>) {
        match self {
            AnyEvaluator::Network(evaluator) => evaluator.policy(core, turns, weights),
            AnyEvaluator::Linear(evaluator) => evaluator.policy(core, turns, weights),
        }
    }

    fn evaluate(&mut self, core: &Core, random: &mut SplitMix64) -> Evaluation {
        match self {
            AnyEvaluator::Network(evaluator) => evaluator.evaluate(core, random),
            AnyEvaluator::Linear(evaluator) => evaluator.evaluate(core, random),
        }
    }
}
