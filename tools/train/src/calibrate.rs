//! Calibration of a network: how often its predictions come true.

use std::convert::Infallible;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::sync::Arc;

use anyhow::{Result, bail};
use clap::Parser;
use lyngk_engine::analysis::{EndForecast, Outlook, outlook_by};
use lyngk_engine::evaluation::AnyEvaluator;
use lyngk_engine::network::Network;
use lyngk_engine::search::Tree;
use lyngk_rules::{Core, Variant};
use lyngk_selfplay::{best, in_order, opening, search};

use crate::label::label;
use crate::player::Player;
use crate::sample::{LEFT, MINE, Sample, THEIRS};

#[derive(Parser, Debug)]
pub(crate) struct CalibrateArgs {
    /// `embedded` or a network file, with options after commas (see `duel --help`). It predicts and plays.
    #[arg(default_value = "embedded")]
    player: String,
    /// Number of standard games.
    #[arg(long, default_value_t = 300)]
    games: u64,
    /// Seed of the first start. Later games use the next seeds.
    #[arg(long, default_value_t = 900_000_000)]
    seed: u64,
    /// Visits of each search.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    visits: u64,
    /// Number of threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// The size of a search tree in MiB.
const TREE_MIB: usize = 16;
/// The number of rows in the table.
const BINS: usize = 10;

/// Plays games and prints predictions beside outcomes.
pub(crate) fn run(args: &CalibrateArgs) -> Result<()> {
    let player = Player::read(&args.player)?;
    let Some(networks) = &player.networks else { bail!("{} has no network", args.player) };
    let network = networks.of(Variant::Standard);
    let mut calibration = Calibration::default();
    let worker = || (player.evaluator(), player.tree(TREE_MIB));
    let play = |(evaluator, tree): &mut (AnyEvaluator, Tree), number: u64| {
        play(args.seed + number, args.visits, evaluator, tree)
    };
    let Ok(()) = in_order(0..args.games, args.threads, worker, play, |_, samples| {
        for sample in &samples {
            calibration.add(network, sample);
        }
        Ok::<_, Infallible>(ControlFlow::Continue(()))
    });
    write!(io::stdout(), "{}", calibration.table())?;
    Ok(())
}

/// Plays a game and returns its positions with their outcomes.
fn play(seed: u64, visits: u64, evaluator: &mut AnyEvaluator, tree: &mut Tree) -> Vec<Sample> {
    let (start, mut random) = opening(seed, Variant::Standard);
    let game = lyngk_selfplay::play(start, |position| {
        search(tree, evaluator, position, visits, &mut random);
        Some(best(&tree.root_children()).turn)
    });
    label(game.turns.iter().map(|(position, _)| (Sample::new(position, &[]), None)).collect(), &game)
}

/// Predictions of similar probability.
#[derive(Clone, Copy, Debug, Default)]
struct Bin {
    count: u32,
    /// The sum of the predicted probabilities, in hundredths.
    predicted: f64,
    /// How many came true.
    true_count: u32,
}

/// Predictions of one kind, by probability.
#[derive(Clone, Copy, Debug, Default)]
struct Reliability([Bin; BINS]);

impl Reliability {
    fn add(&mut self, thousandths: u16, came_true: bool) {
        let bin = &mut self.0[(usize::from(thousandths) * BINS / 1000).min(BINS - 1)];
        bin.count += 1;
        bin.predicted += f64::from(thousandths) / 10.0;
        bin.true_count += u32::from(came_true);
    }
}

/// All predictions and their outcomes.
#[derive(Debug, Default)]
struct Calibration {
    positions: u32,
    wins: Reliability,
    completed: Reliability,
    left: Reliability,
    margins: Reliability,
    /// How often the likeliest lead at the end was right.
    exact: u32,
    /// How often the lead was in the predicted range, which should hold four of five games.
    usual: u32,
}

impl Calibration {
    fn add(&mut self, network: &Arc<Network>, sample: &Sample) {
        let core = &sample.core;
        let Some(Outlook { chances, ending: Some(ending) }) = outlook_by(network, core) else { return };
        self.positions += 1;
        self.wins.add(chances.win(), sample.result == 1);
        for &(point, fate) in ending.fates() {
            let outcome = sample.fates[point.index()];
            self.completed.add(fate.mine(), outcome == MINE);
            self.completed.add(fate.theirs(), outcome == THEIRS);
            self.left.add(fate.left(), outcome == LEFT);
        }
        for (&share, margin) in ending.margins().iter().zip(-5..) {
            self.margins.add(share, sample.margin == margin);
        }
        let lead = if core.to_move().index() == 0 { sample.margin } else { -sample.margin };
        self.exact += u32::from(likely_lead(&ending, core) == lead);
        self.usual += u32::from(ending.usual_lead(core).contains(&lead));
    }

    /// A Markdown table with a summary below.
    fn table(&self) -> String {
        let kinds = [&self.wins, &self.completed, &self.left, &self.margins];
        let mut text = "| predicted, in per cent | win | a stack is completed by a player | a stack is left | the margin |\n|---|---|---|---|---|\n".to_owned();
        text.extend((0..BINS).map(|number| {
            let cell = |kind: &&Reliability| {
                let Bin { count, predicted, true_count } = kind.0[number];
                let mean = |sum: f64| sum / f64::from(count.max(1));
                let (predicted, actual) = (mean(predicted), mean(f64::from(true_count) * 100.0));
                if count == 0 { "–".to_owned() } else { format!("{predicted:.1} → {actual:.1} ({count})") }
            };
            let cells = kinds.iter().map(cell).collect::<Vec<_>>().join(" | ");
            format!("| {} to {} | {cells} |\n", number * 100 / BINS, (number + 1) * 100 / BINS)
        }));
        let percent = |count: u32| f64::from(count) * 100.0 / f64::from(self.positions.max(1));
        let (exact, usual) = (percent(self.exact), percent(self.usual));
        format!(
            "{text}\n{} positions. The likeliest lead is right in {exact:.1} %. The range for four of five games holds {usual:.1} %.\n",
            self.positions
        )
    }
}

/// The lead of the likeliest end, for the first player.
fn likely_lead(ending: &EndForecast, core: &Core) -> i8 {
    let [one, two] = ending.likely(core).into_array();
    one as i8 - two as i8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn predictions_are_sorted_by_probability() {
        let mut reliability = Reliability::default();
        for (share, came_true) in [(0, false), (99, true), (100, false), (999, true), (1000, true)] {
            reliability.add(share, came_true);
        }
        let counts = reliability.0.map(|bin| bin.count);
        assert_eq!(counts, [2, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
        assert_eq!(reliability.0[9].true_count, 2);
    }

    /// Wide limits, so that it holds for any good network; enough games that chance does not decide.
    #[test]
    fn predictions_of_the_embedded_network_mostly_come_true() {
        let player = Player::embedded();
        let (mut evaluator, mut tree) = (player.evaluator(), player.tree(1));
        let network = Network::embedded(Variant::Standard);
        let mut calibration = Calibration::default();
        for seed in 0..40 {
            for sample in play(seed, 10, &mut evaluator, &mut tree) {
                calibration.add(&network, &sample);
            }
        }
        for (kind, bins) in [("completed", calibration.completed.0), ("left", calibration.left.0)] {
            let [low, high] = [&bins[..3], &bins[7..]].map(|bins| {
                let (count, came_true) = bins.iter().fold((0, 0), |(c, t), bin| (c + bin.count, t + bin.true_count));
                f64::from(came_true) / f64::from(count.max(1))
            });
            assert!(low < 0.4 && high > 0.6, "{kind}: {low} of the unlikely, {high} of the likely");
        }
        assert!(f64::from(calibration.usual) > 0.5 * f64::from(calibration.positions));
        assert!(calibration.table().lines().count() > BINS);
    }
}
