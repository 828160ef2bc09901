//! Test of a player on solved endings.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Parser;
use lyngk_engine::Verdict;
use lyngk_engine::evaluation::{Evaluation, Evaluator};
use lyngk_rules::{SplitMix64, Turn, Variant};
use lyngk_selfplay::{Ending, best, in_order, search};

use crate::player::{self, Player};

/// The endings of `testdata`.
const ENDINGS: &str = include_str!("../../../testdata/endings.txt");
/// The size of a search tree in MiB.
const TREE_MIB: usize = 64;

#[derive(Parser, Debug)]
pub(crate) struct ExamArgs {
    #[arg(help = player::help())]
    player: String,
    /// File of endings by `lyngk-endings` [default: those of testdata].
    #[arg(long)]
    endings: Option<PathBuf>,
    /// Only endings of this variant: std or six [default: both].
    #[arg(long)]
    variant: Option<String>,
    /// Visits of each search.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    visits: u64,
    /// Number of threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// A player who takes the test.
#[derive(Debug)]
pub(crate) struct Examinee<'a> {
    pub(crate) player: &'a Player,
    /// Visits of each search.
    pub(crate) visits: u64,
}

/// The number of endings, and how many of them were right.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    pub(crate) count: u32,
    /// The value names the right winner, without search.
    pub(crate) value: u32,
    /// The turn with the highest prior keeps the result, without search.
    pub(crate) turn: u32,
    /// The turn of the search keeps the result.
    pub(crate) search: u32,
}

impl Mark {
    fn add(&mut self, other: Mark) {
        self.count += other.count;
        self.value += other.value;
        self.turn += other.turn;
        self.search += other.search;
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let share = |right: u32| 100.0 * f64::from(right) / f64::from(self.count.max(1));
        write!(
            f,
            "of {} endings, value right in {:.1} %, policy in {:.1} %, search in {:.1} %",
            self.count,
            share(self.value),
            share(self.turn),
            share(self.search)
        )
    }
}

/// Marks by variant and number of stacks.
#[derive(Debug, Default)]
pub(crate) struct Marks(BTreeMap<(usize, usize), Mark>);

impl Marks {
    /// The sum of all marks.
    pub(crate) fn all(&self) -> Mark {
        let mut all = Mark::default();
        for mark in self.0.values() {
            all.add(*mark);
        }
        all
    }
}

/// The endings of a file, or those of `testdata`.
pub(crate) fn endings(path: Option<&PathBuf>) -> Result<Vec<Ending>> {
    let Some(path) = path else { return Ok(Ending::read_all(ENDINGS)?) };
    let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    Ending::read_all(&text).with_context(|| path.display().to_string())
}

/// Tests a player on endings.
pub(crate) fn hold(examinee: &Examinee, endings: &[Ending], threads: usize) -> Marks {
    let mut marks = Marks::default();
    let mark = |(): &mut (), number: u64| examinee.mark(&endings[number as usize]);
    let Ok(()) = in_order(
        0..endings.len() as u64,
        threads,
        || (),
        mark,
        |number, mark| {
            let position = &endings[number as usize].position;
            let variant = Variant::ALL.iter().position(|&variant| variant == position.variant());
            marks.0.entry((variant.unwrap_or_default(), position.occupied().len())).or_default().add(mark);
            Ok::<_, Infallible>(ControlFlow::Continue(()))
        },
    );
    marks
}

impl Examinee<'_> {
    fn mark(&self, ending: &Ending) -> Mark {
        let (core, mut random) = (&*ending.position, SplitMix64::new(1));
        let mut evaluator = self.player.evaluator();
        let expected = match evaluator.evaluate(core, &mut random) {
            Evaluation::Proved(verdict) => verdict,
            Evaluation::Estimate(value) if value.expectation > 0.5 => Verdict::Win,
            Evaluation::Estimate(_) => Verdict::Loss,
        };
        let (turns, mut weights) = (core.turns(), Vec::new());
        evaluator.policy(core, &turns, &mut weights);
        let likeliest = (0..turns.len()).max_by(|&one, &two| weights[one].total_cmp(&weights[two]));
        let mut tree = self.player.tree(TREE_MIB);
        search(&mut tree, &mut evaluator, core, self.visits, &mut random);
        let keeps = |turn: Turn| u32::from(ending.keeping.contains(&turn));
        Mark {
            count: 1,
            value: u32::from(expected == ending.verdict),
            turn: likeliest.map_or(0, |n| keeps(turns[n])),
            search: keeps(best(&tree.root_children()).turn),
        }
    }
}

/// Tests a player and prints a table.
pub(crate) fn run(args: &ExamArgs) -> Result<()> {
    let player = Player::read(&args.player)?;
    let mut endings = endings(args.endings.as_ref())?;
    if let Some(name) = &args.variant {
        let Some(variant) = Variant::from_name(name) else { bail!("--variant should be std or six") };
        endings.retain(|ending| ending.position.variant() == variant);
    }
    let marks = hold(&Examinee { player: &player, visits: args.visits }, &endings, args.threads);
    writeln!(io::stdout(), "variant  stacks  endings  value  policy  search with {} visits", args.visits)?;
    for (&(variant, stacks), mark) in &marks.0 {
        let name = Variant::ALL[variant].name();
        writeln!(
            io::stdout(),
            "{name:<7} {stacks:>7} {:>8} {:>6} {:>7} {:>7}",
            mark.count,
            mark.value,
            mark.turn,
            mark.search
        )?;
    }
    writeln!(io::stdout(), "{}", marks.all())?;
    Ok(())
}
