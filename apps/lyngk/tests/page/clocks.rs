//! Clocks: running, paused and expired.

use std::time::Duration;

use lyngk_game::EndReason;
use lyngk_rules::{PerPlayer, Player, Point, Position, Variant};
use lyngk_view::{Arrangement, Intent, Level, Seat, Table};

use crate::browser::Visitor;
use crate::table::{at, position_where, with_stored};
use crate::visit::{DESKTOP, PHONE, SMALL, visit, visit_prepared};

/// A game of one turn at a minute each, in which player 2 has a few seconds left.
fn with_little_time(seats: PerPlayer<Seat>, seconds: u64) -> String {
    let control = Some("60+0".parse().expect("a time control"));
    let start = Position::random_start(21, Variant::Standard);
    let mut table = Table::new(&Arrangement { start, seats, control });
    let turn = start.turns()[0];
    table.act(Intent::Type(turn.to_string()), Duration::ZERO);
    assert_eq!(table.game().turns(), [turn]);
    table.save(Duration::from_secs(60 - seconds))
}

/// Script that sets `document.engineIsThere` when the worker is ready.
const WATCH_ENGINE: &str = "{
    const Plain = Worker;
    window.Worker = class extends Plain {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', ({ data }) => { document.engineIsThere ||= data === 'leiok'; });
        }
    };
}";

#[test]
fn a_player_without_time_loses() {
    let game = with_little_time(PerPlayer::both(Seat::Person), 2);
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.game", &game)]), async |page| {
        page.wait_for_status("Paused").await;
        assert!(page.text(".player[data-player='2'] .clock").await.starts_with("0:0"));
        page.click("#continue").await;
        assert_eq!(page.text("#game-over .over-title").await, "Player 1 won after 1 move.");
        assert_eq!(page.text("#game-over .over-detail").await, "Player 2 ran out of time.");
        assert_eq!(page.text(".player[data-player='2'] .clock").await, "0:00.0");
        let table = page.table().await;
        assert_eq!(table.ended().map(|end| (end.winner, end.reason)), Some((Some(Player::One), EndReason::Time)));
    });
}

#[test]
fn somebody_without_a_move_passes_by_themselves_with_a_clock_or_by_the_settings() {
    let stuck = |position: &Position| position.must_pass() && !position.is_over();
    let start = position_where(Variant::Standard, stuck).to_string();
    let plain = ["opponent=friend", "start=lpn"];
    let with_clock = ["opponent=friend", "start=lpn", "clock=5+3"];
    let wanted = with_stored(&[("lyngk.settings", "passing=on\n")]);
    for (choices, prepared, passes) in [(&plain[..], "", false), (&with_clock, "", true), (&plain, &wanted, true)] {
        visit_prepared(DESKTOP.reduced_motion(), prepared, async |page| {
            page.new_game(choices, &[("new-lpn", &start)]).await;
            page.wait_for_status("No legal move: pass").await;
            page.wait_for("#pass").await;
            page.run("await new Promise(done => setTimeout(done, 2500));").await;
            assert_eq!(page.table().await.game().turns().len(), usize::from(passes), "{choices:?}");
        });
    }
}

#[test]
fn the_engine_moves_before_its_time_is_up() {
    let level = Level::new(10).expect("a level");
    let game = with_little_time(PerPlayer::new(Seat::Person, Seat::Engine(level)), 3);
    let kept = with_stored(&[("lyngk.game", &game)]);
    visit_prepared(DESKTOP.reduced_motion(), &format!("{kept}\n{WATCH_ENGINE}"), async |page| {
        // Loading and starting the worker is not counted.
        page.wait_until("document.engineIsThere === true", "the engine").await;
        page.click("#continue").await;
        let table = page.table_after(2).await;
        assert!(table.ended().is_none(), "three seconds are enough for a turn");
    });
}

#[test]
fn the_panel_with_clocks_fits_into_a_low_window_also_while_resigning() {
    visit(Visitor { height: 720, ..DESKTOP }.reduced_motion(), async |page| {
        page.new_game(&["opponent=engine", "clock=custom"], &[("new-minutes", "5"), ("new-seconds", "3")]).await;
        let overflow =
            "(() => { const side = document.querySelector('.side'); return side.scrollHeight - side.clientHeight; })()";
        page.wait_for(".side .clock").await;
        page.settle().await;
        assert!(page.eval::<i32>(overflow).await <= 0);
        page.click("#resign").await;
        page.wait_for("#resign-yes").await;
        page.settle().await;
        assert!(page.eval::<i32>(overflow).await <= 0);
    });
}

#[test]
fn somebody_who_comes_back_can_read_why_the_board_is_covered() {
    let game = with_little_time(PerPlayer::both(Seat::Person), 30);
    let small = Visitor { width: 360, height: 640, ..PHONE };
    for visitor in [SMALL.speaking("fr-FR"), SMALL.speaking("ru-RU"), small.speaking("de-DE"), DESKTOP] {
        visit_prepared(visitor.reduced_motion(), &with_stored(&[("lyngk.game", &game)]), async |page| {
            page.wait_for("#continue").await;
            page.wait_until("document.querySelector('#message').textContent.trim() !== ''", "the reason").await;
            page.all_can_be_read("after coming back").await;
        });
    }
}

#[test]
fn a_game_with_a_clock_can_be_paused() {
    visit(PHONE.reduced_motion(), async |page| {
        page.new_game(
            &["opponent=friend", "start=random", "clock=custom"],
            &[("new-minutes", "7"), ("new-seconds", "2")],
        )
        .await;
        let table = page.table().await;
        let turn = table.game().position().turns()[0];
        assert_eq!(page.text(".player[data-player='1'] .clock").await, "7:00");
        page.play(turn).await;
        page.wait_until(
            "document.querySelector('.player[data-player=\"2\"] .clock').textContent !== '7:00'",
            "the clock to run",
        )
        .await;
        page.touch("#pause").await;
        page.wait_for_status("Paused").await;
        page.wait_for("#continue").await;
        page.wait_for_words("#message", "The board is covered").await;
        page.wait_until_gone(".spot:not([data-height='0'])").await;
        let label = page.attribute(&at(Point::E4), "aria-label").await;
        assert_eq!(label.as_deref(), Some("e4"), "nor can it be heard");
        page.press("ArrowLeft").await;
        page.press("[").await;
        page.settle().await;
        assert_eq!(page.count(".spot:not([data-height='0'])").await, 0, "nor looked back at");
        assert_eq!(page.count(".clock.runs").await, 0);
        let shown = page.text(".player[data-player='2'] .clock").await;
        let point = page.table().await.game().position().occupied().iter().next().expect("a stack");
        page.choose(point).await;
        page.wait_for_words("#message", "The game is paused").await;
        assert!(page.table().await.game().is_paused());
        page.reload().await;
        page.wait_for_status("Paused").await;
        page.wait_for_words("#message", "you left or reloaded the page. Continue uncovers the board.").await;
        assert_eq!(page.text(".player[data-player='2'] .clock").await, shown, "no time goes while it is paused");
        page.touch("#continue").await;
        page.wait_for(".player[data-player='2'] .clock.runs").await;
        page.wait_for_status("Player 2 to move").await;
        page.wait_for(".spot:not([data-height='0'])").await;
    });
}
