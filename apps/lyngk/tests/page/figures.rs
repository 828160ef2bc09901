//! Measurements of the page's size and speed, for `cargo xtask page-figures`. Times are in milliseconds.

use std::cell::Cell;

use lyngk_rules::{Position, SplitMix64, Variant};
use serde_json::json;

use crate::browser::Visitor;
use crate::server::{compressed, page_folder};
use crate::stepping::large_tree;
use crate::table::{some_turn, with_stored};
use crate::visit::{DESKTOP, PHONE, Visit, quoted, visit, visit_at, visit_prepared};

/// Number of first visits. The median counts.
const VISITS: usize = 5;
/// Number of clicks to measure.
const CLICKS: usize = 20;
/// Number of turns whose animation is measured.
const TURNS: usize = 10;
/// Turns of a large study, and the number of steps through it.
const LARGE_STUDY: usize = 5000;
const STEPS: usize = 24;
/// Stacks of the position that the network evaluates, and number of evaluations.
const MIDDLE: usize = 25;
const EVALUATIONS: u32 = 5000;
/// Duration of the animation of a move.
const ANIMATION: u32 = 370;

/// Measurements in ascending order.
struct Times(Vec<f64>);

impl Times {
    fn new(mut times: Vec<f64>) -> Times {
        times.sort_by(f64::total_cmp);
        Times(times)
    }

    /// A quantile.
    fn quantile(&self, share: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        self.0.get((last as f64 * share).round() as usize).copied().unwrap_or(f64::NAN)
    }

    fn line(&self) -> String {
        format!("{:>9.1}{:>9.1}{:>9.1}", self.quantile(0.5), self.quantile(0.95), self.quantile(1.0))
    }
}

/// A built page to measure.
struct Build {
    name: &'static str,
    url: String,
}

/// The page that was built last and, for comparison, the one in the folder `LYNGK_PAGE_BEFORE`. Both come from the same plain server.
fn builds() -> Vec<Build> {
    let before = std::env::var_os("LYNGK_PAGE_BEFORE").map(|folder| ("before", folder.into()));
    let folders = before.into_iter().chain([("now", page_folder())]);
    folders.map(|(name, folder)| Build { name, url: compressed(folder) }).collect()
}

/// Connection and processor of a visitor.
#[derive(Clone, Copy)]
enum Conditions {
    /// This machine.
    Local,
    /// A processor four times slower, 150 ms of latency, 1.6 megabits a second.
    Slow,
}

impl Conditions {
    async fn apply(self, page: &Visit) {
        let Conditions::Slow = self else { return };
        let network =
            json!({ "offline": false, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 100_000 });
        for (method, parameters) in [
            ("Network.enable", json!({})),
            ("Network.emulateNetworkConditions", network),
            ("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })),
        ] {
            page.tab().call(method, parameters).await.expect("the browser slows down");
        }
    }
}

/// Measurements of a first visit, in milliseconds from the start of the navigation.
#[derive(Clone, Copy)]
struct FirstVisit {
    paint: f64,
    board: f64,
    /// The longest time for which the browser could not react until the board was there.
    longest_task: f64,
    bytes: u64,
}

async fn first_visit(page: &Visit) -> FirstVisit {
    let seen = "performance.getEntriesByName('board')";
    page.wait_until(&format!("{seen}.length > 0"), "the first board").await;
    let paint = "performance.getEntriesByName('first-contentful-paint')";
    page.wait_until(&format!("{paint}.length > 0"), "the first paint").await;
    let longest_task = "new Promise(done => {
        new PerformanceObserver(list => done(list.getEntries())).observe({ type: 'longtask', buffered: true });
        setTimeout(() => done([]), 200);
    }).then(tasks => {
        const board = performance.getEntriesByName('board')[0].startTime;
        return Math.max(0, ...tasks.filter(task => task.startTime <= board).map(task => task.duration));
    })";
    FirstVisit {
        paint: page.eval(&format!("{paint}[0].startTime")).await,
        board: page.eval(&format!("{seen}[0].startTime")).await,
        longest_task: page.eval(longest_task).await,
        bytes: bytes_to_first_board(page).await,
    }
}

/// Bytes of the files that had arrived by then, without headers.
async fn bytes_to_first_board(page: &Visit) -> u64 {
    page.eval(
        "performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
            .filter(entry => entry.startTime === 0 || entry.responseEnd <= performance.getEntriesByName('board')[0].startTime)
            .reduce((sum, entry) => sum + entry.encodedBodySize, 0)",
    )
    .await
}

/// Our own work for a click: scripts, style and layout on the main thread, as the browser counts them. Painting and waiting for the
/// next frame are not in it.
async fn work_per_click(page: &Visit) -> Times {
    page.tab().call("Performance.enable", json!({})).await.expect("the browser counts");
    let mut times = Vec::new();
    let mut last = own_work(page).await;
    for number in 0..CLICKS {
        page.click(if number % 2 == 0 { "[data-use='movable']" } else { "[data-use='picked']" }).await;
        page.settle().await;
        let now = own_work(page).await;
        times.push(now - last);
        last = now;
    }
    Times::new(times)
}

/// Milliseconds of our own work so far.
async fn own_work(page: &Visit) -> f64 {
    let answer = page.tab().call("Performance.getMetrics", json!({})).await.expect("metrics");
    let metrics = answer["metrics"].as_array().cloned().unwrap_or_default();
    let counted = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];
    let seconds = metrics.iter().filter(|metric| counted.iter().any(|name| metric["name"] == *name));
    seconds.filter_map(|metric| metric["value"].as_f64()).sum::<f64>() * 1_000.0
}

/// Time from a click to the next paint, by the browser's Event Timing API. It reports nothing below 16 ms; those clicks count as
/// 16. A stack is picked up and put back repeatedly.
async fn click_to_paint(page: &Visit) -> Times {
    let observe = "
        document.clickTimes = [];
        new PerformanceObserver(list => list.getEntries().filter(entry => entry.name === 'pointerup' || entry.name === 'click')
            .forEach(entry => document.clickTimes.push([entry.startTime, entry.duration])))
            .observe({ type: 'event', durationThreshold: 16 });
    ";
    page.run(observe).await;
    for number in 0..CLICKS {
        page.click(if number % 2 == 0 { "[data-use='movable']" } else { "[data-use='picked']" }).await;
        page.settle().await;
    }
    let reported: Vec<(f64, f64)> = page.eval("document.clickTimes").await;
    // A click is reported as several events with the same start. The longest counts.
    let mut longest: Vec<(f64, f64)> = Vec::new();
    for (start, duration) in reported {
        match longest.iter_mut().find(|(other, _)| (*other - start).abs() < 8.0) {
            Some((_, most)) => *most = most.max(duration),
            None => longest.push((start, duration)),
        }
    }
    let mut times: Vec<f64> = longest.into_iter().map(|(_, duration)| duration).collect();
    times.resize(times.len().max(CLICKS), 16.0);
    Times::new(times)
}

/// Time from a key to the next frame, for steps forward and back in a large study.
async fn steps(page: &Visit) -> Times {
    page.enter_study("").await;
    page.wait_for_turns(LARGE_STUDY).await;
    let times = "(async () => {
        const times = [];
        for (let step = 0; step < STEPS; step++) {
            const key = step % 8 < 4 ? 'ArrowRight' : 'ArrowLeft';
            await new Promise(done => setTimeout(done, 300));
            const began = performance.now();
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
            await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
            times.push(performance.now() - began);
        }
        return times;
    })()";
    Times::new(page.eval(&times.replace("STEPS", &STEPS.to_string())).await)
}

/// Time between frames while a stack moves.
async fn frame_times(page: &Visit) -> Times {
    let mut chance = SplitMix64::new(71);
    let mut times = Vec::new();
    for _ in 0..TURNS {
        let table = page.table().await;
        let turn = some_turn(table.game().position(), &mut chance).to_string();
        let frames = format!(
            "new Promise(done => {{
                const field = document.querySelector('#typed-turn');
                field.value = {};
                field.dispatchEvent(new Event('input', {{ bubbles: true }}));
                field.form.requestSubmit();
                const times = [];
                const end = performance.now() + {ANIMATION};
                let last = null;
                const frame = now => {{
                    if (last !== null) times.push(now - last);
                    last = now;
                    if (now < end) requestAnimationFrame(frame); else done(times);
                }};
                requestAnimationFrame(frame);
            }})",
            quoted(&turn)
        );
        times.extend(page.eval::<Vec<f64>>(&frames).await);
        page.wait_until("document.querySelector('.flight').childElementCount === 0", "the stack to arrive").await;
    }
    Times::new(times)
}

/// Input delay of clicks on the board while the strongest level thinks.
async fn input_delay_while_thinking(page: &Visit) -> Times {
    page.new_game(&["opponent=engine", "level=10", "side=first", "start=random"], &[]).await;
    let mut chance = SplitMix64::new(72);
    page.run(
        "document.delays = [];
        addEventListener('pointerdown', event => {
            if (document.querySelector('.is-to-move.upper') !== null) document.delays.push(performance.now() - event.timeStamp);
        }, true);",
    )
    .await;
    while page.eval::<usize>("document.delays.length").await < CLICKS {
        let table = page.table_for_person().await;
        page.play(some_turn(table.game().position(), &mut chance)).await;
        while page.eval::<bool>("document.querySelector('.is-to-move.upper') !== null").await {
            // Beside the board: the last of these clicks may come after the reply, and must not pick a stack up.
            page.click(".lower .player-name").await;
            page.settle().await;
        }
    }
    Times::new(page.eval("document.delays").await)
}

/// Nodes per second of the engine in the browser, at the start of a game.
async fn nodes_per_second(page: &Visit) -> f64 {
    let speed = "new Promise(done => {
        const url = document.querySelector('meta[name=\"lyngk-worker\"]').content;
        const worker = new Worker(new URL(url, document.baseURI), { type: 'module' });
        let speed = 0;
        worker.onmessage = event => {
            if (event.data === 'leiok') worker.postMessage('go movetime 3000');
            const figures = event.data.match(/^info .*\\bnodes (\\d+).*\\btime (\\d+)/);
            if (figures) speed = figures[1] / figures[2] * 1000;
            if (event.data.startsWith('bestmove')) { worker.terminate(); done(speed); }
        };
    })";
    page.eval(speed).await
}

/// Evaluations per second of the network in the browser, in the middle of a game. Each takes a message in both directions, so this is a
/// lower bound.
async fn evaluations_per_second(page: &Visit) -> f64 {
    let (mut position, mut random) = (Position::random_start(1, Variant::Standard), SplitMix64::new(1));
    while position.occupied().len() > MIDDLE {
        let Some(turn) = position.random_turn(&mut random) else { break };
        position.play_unchecked(turn);
    }
    let speed = "new Promise(done => {
        const url = document.querySelector('meta[name=\"lyngk-worker\"]').content;
        const worker = new Worker(new URL(url, document.baseURI), { type: 'module' });
        let answers = 0, began = 0;
        worker.onmessage = event => {
            if (event.data === 'leiok') {
                worker.postMessage('position lpn ' + LPN);
                began = performance.now();
                for (let n = 0; n < COUNT; n++) worker.postMessage('query outlook');
            }
            if (event.data.startsWith('outlook wdl') && ++answers === COUNT) {
                worker.terminate();
                done(COUNT / (performance.now() - began) * 1000);
            }
        };
    })";
    let lpn = quoted(&position.to_string()).to_string();
    page.eval(&speed.replace("LPN", &lpn).replace("COUNT", &EVALUATIONS.to_string())).await
}

/// First visits to every build in turn, so that a change of the machine's load meets all of them.
fn first_visits(what: &str, visitor: Visitor, conditions: Conditions, builds: &[Build]) {
    let mut visits: Vec<Vec<FirstVisit>> = builds.iter().map(|_| Vec::new()).collect();
    for _ in 0..VISITS {
        for (build, seen) in builds.iter().zip(&mut visits) {
            let measured = Cell::new(None);
            visit_at(visitor.alone(), "about:blank", async |page| {
                conditions.apply(page).await;
                page.go(&build.url).await;
                measured.set(Some(first_visit(page).await));
            });
            seen.extend(measured.get());
        }
    }
    for (build, visits) in builds.iter().zip(&visits) {
        let times = |part: fn(&FirstVisit) -> f64| Times::new(visits.iter().map(part).collect()).line();
        let name = |part: &str| format!("{part}, {what}, {}", build.name);
        println!("{:<50}{}", name("first paint"), times(|visit| visit.paint));
        println!("{:<50}{}", name("first board"), times(|visit| visit.board));
        println!("{:<50}{}", name("longest task before it"), times(|visit| visit.longest_task));
        let bytes = visits.iter().map(|visit| visit.bytes).max().unwrap_or_default();
        println!("{:<50}{bytes:>9} bytes", name("to the first board"));
    }
}

/// Measurements of a large study.
fn study_figures() {
    let stored = with_stored(&[("lyngk.study", &large_tree(LARGE_STUDY).to_string())]);
    visit_prepared(DESKTOP.reduced_motion().alone(), &stored, async |page| {
        println!("{:<50}{}", "step in a study of 5,000 turns", steps(page).await.line());
    });
}

#[test]
#[ignore = "these are measurements: cargo xtask page-figures"]
fn figures_of_a_large_study() {
    study_figures();
}

#[test]
#[ignore = "these are measurements: cargo xtask page-figures"]
fn figures() {
    let builds = builds();
    println!("{:<50}{:>9}{:>9}{:>9} ms", "", "median", "95 %", "worst");
    first_visits("phone", PHONE, Conditions::Local, &builds);
    first_visits("desktop", DESKTOP, Conditions::Local, &builds);
    first_visits("slow desktop", DESKTOP, Conditions::Slow, &builds);
    visit(DESKTOP.alone(), async |page| {
        page.new_game(&["opponent=friend", "start=random"], &[]).await;
        println!("{:<50}{}", "click to paint", click_to_paint(page).await.line());
        println!("{:<50}{}", "our own work for a click", work_per_click(page).await.line());
        println!("{:<50}{}", "between frames while a stack moves", frame_times(page).await.line());
        println!("{:<50}{}", "input delay while the engine thinks", input_delay_while_thinking(page).await.line());
        println!("{:<50}{:>9.0} nodes/s", "the engine", nodes_per_second(page).await);
        println!("{:<50}{:>9.0} positions/s", "the network, 25 stacks", evaluations_per_second(page).await);
    });
    study_figures();
}
