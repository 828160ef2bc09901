//! Sentences about studies in the reader's language.

mod boardspace;

use std::borrow::Cow;

use lyngk_game::tags::PlayerInfo;
use lyngk_picture::sketch::{Pen, Shape};
use lyngk_rules::{Expected, LgnError, LgnProblem, Mark, PerPlayer, Player, Record, SyntaxError, Turn, TurnError};
use lyngk_view::{Level, Seat, Words, say};

pub(super) use boardspace::note as boardspace_note;

use super::{DIAGRAM, ImportError, TextError, TreeItem};
use crate::link;

/// Why a text cannot be imported, where, and what would be right.
#[must_use]
pub fn import_error(words: &Words, error: &ImportError) -> String {
    match error {
        ImportError::Empty => words.text("import-empty"),
        ImportError::TooLarge { bytes, limit } => {
            let thousands = |bytes: usize| bytes.div_ceil(1000).into();
            words.with("import-too-large", [("size", thousands(*bytes)), ("limit", thousands(*limit))])
        }
        ImportError::TooMany { limit } => words.with("import-too-many", [("limit", (*limit).into())]),
        ImportError::Unknown => words.text("import-unknown"),
        ImportError::Games(error) => lgn(words, error),
        ImportError::Boardspace(error) => boardspace::error(words, error),
        ImportError::Position(error) => say::lpn(words, error),
        ImportError::Link(error) => link::say::error(words, error),
    }
}

/// An error in LGN: "Line 4, column 6: …".
#[must_use]
pub fn lgn(words: &Words, error: &LgnError) -> String {
    let problem = problem(words, &error.problem).into();
    words.with("lgn-at", [("line", error.line.into()), ("column", error.column.into()), ("problem", problem)])
}

fn problem(words: &Words, problem: &LgnProblem) -> String {
    match problem {
        LgnProblem::Syntax(error) => syntax(words, error),
        LgnProblem::MissingTag { name } => words.with("lgn-missing-tag", [("name", (*name).into())]),
        LgnProblem::RepeatedTag { name } => words.with("lgn-repeated-tag", [("name", name.as_str().into())]),
        LgnProblem::TagValue { name } => words.with("lgn-tag-value", [("name", name.as_str().into())]),
        LgnProblem::Variant { value } => words.with("lgn-variant", [("value", value.as_str().into())]),
        LgnProblem::Start(error) => {
            let faults: Vec<String> = error.faults().iter().map(|&fault| say::fault(words, fault)).collect();
            words.with("lgn-start", [("reasons", faults.join(" ").into())])
        }
        LgnProblem::Turn { number, player, error } => {
            let player = words.text(if *player == Player::One { "player-one" } else { "player-two" });
            let reason = turn(words, error).into();
            words.with("lgn-turn", [("number", (*number).into()), ("player", player.into()), ("reason", reason)])
        }
        LgnProblem::NothingToVary => words.text("lgn-nothing-to-vary"),
        LgnProblem::EmptyVariation => words.text("lgn-empty-variation"),
        LgnProblem::NotInVariation => words.text("lgn-not-in-variation"),
        LgnProblem::OpenVariation => words.text("lgn-open-variation"),
        LgnProblem::NothingToMark => words.text("lgn-nothing-to-mark"),
        LgnProblem::NotOneRecord => words.text("lgn-not-one"),
        other => other.to_string(),
    }
}

fn turn(words: &Words, error: &TurnError) -> String {
    match error {
        TurnError::Syntax(error) => syntax(words, error),
        TurnError::Illegal(illegal) => {
            let reasons: Vec<String> =
                illegal.refusals().iter().map(|&is| say::refusal(words, PerPlayer::both(Seat::Person), is)).collect();
            format!("{} {}", words.with("refused", [("turn", illegal.turn().to_string().into())]), reasons.join(" "))
        }
        TurnError::Path { turn, .. } => words.with("misread-path", [("turn", turn.to_string().into())]),
        other => other.to_string(),
    }
}

/// The expectation, and the text found.
fn syntax(words: &Words, error: &SyntaxError) -> String {
    let expected = expected(words, error.expected).into();
    match error.found {
        Some(found) => words.with("lgn-syntax", [("expected", expected), ("found", found.to_string().into())]),
        None => words.with("lgn-syntax-end", [("expected", expected)]),
    }
}

fn expected(words: &Words, expected: Expected) -> String {
    match expected {
        Expected::Point => words.text("expected-point"),
        Expected::Row { points } => words.with("expected-row", [("points", points.into())]),
        Expected::Claim => words.text("expected-claim"),
        Expected::Turn => words.text("expected-turn"),
        Expected::TagName => words.text("expected-tag-name"),
        Expected::Tag => words.text("expected-tag"),
        Expected::NumberOrResult => words.text("expected-number-or-result"),
        Expected::CommentEnd => words.text("expected-comment-end"),
        Expected::Mark => words.text("expected-mark"),
        Expected::Result => words.text("expected-result"),
        other => say::expected(words, other),
    }
}

/// Why a text cannot be written into a record.
#[must_use]
pub fn text_error(words: &Words, error: TextError) -> String {
    words.text(match error {
        TextError::Brace => "study-brace",
        TextError::Tag => "study-tag",
    })
}

/// The usual sign of a mark, such as `!` or `±`; the number of one without a sign, such as `$99`. None for [`DIAGRAM`], which says
/// nothing about the turn.
#[must_use]
pub fn sign(mark: Mark) -> Option<Cow<'static, str>> {
    let sign = match mark.0 {
        _ if mark == DIAGRAM => return None,
        7 | 8 => "□",
        10..=12 => "=",
        13 => "∞",
        // Few fonts have the single signs for these two.
        14 => "+=",
        15 => "=+",
        16 => "±",
        17 => "∓",
        18 => "+−",
        19 => "−+",
        22 | 23 => "⊙",
        36 | 37 => "↑",
        40 | 41 => "→",
        44 | 45 => "=∞",
        132 | 133 => "⇆",
        138 | 139 => "⊕",
        140 => "∆",
        146 => "N",
        number => return Some(mark.suffix().map_or_else(|| format!("${number}").into(), Cow::Borrowed)),
    };
    Some(sign.into())
}

/// The signs of several marks in one text: `!±`. What is said of the position is set apart from the turn.
#[must_use]
pub fn signs(marks: &[Mark]) -> String {
    let mut text = String::new();
    for &mark in marks {
        let Some(sign) = sign(mark) else { continue };
        if mark.suffix().is_none() {
            text.push('\u{a0}');
        }
        text += &sign;
    }
    text
}

/// The meaning of a mark in words.
#[must_use]
pub fn mark(words: &Words, mark: Mark) -> Option<String> {
    let one = || words.text("player-one").into();
    let two = || words.text("player-two").into();
    let key = match mark.0 {
        _ if mark == DIAGRAM => return None,
        1 => "mark-good",
        2 => "mark-mistake",
        3 => "mark-very-good",
        4 => "mark-blunder",
        5 => "mark-interesting",
        6 => "mark-doubtful",
        7 | 8 => "mark-only-move",
        10..=12 => "mark-even",
        13 => "mark-unclear",
        14 => return Some(words.with("mark-slightly-better", [("player", one())])),
        15 => return Some(words.with("mark-slightly-better", [("player", two())])),
        16 => return Some(words.with("mark-clearly-better", [("player", one())])),
        17 => return Some(words.with("mark-clearly-better", [("player", two())])),
        18 => return Some(words.with("mark-winning", [("player", one())])),
        19 => return Some(words.with("mark-winning", [("player", two())])),
        22 | 23 => "mark-zugzwang",
        36 | 37 => "mark-initiative",
        40 | 41 => "mark-attack",
        44 | 45 => "mark-compensation",
        132 | 133 => "mark-counterplay",
        138 | 139 => "mark-time-trouble",
        140 => "mark-idea",
        146 => "mark-novelty",
        number => return Some(words.with("mark-number", [("number", u32::from(number).into())])),
    };
    Some(words.text(key))
}

/// A turn in words: "c1-c2, claiming red".
#[must_use]
pub fn turn_in_words(words: &Words, turn: Turn) -> String {
    joined_by(words, turn, "-")
}

/// A turn within a sentence: "c1 → c2, claiming red".
#[must_use]
pub fn turn_with_arrow(words: &Words, turn: Turn) -> String {
    joined_by(words, turn, " → ")
}

fn joined_by(words: &Words, turn: Turn, between: &str) -> String {
    let Turn::Move { claim, from, to } = turn else { return words.text("record-pass") };
    let points = format!("{from}{between}{to}");
    match claim {
        Some(claim) => {
            words.with("turn-claiming", [("turn", points.into()), ("color", say::color(words, claim).into())])
        }
        None => points,
    }
}

/// A turn or comment of the tree, read aloud, with the name of its player: "3, Anna: c1-c2, claiming red, mistake, clock 3:51".
#[must_use]
pub fn item(words: &Words, item: &TreeItem, player: &str) -> String {
    let TreeItem::Turn { number, turn, marks, clock, thought, is_drawn_on, .. } = item else {
        let TreeItem::Remark(text) = item else { return String::new() };
        return text.clone();
    };
    let turn = turn_in_words(words, *turn).into();
    let values = [("number", number.number.into()), ("player", player.into()), ("turn", turn)];
    let mut text = words.with("tree-turn", values);
    for name in marks.iter().filter_map(|&is| mark(words, is)) {
        text = format!("{text}, {name}");
    }
    if let &Some(left) = clock {
        text = format!("{text}, {}", words.with("tree-clock", [("time", say::clock(left).into())]));
    }
    if let &Some(time) = thought {
        text = format!("{text}, {}", words.with("tree-thought", [("time", thought_for(time).into())]));
    }
    if *is_drawn_on {
        text = format!("{text}, {}", words.text("tree-drawn"));
    }
    text
}

/// A drawn arrow or circle: "Dashed line: arrow from c1 to c2".
#[must_use]
pub fn shape(words: &Words, shape: Shape) -> String {
    let pen = words.text(pen_key(shape.pen)).into();
    let (from, to) = (shape.from.to_string(), shape.to.to_string());
    if shape.is_circle() {
        words.with("drawing-circle", [("pen", pen), ("point", from.into())])
    } else {
        words.with("drawing-arrow", [("pen", pen), ("from", from.into()), ("to", to.into())])
    }
}

/// Several drawn arrows and circles.
#[must_use]
pub fn shapes(words: &Words, shapes: &[Shape]) -> String {
    shapes.iter().map(|&drawn| shape(words, drawn)).collect::<Vec<_>>().join("; ")
}

/// The text key of a pen's name.
#[must_use]
pub fn pen_key(pen: Pen) -> &'static str {
    match pen {
        Pen::Plain => "pen-plain",
        Pen::Dashed => "pen-dashed",
        Pen::Dotted => "pen-dotted",
        Pen::Mixed => "pen-mixed",
    }
}

/// How long somebody has thought, in minutes and whole seconds: `0:07`.
#[must_use]
pub fn thought_for(time: std::time::Duration) -> String {
    let seconds = (time.as_millis() + 500) / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A player's name: the name in the record, the engine's character and its level, or "Player 1".
#[must_use]
pub fn player(words: &Words, record: &Record, player: Player) -> String {
    player_name(words, &PlayerInfo::of(record, player), player)
}

/// The same for a player about whom this is known.
#[must_use]
pub fn player_name(words: &Words, info: &PlayerInfo, player: Player) -> String {
    match info {
        PlayerInfo { name: Some(name), .. } => say::isolated(name),
        PlayerInfo { level, .. } => level.and_then(Level::new).map_or_else(
            || words.text(if player == Player::One { "player-one" } else { "player-two" }),
            |level| say::opponent_with_level(words, level),
        ),
    }
}

/// The number of moves of a game, as in its record: a turn of each player is one.
#[must_use]
pub fn moves(record: &Record) -> usize {
    say::row(record.start().to_move(), record.main_line().count())
}

/// A game in a list: "Anna – Tilda (level 3), 31 moves, 1-0".
#[must_use]
pub fn game(words: &Words, record: &Record) -> String {
    game_between(words, record, &PerPlayer::from_fn(|of| player(words, record, of)))
}

/// The same, with other names for the players, such as "You".
#[must_use]
pub fn game_between(words: &Words, record: &Record, names: &PerPlayer<String>) -> String {
    words.with(
        "study-game",
        [
            ("one", names[Player::One].as_str().into()),
            ("two", names[Player::Two].as_str().into()),
            ("count", moves(record).into()),
            ("result", record.result.text().into()),
        ],
    )
}
