//! Studies with chapters: their list, the library, files, and two tabs.

use lyngk_rules::{Position, Record, SplitMix64, Tag, Variant};
use lyngk_study::library::{Part, group, study_text};

use crate::browser::Visitor;
use crate::keeping::{comment, evaluate, has_turns, shows, wait_in};
use crate::library::WATCH_DOWNLOADS;
use crate::table::{some_turn, with_stored};
use crate::views::fits;
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit, visit_prepared};

/// A phone on its side.
const SIDEWAYS: Visitor = Visitor { width: PHONE.height, height: PHONE.width, ..PHONE };

/// A record with a main line, and a name if it is not empty.
fn record(seed: u64, turns: usize, name: &str) -> Record {
    let mut record = Record::new(Position::random_start(seed, Variant::Standard));
    let mut chance = SplitMix64::new(seed);
    let mut last = None;
    for _ in 0..turns {
        let turn = some_turn(&record.position(last), &mut chance);
        last = record.push(last, turn).ok();
    }
    if !name.is_empty() {
        record.set_tag(Tag::new("Name", name).expect("a tag"));
    }
    record
}

/// Three chapters, told apart by their numbers of turns.
fn chapters() -> [Record; 3] {
    [record(11, 1, "Begin"), record(12, 2, ""), record(13, 3, "End")]
}

impl Visit {
    async fn unfold_chapters(&self) {
        self.open_tab("notes").await;
        if self.count("#chapters-toggle[aria-expanded='true']").await == 0 {
            self.touch("#chapters-toggle").await;
        }
        self.wait_for("#chapter-empty").await;
    }

    /// Opens a study with three chapters. In a low window, the buttons at the lower edge would cover the one that opens it.
    async fn open_chapters(&self) {
        self.enter_study("").await;
        self.open_tab("open").await;
        self.write("#study-paste", &study_text(Some("Endings"), &chapters())).await;
        self.run("document.querySelector('#study-read').click();").await;
        self.wait_for_turns(1).await;
    }

    async fn wait_for_chapters(&self, titles: &[&str]) {
        let titles = serde_json::json!(titles);
        let there = format!(
            "JSON.stringify([...document.querySelectorAll('#chapters-list .chapter')].map(it => it.innerText)) === JSON.stringify({titles})"
        );
        self.wait_until(&there, &format!("the chapters {titles}")).await;
    }

    async fn wait_for_place(&self, text: &str) {
        self.wait_for_words("#chapters-toggle", text).await;
    }

    /// The exported text of the whole study.
    async fn exported(&self) -> String {
        self.run(WATCH_DOWNLOADS).await;
        self.open_tab("share").await;
        self.wait_for_words("#study-link-hint", "this chapter, not the others").await;
        self.touch("#study-download-all").await;
        self.wait_until("document.made.length === 1", "the file").await;
        self.eval("document.made[0].text()").await
    }
}

#[test]
fn chapters_are_added_named_moved_removed_and_brought_back() {
    let stored = with_stored(&[("lyngk.study", &record(11, 1, "Begin").to_string())]);
    visit_prepared(DESKTOP.reduced_motion(), &stored, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(1).await;
        page.unfold_chapters().await;
        assert_eq!(page.count("#chapter-next").await, 0, "there is only one");
        page.touch("#tree .turn").await;
        page.touch("#chapter-empty").await;
        page.wait_for_chapters(&["Begin", "Chapter 2"]).await;
        page.wait_for_turns(0).await;
        page.wait_for_place("Chapter 2 of 2").await;
        assert_eq!(page.study().await.start(), record(11, 1, "").start(), "from the position on the board");
        page.write("#chapter-name", "Idea").await;
        page.press("Tab").await;
        page.wait_for_chapters(&["Begin", "Idea"]).await;
        page.touch("#chapter-copy").await;
        page.wait_for_chapters(&["Begin", "Idea", "Idea"]).await;
        page.write("#chapters-paste", &study_text(Some("Other"), &chapters()[1..])).await;
        page.touch("#chapters-read").await;
        page.wait_for_chapters(&["Begin", "Idea", "Idea", "Chapter 4", "End"]).await;
        page.wait_for_turns(2).await;
        page.axe().await;

        // The name of the first entry has become that of the study.
        let name: String = page.eval("document.querySelector('#study-name').value").await;
        assert_eq!(name, "Begin");
        page.write("#study-name", "My \"study\"").await;
        page.press("Tab").await;
        page.touch("#chapter-up").await;
        page.wait_for_chapters(&["Begin", "Idea", "Chapter 3", "Idea", "End"]).await;
        page.touch("#chapter-remove").await;
        page.wait_for_chapters(&["Begin", "Idea", "Idea", "End"]).await;
        page.wait_for_words(".chapters-removed", "Removed: Chapter 3").await;
        page.wait_for_words("#message", "Chapter 3 of 4: Idea").await;
        page.wait_until("document.activeElement.id === 'chapter-undo'", "the way back to have the focus").await;
        page.axe().await;
        page.press("Enter").await;
        page.wait_for_chapters(&["Begin", "Idea", "Chapter 3", "Idea", "End"]).await;
        page.wait_for_turns(2).await;

        // It is all there after a reload, at the open chapter.
        page.reload().await;
        page.wait_for_turns(2).await;
        page.wait_for_place("Chapter 3 of 5").await;
        let file = page.exported().await;
        let [first, second, third] = chapters();
        let idea = Record::new(*first.start());
        let mut idea = idea;
        idea.set_tag(Tag::new("Name", "Idea").expect("a tag"));
        let records: Vec<Record> = lyngk_rules::Records::new(&file).collect::<Result<_, _>>().expect("LGN");
        let expected = Part::Study {
            name: Some("My \"study\"".to_owned()),
            chapters: vec![first, idea.clone(), second, idea, third],
        };
        assert_eq!(group(records), [expected]);
    });
}

#[test]
fn a_text_that_is_not_applied_stays_with_its_chapter() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let unfold = async || {
            page.touch("#study-source summary").await;
            page.wait_for("#source-text").await;
        };
        let holds = |part: &str| format!("document.querySelector('#source-text').value.includes('{part}')");
        page.enter_study("").await;
        page.paste(&study_text(Some("Endings"), &chapters())).await;
        page.wait_for_turns(1).await;
        page.wait_for_place("Chapter 1 of 3: Begin").await;
        page.open_tab("notes").await;
        unfold().await;
        let text: String = page.eval("document.querySelector('#source-text').value").await;
        page.write("#source-text", &text.replace("Begin", "Begun")).await;
        page.wait_for("#source-discard[aria-disabled='false']").await;
        page.touch("#chapter-next").await;
        page.wait_for_turns(2).await;
        page.wait_until(&format!("!{}", holds("Begun")), "the text of the second chapter").await;
        page.wait_for("#source-apply[aria-disabled='true']").await;
        page.touch("#chapter-previous").await;
        page.wait_for_turns(1).await;
        page.wait_until(&holds("Begun"), "the draft for the first").await;
        page.open_tab("share").await;
        page.open_tab("notes").await;
        unfold().await;
        page.wait_until(&holds("Begun"), "the draft after another tab").await;
        page.reload().await;
        page.wait_for_turns(1).await;
        unfold().await;
        page.wait_until(&holds("Begun"), "the draft after a reload").await;
        page.touch("#source-apply").await;
        page.wait_for_place("Chapter 1 of 3: Begun").await;
        page.wait_for("#source-discard[aria-disabled='true']").await;
    });
}

#[test]
fn a_text_that_is_not_applied_survives_a_reload_in_a_study_that_was_never_stored() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.touch("#study-source summary").await;
        page.wait_for("#source-text").await;
        let text: String = page.eval("document.querySelector('#source-text').value").await;
        page.write("#source-text", &text.replace("[Variant", "[Name \"Unborn\"]\n[Variant")).await;
        page.wait_for("#source-discard[aria-disabled='false']").await;
        page.reload().await;
        page.touch("#study-source summary").await;
        page.wait_for("#source-text").await;
        let is_there = "document.querySelector('#source-text').value.includes('Unborn')";
        page.wait_until(is_there, "the draft after a reload").await;
        page.touch("#source-apply").await;
        page.wait_until(
            &format!("document.querySelector('#source-apply').ariaDisabled === 'true' && {is_there}"),
            "applied",
        )
        .await;
    });
}

#[test]
fn keys_and_buttons_step_through_chapters_and_undo_stays() {
    visit(DESKTOP.dark().reduced_motion(), async |page| {
        page.enter_study("").await;
        page.paste(&study_text(Some("Endings"), &chapters())).await;
        page.wait_for_turns(1).await;
        page.wait_for_place("Chapter 1 of 3: Begin").await;
        page.open_tab("notes").await;
        page.touch("#tree .turn").await;
        page.run("document.querySelectorAll('#tree .turn')[1].click();").await;
        page.touch("[data-mark='!?']").await;
        page.wait_for("[data-mark='!?'][aria-pressed='true']").await;
        page.touch("#chapter-next").await;
        page.wait_for_turns(2).await;
        page.press("}").await;
        page.wait_for_turns(3).await;
        page.wait_for_place("Chapter 3 of 3: End").await;
        page.wait_for("#chapter-next[aria-disabled='true']").await;
        page.press("}").await;
        page.press("{").await;
        page.wait_for_turns(2).await;
        page.touch("#chapter-previous").await;
        page.wait_for_turns(1).await;
        // Its undo history is still there.
        page.wait_for("#study-undo[aria-disabled='false']").await;
        page.touch("#study-undo").await;
        page.wait_for("[data-mark='!?'][aria-pressed='false']").await;
        assert_eq!(page.study().await, chapters()[0]);
    });
}

#[test]
fn the_open_chapter_stays_in_view_in_the_list() {
    let chapters: Vec<Record> = (0..30).map(|seed| record(100 + seed, 1 + 20 * (seed as usize % 2), "")).collect();
    let text = study_text(Some("Many"), &chapters);
    // Whether the open chapter is within the list, and in the window.
    let in_view = "(() => {
        const list = document.querySelector('#chapters-list').getBoundingClientRect();
        const row = document.querySelector('.chapter[aria-current]')?.getBoundingClientRect();
        const inside = (at, frame) => at.top >= frame.top - 1 && at.bottom <= frame.bottom + 1;
        const body = document.querySelector('.study-body');
        const clips = getComputedStyle(body).overflowY !== 'visible';
        return row && inside(row, list) && inside(row, { top: 0, bottom: innerHeight })
            && (!clips || inside(row, body.getBoundingClientRect()));
    })()";
    for visitor in [DESKTOP, PHONE] {
        visit(visitor.reduced_motion(), async |page| {
            page.enter_study("").await;
            page.paste(&text).await;
            page.wait_for_place("Chapter 1 of 30").await;
            page.unfold_chapters().await;
            page.run("document.querySelector('#chapters-list').scrollIntoView({ block: 'center' });").await;
            // Back to the end of a long chapter: it would scroll there.
            page.touch("#chapters-list li:nth-child(2) .chapter").await;
            page.wait_for_turns(21).await;
            page.run("document.querySelector('#study-last').click();").await;
            page.run("document.querySelector('#chapters-list').scrollIntoView({ block: 'center' });").await;
            for chapter in [3, 2, 3, 4] {
                page.run(&format!(
                    "document.querySelector('#chapters-list li:nth-child({chapter}) .chapter').click();"
                ))
                .await;
                page.wait_for_place(&format!("Chapter {chapter} of 30")).await;
                page.wait_for_turns(if chapter % 2 == 0 { 21 } else { 1 }).await;
                page.settle().await;
                page.wait_until(in_view, &format!("chapter {chapter} in view")).await;
            }
            // By the button, further than the list is high.
            for chapter in 5..=16 {
                page.run("document.querySelector('#chapter-next').click();").await;
                page.wait_for_place(&format!("Chapter {chapter} of 30")).await;
            }
            page.settle().await;
            page.wait_until(in_view, "chapter 16 in view").await;
            // Unfolded again, it is there.
            page.run("document.querySelector('#chapters-toggle').click();").await;
            page.wait_until_gone("#chapters-list").await;
            page.run("document.querySelector('#chapters-toggle').click();").await;
            page.wait_for("#chapters-list").await;
            page.run("document.querySelector('#chapters-list').scrollIntoView({ block: 'center' });").await;
            page.wait_until(in_view, "the open chapter in view").await;
        });
    }
}

#[test]
fn the_library_has_a_study_once_and_files_keep_it_together() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.paste(&study_text(Some("Endings"), &chapters())).await;
        page.wait_for_place("Chapter 1 of 3: Begin").await;
        // Several games without a study can be opened together.
        let games = [record(21, 4, ""), record(22, 5, "")].map(|record| record.to_string());
        page.paste(&games.join("\n")).await;
        page.touch("#study-choose-all").await;
        page.wait_for_turns(4).await;
        page.wait_for_place("Chapter 1 of 2").await;

        page.enter_library().await;
        page.wait_for_rows("studies", 2).await;
        let studies = page.listed("studies").await;
        assert!(studies[0].contains("open now") && studies[0].contains("2 chapters"), "{studies:?}");
        assert!(studies[1].starts_with("Endings") && studies[1].contains("3 chapters"), "{studies:?}");
        page.axe().await;
        page.touch("#kept-rename-study-1").await;
        page.wait_until("document.activeElement.id === 'kept-name-study-1'", "the field").await;
        page.write("#kept-name-study-1", "Five endings").await;
        page.press("Enter").await;
        page.wait_for_said("The name is now: Five endings.").await;
        let studies = page.listed("studies").await;

        page.run(WATCH_DOWNLOADS).await;
        page.touch("#library-export").await;
        page.wait_until("document.made.length === 1", "the file").await;
        let file: String = page.eval("document.made[0].text()").await;
        page.restore(&file).await;
        page.wait_for_said("nothing new").await;

        // Deleted with all its chapters, and back again.
        page.touch("#kept-delete-study-1").await;
        page.wait_for_words(".kept-gone", "Deleted: Five endings").await;
        page.touch("#kept-undo-study-1").await;
        page.wait_until("document.activeElement.id === 'kept-delete-study-1'", "it to be back").await;
        assert_eq!(page.listed("studies").await, studies);

        page.clear_storage().await;
        page.reload().await;
        page.enter_library().await;
        page.wait_for_rows("studies", 0).await;
        page.restore(&file).await;
        page.wait_for_said("5 entries were restored").await;
        page.wait_for_rows("studies", 2).await;
        page.touch("#kept-open-study-1").await;
        page.wait_for_turns(1).await;
        page.wait_for_place("Chapter 1 of 3: Begin").await;
        assert_eq!(page.study().await, chapters()[0]);
    });
}

#[test]
fn two_tabs_edit_different_chapters_and_see_each_other() {
    visit(DESKTOP.reduced_motion().alone(), async |page| {
        page.enter_study("").await;
        page.paste(&study_text(Some("Endings"), &chapters())).await;
        page.wait_for_place("Chapter 1 of 3: Begin").await;
        page.open_tab("notes").await;
        let other = page.open_another().await;
        wait_in(&other, &has_turns(1)).await;
        wait_in(&other, "document.querySelector('#chapter-next') !== null").await;
        evaluate(&other, "document.querySelector('#chapter-next').click(), true").await;
        wait_in(&other, &has_turns(2)).await;
        page.tab().bring_to_front().await;
        evaluate(page.tab(), &comment(1, "here")).await;
        evaluate(&other, &comment(1, "there")).await;
        page.unfold_chapters().await;
        // A chapter that is renamed, moved and removed in one tab is so in the other.
        evaluate(&other, "document.querySelector('#chapters-toggle').click(), true").await;
        wait_in(&other, "document.querySelector('#chapter-up') !== null").await;
        evaluate(&other, "document.querySelector('#chapter-up').click(), true").await;
        page.wait_for_chapters(&["Chapter 1", "Begin", "End"]).await;
        page.wait_for_place("Chapter 2 of 3: Begin").await;
        page.write("#chapter-name", "First").await;
        page.press("Tab").await;
        wait_in(&other, "document.querySelector('#chapters-list').innerText.includes('First')").await;
        page.touch("#chapter-previous").await;
        page.wait_until(&shows("there"), "the other's comment").await;
        page.touch("#chapter-next").await;
        page.wait_until(&shows("here"), "our comment").await;
        // The panel scrolls to the current move.
        page.settle().await;
        page.touch("#chapter-remove").await;
        wait_in(&other, "document.querySelectorAll('#chapters-list .chapter').length === 2").await;
    });
}

#[test]
fn chapters_fit_on_phones_in_every_position() {
    for visitor in [SMALL.dark().speaking("ru-RU"), SIDEWAYS.speaking("de-DE")] {
        visit(visitor.reduced_motion(), async |page| {
            page.open_chapters().await;
            page.unfold_chapters().await;
            fits(page, "chapters").await;
            page.axe().await;
            page.tap("#chapter-next").await;
            page.wait_for_turns(2).await;
        });
    }
}

#[test]
#[ignore = "these are pictures to look at, in target/page-shots"]
fn pictures_of_chapters() {
    let wide = Visitor { width: 1440, height: 900, ..DESKTOP };
    for (name, visitor) in [("desktop", DESKTOP), ("wide", wide), ("phone", PHONE), ("sideways", SIDEWAYS)] {
        for visitor in [visitor, visitor.dark()] {
            let shot = |view: &str| format!("{name}-{}-{view}", if visitor.dark { "dark" } else { "light" });
            visit(visitor.reduced_motion(), async |page| {
                page.open_chapters().await;
                page.open_tab("notes").await;
                page.screenshot(&shot("chapter")).await;
                page.unfold_chapters().await;
                page.screenshot(&shot("chapters")).await;
                page.enter_library().await;
                page.wait_for_rows("studies", 1).await;
                page.screenshot(&shot("chapters-library")).await;
            });
        }
    }
}

#[test]
fn a_chosen_tab_closes_the_list_of_chapters() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.open_chapters().await;
        for (tab, part) in [("analysis", "#analysis-switch"), ("share", "#study-link-hint"), ("open", "#study-paste")] {
            page.unfold_chapters().await;
            page.open_tab(tab).await;
            page.wait_until_gone("#chapters-toggle[aria-expanded='true']").await;
            let is_seen = format!(
                "(box => box.top >= 0 && box.bottom <= innerHeight)(document.querySelector('{part}').getBoundingClientRect())"
            );
            page.wait_until(&is_seen, &format!("{part} in sight")).await;
        }
    });
}
