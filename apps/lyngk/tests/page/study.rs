//! Studies: the tree, import and export, analysis, review and retried mistakes.

use lyngk_rules::{Comment, Mark, NodeId, Position, Record, SplitMix64, Tag, Turn, Variant};

use crate::table::{at, some_turn, with_stored};
use crate::views::fits;
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, quoted, visit, visit_prepared};

/// Only e7-e6 wins here (puzzle bhjhs); the played turn loses.
pub(crate) const WASTED: &str = "[Variant \"std\"]
[Start \"./.,.,.,./IK,.,.,R,BIG,IGBK,./.,.,.,.,.,R/RKB,.,.,.,.,GI,BR/RBGJI,.,.,.,.,./R,.,.,KGI,.,.,B/K,.,.,K/GKB\"]
[State \"1 GK/IB 1/1\"]

1. c6-d6 e7-h4 *
";

/// Three turns and a variation of the second.
fn record() -> (Record, NodeId) {
    let mut chance = SplitMix64::new(5);
    let mut record = Record::new(Position::random_start(5, Variant::Standard));
    let mut add = |after: Option<NodeId>| {
        let position = record.position(after);
        let known: Vec<Turn> = record.children(after).iter().map(|&id| record.node(id).turn()).collect();
        let mut turn = some_turn(&position, &mut chance);
        while known.contains(&turn) {
            turn = some_turn(&position, &mut chance);
        }
        record.push(after, turn).expect("a legal turn")
    };
    let first = add(None);
    let second = add(Some(first));
    add(Some(second));
    let other = add(Some(first));
    (record, other)
}

/// Script that reads the open study: an entry of the database, or a record that has not become one.
const STORED_STUDY: &str = "(async () => {
    const [head, ...record] = (sessionStorage.getItem('lyngk.study.open') ?? '').split('\\n');
    const id = Number.parseInt(head);
    if (Number.isNaN(id)) return record.join('\\n');
    const done = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open('lyngk'));
    const text = await done(database.transaction('entries').objectStore('entries').get(id));
    database.close();
    return text?.slice(text.indexOf('\\n') + 1) ?? '';
})()";

impl Visit {
    pub(crate) async fn enter_study(&self, within: &str) {
        self.run(&format!("location.hash = {};", quoted(&format!("#study{within}")))).await;
        self.wait_for("#tree").await;
    }

    /// The text of the study as the page has stored it.
    pub(crate) async fn study_text(&self) -> String {
        self.settle().await;
        let is_stored = "document.querySelector('#tree') !== null && document.querySelector('[data-storing]') === null";
        self.wait_until(is_stored, "everything to be stored").await;
        self.eval(STORED_STUDY).await
    }

    /// The study as the page has stored it.
    pub(crate) async fn study(&self) -> Record {
        let text = self.study_text().await;
        text.parse().unwrap_or_else(|error| panic!("{error} in {text}"))
    }

    /// Waits until the stored study contains a text.
    pub(crate) async fn wait_for_stored(&self, part: &str) {
        let condition = format!("{STORED_STUDY}.then(text => text.includes({}))", quoted(part));
        self.wait_until(&condition, &format!("{part} to be stored")).await;
    }

    pub(crate) async fn open_tab(&self, tab: &str) {
        self.touch(&format!("#tab-{tab}")).await;
        self.wait_for(&format!("#tab-{tab}[aria-selected='true']")).await;
    }

    pub(crate) async fn paste(&self, text: &str) {
        self.open_tab("open").await;
        self.write("#study-paste", text).await;
        self.touch("#study-read").await;
    }

    pub(crate) async fn wait_for_turns(&self, count: usize) {
        // The start has an entry of its own.
        let there = format!("document.querySelectorAll('#tree .turn').length === {}", count + 1);
        self.wait_until(&there, &format!("{count} turns in the tree")).await;
    }

    /// Plays a turn without a claim.
    async fn move_stack(&self, turn: Turn) {
        let Turn::Move { claim: None, from, to } = turn else { panic!("{turn} is not just a move") };
        self.choose(from).await;
        self.wait_for(&format!("{}[data-use='landing']", at(to))).await;
        self.choose(to).await;
    }

    async fn current_turn(&self) -> String {
        self.eval("document.querySelector('#tree [aria-current]').textContent").await
    }

    async fn wait_for_current(&self, turn: Turn) {
        let there = format!("document.querySelector('#tree [aria-current]').textContent === '{turn}'");
        self.wait_until(&there, &format!("{turn} to be the current turn")).await;
    }

    /// The text that a button copies.
    async fn copied(&self, button: &str) -> String {
        self.run("window.copied = ''; navigator.clipboard.writeText = async text => { window.copied = text; };").await;
        self.open_tab("share").await;
        self.touch(button).await;
        self.wait_until("window.copied !== ''", "a text to be copied").await;
        self.eval("window.copied").await
    }
}

#[test]
fn a_study_survives_export_and_import() {
    let (mut expected, other) = record();
    let mut link = String::new();
    visit(DESKTOP.dark().reduced_motion(), async |page| {
        page.enter_study("").await;
        page.paste(&expected.to_string()).await;
        page.wait_for_turns(4).await;
        page.touch("#tree [data-depth='1'] .turn").await;
        page.open_tab("notes").await;
        page.write("#study-comment", "Why not?").await;
        page.wait_for_stored("Why not?").await;
        page.touch("[data-mark='!?']").await;
        page.wait_for("[data-mark='!?'][aria-pressed='true']").await;
        page.wait_for_words(".tree-remark", "Why not?").await;
        page.touch("#study-details summary").await;
        page.write("#study-one", "Anna").await;
        page.axe().await;
        page.press("Tab").await;
        expected.comments_mut(other).push(Comment::new("Why not?").expect("a comment"));
        expected.marks_mut(other).push(Mark(5));
        expected.set_tag(Tag::new("Player1", "Anna").expect("a tag"));
        page.wait_for_stored("Anna").await;
        assert_eq!(page.study().await, expected);

        // A comment that LGN cannot hold is refused with a reason. Whoever leaves it gets one that it can, and is told.
        page.write("#study-comment", "{so} there").await;
        page.wait_for_words("#study-comment-problem", "stored as parentheses").await;
        page.touch("#tree .turn").await;
        page.wait_for_words("#message", "with parentheses in place of braces").await;
        page.touch("#tree [data-depth='1'] .turn").await;
        page.wait_until("document.querySelector('#study-comment').value === '(so) there'", "the comment").await;
        *expected.comments_mut(other) = vec![Comment::new("(so) there").expect("a comment")];
        page.write("#study-comment", "no } here").await;
        page.press("Tab").await;
        page.wait_for_words("#study-comment-problem", "closing brace").await;
        assert_eq!(page.study().await, expected);
        *expected.comments_mut(other) = vec![Comment::new("no ) here").expect("a comment")];
        page.reload().await;
        page.wait_for_turns(4).await;
        assert!(page.current_turn().await.ends_with("!?"), "the place is kept, too");
        assert_eq!(page.study().await, expected);

        let text = page.copied("#study-copy-game").await;
        link = page.copied("#study-copy-link").await;
        let position: String = page.copied("#study-copy-position").await;
        assert_eq!(position, expected.position(Some(other)).to_string());
        page.open_tab("open").await;
        page.touch("#study-new").await;
        page.wait_for_turns(0).await;
        page.paste(&text.replacen("1.", "1. a1-i1", 1)).await;
        page.wait_for_words("#study-read-problem", "Line ").await;
        page.axe().await;
        page.paste(&text).await;
        page.wait_for_turns(4).await;
        assert_eq!(page.study().await, expected);
    });
    let (_, fragment) = link.split_once("#study").unwrap_or_default();
    visit(PHONE.reduced_motion(), async |page| {
        page.enter_study(fragment).await;
        page.wait_for_turns(4).await;
        assert!(page.current_turn().await.ends_with("!?"), "a link opens at the turn that was shared");
        assert_eq!(page.study().await, expected);
        page.axe().await;
        // A truncated link changes nothing.
        page.enter_study(&fragment[..fragment.len() - 3]).await;
        page.wait_for_words("#study-trouble", "cut short").await;
        page.wait_until("location.hash === '#study'", "the address of the room").await;
        assert_eq!(page.study().await, expected);
    });
}

#[test]
fn playing_adds_variations_and_keys_navigate_the_tree() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        let start = *page.study().await.start();
        let turns: Vec<Turn> = start.turns().into_iter().filter(|turn| turn.claim().is_none()).collect();
        let (main, other) = (turns[0], turns[turns.len() / 2]);
        page.move_stack(main).await;
        page.wait_for_turns(1).await;
        page.press("[").await;
        page.wait_for_words("#tree [aria-current]", "Start").await;
        page.move_stack(other).await;
        page.wait_for_turns(2).await;
        page.wait_for_current(other).await;
        assert_eq!(page.count("#tree [data-depth='1'] .turn").await, 1);

        page.touch("#tree [data-depth='1'] .turn").await;
        for (key, turn) in [("ArrowUp", main), ("ArrowDown", other), ("ArrowDown", main)] {
            page.press(key).await;
            page.wait_for_current(turn).await;
            page.wait_until("document.activeElement.matches('#tree [aria-current]')", "the focus").await;
        }
        page.press("ArrowLeft").await;
        page.wait_for_words("#tree [aria-current]", "Start").await;
        page.press("ArrowRight").await;
        page.wait_for_current(main).await;
        // So do they wherever else the focus is.
        for elsewhere in ["document.activeElement.blur();", "document.querySelector('#study-undo').focus();"] {
            page.run(elsewhere).await;
            for (key, turn) in [("ArrowDown", other), ("ArrowUp", main)] {
                page.press(key).await;
                page.wait_for_current(turn).await;
            }
        }
        page.touch("#study-next").await;
        page.wait_for_current(other).await;

        page.touch("#study-promote").await;
        page.wait_until(
            &format!("document.querySelector('#tree [data-depth=\"0\"] .turn').textContent === '{other}'"),
            "the variation to be the main line",
        )
        .await;
        page.touch("#study-delete").await;
        page.wait_for_turns(1).await;
        page.touch("#study-undo").await;
        page.wait_for_turns(2).await;
        page.touch("#study-redo").await;
        page.wait_for_turns(1).await;

        // A file with two games.
        let (second, _) = record();
        page.open_tab("open").await;
        let script = "const files = new DataTransfer();
            files.items.add(new File([TEXT], 'games.lgn'));
            const input = document.querySelector('#study-file');
            input.files = files.files;
            input.dispatchEvent(new Event('change', { bubbles: true }));";
        page.run(&script.replace("TEXT", &quoted(&format!("{WASTED}\n{second}")).to_string())).await;
        page.wait_until("document.querySelectorAll('#study-choice button').length === 2", "two games").await;
        page.touch("#study-choice li:last-child button").await;
        page.wait_for_turns(4).await;
        assert_eq!(page.study().await, second);
        page.open_tab("open").await;
        page.touch("#to-library").await;
        page.touch("#kept-open-study-1").await;
        page.wait_for_turns(1).await;
        assert_eq!(*page.study().await.start(), start);
    });
}

#[test]
fn a_text_with_many_games_opens_as_a_collection() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.open_tab("open").await;
        let (second, _) = record();
        page.write("#study-paste", &format!("{WASTED}\n{second}")).await;
        page.touch("#study-read").await;
        page.wait_for("#study-choice li:nth-child(2)").await;
        page.touch("#study-choose-collection").await;
        page.wait_for_words("#collection-title", "games.lgn").await;
        page.wait_for_words("#collection-count", "2 games").await;
    });
}

#[test]
fn a_threat_has_an_arrow_and_says_what_it_does() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.open_tab("open").await;
        page.write("#study-paste", WASTED).await;
        page.touch("#study-read").await;
        page.wait_for("#tree .turn").await;
        page.open_tab("analysis").await;
        page.touch("#inspect-threat").await;
        page.wait_for_words("#inspection", "turn: ").await;
        page.wait_for("#inspect-threat[aria-pressed='true']").await;
        let text: String = page.text("#inspection").await;
        let arrows = usize::from(!text.contains("Nothing is threatened"));
        page.wait_until(
            &format!("document.querySelectorAll('#board .pointed [data-rank]').length === {arrows}"),
            "its arrow",
        )
        .await;
        // A second click takes it away.
        page.touch("#inspect-threat").await;
        page.wait_for("#inspect-threat[aria-pressed='false']").await;
        assert_eq!(
            (page.text("#inspection").await, page.count("#board .pointed [data-rank]").await),
            (String::new(), 0)
        );
        page.touch("#inspect-why").await;
        page.wait_for_words("#inspection", "Go to a move first").await;
    });
}

#[test]
fn analysis_follows_the_position_and_stops() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let game = page.table().await;
        let turn = game.game().position().turns()[0];
        page.play(turn).await;
        let game = page.table_after(2).await;
        page.touch("#study-game").await;
        page.wait_for_turns(2).await;
        page.open_tab("analysis").await;
        page.touch("#analysis-switch").await;
        page.wait_for("#best-lines li[data-rank='1']:not([hidden]) .turn").await;
        page.wait_for("#board .pointed [data-rank='1'] path").await;
        page.wait_for_words("#analysis-score", "Win ").await;
        page.wait_for_words("#analysis-searched", "Positions searched: ").await;
        page.wait_until(
            r"/^\d+\.\d%$/.test(document.querySelector('#best-lines .line-score').textContent)",
            "a score with a decimal",
        )
        .await;
        page.wait_for("#claim-table:not([hidden]) td").await;
        page.axe().await;
        page.touch("#best-lines li[data-rank='1'] .turn").await;
        page.wait_for_turns(3).await;
        page.wait_for_words("#study-panel h3:has(+ #best-lines)", "Pip").await;
        page.wait_for_words("#analysis-score", "Pip: ").await;
        page.wait_for("#board .pointed [data-rank='1'] path").await;
        page.touch("#analysis-switch").await;
        page.wait_until_gone("#board .pointed [data-rank]").await;
        assert_eq!(page.count("#best-lines").await, 0);
        assert_eq!(page.table().await.game().turns(), game.game().turns(), "the game itself is as it was");
    });
}

#[test]
fn the_scope_of_an_analysis_can_be_chosen_and_turns_asked_about() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.paste(WASTED).await;
        page.wait_for_turns(2).await;
        page.open_tab("analysis").await;
        page.run("const lines = document.querySelector('#analysis-line-count'); lines.value = '5'; lines.dispatchEvent(new Event('change'));").await;
        page.touch("#analysis-switch").await;
        page.wait_for("#best-lines li[data-rank='5']:not([hidden]) .turn").await;
        page.wait_for_words("#analysis-searched", "depth ").await;
        page.wait_for("#board .pointed [data-rank='5']").await;
        let fades = "[1, 2, 3, 4, 5].map(rank => +getComputedStyle(document.querySelector(`#board .pointed [data-rank='${rank}']`)).opacity)
            .every((now, rank, all) => rank === 0 || now < all[rank - 1])";
        assert!(page.eval::<bool>(fades).await, "the weaker, the paler");
        let scores = "[...document.querySelectorAll('#best-lines li:not([hidden]) .line-score')].map(score => parseFloat(score.textContent))";
        page.wait_until(
            &format!("{scores}.every((score, place, all) => Number.isNaN(score) || !(all[place + 1] > score))"),
            "lines in the order of their scores",
        )
        .await;
        // A limit of positions ends it: two searches more would have come much further.
        page.touch("#analysis-switch").await;
        page.run("const limit = document.querySelector('#analysis-limit'); limit.value = '1'; limit.dispatchEvent(new Event('change'));").await;
        page.touch("#analysis-switch").await;
        page.wait_for_words("#analysis-searched", "depth ").await;
        page.run("await new Promise(done => setTimeout(done, 4000));").await;
        let searched: String = page.text("#analysis-searched").await;
        let count: String =
            searched.split(", depth").next().unwrap_or_default().chars().filter(char::is_ascii_digit).collect();
        assert!(count.parse::<u64>().is_ok_and(|count| count <= 10_500), "{searched}");
        page.touch("#inspect-threat").await;
        page.wait_for_words("#inspection", "turn: ").await;
        page.axe().await;
        // The first turn threw the win away.
        page.touch("#tree [data-depth='0'] .tree-turn .turn").await;
        page.touch("#inspect-why").await;
        page.wait_for_words("#inspection", "win").await;
        page.wait_for_words("#inspection", "e7-e6").await;
        page.wait_for("#best-lines li[data-rank='1']:not([hidden])").await;
        page.axe().await;
    });
}

#[test]
fn engine_against_engine_adds_a_line_and_pauses() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.enter_study("").await;
        page.open_tab("analysis").await;
        page.touch("#duel summary").await;
        page.run("for (const [id, value] of [['#duel-level-1', '1'], ['#duel-level-2', '2'], ['#duel-pace', '2']]) { const choice = document.querySelector(id); choice.value = value; choice.dispatchEvent(new Event('change')); }").await;
        page.axe().await;
        page.touch("#duel-watch").await;
        page.wait_for("#duel-watch[aria-pressed='true']").await;
        page.wait_until("document.querySelectorAll('#tree .tree-turn').length >= 4", "some turns").await;
        page.touch("#duel-watch").await;
        page.wait_for("#duel-watch[aria-pressed='false']").await;
        let turns: usize = page.count("#tree .tree-turn").await;
        page.run("await new Promise(done => setTimeout(done, 900));").await;
        assert_eq!(page.count("#tree .tree-turn").await, turns, "nothing is played while it pauses");
    });
}

/// A record as somebody might make it who means harm: very long names and comments, and letters from right to left.
fn hostile() -> Record {
    let (mut record, other) = record();
    let first = record.main_line().next().expect("a turn");
    record.set_tag(Tag::new("Player1", "W".repeat(3000)).expect("a tag"));
    record
        .set_tag(Tag::new("Player2", format!("\u{202e}evil {}", "\u{5d0}\u{5d1}\u{5d2}".repeat(500))).expect("a tag"));
    record.set_tag(Tag::new("Event", "M".repeat(3000)).expect("a tag"));
    record.comments_mut(first).extend(Comment::new("Q".repeat(3000)));
    record.comments_mut(other).extend(Comment::new("\u{5d0}\u{5d1}\u{5d2} ".repeat(200)));
    record
}

#[test]
fn long_names_and_those_from_right_to_left_stay_in_their_places() {
    let text = hostile().to_string();
    for visitor in [PHONE, DESKTOP, SMALL] {
        visit(visitor.reduced_motion(), async |page| {
            let contained = async |view: &str| {
                let (inner, wide): (u32, u32) = page.eval("[innerWidth, document.documentElement.scrollWidth]").await;
                assert!(inner == page.visitor.width && wide <= inner, "{view}: {wide} of {inner} pixels");
            };
            page.enter_study("").await;
            page.paste(&text).await;
            page.wait_for_turns(4).await;
            for tab in ["notes", "analysis", "review", "share", "open"] {
                page.open_tab(tab).await;
                contained(tab).await;
                let in_sight: bool = page
                    .eval("(() => { scrollTo(0, 0); const box = document.querySelector('#board').getBoundingClientRect(); return box.height > 100 && box.top >= 0 && box.bottom <= innerHeight + 1; })()")
                    .await;
                assert!(in_sight, "the board beside {tab}");
            }
            let name: String = page
                .eval("[...document.querySelectorAll('.player-name')].map(name => name.textContent).join(' ')")
                .await;
            assert!(name.contains("WWW") && name.contains('…') && name.contains('\u{2068}'), "{name}");
            page.touch("#study-new").await;
            page.wait_for_turns(0).await;
            page.run("location.hash = '#study/library';").await;
            page.wait_for(".kept-name").await;
            contained("library").await;
            let height: f64 = page.eval("Math.max(...[...document.querySelectorAll('.kept')].map(kept => kept.getBoundingClientRect().height))").await;
            assert!(height < 500.0, "{height}");
        });
    }
}

#[test]
fn a_review_finds_the_mistake_which_can_be_retried() {
    visit(DESKTOP.dark().reduced_motion(), async |page| {
        page.enter_study("").await;
        page.paste(WASTED).await;
        page.wait_for_turns(2).await;
        page.open_tab("review").await;
        page.touch("#review-switch").await;
        page.wait_for_words("#mistakes .mistake-turn", "c6-d6??").await;
        page.axe().await;
        page.touch("#show-better").await;
        page.wait_for_words("#better-line", "e7-e6").await;
        page.axe().await;
        page.run("document.querySelector('#review-graph').focus();").await;
        for (key, now) in [("End", "2"), ("ArrowLeft", "1"), ("Home", "0")] {
            page.press(key).await;
            page.wait_for(&format!("#review-graph[aria-valuenow='{now}']")).await;
        }
        page.touch("#review-annotate").await;
        page.wait_for_words("#tree [data-depth='0']", "c6-d6??").await;
        page.wait_for_words("#tree [data-depth='1']", "e7-e6").await;
        let annotated = page.study().await;

        page.touch("[data-retry='1']").await;
        page.wait_for("#retry").await;
        page.axe().await;
        page.move_stack("c6-d6".parse().expect("a turn")).await;
        page.wait_for_words("#retry-answer", "what was played").await;
        page.touch("#retry-again").await;
        page.move_stack("e7-e6".parse().expect("a turn")).await;
        page.wait_for_words("#retry-answer[data-good]", "that is the better move").await;
        // The board shows another position than that after the mistake.
        let why = page.text(".retry-hint").await;
        assert!(why.is_empty() || why.starts_with("After c6"), "{why}");
        page.wait_until("performance.getEntriesByName('sound-win').length === 1", "the sound of success").await;
        page.touch("#retry-leave").await;
        page.wait_for("#tree").await;
        assert_eq!(page.study().await, annotated, "tries are not written down");

        // Turns at the end change nothing in the review of those before them.
        page.open_tab("review").await;
        page.run("document.querySelector('#study-last').click();").await;
        let next = annotated.final_position().turns().iter().copied().find(|turn| turn.claim().is_none());
        page.move_stack(next.expect("a turn")).await;
        page.wait_for_words("#review-longer", "Moves were added").await;
        assert_eq!(page.count("#mistakes").await, 1);
    });
}

#[test]
fn everything_in_the_study_fits_on_a_small_phone() {
    let (record, _) = record();
    let kept = with_stored(&[("lyngk.study", &record.to_string())]);
    // The language with the longest names of tabs.
    visit_prepared(SMALL.dark().speaking("ru-RU").reduced_motion(), &kept, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(4).await;
        page.tabs_are_in_one_row().await;
        for tab in ["notes", "open", "share", "analysis", "review"] {
            page.open_tab(tab).await;
            fits(page, tab).await;
            page.axe().await;
        }
        page.touch("#review-switch").await;
        page.wait_for("#review-summaries").await;
        fits(page, "reviewed").await;
    });
}

#[test]
fn an_unreadable_study_is_not_lost() {
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.study", "[Variant what")]), async |page| {
        page.enter_study("").await;
        page.wait_for_words("#study-trouble", "cannot be read").await;
        page.wait_for("#study-broken-download").await;
        page.reload().await;
        page.wait_for_turns(0).await;
        assert_eq!(page.count("#study-trouble").await, 0);
        page.run("location.hash = '#study/library';").await;
        page.wait_for("#library-broken-download").await;
    });
}
