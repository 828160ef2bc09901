//! Words and buttons beside the board: none is covered, cut off or broken through a game.

use crate::browser::Visitor;
use crate::languages;
use crate::table::at;
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit};

/// Lists what cannot be read or pressed.
const UNCOVERED: &str = include_str!("uncovered.js");

impl Visit {
    pub(crate) async fn all_can_be_read(&self, when: &str) {
        self.settle().await;
        let wrong: Vec<String> = self.eval(UNCOVERED).await;
        assert!(wrong.is_empty(), "{when}, {:?}: {wrong:#?}", self.visitor);
    }

    /// Makes a move that is refused.
    async fn be_refused(&self) {
        self.drag(&at("a1"), &at("i1")).await;
        self.wait_until("document.querySelector('#refusal').textContent.trim() !== ''", "a refusal").await;
    }
}

async fn walk(page: &Visit) {
    for part in ["#welcome", "#hint-button", "#take-back"] {
        page.wait_for(part).await;
    }
    page.all_can_be_read("on the first screen").await;
    page.touch("#welcome-not-now").await;
    page.wait_for("#guide[data-open]").await;
    page.all_can_be_read("with the guide").await;
    page.touch(".spot[data-use='movable']").await;
    page.wait_for("[data-use='picked']").await;
    page.all_can_be_read("with a stack picked up").await;
    page.press("Escape").await;
    page.be_refused().await;
    page.all_can_be_read("after a refusal").await;
    page.press("Escape").await;
    page.touch(".claim[aria-disabled='false']").await;
    page.wait_for(".claim[aria-pressed='true']").await;
    page.all_can_be_read("with a claim chosen").await;
    page.touch(".claim[aria-pressed='true']").await;
    let turn = page.table().await.game().position().turns().into_iter().find(|turn| turn.claim().is_some());
    page.play(turn.expect("a claim is possible at the start")).await;
    page.table_after(2).await;
    page.wait_for("#hint-button[aria-disabled='false']").await;
    page.all_can_be_read("after the first turns").await;
    page.touch("#hint-button").await;
    for step in ["nudge", "turn", "why"] {
        page.wait_for(&format!("#hint[data-step='{step}']")).await;
        page.all_can_be_read(step).await;
        page.touch(if step == "why" { "#hint-close" } else { "#hint-next" }).await;
    }
    page.touch("#resign").await;
    page.wait_for("#resign-yes").await;
    page.all_can_be_read("with the question before resigning").await;
    page.touch("#resign-yes").await;
    page.wait_for("#game-over").await;
    page.all_can_be_read("after the end").await;
}

fn through_a_game(visitor: Visitor) {
    for language in languages::tried() {
        visit(visitor.speaking(language.code()).reduced_motion(), walk);
    }
}

#[test]
fn nothing_covers_or_cuts_off_words_and_buttons_on_a_desktop() {
    through_a_game(DESKTOP);
}

#[test]
fn nothing_covers_or_cuts_off_words_and_buttons_on_a_phone() {
    through_a_game(Visitor { width: 390, height: 844, ..PHONE });
}

#[test]
fn nothing_covers_or_cuts_off_words_and_buttons_on_a_small_phone() {
    through_a_game(SMALL);
}

#[test]
fn nothing_covers_or_cuts_off_words_and_buttons_on_a_phone_on_its_side() {
    through_a_game(Visitor { width: 844, height: 390, ..PHONE });
}
