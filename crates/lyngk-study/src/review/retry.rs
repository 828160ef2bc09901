//! A mistake, to be tried again.

use lyngk_engine::analysis::{INACCURACY, SearchRequest, Theme, TurnAnalysis, final_score, one_turn_before};
use lyngk_engine::{Line, Score, Verdict};
use lyngk_lei::{Event, Question};
use lyngk_rules::{Player, Position, Turn};

use crate::analysis::{Effort, Inquiry, Update};

/// A position in which something better was possible.
#[derive(Clone, Debug, PartialEq)]
pub struct Retry {
    /// How many turns of the game came before.
    pub ply: usize,
    /// The position.
    pub position: Position,
    /// Who is to find something better.
    pub player: Player,
    /// What was played.
    pub played: Turn,
    /// The better turn that was found, how it goes on and what it promises.
    pub better: Line,
    /// What sets the two apart, for a hint.
    pub themes: Vec<Theme>,
}

/// Whether a turn is good enough.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RetryVerdict {
    /// It is the better turn itself.
    Best,
    /// Less than an inaccuracy separates it from the better turn.
    GoodEnough,
    /// It is what was played.
    AsPlayed,
    /// It loses so much of the expected result against the better turn, from 0 to 1.
    #[allow(missing_docs)]
    Worse { loss: f32 },
}

impl RetryVerdict {
    /// Whether the mistake is made up for.
    #[must_use]
    pub const fn is_good(self) -> bool {
        matches!(self, RetryVerdict::Best | RetryVerdict::GoodEnough)
    }
}

/// What is to be said of a turn that was tried.
#[derive(Clone, Debug)]
pub enum Tried {
    /// This is known.
    Known(RetryVerdict),
    /// An engine must be asked first.
    Ask(Box<RetryQuestion>),
}

/// A turn that an engine has to look at.
#[derive(Clone, Debug)]
pub struct RetryQuestion {
    better: Score,
    inquiry: Inquiry,
}

impl Retry {
    /// A turn that was an inaccuracy or worse, played in this position.
    pub(super) fn of(turn: &TurnAnalysis, position: Position) -> Option<Retry> {
        let judgement = turn.judgement.as_ref().filter(|judgement| judgement.grade.is_error())?;
        Some(Retry {
            ply: turn.index,
            position,
            player: turn.player,
            played: turn.turn,
            better: judgement.better.clone()?,
            themes: judgement.themes.clone(),
        })
    }

    /// Judges a legal turn; with as much effort as the review had, where an engine is needed.
    #[must_use]
    pub fn try_turn(&self, turn: Turn, effort: Effort) -> Tried {
        if self.better.turns.first() == Some(&turn) {
            return Tried::Known(RetryVerdict::Best);
        }
        if turn == self.played {
            return Tried::Known(RetryVerdict::AsPlayed);
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

    /// Takes an event of the conversation. With [`Update::Done`] there is a [`verdict`](RetryQuestion::verdict).
    pub fn hear(&mut self, event: &Event) -> Update {
        self.inquiry.hear(event)
    }

    /// What came of it, as far as the engine has got.
    #[must_use]
    pub fn verdict(&self) -> Option<RetryVerdict> {
        self.inquiry.lines().first().map(|line| verdict(self.better, one_turn_before(line.score)))
    }
}

/// A turn must promise about as much as the better one. Where that was proved to win, anything that is proved to win will do, and
/// what only promises to is judged by how much.
fn verdict(better: Score, tried: Score) -> RetryVerdict {
    let wins = tried.proof().is_some_and(|proof| proof.verdict == Verdict::Win);
    // Chances come in thousandths: what floating point adds to them is taken away again.
    let loss = ((better.expectation() - tried.expectation()) * 1000.0).round() / 1000.0;
    if wins || loss < INACCURACY { RetryVerdict::GoodEnough } else { RetryVerdict::Worse { loss } }
}
