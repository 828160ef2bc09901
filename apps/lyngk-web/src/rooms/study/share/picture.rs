//! Export of the position as SVG or PNG.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_picture::{Background, Picture, Style};
use lyngk_study::study;
use lyngk_view::{Compass, PieceSet};

use super::{copy_label, raster, say_copied};
use crate::browser;
use crate::parts::Parts;
use crate::rooms::study::room::StudyRoom;
use crate::state::BoardState;

/// File name of the download, without extension.
const FILE: &str = "lyngk-position";
/// The button that copies the picture, and its text.
const COPY: &str = "share-copy-picture";

/// Options of exported pictures.
#[derive(Clone, Copy)]
pub(in crate::rooms::study) struct PictureOptions {
    ground: RwSignal<Background>,
    /// The chosen piece set; `None` for that of the settings.
    pieces: RwSignal<Option<PieceSet>>,
    turn: RwSignal<bool>,
    players: RwSignal<bool>,
}

impl PictureOptions {
    /// The defaults.
    pub(in crate::rooms::study) fn new() -> PictureOptions {
        PictureOptions {
            ground: RwSignal::new(Background::Light),
            pieces: RwSignal::new(None),
            turn: RwSignal::new(true),
            players: RwSignal::new(true),
        }
    }

    /// The piece set.
    pub(super) fn pieces(self, board: BoardState) -> PieceSet {
        self.pieces.get().unwrap_or_else(|| board.page.settings.read().pieces)
    }

    /// Applies the options to a picture.
    pub(super) fn applied_to(self, board: BoardState, mut picture: Picture) -> Picture {
        picture.style = Style { background: self.ground.get(), pieces: self.pieces(board) };
        picture.players = self.players.get();
        let settings = board.page.settings.read();
        (picture.coordinates, picture.compass) = (settings.coordinates, Compass::new(settings.rotation));
        if !self.turn.get() {
            (picture.last_turn, picture.mark) = (Vec::new(), None);
        }
        picture
    }
}

/// The picture of the present position with its arrows.
fn present(room: StudyRoom, options: PictureOptions) -> Picture {
    let board = room.board;
    let study = room.study.read();
    let picture = study::picture(&board.words.get(), study.record(), study.place());
    options.applied_to(board, Picture { arrows: board.pointed.get(), ..picture })
}

/// The picture with options and export buttons.
#[component]
pub(super) fn PictureOut() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let parts: Parts = expect_context();
    let options = room.picture_options;
    let picture = Memo::new(move |_| present(room, options));
    // The picture that was copied is another one then.
    Effect::new(move |before: Option<()>| {
        let _ = picture.read();
        if before.is_some() {
            room.retract();
        }
    });
    let shown = move || raster::address(&picture.read().svg());
    let save_svg = move |_| {
        let _ = browser::download(&format!("{FILE}.svg"), &picture.read_untracked().svg());
    };
    let failed = move || room.say(board.words.get_untracked().text("share-failed"), true);
    let save_png = move |_| {
        let picture = picture.get_untracked();
        spawn_local(async move {
            let saved = async {
                let blob = raster::png(parts, &picture).await.ok()?;
                browser::download_blob(&format!("{FILE}.png"), &blob)
            };
            if room.unless_left(saved).await == Some(None) {
                failed();
            }
        });
    };
    let copy = move |_| {
        let copied = raster::copy(parts, picture.get_untracked());
        spawn_local(async move {
            match room.unless_left(copied).await {
                Some(Ok(())) => say_copied(room, COPY),
                Some(Err(_)) => failed(),
                None => (),
            }
        });
    };
    let copy = raster::can_copy().then(|| {
        view! { <button type="button" id=COPY on:click=copy>{move || copy_label(room, COPY, COPY)}</button> }
    });
    view! {
        <details class="study-details" id="share-picture" open>
            <summary>{board.text("share-picture")}</summary>
            <img
                class="share-preview"
                id="share-preview"
                src=move || shown()
                alt=move || picture.read().caption.title.clone()
                width="880"
                height=move || picture.read().size().1.to_string()
            />
            <Choices options />
            <div class="study-row">
                <button type="button" id="share-png" on:click=save_png>{board.text("share-png")}</button>
                <button type="button" id="share-svg" on:click=save_svg>{board.text("share-svg")}</button>
                {copy}
            </div>
        </details>
    }
}

/// The options.
#[component]
fn Choices(options: PictureOptions) -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let ground = move |of: Background| {
        let key = match of {
            Background::Light => "settings-theme-light",
            Background::Dark => "settings-theme-dark",
            Background::Paper => "share-ground-paper",
        };
        let chosen = move || options.ground.get() == of;
        view! { <option value=of.name() prop:selected=move || chosen()>{board.text(key)}</option> }
    };
    let take_ground = move |name: &str| {
        if let Some(ground) = Background::ALL.into_iter().find(|ground| ground.name() == name) {
            options.ground.set(ground);
        }
    };
    let pieces = move |of: PieceSet| {
        let key = match of {
            PieceSet::Stone => "settings-pieces-stone",
            PieceSet::Distinct => "settings-pieces-distinct",
            PieceSet::Grey => "settings-pieces-grey",
        };
        let chosen = move || options.pieces(board) == of;
        view! { <option value=of.name() prop:selected=move || chosen()>{board.text(key)}</option> }
    };
    let take_pieces = move |name: &str| options.pieces.set(PieceSet::ALL.into_iter().find(|set| set.name() == name));
    let check = move |id: &'static str, key: &'static str, signal: RwSignal<bool>| {
        view! {
            <label class="share-check">
                <input
                    type="checkbox"
                    id=id
                    prop:checked=signal
                    on:change:target=move |event| signal.set(event.target().checked())
                />
                <span>{board.text(key)}</span>
            </label>
        }
    };
    view! {
        <div class="study-row">
            <select
                id="share-ground"
                aria-label=board.text("share-ground")
                on:change:target=move |event| take_ground(&event.target().value())
            >
                {Background::ALL.map(ground).into_iter().collect_view()}
            </select>
            <select
                id="share-pieces"
                aria-label=board.text("settings-pieces")
                on:change:target=move |event| take_pieces(&event.target().value())
            >
                {PieceSet::ALL.map(pieces).into_iter().collect_view()}
            </select>
            {check("share-turn", "share-turn", options.turn)}
            {check("share-players", "share-players", options.players)}
        </div>
    }
}
