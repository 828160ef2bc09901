//! Measurements of the page's size and speed, for `cargo xtask page-figures`. Times are in milliseconds.

use std::cell::Cell;

use lyngk_rules::{Position, SplitMix64, Variant};

use crate::browser::Visitor;
use crate::table::some_turn;
use crate::visit::{DESKTOP, PHONE, Visit, quoted, visit};

/// Number of first visits. The median counts.
const VISITS: usize = 5;
/// Number of clicks to measure.
const CLICKS: usize = 20;
/// Number of turns whose animation is measured.
const TURNS: usize = 10;
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

/// Time from the start of the navigation to the first board.
async fn first_board(page: &Visit) -> f64 {
    let seen = "performance.getEntriesByName('board')";
    page.wait_until(&format!("{seen}.length > 0"), "the first board").await;
    page.eval(&format!("{seen}[0].startTime")).await
}

/// Bytes transferred by then, without headers and without the engine.
async fn bytes_to_first_board(page: &Visit) -> u64 {
    page.eval(
        "performance.getEntriesByType('navigation').concat(performance.getEntriesByType('resource'))
            .filter(entry => !entry.name.includes('/worker-'))
            .reduce((sum, entry) => sum + entry.encodedBodySize, 0)",
    )
    .await
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
            page.click("#board").await;
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

fn first_visits(visitor: Visitor) -> (Times, u64) {
    let (times, bytes) = (Cell::new(Vec::new()), Cell::new(0));
    for _ in 0..VISITS {
        visit(visitor.alone(), async |page| {
            let mut seen = times.take();
            seen.push(first_board(page).await);
            times.set(seen);
            bytes.set(bytes_to_first_board(page).await);
        });
    }
    (Times::new(times.into_inner()), bytes.into_inner())
}

#[test]
#[ignore = "these are measurements: cargo xtask page-figures"]
fn figures() {
    let (phone, bytes) = first_visits(PHONE);
    println!("{:<40}{bytes:>9} bytes", "to the first board, over the wire");
    println!("{:<40}{:>9}{:>9}{:>9} ms", "", "median", "95 %", "worst");
    println!("{:<40}{}", "first board, phone, first visit", phone.line());
    println!("{:<40}{}", "first board, desktop, first visit", first_visits(DESKTOP).0.line());
    visit(DESKTOP.alone(), async |page| {
        page.new_game(&["opponent=friend", "start=random"], &[]).await;
        println!("{:<40}{}", "click to paint", click_to_paint(page).await.line());
        println!("{:<40}{}", "between frames while a stack moves", frame_times(page).await.line());
        println!("{:<40}{}", "input delay while the engine thinks", input_delay_while_thinking(page).await.line());
        println!("{:<40}{:>9.0} nodes/s", "the engine", nodes_per_second(page).await);
        println!("{:<40}{:>9.0} positions/s", "the network, 25 stacks", evaluations_per_second(page).await);
    });
}
