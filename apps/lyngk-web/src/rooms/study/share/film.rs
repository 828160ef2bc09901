//! The game as an animated picture: one picture a turn.

use js_sys::{Array, Uint8Array};
use leptos::prelude::*;
use leptos::task::spawn_local;
use lyngk_picture::{Animation, Picture};
use lyngk_rules::NodeId;
use lyngk_study::study;
use wasm_bindgen::JsValue;
use web_sys::{Blob, BlobPropertyBag};

use super::raster;
use crate::browser;
use crate::parts::{Camera, Parts};
use crate::rooms::study::bench::Bench;

/// The name under which it is downloaded.
const FILE: &str = "lyngk-game.gif";
/// How much smaller it is than a picture that stands alone.
const SCALE: f64 = 0.6;
/// How long pictures are seen, in hundredths of a second: the start, every turn, the end.
const START: u16 = 150;
const TURN: u16 = 100;
const END: u16 = 400;

/// How far it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Nothing,
    /// So many pictures of so many.
    Making(usize, usize),
    /// So many bytes.
    Made(usize),
    Failed,
}

/// What is made, where every part of the panel can reach it.
#[derive(Clone, Copy)]
struct Studio {
    bench: Bench,
    parts: Parts,
    stage: RwSignal<Stage>,
    /// Grows with every film that is begun or stopped, so that one that nobody wants any more notices.
    take: StoredValue<u64>,
    film: StoredValue<Vec<u8>>,
    /// Somebody wants to see it although little is to move.
    wanted: RwSignal<bool>,
}

/// Makes it, says how far it is, and offers it.
#[component]
pub(super) fn FilmOut() -> impl IntoView {
    let bench: Bench = expect_context();
    let board = bench.board;
    let studio = Studio {
        bench,
        parts: expect_context(),
        stage: RwSignal::new(Stage::Nothing),
        take: StoredValue::new(0),
        film: StoredValue::new(Vec::new()),
        wanted: RwSignal::new(false),
    };
    // What was made of another game would be mistaken for one of this.
    let game = Memo::new(move |_| {
        let study = bench.study.read();
        let record = study.record();
        (*record.start(), record.main_line().map(|id| record.node(id).turn()).collect::<Vec<_>>())
    });
    Effect::new(move |before: Option<()>| {
        game.track();
        if before.is_some() {
            studio.stop();
        }
    });
    let panel = move || match studio.stage.get() {
        Stage::Nothing | Stage::Failed => idle(studio),
        Stage::Making(done, count) => making(studio, done, count),
        Stage::Made(bytes) => made(studio, bytes),
    };
    view! {
        <details class="study-details" id="share-film">
            <summary>{board.text("share-film")}</summary>
            <p class="study-hint">{board.text("share-film-hint")}</p>
            {move || panel()}
        </details>
    }
}

fn idle(studio: Studio) -> AnyView {
    let board = studio.bench.board;
    let failed = (studio.stage.get_untracked() == Stage::Failed)
        .then(|| view! { <p class="study-problem" role="alert">{board.text("share-failed")}</p> });
    view! {
        {failed}
        <div class="study-row">
            <button type="button" id="film-make" on:click=move |_| studio.begin()>{board.text("share-film-make")}</button>
        </div>
    }
    .into_any()
}

fn making(studio: Studio, done: usize, count: usize) -> AnyView {
    let words = studio.bench.board.words.get();
    let said = words.with("share-film-progress", [("number", done.into()), ("count", count.into())]);
    view! {
        <div class="review-progress">
            <progress max=count.to_string() prop:value=done as f64 aria-label=said.clone()></progress>
            <span>{said.clone()}</span>
            <button type="button" id="film-stop" on:click=move |_| studio.stop()>{words.text("study-stop")}</button>
        </div>
    }
    .into_any()
}

fn made(studio: Studio, bytes: usize) -> AnyView {
    let board = studio.bench.board;
    let size = move || board.words.get().with("share-film-made", [("size", bytes.div_ceil(1000).into())]);
    // Whoever wants little to move is asked first.
    let shown = move || studio.wanted.get() || !board.page.is_still();
    let picture = move || {
        if shown() {
            let title = study::say::game(&board.words.get(), studio.bench.study.read_untracked().record());
            view! { <img class="share-preview" id="film" src=studio.address() alt=title /> }.into_any()
        } else {
            let show = move |_| studio.wanted.set(true);
            view! { <button type="button" id="film-show" on:click=show>{board.text("share-film-show")}</button> }
                .into_any()
        }
    };
    let save = move |_| {
        if let Some(blob) = studio.blob() {
            let _ = browser::offer(FILE, &blob);
        }
    };
    view! {
        <p role="status">{move || size()}</p>
        {move || picture()}
        <div class="study-row">
            <button type="button" class="primary" id="film-save" on:click=save>{board.text("share-film-save")}</button>
            <button type="button" id="film-make" on:click=move |_| studio.begin()>{board.text("share-film-again")}</button>
        </div>
    }
    .into_any()
}

impl Studio {
    /// Begins one.
    fn begin(self) {
        let take = self.take.get_value() + 1;
        self.take.set_value(take);
        let study = self.bench.study.read_untracked();
        let places: Vec<Option<NodeId>> = std::iter::once(None).chain(study.record().main_line().map(Some)).collect();
        drop(study);
        self.stage.set(Stage::Making(0, places.len()));
        spawn_local(async move {
            let film = self.make(take, &places).await;
            if !self.goes_on(take) {
                return;
            }
            self.stage.set(match film {
                Ok(Some(film)) => {
                    let bytes = film.len();
                    self.film.set_value(film);
                    Stage::Made(bytes)
                }
                Ok(None) | Err(_) => Stage::Failed,
            });
        });
    }

    /// Stops what is being made, and forgets what was.
    fn stop(self) {
        self.take.update_value(|take| *take += 1);
        self.stage.set(Stage::Nothing);
    }

    /// Makes one, picture by picture. None where nobody wants it any more, or it cannot be made.
    async fn make(self, take: u64, places: &[Option<NodeId>]) -> Result<Option<Vec<u8>>, JsValue> {
        let last = places.len() - 1;
        let (first, size) = self.paint(take, places[0]).await?;
        // What is claimed and how high stacks are changes the colours that there are.
        let mut samples = vec![first];
        for at in [last / 2, last] {
            samples.push(self.paint(take, places[at]).await?.0);
        }
        let Some(mut camera) = (self.parts.film)(size, samples).await else { return Ok(None) };
        for (number, &place) in places.iter().enumerate() {
            let (picture, _) = self.paint(take, place).await?;
            let seen = match number {
                _ if number == last => END,
                0 => START,
                _ => TURN,
            };
            if !camera.take(&picture, seen) || !self.goes_on(take) {
                return Ok(None);
            }
            self.stage.set(Stage::Making(number + 1, places.len()));
        }
        Ok(camera.develop())
    }

    /// Whether somebody still wants it: they may have left, or stopped it.
    fn goes_on(self, take: u64) -> bool {
        self.take.try_get_value() == Some(take)
    }

    /// The points of a picture, and how many there are across and down; an error where nobody wants it any more.
    async fn paint(self, take: u64, place: Option<NodeId>) -> Result<(Vec<u8>, (u16, u16)), JsValue> {
        if !self.goes_on(take) {
            return Err(JsValue::UNDEFINED);
        }
        let board = self.bench.board;
        let picture: Picture = untrack(|| {
            let picture = study::picture(&board.words.get(), self.bench.study.read().record(), place);
            self.bench.wishes.dressed(board, picture)
        });
        let canvas = raster::paint(&picture, SCALE).await?;
        let (width, height) = (canvas.width(), canvas.height());
        let points = raster::brush(&canvas)?.get_image_data(0.0, 0.0, f64::from(width), f64::from(height))?;
        Ok((points.data().0, (width as u16, height as u16)))
    }

    /// The film as the browser's own file.
    fn blob(self) -> Option<Blob> {
        let options = BlobPropertyBag::new();
        options.set_type("image/gif");
        let bytes = self.film.with_value(|film| Uint8Array::from(film.as_slice()));
        Blob::new_with_u8_array_sequence_and_options(&Array::of1(&bytes), &options).ok()
    }

    /// The address under which the browser finds it.
    fn address(self) -> String {
        let letters: String = self.film.with_value(|film| film.iter().map(|&byte| char::from(byte)).collect());
        format!("data:image/gif;base64,{}", window().btoa(&letters).unwrap_or_default())
    }
}

/// What makes a film of pictures of a size: the part of the program that is behind its door.
pub(crate) fn camera((width, height): (u16, u16), samples: &[Vec<u8>]) -> Option<Box<dyn Camera>> {
    let samples: Vec<&[u8]> = samples.iter().map(Vec::as_slice).collect();
    Some(Box::new(Animation::new(width, height, &samples).ok()?))
}

impl Camera for Animation {
    fn take(&mut self, picture: &[u8], hundredths: u16) -> bool {
        self.push(picture, hundredths).is_ok()
    }

    fn develop(self: Box<Self>) -> Option<Vec<u8>> {
        self.finish().ok()
    }
}
