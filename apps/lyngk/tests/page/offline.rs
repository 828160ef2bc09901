//! Offline use, and updates to a newer version of the page.

use std::cell::Cell;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use lyngk_rules::SplitMix64;
use serde_json::{Value, json};

use crate::devtools::Tab;
use crate::playing::play_on;
use crate::server::{Server, altered, page_folder};
use crate::table::some_turn;
use crate::visit::{
    DESKTOP, PHONE, POLL_INTERVAL, TIMEOUT, Visit, is_skipped, visit, visit_at, visit_prepared, visit_prepared_at,
};

/// Expression for the version of the open page.
const VERSION: &str = "document.querySelector('meta[name=\"lyngk-version\"]')?.content";

/// Script that caches the page at once: tests have less time than visitors.
const HASTY: &str = "{
    const wait = setTimeout;
    window.setTimeout = (act, millis, ...rest) => wait(act, millis === 5000 ? 0 : millis, ...rest);
}";

/// Waits until the service worker has cached the page and controls it.
async fn wait_until_kept(page: &Visit) {
    page.wait_until("navigator.serviceWorker.controller !== null", "the page to be kept").await;
}

/// The names of the cached files: all but those for installation and embedding, the licence notices, and the service worker itself.
fn names() -> Vec<String> {
    let entries = std::fs::read_dir(page_folder()).expect("the page");
    let names = entries.map(|entry| entry.expect("a file").file_name().into_string().expect("a name"));
    let end = |name: &str| name.rsplit_once('.').map(|(_, end)| end.to_owned());
    let is_kept = |name: &String| {
        !["br", "gz", "png", "jpg", "webmanifest", "html"].map(str::to_owned).map(Some).contains(&end(name))
            && !["service-worker.js", "notices.txt"].contains(&name.as_str())
    };
    names.filter(is_kept).collect()
}

/// The version of the page that was built.
fn built_version() -> String {
    let index = std::fs::read_to_string(page_folder().join("index.html")).expect("the page");
    let version = index.split("name=\"lyngk-version\" content=\"").nth(1).and_then(|rest| rest.split('"').next());
    version.expect("a version").to_owned()
}

#[test]
fn after_one_visit_everything_works_offline() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let (url, server) = (server.url.clone(), Cell::new(Some(server)));
    visit_prepared_at(DESKTOP.reduced_motion(), &url, HASTY, async |page| {
        wait_until_kept(page).await;
        assert_eq!(page.count("#update").await, 0, "the first version is not a newer one");
        drop(server.take());
        page.reload().await;
        page.new_game(&["opponent=engine", "level=1", "side=first", "variant=std", "start=random"], &[]).await;
        let table = play_on(page, 91).await;
        assert!(table.ended().is_some());
        let there = format!(
            "Promise.all({}.map(name => fetch(name).then(answer => answer.ok ? '' : name, () => name)))
                .then(missing => missing.join(''))",
            json!(names())
        );
        assert_eq!(page.eval::<String>(&there).await, "");
        for_every_room(page, &url).await;
    });
}

/// Opens every room, in two languages.
async fn for_every_room(page: &Visit, url: &str) {
    page.go(&format!("{url}index.html#learn")).await;
    let places = [
        ("learn", "main[data-room='learn'] a[href='#learn/neutral']"),
        ("learn/neutral", "[data-lesson='neutral'] #board"),
        ("puzzles", "main[data-room='puzzles'] a[href^='#puzzles/']"),
        ("study", "main[data-room='study'] #board"),
    ];
    for (place, seen) in places {
        page.run(&format!("location.hash = '#{place}';")).await;
        page.wait_for(seen).await;
    }
    page.run(
        "const select = document.querySelector('#language');
        select.value = 'ru';
        select.dispatchEvent(new Event('change', { bubbles: true }));",
    )
    .await;
    page.wait_for("html[lang='ru']").await;
    page.wait_until("/[а-я]{4}/.test(document.querySelector('main .study-tabs').textContent)", "its texts").await;
    assert_eq!(page.count(".part-missing").await, 0);
}

#[test]
fn the_page_can_be_installed() {
    // Chromium installs nothing from a browser context.
    visit(PHONE.alone(), async |page| {
        page.wait_for("#board").await;
        let manifest = page.tab().call("Page.getAppManifest", json!({})).await.expect("a manifest");
        assert_eq!(manifest["errors"], json!([]));
        let errors = page.tab().call("Page.getInstallabilityErrors", json!({})).await.expect("an answer");
        assert_eq!(errors["installabilityErrors"], json!([]));
        let sizes: Vec<u32> = page
            .eval(
                "(async () => {
                    const link = document.querySelector('link[rel=manifest]').href;
                    const { icons } = await (await fetch(link)).json();
                    const pictures = icons.filter(({ type }) => type === 'image/png');
                    return Promise.all(pictures.map(async ({ src }) => {
                        const picture = new Image();
                        picture.src = new URL(src, link);
                        await picture.decode();
                        return picture.naturalWidth;
                    }));
                })()",
            )
            .await;
        assert_eq!(sizes, [192, 512, 512]);
    });
}

/// Waits for a condition in another tab.
async fn wait_until_there(page: &Tab, condition: &str) {
    let started = Instant::now();
    // During a navigation the evaluation fails. The next page answers.
    while page.evaluate(condition).await != Ok(Value::Bool(true)) {
        assert!(started.elapsed() < TIMEOUT, "timed out waiting for {condition} in the other page");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

#[test]
fn a_newer_version_is_offered_and_never_forced() {
    const NEWER: &str = "a newer version";
    if is_skipped() {
        return;
    }
    let version = built_version();
    // The requests since the newer version appeared.
    let asked: Arc<Mutex<Option<Vec<String>>>> = Arc::default();
    let url = altered("/games/lyngk/", {
        let (asked, version) = (Arc::clone(&asked), version.clone());
        move |name, body| {
            let mut asked = asked.lock().expect("no test panics while it holds the lock");
            let Some(asked) = asked.as_mut() else { return Some(body) };
            asked.push(name.to_owned());
            let is_told_apart = ["index.html", "service-worker.js"].contains(&name);
            Some(if is_told_apart { String::from_utf8(body).ok()?.replace(&version, NEWER).into_bytes() } else { body })
        }
    });
    let (is_old, is_new) = (format!("{VERSION} === '{version}'"), format!("{VERSION} === '{NEWER}'"));
    visit_prepared_at(DESKTOP.reduced_motion().alone(), &url, HASTY, async |page| {
        page.new_game(&["opponent=friend"], &[]).await;
        let table = page.table().await;
        let table = page.play(some_turn(table.game().position(), &mut SplitMix64::new(92))).await;
        wait_until_kept(page).await;
        *asked.lock().expect("no test panics while it holds the lock") = Some(Vec::new());

        // A reload still shows the cached version, and offers the newer one.
        let other = page.open_another().await;
        wait_until_there(&other, "document.querySelector('#update') !== null").await;
        wait_until_there(&other, &is_old).await;
        page.tab().bring_to_front().await;
        assert_eq!(page.text("#update p").await, "A new version is available. Your game stays as it is.");
        page.axe().await;
        page.screenshot("update").await;
        let asked = asked.lock().expect("no test panics while it holds the lock").clone().unwrap_or_default();
        // The browser fetches the favicon and the manifest by itself.
        let changed = |name: &String| {
            ["index.html", "service-worker.js"].contains(&name.as_str())
                || ["icon", "manifest"].iter().any(|start| name.starts_with(start))
        };
        assert!(!asked.is_empty() && asked.iter().all(changed), "only what has changed is fetched: {asked:?}");
        assert!(page.eval::<bool>(&is_old).await);

        page.click("#update-load").await;
        page.wait_until(&is_new, "the newer version").await;
        assert_eq!(page.table().await.game().turns(), table.game().turns());
        page.wait_until("document.querySelectorAll('#record .turn').length === 1", "the game").await;
        // The other tab stays on its version until the update is accepted there, too.
        wait_until_there(&other, &is_old).await;
        let caches = "caches.keys().then(names => names.length)";
        assert_eq!(page.eval::<u32>(caches).await, 2);
        other.bring_to_front().await;
        let load = "document.querySelector('#update-load').click(); null";
        other.evaluate(load).await.expect("the offer is still there");
        wait_until_there(&other, &is_new).await;
        wait_until_there(&other, &format!("{caches}.then(number => number === 1)")).await;
        assert_eq!(page.count("#update").await, 0);
    });
}

#[test]
fn a_file_with_a_wrong_digest_is_not_cached() {
    const GARBLED: u8 = 0;
    const MISSING: u8 = 1;
    const WELL: u8 = 2;
    const HALF: u8 = 3;
    let state = Arc::new(AtomicU8::new(GARBLED));
    if is_skipped() {
        return;
    }
    let url = altered("/", {
        let (state, version) = (Arc::clone(&state), built_version());
        move |name, body| match state.load(Ordering::Relaxed) {
            GARBLED if name.starts_with("puzzles-") => Some(b"Log in to this network first.".to_vec()),
            MISSING if name.starts_with("puzzles-") => None,
            // A newer service worker with an older document.
            HALF if name == "service-worker.js" => {
                Some(String::from_utf8(body).ok()?.replace(&version, "a newer version").into_bytes())
            }
            _ => Some(body),
        }
    });
    // Caches the page at once and reports the result.
    let keep = "navigator.serviceWorker.register('service-worker.js').then(({ installing }) => new Promise(done => {
        const look = () => ['redundant', 'activated'].includes(installing.state) && done(installing.state);
        installing.addEventListener('statechange', look);
        look();
    }))";
    let kept = "(async () => {
        const address = document.querySelector('meta[name=\"lyngk-puzzles\"]').content;
        return (await caches.match(address))?.status ?? 0;
    })()";
    visit_at(PHONE, &url, async |page| {
        page.wait_for("#board").await;
        for wrong in [GARBLED, MISSING] {
            state.store(wrong, Ordering::Relaxed);
            assert_eq!(page.eval::<String>(keep).await, "redundant");
            assert_eq!(page.eval::<u16>(kept).await, 0);
        }
        state.store(WELL, Ordering::Relaxed);
        assert_eq!(page.eval::<String>(keep).await, "activated");
        assert_eq!(page.eval::<u16>(kept).await, 200);
        // The old cache survives a failed update.
        state.store(HALF, Ordering::Relaxed);
        let renewed = "navigator.serviceWorker.getRegistration().then(registration => new Promise(done => {
            registration.addEventListener('updatefound', () => {
                const { installing } = registration;
                const look = () => installing.state === 'redundant' && done(registration.active.state);
                installing.addEventListener('statechange', look);
                look();
            });
            registration.update().catch(() => {});
        }))";
        assert_eq!(page.eval::<String>(renewed).await, "activated");
        page.reload().await;
        page.wait_for("#board").await;
        assert_eq!(page.eval::<u16>(kept).await, 200);
        assert_eq!(page.count("#update").await, 0);
    });
}

#[test]
fn without_service_workers_the_page_still_works() {
    // Outside of secure contexts; where access throws; and where registration is refused.
    let browsers = [
        "delete Navigator.prototype.serviceWorker;",
        "Object.defineProperty(Navigator.prototype, 'serviceWorker', {
            get() { document.asked = true; throw new DOMException('sandboxed', 'SecurityError'); },
        });",
        "ServiceWorkerContainer.prototype.register = () => {
            document.asked = true;
            return Promise.reject(new DOMException('private', 'SecurityError'));
        };
        LockManager.prototype.request = () => Promise.reject(new DOMException('private', 'SecurityError'));",
    ];
    for (number, script) in browsers.into_iter().enumerate() {
        visit_prepared(PHONE.reduced_motion(), &format!("{script}\n{HASTY}"), async |page| {
            page.wait_for("body script[type='module']").await;
            if number > 0 {
                page.wait_until("document.asked === true", "somebody to ask").await;
            }
            let table = page.table().await;
            page.play(some_turn(table.game().position(), &mut SplitMix64::new(93))).await;
            page.table_after(2).await;
            assert_eq!(page.count("#update").await, 0);
        });
    }
}
