//! LEI, the LYNGK engine interface: how an engine and a program that runs it talk, line by line.
//!
//! `docs/engine-protocol.md` is the specification. [`Command`]s and [`Answer`]s are read from lines and written as lines,
//! for either side. A [`Session`] is the engine's side; it does no input or output and starts no thread, so that the same
//! code serves a terminal, a browser and tests. [`serve()`] puts one on a reader and a writer.
//!
//! ```
//! use std::time::Instant;
//! use lyngk_protocol::{Answer, Next, Session};
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

mod answer;
mod command;
mod error;
mod go;
mod info;
mod lines;
mod options;
mod outlook;
mod serve;
mod session;
mod text;
mod words;

pub use answer::Answer;
pub use command::{Command, Query, Start};
pub use error::ParseError;
pub use go::Go;
pub use info::Info;
pub use lines::{LINE_LIMIT, Lines, ReadError};
pub use options::{EngineOption, OptionKind};
pub use serve::serve;
pub use session::{Next, Search, Searched, Session};
pub use text::{Text, Word};
