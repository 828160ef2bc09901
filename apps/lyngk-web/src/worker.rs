//! Driver of the engine's web worker.
//!
//! It connects a [`Conversation`] over LEI (`docs/engine-protocol.md`) to a worker: it starts and terminates the worker, passes lines in
//! both directions, and runs the conversation's timeouts. The game, the coach and the study have a worker each. They ask questions and
//! get events; stale answers never reach them.

use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use lyngk_lei::{Conversation, Event, Failure, Question, Setting, Timeouts};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

/// Transposition table in MiB. Phones have little memory.
const MEMORY: u32 = 32;
/// Generous: a slow phone may take long to load the worker or to search.
const TIMEOUT: Duration = Duration::from_secs(30);
const TIMEOUTS: Timeouts = Timeouts { reply: TIMEOUT, grace: TIMEOUT, search: TIMEOUT };

/// An engine in a web worker, which is started when it is needed. The worker ends with the reactive owner of this handle.
#[derive(Clone, Copy)]
pub(crate) struct EngineWorker {
    state: StoredValue<State, LocalStorage>,
}

#[derive(Default)]
struct State {
    connection: Option<Connection>,
    /// Timer of the conversation's deadline.
    timer: Option<TimeoutHandle>,
    /// The question was abandoned. If the worker fails now, nobody needs to know.
    abandoned: bool,
    listener: Option<Listener>,
}

type Listener = Rc<dyn Fn(&Event)>;

impl EngineWorker {
    /// A handle without a worker.
    pub(crate) fn new() -> EngineWorker {
        let worker = EngineWorker { state: StoredValue::new_local(State::default()) };
        on_cleanup(move || worker.clear_timer());
        worker
    }

    /// Sets the listener for events. [`Event::Failed`] always means that the worker is gone: it did not start, died, timed out or
    /// refused a question. The next question starts another.
    pub(crate) fn listen(self, listener: impl Fn(&Event) + 'static) {
        self.state.update_value(|state| state.listener = Some(Rc::new(listener)));
    }

    /// Starts a worker unless there is one. Returns whether it is idle. A newly started worker reports [`Event::Ready`].
    pub(crate) fn start(self) -> bool {
        if let Some(is_idle) =
            self.state.with_value(|state| state.connection.as_ref().map(|it| it.conversation.is_idle()))
        {
            return is_idle;
        }
        let on_line = move |line: String| self.update(|conversation, now| conversation.hear(&line, now));
        let on_error = move || self.update(|conversation, _| conversation.ended());
        match Connection::open(on_line, on_error) {
            Some(connection) => {
                self.state.update_value(|state| {
                    state.connection = Some(connection);
                    state.abandoned = false;
                });
                self.update(|_, _| None);
            }
            None => self.fail(&Event::Failed(Failure::Ended)),
        }
        false
    }

    /// Asks a question as soon as the worker is idle. The question before it is abandoned.
    pub(crate) fn ask(self, question: Question) {
        self.start();
        self.state.update_value(|state| state.abandoned = false);
        self.update(|conversation, now| {
            conversation.ask(question, now);
            None
        });
    }

    /// Abandons the question. A worker cannot be interrupted: if its search would take longer than `longest`, it is terminated.
    pub(crate) fn abandon(self, longest: Duration) {
        let end =
            self.state.with_value(|state| state.connection.as_ref().and_then(|it| it.conversation.expected_end()));
        if end.is_some_and(|end| end > browser::now() + longest) {
            return self.terminate();
        }
        self.state.update_value(|state| state.abandoned = true);
        self.update(|conversation, now| {
            conversation.abandon(now);
            None
        });
    }

    /// Whether a question waits for its answer.
    pub(crate) fn has_question(self) -> bool {
        self.state.with_value(|state| state.connection.as_ref().is_some_and(|it| it.conversation.has_question()))
    }

    /// Terminates the worker, whatever it is doing.
    pub(crate) fn terminate(self) {
        self.clear_timer();
        let mut connection = None;
        self.state.update_value(|state| connection = state.connection.take());
        if let Some(connection) = &connection {
            connection.close();
        }
        // One of its event handlers may be running, so they are dropped later.
        set_timeout(move || drop(connection), Duration::ZERO);
    }

    /// Changes the conversation, sends its commands, sets the timer of its deadline, and reports the event.
    fn update(self, change: impl FnOnce(&mut Conversation, Duration) -> Option<Event>) {
        let now = browser::now();
        let mut event = None;
        let mut deadline = None;
        self.state.update_value(|state| {
            if let Some(connection) = &mut state.connection {
                event = change(&mut connection.conversation, now);
                connection.send();
                deadline = connection.conversation.deadline();
            }
        });
        self.clear_timer();
        if let Some(deadline) = deadline {
            let tick = move || self.update(Conversation::tick);
            let timer = set_timeout_with_handle(tick, deadline.saturating_sub(now)).ok();
            self.state.update_value(|state| state.timer = timer);
        }
        match &event {
            Some(Event::Failed(_)) if self.state.with_value(|state| state.abandoned) => self.terminate(),
            Some(event @ Event::Failed(failure)) => {
                // Final failures (ended, timeout) carry no message from the engine.
                if !failure.is_final() {
                    web_sys::console::error_1(&failure.to_string().into());
                }
                self.fail(event);
            }
            Some(event) => self.report(event),
            None => (),
        }
    }

    fn fail(self, event: &Event) {
        self.terminate();
        self.report(event);
    }

    fn report(self, event: &Event) {
        if let Some(listener) = self.state.with_value(|state| state.listener.clone()) {
            listener(event);
        }
    }

    fn clear_timer(self) {
        self.state.update_value(|state| {
            if let Some(timer) = state.timer.take() {
                timer.clear();
            }
        });
    }
}

/// A running worker with its conversation and event handlers. Dropping it terminates the worker.
struct Connection {
    worker: Worker,
    conversation: Conversation,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Connection {
    /// Starts a worker; `None` if the browser refuses.
    fn open(on_line: impl Fn(String) + 'static, on_error: impl Fn() + 'static) -> Option<Connection> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&browser::meta("lyngk-worker")?, &options).ok()?;
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            if let Some(line) = message.data().as_string() {
                on_line(line);
            }
        });
        let on_error = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| on_error());
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(on_error.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // A random seed makes two games differ.
        let settings = [Setting::hash(MEMORY), Setting::seed(browser::random_seed())];
        let conversation = Conversation::with_worker(settings, TIMEOUTS, browser::now());
        Some(Connection { worker, conversation, _on_message: on_message, _on_error: on_error })
    }

    /// Sends the commands of the conversation. Posting a string cannot fail; a worker that is gone times out.
    fn send(&mut self) {
        while let Some(command) = self.conversation.next_command() {
            let _ = self.worker.post_message(&command.to_string().into());
        }
    }

    /// Terminates the worker. Messages that are still queued reach nobody.
    fn close(&self) {
        self.worker.set_onmessage(None);
        self.worker.set_onmessageerror(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.close();
    }
}
