//! Matches between players.

use std::hint::black_box;
use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Parser;
use lyngk_engine::judge::{Judge, Knowledge};
use lyngk_engine::search::{Halving, Tree};
use lyngk_rules::{Core, Player as Seat, Position, SplitMix64, Turn, Variant};
use lyngk_statistics::Pairs;

use crate::challenger::Challenger;
use crate::pick::{best, visit};
use crate::player::{self, Player};

/// A match.
#[derive(Parser, Debug)]
pub(crate) struct DuelArgs {
    #[arg(help = format!("The first player: {}", player::described()))]
    one: String,
    /// The second, likewise.
    two: String,
    /// How many starts; each is played twice with sides swapped.
    #[arg(long, default_value_t = 100)]
    pairs: u64,
    /// std or six.
    #[arg(long, default_value = "std")]
    variant: String,
    /// How many positions each looks at for a turn.
    #[arg(long, conflicts_with = "ms", value_parser = clap::value_parser!(u64).range(1..))]
    visits: Option<u64>,
    /// Or how many milliseconds each has.
    #[arg(long)]
    ms: Option<u64>,
    /// The seed of the first start.
    #[arg(long, default_value_t = 1_000_000_000)]
    seed: u64,
    /// How many games are played at once.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

struct Side {
    judge: Knowledge,
    tree: Tree,
    /// How many positions it looks at for a turn, where it is not told by the match.
    visits: Option<u64>,
    challenger: Option<Challenger>,
    /// How many it has looked at so far, and how long that took.
    visited: u64,
    took: Duration,
}

impl Side {
    fn new(player: &Player) -> Side {
        let (judge, tree) = (player.judge(), player.tree(MEMORY));
        let challenger = player.ways.map(|ways| Challenger::new(player.judge(), ways));
        Side { judge, tree, challenger, visits: player.visits, visited: 0, took: Duration::ZERO }
    }
}

/// The memory of one search, in MiB.
const MEMORY: usize = 64;

/// Plays a match and prints its result.
pub(crate) fn run(args: &DuelArgs) -> Result<()> {
    let Some(variant) = Variant::from_name(&args.variant) else { bail!("--variant is std or six") };
    let players = [Player::read(&args.one)?, Player::read(&args.two)?];
    let (next, results, speeds) =
        (AtomicU64::new(0), Mutex::new(Pairs::default()), Mutex::new([(0, Duration::ZERO); 2]));
    std::thread::scope(|scope| {
        for _ in 0..args.threads.max(1) {
            scope.spawn(|| {
                let mut sides = players.each_ref().map(Side::new);
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if pair >= args.pairs {
                        let mut speeds = speeds.lock().unwrap_or_else(PoisonError::into_inner);
                        for (speed, side) in speeds.iter_mut().zip(&sides) {
                            *speed = (speed.0 + side.visited, speed.1 + side.took);
                        }
                        return;
                    }
                    let halves =
                        [false, true].map(|swapped| game(args.seed + pair, variant, &mut sides, swapped, args));
                    results.lock().unwrap_or_else(PoisonError::into_inner).add(halves[0] + halves[1]);
                }
            });
        }
    });
    let results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    let (games, share, elo) = (2 * results.count(), results.mean(), results.elo());
    writeln!(
        io::stdout(),
        "{} against {}, {}: {:.1} of {games} ({:.1} %), Elo {:+.0} [{:+.0}, {:+.0}]",
        players[0].name,
        players[1].name,
        args.variant,
        share * games as f64,
        share * 100.0,
        elo.value,
        elo.low,
        elo.high
    )?;
    for (player, (visits, took)) in players.iter().zip(speeds.into_inner().unwrap_or_else(PoisonError::into_inner)) {
        writeln!(io::stdout(), "  {}: {:.0} visits a second", player.name, visits as f64 / took.as_secs_f64())?;
    }
    Ok(())
}

/// Plays a game; gives the points of the first player, in halves.
fn game(seed: u64, variant: Variant, sides: &mut [Side; 2], swapped: bool, args: &DuelArgs) -> usize {
    let mut core: Core = *Position::random_start(seed, variant);
    let mut random = SplitMix64::new(seed);
    let first = usize::from(swapped);
    while !core.is_over() {
        let side = &mut sides[core.to_move().index() ^ first];
        let turn = choose(side, &core, args, &mut random);
        core.play_unchecked(turn);
    }
    match core.outcome_by_count().winner {
        None => 1,
        Some(Seat::One) => 2 * usize::from(!swapped),
        Some(Seat::Two) => 2 * usize::from(swapped),
    }
}

fn choose(side: &mut Side, core: &Core, args: &DuelArgs, random: &mut SplitMix64) -> Turn {
    let started = Instant::now();
    let limit = args.ms.map(Duration::from_millis);
    let most = side.visits.or(args.visits).unwrap_or(if limit.is_some() { u64::MAX } else { 400 });
    if let Some(challenger) = &mut side.challenger {
        let (turn, judged) = challenger.choose(core, limit, most);
        side.visited += judged;
        side.took += started.elapsed();
        return turn;
    }
    side.tree.start(core);
    side.tree.choose_among(&core.turns(), &mut side.judge);
    let mut halving = (most <= side.tree.tuning().halving).then(|| Halving::new(most, side.tree.turns()));
    let is_late = |visited: u64| limit.is_some_and(|limit| visited.is_multiple_of(8) && started.elapsed() >= limit);
    let visited = visit(&mut side.tree, most, is_late, |tree| match &mut halving {
        Some(halving) => {
            let place = halving.next(tree.turns());
            tree.visit_turn(place, &mut side.judge, random);
        }
        None => tree.visit(&mut side.judge, random),
    });
    side.visited += visited;
    side.took += started.elapsed();
    best(side.tree.turns()).turn
}

/// How fast a player judges.
#[derive(Parser, Debug)]
pub(crate) struct SpeedArgs {
    player: String,
    /// With how many stacks on the board.
    #[arg(long, default_value_t = 25)]
    stacks: usize,
}

/// Says how many positions a second a player judges, and weighs the turns of.
pub(crate) fn speed(args: &SpeedArgs) -> Result<()> {
    let mut judge = Player::read(&args.player)?.judge();
    let mut random = SplitMix64::new(1);
    // More than any judge remembers.
    let positions: Vec<Core> = (0..5000)
        .map(|seed| {
            let mut core: Core = *Position::random_start(seed, Variant::Standard);
            while core.occupied().len() > args.stacks {
                let Some(turn) = core.random_turn(&mut random) else { break };
                core.play_unchecked(turn);
            }
            core
        })
        .collect();
    let started = Instant::now();
    let mut count = 0u32;
    while started.elapsed() < Duration::from_secs(1) {
        for core in &positions {
            black_box(judge.judge(core, &mut random));
            count += 1;
        }
    }
    writeln!(io::stdout(), "judged: {:.0} a second", f64::from(count) / started.elapsed().as_secs_f64())?;
    let (started, mut count, mut turns, mut weights) = (Instant::now(), 0u32, Vec::new(), Vec::new());
    while started.elapsed() < Duration::from_secs(1) {
        for core in &positions {
            core.turns_into(&mut turns);
            judge.weigh(core, &turns, &mut weights);
            black_box(&weights);
            count += 1;
        }
    }
    writeln!(
        io::stdout(),
        "turns weighed: {:.0} positions a second",
        f64::from(count) / started.elapsed().as_secs_f64()
    )?;
    Ok(())
}
