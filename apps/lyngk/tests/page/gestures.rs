//! Dragging, clicks beside the board, arrows and circles.

use lyngk_rules::{Point, Position, Turn};

use crate::table::at;
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit};

/// Player 1 can move a black stack from c1 to c4, and nothing onto e7.
const EDGES: &str = "./.,.,.,./IK,.,.,R,BIG,IGBK,./.,.,.,.,.,R/RKB,.,.,.,.,JI,BR/RBGJI,.,.,.,.,./R,.,.,KGI,.,.,B/K,.,.,K/GKB 1 GK/IB 1/1 std";
const FROM: Point = Point::C1;
const TO: Point = Point::C4;
const NO_LANDING: Point = Point::E7;

/// The number of pieces drawn on a point.
async fn drawn(page: &Visit, point: Point) -> usize {
    page.count(&format!("{} .spot-stack .piece-body", at(point))).await
}

async fn check_previews(page: &Visit) {
    let position: Position = EDGES.parse().expect("a position");
    assert!(position.is_legal(Turn::Move { claim: None, from: FROM, to: TO }));
    page.friends_at(position).await;
    assert_eq!(drawn(page, TO).await, 1);
    // Somewhat beside the landing is near enough.
    page.drag_over(&at(FROM), &at(TO), (14.0, 12.0)).await;
    page.wait_for(&format!("{}[data-ghost='landing']", at(TO))).await;
    assert_eq!(drawn(page, TO).await, 3, "the resulting stack");
    let floats = format!(
        "(() => {{
            const finger = document.querySelector(\"{} .spot-hit\").getBoundingClientRect();
            const pieces = [...document.querySelectorAll('.flight .piece-body')].map(it => it.getBoundingClientRect().bottom);
            return Math.max(...pieces) < finger.y + finger.height / 2;
        }})()",
        at(TO)
    );
    assert_eq!(page.eval::<bool>(&floats).await, page.visitor.touch, "by touch the stack floats above the finger");
    page.drop_at(&at(TO)).await;
    let table = page.table_after(1).await;
    assert_eq!(table.game().turns(), [Turn::Move { claim: None, from: FROM, to: TO }]);
    page.wait_until_gone("[data-ghost]").await;

    page.friends_at(position).await;
    page.drag_over(&at(FROM), &at(NO_LANDING), (0.0, 0.0)).await;
    page.wait_for(&format!("{}[data-ghost='refused']", at(NO_LANDING))).await;
    assert_eq!(drawn(page, NO_LANDING).await, 2, "nothing lands there");
    page.drop_at(&at(NO_LANDING)).await;
    page.wait_for_words("#refusal", "same line").await;
    page.wait_until_gone("[data-ghost]").await;
    page.wait_until_gone("[data-use='picked']").await;
}

#[test]
fn a_dragged_stack_shows_what_would_result() {
    visit(DESKTOP.reduced_motion(), async |page| check_previews(page).await);
    visit(PHONE.reduced_motion(), async |page| check_previews(page).await);
}

#[test]
fn a_click_counts_when_the_stack_changes_between_press_and_release() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.friends_at(EDGES).await;
        page.play(Turn::Move { claim: None, from: FROM, to: TO }).await;
        page.table_after(1).await;
        page.drag_over(&at(TO), &at(TO), (0.0, 0.0)).await;
        page.run("document.querySelector('#take-back').click();").await;
        page.wait_for(&format!("{}[data-height='1']", at(TO))).await;
        page.drop_at(&at(TO)).await;
        page.wait_for_words("#refusal", "c4 cannot be picked up").await;
    });
}

#[test]
fn dragging_a_stack_does_not_scroll_but_a_swipe_from_an_empty_point_does() {
    visit(SMALL.reduced_motion(), async |page| {
        page.friends_at(EDGES).await;
        page.run("document.body.style.marginBottom = '1500px';").await;
        page.run(&format!("document.querySelector(\"{}\").scrollIntoView({{ block: 'center' }});", at(FROM))).await;
        let before: f64 = page.eval("scrollY").await;
        page.drag_over(&at(FROM), &at(TO), (0.0, 0.0)).await;
        page.wait_for(&format!("{}[data-ghost='landing']", at(TO))).await;
        page.drop_at(&at(TO)).await;
        page.table_after(1).await;
        assert_eq!(
            page.eval::<f64>("scrollY").await.to_bits(),
            before.to_bits(),
            "the page scrolls while a stack is dragged"
        );
        assert_eq!(page.attribute(&at("e3"), "data-height").await.as_deref(), Some("0"));
        page.drag(&at("e3"), &at("e6")).await;
        page.wait_until(&format!("Math.abs(scrollY - {before}) > 20"), "the page to scroll").await;
    });
}

#[test]
fn a_click_beside_the_board_puts_a_stack_back() {
    for visitor in [DESKTOP, PHONE] {
        visit(visitor.reduced_motion(), async |page| {
            page.friends_at(EDGES).await;
            page.choose(FROM).await;
            page.wait_for("[data-use='picked']").await;
            page.touch(".status-box").await;
            page.wait_until_gone("[data-use='picked']").await;
            assert!(page.table().await.game().turns().is_empty());
        });
    }
}

/// The drawings: the pen of each shape and whether it is an arrow.
pub(crate) async fn sketched(page: &Visit) -> Vec<(String, bool)> {
    page.eval("[...document.querySelectorAll('.sketch-shape')].map(it => [it.dataset.pen, it.querySelector('.way-head') !== null])").await
}

pub(crate) async fn wait_for_shapes(page: &Visit, count: usize) {
    page.wait_until(&format!("document.querySelectorAll('.sketch-shape').length === {count}"), "the drawings").await;
}

#[test]
fn the_right_mouse_button_draws_arrows_and_circles() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.friends_at(EDGES).await;
        page.wait_for(".board-aids").await;
        page.right_drag(&at(FROM), &at(FROM), 0).await;
        page.right_drag(&at(FROM), &at("e3"), 8).await;
        page.right_drag(&at("e3"), &at(TO), 1).await;
        page.right_drag(&at("e3"), &at("g4"), 9).await;
        wait_for_shapes(page, 4).await;
        let expected = [("plain", false), ("dashed", true), ("dotted", true), ("mixed", true)];
        assert_eq!(sketched(page).await, expected.map(|(pen, arrow)| (pen.to_owned(), arrow)));
        let dashes: usize = page.eval("new Set([...document.querySelectorAll('.sketch-shape .way:not(.way-casing)')].map(it => getComputedStyle(it).strokeDasharray)).size").await;
        assert_eq!(dashes, 4, "lines differ in form");
        // The game is untouched, the same shape again removes it, and a click on an empty point clears all.
        assert_eq!(page.count("[data-use='picked']").await, 0);
        page.right_drag(&at(FROM), &at(FROM), 0).await;
        wait_for_shapes(page, 3).await;
        page.choose("e3").await;
        wait_for_shapes(page, 0).await;
        page.right_drag(&at(TO), &at(TO), 0).await;
        wait_for_shapes(page, 1).await;
        page.play(Turn::Move { claim: None, from: FROM, to: TO }).await;
        wait_for_shapes(page, 0).await;
    });
}

#[test]
fn the_pencil_draws_by_touch() {
    visit(PHONE.reduced_motion(), async |page| {
        page.friends_at(EDGES).await;
        page.tap("#pencil").await;
        page.wait_for("#pencil[aria-pressed='true']").await;
        page.wait_for_words("#message", "To play, choose the pencil again.").await;
        page.tap(&at(FROM)).await;
        wait_for_shapes(page, 1).await;
        page.drag(&at(FROM), &at(TO)).await;
        wait_for_shapes(page, 2).await;
        page.tap(".board-pen[data-pen='dotted']").await;
        page.wait_for(".board-pen[data-pen='dotted'][aria-pressed='true']").await;
        page.axe().await;
        page.tap(&at("e3")).await;
        wait_for_shapes(page, 3).await;
        let expected = [("plain", false), ("plain", true), ("dotted", false)];
        assert_eq!(sketched(page).await, expected.map(|(pen, arrow)| (pen.to_owned(), arrow)));
        assert!(page.table().await.game().turns().is_empty());
        assert_eq!(page.count("[data-use='picked']").await, 0);
        page.tap("#pencil").await;
        page.wait_for("#pencil[aria-pressed='false']").await;
        page.wait_until("!document.querySelector('#message').textContent.includes('pencil')", "no more words").await;
        page.wait_until_gone(".board-pens").await;
        page.play(Turn::Move { claim: None, from: FROM, to: TO }).await;
        wait_for_shapes(page, 0).await;
    });
}
