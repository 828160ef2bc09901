//! Tests of stored puzzle progress.

use lyngk_rules::{Position, Variant};
use lyngk_study::puzzle::{PuzzleId, PuzzleMark, PuzzleOutcome, PuzzleProgress};

fn id(seed: u64) -> PuzzleId {
    PuzzleId::of(&Position::random_start(seed, Variant::Standard))
}

#[test]
fn solving_extends_the_streak_and_failing_ends_it() {
    let mut progress = PuzzleProgress::default();
    progress.record(id(1), PuzzleOutcome::Solved);
    progress.record(id(2), PuzzleOutcome::Solved);
    progress.record(id(2), PuzzleOutcome::Solved);
    assert_eq!((progress.streak(), progress.solved()), (2, 2));
    progress.record(id(3), PuzzleOutcome::Helped);
    assert_eq!((progress.streak(), progress.solved()), (2, 3));
    progress.record(id(4), PuzzleOutcome::Failed);
    assert_eq!((progress.streak(), progress.best_streak()), (0, 2));
    assert_eq!(progress.mark(id(4)), Some(PuzzleMark::Failed));
    progress.record(id(4), PuzzleOutcome::Solved);
    assert_eq!((progress.mark(id(4)), progress.streak()), (Some(PuzzleMark::Solved), 1));
    // A solved puzzle stays solved.
    progress.record(id(1), PuzzleOutcome::Failed);
    assert_eq!((progress.mark(id(1)), progress.streak()), (Some(PuzzleMark::Solved), 1));
    assert_eq!(progress.mark(id(5)), None);
}

#[test]
fn a_missed_day_ends_the_daily_streak() {
    let mut progress = PuzzleProgress::default();
    assert_eq!(progress.days_in_a_row(0), 0);
    for day in [100, 101, 101, 102] {
        progress.record_day(day);
    }
    assert!(progress.has_solved_day(102));
    assert_eq!([102, 103, 104].map(|today| progress.days_in_a_row(today)), [3, 3, 0]);
    progress.record_day(104);
    assert_eq!((progress.days_in_a_row(104), progress.best_days()), (1, 3));
    // A clock that was set back changes nothing.
    progress.record_day(50);
    assert_eq!(progress.days_in_a_row(104), 1);
}

#[test]
fn progress_survives_serialisation() {
    let mut progress = PuzzleProgress::default();
    assert_eq!(PuzzleProgress::from_text(&progress.to_text()), progress);
    for seed in 0..40 {
        progress.record(
            id(seed),
            [PuzzleOutcome::Solved, PuzzleOutcome::Solved, PuzzleOutcome::Helped, PuzzleOutcome::Failed]
                [seed as usize % 4],
        );
        progress.record_day(1000 + seed as u32 * 3 / 2);
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
    progress.record(one, PuzzleOutcome::Solved);
    progress.record_day(u32::MAX);
    assert_eq!((progress.streak(), progress.days_in_a_row(u32::MAX)), (u32::MAX, u32::MAX));
}
