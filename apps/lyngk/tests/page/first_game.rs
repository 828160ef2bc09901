//! The guide through somebody's first game.

use lyngk_rules::{Point, Turn};
use lyngk_study::first_game;

use crate::table::{at, with_stored};
use crate::visit::{DESKTOP, PHONE, Visit, visit, visit_prepared};

/// The stored stage of the guide.
async fn stage(page: &Visit) -> Option<String> {
    page.eval("localStorage.getItem('lyngk.guide')").await
}

#[test]
fn the_first_game_suggests_a_move_and_then_explains_the_first_claim() {
    for visitor in [DESKTOP, PHONE] {
        visit(visitor.reduced_motion(), async |page| {
            page.wait_for("#guide[data-open]").await;
            let path = first_game::first_move(page.table().await.game().position()).expect("a move");
            let (from, to) = (path[0], path[path.len() - 1]);
            page.wait_for_words("#guide-text", &format!("from {from} to {to}")).await;
            page.wait_for(".pointed path").await;
            assert_eq!(page.attribute("#guide-text", "aria-live").await.as_deref(), Some("polite"));
            let covers = "(([guide, board]) => guide.top < board.bottom && guide.left < board.right)(
                ['#guide', '#board'].map(css => document.querySelector(css).getBoundingClientRect()))";
            assert!(!page.eval::<bool>(covers).await, "it covers the board");
            page.play(Turn::Move { claim: None, from, to }).await;
            let table = page.table_after(2).await;
            let claim = first_game::first_claim(table.game().position()).expect("nearly all stacks are left");
            page.wait_for(&format!("#guide[data-color='{}']", claim.color.name())).await;
            page.wait_for_words("#guide-text", &format!("{} pieces and stacks", claim.stacks.len())).await;
            let marked: usize = page.count("#board [data-hinted]").await;
            assert_eq!(marked, claim.stacks.len());
            assert!(
                page.count(&format!("{}[data-hinted]", at(claim.stacks.iter().next().unwrap_or(Point::E4)))).await == 1
            );
            // A chosen colour is explained by the tray.
            page.touch(&format!(".claim[data-color='{}']", claim.color.name())).await;
            page.wait_until_gone("#guide[data-open]").await;
            let turns = table.game().position().turns();
            let turn = turns.into_iter().find(|turn| turn.claim() == Some(claim.color)).expect("a turn with it");
            let Turn::Move { from, to, .. } = turn else { panic!("a move") };
            page.choose(from).await;
            page.wait_for(&format!("{}[data-use='landing']", at(to))).await;
            page.choose(to).await;
            page.wait_until("localStorage.getItem('lyngk.guide') === 'done'", "the end of the guide").await;
        });
    }
}

#[test]
fn the_guide_is_closed_with_one_key_for_good_and_spares_those_who_have_played() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.wait_for("#guide[data-open]").await;
        page.press("Escape").await;
        page.wait_until_gone("#guide[data-open]").await;
        assert_eq!(page.count(".pointed path").await, 0);
        assert_eq!(stage(page).await.as_deref(), Some("done"));
        page.reload().await;
        page.wait_for("#hint-button").await;
        page.settle().await;
        assert_eq!(page.count("#guide").await, 0);
    });
    visit_prepared(DESKTOP.reduced_motion(), &with_stored(&[("lyngk.welcomed", "yes")]), async |page| {
        page.wait_for("#hint-button").await;
        page.settle().await;
        assert_eq!(page.count("#guide").await, 0);
    });
}
