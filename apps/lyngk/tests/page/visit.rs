//! A visit to the page: looking and waiting. What hands do is in `hand`.

use std::future::Future;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use futures_util::FutureExt;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

pub(crate) use crate::browser::{DESKTOP, PHONE, SMALL};
use crate::browser::{Visitor, Window};
use crate::devtools::Tab;
use crate::server::Server;

/// How long anything is waited for: much longer than it should take, since machines are busy.
pub(crate) const PATIENCE: Duration = Duration::from_secs(40);

/// How often the page is looked at while something is waited for.
pub(crate) const GLANCE: Duration = Duration::from_millis(20);

/// Somebody at the page.
pub(crate) struct Visit {
    pub(crate) visitor: Visitor,
    window: Window,
}

/// Opens the page as `lyngk serve` gives it, does something there, and sees that the browser had nothing to complain about.
pub(crate) fn visit(visitor: Visitor, doing: impl AsyncFnOnce(&Visit)) {
    if is_left_out() {
        return;
    }
    let server = Server::start();
    let url = server.url.clone();
    visit_at(visitor, &url, doing);
}

/// The same in a browser that is not as usual: a script is run there before everything else, on every page.
pub(crate) fn visit_prepared(visitor: Visitor, script: &str, doing: impl AsyncFnOnce(&Visit)) {
    if is_left_out() {
        return;
    }
    let server = Server::start();
    visit_prepared_at(visitor, &server.url, script, doing);
}

/// The same at another address: one that a test serves, or the page with something behind its `/`.
pub(crate) fn visit_at(visitor: Visitor, url: &str, doing: impl AsyncFnOnce(&Visit)) {
    visit_prepared_at(visitor, url, "", doing);
}

/// Both of these.
pub(crate) fn visit_prepared_at(visitor: Visitor, url: &str, script: &str, doing: impl AsyncFnOnce(&Visit)) {
    if is_left_out() {
        return;
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let visit = Visit { visitor, window: Window::open(visitor).await };
        let all = async {
            visit.prepare(script).await;
            visit.go(url).await;
            doing(&visit).await;
            visit.check().await;
        };
        let result = AssertUnwindSafe(all).catch_unwind().await;
        if result.is_err() {
            visit.show_failure().await;
        }
        visit.window.close().await;
        result.unwrap_or_else(|panic| resume_unwind(panic));
    });
}

/// Whether somebody does without these tests.
pub(crate) fn is_left_out() -> bool {
    std::env::var_os("LYNGK_WITHOUT_BROWSER").is_some()
}

/// Waits for something, but not for ever.
pub(crate) async fn within<T>(what: &str, future: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(PATIENCE, future).await;
    waited.unwrap_or_else(|_| panic!("waited {} s in vain for {what}", PATIENCE.as_secs()))
}

/// A text as JavaScript writes it.
pub(crate) fn quoted(text: &str) -> Value {
    json!(text)
}

impl Visit {
    /// The page as the browser knows it.
    pub(crate) fn tab(&self) -> &Tab {
        &self.window.tab
    }

    /// A second page with the same address, in front of this one.
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

    /// Goes to an address and waits until everything there has loaded.
    pub(crate) async fn go(&self, url: &str) {
        self.tab().go(url).await.unwrap_or_else(|error| panic!("{url} did not load: {error}"));
    }

    pub(crate) async fn reload(&self) {
        self.tab().reload().await.expect("the page loads again");
    }

    /// What a JavaScript expression comes to; a promise is waited for.
    pub(crate) async fn eval<T: DeserializeOwned>(&self, expression: &str) -> T {
        let value = self.evaluate(expression).await.unwrap_or_else(|error| panic!("{error} in {}", start(expression)));
        serde_json::from_value(value).unwrap_or_else(|error| panic!("{error} in what came of {}", start(expression)))
    }

    /// Does something in JavaScript; a promise is waited for.
    pub(crate) async fn run(&self, script: &str) {
        let _: Option<bool> = self.eval(&format!("(async () => {{ {script} }})()")).await;
    }

    async fn evaluate(&self, expression: &str) -> Result<Value, String> {
        self.tab().evaluate(expression).await
    }

    /// Waits until a JavaScript expression is true. Says what that would have meant if it never is.
    pub(crate) async fn wait_until(&self, condition: &str, what: &str) {
        let started = Instant::now();
        // A page that is just being replaced cannot answer; the next one will.
        while self.evaluate(condition).await != Ok(Value::Bool(true)) {
            self.complain();
            assert!(started.elapsed() < PATIENCE, "waited {} s in vain for {what}", PATIENCE.as_secs());
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Waits until what was begun is drawn, and what is read aloud has followed.
    pub(crate) async fn settle(&self) {
        let next = "await new Promise(requestAnimationFrame);";
        self.run(&format!("{next} {next} await new Promise(done => setTimeout(done, 50));")).await;
    }

    /// Waits until something matches a selector.
    pub(crate) async fn wait_for(&self, css: &str) {
        self.wait_until(&format!("document.querySelector({}) !== null", quoted(css)), css).await;
    }

    /// Waits until nothing does.
    pub(crate) async fn wait_until_gone(&self, css: &str) {
        let what = format!("{css} to be gone");
        self.wait_until(&format!("document.querySelector({}) === null", quoted(css)), &what).await;
    }

    /// The visible text of an element, which is waited for.
    pub(crate) async fn text(&self, css: &str) -> String {
        self.wait_for(css).await;
        // Pictures have no innerText.
        let text = format!("(e => e.innerText ?? e.textContent)(document.querySelector({}))", quoted(css));
        self.eval(&text).await
    }

    /// An attribute of an element, which is waited for; none if the element does not have it.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.wait_for(css).await;
        self.eval(&format!("document.querySelector({}).getAttribute({})", quoted(css), quoted(name))).await
    }

    /// How many elements match, right now.
    pub(crate) async fn count(&self, css: &str) -> usize {
        self.eval(&format!("document.querySelectorAll({}).length", quoted(css))).await
    }

    /// Waits for a complaint with these words in it, which then does not count.
    pub(crate) async fn expect_problem(&self, part: &str) {
        let started = Instant::now();
        loop {
            {
                let mut problems = self.window.problems.lock().expect("nobody panics here");
                let before = problems.len();
                problems.retain(|problem| !problem.contains(part));
                if problems.len() < before {
                    return;
                }
            }
            assert!(started.elapsed() < PATIENCE, "waited in vain for the browser to complain: {part}");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Fails with whatever the browser has complained about so far.
    pub(crate) fn complain(&self) {
        let problems = self.window.problems.lock().expect("nobody panics here").join("\n");
        assert!(problems.is_empty(), "the browser complains:\n{problems}");
    }

    /// The same, when everything that the page had begun has had its turn.
    async fn check(&self) {
        self.run("await new Promise(done => setTimeout(done, 50));").await;
        self.complain();
    }

    /// Writes what is seen to `target/page-shots/NAME.png`.
    pub(crate) async fn screenshot(&self, name: &str) {
        let folder = target().join("page-shots");
        std::fs::create_dir_all(&folder).expect("a folder");
        let picture = self.tab().screenshot().await.expect("a picture of the page");
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("a file");
    }

    /// A picture of how it looked when a test failed, if one can still be had.
    async fn show_failure(&self) {
        let name = std::thread::current().name().unwrap_or("unknown").replace("::", "-");
        let _ = AssertUnwindSafe(self.screenshot(&format!("failed-{name}"))).catch_unwind().await;
    }

    /// Fails with what axe-core finds wrong for people who do not see, or hear, or use a mouse.
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
            // Not inside a function, or nobody else would see it.
            let _: Option<bool> = self.eval(&format!("{source};\nnull")).await;
        }
        let found: Vec<String> = self
            .eval(
                "axe.run(document, { resultTypes: ['violations'] }).then(results => results.violations.map(violation =>
                    `${violation.id} (${violation.impact}): ${violation.help}\\n` + violation.nodes.map(node =>
                        `    ${node.target.join(' ')}: ${node.html.slice(0, 200)}`).join('\\n')))",
            )
            .await;
        assert!(found.is_empty(), "not everybody can use this:\n{}", found.join("\n"));
    }
}

/// Where built things go, in the repository.
fn target() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target"))
}

/// The start of a long text.
fn start(text: &str) -> &str {
    text.char_indices().nth(200).map_or(text, |(end, _)| &text[..end])
}
