//! Learning and studying LYNGK, without pixels.
//!
//! Everything that a reader opens beside the game itself, as plain state machines that are handed what happens and say what
//! there is to see. Browsers load it when it is wanted.

pub mod analysis;
pub mod course;
pub mod editor;
pub mod hint;
mod history;
pub mod library;
pub mod link;
pub mod puzzle;
pub mod review;
pub mod study;
mod texts;

pub use analysis::{Analysis, AnalysisPlan, Capture, Chances, Effort, LikelyEnd, TurnArrow, Update};
pub use editor::{Edit, EditReason, Editor, Missing, Refused};
pub use hint::{Hint, HintStep};
pub use library::{Entry, Kind, Library};
pub use link::LinkError;
pub use review::{GraphPoint, Retry, RetryVerdict, Review, Tried};
pub use study::{ImportError, Imported, Item, Remark, Row, Study, import};
pub use texts::words;
