//! Search for puzzles in a game.

use std::ops::RangeInclusive;

use lyngk_engine::evaluation::{Evaluator, LinearEvaluator};
use lyngk_engine::{Engine, Solver, Verdict};
use lyngk_rules::{Position, Turn};
use lyngk_selfplay::{engine, engine_game, variant};
use lyngk_study::puzzle::{Puzzle, PuzzleGoal, PuzzleStep, PuzzleTheme, Trap, Worse};

use crate::Effort;
use crate::choose::Candidate;
use crate::level::{Levels, Tries};

/// The seed that stands for the puzzles that are kept.
pub(crate) const KEPT: u64 = 0;
/// The numbers of stacks of the positions that are tried. Positions that are too hard for the solver are skipped.
const STACKS: RangeInclusive<usize> = 10..=34;
/// The number of likely turns that were not played but are tried as well: puzzles are often answers to mistakes.
const ALTERNATIVES: usize = 6;
/// The smallest number of legal turns in the first position of a puzzle and in later ones.
const FEWEST_TURNS: usize = 10;
const FEWEST_TURNS_LATER: usize = 4;
/// The largest number of turns to find.
pub(crate) const MOST_STEPS: usize = 6;
/// The number of tempting turns that are listed with their answers.
const TEMPTING: usize = 3;
/// The limit on turns that draw where one wins: with more of them the solution is hard to tell apart.
const MOST_DRAWING: usize = 8;
/// Puzzles that are kept may take this many times as long to prove as new ones.
const KEPT_EFFORT: u64 = 100;
/// The size of the solver's transposition table in MiB.
const TABLE_MIB: usize = 128;

/// A thread's engine, solver and levels.
#[derive(Debug)]
pub(crate) struct Searcher {
    engine: Engine,
    solver: Solver,
    levels: Levels,
    effort: Effort,
    kept: Vec<Position>,
}

/// The only turn that keeps the result, and the results of all others, the most tempting first.
struct Only {
    turn: Turn,
    others: Vec<(Turn, Verdict)>,
}

impl Searcher {
    pub(crate) fn new(effort: Effort, kept: Vec<Position>) -> Searcher {
        Searcher { engine: engine(), solver: Solver::new(TABLE_MIB), levels: Levels::new(), effort, kept }
    }

    /// The puzzles of a seed: those that are kept for [`KEPT`], otherwise those of a game.
    pub(crate) fn seed(&mut self, seed: u64) -> Vec<Candidate> {
        if seed == KEPT { self.kept() } else { self.game(seed) }
    }

    /// Proves and grades the kept puzzles again. The line may become longer, the first turn stays.
    fn kept(&mut self) -> Vec<Candidate> {
        let searches = self.effort.clone();
        self.effort.deciding *= KEPT_EFFORT;
        self.effort.judging *= KEPT_EFFORT;
        let mut found = Vec::new();
        for (turn, position) in self.kept.clone().into_iter().enumerate() {
            self.solver.clear();
            let verdict = self.solver.verdict(&position, self.effort.deciding);
            let puzzle = verdict.and_then(|verdict| self.puzzle(&position, verdict));
            found.extend(puzzle.map(|(puzzle, tries)| Candidate { seed: KEPT, turn, tries, puzzle }));
        }
        self.effort = searches;
        found
    }

    /// Plays the game with a seed and returns its puzzles, the last first.
    ///
    /// Positions are solved from the last to the first: the transposition table then helps with earlier ones, and when one is too
    /// hard, all earlier ones are skipped.
    fn game(&mut self, seed: u64) -> Vec<Candidate> {
        let start = Position::random_start(seed, variant(seed));
        self.engine.new_game();
        let game = engine_game(&mut self.engine, start, self.effort.visits, &STACKS);
        // Each game starts with an empty table, so that its puzzles depend on its seed alone.
        self.solver.clear();
        let mut found = Vec::new();
        for (turn, position) in game.iter().enumerate().rev() {
            let Some(verdict) = self.solver.verdict(position, self.effort.deciding) else { break };
            let played = game.get(turn + 1);
            let puzzle = self.puzzle(position, verdict).into_iter().map(|puzzle| (turn, puzzle));
            let others = self.alternatives(position, played).into_iter().map(|puzzle| (turn + 1, puzzle));
            let candidate = |(turn, (puzzle, tries))| Candidate { seed, turn, tries, puzzle };
            found.extend(puzzle.chain(others).map(candidate));
        }
        found
    }

    /// The puzzles after likely turns that were not played.
    fn alternatives(&mut self, position: &Position, played: Option<&Position>) -> Vec<(Puzzle, Tries)> {
        let mut found = Vec::new();
        let likely = by_weight(position).into_iter().map(|turn| position.after_unchecked(turn));
        for next in likely.filter(|next| Some(next) != played).take(ALTERNATIVES) {
            let verdict = self.solver.verdict(&next, self.effort.judging);
            found.extend(verdict.and_then(|verdict| self.puzzle(&next, verdict)));
        }
        found
    }

    /// The puzzle of a position, as long as it goes on, and how the levels fared at it. It has no rating yet.
    fn puzzle(&mut self, position: &Position, verdict: Verdict) -> Option<(Puzzle, Tries)> {
        let goal = match verdict {
            Verdict::Win => PuzzleGoal::Win,
            Verdict::Draw => PuzzleGoal::Draw,
            Verdict::Loss => return None,
        };
        if position.turn_count() < FEWEST_TURNS {
            return None;
        }
        let only = self.only(position, verdict)?;
        let steps = self.steps(position, verdict, only)?;
        let line: Vec<Turn> = steps.iter().flat_map(|step| std::iter::once(step.turn).chain(step.reply)).collect();
        let themes = PuzzleTheme::of_line(position, line.iter().copied());
        if themes.is_empty() {
            return None;
        }
        let rest = self.rest(line.iter().fold(*position, |position, &turn| position.after_unchecked(turn)))?;
        let tries = self.levels.tries(position, &steps);
        let puzzle = Puzzle::new(0, goal, themes, *position, steps, rest).ok()?;
        Some((puzzle, tries))
    }

    /// Turns to the end of the game: always the likeliest that keeps the result.
    fn rest(&mut self, mut position: Position) -> Option<Vec<Turn>> {
        let mut turns = Vec::new();
        while !position.is_over() {
            let verdict = self.solver.verdict(&position, self.effort.deciding)?;
            let keeps = |&turn: &Turn| {
                let next = self.solver.verdict(&position.after_unchecked(turn), self.effort.deciding);
                next.is_some_and(|next| next.opposite() == verdict)
            };
            let turn = by_weight(&position).into_iter().find(keeps)?;
            position.play_unchecked(turn);
            turns.push(turn);
        }
        Some(turns)
    }

    /// The only turn that keeps the result, or `None` if there are several or the solver reaches its limit.
    fn only(&mut self, position: &Position, verdict: Verdict) -> Option<Only> {
        let (mut right, mut others) = (None, Vec::new());
        // The likeliest turns first, so that a second solution is found early.
        for turn in by_weight(position) {
            let reached = self.solver.verdict(&position.after_unchecked(turn), self.effort.judging)?.opposite();
            if reached < verdict {
                others.push((turn, reached));
            } else if reached > verdict || right.replace(turn).is_some() {
                return None;
            }
        }
        Some(Only { turn: right?, others })
    }

    /// The turns to find, with the opponent's replies between them.
    fn steps(&mut self, start: &Position, verdict: Verdict, first: Only) -> Option<Vec<PuzzleStep>> {
        let (mut position, mut only, mut steps) = (*start, first, Vec::new());
        loop {
            let (turn, traps) = (only.turn, self.traps(&position, &only)?);
            position.play_unchecked(turn);
            let more = steps.len() + 1 < MOST_STEPS;
            let Some((reply, next)) = self.reply(&position, verdict).filter(|_| more) else {
                steps.push(PuzzleStep { turn, traps, reply: None });
                return Some(steps);
            };
            steps.push(PuzzleStep { turn, traps, reply: Some(reply) });
            position.play_unchecked(reply);
            only = next;
        }
    }

    /// The most stubborn reply: again only one turn keeps the result after it. Of several such replies, the one that leaves the most
    /// turns.
    fn reply(&mut self, position: &Position, verdict: Verdict) -> Option<(Turn, Only)> {
        let mut replies: Vec<(Turn, Position)> =
            position.turns().into_iter().map(|reply| (reply, position.after_unchecked(reply))).collect();
        replies.retain(|(_, next)| next.turn_count() >= FEWEST_TURNS_LATER);
        replies.sort_by_key(|(_, next)| std::cmp::Reverse(next.turn_count()));
        replies.into_iter().find_map(|(reply, next)| self.only(&next, verdict).map(|only| (reply, only)))
    }

    /// The most tempting turns with the answers to them, and all turns that draw where one wins. `None` if too many turns draw.
    fn traps(&mut self, position: &Position, only: &Only) -> Option<Vec<Trap>> {
        let mut traps = Vec::new();
        for (rank, &(turn, reached)) in only.others.iter().enumerate() {
            let leads_to = if reached == Verdict::Draw { Worse::Draw } else { Worse::Loss };
            let deciding = self.effort.deciding;
            let mut answer = None;
            if rank < TEMPTING {
                let solution = self.solver.decide(&position.after_unchecked(turn), &mut |nodes| nodes < deciding)?;
                answer = solution.best.first().copied();
            }
            if answer.is_some() || leads_to == Worse::Draw {
                traps.push(Trap { turn, leads_to, answer });
            }
        }
        let drawing = traps.iter().filter(|trap| trap.leads_to == Worse::Draw).count();
        (drawing <= MOST_DRAWING).then_some(traps)
    }
}

/// The legal turns by prior, the likeliest first.
fn by_weight(position: &Position) -> Vec<Turn> {
    let turns = position.turns();
    let mut weights = Vec::new();
    LinearEvaluator::default().policy(position, &turns, &mut weights);
    let mut weighed: Vec<(Turn, f32)> = turns.into_iter().zip(weights).collect();
    weighed.sort_by(|(_, one), (_, two)| two.total_cmp(one));
    weighed.into_iter().map(|(turn, _)| turn).collect()
}
