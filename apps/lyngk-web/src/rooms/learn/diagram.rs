//! Diagrams: the relevant part of the board, with the turns of an example on it.

use js_sys::Math;
use leptos::prelude::*;
use lyngk_picture::draw::{self, RX, RY, put};
use lyngk_picture::{Length, decoration, geometry};
use lyngk_rules::{Point, Points, Position, Stack};
use lyngk_study::course::{Example, ExampleTurn, ExampleVerdict};
use lyngk_view::Compass;

use crate::piece::set_class;
use crate::state::PageState;

/// Minimum size of the view, so that pieces are not larger than on the board.
const LEAST_WIDTH: f64 = 440.0;
/// Minimum and maximum aspect ratio.
const ASPECT: [f64; 2] = [1.2, 1.8];

/// The diagram. Hidden from screen readers: the text beside it says the same.
#[component]
pub(super) fn Diagram(
    /// The example.
    example: &'static Example,
) -> impl IntoView {
    let page: PageState = expect_context();
    let set = move || format!("diagram {}", set_class(page.settings.read().pieces));
    example.position().ok().map(|position| {
        let scene = Scene { position, ways: example.turns, marks: example.marks };
        view! { <svg class=move || set() viewBox=view_box(&scene) aria-hidden="true" inner_html=drawing(&scene)></svg> }
    })
}

/// A small picture of a position. Hidden from screen readers.
#[component]
pub(super) fn Thumbnail(
    /// The position.
    position: Position,
) -> impl IntoView {
    let page: PageState = expect_context();
    let set = move || format!("course-picture {}", set_class(page.settings.read().pieces));
    let scene = Scene { position, ways: &[], marks: &[] };
    view! { <svg class=move || set() viewBox=view_box(&scene) aria-hidden="true" inner_html=drawing(&scene)></svg> }
}

/// The content of a diagram.
struct Scene {
    position: Position,
    ways: &'static [ExampleTurn],
    marks: &'static [Point],
}

/// The position of a point.
fn place(point: Point) -> (f64, f64) {
    geometry::place(Compass::new(0), point)
}

fn stack(scene: &Scene, point: Point) -> Stack {
    scene.position.stack(point)
}

/// Margin around the relevant points.
const AROUND: (f64, f64) = (RX + 22.0, RY + 18.0);

/// The view box: all relevant points with a margin.
fn view_box(scene: &Scene) -> String {
    let Extent { mut low, high } = extent(scene);
    for way in scene.ways.iter().filter(|way| matches!(way.verdict, ExampleVerdict::Scores | ExampleVerdict::Blocks)) {
        let Some(end) = way.path.last() else { continue };
        low.1 = low.1.min(place(*end).1 - draw::top(stack(scene, *end)) - 34.0);
    }
    let (wide, tall) = (high.0 - low.0 + 2.0 * AROUND.0, high.1 - low.1 + 2.0 * AROUND.1);
    let width = wide.max(tall * ASPECT[0]).max(LEAST_WIDTH);
    let height = tall.max(width / ASPECT[1]);
    let (x, y) = (f64::midpoint(low.0, high.0) - width / 2.0, f64::midpoint(low.1, high.1) - height / 2.0);
    [x, y, width, height].map(|length| Length(length).to_string()).join(" ")
}

/// A bounding box.
struct Extent {
    low: (f64, f64),
    high: (f64, f64),
}

impl Extent {
    /// The box of points with their stacks.
    fn of(scene: &Scene, points: Points) -> Extent {
        let mut extent = Extent { low: (f64::MAX, f64::MAX), high: (f64::MIN, f64::MIN) };
        for point in points {
            let (x, y) = place(point);
            let top = y - draw::top(stack(scene, point));
            extent.low = (extent.low.0.min(x), extent.low.1.min(top));
            extent.high = (extent.high.0.max(x), extent.high.1.max(y));
        }
        extent
    }

    /// Whether the stack on a point crosses the edge.
    fn is_near(&self, point: Point) -> bool {
        let (x, y) = place(point);
        let within = |low: f64, at: f64, high: f64, around: f64| at > low - 2.0 * around && at < high + 2.0 * around;
        within(self.low.0, x, self.high.0, AROUND.0) && within(self.low.1, y, self.high.1, AROUND.1)
    }
}

/// The box of an example, enlarged by stacks that it would cut.
fn extent(scene: &Scene) -> Extent {
    let occupied = scene.position.occupied();
    let named: Points = scene.ways.iter().flat_map(|way| way.path).chain(scene.marks).copied().collect();
    let mut seen = if named.is_empty() { occupied } else { named };
    loop {
        let extent = Extent::of(scene, seen);
        let near: Points = occupied.iter().filter(|&point| extent.is_near(point)).collect();
        if (seen | near) == seen {
            return extent;
        }
        seen |= near;
    }
}

fn drawing(scene: &Scene) -> String {
    let mut svg = format!("<path class=\"plate-lines\" d=\"{}\"/>", geometry::lines());
    let mut points = Point::ALL;
    // Painted from far to near.
    points.sort_by_key(|point| -point.coordinates().1);
    for point in points {
        let [x, y] = <[f64; 2]>::from(place(point)).map(Length);
        put(&mut svg, format_args!("<g transform=\"translate({x} {y})\">"));
        svg += &decoration::decorated_stack(&scene.position, point, None);
        svg += "</g>";
    }
    for way in scene.ways {
        svg += &arrow(scene, way);
    }
    for &point in scene.marks {
        let (x, y) = place(point);
        let top = draw::top(stack(scene, point));
        let [left, top, width, height] =
            [x - RX - 8.0, y - top - RY - 8.0, 2.0 * RX + 16.0, top + 2.0 * RY + 16.0].map(Length);
        put(
            &mut svg,
            format_args!(
                "<rect class=\"mark-ring\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"44\"/>"
            ),
        );
    }
    svg
}

/// An arrow from top to top, with a sign for legal or illegal.
fn arrow(scene: &Scene, way: &ExampleTurn) -> String {
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
    // The line starts and ends at the edges of pieces, not on their symbols.
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
    let refused = if way.verdict == ExampleVerdict::Refused { " scene-refused" } else { "" };
    let head =
        format!("<path class=\"scene-head\" transform=\"translate({x} {y}) rotate({angle})\" d=\"M8 0L-11 10V-10Z\"/>");
    let half = (f64::midpoint(last.0, before.0), f64::midpoint(last.1, before.1));
    let sign = match way.verdict {
        ExampleVerdict::Allowed => String::new(),
        ExampleVerdict::Refused => badge("scene-sign", half, "<path d=\"M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5\"/>"),
        ExampleVerdict::Scores => badge("scene-badge", (end.0 - 14.0, end.1 - RY - 12.0), "<text y=\"6.5\">+1</text>"),
        ExampleVerdict::Blocks => {
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

/// The position at a distance from one towards another.
fn towards(from: (f64, f64), to: (f64, f64), far: f64) -> (f64, f64) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let share = far / dx.hypot(dy).max(1.0);
    (from.0 + dx * share, from.1 + dy * share)
}
