//! Arrows of several turns, and the mark of the last one.

use lyngk_picture::{Picture, draw, geometry};
use lyngk_rules::{Mark, Position, Variant};

#[test]
fn the_weaker_a_turn_the_paler_its_arrow() {
    let position = Position::random_start(7, Variant::Standard);
    let arrows: Vec<_> = position.turns().into_iter().filter_map(|turn| position.path(turn)).take(5).collect();
    let svg = Picture { arrows, ..Picture::new(position) }.svg();
    let opacity = |rank: usize| -> f64 {
        let (_, behind) = svg.split_once(&format!("data-rank=\"{rank}\"")).expect("an arrow");
        let (head, _) = behind.split_once('>').expect("an element");
        let value = head.split_once("opacity=\"").map_or("1", |(_, rest)| rest.split('"').next().unwrap_or_default());
        value.parse().expect("a number")
    };
    let all = [1, 2, 3, 4, 5].map(opacity);
    assert!(all.is_sorted_by(|one, next| one > next), "{all:?}");
}

#[test]
fn the_mark_of_the_last_turn_leaves_symbol_and_numeral_free() {
    let position = Position::random_start(7, Variant::Standard);
    let turn = position.turns()[0];
    let last_turn = position.path(turn).expect("a path");
    let end = *last_turn.last().expect("its end");
    let after = position.after(turn).expect("it is legal");
    let picture = Picture { last_turn, mark: Some(Mark(4)), ..Picture::new(after) };
    let svg = picture.svg();
    let (before, _) = svg.rsplit_once("<circle r=\"14\"").expect("the mark");
    let (_, at) = before.rsplit_once("translate(").expect("its place");
    let (at, _) = at.split_once(')').expect("its place");
    // Between two numbers is a space or the sign of the second.
    let (x, y) = at.split_at(1 + at[1..].find([' ', '-']).expect("two numbers"));
    let [x, y] = [x, y].map(|text| text.trim().parse::<f64>().expect("a number"));
    let (centre_x, centre_y) = geometry::place(picture.compass, end);
    let (x, y) = (x - centre_x, y - centre_y + draw::top(after.stack(end)));
    // The numeral is within 6 and 9 of (14, -7), the symbol around the centre.
    let (right, above) = ((x - 14.0).abs() - 6.0, (y + 7.0).abs() - 9.0);
    assert!(right.max(0.0).hypot(above.max(0.0)) > 14.0 && x.hypot(y) > 40.0, "{x} {y}");
}
