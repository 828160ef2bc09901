//! Consequences of turns: completed stacks, forced passes, outcomes.

use alloc::vec::Vec;

use crate::{Color, Core, IllegalTurn, Outcome, Player, Point, Position, Stack, Turn, Variant};

/// The consequence of completing a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Completion {
    /// Standard game, one of the mover's colours on top: the stack is removed and scores a point (E9).
    Removed,
    /// Six-stack variant, one of the mover's colours on top: the stack stays and wins the game (H4).
    Won,
    /// A neutral colour on top: the stack stays and belongs to nobody (E10, H5).
    Obstacle,
}

/// A stack of full height that a turn has completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Completed {
    /// The point of the stack.
    pub at: Point,
    /// All its pieces, from bottom to top.
    pub stack: Stack,
    /// The consequence.
    pub completion: Completion,
}

/// The consequences of a legal turn, for texts, sounds and drawings.
///
/// ```
/// use lyngk_rules::{Color, Point, Position, Variant};
///
/// let start = Position::random_start(1, Variant::Standard);
/// let turn = start.turns().into_iter().find(|turn| turn.claim() == Some(Color::Red)).expect("red can be claimed");
/// let consequences = start.consequences(turn)?;
/// assert_eq!(consequences.claimed(), Some(Color::Red));
/// assert_eq!(consequences.completed, None);
/// # Ok::<(), lyngk_rules::IllegalTurn>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Consequences {
    /// The turn.
    pub turn: Turn,
    /// The player who makes it.
    pub player: Player,
    /// The path of the move by [`Core::path`](crate::Core::path): start, LYNGK points, end. Empty for a pass.
    pub path: Vec<Point>,
    /// The stack that it completes.
    pub completed: Option<Completed>,
    /// Whether the opponent must pass next (E12).
    pub opponent_must_pass: bool,
    /// The outcome, if the turn ends the game.
    pub outcome: Option<Outcome>,
}

impl Consequences {
    /// The colour claimed in the turn (D4).
    #[must_use]
    pub const fn claimed(&self) -> Option<Color> {
        self.turn.claim()
    }

    /// The LYNGK points on the path, in order (F2).
    #[must_use]
    pub fn lyngk_points(&self) -> &[Point] {
        self.path.get(1..self.path.len().saturating_sub(1)).unwrap_or_default()
    }
}

impl Core {
    /// Whether a legal turn completes a stack of the mover's own: one of full height with one of their colours on top, which is a
    /// point (E9) or wins (H4). An obstacle belongs to nobody (E10, H5). The answer for an illegal turn means nothing.
    ///
    /// ```
    /// use lyngk_rules::{PerPlayer, Position, Variant};
    ///
    /// let mut game = Position::random_start(1, Variant::Standard);
    /// let mut completed = PerPlayer::both(0);
    /// while let Some(&turn) = game.turns().first() {
    ///     completed[game.to_move()] += u8::from(game.completes(turn));
    ///     game.play_unchecked(turn);
    /// }
    /// assert_eq!(completed, PerPlayer::from_fn(|player| game.scored(player)));
    /// ```
    #[must_use]
    pub fn completes(&self, turn: Turn) -> bool {
        let Turn::Move { claim, from, to } = turn else { return false };
        self.height(from) + self.height(to) == self.variant().height_limit()
            && self.top_color(from).is_some_and(|top| claim == Some(top) || self.claims(self.to_move()).contains(top))
    }
}

impl Position {
    /// The consequences of a turn.
    ///
    /// # Errors
    /// Every reason why the turn is illegal.
    pub fn consequences(&self, turn: Turn) -> Result<Consequences, IllegalTurn> {
        let mut next = *self;
        next.play(turn)?;
        Ok(Consequences {
            turn,
            player: self.to_move(),
            path: self.path(turn).unwrap_or_default(),
            completed: self.completed(turn),
            opponent_must_pass: next.must_pass(),
            outcome: next.outcome(),
        })
    }

    /// The stack that a legal turn completes.
    fn completed(&self, turn: Turn) -> Option<Completed> {
        let Turn::Move { from, to, .. } = turn else { return None };
        let stack = Stack::from_pieces(self.stack(to).pieces().chain(self.stack(from).pieces()))?;
        if stack.height() < self.variant().height_limit() {
            return None;
        }
        let completion = match self.variant() {
            _ if !self.completes(turn) => Completion::Obstacle,
            Variant::Standard => Completion::Removed,
            Variant::Six => Completion::Won,
        };
        Some(Completed { at: to, stack, completion })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    /// Player 1 has claimed red, and b1 can move onto b2.
    fn position(variant: Variant, below: &str, above: &str) -> Position {
        let mut setup = Setup { variant, ..Setup::default() };
        setup.stacks[Point::B1.index()] = above.parse().expect("a stack");
        setup.stacks[Point::B2.index()] = below.parse().expect("a stack");
        setup.claims[Player::One].insert(Color::Red);
        Position::of_valid(&setup)
    }

    fn completed(variant: Variant, below: &str, above: &str) -> Option<Completed> {
        let turn = Turn::Move { claim: None, from: Point::B1, to: Point::B2 };
        position(variant, below, above).consequences(turn).expect("a legal turn").completed
    }

    fn stack(text: &str) -> Stack {
        text.parse().expect("a stack")
    }

    #[test]
    fn completed_stacks_are_removed_win_or_stay() {
        let at = Point::B2;
        let found = completed(Variant::Standard, "JK", "IBR");
        assert_eq!(found, Some(Completed { at, stack: stack("JKIBR"), completion: Completion::Removed }));
        let found = completed(Variant::Standard, "JR", "IBK");
        assert_eq!(found, Some(Completed { at, stack: stack("JRIBK"), completion: Completion::Obstacle }));
        let found = completed(Variant::Six, "JKG", "IBR");
        assert_eq!(found, Some(Completed { at, stack: stack("JKGIBR"), completion: Completion::Won }));
        let found = completed(Variant::Six, "JRG", "IBK");
        assert_eq!(found, Some(Completed { at, stack: stack("JRGIBK"), completion: Completion::Obstacle }));
        assert_eq!(completed(Variant::Six, "JK", "IBR"), None);
        assert_eq!(completed(Variant::Standard, "J", "IBR"), None);
    }

    #[test]
    fn completes_is_true_only_for_full_stacks_of_the_movers_own() {
        let completes = |variant, below, above, claim| {
            position(variant, below, above).completes(Turn::Move { claim, from: Point::B1, to: Point::B2 })
        };
        for (variant, below) in [(Variant::Standard, "JG"), (Variant::Six, "JGJ")] {
            assert!(completes(variant, below, "IBR", None), "E9, H4: one of the mover's colours on top, {variant:?}");
            assert!(!completes(variant, below, "IBK", None), "E10, H5: a neutral one, {variant:?}");
            assert!(completes(variant, below, "IBK", Some(Color::Black)), "claimed in this turn, {variant:?}");
            assert!(!completes(variant, "G", "IBR", None), "too low, {variant:?}");
            assert!(!position(variant, below, "IBR").completes(Turn::Pass));
        }
        assert!(!completes(Variant::Six, "JG", "IBR", None), "five is not six");
    }

    #[test]
    fn the_last_turn_has_the_outcome() {
        let turn = Turn::Move { claim: None, from: Point::B1, to: Point::B2 };
        let consequences = position(Variant::Standard, "JK", "IBR").consequences(turn).expect("a legal turn");
        assert_eq!(consequences.outcome.map(|outcome| outcome.winner), Some(Some(Player::One)));
        assert!(!consequences.opponent_must_pass);
        assert_eq!(consequences.path, [Point::B1, Point::B2]);
        assert!(consequences.lyngk_points().is_empty());
    }

    #[test]
    fn illegal_turns_have_no_consequences() {
        let error = position(Variant::Standard, "JK", "IBR").consequences(Turn::Pass).expect_err("one can move");
        assert_eq!(error.turn(), Turn::Pass);
    }
}
