//! The buffer of a frame, with text as the terminal can show it.

use std::borrow::Cow;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::ascii;
use crate::look::Look;
use crate::wrap::{cut, width, wrap};

/// The buffer of a frame.
pub(crate) struct Canvas<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) look: Look,
}

impl Canvas<'_> {
    /// The text as the terminal can show it.
    pub(crate) fn text<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.look.ascii { ascii::fold(text).into() } else { text.into() }
    }

    /// Writes a text. What lies outside of the buffer is cut off. Returns the column after it.
    pub(crate) fn put(&mut self, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let area = self.buffer.area;
        if y >= area.bottom() || x >= area.right() {
            return x;
        }
        let text = if self.look.ascii { ascii::fold(text).into() } else { Cow::Borrowed(text) };
        self.buffer.set_stringn(x, y, &text, usize::from(area.right() - x), style).0
    }

    /// Writes a text cut to a width.
    pub(crate) fn put_cut(&mut self, x: u16, y: u16, limit: u16, text: &str, style: Style) -> u16 {
        let text = cut(&self.text(text), limit.into());
        self.put(x, y, &text, style)
    }

    /// Writes a text that ends at a column.
    pub(crate) fn put_right(&mut self, right: u16, y: u16, text: &str, style: Style) {
        let text = self.text(text).into_owned();
        let x = right.saturating_sub(width(&text) as u16);
        self.put(x, y, &text, style);
    }

    /// Writes a text in lines from the top of an area, and returns the area below it.
    pub(crate) fn paragraph(&mut self, area: Rect, text: &str, style: Style) -> Rect {
        let lines = wrap(&self.text(text), area.width.into());
        let shown = lines.len().min(area.height.into()) as u16;
        for (n, line) in (0..shown).zip(&lines) {
            // The last line that there is room for tells that there are more.
            let is_cut = n + 1 == shown && usize::from(shown) < lines.len();
            let line = if is_cut { cut_off(&self.text("…"), line, area.width.into()) } else { line.clone() };
            self.put(area.x, area.y + n, &line, style);
        }
        below(area, shown)
    }

    /// Takes everything away from an area: a text by itself would keep modifiers of what was there.
    pub(crate) fn clear(&mut self, area: Rect) {
        for place in area.intersection(self.buffer.area).positions() {
            self.buffer[place].reset();
        }
    }

    /// Fills an area with a style.
    pub(crate) fn fill(&mut self, area: Rect, style: Style) {
        let area = area.intersection(self.buffer.area);
        self.buffer.set_style(area, style);
    }
}

/// A line that ends with an ellipsis, whatever its length.
fn cut_off(ellipsis: &str, line: &str, limit: usize) -> String {
    let mut kept = line.trim_end().to_owned();
    while width(&kept) + width(ellipsis) > limit && kept.pop().is_some() {}
    kept + ellipsis
}

/// The area without its first lines.
pub(crate) fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}
