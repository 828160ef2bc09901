//! Facts about the board that the features of turns, positions and network inputs share.

use lyngk_rules::{Color, Colors, Core, PerPlayer, Player, Point, Points};

/// The owner of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// A single joker.
    Nobody,
    /// A player's colour is on top.
    Of(Player),
    /// A neutral colour is on top.
    Neutral,
}

/// Facts about a position, computed once for all its features. They look one turn ahead: a colour that a player could claim counts as
/// usable by that player.
#[derive(Clone, Debug)]
pub struct BoardFacts<'a> {
    /// The position.
    pub(crate) core: &'a Core,
    pub(crate) limit: usize,
    pub(crate) height: [u8; Point::COUNT],
    pub(crate) colors: [Colors; Point::COUNT],
    pub(crate) top: [Option<Color>; Point::COUNT],
    /// The points that the stack on a point reaches if its owner moves it.
    pub(crate) reach: [Points; Point::COUNT],
    /// The stacks that reach a point if their owner moves them.
    pub(crate) reached_by: [Points; Point::COUNT],
    /// The stacks of each height.
    pub(crate) of_height: [Points; 8],
    /// The stacks of at most each height.
    pub(crate) at_most_high: [Points; 8],
    /// The stacks with one of the player's colours on top.
    pub(crate) owned: PerPlayer<Points>,
    /// The stacks with a colour on top that the player could claim.
    pub(crate) claimable: PerPlayer<Points>,
    /// In how many ways each player could complete a stack if it were their turn.
    pub(crate) completions: PerPlayer<u8>,
    /// In how many of these ways each point takes part.
    pub(crate) part_of: PerPlayer<[u8; Point::COUNT]>,
    /// The stacks that share a colour with the one on each point, itself among them.
    pub(crate) sharing: [Points; Point::COUNT],
}

impl<'a> BoardFacts<'a> {
    /// The facts about a position.
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

    /// Landings at which the stack on a point would complete a stack if its owner moved it.
    fn completed_from(&self, from: Point) -> Points {
        let room = self.limit - usize::from(self.height[from.index()]);
        (self.reach[from.index()] & self.of_height[room]) - self.sharing[from.index()]
    }

    /// The stacks that could complete the result of a move, judging by height, colours and reach. None if it is complete.
    #[inline]
    pub(crate) fn completers(&self, from: Point, to: Point) -> Points {
        let (f, t) = (from.index(), to.index());
        let missing = self.limit - usize::from(self.height[f] + self.height[t]);
        // `sharing` contains the stack itself, unless it is a joker, so both stacks are taken out explicitly.
        let others = self.of_height[missing] - Points::from(from) - Points::from(to);
        (others & self.reached_by[t]) - self.sharing[f] - self.sharing[t]
    }

    /// The colours on top of some stacks.
    #[inline]
    pub(crate) fn tops(&self, points: Points) -> Colors {
        points.iter().filter_map(|point| self.top[point.index()]).collect()
    }

    /// The owner of the stack on a point.
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
