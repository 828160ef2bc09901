//! Texts for reviews.

use lyngk_engine::analysis::Summary;
use lyngk_rules::{PerPlayer, Player, Position, Turn};
use lyngk_view::Words;

use super::{Gift, RetryVerdict};
use crate::study::say::turn_with_arrow;
use crate::{hint, inspection};

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

/// A line in words, a sentence or more for each turn: who plays what, and what it completes, denies, claims or decides.
#[must_use]
pub fn line(words: &Words, start: &Position, turns: &[Turn], names: &PerPlayer<String>) -> Vec<String> {
    let mut position = *start;
    let mut told = Vec::new();
    for &turn in turns {
        let values =
            [("player", names[position.to_move()].as_str().into()), ("turn", turn_with_arrow(words, turn).into())];
        let facts = hint::merits(&position, turn).into_iter().filter_map(|fact| inspection::say::fact(words, &fact));
        told.push([words.with("review-says", values)].into_iter().chain(facts).collect::<Vec<_>>().join(" "));
        if position.play(turn).is_err() {
            break;
        }
    }
    told
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
