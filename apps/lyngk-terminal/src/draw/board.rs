//! The board: where its points are on the screen.

use lyngk_rules::Point;
use lyngk_view::Compass;
use ratatui::layout::Rect;

use super::tile::{Tile, draw_tile};
use super::{Canvas, Scene, grid};
use crate::layout::Layout;
use crate::marks::{Mark, of_moment};

/// The area of a point on the screen.
pub(crate) fn square(layout: &Layout, compass: Compass, point: Point) -> Rect {
    let (x, y) = compass.place(point);
    let scale = layout.scale;
    // Places are from −4 to 4 and from −6 to 6.
    let (column, line) = (u16::from((x + 4).unsigned_abs()), u16::from((6 - y).unsigned_abs()));
    Rect {
        x: layout.board.x + column * scale.width,
        y: layout.board.y + line * scale.half,
        width: scale.width,
        height: 2 * scale.half,
    }
}

/// The point at a place of the screen.
pub(crate) fn point_at(layout: &Layout, compass: Compass, x: u16, y: u16) -> Option<Point> {
    Point::ALL.into_iter().find(|&point| square(layout, compass, point).contains((x, y).into()))
}

pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, scene: &Scene<'_>) {
    let views = scene.desk.table().point_views();
    let hinted = scene.desk.hinted();
    let moment = scene.desk.moment_turns();
    let variant = scene.desk.table().game().position().variant();
    grid::draw(canvas, layout, scene);
    for (point, view) in Point::ALL.into_iter().zip(&views) {
        let area = square(layout, scene.compass, point);
        let reviewed = moment.and_then(|turns| of_moment(turns, point));
        let pointed = reviewed.or_else(|| hinted.contains(point).then_some(Mark::Hint));
        let tile = Tile { point, view, pointed, is_cursor: point == scene.cursor, limit: variant.height_limit() };
        draw_tile(canvas, area, layout.scale, &tile);
    }
}
