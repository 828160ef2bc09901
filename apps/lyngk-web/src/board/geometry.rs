//! Where things are on the board as it is drawn, without anything that changes during a game.

use js_sys::Math;
use lyngk_rules::{Direction, Point};
use lyngk_view::Compass;

use crate::length::Length;
use crate::piece::draw::put;

/// From column to column.
pub(crate) const ACROSS: f64 = 86.6;
/// From half step to half step upwards: less than half a column's hundred, as the board is seen slightly from above.
pub(crate) const UP: f64 = 46.0;
/// What that view makes of lengths.
const SQUEEZE: f64 = UP / 50.0;

/// What is shown: the plate with a little around it. Left, top, width, height.
const VIEW: [f64; 4] = [-422.0, -354.0, 844.0, 716.0];

/// What is shown, for the drawing.
pub(crate) fn view_box() -> String {
    VIEW.map(|number| Length(number).to_string()).join(" ")
}

/// How the board lies on the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// Where the board's origin is.
    origin: (f64, f64),
    /// CSS pixels to a unit of the board.
    scale: f64,
}

impl Frame {
    /// How a board lies that fills a rectangle as well as it can.
    pub(crate) fn of(rect: &web_sys::DomRect) -> Frame {
        let [left, top, width, height] = VIEW;
        let scale = (rect.width() / width).min(rect.height() / height);
        let x = rect.left() + rect.width() / 2.0 - (left + width / 2.0) * scale;
        let y = rect.top() + rect.height() / 2.0 - (top + height / 2.0) * scale;
        Frame { origin: (x, y), scale }
    }

    /// A distance on the screen, as one on the board.
    pub(crate) fn scaled(self, (x, y): (f64, f64)) -> (f64, f64) {
        (x / self.scale, y / self.scale)
    }

    /// Where a place on the board is on the screen.
    pub(crate) fn on_screen(self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.origin.0 + x * self.scale, self.origin.1 + y * self.scale)
    }

    /// How long something on the board is on the screen.
    pub(crate) fn length(self, length: f64) -> f64 {
        length * self.scale
    }
}

/// Where a point is.
pub(crate) fn place(compass: Compass, point: Point) -> (f64, f64) {
    let (x, y) = compass.place(point);
    (f64::from(x) * ACROSS, f64::from(y) * -UP)
}

/// All points, the farthest first: what is nearer hides what is farther.
pub(crate) fn far_to_near(compass: Compass) -> [Point; Point::COUNT] {
    let mut points = Point::ALL;
    points.sort_by_key(|&point| {
        let (x, y) = compass.place(point);
        (-y, x)
    });
    points
}

/// The point nearest to a place, if one is near.
pub(crate) fn nearest(compass: Compass, at: (f64, f64)) -> Option<Point> {
    let away = |point: &Point| {
        let (x, y) = place(compass, *point);
        (x - at.0).hypot(y - at.1)
    };
    Point::ALL.into_iter().min_by(|one, other| away(one).total_cmp(&away(other))).filter(|point| away(point) < 56.0)
}

/// The plate: a hexagon with round corners, `beyond` larger than what the points need.
pub(crate) fn plate(beyond: f64) -> String {
    let corner = 360.0;
    let round = 56.0 + beyond;
    let mut path = String::new();
    for number in 0..6 {
        let angle = f64::from(number) * 60.0;
        let (x, y) = polar(corner, angle);
        let ((x1, y1), (x2, y2)) = (polar(round, angle - 30.0), polar(round, angle + 30.0));
        let pen = if number == 0 { 'M' } else { 'L' };
        let [x1, y1, x2, y2] = [x + x1, y + y1, x + x2, y + y2].map(Length);
        let [rx, ry] = [round, round * SQUEEZE].map(Length);
        put(&mut path, format_args!("{pen}{x1} {y1}A{rx} {ry} 0 0 1 {x2} {y2}"));
    }
    path + "Z"
}

fn polar(radius: f64, degrees: f64) -> (f64, f64) {
    let angle = degrees.to_radians();
    (radius * Math::cos(angle), radius * Math::sin(angle) * SQUEEZE)
}

/// The lines of the board. They look the same however it is rotated.
pub(crate) fn lines() -> String {
    let mut path = String::new();
    // Each line is found once, from the end at which it cannot be followed back.
    for direction in Direction::ALL.into_iter().take(3) {
        for start in Point::ALL.into_iter().filter(|point| point.step(direction.opposite()).is_none()) {
            let end = std::iter::successors(Some(start), |point| point.step(direction)).last().unwrap_or(start);
            if end == start {
                continue;
            }
            let compass = Compass::new(0);
            let ((x1, y1), (x2, y2)) = (place(compass, start), place(compass, end));
            let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(Length);
            put(&mut path, format_args!("M{x1} {y1}L{x2} {y2}"));
        }
    }
    path
}

/// The names of points at the edge, which name all others: the first and the last of each column, each beyond its end, and beyond
/// what stands there. `rises` is by how much that is higher than a single piece.
pub(crate) fn labels(compass: Compass, rises: impl Fn(Point) -> f64) -> Vec<(Point, (f64, f64))> {
    let mut labels = Vec::new();
    for column in 0..9 {
        let mut points = Point::of_column(column);
        let Some(first) = points.next() else { continue };
        let last = points.last().unwrap_or(first);
        let mut beyond = |end: Point, other: (f64, f64)| {
            let (x, y) = place(compass, end);
            let (dx, dy) = (x - other.0, y - other.1);
            let length = dx.hypot(dy);
            // Pieces stand up from the board: behind them there must be more room than in front.
            let away = if dy < 0.0 { 56.0 } else { 47.0 };
            // Only straight behind a stack is in its way.
            let rise = if dy < 0.0 && dx.abs() < 1.0 { rises(end) } else { 0.0 };
            labels.push((end, (x + dx / length * 54.0, y + dy / length * away - rise)));
        };
        if first == last {
            beyond(first, (0.0, 0.0));
        } else {
            beyond(first, place(compass, last));
            beyond(last, place(compass, first));
        }
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_twenty_one_lines() {
        assert_eq!(lines().matches('M').count(), 21);
    }

    #[test]
    fn a_point_is_nearest_to_itself_and_nothing_is_near_the_corner() {
        for rotation in 0..6 {
            let compass = Compass::new(rotation);
            for point in Point::ALL {
                assert_eq!(nearest(compass, place(compass, point)), Some(point));
            }
            assert_eq!(nearest(compass, (-400.0, -330.0)), None);
        }
    }
}
