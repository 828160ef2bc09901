//! Invariants of all positions, turns and records.

mod common;

use std::collections::BTreeSet;

use common::{any_position, played};
use lyngk_rules::{
    BoardSymmetry, Color, ColorSymmetry, Comment, Mark, NodeId, Outcome, Piece, Player, Point, Points, Position,
    Record, SplitMix64, Symmetry, Tag, Turn, Variant,
};
use proptest::prelude::*;

fn variants() -> impl Strategy<Value = Variant> {
    prop_oneof![Just(Variant::Standard), Just(Variant::Six)]
}

fn positions() -> impl Strategy<Value = Position> {
    (variants(), any::<u64>()).prop_map(|(variant, seed)| any_position(variant, seed))
}

fn symmetries() -> impl Strategy<Value = Symmetry> {
    let boards: Vec<BoardSymmetry> = BoardSymmetry::all().collect();
    let colors: Vec<ColorSymmetry> = ColorSymmetry::all().collect();
    (proptest::sample::select(boards), proptest::sample::select(colors), any::<bool>())
        .prop_map(|(board, colors, swap_players)| Symmetry { board, colors, swap_players })
}

fn set(turns: impl IntoIterator<Item = Turn>) -> BTreeSet<Turn> {
    turns.into_iter().collect()
}

fn every_claim() -> impl Iterator<Item = Option<Color>> {
    std::iter::once(None).chain(Color::ALL.map(Some))
}

/// Every turn that can be written, legal or not.
fn every_turn() -> impl Iterator<Item = Turn> {
    let moves = every_claim().flat_map(|claim| {
        let pairs = Point::ALL.iter().flat_map(|&from| Point::ALL.iter().map(move |&to| (from, to)));
        pairs.map(move |(from, to)| Turn::Move { claim, from, to })
    });
    moves.chain([Turn::Pass])
}

/// The position rebuilt from its setup, which validates it. It equals the original, including the hash, only if that is possible.
fn possible(position: &Position) -> Result<Position, TestCaseError> {
    position.setup().position().map_err(|error| TestCaseError::fail(error.to_string()))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn symmetries_change_neither_turns_nor_outcomes(position in positions(), symmetry in symmetries()) {
        let image = symmetry.position(&position);
        prop_assert_eq!(image.setup().faults(), []);
        let turns = position.turns();
        prop_assert_eq!(set(turns.iter().map(|&turn| symmetry.turn(turn))), set(image.turns()));
        let mirrored = |outcome: Outcome| {
            let tallies = if symmetry.swap_players { outcome.tallies.flipped() } else { outcome.tallies };
            Outcome { winner: outcome.winner.map(|player| symmetry.player(player)), tallies, ..outcome }
        };
        prop_assert_eq!(position.outcome().map(mirrored), image.outcome());
        if let Some(&turn) = turns.first() {
            let ways = [position.path(turn), image.path(symmetry.turn(turn))].map(|path| path.map(|path| path.len()));
            prop_assert_eq!(ways[0], ways[1]);
            let (mut next, mut next_image) = (position, image);
            next.play_unchecked(turn);
            next_image.play_unchecked(symmetry.turn(turn));
            prop_assert_eq!(symmetry.position(&next), next_image);
        }
    }

    #[test]
    fn playing_updates_the_hash_and_the_order_in_stacks_correctly(position in positions(), seed: u64) {
        let mut random = SplitMix64::new(seed);
        let mut position = position;
        while let Some(turn) = position.random_turn(&mut random) {
            position.play(turn).expect("a drawn turn is legal");
            let fresh = position.setup().position().expect("play leads to possible positions");
            prop_assert_eq!(fresh, position);
            prop_assert_eq!(fresh.hash(), position.hash());
        }
    }

    #[test]
    fn positions_read_back_as_they_were_written(position in positions()) {
        let text = position.to_string();
        prop_assert_eq!(text.parse::<Position>(), Ok(position), "{}", text);
    }

    #[test]
    fn all_methods_that_list_turns_agree(position in positions()) {
        let turns = position.turns();
        let all = set(turns.iter().copied());
        prop_assert_eq!(all.len(), turns.len(), "every turn is listed once");
        prop_assert_eq!(position.turn_count(), turns.len());
        prop_assert_eq!(position.is_over(), turns.is_empty());
        prop_assert_eq!(position.must_pass(), turns == [Turn::Pass]);
        let moves = set(turns.iter().copied().filter(|&turn| turn != Turn::Pass));
        prop_assert_eq!(position.can_move(position.to_move()), !moves.is_empty());
        prop_assert_eq!(&moves, &set(Point::ALL.iter().flat_map(|&from| position.turns_from(from))));
        prop_assert_eq!(&moves, &set(Point::ALL.iter().flat_map(|&to| position.turns_onto(to))));
        prop_assert_eq!(
            set(position.moves()),
            set(moves.iter().copied().filter(|turn| turn.claim().is_none())),
        );
    }

    #[test]
    fn long_turns_are_read_back_and_their_paths_consist_of_lyngk_points(position in positions()) {
        for turn in position.turns() {
            let long = position.long_turn(turn);
            prop_assert_eq!(position.read_turn(&long.to_string()), Ok(turn));
            prop_assert_eq!(position.read_turn(&long.to_string().to_ascii_uppercase()), Ok(turn));
            if let Turn::Move { claim, from, .. } = turn {
                let points: Points = long.through.iter().copied().collect();
                prop_assert!((points - position.lyngk_points(claim, from)).is_empty());
                prop_assert_eq!(points.len(), long.through.len());
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_turn_is_refused_exactly_when_it_is_not_listed(position in positions()) {
        let listed = set(position.turns());
        for turn in every_turn() {
            prop_assert_eq!(position.is_legal(turn), listed.contains(&turn), "{} {}", position, turn);
            prop_assert_eq!(position.refusals(turn).is_empty(), listed.contains(&turn), "{} {}", position, turn);
        }
    }

    #[test]
    fn a_stack_is_refused_exactly_when_it_has_no_landing(position in positions()) {
        for claim in every_claim() {
            for from in Point::ALL {
                let refusals = position.refusals_from(claim, from);
                let landings = position.landings(claim, from);
                prop_assert_eq!(refusals.is_empty(), !landings.is_empty(), "{} {:?} {}", position, claim, from);
                let twice = refusals.iter().enumerate().find(|(n, refusal)| refusals[..*n].contains(refusal));
                prop_assert_eq!(twice, None);
                // A reason against any move of the stack is also a reason against each single move.
                let general = refusals.iter().filter(|refusal| !refusal.is_about_landing());
                for refusal in general {
                    for to in position.occupied() - from.into() {
                        let against = position.refusals(Turn::Move { claim, from, to });
                        prop_assert!(against.contains(refusal), "{} {} {}", position, from, to);
                    }
                }
            }
        }
    }

    /// The guarantee of the crate: only a method whose name says `unchecked` can make an impossible position.
    #[test]
    fn no_turn_makes_an_impossible_position(position in positions()) {
        for turn in every_turn() {
            let mut played = position;
            let mut core = *position;
            let results = [played.play(turn), core.play(turn)];
            match position.after(turn) {
                Ok(next) => {
                    prop_assert!(position.is_legal(turn));
                    prop_assert_eq!(possible(&next)?, next);
                    prop_assert_eq!((played, core), (next, *next));
                    prop_assert_eq!(results, [Ok(()), Ok(())]);
                    prop_assert_eq!(position.core().after(turn), Ok(*next));
                    prop_assert_eq!(position.after_unchecked(turn), next);
                }
                Err(error) => {
                    prop_assert!(!position.is_legal(turn));
                    prop_assert_eq!((played, core), (position, *position), "an illegal turn changes nothing");
                    prop_assert_eq!(results, [Err(error.clone()), Err(error.clone())]);
                    prop_assert_eq!(position.core().after(turn), Err(error.clone()));
                    prop_assert_eq!(error.turn(), turn);
                    prop_assert_eq!(error.refusals(), position.refusals(turn));
                }
            }
            // All other questions about any turn are answered without a panic.
            let _ = (position.completes(turn), position.path(turn), position.long_turn(turn));
            prop_assert_eq!(position.consequences(turn).is_ok(), position.is_legal(turn));
        }
    }

    #[test]
    fn everything_that_gives_a_position_gives_a_possible_one(
        position in positions(), symmetry in symmetries(), variant in variants(), seed: u64,
    ) {
        let record = random_record(variant, seed);
        let in_record = record.main_line().map(|id| record.position(Some(id)));
        let mut any = vec![
            symmetry.position(&position),
            position.setup().position().expect("taken apart and put together"),
            position.to_string().parse().expect("written and read"),
            Position::random_start(seed, variant),
            record.final_position(),
        ];
        any.extend(Player::ALL.map(|player| position.with_to_move(player)));
        any.extend(in_record);
        for position in any {
            prop_assert_eq!(possible(&position)?, position);
        }
        let with = position.with_to_move(position.to_move().opponent());
        prop_assert_eq!(with.with_to_move(position.to_move()), position);
        prop_assert_eq!(with.core(), &position.core().with_to_move(with.to_move()));
    }

    #[test]
    fn games_are_finite_and_no_piece_disappears(variant in variants(), seed: u64) {
        let mut random = SplitMix64::new(seed);
        let mut position = Position::random_start(seed, variant);
        let (mut moves, mut passes_in_a_row) = (0, 0);
        while let Some(turn) = position.random_turn(&mut random) {
            position.play_unchecked(turn);
            if turn == Turn::Pass {
                passes_in_a_row += 1;
            } else {
                (moves, passes_in_a_row) = (moves + 1, 0);
            }
            prop_assert!(passes_in_a_row < 2, "two passes in a row");
            let on_board: usize = Point::ALL.iter().map(|&point| position.height(point)).sum();
            let removed = match variant {
                Variant::Standard => 5 * Player::ALL.map(|player| usize::from(position.scored(player))).iter().sum::<usize>(),
                Variant::Six => 0,
            };
            prop_assert_eq!(on_board + removed, 43);
            prop_assert_eq!(position.setup().faults(), []);
        }
        prop_assert!(moves <= 42);
        prop_assert!(position.outcome().is_some());
    }

    #[test]
    fn records_read_back_as_they_were_written(variant in variants(), seed: u64) {
        let record = random_record(variant, seed);
        let text = record.to_string();
        let read = text.parse::<Record>().unwrap_or_else(|error| panic!("{error}\n{text}"));
        prop_assert_eq!(&read, &record, "{}", text);
        prop_assert_eq!(read.to_string(), text);
    }

    #[test]
    fn records_read_back_whatever_was_removed_and_promoted(variant in variants(), seed: u64) {
        let mut random = SplitMix64::new(seed);
        let mut record = random_record(variant, seed);
        let mut nodes = all_nodes(&record);
        let mut said = total_comments(&record);
        for _ in 0..12 {
            if nodes.is_empty() {
                break;
            }
            let id = nodes[random.below(nodes.len() as u64) as usize];
            let position = record.position(Some(id));
            if random.below(3) > 0 {
                let was_variation = record.branch(id).is_some();
                prop_assert_eq!(record.promote(id), was_variation);
                prop_assert_eq!(total_comments(&record), said, "promoting loses nothing");
                prop_assert_eq!(record.position(Some(id)), position, "nor does it change what a turn leads to");
            } else {
                record.remove(id);
                said = total_comments(&record);
                prop_assert!(record.get(id).is_none());
            }
            let left = all_nodes(&record);
            prop_assert_eq!(left.len(), record.turn_total());
            prop_assert!(left.iter().all(|id| nodes.contains(id)), "names stay good");
            nodes = left;
            let text = record.to_string();
            let read = text.parse::<Record>();
            prop_assert_eq!(read.as_ref(), Ok(&record), "{}", text);
        }
    }
}

/// All nodes of the tree.
fn all_nodes(record: &Record) -> Vec<NodeId> {
    let mut nodes = record.children(None).to_vec();
    let mut at = 0;
    while let Some(&id) = nodes.get(at) {
        nodes.extend(record.children(Some(id)));
        at += 1;
    }
    nodes
}

fn total_comments(record: &Record) -> usize {
    let nodes = all_nodes(record).into_iter().map(|id| record.node(id));
    record.comments.len() + nodes.map(|node| node.comments.len() + node.lead().len()).sum::<usize>()
}

#[test]
fn promoting_moves_a_variation_up_one_level() {
    let mut record = Record::new(Position::random_start(1, Variant::Standard));
    let turns = record.start().turns();
    let [main, other] = [turns[0], turns[1]].map(|turn| record.push(None, turn).expect("a listed turn"));
    let replies = record.position(Some(other)).turns();
    let [reply, inner] = [replies[0], replies[1]].map(|turn| record.push(Some(other), turn).expect("a listed turn"));
    let said: Vec<Comment> = Comment::new("another idea").into_iter().collect();
    assert!(record.set_lead(inner, said.clone()));

    assert!(record.promote(inner));
    assert_eq!(record.children(Some(other)), [inner, reply]);
    assert_eq!(record.children(None), [main, other], "the outer variation stays one");
    assert_eq!((record.node(other).comments.as_slice(), record.node(inner).lead()), (&said[..], &[][..]));
    assert!(record.promote(inner));
    assert_eq!(record.main_line().collect::<Vec<_>>(), [other, inner]);
    assert!(!record.promote(inner));

    record.remove(other);
    assert_eq!(record.main_line().collect::<Vec<_>>(), [main]);
    assert!([other, inner, reply].into_iter().all(|id| record.get(id).is_none()));
    assert_eq!(record.turn_total(), 1);
    let added = record.push(None, turns[1]).expect("a listed turn");
    assert!(![main, other, inner, reply].contains(&added), "no name is used twice");
}

#[test]
fn tags_can_be_removed() {
    let mut record = Record::new(Position::random_start(1, Variant::Standard));
    record.set_tag(Tag::new("Event", "x").expect("a good tag"));
    assert!(record.remove_tag("Event") && !record.remove_tag("Event"));
    assert_eq!(record.tag("Event"), None);
}

/// A random record with variations, comments, marks and tags.
fn random_record(variant: Variant, seed: u64) -> Record {
    const TEXTS: [&str; 6] =
        ["", " spaced ", "two\nlines", "(not a variation) 1. a1-b2 *", "[Tag \"no\"]", "naïve → ✓ {"];
    let mut random = SplitMix64::new(seed);
    let mut record = Record::new(played(variant, seed));
    let comments = |random: &mut SplitMix64| -> Vec<Comment> {
        let count = random.below(4).saturating_sub(1);
        (0..count).filter_map(|_| Comment::new(TEXTS[random.below(6) as usize])).collect()
    };
    record.comments = comments(&mut random);
    let mut nodes = vec![None];
    for _ in 0..random.below(40) {
        // Mostly the line continues; sometimes a variation begins somewhere.
        let after = if random.below(3) > 0 { nodes.len() - 1 } else { random.below(nodes.len() as u64) as usize };
        let Some(turn) = record.position(nodes[after]).random_turn(&mut random) else { continue };
        let id = record.push(nodes[after], turn).expect("a drawn turn is legal");
        *record.comments_mut(id) = comments(&mut random);
        *record.marks_mut(id) = (0..random.below(3)).map(|_| Mark(random.below(9) as u8)).collect();
        record.set_lead(id, comments(&mut random));
        nodes.push(Some(id));
    }
    for (name, value) in [("Event", "Club \"A\" \\ B"), ("Player1", ""), ("X_2", "Łódź")] {
        record.set_tag(Tag::new(name, value).expect("a good tag"));
    }
    record
}

#[test]
fn the_random_turn_is_uniform() {
    // While claims are open, in the middle, and at the end. The bound is exceeded by chance once in a million runs.
    for (variant, seed, plies) in [(Variant::Standard, 1, 3), (Variant::Six, 2, 14), (Variant::Standard, 3, 24)] {
        let mut random = SplitMix64::new(seed);
        let mut position = Position::random_start(seed, variant);
        for _ in 0..plies {
            let turn = position.random_turn(&mut random).expect("games are longer");
            position.play_unchecked(turn);
        }
        let turns: Vec<Turn> = set(position.turns()).into_iter().collect();
        let each = 400;
        let mut drawn = vec![0_u32; turns.len()];
        for _ in 0..each * turns.len() {
            let turn = position.random_turn(&mut random).expect("the game is not over");
            drawn[turns.binary_search(&turn).expect("a listed turn")] += 1;
        }
        let each = each as f64;
        let chi_square: f64 = drawn.iter().map(|&count| (f64::from(count) - each).powi(2) / each).sum();
        let freedom = turns.len() as f64 - 1.0;
        assert!((chi_square - freedom).abs() < 5.0 * (2.0 * freedom).sqrt(), "{chi_square} of {freedom}: {position}");
    }
}

#[test]
fn random_starts_put_every_piece_everywhere_equally_often() {
    let starts = 20_000;
    let mut jokers = [0_u32; Point::COUNT];
    for seed in 0..starts {
        let start = Position::random_start(seed, Variant::Standard);
        for (point, count) in Point::ALL.iter().zip(&mut jokers) {
            *count += u32::from(start.top(*point) == Some(Piece::Joker));
        }
    }
    let expected = starts as f64 * 3.0 / 43.0;
    for count in jokers {
        assert!((f64::from(count) - expected).abs() < 5.0 * expected.sqrt(), "{jokers:?}");
    }
}

#[test]
fn a_seed_always_gives_the_same_start() {
    let starts = [
        (
            0,
            Variant::Standard,
            "B/R,K,G,B/R,J,I,J,R,I,I/J,G,B,K,I,B/G,K,R,K,G,G,I/R,K,B,R,G,R/G,B,K,B,G,I,B/I,K,I,R/K 1 -/- 0/0 std",
        ),
        (
            42,
            Variant::Six,
            "G/R,K,K,K/R,I,I,G,K,I,G/B,B,B,R,K,I/K,R,G,K,R,R,G/B,I,I,R,G,J/B,J,R,J,G,B,K/I,B,B,I/G 1 -/- 0/0 six",
        ),
        (
            u64::MAX,
            Variant::Standard,
            "G/J,B,R,R/B,B,I,I,R,G,K/I,G,K,I,R,R/R,G,K,B,J,B,I/I,B,R,I,K,K/G,K,I,G,B,K,G/G,R,B,J/K 1 -/- 0/0 std",
        ),
    ];
    for (seed, variant, lpn) in starts {
        assert_eq!(Position::random_start(seed, variant).to_string(), lpn);
    }
}

#[test]
fn a_hundred_thousand_tags_are_read_quickly() {
    let tags: Vec<String> = (0..100_000).map(|n| format!("[T{n} \"\"]")).collect();
    let columns = Position::random_start(1, Variant::Standard).to_string();
    let columns = columns.split(' ').next().expect("columns");
    let text = format!("{}[Variant \"std\"][Start \"{columns}\"] *", tags.concat());
    let started = std::time::Instant::now();
    assert_eq!(text.parse::<Record>().map(|record| record.tags().len()), Ok(100_000));
    assert!(started.elapsed().as_secs() < 5, "{:?}", started.elapsed());
}

#[test]
fn errors_in_records_have_line_and_column_once() {
    let columns = Position::random_start(1, Variant::Standard).to_string();
    let columns = columns.split(' ').next().expect("columns");
    let text = format!("\u{feff}[Variant \"std\"]\n[Start \"{columns}\"]\n\n1. c1:c2 *");
    let error = text.parse::<Record>().expect_err("this is not a turn").to_string();
    assert_eq!(error, "line 4, column 6 (game 1): turn 1 of player 1: this is not a turn: expected '-', found ':'");
    let error = "\u{feff}[Variant \"x\"][Start \"\"] *".parse::<Record>().expect_err("no variant").to_string();
    assert!(error.starts_with("line 1, column 11 "), "{error}");
}
