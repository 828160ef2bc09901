//! Moments: what is seen and heard when a stack moves, when it is completed, and at the end of a game.

use std::time::Duration;

use lyngk_rules::{Completion, PerPlayer, Position, SplitMix64, Turn, Variant};
use lyngk_view::{Arrangement, Intent, Level, Seat, Table, say};

use crate::table::{english, position_where, some_turn, with_stored};
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit, visit_prepared};

/// A turn that completes a stack in this way.
fn completing(position: &Position, wanted: Completion) -> Option<Turn> {
    let completes = |turn: &Turn| {
        let completed = position.consequences(*turn).ok().and_then(|consequences| consequences.completed);
        completed.is_some_and(|completed| completed.completion == wanted)
    };
    position.turns().into_iter().find(completes)
}

/// A position and a turn that completes a stack in this way.
fn before_completing(variant: Variant, wanted: Completion) -> (Position, Turn) {
    let position = position_where(variant, |position| completing(position, wanted).is_some());
    (position, completing(&position, wanted).expect("the position was found by it"))
}

/// Records in `document.seen` what is displayed in each frame: a stack that moves, one that is celebrated, completed stacks on the
/// cards, the status.
async fn watch(page: &Visit) {
    let script = "
        document.seen = [];
        const look = () => {
            const now = {
                moves: document.querySelector('.flight > g') !== null,
                celebrates: document.querySelector('.moment') !== null,
                count: document.querySelectorAll('.captured li, .slot.filled').length,
                status: document.querySelector('#status')?.textContent,
            };
            const last = document.seen.at(-1);
            if (JSON.stringify(last) !== JSON.stringify(now)) document.seen.push(now);
            requestAnimationFrame(look);
        };
        look();";
    page.run(script).await;
}

#[test]
fn leaving_the_game_while_a_stack_moves_does_no_harm() {
    visit(DESKTOP, async |page| {
        page.new_game(&["opponent=friend", "start=seed"], &[("new-seed", "4")]).await;
        let mut chance = SplitMix64::new(4);
        let mut table = page.table().await;
        for room in ["learn", "puzzles", "study"] {
            let turn = some_turn(table.game().position(), &mut chance);
            table = page.play(turn).await;
            page.run(&format!("location.hash = '#{room}';")).await;
            page.wait_for(&format!("#room[data-room='{room}']")).await;
            // Longer than any animation.
            page.run("await new Promise(done => setTimeout(done, 900));").await;
            page.run("location.hash = '#play';").await;
            page.wait_for("#board").await;
        }
        assert_eq!(table.game().turns().len(), 3);
        page.wait_for_status("Player 2 to move").await;
    });
}

#[test]
fn the_status_changes_when_the_stack_has_landed() {
    visit(DESKTOP, async |page| {
        page.new_game(&["opponent=engine", "level=1", "side=first", "start=seed"], &[("new-seed", "4")]).await;
        let table = page.table().await;
        let script = "
            document.early = [];
            document.changes = 0;
            const status = document.querySelector('#status');
            new MutationObserver(() => {
                document.changes += 1;
                if (document.querySelector('.flight > g') !== null) document.early.push(status.textContent);
            }).observe(status, { childList: true, characterData: true, subtree: true });";
        page.run(script).await;
        page.play(some_turn(table.game().position(), &mut SplitMix64::new(4))).await;
        page.table_after(2).await;
        page.wait_until("document.changes >= 2", "both turns to be told").await;
        page.wait_for_status("Your turn").await;
        assert_eq!(page.eval::<Vec<String>>("document.early").await, [""; 0], "said before the stack landed");
    });
}

#[test]
fn a_completed_stack_flies_to_its_owner_and_counts_when_it_arrives() {
    let (position, turn) = before_completing(Variant::Standard, Completion::Removed);
    visit(DESKTOP, async |page| {
        page.friends_at(position).await;
        let before = page.count(".captured li, .slot.filled").await;
        watch(page).await;
        page.play(turn).await;
        page.wait_for(".moment .moment-piece").await;
        page.wait_until_gone(".moment").await;
        assert_eq!(page.count(".captured li, .slot.filled").await, before + 1);
        let early = format!("document.seen.some(({{ celebrates, count }}) => celebrates && count !== {before})");
        assert!(!page.eval::<bool>(&early).await, "it counted before it arrived");
        // Looking back and returning repeats nothing.
        page.run("document.seen = [];").await;
        page.click("#look-start").await;
        page.click("#present").await;
        page.settle().await;
        assert!(!page.eval::<bool>("document.seen.some(({ celebrates, moves }) => celebrates || moves)").await);
        assert_eq!(page.count(".captured li, .slot.filled").await, before + 1);
    });
}

#[test]
fn without_motion_a_completed_stack_counts_at_once() {
    let (position, turn) = before_completing(Variant::Standard, Completion::Removed);
    visit(DESKTOP.reduced_motion(), async |page| {
        page.friends_at(position).await;
        let before = page.count(".captured li, .slot.filled").await;
        watch(page).await;
        page.play(turn).await;
        page.settle().await;
        assert_eq!(page.count(".captured li, .slot.filled").await, before + 1);
        assert!(!page.eval::<bool>("document.seen.some(({ celebrates, moves }) => celebrates || moves)").await);
    });
}

#[test]
fn an_obstacle_and_a_winning_stack_of_six_stay_on_the_board() {
    for (variant, completion, pieces) in
        [(Variant::Standard, Completion::Obstacle, 0), (Variant::Six, Completion::Won, 6)]
    {
        let (position, turn) = before_completing(variant, completion);
        visit(DESKTOP, async |page| {
            page.friends_at(position).await;
            page.play(turn).await;
            page.wait_for(".moment .moment-ring").await;
            assert_eq!(page.count(".moment .moment-piece").await, pieces);
            page.wait_until_gone(".moment").await;
        });
    }
}

/// A game against level 1, as an earlier visit would have stored it.
fn against_the_engine(turns: usize) -> String {
    let seats = PerPlayer::new(Seat::Person, Seat::Engine(Level::new(1).expect("a level")));
    let start = Position::random_start(21, Variant::Standard);
    let mut table = Table::new(&Arrangement { start, seats, control: None });
    let mut chance = SplitMix64::new(3);
    for _ in 0..turns {
        let turn = some_turn(table.game().position(), &mut chance);
        let intent = match table.engine_request() {
            Some(request) => Intent::EngineTurn { request: request.number, turn },
            None => Intent::Type(turn.to_string()),
        };
        table.act(intent, Duration::ZERO);
    }
    assert_eq!(table.game().turns().len(), turns);
    table.save(Duration::ZERO)
}

#[test]
fn the_end_card_reviews_the_game_and_steps_to_its_turns() {
    let stored = with_stored(&[("lyngk.game", &against_the_engine(8))]);
    visit_prepared(DESKTOP.reduced_motion(), &stored, async |page| {
        page.click("#resign").await;
        page.click("#resign-yes").await;
        assert_eq!(page.text("#game-over .over-title").await, "You lost after 8 moves.");
        page.wait_for("#over-graph").await;
        assert_eq!(page.attribute("#over-graph", "aria-valuenow").await.as_deref(), Some("8"));
        page.run("document.querySelector('#over-graph').focus();").await;
        page.press("ArrowLeft").await;
        page.wait_for_status("After move 7").await;
        assert_eq!(page.count("#game-over").await, 1, "the card stays");
        page.press("End").await;
        page.wait_for_status("You lost").await;
        page.axe().await;
        page.click("#over-review").await;
        page.wait_for("#tab-review[aria-selected='true']").await;
        page.wait_for("#review-progress, #review-graph").await;
    });
}

#[test]
fn rematch_and_review_stay_at_hand_until_the_next_game() {
    let stored = with_stored(&[("lyngk.game", &against_the_engine(4))]);
    for visitor in [DESKTOP, PHONE, SMALL] {
        visit_prepared(visitor.reduced_motion(), &stored, async |page| {
            page.touch("#resign").await;
            page.touch("#resign-yes").await;
            page.wait_for("#game-over").await;
            assert_in_window(page, "#over-rematch").await;
            assert_in_window(page, "#over-review").await;
            page.touch("#over-close").await;
            page.wait_until_gone("#game-over").await;
            assert_in_window(page, "#rematch").await;
            assert_in_window(page, "#review").await;
            page.reload().await;
            page.wait_for("#rematch").await;
            page.touch("#over-rematch").await;
            page.wait_until_gone("#game-over").await;
            page.wait_until_gone("#rematch").await;
            assert!(page.table().await.ended().is_none());
        });
    }
}

/// Fails unless an element is wholly within the window, without scrolling.
async fn assert_in_window(page: &Visit, css: &str) {
    page.wait_for(css).await;
    // A touch before may have scrolled.
    page.run("scrollTo(0, 0);").await;
    let inside = format!(
        "(box => scrollY === 0 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth)
            (document.querySelector('{css}').getBoundingClientRect())"
    );
    page.wait_until(&inside, &format!("{css} to be in the window")).await;
}

#[test]
fn three_losses_in_a_row_suggest_an_easier_opponent_and_a_reload_counts_nothing() {
    let level = Level::new(2).expect("a level");
    visit(DESKTOP.reduced_motion(), async |page| {
        for game in 1..=3 {
            page.new_game(&["opponent=engine", "level=2", "side=first", "start=random"], &[]).await;
            page.click("#resign").await;
            page.click("#resign-yes").await;
            page.wait_for("#game-over").await;
            assert_eq!(page.count("#over-try").await, usize::from(game == 3), "after {game} losses");
            page.reload().await;
            page.wait_for("#game-over").await;
        }
        let easier = Level::new(level.number() - 1).expect("a level");
        let name = say::opponent(&english(), easier);
        assert_eq!(page.text("#over-try").await, format!("Try {name} next"));
        page.click("#over-try").await;
        let table = page.table_when("a new game", |table| table.ended().is_none()).await;
        assert!(table.seats().values().any(|seat| *seat == Seat::Engine(easier)));
    });
}

#[test]
fn the_end_card_copes_without_the_engine() {
    let stored = with_stored(&[("lyngk.game", &against_the_engine(4))]);
    let without = "window.Worker = class { constructor() { throw new Error('none'); } };";
    visit_prepared(DESKTOP.reduced_motion(), &format!("{stored}\n{without}"), async |page| {
        page.click("#resign").await;
        page.click("#resign-yes").await;
        page.wait_for_words("#game-over .over-note", "No graph just now").await;
        page.wait_for("#over-rematch").await;
    });
}

/// The sounds that were played so far.
async fn sounds(page: &Visit) -> Vec<String> {
    page.settle().await;
    page.eval("performance.getEntriesByType('mark').map(it => it.name).filter(it => it.startsWith('sound-'))").await
}

#[test]
fn completing_claiming_refusing_and_losing_sound_different_and_volume_zero_is_silent() {
    let (position, turn) = before_completing(Variant::Standard, Completion::Removed);
    visit(DESKTOP.reduced_motion(), async |page| {
        page.friends_at(position).await;
        page.play(turn).await;
        let played = sounds(page).await;
        assert!(played.contains(&"sound-put-down".to_owned()) && played.contains(&"sound-complete".to_owned()));
        page.new_game(&["opponent=engine", "level=1", "side=first", "start=random"], &[]).await;
        page.click("#resign").await;
        page.click("#resign-yes").await;
        assert!(sounds(page).await.contains(&"sound-loss".to_owned()));

        page.click("#head-settings").await;
        page.run("const slider = document.querySelector('#settings-volume'); slider.value = 0; slider.dispatchEvent(new Event('input', { bubbles: true }));").await;
        page.wait_for_words(".volume output", "Off").await;
        page.press("Escape").await;
        page.wait_until_gone("#dialog[open]").await;
        page.run("performance.clearMarks();").await;
        page.friends_at(position).await;
        page.play(turn).await;
        assert_eq!(sounds(page).await, [""; 0]);
    });
}
