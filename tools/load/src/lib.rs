//! Clients of a live server that play real games, come back after any interruption, and check everything that they are told.

mod client;
mod game;
mod http;

pub use client::{Client, Reply};
pub use game::{Game, Pace, PlayedTurn, Seats, play_all};
pub use http::Visitor;
