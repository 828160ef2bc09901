//! Reviews and analysis beside the board: places, names, and what a chosen mistake shows.

use crate::browser::Visitor;
use crate::languages;
use crate::layout::is_inside;
use crate::study::WASTED;
use crate::table::{at, with_stored};
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit, visit_prepared};

/// The wasted win as a game against Nino, with a claim before it would have to be made.
pub(crate) fn own_game() -> String {
    WASTED.replace("[State", "[Player1Type \"human\"]\n[Player2Type \"engine\"]\n[Player2Level \"2\"]\n[State")
}

/// The selectors of what people look at when a report opens: on phones those up to the buttons, of which the smallest has no room for.
const REPORT: [&str; 9] = [
    "#board",
    ".mistake-head h3",
    ".mistake-turn",
    "#mistake-why",
    "#find-better",
    "#show-better",
    "#review-summaries",
    "#review-graph",
    "[data-retry='1']",
];

impl Visit {
    /// Opens the review of the game at the board, and waits for it.
    async fn review_the_game(&self) {
        self.run("location.hash = '#study/game/review';").await;
        self.wait_for("#mistakes .mistake-turn").await;
        self.settle().await;
    }

    async fn sees(&self, parts: &[&str], situation: &str) {
        for part in parts {
            assert!(self.eval::<bool>(&is_inside(part)).await, "{part}: {situation}");
        }
    }

    /// Checks that the list of moves cuts no row, neither above nor below.
    pub(crate) async fn rows_are_whole(&self) {
        let cut = "(frame => [...document.querySelectorAll('#tree > *')].map(row => row.getBoundingClientRect()).filter(row =>
            row.bottom > frame.top + 3 && row.top < frame.top - 1 || row.top < frame.bottom - 3 && row.bottom > frame.bottom + 1).map(row =>
            `${row.top}–${row.bottom} in ${frame.top}–${frame.bottom}`))(document.querySelector('.study-moves').getBoundingClientRect())";
        assert_eq!(self.eval::<Vec<String>>(cut).await, Vec::<String>::new());
    }

    pub(crate) async fn tabs_are_in_one_row(&self) {
        let tops =
            "new Set([...document.querySelectorAll('.study-tab')].map(tab => tab.getBoundingClientRect().top)).size";
        assert_eq!(self.eval::<usize>(tops).await, 1);
        let cut =
            "[...document.querySelectorAll('.study-tab')].filter(tab => tab.scrollWidth > tab.clientWidth).length";
        assert_eq!(self.eval::<usize>(cut).await, 0);
    }

    /// Number of scroll areas within others, beside the board.
    async fn nested_scroll_areas(&self) -> usize {
        self.eval(
            "(scrolls => [...document.querySelectorAll('.study-side *')].filter(part =>
                scrolls(part) && part.tagName !== 'TEXTAREA' && part.parentElement.closest('.study-side') &&
                [...document.querySelectorAll('.study-side, .study-side *')].some(other =>
                    other !== part && other.contains(part) && scrolls(other))).length)(
                part => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1)",
        )
        .await
    }
}

#[test]
fn on_a_phone_the_board_stays_in_view_with_the_mistake_below_it() {
    let low = Visitor { width: 360, height: 640, ..PHONE };
    for (phone, parts) in [(PHONE, 6), (low, 6), (SMALL, 4)] {
        visit_prepared(phone.reduced_motion(), &with_stored(&[("lyngk.game", &own_game())]), async |page| {
            page.wait_for("#board").await;
            page.review_the_game().await;
            page.sees(&REPORT[..parts], "the report opens").await;
            page.tabs_are_in_one_row().await;
            let share: f64 =
                page.eval("document.querySelector('#board').getBoundingClientRect().height / innerHeight").await;
            assert!(share <= 0.5, "the board leaves room for the report: {share}");
            // The list of moves comes after the report, and the board is still there.
            page.run("document.querySelector('#tree').scrollIntoView({ block: 'center' });").await;
            page.settle().await;
            page.sees(&["#board", "#tree .turn"], "at the moves").await;
            page.run("document.querySelector('[data-retry]:not([hidden])').click();").await;
            page.wait_for("#retry").await;
            page.settle().await;
            page.sees(&["#board", "#retry-title", "#retry-title + p"], "a mistake is tried again").await;
            // The position has no claim left; where there is one, the colours are between board and task.
            page.run("document.querySelector('#retry-leave').click();").await;
            page.wait_for("#tree .turn").await;
            let heights = "Math.min(...[...document.querySelectorAll('.study-side .turn')].map(turn => turn.getBoundingClientRect().height))";
            assert!(page.eval::<f64>(heights).await >= 32.0, "large enough for fingers");
        });
    }
}

#[test]
fn on_a_desktop_report_and_lines_are_at_the_top_and_one_area_scrolls() {
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.game", &own_game())]), async |page| {
        page.wait_for("#board").await;
        page.review_the_game().await;
        page.sees(&REPORT, "the report opens").await;
        let filled = "getComputedStyle(document.querySelector('#review-graph .graph-line')).fill";
        assert_eq!(page.eval::<String>(filled).await, "none", "a curve, not an area");
        page.tabs_are_in_one_row().await;
        assert_eq!(page.nested_scroll_areas().await, 0);
        page.open_tab("analysis").await;
        page.touch("#analysis-switch").await;
        page.wait_for("#best-lines li[data-rank='1']:not([hidden]) .turn").await;
        page.wait_for("#side-bar [data-of]").await;
        page.settle().await;
        page.sees(&["#analysis-score", "#best-lines", "#analysis-searched", "#side-bar"], "an analysis").await;
        let beside = "document.querySelector('#side-bar').getBoundingClientRect().left -
            document.querySelector('.board-box').getBoundingClientRect().right";
        assert!((0.0..24.0).contains(&page.eval::<f64>(beside).await), "the bar is between board and panel");
        assert_eq!(page.nested_scroll_areas().await, 0);
        // Colours never cover the score beside them.
        let covered = "[...document.querySelectorAll('.study .player')].some(card =>
            card.querySelector('.slots').getBoundingClientRect().right > card.querySelector('.claimed-colors').getBoundingClientRect().left)";
        assert!(!page.eval::<bool>(covered).await);
    });
}

#[test]
fn in_a_low_window_the_page_is_as_high_as_the_window_and_the_mistake_in_sight() {
    let low = Visitor { height: 720, ..DESKTOP };
    visit_prepared(low.reduced_motion(), &with_stored(&[("lyngk.game", &own_game())]), async |page| {
        page.wait_for("#board").await;
        page.review_the_game().await;
        page.sees(&REPORT, "the report opens").await;
        // Not only within the window: nothing of the panel hides it.
        let hidden = "['#find-better', '[data-retry]', '#tree [aria-current]'].filter(part =>
            (box => !document.elementFromPoint(box.left + box.width / 2, box.bottom - 2)?.closest(part))(
                document.querySelector(part).getBoundingClientRect()))";
        assert_eq!(page.eval::<Vec<String>>(hidden).await, Vec::<String>::new());
        page.rows_are_whole().await;
        for tab in ["review", "notes", "analysis", "open", "share"] {
            page.open_tab(tab).await;
            page.settle().await;
            let height: u32 = page.eval("document.documentElement.scrollHeight").await;
            assert_eq!(height, 720, "{tab}");
        }
    });
}

#[test]
fn a_refused_try_can_be_read_whole() {
    let low = Visitor { height: 720, ..DESKTOP };
    let wide = Visitor { width: 1440, height: 900, ..DESKTOP };
    for visitor in [low, DESKTOP, wide] {
        for language in languages::tried() {
            let visitor = visitor.speaking(language.code()).reduced_motion();
            visit_prepared(visitor, &with_stored(&[("lyngk.game", &own_game())]), async |page| {
                page.wait_for("#board").await;
                page.review_the_game().await;
                page.run("document.querySelector('[data-retry]:not([hidden])').click();").await;
                page.wait_for("#retry").await;
                page.drag(&at("a1"), &at("i1")).await;
                page.wait_until("document.querySelector('#refusal').textContent.trim() !== ''", "a refusal").await;
                page.all_can_be_read("after a refused try").await;
            });
        }
    }
}

#[test]
fn in_a_game_played_here_the_players_are_you_and_the_opponent() {
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.game", &own_game())]), async |page| {
        page.wait_for("#board").await;
        page.review_the_game().await;
        page.wait_for_words(".study .lower .player-name", "You").await;
        page.wait_for_words(".study .upper .player-name", "Nino").await;
        page.wait_for(".study .upper .portrait").await;
        page.wait_for_words("#review-summaries [data-of='1']", "You").await;
        page.wait_for_words("[data-retry='1']", "You").await;
        page.wait_for_words(".mistake-turn", "You").await;
        // Reasons come first, percentages after them.
        page.wait_for("#mistake-why:not(:empty) + .mistake-cost").await;
        page.wait_for_words(".mistake-head", "missed win").await;
        let counts = "[...document.querySelectorAll('#review-summaries [data-of=\"1\"] td:not(:first-of-type)')]
            .reduce((sum, cell) => sum + Number(cell.textContent), 0)";
        let counted: usize = page.eval(counts).await;
        page.wait_for_words("[data-retry='1']", &format!("({counted})")).await;
        // The marks beside the moves are those of both players.
        page.wait_for_words(".mistake-head", &format!("Your moment 1 of {counted}")).await;
        let words = "[...document.querySelectorAll('#review-summaries thead th:not([hidden])')].every(head =>
            head.innerText.trim().length > 2)";
        assert!(page.eval::<bool>(words).await, "every column has a name");
        page.touch("#show-better").await;
        page.wait_for_words(".mistake-score", "You: ").await;
        page.wait_for_words(".graph-place", "Nino").await;
        page.touch("[data-retry='1']").await;
        page.wait_for_words("#retry", "You played c6-d6.").await;
        page.wait_for_words("#retry-title", "Your moment 1 of").await;
    });
    // Nobody here has played a game that somebody else has sent.
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.paste(&own_game()).await;
        page.wait_for_turns(2).await;
        page.wait_for_words(".study .lower .player-name", "Player 1").await;
        page.wait_for_words(".study .upper .player-name", "Nino").await;
    });
}

/// Words of the report's table that are broken, with the column for stacks given away, which few games have.
const BROKEN_WORDS: &str = "(() => {
    const table = document.querySelector('#review-summaries');
    table.dataset.given = '';
    table.querySelectorAll('[hidden]').forEach(cell => cell.hidden = false);
    const broken = [], walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        for (const word of walker.currentNode.data.matchAll(/[^\\s-]+/g)) {
            const range = document.createRange();
            range.setStart(walker.currentNode, word.index);
            range.setEnd(walker.currentNode, word.index + word[0].length);
            if (new Set([...range.getClientRects()].map(part => Math.round(part.top))).size > 1) broken.push(word[0]);
        }
    }
    if (table.scrollWidth > table.parentElement.clientWidth) broken.push('the table is too wide');
    return broken;
})()";

#[test]
fn the_table_of_a_report_breaks_no_word() {
    for (visitor, sizes) in
        [(PHONE, [(320, 568), (360, 740), (390, 844)]), (DESKTOP, [(844, 390), (1280, 720), (1280, 800)])]
    {
        for (width, height) in sizes {
            let visitor = Visitor { width, height, ..visitor }.reduced_motion();
            visit_prepared(visitor, &with_stored(&[("lyngk.game", &own_game())]), async |page| {
                page.wait_for("#board").await;
                page.review_the_game().await;
                for &language in languages::tried() {
                    page.change_language(language).await;
                    page.settle().await;
                    let broken: Vec<String> = page.eval(BROKEN_WORDS).await;
                    assert_eq!(broken, Vec::<String>::new(), "{language:?}, {width} × {height}");
                }
            });
        }
    }
}

#[test]
fn a_mistake_of_the_opponent_is_told_by_a_click_on_its_move() {
    let tags = "[Player1Type \"engine\"]\n[Player1Level \"2\"]\n[Player2Type \"human\"]\n[State";
    let game = WASTED.replace("[State", tags);
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.game", &game)]), async |page| {
        page.wait_for("#board").await;
        page.run("location.hash = '#study/game/review';").await;
        page.wait_for_words("#no-mistakes", "You made no mistakes").await;
        page.touch("#tree [data-depth='0'] .turn").await;
        page.wait_for_words(".mistake-turn", "c6-d6??").await;
        page.wait_for_words(".mistake-head", "missed win").await;
        page.touch("#find-better").await;
        page.wait_for_words("#retry", "Nino played c6-d6.").await;
    });
}

#[test]
fn a_chosen_mistake_shows_the_position_before_it_and_both_turns() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.paste(WASTED).await;
        page.wait_for_turns(2).await;
        page.touch("#study-last").await;
        page.open_tab("review").await;
        page.wait_for_words("#review-switch", "Review the game").await;
        page.touch("#review-switch").await;
        page.wait_for_words(".mistake-turn", "c6-d6??").await;
        page.wait_for_words("#review-switch", "Review again").await;
        page.wait_for_words("#tree [aria-current]", "Start").await;
        page.wait_for_words("#tree [data-depth='0']", "c6-d6??").await;
        page.wait_for("#board .pointed [data-rank='2'] .way").await;
        assert_eq!(page.count("#board .pointed [data-rank='1'] .way").await, 0, "the answer is not given away");
        assert_eq!(page.count("#better-line").await, 0, "the answer is not given away");
        page.touch("#show-better").await;
        page.wait_for("#board .pointed [data-rank='1'] .way").await;
        let dashes = |rank: u8| {
            format!(
                "getComputedStyle(document.querySelector('#board .pointed [data-rank=\"{rank}\"] .way:not(.way-casing)')).strokeDasharray"
            )
        };
        assert_eq!(page.eval::<String>(&dashes(1)).await, "none", "the better turn");
        assert_ne!(page.eval::<String>(&dashes(2)).await, "none", "the played one");
        page.wait_for_words(".mistake-head", "Moment 1 of 1 · missed win").await;
        page.wait_for_words("#better-words", "Player 1: e7 → e6.").await;
        page.touch("#play-better").await;
        page.wait_for_words("#tree [data-depth='1'] [aria-current]", "e7-e6").await;
        page.wait_until_gone("#board .pointed [data-rank]").await;
        // A click on the marked move tells the reason, whichever tab is open.
        page.touch("#tree [data-depth='0'] .turn").await;
        page.wait_for_words("#tree [aria-current]", "c6-d6??").await;
        page.wait_for_words(".mistake-turn", "c6-d6??").await;
        page.open_tab("notes").await;
        page.touch("#study-last").await;
        page.touch("#tree [data-depth='0'] .turn").await;
        page.wait_for_words("#message", "?? missed win: ").await;
        page.wait_for_words("#message", "The win was certain; now ").await;
        page.open_tab("review").await;
        page.wait_for_words(".mistake-turn", "c6-d6??").await;
        // From elsewhere, the graph leads to the mistake.
        page.touch("#study-first").await;
        page.wait_for("#board .pointed [data-rank='2'] .way").await;
    });
}

#[test]
fn a_claim_in_a_study_is_a_piece_and_no_letter() {
    let game = "[Variant \"std\"]
[Start \"K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G\"]

1. b2-b1 R,c4-d4! 2. a1-b3 *
";
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.paste(game).await;
        page.wait_for_turns(3).await;
        page.wait_for("#tree .turn .disc").await;
        page.wait_for_words("#tree .turn:has(.disc)", "c4-d4!").await;
        assert!(!page.text("#tree").await.contains("R,"));
        let label: String =
            page.eval("document.querySelector('#tree .turn:has(.disc)').getAttribute('aria-label')").await;
        assert_eq!(label, "1, Player 2: c4-d4, claiming red, good move");
    });
}
