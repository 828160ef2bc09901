//! Texts for reviews.

use lyngk_engine::analysis::Summary;
use lyngk_rules::{PerPlayer, Player};
use lyngk_view::Words;

use super::{Gift, RetryVerdict};

/// The progress of a review, in moves: "12 of 31 moves".
#[must_use]
pub fn progress(words: &Words, (done, total): (usize, usize)) -> String {
    words.with("review-progress", [("done", done.into()), ("count", total.into())])
}

/// The accuracy of a player: "87%". None if no turn could be judged.
#[must_use]
pub fn accuracy(words: &Words, summary: &Summary) -> Option<String> {
    let accuracy = summary.accuracy()?.round() as u32;
    Some(words.with("score-short", [("percent", accuracy.into())]))
}

/// Who gave a stack away to whom, and where: "You let Pip complete a stack on e4." `you` is the person at the device.
#[must_use]
pub fn gift(words: &Words, gift: &Gift, names: &PerPlayer<String>, you: Option<Player>) -> String {
    let key = match you {
        Some(you) if you == gift.player => "review-gave-you",
        Some(_) => "review-gave-to-you",
        None => "review-gave",
    };
    let name = |player: Player| names[player].as_str().into();
    let point = gift.point.to_string().into();
    words.with(key, [("giver", name(gift.player)), ("player", name(gift.player.opponent())), ("point", point)])
}

/// The response to a turn that was tried instead of a mistake.
#[must_use]
pub fn retry(words: &Words, verdict: RetryVerdict) -> String {
    match verdict {
        RetryVerdict::Best => words.text("retry-best"),
        RetryVerdict::GoodEnough => words.text("retry-good-enough"),
        RetryVerdict::AsPlayed => words.text("retry-as-played"),
        RetryVerdict::StillGives => words.text("retry-still-gives"),
        RetryVerdict::Worse { loss } => {
            words.with("retry-worse", [("percent", ((loss * 100.0).round() as u32).into())])
        }
    }
}
