//! What a player makes of endings that the solver has worked out.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result};
use clap::Parser;
use lyngk_endings::Ending;
use lyngk_engine::Verdict;
use lyngk_engine::judge::{Judge, Judgement};
use lyngk_rules::{SplitMix64, Turn, Variant};

use crate::pick::{best, search};
use crate::player::{self, Player};

/// The endings that come with this program.
const ENDINGS: &str = include_str!("../../../testdata/endings.txt");
/// The memory of a search, in MiB.
const MEMORY: usize = 64;

/// An exam.
#[derive(Parser, Debug)]
pub(crate) struct ExamArgs {
    #[arg(help = player::described())]
    player: String,
    /// Endings as `lyngk-endings` writes them, instead of those in testdata.
    #[arg(long)]
    endings: Option<PathBuf>,
    /// How many positions a search looks at.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    visits: u64,
    /// On how many threads.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// Somebody who sits the exam.
#[derive(Debug)]
pub(crate) struct Examinee<'a> {
    pub(crate) player: &'a Player,
    /// How many positions the search looks at.
    pub(crate) visits: u64,
}

/// How many endings there were, and in how many each was right.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    pub(crate) count: u32,
    /// Who wins, without search.
    pub(crate) value: u32,
    /// The likeliest turn keeps the result, without search.
    pub(crate) turn: u32,
    /// The turn that the search chooses does.
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
            "of {} endings, value right in {:.1} %, turn kept in {:.1} %, with search in {:.1} %",
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
    /// All in one.
    pub(crate) fn all(&self) -> Mark {
        let mut all = Mark::default();
        for mark in self.0.values() {
            all.add(*mark);
        }
        all
    }
}

/// The endings of a file, or those that come with this program.
pub(crate) fn endings(path: Option<&PathBuf>) -> Result<Vec<Ending>> {
    let Some(path) = path else { return Ok(Ending::read_all(ENDINGS)?) };
    let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    Ending::read_all(&text).with_context(|| path.display().to_string())
}

/// Holds an exam.
pub(crate) fn hold(examinee: &Examinee, endings: &[Ending], threads: usize) -> Marks {
    let (next, marks) = (AtomicUsize::new(0), Mutex::new(Marks::default()));
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                while let Some(ending) = endings.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let mark = examinee.mark(ending);
                    let variant = Variant::ALL.iter().position(|&variant| variant == ending.position.variant());
                    let kind = (variant.unwrap_or_default(), ending.position.occupied().len());
                    let mut marks = marks.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                    marks.0.entry(kind).or_default().add(mark);
                }
            });
        }
    });
    marks.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl Examinee<'_> {
    fn mark(&self, ending: &Ending) -> Mark {
        let (core, mut random) = (&*ending.position, SplitMix64::new(1));
        let mut judge = self.player.judge();
        let thought = match judge.judge(core, &mut random) {
            Judgement::Proved(verdict) => verdict,
            Judgement::Estimate(value) if value.expectation > 0.5 => Verdict::Win,
            Judgement::Estimate(_) => Verdict::Loss,
        };
        let (turns, mut weights) = (core.turns(), Vec::new());
        judge.weigh(core, &turns, &mut weights);
        let likeliest = (0..turns.len()).max_by(|&one, &two| weights[one].total_cmp(&weights[two]));
        let mut tree = self.player.tree(MEMORY);
        search(&mut tree, &mut judge, core, self.visits, &mut random);
        let keeps = |turn: Turn| u32::from(ending.keeping.contains(&turn));
        Mark {
            count: 1,
            value: u32::from(thought == ending.verdict),
            turn: likeliest.map_or(0, |n| keeps(turns[n])),
            search: keeps(best(tree.turns()).turn),
        }
    }
}

/// Tries a player and prints a table.
pub(crate) fn run(args: &ExamArgs) -> Result<()> {
    let player = Player::read(&args.player)?;
    let endings = endings(args.endings.as_ref())?;
    let marks = hold(&Examinee { player: &player, visits: args.visits }, &endings, args.threads);
    writeln!(io::stdout(), "variant  stacks  endings  value  turn  search of {}", args.visits)?;
    for (&(variant, stacks), mark) in &marks.0 {
        let name = Variant::ALL[variant].name();
        writeln!(
            io::stdout(),
            "{name:<7} {stacks:>7} {:>8} {:>6} {:>5} {:>6}",
            mark.count,
            mark.value,
            mark.turn,
            mark.search
        )?;
    }
    writeln!(io::stdout(), "{}", marks.all())?;
    Ok(())
}
