//! The two variants of the game.

use ::core::fmt;

/// A variant of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// The standard game: a stack of five with one of your colours on top is a point.
    #[default]
    Standard,
    /// The six-stack variant of section H, with sudden death: completing a stack of six with one of your colours on top wins.
    Six,
}

impl Variant {
    /// Both variants.
    pub const ALL: [Variant; 2] = [Variant::Standard, Variant::Six];

    /// The maximum height of a stack (E5, H1).
    #[must_use]
    #[inline]
    pub const fn height_limit(self) -> usize {
        match self {
            Variant::Standard => 5,
            Variant::Six => 6,
        }
    }

    /// The variant's name in the notation, `std` or `six`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Variant::Standard => "std",
            Variant::Six => "six",
        }
    }

    /// The variant with this name in the notation.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.name() == name)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
