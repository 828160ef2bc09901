//! Tests of the commands.

use lyngk_view::Intent;

use super::*;
use crate::PuzzleChoice;
use crate::desk::tests::{Room, two_people};

/// The program in lines with the folder of its game.
struct Session {
    lines: Lines,
    _folder: tempfile::TempDir,
}

impl Session {
    fn new(room: Room) -> Session {
        let Room { desk, folder, .. } = room;
        let lines = Lines {
            desk,
            waiting: VecDeque::new(),
            at_terminal: false,
            at_end: false,
            told_at: None,
            question: None,
            last_warning: None,
            quarters: None,
        };
        Session { lines, _folder: folder }
    }

    /// The answer to a line.
    fn answer(&mut self, line: &str) -> String {
        let mut out = Vec::new();
        self.lines.waiting.push_back(line.to_owned());
        self.lines.go_on(&mut out).expect("a vector");
        String::from_utf8(out).expect("UTF-8")
    }
}

fn game() -> Session {
    Session::new(Room::in_lines(two_people()))
}

fn clock_game() -> Session {
    let control = Some("300+3".parse().expect("a time control"));
    Session::new(Room::in_lines(lyngk_view::NewGame { control, ..two_people() }))
}

const COMMANDS: [&str; 34] = [
    "", "status", "help", "board", "e4", "look e4", "look", "legal", "legal e4", "legal x", "claims", "rule E3",
    "rules", "threats", "record", "hint", "pass", "back", "earlier", "later", "start", "end", "pause", "continue",
    "review", "next", "previous", "solution", "new 99", "yes", "no", "nonsense", "export", "a1-i1",
];

#[test]
fn every_command_is_answered_in_every_state() {
    let mut covered = clock_game();
    covered.answer("e4-e5");
    let mut over = game();
    over.answer("e4-e5");
    over.answer("resign");
    let mut solved = Session::new(Room::with_puzzle(PuzzleChoice::Number(1)));
    solved.answer("solution");
    let puzzle = Session::new(Room::with_puzzle(PuzzleChoice::Number(1)));
    let sessions = vec![("new", game()), ("covered", covered), ("over", over), ("puzzle", puzzle), ("solved", solved)];
    for (state, mut session) in sessions {
        for command in COMMANDS {
            // An engine would have to answer first.
            if session.lines.desk.is_waiting()
                || (command == "hint" && state == "new")
                || (command == "review" && state == "over")
            {
                continue;
            }
            if state == "covered" {
                session.lines.desk.act(Intent::Pause);
                session.lines.desk.take_told();
            }
            let said = session.answer(command);
            assert!(!said.trim().is_empty(), "{state}: {command}");
        }
    }
}

#[test]
fn a_covered_board_is_not_told() {
    let mut session = clock_game();
    session.answer("e4-e5");
    session.answer("pause");
    for command in ["board", "legal", "legal e4", "claims", "threats", "e4", "look e4", "status"] {
        let said = session.answer(command);
        assert!(!said.contains("ivory") && !said.contains("c4-"), "{command}: {said}");
    }
    assert!(session.answer("legal").contains("covered"));
}

#[test]
fn legal_moves_are_told_a_line_for_each_stack_or_landing() {
    let mut session = game();
    let all = session.answer("legal");
    assert!(all.starts_with("291 legal moves:\n") && all.contains("1101 with all claims"), "{all}");
    assert!(
        all.lines().any(|line| line.starts_with("e4, ivory, single, neutral; can be picked up: I,e4-c2, ")),
        "{all}"
    );
    let one = session.answer("legal e4");
    let landing =
        "I,e4-c2: c2, black, single, neutral; can land here if you claim ivory; by the LYNGK rule through e3 and d2";
    assert!(one.lines().any(|line| line == landing), "{one}");
    assert!(session.answer("legal e1").contains("A joker never moves"));
}

#[test]
fn what_a_landing_completes_is_told() {
    let mut session = game();
    // Turns until somebody can complete a stack or an obstacle.
    for number in 0..40 {
        let all = session.answer("legal");
        let from = all.lines().find(|line| line.contains("stack of 5") || line.contains("obstacle"));
        assert!(from.is_none(), "a line for a stack says nothing about landings");
        let position = *session.lines.desk.table().game().position();
        let completes = position.turns().into_iter().find(|turn| position.completes(*turn));
        if let Some(lyngk_rules::Turn::Move { from, claim: None, .. }) = completes {
            let said = session.answer(&format!("legal {from}"));
            assert!(said.contains("completes a stack of 5") || said.contains("makes an obstacle"), "{said}");
            return;
        }
        let turns = position.turns();
        session.answer(&turns[number * 7 % turns.len()].to_string());
    }
}

#[test]
fn a_point_is_told_with_the_lines_through_it() {
    let said = game().answer("look e4");
    assert!(said.contains("Towards e7: e5 G, e6 R, e7 G") && said.matches("Towards").count() == 6, "{said}");
}

#[test]
fn at_a_puzzle_the_move_comes_before_the_verdict_and_the_solution_is_told() {
    let mut session = Session::new(Room::with_puzzle(PuzzleChoice::Number(1)));
    let right = session.lines.desk.solution();
    let turns = session.lines.desk.table().game().position().turns();
    let wrong = turns.into_iter().find(|turn| *turn != right[0]).expect("a wrong turn");
    let said = session.answer(&wrong.to_string());
    let [moved, verdict, back] =
        ["You ", "This move is legal, but", "The position before this move"].map(|part| said.find(part));
    assert!(moved.is_some() && moved < verdict && verdict < back, "{said}");
    // An old answer is not repeated.
    let misread = session.answer("nonsense");
    assert!(!misread.contains("This move is legal"), "{misread}");
    let status = session.answer("status");
    assert!(status.contains("Puzzle 1") && status.contains("Stacks of ") && status.contains("You: "), "{status}");
    assert!(status.contains("Your turn"), "{status}");
    let solution = session.answer("solution");
    assert_eq!(solution.matches(" moved ").count(), right.len(), "{solution}");
    assert!(session.answer("threats").contains("not for puzzles"));
    assert!(!session.answer("help").contains("threats"));
}

#[test]
fn an_unfinished_game_is_put_aside_after_a_question() {
    let mut session = game();
    session.answer("e4-e5");
    assert!(session.answer("new two").contains("Type yes or no."));
    assert!(session.answer("no").contains("Nothing has changed."));
    session.answer("new two");
    let said = session.answer("yes");
    assert!(said.contains("New game") && said.contains("lyngk play --game 1 "), "{said}");
}

#[test]
fn the_game_is_stepped_through() {
    let mut session = game();
    session.answer("e4-e5");
    session.answer("c4-c5");
    assert!(session.answer("earlier").contains("Player 1 moved e4 to e5\nAfter move 1"));
    assert!(session.answer("start").contains("Start position"));
    assert!(session.answer("end").contains("Player 1 to move"));
}

#[test]
fn a_clock_with_little_time_warns_once() {
    let control = Some("25+0".parse().expect("a time control"));
    let mut session = Session::new(Room::in_lines(lyngk_view::NewGame { control, ..two_people() }));
    session.answer("e4-e5");
    let mut out = Vec::new();
    for _ in 0..2 {
        session.lines.warn_of_clock(&mut out).expect("a vector");
    }
    assert_eq!(String::from_utf8(out).expect("UTF-8").matches("Player 2: little time left").count(), 1);
    assert!(session.lines.next_warning().is_some());
}

#[test]
fn a_stack_of_a_player_with_a_name_is_theirs_by_name() {
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let mut session = Session::new(Room::in_lines(lyngk_view::NewGame { names, ..two_people() }));
    session.answer("I,e4-c2");
    let said = session.answer("c2");
    assert!(said.starts_with("c2, two high, ivory on top, Anna’s; "), "{said}");
}
