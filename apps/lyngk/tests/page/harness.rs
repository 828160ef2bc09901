//! Tests of the harness itself: that input arrives, visitors differ, and problems fail a test.

use crate::server::Server;
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, is_skipped, visit, visit_at};

/// Replaces the page by two areas, a button and a text field that record their events in the title.
async fn set_up(page: &Visit) {
    // Parts of the page that load later would otherwise be added to it.
    page.wait_for("#board").await;
    let build = "
        document.body.replaceChildren();
        const add = (tag, id, text) => {
            const element = document.createElement(tag);
            element.id = id;
            element.textContent = text;
            element.style.cssText = 'display: block; width: 90px; height: 60px; touch-action: none';
            document.body.append(element);
            return element;
        };
        const note = event => document.title += ` ${event.pointerType ?? ''}${event.type}:${event.target.id}`;
        document.title = '';
        const [from, button] = [add('div', 'from', 'from here'), add('button', 'button', 'press')];
        add('input', 'input', '').setAttribute('aria-label', 'a text');
        add('div', 'to', 'to here');
        from.addEventListener('pointerdown', note);
        document.addEventListener('pointermove', event => document.moves = (document.moves ?? 0) + 1);
        document.addEventListener('pointerup', event => {
            const below = document.elementFromPoint(event.clientX, event.clientY);
            if (below.id === 'to') document.title += ` ${event.pointerType}dropped`;
        });
        button.addEventListener('click', note);
        document.addEventListener('keydown', event =>
            document.title += ` ${event.shiftKey ? 'shift-' : ''}${event.ctrlKey ? 'ctrl-' : ''}${event.key}`);
    ";
    page.run(build).await;
}

#[test]
fn mouse_and_keyboard_events_reach_the_page() {
    visit(DESKTOP, async |page| {
        set_up(page).await;
        page.hover("#to").await;
        page.click("#button").await;
        page.drag("#from", "#to").await;
        page.click("#input").await;
        for key in ["a", "ArrowLeft", "Shift+Tab", "Control+z"] {
            page.press(key).await;
        }
        page.click("#input").await;
        page.type_text("häm").await;
        let title = "mouseclick:button mousepointerdown:from mousedropped a ArrowLeft shift-Tab ctrl-z";
        assert_eq!(page.eval::<String>("document.title").await, title);
        assert!(page.eval::<String>("document.querySelector('#input').value").await.contains("häm"));
        assert!(page.eval::<u32>("document.moves").await >= 8);
    });
}

#[test]
fn touch_events_reach_the_page() {
    visit(PHONE, async |page| {
        set_up(page).await;
        page.tap("#button").await;
        page.wait_until("document.title !== ''", "the tap").await;
        page.drag("#from", "#to").await;
        page.wait_until("document.title.endsWith('dropped')", "the drop").await;
        let title: String = page.eval("document.title").await;
        assert_eq!(title, "touchclick:button touchpointerdown:from touchdropped");
    });
}

#[test]
fn texts_attributes_and_screenshots_can_be_read() {
    visit(DESKTOP, async |page| {
        set_up(page).await;
        assert_eq!(page.text("#from").await, "from here");
        assert_eq!(page.attribute("#input", "aria-label").await.as_deref(), Some("a text"));
        assert_eq!(page.attribute("#input", "nothing").await, None);
        assert_eq!((page.count("div").await, page.count("table").await), (2, 0));
        page.screenshot("harness").await;
        page.reload().await;
        page.wait_until_gone("#from").await;
        page.wait_for("main").await;
    });
}

#[test]
fn each_visitor_has_its_own_screen_and_preferences() {
    let who = "[innerWidth, devicePixelRatio, matchMedia('(pointer: coarse)').matches, navigator.language,
        matchMedia('(prefers-color-scheme: dark)').matches, matchMedia('(prefers-reduced-motion: reduce)').matches,
        matchMedia('(forced-colors: active)').matches, navigator.languages, document.hasFocus(), document.visibilityState,
        ].join(' ')";
    visit(DESKTOP, async |page| {
        assert_eq!(page.eval::<String>(who).await, "1280 1 false en-GB false false false en-GB true visible");
    });
    visit(PHONE.dark().speaking("de-DE"), async |page| {
        assert_eq!(page.eval::<String>(who).await, "360 3 true de-DE true false false de-DE true visible");
    });
    visit(SMALL.reduced_motion().forced_colors().alone(), async |page| {
        assert_eq!(page.eval::<String>(who).await, "320 2 true en-GB false true true en-GB true visible");
    });
}

#[test]
fn visits_share_no_storage() {
    if is_skipped() {
        return;
    }
    let server = Server::start();
    let kept = "Promise.all([localStorage.getItem('left'), document.cookie, caches.keys(), indexedDB.databases(),
        navigator.serviceWorker.getRegistrations()]).then(all => all.map(kept => kept?.length ?? 0).join(' '))";
    let leave = "localStorage.setItem('left', 'something');
        document.cookie = 'left=something';
        await caches.open('left');
        await new Promise(done => indexedDB.open('left').onsuccess = done);
        await navigator.serviceWorker.register('service-worker.js');";
    for _ in 0..2 {
        visit_at(DESKTOP, &server.url, async |page| {
            assert_eq!(page.eval::<String>(kept).await, "0 0 0 0 0");
            page.run(leave).await;
            let left: String = page.eval(kept).await;
            assert!(left.split(' ').all(|kind| kind != "0"), "{left}");
        });
    }
}

#[test]
fn every_problem_that_the_browser_reports_is_collected() {
    visit(DESKTOP, async |page| {
        page.run("console.error('a mistake', 7);").await;
        page.expect_problem("a mistake 7").await;
        page.run("setTimeout(() => { throw new Error('thrown') });").await;
        page.expect_problem("thrown").await;
        page.run("void Promise.reject(new Error('rejected'));").await;
        page.expect_problem("rejected").await;
        page.run("await fetch('nothing');").await;
        page.expect_problem("404").await;
        // In a worker, the page's program panics because there is no document.
        page.run("new Worker(document.querySelector('script[type=module]').src, { type: 'module' });").await;
        page.expect_problem("unwrap_throw").await;
    });
}

#[test]
#[should_panic(expected = "the browser reported:\na mistake")]
fn a_reported_problem_fails_the_test() {
    // It must panic without a browser, too.
    assert!(std::env::var_os("LYNGK_WITHOUT_BROWSER").is_none(), "the browser reported:\na mistake");
    visit(DESKTOP, async |page| {
        page.run("console.error('a mistake');").await;
    });
}

#[test]
#[should_panic(expected = "image-alt")]
fn an_accessibility_violation_fails_the_test() {
    assert!(std::env::var_os("LYNGK_WITHOUT_BROWSER").is_none(), "image-alt");
    visit(DESKTOP, async |page| {
        page.run("document.body.append(new Image(9, 9));").await;
        page.axe().await;
    });
}
