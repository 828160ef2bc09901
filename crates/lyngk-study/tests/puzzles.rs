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
    assert!(count(PuzzleFilter::default()) >= 1000);
    for variant in Variant::ALL {
        let of = PuzzleFilter { variant: Some(variant), ..PuzzleFilter::default() };
        assert!(count(of) >= 450, "{}", variant.name());
        for difficulty in Difficulty::ALL {
            let found = count(PuzzleFilter { difficulty: Some(difficulty), ..of });
            assert!(found >= 80, "{} {}: {found}", variant.name(), difficulty.name());
        }
        for theme in PuzzleTheme::ALL {
            let found = count(PuzzleFilter { theme: Some(theme), ..of });
            let impossible = theme == PuzzleTheme::SuddenDeath && variant == Variant::Standard;
            assert!(if impossible { found == 0 } else { found >= 20 }, "{} {}: {found}", variant.name(), theme.name());
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
        // This also plays all turns.
        assert_eq!(line.parse::<Puzzle>().as_ref(), Ok(puzzle));
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
            // Replies that the right turn allows, too, do not make a turn wrong.
            let target = |turn: Turn| if let Turn::Move { to, .. } = turn { Some(to) } else { None };
            let right = puzzle.position().after_unchecked(step.turn);
            let is_open = |reply: Turn| right.completes(reply) && target(reply) == wrong.completes.and_then(target);
            let is_same = !right.is_over() && right.turns().into_iter().any(is_open);
            assert!(wrong.completes.is_none() || !is_same, "{}: {turn}", puzzle.id());
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
    let theme = Some(PuzzleTheme::Claim);
    let filter = PuzzleFilter { difficulty: Some(Difficulty::Hard), variant: Some(Variant::Six), theme };
    let (_, all) = set.count(filter, &progress);
    let first = set.next(filter, &progress, None).expect("a puzzle");
    progress.record_opened(first.id());
    progress.record(first, PuzzleOutcome::Failed);
    let mut last = first;
    for solved in 0..all - 1 {
        assert_eq!(set.count(filter, &progress), (solved, all));
        last = set.next(filter, &progress, Some(last.id())).expect("another one");
        assert!(filter.fits(last) && progress.mark(last.id()) != Some(PuzzleMark::Solved));
        assert_ne!(last, first, "it was opened lately");
        progress.record(last, PuzzleOutcome::Solved);
    }
    // The failed puzzle comes back.
    assert_eq!(set.next(filter, &progress, Some(last.id())), Some(first));
    assert_eq!(set.next(filter, &progress, Some(first.id())), None);
}

#[test]
fn puzzles_follow_the_rating_and_themes_alternate() {
    let set = set();
    let filter = PuzzleFilter { variant: Some(Variant::Standard), ..PuzzleFilter::default() };
    // Somebody who always succeeds, and somebody who always fails.
    let offered = |outcome: PuzzleOutcome| -> Vec<&Puzzle> {
        let (mut progress, mut offered) = (PuzzleProgress::default(), Vec::new());
        for _ in 0..20 {
            let next = set.next(filter, &progress, None).expect("a puzzle");
            progress.record_opened(next.id());
            progress.record(next, outcome);
            offered.push(next);
        }
        offered
    };
    let (up, down) = (offered(PuzzleOutcome::Solved), offered(PuzzleOutcome::Failed));
    assert_eq!((up[0], up[0].difficulty()), (down[0], Difficulty::Easy));
    assert_eq!((up[19].difficulty(), down[19].difficulty()), (Difficulty::Hard, Difficulty::Easy));
    let repeated = up.windows(2).filter(|pair| pair[0].main_theme() == pair[1].main_theme()).count();
    assert!(repeated <= 6, "{repeated} of 19 have the theme of the one before");
    let ids: BTreeSet<String> = down.iter().map(|puzzle| puzzle.id().to_string()).collect();
    assert_eq!(ids.len(), 20, "a failed puzzle does not come back at once");
}

#[test]
fn newcomers_get_puzzles_that_beginners_understand() {
    let set = set();
    for variant in Variant::ALL {
        let filter = PuzzleFilter { variant: Some(variant), ..PuzzleFilter::default() };
        assert!(set.matching(filter).filter(|puzzle| puzzle.suits_beginners()).count() >= 10, "{}", variant.name());
        // Also for somebody who fails all.
        for outcome in [PuzzleOutcome::Solved, PuzzleOutcome::Failed] {
            let mut progress = PuzzleProgress::default();
            let mut ratings = Vec::new();
            for _ in 0..5 {
                let next = set.next(filter, &progress, None).expect("a puzzle");
                assert!(next.suits_beginners() && next.steps().len() == 1, "{next:?}");
                ratings.push(next.rating());
                progress.record_opened(next.id());
                progress.record(next, outcome);
            }
            assert!(ratings.is_sorted() && ratings[4] < 900, "{ratings:?}");
        }
    }
    // Three stacks behind, and won by stacks of two.
    let baffling = "ltjbf".parse().ok().and_then(|id| set.get(id)).expect("a puzzle");
    assert!(!baffling.suits_beginners());
}

#[test]
fn at_most_a_quarter_have_one_turn_and_every_line_goes_on_to_the_result() {
    let set = set();
    let short = set.puzzles().iter().filter(|puzzle| puzzle.steps().len() == 1).count();
    assert!(4 * short <= set.puzzles().len(), "{short}");
    for puzzle in set.puzzles() {
        let mut end = *puzzle.position();
        for turn in puzzle.line().chain(puzzle.rest().iter().copied()) {
            end.play(turn).expect("a legal turn");
        }
        let winner = end.outcome().expect("the end of the game").winner;
        assert_eq!(winner, (puzzle.goal() == PuzzleGoal::Win).then_some(puzzle.player()), "{}", puzzle.id());
    }
}

/// The days and numbers of the `daily` lines.
fn daily_lines() -> Vec<(u32, usize)> {
    let numbers =
        |rest: &str| rest.split_once(' ').and_then(|(day, count)| Some((day.parse().ok()?, count.parse().ok()?)));
    FILE.lines()
        .filter_map(|line| line.strip_prefix("daily "))
        .map(|rest| numbers(rest).expect("two numbers"))
        .collect()
}

/// Identifiers of the puzzles of a number of days.
fn days(set: &PuzzleSet, from: u32, count: usize) -> Vec<String> {
    let id = |day| set.of_day(day, Variant::Standard).expect("a puzzle").id().to_string();
    (from..from + count as u32).map(id).collect()
}

#[test]
fn daily_puzzles_cover_the_set() {
    let set = set();
    let &(day, all) = daily_lines().last().expect("a line for the days");
    assert_eq!(all, set.puzzles().len());
    let count = count(PuzzleFilter { variant: Some(Variant::Standard), ..PuzzleFilter::default() });
    let round = days(&set, day, count);
    assert_eq!(round.iter().collect::<BTreeSet<_>>().len(), count);
    assert_ne!(round, days(&set, day + count as u32, count), "another order in the next round");
    assert!(set.of_day(0, Variant::Standard).is_some());
    let is_standard = |day| set.of_day(day, Variant::Standard).is_some_and(|it| it.variant() == Variant::Standard);
    assert!((day..day + 400).all(is_standard), "newcomers do not know the other variant");
}

#[test]
fn past_days_never_change() {
    assert_eq!(daily_lines()[0], (20_773, 280));
    let first = ["lwmfq", "gfvsn", "ppdwp", "fdxbj", "kmptn", "dqwgk", "vpqwk"];
    assert_eq!(days(&set(), 20_773, first.len()), first);
    // A file with fewer puzzles, to which the rest is added a month later.
    let lines: Vec<&str> = FILE.lines().filter(|line| !line.starts_with("daily")).collect();
    let (earlier, later) = lines.split_at(lines.len() - 20);
    let all = set().puzzles().len();
    let old = format!("{}\ndaily 100 {}", earlier.join("\n"), all - 20);
    let new = format!("{old}\n{}\ndaily 130 {all}", later.join("\n"));
    let [old, new] = [old, new].map(|text| text.parse::<PuzzleSet>().expect("puzzles"));
    assert_eq!(days(&old, 100, 30), days(&new, 100, 30));
    assert_ne!(days(&old, 130, 30), days(&new, 130, 30));
}

#[test]
fn file_errors_name_the_line() {
    let puzzle = set().puzzles()[0].to_string();
    let problem = |text: &str| text.parse::<PuzzleSet>().map(|_| ()).expect_err("a problem");
    assert_eq!(problem(&format!("# puzzles\n{puzzle}\n{puzzle}")).line, 3);
    assert_eq!(problem("\nnonsense").problem, PuzzleProblem::Fields);
    assert_eq!(problem(&format!("{puzzle}\ndaily 7 2")).problem, PuzzleProblem::Daily);
    assert!(matches!(puzzle.replacen(' ', " very-", 1).parse::<Puzzle>(), Err(PuzzleProblem::Rating { .. })));
    assert!(matches!(puzzle.replacen(" win ", " wins ", 1).parse::<Puzzle>(), Err(PuzzleProblem::Unknown { .. })));
    assert!(matches!(format!("bcdfg{}", &puzzle[5..]).parse::<Puzzle>(), Err(PuzzleProblem::OtherId { .. })));
    let (head, traps) = puzzle.rsplit_once("; ").expect("fields");
    let (line, _) = head.split_once(" | ").expect("a line to the end of the game");
    assert_eq!(format!("{line} pass; -").parse::<Puzzle>(), Err(PuzzleProblem::Length));
    let no_turn = format!("{line} | pass; {traps}");
    assert_eq!(no_turn.parse::<Puzzle>(), Err(PuzzleProblem::Illegal { turn: Turn::Pass }));
    assert!(FILE.parse::<PuzzleSet>().is_ok());
}

#[test]
fn illegal_turns_have_no_themes() {
    let start = Position::random_start(1, Variant::Standard);
    assert_eq!(PuzzleTheme::of_turn(&start, Turn::Pass), []);
    assert_eq!(PuzzleTheme::of_turn(&start, start.moves()[0]), []);
}
