//! User settings.

use crate::Language;

/// A colour theme of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(missing_docs)]
pub enum ColorTheme {
    /// Follows the system.
    #[default]
    System,
    Light,
    Dark,
    Contrast,
}

impl ColorTheme {
    /// All themes, in display order.
    pub const ALL: [ColorTheme; 4] = [ColorTheme::System, ColorTheme::Light, ColorTheme::Dark, ColorTheme::Contrast];

    /// The name in style sheets and stored settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ColorTheme::System => "system",
            ColorTheme::Light => "light",
            ColorTheme::Dark => "dark",
            ColorTheme::Contrast => "contrast",
        }
    }
}

/// How pieces are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum PieceSet {
    /// Turned stone with engraved symbols.
    #[default]
    Stone,
    /// Colours that differ in lightness and are distinguishable with every kind of colour blindness, with bolder symbols.
    Distinct,
    /// Shades of grey, distinguished by large symbols alone.
    Grey,
}

impl PieceSet {
    /// All piece sets, in display order.
    pub const ALL: [PieceSet; 3] = [PieceSet::Stone, PieceSet::Distinct, PieceSet::Grey];

    /// The name in style sheets and stored settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PieceSet::Stone => "stone",
            PieceSet::Distinct => "distinct",
            PieceSet::Grey => "grey",
        }
    }
}

/// Material of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(missing_docs)]
pub enum BoardTheme {
    /// Plain, in the tone of the colour theme.
    #[default]
    Plain,
    Wood,
    Slate,
    Felt,
}

impl BoardTheme {
    /// All boards, in display order.
    pub const ALL: [BoardTheme; 4] = [BoardTheme::Plain, BoardTheme::Wood, BoardTheme::Slate, BoardTheme::Felt];

    /// The name in style sheets and stored settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            BoardTheme::Plain => "plain",
            BoardTheme::Wood => "wood",
            BoardTheme::Slate => "slate",
            BoardTheme::Felt => "felt",
        }
    }
}

/// The pace of animations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(missing_docs)]
pub enum Motion {
    Slow,
    #[default]
    Normal,
    Fast,
    /// Stacks appear where they land.
    Off,
}

impl Motion {
    /// All paces, in display order.
    pub const ALL: [Motion; 4] = [Motion::Slow, Motion::Normal, Motion::Fast, Motion::Off];

    /// The name in stored settings.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Motion::Slow => "slow",
            Motion::Normal => "normal",
            Motion::Fast => "fast",
            Motion::Off => "off",
        }
    }

    /// The duration of animations, in per cent of the normal one.
    #[must_use]
    pub const fn percent(self) -> u32 {
        match self {
            Motion::Slow => 180,
            Motion::Normal => 100,
            Motion::Fast => 50,
            Motion::Off => 0,
        }
    }
}

/// User settings with their defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)]
pub struct Settings {
    /// The chosen language; `None` follows the browser.
    pub language: Option<Language>,
    /// The colour theme.
    pub theme: ColorTheme,
    /// How pieces are drawn.
    pub pieces: PieceSet,
    /// Material of the board.
    pub board: BoardTheme,
    /// Clockwise rotation of the board, in sixths of a full turn, 0 to 5.
    pub rotation: u8,
    /// The board turns to the player to move when two people play.
    pub turning: bool,
    /// The volume of sounds, from 0 (silent) to [`Settings::LOUDEST`].
    pub volume: u8,
    /// The pace of animations. Whatever it is, there are none if the system asks for that.
    pub motion: Motion,
    /// Coordinates beside the board.
    pub coordinates: bool,
    /// A complete turn is played only after confirmation.
    pub confirm: bool,
    /// A person without a legal turn passes by themselves after a moment. With a clock they always do.
    pub passing: bool,
    /// Points where either player can complete a stack next are marked.
    pub threats: bool,
    /// Single characters, such as R or ?, are shortcuts.
    pub letters: bool,
}

impl Settings {
    /// The highest volume.
    pub const LOUDEST: u8 = 10;
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: ColorTheme::System,
            pieces: PieceSet::Stone,
            board: BoardTheme::Plain,
            rotation: 0,
            turning: false,
            volume: 7,
            motion: Motion::Normal,
            coordinates: true,
            confirm: false,
            passing: false,
            threats: false,
            letters: true,
        }
    }
}
