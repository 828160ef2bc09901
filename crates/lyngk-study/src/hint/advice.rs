//! Advice: a turn, and the facts that speak for it.

use lyngk_engine::analysis::INACCURACY;
use lyngk_engine::{Line, Score};
use lyngk_rules::{Completion, Consequences, Player, Point, Points, Position, Turn};
use lyngk_view::{ClaimPreview, Threat};

use crate::puzzle::PuzzleTheme;

/// A turn, where to look for it, and the reasons for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The turn.
    pub turn: Turn,
    /// Its path: start, LYNGK points, end. Empty for a pass.
    pub path: Vec<Point>,
    /// The point to look at.
    pub nudge: Nudge,
    /// The reasons.
    pub reasons: Vec<Reason>,
    /// The score for the player to move.
    pub score: Score,
    /// Another turn, for comparison.
    pub instead: Option<Instead>,
}

/// The point to look at, without the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nudge {
    /// There is only one legal turn.
    Only,
    /// The theme of the turn, and the points to look at. There are none if it is not about certain points.
    #[allow(missing_docs)]
    Theme { theme: PuzzleTheme, look: Points },
    /// The stack to move.
    Look(Point),
}

/// A fact about a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The turn wins the game.
    Wins,
    /// The turn completes a stack (E9, H4).
    #[allow(missing_docs)]
    Completes { point: Point, height: usize },
    /// A stack grows; `own` if only the player can move it.
    #[allow(missing_docs)]
    Builds { point: Point, height: usize, own: bool },
    /// The turn makes a stack of full height that stays as an obstacle (E10, H5).
    #[allow(missing_docs)]
    Obstacle { point: Point },
    /// The opponent is left without a move (E12).
    RunsOut,
    /// The turn stops the opponent from completing a stack on these points.
    #[allow(missing_docs)]
    Denies { points: Points },
    /// The turn threatens to complete a stack on these points next.
    #[allow(missing_docs)]
    Threatens { points: Points },
    /// The turn claims a colour, with these consequences.
    Claims(ClaimPreview),
    /// The turn does not stop the opponent from completing a stack on these points.
    #[allow(missing_docs)]
    StillOpen { points: Points },
    /// No turn stops the opponent from completing a stack on these points.
    #[allow(missing_docs)]
    Inevitable { points: Points },
    /// The opponent can complete no stack after the turn, although there are high ones.
    Safe,
}

/// The height of stacks from which on it is worth saying that the opponent can complete none.
pub(crate) const HIGH: usize = 3;

/// An alternative to the advised turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Instead {
    /// The turn.
    pub turn: Turn,
    /// The score for the player to move.
    pub score: Score,
    /// Whether it is clearly worse than the advised turn.
    pub worse: bool,
    /// Its immediate gain that people would expect and the advised turn does not bring.
    pub does: Option<Expected>,
    /// Points on which the opponent could complete a stack after it, but not after the advised turn.
    pub allows: Points,
}

/// Gains that people expect of a good turn, if they are possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// It completes a stack.
    Completes,
    /// It stops the opponent from completing a stack.
    Stops,
}

impl Advice {
    /// The advice for the lines of a search, best first. None without a legal turn.
    #[must_use]
    pub fn of(position: &Position, lines: &[Line]) -> Option<Advice> {
        let lines = advised_first(position, lines);
        let best = lines.first()?;
        let &turn = best.turns.first()?;
        let happens = position.consequences(turn).ok()?;
        Some(Advice {
            turn,
            path: happens.path.clone(),
            nudge: nudge(position, turn),
            reasons: reasons(position, &happens).into_iter().map(|reason| with_necessity(position, reason)).collect(),
            score: best.score,
            instead: instead(position, &lines),
        })
    }

    /// Whether another turn is as good, as far as is known: then there is nothing to compare. A turn that completes a stack differs from
    /// others even so.
    #[must_use]
    pub fn is_even(&self) -> bool {
        let completes = self.reasons.iter().any(|is| matches!(is, Reason::Completes { .. }));
        self.instead.is_some_and(|other| !other.worse) && self.score.proof().is_none() && !completes
    }
}

/// The turns that people would expect, if the lines have none of them: those that complete a stack, or else those that stop the opponent
/// from completing one. A hint must be able to tell what speaks against them.
#[must_use]
pub(super) fn unsearched(position: &Position, lines: &[Line]) -> Vec<Turn> {
    // A proof needs no comparison.
    if lines.first().is_none_or(|best| best.score.proof().is_some()) {
        return Vec::new();
    }
    let mut turns = position.turns();
    let expected = if turns.iter().any(|&turn| position.completes(turn)) {
        Expected::Completes
    } else {
        // Of a move with and without a claim, the latter is the simpler way to stop something.
        turns.retain(|turn| turn.claim().is_none());
        Expected::Stops
    };
    let threatened = completable(position, position.to_move().opponent());
    let does = |turn: Turn| does(position, turn, threatened) == Some(expected);
    if lines.iter().filter_map(|line| line.turns.first()).any(|&turn| does(turn)) {
        return Vec::new();
    }
    turns.retain(|&turn| does(turn));
    turns
}

/// Expected gain of a turn.
fn does(position: &Position, turn: Turn, threatened: Points) -> Option<Expected> {
    if position.completes(turn) {
        return Some(Expected::Completes);
    }
    let next = position.after(turn).ok().filter(|next| !next.is_over())?;
    (!threatened.is_empty() && !threatened.iter().all(|point| can_complete(&next, point))).then_some(Expected::Stops)
}

/// Whether the player to move can complete a stack on a point.
fn can_complete(position: &Position, point: Point) -> bool {
    let ends_there = |turn: &Turn| matches!(turn, Turn::Move { to, .. } if *to == point);
    position.turns().into_iter().any(|turn| ends_there(&turn) && position.completes(turn))
}

/// Tells what the opponent can complete anyway from what a turn leaves open.
fn with_necessity(position: &Position, reason: Reason) -> Reason {
    let Reason::StillOpen { points } = reason else { return reason };
    if points.iter().any(|point| can_be_stopped(position, point)) { reason } else { Reason::Inevitable { points } }
}

/// Whether a turn stops the opponent from completing a stack on a point.
#[must_use]
pub(crate) fn can_be_stopped(position: &Position, point: Point) -> bool {
    let stops = |next: Position| next.is_over() || !can_complete(&next, point);
    position.turns().into_iter().any(|turn| position.after(turn).is_ok_and(stops))
}

/// The lines, with the one to advise first: the best line, unless another one is as good and completes a stack, or leaves the opponent
/// fewer stacks to complete. Lessons teach players to take what they can and to give nothing away, so a hint does otherwise only for a
/// clear gain.
fn advised_first<'lines>(position: &Position, lines: &'lines [Line]) -> Vec<&'lines Line> {
    let mut lines: Vec<&Line> = lines.iter().collect();
    let Some((&best, Some(&turn))) = lines.first().map(|best| (best, best.turns.first())) else { return lines };
    let completes = position.consequences(turn).is_ok_and(|happens| happens.completed.is_some());
    if best.score.proof().is_none() && !completes {
        let is_as_good = |line: &Line| loss(best, line) < INACCURACY;
        let scores =
            |line: &&Line| is_as_good(line) && line.turns.first().is_some_and(|&turn| position.completes(turn));
        let open = open_to_opponent(position, turn);
        let gives_less = |&other: &Turn| {
            let left = open_to_opponent(position, other);
            left != open && (left - open).is_empty()
        };
        let is_safer = |line: &&Line| is_as_good(line) && line.turns.first().is_some_and(gives_less);
        if let Some(index) = lines.iter().position(scores).or_else(|| lines.iter().position(is_safer)) {
            lines[..=index].rotate_right(1);
        }
    }
    lines
}

/// How much worse a line is than another, in winning probability. Probabilities are in thousandths: rounding removes floating-point noise.
fn loss(best: &Line, other: &Line) -> f32 {
    ((best.score.expectation() - other.score.expectation()) * 1000.0).round() / 1000.0
}

/// Themes by urgency: wins, threats, plans.
const BY_URGENCY: [PuzzleTheme; 6] = [
    PuzzleTheme::SuddenDeath,
    PuzzleTheme::Complete,
    PuzzleTheme::Deny,
    PuzzleTheme::RunOut,
    PuzzleTheme::Claim,
    PuzzleTheme::Chain,
];

fn nudge(position: &Position, turn: Turn) -> Nudge {
    let Turn::Move { from, .. } = turn else { return Nudge::Only };
    if position.turns().len() == 1 {
        return Nudge::Only;
    }
    let themes = PuzzleTheme::of_turn(position, turn);
    let Some(theme) = BY_URGENCY.into_iter().find(|theme| themes.contains(theme)) else { return Nudge::Look(from) };
    let mover = position.to_move();
    let look = match theme {
        PuzzleTheme::SuddenDeath | PuzzleTheme::Complete => completable(position, mover),
        PuzzleTheme::Deny => completable(position, mover.opponent()),
        PuzzleTheme::Chain => Points::from(from),
        // These are not about certain points.
        PuzzleTheme::RunOut | PuzzleTheme::Claim => Points::EMPTY,
    };
    Nudge::Theme { theme, look }
}

/// The fact that sets a better turn apart from the played one: the weightiest of those that hold only for the better one.
#[must_use]
pub fn difference(position: &Position, played: Turn, better: Turn) -> Option<Reason> {
    let known = facts(position, played);
    merits(position, better).into_iter().find(|fact| !known.contains(fact))
}

/// The facts that speak for a legal turn, the weightiest first.
#[must_use]
pub(crate) fn merits(position: &Position, turn: Turn) -> Vec<Reason> {
    let weight = |reason: &Reason| match reason {
        Reason::Wins => Some(0),
        Reason::Completes { .. } => Some(1),
        Reason::RunsOut => Some(2),
        Reason::Denies { .. } => Some(3),
        Reason::Threatens { .. } => Some(4),
        Reason::Safe => Some(5),
        Reason::Claims(_) => Some(6),
        Reason::Obstacle { .. } => Some(7),
        Reason::Builds { .. } => Some(8),
        Reason::StillOpen { .. } | Reason::Inevitable { .. } => None,
    };
    let mut merits = facts(position, turn);
    merits.retain(|fact| weight(fact).is_some());
    merits.sort_by_key(weight);
    merits
}

/// The points where the opponent can complete a stack after a turn, but not after a better one.
#[must_use]
pub(crate) fn allowed(position: &Position, turn: Turn, better: Turn) -> Points {
    open_to_opponent(position, turn) - open_to_opponent(position, better)
}

/// The points where the opponent can complete a stack after a turn.
fn open_to_opponent(position: &Position, turn: Turn) -> Points {
    let next = position.after(turn).ok().filter(|next| !next.is_over());
    next.map_or(Points::EMPTY, |next| completable(&next, position.to_move().opponent()))
}

/// Effects of a legal turn.
#[must_use]
pub(crate) fn facts(position: &Position, turn: Turn) -> Vec<Reason> {
    position.consequences(turn).map(|happens| reasons(position, &happens)).unwrap_or_default()
}

fn reasons(position: &Position, happens: &Consequences) -> Vec<Reason> {
    let mover = happens.player;
    let next = position.after_unchecked(happens.turn);
    let mut reasons = Vec::new();
    if happens.outcome.is_some_and(|outcome| outcome.winner == Some(mover)) {
        reasons.push(Reason::Wins);
    }
    reasons.extend(happens.completed.map(|completed| match completed.completion {
        Completion::Obstacle => Reason::Obstacle { point: completed.at },
        Completion::Removed | Completion::Won => {
            Reason::Completes { point: completed.at, height: completed.stack.height() }
        }
    }));
    if let (Turn::Move { to, .. }, None) = (happens.turn, happens.completed) {
        let own = next.top_color(to).is_some_and(|top| next.owner(top) == Some(mover));
        reasons.push(Reason::Builds { point: to, height: next.height(to), own });
    }
    if happens.opponent_must_pass {
        reasons.push(Reason::RunsOut);
    }
    // After the end of the game nobody completes anything.
    if happens.outcome.is_none() {
        let threatened = completable(position, mover.opponent());
        let open = completable(&next, mover.opponent());
        let denied = threatened - open;
        if !denied.is_empty() {
            reasons.push(Reason::Denies { points: denied });
        }
        let threatens = completable(&next, mover) - completable(position, mover);
        if !threatens.is_empty() {
            reasons.push(Reason::Threatens { points: threatens });
        }
        // A stack that it could complete with another move is no reason for this one.
        let claims = happens.claimed().and_then(|color| ClaimPreview::new(position, color));
        reasons.extend(claims.map(|claim| Reason::Claims(ClaimPreview { completes: Points::EMPTY, ..claim })));
        let is_high = |point: Point| (HIGH..next.variant().height_limit()).contains(&next.height(point));
        if !open.is_empty() {
            reasons.push(Reason::StillOpen { points: open });
        } else if denied.is_empty() && next.occupied().iter().any(is_high) {
            reasons.push(Reason::Safe);
        }
    }
    reasons
}

/// The best turn that does what people would expect and the advised one does not; or else the best that is clearly worse; or else the
/// second best.
fn instead(position: &Position, lines: &[&Line]) -> Option<Instead> {
    let (best, others) = lines.split_first()?;
    let &advised = best.turns.first()?;
    let threatened = completable(position, position.to_move().opponent());
    let is_worse = |other: &Line| loss(best, other) >= INACCURACY;
    let expected = |other: &Line| does(position, *other.turns.first()?, threatened);
    // A proof needs no comparison with what would have been enough, too.
    let is_missing = best.score.proof().is_none() && does(position, advised, threatened).is_none();
    let missing = |other: &&&Line| is_missing && expected(other).is_some();
    let other =
        others.iter().find(missing).or_else(|| others.iter().find(|other| is_worse(other))).or(others.first())?;
    let &turn = other.turns.first()?;
    Some(Instead {
        turn,
        score: other.score,
        worse: is_worse(other),
        does: expected(other).filter(|_| is_missing),
        allows: allowed(position, turn, advised),
    })
}

/// The points where a player could complete a stack if it were their turn.
fn completable(position: &Position, player: Player) -> Points {
    Threat::all(position).into_iter().filter(|threat| threat.player == player).map(|threat| threat.point).collect()
}
