//! What a person chooses once and keeps.

use crate::Language;

/// Light, dark, or with strong contrast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(missing_docs)]
pub enum ColorTheme {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
    Contrast,
}

/// How pieces are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum PieceSet {
    /// Turned stone with engraved symbols.
    #[default]
    Stone,
    /// Colours that stay apart for every kind of colour blindness, by lightness too, with bolder symbols.
    Distinct,
    /// Shades of grey, told apart by large symbols alone.
    Grey,
}

/// The settings, with everything that a new visitor gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)]
pub struct Settings {
    /// The chosen language; none is the browser's.
    pub language: Option<Language>,
    /// Light, dark, contrast.
    pub theme: ColorTheme,
    /// How pieces are drawn.
    pub pieces: PieceSet,
    /// By how many sixths of a turn the board is rotated, 0 to 5.
    pub rotation: u8,
    /// Sounds.
    pub sounds: bool,
    /// Movement is left out even if the system does not ask for that.
    pub still: bool,
    /// The names of the points beside the board.
    pub coordinates: bool,
    /// A turn is shown first and made only when confirmed.
    pub confirm: bool,
    /// The stacks that either side can complete next are marked.
    pub threats: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: ColorTheme::System,
            pieces: PieceSet::Stone,
            rotation: 0,
            sounds: true,
            still: false,
            coordinates: true,
            confirm: false,
            threats: false,
        }
    }
}
