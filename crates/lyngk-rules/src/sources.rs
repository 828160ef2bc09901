//! Which stacks a player may move, and where to: the one place where the rules of moving are written for speed.

use ::core::ops::ControlFlow;

use crate::point::{Point, Points};
use crate::{Color, Colors, Core, Player};

/// The stacks with one colour on top and where they may land. A colour has eight pieces, so there are at most eight;
/// what is left of the eight has no start and no landings, so that nothing needs to depend on how many there are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sources {
    /// The colour on top.
    pub(crate) color: Color,
    /// Whether these are the landings that claiming the colour in the same turn adds to those that are there without.
    pub(crate) claimed: bool,
    /// Where each stack stands.
    pub(crate) from: [u64; 8],
    /// Where it may land.
    pub(crate) to: [u64; 8],
}

/// How far the stacks with one colour on top see: see [`Core::runs`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Runs {
    from: [u64; 8],
    reach: [u64; 8],
}

impl Runs {
    /// Where each stack stands, and the points that it can run to by the LYNGK rule (F), whether or not it may land there.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Point, Points)> + '_ {
        let stacks = self.from.iter().zip(&self.reach).take_while(|(from, _)| **from != 0);
        stacks.map(|(&from, &reach)| (Point::of_lowest_bit(from), Points(reach)))
    }
}

impl Core {
    /// The stacks with this colour on top, at most eight, and all points that each can run to as its owner's, by as many
    /// LYNGK points as it likes. Whether it may land there is another question.
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

    /// The first stack in each direction from a point: where a move by E3 could end.
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

    /// The colours that a player may claim now, were it their turn (D3, D6).
    #[must_use]
    #[inline]
    pub fn claimable_by(&self, player: Player) -> Colors {
        if self.claims(player).len() < Player::CLAIMS { self.neutral() } else { Colors::EMPTY }
    }

    /// Visits the stacks that the player could move, were it their turn, with their landings; colour by colour.
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

    /// The same for the stacks with one colour on top.
    ///
    /// A claim takes nothing away: whatever is legal without it is legal with it. So neutral stacks are visited once as
    /// they are, and where their colour may be claimed, once more with what they can do as the player's own only.
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
        // A colour has eight pieces. All that depends on one stack only comes first, so that there is little to guess
        // for the processor in what follows.
        let (mut from, mut hits, mut fits) = ([0; 8], [0; 8], [0; 8]);
        for (n, point) in Points(planes.topped(color)).into_iter().take(8).enumerate() {
            from[n] = point.bit();
            hits[n] = planes.first_hits(point);
            fits[n] = self.fits_among(&at_most, point);
        }
        let mut without_claim = [0; 8];
        if neutral {
            // E6, E7: onto what is not higher than itself.
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

    /// The stacks among `same` that the one on `from` can run to by the LYNGK rule, itself included, and all points
    /// that these hit.
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
    pub(crate) fn fits(&self, point: Point) -> u64 {
        self.fits_among(&self.planes.at_most_high(), point)
    }

    /// The same where the stacks are already sorted by height.
    #[inline]
    fn fits_among(&self, at_most: &[u64; 8], point: Point) -> u64 {
        let room = self.variant().height_limit().wrapping_sub(self.planes.height(point));
        at_most[room & 7] & !self.planes.sharing_a_color(point)
    }
}

/// All points that the stacks of a colour hit once they use the LYNGK rule, from what they hit by themselves and where
/// they are. The fastest way for one colour at a time; `Playout` has another for several.
#[inline(always)]
fn reach(hits: [u64; 8], at: [u64; 8]) -> [u64; 8] {
    let mut reach = hits;
    // Of two lengths that the compiler knows, the shorter one is enough for most of a game.
    if at[4] == 0 {
        close(&mut reach[..4], &at[..4]);
    } else {
        close(&mut reach, &at);
    }
    reach
}

/// Warshall's algorithm: after step n, what can be reached by way of the first n stacks is in.
#[inline(always)]
fn close(reach: &mut [u64], at: &[u64]) {
    for n in 0..at.len() {
        let (step, beyond) = (at[n], reach[n]);
        for reach in &mut *reach {
            *reach |= if *reach & step == 0 { 0 } else { beyond };
        }
    }
}
