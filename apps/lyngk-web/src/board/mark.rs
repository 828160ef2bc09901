//! Marks at points, drawn by `lyngk-picture`.

pub(crate) use lyngk_picture::decoration::{Dressing, becoming, below, on_top, shadow, veil};
pub(crate) use lyngk_picture::mark::{marks, role_name};

/// Height by which a picked-up stack is lifted.
pub(crate) const LIFT: f64 = 12.0;
