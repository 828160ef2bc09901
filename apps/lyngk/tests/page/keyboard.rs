//! The page by keyboard alone.

use std::collections::VecDeque;

use lyngk_rules::{Color, Point, SplitMix64, Turn};
use lyngk_view::{Arrow, Compass};

use crate::table::{at, some_turn};
use crate::visit::{DESKTOP, Visit, quoted, visit};

/// More presses of Tab than ever needed between two controls.
const MANY: usize = 120;

/// Whether the focus is visible.
const FOCUS_IS_SEEN: &str = "(() => {
    const active = document.activeElement;
    if (active.closest('#board')) return getComputedStyle(document.querySelector('.focus-frame')).display !== 'none';
    const outlined = element => {
        const style = element && getComputedStyle(element);
        return !!style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    };
    return active.matches(':focus-visible') && (outlined(active) || outlined(active.closest('label')));
})()";

/// Presses Tab until an element has the focus, which must be visible on the way.
pub(crate) async fn tab_to(page: &Visit, css: &str) {
    let there = format!("document.activeElement.matches({})", quoted(css));
    for _ in 0..MANY {
        page.press("Tab").await;
        // After the last control the focus leaves the page.
        if !page.eval::<bool>("document.activeElement === document.body").await {
            let what: String = page.eval("document.activeElement.outerHTML.slice(0, 160)").await;
            page.wait_until(FOCUS_IS_SEEN, &format!("one to see that the focus is on {what}")).await;
        }
        if page.eval(&there).await {
            return;
        }
    }
    panic!("the Tab key does not lead to {css}");
}

/// The arrow keys from one point to another.
fn keys_between(from: Point, to: Point) -> Vec<&'static str> {
    const KEYS: [(&str, Arrow, bool); 6] = [
        ("ArrowUp", Arrow::Up, false),
        ("ArrowDown", Arrow::Down, false),
        ("ArrowLeft", Arrow::Left, false),
        ("ArrowRight", Arrow::Right, false),
        ("Shift+ArrowLeft", Arrow::Left, true),
        ("Shift+ArrowRight", Arrow::Right, true),
    ];
    let compass = Compass::new(0);
    let mut ways = VecDeque::from([(from, Vec::new())]);
    let mut seen = vec![from];
    while let Some((point, way)) = ways.pop_front() {
        if point == to {
            return way;
        }
        for (key, arrow, other) in KEYS {
            if let Some(next) = compass.step(point, arrow, other).filter(|next| !seen.contains(next)) {
                seen.push(next);
                ways.push_back((next, [&way[..], &[key]].concat()));
            }
        }
    }
    panic!("{from} to {to}");
}

/// Moves the focus to a point by arrow keys.
pub(crate) async fn walk_to(page: &Visit, to: Point) {
    let here: String = page.eval("document.activeElement.dataset.point").await;
    for key in keys_between(here.parse().expect("a point"), to) {
        page.press(key).await;
    }
    let there = format!("document.activeElement.matches({})", quoted(&at(to)));
    page.wait_until(&there, &format!("the focus on {to}")).await;
    page.wait_until(FOCUS_IS_SEEN, &format!("one to see that the focus is on {to}")).await;
}

#[test]
fn a_game_is_set_up_and_played_by_keyboard_alone() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.wait_for("#board").await;
        tab_to(page, "#head-new-game").await;
        page.press("Enter").await;
        page.wait_until("document.activeElement.id === 'dialog-title'", "the dialog to have the focus").await;
        tab_to(page, "input[name='opponent']").await;
        page.press("ArrowRight").await;
        page.wait_until("document.querySelector('input[value=friend]').checked", "the friend").await;
        page.wait_until(FOCUS_IS_SEEN, "one to see that the focus is on the friend").await;
        tab_to(page, "#new-start").await;
        page.press("Enter").await;
        page.wait_until_gone("#dialog[open]").await;
        page.wait_until("document.activeElement.id === 'head-new-game'", "the focus to be back").await;

        let mut chance = SplitMix64::new(41);
        let mut table = page.table().await;
        for number in 0..6 {
            let position = *table.game().position();
            let mut turn = some_turn(&position, &mut chance);
            while matches!(turn, Turn::Move { claim: Some(_), .. }) != (number == 2) {
                turn = some_turn(&position, &mut chance);
            }
            let Turn::Move { claim, from, to } = turn else { panic!("expected a move") };
            if let Some(color) = claim {
                claim_by_keyboard(page, color).await;
            }
            if !page.eval::<bool>("document.activeElement.closest('#board') !== null").await {
                tab_to(page, "[data-point]").await;
            }
            walk_to(page, from).await;
            page.press("Enter").await;
            page.wait_for(&format!("{}[data-use='picked']", at(from))).await;
            walk_to(page, to).await;
            page.press("Enter").await;
            table = page.table_after(number + 1).await;
            assert_eq!(table.game().turns().last(), Some(&turn));
        }
    });
}

async fn claim_by_keyboard(page: &Visit, color: Color) {
    let button = format!(".claim[data-color='{}']", color.name());
    tab_to(page, &button).await;
    page.wait_for_words("#claim-preview", &format!("If you claim {}", color.name())).await;
    page.press("Enter").await;
    page.wait_for(&format!("{button}[aria-pressed='true']")).await;
}

#[test]
fn escape_puts_a_stack_back_and_page_keys_jump_between_targets() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=friend", "start=seed"], &[("new-seed", "5")]).await;
        tab_to(page, "[data-point]").await;
        page.press("Home").await;
        page.wait_until("document.activeElement.dataset.use === 'movable'", "a stack that can be moved").await;
        let first: String = page.eval("document.activeElement.dataset.point").await;
        page.press("PageDown").await;
        page.press("PageUp").await;
        assert_eq!(page.eval::<String>("document.activeElement.dataset.point").await, first);
        page.press("Enter").await;
        page.wait_for(&format!("{}[data-use='picked']", at(&first))).await;
        page.press("PageDown").await;
        page.wait_until("document.activeElement.dataset.use === 'landing'", "a landing").await;
        let told = "document.activeElement.getAttribute('aria-label').includes('can land here')";
        page.wait_until(told, "the landing to be told").await;
        page.press("Escape").await;
        page.wait_until_gone("[data-use='picked']").await;
        page.wait_for_status("Player 1 to move").await;
        assert!(page.table().await.game().turns().is_empty());
    });
}

/// The rotation of the board in sixths.
const ROTATION: &str = "localStorage.getItem('lyngk.settings').match(/rotation=(\\d)/)[1]";

async fn wait_for_rotation(page: &Visit, sixths: u8) {
    page.wait_until(&format!("{ROTATION} === '{sixths}'"), "the board to rotate").await;
}

#[test]
fn keys_rotate_the_board_and_the_focus_stays() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=friend"], &[]).await;
        page.run("document.querySelector('#board [data-point=\"c2\"]').focus();").await;
        for (key, expected) in [("r", 1), ("f", 4), ("Shift+R", 3)] {
            page.press(key).await;
            wait_for_rotation(page, expected).await;
            page.wait_until("document.activeElement.dataset.point === 'c2'", "the focus").await;
        }
        // Against another opponent the board is as always.
        page.new_game(&["opponent=engine", "level=1"], &[]).await;
        wait_for_rotation(page, 0).await;
    });
}

#[test]
fn letters_work_after_a_click_anywhere_but_not_in_text_fields_nor_if_turned_off() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=friend", "start=seed"], &[("new-seed", "6")]).await;
        page.run("document.activeElement.blur();").await;
        page.press("z").await;
        page.wait_for("html[data-zen]").await;
        page.press("z").await;
        page.wait_until_gone("html[data-zen]").await;
        page.run("document.querySelector(\"#threats[aria-pressed='true']\")?.click();").await;
        page.click("#threats").await;
        page.wait_for("#threats[aria-pressed='true']").await;
        page.press("f").await;
        wait_for_rotation(page, 3).await;
        page.click(".claim[data-color='red']").await;
        page.press("r").await;
        wait_for_rotation(page, 4).await;
        page.press("t").await;
        page.wait_for("#threats[aria-pressed='false']").await;
        page.click(".claim[data-color='red']").await;
        let turn = some_turn(page.table().await.game().position(), &mut SplitMix64::new(42));
        page.play(turn).await;
        page.press("u").await;
        page.table_after(0).await;
        page.press("n").await;
        page.wait_for("#dialog[open] #new-start").await;
        page.press("Escape").await;
        page.wait_until_gone("#dialog[open]").await;
        // Typed text is no shortcut.
        page.run("document.querySelector('#typed-turn').focus();").await;
        for key in ["r", "z"] {
            page.press(key).await;
        }
        page.settle().await;
        assert_eq!(page.count("html[data-zen]").await, 0);
        assert_eq!(page.eval::<String>(ROTATION).await, "4");
        // People who dictate turn them off.
        page.click("#head-settings").await;
        page.click("#settings-letters").await;
        page.wait_until("!document.querySelector('#settings-letters').checked", "the switch to be off").await;
        page.press("Escape").await;
        page.wait_until_gone("#dialog[open]").await;
        page.run("document.activeElement.blur();").await;
        for key in ["r", "z", "t", "?"] {
            page.press(key).await;
        }
        page.settle().await;
        assert_eq!(page.eval::<String>(ROTATION).await, "4");
        assert_eq!(page.count("html[data-zen], #threats[aria-pressed='true'], #dialog[open]").await, 0);
    });
}

#[test]
fn every_control_can_be_reached_by_tab() {
    visit(DESKTOP.reduced_motion(), async |page| {
        for way in ["#welcome-learn", "#welcome-not-now"] {
            tab_to(page, way).await;
        }
        page.new_game(&["opponent=friend", "start=random", "clock=5+3"], &[]).await;
        page.run("document.activeElement.blur(); scrollTo(0, 0);").await;
        let controls = [
            ".skip",
            "#to-learn",
            "#head-settings",
            "#language",
            "[data-point]",
            ".claim[data-color='black']",
            "#typed-turn",
            "#look-back",
            "#study-game",
            ".turns",
            "#take-back",
            "#resign",
            "#threats",
            "#rotate",
        ];
        for control in controls {
            tab_to(page, control).await;
        }
        tab_to(page, ".skip").await;
        page.press("Enter").await;
        page.wait_until("location.hash === '#board'", "the way to the board").await;
        page.press("Tab").await;
        page.wait_until("document.activeElement.closest('#board') !== null", "the board to be next").await;
    });
}

#[test]
fn turns_and_refusals_are_announced() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=friend", "start=seed"], &[("new-seed", "6")]).await;
        for (place, manner) in [("#status", "polite"), ("#message", "polite"), ("#refusal", "assertive")] {
            assert_eq!(page.attribute(place, "aria-live").await.as_deref(), Some(manner));
        }
        let table = page.table().await;
        let turn = some_turn(table.game().position(), &mut SplitMix64::new(42));
        let Turn::Move { from, to, .. } = turn else { panic!("expected a move") };
        page.play(turn).await;
        page.wait_for_words("#message", "Player 1 ").await;
        page.wait_for_words("#message", &format!("{from} to {to}")).await;
    });
}
