//! Signs on the board beside the stacks: paths, threats, slots.

use std::collections::BTreeSet;

use lyngk_rules::{PerPlayer, Point, Position, SplitMix64, Stack, Turn, Variant};
use lyngk_view::{Arrangement, Seat, Table, Threat, say};

use crate::table::{at, english, position_where, some_turn};
use crate::visit::{DESKTOP, PHONE, Visit, visit};

/// A turn over more than one LYNGK point without a claim, and its path.
fn by_lyngk_points(position: &Position) -> Option<(Turn, Vec<Point>)> {
    let with_way = |turn: Turn| Some((turn, position.path(turn)?));
    let far = |(turn, way): &(Turn, Vec<Point>)| matches!(turn, Turn::Move { claim: None, .. }) && way.len() > 3;
    position.turns().into_iter().filter_map(with_way).find(far)
}

#[test]
fn the_path_over_lyngk_points_is_drawn_before_the_move() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let position = position_where(Variant::Standard, |position| by_lyngk_points(position).is_some());
        let (turn, way) = by_lyngk_points(&position).expect("one");
        let Turn::Move { from, to, .. } = turn else { panic!("a move") };
        page.friends_at(position).await;
        page.choose(from).await;
        assert_eq!(page.count("#board .way").await, 0);
        page.hover(&at(to)).await;
        page.wait_for("#board .way:not(.casing)").await;
        // A line from each stop to the next, and a ring around each LYNGK point.
        let drawn = page.attribute("#board .way:not(.casing)", "d").await.unwrap_or_default();
        assert_eq!(drawn.matches('M').count(), (way.len() - 1) + (way.len() - 2), "{drawn}");
        page.settle().await;
        let label = page.attribute(&at(to), "aria-label").await.unwrap_or_default();
        assert!(label.contains("by the LYNGK rule"), "{label}");
        page.choose(to).await;
        page.table_after(1).await;
        page.wait_for_words("#message", "by the LYNGK rule through").await;
        for point in &way[1..way.len() - 1] {
            page.wait_for_words("#message", &point.to_string()).await;
        }
    });
}

#[test]
fn threats_are_marked_and_described() {
    visit(DESKTOP.reduced_motion(), async |page| {
        let position = position_where(Variant::Standard, |position| Threat::all(position).len() > 1);
        page.friends_at(position).await;
        page.run("document.querySelector(\"#threats[aria-pressed='true']\")?.click();").await;
        page.click("#threats").await;
        page.wait_for("#threats[aria-pressed='true']").await;
        page.wait_for("#board .chip-threat").await;
        let mut marked: Vec<_> = Threat::all(&position).iter().map(|threat| (threat.player, threat.point)).collect();
        marked.sort_by_key(|(player, point)| (player.index(), point.index()));
        marked.dedup();
        // A point that both threaten has one mark with both signs.
        let points: BTreeSet<usize> = marked.iter().map(|(_, point)| point.index()).collect();
        assert_eq!(page.count("#board .chip-threat").await, points.len());
        assert_eq!(page.count("#board .chip-threat .player-sign").await, marked.len());
        let table = Table::new(&Arrangement { start: position, seats: PerPlayer::both(Seat::Person), control: None });
        let said = say::threats(&english(), &table).join(" ");
        page.wait_for_words("#threat-lines", &said).await;
        // It is told once, where it can be seen in every layout.
        page.wait_for_words("#message", &said).await;
        page.wait_for("#threat-lines[aria-live='off']").await;
        page.settle().await;
        let label = page.attribute(&at(marked[0].1), "aria-label").await.unwrap_or_default();
        assert!(label.contains("could complete a stack here"), "{label}");
        page.click("#threats").await;
        page.wait_until_gone("#board .chip-threat").await;
        page.wait_until("document.querySelector('#message').textContent.trim() === ''", "no more words").await;
        // If there are none, a sentence says so.
        page.new_game(&["opponent=friend", "start=random"], &[]).await;
        page.run("document.querySelector(\"#threats[aria-pressed='true']\")?.click();").await;
        page.click("#threats").await;
        page.wait_for_words("#message", "Neither player can complete a stack next turn.").await;
    });
}

#[test]
fn a_rotated_board_is_played_like_any_other() {
    visit(DESKTOP.reduced_motion(), async |page| {
        // The welcome disappears with the first turn, and the board moves up.
        page.click("#welcome-not-now").await;
        page.new_game(&["opponent=friend", "start=random"], &[]).await;
        let mut chance = SplitMix64::new(51);
        let place = "(box => `${Math.round(box.x)} ${Math.round(box.y)}`)(document.querySelector('[data-point=a1] .spot-hit').getBoundingClientRect())";
        let mut places: Vec<String> = Vec::new();
        for number in 0..6 {
            let place: String = page.eval(place).await;
            assert!(!places.contains(&place), "the board has turned");
            places.push(place);
            let position = *page.table().await.game().position();
            let turn = some_turn(&position, &mut chance);
            if number % 2 == 0 {
                page.play(turn).await
            } else {
                page.play_by_drag(turn).await
            };
            page.hover("h1").await;
            page.click("#rotate").await;
        }
        assert_eq!(page.eval::<String>(place).await, places[0], "six times are once around");
    });
}

/// The number of slots drawn at each stack.
async fn slots(page: &Visit) -> Vec<usize> {
    let slots =
        "[...document.querySelectorAll('#board .tag-slots')].map(slots => slots.querySelectorAll('.slot').length)";
    let mut slots: Vec<usize> = page.eval(slots).await;
    slots.sort_unstable();
    slots
}

#[test]
fn every_stack_shows_its_height_and_a_slot_for_every_colour() {
    for (variant, colors) in [(Variant::Standard, 5), (Variant::Six, 6)] {
        visit(PHONE.reduced_motion(), async |page| {
            let stacks = |position: &Position| -> Vec<Stack> {
                let all = position.occupied().iter().map(|point| position.stack(point));
                all.filter(|stack| stack.height() > 1).collect()
            };
            let position = position_where(variant, |position| {
                stacks(position).iter().filter(|stack| stack.height() > 3).count() > 1
            });
            page.friends_at(position).await;
            page.wait_for("#board .tag-slots").await;
            // The sixth slot is for a joker; more jokers have slots of their own.
            let jokers = |stack: &Stack| stack.jokers().saturating_sub(usize::from(variant == Variant::Six));
            let mut expected: Vec<usize> = stacks(&position).iter().map(|stack| colors + jokers(stack)).collect();
            expected.sort_unstable();
            assert_eq!(slots(page).await, expected);
            for point in position.occupied() {
                let height = page.attribute(&at(point), "data-height").await;
                assert_eq!(height, Some(position.height(point).to_string()));
            }
        });
    }
}
