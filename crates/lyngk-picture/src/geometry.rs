//! Geometry of the board: places of points, the plate, its lines and coordinates.

use lyngk_rules::{Direction, Point};
use lyngk_view::Compass;

use crate::Length;
use crate::draw::{self, put};

/// The distance between columns.
pub const ACROSS: f64 = 86.6;
/// The distance between rows, which are half a step apart. It is less than 50 because the board is seen slightly from above.
pub const UP: f64 = 46.0;
/// The factor by which this view shortens vertical lengths.
const SQUEEZE: f64 = UP / 50.0;

/// The visible area: the plate with a margin. Left, top, width, height.
pub const VIEW: [f64; 4] = [-422.0, -362.0, 844.0, 722.0];

/// The visible area as a `viewBox` attribute.
#[must_use]
pub fn view_box() -> String {
    VIEW.map(|number| Length(number).to_string()).join(" ")
}

/// The place of a point.
#[must_use]
pub fn place(compass: Compass, point: Point) -> (f64, f64) {
    let (x, y) = compass.place(point);
    (f64::from(x) * ACROSS, f64::from(y) * -UP)
}

/// All points, the farthest first: nearer stacks are drawn over farther ones.
#[must_use]
pub fn far_to_near(compass: Compass) -> [Point; Point::COUNT] {
    let keys = Point::ALL.map(|point| {
        let (x, y) = compass.place(point);
        (-y, x)
    });
    // Counting what is farther away sorts few points well enough; a general sort would make the page larger.
    let mut points = Point::ALL;
    for (point, key) in Point::ALL.into_iter().zip(keys) {
        points[keys.iter().filter(|&&other| other < key).count()] = point;
    }
    points
}

/// The point nearest to a place, if there is one close by.
#[must_use]
pub fn nearest(compass: Compass, at: (f64, f64)) -> Option<Point> {
    let away = |point: &Point| {
        let (x, y) = place(compass, *point);
        distance((x, y), at)
    };
    Point::ALL.into_iter().min_by(|one, other| away(one).total_cmp(&away(other))).filter(|point| away(point) < 56.0)
}

/// The distance between two places.
#[must_use]
pub fn distance(one: (f64, f64), other: (f64, f64)) -> f64 {
    // Not `hypot`: its result differs between systems.
    let (x, y) = (one.0 - other.0, one.1 - other.1);
    (x * x + y * y).sqrt()
}

/// Half the square root of three.
const FLAT: f64 = 0.866_025_403_784_438_6;
/// The distance of the plate's corners from its centre, without their rounding; the same for its sides.
const CORNER: u32 = 360;
const EDGE: u32 = 312;
/// The radius of the corners.
const ROUND: f64 = 56.0;
/// The reach of the shadow from the corners.
const SHADOW: u32 = 84;

/// The outline of the plate, a hexagon with round corners.
fn outline() -> String {
    let (corner, round) = (f64::from(CORNER), ROUND);
    let mut path = String::new();
    for number in 0..6 {
        let (x, y) = polar(corner, number * 2);
        let ((x1, y1), (x2, y2)) = (polar(round, number * 2 + 11), polar(round, number * 2 + 1));
        let pen = if number == 0 { 'M' } else { 'L' };
        let [x1, y1, x2, y2] = [x + x1, y + y1, x + x2, y + y2].map(Length);
        let [rx, ry] = [round, round * SQUEEZE].map(Length);
        put(&mut path, format_args!("{pen}{x1} {y1}A{rx} {ry} 0 0 1 {x2} {y2}"));
    }
    path + "Z"
}

/// The place at a distance from the centre and an angle in twelfths of a full turn, clockwise from the right.
fn polar(radius: f64, twelfths: usize) -> (f64, f64) {
    /// The cosines of these angles.
    const COSINES: [f64; 12] = [1.0, FLAT, 0.5, 0.0, -0.5, -FLAT, -1.0, -FLAT, -0.5, 0.0, 0.5, FLAT];
    (radius * COSINES[twelfths % 12], radius * COSINES[(twelfths + 9) % 12] * SQUEEZE)
}

/// The lines of the board, which are the same in every rotation.
#[must_use]
pub fn lines() -> String {
    let mut path = String::new();
    // Each line is found once: from the end that has no point before it.
    for direction in Direction::ALL.into_iter().take(3) {
        for start in Point::ALL.into_iter().filter(|point| point.step(direction.opposite()).is_none()) {
            let end = std::iter::successors(Some(start), |point| point.step(direction)).last().unwrap_or(start);
            if end == start {
                continue;
            }
            let compass = Compass::new(0);
            let ((x1, y1), (x2, y2)) = (place(compass, start), place(compass, end));
            let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(Length);
            put(&mut path, format_args!("M{x1} {y1}L{x2} {y2}"));
        }
    }
    path
}

/// Labels farther away than this would leave the plate. Then they stand beside their stack, as far aside and above its place.
const FAR: f64 = -331.0;
const ASIDE: (f64, f64) = (54.0, 46.0);

/// The points with coordinates beside them, the first and the last of each column, and the places of the coordinates.
/// `rises` tells by how much the stack on a point is higher than a single piece.
fn label_places(compass: Compass, rises: impl Fn(Point) -> f64) -> Vec<(Point, (f64, f64))> {
    let mut labels = Vec::new();
    for column in 0..9 {
        let mut points = Point::of_column(column);
        let Some(first) = points.next() else { continue };
        let last = points.last().unwrap_or(first);
        let mut beyond = |end: Point, other: (f64, f64)| {
            let (x, y) = place(compass, end);
            let (dx, dy) = (x - other.0, y - other.1);
            let length = distance((x, y), other);
            // The ends of every other column are at the edge of the plate. Where they lie askew, a label straight beside them has more room.
            let beside = column % 2 == 0 && dx.abs() > 1.0;
            // Pieces rise from the board and hide what is behind them.
            let away = if dy < 0.0 { 50.0 } else { 47.0 };
            // Only a label straight behind a stack is hidden by it. At the far edge of the plate it steps aside instead of leaving it.
            let rise = if dy < 0.0 && dx.abs() < 1.0 { rises(end) } else { 0.0 };
            let at = if beside {
                (x + 57.0_f64.copysign(dx), y)
            } else {
                (x + dx / length * 57.0, y + dy / length * away - rise)
            };
            let aside = if x > 0.0 { -ASIDE.0 } else { ASIDE.0 };
            labels.push((end, if rise > 0.0 && at.1 < FAR { (x + aside, y - ASIDE.1) } else { at }));
        };
        if first == last {
            beyond(first, (0.0, 0.0));
        } else {
            beyond(first, place(compass, last));
            beyond(last, place(compass, first));
        }
    }
    labels
}

/// The shadow, from below the plate outwards.
const SHADOW_STOPS: &str = r#"<stop class="plate-shade" offset=".45" stop-opacity=".27"/><stop class="plate-shade" offset=".58" stop-opacity=".25"/><stop class="plate-shade" offset=".68" stop-opacity=".19"/><stop class="plate-shade" offset=".78" stop-opacity=".11"/><stop class="plate-shade" offset=".88" stop-opacity=".04"/><stop class="plate-shade" offset="1" stop-opacity="0"/>"#;

/// The gradients of the plate and of its shadow. A document needs them once.
#[must_use]
pub fn plate_definitions() -> String {
    let end = EDGE + SHADOW;
    format!(
        "<linearGradient id=\"plate\" x2=\".7\" y2=\"1\"><stop class=\"plate-from\"/><stop class=\"plate-to\" offset=\"1\"/></linearGradient>\
         <linearGradient id=\"shade-side\" gradientUnits=\"userSpaceOnUse\" x1=\"{EDGE}\" x2=\"{end}\">{SHADOW_STOPS}</linearGradient>\
         <radialGradient id=\"shade-corner\" gradientUnits=\"userSpaceOnUse\" cx=\"{CORNER}\" cy=\"0\" r=\"{SHADOW}\">{SHADOW_STOPS}</radialGradient>"
    )
}

/// The shadow of the plate: a soft strip along every side, and a soft sector at every corner. Without antialiasing their borders do not
/// show.
fn shadow() -> String {
    let mut svg = String::from(
        "<g class=\"plate-shadow\" transform=\"translate(5 20)scale(1 .92)\" shape-rendering=\"crispEdges\">",
    );
    let (side, y) = (CORNER / 2, SHADOW / 2);
    let x = Length(f64::from(CORNER) + f64::from(SHADOW) * FLAT);
    for number in 0..6 {
        put(
            &mut svg,
            format_args!(
                "<path fill=\"url(#shade-side)\" transform=\"rotate({})\" d=\"M{EDGE}-{side}h{SHADOW}v{CORNER}h-{SHADOW}Z\"/>\
                 <path fill=\"url(#shade-corner)\" transform=\"rotate({})\" d=\"M{CORNER} 0L{x}-{y}A{SHADOW} {SHADOW} 0 0 1 {x} {y}Z\"/>",
                number * 60 + 30,
                number * 60
            ),
        );
    }
    svg + "</g>"
}

/// The plate with its lines.
#[must_use]
pub fn plate() -> String {
    let mut svg = shadow();
    let outline = outline();
    put(&mut svg, format_args!("<path class=\"plate-side\" transform=\"translate(0 13)\" d=\"{outline}\"/>"));
    put(&mut svg, format_args!("<path class=\"plate-top\" d=\"{outline}\"/>"));
    put(&mut svg, format_args!("<path class=\"plate-lines\" d=\"{}\"/>", lines()));
    svg
}

/// The surface of the plate, which style sheets fill with a [texture](textures).
#[must_use]
pub fn grain() -> String {
    format!("<path class=\"plate-grain\" d=\"{}\"/>", outline())
}

/// The textures of boards of wood, slate and felt as SVG patterns, for a document whose style sheets choose one of them.
#[must_use]
pub const fn textures() -> &'static str {
    concat!(
        r##"<pattern id="wood" width="240" height="33" patternUnits="userSpaceOnUse" patternTransform="rotate(-7)"><path d="M0 4Q60-1 120 5T240 4M0 11Q70 16 130 10T240 11M0 17Q40 13 100 18T240 17M0 23Q80 29 140 22T240 23M0 29Q50 26 130 31T240 29" fill="none" stroke="#4a2800" stroke-opacity=".13" stroke-width="1.7"/></pattern>"##,
        r##"<pattern id="slate" width="150" height="64" patternUnits="userSpaceOnUse" patternTransform="rotate(21)"><path d="M4 6H66M92 13H141M30 24H58M78 33H150M0 33H12M18 44H74M100 52H132M50 60H92" stroke="#fff" stroke-opacity=".11" stroke-width="1.5" stroke-linecap="round"/></pattern>"##,
        r##"<pattern id="felt" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><path d="M1 2h2M5.5 1v2M3 5.5v2M6 6.5h2" stroke="#000" stroke-opacity=".13"/></pattern>"##
    )
}

/// Coordinates at the edge of the board, clear of stacks of these heights.
#[must_use]
pub fn coordinates(compass: Compass, height: impl Fn(Point) -> usize) -> String {
    let mut svg = String::new();
    let rises = |point| draw::rise(height(point).max(1)) - draw::rise(1);
    for (point, (x, y)) in label_places(compass, rises) {
        let [x, y] = [x, y + 5.0].map(Length);
        put(&mut svg, format_args!("<text x=\"{x}\" y=\"{y}\">{point}</text>"));
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_twenty_one_lines() {
        assert_eq!(lines().matches('M').count(), 21);
    }

    #[test]
    fn coordinates_lie_within_the_plate_in_every_rotation() {
        for compass in (0..6).map(Compass::new) {
            for height in 1..=6 {
                for (point, (x, y)) in label_places(compass, |_| draw::rise(height) - draw::rise(1)) {
                    let inside = (1..12).step_by(2).map(|twelfths| {
                        let (side_x, side_y) = polar(1.0, twelfths);
                        f64::from(CORNER) * FLAT + ROUND - x * side_x - y / SQUEEZE * (side_y / SQUEEZE)
                    });
                    let margin = inside.fold(f64::MAX, f64::min);
                    // Half the height of the text at the far edge, half its width at the others.
                    let least = if y < -300.0 && x.abs() < 180.0 { 12.0 } else { 16.0 };
                    assert!(margin > least, "{point}: {margin} at ({x}, {y})");
                }
            }
        }
    }

    #[test]
    fn a_point_is_nearest_to_itself_and_nothing_is_near_the_corner() {
        for rotation in 0..6 {
            let compass = Compass::new(rotation);
            for point in Point::ALL {
                assert_eq!(nearest(compass, place(compass, point)), Some(point));
            }
            assert_eq!(nearest(compass, (-400.0, -330.0)), None);
        }
    }
}
