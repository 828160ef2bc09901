//! Judgement with given scores, themes on small boards, and whole games with the real engine.

use std::time::Duration;

use lyngk_rules::{
    Color, Colors, Ground, PerPlayer, Player, Point, Position, Record, Setup, SplitMix64, Turn, Variant,
};

use super::*;
use crate::{Engine, Limits, Line, Options, Proof, Score, Verdict, Wdl};

fn estimate(win: f32) -> Score {
    Score::Estimate(Wdl::new(win, 0.0))
}

fn proved(verdict: Verdict) -> Score {
    Score::Proved(Proof { verdict, distance: 5, ground: Ground::Stacks { height: 5 }, margin: 1 })
}

fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

/// A setup with these stacks, such as `"c1:RG d3:J"`, and the colours of both players; player 1 is to move.
fn setup(stacks: &str, one: &str, two: &str) -> Setup {
    let colors = |letters: &str| letters.chars().filter_map(Color::from_letter).collect::<Colors>();
    let mut setup = Setup { claims: PerPlayer::new(colors(one), colors(two)), ..Setup::default() };
    for text in stacks.split_whitespace() {
        let (at, stack) = text.split_once(':').expect("point:stack");
        let point: Point = at.parse().expect("a point");
        setup.stacks[point.index()] = stack.parse().expect("a stack");
    }
    setup
}

/// A standard position with these stacks, eight pieces or three in all: the others count as completed.
fn board(stacks: &str, one: &str, two: &str) -> Position {
    let mut setup = setup(stacks, one, two);
    let pieces: usize = setup.stacks.iter().map(|stack| stack.height()).sum();
    setup.scored = PerPlayer::new(4, (23 - pieces as u8) / 5);
    setup.position().expect("a position that could be on a table")
}

/// Judges two turns of a random start by these scores.
fn judged(to_move: Player, better: Score, after: Score) -> Judgement {
    let mut setup = Position::random_start(1, Variant::Standard).setup();
    setup.to_move = to_move;
    let position = setup.position().expect("a position");
    let turns = position.moves();
    judge(&position, turns[0], Line { score: better, turns: vec![turns[1]] }, after)
}

fn analyse(record: &Record, seed: u64) -> GameAnalysis {
    let mut engine = Engine::new(Options { seed, lines: 2, ..Options::default() });
    analyse_game(&mut engine, record, &Limits::nodes(60), &|| Duration::ZERO, &mut |_| ())
}

/// A random game, played until `enough` or to its end.
fn random_game(seed: u64, enough: impl Fn(&Position) -> bool) -> Record {
    let mut random = SplitMix64::new(seed);
    let mut position = Position::random_start(seed, Variant::Standard);
    let mut record = Record::new(position);
    let mut last = None;
    while let Some(turn) = position.random_turn(&mut random).filter(|_| !enough(&position)) {
        last = Some(record.push(last, turn).expect("a legal turn"));
        position.play_unchecked(turn);
    }
    record
}

#[test]
fn an_error_within_the_error_of_a_search_is_none() {
    let judgement = |loss: f32| {
        let estimate = |win: f32| Score::Estimate(Wdl::new(win, 0.0));
        judged(Player::One, estimate(0.6), estimate(0.6 - loss))
    };
    for (visits, loss, grade) in [
        (100, 0.084, Grade::Good),
        (100, 0.11, Grade::Mistake),
        (400, 0.07, Grade::Good),
        (400, 0.084, Grade::Inaccuracy),
        (10_000, 0.06, Grade::Inaccuracy),
        (u64::MAX, 0.05, Grade::Inaccuracy),
        (0, 0.4, Grade::Good),
    ] {
        assert_eq!(judgement(loss).with_doubt(visits).grade, grade, "{loss} with {visits} visits");
    }
}

#[test]
fn grades_begin_exactly_at_their_thresholds() {
    let cases = [
        (0.600, Grade::Best),
        (0.650, Grade::Best),
        (0.599, Grade::Good),
        (0.551, Grade::Good),
        (0.550, Grade::Inaccuracy),
        (0.501, Grade::Inaccuracy),
        (0.500, Grade::Mistake),
        (0.401, Grade::Mistake),
        (0.400, Grade::Blunder),
        (0.000, Grade::Blunder),
    ];
    for (after, grade) in cases {
        for player in Player::ALL {
            assert_eq!(judged(player, estimate(0.6), estimate(after)).grade, grade, "{after}");
        }
    }
}

#[test]
fn a_turn_as_good_as_the_best_loses_nothing_and_has_no_better_one() {
    let judgement = judged(Player::Two, estimate(0.5), estimate(0.55));
    assert_eq!((judgement.grade, judgement.loss), (Grade::Best, 0.0));
    assert_eq!((judgement.better, judgement.themes, judgement.only_good), (None, vec![], false));
}

#[test]
fn only_proved_results_are_thrown_away() {
    use Verdict::{Draw, Loss, Win};
    for (had, left) in [(Win, Loss), (Win, Draw), (Draw, Loss)] {
        let judgement = judged(Player::One, proved(had), proved(left));
        assert_eq!(judgement.thrown_away, Some(ThrownAway { had, left }));
        assert!(judgement.grade >= Grade::Mistake);
        assert_eq!(judgement, judged(Player::Two, proved(had), proved(left)));
    }
    assert_eq!(judged(Player::One, proved(Win), proved(Loss)).grade, Grade::Blunder);
    for (had, left) in [(Win, Win), (Draw, Draw), (Loss, Loss), (Loss, Draw)] {
        let judgement = judged(Player::One, proved(had), proved(left));
        assert_eq!((judgement.thrown_away, judgement.grade), (None, Grade::Best));
    }
    for (before, after) in [(estimate(1.0), proved(Loss)), (proved(Win), estimate(0.0))] {
        let judgement = judged(Player::One, before, after);
        assert_eq!((judgement.thrown_away, judgement.grade), (None, Grade::Blunder));
    }
}

#[test]
fn a_turn_is_the_only_good_one_if_all_others_are_mistakes() {
    assert!(judged(Player::One, estimate(0.5), estimate(0.6)).only_good);
    assert!(!judged(Player::One, estimate(0.51), estimate(0.6)).only_good);
    assert!(judged(Player::One, proved(Verdict::Loss), estimate(0.3)).only_good);
}

#[test]
fn e9_a_missed_stack_is_named() {
    let position = board("c1:IBGK c2:R f6:G g7:K i1:J", "R", "IB");
    assert_eq!(themes(&position, turn("f6-g7"), turn("c2-c1")), [Theme::MissedCompletion]);
    assert_eq!(themes(&position, turn("c2-c1"), turn("f6-g7")), [], "the other way round nothing is missed");
}

#[test]
fn h4_a_missed_stack_of_six_is_named() {
    let obstacles = ["i1", "h4", "h1", "g1", "e1", "e7"].map(|point| format!(" {point}:RIBGK")).concat();
    let mut setup = setup(&format!("c1:JIBGK c2:R f6:RIBGK g7:J a1:J{obstacles}"), "R", "IB");
    setup.variant = Variant::Six;
    let position = setup.position().expect("a position that could be on a table");
    assert_eq!(themes(&position, turn("f6-g7"), turn("c2-c1")), [Theme::MissedCompletion]);
}

#[test]
fn e9_a_stack_left_to_the_opponent_is_named() {
    let position = board("c1:IBGR c2:K c3:R f6:G g7:B", "R", "IK");
    assert_eq!(themes(&position, turn("f6-g7"), turn("c3-c2")), [Theme::AllowsCompletion]);
}

#[test]
fn d3_early_missed_and_wrong_claims_are_named() {
    let position = Position::random_start(7, Variant::Standard);
    let plain = position.moves()[0];
    let claiming = |color| match plain {
        Turn::Move { from, to, .. } => Turn::Move { claim: Some(color), from, to },
        Turn::Pass => Turn::Pass,
    };
    let (red, blue) = (claiming(Color::Red), claiming(Color::Blue));
    assert_eq!(themes(&position, red, plain), [Theme::EarlyClaim { color: Color::Red }]);
    assert_eq!(themes(&position, plain, red), [Theme::MissedClaim { color: Color::Red }]);
    assert_eq!(themes(&position, red, blue), [Theme::OtherClaim { claimed: Color::Red, better: Color::Blue }]);
    assert_eq!(themes(&position, red, red), []);
}

#[test]
fn e12_running_out_of_moves_is_named() {
    let position = board("c1:R c2:K d1:K e1:J g7:IBRG", "BR", "GK");
    assert_eq!(themes(&position, turn("c1-c2"), turn("c1-d1")), [Theme::RanOutOfMoves]);
}

#[test]
fn f2_a_missed_lyngk_move_is_named_with_its_points() {
    let position = board("c1:R c2:R c3:I", "R", "");
    assert_eq!(themes(&position, turn("c2-c3"), turn("c1-c3")), [Theme::MissedLyngk { points: vec![Point::C2] }]);
}

#[test]
fn the_analysis_of_a_finished_game_has_its_outcome_and_all_turns() {
    let record = random_game(3, |_| false);
    let game = analyse(&record, 0);
    assert!(game.complete);
    assert_eq!(game.turns.len(), record.main_line().count());
    assert!(game.turns.iter().enumerate().all(|(index, turn)| turn.index == index));
    let end = record.final_position();
    let winner = end.outcome().expect("the game is over").winner;
    let chances = game.chances(Player::One);
    assert_eq!(chances.len(), game.turns.len() + 1);
    let verdict = chances.last().and_then(|score| score.proof()).expect("the end is certain").verdict;
    let expected = match winner {
        Some(Player::One) => Verdict::Win,
        Some(Player::Two) => Verdict::Loss,
        None => Verdict::Draw,
    };
    assert_eq!(verdict, expected);
    for player in Player::ALL {
        let summary = game.summary(player);
        let turns = game.turns.iter().filter(|turn| turn.player == player).count();
        assert_eq!(summary.judged() + summary.forced, turns);
        assert!(summary.accuracy().is_some_and(|accuracy| (0.0..=100.0).contains(&accuracy)));
    }
    for (one, two) in chances.iter().zip(game.chances(Player::Two)) {
        assert!((one.expectation() + two.expectation() - 1.0).abs() < 1e-6);
    }
}

#[test]
fn errors_have_a_legal_better_line_with_scores() {
    let record = random_game(4, |_| false);
    let game = analyse(&record, 1);
    let mut position = *record.start();
    let mut errors = 0;
    for turn in &game.turns {
        let judgement = turn.judgement.as_ref();
        if let Some(better) = judgement.and_then(|judgement| judgement.better.as_ref()) {
            assert_ne!(better.turns.first(), Some(&turn.turn));
            assert!(better.score.expectation() > turn.after.expectation());
            let mut line = position;
            for &turn in &better.turns {
                line.play(turn).expect("a legal turn");
            }
        }
        errors += usize::from(judgement.is_some_and(|judgement| judgement.grade.is_error()));
        position.play_unchecked(turn.turn);
    }
    assert!(errors > 0, "random play cannot be without errors");
}

#[test]
fn a_loss_is_the_difference_between_the_scores_before_and_after() {
    let start = Position::random_start(1, Variant::Standard);
    let [played, better, ..] = start.moves()[..] else { panic!("a start has many moves") };
    let mut record = Record::new(start);
    record.push(None, played).expect("a legal turn");
    let line = |score, turn| [Line { score, turns: vec![turn] }];
    // The search of the position gives the better turn 60 %, the one after it only 40 %; the played turn has 10 %.
    let after = |turn: Turn| start.after(turn).expect("a legal turn");
    let mut review = GameReview::new(&record);
    let mut searched = Vec::new();
    loop {
        let request = match review.step() {
            ReviewStep::Ask(request) => request,
            ReviewStep::Judged(_) => continue,
            ReviewStep::Over => break,
        };
        let reply = request.position.moves()[0];
        let lines = match request.position {
            position if position == start => line(estimate(0.6), better),
            position if position == after(better) => line(estimate(0.6), reply),
            _ => line(estimate(0.9), reply),
        };
        review.answer(&lines, 10_000);
        searched.push(request.position);
    }
    assert_eq!(searched, [after(played), start, after(better)]);
    let [turn] = &review.analysis().turns[..] else { panic!("one turn") };
    let judgement = turn.judgement.as_ref().expect("a judgement");
    assert_eq!((turn.before, turn.after), (estimate(0.5), estimate(0.1)));
    assert_eq!(judgement.better.as_ref().map(|line| line.score), Some(turn.before));
    assert!((judgement.loss - 0.4).abs() < 1e-6, "{judgement:?}");
}

#[test]
fn forced_turns_and_passes_are_not_judged() {
    let passing = (0..).map(|seed| random_game(seed, |_| false));
    let has_pass = |record: &Record| record.main_line().any(|id| record.node(id).turn() == Turn::Pass);
    let record = passing.take(500).find(has_pass).expect("some game has a pass");
    let game = analyse(&record, 0);
    let mut position = *record.start();
    for turn in &game.turns {
        assert_eq!(turn.judgement.is_none(), position.turn_count() == 1, "{}", turn.turn);
        position.play_unchecked(turn.turn);
    }
    assert!(game.turns.iter().any(|turn| turn.turn == Turn::Pass));
}

#[test]
fn a_game_without_turns_has_only_its_end() {
    let record = Record::new(board("c1:R c2:R c3:I", "R", ""));
    let game = analyse(&record, 0);
    assert!(game.complete && game.turns.is_empty());
    assert_eq!(game.chances(Player::One).len(), 1);
    assert_eq!(game.summary(Player::One).accuracy(), None);
}

#[test]
fn a_game_that_starts_in_the_middle_is_judged_for_whoever_moves() {
    let mut setup = board("c1:IBGK c2:R f6:G g7:K i1:J", "R", "IB").setup();
    setup.to_move = Player::Two;
    let mut record = Record::new(setup.position().expect("a position"));
    record.push(None, turn("f6-g7")).expect("a legal turn");
    let game = analyse(&record, 0);
    assert_eq!(game.turns[0].player, Player::Two);
    assert_eq!(game.to_move, Player::One);
}

#[test]
fn the_same_seed_and_nodes_give_the_same_analysis() {
    let record = random_game(5, |position| position.occupied().len() < 25);
    assert_eq!(analyse(&record, 9), analyse(&record, 9));
}

#[test]
fn a_stopped_analysis_keeps_its_results() {
    let record = random_game(6, |_| false);
    let limits = Limits::nodes(20);
    let mut engine = Engine::new(Options::default());
    let mut seen = Vec::new();
    let game = analyse_game(&mut engine, &record, &limits, &|| Duration::ZERO, &mut |progress| {
        seen.push((progress.done, progress.total));
        if progress.done == 3 {
            limits.stop.stop();
        }
    });
    let total = record.main_line().count();
    assert_eq!(seen, [(1, total), (2, total), (3, total)]);
    assert!(!game.complete);
    assert_eq!(game.turns.iter().map(|turn| turn.index).collect::<Vec<_>>(), [total - 3, total - 2, total - 1]);
    let nothing = analyse_game(&mut engine, &record, &limits, &|| Duration::ZERO, &mut |_| ());
    assert_eq!((nothing.turns.len(), nothing.complete), (0, false));
    assert!(nothing.end.is_some(), "how a game ended is known without a search");
}

#[test]
fn each_claim_gets_its_best_turn_within_one_limit() {
    let position = Position::random_start(2, Variant::Standard);
    let mut engine = Engine::new(Options { lines: 3, ..Options::default() });
    let limits = Limits::nodes(600);
    let analysis = analyse_position(&mut engine, &position, &limits, &|| Duration::ZERO, &mut |_| ());
    assert_eq!(analysis.lines.len(), 3);
    assert!(analysis.nodes <= 600, "{}", analysis.nodes);
    let claims: Vec<_> = analysis.claims.iter().map(|choice| choice.claim).collect();
    assert_eq!(claims, [None].into_iter().chain(Color::ALL.map(Some)).collect::<Vec<_>>());
    for choice in &analysis.claims {
        assert_eq!(choice.line.turns[0].claim(), choice.claim);
    }
    assert!(analysis.claims.iter().any(|choice| choice.line == analysis.lines[0]));
}

#[test]
fn without_a_choice_there_are_no_claims() {
    let position = board("c1:IBGK c2:R f6:G g7:K i1:J", "RG", "IB");
    let mut engine = Engine::new(Options::default());
    let analysis = analyse_position(&mut engine, &position, &Limits::nodes(50), &|| Duration::ZERO, &mut |_| ());
    assert_eq!((analysis.lines.len(), analysis.claims.len()), (1, 0));
    let over = board("a1:R i1:K e4:J", "R", "K");
    let analysis = analyse_position(&mut engine, &over, &Limits::nodes(50), &|| Duration::ZERO, &mut |_| ());
    assert_eq!((analysis.lines.len(), analysis.claims.len()), (0, 0));
}

#[test]
fn the_score_of_a_finished_game_has_its_ground_and_margin() {
    let proof = |stacks, one, two| final_score(&board(stacks, one, two)).and_then(Score::proof);
    let draw = proof("a1:R i1:K e4:J", "R", "K").expect("over");
    assert_eq!((draw.verdict, draw.ground, draw.margin), (Verdict::Draw, Ground::AllEqual, 0));
    let win = proof("a1:R i1:R e4:J", "R", "K").expect("over");
    assert_eq!((win.verdict, win.ground, win.margin), (Verdict::Win, Ground::Stacks { height: 1 }, 2));
    assert_eq!(proof("c1:R c2:R c3:I", "R", "K"), None);
}
