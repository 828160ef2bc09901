//! The rules as a page: every clause is there, and every example is what it is said to be.

use std::collections::BTreeSet;

use lyngk_rules::{Color, Outcome, Player, Position, Turn, Variant};
use lyngk_study::course::{Chapter, Clause, Example, ExampleVerdict};
use lyngk_view::{Language, Words};

fn clauses() -> impl Iterator<Item = &'static Clause> {
    Chapter::ALL.into_iter().flat_map(|chapter| chapter.clauses)
}

fn examples() -> impl Iterator<Item = &'static Example> {
    clauses().flat_map(|clause| clause.examples)
}

fn position(example: &Example) -> Position {
    example.position().unwrap_or_else(|error| panic!("{}: {error}", example.picture))
}

fn example(number: &str) -> &'static Example {
    Clause::of(number).and_then(|clause| clause.examples.first()).unwrap_or_else(|| panic!("{number} has no example"))
}

/// The sections of the rules that have clauses: how many, and the numbers of each.
fn documented() -> Vec<Vec<Vec<String>>> {
    let text = include_str!("../../../docs/rules.md");
    let sections = text.split("\n## ").skip(1);
    let clauses = sections.map(|section| {
        let lines = section.lines().filter_map(|line| line.strip_prefix("- "));
        lines.map(|line| {
            line.strip_prefix("**").and_then(|line| line.split_once("**")).map_or("", |(numbers, _)| numbers)
        })
    });
    let numbers = |text: &str| text.split(", ").filter(|number| !number.is_empty()).map(ToOwned::to_owned).collect();
    clauses.map(|lines| lines.map(numbers).collect()).collect()
}

#[test]
fn every_clause_of_the_rules_is_there_with_its_number() {
    let documented = documented();
    assert_eq!(documented.len(), Chapter::ALL.len());
    for (chapter, written) in Chapter::ALL.iter().zip(documented) {
        let shown: Vec<Vec<String>> =
            chapter.clauses.iter().map(|clause| clause.numbers.iter().map(ToString::to_string).collect()).collect();
        // The board is told in prose.
        if written.is_empty() {
            assert_eq!(shown, [Vec::<String>::new()], "{}", chapter.title);
        } else {
            assert_eq!(shown, written, "{}", chapter.title);
        }
        for number in shown.iter().flatten() {
            assert!(number.starts_with(chapter.letters), "{number}");
            assert!(Clause::of(number).is_some());
        }
    }
    assert!(Clause::of("E4").is_none());
}

#[test]
fn every_refusal_leads_to_a_clause() {
    for rule in ["D1", "D3", "E1", "E3", "E5", "E6", "E7", "E11", "E12", "F1", "F2", "G1", "H1", "H4", "X2"] {
        assert!(Clause::of(rule).is_some(), "{rule}");
    }
}

#[test]
fn every_example_is_a_position_in_which_everything_is_as_it_is_shown() {
    for example in examples() {
        let position = position(example);
        assert_eq!(example.table().map(|table| *table.game().position()), Ok(position));
        assert!(example.marks.iter().all(|&point| position.top(point).is_some()), "{}", example.picture);
        for way in example.turns {
            let turn = way.turn();
            assert_eq!(ExampleVerdict::of(&position, turn), way.verdict, "{} {turn}", example.picture);
            if way.verdict != ExampleVerdict::Refused && turn != Turn::Pass {
                assert_eq!(position.path(turn).as_deref(), Some(way.path), "{} {turn}", example.picture);
            }
        }
        let shows_something = !example.turns.is_empty() || !example.marks.is_empty() || position.is_over();
        assert!(shows_something, "{}", example.picture);
    }
}

/// What refuses the refused ways of an example.
fn refused_by(example: &Example) -> BTreeSet<&'static str> {
    let refused = example.turns.iter().filter(|way| way.verdict == ExampleVerdict::Refused);
    refused.flat_map(|way| position(example).refusals(way.turn())).map(lyngk_rules::Refusal::rule).collect()
}

#[test]
fn refused_ways_are_refused_by_the_rule_that_they_stand_at() {
    for (number, rule) in [
        ("D1", "D1"),
        ("D3", "E1"),
        ("D6", "E6"),
        ("E3", "E3"),
        ("E5", "E5"),
        ("E7", "E7"),
        ("E11", "E11"),
        ("X2", "X2"),
    ] {
        assert_eq!(refused_by(example(number)), BTreeSet::from([rule]), "{number}");
    }
    assert!(refused_by(example("F1")).contains("F1"));
    assert!(refused_by(example("F4")).contains("F2"));
    assert!(refused_by(example("E12")).contains("E12"));
}

#[test]
fn what_the_rulebook_draws_is_there() {
    // The start, with the five pieces beside the board.
    let start = clauses().find(|clause| clause.text == "rule-start").and_then(|clause| clause.examples.first());
    let start = start.expect("an example");
    assert_eq!(position(start).neutral().len(), 5);
    assert!(lyngk_rules::Point::ALL.into_iter().all(|point| position(start).height(point) == 1));

    // A claim before a move, which would not be allowed without it.
    let before = example("D4");
    let [way] = before.turns else { panic!("one way") };
    let Turn::Move { claim: Some(Color::Red), from, to } = way.turn() else { panic!("{}", way.turn()) };
    assert!(!position(before).is_legal(Turn::Move { claim: None, from, to }));

    // A stack of four with two jokers.
    let jokers = example("E5");
    let mut after = position(jokers);
    let way = jokers.turns.iter().find(|way| way.verdict == ExampleVerdict::Allowed).expect("an allowed way");
    after.play(way.turn()).expect("legal");
    let stack = after.stack(way.path[1]);
    assert_eq!((stack.height(), stack.jokers()), (4, 2));

    // What a single neutral piece can and cannot reach, and both reasons.
    let single = example("E6");
    assert!(single.turns.iter().all(|way| position(single).height(way.path[0]) == 1));
    assert_eq!(single.turns.iter().filter(|way| way.verdict == ExampleVerdict::Allowed).count(), 2);
    assert_eq!(refused_by(single), BTreeSet::from(["E5", "E6"]));

    // A claim followed by a triple LYNGK move that completes a five.
    let triple = example("F3");
    let [way] = triple.turns else { panic!("one way") };
    assert_eq!((way.claim, way.path.len() - 2, way.verdict), (Some(Color::Red), 3, ExampleVerdict::Scores));
}

fn outcome(number: &str) -> Outcome {
    position(example(number)).outcome().unwrap_or_else(|| panic!("{number}: the game goes on"))
}

#[test]
fn ends_are_as_they_are_told() {
    assert_eq!(outcome("G1").winner, Some(Player::One));
    assert_eq!(outcome("G2").winner, Some(Player::Two));
    assert_eq!(outcome("G3").winner, None);
    for number in ["H1", "H3", "H4", "H5"] {
        assert_eq!(position(example(number)).variant(), Variant::Six);
    }
}

#[test]
fn every_text_of_the_rules_is_there_and_none_is_used_twice() {
    let words = Words::read(Language::English, include_str!("../src/lang/en.ftl"));
    let titles = Chapter::ALL.map(|chapter| chapter.title);
    let keys: Vec<&str> = titles
        .into_iter()
        .chain(clauses().map(|clause| clause.text))
        .chain(examples().map(|example| example.picture))
        .collect();
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
    for key in keys {
        assert_ne!(words.text(key), key);
    }
}
