//! What both players can see in a position: the ground on which turns and positions are judged.

use lyngk_rules::{Color, Colors, Core, PerPlayer, Player, Point, Points};

/// Whose a stack is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// A joker by itself.
    Nobody,
    /// The colour of a player is on top.
    Of(Player),
    /// The top is neutral.
    Neutral,
}

/// What a position looks like to somebody who thinks one turn ahead. A colour that a player could claim counts as one
/// that the player can use.
#[derive(Clone, Debug)]
pub struct BoardFacts<'a> {
    /// The position.
    pub(crate) core: &'a Core,
    pub(crate) limit: usize,
    pub(crate) height: [u8; Point::COUNT],
    pub(crate) colors: [Colors; Point::COUNT],
    pub(crate) top: [Option<Color>; Point::COUNT],
    /// How far each stack runs as its owner's, and which stacks run to each point.
    pub(crate) reach: [Points; Point::COUNT],
    pub(crate) reached_by: [Points; Point::COUNT],
    /// The stacks of each height, and those up to it.
    pub(crate) of_height: [Points; 8],
    pub(crate) at_most_high: [Points; 8],
    /// The stacks with a colour of each player's on top.
    pub(crate) owned: PerPlayer<Points>,
    /// Those with a colour on top that the player could claim.
    pub(crate) claimable: PerPlayer<Points>,
    /// How many ways each player has to complete a stack, were it their turn, and of how many of them each point is part.
    pub(crate) completions: PerPlayer<u8>,
    pub(crate) part_of: PerPlayer<[u8; Point::COUNT]>,
    /// The stacks that share a colour with the one on each point, itself among them.
    pub(crate) sharing: [Points; Point::COUNT],
}

impl<'a> BoardFacts<'a> {
    /// Looks at a position.
    #[must_use]
    pub fn new(core: &'a Core) -> BoardFacts<'a> {
        let mut facts = BoardFacts {
            core,
            limit: core.variant().height_limit(),
            height: [0; Point::COUNT],
            colors: [Colors::EMPTY; Point::COUNT],
            top: [None; Point::COUNT],
            reach: [Points::EMPTY; Point::COUNT],
            reached_by: [Points::EMPTY; Point::COUNT],
            of_height: [Points::EMPTY; 8],
            at_most_high: [Points::EMPTY; 8],
            owned: PerPlayer::both(Points::EMPTY),
            claimable: PerPlayer::both(Points::EMPTY),
            completions: PerPlayer::both(0),
            part_of: PerPlayer::both([0; Point::COUNT]),
            sharing: [Points::EMPTY; Point::COUNT],
        };
        for point in core.occupied() {
            let height = core.height(point);
            facts.height[point.index()] = height as u8;
            facts.of_height[height].insert(point);
            let colors = core.colors(point);
            facts.colors[point.index()] = colors;
            facts.sharing[point.index()] = colors.iter().fold(Points::EMPTY, |all, color| all | core.holding(color));
        }
        for height in 1..8 {
            facts.at_most_high[height] = facts.at_most_high[height - 1] | facts.of_height[height];
        }
        for color in Color::ALL {
            for (from, reach) in core.runs(color).iter() {
                facts.top[from.index()] = Some(color);
                facts.reach[from.index()] = reach;
                for to in reach {
                    facts.reached_by[to.index()].insert(from);
                }
            }
            for player in Player::ALL {
                if core.claims(player).contains(color) {
                    facts.owned[player] |= core.topped(color);
                } else if core.claimable_by(player).contains(color) {
                    facts.claimable[player] |= core.topped(color);
                }
            }
        }
        for player in Player::ALL {
            for from in facts.owned[player] | facts.claimable[player] {
                let targets = facts.completed_from(from);
                let ways = targets.len() as u8;
                facts.completions[player] += ways;
                facts.part_of[player][from.index()] += ways;
                for to in targets {
                    facts.part_of[player][to.index()] += 1;
                }
            }
        }
        facts
    }

    /// Where the stack on a point would complete a stack as its owner's.
    fn completed_from(&self, from: Point) -> Points {
        let room = self.limit - usize::from(self.height[from.index()]);
        (self.reach[from.index()] & self.of_height[room]) - self.sharing[from.index()]
    }

    /// The stacks that could complete what comes of a move, as far as height, colours and ways go.
    #[inline]
    pub(crate) fn completers(&self, from: Point, to: Point) -> Points {
        let (f, t) = (from.index(), to.index());
        let missing = self.limit - usize::from(self.height[f] + self.height[t]);
        // Those that move share their own colours, unless they are jokers.
        let others = self.of_height[missing] - Points::from(from) - Points::from(to);
        (others & self.reached_by[t]) - self.sharing[f] - self.sharing[t]
    }

    /// Whose the stack on a point is.
    #[inline]
    pub(crate) fn side(&self, point: Point) -> Side {
        if self.owned[Player::One].contains(point) {
            Side::Of(Player::One)
        } else if self.owned[Player::Two].contains(point) {
            Side::Of(Player::Two)
        } else if self.top[point.index()].is_some() {
            Side::Neutral
        } else {
            Side::Nobody
        }
    }
}
