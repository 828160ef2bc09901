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
    /// The mark of a hint or of the review.
    pub(super) pointed: Option<Mark>,
    pub(super) is_cursor: bool,
    /// The greatest height of a stack.
    pub(super) limit: usize,
}

/// From this half of a step on, stacks are drawn from the side, a line for each piece.
const FROM_THE_SIDE: u16 = 3;
/// From this width of its block on, the parts of a label stand apart.
const WIDE: u16 = 8;
/// From this height of a point on, the top of a stack has three lines.
const HIGH: u16 = 8;
/// Up to this width of a point, there is no room for marks beside the label.
const NARROW: u16 = 4;

/// The character in which the lines of a point meet: the foot of its stack.
pub(super) fn anchor(area: Rect, scale: Scale) -> (u16, u16) {
    let y = if scale.half >= FROM_THE_SIDE { area.bottom() - 2 } else { area.y + scale.half - 1 };
    (area.x + (area.width - 1) / 2, y)
}

pub(super) fn draw_tile(canvas: &mut Canvas<'_>, area: Rect, scale: Scale, tile: &Tile<'_>) {
    match tile.view.stack.top() {
        None => draw_empty(canvas, area, scale, tile),
        Some(top) if scale.half >= FROM_THE_SIDE => draw_from_the_side(canvas, area, tile, top),
        Some(top) if scale.width <= NARROW => draw_narrow(canvas, area, tile, top),
        Some(top) => draw_from_above(canvas, area, scale, tile, top),
    }
}

fn draw_empty(canvas: &mut Canvas<'_>, area: Rect, scale: Scale, tile: &Tile<'_>) {
    let faint = ground_of(canvas, tile, canvas.look.faint());
    let (center, middle) = anchor(area, scale);
    draw_cursor(canvas, Rect { x: center - 1, y: middle, width: 4, height: 2 }, tile);
    canvas.put(center, middle, if canvas.look.ascii { "." } else { "·" }, faint);
    draw_marks(canvas, Rect { x: center - 1, y: middle, width: 3, height: 1 }, tile);
    draw_name(canvas, name_at(area, scale), middle + 1, tile);
}

/// The column of a name: the same for all points, whatever stands on them. From the side it is below the middle, from above beside
/// the buried pieces.
fn name_at(area: Rect, scale: Scale) -> u16 {
    match scale.width {
        _ if scale.half >= FROM_THE_SIDE => area.x + area.width / 2 - 1,
        ..=NARROW => area.x + 1,
        _ => area.x + margin(area),
    }
}

/// The columns to the left of a name beside buried pieces.
fn margin(area: Rect) -> u16 {
    match area.width {
        ..8 => 0,
        8 => 1,
        _ => 2,
    }
}

/// The ground of the cursor: what is around the stack and its name.
fn draw_cursor(canvas: &mut Canvas<'_>, area: Rect, tile: &Tile<'_>) {
    if tile.is_cursor {
        let ground = canvas.look.ground(Accent::Cursor);
        // Lines of the board end there.
        canvas.clear(area);
        canvas.fill(area, ground);
    }
}

/// The style on the ground of the cursor, or another one.
fn ground_of(canvas: &Canvas<'_>, tile: &Tile<'_>, otherwise: Style) -> Style {
    if tile.is_cursor { canvas.look.ground(Accent::Cursor) } else { otherwise }
}

fn draw_name(canvas: &mut Canvas<'_>, x: u16, y: u16, tile: &Tile<'_>) {
    let style = ground_of(canvas, tile, canvas.look.faint());
    canvas.clear(Rect { x, y, width: 2, height: 1 });
    canvas.put(x, y, &tile.point.to_string(), style);
}

/// The marks at both ends of an area.
fn draw_marks(canvas: &mut Canvas<'_>, area: Rect, tile: &Tile<'_>) {
    let Some(mark) = Mark::of(tile.view, tile.pointed) else { return };
    let (left, right) = mark.signs(canvas.look);
    let style = ground_of(canvas, tile, canvas.look.accent(mark.accent()));
    canvas.put(area.x, area.y, left, style);
    canvas.put(area.right() - 1, area.y, right, style);
}

/// The sign of the owner, or of a full stack.
fn owner(canvas: &Canvas<'_>, tile: &Tile<'_>) -> &'static str {
    match (tile.view.full, tile.view.becomes.or(tile.view.owner)) {
        (Some(FullStack::Obstacle), _) => marks::OBSTACLE,
        (Some(FullStack::Winner), _) => Mark::Completes.signs(canvas.look).0,
        (None, Some(owner)) => marks::owner(canvas.look, owner),
        (None, None) => " ",
    }
}

/// The top of a stack: sign, letter, height, owner.
fn label(canvas: &Canvas<'_>, tile: &Tile<'_>, top: Piece, is_wide: bool) -> String {
    let view = tile.view;
    let height = view.stack.height();
    let height = if height > 1 { height.to_string() } else { " ".to_owned() };
    let owner = owner(canvas, tile);
    let top = format!("{}{top}", marks::sign(canvas.look, top));
    match (is_wide, canvas.look.ascii) {
        (true, _) => [&top, &height, owner]
            .map(str::trim)
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" "),
        // There are no small figures in ASCII: a gap tells the owner from the height.
        (false, true) => format!("{top}{height} {owner}"),
        (false, false) => format!("{top}{height}{owner}"),
    }
}

/// Writes the label in the middle of a line, and tells stacks apart that a claim would change.
fn draw_label(canvas: &mut Canvas<'_>, area: Rect, tile: &Tile<'_>, top: Piece) {
    let label = label(canvas, tile, top, area.width >= WIDE);
    // Where there is hardly room, heights and owners stay in their columns.
    let label = if area.width > 4 { label.trim_end() } else { &label };
    let left = area.x + (area.width.saturating_sub(width(label) as u16)) / 2;
    let end = canvas.put(left, area.y, label, canvas.look.piece(top, tile.view.veiled));
    if tile.view.becomes.is_some() && tile.view.owner != tile.view.becomes {
        let style = canvas.look.ground(Accent::Asks);
        canvas.fill(Rect { x: end - 1, y: area.y, width: 1, height: 1 }, style);
    }
}

/// The top as a block, and below it the buried pieces from top to bottom.
fn draw_from_above(canvas: &mut Canvas<'_>, area: Rect, scale: Scale, tile: &Tile<'_>, top: Piece) {
    let block = inner(area, if area.width > 8 { 2 } else { 1 });
    let block = Rect { height: scale.half, ..block };
    let veiled = tile.view.veiled;
    let around = Rect { x: block.x - 1, width: block.width + 2, ..block };
    canvas.clear(block);
    draw_cursor(canvas, Rect { height: scale.half + 1, ..around }, tile);
    for y in block.y..block.bottom() {
        canvas.put(block.x, y, &" ".repeat(block.width.into()), canvas.look.piece(top, veiled));
        draw_marks(canvas, Rect { y, height: 1, ..around }, tile);
    }
    draw_label(canvas, Rect { height: 1, ..block }, tile, top);
    let buried: Vec<Piece> = tile.view.stack.pieces().rev().skip(1).collect();
    let y = block.bottom();
    // The name stays with its stack, unless a stack of six needs the place.
    let has_name = buried.len() < usize::from(area.width) - 1;
    let mut x = if has_name { name_at(area, scale) } else { area.x };
    if has_name {
        // No line of the board runs through the name and the letters.
        if !tile.is_cursor {
            let width = (3 + buried.len() as u16).min(area.right() - x);
            canvas.clear(Rect { x, y, width, height: 1 });
        }
        draw_name(canvas, x, y, tile);
        x += 2;
    }
    // A gap tells the letters of the pieces from the name. If a full stack needs the place, their case does.
    let has_gap = !has_name || buried.len() < usize::from(area.right() - x);
    x += u16::from(has_name && has_gap);
    for piece in buried {
        let letter = if has_gap { piece.letter().to_ascii_lowercase() } else { piece.letter() };
        x = canvas.put(x, y, &letter.to_string(), canvas.look.buried(piece, veiled));
    }
}

/// The top and its owner between the marks, and below it the buried pieces, or the name of a single piece.
fn draw_narrow(canvas: &mut Canvas<'_>, area: Rect, tile: &Tile<'_>, top: Piece) {
    let veiled = tile.view.veiled;
    let height = tile.view.stack.height();
    draw_cursor(canvas, area, tile);
    canvas.put(area.x + 1, area.y, &format!("{top}{}", owner(canvas, tile)), canvas.look.piece(top, veiled));
    draw_marks(canvas, Rect { height: 1, ..area }, tile);
    let buried = tile.view.stack.pieces().rev().skip(1);
    if height == 1 {
        return draw_name(canvas, area.x + 1, area.y + 1, tile);
    }
    let mut x = area.x + u16::from(height < 4);
    for piece in buried {
        let letter = piece.letter().to_ascii_lowercase().to_string();
        x = canvas.put(x, area.y + 1, &letter, canvas.look.buried(piece, veiled));
    }
}

/// A line for each piece, the top one wider, above the line of the name.
fn draw_from_the_side(canvas: &mut Canvas<'_>, area: Rect, tile: &Tile<'_>, top: Piece) {
    let height = tile.view.stack.height();
    let veiled = tile.view.veiled;
    // Only in the variant with stacks of six, a stack may take the line of the name.
    let floor =
        if height == tile.limit && height == usize::from(area.height) { area.bottom() } else { area.bottom() - 1 };
    // The top has as many lines as there is room for, but no more than look like a piece.
    let room = usize::from(area.height).saturating_sub(height);
    let top_lines = if area.height >= HIGH && room >= 3 {
        3
    } else if room >= 2 {
        2
    } else {
        1
    };
    let tall = (height - 1) as u16 + top_lines;
    let mut y = floor - tall.min(floor - area.y);
    let wide = inner(area, if area.width > 14 { 3 } else { 2 });
    let narrow = inner(wide, 1);
    let marked = Rect { x: wide.x - 1, width: wide.width + 2, ..wide };
    canvas.clear(Rect { y, height: top_lines, ..wide });
    canvas.clear(Rect { y: y + top_lines, height: floor - y - top_lines, ..narrow });
    draw_cursor(canvas, Rect { y, height: area.bottom() - y, ..marked }, tile);
    for line in 0..top_lines {
        canvas.put(wide.x, y + line, &" ".repeat(wide.width.into()), canvas.look.piece(top, veiled));
    }
    draw_label(canvas, Rect { y: y + u16::from(top_lines > 2), height: 1, ..wide }, tile, top);
    for _ in 0..top_lines {
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
