//! Export of a game as an animated GIF with one frame per turn.

use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_picture::{Animation, Picture};
use lyngk_rules::NodeId;
use lyngk_study::study;
use wasm_bindgen::JsValue;
use web_sys::Blob;

use super::raster;
use crate::browser;
use crate::parts::{Encoder, Parts};
use crate::rooms::study::room::StudyRoom;

/// File name of the download.
const FILE: &str = "lyngk-game.gif";
/// Scale relative to a single picture.
const SCALE: f64 = 0.6;
/// Durations of the first frame, each turn and the last frame, in hundredths of a second.
const START: u16 = 150;
const TURN: u16 = 100;
const END: u16 = 400;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    Idle,
    /// Frames encoded, and all frames.
    Encoding(usize, usize),
    /// The size of the file in bytes.
    Finished(usize),
    Failed,
}

/// State of the export.
#[derive(Clone, Copy)]
struct Export {
    room: StudyRoom,
    parts: Parts,
    progress: RwSignal<Progress>,
    /// Number of the run. It changes when another begins or this one is cancelled, so that an outdated task notices.
    run: StoredValue<u64>,
    file: StoredValue<Vec<u8>>,
    /// The preview was requested although animations are off.
    preview: RwSignal<bool>,
}

/// Panel that starts the export, shows its progress and offers the file.
#[component]
pub(super) fn AnimationOut() -> impl IntoView {
    let room: StudyRoom = expect_context();
    let board = room.board;
    let export = Export {
        room,
        parts: expect_context(),
        progress: RwSignal::new(Progress::Idle),
        run: StoredValue::new(0),
        file: StoredValue::new(Vec::new()),
        preview: RwSignal::new(false),
    };
    // The file of another game must not be mistaken for one of this.
    let game = Memo::new(move |_| {
        let study = room.study.read();
        let record = study.record();
        (*record.start(), record.main_line().map(|id| record.node(id).turn()).collect::<Vec<_>>())
    });
    Effect::new(move |before: Option<()>| {
        let _ = game.get();
        if before.is_some() {
            export.cancel();
        }
    });
    let panel = move || match export.progress.get() {
        Progress::Idle | Progress::Failed => idle(export),
        Progress::Encoding(done, count) => encoding(export, done, count),
        Progress::Finished(bytes) => finished(export, bytes),
    };
    view! {
        <details class="study-details" id="share-film">
            <summary>{board.text("share-film")}</summary>
            <p class="study-hint">{board.text("share-film-hint")}</p>
            {move || panel()}
        </details>
    }
}

fn idle(export: Export) -> AnyView {
    let board = export.room.board;
    let failed = (export.progress.get_untracked() == Progress::Failed)
        .then(|| view! { <p class="study-problem" role="alert">{board.text("share-failed")}</p> });
    view! {
        {failed}
        <div class="study-row">
            <button type="button" id="film-make" on:click=move |_| export.begin()>{board.text("share-film-make")}</button>
        </div>
    }
    .into_any()
}

fn encoding(export: Export, done: usize, count: usize) -> AnyView {
    let words = export.room.board.words.get();
    let said = words.with("share-film-progress", [("number", done.into()), ("count", count.into())]);
    view! {
        <div class="review-progress">
            <progress max=count.to_string() prop:value=done as f64 aria-label=said.clone()></progress>
            <span>{said.clone()}</span>
            <button type="button" id="film-stop" on:click=move |_| export.cancel()>{words.text("study-stop")}</button>
        </div>
    }
    .into_any()
}

fn finished(export: Export, bytes: usize) -> AnyView {
    let board = export.room.board;
    let size = move || board.words.get().with("share-film-made", [("size", bytes.div_ceil(1000).into())]);
    // With animations off the preview is shown only on request.
    let shown = move || export.preview.get() || !board.page.is_still();
    let picture = move || {
        if shown() {
            let title = study::say::game(&board.words.get(), export.room.study.read_untracked().record());
            view! { <img class="share-preview" id="film" src=export.address() alt=title /> }.into_any()
        } else {
            let show = move |_| export.preview.set(true);
            view! { <button type="button" id="film-show" on:click=show>{board.text("share-film-show")}</button> }
                .into_any()
        }
    };
    let save = move |_| {
        if let Some(blob) = export.blob() {
            let _ = browser::download_blob(FILE, &blob);
        }
    };
    view! {
        <p role="status">{move || size()}</p>
        {move || picture()}
        <div class="study-row">
            <button type="button" class="primary" id="film-save" on:click=save>{board.text("share-film-save")}</button>
            <button type="button" id="film-make" on:click=move |_| export.begin()>{board.text("share-film-again")}</button>
        </div>
    }
    .into_any()
}

impl Export {
    fn begin(self) {
        let run = self.run.get_value() + 1;
        self.run.set_value(run);
        let study = self.room.study.read_untracked();
        let places: Vec<Option<NodeId>> = std::iter::once(None).chain(study.record().main_line().map(Some)).collect();
        drop(study);
        self.progress.set(Progress::Encoding(0, places.len()));
        spawn_local(async move {
            let file = self.encode(run, &places).await;
            if !self.is_current(run) {
                return;
            }
            self.progress.set(match file {
                Ok(Some(file)) => {
                    let bytes = file.len();
                    self.file.set_value(file);
                    Progress::Finished(bytes)
                }
                Ok(None) | Err(_) => Progress::Failed,
            });
        });
    }

    /// Cancels the run, or forgets its file.
    fn cancel(self) {
        self.run.update_value(|run| *run += 1);
        self.progress.set(Progress::Idle);
    }

    /// Encodes frame by frame. `None` if it was cancelled or failed.
    async fn encode(self, run: u64, places: &[Option<NodeId>]) -> Result<Option<Vec<u8>>, JsValue> {
        let last = places.len() - 1;
        let (first, size) = self.paint(run, places[0]).await?;
        // Claims and heights add colours during a game, so the palette needs samples of all of it.
        let mut samples = vec![first];
        for at in [last / 2, last] {
            samples.push(self.paint(run, places[at]).await?.0);
        }
        let Some(mut encoder) = (self.parts.encoder)(size, samples).await else { return Ok(None) };
        for (number, &place) in places.iter().enumerate() {
            let (pixels, _) = self.paint(run, place).await?;
            let duration = match number {
                _ if number == last => END,
                0 => START,
                _ => TURN,
            };
            if !encoder.add_frame(&pixels, duration) || !self.is_current(run) {
                return Ok(None);
            }
            self.progress.set(Progress::Encoding(number + 1, places.len()));
        }
        Ok(encoder.finish())
    }

    /// Whether a run was not cancelled, by a button or by leaving the room.
    fn is_current(self, run: u64) -> bool {
        self.run.try_get_value() == Some(run)
    }

    /// The pixels of a frame with its width and height; an error if the run was cancelled.
    async fn paint(self, run: u64, place: Option<NodeId>) -> Result<(Vec<u8>, (u16, u16)), JsValue> {
        if !self.is_current(run) {
            return Err(JsValue::UNDEFINED);
        }
        let board = self.room.board;
        let picture: Picture = untrack(|| {
            let picture = study::picture(&board.words.get(), self.room.study.read().record(), place);
            self.room.picture_options.applied_to(board, picture)
        });
        let canvas = raster::paint(&picture, SCALE).await?;
        let (width, height) = (canvas.width(), canvas.height());
        Ok((raster::pixels(&canvas)?, (width as u16, height as u16)))
    }

    fn blob(self) -> Option<Blob> {
        self.file.with_value(|file| raster::blob(file, "image/gif")).ok()
    }

    /// The file as a `data:` URL.
    fn address(self) -> String {
        let letters: String = self.file.with_value(|file| file.iter().map(|&byte| char::from(byte)).collect());
        format!("data:image/gif;base64,{}", window().btoa(&letters).unwrap_or_default())
    }
}

/// The GIF encoder, which is a part of its own.
pub(crate) fn encoder((width, height): (u16, u16), samples: &[Vec<u8>]) -> Option<Box<dyn Encoder>> {
    let samples: Vec<&[u8]> = samples.iter().map(Vec::as_slice).collect();
    Some(Box::new(Animation::new(width, height, &samples).ok()?))
}

impl Encoder for Animation {
    fn add_frame(&mut self, pixels: &[u8], hundredths: u16) -> bool {
        self.push(pixels, hundredths).is_ok()
    }

    fn finish(self: Box<Self>) -> Option<Vec<u8>> {
        Animation::finish(*self).ok()
    }
}
