//! Player 1's chances over a game, as an SVG file.

use lyngk_engine::analysis::{GameAnalysis, Grade, Judgement, TurnAnalysis};
use lyngk_engine::{Proof, Score, Verdict};
use lyngk_picture::graph::{Document, Plot, Scale};
use lyngk_picture::{Length, escape};
use lyngk_rules::{PerPlayer, Player, Record};

use super::words::{self, add};

const SIZE: (f64, f64) = (800.0, 340.0);
const LEFT: f64 = 70.0;
const RIGHT: f64 = 780.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 200.0;
/// The height of the band below the graph that shows where the result is proved.
const PROVED_BAND: f64 = 12.0;
/// The heights at which the marks of each player stand.
const LANES: PerPlayer<f64> = PerPlayer::new(246.0, 282.0);
const LEGEND: f64 = 326.0;

// Nothing is told by colour alone: areas, marks and the band carry words.
const STYLE: &str = ".two{fill:#dfe4ec}.draw{fill:#c9c2b2}.one{fill:#e9c98d}
.wide{stroke-width:6px}.mark text{font-weight:700;text-anchor:middle}
.leader{stroke:#3d3a33;stroke-opacity:.45;stroke-dasharray:1 3}
.shape{fill:#fbf9f4;stroke:#3d3a33;stroke-width:1.6}.full{fill:#3d3a33}
.hatch{stroke:#3d3a33;stroke-width:1.4}.proved{fill:url(#hatch);stroke:#3d3a33;stroke-width:.8}
";
const DARK_STYLE: &str = ".two{fill:#2c3442}.draw{fill:#57534a}.one{fill:#7d5f29}
.leader,.hatch,.proved{stroke:#e9e4d8}
.shape{fill:#1d1c1a;stroke:#e9e4d8}.full{fill:#e9e4d8}
";
const HATCH: &str = "<defs><pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">\
    <path class=\"hatch\" d=\"M-1 7L7-1M-1 1L1-1M5 7L7 5\"/></pattern></defs>\n";

/// The chart of a game: player 1's wins at the bottom, ties between, player 2's wins at the top.
pub(super) fn chart(record: &Record, analysis: &GameAnalysis) -> String {
    let chances = analysis.chances(Player::One);
    let last = chances.len().saturating_sub(1).max(1);
    let plot = Plot { x: Scale::new((0.0, last as f64), (LEFT, RIGHT)), y: Scale::new((0.0, 1.0), (BOTTOM, TOP)) };
    let names = words::names(record);
    let title = format!("{} – {}", shortened(&names[Player::One]), shortened(&names[Player::Two]));
    let mut svg = String::from(HATCH);
    let (x, right) = (Length(LEFT), Length(RIGHT));
    add(&mut svg, format_args!("<text class=\"head\" x=\"{x}\" y=\"28\">{}</text>\n", escape(&title)));
    add(&mut svg, format_args!("<text x=\"{right}\" y=\"28\" text-anchor=\"end\">chances of player 1</text>\n"));
    add_proved(&mut svg, &plot, &chances);
    add_areas(&mut svg, &plot, &chances);
    add_axes(&mut svg, &plot);
    let numbers = words::axis(record, analysis);
    let numbers = numbers.into_iter().map(|(point, number)| (point as f64, number.to_string()));
    svg += &plot.bottom_labels(BOTTOM + PROVED_BAND + 14.0, numbers);
    for (player, lane) in LANES {
        svg += &plot.left_label(lane + 9.0, &format!("player {player}"));
    }
    for (point, turn) in (1..).zip(&analysis.turns) {
        if let Some(judgement) = turn.judgement.as_ref().filter(|judgement| !words::mark(judgement).is_empty()) {
            add_mark(&mut svg, &plot, record, point, turn, judgement);
        }
    }
    add_legend(&mut svg);
    let (title, description) = (title + ": chances over the game", description(record, analysis, &chances));
    let document =
        Document { size: SIZE, title: &title, description: &description, style: STYLE, dark_style: DARK_STYLE };
    document.svg(&svg)
}

/// A player's name, cut where the heading has no room for it.
fn shortened(name: &str) -> String {
    match name.char_indices().nth(30) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

/// The chart in words.
fn description(record: &Record, analysis: &GameAnalysis, chances: &[Score]) -> String {
    let names = words::names(record);
    let said = |score: Option<&Score>| score.map_or(String::new(), |&score| words::chances_of_one(score));
    let mut description = format!(
        "The chances of player 1, {}, against {}: {} at first, {} after {}.",
        names[Player::One],
        names[Player::Two],
        said(chances.first()),
        said(chances.last()),
        words::count(analysis.turns.len(), "turn")
    );
    for turn in &analysis.turns {
        if let Some(judgement) = turn.judgement.as_ref().filter(|judgement| judgement.grade.is_error()) {
            let (turn, grade) = (words::numbered(record, turn), words::grade(judgement.grade));
            add(&mut description, format_args!(" {turn}: {grade}."));
        }
    }
    description
}

fn add_areas(svg: &mut String, plot: &Plot, chances: &[Score]) {
    let shares: Vec<[f64; 2]> = chances
        .iter()
        .map(|score| match score {
            Score::Estimate(wdl) => [wdl.win(), wdl.win() + wdl.draw()].map(|share| f64::from(share) / 1000.0),
            // A proved result has all of the chances.
            Score::Proved(Proof { verdict: Verdict::Draw, .. }) => [0.0, 1.0],
            Score::Proved(proof) => [f64::from(proof.verdict.expectation()); 2],
        })
        .collect();
    let [x, y, width, height] = [LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP].map(Length);
    add(svg, format_args!("<rect class=\"two\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>\n"));
    for (class, level) in [("draw", 1), ("one", 0)] {
        let area = plot.area(points(shares.iter().map(|shares| shares[level])));
        add(svg, format_args!("<path class=\"{class}\" d=\"{area}\"/>\n"));
    }
    let line = plot.line(points(chances.iter().map(|score| f64::from(score.expectation()))));
    if !line.is_empty() {
        add(svg, format_args!("<path class=\"line\" d=\"{line}\"/>\n"));
    }
}

/// A point for every share, from left to right; for a game without turns, two points that make a straight line.
fn points(shares: impl Iterator<Item = f64>) -> Vec<(f64, f64)> {
    let mut points: Vec<(f64, f64)> = shares.enumerate().map(|(at, share)| (at as f64, share)).collect();
    if let [(_, share)] = points[..] {
        points.push((1.0, share));
    }
    points
}

fn add_axes(svg: &mut String, plot: &Plot) {
    *svg += &plot.grid([(0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")]);
    // On the left, where most games are open and the line is far from both.
    let x = Length(LEFT + 6.0);
    for (y, text) in [(TOP + 16.0, "player 2 wins"), (BOTTOM - 8.0, "player 1 wins")] {
        add(svg, format_args!("<text class=\"halo\" x=\"{x}\" y=\"{}\">{text}</text>\n", Length(y)));
    }
    *svg += &plot.left_label(BOTTOM + PROVED_BAND + 14.0, "turn");
}

/// The band below the graph where the result is proved.
fn add_proved(svg: &mut String, plot: &Plot, chances: &[Score]) {
    let x = |point: usize| plot.x.length(point as f64);
    let half = (x(1) - x(0)) / 2.0;
    let mut at = 0;
    for run in chances.chunk_by(|one, two| one.proof().is_some() == two.proof().is_some()) {
        let (from, to) = (x(at) - half, x(at + run.len() - 1) + half);
        at += run.len();
        if run[0].proof().is_none() {
            continue;
        }
        let (from, to) = (from.max(LEFT), to.min(RIGHT));
        let [x, y, width, height] = [from, BOTTOM + 2.0, to - from, PROVED_BAND - 2.0].map(Length);
        let place = format!("x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"");
        add(svg, format_args!("<rect class=\"proved\" {place}><title>proved</title></rect>\n"));
        if to - from > 60.0 {
            let [x, y] = [f64::midpoint(from, to), BOTTOM + 11.0].map(Length);
            add(
                svg,
                format_args!("<text class=\"halo wide\" x=\"{x}\" y=\"{y}\" text-anchor=\"middle\">proved</text>\n"),
            );
        }
    }
}

/// A mark in its player's lane, and a line from it to its place in the graph.
fn add_mark(svg: &mut String, plot: &Plot, record: &Record, point: usize, turn: &TurnAnalysis, judgement: &Judgement) {
    let lane = LANES[turn.player];
    let place = plot.place((point as f64, f64::from(words::after_for_one(turn).expectation())));
    let mut said = format!("{}: {}", words::numbered(record, turn), words::grade(judgement.grade));
    if let Some(first) = judgement.better.as_ref().and_then(|better| better.turns.first()) {
        add(&mut said, format_args!(", better {first}"));
    }
    for fault in words::faults(judgement) {
        add(&mut said, format_args!("; it {fault}"));
    }
    let [x, y] = <[f64; 2]>::from(place).map(Length);
    add(svg, format_args!("<g class=\"mark\"><title>{}</title>", escape(&said)));
    add(svg, format_args!("<path class=\"leader\" d=\"M{x} {y}V{}\"/>", Length(lane - 8.0)));
    add(svg, format_args!("<circle class=\"shape\" cx=\"{x}\" cy=\"{y}\" r=\"3\"/>\n"));
    add_shape(svg, judgement.grade, (place.0, lane));
    let (mark, y) = (words::mark(judgement), Length(lane + 18.0));
    add(svg, format_args!("<text class=\"halo\" x=\"{x}\" y=\"{y}\">{mark}</text></g>\n"));
}

/// The shape of a grade: a triangle, a diamond, a full square; a circle for praise.
fn add_shape(svg: &mut String, grade: Grade, (x, y): (f64, f64)) {
    let (class, path) = match grade {
        Grade::Inaccuracy => ("shape", "M0-5.5L5.5 4.5H-5.5Z"),
        Grade::Mistake => ("shape", "M0-6L6 0L0 6L-6 0Z"),
        Grade::Blunder => ("shape full", "M-5-5H5V5H-5Z"),
        Grade::Best | Grade::Good => ("shape", "M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0Z"),
    };
    let [x, y] = [x, y].map(Length);
    add(svg, format_args!("<path class=\"{class}\" transform=\"translate({x} {y})\" d=\"{path}\"/>\n"));
}

fn add_legend(svg: &mut String) {
    let mut x = LEFT + 6.0;
    let y = Length(LEGEND);
    for (grade, mark, text) in [
        (Grade::Inaccuracy, "?!", "inaccuracy"),
        (Grade::Mistake, "?", "mistake"),
        (Grade::Blunder, "??", "blunder"),
        (Grade::Best, "!", "only good turn"),
    ] {
        add_shape(svg, grade, (x, LEGEND - 4.0));
        add(svg, format_args!("<text x=\"{}\" y=\"{y}\">{mark} {text}</text>\n", Length(x + 12.0)));
        x += 52.0 + 6.5 * text.len() as f64;
    }
    for (class, text) in [("proved", "proved"), ("draw", "ties")] {
        let [left, top] = [x - 6.0, LEGEND - 9.0].map(Length);
        add(svg, format_args!("<rect class=\"{class}\" x=\"{left}\" y=\"{top}\" width=\"22\" height=\"10\"/>\n"));
        add(svg, format_args!("<text x=\"{}\" y=\"{y}\">{text}</text>\n", Length(x + 22.0)));
        x += 82.0;
    }
}
