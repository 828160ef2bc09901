//! Tests of `data/puzzles.txt` against the rules. `tools/puzzles/tests` proves again that every solution is unique.

use std::collections::BTreeSet;

use lyngk_rules::{Position, Turn, Variant};
use lyngk_study::puzzle::{
    Difficulty, Feedback, Puzzle, PuzzleAttempt, PuzzleFilter, PuzzleGoal, PuzzleHint, PuzzleMark, PuzzleOutcome,
    PuzzleProblem, PuzzleProgress, PuzzleSet, PuzzleStage, PuzzleTheme, Worse,
};

const FILE: &str = include_str!("../data/puzzles.txt");

fn set() -> PuzzleSet {
    FILE.parse().unwrap_or_else(|error| panic!("{error}"))
}

fn count(filter: PuzzleFilter) -> usize {
    set().matching(filter).count()
}

#[test]
fn every_difficulty_theme_and_variant_has_puzzles() {
    assert!(count(PuzzleFilter::default()) >= 240);
    for variant in Variant::ALL {
        let of = PuzzleFilter { variant: Some(variant), ..PuzzleFilter::default() };
        assert!(count(of) >= 80, "{}", variant.name());
        for difficulty in Difficulty::ALL {
            let found = count(PuzzleFilter { difficulty: Some(difficulty), ..of });
            assert!(found >= 25, "{} {}: {found}", variant.name(), difficulty.name());
        }
        for theme in PuzzleTheme::ALL {
            let found = count(PuzzleFilter { theme: Some(theme), ..of });
            let impossible = theme == PuzzleTheme::SuddenDeath && variant == Variant::Standard;
            assert!(if impossible { found == 0 } else { found >= 8 }, "{} {}: {found}", variant.name(), theme.name());
        }
    }
}

#[test]
fn themes_follow_from_the_turns() {
    for puzzle in set().puzzles() {
        assert_eq!(puzzle.themes(), PuzzleTheme::of_line(puzzle.position(), puzzle.line()), "{}", puzzle.id());
        assert!(puzzle.main_theme().is_some(), "{}", puzzle.id());
    }
}

#[test]
fn every_step_has_a_choice_and_positions_are_unique() {
    let mut seen = BTreeSet::new();
    for puzzle in set().puzzles() {
        assert!(puzzle.position().turn_count() >= 10, "{}", puzzle.id());
        // Without the player to move: the same stacks on the same points would look like the same puzzle.
        let board = puzzle.position().to_string().split(' ').next().map(str::to_owned);
        assert!(seen.insert(board), "{}", puzzle.id());
    }
}

#[test]
fn puzzles_are_written_as_they_were_read() {
    let lines: Vec<&str> = FILE.lines().filter(|line| !line.starts_with(['#']) && !line.starts_with("daily")).collect();
    let set = set();
    assert_eq!(lines.len(), set.puzzles().len());
    for (line, puzzle) in lines.into_iter().zip(set.puzzles()) {
        assert_eq!(line, puzzle.to_string());
    }
}

#[test]
fn the_solution_solves_the_puzzle() {
    for puzzle in set().puzzles() {
        let mut attempt = PuzzleAttempt::new(puzzle.clone());
        for step in puzzle.steps() {
            let expected = step.reply.map_or(Feedback::Solved, |reply| Feedback::Right { reply });
            assert_eq!(attempt.stage(), PuzzleStage::Open);
            assert_eq!(attempt.play(step.turn), Ok(expected), "{}", puzzle.id());
        }
        assert_eq!((attempt.stage(), attempt.outcome()), (PuzzleStage::Solved, Some(PuzzleOutcome::Solved)));
        assert_eq!(attempt.play(puzzle.steps()[0].turn), Ok(Feedback::Over));
        assert_eq!((attempt.hint(), attempt.give_up()), (None, Vec::new()));
    }
}

#[test]
fn every_other_turn_is_wrong_and_changes_nothing() {
    for puzzle in set().puzzles() {
        let mut attempt = PuzzleAttempt::new(puzzle.clone());
        let step = &puzzle.steps()[0];
        for turn in puzzle.position().turns().into_iter().filter(|&turn| turn != step.turn) {
            let Ok(Feedback::Wrong(wrong)) = attempt.play(turn) else { panic!("{}: {turn}", puzzle.id()) };
            let trap = step.traps.iter().find(|trap| trap.turn == turn);
            assert_eq!(wrong.leads_to, trap.map_or(Worse::Loss, |trap| trap.leads_to));
            assert!(puzzle.goal() == PuzzleGoal::Win || wrong.leads_to == Worse::Loss, "{}: {turn}", puzzle.id());
            let next = puzzle.position().after_unchecked(turn);
            assert!([wrong.answer, wrong.completes].into_iter().flatten().all(|answer| next.is_legal(answer)));
        }
        assert_eq!(attempt.position(), puzzle.position());
        assert_eq!((attempt.stage(), attempt.outcome()), (PuzzleStage::Open, Some(PuzzleOutcome::Failed)));
        assert_eq!(attempt.give_up(), puzzle.line().collect::<Vec<Turn>>());
        assert_eq!(attempt.stage(), PuzzleStage::GivenUp);
    }
}

#[test]
fn an_illegal_turn_does_not_count_as_a_try() {
    let mut attempt = PuzzleAttempt::new(set().puzzles()[0].clone());
    assert!(attempt.play(Turn::Pass).is_err());
    assert_eq!(attempt.outcome(), None);
}

#[test]
fn hints_go_from_the_theme_to_the_start_point() {
    for puzzle in set().puzzles() {
        let mut attempt = PuzzleAttempt::new(puzzle.clone());
        let Turn::Move { claim, from, .. } = puzzle.steps()[0].turn else { panic!("{}: a pass", puzzle.id()) };
        let start = PuzzleHint::Start { point: from, claims: claim.is_some() };
        let first = attempt.hint().expect("a hint");
        assert!(matches!(first, PuzzleHint::Theme(_)) || first == start);
        assert_eq!(attempt.hint(), Some(start));
        assert_eq!(attempt.hint(), Some(start));
        for step in puzzle.steps() {
            attempt.play(step.turn).expect("a legal turn");
        }
        assert_eq!(attempt.outcome(), Some(PuzzleOutcome::Helped));
    }
}

#[test]
fn the_next_puzzle_matches_and_is_unsolved() {
    let (set, mut progress) = (set(), PuzzleProgress::default());
    let filter = PuzzleFilter { difficulty: Some(Difficulty::Hard), variant: Some(Variant::Six), theme: None };
    let (_, all) = set.count(filter, &progress);
    let mut last = None;
    let first = set.next(filter, &progress, None).expect("a puzzle").id();
    progress.record(first, PuzzleOutcome::Failed);
    for solved in 0..all {
        assert_eq!(set.count(filter, &progress), (solved, all));
        let next = set.next(filter, &progress, last.or(Some(first))).expect("another one");
        assert!(filter.fits(next) && progress.mark(next.id()) != Some(PuzzleMark::Solved));
        progress.record(next.id(), PuzzleOutcome::Solved);
        last = Some(next.id());
    }
    // The failed puzzle came last.
    assert_eq!(last, Some(first));
    assert_eq!(set.next(filter, &progress, last), None);
}

#[test]
fn daily_puzzles_cover_the_set_and_past_days_never_change() {
    let set = set();
    let of_standard =
        |set: &PuzzleSet| set.puzzles().iter().filter(|it| it.variant() == Variant::Standard).count() as u32;
    let count = of_standard(&set);
    let first_day = FILE.lines().find_map(|line| line.strip_prefix("daily ")).and_then(|rest| rest.split_once(' '));
    let first_day: u32 = first_day.expect("a line for the days").0.parse().expect("a day");
    let days = |set: &PuzzleSet, from: u32| -> Vec<String> {
        let id = |day| set.of_day(day, Variant::Standard).expect("a puzzle").id().to_string();
        (from..from + count).map(id).collect()
    };
    let round = days(&set, first_day);
    assert_eq!(round.iter().collect::<BTreeSet<_>>().len(), count as usize);
    assert_ne!(round, days(&set, first_day + count), "another order in the next round");
    assert!(set.of_day(0, Variant::Standard).is_some());
    let all_standard =
        |day: &u32| set.of_day(*day, Variant::Standard).is_some_and(|it| it.variant() == Variant::Standard);
    assert!((first_day..first_day + 400).all(|day| all_standard(&day)), "newcomers do not know the other variant");

    let all = set.puzzles().len();
    // A file with fewer puzzles, to which the rest is added a month later.
    let lines: Vec<&str> = FILE.lines().filter(|line| !line.starts_with("daily")).collect();
    let (earlier, later) = lines.split_at(lines.len() - 20);
    let old: PuzzleSet = format!("{}\ndaily {first_day} {}", earlier.join("\n"), all - 20).parse().expect("puzzles");
    let text = format!(
        "{}\ndaily {first_day} {}\n{}\ndaily {} {all}",
        earlier.join("\n"),
        all - 20,
        later.join("\n"),
        first_day + 30
    );
    let new: PuzzleSet = text.parse().expect("puzzles");
    assert_eq!(days(&old, first_day)[..30], days(&new, first_day)[..30]);
    assert_eq!(days(&new, first_day + 30).iter().collect::<BTreeSet<_>>().len(), count as usize);
}

#[test]
fn file_errors_name_the_line() {
    let puzzle = set().puzzles()[0].to_string();
    let problem = |text: &str| text.parse::<PuzzleSet>().map(|_| ()).expect_err("a problem");
    assert_eq!(problem(&format!("# puzzles\n{puzzle}\n{puzzle}")).line, 3);
    assert_eq!(problem("\nnonsense").problem, PuzzleProblem::Fields);
    assert_eq!(problem(&format!("{puzzle}\ndaily 7 2")).problem, PuzzleProblem::Daily);
    assert!(matches!(puzzle.replacen(' ', " very-", 1).parse::<Puzzle>(), Err(PuzzleProblem::Unknown { .. })));
    assert!(matches!(format!("bcdfg{}", &puzzle[5..]).parse::<Puzzle>(), Err(PuzzleProblem::OtherId { .. })));
    let (head, _) = puzzle.rsplit_once("; ").expect("fields");
    assert_eq!(format!("{head} pass; -").parse::<Puzzle>(), Err(PuzzleProblem::Length));
    assert!(FILE.parse::<PuzzleSet>().is_ok());
}

#[test]
fn illegal_turns_have_no_themes() {
    let start = Position::random_start(1, Variant::Standard);
    assert_eq!(PuzzleTheme::of_turn(&start, Turn::Pass), []);
    assert_eq!(PuzzleTheme::of_turn(&start, start.moves()[0]), []);
}

#[test]
fn the_first_ten_puzzles_complete_a_stack_at_once() {
    let (set, mut progress) = (set(), PuzzleProgress::default());
    let mut last = None;
    for number in 1..=10 {
        let puzzle = set.next(PuzzleFilter::default(), &progress, last).expect("a puzzle");
        let [step] = puzzle.steps() else { panic!("number {number} has more than one turn") };
        assert_eq!(puzzle.difficulty(), Difficulty::Easy, "number {number}");
        assert_eq!(puzzle.variant(), Variant::Standard, "number {number}");
        assert!(puzzle.position().completes(step.turn), "number {number} completes nothing");
        progress.record(puzzle.id(), PuzzleOutcome::Solved);
        last = Some(puzzle.id());
    }
}
