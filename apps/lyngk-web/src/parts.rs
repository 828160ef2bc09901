//! Parts of the program that come when they are wanted.
//!
//! The first board needs only some of the program. What can be reached only through a door here lies in a file of its own, which
//! the browser loads: quietly when the board has been drawn, or when somebody opens the door. `cargo xtask page` does the cutting.

// A door is a function in another WebAssembly module. What `wasm_split` writes to declare one is unsafe to Rust, as every link between
// modules is; both sides of it come from one program and one compiler.
#![allow(unsafe_code)]
// The result is for what may happen before a door can be called.
#![allow(clippy::unnecessary_wraps)]

use std::future::Future;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::browser::AFTER_THE_BOARD;
use crate::coach;
use crate::desk::{Desk, Dialog};
use crate::dialogs;
use crate::place::Room;
use crate::rooms;

/// A dialog, or none: the offer of hints lies here, too. It comes soon, but not before the board.
#[wasm_split(dialogs, preload(load_dialogs), fallible)]
fn dialog_door(dialog: Option<Dialog>) -> Result<AnyView, SplitLoaderError> {
    Ok(dialog.map_or_else(coach::offer, dialogs::content))
}

#[wasm_split(learn, preload(load_learn), fallible)]
fn learn_door() -> Result<AnyView, SplitLoaderError> {
    Ok(rooms::learn::room())
}

#[wasm_split(puzzles, preload(load_puzzles), fallible)]
fn puzzles_door() -> Result<AnyView, SplitLoaderError> {
    Ok(rooms::puzzles::room())
}

#[wasm_split(study, preload(load_study), fallible)]
fn study_door() -> Result<AnyView, SplitLoaderError> {
    Ok(rooms::study::room())
}

#[wasm_split(coach, preload(load_coach), fallible)]
fn coach_door() -> Result<AnyView, SplitLoaderError> {
    Ok(coach::panel())
}

/// A room beside the game, as soon as it is here; nothing for the game's own.
pub(crate) fn room(parts: Parts, room: Room) -> AnyView {
    match room {
        Room::Play => ().into_any(),
        Room::Learn => through(parts.learn, || step_through(learn_door())),
        Room::Puzzles => through(parts.puzzles, || step_through(puzzles_door())),
        Room::Study => through(parts.study, || step_through(study_door())),
    }
}

/// A dialog, as soon as it is here.
pub(crate) fn dialog(parts: Parts, dialog: Dialog) -> AnyView {
    through(parts.dialogs, move || step_through(dialog_door(Some(dialog))))
}

/// The offer of hints, once it is here. Without it one can play as well.
pub(crate) fn hints(parts: Parts) -> AnyView {
    let offer = move || parts.dialogs.is_here().then(|| step_through(dialog_door(None)));
    view! { {move || offer()} }.into_any()
}

/// A hint, as soon as it is here.
pub(crate) fn coach(parts: Parts) -> AnyView {
    through(parts.coach, || step_through(coach_door()))
}

/// The parts, where the whole page can reach them.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    pub(crate) dialogs: Part,
    learn: Part,
    puzzles: Part,
    study: Part,
    coach: Part,
}

impl Parts {
    /// The parts. What is likely to be wanted soon comes as soon as the board has been drawn.
    pub(crate) fn new() -> Parts {
        let parts = Parts {
            dialogs: Part::new(|| Box::pin(load_dialogs())),
            learn: Part::new(|| Box::pin(load_learn())),
            puzzles: Part::new(|| Box::pin(load_puzzles())),
            study: Part::new(|| Box::pin(load_study())),
            coach: Part::new(|| Box::pin(load_coach())),
        };
        request_animation_frame(move || set_timeout(move || parts.dialogs.fetch(), AFTER_THE_BOARD));
        parts
    }
}

/// A part of the program.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    coming: RwSignal<Coming>,
    load: fn() -> Loading,
}

/// A part on its way.
type Loading = Pin<Box<dyn Future<Output = Result<(), SplitLoaderError>>>>;

/// How far a part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Coming {
    NotAskedFor,
    OnItsWay,
    Here,
    /// It could not be had. It may be asked for again.
    Failed,
}

impl Part {
    fn new(load: fn() -> Loading) -> Part {
        Part { coming: RwSignal::new(Coming::NotAskedFor), load }
    }

    /// Whether it is here, now and when it comes.
    pub(crate) fn is_here(self) -> bool {
        self.coming.get() == Coming::Here
    }

    /// Has it come, unless it is here or on its way.
    pub(crate) fn fetch(self) {
        if matches!(self.coming.get_untracked(), Coming::OnItsWay | Coming::Here) {
            return;
        }
        self.coming.set(Coming::OnItsWay);
        spawn_local(async move {
            let loaded = (self.load)().await;
            self.coming.set(if loaded.is_ok() { Coming::Here } else { Coming::Failed });
        });
    }
}

/// What is behind a door, or what is to be said while it is not here.
fn through(part: Part, open: impl Fn() -> Option<AnyView> + Send + 'static) -> AnyView {
    Effect::new(move |_| part.fetch());
    let shown = move || match part.coming.get() {
        Coming::Here => open().unwrap_or_else(|| unreachable_part(part)),
        Coming::Failed => unreachable_part(part),
        // It takes a moment, of which nobody needs to be told.
        Coming::NotAskedFor | Coming::OnItsWay => ().into_any(),
    };
    view! { {move || shown()} }.into_any()
}

/// Steps through a door whose part is here. One does not wait for that, so that what is drawn belongs to who draws it.
fn step_through(door: impl Future<Output = Result<AnyView, SplitLoaderError>>) -> Option<AnyView> {
    match pin!(door).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(Ok(view)) => Some(view),
        Poll::Ready(Err(_)) | Poll::Pending => None,
    }
}

fn unreachable_part(part: Part) -> AnyView {
    let desk: Desk = expect_context();
    view! {
        <div class="part-missing" role="alert">
            <p>{desk.text("part-unreachable")}</p>
            <button type="button" class="button" on:click=move |_| part.fetch()>
                {desk.text("part-again")}
            </button>
        </div>
    }
    .into_any()
}
