//! Random games, fast.

// Loops over places are written with indices: that is the form in which the compiler does several of them at once.
#![allow(clippy::needless_range_loop)]

use ::core::fmt;

use crate::legal::{draw, from_nth_bit};
use crate::point::{Point, Points, SLOTS, first_by_axis, first_in_each_direction};
use crate::{Color, Colors, Core, Player, SplitMix64, Turn};

/// A game that is played on with random turns: a [`Core`] with everything kept at hand that a draw needs.
///
/// It draws exactly as [`Core::random_turn`] does, each legal turn as likely as any other, but several times faster. It
/// pays from a few turns on; making one takes about as long as three turns.
///
/// ```
/// use lyngk_rules::{Playout, Position, SplitMix64, Variant};
///
/// let mut random = SplitMix64::new(1);
/// let mut game = Playout::new(&Position::random_start(5, Variant::Standard));
/// while let Some(turn) = game.random_turn(&mut random) {
///     game.play_unchecked(turn);
/// }
/// assert!(game.core().is_over());
/// ```
#[derive(Clone)]
// What makes random games slow is not the work but guessing: every loop over "the stacks of this colour" or "the stacks
// not yet reached" ends where the processor cannot foresee it, and a wrong guess costs as much as fifty instructions.
// So hardly anything here depends on how many stacks there are. A colour has eight pieces, so at most eight stacks have
// it on top: each piece has a place of its own in lists of fixed length, every step is done for all places, and what is
// no longer on top has a place that holds nothing. (It stays so: a piece once covered never comes up again.) The lists
// come first, so that parts of them that are worked on at once do not lie across cache lines.
#[repr(C, align(64))]
pub struct Playout {
    /// Where the stack is on which the piece is on top, as a bit.
    at: Places,
    /// The first stack in each direction from there.
    hits: Places,
    /// What decides on what the stack fits: see `profile`.
    profiles: Places,
    /// The stacks onto which it may go as an own one, as far as colours and heights are concerned (E5, E8, H1).
    fits: Places,
    /// The same as a neutral one (E6, E7). Out of date for colours that are claimed.
    neutral_fits: Places,
    /// The place of the piece on top of each point, `NO_PLACE` where there is none.
    places: [u8; SLOTS],
    core: Core,
    /// The colour of each lane: see `LANES`.
    lanes: [Color; LANES],
}

/// The colours are laid out in lanes. The first four are side by side, each row holding one piece of each, so that what
/// is done for one of these colours is done for all four at once. The last colour comes after these. While claims are
/// open, any colour is in any lane; from then on the first two lanes are the first player's, the next two the second
/// player's, and the last is for the colour that stays neutral.
const LANES: usize = 5;
const LAST: usize = LANES - 1;
/// Where the last lane begins.
const LAST_LANE: usize = 4 * 8;
/// Where the jokers are, which need a place only to be covered.
const JOKERS: usize = 5 * 8;
/// Stands for all points where nothing is. What is written there is never read.
const NO_PLACE: u8 = SLOTS as u8 - 1;

/// Something for each piece. It is longer than that so that indexing needs no check.
type Places = [u64; SLOTS];

/// The colours in lanes: those of the first player, those of the second, neutral ones.
fn lanes(core: &Core) -> [Color; LANES] {
    let [first, second] = core.claims_of_both().into_array();
    let mut lanes = Color::ALL;
    let colors = first.iter().chain(second.iter()).chain(core.neutral().iter());
    lanes.iter_mut().zip(colors).for_each(|(lane, color)| *lane = color);
    lanes
}

/// The place of the nth piece of a lane.
#[inline(always)]
const fn place(lane: usize, n: usize) -> usize {
    (if lane < LAST { 4 * n + lane } else { LAST_LANE + n }) % SLOTS
}

#[inline(always)]
const fn index(place: u8) -> usize {
    place as usize % SLOTS
}

/// What a stack is as the one that moves. It fits on another if it shares no bit with the `obstacle` that the other is.
#[inline]
const fn profile(colors: u64, height: usize) -> u64 {
    colors | !(u64::MAX << height) << 8 | u64::MAX << 17 << height & FOR_NEUTRAL
}

/// What a stack is as one to land on: its colours, the least height that is too high to go on it, and for neutral
/// stacks its own height, which those that are lower have in their profile.
#[inline]
const fn obstacle(colors: u64, height: usize, limit: usize) -> u64 {
    colors | 1 << 8 << limit.saturating_sub(height) | 1 << 16 << height
}

/// The part of profiles and obstacles that counts for neutral stacks only.
const FOR_NEUTRAL: u64 = 0xff_0000;
/// The part that says which colours are in the stack.
const COLORS: u64 = Colors::ALL.0 as u64;
/// The profile of a place that holds nothing: it fits nowhere.
const NOTHING: u64 = u64::MAX;

impl Playout {
    /// A game that goes on from this position.
    #[must_use]
    pub fn new(core: &Core) -> Playout {
        let mut playout = Playout {
            core: *core,
            lanes: lanes(core),
            places: [NO_PLACE; SLOTS],
            at: [0; SLOTS],
            hits: [0; SLOTS],
            profiles: [NOTHING; SLOTS],
            fits: [0; SLOTS],
            neutral_fits: [0; SLOTS],
        };
        let planes = &core.planes;
        let at_most = planes.at_most_high();
        for lane in 0..LANES {
            let color = playout.lanes[lane];
            let lacking = !planes.holding(color);
            // Single pieces, which most are as a rule, go where others of their colour go.
            let fits = at_most[core.variant().height_limit() - 1] & lacking;
            for (n, point) in core.topped(color).iter().take(8).enumerate() {
                let place = place(lane, n);
                playout.settle(place, point, planes.occupied());
                if at_most[1] & point.bit() == 0 {
                    playout.shape(place, point, planes.colors(point).0.into(), planes.height(point));
                } else {
                    playout.profiles[place] = profile(1 << color.index(), 1);
                    playout.fits[place] = fits;
                    playout.neutral_fits[place] = fits & at_most[1];
                }
            }
        }
        for (n, point) in Points(planes.jokers()).iter().take(8).enumerate() {
            playout.settle(JOKERS + n, point, planes.occupied());
            playout.profiles[JOKERS + n] = profile(0, 1);
        }
        playout
    }

    /// The position that the game has come to.
    #[must_use]
    pub const fn core(&self) -> &Core {
        &self.core
    }

    /// One legal turn, each as likely as any other; [`Turn::Pass`] when it is the only one, none when the game is over.
    #[must_use]
    #[inline]
    pub fn random_turn(&self, random: &mut SplitMix64) -> Option<Turn> {
        if self.core.is_sudden_death() {
            None
        } else if self.claims_are_open() {
            self.random_early_turn(random)
        } else {
            self.random_late_turn(random)
        }
    }

    /// Plays a turn that is known to be legal.
    ///
    /// After one that is not, the game is nonsense, and what is done with it may panic.
    #[inline]
    pub fn play_unchecked(&mut self, turn: Turn) {
        let Turn::Move { from, to, .. } = turn else {
            self.core.play_unchecked(turn);
            return;
        };
        let (moved, covered) = (index(self.places[from.slot()]), index(self.places[to.slot()]));
        let colors = (self.profiles[moved] | self.profiles[covered]) & COLORS;
        // What hits what comes first: the next draw begins by reading whole lists of it, and the processor would have
        // to wait for single entries just written.
        let (occupied, claims_were_open) = (self.core.planes.occupied(), self.claims_are_open());
        self.open_lines(occupied, from);
        self.places[from.slot()] = NO_PLACE;
        self.clear(covered);
        self.settle(moved, to, occupied ^ from.bit());
        self.core.play_unchecked(turn);
        let planes = &self.core.planes;
        let stays = planes.occupied() & to.bit();
        let height = planes.height(to);
        let obstacle = obstacle(colors, height, self.core.variant().height_limit());
        self.refit(from.bit() | to.bit(), stays, obstacle, if claims_were_open { 0 } else { LAST_LANE });
        if stays == 0 {
            self.open_lines(self.core.planes.occupied(), to);
            self.places[to.slot()] = NO_PLACE;
            self.clear(moved);
        } else {
            self.shape(moved, to, colors, height);
        }
        if claims_were_open && !self.claims_are_open() {
            self.sort_lanes();
        }
    }

    /// Whether a player may still claim something.
    #[inline]
    fn claims_are_open(&self) -> bool {
        self.core.neutral().len() > 1
    }

    /// Notes where a stack has come to.
    #[inline]
    fn settle(&mut self, place: usize, point: Point, occupied: u64) {
        self.places[point.slot()] = place as u8;
        self.at[place] = point.bit();
        self.hits[place] = first_in_each_direction(occupied, point);
    }

    /// Notes what the stack on a point has become.
    #[inline]
    fn shape(&mut self, place: usize, point: Point, colors: u64, height: usize) {
        let fits = self.core.fits(point);
        self.profiles[place] = profile(colors, height);
        self.fits[place] = fits;
        self.neutral_fits[place] = fits & self.core.planes.at_most_high()[height & 7];
    }

    #[inline]
    fn clear(&mut self, place: usize) {
        self.at[place] = 0;
        self.hits[place] = 0;
        self.profiles[place] = NOTHING;
        self.fits[place] = 0;
        self.neutral_fits[place] = 0;
    }

    /// Lets the stacks on both sides of a point hit each other instead of what has been there.
    #[inline]
    fn open_lines(&mut self, occupied: u64, point: Point) {
        for [higher, lower] in first_by_axis(occupied, point) {
            let lower = lower & !1;
            self.hits[index(self.places[Point::of_lowest_bit(higher).slot()])] ^= point.bit() | lower;
            self.hits[index(self.places[Point::of_lowest_bit(lower).slot()])] ^= point.bit() | higher;
        }
    }

    /// Brings what fits where up to date on the points `changed`, where now nothing stands but at most one obstacle.
    /// The neutral colours have their places from `neutral` on.
    #[inline]
    fn refit(&mut self, changed: u64, to: u64, obstacle: u64, neutral: usize) {
        for place in 0..JOKERS {
            let fits = if self.profiles[place] & obstacle & !FOR_NEUTRAL == 0 { to } else { 0 };
            self.fits[place] = self.fits[place] & !changed | fits;
        }
        for place in neutral..JOKERS {
            let fits = if self.profiles[place] & obstacle == 0 { to } else { 0 };
            self.neutral_fits[place] = self.neutral_fits[place] & !changed | fits;
        }
    }

    /// Puts the lanes in the order that they must have once all claims are made.
    fn sort_lanes(&mut self) {
        let sorted = lanes(&self.core);
        let sources = sorted.map(|color| self.lanes.iter().position(|&other| other == color).unwrap_or(0));
        self.lanes = sorted;
        for list in [&mut self.at, &mut self.hits, &mut self.profiles, &mut self.fits, &mut self.neutral_fits] {
            let unsorted = *list;
            for lane in 0..LANES {
                for n in 0..8 {
                    list[place(lane, n)] = unsorted[place(sources[lane], n)];
                }
            }
        }
        for place in 0..JOKERS {
            // What holds nothing has no bit: this then writes to the slot of no point.
            self.places[Point::of_lowest_bit(self.at[place]).slot()] = place as u8;
        }
        self.places[0] = NO_PLACE;
    }

    /// A turn while claims are open: any of the colours may be neutral, own, or both by being claimed.
    fn random_early_turn(&self, random: &mut SplitMix64) -> Option<Turn> {
        let mut own = [0; SLOTS];
        self.own_landings(&mut own);
        self.own_landings_in_last_lane(&mut own);
        let neutral: Places = ::core::array::from_fn(|place| self.hits[place] & self.neutral_fits[place]);

        let mover = self.core.to_move();
        let turns = self.turns_by_lane(mover, &own, &neutral);
        let total = turns.iter().sum::<u32>();
        if total == 0 {
            let answers = self.turns_by_lane(mover.opponent(), &own, &neutral).iter().sum::<u32>();
            return (answers != 0).then_some(Turn::Pass);
        }
        let mut number = random.below(u64::from(total)) as u32;
        let entry = draw(&turns, &mut number);
        let (lane, claims_lane) = (entry % LANES, entry >= LANES);
        let color = self.lanes[lane];
        let landings = if claims_lane || self.core.claims(mover).contains(color) { &own } else { &neutral };
        let landings: [u64; 8] = ::core::array::from_fn(|n| landings[place(lane, n)]);
        let counts = landings.map(u64::count_ones);
        let claim = if claims_lane {
            Some(color)
        } else {
            let pairs = counts.iter().sum::<u32>();
            let claim = number / pairs;
            number %= pairs;
            let others = self.core.claimable() - color.into();
            claim.checked_sub(1).and_then(|claim| others.iter().nth(claim as usize))
        };
        let n = draw(&counts, &mut number);
        let from = Point::of_lowest_bit(self.at[place(lane, n)]);
        Some(Turn::Move { claim, from, to: Point::of_lowest_bit(from_nth_bit(landings[n], number)) })
    }

    /// How many turns beside passing a player has, or would have, by lane: first those in which the lane's colour is
    /// what it is, with any other claim or none, then those that claim it.
    #[inline]
    fn turns_by_lane(&self, player: Player, own: &Places, neutral: &Places) -> [u32; 2 * LANES] {
        let claimable = self.core.claimable_by(player);
        let mut turns = [0; 2 * LANES];
        for lane in 0..LANES {
            let count = |landings: &Places| (0..8).map(|n| landings[place(lane, n)].count_ones()).sum::<u32>();
            let color = self.lanes[lane];
            if self.core.neutral().contains(color) {
                turns[lane] = count(neutral) * claimable.len().max(1) as u32;
                turns[LANES + lane] = if claimable.is_empty() { 0 } else { count(own) };
            } else if self.core.claims(player).contains(color) {
                turns[lane] = count(own) * (1 + claimable.len() as u32);
            }
        }
        turns
    }

    /// A turn when nothing can be claimed any more.
    #[inline]
    fn random_late_turn(&self, random: &mut SplitMix64) -> Option<Turn> {
        let mut landings = [0; SLOTS];
        self.own_landings(&mut landings);
        for place in LAST_LANE..JOKERS {
            landings[place] = self.hits[place] & self.neutral_fits[place];
        }
        // Counted in pairs, of the mover's two colours, and in fours in the last lane.
        let count = |start: usize, length: usize| {
            (start..start + length).map(|place| landings[place % SLOTS].count_ones()).sum::<u32>()
        };
        let first = 2 * self.core.to_move().index();
        let mut counts = [0; 10];
        for row in 0..8 {
            counts[row] = count(4 * row + first, 2);
        }
        counts[8] = count(LAST_LANE, 4);
        counts[9] = count(LAST_LANE + 4, 4);
        let total = counts.iter().sum::<u32>();
        if total == 0 {
            // Then the last lane has no turns for the opponent either.
            return (count(0, LAST_LANE) != 0).then_some(Turn::Pass);
        }
        let mut number = random.below(u64::from(total)) as u32;
        let row = draw(&counts, &mut number);
        let start = 4 * row + if row < 8 { first } else { 0 };
        // Of a pair, the number lies within the first two: what comes after these is not looked at.
        let row: [u32; 4] = ::core::array::from_fn(|n| landings[(start + n) % SLOTS].count_ones());
        let place = start + draw(&row, &mut number);
        let from = Point::of_lowest_bit(self.at[place % SLOTS]);
        let to = Point::of_lowest_bit(from_nth_bit(landings[place % SLOTS], number));
        Some(Turn::Move { claim: None, from, to })
    }

    /// Where the stacks of the first four lanes may land as own ones (E8, F).
    #[inline(always)]
    fn own_landings(&self, landings: &mut Places) {
        // The compiler works on all four lanes at once: they are laid out as they are for this.
        for lane in 0..LAST {
            let reach = reach(
                ::core::array::from_fn(|n| self.hits[4 * n + lane]),
                ::core::array::from_fn(|n| self.at[4 * n + lane]),
            );
            for n in 0..8 {
                landings[4 * n + lane] = reach[n] & self.fits[4 * n + lane];
            }
        }
    }

    /// The same for the last lane.
    fn own_landings_in_last_lane(&self, landings: &mut Places) {
        let reach = reach(
            ::core::array::from_fn(|n| self.hits[LAST_LANE + n]),
            ::core::array::from_fn(|n| self.at[LAST_LANE + n]),
        );
        for n in 0..8 {
            landings[LAST_LANE + n] = reach[n] & self.fits[LAST_LANE + n];
        }
    }
}

/// All points that the stacks of a colour hit once they use the LYNGK rule, from what they hit by themselves and where
/// they are. Fast where the compiler does it for several colours at once, as here; alone, it is slower than the one in
/// `sources`.
#[inline(always)]
fn reach(hits: [u64; 8], at: [u64; 8]) -> [u64; 8] {
    // Stack by stack: each joins the groups of those before it that hit it, and makes them one.
    let mut reach = hits;
    for n in 1..8 {
        let mut joined = reach[n];
        for earlier in 0..n {
            joined |= if reach[earlier] & at[n] == 0 { 0 } else { reach[earlier] };
        }
        for earlier in 0..n {
            reach[earlier] = if reach[earlier] & at[n] == 0 { reach[earlier] } else { joined };
        }
        reach[n] = joined;
    }
    reach
}

impl fmt::Debug for Playout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Playout").field(&self.core).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Variant};

    /// All that is kept for the stack on a point, whatever place it has.
    fn kept_for(game: &Playout, point: Point) -> Option<[u64; 5]> {
        let place = index(game.places[point.slot()]);
        let neutral = game.core.top_color(point).is_some_and(|color| game.core.neutral().contains(color));
        // Jokers do not move, and neutral fits go out of date when a colour is claimed.
        let fits = if place < JOKERS { game.fits[place] } else { 0 };
        let neutral_fits = if neutral { game.neutral_fits[place] } else { 0 };
        let kept = [game.at[place], game.hits[place], game.profiles[place], fits, neutral_fits];
        (place != index(NO_PLACE)).then_some(kept)
    }

    #[test]
    fn what_is_kept_is_what_a_fresh_start_gives() {
        let mut random = SplitMix64::new(3);
        for (seed, variant) in (0..2_000).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))) {
            let mut game = Playout::new(&Position::random_start(seed, variant));
            while let Some(turn) = game.random_turn(&mut random) {
                game.play_unchecked(turn);
                let fresh = Playout::new(&game.core);
                for point in Point::ALL {
                    assert_eq!(kept_for(&game, point), kept_for(&fresh, point), "{point} in {:?}", game.core);
                }
                if !game.claims_are_open() {
                    assert_eq!(game.lanes, fresh.lanes);
                }
                // Places that belong to no point hold nothing: they are part of every step.
                for place in 0..JOKERS {
                    let at = game.at[place];
                    let used = at != 0 && index(game.places[Point::of_lowest_bit(at).slot()]) == place;
                    let empty = [at, game.hits[place], game.fits[place], game.neutral_fits[place]] == [0; 4];
                    assert!(used || empty && game.profiles[place] == NOTHING);
                }
            }
        }
    }
}
