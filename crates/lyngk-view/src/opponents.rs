//! The engine's levels as characters: their texts, and which of them to play next.
//!
//! A character says about itself what `docs/strength.md` measured and `level.rs` of the engine defines, so the texts change with the
//! levels. Records hold only the level; the name follows from it, in the language of the reader.

use lyngk_lei::Level;

/// Keys of a character's texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Character {
    /// The key of the name.
    pub(crate) name: &'static str,
    /// The key of the sentence about how the character plays.
    pub(crate) plays: &'static str,
}

/// The characters, from level 1 to level 10.
#[rustfmt::skip]
const CHARACTERS: [Character; 10] = [
    Character { name: "opponent-pip", plays: "opponent-pip-plays" },
    Character { name: "opponent-nino", plays: "opponent-nino-plays" },
    Character { name: "opponent-tilda", plays: "opponent-tilda-plays" },
    Character { name: "opponent-amara", plays: "opponent-amara-plays" },
    Character { name: "opponent-jaro", plays: "opponent-jaro-plays" },
    Character { name: "opponent-bo", plays: "opponent-bo-plays" },
    Character { name: "opponent-yuki", plays: "opponent-yuki-plays" },
    Character { name: "opponent-ravi", plays: "opponent-ravi-plays" },
    Character { name: "opponent-selma", plays: "opponent-selma-plays" },
    Character { name: "opponent-onyx", plays: "opponent-onyx-plays" },
];

/// The character of a level.
pub(crate) fn character(level: Level) -> Character {
    CHARACTERS[usize::from(level.number()) - 1]
}

/// The result of a game for the person who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum PersonResult {
    Won,
    Tied,
    Lost,
}

/// How many results at a level count for a suggestion.
const RECENT: usize = 3;

/// The level to suggest after games against a level, the latest result last; `None` to stay.
///
/// A step of the ladder is about +230 Elo, four points out of five, so one win is luck less often than not: after a win it suggests the
/// next level, unless most of the last three games were lost. Three losses in a row suggest the level below.
fn suggested_level(level: Level, results: &[PersonResult]) -> Option<Level> {
    let recent = &results[results.len().saturating_sub(RECENT)..];
    let count = |wanted| recent.iter().filter(|&&result| result == wanted).count();
    let (won, lost) = (count(PersonResult::Won), count(PersonResult::Lost));
    match recent.last()? {
        PersonResult::Won if won >= lost => Level::new(level.number() + 1),
        PersonResult::Lost if lost == RECENT => Level::new(level.number() - 1),
        _ => None,
    }
}

/// The latest results of a person at each level.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct RecentResults([Vec<PersonResult>; 10]);

impl RecentResults {
    /// Adds the result of a game.
    pub fn add(&mut self, level: Level, result: PersonResult) {
        let results = self.of_mut(level);
        results.push(result);
        let surplus = results.len().saturating_sub(RECENT);
        results.drain(..surplus);
    }

    /// The level to suggest after a game against a level; `None` to stay.
    #[must_use]
    pub fn suggestion(&self, level: Level) -> Option<Level> {
        suggested_level(level, &self.0[usize::from(level.number()) - 1])
    }

    /// The stored text: a line such as `3=wtl` for each level that was played.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (results, level) in self.0.iter().zip(Level::ALL) {
            if !results.is_empty() {
                text += &level.number().to_string();
                text.push('=');
                text.extend(results.iter().map(|result| letter(*result)));
                text.push('\n');
            }
        }
        text
    }

    /// Results from stored text. Whatever cannot be read is skipped.
    #[must_use]
    pub fn from_text(text: &str) -> RecentResults {
        let mut all = RecentResults::default();
        for (level, letters) in text.lines().filter_map(|line| line.split_once('=')) {
            let Some(level) = level.parse().ok().and_then(Level::new) else { continue };
            for result in letters.chars().filter_map(result) {
                all.add(level, result);
            }
        }
        all
    }

    fn of_mut(&mut self, level: Level) -> &mut Vec<PersonResult> {
        &mut self.0[usize::from(level.number()) - 1]
    }
}

const fn letter(result: PersonResult) -> char {
    match result {
        PersonResult::Won => 'w',
        PersonResult::Tied => 't',
        PersonResult::Lost => 'l',
    }
}

fn result(of: char) -> Option<PersonResult> {
    [PersonResult::Won, PersonResult::Tied, PersonResult::Lost].into_iter().find(|result| letter(*result) == of)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::PersonResult::{Lost, Tied, Won};
    use super::*;
    use crate::{Language, Words, say};

    fn level(number: u8) -> Level {
        Level::new(number).expect("a level")
    }

    #[test]
    fn ten_characters_have_ten_names_and_sentences_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            let names: BTreeSet<String> = Level::ALL.map(|level| say::opponent(&words, level)).into();
            let sentences: BTreeSet<String> = Level::ALL.map(|level| say::opponent_plays(&words, level)).into();
            assert_eq!((names.len(), sentences.len()), (10, 10), "{language:?}");
            assert!(names.iter().all(|name| name.chars().count() <= 6), "{language:?}: {names:?}");
            for sentence in &sentences {
                // It stands on two lines below the portraits.
                let is_one = sentence.ends_with('.') && sentence.matches('.').count() == 1;
                assert!(is_one && sentence.chars().count() <= 110, "{language:?}: {sentence}");
            }
        }
    }

    #[test]
    fn a_win_suggests_the_next_level_and_three_losses_the_one_below() {
        for (results, expected) in [
            (&[][..], None),
            (&[Won], Some(4)),
            (&[Tied], None),
            (&[Lost], None),
            (&[Lost, Won], Some(4)),
            (&[Lost, Lost, Won], None),
            (&[Lost, Tied, Won], Some(4)),
            (&[Lost, Lost, Lost, Won, Won], Some(4)),
            (&[Won, Lost], None),
            (&[Lost, Lost], None),
            (&[Lost, Lost, Lost], Some(2)),
            (&[Won, Lost, Lost, Lost], Some(2)),
            (&[Lost, Tied, Lost], None),
        ] {
            assert_eq!(suggested_level(level(3), results), expected.map(level), "{results:?}");
        }
    }

    #[test]
    fn the_ladder_ends_at_both_ends() {
        assert_eq!(suggested_level(Level::STRONGEST, &[Won, Won, Won]), None);
        assert_eq!(suggested_level(level(1), &[Lost, Lost, Lost]), None);
    }

    #[test]
    fn results_of_each_level_are_kept_apart_and_survive_a_round_trip() {
        let mut results = RecentResults::default();
        for (number, result) in [(3, Lost), (3, Won), (10, Tied), (3, Won), (2, Lost), (2, Lost), (2, Lost), (3, Won)] {
            results.add(level(number), result);
        }
        assert_eq!(results.to_text(), "2=lll\n3=www\n10=t\n");
        assert_eq!(RecentResults::from_text(&results.to_text()), results);
        let suggestions = [2, 3, 4, 10].map(|number| results.suggestion(level(number)).map(Level::number));
        assert_eq!(suggestions, [Some(1), Some(4), None, None]);
    }

    #[test]
    fn invalid_stored_results_are_skipped() {
        let results = RecentResults::from_text("0=w\n11=w\nx\n3=wxl\n=\n4\n");
        assert_eq!(results.to_text(), "3=wl\n");
        assert_eq!(RecentResults::from_text(""), RecentResults::default());
    }
}
