//! The written forms: points, pieces, stacks and turns here; positions in [`lpn`]; game records in [`lgn`].
//!
//! Everything is read with `str::parse` and written with `Display`. Reading takes time in proportion to the text, and an
//! error says where in the text it is and what would be right. The forms are specified in `docs/notation.md`.

pub(crate) mod cursor;
pub(crate) mod lgn;
pub(crate) mod lpn;
mod turn;

pub use cursor::{Expected, SyntaxError};
pub use lgn::{LgnError, LgnProblem, Records};
pub use lpn::{LpnError, LpnField, LpnProblem};
pub use turn::{LongTurn, TurnError};
