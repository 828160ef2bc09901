//! Line graphs as SVG text.
//!
//! A [`Plot`] maps values to places in a drawing and writes lines, areas, grid and labels. A [`Document`] puts a drawing into a
//! file of its own, with a title and a description for screen readers and with colours for light and dark pages. A [`LineChart`]
//! is a complete chart of several series with a legend.

mod chart;
mod document;

pub use chart::{LineChart, Series, charts};
pub use document::Document;

use crate::draw::put;
use crate::path::polyline;
use crate::{Length, escape};

/// A linear scale: maps values to lengths of the drawing.
///
/// ```
/// use lyngk_picture::graph::Scale;
///
/// let percent = Scale::new((0.0, 100.0), (200.0, 40.0));
/// assert_eq!(percent.length(50.0), 120.0);
/// assert_eq!(percent.value(40.0), 100.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scale {
    values: (f64, f64),
    lengths: (f64, f64),
}

impl Scale {
    /// The scale on which the first and the last value lie at these lengths.
    ///
    /// Equal values make a scale on which everything lies at the first length.
    #[must_use]
    pub fn new(values: (f64, f64), lengths: (f64, f64)) -> Scale {
        Scale { values, lengths }
    }

    /// The place of a value.
    #[must_use]
    pub fn length(self, value: f64) -> f64 {
        interpolate(value, self.values, self.lengths)
    }

    /// The value at a place: the inverse of [`length`](Scale::length).
    #[must_use]
    pub fn value(self, length: f64) -> f64 {
        interpolate(length, self.lengths, self.values)
    }
}

fn interpolate(x: f64, from: (f64, f64), to: (f64, f64)) -> f64 {
    let span = from.1 - from.0;
    if span == 0.0 { to.0 } else { to.0 + (x - from.0) / span * (to.1 - to.0) }
}

/// The area of a graph: one scale across and one up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plot {
    /// The horizontal scale, from the left edge to the right one.
    pub x: Scale,
    /// The vertical scale, from the bottom edge to the top one.
    pub y: Scale,
}

impl Plot {
    /// The place of a point.
    #[must_use]
    pub fn place(&self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.x.length(x), self.y.length(y))
    }

    /// A line through all points, as the `d` attribute of a path.
    #[must_use]
    pub fn line(&self, points: impl IntoIterator<Item = (f64, f64)>) -> String {
        polyline(points.into_iter().map(|point| self.place(point)))
    }

    /// The area below a line, as the `d` attribute of a path; empty where there are no points.
    #[must_use]
    pub fn area(&self, points: impl IntoIterator<Item = (f64, f64)>) -> String {
        let places: Vec<(f64, f64)> = points.into_iter().map(|point| self.place(point)).collect();
        let (Some(first), Some(last)) = (places.first(), places.last()) else { return String::new() };
        let bottom = self.y.lengths.0;
        let (start, end) = ((first.0, bottom), (last.0, bottom));
        polyline([start].into_iter().chain(places.iter().copied()).chain([end])) + "Z"
    }

    /// Horizontal grid lines, each with its label on the left. A line at the bottom edge is the axis.
    #[must_use]
    pub fn grid<T: AsRef<str>>(&self, lines: impl IntoIterator<Item = (f64, T)>) -> String {
        let mut svg = String::new();
        let [left, right] = <[f64; 2]>::from(self.x.lengths).map(Length);
        for (value, label) in lines {
            let y = self.y.length(value);
            // Closer than the drawing can show.
            let class = if (y - self.y.lengths.0).abs() < 0.05 { "axis" } else { "grid" };
            put(&mut svg, format_args!("<path class=\"{class}\" d=\"M{left} {}H{right}\"/>\n", Length(y)));
            svg += &self.left_label(y + 4.0, label.as_ref());
        }
        svg
    }

    /// A label to the left of the graph, with its baseline at this height.
    #[must_use]
    pub fn left_label(&self, y: f64, label: &str) -> String {
        let x = self.x.lengths.0 - 8.0;
        format!("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\n", Length(x), Length(y), escape(label))
    }

    /// Labels below the graph, centred on their values, with their baseline at this height.
    #[must_use]
    pub fn bottom_labels<T: AsRef<str>>(&self, y: f64, labels: impl IntoIterator<Item = (f64, T)>) -> String {
        let mut svg = String::new();
        for (value, label) in labels {
            let [x, y] = [self.x.length(value), y].map(Length);
            let label = escape(label.as_ref());
            put(&mut svg, format_args!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">{label}</text>\n"));
        }
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot() -> Plot {
        Plot { x: Scale::new((0.0, 10.0), (20.0, 120.0)), y: Scale::new((0.0, 1.0), (80.0, 30.0)) }
    }

    #[test]
    fn lines_and_areas_follow_the_scales() {
        let points = [(0.0, 0.5), (5.0, 1.0), (10.0, 0.0)];
        assert_eq!(plot().line(points), "M20 55L70 30L120 80");
        assert_eq!(plot().area(points), "M20 80L20 55L70 30L120 80L120 80Z");
        assert_eq!([plot().line([]), plot().area([])], ["", ""]);
    }

    #[test]
    fn a_scale_without_extent_has_one_place() {
        let scale = Scale::new((3.0, 3.0), (20.0, 120.0));
        assert_eq!((scale.length(3.0), scale.length(9.0), scale.value(70.0)), (20.0, 20.0, 3.0));
    }

    #[test]
    fn labels_are_escaped_and_the_lowest_line_is_the_axis() {
        let svg = plot().grid([(0.0, "0 %"), (1.0, "<100 %")]);
        assert!(svg.starts_with("<path class=\"axis\" d=\"M20 80H120\"/>"), "{svg}");
        assert!(svg.contains("<path class=\"grid\" d=\"M20 30H120\"/>") && svg.contains(">&lt;100 %<"), "{svg}");
        assert!(
            plot()
                .bottom_labels(95.0, [(5.0, "a & b")])
                .contains("x=\"70\" y=\"95\" text-anchor=\"middle\">a &amp; b<")
        );
    }
}
