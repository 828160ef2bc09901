//! Studies in the browser's database: several tabs, lack of room, and what earlier versions have stored.

use std::collections::BTreeMap;
use std::time::Instant;

use lyngk_rules::{Position, Record, SplitMix64, Variant};
use serde_json::{Value, json};

use crate::devtools::Tab;
use crate::languages::is_thorough;
use crate::table::{some_turn, with_stored};
use crate::visit::{DESKTOP, POLL_INTERVAL, TIMEOUT, Visit, quoted, visit, visit_prepared};

/// A record with a main line.
pub(crate) fn line(seed: u64, turns: usize) -> Record {
    let mut record = Record::new(Position::random_start(seed, Variant::Standard));
    let mut chance = SplitMix64::new(seed);
    let mut last = None;
    for _ in 0..turns {
        let turn = some_turn(&record.position(last), &mut chance);
        last = record.push(last, turn).ok();
    }
    record
}

/// Script that goes to a turn and writes a comment there.
pub(crate) fn comment(turn: usize, text: &str) -> String {
    format!(
        "(async () => {{
            document.querySelectorAll('#tree .turn')[{turn}].click();
            // The tab may be hidden, so there may be no frames.
            await new Promise(done => setTimeout(done, 50));
            const field = document.querySelector('#study-comment');
            field.value = {};
            field.dispatchEvent(new Event('change', {{ bubbles: true }}));
            return true;
        }})()",
        quoted(text)
    )
}

/// Script that keeps every other transaction waiting until `window.release` is set.
const HOLD: &str = "new Promise(held => {
    indexedDB.open('lyngk').onsuccess = event => {
        const database = event.target.result;
        const transaction = database.transaction(['entries', 'summaries'], 'readwrite');
        const wait = () => { if (!window.release) transaction.objectStore('entries').get(0).onsuccess = wait; };
        wait();
        transaction.oncomplete = () => database.close();
        held(true);
    };
})";

pub(crate) async fn evaluate(tab: &Tab, script: &str) {
    assert_eq!(tab.evaluate(script).await, Ok(Value::Bool(true)), "{script}");
}

pub(crate) async fn wait_in(tab: &Tab, condition: &str) {
    let started = Instant::now();
    while tab.evaluate(condition).await != Ok(Value::Bool(true)) {
        assert!(started.elapsed() < TIMEOUT, "timed out waiting for {condition}");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

pub(crate) fn shows(text: &str) -> String {
    format!("document.querySelector('#tree')?.textContent.includes({}) ?? false", quoted(text))
}

pub(crate) fn has_turns(count: usize) -> String {
    format!("document.querySelectorAll('#tree .turn').length === {}", count + 1)
}

/// The number of studies in the library.
const STUDIES: &str = "new Promise(done => {
    indexedDB.open('lyngk').onsuccess = event => {
        const database = event.target.result;
        database.transaction('summaries').objectStore('summaries').getAll().onsuccess = event => {
            database.close();
            done(event.target.result.filter(line => line.startsWith('study')).length);
        };
    };
})";

impl Visit {
    async fn wait_to_show(&self, text: &str) {
        self.wait_until(&shows(text), text).await;
    }

    /// Opens the study in a second tab, and returns to this one: hidden tabs draw no frames.
    async fn open_beside(&self, turns: usize) -> Tab {
        let other = self.open_another().await;
        wait_in(&other, &has_turns(turns)).await;
        self.tab().bring_to_front().await;
        other
    }

    async fn wait_until_stored(&self) {
        self.settle().await;
        self.wait_until("document.querySelector('[data-storing]') === null", "everything to be stored").await;
    }
}

#[test]
fn edits_of_one_study_in_two_tabs_are_shown_and_kept_in_both() {
    let stored = with_stored(&[("lyngk.study", &line(1, 4).to_string())]);
    visit_prepared(DESKTOP.reduced_motion().alone(), &stored, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(4).await;
        let other = page.open_beside(4).await;
        evaluate(page.tab(), &comment(1, "first")).await;
        wait_in(&other, &shows("first")).await;
        evaluate(&other, &comment(2, "second")).await;
        page.wait_to_show("second").await;

        // At the same time, at different places.
        evaluate(page.tab(), HOLD).await;
        evaluate(page.tab(), &comment(3, "third")).await;
        evaluate(&other, &comment(4, "fourth")).await;
        page.run("window.release = true;").await;
        for text in ["first", "second", "third", "fourth"] {
            page.wait_to_show(text).await;
            wait_in(&other, &shows(text)).await;
        }
        assert_eq!(page.eval::<usize>(STUDIES).await, 1);

        // At the same time, at the same place: the second becomes a study of its own.
        page.run("window.release = false;").await;
        evaluate(page.tab(), HOLD).await;
        evaluate(page.tab(), &comment(1, "this")).await;
        evaluate(&other, &comment(1, "that")).await;
        page.run("window.release = true;").await;
        wait_in(&other, "document.querySelector('#study-trouble') !== null").await;
        page.wait_until_stored().await;
        assert_eq!(page.eval::<usize>(STUDIES).await, 2);
        wait_in(&other, &shows("that")).await;
        page.wait_to_show("this").await;
        page.axe().await;
        // Each tab goes on with its own.
        page.reload().await;
        page.wait_to_show("this").await;
        other.bring_to_front().await;
        other.reload().await.expect("the other page loads again");
        wait_in(&other, &shows("that")).await;
    });
}

/// Script that types a comment at the present turn, which is stored after a pause.
fn typing(text: &str) -> String {
    format!(
        "(field => {{
            field.value = {};
            field.dispatchEvent(new Event('input', {{ bubbles: true }}));
            return true;
        }})(document.querySelector('#study-comment'))",
        quoted(text)
    )
}

#[test]
fn what_two_tabs_write_in_the_same_comment_is_kept_and_undo_stays() {
    let stored = with_stored(&[("lyngk.study", &line(1, 4).to_string())]);
    visit_prepared(DESKTOP.reduced_motion().alone(), &stored, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(4).await;
        let other = page.open_beside(4).await;
        evaluate(page.tab(), &comment(1, "plan")).await;
        wait_in(&other, &shows("plan")).await;
        evaluate(&other, "document.querySelectorAll('#tree .turn')[1].click() === undefined").await;
        wait_in(&other, "document.querySelector('#study-comment').value === 'plan'").await;
        // One goes on writing before what the other has written arrives.
        evaluate(page.tab(), &typing("plan A")).await;
        evaluate(&other, &comment(1, "plan [B1]")).await;
        for part in ["plan", "A", "[B1]"] {
            let has = format!("document.querySelector('#study-comment').value.includes({})", quoted(part));
            page.wait_until(&has, part).await;
            wait_in(&other, &has).await;
        }
        page.wait_until_stored().await;
        assert_eq!(page.eval::<usize>(STUDIES).await, 1, "no copy is needed");
        // What was written here can be undone; what the other has written stays.
        page.wait_for("#study-undo[aria-disabled='false']").await;
        page.touch("#study-undo").await;
        page.wait_to_show("[B1]").await;
    });
}

#[test]
fn nothing_is_lost_in_any_order_of_editing_and_reloading() {
    const ORDERS: [[u8; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let stored = with_stored(&[("lyngk.study", &line(2, 12).to_string())]);
    visit_prepared(DESKTOP.reduced_motion().alone(), &stored, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(12).await;
        let other = page.open_beside(12).await;
        let mut written = Vec::new();
        for (turn, order) in (1..).zip(ORDERS) {
            for act in order {
                match act {
                    0 => {
                        written.push(format!("here {turn}"));
                        evaluate(page.tab(), &comment(turn, &format!("here {turn}"))).await;
                    }
                    1 => {
                        written.push(format!("there {turn}"));
                        evaluate(&other, &comment(turn + 6, &format!("there {turn}"))).await;
                    }
                    _ => {
                        page.wait_until_stored().await;
                        page.reload().await;
                        page.wait_for_turns(12).await;
                    }
                }
            }
            for text in &written {
                page.wait_to_show(text).await;
                wait_in(&other, &shows(text)).await;
            }
        }
        assert_eq!(page.eval::<usize>(STUDIES).await, 1);
    });
}

/// A step in one of two tabs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    OpenThere,
    EditThere,
    CloseThere,
    EditHere,
    ReloadHere,
}

/// All orders of the acts: the other tab is opened before it is edited, and edited before it is closed.
fn orders() -> Vec<Vec<Act>> {
    let mut orders = Vec::new();
    for edit in 0..=3 {
        for reload in 0..=4 {
            let mut order = vec![Act::OpenThere, Act::EditThere, Act::CloseThere];
            order.insert(edit, Act::EditHere);
            order.insert(reload, Act::ReloadHere);
            orders.push(order);
        }
    }
    orders
}

#[test]
fn nothing_is_lost_in_any_order_of_opening_editing_closing_and_reloading() {
    const IS_STORED: &str = "document.querySelector('[data-storing]') === null";
    let stored = with_stored(&[("lyngk.study", &line(15, 12).to_string())]);
    let orders = orders();
    assert_eq!(orders.len(), 20);
    visit_prepared(DESKTOP.reduced_motion().alone(), &stored, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(12).await;
        // The last text at each turn.
        let mut written = BTreeMap::<usize, String>::new();
        for (number, order) in orders.into_iter().enumerate().step_by(if is_thorough() { 1 } else { 4 }) {
            let turn = number % 6 + 1;
            let mut other = None;
            for act in order {
                match act {
                    Act::OpenThere => {
                        let tab = page.open_beside(12).await;
                        for text in written.values() {
                            wait_in(&tab, &shows(text)).await;
                        }
                        other = Some(tab);
                    }
                    Act::EditThere => {
                        let text = format!("there {number}.");
                        evaluate(other.as_ref().expect("an open tab"), &comment(turn + 6, &text)).await;
                        written.insert(turn + 6, text);
                    }
                    Act::CloseThere => {
                        let tab = other.take().expect("an open tab");
                        wait_in(&tab, IS_STORED).await;
                        tab.call("Page.close", json!({})).await.expect("the tab closes");
                    }
                    Act::EditHere => {
                        let text = format!("here {number}.");
                        evaluate(page.tab(), &comment(turn, &text)).await;
                        written.insert(turn, text);
                    }
                    Act::ReloadHere => {
                        page.wait_until_stored().await;
                        page.reload().await;
                        page.wait_for_turns(12).await;
                    }
                }
            }
            for text in written.values() {
                page.wait_to_show(text).await;
            }
        }
        page.wait_until_stored().await;
        assert_eq!(page.eval::<usize>(STUDIES).await, 1);
    });
}

#[test]
fn a_study_goes_on_when_storage_is_cleared_and_is_stored_again_with_the_next_edit() {
    let stored = with_stored(&[("lyngk.study", &line(16, 5).to_string())]);
    visit_prepared(DESKTOP.reduced_motion().alone(), &stored, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(5).await;
        evaluate(page.tab(), &comment(1, "before")).await;
        page.wait_until_stored().await;
        page.clear_storage().await;
        assert_eq!(page.count("#study-unkept").await, 0);
        page.wait_to_show("before").await;
        evaluate(page.tab(), &comment(2, "after")).await;
        page.wait_to_show("after").await;
        page.wait_until_stored().await;
        assert_eq!(page.count("#study-unkept").await, 0, "nothing is wrong with storage");
        assert_eq!(page.eval::<usize>(STUDIES).await, 1);
        page.reload().await;
        page.wait_for_turns(5).await;
        page.wait_to_show("before").await;
        page.wait_to_show("after").await;
        // A new tab finds it as well.
        page.open_beside(5).await;
    });
}

#[test]
fn a_link_opened_in_another_tab_leaves_this_study_alone() {
    let stored = with_stored(&[("lyngk.study", &line(3, 3).to_string())]);
    let link = lyngk_study::link::encode(&line(4, 5)).expect("a link");
    visit_prepared(DESKTOP.reduced_motion().alone(), &stored, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(3).await;
        let other = page.open_beside(3).await;
        evaluate(&other, &format!("location.hash = {}; true", quoted(&format!("#study/g/{link}")))).await;
        wait_in(&other, &has_turns(5)).await;
        evaluate(&other, &comment(2, "on the link")).await;
        evaluate(page.tab(), &comment(1, "on the study")).await;
        page.wait_to_show("on the study").await;
        page.wait_until_stored().await;
        wait_in(&other, "document.querySelector('[data-storing]') === null").await;
        other.bring_to_front().await;
        other.reload().await.expect("the other page loads again");
        wait_in(&other, &shows("on the link")).await;
        wait_in(&other, &has_turns(5)).await;
        page.tab().bring_to_front().await;
        page.reload().await;
        page.wait_to_show("on the study").await;
        page.wait_for_turns(3).await;
        assert_eq!(page.eval::<usize>(STUDIES).await, 2);
    });
}

#[test]
fn the_browser_is_asked_once_a_visit_to_keep_studies_for_good() {
    let counted = "document.asked = 0;
        StorageManager.prototype.persist = () => { document.asked += 1; return Promise.resolve(true); };";
    visit_prepared(DESKTOP.reduced_motion(), counted, async |page| {
        page.enter_study("").await;
        page.settle().await;
        assert_eq!(page.eval::<u32>("document.asked").await, 0, "there is nothing to keep yet");
        page.paste(&line(17, 3).to_string()).await;
        page.wait_for_turns(3).await;
        page.wait_until("document.asked === 1", "the question").await;
        page.open_tab("notes").await;
        evaluate(page.tab(), &comment(1, "more")).await;
        page.wait_to_show("more").await;
        page.wait_until_stored().await;
        page.paste(&line(18, 2).to_string()).await;
        page.wait_for_turns(2).await;
        page.wait_until_stored().await;
        assert_eq!(page.eval::<u32>("document.asked").await, 1);
    });
}

#[test]
fn what_cannot_be_stored_is_said_and_handed_out() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.paste(&line(5, 3).to_string()).await;
        page.wait_for_turns(3).await;
        page.open_tab("notes").await;
        page.wait_until_stored().await;
        page.run(
            "document.put = IDBObjectStore.prototype.put;
            IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
            document.made = [];
            const make = URL.createObjectURL;
            URL.createObjectURL = blob => { document.made.push(blob); return make(blob); };",
        )
        .await;
        evaluate(page.tab(), &comment(1, "precious")).await;
        page.wait_for_words("#study-unkept", "no more room").await;
        page.axe().await;
        page.click("#study-unkept-download").await;
        page.wait_until("document.made.length === 1", "the file").await;
        assert!(page.eval::<String>("document.made[0].text()").await.contains("{precious}"));
        // The study goes on, and everything is stored once there is room.
        evaluate(page.tab(), &comment(2, "more")).await;
        page.wait_to_show("more").await;
        // It is shown before it is found that it cannot be stored.
        page.settle().await;
        page.wait_until("document.querySelector('[data-storing]') === null", "the second failure").await;
        page.run("IDBObjectStore.prototype.put = document.put;").await;
        page.click("#study-unkept-again").await;
        page.wait_until_gone("#study-unkept").await;
        page.reload().await;
        page.wait_to_show("precious").await;
        page.wait_to_show("more").await;
    });
}

#[test]
fn what_cannot_be_stored_is_handed_out_when_another_study_is_opened() {
    let stored = with_stored(&[("lyngk.study", &line(7, 3).to_string())]);
    visit_prepared(DESKTOP.reduced_motion(), &stored, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(3).await;
        page.wait_until_stored().await;
        page.run(
            "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
            document.made = [];
            const make = URL.createObjectURL;
            URL.createObjectURL = blob => { document.made.push(blob); return make(blob); };",
        )
        .await;
        evaluate(page.tab(), &comment(1, "precious")).await;
        page.wait_for("#study-unkept").await;
        page.paste(&line(8, 5).to_string()).await;
        page.wait_for_turns(5).await;
        page.click("#left-out-download").await;
        page.wait_until("document.made.length === 1", "the file").await;
        assert!(page.eval::<String>("document.made[0].text()").await.contains("{precious}"));
    });
}

#[test]
fn without_a_database_a_study_can_be_edited_and_downloaded() {
    let blocked = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };";
    visit_prepared(DESKTOP.reduced_motion(), blocked, async |page| {
        page.enter_study("").await;
        page.paste(&line(6, 3).to_string()).await;
        page.wait_for_turns(3).await;
        page.open_tab("notes").await;
        evaluate(page.tab(), &comment(1, "still here")).await;
        page.wait_to_show("still here").await;
        page.wait_for_words("#study-unkept", "does not let the page store this study").await;
        page.wait_for("#study-unkept-download").await;
        page.reload().await;
        page.wait_to_show("still here").await;
        page.wait_for("#study-unkept").await;
        page.run("location.hash = '#study/library';").await;
        page.wait_for("#library").await;
    });
}

#[test]
fn what_earlier_versions_stored_is_moved_once_and_then_removed_there() {
    let (games, studies) = (format!("{}\n{}", line(11, 4), line(12, 2)), line(13, 6).to_string());
    let open = line(14, 5).to_string();
    let stored = with_stored(&[
        ("lyngk.games", &games),
        ("lyngk.studies", &studies),
        ("lyngk.study", &open),
        ("lyngk.study.place", "0 0"),
    ]);
    visit_prepared(DESKTOP.reduced_motion(), &stored, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(5).await;
        page.wait_for("#tree .turn:nth-of-type(1)").await;
        assert_eq!(
            page.eval::<String>("sessionStorage.getItem('lyngk.study.open').replace(/^\\d+ /, '')").await,
            "0 0"
        );
        let left = "['lyngk.games', 'lyngk.studies', 'lyngk.study', 'lyngk.study.place'].every(key => localStorage.getItem(key) === null)";
        page.wait_until(left, "everything to be moved").await;
        page.run("location.hash = '#study/library';").await;
        page.wait_until("document.querySelectorAll('[data-kind=library-games] > li').length === 2", "the games").await;
        page.wait_until("document.querySelectorAll('[data-kind=library-studies] > li').length === 2", "the studies")
            .await;
        page.reload().await;
        page.wait_until("document.querySelectorAll('[data-kind=library-games] > li').length === 2", "no copies").await;
    });
}
