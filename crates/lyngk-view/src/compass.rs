//! Rotation of the board, and arrow-key navigation.

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

/// A rotation of the board by sixths of a full turn. Each of them maps the board onto itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compass {
    there: BoardSymmetry,
    back: BoardSymmetry,
}

impl Compass {
    /// A clockwise rotation by this many sixths of a full turn.
    #[must_use]
    pub fn new(rotation: u8) -> Compass {
        let sixths = |count: u8| BoardSymmetry::all().nth(usize::from(count % 6)).unwrap_or(BoardSymmetry::IDENTITY);
        Compass { there: sixths(rotation), back: sixths(6 - rotation % 6) }
    }

    /// The displayed place of a point, in board coordinates: columns to the right, half steps upwards.
    #[must_use]
    pub fn place(self, point: Point) -> (i8, i8) {
        self.there.point(point).coordinates()
    }

    /// The next point in the direction of an arrow, along a line of the board.
    ///
    /// Up and down follow the vertical line. Left and right have two lines each: by default they alternate, so repeated presses
    /// stay in a row; `other` takes the other line.
    #[must_use]
    pub fn step(self, from: Point, arrow: Arrow, other: bool) -> Option<Point> {
        let (x, y) = self.place(from);
        let point_at = |x, y| Point::from_coordinates(x, y).map(|point| self.back.point(point));
        let sideways = |x: i8| {
            let up = is_even_row(y) != other;
            let first = if up { y + 1 } else { y - 1 };
            let second = if up { y - 1 } else { y + 1 };
            // At the edge one of the two may be missing: take the other one rather than stop.
            point_at(x, first).or_else(|| point_at(x, second))
        };
        match arrow {
            Arrow::Up => point_at(x, y + 2),
            Arrow::Down => point_at(x, y - 2),
            Arrow::Left => sideways(x - 1),
            Arrow::Right => sideways(x + 1),
        }
    }
}

/// Neighbouring columns are half a step apart, so their points are alternately in even and odd rows.
fn is_even_row(y: i8) -> bool {
    y % 2 == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_follow_lines_and_lead_back() {
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
    fn every_point_can_be_reached_with_the_arrow_keys() {
        let compass = Compass::new(0);
        let mut reached = vec![Point::E4];
        let mut at = 0;
        while at < reached.len() {
            for arrow in [Arrow::Up, Arrow::Down, Arrow::Left, Arrow::Right] {
                if let Some(next) = compass.step(reached[at], arrow, false)
                    && !reached.contains(&next)
                {
                    reached.push(next);
                }
            }
            at += 1;
        }
        assert_eq!(reached.len(), Point::COUNT);
    }

    #[test]
    fn repeated_presses_sideways_stay_in_a_row() {
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
    fn a_half_turn_reverses_the_columns() {
        assert_eq!(Compass::new(3).place(Point::A1), Compass::new(0).place(Point::I1));
        assert_eq!(Compass::new(3).step(Point::E4, Arrow::Up, false), Some(Point::E3));
    }
}
