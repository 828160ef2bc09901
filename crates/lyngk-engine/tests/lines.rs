//! Several lines: each is searched, they are in order, they can be checked, and they agree with the table of claims.

use std::time::Duration;

use lyngk_engine::analysis::{analyse_position, final_score, one_turn_before};
use lyngk_engine::{Engine, Limits, Line, Options, Score};
use lyngk_rules::{Position, SplitMix64, Variant};

const LINES: usize = 3;
const NODES: u64 = 4000;
/// How far the score of a line may be from that of a search after its turn, in half of the cases. The first also counts the replies that
/// the search has tried and rejected, so it is a little higher; the more nodes, the less.
const MEDIAN_TOLERANCE: f32 = 0.03;
/// The same for every line, but for those of one position: where much hangs on one reply, so few nodes may overlook it.
const TOLERANCE: f32 = 0.25;

fn clock() -> Duration {
    Duration::ZERO
}

/// Positions of games in which the engine plays most turns: openings, middle games and endings.
fn positions() -> Vec<Position> {
    let mut engine = Engine::new(Options { hash: 4, ..Options::default() });
    let after = |seed: u64| {
        let variant = Variant::ALL[seed as usize % 2];
        let (mut position, mut random) = (Position::random_start(seed, variant), SplitMix64::new(seed));
        for _ in 0..3 + seed % 10 * 2 {
            let turn = if random.below(4) == 0 {
                position.random_turn(&mut random)
            } else {
                engine.go(&position, &Limits::nodes(16), &clock, &mut |_| ()).best
            };
            if let Some(turn) = turn {
                position.play_unchecked(turn);
            }
        }
        position
    };
    (0..14).map(after).filter(|position| position.turn_count() > LINES).collect()
}

fn engine() -> Engine {
    Engine::new(Options { hash: 8, lines: LINES, ..Options::default() })
}

/// The score of a turn, by a search of the position after it.
fn checked(engine: &mut Engine, position: &Position, turn: lyngk_rules::Turn) -> Score {
    let next = position.after(turn).expect("a legal turn");
    let score = final_score(&next).unwrap_or_else(|| {
        engine.set_lines(1);
        let report = engine.go(&next, &Limits::nodes(NODES), &clock, &mut |_| ());
        engine.set_lines(LINES);
        report.lines[0].score
    });
    one_turn_before(score)
}

#[test]
fn lines_are_in_order_and_a_search_after_each_turn_confirms_its_score() {
    let mut engine = engine();
    let (mut differences, mut far) = (Vec::new(), Vec::new());
    for position in positions() {
        let report = engine.go(&position, &Limits::nodes(NODES), &clock, &mut |_| ());
        assert_eq!(report.lines.len(), LINES);
        assert!(report.lines.is_sorted_by(|one, two| one.score >= two.score), "{:?} in {position}", report.lines);
        assert_eq!(report.best, Some(report.lines[0].turns[0]));
        let difference = |line: &Line| {
            let checked = checked(&mut engine, &position, line.turns[0]);
            (line.score.expectation() - checked.expectation()).abs()
        };
        let of_lines: Vec<f32> = report.lines.iter().map(difference).collect();
        if of_lines.iter().any(|&difference| difference > TOLERANCE) {
            far.push(format!("{position}: {:?}, off by {of_lines:?}", report.lines));
        }
        differences.extend(of_lines);
    }
    differences.sort_by(f32::total_cmp);
    let median = differences[differences.len() / 2];
    assert!(median <= MEDIAN_TOLERANCE, "{median}");
    assert!(far.len() <= 1, "{far:#?}");
}

#[test]
fn the_best_turns_with_claims_agree_with_the_lines() {
    let mut engine = engine();
    let mut tables = 0;
    for position in positions() {
        let analysis = analyse_position(&mut engine, &position, &Limits::nodes(NODES), &clock, &mut |_| ());
        assert!(analysis.lines.is_sorted_by(|one, two| one.score >= two.score), "{position}");
        if analysis.claims.is_empty() {
            continue;
        }
        tables += 1;
        let best = analysis.claims.iter().map(|choice| choice.line.score).max();
        assert_eq!(best, Some(analysis.lines[0].score), "{position}");
        let last = &analysis.lines[LINES - 1];
        for choice in &analysis.claims {
            let shown = analysis.lines.iter().find(|line| line.turns[0] == choice.line.turns[0]);
            assert!(shown.is_none_or(|line| *line == choice.line), "{position}");
            assert!(shown.is_some() || choice.line.score <= last.score, "{:?} is better than {last:?}", choice.line);
        }
    }
    assert!(tables >= 4, "{tables}");
    assert_eq!(engine.options().lines, LINES);
}
