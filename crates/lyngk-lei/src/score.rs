//! Scores of positions, for the player to move.

use std::cmp::Ordering;
use std::fmt;

use lyngk_rules::Ground;

/// The result for the player to move if both sides play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The player to move loses.
    Loss,
    /// The game is a draw.
    Draw,
    /// The player to move wins.
    Win,
}

impl Verdict {
    /// The same for the other player.
    #[must_use]
    pub const fn opposite(self) -> Verdict {
        match self {
            Verdict::Loss => Verdict::Win,
            Verdict::Draw => Verdict::Draw,
            Verdict::Win => Verdict::Loss,
        }
    }

    /// The result as a number: 1 for a win, ½ for a draw.
    #[must_use]
    pub const fn expectation(self) -> f32 {
        match self {
            Verdict::Loss => 0.0,
            Verdict::Draw => 0.5,
            Verdict::Win => 1.0,
        }
    }
}

/// A proved verdict, and how the game ends along the line that was found. Another line may end sooner or by a larger margin: only the
/// verdict is proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Proof {
    /// The proved result.
    pub verdict: Verdict,
    /// The number of turns until the game is over.
    pub distance: u16,
    /// Ground of the result.
    pub ground: Ground,
    /// The margin in stacks of the deciding height. 0 for a draw, 1 for a stack of six.
    pub margin: u8,
}

/// Probabilities of a win, a draw and a loss in thousandths. They always add up to a thousand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wdl {
    win: u16,
    draw: u16,
    loss: u16,
}

impl Wdl {
    /// From the probabilities of a win and a draw, from 0 to 1. Values out of range are clamped.
    #[must_use]
    pub fn new(win: f32, draw: f32) -> Wdl {
        let thousandths = |share: f32| (share.clamp(0.0, 1.0) * 1000.0).round() as u16;
        let win = thousandths(win);
        let draw = thousandths(draw).min(1000 - win);
        Wdl { win, draw, loss: 1000 - win - draw }
    }

    /// The probability of a win, in thousandths.
    #[must_use]
    pub const fn win(self) -> u16 {
        self.win
    }

    /// The probability of a draw, in thousandths.
    #[must_use]
    pub const fn draw(self) -> u16 {
        self.draw
    }

    /// The probability of a loss, in thousandths.
    #[must_use]
    pub const fn loss(self) -> u16 {
        self.loss
    }

    /// Win, draw and loss in hundredths, which add up to a hundred.
    #[must_use]
    pub fn hundredths(self) -> [u16; 3] {
        let rounded = |thousandths: u16| (thousandths + 5) / 10;
        let win = rounded(self.win);
        let loss = rounded(self.loss).min(100 - win);
        [win, 100 - win - loss, loss]
    }

    /// The same for the other player.
    #[must_use]
    pub const fn opposite(self) -> Wdl {
        Wdl { win: self.loss, draw: self.draw, loss: self.win }
    }

    /// The expected result, from 0 to 1: a win is 1, a draw ½.
    #[must_use]
    pub fn expectation(self) -> f32 {
        (f32::from(self.win) + f32::from(self.draw) / 2.0) / 1000.0
    }
}

/// The score of a position for the player to move: proved or estimated.
///
/// Scores are ordered from worst to best: proved losses, the longer the better; then estimates and proved draws by expected result; then
/// proved wins, the shorter the better.
///
/// ```
/// use lyngk_lei::{Score, Wdl};
///
/// let better = Score::Estimate(Wdl::new(0.6, 0.1));
/// let worse = Score::Estimate(Wdl::new(0.3, 0.1));
/// assert!(better > worse);
/// assert!(better.opposite() < worse.opposite());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// An estimate of the search.
    Estimate(Wdl),
    /// A proof.
    Proved(Proof),
}

impl Score {
    /// The same for the other player.
    #[must_use]
    pub const fn opposite(self) -> Score {
        match self {
            Score::Estimate(wdl) => Score::Estimate(wdl.opposite()),
            Score::Proved(proof) => Score::Proved(Proof { verdict: proof.verdict.opposite(), ..proof }),
        }
    }

    /// The expected result, from 0 to 1: a win is 1, a draw ½.
    #[must_use]
    pub fn expectation(self) -> f32 {
        match self {
            Score::Estimate(wdl) => wdl.expectation(),
            Score::Proved(proof) => proof.verdict.expectation(),
        }
    }

    /// The proof, if there is one.
    #[must_use]
    pub const fn proof(self) -> Option<Proof> {
        match self {
            Score::Estimate(_) => None,
            Score::Proved(proof) => Some(proof),
        }
    }

    /// The sort key: proved loss, open or proved win first, then the order within these, then all other fields, so that only equal scores
    /// compare equal.
    fn rank(self) -> (Verdict, i32, i32, u8, usize) {
        match self {
            Score::Estimate(wdl) => {
                let expected = i32::from(wdl.win) * 2 + i32::from(wdl.draw);
                (Verdict::Draw, expected, i32::from(wdl.win), 0, 0)
            }
            Score::Proved(Proof { verdict, distance, ground, margin }) => {
                let distance = i32::from(distance);
                let decided_by = match ground {
                    Ground::SuddenDeath => 6,
                    Ground::Stacks { height } => height,
                    Ground::AllEqual => 0,
                };
                match verdict {
                    Verdict::Win => (verdict, -distance, 0, margin, decided_by),
                    // A proved draw comes after estimates with the same expected result.
                    Verdict::Draw => (verdict, 1000, 1001 + distance, margin, decided_by),
                    Verdict::Loss => (verdict, distance, 0, margin, decided_by),
                }
            }
        }
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Score) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Score) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// For messages: `61.2 %`, or `win in 7`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Estimate(wdl) => write!(f, "{:.1} %", wdl.expectation() * 100.0),
            Score::Proved(proof) => {
                let verdict = match proof.verdict {
                    Verdict::Loss => "loss",
                    Verdict::Draw => "draw",
                    Verdict::Win => "win",
                };
                write!(f, "{verdict} in {}", proof.distance)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proved(verdict: Verdict, distance: u16) -> Score {
        Score::Proved(Proof { verdict, distance, ground: Ground::Stacks { height: 5 }, margin: 1 })
    }

    #[test]
    fn scores_are_in_order() {
        let estimate = |win, draw| Score::Estimate(Wdl::new(win, draw));
        let ordered = [
            proved(Verdict::Loss, 2),
            proved(Verdict::Loss, 9),
            estimate(0.0, 0.0),
            estimate(0.2, 0.1),
            estimate(0.1, 0.8),
            estimate(0.5, 0.0),
            proved(Verdict::Draw, 4),
            estimate(0.6, 0.0),
            estimate(1.0, 0.0),
            proved(Verdict::Win, 8),
            proved(Verdict::Win, 1),
        ];
        assert!(ordered.is_sorted_by(|worse, better| worse < better));
    }

    #[test]
    fn opposite_is_its_own_inverse() {
        for score in [Score::Estimate(Wdl::new(0.3, 0.2)), proved(Verdict::Win, 3), proved(Verdict::Draw, 3)] {
            assert_eq!(score.opposite().opposite(), score);
            assert!((score.expectation() + score.opposite().expectation() - 1.0).abs() < 1e-6);
        }
    }

    #[test]
    fn probabilities_add_up_to_a_thousand() {
        for (win, draw) in [(0.3333, 0.3333), (1.0, 0.5), (-1.0, 2.0), (f32::NAN, f32::NAN)] {
            let wdl = Wdl::new(win, draw);
            assert_eq!(wdl.win() + wdl.draw() + wdl.loss(), 1000);
        }
    }
}
