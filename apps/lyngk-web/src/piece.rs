//! Components for pieces outside the board.
//!
//! Colours come from `board.css`; shapes and shading from the SVG definitions that the board puts into the document
//! ([`draw::definitions`]).

use leptos::prelude::*;
use lyngk_picture::draw;
use lyngk_rules::{Piece, Player, Stack};
use lyngk_view::PieceSet;

use crate::state::PageState;

/// The CSS class of a piece set.
pub(crate) fn set_class(set: PieceSet) -> &'static str {
    match set {
        PieceSet::Stone => "stone",
        PieceSet::Distinct => "distinct",
        PieceSet::Grey => "grey",
    }
}

/// A class with that of the chosen piece set.
fn with_set(class: &'static str) -> impl Fn() -> String + Send + Sync + 'static {
    let page: PageState = expect_context();
    let set = Memo::new(move |_| page.settings.read().pieces);
    move || format!("{class} {}", set_class(set.get()))
}

/// A piece from above with its symbol, 1.75 em wide by default (`.disc`). Hidden from screen readers.
#[component]
pub(crate) fn Disc(
    /// The piece.
    piece: Piece,
) -> impl IntoView {
    view! {
        <svg class=with_set("disc") viewBox="-20 -20 40 40" aria-hidden="true" inner_html=draw::disc(piece)></svg>
    }
}

/// A stack from the side, every piece with its symbol, 2.5 em wide by default (`.small-stack`). Hidden from screen readers.
#[component]
pub(crate) fn SmallStack(
    /// The stack.
    stack: Stack,
) -> impl IntoView {
    let (markup, height) = draw::small_stack(stack);
    let view_box = format!("-24 -{height} 48 {height}");
    view! { <svg class=with_set("small-stack") viewBox=view_box aria-hidden="true" inner_html=markup></svg> }
}

/// The rings of a player, one or two, in their tint, 1.5 em wide by default (`.rings`). Hidden from screen readers.
#[component]
pub(crate) fn Rings(
    /// The player.
    player: Player,
) -> impl IntoView {
    let inner = (player == Player::Two).then(|| view! { <circle r="4.5" /> });
    view! {
        <svg class="rings" data-of=player.to_string() viewBox="-12 -12 24 24" aria-hidden="true">
            <circle r="9.5" />
            {inner}
        </svg>
    }
}
