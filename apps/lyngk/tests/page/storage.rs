//! Storage: games and settings across reloads and tabs.

use std::time::{Duration, Instant};

use lyngk_rules::{Player, SplitMix64};
use lyngk_view::Seat;

use crate::devtools::Tab;
use crate::table::some_turn;
use crate::visit::{DESKTOP, POLL_INTERVAL, TIMEOUT, Visit, visit};

/// The labels of all points, and the record.
async fn seen(page: &Visit) -> (Vec<String>, Vec<String>) {
    page.settle().await;
    let labels = "[...document.querySelectorAll('[data-point]')].map(spot => spot.getAttribute('aria-label'))";
    let turns = "[...document.querySelectorAll('#record .turn')].map(turn => turn.textContent)";
    (page.eval(labels).await, page.eval(turns).await)
}

/// Waits until the page shows this again. Threats are marked when the guide has been loaded, after the board.
async fn wait_for_seen(page: &Visit, before: &(Vec<String>, Vec<String>)) {
    let started = Instant::now();
    while seen(page).await != *before {
        assert!(started.elapsed() < TIMEOUT, "{:#?} instead of {before:#?}", seen(page).await);
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

#[test]
fn a_game_survives_reloading_and_closing() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=engine", "level=2", "side=second"], &[]).await;
        let mut chance = SplitMix64::new(31);
        let mut table = page.table_for_person().await;
        for _ in 0..2 {
            page.play(some_turn(table.game().position(), &mut chance)).await;
            table = page.table_for_person().await;
        }
        page.wait_for_status("Your turn").await;
        let before = seen(page).await;
        assert_eq!(before.1.len(), 5);

        page.reload().await;
        page.wait_for_status("Your turn").await;
        wait_for_seen(page, &before).await;
        let again = page.table().await;
        assert_eq!(again.seats(), table.seats());
        assert!(matches!(again.seats().into_array(), [Seat::Engine(level), Seat::Person] if level.number() == 2));
        assert_eq!(page.name_of(Player::One).await, "Nino");

        let url: String = page.eval("location.href").await;
        page.go("about:blank").await;
        page.go(&url).await;
        page.wait_for_status("Your turn").await;
        wait_for_seen(page, &before).await;
        // The game goes on, and the engine answers.
        page.play(some_turn(again.game().position(), &mut chance)).await;
        page.table_after(7).await;
    });
}

#[test]
fn a_game_left_while_the_engine_thinks_goes_on() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=engine", "level=10", "side=first"], &[]).await;
        let table = page.table().await;
        page.play(some_turn(table.game().position(), &mut SplitMix64::new(32))).await;
        page.wait_for_words("#status", "is thinking").await;
        page.reload().await;
        page.table_after(2).await;
        page.wait_for_status("Your turn").await;
    });
}

#[test]
fn settings_and_the_answer_to_the_welcome_are_stored() {
    visit(DESKTOP, async |page| {
        page.click("#welcome-not-now").await;
        page.wait_until_gone("#welcome").await;
        page.click("#head-settings").await;
        page.click("#dialog label:has(input[name='theme'][value='dark'])").await;
        page.click("#dialog label:has(input[name='pieces'][value='grey'])").await;
        page.wait_for("#board .board-labels text").await;
        page.click("#settings-coordinates").await;
        page.click("#settings-rotate-right").await;
        page.click("#dialog label:has(input[name='motion'][value='off'])").await;
        page.wait_for("html[data-theme='dark'][data-pieces='grey'][data-still]").await;
        page.wait_until_gone("#board .board-labels text").await;
        page.reload().await;
        page.wait_for("html[data-theme='dark'][data-pieces='grey'][data-still]").await;
        page.wait_for("#board").await;
        assert_eq!(page.count("#welcome").await, 0);
        assert_eq!(page.count("#board .board-labels text").await, 0);
        page.click("#head-settings").await;
        assert_eq!(page.text(".rotation-now").await, "Rotated by 60°");
        assert!(page.eval::<bool>("document.querySelector('input[name=theme][value=dark]').checked").await);
    });
}

/// Waits until another tab has drawn its board and taken over the game, so that this does not happen in the middle of the test.
async fn wait_for_board(page: &Tab) {
    let started = Instant::now();
    while page.evaluate("performance.getEntriesByName('board').length > 0").await != Ok(true.into()) {
        assert!(started.elapsed() < TIMEOUT, "timed out waiting for the board of the other tab");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
    let settled = "new Promise(done => requestAnimationFrame(() => setTimeout(() => done(true), 500)))";
    page.evaluate(settled).await.expect("the other page has settled");
}

/// Waits until another tab has a number of turns in its record.
async fn wait_for_turns(page: &Tab, turns: usize) {
    let started = Instant::now();
    let count = "document.querySelectorAll('#record .turn').length";
    while page.evaluate(count).await != Ok(turns.into()) {
        assert!(started.elapsed() < TIMEOUT, "timed out waiting for {turns} turns in the other tab");
        tokio::time::sleep(POLL_INTERVAL).await;
    }
}

#[test]
fn two_tabs_show_one_game() {
    visit(DESKTOP.reduced_motion().alone(), async |page| {
        page.new_game(&["opponent=engine", "level=10", "side=first"], &[]).await;
        let other = page.open_another().await;
        wait_for_board(&other).await;
        wait_for_turns(&other, 0).await;
        page.tab().bring_to_front().await;
        let mut chance = SplitMix64::new(33);
        let table = page.table().await;
        page.play(some_turn(table.game().position(), &mut chance)).await;
        wait_for_turns(&other, 1).await;
        // Switching to the other tab while the engine thinks moves the engine there.
        other.bring_to_front().await;
        let seen = "document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); null";
        other.evaluate(seen).await.expect("the other page is seen");
        wait_for_turns(&other, 2).await;
        let answered = page.table_after(2).await;
        tokio::time::sleep(Duration::from_secs(3)).await;
        assert_eq!(page.table().await.game().turns(), answered.game().turns());
        page.tab().bring_to_front().await;
        page.wait_until("document.querySelectorAll('#record .turn').length === 2", "the answer").await;
        page.play(some_turn(answered.game().position(), &mut chance)).await;
        page.table_after(4).await;
        wait_for_turns(&other, 4).await;
    });
}
