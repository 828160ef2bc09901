//! The engine: options, and the choice between solver, search and levels.

use std::sync::Arc;
use std::time::Duration;

use lyngk_rules::{Core, Position, SplitMix64, Turn, Variant};

use crate::evaluation::{AnyEvaluator, LinearEvaluator, NetworkEvaluator, RolloutEvaluator};
use crate::level::{LevelProfile, completing};
use crate::network::{ActivationCache, Network, Networks};
use crate::search::{
    LINEAR_TUNING, NETWORK_TUNING, ROLLOUT_TUNING, SearchBudget, SearchResults, Searcher, Tree, Tuning,
};
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
    /// Memory for the tree and the solver's transposition table, in MiB. All threads share it, and the network's cache, which takes half
    /// as much more: from 4 to 33 MiB.
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
/// Its share in larger endings of the standard game in a [short](is_short) search, where it hardly ever succeeds.
const HOPELESS_ENDING_SHARE: f32 = 0.02;
/// With less time than this, a search is short.
const SHORT_TIME: Duration = Duration::from_millis(200);
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
    searcher: Searcher<AnyEvaluator>,
    plain: Option<Box<Searcher<RolloutEvaluator>>>,
    random: SplitMix64,
    /// The turn that the last search chose, if the next search may keep its tree.
    last_turn: Option<Turn>,
}

impl Engine {
    /// An engine with these options.
    #[must_use]
    pub fn new(options: Options) -> Engine {
        let memory = options.hash.max(1);
        let profile = options.strength.profile();
        // The solver gets a quarter.
        let solves =
            options.solver && profile.solves && matches!(options.strength, Strength::Full | Strength::Level(_));
        let for_tree = if solves { memory - memory / 4 } else { memory };
        // The strength of a level is its number of visits, whatever the machine.
        let threads = if profile == LevelProfile::FULL { options.threads } else { 1 };
        let noise_seed = options.seed;
        let searcher = if let Some(networks) = options.chosen_networks() {
            let cache = ActivationCache::new(cached_positions(memory));
            let evaluator = NetworkEvaluator { noise_seed, cache, ..NetworkEvaluator::new(networks) };
            // Levels that search were measured with the most visited turn.
            let is_full = profile == LevelProfile::FULL;
            let uncertainty = if is_full { NETWORK_TUNING.uncertainty } else { 0.0 };
            let tuning = Tuning { uncertainty, ..NETWORK_TUNING };
            Searcher::new(for_tree, tuning, AnyEvaluator::Network(evaluator), threads)
        } else {
            let evaluator = LinearEvaluator { noise_seed, ..LinearEvaluator::default() };
            Searcher::new(for_tree, LINEAR_TUNING, AnyEvaluator::Linear(Box::new(evaluator)), threads)
        };
        Engine {
            solver: Solver::new(if solves { memory / 4 } else { 1 }),
            searcher,
            plain: (options.strength == Strength::Plain)
                .then(|| Box::new(Searcher::new(for_tree, ROLLOUT_TUNING, RolloutEvaluator, 1))),
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

    /// The number of threads that the system did not start for the last search, which went on with the others.
    #[must_use]
    pub const fn missing_threads(&self) -> usize {
        self.searcher.missing_threads()
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
        self.searcher.start(core, &[turn], 0);
        self.searcher.visit();
        let results = SearchResults::new(&self.searcher.tree, 1);
        let lines = results.lines(core, &mut self.solver, &|| !budget.is_done(0));
        report(lines, 1, budget)
    }

    /// MCTS with random playouts.
    fn search_by_rollouts(&mut self, core: &Core, turns: &[Turn], budget: &SearchBudget) -> Report {
        let seed = self.random.next_u64();
        let Some(searcher) = &mut self.plain else { return self.random_turn(core, turns, budget) };
        searcher.start(core, turns, seed);
        let lines = self.options.lines;
        searcher.run(lines, budget);
        let results = SearchResults::new(&searcher.tree, lines);
        let lines = results.lines(core, &mut self.solver, &|| !budget.is_done(0));
        report(lines, searcher.visits(), budget)
    }

    /// MCTS and exact endings, as far as a level uses them. With the turn that the last search chose, the tree is kept.
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
        match last_turn {
            Some(turn) => self.searcher.start_after(turn, core, &considered, 0),
            None => self.searcher.start(core, &considered, 0),
        }
        if profile.visits == 0 {
            let turn = self.sample_policy(profile).unwrap_or(turns[0]);
            return self.report_unsearched(core, turn, budget);
        }
        let limited = profile.draw_visits(&mut self.random).map(|visits| budget.at_most(visits));
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
        let turns = self.searcher.tree.root_children();
        let priors: Vec<f32> = turns.iter().map(|node| node.prior).collect();
        profile.sample(&priors, &mut self.random).map(|n| turns[n].turn)
    }

    /// Runs the solver, if it may take part and all turns are considered, and MCTS. Gives the solver's result.
    fn search(
        &mut self,
        core: &Core,
        can_solve: bool,
        is_complete: bool,
        budget: &SearchBudget,
        on_info: &mut dyn FnMut(&Report),
    ) -> Exact {
        let Engine { options, solver, searcher, .. } = self;
        let lines = options.lines;
        let ending = can_solve && is_complete;
        let proving = can_solve && lines > 1 || ending && is_small(core, budget);
        let searching = if proving { budget.share(1.0 - PROVING_SHARE) } else { *budget };
        let mut exact = Exact::default();
        searcher.run_after(lines, &searching, |tree| {
            if ending {
                exact = solve(core, solver, budget);
            }
            let Exact { solution, nodes } = &exact;
            let rest = match solution {
                Some(solution) if solution.proof.verdict == Verdict::Loss => searching.only(LOST_SHARE),
                // With the best turn proved there is nothing left to search, except in a lost position: some turns are harder to answer.
                Some(_) if lines == 1 => return None,
                _ => searching.after(*nodes),
            };
            if let Some(solution) = solution
                && let Some(&turn) = solution.line.first()
            {
                // The proved turn needs no visits. They are for the other lines.
                tree.prove_turn(turn, solution.proof.verdict.opposite());
            }
            let mut next_report = REPORT_EVERY;
            let on_check = move |tree: &Tree, visits| {
                if budget.elapsed() >= next_report {
                    next_report = budget.elapsed() + REPORT_EVERY;
                    let lines = SearchResults::new(tree, lines).lines(core, solver, &|| false);
                    on_info(&report(lines, nodes + visits, budget));
                }
            };
            Some((rest, on_check))
        });
        exact
    }

    /// Combines the results of search and solver, and chooses a turn.
    fn conclude(&mut self, core: &Core, profile: LevelProfile, exact: &Exact, budget: &SearchBudget) -> Report {
        let can_solve = self.can_solve(core, profile);
        let Engine { options, solver, searcher, random, .. } = self;
        let mut nodes = searcher.visits() + exact.nodes;
        let mut results = SearchResults::new(&searcher.tree, options.lines);
        // The transposition table of a solver that failed may suffice to prove the turn that the search prefers.
        let proving = options.lines > 1 || is_small(core, budget) && exact.solution.is_none();
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

/// The size of the network's cache for this much memory in MiB. A search asks for the policy of many positions thousands of visits after
/// their value. Pages take less memory.
fn cached_positions(memory: usize) -> usize {
    let most = if cfg!(target_family = "wasm") { 1024 } else { 8192 };
    memory.saturating_mul(128).clamp(1024, most)
}

/// Whether the search has so little time that fewer endings can be solved. With a limit of nodes, answers do not depend on time.
fn is_short(budget: &SearchBudget) -> bool {
    budget.is_time_only() && budget.time().is_some_and(|time| time < SHORT_TIME)
}

/// Whether the solver decides most such endings of strong games within a second, or a good part of them in a short search.
fn is_small(core: &Core, budget: &SearchBudget) -> bool {
    let most_stacks = match core.variant() {
        Variant::Standard if is_short(budget) => 21,
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
        _ if is_small(core, budget) => budget.share(SMALL_ENDING_SHARE),
        _ if core.variant() == Variant::Standard && is_short(budget) => budget.share(HOPELESS_ENDING_SHARE),
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

#[cfg(test)]
mod tests {
    use lyngk_rules::Position;

    use super::*;

    fn with_stacks(stacks: usize, variant: Variant) -> Core {
        let (mut position, mut random) = (Position::random_start(1, variant), SplitMix64::new(1));
        while position.occupied().len() > stacks {
            let turn = position.random_turn(&mut random).expect("the game goes on");
            position.play_unchecked(turn);
        }
        *position
    }

    #[test]
    fn short_searches_of_the_standard_game_solve_smaller_endings() {
        let clock = || Duration::ZERO;
        let is_small = |stacks, variant, milliseconds, nodes| {
            let time = Some(Duration::from_millis(milliseconds));
            let limits = Limits { time, nodes, ..Limits::default() };
            let core = with_stacks(stacks, variant);
            is_small(&core, &SearchBudget::new(&core, &limits, &clock))
        };
        assert!(is_small(21, Variant::Standard, 100, None) && !is_small(22, Variant::Standard, 100, None));
        assert!(is_small(23, Variant::Standard, 1000, None) && !is_small(24, Variant::Standard, 1000, None));
        assert!(is_small(24, Variant::Six, 100, None) && !is_small(25, Variant::Six, 1000, None));
        // With a limit of nodes, such as that of a level, time does not matter.
        assert!(is_small(23, Variant::Standard, 100, Some(1000)));
    }

    #[test]
    fn the_cache_of_the_network_grows_with_memory() {
        assert_eq!([1, 8, 16, 64, usize::MAX].map(cached_positions), [1024, 1024, 2048, 8192, 8192]);
    }

    #[test]
    fn only_full_strength_chooses_by_value() {
        let uncertainty = |strength| {
            Engine::new(Options { strength, hash: 1, ..Options::default() }).searcher.tree.tuning().uncertainty
        };
        for level in Level::ALL {
            let is_full = level.number() == 10;
            assert_eq!(uncertainty(Strength::Level(level)) > 0.0, is_full, "{level:?}");
        }
        assert!(uncertainty(Strength::Full) > 0.0);
    }
}
