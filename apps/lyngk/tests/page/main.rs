//! Browser tests: the page in Chromium, driven over the `DevTools` protocol, served by the real `lyngk serve`.
//!
//! A test calls [`visit::visit`]:
//!
//! ```ignore
//! #[test]
//! fn a_turn_can_be_played_by_clicking() {
//!     visit(PHONE.dark(), async |page| {
//!         page.choose("c1").await;
//!         page.wait_for("[data-point='c2'][data-use='landing']").await;
//!     });
//! }
//! ```
//!
//! It fails on everything that the browser reports: console errors, exceptions, violations of the content security policy, missing
//! files. `LYNGK_WITHOUT_BROWSER=1` skips these tests.

mod browser;
mod cards;
mod chapters;
mod claims;
mod clocks;
mod collection_figures;
mod collections;
mod devtools;
mod drawings;
mod drill;
mod editor;
mod failing;
mod figures;
mod first_game;
mod gestures;
mod harness;
mod help;
mod hints;
mod input;
mod keeping;
mod keyboard;
mod languages;
mod layout;
mod leaving;
mod lessons;
mod library;
mod loading;
mod moments;
mod offline;
mod online;
mod opponents;
mod outlook;
mod own_games;
mod playing;
mod progress;
mod puzzles;
mod refusals;
mod reviews;
mod seeing;
mod server;
mod sharing;
mod source;
mod stack_card;
mod stepping;
mod storage;
mod study;
mod study_layout;
mod system;
mod table;
mod trouble;
mod uncovered;
mod views;
mod visit;
mod walks;
