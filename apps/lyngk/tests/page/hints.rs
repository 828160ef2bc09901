//! Hints in a game against the engine: first where to look, then the turn, then the reason.

use lyngk_rules::{Position, Turn, Variant};

use crate::table::{at, before_the_end, with_stored};
use crate::views::fits;
use crate::visit::{DESKTOP, PHONE, Visit, visit, visit_prepared};

impl Visit {
    /// A game against the engine from a position in which the person is to move.
    async fn against_the_engine_at(&self, position: &Position) {
        let side = format!("side={}", if position.to_move().index() == 0 { "first" } else { "second" });
        self.new_game(&["opponent=engine", "level=1", &side, "start=lpn"], &[("new-lpn", &position.to_string())]).await;
    }

    async fn wait_for_step(&self, step: &str) {
        self.wait_for(&format!("#hint[data-step='{step}']")).await;
    }
}

/// Only e7-e6 wins here: it denies a stack (puzzle bhjhs).
const DENY: &str = "./.,.,.,./IK,.,.,R,BIG,IGBK,./.,.,.,.,.,R/RKB,.,.,.,.,GI,BR/RBGJI,.,.,.,.,./R,.,.,KGI,.,.,B/K,.,.,K/GKB 1 GK/IB 1/1 std";

#[test]
fn a_hint_says_more_each_time_and_disappears_with_the_next_turn() {
    let position: Position = DENY.parse().expect("a position");
    // The guide of a first game marks stacks, too.
    let experienced = with_stored(&[("lyngk.guide", "done")]);
    visit_prepared(DESKTOP.reduced_motion(), &experienced, async |page| {
        page.against_the_engine_at(&position).await;
        page.touch("#hint-button").await;
        page.wait_for_words("#hint-nudge", "about to complete a stack").await;
        assert_eq!(page.count("#board [data-hinted]").await, 2, "where the danger is");
        assert_eq!(page.count("#hint-turn, #board .pointed path").await, 0, "the turn is not given away");
        page.axe().await;
        page.touch("#hint-next").await;
        page.wait_for_words("#hint-turn", "Move from e7 to e6.").await;
        page.wait_for("#board .pointed [data-rank='1'] path").await;
        assert_eq!(page.count("#board [data-hinted]").await, 0);
        // The same by keyboard at the board.
        page.run("document.querySelector('#board [tabindex=\"0\"]').focus();").await;
        page.press("h").await;
        page.wait_for_words("#hint-why", "It stops your opponent").await;
        assert!(page.eval::<f64>("document.querySelector('#hint-close').offsetHeight").await < 48.0);
        let covers = "document.querySelector('.over-record').getBoundingClientRect().bottom
            > document.querySelector('.side > .lower').getBoundingClientRect().top";
        assert!(!page.eval::<bool>(covers).await, "the own card stays in sight");
        page.wait_for_words("#hint-why", "you can force a win").await;
        page.axe().await;
        page.press("Escape").await;
        page.wait_until_gone("#hint").await;
        page.wait_until_gone("#board .pointed path").await;

        let used: String = page.eval("localStorage.getItem('lyngk.hints')").await;
        assert_eq!(used, "1", "however much of it was told");
        // Asked again in the same position it is the same, and at once.
        page.press("h").await;
        page.wait_for_step("nudge").await;
        assert!(page.text("#hint-nudge").await.contains("about to complete a stack"));
        page.press("Escape").await;
        page.wait_until_gone("#hint").await;
        assert_eq!(page.eval::<String>("localStorage.getItem('lyngk.hints')").await, "1");
        // A pending hint is dropped with its position.
        page.press("h").await;
        page.wait_for("#hint").await;
        page.play("e7-e6".parse().expect("a turn")).await;
        page.wait_until_gone("#hint").await;
        page.table_for_person().await;
        page.settle().await;
        assert_eq!(page.count("#hint, #board [data-hinted], #board .pointed path").await, 0);
        page.wait_for("#hint-button").await;
        page.new_game(&["opponent=friend"], &[]).await;
        page.wait_until_gone("#hint-button").await;
        assert!(page.eval::<bool>("localStorage.getItem('lyngk.hints') === null").await);
    });
}

#[test]
fn a_hint_puts_a_picked_up_stack_back_and_marks_the_claim_in_the_tray() {
    // An ivory piece beside a red pair of the opponent's: it may go there only once ivory is claimed.
    let position: Position =
        "./I,BR,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 -/R 8/0 std"
            .parse()
            .expect("a position");
    assert!(position.turns().iter().all(|turn| turn.claim().is_some()), "the turn claims a colour");
    visit(DESKTOP.reduced_motion(), async |page| {
        page.against_the_engine_at(&position).await;
        page.choose("b1").await;
        page.wait_for("#board [data-use='picked']").await;
        page.press("h").await;
        page.wait_until_gone("#board [data-use='picked']").await;
        page.wait_for_step("nudge").await;
        assert_eq!(page.count(".claim[data-pointed]").await, 0, "the turn is not given away");
        page.touch("#hint-next").await;
        page.wait_for_step("turn").await;
        page.wait_for(".claim[data-pointed]").await;
        let color = page.attribute(".claim[data-pointed]", "data-color").await.unwrap_or_default();
        page.wait_for_words("#hint-turn", &format!("Claim {color}")).await;
        // By form, not by colour alone.
        let arrow: String = page
            .eval("getComputedStyle(document.querySelector('.claim[data-pointed]'), '::before').borderTopWidth")
            .await;
        assert_eq!(arrow, "9px");
        // Every step has the same place, over no card, and the claim can be made there.
        let place = "JSON.stringify(document.querySelector('.over-record').getBoundingClientRect())";
        let before: String = page.eval(place).await;
        page.touch("#hint-next").await;
        page.wait_for_step("why").await;
        page.settle().await;
        assert_eq!(page.eval::<String>(place).await, before);
        let covered: Vec<String> = page
            .eval(
                "(hint => [...document.querySelectorAll('.side > .player, .status')].filter(part => {
                    const box = part.getBoundingClientRect();
                    return box.top < hint.bottom - 1 && hint.top < box.bottom - 1;
                }).map(part => part.className))(document.querySelector('.over-record').getBoundingClientRect())",
            )
            .await;
        assert_eq!(covered, [""; 0]);
        assert!(page.eval::<bool>("document.querySelector('#hint-claim').checkVisibility()").await);
        page.touch("#hint-close").await;
        page.wait_until_gone(".claim[data-pointed]").await;
    });
}

#[test]
fn a_claim_that_a_hint_does_not_recommend_is_not_made_with_its_move() {
    let position: Position = DENY.replace("GKB 1 GK/IB 1/1", "GKB 1 G/IB 1/1").parse().expect("a position");
    let experienced = with_stored(&[("lyngk.guide", "done")]);
    visit_prepared(DESKTOP.reduced_motion(), &experienced, async |page| {
        page.against_the_engine_at(&position).await;
        page.touch(".claim[data-color='red']").await;
        page.wait_for(".claim[data-color='red'][aria-pressed='true']").await;
        page.press("h").await;
        page.wait_until_gone(".claim[aria-pressed='true']").await;
        // One that is chosen while the hint is open neither.
        page.wait_for_step("nudge").await;
        page.run("document.querySelector('.claim[data-color=\"red\"]').click();").await;
        page.wait_for(".claim[data-color='red'][aria-pressed='true']").await;
        page.touch("#hint-next").await;
        page.wait_for_step("turn").await;
        let advised = page.text("#hint-turn").await;
        let chosen = page.count(".claim[data-color='red'][aria-pressed='true']").await == 1;
        assert_eq!(chosen, advised.contains("Claim red"), "{advised}");
    });
}

#[test]
fn on_a_phone_a_hint_that_covers_the_colours_can_claim_one() {
    let position: Position =
        "./I,BR,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 -/R 8/0 std"
            .parse()
            .expect("a position");
    visit(PHONE.reduced_motion(), async |page| {
        page.against_the_engine_at(&position).await;
        page.touch("#hint-button").await;
        page.wait_for_step("nudge").await;
        assert_eq!(page.count("#hint-claim").await, 0, "the turn is not given away");
        page.touch("#hint-next").await;
        page.wait_for_step("turn").await;
        page.touch("#hint-claim").await;
        page.wait_until_gone("#hint").await;
        page.wait_for(".claim[data-color='ivory'][aria-pressed='true']").await;
    });
}

#[test]
fn hints_by_touch_are_counted_at_the_end() {
    let position = before_the_end(Variant::Standard);
    visit(PHONE.dark().reduced_motion(), async |page| {
        page.against_the_engine_at(&position).await;
        page.touch("#hint-button").await;
        page.wait_for_step("nudge").await;
        fits(page, "nudge").await;
        page.touch("#hint-next").await;
        page.wait_for_step("turn").await;
        page.touch("#hint-next").await;
        page.wait_for_step("why").await;
        fits(page, "why").await;
        page.axe().await;
        page.touch("#hint-close").await;
        page.wait_until_gone("#hint").await;
        let turn: Turn = position.turns()[0];
        if let Turn::Move { from, .. } = turn {
            page.wait_for(&at(from)).await;
        }
        page.play(turn).await;
        page.wait_for_words("#hint-count", "1 hint in this game").await;
        page.reload().await;
        page.wait_for_words("#hint-count", "1 hint in this game").await;
        page.axe().await;
    });
}

#[test]
fn a_hint_without_an_engine_can_be_tried_again() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let start = page.table().await;
        page.play(start.game().position().turns()[0]).await;
        page.table_after(2).await;
        // The engine of the game has started; that of the hint cannot.
        page.run("window.kept = window.Worker; window.Worker = class { constructor() { throw new Error('no'); } };")
            .await;
        page.touch("#hint-button").await;
        page.wait_for_words("#hint-waiting", "No hint just now").await;
        page.run("window.Worker = window.kept;").await;
        page.touch("#hint-next").await;
        page.wait_for_step("nudge").await;
        assert_eq!(page.count("#engine-trouble").await, 0, "the game goes on");
    });
}
