//! LEI, the LYNGK engine interface: the line protocol between an engine and the program that runs it.
//!
//! `docs/engine-protocol.md` is the specification. This crate has the lines as types, for either side: a [`Command`] is a line to
//! the engine, an [`Answer`] a line from it, and both are parsed from text and written as text. [`Score`], [`Line`], [`Outlook`] and
//! [`Level`] are the values that they carry. A [`Conversation`] is the client's side: it asks questions, tells stale answers from
//! wanted ones and notices engines that refuse, hang or die. [`LineReader`] reads lines of bounded length.
//!
//! Nothing here searches, does input or output, or starts a process or thread. The engine's side is `lyngk_engine::lei`.
//!
//! ```
//! use lyngk_lei::{Answer, Command, Go};
//!
//! let command = Command::Go(Go { nodes: Some(400), ..Go::default() });
//! assert_eq!(command.to_string(), "go nodes 400");
//! let answer: Answer = "bestmove b1-b2".parse()?;
//! assert_eq!(answer, Answer::BestMove(Some("b1-b2".parse()?)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A client's conversation
//! A driver connects a [`Conversation`] to an engine: a process with pipes, a web worker, or a session in a test. It sends the commands
//! from [`Conversation::next_command`], passes every line from the engine to [`Conversation::hear`], and calls [`Conversation::tick`] at
//! [`Conversation::deadline`]. Times are durations since any fixed moment.
//!
//! ## One command at a time
//! LEI does not say which command an `error` belongs to. A conversation therefore waits for the answer to each command before it
//! sends the next one. Commands without an answer (`setoption`, `newgame`, `position`) are followed by `isready`: an `error` before
//! its `readyok` refuses them, and `go` is then never sent. An `error` after `go` means that there will be no `bestmove`.
//!
//! ## Stale answers
//! There is at most one question that the client wants. [`Conversation::ask`] and [`Conversation::abandon`] drop the one before:
//! the engine is stopped, its remaining lines are swallowed, and the next question is sent when it is idle. An engine in a web
//! worker hears nothing while it searches, so `stop` cannot reach it. Its search runs to the end, unless the driver replaces the
//! worker; [`Conversation::expected_end`] helps it to decide.
//!
//! ## Failures
//! [`Event::Failed`] ends the open question. After a [timeout](Failure::Timeout) or the [end of the engine](Failure::Ended) the
//! conversation is closed; start the engine again, with a new conversation. After all other failures it can go on.

mod answer;
mod command;
mod conversation;
mod error;
mod go;
mod info;
mod level;
mod line;
mod option;
mod outlook;
mod reader;
mod score;
mod text;
mod words;

pub use answer::Answer;
pub use command::{Command, Query, Start};
pub use conversation::{Awaited, Conversation, Event, Failure, Identity, Question, Timeouts};
pub use error::ParseError;
pub use go::{GameClock, Go};
pub use info::Info;
pub use level::Level;
pub use line::Line;
pub use option::{EngineOption, OptionKind, OptionValue, Setting};
pub use outlook::{Capture, EndForecast, Fate, Outlook};
pub use reader::{LINE_LIMIT, LineReader, ReadError};
pub use score::{Proof, Score, Verdict, Wdl};
pub use text::{Text, Word, quoted, quoted_up_to};

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
