//! Client for the `DevTools` protocol of Chromium.
//!
//! Messages are JSON over a pipe, terminated by a zero byte. A response has the id of its request; a message without an id is an event. A
//! [`Tab`] is one page of the browser. The tests use about a dozen of the thousand methods and call them by name
//! (<https://chromedevtools.github.io/devtools-protocol/>): the whole protocol as types takes minutes to compile.
//!
//! The browser exits when the pipe closes, so it never outlives the test program.

use std::collections::HashMap;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::thread;
use std::time::Instant;

use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};

use crate::visit::{POLL_INTERVAL, TIMEOUT, within};

/// Shell script that starts the browser with a new profile and removes the profile afterwards. The protocol uses the shell's standard
/// input and output. The shell ignores signals so that it can clean up; if a last process of the browser is still writing to the
/// profile, it tries once more.
const START: &str = r#"
    trap : HUP INT TERM
    profile=$(mktemp -d "${TMPDIR:-/tmp}/lyngk-visits.XXXXXX") || exit
    "$@" --remote-debugging-pipe --user-data-dir="$profile" 3<&0 4>&1 </dev/null >/dev/null
    rm -rf "$profile" 2>/dev/null || { sleep 1; rm -rf "$profile"; }
"#;

/// Error of every call after the browser has exited.
const GONE: &str = "the browser is gone";

/// The response to a request.
type Answer = Result<Value, String>;

/// An event of the protocol.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) method: String,
    pub(crate) params: Value,
}

/// A running browser. It exits when the last handle is dropped.
#[derive(Clone)]
pub(crate) struct Browser {
    connection: Arc<Connection>,
}

/// The connection to a browser, shared by all its tabs.
struct Connection {
    pipe: Mutex<ChildStdin>,
    next: AtomicU64,
    /// Pending requests by id; `None` once the browser has exited.
    waiting: Mutex<Option<HashMap<u64, oneshot::Sender<Answer>>>>,
    /// Subscribers to the events of a tab.
    listening: Mutex<Vec<(String, mpsc::UnboundedSender<Event>)>>,
}

/// A tab of the browser.
pub(crate) struct Tab {
    connection: Arc<Connection>,
    session: String,
}

impl Browser {
    pub(crate) fn launch(program: &OsStr, switches: &[&str]) -> Browser {
        let mut command = Command::new("sh");
        command.args(["-c", START, "sh"]).arg(program).args(switches);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("a shell starts");
        let (pipe, answers) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        let connection = Arc::new(Connection {
            pipe: pipe.into(),
            next: AtomicU64::new(1),
            waiting: Mutex::new(Some(HashMap::new())),
            listening: Mutex::default(),
        });
        // A thread of its own: each visit has its own runtime, which ends with it.
        let reader = Arc::downgrade(&connection);
        thread::spawn(move || {
            read_messages(&reader, answers);
            let _ = child.wait();
        });
        Browser { connection }
    }

    pub(crate) fn is_gone(&self) -> bool {
        lock(&self.connection.waiting).is_none()
    }

    /// Calls a method of the browser itself.
    pub(crate) async fn call(&self, method: &str, params: Value) -> Answer {
        self.connection.call(None, method, params).await
    }

    /// Opens a tab in front of the others, in a context or in the browser's own profile.
    pub(crate) async fn open(&self, context: Option<&str>) -> Tab {
        let mut target = json!({ "url": "about:blank" });
        if let Some(context) = context {
            target["browserContextId"] = context.into();
        }
        let target = self.call("Target.createTarget", target).await.expect("a tab");
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = self.call("Target.attachToTarget", attach).await.expect("a tab that listens");
        let session = attached["sessionId"].as_str().expect("a session").to_owned();
        let tab = Tab { connection: self.connection.clone(), session };
        tab.call("Page.enable", json!({})).await.expect("what happens to the page is told");
        tab
    }

    /// Closes the browser and waits until it has exited.
    pub(crate) async fn close(self) {
        let _ = self.call("Browser.close", json!({})).await;
        let started = Instant::now();
        while !self.is_gone() && started.elapsed() < TIMEOUT {
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }
}

/// Reads messages until the pipe closes, and dispatches them.
fn read_messages(connection: &Weak<Connection>, answers: ChildStdout) {
    for message in BufReader::new(answers).split(0).map_while(Result::ok) {
        let (Some(connection), Ok(message)) = (connection.upgrade(), serde_json::from_slice(&message)) else {
            continue;
        };
        connection.dispatch(message);
    }
    if let Some(connection) = connection.upgrade() {
        lock(&connection.waiting).take();
        lock(&connection.listening).clear();
    }
}

/// Locks a mutex, even if another test panicked while it held it.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Connection {
    /// Dispatches a message to the request or the subscribers it is for.
    fn dispatch(&self, mut message: Value) {
        if let Some(id) = message["id"].as_u64() {
            let answer = match message["error"]["message"].as_str() {
                Some(error) => Err(error.to_owned()),
                None => Ok(message["result"].take()),
            };
            if let Some(waiting) = lock(&self.waiting).as_mut().and_then(|waiting| waiting.remove(&id)) {
                let _ = waiting.send(answer);
            }
        } else if let (Some(session), Some(method)) = (message["sessionId"].as_str(), message["method"].as_str()) {
            let event = Event { method: method.to_owned(), params: message["params"].clone() };
            // Subscribers that were dropped are removed.
            lock(&self.listening).retain(|(of, listener)| of != session || listener.send(event.clone()).is_ok());
        }
    }

    async fn call(&self, session: Option<&str>, method: &str, params: Value) -> Answer {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut request = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            request["sessionId"] = session.into();
        }
        let (answer, answered) = oneshot::channel();
        lock(&self.waiting).as_mut().ok_or(GONE)?.insert(id, answer);
        let sent = lock(&self.pipe).write_all(format!("{request}\0").as_bytes());
        sent.map_err(|_| GONE)?;
        within(method, answered).await.map_err(|_| GONE)?
    }
}

impl Tab {
    /// Calls a method of the protocol.
    pub(crate) async fn call(&self, method: &str, params: Value) -> Answer {
        self.connection.call(Some(&self.session), method, params).await
    }

    /// All events of this tab from now on.
    pub(crate) fn events(&self) -> mpsc::UnboundedReceiver<Event> {
        let (listener, events) = mpsc::unbounded_channel();
        lock(&self.connection.listening).push((self.session.clone(), listener));
        events
    }

    /// Navigates to an address.
    pub(crate) async fn navigate(&self, url: &str) -> Result<(), String> {
        let answer = self.call("Page.navigate", json!({ "url": url })).await?;
        answer["errorText"].as_str().map_or(Ok(()), |error| Err(error.to_owned()))
    }

    /// Navigates to an address and waits for the load event.
    pub(crate) async fn go(&self, url: &str) -> Result<(), String> {
        let loaded = self.loading();
        self.navigate(url).await?;
        loaded.await
    }

    /// Reloads the page and waits for the load event.
    pub(crate) async fn reload(&self) -> Result<(), String> {
        let loaded = self.loading();
        self.call("Page.reload", json!({})).await?;
        loaded.await
    }

    /// Waits for the next load event.
    fn loading(&self) -> impl Future<Output = Result<(), String>> + use<> {
        let mut events = self.events();
        async move {
            let loaded = async {
                while let Some(event) = events.recv().await {
                    if event.method == "Page.loadEventFired" {
                        return Ok(());
                    }
                }
                Err(GONE.to_owned())
            };
            within("the page to load", loaded).await
        }
    }

    /// Brings the tab in front of the others.
    pub(crate) async fn bring_to_front(&self) {
        self.call("Page.bringToFront", json!({})).await.expect("the tab is in front");
    }

    /// Evaluates a JavaScript expression. Promises are awaited.
    pub(crate) async fn evaluate(&self, expression: &str) -> Answer {
        let params = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut answer = self.call("Runtime.evaluate", params).await?;
        let exception = &answer["exceptionDetails"];
        if exception.is_object() {
            let thrown = exception["exception"]["description"].as_str().or(exception["text"].as_str());
            return Err(thrown.unwrap_or_default().to_owned());
        }
        Ok(answer["result"]["value"].take())
    }

    /// A screenshot as PNG.
    pub(crate) async fn screenshot(&self) -> Result<Vec<u8>, String> {
        let picture = self.call("Page.captureScreenshot", json!({})).await?;
        let text = picture["data"].as_str().unwrap_or_default();
        data_encoding::BASE64.decode(text.as_bytes()).map_err(|error| error.to_string())
    }
}
