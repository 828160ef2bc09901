//! Comments of records: text for people, and commands for programs, as in PGN: `[%clk 231.5]` is a clock, `[%csl Ga1,Rb2]` circles and
//! `[%cal Gc1c2]` arrows that somebody has drawn.

use std::time::Duration;

use lyngk_picture::sketch::{Pen, Shape};
use lyngk_rules::{Comment, Point};

/// The longest time that is shown.
const LONGEST: Duration = Duration::from_hours(1000);

/// A comment, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CommentParts {
    /// The text for people.
    text: String,
    /// The commands with their brackets. They are neither shown as text nor edited with it.
    commands: Vec<String>,
}

impl CommentParts {
    /// The comment; none if nothing is in it.
    fn joined(&self) -> Option<Comment> {
        let between = if self.text.is_empty() || self.commands.is_empty() { "" } else { " " };
        Comment::new(format!("{}{between}{}", self.commands.concat(), self.text))
            .filter(|comment| !comment.as_str().is_empty())
    }
}

/// The command for circles.
const CIRCLES: &str = "csl";
/// The command for arrows.
const ARROWS: &str = "cal";
/// The letters of the pens, as those of the colours in PGN.
const LETTERS: [(char, Pen); 4] = [('R', Pen::Plain), ('G', Pen::Dashed), ('B', Pen::Dotted), ('Y', Pen::Mixed)];

/// The name of a command and its values.
fn command_parts(command: &str) -> (&str, &str) {
    let inside = command.trim_start_matches("[%").trim_end_matches(']').trim();
    inside.split_once(char::is_whitespace).unwrap_or((inside, ""))
}

fn is_drawing(command: &str) -> bool {
    [CIRCLES, ARROWS].contains(&command_parts(command).0)
}

/// Separates the text of a comment from its commands.
fn parts(comment: &str) -> CommentParts {
    let (mut texts, mut commands) = (Vec::new(), Vec::new());
    let mut rest = comment;
    while let Some((before, after)) = rest.split_once("[%")
        && let Some((command, behind)) = after.split_once(']')
    {
        texts.push(before);
        commands.push(format!("[%{command}]"));
        rest = behind;
    }
    texts.push(rest);
    let texts: Vec<&str> = texts.into_iter().map(str::trim).filter(|text| !text.is_empty()).collect();
    CommentParts { text: texts.join(" "), commands }
}

/// The text of a comment.
pub(crate) fn text(comment: &Comment) -> String {
    parts(comment.as_str()).text
}

/// What people see of a comment: text and drawings, if there is anything. One without other commands stays as it is.
pub(crate) fn for_people(comment: &Comment) -> Option<Comment> {
    only_with(comment, is_drawing)
}

/// A comment without drawings, if anything is left.
pub(crate) fn without_drawings(comment: &Comment) -> Option<Comment> {
    only_with(comment, |command| !is_drawing(command))
}

/// A comment with some of its commands only. If that is all of them, it stays as it is.
fn only_with(comment: &Comment, is_kept: impl Fn(&str) -> bool) -> Option<Comment> {
    let mut parts = parts(comment.as_str());
    let before = parts.commands.len();
    parts.commands.retain(|command| is_kept(command));
    if parts.commands.len() == before { Some(comment.clone()) } else { parts.joined() }
}

/// A comment without its text, if anything is left.
pub(crate) fn for_programs(comment: &Comment) -> Option<Comment> {
    CommentParts { text: String::new(), ..parts(comment.as_str()) }.joined()
}

/// The drawings in a comment. What is not one is skipped.
pub(crate) fn drawings(comment: &Comment) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for command in parts(comment.as_str()).commands {
        let (name, values) = command_parts(&command);
        if is_drawing(&command) {
            shapes.extend(values.split(',').filter_map(|value| shape(value.trim(), name == ARROWS)));
        }
    }
    shapes
}

fn shape(value: &str, is_arrow: bool) -> Option<Shape> {
    let letter = value.chars().next()?.to_ascii_uppercase();
    let pen = LETTERS.iter().find(|(known, _)| *known == letter)?.1;
    let point = |at: usize| value.get(at..at + 2)?.parse::<Point>().ok();
    let from = point(1)?;
    let to = if is_arrow { point(3)? } else { from };
    let is_whole = value.len() == if is_arrow { 5 } else { 3 };
    (is_whole && (from != to) == is_arrow).then_some(Shape { from, to, pen })
}

/// A comment with drawings; none without any.
pub(crate) fn of_drawings(shapes: &[Shape]) -> Option<Comment> {
    let letter = |pen: Pen| LETTERS.iter().find(|(_, known)| *known == pen).map_or('R', |(letter, _)| *letter);
    let command = |name: &str, is_circle: bool| {
        let value = |shape: &Shape| {
            let to = if is_circle { String::new() } else { shape.to.to_string() };
            format!("{}{}{to}", letter(shape.pen), shape.from)
        };
        let values: Vec<String> = shapes.iter().filter(|shape| shape.is_circle() == is_circle).map(value).collect();
        (!values.is_empty()).then(|| format!("[%{name} {}]", values.join(",")))
    };
    let commands = [command(CIRCLES, true), command(ARROWS, false)].into_iter().flatten().collect();
    CommentParts { text: String::new(), commands }.joined()
}

/// The time in the command `[%clk …]` of a comment, which a player has left: seconds, or hours, minutes and seconds with colons.
pub(crate) fn clock(comment: &str) -> Option<Duration> {
    time(comment, "[%clk")
}

/// The time in the command `[%emt …]` of a comment, which a player has thought.
pub(crate) fn elapsed(comment: &str) -> Option<Duration> {
    time(comment, "[%emt")
}

fn time(comment: &str, command: &str) -> Option<Duration> {
    let (_, after) = comment.split_once(command)?;
    let (time, _) = after.split_once(']')?;
    let mut total = Duration::ZERO;
    for part in time.trim().split(':') {
        let part = Duration::try_from_secs_f64(part.parse().ok()?).ok()?;
        total = total.checked_mul(60)?.checked_add(part)?;
    }
    (total <= LONGEST).then_some(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_commands_are_separated() {
        let split = |comment| {
            let CommentParts { text, commands } = parts(comment);
            (text, commands.concat())
        };
        let expected = |text: &str, commands: &str| (text.to_owned(), commands.to_owned());
        assert_eq!(split("solid"), expected("solid", ""));
        assert_eq!(split("[%clk 231.5]"), expected("", "[%clk 231.5]"));
        assert_eq!(split("[%clk 231.5] solid"), expected("solid", "[%clk 231.5]"));
        assert_eq!(split("so [%clk 9][%emt 1] lid [%x] "), expected("so lid", "[%clk 9][%emt 1][%x]"));
        assert_eq!(split("[%clk 5 is open"), expected("[%clk 5 is open", ""));
    }

    #[test]
    fn drawings_are_read_and_written_and_kept_apart() {
        let comment = |text: &str| Comment::new(text).expect("a comment");
        let text = |comment: Option<Comment>| comment.map(|comment| comment.as_str().to_owned()).unwrap_or_default();
        let given = comment("[%clk 9][%csl Ga1, yb2] solid [%cal Rc1c2,Bc2c1]");
        let shapes = drawings(&given);
        let said: Vec<String> =
            shapes.iter().map(|shape| format!("{} {}{}", shape.pen.name(), shape.from, shape.to)).collect();
        assert_eq!(said, ["dashed a1a1", "mixed b2b2", "plain c1c2", "dotted c2c1"]);
        assert_eq!(text(of_drawings(&shapes)), "[%csl Ga1,Yb2][%cal Rc1c2,Bc2c1]");
        assert_eq!(of_drawings(&shapes).map(|comment| drawings(&comment)), Some(shapes));
        assert_eq!(text(for_people(&given)), "[%csl Ga1, yb2][%cal Rc1c2,Bc2c1] solid");
        assert_eq!(text(without_drawings(&given)), "[%clk 9] solid");
        assert_eq!(of_drawings(&[]), None);
        assert_eq!(without_drawings(&comment("[%csl Ga1]")), None);
        for plain in ["solid", "[%clk 9]  solid", "a [%csl"] {
            assert_eq!(text(without_drawings(&comment(plain))), plain);
        }
        for wrong in ["[%csl a1]", "[%csl Ga9]", "[%csl Ga1b2]", "[%cal Ga1]", "[%cal Ga1a1]", "[%cal Gé1a1]", "[%cal]"]
        {
            assert_eq!(drawings(&comment(wrong)), [], "{wrong}");
        }
    }

    #[test]
    fn clocks_are_read_in_seconds_and_with_colons() {
        let millis = |comment| clock(comment).map(|time| time.as_millis());
        assert_eq!(millis("[%clk 231.5] solid"), Some(231_500));
        assert_eq!(millis("good [%clk 1:03:51]"), Some(3_831_000));
        assert_eq!(millis("[%clk 0:05.5]"), Some(5_500));
        for none in
            ["solid", "[%clk]", "[%clk -1]", "[%clk nan]", "[%clk 1e300]", "[%clk a:b]", "[%clk 3600001]", "[%emt 5]"]
        {
            assert_eq!(clock(none), None, "{none}");
        }
    }
}
