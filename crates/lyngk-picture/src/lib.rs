//! Drawings of LYNGK boards, pieces and graphs as SVG text, without a browser.
//!
//! There are three ways to use it:
//!
//! - A [`Picture`] is a whole position as a self-contained SVG file. Its colours come from a [`Style`].
//! - The page draws parts itself: [`draw`] (pieces and stacks), [`decoration`] (shadows, owners, obstacles), [`stack_label`]
//!   (heights and colours), [`mark`] (what can be done), [`legend`] (all marks, one by one), [`arrow`] (turns), [`gauge`] (chances to complete a stack) and [`geometry`] (places on the board). These
//!   write class names, and the style sheets of the page give them colours. A [`Picture`] is made of the same parts; it replaces the
//!   class names by attributes, because other programs do not have the style sheets. Tests compare the colours of both.
//! - [`graph`] draws line graphs, [`portrait`] the engine's characters.
//!
//! [`png()`] writes a rendered picture as a small PNG, and an [`Animation`] joins several to an animated GIF. This crate does not rasterise
//! SVG: the page lets the browser do it.
//!
//! All numbers are written with one decimal place by [`Length`], which keeps float formatting out of the page's WebAssembly.
//!
//! ```
//! use lyngk_picture::Picture;
//! use lyngk_rules::{Position, Variant};
//!
//! let svg = Picture::new(Position::random_start(7, Variant::Standard)).svg();
//! assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
//! ```

pub mod arrow;
pub mod decoration;
pub mod draw;
pub mod gauge;
pub mod geometry;
pub mod graph;
mod inline_style;
pub mod legend;
mod length;
pub mod mark;
mod path;
mod picture;
mod player_panel;
pub mod portrait;
mod raster;
pub mod sketch;
pub mod stack_label;
mod style;
mod symbol;
mod xml;

pub use length::Length;
pub use picture::{Caption, Picture};
pub use raster::{Animation, RasterError, png};
pub use style::{Background, Style};
pub use xml::escape;

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
