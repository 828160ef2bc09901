//! A point: its stack from above or from the side, its name, and the marks around it.

use lyngk_rules::{Piece, Point};
use lyngk_view::{FullStack, PointView};
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Canvas;
use crate::layout::Scale;
use crate::look::Accent;
use crate::marks::{self, Mark};
use crate::wrap::width;

/// A point to draw.
pub(super) struct Tile<'a> {
    pub(super) point: Point,
    pub(super) view: &'a PointView,
    pub(super) is_hinted: bool,
    pub(super) is_cursor: bool,
    /// The greatest height of a stack.
    pub(super) limit: usize,
}

/// From this half of a step on, stacks are drawn from the side, a line for each piece.
const FROM_THE_SIDE: u16 = 3;
/// From this width of its block on, the parts of a label stand apart.
const WIDE: u16 = 8;

pub(super) fn draw_tile(canvas: &mut Canvas<'_>, area: Rect, scale: Scale, tile: &Tile<'_>) {
    let Some(top) = tile.view.stack.top() else {
        return draw_empty(canvas, area, scale, tile);
    };
    if scale.half >= FROM_THE_SIDE {
        draw_from_the_side(canvas, area, tile, top);
    } else {
        draw_from_above(canvas, area, scale, tile, top);
    }
}

fn draw_empty(canvas: &mut Canvas<'_>, area: Rect, scale: Scale, tile: &Tile<'_>) {
    let faint = ground_of(canvas, tile, canvas.look.faint());
    let middle = area.y + scale.half - 1;
    let center = area.x + (area.width - 1) / 2;
    draw_cursor(canvas, Rect { y: middle, height: 2, ..area }, tile);
    canvas.put(center, middle, if canvas.look.ascii { "." } else { "·" }, faint);
    draw_marks(canvas, Rect { x: center.saturating_sub(1), y: middle, width: 3, height: 1 }, tile);
    draw_name(canvas, center.saturating_sub(u16::from(scale.half > 1)), middle + 1, tile);
}

/// The ground of the cursor: what is around the stack and its name.
fn draw_cursor(canvas: &mut Canvas<'_>, area: Rect, tile: &Tile<'_>) {
    if tile.is_cursor {
        let ground = canvas.look.ground(Accent::Cursor);
        canvas.fill(area, ground);
    }
}

/// The style on the ground of the cursor, or another one.
fn ground_of(canvas: &Canvas<'_>, tile: &Tile<'_>, otherwise: Style) -> Style {
    if tile.is_cursor { canvas.look.ground(Accent::Cursor) } else { otherwise }
}

fn draw_name(canvas: &mut Canvas<'_>, x: u16, y: u16, tile: &Tile<'_>) {
    let style = ground_of(canvas, tile, canvas.look.faint());
    canvas.put(x, y, &tile.point.to_string(), style);
}

/// The marks at both ends of an area.
fn draw_marks(canvas: &mut Canvas<'_>, area: Rect, tile: &Tile<'_>) {
    let Some(mark) = Mark::of(tile.view, tile.is_hinted) else { return };
    let (left, right) = mark.signs(canvas.look);
    let style = ground_of(canvas, tile, canvas.look.accent(mark.accent()));
    canvas.put(area.x, area.y, left, style);
    canvas.put(area.right() - 1, area.y, right, style);
}

/// The top of a stack: sign, letter, height, owner.
fn label(canvas: &Canvas<'_>, tile: &Tile<'_>, top: Piece, is_wide: bool) -> String {
    let view = tile.view;
    let height = view.stack.height();
    let height = if height > 1 { height.to_string() } else { " ".to_owned() };
    let owner = match (view.full, view.becomes.or(view.owner)) {
        (Some(FullStack::Obstacle), _) => marks::obstacle(canvas.look),
        (Some(FullStack::Winner), _) => Mark::Completes.signs(canvas.look).0,
        (None, Some(owner)) => marks::owner(canvas.look, owner),
        (None, None) => " ",
    };
    let top = format!("{}{top}", marks::sign(canvas.look, top));
    if is_wide { format!("{top} {height} {owner}").trim_end().to_owned() } else { format!("{top}{height}{owner}") }
}

/// Writes the label in the middle of a line, and tells stacks apart that a claim would change.
fn draw_label(canvas: &mut Canvas<'_>, area: Rect, tile: &Tile<'_>, top: Piece) {
    let label = label(canvas, tile, top, area.width >= WIDE);
    let left = area.x + (area.width.saturating_sub(width(&label) as u16)) / 2;
    let end = canvas.put(left, area.y, &label, canvas.look.piece(top, tile.view.veiled));
    if tile.view.becomes.is_some() && tile.view.owner != tile.view.becomes {
        let style = canvas.look.ground(Accent::Asks);
        canvas.fill(Rect { x: end - 1, y: area.y, width: 1, height: 1 }, style);
    }
}

/// The top as a block, and below it the buried pieces from top to bottom.
fn draw_from_above(canvas: &mut Canvas<'_>, area: Rect, scale: Scale, tile: &Tile<'_>, top: Piece) {
    let block = Rect { x: area.x + 1, y: area.y, width: area.width - 2, height: scale.half };
    let veiled = tile.view.veiled;
    draw_cursor(canvas, Rect { height: scale.half + 1, ..area }, tile);
    for y in block.y..block.bottom() {
        canvas.put(block.x, y, &" ".repeat(block.width.into()), canvas.look.piece(top, veiled));
        draw_marks(canvas, Rect { x: area.x, y, width: area.width, height: 1 }, tile);
    }
    draw_label(canvas, Rect { height: 1, ..block }, tile, top);
    let buried: Vec<Piece> = tile.view.stack.pieces().rev().skip(1).collect();
    let y = block.bottom();
    // The name stays with its stack, unless a stack of six needs the place.
    let has_name = buried.len() < usize::from(area.width) - 1;
    let margin = u16::from(area.width > 6);
    if has_name {
        draw_name(canvas, area.x + margin, y, tile);
    }
    // A gap tells the letters of the pieces from the name, unless a full stack needs the place.
    let gap = u16::from(has_name && buried.len() + 3 <= usize::from(area.width - margin));
    let mut x = area.x + margin + gap + if has_name { 2 } else { 0 };
    for piece in buried {
        x = canvas.put(x, y, &piece.letter().to_ascii_lowercase().to_string(), canvas.look.buried(piece, veiled));
    }
}

/// A line for each piece, the top one wider, on the line of the name.
fn draw_from_the_side(canvas: &mut Canvas<'_>, area: Rect, tile: &Tile<'_>, top: Piece) {
    let height = tile.view.stack.height();
    let veiled = tile.view.veiled;
    // Only in the variant with stacks of six, a stack may take the line of the name.
    let floor =
        if height == tile.limit && height == usize::from(area.height) { area.bottom() } else { area.bottom() - 1 };
    let tall = height + usize::from(height < 4);
    let mut y = floor - (tall as u16).min(floor - area.y);
    let (wide, narrow) = (inner(area, 2), inner(area, 3));
    draw_cursor(canvas, Rect { y, height: area.bottom() - y, ..inner(area, 1) }, tile);
    for line in 0..=u16::from(height < 4) {
        canvas.put(wide.x, y + line, &" ".repeat(wide.width.into()), canvas.look.piece(top, veiled));
    }
    draw_label(canvas, Rect { y, height: 1, ..wide }, tile, top);
    let marked = inner(area, 1);
    for _ in 0..=u16::from(height < 4) {
        draw_marks(canvas, Rect { y, height: 1, ..marked }, tile);
        y += 1;
    }
    for piece in tile.view.stack.pieces().rev().skip(1) {
        let style = canvas.look.buried(piece, veiled);
        canvas.put(narrow.x, y, &" ".repeat(narrow.width.into()), style);
        let text = format!("{}{piece}", marks::sign(canvas.look, piece));
        canvas.put(narrow.x + (narrow.width - width(&text) as u16) / 2, y, &text, style);
        y += 1;
    }
    if floor < area.bottom() {
        draw_name(canvas, area.x + area.width / 2 - 1, floor, tile);
    }
}

/// The area without columns at both sides.
fn inner(area: Rect, by: u16) -> Rect {
    Rect { x: area.x + by, width: area.width - 2 * by, ..area }
}
