//! Fast random games.

// Loops over places use indices, because the compiler vectorizes them in this form.
#![allow(clippy::needless_range_loop)]

use ::core::fmt;

use crate::legal::{draw, from_nth_bit};
use crate::point::{Point, Points, SLOTS, first_by_axis, first_in_each_direction};
use crate::{Color, Colors, Core, Player, SplitMix64, Turn};

/// A game that is continued with random turns: a [`Core`] with incrementally updated data for drawing turns.
///
/// Like [`Core::random_turn`] it draws all legal turns with equal probability, but it is several times faster. Creating one takes
/// about as long as three turns, so it pays after a few turns.
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
// Random games are slow because of mispredicted branches. Every loop over "the stacks of this colour" or "the stacks not yet
// reached" ends unpredictably, and a misprediction costs as much as fifty instructions. So almost nothing here depends on the
// number of stacks. A colour has eight pieces, so at most eight stacks have it on top. Each piece has a fixed place in arrays
// of fixed length, and every step runs over all places. The place of a piece that is no longer on top is empty, and stays so:
// a covered piece never comes to the top again. The arrays come first, so that vectors do not straddle cache lines.
#[repr(C, align(64))]
pub struct Playout {
    /// The point of the stack with this piece on top, as a bit.
    at: Places,
    /// The first stacks in each direction from there.
    hits: Places,
    /// Colours and height of the stack: see `profile`.
    profiles: Places,
    /// The stacks on which it fits by colours and heights if its owner moves it (E5, E8, H1).
    fits: Places,
    /// The same for a neutral stack (E6, E7). Outdated for claimed colours.
    neutral_fits: Places,
    /// The place of the top piece of each point, or `NO_PLACE`.
    places: [u8; SLOTS],
    core: Core,
    /// The colour of each lane: see `LANES`.
    lanes: [Color; LANES],
}

/// The number of lanes: each colour has a lane of eight places. The first four lanes are interleaved, with one piece of each in
/// a row, so that one vector instruction handles four colours. The last lane follows them. While claims are open, any colour may
/// be in any lane. Afterwards the first two lanes are player 1's, the next two player 2's, and the last is the neutral colour's.
const LANES: usize = 5;
const LAST: usize = LANES - 1;
/// The first place of the last lane.
const LAST_LANE: usize = 4 * 8;
/// The first place of the jokers, which need a place only so that they can be covered.
const JOKERS: usize = 5 * 8;
/// The place of all empty points. It is written but never read.
const NO_PLACE: u8 = SLOTS as u8 - 1;

/// A value for each place. The array is longer than needed so that indexing needs no bounds check.
type Places = [u64; SLOTS];

/// The colour of each lane: player 1's colours, player 2's, then the neutral ones.
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

/// Colours and height of a stack as the moving one. It fits on another stack if it shares no bit with that stack's `target`.
#[inline]
const fn profile(colors: u64, height: usize) -> u64 {
    colors | !(u64::MAX << height) << 8 | u64::MAX << 17 << height & FOR_NEUTRAL
}

/// Colours and height of a stack as the one to land on: its colours, the lowest height that is too high to go on it and, against
/// neutral stacks, its own height, which lower stacks have in their profile.
#[inline]
const fn target(colors: u64, height: usize, limit: usize) -> u64 {
    colors | 1 << 8 << limit.saturating_sub(height) | 1 << 16 << height
}

/// The bits of profiles and targets that count for neutral stacks only.
const FOR_NEUTRAL: u64 = 0xff_0000;
/// The bits for the colours of the stack.
const COLORS: u64 = Colors::ALL.0 as u64;
/// The profile of an empty place, which fits nowhere.
const NOTHING: u64 = u64::MAX;

impl Playout {
    /// A game that continues from this position.
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
            // All single pieces of a colour fit on the same stacks, and most stacks are single pieces.
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

    /// The current position.
    #[must_use]
    pub const fn core(&self) -> &Core {
        &self.core
    }

    /// A random legal turn, all equally likely; [`Turn::Pass`] if it is the only one, `None` if the game is over.
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

    /// Plays a turn without checking that it is legal.
    ///
    /// An illegal turn leaves an invalid game: it may then answer anything, and its methods may panic.
    #[inline]
    pub fn play_unchecked(&mut self, turn: Turn) {
        let Turn::Move { from, to, .. } = turn else {
            self.core.play_unchecked(turn);
            return;
        };
        let (moved, covered) = (index(self.places[from.slot()]), index(self.places[to.slot()]));
        let colors = (self.profiles[moved] | self.profiles[covered]) & COLORS;
        // First hits are updated first: the next draw begins with vector loads of them, which would stall on recent scalar
        // stores.
        let (occupied, claims_were_open) = (self.core.planes.occupied(), self.claims_are_open());
        self.open_lines(occupied, from);
        self.places[from.slot()] = NO_PLACE;
        self.clear(covered);
        self.settle(moved, to, occupied ^ from.bit());
        self.core.play_unchecked(turn);
        let planes = &self.core.planes;
        let stays = planes.occupied() & to.bit();
        let height = planes.height(to);
        let target = target(colors, height, self.core.variant().height_limit());
        self.refit(from.bit() | to.bit(), stays, target, if claims_were_open { 0 } else { LAST_LANE });
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

    /// Whether a colour can still be claimed.
    #[inline]
    fn claims_are_open(&self) -> bool {
        self.core.neutral().len() > 1
    }

    /// Records the point of a stack.
    #[inline]
    fn settle(&mut self, place: usize, point: Point, occupied: u64) {
        self.places[point.slot()] = place as u8;
        self.at[place] = point.bit();
        self.hits[place] = first_in_each_direction(occupied, point);
    }

    /// Records colours and height of the stack on a point.
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

    /// Makes the stacks on both sides of a point hit each other, as the stack between them leaves.
    #[inline]
    fn open_lines(&mut self, occupied: u64, point: Point) {
        for [higher, lower] in first_by_axis(occupied, point) {
            let lower = lower & !1;
            self.hits[index(self.places[Point::of_lowest_bit(higher).slot()])] ^= point.bit() | lower;
            self.hits[index(self.places[Point::of_lowest_bit(lower).slot()])] ^= point.bit() | higher;
        }
    }

    /// Updates which stacks fit on the points `changed`, of which only `to` has a stack now, with this target. Neutral colours are
    /// in the places from `neutral` on.
    #[inline]
    fn refit(&mut self, changed: u64, to: u64, target: u64, neutral: usize) {
        for place in 0..JOKERS {
            let fits = if self.profiles[place] & target & !FOR_NEUTRAL == 0 { to } else { 0 };
            self.fits[place] = self.fits[place] & !changed | fits;
        }
        for place in neutral..JOKERS {
            let fits = if self.profiles[place] & target == 0 { to } else { 0 };
            self.neutral_fits[place] = self.neutral_fits[place] & !changed | fits;
        }
    }

    /// Reorders the lanes when the last claim has been made.
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
            // An empty place has no bit: then this writes to slot 0, which is no point.
            self.places[Point::of_lowest_bit(self.at[place]).slot()] = place as u8;
        }
        self.places[0] = NO_PLACE;
    }

    /// A random turn while claims are open. Any colour may be the mover's own, neutral, or claimed in this turn.
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

    /// The number of turns that a player would have in each lane, excluding passes: first without a claim of the lane's colour,
    /// then with one.
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

    /// A random turn when no colour can be claimed any more.
    #[inline]
    fn random_late_turn(&self, random: &mut SplitMix64) -> Option<Turn> {
        let mut landings = [0; SLOTS];
        self.own_landings(&mut landings);
        for place in LAST_LANE..JOKERS {
            landings[place] = self.hits[place] & self.neutral_fits[place];
        }
        // Counts for pairs of places of the mover's two colours, and for groups of four in the last lane.
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
            // The last lane has no turns for the opponent either, as it has none for the mover.
            return (count(0, LAST_LANE) != 0).then_some(Turn::Pass);
        }
        let mut number = random.below(u64::from(total)) as u32;
        let row = draw(&counts, &mut number);
        let start = 4 * row + if row < 8 { first } else { 0 };
        // For a pair, the number lies within the first two entries, so the others are never reached.
        let row: [u32; 4] = ::core::array::from_fn(|n| landings[(start + n) % SLOTS].count_ones());
        let place = start + draw(&row, &mut number);
        let from = Point::of_lowest_bit(self.at[place % SLOTS]);
        let to = Point::of_lowest_bit(from_nth_bit(landings[place % SLOTS], number));
        Some(Turn::Move { claim: None, from, to })
    }

    /// The landings of the stacks in the first four lanes if their owners move them (E8, F).
    #[inline(always)]
    fn own_landings(&self, landings: &mut Places) {
        // The lanes are interleaved so that the compiler vectorizes this over all four.
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

/// The reach of the stacks of one colour by the LYNGK rule, from their first hits and their points. It is fast if the compiler
/// vectorizes it over several colours, as here; for a single colour, the function in `sources` is faster.
#[inline(always)]
fn reach(hits: [u64; 8], at: [u64; 8]) -> [u64; 8] {
    // Each stack joins the groups of the stacks before it that hit it, and merges them.
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

    /// All data about the stack on a point, whatever its place.
    fn data_of(game: &Playout, point: Point) -> Option<[u64; 5]> {
        let place = index(game.places[point.slot()]);
        let neutral = game.core.top_color(point).is_some_and(|color| game.core.neutral().contains(color));
        // Jokers do not move, and neutral fits are outdated for claimed colours.
        let fits = if place < JOKERS { game.fits[place] } else { 0 };
        let neutral_fits = if neutral { game.neutral_fits[place] } else { 0 };
        let data = [game.at[place], game.hits[place], game.profiles[place], fits, neutral_fits];
        (place != index(NO_PLACE)).then_some(data)
    }

    #[test]
    fn incremental_updates_agree_with_a_fresh_playout() {
        let mut random = SplitMix64::new(3);
        for (seed, variant) in (0..2_000).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))) {
            let mut game = Playout::new(&Position::random_start(seed, variant));
            while let Some(turn) = game.random_turn(&mut random) {
                game.play_unchecked(turn);
                let fresh = Playout::new(&game.core);
                for point in Point::ALL {
                    assert_eq!(data_of(&game, point), data_of(&fresh, point), "{point} in {:?}", game.core);
                }
                if !game.claims_are_open() {
                    assert_eq!(game.lanes, fresh.lanes);
                }
                // Places of no point must be empty, because every step includes them.
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
