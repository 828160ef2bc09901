//! Keyboard input at the board: arrows move the focus along the lines, Page Up and Page Down between targets.

use leptos::prelude::*;
use lyngk_rules::Point;
use lyngk_view::{Arrow, Intent};

use super::ui::{BoardUi, point_of};

/// Handles a key at the board.
pub(crate) fn on_key(ui: BoardUi, event: &web_sys::KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some(point) = point_of(event) else { return };
    match event.key().as_str() {
        "ArrowUp" => walk(ui, point, Arrow::Up, event.shift_key()),
        "ArrowDown" => walk(ui, point, Arrow::Down, event.shift_key()),
        "ArrowLeft" => walk(ui, point, Arrow::Left, event.shift_key()),
        "ArrowRight" => walk(ui, point, Arrow::Right, event.shift_key()),
        "Home" => jump(ui, |targets| targets.first().copied()),
        "End" => jump(ui, |targets| targets.last().copied()),
        "PageDown" => jump(ui, |targets| next(targets, point)),
        "PageUp" => jump(ui, |targets| {
            let backwards: Vec<Point> = targets.iter().rev().copied().collect();
            next(&backwards, point)
        }),
        // Key repeat must not confirm a turn.
        "Enter" | " " if event.repeat() => (),
        "Enter" | " " => ui.board.act(Intent::Choose(point)),
        _ => return,
    }
    ui.set_by_pointer(false);
    event.prevent_default();
}

fn walk(ui: BoardUi, from: Point, arrow: Arrow, other: bool) {
    if let Some(next) = ui.compass.get_untracked().step(from, arrow, other) {
        ui.focus_on(next);
    }
}

fn jump(ui: BoardUi, choose: impl FnOnce(&[Point]) -> Option<Point>) {
    if let Some(point) = choose(&ui.targets()) {
        ui.focus_on(point);
    }
}

/// The target after a point, or the first one.
fn next(targets: &[Point], point: Point) -> Option<Point> {
    let at = targets.iter().position(|&target| target == point);
    at.and_then(|at| targets.get(at + 1)).or(targets.first()).copied()
}
