//! A whole game, turn by turn.

use lyngk_rules::{Player, Record, Turn};

use super::judgement::Judgement;
use super::review::{GameReview, ReviewStep};
use super::summary::Summary;
use crate::{Clock, Engine, Limits, Score};

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

/// Judges each turn of the main line against the best that the engine finds, by the method of [`GameReview`]; `limits` are
/// for one position. To call a turn the only good one the engine must report two lines.
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
    let mut review = GameReview::new(record);
    while !limits.stop.is_stopped() {
        match review.step() {
            ReviewStep::Judged(progress) => on_turn(&progress),
            ReviewStep::Over => break,
            ReviewStep::Ask(question) => {
                let limits = Limits { among: question.among, ..limits.clone() };
                let report = engine.go(&question.position, &limits, clock, &mut |_| ());
                // What is cut short says less than the other searches: it is not used.
                if !limits.stop.is_stopped() {
                    review.answer(&report.lines);
                }
            }
        }
    }
    review.into_analysis()
}
