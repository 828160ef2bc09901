//! Tests of the rules pages: every clause is included, and every example shows what its caption says.

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

/// The numbers of the clauses of each section of `docs/rules.md`.
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
fn clauses_have_the_numbers_of_the_rules_document() {
    let documented = documented();
    assert_eq!(documented.len(), Chapter::ALL.len());
    for (chapter, written) in Chapter::ALL.iter().zip(documented) {
        let shown: Vec<Vec<String>> =
            chapter.clauses.iter().map(|clause| clause.numbers.iter().map(ToString::to_string).collect()).collect();
        // The board is described in prose.
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
fn examples_show_what_the_rules_say() {
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

/// The rules that refuse the refused turns of an example.
fn refused_by(example: &Example) -> BTreeSet<&'static str> {
    let refused = example.turns.iter().filter(|way| way.verdict == ExampleVerdict::Refused);
    refused.flat_map(|way| position(example).refusals(way.turn())).map(lyngk_rules::Refusal::rule).collect()
}

#[test]
fn refused_turns_break_the_rule_they_illustrate() {
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
fn the_rulebooks_pictures_are_included() {
    // The start, with the five pieces beside the board.
    let start = clauses().find(|clause| clause.text == "rule-start").and_then(|clause| clause.examples.first());
    let start = start.expect("an example");
    assert_eq!(position(start).neutral().len(), 5);
    assert!(lyngk_rules::Point::ALL.into_iter().all(|point| position(start).height(point) == 1));

    // A claim without which the move would be illegal.
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

    // The targets of a single neutral piece, with both reasons for refusals.
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
fn examples_of_the_end_have_the_stated_winner() {
    assert_eq!(outcome("G1").winner, Some(Player::One));
    assert_eq!(outcome("G2").winner, Some(Player::Two));
    assert_eq!(outcome("G3").winner, None);
    for number in ["H1", "H3", "H4", "H5"] {
        assert_eq!(position(example(number)).variant(), Variant::Six);
    }
}

#[test]
fn every_rule_text_exists_and_is_used_once() {
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
