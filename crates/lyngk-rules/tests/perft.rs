//! The perft counts of `testdata/perft.txt`, by the library and by the literal implementation of the rules.

mod literal;

use literal::LiteralPosition;
use lyngk_rules::Position;

/// The most sequences that the literal implementation, which is slow, counts as well.
const LITERAL_LIMIT: u64 = 5_000;

struct Case {
    id: String,
    lpn: String,
    counts: Vec<(usize, u64)>,
}

fn cases() -> Vec<Case> {
    let path = format!("{}/../../testdata/perft.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (key, value) = line.split_once(' ').expect("a key and a value");
        if key == "id" {
            cases.push(Case { id: value.to_owned(), lpn: String::new(), counts: Vec::new() });
            continue;
        }
        let case = cases.last_mut().expect("an id comes first");
        match key {
            "lpn" => value.clone_into(&mut case.lpn),
            "perft" => {
                let (depth, count) = value.split_once(' ').expect("a depth and a count");
                case.counts.push((depth.parse().expect("a depth"), count.parse().expect("a count")));
            }
            _ => panic!("unknown key in {line:?}"),
        }
    }
    cases
}

fn literal_perft(literal: &LiteralPosition, depth: usize) -> u64 {
    let turns = literal.turns();
    match depth {
        0 => 1,
        1 => turns.len() as u64,
        _ => turns.iter().map(|turn| literal_perft(&literal.play(turn), depth - 1)).sum(),
    }
}

#[test]
fn both_implementations_have_the_counts_of_the_file() {
    let cases = cases();
    assert_eq!(cases.len(), 16);
    let mut recounted = 0;
    for Case { id, lpn, counts } in &cases {
        let position: Position = lpn.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
        let literal = LiteralPosition::read(lpn).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert!(!counts.is_empty(), "{id}");
        for &(depth, count) in counts {
            assert_eq!(position.perft(depth), count, "{id}, depth {depth}");
            if count <= LITERAL_LIMIT {
                assert_eq!(literal_perft(&literal, depth), count, "{id}, depth {depth}");
                recounted += 1;
            }
        }
    }
    assert!(recounted >= 40, "only {recounted} counts were small enough for the literal implementation");
}
