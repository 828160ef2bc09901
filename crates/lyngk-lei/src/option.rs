//! Options that an engine announces.

use std::fmt;

use crate::words::{NUMBER_64, Words, number, truth};
use crate::{Level, ParseError, Word};

/// An option that an engine announces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOption {
    /// Its name. Upper and lower case are the same.
    pub name: Word,
    /// The values it can be set to.
    pub kind: OptionKind,
}

/// The values an option can be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Check {
        /// The value before it is set.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// The value before it is set.
        default: u64,
        /// The smallest value.
        min: u64,
        /// The largest value.
        max: u64,
    },
}

/// A value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// Of a check.
    Check(bool),
    /// Of a spin.
    Spin(u64),
}

/// An option and the value to set it to: the arguments of `setoption`.
///
/// ```
/// use lyngk_lei::{Command, Level, Setting};
///
/// assert_eq!(Command::SetOption(Setting::level(Level::EASY)).to_string(), "setoption name Level value 1");
/// assert_eq!(Setting::new("Book", "two words"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The name of the option. Upper and lower case are the same.
    pub name: Word,
    /// The value.
    pub value: Word,
}

impl Setting {
    /// Any option. None if its name or the value is not one word.
    #[must_use]
    pub fn new(name: &str, value: &str) -> Option<Setting> {
        Some(Setting { name: Word::new(name)?, value: Word::new(value)? })
    }

    /// The random seed.
    #[must_use]
    pub fn seed(seed: u64) -> Setting {
        Setting::number("Seed", seed)
    }

    /// How many of the best turns are shown.
    #[must_use]
    pub fn multipv(lines: u32) -> Setting {
        Setting::number("MultiPV", lines.into())
    }

    /// The memory for a search in MiB, an option of `lyngk`.
    #[must_use]
    pub fn hash(mebibytes: u32) -> Setting {
        Setting::number("Hash", mebibytes.into())
    }

    /// The strength, an option of `lyngk`.
    #[must_use]
    pub fn level(level: Level) -> Setting {
        Setting::number("Level", level.number().into())
    }

    fn number(name: &'static str, value: u64) -> Setting {
        Setting { name: Word::known(name), value: Word::known(value) }
    }
}

impl OptionKind {
    /// Reads a value of this kind. None if it is of another kind or out of range.
    ///
    /// ```
    /// use lyngk_lei::{OptionKind, OptionValue};
    ///
    /// let spin = OptionKind::Spin { default: 64, min: 1, max: 65_536 };
    /// assert_eq!(spin.read("128"), Some(OptionValue::Spin(128)));
    /// assert_eq!(spin.read("0"), None);
    /// assert_eq!(spin.read("true"), None);
    /// ```
    #[must_use]
    pub fn read(self, value: &str) -> Option<OptionValue> {
        match self {
            OptionKind::Check { .. } => truth(value).map(OptionValue::Check),
            OptionKind::Spin { min, max, .. } => {
                number(value).filter(|value| (min..=max).contains(value)).map(OptionValue::Spin)
            }
        }
    }
}

/// The values that can be set, for messages: `a whole number from 1 to 256`.
impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionKind::Check { .. } => f.write_str("true or false"),
            OptionKind::Spin { min, max, .. } => write!(f, "a whole number from {min} to {max}"),
        }
    }
}

impl EngineOption {
    /// Reads what follows the word `option`.
    pub(crate) fn read(words: &mut Words<'_>) -> Result<EngineOption, ParseError> {
        words.keyword("name")?;
        let name = words.take("the name of an option", Word::new)?;
        words.took("the name of the option");
        words.keyword("type")?;
        let kind = if words.eat("check") {
            words.keyword("default")?;
            OptionKind::Check { default: words.take("true or false", truth)? }
        } else if words.eat("spin") {
            let default = words.keyword_number("default", NUMBER_64)?;
            let min = words.keyword_number("min", NUMBER_64)?;
            OptionKind::Spin { default, min, max: words.keyword_number("max", NUMBER_64)? }
        } else {
            return Err(words.wrong("check or spin"));
        };
        Ok(EngineOption { name, kind })
    }
}

impl fmt::Display for EngineOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = &self.name;
        match self.kind {
            OptionKind::Check { default } => write!(f, "option name {name} type check default {default}"),
            OptionKind::Spin { default, min, max } => {
                write!(f, "option name {name} type spin default {default} min {min} max {max}")
            }
        }
    }
}
