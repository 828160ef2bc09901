//! The solver against a brute-force search.

use std::collections::HashMap;

use lyngk_engine::{Solution, Solver, Verdict};
use lyngk_rules::{
    BoardSymmetry, ColorSymmetry, Core, Ground, Outcome, Player, Playout, Position, SplitMix64, Symmetry, Tally, Turn,
    Variant,
};

/// A minimax search by the definition: the best result of all turns, or the outcome without any. No bounds, no ordering, no cutoffs.
#[derive(Default)]
struct BruteForce(HashMap<Core, Verdict>);

impl BruteForce {
    fn verdict(&mut self, core: &Core) -> Verdict {
        if let Some(&known) = self.0.get(core) {
            return known;
        }
        let turns = core.turns().into_iter();
        let values = turns.map(|turn| self.verdict(&core.after_unchecked(turn)).opposite());
        let verdict = values.max().unwrap_or_else(|| verdict_of(&core.outcome_by_count(), core));
        self.0.insert(*core, verdict);
        verdict
    }

    fn best(&mut self, core: &Core) -> Vec<Turn> {
        let verdict = self.verdict(core);
        let mut turns = core.turns();
        turns.retain(|&turn| self.verdict(&core.after_unchecked(turn)).opposite() == verdict);
        turns
    }
}

/// The outcome for the player to move.
fn verdict_of(outcome: &Outcome, core: &Core) -> Verdict {
    match outcome.winner {
        None => Verdict::Draw,
        Some(winner) if winner == core.to_move() => Verdict::Win,
        Some(_) => Verdict::Loss,
    }
}

/// The first position of a game with at most this many stacks. Every other game is random; in the others, stacks are completed whenever
/// possible, except stacks of six.
fn ending(seed: u64, stacks: usize, variant: Variant) -> Position {
    let mut random = SplitMix64::new(seed);
    let mut position = Position::random_start(seed, variant);
    while position.occupied().len() > stacks {
        let mut turns = position.turns();
        if variant == Variant::Six {
            turns.retain(|&turn| !position.completes(turn));
        }
        if turns.is_empty() {
            break;
        }
        let completing = turns.iter().copied().find(|&turn| position.completes(turn));
        let drawn = turns[random.below(turns.len() as u64) as usize];
        position.play_unchecked(completing.filter(|_| seed.is_multiple_of(2)).unwrap_or(drawn));
    }
    position
}

/// The same with as few claims as possible, so that they are still open at the end.
fn ending_with_open_claims(seed: u64, stacks: usize, variant: Variant) -> Position {
    let mut random = SplitMix64::new(seed);
    let mut position = Position::random_start(seed, variant);
    while position.occupied().len() > stacks {
        let mut turns = position.moves();
        if turns.is_empty() {
            turns = position.turns();
        }
        let Some(&turn) = turns.get(random.below(turns.len() as u64) as usize) else { break };
        position.play_unchecked(turn);
    }
    position
}

fn solve(solver: &mut Solver, core: &Core) -> Solution {
    solver.solve(core, &mut |_| true).expect("it is not stopped")
}

fn assert_right(solver: &mut Solver, brute_force: &mut BruteForce, core: &Core) {
    let solution = solve(solver, core);
    assert_eq!(solution.proof.verdict, brute_force.verdict(core), "{core:?}");
    assert_eq!(solution.best, brute_force.best(core), "{core:?}");
    assert_line_proves(&solution, core);
    let decision = solver.decide(core, &mut |_| true).expect("it is not stopped");
    assert_eq!(decision.proof.verdict, solution.proof.verdict);
    assert!(decision.best.iter().all(|turn| solution.best.contains(turn)));
    assert_line_proves(&decision, core);
}

fn assert_line_proves(solution: &Solution, core: &Core) {
    let Solution { proof, line, best, .. } = solution;
    assert_eq!(usize::from(proof.distance), line.len());
    assert_eq!(line.is_empty(), best.is_empty());
    assert!(line.first().is_none_or(|first| best.contains(first)));
    let mut end = *core;
    for &turn in line {
        assert!(end.is_legal(turn), "{turn:?} in {end:?}");
        end.play_unchecked(turn);
    }
    let outcome = end.outcome().expect("the line leads to the end");
    assert_eq!(proof.verdict, verdict_of(&outcome, core));
    assert_eq!(proof.ground, outcome.ground);
    let [one, two] = outcome.tallies.map(Tally::by_height).into_array();
    let margin = match outcome.ground {
        Ground::SuddenDeath => 1,
        Ground::Stacks { height } => one[5 - height].1.abs_diff(two[5 - height].1),
        Ground::AllEqual => 0,
    };
    assert_eq!(usize::from(proof.margin), margin);
}

#[test]
fn small_endings_are_solved_as_by_brute_force() {
    let mut solver = Solver::new(16);
    for variant in Variant::ALL {
        for seed in 0..1_500 {
            let mut brute_force = BruteForce::default();
            let position = ending(seed, 8 + seed as usize % 5, variant);
            assert_right(&mut solver, &mut brute_force, &position);
        }
    }
}

#[test]
fn larger_endings_are_solved_as_by_brute_force() {
    let mut solver = Solver::new(16);
    for variant in Variant::ALL {
        for seed in 0..50 {
            assert_right(&mut solver, &mut BruteForce::default(), &ending(seed, 14, variant));
        }
    }
}

#[test]
fn endings_with_open_claims_are_solved_as_by_brute_force() {
    let mut solver = Solver::new(16);
    for variant in Variant::ALL {
        for seed in 0..200 {
            let position = ending_with_open_claims(seed, 11, variant);
            assert_right(&mut solver, &mut BruteForce::default(), &position);
        }
    }
}

#[test]
fn finished_games_have_their_outcome_and_no_turns() {
    let mut solver = Solver::new(1);
    for variant in Variant::ALL {
        for seed in 0..100 {
            let mut random = SplitMix64::new(seed);
            let mut game = Playout::new(&Position::random_start(seed, variant));
            while let Some(turn) = game.random_turn(&mut random) {
                game.play_unchecked(turn);
            }
            assert_right(&mut solver, &mut BruteForce::default(), game.core());
        }
    }
}

#[test]
fn a_stack_of_six_has_ended_the_game_whoever_is_to_move() {
    let mut solver = Solver::new(1);
    for (seed, player) in (0..100).flat_map(|seed| Player::ALL.map(|player| (seed, player))) {
        let mut setup = ending(seed, 12, Variant::Six).setup();
        setup.scored[player] = 1;
        let position = setup.position().expect("a score takes no pieces away here");
        let verdict = if position.to_move() == player { Verdict::Win } else { Verdict::Loss };
        let solution = solve(&mut solver, &position);
        assert_eq!(solution.proof.verdict, verdict);
        assert_line_proves(&solution, &position);
    }
}

#[test]
fn a_full_transposition_table_gives_right_answers() {
    let (mut small, mut large) = (Solver::new(1), Solver::new(64));
    for variant in Variant::ALL {
        for seed in 0..12 {
            let position = ending(seed, 17, variant);
            let (one, two) = (solve(&mut small, &position), solve(&mut large, &position));
            assert_eq!(one.proof.verdict, two.proof.verdict);
            assert_eq!(one.best, two.best);
            assert_line_proves(&one, &position);
        }
    }
}

#[test]
fn a_stopped_solver_has_no_answer_and_is_right_later() {
    let mut solver = Solver::new(4);
    let mut stopped = 0;
    for variant in Variant::ALL {
        for seed in 0..150 {
            let position = ending(seed, 13, variant);
            let mut brute_force = BruteForce::default();
            for budget in [1, 2, 5, 20, 100, 300] {
                let verdict = solver.verdict(&position, budget);
                stopped += usize::from(verdict.is_none());
                assert!(verdict.is_none_or(|verdict| verdict == brute_force.verdict(&position)));
                let partly = solver.solve(&position, &mut |nodes| nodes < budget);
                assert!(partly.is_none_or(|solution| solution.best == brute_force.best(&position)));
            }
            assert_right(&mut solver, &mut brute_force, &position);
        }
    }
    assert!(stopped > 50, "{stopped}");
}

#[test]
fn go_on_is_called_with_increasing_nodes_and_obeyed_soon() {
    let mut solver = Solver::new(4);
    let position = ending(1, 24, Variant::Standard);
    let mut asked = Vec::new();
    let solution = solver.solve(&position, &mut |nodes| {
        asked.push(nodes);
        asked.len() < 20
    });
    assert_eq!(solution, None);
    assert_eq!(asked.len(), 20);
    assert!(asked.windows(2).all(|pair| pair[0] < pair[1] && pair[1] - pair[0] <= 1_000), "{asked:?}");
}

#[test]
fn symmetric_endings_have_the_same_verdict() {
    let colors: Vec<ColorSymmetry> = ColorSymmetry::all().collect();
    let boards: Vec<BoardSymmetry> = BoardSymmetry::all().collect();
    let mut random = SplitMix64::new(4);
    let mut solver = Solver::new(16);
    for variant in Variant::ALL {
        for seed in 0..60 {
            let position = ending(seed, 16, variant);
            let solution = solve(&mut solver, &position);
            let symmetry = Symmetry {
                board: boards[random.below(12) as usize],
                colors: colors[random.below(120) as usize],
                swap_players: random.below(2) == 1,
            };
            let image = solve(&mut solver, &symmetry.position(&position));
            assert_eq!(solution.proof.verdict, image.proof.verdict);
            let mut turns: Vec<Turn> = solution.best.iter().map(|&turn| symmetry.turn(turn)).collect();
            turns.sort_unstable();
            let mut images = image.best;
            images.sort_unstable();
            assert_eq!(turns, images);
        }
    }
}

#[test]
fn the_same_calls_give_the_same_answers() {
    let answers = || {
        let mut solver = Solver::new(2);
        (0..20).map(|seed| solve(&mut solver, &ending(seed, 17, Variant::Standard))).collect::<Vec<_>>()
    };
    assert_eq!(answers(), answers());
}
