//! Outlook of a position: what an engine expects without a search.

mod text;

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use lyngk_rules::{Core, PerPlayer, Player, Point};

use crate::Wdl;

pub(crate) use text::{read_wdl, write_wdl};

/// How many differences in stacks of five are told apart: from five less than the opponent to five more.
const MARGINS: usize = 11;
/// What can become of a stack: the player to move completes it, the opponent does, it is left.
const FATES: usize = 3;

/// The height of a stack that is taken off the board (E9).
const FULL: usize = 5;
/// The largest difference in stacks of five that is told apart: it stands for all that are larger, too.
const WIDEST: i8 = (MARGINS / 2) as i8;
/// All there is, in thousandths.
const WHOLE: u16 = 1000;
/// Four of five.
const USUAL: u16 = 800;
/// What is less likely is not worth a word. Most stacks are left on the board: this is more than twice what is usual for one.
const NOTABLE: u16 = 400;

/// What an engine expects of a position without a search. All shares are in thousandths.
///
/// ```
/// use lyngk_lei::Ending;
/// use lyngk_rules::{Position, Variant};
///
/// let position = Position::random_start(7, Variant::Standard);
/// let fates = position.occupied().iter().map(|point| (point, [0.4, 0.2, 0.4]));
/// let mut margins = [0.0; 11];
/// margins[6] = 1.0;
/// let ending = Ending::from_shares(margins, fates);
/// assert_eq!(ending.likely(&position).into_array(), [3, 2], "player 1 is to move, and one stack ahead at the end");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The chances of the player to move.
    pub chances: Wdl,
    /// How a standard game is likely to end. None in the variant, where stacks of five stay and the first stack of six
    /// ends the game (H1, H4): the network was not taught what becomes of stacks there.
    pub ending: Option<Ending>,
}

/// How a standard game is likely to end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    margins: [u16; MARGINS],
    fates: Vec<(Point, Fate)>,
}

/// A stack that may well become part of what a player completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Where it stands.
    pub point: Point,
    /// Who may complete it: of the two, the likelier one.
    pub player: Player,
    /// How likely that is, in thousandths.
    pub share: u16,
}

/// What is likely to become of a stack, in thousandths that add up to a thousand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fate {
    mine: u16,
    theirs: u16,
    left: u16,
}

impl Ending {
    /// From shares between 0 and 1: of each difference as in [`Ending::margins`], and of each fate as in [`Fate::new`]. They are
    /// rounded to thousandths that add up to a thousand.
    #[must_use]
    pub fn from_shares(margins: [f32; MARGINS], fates: impl IntoIterator<Item = (Point, [f32; FATES])>) -> Ending {
        let fate = |(point, shares)| {
            let [mine, theirs, left] = thousandths(shares);
            (point, Fate { mine, theirs, left })
        };
        Ending { margins: thousandths(margins), fates: fates.into_iter().map(fate).collect() }
    }

    /// From its parts: the shares of differences as in [`Ending::margins`], and points with their fates. None where the
    /// shares do not add up to a thousand.
    #[must_use]
    pub fn from_parts(margins: [u16; MARGINS], fates: Vec<(Point, Fate)>) -> Option<Ending> {
        is_whole(&margins).then_some(Ending { margins, fates })
    }

    /// How likely each difference in stacks of five is at the end: from five less than the opponent to five more for
    /// the player to move, where five is five or more.
    #[must_use]
    pub const fn margins(&self) -> &[u16; MARGINS] {
        &self.margins
    }

    /// The stacks on the board with what is likely to become of them.
    #[must_use]
    pub fn fates(&self) -> &[(Point, Fate)] {
        &self.fates
    }

    /// How many stacks of five each player is expected to have at the end, on average: those that are
    /// completed, and a fifth for every piece that is yet to be part of one. The position is the one that this was said of.
    #[must_use]
    pub fn expected(&self, position: &Core) -> PerPlayer<f32> {
        PerPlayer::from_fn(|player| {
            let share = |&(point, fate): &(Point, Fate)| {
                let completed = fate.completed_by(player, position.to_move());
                position.height(point) as f32 * f32::from(completed) / f32::from(WHOLE)
            };
            let pieces: f32 = self.fates.iter().map(share).sum();
            f32::from(position.scored(player)) + pieces / FULL as f32
        })
    }

    /// The likely end in whole stacks of five: the likeliest difference, with as many stacks in all
    /// as are expected, as far as the pieces allow it.
    #[must_use]
    pub fn likely(&self, position: &Core) -> PerPlayer<u8> {
        let scored = PerPlayer::from_fn(|player| position.scored(player));
        // Obstacles take theirs out of play.
        let pieces: usize = position.occupied().iter().map(|point| position.height(point) % FULL).sum();
        let most = scored[Player::One] + scored[Player::Two] + (pieces / FULL) as u8;
        let all: f32 = self.expected(position).values().sum();
        let lead = self.seen_by_first(position.to_move()).likeliest();
        let mut best = (f32::INFINITY, scored);
        for one in scored[Player::One]..=most {
            for two in scored[Player::Two]..=most - one {
                let difference = (one as i8 - two as i8).clamp(-WIDEST, WIDEST);
                // The difference comes first: no sum of stacks is as far off as one step of it weighs.
                let off = f32::from((difference - lead).abs()) * 100.0 + (f32::from(one + two) - all).abs();
                if off < best.0 {
                    best = (off, PerPlayer::new(one, two));
                }
            }
        }
        best.1
    }

    /// By how many stacks of five the first player is ahead at the end in at least four of five games, around what is likeliest.
    #[must_use]
    pub fn usual_lead(&self, position: &Core) -> RangeInclusive<i8> {
        self.seen_by_first(position.to_move()).range(USUAL)
    }

    /// The stacks that one of the players may well complete, the likeliest first.
    #[must_use]
    pub fn captures(&self, position: &Core) -> Vec<Capture> {
        let capture = |&(point, fate): &(Point, Fate)| {
            let shares = Player::ALL.map(|player| (player, fate.completed_by(player, position.to_move())));
            let (player, share) = shares.into_iter().max_by_key(|&(_, share)| share)?;
            (share >= NOTABLE).then_some(Capture { point, player, share })
        };
        let mut captures: Vec<Capture> = self.fates.iter().filter_map(capture).collect();
        captures.sort_by_key(|capture| Reverse(capture.share));
        captures
    }

    fn seen_by_first(&self, to_move: Player) -> Margins {
        let mut margins = self.margins;
        if to_move == Player::Two {
            margins.reverse();
        }
        Margins(margins)
    }
}

/// How likely each difference is.
struct Margins([u16; MARGINS]);

impl Margins {
    fn at(&self, difference: i8) -> Option<u16> {
        let place = usize::try_from(difference + WIDEST).ok()?;
        self.0.get(place).copied()
    }

    /// The likeliest difference; of two, the smaller one.
    fn likeliest(&self) -> i8 {
        let rank = |&difference: &i8| (self.at(difference), Reverse(difference.abs()));
        (-WIDEST..=WIDEST).max_by_key(rank).unwrap_or_default()
    }

    /// The differences around the likeliest that hold at least this share of what may happen.
    fn range(&self, share: u16) -> RangeInclusive<i8> {
        let (mut low, mut high) = (self.likeliest(), self.likeliest());
        let mut held = self.at(low).unwrap_or_default();
        while held < share {
            let (below, above) = (self.at(low - 1), self.at(high + 1));
            if below.is_none() && above.is_none() {
                break;
            }
            if above >= below {
                high += 1;
            } else {
                low -= 1;
            }
            held += above.max(below).unwrap_or_default();
        }
        low..=high
    }
}

impl Fate {
    /// From thousandths: that the player to move completes it, that the opponent does, that it is left. None where they do not
    /// add up to a thousand.
    #[must_use]
    pub fn new(shares: [u16; FATES]) -> Option<Fate> {
        let [mine, theirs, left] = shares;
        is_whole(&shares).then_some(Fate { mine, theirs, left })
    }

    /// That it becomes part of a stack of five that the player to move completes.
    #[must_use]
    pub const fn mine(self) -> u16 {
        self.mine
    }

    /// That it becomes part of one that the opponent completes.
    #[must_use]
    pub const fn theirs(self) -> u16 {
        self.theirs
    }

    /// That it is left on the board, alone or in another stack.
    #[must_use]
    pub const fn left(self) -> u16 {
        self.left
    }

    /// That it becomes part of a stack of five that a player completes, where `to_move` is to move.
    #[must_use]
    pub fn completed_by(self, player: Player, to_move: Player) -> u16 {
        if player == to_move { self.mine } else { self.theirs }
    }
}

fn is_whole(shares: &[u16]) -> bool {
    shares.iter().map(|&share| u32::from(share)).sum::<u32>() == u32::from(WHOLE)
}

/// Shares in thousandths that add up to a thousand: rounded down, and what is missing goes to those that lost most.
fn thousandths<const N: usize>(shares: [f32; N]) -> [u16; N] {
    let exact = shares.map(|share| share.clamp(0.0, 1.0) * f32::from(WHOLE));
    let mut rounded = exact.map(|share| share as u16);
    let mut order: [usize; N] = std::array::from_fn(|at| at);
    order.sort_by(|&one, &other| exact[other].fract().total_cmp(&exact[one].fract()));
    let missing = WHOLE.saturating_sub(rounded.iter().sum());
    for &at in order.iter().cycle().take(usize::from(missing)) {
        rounded[at] += 1;
    }
    rounded
}

#[cfg(test)]
mod tests {
    use lyngk_rules::Position;

    use super::*;

    fn ending(margins: [u16; MARGINS], fates: &[(Point, [u16; 3])]) -> Ending {
        let fates = fates.iter().map(|&(point, shares)| (point, Fate::new(shares).expect("a whole"))).collect();
        Ending::from_parts(margins, fates).expect("a whole")
    }

    /// Eight single pieces and an obstacle.
    const FEW: &str =
        "I/.,.,.,B/.,.,.,R,.,.,./.,.,.,.,.,./I,.,.,G,.,.,R/RBGJI,.,.,.,.,./.,.,.,.,.,.,B/.,.,.,./K 2 IB/RG 3/3 std";

    #[test]
    fn pieces_count_a_fifth_for_who_completes_them_and_obstacles_for_nobody() {
        let position: Position = FEW.parse().expect("a position");
        let fates: Vec<(Point, [u16; 3])> = position
            .occupied()
            .iter()
            .map(|point| (point, if position.height(point) == 5 { [0, 0, 1000] } else { [800, 100, 100] }))
            .collect();
        let ending = ending([0, 0, 0, 0, 100, 200, 600, 100, 0, 0, 0], &fates);
        let [one, two] = ending.expected(&position).into_array();
        assert!((one - 3.16).abs() < 1e-5 && (two - 4.28).abs() < 1e-5, "{one} {two}");
        assert_eq!(ending.likely(&position), PerPlayer::new(3, 4), "the second player is to move");
        assert_eq!(ending.usual_lead(&position), -1..=0);
        let range = |share| ending.seen_by_first(Player::One).range(share);
        assert_eq!([500, 801, 1000].map(range), [1..=1, 0..=2, -1..=2]);
        let captures = ending.captures(&position);
        assert_eq!(captures.len(), 8);
        assert!(captures.iter().all(|capture| capture.player == Player::Two && capture.share == 800));
    }

    #[test]
    fn what_the_pieces_do_not_allow_is_not_likely() {
        let position: Position = FEW.parse().expect("a position");
        let all_mine: Vec<(Point, [u16; 3])> = position.occupied().iter().map(|point| (point, [1000, 0, 0])).collect();
        let mut margins = [0; MARGINS];
        margins[MARGINS - 1] = 1000;
        assert_eq!(ending(margins, &all_mine).likely(&position), PerPlayer::new(3, 4), "eight pieces make one stack");
        margins = [0; MARGINS];
        margins[5] = 1000;
        assert_eq!(ending(margins, &[]).likely(&position), PerPlayer::new(3, 3));
    }

    #[test]
    fn shares_add_up() {
        assert_eq!(thousandths([1.0 / 3.0; 3]), [334, 333, 333]);
        assert_eq!(thousandths([0.0, 0.0006, 0.9994]), [0, 1, 999]);
        assert_eq!(thousandths([f32::NAN; 3]).iter().sum::<u16>(), 1000);
        assert_eq!(Fate::new([500, 500, 1]), None);
        assert_eq!(Fate::new([u16::MAX; 3]), None);
        assert_eq!(Ending::from_parts([0; MARGINS], Vec::new()), None);
    }
}
