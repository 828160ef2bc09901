//! Levels of strength: what a player of each level sees, and how they choose.

use lyngk_lei::Level;
use lyngk_rules::{Core, SplitMix64, Turn};

/// How a player of a level thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Habits {
    /// How many positions they look at. With none they play by eye.
    pub(crate) visits: u64,
    /// By how many LYNGK points they follow a move.
    pub(crate) chain: usize,
    /// How often they complete a stack without further thought when they see that they can: else that is a turn like others.
    pub(crate) eager: f32,
    /// How freely they choose: 0 always takes what looks best, 1 takes each turn as often as it looks like the best one.
    pub(crate) freedom: f32,
    /// Whether they work out endings.
    pub(crate) solves: bool,
}

/// Chains of any length.
const ANY: usize = usize::MAX;

/// By level. Measured in `docs/strength.md`.
#[rustfmt::skip]
const HABITS: [Habits; 10] = [
    Habits { visits: 0, chain: 0, eager: 0.8, freedom: 8.0, solves: false },
    Habits { visits: 0, chain: 1, eager: 0.9, freedom: 5.0, solves: false },
    Habits { visits: 0, chain: 2, eager: 0.95, freedom: 2.5, solves: false },
    Habits { visits: 0, chain: ANY, eager: 0.0, freedom: 0.8, solves: false },
    Habits { visits: 4, chain: ANY, eager: 0.0, freedom: 0.2, solves: false },
    Habits { visits: 22, chain: ANY, eager: 0.0, freedom: 0.1, solves: false },
    Habits { visits: 80, chain: ANY, eager: 0.0, freedom: 0.0, solves: false },
    Habits { visits: 260, chain: ANY, eager: 0.0, freedom: 0.0, solves: false },
    Habits { visits: 1200, chain: ANY, eager: 0.0, freedom: 0.0, solves: true },
    Habits { visits: u64::MAX, chain: ANY, eager: 0.0, freedom: 0.0, solves: true },
];

impl Habits {
    /// Of somebody who does as well as they can.
    pub(crate) const FULL: Habits = HABITS[9];

    /// The habits of a level.
    pub(crate) fn of(level: Level) -> Habits {
        HABITS[usize::from(level.number()) - 1]
    }

    /// How many positions such a player looks at this time, if there is an end to it: nobody thinks equally long about
    /// every turn.
    pub(crate) fn visits_this_time(self, random: &mut SplitMix64) -> Option<u64> {
        (self.visits < u64::MAX).then(|| self.visits / 2 + random.below(self.visits + 1))
    }

    /// The turns that such a player thinks about this time, of those there are.
    pub(crate) fn considered(self, core: &Core, turns: &[Turn], random: &mut SplitMix64) -> Vec<Turn> {
        let seen = self.seen(core, turns);
        if self.eager > 0.0 && below_one(random) < self.eager { completing(core, &seen) } else { seen }
    }

    /// The turns that such a player sees: all of them if they would see none.
    fn seen(self, core: &Core, turns: &[Turn]) -> Vec<Turn> {
        if self.chain == ANY {
            return turns.to_vec();
        }
        // A way has a start and an end beside its LYNGK points.
        let seen = |turn: &Turn| core.path(*turn).is_none_or(|way| way.len() <= self.chain + 2);
        let seen: Vec<Turn> = turns.iter().copied().filter(seen).collect();
        if seen.is_empty() { turns.to_vec() } else { seen }
    }

    /// Which of several turns such a player takes, by how good each looks: the more freely they choose, the less that counts.
    pub(crate) fn pick(self, looks: &[f32], random: &mut SplitMix64) -> Option<usize> {
        let best = looks.iter().copied().fold(0.0, f32::max);
        let chance = |look: f32| {
            let chance = (look / best).powf(1.0 / self.freedom.max(0.01));
            if chance < IMPLAUSIBLE { 0.0 } else { chance }
        };
        let sum: f32 = looks.iter().map(|&look| chance(look)).sum();
        let mut number = below_one(random) * sum;
        let drawn = looks.iter().position(|&look| {
            number -= chance(look);
            number < 0.0
        });
        drawn.or_else(|| looks.iter().position(|&look| look >= best))
    }
}

/// A turn that somebody would choose less than this part as often as the best does not come to mind: the more freely they choose,
/// the worse it may look.
const IMPLAUSIBLE: f32 = 0.02;

/// The turns that complete a stack, or all if there is none.
pub(crate) fn completing(core: &Core, turns: &[Turn]) -> Vec<Turn> {
    let completing: Vec<Turn> = turns.iter().copied().filter(|&turn| core.completes(turn)).collect();
    if completing.is_empty() { turns.to_vec() } else { completing }
}

/// A number from 0 up to 1.
fn below_one(random: &mut SplitMix64) -> f32 {
    (random.next_u64() >> 40) as f32 / 2f32.powi(24)
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, Variant};

    use super::*;

    fn picks(freedom: f32, looks: &[f32]) -> Vec<usize> {
        let habits = Habits { freedom, ..Habits::FULL };
        let mut random = SplitMix64::new(1);
        (0..500).filter_map(|_| habits.pick(looks, &mut random)).collect()
    }

    #[test]
    fn the_more_freely_somebody_chooses_the_more_turns_they_play() {
        let looks = [0.1, 0.6, 0.3];
        let best = |freedom| picks(freedom, &looks).iter().filter(|&&n| n == 1).count();
        assert_eq!(best(0.0), 500);
        assert!(best(0.3) > best(1.0) && best(1.0) > best(3.0) && best(3.0) > 100, "{}", best(3.0));
        let chosen = picks(3.0, &looks);
        assert!(chosen.contains(&0) && chosen.contains(&2));
    }

    #[test]
    fn somebody_without_a_good_turn_plays_one_of_them() {
        assert_eq!(picks(1.0, &[0.0, 0.0])[0], 0);
        assert_eq!(picks(1.0, &[]), []);
    }

    #[test]
    fn the_more_freely_somebody_chooses_the_more_comes_to_mind() {
        let looks = [0.9, 0.05, 0.001];
        let chosen = |freedom, place| picks(freedom, &looks).contains(&place);
        assert!(!chosen(0.5, 1) && chosen(1.0, 1));
        assert!(!chosen(1.0, 2) && chosen(5.0, 2));
    }

    /// Positions of random games in which a stack can be completed, only by moving straight or only by chains, and something else can be
    /// done by moving straight; with the turns that complete one.
    fn completable(straight: bool) -> Vec<(Position, Vec<Turn>)> {
        let mut random = SplitMix64::new(7);
        let mut found = Vec::new();
        for seed in 0..60 {
            let mut position = Position::random_start(seed, Variant::ALL[seed as usize % 2]);
            while !position.is_over() {
                let turns = position.turns();
                let completing = completing(&position, &turns);
                let is_straight = |turn: &Turn| position.path(*turn).is_some_and(|way| way.len() == 2);
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
    fn the_eager_think_of_nothing_but_what_completes_a_stack() {
        let positions = completable(true);
        let share = |eager| {
            let habits = Habits { eager, chain: 0, ..Habits::FULL };
            let mut random = SplitMix64::new(3);
            let only_that = |(position, completing): &&(Position, Vec<Turn>)| {
                habits.considered(position, &position.turns(), &mut random) == *completing
            };
            positions.iter().filter(only_that).count() as f32 / positions.len() as f32
        };
        assert!(share(0.0) < 0.01 && share(1.0) > 0.99, "{} {}", share(0.0), share(1.0));
        assert!((share(0.6) - 0.6).abs() < 0.15, "{}", share(0.6));
    }

    #[test]
    fn nobody_is_eager_for_what_they_do_not_see() {
        for (position, completing) in completable(false) {
            let turns = position.turns();
            let considered = |chain| {
                Habits { eager: 1.0, chain, ..Habits::FULL }.considered(&position, &turns, &mut SplitMix64::new(1))
            };
            assert!(
                !considered(0).is_empty() && considered(0).iter().all(|turn| !completing.contains(turn)),
                "{position}"
            );
            assert_eq!(considered(ANY), completing);
        }
    }

    #[test]
    fn levels_see_look_and_mind_more_and_more() {
        let habits = Level::ALL.map(Habits::of);
        assert!(habits.is_sorted_by_key(|habits| (habits.visits, habits.chain)), "{habits:?}");
        assert!(habits.is_sorted_by(|weak, strong| weak.freedom >= strong.freedom), "{habits:?}");
        assert_eq!(habits[9], Habits::FULL);
    }
}
