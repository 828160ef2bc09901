//! Sentences about puzzles in the reader's language.

use std::time::Duration;

use lyngk_engine::{Proof, Score, Verdict};
use lyngk_rules::{Ground, Player, Tally, Turn, Variant};
use lyngk_view::{Table, Value, Words};

use super::{
    Difficulty, Feedback, Puzzle, PuzzleFilter, PuzzleGoal, PuzzleHint, PuzzleMessage, PuzzleProgress, PuzzleSet,
    PuzzleTheme, Rating, Worse, WrongTurn, record,
};
use crate::hint::{self, Reason};
use crate::study::say::turn_with_arrow;

/// How many reasons for a turn are given.
const REASONS: usize = 1;
/// About how many puzzles it takes until a rating is shown.
const PUZZLES_TO_RATE: usize = 15;

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
    /// Play on to the end of the game.
    PlayOut,
    /// Open it in Study.
    Study,
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
        PuzzleAction::PlayOut => "puzzle-action-play-out",
        PuzzleAction::Study => "puzzle-action-study",
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
    let rings = (puzzle.position().to_move() == Player::Two).then(|| words.text("lead-two-rings"));
    [Some(what), length, rings].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A message beside a puzzle. The end of the puzzle comes with what wins.
#[must_use]
pub fn message(words: &Words, puzzle: &Puzzle, message: &PuzzleMessage) -> String {
    let with_outcome = |said: String| std::iter::once(said).chain(outcome(words, puzzle)).collect::<Vec<_>>().join(" ");
    match message {
        PuzzleMessage::Feedback(solved @ Feedback::Solved) => with_outcome(feedback(words, solved)),
        PuzzleMessage::Feedback(feedback) => self::feedback(words, feedback),
        PuzzleMessage::Hint(hint) => self::hint(words, *hint),
        PuzzleMessage::Solution(_) => with_outcome(words.text("puzzle-shown")),
    }
}

/// How the solution wins, for the person who solves it: "You win in 4 moves: at the end you have more stacks of five, 3 to 2." None if
/// the line to the end is unknown.
#[must_use]
pub fn outcome(words: &Words, puzzle: &Puzzle) -> Option<String> {
    let end = puzzle.end()?;
    let (height, count) = match end.ground {
        Ground::AllEqual => return Some(words.text("puzzle-tied")),
        Ground::SuddenDeath => (6, [0, 0]),
        Ground::Stacks { height } => {
            let player = puzzle.player();
            (height, [player, player.opponent()].map(|of| of_height(end.tallies[of], height)))
        }
    };
    let [own, theirs] = count.map(Into::into);
    let why = words.with("puzzle-won-by", [("height", height.into()), ("own", own), ("theirs", theirs)]);
    let own_turns = (puzzle.line().count() + puzzle.rest().len()).div_ceil(2);
    let wins = words.with("puzzle-wins", [("count", own_turns.into())]);
    Some(words.with("puzzle-outcome", [("wins", wins.into()), ("why", why.into())]))
}

/// The number of stacks of a height.
fn of_height(tally: Tally, height: usize) -> usize {
    tally.by_height().iter().find(|(of, _)| *of == height).map_or(0, |(_, count)| *count)
}

/// A refused turn without its notation: only the reasons. The numbers of their rules stay, since they are links.
#[must_use]
pub fn refusal<'a>(words: &Words, refused: &'a str) -> &'a str {
    // The text around the turn in this language.
    let around = words.with("refused", [("turn", "|".into())]);
    let (before, after) = around.split_once('|').unwrap_or(("", &around));
    let reasons = refused.strip_prefix(before).and_then(|rest| rest.split_once(after)).map(|(_, it)| it.trim());
    reasons.filter(|reasons| !reasons.is_empty()).unwrap_or(refused)
}

/// What is proved, for records: along the line that is played out: "Proved win in 7 moves, by stacks of five (+2)." None if the line is unknown.
#[must_use]
pub fn proved(words: &Words, puzzle: &Puzzle) -> Option<String> {
    let outcome = puzzle.end()?;
    let turns = puzzle.line().count() + puzzle.rest().len();
    let margin = match outcome.ground {
        Ground::SuddenDeath => 1,
        Ground::Stacks { height } => {
            let [one, two] = outcome.tallies.map(|tally| of_height(tally, height)).into_array();
            one.abs_diff(two) as u8
        }
        Ground::AllEqual => 0,
    };
    let verdict = if puzzle.goal() == PuzzleGoal::Win { Verdict::Win } else { Verdict::Draw };
    let proof = Proof { verdict, distance: turns as u16, ground: outcome.ground, margin };
    Some(format!("{}.", hint::say::score_and_ground(words, Score::Proved(proof))))
}

/// The main theme: "Theme: deny a stack."
#[must_use]
pub fn theme_is(words: &Words, puzzle: &Puzzle) -> String {
    words.with("puzzle-theme-is", [("theme", theme(words, puzzle.main_theme()).into())])
}

/// The turn before the position that is shown, in words, and if it is one to find, what it does: "You moved d3 to e4. It stops your
/// opponent from completing a stack on d5." At the end of the game, who won and why. None at the start.
#[must_use]
pub fn shown_turn(words: &Words, table: &Table) -> Option<String> {
    let game = table.game();
    let ply = table.shown_ply().unwrap_or(game.turns().len());
    let told = within_sentence(words, &lyngk_view::say::turn_at(words, table, ply)?);
    let mut sentences = vec![format!("{told}.")];
    let (before, turn) = (game.position_after(ply - 1)?, *game.turns().get(ply - 1)?);
    if table.only_person() == Some(before.to_move()) {
        // The stack that the turn completes has been mentioned.
        let is_new = |reason: &Reason| {
            !matches!(reason, Reason::Completes { .. } | Reason::RunsOut | Reason::Obstacle { .. } | Reason::Wins)
        };
        let facts: Vec<Reason> = hint::merits(before, turn).into_iter().filter(is_new).collect();
        // The gain of a claim takes many words: only if there is nothing else to say.
        let is_short = |reason: &&Reason| facts.len() == 1 || !matches!(reason, Reason::Claims(_));
        sentences.extend(facts.iter().filter(is_short).take(REASONS).map(|reason| hint::say::reason(words, reason)));
        if !before.completes(turn) && PuzzleTheme::of_turn(before, turn).contains(&PuzzleTheme::SuddenDeath) {
            sentences.push(words.text("puzzle-unstoppable"));
        }
    }
    if let Some(ended) = table.ended().filter(|_| ply == game.turns().len()) {
        let end = lyngk_view::say::ended(words, table, ended);
        sentences.extend([format!("{}.", end.title), end.detail]);
    }
    Some(sentences.join(" "))
}

/// A turn in words, in which "Your opponent" has no capital after a semicolon.
fn within_sentence(words: &Words, told: &str) -> String {
    let opponent = words.text("opponent");
    let mut letters = opponent.chars();
    let small: String = letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect();
    let (first, rest) = told.split_at(told.find(';').unwrap_or(told.len()));
    format!("{first}{}", rest.replace(&opponent, &small))
}

/// The answer to a turn.
#[must_use]
pub fn feedback(words: &Words, feedback: &Feedback) -> String {
    match feedback {
        Feedback::Right { reply: Turn::Pass } => words.text("puzzle-right-pass"),
        Feedback::Right { reply } => words.with("puzzle-right", [("reply", turn_with_arrow(words, *reply).into())]),
        Feedback::Solved => words.text("puzzle-solved"),
        Feedback::Wrong(wrong) => self::wrong(words, wrong),
        Feedback::Over => words.text("puzzle-over"),
    }
}

/// "This move is legal, but it throws the win away and even loses. Your opponent replies e4 → e5."
fn wrong(words: &Words, wrong: &WrongTurn) -> String {
    let mut sentences = vec![thrown(words, wrong.goal, wrong.leads_to)];
    // A forced pass that keeps the result is not an instructive reply.
    if let Some(answer @ Turn::Move { .. }) = wrong.answer {
        sentences.push(words.with("puzzle-wrong-answer", [("answer", turn_with_arrow(words, answer).into())]));
    }
    if let Some(completing) = wrong.completes {
        sentences.push(if wrong.answer == Some(completing) {
            words.text("puzzle-wrong-completes-so")
        } else {
            words.with("puzzle-wrong-completes", [("turn", turn_with_arrow(words, completing).into())])
        });
    }
    sentences.join(" ")
}

/// Loss by a wrong turn.
#[must_use]
pub fn thrown(words: &Words, goal: PuzzleGoal, leads_to: Worse) -> String {
    words.text(match (goal, leads_to) {
        (PuzzleGoal::Win, Worse::Loss) => "puzzle-wrong-win-to-loss",
        (PuzzleGoal::Win, Worse::Draw) => "puzzle-wrong-win-to-draw",
        (PuzzleGoal::Draw, _) => "puzzle-wrong-draw-to-loss",
    })
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

/// The solution as a list of turns, for print.
#[must_use]
pub fn solution(words: &Words, puzzle: &Puzzle) -> String {
    record::line(words, puzzle)
}

/// A rating with its uncertainty: "Your rating: 1480 ± 120". Before it has settled, how far it is.
#[must_use]
pub fn rating(words: &Words, progress: &PuzzleProgress) -> String {
    match progress.rating() {
        Some(rating) if rating.is_settled() => {
            words.with("puzzle-rating", [("rating", rating.points().into()), ("margin", rating.margin().into())])
        }
        Some(_) => rating_not_yet(words, progress.tried()),
        None => words.with("puzzle-rating-new", [("of", PUZZLES_TO_RATE.into())]),
    }
}

/// "Your rating is still being found (3 of about 15 puzzles)".
fn rating_not_yet(words: &Words, tried: usize) -> String {
    let of = PUZZLES_TO_RATE.max(tried + 1);
    words.with("puzzle-rating-finding", [("count", tried.into()), ("of", of.into())])
}

/// A rating after a puzzle: "Your rating: 1480 (+12)". Before it has settled, no number: it would jump. When it appears, no change.
#[must_use]
pub fn rating_change(words: &Words, before: Option<Rating>, now: Rating, tried: usize) -> String {
    if !now.is_settled() {
        return rating_not_yet(words, tried);
    }
    let points = now.points();
    let Some(earlier) = before.filter(|before| before.is_settled()).map(Rating::points) else {
        return words.with("puzzle-rating", [("rating", points.into()), ("margin", now.margin().into())]);
    };
    let sign = if points < earlier { "−" } else { "+" };
    let change = format!("{sign}{}", points.abs_diff(earlier));
    words.with("puzzle-rating-change", [("rating", points.into()), ("change", change.into())])
}

/// The result of a storm: "12 puzzles solved in three minutes".
#[must_use]
pub fn storm_result(words: &Words, solved: usize) -> String {
    words.with("storm-result", [("count", solved.into())])
}

/// The best storm so far. None before the first.
#[must_use]
pub fn storm_best(words: &Words, progress: &PuzzleProgress) -> Option<String> {
    let best = progress.best_storm();
    (best > 0).then(|| words.with("storm-best", [("count", best.into())]))
}

/// The time that each puzzle of a storm took: "Time per puzzle: 12 s".
#[must_use]
pub fn storm_pace(words: &Words, pace: Duration) -> String {
    words.with("storm-pace", [("seconds", pace.as_secs().into())])
}

/// Number of solved puzzles among all.
#[must_use]
pub fn count_all(words: &Words, (solved, all): (usize, usize)) -> String {
    words.with("puzzle-count-all", [("solved", solved.into()), ("all", all.into())])
}

/// Number of solved puzzles among those chosen. Empty if there are none.
#[must_use]
pub fn count(words: &Words, (solved, all): (usize, usize)) -> String {
    let said = || words.with("puzzle-count", [("solved", solved.into()), ("all", all.into())]);
    (all > 0).then(said).unwrap_or_default()
}

/// All chosen puzzles are solved, or there are none of this kind, with the reason.
#[must_use]
pub fn none_left(words: &Words, set: &PuzzleSet, filter: PuzzleFilter) -> String {
    if set.matching(filter).next().is_some() {
        return words.text("puzzle-none-left");
    }
    match (filter.theme, set.only_variant(filter)) {
        (Some(is), Some(only)) => {
            let values = [("theme", theme(words, Some(is)).into()), ("variant", variant(words, Some(only)).into())];
            words.with("puzzle-none-in-variant", values)
        }
        _ => words.text("puzzle-none-exist"),
    }
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

#[cfg(test)]
mod tests {
    use lyngk_view::Language;

    use super::*;

    #[test]
    fn an_opponent_without_a_name_has_no_capital_within_a_sentence() {
        for language in Language::ALL {
            let words = crate::words(language);
            let opponent = words.text("opponent");
            let said = within_sentence(&words, &format!("{opponent} a; {opponent} b"));
            assert!(said.starts_with(&opponent) && said.matches(&opponent).count() == 1, "{said}");
            assert_eq!(said.to_lowercase().matches(&opponent.to_lowercase()).count(), 2, "{said}");
        }
        let english = crate::words(Language::English);
        let said = "You moved d3 to e4; stack of 5 completed; Your opponent cannot move";
        assert!(within_sentence(&english, said).ends_with("; your opponent cannot move"));
    }
}
