//! Sentences about one's own games.

use lyngk_view::{PersonResult, Words, say};

use super::{OwnGame, OwnGames, Trend, Weakness};
use crate::review::Counts;

/// How many games there are, and how many of them are reviewed: "12 games, 9 of them reviewed".
#[must_use]
pub fn count(words: &Words, games: &OwnGames) -> String {
    words.with("own-count", [("count", games.games().len().into()), ("reviewed", games.reviewed().into())])
}

/// An accuracy: "87%".
#[must_use]
pub fn accuracy(words: &Words, accuracy: f32) -> String {
    words.with("score-short", [("percent", (accuracy.round() as u32).into())])
}

/// The errors that a review counts, by the names of its columns: "Blunders: 2". Those that do not occur are left out.
#[must_use]
pub fn counts(words: &Words, counts: Counts) -> Vec<String> {
    let Counts { inaccuracies, mistakes, blunders, gifts } = counts;
    let columns = [
        ("review-blunders", blunders),
        ("review-mistakes", mistakes),
        ("review-inaccuracies", inaccuracies),
        ("review-given", gifts),
    ];
    let said = |(key, count)| format!("{}: {count}", words.text(key));
    columns.into_iter().filter(|&(_, count)| count > 0).map(said).collect()
}

/// The trend in a sentence: "Your last 10 games: 81%, before: 74%. You play more accurately."
#[must_use]
pub fn trend(words: &Words, trend: &Trend) -> String {
    let percent = |value: f32| value.round() as u32;
    let (lately, before) = (percent(trend.lately), percent(trend.before));
    let verdict = match lately.cmp(&before) {
        std::cmp::Ordering::Greater if lately - before >= 2 => "own-trend-up",
        std::cmp::Ordering::Less if before - lately >= 2 => "own-trend-down",
        _ => "own-trend-even",
    };
    let values = [("count", trend.count.into()), ("lately", lately.into()), ("before", before.into())];
    format!("{} {}", words.with("own-trend", values), words.text(verdict))
}

/// A result: "won".
#[must_use]
pub fn result(words: &Words, result: Option<PersonResult>) -> String {
    words.text(match result {
        Some(PersonResult::Won) => "own-won",
        Some(PersonResult::Tied) => "own-tied",
        Some(PersonResult::Lost) => "own-lost",
        None => "library-unfinished",
    })
}

/// A game: "Against Pip, won".
#[must_use]
pub fn game(words: &Words, game: &OwnGame) -> String {
    let values = [("name", say::opponent(words, game.level).into()), ("result", result(words, game.result).into())];
    words.with("own-game", values)
}

/// A kind of mistake: "You leave a stack that your opponent can complete."
#[must_use]
pub fn weakness(words: &Words, weakness: Weakness) -> String {
    words.text(match weakness {
        Weakness::MissedStack => "own-missed-stack",
        Weakness::GivenStack => "own-given-stack",
        Weakness::EarlyClaim => "own-early-claim",
        Weakness::MissedClaim => "own-missed-claim",
        Weakness::WrongClaim => "own-wrong-claim",
        Weakness::RanOut => "own-ran-out",
        Weakness::MissedLyngk => "own-missed-lyngk",
        Weakness::Other => "own-other",
    })
}
