//! Tables of turns as CSV, for spreadsheets: a line for each turn of the main line.
//!
//! Lines end with CRLF, as RFC 4180 says. A table with characters beyond ASCII begins with a byte order mark, by which spreadsheets
//! recognise UTF-8. Texts of people that a spreadsheet would take for a formula have an apostrophe in front.

use lyngk_game::tags::PlayerInfo;
use lyngk_rules::{Completion, PerPlayer, Player, Position, Record, Turn};

/// The columns, in their order.
pub const COLUMNS: [&str; 18] = [
    "game", "round", "player", "name", "turn", "claim", "from", "to", "path", "stack", "height", "owner", "score1",
    "score2", "seconds", "clock", "marks", "comment",
];

/// The table of some games, with a header. Games are numbered from 1.
#[must_use]
pub fn table(records: &[Record]) -> String {
    numbered_table((1..).zip(records))
}

/// The same for games with numbers of their own.
///
/// ```
/// use lyngk_exchange::csv::{COLUMNS, numbered_table};
/// use lyngk_rules::{Position, Record, Variant};
///
/// let mut record = Record::new(Position::random_start(7, Variant::Standard));
/// record.push(None, "b1-b2".parse()?)?;
/// let table = numbered_table([(3, &record)]);
/// let lines: Vec<&str> = table.lines().collect();
/// assert_eq!(lines[0], COLUMNS.join(","));
/// assert!(lines[1].starts_with("3,1,1,,b1-b2,,b1,b2,,"), "{table}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn numbered_table<'a>(games: impl IntoIterator<Item = (usize, &'a Record)>) -> String {
    let lines = games.into_iter().fold(header(), |lines, (number, record)| lines + &rows(number, record));
    if lines.is_ascii() { lines } else { format!("{BYTE_ORDER_MARK}{lines}") }
}

/// What a table with characters beyond ASCII begins with.
pub const BYTE_ORDER_MARK: char = '\u{feff}';

/// The first line of a table, for one that is written game by game.
#[must_use]
pub fn header() -> String {
    COLUMNS.join(",") + "\r\n"
}

/// The lines of a game with this number.
#[must_use]
pub fn rows(game: usize, record: &Record) -> String {
    let mut lines = String::new();
    let names = PerPlayer::from_fn(|player| PlayerInfo::of(record, player).name.unwrap_or_default());
    let first_ply = usize::from(record.start().to_move() == Player::Two);
    let mut position = *record.start();
    for (ply, id) in (first_ply..).zip(record.main_line()) {
        let node = record.node(id);
        let player = position.to_move();
        let board = board_fields(&position, node.turn());
        position.play_unchecked(node.turn());
        let comments: Vec<Parts> = node.comments.iter().map(|comment| Parts::of(comment.as_str())).collect();
        let command = |name: &str| comments.iter().find_map(|parts| parts.command(name)).unwrap_or_default();
        let marks: Vec<String> =
            node.marks.iter().map(|mark| mark.suffix().map_or_else(|| format!("${}", mark.0), str::to_owned)).collect();
        let texts: Vec<&str> = comments.iter().map(|parts| &*parts.text).filter(|text| !text.is_empty()).collect();
        let mut fields = vec![game.to_string(), (ply / 2 + 1).to_string(), player.to_string(), text(&names[player])];
        fields.extend(board);
        fields.extend(Player::ALL.map(|player| position.scored(player).to_string()));
        fields.extend([command("emt"), command("clk"), marks.join(" "), texts.join("\n")].map(|field| text(&field)));
        let fields: Vec<String> = fields.into_iter().map(|field| quoted(&field)).collect();
        lines += &fields.join(",");
        lines.push_str("\r\n");
    }
    lines
}

/// Fields about the turn, and the stack that it makes: from `turn` to `owner`.
fn board_fields(before: &Position, turn: Turn) -> [String; 8] {
    let mut fields = [const { String::new() }; 8];
    fields[0] = turn.to_string();
    let Turn::Move { claim, from, to } = turn else { return fields };
    let long = before.long_turn(turn);
    let after = before.after_unchecked(turn);
    let completed = before.consequences(turn).ok().and_then(|consequences| consequences.completed);
    let stack = completed.map_or_else(|| after.stack(to), |completed| completed.stack);
    let owner = match completed.map(|completed| completed.completion) {
        // It has left the board, or ended the game.
        Some(Completion::Obstacle) => None,
        Some(_) => Some(before.to_move()),
        None => after.top_color(to).and_then(|color| after.owner(color)),
    };
    fields[1] = claim.map(|color| color.to_string()).unwrap_or_default();
    (fields[2], fields[3]) = (from.to_string(), to.to_string());
    if !long.through.is_empty() {
        let points = [from].into_iter().chain(long.through).chain([to]);
        fields[4] = points.map(|point| point.to_string()).collect::<Vec<_>>().join("-");
    }
    fields[5] = stack.to_string();
    fields[6] = stack.height().to_string();
    fields[7] = owner.map(|owner| owner.to_string()).unwrap_or_default();
    fields
}

/// A comment, taken apart: its text, and commands like `[%clk 231.5]`.
struct Parts<'a> {
    text: String,
    commands: Vec<&'a str>,
}

impl<'a> Parts<'a> {
    fn of(comment: &'a str) -> Parts<'a> {
        let (mut texts, mut commands) = (Vec::new(), Vec::new());
        let mut rest = comment;
        while let Some((before, after)) = rest.split_once("[%")
            && let Some((command, after)) = after.split_once(']')
        {
            texts.push(before.trim());
            commands.push(command.trim());
            rest = after;
        }
        texts.push(rest.trim());
        texts.retain(|text| !text.is_empty());
        Parts { text: texts.join(" "), commands }
    }

    fn command(&self, name: &str) -> Option<String> {
        let value = |command: &&str| command.strip_prefix(name)?.strip_prefix(' ').map(|value| value.trim().to_owned());
        self.commands.iter().find_map(value)
    }
}

/// A text of people, so that no spreadsheet takes it for a formula.
fn text(field: &str) -> String {
    const STARTS_OF_FORMULAS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
    let is_formula = field.trim_start().starts_with(STARTS_OF_FORMULAS) || field.starts_with(['\t', '\r', '\n']);
    if is_formula { format!("'{field}") } else { field.to_owned() }
}

/// A field in quotes, if it needs them.
fn quoted(field: &str) -> String {
    let needs_quotes = field.contains(['"', ',', ';', '\n', '\r', '\t']) || field.trim() != field;
    if needs_quotes { format!("\"{}\"", field.replace('"', "\"\"")) } else { field.to_owned() }
}
