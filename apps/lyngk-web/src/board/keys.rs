//! The board by keyboard: arrows walk along its lines, Page Up and Page Down from target to target.

use leptos::prelude::*;
use lyngk_rules::Point;
use lyngk_view::{Arrow, Intent};

use super::ui::{BoardUi, point_of};

/// Does what a key means.
pub(crate) fn pressed(ui: BoardUi, event: &web_sys::KeyboardEvent) {
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
        // A key that is held down chooses once: what waits to be confirmed is not confirmed by the way.
        "Enter" | " " if event.repeat() => (),
        "Enter" | " " => ui.board.act(Intent::Choose(point)),
        _ => return,
    }
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

/// The target behind a point; where that is none itself or the last one, the first.
fn next(targets: &[Point], point: Point) -> Option<Point> {
    let at = targets.iter().position(|&target| target == point);
    at.and_then(|at| targets.get(at + 1)).or(targets.first()).copied()
}
