//! Charts of several series, one below the other.

use super::{Document, Plot, Scale};
use crate::draw::put;
use crate::{Length, escape};

const WIDTH: f64 = 720.0;
/// The height of one chart.
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 60.0;
/// The room on the right, for the legend.
const RIGHT: f64 = 190.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 30.0;

/// Dashes tell the series apart where colours do not.
const STYLE: &str = ".title{font-weight:700}
.series{fill:none;stroke-width:2}
.series-0{stroke:#1f6f8b}.series-1{stroke:#b3541e;stroke-dasharray:7 4}.series-2{stroke:#4b7f2c;stroke-dasharray:2 4}
";
const DARK_STYLE: &str = ".series-0{stroke:#6fc0dd}.series-1{stroke:#f0a070}.series-2{stroke:#9ccf7a}
";
/// The number of styles of series; with more series, styles repeat.
const STYLES: usize = 3;

/// A line of a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Its name in the legend.
    pub name: String,
    /// Its points, from left to right.
    pub points: Vec<(f64, f64)>,
}

/// A line chart: several series over the same horizontal scale.
#[derive(Clone, Debug, PartialEq)]
pub struct LineChart {
    /// The heading.
    pub title: String,
    /// The lines.
    pub series: Vec<Series>,
}

impl LineChart {
    /// Whether no series has two points to draw a line between.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.series.iter().all(|series| series.points.len() < 2)
    }

    /// Draws the chart with its upper edge at `top`.
    fn draw(&self, svg: &mut String, top: f64) {
        let points = || self.series.iter().flat_map(|series| &series.points);
        let (first, last) = range(points().map(|point| point.0));
        let (low, high) = range(points().map(|point| point.1));
        let plot = Plot {
            x: Scale::new((first, last), (LEFT, WIDTH - RIGHT)),
            y: Scale::new((low, high), (top + HEIGHT - BOTTOM, top + TOP)),
        };
        let (x, y) = (Length(LEFT), Length(top + 20.0));
        put(svg, format_args!("<text class=\"title\" x=\"{x}\" y=\"{y}\">{}</text>\n", escape(&self.title)));
        let digits = if high - low < 10.0 { 2 } else { 0 };
        let steps = (0..=4).map(|step| low + (high - low) * f64::from(step) / 4.0);
        *svg += &plot.grid(steps.map(|value| (value, format!("{value:.digits$}"))));
        *svg += &plot.bottom_labels(top + HEIGHT - 10.0, [first, last].map(|value| (value, value.to_string())));
        for (number, series) in self.series.iter().enumerate() {
            let class = format!("series series-{}", number % STYLES);
            let line = plot.line(series.points.iter().copied());
            put(svg, format_args!("<path class=\"{class}\" d=\"{line}\"/>\n"));
            let (x, y) = (WIDTH - RIGHT + 14.0, top + TOP + 12.0 + 20.0 * number as f64);
            put(svg, format_args!("<path class=\"{class}\" d=\"M{} {}h24\"/>", Length(x), Length(y - 4.0)));
            let [x, y] = [x + 30.0, y].map(Length);
            put(svg, format_args!("<text x=\"{x}\" y=\"{y}\">{}</text>\n", escape(&series.name)));
        }
    }

    /// The chart in words: every series from its first value to its last.
    fn description(&self) -> String {
        let mut text = format!("{}.", self.title);
        for series in &self.series {
            if let (Some(first), Some(last)) = (series.points.first(), series.points.last()) {
                let name = &series.name;
                put(&mut text, format_args!(" {name}: {:.2} at {}, {:.2} at {}.", first.1, first.0, last.1, last.0));
            }
        }
        text
    }
}

/// Charts one below the other in one SVG file. Empty charts are left out.
#[must_use]
pub fn charts(title: &str, charts: &[LineChart]) -> String {
    let charts: Vec<&LineChart> = charts.iter().filter(|chart| !chart.is_empty()).collect();
    let mut drawing = String::new();
    for (number, chart) in charts.iter().enumerate() {
        chart.draw(&mut drawing, HEIGHT * number as f64);
    }
    let description: Vec<String> = charts.iter().map(|chart| chart.description()).collect();
    let description = description.join(" ");
    let size = (WIDTH, HEIGHT * charts.len() as f64);
    Document { size, title, description: &description, style: STYLE, dark_style: DARK_STYLE }.svg(&drawing)
}

/// The smallest and the largest value, at least one apart where they would be equal.
fn range(values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
    (low, if high > low { high } else { low + 1.0 })
}

#[cfg(test)]
mod tests {
    use roxmltree::Document;

    use super::*;

    fn series(name: &str, points: &[(f64, f64)]) -> Series {
        Series { name: name.to_owned(), points: points.to_vec() }
    }

    #[test]
    fn charts_are_xml_with_a_line_for_every_series() {
        let losses = LineChart {
            title: "Loss <held out>".to_owned(),
            series: vec![series("policy", &[(1.0, 0.8), (3.0, 0.4)]), series("value & co", &[(1.0, 0.5)])],
        };
        let empty = LineChart { title: "Elo".to_owned(), series: vec![series("Elo", &[(1.0, 3.0)])] };
        let svg = charts("A run", &[losses, empty]);
        let document = Document::parse(&svg).unwrap_or_else(|error| panic!("{error}: {svg}"));
        let node = |name: &str| document.descendants().find(|node| node.tag_name().name() == name);
        assert_eq!(node("title").and_then(|node| node.text()), Some("A run"));
        let description = node("desc").and_then(|node| node.text()).expect("a description");
        assert!(description.contains("Loss <held out>. policy: 0.80 at 1, 0.40 at 3."), "{description}");
        assert_eq!(document.root_element().attribute("height"), Some("220"), "the empty chart is left out");
        assert!(svg.contains("d=\"M60 34L530 190\"") && svg.contains(">0.40</text>"), "{svg}");
    }

    #[test]
    fn equal_values_make_a_line_along_the_bottom() {
        let flat = LineChart { title: "Flat".to_owned(), series: vec![series("same", &[(1.0, 5.0), (2.0, 5.0)])] };
        assert!(charts("Flat", &[flat]).contains("d=\"M60 190L530 190\""));
    }

    #[test]
    fn no_charts_are_an_empty_file() {
        assert!(Document::parse(&charts("Nothing", &[])).is_ok());
    }
}
