//! Connection to the worker that holds a collection.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Array;
use lyngk_study::collection::{Reply, Request};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

/// A running worker. Dropping it terminates the worker.
pub(super) struct Connection {
    worker: Worker,
    /// Messages to send as soon as the worker listens.
    waiting: Rc<RefCell<Vec<Array>>>,
    is_ready: Rc<Cell<bool>>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Connection {
    /// Starts a worker; `None` if the browser refuses. `hear` gets its replies with what is attached to them, or `None` if it has
    /// failed.
    pub(super) fn open(hear: impl Fn(Option<Reply>, JsValue) + Clone + 'static) -> Option<Connection> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&browser::meta("lyngk-collection")?, &options).ok()?;
        let (waiting, is_ready) = (Rc::new(RefCell::new(Vec::<Array>::new())), Rc::new(Cell::new(false)));
        let on_error = {
            let hear = hear.clone();
            Closure::<dyn FnMut(web_sys::Event)>::new(move |_| hear(None, JsValue::UNDEFINED))
        };
        let on_message = {
            let (worker, waiting, is_ready) = (worker.clone(), waiting.clone(), is_ready.clone());
            Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
                let message: Array = message.data().unchecked_into();
                match message.get(0).as_string().as_deref().and_then(Reply::from_json) {
                    Some(Reply::Ready) => {
                        is_ready.set(true);
                        for message in waiting.take() {
                            let _ = worker.post_message(&message);
                        }
                    }
                    Some(Reply::Failed(reason)) => {
                        web_sys::console::error_1(&reason.into());
                        hear(None, JsValue::UNDEFINED);
                    }
                    Some(reply) => hear(Some(reply), message.get(1)),
                    None => (),
                }
            })
        };
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Connection { worker, waiting, is_ready, _on_message: on_message, _on_error: on_error })
    }

    /// Sends a request with what is attached to it.
    pub(super) fn send(&self, request: &Request, attached: &[&JsValue]) {
        let message = Array::of1(&request.to_json().into());
        for value in attached {
            message.push(value);
        }
        if self.is_ready.get() {
            // Texts, numbers and blobs can always be sent. A worker that is gone has reported it.
            let _ = self.worker.post_message(&message);
        } else {
            self.waiting.borrow_mut().push(message);
        }
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
