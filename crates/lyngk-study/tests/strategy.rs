//! What the lessons in strategy say is right is proved to be, and what they call wrong is.

use lyngk_engine::{Solver, Verdict};
use lyngk_rules::{Position, Turn};
use lyngk_study::{Case, Goal, Part, Step, Task};

fn steps() -> impl Iterator<Item = &'static Step> {
    Part::Strategy.lessons().iter().flat_map(|lesson| lesson.steps)
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
fn there_are_two_positions_or_three_of_each_theme() {
    assert!(Part::Strategy.lessons().iter().all(|lesson| (2..=3).contains(&lesson.steps.len())));
}

#[test]
fn the_right_turns_win_and_all_others_do_not() {
    let mut solver = Solver::new(16);
    for step in steps() {
        let position = step.position();
        let (verdict, best) = solve(&mut solver, &position);
        assert_eq!(verdict, Verdict::Win, "{}", step.text);
        let Task::Play { goals, .. } = step.task else { panic!("{} is no turn to find", step.text) };
        for turn in position.turns() {
            assert_eq!(Goal::all_reached(goals, &position, turn), best.contains(&turn), "{}: {turn}", step.text);
        }
    }
}

#[test]
fn the_wrong_turns_are_answered_by_what_refutes_them() {
    let mut solver = Solver::new(16);
    for step in steps() {
        assert!(!step.wrong.is_empty(), "{}", step.text);
        for wrong in step.wrong {
            let Case::Play(&[Goal::Is(turn)]) = wrong.case else { panic!("{}: which turn?", step.text) };
            let reply = wrong.reply.unwrap_or_else(|| panic!("{}: what against {turn}?", step.text));
            let (verdict, best) = solve(&mut solver, &after(&step.position(), turn));
            assert_ne!(verdict, Verdict::Loss, "{}: {turn}", step.text);
            assert!(best.contains(&reply), "{}: {turn} {reply}", step.text);
        }
    }
}

/// What the texts tell of the positions beside their verdicts.
#[test]
fn the_reasons_are_as_they_are_told() {
    let by_name = |name: &str| steps().find(|step| step.text == name).expect("a step");
    let right = |step: &Step| match step.task {
        Task::Play { model, .. } => model,
        _ => panic!("{}", step.text),
    };
    // "Your opponent can only watch."
    for name in ["strategy-tempo-1", "strategy-tempo-2", "strategy-deny-1"] {
        let step = by_name(name);
        assert!(step.position().consequences(right(step)).expect("legal").opponent_must_pass, "{name}");
    }
    // "Just two moves left."
    let mut setup = by_name("strategy-tempo-1").position().setup();
    setup.to_move = setup.to_move.opponent();
    let theirs = setup.position().expect("a position").turns();
    assert_eq!(theirs.iter().map(ToString::to_string).collect::<Vec<_>>().len(), 2, "{theirs:?}");
    // "The same point", "a point as well".
    for name in ["strategy-claim-1", "strategy-claim-2", "strategy-claim-3"] {
        let step = by_name(name);
        let Case::Play(&[Goal::Is(wrong)]) = step.wrong[0].case else { panic!("{name}") };
        for turn in [right(step), wrong] {
            assert!(Goal::all_reached(&[Goal::Completes, Goal::ClaimsAny], &step.position(), turn), "{name} {turn}");
        }
    }
    // "By two LYNGK points."
    for name in ["strategy-network-1", "strategy-network-2"] {
        let step = by_name(name);
        assert!(Goal::all_reached(&[Goal::Lyngk(2), Goal::Completes], &step.position(), right(step)), "{name}");
    }
    // "There it is: the five."
    for name in ["strategy-deny-1", "strategy-deny-2", "strategy-deny-3"] {
        let step = by_name(name);
        let Case::Play(&[Goal::Is(wrong)]) = step.wrong[0].case else { panic!("{name}") };
        let reply = step.wrong[0].reply.expect("a refutation");
        assert!(Goal::all_reached(&[Goal::Completes], &after(&step.position(), wrong), reply), "{name}");
    }
    // "Only a tie is left."
    let step = by_name("strategy-network-2");
    let Case::Play(&[Goal::Is(wrong)]) = step.wrong[0].case else { panic!("no turn") };
    assert_eq!(solve(&mut Solver::new(16), &after(&step.position(), wrong)).0, Verdict::Draw);
}
