//! How good a turn was, from scores alone.

use lyngk_rules::{Position, Turn};

use super::theme::{Theme, themes};
use crate::{Line, Score, Verdict};

/// From this loss on a turn is an inaccuracy. Less than one game in twenty is within what a search itself errs by.
pub const INACCURACY: f32 = 0.05;
/// From this loss on a turn is a mistake: one game in ten is what a player can feel over an evening.
pub const MISTAKE: f32 = 0.10;
/// From this loss on a turn is a blunder: two such turns turn an even game into one that is all but lost.
pub const BLUNDER: f32 = 0.20;

/// How good a turn was, the best first.
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

    /// Whether something is wrong with such a turn.
    #[must_use]
    pub fn is_error(self) -> bool {
        self >= Grade::Inaccuracy
    }
}

/// A result that was certain before a turn and is as certainly worse after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ThrownAway {
    /// What was proved before.
    pub had: Verdict,
    /// What is proved now.
    pub left: Verdict,
}

/// What is to be said of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// How good it was.
    pub grade: Grade,
    /// How much of the expected result it lost, from 0 to 1, to the thousandth.
    pub loss: f32,
    /// A better turn and how it goes on; none when none was found.
    pub better: Option<Line>,
    /// The proved result that it threw away.
    pub thrown_away: Option<ThrownAway>,
    /// Whether every other turn would have been a mistake or worse.
    pub only_good: bool,
    /// What was wrong, as far as the rules alone tell. Empty where nothing was.
    pub themes: Vec<Theme>,
}

/// Judges a turn: `rival` is the best line that begins with another turn, `after` what the played one came to. Both
/// scores are for the player who moved, and should come from like effort.
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

/// Differences of chances, which come in thousandths, without what floating point adds to them.
pub(super) fn thousandths(loss: f32) -> f32 {
    (loss * 1000.0).round() / 1000.0
}
