//! The parts of a study beside or below its board: what is read and written together is in view together.

use lyngk_rules::Record;

use crate::browser::Visitor;
use crate::stepping::{branched, with_study};
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, quoted};

const LOW_DESKTOP: Visitor = Visitor { width: 1280, height: 720, ..DESKTOP };
const WIDE_DESKTOP: Visitor = Visitor { width: 1440, height: 900, ..DESKTOP };
const TALL_PHONE: Visitor = Visitor { width: 390, height: 844, ..PHONE };
const LOW_PHONE: Visitor = Visitor { width: 360, height: 640, ..PHONE };
const LANDSCAPE: Visitor = Visitor { width: 844, height: 390, ..PHONE };

/// A long game, with variations.
fn long_game() -> Record {
    branched(44, 5)
}

impl Visit {
    /// Checks that elements are wholly visible: inside the window, and neither covered nor scrolled away.
    async fn shows(&self, parts: &[&str], when: &str) {
        self.settle().await;
        for part in parts {
            let hidden = format!(
                "(part => {{
                    const box = part.getBoundingClientRect();
                    const seen = (x, y) => (at => at !== null && (part.contains(at) || at.contains(part) && at.matches('button')))(document.elementFromPoint(x, y));
                    const middle = box.left + Math.min(box.width / 2, 30);
                    return box.height > 0 && seen(middle, box.top + 2) && seen(middle, box.bottom - 2);
                }})(document.querySelector({}))",
                quoted(part)
            );
            let places = "['.study-body', '.study-panel', '.study-moves', '#tree [aria-current]', '.steps-place'].map(css =>
                (box => `${css} ${Math.round(box?.top)}–${Math.round(box?.bottom)}`)(document.querySelector(css)?.getBoundingClientRect()))";
            let is_shown: bool = self.eval(&hidden).await;
            assert!(
                is_shown,
                "{part} is hidden {when} at {:?}: {:?}",
                self.visitor,
                self.eval::<Vec<String>>(places).await
            );
        }
    }

    /// How far the page and what is around the list of moves are scrolled.
    async fn scrolled(&self) -> f64 {
        let areas = "['.room', '.study-side', '.study-body', '.study-panel']";
        self.eval(&format!(
            "scrollY + {areas}.map(css => document.querySelector(css)?.scrollTop ?? 0).reduce((one, other) => one + other)"
        ))
        .await
    }

    async fn press_step(&self, id: &str) {
        self.run(&format!("document.querySelector('#study-{id}').click();")).await;
    }
}

#[test]
fn stepping_keeps_the_lines_of_the_engine_in_view() {
    let record = long_game();
    let end = record.main_line().count();
    for visitor in [LOW_DESKTOP, WIDE_DESKTOP] {
        with_study(visitor.reduced_motion(), &record, async |page| {
            page.open_tab("analysis").await;
            page.touch("#analysis-switch").await;
            let parts =
                ["#analysis-switch", "#analysis-score", "#best-lines li[data-rank='1']", "#tree [aria-current]"];
            for (step, ply) in [("last", end), ("back", end - 1), ("first", 0), ("on", 1), ("last", end)] {
                page.press_step(step).await;
                page.wait_for_ply(&record, ply).await;
                let is_there = "document.querySelector('#analysis-score') !== null && document.querySelector('#best-lines li:not([hidden])') !== null";
                page.wait_until(&format!("{is_there} || {}", ply == end), "lines").await;
                let parts = if ply == end { &parts[..1] } else { &parts[..] };
                page.shows(parts, &format!("after {step}")).await;
                page.shows(&["#tree [aria-current]"], &format!("after {step}")).await;
                assert!(page.scrolled().await < 1.0, "only the list of moves scrolls ({visitor:?})");
            }
        });
    }
}

#[test]
fn comment_and_marks_are_in_view_with_the_current_move() {
    let record = long_game();
    let end = record.main_line().count();
    for visitor in [LOW_DESKTOP, WIDE_DESKTOP, TALL_PHONE, PHONE, LOW_PHONE, SMALL, LANDSCAPE] {
        with_study(visitor.reduced_motion(), &record, async |page| {
            for (step, ply) in [("last", end), ("back", end - 1), ("first", 0), ("on", 1)] {
                page.press_step(step).await;
                page.wait_for_ply(&record, ply).await;
                let marks: &[&str] = if ply == 0 { &[] } else { &["[data-mark='!']", "[data-mark='??']"] };
                page.shows(&[&["#tree [aria-current]", "#study-comment"], marks].concat(), &format!("after {step}"))
                    .await;
            }
            assert!(page.scrolled().await < 1.0, "only the list of moves scrolls ({visitor:?})");
            if visitor.width > visitor.height && visitor.height > 600 {
                let lines = "(field => field.clientHeight / parseFloat(getComputedStyle(field).lineHeight))(document.querySelector('#study-comment'))";
                assert!(page.eval::<f64>(lines).await >= 2.0, "a comment has two lines ({visitor:?})");
            }
        });
    }
}

#[test]
fn a_scrolled_phone_still_says_whose_turn_it_is() {
    for visitor in [PHONE, LOW_PHONE, LANDSCAPE] {
        with_study(visitor.reduced_motion(), &long_game(), async |page| {
            page.shows(&["#status"], "at first").await;
            page.run("scrollTo(0, 10000); document.querySelector('.room').scrollTo(0, 10000);").await;
            page.shows(&["#status", "#study-on"], "at the bottom").await;
        });
    }
}

#[test]
fn the_first_line_of_an_analysis_is_in_view_on_a_phone() {
    for visitor in [TALL_PHONE, PHONE, LANDSCAPE, TALL_PHONE.speaking("de-DE")] {
        with_study(visitor.reduced_motion(), &long_game(), async |page| {
            page.open_tab("analysis").await;
            page.touch("#analysis-switch").await;
            page.wait_for("#best-lines li[data-rank='1']:not([hidden]) .turn").await;
            page.shows(&["#analysis-switch", "#best-lines li[data-rank='1']"], "after the start").await;
            page.touch("#analysis-settings summary").await;
            page.wait_for("#analysis-settings[open] #analysis-line-count").await;
        });
    }
}

#[test]
fn every_tab_opens_at_its_top() {
    with_study(LOW_DESKTOP.reduced_motion(), &long_game(), async |page| {
        page.press_step("last").await;
        let tabs = [
            ("share", "#study-copy-link"),
            ("open", "#study-paste"),
            ("notes", "#study-comment"),
            ("analysis", "#analysis-switch"),
            ("share", "#study-copy-link"),
            ("review", "#study-panel button"),
        ];
        for (tab, first) in tabs {
            page.run("document.querySelector('#study-panel').scrollTop = 10000;").await;
            page.open_tab(tab).await;
            page.settle().await;
            assert!(page.scrolled().await < 1.0, "{tab}");
            page.shows(&[first, "#tree [aria-current]"], tab).await;
        }
    });
}

#[test]
fn the_current_move_is_in_view_when_a_review_is_there() {
    let record = long_game();
    for visitor in [LOW_DESKTOP, DESKTOP] {
        with_study(visitor.reduced_motion(), &record, async |page| {
            page.open_tab("review").await;
            page.press_step("last").await;
            page.touch("#review-switch").await;
            page.wait_until("document.querySelector('#review-progress')?.value > 2", "a part of the review").await;
            page.shows(&["#tree [aria-current]"], "while it runs").await;
            page.touch("#review-switch").await;
            page.wait_for("#review-summaries").await;
            page.shows(&["#tree [aria-current]"], "with the report").await;
        });
    }
}

#[test]
fn the_games_of_a_file_can_be_read_and_chosen() {
    let games: String = (1..=12).map(|seed| branched(6, seed).to_string()).collect();
    for visitor in [LOW_DESKTOP, WIDE_DESKTOP, PHONE] {
        with_study(visitor.reduced_motion(), &branched(6, 5), async |page| {
            page.paste(&games).await;
            page.wait_until("document.activeElement.matches('#study-choice li:first-child button')", "the first game")
                .await;
            page.shows(&["#study-choose-all", "#study-choice li:nth-child(1) button"], "with a file").await;
            page.shows(&["#study-choice li:nth-child(2) button"], "with a file").await;
            page.run("document.querySelector('#study-choice li:last-child button').focus();").await;
            page.shows(&["#study-choice li:last-child button"], "at the end").await;
        });
    }
}

#[test]
fn arrow_keys_step_after_a_click_on_a_tab_and_choose_a_tab_for_the_keyboard() {
    let record = branched(6, 5);
    with_study(DESKTOP.reduced_motion(), &record, async |page| {
        page.open_tab("share").await;
        page.press("ArrowRight").await;
        page.wait_for_ply(&record, 1).await;
        page.press("End").await;
        page.wait_for_ply(&record, 6).await;
        page.wait_for("#tab-share[aria-selected='true']").await;
        page.press("Tab").await;
        page.press("Shift+Tab").await;
        page.wait_until("document.activeElement.id === 'tab-share'", "the focus at the tab").await;
        page.press("ArrowRight").await;
        page.wait_for("#tab-notes[aria-selected='true']").await;
        page.press("ArrowLeft").await;
        page.wait_for("#tab-share[aria-selected='true']").await;
        page.wait_for_ply(&record, 6).await;
    });
}

#[test]
fn a_comment_survives_a_reload_right_after_it_was_typed() {
    let record = branched(6, 5);
    with_study(DESKTOP.reduced_motion(), &record, async |page| {
        page.press_step("on").await;
        page.wait_for_ply(&record, 1).await;
        for text in ["Not lost.", "Neither is this."] {
            page.write("#study-comment", text).await;
            page.reload().await;
            page.wait_for_words(".tree-remark", text).await;
            page.wait_for_stored(text).await;
        }
        page.enter_library().await;
        page.wait_for_rows("studies", 1).await;
    });
}

#[test]
fn a_study_from_the_library_shows_its_moves_and_what_was_opened() {
    with_study(PHONE.reduced_motion(), &long_game(), async |page| {
        page.open_tab("open").await;
        page.run("document.querySelector('#study-new').click();").await;
        page.wait_for_turns(0).await;
        page.run("scrollTo(0, 10000);").await;
        page.enter_library().await;
        assert!(page.scrolled().await < 1.0, "the library opens at its top");
        page.wait_for_rows("studies", 1).await;
        page.run("document.querySelector('[data-kind=library-studies] [id^=kept-open]').click();").await;
        page.wait_for("#tab-notes[aria-selected='true']").await;
        page.wait_for_words("#message", "Opened: ").await;
        page.shows(&["#tree [aria-current]", ".study-side > .status-box"], "after opening").await;
    });
}

#[test]
fn a_button_that_has_copied_says_so() {
    with_study(PHONE.reduced_motion(), &branched(6, 5), async |page| {
        page.run("navigator.clipboard.writeText = async () => {};").await;
        page.open_tab("share").await;
        page.touch("#study-copy-link").await;
        page.wait_for_words("#study-copy-link", "Copied").await;
        page.wait_until("document.querySelector('#study-copy-link').textContent !== 'Copied'", "the label again").await;
        // Nothing says so any longer when the text or the picture is another one.
        page.wait_for_words("#message", "Copied").await;
        page.touch("#share-players").await;
        page.wait_until("!document.querySelector('#message').textContent.includes('Copied')", "no more words").await;
    });
}

#[test]
fn the_claims_of_an_analysis_are_in_sight() {
    for visitor in [LOW_DESKTOP, DESKTOP, WIDE_DESKTOP] {
        with_study(visitor.reduced_motion(), &branched(6, 5), async |page| {
            page.open_tab("analysis").await;
            page.touch("#analysis-switch").await;
            page.wait_for("#claim-table tr").await;
            let top = "document.querySelector('#duel').getBoundingClientRect().top";
            let before: f64 = page.eval(top).await;
            page.wait_until("document.querySelectorAll('#claim-table tr').length > 3", "several claims").await;
            page.shows(&["#claim-table caption", "#claim-table tr:last-child .turn"], "with the claims").await;
            let after: f64 = page.eval(top).await;
            assert!((after - before).abs() < 1.0, "what follows moved from {before} to {after}");
        });
    }
}
