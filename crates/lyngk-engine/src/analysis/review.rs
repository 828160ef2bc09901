//! Method of a game analysis, as a state machine without an engine.

use lyngk_rules::{Position, Record, Turn};

use super::game::{GameAnalysis, Progress, TurnAnalysis};
use super::judgement::{INACCURACY, MISTAKE, judge, thousandths};
use super::position::{final_score, one_turn_before};
use crate::{Line, Score, Verdict, Wdl};

/// A search that a review asks for: the best lines of a position that is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchRequest {
    /// The position.
    pub position: Position,
    /// The turns to choose from; all legal ones if none.
    pub among: Option<Vec<Turn>>,
}

/// The next step of a [`GameReview`].
#[derive(Clone, Debug)]
pub enum ReviewStep<'a> {
    /// Run this search, and hand its lines to [`GameReview::answer`].
    Ask(SearchRequest),
    /// A turn has been judged.
    Judged(Progress<'a>),
    /// The review is over.
    Over,
}

/// A review of a game: a state machine that asks for searches and takes their lines.
///
/// Positions are searched from the last to the first, so that the transposition table of later ones helps with the earlier. The score of
/// a turn is that of the position after it. If it is lower than the score of the position before, the position after the better turn is
/// searched as well before the turn is judged, and the better turn has the mean of both scores. In the same way, a turn is called
/// the only good one only after a search among all others. That needs two lines in an answer. The fewer visits a search had, the more a
/// turn must lose to be called an error ([`Judgement::with_doubt`](super::Judgement::with_doubt)).
///
/// A position is worth what the best of its turns is worth, the played one among them. So the loss of a turn is the difference between the
/// scores before and after it, and the score after a turn is that of the next position.
///
/// ```
/// use lyngk_engine::analysis::{GameReview, ReviewStep};
/// use lyngk_engine::{Line, Score, Wdl};
/// use lyngk_rules::{Position, Record, Variant};
///
/// let mut record = Record::new(Position::random_start(7, Variant::Standard));
/// record.push(None, record.start().turns()[0])?;
/// let mut review = GameReview::new(&record);
/// let mut searches = 0;
/// while !matches!(review.step(), ReviewStep::Over) {
///     if let ReviewStep::Ask(request) = review.step() {
///         // An engine would search here. In this example every position is even.
///         let turns = vec![request.position.turns()[0]];
///         review.answer(&[Line { score: Score::Estimate(Wdl::new(0.5, 0.0)), turns }], 1000);
///         searches += 1;
///     }
/// }
/// assert_eq!((searches, review.analysis().turns.len()), (2, 1));
/// # Ok::<(), lyngk_rules::IllegalTurn>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameReview {
    /// The turns that are not judged yet, each with the position before it.
    ahead: Vec<(Position, Turn)>,
    total: usize,
    /// The results so far, the last turn first.
    analysis: GameAnalysis,
    /// Whether the last judged turn has been reported.
    reported: bool,
    pending: Pending,
}

/// The search whose answer is pending.
#[derive(Clone, Debug)]
enum Pending {
    /// The score of the final position.
    End(Position),
    /// The best lines of a position whose played turn has the score `after`.
    Lines { after: Played },
    /// The best of the other turns.
    Others(Case),
    /// Another score of the turn `first`, which has the score `so_far`, from the position after it.
    SecondLook { case: Case, first: Turn, so_far: Score, next: Position },
    /// None: the review is over, or an answer was empty.
    Over,
}

/// The score of the played turn, and the visits of the search that it comes from.
#[derive(Clone, Copy, Debug)]
struct Played {
    score: Score,
    visits: u64,
}

/// The scores of the turn that is being judged.
#[derive(Clone, Copy, Debug)]
struct Case {
    before: Score,
    after: Score,
    /// The visits of the search of the position.
    visits: u64,
    /// The least visits of all searches so far.
    least: u64,
}

impl Case {
    /// The case after another search.
    fn searched(self, visits: u64) -> Case {
        Case { least: self.least.min(visits), ..self }
    }

    fn loss_against(&self, score: Score) -> f32 {
        thousandths(score.expectation() - self.after.expectation())
    }
}

impl GameReview {
    /// A review of the main line of a record.
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
        let mut review =
            GameReview { total: ahead.len(), ahead, analysis, reported: true, pending: Pending::End(position) };
        // The score of a finished game needs no search.
        if let Some(score) = final_score(&position) {
            review.end(Played { score, visits: u64::MAX });
        }
        review
    }

    /// The next step. A request stays the same until it is answered; a judged turn is reported once.
    pub fn step(&mut self) -> ReviewStep<'_> {
        if self.reported
            && let Pending::Lines { after } = self.pending
            && let Some((position, _)) = self.ahead.last()
            && position.turn_count() == 1
        {
            let Played { score, visits } = after;
            self.judged(Case { before: score, after: score, visits, least: visits }, None);
        }
        if !self.reported
            && let Some(turn) = self.analysis.turns.last()
        {
            self.reported = true;
            return ReviewStep::Judged(Progress { done: self.analysis.turns.len(), total: self.total, turn });
        }
        self.request().map_or(ReviewStep::Over, ReviewStep::Ask)
    }

    fn request(&self) -> Option<SearchRequest> {
        let &(position, turn) = match &self.pending {
            Pending::Over => return None,
            Pending::End(position) | Pending::SecondLook { next: position, .. } => {
                return Some(SearchRequest { position: *position, among: None });
            }
            Pending::Lines { .. } | Pending::Others(_) => self.ahead.last()?,
        };
        let others = || position.turns().into_iter().filter(|&other| other != turn).collect();
        Some(SearchRequest { position, among: matches!(self.pending, Pending::Others(_)).then(others) })
    }

    /// Takes the lines of the requested search, best first, with scores for the player to move, and its number of visits. Without a line
    /// the review ends.
    pub fn answer(&mut self, lines: &[Line], visits: u64) {
        let pending = std::mem::replace(&mut self.pending, Pending::Over);
        let Some(best) = lines.first() else { return };
        match pending {
            Pending::End(_) => self.end(Played { score: best.score, visits }),
            Pending::Lines { after } => self.compare(after, lines, visits),
            Pending::Others(case) if case.loss_against(best.score) <= -MISTAKE => self.judged(case, Some(best.clone())),
            Pending::Others(case) => self.second_look(case.searched(visits), best.clone()),
            Pending::SecondLook { case, first, so_far, .. } => {
                let case = case.searched(visits);
                let turns = [first].into_iter().chain(best.turns.iter().copied()).collect();
                self.judge_better(case, Line { score: combined(so_far, one_turn_before(best.score)), turns });
            }
            Pending::Over => (),
        }
    }

    /// The results so far.
    #[must_use]
    pub fn analysis(&self) -> GameAnalysis {
        self.clone().into_analysis()
    }

    /// The results so far, without a copy.
    #[must_use]
    pub fn into_analysis(self) -> GameAnalysis {
        let mut analysis = self.analysis;
        analysis.turns.reverse();
        analysis
    }

    fn end(&mut self, end: Played) {
        self.analysis.end = Some(end.score);
        self.go_on(end);
    }

    /// Continues with the turn that led to a position with this score.
    fn go_on(&mut self, next: Played) {
        self.analysis.complete = self.ahead.is_empty();
        let after = Played { score: one_turn_before(next.score), ..next };
        self.pending = if self.ahead.is_empty() { Pending::Over } else { Pending::Lines { after } };
    }

    /// Compares the played turn with the best lines. If it seems to be an error or the only good turn, another search checks that.
    fn compare(&mut self, after: Played, lines: &[Line], visits: u64) {
        let (Some(&(_, turn)), Some(best)) = (self.ahead.last(), lines.first()) else { return };
        let (after, least) = (after.score, after.visits.min(visits));
        // A proof counts, whichever search found it.
        let proved = lines.iter().find(|line| line.turns.first() == Some(&turn) && line.score.proof().is_some());
        let after = proved.filter(|_| after.proof().is_none()).map_or(after, |line| line.score);
        let wins = after.proof().is_some_and(|proof| proof.verdict == Verdict::Win);
        let case = Case { before: if wins { best.score.max(after) } else { best.score }, after, visits, least };
        if best.turns.first() != Some(&turn) {
            return self.second_look(case, best.clone());
        }
        let seems_only = lines.get(1).is_some_and(|second| case.loss_against(second.score) <= -MISTAKE);
        if seems_only || case.loss_against(best.score) >= INACCURACY {
            self.pending = Pending::Others(case);
        } else {
            self.judged(case, Some(Line { score: after, turns: vec![turn] }));
        }
    }

    /// Checks a better line by a search of the position after its first turn. A proved line, or one that is hardly better, needs no
    /// check.
    fn second_look(&mut self, case: Case, line: Line) {
        if line.score.proof().is_some() || case.loss_against(line.score) < INACCURACY {
            return self.judge_better(case, line);
        }
        let (Some(&(position, turn)), Some(&first)) = (self.ahead.last(), line.turns.first()) else { return };
        let Ok(next) = position.after(first) else {
            // The line of another program may be wrong. Then nothing speaks against the played turn.
            return self.judged(case, Some(Line { score: case.after, turns: vec![turn] }));
        };
        match final_score(&next) {
            Some(score) => self.judge_better(case, Line { score: one_turn_before(score), turns: vec![first] }),
            None => self.pending = Pending::SecondLook { case, first, so_far: line.score, next },
        }
    }

    /// Judges the turn against a line, or against itself if the line is not better.
    fn judge_better(&mut self, case: Case, line: Line) {
        let Some(&(_, turn)) = self.ahead.last() else { return };
        let as_played = Line { score: case.after, turns: vec![turn] };
        let rival = if case.loss_against(line.score) > 0.0 { line } else { as_played };
        self.judged(Case { before: rival.score, ..case }, Some(rival));
    }

    /// Stores the judgement of a turn and continues with the one before it.
    fn judged(&mut self, Case { before, after, visits, least }: Case, rival: Option<Line>) {
        let Some((position, turn)) = self.ahead.pop() else { return };
        let judgement = rival.map(|rival| judge(&position, turn, rival, after).with_doubt(least));
        let index = self.ahead.len();
        self.analysis.turns.push(TurnAnalysis { index, player: position.to_move(), turn, before, after, judgement });
        self.reported = false;
        self.go_on(Played { score: before, visits });
    }
}

/// The score of a turn from two searches of the same effort: the mean, or the proof that the second has found.
fn combined(first: Score, second: Score) -> Score {
    match (first, second) {
        (Score::Estimate(first), Score::Estimate(second)) => {
            let mean = |one: u16, other: u16| f32::from(one + other) / 2000.0;
            Score::Estimate(Wdl::new(mean(first.win(), second.win()), mean(first.draw(), second.draw())))
        }
        _ => second,
    }
}
