//! Set-up of a game: variant and random key.

use lyngk_rules::{Position, Variant};

use super::action::Words;
use super::error::{Expected, Failure, Problem, shortened};
use super::key::start_of_key;
use super::sgf::Tree;

/// The only revision of the set-up so far.
const REVISION: &str = "100";

/// The set-up of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Setup {
    pub(super) variant: Variant,
    pub(super) key: i32,
}

impl Setup {
    /// The set-up in the root of a tree.
    pub(super) fn of(tree: &Tree<'_>) -> Result<Setup, Failure> {
        let missing = |name, example| Failure { at: tree.at, problem: Problem::Missing { name, example } };
        let root = tree.nodes.first().ok_or_else(|| missing("GM", "lyngk"))?;
        let game = root.value("GM").ok_or_else(|| missing("GM", "lyngk"))?;
        if !game.raw.trim().eq_ignore_ascii_case("lyngk") {
            return Err(Failure { at: game.at, problem: Problem::OtherGame { game: shortened(game.raw) } });
        }
        let setup = root.value("SU").ok_or_else(|| missing("SU", "Lyngk 2 key 100"))?;
        let mut words = Words::new(setup.raw, setup.at);
        let variant = words.read(Expected::Variant, |word| match word.to_ascii_lowercase().as_str() {
            "lyngk" => Some(Variant::Standard),
            "lyngk-6" => Some(Variant::Six),
            _ => None,
        })?;
        words.read(Expected::TwoPlayers, |word| (word == "2").then_some(()))?;
        let key = words.read(Expected::Key, |word| word.parse().ok())?;
        words.read(Expected::Revision, |word| ["", REVISION].contains(&word).then_some(()))?;
        words.end()?;
        Ok(Setup { variant, key })
    }

    /// The start that follows from the key.
    pub(super) fn start(self) -> Position {
        start_of_key(self.key, self.variant)
    }
}
