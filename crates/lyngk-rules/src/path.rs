//! Paths of LYNGK moves (section F).

use ::core::fmt;
use alloc::vec::Vec;

use crate::point::{Point, Points, first_in_each_direction};
use crate::{Color, Core, Piece, Turn};

impl Core {
    /// All LYNGK points that the stack on `from` can use in a turn with this claim, if any (F2). Empty if the stack does not
    /// belong to the mover after the claim.
    #[must_use]
    pub fn lyngk_points(&self, claim: Option<Color>, from: Point) -> Points {
        let Some(color) = self.top_color(from).filter(|_| !self.is_sudden_death()) else { return Points::EMPTY };
        let claimable = claim.is_none_or(|claim| self.claimable().contains(claim));
        if !claimable || claim != Some(color) && !self.claims(self.to_move()).contains(color) {
            return Points::EMPTY;
        }
        Points(self.lyngk_group(from, self.planes.topped(color)).0) - from.into()
    }

    /// All points that the stack on `from` reaches by the LYNGK rule, whether or not it may land there.
    pub(crate) fn lyngk_reach(&self, from: Point) -> Points {
        Points(self.lyngk_group(from, self.planes.same_top(from)).1) - from.into()
    }

    /// The path of a legal move: start, LYNGK points, end. `None` for a pass or an illegal turn.
    ///
    /// Of all paths with the fewest LYNGK points, it is the first in lexicographic order of [`Point::ALL`].
    ///
    /// ```
    /// use lyngk_rules::{Point, Position, Variant};
    ///
    /// let position = Position::random_start(1, Variant::Standard);
    /// let turn = position.moves()[0];
    /// assert_eq!(position.path(turn).map(|path| path.len()), Some(2)); // a neutral piece moves straight
    /// ```
    #[must_use]
    pub fn path(&self, turn: Turn) -> Option<Vec<Point>> {
        let Turn::Move { from, to, .. } = turn else { return None };
        if !self.is_legal(turn) {
            return None;
        }
        let same = Points(self.planes.same_top(from)) - from.into();
        let hits = |point| Points(first_in_each_direction(self.planes.occupied() & !from.bit(), point));

        // Breadth-first search: the LYNGK points by their distance from the start, until the end is hit.
        let mut levels = Vec::from([Points::from(from)]);
        let mut seen = Points::from(from);
        loop {
            let reached = levels.last()?.iter().fold(Points::EMPTY, |all, point| all | hits(point));
            if reached.contains(to) {
                break;
            }
            let next = (reached & same) - seen;
            if next.is_empty() {
                return None;
            }
            seen |= next;
            levels.push(next);
        }
        // Backwards from the end, keep only the points that lead to it.
        let mut ahead = Points::from(to);
        for level in levels.iter_mut().rev() {
            *level = level.iter().filter(|&point| !(hits(point) & ahead).is_empty()).collect();
            ahead = *level;
        }
        let mut path = Vec::with_capacity(levels.len() + 1);
        path.push(from);
        for level in &levels[1..] {
            let &last = path.last()?;
            path.push((hits(last) & *level).first()?);
        }
        path.push(to);
        Some(path)
    }

    /// Checks a path from start to end, with all LYNGK points between, for a legal turn.
    ///
    /// # Errors
    /// The first leg or point that breaks a rule.
    pub(crate) fn check_path(&self, claim: Option<Color>, points: &[Point]) -> Result<(), PathError> {
        let [from, through @ .., _] = points else { return Ok(()) };
        let color = self.top_color(*from);
        let own = color.is_some_and(|color| claim == Some(color) || self.claims(self.to_move()).contains(color));
        if !through.is_empty() && !own {
            return Err(PathError::NotOwn);
        }
        let mut used = Points::from(*from);
        for &point in through {
            match self.top(point) {
                _ if used.contains(point) => return Err(PathError::Twice { point }),
                Some(Piece::Joker) => return Err(PathError::Joker { point }),
                top if top.and_then(Piece::color) != color => return Err(PathError::OtherColor { point }),
                _ => used.insert(point),
            }
        }
        // The stack has left its point (X5).
        let occupied = self.occupied() - (*from).into();
        for leg in points.windows(2) {
            let (start, end) = (leg[0], leg[1]);
            if start.direction_to(end).is_none() {
                return Err(PathError::NotInLine { start, end });
            }
            if let Some(by) = start.first_towards(end, occupied) {
                return Err(PathError::Blocked { start, end, by });
            }
        }
        Ok(())
    }
}

/// The error for a path whose turn is legal but which breaks a rule itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum PathError {
    /// Only stacks of the mover's own may use LYNGK points (F1).
    NotOwn,
    /// A point is used twice, or the start is used as a LYNGK point (F5).
    Twice { point: Point },
    /// A joker is never a LYNGK point (F4).
    Joker { point: Point },
    /// A LYNGK point must have the moving colour on top (F3).
    OtherColor { point: Point },
    /// A leg does not follow a line (E3).
    NotInLine { start: Point, end: Point },
    /// A stack blocks a leg (E3).
    Blocked { start: Point, end: Point, by: Point },
}

impl PathError {
    /// The number of the rule that the path breaks.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            PathError::NotOwn => "F1",
            PathError::Twice { .. } => "F5",
            PathError::Joker { .. } => "F4",
            PathError::OtherColor { .. } => "F3",
            PathError::NotInLine { .. } | PathError::Blocked { .. } => "E3",
        }
    }
}

impl fmt::Display for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PathError::NotOwn => {
                write!(f, "only a stack with one of the player's own colours on top may use LYNGK points")
            }
            PathError::Twice { point } => write!(f, "the path uses {point} twice"),
            PathError::Joker { point } => write!(f, "{point} has a joker, which is never a LYNGK point"),
            PathError::OtherColor { point } => {
                write!(f, "{point} does not have the moving colour on top, so it is not a LYNGK point")
            }
            PathError::NotInLine { start, end } => write!(f, "{start} and {end} are not on one line"),
            PathError::Blocked { start, end, by } => write!(f, "between {start} and {end}, {by} is in the way"),
        }
    }
}

impl ::core::error::Error for PathError {}
