//! `lyngk match`: two players, many games, and what they say about strength.

mod external;
mod fault;
mod game;
mod ledger;
mod pace;
mod plan;
mod player;
mod runner;
mod standing;
mod summary;

use std::io::{self, Write};
use std::num::NonZero;
use std::thread;
use std::time::Duration;

use anyhow::{Result, bail};
use lyngk_engine::GameClock;
use lyngk_rules::{GameResult, Player as Side};
use lyngk_statistics::Sprt;

use crate::cli::MatchArgs;
use fault::Fault;
use game::Game;
use ledger::Ledger;
use pace::{Grace, Pace};
use plan::{Plan, Starts};
use player::Player;
use runner::Event;
use standing::Standing;
use summary::Progress;

/// The most games that a match can have.
const MOST_GAMES: usize = 10_000_000;
/// How many pairs are played when nobody says: enough to tell a large difference, and for a test as many as it takes.
const PAIRS: usize = 50;
const PAIRS_OF_TEST: usize = 50_000;
/// How many faults are told one by one; the rest is only counted.
const FAULTS_TOLD: u64 = 10;

pub(crate) fn run(args: &MatchArgs) -> Result<()> {
    let sprt = sprt(args)?;
    let plan = plan(args, sprt.is_some())?;
    let mut standing = Standing::new(plan.games, sprt);
    let mut ledger = None;
    if let Some(path) = &args.out {
        if args.resume {
            let (opened, notice) = Ledger::resume(path, &plan, &mut standing)?;
            if let Some(notice) = notice {
                writeln!(io::stderr(), "{notice}")?;
            }
            ledger = Some(opened);
        } else {
            ledger = Some(Ledger::create(path)?);
        }
    }
    let mut progress = Progress::new(&plan, &standing);
    let result = runner::run(&plan, &mut standing, concurrency(args, &plan), &mut |standing, event| {
        if let Event::Finished(game, played) = event {
            if let Some(ledger) = &mut ledger {
                ledger.append(&ledger::record(&plan, game, played))?;
            }
            if let Some(fault) = &played.fault
                && standing.faults.iter().flatten().sum::<u64>() < FAULTS_TOLD
            {
                progress.note(&told(&plan, game, fault, played.result));
            }
        }
        progress.tell(standing);
        Ok(())
    });
    progress.clear();
    result?;
    let summary = if args.json { summary::json(&plan, &standing) } else { summary::summary(&plan, &standing) };
    io::stdout().write_all(summary.as_bytes())?;
    Ok(())
}

/// A fault in words.
fn told(plan: &Plan, game: &Game, fault: &Fault, result: GameResult) -> String {
    let loser = game.players[usize::from(result == GameResult::Win(Side::One))];
    let (number, name, kind) = (game.number + 1, &plan.players[loser].name, Fault::KINDS[fault.kind()]);
    format!("game {number}: {name} loses by {kind}: {fault}")
}

fn plan(args: &MatchArgs, is_test: bool) -> Result<Plan> {
    let players = [Player::read(&args.first)?, Player::read(&args.second)?];
    let pace = match (args.movetime, args.nodes, args.clock) {
        (_, Some(nodes), _) => Pace::Nodes(nodes),
        (_, _, Some((remaining, increment))) => Pace::Clock(GameClock {
            remaining: Duration::from_millis(remaining),
            increment: Duration::from_millis(increment),
        }),
        (movetime, None, None) => Pace::Time(Duration::from_millis(movetime.unwrap_or(100))),
    };
    let starts = match &args.starts {
        Some(path) => Starts::read(path)?,
        None => Starts::Seeds { first: args.seed, variant: args.variant.into() },
    };
    let pairs = match (args.pairs, args.games, &starts) {
        (Some(pairs), ..) => pairs as usize,
        (None, Some(games), _) if games % 2 == 1 => {
            bail!("--games must be even, not {games}: every start is played twice, with sides swapped");
        }
        (None, Some(games), _) => games as usize / 2,
        (None, None, _) if is_test => PAIRS_OF_TEST,
        (None, None, Starts::List(starts)) => starts.len(),
        (None, None, Starts::Seeds { .. }) => PAIRS,
    };
    if pairs == 0 || pairs > MOST_GAMES / 2 {
        bail!("a match has from 1 to {} pairs, not {pairs}", MOST_GAMES / 2);
    }
    let paces = [0, 1].map(|player| players[player].pace.unwrap_or(pace));
    let mut plan = Plan { players, paces, grace: Grace(Duration::from_millis(args.grace)), starts, games: pairs * 2 };
    if plan.players[0].name == plan.players[1].name {
        for (player, number) in plan.players.iter_mut().zip(1..) {
            player.name = format!("{} #{number}", player.name);
        }
    }
    Ok(plan)
}

fn sprt(args: &MatchArgs) -> Result<Option<Sprt>> {
    let Some((elo0, elo1)) = args.sprt else { return Ok(None) };
    for (name, chance) in [("alpha", args.alpha), ("beta", args.beta)] {
        if !(chance > 0.0 && chance < 0.5) {
            bail!("--{name} must be between 0 and 0.5, not {chance}");
        }
    }
    Ok(Some(Sprt { elo0, elo1, alpha: args.alpha, beta: args.beta }))
}

/// How many games at once: as many as the machine has room for, unless somebody says.
fn concurrency(args: &MatchArgs, plan: &Plan) -> usize {
    args.concurrency.map_or_else(
        || {
            let cores = thread::available_parallelism().map_or(1, NonZero::get);
            let threads = plan.players.iter().map(Player::threads).max().unwrap_or(1);
            (cores / threads.max(1)).max(1)
        },
        |wanted| (wanted as usize).clamp(1, 1024),
    )
}
