//! Analysis of a game, turn by turn.

use lyngk_rules::{Player, Record, Turn};

use super::judgement::Judgement;
use super::review::{GameReview, ReviewStep};
use super::summary::Summary;
use crate::{Clock, Engine, Limits, Score};

/// The analysis of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameAnalysis {
    /// The turns of the main line in order. If the analysis was stopped, the first ones are missing.
    pub turns: Vec<TurnAnalysis>,
    /// The player to move at the end of the main line.
    pub to_move: Player,
    /// The score of the final position for that player. None if the analysis was stopped before.
    pub end: Option<Score>,
    /// Whether all turns were analysed.
    pub complete: bool,
}

/// The analysis of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnAnalysis {
    /// The number of turns before it in the main line.
    pub index: usize,
    /// The player who moved.
    pub player: Player,
    /// The turn.
    pub turn: Turn,
    /// The score of the position before it, for the player who moved.
    pub before: Score,
    /// The score of the turn, for the same player.
    pub after: Score,
    /// The judgement. None for the only legal turn of a position.
    pub judgement: Option<Judgement>,
}

/// The progress of an analysis.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// The number of turns judged.
    pub done: usize,
    /// The number of turns.
    pub total: usize,
    /// The turn judged last.
    pub turn: &'a TurnAnalysis,
}

impl GameAnalysis {
    /// The scores of all positions for a player: before each turn, and at the end.
    #[must_use]
    pub fn chances(&self, player: Player) -> Vec<Score> {
        let seen = |mover: Player, score: Score| if mover == player { score } else { score.opposite() };
        let before = self.turns.iter().map(|turn| seen(turn.player, turn.before));
        let end = self.end.map(|score| seen(self.to_move, score));
        before.chain(end).collect()
    }

    /// The statistics of a player.
    #[must_use]
    pub fn summary(&self, player: Player) -> Summary {
        Summary::of(&self.turns, player)
    }
}

/// Judges each turn of the main line by the method of [`GameReview`]. `limits` are for one search. To recognise the only good turn of a
/// position, the engine must report two lines.
///
/// With one thread, the same options and the same limit of nodes give the same result.
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
            ReviewStep::Ask(request) => {
                let limits = Limits { among: request.among, ..limits.clone() };
                let report = engine.go(&request.position, &limits, clock, &mut |_| ());
                // An interrupted search is not comparable with the others.
                if !limits.stop.is_stopped() {
                    review.answer(&report.lines, report.nodes);
                }
            }
        }
    }
    review.into_analysis()
}
