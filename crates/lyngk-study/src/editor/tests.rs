//! Tests of the editor: edits, refusals, missing pieces, undo.

use lyngk_rules::SplitMix64;
use lyngk_view::{FullStack, PointRole};
use proptest::prelude::*;

use super::*;

const RED: Piece = Piece::Color(Color::Red);

fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).expect("a piece")
}

/// An editor with stacks such as `"c1:RG d3:J"`, put piece by piece.
fn built(variant: Variant, stacks: &str) -> Editor {
    let mut editor = Editor::empty(variant);
    for text in stacks.split_whitespace() {
        let (at, letters) = text.split_once(':').expect("point:stack");
        let point: Point = at.parse().expect("a point");
        for letter in letters.chars() {
            editor.apply(Edit::Put { point, piece: piece(letter) }).expect("a possible stack");
        }
    }
    editor
}

fn why(editor: &Editor, edit: &Edit) -> Vec<EditReason> {
    let mut editor = editor.clone();
    let before = editor.setup().clone();
    let refused = editor.apply(edit.clone()).expect_err("this is not possible");
    assert_eq!((&refused.edit, editor.setup()), (edit, &before), "a refused edit changes nothing");
    assert_eq!(editor.reasons(edit), refused.reasons);
    assert!(!refused.to_string().is_empty());
    refused.reasons
}

#[test]
fn e5_a_colour_twice_and_a_stack_too_high_are_refused() {
    let editor = built(Variant::Standard, "c1:RIBGK c2:RJ d3:JIB");
    let colors = Colors::from(Color::Red);
    let twice = EditReason::Fault(Fault::ColorTwice { point: Point::C2, colors });
    assert_eq!(why(&editor, &Edit::Put { point: Point::C2, piece: RED }), [twice]);
    assert_eq!(twice.rule(), Some("E5"));
    let high = EditReason::Fault(Fault::TooHigh { point: Point::C1, height: 6, limit: 5 });
    let both = why(&editor, &Edit::Put { point: Point::C1, piece: RED });
    assert_eq!(both, [high, EditReason::Fault(Fault::ColorTwice { point: Point::C1, colors })]);
    assert_eq!(why(&editor, &Edit::Move { from: Point::C2, to: Point::C1 }).len(), 3, "a joker is on top as well");
    // A stack of six exists only in the six-stack variant.
    let mut six = built(Variant::Six, "c1:JRIBGK");
    assert_eq!(six.apply(Edit::ToMove(Player::Two)), Ok(()));
    let high = EditReason::Fault(Fault::TooHigh { point: Point::C1, height: 6, limit: 5 });
    assert_eq!(why(&six, &Edit::Variant(Variant::Standard)), [high]);
    assert!(why(&six, &Edit::Put { point: Point::C1, piece: Piece::Joker }).len() > 1);
}

#[test]
fn d1_a_joker_on_top_is_unfinished_while_there_is_room_above_it() {
    let editor = built(Variant::Standard, "c1:RJ");
    assert!(editor.missing().contains(&Missing::CoverJoker { point: Point::C1 }));
    let full = built(Variant::Standard, "c1:RIBG");
    let joker = EditReason::Fault(Fault::JokerOnTop { point: Point::C1 });
    assert_eq!(why(&full, &Edit::Put { point: Point::C1, piece: Piece::Joker }), [joker]);
}

#[test]
fn pieces_beyond_the_supply_are_refused() {
    let mut editor = built(Variant::Standard, "a1:J b1:J b2:J");
    assert_eq!(editor.reserve(Piece::Joker), 0);
    let none_left = EditReason::Fault(Fault::TooManyPieces { piece: Piece::Joker, count: 4, limit: 3 });
    assert_eq!(why(&editor, &Edit::Put { point: Point::E4, piece: Piece::Joker }), [none_left]);
    editor.apply(Edit::TakeTop { point: Point::A1 }).expect("there is a joker");
    assert_eq!((editor.reserve(Piece::Joker), editor.stack(Point::A1)), (1, Stack::EMPTY));
}

#[test]
fn d3_claims_are_one_players_and_two_at_most() {
    let mut editor = Editor::empty(Variant::Standard);
    let claim = |player, color| Edit::Claim { player, color };
    editor.apply(claim(Player::One, Color::Red)).expect("neutral");
    let both = EditReason::Fault(Fault::ClaimedByBoth { colors: Colors::from(Color::Red) });
    assert_eq!(why(&editor, &claim(Player::Two, Color::Red)), [both]);
    editor.apply(claim(Player::One, Color::Blue)).expect("the second");
    let reasons = why(&editor, &claim(Player::One, Color::Green));
    assert!(matches!(reasons[..], [EditReason::Fault(Fault::TooManyClaims { player: Player::One, .. })]));
    editor.apply(Edit::SwapPlayers).expect("always possible");
    editor.apply(claim(Player::Two, Color::Red)).expect("given back");
    assert_eq!(editor.setup().claims.map(|colors| colors.to_string()).into_array(), ["", "B"]);
}

#[test]
fn missing_lists_everything_an_unfinished_position_lacks() {
    let mut editor = Editor::empty(Variant::Standard);
    assert_eq!(editor.missing(), [Missing::Place { count: 43 }]);
    editor.apply(Edit::Score { player: Player::One, stacks: 8 }).expect("forty pieces");
    assert_eq!(editor.missing(), [Missing::Place { count: 3 }]);
    let too_many = EditReason::Fault(Fault::TooManyScored { scored: 9, limit: 8 });
    assert_eq!(why(&editor, &Edit::Score { player: Player::Two, stacks: 1 }), [too_many]);
    for point in [Point::A1, Point::B1, Point::B2] {
        editor.apply(Edit::Put { point, piece: RED }).expect("three of eight");
    }
    assert_eq!((editor.missing(), editor.position().is_ok()), (vec![], true));
    editor.apply(Edit::Put { point: Point::E4, piece: RED }).expect("a fourth");
    assert_eq!(editor.missing(), [Missing::TakeOff { count: 1 }]);
    let too_many = EditReason::Fault(Fault::TooManyScored { scored: 8, limit: 1 });
    assert_eq!(why(&editor, &Edit::Variant(Variant::Six)), [too_many]);
    editor.apply(Edit::ClearAll).expect("always possible");
    assert_eq!(editor.setup(), &Setup::default());
}

#[test]
fn edits_of_empty_points_are_refused() {
    let editor = built(Variant::Standard, "c1:R");
    let empty = [EditReason::Empty { point: Point::C2 }];
    for edit in [
        Edit::TakeTop { point: Point::C2 },
        Edit::Clear { point: Point::C2 },
        Edit::Move { from: Point::C2, to: Point::C1 },
    ] {
        assert_eq!(why(&editor, &edit), empty);
    }
    let same = [EditReason::SamePoint { point: Point::C1 }];
    assert_eq!(why(&editor, &Edit::Move { from: Point::C1, to: Point::C1 }), same);
}

#[test]
fn moving_a_stack_puts_it_on_top_of_another() {
    let mut editor = built(Variant::Standard, "c1:RI c2:BG");
    editor.apply(Edit::Move { from: Point::C1, to: Point::C2 }).expect("four colours");
    assert_eq!(editor.stack(Point::C2).to_string(), "BGRI");
    editor.apply(Edit::Clear { point: Point::C2 }).expect("something stands there");
    assert!(Piece::ALL.into_iter().all(|piece| editor.reserve(piece) == piece.count()));
    assert!(editor.undo() && editor.undo());
    assert_eq!(editor.stack(Point::C1).to_string(), "RI");
    assert!(editor.redo() && editor.can_redo());
}

#[test]
fn edits_without_effect_do_not_enter_the_history() {
    let mut editor = Editor::new(&Position::random_start(1, Variant::Six));
    editor.apply(Edit::ToMove(Player::One)).expect("always possible");
    editor.apply(Edit::Variant(Variant::Six)).expect("it is six");
    assert!(!editor.can_undo() && !editor.undo());
}

#[test]
fn unfinished_setups_survive_serialisation() {
    let editor = built(Variant::Six, "c1:RJ d3:J");
    let read = Editor::from_text(&editor.to_text()).expect("what was written");
    assert_eq!(read.setup(), editor.setup());
    let broken = editor.to_text().replace("RJ", "RRJ");
    let error = Editor::from_text(&broken).expect_err("red twice");
    assert!(error.to_string().contains("c1 contains red"), "{error}");
    assert!(Editor::from_text("nonsense").is_err());
}

/// Any edit.
fn edits() -> impl Strategy<Value = Edit> {
    let point = || (0..Point::COUNT).prop_map(|index| Point::ALL[index]);
    let player = || prop_oneof![Just(Player::One), Just(Player::Two)];
    prop_oneof![
        8 => (point(), 0..6_usize).prop_map(|(point, piece)| Edit::Put { point, piece: Piece::ALL[piece] }),
        1 => point().prop_map(|point| Edit::TakeTop { point }),
        4 => (point(), point()).prop_map(|(from, to)| Edit::Move { from, to }),
        1 => point().prop_map(|point| Edit::Clear { point }),
        1 => any::<u64>().prop_map(|seed| Edit::RandomStart { seed }),
        1 => (player(), 0..5_usize).prop_map(|(player, color)| Edit::Claim { player, color: Color::ALL[color] }),
        1 => (player(), any::<u8>()).prop_map(|(player, stacks)| Edit::Score { player, stacks }),
        1 => (player(), 0..3_u8).prop_map(|(player, stacks)| Edit::Score { player, stacks }),
        1 => player().prop_map(Edit::ToMove),
        1 => Just(Edit::SwapPlayers),
        1 => prop_oneof![Just(Variant::Standard), Just(Variant::Six)].prop_map(Edit::Variant),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_sequence_of_edits_can_still_become_a_position(edits in proptest::collection::vec(edits(), 0..80)) {
        let mut editor = Editor::empty(Variant::Standard);
        let mut done = 0;
        for edit in edits {
            let before = editor.setup().clone();
            let reasons = editor.reasons(&edit);
            let applied = editor.apply(edit);
            prop_assert_eq!(reasons.is_empty(), applied.is_ok());
            done += usize::from(*editor.setup() != before);
            prop_assert!(applied.is_ok() || *editor.setup() == before);
            prop_assert_eq!(editor.missing().is_empty(), editor.position().is_ok());
            prop_assert_eq!(editor.missing().len(), editor.setup().faults().len(), "every fault is listed as missing");
            let kept = Editor::from_text(&editor.to_text()).expect("what was written");
            prop_assert_eq!(kept.setup(), editor.setup());
        }
        let last = editor.setup().clone();
        while editor.undo() {
            done -= 1;
        }
        prop_assert_eq!((done, editor.setup()), (0, &Setup::default()));
        while editor.redo() {}
        prop_assert_eq!(editor.setup(), &last);
    }
}

#[test]
fn a_random_position_can_be_rebuilt_piece_by_piece() {
    let mut random = SplitMix64::new(1);
    let mut position = Position::random_start(1, Variant::Standard);
    for _ in 0..20 {
        let Some(turn) = position.random_turn(&mut random) else { break };
        position.play_unchecked(turn);
    }
    let wanted = position.setup();
    let mut editor = Editor::empty(Variant::Standard);
    for player in Player::ALL {
        for color in wanted.claims[player].iter() {
            editor.apply(Edit::Claim { player, color }).expect("possible");
        }
        editor.apply(Edit::Score { player, stacks: wanted.scored[player] }).expect("possible");
    }
    editor.apply(Edit::ToMove(wanted.to_move)).expect("possible");
    for point in Point::ALL {
        for piece in wanted.stacks[point.index()].pieces() {
            editor.apply(Edit::Put { point, piece }).expect("possible");
        }
    }
    assert_eq!(editor.position(), Ok(position));
}

fn surface() -> Surface {
    Surface::new(Editor::empty(Variant::Standard))
}

#[test]
fn letter_and_number_keys_select_tools() {
    let pieces = "IBRGKJ".chars().map(|letter| Tool::of_key(&letter.to_string()));
    assert!(pieces.eq(Piece::ALL.map(|piece| Some(Tool::Put(piece)))));
    assert_eq!((Tool::of_key("j"), Tool::of_key("6")), (Some(Tool::Put(Piece::Joker)), Some(Tool::Put(Piece::Joker))));
    assert_eq!((Tool::of_key("t"), Tool::of_key("7")), (Some(Tool::Take), Some(Tool::Take)));
    assert_eq!((Tool::of_key("M"), Tool::of_key("8")), (Some(Tool::Move), Some(Tool::Move)));
    for key in ["0", "9", "x", "Enter", "", "ij"] {
        assert_eq!(Tool::of_key(key), None, "{key}");
    }
}

#[test]
fn tools_put_take_and_move() {
    let full = Surface::new(Editor::new(&Position::random_start(1, Variant::Standard)));
    assert_eq!((full.tool(), surface().tool()), (Tool::Move, Tool::Put(Piece::ALL[0])));
    let mut surface = surface();
    surface.set_tool(Tool::Put(Piece::ALL[2]));
    surface.choose(Point::E4).expect("room for it");
    let refused = surface.choose(Point::E4).expect_err("red twice");
    assert!(matches!(refused.reasons[..], [EditReason::Fault(Fault::ColorTwice { .. })]));
    surface.set_tool(Tool::Put(Piece::ALL[0]));
    surface.choose(Point::E4).expect("room for it");
    surface.choose(Point::D4).expect("room for it");

    surface.set_tool(Tool::Move);
    assert!(surface.choose(Point::A1).is_err(), "nothing is there");
    surface.choose(Point::E4).expect("a stack");
    assert_eq!(surface.held(), Some(Point::E4));
    assert_eq!(surface.point_views()[Point::E4.index()].role, PointRole::Picked);
    assert!(surface.choose(Point::D4).is_err(), "ivory twice");
    assert_eq!(surface.held(), Some(Point::E4), "it can still go elsewhere");
    surface.choose(Point::E6).expect("an empty point");
    assert_eq!((surface.held(), surface.editor().stack(Point::E6).height()), (None, 2));
    surface.choose(Point::E6).expect("a stack");
    surface.choose(Point::E6).expect("back again");
    assert_eq!(surface.held(), None);

    surface.set_tool(Tool::Take);
    surface.choose(Point::E6).expect("a piece");
    assert_eq!(surface.editor().stack(Point::E6).height(), 1);
    // Dragging works with any tool.
    surface.lift(Point::E6).expect("a stack");
    surface.choose(Point::E7).expect("an empty point");
    assert!(surface.undo() && surface.undo());
    assert_eq!(surface.editor().stack(Point::E6).height(), 2);
    assert!(surface.redo() && !surface.put_back());
}

#[test]
fn point_views_show_owners_and_obstacles() {
    let mut surface = surface();
    surface.apply(Edit::Claim { player: Player::Two, color: Color::Red }).expect("a claim");
    surface
        .paste(
            "./.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,IBGKR,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./.\n1 -/R 0/0 std",
        )
        .expect("unfinished, but possible");
    let view = surface.point_views()[Point::E4.index()];
    let is = (view.owner, view.full, view.role);
    assert_eq!(is, (Some(Player::Two), Some(FullStack::Obstacle), PointRole::Movable));
    assert_eq!(surface.point_views()[Point::A1.index()].role, PointRole::Nothing);
}

#[test]
fn an_invalid_paste_changes_nothing() {
    let mut surface = surface();
    surface.apply(Edit::RandomStart { seed: 3 }).expect("a start");
    let before = surface.editor().to_text();
    assert!(matches!(surface.paste("what"), Err(PasteError::Unread(_))));
    let twice = before.replacen('/', "RR/", 1);
    let error = surface.paste(&twice).expect_err("red twice");
    assert!(matches!(&error, PasteError::Refused(refused) if !refused.reasons.is_empty()), "{error}");
    assert_eq!(surface.editor().to_text(), before);
}
