//! Sharing a study: pictures, embedded boards and print.

use std::time::Instant;

use lyngk_rules::{Comment, NodeId, Position, Record, SplitMix64, Tag, Variant};
use lyngk_study::library::study_text;
use lyngk_study::link;
use serde_json::{Value, json};

use crate::server;
use crate::table::{some_turn, with_stored};
use crate::views::fits;
use crate::visit::{DESKTOP, PHONE, POLL_INTERVAL, SMALL, TIMEOUT, Visit, quoted, visit, visit_prepared};

/// A game between Anna and Ben with a comment on the second turn.
fn game(turns: usize) -> Record {
    let mut chance = SplitMix64::new(6);
    let mut record = Record::new(Position::random_start(6, Variant::Standard));
    let mut last: Option<NodeId> = None;
    for number in 0..turns {
        let turn = some_turn(&record.position(last), &mut chance);
        let id = record.push(last, turn).expect("a legal turn");
        if number == 1 {
            record.comments_mut(id).push(Comment::new("Here it begins.").expect("a comment"));
        }
        last = Some(id);
    }
    for (tag, name) in [("Player1", "Anna"), ("Player2", "Ben <b>")] {
        record.set_tag(Tag::new(tag, name).expect("a tag"));
    }
    record
}

/// Script that stores a study, and collects downloads in `window.offered`.
fn prepared(record: &Record) -> String {
    let watch = "window.offered = [];
        URL.createObjectURL = blob => { window.offered.push(blob); return 'data:text/plain,'; };
        HTMLAnchorElement.prototype.click = function () {};
        window.print = () => { window.printed = true; };";
    format!("{} {watch}", with_stored(&[("lyngk.study", &record.to_string())]))
}

impl Visit {
    async fn open_share(&self, turns: usize) {
        self.enter_study("").await;
        self.wait_for_turns(turns).await;
        self.touch("#study-last").await;
        self.open_tab("share").await;
    }

    async fn open_details(&self, id: &str) {
        self.run(&format!("document.querySelector('#{id}').open = true;")).await;
        self.wait_for(&format!("#{id}[open]")).await;
    }

    /// The bytes of the download behind a button.
    async fn offered(&self, button: &str) -> Vec<u8> {
        self.run("window.offered = [];").await;
        self.touch(button).await;
        self.wait_until("window.offered.length === 1", "a file to be offered").await;
        self.eval("window.offered[0].arrayBuffer().then(bytes => Array.from(new Uint8Array(bytes)))").await
    }

    /// The value of an expression inside the first frame, once there is one.
    async fn in_frame(&self, expression: &str) -> Value {
        let started = Instant::now();
        loop {
            let tree = self.tab().call("Page.getFrameTree", json!({})).await.expect("frames");
            let frame = &tree["frameTree"]["childFrames"][0]["frame"]["id"];
            let world = json!({ "frameId": frame });
            if let Ok(world) = self.tab().call("Page.createIsolatedWorld", world).await {
                let context = &world["executionContextId"];
                let params = json!({ "expression": expression, "contextId": context, "returnByValue": true });
                let answer = self.tab().call("Runtime.evaluate", params).await;
                if let Some(value) = answer.ok().map(|answer| answer["result"]["value"].clone()).filter(is_something) {
                    return value;
                }
            }
            self.assert_no_problems();
            assert!(started.elapsed() < TIMEOUT, "timed out waiting for {expression} in the frame");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }
}

fn is_something(value: &Value) -> bool {
    !value.is_null() && *value != Value::Bool(false)
}

#[test]
fn a_position_is_shared_as_a_picture_and_as_embed_code() {
    let record = game(4);
    visit_prepared(DESKTOP.reduced_motion(), &prepared(&record), async |page| {
        page.open_share(4).await;
        page.wait_until("document.querySelector('#share-preview').naturalWidth === 880", "the picture").await;
        let svg = String::from_utf8(page.offered("#share-svg").await).expect("text");
        assert!(svg.starts_with("<svg ") && svg.contains(">Ben &lt;b&gt;<") && !svg.contains("class="), "{svg}");
        assert!(svg.contains(&format!("LPN: {}</desc>", record.final_position())));
        let png = page.offered("#share-png").await;
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
        assert_eq!((side(16), side(20)), (2 * 880, 2 * 874), "twice as large, for good screens");
        assert!(png.len() < 300_000, "{} bytes", png.len());

        page.run(
            "window.kinds = null;
            navigator.clipboard.write = async ([item]) => { window.kinds = (await item.getType('image/png')).type; };",
        )
        .await;
        page.touch("#share-copy-picture").await;
        page.wait_until("window.kinds === 'image/png'", "a picture on the clipboard").await;

        page.touch("#share-players").await;
        page.wait_until("document.querySelector('#share-preview').naturalHeight === 722", "the board alone").await;
        for details in ["share-embed", "share-print"] {
            page.open_details(details).await;
        }
        let code: String = page.eval("document.querySelector('#share-embed-code').value").await;
        let letters = link::at(&link::encode(&record).expect("a link"), record.main_line().count());
        let origin: String = page.eval("location.origin").await;
        assert!(code.starts_with(&format!(
            "<iframe src=\"{origin}/embed.html#{letters}\" title=\"LYNGK: Anna – Ben &lt;b&gt;"
        )));
        page.axe().await;
    });
}

/// How far a PNG is from the picture, as painted by the browser: the mean and the largest difference of a channel.
const DIFFERENCE: &str = "(async () => {
    const pixels = async source => {
        const canvas = new OffscreenCanvas(1760, 1748);
        const context = canvas.getContext('2d');
        context.drawImage(source, 0, 0, 1760, 1748);
        return context.getImageData(0, 0, 1760, 1748).data;
    };
    const preview = document.querySelector('#share-preview');
    await preview.decode();
    const [was, now] = await Promise.all([pixels(preview), createImageBitmap(window.offered[0]).then(pixels)]);
    let sum = 0, most = 0;
    for (let at = 0; at < was.length; at++) {
        const apart = Math.abs(was[at] - now[at]);
        sum += apart;
        most = Math.max(most, apart);
    }
    return [sum / was.length, most];
})()";

#[test]
fn pictures_are_small_files_that_look_the_same() {
    visit_prepared(DESKTOP.reduced_motion(), &prepared(&game(4)), async |page| {
        page.open_share(4).await;
        // With all its pieces, a board has the most edges.
        page.touch("#study-first").await;
        for (ground, pieces) in [("light", "stone"), ("dark", "distinct"), ("paper", "grey")] {
            page.run(&format!(
                "for (const [id, value] of [['#share-ground', '{ground}'], ['#share-pieces', '{pieces}']]) {{
                    const choice = document.querySelector(id);
                    choice.value = value;
                    choice.dispatchEvent(new Event('change', {{ bubbles: true }}));
                }}"
            ))
            .await;
            page.settle().await;
            let png = page.offered("#share-png").await;
            let (mean, most): (f64, f64) = page.eval(DIFFERENCE).await;
            println!("{ground}, {pieces}: {} bytes, differences {mean:.2}, at most {most}", png.len());
            assert!(png.len() < 300_000, "{ground}, {pieces}: {} bytes", png.len());
            assert!(mean < 1.5 && most < 110.0, "{ground}, {pieces}: differences {mean}, at most {most}");
        }
    });
}

#[test]
fn a_game_is_shared_as_an_animated_gif() {
    let record = game(3);
    visit_prepared(DESKTOP.reduced_motion(), &prepared(&record), async |page| {
        page.open_share(3).await;
        page.open_details("share-film").await;
        // Stopped by script: a click would be too late for so short a game.
        page.run(
            "document.querySelector('#film-make').click();
            while (document.querySelector('#film-stop') === null) await new Promise(done => setTimeout(done));
            document.querySelector('#film-stop').click();",
        )
        .await;
        page.wait_for("#film-make").await;
        page.settle().await;
        assert_eq!(page.count("#film-save").await, 0, "what was stopped is not made");
        page.touch("#film-make").await;
        page.wait_for("#film-save").await;
        assert_eq!(page.count("#film").await, 0, "nothing moves where little is to move");
        page.axe().await;
        let gif = page.offered("#film-save").await;
        assert!(gif.starts_with(b"GIF89a") && gif.len() < 200_000, "{} bytes", gif.len());
        let frames = "window.offered[0].arrayBuffer().then(async data => {
            const decoder = new ImageDecoder({ data, type: 'image/gif' });
            await decoder.tracks.ready;
            await decoder.completed;
            return decoder.tracks.selectedTrack.frameCount;
        })";
        assert_eq!(page.eval::<usize>(frames).await, 4, "the start and three turns");
        page.touch("#film-show").await;
        page.wait_until("document.querySelector('#film')?.naturalWidth === 528", "the film").await;
        // Another game starts without one.
        page.open_tab("open").await;
        page.touch("#study-new").await;
        page.wait_for_turns(0).await;
        page.open_tab("share").await;
        assert_eq!(page.count("#film-save").await, 0);
    });
}

#[test]
fn everything_to_share_fits_on_a_small_phone() {
    visit_prepared(SMALL.dark().reduced_motion().speaking("ru"), &prepared(&game(3)), async |page| {
        page.open_share(3).await;
        for details in ["share-film", "share-embed", "share-print"] {
            page.open_details(details).await;
        }
        fits(page, "share").await;
        page.axe().await;
    });
}

#[test]
fn an_embedded_board_can_be_stepped_through() {
    let record = game(3);
    let letters = link::encode(&record).expect("a link");
    // Every access to storage is recorded.
    let watch = "for (const name of ['getItem', 'setItem', 'removeItem']) {
        const was = Storage.prototype[name];
        Storage.prototype[name] = function (...rest) { document.touched = true; return was.apply(this, rest); };
    }";
    visit_prepared(DESKTOP, watch, async |page| {
        let ours: String = page.eval("location.origin").await;
        page.go(&server::plain("/blog/")).await;
        assert_ne!(page.eval::<String>("location.origin").await, ours);
        let show = |path: &str| {
            format!(
                "document.body.innerHTML = '<iframe title=\"LYNGK\" width=\"480\" height=\"600\"></iframe>';
                document.querySelector('iframe').src = {};",
                quoted(&format!("{ours}{path}"))
            )
        };
        page.run(&show(&format!("/embed.html#{letters}"))).await;
        page.in_frame("document.querySelectorAll('.embed-board svg[role=img]').length === 1").await;
        let place = "document.querySelector('#embed-place')?.textContent";
        assert_eq!(page.in_frame(place).await, "Start");
        page.in_frame(
            "document.querySelector('#embed-on').click() ?? document.querySelector('#embed-on').click() ?? true",
        )
        .await;
        let second = record.main_line().nth(1).map(|id| record.node(id).turn()).expect("a turn");
        page.in_frame(&format!("{place} === 'After 1... {second}'")).await;
        page.in_frame("document.querySelector('.embed-remark').textContent === 'Here it begins.'").await;
        page.in_frame("document.querySelectorAll('.embed-turn')[1].getAttribute('aria-current') === 'true'").await;
        let key = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))";
        page.in_frame(&format!("{key} || true")).await;
        page.in_frame("document.querySelector('#embed-on').getAttribute('aria-disabled') === 'true'").await;
        let to: Value = page.in_frame("document.querySelector('#embed-open').href").await;
        assert_eq!(to, format!("{ours}/#study/g/3/{letters}"), "it opens at the same turn");
        page.in_frame("document.touched !== true").await;

        page.run(&show(&format!("/embed.html#{}", &letters[..letters.len() - 2]))).await;
        page.in_frame("document.querySelector('.embed-broken')?.textContent.includes('cut short')").await;
        page.in_frame("document.touched !== true").await;

        page.run(&show("/index.html")).await;
        page.expect_problem("frame-ancestors").await;
    });
}

#[test]
fn an_embedded_board_opens_at_a_turn_and_shows_variations() {
    let mut record = game(3);
    let first = record.main_line().next();
    let known = record.children(first).to_vec();
    let other = record.position(first).turns().into_iter().find(|&turn| turn != record.node(known[0]).turn());
    let other = other.expect("another turn");
    let id = record.push(first, other).expect("legal");
    record.comments_mut(id).push(Comment::new("Or this.").expect("a comment"));
    let letters = link::encode(&record).expect("a link");
    visit_prepared(DESKTOP.reduced_motion(), &prepared(&record), async |page| {
        // The code for other pages opens at the turn on the board.
        page.enter_study("").await;
        page.wait_for_turns(4).await;
        page.touch("#tree [data-depth='1'] .turn").await;
        page.open_tab("share").await;
        page.open_details("share-embed").await;
        let code = "document.querySelector('#share-embed-code').value";
        page.wait_until(&format!("{code}.includes('embed.html#3/{letters}')"), "the code").await;
        let ours: String = page.eval("location.origin").await;
        page.go(&format!("{ours}/embed.html#3/{letters}")).await;
        page.wait_for_words("#embed-place", &format!("After 1... {other}")).await;
        page.wait_for_words(".embed-row[data-depth='1']", "Or this.").await;
        page.wait_for(".embed-row[data-depth='1'] [aria-current]").await;
        page.axe().await;
        page.press("ArrowUp").await;
        let main = record.node(known[0]).turn();
        page.wait_for_words("#embed-place", &format!("After 1... {main}")).await;
        page.touch(".embed-row[data-depth='1'] .embed-turn").await;
        page.wait_for_words("#embed-place", &format!("After 1... {other}")).await;
    });
}

#[test]
fn a_study_too_long_for_a_link_is_offered_as_a_file() {
    let mut record = game(3);
    let text: String = (0..16_000).map(|number| char::from(b'a' + (number * number % 26) as u8)).collect();
    record.comments.push(Comment::new(text).expect("a comment"));
    visit_prepared(DESKTOP.reduced_motion(), &prepared(&record), async |page| {
        page.open_share(3).await;
        page.touch("#study-copy-link").await;
        page.wait_for_words("#study-panel", "too long for a link").await;
        page.axe().await;
        let file = page.offered("#study-download-instead").await;
        assert_eq!(String::from_utf8(file).expect("text"), record.to_string());
        page.open_details("share-embed").await;
        page.wait_for("#share-embed-download").await;
    });
}

#[test]
fn an_embedded_board_is_accessible() {
    let letters = link::encode(&game(3)).expect("a link");
    visit(PHONE.dark(), async |page| {
        let ours: String = page.eval("location.origin").await;
        page.go(&format!("{ours}/embed.html#{letters}")).await;
        page.wait_for(".embed-board svg").await;
        page.axe().await;
        page.press("ArrowRight").await;
        page.wait_for_words("#embed-place", "After 1. ").await;
        fits(page, "embed").await;
    });
}

#[test]
fn a_print_names_study_and_chapter() {
    let mut named = game(2);
    named.set_tag(Tag::new("Name", "The trap").expect("a tag"));
    let plain = Record::new(*game(1).start());
    let text = study_text(Some("Endings"), &[named, plain]);
    visit_prepared(DESKTOP.reduced_motion(), "window.print = () => { window.printed = true; };", async |page| {
        page.enter_study("").await;
        page.paste(&text).await;
        page.wait_for_turns(2).await;
        page.open_tab("share").await;
        page.open_details("share-print").await;
        page.touch("#print-game").await;
        page.wait_until("window.printed === true", "the printer").await;
        page.tab().call("Emulation.setEmulatedMedia", json!({ "media": "print" })).await.expect("paper");
        let head: String = page.text(".sheet-head").await;
        let lines: Vec<&str> = head.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        assert_eq!(lines[..2], ["Endings", "The trap"], "{head}");
        assert!(lines[2].starts_with("Anna – Ben <b>"), "{head}");
        page.tab().call("Emulation.setEmulatedMedia", json!({ "media": "screen" })).await.expect("a screen");
        page.touch("#print-position").await;
        page.wait_for_words("[data-sheet='position'] .sheet-study", "Endings · The trap").await;
        page.touch("#chapter-next").await;
        page.wait_for_words("[data-sheet='position'] .sheet-study", "Endings · ").await;
        page.touch("#print-game").await;
        page.wait_for_words(".sheet-head .sheet-study", "Endings").await;
    });
}

#[test]
fn a_game_is_laid_out_for_print() {
    let record = game(12);
    visit_prepared(DESKTOP.dark().reduced_motion(), &prepared(&record), async |page| {
        page.open_share(12).await;
        page.open_details("share-print").await;
        page.run(
            "const select = document.querySelector('#print-diagrams');
            select.value = 'comments';
            select.dispatchEvent(new Event('change', { bubbles: true }));",
        )
        .await;
        page.touch("#print-game").await;
        page.wait_until("window.printed === true", "the printer").await;
        let (hidden, shown) = ("document.querySelector('.sheet').checkVisibility()", "checkVisibility()");
        assert!(!page.eval::<bool>(hidden).await, "nobody but a printer sees it");
        page.tab().call("Emulation.setEmulatedMedia", json!({ "media": "print" })).await.expect("paper");
        for (css, seen) in [(".sheet", true), (".head", false), (".study-desk", false), ("#board", false)] {
            assert_eq!(page.eval::<bool>(&format!("document.querySelector('{css}').{shown}")).await, seen, "{css}");
        }
        assert_eq!(page.count(".sheet-diagram svg").await, 3, "the start, the comment, the end");
        let style = |css: &str, of: &str| format!("getComputedStyle(document.querySelector('{css}')).{of}");
        for (css, slanted, bold) in [(".sheet-remark", "italic", "400"), (".sheet-turn", "normal", "700")] {
            assert_eq!(page.eval::<String>(&style(css, "fontStyle")).await, slanted, "{css}");
            assert_eq!(page.eval::<String>(&style(css, "fontWeight")).await, bold, "{css}");
        }
        let text: String = page.text(".sheet").await;
        assert!(text.starts_with("Anna – Ben <b>") && text.contains("Here it begins."), "{text}");
        for turn in record.main_line().map(|id| record.node(id).turn()) {
            assert!(text.contains(&turn.to_string()), "{turn} in {text}");
        }
        let printed = page.tab().call("Page.printToPDF", json!({ "preferCSSPageSize": true })).await.expect("paper");
        let pdf = data_encoding::BASE64.decode(printed["data"].as_str().unwrap_or_default().as_bytes()).expect("bytes");
        let pages = String::from_utf8_lossy(&pdf).matches("/Type /Page\n").count();
        assert!((1..=3).contains(&pages), "{pages} pages");

        page.tab().call("Emulation.setEmulatedMedia", json!({ "media": "screen" })).await.expect("a screen");
        page.touch("#print-position").await;
        page.wait_for("[data-sheet='position'] .sheet-board svg").await;
        page.touch("#print-here").await;
        page.wait_for("#print-here[aria-pressed='true']").await;
        page.wait_for_stored("$220").await;
        page.open_tab("notes").await;
        page.wait_until_gone(".sheet").await;
    });
}
