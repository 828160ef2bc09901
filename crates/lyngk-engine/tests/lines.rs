//! Several lines: each is searched, they are in order, they can be checked, and they agree with the table of claims.

use std::time::Duration;

use lyngk_engine::analysis::{analyse_position, final_score, one_turn_before};
use lyngk_engine::{Engine, Limits, Options, Score};
use lyngk_rules::Position;

const LINES: usize = 3;
const NODES: u64 = 1500;
/// How far the score of a line may be from that of a search after its turn, on average. The first also counts the replies that the search
/// has tried and rejected, so it is a little higher; the more nodes, the less.
const MEAN_TOLERANCE: f32 = 0.05;
/// The same for a single line.
const TOLERANCE: f32 = 0.25;

fn clock() -> Duration {
    Duration::ZERO
}

/// Openings, middle games and endings from games in which an engine played most turns and chance the others.
const POSITIONS: [&str; 12] = [
    "B/R,K,G,B/R,J,I,J,R,I,I/J,G,B,.,I,B/G,K,R,K,G,G,I/R,K,BK,R,G,R/G,B,K,B,G,.,BI/I,K,.,R/KI 2 K/- 0/0 std",
    "G/R,.,R,K/G,IK,.,.,.,GJRBI,K/I,K,J,.,B,I/I,I,B,R,I,G,K/R,K,I,B,B,B/R,B,G,B,R,K,G/J,R,K,G/G 2 IK/B 0/0 six",
    "R/B,R,R,R/JR,R,B,K,I,I,I/.,I,I,K,R,K/K,I,K,G,I,.,JK/B,G,IJB,G,K,./B,.,.,.,KB,G,BR/.,GB,G,G/G 2 -/- 0/0 std",
    "J/I,I,K,I/K,B,B,K,.,JRG,./R,B,B,I,R,RJBG/B,I,K,.,.,.,./K,K,.,RKG,BK,./.,R,GR,R,G,I,G/B,I,G,G/I 2 BR/G 0/0 six",
    "K/K,G,B,G/I,G,K,I,I,B,R/G,R,R,B,B,./.,IJGB,B,I,B,.,KI/IB,.,G,G,.,JR/.,.,.,.,.,K,R/.,R,K,KR/. 2 GK/BR 1/0 std",
    "R/J,I,J,B/I,B,R,K,KBGI,.,./.,RG,.,.,BIG,KGI/K,GR,K,B,.,.,R/.,RBG,IB,.,.,I/B,K,.,K,.,.,J/.,IGR,.,RK/G 2 IR/GK 0/0 std",
    "./K,.,R,J/R,KB,.,KRB,R,.,J/.,IGBK,.,IG,IG,GK/J,.,IB,.,GK,R,./.,.,.,GI,.,G/GBIK,.,BR,I,B,.,B/.,R,.,I/RK 2 IK/BG 0/0 six",
    "B/.,K,K,./GI,K,.,.,.,JKG,G/.,.,BRG,IB,J,IB/R,.,.,.,JKRB,.,./I,IR,.,.,.,BI/RI,.,K,.,BRG,K,./.,R,.,G/G 2 BG/IR 1/0 std",
    "R/K,R,B,B/I,J,B,G,.,B,B/J,.,KG,IG,R,G/R,R,R,B,R,.,I/R,I,B,J,GK,I/K,I,B,K,G,G,K/K,K,I,G/I 2 G/I 0/0 std",
    "RI/JI,R,.,K/R,.,I,K,B,G,I/G,G,K,K,B,J/B,B,B,G,I,R,R/R,R,KG,.,G,K/BI,.,K,J,G,.,KI/I,R,G,B/B 2 -/- 0/0 six",
    "BI/J,.,G,B/I,K,G,.,B,I,K/K,BR,R,G,I,R/RIK,.,.,G,B,G,B/R,J,J,R,I,R/R,.,IK,K,G,.,BI/KG,.,B,K/G 2 RK/I 0/0 std",
    "GB/G,K,.,B/RK,.,B,K,I,J,IR/.,K,B,I,I,./RK,G,I,G,I,R,B/.,K,R,J,G,K/RI,R,RG,.,BI,.,JGB/.,B,G,./K 2 BK/I 0/0 six",
];

fn positions() -> impl Iterator<Item = Position> {
    POSITIONS.iter().map(|text| text.parse().expect("a position"))
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
    let mut differences = Vec::new();
    for position in positions() {
        let report = engine.go(&position, &Limits::nodes(NODES), &clock, &mut |_| ());
        assert_eq!(report.lines.len(), LINES);
        assert!(report.lines.is_sorted_by(|one, two| one.score >= two.score), "{:?} in {position}", report.lines);
        assert_eq!(report.best, Some(report.lines[0].turns[0]));
        for line in &report.lines {
            let checked = checked(&mut engine, &position, line.turns[0]);
            let difference = (line.score.expectation() - checked.expectation()).abs();
            assert!(difference <= TOLERANCE, "{} {:?}, checked {checked:?}, in {position}", line.turns[0], line.score);
            differences.push(difference);
        }
    }
    let mean = differences.iter().sum::<f32>() / differences.len() as f32;
    assert!(mean <= MEAN_TOLERANCE, "{mean}");
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
