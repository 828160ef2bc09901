//! The first visit, and the game in three minutes.

use lyngk_rules::{Player, Variant};
use lyngk_view::{Lesson, Level, Seat};

use crate::table::english;
use crate::visit::{DESKTOP, PHONE, visit};

#[test]
fn a_first_visitor_can_play_at_once() {
    visit(PHONE.reduced_motion(), async |page| {
        let table = page.table().await;
        assert_eq!(table.seats(), [Seat::Person, Seat::Engine(Level::EASY)]);
        assert_eq!(table.game().position().variant(), Variant::Standard);
        page.wait_for_status("Your turn").await;
        assert_eq!(page.count("#dialog[open]").await, 0);
        page.wait_for("#welcome-learn").await;
        let turn = table.game().position().turns()[0];
        page.play(turn).await;
        let table = page.table_after(2).await;
        assert_eq!(table.game().to_move(), Player::One);
    });
}

#[test]
fn the_lesson_leads_from_card_to_card_to_the_board() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let words = english();
        page.click("#welcome-learn").await;
        page.wait_for("#dialog[open][data-dialog='learn']").await;
        for (number, lesson) in Lesson::ALL.iter().enumerate() {
            page.wait_for(&format!("[data-card='{number}']")).await;
            assert_eq!(page.text("#learn-card-title").await, words.text(lesson.title));
            assert_eq!(page.text(".card-text").await, words.text(lesson.text));
            let picture = words.text(lesson.picture);
            let named = page.count(&format!("[data-card] svg[aria-label='{}']", picture.replace('\'', "\\'"))).await;
            assert_eq!(named, 1, "the picture is described");
            if number == 3 {
                page.press("ArrowLeft").await;
                page.wait_for("[data-card='2']").await;
                page.press("ArrowRight").await;
                page.wait_for("[data-card='3']").await;
            }
            page.click("#learn-next").await;
        }
        page.wait_until_gone("#dialog[open]").await;
        page.wait_until_gone("#welcome").await;
    });
}
