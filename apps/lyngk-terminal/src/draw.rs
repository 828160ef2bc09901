//! The screen: a function of the desk and of what only the drawing knows.

mod board;
mod canvas;
mod grid;
pub(crate) mod help;
mod keys;
mod notes;
mod panel;
mod record;
mod tile;

use lyngk_rules::Point;
use lyngk_view::Compass;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::Prompt;
use crate::desk::{Desk, Told};
use crate::layout::{Layout, SMALLEST};
use crate::look::{Accent, Look};
use crate::wrap::{width, wrap};

pub(crate) use board::{point_at, square};
pub(crate) use canvas::Canvas;
pub(crate) use keys::key_at;
pub(crate) use panel::{color_at, turn_at};

/// Everything that a frame shows.
pub(crate) struct Scene<'a> {
    pub(crate) desk: &'a Desk,
    pub(crate) look: Look,
    /// The point of the keyboard.
    pub(crate) cursor: Point,
    pub(crate) compass: Compass,
    /// The latest messages.
    pub(crate) message: &'a [Told],
    pub(crate) prompt: Option<&'a Prompt>,
}

/// Draws a frame. Returns where the terminal's own cursor belongs, which screen readers and magnifiers follow.
pub(crate) fn draw(buffer: &mut Buffer, area: Rect, scene: &Scene<'_>) -> Option<(u16, u16)> {
    let mut canvas = Canvas { buffer, look: scene.look };
    let Some(layout) = Layout::of(area) else {
        too_small(&mut canvas, area, scene);
        return None;
    };
    if let Some(&Prompt::Help(at)) = scene.prompt {
        help::draw(&mut canvas, area, scene, at);
        keys::draw(&mut canvas, layout.keys, scene);
        return None;
    }
    board::draw(&mut canvas, &layout, scene);
    panel::draw(&mut canvas, &layout, scene);
    let typed = notes::draw(&mut canvas, layout.notes, scene);
    keys::draw(&mut canvas, layout.keys, scene);
    let square = square(&layout, scene.compass, scene.cursor);
    Some(typed.unwrap_or((square.x, square.y)))
}

fn too_small(canvas: &mut Canvas<'_>, area: Rect, scene: &Scene<'_>) {
    let values = [
        ("width", SMALLEST.0.into()),
        ("height", SMALLEST.1.into()),
        ("columns", area.width.into()),
        ("rows", area.height.into()),
    ];
    let values = values.map(|(name, number): (_, i32)| (name, number.into()));
    let lines = wrap(&canvas.text(&scene.desk.words.with("terminal-too-small", values)), area.width.into());
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (y, line) in (top..area.height).zip(lines) {
        let left = area.width.saturating_sub(width(&line) as u16) / 2;
        canvas.put(left, y, &line, scene.look.accent(Accent::Title));
    }
}

#[cfg(test)]
mod tests;
