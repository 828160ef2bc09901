//! Sentences about single turns.

use lyngk_engine::analysis::Grade;
use lyngk_rules::{PerPlayer, Player, Points, Position, Turn};
use lyngk_view::Words;

use super::{Finding, open_to_reply};
use crate::analysis::say::cost;
use crate::hint::{self, Reason};
use crate::review::{self, Moment};
use crate::study::say::turn_with_arrow;

/// The answer, a sentence each, with the names of the players; one of them may be "you".
#[must_use]
pub fn finding(words: &Words, finding: &Finding, names: &PerPlayer<String>, you: Option<Player>) -> Vec<String> {
    match finding {
        Finding::Threat(threat) => {
            let keys = ("inspect-threat-you", "inspect-threat");
            let turn = turn_of(words, keys, threat.player, threat.turn, names, you);
            let open = threat.completable();
            let nothing = (!threat.is_threat()).then(|| words.text("inspect-nothing"));
            let facts = told(words, &threat.position, threat.turn, names, you);
            let could = (!open.is_empty()).then(|| {
                let key = if you == Some(threat.player) { "inspect-could-you" } else { "inspect-could" };
                let points = hint::say::points(words, open).into();
                words.with(key, [("player", names[threat.player].as_str().into()), ("points", points)])
            });
            nothing.into_iter().chain([turn]).chain(facts).chain(could).collect()
        }
        Finding::WhyNot(moment) => why_not(words, moment, names, you),
    }
}

/// Reasons first, then what the turn costs. A turn that loses no more than the search may be wrong by needs none.
fn why_not(words: &Words, moment: &Moment, names: &PerPlayer<String>, you: Option<Player>) -> Vec<String> {
    let played = &moment.analysis;
    let verdict = match played.judgement.as_ref().map(|judgement| judgement.grade) {
        None => Some("inspect-only"),
        Some(Grade::Best) => Some("inspect-best"),
        Some(Grade::Good) => Some("inspect-as-good"),
        Some(_) => None,
    };
    let reasons = review::say::why(words, moment, names, you);
    let cost = cost(words, played, &names[played.player], you == Some(played.player)).filter(|_| verdict.is_none());
    verdict.map(|key| words.text(key)).into_iter().chain(reasons).chain(cost).collect()
}

/// The answer to a turn: "Ben answers e4 → d3."
pub(crate) fn reply(words: &Words, by: Player, turn: Turn, names: &PerPlayer<String>, you: Option<Player>) -> String {
    turn_of(words, ("inspect-reply-you", "inspect-reply"), by, turn, names, you)
}

/// A sentence about a turn, in the second person if it is the reader's: "If it were Ben’s turn: e4 → d3."
fn turn_of(
    words: &Words,
    (yours, theirs): (&str, &str),
    by: Player,
    turn: Turn,
    names: &PerPlayer<String>,
    you: Option<Player>,
) -> String {
    let values = [("player", names[by].as_str().into()), ("turn", turn_with_arrow(words, turn).into())];
    words.with(if you == Some(by) { yours } else { theirs }, values)
}

/// That a player could not move if it were their turn.
#[must_use]
pub fn no_threat(words: &Words, player: Player, names: &PerPlayer<String>, you: Option<Player>) -> String {
    let key = if you == Some(player) { "inspect-no-threat-you" } else { "inspect-no-threat" };
    words.with(key, [("player", names[player].as_str().into())])
}

/// What a turn does, whoever reads it, the weightiest first. A stack that the opponent could complete first is no threat.
pub(crate) fn told(
    words: &Words,
    position: &Position,
    turn: Turn,
    names: &PerPlayer<String>,
    you: Option<Player>,
) -> Vec<String> {
    let said = |reason: Reason| {
        let Reason::Threatens { points } = reason else { return vec![fact(words, &reason)] };
        let first = points & open_to_reply(position, turn);
        let alone = points - first;
        let threatens = (!alone.is_empty()).then(|| fact(words, &Reason::Threatens { points: alone })).flatten();
        let other = position.to_move().opponent();
        let prepares = (!first.is_empty()).then(|| {
            let key = if you == Some(other) { "inspect-prepares-you" } else { "inspect-prepares" };
            let points = hint::say::points(words, first).into();
            words.with(key, [("points", points), ("player", names[other].as_str().into())])
        });
        vec![threatens, prepares]
    };
    hint::merits(position, turn).into_iter().flat_map(said).flatten().collect()
}

/// What a turn does: only what completes, denies, claims or decides.
fn fact(words: &Words, fact: &Reason) -> Option<String> {
    let on = |points: &Points| hint::say::points(words, *points).into();
    Some(match fact {
        Reason::Wins => words.text("inspect-wins"),
        Reason::Completes { .. } => hint::say::reason(words, fact),
        Reason::RunsOut => words.text("inspect-runs-out"),
        Reason::Denies { points } => words.with("inspect-denies", [("points", on(points))]),
        Reason::Threatens { points } => words.with("inspect-threatens", [("points", on(points))]),
        // A claim is told with the turn.
        Reason::Claims(_)
        | Reason::Builds { .. }
        | Reason::Obstacle { .. }
        | Reason::StillOpen { .. }
        | Reason::Inevitable { .. }
        | Reason::Safe => return None,
    })
}
