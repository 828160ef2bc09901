//! Texts for reviews.

use lyngk_engine::analysis::{Grade, Summary};
use lyngk_view::Words;

use super::RetryVerdict;

/// The progress of a review: "12 of 31 moves".
#[must_use]
pub fn progress(words: &Words, (done, total): (usize, usize)) -> String {
    words.with("review-progress", [("done", done.into()), ("count", total.into())])
}

/// The statistics of a player: "Accuracy 87%. Inaccuracies: 2, mistakes: 1, blunders: 0."
#[must_use]
pub fn summary(words: &Words, summary: &Summary) -> String {
    let Some(accuracy) = summary.accuracy() else { return words.text("review-nothing-judged") };
    words.with(
        "review-summary",
        [
            ("accuracy", (accuracy.round() as u32).into()),
            ("inaccuracies", summary.count(Grade::Inaccuracy).into()),
            ("mistakes", summary.count(Grade::Mistake).into()),
            ("blunders", summary.count(Grade::Blunder).into()),
        ],
    )
}

/// The response to a turn that was tried instead of a mistake.
#[must_use]
pub fn retry(words: &Words, verdict: RetryVerdict) -> String {
    match verdict {
        RetryVerdict::Best => words.text("retry-best"),
        RetryVerdict::GoodEnough => words.text("retry-good-enough"),
        RetryVerdict::AsPlayed => words.text("retry-as-played"),
        RetryVerdict::Worse { loss } => {
            words.with("retry-worse", [("percent", ((loss * 100.0).round() as u32).into())])
        }
    }
}
