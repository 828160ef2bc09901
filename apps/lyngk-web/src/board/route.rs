//! Ways across the board: the one that a stack would take, and the one that the last turn took.

use lyngk_rules::Point;
use lyngk_view::Table;

use super::{geometry, mark};
use crate::piece::draw::{self, RX, RY, put};
use lyngk_view::Compass;

/// The way of the last turn, on the board itself.
pub(crate) fn trail(compass: Compass, path: &[Point]) -> String {
    if path.len() < 2 {
        return String::new();
    }
    format!("<path class=\"trail\" d=\"{}\"/>", polyline(path.iter().map(|&point| geometry::place(compass, point))))
}

/// The way that a stack would take: over the tops of what stands there.
pub(crate) fn way(compass: Compass, table: &Table) -> String {
    let Some(path) = table.path() else { return String::new() };
    let position = table.shown();
    let mut stops: Vec<(f64, f64)> = path
        .iter()
        .enumerate()
        .map(|(number, &point)| {
            let (x, y) = geometry::place(compass, point);
            let lift = if number == 0 { mark::LIFT } else { 0.0 };
            (x, y - draw::top(position.stack(point)) - lift)
        })
        .collect();
    let Some((&end, before)) = stops.split_last() else { return String::new() };
    let Some(&from) = before.last() else { return String::new() };
    // The head is at the edge of the piece, so that its symbol can be seen.
    let (dx, dy) = (end.0 - from.0, end.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let tip = (end.0 - ux * 17.0, end.1 - uy * 14.0);
    let neck = (tip.0 - ux * 13.0, tip.1 - uy * 13.0);
    if let Some(last) = stops.last_mut() {
        *last = neck;
    }
    let line = polyline(stops.iter().copied());
    let (wx, wy) = (-uy * 11.0, ux * 11.0);
    let (bx, by) = (neck.0 - ux * 4.0, neck.1 - uy * 4.0);
    let head = format!("M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}Z", tip.0, tip.1, bx + wx, by + wy, bx - wx, by - wy);
    let mut svg = format!(
        "<path class=\"way casing\" d=\"{line}\"/><path class=\"head casing\" d=\"{head}\"/><path class=\"way\" d=\"{line}\"/><path class=\"head\" d=\"{head}\"/>"
    );
    for &(x, y) in stops.iter().take(stops.len() - 1).skip(1) {
        for class in ["via casing", "via"] {
            put(
                &mut svg,
                format_args!(
                    "<ellipse class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{}\" ry=\"{}\"/>",
                    RX * 0.42,
                    RY * 0.42
                ),
            );
        }
    }
    svg
}

fn polyline(places: impl Iterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    for (x, y) in places {
        let pen = if path.is_empty() { 'M' } else { 'L' };
        put(&mut path, format_args!("{pen}{x:.1} {y:.1}"));
    }
    path
}
