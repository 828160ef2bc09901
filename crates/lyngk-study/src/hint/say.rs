//! Texts for hints.

use lyngk_engine::{Score, Verdict};
use lyngk_rules::{Point, Points, Turn};
use lyngk_view::{Words, say};

use super::{Advice, Expected, Instead, Nudge, Reason};
use crate::analysis::say as analysis;
use crate::puzzle;
use crate::study::say::turn_with_arrow;

/// Where to look: "Your opponent is about to complete a stack. Prevent it. Look at d3."
#[must_use]
pub fn nudge(words: &Words, nudge: Nudge) -> String {
    match nudge {
        Nudge::Only => words.text("hint-only"),
        Nudge::Theme { theme, look } => {
            let about = puzzle::say::hint(words, puzzle::PuzzleHint::Theme(theme));
            if look.is_empty() {
                return about;
            }
            format!("{about} {}", words.with("hint-look", [("points", points(words, look).into())]))
        }
        Nudge::Look(point) => puzzle::say::hint(words, puzzle::PuzzleHint::Start { point, claims: false }),
    }
}

/// The turn: "Claim red, then move from d3 to e5. The path goes via LYNGK points: d5."
#[must_use]
pub fn turn(words: &Words, advice: &Advice) -> String {
    instruction(words, advice.turn, &advice.path)
}

/// Instructions to play a turn along a path, in the same words.
#[must_use]
pub fn instruction(words: &Words, turn: Turn, path: &[Point]) -> String {
    let Turn::Move { claim, from, to } = turn else { return words.text("hint-pass") };
    let (from, to) = (from.to_string().into(), to.to_string().into());
    let turn = match claim {
        Some(claim) => {
            let color = say::color(words, claim).into();
            words.with("hint-claim-move", [("color", color), ("from", from), ("to", to)])
        }
        None => words.with("hint-move", [("from", from), ("to", to)]),
    };
    let through = path.get(1..path.len().saturating_sub(1)).unwrap_or_default();
    if through.is_empty() {
        return turn;
    }
    let through = say::all_of(words, through.iter().map(ToString::to_string));
    format!("{turn} {}", words.with("hint-through", [("points", through.into())]))
}

/// The number of facts about a turn that a hint tells. Nobody reads more, and there is no room for more in a low window.
const MOST_FACTS: usize = 3;

/// The reasons, a sentence each: facts about the turn, the score, and the comparison with another turn. Where
/// another one is as good, chances would be no reason.
#[must_use]
pub fn why(words: &Words, advice: &Advice) -> Vec<String> {
    let most = most_facts(advice);
    let facts = facts_to_tell(&advice.reasons, most);
    let mut sentences: Vec<String> = facts.into_iter().map(|is| reason(words, is)).collect();
    if let Some(other) = advice.instead.filter(|_| advice.is_even()) {
        sentences.push(words.with("hint-even", [("turn", other_turn(words, advice, other).into())]));
        return sentences;
    }
    sentences.push(words.with("hint-promises", [("score", chances(words, advice.score).into())]));
    if let Some(other) = &advice.instead {
        let key = match (other.worse, other.does) {
            (true, Some(Expected::Completes)) => "hint-worse-completes",
            (true, Some(Expected::Stops)) => "hint-worse-stops",
            (true, None) => "hint-worse",
            (false, _) => "hint-as-good",
        };
        let score = chances(words, other.score).into();
        sentences.push(words.with(key, [("turn", other_turn(words, advice, *other).into()), ("score", score)]));
        if !other.allows.is_empty() {
            sentences.push(words.with("hint-worse-allows", [("points", points(words, other.allows).into())]));
        }
    }
    sentences
}

/// Another turn. If it differs from the advised one by its claim alone, that is said.
fn other_turn(words: &Words, advice: &Advice, other: Instead) -> String {
    let said = turn_with_arrow(words, other.turn);
    let is_same_move = match (advice.turn, other.turn) {
        (Turn::Move { claim: Some(_), from, to }, Turn::Move { claim: None, from: start, to: end }) => {
            (from, to) == (start, end)
        }
        _ => false,
    };
    if is_same_move { words.with("turn-not-claiming", [("turn", said.into())]) } else { said }
}

/// The number of facts that there is room for.
fn most_facts(advice: &Advice) -> usize {
    // That another turn is as good is worth more than a third fact.
    let most = MOST_FACTS - usize::from(advice.is_even());
    if advice.turn.claim().is_none() {
        return most;
    }
    // The colours stay in sight, which leaves room for four sentences: the score and the comparison are among them.
    let comparison = advice.instead.as_ref().map_or(0, |other| 1 + usize::from(!other.allows.is_empty()));
    most.min(3_usize.saturating_sub(comparison)).max(1)
}

/// The facts to tell. If there are too many, those go first that one can see on the board.
fn facts_to_tell(reasons: &[Reason], most: usize) -> Vec<&Reason> {
    let mut facts: Vec<&Reason> = reasons.iter().collect();
    let least: [fn(&Reason) -> bool; 3] = [
        |is| matches!(is, Reason::Builds { .. }),
        |is| matches!(is, Reason::Safe),
        |is| matches!(is, Reason::Claims(_)),
    ];
    for is_least in least {
        if facts.len() > most {
            facts.retain(|is| !is_least(is));
        }
    }
    facts.truncate(most);
    facts
}

/// A fact about a turn, for the player whose turn it is: "It completes a stack of 5 on d4."
#[must_use]
pub fn reason(words: &Words, reason: &Reason) -> String {
    match reason {
        Reason::Wins => words.text("hint-wins"),
        Reason::Completes { point, height } => {
            words.with("hint-completes", [("point", point.to_string().into()), ("height", (*height).into())])
        }
        Reason::Builds { point, height, own } => {
            let key = if *own { "hint-builds-own" } else { "hint-builds" };
            words.with(key, [("point", point.to_string().into()), ("height", (*height).into())])
        }
        Reason::Obstacle { point } => words.with("hint-obstacle", [("point", point.to_string().into())]),
        Reason::RunsOut => words.text("hint-runs-out"),
        Reason::Denies { points: denied } => words.with("hint-denies", [("points", points(words, *denied).into())]),
        Reason::Threatens { points: on } => words.with("hint-threatens", [("points", points(words, *on).into())]),
        Reason::Claims(preview) => {
            let claims = words.with("tray-claiming", [("color", say::color(words, preview.color).into())]);
            format!("{claims} {}.", say::claim_preview(words, preview))
        }
        Reason::Safe => words.text("hint-safe"),
        Reason::StillOpen { points: open } => words.with("hint-still-open", [("points", points(words, *open).into())]),
        Reason::Inevitable { points: open } => words.with("hint-inevitable", [("points", points(words, *open).into())]),
    }
}

/// The chances of the player who gets the hint: "Win 62%, tie 5%, loss 33%", or "you can force a win, for example in 7 moves, by stacks
/// of five (+2)". Only the verdict of a proof is certain: the line that was found is an example of how the game may end.
fn chances(words: &Words, score: Score) -> String {
    let Some(proof) = score.proof().filter(|proof| proof.distance > 0) else {
        return score_and_ground(words, score);
    };
    let forced = words.text(match proof.verdict {
        Verdict::Win => "hint-forced-win",
        Verdict::Draw => "hint-forced-draw",
        Verdict::Loss => "hint-forced-loss",
    });
    // A turn of each player is one move, as in the record.
    let count = u32::from(proof.distance).div_ceil(2);
    let said = words.with("hint-forced-line", [("forced", forced.into()), ("count", count.into())]);
    match analysis::ground(words, proof) {
        Some(ground) => format!("{said}, {ground}"),
        None => said,
    }
}

/// A score, with the ground if it is proved: "Proved win in 7 moves, by stacks of five (+2)".
#[must_use]
pub fn score_and_ground(words: &Words, score: Score) -> String {
    let said = analysis::score(words, score);
    match score.proof().and_then(|proof| analysis::ground(words, proof)) {
        Some(ground) => format!("{said}, {ground}"),
        None => said,
    }
}

/// The largest number of points that a sentence names.
const MOST_POINTS: usize = 4;

/// Points, not all of them if they are many: "d3, e4 and f5", or "a2, b3, b4, c5… (10 in all)".
pub(crate) fn points(words: &Words, points: Points) -> String {
    let names = points.iter().map(|point| point.to_string());
    if points.len() <= MOST_POINTS {
        return say::all_of(words, names);
    }
    let first: Vec<String> = names.take(MOST_POINTS).collect();
    words.with("hint-points-of", [("points", first.join(", ").into()), ("count", points.len().into())])
}
