//! Properties of the engine that hold whatever it knows: reproducible answers, limits that are kept, legal lines, true proofs.
//!
//! `LYNGK_SELF_GAMES` sets the number of self-play games at 10 ms a turn, of about a third of a second each. Without it there are none;
//! `cargo verify --thorough` sets 1000.

mod common;

use std::cmp::Reverse;
use std::collections::HashSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use common::{clock, ending, verdict_at_end};
use lyngk_engine::evaluation::{Evaluation, Evaluator, LinearEvaluator};
use lyngk_engine::{Engine, Level, Limits, Line, Options, Report, Solver, Stop, Strength, Verdict};
use lyngk_rules::{BoardSymmetry, ColorSymmetry, Core, Position, SplitMix64, Symmetry, Turn, Variant};

fn engine(strength: Strength) -> Engine {
    Engine::new(Options { strength, hash: 4, ..Options::default() })
}

/// One search with a real clock, without reports.
fn go(engine: &mut Engine, position: &Position, limits: &Limits) -> Report {
    engine.go(position, limits, &clock(), &mut |_| ())
}

fn strengths() -> Vec<Strength> {
    let mut all = vec![Strength::Full, Strength::Plain, Strength::Random, Strength::Greedy];
    all.extend(Level::ALL.map(Strength::Level));
    all
}

/// Positions of both variants: a start, a middle game, and endings that the solver can and cannot solve.
fn positions(seed: u64) -> Vec<Position> {
    let of = |variant| {
        let start = Position::random_start(seed, variant);
        [start, ending(seed, 33, variant), ending(seed, 26, variant), ending(seed, 16, variant)]
    };
    Variant::ALL.into_iter().flat_map(of).collect()
}

fn assert_playable(position: &Position, line: &Line) {
    assert!(!line.turns.is_empty());
    let mut core: Core = **position;
    for &turn in &line.turns {
        assert!(core.is_legal(turn), "{turn} of {:?} in {position}", line.turns);
        core.play_unchecked(turn);
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_report() {
    for (strength, threads) in strengths().into_iter().flat_map(|strength| [(strength, 1), (strength, 2)]) {
        // Several threads meet in one tree in an order that differs each time. Levels have one thread.
        let is_full = matches!(strength, Strength::Full | Strength::Level(Level::STRONGEST));
        if is_full && threads > 1 {
            continue;
        }
        let options = Options { strength, threads, hash: 4, seed: 5, lines: 2, ..Options::default() };
        let reports = |engine: &mut Engine| -> Vec<Report> {
            let report = |position| Report { time: Duration::ZERO, ..go(engine, position, &Limits::nodes(600)) };
            positions(3).iter().map(report).collect()
        };
        let mut one = Engine::new(options.clone());
        let first = reports(&mut one);
        assert_eq!(first, reports(&mut Engine::new(options)), "{strength:?} on {threads}");
        one.new_game();
        assert_eq!(first, reports(&mut one), "{strength:?} on {threads} after a new game");
    }
}

#[test]
fn proved_scores_are_the_same_for_symmetric_positions() {
    let mut random = SplitMix64::new(8);
    let mut engine = engine(Strength::Full);
    let mut proved = 0;
    for (seed, variant) in (0..40).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))) {
        let position = ending(seed, 17, variant);
        let image = any_symmetry(&mut random).position(&position);
        let [one, two] = [&position, &image].map(|position| go(&mut engine, position, &Limits::nodes(20_000)));
        let verdict = |report: &Report| report.lines.first().and_then(|line| line.score.proof()).map(|it| it.verdict);
        if let (Some(one), Some(two)) = (verdict(&one), verdict(&two)) {
            proved += 1;
            assert_eq!(one, two, "{position} and {image}");
        }
    }
    assert!(proved >= 60, "{proved}");
}

fn any_symmetry(random: &mut SplitMix64) -> Symmetry {
    let mut below = |bound| random.below(bound) as usize;
    Symmetry {
        board: BoardSymmetry::all().nth(below(12)).expect("there are twelve"),
        colors: ColorSymmetry::all().nth(below(120)).expect("there are 120"),
        swap_players: below(2) == 1,
    }
}

#[test]
fn evaluation_is_the_same_for_symmetric_positions() {
    let mut random = SplitMix64::new(9);
    let mut evaluator = LinearEvaluator::default();
    let mut expectation = |core: &Core| match evaluator.evaluate(core, &mut SplitMix64::new(0)) {
        Evaluation::Estimate(value) => value.expectation,
        Evaluation::Proved(verdict) => verdict.expectation(),
    };
    for seed in 0..20 {
        for position in positions(seed) {
            let symmetry = any_symmetry(&mut random);
            let image = symmetry.position(&position);
            let (one, two) = (expectation(&position), expectation(&image));
            assert!((one - two).abs() < 1e-4, "{one} for {position}, {two} for {image}");
        }
    }
}

#[test]
fn a_completed_stack_of_six_is_evaluated_as_lost_for_the_opponent() {
    let mut evaluator = LinearEvaluator::default();
    let mut completed = 0;
    for seed in 0..300 {
        let position = ending(seed, 24, Variant::Six);
        for turn in position.turns().into_iter().filter(|&turn| position.completes(turn)) {
            completed += 1;
            let evaluation = evaluator.evaluate(&position.after_unchecked(turn), &mut SplitMix64::new(0));
            assert_eq!(evaluation, Evaluation::Proved(Verdict::Loss));
        }
    }
    assert!(completed > 20, "{completed}");
}

#[test]
fn the_search_completes_a_stack_of_six_without_the_solver() {
    let position = |seed| ending(seed, 27 + seed as usize % 6, Variant::Six);
    let can_win = |position: &Position| position.turns().into_iter().any(|turn| position.completes(turn));
    let mut engine = Engine::new(Options { hash: 16, solver: false, ..Options::default() });
    let mut found = [0, 0];
    for position in (0..).map(position).filter(can_win).take(30) {
        let best = go(&mut engine, &position, &Limits::nodes(20_000)).best;
        found[usize::from(best.is_some_and(|turn| position.completes(turn)))] += 1;
    }
    // The policy decides which turns are tried: it may miss one or two.
    assert!(found[1] >= 28, "{found:?}");
}

#[test]
fn the_policy_is_the_same_for_symmetric_positions() {
    let mut random = SplitMix64::new(10);
    let mut evaluator = LinearEvaluator::default();
    let (mut weights, mut image_weights) = (Vec::new(), Vec::new());
    for seed in 0..20 {
        for position in positions(seed) {
            let symmetry = any_symmetry(&mut random);
            let image = symmetry.position(&position);
            let turns = position.turns();
            let images: Vec<Turn> = turns.iter().map(|&turn| symmetry.turn(turn)).collect();
            evaluator.policy(&position, &turns, &mut weights);
            evaluator.policy(&image, &images, &mut image_weights);
            assert_eq!(weights.len(), turns.len());
            for (n, turn) in turns.iter().enumerate() {
                let (one, two) = (weights[n], image_weights[n]);
                assert!(one > 0.0 && (one - two).abs() <= 1e-4 * one, "{one} for {turn} in {position}, then {two}");
            }
        }
    }
}

#[test]
fn a_search_stopped_before_its_start_has_a_legal_turn() {
    let limits = Limits::default();
    limits.stop.stop();
    for strength in strengths() {
        for threads in [1, 2] {
            let mut engine = Engine::new(Options { strength, threads, hash: 4, ..Options::default() });
            for position in positions(1) {
                let best = go(&mut engine, &position, &limits).best.expect("the game goes on");
                assert!(position.is_legal(best));
            }
        }
    }
}

#[test]
fn a_solved_ending_ends_the_search_on_every_thread() {
    let mut truth = Solver::new(16);
    let won = |position: &Position| truth.verdict(position, 5_000) == Some(Verdict::Win);
    let endings: Vec<Position> = (0..30).map(|seed| ending(seed, 17, Variant::Standard)).filter(won).collect();
    assert!(endings.len() > 5);
    for position in endings {
        let mut engine = Engine::new(Options { threads: 2, hash: 8, ..Options::default() });
        let report = go(&mut engine, &position, &Limits::time(Duration::from_secs(20)));
        assert!(report.time < Duration::from_secs(10), "{:?} for {position}", report.time);
    }
}

#[test]
fn an_unlimited_search_gives_up_solving_an_ending_that_is_too_hard() {
    // This clock runs fast, so that the solver's two seconds are soon over.
    let asked = AtomicU64::new(0);
    let fast = || Duration::from_millis(10 * asked.fetch_add(1, Ordering::Relaxed));
    let limits = Limits { depth: Some(2), ..Limits::default() };
    let report = engine(Strength::Full).go(&ending(4, 26, Variant::Six), &limits, &fast, &mut |_| ());
    assert!(report.depth >= 2 && report.nodes > 0, "{report:?}");
}

#[test]
fn a_search_stopped_within_its_first_report_stops() {
    let stop = Stop::new();
    let limits = Limits { stop: stop.clone(), ..Limits::default() };
    let position = Position::random_start(1, Variant::Standard);
    let report = engine(Strength::Full).go(&position, &limits, &clock(), &mut |_| stop.stop());
    assert!(report.best.is_some_and(|turn| position.is_legal(turn)));
}

#[test]
fn a_clock_that_jumps_ends_the_search() {
    for position in positions(2) {
        for threads in [1, 2] {
            let asked = AtomicU64::new(0);
            let jumping = || Duration::from_secs(if asked.fetch_add(1, Ordering::Relaxed) < 50 { 7 } else { 3_600 });
            let mut engine = Engine::new(Options { threads, hash: 4, ..Options::default() });
            let report = engine.go(&position, &Limits::time(Duration::from_mins(1)), &jumping, &mut |_| ());
            assert!(report.best.is_some_and(|turn| position.is_legal(turn)));
            assert!(report.nodes < 20_000, "{}", report.nodes);
        }
    }
}

#[test]
fn with_a_clock_that_stands_still_only_nodes_count() {
    let stands = || Duration::from_secs(5);
    let limits = Limits { time: Some(Duration::from_secs(1)), ..Limits::nodes(300) };
    for strength in strengths() {
        for position in positions(4) {
            let report = engine(strength).go(&position, &limits, &stands, &mut |_| ());
            assert!(report.best.is_some_and(|turn| position.is_legal(turn)));
            assert_eq!(report.time, Duration::ZERO);
        }
    }
}

#[test]
fn a_clock_that_runs_backwards_does_no_harm() {
    let left = AtomicU64::new(1_000_000);
    let backwards = || Duration::from_millis(left.fetch_sub(1, Ordering::Relaxed));
    let limits = Limits { time: Some(Duration::from_secs(1)), ..Limits::nodes(300) };
    let position = Position::random_start(1, Variant::Standard);
    let report = engine(Strength::Full).go(&position, &limits, &backwards, &mut |_| ());
    assert_eq!((report.nodes, report.time), (300, Duration::ZERO));
}

#[test]
fn without_the_solver_nodes_are_counted_exactly() {
    for (variant, nodes) in Variant::ALL.into_iter().flat_map(|variant| [1, 15, 16, 17, 1_000].map(|n| (variant, n))) {
        let position = Position::random_start(6, variant);
        assert_eq!(go(&mut engine(Strength::Full), &position, &Limits::nodes(nodes)).nodes, nodes);
    }
}

#[test]
fn a_principal_variation_of_the_requested_depth_ends_the_search() {
    for strength in [Strength::Full, Strength::Plain] {
        for position in [Position::random_start(5, Variant::Standard), ending(5, 32, Variant::Six)] {
            for depth in 1..=2 {
                let limits = Limits { depth: Some(depth), ..Limits::default() };
                let report = go(&mut engine(strength), &position, &limits);
                assert!(report.depth >= depth && report.best.is_some(), "{report:?}");
            }
        }
    }
}

#[test]
fn only_the_given_turns_are_chosen() {
    let mut random = SplitMix64::new(3);
    for strength in strengths() {
        let mut engine = engine(strength);
        for position in positions(5) {
            let turns = position.turns();
            let among: Vec<Turn> = (0..3).map(|_| turns[random.below(turns.len() as u64) as usize]).collect();
            let limits = Limits { among: Some(among.clone()), ..Limits::nodes(200) };
            let report = go(&mut engine, &position, &limits);
            assert!(report.best.is_some_and(|best| among.contains(&best)), "{strength:?} in {position}");
            assert!(report.lines.iter().all(|line| among.contains(&line.turns[0])));
        }
    }
}

#[test]
fn there_is_no_best_turn_among_illegal_ones() {
    let position = Position::random_start(5, Variant::Standard);
    for strength in strengths() {
        for among in [vec![], vec![Turn::Pass]] {
            let limits = Limits { among: Some(among), ..Limits::default() };
            let report = go(&mut engine(strength), &position, &limits);
            assert_eq!((report.best, report.lines), (None, Vec::new()));
        }
    }
}

#[test]
fn there_is_no_best_turn_in_a_finished_game() {
    for variant in Variant::ALL {
        let position = ending(1, 0, variant);
        assert!(position.is_over());
        for strength in strengths() {
            assert_eq!(go(&mut engine(strength), &position, &Limits::default()).best, None);
        }
    }
}

#[test]
fn a_player_without_a_move_passes() {
    for variant in Variant::ALL {
        let games = (0..).map(|seed| Position::random_start(seed, variant));
        let mut passes = games.filter_map(|mut position| {
            let mut random = SplitMix64::new(1);
            while !position.must_pass() {
                let turn = position.random_turn(&mut random)?;
                position.play_unchecked(turn);
            }
            Some(position)
        });
        let position = passes.next().expect("somebody has to in some game");
        for strength in strengths() {
            assert_eq!(go(&mut engine(strength), &position, &Limits::nodes(100)).best, Some(Turn::Pass));
        }
    }
}

#[test]
fn lines_are_distinct_legal_and_as_many_as_requested() {
    for solver in [true, false] {
        for (seed, count) in [(1, 2), (2, 5), (3, 1_000)] {
            let options = Options { lines: count, hash: 8, solver, ..Options::default() };
            let mut engine = Engine::new(options);
            for position in positions(seed) {
                let report = go(&mut engine, &position, &Limits::nodes(1_500));
                assert_eq!(report.lines.len(), count.min(position.turn_count()));
                let first: HashSet<Turn> = report.lines.iter().map(|line| line.turns[0]).collect();
                assert_eq!(first.len(), report.lines.len());
                assert_eq!(report.best, Some(report.lines[0].turns[0]));
                report.lines.iter().for_each(|line| assert_playable(&position, line));
                // Unproved lines are ordered by visits, which is not quite the order of scores.
                let certainty = |line: &Line| line.score.proof().map_or(Verdict::Draw, |proof| proof.verdict);
                assert!(report.lines.is_sorted_by_key(|line| Reverse(certainty(line))), "{position}");
            }
        }
    }
}

#[test]
fn proved_scores_are_true() {
    let mut truth = Solver::new(16);
    for solver in [true, false] {
        let mut engine = Engine::new(Options { solver, hash: 8, ..Options::default() });
        let (mut proved, mut all) = (0, 0);
        for (seed, variant) in (0..250).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))) {
            let position = ending(seed, 11 + seed as usize % 4, variant);
            let report = go(&mut engine, &position, &Limits::nodes(3_000));
            let Some(line) = report.lines.first() else { continue };
            all += 1;
            let Some(proof) = line.score.proof() else { continue };
            proved += 1;
            assert_eq!(Some(proof.verdict), truth.verdict(&position, u64::MAX), "{position}");
            assert_eq!(usize::from(proof.distance), line.turns.len());
            assert_playable(&position, line);
            let end = line.turns.iter().fold(*position, |core, &turn| core.after_unchecked(turn));
            assert!(end.is_over(), "{position}");
            assert_eq!(verdict_at_end(&end, position.to_move()), proof.verdict, "{position}");
            assert_eq!(end.outcome_by_count().ground, proof.ground);
        }
        assert!(all > 200 && proved * 10 >= all * 9, "{proved} of {all} with the solver: {solver}");
    }
}

#[test]
fn every_level_answers_any_position_with_a_legal_turn() {
    for level in Level::ALL {
        let mut engine = engine(Strength::Level(level));
        for (seed, variant) in (0..25).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant))) {
            let position = ending(seed, 14 + seed as usize % 30, variant);
            let best = go(&mut engine, &position, &Limits::nodes(200)).best;
            assert_eq!(best.is_some(), !position.is_over());
            assert!(best.is_none_or(|turn| position.is_legal(turn)), "level {} in {position}", level.number());
        }
    }
}

#[test]
fn weak_levels_nearly_always_complete_a_stack_that_they_see() {
    let straight = |position: &Position, turn: Turn| position.path(turn).is_some_and(|way| way.len() == 2);
    let can = |position: &Position| {
        position.turns().into_iter().any(|turn| position.completes(turn) && straight(position, turn))
    };
    let positions: Vec<Position> =
        (0..400).map(|seed| ending(seed, 20 + seed as usize % 16, Variant::Standard)).filter(can).collect();
    assert!(positions.len() > 50, "{}", positions.len());
    for level in &Level::ALL[..3] {
        let mut engine = engine(Strength::Level(*level));
        let does = |position: &&Position| {
            go(&mut engine, position, &Limits::nodes(200)).best.is_some_and(|turn| position.completes(turn))
        };
        let done = positions.iter().filter(does).count();
        assert!(done * 10 >= positions.len() * 7, "level {}: {done} of {}", level.number(), positions.len());
    }
}

/// Plays a game between two engines and checks every turn. Gives the number of turns.
fn play(players: &mut [Engine], mut position: Position, limits: &Limits) -> usize {
    for number in 0.. {
        let player = number % players.len();
        let Some(turn) = go(&mut players[player], &position, limits).best else {
            assert!(position.is_over(), "no turn in {position}");
            return number;
        };
        assert!(position.is_legal(turn), "{turn} in {position}");
        position.play_unchecked(turn);
    }
    0
}

/// Several hundred games of one variant between players of all kinds.
fn play_short_games(variant: Variant) {
    let mut turns = 0;
    for (seed, strength) in (0..500).zip(strengths().into_iter().cycle()) {
        let player = |strength| Engine::new(Options { strength, seed, hash: 1, ..Options::default() });
        let mut players = [player(strength), player(Strength::Full)];
        turns += play(&mut players, Position::random_start(seed, variant), &Limits::nodes(30));
    }
    assert!(turns > 5_000, "{turns}");
}

#[test]
fn no_turn_of_five_hundred_standard_games_is_illegal() {
    play_short_games(Variant::Standard);
}

#[test]
fn no_turn_of_five_hundred_games_of_the_six_stack_variant_is_illegal() {
    play_short_games(Variant::Six);
}

#[test]
fn no_turn_of_self_play_games_is_illegal() {
    let games = std::env::var("LYNGK_SELF_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(0);
    let mut players = [engine(Strength::Full)];
    for (seed, variant) in (0..games).zip(Variant::ALL.into_iter().cycle()) {
        players[0].new_game();
        play(&mut players, Position::random_start(seed, variant), &Limits::time(Duration::from_millis(10)));
    }
}

/// A clock that advances by a millisecond whenever it is read, so that time limits are reproducible.
fn counting_clock() -> impl Fn() -> Duration + Sync {
    let readings = AtomicU64::new(0);
    move || Duration::from_millis(readings.fetch_add(1, Ordering::Relaxed))
}

/// The reports of one player's searches in the first turns of a game, limited by time. The opponent plays as expected.
fn first_turns(variant: Variant, mut search: impl FnMut(&Position, &Limits) -> Report) -> Vec<Report> {
    // Long enough that the answer to the best turn is known.
    let limits = Limits::time(Duration::from_millis(200));
    let mut position = Position::random_start(5, variant);
    let mut reports: Vec<Report> = Vec::new();
    while reports.len() < 6 {
        let report = search(&position, &limits);
        report.lines[0].turns[..2].iter().for_each(|&turn| position.play_unchecked(turn));
        reports.push(report);
    }
    reports
}

#[test]
fn searches_of_a_game_continue_until_a_new_game_begins() {
    for variant in Variant::ALL {
        let mut one = engine(Strength::Full);
        let mut search =
            |position: &Position, limits: &Limits| one.go(position, limits, &counting_clock(), &mut |_| ());
        let first = first_turns(variant, &mut search);
        one.new_game();
        let second = first_turns(variant, |position, limits| one.go(position, limits, &counting_clock(), &mut |_| ()));
        assert_eq!(first, second, "a new game begins with empty trees");
        let forgetful = first_turns(variant, |position, limits| {
            engine(Strength::Full).go(position, limits, &counting_clock(), &mut |_| ())
        });
        assert_eq!(first[0], forgetful[0]);
        assert_ne!(first, forgetful, "later searches know more");
    }
}

#[test]
fn searches_with_other_limits_depend_on_nothing_before_them() {
    let start = Position::random_start(8, Variant::Standard);
    let timed = Limits::time(Duration::from_millis(60));
    let mut used = engine(Strength::Full);
    let first = used.go(&start, &timed, &counting_clock(), &mut |_| ());
    let line = &first.lines[0].turns;
    let mut next = start;
    next.play_unchecked(line[0]);
    next.play_unchecked(line[1]);
    let depth = Limits { depth: Some(3), ..timed.clone() };
    let among = Limits { among: Some(next.turns()[..20].to_vec()), ..timed.clone() };
    for limits in [Limits::nodes(300), depth, among] {
        used.go(&start, &timed, &counting_clock(), &mut |_| ());
        let again = used.go(&next, &limits, &counting_clock(), &mut |_| ());
        assert_eq!(again, engine(Strength::Full).go(&next, &limits, &counting_clock(), &mut |_| ()), "{limits:?}");
        // A search of another kind ends what is kept.
        let later = used.go(&next, &timed, &counting_clock(), &mut |_| ());
        assert_eq!(later, engine(Strength::Full).go(&next, &timed, &counting_clock(), &mut |_| ()));
    }
}
