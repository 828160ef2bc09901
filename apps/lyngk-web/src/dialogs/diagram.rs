//! A scene of the lesson, drawn: a part of the board with moves on it.

use js_sys::Math;
use leptos::prelude::*;
use lyngk_rules::{Color, Colors, Direction, Point, Stack, Variant};
use lyngk_view::{Scene, Verdict, Way};

use crate::board::tag;
use crate::desk::Desk;
use crate::length::Length;
use crate::piece::draw::{self, RX, RY, put};
use crate::piece::set_class;

/// From column to column, and from half step to half step upwards, as on the board.
const STEP: (f64, f64) = (86.6, 46.0);
/// How much of the board is seen at least, so that pieces do not become larger than on the board itself.
const LEAST_WIDTH: f64 = 440.0;
/// What is seen is so many times as wide as it is high.
const ASPECT: f64 = 1.8;

/// A scene, drawn.
#[component]
pub(crate) fn Diagram(
    /// What is drawn.
    scene: Scene,
    /// What it shows, for those who do not see it.
    label: Signal<String>,
) -> impl IntoView {
    let desk: Desk = expect_context();
    let set = move || format!("diagram {}", set_class(desk.settings.read().pieces));
    view! { <svg class=move || set() viewBox=view_box(&scene) role="img" aria-label=label inner_html=drawing(&scene)></svg> }
}

/// Where a point is.
fn place(point: Point) -> (f64, f64) {
    let (x, y) = point.coordinates();
    (f64::from(x) * STEP.0, f64::from(y) * -STEP.1)
}

/// What stands on a point. What cannot be read is nothing; that all can be is tested with the lesson.
fn stack(scene: &Scene, point: Point) -> Stack {
    let letters = scene.stacks.iter().find(|(at, _)| *at == point).map_or("", |(_, letters)| *letters);
    letters.parse().unwrap_or(Stack::EMPTY)
}

/// The part of the board that is seen: everything that the scene names, with a little around it.
fn view_box(scene: &Scene) -> String {
    let mut low = (f64::MAX, f64::MAX);
    let mut high = (f64::MIN, f64::MIN);
    for (point, _) in scene.stacks {
        let (x, y) = place(*point);
        let top = y - draw::top(stack(scene, *point));
        low = (low.0.min(x), low.1.min(top));
        high = (high.0.max(x), high.1.max(y));
    }
    for way in scene.ways.iter().filter(|way| matches!(way.verdict, Verdict::Scores | Verdict::Blocks)) {
        let Some(end) = way.path.last() else { continue };
        low.1 = low.1.min(place(*end).1 - draw::top(stack(scene, *end)) - 34.0);
    }
    let around = (RX + 22.0, RY + 18.0);
    let (wide, tall) = (high.0 - low.0 + 2.0 * around.0, high.1 - low.1 + 2.0 * around.1);
    let width = wide.max(tall * ASPECT).max(LEAST_WIDTH);
    let height = width / ASPECT;
    let (x, y) = (f64::midpoint(low.0, high.0) - width / 2.0, f64::midpoint(low.1, high.1) - height / 2.0);
    [x, y, width, height].map(|length| Length(length).to_string()).join(" ")
}

fn drawing(scene: &Scene) -> String {
    let mut svg = format!("<path class=\"plate-lines\" d=\"{}\"/>", lines());
    let mut points = Point::ALL;
    // What is nearer hides what is farther.
    points.sort_by_key(|point| -point.coordinates().1);
    for point in points {
        let [x, y] = <[f64; 2]>::from(place(point)).map(Length);
        put(&mut svg, format_args!("<g transform=\"translate({x} {y})\">"));
        svg += &standing(scene, stack(scene, point));
        svg += "</g>";
    }
    for way in scene.ways {
        svg += &arrow(scene, way);
    }
    // Heights and colours are to be read whatever passes.
    for point in points {
        let [x, y] = <[f64; 2]>::from(place(point)).map(Length);
        let tag = tag::tag(stack(scene, point), Variant::Standard);
        put(&mut svg, format_args!("<g transform=\"translate({x} {y})\">{tag}</g>"));
    }
    svg
}

/// The lines of the board, step by step.
fn lines() -> String {
    let mut path = String::new();
    for point in Point::ALL {
        for next in Direction::ALL.into_iter().take(3).filter_map(|direction| point.step(direction)) {
            let ((x1, y1), (x2, y2)) = (place(point), place(next));
            let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(Length);
            put(&mut path, format_args!("M{x1} {y1}L{x2} {y2}"));
        }
    }
    path
}

/// A stack with its shadow and the mark of its owner.
fn standing(scene: &Scene, stack: Stack) -> String {
    if stack.is_empty() {
        return "<circle class=\"spot-hole\" r=\"4\"/>".to_owned();
    }
    let mut svg = String::new();
    let reach = 3.0 + stack.height() as f64 * 2.6;
    let [cx, cy] = [reach * 0.9, reach * 0.6 + 3.0].map(Length);
    let [rx, ry] = [RX + 6.0 + reach, RY + 4.0 + reach * 0.5].map(Length);
    put(
        &mut svg,
        format_args!(
            "<ellipse fill=\"url(#ground)\" cx=\"{cx}\" cy=\"{cy}\" rx=\"{rx}\" ry=\"{ry}\"/>{}",
            draw::stack(stack)
        ),
    );
    let claims = scene.claims.map(|letters| letters.chars().filter_map(Color::from_letter).collect::<Colors>());
    if let Some(owner) = stack.owner(claims) {
        let y = Length(RY - draw::top(stack) - 2.0);
        put(&mut svg, format_args!("<g transform=\"translate(0 {y})\">{}</g>", draw::beads(owner)));
    }
    svg
}

/// A move, from top to top, with a sign for what comes of it.
fn arrow(scene: &Scene, way: &Way) -> String {
    let top = |point: Point| {
        let (x, y) = place(point);
        (x, y - draw::top(stack(scene, point)))
    };
    let mut stops: Vec<(f64, f64)> = way.path.iter().map(|point| top(*point)).collect();
    let Some(&end) = stops.last() else { return String::new() };
    let count = stops.len();
    if count < 2 {
        return String::new();
    }
    // The line begins and ends at the edges of pieces, not on their symbols.
    stops[0] = towards(stops[0], stops[1], 26.0);
    let empty = stack(scene, way.path[count - 1]).is_empty();
    stops[count - 1] = towards(end, stops[count - 2], if empty { 10.0 } else { 40.0 });
    let mut line = String::new();
    for (number, &(x, y)) in stops.iter().enumerate() {
        put(&mut line, format_args!("{}{} {}", if number == 0 { 'M' } else { 'L' }, Length(x), Length(y)));
    }
    let (last, before) = (stops[count - 1], stops[count - 2]);
    let angle = Math::atan2(last.1 - before.1, last.0 - before.0).to_degrees().round_ties_even() as i32;
    let [x, y] = <[f64; 2]>::from(last).map(Length);
    put(&mut line, format_args!("M{x} {y}"));
    let refused = if way.verdict == Verdict::Refused { " scene-refused" } else { "" };
    let head =
        format!("<path class=\"scene-head\" transform=\"translate({x} {y}) rotate({angle})\" d=\"M8 0L-11 10V-10Z\"/>");
    let half = (f64::midpoint(last.0, before.0), f64::midpoint(last.1, before.1));
    let sign = match way.verdict {
        Verdict::Allowed => String::new(),
        Verdict::Refused => badge("scene-sign", half, "<path d=\"M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5\"/>"),
        Verdict::Scores => badge("scene-badge", (end.0 - 14.0, end.1 - RY - 12.0), "<text y=\"6.5\">+1</text>"),
        Verdict::Blocks => {
            badge("scene-badge scene-badge-none", (end.0 - 14.0, end.1 - RY - 12.0), "<text y=\"6.5\">0</text>")
        }
    };
    format!(
        "<g class=\"scene-way{refused}\"><path class=\"scene-case\" d=\"{line}\"/><path class=\"scene-line\" d=\"{line}\"/>{head}{sign}</g>"
    )
}

fn badge(class: &str, (x, y): (f64, f64), inside: &str) -> String {
    let radius = if class == "scene-sign" { 12 } else { 18 };
    let [x, y] = [x, y].map(Length);
    format!("<g class=\"{class}\" transform=\"translate({x} {y})\"><circle r=\"{radius}\"/>{inside}</g>")
}

/// The place that is so far from one towards another.
fn towards(from: (f64, f64), to: (f64, f64), far: f64) -> (f64, f64) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let share = far / dx.hypot(dy).max(1.0);
    (from.0 + dx * share, from.1 + dy * share)
}
