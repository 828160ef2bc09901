//! Questions about single turns: what the opponent threatens, and why a turn is not the best.
//!
//! The engine is asked over LEI, like for an [`Analysis`](crate::Analysis).

pub mod say;
#[cfg(test)]
mod tests;

use lyngk_engine::analysis::SearchRequest;
use lyngk_lei::{Event, Line, Question};
use lyngk_rules::{Player, Position, Record, Turn};

use crate::analysis::{Effort, Inquiry, Update};
use crate::hint::{Reason, facts};
use crate::review::{Moment, Review};

/// A question about one turn.
#[derive(Clone, Debug)]
pub struct Inspection {
    subject: Subject,
}

#[derive(Clone, Debug)]
enum Subject {
    /// The opponent's best turn if it were their turn.
    Threat { position: Position, inquiry: Box<Inquiry>, asked: bool, line: Option<Line> },
    /// The turn of a game that consists of it alone.
    WhyNot { turn: Turn, review: Box<Review> },
}

/// A turn, and what is to be said about it.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnFacts {
    /// Who makes it.
    pub player: Player,
    /// The turn.
    pub turn: Turn,
    /// What it does.
    pub facts: Vec<Reason>,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// What the opponent would do.
    Threat(TurnFacts),
    /// The turn, what it costs, and the answer to it.
    WhyNot(Box<Moment>),
}

impl TurnFacts {
    fn new(position: &Position, turn: Turn) -> TurnFacts {
        TurnFacts { player: position.to_move(), turn, facts: facts(position, turn) }
    }
}

impl Inspection {
    /// What the opponent of the player to move would do if it were their turn. None if they could not move.
    #[must_use]
    pub fn threat(position: &Position, effort: Effort) -> Option<Inspection> {
        let position = position.with_to_move(position.to_move().opponent());
        let can_move = position.turns().iter().any(|turn| matches!(turn, Turn::Move { .. }));
        let inquiry = Box::new(Inquiry::new(SearchRequest { position, among: None }, effort));
        can_move.then_some(Inspection { subject: Subject::Threat { position, inquiry, asked: false, line: None } })
    }

    /// Why a turn is not the best one. None if it is illegal.
    #[must_use]
    pub fn why_not(position: &Position, turn: Turn, effort: Effort) -> Option<Inspection> {
        let mut record = Record::new(*position);
        record.push(None, turn).ok()?;
        let review = Box::new(Review::new(&record, effort));
        Some(Inspection { subject: Subject::WhyNot { turn, review } })
    }

    /// The next question. None while one is open, and when all is answered.
    pub fn ask(&mut self) -> Option<Question> {
        match &mut self.subject {
            Subject::Threat { inquiry, asked, .. } => (!std::mem::replace(asked, true)).then(|| inquiry.question(1)),
            Subject::WhyNot { review, .. } => review.ask(),
        }
    }

    /// Handles an event of the conversation.
    pub fn hear(&mut self, event: &Event) -> Update {
        match &mut self.subject {
            Subject::Threat { inquiry, line, .. } => {
                let update = inquiry.hear(event);
                if update == Update::Done {
                    *line = inquiry.lines().first().cloned();
                }
                update
            }
            Subject::WhyNot { review, .. } => review.hear(event),
        }
    }

    /// The answer, as soon as it is complete.
    #[must_use]
    pub fn finding(&self) -> Option<Finding> {
        match &self.subject {
            Subject::Threat { position, line, .. } => {
                let &turn = line.as_ref()?.turns.first()?;
                Some(Finding::Threat(TurnFacts::new(position, turn)))
            }
            Subject::WhyNot { review, .. } => review.moment(0).map(|moment| Finding::WhyNot(Box::new(moment))),
        }
    }

    /// The turn that is asked about. None for a threat.
    #[must_use]
    pub fn turn(&self) -> Option<Turn> {
        match self.subject {
            Subject::Threat { .. } => None,
            Subject::WhyNot { turn, .. } => Some(turn),
        }
    }
}
