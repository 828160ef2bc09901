//! One's own games over time: results, accuracy, and typical mistakes.
//!
//! An [`OwnGame`] is what a list of games and a review tell about one game of the person at the device against the engine. [`OwnGames`]
//! sums them up: the trend of the accuracy, the results against each opponent, and the mistakes by kind, each with the puzzles that train
//! against it.

pub mod say;
#[cfg(test)]
mod tests;
mod weakness;

use lyngk_game::tags::PlayerType;
use lyngk_rules::{GameResult, Player, Variant};
use lyngk_view::{Level, PersonResult};

pub use weakness::Weakness;

use crate::library::{Day, EntryKind, Summary};
use crate::review::{Counts, Review};

/// The number of games that count as the latest, for the trend.
const LATELY: usize = 10;
/// The least number of reviewed games on either side of a comparison.
const ENOUGH: usize = 3;

/// A game of the person at the device against the engine.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnGame {
    /// When it was played.
    pub day: Option<Day>,
    /// The person's side.
    pub person: Player,
    /// The opponent.
    pub level: Level,
    /// The result. None if it was not finished.
    pub result: Option<PersonResult>,
    /// The variant.
    pub variant: Variant,
    /// Result of a review.
    pub reviewed: Option<Reviewed>,
}

/// Result of a review for the person's turns.
#[derive(Clone, Debug, PartialEq)]
pub struct Reviewed {
    /// The accuracy, from 0 to 100. None if there was nothing to judge.
    pub accuracy: Option<f32>,
    /// The number of errors, as the review counts them.
    pub counts: Counts,
    /// The weaknesses that turns have shown, each as often as it has.
    pub weaknesses: Vec<Weakness>,
}

impl OwnGame {
    /// The game of an entry of the library. None if it is not a game between one person and the engine, or if nothing was played.
    #[must_use]
    pub fn of(summary: &Summary) -> Option<OwnGame> {
        if summary.kind != EntryKind::Game || summary.moves == 0 {
            return None;
        }
        let is = |player: Player, wanted: PlayerType| summary.players[player].player_type == Some(wanted);
        let person = Player::ALL
            .into_iter()
            .find(|&player| is(player, PlayerType::Human) && is(player.opponent(), PlayerType::Engine))?;
        let level = summary.players[person.opponent()].level.and_then(Level::new)?;
        let result = match summary.result {
            GameResult::Win(winner) if winner == person => Some(PersonResult::Won),
            GameResult::Win(_) => Some(PersonResult::Lost),
            GameResult::Draw => Some(PersonResult::Tied),
            GameResult::Open => None,
        };
        Some(OwnGame { day: summary.day, person, level, result, variant: summary.variant, reviewed: None })
    }

    /// The same game with what a finished review tells about it.
    #[must_use]
    pub fn with_review(self, review: &Review) -> OwnGame {
        let reviewed = review.is_complete().then(|| Reviewed::of(review, self.person));
        OwnGame { reviewed, ..self }
    }
}

impl Reviewed {
    /// What a review tells about the turns of a player.
    #[must_use]
    pub fn of(review: &Review, player: Player) -> Reviewed {
        let moments = review.moments(Some(player));
        Reviewed {
            accuracy: review.analysis().summary(player).accuracy(),
            counts: review.counts(player),
            weaknesses: moments.iter().flat_map(Weakness::of_moment).collect(),
        }
    }
}

/// Results against an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Against {
    /// The opponent.
    pub level: Level,
    /// Games won, tied and lost.
    #[allow(missing_docs)]
    pub won: usize,
    #[allow(missing_docs)]
    pub tied: usize,
    #[allow(missing_docs)]
    pub lost: usize,
}

/// How the accuracy has developed: the mean of the latest games, and of those before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trend {
    /// The number of latest games.
    pub count: usize,
    /// Their mean accuracy, from 0 to 100.
    pub lately: f32,
    /// That of the games before.
    pub before: f32,
}

/// Own games, the oldest first.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct OwnGames {
    games: Vec<OwnGame>,
}

impl OwnGames {
    /// The games, given in the order in which they were played.
    #[must_use]
    pub fn new(games: Vec<OwnGame>) -> OwnGames {
        OwnGames { games }
    }

    /// All games.
    #[must_use]
    pub fn games(&self) -> &[OwnGame] {
        &self.games
    }

    /// The number of games with a review.
    #[must_use]
    pub fn reviewed(&self) -> usize {
        self.games.iter().filter(|game| game.reviewed.is_some()).count()
    }

    /// The accuracy of each game that has one, with its number in the list.
    pub fn accuracies(&self) -> impl Iterator<Item = (usize, f32)> {
        let accuracy = |(number, game): (usize, &OwnGame)| Some((number, game.reviewed.as_ref()?.accuracy?));
        self.games.iter().enumerate().filter_map(accuracy)
    }

    /// The mean accuracy. None without a reviewed game.
    #[must_use]
    pub fn accuracy(&self) -> Option<f32> {
        mean(&self.values())
    }

    fn values(&self) -> Vec<f32> {
        self.accuracies().map(|(_, accuracy)| accuracy).collect()
    }

    /// The points of a smooth curve through the accuracies: the mean of each game and the four before it.
    #[must_use]
    pub fn curve(&self) -> Vec<f32> {
        let values = self.values();
        (1..=values.len()).filter_map(|end| mean(&values[end.saturating_sub(5)..end])).collect()
    }

    /// The trend. None if there are too few games.
    #[must_use]
    pub fn trend(&self) -> Option<Trend> {
        let values = self.values();
        let count = LATELY.min(values.len() / 2);
        let (before, lately) = values.split_at(values.len() - count);
        let is_enough = count >= ENOUGH;
        is_enough.then(|| Some(Trend { count, lately: mean(lately)?, before: mean(before)? }))?
    }

    /// The results against each opponent, the strongest first.
    #[must_use]
    pub fn against(&self) -> Vec<Against> {
        let of = |level: Level| {
            let count = |wanted: PersonResult| {
                self.games.iter().filter(|game| game.level == level && game.result == Some(wanted)).count()
            };
            let [won, tied, lost] = [PersonResult::Won, PersonResult::Tied, PersonResult::Lost].map(count);
            Against { level, won, tied, lost }
        };
        Level::ALL.into_iter().rev().map(of).filter(|all| all.won + all.tied + all.lost > 0).collect()
    }

    /// The weaknesses with the number of turns that have shown them, the most frequent first.
    #[must_use]
    pub fn weaknesses(&self) -> Vec<(Weakness, usize)> {
        let shown: Vec<Weakness> =
            self.games.iter().filter_map(|game| game.reviewed.as_ref()).flat_map(|it| it.weaknesses.clone()).collect();
        let count = |weakness: Weakness| (weakness, shown.iter().filter(|&&other| other == weakness).count());
        let mut counts: Vec<(Weakness, usize)> =
            Weakness::ALL.map(count).into_iter().filter(|&(_, count)| count > 0).collect();
        // Weaknesses without a name come last. The sort is stable.
        counts.sort_by_key(|&(weakness, count)| (weakness == Weakness::Other, std::cmp::Reverse(count)));
        counts
    }

    /// The variant of most games.
    #[must_use]
    pub fn usual_variant(&self) -> Variant {
        let six = self.games.iter().filter(|game| game.variant == Variant::Six).count();
        if six * 2 > self.games.len() { Variant::Six } else { Variant::Standard }
    }
}

fn mean(values: &[f32]) -> Option<f32> {
    (!values.is_empty()).then(|| values.iter().sum::<f32>() / values.len() as f32)
}
