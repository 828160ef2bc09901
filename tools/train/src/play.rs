//! Self-play games, written as samples.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;

use anyhow::Result;
use lyngk_engine::evaluation::AnyEvaluator;
use lyngk_engine::search::Tree;
use lyngk_engine::{Solver, Verdict};
use lyngk_rules::{Core, Variant};
use lyngk_selfplay::{Progress, best, draw, in_order, opening, search};

use crate::label::label;
use crate::plan::Games;
use crate::player::Player;
use crate::sample::{Sample, SampleWriter, shares};

/// The games of one generation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Session<'a> {
    pub(crate) games: Games,
    /// The variants, which alternate.
    pub(crate) variants: &'a [Variant],
    /// The seed of the first start. Later games use the next seeds.
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// The solver is asked when there are at most this many stacks, with this limit on its nodes.
const SOLVED_STACKS: usize = 21;
const SOLVER_NODES: u64 = 20_000;
/// The size of a search tree, and of a solver's transposition table, in MiB.
const MEMORY_MIB: usize = 16;

/// Plays the games and writes their samples to a folder.
pub(crate) fn run(session: &Session, player: &Player, folder: &Path) -> Result<()> {
    let &Session { games, variants, seed, threads } = session;
    let (mut files, mut progress) = (SampleWriter::create(folder)?, Progress::new());
    let worker = || SelfPlayer::new(player, games);
    let play =
        |player: &mut SelfPlayer, number: u64| player.play(seed + number, variants[number as usize % variants.len()]);
    in_order(0..games.count, threads, worker, play, |number, samples| {
        samples.iter().try_for_each(|sample| files.write(sample))?;
        let done = number + 1;
        if progress.is_due() || done == games.count {
            writeln!(io::stdout(), "{done} games, {} positions, {} s", files.count(), progress.seconds())?;
        }
        anyhow::Ok(ControlFlow::Continue(()))
    })?;
    files.finish()
}

/// A thread's player of both sides.
struct SelfPlayer {
    games: Games,
    evaluator: AnyEvaluator,
    tree: Tree,
    solver: Solver,
}

impl SelfPlayer {
    fn new(player: &Player, games: Games) -> SelfPlayer {
        SelfPlayer {
            games,
            evaluator: player.evaluator(),
            tree: player.tree(MEMORY_MIB),
            solver: Solver::new(MEMORY_MIB),
        }
    }

    /// Plays a game to its end, and returns a sample of each position.
    fn play(&mut self, seed: u64, variant: Variant) -> Vec<Sample> {
        let (start, mut random) = opening(seed, variant);
        let mut positions: Vec<(Sample, Option<Verdict>)> = Vec::new();
        let game = lyngk_selfplay::play(start, |position| {
            let solved = self.solve(position);
            // When the result is known, the rest of the game only shows the fates of the stacks.
            let is_thorough = solved.is_none() && random.below(self.games.every) == 0;
            let visits = if is_thorough { self.games.thorough } else { self.games.cheap };
            search(&mut self.tree, &mut self.evaluator, position, visits, &mut random);
            let (root, turns) = (self.tree.root(), self.tree.root_children());
            let known = solved.or(root.proof);
            let shares = if is_thorough || root.proof == Some(Verdict::Win) { shares(&turns) } else { Vec::new() };
            let sample = Sample { shares, value: 1.0 - root.value, draws: root.draws, ..Sample::new(position, &[]) };
            positions.push((sample, known));
            Some(if known.is_some() { best(&turns).turn } else { draw(&turns, position, &mut random).turn })
        });
        label(positions, &game)
    }

    fn solve(&mut self, core: &Core) -> Option<Verdict> {
        let is_small = core.occupied().len() <= SOLVED_STACKS;
        is_small.then(|| self.solver.verdict(core, SOLVER_NODES)).flatten()
    }
}
