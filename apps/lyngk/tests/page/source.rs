//! The record of a study as text beside the board.

use lyngk_rules::{Position, Record, SplitMix64, Variant};

use crate::browser::Visitor;
use crate::table::{some_turn, with_stored};
use crate::views::fits;
use crate::visit::{DESKTOP, SMALL, Visit, visit_prepared};

fn record() -> Record {
    let mut record = Record::new(Position::random_start(41, Variant::Standard));
    let mut chance = SplitMix64::new(41);
    let mut last = None;
    for _ in 0..4 {
        let turn = some_turn(&record.position(last), &mut chance);
        last = record.push(last, turn).ok();
    }
    record
}

/// A turn without its claim, which the tree shows as a disc.
fn points(turn: &str) -> &str {
    turn.rsplit(',').next().unwrap_or(turn)
}

impl Visit {
    async fn open_source(&self) {
        self.enter_study("").await;
        self.wait_for_turns(4).await;
        self.touch("#study-source summary").await;
        self.wait_for("#source-text").await;
    }

    async fn source(&self) -> String {
        self.eval("document.querySelector('#source-text').value").await
    }
}

#[test]
fn the_text_is_checked_while_it_is_edited_and_applied_as_one_step() {
    let record = record();
    let stored = with_stored(&[("lyngk.study", &record.to_string())]);
    visit_prepared(DESKTOP.reduced_motion(), &stored, async |page| {
        page.open_source().await;
        assert_eq!(page.source().await, record.to_string());
        let turns: Vec<String> = record.main_line().map(|id| record.node(id).turn().to_string()).collect();
        // The current turn is marked, and the caret leads to its turn.
        page.touch("#study-on").await;
        page.wait_for_words(".source-current", &turns[0]).await;
        let caret = format!(
            "const field = document.querySelector('#source-text');
            const at = field.value.lastIndexOf('{}') + 1;
            field.setSelectionRange(at, at);
            field.dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));",
            turns[3]
        );
        page.run(&caret).await;
        page.wait_for_words("#tree [aria-current]", points(&turns[3])).await;
        page.wait_for_words(".source-current", &turns[3]).await;
        page.axe().await;

        let broken = record.to_string().replace(&turns[3], "a1-a1");
        page.write("#source-text", &broken).await;
        page.wait_for_words("#source-said", "column").await;
        page.wait_for_words(".source-wrong", "a1-a1").await;
        page.wait_for("#source-apply[aria-disabled='true']").await;
        page.axe().await;
        page.touch("#source-apply").await;
        assert_eq!(page.study().await, record, "a broken text is not applied");

        let edited = record.to_string().replace(&turns[1], &format!("{}! {{Well done.}}", turns[1]));
        page.write("#source-text", &edited).await;
        page.wait_for_words("#source-said", "complete").await;
        page.touch("#source-apply").await;
        page.wait_for_stored("Well done.").await;
        page.wait_for_words("#tree", "Well done.").await;
        page.touch("#study-undo").await;
        page.wait_for("#study-undo[aria-disabled='true']").await;
        assert_eq!(page.study().await, record);
        assert_eq!(page.source().await, record.to_string());

        page.write("#source-text", "nothing").await;
        page.wait_for("#source-discard[aria-disabled='false']").await;
        page.touch("#source-discard").await;
        page.wait_for("#source-discard[aria-disabled='true']").await;
        assert_eq!(page.source().await, record.to_string());
    });
}

#[test]
fn text_error_and_buttons_are_in_sight_together_on_a_laptop() {
    let record = record();
    let stored = with_stored(&[("lyngk.study", &record.to_string())]);
    for language in ["en-GB", "de-DE"] {
        let laptop = Visitor { height: 720, ..DESKTOP }.speaking(language);
        visit_prepared(laptop.reduced_motion(), &stored, async |page| {
            page.open_source().await;
            page.write("#source-text", &record.to_string().replacen("1. ", "1. a1-a1 ", 1)).await;
            page.wait_for("#source-said.study-problem").await;
            page.settle().await;
            let inside = "['.source', '#source-said', '#source-apply', '#source-discard'].filter(part => {
                const panel = document.querySelector('.study-panel').getBoundingClientRect();
                const box = document.querySelector(part).getBoundingClientRect();
                return box.top < panel.top - 1 || box.bottom > panel.bottom + 1;
            })";
            assert_eq!(page.eval::<Vec<String>>(inside).await, [""; 0], "out of sight in {language}");
            // Several lines of the text are in sight, too, with the one that is wrong.
            let height: f64 = page.eval("document.querySelector('.source').clientHeight").await;
            assert!(height > 90.0, "{height} in {language}");
            let marked = "(box => (mark => mark.top >= box.top && mark.bottom <= box.bottom)(
                document.querySelector('.source-wrong').getBoundingClientRect()))(
                document.querySelector('.source').getBoundingClientRect())";
            page.wait_until(marked, "the place of the error").await;
        });
    }
}

#[test]
fn the_text_fits_on_a_small_phone_and_errors_are_in_the_language_of_the_page() {
    let stored = with_stored(&[("lyngk.study", &record().to_string())]);
    visit_prepared(SMALL.dark().speaking("de-DE").reduced_motion(), &stored, async |page| {
        page.open_source().await;
        page.write("#source-text", "[Variant \"std\"]\nx").await;
        page.wait_for_words("#source-said", "Zeile").await;
        fits(page, "source").await;
        page.axe().await;
    });
}
