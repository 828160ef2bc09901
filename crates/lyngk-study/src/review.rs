//! Review of a whole game, with retries of its mistakes.
//!
//! The method is that of [`lyngk_engine::analysis::GameReview`]. The engine is asked over LEI, so that a page can search in a worker,
//! show the progress and stop at any time.

mod gift;
mod kept;
mod moment;
mod retry;
pub mod say;

use lyngk_engine::analysis::{GameReview, Progress, ReviewStep, SearchRequest};
use lyngk_lei::{Event, Line, Question};
use lyngk_rules::{GameResult, Player, Position, Record, Turn};
use lyngk_view::say::row;

pub(crate) use gift::is_safe;
pub use gift::{GIFT_SIGN, Gift};
pub use kept::key;
pub use lyngk_engine::analysis::{GameAnalysis, Grade, TurnAnalysis};
pub use moment::{Counts, Moment, MomentKind};
pub use retry::{Retry, RetryQuestion, RetryVerdict, Tried};

use crate::analysis::{Chances, Effort, Inquiry, Known, Update};

/// The second line shows whether a turn was the only good one.
const LINES: u32 = 2;

/// An answer of the engine.
#[derive(Clone, Debug)]
struct Answer {
    lines: Vec<Line>,
    visits: u64,
}

/// The best line of a position, from a search of all its turns.
#[derive(Clone, Debug)]
struct BestLine {
    position: Position,
    line: Line,
}

/// A point of the graph of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GraphPoint {
    /// The number of turns before it.
    pub ply: usize,
    /// The chances of the graph's player.
    pub chances: Chances,
    /// The player and the grade of the turn that led here. None at the start, and after a turn that was the only legal one.
    pub turn: Option<(Player, Grade)>,
    /// Whether that turn was no error, but gave a stack away.
    pub is_gift: bool,
}

/// The review of a game, from its end to its beginning.
#[derive(Clone, Debug)]
pub struct Review {
    /// The position before each turn, and the turn.
    line: Vec<(Position, Turn)>,
    /// The winner, if the record names one.
    winner: Option<Player>,
    method: GameReview,
    effort: Effort,
    /// The number of lines to ask for.
    lines: u32,
    /// Lines of other searches, which are not asked for again.
    known: Vec<Known>,
    /// The results of its own searches among all turns.
    searched: Vec<Known>,
    asked: Option<Inquiry>,
    /// The answers so far, from which everything else follows.
    answers: Vec<Answer>,
    /// The best lines of the searched positions.
    best: Vec<BestLine>,
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
            winner: Player::ALL.into_iter().find(|&player| record.result == GameResult::Win(player)),
            method: GameReview::new(record),
            effort,
            lines: LINES,
            known: Vec::new(),
            searched: Vec::new(),
            asked: None,
            answers: Vec::new(),
            best: Vec::new(),
            begun: false,
            done: 0,
            failed: false,
        }
    }

    /// The same review, which uses what other searches have found where they went as far as its own would, and asks for this many lines.
    pub(crate) fn knowing(self, known: Vec<Known>, lines: u32) -> Review {
        Review { known, lines: lines.max(LINES), ..self }
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
                    if let Some(answer) = self.recall(&request) {
                        self.take(answer);
                        continue;
                    }
                    let inquiry = Inquiry::new(request, self.effort);
                    let mut asked = inquiry.question(self.lines);
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

    /// The answer to a request from what is known. The score of a turn under review comes from a search of the position after it.
    fn recall(&self, request: &SearchRequest) -> Option<Answer> {
        let enough = || self.known.iter().filter(|known| known.is_enough_for(self.effort));
        let found = enough().filter(|known| known.position == request.position).find_map(|known| {
            let lines = known.among(request.among.as_deref());
            if lines.is_empty() { None } else { Some(Answer { lines, visits: known.extent.nodes }) }
        });
        let ahead = || {
            enough().filter(|_| request.among.is_none()).find_map(|known| {
                let (first, line) = known.from(&request.position)?;
                let is_reviewed = self.line.contains(&(known.position, first));
                if is_reviewed { None } else { Some(Answer { lines: vec![line], visits: known.extent.nodes }) }
            })
        };
        found.or_else(ahead)
    }

    /// Handles an event of the conversation that asked the question.
    pub fn hear(&mut self, event: &Event) -> Update {
        let Some(inquiry) = &mut self.asked else { return Update::Nothing };
        let update = inquiry.hear(event);
        match update {
            Update::Done => {
                let (lines, extent) = (inquiry.lines().to_vec(), inquiry.extent());
                if let SearchRequest { position, among: None } = *inquiry.request() {
                    self.searched.push(Known { position, lines: lines.clone(), extent });
                }
                let answer = Answer { lines, visits: extent.nodes };
                self.asked = None;
                self.take(answer);
            }
            Update::Failed => {
                self.asked = None;
                self.failed = true;
            }
            Update::Nothing | Update::Changed => (),
        }
        update
    }

    /// Takes the answer to the open question.
    fn take(&mut self, answer: Answer) {
        if let ReviewStep::Ask(SearchRequest { position, among: None }) = self.method.step() {
            self.best.extend(answer.lines.first().map(|line| BestLine { position, line: line.clone() }));
        }
        self.method.answer(&answer.lines, answer.visits);
        self.answers.push(answer);
        self.judge();
    }

    /// Turns that need no search are judged at once, so that the progress includes them.
    fn judge(&mut self) {
        while let ReviewStep::Judged(Progress { done, .. }) = self.method.step() {
            self.done = done;
        }
    }

    /// The results of its own searches among all turns, in the order of the questions.
    pub(crate) fn searched(&self) -> &[Known] {
        &self.searched
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

    /// The same, counted in moves as in the record, where a turn of either player share a number.
    #[must_use]
    pub fn progress_in_moves(&self) -> (usize, usize) {
        let first = self.line.first().map_or(Player::One, |(start, _)| start.to_move());
        let (done, total) = self.progress();
        let all = row(first, total);
        (all - row(first, total - done), all)
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

    /// The best answer to the turn with this many turns before it, with its continuation. Empty before it is known, and if the game is
    /// over after the turn.
    #[must_use]
    pub fn reply(&self, ply: usize) -> Vec<Turn> {
        let Some((position, turn)) = self.line.get(ply) else { return Vec::new() };
        let next = position.after_unchecked(*turn);
        // A position with one legal turn is not searched.
        if let [only] = next.turns().as_slice() {
            return vec![*only];
        }
        let found = self.best.iter().find(|best| best.position == next);
        found.map(|best| best.line.turns.clone()).unwrap_or_default()
    }

    /// The graph of a player's chances. While the review runs, the first points are missing.
    #[must_use]
    pub fn graph(&self, player: Player) -> Vec<GraphPoint> {
        let analysis = self.analysis();
        let gifts = self.gifts();
        let is_gift = |ply: usize| gifts.iter().any(|gift| gift.ply + 1 == ply && !gift.is_error);
        let mut last = None;
        let mut points = Vec::new();
        for turn in &analysis.turns {
            let chances = Chances::seen_by(turn.before, turn.player, player);
            points.push(GraphPoint { ply: turn.index, chances, turn: last, is_gift: is_gift(turn.index) });
            last = turn.judgement.as_ref().map(|judgement| (turn.player, judgement.grade));
        }
        let end = analysis.end.map(|score| Chances::seen_by(score, analysis.to_move, player));
        let ply = self.line.len();
        points.extend(end.map(|chances| GraphPoint { ply, chances, turn: last, is_gift: is_gift(ply) }));
        points
    }

    /// The stacks that players let their opponents complete, in the order of the game.
    #[must_use]
    pub fn gifts(&self) -> Vec<Gift> {
        let turns = self.analysis().turns;
        let gift = |turn: &TurnAnalysis| gift::found(turn, self.line.get(turn.index..turn.index + 2)?);
        turns.iter().filter_map(gift).collect()
    }

    /// The moments of one player or both, to try again, in the order of [`moments`](Review::moments).
    #[must_use]
    pub fn retries(&self, of: Option<Player>) -> Vec<Retry> {
        self.moments(of).into_iter().filter_map(Retry::of).collect()
    }
}

#[cfg(test)]
pub(crate) mod tests;
