//! How a position stands, as numbers.

use lyngk_rules::{Player, Points, Variant};

use super::board_facts::BoardFacts;

/// How many features a position has.
pub const POSITION_FEATURES: usize = 19;

/// Having the turn.
const TURN: usize = 0;
// Of these, what the opponent has counts against what the player to move has.
/// Stacks of five removed.
const SCORED: usize = 1;
/// Own stacks, one to five high.
const STACKS: usize = 2;
/// Places where own stacks may land, and own stacks that may land somewhere.
const LANDINGS: usize = 7;
const FREE: usize = 8;
/// Colours claimed.
const CLAIMS: usize = 9;
/// Points that own stacks reach; among them stacks of three, stacks of four, and the opponent's.
const REACH: usize = 14;
const REACHED_THREES: usize = 15;
const REACHED_FOURS: usize = 16;
const REACHED_OTHERS: usize = 17;
/// Who would win if the game were over now.
const LEAD: usize = 18;
// These are for the player to move, and next to them for the opponent.
/// There is a way to complete a stack; there are several.
const CAN_COMPLETE: usize = 10;
const CAN_COMPLETE_MORE: usize = 12;

/// A position, to be looked at.
#[derive(Debug)]
pub struct PositionFeatures<'a> {
    facts: &'a BoardFacts<'a>,
}

impl<'a> PositionFeatures<'a> {
    /// The position that is seen.
    #[must_use]
    pub fn new(facts: &'a BoardFacts<'a>) -> PositionFeatures<'a> {
        PositionFeatures { facts }
    }

    /// How it stands for the player to move: `has` is told the number of each feature, and how much of it there is.
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
