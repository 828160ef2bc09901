//! Generation of legal turns.

use ::core::ops::ControlFlow;
use alloc::vec::Vec;

use crate::point::{Point, Points};
use crate::sources::Sources;
use crate::{Color, Colors, Core, Player, SplitMix64, Turn};

/// # Legal turns
///
/// [`Turn::Pass`] is the only legal turn of a player who cannot move while the opponent can (E12, X3). It is included
/// wherever turns are listed, counted or drawn at random. A finished game has no legal turn.
impl Core {
    /// Whether the player could move if it were their turn, with or without a claim (X2).
    #[must_use]
    pub fn can_move(&self, player: Player) -> bool {
        let found = self.visit_sources(player, |sources| {
            if sources.pairs() == 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        found.is_break()
    }

    /// Whether the game is over: neither player can move (G1, X3), or a stack of six has won it (H4).
    #[must_use]
    pub fn is_over(&self) -> bool {
        !self.can_move(self.to_move()) && !self.can_move(self.to_move().opponent())
    }

    /// Whether the player to move must pass: they cannot move, but the opponent can (E11, E12).
    #[must_use]
    pub fn must_pass(&self) -> bool {
        !self.can_move(self.to_move()) && self.can_move(self.to_move().opponent())
    }

    /// Whether a turn is legal. [`refusals`](Core::refusals) gives the reasons if it is not.
    #[must_use]
    pub fn is_legal(&self, turn: Turn) -> bool {
        match turn {
            Turn::Pass => self.must_pass(),
            Turn::Move { claim, from, to } => self.landings(claim, from).contains(to),
        }
    }

    /// The number of legal turns, without listing them.
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

    /// Replaces the contents of a list by all legal turns. Reusing one list for many positions is faster than [`turns`](Core::turns).
    pub fn turns_into(&self, list: &mut Vec<Turn>) {
        list.clear();
        if self.claimable().is_empty() {
            let _: ControlFlow<()> = self.visit_sources(self.to_move(), |sources| {
                sources.append_to(list);
                ControlFlow::Continue(())
            });
        } else {
            self.list_with_claims(list);
        }
        if list.is_empty() && self.must_pass() {
            list.push(Turn::Pass);
        }
    }

    /// Lists the turns of a player who may claim. A claim never makes a move illegal, so the turns without a claim are copied
    /// for each colour with that claim, followed by the moves that only the claim makes legal.
    fn list_with_claims(&self, list: &mut Vec<Turn>) {
        let mut added = [None; 5];
        let _: ControlFlow<()> = self.visit_sources(self.to_move(), |sources| {
            if sources.claimed {
                added[sources.color.index()] = Some(sources);
            } else {
                sources.append_to(list);
            }
            ControlFlow::Continue(())
        });
        let without_claim = list.len();
        for claim in self.claimable().iter() {
            append_with_claim(list, without_claim, claim);
            if let Some(sources) = &added[claim.index()] {
                sources.append_to(list);
            }
        }
    }

    /// The legal moves without a claim, excluding passes. There may be none although there are moves with a claim (X2).
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

    /// The points where the stack on `from` may land in a turn with this claim, if any. Empty if the claim is illegal.
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

    /// A random legal turn, all equally likely, without listing them; `None` if the game is over.
    ///
    /// For whole random games a [`Playout`](crate::Playout) is faster.
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
        let drawn = self.visit_sources_of(color, self.to_move(), |sources| {
            let turns = sources.turn_count(claimable);
            if number < turns {
                return ControlFlow::Break(sources.turn(number, claimable));
            }
            number -= turns;
            ControlFlow::Continue(())
        });
        drawn.break_value()
    }

    /// The number of turns for each moving colour, excluding passes.
    #[inline]
    fn move_counts(&self) -> [usize; 5] {
        let claimable = self.claimable();
        let mut counts = [0; 5];
        let _: ControlFlow<()> = self.visit_sources(self.to_move(), |sources| {
            counts[sources.color.index()] += sources.turn_count(claimable);
            ControlFlow::Continue(())
        });
        counts
    }

    /// No claim, then each claim that the player to move may make.
    fn claim_options(&self) -> impl Iterator<Item = Option<Color>> {
        ::core::iter::once(None).chain(self.claimable().iter().map(Some))
    }
}

/// Appends the first `count` turns of the list again, with a claim.
///
/// It writes 32 turns at a time and truncates the surplus. The compiler vectorizes this, eight turns to an instruction.
#[inline]
fn append_with_claim(list: &mut Vec<Turn>, count: usize, claim: Color) {
    let end = list.len() + count;
    let mut done = 0;
    while done < count {
        let Some(&turns) = list[done..].first_chunk::<32>() else { break };
        list.extend_from_slice(&turns.map(|turn| turn.with_claim(claim)));
        done += turns.len();
    }
    for n in done..count {
        list.push(list[n].with_claim(claim));
    }
    list.truncate(end);
}

impl Sources {
    /// The number of pairs of start and end.
    #[inline]
    fn pairs(&self) -> usize {
        self.to.iter().map(|to| to.count_ones()).sum::<u32>() as usize
    }

    /// The number of turns: each pair with every claim that it can be played with, including none.
    #[inline]
    fn turn_count(&self, claimable: Colors) -> usize {
        self.pairs() * if self.claimed { 1 } else { 1 + claimable.len() }
    }

    /// Appends the turns to a list, without claims of other colours.
    ///
    /// It writes four turns at a time and truncates the surplus. One loop covers the landings of all stacks: most stacks have
    /// only a few landings, and a loop for each would end in a mispredicted branch.
    #[inline(always)]
    fn append_to(&self, list: &mut Vec<Turn>) {
        let claim = self.claimed.then_some(self.color);
        let (mut n, mut left) = (0, self.to[0]);
        while self.from[n] != 0 {
            let from = Point::of_lowest_bit(self.from[n]);
            let end = list.len() + left.count_ones().min(4) as usize;
            let moves = [(); 4].map(|()| {
                let to = Point::of_lowest_bit(left);
                left &= left.wrapping_sub(1);
                Turn::Move { claim, from, to }
            });
            list.extend_from_slice(&moves);
            list.truncate(end);
            let next = left == 0;
            n += usize::from(next);
            if n == 8 {
                break;
            }
            left = if next { self.to[n] } else { left };
        }
    }

    /// The turn with this number, from 0.
    #[inline]
    fn turn(&self, n: usize, claimable: Colors) -> Turn {
        let (claim, mut pair) = (n / self.pairs(), (n % self.pairs()) as u32);
        let claim = match claim.checked_sub(1) {
            _ if self.claimed => Some(self.color),
            None => None,
            Some(claim) => claimable.iter().nth(claim),
        };
        let stack = draw(&self.to.map(u64::count_ones), &mut pair);
        let to = from_nth_bit(self.to[stack], pair);
        Turn::Move { claim, from: Point::of_lowest_bit(self.from[stack]), to: Point::of_lowest_bit(to) }
    }
}

/// Finds the part that contains a number if parts of these sizes follow each other, and makes the number relative to that part.
#[inline(always)]
pub(crate) fn draw<const N: usize>(sizes: &[u32; N], number: &mut u32) -> usize {
    let (mut index, mut before, mut end) = (0, 0, 0);
    for size in &sizes[..N - 1] {
        end += size;
        let beyond = *number >= end;
        index += usize::from(beyond);
        before = if beyond { end } else { before };
    }
    *number -= before;
    index
}

/// The set without its first `n` bits.
#[inline(always)]
pub(crate) fn from_nth_bit(mut bits: u64, mut n: u32) -> u64 {
    while n >= 8 {
        for _ in 0..8 {
            bits &= bits.wrapping_sub(1);
        }
        n -= 8;
    }
    for skipped in 0..7 {
        bits = if skipped < n { bits & bits.wrapping_sub(1) } else { bits };
    }
    bits
}
