//! Sentences about lessons made from a study, in the reader's language.

use lyngk_view::Words;

use super::{Drill, DrillHint, Verdict};
use crate::study::say::turn_in_words;

/// The answer to a try, without the [comment](Verdict::comment) of the study.
#[must_use]
pub fn verdict(words: &Words, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Right { .. } => words.text("drill-right"),
        Verdict::Variation { answer: Some(answer), .. } => {
            let answer = words.with("drill-answer", [("turn", turn_in_words(words, *answer).into())]);
            format!("{} {answer}", words.text("drill-variation"))
        }
        Verdict::Variation { answer: None, .. } => words.text("drill-variation"),
        Verdict::Unknown => words.text("drill-unknown"),
    }
}

/// A hint.
#[must_use]
pub fn hint(words: &Words, hint: &DrillHint) -> String {
    match hint {
        DrillHint::Comment(comment) => comment.clone(),
        DrillHint::From(point) => words.with("drill-from", [("point", point.to_string().into())]),
        DrillHint::Turn(turn) => words.with("drill-turn", [("turn", turn_in_words(words, *turn).into())]),
    }
}

/// How it went.
#[must_use]
pub fn result(words: &Words, drill: &Drill) -> String {
    words.with("drill-result", [("found", drill.found().into()), ("count", drill.total().into())])
}

#[cfg(test)]
mod tests {
    use lyngk_view::Language;

    use super::*;

    #[test]
    fn answers_tell_how_a_variation_goes_on() {
        let words = crate::words(Language::English);
        let said = verdict(&words, &Verdict::Variation { comment: String::new(), answer: "c1-c2".parse().ok() });
        assert!(said.contains("c1") && said.contains("c2"), "{said}");
        assert_eq!(hint(&words, &DrillHint::Comment("Look.".to_owned())), "Look.");
    }
}
