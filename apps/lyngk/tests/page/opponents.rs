//! Opponents: the engine's characters and their replies, and two people at one screen.

use lyngk_rules::{Player, Position, Turn, Variant};
use lyngk_view::{Language, Level, Words, say};

use crate::browser::Visitor;
use crate::table::{english, position_where, with_stored};
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit, visit_prepared};

/// Opens the dialog for a new game.
async fn open_dialog(page: &Visit) {
    page.touch("#head-new-game").await;
    page.wait_for("#dialog[open] #new-start").await;
}

#[test]
fn every_opponent_has_a_name_a_drawing_and_a_sentence() {
    visit(DESKTOP, async |page| {
        open_dialog(page).await;
        let distinct =
            |part: &str| format!("new Set([...document.querySelectorAll('.opponent-cards .choice')].map({part})).size");
        let names: usize = page.eval(&distinct("card => card.querySelector('.choice-label').textContent")).await;
        let drawings: usize = page.eval(&distinct("card => card.querySelector('.portrait').innerHTML")).await;
        assert_eq!((names, drawings), (10, 10));
        for level in Level::ALL {
            page.fill_in(&[&format!("level={}", level.number())], &[]).await;
            page.wait_for_words("#level-hint", &say::opponent_with_level(&english(), level)).await;
            page.wait_for_words("#level-hint", &say::opponent_plays(&english(), level)).await;
        }
    });
}

#[test]
fn an_opponent_is_chosen_by_keyboard_and_plays_under_its_name() {
    visit(DESKTOP.reduced_motion(), async |page| {
        open_dialog(page).await;
        page.fill_in(&["side=second"], &[]).await;
        // The first opponent of a newcomer is the gentlest.
        page.wait_for_words("#level-hint", "Pip (level 1)").await;
        page.run("document.querySelector('input[name=level]:checked').focus();").await;
        page.press("ArrowRight").await;
        page.press("ArrowRight").await;
        page.wait_for_words("#level-hint", "Tilda (level 3)").await;
        page.wait_for_words("[data-field='side']", "Tilda").await;
        page.click("#new-start").await;
        page.wait_until_gone("#dialog[open]").await;
        let table = page.table_for_person().await;
        assert_eq!(page.name_of(Player::One).await, "Tilda");
        page.wait_for(".player[data-player='1'] .player-name[data-level='Level 3']").await;
        page.wait_for(".player[data-player='1'] .portrait").await;
        // The record holds the facts, not the name.
        assert_eq!(table.game().players()[Player::One].name, None);
        assert_eq!(table.game().players()[Player::One].level, Some(3));
    });
}

/// Requirements of the dialog: all opponents in sight at once and large enough to touch, and nothing beyond the edge.
const ALL_OPPONENTS_ARE_SEEN: &str = "(() => {
    const foot = document.querySelector('.frame-foot').getBoundingClientRect();
    const low = innerHeight <= 420 ? innerHeight : foot.top;
    const body = document.querySelector('.frame-body');
    return body.scrollWidth <= body.clientWidth && [...document.querySelectorAll('.opponent-cards .choice')].every(card => {
        const box = card.getBoundingClientRect();
        const label = card.querySelector('.choice-label');
        return box.top >= 0 && box.bottom <= low && box.width >= 44 && box.height >= 44 && label.scrollWidth <= card.clientWidth;
    });
})()";

#[test]
fn all_opponents_are_seen_at_once_on_small_screens_in_long_languages() {
    const LOW: Visitor = Visitor { width: 844, height: 390, ..SMALL };
    for visitor in
        [SMALL.speaking("de"), SMALL.speaking("ru").dark(), LOW.speaking("pl"), PHONE, DESKTOP.speaking("fr")]
    {
        visit(visitor, async |page| {
            open_dialog(page).await;
            page.wait_until(ALL_OPPONENTS_ARE_SEEN, "all opponents").await;
        });
    }
}

#[test]
fn the_dialog_keeps_its_height_whoever_is_chosen() {
    visit(SMALL.speaking("de"), async |page| {
        open_dialog(page).await;
        let height = "document.querySelector('[data-field=side]').getBoundingClientRect().top";
        let first: f64 = page.eval(height).await;
        for level in Level::ALL {
            page.fill_in(&[&format!("level={}", level.number())], &[]).await;
            page.wait_for_words("#level-hint", &say::opponent_plays(&Words::new(Language::German), level)).await;
            assert!((page.eval::<f64>(height).await - first).abs() < 0.5, "{level:?} moves the fields below");
        }
    });
}

/// Script that notes when a game with a number of turns is stored.
const NOTE_TURNS: &str = "globalThis.turns = {};
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
        if (key === 'lyngk.game') turns[text.split(/\\d+\\. |\\s(?=[a-iIBRGK],?[a-i]?\\d)/).length] ??= performance.now();
        return set.call(this, key, text);
    };";

#[test]
fn a_reply_comes_a_little_later_than_ones_own_turn() {
    visit_prepared(DESKTOP.reduced_motion(), NOTE_TURNS, async |page| {
        page.new_game(&["opponent=engine", "level=1", "side=first"], &[]).await;
        // The engine is loaded and warm after its first reply.
        for _ in 0..2 {
            let table = page.table_for_person().await;
            let turns = table.game().turns().len();
            page.run("turns = {};").await;
            page.play(table.game().position().turns()[0]).await;
            page.table_after(turns + 2).await;
        }
        let times: Vec<f64> = page.eval("Object.values(turns).sort((a, b) => a - b)").await;
        let [own, .., reply] = times[..] else { panic!("two turns are stored: {times:?}") };
        assert!(reply - own > 450.0, "the reply comes after {} ms", reply - own);
        assert!(reply - own < 5_000.0, "the reply comes after {} ms", reply - own);
    });
}

/// A turn without a claim.
fn plain_turn(position: &Position) -> Turn {
    let plain = |turn: &Turn| matches!(turn, Turn::Move { claim: None, .. });
    position.turns().into_iter().find(plain).expect("a move")
}

#[test]
fn two_people_have_names_on_cards_in_the_status_and_in_the_record() {
    visit(PHONE.reduced_motion(), async |page| {
        let names = [("new-name-1", "Anna"), ("new-name-2", "בן")];
        page.new_game(&["opponent=friend", "start=random"], &names).await;
        page.wait_for_status("Anna to move").await;
        assert_eq!(page.name_of(Player::One).await, "Anna");
        assert_eq!(page.name_of(Player::Two).await, "\u{2068}בן\u{2069}");
        let table = page.table().await;
        assert_eq!(table.game().players()[Player::Two].name.as_deref(), Some("בן"));
        page.play(plain_turn(table.game().position())).await;
        page.wait_for_status("\u{2068}בן\u{2069} to move").await;
        // They are remembered for the next game.
        page.reload().await;
        page.wait_for_status("\u{2068}בן\u{2069} to move").await;
        open_dialog(page).await;
        page.wait_until("document.querySelector('#new-name-1').value === 'Anna'", "the first name").await;
        let limit: Option<String> = page.attribute("#new-name-2", "maxlength").await;
        assert_eq!(limit.as_deref(), Some("24"));
    });
}

/// Whether a point is in the upper half of the board, and the player with the lower card.
const LAYOUT: &str = "(() => {
    const board = document.querySelector('#board').getBoundingClientRect();
    const point = document.querySelector('[data-point=e1]').getBoundingClientRect();
    return [point.top + point.height / 2 < board.top + board.height / 2, document.querySelector('.player.lower').dataset.player];
})()";

#[test]
fn the_board_turns_to_the_player_to_move() {
    let stored = with_stored(&[("lyngk.settings", "turning=on\n")]);
    for visitor in [DESKTOP, PHONE.reduced_motion()] {
        visit_prepared(visitor, &stored, async |page| {
            page.friends_at(position_where(Variant::Standard, |_| true)).await;
            page.wait_until(&format!("JSON.stringify({LAYOUT}) === '[false,\"1\"]'"), "player 1 near").await;
            let table = page.table().await;
            page.play(plain_turn(table.game().position())).await;
            page.wait_until(&format!("JSON.stringify({LAYOUT}) === '[true,\"2\"]'"), "player 2 near").await;
            page.wait_until_gone("#board[data-turning]").await;
            let table = page.table().await;
            page.play(plain_turn(table.game().position())).await;
            page.wait_until(&format!("JSON.stringify({LAYOUT}) === '[false,\"1\"]'"), "player 1 near again").await;
            // Against the engine it stays.
            page.new_game(&["opponent=engine", "level=1", "side=second", "start=random"], &[]).await;
            page.table_for_person().await;
            page.wait_until(&format!("JSON.stringify({LAYOUT}) === '[false,\"2\"]'"), "the person near").await;
        });
    }
}

#[test]
fn the_keyboard_stays_on_its_point_when_the_board_turns() {
    let stored = with_stored(&[("lyngk.settings", "turning=on\n")]);
    visit_prepared(DESKTOP.reduced_motion(), &stored, async |page| {
        page.friends_at(position_where(Variant::Standard, |_| true)).await;
        let table = page.table().await;
        let Turn::Move { from, to, .. } = plain_turn(table.game().position()) else { panic!("a move") };
        page.run(&format!("document.querySelector('[data-point={from}]').focus();")).await;
        page.press("Enter").await;
        page.wait_for(&format!("[data-point='{from}'][data-use='picked']")).await;
        page.run(&format!("document.querySelector('[data-point={to}]').focus();")).await;
        page.press("Enter").await;
        page.table_after(1).await;
        page.wait_until(&format!("JSON.stringify({LAYOUT}) === '[true,\"2\"]'"), "player 2 near").await;
        page.wait_until(&format!("document.activeElement.dataset.point === '{to}'"), "the focus").await;
    });
}
