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
use crate::dialogs;
use crate::offline;
use crate::place::Room;
use crate::rooms;
use crate::state::{Dialog, PageState};

/// What comes soon, but not before the board.
#[derive(Clone, Copy)]
enum Soon {
    Dialog(Dialog),
    /// The offer of hints.
    Hints,
    /// The offer of a newer page.
    Update,
}

#[wasm_split(dialogs, preload(load_dialogs), fallible)]
fn dialog_door(wanted: Soon) -> Result<AnyView, SplitLoaderError> {
    Ok(match wanted {
        Soon::Dialog(dialog) => dialogs::content(dialog),
        Soon::Hints => coach::offer(),
        Soon::Update => offline::offer(),
    })
}

#[wasm_split(embed, preload(load_embed), fallible)]
fn embed_door() -> Result<AnyView, SplitLoaderError> {
    Ok(rooms::embed::room())
}

// Behind a trait, so that nothing of it is known elsewhere.
#[wasm_split(film, fallible)]
fn film_door(size: (u16, u16), samples: Vec<Vec<u8>>) -> Result<Option<Box<dyn Camera>>, SplitLoaderError> {
    Ok(rooms::study::camera(size, &samples))
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

/// The board for another page, as soon as it is here.
pub(crate) fn embed() -> AnyView {
    through(Part::new(|| Box::pin(load_embed())), || step_through(embed_door()))
}

/// What makes an animated picture of pictures of a size; nothing where it cannot be had. Some of them are samples of its colours.
pub(crate) async fn film(size: (u16, u16), samples: Vec<Vec<u8>>) -> Option<Box<dyn Camera>> {
    film_door(size, samples).await.ok().flatten()
}

/// Makes an animated picture.
pub(crate) trait Camera {
    /// Adds a picture, to be seen for so many hundredths of a second, and says whether that went well.
    fn take(&mut self, picture: &[u8], hundredths: u16) -> bool;

    /// The whole as a file.
    fn develop(self: Box<Self>) -> Option<Vec<u8>>;
}

/// A dialog, as soon as it is here.
pub(crate) fn dialog(parts: Parts, dialog: Dialog) -> AnyView {
    through(parts.dialogs, move || step_through(dialog_door(Soon::Dialog(dialog))))
}

/// What belongs to the page without a network.
pub(crate) fn offline(parts: Parts) -> Option<AnyView> {
    quietly(parts, Soon::Update)
}

/// The offer of hints.
pub(crate) fn hints(parts: Parts) -> AnyView {
    view! { {move || quietly(parts, Soon::Hints)} }.into_any()
}

/// What nobody misses until it is here.
fn quietly(parts: Parts, wanted: Soon) -> Option<AnyView> {
    if parts.dialogs.is_here() { step_through(dialog_door(wanted)) } else { None }
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
    let page: PageState = expect_context();
    view! {
        <div class="part-missing" role="alert">
            <p>{page.text("part-unreachable")}</p>
            <button type="button" class="button" on:click=move |_| part.fetch()>
                {page.text("part-again")}
            </button>
        </div>
    }
    .into_any()
}
