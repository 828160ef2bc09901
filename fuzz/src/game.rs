//! Games: invariants of positions, turns and records.

use std::sync::LazyLock;

use lyngk_rules::{
    BoardSymmetry, Color, ColorSymmetry, GameResult, Outcome, Point, Points, Position, Record, Symmetry, Turn, Variant,
};

use crate::bytes::Bytes;

/// A move merges two stacks, so 43 stacks allow 42 moves.
const MOST_MOVES: usize = 42;

/// The number of turns that are checked in detail. If there are more, the input selects them.
const DETAILED: usize = 8;

static BOARDS: LazyLock<Vec<BoardSymmetry>> = LazyLock::new(|| BoardSymmetry::all().collect());
static COLORS: LazyLock<Vec<ColorSymmetry>> = LazyLock::new(|| ColorSymmetry::all().collect());

/// A game. The first byte is the variant, the next eight are the seed of the start. The rest selects turns and checks.
///
/// # Panics
/// If an invariant does not hold.
pub fn game(data: &[u8]) {
    let mut bytes = Bytes::new(data);
    let variant = bytes.pick(&Variant::ALL);
    let mut position = Position::random_start(u64::from_le_bytes(bytes.take()), variant);
    let mut record = Record::new(position);
    let mut last = None;
    let mut moves = 0;
    loop {
        let turns = position.turns();
        let legal = Legal::new(&position);
        check_position(&position, &turns, &legal);
        if turns.is_empty() || bytes.is_empty() {
            break;
        }
        let turn = turns[bytes.wide_below(turns.len())];
        let step = turns.len().div_ceil(DETAILED);
        let detailed: Vec<Turn> = turns.iter().skip(bytes.below(step)).step_by(step).copied().collect();
        for &turn in &detailed {
            check_legal_turn(&position, turn);
        }

        let any = any_move(&mut bytes);
        for asked in [any, with_start(turn, any), with_end(turn, any), with_claim(turn, any), Turn::Pass] {
            check_answers(&position, asked, legal.contains(asked));
        }
        check_points(&position, any, &turns);
        // An illegal turn leads to an invalid position, but playing it does not panic.
        let mut invalid = position;
        invalid.play_unchecked(any);

        let symmetry = Symmetry { board: bytes.pick(&BOARDS), colors: bytes.pick(&COLORS), swap_players: bytes.flag() };
        check_symmetry(&position, turn, &detailed, symmetry);

        position.play(turn).expect("a listed turn is legal");
        last = Some(record.push(last, turn).expect("a listed turn is legal"));
        moves += usize::from(turn != Turn::Pass);
        assert!(moves <= MOST_MOVES, "{position}");
    }
    check_record(record, &position);
}

/// The legal turns, collected point by point. `Position::turns` works differently.
struct Legal {
    /// The ends of moves, by claim (the first is none) and by start.
    landings: [[Points; Point::COUNT]; 6],
    pass: bool,
}

impl Legal {
    fn new(position: &Position) -> Legal {
        let claims = [None, Some(0), Some(1), Some(2), Some(3), Some(4)].map(|claim| claim.map(|n| Color::ALL[n]));
        let landings = claims.map(|claim| Point::ALL.map(|from| position.landings(claim, from)));
        Legal { landings, pass: position.must_pass() }
    }

    fn contains(&self, turn: Turn) -> bool {
        match turn {
            Turn::Pass => self.pass,
            Turn::Move { claim, from, to } => {
                self.landings[claim.map_or(0, |color| color.index() + 1)][from.index()].contains(to)
            }
        }
    }

    fn count(&self) -> usize {
        usize::from(self.pass) + self.landings.as_flattened().iter().map(|points| points.len()).sum::<usize>()
    }
}

/// Checks a position and its list of turns.
fn check_position(position: &Position, turns: &[Turn], legal: &Legal) {
    let fresh = position.setup().position().unwrap_or_else(|error| panic!("{position}: {error}"));
    assert_eq!(fresh, *position);
    assert_eq!(fresh.hash(), position.hash(), "the hash is kept up to date: {position}");
    assert_eq!(position.to_string().parse().as_ref(), Ok(position));

    // The list has the right length, and all of its turns are legal and different, so it is complete.
    assert_eq!(turns.len(), position.turn_count(), "{position}");
    assert_eq!(turns.len(), legal.count(), "{position}");
    assert!(turns.iter().all(|&turn| legal.contains(turn)), "{position}");
    let mut sorted = turns.to_vec();
    sorted.sort_unstable();
    assert!(sorted.is_sorted_by(|one, other| one < other), "every turn is listed once: {position}");

    assert_eq!(position.is_over(), turns.is_empty(), "{position}");
    assert_eq!(position.outcome().is_some(), turns.is_empty(), "{position}");
    assert_eq!(position.must_pass(), turns == [Turn::Pass], "{position}");
    assert_eq!(position.can_move(position.to_move()), turns.iter().any(|&turn| turn != Turn::Pass), "{position}");
}

/// Checks a legal turn.
fn check_legal_turn(position: &Position, turn: Turn) {
    assert!(position.is_legal(turn), "{position} {turn}");
    assert_eq!(position.refusals(turn), [], "{position} {turn}");
    assert_eq!(position.read_turn(&turn.to_string()), Ok(turn), "{position}");
    let long = position.long_turn(turn);
    assert_eq!(position.read_turn(&long.to_string()), Ok(turn), "{position}");
    if let Turn::Move { claim, from, to } = turn {
        let path = position.path(turn).unwrap_or_else(|| panic!("{position} {turn}: a move has a path"));
        let [start, through @ .., end] = &*path else { panic!("{position} {turn}: a path has two ends") };
        assert_eq!((*start, through, *end), (from, &*long.through, to));
        let lyngk_points = position.lyngk_points(claim, from);
        assert!(through.iter().all(|&point| lyngk_points.contains(point)), "{position} {turn}");
    }
}

/// Checks that all functions agree on whether a turn is legal.
fn check_answers(position: &Position, turn: Turn, listed: bool) {
    let refusals = position.refusals(turn);
    assert_eq!(position.is_legal(turn), listed, "{position} {turn}");
    assert_eq!(refusals.is_empty(), listed, "{position} {turn}: {refusals:?}");
    let mut next = *position;
    match next.play(turn) {
        Ok(()) => assert!(listed, "{position} {turn}"),
        Err(illegal) => {
            assert!(!listed, "{position} {turn}: {illegal}");
            assert_eq!(next, *position, "a refused turn changes nothing");
            assert_eq!(illegal.refusals(), refusals);
        }
    }
    if let Turn::Move { claim, from, to } = turn {
        assert_eq!(position.landings(claim, from).contains(to), listed, "{position} {turn}");
        assert_eq!(position.path(turn).is_some(), listed, "{position} {turn}");
    }
}

/// Checks the lists of turns from one point and onto another.
fn check_points(position: &Position, ends: Turn, turns: &[Turn]) {
    let Turn::Move { from: start, to: end, .. } = ends else { return };
    let sorted = |mut turns: Vec<Turn>| {
        turns.sort_unstable();
        turns
    };
    let those = |wanted: &dyn Fn(Point, Point) -> bool| {
        let moves = turns.iter().filter(|turn| matches!(**turn, Turn::Move { from, to, .. } if wanted(from, to)));
        sorted(moves.copied().collect())
    };
    assert_eq!(sorted(position.turns_from(start)), those(&|from, _| from == start), "{position} {start}");
    assert_eq!(sorted(position.turns_onto(end)), those(&|_, to| to == end), "{position} {end}");
}

/// Checks that turns, outcomes and positions after turns are symmetric.
fn check_symmetry(position: &Position, turn: Turn, turns: &[Turn], symmetry: Symmetry) {
    let image = symmetry.position(position);
    assert_eq!(image.setup().faults(), [], "{position} {symmetry:?}");
    assert_eq!(image.turn_count(), position.turn_count(), "{position} {symmetry:?}");
    assert!(turns.iter().all(|&turn| image.is_legal(symmetry.turn(turn))), "{position} {symmetry:?}");

    let mirrored = |outcome: Outcome| {
        let tallies = if symmetry.swap_players { outcome.tallies.flipped() } else { outcome.tallies };
        Outcome { winner: outcome.winner.map(|player| symmetry.player(player)), tallies, ..outcome }
    };
    assert_eq!(mirrored(position.outcome_by_count()), image.outcome_by_count(), "{position} {symmetry:?}");

    let (mut next, mut next_image) = (*position, image);
    next.play_unchecked(turn);
    next_image.play_unchecked(symmetry.turn(turn));
    assert_eq!(symmetry.position(&next), next_image, "{position} {turn} {symmetry:?}");
}

/// Checks the record of a game.
fn check_record(mut record: Record, end: &Position) {
    assert_eq!(record.final_position(), *end);
    if let Some(outcome) = end.outcome() {
        record.result = GameResult::from(outcome.winner);
    }
    let written = record.to_string();
    assert_eq!(written.parse().as_ref(), Ok(&record), "{written}");
}

/// An arbitrary move, which is seldom legal.
fn any_move(bytes: &mut Bytes<'_>) -> Turn {
    let claim = Color::ALL.get(bytes.below(8)).copied();
    Turn::Move { claim, from: bytes.pick(&Point::ALL), to: bytes.pick(&Point::ALL) }
}

/// The turn with the start of another one. A turn that differs from a legal one in a single part tests a single rule.
fn with_start(turn: Turn, other: Turn) -> Turn {
    match (turn, other) {
        (Turn::Move { claim, to, .. }, Turn::Move { from, .. }) => Turn::Move { claim, from, to },
        _ => other,
    }
}

fn with_end(turn: Turn, other: Turn) -> Turn {
    match (turn, other) {
        (Turn::Move { claim, from, .. }, Turn::Move { to, .. }) => Turn::Move { claim, from, to },
        _ => other,
    }
}

fn with_claim(turn: Turn, other: Turn) -> Turn {
    match turn {
        Turn::Move { from, to, .. } => Turn::Move { claim: other.claim(), from, to },
        Turn::Pass => other,
    }
}
