//! Judgement of a turn, from scores alone.

use lyngk_rules::{Position, Turn};

use super::theme::{Theme, themes};
use crate::{Line, Score, Verdict};

/// From this loss of expected result on, a turn is an inaccuracy. Less than one game in twenty is within the error of a search.
pub const INACCURACY: f32 = 0.05;
/// From this loss on, a turn is a mistake: one game in ten is what a player can feel over an evening.
pub const MISTAKE: f32 = 0.10;
/// From this loss on, a turn is a blunder: two of them turn an even game into one that is all but lost.
pub const BLUNDER: f32 = 0.20;

/// The grade of a turn, from best to worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Nothing better was found.
    Best,
    /// Less than [`INACCURACY`] was lost.
    Good,
    /// From [`INACCURACY`] on.
    Inaccuracy,
    /// From [`MISTAKE`] on.
    Mistake,
    /// From [`BLUNDER`] on.
    Blunder,
}

impl Grade {
    /// All grades, the best first.
    pub const ALL: [Grade; 5] = [Grade::Best, Grade::Good, Grade::Inaccuracy, Grade::Mistake, Grade::Blunder];

    /// The grade of a turn that loses this much of the expected result.
    #[must_use]
    pub fn of_loss(loss: f32) -> Grade {
        match loss {
            loss if loss >= BLUNDER => Grade::Blunder,
            loss if loss >= MISTAKE => Grade::Mistake,
            loss if loss >= INACCURACY => Grade::Inaccuracy,
            loss if loss > 0.0 => Grade::Good,
            _ => Grade::Best,
        }
    }

    /// Whether the turn is an inaccuracy or worse.
    #[must_use]
    pub fn is_error(self) -> bool {
        self >= Grade::Inaccuracy
    }
}

/// A proved result that a turn has thrown away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThrownAway {
    /// The proved result before the turn.
    pub had: Verdict,
    /// The proved result after it.
    pub left: Verdict,
}

/// The judgement of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The grade.
    pub grade: Grade,
    /// The loss of expected result, from 0 to 1, to the thousandth.
    pub loss: f32,
    /// A better turn and its continuation. None if none was found.
    pub better: Option<Line>,
    /// The proved result that it threw away, if any.
    pub thrown_away: Option<ThrownAway>,
    /// Whether every other turn would have been a mistake or worse.
    pub only_good: bool,
    /// Facts of the rules that set the turn apart from the better one. Empty if it is not an error.
    pub themes: Vec<Theme>,
}

/// Judges a turn: `rival` is the best line that begins with another turn, `after` the score of the played one. Both scores are for the
/// player who moved, and should come from searches of the same effort.
///
/// ```
/// use lyngk_engine::analysis::{Grade, judge};
/// use lyngk_engine::{Line, Score, Wdl};
/// use lyngk_rules::{Position, Variant};
///
/// let position = Position::random_start(7, Variant::Standard);
/// let turns = position.turns();
/// let rival = Line { score: Score::Estimate(Wdl::new(0.6, 0.0)), turns: vec![turns[1]] };
/// let judgement = judge(&position, turns[0], rival, Score::Estimate(Wdl::new(0.48, 0.0)));
/// assert_eq!(judgement.grade, Grade::Mistake);
/// ```
#[must_use]
pub fn judge(position: &Position, played: Turn, rival: Line, after: Score) -> Judgement {
    let loss = thousandths(rival.score.expectation() - after.expectation());
    let thrown_away = match (rival.score.proof(), after.proof()) {
        (Some(had), Some(left)) if left.verdict < had.verdict => {
            Some(ThrownAway { had: had.verdict, left: left.verdict })
        }
        _ => None,
    };
    let grade = Grade::of_loss(loss);
    let themes = match rival.turns.first() {
        Some(&better) if grade.is_error() => themes(position, played, better),
        _ => Vec::new(),
    };
    Judgement {
        grade,
        loss: loss.max(0.0),
        better: (loss > 0.0).then_some(rival),
        thrown_away,
        only_good: loss <= -MISTAKE,
        themes,
    }
}

impl Judgement {
    /// The same judgement from scores of searches with at least this many visits. An error that is within the error of such a search is
    /// none: the standard error of the mean of n results is at most 0.5/√n.
    #[must_use]
    pub fn with_doubt(self, visits: u64) -> Judgement {
        let doubt = 0.5 / (visits.max(1) as f32).sqrt();
        if self.thrown_away.is_some() || !self.grade.is_error() || self.loss >= INACCURACY + doubt {
            return self;
        }
        Judgement { grade: Grade::Good, themes: Vec::new(), ..self }
    }
}

/// Rounds a difference of probabilities, which are in thousandths, to remove floating-point noise.
pub(super) fn thousandths(loss: f32) -> f32 {
    (loss * 1000.0).round() / 1000.0
}
