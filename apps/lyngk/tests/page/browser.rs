//! Starting Chromium as somebody's browser, and listening to its complaints.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::devtools::{Browser, Event, Tab};

/// Whose browser it is.
// Every one of these is a switch of its own in the browser's settings.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// How many pixels of the screen a pixel of the page has.
    pub(crate) scale: f64,
    pub(crate) touch: bool,
    /// As `navigator.language` says it, like `de-DE`.
    pub(crate) language: &'static str,
    pub(crate) dark: bool,
    pub(crate) reduced_motion: bool,
    pub(crate) forced_colors: bool,
}

/// A window on a desk, with a mouse.
pub(crate) const DESKTOP: Visitor = Visitor {
    width: 1280,
    height: 800,
    scale: 1.0,
    touch: false,
    language: "en-GB",
    dark: false,
    reduced_motion: false,
    forced_colors: false,
};

/// A common phone, with a finger.
pub(crate) const PHONE: Visitor = Visitor { width: 360, height: 740, scale: 3.0, touch: true, ..DESKTOP };

/// The smallest phone that must do.
pub(crate) const SMALL: Visitor = Visitor { width: 320, height: 568, scale: 2.0, touch: true, ..DESKTOP };

impl Visitor {
    pub(crate) const fn dark(self) -> Visitor {
        Visitor { dark: true, ..self }
    }

    pub(crate) const fn speaking(self, language: &'static str) -> Visitor {
        Visitor { language, ..self }
    }

    pub(crate) const fn reduced_motion(self) -> Visitor {
        Visitor { reduced_motion: true, ..self }
    }

    pub(crate) const fn forced_colors(self) -> Visitor {
        Visitor { forced_colors: true, ..self }
    }
}

/// What the browser complained about, in its words.
pub(crate) type Problems = Arc<Mutex<Vec<String>>>;

/// A running browser with one page, and a profile that nobody has used.
pub(crate) struct Window {
    browser: Browser,
    pub(crate) tab: Tab,
    pub(crate) problems: Problems,
    profile: PathBuf,
}

impl Window {
    pub(crate) async fn open(visitor: Visitor) -> Window {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let profile = std::env::temp_dir().join(format!("lyngk-visit-{}-{number}", std::process::id()));
        let browser = Browser::launch(
            Command::new(chromium())
                .args(SWITCHES)
                .arg(format!("--user-data-dir={}", profile.display()))
                .arg(format!("--window-size={},{}", visitor.width, visitor.height))
                .arg(format!("--accept-lang={}", visitor.language)),
        )
        .await;
        let tab = browser.open("about:blank").await;
        let problems = listen(&tab).await;
        emulate(&tab, visitor).await;
        Window { browser, tab, problems, profile }
    }

    /// Another page of the same browser, in front of this one.
    pub(crate) async fn another(&self, url: &str) -> Tab {
        self.browser.open(url).await
    }

    pub(crate) async fn close(self) {
        // It must be gone before its folder can be.
        self.browser.close().await;
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

/// How Chromium is started: without a window, and without anything that has nothing to do with the page.
const SWITCHES: [&str; 15] = [
    "--headless=new",
    "--remote-debugging-port=0",
    "--no-sandbox",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-gpu",
    "--disable-quic",
    "--disable-renderer-backgrounding",
    "--disable-sync",
];

/// Where Chromium is: what `LYNGK_CHROMIUM` says, or one of its names in the path.
fn chromium() -> PathBuf {
    if let Some(path) = std::env::var_os("LYNGK_CHROMIUM") {
        return path.into();
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let places = std::env::split_paths(&path).flat_map(|folder| names.map(|name| folder.join(name)));
    let mac = PathBuf::from("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
    places.chain([mac]).find(|place| place.is_file()).unwrap_or_else(|| {
        panic!(
            "no Chromium was found: install one, say where it is with LYNGK_CHROMIUM=/path/to/it, or leave these tests out \
             with LYNGK_WITHOUT_BROWSER=1"
        )
    })
}

async fn emulate(tab: &Tab, visitor: Visitor) {
    let Visitor { width, height, scale, touch, .. } = visitor;
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch });
    tab.call("Emulation.setDeviceMetricsOverride", metrics).await.expect("the window has its size");
    tab.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": touch })).await.expect("touch is set");
    let feature =
        |name: &str, on: bool, yes: &str, no: &str| json!({ "name": name, "value": if on { yes } else { no } });
    let features = json!([
        feature("prefers-color-scheme", visitor.dark, "dark", "light"),
        feature("prefers-reduced-motion", visitor.reduced_motion, "reduce", "no-preference"),
        feature("forced-colors", visitor.forced_colors, "active", "none"),
    ]);
    tab.call("Emulation.setEmulatedMedia", json!({ "features": features })).await.expect("preferences are set");
}

/// Collects what the browser complains about from now on.
async fn listen(tab: &Tab) -> Problems {
    let problems = Problems::default();
    let mut events = tab.events();
    tab.call("Runtime.enable", json!({})).await.expect("the console is heard");
    tab.call("Log.enable", json!({})).await.expect("the log is heard");
    let noted = problems.clone();
    tokio::spawn(async move {
        while let Some(event) = events.recv().await {
            if let Some(problem) = problem(&event) {
                noted.lock().expect("nobody panics here").push(problem);
            }
        }
    });
    problems
}

/// What an event complains about, if it does.
fn problem(event: &Event) -> Option<String> {
    let params = &event.params;
    match event.method.as_str() {
        "Runtime.consoleAPICalled" if ["error", "assert"].map(Value::from).contains(&params["type"]) => {
            let said = params["args"].as_array()?.iter().map(words);
            Some(said.collect::<Vec<_>>().join(" "))
        }
        "Runtime.exceptionThrown" => {
            let details = &params["exceptionDetails"];
            Some(format!("{} {}", words(&details["text"]), words(&details["exception"])))
        }
        "Log.entryAdded" if params["entry"]["level"] == "error" => {
            Some(format!("{} {}", words(&params["entry"]["text"]), words(&params["entry"]["url"])))
        }
        _ => None,
    }
}

/// A value of JavaScript, or what the protocol says of one, in words.
fn words(value: &Value) -> String {
    let described = [&value["description"], &value["value"], value].into_iter().find(|value| !value.is_null());
    described.map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned)).unwrap_or_default()
}
