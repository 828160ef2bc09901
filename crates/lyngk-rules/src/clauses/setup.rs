// ---- A–C  Pieces, aim, setup; impossible setups

use super::{colors, full, point, points};
use crate::{Color, Fault, PerPlayer, Piece, Player, Point, Points, Position, Setup, Stack, Variant};

const LINES: [&str; 21] = [
    "a1 b2 c3 d2 e2 f1 g1",
    "a1 b3 c5 d5 e6 f6 g7",
    "b1 b2 b3 b4",
    "b1 c2 d1 e1",
    "b1 c3 d3 e4 f4 g5 h4",
    "b2 c4 d4 e5 f5 g6",
    "b3 c4 d3 e3 f2 g2",
    "b4 c5 d4 e4 f3 g3 h1",
    "b4 c6 d6 e7",
    "c1 c2 c3 c4 c5 c6 c7",
    "c1 d1 e2 f2 g3 h2 i1",
    "c2 d2 e3 f3 g4 h3",
    "c6 d5 e5 f4 g4 h2",
    "c7 d6 e6 f5 g5 h3 i1",
    "d1 d2 d3 d4 d5 d6",
    "e1 e2 e3 e4 e5 e6 e7",
    "e1 f1 g2 h1",
    "e7 f6 g6 h4",
    "f1 f2 f3 f4 f5 f6",
    "g1 g2 g3 g4 g5 g6 g7",
    "h1 h2 h3 h4",
];

#[test]
fn board_has_the_21_lines_of_the_rules_and_no_others() {
    for start in Point::ALL {
        for end in Point::ALL.into_iter().filter(|&end| end != start) {
            let line = LINES.iter().find(|line| points(line).contains(start) && points(line).contains(end));
            assert_eq!(start.direction_to(end).is_some(), line.is_some(), "{start} {end}");
            let place = |name| move |other: &str| point(other) == name;
            let between = line.map_or(Points::EMPTY, |line| {
                let first = line.split(' ').position(place(start)).expect("on the line");
                let last = line.split(' ').position(place(end)).expect("on the line");
                line.split(' ').take(first.max(last)).skip(first.min(last) + 1).map(point).collect()
            });
            assert_eq!(start.between(end), between, "{start} {end}");
        }
    }
}

#[test]
fn ac_43_pieces_start_one_on_every_point() {
    for variant in Variant::ALL {
        let start = Position::random_start(1, variant);
        assert_eq!(start.setup().faults(), []);
        assert!(Point::ALL.into_iter().all(|point| start.height(point) == 1));
        assert_eq!(pieces(&start), [8, 8, 8, 8, 8, 3]);
    }
}

/// The number of pieces of each kind on the board.
fn pieces(position: &Position) -> [usize; 6] {
    let all = position.setup().stacks;
    Piece::ALL.map(|piece| all.iter().flat_map(|stack| stack.pieces()).filter(|&other| other == piece).count())
}

#[test]
fn ac_the_pieces_start_at_random() {
    let starts: [Position; 200] = ::core::array::from_fn(|seed| Position::random_start(seed as u64, Variant::Standard));
    for point in Point::ALL {
        for piece in Piece::ALL {
            assert!(starts.iter().any(|start| start.top(point) == Some(piece)), "{piece} never starts on {point}");
        }
    }
}

#[test]
fn ac_no_colour_is_claimed_at_the_start() {
    let start = Position::random_start(1, Variant::Standard);
    assert_eq!(start.to_move(), Player::One);
    assert_eq!(start.neutral(), colors("IBRGK"));
    let second = Setup { to_move: Player::Two, ..start.setup() }.position().expect("a start");
    assert_eq!(second.turns(), start.turns());
}

#[test]
fn ac_the_piece_that_goes_with_a_claim_never_enters_play() {
    let mut position = Position::random_start(1, Variant::Standard);
    let claim = position.turns().into_iter().find(|turn| turn.claim().is_some()).expect("every colour can be claimed");
    position.play(claim).expect("a legal turn");
    assert_eq!(pieces(&position), [8, 8, 8, 8, 8, 3]);

    let ninth = full("b1:R b2:R b3:R b4:R c1:R c2:R c3:R c4:R c5:R");
    assert_eq!(ninth.faults(), [Fault::TooManyPieces { piece: Color::Red.into(), count: 9, limit: 8 }]);
    let fourth = full("b1:J b2:J b3:J b4:J");
    assert_eq!(fourth.faults(), [Fault::TooManyPieces { piece: Piece::Joker, count: 4, limit: 3 }]);
}

#[test]
fn ac_every_piece_is_on_the_board_or_in_a_removed_stack() {
    let mut setup = full("");
    assert_eq!(setup.faults(), []);
    setup.scored = PerPlayer::new(0, 1);
    assert_eq!(setup.faults(), [Fault::PieceCount { on_board: 43, expected: 38 }]);
    setup = full("a1:IBRGK");
    setup.stacks[Point::A1.index()] = Stack::EMPTY;
    assert_eq!(setup.faults(), [Fault::PieceCount { on_board: 38, expected: 43 }]);
    setup.scored = PerPlayer::new(0, 1);
    assert_eq!(setup.faults(), []);
}

#[test]
fn d1_no_stack_is_set_up_with_a_joker_on_top() {
    assert_eq!(full("a1:RJ").faults(), [Fault::JokerOnTop { point: Point::A1 }]);
    assert_eq!(full("a1:JR b1:J").faults(), []);
}

#[test]
fn d3_no_player_is_set_up_with_three_colours() {
    let three = Setup { claims: PerPlayer::new(colors("I"), colors("BRG")), ..full("") };
    assert_eq!(three.faults(), [Fault::TooManyClaims { player: Player::Two, colors: colors("BRG") }]);
    assert_eq!(Setup { claims: PerPlayer::new(colors("IB"), colors("RG")), ..full("") }.faults(), []);
}

#[test]
fn d3_no_colour_is_set_up_for_both_players() {
    let shared = Setup { claims: PerPlayer::new(colors("IB"), colors("BR")), ..full("") };
    assert_eq!(shared.faults(), [Fault::ClaimedByBoth { colors: colors("B") }]);
}

#[test]
fn e5_no_stack_is_set_up_higher_than_five_or_with_a_colour_twice() {
    assert_eq!(full("a1:JIBRG").faults(), []);
    assert_eq!(full("a1:JIBRGK").faults(), [Fault::TooHigh { point: Point::A1, height: 6, limit: 5 }]);
    assert_eq!(full("a1:RGR").faults(), [Fault::ColorTwice { point: Point::A1, colors: colors("R") }]);
}

#[test]
fn e9_the_score_is_limited_by_the_number_of_pieces() {
    let nine = Setup { scored: PerPlayer::new(5, 4), ..Setup::default() };
    assert_eq!(nine.faults(), [Fault::TooManyScored { scored: 9, limit: 8 }]);
}

#[test]
fn h1_a_stack_of_six_can_be_set_up_in_the_variant_only_and_seven_never() {
    let six = |stacks| Setup { variant: Variant::Six, ..full(stacks) };
    assert_eq!(six("a1:JIBRGK").faults(), []);
    assert_eq!(six("a1:JJIBRGK").faults(), [Fault::TooHigh { point: Point::A1, height: 7, limit: 6 }]);
}

#[test]
fn h4_at_most_one_stack_of_six_can_be_set_up_as_winning() {
    let six = |scored| Setup {
        variant: Variant::Six,
        scored,
        claims: PerPlayer::new(colors("K"), colors("G")),
        ..full("a1:JIBRGK")
    };
    assert_eq!(six(PerPlayer::new(1, 0)).faults(), []);
    assert_eq!(six(PerPlayer::new(1, 1)).faults(), [Fault::TooManyScored { scored: 2, limit: 1 }]);
}

#[test]
fn all_faults_are_reported_at_once() {
    let mut setup = Setup { variant: Variant::Six, scored: PerPlayer::new(2, 0), ..full("a1:JJJIBRG b1:RGRG b2:RJ") };
    setup.claims = PerPlayer::new(colors("IBR"), colors("R"));
    let faults = [
        Fault::TooHigh { point: Point::A1, height: 7, limit: 6 },
        Fault::ColorTwice { point: Point::B1, colors: colors("RG") },
        Fault::JokerOnTop { point: Point::B2 },
        Fault::TooManyPieces { piece: Piece::Joker, count: 4, limit: 3 },
        Fault::PieceCount { on_board: 44, expected: 43 },
        Fault::TooManyScored { scored: 2, limit: 1 },
        Fault::TooManyClaims { player: Player::One, colors: colors("IBR") },
        Fault::ClaimedByBoth { colors: colors("R") },
    ];
    assert_eq!(setup.faults(), faults);
    assert_eq!(setup.position().expect_err("not a position").faults(), faults);
}
