//! Graph of player 1's chances over a game, for the terminal.

use lyngk_engine::analysis::{GameAnalysis, Grade, TurnAnalysis};
use lyngk_rules::{Player, Record};

use super::words;

/// The width of the graph in characters, without its labels: together they fit into 80.
const WIDTH: usize = 72;
/// The height of the graph in lines.
const HEIGHT: usize = 8;
/// Characters filled from the bottom, in eighths.
const BLOCKS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// Player 1's chances as columns, with the marks of both players below.
pub(super) fn graph(record: &Record, analysis: &GameAnalysis) -> String {
    let chances = analysis.chances(Player::One);
    let first = analysis.turns.first().map_or(0, |turn| turn.index);
    let columns = Columns::new(chances.len());
    let seen = |column| chances.get(columns.last_point(column)).or(chances.last());
    let level = |column| seen(column).map_or(0.0, |score| score.expectation()) * (HEIGHT * 8) as f32;
    let mut text = String::from("  Chances of player 1\n");
    for row in (0..HEIGHT).rev() {
        let label = match row {
            _ if row + 1 == HEIGHT => "100 % ┤",
            _ if row == HEIGHT / 2 => " 50 % ┤",
            0 => "  0 % ┤",
            _ => "      │",
        };
        let cells =
            (0..columns.count).map(|column| BLOCKS[(level(column).round() as usize).saturating_sub(row * 8).min(8)]);
        line(&mut text, label, &cells.collect::<String>());
    }
    line(&mut text, "      └", &"─".repeat(columns.count));
    line(&mut text, "turn   ", &numbers(record, analysis, &columns));
    for player in Player::ALL {
        line(&mut text, &format!("  by {player} "), &marks(analysis, player, first, &columns));
    }
    if chances.iter().any(|score| score.proof().is_some()) {
        let proved = |column| seen(column).is_some_and(|score| score.proof().is_some());
        let cells: String = (0..columns.count).map(|column| if proved(column) { '═' } else { ' ' }).collect();
        line(&mut text, "proved ", &cells);
    }
    text.push_str("\n  ?! inaccuracy   ? mistake   ?? blunder   ! only good turn\n");
    text
}

fn line(text: &mut String, label: &str, cells: &str) {
    text.push_str(format!("{label}{cells}").trim_end());
    text.push('\n');
}

/// The columns of the graph: two characters per point if there is room, otherwise one character for one or more points.
struct Columns {
    width: usize,
    points: usize,
    count: usize,
}

impl Columns {
    fn new(points: usize) -> Columns {
        let width = if points * 2 <= WIDTH { 2 } else { 1 };
        let each = points.div_ceil(WIDTH).max(1);
        Columns { width, points: each, count: points.div_ceil(each) * width }
    }

    fn column(&self, point: usize) -> usize {
        point / self.points * self.width
    }

    /// The last point of a column, whose value is shown.
    fn last_point(&self, column: usize) -> usize {
        column / self.width * self.points + self.points - 1
    }
}

/// Numbers of the first and every fifth turn, below their columns.
fn numbers(record: &Record, analysis: &GameAnalysis, columns: &Columns) -> String {
    let mut row = TextRow::default();
    for (point, number) in words::axis(record, analysis) {
        row.put(columns.column(point), &number.to_string());
    }
    row.text()
}

/// The marks of a player. The worst errors are placed first; marks without room are left out.
fn marks(analysis: &GameAnalysis, player: Player, first: usize, columns: &Columns) -> String {
    let mut marked: Vec<(Grade, &TurnAnalysis, &str)> = analysis
        .turns
        .iter()
        .filter(|turn| turn.player == player)
        .filter_map(|turn| turn.judgement.as_ref().map(|judgement| (judgement.grade, turn, words::mark(judgement))))
        .filter(|(_, _, mark)| !mark.is_empty())
        .collect();
    marked.sort_by_key(|&(grade, turn, _)| (std::cmp::Reverse(grade), turn.index));
    let mut row = TextRow::default();
    for (_, turn, mark) in marked {
        row.put(columns.column(turn.index - first + 1), mark);
    }
    row.text()
}

/// A row of characters that takes words where there is room.
#[derive(Default)]
struct TextRow(Vec<char>);

impl TextRow {
    fn put(&mut self, at: usize, word: &str) {
        let end = at + word.len();
        if self.0.len() < end {
            self.0.resize(end, ' ');
        }
        if self.0[at..end].iter().all(|&char| char == ' ') {
            self.0.splice(at..end, word.chars());
        }
    }

    fn text(self) -> String {
        self.0.into_iter().collect()
    }
}
