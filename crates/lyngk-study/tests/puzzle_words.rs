//! What is said about puzzles, in every language.

use std::collections::BTreeSet;

use lyngk_rules::{Point, Turn, Variant};
use lyngk_study::puzzle::say::{self, Action};
use lyngk_study::puzzle::{Difficulty, Feedback, Goal, Hint, Progress, PuzzleSet, Theme, Worse, Wrong};
use lyngk_view::{Language, Words};

const PUZZLES: &str = include_str!("../data/puzzles.txt");

fn words(language: Language) -> Words {
    let path = format!("{}/src/lang/{}.ftl", env!("CARGO_MANIFEST_DIR"), language.code());
    Words::read(language, &std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}")))
}

fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

/// Everything that can be said, in the same order in every language.
fn everything(words: &Words, set: &PuzzleSet) -> Vec<String> {
    let mut said = vec![
        say::title(words),
        say::number(words, 17),
        say::daily(words, "16"),
        say::solution(words, &[turn("d3-d4"), Turn::Pass]),
        say::count(words, (3, 5)),
        say::none_left(words),
        say::streak(words, &Progress::default()),
        say::days(words, &Progress::default(), 1),
        say::unreadable(words),
    ];
    let actions = [Action::Hint, Action::GiveUp, Action::Again, Action::Next, Action::Daily];
    said.extend(actions.map(|action| say::action(words, action)));
    said.extend(Difficulty::ALL.map(Some).into_iter().chain([None]).map(|one| say::difficulty(words, one)));
    said.extend(Theme::ALL.map(Some).into_iter().chain([None]).map(|one| say::theme(words, one)));
    said.extend(Variant::ALL.map(Some).into_iter().chain([None]).map(|one| say::variant(words, one)));
    for goal in Goal::ALL {
        for steps in 1..=4 {
            let puzzle = set.puzzles().iter().find(|puzzle| puzzle.goal() == goal && puzzle.steps().len() == steps);
            said.extend(puzzle.map(|puzzle| say::task(words, puzzle)));
        }
    }
    said.extend(Theme::ALL.map(|theme| say::hint(words, Hint::Theme(theme))));
    said.extend([true, false].map(|claims| say::hint(words, Hint::Start { point: Point::A1, claims })));
    said.extend(feedbacks().iter().map(|feedback| say::feedback(words, feedback)));
    said
}

fn feedbacks() -> Vec<Feedback> {
    let mut feedbacks = vec![Feedback::Right { reply: Turn::Pass }, Feedback::Right { reply: turn("R,d3-d4") }];
    feedbacks.extend([Feedback::Solved, Feedback::Over]);
    for (goal, leads_to) in [(Goal::Win, Worse::Draw), (Goal::Win, Worse::Loss), (Goal::Draw, Worse::Loss)] {
        for answer in [None, Some(turn("e4-e5"))] {
            for completes in [None, Some(turn("e4-e5")), Some(turn("f3-f4"))] {
                feedbacks.push(Feedback::Wrong(Wrong { turn: turn("d3-d4"), goal, leads_to, answer, completes }));
            }
        }
    }
    feedbacks
}

#[test]
fn everything_can_be_said_in_every_language() {
    let set: PuzzleSet = PUZZLES.parse().expect("puzzles");
    let english = everything(&words(Language::English), &set);
    for language in Language::ALL {
        let said = everything(&words(language), &set);
        for (text, in_english) in said.iter().zip(&english) {
            // A key that is not there is shown itself; a value that is not there leaves its braces.
            assert!(!text.contains("puzzle-") && !text.contains("puzzles-"), "{}: {text}", language.code());
            assert!(!text.is_empty() && !text.contains(['{', '}', '$']), "{}: {text}", language.code());
            let values = |text: &str| text.matches("e4-e5").count() + text.matches("d3-d4").count();
            assert_eq!(values(text), values(in_english), "{}: {text}", language.code());
        }
    }
}

#[test]
fn a_wrong_turn_is_answered_with_what_it_comes_to_and_why() {
    let wrong = Wrong {
        turn: turn("d3-d4"),
        goal: Goal::Win,
        leads_to: Worse::Loss,
        answer: Some(turn("e4-e5")),
        completes: Some(turn("e4-e5")),
    };
    let said = say::feedback(&words(Language::English), &Feedback::Wrong(wrong));
    let expected =
        "d3-d4 is legal, but throws the win away and even loses. The answer is e4-e5. That completes a stack.";
    assert_eq!(said, expected);
    let wrong = Wrong { answer: Some(Turn::Pass), completes: None, leads_to: Worse::Draw, ..wrong };
    let said = say::feedback(&words(Language::English), &Feedback::Wrong(wrong));
    assert_eq!(said, "d3-d4 is legal, but throws the win away: it comes to no more than a tie.");
}

#[test]
fn every_language_has_the_same_texts() {
    let keys = |language: Language| -> BTreeSet<String> {
        let path = format!("{}/src/lang/{}.ftl", env!("CARGO_MANIFEST_DIR"), language.code());
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let keys = text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
        keys.filter(|key| key.starts_with("puzzle")).collect()
    };
    let sources = include_str!("../src/puzzle/say.rs");
    for key in keys(Language::English) {
        assert!(sources.contains(&format!("\"{key}\"")), "nobody asks for {key}");
    }
    for language in Language::ALL {
        assert_eq!(keys(language), keys(Language::English), "{}", language.code());
    }
}
