//! Numbers of turns, as in the rows of a record.

use lyngk_rules::{Player, Turn};

use crate::{Table, Words};

/// The row of a turn in a record, where a turn of each player share a number. Turns are counted from one; `first` is the player who
/// began.
#[must_use]
pub fn row(first: Player, turn: usize) -> usize {
    let skipped = usize::from(first == Player::Two);
    (turn + skipped).div_ceil(2)
}

/// A turn with its number: "4, c1 → d1".
#[must_use]
pub fn numbered_turn(words: &Words, first: Player, number: usize, turn: Turn) -> String {
    let row = row(first, number);
    match turn {
        Turn::Move { from, to, .. } => format!("{row}, {from} → {to}"),
        Turn::Pass => format!("{row}, {}", words.text("record-pass")),
    }
}

/// The position after a number of turns: "After move 4, c1 → d1", "Start position".
#[must_use]
pub fn position_after(words: &Words, table: &Table, turns: usize) -> String {
    let last = turns.checked_sub(1).and_then(|index| table.game().turns().get(index));
    let Some(&turn) = last else { return words.text("status-at-start") };
    let first = table.game().start().to_move();
    words.with("status-looking-back", [("number", numbered_turn(words, first, turns, turn).into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_players_share_a_row_and_player_two_may_begin_the_first() {
        assert_eq!([1, 2, 3, 4].map(|turn| row(Player::One, turn)), [1, 1, 2, 2]);
        assert_eq!([1, 2, 3, 4].map(|turn| row(Player::Two, turn)), [1, 2, 2, 3]);
    }
}
