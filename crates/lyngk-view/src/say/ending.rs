//! The end of a game.

use lyngk_game::{EndReason, Ended};
use lyngk_rules::{Ground, Player};

use super::player;
use super::standing::six;
use crate::{Table, Value, Words};

/// The end of a game as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndText {
    /// "You won".
    pub title: String,
    /// Why it ended, and what decided: "Neither player can move any more. Stacks of five decide: you 4, Pip 2."
    pub detail: String,
}

/// The result and its reason.
#[must_use]
pub fn ended(words: &Words, table: &Table, ended: Ended) -> EndText {
    let title = match (ended.winner, table.only_person()) {
        (None, _) => words.text("end-draw"),
        (Some(winner), Some(person)) if winner == person => words.text("end-you-won"),
        (Some(_), Some(_)) => words.text("end-you-lost"),
        (Some(winner), None) => words.with("end-player-won", [("player", player(words, table, winner).into())]),
    };
    let lost = table.only_person().is_some_and(|person| ended.winner == Some(person.opponent()));
    // Whenever somebody loses, somebody has won.
    let winner = ended.winner.unwrap_or(Player::One);
    let loser = player(words, table, winner.opponent());
    let no_moves = |decided: String| format!("{} {decided}", words.text("end-no-moves"));
    let detail = match ended.reason {
        EndReason::Resignation if lost => words.text("end-by-your-resignation"),
        EndReason::Time if lost => words.text("end-by-your-time"),
        EndReason::Absence if lost => words.text("end-by-your-absence"),
        EndReason::Resignation => words.with("end-by-resignation", [("player", loser.into())]),
        EndReason::Time => words.with("end-by-time", [("player", loser.into())]),
        EndReason::Absence => words.with("end-by-absence", [("player", loser.into())]),
        EndReason::Agreement => words.text("end-by-agreement"),
        EndReason::Forfeit(_) => words.text("end-by-forfeit"),
        EndReason::Rules(Ground::SuddenDeath) => six(words, table, table.game().position(), winner),
        EndReason::Rules(Ground::Stacks { height }) => no_moves(by_count(words, table, winner, height)),
        _ => no_moves(words.text("end-all-equal")),
    };
    EndText { title, detail }
}

fn by_count(words: &Words, table: &Table, winner: Player, height: usize) -> String {
    let count = |who: Player, height: usize| {
        let tally = table.game().position().tally(who).by_height();
        tally.into_iter().find(|(of, _)| *of == height).map_or(0, |(_, count)| count)
    };
    let counted = |who: Player| {
        let is_you = table.only_person() == Some(who);
        let name = if is_you { words.text("end-count-you") } else { player(words, table, who) };
        Value::from(format!("{name} {}", count(who, height)))
    };
    let (first, second) = (counted(winner), counted(winner.opponent()));
    words.with(
        "end-by-count",
        [("height", height.into()), ("fives", count(winner, 5).into()), ("first", first), ("second", second)],
    )
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use lyngk_game::Forfeit;
    use lyngk_rules::SplitMix64;

    use super::*;
    use crate::{Intent, Language, NewGame, Opponent};

    fn resigned(opponent: Opponent) -> EndText {
        let new_game = NewGame { opponent, ..NewGame::default() };
        let mut table = Table::new(&new_game.arrange(&mut SplitMix64::new(1)).expect("a random start"));
        table.act(Intent::Resign, Duration::ZERO);
        super::ended(&Words::new(Language::English), &table, table.ended().expect("an end"))
    }

    #[test]
    fn the_reason_for_a_forfeit_is_the_failed_program() {
        let new_game = NewGame::default().arrange(&mut SplitMix64::new(1)).expect("a random start");
        let end = Ended { winner: Some(Player::One), reason: EndReason::Forfeit(Forfeit::Crash) };
        let text = super::ended(&Words::new(Language::English), &Table::new(&new_game), end);
        assert_eq!((text.title.as_str(), text.detail.as_str()), ("You won", "The losing program failed."));
    }

    #[test]
    fn a_resignation_names_the_loser() {
        let text = resigned(NewGame::default().opponent);
        assert_eq!((text.title.as_str(), text.detail.as_str()), ("You lost", "You resigned."));
        let text = resigned(Opponent::Friend);
        assert_eq!((text.title.as_str(), text.detail.as_str()), ("Player 2 won", "Player 1 resigned."));
    }
}
