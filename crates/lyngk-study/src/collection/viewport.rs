//! Geometry of a list of which only the rows in sight are drawn.

use std::ops::Range;

/// The largest height of an element in pixels that all browsers can lay out.
const TALLEST: f64 = 16_000_000.0;
/// Number of rows that are drawn before and after those in sight.
const AROUND: usize = 6;

/// A list of rows of one height in a window that scrolls. Lengths are in pixels.
///
/// ```
/// use lyngk_study::collection::Viewport;
///
/// let list = Viewport { rows: 100_000, row_height: 50.0, height: 500.0 };
/// assert_eq!(list.content_height(), 5_000_000.0);
/// assert_eq!(list.drawn(1_000.0), 14..36);
/// assert_eq!(list.top(14, 1_000.0), 700.0);
/// assert_eq!(list.scroll_to(0, 1_000.0), Some(0.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Viewport {
    /// Number of rows.
    pub rows: usize,
    /// Height of a row.
    pub row_height: f64,
    /// Height of what is in sight.
    pub height: f64,
}

impl Viewport {
    /// Height of the content. It is that of all rows, unless browsers could not lay that out: then scrolling takes larger steps.
    #[must_use]
    pub fn content_height(self) -> f64 {
        (self.rows as f64 * self.row_height).min(TALLEST)
    }

    /// The row at the upper edge, with fraction.
    fn first(self, scroll: f64) -> f64 {
        let content = self.content_height();
        let range = content - self.height;
        if range <= 0.0 || self.row_height <= 0.0 {
            return 0.0;
        }
        let rows = self.rows as f64 - self.height / self.row_height;
        (scroll / range).clamp(0.0, 1.0) * rows
    }

    /// The rows to draw.
    #[must_use]
    pub fn drawn(self, scroll: f64) -> Range<usize> {
        if self.row_height <= 0.0 {
            return 0..0;
        }
        let first = self.first(scroll);
        let last = (first + self.height / self.row_height).ceil() as usize;
        (first as usize).saturating_sub(AROUND).min(self.rows)..(last + AROUND).min(self.rows)
    }

    /// Where a row is drawn, from the top of the content.
    #[must_use]
    pub fn top(self, row: usize, scroll: f64) -> f64 {
        scroll + (row as f64 - self.first(scroll)) * self.row_height
    }

    /// Where to scroll to have a row in sight; `None` if it is.
    #[must_use]
    pub fn scroll_to(self, row: usize, scroll: f64) -> Option<f64> {
        let top = self.top(row, scroll) - scroll;
        let rows = self.rows as f64 - self.height / self.row_height;
        let range = self.content_height() - self.height;
        let to = |first: f64| (range > 0.0).then(|| (first / rows).clamp(0.0, 1.0) * range);
        if top < 0.0 {
            to(row as f64)
        } else if top + self.row_height > self.height {
            to(row as f64 + 1.0 - self.height / self.row_height)
        } else {
            None
        }
    }
}
