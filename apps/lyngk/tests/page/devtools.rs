//! Chromium, spoken to in its own language: the `DevTools` protocol.
//!
//! Messages are JSON over a pipe, with a zero behind each. A request has a number, and its answer the same one; what the browser
//! says by itself is an event. A [`Tab`] is one page of the browser. We need a dozen of its thousand methods, and call them by
//! their names (<https://chromedevtools.github.io/devtools-protocol/>): the whole protocol as types takes minutes to compile.
//!
//! The browser ends when the pipe does. So it is gone when this program is, however that ended.

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

use crate::visit::{GLANCE, PATIENCE, within};

/// Starts the browser that its arguments tell, with a profile that nobody has used, and tidies up when it has ended. The browser
/// hears the protocol where the shell hears, and speaks where the shell speaks. Signals are for the browser: the shell stays to
/// remove the profile, and if the last of the browser's processes is still writing there it tries again.
const START: &str = r#"
    trap : HUP INT TERM
    profile=$(mktemp -d "${TMPDIR:-/tmp}/lyngk-visits.XXXXXX") || exit
    "$@" --remote-debugging-pipe --user-data-dir="$profile" 3<&0 4>&1 </dev/null >/dev/null
    rm -rf "$profile" 2>/dev/null || { sleep 1; rm -rf "$profile"; }
"#;

/// Why nothing is answered any more.
const GONE: &str = "the browser is gone";

/// What comes of a request.
type Answer = Result<Value, String>;

/// Something the browser says by itself.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) method: String,
    pub(crate) params: Value,
}

/// A running browser. It ends when nobody holds it any more.
#[derive(Clone)]
pub(crate) struct Browser {
    line: Arc<Line>,
}

/// The line to a browser, which all its tabs share.
struct Line {
    pipe: Mutex<ChildStdin>,
    next: AtomicU64,
    /// Who waits for the answer with a number; nobody can when the browser has gone.
    waiting: Mutex<Option<HashMap<u64, oneshot::Sender<Answer>>>>,
    /// Who listens to the events of a tab.
    listening: Mutex<Vec<(String, mpsc::UnboundedSender<Event>)>>,
}

/// A page of the browser.
pub(crate) struct Tab {
    line: Arc<Line>,
    session: String,
}

impl Browser {
    pub(crate) fn launch(program: &OsStr, switches: &[&str]) -> Browser {
        let mut command = Command::new("sh");
        command.args(["-c", START, "sh"]).arg(program).args(switches);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("a shell starts");
        let (pipe, answers) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        let line = Arc::new(Line {
            pipe: pipe.into(),
            next: AtomicU64::new(1),
            waiting: Mutex::new(Some(HashMap::new())),
            listening: Mutex::default(),
        });
        // A thread of its own, since every visit has a runtime of its own and ends it when it likes.
        let heard = Arc::downgrade(&line);
        thread::spawn(move || {
            hear(&heard, answers);
            let _ = child.wait();
        });
        Browser { line }
    }

    pub(crate) fn is_gone(&self) -> bool {
        lock(&self.line.waiting).is_none()
    }

    /// Calls a method of the protocol that is about the browser as a whole.
    pub(crate) async fn call(&self, method: &str, params: Value) -> Answer {
        self.line.call(None, method, params).await
    }

    /// Another tab, in front of the others of the same context; without one it belongs to the browser's own profile.
    pub(crate) async fn open(&self, context: Option<&str>) -> Tab {
        let mut target = json!({ "url": "about:blank" });
        if let Some(context) = context {
            target["browserContextId"] = context.into();
        }
        let target = self.call("Target.createTarget", target).await.expect("a tab");
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = self.call("Target.attachToTarget", attach).await.expect("a tab that listens");
        let session = attached["sessionId"].as_str().expect("a session").to_owned();
        let tab = Tab { line: self.line.clone(), session };
        tab.call("Page.enable", json!({})).await.expect("what happens to the page is told");
        tab
    }

    /// Ends the browser, and waits until nothing is left of it.
    pub(crate) async fn close(self) {
        let _ = self.call("Browser.close", json!({})).await;
        let started = Instant::now();
        while !self.is_gone() && started.elapsed() < PATIENCE {
            tokio::time::sleep(GLANCE).await;
        }
    }
}

/// Hears what the browser says, until it says nothing any more, and hands it to whom it concerns.
fn hear(line: &Weak<Line>, answers: ChildStdout) {
    for message in BufReader::new(answers).split(0).map_while(Result::ok) {
        let (Some(line), Ok(message)) = (line.upgrade(), serde_json::from_slice(&message)) else { continue };
        line.hand_out(message);
    }
    if let Some(line) = line.upgrade() {
        lock(&line.waiting).take();
        lock(&line.listening).clear();
    }
}

/// What one test breaks is of no concern to what it holds.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Line {
    /// Hands a message to whom it concerns.
    fn hand_out(&self, mut message: Value) {
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
            // Who has gone away does not listen any more.
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
        self.line.call(Some(&self.session), method, params).await
    }

    /// Everything that the browser says of this tab from now on.
    pub(crate) fn events(&self) -> mpsc::UnboundedReceiver<Event> {
        let (listener, events) = mpsc::unbounded_channel();
        lock(&self.line.listening).push((self.session.clone(), listener));
        events
    }

    /// Goes to an address.
    pub(crate) async fn set_out(&self, url: &str) -> Result<(), String> {
        let answer = self.call("Page.navigate", json!({ "url": url })).await?;
        answer["errorText"].as_str().map_or(Ok(()), |error| Err(error.to_owned()))
    }

    /// Goes to an address and waits until everything there has loaded.
    pub(crate) async fn go(&self, url: &str) -> Result<(), String> {
        let loaded = self.loading();
        self.set_out(url).await?;
        loaded.await
    }

    /// Loads the page again, and waits until everything has loaded.
    pub(crate) async fn reload(&self) -> Result<(), String> {
        let loaded = self.loading();
        self.call("Page.reload", json!({})).await?;
        loaded.await
    }

    /// Waits for the next page to have loaded.
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

    /// What a JavaScript expression comes to; a promise is waited for.
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

    /// What is seen, as a PNG.
    pub(crate) async fn screenshot(&self) -> Result<Vec<u8>, String> {
        let picture = self.call("Page.captureScreenshot", json!({})).await?;
        let text = picture["data"].as_str().unwrap_or_default();
        data_encoding::BASE64.decode(text.as_bytes()).map_err(|error| error.to_string())
    }
}
