//! What a person chooses once and keeps.

use crate::Language;
use crate::lines::{self, Named};

/// Light, dark, or with strong contrast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[allow(missing_docs)]
pub enum Theme {
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

impl Named for Theme {
    const NAMES: &'static [(Theme, &'static str)] =
        &[(Theme::System, "system"), (Theme::Light, "light"), (Theme::Dark, "dark"), (Theme::Contrast, "contrast")];
}

impl Named for PieceSet {
    const NAMES: &'static [(PieceSet, &'static str)] =
        &[(PieceSet::Stone, "stone"), (PieceSet::Distinct, "distinct"), (PieceSet::Grey, "grey")];
}

/// The settings, with everything that a new visitor gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)]
pub struct Settings {
    /// The chosen language; none is the browser's.
    pub language: Option<Language>,
    /// Light, dark, contrast.
    pub theme: Theme,
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
            theme: Theme::System,
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

impl Settings {
    /// The settings as lines `name=value`, to be kept.
    #[must_use]
    pub fn to_text(self) -> String {
        lines::write(&[
            ("language", self.language.map_or_else(String::new, |language| language.code().to_owned())),
            ("theme", self.theme.name().to_owned()),
            ("pieces", self.pieces.name().to_owned()),
            ("rotation", self.rotation.to_string()),
            ("sounds", self.sounds.to_string()),
            ("still", self.still.to_string()),
            ("coordinates", self.coordinates.to_string()),
            ("confirm", self.confirm.to_string()),
            ("threats", self.threats.to_string()),
        ])
    }

    /// Reads what was kept. What is missing or wrong is as for a new visitor: nobody should lose all for one line.
    #[must_use]
    pub fn from_text(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (name, value) in lines::read(text) {
            match name {
                "language" => settings.language = Language::from_tag(value),
                "theme" => lines::set(&mut settings.theme, Theme::from_name(value)),
                "pieces" => lines::set(&mut settings.pieces, PieceSet::from_name(value)),
                "rotation" => lines::set(&mut settings.rotation, value.parse().ok().filter(|&sixths: &u8| sixths < 6)),
                "sounds" => lines::set(&mut settings.sounds, value.parse().ok()),
                "still" => lines::set(&mut settings.still, value.parse().ok()),
                "coordinates" => lines::set(&mut settings.coordinates, value.parse().ok()),
                "confirm" => lines::set(&mut settings.confirm, value.parse().ok()),
                "threats" => lines::set(&mut settings.threats, value.parse().ok()),
                _ => (),
            }
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_they_were_written() {
        let settings = Settings {
            language: Some(Language::Polish),
            theme: Theme::Contrast,
            pieces: PieceSet::Grey,
            rotation: 5,
            sounds: false,
            still: true,
            coordinates: false,
            confirm: true,
            threats: true,
        };
        assert_eq!(Settings::from_text(&settings.to_text()), settings);
        assert_eq!(Settings::from_text(&Settings::default().to_text()), Settings::default());
    }

    #[test]
    fn what_is_wrong_is_as_for_a_new_visitor_and_the_rest_is_kept() {
        let text = "language=tlh\ntheme=dark\nrotation=6\nsounds=loud\nnonsense\n=\nfuture=1\nconfirm=true";
        let expected = Settings { theme: Theme::Dark, confirm: true, ..Settings::default() };
        assert_eq!(Settings::from_text(text), expected);
    }
}
