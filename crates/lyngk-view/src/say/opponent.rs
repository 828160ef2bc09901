//! The characters that play the engine's levels.

use lyngk_lei::Level;

use crate::Words;
use crate::opponents::character;

/// The name of the character: "Tilda".
#[must_use]
pub fn opponent(words: &Words, level: Level) -> String {
    words.text(character(level).name)
}

/// A sentence about how the character plays.
#[must_use]
pub fn opponent_plays(words: &Words, level: Level) -> String {
    words.text(character(level).plays)
}

/// The level, for small print beside the name: "Level 3".
#[must_use]
pub fn opponent_level(words: &Words, level: Level) -> String {
    words.with("opponent-level", [("level", level.number().into())])
}

/// The name with the level, where nothing else says it: "Tilda (level 3)".
#[must_use]
pub fn opponent_with_level(words: &Words, level: Level) -> String {
    words.with("engine-level", [("name", opponent(words, level).into()), ("level", level.number().into())])
}
