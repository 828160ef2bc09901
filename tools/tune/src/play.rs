//! Self-play games as training samples.

use std::convert::Infallible;
use std::ops::ControlFlow;

use lyngk_engine::evaluation::{BoardFacts, LinearEvaluator, PositionFeatures, TurnFeatures, phase};
use lyngk_engine::search::{LINEAR_TUNING, Node, Tree};
use lyngk_rules::{Core, Player, Variant};
use lyngk_selfplay::{Progress, draw, in_order, opening, search};

use crate::Args;

/// Features with their amounts.
pub(crate) type Features = Vec<(u8, f32)>;

/// A position of a game, with the targets of the fit.
#[derive(Debug)]
pub(crate) struct Sample {
    pub(crate) phase: usize,
    /// The result of the game for the player to move, from 0 to 1.
    pub(crate) result: f32,
    /// The value of the search for the player to move, from 0 to 1.
    pub(crate) value: f32,
    /// The features of the position.
    pub(crate) features: Features,
    /// Each turn with its share of the visits.
    pub(crate) turns: Vec<(f32, Features)>,
}

/// The size of a search tree in MiB.
const TREE_MIB: usize = 32;

/// Plays the games and returns their samples, in the order of the games.
pub(crate) fn games(args: &Args) -> Vec<Sample> {
    let (mut progress, mut samples) = (Progress::new(), Vec::new());
    let play_game = |(): &mut (), number: u64| {
        let variant = args.variant.unwrap_or_else(|| lyngk_selfplay::variant(number));
        play(args.seed + number, variant, args.visits)
    };
    let Ok(()) = in_order(
        0..args.games,
        args.threads,
        || (),
        play_game,
        |number, game| {
            samples.extend(game);
            if progress.is_due() {
                println!("{} of {} games, {} s", number + 1, args.games, progress.seconds());
            }
            Ok::<_, Infallible>(ControlFlow::Continue(()))
        },
    );
    samples
}

/// Plays one game until its result is proved.
fn play(seed: u64, variant: Variant, visits: u64) -> Vec<Sample> {
    let (start, mut random) = opening(seed, variant);
    let mut evaluator = LinearEvaluator::default();
    let mut tree = Tree::new(TREE_MIB, LINEAR_TUNING);
    let mut samples = Vec::new();
    let game = lyngk_selfplay::play(start, |position| {
        search(&mut tree, &mut evaluator, position, visits, &mut random);
        if tree.root().proof.is_some() {
            return None;
        }
        samples.push((position.to_move(), sample(position, &tree)));
        Some(draw(&tree.root_children(), position, &mut random).turn)
    });
    if game.end.is_over() {
        // The last search proved nothing, but the end of the game is certain.
        search(&mut tree, &mut evaluator, &game.end, visits, &mut random);
    }
    let Some(verdict) = tree.root().proof else { return Vec::new() };
    let result = |of: Player| if of == game.end.to_move() { verdict } else { verdict.opposite() };
    samples.into_iter().map(|(of, sample)| Sample { result: result(of).expectation(), ..sample }).collect()
}

/// The features of a position and the results of its search.
fn sample(core: &Core, tree: &Tree) -> Sample {
    let facts = BoardFacts::new(core);
    let turns = TurnFeatures::new(&facts);
    let visits: u32 = tree.root_children().iter().map(|node| node.visits).sum();
    let share = |node: &Node| node.visits as f32 / visits.max(1) as f32;
    let features = |node: &Node| {
        let mut features = Features::new();
        turns.features(node.turn, |feature, amount| features.push((feature as u8, amount)));
        features
    };
    let mut position_features = Features::new();
    PositionFeatures::new(&facts).features(|feature, amount| position_features.push((feature as u8, amount)));
    Sample {
        phase: phase(core),
        result: 0.0,
        value: 1.0 - tree.root().value,
        features: position_features,
        turns: tree.root_children().iter().map(|node| (share(node), features(node))).collect(),
    }
}
