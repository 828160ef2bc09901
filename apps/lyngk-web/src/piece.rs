//! Pieces, drawn: on the board, and small wherever else they are shown.
//!
//! Colours come from `board.css` by class, shapes and shading from the definitions that the board puts into the page once
//! ([`draw::definitions`]).

use leptos::prelude::*;
use lyngk_picture::draw;
use lyngk_rules::{Piece, Player, Stack};
use lyngk_view::PieceSet;

use crate::state::PageState;

/// The class that gives pieces their colours.
pub(crate) fn set_class(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Stone => "stone",
        PieceSet::Distinct => "distinct",
        PieceSet::Grey => "grey",
    }
}

/// The class of the set that is chosen, behind another one.
fn with_set(class: &'static str) -> impl Fn() -> String + Send + Sync + 'static {
    let page: PageState = expect_context();
    let set = Memo::new(move |_| page.settings.read().pieces);
    move || format!("{class} {}", set_class(set.get()))
}

/// One piece from above, with its symbol: 1.75 em wide unless CSS says otherwise (`.disc`). For the eye only: what it means is
/// said beside it.
#[component]
pub(crate) fn Disc(
    /// What piece.
    piece: Piece,
) -> impl IntoView {
    view! {
        <svg class=with_set("disc") viewBox="-20 -20 40 40" aria-hidden="true" inner_html=draw::disc(piece)></svg>
    }
}

/// A stack, small and from the side, every piece with its symbol: 2.5 em wide unless CSS says otherwise (`.small-stack`). For the
/// eye only.
#[component]
pub(crate) fn SmallStack(
    /// What stands in it.
    stack: Stack,
) -> impl IntoView {
    let (markup, height) = draw::small_stack(stack);
    let view_box = format!("-24 -{height} 48 {height}");
    view! { <svg class=with_set("small-stack") viewBox=view_box aria-hidden="true" inner_html=markup></svg> }
}

/// The mark of a player, as it is on their pieces: one bead or two. 1.5 em wide unless CSS says otherwise (`.beads`). For the eye
/// only.
#[component]
pub(crate) fn Beads(
    /// Whose mark.
    player: Player,
) -> impl IntoView {
    view! { <svg class="beads" viewBox="-16 -8 32 16" aria-hidden="true" inner_html=draw::beads(player)></svg> }
}
