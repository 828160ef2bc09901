//! Tests of puzzles on a board.

use std::time::Duration;

use lyngk_rules::Turn;
use lyngk_study::puzzle::{
    Feedback, Pending, Puzzle, PuzzleHint, PuzzleMessage, PuzzleOutcome, PuzzleSession, PuzzleSet, PuzzleStage,
};
use lyngk_view::{Intent, Table, TableEvent};

const NOW: Duration = Duration::ZERO;

fn puzzles() -> PuzzleSet {
    include_str!("../data/puzzles.txt").parse().expect("puzzles")
}

/// A puzzle with this many turns to find, whose first has a refuted trap.
fn puzzle(turns: usize) -> Puzzle {
    let answered =
        |puzzle: &&Puzzle| puzzle.steps()[0].traps.iter().any(|trap| matches!(trap.answer, Some(Turn::Move { .. })));
    let set = puzzles();
    set.puzzles().iter().filter(|puzzle| puzzle.steps().len() == turns).find(answered).expect("one").clone()
}

fn sit(puzzle: &Puzzle) -> (PuzzleSession, Table) {
    let session = PuzzleSession::new(puzzle.clone());
    let table = session.table();
    (session, table)
}

fn play(session: &mut PuzzleSession, table: &mut Table, turn: Turn) -> Vec<TableEvent> {
    session.act(table, Intent::Type(turn.to_string()), NOW)
}

#[test]
fn playing_the_solution_solves_every_puzzle() {
    for puzzle in puzzles().puzzles() {
        let (mut session, mut table) = sit(puzzle);
        for step in puzzle.steps() {
            assert!(table.persons_turn(), "{}", puzzle.id());
            play(&mut session, &mut table, step.turn);
            assert_eq!(session.pending(), step.reply.map(Pending::Reply), "{}", puzzle.id());
            session.act(&mut table, Intent::Tick, NOW);
            assert_eq!(table.game().position(), session.attempt().position(), "{}", puzzle.id());
        }
        assert_eq!(session.attempt().outcome(), Some(PuzzleOutcome::Solved), "{}", puzzle.id());
        assert_eq!(table.game().turns(), puzzle.line().collect::<Vec<_>>());
        // It is over: no more turns, but the line can be browsed.
        assert!(!table.persons_turn());
        session.act(&mut table, Intent::ShowPly(Some(0)), NOW);
        assert_eq!(table.shown(), *puzzle.position());
    }
}

#[test]
fn a_wrong_turn_is_refuted_and_taken_back() {
    let puzzle = puzzle(2);
    let (mut session, mut table) = sit(&puzzle);
    let trap = puzzle.steps()[0].traps.iter().find(|trap| matches!(trap.answer, Some(Turn::Move { .. })));
    let trap = *trap.expect("a trap with an answer");
    play(&mut session, &mut table, trap.turn);
    assert!(
        matches!(session.message(), Some(PuzzleMessage::Feedback(Feedback::Wrong(wrong))) if wrong.turn == trap.turn)
    );
    assert_eq!(table.game().turns(), [trap.turn]);
    session.act(&mut table, Intent::Tick, NOW);
    assert_eq!(Some(table.game().turns()[1]), trap.answer);
    // Both stay, so that the reason can be read, until somebody acts.
    assert!(session.act(&mut table, Intent::Tick, NOW).is_empty());
    assert!(session.message().is_some());
    let events = session.act(&mut table, Intent::TakeBack, NOW);
    assert_eq!(events, [TableEvent::TookBack(2)]);
    assert_eq!((table.game().position(), session.pending()), (puzzle.position(), None));
    assert_eq!(session.message(), None, "the reason goes with the turn");
    assert_eq!(session.attempt().outcome(), Some(PuzzleOutcome::Failed));
}

#[test]
fn another_try_takes_the_wrong_turn_back() {
    let puzzle = puzzle(1);
    let (mut session, mut table) = sit(&puzzle);
    play(&mut session, &mut table, puzzle.steps()[0].traps[0].turn);
    play(&mut session, &mut table, puzzle.steps()[0].turn);
    assert_eq!(session.attempt().stage(), PuzzleStage::Solved);
    assert_eq!(table.game().turns(), [puzzle.steps()[0].turn]);
    assert_eq!(session.attempt().outcome(), Some(PuzzleOutcome::Failed));
}

#[test]
fn hints_and_solution_start_from_the_current_step() {
    let puzzle = puzzle(2);
    let (mut session, mut table) = sit(&puzzle);
    play(&mut session, &mut table, puzzle.steps()[0].turn);
    // The reply has not been played yet.
    session.hint(&mut table, NOW);
    session.hint(&mut table, NOW);
    assert_eq!(table.game().turns().len(), 2);
    let Turn::Move { from, .. } = puzzle.steps()[1].turn else { panic!("a move") };
    assert!(matches!(session.message(), Some(PuzzleMessage::Hint(PuzzleHint::Start { point, .. })) if *point == from));
    session.give_up(&mut table, NOW);
    assert_eq!(session.message(), Some(&PuzzleMessage::Solution(vec![puzzle.steps()[1].turn])));
    assert_eq!(table.game().turns(), puzzle.line().collect::<Vec<_>>());
    assert!(play(&mut session, &mut table, puzzle.steps()[0].turn).is_empty());
}

#[test]
fn giving_up_plays_the_rest_and_shows_its_first_turn() {
    let puzzle = puzzle(2);
    let (mut session, mut table) = sit(&puzzle);
    play(&mut session, &mut table, puzzle.steps()[0].traps[0].turn);
    session.give_up(&mut table, NOW);
    assert_eq!((session.attempt().stage(), session.pending()), (PuzzleStage::GivenUp, None));
    assert_eq!((table.shown_ply(), table.game().turns().len()), (Some(1), 3));
}
