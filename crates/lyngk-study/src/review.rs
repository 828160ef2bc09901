//! Review of a whole game, with retries of its mistakes.
//!
//! The method is that of [`lyngk_engine::analysis::GameReview`]. The engine is asked over LEI, so that a page can search in a worker,
//! show the progress and stop at any time.

mod retry;
pub mod say;

use lyngk_engine::analysis::{GameAnalysis, GameReview, Grade, Progress, ReviewStep};
use lyngk_lei::{Event, Question};
use lyngk_rules::{Player, Position, Record, Turn};

pub use lyngk_engine::analysis::TurnAnalysis;
pub use retry::{Retry, RetryQuestion, RetryVerdict, Tried};

use crate::analysis::{Chances, Effort, Inquiry, Update};

/// The second line shows whether a turn was the only good one.
const LINES: u32 = 2;

/// A point of the graph of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GraphPoint {
    /// The number of turns before it.
    pub ply: usize,
    /// The chances of the graph's player.
    pub chances: Chances,
    /// The player and the grade of the turn that led here. None at the start, and after a turn that was the only legal one.
    pub turn: Option<(Player, Grade)>,
}

/// The review of a game, from its end to its beginning.
#[derive(Clone, Debug)]
pub struct Review {
    /// The position before each turn, and the turn.
    line: Vec<(Position, Turn)>,
    method: GameReview,
    effort: Effort,
    asked: Option<Inquiry>,
    /// Whether the engine has received `newgame`.
    begun: bool,
    done: usize,
    failed: bool,
}

impl Review {
    /// A review of the main line of a record, with this effort for each search. There are two or three searches for a turn.
    #[must_use]
    pub fn new(record: &Record, effort: Effort) -> Review {
        let play = |position: &mut Position, id| {
            let (before, turn) = (*position, record.node(id).turn());
            position.play_unchecked(turn);
            Some((before, turn))
        };
        Review {
            line: record.main_line().scan(*record.start(), play).collect(),
            method: GameReview::new(record),
            effort,
            asked: None,
            begun: false,
            done: 0,
            failed: false,
        }
    }

    /// The next question. None while one is open, and when all is done. A review can be stopped at any time and keeps its results.
    pub fn ask(&mut self) -> Option<Question> {
        if self.asked.is_some() || self.failed {
            return None;
        }
        loop {
            match self.method.step() {
                ReviewStep::Judged(Progress { done, .. }) => self.done = done,
                ReviewStep::Over => return None,
                ReviewStep::Ask(request) => {
                    let inquiry = Inquiry::new(request, self.effort);
                    let mut asked = inquiry.question(LINES);
                    if !self.begun {
                        asked = asked.new_game();
                        self.begun = true;
                    }
                    self.asked = Some(inquiry);
                    return Some(asked);
                }
            }
        }
    }

    /// Handles an event of the conversation that asked the question.
    pub fn hear(&mut self, event: &Event) -> Update {
        let Some(inquiry) = &mut self.asked else { return Update::Nothing };
        let update = inquiry.hear(event);
        match update {
            Update::Done => {
                self.method.answer(inquiry.lines());
                self.asked = None;
                // Turns that need no search are judged at once, so that the progress includes them.
                while let ReviewStep::Judged(Progress { done, .. }) = self.method.step() {
                    self.done = done;
                }
            }
            Update::Failed => {
                self.asked = None;
                self.failed = true;
            }
            Update::Nothing | Update::Changed => (),
        }
        update
    }

    /// The turns under review, to notice that a record has changed since.
    pub fn line(&self) -> impl Iterator<Item = Turn> {
        self.line.iter().map(|&(_, turn)| turn)
    }

    /// The number of judged turns and of all turns.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.line.len())
    }

    /// Whether every turn has been judged.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.analysis().complete
    }

    /// Whether the engine failed. Earlier results stay.
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    /// The results so far.
    #[must_use]
    pub fn analysis(&self) -> GameAnalysis {
        self.method.analysis()
    }

    /// The graph of a player's chances. While the review runs, the first points are missing.
    #[must_use]
    pub fn graph(&self, player: Player) -> Vec<GraphPoint> {
        let analysis = self.analysis();
        let mut last = None;
        let mut points = Vec::new();
        for turn in &analysis.turns {
            let chances = Chances::seen_by(turn.before, turn.player, player);
            points.push(GraphPoint { ply: turn.index, chances, turn: last });
            last = turn.judgement.as_ref().map(|judgement| (turn.player, judgement.grade));
        }
        let end = analysis.end.map(|score| Chances::seen_by(score, analysis.to_move, player));
        points.extend(end.map(|chances| GraphPoint { ply: self.line.len(), chances, turn: last }));
        points
    }

    /// The mistakes of one player or both, to try again, in the order of the game.
    #[must_use]
    pub fn retries(&self, of: Option<Player>) -> Vec<Retry> {
        let analysis = self.analysis();
        let turns = analysis.turns.iter().filter(|turn| of.is_none_or(|player| player == turn.player));
        turns.filter_map(|turn| Retry::of(turn, self.line.get(turn.index)?.0)).collect()
    }
}

#[cfg(test)]
mod tests;
