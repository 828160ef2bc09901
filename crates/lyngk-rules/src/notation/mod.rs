//! Parsers and writers: points, stacks and turns in `turn`, positions in [`lpn`], game records in [`lgn`].
//!
//! Everything is read with `str::parse` and written with `Display`. Parsing takes linear time. Errors say where in the text they
//! are and what would be right. `docs/notation.md` specifies the notations.

pub(crate) mod cursor;
pub(crate) mod lgn;
pub(crate) mod lpn;
mod turn;

pub use cursor::{Expected, SyntaxError};
pub use lgn::{LgnError, LgnProblem, Records};
pub use lpn::{LpnError, LpnField, LpnProblem};
pub use turn::{LongTurn, TurnError};
