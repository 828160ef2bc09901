//! The one door of the engine.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use lyngk_rules::{Core, Position, SplitMix64, Turn, Variant};

use crate::evaluation::{AnyEvaluator, LinearEvaluator, NetworkEvaluator, RolloutEvaluator};
use crate::level::{Habits, completing};
use crate::network::Network;
use crate::search::{LINEAR_TUNING, NETWORK_TUNING, ROLLOUT_TUNING, SearchBudget, SearchResults, Searcher};
use crate::{Clock, Level, Limits, Line, Report, Solution, Solver, Verdict};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Strength {
    /// As well as the engine can.
    #[default]
    Full,
    /// One of ten levels. The tenth is full strength.
    Level(Level),
    /// Any legal turn: the foot of the ladder by which strength is measured.
    Random,
    /// Completes a stack when it can, else plays any turn: the second rung.
    Greedy,
    /// Tree search with random games and no knowledge, which is what people have played against so far: the third rung.
    Plain,
}

/// Which network is asked.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum NetworkChoice {
    /// The one that the engine comes with.
    #[default]
    Embedded,
    /// Another one.
    Given(Arc<Network>),
    /// None: what is known is in [`WEIGHTS`](crate::evaluation::WEIGHTS).
    None,
}

/// How the engine is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who plays.
    pub strength: Strength,
    /// On how many threads, at least one.
    pub threads: usize,
    /// How much memory the search may use, in MiB. Beside it a network remembers what it saw lately, about four MiB on each thread.
    pub hash: usize,
    /// What chance is drawn from: from a new game on, the same seed and limits of nodes give the same answers.
    pub seed: u64,
    /// Whether endings are solved exactly.
    pub solver: bool,
    /// Which network full strength and the levels ask.
    pub network: NetworkChoice,
    /// How many of the best turns are reported.
    pub lines: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            strength: Strength::Full,
            threads: 1,
            hash: 64,
            seed: 0,
            solver: true,
            network: NetworkChoice::Embedded,
            lines: 1,
        }
    }
}

impl Options {
    /// The network that is asked.
    fn asked_network(&self) -> Option<Arc<Network>> {
        match &self.network {
            NetworkChoice::None => None,
            NetworkChoice::Embedded => Some(Network::embedded()),
            NetworkChoice::Given(network) => Some(Arc::clone(network)),
        }
    }
}

/// Positions with at most so many stacks are given to the solver first.
const SOLVER_STACKS: usize = 26;
/// The share of time and nodes that it gets before the search takes over, where it has good chances.
const SOLVER_SHARE: f32 = 0.45;
/// What it gets elsewhere: if it does not succeed soon, it does not at all.
const SMALL_SOLVER_SHARE: f32 = 0.1;
/// What it gets where there is no limit.
const SOLVER_TIME: Duration = Duration::from_secs(2);
/// The share for choosing a turn that makes it hard for the opponent, in a position that is lost.
const LOST_SHARE: f32 = 0.1;
/// How much of the time and nodes is left for proving the lines, where several are asked for or the ending is small.
const PROVING_SHARE: f32 = 0.25;
/// How often the search reports, at most.
const REPORT_EVERY: Duration = Duration::from_millis(100);

/// A player of LYNGK.
#[derive(Debug)]
pub struct Engine {
    options: Options,
    solver: Solver,
    searchers: Vec<Searcher<AnyEvaluator>>,
    plain: Option<Box<Searcher<RolloutEvaluator>>>,
    random: SplitMix64,
}

impl Engine {
    /// An engine with these options, with all the memory that it searches in.
    #[must_use]
    pub fn new(options: Options) -> Engine {
        let memory = options.hash.max(1);
        let habits = options.strength.habits();
        // A quarter is for the solver, where there is one. A thread without memory of its own is of no use.
        let solves = options.solver && habits.solves && matches!(options.strength, Strength::Full | Strength::Level(_));
        let for_trees = if solves { memory - memory / 4 } else { memory };
        let (threads, tree) = match options.strength {
            Strength::Random | Strength::Greedy => (0, 0),
            Strength::Plain => (0, for_trees),
            _ => {
                let threads = options.threads.clamp(1, for_trees);
                (threads, for_trees / threads)
            }
        };
        let network = options.asked_network();
        let searcher = |thread: u64| {
            let noise_seed = options.seed.wrapping_add(thread);
            if let Some(network) = &network {
                let evaluator = NetworkEvaluator { noise_seed, ..NetworkEvaluator::new(Arc::clone(network)) };
                Searcher::new(tree, NETWORK_TUNING, AnyEvaluator::Network(evaluator))
            } else {
                let evaluator = LinearEvaluator { noise_seed, ..LinearEvaluator::default() };
                Searcher::new(tree, LINEAR_TUNING, AnyEvaluator::Linear(Box::new(evaluator)))
            }
        };
        Engine {
            solver: Solver::new(if solves { memory / 4 } else { 1 }),
            searchers: (0..threads as u64).map(searcher).collect(),
            plain: (options.strength == Strength::Plain)
                .then(|| Box::new(Searcher::new(tree, ROLLOUT_TUNING, RolloutEvaluator))),
            random: SplitMix64::new(options.seed),
            options,
        }
    }

    /// How it is set up.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Forgets everything it remembers from earlier searches, so that the same questions get the same answers again.
    pub fn new_game(&mut self) {
        self.solver.clear();
        self.random = SplitMix64::new(self.options.seed);
    }

    /// Finds a good turn. Reports now and then while it thinks, at most some ten times a second, and once at the end.
    pub fn go(
        &mut self,
        position: &Position,
        limits: &Limits,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&Report),
    ) -> Report {
        let core: &Core = position;
        let budget = SearchBudget::new(core, limits, clock);
        let mut turns = core.turns();
        if let Some(among) = &limits.among {
            turns.retain(|turn| among.contains(turn));
        }
        let report = if turns.is_empty() {
            Report { best: None, lines: Vec::new(), depth: 0, nodes: 0, time: budget.elapsed() }
        } else {
            match self.options.strength {
                Strength::Random => self.by_chance(core, &turns, &budget),
                Strength::Greedy => self.by_chance(core, &completing(core, &turns), &budget),
                Strength::Plain => self.plainly(core, &turns, &budget),
                strength => self.thinking(core, &turns, strength.habits(), &budget, on_info),
            }
        };
        on_info(&report);
        report
    }

    /// Any of the turns.
    fn by_chance(&mut self, core: &Core, turns: &[Turn], budget: &SearchBudget) -> Report {
        let turn = turns[self.random.below(turns.len() as u64) as usize];
        self.at_sight(core, turn, budget)
    }

    /// A turn that was chosen without search.
    fn at_sight(&mut self, core: &Core, turn: Turn, budget: &SearchBudget) -> Report {
        let stranger = &mut Searcher::new(1, LINEAR_TUNING, AnyEvaluator::Linear(Box::default()));
        let searcher = self.searchers.first_mut().unwrap_or(stranger);
        searcher.start(core, &[turn], 0);
        searcher.look_once();
        let lines = SearchResults::new(&[searcher]).lines(core, 1, &mut self.solver, &|| !budget.is_done(0));
        report(Some(turn), lines, 1, budget)
    }

    /// Tree search without knowledge.
    fn plainly(&mut self, core: &Core, turns: &[Turn], budget: &SearchBudget) -> Report {
        let seed = self.random.next_u64();
        let Some(searcher) = &mut self.plain else { return self.by_chance(core, turns, budget) };
        searcher.start(core, turns, seed);
        searcher.run(budget, &AtomicBool::new(false), |_| ());
        let results = SearchResults::new(&[&**searcher]);
        let lines = results.lines(core, self.options.lines, &mut self.solver, &|| !budget.is_done(0));
        report(results.best(), lines, searcher.visits(), budget)
    }

    /// Tree search with knowledge, and exact endings, as far as somebody with these habits goes.
    fn thinking(
        &mut self,
        core: &Core,
        turns: &[Turn],
        habits: Habits,
        budget: &SearchBudget,
        on_info: &mut dyn FnMut(&Report),
    ) -> Report {
        let considered = habits.considered(core, turns, &mut self.random);
        for searcher in &mut self.searchers {
            searcher.start(core, &considered, 0);
        }
        if habits.visits == 0 {
            let turn = self.by_eye(habits).unwrap_or(turns[0]);
            return self.at_sight(core, turn, budget);
        }
        let visits = habits.visits_this_time(&mut self.random);
        let limited = visits.map(|visits| budget.at_most(visits.saturating_mul(self.searchers.len() as u64)));
        let budget = limited.as_ref().unwrap_or(budget);
        let ending = self.options.solver && habits.solves && core.occupied().len() <= SOLVER_STACKS;
        let exact = self.search(core, ending && considered.len() == core.turn_count(), budget, on_info);
        self.conclude(core, habits, &exact, budget)
    }

    /// What somebody with these habits plays who looks at the board and no further.
    fn by_eye(&mut self, habits: Habits) -> Option<Turn> {
        let turns = self.searchers.first()?.tree.root_children();
        let looks: Vec<f32> = turns.iter().map(|node| node.prior).collect();
        habits.pick(&looks, &mut self.random).map(|n| turns[n].turn)
    }

    /// Lets the solver and the searchers loose. Gives what the solver found.
    fn search(&mut self, core: &Core, ending: bool, budget: &SearchBudget, on_info: &mut dyn FnMut(&Report)) -> Exact {
        let Engine { options, solver, searchers, .. } = self;
        let lines = options.lines;
        let Some((main, others)) = searchers.split_first_mut() else { return Exact::default() };
        // The solver goes first, by itself: so what everybody does depends on nothing but the budget.
        let exact = if ending { solve(core, solver, budget) } else { Exact::default() };
        let proving = lines > 1 || ending && is_small(core);
        let searching = if proving { budget.share(1.0 - PROVING_SHARE) } else { *budget };
        // With the best turn proved there is nothing left to choose. A lost position still has turns that are harder to
        // answer than others.
        let rest = match &exact.solution {
            Some(solution) if solution.proof.verdict == Verdict::Loss => searching.only(LOST_SHARE),
            Some(_) if lines == 1 => return exact,
            _ => searching.after(exact.nodes),
        };
        let workers = 1 + others.len() as u64;
        let each = rest.divided(workers);
        let done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for other in others {
                scope.spawn(|| other.run(&each, &done, |_| ()));
            }
            let mut next_report = REPORT_EVERY;
            main.run(&each, &done, |main| {
                if budget.elapsed() >= next_report {
                    next_report = budget.elapsed() + REPORT_EVERY;
                    let results = SearchResults::new(&[main]);
                    let lines = results.lines(core, lines, solver, &|| false);
                    // The others are about as far.
                    on_info(&report(results.best(), lines, exact.nodes + workers * main.visits(), budget));
                }
            });
        });
        exact
    }

    /// Puts together what was found, and chooses.
    fn conclude(&mut self, core: &Core, habits: Habits, exact: &Exact, budget: &SearchBudget) -> Report {
        let Engine { options, solver, searchers, random, .. } = self;
        let searchers: Vec<&Searcher<AnyEvaluator>> = searchers.iter().collect();
        let visits: u64 = searchers.iter().map(|searcher| searcher.visits()).sum();
        let mut nodes = visits + exact.nodes;
        let mut results = SearchResults::new(&searchers);
        // What the solver has learnt in vain about the position may suffice for the turn that the search prefers.
        let proving = options.lines > 1 || is_small(core) && exact.solution.is_none();
        if proving && options.solver && habits.solves && core.occupied().len() <= SOLVER_STACKS {
            nodes += results.prove(core, options.lines, solver, &mut |more| !budget.is_done(nodes + more));
        }
        if let Some(solution) = &exact.solution {
            results.take_in(solution);
        }
        let lines = results.lines(core, options.lines, solver, &|| !budget.is_done(0));
        let best = if habits.freedom > 0.0 && exact.solution.is_none() {
            habits.pick(&results.chances(), random).map(|n| results.turns[n].node.turn)
        } else {
            results.best()
        };
        report(best, lines, nodes, budget)
    }
}

impl Strength {
    fn habits(self) -> Habits {
        match self {
            Strength::Level(level) => Habits::of(level),
            _ => Habits::FULL,
        }
    }
}

/// What the solver found, if anything, and how many nodes it took.
#[derive(Debug, Default)]
struct Exact {
    solution: Option<Solution>,
    nodes: u64,
}

/// Whether this is an ending that the solver decides in a second more often than not, in strong games.
fn is_small(core: &Core) -> bool {
    let most_stacks = match core.variant() {
        Variant::Standard => 23,
        Variant::Six => 24,
    };
    core.occupied().len() <= most_stacks
}

/// Asks the solver, within its share of the budget.
fn solve(core: &Core, solver: &mut Solver, budget: &SearchBudget) -> Exact {
    let share = match budget.depth() {
        Some(_) if budget.is_endless() => budget.within(REPORT_EVERY),
        None if budget.is_endless() => budget.within(SOLVER_TIME),
        _ if is_small(core) => budget.share(SOLVER_SHARE),
        _ => budget.share(SMALL_SOLVER_SHARE),
    };
    let mut nodes = 0;
    let solution = solver.decide(core, &mut |so_far| {
        nodes = so_far;
        !share.is_done(so_far)
    });
    nodes = solution.as_ref().map_or(nodes, |solution| solution.nodes);
    Exact { solution, nodes }
}

fn report(best: Option<Turn>, lines: Vec<Line>, nodes: u64, budget: &SearchBudget) -> Report {
    let depth = lines.first().map_or(0, |line| line.turns.len() as u32);
    Report { best, lines, depth, nodes, time: budget.elapsed() }
}
