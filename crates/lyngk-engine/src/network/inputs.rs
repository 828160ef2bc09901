//! Input features of the network.
//!
//! All features are from the point of view of the player to move. Colours appear by their role only: own, the opponent's, or neutral,
//! the one on top of most stacks first. So the network need not learn their symmetry. Facts about the next turn ([`BoardFacts`]) are
//! included.

use std::sync::LazyLock;

use lyngk_rules::{Color, Core, Point, Points, Variant};

use crate::evaluation::{BoardFacts, phase};

/// The number of features of a stack.
pub const STACK_INPUTS: usize = 48;
/// The number of features of the position as a whole.
pub const GLOBAL_INPUTS: usize = 46;

// The constant of a feature with several sizes is the number of the smallest; the others follow.
/// The colours in a stack, by slot.
const HOLDS: usize = 0;
/// The colour on top, by slot; or a joker.
pub(super) const TOP: usize = 9;
const JOKER: usize = 18;
/// One to six high.
const HEIGHT: usize = 19;
/// One to three jokers in it.
const JOKERS: usize = 25;
/// It takes part in one way to complete a stack, or in more: for the player to move, for the opponent.
const COMPLETES: usize = 28;
/// The class of its point under the symmetries of the board.
const POINT_CLASS: usize = 32;
/// The number of points it could land on: none, one, two, three or four, more.
const LANDINGS: usize = 39;
/// One stack could land on it, or more: of the player to move, of the opponent.
const LANDED_ON: usize = 44;

/// The six-stack variant.
const SIX: usize = 0;
/// Colours claimed, none to two, by the player to move and by the opponent.
const CLAIMS: usize = 1;
/// Stacks completed, none to four, by the player to move and by the opponent.
const SCORED: usize = 7;
/// The winner if the game ended now.
const LEADS: usize = 17;
/// One way to complete a stack, or more: for the player to move, for the opponent.
const CAN_COMPLETE: usize = 19;
/// The number of stacks gone, in steps of three.
const GONE: usize = 23;
/// The phase of the game.
const PHASE: usize = 36;

/// The inputs for a position: sparse binary features and the graph of stacks.
#[derive(Clone, Debug)]
pub struct NetworkInputs {
    /// The points with stacks.
    pub occupied: Points,
    /// The stacks of the player to move, of the opponent, and the others.
    pub sides: [Points; 3],
    /// The features of each stack, as bits.
    pub stacks: [u64; Point::COUNT],
    /// The nearest stack in each direction.
    pub near: [Points; Point::COUNT],
    /// Landings of each stack, whoever moves it.
    pub landings: [Points; Point::COUNT],
    /// The stacks that could land on each stack.
    pub landers: [Points; Point::COUNT],
    /// The features of the position as a whole, as bits.
    pub global: u64,
}

impl NetworkInputs {
    /// The inputs for the position with these facts.
    #[must_use]
    pub fn new(facts: &BoardFacts) -> NetworkInputs {
        let core = facts.core;
        let [mine, theirs] = [core.to_move(), core.to_move().opponent()];
        let sides = [facts.owned[mine], facts.owned[theirs], core.occupied() - facts.owned[mine] - facts.owned[theirs]];
        let slots = slots(core);
        let near = near(core);
        let (landings, landers) = landings(facts, &near);
        let mut stacks = [0; Point::COUNT];
        for point in core.occupied() {
            let at = point.index();
            let height = usize::from(facts.height[at]);
            let mut bits = 1 << (HEIGHT + height - 1) | 1 << (POINT_CLASS + CLASSES[at]);
            for color in facts.colors[at].iter() {
                bits |= 1 << (HOLDS + slots[color.index()]);
            }
            bits |= 1u64 << facts.top[at].map_or(JOKER, |color| TOP + slots[color.index()]);
            bits |= some(JOKERS, height - facts.colors[at].len(), 3);
            for (n, player) in [mine, theirs].into_iter().enumerate() {
                bits |= some(COMPLETES + 2 * n, facts.part_of[player][at].into(), 2);
                bits |= some(LANDED_ON + 2 * n, (landers[at] & sides[n]).len(), 2);
            }
            let size = match landings[at].len() {
                few @ 0..=2 => few,
                3 | 4 => 3,
                _ => 4,
            };
            stacks[at] = bits | 1 << (LANDINGS + size);
        }
        NetworkInputs {
            occupied: core.occupied(),
            sides,
            stacks,
            near,
            landings,
            landers,
            global: global_features(facts),
        }
    }
}

/// The slot of each colour by its role: own (from 0), the opponent's (from 2) or neutral (from 4); within a role, the one on top of most
/// stacks first.
#[must_use]
pub fn slots(core: &Core) -> [usize; 5] {
    let mut colors = Color::ALL;
    colors.sort_by_key(|&color| Point::COUNT - core.topped(color).len());
    let (mut next, mut slots) = ([0, 2, 4], [0; 5]);
    for color in colors {
        let of = match core.owner(color) {
            Some(player) if player == core.to_move() => 0,
            Some(_) => 1,
            None => 2,
        };
        slots[color.index()] = next[of];
        next[of] += 1;
    }
    slots
}

fn near(core: &Core) -> [Points; Point::COUNT] {
    let mut near = [Points::EMPTY; Point::COUNT];
    for point in core.occupied() {
        near[point.index()] = core.first_hits(point);
    }
    near
}

/// Where each stack could land, and the stacks that could land on it: moved by their owner or by a player who claims them, or as neutral
/// stacks if nobody can claim them any more.
fn landings(facts: &BoardFacts, near: &[Points; Point::COUNT]) -> ([Points; Point::COUNT], [Points; Point::COUNT]) {
    let core = facts.core;
    let stacks = facts.owned.values().chain(facts.claimable.values());
    let owned = stacks.fold(Points::EMPTY, |all, &stacks| all | stacks);
    let colored = Color::ALL.into_iter().fold(Points::EMPTY, |all, color| all | core.topped(color));
    let neutral = colored - owned;
    let mut landings = [Points::EMPTY; Point::COUNT];
    let mut landers = [Points::EMPTY; Point::COUNT];
    for point in core.occupied() {
        let at = point.index();
        let height = usize::from(facts.height[at]);
        // Whether two stacks fit does not depend on which of them moves.
        let fits = facts.at_most_high[facts.limit - height] - facts.sharing[at];
        landings[at] = if owned.contains(point) {
            facts.reach[at] & fits
        } else if neutral.contains(point) {
            near[at] & facts.at_most_high[height] & fits
        } else {
            Points::EMPTY
        };
        let by_neutral = near[at] & (neutral - facts.at_most_high[height - 1]);
        landers[at] = (facts.reached_by[at] & owned | by_neutral) & fits;
    }
    (landings, landers)
}

fn global_features(facts: &BoardFacts) -> u64 {
    let core = facts.core;
    let mut bits = u64::from(core.variant() == Variant::Six) << SIX;
    for (n, player) in [core.to_move(), core.to_move().opponent()].into_iter().enumerate() {
        bits |= 1 << (CLAIMS + 3 * n + core.claims(player).len().min(2));
        bits |= 1 << (SCORED + 5 * n + usize::from(core.scored(player)).min(4));
        bits |= some(CAN_COMPLETE + 2 * n, facts.completions[player].into(), 2);
    }
    if let Some(winner) = core.outcome_by_count().winner {
        bits |= 1 << (LEADS + usize::from(winner != core.to_move()));
    }
    let gone = Point::COUNT - core.occupied().len();
    bits | 1 << (GONE + (gone / 3).min(12)) | 1 << (PHASE + phase(core))
}

/// A feature with several sizes: one, two, and so on. Nothing for none.
fn some(first: usize, count: usize, sizes: usize) -> u64 {
    if count == 0 { 0 } else { 1 << (first + count.min(sizes) - 1) }
}

/// The class of each point under rotations and reflections, which its distance from the centre determines.
static CLASSES: LazyLock<[usize; Point::COUNT]> = LazyLock::new(|| {
    let kind = |point: Point| {
        let (x, y) = point.coordinates();
        // The squared distance in the triangular lattice.
        let (x, y) = (i32::from(x), i32::from(y));
        3 * x * x + y * y
    };
    let mut kinds: Vec<i32> = Point::ALL.iter().map(|&point| kind(point)).collect();
    kinds.sort_unstable();
    kinds.dedup();
    Point::ALL.map(|point| kinds.iter().position(|&known| known == kind(point)).unwrap_or_default())
});

#[cfg(test)]
mod tests {
    use super::*;
    use lyngk_rules::{Position, SplitMix64};

    #[test]
    fn every_class_of_points_has_a_feature() {
        assert_eq!(CLASSES.iter().max(), Some(&(LANDINGS - POINT_CLASS - 1)));
    }

    #[test]
    fn landers_are_the_stacks_that_can_land() {
        let mut random = SplitMix64::new(6);
        for (seed, variant) in (0..20).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))) {
            let mut position = Position::random_start(seed, variant);
            while let Some(turn) = position.random_turn(&mut random) {
                let inputs = NetworkInputs::new(&BoardFacts::new(&position));
                for to in Point::ALL {
                    let can_land = |from: &Point| inputs.landings[from.index()].contains(to);
                    let expected: Points = inputs.occupied.iter().filter(can_land).collect();
                    assert_eq!(inputs.landers[to.index()], expected, "{position} {to}");
                }
                position.play_unchecked(turn);
            }
        }
    }

    #[test]
    fn no_feature_is_out_of_range() {
        let mut random = SplitMix64::new(5);
        for variant in Variant::ALL {
            let mut position = Position::random_start(3, variant);
            while let Some(turn) = position.random_turn(&mut random) {
                let inputs = NetworkInputs::new(&BoardFacts::new(&position));
                assert!(inputs.global >> GLOBAL_INPUTS == 0);
                assert!(inputs.stacks.iter().all(|bits| bits >> STACK_INPUTS == 0));
                position.play_unchecked(turn);
            }
        }
    }
}
