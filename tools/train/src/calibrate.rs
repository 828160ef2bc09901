//! Whether what a network says of a position comes true as often as it says.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Result, bail};
use clap::Parser;
use lyngk_engine::analysis::{Ending, Outlook, outlook_by};
use lyngk_engine::judge::Knowledge;
use lyngk_engine::network::Network;
use lyngk_engine::search::Tree;
use lyngk_rules::{Core, Turn, Variant};

use crate::pick::{best, search};
use crate::play::{label, opening};
use crate::player::Player;
use crate::sample::Sample;

/// Which games what is said is held against.
#[derive(Parser, Debug)]
pub(crate) struct CalibrateArgs {
    /// Whose words these are, and who plays: a network file, and options after commas (see `duel --help`).
    #[arg(default_value = "crates/lyngk-engine/data/lyngk.net")]
    player: String,
    /// How many standard games.
    #[arg(long, default_value_t = 300)]
    games: u64,
    /// The seed of the first start; games follow with the next ones.
    #[arg(long, default_value_t = 900_000_000)]
    seed: u64,
    /// How many positions each search looks at.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    visits: u64,
    /// On how many threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// The memory of one search in MiB.
const MEMORY: usize = 16;
/// How what is said is divided.
const PARTS: usize = 10;

/// Plays games and prints what was said beside what was seen.
pub(crate) fn run(args: &CalibrateArgs) -> Result<()> {
    let player = Player::read(&args.player)?;
    let Knowledge::Learned(judge) = player.judge() else { bail!("{} has no network to ask", args.player) };
    let (next, seen) = (AtomicU64::new(0), Mutex::new(Seen::default()));
    std::thread::scope(|scope| {
        let worker = || {
            let (mut knows, mut tree) = (player.judge(), player.tree(MEMORY));
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= args.games {
                    return;
                }
                let samples = play(args.seed + game, args.visits, &mut knows, &mut tree);
                let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
                for sample in &samples {
                    seen.take(&judge.network, sample);
                }
            }
        };
        (0..args.threads.max(1)).for_each(|_| drop(scope.spawn(worker)));
    });
    write!(io::stdout(), "{}", seen.into_inner().unwrap_or_else(PoisonError::into_inner).table())?;
    Ok(())
}

/// A game, each position with what came of it.
fn play(seed: u64, visits: u64, judge: &mut Knowledge, tree: &mut Tree) -> Vec<Sample> {
    let (mut core, mut random) = opening(seed, Variant::Standard);
    let (mut positions, mut turns): (Vec<_>, Vec<(Core, Turn)>) = (Vec::new(), Vec::new());
    while !core.is_over() {
        search(tree, judge, &core, visits, &mut random);
        let turn = best(tree.turns()).turn;
        positions.push((Sample::of(core, &[]), None));
        turns.push((core, turn));
        core.play_unchecked(turn);
    }
    label(positions, &turns, &core)
}

/// What was said with some certainty, and how often it came true.
#[derive(Clone, Copy, Debug, Default)]
struct Part {
    count: u32,
    said: f64,
    came: u32,
}

/// Everything of one kind that was said, by how certain it was.
#[derive(Clone, Copy, Debug, Default)]
struct Reliability([Part; PARTS]);

impl Reliability {
    fn take(&mut self, thousandths: u16, came: bool) {
        let part = &mut self.0[(usize::from(thousandths) * PARTS / 1000).min(PARTS - 1)];
        part.count += 1;
        part.said += f64::from(thousandths) / 10.0;
        part.came += u32::from(came);
    }
}

/// What was said and seen.
#[derive(Debug, Default)]
struct Seen {
    positions: u32,
    wins: Reliability,
    completed: Reliability,
    left: Reliability,
    margins: Reliability,
    /// How often the difference at the end was as likely said, and how often it was in the range that should hold four of five.
    exact: u32,
    usual: u32,
}

impl Seen {
    fn take(&mut self, network: &Arc<Network>, sample: &Sample) {
        let core = &sample.core;
        let Some(Outlook { chances, ending: Some(ending) }) = outlook_by(network, core) else { return };
        self.positions += 1;
        self.wins.take(chances.win(), sample.result == 1);
        for &(point, fate) in ending.fates() {
            let came = sample.fates[point.index()];
            self.completed.take(fate.mine(), came == 1);
            self.completed.take(fate.theirs(), came == 2);
            self.left.take(fate.left(), came == 3);
        }
        for (&share, margin) in ending.margins().iter().zip(-5..) {
            self.margins.take(share, sample.margin == margin);
        }
        let lead = if core.to_move().index() == 0 { sample.margin } else { -sample.margin };
        self.exact += u32::from(likely_lead(&ending, core) == lead);
        self.usual += u32::from(ending.usual_lead(core).contains(&lead));
    }

    /// All of it as a table of Markdown, with a line below.
    fn table(&self) -> String {
        let kinds = [&self.wins, &self.completed, &self.left, &self.margins];
        let mut text = "| said, in hundredths | win | a player completes it | it is left | the difference is this |\n|---|---|---|---|---|\n".to_owned();
        text.extend((0..PARTS).map(|number| {
            let cell = |kind: &&Reliability| {
                let Part { count, said, came } = kind.0[number];
                let mean = |sum: f64| sum / f64::from(count.max(1));
                let (said, came) = (mean(said), mean(f64::from(came) * 100.0));
                if count == 0 { "–".to_owned() } else { format!("{said:.1} → {came:.1} ({count})") }
            };
            let cells = kinds.iter().map(cell).collect::<Vec<_>>().join(" | ");
            format!("| {} to {} | {cells} |\n", number * 100 / PARTS, (number + 1) * 100 / PARTS)
        }));
        let percent = |count: u32| f64::from(count) * 100.0 / f64::from(self.positions.max(1));
        let (exact, usual) = (percent(self.exact), percent(self.usual));
        format!(
            "{text}\n{} positions. The likely end has the right difference in {exact:.1} %, the range of four in five games holds it in {usual:.1} %.\n",
            self.positions
        )
    }
}

/// The difference of the likely end, for the first player.
fn likely_lead(ending: &Ending, core: &Core) -> i8 {
    let [one, two] = ending.likely(core).into_array();
    one as i8 - two as i8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_sorted_by_certainty() {
        let mut reliability = Reliability::default();
        for (share, came) in [(0, false), (99, true), (100, false), (999, true), (1000, true)] {
            reliability.take(share, came);
        }
        let counts = reliability.0.map(|part| part.count);
        assert_eq!(counts, [2, 1, 0, 0, 0, 0, 0, 0, 0, 2]);
        assert_eq!(reliability.0[9].came, 2);
    }

    /// Few games at few nodes: what is far from true would be seen, whatever the weights.
    #[test]
    fn the_embedded_network_says_what_comes_true() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/lyngk-engine/data/lyngk.net");
        let player = Player::read(file).expect("a network");
        let (mut judge, mut tree) = (player.judge(), player.tree(1));
        let network = Network::embedded().expect("a network");
        let mut seen = Seen::default();
        for seed in 0..6 {
            for sample in play(seed, 10, &mut judge, &mut tree) {
                seen.take(&network, &sample);
            }
        }
        for (kind, parts) in [("completed", seen.completed.0), ("left", seen.left.0)] {
            let [low, high] = [&parts[..3], &parts[7..]].map(|parts| {
                let (count, came) = parts.iter().fold((0, 0), |(c, k), part| (c + part.count, k + part.came));
                f64::from(came) / f64::from(count.max(1))
            });
            assert!(low < 0.4 && high > 0.6, "{kind}: {low} where it is unlikely, {high} where it is likely");
        }
        assert!(f64::from(seen.usual) > 0.5 * f64::from(seen.positions));
        assert!(seen.table().lines().count() > PARTS);
    }
}
