//! Arrows and circles that a study keeps.

use lyngk_rules::{Position, Record, SplitMix64, Variant};
use lyngk_study::{Study, link, study};

use crate::gestures::{sketched, wait_for_shapes};
use crate::library::WATCH_DOWNLOADS;
use crate::table::{at, some_turn, with_stored};
use crate::visit::{DESKTOP, PHONE, visit, visit_prepared};

fn record() -> Record {
    let mut record = Record::new(Position::random_start(31, Variant::Standard));
    let turn = some_turn(record.start(), &mut SplitMix64::new(31));
    record.push(None, turn).expect("a legal turn");
    record
}

#[test]
fn drawings_stay_with_their_position() {
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.study", &record().to_string())]), async |page| {
        page.enter_study("").await;
        page.wait_for_turns(1).await;
        page.wait_for(".board-aids").await;
        page.right_drag(&at("e4"), &at("e4"), 0).await;
        wait_for_shapes(page, 1).await;
        page.touch("#study-on").await;
        wait_for_shapes(page, 0).await;
        page.right_drag(&at("e4"), &at("e5"), 8).await;
        page.right_drag(&at("c3"), &at("c3"), 1).await;
        wait_for_shapes(page, 2).await;
        page.wait_for_words("#message", "Drawn.").await;
        // A comment and a click leave them alone. The confirmation goes with the next change.
        page.write("#study-comment", "Look.").await;
        page.wait_for_stored("{Look.}").await;
        page.wait_until("!document.querySelector('#message').textContent.includes('Drawn')", "no more words").await;
        page.wait_for_stored("{[%csl Bc3][%cal Ge4e5]}").await;
        page.wait_for(".tree-drawn").await;
        page.axe().await;
        page.reload().await;
        wait_for_shapes(page, 2).await;
        assert_eq!(sketched(page).await, [("dotted".to_owned(), false), ("dashed".to_owned(), true)]);

        // The list removes them, and undo brings them back.
        page.touch(".study-drawing").await;
        wait_for_shapes(page, 1).await;
        page.wait_until("document.activeElement.classList.contains('study-drawing')", "the next one").await;
        page.touch("#study-undo").await;
        wait_for_shapes(page, 2).await;
        page.touch("#study-erase").await;
        wait_for_shapes(page, 0).await;
        page.touch("#study-undo").await;
        wait_for_shapes(page, 2).await;
        page.touch("#study-back").await;
        wait_for_shapes(page, 1).await;
        let stored = page.study().await;
        assert_eq!(study::shapes(&stored, None).len(), 1);
        assert_eq!(study::shapes(&stored, stored.main_line().next()).len(), 2);

        // Pictures show them.
        page.run(WATCH_DOWNLOADS).await;
        page.open_tab("share").await;
        page.touch("#share-svg").await;
        page.wait_until("document.made.length === 1", "the file").await;
        let svg: String = page.eval("document.made[0].text()").await;
        assert!(svg.contains("data-pen=\"plain\"") && svg.contains("circle around e4"), "{svg}");
    });
}

#[test]
fn the_keyboard_draws_and_says_so() {
    visit_prepared(
        DESKTOP.dark().reduced_motion(),
        &with_stored(&[("lyngk.study", &record().to_string())]),
        async |page| {
            page.enter_study("").await;
            page.wait_for_turns(1).await;
            page.wait_for(".board-aids").await;
            page.run(&format!("document.querySelector(\"{}\").focus();", at("e4"))).await;
            page.press("d").await;
            wait_for_shapes(page, 1).await;
            page.press("ArrowUp").await;
            page.press("d").await;
            page.wait_for_stored("[%cal Re4e5]").await;
            page.wait_for_words(".message", "Solid line: arrow from e4 to e5").await;
            page.press("d").await;
            page.press("d").await;
            page.wait_for_stored("[%csl Re5]").await;
            // Escape drops what is being drawn.
            page.press("ArrowUp").await;
            page.press("d").await;
            wait_for_shapes(page, 3).await;
            page.press("Escape").await;
            wait_for_shapes(page, 2).await;
        },
    );
}

#[test]
fn links_and_embedded_boards_show_drawings() {
    let mut given = Study::new(record());
    let point = |name: &str| name.parse().expect("a point");
    given.draw(lyngk_picture::sketch::Shape {
        from: point("e4"),
        to: point("e5"),
        pen: lyngk_picture::sketch::Pen::Mixed,
    });
    let letters = link::encode(given.record()).expect("a link");
    visit(PHONE.reduced_motion(), async |page| {
        page.enter_study(&format!("/g/{letters}")).await;
        wait_for_shapes(page, 1).await;
        let ours: String = page.eval("location.origin").await;
        page.go(&format!("{ours}/embed.html#{letters}")).await;
        page.wait_for(".embed-board svg [data-pen='mixed']").await;
    });
}
