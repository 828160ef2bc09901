//! Measurements of a large collection in the browser, for `cargo xtask page-figures`.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use lyngk_study::collection::generated;

use crate::visit::{DESKTOP, Visit, quoted, visit};

/// Number of games.
const GAMES: u64 = 100_000;
/// Limit for reading them, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(3);

/// Watches for rows and for the end of reading, and for tasks that keep the page from reacting. Times are milliseconds since the file
/// was chosen.
const WATCH: &str = "
    document.times = {};
    document.tasks = [0];
    new PerformanceObserver(list => document.tasks.push(...list.getEntries().map(task => task.duration)))
        .observe({ type: 'longtask' });
    document.querySelector('#collection-file').addEventListener('change', () => { document.began = performance.now(); });
    const look = () => {
        const has = css => document.querySelector(css) !== null;
        if (has('.row-name')) document.times.rows ??= performance.now() - document.began;
        if (document.times.rows && !has('#collection-reading')) document.times.all = performance.now() - document.began;
        else requestAnimationFrame(look);
    };
    look();";

/// Scrolls through the list in a second.
const SCROLL: &str = "
    const list = document.querySelector('#collection-list');
    for (let step = 0; step <= 60; step++) {
        list.scrollTop = list.scrollHeight * step / 60;
        await new Promise(requestAnimationFrame);
    }";

/// A text to search for.
const TEXT: &str = "4999";

/// A file with the games.
struct GamesFile {
    path: PathBuf,
    /// Number of games with the text.
    with_text: usize,
}

impl GamesFile {
    fn write() -> GamesFile {
        let path = std::env::temp_dir().join(format!("lyngk-figures-{}.lgn", std::process::id()));
        let mut writer = BufWriter::new(File::create(&path).expect("a file"));
        let mut with_text = 0;
        for game in (0..GAMES).map(|number| generated(number).to_string()) {
            with_text += usize::from(game.contains(TEXT));
            writer.write_all(game.as_bytes()).expect("a game");
        }
        writer.flush().expect("a file");
        GamesFile { path, with_text }
    }
}

impl Drop for GamesFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

/// Milliseconds from a change of a field until the list has this many games.
async fn time_to_list(page: &Visit, field: &str, value: &str, count: &str) -> f64 {
    let script = "new Promise(done => {
        const field = document.querySelector(FIELD);
        const began = performance.now();
        field.value = VALUE;
        field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
        const look = () => document.querySelector('#collection-count').textContent.startsWith(COUNT)
            ? done(performance.now() - began) : requestAnimationFrame(look);
        look();
    })";
    let [field, value, count] = [field, value, count].map(|text| quoted(text).to_string());
    page.eval(&script.replace("FIELD", &field).replace("VALUE", &value).replace("COUNT", &count)).await
}

#[test]
#[ignore = "these are measurements: cargo xtask page-figures"]
fn collection_figures() {
    let line = |what: &str, number: f64, unit: &str| println!("collection of {GAMES}: {what:<27}{number:>9.0} {unit}");
    let file = GamesFile::write();
    line("size of the file", std::fs::metadata(&file.path).expect("a file").len() as f64 / 1e6, "MB");
    visit(DESKTOP.alone(), async |page| {
        // The start of the first twenty games.
        page.enter_study("").await;
        page.paste(&generated(0).start().to_string()).await;
        page.settle().await;
        page.run("location.hash = '#study/library';").await;
        page.wait_for("#collection-file").await;
        page.run(WATCH).await;
        page.choose_file("#collection-file", &file.path).await;
        let began = std::time::Instant::now();
        while page.eval::<bool>("document.times.all === undefined").await {
            assert!(began.elapsed() < PATIENCE, "reading takes too long");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        line("first rows", page.eval("document.times.rows").await, "ms");
        line("all games", page.eval("document.times.all").await, "ms");
        let memory: f64 = page.eval("Number(document.querySelector('#collection').dataset.memory)").await;
        line("memory of the worker", memory / 1e6, "MB");
        page.run(SCROLL).await;
        line("search for a position", time_to_list(page, "#collection-board", "1", "20 of ").await, "ms");
        time_to_list(page, "#collection-board", "0", &format!("{GAMES} games")).await;
        let count = format!("{} of ", file.with_text);
        line("search for a text", time_to_list(page, "#collection-text", TEXT, &count).await, "ms");
        line("longest task of the page", page.eval("Math.max(...document.tasks)").await, "ms");
    });
}
