//! Questions about single turns: what the opponent threatens, and why a turn is not the best.
//!
//! The engine is asked over LEI, like for an [`Analysis`](crate::Analysis).

pub mod say;
#[cfg(test)]
mod tests;

use lyngk_engine::analysis::{Grade, SearchRequest, themes};
use lyngk_lei::{Event, Line, Question};
use lyngk_rules::{Player, Point, Points, Position, Record, Turn};

use crate::analysis::{Effort, Inquiry, Known, Update};
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
    WhyNot { record: Box<Record>, turn: Turn, effort: Effort, review: Box<Review> },
}

/// A turn that the opponent would make.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnFacts {
    /// The position, as if it were the opponent's turn.
    pub position: Position,
    /// The player who makes it.
    pub player: Player,
    /// The turn.
    pub turn: Turn,
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// The opponent's turn.
    Threat(TurnFacts),
    /// The turn, what it costs, and the answer to it.
    WhyNot(Box<Moment>),
}

/// From this loss on, a turn can lose most of what was left.
const LEAST: f32 = 0.01;

/// A review counts percentage points: whoever has little cannot lose many. A turn that loses most of it is worse than the best one even so.
fn count_what_was_left(moment: &mut Moment) {
    let (position, turn, after) = (&moment.position, moment.analysis.turn, moment.analysis.after);
    let Some(judgement) = &mut moment.analysis.judgement else { return };
    let Some(better) = &judgement.better else { return };
    let loses_most = judgement.loss >= LEAST && after.expectation() * 2.0 < better.score.expectation();
    if judgement.grade == Grade::Good && loses_most {
        judgement.grade = Grade::Inaccuracy;
        judgement.themes = better.turns.first().map(|&better| themes(position, turn, better)).unwrap_or_default();
    }
}

/// The points on which the opponent can complete a stack right after a turn, also with a claim.
fn open_to_reply(position: &Position, turn: Turn) -> Points {
    let Some(next) = position.after(turn).ok().filter(|next| !next.is_over() && next.to_move() != position.to_move())
    else {
        return Points::EMPTY;
    };
    completable(&next)
}

/// The points on which the player to move can complete a stack, also with a claim.
fn completable(position: &Position) -> Points {
    let target = |turn: Turn| match turn {
        Turn::Move { to, .. } if position.completes(turn) => Some(to),
        _ => None,
    };
    position.turns().into_iter().filter_map(target).collect()
}

impl TurnFacts {
    fn new(position: &Position, turn: Turn) -> TurnFacts {
        TurnFacts { position: *position, player: position.to_move(), turn }
    }

    /// Whether there is a threat: the player could complete a stack, or the turn does something worth telling.
    #[must_use]
    pub fn is_threat(&self) -> bool {
        !self.completable().is_empty() || self.is_worth_telling()
    }

    /// Whether the turn decides the game, completes, prevents or claims something, or threatens to complete a stack that nobody else could
    /// complete first.
    fn is_worth_telling(&self) -> bool {
        facts(&self.position, self.turn).iter().any(|reason| match reason {
            Reason::Wins | Reason::Completes { .. } | Reason::RunsOut | Reason::Denies { .. } | Reason::Claims(_) => {
                true
            }
            Reason::Threatens { points } => !(*points - open_to_reply(&self.position, self.turn)).is_empty(),
            Reason::Builds { .. }
            | Reason::Obstacle { .. }
            | Reason::StillOpen { .. }
            | Reason::Inevitable { .. }
            | Reason::Safe => false,
        })
    }

    /// The other points on which the player could complete a stack. A stack that nobody else can touch need not be completed at once.
    #[must_use]
    pub fn completable(&self) -> Points {
        let done = if let Turn::Move { to, .. } = self.turn { Points::from(to) } else { Points::EMPTY };
        completable(&self.position) - if self.position.completes(self.turn) { done } else { Points::EMPTY }
    }

    /// Its path, to draw: start, LYNGK points, end. Empty for a turn that is no threat.
    #[must_use]
    pub fn path(&self) -> Vec<Point> {
        self.position.path(self.turn).filter(|_| self.is_threat()).unwrap_or_default()
    }
}

impl Inspection {
    /// The turn of the opponent of the player to move, if it were theirs. None if they could not move.
    #[must_use]
    pub fn threat(position: &Position, effort: Effort) -> Option<Inspection> {
        let position = position.with_to_move(position.to_move().opponent());
        let can_move = position.turns().iter().any(|turn| matches!(turn, Turn::Move { .. }));
        let inquiry = Box::new(Inquiry::new(SearchRequest { position, among: None }, effort));
        can_move.then_some(Inspection { subject: Subject::Threat { position, inquiry, asked: false, line: None } })
    }

    /// Why a turn is not the best one. None if it is illegal. What is `known` from an analysis counts as long as it went as far as the
    /// search of its own would; the turn is searched as long as the position before it was. There will be `lines` lines of each position.
    #[must_use]
    pub fn why_not(position: &Position, turn: Turn, effort: Effort, known: &[Known], lines: u32) -> Option<Inspection> {
        let mut record = Record::new(*position);
        record.push(None, turn).ok()?;
        let before = known.iter().find(|known| known.position == *position);
        let effort = before.map_or(effort, |known| effort.at_least(known.extent));
        let review = Box::new(Review::new(&record, effort).knowing(known.to_vec(), lines));
        Some(Inspection { subject: Subject::WhyNot { record: Box::new(record), turn, effort, review } })
    }

    /// Answers the question again from what is known by now, if that suffices. Whether it did.
    pub fn learn(&mut self, known: &[Known]) -> bool {
        let Subject::WhyNot { record, effort, review, .. } = &mut self.subject else { return false };
        if !review.is_complete() {
            return false;
        }
        let mut again = Review::new(record, *effort).knowing(known.to_vec(), 0);
        let suffices = again.ask().is_none() && again.is_complete();
        if suffices {
            **review = again;
        }
        suffices
    }

    /// Results of its own searches.
    #[must_use]
    pub fn found(&self) -> &[Known] {
        match &self.subject {
            Subject::Threat { .. } => &[],
            Subject::WhyNot { review, .. } => review.searched(),
        }
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
            Subject::WhyNot { review, .. } => {
                let mut moment = review.moment(0)?;
                count_what_was_left(&mut moment);
                Some(Finding::WhyNot(Box::new(moment)))
            }
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
