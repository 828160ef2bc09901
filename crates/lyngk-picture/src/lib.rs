//! LYNGK boards and pieces as drawings, without a browser.
//!
//! A drawing is SVG as text. The page puts drawings into itself and gives them their colours by its style sheets: [`draw`], [`mark`],
//! [`tag`], [`route`] and [`geometry`] write classes. A [`Picture`] is whole and stands alone: there the colours of a [`Look`] take the
//! place of the classes.
//!
//! ```
//! use lyngk_picture::Picture;
//! use lyngk_rules::{Position, Variant};
//!
//! let svg = Picture::new(Position::random_start(7, Variant::Standard)).svg();
//! assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
//! ```

pub mod draw;
mod dress;
mod film;
pub mod gauge;
pub mod geometry;
pub mod graph;
mod length;
mod look;
pub mod mark;
mod palette;
mod path;
mod picture;
pub mod route;
mod strip;
mod symbol;
pub mod tag;
mod xml;

pub use film::{Film, FilmError};
pub use length::Length;
pub use look::{Ground, Look};
pub use picture::{Caption, Picture};
pub use xml::escape;
