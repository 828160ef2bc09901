//! The outlook in a study: the likely end, and who may complete which stack.

use lyngk_rules::{Position, Record, Tag, Variant};

use crate::table::{position_where, with_stored};
use crate::views::fits;
use crate::visit::{DESKTOP, PHONE, Visit, visit_prepared};

/// A study of a position in which the player to move can complete a stack at once, which every network sees. There are too many stacks
/// for a proof.
fn at_hand() -> String {
    let position = position_where(Variant::Standard, |position| {
        let many = position.occupied().len() > 28;
        many && position.turns().into_iter().any(|turn| turn.claim().is_none() && position.completes(turn))
    });
    let mut record = Record::new(position);
    record.set_tag(Tag::new("Player1", "Anna").expect("a tag"));
    record.set_tag(Tag::new("Player2", "Mary-Anna").expect("a tag"));
    record.to_string()
}

impl Visit {
    /// Starts the analysis of the stored study.
    async fn start_analysis(&self) {
        self.enter_study("").await;
        self.open_tab("analysis").await;
        self.touch("#analysis-switch").await;
    }

    /// The numbers of stacks marked on the board and named in words.
    async fn marked_and_named(&self) -> (usize, usize) {
        let named = "document.querySelector('#outlook-captures').textContent.split('%').length - 1";
        (self.count("#board .overlay [data-at]").await, self.eval(named).await)
    }
}

#[test]
fn stacks_that_may_be_completed_are_marked_and_named() {
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.study", &at_hand())]), async |page| {
        page.start_analysis().await;
        page.wait_for_words("#outlook-end", "Stacks of five at the end: Anna about ").await;
        page.wait_for_words("#outlook-lead", "Anna, lead in").await;
        assert_eq!(page.count("#board .overlay [data-at]").await, 0, "nobody has asked");
        page.run("document.querySelector('#outlook-switch').focus();").await;
        page.press("Enter").await;
        page.wait_for("#outlook-switch[aria-pressed='true']").await;
        page.wait_for("#board .overlay [data-at] .gauge").await;
        page.wait_for_words("#outlook-captures", "Anna, stacks within reach: ").await;
        let (marked, named) = page.marked_and_named().await;
        assert!(marked > 0 && marked == named, "{marked} are marked, {named} are named");
        page.axe().await;

        // It follows to the next position, and disappears with the analysis.
        page.wait_for("#best-lines li[data-rank='1']:not([hidden]) .turn").await;
        page.touch("#best-lines li[data-rank='1'] .turn").await;
        page.wait_for_turns(1).await;
        page.wait_for("#outlook-captures li").await;
        page.touch("#analysis-switch").await;
        page.wait_until_gone("#board .overlay [data-at]").await;
        page.wait_until_gone("#outlook-end").await;
    });
}

#[test]
fn the_variant_has_no_outlook_and_that_of_the_standard_game_fits_on_a_phone() {
    let six = Record::new(Position::random_start(7, Variant::Six)).to_string();
    visit_prepared(PHONE.dark().reduced_motion(), &with_stored(&[("lyngk.study", &six)]), async |page| {
        page.start_analysis().await;
        page.wait_for("#best-lines li[data-rank='1']:not([hidden]) .turn").await;
        assert_eq!(page.count(".outlook:not([hidden])").await, 0, "nothing is known of stacks there");
        page.paste(&at_hand()).await;
        page.wait_for_stored("Anna").await;
        page.start_analysis().await;
        page.wait_for_words("#outlook-end", "Anna about ").await;
        // The bar above it appears with the first result.
        page.wait_for("#analysis-score").await;
        page.settle().await;
        page.touch("#outlook-switch").await;
        page.wait_for("#outlook-switch[aria-pressed='true']").await;
        page.wait_for("#outlook-captures:not([hidden]) li").await;
        fits(page, "outlook").await;
        page.axe().await;
    });
}
