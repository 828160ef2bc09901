//! Test vectors in `testdata/vectors`, from a separate program that was written from the rulebook alone.

use lyngk_rules::{Position, Turn};
use serde_json::Value;
use sha2::{Digest, Sha256};

fn lines(name: &str) -> Vec<Value> {
    let path = format!("{}/../../testdata/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} in {value}"))
}

fn position(lpn: &str) -> Position {
    let position: Position = lpn.parse().unwrap_or_else(|error| panic!("{lpn}: {error}"));
    assert_eq!(position.to_string(), lpn);
    position
}

/// The SHA-256 of the sorted turns joined by commas.
fn digest(turns: &[Turn]) -> String {
    let mut words: Vec<String> = turns.iter().map(Turn::to_string).collect();
    words.sort_unstable();
    Sha256::digest(words.join(",")).iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"))
}

fn winner(position: &Position) -> u64 {
    let outcome = position.outcome().expect("the game is over");
    outcome.winner.map_or(0, |winner| winner.index() as u64 + 1)
}

#[test]
fn positions_of_every_kind_have_the_turns_and_winners_of_the_vectors() {
    let cases = lines("positions.jsonl");
    assert!(cases.len() >= 100);
    for case in &cases {
        let position = position(text(case, "lpn"));
        let turns = position.turns();
        assert_eq!(turns.len() as u64, case["turns"].as_u64().unwrap_or(0), "{case}");
        assert_eq!(digest(&turns), text(case, "sha"), "{case}");
        if let Some(expected) = case["winner"].as_u64() {
            assert_eq!(winner(&position), expected, "{case}");
        }
        match text(case, "kind") {
            "must_claim" => assert!(position.moves().is_empty() && !turns.is_empty(), "{case}"),
            "pass" => assert_eq!(turns, [Turn::Pass], "{case}"),
            chain if chain.starts_with("chain") => {
                let wanted: usize = chain["chain".len()..].parse().expect("a number");
                assert!(turns.iter().any(|&turn| position.long_turn(turn).through.len() == wanted), "{case}");
            }
            _ => {}
        }
    }
}

#[test]
fn games_follow_the_vectors_ply_by_ply() {
    for file in ["games-std.jsonl", "games-six.jsonl"] {
        let games = lines(file);
        assert_eq!(games.len(), 100);
        for game in &games {
            let mut position = position(text(game, "start"));
            for ply in game["plies"].as_array().expect("plies") {
                let turns = position.turns();
                assert_eq!(turns.len() as u64, ply["legal"].as_u64().expect("a count"), "{position}");
                assert_eq!(digest(&turns), text(ply, "sha"), "{position}");
                position.play(text(ply, "turn").parse().expect("a turn")).expect("a legal turn");
            }
            assert_eq!(position.to_string(), text(game, "final"));
            assert_eq!(winner(&position), game["winner"].as_u64().expect("a winner"), "{position}");
        }
    }
}

#[test]
fn perft_counts_agree() {
    for case in lines("perft.jsonl") {
        let position = position(text(&case, "lpn"));
        for (depth, expected) in (1..).zip(case["perft"].as_array().expect("counts")) {
            assert_eq!(position.perft(depth), expected.as_u64().expect("a count"), "{position} depth {depth}");
        }
    }
}

#[test]
fn the_vectors_equal_their_originals_if_those_are_available() {
    let root = format!("{}/../..", env!("CARGO_MANIFEST_DIR"));
    let shared = format!("{root}/../shared/vectors");
    let Ok(originals) = std::fs::read_dir(&shared) else { return };
    for original in originals {
        let original = original.expect("an entry");
        // The README is this repository's own.
        if original.path().extension().is_none_or(|extension| extension != "jsonl") {
            continue;
        }
        let copy = format!("{root}/testdata/vectors/{}", original.file_name().display());
        let same = std::fs::read(original.path()).ok() == std::fs::read(&copy).ok();
        assert!(same, "{copy} differs from the original");
    }
}
