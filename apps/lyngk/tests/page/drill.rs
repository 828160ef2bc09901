//! Lessons made from a study.

use lyngk_rules::{Comment, Mark, NodeId, Position, Record, Turn, Variant};
use lyngk_study::link;

use crate::table::{at, with_stored};
use crate::views::fits;
use crate::visit::{DESKTOP, SMALL, Visit, quoted, visit, visit_prepared};

/// Three turns that are just moves; the first has a variation with a comment, and the position after the second a comment.
fn record() -> (Record, Turn) {
    let mut record = Record::new(Position::random_start(51, Variant::Standard));
    let mut last = None;
    for _ in 0..3 {
        let turn = record.position(last).turns().into_iter().find(|turn| turn.claim().is_none()).expect("a move");
        last = record.push(last, turn).ok();
    }
    let line: Vec<NodeId> = record.main_line().collect();
    let first = record.node(line[0]).turn();
    let is_other = |turn: &Turn| *turn != first && turn.claim().is_none();
    let other = record.start().turns().into_iter().find(is_other).expect("another turn");
    let id = record.push(None, other).expect("legal");
    record.comments_mut(id).push(Comment::new("Too slow here.").expect("a comment"));
    record.comments_mut(line[1]).push(Comment::new("The left side is weak.").expect("a comment"));
    (record, other)
}

impl Visit {
    async fn choose_which(&self, value: &str) {
        let script = "const which = document.querySelector('#drill-which');
            which.value = VALUE;
            which.dispatchEvent(new Event('change', { bubbles: true }));";
        self.run(&script.replace("VALUE", &quoted(value).to_string())).await;
    }

    async fn find_turn(&self, turn: Turn) {
        let Turn::Move { claim: None, from, to } = turn else { panic!("{turn} is not just a move") };
        self.choose(from).await;
        self.wait_for(&format!("{}[data-use='landing']", at(to))).await;
        self.choose(to).await;
    }
}

#[test]
fn a_study_is_played_through_as_a_lesson() {
    let (record, other) = record();
    let turns: Vec<Turn> = record.main_line().map(|id| record.node(id).turn()).collect();
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.study", &record.to_string())]), async |page| {
        page.enter_study("").await;
        page.wait_for_turns(4).await;
        page.touch("#study-drill summary").await;
        page.touch("#drill-start").await;
        page.wait_for_words("#drill-title", "Move 1 of 2").await;
        assert_eq!(page.count("#tree").await, 0, "the moves are not given away");
        page.axe().await;
        page.find_turn(other).await;
        page.wait_for_words("#drill-answer", "the study has it as a variation").await;
        page.wait_for_words("#drill-remark", "Too slow here.").await;
        page.axe().await;
        page.touch("#drill-again").await;
        page.find_turn(turns[0]).await;
        page.wait_for_words("#drill-answer", "Yes").await;
        // The other player replies by itself, and the hint is the comment of the study.
        page.wait_for_words("#drill-title", "Move 2 of 2").await;
        page.wait_for_words("#drill-task", "to move").await;
        page.touch("#drill-hint").await;
        page.wait_for_words("#drill-said", "The left side is weak.").await;
        page.touch("#drill-show").await;
        page.wait_for_words("#drill-task", "0 of 2").await;
        page.touch("#drill-repeat").await;
        page.wait_for_words("#drill-title", "Move 1 of 2").await;
        page.find_turn(turns[0]).await;
        page.wait_for_words("#drill-task", "to move").await;
        page.wait_for_words("#drill-title", "Move 2 of 2").await;
        page.wait_until("document.querySelector('#drill-hint') !== null", "the reader's move").await;
        page.find_turn(turns[2]).await;
        page.wait_for_words("#drill-task", "2 of 2").await;
        page.touch("#drill-leave").await;
        page.wait_for_turns(4).await;
        assert_eq!(page.study().await, record, "tries are not written down");
    });
}

#[test]
fn a_lesson_can_ask_only_for_marked_moves() {
    let (mut record, _) = record();
    let third = record.main_line().nth(2).expect("three turns");
    let turn = record.node(third).turn();
    let stored = with_stored(&[("lyngk.study", &record.to_string())]);
    visit_prepared(DESKTOP.reduced_motion(), &stored, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(4).await;
        page.touch("#study-drill summary").await;
        page.wait_for("#drill-start").await;
        assert_eq!(page.count("#drill-which").await, 0, "nothing is marked");
        page.run("document.querySelectorAll('#tree .turn')[4].click();").await;
        page.touch("[data-mark='!']").await;
        page.wait_for("#drill-which").await;
        page.axe().await;
        page.choose_which("marked").await;
        // The other player has no marked move.
        page.run("const reader = document.querySelector('#drill-reader'); reader.value = '2'; reader.dispatchEvent(new Event('change'));").await;
        page.touch("#drill-start").await;
        page.wait_for_words("#study-drill", "The main line has no move to find for this choice.").await;
        page.run("const reader = document.querySelector('#drill-reader'); reader.value = '1'; reader.dispatchEvent(new Event('change'));").await;
        page.touch("#drill-start").await;
        page.wait_for_words("#drill-title", "Move 1 of 1").await;
        // The two moves before it are played.
        page.wait_for("#drill-hint").await;
        page.find_turn(turn).await;
        page.wait_for_words("#drill-task", "1 of 1").await;
        page.touch("#drill-repeat").await;
        page.wait_for_words("#drill-task", "The study goes on").await;
        page.wait_for("#drill-hint").await;
    });
    record.marks_mut(third).extend(Mark::from_suffix("!!"));
    let letters = link::encode(&record).expect("a link");
    visit(SMALL.speaking("de-DE").reduced_motion(), async |page| {
        page.run(&format!("location.hash = '#study/lesson/12m/{letters}';")).await;
        page.wait_for_words("#drill-title", "Zug 1 von 1").await;
        page.wait_for("#drill-hint").await;
        page.touch("#drill-leave").await;
        page.touch("#study-drill summary").await;
        page.wait_for("#drill-which").await;
        fits(page, "drill").await;
        page.axe().await;
    });
}

#[test]
fn a_link_opens_a_lesson() {
    let (record, _) = record();
    let letters = link::encode(&record).expect("a link");
    visit(SMALL.dark().speaking("ru-RU").reduced_motion(), async |page| {
        page.run(&format!("location.hash = '#study/lesson/2/{letters}';")).await;
        page.wait_for("#drill-hint").await;
        fits(page, "drill").await;
        page.axe().await;
    });
}
