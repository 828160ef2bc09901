//! The legal turns of a position.

use ::core::ops::{ControlFlow, Range};
use alloc::vec::Vec;

use crate::point::{Point, Points};
use crate::sources::Source;
use crate::{Color, Colors, Core, Player, SplitMix64, Turn};

/// # Legal turns
///
/// [`Turn::Pass`] is the one legal turn of a player who cannot move while the opponent can (E12, X3), and is included
/// wherever turns are listed, counted or drawn. A finished game has no legal turn.
impl Core {
    /// Whether the player could move if it were their turn, with or without a claim (X2).
    #[must_use]
    pub fn can_move(&self, player: Player) -> bool {
        let found = self.visit_sources(player, |source| {
            if source.from != 0 && source.to != 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found.is_break()
    }

    /// Whether the game is over: neither player can move (G1, X3), or a stack of six has won it (H4).
    #[must_use]
    pub fn is_over(&self) -> bool {
        !self.can_move(self.to_move()) && !self.can_move(self.to_move().opponent())
    }

    /// Whether passing is the legal turn: the player to move cannot move but the opponent can (E11, E12).
    #[must_use]
    pub fn must_pass(&self) -> bool {
        !self.can_move(self.to_move()) && self.can_move(self.to_move().opponent())
    }

    /// Whether the turn is legal. [`refusals`](Core::refusals) tells why not.
    #[must_use]
    pub fn is_legal(&self, turn: Turn) -> bool {
        match turn {
            Turn::Pass => self.must_pass(),
            Turn::Move { claim, from, to } => self.landings(claim, from).contains(to),
        }
    }

    /// How many legal turns there are, without listing them.
    #[must_use]
    pub fn turn_count(&self) -> usize {
        let moves: usize = self.move_counts().iter().sum();
        if moves == 0 { usize::from(self.must_pass()) } else { moves }
    }

    /// All legal turns.
    ///
    /// ```
    /// use lyngk_rules::{Position, Variant};
    ///
    /// let start = Position::random_start(1, Variant::Standard);
    /// assert_eq!(start.turns().len(), start.turn_count());
    /// ```
    #[must_use]
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns = Vec::new();
        self.turns_into(&mut turns);
        turns
    }

    /// Replaces what is in the list by all legal turns. The fast way where one list serves for many positions.
    pub fn turns_into(&self, list: &mut Vec<Turn>) {
        list.clear();
        let mut plain = [const { 0..0 }; 5];
        let _: ControlFlow<()> = self.visit_sources(self.to_move(), |source| {
            let claim = source.claimed.then_some(source.color);
            let start = list.len();
            for from in Points(source.from) {
                list.extend(Points(source.to).iter().map(|to| Turn::Move { claim, from, to }));
            }
            if !source.claimed {
                let range: &mut Range<usize> = &mut plain[source.color.index()];
                *range = if range.end == 0 { start } else { range.start }..list.len();
            }
            ControlFlow::Continue(())
        });
        // A claim changes nothing for the stacks of other colours: their turns are copied with the claim put in.
        for claim in self.claimable().iter() {
            for color in Color::ALL.into_iter().filter(|&color| color != claim) {
                let start = list.len();
                list.extend_from_within(plain[color.index()].clone());
                list[start..].iter_mut().for_each(|turn| *turn = turn.with_claim(claim));
            }
        }
        if list.is_empty() && self.must_pass() {
            list.push(Turn::Pass);
        }
    }

    /// The legal moves without a claim, passing aside. There may be none although there are some with a claim (X2).
    #[must_use]
    pub fn moves(&self) -> Vec<Turn> {
        let mut turns = self.turns();
        turns.retain(|turn| matches!(turn, Turn::Move { claim: None, .. }));
        turns
    }

    /// The legal turns that move the stack on this point.
    #[must_use]
    pub fn turns_from(&self, from: Point) -> Vec<Turn> {
        self.claim_options()
            .flat_map(|claim| self.landings(claim, from).iter().map(move |to| Turn::Move { claim, from, to }))
            .collect()
    }

    /// The legal turns that end on this point.
    #[must_use]
    pub fn turns_onto(&self, to: Point) -> Vec<Turn> {
        let sources = Points(self.planes.occupied());
        self.claim_options()
            .flat_map(|claim| sources.iter().map(move |from| Turn::Move { claim, from, to }))
            .filter(|&turn| self.is_legal(turn))
            .collect()
    }

    /// Where the stack on `from` may land in this turn once the player to move has claimed `claim`, if anything.
    /// Nowhere if the claim is not allowed.
    #[must_use]
    pub fn landings(&self, claim: Option<Color>, from: Point) -> Points {
        let claimable = self.claimable();
        let allowed = claim.is_none_or(|color| claimable.contains(color));
        let Some(top) = self.top_color(from).filter(|_| allowed && !self.is_sudden_death()) else {
            return Points::EMPTY;
        };
        if claim == Some(top) || self.claims(self.to_move()).contains(top) {
            Points(self.landings_as(from, true))
        } else if self.neutral().contains(top) {
            Points(self.landings_as(from, false))
        } else {
            Points::EMPTY
        }
    }

    /// One legal turn, each as likely as any other, without listing them; none when the game is over.
    #[must_use]
    pub fn random_turn(&self, random: &mut SplitMix64) -> Option<Turn> {
        let counts = self.move_counts();
        let total: usize = counts.iter().sum();
        if total == 0 {
            return self.must_pass().then_some(Turn::Pass);
        }
        let mut number = random.below(total as u64) as usize;
        let color = Color::ALL.into_iter().find(|color| {
            let count = counts[color.index()];
            let here = number < count;
            number -= if here { 0 } else { count };
            here
        })?;
        let claimable = self.claimable();
        let drawn = self.visit_sources_of(color, self.to_move(), |source| {
            let turns = source.turn_count(claimable);
            if number < turns {
                return ControlFlow::Break(source.turn(number, claimable));
            }
            number -= turns;
            ControlFlow::Continue(())
        });
        drawn.break_value()
    }

    /// How many turns there are beside passing, by the colour that moves.
    #[inline]
    fn move_counts(&self) -> [usize; 5] {
        let claimable = self.claimable();
        let mut counts = [0; 5];
        let _: ControlFlow<()> = self.visit_sources(self.to_move(), |source| {
            counts[source.color.index()] += source.turn_count(claimable);
            ControlFlow::Continue(())
        });
        counts
    }

    /// No claim, then each that the player to move may make.
    fn claim_options(&self) -> impl Iterator<Item = Option<Color>> {
        ::core::iter::once(None).chain(self.claimable().iter().map(Some))
    }
}

impl Source {
    /// How many pairs of start and end there are.
    #[inline]
    fn pairs(&self) -> usize {
        (self.from.count_ones() * self.to.count_ones()) as usize
    }

    /// How many turns these are with all claims that each of them can be played with, "none" included.
    #[inline]
    fn turn_count(&self, claimable: Colors) -> usize {
        let other_claims = claimable.len() - usize::from(claimable.contains(self.color));
        self.pairs() * if self.claimed { 1 } else { 1 + other_claims }
    }

    /// One of the turns, by its number.
    #[inline]
    fn turn(&self, n: usize, claimable: Colors) -> Turn {
        let ends = self.to.count_ones() as usize;
        let (claim, pair) = (n / self.pairs(), n % self.pairs());
        let claim = match claim.checked_sub(1) {
            _ if self.claimed => Some(self.color),
            None => None,
            Some(claim) => claimable.iter().filter(|&color| color != self.color).nth(claim),
        };
        Turn::Move { claim, from: nth_bit(self.from, pair / ends), to: nth_bit(self.to, pair % ends) }
    }
}

#[inline]
fn nth_bit(mut bits: u64, n: usize) -> Point {
    for _ in 0..n {
        bits &= bits - 1;
    }
    Point::of_lowest_bit(bits)
}
