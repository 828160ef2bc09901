//! What the search asks about positions: the seam where judgement plugs in.
//!
//! The search meets the game through [`Core`] and everything that is known about playing well through [`Judge`]. Behind it
//! there are a [`Learned`] judge, which asks a network, and a [`Trained`] one, with weights for what turns do and how
//! positions stand; whatever knows better can take their place.

mod knowledge;
mod learned;
mod plain;
mod sight;
mod standing;
mod trained;
mod turns;
mod weights;

use lyngk_rules::{Core, Player, SplitMix64, Turn};

use crate::Verdict;

pub use knowledge::Knowledge;
pub use learned::Learned;
pub use plain::Plain;
pub use sight::Sight;
pub use standing::{STANDING_FEATURES, Standing};
pub use trained::{Trained, Weights};
pub(crate) use trained::{exp, vary};
pub use turns::{TURN_FEATURES, Turns};
pub use weights::WEIGHTS;

/// What a judge says of a position, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Judgement {
    /// What is certain.
    Proved(Verdict),
    /// What is likely.
    Estimate(Value),
}

impl Judgement {
    /// What is certain where the game is over: the board says nothing about it any more. None where it goes on.
    pub(crate) fn of_end(core: &Core) -> Option<Judgement> {
        core.is_over().then(|| Judgement::Proved(verdict_of_end(core, core.to_move())))
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

/// What a position is likely to be worth to the player to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// The expected result, from 0 to 1: wins count one, draws half.
    pub expectation: f32,
    /// The chance of a draw.
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

/// Knowledge of the game, which a search uses without knowing where it comes from.
pub trait Judge {
    /// How likely each of these legal turns is the best one: a positive weight for each, in their order.
    ///
    /// The same position gets the same weights again.
    fn weigh(&mut self, core: &Core, turns: &[Turn], weights: &mut Vec<f32>);

    /// What the position is worth to the player to move.
    fn judge(&mut self, core: &Core, random: &mut SplitMix64) -> Judgement;

    /// Whether it says the same of a position whenever it is asked, so that there is no use in asking again.
    fn is_steady(&self) -> bool {
        true
    }
}

/// How many parts of a game are judged by weights of their own.
pub const PHASES: usize = 10;

/// Which part of the game this is: by the stacks left and the variant.
#[must_use]
pub fn phase(core: &Core) -> usize {
    let part = match core.occupied().len() {
        38.. => 0,
        32.. => 1,
        26.. => 2,
        20.. => 3,
        _ => 4,
    };
    match core.variant() {
        lyngk_rules::Variant::Standard => part,
        lyngk_rules::Variant::Six => PHASES / 2 + part,
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Variant};

    use super::*;
    use crate::network::Network;

    #[test]
    fn an_end_is_worth_what_it_says_and_all_else_is_estimated() {
        let network = Network::embedded().expect("the engine comes with a network");
        let (mut learned, mut trained) = (Learned::new(network), Trained::default());
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
            for judge in [&mut learned as &mut dyn Judge, &mut trained] {
                assert_eq!(judge.judge(&position, &mut random), Judgement::Proved(verdict), "{position}");
                assert!(matches!(judge.judge(&before, &mut random), Judgement::Estimate(_)), "{before}");
            }
            verdicts.push((variant, verdict));
        }
        for verdict in [Verdict::Win, Verdict::Loss] {
            assert!(verdicts.contains(&(Variant::Standard, verdict)), "{verdicts:?}");
        }
    }
}
