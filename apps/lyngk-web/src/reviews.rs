//! Stored reviews, so that a game is reviewed once: the card at its end and the study show the same.

use std::time::Duration;

use lyngk_rules::Record;
use lyngk_study::{Effort, Review};

use crate::store;

/// Time per question of a quick review. A turn takes two or three.
pub(crate) const QUICK: Effort = Effort::Time(Duration::from_millis(100));
/// Time per question of a thorough review.
pub(crate) const THOROUGH: Effort = Effort::Time(LONGEST);
/// The longest time of a question.
pub(crate) const LONGEST: Duration = Duration::from_secs(1);

/// The reviews, the latest first.
const REVIEWS: &str = "lyngk.reviews";
const BETWEEN: &str = "\n\n";
/// Number of reviews that are stored, some ten thousand letters each.
const MOST: usize = 12;

/// The stored review of a game, finished or not.
pub(crate) fn load(record: &Record) -> Option<Review> {
    store::read(REVIEWS)?.split(BETWEEN).find_map(|text| Review::from_text(record, text))
}

/// Stores a review in the place of an earlier one of the same game. One that was stopped replaces no finished one.
pub(crate) fn save(record: &Record, review: &Review) {
    if review.progress().0 == 0 || !review.is_complete() && load(record).is_some_and(|earlier| earlier.is_complete()) {
        return;
    }
    let own = review.to_text();
    let stored = store::read(REVIEWS).unwrap_or_default();
    let game = |text: &str| text.lines().next().map(str::to_owned);
    let others = stored.split(BETWEEN).filter(|text| !text.is_empty() && game(text) != game(&own));
    let all: Vec<&str> = std::iter::once(own.trim_end()).chain(others).take(MOST).collect();
    // If there is no room for all, the latest matters most.
    if !store::write(REVIEWS, &all.join(BETWEEN)) {
        store::write(REVIEWS, &own);
    }
}
