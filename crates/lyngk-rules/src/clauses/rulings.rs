// ---- X  Rulings

use alloc::string::ToString;

use super::{board, colors};
use crate::{Color, Ground, Player, Point, Position, Refusal, SplitMix64, Tally, Turn, Variant};

#[test]
fn x1_a_move_is_judged_under_the_claims_after_the_claim_of_its_turn() {
    let board = board("c1:R c2:GK");
    board.refuses("c1-c2", "E6", &[Refusal::SingleOntoStack { onto: 2 }]);
    board.allows("R,c1-c2");
    super::board("c1:R c3:R e4:G").allows("R,c1-e4");
}

#[test]
fn x1_a_claim_may_be_followed_by_a_move_of_any_neutral_colour_or_one_of_the_players_own() {
    let board = board("c1:I c2:K d1:B").claimed("K", "B");
    board.allows("R,c1-d1 R,c2-d1 I,c2-d1 I,c1-d1");
    board.refuses("R,d1-c1", "E1", &[Refusal::OpponentsColor { color: Color::Blue }]);
}

#[test]
fn x1_a_claim_of_another_colour_leaves_the_moving_one_neutral() {
    let board = board("c1:R c2:GK");
    board.refuses("B,c1-c2", "E6", &[Refusal::SingleOntoStack { onto: 2 }]);
}

#[test]
fn x1_after_an_illegal_claim_the_move_is_judged_without_it() {
    let board = board("c1:R c2:GK").claimed("GB", "");
    let reasons = [Refusal::NoClaimLeft { claimed: colors("GB") }, Refusal::SingleOntoStack { onto: 2 }];
    board.refuses("R,c1-c2", "D3 E6", &reasons);
}

#[test]
fn x2_a_player_who_can_move_only_after_a_claim_must_claim() {
    let board = board("c1:R c2:GK").claimed("", "K");
    assert_eq!(board.all_turns(), "R,c1-c2");
    assert_eq!(board.moves(), []);
    board.refuses("pass", "X2", &[Refusal::MayNotPass { only_with_claim: true }]);
}

#[test]
fn x2_a_pass_includes_no_claim() {
    assert!("R,pass".parse::<Turn>().is_err());
    // The first stack from c1, which is red, contains red.
    let after = board("c1:R c3:RK c5:J").claimed("", "K").after("pass");
    assert_eq!(after.claims(Player::One), colors(""));
    assert_eq!(after.to_move(), Player::Two);
}

// Red on c1 reaches the joker through the obstacle on c3, but only if red is claimed. Nothing else can move.
const ONLY_WITH_RED: &str = "c1:R c3:IBGKR e4:J";

#[test]
fn x3_the_game_goes_on_while_one_player_can_move_after_a_claim() {
    let board = board(ONLY_WITH_RED).claimed("", "BK");
    assert_eq!(board.all_turns(), "R,c1-e4");
    board.refuses("pass", "X2", &[Refusal::MayNotPass { only_with_claim: true }]);
    assert_eq!(board.second().outcome(), None);
    assert_eq!(board.second().all_turns(), "pass");
    assert_eq!(board.second().turn_count(), 1);
}

#[test]
fn x3_the_game_is_over_when_no_claim_helps() {
    let board = board(ONLY_WITH_RED).claimed("IG", "BK");
    for board in [board, board.second()] {
        board.ends(None, Ground::AllEqual);
        assert_eq!(board.all_turns(), "");
    }
    board.refuses("pass", "G1", &[Refusal::GameOver { sudden_death: false }]);
}

#[test]
fn x4_an_obstacle_counts_for_nobody_even_if_its_top_is_claimed_later() {
    let obstacle = board("c1:BIR c2:GK d1:K e1:I e2:G g1:R g2:I").after("c1-c2");
    assert_eq!(obstacle.on("c2"), "GKBIR");
    let claimed = obstacle.after("R,g1-g2");
    assert_eq!(claimed.on("c2"), "GKBIR");
    assert_eq!(claimed.removed_by_both(), [0, 0]);
    assert_eq!(claimed.tally(Player::Two), Tally { twos: 1, ..Tally::default() });
}

#[test]
fn x4_an_obstacle_can_be_a_lyngk_point() {
    let board = board(ONLY_WITH_RED).claimed("R", "");
    board.allows_path("c1-c3-e4");
    assert_eq!(board.after("c1-e4").removed_by_both(), [0, 0]);
}

#[test]
fn x4_a_neutral_stack_of_six_never_wins() {
    let six = board("c1:IBR c2:JGK g1:R g2:I").six().after("c1-c2");
    let claimed = six.after("R,g1-g2");
    assert_eq!(claimed.on("c2"), "JGKIBR");
    assert_eq!(claimed.tally(Player::Two), Tally { twos: 1, ..Tally::default() });
    claimed.ends(Some(Player::Two), Ground::Stacks { height: 2 });
}

#[test]
fn x5_the_moving_stacks_own_point_counts_as_empty() {
    let board = board("c1:G c3:R c5:R").claimed("R", "");
    board.allows_path("c3-c5-c1");
    let turn = "c3-c1".parse().expect("a turn");
    assert_eq!(board.path(turn), Some([Point::C3, Point::C1].into()));
}

#[test]
fn x6_two_paths_to_the_same_end_are_the_same_turn() {
    let board = board("c1:R c3:R c5:R e2:G").claimed("RG", "BK");
    board.allows_path("c1-e2");
    board.allows_path("c1-c3-e2");
    assert_eq!(board.read_turn("c1-e2"), board.read_turn("c1-c3-e2"));
    assert_eq!(board.all_turns().matches("c1-e2").count(), 1);
}

#[test]
fn x6_every_turn_of_a_game_is_listed_once_and_has_a_path() {
    for seed in 0..20 {
        let mut position = Position::random_start(seed, Variant::ALL[seed as usize % 2]);
        let mut random = SplitMix64::new(seed);
        while let Some(turn) = position.random_turn(&mut random) {
            let mut turns = position.turns();
            turns.sort();
            assert!(turns.windows(2).all(|pair| pair[0] < pair[1]), "{position:?}");
            for turn in turns {
                let long = position.long_turn(turn).to_string();
                assert_eq!(position.read_turn(&long), Ok(turn), "{position:?}");
            }
            position.play(turn).expect("a drawn turn is legal");
        }
        assert!(position.is_over());
    }
}

// In the next two tests red is in every stack, so no stack can move.

#[test]
fn x7_a_stack_counts_for_the_owner_of_its_top_piece() {
    let board = board("c1:RG c3:IRG d1:GR e4:RI g1:R").claimed("G", "R");
    assert_eq!(board.tally(Player::One), Tally { threes: 1, twos: 1, ..Tally::default() });
    assert_eq!(board.tally(Player::Two), Tally { twos: 1, singles: 1, ..Tally::default() });
    board.ends(Some(Player::One), Ground::Stacks { height: 3 });
}

#[test]
fn x7_obstacles_count_for_nobody() {
    let standard = board("c1:IBKRG c3:R").claimed("G", "R");
    assert_eq!(standard.tally(Player::One), Tally::default());
    standard.ends(Some(Player::Two), Ground::Stacks { height: 1 });

    let six = board("c1:JIBKRG c3:R").claimed("G", "R").six();
    assert_eq!(six.tally(Player::One), Tally::default());
    six.ends(Some(Player::Two), Ground::Stacks { height: 1 });
}
