//! A visit to the page: reading it and waiting for it. Input is in `input`.

use std::cell::Cell;
use std::future::Future;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use futures_util::future::join_all;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

pub(crate) use crate::browser::{DESKTOP, PHONE, SMALL};
use crate::browser::{Visitor, Window};
use crate::devtools::Tab;
use crate::server::Server;

/// Timeout for everything: much longer than it should take, for busy machines.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(40);

/// How often a condition is checked while a test waits for it.
pub(crate) const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// A visitor at the page.
pub(crate) struct Visit {
    pub(crate) visitor: Visitor,
    window: Window,
    /// The test cuts connections, so sockets that cannot connect are no problem.
    loses_connections: Cell<bool>,
}

/// Opens the page from `lyngk serve`, runs a test there, and fails if the browser reported a problem.
pub(crate) fn visit(visitor: Visitor, doing: impl AsyncFnOnce(&Visit)) {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let url = server.url.clone();
    visit_at(visitor, &url, doing);
}

/// The same, with a script that runs before everything else on every page.
pub(crate) fn visit_prepared(visitor: Visitor, script: &str, doing: impl AsyncFnOnce(&Visit)) {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    visit_prepared_at(visitor, &server.url, script, doing);
}

/// The same at another address.
pub(crate) fn visit_at(visitor: Visitor, url: &str, doing: impl AsyncFnOnce(&Visit)) {
    visit_prepared_at(visitor, url, "", doing);
}

/// The same with a script, at another address.
pub(crate) fn visit_prepared_at(visitor: Visitor, url: &str, script: &str, doing: impl AsyncFnOnce(&Visit)) {
    visit_prepared_together([(visitor, url)], script, async |[visit]: &[Visit; 1]| doing(visit).await);
}

/// Several visitors at once, each with storage of their own and at an address of their own, with a script that runs before
/// everything else on every page.
pub(crate) fn visit_prepared_together<const N: usize>(
    visitors: [(Visitor, &str); N],
    script: &str,
    doing: impl AsyncFnOnce(&[Visit; N]),
) {
    if is_skipped() {
        return;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let open = |(visitor, _)| async move {
            Visit { visitor, window: Window::open(visitor).await, loses_connections: Cell::new(false) }
        };
        let visits = join_all(visitors.map(open)).await;
        let visits: [Visit; N] = visits.try_into().unwrap_or_else(|_| panic!("as many visits as visitors"));
        let all = async {
            for (visit, (_, url)) in visits.iter().zip(visitors) {
                visit.prepare(script).await;
                visit.go(url).await;
            }
            doing(&visits).await;
            for visit in &visits {
                visit.check().await;
            }
        };
        let result = AssertUnwindSafe(all).catch_unwind().await;
        for (number, visit) in visits.into_iter().enumerate() {
            if result.is_err() {
                visit.show_failure(number).await;
            }
            visit.window.close().await;
        }
        result.unwrap_or_else(|panic| resume_unwind(panic));
    });
}

/// Whether browser tests are skipped.
pub(crate) fn is_skipped() -> bool {
    std::env::var_os("LYNGK_WITHOUT_BROWSER").is_some()
}

/// Waits for a future, up to the timeout.
pub(crate) async fn within<T>(what: &str, future: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(TIMEOUT, future).await;
    waited.unwrap_or_else(|_| panic!("timed out after {} s waiting for {what}", TIMEOUT.as_secs()))
}

/// A text as a JavaScript literal.
pub(crate) fn quoted(text: &str) -> Value {
    json!(text)
}

impl Visit {
    /// The browser's tab.
    pub(crate) fn tab(&self) -> &Tab {
        &self.window.tab
    }

    /// Opens the same address in a second tab, in front of this one.
    pub(crate) async fn open_another(&self) -> Tab {
        let url: String = self.eval("location.href").await;
        self.window.another(&url).await
    }

    async fn prepare(&self, script: &str) {
        if !script.is_empty() {
            let prepared = self.tab().call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
            prepared.expect("the browser is prepared");
        }
    }

    /// Navigates to an address and waits for the load event.
    pub(crate) async fn go(&self, url: &str) {
        self.tab().go(url).await.unwrap_or_else(|error| panic!("{url} did not load: {error}"));
    }

    pub(crate) async fn reload(&self) {
        self.tab().reload().await.expect("the page loads again");
    }

    /// Evaluates a JavaScript expression. Promises are awaited.
    pub(crate) async fn eval<T: DeserializeOwned>(&self, expression: &str) -> T {
        let value = self.evaluate(expression).await.unwrap_or_else(|error| panic!("{error} in {}", start(expression)));
        serde_json::from_value(value).unwrap_or_else(|error| panic!("{error} in the value of {}", start(expression)))
    }

    /// Runs JavaScript statements. Promises are awaited.
    pub(crate) async fn run(&self, script: &str) {
        let _: Option<bool> = self.eval(&format!("(async () => {{ {script} }})()")).await;
    }

    async fn evaluate(&self, expression: &str) -> Result<Value, String> {
        self.tab().evaluate(expression).await
    }

    /// Waits until a JavaScript expression is true. `what` names it in the message of a timeout.
    pub(crate) async fn wait_until(&self, condition: &str, what: &str) {
        let started = Instant::now();
        // During a navigation the evaluation fails. The next page answers.
        while self.evaluate(condition).await != Ok(Value::Bool(true)) {
            self.assert_no_problems();
            assert!(started.elapsed() < TIMEOUT, "timed out after {} s waiting for {what}", TIMEOUT.as_secs());
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until pending changes are drawn and live regions updated.
    pub(crate) async fn settle(&self) {
        let next = "await new Promise(requestAnimationFrame);";
        self.run(&format!("{next} {next} await new Promise(done => setTimeout(done, 50));")).await;
    }

    /// Waits until an element matches a selector.
    pub(crate) async fn wait_for(&self, css: &str) {
        self.wait_until(&format!("document.querySelector({}) !== null", quoted(css)), css).await;
    }

    /// Waits until no element matches a selector.
    pub(crate) async fn wait_until_gone(&self, css: &str) {
        let what = format!("{css} to be gone");
        self.wait_until(&format!("document.querySelector({}) === null", quoted(css)), &what).await;
    }

    /// Waits for an element and returns its visible text.
    pub(crate) async fn text(&self, css: &str) -> String {
        self.wait_for(css).await;
        // SVG elements have no innerText.
        let text = format!("(e => e.innerText ?? e.textContent)(document.querySelector({}))", quoted(css));
        self.eval(&text).await
    }

    /// Waits for an element and returns one of its attributes.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.wait_for(css).await;
        self.eval(&format!("document.querySelector({}).getAttribute({})", quoted(css), quoted(name))).await
    }

    /// The number of elements that match now.
    pub(crate) async fn count(&self, css: &str) -> usize {
        self.eval(&format!("document.querySelectorAll({}).length", quoted(css))).await
    }

    /// Waits for a problem that contains a text, and forgives it.
    pub(crate) async fn expect_problem(&self, part: &str) {
        let started = Instant::now();
        loop {
            {
                let mut problems = self.window.problems.lock().expect("no test panics while it holds the lock");
                let before = problems.len();
                problems.retain(|problem| !problem.contains(part));
                if problems.len() < before {
                    return;
                }
            }
            assert!(started.elapsed() < TIMEOUT, "timed out waiting for the browser to report: {part}");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Forgives all problems so far.
    pub(crate) fn forgive(&self) {
        self.window.problems.lock().expect("no test panics while it holds the lock").clear();
    }

    /// From now on, sockets that cannot connect are no problem, as the page says so itself, and neither is a service worker that cannot
    /// look for an update.
    pub(crate) fn expect_lost_connections(&self) {
        self.loses_connections.set(true);
    }

    /// Fails if the browser has reported problems.
    pub(crate) fn assert_no_problems(&self) {
        let mut problems = self.window.problems.lock().expect("no test panics while it holds the lock").clone();
        if self.loses_connections.get() {
            problems.retain(|problem| {
                !problem.starts_with("WebSocket connection to")
                    && !problem.contains("error occurred when fetching the script")
            });
        }
        assert!(problems.is_empty(), "the browser reported:\n{}", problems.join("\n"));
    }

    /// The same after pending tasks of the page.
    async fn check(&self) {
        self.run("await new Promise(done => setTimeout(done, 50));").await;
        self.assert_no_problems();
    }

    /// Saves a screenshot as `target/page-shots/NAME.png`.
    pub(crate) async fn screenshot(&self, name: &str) {
        let folder = target().join("page-shots");
        std::fs::create_dir_all(&folder).expect("a folder");
        let picture = self.tab().screenshot().await.expect("a picture of the page");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("a file");
    }

    /// Saves a screenshot of a failed test, if possible.
    async fn show_failure(&self, number: usize) {
        let name = std::thread::current().name().unwrap_or("unknown").replace("::", "-");
        let name = if number == 0 { format!("failed-{name}") } else { format!("failed-{name}-{number}") };
        let _ = AssertUnwindSafe(self.screenshot(&name)).catch_unwind().await;
    }

    /// Fails if axe-core finds accessibility violations.
    pub(crate) async fn axe(&self) {
        let path = std::env::var_os("LYNGK_AXE")
            .map_or_else(|| target().join("axe/node_modules/axe-core/axe.min.js"), PathBuf::from);
        let source = std::fs::read_to_string(&path).unwrap_or_else(|error| {
            panic!(
                "{}: {error}: get it with npm install --prefix target/axe --no-save axe-core, or say where it is with \
                 LYNGK_AXE=/path/to/axe.min.js",
                path.display()
            )
        });
        if self.eval::<bool>("typeof axe === 'undefined'").await {
            // Not inside a function: it defines a global.
            let _: Option<bool> = self.eval(&format!("{source};\nnull")).await;
        }
        let found: Vec<String> = self
            .eval(
                "axe.run(document, { resultTypes: ['violations'] }).then(results => results.violations.map(violation =>
                    `${violation.id} (${violation.impact}): ${violation.help}\\n` + violation.nodes.map(node =>
                        `    ${node.target.join(' ')}: ${node.html.slice(0, 200)}`).join('\\n')))",
            )
            .await;
        assert!(found.is_empty(), "accessibility violations:\n{}", found.join("\n"));
    }
}

/// Cargo's target folder.
fn target() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target"))
}

/// The start of a long text.
fn start(text: &str) -> &str {
    text.char_indices().nth(200).map_or(text, |(end, _)| &text[..end])
}
