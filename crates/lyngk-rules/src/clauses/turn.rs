// ---- D  Jokers, neutral colours, claimed colours

use super::{board, colors};
use crate::{Color, Player, Point, Position, Refusal, SplitMix64, Turn, Variant};

#[test]
fn d1_a_joker_never_moves_by_itself() {
    board("c1:J c2:R").refuses("c1-c2", "D1", &[Refusal::Joker { point: Point::C1 }]);
    board("c1:J c2:R").refuses("R,c1-c2", "D1", &[Refusal::Joker { point: Point::C1 }]);
}

#[test]
fn d1_a_joker_travels_inside_a_stack() {
    let after = board("c1:J c2:R c3:G").after("c2-c1 c1-c3");
    assert_eq!(after.on("c3"), "GJR");
}

#[test]
fn d2_both_players_may_move_a_neutral_colour() {
    let board = board("c1:R c2:G").claimed("B", "K");
    board.allows("c1-c2");
    board.second().allows("c1-c2");
}

#[test]
fn d3_only_its_owner_moves_a_claimed_colour() {
    let board = board("c1:R c2:G").claimed("R", "");
    board.allows("c1-c2");
    board.second().refuses("c1-c2", "E1", &[Refusal::OpponentsColor { color: Color::Red }]);
}

#[test]
fn d3_each_player_may_claim_two_colours_and_no_third() {
    let board = board("c1:I c2:R c3:G");
    board.claimed("B", "").allows("R,c2-c1");
    board.claimed("BK", "").refuses("R,c2-c1", "D3", &[Refusal::NoClaimLeft { claimed: colors("BK") }]);
    board.claimed("BK", "").second().allows("R,c2-c1");
}

#[test]
fn d3_a_colour_is_claimed_once() {
    let board = board("c1:I c2:G").claimed("R", "");
    let claimed = Refusal::AlreadyClaimed { color: Color::Red, by: Player::One };
    board.refuses("R,c1-c2", "D3", &[claimed]);
    board.second().refuses("R,c1-c2", "D3", &[claimed]);
    let no_claim_left = Refusal::NoClaimLeft { claimed: colors("RK") };
    board.claimed("RK", "").refuses("R,c1-c2", "D3 D3", &[claimed, no_claim_left]);
}

#[test]
fn d4_a_claim_holds_for_the_move_of_its_own_turn() {
    let board = board("c1:R c2:GK");
    board.refuses("c1-c2", "E6", &[Refusal::SingleOntoStack { onto: 2 }]);
    let after = board.after("R,c1-c2");
    assert_eq!(after.owner(Color::Red), Some(Player::One));
    assert!("c1-c2,R".parse::<Turn>().is_err());
}

#[test]
fn d5_a_turn_claims_one_colour_at_most() {
    assert!("R,G,c1-c2".parse::<Turn>().is_err());
    let start = Position::random_start(1, Variant::Standard);
    for turn in start.turns() {
        let mut position = start;
        position.play(turn).expect("a legal turn");
        assert_eq!(position.claims(Player::One).len(), usize::from(turn.claim().is_some()));
        assert_eq!(position.claims(Player::Two), colors(""));
    }
}

#[test]
fn d6_the_fifth_colour_stays_neutral_for_good() {
    let one = board("c1:I c2:GB d1:K").claimed("RG", "BK");
    for (board, claimed) in [(one, colors("RG")), (one.second(), colors("BK"))] {
        assert_eq!(board.claimable(), colors(""));
        board.allows("c1-d1");
        board.refuses("I,c1-d1", "D3", &[Refusal::NoClaimLeft { claimed }]);
        board.refuses("c1-c2", "E6", &[Refusal::SingleOntoStack { onto: 2 }]);
    }
}

// ---- E  A turn

#[test]
fn e1_a_turn_is_an_optional_claim_and_a_move() {
    let all = "c1-c2 c2-c1 I,c1-c2 I,c2-c1 B,c1-c2 B,c2-c1 R,c1-c2 R,c2-c1 G,c1-c2 G,c2-c1 K,c1-c2 K,c2-c1";
    let board = board("c1:R c2:G");
    assert_eq!(board.all_turns(), all);
    assert_eq!(board.claimed("R", "GB").all_turns(), "c1-c2 I,c1-c2 K,c1-c2");
}

#[test]
fn e1_a_move_cannot_start_on_an_empty_point() {
    board("c1:R c2:G").refuses("c3-c2", "E1", &[Refusal::EmptyStart { point: Point::C3 }]);
}

#[test]
fn e2_a_stack_moves_as_a_whole() {
    let after = board("b4:KB c1:GR c2:B g1:IK").after("c1-c2");
    assert_eq!(["b4", "c1", "c2", "g1"].map(|point| after.on(point)), ["KB", ".", "BGR", "IK"]);
}

#[test]
fn e2_a_stack_belongs_to_the_owner_of_its_top_piece() {
    let board = board("c1:RG c2:B").claimed("G", "R");
    board.allows("c1-c2");
    board.second().refuses("c1-c2", "E1", &[Refusal::OpponentsColor { color: Color::Green }]);
}

#[test]
fn e3_a_move_goes_over_empty_points_onto_the_first_occupied_one() {
    let board = board("c3:R c7:G e2:B");
    board.allows("c3-c7 c3-e2");
    board.refuses("c3-c5", "E3", &[Refusal::EmptyEnd { point: Point::C5 }]);
    board.refuses("c3-c3", "E3", &[Refusal::NotMoving { point: Point::C3 }]);
}

#[test]
fn e3_a_move_goes_in_a_straight_line() {
    let board = board("c1:R c3:G e1:K");
    board.allows("c1-c3");
    board.refuses("c1-e1", "E3", &[Refusal::NotInLine]);
}

#[test]
fn e3_a_move_cannot_jump_over_stacks() {
    // The reason names the first stack in the way, seen from the start.
    let board = board("c1:R c3:G c5:J c7:B");
    board.refuses("c1-c7", "E3", &[Refusal::Blocked { by: Point::C3 }]);
    board.refuses("c7-c1", "E3", &[Refusal::Blocked { by: Point::C5 }]);
    let empty = Refusal::EmptyEnd { point: Point::C6 };
    board.refuses("c1-c6", "E3 E3", &[empty, Refusal::Blocked { by: Point::C3 }]);
}

#[test]
fn e5_no_stack_is_higher_than_five() {
    let board = board("c1:JJR c2:GK d1:JGK").claimed("R", "");
    board.allows("c1-c2");
    board.refuses("c1-d1", "E5", &[Refusal::TooHigh { height: 6, limit: 5 }]);
}

#[test]
fn e5_no_colour_is_in_a_stack_twice() {
    let board = board("b1:J c1:IR c2:IB d1:RI").claimed("R", "");
    board.refuses("c1-c2", "E5", &[Refusal::ColorTwice { colors: colors("I") }]);
    board.refuses("c1-d1", "E5", &[Refusal::ColorTwice { colors: colors("IR") }]);
}

#[test]
fn e5_jokers_may_be_in_a_stack_more_than_once() {
    let after = board("c1:J c2:JR d1:JB").after("c2-c1 c1-d1");
    assert_eq!(after.on("d1"), "JBJJR");
}

#[test]
fn e6_a_single_neutral_piece_moves_onto_any_single_piece() {
    let board = board("c2:R b1:J c1:I c3:G d1:B").claimed("G", "B");
    board.allows("c2-b1 c2-c1 c2-c3 c2-d1");
}

#[test]
fn e6_a_single_neutral_piece_cannot_move_onto_a_stack() {
    let board = board("c2:R c1:IK c3:KG d1:IJB").claimed("G", "B");
    board.refuses("c2-c1", "E6", &[Refusal::SingleOntoStack { onto: 2 }]);
    board.refuses("c2-c3", "E6", &[Refusal::SingleOntoStack { onto: 2 }]);
    board.refuses("c2-d1", "E6", &[Refusal::SingleOntoStack { onto: 3 }]);
}

#[test]
fn e7_a_neutral_stack_moves_onto_stacks_of_at_most_its_height() {
    let board = board("c2:IR c1:J c3:GK d1:GBK").claimed("K", "");
    board.allows("c2-c1 c2-c3");
    board.refuses("c2-d1", "E7", &[Refusal::OntoHigher { height: 2, onto: 3 }]);
}

#[test]
fn e8_a_claimed_colour_moves_onto_any_height() {
    let board = board("c2:R c1:J c3:IB d1:JIK b1:JIBG").claimed("R", "BK");
    board.allows("c2-c1 c2-c3 c2-d1 c2-b1");
    super::board("c2:IR d1:GBK").claimed("R", "").allows("c2-d1");
}

#[test]
fn e9_a_stack_of_five_with_one_of_the_movers_colours_on_top_is_removed_and_scores() {
    let board = board("b4:KB c1:R c2:IBGK g1:GK").claimed("R", "K");
    let after = board.after("c1-c2");
    assert_eq!(["b4", "c1", "c2", "g1"].map(|point| after.on(point)), ["KB", ".", ".", "GK"]);
    assert_eq!(after.removed_by_both(), [1, 0]);
    assert_eq!(board.second().after("c2-c1").removed_by_both(), [0, 1]);
}

#[test]
fn e9_a_colour_claimed_in_the_same_turn_counts_as_the_movers_own() {
    assert_eq!(board("c1:R c2:IBGK").after("R,c1-c2").removed_by_both(), [1, 0]);
}

#[test]
fn e9_jokers_stand_for_missing_colours() {
    assert_eq!(board("c1:R c2:JJJK").claimed("R", "").after("c1-c2").removed_by_both(), [1, 0]);
}

#[test]
fn e10_a_stack_of_five_with_a_neutral_top_stays_as_an_obstacle() {
    let after = board("c1:BIR c2:GK c3:J d1:G e1:K").claimed("K", "G").after("c1-c2");
    assert_eq!(after.on("c2"), "GKBIR");
    assert_eq!(after.removed_by_both(), [0, 0]);
    after.refuses("c2-c3", "E5", &[Refusal::TooHigh { height: 6, limit: 5 }]);
    let onto = [Refusal::ColorTwice { colors: colors("G") }, Refusal::TooHigh { height: 6, limit: 5 }];
    after.refuses("d1-c2", "E5 E5", &onto);
}

#[test]
fn e11_a_player_who_can_move_may_not_pass() {
    board("c1:R c2:G").refuses("pass", "E11", &[Refusal::MayNotPass { only_with_claim: false }]);
}

#[test]
fn e12_a_player_who_cannot_move_passes_until_a_later_turn_allows_a_move() {
    // Red on c1 may not move onto the stack on c3, which contains red. Ivory stays neutral.
    let board = board("c1:R c3:RB c4:K a1:I").claimed("RG", "BK");
    assert_eq!(board.all_turns(), "pass");
    board.refuses("c1-c3", "E12 E5", &[Refusal::MustPass, Refusal::ColorTwice { colors: colors("R") }]);
    let later = board.after("pass c3-a1");
    later.refuses("pass", "E11", &[Refusal::MayNotPass { only_with_claim: false }]);
    assert_eq!(later.all_turns(), "c1-c4");
}

// ---- Several refusals

#[test]
fn all_refusals_are_reported_together() {
    let board = board("c1:IBR e4:RGKI h1:G h2:I").claimed("GK", "RB");
    let reasons = [
        Refusal::AlreadyClaimed { color: Color::Blue, by: Player::Two },
        Refusal::NoClaimLeft { claimed: colors("GK") },
        Refusal::OpponentsColor { color: Color::Red },
        Refusal::NotInLine,
        Refusal::ColorTwice { colors: colors("IR") },
        Refusal::TooHigh { height: 7, limit: 5 },
    ];
    board.refuses("B,c1-e4", "D3 D3 E1 E3 E5 E5", &reasons);
}

#[test]
fn every_turn_is_either_legal_or_refused_with_a_reason() {
    for (seed, variant) in [(1, Variant::Standard), (2, Variant::Six)] {
        let mut position = Position::random_start(seed, variant);
        let mut random = SplitMix64::new(seed);
        while let Some(turn) = position.random_turn(&mut random) {
            let pairs = Point::ALL.into_iter().flat_map(|from| Point::ALL.map(|to| (from, to)));
            let claims = [None].into_iter().chain(Color::ALL.map(Some));
            let moves = claims.flat_map(|claim| pairs.clone().map(move |(from, to)| Turn::Move { claim, from, to }));
            for turn in moves.chain([Turn::Pass]) {
                assert_eq!(position.refusals(turn).is_empty(), position.is_legal(turn), "{turn} in {position:?}");
            }
            position.play(turn).expect("a drawn turn is legal");
        }
    }
}
