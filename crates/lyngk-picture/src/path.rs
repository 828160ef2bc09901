//! Path data of SVG.

use crate::Length;
use crate::draw::put;

/// Straight lines through all points, as the `d` attribute of a path: `M0 0L10 5`.
pub(crate) fn polyline(points: impl IntoIterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    for (x, y) in points {
        let command = if path.is_empty() { 'M' } else { 'L' };
        put(&mut path, format_args!("{command}{} {}", Length(x), Length(y)));
    }
    path
}
