//! The page in a real browser: Chromium, driven over its debugging protocol, with the real `lyngk serve` behind it.
//!
//! A test is a function that calls [`visit::visit`]:
//!
//! ```ignore
//! #[test]
//! fn a_turn_can_be_played_by_clicking() {
//!     visit(PHONE.dark(), async |page| {
//!         page.tap("#c1").await;
//!         page.wait_for("#c2.target").await;
//!     });
//! }
//! ```
//!
//! It fails on everything the browser complains about: errors on the console, exceptions, breaches of the content security
//! policy, files that are not there. `LYNGK_WITHOUT_BROWSER=1` leaves these tests out.

mod browser;
mod chain;
mod claims;
mod clocks;
mod devtools;
mod editing;
mod figures;
mod hand;
mod harness;
mod hinting;
mod keeping;
mod keyboard;
mod languages;
mod learning;
mod library;
mod offline;
mod playing;
mod prospects;
mod puzzling;
mod refusals;
mod seeing;
mod server;
mod sharing;
mod studying;
mod table;
mod trouble;
mod views;
mod visit;
