//! Starting Chromium as somebody's browser, and listening to its complaints.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use chromiumoxide::browser::{Browser, BrowserConfig};
use chromiumoxide::cdp::browser_protocol::emulation::{
    MediaFeature, SetDeviceMetricsOverrideParams, SetTouchEmulationEnabledParams,
};
use chromiumoxide::cdp::browser_protocol::log::{EventEntryAdded, LogEntryLevel};
use chromiumoxide::cdp::js_protocol::runtime::{
    ConsoleApiCalledType, EventConsoleApiCalled, EventExceptionThrown, RemoteObject,
};
use chromiumoxide::page::Page;
use futures_util::StreamExt;

use crate::visit::{PATIENCE, within};

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
    pub(crate) page: Page,
    pub(crate) problems: Problems,
    profile: PathBuf,
}

impl Window {
    pub(crate) async fn open(visitor: Visitor) -> Window {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let profile = std::env::temp_dir().join(format!("lyngk-visit-{}-{number}", std::process::id()));
        let config = BrowserConfig::builder()
            .chrome_executable(chromium())
            .new_headless_mode()
            .no_sandbox()
            .user_data_dir(&profile)
            .window_size(visitor.width, visitor.height)
            .viewport(None)
            .launch_timeout(PATIENCE)
            .request_timeout(PATIENCE)
            .enable_cache()
            .args(["disable-gpu", "disable-quic", "disable-component-update"])
            .arg(("accept-lang", visitor.language))
            .build()
            .expect("the settings are right");
        let (browser, mut handler) = Browser::launch(config).await.expect("Chromium starts");
        // Messages that a newer browser words differently are no reason to stop listening.
        tokio::spawn(async move { while handler.next().await.is_some() {} });
        let page = within("an empty page", browser.new_page("about:blank")).await.expect("an empty page");
        let problems = listen(&page).await;
        emulate(&page, visitor).await;
        Window { browser, page, problems, profile }
    }

    /// Another page of the same browser, in front of this one.
    pub(crate) async fn another(&self, url: &str) -> Page {
        within(url, self.browser.new_page(url)).await.expect("another page")
    }

    pub(crate) async fn close(mut self) {
        // However it ends: it must be gone before its folder can be.
        if tokio::time::timeout(PATIENCE, self.browser.close()).await.is_err() {
            let _ = self.browser.kill().await;
        }
        let _ = tokio::time::timeout(PATIENCE, self.browser.wait()).await;
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}

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

async fn emulate(page: &Page, visitor: Visitor) {
    let Visitor { width, height, scale, touch, .. } = visitor;
    let metrics = SetDeviceMetricsOverrideParams::new(width, height, scale, touch);
    within("the size of the window", page.execute(metrics)).await.expect("the window has its size");
    let touching = SetTouchEmulationEnabledParams::new(touch);
    within("touch or not", page.execute(touching)).await.expect("touch is set");
    let feature = |name: &str, on: bool, yes: &str, no: &str| MediaFeature::new(name, if on { yes } else { no });
    let features = vec![
        feature("prefers-color-scheme", visitor.dark, "dark", "light"),
        feature("prefers-reduced-motion", visitor.reduced_motion, "reduce", "no-preference"),
        feature("forced-colors", visitor.forced_colors, "active", "none"),
    ];
    within("preferences", page.emulate_media_features(features)).await.expect("preferences are set");
}

/// Collects what the browser complains about from now on.
async fn listen(page: &Page) -> Problems {
    let problems = Problems::default();
    let note = |problems: &Problems, text: String| problems.lock().expect("nobody panics here").push(text);
    within("the console", page.enable_runtime()).await.expect("the console is heard");
    within("the log", page.enable_log()).await.expect("the log is heard");

    let mut console = page.event_listener::<EventConsoleApiCalled>().await.expect("a listener");
    let (noted, to_note) = (problems.clone(), note);
    tokio::spawn(async move {
        while let Some(event) = console.next().await {
            if matches!(event.r#type, ConsoleApiCalledType::Error | ConsoleApiCalledType::Assert) {
                to_note(&noted, event.args.iter().map(words).collect::<Vec<_>>().join(" "));
            }
        }
    });
    let mut exceptions = page.event_listener::<EventExceptionThrown>().await.expect("a listener");
    let noted = problems.clone();
    tokio::spawn(async move {
        while let Some(event) = exceptions.next().await {
            let details = &event.exception_details;
            let thrown = details.exception.as_ref().map(words).unwrap_or_default();
            to_note(&noted, format!("{} {thrown}", details.text));
        }
    });
    let mut log = page.event_listener::<EventEntryAdded>().await.expect("a listener");
    let noted = problems.clone();
    tokio::spawn(async move {
        while let Some(event) = log.next().await {
            if event.entry.level == LogEntryLevel::Error {
                to_note(&noted, format!("{} {}", event.entry.text, event.entry.url.as_deref().unwrap_or_default()));
            }
        }
    });
    problems
}

fn words(object: &RemoteObject) -> String {
    let value = object.value.as_ref().map(|value| value.as_str().map_or_else(|| value.to_string(), str::to_owned));
    object.description.clone().or(value).unwrap_or_default()
}
