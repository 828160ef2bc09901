//! Levels of strength: what a player of each level sees, and how they choose.

use lyngk_rules::{Core, SplitMix64, Turn, Variant};

use Ideas::{Early, Full};

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
    /// What they know.
    pub(crate) ideas: Ideas,
    /// How many positions they look at. With none they play by eye.
    pub(crate) visits: u64,
    /// By how many LYNGK points they follow a move.
    pub(crate) chain: usize,
    /// How freely they choose: 0 always takes what looks best, 1 takes each turn as often as it looks like the best one.
    pub(crate) freedom: f32,
    /// Whether they work out endings.
    pub(crate) solves: bool,
}

/// What somebody knows of the game: which network they ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ideas {
    /// What a small one has made of a few games.
    Early,
    /// All that the engine has learnt.
    Full,
}

/// Chains of any length.
const ANY: usize = usize::MAX;

/// By level. Measured in `docs/strength.md`.
#[rustfmt::skip]
const HABITS: [Habits; 10] = [
    Habits { ideas: Early, visits: 0, chain: 0, freedom: 3.0, solves: false },
    Habits { ideas: Early, visits: 0, chain: 0, freedom: 0.7, solves: false },
    Habits { ideas: Early, visits: 0, chain: 2, freedom: 0.25, solves: false },
    Habits { ideas: Full, visits: 0, chain: ANY, freedom: 0.8, solves: false },
    Habits { ideas: Full, visits: 4, chain: ANY, freedom: 0.2, solves: false },
    Habits { ideas: Full, visits: 22, chain: ANY, freedom: 0.1, solves: false },
    Habits { ideas: Full, visits: 80, chain: ANY, freedom: 0.0, solves: false },
    Habits { ideas: Full, visits: 260, chain: ANY, freedom: 0.0, solves: false },
    Habits { ideas: Full, visits: 1200, chain: ANY, freedom: 0.0, solves: true },
    Habits { ideas: Full, visits: u64::MAX, chain: ANY, freedom: 0.0, solves: true },
];

impl Habits {
    /// Of somebody who does as well as they can.
    pub(crate) const FULL: Habits = HABITS[9];

    /// How many positions such a player looks at this time, if there is an end to it: nobody thinks equally long about
    /// every turn.
    pub(crate) fn visits_this_time(self, random: &mut SplitMix64) -> Option<u64> {
        (self.visits < u64::MAX).then(|| self.visits / 2 + random.below(self.visits + 1))
    }

    /// The turns that such a player thinks about, of those there are: all of them if they would see none.
    pub(crate) fn seen(self, core: &Core, turns: &[Turn]) -> Vec<Turn> {
        if self.chain == ANY {
            return turns.to_vec();
        }
        // A way has a start and an end beside its LYNGK points.
        let seen = |turn: &Turn| core.path(*turn).is_none_or(|way| way.len() <= self.chain + 2);
        let seen: Vec<Turn> = turns.iter().copied().filter(seen).collect();
        // Nobody who sees a stack of six that wins at once (H4) plays something else, whatever they know of the game.
        let wins = |turn: &Turn| core.variant() == Variant::Six && core.completes(*turn);
        let winning: Vec<Turn> = seen.iter().copied().filter(wins).collect();
        [winning, seen].into_iter().find(|turns| !turns.is_empty()).unwrap_or_else(|| turns.to_vec())
    }

    /// Which of several turns such a player takes, by how good each looks: the more freely they choose, the less that counts.
    pub(crate) fn pick(self, looks: &[f32], random: &mut SplitMix64) -> Option<usize> {
        let best = looks.iter().copied().fold(0.0, f32::max);
        let chance = |look: f32| {
            let part = look / best;
            if part < IMPLAUSIBLE { 0.0 } else { part.powf(1.0 / self.freedom.max(0.01)) }
        };
        let sum: f32 = looks.iter().map(|&look| chance(look)).sum();
        let mut number = (random.next_u64() >> 40) as f32 / 2f32.powi(24) * sum;
        let drawn = looks.iter().position(|&look| {
            number -= chance(look);
            number < 0.0
        });
        drawn.or_else(|| looks.iter().position(|&look| look >= best))
    }
}

/// Turns that look less than this part as good as the best do not come to mind, however freely somebody chooses.
const IMPLAUSIBLE: f32 = 0.02;

#[cfg(test)]
mod tests {
    use super::*;

    fn picks(freedom: f32, looks: &[f32]) -> Vec<usize> {
        let habits = Habits { freedom, ..Habits::FULL };
        let mut random = SplitMix64::new(1);
        (0..500).filter_map(|_| habits.pick(looks, &mut random)).collect()
    }

    #[test]
    fn the_more_freely_somebody_chooses_the_more_turns_they_play() {
        let looks = [0.1, 0.6, 0.3, 0.001];
        let best = |freedom| picks(freedom, &looks).iter().filter(|&&n| n == 1).count();
        assert_eq!(best(0.0), 500);
        assert!(best(0.3) > best(1.0) && best(1.0) > best(3.0) && best(3.0) > 100, "{}", best(3.0));
        let chosen = picks(3.0, &looks);
        assert!(chosen.contains(&0) && chosen.contains(&2));
        assert!(!chosen.contains(&3), "what is implausible does not come to mind");
    }

    #[test]
    fn somebody_without_a_good_turn_plays_one_of_them() {
        assert_eq!(picks(1.0, &[0.0, 0.0])[0], 0);
        assert_eq!(picks(1.0, &[]), []);
    }

    #[test]
    fn levels_know_and_look_more_and_more() {
        let habits = Level::ALL.map(Level::habits);
        let measure = |habits: &Habits| (habits.ideas == Full, habits.visits, habits.chain);
        assert!(habits.is_sorted_by_key(measure), "{habits:?}");
        assert_eq!(habits[9], Habits::FULL);
    }
}
