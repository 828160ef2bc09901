//! A worker with an engine in it. Lines of LEI go both ways (`docs/engine-protocol.md`).

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

/// Memory for a search, in MiB: phones have little to give.
const MEMORY: u32 = 32;
/// How long to wait beyond the time that an answer should take before a worker is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// Whoever has a worker do something.
pub(crate) trait Employer: Copy + 'static {
    /// It listens now.
    fn ready(self);
    /// It says something.
    fn hear(self, line: &str);
    /// It cannot go on: it did not start, has died, or was waited for in vain. It is gone already.
    fn failed(self);
}

/// The place of a worker, who is waited for when there is something to wait for. It ends with its owner.
#[derive(Clone, Copy)]
pub(crate) struct Post {
    state: StoredValue<State, LocalStorage>,
}

#[derive(Default)]
struct State {
    helper: Option<Helper>,
    /// What ends the waiting for it.
    watch: Option<TimeoutHandle>,
}

impl Post {
    /// A place with nobody at it.
    pub(crate) fn new() -> Post {
        let post = Post { state: StoredValue::new_local(State::default()) };
        on_cleanup(move || post.wait_no_more());
        post
    }

    /// Has a worker come unless there is one, and says whether there is one who listens.
    pub(crate) fn fill(self, employer: impl Employer) -> bool {
        if let Some(listens) = self.state.with_value(|state| state.helper.as_ref().map(|helper| helper.listens)) {
            return listens;
        }
        let hear = move |line: &str| {
            if line == "leiok" {
                self.wait_no_more();
                self.state.update_value(|state| {
                    if let Some(helper) = &mut state.helper {
                        helper.greet();
                    }
                });
                employer.ready();
            } else {
                employer.hear(line);
            }
        };
        match Helper::start(hear, move || self.give_up(employer)) {
            Some(helper) => {
                self.state.update_value(|state| state.helper = Some(helper));
                self.wait(Duration::ZERO, employer);
            }
            // The browser does not let us.
            None => self.give_up(employer),
        }
        false
    }

    /// Sends lines whose answer should take so long, and waits for it.
    pub(crate) fn ask(self, lines: &[String], takes: Duration, employer: impl Employer) {
        self.state.with_value(|state| {
            if let Some(helper) = &state.helper {
                helper.send(lines);
            }
        });
        self.wait(takes, employer);
    }

    /// Gives the worker up unless it is heard of in time.
    fn wait(self, takes: Duration, employer: impl Employer) {
        self.wait_no_more();
        let watch = set_timeout_with_handle(move || self.give_up(employer), takes + PATIENCE).ok();
        self.state.update_value(|state| state.watch = watch);
    }

    /// What was waited for has come, or is not wanted any more.
    pub(crate) fn wait_no_more(self) {
        self.state.update_value(|state| {
            if let Some(watch) = state.watch.take() {
                watch.clear();
            }
        });
    }

    /// Sends the worker away, whatever it is doing.
    pub(crate) fn empty(self) {
        self.wait_no_more();
        let mut gone = None;
        self.state.update_value(|state| gone = state.helper.take());
        if let Some(helper) = &gone {
            helper.end();
        }
        // It may be one of its own closures that is running: it lives until that has returned.
        set_timeout(move || drop(gone), Duration::ZERO);
    }

    /// The worker cannot go on. Whatever is left of it goes.
    pub(crate) fn give_up(self, employer: impl Employer) {
        self.empty();
        employer.failed();
    }
}

/// A worker, with what listens to it. It ends with its owner.
struct Helper {
    worker: Worker,
    /// It has said that it listens. Lines sent before are lost.
    listens: bool,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Helper {
    /// Starts a worker. `hear` gets its lines, `fail` is told when it dies. None if the browser does not let us.
    fn start(hear: impl Fn(&str) + 'static, fail: impl Fn() + 'static) -> Option<Helper> {
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
    fn greet(&mut self) {
        self.listens = true;
        let chance = browser::chance();
        self.send(&[format!("setoption name Hash value {MEMORY}"), format!("setoption name Seed value {chance}")]);
    }

    /// Sends lines. A string can always be copied; a worker that is gone says so by not answering.
    fn send(&self, lines: &[String]) {
        for line in lines {
            let _ = self.worker.post_message(&line.into());
        }
    }

    /// Ends it. Nothing that is still under way reaches anybody.
    fn end(&self) {
        self.worker.set_onmessage(None);
        self.worker.set_onmessageerror(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.end();
    }
}
