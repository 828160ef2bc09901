//! The stacks that a player may move and their landings: the rules of moving, implemented for speed.

use ::core::ops::ControlFlow;

use crate::point::{Point, Points};
use crate::{Color, Colors, Core, Player};

/// The stacks with one colour on top and their landings. A colour has eight pieces, so there are at most eight stacks. Unused
/// entries have no start and no landings, so that no loop depends on the number of stacks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sources {
    /// The colour on top.
    pub(crate) color: Color,
    /// Whether these are only the landings that become legal by claiming the colour in the same turn.
    pub(crate) claimed: bool,
    /// The point of each stack.
    pub(crate) from: [u64; 8],
    /// The landings of each stack.
    pub(crate) to: [u64; 8],
}

/// The stacks with one colour on top and their reach by the LYNGK rule: see [`Core::runs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Runs {
    from: [u64; 8],
    reach: [u64; 8],
}

impl Runs {
    /// The point of each stack, and the points that it reaches by the LYNGK rule (F), whether or not it may land there.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Point, Points)> + '_ {
        let stacks = self.from.iter().zip(&self.reach).take_while(|(from, _)| **from != 0);
        stacks.map(|(&from, &reach)| (Point::of_lowest_bit(from), Points(reach)))
    }
}

impl Core {
    /// The stacks with this colour on top, at most eight, and all points that each reaches by the LYNGK rule if its owner moves
    /// it, whether or not it may land there.
    ///
    /// ```
    /// use lyngk_rules::{Color, Position, Variant};
    ///
    /// let start = Position::random_start(1, Variant::Standard);
    /// let runs = start.runs(Color::Red);
    /// assert_eq!(runs.iter().count(), 8);
    /// assert!(runs.iter().all(|(from, reach)| reach.contains(from) || !reach.is_empty()));
    /// ```
    #[must_use]
    #[inline]
    pub fn runs(&self, color: Color) -> Runs {
        let (mut from, mut hits) = ([0; 8], [0; 8]);
        for (n, point) in Points(self.planes.topped(color)).into_iter().take(8).enumerate() {
            from[n] = point.bit();
            hits[n] = self.planes.first_hits(point);
        }
        Runs { from, reach: reach(hits, from) }
    }

    /// The first stack in each direction from a point, which are the possible ends of a straight move (E3).
    ///
    /// ```
    /// use lyngk_rules::{Point, Position, Variant};
    ///
    /// let start = Position::random_start(1, Variant::Standard);
    /// assert_eq!(start.first_hits(Point::E4), Point::E4.neighbors());
    /// ```
    #[must_use]
    #[inline]
    pub fn first_hits(&self, from: Point) -> Points {
        Points(self.planes.first_hits(from))
    }

    /// The colours that a player could claim if it were their turn (D3, D6).
    #[must_use]
    #[inline]
    pub fn claimable_by(&self, player: Player) -> Colors {
        if self.claims(player).len() < Player::CLAIMS { self.neutral() } else { Colors::EMPTY }
    }

    /// Visits the stacks that a player could move if it were their turn, with their landings, colour by colour.
    #[inline(always)]
    pub(crate) fn visit_sources<B>(
        &self,
        player: Player,
        mut visit: impl FnMut(Sources) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for color in Color::ALL {
            self.visit_sources_of(color, player, &mut visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Visits the stacks with one colour on top.
    ///
    /// A claim never makes a move illegal. So neutral stacks are visited once without a claim and, if their colour can be
    /// claimed, once more with the landings that only the claim makes legal.
    #[inline(always)]
    pub(crate) fn visit_sources_of<B>(
        &self,
        color: Color,
        player: Player,
        mut visit: impl FnMut(Sources) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let neutral = self.neutral().contains(color);
        if self.is_sudden_death() || !neutral && !self.claims(player).contains(color) {
            return ControlFlow::Continue(());
        }
        let planes = &self.planes;
        let at_most = planes.at_most_high();
        // A colour has eight pieces. Everything that depends on a single stack is computed first, which leaves few branches to
        // predict afterwards.
        let (mut from, mut hits, mut fits) = ([0; 8], [0; 8], [0; 8]);
        for (n, point) in Points(planes.topped(color)).into_iter().take(8).enumerate() {
            from[n] = point.bit();
            hits[n] = planes.first_hits(point);
            fits[n] = self.fits_among(&at_most, point);
        }
        let mut without_claim = [0; 8];
        if neutral {
            // E6, E7: only onto stacks of at most its own height.
            for (n, point) in Points(planes.topped(color)).into_iter().take(8).enumerate() {
                without_claim[n] = hits[n] & fits[n] & at_most[planes.height(point) & 7];
            }
            visit(Sources { color, claimed: false, from, to: without_claim })?;
            if !self.claimable_by(player).contains(color) {
                return ControlFlow::Continue(());
            }
        }
        // E8 and F.
        let reach = reach(hits, from);
        let to = ::core::array::from_fn(|n| reach[n] & fits[n] & !without_claim[n]);
        visit(Sources { color, claimed: neutral, from, to })
    }

    /// The landings of the stack on a point, as the mover's own (E8, F) or as a neutral one (E6, E7).
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

    /// The group of stacks among `same` that are connected with the one on `from` by the LYNGK rule, including itself, and all
    /// points that these hit.
    ///
    /// First hits are symmetric: if A's first hit is B, then B's is A. So every stack of a group has the same reach. That the
    /// moving stack leaves its own point makes no difference: whatever it could hit through that point on its way back, it also
    /// hits directly from there (X5).
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

    /// The points on which a stack fits by colours and height limit (E5, H1).
    #[inline]
    pub(crate) fn fits(&self, point: Point) -> u64 {
        self.fits_among(&self.planes.at_most_high(), point)
    }

    /// The same, for stacks that are already grouped by height.
    #[inline]
    fn fits_among(&self, at_most: &[u64; 8], point: Point) -> u64 {
        let room = self.variant().height_limit().wrapping_sub(self.planes.height(point));
        at_most[room & 7] & !self.planes.sharing_a_color(point)
    }
}

/// The reach of the stacks of one colour by the LYNGK rule, from their first hits and their points. This is the fastest way for
/// one colour; `Playout` has another one for several colours at once.
#[inline(always)]
fn reach(hits: [u64; 8], at: [u64; 8]) -> [u64; 8] {
    let mut reach = hits;
    // Four stacks are enough for most of a game, and the compiler unrolls loops of a fixed length.
    if at[4] == 0 {
        close(&mut reach[..4], &at[..4]);
    } else {
        close(&mut reach, &at);
    }
    reach
}

/// Warshall's algorithm: after step n, `reach` includes everything that is reachable through the first n stacks.
#[inline(always)]
fn close(reach: &mut [u64], at: &[u64]) {
    for n in 0..at.len() {
        let (step, beyond) = (at[n], reach[n]);
        for reach in &mut *reach {
            *reach |= if *reach & step == 0 { 0 } else { beyond };
        }
    }
}
