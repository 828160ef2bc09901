//! Tests of puzzles on a board.

use std::time::Duration;

use lyngk_rules::Turn;
use lyngk_study::puzzle::{
    Feedback, Pending, Puzzle, PuzzleHint, PuzzleMessage, PuzzleOutcome, PuzzleSession, PuzzleSet, PuzzleStage,
    collection,
};
use lyngk_study::{Imported, import, link};
use lyngk_view::{Intent, Language, Table, TableEvent};

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

#[test]
fn a_finished_puzzle_can_be_played_out_once() {
    for puzzle in puzzles().puzzles().iter().step_by(20) {
        let (mut session, mut table) = sit(puzzle);
        session.play_out(&mut table, NOW);
        assert!(table.game().turns().is_empty(), "{} is still to be solved", puzzle.id());
        session.give_up(&mut table, NOW);
        session.play_out(&mut table, NOW);
        session.play_out(&mut table, NOW);
        let all: Vec<Turn> = puzzle.line().chain(puzzle.rest().iter().copied()).collect();
        assert_eq!(table.game().turns(), all, "{}", puzzle.id());
        assert!(table.ended().is_some(), "{}", puzzle.id());
    }
}

#[test]
fn puzzles_open_in_study_by_a_link_and_form_a_collection() {
    let (set, words) = (puzzles(), lyngk_study::words(Language::German));
    for (place, puzzle) in set.puzzles().iter().enumerate().step_by(20) {
        let record = lyngk_study::puzzle::record(&words, puzzle, place + 1);
        let letters = link::encode(&record).expect("a link");
        assert!(letters.len() < 4000, "{}: {}", puzzle.id(), letters.len());
        let main: Vec<Turn> = record.main_line().map(|id| record.node(id).turn()).collect();
        assert_eq!(main, puzzle.line().chain(puzzle.rest().iter().copied()).collect::<Vec<Turn>>());
        assert_eq!(record.children(None).len(), 1 + puzzle.steps()[0].traps.len());
    }
    let several = set.puzzles().iter().enumerate().take(5).map(|(place, puzzle)| (place + 1, puzzle));
    let Ok(Imported::Games(games)) = import(&collection(&words, several)) else { panic!("no games") };
    assert_eq!(games.len(), 5);
    assert_eq!(games[1].tag("Event"), Some("Aufgabe 2"));
}
