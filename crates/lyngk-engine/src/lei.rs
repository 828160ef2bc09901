//! The engine's side of LEI, the LYNGK engine interface (`docs/engine-protocol.md`).
//!
//! A [`Session`] follows commands and gives answers. It does no input or output and starts no thread, so the same code serves a
//! terminal, a browser and tests. [`serve()`] runs one on a reader and a writer. The lines themselves are types of [`lyngk_lei`].
//!
//! ```
//! use std::time::Instant;
//! use lyngk_engine::lei::{Next, Session};
//! use lyngk_lei::Answer;
//!
//! let started = Instant::now();
//! let mut answers = Vec::new();
//! let mut session = Session::new();
//! for line in ["position startpos 7 moves b1-b2", "go nodes 100"] {
//!     if let Next::Search(search) = session.handle(line, &mut |answer| answers.push(answer)) {
//!         let searched = search.run(&|| started.elapsed(), &mut |answer| answers.push(answer));
//!         session.finish(searched, &mut |answer| answers.push(answer));
//!     }
//! }
//! assert!(matches!(answers.last(), Some(Answer::BestMove(Some(turn))) if session.position().is_legal(*turn)));
//! ```

mod options;
mod serve;
mod session;

pub use options::{SettingError, set as set_option};
pub use serve::serve;
pub use session::{Next, Search, Searched, Session};
