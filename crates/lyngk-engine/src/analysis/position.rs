//! Analysis of a position: the best lines, and the best turn with each claim.

use std::cmp::Reverse;
use std::time::Duration;

use lyngk_lei::Outlook;
use lyngk_rules::{Color, Core, Position, Turn};

use super::outlook::outlook;
use crate::evaluation::verdict_of_end;
use crate::{Clock, Engine, Limits, Line, Proof, Report, Score, solver};

/// The analysis of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionAnalysis {
    /// The best turns, best first: as many as the engine's options ask for. Empty when the game is over.
    pub lines: Vec<Line>,
    /// The best turn without a claim and with each, where there is a choice; otherwise empty. A turn that is also among `lines` has the
    /// same score there, and the best of these turns is the first line.
    pub claims: Vec<ClaimChoice>,
    /// The outlook. None when the game is over.
    pub outlook: Option<Outlook>,
    /// The nodes visited.
    pub nodes: u64,
    /// The time taken.
    pub time: Duration,
}

/// The best turn with a claim, or without one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimChoice {
    /// The colour that is claimed, if any.
    pub claim: Option<Color>,
    /// The best turn with it.
    pub line: Line,
}

/// Finds the best turns, then the best turn with each claim.
///
/// Limits of time and nodes are for the whole analysis: half for the best turns, the rest in equal parts for the claims that the best
/// turn does not make. A limit of depth is for each search. If the analysis is stopped, the claims that were not searched are missing.
pub fn analyse_position(
    engine: &mut Engine,
    position: &Position,
    limits: &Limits,
    clock: &dyn Clock,
    on_info: &mut dyn FnMut(&Report),
) -> PositionAnalysis {
    let choices = claim_choices(position);
    let first_limits = if choices.len() > 1 { share(limits, 2) } else { limits.clone() };
    let Report { mut lines, mut nodes, mut time, .. } = engine.go(position, &first_limits, clock, on_info);
    let mut claims = Vec::new();
    if choices.len() > 1
        && let Some(&best) = lines.first().and_then(|line| line.turns.first())
    {
        let shown = engine.options().lines.max(1);
        let parts = 2 * (choices.len() as u32 - 1);
        let mut found = vec![lines];
        engine.set_lines(1);
        for (_, turns) in choices.iter().filter(|(claim, _)| *claim != best.claim()) {
            if limits.stop.is_stopped() {
                break;
            }
            let limits = Limits { among: Some(turns.clone()), ..share(limits, parts) };
            let report = engine.go(position, &limits, clock, &mut |_| ());
            nodes += report.nodes;
            time += report.time;
            found.push(report.lines);
        }
        engine.set_lines(shown);
        lines = merge_lines(&found);
        claims = best_with_claims(&choices, &lines);
        lines.truncate(shown);
    }
    PositionAnalysis { lines, claims, outlook: outlook(position), nodes, time }
}

/// The lines of several searches of one position as one list, best first. It has each turn once, with the score of the first of these
/// searches that found it, or of one that proved it. Whatever is shown of this list agrees with the rest of it.
#[must_use]
pub fn merge_lines<L: AsRef<[Line]>>(searches: &[L]) -> Vec<Line> {
    let mut merged: Vec<Line> = Vec::new();
    for line in searches.iter().flat_map(AsRef::as_ref) {
        let known = merged.iter_mut().find(|known| known.turns.first() == line.turns.first());
        match known {
            None => merged.push(line.clone()),
            Some(known) if known.score.proof().is_none() && line.score.proof().is_some() => known.clone_from(line),
            Some(_) => (),
        }
    }
    merged.sort_by_key(|line| Reverse(line.score));
    merged
}

/// The best of these lines without a claim and with each, as far as there are any. The lines are sorted, best first.
#[must_use]
pub fn best_with_claims(choices: &[(Option<Color>, Vec<Turn>)], lines: &[Line]) -> Vec<ClaimChoice> {
    let claims = |line: &&Line, claim| line.turns.first().is_some_and(|turn| turn.claim() == claim);
    let best = |claim| lines.iter().find(|line| claims(line, claim)).cloned();
    choices.iter().filter_map(|&(claim, _)| Some(ClaimChoice { claim, line: best(claim)? })).collect()
}

/// No claim and each possible claim, with its turns.
#[must_use]
pub fn claim_choices(position: &Core) -> Vec<(Option<Color>, Vec<Turn>)> {
    let turns = position.turns();
    let claims = [None].into_iter().chain(position.claimable().iter().map(Some));
    let with = |claim| turns.iter().copied().filter(|turn| turn.claim() == claim).collect::<Vec<_>>();
    claims.map(|claim| (claim, with(claim))).filter(|(_, turns)| !turns.is_empty()).collect()
}

/// One of this many equal parts of the limits.
fn share(limits: &Limits, parts: u32) -> Limits {
    Limits {
        time: limits.time.map(|time| time / parts),
        nodes: limits.nodes.map(|nodes| (nodes / u64::from(parts)).max(1)),
        ..limits.clone()
    }
}

/// The score of a finished game for the player to move. None while it goes on.
#[must_use]
pub fn final_score(position: &Core) -> Option<Score> {
    let proof = || solver::proof(verdict_of_end(position, position.to_move()), &[], position);
    position.is_over().then(|| Score::Proved(proof()))
}

/// The score of the turn that leads to a position with this score, for the player who makes the turn.
#[must_use]
pub fn one_turn_before(score: Score) -> Score {
    match score.opposite() {
        Score::Proved(proof) => Score::Proved(Proof { distance: proof.distance.saturating_add(1), ..proof }),
        estimate @ Score::Estimate(_) => estimate,
    }
}
