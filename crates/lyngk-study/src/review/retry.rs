//! Mistakes to try again.

use lyngk_engine::analysis::{INACCURACY, SearchRequest, TurnAnalysis, final_score, one_turn_before};
use lyngk_engine::{Line, Score, Verdict};
use lyngk_lei::{Event, Question};
use lyngk_rules::{Player, Position, Turn};

use super::{Moment, gift};
use crate::analysis::{Effort, Inquiry, Update};

/// A mistake to try again: a position with a better turn than the played one.
#[derive(Clone, Debug, PartialEq)]
pub struct Retry {
    /// The number of turns before it.
    pub ply: usize,
    /// The position.
    pub position: Position,
    /// The player to move.
    pub player: Player,
    /// The turn that was played.
    pub played: Turn,
    /// The better turn, with its score and continuation.
    pub better: Line,
    /// The turn was no error, but gave a stack away: any turn after which none can be completed will do.
    pub is_gift: bool,
    /// The moment of the game.
    pub moment: Moment,
}

/// The verdict on a turn that was tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RetryVerdict {
    /// The better turn itself.
    Best,
    /// Worse than the better turn by less than an inaccuracy.
    GoodEnough,
    /// The opponent can no longer complete a stack, which was all that was asked for.
    Safe,
    /// It is the turn that was played.
    AsPlayed,
    /// The opponent can still complete a stack.
    StillGives,
    /// It loses this much expected result against the better turn, from 0 to 1.
    #[allow(missing_docs)]
    Worse { loss: f32 },
}

impl RetryVerdict {
    /// Whether the turn is good enough.
    #[must_use]
    pub const fn is_good(self) -> bool {
        matches!(self, RetryVerdict::Best | RetryVerdict::GoodEnough | RetryVerdict::Safe)
    }
}

/// The result of a try.
#[derive(Clone, Debug)]
pub enum Tried {
    /// The verdict is known at once.
    Known(RetryVerdict),
    /// An engine must be asked first.
    Ask(Box<RetryQuestion>),
}

/// The question whether a turn is good enough.
#[derive(Clone, Debug)]
pub struct RetryQuestion {
    better: Score,
    inquiry: Inquiry,
}

impl Retry {
    /// The retry of a moment.
    pub(super) fn of(moment: Moment) -> Option<Retry> {
        let TurnAnalysis { player, turn: played, after, .. } = moment.analysis;
        let is_gift = !moment.is_error();
        let better = match (&moment.gift, &moment.analysis.judgement) {
            (Some(gift), _) if is_gift => Line { score: after, turns: vec![gift.safe] },
            (_, judgement) => judgement.as_ref()?.better.clone()?,
        };
        Some(Retry { ply: moment.ply(), position: moment.position, player, played, better, is_gift, moment })
    }

    /// Judges a legal turn. If an engine is needed, it gets the effort of the review.
    #[must_use]
    pub fn try_turn(&self, turn: Turn, effort: Effort) -> Tried {
        if self.better.turns.first() == Some(&turn) {
            return Tried::Known(RetryVerdict::Best);
        }
        if turn == self.played {
            return Tried::Known(RetryVerdict::AsPlayed);
        }
        if self.is_gift {
            let is_safe = gift::is_safe(&self.position, turn);
            return Tried::Known(if is_safe { RetryVerdict::Safe } else { RetryVerdict::StillGives });
        }
        let next = self.position.after_unchecked(turn);
        if let Some(score) = final_score(&next) {
            return Tried::Known(verdict(self.better.score, one_turn_before(score)));
        }
        let inquiry = Inquiry::new(SearchRequest { position: next, among: None }, effort);
        Tried::Ask(Box::new(RetryQuestion { better: self.better.score, inquiry }))
    }
}

impl RetryQuestion {
    /// The question to ask.
    #[must_use]
    pub fn question(&self) -> Question {
        self.inquiry.question(1)
    }

    /// Handles an event of the conversation. After [`Update::Done`] there is a [`verdict`](RetryQuestion::verdict).
    pub fn hear(&mut self, event: &Event) -> Update {
        self.inquiry.hear(event)
    }

    /// The verdict so far.
    #[must_use]
    pub fn verdict(&self) -> Option<RetryVerdict> {
        self.inquiry.lines().first().map(|line| verdict(self.better, one_turn_before(line.score)))
    }
}

/// A turn is good enough if it is proved to win, or loses less than an inaccuracy against the better one.
fn verdict(better: Score, tried: Score) -> RetryVerdict {
    let wins = tried.proof().is_some_and(|proof| proof.verdict == Verdict::Win);
    // Probabilities are in thousandths: rounding removes floating-point noise.
    let loss = ((better.expectation() - tried.expectation()) * 1000.0).round() / 1000.0;
    if wins || loss < INACCURACY { RetryVerdict::GoodEnough } else { RetryVerdict::Worse { loss } }
}
