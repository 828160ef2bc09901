//! The method by which a game is judged, without an engine: what to ask, and what to make of the answers.

use lyngk_rules::{Position, Record, Turn};

use super::game::{GameAnalysis, Progress, TurnAnalysis};
use super::judgement::{INACCURACY, MISTAKE, judge, thousandths};
use super::position::{final_score, one_turn_before};
use crate::{Line, Score, Verdict};

/// What is to be searched: the best lines of a position that is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchRequest {
    /// The position.
    pub position: Position,
    /// The turns to choose from, where not all legal ones.
    pub among: Option<Vec<Turn>>,
}

/// What comes next in a [`GameReview`].
#[derive(Clone, Debug)]
pub enum ReviewStep<'a> {
    /// This is to be searched, and the lines handed to [`GameReview::answer`].
    Ask(SearchRequest),
    /// A turn has been judged.
    Judged(Progress<'a>),
    /// There is nothing more to ask.
    Over,
}

/// A whole game judged turn by turn: a state machine that says what is to be searched and takes what was found.
///
/// Positions are searched from the last to the first, so that what an engine remembers of the later ones helps with
/// the earlier. What a turn came to is what the position after it promises, searched as long as every other. Where that
/// is less than the position before promised, the position after the better turn is searched as long too before anything
/// is said: a turn is blamed by two searches of the same kind, never by one that saw less. In the same way, a turn is
/// called the only good one after a search among all others; for that there must be two lines in an answer.
///
/// ```
/// use lyngk_engine::analysis::{GameReview, ReviewStep};
/// use lyngk_engine::{Line, Score, Wdl};
/// use lyngk_rules::{Position, Record, Variant};
///
/// let mut record = Record::new(Position::random_start(7, Variant::Standard));
/// record.push(None, record.start().turns()[0])?;
/// let mut review = GameReview::new(&record);
/// let mut questions = 0;
/// while !matches!(review.step(), ReviewStep::Over) {
///     if let ReviewStep::Ask(question) = review.step() {
///         // Whoever can, searches. Here everything is even.
///         let turns = vec![question.position.turns()[0]];
///         review.answer(&[Line { score: Score::Estimate(Wdl::new(0.5, 0.0)), turns }]);
///         questions += 1;
///     }
/// }
/// assert_eq!((questions, review.analysis().turns.len()), (2, 1));
/// # Ok::<(), lyngk_rules::IllegalTurn>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameReview {
    /// The turns that are not judged yet, each with the position in which it was played.
    ahead: Vec<(Position, Turn)>,
    total: usize,
    /// What has been found, the last turn first until it is handed out.
    analysis: GameAnalysis,
    /// Whether the last judged turn has been told of.
    told: bool,
    stage: Stage,
}

/// What the next answer is for.
#[derive(Clone, Debug)]
enum Stage {
    /// What the end of the game promises.
    End(Position),
    /// The best lines where a turn was played that came to `after`.
    Lines { after: Score },
    /// The best of the other turns.
    Others(Case),
    /// How good it is to begin like this line, looked at as long as the played turn.
    SecondLook { case: Case, first: Turn, next: Position },
    /// Nothing is left, or an answer was empty.
    Over,
}

/// What is known of the turn that is being judged.
#[derive(Clone, Copy, Debug)]
struct Case {
    before: Score,
    after: Score,
}

impl Case {
    fn lost(&self, score: Score) -> f32 {
        thousandths(score.expectation() - self.after.expectation())
    }
}

impl GameReview {
    /// Begins to judge the main line of a record.
    #[must_use]
    pub fn new(record: &Record) -> GameReview {
        let mut position = *record.start();
        let mut ahead = Vec::new();
        for id in record.main_line() {
            let turn = record.node(id).turn();
            ahead.push((position, turn));
            position.play_unchecked(turn);
        }
        let analysis = GameAnalysis { turns: Vec::new(), to_move: position.to_move(), end: None, complete: false };
        let mut review = GameReview { total: ahead.len(), ahead, analysis, told: true, stage: Stage::End(position) };
        // How a game ended is known without a search.
        if let Some(score) = final_score(&position) {
            review.end(score);
        }
        review
    }

    /// What comes next. A question stays the same until it is answered; a turn is told of once.
    pub fn step(&mut self) -> ReviewStep<'_> {
        if self.told
            && let Stage::Lines { after } = self.stage
            && let Some((position, _)) = self.ahead.last()
            && position.turn_count() == 1
        {
            self.judged(Case { before: after, after }, None);
        }
        if !self.told
            && let Some(turn) = self.analysis.turns.last()
        {
            self.told = true;
            return ReviewStep::Judged(Progress { done: self.analysis.turns.len(), total: self.total, turn });
        }
        self.question().map_or(ReviewStep::Over, ReviewStep::Ask)
    }

    fn question(&self) -> Option<SearchRequest> {
        let &(position, turn) = match &self.stage {
            Stage::Over => return None,
            Stage::End(position) | Stage::SecondLook { next: position, .. } => {
                return Some(SearchRequest { position: *position, among: None });
            }
            Stage::Lines { .. } | Stage::Others(_) => self.ahead.last()?,
        };
        let others = || position.turns().into_iter().filter(|&other| other != turn).collect();
        Some(SearchRequest { position, among: matches!(self.stage, Stage::Others(_)).then(others) })
    }

    /// Takes the lines that answer the question, best first, scores for the player to move there. Without any the review
    /// ends, as nothing follows from nothing.
    pub fn answer(&mut self, lines: &[Line]) {
        let stage = std::mem::replace(&mut self.stage, Stage::Over);
        let Some(best) = lines.first() else { return };
        match stage {
            Stage::End(_) => self.end(best.score),
            Stage::Lines { after } => self.compare(after, lines),
            Stage::Others(case) if case.lost(best.score) <= -MISTAKE => self.judged(case, Some(best.clone())),
            Stage::Others(case) => self.second_look(case, best.clone()),
            Stage::SecondLook { case, first, .. } => {
                let turns = [first].into_iter().chain(best.turns.iter().copied()).collect();
                self.judge_better(case, Line { score: one_turn_before(best.score), turns });
            }
            Stage::Over => (),
        }
    }

    /// What has been found so far.
    #[must_use]
    pub fn analysis(&self) -> GameAnalysis {
        self.clone().into_analysis()
    }

    /// What has been found, as it is.
    #[must_use]
    pub fn into_analysis(self) -> GameAnalysis {
        let mut analysis = self.analysis;
        analysis.turns.reverse();
        analysis
    }

    fn end(&mut self, score: Score) {
        self.analysis.end = Some(score);
        self.go_on(score);
    }

    /// Goes on with the turn that led to a position with this score.
    fn go_on(&mut self, next: Score) {
        self.analysis.complete = self.ahead.is_empty();
        self.stage = if self.ahead.is_empty() { Stage::Over } else { Stage::Lines { after: one_turn_before(next) } };
    }

    /// The line to compare the played turn with is looked at twice where it would bring blame or praise.
    fn compare(&mut self, after: Score, lines: &[Line]) {
        let (Some(&(_, turn)), Some(best)) = (self.ahead.last(), lines.first()) else { return };
        // What is proved is known, whichever search found it.
        let proved = lines.iter().find(|line| line.turns.first() == Some(&turn) && line.score.proof().is_some());
        let after = proved.filter(|_| after.proof().is_none()).map_or(after, |line| line.score);
        let wins = after.proof().is_some_and(|proof| proof.verdict == Verdict::Win);
        let case = Case { before: if wins { best.score.max(after) } else { best.score }, after };
        if best.turns.first() != Some(&turn) {
            return self.second_look(case, best.clone());
        }
        let seems_only = lines.get(1).is_some_and(|second| case.lost(second.score) <= -MISTAKE);
        if seems_only || case.lost(best.score) >= INACCURACY {
            self.stage = Stage::Others(case);
        } else {
            self.judged(case, Some(Line { score: after, turns: vec![turn] }));
        }
    }

    /// Asks whether a line is better than what was played, also when the position after its first turn is searched as long
    /// as that after the played one. What is proved, or too little to speak of, needs no second search.
    fn second_look(&mut self, case: Case, line: Line) {
        if line.score.proof().is_some() || case.lost(line.score) < INACCURACY {
            return self.judge_better(case, line);
        }
        let (Some(&(position, turn)), Some(&first)) = (self.ahead.last(), line.turns.first()) else { return };
        let Ok(next) = position.after(first) else {
            // The line of another program may be wrong. Then nothing speaks against the played turn.
            return self.judged(case, Some(Line { score: case.after, turns: vec![turn] }));
        };
        match final_score(&next) {
            Some(score) => self.judge_better(case, Line { score: one_turn_before(score), turns: vec![first] }),
            None => self.stage = Stage::SecondLook { case, first, next },
        }
    }

    /// Judges by a line, or by the played turn itself where nothing speaks for the line.
    fn judge_better(&mut self, case: Case, line: Line) {
        let Some(&(_, turn)) = self.ahead.last() else { return };
        let as_played = Line { score: case.after, turns: vec![turn] };
        self.judged(case, Some(if case.lost(line.score) > 0.0 { line } else { as_played }));
    }

    /// Notes a turn that is done and goes on with the one before it.
    fn judged(&mut self, Case { before, after }: Case, rival: Option<Line>) {
        let Some((position, turn)) = self.ahead.pop() else { return };
        let judgement = rival.map(|rival| judge(&position, turn, rival, after));
        let index = self.ahead.len();
        self.analysis.turns.push(TurnAnalysis { index, player: position.to_move(), turn, before, after, judgement });
        self.told = false;
        self.go_on(before);
    }
}
