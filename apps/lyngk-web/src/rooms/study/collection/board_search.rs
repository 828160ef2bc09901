//! Search on the board: a position, a stack or claims, with the results of the games and what was played next.

use leptos::prelude::*;
use lyngk_picture::Picture;
use lyngk_rules::{Position, Stack, Turn};
use lyngk_study::collection::{ClaimPattern, NextTurn, Pattern, Results};
use lyngk_study::study::say::turn_with_arrow;
use lyngk_view::Compass;

use super::OpenCollection;
use super::claims::ClaimChoice;
use super::select::select;
use crate::browser;
use crate::rooms::picture_style;

/// Button of a study: searches its position in the collection that is open, or in one's own games.
#[component]
pub(in crate::rooms::study) fn SearchButton() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let room = open.room();
    let search = move |_| {
        let position = *room.study.read_untracked().position();
        open.find(Some(Pattern::Position(position)));
        let _ = window().location().set_hash(&open.address());
    };
    view! {
        <button type="button" id="collection-find" on:click=search>{room.board.text("collection-find")}</button>
    }
}

/// What is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Nothing,
    Position,
    Stack,
    Claims,
}

impl OpenCollection {
    /// What is searched. Reactive.
    fn kind(self) -> Kind {
        match &self.query.read().pattern {
            Some(Pattern::Position(_)) => Kind::Position,
            Some(Pattern::Stack(_)) => Kind::Stack,
            Some(Pattern::Claims(_)) => Kind::Claims,
            // A stack is searched once it has been written.
            None if self.is_writing.get() => Kind::Stack,
            None => Kind::Nothing,
        }
    }
}

/// Choice of what is searched.
#[component]
pub(super) fn BoardChoice() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let board = open.room().board;
    let kind = Memo::new(move |_| open.kind());
    let studied = move || *open.room().study.read_untracked().position();
    let choose = move |kind: Kind| {
        open.is_writing.set(kind == Kind::Stack);
        open.find(match kind {
            Kind::Nothing | Kind::Stack => None,
            Kind::Position => Some(Pattern::Position(studied())),
            Kind::Claims => Some(Pattern::Claims(ClaimPattern::of(&studied()))),
        });
    };
    let choice = move || {
        let words = board.words.get();
        let options = [
            (Kind::Nothing, "collection-board-none"),
            (Kind::Position, "collection-board-position"),
            (Kind::Stack, "collection-board-stack"),
            (Kind::Claims, "collection-board-claims"),
        ];
        let options = options.into_iter().map(|(kind, key)| (kind, words.text(key))).collect();
        select("collection-board", board.text("collection-board"), options, move || kind.get(), choose)
    };
    view! { {move || choice()} }
}

/// What is searched, and what was played there.
#[component]
pub(super) fn BoardSearch() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let kind = Memo::new(move |_| open.kind());
    let subject = move || match kind.get() {
        Kind::Nothing => ().into_any(),
        Kind::Position => view! { <PositionPicture /> }.into_any(),
        Kind::Stack => view! { <StackField /> }.into_any(),
        Kind::Claims => view! { <ClaimChoice /> }.into_any(),
    };
    let is_searching = Memo::new(move |_| open.query.read().pattern.is_some());
    let table = move || is_searching.get().then(|| view! { <Played /> });
    let name = move || match kind.get() {
        Kind::Nothing => "nothing",
        Kind::Position => "position",
        Kind::Stack => "stack",
        Kind::Claims => "claims",
    };
    view! {
        <div class="board-search" id="board-search" data-kind=name>
            {move || subject()}
            {move || table()}
        </div>
    }
}

/// The position that is searched.
#[component]
fn PositionPicture() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let board = open.room().board;
    let position = Memo::new(move |_| match open.query.read().pattern {
        Some(Pattern::Position(position)) => Some(position),
        _ => None,
    });
    let drawing = move || {
        let settings = board.page.settings.read();
        let style = picture_style(&settings);
        let picture = |position: Position| Picture {
            style,
            compass: Compass::new(settings.rotation),
            coordinates: false,
            players: false,
            ..Picture::new(position)
        };
        position.get().map(|position| picture(position).svg())
    };
    view! {
        <div class="search-picture" id="search-picture" aria-hidden="true" inner_html=drawing></div>
        <p class="study-hint">{board.text("collection-position-hint")}</p>
    }
}

/// The stack that is searched, as letters.
#[component]
fn StackField() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let board = open.room().board;
    let letters = RwSignal::new(match open.query.read_untracked().pattern {
        Some(Pattern::Stack(stack)) => stack.to_string(),
        _ => String::new(),
    });
    let stack = move || {
        let stack: Option<Stack> = letters.read().trim().to_uppercase().parse().ok();
        stack.filter(|stack| (2..=6).contains(&stack.height()))
    };
    let is_wrong = move || !letters.read().trim().is_empty() && stack().is_none();
    let write = move |text: String| {
        letters.set(text);
        let pattern = untrack(stack).map(Pattern::Stack);
        open.ask(true, |query| query.pattern = pattern);
    };
    view! {
        <div class="field">
            <label for="collection-stack">{board.text("collection-stack")}</label>
            <input
                class="line-input"
                id="collection-stack"
                type="text"
                autocomplete="off"
                autocapitalize="characters"
                spellcheck="false"
                aria-describedby="collection-stack-said"
                aria-invalid=move || is_wrong().to_string()
                prop:value=letters
                on:input:target=move |event| write(event.target().value())
            />
            <p id="collection-stack-said" class="study-hint" class:study-problem=is_wrong>
                {move || board.words.get().text(if is_wrong() { "collection-stack-wrong" } else { "collection-stack-hint" })}
            </p>
        </div>
    }
}

/// Results of the games that contain it, and what was played next.
#[component]
fn Played() -> impl IntoView {
    let open: OpenCollection = expect_context();
    let board = open.room().board;
    let listed = Memo::new(move |_| {
        let listed = open.listed.read();
        (listed.results, listed.in_variations, listed.next.clone())
    });
    let numbers = |results: Results| {
        let cells = [results.games(), results.one, results.ties, results.two, results.open];
        cells.map(|count| view! { <td>{count}</td> }).collect_view()
    };
    let follow = move |turn: Turn| {
        let pattern = open.query.read_untracked().pattern.clone();
        let Some(Pattern::Position(mut position)) = pattern else { return };
        if position.play(turn).is_ok() {
            open.find(Some(Pattern::Position(position)));
            browser::focus("#collection-board");
        }
    };
    let is_position = Memo::new(move |_| matches!(open.query.read().pattern, Some(Pattern::Position(_))));
    let row = move |next: NextTurn| {
        let words = board.words.get();
        let turn = match next.turn {
            None => words.text("collection-record-ends").into_any(),
            Some(turn) => {
                let text = turn_with_arrow(&words, turn);
                if is_position.get() {
                    let label = words.with("collection-follow", [("turn", text.as_str().into())]);
                    view! {
                        <button type="button" class="turn" aria-label=label on:click=move |_| follow(turn)>{text.clone()}</button>
                    }
                    .into_any()
                } else {
                    text.into_any()
                }
            }
        };
        view! { <tr><th scope="row">{turn}</th>{numbers(next.results)}</tr> }
    };
    let head = move || {
        let words = board.words.get();
        let wins = |key: &'static str| words.with("study-wins", [("player", words.text(key).into())]);
        let heads = [
            // What follows a stack or claims is of many positions, which says nothing.
            if is_position.get() { words.text("collection-next") } else { String::new() },
            words.text("collection-games"),
            wins("player-one"),
            words.text("end-draw"),
            wins("player-two"),
            words.text("collection-open"),
        ];
        let cell = |head: String| {
            if head.is_empty() {
                view! { <td></td> }.into_any()
            } else {
                view! { <th scope="col">{head}</th> }.into_any()
            }
        };
        heads.map(cell).collect_view()
    };
    // They have no part in what was played next, but in the number of games.
    let in_variations = move || {
        let results = listed.get().1;
        let name = board.text("collection-in-variations");
        (results.games() > 0)
            .then(|| view! { <tr id="played-in-variations"><th scope="row">{name}</th>{numbers(results)}</tr> })
    };
    let all = move || {
        view! { <tr class="played-all"><th scope="row">{board.text("collection-all")}</th>{numbers(listed.get().0)}</tr> }
    };
    view! {
        <div class="played-box" tabindex="0" role="region" aria-label=board.text("collection-next")>
            <table class="played" id="collection-played">
                <thead><tr>{move || head()}</tr></thead>
                <tbody>{move || is_position.get().then(|| listed.get().2.into_iter().map(row).collect_view())}{move || in_variations()}</tbody>
                <tfoot>{move || all()}</tfoot>
            </table>
        </div>
    }
}
