//! Chromium as somebody's browser, and listening to its complaints.
//!
//! Starting it costs more than most visits do. So visits share one, each in a context of its own: nothing that a page keeps in one
//! is there in another. Only one page of a browser can be looked at; so each is told that it is the one. Visitors for whom that
//! will not do are [`alone`](Visitor::alone).

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};

use crate::devtools::{Browser, Event, Tab, lock};

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
    /// In a browser that nobody else uses.
    pub(crate) alone: bool,
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
    alone: false,
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

    /// In a browser of their own, with an ordinary profile: for measurements, for several pages of one visitor, and for what
    /// Chromium does not do in a context.
    pub(crate) const fn alone(self) -> Visitor {
        Visitor { alone: true, ..self }
    }
}

/// What the browser complained about, in its words.
pub(crate) type Problems = Arc<Mutex<Vec<String>>>;

/// A page in a browser, and everything that belongs to its visitor.
pub(crate) struct Window {
    visitor: Visitor,
    browser: Browser,
    /// The visitor's part of a browser that is shared.
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

    /// Another page of the same browser, in front of this one.
    pub(crate) async fn another(&self, url: &str) -> Tab {
        assert!(self.visitor.alone, "which of two pages is in front only a browser of one's own can tell");
        let tab = self.browser.open(None).await;
        emulate(&tab, self.visitor).await;
        tab.set_out(url).await.expect("another page");
        tab
    }

    pub(crate) async fn close(self) {
        if let Some(context) = self.context {
            // Should it stay, nobody else comes there, and it ends with the browser.
            let _ = self.browser.call("Target.disposeBrowserContext", json!({ "browserContextId": context })).await;
        } else {
            self.browser.close().await;
        }
    }
}

/// The browser that visits share, which the first one starts, with a context that nobody has used.
async fn share() -> (Browser, Option<String>) {
    static SHARED: Mutex<Option<Browser>> = Mutex::new(None);
    let browser = {
        let mut shared = lock(&SHARED);
        // A browser that has crashed fails the visits of its time only.
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

/// How Chromium is started: without a window, and without anything that has nothing to do with the page.
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
    // Pages of the browser's own, behind the address bar of every window.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    "--disable-gpu",
    "--disable-quic",
    "--disable-renderer-backgrounding",
    "--disable-sync",
    "--window-size=1280,800",
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
    // No name for the browser is its own name.
    let speaking = json!({ "userAgent": "", "acceptLanguage": language });
    tab.call("Emulation.setUserAgentOverride", speaking).await.expect("the language is set");
    let focused = json!({ "enabled": !visitor.alone });
    tab.call("Emulation.setFocusEmulationEnabled", focused).await.expect("the page is looked at");
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
