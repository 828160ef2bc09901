//! Whole games, taking back, resigning and looking back.

use lyngk_game::EndReason;
use lyngk_rules::{PerPlayer, Player, SplitMix64, Turn, Variant};
use lyngk_view::{Seat, Table, say};

use crate::table::{english, some_turn};
use crate::visit::{DESKTOP, PHONE, Visit, visit};

/// Checks the announced result against the rules.
async fn check_the_end(page: &Visit, table: &Table) {
    let ended = table.ended().expect("the game is over");
    let outcome = table.game().position().outcome().expect("by the rules");
    assert!(matches!(ended.reason, EndReason::Rules(_)));
    assert_eq!(ended.winner, outcome.winner);
    let text = say::ended(&english(), table, ended);
    assert!(page.text("#game-over .over-title").await.starts_with(&text.title));
    assert_eq!(page.text("#game-over .over-detail").await, text.detail);
    page.wait_for_status(&text.title).await;
    // The result is in the status and on the card, its reason on the card and in the message, which the card may cover.
    let message: String = page.eval("document.querySelector('#message').textContent").await;
    assert!(message.contains(&text.detail) && !message.contains(&text.title), "{message}");
    assert_eq!(page.text(".lead").await, "", "nobody leads after the end");
    assert_eq!(page.count("#hint-button").await, 0);
}

/// Plays random turns against the engine until the game is over.
pub(crate) async fn play_on(page: &Visit, seed: u64) -> Table {
    let mut chance = SplitMix64::new(seed);
    loop {
        let table = page.table_for_person().await;
        if table.ended().is_some() {
            return table;
        }
        page.play(some_turn(table.game().position(), &mut chance)).await;
    }
}

#[test]
fn a_whole_game_against_the_engine() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=engine", "level=1", "side=second", "variant=std", "start=random"], &[]).await;
        let table = page.table().await;
        assert_eq!(table.only_person(), Some(Player::Two));
        assert_eq!(page.name_of(Player::Two).await, "You");
        let table = play_on(page, 1).await;
        check_the_end(page, &table).await;
        assert_eq!(page.count("#record .turn").await, table.game().turns().len());
    });
}

#[test]
fn a_whole_game_with_stacks_of_six_against_the_engine_by_touch() {
    visit(PHONE.reduced_motion(), async |page| {
        page.new_game(&["opponent=engine", "level=1", "side=first", "variant=six", "start=seed"], &[("new-seed", "7")])
            .await;
        let table = page.table().await;
        assert_eq!(*table.game().start(), lyngk_rules::Position::random_start(7, Variant::Six));
        assert_eq!(table.only_person(), Some(Player::One));
        let table = play_on(page, 2).await;
        assert_eq!(table.game().position().variant(), Variant::Six);
        check_the_end(page, &table).await;
    });
}

#[test]
fn a_whole_game_of_two_friends_by_clicking_and_dragging() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=friend", "variant=std"], &[]).await;
        let mut chance = SplitMix64::new(3);
        let mut table = page.table().await;
        assert_eq!(table.seats(), PerPlayer::both(Seat::Person));
        while table.ended().is_none() {
            let turn = some_turn(table.game().position(), &mut chance);
            table =
                if table.game().turns().len() % 2 == 0 { page.play(turn).await } else { page.play_by_drag(turn).await };
        }
        check_the_end(page, &table).await;
    });
}

#[test]
fn a_game_by_touch_with_animations() {
    visit(PHONE, async |page| {
        page.new_game(&["opponent=friend", "variant=std", "start=seed"], &[("new-seed", "4")]).await;
        let mut chance = SplitMix64::new(4);
        let mut table = page.table().await;
        for number in 0..8 {
            let turn = some_turn(table.game().position(), &mut chance);
            table = if number % 2 == 0 { page.play_by_drag(turn).await } else { page.play(turn).await };
        }
        assert_eq!(table.game().turns().len(), 8);
    });
}

#[test]
fn friends_take_back_turn_by_turn() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=friend"], &[]).await;
        assert_eq!(page.attribute("#take-back", "aria-disabled").await.as_deref(), Some("true"));
        let mut chance = SplitMix64::new(5);
        let start = page.table().await;
        let first = page.play(some_turn(start.game().position(), &mut chance)).await;
        page.play(some_turn(first.game().position(), &mut chance)).await;
        page.click("#take-back").await;
        let table = page.table_after(1).await;
        assert_eq!(table.game().position(), first.game().position());
        page.wait_for_words("#message", "1 move taken back").await;
        page.click("#take-back").await;
        let table = page.table_after(0).await;
        assert_eq!(table.game().position(), start.game().position());
        page.wait_for_status("Player 1 to move").await;
        page.wait_for("#take-back[aria-disabled='true']").await;
    });
}

#[test]
fn against_the_engine_taking_back_undoes_the_persons_last_turn_even_while_it_thinks() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=engine", "level=10", "side=first"], &[]).await;
        let start = page.table().await;
        let mut chance = SplitMix64::new(6);
        page.play(some_turn(start.game().position(), &mut chance)).await;
        page.wait_for_words("#status", "is thinking").await;
        page.click("#take-back").await;
        page.wait_for_status("Your turn").await;
        let table = page.table_after(0).await;
        // Its pending answer is dropped. It answers the new turn.
        page.play(some_turn(table.game().position(), &mut chance)).await;
        let table = page.table_after(2).await;
        page.play(some_turn(table.game().position(), &mut chance)).await;
        page.table_after(4).await;
        page.click("#take-back").await;
        let back = page.table_after(2).await;
        assert_eq!(back.game().turns(), table.game().turns());
        page.wait_for_status("Your turn").await;
    });
}

#[test]
fn resigning_asks_first_and_a_rematch_swaps_the_sides() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=engine", "level=1", "side=first"], &[]).await;
        let table = page.table().await;
        let mut chance = SplitMix64::new(8);
        page.play(some_turn(table.game().position(), &mut chance)).await;
        page.table_after(2).await;
        page.click("#resign").await;
        assert_eq!(page.text("#resign-question").await, "Resign this game?");
        page.wait_until("document.activeElement.id === 'resign-no'", "the harmless answer to have the focus").await;
        page.click("#resign-no").await;
        page.wait_for("#resign").await;
        assert!(page.table().await.ended().is_none());
        page.click("#resign").await;
        page.click("#resign-yes").await;
        assert_eq!(page.text("#game-over .over-title").await, "You lost after 1 move.");
        assert_eq!(page.text("#game-over .over-detail").await, "You resigned.");
        let table = page.table().await;
        assert_eq!(
            table.ended().map(|end| (end.winner, end.reason)),
            Some((Some(Player::Two), EndReason::Resignation))
        );

        page.click("#over-rematch").await;
        let table = page.table_after(1).await;
        assert_eq!(table.only_person(), Some(Player::Two), "the engine has begun");
        assert_eq!(page.name_of(Player::Two).await, "You");
        page.wait_until_gone("#game-over").await;
    });
}

#[test]
fn the_question_before_resigning_stays_when_the_opponent_moves() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=engine", "level=1", "side=first"], &[]).await;
        let table = page.table().await;
        page.play(some_turn(table.game().position(), &mut SplitMix64::new(8))).await;
        page.click("#resign").await;
        page.table_after(2).await;
        page.settle().await;
        assert_eq!(page.count("#resign-yes").await, 1);
        page.click("#resign-yes").await;
        page.wait_for("#game-over").await;
        assert_eq!(page.count("#review, #over-review").await, 2, "there are moves to review");
        // A game that was given up is not asked about in the next one.
        page.click("#over-rematch").await;
        page.wait_for("#resign").await;
        assert_eq!(page.count("#resign-yes").await, 0);
    });
}

#[test]
fn a_finished_game_can_be_viewed_taken_back_and_begun_anew() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let position = crate::table::before_the_end(Variant::Standard);
        page.friends_at(position).await;
        let turn: Turn = position.turns()[0];
        let table = page.play(turn).await;
        check_the_end(page, &table).await;
        page.click("#over-close").await;
        page.wait_until_gone("#game-over").await;
        page.click("#look-start").await;
        page.wait_for_position(&table, 0).await;
        page.click("#present").await;
        page.click("#take-back").await;
        let table = page.table_after(0).await;
        assert!(table.ended().is_none());
        page.play(turn).await;
        page.click("#over-new-game").await;
        page.wait_for("#dialog[open][data-dialog='new-game']").await;
        page.press("Escape").await;
        page.wait_until_gone("#dialog[open]").await;
        page.wait_for("#game-over").await;
    });
}

#[test]
fn earlier_positions_can_be_viewed_but_not_played() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=friend"], &[]).await;
        let mut chance = SplitMix64::new(9);
        let mut table = page.table().await;
        for _ in 0..4 {
            table = page.play(some_turn(table.game().position(), &mut chance)).await;
        }
        let Turn::Move { to, .. } = table.game().turns()[3] else { panic!("expected a move") };
        page.click("#record .turn[data-ply='2']").await;
        page.wait_for_position(&table, 2).await;
        page.choose(to).await;
        page.wait_for_words("#message", "earlier position").await;
        page.click("#look-back").await;
        page.wait_for_position(&table, 1).await;
        page.click("#look-present").await;
        page.wait_for_status("Player 1 to move").await;
        assert_eq!(page.table().await.game().turns(), table.game().turns());
    });
}
