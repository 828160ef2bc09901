//! No stack and no mark hides a top piece: everything about a stack lies within its own outline.

use lyngk_picture::decoration::{self, Dressing};
use lyngk_picture::draw::{self, RX, RY};
use lyngk_picture::{arrow, geometry, mark};
use lyngk_rules::{Color, PerPlayer, Piece, Player, Point, Position, SplitMix64, Stack, Variant};
use lyngk_view::{Compass, Completes, FullStack, Landing, PointRole, PointView};
use roxmltree::{Document, Node};

/// The greatest height of a stack.
const HIGHEST: usize = 6;

#[test]
fn no_top_piece_is_hidden_by_a_nearer_stack_whatever_the_heights() {
    for rotation in 0..6 {
        let compass = Compass::new(rotation);
        for near in Point::ALL {
            for far in Point::ALL {
                let ((x, y), (far_x, far_y)) = (geometry::place(compass, near), geometry::place(compass, far));
                if far_y >= y || (x - far_x).abs() >= 2.0 * RX {
                    continue;
                }
                for (height, behind) in
                    (1..=HIGHEST).flat_map(|height| (1..=HIGHEST).map(move |behind| (height, behind)))
                {
                    let top = y - draw::rise(height) - RY;
                    let face_ends = far_y - draw::rise(behind) + RY;
                    assert!(top > face_ends, "{height} on {near} hides {behind} on {far}");
                }
            }
        }
    }
}

#[test]
fn stacks_grow_with_every_piece_and_their_bands_stay_visible() {
    for height in 1..=HIGHEST {
        assert!(draw::rise(height) > draw::rise(height - 1));
        // On a phone 320 pixels wide this is two pixels and a half, or five of its own.
        assert!(draw::rise(height) / height as f64 >= 6.5);
    }
}

#[test]
fn everything_on_a_stack_lies_within_its_top_piece() {
    for stack in stacks() {
        for variant in [Variant::Standard, Variant::Six] {
            for owner in [None, Some(Player::One), Some(Player::Two)] {
                for full in [None, Some(FullStack::Obstacle), Some(FullStack::Winner)] {
                    check(stack, &decoration::on_top(stack, Dressing { variant, owner, full }));
                }
            }
        }
    }
}

#[test]
fn no_mark_covers_a_numeral_a_slot_another_mark_or_a_neighbour() {
    let mut most = 0;
    for stack in stacks() {
        for variant in [Variant::Standard, Variant::Six] {
            let label = decoration::on_top(stack, Dressing { variant, owner: None, full: None });
            let label = boxes(&label, |classes| {
                classes.contains("tag-height") && !classes.contains("tag-case") || classes.starts_with("slot")
            });
            assert_eq!(label.is_empty(), stack.height() == 1);
            for view in marked(stack) {
                let marks = boxes(&mark::marks(&view), |classes| classes == "spot-chip");
                most = most.max(marks.len());
                for (number, mark) in marks.iter().enumerate() {
                    let [left, top, right, bottom] = *mark;
                    // Within the column of the stack, and no higher or lower than its top piece.
                    let reach = geometry::ACROSS - RX;
                    assert!(left >= -reach && right <= reach, "{mark:?} of {:?}", view.role);
                    let up = draw::top(stack);
                    assert!(top + up >= -RY - 1.0 && bottom + up <= RY, "{mark:?} of {:?}", view.role);
                    for other in label.iter().chain(&marks[number + 1..]) {
                        assert!(!meet(mark, other), "{mark:?} and {other:?} of {:?} on {stack:?}", view.role);
                    }
                }
            }
        }
    }
    assert_eq!(most, 3);
}

#[test]
fn the_arrow_of_no_turn_covers_the_numeral_where_it_ends() {
    let mut onto_stacks = 0;
    for seed in 0..12 {
        let mut chance = SplitMix64::new(seed);
        let mut position = Position::random_start(seed, Variant::Standard);
        while let Some(played) = position.random_turn(&mut chance) {
            for turn in position.turns() {
                let Some(path) = position.path(turn) else { continue };
                let to = path[path.len() - 1];
                let label = decoration::decorated_stack(&position, to, None);
                let numeral = boxes(&label, |classes| classes.contains("tag-height") && !classes.contains("tag-case"));
                let Some(&[left, top, right, bottom]) = numeral.first() else { continue };
                onto_stacks += 1;
                let (x, y) = geometry::place(Compass::new(0), to);
                for (at_x, at_y) in heads(&arrow::arrow(Compass::new(0), &position, &path, 0.0)) {
                    let (dx, dy) = (at_x - x, at_y - y);
                    assert!(dx <= left || dx >= right || dy <= top || dy >= bottom, "{turn} in {position}");
                }
            }
            position.play(played).expect("a legal turn");
        }
    }
    assert!(onto_stacks > 500);
}

/// The corners of an arrow's head.
fn heads(arrow: &str) -> Vec<(f64, f64)> {
    let drawing = format!("<svg>{arrow}</svg>");
    let document = Document::parse(&drawing).expect("a drawing");
    let heads = document.descendants().filter(|node| node.attribute("class") == Some("way-head"));
    heads.flat_map(|node| path_points(node.attribute("d").expect("path data"))).collect()
}

/// Views of a point with a stack, with every combination of marks.
fn marked(stack: Stack) -> Vec<PointView> {
    let mut views = Vec::new();
    for role in roles() {
        for [one, two] in [[false, false], [true, false], [false, true], [true, true]] {
            for chance in [false, true] {
                let threats = PerPlayer::new(one, two);
                views.push(PointView { stack, role, threats, chance, ..PointView::EMPTY });
            }
        }
    }
    views
}

/// Left, top, right, bottom.
type Bounds = [f64; 4];

fn meet(one: &Bounds, other: &Bounds) -> bool {
    one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
}

/// The bounds of every element with such classes, with everything inside it.
fn boxes(drawing: &str, wanted: impl Fn(&str) -> bool) -> Vec<Bounds> {
    let drawing = format!("<svg>{drawing}</svg>");
    let document = Document::parse(&drawing).expect("a drawing");
    let found = document.descendants().filter(|node| node.attribute("class").is_some_and(&wanted));
    let bounds = |node: Node| {
        let mut bounds = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        for inside in node.descendants().filter(Node::is_element) {
            for (x, y) in corners(inside).into_iter().map(|corner| placed(inside, corner)) {
                bounds = [bounds[0].min(x), bounds[1].min(y), bounds[2].max(x), bounds[3].max(y)];
            }
        }
        bounds
    };
    found.map(bounds).collect()
}

/// Stacks of every height, with up to three jokers.
fn stacks() -> Vec<Stack> {
    let colors: Vec<Piece> = Color::ALL.into_iter().map(Piece::Color).collect();
    let mut stacks = Vec::new();
    for jokers in 0..=3 {
        for height in jokers + 1..=HIGHEST.min(jokers + colors.len()) {
            let pieces = [Piece::Joker].into_iter().cycle().take(jokers).chain(colors.iter().copied());
            stacks.extend(Stack::from_pieces(pieces.take(height)));
        }
    }
    assert!(stacks.len() > 15);
    stacks
}

fn roles() -> Vec<PointRole> {
    let mut roles = vec![PointRole::Nothing, PointRole::MovableWithClaim, PointRole::Picked];
    for claim in [None, Some(Color::Green)] {
        for lyngk in [false, true] {
            for completes in [None, Some(Completes::Own), Some(Completes::Obstacle)] {
                let landing = Landing { claim, lyngk, completes };
                roles.extend([PointRole::Landing(landing), PointRole::Chosen(landing)]);
            }
        }
    }
    roles
}

/// Checks that a drawing around a stack's place lies within its top piece.
fn check(stack: Stack, drawing: &str) {
    let drawing = format!("<svg xmlns:xlink=\"x\">{drawing}</svg>");
    let document = Document::parse(&drawing).expect("a drawing");
    for node in document.descendants().filter(Node::is_element) {
        for (x, y) in corners(node) {
            let (x, y) = placed(node, (x, y));
            let y = y + draw::top(stack);
            // Half a unit is half a pixel on a large screen.
            let (across, down) = (x / (RX + 0.5), y / (RY + 0.5));
            assert!(across * across + down * down <= 1.0, "({x}, {y}) of {node:?} is outside of {stack:?}");
        }
    }
}

fn number(node: Node, name: &str) -> f64 {
    node.attribute(name).map_or(0.0, |value| value.parse().expect("a number"))
}

/// Points on the edge of an element, strokes included, in its own coordinates.
fn corners(node: Node) -> Vec<(f64, f64)> {
    let half = number(node, "stroke-width") / 2.0;
    let around = |x: f64, y: f64, rx: f64, ry: f64| -> Vec<(f64, f64)> {
        let angles = (0..24).map(|step| f64::from(step) * std::f64::consts::TAU / 24.0);
        angles.map(|angle| (x + (rx + half) * angle.cos(), y + (ry + half) * angle.sin())).collect()
    };
    match node.tag_name().name() {
        "circle" => around(number(node, "cx"), number(node, "cy"), number(node, "r"), number(node, "r")),
        "ellipse" => around(0.0, 0.0, number(node, "rx"), number(node, "ry")),
        "rect" => {
            let [left, top, width, height, round] = ["x", "y", "width", "height", "rx"].map(|name| number(node, name));
            let mut corners = Vec::new();
            for x in [left + round, left + width - round] {
                for y in [top + round, top + height - round] {
                    corners.extend(around(x, y, round, round));
                }
            }
            corners
        }
        // A digit lies within these bounds, with its stroke.
        "path" if node.attribute("class").is_some_and(|classes| classes.contains("tag-height")) => {
            vec![(-5.2, -6.8), (5.2, 6.6)]
        }
        "path" => {
            let points = path_points(node.attribute("d").expect("path data"));
            let around = |(x, y): (f64, f64)| [(x - half, y - half), (x + half, y + half)];
            if half > 0.0 { points.into_iter().flat_map(around).collect() } else { points }
        }
        _ => Vec::new(),
    }
}

/// The corners of a path of straight lines. Curves only occur within circles that are checked.
fn path_points(data: &str) -> Vec<(f64, f64)> {
    if data.contains('A') {
        return Vec::new();
    }
    let spaced = data.replace('-', " -").replace(['M', 'L', 'Z'], " ").replace('l', " l ");
    let (mut points, mut pending, mut relative): (Vec<(f64, f64)>, Option<f64>, bool) = (Vec::new(), None, false);
    for word in spaced.split_whitespace() {
        if word == "l" {
            relative = true;
            continue;
        }
        // Signs of marks, such as "M-6 0H6", lie within their ground.
        let Ok(value) = word.parse::<f64>() else { return Vec::new() };
        match pending.take() {
            None => pending = Some(value),
            Some(x) => {
                let from = points.last().copied().filter(|_| relative).unwrap_or_default();
                points.push((from.0 + x, from.1 + value));
            }
        }
    }
    points
}

/// A place in the coordinates of the drawing.
fn placed(node: Node, (mut x, mut y): (f64, f64)) -> (f64, f64) {
    for transform in node.ancestors().filter_map(|node| node.attribute("transform")) {
        for part in transform.split(')').rev().filter(|part| !part.is_empty()) {
            let (name, numbers) = part.trim().split_once('(').expect("a transform");
            let spaced = numbers.replace('-', " -");
            let numbers: Vec<f64> = spaced.split_whitespace().map(|word| word.parse().expect("a number")).collect();
            match (name, &numbers[..]) {
                ("translate", &[dx, dy]) => (x, y) = (x + dx, y + dy),
                ("scale", &[by]) => (x, y) = (x * by, y * by),
                _ => panic!("{part}"),
            }
        }
    }
    (x, y)
}
