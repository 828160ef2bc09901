//! Outlook of a position: what an engine expects without a search.

mod text;

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use lyngk_rules::{Core, PerPlayer, Player, Point};

use crate::Wdl;

pub(crate) use text::{read_wdl, write_wdl};

/// The number of margins in stacks of five: from five less than the opponent to five more.
const MARGINS: usize = 11;
/// The number of fates of a stack: completed by the player to move, by the opponent, or left on the board.
const FATES: usize = 3;

/// The height of a stack that is taken off the board (E9).
const FULL: usize = 5;
/// The largest margin. It stands for all larger ones, too.
const WIDEST: i8 = (MARGINS / 2) as i8;
/// A probability of 1, in thousandths.
const WHOLE: u16 = 1000;
/// The probability of the usual lead: four games of five.
const USUAL: u16 = 800;
/// The least probability of a capture worth mentioning. Most stacks are left on the board: this is more than twice the usual value.
const NOTABLE: u16 = 400;

/// Expectations of an engine for a position without a search. Probabilities are in thousandths.
///
/// ```
/// use lyngk_lei::EndForecast;
/// use lyngk_rules::{Position, Variant};
///
/// let position = Position::random_start(7, Variant::Standard);
/// let fates = position.occupied().iter().map(|point| (point, [0.4, 0.2, 0.4]));
/// let mut margins = [0.0; 11];
/// margins[6] = 1.0;
/// let ending = EndForecast::from_shares(margins, fates);
/// assert_eq!(ending.likely(&position).into_array(), [3, 2], "player 1 is to move, and one stack ahead at the end");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The probabilities of the results for the player to move.
    pub chances: Wdl,
    /// How a standard game is likely to end. None in the six-stack variant, where stacks of five stay and the first stack of six ends the
    /// game (H1, H4).
    pub ending: Option<EndForecast>,
}

/// The forecast of a standard game's end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndForecast {
    margins: [u16; MARGINS],
    fates: Vec<(Point, Fate)>,
}

/// A stack that a player is likely to complete, or to use for completing one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Its point.
    pub point: Point,
    /// The player who is likelier to complete it.
    pub player: Player,
    /// The probability, in thousandths.
    pub share: u16,
}

/// The probabilities of the fates of a stack, in thousandths that add up to a thousand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fate {
    mine: u16,
    theirs: u16,
    left: u16,
}

impl EndForecast {
    /// From probabilities between 0 and 1: of each margin as in [`EndForecast::margins`], and of each fate as in [`Fate::new`]. They are
    /// rounded to thousandths that add up to a thousand.
    #[must_use]
    pub fn from_shares(margins: [f32; MARGINS], fates: impl IntoIterator<Item = (Point, [f32; FATES])>) -> EndForecast {
        let fate = |(point, shares)| {
            let [mine, theirs, left] = thousandths(shares);
            (point, Fate { mine, theirs, left })
        };
        EndForecast { margins: thousandths(margins), fates: fates.into_iter().map(fate).collect() }
    }

    /// From thousandths: the margins as in [`EndForecast::margins`], and the fates of stacks. None if the margins do not add up to a thousand.
    #[must_use]
    pub fn from_parts(margins: [u16; MARGINS], fates: Vec<(Point, Fate)>) -> Option<EndForecast> {
        is_whole(&margins).then_some(EndForecast { margins, fates })
    }

    /// The probability of each margin in stacks of five at the end, for the player to move: from five less than the opponent (or still
    /// less) to five more (or still more).
    #[must_use]
    pub const fn margins(&self) -> &[u16; MARGINS] {
        &self.margins
    }

    /// The fates of the stacks on the board.
    #[must_use]
    pub fn fates(&self) -> &[(Point, Fate)] {
        &self.fates
    }

    /// The expected number of stacks of five of each player at the end: those completed already, and a fifth for every piece that is
    /// expected to become part of one. The position must be the one of this outlook.
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

    /// The likely end in whole stacks of five: the likeliest margin, with the expected number of stacks in all, as far as the pieces
    /// allow it.
    #[must_use]
    pub fn likely(&self, position: &Core) -> PerPlayer<u8> {
        let scored = PerPlayer::from_fn(|player| position.scored(player));
        // The pieces of obstacles are out of play.
        let pieces: usize = position.occupied().iter().map(|point| position.height(point) % FULL).sum();
        let most = scored[Player::One] + scored[Player::Two] + (pieces / FULL) as u8;
        let all: f32 = self.expected(position).values().sum();
        let lead = self.leads(position.to_move()).likeliest();
        let mut best = (f32::INFINITY, scored);
        for one in scored[Player::One]..=most {
            for two in scored[Player::Two]..=most - one {
                let difference = (one as i8 - two as i8).clamp(-WIDEST, WIDEST);
                // The margin counts more than any error in the number of stacks.
                let off = f32::from((difference - lead).abs()) * 100.0 + (f32::from(one + two) - all).abs();
                if off < best.0 {
                    best = (off, PerPlayer::new(one, two));
                }
            }
        }
        best.1
    }

    /// The range around the likeliest lead of player 1, in stacks of five, that holds at least four of five games.
    #[must_use]
    pub fn usual_lead(&self, position: &Core) -> RangeInclusive<i8> {
        self.leads(position.to_move()).range(USUAL)
    }

    /// The stacks that one of the players is likely to complete, the likeliest first.
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

    fn leads(&self, to_move: Player) -> Leads {
        let mut margins = self.margins;
        if to_move == Player::Two {
            margins.reverse();
        }
        Leads(margins)
    }
}

/// The probability of each lead of player 1.
struct Leads([u16; MARGINS]);

impl Leads {
    fn at(&self, difference: i8) -> Option<u16> {
        let place = usize::try_from(difference + WIDEST).ok()?;
        self.0.get(place).copied()
    }

    /// The likeliest lead; of two, the smaller one.
    fn likeliest(&self) -> i8 {
        let rank = |&difference: &i8| (self.at(difference), Reverse(difference.abs()));
        (-WIDEST..=WIDEST).max_by_key(rank).unwrap_or_default()
    }

    /// The range around the likeliest lead with at least this probability.
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
    /// From thousandths: the player to move completes it, the opponent does, it is left. None if they do not add up to a thousand.
    #[must_use]
    pub fn new(shares: [u16; FATES]) -> Option<Fate> {
        let [mine, theirs, left] = shares;
        is_whole(&shares).then_some(Fate { mine, theirs, left })
    }

    /// The probability that it becomes part of a stack of five completed by the player to move.
    #[must_use]
    pub const fn mine(self) -> u16 {
        self.mine
    }

    /// The probability that it becomes part of one completed by the opponent.
    #[must_use]
    pub const fn theirs(self) -> u16 {
        self.theirs
    }

    /// The probability that it is left on the board, alone or in another stack.
    #[must_use]
    pub const fn left(self) -> u16 {
        self.left
    }

    /// The probability that it becomes part of a stack of five completed by `player`, if `to_move` is to move.
    #[must_use]
    pub fn completed_by(self, player: Player, to_move: Player) -> u16 {
        if player == to_move { self.mine } else { self.theirs }
    }
}

fn is_whole(shares: &[u16]) -> bool {
    shares.iter().map(|&share| u32::from(share)).sum::<u32>() == u32::from(WHOLE)
}

/// Rounds probabilities to thousandths that add up to a thousand, by the largest remainder method.
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

    fn ending(margins: [u16; MARGINS], fates: &[(Point, [u16; 3])]) -> EndForecast {
        let fates = fates.iter().map(|&(point, shares)| (point, Fate::new(shares).expect("a whole"))).collect();
        EndForecast::from_parts(margins, fates).expect("a whole")
    }

    /// Eight single pieces and an obstacle.
    const FEW: &str =
        "I/.,.,.,B/.,.,.,R,.,.,./.,.,.,.,.,./I,.,.,G,.,.,R/RBGJI,.,.,.,.,./.,.,.,.,.,.,B/.,.,.,./K 2 IB/RG 3/3 std";

    #[test]
    fn pieces_count_a_fifth_for_the_player_who_completes_them() {
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
        let range = |share| ending.leads(Player::One).range(share);
        assert_eq!([500, 801, 1000].map(range), [1..=1, 0..=2, -1..=2]);
        let captures = ending.captures(&position);
        assert_eq!(captures.len(), 8);
        assert!(captures.iter().all(|capture| capture.player == Player::Two && capture.share == 800));
    }

    #[test]
    fn the_likely_end_needs_no_more_pieces_than_there_are() {
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
    fn thousandths_add_up() {
        assert_eq!(thousandths([1.0 / 3.0; 3]), [334, 333, 333]);
        assert_eq!(thousandths([0.0, 0.0006, 0.9994]), [0, 1, 999]);
        assert_eq!(thousandths([f32::NAN; 3]).iter().sum::<u16>(), 1000);
        assert_eq!(Fate::new([500, 500, 1]), None);
        assert_eq!(Fate::new([u16::MAX; 3]), None);
        assert_eq!(EndForecast::from_parts([0; MARGINS], Vec::new()), None);
    }
}
