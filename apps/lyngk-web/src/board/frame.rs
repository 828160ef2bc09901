//! Coordinate transform between screen and board.

use lyngk_picture::geometry::VIEW;

/// The transform from board units to CSS pixels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    /// Position of the board's origin.
    origin: (f64, f64),
    /// CSS pixels per unit of the board.
    scale: f64,
}

impl Frame {
    /// The transform of a board that is scaled to fit a rectangle.
    pub(crate) fn of(rect: &web_sys::DomRect) -> Frame {
        let [left, top, width, height] = VIEW;
        let scale = (rect.width() / width).min(rect.height() / height);
        let x = rect.left() + rect.width() / 2.0 - (left + width / 2.0) * scale;
        let y = rect.top() + rect.height() / 2.0 - (top + height / 2.0) * scale;
        Frame { origin: (x, y), scale }
    }

    /// Converts a position on the screen to the board.
    pub(crate) fn on_board(self, (x, y): (f64, f64)) -> (f64, f64) {
        self.scaled((x - self.origin.0, y - self.origin.1))
    }

    /// Converts a distance on the screen to board units.
    pub(crate) fn scaled(self, (x, y): (f64, f64)) -> (f64, f64) {
        (x / self.scale, y / self.scale)
    }
}
