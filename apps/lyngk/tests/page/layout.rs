//! Layout: nothing moves during a game or between rooms, and the board takes the room there is at every size.

use std::collections::BTreeMap;

use serde_json::json;

use crate::browser::Visitor;
use crate::views::fits;
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit};

/// A phone on its side.
const LANDSCAPE: Visitor = Visitor { width: 844, height: 390, ..PHONE };
/// 1280 × 800 at 200 % zoom.
const ZOOMED: Visitor = Visitor { width: 640, height: 400, ..DESKTOP };
/// A laptop with the bars of its browser.
const LAPTOP: Visitor = Visitor { width: 1366, height: 650, ..DESKTOP };
const LARGE: Visitor = Visitor { width: 2560, height: 1440, ..DESKTOP };

/// Small phones on their sides.
const SMALL_LANDSCAPE: Visitor = Visitor { width: 568, height: 320, ..PHONE };
const LOW_LANDSCAPE: Visitor = Visitor { width: 640, height: 360, ..PHONE };

const SIZES: [Visitor; 9] = [SMALL, PHONE, LANDSCAPE, SMALL_LANDSCAPE, LOW_LANDSCAPE, ZOOMED, LAPTOP, DESKTOP, LARGE];

/// The links of the header.
const HEADER: &[&str] =
    &["#head-name", "#to-play", "#to-learn", "#to-puzzles", "#to-study", "#head-settings", ".head-language"];

/// The parts of the game.
const GAME: &[&str] = &[
    "#board",
    ".side > .upper",
    ".side > .status-box",
    "#hint-button",
    "#claim-tray",
    ".side > .lower",
    ".side > .controls",
];

type Boxes = BTreeMap<String, [f64; 4]>;

impl Visit {
    /// Position and size of elements, unscrolled.
    async fn boxes(&self, parts: &[&str]) -> Boxes {
        self.settle().await;
        let script = format!(
            "(scrollTo(0, 0), Object.fromEntries({}.map(css => {{
                const box = document.querySelector(css).getBoundingClientRect();
                return [css, [box.x, box.y, box.width, box.height]];
            }})))",
            serde_json::json!(parts)
        );
        self.eval(&script).await
    }

    /// Checks that elements are where they were, to a pixel.
    async fn assert_unmoved(&self, before: &Boxes, when: &str) {
        let parts: Vec<&str> = before.keys().map(String::as_str).collect();
        let after = self.boxes(&parts).await;
        for (part, place) in before {
            let moved = place.iter().zip(after[part]).any(|(one, other)| (one - other).abs() > 1.0);
            assert!(!moved, "{when}, {part} moved from {place:?} to {:?} ({:?})", after[part], self.visitor);
        }
    }

    async fn open_room(&self, hash: &str, sign: &str) {
        self.run(&format!("location.hash = '{hash}';")).await;
        self.wait_for(sign).await;
        self.settle().await;
    }
}

#[test]
fn nothing_moves_from_the_first_move_to_the_end() {
    for visitor in [DESKTOP, LAPTOP, PHONE, SMALL, LANDSCAPE] {
        visit(visitor.reduced_motion(), async |page| {
            for part in ["#welcome", "#hint-button", "#take-back"] {
                page.wait_for(part).await;
            }
            let mut before = page.boxes(&[HEADER, GAME].concat()).await;
            page.touch("#hint-button").await;
            page.wait_for("#hint[data-step='nudge']").await;
            page.assert_unmoved(&before, "with a hint").await;
            page.touch("#hint-close").await;
            page.wait_until_gone("#hint").await;
            page.assert_unmoved(&before, "after the hint").await;
            page.touch(".claim[aria-disabled='false']").await;
            page.wait_for(".claim[aria-pressed='true']").await;
            page.assert_unmoved(&before, "with a claim chosen").await;
            page.touch(".claim[aria-pressed='true']").await;
            page.touch("#resign").await;
            page.wait_for("#resign-yes").await;
            page.assert_unmoved(&before, "with the question before resigning").await;
            page.touch("#resign-no").await;
            let turn = page.table().await.game().position().turns()[0];
            page.play(turn).await;
            page.table_after(2).await;
            page.wait_for_status("Your turn").await;
            page.assert_unmoved(&before, "after the first move and its answer").await;
            page.touch("#resign").await;
            page.touch("#resign-yes").await;
            page.wait_for("#game-over").await;
            // The card takes their place.
            for part in ["#hint-button", ".side > .status-box", "#claim-tray"] {
                before.remove(part);
            }
            page.assert_unmoved(&before, "after the end").await;
        });
    }
}

#[test]
fn a_phone_says_once_how_a_game_ended() {
    visit(PHONE.reduced_motion(), async |page| {
        page.wait_for("#take-back").await;
        page.touch("#resign").await;
        page.touch("#resign-yes").await;
        page.wait_for("#game-over").await;
        page.settle().await;
        // Screen readers still hear it.
        let is_seen = "document.querySelector('#status').getBoundingClientRect().width > 1";
        assert!(!page.eval::<bool>(is_seen).await && page.text("#status").await == "You lost");
    });
}

#[test]
fn the_header_is_the_same_in_every_room() {
    for visitor in [DESKTOP, PHONE, LANDSCAPE] {
        visit(visitor.reduced_motion(), async |page| {
            page.wait_for("#take-back").await;
            let before = page.boxes(HEADER).await;
            for (hash, sign) in [("#learn", ".course"), ("#puzzles", ".day"), ("#study", ".study-desk #board")] {
                page.open_room(hash, sign).await;
                assert!(page.eval::<bool>("scrollY === 0").await, "{hash} opens at its top");
                page.assert_unmoved(&before, hash).await;
                page.run("scrollTo(0, 300);").await;
            }
            page.touch("#head-name").await;
            page.wait_for(".play #board").await;
        });
    }
}

#[test]
fn nothing_moves_through_a_lesson_and_its_buttons_are_in_sight() {
    let small = Visitor { width: 360, height: 640, ..PHONE };
    let laptop = Visitor { height: 720, ..DESKTOP };
    for visitor in [DESKTOP, laptop, PHONE, small.speaking("de-DE"), SMALL.speaking("ru-RU"), LANDSCAPE] {
        visit(visitor.reduced_motion(), async |page| {
            page.wait_for("#take-back").await;
            page.open_room("#learn/claim", "[data-lesson='claim'] #board").await;
            page.wait_for(".claim").await;
            let parts = ["#board", ".lesson-head", ".lesson-task", ".lesson-ways"];
            for part in [&parts[..], &["#lesson-hint", "#lesson-show", ".tray-colors", ".lesson-players"]].concat() {
                assert!(page.eval::<bool>(&is_inside(part)).await, "{part} at {visitor:?}");
            }
            let before = page.boxes(&parts).await;
            for step in ["where to look", "the move"] {
                page.touch("#lesson-hint").await;
                page.wait_until("document.querySelector('#lesson-hint-text').textContent !== ''", "a hint").await;
                page.assert_unmoved(&before, step).await;
            }
            page.touch("#lesson-show").await;
            page.wait_for(".answer[data-state='done']").await;
            page.assert_unmoved(&before, "with the answer").await;
            page.touch("#lesson-next").await;
            page.wait_for("[data-step='1'] #lesson-hint").await;
            page.assert_unmoved(&before, "in the next step, which needs no claim").await;
            // The buttons are there in other lessons, too, with and without players.
            page.open_room("#learn/build", "[data-lesson='build'] #board").await;
            assert_eq!(page.count(".lesson-players").await, 0, "nobody owns anything");
            let before: Boxes = before.into_iter().filter(|(part, _)| part == ".lesson-ways").collect();
            page.assert_unmoved(&before, "in another lesson").await;
        });
    }
}

/// Whether an element is wholly inside the window.
pub(crate) fn is_inside(part: &str) -> String {
    format!(
        "(box => box.width > 0 && box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1)(
            document.querySelector({}).getBoundingClientRect())",
        serde_json::json!(part)
    )
}

#[test]
fn board_status_claims_and_controls_are_on_the_first_screen_at_every_size() {
    for visitor in SIZES {
        visit(visitor.reduced_motion(), async |page| {
            page.wait_for("#take-back").await;
            page.settle().await;
            for part in ["#board", ".status-box", ".tray-colors", ".side > .upper", ".side > .lower", "#take-back"] {
                assert!(page.eval::<bool>(&is_inside(part)).await, "{part} at {visitor:?}");
            }
            fits(page, "the game").await;
        });
    }
}

/// Every part of the cards that the name of the variant could cover.
const BESIDE_THE_VARIANT: [&str; 6] =
    [".player-sign", ".player-name", ".score-number", ".slots", ".claimed-colors", ".clock"];

impl Visit {
    /// Checks that both cards name the variant, and that its name is within its card and covers nothing.
    async fn assert_variant(&self, name: &str, when: &str) {
        self.settle().await;
        let seen = "[...document.querySelectorAll('.player .score-variant')].map(it => {
            const range = document.createRange();
            range.selectNodeContents(it);
            const isWithin = range.getBoundingClientRect().right <= it.closest('.player').getBoundingClientRect().right;
            return [it.checkVisibility({ visibilityProperty: true }) && isWithin, it.textContent];
        })";
        let (seen, visitor): (Vec<(bool, String)>, Visitor) = (self.eval(seen).await, self.visitor);
        assert_eq!(seen, vec![(true, name.to_owned()); 2], "{when} at {visitor:?}");
        for card in [".player.upper", ".player.lower"] {
            let parts = json!(BESIDE_THE_VARIANT.map(|part| format!("{card} {part}")));
            let covered = format!(
                "(name => {parts}.filter(css => {{
                    const part = document.querySelector(css);
                    if (part === null || !part.checkVisibility()) return false;
                    // Words, not the room around them.
                    const range = document.createRange();
                    range.selectNodeContents(part);
                    const box = range.getBoundingClientRect();
                    // Letters and figures do not fill the height of their lines.
                    const room = box.height * .2;
                    return box.width > 0 && name.right > box.left + 1 && box.right > name.left + 1
                        && name.bottom - 2 > box.top + room && box.bottom - room > name.top + 2;
                }}))(document.querySelector('{card} .score-variant').getBoundingClientRect())"
            );
            assert_eq!(self.eval::<Vec<String>>(&covered).await, Vec::<String>::new(), "covered {when} at {visitor:?}");
        }
    }
}

#[test]
fn the_variant_is_named_on_every_screen_in_play_and_in_study() {
    for visitor in [PHONE, SMALL, LANDSCAPE, SMALL_LANDSCAPE, LAPTOP, DESKTOP, LARGE] {
        visit(visitor.reduced_motion(), async |page| {
            page.wait_for("#take-back").await;
            page.assert_variant("Stacks of five", "at the start").await;
            page.new_game(&["opponent=engine", "clock=custom"], &[("new-minutes", "65"), ("new-seconds", "0")]).await;
            page.wait_for(".lower .clock").await;
            page.assert_variant("Stacks of five", "with clocks").await;
            page.new_game(&["opponent=friend", "variant=six"], &[]).await;
            page.wait_for(".score.six").await;
            page.assert_variant("Stacks of six", "in the other variant").await;
            // Its card says what it means.
            page.touch(".lower .score").await;
            page.wait_for_words(".score-card:popover-open", "Stacks of six").await;
            page.press("Escape").await;
            page.open_room("#study", ".study-desk #board").await;
            page.assert_variant("Stacks of five", "in Study").await;
            fits(page, "Study").await;
        });
    }
}

#[test]
fn the_board_is_whole_below_the_header_at_400_percent_zoom() {
    let zoomed = Visitor { width: 320, height: 256, ..DESKTOP };
    visit(zoomed.reduced_motion(), async |page| {
        page.wait_for("#take-back").await;
        for (hash, sign) in
            [("#play", ".play #board"), ("#study", ".study-desk #board"), ("#learn/claim", "[data-lesson] #board")]
        {
            page.open_room(hash, sign).await;
            page.run("document.querySelector('#board').scrollIntoView({ block: 'nearest' });").await;
            page.settle().await;
            assert!(page.eval::<bool>(&is_inside("#board")).await, "{hash}");
            let covers = "document.querySelector('.head').getBoundingClientRect().bottom
                - document.querySelector('#board').getBoundingClientRect().top";
            assert!(page.eval::<f64>(covers).await <= 1.0, "the header covers the board in {hash}");
        }
    });
}

#[test]
fn the_form_for_a_new_game_is_in_sight_on_a_laptop_with_its_own_clock() {
    let laptop = Visitor { height: 720, ..DESKTOP };
    for visitor in [laptop, laptop.speaking("de-DE"), laptop.speaking("ru-RU")] {
        visit(visitor.reduced_motion(), async |page| {
            page.touch("#head-new-game").await;
            page.fill_in(&["opponent=engine", "clock=custom"], &[]).await;
            page.wait_for("#new-seconds").await;
            page.settle().await;
            for part in
                ["#new-minutes", "#new-seconds", "[data-field='clock']", ".opponent-plays", "#new-more > summary"]
            {
                let is_above = format!(
                    "document.querySelector({}).getBoundingClientRect().bottom
                        <= document.querySelector('.frame-foot').getBoundingClientRect().top + 1",
                    serde_json::json!(part)
                );
                assert!(page.eval::<bool>(&is_above).await, "{part} at {visitor:?}");
                assert!(page.eval::<bool>(&is_inside(part)).await, "{part} at {visitor:?}");
            }
            page.axe().await;
        });
    }
}

#[test]
fn the_colours_to_claim_have_a_heading_on_a_small_phone() {
    let small = Visitor { width: 360, height: 640, ..PHONE };
    for visitor in [small, small.speaking("de-DE"), small.speaking("fr-FR")] {
        visit(visitor.reduced_motion(), async |page| {
            page.wait_for("#take-back").await;
            page.settle().await;
            let is_shown = "(box => box.width > 40 && box.height > 10)(document.querySelector('.tray > h2').getBoundingClientRect())";
            assert!(page.eval::<bool>(is_shown).await, "{visitor:?}");
            assert!(page.eval::<bool>(&is_inside(".tray > h2")).await, "{visitor:?}");
            // It takes next to nothing from the board, which is about as wide as the window.
            let width: f64 =
                page.eval("document.querySelector('#board').getBoundingClientRect().height * 844 / 716").await;
            assert!(width >= 352.0, "{width} at {visitor:?}");
            fits(page, "the game").await;
        });
    }
}

#[test]
fn the_board_of_every_room_is_wholly_visible_beside_its_words() {
    for visitor in SIZES {
        visit(visitor.reduced_motion(), async |page| {
            page.wait_for("#board").await;
            let rooms = [
                ("#learn/claim", "[data-lesson='claim'] #board"),
                ("#learn/try/E7", "[data-try='E7'] #board"),
                ("#study", ".study-desk #board"),
            ];
            for (hash, sign) in rooms {
                page.open_room(hash, sign).await;
                page.run("document.querySelector('#board').scrollIntoView({ block: 'nearest' });").await;
                assert!(page.eval::<bool>(&is_inside("#board")).await, "{hash} at {visitor:?}");
                fits(page, hash).await;
            }
        });
    }
}

#[test]
fn the_board_takes_the_whole_height_of_a_wide_window() {
    for visitor in [LANDSCAPE, DESKTOP, LARGE] {
        visit(visitor.reduced_motion(), async |page| {
            page.wait_for("#board").await;
            page.settle().await;
            let share = "document.querySelector('#board').getBoundingClientRect().height / innerHeight";
            let share: f64 = page.eval(share).await;
            assert!(share > 0.88, "{share} of the height at {visitor:?}");
        });
    }
}

#[test]
fn the_record_has_room_for_some_moves_on_a_desktop() {
    for (width, height, rows) in [(1440, 900, 6.0), (1280, 720, 4.0)] {
        visit(Visitor { width, height, ..DESKTOP }.reduced_motion(), async |page| {
            page.new_game(&["opponent=friend", "start=seed"], &[("new-seed", "6")]).await;
            for turn in 0..9 {
                let turns = page.table().await.game().position().turns();
                page.play(turns[turn % turns.len()]).await;
            }
            let fit: f64 = page
                .eval(
                    "document.querySelector('.turns').clientHeight / document.querySelector('.turns li').offsetHeight",
                )
                .await;
            assert!(fit >= rows, "{fit} rows");
            let seen = "(list => (row => row.top >= list.top && row.bottom <= list.bottom)(
                document.querySelector('.turn[aria-current]').getBoundingClientRect()))(
                document.querySelector('.turns').getBoundingClientRect())";
            page.wait_until(seen, "the whole current move").await;
        });
    }
}

#[test]
fn zen_mode_leaves_the_board_and_ends_with_escape_a_button_or_a_reload() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.wait_for("#zen-leave").await;
        page.run("document.querySelector('#board [tabindex=\"0\"]').focus();").await;
        let hidden = "!document.querySelector('.head').checkVisibility()";
        page.press("z").await;
        page.wait_until(hidden, "no header").await;
        assert!(page.eval::<bool>(&is_inside("#board")).await);
        assert!(page.eval::<bool>(&is_inside("#status")).await);
        page.press("Escape").await;
        page.wait_until("document.querySelector('.head').checkVisibility()", "the header").await;
        page.touch("#head-settings").await;
        page.touch("#zen").await;
        page.wait_until(hidden, "no header").await;
        page.touch("#zen-leave").await;
        page.wait_until("document.querySelector('.head').checkVisibility()", "the header").await;
        page.touch("#head-settings").await;
        page.touch("#zen").await;
        page.wait_until(hidden, "no header").await;
        page.reload().await;
        page.wait_for("#board").await;
        assert!(!page.eval::<bool>(hidden).await);
    });
}

#[test]
fn notches_and_rounded_corners_cover_nothing() {
    let insets = [(PHONE, json!({ "top": 59, "bottom": 34 })), (LANDSCAPE, json!({ "left": 59, "right": 59 }))];
    for (visitor, insets) in insets {
        visit(visitor.reduced_motion(), async |page| {
            page.wait_for("#take-back").await;
            page.tab().call("Emulation.setSafeAreaInsetsOverride", json!({ "insets": insets })).await.expect("insets");
            let edge = |side: &str| insets[side].as_f64().unwrap_or_default();
            let (width, height) = (f64::from(visitor.width), f64::from(visitor.height));
            for (part, [x, y, w, h]) in page.boxes(&["#head-name", "#to-play", "#board", ".side > .lower"]).await {
                assert!(x >= edge("left") && y >= edge("top"), "{part} begins at {x}, {y} ({visitor:?})");
                let (right, bottom) = (width - edge("right"), height - edge("bottom"));
                assert!(x + w <= right && y + h <= bottom, "{part} ends at {}, {} ({visitor:?})", x + w, y + h);
            }
        });
    }
}

#[test]
fn clocks_are_the_largest_figures_of_their_cards() {
    for visitor in [DESKTOP, PHONE, SMALL, LANDSCAPE] {
        visit(visitor.reduced_motion(), async |page| {
            page.new_game(&["opponent=engine", "clock=custom"], &[("new-minutes", "65"), ("new-seconds", "0")]).await;
            page.wait_for(".lower .clock").await;
            let size = "css => parseFloat(getComputedStyle(document.querySelector(css)).fontSize)";
            let larger: bool =
                page.eval(&format!("({size})('.lower .clock') > ({size})('.lower .score-number')")).await;
            assert!(larger, "{visitor:?}");
            let parts = [".lower .player-sign", ".lower .score", ".lower .claimed-colors", ".lower .clock"];
            let boxes = page.boxes(&parts).await;
            for (one, other) in [(0, 1), (1, 2), (1, 3), (2, 3)].map(|(one, other)| (parts[one], parts[other])) {
                let ([x, y, w, h], [left, top, width, height]) = (boxes[one], boxes[other]);
                let apart =
                    x + w <= left + 1.0 || left + width <= x + 1.0 || y + h <= top + 1.0 || top + height <= y + 1.0;
                assert!(apart, "{one} and {other} overlap at {visitor:?}: {boxes:?}");
            }
            fits(page, "a game with long clocks").await;
        });
    }
}

#[test]
fn the_button_that_begins_a_game_is_in_sight_on_a_phone_on_its_side() {
    visit(LANDSCAPE.reduced_motion(), async |page| {
        page.touch("#head-new-game").await;
        page.wait_for("#new-start").await;
        page.settle().await;
        assert!(page.eval::<bool>(&is_inside("#new-start")).await);
    });
}

#[test]
fn the_level_is_remembered_through_a_game_with_a_friend() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=engine", "level=7"], &[]).await;
        page.new_game(&["opponent=friend"], &[]).await;
        page.touch("#head-new-game").await;
        page.fill_in(&["opponent=engine"], &[]).await;
        page.wait_for("#dialog input[name='level'][value='7']:checked").await;
    });
}
