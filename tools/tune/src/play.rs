//! Games of the engine against itself, and what is to be learnt from them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use lyngk_engine::Verdict;
use lyngk_engine::judge::{Sight, Standing, Trained, Turns, phase};
use lyngk_engine::search::{Node, TUNING, Tree};
use lyngk_rules::{Core, Player, Position, SplitMix64, Variant};

use crate::Args;

/// Features that something has, with how much of each.
pub(crate) type Features = Vec<(u8, f32)>;

/// A position of a game.
#[derive(Debug)]
pub(crate) struct Sample {
    pub(crate) phase: usize,
    /// How the game ended for the player to move.
    pub(crate) result: f32,
    /// What the search thought of it.
    pub(crate) thought: f32,
    pub(crate) standing: Features,
    /// Each turn with the share of the search's attention that it got.
    pub(crate) turns: Vec<(f32, Features)>,
}

/// The memory of one search, in MiB.
const MEMORY: usize = 32;
/// Games begin with up to so many random turns less one, so that no start is played the same way twice.
const RANDOM_TURNS: u64 = 4;
/// While more stacks than this are on the board, turns are drawn more freely.
const OPENING: usize = 30;

/// Plays games and collects their positions, in the order of the games.
pub(crate) fn games(args: &Args) -> Vec<Sample> {
    let &Args { games: count, seed, visits, threads, .. } = args;
    let (next, done, started) = (AtomicU64::new(0), Mutex::new(Vec::new()), Instant::now());
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= count {
                        break;
                    }
                    let variant = args.variant.unwrap_or(Variant::ALL[(game % 2) as usize]);
                    let samples = play(seed + game, variant, visits);
                    let mut done = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    done.push((game, samples));
                    if done.len().is_multiple_of(100) {
                        println!("{} of {count} games, {} s", done.len(), started.elapsed().as_secs());
                    }
                }
            });
        }
    });
    let mut games = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    games.sort_unstable_by_key(|(game, _)| *game);
    games.into_iter().flat_map(|(_, samples)| samples).collect()
}

/// Plays one game, up to where its result is certain.
fn play(seed: u64, variant: Variant, visits: u64) -> Vec<Sample> {
    let mut random = SplitMix64::new(seed);
    let mut core: Core = *Position::random_start(seed, variant);
    for _ in 0..random.below(RANDOM_TURNS) {
        if let Some(turn) = core.random_turn(&mut random) {
            core.play_unchecked(turn);
        }
    }
    let mut judge = Trained::default();
    let mut tree = Tree::new(MEMORY, TUNING);
    let mut samples = Vec::new();
    let (player, verdict) = loop {
        tree.start(&core);
        let mut visited = 0;
        while visited < visits && tree.root().proof.is_none() {
            tree.visit(&mut judge, &mut random);
            visited += 1;
        }
        if let Some(verdict) = tree.root().proof {
            break (core.to_move(), verdict);
        }
        samples.push((core.to_move(), sample(&core, &tree)));
        core.play_unchecked(draw(tree.turns(), core.occupied().len() > OPENING, &mut random).turn);
    };
    let result = |of: Player| if of == player { verdict } else { verdict.opposite() };
    samples.into_iter().map(|(of, sample)| Sample { result: result(of).expectation(), ..sample }).collect()
}

/// What the search found out about a position.
fn sample(core: &Core, tree: &Tree) -> Sample {
    let sight = Sight::new(core);
    let turns = Turns::new(&sight);
    let visits: u32 = tree.turns().iter().map(|node| node.visits).sum();
    let share = |node: &Node| node.visits as f32 / visits.max(1) as f32;
    let features = |node: &Node| {
        let mut features = Features::new();
        turns.features(node.turn, |feature, amount| features.push((feature as u8, amount)));
        features
    };
    let mut standing = Features::new();
    Standing::new(&sight).features(|feature, amount| standing.push((feature as u8, amount)));
    Sample {
        phase: phase(core),
        result: 0.0,
        thought: 1.0 - tree.root().worth,
        standing,
        turns: tree.turns().iter().map(|node| (share(node), features(node))).collect(),
    }
}

/// A turn, the more likely the more it was looked at.
fn draw<'a>(turns: &'a [Node], freely: bool, random: &mut SplitMix64) -> &'a Node {
    let weight = |node: &Node| match node.proof {
        Some(Verdict::Win) => 0.0,
        _ => f64::from(node.visits).powi(if freely { 2 } else { 5 }),
    };
    let sum: f64 = turns.iter().map(weight).sum();
    let mut number = random.next_u64() as f64 / u64::MAX as f64 * sum;
    turns
        .iter()
        .find(|node| {
            number -= weight(node);
            number < 0.0
        })
        .unwrap_or(&turns[0])
}
