//! Loading of program parts on demand.
//!
//! The first board needs only some of the program. The rest is split into parts, each a WebAssembly file of its own, which the browser
//! fetches once the board has been drawn, or when it is needed. `split.rs` says what is in which part.

use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use leptos::prelude::*;
use lyngk_rules::Player;
use lyngk_view::Level;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::SplitLoaderError;

use crate::browser::AFTER_THE_BOARD;
use crate::route::Room;
use crate::state::{BoardState, Dialog, PageState};

/// All parts, as a context.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    /// What stands around the board and is not needed to see the position.
    pub(crate) around: Part<Around>,
    /// Storage and messages, which follow the game. They have no view; building them starts them. Their code is in the part `around`.
    pub(crate) keeper: Part<BoardState, ()>,
    /// Everything that is likely to be needed soon.
    pub(crate) soon: Part<Soon>,
    pub(crate) learn: Part,
    pub(crate) puzzles: Part,
    pub(crate) study: Part,
    pub(crate) online: Part,
    pub(crate) coach: Part,
    /// The guide through a first game.
    pub(crate) guide: Part,
    /// The engine as a player. It has no view; building it starts it.
    pub(crate) engine_player: Part<BoardState, ()>,
    /// Sounds and celebrations at a board. They have no view; building them starts them.
    pub(crate) moments: Part<BoardState, ()>,
    /// The card at the end of a game. The signal closes it.
    pub(crate) end_card: Part<RwSignal<bool>>,
    /// The GIF encoder.
    pub(crate) encoder: fn((u16, u16), Vec<Vec<u8>>) -> EncoderFuture,
    /// The PNG encoder: from width, height and RGBA pixels to a file.
    pub(crate) png: fn((u32, u32), Vec<u8>) -> FileFuture,
}

/// Views of the part that is fetched as soon as the first board is on the screen.
#[derive(Clone, Copy)]
pub(crate) enum Around {
    Banners,
    Controls,
    GameOver,
    /// The animation of turns on a board.
    Motion,
    Record,
    /// What is behind a player's score.
    ScoreDetails(Player),
    /// The stylesheet of dialogs.
    Styles,
}

/// Views of the part that is fetched soon after the first board.
#[derive(Clone, Copy)]
pub(crate) enum Soon {
    Dialog(Dialog),
    HintButton,
    /// The portrait of a level's character.
    Portrait(Level),
    /// Buttons in the status line after a game.
    NextGame,
    /// Aids for reading the board in whose context they are built.
    BoardAids,
    /// Keys for full screen and zen mode, and the way out of it.
    Screen,
    /// Banners about updates and storage, and the registration of the service worker.
    Notices,
}

impl Parts {
    /// Fetches the parts that are needed soon, once the board has been drawn.
    pub(crate) fn prefetch(self) {
        let around = move || {
            self.around.fetch();
            self.keeper.fetch();
        };
        let others = move || {
            self.soon.fetch();
            self.moments.fetch();
        };
        request_animation_frame(move || {
            set_timeout(around, Duration::ZERO);
            set_timeout(others, AFTER_THE_BOARD);
        });
    }

    /// Has sounds and celebrations accompany a board, once they are loaded and as long as the present owner lives.
    pub(crate) fn accompany(self, board: BoardState) {
        let owner = Owner::current().unwrap_or_default();
        Effect::new(move |_| owner.with(|| self.moments.build_if_loaded(board)));
    }

    /// The view of a room, as soon as it is loaded; nothing for the game, which is in the main program.
    pub(crate) fn room(self, room: Room) -> AnyView {
        match room {
            Room::Play => ().into_any(),
            Room::Learn => self.learn.view(()),
            Room::Puzzles => self.puzzles.view(()),
            Room::Study => self.study.view(()),
            Room::Online => self.online.view(()),
        }
    }
}

/// Context of a room that judges turns: what it says about the last one. It can be heard, too.
#[derive(Clone, Copy)]
pub(crate) struct Judged(pub(crate) Signal<Option<Judgement>>);

/// What a room says about a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judgement {
    Wrong,
    /// Right, and there is more to find.
    Right,
    Solved,
}

/// Encodes a GIF. A trait, so that only its own part contains the encoder.
pub(crate) trait Encoder {
    /// Adds a frame of RGBA pixels with its duration in hundredths of a second. Returns false if that fails.
    fn add_frame(&mut self, pixels: &[u8], hundredths: u16) -> bool;

    /// The encoded file.
    fn finish(self: Box<Self>) -> Option<Vec<u8>>;
}

/// An encoder for frames of a size, with a palette made from sample frames; `None` if it cannot be loaded.
pub(crate) type EncoderFuture = Pin<Box<dyn Future<Output = Option<Box<dyn Encoder>>>>>;

/// A file; `None` if it cannot be made, or its encoder not be loaded.
pub(crate) type FileFuture = Pin<Box<dyn Future<Output = Option<Vec<u8>>>>>;

/// A part of the program, with a function that builds something from an argument: usually a view.
pub(crate) struct Part<A = (), T = AnyView> {
    state: RwSignal<LoadState>,
    load: fn() -> LoadFuture,
    build: fn(A) -> Option<T>,
}

// Not derived: that would ask for `A: Copy` and `T: Copy`.
impl<A, T> Copy for Part<A, T> {}

impl<A, T> Clone for Part<A, T> {
    fn clone(&self) -> Part<A, T> {
        *self
    }
}

pub(crate) type LoadFuture = Pin<Box<dyn Future<Output = Result<(), SplitLoaderError>>>>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LoadState {
    NotRequested,
    Pending,
    Loaded,
    /// It can be tried again.
    Failed,
}

impl<A: Copy + Send + 'static, T: 'static> Part<A, T> {
    /// A part that is not loaded yet. `build` is called only when it is.
    pub(crate) fn new(load: fn() -> LoadFuture, build: fn(A) -> Option<T>) -> Part<A, T> {
        Part { state: RwSignal::new(LoadState::NotRequested), load, build }
    }

    /// Whether it is loaded. Reactive.
    pub(crate) fn is_loaded(self) -> bool {
        self.state.get() == LoadState::Loaded
    }

    /// Fetches it, unless it is loaded or on its way.
    pub(crate) fn fetch(self) {
        if matches!(self.state.get_untracked(), LoadState::Pending | LoadState::Loaded) {
            return;
        }
        self.state.set(LoadState::Pending);
        spawn_local(async move {
            let loaded = (self.load)().await;
            self.state.set(if loaded.is_ok() { LoadState::Loaded } else { LoadState::Failed });
        });
    }

    /// Whether it could not be fetched. Reactive.
    pub(crate) fn has_failed(self) -> bool {
        self.state.get() == LoadState::Failed
    }

    /// Calls `build` if the part is loaded. Reactive.
    pub(crate) fn build_if_loaded(self, argument: A) -> Option<T> {
        if self.is_loaded() { (self.build)(argument) } else { None }
    }
}

impl<A: Copy + Send + 'static> Part<A> {
    /// Fetches it and shows its view, or a message if it cannot be fetched.
    pub(crate) fn view(self, argument: A) -> AnyView {
        Effect::new(move |_| self.fetch());
        // It takes a moment, too short for a spinner.
        self.view_when_loaded(argument, || ().into_any())
    }

    /// Shows its view once something else has fetched it, a placeholder until then, and a message if it cannot be fetched.
    pub(crate) fn view_when_loaded(self, argument: A, placeholder: fn() -> AnyView) -> AnyView {
        let shown = move || match self.state.get() {
            LoadState::Loaded => (self.build)(argument).unwrap_or_else(|| unreachable_part(self)),
            LoadState::Failed => unreachable_part(self),
            LoadState::NotRequested | LoadState::Pending => placeholder(),
        };
        view! { {move || shown()} }.into_any()
    }
}

fn unreachable_part<A: Copy + Send + 'static>(part: Part<A>) -> AnyView {
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
