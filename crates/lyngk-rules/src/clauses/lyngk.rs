// ---- F  The LYNGK rule

use super::{board, colors, points};
use crate::{Color, PathError, Point, Refusal};

// c1, c3 and e4 are not on one line: the only path from c1 to e4 is through c3. From c1 to e2 there are two paths, straight and
// through c3.

#[test]
fn f1_the_lyngk_rule_applies_only_to_the_players_own_colours() {
    let board = board("c1:R c3:R e4:G");
    board.claimed("R", "").allows("c1-e4");
    let lyngk = Refusal::LyngkIsForOwnColors { color: Color::Red };
    board.refuses("c1-e4", "E3 F1", &[Refusal::NotInLine, lyngk]);
    let opponents = Refusal::OpponentsColor { color: Color::Red };
    board.claimed("", "R").refuses("c1-e4", "E1 E3", &[opponents, Refusal::NotInLine]);
}

#[test]
fn f1_a_neutral_piece_cannot_use_lyngk_points() {
    let board = board("c1:R c3:R e2:G");
    board.allows_path("c1-e2");
    board.refuses_path("c1-c3-e2", "F1", PathError::NotOwn);
}

#[test]
fn f2_a_path_can_have_several_lyngk_points() {
    let board = board("c1:R c3:R e4:R e7:G").claimed("R", "");
    board.allows_path("c1-c3-e4-e7");
    assert_eq!(board.lyngk_points(None, Point::C1), points("c3 e4"));
    let turn = "c1-e7".parse().expect("a turn");
    assert_eq!(board.path(turn), Some([Point::C1, Point::C3, Point::E4, Point::E7].into()));
}

#[test]
fn f2_no_move_ends_on_a_lyngk_point() {
    let board = board("c1:R c3:R e4:G").claimed("R", "");
    board.refuses("c1-c3", "E5", &[Refusal::ColorTwice { colors: colors("R") }]);
}

#[test]
fn f2_lyngk_points_must_lead_to_the_end() {
    let board = board("c1:R c3:R e4:G e7:K").claimed("R", "");
    board.refuses("c1-e7", "E3 F2", &[Refusal::NotInLine, Refusal::NoLyngkPath { color: Color::Red }]);
}

#[test]
fn f2_a_path_ends_where_the_stack_may_land() {
    let board = board("c1:GR c3:R e4:BK c5:BG b1:JIBK").claimed("R", "");
    board.allows("c1-e4");
    board.refuses("c1-c5", "E5", &[Refusal::ColorTwice { colors: colors("G") }]);
    board.refuses("c1-b1", "E5", &[Refusal::TooHigh { height: 6, limit: 5 }]);
}

#[test]
fn f2_each_leg_of_a_path_is_straight_and_crosses_only_empty_points() {
    let board = board("c1:R c3:R c5:R g7:R e2:G").claimed("R", "");
    board.allows_path("c1-c3-e2");
    board.refuses_path("c1-g7-e2", "E3", PathError::NotInLine { start: Point::C1, end: Point::G7 });
    let blocked = PathError::Blocked { start: Point::C1, end: Point::C5, by: Point::C3 };
    board.refuses_path("c1-c5-c3-e2", "E3", blocked);
}

#[test]
fn f3_all_lyngk_points_have_the_colour_of_the_moving_piece() {
    let board = board("c1:R c3:G e4:K e2:B").claimed("RG", "");
    board.refuses("c1-e4", "E3 F2", &[Refusal::NotInLine, Refusal::NoLyngkPath { color: Color::Red }]);
    board.refuses_path("c1-c3-e2", "F3", PathError::OtherColor { point: Point::C3 });
}

#[test]
fn f3_an_empty_point_is_not_a_lyngk_point() {
    let board = board("c1:R e2:B").claimed("R", "");
    board.refuses_path("c1-c3-e2", "F3", PathError::OtherColor { point: Point::C3 });
}

#[test]
fn f4_a_joker_is_never_a_lyngk_point() {
    let board = board("c1:R c3:J e4:K e2:B").claimed("R", "");
    board.refuses("c1-e4", "E3 F2", &[Refusal::NotInLine, Refusal::NoLyngkPath { color: Color::Red }]);
    board.refuses_path("c1-c3-e2", "F4", PathError::Joker { point: Point::C3 });
}

#[test]
fn f5_a_lyngk_point_is_used_once() {
    let board = board("c1:R c3:R c5:R e2:G").claimed("R", "");
    board.refuses_path("c1-c3-c5-c3-e2", "F5", PathError::Twice { point: Point::C3 });
    board.refuses_path("c1-c3-c1-e2", "F5", PathError::Twice { point: Point::C1 });
}

#[test]
fn f_note_only_the_top_of_a_lyngk_point_matters() {
    // The moving stack shares colours with the LYNGK point and could not land on it.
    board("c1:KR c3:GKR e4:B").claimed("R", "").allows("c1-e4");
    board("c1:KR c3:IBGKR e4:B").claimed("R", "").allows("c1-e4");
    let buried = board("c1:KR c3:IRG e4:B").claimed("R", "");
    buried.refuses("c1-e4", "E3 F2", &[Refusal::NotInLine, Refusal::NoLyngkPath { color: Color::Red }]);
}
