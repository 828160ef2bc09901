//! The panels beside the board: score, lead, claims in the making, clocks, and turns in words.

use std::time::Duration;

use lyngk_rules::{Color, PerPlayer, Player, Position, SplitMix64, Turn, Variant};
use lyngk_view::{Arrangement, Intent, Seat, Table, say};

use crate::table::{english, with_stored};
use crate::visit::{DESKTOP, PHONE, SMALL, Visit, visit, visit_prepared};

/// A game of two people in which stacks are completed whenever possible, until a condition is met.
fn game(variant: Variant, control: Option<&str>, is_done: impl Fn(&Table) -> bool) -> Table {
    let begin = |seed: u64| {
        let start = Position::random_start(seed, variant);
        let control = control.map(|text| text.parse().expect("a time control"));
        Table::new(&Arrangement { start, seats: PerPlayer::both(Seat::Person), control })
    };
    let play = |seed: u64| {
        let mut chance = SplitMix64::new(seed);
        let mut table = begin(seed);
        while !is_done(&table) {
            let position = *table.game().position();
            let completing = position.turns().into_iter().find(|&turn| position.completes(turn));
            let turn = completing.or_else(|| position.random_turn(&mut chance))?;
            let intent = if turn == Turn::Pass { Intent::Pass } else { Intent::Type(turn.to_string()) };
            table.act(intent, Duration::ZERO);
        }
        Some(table)
    };
    (1..200).find_map(play).expect("one of the games")
}

/// Three completed stacks for one player and two for the other, while the game goes on.
fn well_on() -> Table {
    game(Variant::Standard, None, |table| {
        let position = table.game().position();
        let scored = [Player::One, Player::Two].map(|player| position.scored(player));
        table.ended().is_none() && (scored == [3, 2] || scored == [2, 3])
    })
}

fn stored(table: &Table) -> String {
    with_stored(&[("lyngk.game", &table.save(Duration::ZERO)), ("lyngk.welcomed", "yes")])
}

fn card(player: Player) -> String {
    format!(".player[data-player='{player}']")
}

/// Compares cards, lead and tray with a position.
async fn assert_shows(page: &Visit, table: &Table, position: &Position) {
    page.wait_for_words(".lead", &say::lead(&english(), table, position)).await;
    for player in Player::ALL {
        let card = card(player);
        let scored = usize::from(position.scored(player));
        assert_eq!(page.text(&format!("{card} .score-number")).await, scored.to_string());
        assert_eq!(page.count(&format!("{card} .slot.filled")).await, scored);
        assert_eq!(page.count(&format!("{card} .claimed")).await, position.claims(player).len());
    }
    let owned: usize = Player::ALL.into_iter().map(|player| position.claims(player).len()).sum();
    assert_eq!(page.count("#claim-tray .tray-owner").await, owned);
}

#[test]
fn the_score_is_a_number_with_slots_that_show_the_completed_stacks() {
    let table = well_on();
    visit_prepared(DESKTOP.reduced_motion(), &stored(&table), async |page| {
        assert_shows(page, &table, table.game().position()).await;
        let size = "parseFloat(getComputedStyle(document.querySelector('.score-number')).fontSize)";
        assert!(page.eval::<f64>(size).await >= 32.0, "the number is large");
        let height = "document.querySelector('.slot.filled svg').getBoundingClientRect().height";
        assert!(page.eval::<f64>(height).await >= 32.0, "a completed stack can be recognised");
        for player in Player::ALL {
            assert_eq!(page.count(&format!("{} .slot", card(player))).await, 5);
        }
        // Its pieces, in words and in full size.
        page.click(&format!("{} .score", card(Player::One))).await;
        page.wait_for("#score-1:popover-open .score-counts").await;
        let stack = table.game().captured(Player::One)[0];
        let words = english();
        let pieces: Vec<String> = stack.pieces().rev().map(|piece| say::piece(&words, piece)).collect();
        page.wait_for_words("#score-1 .score-stacks", &pieces.join(", ")).await;
        page.press("Escape").await;
        page.wait_until_gone("#score-1:popover-open").await;
    });
}

#[test]
fn cards_and_tray_show_the_position_on_display() {
    let table = well_on();
    visit_prepared(DESKTOP.reduced_motion(), &stored(&table), async |page| {
        assert_shows(page, &table, table.game().position()).await;
        for ply in [1, table.game().turns().len() / 2] {
            page.run(&format!("document.querySelector('#record .turn[data-ply=\"{ply}\"]').click();")).await;
            page.wait_for_position(&table, ply).await;
            assert_shows(page, &table, table.game().position_after(ply).expect("a position")).await;
            let words = say::turn_at(&english(), &table, ply).expect("a turn");
            page.wait_for_words(".last-turn", &words).await;
        }
    });
}

#[test]
fn a_chosen_claim_says_what_to_do_next_on_every_screen() {
    for visitor in [DESKTOP.reduced_motion(), SMALL.reduced_motion()] {
        visit(visitor, async |page| {
            page.new_game(&["opponent=friend"], &[]).await;
            page.wait_for_words("#claim-preview", "there is no hurry").await;
            page.touch(".claim[data-color='red']").await;
            page.wait_for_status("Claim red: now move").await;
            let red = page.table().await.game().position().topped(Color::Red).len();
            page.wait_for_words("#claim-preview", &format!("{red} pieces and stacks become yours")).await;
            page.wait_for_words("#claim-preview", "Choose red again to undo.").await;
            let visible = "[...document.querySelectorAll('#claim-preview')]
                .filter((text) => text.checkVisibility() && text.textContent.includes('become yours')).length";
            assert_eq!(page.eval::<usize>(visible).await, 1, "the text is there once");
            page.touch(".claim[data-color='red']").await;
            page.wait_for_status("Player 1 to move").await;
        });
    }
}

#[test]
fn a_refusal_links_to_its_rule() {
    visit(DESKTOP.reduced_motion(), async |page| {
        page.new_game(&["opponent=friend"], &[]).await;
        page.write("#typed-turn", "pass").await;
        page.press("Enter").await;
        page.wait_for("#refusal a.rule-link").await;
        let name = page.text("#refusal a.rule-link").await;
        let rule = name.strip_prefix("Rule ").expect("E5 alone would look like a point of the board");
        page.run("document.querySelector('#refusal a.rule-link').focus();").await;
        page.press("Enter").await;
        page.wait_until(&format!("location.hash === '#learn/rules/{rule}'"), "the address of the rule").await;
        page.wait_until(
            &format!("document.activeElement.querySelector('.clause-number')?.textContent === '{rule}'"),
            "the rule to have the focus",
        )
        .await;
    });
}

#[test]
fn low_time_shows_by_shape_and_weight_and_moves_only_if_allowed() {
    let control = Some("60+0");
    let played = |seconds: u64| {
        let table = game(Variant::Standard, control, |table| table.game().turns().len() == 1);
        let text = table.save(Duration::from_secs(60 - seconds));
        with_stored(&[("lyngk.game", &text), ("lyngk.welcomed", "yes")])
    };
    let clock = format!("{} .clock", card(Player::Two));
    let style = |name: &str| format!("getComputedStyle(document.querySelector(\"{clock}\")).{name}");
    visit_prepared(DESKTOP, &played(15), async |page| {
        page.wait_for(&format!("{clock}.low:not(.critical) .icon")).await;
        assert_eq!(page.eval::<String>(&style("fontWeight")).await, "700");
        assert_eq!(page.count(&format!("{} .clock.low", card(Player::One))).await, 0);
    });
    for visitor in [DESKTOP, DESKTOP.reduced_motion()] {
        visit_prepared(visitor, &played(9), async |page| {
            page.click("#continue").await;
            page.wait_for(&format!("{clock}.critical.runs")).await;
            let animation = if visitor.reduced_motion { "none" } else { "clock-pulse" };
            assert_eq!(page.eval::<String>(&style("animationName")).await, animation);
        });
    }
}

#[test]
fn on_a_phone_the_clock_is_at_the_end_of_its_row() {
    visit(PHONE.reduced_motion(), async |page| {
        page.new_game(&["opponent=friend", "clock=custom"], &[("new-minutes", "7")]).await;
        page.wait_for(".player .clock").await;
        for player in Player::ALL {
            let edges = format!(
                "(() => {{
                    const card = document.querySelector(\"{0}\").getBoundingClientRect();
                    const clock = document.querySelector(\"{0} .clock\").getBoundingClientRect();
                    return card.right - clock.right;
                }})()",
                card(player)
            );
            assert!((0.0..16.0).contains(&page.eval::<f64>(&edges).await));
        }
    });
}

#[test]
fn the_six_stack_game_is_named_and_tells_who_completed_the_six() {
    let table = game(Variant::Six, None, |table| {
        let position = table.game().position();
        position.turns().iter().any(|&turn| position.completes(turn))
    });
    let position = *table.game().position();
    let turn = position.turns().into_iter().find(|&turn| position.completes(turn)).expect("a stack of six");
    let Turn::Move { to, .. } = turn else { panic!("a move") };
    let winner = say::player(&english(), &table, position.to_move());
    visit_prepared(DESKTOP.reduced_motion(), &stored(&table), async |page| {
        assert_eq!(page.text(".upper .score-variant").await, "Stacks of six");
        assert_eq!(page.count(".upper .slot").await, 1);
        page.write("#typed-turn", &turn.to_string()).await;
        page.press("Enter").await;
        page.wait_for_words("#game-over", &format!("{winner} completed a stack of six on {to}.")).await;
        page.wait_for(&format!("{} .slot.filled svg", card(position.to_move()))).await;
        let counts = "document.querySelector('#game-over table')?.checkVisibility() ?? false";
        assert!(!page.eval::<bool>(counts).await, "nothing was counted");
    });
    visit(DESKTOP, async |page| assert_eq!(page.text(".upper .score-variant").await, "Stacks of five"));
}

#[test]
fn the_record_shows_claims_by_their_colour_and_tells_turns_in_words() {
    let table = well_on();
    let claim = |turn: &Turn| turn.claim().is_some();
    let ply = table.game().turns().iter().position(claim).expect("a claim") + 1;
    let turn = table.game().turns()[ply - 1];
    let Turn::Move { from, to, .. } = turn else { panic!("a move") };
    visit_prepared(DESKTOP.reduced_motion(), &stored(&table), async |page| {
        let cell = format!("#record .turn[data-ply='{ply}']");
        assert_eq!(page.text(&format!("{cell} > [aria-hidden]:not(svg)")).await, format!("{from}-{to}"));
        assert_eq!(page.count(&format!("{cell} .disc")).await, 1);
        assert_eq!(page.attribute(&cell, "title").await, Some(turn.to_string()));
        assert_eq!(Some(page.text(&format!("{cell} > .sr-only")).await), say::turn_at(&english(), &table, ply));
    });
}

#[test]
fn with_forced_colours_it_shows_whose_turn_it_is_and_which_clock_runs() {
    visit(DESKTOP.reduced_motion().forced_colors().alone(), async |page| {
        page.new_game(&["opponent=friend", "clock=custom"], &[("new-minutes", "7")]).await;
        page.play(page.table().await.game().position().turns()[0]).await;
        page.wait_for(&format!("{}.is-to-move", card(Player::Two))).await;
        page.wait_for(".clock.runs").await;
        let of = |css: &str, style: &str| format!("getComputedStyle(document.querySelector(\"{css}\")).{style}");
        let [moving, waiting] = [Player::Two, Player::One].map(card);
        for style in ["borderTopWidth", "borderTopColor"] {
            let [one, other]: [String; 2] =
                page.eval(&format!("[{}, {}]", of(&moving, style), of(&waiting, style))).await;
            assert_ne!(one, other, "{style}");
        }
        let [runs, stands]: [String; 2] = page
            .eval(&format!(
                "[{}, {}]",
                of(&format!("{moving} .clock"), "backgroundColor"),
                of(&format!("{waiting} .clock"), "backgroundColor")
            ))
            .await;
        assert_ne!(runs, stands);
    });
}
