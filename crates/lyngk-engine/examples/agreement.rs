//! How often a short search finds the turn of a long one, where one turn is clearly best: the trust that hints and reviews deserve.
//!
//! The positions are from games of full strength with few nodes, one from each game, so that they are independent. A turn is clearly
//! best if the long search gives the second best at least a tenth of a point less.
//!
//! `cargo run --release -p lyngk-engine --example agreement -- std 100 10 2 12000x5 48000x5`: the variant, the games, seconds of the long
//! search, how many positions are searched at a time, and nodes and lines of each short search.

use std::env;
use std::error::Error;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use lyngk_engine::{Engine, Limits, Options, Report};
use lyngk_rules::{Position, SplitMix64, Turn, Variant};

/// The nodes for a turn in the games that the positions come from.
const GAME_NODES: u64 = 400;
/// By how much the best turn must be better than the second.
const CLEAR: f32 = 0.1;

/// Limits of a search.
#[derive(Clone, Debug)]
struct Effort {
    lines: usize,
    limits: Limits,
}

impl Effort {
    /// A short search, from nodes and lines such as `12000x5`.
    fn parse(word: &str) -> Result<Effort, Box<dyn Error>> {
        let (nodes, lines) = word.split_once('x').ok_or("expected nodes and lines, such as 12000x5")?;
        Ok(Effort { lines: lines.parse()?, limits: Limits::nodes(nodes.parse()?) })
    }
}

/// Answers of all searches for a position with a clearly best turn.
#[derive(Debug)]
struct Comparison {
    position: Position,
    long: Option<Turn>,
    short: Vec<Option<Turn>>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let variant = match arguments.next().as_deref() {
        Some("six") => Variant::Six,
        _ => Variant::Standard,
    };
    let mut number = |default: u64| arguments.next().map_or(Ok(default), |word| word.parse());
    let (games, seconds, threads) = (number(100)?, number(10)?, number(2)?);
    let long = Effort { lines: 2, limits: Limits { time: Some(Duration::from_secs(seconds)), ..Limits::default() } };
    let words: Vec<String> = arguments.collect();
    let short = words.iter().map(|word| Effort::parse(word)).collect::<Result<Vec<_>, _>>()?;
    let (next, found) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        break;
                    }
                    let comparison = position(variant, seed).and_then(|position| compare(position, &short, &long));
                    if let Some(comparison) = comparison {
                        println!("{comparison}");
                        found.lock().expect("no thread panics").push(comparison);
                    }
                }
            });
        }
    });
    let found = found.into_inner()?;
    println!("of {games} positions, {} have a clearly best turn", found.len());
    for (nth, word) in words.iter().enumerate() {
        let agree = found.iter().filter(|found| found.short[nth] == found.long).count();
        let share = 100.0 * agree as f64 / found.len().max(1) as f64;
        println!("{word}: found in {agree} ({share:.1} %)");
    }
    Ok(())
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |turn: &Option<Turn>| turn.map_or("none".to_owned(), |turn| turn.to_string());
        write!(f, "{}: {}, short searches", self.position, name(&self.long))?;
        self.short.iter().try_for_each(|turn| write!(f, " {}", name(turn)))
    }
}

/// A position of a game with a choice, at random.
fn position(variant: Variant, seed: u64) -> Option<Position> {
    let mut player = Engine::new(Options { hash: 8, seed, ..Options::default() });
    let mut position = Position::random_start(seed, variant);
    let mut positions = Vec::new();
    while let Some(turn) = ask(&mut player, &position, &Limits::nodes(GAME_NODES)).best {
        if position.turns().len() > 1 {
            positions.push(position);
        }
        position.play_unchecked(turn);
    }
    let count = positions.len() as u64;
    (count > 0).then(|| positions[SplitMix64::new(seed).below(count) as usize])
}

/// All searches, if the long one finds one turn clearly best.
fn compare(position: Position, short: &[Effort], long: &Effort) -> Option<Comparison> {
    let search = |effort: &Effort| {
        let mut engine = Engine::new(Options { lines: effort.lines, hash: 256, ..Options::default() });
        ask(&mut engine, &position, &effort.limits)
    };
    let report = search(long);
    let [first, second] = report.lines.first_chunk()?;
    (first.score.expectation() - second.score.expectation() >= CLEAR).then(|| Comparison {
        position,
        long: report.best,
        short: short.iter().map(|effort| search(effort).best).collect(),
    })
}

fn ask(engine: &mut Engine, position: &Position, limits: &Limits) -> Report {
    let started = Instant::now();
    engine.go(position, limits, &|| started.elapsed(), &mut |_| ())
}
