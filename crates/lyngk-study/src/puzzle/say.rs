//! Sentences about puzzles in the reader's language.

use lyngk_rules::{Player, Turn, Variant};
use lyngk_view::{Value, Words};

use super::{
    Difficulty, Feedback, Puzzle, PuzzleGoal, PuzzleHint, PuzzleMessage, PuzzleProgress, PuzzleTheme, Worse, WrongTurn,
};

/// An action at a puzzle other than playing a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Get a hint.
    Hint,
    /// See the solution.
    GiveUp,
    /// Start the same puzzle again.
    Again,
    /// Go to the next one.
    Next,
    /// Go to the puzzle of the day.
    Daily,
}

/// Title of the puzzles.
#[must_use]
pub fn title(words: &Words) -> String {
    words.text("puzzles-title")
}

/// "Puzzle 17".
#[must_use]
pub fn number(words: &Words, number: usize) -> String {
    words.with("puzzle-number", [("number", number.into())])
}

/// "Puzzle of the day, 16 November 2026", with the date already formatted for the reader.
#[must_use]
pub fn daily(words: &Words, date: &str) -> String {
    words.with("puzzle-of-day", [("date", date.into())])
}

/// Label of an action.
#[must_use]
pub fn action(words: &Words, action: PuzzleAction) -> String {
    words.text(match action {
        PuzzleAction::Hint => "action-hint",
        PuzzleAction::GiveUp => "puzzle-action-give-up",
        PuzzleAction::Again => "puzzle-action-again",
        PuzzleAction::Next => "puzzle-action-next",
        PuzzleAction::Daily => "puzzle-action-daily",
    })
}

/// Name of a difficulty; for none, "all".
#[must_use]
pub fn difficulty(words: &Words, difficulty: Option<Difficulty>) -> String {
    words.text(match difficulty {
        Some(Difficulty::Easy) => "puzzle-easy",
        Some(Difficulty::Medium) => "puzzle-medium",
        Some(Difficulty::Hard) => "puzzle-hard",
        None => "puzzle-all-difficulties",
    })
}

/// Name of a theme; for none, "all".
#[must_use]
pub fn theme(words: &Words, theme: Option<PuzzleTheme>) -> String {
    words.text(match theme {
        Some(PuzzleTheme::Complete) => "puzzle-theme-complete",
        Some(PuzzleTheme::Deny) => "puzzle-theme-deny",
        Some(PuzzleTheme::Chain) => "puzzle-theme-chain",
        Some(PuzzleTheme::Claim) => "puzzle-theme-claim",
        Some(PuzzleTheme::RunOut) => "puzzle-theme-run-out",
        Some(PuzzleTheme::SuddenDeath) => "puzzle-theme-sudden-death",
        None => "puzzle-all-themes",
    })
}

/// Name of a variant; for none, "both".
#[must_use]
pub fn variant(words: &Words, variant: Option<Variant>) -> String {
    words.text(match variant {
        Some(Variant::Standard) => "puzzle-variant-standard",
        Some(Variant::Six) => "puzzle-variant-six",
        None => "puzzle-all-variants",
    })
}

/// The task: "Only one move wins. Find it. After the reply there is another one to find." Tells player 2 which stacks are theirs.
#[must_use]
pub fn task(words: &Words, puzzle: &Puzzle) -> String {
    let what = words.text(match puzzle.goal() {
        PuzzleGoal::Win => "puzzle-task-win",
        PuzzleGoal::Draw => "puzzle-task-draw",
    });
    let more = puzzle.steps().len() - 1;
    let length = (more > 0).then(|| words.with("puzzle-task-length", [("count", more.into())]));
    let rings = (puzzle.position().to_move() == Player::Two).then(|| words.text("puzzle-task-rings"));
    [Some(what), length, rings].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A message beside a puzzle. The end of the puzzle comes with the reason.
#[must_use]
pub fn message(words: &Words, puzzle: &Puzzle, message: &PuzzleMessage) -> String {
    match message {
        PuzzleMessage::Feedback(solved @ Feedback::Solved) => with_reason(words, puzzle, feedback(words, solved)),
        PuzzleMessage::Feedback(feedback) => self::feedback(words, feedback),
        PuzzleMessage::Hint(hint) => self::hint(words, *hint),
        PuzzleMessage::Solution(line) => with_reason(words, puzzle, format!("{}.", solution(words, line))),
    }
}

fn with_reason(words: &Words, puzzle: &Puzzle, said: String) -> String {
    std::iter::once(said).chain(reasons(words, puzzle)).collect::<Vec<_>>().join(" ")
}

/// Why a solution works, as far as its themes say: a sentence each, two at most.
pub fn reasons<'a>(words: &'a Words, puzzle: &'a Puzzle) -> impl Iterator<Item = String> + 'a {
    puzzle.themes().iter().take(2).map(|theme| {
        words.text(match theme {
            PuzzleTheme::Complete => "puzzle-why-complete",
            PuzzleTheme::Deny => "puzzle-why-deny",
            PuzzleTheme::Chain => "puzzle-why-chain",
            PuzzleTheme::Claim => "puzzle-why-claim",
            PuzzleTheme::RunOut => "puzzle-why-run-out",
            PuzzleTheme::SuddenDeath => "puzzle-why-sudden-death",
        })
    })
}

/// The answer to a turn.
#[must_use]
pub fn feedback(words: &Words, feedback: &Feedback) -> String {
    match feedback {
        Feedback::Right { reply: Turn::Pass } => words.text("puzzle-right-pass"),
        Feedback::Right { reply } => words.with("puzzle-right", [("reply", name(*reply))]),
        Feedback::Solved => words.text("puzzle-solved"),
        Feedback::Wrong(wrong) => self::wrong(words, wrong),
        Feedback::Over => words.text("puzzle-over"),
    }
}

/// "d3-d4 is legal, but it throws the win away and even loses. Your opponent replies e4-e5."
fn wrong(words: &Words, wrong: &WrongTurn) -> String {
    let thrown = match (wrong.goal, wrong.leads_to) {
        (PuzzleGoal::Win, Worse::Loss) => "puzzle-wrong-win-to-loss",
        (PuzzleGoal::Win, Worse::Draw) => "puzzle-wrong-win-to-draw",
        (PuzzleGoal::Draw, _) => "puzzle-wrong-draw-to-loss",
    };
    let mut sentences = vec![words.with(thrown, [("turn", name(wrong.turn))])];
    // A forced pass that keeps the result is not an instructive reply.
    if let Some(answer @ Turn::Move { .. }) = wrong.answer {
        sentences.push(words.with("puzzle-wrong-answer", [("answer", name(answer))]));
    }
    if let Some(completing) = wrong.completes {
        sentences.push(if wrong.answer == Some(completing) {
            words.text("puzzle-wrong-completes-so")
        } else {
            words.with("puzzle-wrong-completes", [("turn", name(completing))])
        });
    }
    sentences.join(" ")
}

/// A hint.
#[must_use]
pub fn hint(words: &Words, hint: PuzzleHint) -> String {
    match hint {
        PuzzleHint::Theme(theme) => words.text(match theme {
            PuzzleTheme::Complete => "puzzle-hint-complete",
            PuzzleTheme::Deny => "puzzle-hint-deny",
            PuzzleTheme::Chain => "puzzle-hint-chain",
            PuzzleTheme::Claim => "puzzle-hint-claim",
            PuzzleTheme::RunOut => "puzzle-hint-run-out",
            PuzzleTheme::SuddenDeath => "puzzle-hint-sudden-death",
        }),
        PuzzleHint::Start { point, claims: false } => words.with("puzzle-hint-start", [("point", name(point))]),
        PuzzleHint::Start { point, claims: true } => words.with("puzzle-hint-start-claim", [("point", name(point))]),
    }
}

/// The solution as a list of turns.
#[must_use]
pub fn solution(words: &Words, line: &[Turn]) -> String {
    let line = line.iter().map(Turn::to_string).collect::<Vec<_>>().join(" ");
    words.with("puzzle-solution", [("line", line.into())])
}

/// Number of solved puzzles among those chosen.
#[must_use]
pub fn count(words: &Words, (solved, all): (usize, usize)) -> String {
    words.with("puzzle-count", [("solved", solved.into()), ("all", all.into())])
}

/// All chosen puzzles are solved.
#[must_use]
pub fn none_left(words: &Words) -> String {
    words.text("puzzle-none-left")
}

/// The current streak.
#[must_use]
pub fn streak(words: &Words, progress: &PuzzleProgress) -> String {
    words.with("puzzle-streak", [("count", progress.streak().into()), ("best", progress.best_streak().into())])
}

/// The daily streak.
#[must_use]
pub fn days(words: &Words, progress: &PuzzleProgress, today: u32) -> String {
    let count = progress.days_in_a_row(today);
    words.with("puzzle-days", [("count", count.into()), ("best", progress.best_days().into())])
}

/// The puzzles could not be loaded or parsed.
#[must_use]
pub fn unreadable(words: &Words) -> String {
    words.text("puzzles-unreadable")
}

// By value, so that small types such as points and turns need no `&` in every call.
#[allow(clippy::needless_pass_by_value)]
fn name(of: impl ToString) -> Value<'static> {
    of.to_string().into()
}
