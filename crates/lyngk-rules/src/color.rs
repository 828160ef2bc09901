//! Colours and pieces.

use ::core::fmt;

/// One of the five colours that players can claim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Color {
    Ivory,
    Blue,
    Red,
    Green,
    Black,
}

impl Color {
    /// The five colours in the order of the notation, `IBRGK`.
    pub const ALL: [Color; 5] = [Color::Ivory, Color::Blue, Color::Red, Color::Green, Color::Black];

    /// The colour's English name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Color::Ivory => "ivory",
            Color::Blue => "blue",
            Color::Red => "red",
            Color::Green => "green",
            Color::Black => "black",
        }
    }

    /// The colour's letter in every notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Color::Ivory => 'I',
            Color::Blue => 'B',
            Color::Red => 'R',
            Color::Green => 'G',
            Color::Black => 'K',
        }
    }

    /// The colour with this letter, which must be upper case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.letter() == letter)
    }

    /// The colour's index in [`Color::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.letter(), f)
    }
}

/// A piece: one of the five colours, or a joker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Piece {
    Color(Color),
    Joker,
}

impl Piece {
    /// The six kinds of pieces in the order of the notation, `IBRGKJ`.
    pub const ALL: [Piece; 6] = [
        Piece::Color(Color::Ivory),
        Piece::Color(Color::Blue),
        Piece::Color(Color::Red),
        Piece::Color(Color::Green),
        Piece::Color(Color::Black),
        Piece::Joker,
    ];

    /// The number of such pieces at the start: eight of each colour, three jokers.
    #[must_use]
    pub const fn count(self) -> usize {
        match self {
            Piece::Color(_) => 8,
            Piece::Joker => 3,
        }
    }

    /// The piece's English name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Piece::Color(color) => color.name(),
            Piece::Joker => "joker",
        }
    }

    /// The piece's letter in every notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Piece::Color(color) => color.letter(),
            Piece::Joker => 'J',
        }
    }

    /// The piece with this letter, which must be upper case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.letter() == letter)
    }

    /// The piece's colour, or `None` for a joker.
    #[must_use]
    pub const fn color(self) -> Option<Color> {
        match self {
            Piece::Color(color) => Some(color),
            Piece::Joker => None,
        }
    }

    /// The piece's index in [`Piece::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Piece::Color(color) => color.index(),
            Piece::Joker => 5,
        }
    }
}

impl From<Color> for Piece {
    fn from(color: Color) -> Piece {
        Piece::Color(color)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.letter(), f)
    }
}

/// A set of colours.
///
/// ```
/// use lyngk_rules::{Color, Colors};
///
/// let mut mine = Colors::from(Color::Red);
/// mine.insert(Color::Ivory);
/// assert_eq!(mine.to_string(), "IR");
/// assert_eq!((!mine).to_string(), "BGK");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Colors(pub(crate) u8);

impl Colors {
    /// The empty set.
    pub const EMPTY: Colors = Colors(0);

    /// The set of all five colours.
    pub const ALL: Colors = Colors(0b1_1111);

    /// Whether the set contains this colour.
    #[must_use]
    #[inline]
    pub const fn contains(self, color: Color) -> bool {
        self.0 >> color as u8 & 1 != 0
    }

    /// The number of colours in the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a colour.
    #[inline]
    pub fn insert(&mut self, color: Color) {
        self.0 |= 1 << color as u8;
    }

    /// The English names of the colours, as part of a sentence: "blue, red and green".
    #[must_use]
    pub fn names(self) -> impl fmt::Display {
        fmt::from_fn(move |f| {
            for (n, color) in self.iter().enumerate() {
                let gap = match n {
                    0 => "",
                    _ if n + 1 == self.len() => " and ",
                    _ => ", ",
                };
                write!(f, "{gap}{}", color.name())?;
            }
            Ok(())
        })
    }

    /// The colours, in the order `IBRGK`.
    pub fn iter(self) -> impl Iterator<Item = Color> + Clone {
        Color::ALL.into_iter().filter(move |&color| self.contains(color))
    }
}

impl From<Color> for Colors {
    fn from(color: Color) -> Colors {
        Colors(1 << color as u8)
    }
}

impl FromIterator<Color> for Colors {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Colors {
        colors.into_iter().fold(Colors::EMPTY, |set, color| set | color.into())
    }
}

impl ::core::ops::BitOr for Colors {
    type Output = Colors;
    fn bitor(self, other: Colors) -> Colors {
        Colors(self.0 | other.0)
    }
}

impl ::core::ops::BitAnd for Colors {
    type Output = Colors;
    fn bitand(self, other: Colors) -> Colors {
        Colors(self.0 & other.0)
    }
}

/// The colours of the left set that are not in the right one.
impl ::core::ops::Sub for Colors {
    type Output = Colors;
    fn sub(self, other: Colors) -> Colors {
        Colors(self.0 & !other.0)
    }
}

impl ::core::ops::Not for Colors {
    type Output = Colors;
    fn not(self) -> Colors {
        Colors::ALL - self
    }
}

impl fmt::Display for Colors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|color| write!(f, "{color}"))
    }
}

impl fmt::Debug for Colors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
