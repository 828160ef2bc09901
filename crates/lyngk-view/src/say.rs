//! Texts about tables and their events.
//!
//! All functions take the [`Words`] of a language and data, and return complete texts.

mod ending;
mod event;
mod numbering;
mod opponent;
mod problem;
mod reason;
mod spot;
mod standing;
mod time;

pub use ending::{EndText, ended};
pub use event::{event, last_turn, played, turn_at};
pub use numbering::{numbered_turn, position_after, row};
pub use opponent::{opponent, opponent_level, opponent_plays, opponent_with_level};
pub use problem::{expected, fault, lpn, saved};
pub use reason::{by_rules, plain_refusal, refusal, rule_number};
pub use spot::{missing_pieces, needs, point};
pub use standing::{claim_preview, coming, isolated, lead, leader, player, status, threats, tray};
pub use time::clock;

use lyngk_rules::{Color, Colors, Piece, Point};

use crate::{Value, Words};

/// The name of a colour.
#[must_use]
pub fn color(words: &Words, color: Color) -> String {
    words.text(match color {
        Color::Ivory => "color-ivory",
        Color::Blue => "color-blue",
        Color::Red => "color-red",
        Color::Green => "color-green",
        Color::Black => "color-black",
    })
}

/// The name of a piece.
#[must_use]
pub fn piece(words: &Words, piece: Piece) -> String {
    piece.color().map_or_else(|| words.text("joker"), |is| color(words, is))
}

/// "ivory, blue and red".
#[must_use]
pub fn all_of(words: &Words, items: impl IntoIterator<Item = String>) -> String {
    list(words, "list-and", items)
}

fn list(words: &Words, key: &'static str, items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    let Some(last) = items.pop() else { return String::new() };
    if items.is_empty() {
        return last;
    }
    words.with(key, [("first", items.join(", ").into()), ("last", last.into())])
}

/// "d3, red, single; can be picked up".
fn parts(words: &Words, parts: Vec<String>) -> String {
    let together =
        |first: String, next: String| words.with("list-parts", [("first", first.into()), ("next", next.into())]);
    parts.into_iter().reduce(together).unwrap_or_default()
}

fn colors(words: &Words, colors: Colors) -> String {
    all_of(words, colors.iter().map(|is| color(words, is)))
}

fn points(words: &Words, points: impl IntoIterator<Item = Point>) -> String {
    all_of(words, points.into_iter().map(|point| point.to_string()))
}

// By value, so that points and turns, which are small, need no `&` in every sentence.
#[allow(clippy::needless_pass_by_value)]
fn name(of: impl ToString) -> Value<'static> {
    of.to_string().into()
}
