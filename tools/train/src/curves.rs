//! How a run went, as a picture: what was wrong on games held out, how endings were judged, and Elo by generation.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use anyhow::Result;
use serde_json::Value;

use crate::folder::{Folder, notes};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 220.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 190.0;
const TOP: f64 = 34.0;
const BOTTOM: f64 = 30.0;
/// Lines are told apart by dashes, not by colour alone.
const STYLES: [(&str, &str); 3] = [("#1f6f8b", "none"), ("#b3541e", "7 4"), ("#4b7f2c", "2 4")];

/// A line: its name, and points by generation.
struct Line {
    name: &'static str,
    points: Vec<(f64, f64)>,
}

struct Chart {
    title: &'static str,
    lines: Vec<Line>,
}

/// Draws what is known of a run.
pub(crate) fn draw(folder: &Folder) -> Result<()> {
    let charts: Vec<Chart> =
        [losses(folder), exams(folder), elo(folder)].into_iter().filter(|chart| !chart.is_empty()).collect();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{0}\" viewBox=\"0 0 {WIDTH} {0}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n",
        HEIGHT * charts.len() as f64
    );
    for (n, chart) in charts.iter().enumerate() {
        chart.draw(&mut svg, HEIGHT * n as f64)?;
    }
    svg += "</svg>\n";
    Ok(fs::write(folder.curves(), svg)?)
}

fn losses(folder: &Folder) -> Chart {
    let last = |name: &str| -> Vec<(f64, f64)> {
        let generations = 1..=folder.newest();
        let ends = generations.filter_map(|n| Some((n, notes(&folder.fit(n)).pop()?)));
        ends.filter_map(|(n, line)| Some((f64::from(n), line[name].as_f64()?))).collect()
    };
    let lines = vec![
        Line { name: "turns", points: last("turns") },
        Line { name: "outcome", points: last("outcome") },
        Line { name: "fates", points: last("fates") },
    ];
    Chart { title: "Loss on games held out, by generation", lines }
}

fn exams(folder: &Folder) -> Chart {
    let exams = notes(&folder.exams());
    let share = |name: &str| -> Vec<(f64, f64)> {
        let share = |exam: &Value| Some(100.0 * exam[name].as_f64()? / exam["endings"].as_f64()?);
        exams.iter().filter_map(|exam| Some((exam["generation"].as_f64()?, share(exam)?))).collect()
    };
    let lines = vec![
        Line { name: "winner seen", points: share("value") },
        Line { name: "likeliest turn keeps", points: share("turn") },
        Line { name: "search keeps", points: share("search") },
    ];
    Chart { title: "Endings that the solver has worked out, right in per cent", lines }
}

fn elo(folder: &Folder) -> Chart {
    // Each gate is against an earlier one: differences add up.
    let mut heights = BTreeMap::from([(0, 0.0)]);
    for gate in notes(&folder.gates()) {
        let (Some(generation), Some(against)) = (gate["generation"].as_u64(), gate["against"].as_u64()) else {
            continue;
        };
        // Where every game was won only the least that it can be is known.
        let known = if gate["lost"] == 0 && gate["drawn"] == 0 { "low" } else { "value" };
        let Some(elo) = gate["elo"][known].as_f64() else { continue };
        let below = heights.get(&against).copied().unwrap_or_default();
        heights.insert(generation, below + elo);
    }
    let points = heights.into_iter().map(|(generation, height)| (generation as f64, height)).collect();
    Chart {
        title: "Elo above the engine without a network, by matches on the clock",
        lines: vec![Line { name: "Elo", points }],
    }
}

impl Chart {
    fn is_empty(&self) -> bool {
        self.lines.iter().all(|line| line.points.len() < 2)
    }

    fn draw(&self, svg: &mut String, top: f64) -> Result<()> {
        let points = || self.lines.iter().flat_map(|line| &line.points);
        let range = |values: &mut dyn Iterator<Item = f64>| {
            let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(value), high.max(value)));
            (low, if high > low { high } else { low + 1.0 })
        };
        let (first, last) = range(&mut points().map(|point| point.0));
        let (low, high) = range(&mut points().map(|point| point.1));
        let across = |x: f64| LEFT + (x - first) / (last - first) * (WIDTH - LEFT - RIGHT);
        let down = |y: f64| top + TOP + (high - y) / (high - low) * (HEIGHT - TOP - BOTTOM);
        writeln!(svg, "<text x=\"{LEFT}\" y=\"{}\" font-weight=\"bold\">{}</text>", top + 20.0, self.title)?;
        for step in 0..=4 {
            let value = low + (high - low) * f64::from(step) / 4.0;
            let (y, digits) = (down(value), usize::from(high - low < 10.0) * 2);
            writeln!(svg, "<path d=\"M{LEFT} {y:.1}H{:.1}\" stroke=\"#ddd\"/>", WIDTH - RIGHT)?;
            writeln!(
                svg,
                "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{value:.digits$}</text>",
                LEFT - 8.0,
                y + 4.0
            )?;
        }
        for generation in [first, last] {
            let (x, y) = (across(generation), top + HEIGHT - 10.0);
            writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"middle\">{generation}</text>")?;
        }
        for ((line, (color, dashes)), n) in self.lines.iter().zip(STYLES).zip(0..) {
            let way: Vec<String> =
                line.points.iter().map(|&(x, y)| format!("{:.1},{:.1}", across(x), down(y))).collect();
            let style = format!("fill=\"none\" stroke=\"{color}\" stroke-width=\"2\" stroke-dasharray=\"{dashes}\"");
            writeln!(svg, "<polyline points=\"{}\" {style}/>", way.join(" "))?;
            let (x, y) = (WIDTH - RIGHT + 14.0, top + TOP + 12.0 + 20.0 * f64::from(n));
            writeln!(svg, "<path d=\"M{x} {}h24\" {style}/>", y - 4.0)?;
            writeln!(svg, "<text x=\"{}\" y=\"{y}\">{}</text>", x + 30.0, line.name)?;
        }
        Ok(())
    }
}
