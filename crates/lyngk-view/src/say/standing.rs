//! The status of the game, and the names of the players.

use lyngk_rules::{PerPlayer, Player, Point, Turn};

use super::{name, points};
use crate::seat::only_person;
use crate::{ClaimPreview, Seat, Table, Words};

/// The name of a player: the one in the game, if it has one, otherwise "You", "Tilda", "Your opponent", "Player 1".
#[must_use]
pub fn player(words: &Words, table: &Table, player: Player) -> String {
    let name = table.game().players()[player].name.clone();
    name.unwrap_or_else(|| seated(words, table.seats(), player))
}

/// The name of a player, from the seats alone.
pub(super) fn seated(words: &Words, seats: PerPlayer<Seat>, player: Player) -> String {
    match seats[player] {
        Seat::Engine(level) => super::opponent(words, level),
        Seat::Script => words.text("opponent"),
        Seat::Person if only_person(seats).is_some() => words.text("you"),
        Seat::Person => numbered(words, player),
    }
}

/// The name of a player without a seat: "Player 1".
pub(super) fn numbered(words: &Words, player: Player) -> String {
    words.text(if player == Player::One { "player-one" } else { "player-two" })
}

/// The status line.
#[must_use]
pub fn status(words: &Words, table: &Table) -> String {
    if let Some(number) = table.shown_ply() {
        return words.with("status-looking-back", [("number", number.into())]);
    }
    if let Some(ended) = table.ended() {
        return super::ended(words, table, ended).title;
    }
    if table.game().is_paused() {
        return words.text("status-paused");
    }
    if table.must_pass() {
        return words.text("status-must-pass");
    }
    if let Some(turn) = table.waiting() {
        return words.with("status-waiting", [("turn", written(table, turn).into())]);
    }
    let to_move = table.game().to_move();
    match (table.seats()[to_move], table.draft().from) {
        (Seat::Engine(_) | Seat::Script, _) => {
            words.with("status-thinking", [("player", player(words, table, to_move).into())])
        }
        (Seat::Person, Some(from)) => words.with("status-picked", [("point", name(from))]),
        (Seat::Person, None) if table.only_person().is_some() => words.text("status-your-turn"),
        (Seat::Person, None) => words.with("status-turn-of", [("player", player(words, table, to_move).into())]),
    }
}

/// A turn in notation, with its LYNGK points.
fn written(table: &Table, turn: Turn) -> String {
    table.game().position().long_turn(turn).to_string()
}

/// The effects of a claim: "3 stacks become yours; gives you 14 more moves; …".
#[must_use]
pub fn claim_preview(words: &Words, preview: &ClaimPreview) -> String {
    let mut lines = vec![
        words.with("claim-preview-stacks", [("count", preview.stacks.len().into())]),
        words.with("claim-preview-opens", [("count", preview.landings_opened.into())]),
        words.with("claim-preview-takes", [("count", preview.landings_taken.into())]),
    ];
    if !preview.completes.is_empty() {
        lines.push(words.with("claim-preview-completes", [("points", points(words, preview.completes).into())]));
    }
    super::parts(words, lines)
}

/// The threats, one line for each player.
#[must_use]
pub fn threats(words: &Words, table: &Table) -> Vec<String> {
    let threats = table.threats();
    let lines: Vec<String> = Player::ALL
        .into_iter()
        .filter_map(|who| {
            let on: Vec<Point> =
                threats.iter().filter(|threat| threat.player == who).map(|threat| threat.point).collect();
            let who = player(words, table, who);
            (!on.is_empty())
                .then(|| words.with("threats-of", [("player", who.into()), ("points", points(words, on).into())]))
        })
        .collect();
    if lines.is_empty() { vec![words.text("threats-none")] } else { lines }
}
