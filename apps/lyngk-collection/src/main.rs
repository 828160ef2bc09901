//! Collections in a web worker: reads files of games, lists and searches them.
//!
//! A message is an array: a [`Request`] or [`Reply`] as JSON, and what is attached to it. [`Request::ReadFile`] comes with a `Blob`,
//! [`Request::ReadEntries`] with an array of numbers and one of texts; [`Reply::File`] goes with a `Blob`. As soon as it listens, the worker says
//! [`Reply::Ready`]; messages sent before that are lost. A file is read in slices, and other requests are answered between them.
//! Everything that does not need the browser is in [`CollectionSession`].

use std::cell::{Cell, RefCell};
use std::ops::Range;
use std::rc::Rc;

use js_sys::{Array, Uint8Array};
use lyngk_study::collection::{CollectionSession, ReadState, Reply, Request, decode, is_sgf, is_utf_16, lgn_of_sgf};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, DedicatedWorkerGlobalScope, MessageEvent};

/// Size of the first slice of a file in bytes: its games appear at once.
const FIRST_SLICE: u64 = 64 << 10;
/// Size of the others. A slice takes some 20 ms, which other requests may have to wait.
const SLICE: u64 = 512 << 10;
/// How much of a file tells whether it is in Boardspace's format, in bytes.
const SGF_START: u64 = 64;
/// Milliseconds between two reports while a file is read.
const REPORT_INTERVAL: f64 = 100.0;

fn main() {
    // Report a panic to the page.
    std::panic::set_hook(Box::new(|panic| {
        if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
            post(&scope, &Reply::Failed(panic.to_string()), None);
        }
    }));
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        web_sys::console::error_1(&"collections are read in a dedicated worker only".into());
        return;
    };
    let worker = Rc::new(Worker {
        scope: scope.clone(),
        session: RefCell::default(),
        source: RefCell::default(),
        texts: Array::new(),
        is_stopped: Cell::new(false),
    });
    let on_message =
        Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| Worker::handle(&worker, &message.data()));
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The handler lives as long as the worker.
    on_message.forget();
    post(&scope, &Reply::Ready, None);
}

/// The worker: one collection, from its first message to its end.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    session: RefCell<CollectionSession>,
    /// The file, or the texts of all entries.
    source: RefCell<Option<Blob>>,
    /// Texts of the entries that have been read so far.
    texts: Array,
    is_stopped: Cell<bool>,
}

impl Worker {
    fn handle(worker: &Rc<Worker>, message: &JsValue) {
        let message: &Array = message.unchecked_ref();
        let Some(request) = message.get(0).as_string().as_deref().and_then(Request::from_json) else { return };
        let worker = worker.clone();
        match request {
            Request::ReadFile => {
                if let Ok(file) = message.get(1).dyn_into::<Blob>() {
                    spawn_local(async move { worker.read(file).await });
                }
            }
            Request::ReadEntries => worker.read_entries(message.get(1).unchecked_ref(), message.get(2).unchecked_ref()),
            Request::EndEntries => {
                *worker.source.borrow_mut() = Blob::new_with_str_sequence(&worker.texts).ok();
                worker.texts.set_length(0);
                worker.session.borrow_mut().finish();
                worker.report();
            }
            Request::Stop => worker.is_stopped.set(true),
            Request::Open { row } => spawn_local(async move { worker.open(row).await }),
            Request::Export { selected } => worker.export(selected, |games| Reply::File { games }),
            Request::Gather => worker.export(true, |games| Reply::Gathered { games }),
            request => {
                let replies = worker.session.borrow_mut().handle(&request);
                worker.post_all(&replies);
            }
        }
    }

    /// Reads a file in slices.
    async fn read(&self, file: Blob) {
        *self.source.borrow_mut() = Some(file);
        self.decode_utf_16().await;
        self.convert_sgf().await;
        let size = self.source.borrow().as_ref().map_or(0, |file| file.size() as u64);
        self.session.borrow_mut().begin(size);
        let mut reported = f64::NEG_INFINITY;
        let mut read = 0;
        while read < size && !self.is_stopped.get() {
            let end = size.min(read + if read == 0 { FIRST_SLICE } else { SLICE });
            let Some(bytes) = self.bytes(read..end).await else {
                self.session.borrow_mut().fail();
                return self.report();
            };
            self.session.borrow_mut().feed(&bytes);
            read = end;
            let now = self.scope.performance().map_or(0.0, |performance| performance.now());
            if now - reported >= REPORT_INTERVAL {
                reported = now;
                self.report();
            }
        }
        if read < size {
            self.session.borrow_mut().stop();
        } else {
            self.session.borrow_mut().finish();
        }
        self.report();
    }

    /// Replaces a source in UTF-16 by the same text in UTF-8, in which games have their places.
    async fn decode_utf_16(&self) {
        let size = self.source.borrow().as_ref().map_or(0, |file| file.size() as u64);
        let start = self.bytes(0..size.min(2)).await;
        if !start.is_some_and(|start| is_utf_16(&start)) {
            return;
        }
        if let Some(text) = self.bytes(0..size).await.and_then(decode) {
            *self.source.borrow_mut() = Blob::new_with_str_sequence(&Array::of1(&text.into())).ok();
        }
    }

    /// Replaces a source in Boardspace's format by its games in LGN.
    async fn convert_sgf(&self) {
        let size = self.source.borrow().as_ref().map_or(0, |file| file.size() as u64);
        let start = self.bytes(0..size.min(SGF_START)).await;
        if !start.is_some_and(|start| is_sgf(&start)) {
            return;
        }
        if let Some(bytes) = self.bytes(0..size).await {
            *self.source.borrow_mut() = Blob::new_with_str_sequence(&Array::of1(&lgn_of_sgf(&bytes).into())).ok();
        }
    }

    fn read_entries(&self, ids: &Array, texts: &Array) {
        if self.session.borrow().progress().state != ReadState::Reading {
            return;
        }
        for (id, text) in ids.iter().zip(texts.iter()) {
            if let (Some(id), Some(text)) = (id.as_f64(), text.as_string()) {
                let text = self.session.borrow_mut().add_entry(id as u64, &text);
                self.texts.push(&text.into());
            }
        }
        self.report();
    }

    /// Bytes of the source; `None` if the browser cannot read them.
    async fn bytes(&self, range: Range<u64>) -> Option<Vec<u8>> {
        let slice = self.slice(&range)?;
        let buffer = JsFuture::from(slice.array_buffer()).await.ok()?;
        let bytes = Uint8Array::new(&buffer).to_vec();
        // A file that became shorter meanwhile may be read without an error.
        (bytes.len() as u64 == range.end - range.start).then_some(bytes)
    }

    fn slice(&self, range: &Range<u64>) -> Option<Blob> {
        let source = self.source.borrow();
        source.as_ref()?.slice_with_f64_and_f64(range.start as f64, range.end as f64).ok()
    }

    async fn open(&self, row: u32) {
        let range = self.session.borrow().bytes(row);
        let bytes = match range {
            Some(range) => self.bytes(range).await,
            None => None,
        };
        // The file may be gone: the text is empty then.
        let text = bytes.and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default();
        let reply = self.session.borrow().game(row, text);
        self.post_all(&[reply]);
    }

    /// Makes a file of games. It refers to parts of the source, so nothing is copied.
    fn export(&self, selected: bool, reply: impl FnOnce(u32) -> Reply) {
        let (ranges, games) = self.session.borrow().export(selected);
        let parts = Array::new();
        for range in ranges {
            if let Some(slice) = self.slice(&range) {
                parts.push(&slice);
                parts.push(&"\n\n".into());
            }
        }
        if let Ok(file) = Blob::new_with_blob_sequence(&parts) {
            post(&self.scope, &reply(games), Some(&file));
        }
    }

    fn report(&self) {
        let replies = self.session.borrow_mut().report(memory());
        self.post_all(&replies);
    }

    fn post_all(&self, replies: &[Reply]) {
        for reply in replies {
            post(&self.scope, reply, None);
        }
    }
}

/// Size of this program's memory in bytes.
fn memory() -> u64 {
    const PAGE: u64 = 64 << 10;
    core::arch::wasm32::memory_size::<0>() as u64 * PAGE
}

fn post(scope: &DedicatedWorkerGlobalScope, reply: &Reply, attached: Option<&Blob>) {
    let message = Array::of1(&reply.to_json().into());
    if let Some(attached) = attached {
        message.push(attached);
    }
    // Strings and blobs can always be cloned. If sending fails, there is nobody to tell.
    let _ = scope.post_message(&message);
}
