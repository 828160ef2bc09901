//! Pictures of positions in a record, with their texts.

use lyngk_picture::sketch::Shape;
use lyngk_picture::{Caption, Picture};
use lyngk_rules::{Completion, Mark, NodeId, PerPlayer, Player, Position, Record, Stack, Turn};
use lyngk_view::{Words, say as table};

use super::drawing::shapes;
use super::say;
use super::tree::TurnNumber;

/// The picture of a position in a record: the board with the last turn and its marks, the stacks completed so far, and a description. The
/// caller chooses the style.
///
/// ```
/// use lyngk_rules::{Position, Record, Variant};
/// use lyngk_study::study;
/// use lyngk_view::Language;
///
/// let mut record = Record::new(Position::random_start(7, Variant::Standard));
/// let first = record.push(None, record.start().turns()[0])?;
/// let picture = study::picture(&lyngk_study::words(Language::English), &record, Some(first));
/// assert!(picture.caption.title.starts_with("LYNGK: Player 1 – Player 2, after 1. "));
/// assert_eq!(picture.last_turn.len(), 2);
/// # Ok::<(), lyngk_rules::IllegalTurn>(())
/// ```
#[must_use]
pub fn picture(words: &Words, record: &Record, place: Option<NodeId>) -> Picture {
    let walk = Walk::to(record, place);
    let players = PerPlayer::from_fn(|player| say::player(words, record, player));
    let mark = place.and_then(|id| {
        let marks = &record.node(id).marks;
        marks.iter().copied().find(|mark: &Mark| mark.suffix().is_some())
    });
    let title = title(words, &players, walk.last);
    Picture {
        last_turn: walk.before.zip(walk.last).and_then(|(before, (_, turn))| before.path(turn)).unwrap_or_default(),
        mark,
        completed: walk.captured,
        shapes: shapes(record, place),
        caption: Caption {
            title,
            description: description(words, &players, &walk.position, &shapes(record, place)),
            notes: notes(words, &walk.position),
            players,
        },
        ..Picture::new(walk.position)
    }
}

/// The caption of a position in a record: "After 3. c1-c2!", or "Start".
#[must_use]
pub fn place_name(words: &Words, record: &Record, place: Option<NodeId>) -> String {
    let Some(((number, turn), id)) = Walk::to(record, place).last.zip(place) else { return words.text("study-start") };
    let turn = if turn == Turn::Pass { words.text("record-pass") } else { turn.to_string() };
    let marks: String = record.node(id).marks.iter().filter_map(|mark| mark.suffix()).collect();
    words.with("picture-after", [("turn", format!("{number} {turn}{marks}").into())])
}

/// The turns from the start to a position.
struct Walk {
    /// The position before the last turn, if there is one.
    before: Option<Position>,
    position: Position,
    last: Option<(TurnNumber, Turn)>,
    captured: PerPlayer<Vec<Stack>>,
}

impl Walk {
    fn to(record: &Record, place: Option<NodeId>) -> Walk {
        let mut line: Vec<Turn> =
            std::iter::successors(place, |&id| record.node(id).parent()).map(|id| record.node(id).turn()).collect();
        line.reverse();
        let start = *record.start();
        let first = usize::from(start.to_move() == Player::Two);
        let mut walk = Walk { before: None, position: start, last: None, captured: PerPlayer::default() };
        for (ply, turn) in (first..).zip(line) {
            let position = walk.position;
            let completed = position.consequences(turn).ok().and_then(|consequences| consequences.completed);
            if let Some(completed) = completed.filter(|completed| completed.completion == Completion::Removed) {
                walk.captured[position.to_move()].push(completed.stack);
            }
            walk.position.play_unchecked(turn);
            walk.before = Some(position);
            walk.last = Some((TurnNumber::of(ply), turn));
        }
        walk
    }
}

fn title(words: &Words, names: &PerPlayer<String>, last: Option<(TurnNumber, Turn)>) -> String {
    let [one, two] = names.each_ref().map(|name| name.as_str().into()).into_array();
    match last {
        None => words.with("picture-title", [("one", one), ("two", two)]),
        Some((number, turn)) => {
            let turn = format!("{number} {turn}").into();
            words.with("picture-title-turn", [("one", one), ("two", two), ("turn", turn)])
        }
    }
}

/// The text behind a player's name.
fn notes(words: &Words, position: &Position) -> PerPlayer<String> {
    let outcome = position.outcome();
    PerPlayer::from_fn(|player| match outcome {
        None if position.to_move() == player => words.text("panel-to-move"),
        Some(outcome) if outcome.winner == Some(player) => words.text("picture-winner"),
        _ => String::new(),
    })
}

/// A description of the picture for screen readers.
fn description(words: &Words, players: &PerPlayer<String>, position: &Position, shapes: &[Shape]) -> String {
    let name = |player: Player| players[player].as_str().into();
    let mut sentences = vec![match position.outcome().map(|outcome| outcome.winner) {
        None => words.with("picture-to-move", [("player", name(position.to_move()))]),
        Some(Some(winner)) => words.with("picture-won", [("player", name(winner))]),
        Some(None) => words.text("picture-tied"),
    }];
    for player in Player::ALL {
        let claims = position.claims(player);
        if !claims.is_empty() {
            let colors = table::all_of(words, claims.iter().map(|color| table::color(words, color)));
            sentences.push(words.with("picture-claims", [("player", name(player)), ("colors", colors.into())]));
        }
        if position.scored(player) > 0 {
            let count = position.scored(player).into();
            sentences.push(words.with("picture-completed", [("player", name(player)), ("count", count)]));
        }
    }
    let high = position.occupied().iter().filter(|&point| position.height(point) > 1);
    let stacks: Vec<String> = high.map(|point| format!("{point} {}", position.stack(point))).collect();
    if !stacks.is_empty() {
        sentences.push(words.with("picture-stacks", [("stacks", stacks.join(", ").into())]));
    }
    if !shapes.is_empty() {
        sentences.push(words.with("drawing-all", [("shapes", say::shapes(words, shapes).into())]));
    }
    sentences.push(format!("LPN: {position}"));
    sentences.join(" ")
}
