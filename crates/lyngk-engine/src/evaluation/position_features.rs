//! Features of a position.

use lyngk_rules::{Player, Points, Variant};

use super::board_facts::BoardFacts;

/// The number of features.
pub const POSITION_FEATURES: usize = 19;

/// Being to move.
const TURN: usize = 0;
// The following are differences: the player to move's minus the opponent's.
/// Completed stacks of five.
const SCORED: usize = 1;
/// Own stacks, one to five high.
const STACKS: usize = 2;
/// Landing points of own stacks.
const LANDINGS: usize = 7;
/// Own stacks that can move.
const FREE: usize = 8;
/// Colours claimed.
const CLAIMS: usize = 9;
/// Points that own stacks reach; then those with stacks of three, with stacks of four, and with the opponent's stacks.
const REACH: usize = 14;
const REACHED_THREES: usize = 15;
const REACHED_FOURS: usize = 16;
const REACHED_OTHERS: usize = 17;
/// The winner if the game ended now.
const LEAD: usize = 18;
// The following are for the player to move; the next number is for the opponent.
/// At least one way to complete a stack; more than one.
const CAN_COMPLETE: usize = 10;
const CAN_COMPLETE_MORE: usize = 12;

/// The features of a position.
#[derive(Debug)]
pub struct PositionFeatures<'a> {
    facts: &'a BoardFacts<'a>,
}

impl<'a> PositionFeatures<'a> {
    /// Of the position with these facts.
    #[must_use]
    pub fn new(facts: &'a BoardFacts<'a>) -> PositionFeatures<'a> {
        PositionFeatures { facts }
    }

    /// Calls `has` with the number and the value of each feature, from the point of view of the player to move.
    #[inline]
    pub fn features(&self, mut has: impl FnMut(usize, f32)) {
        let core = self.facts.core;
        let mover = core.to_move();
        has(TURN, 1.0);
        self.of_player(mover, 1.0, 0, &mut has);
        self.of_player(mover.opponent(), -1.0, 1, &mut has);
        if let Some(winner) = core.outcome_by_count().winner {
            has(LEAD, if winner == mover { 1.0 } else { -1.0 });
        }
    }

    #[inline]
    fn of_player(&self, player: Player, sign: f32, next: usize, has: &mut impl FnMut(usize, f32)) {
        let facts = self.facts;
        let own = facts.owned[player];
        if facts.core.variant() == Variant::Standard {
            has(SCORED, sign * f32::from(facts.core.scored(player)));
        }
        let (mut landings, mut free, mut reach) = (0, 0, Points::EMPTY);
        for height in 1..=5 {
            let stacks = own & facts.of_height[height];
            has(STACKS + height - 1, sign * stacks.len() as f32 / 4.0);
            let fitting = facts.at_most_high[facts.limit - height];
            for point in stacks {
                let count = ((facts.reach[point.index()] & fitting) - facts.sharing[point.index()]).len();
                landings += count;
                free += usize::from(count > 0);
                reach |= facts.reach[point.index()];
            }
        }
        has(LANDINGS, sign * landings as f32 / 16.0);
        has(FREE, sign * free as f32 / 4.0);
        has(CLAIMS, sign * facts.core.claims(player).len() as f32);
        has(REACH, sign * reach.len() as f32 / 16.0);
        has(REACHED_THREES, sign * (reach & facts.of_height[3]).len() as f32 / 4.0);
        has(REACHED_FOURS, sign * (reach & facts.of_height[4]).len() as f32 / 4.0);
        has(REACHED_OTHERS, sign * (reach & facts.owned[player.opponent()]).len() as f32 / 8.0);
        let ways = facts.completions[player];
        if ways > 0 {
            has(CAN_COMPLETE + next, 1.0);
        }
        if ways > 1 {
            has(CAN_COMPLETE_MORE + next, 1.0);
        }
    }
}
