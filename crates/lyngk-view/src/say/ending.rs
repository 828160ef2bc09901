//! How a game ended.

use lyngk_game::{Ended, Reason};
use lyngk_rules::{Ground, Player};

use super::player;
use crate::{Table, Words};

/// The end of a game in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndText {
    /// "You won".
    pub title: String,
    /// "More stacks of five: 4 to 2."
    pub detail: String,
}

/// How a game ended.
#[must_use]
pub fn ended(words: &Words, table: &Table, ended: Ended) -> EndText {
    let title = match (ended.winner, table.only_person()) {
        (None, _) => words.text("end-draw"),
        (Some(winner), Some(person)) if winner == person => words.text("end-you-won"),
        (Some(_), Some(_)) => words.text("end-you-lost"),
        (Some(winner), None) => words.with("end-player-won", [("player", player(words, table, winner).into())]),
    };
    let detail = match ended.reason {
        Reason::Resignation => words.text("end-by-resignation"),
        Reason::Time => words.text("end-by-time"),
        Reason::Rules(Ground::SuddenDeath) => words.text("end-by-six"),
        Reason::Rules(Ground::Stacks { height }) => by_count(words, table, ended.winner, height),
        _ => words.text("end-all-equal"),
    };
    EndText { title, detail }
}

fn by_count(words: &Words, table: &Table, winner: Option<Player>, height: usize) -> String {
    let winner = winner.unwrap_or(Player::One);
    let count = |who: Player| {
        let tally = table.game().position().tally(who).by_height();
        tally.into_iter().find(|(of, _)| *of == height).map_or(0, |(_, count)| count)
    };
    words.with(
        "end-by-count",
        [("height", height.into()), ("winner", count(winner).into()), ("loser", count(winner.opponent()).into())],
    )
}
