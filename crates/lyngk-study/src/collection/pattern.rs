//! What to look for on the board: a position, a stack, or a pattern of claims.

use lyngk_rules::{BoardSymmetry, Colors, Core, PerPlayer, Piece, Player, Point, Position, Stack, Symmetry, Turn};
use serde::{Deserialize, Serialize};

use super::turns::Place;

/// What to look for in games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pattern {
    /// This position, on turned and mirrored boards too. The order of the pieces below the tops does not matter, as in the rules.
    Position(Position),
    /// A stack with this piece on top and the same pieces below it in any order, wherever it stands, also one that is removed at once
    /// because it is complete.
    Stack(Stack),
    /// These claims, whatever is on the board.
    Claims(ClaimPattern),
}

/// Claims to look for. Colours that are not named may belong to anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ClaimPattern {
    /// Colours that a player has claimed.
    pub claimed: PerPlayer<Colors>,
    /// Colours that nobody has claimed.
    pub neutral: Colors,
}

impl ClaimPattern {
    /// The claims of a position, all of them.
    #[must_use]
    pub fn of(position: &Core) -> ClaimPattern {
        let claimed = PerPlayer::from_fn(|player| position.claims(player));
        ClaimPattern { claimed, neutral: position.neutral() }
    }

    fn matches(self, core: &Core) -> bool {
        let has = |all: Colors, wanted: Colors| wanted & all == wanted;
        Player::ALL.into_iter().all(|player| has(core.claims(player), self.claimed[player]))
            && has(core.neutral(), self.neutral)
    }
}

/// A pattern, prepared for a search.
pub(super) enum Search {
    Position {
        /// The images of the position, with the symmetries that lead back to it.
        images: Vec<(Core, Vec<Symmetry>)>,
        stacks: usize,
    },
    Stack {
        top: Piece,
        colors: Colors,
        height: usize,
    },
    Claims(ClaimPattern),
}

impl Search {
    pub(super) fn new(pattern: &Pattern) -> Option<Search> {
        Some(match pattern {
            Pattern::Position(position) => {
                Search::Position { images: images(position), stacks: position.occupied().len() }
            }
            Pattern::Stack(stack) => {
                Search::Stack { top: stack.top()?, colors: stack.colors(), height: stack.height() }
            }
            Pattern::Claims(claims) => Search::Claims(*claims),
        })
    }

    /// Whether a game from this start can contain it.
    pub(super) fn is_possible(&self, start: &Core) -> bool {
        match self {
            Search::Position { images, stacks } => {
                let image = images.first().map(|(core, _)| core);
                start.occupied().len() >= *stacks && image.is_some_and(|image| image.variant() == start.variant())
            }
            Search::Stack { .. } | Search::Claims(_) => true,
        }
    }

    /// Whether it is at a place of a game: a stack where it is made, or at the start.
    pub(super) fn matches(&self, place: Place<'_>) -> bool {
        match self {
            Search::Position { images, stacks } => {
                place.core.occupied().len() == *stacks
                    && images.iter().any(|(image, _)| image.hash() == place.core.hash() && image == place.core)
            }
            Search::Stack { top, colors, height } => match place.last {
                None => Point::ALL.into_iter().any(|point| {
                    place.core.top(point) == Some(*top)
                        && place.core.colors(point) == *colors
                        && place.core.height(point) == *height
                }),
                Some((before, Turn::Move { from, to, .. })) => {
                    before.top(from) == Some(*top)
                        && before.height(from) + before.height(to) == *height
                        && before.colors(from) | before.colors(to) == *colors
                }
                Some((_, Turn::Pass)) => false,
            },
            Search::Claims(claims) => claims.matches(place.core),
        }
    }

    /// A turn after a place that matches, as it would be on the board of the pattern. Of turns that a symmetry of the pattern exchanges,
    /// it is always the same.
    pub(super) fn on_own_board(&self, place: &Core, turn: Turn) -> Turn {
        let Search::Position { images, .. } = self else { return turn };
        let back = images.iter().find(|(image, _)| image == place).map(|(_, back)| back.as_slice());
        back.into_iter().flatten().map(|symmetry| symmetry.turn(turn)).min().unwrap_or(turn)
    }
}

/// The images of a position on turned and mirrored boards, each with the symmetries that lead back.
fn images(position: &Position) -> Vec<(Core, Vec<Symmetry>)> {
    let mut images: Vec<(Core, Vec<Symmetry>)> = Vec::new();
    for board in BoardSymmetry::all() {
        let core = *on(board).position(position).core();
        let back =
            BoardSymmetry::all().find(|back| Point::ALL.iter().all(|&point| back.point(board.point(point)) == point));
        let back = back.map(on);
        match images.iter_mut().find(|(image, _)| *image == core) {
            Some((_, known)) => known.extend(back),
            None => images.push((core, back.into_iter().collect())),
        }
    }
    images
}

fn on(board: BoardSymmetry) -> Symmetry {
    Symmetry { board, ..Symmetry::IDENTITY }
}
