// ---- H  Variant: stack of six

use alloc::format;

use super::{board, colors};
use crate::{Color, Ground, PerPlayer, Player, Point, Points, Refusal, Tally, Turn};

#[test]
fn h1_a_stack_of_five_stays_and_can_still_move_and_grow() {
    let five = board("c1:R c2:IBGK c3:J e7:J g1:G g2:B").six().claimed("R", "").after("c1-c2");
    assert_eq!(five.on("c2"), "IBGKR");
    assert_eq!(five.removed_by_both(), [0, 0]);
    assert_eq!(five.after("g1-g2 c2-c3").on("c3"), "JIBGKR");
}

#[test]
fn h1_no_stack_is_higher_than_six() {
    let board = board("c1:JJR c2:IGK d1:JIGK g1:I g2:G").claimed("R", "");
    board.six().allows("c1-c2");
    board.six().refuses("c1-d1", "H1", &[Refusal::TooHigh { height: 7, limit: 6 }]);
    board.refuses("c1-c2", "E5", &[Refusal::TooHigh { height: 6, limit: 5 }]);
}

#[test]
fn h1_a_neutral_stack_of_five_moves_like_any_other() {
    let board = board("c2:IBRGK c1:J c3:JJ").six();
    board.allows("c2-c1");
    board.refuses("c2-c3", "H1", &[Refusal::TooHigh { height: 7, limit: 6 }]);
}

#[test]
fn h2_a_joker_completes_a_stack_with_all_five_colours() {
    let board = board("c1:R c2:JIBGK").claimed("R", "").six();
    assert_eq!(board.after("c1-c2").on("c2"), "JIBGKR");
}

#[test]
fn h2_a_joker_stays_passive_and_white_is_not_claimed() {
    let board = board("c1:J c2:R").six();
    board.refuses("c1-c2", "D1", &[Refusal::Joker { point: Point::C1 }]);
    assert_eq!(board.claimable(), colors("IBRGK"));
    assert!("J,c2-c1".parse::<Turn>().is_err());
}

#[test]
fn h3_a_stack_of_six_contains_a_joker() {
    for color in Color::ALL {
        let text = format!("c1:{color} c2:IBRGK d1:J");
        let board = board(&text).six().with(|setup| setup.claims[Player::One] = color.into());
        board.refuses("c1-c2", "E5", &[Refusal::ColorTwice { colors: color.into() }]);
    }
    board("c1:R c2:JIBGK").six().claimed("R", "").allows("c1-c2");
}

#[test]
fn h3_a_second_and_a_third_joker_stand_in_for_missing_colours() {
    for stack in ["JIBJK", "JJJGK"] {
        let text = format!("c1:R c2:{stack}");
        board(&text).claimed("R", "").six().after("c1-c2").ends(Some(Player::One), Ground::SuddenDeath);
    }
}

#[test]
fn h4_a_stack_of_six_with_one_of_the_movers_colours_on_top_wins_at_once() {
    // Player 2 has more stacks of every height and could still move.
    let board = board("c1:R c2:JIBGK g1:G g2:B g4:IRKBG").claimed("R", "G").six();
    let won = board.after("c1-c2");
    won.ends(Some(Player::One), Ground::SuddenDeath);
    assert_eq!(won.on("c2"), "JIBGKR");
    let over = Refusal::GameOver { sudden_death: true };
    won.refuses("g1-g2", "H4", &[over]);
    won.refuses("pass", "H4", &[over]);
    assert_eq!(won.all_turns(), "");
    assert_eq!(won.landings(None, Point::G1), Points::EMPTY);
}

#[test]
fn h4_a_stack_of_five_does_not_end_the_game() {
    let after = board("c1:R c2:IBGK c3:J").claimed("R", "").six().after("c1-c2");
    assert_eq!(after.outcome(), None);
}

#[test]
fn h5_a_stack_of_six_with_a_neutral_top_wins_nothing_and_stays() {
    let after = board("c1:IBR c2:JGK c3:R g1:G g2:B").claimed("K", "G").six().after("c1-c2");
    assert_eq!(after.on("c2"), "JGKIBR");
    assert_eq!(after.outcome(), None);
    assert_eq!(after.removed_by_both(), [0, 0]);
    let onto = [Refusal::ColorTwice { colors: colors("R") }, Refusal::TooHigh { height: 7, limit: 6 }];
    after.refuses("R,c3-c2", "E5 H1", &onto);
}

#[test]
fn h6_if_the_moves_run_out_first_higher_stacks_decide_before_lower_ones() {
    // Red is in every stack, so no stack can move. Player 1 has green, player 2 red.
    for (stacks, winner, height) in [
        ("a1:R", Player::Two, 1),
        ("a1:R c1:RG", Player::One, 2),
        ("a1:R c1:RG d1:IKR", Player::Two, 3),
        ("a1:R c1:RG d1:IKR d3:IKRG", Player::One, 4),
        ("a1:R c1:RG d1:IKR d3:IKRG e1:JIKBR", Player::Two, 5),
    ] {
        board(stacks).claimed("G", "R").six().ends(Some(winner), Ground::Stacks { height });
    }
}

#[test]
fn h6_all_equal_is_a_draw() {
    let board = board("c1:IKBRG c3:IKBGR d1:RG d3:GR").claimed("G", "R").six();
    board.ends(None, Ground::AllEqual);
    let each = Tally { fives: 1, twos: 1, ..Tally::default() };
    assert_eq!(board.outcome().map(|outcome| outcome.tallies), Some(PerPlayer::both(each)));
}
