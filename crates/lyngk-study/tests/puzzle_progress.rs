//! Tests of stored puzzle progress.

use lyngk_study::puzzle::{Difficulty, Puzzle, PuzzleId, PuzzleMark, PuzzleOutcome, PuzzleProgress, PuzzleSet};

fn set() -> PuzzleSet {
    include_str!("../data/puzzles.txt").parse().expect("puzzles")
}

fn puzzle(place: usize) -> Puzzle {
    set().puzzles()[place].clone()
}

fn id(place: usize) -> PuzzleId {
    puzzle(place).id()
}

#[test]
fn solving_extends_the_streak_and_failing_ends_it() {
    let mut progress = PuzzleProgress::default();
    progress.record(&puzzle(1), PuzzleOutcome::Solved);
    progress.record(&puzzle(2), PuzzleOutcome::Solved);
    progress.record(&puzzle(2), PuzzleOutcome::Solved);
    assert_eq!((progress.streak(), progress.solved()), (2, 2));
    progress.record(&puzzle(3), PuzzleOutcome::Helped);
    assert_eq!((progress.streak(), progress.solved()), (2, 3));
    progress.record(&puzzle(4), PuzzleOutcome::Failed);
    assert_eq!((progress.streak(), progress.best_streak()), (0, 2));
    assert_eq!(progress.mark(id(4)), Some(PuzzleMark::Failed));
    progress.record(&puzzle(4), PuzzleOutcome::Solved);
    assert_eq!((progress.mark(id(4)), progress.streak()), (Some(PuzzleMark::Solved), 1));
    // A solved puzzle stays solved.
    progress.record(&puzzle(1), PuzzleOutcome::Failed);
    assert_eq!((progress.mark(id(1)), progress.streak()), (Some(PuzzleMark::Solved), 1));
    assert_eq!(progress.mark(id(5)), None);
}

#[test]
fn a_missed_day_ends_the_daily_streak() {
    let mut progress = PuzzleProgress::default();
    assert_eq!(progress.days_in_a_row(0), 0);
    for day in [100, 101, 101, 102] {
        progress.record_day(day, PuzzleOutcome::Solved);
    }
    assert!(progress.has_solved_day(102));
    assert_eq!([102, 103, 104].map(|today| progress.days_in_a_row(today)), [3, 3, 0]);
    progress.record_day(104, PuzzleOutcome::Solved);
    assert_eq!((progress.days_in_a_row(104), progress.best_days()), (1, 3));
    // A clock that was set back changes nothing.
    progress.record_day(50, PuzzleOutcome::Solved);
    assert_eq!(progress.days_in_a_row(104), 1);
}

#[test]
fn progress_survives_serialisation() {
    let mut progress = PuzzleProgress::default();
    assert_eq!(PuzzleProgress::from_text(&progress.to_text()), progress);
    for (place, puzzle) in set().puzzles().iter().enumerate().take(40) {
        let outcomes = [PuzzleOutcome::Solved, PuzzleOutcome::Solved, PuzzleOutcome::Helped, PuzzleOutcome::Failed];
        progress.record_opened(puzzle.id());
        progress.record(puzzle, outcomes[place % 4]);
        progress.record_day(1000 + place as u32 * 3 / 2, outcomes[place % 4]);
        progress.record_storm(place as u32);
        assert_eq!(PuzzleProgress::from_text(&progress.to_text()), progress);
    }
}

#[test]
fn malformed_lines_are_skipped() {
    let (one, two) = (id(1), id(2));
    let text = format!(
        "nonsense\nsolved= {one} what ÄÖÜßé\nfailed={one} {two}\nstreak=-3\nbest-streak = 7\ndays=4\nbest-days=x\n=\nnew=thing"
    );
    let progress = PuzzleProgress::from_text(&text);
    assert_eq!((progress.mark(one), progress.mark(two)), (Some(PuzzleMark::Solved), Some(PuzzleMark::Failed)));
    assert_eq!((progress.streak(), progress.best_streak(), progress.days_in_a_row(0)), (0, 7, 0));
    assert_eq!(PuzzleProgress::from_text(""), PuzzleProgress::default());
    let largest = format!("streak={0}\nday={0}\ndays={0}", u32::MAX);
    let mut progress = PuzzleProgress::from_text(&largest);
    progress.record(&puzzle(1), PuzzleOutcome::Solved);
    progress.record_day(u32::MAX, PuzzleOutcome::Solved);
    assert_eq!((progress.streak(), progress.days_in_a_row(u32::MAX)), (u32::MAX, u32::MAX));
}

#[test]
fn the_day_counts_only_if_its_puzzle_is_solved_at_first_try_and_without_help() {
    for outcome in [PuzzleOutcome::Helped, PuzzleOutcome::Failed] {
        let mut progress = PuzzleProgress::default();
        progress.record_day(100, PuzzleOutcome::Solved);
        assert_eq!(progress.days_in_a_row(101), 1);
        progress.record_day(101, outcome);
        // Another try at the same puzzle.
        progress.record_day(101, PuzzleOutcome::Solved);
        assert_eq!((progress.has_solved_day(101), progress.days_in_a_row(101)), (false, 0));
        progress.record_day(102, PuzzleOutcome::Solved);
        assert_eq!((progress.days_in_a_row(102), progress.best_days()), (1, 1));
    }
}

#[test]
fn the_rating_follows_the_first_try_alone() {
    let mut progress = PuzzleProgress::default();
    assert_eq!(progress.rating(), None);
    let set = set();
    let mut medium = set.puzzles().iter().filter(|puzzle| puzzle.difficulty() == Difficulty::Medium);
    let (one, two) = (medium.next().expect("a puzzle"), medium.next().expect("another"));
    progress.record(one, PuzzleOutcome::Failed);
    let failed = progress.rating().expect("a rating");
    assert!(failed.points() < 1500);
    progress.record(one, PuzzleOutcome::Solved);
    assert_eq!(progress.rating(), Some(failed));
    progress.record(two, PuzzleOutcome::Solved);
    assert!(progress.rating().is_some_and(|rating| rating.points() > failed.points()));
}

#[test]
fn texts_of_earlier_versions_are_written_as_they_were_read() {
    let text = format!("solved={}\nfailed={}\nstreak=1\nbest-streak=4\nday=100\ndays=2\nbest-days=3\n", id(1), id(2));
    assert_eq!(PuzzleProgress::from_text(&text).to_text(), text);
}

#[test]
fn puzzles_opened_long_ago_are_forgotten() {
    let mut progress = PuzzleProgress::default();
    let ids: Vec<PuzzleId> = set().puzzles().iter().map(Puzzle::id).take(50).collect();
    for &id in &ids {
        progress.record_opened(id);
    }
    progress.record_opened(ids[40]);
    let recent: Vec<PuzzleId> = progress.recent().collect();
    assert_eq!((recent.len(), recent[0], recent[1]), (30, ids[40], ids[49]));
}
