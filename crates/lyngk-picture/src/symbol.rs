//! Symbols on the pieces. Their outlines differ even at 14 pixels.
//!
//! Each symbol fills a square from −16 to 16. Lines take their width from the CSS variable `--cut`, so piece sets can have bolder lines.

use lyngk_rules::{Color, Piece};

/// The symbol of a piece.
pub(crate) fn drawing(piece: Piece) -> &'static str {
    match piece {
        Piece::Color(Color::Ivory) => SUN,
        Piece::Color(Color::Blue) => WAVES,
        Piece::Color(Color::Red) => PEAK,
        Piece::Color(Color::Green) => LEAF,
        Piece::Color(Color::Black) => STAR,
        Piece::Joker => DIAMOND,
    }
}

const SUN: &str = r#"<circle class="cut-solid" r="5.5"/><path class="cut-line" d="M0-10.5V-15M0 10.5V15M-10.5 0H-15M10.5 0H15M-7.4-7.4-10.6-10.6M7.4-7.4 10.6-10.6M-7.4 7.4-10.6 10.6M7.4 7.4 10.6 10.6"/>"#;

const WAVES: &str =
    r#"<path class="cut-line" d="M-14.5-4Q-10.9-10-7.2-6T0-6T7.2-6T14.5-9M-14.5 8Q-10.9 2-7.2 6T0 6T7.2 6T14.5 3"/>"#;

const PEAK: &str =
    r#"<path class="cut-line" d="M0-13 13.5 10.5H-13.5Z"/><path class="cut-solid" d="M0-1.5 4.4 6H-4.4Z"/>"#;

const LEAF: &str = r#"<path class="cut-solid" d="M13.5-13.5C-3-14-14-7-12 9.5L-5.5 2.5 1-4 -3.6 4.6 -9.5 12C6 14 14 3 13.5-13.5Z"/><path class="cut-line" d="M-14.5 14.5-9 9"/>"#;

const STAR: &str = r#"<path class="cut-solid" d="M0-16Q2.6-2.6 16 0Q2.6 2.6 0 16Q-2.6 2.6-16 0Q-2.6-2.6 0-16Z"/>"#;

const DIAMOND: &str = r#"<path class="cut-line" d="M0-14 11.5 0 0 14-11.5 0Z"/><circle class="cut-solid" r="2.6"/>"#;
