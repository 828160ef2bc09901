//! The rules as texts, for the help and for lines.

use lyngk_study::course::{Chapter, Clause};
use lyngk_view::Words;

/// A chapter of the rules in a language.
pub(crate) struct RulesChapter {
    pub(crate) title: String,
    /// The clauses in order: their numbers, such as "E7" or "F2, F3", which may be empty, and their texts.
    pub(crate) clauses: Vec<(String, String)>,
}

/// The aim of the game, in a sentence.
pub(crate) fn aim(words: &Words) -> String {
    words.text("rule-aim")
}

/// All chapters of the rules.
pub(crate) fn chapters(words: &Words) -> Vec<RulesChapter> {
    let clause = |clause: &Clause| (clause.numbers.join(", "), words.text(clause.text));
    Chapter::ALL
        .iter()
        .map(|chapter| RulesChapter {
            title: words.text(chapter.title),
            clauses: chapter.clauses.iter().map(clause).collect(),
        })
        .collect()
}

/// The text of the rule with a number, such as "E3".
pub(crate) fn rule(words: &Words, number: &str) -> Option<String> {
    Clause::of(&number.to_ascii_uppercase()).map(|clause| words.text(clause.text))
}

#[cfg(test)]
mod tests {
    use lyngk_view::Language;

    use super::*;

    #[test]
    fn every_language_has_the_aim_and_the_text_of_every_rule() {
        for language in Language::ALL {
            let words = crate::texts::words(language);
            assert_ne!(aim(&words), "rule-aim");
            let chapters = chapters(&words);
            assert_eq!(chapters.len(), Chapter::ALL.len());
            let texts = chapters.iter().flat_map(|chapter| &chapter.clauses).map(|(_, text)| text);
            assert!(texts.chain(chapters.iter().map(|chapter| &chapter.title)).all(|text| !text.starts_with("rule-")));
        }
        let english = crate::texts::words(Language::English);
        assert!(rule(&english, "e3").is_some_and(|text| text.contains("first occupied point")));
        assert_eq!(rule(&english, "F3"), rule(&english, "f2"));
        assert_eq!(rule(&english, "E4"), None);
    }
}
