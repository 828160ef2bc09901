//! What a person sees and does at a LYNGK board, without pixels, in eight languages.
//!
//! A [`Table`] is a game with the people at it: what is picked up, the half-built turn, where a stack can land, what a
//! claim would change, why something is not allowed. It takes [`Intent`]s and says in [`Note`]s what came of them; what there
//! is to see is asked of it, as data. Words are made from that data by [`say`] in the language of [`Words`]. Browsers,
//! terminals and sockets are other rooms.

mod claim_preview;
mod compass;
mod draft;
mod intent;
mod kept;
mod language;
mod plan;
mod saved;
pub mod say;
mod seat;
mod settings;
mod sight;
mod table;
mod threats;
mod words;

pub use claim_preview::ClaimPreview;
pub use compass::{Arrow, Compass};
pub use draft::Draft;
pub use intent::{Intent, Note, Thought};
pub use language::Language;
pub use lyngk_lei::Level;
pub use plan::{Arrangement, Opponent, Plan, Side, Start};
pub use saved::SavedProblem;
pub use seat::Seat;
pub use settings::{PieceSet, Settings, Theme};
pub use sight::{ClaimMark, Completes, Landing, Sight, Trace, Use};
pub use table::Table;
pub use threats::Threat;
pub use words::{Value, Words};
