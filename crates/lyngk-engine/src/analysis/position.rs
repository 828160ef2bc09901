//! Analysis of a position: the best lines, and the best turn with each claim.

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
    /// The best turn without a claim and with each, where there is a choice; otherwise empty.
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
    let report = engine.go(position, &first_limits, clock, on_info);
    let mut analysis = PositionAnalysis {
        lines: report.lines,
        claims: Vec::new(),
        outlook: outlook(position),
        nodes: report.nodes,
        time: report.time,
    };
    let Some(best) = analysis.lines.first().cloned().filter(|_| choices.len() > 1) else { return analysis };
    let best_claim = best.turns.first().copied().and_then(Turn::claim);
    let parts = 2 * (choices.len() as u32 - 1);
    for (claim, turns) in choices {
        if claim == best_claim {
            analysis.claims.push(ClaimChoice { claim, line: best.clone() });
            continue;
        }
        if limits.stop.is_stopped() {
            continue;
        }
        let limits = Limits { among: Some(turns), ..share(limits, parts) };
        let report = engine.go(position, &limits, clock, &mut |_| ());
        analysis.nodes += report.nodes;
        analysis.time += report.time;
        analysis.claims.extend(report.lines.into_iter().next().map(|line| ClaimChoice { claim, line }));
    }
    analysis
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
