//! The one door of the engine.

use lyngk_rules::{Playout, Position, SplitMix64, Turn};

use crate::{Clock, Level, Limits, Line, Report, Score, Wdl};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Strength {
    /// As well as the engine can.
    #[default]
    Full,
    /// One of ten levels.
    Level(Level),
    /// Any legal turn: the foot of the ladder by which strength is measured.
    Random,
    /// Completes a stack when it can, else any turn that lets the opponent complete none: the second rung.
    Greedy,
    /// Tree search with random games and no judgement, which is what people have played against so far: the third rung.
    Plain,
}

/// How the engine is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who plays.
    pub strength: Strength,
    /// On how many threads, at least one.
    pub threads: usize,
    /// How much memory the search may use, in MiB.
    pub hash: usize,
    /// What chance is drawn from: the same seed and limit of nodes give the same answer.
    pub seed: u64,
    /// Whether endings are solved exactly.
    pub solver: bool,
    /// How many of the best turns are reported.
    pub lines: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { strength: Strength::Full, threads: 1, hash: 64, seed: 0, solver: true, lines: 1 }
    }
}

/// A player of LYNGK.
#[derive(Debug)]
pub struct Engine {
    options: Options,
}

impl Engine {
    /// An engine with these options.
    #[must_use]
    pub fn new(options: Options) -> Engine {
        Engine { options }
    }

    /// How it is set up.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Forgets everything it remembers from earlier searches.
    pub fn new_game(&mut self) {}

    /// Finds a good turn. Reports now and then while it thinks, at most some ten times a second.
    pub fn go(
        &mut self,
        position: &Position,
        limits: &Limits,
        clock: &dyn Clock,
        on_info: &mut dyn FnMut(&Report),
    ) -> Report {
        // A first player that only tries random games behind each turn.
        let started = clock.now();
        let mut turns = position.turns();
        if let Some(among) = &limits.among {
            turns.retain(|turn| among.contains(turn));
        }
        let mut random = SplitMix64::new(self.options.seed);
        let mut results: Vec<(Turn, f32, f32)> = turns.into_iter().map(|turn| (turn, 0.0, 0.0)).collect();
        let mut nodes = 0;
        let done = |nodes: u64| {
            limits.stop.is_stopped()
                || limits.nodes.is_some_and(|most| nodes >= most)
                || limits.depth.is_some_and(|depth| nodes >= u64::from(depth) * 100)
                || limits.time.is_some_and(|time| clock.now().saturating_sub(started) >= time)
                || limits.game_clock.is_some_and(|game| clock.now().saturating_sub(started) >= game.remaining / 30)
        };
        while !results.is_empty() && (nodes == 0 || !done(nodes)) {
            let entry = random.below(results.len() as u64) as usize;
            let mut game = Playout::new(position);
            game.play_unchecked(results[entry].0);
            while let Some(turn) = game.random_turn(&mut random) {
                game.play_unchecked(turn);
            }
            results[entry].1 += 1.0;
            results[entry].2 += match game.core().outcome_by_count().winner {
                Some(winner) if winner == position.to_move() => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
            nodes += 1;
        }
        results.sort_by(|one, two| ((two.2 + 1.0) / (two.1 + 2.0)).total_cmp(&((one.2 + 1.0) / (one.1 + 2.0))));
        let lines: Vec<Line> = results
            .iter()
            .take(self.options.lines.max(1))
            .map(|&(turn, games, won)| Line {
                score: Score::Estimate(Wdl::new((won + 1.0) / (games + 2.0), 0.0)),
                turns: vec![turn],
            })
            .collect();
        let best = lines.first().map(|line| line.turns[0]);
        let report = Report { best, lines, depth: 1, nodes, time: clock.now().saturating_sub(started) };
        on_info(&report);
        report
    }
}
