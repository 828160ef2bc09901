//! Chromium with a visitor's screen and preferences, and the problems that it reports.
//!
//! Starting Chromium takes longer than most tests. So visits share one process, each in a browser context of its own with separate
//! storage. Only one tab of a browser is in front; focus is emulated for all of them. [`Visitor::alone`] gives a test its own
//! browser.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::devtools::{Browser, Event, Tab, lock};

/// Screen, input and preferences of a visitor.
// Each of the flags is a setting of its own in the browser.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Device pixels per CSS pixel.
    pub(crate) scale: f64,
    pub(crate) touch: bool,
    /// `navigator.language`, such as `de-DE`.
    pub(crate) language: &'static str,
    pub(crate) dark: bool,
    pub(crate) reduced_motion: bool,
    pub(crate) forced_colors: bool,
    /// In a browser process of its own.
    pub(crate) alone: bool,
}

/// A desktop window with a mouse.
pub(crate) const DESKTOP: Visitor = Visitor {
    width: 1280,
    height: 800,
    scale: 1.0,
    touch: false,
    language: "en-GB",
    dark: false,
    reduced_motion: false,
    forced_colors: false,
    alone: false,
};

/// A common phone with a touch screen.
pub(crate) const PHONE: Visitor = Visitor { width: 360, height: 740, scale: 3.0, touch: true, ..DESKTOP };

/// The smallest phone that is supported.
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

    /// Gives the test its own browser with an ordinary profile: for measurements, for several tabs, and for features that Chromium
    /// does not have in a context.
    pub(crate) const fn alone(self) -> Visitor {
        Visitor { alone: true, ..self }
    }
}

/// Problems that the browser reported.
pub(crate) type Problems = Arc<Mutex<Vec<String>>>;

/// A tab of a browser with a visitor's settings.
pub(crate) struct Window {
    visitor: Visitor,
    browser: Browser,
    /// The browser context, in a shared browser.
    context: Option<String>,
    pub(crate) tab: Tab,
    pub(crate) problems: Problems,
}

impl Window {
    pub(crate) async fn open(visitor: Visitor) -> Window {
        let (browser, context) = if visitor.alone { (launch(), None) } else { share().await };
        let tab = browser.open(context.as_deref()).await;
        let problems = listen(&tab).await;
        emulate(&tab, visitor).await;
        Window { visitor, browser, context, tab, problems }
    }

    /// Opens another tab, in front of this one.
    pub(crate) async fn another(&self, url: &str) -> Tab {
        assert!(self.visitor.alone, "only a visitor with its own browser has more than one tab");
        let tab = self.browser.open(None).await;
        emulate(&tab, self.visitor).await;
        tab.navigate(url).await.expect("another page");
        tab
    }

    pub(crate) async fn close(self) {
        if let Some(context) = self.context {
            // A context that is not disposed of is never used again and ends with the browser.
            let _ = self.browser.call("Target.disposeBrowserContext", json!({ "browserContextId": context })).await;
        } else {
            self.browser.close().await;
        }
    }
}

/// The shared browser, started by the first visit, with a new context.
async fn share() -> (Browser, Option<String>) {
    static SHARED: Mutex<Option<Browser>> = Mutex::new(None);
    let browser = {
        let mut shared = lock(&SHARED);
        // After a crash the next visit starts another browser.
        shared.take_if(|browser| browser.is_gone());
        shared.get_or_insert_with(launch).clone()
    };
    let context = browser.call("Target.createBrowserContext", json!({})).await.expect("a context");
    let context = context["browserContextId"].as_str().expect("its name").to_owned();
    (browser, Some(context))
}

fn launch() -> Browser {
    Browser::launch(chromium().as_os_str(), &SWITCHES)
}

/// Switches for a headless Chromium without background services.
const SWITCHES: [&str; 16] = [
    "--headless=new",
    "--no-sandbox",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    // The address bar's own pages would appear as targets.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    "--disable-gpu",
    "--disable-quic",
    "--disable-renderer-backgrounding",
    "--disable-sync",
    "--window-size=1280,800",
];

/// Path of Chromium: `LYNGK_CHROMIUM`, or one of its usual names in `PATH`.
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
            "no Chromium found: install it, set LYNGK_CHROMIUM=/path/to/it, or skip these tests with \
             LYNGK_WITHOUT_BROWSER=1"
        )
    })
}

async fn emulate(tab: &Tab, visitor: Visitor) {
    let Visitor { width, height, scale, touch, language, .. } = visitor;
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
    // An empty user agent keeps the browser's own.
    let speaking = json!({ "userAgent": "", "acceptLanguage": language });
    tab.call("Emulation.setUserAgentOverride", speaking).await.expect("the language is set");
    let focused = json!({ "enabled": !visitor.alone });
    tab.call("Emulation.setFocusEmulationEnabled", focused).await.expect("the page is looked at");
}

/// Collects the problems that the browser reports from now on.
async fn listen(tab: &Tab) -> Problems {
    let problems = Problems::default();
    let mut events = tab.events();
    tab.call("Runtime.enable", json!({})).await.expect("the console is heard");
    tab.call("Log.enable", json!({})).await.expect("the log is heard");
    let noted = problems.clone();
    tokio::spawn(async move {
        while let Some(event) = events.recv().await {
            if let Some(problem) = problem(&event) {
                noted.lock().expect("no test panics while it holds the lock").push(problem);
            }
        }
    });
    problems
}

/// The problem that an event reports, if any.
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

/// A JavaScript value, or the protocol's description of one, as text.
fn words(value: &Value) -> String {
    let described = [&value["description"], &value["value"], value].into_iter().find(|value| !value.is_null());
    described.map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned)).unwrap_or_default()
}
