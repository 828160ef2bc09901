//! Animations under way at a board.

use leptos::prelude::*;
use lyngk_game::Played;
use lyngk_rules::{Completion, PerPlayer, Player};

/// What the animation of the last turns has not shown yet. Whatever tells about a turn waits for it, so that a text or a number never runs
/// ahead of the stack.
#[derive(Clone, Copy)]
pub(crate) struct UnderWay {
    /// A stack moves from point to point.
    moving: RwSignal<bool>,
    /// Completed stacks on their way to their owner's card.
    scoring: RwSignal<PerPlayer<u8>>,
    /// Whether there is something that moves stacks, and something that carries completed ones to their owner.
    moves: StoredValue<bool>,
    carries: StoredValue<bool>,
}

impl UnderWay {
    pub(crate) fn new() -> UnderWay {
        UnderWay {
            moving: RwSignal::new(false),
            scoring: RwSignal::new(PerPlayer::both(0)),
            moves: StoredValue::new(false),
            carries: StoredValue::new(false),
        }
    }

    /// Whether a stack has not landed yet. Reactive.
    pub(crate) fn is_moving(self) -> bool {
        self.moving.get()
    }

    /// Whether anything has not reached its place yet. Reactive.
    pub(crate) fn is_busy(self) -> bool {
        let arriving = self.scoring.get();
        self.is_moving() || arriving.values().any(|&count| count > 0)
    }

    /// How many completed stacks have not reached this player's card yet. Reactive.
    pub(crate) fn scoring(self, player: Player) -> u8 {
        self.scoring.get()[player]
    }

    /// Whether all has been shown. Reactive.
    pub(crate) fn is_nothing(self) -> bool {
        !self.moving.get() && self.scoring.get() == PerPlayer::both(0)
    }

    /// From now on, until the present owner is disposed of, turns are animated: `landed` will be called for every one.
    pub(crate) fn will_move(self) {
        self.moves.set_value(true);
        on_cleanup(move || {
            self.moves.set_value(false);
            self.stop();
        });
    }

    /// The same for completed stacks and `arrived`.
    pub(crate) fn will_carry(self) {
        self.carries.set_value(true);
        on_cleanup(move || {
            self.carries.set_value(false);
            self.stop();
        });
    }

    /// A turn is about to be animated.
    pub(crate) fn begin(self, played: &Played) {
        if !self.moves.get_value() {
            return;
        }
        self.moving.set(true);
        let completed = played.consequences.completed;
        if self.carries.get_value() && completed.is_some_and(|it| it.completion == Completion::Removed) {
            self.scoring.update(|scoring| scoring[played.consequences.player] += 1);
        }
    }

    /// The moving stack has landed.
    pub(crate) fn landed(self) {
        if self.moving.try_get_untracked() == Some(true) {
            self.moving.set(false);
        }
    }

    /// A completed stack has reached its owner's card.
    pub(crate) fn arrived(self, player: Player) {
        self.scoring.update(|scoring| scoring[player] = scoring[player].saturating_sub(1));
    }

    /// Nothing is under way any more: another position is on display.
    pub(crate) fn stop(self) {
        self.landed();
        if self.scoring.try_get_untracked().is_some_and(|scoring| scoring != PerPlayer::both(0)) {
            self.scoring.set(PerPlayer::both(0));
        }
    }
}
