//! Sentences about single turns.

use lyngk_engine::analysis::Grade;
use lyngk_rules::{PerPlayer, Player, Points};
use lyngk_view::{Words, say};

use super::{Finding, TurnFacts};
use crate::analysis::say::{cost, themes};
use crate::hint::{self, Reason};
use crate::study::say::turn_with_arrow;

/// The answer, a sentence each, with the names of the players; one of them may be "you".
#[must_use]
pub fn finding(words: &Words, finding: &Finding, names: &PerPlayer<String>, you: Option<Player>) -> Vec<String> {
    match finding {
        Finding::Threat(threat) => turn(words, "inspect-threat", threat, names),
        Finding::WhyNot { analysis, reply } => {
            let mut sentences = Vec::new();
            match &analysis.judgement {
                None => sentences.push(words.text("inspect-only")),
                Some(judgement) if judgement.grade == Grade::Best => sentences.push(words.text("inspect-best")),
                Some(judgement) => {
                    let is_you = you == Some(analysis.player);
                    sentences.extend(cost(words, analysis, &names[analysis.player], is_you));
                    sentences.push(themes(words, judgement));
                }
            }
            if let Some(reply) = reply {
                sentences.extend(turn(words, "inspect-reply", reply, names));
            }
            sentences.retain(|sentence| !sentence.is_empty());
            sentences
        }
    }
}

/// A turn, and what it does: "If it were Ben’s turn: e4 → d3. It completes a stack of 5 on d3."
fn turn(words: &Words, key: &str, of: &TurnFacts, names: &PerPlayer<String>) -> Vec<String> {
    let values = [("player", names[of.player].as_str().into()), ("turn", turn_with_arrow(words, of.turn).into())];
    [words.with(key, values)].into_iter().chain(of.facts.iter().filter_map(|is| fact(words, is))).collect()
}

/// What a turn does, whoever reads it: only what completes, denies, claims or decides.
pub(crate) fn fact(words: &Words, fact: &Reason) -> Option<String> {
    let on = |points: &Points| say::all_of(words, points.iter().map(|point| point.to_string())).into();
    Some(match fact {
        Reason::Wins => words.text("inspect-wins"),
        Reason::Completes { .. } => hint::say::reason(words, fact),
        Reason::RunsOut => words.text("inspect-runs-out"),
        Reason::Denies { points } => words.with("inspect-denies", [("points", on(points))]),
        Reason::Threatens { points } => words.with("inspect-threatens", [("points", on(points))]),
        Reason::Claims(preview) => words.with("inspect-claims", [("color", say::color(words, preview.color).into())]),
        Reason::Builds { .. } | Reason::Obstacle { .. } | Reason::StillOpen { .. } | Reason::Safe => return None,
    })
}
