//! Chromium, spoken to in its own language: the `DevTools` protocol.
//!
//! Messages are JSON over a web socket. A request has a number, and its answer the same one; what the browser says by itself is an
//! event. A [`Tab`] is one page of the browser. We need a dozen of its thousand methods, and call them by their names
//! (<https://chromedevtools.github.io/devtools-protocol/>): the whole protocol as types takes minutes to compile.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::visit::{GLANCE, PATIENCE, within};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Something the browser says by itself.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) method: String,
    pub(crate) params: Value,
}

/// A running browser.
pub(crate) struct Browser {
    child: Child,
    line: Arc<Line>,
}

/// The line to a browser, which all its tabs share.
struct Line {
    sink: tokio::sync::Mutex<SplitSink<Socket, Message>>,
    next: AtomicU64,
    /// Who waits for the answer with a number.
    waiting: Mutex<HashMap<u64, oneshot::Sender<Result<Value, String>>>>,
    /// Who listens to the events of a tab.
    listening: Mutex<Vec<(String, mpsc::UnboundedSender<Event>)>>,
}

/// A page of the browser.
pub(crate) struct Tab {
    line: Arc<Line>,
    session: String,
}

impl Browser {
    /// Starts a browser, which must be told to open a port.
    pub(crate) async fn launch(command: &mut Command) -> Browser {
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("Chromium starts");
        let complaints = BufReader::new(child.stderr.take().expect("a pipe"));
        let (tell, told) = oneshot::channel();
        // It says where it listens among other things, and may go on talking: somebody must hear it out.
        std::thread::spawn(move || {
            let mut tell = Some(tell);
            for line in complaints.lines().map_while(Result::ok) {
                if let Some(url) = line.strip_prefix("DevTools listening on ")
                    && let Some(tell) = tell.take()
                {
                    let _ = tell.send(url.to_owned());
                }
            }
        });
        let url = within("Chromium to listen", told).await.expect("Chromium says where it listens");
        let connected = within("Chromium to answer", tokio_tungstenite::connect_async(url)).await;
        let (sink, stream) = connected.expect("Chromium answers").0.split();
        let line = Arc::new(Line {
            sink: sink.into(),
            next: AtomicU64::new(1),
            waiting: Mutex::default(),
            listening: Mutex::default(),
        });
        tokio::spawn(hear(line.clone(), stream));
        Browser { child, line }
    }

    /// Another tab, in front of the others.
    pub(crate) async fn open(&self, url: &str) -> Tab {
        let target = self.line.call(None, "Target.createTarget", json!({ "url": url })).await.expect("a tab");
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = self.line.call(None, "Target.attachToTarget", attach).await.expect("a tab that listens");
        let session = attached["sessionId"].as_str().expect("a session").to_owned();
        let tab = Tab { line: self.line.clone(), session };
        tab.call("Page.enable", json!({})).await.expect("what happens to the page is told");
        tab
    }

    /// Ends the browser, however it takes it.
    pub(crate) async fn close(mut self) {
        let _ = tokio::time::timeout(PATIENCE, self.line.call(None, "Browser.close", json!({}))).await;
        let started = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) && started.elapsed() < PATIENCE {
            tokio::time::sleep(GLANCE).await;
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Hears what the browser says, until it says nothing any more, and hands it to whom it concerns.
async fn hear(line: Arc<Line>, mut stream: SplitStream<Socket>) {
    while let Some(Ok(message)) = stream.next().await {
        let Ok(mut message) = serde_json::from_slice::<Value>(&message.into_data()) else { continue };
        if let Some(id) = message["id"].as_u64() {
            let answer = match message["error"]["message"].as_str() {
                Some(error) => Err(error.to_owned()),
                None => Ok(message["result"].take()),
            };
            if let Some(waiting) = lock(&line.waiting).remove(&id) {
                let _ = waiting.send(answer);
            }
        } else if let (Some(session), Some(method)) = (message["sessionId"].as_str(), message["method"].as_str()) {
            let event = Event { method: method.to_owned(), params: message["params"].clone() };
            // Who has gone away does not listen any more.
            lock(&line.listening).retain(|(of, listener)| of != session || listener.send(event.clone()).is_ok());
        }
    }
    lock(&line.waiting).clear();
}

/// What one test breaks is of no concern to what it holds.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Line {
    async fn call(&self, session: Option<&str>, method: &str, params: Value) -> Result<Value, String> {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut request = json!({ "id": id, "method": method, "params": params });
        if let Some(session) = session {
            request["sessionId"] = session.into();
        }
        let (answer, answered) = oneshot::channel();
        lock(&self.waiting).insert(id, answer);
        let text = Message::text(request.to_string());
        self.sink.lock().await.send(text).await.map_err(|error| error.to_string())?;
        within(method, answered).await.map_err(|_| "the browser is gone".to_owned())?
    }
}

impl Tab {
    /// Calls a method of the protocol.
    pub(crate) async fn call(&self, method: &str, params: Value) -> Result<Value, String> {
        self.line.call(Some(&self.session), method, params).await
    }

    /// Everything that the browser says of this tab from now on.
    pub(crate) fn events(&self) -> mpsc::UnboundedReceiver<Event> {
        let (listener, events) = mpsc::unbounded_channel();
        lock(&self.line.listening).push((self.session.clone(), listener));
        events
    }

    /// Goes to an address and waits until everything there has loaded.
    pub(crate) async fn go(&self, url: &str) -> Result<(), String> {
        let loaded = self.loading();
        let answer = self.call("Page.navigate", json!({ "url": url })).await?;
        match answer["errorText"].as_str() {
            Some(error) => Err(error.to_owned()),
            None => loaded.await,
        }
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
                Err("the browser is gone".to_owned())
            };
            within("the page to load", loaded).await
        }
    }

    /// Brings the tab in front of the others.
    pub(crate) async fn bring_to_front(&self) {
        self.call("Page.bringToFront", json!({})).await.expect("the tab is in front");
    }

    /// What a JavaScript expression comes to; a promise is waited for.
    pub(crate) async fn evaluate(&self, expression: &str) -> Result<Value, String> {
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
