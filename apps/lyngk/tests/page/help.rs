//! The help dialog: keys, gestures, and the legend of the marks.

use lyngk_picture::legend::Sign;
use lyngk_rules::{Mark, SplitMix64};
use lyngk_study::review::GIFT_SIGN;
use lyngk_study::study::say;
use lyngk_view::Language;

use crate::keyboard::tab_to;
use crate::table::some_turn;
use crate::views::fits;
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit};

const OPEN: &str = "#dialog[open][data-dialog='help'] .help";

async fn close(page: &Visit) {
    page.press("Escape").await;
    page.wait_until_gone("#dialog[open]").await;
}

#[test]
fn a_question_mark_opens_the_help_in_every_room() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.wait_for("#board-help").await;
        for room in ["#play", "#learn", "#learn/move", "#puzzles", "#study", "#study/library"] {
            page.run(&format!("location.hash = '{room}';")).await;
            page.settle().await;
            page.press("?").await;
            page.wait_for(OPEN).await;
            // Symbols are drawn even where there is no board.
            let drawn = "document.querySelector('.help-marks .piece-face').getBoundingClientRect().width > 8
                && document.querySelector('#s-p-b') !== null";
            page.wait_until(drawn, &format!("drawings in {room}")).await;
            close(page).await;
        }
        // In a text field it is a character.
        page.run("location.hash = '#play';").await;
        page.new_game(&["opponent=friend"], &[]).await;
        page.click("#typed-turn").await;
        page.press("?").await;
        assert_eq!(page.eval::<String>("document.querySelector('#typed-turn').value").await, "?");
        assert_eq!(page.count("#dialog[open]").await, 0);
    });
}

#[test]
fn the_help_leads_to_lessons_and_rules() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.click("#board-help").await;
        page.wait_for(OPEN).await;
        assert_eq!(page.count(".help-links > a[href='#learn']").await, 1);
        page.click(".help-links > a[href='#learn/rules']").await;
        page.wait_until_gone("#dialog[open]").await;
        page.wait_until("location.hash === '#learn/rules'", "the rules").await;
    });
}

#[test]
fn every_mark_has_an_entry_in_the_legend() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.click("#board-help").await;
        page.wait_for(OPEN).await;
        for sign in Sign::ALL {
            let text = page.text(&format!(".help-marks [data-mark='{}'] span", sign.name())).await;
            assert!(text.contains(' ') || text.len() > 3, "{}: {text}", sign.name());
            assert!(!text.contains("mark-"), "{text} is a key");
        }
        assert_eq!(page.count(".help-marks li").await, Sign::ALL.len());
        // The signs of lists of moves, and what stands on cards and boards beside them.
        let words = lyngk_study::words(Language::English);
        let seen: Vec<(String, String)> = page
            .eval("[...document.querySelectorAll('.help-signs li')].map(entry => [entry.dataset.mark, entry.lastElementChild.textContent])")
            .await;
        let has = |name: &str| {
            seen.iter().any(|(sign, meaning)| sign == name && meaning.len() > 4 && !meaning.contains("mark-"))
        };
        for mark in (1..=255).map(Mark) {
            let unnamed = words.with("mark-number", [("number", u32::from(mark.0).into())]);
            if let Some(meaning) = say::mark(&words, mark).filter(|meaning| *meaning != unnamed) {
                let sign = say::sign(mark).expect("a sign").into_owned();
                assert!(seen.contains(&(sign.clone(), meaning.clone())), "{sign}: {meaning}");
            }
        }
        let drawn = [
            "to-move",
            "claimed",
            "unclaimed",
            "slot",
            "slot-unknown",
            "clock-low",
            "arrow",
            "played",
            "better",
            "right",
            "wrong",
        ];
        for name in [&[GIFT_SIGN, "✎", "…"][..], &drawn].concat() {
            assert!(has(name), "{name} in {seen:?}");
        }
        for name in drawn {
            let is_drawn = format!(
                "(box => box.width > 8 && box.height > 8)(document.querySelector('[data-mark={name}] .help-sign').firstElementChild.getBoundingClientRect())"
            );
            assert!(page.eval::<bool>(&is_drawn).await, "{name}");
        }
        close(page).await;
        page.wait_until("document.activeElement.id === 'board-help'", "the focus to be back").await;
    });
}

#[test]
fn the_help_is_accessible_and_fits() {
    for visitor in [DESKTOP, DESKTOP.dark(), PHONE, SMALL.speaking("de-DE"), SMALL.speaking("ru-RU")] {
        visit(visitor.reduced_motion(), async |page| {
            page.touch("#board-help").await;
            page.wait_for(OPEN).await;
            page.settle().await;
            fits(page, "help").await;
            page.axe_at("help").await;
            close(page).await;
            page.touch("#head-settings").await;
            page.touch("#open-help").await;
            page.wait_for(OPEN).await;
        });
    }
}

/// Turns the wheel over the board.
pub(crate) fn wheel(by: i32) -> String {
    format!(
        "document.querySelector('#board').dispatchEvent(new WheelEvent('wheel', {{ deltaY: {by}, bubbles: true, cancelable: true }}));"
    )
}

#[test]
fn arrow_keys_step_through_the_game_away_from_the_board() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=friend", "start=seed"], &[("new-seed", "5")]).await;
        let mut chance = SplitMix64::new(5);
        let mut table = page.table().await;
        for _ in 0..3 {
            table = page.play(some_turn(table.game().position(), &mut chance)).await;
        }
        page.run("document.activeElement.blur();").await;
        page.press("ArrowLeft").await;
        page.wait_for_position(&table, 2).await;
        page.press("ArrowLeft").await;
        page.wait_for_position(&table, 1).await;
        page.press("ArrowRight").await;
        page.wait_for_position(&table, 2).await;
        // So does the wheel over the board.
        page.run(&wheel(-120)).await;
        page.wait_for_position(&table, 1).await;
        page.run(&wheel(120)).await;
        page.wait_for_position(&table, 2).await;
        tab_to(page, "#record .turns").await;
        page.press("Home").await;
        page.wait_for_position(&table, 0).await;
        page.press("]").await;
        page.wait_for_position(&table, 1).await;
        page.press("End").await;
        page.wait_for_status("Player 2 to move").await;
        // At the board arrows move the focus, and in a field the cursor.
        tab_to(page, "[data-point]").await;
        page.press("ArrowLeft").await;
        page.click("#typed-turn").await;
        page.press("ArrowLeft").await;
        page.wait_for_status("Player 2 to move").await;
        assert_eq!(page.table().await.game().turns().len(), 3);
        // In a study the wheel always steps, in a game only while somebody looks back.
        page.run(&wheel(-120)).await;
        page.settle().await;
        page.wait_for_status("Player 2 to move").await;
        page.click("#study-game").await;
        page.wait_for("#study-back").await;
        page.wait_for("#board-help").await;
        page.run(&wheel(-120)).await;
        page.wait_for("#study-on[aria-disabled='false']").await;
    });
}
