//! Panels above and below the board: side to move, name, completed stacks and claims of each player.

use lyngk_rules::{Piece, Player, Position, Stack, Variant};

use crate::draw::{self, put};
use crate::{Length, Picture, escape};

/// The height of a panel.
pub(crate) const HEIGHT: f64 = 76.0;
/// The distance from the centre to either end of a panel.
const REACH: f64 = 412.0;
/// The distance between claims.
const CLAIM_PITCH: f64 = 46.0;
/// The distance between completed stacks.
const STACK_PITCH: f64 = 32.0;
/// The scale of completed stacks.
const STACK_SCALE: f64 = 0.6;
/// The width of a letter, estimated generously because the font is not known.
const LETTER: f64 = 16.5;

/// A player's panel around the origin.
pub(crate) fn panel(picture: &Picture, player: Player) -> String {
    let position = &picture.position;
    let mut svg = String::new();
    let mut right = REACH - 20.0;
    let claims: Vec<Piece> = position.claims(player).iter().map(Piece::Color).collect();
    for place in (0..Player::CLAIMS).rev() {
        let x = Length(right);
        match claims.get(place) {
            Some(&piece) => put(
                &mut svg,
                format_args!("<g transform=\"translate({x} 0)\"><g class=\"disc\">{}</g></g>", draw::disc(piece)),
            ),
            None => put(&mut svg, format_args!("<circle class=\"unclaimed\" cx=\"{x}\" cy=\"0\" r=\"17\"/>")),
        }
        right -= CLAIM_PITCH;
    }
    right -= 4.0;
    for stack in completed(picture, player) {
        let (drawing, _) = stack.map_or_else(unknown, draw::small_stack);
        let [x, y, scale] = [right, 32.0, STACK_SCALE].map(Length);
        put(&mut svg, format_args!("<g transform=\"translate({x} {y}) scale({scale})\">{drawing}</g>"));
        right -= STACK_PITCH;
    }
    let mut left = -REACH + 4.0;
    if !position.is_over() && position.to_move() == player {
        let [x, tip] = [left, left + 15.0].map(Length);
        put(&mut svg, format_args!("<path class=\"to-move\" d=\"M{x}-11L{tip} 0 {x} 11Z\"/>"));
    }
    left += 36.0;
    put(&mut svg, format_args!("<g transform=\"translate({} 0)\">{}</g>", Length(left), draw::player_sign(player)));
    left += 26.0;
    svg + &name(picture, player, (left, right))
}

/// The stacks that a player has completed; `None` for a stack whose pieces are unknown.
fn completed(picture: &Picture, player: Player) -> Vec<Option<Stack>> {
    let known = &picture.completed[player];
    (0..count(&picture.position, player)).map(|number| known.get(number).copied()).collect()
}

/// The number of completed stacks beside the board; in the six-stack variant they stay on it.
fn count(position: &Position, player: Player) -> usize {
    if position.variant() == Variant::Standard { usize::from(position.scored(player)) } else { 0 }
}

/// A stack of five whose pieces are unknown.
fn unknown() -> (String, u32) {
    let mut svg = String::new();
    for level in 0..5 {
        put(
            &mut svg,
            format_args!(
                "<path class=\"unknown-stack\" transform=\"translate(0-{})\" d=\"M-22-16V0A22 8 0 0 0 22 0V-16A22 8 0 0 0-22-16Z\"/>",
                10 + level * 16
            ),
        );
    }
    put(&mut svg, format_args!("<ellipse class=\"unknown-stack\" cy=\"-90\" rx=\"22\" ry=\"8\"/>"));
    (svg, 100)
}

/// The name and the note, shortened to the room there is.
fn name(picture: &Picture, player: Player, (left, right): (f64, f64)) -> String {
    let caption = &picture.caption;
    let (name, note) = (&caption.players[player], &caption.notes[player]);
    let room = ((right - left - 8.0) / LETTER) as usize;
    let space = if note.is_empty() { 0 } else { note.chars().count() + 3 };
    let shown = shortened(name, room.saturating_sub(space).max(6));
    let aside =
        if note.is_empty() { String::new() } else { format!("<tspan class=\"aside\">  {}</tspan>", escape(note)) };
    format!(
        "<text class=\"name\" x=\"{}\" y=\"9\" xml:space=\"preserve\">{}{aside}</text>",
        Length(left),
        escape(&shown)
    )
}

/// The first letters of a text.
fn shortened(text: &str, letters: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(letters) else { return text.to_owned() };
    // A text that begins with an isolate of its direction must end with it, or the note behind it would be drawn in the same direction.
    let isolated = if text.starts_with('\u{2068}') { "\u{2069}" } else { "" };
    format!("{}…{isolated}", text[..end].trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shortened_name_stays_isolated() {
        assert_eq!(shortened("Player 1", 20), "Player 1");
        assert_eq!(shortened(&"a".repeat(30), 6), "aaaaaa…");
        assert_eq!(shortened("\u{2068}\u{5d0}\u{5d1}\u{2069}", 6), "\u{2068}\u{5d0}\u{5d1}\u{2069}");
        assert_eq!(shortened(&format!("\u{2068}{}\u{2069}", "\u{5d0}".repeat(30)), 2), "\u{2068}\u{5d0}…\u{2069}");
    }
}
