//! Names of people, without accounts.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::lookalike::{is_mark, look_alike};

/// The name that a person has chosen: 1 to 24 characters that can be seen, without those that change the direction of text.
///
/// ```
/// use lyngk_room::Name;
///
/// let anna: Name = "  Anna ".parse()?;
/// assert_eq!(anna.as_str(), "Anna");
/// assert!(anna.looks_like(&"ANNA".parse()?));
/// assert!("\u{202e}evil".parse::<Name>().is_err());
/// # Ok::<(), lyngk_room::NameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(Box<str>);

impl Name {
    /// The largest number of characters.
    pub const MAX_CHARS: usize = 24;

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether one of the names could be mistaken for the other: they differ only in case, spaces, or letters that look alike. Letters
    /// of other scripts count with the feature `confusables` only.
    #[must_use]
    pub fn looks_like(&self, other: &Name) -> bool {
        look_alike(&self.0, &other.0)
    }

    /// A name that nobody of these has: this one, or this one with a number.
    #[must_use]
    pub fn distinct_from(&self, others: &[&Name]) -> Name {
        let is_free = |name: &Name| !others.iter().any(|other| other.looks_like(name));
        let numbered = (2..).map(|number: u32| {
            let number = format!(" {number}");
            let kept: String = self.0.chars().take(Name::MAX_CHARS - number.len()).collect();
            Name(format!("{}{number}", kept.trim_end()).into())
        });
        std::iter::once(self.clone()).chain(numbered).find(is_free).unwrap_or_else(|| self.clone())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The error for a text that is not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NameError {
    /// It has no letter or digit.
    #[error("a name needs a letter or a digit")]
    Empty,
    /// It is too long.
    #[error("a name has at most {} characters", Name::MAX_CHARS)]
    Long,
    /// It has characters that cannot be seen or that change the direction of text.
    #[error("a name has only characters that can be seen")]
    Invisible,
}

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Name, NameError> {
        // Bounded before anything is counted: the text may be of any length.
        if text.len() > 4 * 4 * Name::MAX_CHARS {
            return Err(NameError::Long);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        if text.chars().count() > Name::MAX_CHARS {
            return Err(NameError::Long);
        }
        if text.chars().any(is_invisible) {
            return Err(NameError::Invisible);
        }
        // Some marks count as letters, but nothing is seen of them alone.
        if !text.chars().any(|character| character.is_alphanumeric() && !is_mark(character)) {
            return Err(NameError::Empty);
        }
        Ok(Name(text.into()))
    }
}

/// Whether a character cannot be seen, changes how others are shown, or looks different for everybody.
pub(crate) fn is_invisible(character: char) -> bool {
    let is_format = matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}' | '\u{13430}'..='\u{13442}'
        | '\u{13447}'..='\u{13455}' | '\u{16fe4}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}');
    let is_private = matches!(character, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}');
    let is_noncharacter = matches!(character, '\u{fdd0}'..='\u{fdef}') || character as u32 & 0xfffe == 0xfffe;
    character.is_control() || is_format || is_private || is_noncharacter
}

impl TryFrom<String> for Name {
    type Error = NameError;

    fn try_from(text: String) -> Result<Name, NameError> {
        text.parse()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Name {
        text.parse().expect("a name")
    }

    #[test]
    fn names_are_short_and_can_be_seen() {
        for (text, error) in [
            ("", NameError::Empty),
            (" \t ", NameError::Empty),
            ("!?", NameError::Empty),
            ("a\u{0}b", NameError::Invisible),
            ("a\u{200b}b", NameError::Invisible),
            ("\u{202e}abc", NameError::Invisible),
            ("\u{3164}", NameError::Invisible),
            ("\u{ffa0}\u{115f}", NameError::Invisible),
            ("a\u{1d173}b", NameError::Invisible),
            ("a\u{1bca0}b", NameError::Invisible),
            ("a\u{13430}b", NameError::Invisible),
            ("a\u{16fe4}b", NameError::Invisible),
            ("a\u{1d159}b", NameError::Invisible),
            ("a\u{e000}b", NameError::Invisible),
            ("a\u{10fffd}b", NameError::Invisible),
            ("a\u{fdd0}b", NameError::Invisible),
            ("a\u{1ffff}b", NameError::Invisible),
        ] {
            assert_eq!(text.parse::<Name>(), Err(error), "{text:?}");
        }
        // A mark that counts as a letter.
        let mark = "\u{345}".parse::<Name>();
        assert_eq!(mark.is_err(), cfg!(feature = "confusables"), "{mark:?}");
        assert_eq!("x".repeat(25).parse::<Name>(), Err(NameError::Long));
        assert_eq!("x".repeat(10_000).parse::<Name>(), Err(NameError::Long));
        assert_eq!(name("Ане́тта  Müller").as_str(), "Ане́тта Müller");
        assert_eq!(name("أحمد").as_str(), "أحمد");
    }

    #[test]
    fn names_that_could_be_mistaken_look_alike() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Anna", "An na"),
            ("Bob", "Bob."),
            ("Anna", "ᴀɴɴᴀ"),
            ("Anna", "aɴɴa"),
            ("Bill", "Bɪʟʟ"),
            ("William", "VVilliam"),
        ] {
            assert!(name(one).looks_like(&name(other)), "{one} {other}");
        }
        for (one, other) in [("Anna", "Hanna"), ("Anna", "Anna 2"), ("Иван", "Ирина"), ("أحمد", "محمد")]
        {
            assert!(!name(one).looks_like(&name(other)), "{one} {other}");
        }
    }

    #[cfg(feature = "confusables")]
    #[test]
    fn letters_of_other_scripts_look_alike() {
        for (one, other) in [
            ("Anna", "Аnnа"),
            ("paypal", "раураl"),
            // Greek letters that look different as capitals.
            ("vera", "νera"),
            ("Vera", "νera"),
            ("uwe", "υwe"),
            ("UWE", "υwe"),
            ("Max", "Мах"),
            ("Eva", "Εva"),
            ("Bill", "Bіll"),
            ("modern", "rnodern"),
            ("Anna", "𝐀𝐧𝐧𝐚"),
        ] {
            assert!(name(one).looks_like(&name(other)) && name(other).looks_like(&name(one)), "{one} {other}");
        }
    }

    #[test]
    fn a_taken_name_gets_a_number() {
        let (anna, second) = (name("Anna"), name("ANNA 2"));
        assert_eq!(anna.distinct_from(&[]).as_str(), "Anna");
        assert_eq!(anna.distinct_from(&[&name("anna")]).as_str(), "Anna 2");
        assert_eq!(anna.distinct_from(&[&name("anna"), &second]).as_str(), "Anna 3");
        let long = name(&"x".repeat(24));
        let other = long.distinct_from(&[&long]);
        assert!(other.as_str().parse::<Name>().is_ok_and(|other| !other.looks_like(&long)), "{other}");
    }
}
