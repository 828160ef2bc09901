//! Where everything is on the screen.

use ratatui::layout::Rect;

/// The smallest window.
pub(crate) const SMALLEST: (u16, u16) = (60, 20);
/// The columns of the board, and the half steps from its lowest to its highest point, with the lower half of the last point.
const COLUMNS: u16 = 9;
const HALF_STEPS: u16 = 14;
/// The narrowest panel: players, colours, turns.
const PANEL: u16 = 24;
/// The widest.
const WIDE_PANEL: u16 = 40;
/// The narrowest list of turns beside the panel, and the widest.
const RECORD: u16 = 24;
const WIDE_RECORD: u16 = 30;
/// The fewest lines for notes below the board, and in a window with fewer than 24 lines.
const NOTES: u16 = 7;
const FEW_NOTES: u16 = 5;
/// The lines of the panel if the notes are below it, and the fewest lines for notes there, with the gap between them.
const PANEL_LINES: u16 = 36;
const FEW_PANEL_LINES: u16 = 30;
const NOTES_BESIDE: u16 = 12;

/// The size of a point on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scale {
    /// Columns of the screen.
    pub(crate) width: u16,
    /// Lines of half a step: neighbouring columns of the board are half a step apart, so a point has twice as many lines.
    pub(crate) half: u16,
}

/// From large to small. The last one fits into the smallest window.
///
/// A character is about twice as high as wide, so the triangles of the board have equal sides if a point is 3.5 times as wide as half a
/// step. Low scales are wider, as a label needs four columns.
const SCALES: [Scale; 8] = [
    Scale { width: 18, half: 5 },
    Scale { width: 14, half: 4 },
    Scale { width: 12, half: 3 },
    Scale { width: 10, half: 2 },
    Scale { width: 8, half: 2 },
    Scale { width: 8, half: 1 },
    Scale { width: 6, half: 1 },
    Scale { width: 4, half: 1 },
];

impl Scale {
    const fn board(self) -> (u16, u16) {
        (self.width * COLUMNS, self.half * HALF_STEPS)
    }
}

/// The parts of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    pub(crate) scale: Scale,
    pub(crate) board: Rect,
    pub(crate) panel: Rect,
    /// The turns, if there is room for them beside the panel.
    pub(crate) record: Option<Rect>,
    pub(crate) notes: Rect,
    pub(crate) keys: Rect,
}

impl Layout {
    /// The layout of a window. None if it is too small.
    pub(crate) fn of(area: Rect) -> Option<Layout> {
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return None;
        }
        SCALES
            .into_iter()
            .find_map(|scale| Layout::with_notes_beside(area, scale).or_else(|| Layout::with_notes_below(area, scale)))
    }

    /// The notes are below the board.
    fn with_notes_below(area: Rect, scale: Scale) -> Option<Layout> {
        let (width, height) = scale.board();
        // In the smallest window there is no column to spare: at its right, the board has a single point at half height.
        let gap = u16::from(area.width > SMALLEST.0);
        let fewest = if area.height < 24 { FEW_NOTES } else { NOTES };
        if width + gap + PANEL > area.width || height + fewest >= area.height {
            return None;
        }
        let beside = area.width - width - gap;
        let (panel_width, record_width) = side(beside);
        let used = width + gap + panel_width + record_width.map_or(0, |record| record + 2);
        let left = (area.width - used) / 2;
        // Notes need more lines now and then.
        let top = (area.height - 1 - height - fewest).saturating_sub(NOTES / 2) / 2;
        let board = Rect { x: left, y: top, width, height };
        let panel = Rect { x: board.right() + gap, y: top, width: panel_width, height: area.height - 1 - top };
        let notes = Rect { x: left + 1, y: board.bottom(), width: width - 2, height: area.height - 1 - board.bottom() };
        Some(Layout { scale, board, panel, record: record_beside(panel, record_width), notes, keys: keys(area) })
    }

    /// The notes are below the panel and the list of turns, so that the board has the whole height.
    fn with_notes_beside(area: Rect, scale: Scale) -> Option<Layout> {
        let (width, height) = scale.board();
        if width + 2 + PANEL + 2 + RECORD > area.width
            || height >= area.height
            || height < FEW_PANEL_LINES + NOTES_BESIDE
        {
            return None;
        }
        let (panel_width, record_width) = side(area.width - width - 2);
        let side_width = panel_width + record_width.map_or(0, |record| record + 2);
        let left = (area.width - width - 2 - side_width) / 2;
        let top = (area.height - 1 - height) / 2;
        let board = Rect { x: left, y: top, width, height };
        let panel =
            Rect { x: board.right() + 2, y: top, width: panel_width, height: (height - NOTES_BESIDE).min(PANEL_LINES) };
        let notes =
            Rect { y: panel.bottom() + 1, width: side_width, height: area.height - 1 - panel.bottom() - 1, ..panel };
        Some(Layout { scale, board, panel, record: record_beside(panel, record_width), notes, keys: keys(area) })
    }
}

/// The last line.
fn keys(area: Rect) -> Rect {
    Rect { y: area.height - 1, height: 1, ..area }
}

/// The widths of the panel, and of the list of turns if there is room for it.
fn side(width: u16) -> (u16, Option<u16>) {
    if width < PANEL + 2 + RECORD {
        return (width.min(WIDE_PANEL), None);
    }
    let panel = (width - 2 - RECORD).min(WIDE_PANEL);
    (panel, Some((width - 2 - panel).min(WIDE_RECORD)))
}

fn record_beside(panel: Rect, width: Option<u16>) -> Option<Rect> {
    width.map(|width| Rect { x: panel.right() + 2, width, ..panel })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_lie_in_every_window_and_do_not_overlap() {
        for width in 60..=260 {
            for height in 20..=90 {
                let area = Rect { x: 0, y: 0, width, height };
                let layout = Layout::of(area).expect("a layout");
                let parts = [layout.board, layout.panel, layout.notes, layout.keys].into_iter().chain(layout.record);
                let parts: Vec<Rect> = parts.collect();
                for (n, one) in parts.iter().enumerate() {
                    assert_eq!(one.intersection(area), *one, "{width}×{height}: {one:?}");
                    for two in &parts[n + 1..] {
                        assert!(one.intersection(*two).is_empty(), "{width}×{height}: {one:?} {two:?}");
                    }
                }
                assert!(layout.panel.width >= PANEL && layout.notes.height >= FEW_NOTES);
            }
        }
    }

    #[test]
    fn a_large_window_has_large_points_and_the_turns_beside() {
        let layout = Layout::of(Rect::new(0, 0, 200, 60)).expect("a layout");
        assert_eq!(layout.scale, Scale { width: 14, half: 4 });
        let record = layout.record.expect("the turns");
        assert_eq!(record.x, layout.panel.right() + 2);
        let layout = Layout::of(Rect::new(0, 0, 160, 45)).expect("a layout");
        assert_eq!(layout.scale, Scale { width: 12, half: 3 });
        let layout = Layout::of(Rect::new(0, 0, 80, 24)).expect("a layout");
        assert_eq!((layout.scale, layout.record), (Scale { width: 6, half: 1 }, None));
        let layout = Layout::of(Rect::new(0, 0, 60, 20)).expect("a layout");
        assert_eq!((layout.scale, layout.record), (Scale { width: 4, half: 1 }, None));
        assert_eq!(Layout::of(Rect::new(0, 0, 59, 20)), None);
        assert_eq!(Layout::of(Rect::new(0, 0, 60, 19)), None);
    }

    #[test]
    fn the_parts_are_in_the_middle_of_the_window() {
        for (width, height) in [(120, 40), (200, 60), (260, 60), (300, 90)] {
            let layout = Layout::of(Rect::new(0, 0, width, height)).expect("a layout");
            let right = layout.record.unwrap_or(layout.panel).right();
            assert!(layout.board.x.abs_diff(width - right) <= 1, "{width}×{height}: {layout:?}");
        }
    }

    #[test]
    fn large_triangles_have_sides_of_about_the_same_length() {
        for scale in SCALES.into_iter().filter(|scale| scale.half > 2) {
            // In halves of a character's height, which is its width.
            let (across, along) = (f64::from(scale.width), f64::from(2 * scale.half));
            let slanting = across.hypot(along);
            assert!((slanting / (2.0 * along) - 1.0).abs() < 0.15, "{scale:?}: {slanting} {along}");
        }
    }
}
