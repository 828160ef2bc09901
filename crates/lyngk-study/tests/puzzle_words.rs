//! Tests of the English sentences about puzzles. `lyngk-view/tests/words.rs` compares the other languages with English.

use std::time::Duration;

use lyngk_rules::{Point, Turn, Variant};
use lyngk_study::puzzle::say::{self, PuzzleAction};
use lyngk_study::puzzle::{
    Difficulty, Feedback, Puzzle, PuzzleFilter, PuzzleGoal, PuzzleHint, PuzzleMessage, PuzzleOutcome, PuzzleProgress,
    PuzzleSession, PuzzleSet, PuzzleTheme, Rating, Worse, WrongTurn,
};
use lyngk_view::{Intent, Language, Words};

const PUZZLES: &str = include_str!("../data/puzzles.txt");

fn words() -> Words {
    lyngk_study::words(Language::English)
}

fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

/// Every sentence.
fn everything(words: &Words, set: &PuzzleSet) -> Vec<String> {
    let mut said = vec![
        say::title(words),
        say::number(words, 17),
        say::daily(words, "16"),
        say::rating(words, &PuzzleProgress::default()),
        say::rating(words, &rated(30)),
        say::rating_change(words, None, Rating::NEW.after(1500, 0.0), 1),
        say::storm_pace(words, Duration::from_secs(12)),
        say::count_all(words, (3, 1020)),
        say::storm_result(words, 1),
        say::count(words, (3, 5)),
        say::none_left(words, set, PuzzleFilter::default()),
        say::none_left(words, &PuzzleSet::default(), PuzzleFilter::default()),
        say::streak(words, &PuzzleProgress::default()),
        say::days(words, &PuzzleProgress::default(), 1),
        say::unreadable(words),
    ];
    let actions =
        [PuzzleAction::Hint, PuzzleAction::GiveUp, PuzzleAction::Again, PuzzleAction::Next, PuzzleAction::Daily];
    said.extend(actions.map(|action| say::action(words, action)));
    said.extend(Difficulty::ALL.map(Some).into_iter().chain([None]).map(|one| say::difficulty(words, one)));
    said.extend(PuzzleTheme::ALL.map(Some).into_iter().chain([None]).map(|one| say::theme(words, one)));
    said.extend(Variant::ALL.map(Some).into_iter().chain([None]).map(|one| say::variant(words, one)));
    for goal in PuzzleGoal::ALL {
        for steps in 1..=4 {
            let puzzle = set.puzzles().iter().find(|puzzle| puzzle.goal() == goal && puzzle.steps().len() == steps);
            said.extend(puzzle.map(|puzzle| say::task(words, puzzle)));
        }
    }
    said.extend(PuzzleTheme::ALL.map(|theme| say::hint(words, PuzzleHint::Theme(theme))));
    said.extend([true, false].map(|claims| say::hint(words, PuzzleHint::Start { point: Point::A1, claims })));
    said.extend(set.puzzles().iter().map(|puzzle| say::solution(words, puzzle)));
    said.extend(set.puzzles().iter().map(|puzzle| say::proved(words, puzzle).expect("a proof")));
    said.extend(set.puzzles().iter().map(|puzzle| say::outcome(words, puzzle).expect("an end")));
    said.extend(set.puzzles().iter().map(|puzzle| say::theme_is(words, puzzle)));
    said.extend(set.puzzles().iter().step_by(10).flat_map(|puzzle| shown_turns(words, puzzle)));
    said.extend(feedbacks().iter().map(|feedback| say::feedback(words, feedback)));
    said
}

/// Progress of somebody who has solved so many puzzles of about their strength, half of them with a hint.
fn rated(count: usize) -> PuzzleProgress {
    let (set, mut progress): (PuzzleSet, _) = (PUZZLES.parse().expect("puzzles"), PuzzleProgress::default());
    let medium = set.puzzles().iter().filter(|puzzle| puzzle.rating().abs_diff(1500) < 150);
    medium.take(count).for_each(|puzzle| progress.record(puzzle, PuzzleOutcome::Helped));
    progress
}

/// The text about each turn, to the end of the game.
fn shown_turns(words: &Words, puzzle: &Puzzle) -> Vec<String> {
    let now = Duration::ZERO;
    let mut session = PuzzleSession::new(puzzle.clone());
    let mut table = session.table();
    session.give_up(&mut table, now);
    session.play_out(&mut table, now);
    let said = |ply| {
        session.act(&mut table, Intent::ShowPly(Some(ply)), now);
        say::shown_turn(words, &table).expect("a turn")
    };
    (1..=puzzle.line().count() + puzzle.rest().len()).map(said).collect()
}

fn feedbacks() -> Vec<Feedback> {
    let mut feedbacks = vec![Feedback::Right { reply: Turn::Pass }, Feedback::Right { reply: turn("R,d3-d4") }];
    feedbacks.extend([Feedback::Solved, Feedback::Over]);
    for (goal, leads_to) in
        [(PuzzleGoal::Win, Worse::Draw), (PuzzleGoal::Win, Worse::Loss), (PuzzleGoal::Draw, Worse::Loss)]
    {
        for answer in [None, Some(turn("e4-e5"))] {
            for completes in [None, Some(turn("e4-e5")), Some(turn("f3-f4"))] {
                feedbacks.push(Feedback::Wrong(WrongTurn { turn: turn("d3-d4"), goal, leads_to, answer, completes }));
            }
        }
    }
    feedbacks
}

#[test]
fn every_sentence_has_a_text() {
    let set: PuzzleSet = PUZZLES.parse().expect("puzzles");
    for text in everything(&words(), &set) {
        // A missing key is shown as it is; a missing value leaves a gap.
        assert!(!text.is_empty() && !text.contains("puzzle-") && !text.contains("puzzles-"), "{text}");
        assert!(text.trim() == text && !text.contains("  ") && !text.contains(" ."), "{text}");
    }
}

#[test]
fn feedback_on_a_wrong_turn_names_result_and_reason() {
    let wrong = WrongTurn {
        turn: turn("d3-d4"),
        goal: PuzzleGoal::Win,
        leads_to: Worse::Loss,
        answer: Some(turn("e4-e5")),
        completes: Some(turn("e4-e5")),
    };
    let said = say::feedback(&words(), &Feedback::Wrong(wrong));
    let expected = "This move is legal, but it throws the win away and even loses. Your opponent replies e4 → e5. That completes a stack.";
    assert_eq!(said, expected);
    let wrong = WrongTurn { answer: Some(Turn::Pass), completes: None, leads_to: Worse::Draw, ..wrong };
    let said = say::feedback(&words(), &Feedback::Wrong(wrong));
    assert_eq!(said, "This move is legal, but it throws the win away: a tie is all that is left.");
}

#[test]
fn a_rating_is_a_number_only_when_it_has_settled() {
    let first = rated(1);
    assert_eq!(say::rating(&words(), &first), "Your rating is still being found (1 of about 15 puzzles)");
    let now = first.rating().expect("a rating");
    assert_eq!(say::rating_change(&words(), None, now, 1), say::rating(&words(), &first));
    // More than expected.
    assert!(say::rating_change(&words(), None, now, 15).contains("15 of about 16"));
    let (before, after) = (rated(30), rated(31));
    let [before, now] = [before, after].map(|progress| progress.rating().expect("a rating"));
    assert!(say::rating_change(&words(), Some(before), now, 31).ends_with(')'));
    // When it appears there is nothing to compare it with.
    assert!(say::rating_change(&words(), Some(Rating::NEW), now, 31).contains(" ± "));
}

#[test]
fn the_end_of_a_puzzle_says_in_words_what_wins() {
    let set: PuzzleSet = PUZZLES.parse().expect("puzzles");
    let said = |id: &str| {
        let puzzle = id.parse().ok().and_then(|id| set.get(id)).expect("a puzzle");
        say::message(&words(), puzzle, &PuzzleMessage::Solution(Vec::new()))
    };
    assert_eq!(
        said("ltjbf"),
        "This is the solution. You win in 4 moves: at the end the higher stacks are equal, and you have more stacks of two, 2 to 0."
    );
    assert!(said("cltnn").contains("You win in 3 moves: at the end you have more stacks of five, 3 to 1."));
    assert!(said("htjhb").contains("You win with this move: you complete a stack of six."));
    let all = set.puzzles().iter().map(|puzzle| say::outcome(&words(), puzzle).expect("an end"));
    assert!(all.into_iter().all(|text| !text.contains('+') && !text.contains("proved")));
}

#[test]
fn refusals_name_reasons_without_notation() {
    let refused = "R,c2-d3 is not possible. The two points are not on the same line. (Rule E3)";
    assert_eq!(say::refusal(&words(), refused), "The two points are not on the same line. (Rule E3)");
    for language in Language::ALL {
        let words = lyngk_study::words(language);
        let refused = format!("{} Reason. (Rule F2)", words.with("refused", [("turn", "R,c2-d3".into())]));
        assert_eq!(say::refusal(&words, &refused), "Reason. (Rule F2)");
        assert_eq!(say::refusal(&words, "Reason. (Rule F2)"), "Reason. (Rule F2)");
    }
}

#[test]
fn turns_are_said_in_words() {
    let set: PuzzleSet = PUZZLES.parse().expect("puzzles");
    let claims = |text: &String| Turn::to_string(&turn("R,d3-d4")).chars().take(2).eq(text.chars().take(2));
    for text in everything(&words(), &set) {
        // Nothing such as "R,d3-d4".
        assert!(!text.split(' ').any(|word| word.parse::<Turn>().is_ok() || claims(&word.to_owned())), "{text}");
    }
}

#[test]
fn the_end_of_a_line_says_who_wins_and_why() {
    let set: PuzzleSet = PUZZLES.parse().expect("puzzles");
    for puzzle in set.puzzles().iter().step_by(7) {
        let said = shown_turns(&words(), puzzle);
        let title = if puzzle.goal() == PuzzleGoal::Win { "You won." } else { "tie" };
        assert!(said.last().is_some_and(|last| last.contains(title)), "{}: {said:?}", puzzle.id());
        assert!(said[0].starts_with("You moved ") || said[0].starts_with("You claimed "), "{said:?}");
    }
}

#[test]
fn a_kind_without_puzzles_is_not_called_solved() {
    let set: PuzzleSet = PUZZLES.parse().expect("puzzles");
    let none = PuzzleFilter {
        theme: Some(PuzzleTheme::SuddenDeath),
        variant: Some(Variant::Standard),
        ..PuzzleFilter::default()
    };
    assert_eq!(set.count(none, &PuzzleProgress::default()), (0, 0));
    let expected = "There are no puzzles of this kind: “Sudden death” exists only with “Stacks of six”.";
    assert_eq!(say::none_left(&words(), &set, none), expected);
    assert_eq!(say::count(&words(), (0, 0)), "");
    let solved = say::none_left(&words(), &set, PuzzleFilter::default());
    assert!(solved.starts_with("You have solved all of these."), "{solved}");
}
