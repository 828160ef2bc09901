// ---- G  End

use super::{board, colors};
use crate::{Ground, PerPlayer, Player, Refusal, Tally};

// If red is in every stack, no stack can move (E5).

#[test]
fn g1_the_game_ends_when_neither_player_can_move() {
    let board = board("c1:GR c3:R");
    assert!(board.is_over());
    assert_eq!(board.all_turns(), "");
    let over = Refusal::GameOver { sudden_death: false };
    board.refuses("pass", "G1", &[over]);
    board.refuses("c1-c3", "G1 E5", &[over, Refusal::ColorTwice { colors: colors("R") }]);
}

#[test]
fn g1_the_game_goes_on_while_one_player_can_move() {
    let board = board("c1:R c3:J").claimed("IB", "RG");
    assert_eq!(board.outcome(), None);
    assert_eq!(board.all_turns(), "pass");
}

#[test]
fn g1_more_stacks_of_five_win() {
    let board = board("c1:JKGR c3:BGR").claimed("G", "R");
    board.removed(2, 1).ends(Some(Player::One), Ground::Stacks { height: 5 });
    board.removed(0, 1).ends(Some(Player::Two), Ground::Stacks { height: 5 });
}

#[test]
fn g2_higher_stacks_decide_before_lower_ones() {
    // Player 1 has green, player 2 red. Each row adds a stack that outweighs everything in the rows below it.
    for (stacks, winner, height) in [
        ("a1:R", Player::Two, 1),
        ("a1:R c1:RG", Player::One, 2),
        ("a1:R c1:RG c2:IR c3:BR", Player::Two, 2),
        ("a1:R c1:RG c2:IR c3:BR d1:IRG", Player::One, 3),
        ("a1:R c1:RG c2:IR c3:BR d1:IRG e1:IKBR", Player::Two, 4),
    ] {
        board(stacks).claimed("G", "R").removed(1, 1).ends(Some(winner), Ground::Stacks { height });
    }
}

#[test]
fn g3_all_equal_is_a_draw() {
    let board = board("c1:RG c3:GR d1:IRG d3:IGR").claimed("G", "R").removed(1, 1);
    board.ends(None, Ground::AllEqual);
    let each = Tally { fives: 1, threes: 1, twos: 1, ..Tally::default() };
    assert_eq!(board.outcome().map(|outcome| outcome.tallies), Some(PerPlayer::both(each)));
}
