//! Texts for reviews.

use lyngk_engine::Score;
use lyngk_engine::analysis::{Summary, Theme};
use lyngk_game::tags::{self, Termination};
use lyngk_rules::{Color, GameResult, PerPlayer, Player, Point, Points, Position, Record, Turn};
use lyngk_view::{Words, say as view_say};

use super::{Gift, Moment, MomentKind, RetryVerdict};
use crate::hint::{HIGH, Reason};
use crate::study::say::turn_with_arrow;
use crate::{Chances, analysis, hint, inspection};

/// The progress of a review, in moves: "12 of 31 moves".
#[must_use]
pub fn progress(words: &Words, (done, total): (usize, usize)) -> String {
    words.with("review-progress", [("done", done.into()), ("count", total.into())])
}

/// The accuracy of a player: "87%". None if no turn could be judged.
#[must_use]
pub fn accuracy(words: &Words, summary: &Summary) -> Option<String> {
    let accuracy = summary.accuracy()?.round() as u32;
    Some(words.with("score-short", [("percent", accuracy.into())]))
}

/// The number of a moment among all: "Moment 2 of 8", or "Your moment 2 of 3" among the reader's own. Numbers count from 0.
#[must_use]
pub fn moment_number(words: &Words, number: usize, count: usize, is_own: bool) -> String {
    let key = if is_own { "retry-title-own" } else { "retry-title" };
    words.with(key, [("number", (number + 1).into()), ("count", count.into())])
}

/// That a player has resigned a game that was not lost: "You resigned, although your chances were 78%." `you` is the person at the device.
#[must_use]
pub fn resigned(
    words: &Words,
    record: &Record,
    end: Option<(Score, Player)>,
    names: &PerPlayer<String>,
    you: Option<Player>,
) -> Option<String> {
    let GameResult::Win(winner) = record.result else { return None };
    let has_resigned = record.tag(tags::TERMINATION) == Some(Termination::Resignation.name());
    let player = winner.opponent();
    let (score, mover) = end.filter(|_| has_resigned)?;
    let percent = (Chances::seen_by(score, mover, player).expectation() * 100.0).round() as u32;
    // Only proved results are certain.
    let percent = if score.proof().is_some() { percent } else { percent.min(99) };
    let key = if you == Some(player) { "review-resigned-you" } else { "review-resigned" };
    let values = [("player", names[player].as_str().into()), ("percent", percent.into())];
    (percent >= 50).then(|| words.with(key, values))
}

/// Name of a moment: "missed win".
#[must_use]
pub fn kind(words: &Words, kind: MomentKind) -> String {
    match kind {
        MomentKind::MissedWin => words.text("moment-missed-win"),
        MomentKind::GivenStack => words.text("grade-gift"),
        MomentKind::MissedStack => words.text("moment-missed-stack"),
        MomentKind::Error(grade) => analysis::say::grade(words, grade),
    }
}

/// Who gave a stack away to whom, and where: "You let Pip complete a stack on e4." `you` is the person at the device.
#[must_use]
pub fn gift(words: &Words, gift: &Gift, names: &PerPlayer<String>, you: Option<Player>) -> String {
    let key = match you {
        Some(you) if you == gift.player => "review-gave-you",
        Some(_) => "review-gave-to-you",
        None => "review-gave",
    };
    let name = |player: Player| names[player].as_str().into();
    let point = gift.point.to_string().into();
    words.with(key, [("giver", name(gift.player)), ("player", name(gift.player.opponent())), ("point", point)])
}

/// Why a turn was not the best one, a sentence each: that its stack costs more than it brings, the stack it gave away, what it missed or
/// allowed, and the answer to it. Neither percentages nor the better turn are among them. `you` is the person at the device.
#[must_use]
pub fn why(words: &Words, moment: &Moment, names: &PerPlayer<String>, you: Option<Player>) -> Vec<String> {
    let played = &moment.analysis;
    let opponent = played.player.opponent();
    let scored = completed(&moment.position, played.turn);
    let mut said: Vec<String> = moment.gift.iter().map(|given| gift(words, given, names, you)).collect();
    let mut is_stack_said = !said.is_empty();
    said.extend(scored.map(|point| words.with("why-scores", [("point", point.to_string().into())])));
    for theme in played.judgement.iter().flat_map(|judgement| &judgement.themes) {
        if *theme != Theme::AllowsCompletion {
            said.push(analysis::say::theme(words, theme));
            if let Theme::MissedClaim { color } | Theme::OtherClaim { better: color, .. } = *theme {
                said.push(claim_reason(words, moment, color, names, you));
            }
            continue;
        }
        let points = moment.better().first().map(|&better| hint::allowed(&moment.position, played.turn, better));
        if !is_stack_said {
            said.push(allows(words, points.unwrap_or_default(), opponent, names, you));
        }
        is_stack_said = true;
    }
    let next = moment.position.after_unchecked(played.turn);
    let Some(&reply @ Turn::Move { .. }) = moment.reply.first() else { return said };
    // The stack that the reply completes has been said.
    if is_stack_said && next.completes(reply) {
        return said;
    }
    let mut facts = answer_facts(words, &next, reply, names, you);
    if facts.is_empty() && !is_stack_said {
        facts.extend(later(&next, &moment.reply).map(|point| {
            let key = if you == Some(opponent) { "why-later-you" } else { "why-later" };
            words.with(key, [("player", names[opponent].as_str().into()), ("point", point.to_string().into())])
        }));
    }
    if facts.is_empty() && said.is_empty() {
        facts.extend(built(words, &next, reply));
    }
    // An answer without anything that it achieves explains nothing.
    if !facts.is_empty() {
        said.push(inspection::say::reply(words, opponent, reply, names, you));
        said.extend(facts);
    }
    said
}

/// Why a colour was to be claimed: the opponent claims it instead, a stack can be completed with it later, or it is on top of so many.
fn claim_reason(
    words: &Words,
    moment: &Moment,
    color: Color,
    names: &PerPlayer<String>,
    you: Option<Player>,
) -> String {
    let opponent = moment.analysis.player.opponent();
    let claims_it = |&(place, turn): &(usize, &Turn)| place % 2 == 0 && turn.claim() == Some(color);
    if moment.reply.iter().enumerate().any(|found| claims_it(&found)) {
        let key = if you == Some(opponent) { "why-claim-taken-you" } else { "why-claim-taken" };
        let color = view_say::color(words, color).into();
        return words.with(key, [("player", names[opponent].as_str().into()), ("color", color)]);
    }
    if let Some(point) = later(&moment.position, &moment.better()) {
        return words.with("why-claim-brings", [("point", point.to_string().into())]);
    }
    let position = &moment.position;
    let tops = Point::ALL.into_iter().filter(|&point| position.top_color(point) == Some(color)).count();
    words.with("why-claim-tops", [("count", tops.into())])
}

/// "This move lets Pip complete a stack on e4."
fn allows(words: &Words, points: Points, to: Player, names: &PerPlayer<String>, you: Option<Player>) -> String {
    if points.is_empty() {
        return analysis::say::theme(words, &Theme::AllowsCompletion);
    }
    let key = if you == Some(to) { "why-allows-you" } else { "why-allows" };
    let points = hint::say::points(words, points).into();
    words.with(key, [("player", names[to].as_str().into()), ("points", points)])
}

/// Effect of the answer to a turn.
fn answer_facts(
    words: &Words,
    position: &Position,
    turn: Turn,
    names: &PerPlayer<String>,
    you: Option<Player>,
) -> Vec<String> {
    let mut said = inspection::say::told(words, position, turn, names, you);
    let other = position.to_move().opponent();
    said.extend(covered(position, turn, other).map(|point| {
        let key = if you == Some(other) { "why-covers-you" } else { "why-covers" };
        words.with(key, [("player", names[other].as_str().into()), ("point", point.to_string().into())])
    }));
    said
}

/// Remains of a turn on the board, if they are worth a sentence: an obstacle or a high stack.
fn built(words: &Words, position: &Position, turn: Turn) -> Option<String> {
    hint::merits(position, turn).into_iter().find_map(|fact| match fact {
        Reason::Obstacle { .. } => Some(hint::say::reason(words, &fact)),
        // The only player who can move it depends on the reader.
        Reason::Builds { point, height, .. } if height >= HIGH => {
            Some(hint::say::reason(words, &Reason::Builds { point, height, own: false }))
        }
        _ => None,
    })
}

/// The point of a stack of the other player that a turn covers. Single pieces are covered all the time.
fn covered(position: &Position, turn: Turn, other: Player) -> Option<Point> {
    let Turn::Move { to, .. } = turn else { return None };
    let is_others = position.top_color(to).and_then(|top| position.owner(top)) == Some(other);
    (is_others && position.height(to) > 1 && !position.completes(turn)).then_some(to)
}

/// Point on which a turn completes a stack.
fn completed(position: &Position, turn: Turn) -> Option<Point> {
    let Turn::Move { to, .. } = turn else { return None };
    position.completes(turn).then_some(to)
}

/// Point on which the player to move completes a stack in a line, unless with its first turn.
fn later(start: &Position, line: &[Turn]) -> Option<Point> {
    let (mut position, player) = (*start, start.to_move());
    for (number, &turn) in line.iter().enumerate() {
        let is_theirs = number > 0 && position.to_move() == player && position.is_legal(turn);
        if let Some(point) = completed(&position, turn).filter(|_| is_theirs) {
            return Some(point);
        }
        position.play(turn).ok()?;
    }
    None
}

/// The better turn and what it does, a sentence each: "d3 → e4 was better. It completes a stack of 5 on e4."
#[must_use]
pub fn better(words: &Words, moment: &Moment, names: &PerPlayer<String>, you: Option<Player>) -> Vec<String> {
    let Some(&better) = moment.better().first() else { return Vec::new() };
    let mut said = vec![words.with("why-better", [("turn", turn_with_arrow(words, better).into())])];
    said.extend(inspection::say::told(words, &moment.position, better, names, you));
    // The other facts about turns speak to the player whose turn it is.
    if said.len() == 1 && you == Some(moment.analysis.player) {
        let difference = hint::difference(&moment.position, moment.analysis.turn, better);
        said.extend(difference.map(|fact| hint::say::reason(words, &fact)));
    }
    said
}

/// A line in words, a sentence or more for each turn: who plays what, and what it completes, denies, claims or decides.
#[must_use]
pub fn line(
    words: &Words,
    start: &Position,
    turns: &[Turn],
    names: &PerPlayer<String>,
    you: Option<Player>,
) -> Vec<String> {
    let mut position = *start;
    let mut told = Vec::new();
    for &turn in turns {
        let values =
            [("player", names[position.to_move()].as_str().into()), ("turn", turn_with_arrow(words, turn).into())];
        let facts = inspection::say::told(words, &position, turn, names, you);
        told.push([words.with("review-says", values)].into_iter().chain(facts).collect::<Vec<_>>().join(" "));
        if position.play(turn).is_err() {
            break;
        }
    }
    told
}

/// The response to a turn that was tried instead of a mistake.
#[must_use]
pub fn retry(words: &Words, verdict: RetryVerdict) -> String {
    match verdict {
        RetryVerdict::Best => words.text("retry-best"),
        RetryVerdict::GoodEnough => words.text("retry-good-enough"),
        RetryVerdict::Safe => words.text("retry-safe"),
        RetryVerdict::AsPlayed => words.text("retry-as-played"),
        RetryVerdict::StillGives => words.text("retry-still-gives"),
        RetryVerdict::Worse { loss } => {
            words.with("retry-worse", [("percent", ((loss * 100.0).round() as u32).into())])
        }
    }
}
