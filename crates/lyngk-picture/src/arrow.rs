//! Arrows for turns, and the trail of the last turn.

use lyngk_rules::{Point, Position};
use lyngk_view::Compass;

use crate::draw::{self, RX, RY, put};
use crate::path::polyline;
use crate::{Length, geometry};

/// The trail of the last turn, which lies on the board below the stacks.
#[must_use]
pub fn trail(compass: Compass, path: &[Point]) -> String {
    if path.len() < 2 {
        return String::new();
    }
    format!("<path class=\"trail\" d=\"{}\"/>", polyline(path.iter().map(|&point| geometry::place(compass, point))))
}

/// The share of a piece's radius that arrows leave free, so that its symbol stays visible.
const FREE: f64 = 0.46;
/// The same for a stack, whose height and slots need more room.
const FREE_OF_STACK: f64 = 0.94;

fn free(position: &Position, point: Point) -> f64 {
    if position.height(point) > 1 { FREE_OF_STACK } else { FREE }
}

/// Arrows along these paths. The first path is the best one and is drawn last, above the others. Paths of one point are left out.
#[must_use]
pub fn arrows(compass: Compass, position: &Position, paths: &[Vec<Point>]) -> String {
    let mut svg = String::new();
    for (number, path) in paths.iter().enumerate().rev().filter(|(_, path)| path.len() > 1) {
        put(&mut svg, format_args!("<g data-rank=\"{}\">{}</g>", number + 1, arrow(compass, position, path, 0.0)));
    }
    svg
}

/// An arrow over the tops of the stacks on its path. The stack at its start is lifted by `raised`.
#[must_use]
pub fn arrow(compass: Compass, position: &Position, path: &[Point], raised: f64) -> String {
    let over = |(number, &point): (usize, &Point)| {
        let (x, y) = geometry::place(compass, point);
        let above = draw::top(position.stack(point)) + if number == 0 { raised } else { 0.0 };
        (x, y - above)
    };
    let stops: Vec<(f64, f64)> = path.iter().enumerate().map(over).collect();
    let mut line = String::new();
    let mut head = String::new();
    for (number, leg) in stops.windows(2).enumerate() {
        let (from, to) = (leg[0], leg[1]);
        let length = geometry::distance(from, to).max(1.0);
        let (ux, uy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
        let [behind, before] = [number, number + 1].map(|stop| free(position, path[stop]));
        let start = (from.0 + ux * RX * behind, from.1 + uy * RY * behind);
        let mut end = (to.0 - ux * RX * before, to.1 - uy * RY * before);
        if number + 2 == stops.len() {
            head = arrow_head(end, (ux, uy));
            end = (end.0 - ux * 12.0, end.1 - uy * 12.0);
        }
        line += &polyline([start, end]);
    }
    let mut rings = String::new();
    for (&(x, y), &point) in stops.iter().zip(path).take(stops.len() - 1).skip(1) {
        let (rx, ry) = (RX * free(position, point), RY * free(position, point));
        let [left, y, rx, ry, width] = [x - rx, y, rx, ry, rx * 2.0].map(Length);
        put(&mut rings, format_args!("M{left} {y}a{rx} {ry} 0 1 1 {width} 0a{rx} {ry} 0 1 1-{width} 0Z"));
    }
    let mut svg = String::new();
    for casing in [" way-casing", ""] {
        put(
            &mut svg,
            format_args!(
                "<path class=\"way{casing}\" d=\"{line}{rings}\"/><path class=\"way-head{casing}\" d=\"{head}\"/>"
            ),
        );
    }
    svg
}

fn arrow_head(tip: (f64, f64), (ux, uy): (f64, f64)) -> String {
    let (x, y) = (tip.0 - ux * 17.0, tip.1 - uy * 17.0);
    let (wx, wy) = (-uy * 11.0, ux * 11.0);
    polyline([tip, (x + wx, y + wy), (x - wx, y - wy)]) + "Z"
}
