//! Refusals with their reasons, and typed turns.

use std::time::Duration;

use lyngk_rules::{PerPlayer, Point, Position, Turn, Variant};
use lyngk_view::{Arrangement, Intent, Seat, Table, say};

use crate::table::{at, english};
use crate::visit::{DESKTOP, PHONE, Visit, visit};

/// Two adjacent ivory pieces, others out of their reach, jokers; red belongs to player 2.
const FEW: &str = "I/.,I,.,./.,.,G,.,.,.,./.,.,.,.,.,./.,.,R,B,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./J,J,J,./. 1 -/R 4/3 std";

/// The message after some intents in a game of two people.
fn said(position: &str, intents: &[Intent]) -> String {
    let start: Position = position.parse().expect("a position");
    let mut table = Table::new(&Arrangement { start, seats: PerPlayer::both(Seat::Person), control: None });
    let mut texts = Vec::new();
    for intent in intents {
        let events = table.act(intent.clone(), Duration::ZERO);
        texts = events.iter().map(|event| say::event(&english(), &table, event)).collect();
    }
    texts.join(" ")
}

/// Waits for a refusal with a text, which must cite a rule.
async fn refused(page: &Visit, text: &str) {
    assert!(!text.is_empty());
    page.wait_for_words("#refusal", text).await;
    let rules: usize =
        page.eval("document.querySelector('#refusal').textContent.match(/\\(Rule [A-Z]\\d+\\)/g)?.length ?? 0").await;
    assert!(rules > 0, "{text} names no rule");
}

#[test]
fn a_stack_that_cannot_be_picked_up_says_why() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.friends_at(FEW).await;
        for (point, part) in [(Point::H1, "joker"), (Point::E3, "red is on top"), (Point::G4, "Nothing stands on g4")] {
            page.choose(point).await;
            let text = said(FEW, &[Intent::Choose(point)]);
            assert!(text.contains(part), "{text}");
            refused(page, &text).await;
            assert_eq!(page.count("[data-use='picked']").await, 0);
        }
        // Dragging gets the same answer as clicking.
        page.drag(&at("h1"), &at("h2")).await;
        refused(page, &said(FEW, &[Intent::Choose(Point::H1)])).await;
    });
}

#[test]
fn a_landing_that_is_not_allowed_is_refused_with_every_reason() {
    visit(PHONE.reduced_motion(), async |page| {
        page.friends_at(FEW).await;
        page.choose("b2").await;
        page.wait_for(&format!("{}[data-use='picked']", at("b2"))).await;
        page.choose("h1").await;
        refused(page, &said(FEW, &[Intent::Choose(Point::B2), Intent::Choose(Point::H1)])).await;
        // A point out of reach is no refusal: it puts the stack back.
        page.choose("e4").await;
        page.wait_for(&format!("{}[data-use='picked']", at("e4"))).await;
        page.wait_until("document.querySelector('#refusal').textContent.trim() === ''", "the refusal to go").await;
        page.press("Escape").await;
        page.wait_until_gone("[data-use='picked']").await;
        page.drag(&at("b2"), &at("a1")).await;
        refused(page, &said(FEW, &[Intent::Drag { from: Point::B2, to: Point::A1 }])).await;
        assert!(page.table().await.game().turns().is_empty());
    });
}

#[test]
fn another_stack_that_is_picked_up_is_no_refusal() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.friends_at(FEW).await;
        page.choose("b2").await;
        page.wait_for(&format!("{}[data-use='picked']", at("b2"))).await;
        page.choose("a1").await;
        page.wait_for(&format!("{}[data-use='picked']", at("a1"))).await;
        page.wait_for_words("#message", &said(FEW, &[Intent::Choose(Point::B2), Intent::Choose(Point::A1)])).await;
        assert_eq!(page.text("#refusal").await.trim(), "");
        let colors: Vec<String> =
            page.eval("['#message', '.status'].map(css => getComputedStyle(document.querySelector(css)).color)").await;
        assert_eq!(colors[0], colors[1], "not red");
    });
}

#[test]
fn turns_can_be_typed_and_mistakes_are_explained() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let start = Position::random_start(12, Variant::Standard);
        page.friends_at(start).await;
        page.write("#typed-turn", "hello").await;
        page.press("Enter").await;
        page.wait_for_words("#refusal", "“hello” is not a move").await;
        page.wait_for("#typed-turn[aria-invalid='true']").await;
        assert_eq!(page.eval::<String>("document.querySelector('#typed-turn').value").await, "hello");

        page.write("#typed-turn", "a1-i1").await;
        page.click(".typed button").await;
        refused(page, &said(&start.to_string(), &[Intent::Type("a1-i1".to_owned())])).await;
        page.write("#typed-turn", "pass").await;
        page.press("Enter").await;
        refused(page, "may not pass").await;

        let is_claim = |turn: &&Turn| matches!(turn, Turn::Move { claim: Some(_), .. });
        let turns = start.turns();
        let turn = turns.iter().find(is_claim).expect("a claim");
        page.write("#typed-turn", &turn.to_string().to_lowercase()).await;
        page.press("Enter").await;
        let table = page.table_after(1).await;
        assert_eq!(table.game().turns(), [*turn]);
        assert_eq!(page.eval::<String>("document.querySelector('#typed-turn').value").await, "");
        page.wait_for("#typed-turn[aria-invalid='false']").await;
    });
}

#[test]
fn an_unreadable_start_is_refused_at_its_field() {
    visit(PHONE.reduced_motion(), async |page| {
        let before = page.table().await;
        page.touch("#head-new-game").await;
        page.fill_in(&["start=lpn"], &[("new-lpn", "K/I,R")]).await;
        page.touch("#new-start").await;
        page.wait_for("#new-lpn[aria-invalid='true']").await;
        page.wait_for_words("#new-lpn-problem", "At character").await;
        page.wait_until("document.activeElement.id === 'new-lpn'", "the field to have the focus").await;
        page.fill_in(&["start=seed"], &[("new-seed", "many")]).await;
        page.touch("#new-start").await;
        page.wait_for_words("#new-seed-problem", "Enter a whole number").await;
        page.fill_in(&["start=random", "clock=custom"], &[("new-minutes", "0")]).await;
        page.touch("#new-start").await;
        page.wait_for_words("#new-minutes-problem", "minutes").await;
        page.press("Escape").await;
        page.wait_until_gone("#dialog[open]").await;
        assert_eq!(page.table().await.game().position(), before.game().position());
    });
}
