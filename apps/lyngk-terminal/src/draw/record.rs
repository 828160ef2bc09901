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
    for (place, row, number) in places(area, scene) {
        canvas.put(area.x, place.y, &format!("{row:>3}"), canvas.look.faint());
        let shown = desk.table().shown_ply().unwrap_or(turns.len());
        let style = match () {
            () if number == shown => canvas.look.accent(Accent::Last),
            () if number > shown => canvas.look.faint(),
            () => Style::new(),
        };
        let style = if number == shown { style.add_modifier(Modifier::REVERSED) } else { style };
        let text = match turns[number - 1] {
            lyngk_rules::Turn::Pass => desk.words.text("record-pass"),
            turn @ lyngk_rules::Turn::Move { .. } => turn.to_string(),
        };
        canvas.put_cut(place.x, place.y, TURN, &text, style);
    }
}

/// The turns in sight: their places below the title, their rows, and their numbers from one on.
fn places(area: Rect, scene: &Scene<'_>) -> Vec<(Rect, usize, usize)> {
    let table = scene.desk.table();
    let (first, count) = (table.game().start().to_move(), table.game().turns().len());
    let shown = table.shown_ply().unwrap_or(count);
    let last_row = say::row(first, count);
    // The turn before the displayed position is in sight.
    let height = usize::from(area.height);
    let bottom = last_row.min(say::row(first, shown.max(1)).max(height));
    let top = bottom.saturating_sub(height);
    let place = |number: usize| {
        let row = say::row(first, number);
        let is_second = number.is_multiple_of(2) == (first == Player::One);
        let x = area.x + 4 + if is_second { TURN + 1 } else { 0 };
        let y = area.y + (row.checked_sub(top + 1)?) as u16;
        (row <= bottom).then_some((Rect { x, y, width: TURN, height: 1 }, row, number))
    };
    (1..=count).filter_map(place).collect()
}

/// The turn at a place of the screen, counted from one.
pub(super) fn turn_at(area: Rect, scene: &Scene<'_>, x: u16, y: u16) -> Option<usize> {
    if area.height < 2 {
        return None;
    }
    let mut places = places(below(area, 1), scene).into_iter();
    places.find(|(place, ..)| place.contains((x, y).into())).map(|(.., number)| number)
}
