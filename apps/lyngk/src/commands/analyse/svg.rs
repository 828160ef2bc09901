//! The chances over a game, as a picture that stands alone.

use lyngk_engine::analysis::{GameAnalysis, Grade, Judgement, TurnAnalysis};
use lyngk_engine::{Proof, Score, Verdict};
use lyngk_rules::{Player, Record};

use super::words::{self, add};

const WIDTH: f32 = 800.0;
const HEIGHT: f32 = 340.0;
const LEFT: f32 = 70.0;
const RIGHT: f32 = 780.0;
const TOP: f32 = 44.0;
const BOTTOM: f32 = 200.0;
/// How high the strip below the graph is that says what is proved.
const STRIP: f32 = 12.0;
/// Where the marks of each player are.
const LANES: [f32; 2] = [246.0, 282.0];
const LEGEND: f32 = 326.0;

/// Colours for a light and a dark page. No meaning is told by them alone: areas, marks and the strip carry words.
const STYLE: &str = "
text{font-family:system-ui,sans-serif;font-size:12px;fill:#3d3a33}
.head{font-size:16px;font-weight:600}
.mark text{font-weight:700;text-anchor:middle}
.ground{fill:#fbf9f4}.two{fill:#dfe4ec}.draw{fill:#c9c2b2}.one{fill:#e9c98d}
.halo{paint-order:stroke;stroke:#fbf9f4;stroke-width:3px;stroke-linejoin:round}.wide{stroke-width:6px}
.expected{fill:none;stroke:#3d3a33;stroke-width:2;stroke-linejoin:round}
.grid{stroke:#3d3a33;stroke-opacity:.25;stroke-dasharray:2 4}
.leader{stroke:#3d3a33;stroke-opacity:.45;stroke-dasharray:1 3}
.axis{stroke:#3d3a33}.shape{fill:#fbf9f4;stroke:#3d3a33;stroke-width:1.6}.full{fill:#3d3a33}
.hatch{stroke:#3d3a33;stroke-width:1.4}.strip{fill:url(#hatch);stroke:#3d3a33;stroke-width:.8}
@media(prefers-color-scheme:dark){
text{fill:#e9e4d8}
.ground{fill:#1d1c1a}.two{fill:#2c3442}.draw{fill:#57534a}.one{fill:#7d5f29}
.halo{stroke:#1d1c1a}.expected,.grid,.leader,.axis,.hatch{stroke:#e9e4d8}
.shape{fill:#1d1c1a;stroke:#e9e4d8}.full{fill:#e9e4d8}.strip{stroke:#e9e4d8}
}
";

/// Player 1's chances over the turns: wins below, draws between, player 2's wins above.
pub(super) fn picture(record: &Record, analysis: &GameAnalysis) -> String {
    let chances = analysis.chances(Player::One);
    let plot = Plot { last: chances.len().saturating_sub(1) };
    let mut svg = String::new();
    add_head(&mut svg, record, analysis, &chances);
    plot.add_proved(&mut svg, &chances);
    plot.add_areas(&mut svg, &chances);
    add_axes(&mut svg);
    plot.add_numbers(&mut svg, record, analysis);
    for (lane, player) in LANES.into_iter().zip(Player::ALL) {
        let y = lane + 9.0;
        add(
            &mut svg,
            format_args!("<text x=\"{}\" y=\"{y}\" text-anchor=\"end\">player {player}</text>\n", LEFT - 8.0),
        );
    }
    for (point, turn) in (1..).zip(&analysis.turns) {
        if let Some(judgement) = turn.judgement.as_ref().filter(|judgement| !words::mark(judgement).is_empty()) {
            plot.add_mark(&mut svg, record, point, turn, judgement);
        }
    }
    add_legend(&mut svg);
    svg.push_str("</svg>\n");
    svg
}

/// Text as XML can hold it.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for char in text.chars() {
        match char {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            // XML has no way to write these.
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            char if char.is_control() => safe.push(' '),
            char => safe.push(char),
        }
    }
    safe
}

fn add_head(svg: &mut String, record: &Record, analysis: &GameAnalysis, chances: &[Score]) {
    let names = words::names(record);
    let short = names.each_ref().map(|name| match name.char_indices().nth(30) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.clone(),
    });
    let title = escaped(&format!("{} – {}", short[0], short[1]));
    let said = |score: Option<&Score>| score.map_or(String::new(), |&score| words::chances_of_one(score));
    let mut description = format!(
        "The chances of player 1, {}, against {}: {} at first, {} after {}.",
        names[0],
        names[1],
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
    add(
        svg,
        format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" \
             height=\"{HEIGHT}\" role=\"img\" aria-labelledby=\"title desc\">\n<title id=\"title\">{title}: chances over the game</title>\n\
             <desc id=\"desc\">{}</desc>\n<style>{STYLE}</style>\n\
             <defs><pattern id=\"hatch\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">\
             <path class=\"hatch\" d=\"M-1 7L7-1M-1 1L1-1M5 7L7 5\"/></pattern></defs>\n\
             <rect class=\"ground\" width=\"100%\" height=\"100%\" rx=\"10\"/>\n\
             <text class=\"head\" x=\"{LEFT}\" y=\"28\">{title}</text>\n\
             <text x=\"{RIGHT}\" y=\"28\" text-anchor=\"end\">chances of player 1</text>\n",
            escaped(&description)
        ),
    );
}

fn height(share: f32) -> f32 {
    BOTTOM - share.clamp(0.0, 1.0) * (BOTTOM - TOP)
}

fn add_axes(svg: &mut String) {
    for (share, label) in [(0.0, "0 %"), (0.5, "50 %"), (1.0, "100 %")] {
        let y = height(share);
        let class = if share == 0.0 { "axis" } else { "grid" };
        add(svg, format_args!("<path class=\"{class}\" d=\"M{LEFT} {y}H{RIGHT}\"/>\n"));
        let (x, y) = (LEFT - 8.0, y + 4.0);
        add(svg, format_args!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"end\">{label}</text>\n"));
    }
    // On the left, where most games are open and the line is far from both.
    let x = LEFT + 6.0;
    for (y, text) in [(TOP + 16.0, "player 2 wins"), (BOTTOM - 8.0, "player 1 wins")] {
        add(svg, format_args!("<text class=\"halo\" x=\"{x}\" y=\"{y}\">{text}</text>\n"));
    }
    let (x, y) = (LEFT - 8.0, BOTTOM + STRIP + 14.0);
    add(svg, format_args!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"end\">turn</text>\n"));
}

fn add_legend(svg: &mut String) {
    let mut x = LEFT + 6.0;
    for (grade, mark, text) in [
        (Grade::Inaccuracy, "?!", "inaccuracy"),
        (Grade::Mistake, "?", "mistake"),
        (Grade::Blunder, "??", "blunder"),
        (Grade::Best, "!", "only good turn"),
    ] {
        add_shape(svg, grade, x, LEGEND - 4.0);
        add(svg, format_args!("<text x=\"{}\" y=\"{LEGEND}\">{mark} {text}</text>\n", x + 12.0));
        x += 52.0 + 6.5 * text.len() as f32;
    }
    let y = LEGEND - 9.0;
    add(svg, format_args!("<rect class=\"strip\" x=\"{}\" y=\"{y}\" width=\"22\" height=\"10\"/>\n", x - 6.0));
    add(svg, format_args!("<text x=\"{}\" y=\"{LEGEND}\">proved</text>\n", x + 22.0));
    x += 82.0;
    add(svg, format_args!("<rect class=\"draw\" x=\"{}\" y=\"{y}\" width=\"22\" height=\"10\"/>\n", x - 6.0));
    add(svg, format_args!("<text x=\"{}\" y=\"{LEGEND}\">draws</text>\n", x + 22.0));
}

/// The shape of a grade: a triangle, a diamond, a full square; a circle for praise.
fn add_shape(svg: &mut String, grade: Grade, x: f32, y: f32) {
    let (class, path) = match grade {
        Grade::Inaccuracy => ("shape", "M0-5.5L5.5 4.5H-5.5Z"),
        Grade::Mistake => ("shape", "M0-6L6 0L0 6L-6 0Z"),
        Grade::Blunder => ("shape full", "M-5-5H5V5H-5Z"),
        Grade::Best | Grade::Good => ("shape", "M5 0A5 5 0 1 1-5 0A5 5 0 1 1 5 0Z"),
    };
    add(svg, format_args!("<path class=\"{class}\" transform=\"translate({x:.1} {y:.1})\" d=\"{path}\"/>\n"));
}

/// Where points of the game are.
struct Plot {
    last: usize,
}

impl Plot {
    fn x(&self, point: usize) -> f32 {
        LEFT + (RIGHT - LEFT) * point as f32 / self.last.max(1) as f32
    }

    /// A line through all points; for a game without turns it is straight.
    fn line(&self, heights: &[f32]) -> String {
        let mut places: Vec<(f32, f32)> = heights.iter().enumerate().map(|(at, &y)| (self.x(at), y)).collect();
        if let [(_, y)] = places[..] {
            places.push((RIGHT, y));
        }
        let mut path = String::new();
        for (x, y) in places {
            add(&mut path, format_args!("L{x:.1} {y:.1}"));
        }
        path
    }

    fn add_areas(&self, svg: &mut String, chances: &[Score]) {
        let shares: Vec<[f32; 2]> = chances
            .iter()
            .map(|score| match score {
                Score::Estimate(wdl) => [f32::from(wdl.win()) / 1000.0, f32::from(wdl.win() + wdl.draw()) / 1000.0],
                // Nothing but what is certain has any chance.
                Score::Proved(Proof { verdict: Verdict::Draw, .. }) => [0.0, 1.0],
                Score::Proved(proof) => [proof.verdict.expectation(); 2],
            })
            .collect();
        let (width, tall) = (RIGHT - LEFT, BOTTOM - TOP);
        add(svg, format_args!("<rect class=\"two\" x=\"{LEFT}\" y=\"{TOP}\" width=\"{width}\" height=\"{tall}\"/>\n"));
        for (class, level) in [("draw", 1), ("one", 0)] {
            let line = self.line(&shares.iter().map(|shares| height(shares[level])).collect::<Vec<_>>());
            add(svg, format_args!("<path class=\"{class}\" d=\"M{LEFT} {BOTTOM}{line}L{RIGHT} {BOTTOM}Z\"/>\n"));
        }
        let line = self.line(&chances.iter().map(|score| height(score.expectation())).collect::<Vec<_>>());
        let line = line.strip_prefix('L').unwrap_or_default();
        if !line.is_empty() {
            add(svg, format_args!("<path class=\"expected\" d=\"M{line}\"/>\n"));
        }
    }

    /// Numbers of turns, the first and every fifth.
    fn add_numbers(&self, svg: &mut String, record: &Record, analysis: &GameAnalysis) {
        for (point, number) in words::axis(record, analysis) {
            let (x, y) = (self.x(point), BOTTOM + STRIP + 14.0);
            add(svg, format_args!("<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{number}</text>\n"));
        }
    }

    /// The strip below the graph where the result is certain.
    fn add_proved(&self, svg: &mut String, chances: &[Score]) {
        let half = (self.x(1) - self.x(0)) / 2.0;
        let mut at = 0;
        for run in chances.chunk_by(|one, two| one.proof().is_some() == two.proof().is_some()) {
            let (from, to) = (self.x(at) - half, self.x(at + run.len() - 1) + half);
            at += run.len();
            if run[0].proof().is_none() {
                continue;
            }
            let (from, to) = (from.max(LEFT), to.min(RIGHT));
            let (y, width, tall) = (BOTTOM + 2.0, to - from, STRIP - 2.0);
            let place = format!("x=\"{from:.1}\" y=\"{y}\" width=\"{width:.1}\" height=\"{tall}\"");
            add(svg, format_args!("<rect class=\"strip\" {place}><title>proved</title></rect>\n"));
            if width > 60.0 {
                let place = format!("x=\"{:.1}\" y=\"{}\" text-anchor=\"middle\"", f32::midpoint(from, to), y + 9.0);
                add(svg, format_args!("<text class=\"halo wide\" {place}>proved</text>\n"));
            }
        }
    }

    /// A mark in its player's lane, led to the place in the graph that it is about.
    fn add_mark(&self, svg: &mut String, record: &Record, point: usize, turn: &TurnAnalysis, judgement: &Judgement) {
        let (x, lane) = (self.x(point), LANES[turn.player.index()]);
        let y = height(words::after_for_one(turn).expectation());
        let mut said = format!("{}: {}", words::numbered(record, turn), words::grade(judgement.grade));
        if let Some(first) = judgement.better.as_ref().and_then(|better| better.turns.first()) {
            add(&mut said, format_args!(", better {first}"));
        }
        for fault in words::faults(judgement) {
            add(&mut said, format_args!("; it {fault}"));
        }
        add(svg, format_args!("<g class=\"mark\"><title>{}</title>", escaped(&said)));
        add(svg, format_args!("<path class=\"leader\" d=\"M{x:.1} {y:.1}V{:.1}\"/>", lane - 8.0));
        add(svg, format_args!("<circle class=\"shape\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\"/>\n"));
        add_shape(svg, judgement.grade, x, lane);
        let mark = words::mark(judgement);
        add(svg, format_args!("<text class=\"halo\" x=\"{x:.1}\" y=\"{:.1}\">{mark}</text></g>\n", lane + 18.0));
    }
}
