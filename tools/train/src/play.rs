//! Games of a player against itself, and what is to be learnt from them.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{Context, Result};
use lyngk_engine::judge::Knowledge;
use lyngk_engine::search::Tree;
use lyngk_engine::{Solver, Verdict};
use lyngk_rules::{Core, Point, Position, SplitMix64, Turn, Variant};

use crate::pick::{best, draw, search};
use crate::plan::Games;
use crate::player::Player;
use crate::sample::{Sample, shares};

/// Games that are played one after the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Session {
    pub(crate) how: Games,
    /// The seed of the first start; games follow with the next ones.
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// With at most so many stacks the solver is asked who wins, and has so many nodes.
const SOLVED_STACKS: usize = 21;
const SOLVER_NODES: u64 = 20_000;
/// The memory of one search and of one solver, in MiB.
const MEMORY: usize = 16;
/// Games begin with up to so many random turns less one, so that no start is played the same way twice.
const RANDOM_TURNS: u64 = 4;
/// While more stacks than this are on the board, turns are drawn more freely.
const OPENING: usize = 30;

/// Plays games and writes their positions as they end.
pub(crate) fn run(session: &Session, player: &Player, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let file = |name: &str| -> Result<BufWriter<File>> {
        let path = folder.join(name);
        Ok(BufWriter::new(File::create(&path).with_context(|| format!("{} cannot be written", path.display()))?))
    };
    let files = Mutex::new((file("positions.bin")?, file("turns.bin")?));
    let (next, done, positions, started) = (AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0), Instant::now());
    std::thread::scope(|scope| -> Result<()> {
        let worker = || -> Result<()> {
            let mut room = Room::new(player, session.how);
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= session.how.count {
                    return Ok(());
                }
                let samples = room.play(session.seed + game, Variant::ALL[(game % 2) as usize]);
                let mut files = files.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                let (to_positions, to_turns) = &mut *files;
                for sample in &samples {
                    sample.write(to_positions, to_turns)?;
                }
                let so_far = positions.fetch_add(samples.len() as u64, Ordering::Relaxed) + samples.len() as u64;
                let games = done.fetch_add(1, Ordering::Relaxed) + 1;
                if games.is_multiple_of(500) {
                    writeln!(io::stdout(), "{games} games, {so_far} positions, {} s", started.elapsed().as_secs())?;
                }
            }
        };
        let workers: Vec<_> = (0..session.threads.max(1)).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().unwrap_or_else(|_| anyhow::bail!("a game broke off")))
    })?;
    let mut files = files.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    files.0.flush()?;
    files.1.flush()?;
    writeln!(
        io::stdout(),
        "{} games, {} positions, {} s",
        done.into_inner(),
        positions.into_inner(),
        started.elapsed().as_secs()
    )?;
    Ok(())
}

/// Where one game after the other is played.
struct Room {
    how: Games,
    judge: Knowledge,
    tree: Tree,
    solver: Solver,
}

impl Room {
    fn new(player: &Player, how: Games) -> Room {
        Room { how, judge: player.judge(), tree: player.tree(MEMORY), solver: Solver::new(MEMORY) }
    }

    /// Plays a game to its end. What is certain of a position counts more than how the game went on from there.
    fn play(&mut self, seed: u64, variant: Variant) -> Vec<Sample> {
        let (mut core, mut random) = opening(seed, variant);
        let mut positions: Vec<(Sample, Option<Verdict>)> = Vec::new();
        let mut turns = Vec::new();
        while !core.is_over() {
            let solved = self.solved(&core);
            // Where the result is certain the rest of the game only shows what becomes of the stacks.
            let thorough = solved.is_none() && random.below(self.how.every) == 0;
            let visits = if thorough { self.how.thorough } else { self.how.cheap };
            search(&mut self.tree, &mut self.judge, &core, visits, &mut random);
            let root = self.tree.root();
            let known = solved.or(root.proof);
            let shares =
                if thorough || root.proof == Some(Verdict::Win) { shares(self.tree.turns()) } else { Vec::new() };
            let sample = Sample { shares, thought: 1.0 - root.worth, draws: root.draws, ..Sample::of(core, &[]) };
            positions.push((sample, known));
            let turns_here = self.tree.turns();
            let power = if core.occupied().len() > OPENING { 2 } else { 5 };
            let node = if known.is_some() { best(turns_here) } else { draw(turns_here, power, &mut random) };
            let turn = node.turn;
            turns.push((core, turn));
            core.play_unchecked(turn);
        }
        label(positions, &turns, &core)
    }

    fn solved(&mut self, core: &Core) -> Option<Verdict> {
        let small = core.occupied().len() <= SOLVED_STACKS;
        small.then(|| self.solver.verdict(core, SOLVER_NODES)).flatten()
    }
}

/// Where a game begins, and what its chances are drawn from.
pub(crate) fn opening(seed: u64, variant: Variant) -> (Core, SplitMix64) {
    let (mut core, mut random) = (*Position::random_start(seed, variant), SplitMix64::new(seed));
    for _ in 0..random.below(RANDOM_TURNS) {
        if let Some(turn) = core.random_turn(&mut random) {
            core.play_unchecked(turn);
        }
    }
    (core, random)
}

/// Says of each position what came of it.
pub(crate) fn label(positions: Vec<(Sample, Option<Verdict>)>, turns: &[(Core, Turn)], end: &Core) -> Vec<Sample> {
    let outcome = end.outcome_by_count();
    let fives = outcome.tallies.map(|tally| tally.fives as i8);
    // From the end, so that what is certain goes back to what led there.
    let mut certain = match outcome.winner {
        Some(winner) => (winner, Verdict::Win),
        None => (end.to_move(), Verdict::Draw),
    };
    let mut fates: [u8; Point::COUNT] = [3; Point::COUNT];
    let mut labelled = Vec::with_capacity(positions.len());
    for ((mut sample, known), &(before, turn)) in positions.into_iter().zip(turns).rev() {
        let mover = sample.mover();
        if let Some(verdict) = known {
            certain = (mover, verdict);
            // What is known leaves nothing to the search's guess.
            (sample.thought, sample.draws) = (verdict.expectation(), f32::from(u8::from(verdict == Verdict::Draw)));
        }
        let verdict = if certain.0 == mover { certain.1 } else { certain.1.opposite() };
        sample.result = match verdict {
            Verdict::Win => 1,
            Verdict::Draw => 0,
            Verdict::Loss => -1,
        };
        sample.margin = (fives[mover] - fives[mover.opponent()]).clamp(-5, 5);
        // Seen from the first player; the stack that moves shares the fate of where it goes.
        if let Turn::Move { from, to, .. } = turn {
            if !before.after(turn).occupied().contains(to) {
                fates[to.index()] = 1 + mover.index() as u8;
            }
            fates[from.index()] = fates[to.index()];
        }
        for point in before.occupied() {
            sample.fates[point.index()] = match fates[point.index()] {
                3 => 3,
                player if usize::from(player) == 1 + mover.index() => 1,
                _ => 2,
            };
        }
        labelled.push(sample);
    }
    labelled.reverse();
    labelled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_leaves_nothing_to_the_search() {
        let (core, mut random) = opening(1, Variant::Standard);
        let turn = core.random_turn(&mut random).expect("a turn");
        let labelled = |known: Option<Verdict>| {
            let guess = Sample { thought: 0.3, draws: 0.2, ..Sample::of(core, &[]) };
            let sample = label(vec![(guess, known)], &[(core, turn)], &core.after(turn)).remove(0);
            (sample.result, sample.thought, sample.draws)
        };
        assert_eq!(labelled(Some(Verdict::Win)), (1, 1.0, 0.0));
        assert_eq!(labelled(Some(Verdict::Draw)), (0, 0.5, 1.0));
        assert_eq!(labelled(Some(Verdict::Loss)), (-1, 0.0, 0.0));
        let (_, thought, draws) = labelled(None);
        assert_eq!((thought, draws), (0.3, 0.2));
    }
}
