//! Levels of strength: what a player of each level sees, and how they choose.

use lyngk_rules::{Core, SplitMix64, Turn};

use crate::judge::{DANGERS, Judge, OPPORTUNITIES, Trained};

/// How well the engine plays, from 1, somebody's first evening, to 10, as well as it can.
///
/// ```
/// use lyngk_engine::Level;
///
/// assert_eq!(Level::new(3).map(Level::number), Some(3));
/// assert_eq!(Level::new(11), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 10] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8), Level(9), Level(10)];

    /// The level with this number, from 1 to 10.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.0 == number)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) fn habits(self) -> Habits {
        HABITS[usize::from(self.0) - 1]
    }
}

/// How a player of a level thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Habits {
    /// How many positions they look at. With none they play by eye.
    pub(crate) visits: u64,
    /// By how many LYNGK points they follow a move.
    pub(crate) chain: usize,
    /// Whether they see what the opponent threatens, and what a turn of theirs would give away.
    pub(crate) sees_dangers: bool,
    /// Whether they see what they could complete later.
    pub(crate) plans: bool,
    /// How freely they choose: 0 always takes what looks best.
    pub(crate) freedom: f32,
    /// Whether they work out endings.
    pub(crate) solves: bool,
}

/// Chains of any length.
const ANY: usize = usize::MAX;

/// By level. Measured in `docs/strength.md`.
#[rustfmt::skip]
const HABITS: [Habits; 10] = [
    Habits { visits: 0, chain: 0, sees_dangers: false, plans: false, freedom: 2.2, solves: false },
    Habits { visits: 0, chain: 0, sees_dangers: false, plans: true, freedom: 1.0, solves: false },
    Habits { visits: 0, chain: 1, sees_dangers: true, plans: true, freedom: 1.2, solves: false },
    Habits { visits: 0, chain: 1, sees_dangers: true, plans: true, freedom: 0.6, solves: false },
    Habits { visits: 0, chain: 2, sees_dangers: true, plans: true, freedom: 0.25, solves: false },
    Habits { visits: 30, chain: ANY, sees_dangers: true, plans: true, freedom: 0.2, solves: false },
    Habits { visits: 120, chain: ANY, sees_dangers: true, plans: true, freedom: 0.1, solves: false },
    Habits { visits: 400, chain: ANY, sees_dangers: true, plans: true, freedom: 0.0, solves: false },
    Habits { visits: 1600, chain: ANY, sees_dangers: true, plans: true, freedom: 0.0, solves: true },
    Habits { visits: u64::MAX, chain: ANY, sees_dangers: true, plans: true, freedom: 0.0, solves: true },
];

impl Habits {
    /// Of somebody who does as well as they can.
    pub(crate) const FULL: Habits = HABITS[9];

    /// What such a player knows.
    pub(crate) fn judge(self) -> Trained {
        let mut judge = Trained::default();
        for weights in &mut judge.weights.turns {
            if !self.sees_dangers {
                for feature in DANGERS {
                    weights[feature] = 0.0;
                }
            }
            if !self.plans {
                for feature in OPPORTUNITIES {
                    weights[feature] = 0.0;
                }
            }
        }
        judge
    }

    /// How many positions such a player looks at this time, if there is an end to it: nobody thinks equally long about
    /// every turn.
    pub(crate) fn visits_this_time(self, random: &mut SplitMix64) -> Option<u64> {
        (self.visits < u64::MAX).then(|| self.visits / 2 + random.below(self.visits + 1))
    }

    /// The turns that such a player sees, of those there are: all of them if there would be none.
    pub(crate) fn seen(self, core: &Core, turns: &[Turn]) -> Vec<Turn> {
        if self.chain == ANY {
            return turns.to_vec();
        }
        // A way has a start and an end beside its LYNGK points.
        let seen = |turn: &Turn| core.path(*turn).is_none_or(|way| way.len() <= self.chain + 2);
        let seen: Vec<Turn> = turns.iter().copied().filter(seen).collect();
        if seen.is_empty() { turns.to_vec() } else { seen }
    }

    /// The turn that such a player plays by eye.
    pub(crate) fn by_eye(self, core: &Core, turns: &[Turn], random: &mut SplitMix64) -> Option<Turn> {
        let mut weights = Vec::new();
        self.judge().weigh(core, turns, &mut weights);
        pick(&weights, self.freedom, random).map(|n| turns[n])
    }
}

/// Draws one of several that have weights: the more freely, the less these count. What is far from plausible is left out.
pub(crate) fn pick(weights: &[f32], freedom: f32, random: &mut SplitMix64) -> Option<usize> {
    let highest = weights.iter().copied().fold(0.0, f32::max);
    let chance = |weight: f32| {
        let chance = (weight / highest).powf(1.0 / freedom.max(0.01));
        if chance < IMPLAUSIBLE { 0.0 } else { chance }
    };
    let sum: f32 = weights.iter().map(|&weight| chance(weight)).sum();
    let mut number = (random.next_u64() >> 40) as f32 / 2f32.powi(24) * sum;
    let drawn = weights.iter().position(|&weight| {
        number -= chance(weight);
        number < 0.0
    });
    drawn.or_else(|| weights.iter().position(|&weight| weight >= highest))
}

/// Turns with less than this part of the best one's chance do not come to mind.
const IMPLAUSIBLE: f32 = 0.05;
