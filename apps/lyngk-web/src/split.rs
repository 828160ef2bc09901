//! Split points: which code is in which part of the program.
//!
//! Code that is reachable only through a function marked `wasm_split` goes into the WebAssembly file of that part. `cargo xtask page` does
//! the splitting.

// `wasm_split` declares functions of another WebAssembly module, which Rust treats as unsafe, like all foreign functions. Both
// sides come from one program and one compiler.
#![allow(unsafe_code)]
// Loading can fail, so the functions return a `Result`.
#![allow(clippy::unnecessary_wraps)]

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::engine_player::EnginePlayer;
use crate::parts::{Around, Encoder, Part, Parts, Soon};
use crate::state::{BoardState, PageState};
use crate::store::StoredGame;
use crate::{
    board, coach, dialogs, game_over, guide, library, moments, offline, panels, passing, portrait, rooms, screen,
    shortcuts, store, turning,
};

/// All parts, not loaded yet.
pub(crate) fn parts() -> Parts {
    Parts {
        around: Part::new(|| Box::pin(load_around()), |view| call(around(view))),
        keeper: Part::new(|| Box::pin(load_keeper()), |board| call(keeper(board))),
        soon: Part::new(|| Box::pin(load_after_around()), |view| call(soon(view))),
        learn: Part::new(|| Box::pin(load_learn()), |()| call(learn())),
        puzzles: Part::new(|| Box::pin(load_puzzles()), |()| call(puzzles())),
        study: Part::new(|| Box::pin(load_study()), |()| call(study())),
        online: Part::new(|| Box::pin(load_online()), |()| call(online())),
        coach: Part::new(|| Box::pin(load_coach()), |()| call(coach_panel())),
        guide: Part::new(|| Box::pin(load_guide()), |()| call(first_game())),
        engine_player: Part::new(|| Box::pin(load_engine_player()), |board| call(engine_player(board))),
        end_card: Part::new(|| Box::pin(load_end_card()), |closed| call(end_card(closed))),
        moments: Part::new(|| Box::pin(load_moments()), |board| call(accompany(board))),
        encoder: |size, samples| Box::pin(async move { encoder(size, samples).await.ok().flatten() }),
        png: |size, pixels| Box::pin(async move { png(size, pixels).await.ok().flatten() }),
    }
}

/// The embedded board, as soon as it is loaded.
pub(crate) fn embed() -> AnyView {
    Part::new(|| Box::pin(load_embed()), |()| call(embedded_board())).view(())
}

/// The game stored by the last visit.
pub(crate) async fn stored_game() -> Option<StoredGame> {
    restored_game().await.ok()
}

/// Loads the part `soon`. A dialog can replace the game, so what stores games must be there first.
async fn load_after_around() -> Result<(), SplitLoaderError> {
    load_around().await?;
    load_soon().await
}

#[wasm_split(around, preload(load_around), fallible)]
fn around(view: Around) -> Result<AnyView, SplitLoaderError> {
    Ok(panels::around(view))
}

#[wasm_split(around, preload(load_keeper), fallible)]
fn keeper(board: BoardState) -> Result<(), SplitLoaderError> {
    store::keep(board.page, board);
    turning::follow(board);
    passing::follow(board);
    shortcuts::follow(board);
    BoardState::start_acting(board.page);
    Ok(())
}

#[wasm_split(around, fallible)]
fn restored_game() -> Result<StoredGame, SplitLoaderError> {
    Ok(store::restored_game())
}

/// Has the library take the games that wait in local storage.
pub(crate) async fn collect_games() {
    // If the part cannot be fetched, they wait for the next time.
    let _ = take_games().await;
}

#[wasm_split(study, fallible)]
fn take_games() -> Result<(), SplitLoaderError> {
    spawn_local(async {
        let _ = library::collect().await;
    });
    Ok(())
}

#[wasm_split(dialogs, preload(load_soon), fallible)]
fn soon(view: Soon) -> Result<AnyView, SplitLoaderError> {
    Ok(match view {
        Soon::Dialog(dialog) => dialogs::content(dialog),
        Soon::HintButton => coach::hint_button(),
        Soon::Portrait(level) => portrait::drawing(level),
        Soon::NextGame => game_over::next_game(),
        Soon::BoardAids => board::aids(),
        Soon::Screen => screen::screen(),
        Soon::Notices => offline::notices(),
    })
}

#[wasm_split(embed, preload(load_embed), fallible)]
fn embedded_board() -> Result<AnyView, SplitLoaderError> {
    BoardState::start_acting(expect_context::<PageState>());
    Ok(rooms::embed::room())
}

#[wasm_split(raster, fallible)]
fn png((width, height): (u32, u32), pixels: Vec<u8>) -> Result<Option<Vec<u8>>, SplitLoaderError> {
    Ok(lyngk_picture::png(width, height, &pixels).ok())
}

#[wasm_split(raster, fallible)]
fn encoder(size: (u16, u16), samples: Vec<Vec<u8>>) -> Result<Option<Box<dyn Encoder>>, SplitLoaderError> {
    Ok(rooms::study::encoder(size, &samples))
}

#[wasm_split(learn, preload(load_learn), fallible)]
fn learn() -> Result<AnyView, SplitLoaderError> {
    Ok(rooms::learn::room())
}

#[wasm_split(puzzles, preload(load_puzzles), fallible)]
fn puzzles() -> Result<AnyView, SplitLoaderError> {
    Ok(rooms::puzzles::room())
}

#[wasm_split(study, preload(load_study), fallible)]
fn study() -> Result<AnyView, SplitLoaderError> {
    Ok(rooms::study::room())
}

/// Looks for an online game that goes on.
pub(crate) async fn recall(page: PageState, parts: Parts, owner: Owner) {
    // If the part cannot be fetched, the lobby has it.
    let _ = recall_game(page, parts, owner).await;
}

#[wasm_split(online, fallible)]
fn recall_game(page: PageState, parts: Parts, owner: Owner) -> Result<(), SplitLoaderError> {
    owner.with(|| rooms::online::recall(page, parts));
    Ok(())
}

#[wasm_split(online, preload(load_online), fallible)]
fn online() -> Result<AnyView, SplitLoaderError> {
    Ok(rooms::online::room())
}

#[wasm_split(coach, preload(load_coach), fallible)]
fn coach_panel() -> Result<AnyView, SplitLoaderError> {
    Ok(coach::panel())
}

#[wasm_split(guide, preload(load_guide), fallible)]
fn first_game() -> Result<AnyView, SplitLoaderError> {
    Ok(guide::guide())
}

#[wasm_split(engine, preload(load_engine_player), fallible)]
fn engine_player(board: BoardState) -> Result<(), SplitLoaderError> {
    EnginePlayer::start(board);
    Ok(())
}

#[wasm_split(ending, preload(load_end_card), fallible)]
fn end_card(closed: RwSignal<bool>) -> Result<AnyView, SplitLoaderError> {
    Ok(game_over::card(closed))
}

#[wasm_split(moments, preload(load_moments), fallible)]
fn accompany(board: BoardState) -> Result<(), SplitLoaderError> {
    moments::accompany(board);
    Ok(())
}

/// Calls a function of a part that is loaded. Its future is ready at once; polling it here, instead of spawning it, keeps the reactive
/// owner of the caller.
fn call<T>(function: impl Future<Output = Result<T, SplitLoaderError>>) -> Option<T> {
    match pin!(function).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(Ok(built)) => Some(built),
        Poll::Ready(Err(_)) | Poll::Pending => None,
    }
}
