//! Static bounds on the result of a position.

use lyngk_rules::{Color, Core, Player, Point, Points, Variant};

use crate::Verdict;

/// The worst and the best result that the player to move can still get.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) worst: Verdict,
    pub(super) best: Verdict,
}

impl Bounds {
    /// Nothing is known.
    pub(super) const OPEN: Bounds = Bounds { worst: Verdict::Loss, best: Verdict::Win };

    /// Everything is known.
    #[inline]
    pub(super) const fn exactly(verdict: Verdict) -> Bounds {
        Bounds { worst: verdict, best: verdict }
    }

    /// Whether the player to move gets at least this. None if it is not known.
    #[inline]
    pub(super) fn reaches(self, goal: Verdict) -> Option<bool> {
        match self {
            _ if self.worst >= goal => Some(true),
            _ if self.best < goal => Some(false),
            _ => None,
        }
    }
}

/// Bounds that hold however the game goes on: a player who leads by more stacks than the opponent can still build has won.
///
/// Counts are compared from the highest stacks down, as at the end of a game. The highest never get fewer: completed
/// stacks of five are off the board, and one of six ends the game. A lower count matters only when nobody can build a higher stack of
/// their own any more, and then it never gets smaller either: to vanish, a stack would have to become a higher one. With one of the
/// player's colours on top, that was ruled out. With a neutral one, it takes a neutral stack at least as high on top of it (E6, E7),
/// and the two together would be too high. Hence the condition on the height.
pub(super) fn of(core: &Core) -> Bounds {
    let limit = core.variant().height_limit();
    let players = [core.to_move(), core.to_move().opponent()];
    let scored = players.map(|player| usize::from(core.scored(player)));
    if core.variant() == Variant::Six && scored != [0, 0] {
        // The game is over: the outcome gives the result.
        return Bounds::OPEN;
    }
    let board = Board::new(core);
    let tops = players.map(|player| tops(core, player));
    let claims_are_over = players.iter().all(|&player| core.claims(player).len() == 2);
    for height in (limit / 2 + 1..=limit).rev() {
        let [mine, theirs] = if height == limit { scored } else { tops.map(|tops| board.count(tops, height)) };
        if mine != theirs {
            let behind = if mine < theirs { tops[0] } else { tops[1] };
            let decided = !board.may_come(behind, height, mine.abs_diff(theirs));
            let verdict = if mine < theirs { Verdict::Loss } else { Verdict::Win };
            return if decided { Bounds::exactly(verdict) } else { Bounds::OPEN };
        }
        // A claim adds to the lower counts without a move.
        if !claims_are_over || tops.iter().any(|&tops| board.may_come(tops, height, 1)) {
            return Bounds::OPEN;
        }
    }
    Bounds::OPEN
}

/// The stacks with a colour on top that the player has claimed or may still claim.
fn tops(core: &Core, player: Player) -> Points {
    let claims = core.claims(player);
    let own = if claims.len() < 2 { claims | core.neutral() } else { claims };
    own.iter().fold(Points::EMPTY, |all, color| all | core.topped(color))
}

/// The stacks that can still be part of a move: all but those of full height.
struct Board {
    /// The stacks that hold each colour.
    holding: [Points; 5],
    /// The stacks of at most each height.
    at_most: [Points; 6],
}

impl Board {
    fn new(core: &Core) -> Board {
        let live = core.at_most_high(core.variant().height_limit() - 1);
        Board {
            holding: Color::ALL.map(|color| core.holding(color) & live),
            at_most: std::array::from_fn(|height| core.at_most_high(height) & live),
        }
    }

    /// How many of these stacks have exactly this height.
    fn count(&self, stacks: Points, height: usize) -> usize {
        (stacks & self.at_most[height] - self.at_most[height - 1]).len()
    }

    /// Whether `count` stacks of this height, at least one, can still be built with stacks of `tops` on top, judging by pieces and
    /// colours alone.
    ///
    /// Stacks never come apart, and a covered stack stays covered. So a new stack consists of whole present stacks, with one of `tops`
    /// on top, and no two new stacks share one.
    fn may_come(&self, tops: Points, height: usize, count: usize) -> bool {
        let mut able = 0;
        for lower in 1..height {
            for point in tops & self.at_most[lower] - self.at_most[lower - 1] {
                able += usize::from(self.may_grow(point, height - lower));
                if able == count {
                    return self.colors_suffice(height, count);
                }
            }
        }
        false
    }

    /// Whether the stack on this point may grow by this many pieces: whether there are enough colours that it lacks, and jokers.
    fn may_grow(&self, point: Point, by: usize) -> bool {
        let sharing = self.holding.iter().filter(|holding| holding.contains(point));
        let fitting = sharing.fold(self.at_most[by], |fitting, &holding| fitting - holding);
        if by == 1 || fitting.is_empty() {
            return !fitting.is_empty();
        }
        let colors = self.holding.iter().filter(|&&holding| !(holding & fitting).is_empty()).count();
        colors >= by || colors + self.jokers(fitting) >= by
    }

    /// Whether there are enough colours and jokers for this many stacks at once. A stack has each of the five colours at most once, so a
    /// colour on fewer than `count` stacks is missing in the others. Each stack may lack as many colours as it has jokers and pieces
    /// fewer than five.
    fn colors_suffice(&self, height: usize, count: usize) -> bool {
        let stacks = self.at_most[height - 1];
        let missing: usize = self.holding.iter().map(|&holding| count.saturating_sub((holding & stacks).len())).sum();
        missing + height * count <= 5 * count + self.jokers(stacks)
    }

    /// The number of jokers in these stacks: pieces without a colour.
    fn jokers(&self, stacks: Points) -> usize {
        let pieces: usize = self.at_most.iter().map(|&at_most| (stacks - at_most).len()).sum();
        let colored: usize = self.holding.iter().map(|&holding| (holding & stacks).len()).sum();
        pieces - colored
    }
}
