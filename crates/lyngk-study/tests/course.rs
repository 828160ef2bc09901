//! Tests of the lessons: the whole course is played, and every other legal answer is tried.

use std::collections::BTreeSet;
use std::time::Duration;

use lyngk_rules::{Color, Player, Point, Position, Refusal, Turn};
use lyngk_study::course::{
    Answer, CoursePart, Lesson, LessonAttempt, LessonProgress, LessonState, LessonStep, LessonTask, TurnGoal, WrongCase,
};
use lyngk_view::{Intent, Language, TableEvent, Words};

const NOW: Duration = Duration::ZERO;

fn position(step: &LessonStep) -> Position {
    step.position().unwrap_or_else(|error| panic!("{}: {error}", step.text))
}

fn steps() -> impl Iterator<Item = (&'static Lesson, usize, &'static LessonStep)> {
    Lesson::all().flat_map(|lesson| lesson.steps.iter().enumerate().map(move |(number, step)| (lesson, number, step)))
}

fn attempt(text: &str) -> LessonAttempt {
    let (lesson, number, _) = steps().find(|(_, _, step)| step.text == text).expect("a step of this name");
    LessonAttempt::at(lesson, number).expect("it is there")
}

/// Gives an answer through the board, as a person would.
fn answer(attempt: &mut LessonAttempt, tried: Answer) -> Vec<TableEvent> {
    match tried {
        Answer::Play(Turn::Pass) => attempt.act(Intent::Pass, NOW),
        Answer::Play(Turn::Move { claim, from, to }) => {
            let mut events = Vec::new();
            if claim.is_some() {
                events.extend(attempt.act(Intent::Claim(claim), NOW));
            }
            events.extend(attempt.act(Intent::Choose(from), NOW));
            events.extend(attempt.act(Intent::Choose(to), NOW));
            events
        }
        Answer::Point(point) => attempt.act(Intent::Choose(point), NOW),
        Answer::Choice(option) => {
            attempt.choose(option);
            Vec::new()
        }
    }
}

fn played(attempt: &LessonAttempt) -> usize {
    attempt.table().game().turns().len()
}

/// Every legal answer to a step.
fn all_tries(step: &LessonStep) -> Vec<Answer> {
    match step.task {
        LessonTask::Play { .. } => position(step).turns().into_iter().map(Answer::Play).collect(),
        LessonTask::Point(_) => position(step).occupied().iter().map(Answer::Point).collect(),
        LessonTask::Choice { options, .. } => (0..options.len()).map(Answer::Choice).collect(),
    }
}

#[test]
fn every_part_has_lessons_and_step_keys_are_unique() {
    for part in CoursePart::ALL {
        assert!(!part.lessons().is_empty());
        assert!(part.lessons().iter().all(|lesson| lesson.part == part && !lesson.steps.is_empty()));
    }
    let names: BTreeSet<&str> = steps().map(|(_, _, step)| step.text).collect();
    assert_eq!(names.len(), steps().count(), "two steps have the same name");
}

#[test]
fn the_basics_take_about_six_minutes() {
    let words = Words::read(Language::English, include_str!("../src/lang/en.ftl"));
    let basics = CoursePart::Basics.lessons().iter().flat_map(|lesson| lesson.steps);
    // 200 words a minute to read with care, and six seconds to act.
    let seconds = |step: &LessonStep| {
        let read: usize = [step.text, step.done].iter().map(|key| words.text(key).split_whitespace().count()).sum();
        read as f64 * 60.0 / 200.0 + 6.0
    };
    let minutes = basics.map(seconds).sum::<f64>() / 60.0;
    assert!((5.5..6.5).contains(&minutes), "{minutes}");
    assert_eq!(words.text("learn-time"), "about six minutes");
}

#[test]
fn every_position_can_be_read_and_is_small_or_a_start() {
    for (_, _, step) in steps() {
        let position = position(step);
        assert!(!matches!(step.task, LessonTask::Point([])), "{}", step.text);
        // All but the start are small.
        let pieces = position.occupied().len();
        assert!(pieces <= 20 || pieces == Point::ALL.len(), "{}", step.text);
        assert!(step.hint.iter().all(|&point| position.top(point).is_some()) && !step.hint.is_empty(), "{}", step.text);
    }
}

/// A lesson with a step whose LPN cannot be read.
static UNREADABLE: Lesson = Lesson {
    title: "lesson-move-title",
    part: CoursePart::Basics,
    scores: false,
    steps: &[LessonStep {
        text: "lesson-move-1",
        position: "K/I,R 1 -/- 0/0 std",
        task: LessonTask::Point(&[Point::E4]),
        done: "lesson-move-1-done",
        again: "lesson-move-1-again",
        wrong: &[],
        reply: None,
        hint: &[Point::E4],
    }],
};

#[test]
fn a_position_that_cannot_be_read_is_an_error_and_never_another_position() {
    let step = &UNREADABLE.steps[0];
    assert!(step.position().is_err());
    assert!(LessonAttempt::at(&UNREADABLE, 0).is_none());
    let turn = Turn::Move { claim: None, from: Point::E4, to: Point::E5 };
    assert!(!step.is_solved_by(Answer::Play(turn)));
}

#[test]
fn the_model_answers_solve_the_whole_course() {
    let mut progress = LessonProgress::default();
    for lesson in Lesson::all() {
        let mut attempt = LessonAttempt::at(lesson, 0).expect("it has steps");
        loop {
            let step = attempt.step();
            assert_eq!(attempt.state(), LessonState::Trying);
            assert!(!attempt.remember(&mut progress), "{}", step.text);
            answer(&mut attempt, step.model());
            assert_eq!(attempt.state(), LessonState::Done { text: step.done, reply: step.reply }, "{}", step.text);
            assert!(attempt.remember(&mut progress), "{}", step.text);
            let before = played(&attempt);
            let events = attempt.reply(NOW);
            assert_eq!(
                events.iter().any(|event| matches!(event, TableEvent::Played(_))),
                step.reply.is_some(),
                "{}",
                step.text
            );
            assert_eq!(played(&attempt) - before, usize::from(step.reply.is_some()));
            assert!(attempt.reply(NOW).is_empty(), "it is played once");
            assert_eq!(attempt.comment(), Some(step.done));
            // A solved step takes no more input.
            assert!(attempt.act(Intent::Choose(Point::E4), NOW).is_empty());
            if !attempt.advance() {
                break;
            }
        }
        assert!(progress.is_complete(lesson));
    }
    assert!(progress.next().is_none());
}

#[test]
fn every_other_legal_answer_gets_a_reply_and_resets_the_board() {
    for (lesson, number, step) in steps() {
        let mut attempt = LessonAttempt::at(lesson, number).expect("a step");
        let start = *attempt.table().game().position();
        let mut tries = 0;
        for tried in all_tries(step).into_iter().filter(|&tried| !step.is_solved_by(tried)) {
            // Without claims on offer, these turns cannot be played.
            if matches!(tried, Answer::Play(turn) if turn.claim().is_some() && !lesson.offers_claims(step)) {
                continue;
            }
            answer(&mut attempt, tried);
            let expected = step.wrong(tried).map_or((step.again, None), |wrong| (wrong.text, wrong.reply));
            assert_eq!(
                attempt.state(),
                LessonState::Wrong { text: expected.0, reply: expected.1 },
                "{}: {tried:?}",
                step.text
            );
            if expected.1.is_some() {
                attempt.reply(NOW);
                assert_eq!(played(&attempt), 2, "{}: {tried:?}", step.text);
            }
            tries += 1;
            // Every second time, the learner just tries again.
            if tries % 2 == 0 {
                attempt.again();
                assert_eq!((attempt.state(), *attempt.table().game().position()), (LessonState::Trying, start));
            }
        }
        // A reply to other answers is not a repetition of the task.
        assert_eq!(tries == 0, step.again == step.text, "{}", step.text);
        answer(&mut attempt, step.model());
        assert!(matches!(attempt.state(), LessonState::Done { .. }), "{}", step.text);
    }
}

#[test]
fn every_specific_reply_can_occur() {
    for (_, _, step) in steps() {
        let tries = all_tries(step);
        for (number, wrong) in step.wrong.iter().enumerate() {
            let fits = |tried: &Answer| {
                !step.is_solved_by(*tried) && step.wrong(*tried).is_some_and(|given| given.text == wrong.text)
            };
            assert!(tries.iter().any(fits), "{}: answer {number} is never given", step.text);
            if let WrongCase::Choice(option) = wrong.case {
                assert!(!step.is_solved_by(Answer::Choice(option)));
            }
        }
    }
}

fn refusals(events: &[TableEvent]) -> Vec<&'static str> {
    let reasons = events.iter().flat_map(|event| match event {
        TableEvent::Refused { reasons, .. } | TableEvent::CannotPick { reasons, .. } => reasons.clone(),
        _ => Vec::new(),
    });
    reasons.map(Refusal::rule).collect()
}

#[test]
fn illegal_turns_are_refused_by_the_lessons_rule() {
    let tries = [
        ("lesson-move-2", Point::C6, Point::H2, "E3"),
        ("lesson-move-2", Point::C6, Point::E5, "E3"),
        ("lesson-build-2", Point::E4, Point::E6, "E5"),
        ("lesson-neutral-1", Point::E4, Point::E6, "E6"),
        ("lesson-neutral-2", Point::E4, Point::E6, "E7"),
    ];
    for (name, from, to, rule) in tries {
        let mut attempt = attempt(name);
        let events = attempt.act(Intent::Drag { from, to }, NOW);
        assert_eq!(refusals(&events), [rule], "{name}");
        assert_eq!(attempt.state(), LessonState::Trying, "{name}");
    }
    for (name, rule) in [("lesson-pass-2", "E11"), ("lesson-pass-3", "X2")] {
        assert_eq!(refusals(&attempt(name).act(Intent::Pass, NOW)), [rule], "{name}");
    }
    let mut joker = attempt("lesson-joker-2");
    assert_eq!(refusals(&joker.act(Intent::Type("e6-e7".to_owned()), NOW)), ["E3"]);
    let mut neutral = attempt("lesson-lyngk-4");
    assert!(refusals(&neutral.act(Intent::Type("c3-e6".to_owned()), NOW)).contains(&"F1"));
}

#[test]
fn a_refused_end_keeps_the_stack_in_hand_until_it_is_chosen_again() {
    let mut first = attempt("lesson-aim-1");
    first.act(Intent::Choose(Point::G3), NOW);
    let events = first.act(Intent::Choose(Point::E4), NOW);
    assert!(!refusals(&events).is_empty());
    assert_ne!(first.table().draft().from, Some(Point::E4), "nobody picked it up");
    // Also where the path is the reason: not on a line, or over another stack.
    for (name, from, to) in [
        ("lesson-move-1", Point::E4, Point::A1),
        ("lesson-move-2", Point::C6, Point::H2),
        ("lesson-move-2", Point::C6, Point::E1),
    ] {
        let mut attempt = attempt(name);
        attempt.act(Intent::Choose(from), NOW);
        assert_eq!(refusals(&attempt.act(Intent::Choose(to), NOW)), ["E3"], "{name}");
        assert_eq!(attempt.table().draft().from, Some(from), "{name}");
        attempt.act(Intent::Focus(Some(to)), NOW);
        assert!(attempt.act(Intent::Choose(to), NOW).is_empty(), "{name}");
        assert_eq!(attempt.table().draft().from, Some(to), "{name}: whoever insists moves that one");
    }
    // With a claim that is chosen, too.
    let mut claiming = attempt("lesson-claim-1");
    claiming.act(Intent::Claim(Some(Color::Red)), NOW);
    claiming.act(Intent::Choose(Point::C3), NOW);
    let events = claiming.act(Intent::Choose(Point::E6), NOW);
    assert!(!refusals(&events).is_empty());
    assert_eq!(claiming.table().draft().from, Some(Point::C3));
    assert_eq!(claiming.table().draft().claim, Some(Color::Red));
}

#[test]
fn choosing_a_lyngk_point_on_the_way_keeps_the_stack_in_hand() {
    // By choosing and by dragging, and also if the landing would claim the colour first.
    for (text, drags) in [("lesson-lyngk-1", false), ("lesson-lyngk-1", true), ("lesson-lyngk-4", false)] {
        let mut attempt = attempt(text);
        let (from, via) = (Point::C3, Point::E4);
        let events = if drags {
            attempt.act(Intent::Drag { from, to: via }, NOW)
        } else {
            attempt.act(Intent::Choose(from), NOW);
            attempt.act(Intent::Choose(via), NOW)
        };
        assert!(!refusals(&events).is_empty());
        assert!(attempt.is_on_lyngk_point(), "{text}");
        assert_eq!(attempt.table().draft().from, Some(from), "{text}");
        attempt.act(Intent::Focus(Some(Point::E6)), NOW);
        assert!(attempt.is_on_lyngk_point(), "a glance is no try");
        attempt.act(Intent::Choose(Point::E6), NOW);
        assert!(!attempt.is_on_lyngk_point());
        attempt.act(Intent::Confirm, NOW);
        assert!(matches!(attempt.state(), LessonState::Done { .. }), "{text}");
    }
    // Nothing else is called a LYNGK point: other colours, neutral ones where none can be claimed, or a stack that leads nowhere.
    for (lesson, number, step) in steps().filter(|(_, _, step)| step.is_play()) {
        let start = position(step);
        for (from, to) in start.occupied().iter().flat_map(|from| start.occupied().iter().map(move |to| (from, to))) {
            let mut attempt = LessonAttempt::at(lesson, number).expect("a step");
            attempt.act(Intent::Drag { from, to }, NOW);
            if attempt.is_on_lyngk_point() {
                let color = start.top_color(from).expect("a colour");
                let is_own = start.owner(color) == Some(start.to_move());
                assert_eq!(start.top_color(to), Some(color), "{}: {from} {to}", step.text);
                assert!(is_own || lesson.offers_claims(step), "{}: {from} {to}", step.text);
            }
        }
    }
}

#[test]
fn the_answer_to_a_question_about_points_is_marked_whether_found_or_shown() {
    for (lesson, number, step) in steps() {
        let LessonTask::Point(right) = step.task else { continue };
        let mut attempt = LessonAttempt::at(lesson, number).expect("a step");
        let mut progress = LessonProgress::default();
        for &point in right {
            assert!(attempt.answered().is_empty());
            attempt.act(Intent::Choose(point), NOW);
            assert_eq!((attempt.answered(), attempt.is_shown()), ([point].as_slice(), false), "{}", step.text);
            attempt.again();
        }
        attempt.show();
        assert!(attempt.answered().is_empty() && attempt.state() == LessonState::Trying);
        answer(&mut attempt, step.model());
        assert_eq!((attempt.answered(), attempt.is_shown()), (right, true), "all of them: {}", step.text);
        assert!(attempt.remember(&mut progress));
        assert!(progress.has_seen(step) && !progress.has(step), "it remains to be tried");
        attempt.again();
        assert!(!attempt.is_shown());
        answer(&mut attempt, step.model());
        assert!(attempt.remember(&mut progress) && progress.has(step));
    }
}

#[test]
fn a_question_about_the_winner_needs_the_score_of_a_lesson_that_has_it() {
    let asked: Vec<_> = steps().filter(|(_, _, step)| step.is_about_the_end()).collect();
    assert!(asked.len() >= 4);
    for (lesson, _, step) in asked {
        let completed = Player::ALL.map(|player| position(step).scored(player));
        assert!(lesson.scores || completed == [0, 0], "{}", step.text);
    }
}

#[test]
fn claims_are_offered_only_where_a_step_needs_them() {
    for (lesson, number, step) in steps() {
        let mut attempt = LessonAttempt::at(lesson, number).expect("a step");
        let could = step.is_play() && !position(step).claimable().is_empty();
        let offered = lesson.offers_claims(step);
        assert_eq!(!attempt.table().claimable().is_empty(), could && offered, "{}", step.text);
        if !offered {
            attempt.act(Intent::Claim(position(step).claimable().iter().next()), NOW);
            assert_eq!(attempt.table().draft().claim, None);
        }
    }
    let offered: Vec<&str> = CoursePart::Basics
        .lessons()
        .iter()
        .flat_map(|lesson| lesson.steps.iter().filter(|step| lesson.offers_claims(step)))
        .map(|step| step.text)
        .collect();
    assert_eq!(offered, ["lesson-claim-1", "lesson-claim-3", "lesson-lyngk-4", "lesson-complete-2"]);
    let mut strategy = CoursePart::Strategy.lessons().iter();
    assert!(strategy.all(|lesson| lesson.steps.iter().all(|step| lesson.offers_claims(step))), "it would be a hint");
}

#[test]
fn point_questions_ignore_empty_points() {
    let mut attempt = attempt("lesson-whose-1");
    attempt.act(Intent::Choose(Point::A1), NOW);
    assert_eq!(attempt.state(), LessonState::Trying);
    attempt.act(Intent::Choose(Point::E4), NOW);
    assert_eq!(attempt.comment(), Some("lesson-whose-1-yours"));
    attempt.act(Intent::Choose(Point::G3), NOW);
    assert_eq!(attempt.comment(), Some("lesson-whose-1-again"));
    attempt.choose(0);
    attempt.act(Intent::Resign, NOW);
    attempt.act(Intent::Choose(Point::C3), NOW);
    assert_eq!(attempt.comment(), Some("lesson-whose-1-done"));
    assert_eq!(played(&attempt), 0, "nothing was moved");
}

#[test]
fn turns_wait_for_confirmation_if_requested() {
    let mut attempt = attempt("lesson-move-1");
    attempt.set_confirm(true);
    let model = attempt.step().model();
    answer(&mut attempt, model);
    assert_eq!(attempt.state(), LessonState::Trying);
    attempt.act(Intent::Confirm, NOW);
    assert!(matches!(attempt.state(), LessonState::Done { .. }));
    attempt.advance();
    let model = attempt.step().model();
    answer(&mut attempt, model);
    assert_eq!(attempt.state(), LessonState::Trying, "still so in the next step");
}

#[test]
fn the_joker_lesson_builds_a_four_with_two_jokers() {
    let step = attempt("lesson-joker-2").step();
    for turn in position(step).turns() {
        if step.is_solved_by(Answer::Play(turn)) {
            let Turn::Move { to, .. } = turn else { panic!("{turn}") };
            let mut after = position(step);
            after.play(turn).expect("legal");
            assert_eq!((after.stack(to).height(), after.stack(to).jokers()), (4, 2), "{turn}");
        }
    }
}

#[test]
fn the_first_step_says_the_aim_and_lets_the_learner_score() {
    let first = &Lesson::all().next().expect("a lesson").steps[0];
    assert_eq!(first.text, "lesson-aim-1");
    let Answer::Play(turn) = first.model() else { panic!("a turn") };
    assert!(TurnGoal::all_reached(&[TurnGoal::Completes], &position(first), turn));
}

#[test]
fn the_setup_lesson_shows_a_start_and_its_reply_is_always_legal() {
    let step = attempt("lesson-start-1").step();
    let start = position(step);
    assert!(Point::ALL.into_iter().all(|point| start.height(point) == 1));
    let reply = step.reply.expect("the opponent moves next");
    for turn in start.turns().into_iter().filter(|&turn| step.is_solved_by(Answer::Play(turn))) {
        let mut after = start;
        after.play(turn).expect("a listed turn");
        assert!(after.is_legal(reply), "{turn}");
    }
}

#[test]
fn answers_to_who_wins_follow_from_the_rules() {
    let mut winners = BTreeSet::new();
    for (_, _, step) in steps() {
        let LessonTask::Choice { options: ["lesson-end-you", "lesson-end-opponent", "lesson-end-nobody"], right } =
            step.task
        else {
            continue;
        };
        let position = position(step);
        let outcome = position.outcome().unwrap_or_else(|| panic!("{}: the game is not over", step.text));
        let expected = match outcome.winner {
            Some(winner) if winner == position.to_move() => 0,
            Some(_) => 1,
            None => 2,
        };
        assert_eq!(right, expected, "{}", step.text);
        winners.insert((position.variant().name(), expected));
    }
    assert_eq!(winners, BTreeSet::from([("std", 0), ("std", 1), ("std", 2), ("six", 1)]));
}

#[test]
fn every_unsafe_turn_lets_blue_complete_a_stack_of_four() {
    let step = attempt("lesson-ready-1").step();
    let mut gifts = Vec::new();
    for turn in position(step).turns().into_iter().filter(|turn| turn.claim().is_none()) {
        let mut after = position(step);
        after.play(turn).expect("legal");
        let completing: Vec<Turn> = after.turns().into_iter().filter(|&reply| after.completes(reply)).collect();
        assert_eq!(completing.is_empty(), step.is_solved_by(Answer::Play(turn)), "{turn}");
        if let Some(wrong) = step.wrong(Answer::Play(turn)) {
            assert!(wrong.reply.is_some_and(|reply| completing.contains(&reply)), "{turn}");
        }
        // "A stack of four that lacks only blue, and blue can reach it."
        let by_blue = |&reply: &Turn| match reply {
            Turn::Move { from, to, .. } => {
                let four = after.stack(to);
                after.top_color(from) == Some(Color::Blue) && four.height() == 4 && !four.colors().contains(Color::Blue)
            }
            Turn::Pass => false,
        };
        assert_eq!(completing.iter().any(by_blue), !completing.is_empty(), "{turn}");
        gifts.extend(completing.first().map(|_| turn));
    }
    assert!(gifts.len() >= 2, "{gifts:?}");
}

#[test]
fn a_neutral_six_does_not_end_the_game() {
    let step = attempt("lesson-six-4").step();
    let Answer::Play(turn) = step.model() else { panic!("a turn") };
    let mut after = position(step);
    after.play(turn).expect("legal");
    assert!(!after.is_over());
    // The reply to every other turn: "With that claim you win at once".
    let others = position(step).turns().into_iter().filter(|&turn| !step.is_solved_by(Answer::Play(turn)));
    for turn in others {
        assert!(TurnGoal::all_reached(&[TurnGoal::Completes, TurnGoal::ClaimsAny], &position(step), turn), "{turn}");
    }
    // "The sixes have neutral ivory on top: they count for nobody."
    let end = position(attempt("lesson-six-5").step());
    let sixes: Vec<Point> = end.occupied().iter().filter(|&point| end.height(point) == 6).collect();
    assert!(sixes.len() == 3 && sixes.iter().all(|&point| end.top_color(point) == Some(Color::Ivory)));
}

#[test]
fn illegal_turns_reach_no_goal() {
    let position = position(attempt("lesson-move-2").step());
    let jump = Turn::Move { claim: None, from: Point::C6, to: Point::H2 };
    assert!(!TurnGoal::all_reached(&[TurnGoal::From(Point::C6)], &position, jump));
    assert!(!TurnGoal::all_reached(&[], &position, Turn::Pass));
}

#[test]
fn every_lesson_text_exists() {
    let words = Words::read(Language::English, include_str!("../src/lang/en.ftl"));
    let there = |key: &str| assert_ne!(words.text(key), key);
    CoursePart::ALL.into_iter().map(CoursePart::title).for_each(there);
    Lesson::all().map(|lesson| lesson.title).for_each(there);
    for (_, _, step) in steps() {
        [step.text, step.done, step.again].into_iter().for_each(there);
        step.wrong.iter().map(|wrong| wrong.text).for_each(there);
        if let LessonTask::Choice { options, .. } = step.task {
            options.iter().copied().for_each(there);
        }
        // Two or three short sentences.
        let length = words.text(step.text).split_whitespace().count();
        assert!(length <= 50, "{}: {length} words", step.text);
    }
}

#[test]
fn players_and_claims_are_offered_where_a_lesson_needs_them() {
    let lesson = |name: &str| Lesson::named(name).expect("a lesson");
    let needs: Vec<&str> =
        CoursePart::Basics.lessons().iter().filter(|it| it.needs_players()).map(Lesson::name).collect();
    assert_eq!(needs, ["move", "claim", "whose", "lyngk", "complete", "ready"]);
    assert!(lesson("claim").offers_claims(&lesson("claim").steps[0]));
    // It asks for a turn without a claim.
    assert!(!lesson("start").offers_claims(&lesson("start").steps[0]));
}

#[test]
fn an_obstacle_that_can_be_made_before_the_lesson_about_it_is_explained_at_once() {
    for (_, _, step) in steps().take_while(|(_, _, step)| step.text != "lesson-complete-top") {
        let position = position(step);
        let obstacles = |position: &Position| Point::ALL.into_iter().filter(|&at| position.height(at) == 5).count();
        assert_eq!(obstacles(&position), 0, "{}", step.text);
        let makes_one = |&turn: &Turn| obstacles(&position.after(turn).expect("a legal turn")) > 0;
        let is_explained = step
            .wrong
            .iter()
            .any(|wrong| matches!(wrong.case, WrongCase::Play(goals) if goals.contains(&TurnGoal::Obstacle)));
        assert_eq!(position.turns().iter().any(makes_one), is_explained, "{}", step.text);
    }
}

#[test]
fn what_belongs_to_somebody_or_to_both_can_be_moved() {
    let step = |text: &str| steps().find(|(_, _, step)| step.text == text).expect("a step").2;
    let can_move = |step: &LessonStep, player: Player, point: Point| {
        let mut setup = position(step).setup();
        setup.to_move = player;
        !setup.position().expect("a position").landings(None, point).is_empty()
    };
    let LessonTask::Point(both) = step("lesson-whose-2").task else { panic!("a question about points") };
    for &point in both {
        assert!(Player::ALL.iter().all(|&player| can_move(step("lesson-whose-2"), player, point)), "{point}");
    }
    let LessonTask::Point(theirs) = step("lesson-whose-1").task else { panic!("a question about points") };
    assert!(theirs.iter().all(|&point| can_move(step("lesson-whose-1"), Player::Two, point)));
}

#[test]
fn the_learner_has_one_ring_in_every_lesson() {
    for (_, _, step) in steps() {
        assert_eq!(position(step).to_move(), Player::One, "{}", step.text);
    }
}
