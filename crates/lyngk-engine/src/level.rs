//! Levels of strength: what a level sees, how much it searches, and how it chooses.

use lyngk_lei::Level;
use lyngk_rules::{Core, SplitMix64, Turn};

/// How a level plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct LevelProfile {
    /// How many positions it searches, on average. With 0 it plays from the policy alone.
    pub(crate) visits: u64,
    /// The longest chain of LYNGK points that it sees in a move.
    pub(crate) max_chain: usize,
    /// The probability that it completes a stack, if it sees a path to, without considering other turns.
    pub(crate) eagerness: f32,
    /// The temperature at which it samples turns: 0 always takes the best, 1 samples by probability.
    pub(crate) temperature: f32,
    /// Whether it solves endings exactly.
    pub(crate) solves: bool,
}

/// Chains of any length.
const ANY: usize = usize::MAX;

/// The profiles of the levels. `docs/strength.md` has the measurements.
#[rustfmt::skip]
const PROFILES: [LevelProfile; 10] = [
    LevelProfile { visits: 0, max_chain: 0, eagerness: 0.8, temperature: 8.0, solves: false },
    LevelProfile { visits: 0, max_chain: 1, eagerness: 0.9, temperature: 4.0, solves: false },
    LevelProfile { visits: 0, max_chain: 2, eagerness: 0.95, temperature: 1.9, solves: false },
    LevelProfile { visits: 0, max_chain: ANY, eagerness: 0.0, temperature: 0.8, solves: false },
    LevelProfile { visits: 4, max_chain: ANY, eagerness: 0.0, temperature: 0.2, solves: false },
    LevelProfile { visits: 22, max_chain: ANY, eagerness: 0.0, temperature: 0.1, solves: false },
    LevelProfile { visits: 80, max_chain: ANY, eagerness: 0.0, temperature: 0.0, solves: false },
    LevelProfile { visits: 260, max_chain: ANY, eagerness: 0.0, temperature: 0.0, solves: false },
    LevelProfile { visits: 1200, max_chain: ANY, eagerness: 0.0, temperature: 0.0, solves: true },
    LevelProfile { visits: u64::MAX, max_chain: ANY, eagerness: 0.0, temperature: 0.0, solves: true },
];

impl LevelProfile {
    /// Full strength.
    pub(crate) const FULL: LevelProfile = PROFILES[9];

    /// The profile of a level.
    pub(crate) fn of(level: Level) -> LevelProfile {
        PROFILES[usize::from(level.number()) - 1]
    }

    /// The number of positions to search this time: random, so that the level does not always see the same. None at full strength.
    pub(crate) fn draw_visits(self, random: &mut SplitMix64) -> Option<u64> {
        (self.visits < u64::MAX).then(|| self.visits / 2 + random.below(self.visits + 1))
    }

    /// The turns that the level considers this time.
    pub(crate) fn considered(self, core: &Core, turns: &[Turn], random: &mut SplitMix64) -> Vec<Turn> {
        let seen = self.visible(core, turns);
        if self.eagerness > 0.0 && below_one(random) < self.eagerness { completing(core, &seen) } else { seen }
    }

    /// The turns that the level sees: all of them if it would see none.
    fn visible(self, core: &Core, turns: &[Turn]) -> Vec<Turn> {
        if self.max_chain == ANY {
            return turns.to_vec();
        }
        // A path has a start and an end beside its LYNGK points.
        let seen = |turn: &Turn| core.path(*turn).is_none_or(|path| path.len() <= self.max_chain + 2);
        let seen: Vec<Turn> = turns.iter().copied().filter(seen).collect();
        if seen.is_empty() { turns.to_vec() } else { seen }
    }

    /// Samples a turn by priors or visit counts, at the level's temperature. Gives its place.
    pub(crate) fn sample(self, weights: &[f32], random: &mut SplitMix64) -> Option<usize> {
        let best = weights.iter().copied().fold(0.0, f32::max);
        let probability = |weight: f32| {
            let relative = (weight / best).powf(1.0 / self.temperature.max(0.01));
            if relative < MIN_RELATIVE_PROBABILITY { 0.0 } else { relative }
        };
        let sum: f32 = weights.iter().map(|&weight| probability(weight)).sum();
        let mut number = below_one(random) * sum;
        let drawn = weights.iter().position(|&weight| {
            number -= probability(weight);
            number < 0.0
        });
        drawn.or_else(|| weights.iter().position(|&weight| weight >= best))
    }
}

/// Turns with less than this share of the best turn's probability are never played. The higher the temperature, the worse a turn
/// that is.
const MIN_RELATIVE_PROBABILITY: f32 = 0.02;

/// The turns that complete a stack, or all turns if none does.
pub(crate) fn completing(core: &Core, turns: &[Turn]) -> Vec<Turn> {
    let completing: Vec<Turn> = turns.iter().copied().filter(|&turn| core.completes(turn)).collect();
    if completing.is_empty() { turns.to_vec() } else { completing }
}

/// A random number from 0 up to 1.
fn below_one(random: &mut SplitMix64) -> f32 {
    (random.next_u64() >> 40) as f32 / 2f32.powi(24)
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Variant};

    use super::*;

    fn samples(temperature: f32, weights: &[f32]) -> Vec<usize> {
        let profile = LevelProfile { temperature, ..LevelProfile::FULL };
        let mut random = SplitMix64::new(1);
        (0..500).filter_map(|_| profile.sample(weights, &mut random)).collect()
    }

    #[test]
    fn a_higher_temperature_plays_the_best_turn_less_often() {
        let weights = [0.1, 0.6, 0.3];
        let best = |temperature| samples(temperature, &weights).iter().filter(|&&n| n == 1).count();
        assert_eq!(best(0.0), 500);
        assert!(best(0.3) > best(1.0) && best(1.0) > best(3.0) && best(3.0) > 100, "{}", best(3.0));
        let chosen = samples(3.0, &weights);
        assert!(chosen.contains(&0) && chosen.contains(&2));
    }

    #[test]
    fn turns_without_weight_are_still_sampled() {
        assert_eq!(samples(1.0, &[0.0, 0.0])[0], 0);
        assert_eq!(samples(1.0, &[]), []);
    }

    #[test]
    fn implausible_turns_need_a_high_temperature() {
        let weights = [0.9, 0.05, 0.001];
        let chosen = |temperature, place| samples(temperature, &weights).contains(&place);
        assert!(!chosen(0.5, 1) && chosen(1.0, 1));
        assert!(!chosen(1.0, 2) && chosen(5.0, 2));
    }

    /// Positions of random games in which a stack can be completed, by straight moves only or by chains only, and another straight move
    /// is possible; with the turns that complete one.
    fn completable(straight: bool) -> Vec<(Position, Vec<Turn>)> {
        let mut random = SplitMix64::new(7);
        let mut found = Vec::new();
        for seed in 0..60 {
            let mut position = Position::random_start(seed, Variant::ALL[seed as usize % 2]);
            while !position.is_over() {
                let turns = position.turns();
                let completing = completing(&position, &turns);
                let is_straight = |turn: &Turn| position.path(*turn).is_some_and(|path| path.len() == 2);
                let otherwise = turns.iter().any(|turn| is_straight(turn) && !completing.contains(turn));
                if otherwise && completing.iter().all(|turn| is_straight(turn) == straight) {
                    found.push((position, completing));
                }
                position.play_unchecked(turns[random.below(turns.len() as u64) as usize]);
            }
        }
        assert!(found.len() > 20, "{}", found.len());
        found
    }

    #[test]
    fn an_eager_level_considers_only_turns_that_complete_a_stack() {
        let positions = completable(true);
        let share = |eagerness| {
            let profile = LevelProfile { eagerness, max_chain: 0, ..LevelProfile::FULL };
            let mut random = SplitMix64::new(3);
            let only_that = |(position, completing): &&(Position, Vec<Turn>)| {
                profile.considered(position, &position.turns(), &mut random) == *completing
            };
            positions.iter().filter(only_that).count() as f32 / positions.len() as f32
        };
        assert!(share(0.0) < 0.01 && share(1.0) > 0.99, "{} {}", share(0.0), share(1.0));
        assert!((share(0.6) - 0.6).abs() < 0.15, "{}", share(0.6));
    }

    #[test]
    fn a_level_is_not_eager_for_chains_that_it_does_not_see() {
        for (position, completing) in completable(false) {
            let turns = position.turns();
            let considered = |max_chain| {
                LevelProfile { eagerness: 1.0, max_chain, ..LevelProfile::FULL }.considered(
                    &position,
                    &turns,
                    &mut SplitMix64::new(1),
                )
            };
            assert!(
                !considered(0).is_empty() && considered(0).iter().all(|turn| !completing.contains(turn)),
                "{position}"
            );
            assert_eq!(considered(ANY), completing);
        }
    }

    #[test]
    fn each_level_sees_and_searches_at_least_as_much_as_the_one_below() {
        let profiles = Level::ALL.map(LevelProfile::of);
        assert!(profiles.is_sorted_by_key(|profile| (profile.visits, profile.max_chain)), "{profiles:?}");
        assert!(profiles.is_sorted_by(|weak, strong| weak.temperature >= strong.temperature), "{profiles:?}");
        assert_eq!(profiles[9], LevelProfile::FULL);
    }
}
