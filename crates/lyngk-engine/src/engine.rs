//! The engine: options, and the choice between solver, search and levels.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use lyngk_rules::{Core, Position, SplitMix64, Turn, Variant};

use crate::evaluation::{AnyEvaluator, LinearEvaluator, NetworkEvaluator, RolloutEvaluator};
use crate::level::{LevelProfile, completing};
use crate::network::{Network, Networks};
use crate::search::{LINEAR_TUNING, NETWORK_TUNING, ROLLOUT_TUNING, SearchBudget, SearchResults, Searcher};
use crate::{Clock, Level, Limits, Line, Report, Solution, Solver, Verdict};

/// How strong the engine plays. The last three are baselines for measuring strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Strength {
    /// Full strength.
    #[default]
    Full,
    /// One of ten levels. The tenth is full strength.
    Level(Level),
    /// Random legal turns.
    Random,
    /// Completes a stack if possible, otherwise plays a random turn.
    Greedy,
    /// MCTS with random playouts and no knowledge of the game.
    Plain,
}

/// The networks that full strength and the levels use.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum NetworkChoice {
    /// The embedded networks, one for each variant.
    #[default]
    Embedded,
    /// Another network, for both variants.
    Given(Arc<Network>),
    /// No network: linear evaluation with [`WEIGHTS`](crate::evaluation::WEIGHTS).
    None,
}

/// The engine's options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The playing strength.
    pub strength: Strength,
    /// The number of search threads, at least one.
    pub threads: usize,
    /// Memory for trees and the solver's transposition table, in MiB. The network's cache takes about four MiB more on each thread.
    pub hash: usize,
    /// Random seed. From a new game on, the same seed and limits of nodes give the same answers.
    pub seed: u64,
    /// Whether endings are solved exactly.
    pub solver: bool,
    /// The networks.
    pub network: NetworkChoice,
    /// How many of the best turns are searched and reported. Half of the visits are for the first, the rest for the others.
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
    fn chosen_networks(&self) -> Option<Networks> {
        match &self.network {
            NetworkChoice::None => None,
            NetworkChoice::Embedded => Some(Networks::embedded()),
            NetworkChoice::Given(network) => Some(Networks::same(Arc::clone(network))),
        }
    }
}

/// The solver runs first in positions with at most this many stacks.
const SOLVER_STACKS: usize = 26;
/// The solver's share of time and nodes in [small](is_small) endings, which it usually solves.
const SMALL_ENDING_SHARE: f32 = 0.45;
/// Its share in larger endings: if it does not succeed soon, it does not at all.
const LARGE_ENDING_SHARE: f32 = 0.1;
/// Its time in a search without a limit.
const SOLVER_TIME: Duration = Duration::from_secs(2);
/// The share of the search in a lost position. It chooses a turn that is hard to answer.
const LOST_SHARE: f32 = 0.1;
/// The share of time and nodes reserved for proving the reported lines, with several of them or in a small ending.
const PROVING_SHARE: f32 = 0.25;
/// The shortest time between two reports.
const REPORT_EVERY: Duration = Duration::from_millis(100);

/// A player of LYNGK.
#[derive(Debug)]
pub struct Engine {
    options: Options,
    solver: Solver,
    searchers: Vec<Searcher<AnyEvaluator>>,
    plain: Option<Box<Searcher<RolloutEvaluator>>>,
    random: SplitMix64,
    /// The turn that the last search chose, if the next search may keep its trees.
    last_turn: Option<Turn>,
}

impl Engine {
    /// An engine with these options. It allocates its memory here, not in a search.
    #[must_use]
    pub fn new(options: Options) -> Engine {
        let memory = options.hash.max(1);
        let profile = options.strength.profile();
        // The solver gets a quarter. Each thread needs at least one MiB.
        let solves =
            options.solver && profile.solves && matches!(options.strength, Strength::Full | Strength::Level(_));
        let for_trees = if solves { memory - memory / 4 } else { memory };
        let (threads, tree) = match options.strength {
            Strength::Random | Strength::Greedy => (0, 0),
            Strength::Plain => (0, for_trees),
            _ => {
                let threads = options.threads.clamp(1, for_trees);
                (threads, for_trees / threads)
            }
        };
        let networks = options.chosen_networks();
        let searcher = |thread: u64| {
            let noise_seed = options.seed.wrapping_add(thread);
            if let Some(networks) = &networks {
                let evaluator = NetworkEvaluator { noise_seed, ..NetworkEvaluator::new(networks.clone()) };
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
            last_turn: None,
            options,
        }
    }

    /// Its options.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Changes the number of lines, and keeps everything else.
    pub fn set_lines(&mut self, lines: usize) {
        self.options.lines = lines;
    }

    /// Forgets earlier searches and restarts the random numbers, so that the same questions get the same answers again.
    pub fn new_game(&mut self) {
        self.solver.clear();
        self.last_turn = None;
        self.random = SplitMix64::new(self.options.seed);
    }

    /// Searches for the best turn. Reports at most ten times a second, and once at the end.
    ///
    /// A turn of a game begins with what the search before it knew of the position: the searches of a player at full strength, limited
    /// by time alone, for one line among all turns, two turns apart. All other searches begin with an empty tree, so that levels,
    /// analyses and searches with a limit of nodes do not depend on what was searched before. Reports count new nodes only.
    pub fn go(
        &mut self,
        position: &Position,
        limits: &Limits,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&Report),
    ) -> Report {
        let core: &Core = position;
        let budget = SearchBudget::new(core, limits, clock);
        let last_turn = self.last_turn.take();
        let mut turns = core.turns();
        if let Some(among) = &limits.among {
            turns.retain(|turn| among.contains(turn));
        }
        let report = if turns.is_empty() {
            Report { best: None, lines: Vec::new(), depth: 0, nodes: 0, time: budget.elapsed() }
        } else {
            match self.options.strength {
                Strength::Random => self.random_turn(core, &turns, &budget),
                Strength::Greedy => self.random_turn(core, &completing(core, &turns), &budget),
                Strength::Plain => self.search_by_rollouts(core, &turns, &budget),
                strength => {
                    let profile = strength.profile();
                    let keeps_tree = profile == LevelProfile::FULL
                        && self.options.lines <= 1
                        && limits.among.is_none()
                        && budget.is_time_only();
                    let last_turn = last_turn.filter(|_| keeps_tree);
                    let report = self.search_as(profile, core, &turns, last_turn, &budget, on_info);
                    self.last_turn = report.best.filter(|_| keeps_tree);
                    report
                }
            }
        };
        on_info(&report);
        report
    }

    /// Chooses a random turn.
    fn random_turn(&mut self, core: &Core, turns: &[Turn], budget: &SearchBudget) -> Report {
        let turn = turns[self.random.below(turns.len() as u64) as usize];
        self.report_unsearched(core, turn, budget)
    }

    /// The report of a turn that was chosen without a search, with one evaluation as its score.
    fn report_unsearched(&mut self, core: &Core, turn: Turn, budget: &SearchBudget) -> Report {
        let spare = &mut Searcher::new(1, LINEAR_TUNING, AnyEvaluator::Linear(Box::default()));
        let searcher = self.searchers.first_mut().unwrap_or(spare);
        searcher.start(core, &[turn], 0);
        searcher.visit();
        let lines = SearchResults::new(&[searcher], 1).lines(core, &mut self.solver, &|| !budget.is_done(0));
        report(lines, 1, budget)
    }

    /// MCTS with random playouts.
    fn search_by_rollouts(&mut self, core: &Core, turns: &[Turn], budget: &SearchBudget) -> Report {
        let seed = self.random.next_u64();
        let Some(searcher) = &mut self.plain else { return self.random_turn(core, turns, budget) };
        searcher.start(core, turns, seed);
        let lines = self.options.lines;
        searcher.run(lines, budget, &AtomicBool::new(false), |_| ());
        let results = SearchResults::new(&[&**searcher], lines);
        let lines = results.lines(core, &mut self.solver, &|| !budget.is_done(0));
        report(lines, searcher.visits(), budget)
    }

    /// MCTS and exact endings, as far as a level uses them. With the turn that the last search chose, trees are kept.
    fn search_as(
        &mut self,
        profile: LevelProfile,
        core: &Core,
        turns: &[Turn],
        last_turn: Option<Turn>,
        budget: &SearchBudget,
        on_info: &mut dyn FnMut(&Report),
    ) -> Report {
        let considered = profile.considered(core, turns, &mut self.random);
        for searcher in &mut self.searchers {
            match last_turn {
                Some(turn) => searcher.start_after(turn, core, &considered, 0),
                None => searcher.start(core, &considered, 0),
            }
        }
        if profile.visits == 0 {
            let turn = self.sample_policy(profile).unwrap_or(turns[0]);
            return self.report_unsearched(core, turn, budget);
        }
        let visits = profile.draw_visits(&mut self.random);
        let limited = visits.map(|visits| budget.at_most(visits.saturating_mul(self.searchers.len() as u64)));
        let budget = limited.as_ref().unwrap_or(budget);
        let is_complete = considered.len() == core.turn_count();
        let exact = self.search(core, self.can_solve(core, profile), is_complete, budget, on_info);
        self.conclude(core, profile, &exact, budget)
    }

    /// Whether the solver takes part in this position.
    fn can_solve(&self, core: &Core, profile: LevelProfile) -> bool {
        self.options.solver && profile.solves && core.occupied().len() <= SOLVER_STACKS
    }

    /// A turn drawn from the root's priors, without a search.
    fn sample_policy(&mut self, profile: LevelProfile) -> Option<Turn> {
        let turns = self.searchers.first()?.tree.root_children();
        let priors: Vec<f32> = turns.iter().map(|node| node.prior).collect();
        profile.sample(&priors, &mut self.random).map(|n| turns[n].turn)
    }

    /// Runs the solver, if it may take part and all turns are considered, then MCTS on all threads. Gives the solver's result.
    fn search(
        &mut self,
        core: &Core,
        can_solve: bool,
        is_complete: bool,
        budget: &SearchBudget,
        on_info: &mut dyn FnMut(&Report),
    ) -> Exact {
        let Engine { options, solver, searchers, .. } = self;
        let lines = options.lines;
        let Some((main, others)) = searchers.split_first_mut() else { return Exact::default() };
        // One after the other: the result depends on the budget alone, not on the scheduling of threads.
        let ending = can_solve && is_complete;
        let exact = if ending { solve(core, solver, budget) } else { Exact::default() };
        let proving = can_solve && lines > 1 || ending && is_small(core);
        let searching = if proving { budget.share(1.0 - PROVING_SHARE) } else { *budget };
        // With the best turn proved there is nothing left to search, except in a lost position: some turns are harder to answer.
        let rest = match &exact.solution {
            Some(solution) if solution.proof.verdict == Verdict::Loss => searching.only(LOST_SHARE),
            Some(_) if lines == 1 => return exact,
            _ => searching.after(exact.nodes),
        };
        if let Some(solution) = &exact.solution
            && let Some(&turn) = solution.line.first()
        {
            // The proved turn needs no visits. They are for the other lines.
            let verdict = solution.proof.verdict.opposite();
            main.tree.prove_turn(turn, verdict);
            for other in others.iter_mut() {
                other.tree.prove_turn(turn, verdict);
            }
        }
        let workers = 1 + others.len() as u64;
        let each = rest.divided(workers);
        let done = AtomicBool::new(false);
        std::thread::scope(|scope| {
            for other in others {
                scope.spawn(|| other.run(lines, &each, &done, |_| ()));
            }
            let mut next_report = REPORT_EVERY;
            main.run(lines, &each, &done, |main| {
                if budget.elapsed() >= next_report {
                    next_report = budget.elapsed() + REPORT_EVERY;
                    let lines = SearchResults::new(&[main], lines).lines(core, solver, &|| false);
                    // The other threads have visited about as many nodes.
                    on_info(&report(lines, exact.nodes + workers * main.visits(), budget));
                }
            });
        });
        exact
    }

    /// Merges the results of all threads and the solver, and chooses a turn.
    fn conclude(&mut self, core: &Core, profile: LevelProfile, exact: &Exact, budget: &SearchBudget) -> Report {
        let can_solve = self.can_solve(core, profile);
        let Engine { options, solver, searchers, random, .. } = self;
        let searchers: Vec<&Searcher<AnyEvaluator>> = searchers.iter().collect();
        let visits: u64 = searchers.iter().map(|searcher| searcher.visits()).sum();
        let mut nodes = visits + exact.nodes;
        let mut results = SearchResults::new(&searchers, options.lines);
        // The transposition table of a solver that failed may suffice to prove the turn that the search prefers.
        let proving = options.lines > 1 || is_small(core) && exact.solution.is_none();
        if proving && can_solve {
            nodes += results.prove(core, solver, &mut |more| !budget.is_done(nodes + more));
        }
        if let Some(solution) = &exact.solution {
            results.add_solution(solution);
        }
        let lines = results.lines(core, solver, &|| !budget.is_done(0));
        let report = report(lines, nodes, budget);
        if profile.temperature > 0.0 && exact.solution.is_none() {
            let sampled = profile.sample(&results.visit_counts(), random);
            return Report { best: sampled.map(|n| results.turns[n].node.turn), ..report };
        }
        report
    }
}

impl Strength {
    fn profile(self) -> LevelProfile {
        match self {
            Strength::Level(level) => LevelProfile::of(level),
            _ => LevelProfile::FULL,
        }
    }
}

/// The result of the solver, with the nodes it visited.
#[derive(Debug, Default)]
struct Exact {
    solution: Option<Solution>,
    nodes: u64,
}

/// Whether the solver decides most such endings of strong games within a second.
fn is_small(core: &Core) -> bool {
    let most_stacks = match core.variant() {
        Variant::Standard => 23,
        Variant::Six => 24,
    };
    core.occupied().len() <= most_stacks
}

/// Runs the solver within its share of the budget.
fn solve(core: &Core, solver: &mut Solver, budget: &SearchBudget) -> Exact {
    let share = match budget.depth() {
        Some(_) if budget.is_endless() => budget.within(REPORT_EVERY),
        None if budget.is_endless() => budget.within(SOLVER_TIME),
        _ if is_small(core) => budget.share(SMALL_ENDING_SHARE),
        _ => budget.share(LARGE_ENDING_SHARE),
    };
    let mut nodes = 0;
    let solution = solver.decide(core, &mut |so_far| {
        nodes = so_far;
        !share.is_done(so_far)
    });
    nodes = solution.as_ref().map_or(nodes, |solution| solution.nodes);
    Exact { solution, nodes }
}

/// A report whose best turn is that of the first line.
fn report(lines: Vec<Line>, nodes: u64, budget: &SearchBudget) -> Report {
    let best = lines.first();
    let depth = best.map_or(0, |line| line.turns.len() as u32);
    Report { best: best.and_then(|line| line.turns.first().copied()), lines, depth, nodes, time: budget.elapsed() }
}
