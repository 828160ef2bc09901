//! Table of the options that the engine announces.
//!
//! Each option is one entry: its name, its range, how its value is read from [`Options`] and how it is set there. A new
//! option needs an entry here, a field of [`Options`], a row in `docs/engine-protocol.md`, and a line in `tests/lei.rs`, which lists all
//! options in order.

use std::ops::RangeInclusive;

use lyngk_lei::{EngineOption, Level, OptionKind, OptionValue, Word, quoted};

use crate::{NetworkChoice, Options, Strength};

/// Why an option was not set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SettingError {
    /// There is no option of this name.
    #[error("unknown option {}, expected one of: {}", quoted(.0), TABLE.map(|entry| entry.name).join(", "))]
    Unknown(String),
    /// The option cannot have this value.
    #[error("{} must be {}, found {}", name, kind, quoted(value))]
    Value {
        /// The name of the option.
        name: &'static str,
        /// The values that it can have.
        kind: OptionKind,
        /// The value that was given.
        value: String,
    },
}

/// An option of the engine.
#[derive(Clone, Copy, Debug)]
struct Entry {
    name: &'static str,
    access: Access,
}

/// The type of an option's values, and how they are read and set.
#[derive(Clone, Copy, Debug)]
enum Access {
    Check { get: fn(&Options) -> bool, set: fn(&mut Options, bool) },
    Spin { min: u64, max: u64, get: fn(&Options) -> u64, set: fn(&mut Options, u64) },
}

const TABLE: [Entry; 7] = [
    spin("Threads", 1..=256, |options| options.threads as u64, |options, value| options.threads = value as usize),
    spin("Hash", 1..=65_536, |options| options.hash as u64, |options, value| options.hash = value as usize),
    spin("Level", 1..=Level::STRONGEST.number() as u64, level, set_level),
    spin("Seed", 0..=u64::MAX, |options| options.seed, |options, value| options.seed = value),
    check("Solver", |options| options.solver, |options, value| options.solver = value),
    check("Network", |options| options.network != NetworkChoice::None, set_network),
    spin("MultiPV", 1..=500, |options| options.lines as u64, |options, value| options.lines = value as usize),
];

const fn check(name: &'static str, get: fn(&Options) -> bool, set: fn(&mut Options, bool)) -> Entry {
    Entry { name, access: Access::Check { get, set } }
}

const fn spin(
    name: &'static str,
    range: RangeInclusive<u64>,
    get: fn(&Options) -> u64,
    set: fn(&mut Options, u64),
) -> Entry {
    Entry { name, access: Access::Spin { min: *range.start(), max: *range.end(), get, set } }
}

fn level(options: &Options) -> u64 {
    let level = if let Strength::Level(level) = options.strength { level } else { Level::STRONGEST };
    level.number().into()
}

/// The strongest level is full strength.
fn set_level(options: &mut Options, value: u64) {
    let level = u8::try_from(value).ok().and_then(Level::new).filter(|&level| level != Level::STRONGEST);
    options.strength = level.map_or(Strength::Full, Strength::Level);
}

fn set_network(options: &mut Options, value: bool) {
    options.network = if value { NetworkChoice::Embedded } else { NetworkChoice::None };
}

impl Entry {
    /// The kind of the option, with the value in these options as its default.
    fn kind(self, options: &Options) -> OptionKind {
        match self.access {
            Access::Check { get, .. } => OptionKind::Check { default: get(options) },
            Access::Spin { min, max, get, .. } => OptionKind::Spin { default: get(options), min, max },
        }
    }
}

/// The options as they are announced.
pub(super) fn announced() -> impl Iterator<Item = EngineOption> {
    let defaults = Options::default();
    TABLE
        .into_iter()
        .filter_map(move |entry| Some(EngineOption { name: Word::new(entry.name)?, kind: entry.kind(&defaults) }))
}

/// Sets an option by its LEI name, in upper or lower case.
///
/// ```
/// use lyngk_engine::Options;
/// use lyngk_engine::lei::set_option;
///
/// let mut options = Options::default();
/// set_option(&mut options, "Threads", "2").expect("a number within the range");
/// assert_eq!(options.threads, 2);
/// let error = set_option(&mut options, "threads", "0").unwrap_err();
/// assert_eq!(error.to_string(), "Threads must be a whole number from 1 to 256, found \"0\"");
/// ```
///
/// # Errors
/// If there is no such option or it cannot have this value. Then no option changes.
pub fn set(options: &mut Options, name: &str, value: &str) -> Result<(), SettingError> {
    let entry = TABLE.into_iter().find(|entry| entry.name.eq_ignore_ascii_case(name));
    let entry = entry.ok_or_else(|| SettingError::Unknown(name.to_owned()))?;
    let kind = entry.kind(options);
    match (entry.access, kind.read(value)) {
        (Access::Check { set, .. }, Some(OptionValue::Check(value))) => set(options, value),
        (Access::Spin { set, .. }, Some(OptionValue::Spin(value))) => set(options, value),
        _ => return Err(SettingError::Value { name: entry.name, kind, value: value.to_owned() }),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_by_name_in_any_case() {
        let mut options = Options::default();
        let values = [("threads", "2"), ("HASH", "65536"), ("Level", "3"), ("seed", "18446744073709551615")];
        for (name, value) in values.into_iter().chain([("Solver", "false"), ("network", "false"), ("multipv", "500")]) {
            set(&mut options, name, value).unwrap_or_else(|error| panic!("{error}"));
        }
        let strength = Level::new(3).map_or(Strength::Full, Strength::Level);
        let network = NetworkChoice::None;
        let expected =
            Options { strength, threads: 2, hash: 65_536, seed: u64::MAX, solver: false, network, lines: 500 };
        assert_eq!(options, expected);
        set(&mut options, "Level", "10").unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(options.strength, Strength::Full);
    }

    #[test]
    fn setting_an_option_changes_that_option_and_no_other() {
        for changed in TABLE {
            let mut options = Options::default();
            let value = match changed.kind(&options) {
                OptionKind::Check { default } => (!default).to_string(),
                OptionKind::Spin { default, min, .. } => if default > min { min } else { min + 1 }.to_string(),
            };
            set(&mut options, changed.name, &value).unwrap_or_else(|error| panic!("{error}"));
            for entry in TABLE {
                let is_default = entry.kind(&options) == entry.kind(&Options::default());
                assert_eq!(is_default, entry.name != changed.name, "{} after {}", entry.name, changed.name);
            }
        }
    }

    #[test]
    fn wrong_values_change_nothing_and_the_message_says_what_would_be_right() {
        let cases = [
            ("Threads", "0", "Threads must be a whole number from 1 to 256, found \"0\""),
            ("Threads", "+1", "found \"+1\""),
            ("hash", "65537", "Hash must be a whole number from 1 to 65536"),
            ("Level", "11", "Level must be a whole number from 1 to 10"),
            ("Seed", "18446744073709551616", "from 0 to 18446744073709551615"),
            ("Solver", "yes", "Solver must be true or false, found \"yes\""),
            ("MultiPV", "501", "MultiPV must be a whole number from 1 to 500"),
            (
                "Ponder",
                "true",
                "unknown option \"Ponder\", expected one of: Threads, Hash, Level, Seed, Solver, Network, MultiPV",
            ),
        ];
        let mut options = Options::default();
        for (name, value, expected) in cases {
            let message = set(&mut options, name, value).expect_err(name).to_string();
            assert!(message.contains(expected), "{message}");
        }
        assert_eq!(options, Options::default());
    }

    #[test]
    fn all_options_are_announced() {
        assert!(announced().map(|option| option.name.to_string()).eq(TABLE.map(|entry| entry.name.to_owned())));
    }
}
