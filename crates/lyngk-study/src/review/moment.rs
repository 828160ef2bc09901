//! Moments of a game that are worth a look: errors and stacks given away.

use lyngk_engine::analysis::{Grade, Theme, TurnAnalysis};
use lyngk_engine::{Score, Verdict};
use lyngk_rules::{Player, Position, Turn};

use super::{Gift, Review};
use crate::ending::turning_point;

/// Number of turns of a better line that are shown. What follows is little more than a guess.
const SHOWN: usize = 3;

/// A turn that is worth a look.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The position before the turn.
    pub position: Position,
    /// The turn, with its scores.
    pub analysis: TurnAnalysis,
    /// Whether it decided the game, as the end of the game tells it.
    pub is_turning_point: bool,
    /// The stack that it gave away, if it did.
    pub gift: Option<Gift>,
    /// The best answer to the turn, with its continuation. Empty if the game is over after the turn.
    pub reply: Vec<Turn>,
}

/// Kind of a moment, in the words of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKind {
    /// A proved win was missed.
    MissedWin,
    /// The opponent was let complete a stack.
    GivenStack,
    /// A stack could have been completed.
    MissedStack,
    /// Another error.
    Error(Grade),
}

/// The number of a player's moments, as a review counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Counts {
    /// Errors of each grade.
    #[allow(missing_docs)]
    pub inaccuracies: usize,
    #[allow(missing_docs)]
    pub mistakes: usize,
    #[allow(missing_docs)]
    pub blunders: usize,
    /// Stacks given away without an error.
    pub gifts: usize,
}

impl Counts {
    /// The counts of these moments.
    fn of(moments: &[Moment]) -> Counts {
        let count = |grade: Option<Grade>| moments.iter().filter(|moment| moment.error() == grade).count();
        Counts {
            inaccuracies: count(Some(Grade::Inaccuracy)),
            mistakes: count(Some(Grade::Mistake)),
            blunders: count(Some(Grade::Blunder)),
            gifts: count(None),
        }
    }
}

impl Moment {
    /// The number of turns before it.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.analysis.index
    }

    /// The grade of an error. None if a stack was given away without one.
    #[must_use]
    pub fn error(&self) -> Option<Grade> {
        self.analysis.judgement.as_ref().map(|judgement| judgement.grade).filter(|grade| grade.is_error())
    }

    /// Whether the turn is an error, and not just a stack given away.
    #[must_use]
    pub fn is_error(&self) -> bool {
        self.error().is_some()
    }

    /// The better line, without its guesses far ahead.
    #[must_use]
    pub fn better(&self) -> Vec<Turn> {
        if !self.is_error() {
            return self.gift.iter().map(|gift| gift.safe).collect();
        }
        let better = self.analysis.judgement.as_ref().and_then(|judgement| judgement.better.as_ref());
        better.map(|line| line.turns.iter().copied().take(SHOWN).collect()).unwrap_or_default()
    }

    /// Its kind.
    #[must_use]
    pub fn kind(&self) -> MomentKind {
        let Some(grade) = self.error() else { return MomentKind::GivenStack };
        let judgement = self.analysis.judgement.as_ref();
        let has = |theme: &Theme| judgement.is_some_and(|judgement| judgement.themes.contains(theme));
        let wins = |score: Score| score.proof().is_some_and(|proof| proof.verdict == Verdict::Win);
        let could_win = judgement.and_then(|judgement| judgement.better.as_ref()).is_some_and(|line| wins(line.score));
        match () {
            () if could_win && !wins(self.analysis.after) => MomentKind::MissedWin,
            () if self.gift.is_some() => MomentKind::GivenStack,
            () if has(&Theme::MissedCompletion) => MomentKind::MissedStack,
            () if has(&Theme::AllowsCompletion) => MomentKind::GivenStack,
            () => MomentKind::Error(grade),
        }
    }
}

fn is_error(turn: &TurnAnalysis) -> bool {
    turn.judgement.as_ref().is_some_and(|judgement| judgement.grade.is_error())
}

impl Review {
    /// The turn with this many turns before it, whether it is worth a look or not. None before it is judged.
    #[must_use]
    pub fn moment(&self, ply: usize) -> Option<Moment> {
        let analysis = self.analysis().turns.into_iter().find(|turn| turn.index == ply)?;
        let gift = self.gifts().into_iter().find(|gift| gift.ply == ply);
        self.moment_of(analysis, gift)
    }

    fn moment_of(&self, analysis: TurnAnalysis, gift: Option<Gift>) -> Option<Moment> {
        let &(position, _) = self.line.get(analysis.index)?;
        let (is_turning_point, reply) = (self.turning_ply() == Some(analysis.index), self.reply(analysis.index));
        Some(Moment { position, analysis, is_turning_point, gift, reply })
    }

    /// The number of turns before the one that decided the game.
    fn turning_ply(&self) -> Option<usize> {
        turning_point(&self.graph(self.winner?), self.winner?)?.checked_sub(1)
    }

    /// The moments of one player or both, in the order of the game.
    #[must_use]
    pub fn moments(&self, of: Option<Player>) -> Vec<Moment> {
        let gifts = self.gifts();
        let turns = self.analysis().turns.into_iter().filter(|turn| of.is_none_or(|player| player == turn.player));
        let moment = |turn: TurnAnalysis| {
            let gift = gifts.iter().find(|gift| gift.ply == turn.index).copied();
            (is_error(&turn) || gift.is_some()).then(|| self.moment_of(turn, gift))?
        };
        turns.filter_map(moment).collect()
    }

    /// The moments of a player, counted.
    #[must_use]
    pub fn counts(&self, player: Player) -> Counts {
        Counts::of(&self.moments(Some(player)))
    }
}
