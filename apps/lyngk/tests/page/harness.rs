//! The tools of these tests do what they say: tests that cannot fail prove nothing.

use crate::server::Server;
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, is_left_out, visit, visit_at};

/// Puts two fields, a button and a text on the page which note in the title what happens to them.
async fn set_up(page: &Visit) {
    // What comes after its last part would be in the way.
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
fn mouse_and_keyboard_arrive() {
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
fn fingers_arrive() {
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
fn the_page_can_be_looked_at() {
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
fn visitors_are_who_they_are() {
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
fn nothing_is_left_of_a_visit() {
    if is_left_out() {
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
fn whatever_the_browser_complains_about_is_noticed() {
    visit(DESKTOP, async |page| {
        page.run("console.error('a mistake', 7);").await;
        page.expect_problem("a mistake 7").await;
        page.run("setTimeout(() => { throw new Error('thrown') });").await;
        page.expect_problem("thrown").await;
        page.run("void Promise.reject(new Error('rejected'));").await;
        page.expect_problem("rejected").await;
        page.run("await fetch('nothing');").await;
        page.expect_problem("404").await;
        // The page's own program finds no document in a worker, and says so there.
        page.run("new Worker(document.querySelector('script[type=module]').src, { type: 'module' });").await;
        page.expect_problem("unwrap_throw").await;
    });
}

#[test]
#[should_panic(expected = "the browser complains:\na mistake")]
fn a_complaint_fails_the_test() {
    // This one must fail where there is no browser, too.
    assert!(std::env::var_os("LYNGK_WITHOUT_BROWSER").is_none(), "the browser complains:\na mistake");
    visit(DESKTOP, async |page| {
        page.run("console.error('a mistake');").await;
    });
}

#[test]
#[should_panic(expected = "image-alt")]
fn what_not_everybody_can_use_fails_the_test() {
    assert!(std::env::var_os("LYNGK_WITHOUT_BROWSER").is_none(), "image-alt");
    visit(DESKTOP, async |page| {
        page.run("document.body.append(new Image(9, 9));").await;
        page.axe().await;
    });
}
