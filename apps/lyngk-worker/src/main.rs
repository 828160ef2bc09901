//! The engine in a web worker.
//!
//! It speaks LEI (`docs/engine-protocol.md`): each message is a string with one line, in both directions. As soon as it listens, it
//! introduces itself as if it had been sent `lei`. Lines sent before its `leiok` are lost. A search blocks the message loop, so `stop` is
//! read only after it: give every `go` a limit, or terminate the worker and start another. If the engine panics, its last
//! line is an `error`. The client's side is `lyngk_lei::Conversation::with_worker`.

use std::cell::RefCell;
use std::time::Duration;

use lyngk_engine::lei::{Next, Session};
use lyngk_lei::Answer;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance};

thread_local! {
    static PERFORMANCE: RefCell<Option<Performance>> = const { RefCell::new(None) };
}

fn main() {
    // Report a panic to the page.
    std::panic::set_hook(Box::new(|panic| {
        if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
            post(&scope, &Answer::error(panic));
        }
    }));
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        web_sys::console::error_1(&"the engine runs in a dedicated worker only".into());
        return;
    };
    PERFORMANCE.set(scope.performance());
    let mut session = Session::new();
    handle(&scope, &mut session, "lei");
    let listening = scope.clone();
    let on_message =
        Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| match message.data().as_string() {
            Some(line) => handle(&scope, &mut session, &line),
            None => post(&scope, &Answer::error("expected a string with one line")),
        });
    listening.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The handler lives as long as the worker.
    on_message.forget();
}

/// Handles one line; for `go`, until the search ends.
fn handle(scope: &DedicatedWorkerGlobalScope, session: &mut Session, line: &str) {
    let mut answer = |answer: Answer| post(scope, &answer);
    match session.handle(line, &mut answer) {
        Next::Read => (),
        Next::Search(search) => {
            let searched = search.run(&now, &mut answer);
            session.finish(searched, &mut answer);
        }
        Next::Quit => scope.close(),
    }
}

/// The time since the start of the worker. Without a clock it stands still, and only limits of nodes and depth end a search.
fn now() -> Duration {
    PERFORMANCE.with_borrow(|performance| {
        let millis = performance.as_ref().map_or(0.0, Performance::now);
        Duration::try_from_secs_f64(millis / 1_000.0).unwrap_or_default()
    })
}

fn post(scope: &DedicatedWorkerGlobalScope, answer: &Answer) {
    // A string can always be cloned. If sending fails, there is nobody to tell.
    let _ = scope.post_message(&answer.to_string().into());
}
