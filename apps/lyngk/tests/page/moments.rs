//! Moments: what is seen and heard when a stack moves, when it is completed, and at the end of a game.

use lyngk_rules::{Completion, Position, SplitMix64, Turn, Variant};

use crate::table::{position_where, some_turn};
use crate::visit::{DESKTOP, Visit, visit};

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
