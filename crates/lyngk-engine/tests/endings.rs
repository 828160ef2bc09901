//! The engine on `testdata/endings.txt`: endings in which not every turn keeps the result.
//!
//! An ordinary run takes a sample with a limit of nodes, so that the result is the same on every machine. `LYNGK_ENDINGS=all` takes all,
//! with a second each, and prints how many results are kept; `cargo verify --thorough` sets it.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lyngk_engine::{Engine, Limits, Options, Solver, Verdict};
use lyngk_rules::{Position, Turn, Variant};

const FILE: &str = include_str!("../../../testdata/endings.txt");
/// An ordinary run takes one ending in this many.
const SAMPLE: usize = 25;
/// The nodes for an ending of the sample: about half a second.
const SAMPLE_NODES: u64 = 300_000;
/// The nodes without the solver, which is slower.
const SEARCH_NODES: u64 = 20_000;
/// One ending in this many is solved again.
const PROVED_SAMPLE: usize = 50;

/// A position with the turns that keep its result.
struct Ending {
    line: usize,
    verdict: Verdict,
    position: Position,
    keeping: Vec<Turn>,
}

impl Ending {
    fn read(line: usize, text: &str) -> Ending {
        let fields: Vec<&str> = text.split("; ").collect();
        let [result, position, keeping] = fields[..] else { panic!("line {line} has not three fields") };
        let (verdict, count) = result.split_once(' ').expect("a verdict and a number");
        let verdict = match verdict {
            "win" => Verdict::Win,
            "draw" => Verdict::Draw,
            _ => panic!("line {line}: nothing is lost by a turn after {verdict}"),
        };
        let position: Position = position.parse().expect("a position");
        let keeping: Vec<Turn> = keeping.split(' ').map(|turn| turn.parse().expect("a turn")).collect();
        assert_eq!(count, keeping.len().to_string(), "line {line}");
        Ending { line, verdict, position, keeping }
    }

    /// Its kind: the variant and the number of stacks.
    fn kind(&self) -> (&'static str, usize) {
        (self.position.variant().name(), self.position.occupied().len())
    }
}

fn endings() -> Vec<Ending> {
    let lines = FILE.lines().enumerate().filter(|(_, text)| !text.is_empty() && !text.starts_with('#'));
    lines.map(|(line, text)| Ending::read(line + 1, text)).collect()
}

#[test]
fn there_are_hundreds_of_endings_in_which_the_turn_matters() {
    let endings = endings();
    for variant in Variant::ALL {
        assert_eq!(endings.iter().filter(|ending| ending.position.variant() == variant).count(), 250);
    }
    for Ending { line, position, keeping, .. } in &endings {
        assert!((20..=24).contains(&position.occupied().len()), "line {line}");
        assert!(keeping.iter().all(|&turn| position.is_legal(turn)), "line {line}");
        assert!(!keeping.is_empty() && keeping.len() < position.turn_count(), "line {line}");
    }
}

#[test]
fn the_solver_agrees_with_the_file() {
    let mut solver = Solver::new(64);
    for Ending { line, verdict, position, keeping } in endings().iter().step_by(PROVED_SAMPLE) {
        let solution = solver.solve(position, &mut |_| true).expect("nobody stops it");
        assert_eq!((solution.proof.verdict, &solution.best), (*verdict, keeping), "line {line}");
    }
}

#[test]
fn the_engine_keeps_the_result() {
    let (lost, count) = lost(true, SAMPLE_NODES);
    // With a time limit, endings that take the solver about half a second vary.
    assert!(lost.len() * 100 <= count, "{} of {count} kept, thrown away in the lines {lost:?}", count - lost.len());
}

#[test]
fn the_search_keeps_most_results_without_the_solver() {
    let (lost, count) = lost(false, SEARCH_NODES);
    assert!(lost.len() * 4 <= count, "{} of {count} kept, thrown away in the lines {lost:?}", count - lost.len());
}

fn all() -> bool {
    std::env::var("LYNGK_ENDINGS").is_ok_and(|value| value == "all")
}

/// Runs the engine, with or without the solver. Gives the lines of the file in which it throws the result away, and the number of endings.
fn lost(solver: bool, nodes: u64) -> (Vec<usize>, usize) {
    static ON_THE_CLOCK: Mutex<()> = Mutex::new(());
    let _alone = ON_THE_CLOCK.lock().unwrap_or_else(PoisonError::into_inner);
    let limits = if all() { Limits::time(Duration::from_secs(1)) } else { Limits::nodes(nodes) };
    let (mut lost, mut kinds) = (Vec::new(), BTreeMap::new());
    let endings: Vec<Ending> = endings().into_iter().step_by(if all() { 1 } else { SAMPLE }).collect();
    for ending in &endings {
        let started = Instant::now();
        let mut engine = Engine::new(Options { solver, ..Options::default() });
        let report = engine.go(&ending.position, &limits, &|| started.elapsed(), &mut |_| ());
        let kept = report.best.is_some_and(|turn| ending.keeping.contains(&turn));
        let (of_kind, kept_of_kind) = kinds.entry(ending.kind()).or_insert((0, 0));
        *of_kind += 1;
        *kept_of_kind += u32::from(kept);
        if !kept {
            lost.push(ending.line);
        }
    }
    println!("{}, kept:", if solver { "with the solver" } else { "search alone" });
    for ((variant, stacks), (of_kind, kept)) in kinds {
        println!("{variant} {stacks} stacks: {kept} of {of_kind}");
    }
    println!("thrown away in the lines {lost:?}");
    (lost, endings.len())
}
