//! Where everything is on the screen.

use ratatui::layout::Rect;

/// The smallest window.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// The columns of the board, and the half steps from its lowest to its highest point, with the lower half of the last point.
const COLUMNS: u16 = 9;
const HALF_STEPS: u16 = 14;
/// The narrowest panel: players, colours, turns.
const PANEL: u16 = 24;
/// The widest.
const WIDE_PANEL: u16 = 44;
/// The narrowest list of turns beside the panel.
const RECORD: u16 = 24;
/// The fewest lines for notes below the board.
const NOTES: u16 = 7;

/// The size of a point on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scale {
    /// Columns of the screen.
    pub(crate) width: u16,
    /// Lines of half a step: neighbouring columns of the board are half a step apart, so a point has twice as many lines.
    pub(crate) half: u16,
}

/// From large to small. The last one fits into the smallest window.
const SCALES: [Scale; 6] = [
    Scale { width: 14, half: 3 },
    Scale { width: 12, half: 3 },
    Scale { width: 10, half: 2 },
    Scale { width: 8, half: 2 },
    Scale { width: 8, half: 1 },
    Scale { width: 6, half: 1 },
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
        let fits = |scale: &Scale| {
            let (width, height) = scale.board();
            width + 1 + PANEL <= area.width && height + NOTES < area.height
        };
        let scale = SCALES.into_iter().find(fits).unwrap_or(SCALES[SCALES.len() - 1]);
        let (width, height) = scale.board();
        let keys = Rect { y: area.height - 1, height: 1, ..area };
        let beside = area.width - width - 1;
        let has_record = beside > PANEL + 1 + RECORD;
        let panel_width = if has_record { (beside - 1 - RECORD).min(WIDE_PANEL) } else { beside.min(WIDE_PANEL) };
        let side = Rect { x: width + 1, y: 0, width: panel_width, height: area.height - 1 };
        let record = has_record.then(|| Rect { x: side.right() + 2, width: area.width - side.right() - 2, ..side });
        let board = Rect { x: 0, y: 0, width, height };
        let notes = Rect { x: 1, y: height, width: width - 1, height: area.height - 1 - height };
        Some(Layout { scale, board, panel: side, record, notes, keys })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_lie_in_every_window_and_do_not_overlap() {
        for width in 80..=260 {
            for height in 24..=90 {
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
                assert!(layout.panel.width >= PANEL && layout.notes.height >= NOTES);
            }
        }
    }

    #[test]
    fn a_large_window_has_large_points_and_the_turns_beside() {
        let layout = Layout::of(Rect::new(0, 0, 200, 60)).expect("a layout");
        assert_eq!(layout.scale, SCALES[0]);
        assert!(layout.record.is_some());
        let layout = Layout::of(Rect::new(0, 0, 80, 24)).expect("a layout");
        assert_eq!((layout.scale, layout.record), (SCALES[5], None));
        assert_eq!(Layout::of(Rect::new(0, 0, 79, 24)), None);
        assert_eq!(Layout::of(Rect::new(0, 0, 80, 23)), None);
    }
}
