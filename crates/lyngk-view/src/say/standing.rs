//! The status of the game, and the names of the players.

use lyngk_game::Played;
use lyngk_rules::{Ground, PerPlayer, Player, Point, Points, Position, Turn, Variant};

use super::{color, name, points};
use crate::seat::only_person;
use crate::{ClaimPreview, Seat, Table, Words};

/// The name of a player: the one in the game, if it has one, otherwise "You", "Tilda", "Your opponent", "Player 1".
#[must_use]
pub fn player(words: &Words, table: &Table, player: Player) -> String {
    let name = table.game().players()[player].name.as_deref();
    name.map_or_else(|| seated(words, table.seats(), player), isolated)
}

/// The most letters that are shown of a name. Records of others may have any.
const NAME_LENGTH: usize = 60;

/// A person's name for use in a sentence: shortened if it is very long, and isolated unless it is plain ASCII, as letters from right to left
/// and marks of direction would change the order of the words around it.
#[must_use]
pub fn isolated(name: &str) -> String {
    if name.is_ascii() && name.len() <= NAME_LENGTH {
        return name.to_owned();
    }
    // A mark within the name must not end its isolation.
    let mut shown: String =
        name.chars().filter(|char| !matches!(char, '\u{2066}'..='\u{2069}')).take(NAME_LENGTH + 1).collect();
    if let Some((end, _)) = shown.char_indices().nth(NAME_LENGTH) {
        shown.truncate(end);
        shown.push('…');
    }
    format!("\u{2068}{shown}\u{2069}")
}

/// The name of a player, from the seats alone.
pub(super) fn seated(words: &Words, seats: PerPlayer<Seat>, player: Player) -> String {
    match seats[player] {
        Seat::Engine(level) => super::opponent(words, level),
        Seat::Script | Seat::Remote => words.text("opponent"),
        Seat::Person if only_person(seats).is_some() => words.text("you"),
        Seat::Person => numbered(words, player),
    }
}

/// The name of a player without a seat: "Player 1".
pub(super) fn numbered(words: &Words, player: Player) -> String {
    words.text(if player == Player::One { "player-one" } else { "player-two" })
}

/// Grammatical person of a player: the only person at the table is "you".
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    You,
    Other,
}

impl By {
    pub(super) fn of(table: &Table, player: Player) -> By {
        if table.only_person() == Some(player) { By::You } else { By::Other }
    }

    /// The key of the text in this person.
    pub(super) fn choose(self, you: &'static str, other: &'static str) -> &'static str {
        if self == By::You { you } else { other }
    }
}

/// The status line.
#[must_use]
pub fn status(words: &Words, table: &Table) -> String {
    if let Some(number) = table.shown_ply() {
        return super::position_after(words, table, number);
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
        return waiting(words, turn);
    }
    let to_move = table.game().to_move();
    if let (Some(claim), None) = (table.draft().claim, table.draft().from) {
        return words.with("status-claiming", [("color", color(words, claim).into())]);
    }
    let mover = || [("player", player(words, table, to_move).into())];
    match (table.is_persons(to_move), table.draft().from) {
        (false, _) => words.with("status-thinking", mover()),
        (true, Some(from)) => words.with("status-picked", [("point", name(from))]),
        (true, None) if !table.needed_claims().is_empty() => words.text("status-must-claim"),
        (true, None) if table.only_person() == Some(to_move) => words.text("status-your-turn"),
        (true, None) => words.with("status-turn-of", mover()),
    }
}

/// The status line while the turn of an opponent is shown: "Pip claims red", "Pip plays g6 → h4".
#[must_use]
pub fn coming(words: &Words, table: &Table, played: &Played) -> String {
    let happened = &played.consequences;
    let who = player(words, table, happened.player).into();
    match happened.turn {
        Turn::Move { claim: Some(claim), .. } => {
            words.with("status-claims", [("player", who), ("color", color(words, claim).into())])
        }
        Turn::Move { from, to, .. } => {
            words.with("status-plays", [("player", who), ("from", name(from)), ("to", name(to))])
        }
        Turn::Pass => words.with("turn-other-passes", [("player", who)]),
    }
}

/// "Claim black, e4 → f5?"
pub(super) fn waiting(words: &Words, turn: Turn) -> String {
    let Turn::Move { claim, from, to } = turn else { return String::new() };
    match claim {
        Some(claim) => words.with(
            "status-waiting-claim",
            [("color", color(words, claim).into()), ("from", name(from)), ("to", name(to))],
        ),
        None => words.with("status-waiting-move", [("from", name(from)), ("to", name(to))]),
    }
}

/// Up to this many stacks and pieces are left when the tie-break begins to matter. Before, its counts change with every move.
const FEW: usize = 20;

/// The player whom [`lead`] names: who leads by completed stacks, or would win if the game ended now. `None` if nobody does, or only
/// the tie-break by lower stacks would decide long before the end.
#[must_use]
pub fn leader(position: &Position) -> Option<Player> {
    let outcome = position.outcome_by_count();
    let is_tie_break = matches!(outcome.ground, Ground::Stacks { height } if height < Variant::Standard.height_limit());
    outcome.winner.filter(|_| !is_tie_break || position.occupied().len() <= FEW)
}

/// Who leads: "You lead by 2 completed stacks". If those are level, who would win now, and why: "Pip would win if it ended now: more
/// stacks of four, 2 to 1". In the six-stack game, also who has completed the stack of six. While nobody leads, whoever has changed sides
/// learns how their stacks are marked.
#[must_use]
pub fn lead(words: &Words, table: &Table, position: &Position) -> String {
    let Some(leader) = leader(position) else {
        let is_second = table.only_person() == Some(Player::Two) && position.claims(Player::Two).is_empty();
        return words.text(if is_second { "lead-two-rings" } else { "lead-none" });
    };
    let outcome = position.outcome_by_count();
    let by = By::of(table, leader);
    let who = player(words, table, leader);
    let Ground::Stacks { height } = outcome.ground else { return six(words, table, position, leader) };
    let count = |of: Player| {
        let counts = outcome.tallies[of].by_height().into_iter();
        counts.filter(|(is, _)| *is == height).map(|(_, count)| count).sum::<usize>()
    };
    let (more, less) = (count(leader), count(leader.opponent()));
    if position.variant() == Variant::Standard && height == Variant::Standard.height_limit() {
        let lead = more.saturating_sub(less);
        return words.with(by.choose("lead-you", "lead-other"), [("player", who.into()), ("by", lead.into())]);
    }
    words.with(
        by.choose("tie-you", "tie-other"),
        [("player", who.into()), ("height", height.into()), ("more", more.into()), ("less", less.into())],
    )
}

/// "You completed a stack of six on f4."
pub(super) fn six(words: &Words, table: &Table, position: &Position, winner: Player) -> String {
    let is_six = |point: &Point| {
        let own = |color| position.claims(winner).contains(color);
        position.height(*point) == Variant::Six.height_limit() && position.top_color(*point).is_some_and(own)
    };
    let at = position.occupied().iter().find(is_six).map(|point| point.to_string()).unwrap_or_default();
    words.with(
        By::of(table, winner).choose("end-by-your-six", "end-by-others-six"),
        [("player", player(words, table, winner).into()), ("point", at.into())],
    )
}

/// The effects of a claim: "8 pieces and stacks become yours, and only you may move them; you can complete a stack at once on d4".
#[must_use]
pub fn claim_preview(words: &Words, preview: &ClaimPreview) -> String {
    let mut lines = vec![words.with("claim-preview-stacks", [("count", preview.stacks.len().into())])];
    if !preview.completes.is_empty() {
        lines.push(words.with("claim-preview-completes", [("points", points(words, preview.completes).into())]));
    }
    super::parts(words, lines)
}

/// The text of the claim tray: the effects of the previewed or chosen claim, otherwise what can be done in the displayed position.
#[must_use]
pub fn tray(words: &Words, table: &Table) -> String {
    if let Some(mut preview) = table.claim_preview() {
        let is_asked = table.waiting().is_some();
        // Once the move is chosen, stacks that other moves could complete are beside the point.
        if is_asked {
            preview.completes = Points::EMPTY;
        }
        let chosen = table.draft().claim == Some(preview.color);
        let color = color(words, preview.color);
        let title = words.with(if chosen { "tray-claiming" } else { "tray-if" }, [("color", color.clone().into())]);
        let mut text = format!("{title} {}.", claim_preview(words, &preview));
        // A complete turn has a button for it, and little room for words.
        if chosen && !is_asked {
            text = format!("{text} {}", words.with("tray-undo", [("color", color.into())]));
        }
        return text;
    }
    // Nothing can be claimed after the end, or before a pause is over.
    if table.ended().is_some() || table.game().is_paused() {
        return String::new();
    }
    let claimer = table.claimer();
    if table.shown().claimable_by(claimer).is_empty() {
        let key = By::of(table, claimer).choose("tray-used-up-you", "tray-used-up-other");
        return words.with(key, [("player", player(words, table, claimer).into())]);
    }
    let needed = table.needed_claims();
    if !needed.is_empty() {
        let colors = super::list(words, "list-or", needed.iter().map(|is| super::color(words, is)));
        return words.with("tray-must", [("colors", colors.into())]);
    }
    if let Some(claim) = table.claim_of_landings() {
        return words.with("tray-dashed", [("color", color(words, claim).into())]);
    }
    // Nobody can claim in the opponent's turn, or in an earlier position.
    if table.shown_ply().is_none() && table.shown().to_move() == claimer {
        words.text("tray-hint")
    } else {
        String::new()
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_disturb_the_words_around_them() {
        assert_eq!(isolated("Anna"), "Anna");
        assert_eq!(isolated("\u{5d0}\u{5d1}"), "\u{2068}\u{5d0}\u{5d1}\u{2069}");
        assert_eq!(isolated("\u{202e}evil"), "\u{2068}\u{202e}evil\u{2069}", "an override ends with the name");
        assert_eq!(isolated("a\u{2069}\u{202e}b"), "\u{2068}a\u{202e}b\u{2069}", "no mark ends the isolation earlier");
        let long = isolated(&"W".repeat(3000));
        assert_eq!(long.chars().count(), NAME_LENGTH + 3);
        assert!(long.ends_with("W…\u{2069}"));
    }
}
