//! The lines of the board, drawn with dots of Braille characters: 2 × 4 dots for each character of the screen.

use lyngk_rules::{Point, Turn};
use lyngk_view::Compass;
use ratatui::layout::Rect;

use super::tile::anchor;
use super::{Canvas, Scene, square};
use crate::layout::Layout;
use crate::look::Accent;

/// From this half of a step on, there is room between the points for lines.
const HAS_LINES: u16 = 2;
/// The first of the Braille characters, without dots. The bits of the others say which dots they have.
const BRAILLE: u32 = 0x2800;
/// The bit of each dot, by line and column.
const DOTS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// How a line stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Line {
    Grid,
    /// The path of the last turn.
    Last,
    /// The path of the turn that was played, in the review.
    Played,
    /// The path of the turn under construction, or of the better one in the review.
    Path,
}

/// A character of the screen with lines.
#[derive(Clone, Copy)]
struct Cell {
    dots: u8,
    line: Line,
}

/// The lines of a board.
struct Grid {
    area: Rect,
    cells: Vec<Cell>,
    ascii: bool,
}

pub(super) fn draw(canvas: &mut Canvas<'_>, layout: &Layout, scene: &Scene<'_>) {
    if layout.scale.half < HAS_LINES {
        return;
    }
    let area = layout.board;
    let empty = Cell { dots: 0, line: Line::Grid };
    let count = usize::from(area.width) * usize::from(area.height);
    let mut grid = Grid { area, cells: vec![empty; count], ascii: scene.look.ascii };
    let place = |point: Point| dot(layout, scene.compass, point);
    for point in Point::ALL {
        for next in point.neighbors().iter().filter(|&next| next > point) {
            grid.line(place(point), place(next), Line::Grid);
        }
    }
    let table = scene.desk.table();
    let position = table.shown();
    let path_of = |turn: Turn| position.path(turn).unwrap_or_default();
    // One kind of path takes the place of another.
    let paths = match (scene.desk.moment_turns(), table.path()) {
        (Some(turns), _) => {
            vec![(path_of(turns.played), Line::Played), (turns.better.map(path_of).unwrap_or_default(), Line::Path)]
        }
        (None, Some(path)) => vec![(path, Line::Path)],
        (None, None) => vec![(table.last_path(), Line::Last)],
    };
    for (path, line) in paths {
        for leg in path.windows(2) {
            grid.line(place(leg[0]), place(leg[1]), line);
        }
    }
    grid.put(canvas);
}

/// The dot in which the lines of a point meet, from the left and from the top of the screen.
fn dot(layout: &Layout, compass: Compass, point: Point) -> (u16, u16) {
    let (x, y) = anchor(square(layout, compass, point), layout.scale);
    (2 * x + 1, 4 * y + 2)
}

impl Grid {
    fn line(&mut self, from: (u16, u16), to: (u16, u16), line: Line) {
        let (across, along) = (i32::from(to.0) - i32::from(from.0), i32::from(to.1) - i32::from(from.1));
        let steps = across.abs().max(along.abs()).max(1);
        // Every other dot is enough for lines that are not to stand out. In ASCII, the dots only choose a character.
        let every = if line == Line::Grid && !self.ascii { 2 } else { 1 };
        for step in (0..=steps).step_by(every) {
            let part = |from: u16, by: i32| i32::from(from) + (2 * by * step + steps * by.signum()) / (2 * steps);
            self.dot(part(from.0, across), part(from.1, along), line);
        }
    }

    fn dot(&mut self, x: i32, y: i32, line: Line) {
        let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else { return };
        if !self.area.contains((x / 2, y / 4).into()) {
            return;
        }
        let (column, row) = (x / 2 - self.area.x, y / 4 - self.area.y);
        let cell = &mut self.cells[usize::from(row) * usize::from(self.area.width) + usize::from(column)];
        // Where a path meets other lines, only the path is seen.
        if line > cell.line {
            *cell = Cell { dots: 0, line };
        }
        if line == cell.line {
            cell.dots |= DOTS[usize::from(y % 4)][usize::from(x % 2)];
        }
    }

    fn put(&self, canvas: &mut Canvas<'_>) {
        for (row, cells) in self.cells.chunks(self.area.width.into()).enumerate() {
            for (column, cell) in cells.iter().enumerate().filter(|(_, cell)| cell.dots != 0) {
                let style = match cell.line {
                    Line::Grid => canvas.look.grid(),
                    Line::Last => canvas.look.accent(Accent::Last),
                    Line::Played => canvas.look.accent(Accent::Danger),
                    Line::Path => canvas.look.accent(Accent::Landing),
                };
                let sign = if self.ascii {
                    in_ascii(*cell)
                } else {
                    char::from_u32(BRAILLE + u32::from(cell.dots)).unwrap_or(' ')
                };
                let (x, y) = (self.area.x + column as u16, self.area.y + row as u16);
                canvas.put(x, y, sign.encode_utf8(&mut [0; 4]), style);
            }
        }
    }
}

/// A character of about the same shape.
fn in_ascii(cell: Cell) -> char {
    let has = |rows: std::ops::Range<usize>| DOTS[rows].iter().flatten().any(|dot| cell.dots & dot != 0);
    if cell.line != Line::Grid {
        return '*';
    }
    match (has(0..1), has(1..3), has(3..4)) {
        (true, _, true) => '|',
        (true, false, false) => '\'',
        (_, _, true) => '.',
        _ => '-',
    }
}
