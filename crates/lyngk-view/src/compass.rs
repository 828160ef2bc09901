//! Where points are for somebody who looks at the board, and how arrow keys walk it.

use lyngk_rules::{BoardSymmetry, Point};

/// An arrow key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Arrow {
    Up,
    Down,
    Left,
    Right,
}

/// A board rotated by sixths of a turn, which bring it onto itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compass {
    there: BoardSymmetry,
    back: BoardSymmetry,
}

impl Compass {
    /// A board rotated clockwise by so many sixths of a turn.
    #[must_use]
    pub fn new(rotation: u8) -> Compass {
        let sixths = |count: u8| BoardSymmetry::all().nth(usize::from(count % 6)).unwrap_or(BoardSymmetry::IDENTITY);
        Compass { there: sixths(rotation), back: sixths(6 - rotation % 6) }
    }

    /// Where a point is seen, in the board's coordinates: columns to the right, half steps upwards.
    #[must_use]
    pub fn place(self, point: Point) -> (i8, i8) {
        self.there.point(point).coordinates()
    }

    /// The next point in the direction of an arrow, along a line of the board.
    ///
    /// Three lines cross in a point and an upright one is the only one that arrows name exactly. To the left and right there are
    /// two: without `other` they are taken in turn, up and down, so that one walks along a row; `other` is the other one.
    #[must_use]
    pub fn step(self, from: Point, arrow: Arrow, other: bool) -> Option<Point> {
        let (x, y) = self.place(from);
        let seen = |x, y| Point::from_coordinates(x, y).map(|point| self.back.point(point));
        let sideways = |x: i8| {
            let up = (from_even(y)) != other;
            let first = if up { y + 1 } else { y - 1 };
            let second = if up { y - 1 } else { y + 1 };
            // At the edge one of the two may be missing: better to get on than to stop.
            seen(x, first).or_else(|| seen(x, second))
        };
        match arrow {
            Arrow::Up => seen(x, y + 2),
            Arrow::Down => seen(x, y - 2),
            Arrow::Left => sideways(x - 1),
            Arrow::Right => sideways(x + 1),
        }
    }
}

/// Every second column has its points half a step higher than its neighbours.
fn from_even(y: i8) -> bool {
    y % 2 == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_walk_along_lines_and_back() {
        for rotation in 0..6 {
            let compass = Compass::new(rotation);
            for point in Point::ALL {
                for (arrow, back) in
                    [(Arrow::Up, Arrow::Down), (Arrow::Left, Arrow::Right), (Arrow::Right, Arrow::Left)]
                {
                    let Some(next) = compass.step(point, arrow, false) else { continue };
                    assert!(point.neighbors().contains(next), "{point} {next}");
                    let returned = [false, true].map(|other| compass.step(next, back, other));
                    assert!(returned.contains(&Some(point)), "{point} {next}");
                }
            }
        }
    }

    #[test]
    fn all_points_can_be_reached_with_four_keys() {
        let compass = Compass::new(0);
        let mut seen = vec![Point::E4];
        let mut at = 0;
        while at < seen.len() {
            for arrow in [Arrow::Up, Arrow::Down, Arrow::Left, Arrow::Right] {
                if let Some(next) = compass.step(seen[at], arrow, false)
                    && !seen.contains(&next)
                {
                    seen.push(next);
                }
            }
            at += 1;
        }
        assert_eq!(seen.len(), Point::COUNT);
    }

    #[test]
    fn a_row_is_kept_while_walking_sideways() {
        let compass = Compass::new(0);
        let mut at = Point::C4;
        let mut walk = Vec::new();
        while let Some(next) = compass.step(at, Arrow::Right, false) {
            walk.push(next.to_string());
            at = next;
        }
        assert_eq!(walk, ["d4", "e4", "f4", "g4", "h3", "i1"]);
    }

    #[test]
    fn a_board_turned_by_half_has_its_columns_the_other_way_round() {
        assert_eq!(Compass::new(3).place(Point::A1), Compass::new(0).place(Point::I1));
        assert_eq!(Compass::new(3).step(Point::E4, Arrow::Up, false), Some(Point::E3));
    }
}
