//! How the board lies on the screen.

use lyngk_picture::geometry::VIEW;

/// How the board lies on the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// Where the board's origin is.
    origin: (f64, f64),
    /// CSS pixels to a unit of the board.
    scale: f64,
}

impl Frame {
    /// How a board lies that fills a rectangle as well as it can.
    pub(crate) fn of(rect: &web_sys::DomRect) -> Frame {
        let [left, top, width, height] = VIEW;
        let scale = (rect.width() / width).min(rect.height() / height);
        let x = rect.left() + rect.width() / 2.0 - (left + width / 2.0) * scale;
        let y = rect.top() + rect.height() / 2.0 - (top + height / 2.0) * scale;
        Frame { origin: (x, y), scale }
    }

    /// A distance on the screen, as one on the board.
    pub(crate) fn scaled(self, (x, y): (f64, f64)) -> (f64, f64) {
        (x / self.scale, y / self.scale)
    }

    /// Where a place on the board is on the screen.
    pub(crate) fn on_screen(self, (x, y): (f64, f64)) -> (f64, f64) {
        (self.origin.0 + x * self.scale, self.origin.1 + y * self.scale)
    }

    /// How long something on the board is on the screen.
    pub(crate) fn length(self, length: f64) -> f64 {
        length * self.scale
    }
}
