//! Games of LYNGK in the formats of other programs.
//!
//! - [`boardspace`]: reader and writer for the game files of Boardspace.net, a dialect of SGF.
//! - [`csv`]: a table of turns, for spreadsheets.
//!
//! ```
//! use lyngk_exchange::boardspace::Games;
//!
//! let text = "(;GM[lyngk]SU[Lyngk 2 1741129305 100]P0[id \"ada\"]P1[id \"bert\"]
//!     ;P1[0 Start P1];P1[1 Pickb C 3 0];P1[2 Dropb D 3];P1[3 Done ])";
//! let game = Games::new(text).next().expect("a game")?;
//! assert_eq!(game.record.tag("Player1"), Some("bert"), "the player who begins");
//! assert!(game.record.to_string().contains("1. c3-d3"));
//! # Ok::<(), lyngk_exchange::boardspace::BoardspaceError>(())
//! ```

#![forbid(unsafe_code)]

pub mod boardspace;
pub mod csv;

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
