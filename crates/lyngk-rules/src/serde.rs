//! `serde` support, behind the feature of that name: every type is a string in its notation.
//!
//! | type | example |
//! |---|---|
//! | [`Color`], [`Piece`] | `"R"`, `"J"` |
//! | [`Colors`] | `"IR"`, `""` |
//! | [`Player`] | `"1"` |
//! | [`Variant`] | `"std"` |
//! | [`Point`] | `"e4"` |
//! | [`Stack`] | `"RJB"`, `"."` |
//! | [`Turn`], [`LongTurn`] | `"R,c1-c2"`, `"c1-d1-e2"`, `"pass"` |
//! | [`Setup`], [`Position`] | LPN |
//! | [`GameResult`] | `"1-0"` |
//! | [`Record`] | LGN |
//!
//! [`PerPlayer`] is an array of two. Reading checks as much as `str::parse` does: an impossible position is an error.

use ::core::fmt;
use ::core::marker::PhantomData;

use ::serde::de::{Deserialize, Deserializer, Error, Visitor};
use ::serde::ser::{Serialize, Serializer};

use crate::{
    Color, Colors, GameResult, LongTurn, PerPlayer, Piece, Player, Point, Position, Record, Setup, Stack, Turn, Variant,
};

/// A type that is written as a string.
trait Notation: Sized {
    /// Name of the expected form, for errors.
    const EXPECTED: &'static str;

    /// Reads the string. An error says what is wrong, if more can be said than what was expected.
    fn read<E: Error>(text: &str) -> Result<Self, E>;
}

struct NotationVisitor<T>(PhantomData<T>);

impl<T: Notation> Visitor<'_> for NotationVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        T::read(text)
    }
}

macro_rules! as_string {
    ($($type:ty, $expected:literal, $read:expr;)*) => {
        $(
            impl Serialize for $type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> Deserialize<'de> for $type {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                    deserializer.deserialize_str(NotationVisitor(PhantomData))
                }
            }

            impl Notation for $type {
                const EXPECTED: &'static str = $expected;

                fn read<E: Error>(text: &str) -> Result<$type, E> {
                    let read: fn(&str) -> Result<$type, E> = $read;
                    read(text)
                }
            }
        )*
    };
}

as_string! {
    Color, "the letter of a colour: I, B, R, G or K", |text| known(text, Color::ALL);
    Piece, "the letter of a piece: I, B, R, G, K or J", |text| known(text, Piece::ALL);
    Colors, "letters of colours in the order IBRGK", colors;
    Player, "a player, 1 or 2", |text| known(text, Player::ALL);
    Variant, "a variant, std or six", |text| known(text, Variant::ALL);
    GameResult, "a result: 1-0, 0-1, 1/2-1/2 or *", |text| known(text, GameResult::ALL);
    Point, "a point of the board, a1 to i1", parsed;
    Stack, "a stack like RIJ, or . for an empty point", parsed;
    Turn, "a turn like c1-c2, R,c1-c2 or pass", parsed;
    LongTurn, "a turn with its LYNGK points, like c1-d1-e2", parsed;
    Setup, "a setup in LPN", parsed;
    Position, "a position in LPN", parsed;
    Record, "a game record in LGN", parsed;
}

/// The value that is written like this.
fn known<T: fmt::Display + Notation, E: Error>(text: &str, values: impl IntoIterator<Item = T>) -> Result<T, E> {
    let mut values = values.into_iter();
    let value = values.find(|value| alloc::string::ToString::to_string(value) == text);
    value.ok_or_else(|| E::custom(format_args!("{text:?} is not {}", T::EXPECTED)))
}

fn parsed<T: ::core::str::FromStr<Err: fmt::Display>, E: Error>(text: &str) -> Result<T, E> {
    text.parse().map_err(E::custom)
}

fn colors<E: Error>(text: &str) -> Result<Colors, E> {
    let colors: Option<Colors> = text.chars().map(Color::from_letter).collect();
    let canonical = colors.filter(|colors| alloc::string::ToString::to_string(colors) == text);
    canonical.ok_or_else(|| E::custom(format_args!("{text:?} is not {}", Colors::EXPECTED)))
}

impl<T: Serialize> Serialize for PerPlayer<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_array().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for PerPlayer<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerPlayer<T>, D::Error> {
        <[T; 2]>::deserialize(deserializer).map(PerPlayer::from)
    }
}
