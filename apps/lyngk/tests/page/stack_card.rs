//! The card of a fanned-out stack.

use std::time::Duration;

use lyngk_rules::{Piece, Point, Position, Turn, Variant};
use lyngk_view::say;
use serde_json::json;

use crate::browser::Visitor;
use crate::table::{at, english, position_where, with_stored};
use crate::visit::{DESKTOP, PHONE, Visit, visit, visit_prepared};

/// A phone on its side.
const ON_ITS_SIDE: Visitor = Visitor { width: 844, height: 390, ..PHONE };

/// High stacks at all edges of the board, one of them with a joker, one an obstacle.
const EDGES: &str = "./.,.,.,./IK,.,.,R,BIG,IGBK,./.,.,.,.,.,R/RKB,.,.,.,.,JI,BR/RBGJI,.,.,.,.,./R,.,.,KGI,.,.,B/K,.,.,K/GKB 1 GK/IB 1/1 std";

/// A stack of three or more.
fn high(position: &Position) -> Option<Point> {
    position.occupied().iter().find(|&point| position.height(point) > 2)
}

/// Faults of the card's place: outside the window, over its stack or a landing, or without a tip at its stack.
async fn faults(page: &Visit, point: Point, landings: &[String]) -> Vec<String> {
    page.eval(&format!(
        "(() => {{
            const found = [];
            const card = document.querySelector('.fan').getBoundingClientRect();
            const stack = document.querySelector('[data-point={point}] .spot-stack').getBoundingClientRect();
            if (card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight) found.push('outside the window');
            const across = Math.max(card.left - stack.right, stack.left - card.right);
            const along = Math.max(card.top - stack.bottom, stack.top - card.bottom);
            if (Math.max(across, along) < 0) found.push('over its stack');
            if (Math.max(across, along) > 14 || Math.min(across, along) > 0) found.push('not beside its stack');
            for (const name of {}) {{
                const box = document.querySelector(`[data-point=${{name}}] .spot-hit`).getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                if (card.left < x && x < card.right && card.top < y && y < card.bottom) found.push(`over the landing ${{name}}`);
            }}
            return found.map(fault => `{point}: ${{fault}}`);
        }})()",
        json!(landings)
    ))
    .await
}

#[test]
fn the_card_points_at_its_stack_and_hides_neither_it_nor_its_landings() {
    let position: Position = EDGES.parse().expect("a position");
    for visitor in [DESKTOP, PHONE, ON_ITS_SIDE] {
        visit(visitor.reduced_motion(), async |page| {
            page.friends_at(position).await;
            page.wait_for("link[href*='aids']").await;
            let mut found = Vec::new();
            for point in position.occupied().iter().filter(|&point| position.height(point) > 1) {
                if visitor.touch {
                    page.hold(&at(point), ".fan[data-side]").await;
                } else {
                    page.hover("h1").await;
                    page.wait_until_gone(".fan").await;
                    page.hover(&at(point)).await;
                    page.wait_for(".fan[data-side]").await;
                }
                let name = format!("document.querySelector('.fan-name').textContent.startsWith('{point}')");
                page.wait_until(&name, "the card of this stack").await;
                let landings: Vec<String> = position.landings(None, point).iter().map(|it| it.to_string()).collect();
                found.extend(faults(page, point, &landings).await);
                let needs = say::needs(&english(), position.stack(point), Variant::Standard);
                if !needs.is_empty() {
                    page.wait_for_words(".fan-needs", &needs).await;
                }
                page.press("Escape").await;
                page.wait_until_gone(".fan").await;
            }
            assert!(found.is_empty(), "{} × {}: {found:#?}", visitor.width, visitor.height);
        });
    }
}

#[test]
fn a_stack_fans_out_on_hover_and_on_long_press() {
    let position = position_where(Variant::Standard, |position| high(position).is_some());
    let point = high(&position).expect("one");
    let pieces: Vec<&str> = position.stack(point).pieces().rev().map(Piece::name).collect();
    let check = async |page: &Visit| {
        let listed = "[...document.querySelectorAll('.fan li')].map(item => item.textContent.trim())";
        assert_eq!(page.eval::<Vec<String>>(listed).await, pieces);
    };
    visit(DESKTOP.reduced_motion(), async |page| {
        page.friends_at(position).await;
        page.hover(&at(point)).await;
        page.wait_for(".fan[data-side]").await;
        check(page).await;
        let through = "(card => document.elementFromPoint(card.x + 20, card.y + 20).closest('.fan') === null)(
            document.querySelector('.fan').getBoundingClientRect())";
        assert!(page.eval::<bool>(through).await, "clicks do not pass through it");
        page.press("Escape").await;
        page.wait_until_gone(".fan").await;
    });
    visit(DESKTOP.reduced_motion(), async |page| {
        let turn = position.turns().into_iter().find(|turn| matches!(turn, Turn::Move { claim: None, .. }));
        let Some(Turn::Move { from, .. }) = turn else { panic!("a move") };
        page.friends_at(position).await;
        page.choose(from).await;
        page.wait_for("[data-use='picked']").await;
        page.hover(&at(point)).await;
        page.wait_for(".fan").await;
        // The first Escape closes the card, the second puts the stack back.
        page.press("Escape").await;
        page.wait_until_gone(".fan").await;
        assert_eq!(page.count("[data-use='picked']").await, 1);
        page.press("Escape").await;
        page.wait_until_gone("[data-use='picked']").await;
    });
    visit(PHONE.reduced_motion(), async |page| {
        page.friends_at(position).await;
        page.hold(&at(point), ".fan[data-side]").await;
        check(page).await;
        // A long press does not pick the stack up.
        assert_eq!(page.count("[data-use='picked']").await, 0);
        page.tap("h1").await;
        page.wait_until_gone(".fan").await;
    });
}

/// Longer than a pointer has to rest on a stack until its card opens.
async fn let_cards_open(page: &Visit) {
    tokio::time::sleep(Duration::from_millis(700)).await;
    page.settle().await;
}

#[test]
fn after_a_click_or_a_drop_the_card_waits_until_the_pointer_comes_back() {
    let position: Position = EDGES.parse().expect("a position");
    let turn = Turn::Move { claim: None, from: Point::C1, to: Point::C4 };
    visit(DESKTOP.reduced_motion(), async |page| {
        for by_drag in [true, false] {
            page.friends_at(position).await;
            page.wait_for("link[href*='aids']").await;
            if by_drag {
                page.play_by_drag(turn).await
            } else {
                page.play(turn).await
            };
            let_cards_open(page).await;
            assert_eq!(page.count(".fan").await, 0, "dragged: {by_drag}");
            assert_eq!(page.eval::<String>(RING).await, "none", "a ring around the point that was left");
            page.hover("h1").await;
            page.hover(&at(Point::C4)).await;
            page.wait_for(".fan[data-side]").await;
            page.hover("h1").await;
            page.wait_until_gone(".fan").await;
        }
    });
}

/// How the ring around the focused point is displayed.
const RING: &str = "getComputedStyle(document.querySelector('.focus-frame')).display";

#[test]
fn a_board_that_turns_under_the_finger_opens_no_card() {
    let position: Position = EDGES.parse().expect("a position");
    let stored = with_stored(&[("lyngk.settings", "turning=on\n")]);
    visit_prepared(PHONE.reduced_motion(), &stored, async |page| {
        page.friends_at(position).await;
        page.wait_for("link[href*='aids']").await;
        page.play(Turn::Move { claim: None, from: Point::C1, to: Point::C4 }).await;
        let_cards_open(page).await;
        assert_eq!(page.count(".fan").await, 0);
        assert_eq!(page.eval::<String>(RING).await, "none");
    });
}
