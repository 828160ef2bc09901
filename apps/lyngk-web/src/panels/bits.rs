//! Small pictures, and what is read but not seen.

use leptos::prelude::*;
use lyngk_rules::{Color, Player, Stack};

/// A disc of a colour.
pub(super) fn disc(color: Color) -> impl IntoView {
    view! { <span class="placeholder-disc" aria-hidden="true">{color.letter().to_string()}</span> }
}

/// A captured stack.
pub(super) fn small_stack(stack: Stack) -> impl IntoView {
    view! { <span aria-hidden="true">{stack.to_string()}</span> }
}

/// The mark of a player: one bead or two.
pub(super) fn beads(player: Player) -> impl IntoView {
    view! { <span aria-hidden="true">{if player == Player::One { "•" } else { "••" }}</span> }
}
