//! What a position promises, and what each claim would change.

use std::time::Duration;

use lyngk_lei::Outlook;
use lyngk_rules::{Color, Core, Ground, Position, Turn};

use super::outlook::outlook;
use crate::{Clock, Engine, Limits, Line, Proof, Report, Score, Verdict};

/// What a position promises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionAnalysis {
    /// The best turns, best first: as many as the engine's options ask for. Empty when the game is over.
    pub lines: Vec<Line>,
    /// The best turn without a claim and with each, where there is a choice; otherwise empty.
    pub claims: Vec<ClaimChoice>,
    /// What the network expects at first sight; none when the game is over.
    pub outlook: Option<Outlook>,
    /// How many nodes were visited.
    pub nodes: u64,
    /// How long it took.
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
/// The limit of time or nodes is for all of it: half goes to the best turns, the rest in equal parts to the claims that
/// the best turn does not make. A limit of depth is for each. Where it is told to stop, what was not looked at is left out.
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

/// No claim and each claim that can be made, with the turns that make it.
#[must_use]
pub fn claim_choices(position: &Core) -> Vec<(Option<Color>, Vec<Turn>)> {
    let turns = position.turns();
    let claims = [None].into_iter().chain(position.claimable().iter().map(Some));
    let with = |claim| turns.iter().copied().filter(|turn| turn.claim() == claim).collect::<Vec<_>>();
    claims.map(|claim| (claim, with(claim))).filter(|(_, turns)| !turns.is_empty()).collect()
}

/// One of so many equal parts of a limit.
fn share(limits: &Limits, parts: u32) -> Limits {
    Limits {
        time: limits.time.map(|time| time / parts),
        nodes: limits.nodes.map(|nodes| (nodes / u64::from(parts)).max(1)),
        ..limits.clone()
    }
}

/// The score of a finished game for the player to move; none while it goes on.
#[must_use]
pub fn final_score(position: &Core) -> Option<Score> {
    let outcome = position.outcome()?;
    let verdict = match outcome.winner {
        Some(winner) if winner == position.to_move() => Verdict::Win,
        Some(_) => Verdict::Loss,
        None => Verdict::Draw,
    };
    let margin = match outcome.ground {
        Ground::SuddenDeath => 1,
        Ground::AllEqual => 0,
        Ground::Stacks { height } => {
            let [one, two] = outcome
                .tallies
                .map(|tally| tally.by_height().into_iter().find(|&(of, _)| of == height).map_or(0, |(_, count)| count))
                .into_array();
            one.abs_diff(two) as u8
        }
    };
    Some(Score::Proved(Proof { verdict, distance: 0, ground: outcome.ground, margin }))
}

/// What a score is for the player who moved into the position that has it.
#[must_use]
pub fn one_turn_before(score: Score) -> Score {
    match score.opposite() {
        Score::Proved(proof) => Score::Proved(Proof { distance: proof.distance.saturating_add(1), ..proof }),
        estimate @ Score::Estimate(_) => estimate,
    }
}
