//! State of the page, as signals that every component can copy.
//!
//! [`PageState`] is the page around the board: settings, texts, dialogs, storage. There is one. [`BoardState`] is a game at a board; each
//! room has its own, and all of them share the page.
//!
//! Data flows one way. An event handler turns what a person does into an `Intent`, [`BoardState::act`] hands it to the table, and
//! components, sounds, storage and the coach react to the signals that change.

mod board;
mod page;
mod shown;
pub(crate) mod under_way;

pub(crate) use board::{BoardEvent, BoardState, Message};
pub(crate) use page::{Dialog, PageState, UnreadableGame};
