//! Moving about in a study: keys, wheel, swipes, autoplay, the table of moves, and games from here.

use lyngk_rules::{Comment, NodeId, Position, Record, SplitMix64, Tag, Turn, Variant};

use crate::browser::Visitor;
use crate::help::wheel;
use crate::table::with_stored;
use crate::visit::{DESKTOP, PHONE, Visit, visit_prepared};

/// A game with a clock, and a variation of every fifth turn.
pub(crate) fn branched(turns: usize, seed: u64) -> Record {
    let mut chance = SplitMix64::new(seed);
    let mut record = Record::new(Position::random_start(seed, Variant::Standard));
    record.set_tag(Tag::new("TimeControl", "300+3").expect("a tag"));
    let mut last: Option<NodeId> = None;
    for number in 0..turns {
        let position = record.position(last);
        let Some(turn) = position.random_turn(&mut chance) else { break };
        let id = record.push(last, turn).expect("a legal turn");
        let clock = format!("[%clk {}]", 300 - 4 * (number / 2));
        record.comments_mut(id).extend(Comment::new(clock));
        if number % 5 == 2 {
            let other = position.turns().into_iter().find(|&other| other != turn).expect("another turn");
            record.push(last, other).expect("a legal turn");
        }
        last = Some(id);
    }
    record
}

/// A tree with many turns: a game with long variations everywhere.
pub(crate) fn large_tree(turns: usize) -> Record {
    let mut chance = SplitMix64::new(9);
    let mut record = branched(30, 9);
    let main: Vec<NodeId> = record.main_line().collect();
    for &from in main.iter().cycle() {
        let mut last = Some(from);
        for _ in 0..12 {
            if record.turn_total() >= turns {
                return record;
            }
            let Some(turn) = record.position(last).random_turn(&mut chance) else { break };
            let known = record.children(last).iter().copied().find(|&id| record.node(id).turn() == turn);
            last = Some(known.unwrap_or_else(|| record.push(last, turn).expect("a legal turn")));
        }
    }
    record
}

pub(crate) fn with_study(visitor: Visitor, record: &Record, doing: impl AsyncFnOnce(&Visit)) {
    let stored = with_stored(&[("lyngk.study", &record.to_string())]);
    visit_prepared(visitor, &stored, async |page| {
        page.enter_study("").await;
        page.wait_for_turns(record.turn_total()).await;
        doing(page).await;
    });
}

impl Visit {
    /// Waits until so many turns of the main line lead to the present position.
    pub(crate) async fn wait_for_ply(&self, record: &Record, ply: usize) {
        let turn = |id: NodeId| match record.node(id).turn() {
            Turn::Move { from, to, .. } => format!("{from}-{to}"),
            Turn::Pass => "pass".to_owned(),
        };
        let name =
            ply.checked_sub(1).map_or("Start".to_owned(), |at| turn(record.main_line().nth(at).expect("a turn")));
        let there = format!("document.querySelector('#tree [aria-current]').textContent.endsWith('{name}')");
        self.wait_until(&there, &format!("{name}, turn {ply}")).await;
    }

    async fn focus_on(&self, css: &str) {
        self.run(&format!("document.querySelector(\"{css}\").focus();")).await;
    }

    /// Turns the wheel over an element. Returns whether the page has used it.
    async fn wheel(&self, css: &str, by: i32) -> bool {
        self.eval(&format!(
            "!document.querySelector('{css}').dispatchEvent(new WheelEvent('wheel', {{ deltaY: {by}, bubbles: true, cancelable: true }}))"
        ))
        .await
    }
}

#[test]
fn keys_step_wherever_the_focus_is() {
    let record = branched(6, 5);
    with_study(DESKTOP.reduced_motion(), &record, async |page| {
        page.focus_on("#study-editor").await;
        for (key, ply) in [("End", 6), ("ArrowLeft", 5), ("Home", 0), ("ArrowRight", 1)] {
            page.press(key).await;
            page.wait_for_ply(&record, ply).await;
        }
        // After a click on the board, too; whoever comes by keyboard moves the focus there.
        let empty = "#board [data-point]:not([data-use='movable'])";
        page.run(&format!("const spot = document.querySelector(\"{empty}\"); spot.focus(); document.querySelector('#board').setAttribute('data-by-pointer', '');")).await;
        page.press("ArrowRight").await;
        page.wait_for_ply(&record, 2).await;
        page.press("Tab").await;
        page.focus_on(empty).await;
        page.press("ArrowRight").await;
        page.settle().await;
        page.wait_for_ply(&record, 2).await;
        // A text field keeps its keys.
        page.focus_on("#study-comment").await;
        for key in ["ArrowRight", "Home", "End"] {
            page.press(key).await;
        }
        page.settle().await;
        page.wait_for_ply(&record, 2).await;
        // The wheel steps over everything that does not scroll.
        for (css, ply) in [(".study-side > .player", 3), ("#board", 4)] {
            assert!(page.wheel(css, 120).await, "{css}");
            page.wait_for_ply(&record, ply).await;
        }
        assert!(!page.wheel("#study-comment", 120).await);
        page.wait_for_ply(&record, 4).await;
    });
}

#[test]
fn undo_takes_back_a_deletion_whatever_was_written_before() {
    let record = branched(6, 5);
    with_study(DESKTOP.reduced_motion(), &record, async |page| {
        page.touch("#study-last").await;
        page.wait_for_ply(&record, 6).await;
        page.write("#study-comment", "A note.").await;
        page.wait_for_stored("A note.").await;
        page.touch("#study-delete").await;
        page.wait_for_turns(record.turn_total() - 1).await;
        page.run("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true }));").await;
        page.wait_for_turns(record.turn_total()).await;
        page.wait_for_stored("A note.").await;
        page.run("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'y', ctrlKey: true, bubbles: true, cancelable: true }));").await;
        page.wait_for_turns(record.turn_total() - 1).await;
    });
}

#[test]
fn swipes_step_on_a_phone() {
    let record = branched(6, 5);
    with_study(PHONE.reduced_motion(), &record, async |page| {
        page.drag("#tab-share", "#tab-notes").await;
        page.wait_for_ply(&record, 1).await;
        page.drag("#tab-open", "#tab-notes").await;
        page.wait_for_ply(&record, 2).await;
        page.drag("#tab-notes", "#tab-open").await;
        page.wait_for_ply(&record, 1).await;
        page.wait_for("#tab-notes[aria-selected='true']").await;
    });
}

#[test]
fn autoplay_runs_to_the_end_and_pauses() {
    let record = branched(5, 5);
    with_study(DESKTOP.reduced_motion(), &record, async |page| {
        page.touch("#study-autoplay").await;
        page.wait_for("#study-autoplay[aria-pressed='true']").await;
        page.run("const speed = document.querySelector('#study-speed'); speed.value = '2'; speed.dispatchEvent(new Event('change', { bubbles: true }));").await;
        page.axe().await;
        page.wait_for_ply(&record, 5).await;
        page.wait_for("#study-autoplay[aria-pressed='false']").await;
        page.wait_for("#study-next").await;
        // The space bar starts again at the beginning, and stops.
        page.run("document.activeElement.blur();").await;
        page.press(" ").await;
        page.wait_for("#study-autoplay[aria-pressed='true']").await;
        page.wait_for_ply(&record, 1).await;
        page.press(" ").await;
        page.wait_for("#study-autoplay[aria-pressed='false']").await;
    });
}

#[test]
fn a_comment_stays_with_its_move_when_something_else_steps() {
    let record = branched(5, 5);
    with_study(DESKTOP.reduced_motion(), &record, async |page| {
        let comments = async || {
            let study = page.study().await;
            let comment =
                |id| study.node(id).comments.iter().map(|comment| comment.as_str().to_owned()).collect::<String>();
            study.main_line().map(comment).collect::<Vec<String>>()
        };
        let before = comments().await;
        page.press("]").await;
        page.press("]").await;
        page.wait_for_ply(&record, 2).await;
        page.write("#study-comment", "about the second").await;
        page.run(&wheel(-120)).await;
        page.wait_for_ply(&record, 1).await;
        page.wait_for_stored("about the second").await;
        let after = comments().await;
        assert!(after[1].contains("about the second"), "{after:?}");
        assert_eq!((&after[0], &after[2..]), (&before[0], &before[2..]));
        // Autoplay waits for whoever writes.
        page.touch("#study-autoplay").await;
        page.wait_for("#study-autoplay[aria-pressed='true']").await;
        page.touch("#study-comment").await;
        page.wait_for("#study-autoplay[aria-pressed='false']").await;
        assert_ne!(page.count("#study-on[aria-disabled='false']").await, 0, "not at the end yet");
    });
}

#[test]
fn a_game_begins_at_the_position_of_the_study() {
    let record = branched(4, 5);
    with_study(DESKTOP.reduced_motion(), &record, async |page| {
        page.touch("#study-last").await;
        page.wait_for_ply(&record, 4).await;
        page.touch("#study-play-here").await;
        page.wait_for("#dialog[open] #new-lpn").await;
        page.fill_in(&["opponent=friend"], &[]).await;
        page.touch("#new-start").await;
        page.wait_for(".play #board").await;
        let position = record.final_position();
        page.table_when("the game starts there", |table| *table.game().start() == position).await;
    });
}

#[test]
fn the_board_can_be_rotated_in_the_study() {
    with_study(DESKTOP.reduced_motion(), &branched(2, 5), async |page| {
        let place = "document.querySelector('#board [data-point=\"c1\"]').getBoundingClientRect().x";
        let before: f64 = page.eval(place).await;
        page.touch("#study-rotate").await;
        page.wait_until(&format!("Math.abs({place} - {before}) > 20"), "the board to turn").await;
    });
}

#[test]
fn moves_are_a_table_with_clocks_and_marks_of_the_position() {
    let record = branched(8, 5);
    with_study(DESKTOP.reduced_motion(), &record, async |page| {
        let columns = "[...document.querySelectorAll('.tree-move .turn')].map(turn => Math.round(turn.getBoundingClientRect().x))";
        let places: usize = page.eval(&format!("new Set({columns}).size")).await;
        assert_eq!(places, 2, "two columns");
        // The third turn has a variation, which divides its move.
        let rows: Vec<String> = page.eval("[...document.querySelectorAll('#tree > :not(:first-child)')].map(row => row.className + row.querySelectorAll('.turn').length)").await;
        assert_eq!(
            rows,
            ["tree-move2", "tree-move1", "tree-row1", "tree-move1", "tree-move2", "tree-move2", "tree-row1"]
        );
        let times: String = page.text(".tree-move:has(+ .tree-row) .tree-clock").await;
        assert_eq!(times.split_whitespace().collect::<Vec<_>>(), ["4:56", "(0:07)"]);
        let label: String = page.eval("document.querySelector('.tree-move:has(+ .tree-row) .turn').ariaLabel").await;
        assert!(label.ends_with("clock 4:56, thought for 0:07"), "{label}");

        page.touch("#study-on").await;
        page.wait_for_ply(&record, 1).await;
        page.touch("[data-mark='±']").await;
        page.wait_for("[data-mark='±'][aria-pressed='true']").await;
        page.touch("[data-mark='!?']").await;
        page.wait_for_stored("$16").await;
        page.wait_for_words("#tree [aria-current]", "!?\u{a0}±").await;
        page.touch("[data-mark='=']").await;
        page.wait_for("[data-mark='±'][aria-pressed='false']").await;
        page.axe().await;
    });
}

#[test]
fn a_step_changes_only_the_turns_that_it_concerns() {
    let record = large_tree(600);
    with_study(DESKTOP.reduced_motion(), &record, async |page| {
        page.touch("#study-on").await;
        page.wait_for_ply(&record, 1).await;
        page.run("window.changes = 0; new MutationObserver(list => { window.changes += list.length; }).observe(document.querySelector('#tree'), { subtree: true, childList: true, attributes: true, characterData: true });").await;
        page.touch("#study-on").await;
        page.wait_for_ply(&record, 2).await;
        page.settle().await;
        let changes: usize = page.eval("window.changes").await;
        assert!((2..=6).contains(&changes), "{changes}");
    });
}

#[test]
fn tabs_stay_in_place_and_the_panel_grows_with_the_window() {
    let record = branched(8, 5);
    for visitor in [PHONE, DESKTOP, Visitor { width: 844, height: 390, ..PHONE }] {
        with_study(visitor.reduced_motion(), &record, async |page| {
            let mut places = Vec::new();
            for tab in ["notes", "analysis", "review", "open", "share"] {
                page.open_tab(tab).await;
                page.run("scrollTo(0, 0); document.querySelector('.room').scrollTo(0, 0);").await;
                page.settle().await;
                places.push(
                    page.eval::<i64>("Math.round(document.querySelector('.study-tabs').getBoundingClientRect().y)")
                        .await,
                );
            }
            assert!(places.iter().all(|&place| place == places[0]), "{places:?} at {visitor:?}");
        });
    }
    let mut widths = Vec::new();
    for (width, height) in [(1280, 720), (1440, 900), (1920, 1080)] {
        with_study(Visitor { width, height, ..DESKTOP }, &record, async |page| {
            let seen: f64 = page.eval("document.querySelector('.study-side').getBoundingClientRect().width").await;
            widths.push(seen);
            let body: f64 = page.eval("document.querySelector('.study-body').getBoundingClientRect().height").await;
            assert!(body > 340.0, "{body} pixels for the panel at {width} × {height}");
        });
    }
    assert!(widths.is_sorted(), "{widths:?}");
}
