//! The list of turns.

use lyngk_rules::Player;
use lyngk_view::say;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::canvas::below;
use super::{Canvas, Scene};
use crate::look::Accent;

/// The width of a turn.
const TURN: u16 = 9;

pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) {
    if area.height < 2 {
        return;
    }
    let desk = scene.desk;
    let game = desk.table().game();
    canvas.put_cut(area.x, area.y, area.width, &desk.words.text("record-title"), canvas.look.accent(Accent::Title));
    let area = below(area, 1);
    let turns = game.turns();
    if turns.is_empty() {
        canvas.put_cut(area.x, area.y, area.width, &desk.words.text("record-empty"), canvas.look.faint());
        return;
    }
    let first = game.start().to_move();
    let shown = desk.table().shown_ply().unwrap_or(turns.len());
    let last_row = say::row(first, turns.len());
    // The turn before the displayed position is in sight.
    let height = usize::from(area.height);
    let bottom = last_row.min(say::row(first, shown.max(1)).max(height));
    let top = bottom.saturating_sub(height);
    for (number, turn) in (1..).zip(turns) {
        let row = say::row(first, number);
        if row <= top || row > bottom {
            continue;
        }
        let y = area.y + (row - top - 1) as u16;
        let is_second = (number % 2 == 0) == (first == Player::One);
        let x = area.x + 4 + if is_second { TURN + 1 } else { 0 };
        canvas.put(area.x, y, &format!("{row:>3}"), canvas.look.faint());
        let style = match () {
            () if number == shown => canvas.look.accent(Accent::Last),
            () if number > shown => canvas.look.faint(),
            () => Style::new(),
        };
        let style = if number == shown { style.add_modifier(Modifier::REVERSED) } else { style };
        let text = match turn {
            lyngk_rules::Turn::Pass => desk.words.text("record-pass"),
            turn @ lyngk_rules::Turn::Move { .. } => turn.to_string(),
        };
        canvas.put_cut(x, y, TURN, &text, style);
    }
}
