//! Choice of the claims that are searched.

use leptos::prelude::*;
use lyngk_rules::{Color, Player};
use lyngk_study::collection::{ClaimPattern, Pattern};
use lyngk_view::say;

use super::OpenCollection;
use super::select::select;

/// Who has claimed a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    Anybody,
    Nobody,
    Is(Player),
}

const IDS: [&str; 5] =
    ["collection-ivory", "collection-blue", "collection-red", "collection-green", "collection-black"];

/// A choice for each colour.
#[component]
pub(super) fn ClaimChoice() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let board = open.room().board;
    let claims = Memo::new(move |_| match open.query.read().pattern {
        Some(Pattern::Claims(claims)) => claims,
        _ => ClaimPattern::default(),
    });
    let owner = move |color: Color| {
        let claims = claims.get();
        let player = Player::ALL.into_iter().find(|&player| claims.claimed[player].contains(color));
        match player {
            Some(player) => Owner::Is(player),
            None if claims.neutral.contains(color) => Owner::Nobody,
            None => Owner::Anybody,
        }
    };
    let choose = move |color: Color, owner: Owner| {
        let mut claims = claims.get_untracked();
        for player in Player::ALL {
            claims.claimed[player] = claims.claimed[player] - color.into();
        }
        claims.neutral = claims.neutral - color.into();
        match owner {
            Owner::Anybody => (),
            Owner::Nobody => claims.neutral.insert(color),
            Owner::Is(player) => claims.claimed[player].insert(color),
        }
        open.find(Some(Pattern::Claims(claims)));
    };
    let fields = move || {
        let words = board.words.get();
        let options = vec![
            (Owner::Anybody, words.text("collection-any")),
            (Owner::Nobody, words.text("collection-nobody")),
            (Owner::Is(Player::One), words.text("player-one")),
            (Owner::Is(Player::Two), words.text("player-two")),
        ];
        let field = |color: Color| {
            let name = move || say::color(&board.words.get(), color);
            select(IDS[color.index()], name, options.clone(), move || owner(color), move |owner| choose(color, owner))
        };
        Color::ALL.map(field).into_iter().collect_view()
    };
    view! { <div class="filter-fields" role="group" aria-label=board.text("collection-board-claims")>{move || fields()}</div> }
}
