//! Claims: previewed, made, changed and confirmed.

use std::collections::BTreeSet;

use lyngk_rules::{Color, Position, Turn, Variant};
use lyngk_view::{ClaimPreview, say};

use crate::browser::Visitor;
use crate::languages;
use crate::table::{at, english, in_a_game, position_where};
use crate::visit::{DESKTOP, PHONE, Visit, visit};

/// An ivory piece next to a red pair: it may go there only once ivory is claimed (E6, E8).
const NEEDS_CLAIM: &str =
    "./I,BR,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 -/- 8/0 std";

fn button(color: Color) -> String {
    format!(".claim[data-color='{}']", color.name())
}

/// The preview of a claim in words.
fn preview(position: &Position, color: Color) -> String {
    let words = english();
    let preview = ClaimPreview::new(position, color).expect("it can be claimed");
    say::claim_preview(&words, &preview)
}

async fn friends(page: &Visit) -> Position {
    let start = Position::random_start(11, Variant::Standard);
    page.friends_at(start).await;
    start
}

#[test]
fn a_claim_can_be_changed_until_the_move_is_made() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let start = friends(page).await;
        let plain = start.moves().into_iter().find_map(|turn| match turn {
            Turn::Move { claim: None, from, to } => Some((from, to)),
            _ => None,
        });
        let (from, to) = plain.expect("a move without a claim");
        page.click(&button(Color::Red)).await;
        page.wait_for(&format!("{}[aria-pressed='true']", button(Color::Red))).await;
        page.wait_for_words("#claim-preview", "This turn claims red").await;
        page.choose(from).await;
        page.click(&button(Color::Blue)).await;
        page.wait_for(&format!("{}[aria-pressed='false']", button(Color::Red))).await;
        page.wait_for(&format!("{}[aria-pressed='true']", button(Color::Blue))).await;
        page.choose(to).await;
        let table = page.table_after(1).await;
        assert_eq!(table.game().turns()[0], Turn::Move { claim: Some(Color::Blue), from, to });
        page.wait_for(".player[data-player='1'] .claimed[data-color='blue']").await;
        assert_eq!(page.attribute(&button(Color::Blue), "aria-disabled").await.as_deref(), Some("true"));
    });
}

#[test]
fn a_focused_claim_shows_its_preview() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let start = friends(page).await;
        for color in [Color::Red, Color::Black] {
            page.hover(&button(color)).await;
            page.wait_for_words("#claim-preview", &format!("If you claim {}", color.name())).await;
            page.wait_for_words("#claim-preview", &preview(&start, color)).await;
        }
        let ringed = page.count("#board .becoming .of-one").await;
        assert_eq!(ringed, start.topped(Color::Black).len(), "each stack that would become one's own, in place");
        page.hover("h1").await;
        page.wait_for_words("#claim-preview", "You may claim a colour now or later").await;
        page.wait_until_gone("#board .becoming").await;
        page.run("document.querySelector('.claim[data-color=\"ivory\"]').focus();").await;
        page.press("Tab").await;
        page.wait_for_words("#claim-preview", "If you claim blue").await;
        page.wait_for_words("#claim-preview", &preview(&start, Color::Blue)).await;
    });
}

/// The points with the rings of a claim.
async fn ringed(page: &Visit) -> BTreeSet<String> {
    let all = "[...document.querySelectorAll('#board .spot:has(.becoming)')].map(it => it.dataset.point)";
    page.eval::<Vec<String>>(all).await.into_iter().collect()
}

#[test]
fn every_stack_of_a_chosen_colour_has_rings_and_keeps_them_while_a_stack_is_moved() {
    visit(DESKTOP, async |page| {
        let open = |position: &Position| position.occupied().len() < 41 && position.claimable().len() > 1;
        for position in (1..500).filter_map(|seed| in_a_game(seed, Variant::Standard, open)).take(4) {
            page.friends_at(position).await;
            for color in position.claimable().iter() {
                let expected: BTreeSet<String> = position.topped(color).iter().map(|point| point.to_string()).collect();
                page.click(&button(color)).await;
                page.wait_for(&format!("{}[aria-pressed='true']", button(color))).await;
                page.settle().await;
                assert_eq!(ringed(page).await, expected, "{color:?} in {position}");
                // A picked-up stack changes the marks of others, but their rings do not grow in anew.
                page.run("document.querySelectorAll('.becoming').forEach(it => it.kept = true);").await;
                let movable = position.occupied().iter().find(|&from| position.landings(Some(color), from).len() > 2);
                if let Some(from) = movable {
                    page.choose(from).await;
                    page.wait_for(&format!("{}[data-use='picked']", at(from))).await;
                    let kept = "[...document.querySelectorAll('.becoming')].every(it => it.kept)";
                    assert!(page.eval::<bool>(kept).await, "{color:?} in {position}");
                    assert_eq!(ringed(page).await, expected, "{color:?} in {position}");
                    page.choose(from).await;
                }
            }
        }
    });
}

#[test]
fn a_landing_that_needs_a_claim_shows_it_and_waits_for_confirmation() {
    visit(PHONE.reduced_motion(), async |page| {
        page.friends_at(NEEDS_CLAIM).await;
        page.choose("b1").await;
        assert_eq!(page.attribute(&at("b2"), "data-claim").await.as_deref(), Some("I"));
        page.choose("b2").await;
        page.wait_for_status("Claim ivory, b1 → b2?").await;
        page.wait_for(&format!("{}[aria-pressed='true']", button(Color::Ivory))).await;
        assert!(page.table().await.game().turns().is_empty());
        page.touch("#undo").await;
        page.wait_for_status("b1: where to?").await;
        // The second click of a double click does not confirm.
        page.choose("b2").await;
        page.choose("b2").await;
        page.wait_for_status("Claim ivory, b1 → b2?").await;
        assert!(page.table().await.game().turns().is_empty());
        page.touch("#play").await;
        let table = page.table_after(1).await;
        assert_eq!(table.game().turns()[0].to_string(), "I,b1-b2");
    });
}

#[test]
fn a_claim_to_confirm_can_be_read_in_the_longest_words() {
    // The longest text: the claim also makes it possible to complete stacks at once.
    let asks = |position: &Position| {
        position.turns().into_iter().find(|&turn| {
            let Turn::Move { claim: Some(color), from, to } = turn else { return false };
            let is_implied = !position.is_legal(Turn::Move { claim: None, from, to });
            let preview = ClaimPreview::new(position, color).filter(|preview| preview.completes.len() > 1);
            is_implied && position.top_color(from) == Some(color) && preview.is_some()
        })
    };
    let start = position_where(Variant::Standard, |position| asks(position).is_some());
    let Some(Turn::Move { from, to, .. }) = asks(&start) else { panic!("a claim") };
    let low = Visitor { width: 1280, height: 720, ..DESKTOP };
    for visitor in [DESKTOP, low] {
        for language in languages::tried() {
            visit(visitor.speaking(language.code()).reduced_motion(), async |page| {
                page.friends_at(start).await;
                page.choose(from).await;
                page.wait_for(&format!("{}[data-use='picked']", at(from))).await;
                page.choose(to).await;
                page.wait_for("#play").await;
                page.all_can_be_read("with a claim to confirm").await;
            });
        }
    }
}

#[test]
fn a_drag_that_needs_a_claim_waits_for_confirmation() {
    visit(DESKTOP, async |page| {
        page.friends_at(NEEDS_CLAIM).await;
        page.drag(&at("b1"), &at("b2")).await;
        page.wait_for_status("Claim ivory, b1 → b2?").await;
        page.press("Escape").await;
        page.press("Escape").await;
        page.press("Escape").await;
        page.wait_for_status("Player 1 to move").await;
        assert!(page.table().await.game().turns().is_empty());
        page.drag(&at("b1"), &at("b2")).await;
        page.click("#play").await;
        page.table_after(1).await;
    });
}

#[test]
fn with_confirmation_a_turn_can_be_undone_first() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let start = friends(page).await;
        page.click("#head-settings").await;
        page.click("#settings-confirm").await;
        page.wait_until("document.querySelector('#settings-confirm').checked", "the switch to be on").await;
        page.click("#dialog-close").await;
        page.wait_until_gone("#dialog[open]").await;
        let turns = start.moves();
        let (Turn::Move { from, to, .. }, true) = (turns[0], start.is_legal(turns[0])) else { panic!("a move") };
        page.choose(from).await;
        page.choose(to).await;
        page.wait_for_status(&format!("Move {from} → {to}?")).await;
        page.wait_for(&format!("{}[data-use='chosen']", at(to))).await;
        page.click("#undo").await;
        page.wait_for_words("#status", ": where to?").await;
        assert!(page.table().await.game().turns().is_empty());
        page.choose(to).await;
        page.click(&button(Color::Green)).await;
        page.wait_for_status(&format!("Claim green, {from} → {to}?")).await;
        page.click(&button(Color::Green)).await;
        page.wait_for_status(&format!("Move {from} → {to}?")).await;
        page.click("#play").await;
        let table = page.table_after(1).await;
        assert_eq!(table.game().turns()[0], Turn::Move { claim: None, from, to });
        page.wait_until_gone("#play").await;
    });
}
