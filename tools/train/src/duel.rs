//! Matches between two players, by tree search alone.

use std::convert::Infallible;
use std::io::{self, Write};
use std::ops::{AddAssign, ControlFlow};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Parser;
use lyngk_engine::evaluation::AnyEvaluator;
use lyngk_engine::search::{SequentialHalving, Tree};
use lyngk_rules::{Core, Player as Seat, Position, SplitMix64, Turn, Variant};
use lyngk_selfplay::{in_order, visit};
use lyngk_statistics::{Pairs, PlayerResult};

use crate::player::{self, Player};

#[derive(Parser, Debug)]
pub(crate) struct DuelArgs {
    #[arg(help = format!("First player: {}", player::help()))]
    one: String,
    /// Second player, in the same form.
    two: String,
    /// Number of starts. Each is played twice, with sides swapped.
    #[arg(long, default_value_t = 100)]
    pairs: u64,
    /// Variant: std or six.
    #[arg(long, default_value = "std")]
    variant: String,
    /// Visits of each search [default: 400].
    #[arg(long, conflicts_with = "ms", value_parser = clap::value_parser!(u64).range(1..))]
    visits: Option<u64>,
    /// Time of each search in milliseconds, instead of visits.
    #[arg(long)]
    ms: Option<u64>,
    /// Seed of the first start. Later starts use the next seeds.
    #[arg(long, default_value_t = 1_000_000_000)]
    seed: u64,
    /// Number of games at the same time.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// The size of a search tree in MiB.
const TREE_MIB: usize = 64;
/// The number of visits without any other limit.
const DEFAULT_VISITS: u64 = 400;
/// The number of visits between two readings of the clock.
const VISITS_PER_READING: u64 = 8;

/// A player with its search tree.
struct Side {
    evaluator: AnyEvaluator,
    tree: Tree,
    /// Visits of each search, if the player has a number of its own.
    visits: Option<u64>,
    speed: Speed,
}

/// Visits and the time that they took.
#[derive(Clone, Copy, Default)]
struct Speed {
    visits: u64,
    time: Duration,
}

impl AddAssign for Speed {
    fn add_assign(&mut self, other: Speed) {
        self.visits += other.visits;
        self.time += other.time;
    }
}

impl Side {
    fn new(player: &Player) -> Side {
        let (evaluator, tree) = (player.evaluator(), player.tree(TREE_MIB));
        Side { evaluator, tree, visits: player.visits, speed: Speed::default() }
    }
}

/// Plays a match and prints its result.
pub(crate) fn run(args: &DuelArgs) -> Result<()> {
    let Some(variant) = Variant::from_name(&args.variant) else { bail!("--variant should be std or six") };
    let players = [Player::read(&args.one)?, Player::read(&args.two)?];
    let (mut results, mut speeds) = (Pairs::default(), [Speed::default(); 2]);
    let play_pair = |sides: &mut [Side; 2], pair: u64| {
        let pair_results = [false, true].map(|swapped| game(args.seed + pair, variant, sides, swapped, args));
        (pair_results, sides.each_mut().map(|side| std::mem::take(&mut side.speed)))
    };
    let worker = || players.each_ref().map(Side::new);
    let Ok(()) = in_order(0..args.pairs, args.threads, worker, play_pair, |_, (pair_results, of_pair)| {
        results.add(pair_results);
        speeds.iter_mut().zip(of_pair).for_each(|(speed, of_pair)| *speed += of_pair);
        Ok::<_, Infallible>(ControlFlow::Continue(()))
    });
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
    for (player, speed) in players.iter().zip(speeds) {
        let per_second = speed.visits as f64 / speed.time.as_secs_f64();
        writeln!(io::stdout(), "  {}: {per_second:.0} visits a second", player.name)?;
    }
    Ok(())
}

/// Plays a game and returns the first player's result.
fn game(seed: u64, variant: Variant, sides: &mut [Side; 2], swapped: bool, args: &DuelArgs) -> PlayerResult {
    let mut random = SplitMix64::new(seed);
    let game = lyngk_selfplay::play(Position::random_start(seed, variant), |position| {
        let side = &mut sides[position.to_move().index() ^ usize::from(swapped)];
        Some(choose(side, position, args, &mut random))
    });
    match game.end.outcome_by_count().winner {
        None => PlayerResult::Draw,
        Some(winner) if (winner == Seat::Two) == swapped => PlayerResult::Win,
        Some(_) => PlayerResult::Loss,
    }
}

fn choose(side: &mut Side, core: &Core, args: &DuelArgs, random: &mut SplitMix64) -> Turn {
    let started = Instant::now();
    let limit = args.ms.map(Duration::from_millis);
    let most = side.visits.or(args.visits).unwrap_or(if limit.is_some() { u64::MAX } else { DEFAULT_VISITS });
    side.tree.start(core);
    side.tree.expand_root(&core.turns(), &mut side.evaluator);
    let mut halving =
        (most <= side.tree.tuning().halving_visits).then(|| SequentialHalving::new(most, &side.tree.root_children()));
    let is_late = |visits: u64| {
        limit.is_some_and(|limit| visits.is_multiple_of(VISITS_PER_READING) && started.elapsed() >= limit)
    };
    let visits = visit(&mut side.tree, most, is_late, |tree| match &mut halving {
        Some(halving) => {
            let place = halving.next(&tree.root_children());
            tree.visit_turn(place, &mut side.evaluator, random);
        }
        None => tree.visit(&mut side.evaluator, random),
    });
    side.speed += Speed { visits, time: started.elapsed() };
    side.tree.best().map_or(Turn::Pass, |node| node.turn)
}
