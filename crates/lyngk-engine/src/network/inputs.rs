//! What the network is shown of a position.
//!
//! Everything is told from the side of the player to move, and colours only by what they are to the players: mine, theirs, nobody's.
//! So names of colours need no learning, except where several are on top of equally many stacks. What players see one turn ahead ([`BoardFacts`])
//! is shown as well.

use std::sync::LazyLock;

use lyngk_rules::{Color, Core, Point, Points, Variant};

use crate::evaluation::{BoardFacts, phase};

/// How many different things can be said of a stack.
pub const STACK_INPUTS: usize = 48;
/// How many can be said of the position as a whole.
pub const GLOBAL_INPUTS: usize = 46;

// Where things come in several sizes, the number is that of the first and the next ones follow.
/// The colours in a stack, by slot.
const HOLDS: usize = 0;
/// The colour on top, by slot; or a joker.
pub(super) const TOP: usize = 9;
const JOKER: usize = 18;
/// One to six high.
const HEIGHT: usize = 19;
/// One to three jokers in it.
const JOKERS: usize = 25;
/// It takes part in one way to complete a stack, or in more: of mine, of theirs.
const COMPLETES: usize = 28;
/// Where it stands, of what is the same on the board whichever way it is turned.
const PLACE: usize = 32;
/// Where it could land: nowhere, one, two, up to four, more points.
const LANDINGS: usize = 39;
/// One stack could land on it, or more: of mine, of theirs.
const LANDED_ON: usize = 44;

/// The six-stack game.
const SIX: usize = 0;
/// Colours claimed, none to two, by me and by them.
const CLAIMS: usize = 1;
/// Stacks completed, none to four, by me and by them.
const SCORED: usize = 7;
/// Who would win if it were over now.
const LEADS: usize = 17;
/// There is a way to complete a stack, there are several: for me, for them.
const CAN_COMPLETE: usize = 19;
/// The stacks that are gone, by threes.
const GONE: usize = 23;
/// The part of the game.
const PHASE: usize = 36;

/// A position as the network is shown it.
#[derive(Clone, Debug)]
pub struct NetworkInputs {
    /// Where stacks stand.
    pub occupied: Points,
    /// Those of the player to move, of the opponent, and the others.
    pub sides: [Points; 3],
    /// What is true of each stack, as bits.
    pub stacks: [u64; Point::COUNT],
    /// The first stack in each direction.
    pub near: [Points; Point::COUNT],
    /// Where each could land, for whoever may move it.
    pub landings: [Points; Point::COUNT],
    /// What is true of the whole, as bits.
    pub global: u64,
}

impl NetworkInputs {
    /// What is to be seen in a position.
    #[must_use]
    pub fn new(facts: &BoardFacts) -> NetworkInputs {
        let core = facts.core;
        let [mine, theirs] = [core.to_move(), core.to_move().opponent()];
        let sides = [facts.owned[mine], facts.owned[theirs], core.occupied() - facts.owned[mine] - facts.owned[theirs]];
        let slots = slots(core);
        let (near, landings) = (near(core), landings(facts));
        let mut landed_on = [[0u8; Point::COUNT]; 2];
        for (side, counts) in landed_on.iter_mut().enumerate() {
            for from in sides[side] {
                for to in landings[from.index()] {
                    counts[to.index()] += 1;
                }
            }
        }
        let mut stacks = [0; Point::COUNT];
        for point in core.occupied() {
            let at = point.index();
            let height = usize::from(facts.height[at]);
            let mut bits = 1 << (HEIGHT + height - 1) | 1 << (PLACE + PLACES[at]);
            for color in facts.colors[at].iter() {
                bits |= 1 << (HOLDS + slots[color.index()]);
            }
            bits |= 1u64 << facts.top[at].map_or(JOKER, |color| TOP + slots[color.index()]);
            bits |= some(JOKERS, height - facts.colors[at].len(), 3);
            for (n, player) in [mine, theirs].into_iter().enumerate() {
                bits |= some(COMPLETES + 2 * n, facts.part_of[player][at].into(), 2);
                bits |= some(LANDED_ON + 2 * n, landed_on[n][at].into(), 2);
            }
            let size = match landings[at].len() {
                few @ 0..=2 => few,
                3 | 4 => 3,
                _ => 4,
            };
            stacks[at] = bits | 1 << (LANDINGS + size);
        }
        NetworkInputs { occupied: core.occupied(), sides, stacks, near, landings, global: whole(facts) }
    }
}

/// What each colour is to the players: mine (from 0), theirs (from 2) or nobody's (from 4), each with the one on most stacks first.
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

/// Where each stack could land: as its owner's, or as that of whoever claims it; a colour that nobody can claim any more as neutral.
fn landings(facts: &BoardFacts) -> [Points; Point::COUNT] {
    let core = facts.core;
    let stacks = facts.owned.values().chain(facts.claimable.values());
    let owned = stacks.fold(Points::EMPTY, |all, &stacks| all | stacks);
    let mut landings = [Points::EMPTY; Point::COUNT];
    for from in core.occupied() {
        let at = from.index();
        let height = usize::from(facts.height[at]);
        let fits = facts.at_most_high[facts.limit - height] - facts.sharing[at];
        landings[at] = if owned.contains(from) {
            facts.reach[at] & fits
        } else if facts.top[at].is_some() {
            core.first_hits(from) & facts.at_most_high[height] & fits
        } else {
            Points::EMPTY
        };
    }
    landings
}

fn whole(facts: &BoardFacts) -> u64 {
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

/// What comes as one, as two, and so on: nothing for none.
fn some(first: usize, count: usize, sizes: usize) -> u64 {
    if count == 0 { 0 } else { 1 << (first + count.min(sizes) - 1) }
}

/// What is the same on the board whichever way it is turned or mirrored: the distance from the middle tells, and on the rim how
/// many neighbours there are.
static PLACES: LazyLock<[usize; Point::COUNT]> = LazyLock::new(|| {
    let kind = |point: Point| {
        let (x, y) = point.coordinates();
        // Squared, in the lattice of triangles.
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
    fn there_are_as_many_kinds_of_points_as_there_is_room_for() {
        assert_eq!(PLACES.iter().max(), Some(&(LANDINGS - PLACE - 1)));
    }

    #[test]
    fn all_that_is_said_has_a_number() {
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
