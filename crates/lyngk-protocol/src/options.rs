//! What can be set, as lines and as the engine has it.

use std::fmt;

use lyngk_engine::{Level, NetworkChoice, Options, Strength};

use crate::text::quoted;
use crate::words::{NUMBER_64, Words, number, truth};
use crate::{ParseError, Word};

/// An option that an engine has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOption {
    /// Its name.
    pub name: Word,
    /// What it can be set to.
    pub kind: OptionKind,
}

/// What an option can be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionKind {
    /// Yes or no.
    Check {
        /// What it is at first.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// What it is at first.
        default: u64,
        /// The least that it can be.
        min: u64,
        /// The most that it can be.
        max: u64,
    },
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

/// Why an option was not set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SettingError {
    #[error("there is no option {}, there are: {}", quoted(.0), Setting::ALL.map(Setting::name).join(", "))]
    Unknown(String),
    #[error("{} is {}, found {}", setting.name(), setting.range(), quoted(value))]
    Value { setting: Setting, value: String },
}

/// The options that our engine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    Threads,
    Hash,
    Level,
    Seed,
    Solver,
    Network,
    MultiPv,
}

impl Setting {
    pub(crate) const ALL: [Setting; 7] = [
        Setting::Threads,
        Setting::Hash,
        Setting::Level,
        Setting::Seed,
        Setting::Solver,
        Setting::Network,
        Setting::MultiPv,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Setting::Threads => "Threads",
            Setting::Hash => "Hash",
            Setting::Level => "Level",
            Setting::Seed => "Seed",
            Setting::Solver => "Solver",
            Setting::Network => "Network",
            Setting::MultiPv => "MultiPV",
        }
    }

    fn kind(self) -> OptionKind {
        let Options { threads, hash, seed, solver, lines, .. } = Options::default();
        let strongest = Level::ALL.len() as u64;
        let (default, min, max) = match self {
            Setting::Threads => (threads as u64, 1, 256),
            Setting::Hash => (hash as u64, 1, 65_536),
            Setting::Level => (strongest, 1, strongest),
            Setting::Seed => (seed, 0, u64::MAX),
            Setting::MultiPv => (lines as u64, 1, 500),
            Setting::Solver => return OptionKind::Check { default: solver },
            Setting::Network => return OptionKind::Check { default: true },
        };
        OptionKind::Spin { default, min, max }
    }

    fn range(self) -> String {
        match self.kind() {
            OptionKind::Check { .. } => "true or false".to_owned(),
            OptionKind::Spin { min, max, .. } => format!("a whole number from {min} to {max}"),
        }
    }

    /// The option as it is offered.
    pub(crate) fn offer(self) -> Option<EngineOption> {
        Word::new(self.name()).map(|name| EngineOption { name, kind: self.kind() })
    }

    /// Sets an option; all stay as they are when it cannot be.
    pub(crate) fn set(options: &mut Options, name: &str, value: &str) -> Result<(), SettingError> {
        let setting = Setting::ALL.into_iter().find(|setting| setting.name().eq_ignore_ascii_case(name));
        let setting = setting.ok_or_else(|| SettingError::Unknown(name.to_owned()))?;
        let wrong = || SettingError::Value { setting, value: value.to_owned() };
        let OptionKind::Spin { min, max, .. } = setting.kind() else {
            let value = truth(value).ok_or_else(wrong)?;
            match setting {
                Setting::Network if value => options.network = NetworkChoice::Embedded,
                Setting::Network => options.network = NetworkChoice::None,
                _ => options.solver = value,
            }
            return Ok(());
        };
        let value: u64 = number(value).filter(|value| (min..=max).contains(value)).ok_or_else(wrong)?;
        match setting {
            Setting::Threads => options.threads = value as usize,
            Setting::Hash => options.hash = value as usize,
            Setting::Seed => options.seed = value,
            Setting::MultiPv => options.lines = value as usize,
            // The last level is the engine at its best: nothing is held back.
            Setting::Level if value == max => options.strength = Strength::Full,
            Setting::Level => options.strength = Level::new(value as u8).map_or(Strength::Full, Strength::Level),
            Setting::Solver | Setting::Network => {}
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_by_name_in_any_case() {
        let mut options = Options::default();
        let values = [("threads", "2"), ("HASH", "65536"), ("Level", "3"), ("seed", "18446744073709551615")];
        for (name, value) in values.into_iter().chain([("Solver", "false"), ("network", "false"), ("multipv", "500")]) {
            Setting::set(&mut options, name, value).unwrap_or_else(|error| panic!("{error}"));
        }
        let strength = Level::new(3).map_or(Strength::Full, Strength::Level);
        let network = NetworkChoice::None;
        let expected =
            Options { strength, threads: 2, hash: 65_536, seed: u64::MAX, solver: false, network, lines: 500 };
        assert_eq!(options, expected);
        Setting::set(&mut options, "Level", "10").unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(options.strength, Strength::Full);
    }

    #[test]
    fn wrong_values_change_nothing_and_the_message_says_what_would_be_right() {
        let cases = [
            ("Threads", "0", "Threads is a whole number from 1 to 256, found \"0\""),
            ("Threads", "+1", "found \"+1\""),
            ("hash", "65537", "Hash is a whole number from 1 to 65536"),
            ("Level", "11", "Level is a whole number from 1 to 10"),
            ("Seed", "18446744073709551616", "from 0 to 18446744073709551615"),
            ("Solver", "yes", "Solver is true or false, found \"yes\""),
            ("MultiPV", "501", "MultiPV is a whole number from 1 to 500"),
            (
                "Ponder",
                "true",
                "there is no option \"Ponder\", there are: Threads, Hash, Level, Seed, Solver, Network, MultiPV",
            ),
        ];
        let mut options = Options::default();
        for (name, value, expected) in cases {
            let message = Setting::set(&mut options, name, value).expect_err(name).to_string();
            assert!(message.contains(expected), "{message}");
        }
        assert_eq!(options, Options::default());
    }

    #[test]
    fn every_option_can_be_offered() {
        assert!(Setting::ALL.into_iter().all(|setting| setting.offer().is_some()));
    }
}
