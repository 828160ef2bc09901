//! Which stacks a player may move, and where to: the one place where the rules of moving are written for speed.

use ::core::ops::ControlFlow;

use crate::point::Point;
use crate::{Color, Colors, Core, Player};

/// Some stacks with the same top colour and the same landings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    /// The colour on top.
    pub(crate) color: Color,
    /// Whether the colour must be claimed in the same turn for these landings.
    pub(crate) claimed: bool,
    /// Where the stacks stand.
    pub(crate) from: u64,
    /// Where each of them may land.
    pub(crate) to: u64,
}

impl Core {
    /// The colours that a player may claim now (D3, D6).
    #[inline]
    pub(crate) fn claimable_by(&self, player: Player) -> Colors {
        if self.claims(player).len() < 2 { self.neutral() } else { Colors::EMPTY }
    }

    /// Visits every stack that the player could move, were it their turn, with its landings; colour by colour.
    #[inline(always)]
    pub(crate) fn visit_sources<B>(
        &self,
        player: Player,
        mut visit: impl FnMut(Source) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for color in Color::ALL {
            self.visit_sources_of(color, player, &mut visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The same for the stacks with one colour on top.
    ///
    /// A neutral stack is visited once as it is, and, where its colour may be claimed, once more as the player's own.
    #[inline(always)]
    pub(crate) fn visit_sources_of<B>(
        &self,
        color: Color,
        player: Player,
        mut visit: impl FnMut(Source) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let neutral = self.neutral().contains(color);
        if self.is_sudden_death() || !neutral && !self.claims(player).contains(color) {
            return ControlFlow::Continue(());
        }
        let planes = &self.planes;
        let all = planes.topped(color);
        let lacking = !planes.holding(color);
        let at_most = planes.at_most_high();
        if neutral {
            // E6: a single piece onto single pieces.
            for_each_bit(all & at_most[1], |from| {
                let to = planes.first_hits(Point::of_lowest_bit(from)) & at_most[1] & lacking;
                visit(Source { color, claimed: false, from, to })
            })?;
            // E7: a stack onto what is not higher than itself.
            for_each_bit(all & !at_most[1], |from| {
                let to = self.landings_as(Point::of_lowest_bit(from), false);
                visit(Source { color, claimed: false, from, to })
            })?;
            if !self.claimable_by(player).contains(color) {
                return ControlFlow::Continue(());
            }
        }
        // E8 and F: stacks that reach each other by this colour all reach the same points.
        let single_fits = at_most[self.variant().height_limit() - 1] & lacking;
        let mut left = all;
        while left != 0 {
            let (group, reach) = self.lyngk_group(Point::of_lowest_bit(left), all);
            left ^= group;
            let singles = group & at_most[1];
            visit(Source { color, claimed: neutral, from: singles, to: reach & single_fits })?;
            for_each_bit(group ^ singles, |from| {
                let to = reach & self.fits(Point::of_lowest_bit(from));
                visit(Source { color, claimed: neutral, from, to })
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Where the stack on a point may land, as a stack of the mover's own (E8, F) or as a neutral one (E6, E7).
    #[inline]
    pub(crate) fn landings_as(&self, from: Point, own: bool) -> u64 {
        let planes = &self.planes;
        let reach = if own {
            self.lyngk_group(from, planes.same_top(from)).1
        } else {
            planes.first_hits(from) & planes.at_most_high()[planes.height(from) & 7]
        };
        reach & self.fits(from)
    }

    /// The stacks among `same` that the one on `from` can run to by the LYNGK rule, itself included, and all points that
    /// these hit.
    ///
    /// Hits are mutual, so this is the same for every stack of the group. The stack that moves leaves its point, but
    /// what it would find behind that point on its way back it hits from there as well (X5).
    #[inline]
    pub(crate) fn lyngk_group(&self, from: Point, same: u64) -> (u64, u64) {
        let mut group = from.bit();
        let mut reach = self.planes.first_hits(from);
        loop {
            let fresh = reach & same & !group;
            if fresh == 0 {
                return (group, reach);
            }
            let point = Point::of_lowest_bit(fresh);
            group |= point.bit();
            reach |= self.planes.first_hits(point);
        }
    }

    /// The points on which the stack here may land as far as colours and the height limit go (E5, H1).
    #[inline]
    fn fits(&self, point: Point) -> u64 {
        let room = self.variant().height_limit() - self.planes.height(point);
        self.planes.at_most_high()[room & 7] & !self.planes.sharing_a_color(point)
    }
}

#[inline(always)]
fn for_each_bit<B>(mut bits: u64, mut visit: impl FnMut(u64) -> ControlFlow<B>) -> ControlFlow<B> {
    while bits != 0 {
        let bit = bits & bits.wrapping_neg();
        bits ^= bit;
        visit(bit)?;
    }
    ControlFlow::Continue(())
}
