//! Driver of an engine in a web worker: a conversation over LEI (`docs/engine-protocol.md`).

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use lyngk_lei::{Conversation, Event, Failure, Question, Setting, Timeouts};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;

/// Memory for a search, in MiB: phones have little to give.
const MEMORY: u32 = 32;
/// Generous: a slow phone may take long to load the worker or to search.
const TIMEOUT: Duration = Duration::from_secs(30);
const TIMEOUTS: Timeouts = Timeouts { reply: TIMEOUT, grace: TIMEOUT, search: TIMEOUT };

/// A user of a worker.
pub(crate) trait Employer: Copy + 'static {
    /// Takes an event of the conversation.
    fn hear(self, event: &Event);
    /// The worker did not start, died or timed out. It is gone already.
    fn failed(self);
}

/// A place for one worker, which is started when it is needed. The worker ends with the owner of the place.
#[derive(Clone, Copy)]
pub(crate) struct Post {
    state: StoredValue<State, LocalStorage>,
}

#[derive(Default)]
struct State {
    helper: Option<Helper>,
    /// The timer of the conversation's deadline.
    timer: Option<TimeoutHandle>,
    /// Nobody waits for the worker: if it hangs, it goes without a word.
    abandoned: bool,
}

impl Post {
    /// A place without a worker.
    pub(crate) fn new() -> Post {
        let post = Post { state: StoredValue::new_local(State::default()) };
        on_cleanup(move || post.stop_timer());
        post
    }

    /// Starts a worker unless there is one. Tells whether it is ready for a question.
    pub(crate) fn start(self, employer: impl Employer) -> bool {
        if let Some(is_idle) =
            self.state.with_value(|state| state.helper.as_ref().map(|helper| helper.conversation.is_idle()))
        {
            return is_idle;
        }
        let hear = move |line: String| {
            self.converse(employer, |conversation, now| conversation.hear(&line, now));
        };
        match Helper::start(hear, move || self.give_up(employer)) {
            Some(helper) => {
                self.state.update_value(|state| {
                    state.helper = Some(helper);
                    state.abandoned = false;
                });
                self.converse(employer, |_, _| None);
            }
            // The browser does not let us.
            None => self.give_up(employer),
        }
        false
    }

    /// Asks a question as soon as the worker is free, and abandons the one before.
    pub(crate) fn ask(self, question: Question, employer: impl Employer) {
        self.start(employer);
        self.state.update_value(|state| state.abandoned = false);
        self.converse(employer, |conversation, now| {
            conversation.ask(question, now);
            None
        });
    }

    /// Drops the question. The worker goes if its search takes longer than this.
    pub(crate) fn abandon(self, longest: Duration, employer: impl Employer) {
        let now = browser::now();
        let end =
            self.state.with_value(|state| state.helper.as_ref().and_then(|helper| helper.conversation.expected_end()));
        if end.is_some_and(|end| end > now + longest) {
            return self.empty();
        }
        self.state.update_value(|state| state.abandoned = true);
        self.converse(employer, |conversation, now| {
            conversation.abandon(now);
            None
        });
    }

    /// Whether a question waits for its answer.
    pub(crate) fn has_question(self) -> bool {
        self.state.with_value(|state| state.helper.as_ref().is_some_and(|helper| helper.conversation.has_question()))
    }

    /// Does something with the conversation, sends what follows from it, and reports the event.
    fn converse(self, employer: impl Employer, act: impl FnOnce(&mut Conversation, Duration) -> Option<Event>) {
        let now = browser::now();
        let mut event = None;
        let mut deadline = None;
        self.state.update_value(|state| {
            if let Some(helper) = &mut state.helper {
                event = act(&mut helper.conversation, now);
                helper.send();
                deadline = helper.conversation.deadline();
            }
        });
        self.stop_timer();
        if let Some(deadline) = deadline {
            let tick = move || self.converse(employer, Conversation::tick);
            let timer = set_timeout_with_handle(tick, deadline.saturating_sub(now)).ok();
            self.state.update_value(|state| state.timer = timer);
        }
        match event {
            Some(Event::Failed(Failure::Timeout(_))) if self.state.with_value(|state| state.abandoned) => self.empty(),
            Some(Event::Failed(failure)) if failure.is_final() => self.give_up(employer),
            Some(event) => employer.hear(&event),
            None => (),
        }
    }

    fn stop_timer(self) {
        self.state.update_value(|state| {
            if let Some(timer) = state.timer.take() {
                timer.clear();
            }
        });
    }

    /// Ends the worker, whatever it is doing.
    pub(crate) fn empty(self) {
        self.stop_timer();
        let mut gone = None;
        self.state.update_value(|state| gone = state.helper.take());
        if let Some(helper) = &gone {
            helper.end();
        }
        // It may be one of its own closures that is running: it lives until that has returned.
        set_timeout(move || drop(gone), Duration::ZERO);
    }

    /// Ends the worker and reports that it failed.
    pub(crate) fn give_up(self, employer: impl Employer) {
        self.empty();
        employer.failed();
    }
}

/// A worker with its conversation and event handlers. It ends with its owner.
struct Helper {
    worker: Worker,
    conversation: Conversation,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Helper {
    /// Starts a worker. `hear` gets its lines, `fail` is called when it dies. None if the browser does not let us.
    fn start(hear: impl Fn(String) + 'static, fail: impl Fn() + 'static) -> Option<Helper> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&browser::meta("lyngk-worker")?, &options).ok()?;
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            if let Some(line) = message.data().as_string() {
                hear(line);
            }
        });
        let on_error = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| fail());
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(on_error.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        // A random seed makes two games differ.
        let settings = [Setting::hash(MEMORY), Setting::seed(browser::random_seed())];
        let conversation = Conversation::with_worker(settings, TIMEOUTS, browser::now());
        Some(Helper { worker, conversation, _on_message: on_message, _on_error: on_error })
    }

    /// Sends what the conversation has to say. A string can always be copied; a worker that is gone times out.
    fn send(&mut self) {
        while let Some(command) = self.conversation.next_command() {
            let _ = self.worker.post_message(&command.to_string().into());
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
