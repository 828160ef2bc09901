//! A whole game, turn by turn.

use lyngk_rules::{Player, Position, Record, Turn};

use super::judge::{INACCURACY, Judgement, MISTAKE, judge, thousandths};
use super::position::{final_score, one_turn_before};
use super::summary::Summary;
use crate::{Clock, Engine, Limits, Line, Score, Verdict};

/// How well a game was played.
#[derive(Clone, Debug, PartialEq)]
pub struct GameAnalysis {
    /// The turns of the main line in their order. If the analysis was stopped, those of the beginning are missing.
    pub turns: Vec<TurnAnalysis>,
    /// Who is to move at the end of the main line.
    pub to_move: Player,
    /// What the position there promises that player; none if the analysis was stopped before that.
    pub end: Option<Score>,
    /// Whether nothing is missing.
    pub complete: bool,
}

/// A turn of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnAnalysis {
    /// How many turns of the main line came before it.
    pub index: usize,
    /// Who moved.
    pub player: Player,
    /// The turn that was played.
    pub turn: Turn,
    /// What the position before it promised the player who moved.
    pub before: Score,
    /// What it came to, for the same player.
    pub after: Score,
    /// How good it was; none for a turn that was the only legal one.
    pub judgement: Option<Judgement>,
}

/// How far an analysis has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// How many turns are done.
    pub done: usize,
    /// How many there are.
    pub total: usize,
    /// The one done last.
    pub turn: &'a TurnAnalysis,
}

impl GameAnalysis {
    /// What each position promised a player: before each turn, and at the end.
    #[must_use]
    pub fn chances(&self, player: Player) -> Vec<Score> {
        let seen = |mover: Player, score: Score| if mover == player { score } else { score.opposite() };
        let before = self.turns.iter().map(|turn| seen(turn.player, turn.before));
        let end = self.end.map(|score| seen(self.to_move, score));
        before.chain(end).collect()
    }

    /// How well a player played.
    #[must_use]
    pub fn summary(&self, player: Player) -> Summary {
        Summary::of(&self.turns, player)
    }
}

/// Judges each turn of the main line against the best that the engine finds; `limits` are for one position.
///
/// Positions are searched from the last to the first, so that what the engine remembers of the later ones helps with
/// the earlier. What a turn came to is what the position after it promises, searched as long as every other. Where that
/// is less than the position before promised, the position after the better turn is searched as long too before anything
/// is said: a turn is blamed by two searches of the same kind, never by one that saw less. In the same way, a turn is
/// called the only good one after a search among all others; for that the engine must report two lines.
///
/// The same engine options with one thread and the same limit of nodes give the same answer.
pub fn analyse_game(
    engine: &mut Engine,
    record: &Record,
    limits: &Limits,
    clock: &dyn Clock,
    on_turn: &mut dyn FnMut(&Progress<'_>),
) -> GameAnalysis {
    engine.new_game();
    let mut searcher = Searcher { engine, limits, clock };
    let mut position = *record.start();
    let mut played = Vec::new();
    for id in record.main_line() {
        let turn = record.node(id).turn();
        played.push((position, turn));
        position.play_unchecked(turn);
    }
    let (to_move, end) = (position.to_move(), searcher.score(&position));
    let mut analysis = GameAnalysis { turns: Vec::new(), to_move, end, complete: false };
    let Some(mut next) = analysis.end else { return analysis };
    let total = played.len();
    for (index, (position, turn)) in played.into_iter().enumerate().rev() {
        let done = searcher.turn(&position, turn, one_turn_before(next));
        let Some(done) = done.filter(|_| !limits.stop.is_stopped()) else { break };
        next = done.before;
        analysis.turns.push(TurnAnalysis { index, ..done });
        if let Some(turn) = analysis.turns.last() {
            on_turn(&Progress { done: total - index, total, turn });
        }
    }
    analysis.complete = analysis.turns.len() == total;
    analysis.turns.reverse();
    analysis
}

/// Searches with the same limits again and again. Whatever is cut short by a stop gives nothing.
struct Searcher<'a> {
    engine: &'a mut Engine,
    limits: &'a Limits,
    clock: &'a dyn Clock,
}

impl Searcher<'_> {
    fn lines(&mut self, position: &Position, among: Option<Vec<Turn>>) -> Option<Vec<Line>> {
        let limits = Limits { among, ..self.limits.clone() };
        if limits.stop.is_stopped() {
            return None;
        }
        let report = self.engine.go(position, &limits, self.clock, &mut |_| ());
        (!limits.stop.is_stopped()).then_some(report.lines)
    }

    /// What a position promises the player to move.
    fn score(&mut self, position: &Position) -> Option<Score> {
        match final_score(position) {
            Some(score) => Some(score),
            None => self.lines(position, None)?.first().map(|line| line.score),
        }
    }

    /// Analyses a turn, given what it came to.
    fn turn(&mut self, position: &Position, turn: Turn, after: Score) -> Option<TurnAnalysis> {
        let done = |before, after, judgement| TurnAnalysis {
            index: 0,
            player: position.to_move(),
            turn,
            before,
            after,
            judgement,
        };
        if position.turn_count() == 1 {
            return Some(done(after, after, None));
        }
        let lines = self.lines(position, None)?;
        let best = lines.first()?.score;
        // What is proved is known, whichever search found it.
        let proved = lines.iter().find(|line| line.turns.first() == Some(&turn) && line.score.proof().is_some());
        let after = proved.filter(|_| after.proof().is_none()).map_or(after, |line| line.score);
        let wins = after.proof().is_some_and(|proof| proof.verdict == Verdict::Win);
        let rival = self.rival(position, turn, after, &lines)?;
        Some(done(if wins { best.max(after) } else { best }, after, Some(judge(position, turn, rival, after))))
    }

    /// The line to compare the played turn with, looked at twice where it would bring blame or praise. The played turn
    /// itself where nothing speaks for another.
    fn rival(&mut self, position: &Position, turn: Turn, after: Score, lines: &[Line]) -> Option<Line> {
        let as_played = Line { score: after, turns: vec![turn] };
        let lost = |score: Score| thousandths(score.expectation() - after.expectation());
        let best = lines.first()?;
        if best.turns.first() == Some(&turn) {
            let seems_only = lines.get(1).is_some_and(|second| lost(second.score) <= -MISTAKE);
            if !seems_only && lost(best.score) < INACCURACY {
                return Some(as_played);
            }
            let others = position.turns().into_iter().filter(|&other| other != turn).collect();
            let rival = self.lines(position, Some(others))?.into_iter().next()?;
            if lost(rival.score) <= -MISTAKE {
                return Some(rival);
            }
            return self.second_look(position, rival, &as_played);
        }
        self.second_look(position, best.clone(), &as_played)
    }

    /// The line if it is better than what was played, also when the position after its first turn is searched as long
    /// as that after the played one. What is proved, or too little to speak of, needs no second search.
    fn second_look(&mut self, position: &Position, line: Line, as_played: &Line) -> Option<Line> {
        let lost = |score: Score| thousandths(score.expectation() - as_played.score.expectation());
        let better = |line: Line| if lost(line.score) > 0.0 { line } else { as_played.clone() };
        if line.score.proof().is_some() || lost(line.score) < INACCURACY {
            return Some(better(line));
        }
        let &first = line.turns.first()?;
        let mut next = *position;
        next.play_unchecked(first);
        let (score, reply) = match final_score(&next) {
            Some(score) => (score, Vec::new()),
            None => self.lines(&next, None)?.into_iter().next().map(|line| (line.score, line.turns))?,
        };
        let turns = [first].into_iter().chain(reply).collect();
        Some(better(Line { score: one_turn_before(score), turns }))
    }
}
