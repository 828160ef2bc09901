//! Rooms that are left while something in them is under way: an answer that comes later must not look for what is gone.
//!
//! A random walk begins one action after another and leaves the room, or its view, a moment later. It fails on everything that the
//! browser reports, such as a panic.

use std::collections::BTreeSet;

use lyngk_rules::SplitMix64;
use lyngk_study::collection::generated;
use lyngk_study::library::study_text;
use serde::Deserialize;
use serde_json::json;

use crate::keeping::line;
use crate::own_games::three_games;
use crate::reviews::own_game;
use crate::table::with_stored;
use crate::visit::{DESKTOP, Visit, visit_prepared};

/// Random seeds of the walks: the order of the actions, the pauses and where to go. Each walk begins every action once.
const SEEDS: [u64; 2] = [1, 2];
/// Number of actions in a call of the browser.
const PORTION: usize = 12;

/// Every action: an address, then the selectors of what is pressed one after the other. Before a selector, `type` writes there, `focus`
/// moves the focus there, `scroll` scrolls, `unfold` presses it unless it is unfolded, and `file` chooses a file. `pause` lets the action
/// before it go on for a while.
const ACTIONS: [&[&str]; 48] = [
    &["#study/library"],
    &["#study/library", "[id^=kept-open-game]"],
    &["#study/library", "[id^=kept-open-study]"],
    &["#study/library", "[id^=kept-rename-game]", "type #library [id^=kept-name]", "#kept-save"],
    &["#study/library", "[id^=kept-delete-game]"],
    &["#study/library", "[id^=kept-delete-game]", "[id^=kept-undo]"],
    &["#study/library", "#library-export"],
    &["#study/library", "file #library-restore"],
    &["#study/library", "file #collection-file"],
    &["#study/library", "[id^=file-open]"],
    &["#study/library", "[id^=file-open]", ".list-row .row-name"],
    &["#study/library", "[id^=file-open]", ".list-row .row-name", "scroll #collection-list"],
    &["#study/library", "[id^=file-open]", ".list-row .row-name", "type #collection-player"],
    &["#study/library", "[id^=file-open]", "focus #collection-list:not([hidden])"],
    &["#study/collection/own"],
    &["#study/collection/own", "focus #collection-list:not([hidden])"],
    &["#study/collection/own", ".list-row .row-name"],
    &["#study/own"],
    &["#study/own", ".own-open"],
    &["#study/own", "#own-review"],
    &["#study/library", OPEN_CHAPTERS, "#chapter-next"],
    &["#study/library", OPEN_CHAPTERS, "#tab-notes", UNFOLD, "#chapters-list .chapter:not([aria-current])"],
    &["#study/library", OPEN_CHAPTERS, "#tab-notes", UNFOLD, "#chapter-empty"],
    &["#study/library", OPEN_CHAPTERS, "#tab-notes", UNFOLD, "#chapter-copy"],
    &["#study/library", OPEN_CHAPTERS, "#tab-notes", UNFOLD, "#chapter-down"],
    &["#study/library", OPEN_CHAPTERS, "#tab-notes", UNFOLD, "#chapter-remove"],
    &["#study/library", OPEN_CHAPTERS, "#tab-notes", UNFOLD, "#chapter-remove", "#chapter-undo"],
    &["#study/library", OPEN_CHAPTERS, "#tab-notes", UNFOLD, "type #study-name"],
    &["#study/library", OPEN_CHAPTERS, "#tab-notes", UNFOLD, "file #chapters-file"],
    &["#study/library", OPEN_CHAPTERS, "#tab-share", "#study-download-all"],
    &["#study", "#tab-open", "file #study-file"],
    &["#study", "#tab-open", "#study-new"],
    &["#study", "#tab-notes", "type #study-comment"],
    &["#study", "#tab-notes", "type #study-one"],
    &["#study", "#tab-analysis", "#analysis-switch"],
    &["#study", "#tab-analysis", "#duel-watch", "pause"],
    &["#study", "#tab-share", "#study-copy-link"],
    &["#study", "#tab-share", "#share-png"],
    &["#study", "#tab-share", "#share-copy-picture"],
    &["#study", "#tab-share", "#film-make"],
    &["#study/game", "#study-first", "#study-autoplay"],
    &["#study/game", "#tab-notes", "#drill-start"],
    &["#study/game/review", "#review-switch"],
    &["#study/game/review", "#show-better", "#play-better"],
    &["#study", "focus .claim"],
    &["#puzzles", "#puzzle-next", "#puzzle-link"],
    &["#puzzles", "#puzzle-next", "#puzzle-give-up"],
    &["#learn/move", "#lesson-show"],
];

/// Opens the study with chapters.
const OPEN_CHAPTERS: &str = "[id^=kept-open-study][aria-label*=Endings]";
/// Unfolds the list of chapters.
const UNFOLD: &str = "unfold #chapters-toggle";

/// Where a walk goes from there: other rooms, and other views of the study.
const PLACES: [&str; 8] =
    ["#play", "#learn", "#puzzles", "#puzzles/today", "#study", "#study/library", "#study/own", "#study/editor"];

/// Log of a walk.
#[derive(Deserialize)]
struct Walk {
    /// One line an action.
    log: Vec<String>,
    /// The numbers of the actions that it has begun.
    begun: Vec<usize>,
}

/// Walks. Downloads and the clipboard are replaced: the first would fill a folder, the second needs a permission.
const WALK: &str = "
    let state = SEED;
    const random = () => {
        state = state + 0x6D2B79F5 | 0;
        let bits = Math.imul(state ^ state >>> 15, 1 | state);
        bits = bits + Math.imul(bits ^ bits >>> 7, 61 | bits) ^ bits;
        return ((bits ^ bits >>> 14) >>> 0) / 4294967296;
    };
    const below = count => Math.floor(random() * count);
    const pick = list => list[below(list.length)];
    const sleep = millis => new Promise(done => setTimeout(done, millis));
    let isBroken = false;
    addEventListener('lyngk-failed', () => { isBroken = true; });
    const click = HTMLElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () { if (!this.download) click.call(this); };
    navigator.clipboard.writeText = () => sleep(below(100));
    navigator.clipboard.write = async ([item]) => { await item.getType('image/png'); await sleep(below(50)); };
    // Resolves within the task that makes the element, so that a room can be left before the next frame.
    const find = css => new Promise(resolve => {
        const finish = found => { observer.disconnect(); clearTimeout(timer); resolve(found); };
        const look = () => {
            const found = [...document.querySelectorAll(css)];
            if (found.length > 0) return finish(pick(found));
            // A lesson or a retried mistake hides the tabs.
            document.querySelector('#drill-leave, #retry-leave')?.click();
        };
        const observer = new MutationObserver(look);
        const timer = setTimeout(() => finish(null), 1500);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
    });
    const act = {
        press: element => element.click(),
        focus: element => element.focus(),
        scroll: element => element.scrollTop += 200,
        unfold: element => element.ariaExpanded === 'false' && element.click(),
        type: element => { element.focus(); document.execCommand('insertText', false, below(9)); },
        file: element => {
            const files = new DataTransfer();
            files.items.add(new File([FILE], 'club.lgn'));
            element.files = files.files;
            element.dispatchEvent(new Event('change', { bubbles: true }));
        },
    };
    // The browser's own event may come after the next frame.
    const go = address => { location.hash = address; dispatchEvent(new Event('hashchange')); };
    const perform = async ([address, ...steps]) => {
        go(address);
        await sleep(0);
        for (const step of steps) {
            if (step === 'pause') { await sleep(400); continue; }
            const [, kind, css] = step.match(/^(?:(focus|scroll|unfold|type|file) )?(.*)$/);
            const element = await find(css);
            if (element === null) return false;
            act[kind ?? 'press'](element);
            await Promise.resolve();
        }
        return true;
    };
    const log = [];
    const begun = [];
    for (const number of ORDER) {
        if (isBroken) break;
        const action = ACTIONS[number];
        // An action begun before may lead elsewhere once.
        const isBegun = await perform(action) || await perform(action);
        if (isBegun) begun.push(number);
        const [pause, place] = [pick([0, 0, 0, 0, 5, 15, 60, 150]), pick(PLACES)];
        if (pause > 0) await sleep(pause);
        go(place);
        log.push(`${Math.round(performance.now())} ms: ${action.join(', ')}${isBegun ? '' : ' (not there)'}; after ${pause} ms to ${place}`);
        await sleep(pick([0, 10, 40]));
    }
    await sleep(200);
    return { log, begun };
";

fn text(numbers: std::ops::Range<u64>) -> String {
    numbers.map(|number| generated(number).to_string()).collect()
}

impl Visit {
    /// Opens a study with three chapters, and a collection that is kept.
    async fn set_up_for_walks(&self) {
        self.enter_study("").await;
        self.open_tab("open").await;
        self.write("#study-paste", &study_text(Some("Endings"), &[line(11, 2), line(12, 3), line(13, 4)])).await;
        self.run("document.querySelector('#study-read').click();").await;
        self.wait_for_turns(2).await;
        self.choose_collection(&format!("[{}]", json!(text(0..60))), "club.lgn").await;
        self.wait_for("#collection .list-row").await;
        self.run("location.hash = '#study/game/review';").await;
        self.wait_for("#mistakes .mistake-turn").await;
    }
}

#[test]
fn leaving_while_anything_is_under_way_breaks_nothing() {
    let stored = with_stored(&[("lyngk.game", &own_game()), ("lyngk.games", &three_games())]);
    visit_prepared(DESKTOP, &stored, async |page| {
        page.wait_for("#board").await;
        page.set_up_for_walks().await;
        let mut missing: BTreeSet<usize> = (0..ACTIONS.len()).collect();
        for seed in SEEDS {
            let mut chance = SplitMix64::new(seed);
            let mut order: Vec<usize> = (0..ACTIONS.len()).collect();
            order.sort_by_cached_key(|_| chance.next_u64());
            // In portions: one call must not take too long.
            for portion in order.chunks(PORTION) {
                let script = WALK
                    .replace("SEED", &chance.below(1 << 32).to_string())
                    .replace("ORDER", &json!(portion).to_string())
                    .replace("PLACES", &json!(PLACES).to_string())
                    .replace("ACTIONS", &json!(ACTIONS.as_slice()).to_string())
                    .replace("FILE", &json!(text(0..3)).to_string());
                let walk: Walk = page.eval(&format!("(async () => {{ {script} }})()")).await;
                // Shown only if the test fails.
                println!("{}", walk.log.join("\n"));
                page.assert_no_problems();
                missing.retain(|number| !walk.begun.contains(number));
            }
        }
        let missing: Vec<String> = missing.into_iter().map(|number| ACTIONS[number].join(", ")).collect();
        assert!(missing.is_empty(), "never begun:\n{}", missing.join("\n"));
    });
}
