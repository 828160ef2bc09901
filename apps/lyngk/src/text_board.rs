//! Drawing of a position for the terminal.

use std::fmt::{self, Display, Write};

use anstyle::{Ansi256Color, Color as AnsiColor, Style};
use lyngk_rules::{Colors, Piece, Player, Point, Position, Stack, Variant};

/// The width of a column of the board in characters. Neighbouring columns have their points on different rows, so each point has
/// room for twice as many.
const COLUMN_WIDTH: usize = 6;

/// The board, the state of both players and a legend, on several lines.
pub(crate) fn board(position: &Position) -> impl Display {
    fmt::from_fn(move |f| {
        for y in (-6..=6).rev() {
            writeln!(f, "{}", row(position, y).trim_end())?;
        }
        writeln!(f)?;
        write_state(f, position)?;
        writeln!(f)?;
        write_legend(f, position)
    })
}

/// All points on one row of the drawing.
fn row(position: &Position, y: i8) -> String {
    let mut text = String::new();
    let mut width = 0;
    for point in Point::ALL.into_iter().filter(|point| point.coordinates().1 == y) {
        let indent = point.column() * COLUMN_WIDTH;
        text.push_str(&" ".repeat(indent.saturating_sub(width)));
        let (cell, cell_width) = cell(position, point);
        text.push_str(&cell);
        width = indent.max(width) + cell_width;
    }
    text
}

/// A point with its name and stack, and its width in characters.
fn cell(position: &Position, point: Point) -> (String, usize) {
    let name = dim(point);
    let stack = position.stack(point);
    let Some(top) = stack.top() else { return (format!("{name} ·"), 4) };
    let owner = match stack.top_color().and_then(|color| position.owner(color)) {
        Some(Player::One) => '¹',
        Some(Player::Two) => '²',
        None => ' ',
    };
    (format!("{name} {}{}{owner}", symbol(top), pieces(stack)), 5 + stack.height())
}

/// The letters of a stack from bottom to top, each on its colour. The top one is underlined.
fn pieces(stack: Stack) -> String {
    let mut text = String::new();
    for (level, piece) in stack.pieces().enumerate() {
        let style = if level + 1 == stack.height() { style(piece).bold().underline() } else { style(piece) };
        // Writing to a string cannot fail.
        let _ = write!(text, "{style}{piece}{style:#}");
    }
    text
}

fn dim(text: impl Display) -> String {
    let style = Style::new().dimmed();
    format!("{style}{text}{style:#}")
}

/// A symbol for every kind of piece, for readers who do not see the colours.
const fn symbol(piece: Piece) -> char {
    use lyngk_rules::Color::{Black, Blue, Green, Ivory, Red};
    match piece {
        Piece::Color(Ivory) => '○',
        Piece::Color(Blue) => '◆',
        Piece::Color(Red) => '▲',
        Piece::Color(Green) => '■',
        Piece::Color(Black) => '✕',
        Piece::Joker => '✶',
    }
}

/// The text style of a piece, readable on dark and light terminals.
const fn style(piece: Piece) -> Style {
    use lyngk_rules::Color::{Black, Blue, Green, Ivory, Red};
    const DARK: u8 = 16;
    const LIGHT: u8 = 231;
    let (text, ground) = match piece {
        Piece::Color(Ivory) => (DARK, 230),
        Piece::Color(Blue) => (LIGHT, 26),
        Piece::Color(Red) => (LIGHT, 160),
        Piece::Color(Green) => (LIGHT, 28),
        Piece::Color(Black) => (LIGHT, 238),
        Piece::Joker => (DARK, 250),
    };
    Style::new()
        .fg_color(Some(AnsiColor::Ansi256(Ansi256Color(text))))
        .bg_color(Some(AnsiColor::Ansi256(Ansi256Color(ground))))
}

fn write_state(f: &mut fmt::Formatter<'_>, position: &Position) -> fmt::Result {
    let outcome = position.outcome();
    for player in Player::ALL {
        let turn = if outcome.is_none() && position.to_move() == player { "▶" } else { " " };
        let tally = position.tally(player);
        let counts = tally.by_height().map(|(height, count)| format!("{height}:{count}")).join(" ");
        writeln!(f, "{turn} player {player}   {}  stacks by height {counts}", claims(position.claims(player)))?;
    }
    writeln!(f, "  neutral    {}", claims(position.neutral()).trim_end())?;
    match outcome {
        Some(outcome) => {
            let winner = outcome.winner.map_or("a tie".to_owned(), |winner| format!("player {winner} has won"));
            writeln!(f, "  the game is over: {winner}")
        }
        None if position.must_pass() => writeln!(f, "  player {} must pass", position.to_move()),
        None => Ok(()),
    }
}

/// Symbols, letters and names of colours, padded to the width of two long names.
fn claims(colors: Colors) -> String {
    const WIDTH: usize = 22;
    let mut text = String::new();
    let mut width = 0;
    for color in colors.iter() {
        let gap = if width == 0 { "" } else { "  " };
        let name = color.name();
        // Writing to a string cannot fail.
        let _ = write!(text, "{gap}{} {name}", piece(color.into()));
        width += gap.len() + 4 + name.len();
    }
    if colors.is_empty() {
        text.push_str("no colour");
        width = text.len();
    }
    text + &" ".repeat(WIDTH.saturating_sub(width))
}

/// The symbol and the letter of a piece.
fn piece(piece: Piece) -> String {
    let style = style(piece);
    format!("{} {style}{piece}{style:#}", symbol(piece))
}

fn write_legend(f: &mut fmt::Formatter<'_>, position: &Position) -> fmt::Result {
    let kinds = Piece::ALL.map(|kind| format!("{} {}", piece(kind), kind.name())).join("   ");
    let variant = match position.variant() {
        Variant::Standard => "standard game",
        Variant::Six => "six-stack variant",
    };
    writeln!(f, "  {kinds}")?;
    writeln!(f, "  {variant}; stacks read from bottom to top, ¹ and ² mark their owners")
}
