//! Stored progress and reviews: two tabs, refused storage, and what earlier versions of the page have stored.

use lyngk_study::puzzle::{Puzzle, PuzzleMark, PuzzleOutcome, PuzzleProgress, PuzzleResult};
use serde_json::Value;

use crate::devtools::Tab;
use crate::puzzles::puzzles;
use crate::reviews::own_game;
use crate::table::with_stored;
use crate::visit::{DESKTOP, POLL_INTERVAL, TIMEOUT, Visit, visit_prepared};

/// Some puzzles.
fn some() -> [Puzzle; 3] {
    [0, 1, 2].map(|place| puzzles().puzzles()[place].clone())
}

/// Script that makes the database unusable until the session is well.
const NO_DATABASE: &str = "if (location.protocol === 'http:' && sessionStorage.getItem('well') === null) {
    IDBFactory.prototype.open = () => { throw new DOMException('no', 'UnknownError'); };
}";

/// Script that lets a tab hear nothing from others.
const DEAF: &str = "if (location.protocol === 'http:' && sessionStorage.getItem('deaf') !== null) {
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set() {} });
    window.addEventListener('storage', event => event.stopImmediatePropagation(), true);
}";

fn failed(puzzle: &Puzzle) -> PuzzleResult {
    PuzzleResult::Tried { id: puzzle.id(), rating: puzzle.rating(), outcome: PuzzleOutcome::Failed }
}

/// Waits in another tab.
async fn wait_in(tab: &Tab, condition: &str) {
    let started = std::time::Instant::now();
    while tab.evaluate(condition).await != Ok(Value::Bool(true)) {
        assert!(started.elapsed() < TIMEOUT, "timed out waiting for {condition}");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

/// Script that gives the open puzzle up, which counts as a failure.
const GIVE_UP: &str =
    "(button => { button?.click(); return button !== null; })(document.querySelector('#puzzle-give-up'))";

impl Visit {
    async fn give_up(&self, puzzle: &Puzzle) {
        self.run(&format!("location.hash = '#puzzles/{}';", puzzle.id())).await;
        self.wait_for(&format!("[data-puzzle='{}'] #puzzle-give-up", puzzle.id())).await;
        self.click("#puzzle-give-up").await;
        self.wait_for("#puzzle-again").await;
    }

    async fn puzzle_progress(&self) -> PuzzleProgress {
        PuzzleProgress::from_text(&self.progress_text("puzzles").await)
    }
}

#[test]
fn results_of_two_tabs_are_all_stored_even_if_they_do_not_hear_of_each_other() {
    visit_prepared(DESKTOP.reduced_motion().alone(), DEAF, async |page| {
        page.wait_for("#board").await;
        page.run("sessionStorage.setItem('deaf', 'yes');").await;
        page.reload().await;
        let [one, two, three] = some();
        page.give_up(&one).await;
        let other = page.open_another().await;
        wait_in(&other, "document.querySelector('#puzzle-give-up') !== null").await;
        let go = |puzzle: &Puzzle| format!("location.hash = '#puzzles/{}'; true", puzzle.id());
        let is_open = |puzzle: &Puzzle| {
            format!("document.querySelector('[data-puzzle=\"{}\"] #puzzle-give-up') !== null", puzzle.id())
        };
        page.tab().bring_to_front().await;
        page.give_up(&two).await;
        // The other tab has not seen this result.
        wait_in(&other, &go(&three)).await;
        wait_in(&other, &is_open(&three)).await;
        wait_in(&other, GIVE_UP).await;
        wait_in(
            &other,
            "document.querySelector('#puzzle-again') !== null && localStorage.getItem('lyngk.puzzles.new') === null",
        )
        .await;
        let progress = page.puzzle_progress().await;
        let mut expected = PuzzleProgress::default();
        for puzzle in [&one, &two, &three] {
            expected.add_result(failed(puzzle));
            assert_eq!(progress.mark(puzzle.id()), Some(PuzzleMark::Failed), "{}", puzzle.id());
        }
        assert_eq!(progress.rating(), expected.rating(), "the rating follows the order of the results");
    });
}

#[test]
fn without_the_database_results_wait_in_local_storage_and_are_moved_later() {
    let [one, two, _] = some();
    let mut before = PuzzleProgress::default();
    before.record(&one, PuzzleOutcome::Solved);
    let script = format!("{NO_DATABASE}\n{}", with_stored(&[("lyngk.puzzles", &before.to_text())]));
    visit_prepared(DESKTOP.reduced_motion(), &script, async |page| {
        page.wait_for("#board").await;
        page.give_up(&two).await;
        page.click("#puzzle-all").await;
        page.wait_for_words("#progress-all", &format!("1 of {}", puzzles().puzzles().len())).await;
        assert_eq!(page.count("#unkept").await, 0, "nothing is in danger");
        for key in ["lyngk.puzzles", "lyngk.puzzles.new"] {
            let text: Option<String> = page.eval(&format!("localStorage.getItem('{key}')")).await;
            assert!(text.is_some(), "{key} stays until it is safe");
        }
        page.run("sessionStorage.setItem('well', 'yes');").await;
        page.reload().await;
        page.wait_for("#progress-all").await;
        let progress = page.puzzle_progress().await;
        assert_eq!(progress.mark(one.id()), Some(PuzzleMark::Solved));
        assert_eq!(progress.mark(two.id()), Some(PuzzleMark::Failed));
        assert!(page.eval::<bool>("localStorage.getItem('lyngk.puzzles') === null").await, "it has been moved");
    });
}

#[test]
fn reviews_of_earlier_versions_are_moved_and_none_is_made_twice() {
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.game", &own_game())]), async |page| {
        page.wait_for("#board").await;
        page.run("location.hash = '#study/game/review';").await;
        page.wait_for("#mistakes .mistake-turn").await;
        page.wait_until("document.querySelector('#review-progress') === null", "the end of the review").await;
        let stored = page.database("reviews").await;
        let text = stored.values().next().expect("a review").trim_end();
        // As an earlier version has stored it, with another one.
        let local = format!("{text}\n\nreview of something else\ntime 100");
        page.run(&format!(
            "localStorage.setItem('lyngk.reviews', {});
            const opened = indexedDB.open('lyngk');
            await new Promise(done => opened.onsuccess = done);
            const cleared = opened.result.transaction('reviews', 'readwrite').objectStore('reviews').clear();
            await new Promise(done => cleared.onsuccess = done);
            opened.result.close();",
            crate::visit::quoted(&local)
        ))
        .await;
        page.reload().await;
        page.wait_for("#tab-review").await;
        page.touch("#tab-review").await;
        page.wait_for("#mistakes .mistake-turn").await;
        assert!(page.eval::<bool>("localStorage.getItem('lyngk.reviews') === null").await, "they have been moved");
        let moved = page.database("reviews").await;
        assert_eq!(moved.len(), 2);
        assert!(moved.values().any(|moved| moved.trim_end() == text));
    });
}
