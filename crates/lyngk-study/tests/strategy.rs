//! Tests of the strategy lessons: the solver proves what they call right and wrong.

use lyngk_engine::{Solver, Verdict};
use lyngk_rules::{Point, Position, Turn};
use lyngk_study::course::{Answer, CoursePart, LessonStep, LessonTask, TurnGoal, WrongCase};

fn position(step: &LessonStep) -> Position {
    step.position().unwrap_or_else(|error| panic!("{}: {error}", step.text))
}

fn steps() -> impl Iterator<Item = &'static LessonStep> {
    CoursePart::Strategy.lessons().iter().flat_map(|lesson| lesson.steps)
}

fn after(position: &Position, turn: Turn) -> Position {
    let mut next = *position;
    next.play(turn).unwrap_or_else(|error| panic!("{position}: {error}"));
    next
}

/// The verdict for the player to move, and all turns that keep it.
fn solve(solver: &mut Solver, position: &Position) -> (Verdict, Vec<Turn>) {
    let solution = solver.solve(position, &mut |_| true).expect("nobody stops it");
    (solution.proof.verdict, solution.best)
}

#[test]
fn every_strategy_lesson_has_two_to_four_steps() {
    assert!(CoursePart::Strategy.lessons().iter().all(|lesson| (2..=4).contains(&lesson.steps.len())));
}

#[test]
fn only_the_right_turns_win() {
    let mut solver = Solver::new(16);
    for step in steps() {
        let position = position(step);
        let (verdict, best) = solve(&mut solver, &position);
        assert_eq!(verdict, Verdict::Win, "{}", step.text);
        let LessonTask::Play { goals, .. } = step.task else { panic!("{} is no turn to find", step.text) };
        for turn in position.turns() {
            assert_eq!(TurnGoal::all_reached(goals, &position, turn), best.contains(&turn), "{}: {turn}", step.text);
        }
    }
}

#[test]
fn replies_to_wrong_turns_refute_them() {
    let mut solver = Solver::new(16);
    for step in steps() {
        assert!(!step.wrong.is_empty(), "{}", step.text);
        for (turn, _, reply) in wrong(step.text) {
            let (verdict, best) = solve(&mut solver, &after(&position(step), turn));
            assert_ne!(verdict, Verdict::Loss, "{}: {turn}", step.text);
            assert!(best.contains(&reply), "{}: {turn} {reply}", step.text);
        }
    }
}

fn by_name(name: &str) -> &'static LessonStep {
    steps().find(|step| step.text == name).unwrap_or_else(|| panic!("there is no {name}"))
}

fn right(step: &LessonStep) -> Turn {
    let LessonTask::Play { model, .. } = step.task else { panic!("{} is no turn to find", step.text) };
    model
}

/// The wrong turns of a step with their reply texts and refutations.
fn wrong(name: &str) -> impl Iterator<Item = (Turn, &'static str, Turn)> {
    by_name(name).wrong.iter().map(|wrong| match (wrong.case, wrong.reply) {
        (WrongCase::Play(&[TurnGoal::Is(turn)]), Some(reply)) => (turn, wrong.text, reply),
        _ => panic!("{}: which turn, and what against it?", wrong.text),
    })
}

fn completes(position: &Position, turn: Turn) -> bool {
    TurnGoal::all_reached(&[TurnGoal::Completes], position, turn)
}

#[test]
fn statements_about_the_right_turns_are_true() {
    // "Your opponent can only watch."
    for step in ["strategy-tempo-1", "strategy-tempo-2", "strategy-deny-1"].map(by_name) {
        assert!(after(&position(step), right(step)).must_pass(), "{}", step.text);
    }
    // "Via two LYNGK points", "a five".
    for step in ["strategy-network-1", "strategy-network-2"].map(by_name) {
        assert!(
            TurnGoal::all_reached(&[TurnGoal::Lyngk(2), TurnGoal::Completes], &position(step), right(step)),
            "{}",
            step.text
        );
    }
    // "A point, and a colour".
    for step in ["strategy-claim-1", "strategy-claim-2", "strategy-claim-3"].map(by_name) {
        assert!(
            TurnGoal::all_reached(&[TurnGoal::ClaimsAny, TurnGoal::Completes], &position(step), right(step)),
            "{}",
            step.text
        );
    }
    // "Just two moves left."
    let mut setup = position(by_name("strategy-tempo-1")).setup();
    setup.to_move = setup.to_move.opponent();
    assert_eq!(setup.position().expect("a position").turn_count(), 2);
}

#[test]
fn statements_about_the_wrong_turns_are_true() {
    let before = |name| position(by_name(name));
    // "The same point", "a point as well".
    for name in ["strategy-claim-1", "strategy-claim-2", "strategy-claim-3"] {
        assert!(wrong(name).all(|(turn, ..)| completes(&before(name), turn)), "{name}");
    }
    // "There it is: the five."
    for name in ["strategy-deny-1", "strategy-deny-2", "strategy-deny-3"] {
        assert!(wrong(name).all(|(turn, _, reply)| completes(&after(&before(name), turn), reply)), "{name}");
    }
    // "Now your opponent completes the other one."
    let name = "strategy-claim-3";
    let mut others = wrong(name).filter(|(_, text, _)| *text == "strategy-claim-3-other");
    assert!(others.all(|(turn, _, reply)| completes(&after(&before(name), turn), reply)));
    // "Covers a stack of it at once."
    for (turn, _, reply) in wrong("strategy-claim-4") {
        let Turn::Move { to, .. } = reply else { panic!("{reply}") };
        assert!(turn.claim().is_some() && before("strategy-claim-4").top_color(to) == turn.claim(), "{turn}");
    }
    // "Only a tie is left."
    let name = "strategy-network-2";
    for (turn, ..) in wrong(name) {
        assert_eq!(solve(&mut Solver::new(16), &after(&before(name), turn)).0, Verdict::Draw);
    }
}

#[test]
fn statements_about_all_other_turns_are_true() {
    let others = |name| {
        let step = by_name(name);
        let turns = position(step).turns().into_iter().filter(|&turn| !step.is_solved_by(Answer::Play(turn)));
        turns.map(|turn| after(&position(step), turn)).collect::<Vec<_>>()
    };
    // "The five on b2 is still possible."
    let threat = Turn::Move { claim: None, from: Point::E2, to: Point::B2 };
    assert!(others("strategy-deny-3").iter().all(|position| position.is_legal(threat)));
    // "Your opponent can still move."
    for name in ["strategy-tempo-1", "strategy-tempo-2"] {
        assert!(others(name).iter().all(|position| !position.must_pass()), "{name}");
    }
}
