//! A worker with an engine in it. Lines of LEI go both ways (`docs/engine-protocol.md`).

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

/// Memory for a search, in MiB: phones have little to give.
const MEMORY: u32 = 32;

/// A worker, with what listens to it. It ends with its owner.
pub(crate) struct Helper {
    worker: Worker,
    /// It has said that it listens. Lines sent before are lost.
    listens: bool,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Helper {
    /// Starts a worker. `hear` gets its lines, `fail` is told when it dies. None if the browser does not let us.
    pub(crate) fn start(hear: impl Fn(&str) + 'static, fail: impl Fn() + 'static) -> Option<Helper> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&browser::meta("lyngk-worker")?, &options).ok()?;
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            if let Some(line) = message.data().as_string() {
                hear(&line);
            }
        });
        let on_error = Closure::<dyn FnMut(Event)>::new(move |_| fail());
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(on_error.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Helper { worker, listens: false, _on_message: on_message, _on_error: on_error })
    }

    /// It listens from now on, and is told how it is to think. Chance makes two games differ.
    pub(crate) fn greet(&mut self) {
        self.listens = true;
        let chance = browser::chance();
        self.send(&[format!("setoption name Hash value {MEMORY}"), format!("setoption name Seed value {chance}")]);
    }

    /// Whether it has been heard of.
    pub(crate) fn listens(&self) -> bool {
        self.listens
    }

    /// Sends lines. A string can always be copied; a worker that is gone says so by not answering.
    pub(crate) fn send(&self, lines: &[String]) {
        for line in lines {
            let _ = self.worker.post_message(&line.into());
        }
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        // What is still under way must not reach the closures, which end here.
        self.worker.set_onmessage(None);
        self.worker.set_onmessageerror(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
