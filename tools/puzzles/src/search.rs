//! Puzzles in a game.

use std::ops::RangeInclusive;

use lyngk_endings::{players, self_play};
use lyngk_engine::judge::{Judge, Trained};
use lyngk_engine::{Engine, Solver, Verdict};
use lyngk_rules::{Position, Turn, Variant};
use lyngk_study::puzzle::{Goal, Puzzle, Step, Theme, Trap, Worse};

use crate::Effort;
use crate::choose::Candidate;
use crate::level::{Levels, difficulty};

/// How many stacks positions have that are looked at. What is beyond the solver is left alone anyway.
const STACKS: RangeInclusive<usize> = 10..=34;
/// How many turns that look well, but were not played, are followed: so the answers to likely mistakes are found as well.
const FOLLOWED: usize = 4;
/// How many legal turns a puzzle begins with at least, and how many there are to choose from later on.
const FEWEST_TURNS: usize = 10;
const FEWEST_TURNS_LATER: usize = 4;
/// How many turns there are to be found at most.
pub(crate) const MOST_STEPS: usize = 4;
/// How many tempting turns come with the answer to them.
const TEMPTING: usize = 3;
/// More turns than this that draw where one should win are hard to tell from the right one.
const MOST_DRAWING: usize = 8;
/// The memory of the solver, in MiB.
const MEMORY: usize = 128;

/// Plays games and looks for puzzles in them.
#[derive(Debug)]
pub(crate) struct Searcher {
    players: Engine,
    solver: Solver,
    levels: Levels,
    effort: Effort,
}

/// A position in which one turn keeps the result, with what the others come to, the most tempting first.
struct Only {
    turn: Turn,
    others: Vec<(Turn, Verdict)>,
}

impl Searcher {
    pub(crate) fn new(effort: Effort) -> Searcher {
        Searcher { players: players(), solver: Solver::new(MEMORY), levels: Levels::new(), effort }
    }

    /// Plays a game and gives its puzzles, the last first.
    ///
    /// Positions are solved from the last to the first: what is known of later ones helps with earlier ones, and what comes before
    /// one that is too hard is harder still.
    pub(crate) fn game(&mut self, seed: u64) -> Vec<Candidate> {
        let variant = Variant::ALL[(seed % 2) as usize];
        self.players.new_game();
        let game = self_play(&mut self.players, Position::random_start(seed, variant), self.effort.visits, &STACKS);
        // The table goes by hashes, and games have nothing in common: clearing it makes each stand for itself.
        self.solver.clear();
        let mut found = Vec::new();
        for (turn, position) in game.iter().enumerate().rev() {
            let Some(verdict) = self.solver.verdict(position, self.effort.deciding) else { break };
            let played = game.get(turn + 1);
            let puzzles = self.puzzles(position, verdict).into_iter().flatten().map(|puzzle| (turn, puzzle));
            let besides = self.besides(position, played).into_iter().map(|puzzle| (turn + 1, puzzle));
            let candidate = |(turn, (puzzle, level))| Candidate { seed, turn, level, puzzle };
            found.extend(puzzles.chain(besides).map(candidate));
        }
        found
    }

    /// The puzzles that follow likely turns which were not played.
    fn besides(&mut self, position: &Position, played: Option<&Position>) -> Vec<(Puzzle, u8)> {
        let mut found = Vec::new();
        let likely = by_weight(position).into_iter().map(|turn| position.after(turn));
        for next in likely.filter(|next| Some(next) != played).take(FOLLOWED) {
            let verdict = self.solver.verdict(&next, self.effort.judging);
            found.extend(verdict.and_then(|verdict| self.puzzles(&next, verdict)).unwrap_or_default());
        }
        found
    }

    /// The puzzles that a position is, if it is one: with one turn to be found, with two, and so on. Each comes with the weakest
    /// level that solves it.
    fn puzzles(&mut self, position: &Position, verdict: Verdict) -> Option<Vec<(Puzzle, u8)>> {
        let goal = match verdict {
            Verdict::Win => Goal::Win,
            Verdict::Draw => Goal::Draw,
            Verdict::Loss => return None,
        };
        if position.turn_count() < FEWEST_TURNS {
            return None;
        }
        let only = self.only(position, verdict)?;
        let steps = self.steps(position, verdict, only)?;
        let levels = self.levels.weakest(position, &steps);
        let puzzle = |(count, level): (usize, u8)| {
            let mut steps = steps[..count].to_vec();
            steps[count - 1].reply = None;
            let line = steps.iter().flat_map(|step| std::iter::once(step.turn).chain(step.reply));
            let themes = Theme::of_line(position, line.collect::<Vec<Turn>>());
            let puzzle = Puzzle::new(difficulty(level), goal, themes, *position, steps).ok()?;
            puzzle.main_theme().map(|_| (puzzle, level))
        };
        Some((1..).zip(levels).filter_map(puzzle).collect())
    }

    /// The only turn that keeps the result. None if there are several, or if the solver cannot tell.
    fn only(&mut self, position: &Position, verdict: Verdict) -> Option<Only> {
        let (mut right, mut others) = (None, Vec::new());
        // The likeliest first: where there are two, the second is soon found.
        for turn in by_weight(position) {
            let reached = self.solver.verdict(&position.after(turn), self.effort.judging)?.opposite();
            if reached < verdict {
                others.push((turn, reached));
            } else if reached > verdict || right.replace(turn).is_some() {
                return None;
            }
        }
        Some(Only { turn: right?, others })
    }

    /// The turns to be found, with the opponent's replies between them.
    fn steps(&mut self, start: &Position, verdict: Verdict, first: Only) -> Option<Vec<Step>> {
        let (mut position, mut only, mut steps) = (*start, first, Vec::new());
        loop {
            let (turn, traps) = (only.turn, self.traps(&position, &only)?);
            position.play_unchecked(turn);
            let more = steps.len() + 1 < MOST_STEPS;
            let Some((reply, next)) = self.reply(&position, verdict).filter(|_| more) else {
                steps.push(Step { turn, traps, reply: None });
                return Some(steps);
            };
            steps.push(Step { turn, traps, reply: Some(reply) });
            position.play_unchecked(reply);
            only = next;
        }
    }

    /// The most stubborn reply: one after which again only one turn keeps the result; of several, the one that leaves most turns
    /// to choose from. None if there is no such reply.
    fn reply(&mut self, position: &Position, verdict: Verdict) -> Option<(Turn, Only)> {
        let mut replies: Vec<(Turn, Position)> =
            position.turns().into_iter().map(|reply| (reply, position.after(reply))).collect();
        replies.retain(|(_, next)| next.turn_count() >= FEWEST_TURNS_LATER);
        replies.sort_by_key(|(_, next)| std::cmp::Reverse(next.turn_count()));
        replies.into_iter().find_map(|(reply, next)| self.only(&next, verdict).map(|only| (reply, only)))
    }

    /// The tempting turns with the answers to them, and those that draw where one should win. None if these are too many.
    fn traps(&mut self, position: &Position, only: &Only) -> Option<Vec<Trap>> {
        let mut traps = Vec::new();
        for (rank, &(turn, reached)) in only.others.iter().enumerate() {
            let leads_to = if reached == Verdict::Draw { Worse::Draw } else { Worse::Loss };
            let deciding = self.effort.deciding;
            let mut answer = None;
            if rank < TEMPTING {
                let solution = self.solver.decide(&position.after(turn), &mut |nodes| nodes < deciding)?;
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

/// The legal turns, what looks best first.
fn by_weight(position: &Position) -> Vec<Turn> {
    let turns = position.turns();
    let mut weights = Vec::new();
    Trained::default().weigh(position, &turns, &mut weights);
    let mut weighed: Vec<(Turn, f32)> = turns.into_iter().zip(weights).collect();
    weighed.sort_by(|(_, one), (_, two)| two.total_cmp(one));
    weighed.into_iter().map(|(turn, _)| turn).collect()
}
