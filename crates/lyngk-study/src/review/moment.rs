//! Moments of a game that are worth a look: turning points first, then other errors and stacks given away.

use lyngk_engine::analysis::{Grade, TurnAnalysis};
use lyngk_rules::{Player, Position, Turn};

use super::{Gift, Review};
use crate::ending::is_turning;

/// Number of turns of a better line that are shown. What follows is little more than a guess.
const SHOWN: usize = 3;

/// A turn that is worth a look.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The position before the turn.
    pub position: Position,
    /// The turn, with its scores.
    pub analysis: TurnAnalysis,
    /// Whether it has decided much: the lead changed, or the expected result fell far.
    pub is_turning_point: bool,
    /// The stack that it gave away, if it did.
    pub gift: Option<Gift>,
    /// The best answer to the turn, with its continuation. Empty if the game is over after the turn.
    pub reply: Vec<Turn>,
}

impl Moment {
    /// The number of turns before it.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.analysis.index
    }

    /// The grade of an error. None if a stack was given away without one.
    #[must_use]
    pub fn error(&self) -> Option<Grade> {
        self.analysis.judgement.as_ref().map(|judgement| judgement.grade).filter(|grade| grade.is_error())
    }

    /// Whether the turn is an error, and not just a stack given away.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.error().is_some()
    }

    /// The better line, without its guesses far ahead.
    #[must_use]
    pub fn better(&self) -> Vec<Turn> {
        if !self.is_error() {
            return self.gift.iter().map(|gift| gift.safe).collect();
        }
        let better = self.analysis.judgement.as_ref().and_then(|judgement| judgement.better.as_ref());
        better.map(|line| line.turns.iter().copied().take(SHOWN).collect()).unwrap_or_default()
    }

    /// Whether an error has decided much.
    fn is_turning(analysis: &TurnAnalysis) -> bool {
        let better = analysis.judgement.as_ref().filter(|judgement| judgement.grade.is_error());
        let could = better.and_then(|judgement| judgement.better.as_ref()).map(|line| line.score);
        could.is_some_and(|could| is_turning(could.expectation(), analysis.after.expectation()))
    }
}

fn is_error(turn: &TurnAnalysis) -> bool {
    turn.judgement.as_ref().is_some_and(|judgement| judgement.grade.is_error())
}

impl Review {
    /// The turn with this many turns before it, whether it is worth a look or not. None before it is judged.
    #[must_use]
    pub fn moment(&self, ply: usize) -> Option<Moment> {
        let analysis = self.analysis().turns.into_iter().find(|turn| turn.index == ply)?;
        let gift = self.gifts().into_iter().find(|gift| gift.ply == ply);
        self.moment_of(analysis, gift)
    }

    fn moment_of(&self, analysis: TurnAnalysis, gift: Option<Gift>) -> Option<Moment> {
        let &(position, _) = self.line.get(analysis.index)?;
        let (is_turning_point, reply) = (Moment::is_turning(&analysis), self.reply(analysis.index));
        Some(Moment { position, analysis, is_turning_point, gift, reply })
    }

    /// The moments of one player or both, which are what a review counts: turning points first, the greatest before the others, then the
    /// rest in the order of the game.
    #[must_use]
    pub fn moments(&self, of: Option<Player>) -> Vec<Moment> {
        let gifts = self.gifts();
        let turns = self.analysis().turns.into_iter().filter(|turn| of.is_none_or(|player| player == turn.player));
        let moment = |turn: TurnAnalysis| {
            let gift = gifts.iter().find(|gift| gift.ply == turn.index).copied();
            (is_error(&turn) || gift.is_some()).then(|| self.moment_of(turn, gift))?
        };
        let (mut turning, others): (Vec<Moment>, Vec<Moment>) =
            turns.filter_map(moment).partition(|moment| moment.is_turning_point);
        let loss = |moment: &Moment| moment.analysis.judgement.as_ref().map_or(0.0, |judgement| judgement.loss);
        turning.sort_by(|one, other| loss(other).total_cmp(&loss(one)));
        turning.extend(others);
        turning
    }
}
