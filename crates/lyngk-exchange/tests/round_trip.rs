//! Games that are written and read again.

use lyngk_exchange::boardspace::{ExportError, Games, export, start_of_key};
use lyngk_exchange::csv;
use lyngk_rules::{Comment, GameResult, Mark, NodeId, Player, Position, Record, SplitMix64, Tag, Variant};
use proptest::prelude::*;
use proptest::sample;

/// A random game with variations, comments, marks and tags, from a random position of another game.
fn random_game(seed: u64, variant: Variant, before: usize, length: usize) -> Record {
    let random = &mut SplitMix64::new(seed);
    let mut start = Position::random_start(seed, variant);
    for _ in 0..before {
        let Some(turn) = start.random_turn(random) else { break };
        let next = start.after_unchecked(turn);
        // Nothing can be laid out that a stack of six has decided.
        if next.is_over() {
            break;
        }
        start = next;
    }
    game_from(start, random, length)
}

fn game_from(start: Position, random: &mut SplitMix64, length: usize) -> Record {
    let mut record = Record::new(start);
    let mut line: Vec<Option<NodeId>> = vec![None];
    for _ in 0..length {
        // One turn in five begins a variation.
        let after =
            if random.below(5) == 0 { line[random.below(line.len() as u64) as usize] } else { line[line.len() - 1] };
        let Some(turn) = record.position(after).random_turn(random) else { break };
        let is_known = record.children(after).iter().any(|&id| record.node(id).turn() == turn);
        if is_known {
            continue;
        }
        let node = record.push(after, turn).expect("a legal turn");
        if record.branch(node).is_none() {
            line.push(Some(node));
        }
        if random.below(3) == 0 {
            let texts = ["good", "a ] b [ c \\", "two\nlines; (here) and é", "[%csl Gc1]", "=1+1"];
            let text = texts[random.below(texts.len() as u64) as usize];
            record.comments_mut(node).extend(Comment::new(text));
        }
        if random.below(4) == 0 {
            record.marks_mut(node).push(Mark(random.below(6) as u8 + 1));
        }
    }
    record
}

fn named(mut record: Record, names: [&str; 2]) -> Record {
    let tags = [
        ("Event", "Autumn ] cup"),
        ("Site", "Boardspace.net"),
        ("Date", "2026.11.16"),
        ("Player1", names[0]),
        ("Player1Rating", "1640"),
        ("Player1Country", "Belgium"),
        ("Player1Time", "75"),
        ("Player2", names[1]),
        ("TimeControl", "300+2.5"),
    ];
    for (name, value) in tags {
        record.set_tag(Tag::new(name, value).expect("a tag"));
    }
    record
}

fn read(text: &str) -> Record {
    let mut games = Games::new(text);
    let game = games.next().expect("a game").unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(games.next().is_none());
    game.record
}

/// The record as it should come back, with the tags that only the reader sets. Without a key it was not played at Boardspace.
fn expected(record: &Record, key: Option<&str>) -> Record {
    let mut expected = record.clone();
    let result = Some(("Result", record.result.text()));
    for (name, value) in key.map(|key| ("BoardspaceKey", key)).into_iter().chain(result) {
        expected.set_tag(Tag::new(name, value).expect("a tag"));
    }
    if key.is_none() {
        expected.remove_tag("Site");
    }
    expected
}

/// Names of players. Some are words of the sentences about results.
const NAMES: [&str; 10] = ["Zoë", "a\"b]c\\d%e", "ada", "a", "Game", "is", "The", "draw", "won by", "guest"];

fn sorted_tags(record: &Record) -> Vec<(String, String)> {
    let mut tags: Vec<_> = record.tags().iter().map(|tag| (tag.name().to_owned(), tag.value().to_owned())).collect();
    tags.sort();
    tags
}

/// Asserts that two records have the same start, tree, result and tags. The order of tags does not matter.
fn assert_same(read: &Record, wanted: &Record, text: &str) {
    assert_eq!(sorted_tags(read), sorted_tags(wanted), "{text}");
    let without_tags = |record: &Record| {
        let mut record = record.clone();
        for (name, _) in sorted_tags(&record) {
            record.remove_tag(&name);
        }
        record
    };
    assert_eq!(without_tags(read), without_tags(wanted), "{text}");
}

fn variant(number: usize) -> Variant {
    Variant::ALL[number % 2]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_game_that_was_written_is_read_again(seed: u64, kind in 0..2_usize, before in 0..30_usize, length in 0..60_usize, names in sample::subsequence(&NAMES, 2)) {
        let mut record = named(random_game(seed, variant(kind), 2 * before, length), [names[0], names[1]]);
        // A position with player 2 to move is read as that of player 1.
        prop_assume!(record.start().to_move() == Player::One);
        let outcome = record.final_position().outcome();
        record.result = outcome.map_or(GameResult::Open, |outcome| GameResult::from(outcome.winner));
        let mut wanted = expected(&record, None);
        if outcome.is_some() {
            wanted.set_tag(Tag::new("Termination", "normal").expect("a tag"));
        }
        let text = export(&record).expect("a file");
        assert_same(&read(&text), &wanted, &text);
    }

    #[test]
    fn a_game_from_a_key_keeps_its_key(key: i32, kind in 0..2_usize, length in 0..60_usize, seed: u64, names in sample::subsequence(&NAMES, 2)) {
        let record = game_from(start_of_key(key, variant(kind)), &mut SplitMix64::new(seed), length);
        let mut record = named(record, [names[0], names[1]]);
        record.set_tag(Tag::new("BoardspaceKey", key.to_string()).expect("a tag"));
        prop_assume!(!record.final_position().is_over());
        let ends = [
            ("1-0", Some("resignation")), ("0-1", Some("resignation")), ("1-0", Some("time")), ("0-1", Some("time")),
            ("1/2-1/2", None), ("1-0", None), ("0-1", None),
        ];
        for (result, termination) in ends {
            record.result = GameResult::ALL.into_iter().find(|known| known.text() == result).expect("a result");
            record.remove_tag("Termination");
            if let Some(termination) = termination {
                record.set_tag(Tag::new("Termination", termination).expect("a tag"));
            }
            let text = export(&record).expect("a file");
            prop_assert!(!text.contains("Edit"), "{}", text);
            assert_same(&read(&text), &expected(&record, Some(&key.to_string())), &text);
        }
    }

    #[test]
    fn every_text_is_read_or_rejected_with_a_place_in_it(text in "[(;)\\[\\]\\\\ A-Z0-9a-z\n]{0,80}") {
        for game in Games::new(&text).filter_map(Result::err) {
            let line = text.split_inclusive('\n').chain([""]).nth(game.line - 1).expect("the line exists");
            prop_assert!((1..=line.chars().count() + 1).contains(&game.column), "{}", game);
        }
    }
}

#[test]
fn the_samples_are_written_and_read_again() {
    for number in 1..=4 {
        let path = format!("{}/../../testdata/boardspace/sample{number}.sgf", env!("CARGO_MANIFEST_DIR"));
        let game = Games::new(&std::fs::read_to_string(path).expect("a sample")).next().expect("one").expect("a game");
        let text = export(&game.record).expect("a file");
        let again = Games::new(&text).next().expect("one").expect("a game");
        assert_same(&again.record, &game.record, &text);
        let start = if number == 1 { "P1[0 Start P1]" } else { "P0[0 Start P0]" };
        assert!(text.contains(start), "the players have the places that they had: {text}");
    }
}

#[test]
fn the_second_of_two_equal_names_gets_a_number() {
    let mut record = named(Record::new(Position::random_start(1, Variant::Standard)), ["Anna", "Anna"]);
    record.result = GameResult::Win(Player::Two);
    let again = read(&export(&record).expect("a file"));
    assert_eq!((again.result, again.tag("Player2")), (record.result, Some("Anna (2)")));
}

#[test]
fn comments_before_a_variation_stand_in_it() {
    let start = Position::random_start(1, Variant::Standard);
    let mut record = Record::new(start);
    let turns = start.turns();
    record.push(None, turns[0]).expect("a turn");
    let node = record.push(None, turns[1]).expect("a turn");
    record.set_lead(node, vec![Comment::new("or so").expect("a comment")]);
    record.comments_mut(node).extend(["once", "twice"].map(|text| Comment::new(text).expect("a comment")));
    let again = read(&export(&record).expect("a file"));
    let comments = &again.node(again.children(None)[1]).comments;
    assert_eq!(comments.iter().map(Comment::as_str).collect::<Vec<_>>(), ["or so\nonce\ntwice"]);
}

#[test]
fn a_decided_start_cannot_be_written() {
    let mut seed = 0;
    let decided = loop {
        seed += 1;
        let random = &mut SplitMix64::new(seed);
        let mut position = Position::random_start(seed, Variant::Six);
        while let Some(turn) = position.random_turn(random) {
            position.play_unchecked(turn);
        }
        if Player::ALL.iter().any(|&player| position.scored(player) > 0) {
            break position;
        }
    };
    assert_eq!(export(&Record::new(decided)), Err(ExportError::DecidedStart));
}

#[test]
fn a_table_has_a_line_for_each_turn_with_what_it_did() {
    let lgn = r#"[Variant "std"]
[Start "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G"]
[Player1 "=cmd()"]
[Player2 "Zoë, \"the\" cat"]

1. b2-b1 {quiet; [%clk 231.5] [%emt 2]} R,b3-b4!? {@SUM(A1)} 2. a1-c5 (2. d1-d2) *"#;
    let record: Record = lgn.parse().expect("a game");
    let table = csv::table(&[record]);
    let lines: Vec<&str> = table.split("\r\n").collect();
    assert_eq!(lines[0].strip_prefix('\u{feff}'), Some(&*csv::COLUMNS.join(",")), "UTF-8 has a mark");
    assert_eq!(lines[1], "1,1,1,'=cmd(),b2-b1,,b2,b1,,IR,2,,0,0,2,231.5,,\"quiet;\"");
    assert_eq!(lines[2], "1,1,2,\"Zoë, \"\"the\"\" cat\",\"R,b3-b4\",R,b3,b4,,BR,2,2,0,0,,,!?,'@SUM(A1)");
    assert!(lines[3].starts_with("1,2,1,'=cmd(),a1-c5,,a1,c5,"), "{table}");
    assert_eq!(lines[4..], [""], "variations are no turns of the game");
}

#[test]
fn a_table_shows_paths_removed_stacks_and_passes() {
    let mut seen = [false; 3];
    for seed in 0..200 {
        let random = &mut SplitMix64::new(seed);
        let mut record = Record::new(Position::random_start(seed, Variant::Standard));
        let mut last = None;
        while let Some(turn) = record.position(last).random_turn(random) {
            last = Some(record.push(last, turn).expect("a legal turn"));
        }
        let table = csv::table(std::slice::from_ref(&record));
        assert!(table.is_ascii() && table.starts_with("game,"), "without other characters there is no mark");
        // The fields with commas are the turns with claims, which are in quotes.
        let lines = table.lines().skip(1).map(|line| {
            line.split('"')
                .enumerate()
                .map(|(index, part)| if index % 2 == 1 { part.replace(',', " ") } else { part.to_owned() })
                .collect::<String>()
        });
        let mut position = *record.start();
        for (line, id) in lines.zip(record.main_line()) {
            let fields: Vec<&str> = line.split(',').collect();
            assert_eq!(fields.len(), csv::COLUMNS.len(), "{line}");
            let turn = record.node(id).turn();
            let long = position.long_turn(turn);
            let mover = position.to_move();
            let scored = position.scored(mover);
            position.play_unchecked(turn);
            assert_eq!(fields[12], position.scored(Player::One).to_string());
            let path = if long.through.is_empty() { String::new() } else { long.to_string() };
            assert!(path.ends_with(fields[8]) && path.is_empty() == fields[8].is_empty(), "{line}");
            seen[0] |= !fields[8].is_empty();
            if position.scored(mover) > scored {
                assert_eq!((fields[10], fields[11]), ("5", &*mover.to_string()), "{line}");
                seen[1] = true;
            }
            if fields[4] == "pass" {
                assert!(fields[5..12].iter().all(|field| field.is_empty()), "{line}");
                seen[2] = true;
            }
        }
    }
    assert_eq!(seen, [true; 3], "games have all of them");
}
