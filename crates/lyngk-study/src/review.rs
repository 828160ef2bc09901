//! A whole game judged, and its mistakes to be tried again.
//!
//! The method is that of [`lyngk_engine::analysis`]; here its questions become lines of LEI and the answers to them what it
//! goes on with, so that a page can let a worker think, show how far it is and stop at any time.

mod retry;
pub mod say;

use lyngk_engine::analysis::{GameAnalysis, GameReview, Grade, Progress, Step};
use lyngk_lei::{Answer, Command};
use lyngk_rules::{Player, Position, Record, Turn};

pub use lyngk_engine::analysis::TurnAnalysis;
pub use retry::{Retry, RetryQuestion, RetryVerdict, Tried};

use crate::analysis::{Chances, Effort, Heard, Inquiry};

/// Two lines are needed to see whether a turn was the only good one.
const LINES: u32 = 2;

/// A point of the graph.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GraphPoint {
    /// How many turns came before.
    pub ply: usize,
    /// What the position promised the player for whom the graph is drawn.
    pub chances: Chances,
    /// Who played the turn that led here, and how good it was; none at the start and for turns that were the only one.
    pub turn: Option<(Player, Grade)>,
}

/// A game that is being judged, from its end to its beginning.
#[derive(Clone, Debug)]
pub struct Review {
    /// The position before each turn, and the turn.
    line: Vec<(Position, Turn)>,
    method: GameReview,
    effort: Effort,
    asked: Option<Inquiry>,
    /// Whether the engine has been told that a new game begins.
    begun: bool,
    done: usize,
    failed: bool,
}

impl Review {
    /// Begins to judge the main line of a record, with so much effort for each question; there are two or three to a turn.
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

    /// The lines to send for the next question. None while one is open, and when all is done. Whoever asks no more has what
    /// was found so far.
    pub fn ask(&mut self) -> Option<Vec<String>> {
        if self.asked.is_some() || self.failed {
            return None;
        }
        loop {
            match self.method.step() {
                Step::Judged(Progress { done, .. }) => self.done = done,
                Step::Over => return None,
                Step::Ask(question) => {
                    let inquiry = Inquiry::new(question, self.effort);
                    let mut commands = inquiry.commands(LINES);
                    if !self.begun {
                        commands.insert(0, Command::NewGame.to_string());
                        self.begun = true;
                    }
                    self.asked = Some(inquiry);
                    return Some(commands);
                }
            }
        }
    }

    /// Takes what the engine says.
    pub fn hear(&mut self, answer: &Answer) -> Heard {
        let Some(inquiry) = &mut self.asked else { return Heard::Nothing };
        let heard = inquiry.hear(answer);
        match heard {
            Heard::Done => {
                self.method.answer(inquiry.lines());
                self.asked = None;
                // Turns that need no question are judged at once, so that progress is what it is.
                while let Step::Judged(Progress { done, .. }) = self.method.step() {
                    self.done = done;
                }
            }
            Heard::Failed => {
                self.asked = None;
                self.failed = true;
            }
            Heard::Nothing | Heard::News => (),
        }
        heard
    }

    /// The turns that are judged, so that what was found is not taken for what it is not once a record has changed.
    pub fn line(&self) -> impl Iterator<Item = Turn> {
        self.line.iter().map(|&(_, turn)| turn)
    }

    /// How many turns are judged, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.line.len())
    }

    /// Whether every turn has been judged.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.analysis().complete
    }

    /// Whether the engine refused to go on. What was found before is still there.
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.failed
    }

    /// What has been found, for summaries and everything about each turn.
    #[must_use]
    pub fn analysis(&self) -> GameAnalysis {
        self.method.analysis()
    }

    /// What each position promised a player, as far as it is known: at the beginning points may be missing.
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

    /// The mistakes of a player, or of both, to be tried again, in the order of the game.
    #[must_use]
    pub fn retries(&self, of: Option<Player>) -> Vec<Retry> {
        let analysis = self.analysis();
        let turns = analysis.turns.iter().filter(|turn| of.is_none_or(|player| player == turn.player));
        turns.filter_map(|turn| Retry::of(turn, self.line.get(turn.index)?.0)).collect()
    }
}

#[cfg(test)]
mod tests;
