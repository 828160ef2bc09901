//! Failures: unreadable data, refused storage, an engine that does not answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use lyngk_rules::{PerPlayer, Position, SplitMix64, Variant};
use lyngk_view::{Arrangement, Intent, Level, Seat, Table};

use crate::server::altered;
use crate::table::{some_turn, with_stored};
use crate::visit::{DESKTOP, PHONE, Visit, visit_prepared, visit_prepared_at};

/// Script that makes the worker's file missing unless `document.ill` is false.
const NO_ENGINE: &str = "{
    const Healthy = Worker;
    window.Worker = class {
        constructor(url, options) { return new Healthy(document.ill === false ? url : 'gone.js', options); }
    };
}";

/// A stored game against the engine with two turns.
fn stored_game() -> String {
    let start = Position::random_start(61, Variant::Standard);
    let mut table = Table::new(&Arrangement { start, seats: PerPlayer::both(Seat::Person), control: None });
    for _ in 0..2 {
        let turn = table.game().position().turns()[0];
        table.act(Intent::Type(turn.to_string()), Duration::ZERO);
    }
    table.save(Duration::ZERO).replace(
        "[Player2Type \"human\"]",
        &format!("[Player2Type \"engine\"]\n[Player2Level \"{}\"]", Level::EASY.number()),
    )
}

/// Plays a turn and waits for the engine's answer.
async fn play_a_turn(page: &Visit) {
    let table = page.table().await;
    let turns = table.game().turns().len();
    page.play(some_turn(table.game().position(), &mut SplitMix64::new(62))).await;
    page.table_after(turns + 2).await;
}

#[test]
fn an_unreadable_game_is_set_aside_and_a_new_one_is_ready() {
    let broken = format!("{} and then somebody spilled coffee", stored_game());
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.game", &broken)]), async |page| {
        page.wait_for_words("#broken-game", "The saved game could not be read").await;
        page.wait_for_words("#broken-game", "It has been kept unchanged").await;
        let aside: String = page.eval("localStorage.getItem('lyngk.game.broken')").await;
        assert!(aside.starts_with(&format!("{broken}\n% 20")), "{aside}");
        play_a_turn(page).await;
        // It is offered until it is discarded.
        page.reload().await;
        page.wait_for("#broken-game").await;
        assert_eq!(page.count("#record .turn").await, 2);
        page.run(
            "document.made = []; const make = URL.createObjectURL;
            URL.createObjectURL = blob => { document.made.push(blob); return make(blob); };",
        )
        .await;
        page.click("#broken-download").await;
        page.wait_until("document.made.length === 1", "the file").await;
        assert_eq!(page.eval::<String>("document.made[0].text()").await, aside);
        page.click("#broken-discard").await;
        page.wait_until_gone("#broken-game").await;
        assert!(page.eval::<bool>("localStorage.getItem('lyngk.game.broken') === null").await);
        page.reload().await;
        page.wait_for("#board").await;
        assert_eq!(page.count("#broken-game").await, 0);
        assert_eq!(page.count("#record .turn").await, 2);
    });
}

#[test]
fn several_unreadable_games_stay_apart() {
    let kept = [("lyngk.game.broken", "one\n% 2026-11-15T20:00:00.000Z\n"), ("lyngk.game", "two")];
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&kept), async |page| {
        page.wait_for("#broken-game").await;
        let aside: String = page.eval("localStorage.getItem('lyngk.game.broken')").await;
        assert!(aside.starts_with("one\n% 2026-11-15T20:00:00.000Z\n\ntwo\n% 20"), "{aside}");
    });
}

#[test]
fn unreadable_settings_and_plans_fall_back_to_defaults() {
    let texts = [
        ("lyngk.settings", "theme=dark\u{0}\nlanguage=klingon\nrotation=99\n\u{fffd}{]"),
        ("lyngk.plan", "opponent=everybody\nvariant=seven\nstart=lpn what\nclock=never"),
        ("lyngk.welcomed", ""),
    ];
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&texts), async |page| {
        page.wait_for_status("Your turn").await;
        page.wait_for("html[lang='en'][data-theme='system']").await;
        play_a_turn(page).await;
        // The stored start is unreadable. The dialog says so at its field.
        page.click("#head-new-game").await;
        page.click("#new-start").await;
        page.wait_for("#new-lpn[aria-invalid='true']").await;
        page.fill_in(&["start=random"], &[]).await;
        page.click("#new-start").await;
        page.wait_until_gone("#dialog[open]").await;
        page.table_after(0).await;
    });
}

#[test]
fn without_storage_a_banner_says_so_and_the_game_works() {
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    let forbidden =
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });";
    for script in [full, forbidden] {
        visit_prepared(PHONE.reduced_motion(), script, async |page| {
            page.wait_for_words("#unkept", "does not let the page store anything").await;
            page.touch("#unkept button").await;
            page.wait_until_gone("#unkept").await;
            // Nothing is stored, so movable stacks are found on the board.
            page.touch("[data-use='movable']").await;
            page.touch("[data-use='landing']:not([data-claim])").await;
            page.wait_for("#record .turn[data-ply='2']").await;
            page.wait_for_status("Your turn").await;
        });
    }
}

#[test]
fn an_engine_that_does_not_start_can_be_restarted() {
    visit_prepared(DESKTOP.reduced_motion(), NO_ENGINE, async |page| {
        page.wait_for_words("#engine-trouble", "The engine has stopped. Your game is safe.").await;
        let table = page.table().await;
        page.play(some_turn(table.game().position(), &mut SplitMix64::new(63))).await;
        // Another failure is reported as well.
        page.run("document.querySelector('#engine-trouble').id = 'seen';").await;
        page.click("#engine-restart").await;
        page.wait_for("#engine-trouble").await;
        page.run("document.ill = false;").await;
        page.click("#engine-restart").await;
        page.table_after(2).await;
        page.wait_until_gone("#engine-trouble").await;
        page.wait_for_status("Your turn").await;
    });
}

#[test]
fn an_engine_player_that_cannot_be_fetched_can_be_tried_again() {
    let reachable = Arc::new(AtomicBool::new(false));
    let hide = Arc::clone(&reachable);
    let url =
        altered("/", move |name, body| (!name.starts_with("engine-") || hide.load(Ordering::Relaxed)).then_some(body));
    // The guide of a first game would ask for the same file.
    let experienced = with_stored(&[("lyngk.guide", "done")]);
    visit_prepared_at(DESKTOP.reduced_motion(), &url, &experienced, async |page| {
        page.wait_for("#engine-trouble").await;
        // The page's own error comes last: the file may have been asked for more than once before it.
        page.expect_problem(".bin: 404").await;
        // Other reports about the same requests may follow it.
        tokio::time::sleep(Duration::from_millis(500)).await;
        page.expect_problem("404 (Not Found)").await;
        reachable.store(true, Ordering::Relaxed);
        page.click("#engine-restart").await;
        page.wait_until_gone("#engine-trouble").await;
        play_a_turn(page).await;
    });
}

#[test]
fn without_its_engine_a_game_can_go_on_between_people() {
    let game = stored_game();
    let script = format!("{}\n{NO_ENGINE}", with_stored(&[("lyngk.game", &game)]));
    visit_prepared(PHONE.reduced_motion(), &script, async |page| {
        page.wait_for("#engine-trouble").await;
        page.touch("#engine-dismiss").await;
        page.wait_until_gone("#engine-trouble").await;
        let table = page.table().await;
        assert_eq!(table.seats(), PerPlayer::both(Seat::Person));
        let mut chance = SplitMix64::new(64);
        let table = page.play(some_turn(table.game().position(), &mut chance)).await;
        page.wait_for_status("Player 2 to move").await;
        page.play(some_turn(table.game().position(), &mut chance)).await;
        page.table_after(4).await;
    });
}

#[test]
fn an_engine_that_dies_while_it_searches_is_reported() {
    let mortal = "{
        const Healthy = Worker;
        window.Worker = class { constructor(url, options) { return document.engine = new Healthy(url, options); } };
    }";
    // The guide of a first game has an engine of its own.
    let script = with_stored(&[("lyngk.guide", "done")]) + mortal;
    visit_prepared(DESKTOP.reduced_motion(), &script, async |page| {
        page.new_game(&["opponent=engine", "level=10", "side=first"], &[]).await;
        let table = page.table().await;
        page.play(some_turn(table.game().position(), &mut SplitMix64::new(65))).await;
        page.wait_for_words("#status", "is thinking").await;
        // The worker's last line when it panics.
        page.run(
            "document.engine.terminate();
            document.engine.dispatchEvent(new MessageEvent('message', { data: 'error panicked at the board' }));",
        )
        .await;
        page.expect_problem("the engine refused: panicked at the board").await;
        page.wait_for("#engine-trouble").await;
        page.click("#engine-restart").await;
        page.wait_until_gone("#engine-trouble").await;
        page.wait_for_words("#status", "is thinking").await;
        page.run("document.engine.terminate(); document.engine.dispatchEvent(new ErrorEvent('error'));").await;
        page.wait_for("#engine-trouble").await;
        page.click("#engine-restart").await;
        page.table_after(2).await;
        page.wait_until_gone("#engine-trouble").await;
    });
}

#[test]
fn an_engine_that_never_answers_times_out() {
    // Long timeouts are shortened, and the engine gets no messages unless `document.ill` is false.
    let silent = "{
        const [Healthy, wait] = [Worker, setTimeout];
        window.setTimeout = (act, millis, ...rest) => wait(act, millis > 20000 ? 1000 : millis, ...rest);
        window.Worker = class {
            constructor(url, options) { if (document.ill === false) return new Healthy(url, options); }
            postMessage() {}
            terminate() {}
        };
    }";
    visit_prepared(DESKTOP.reduced_motion(), silent, async |page| {
        page.wait_for_words("#engine-trouble", "The engine has stopped. Your game is safe.").await;
        let table = page.table().await;
        page.play(some_turn(table.game().position(), &mut SplitMix64::new(66))).await;
        page.run("document.ill = false;").await;
        page.click("#engine-restart").await;
        page.table_after(2).await;
        page.wait_for_status("Your turn").await;
    });
}
