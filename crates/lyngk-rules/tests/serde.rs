//! The strings that `serde` writes and reads.

use std::fmt::{Debug, Display};

use lyngk_rules::{
    Color, Colors, GameResult, LongTurn, PerPlayer, Piece, Player, Point, Position, Record, Setup, Stack, Tag, Turn,
    Variant,
};
use serde::de::DeserializeOwned;
use serde::ser::Serialize;
use serde_json::{from_value, json, to_value};

/// A value is this string and comes back from it.
#[track_caller]
fn is_string<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, text: &str) {
    assert_eq!(to_value(value).expect("a string"), json!(text));
    assert_eq!(from_value::<T>(json!(text)).as_ref().ok(), Some(value), "{text}");
}

#[track_caller]
fn is_its_notation<T: Serialize + DeserializeOwned + PartialEq + Debug + Display>(value: &T) {
    is_string(value, &value.to_string());
}

/// A text is refused with this message.
#[track_caller]
fn refuses<T: DeserializeOwned + Debug>(value: serde_json::Value, message: &str) {
    let error = from_value::<T>(value).expect_err("it is refused").to_string();
    assert!(error.contains(message), "{error}");
}

#[test]
fn small_types_are_their_letters_and_names() {
    is_string(&Color::Black, "K");
    is_string(&Piece::Joker, "J");
    is_string(&Player::Two, "2");
    is_string(&Variant::Standard, "std");
    is_string(&Point::E4, "e4");
    is_string(&Stack::EMPTY, ".");
    is_string(&Colors::EMPTY, "");
    is_string(&(Colors::from(Color::Red) | Color::Ivory.into()), "IR");
    Color::ALL.iter().for_each(is_its_notation);
    Piece::ALL.iter().for_each(is_its_notation);
    Player::ALL.iter().for_each(is_its_notation);
    Variant::ALL.iter().for_each(is_its_notation);
    GameResult::ALL.iter().for_each(is_its_notation);
    Point::ALL.iter().for_each(is_its_notation);
}

#[test]
fn turns_positions_and_records_are_their_notation() {
    let position = Position::random_start(1, Variant::Six);
    position.turns().iter().for_each(is_its_notation);
    is_string(&Turn::Pass, "pass");
    is_its_notation(&"K,c1-d1-e2-f2".parse::<LongTurn>().expect("a turn"));
    is_its_notation(&position);
    is_its_notation(&position.setup());
    is_its_notation(&Setup::default());
    let mut record = Record::new(position);
    record.push(None, position.turns()[0]).expect("a legal turn");
    record.set_tag(Tag::new("Player1", "Anna \"the \\ great\"").expect("a tag"));
    is_its_notation(&record);
}

#[test]
fn values_of_both_players_are_an_array() {
    let claims = PerPlayer::new(Colors::from(Color::Red), Colors::EMPTY);
    assert_eq!(to_value(claims).expect("an array"), json!(["R", ""]));
    assert_eq!(from_value::<PerPlayer<Colors>>(json!(["R", ""])).expect("two values"), claims);
    refuses::<PerPlayer<Colors>>(json!(["R"]), "array of length 2");
}

#[test]
fn impossible_values_are_errors() {
    refuses::<Position>(json!(Setup::default()), "there are 0 pieces on the board");
    refuses::<Position>(json!("x"), "column 1");
    refuses::<Turn>(json!("c1"), "'-'");
    refuses::<Color>(json!("J"), "\"J\" is not the letter of a colour");
    refuses::<Colors>(json!("RI"), "in the order IBRGK");
    refuses::<Colors>(json!("RR"), "in the order IBRGK");
    refuses::<Player>(json!(1), "invalid type: integer `1`, expected a player, 1 or 2");
    refuses::<Record>(json!(""), "expected exactly one record");
}
