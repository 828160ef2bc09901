//! Parser for single moves, and their written form.

use std::fmt;

use lyngk_rules::{Color, Point};

use super::Seat;
use super::error::{Expected, Failure, Problem, shortened};

/// A move with its number in the history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbered {
    pub(super) number: Option<u32>,
    pub(super) action: Action,
}

/// The largest number of a move. Larger ones are read as this one.
const LARGEST_NUMBER: u32 = 1 << 30;

/// An action of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Action {
    Start(Seat),
    Pick(Place),
    Drop(Place),
    /// Lift the stack from this level upwards.
    Lift(Point, usize),
    /// Put what is in the hand on this point.
    Land(Point),
    Claim(Color, Seat),
    Move(Point, Point),
    Done,
    Pass,
    Resign,
    WinOnTime,
    LoseOnTime,
    Edit,
}

/// A place off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Where an unclaimed colour lies.
    Pool(Color),
    /// The claimed colours of a player.
    Claims(Seat),
    /// The removed stacks of a player.
    Removed(Seat),
}

/// Letters of the colours at Boardspace.
const COLORS: [(&str, Color); 5] =
    [("N", Color::Black), ("R", Color::Red), ("B", Color::Blue), ("G", Color::Green), ("I", Color::Ivory)];

fn color(word: &str) -> Option<Color> {
    COLORS.into_iter().find(|(letter, _)| letter.eq_ignore_ascii_case(word)).map(|(_, color)| color)
}

pub(super) fn color_letter(wanted: Color) -> &'static str {
    COLORS.into_iter().find(|&(_, color)| color == wanted).map_or("", |(letter, _)| letter)
}

/// Words of a value, with their offsets.
pub(super) struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    pub(super) fn new(text: &'a str, at: usize) -> Words<'a> {
        Words { text, at }
    }

    /// The next word with its offset; empty at the end.
    pub(super) fn next(&mut self) -> (usize, &'a str) {
        let rest = self.text.trim_start();
        let at = self.at + self.text.len() - rest.len();
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        self.text = &rest[length..];
        self.at = at + length;
        (at, &rest[..length])
    }

    /// The next word, as far as `read` understands it.
    pub(super) fn read<T>(&mut self, expected: Expected, read: impl FnOnce(&str) -> Option<T>) -> Result<T, Failure> {
        let (at, word) = self.next();
        let problem = || Failure { at, problem: Problem::Word { expected, found: shortened(word) } };
        read(word).ok_or_else(problem)
    }

    fn point(&mut self) -> Result<Point, Failure> {
        let column = self.read(Expected::Column, |word| match word.as_bytes() {
            [letter] => Some(usize::from(letter.to_ascii_uppercase().wrapping_sub(b'A'))).filter(|&column| column < 9),
            _ => None,
        })?;
        let points = Point::of_column(column).count();
        self.read(Expected::Row { points }, |word| {
            let row: usize = word.parse().ok()?;
            Point::from_column_row(column, row.checked_sub(1)?)
        })
    }

    fn place(&mut self) -> Result<Place, Failure> {
        let places = [
            ("F", Place::Claims(Seat::P0)),
            ("S", Place::Claims(Seat::P1)),
            ("FC", Place::Removed(Seat::P0)),
            ("SC", Place::Removed(Seat::P1)),
        ];
        self.read(Expected::Place, |word| {
            let place = places.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(word)).map(|(_, place)| place);
            place.or_else(|| color(word).map(Place::Pool))
        })
    }

    pub(super) fn end(&mut self) -> Result<(), Failure> {
        self.read(Expected::End, |word| word.is_empty().then_some(()))
    }
}

/// Parses a move, whose text begins at an offset.
pub(super) fn parse(text: &str, at: usize) -> Result<Numbered, Failure> {
    let mut words = Words::new(text, at);
    let (mut verb_at, mut verb) = words.next();
    let mut number = None;
    if verb.bytes().all(|byte| byte.is_ascii_digit()) && !verb.is_empty() {
        // Numbers are only compared, and no game reaches this one.
        number = Some(verb.parse().unwrap_or(LARGEST_NUMBER).min(LARGEST_NUMBER));
        (verb_at, verb) = words.next();
    }
    let action = match verb.to_ascii_lowercase().as_str() {
        "start" => Action::Start(words.read(Expected::Seat, Seat::from_name)?),
        "pick" => Action::Pick(words.place()?),
        "drop" => Action::Drop(words.place()?),
        "pickb" => {
            let point = words.point()?;
            let level = |word: &str| if word.is_empty() { Some(0) } else { word.parse().ok() };
            Action::Lift(point, words.read(Expected::Level, level)?)
        }
        "dropb" => Action::Land(words.point()?),
        "claim" => {
            let color = words.read(Expected::Color, color)?;
            let of_seat = |word: &str| Seat::ALL.into_iter().find(|seat| seat.claims().eq_ignore_ascii_case(word));
            Action::Claim(color, words.read(Expected::Claims, of_seat)?)
        }
        "move" => Action::Move(words.point()?, words.point()?),
        "done" => Action::Done,
        "pass" => Action::Pass,
        "resign" => Action::Resign,
        "winontime" => Action::WinOnTime,
        "loseontime" => Action::LoseOnTime,
        "edit" => Action::Edit,
        _ => {
            let problem = Problem::Word { expected: Expected::Verb, found: shortened(verb) };
            return Err(Failure { at: verb_at, problem });
        }
    };
    words.end()?;
    Ok(Numbered { number, action })
}

/// The text that is read as this action.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Start(seat) => write!(f, "Start {}", seat.name()),
            Action::Pick(place) => write!(f, "Pick {place}"),
            Action::Drop(place) => write!(f, "Drop {place}"),
            Action::Lift(point, level) => write!(f, "Pickb {} {level}", Spaced(point)),
            Action::Land(point) => write!(f, "Dropb {}", Spaced(point)),
            Action::Claim(color, seat) => write!(f, "Claim {} {}", color_letter(color), seat.claims()),
            Action::Move(from, to) => write!(f, "Move {} {}", Spaced(from), Spaced(to)),
            // Verbs without arguments have a space after them.
            Action::Done => f.write_str("Done "),
            Action::Pass => f.write_str("Pass "),
            Action::Resign => f.write_str("Resign "),
            Action::WinOnTime => f.write_str("WinOnTime "),
            Action::LoseOnTime => f.write_str("LoseOnTime "),
            Action::Edit => f.write_str("Edit "),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Place::Pool(color) => f.write_str(color_letter(color)),
            Place::Claims(seat) => f.write_str(seat.claims()),
            Place::Removed(seat) => write!(f, "{}C", seat.claims()),
        }
    }
}

/// A point in Boardspace's form, such as `E 2`.
struct Spaced(Point);

impl fmt::Display for Spaced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = char::from(b'A' + self.0.column() as u8);
        write!(f, "{column} {}", self.0.row() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn action(text: &str) -> Action {
        parse(text, 0).expect("a move").action
    }

    fn wrong(text: &str) -> (usize, Expected, String) {
        let failure = parse(text, 10).expect_err("an error");
        let Problem::Word { expected, found } = failure.problem else { panic!("{:?}", failure.problem) };
        (failure.at, expected, found)
    }

    #[test]
    fn every_verb_is_read_in_any_case_and_written_back() {
        let texts = [
            "Start P1",
            "Pick G",
            "Pick N",
            "Drop F",
            "Pick SC",
            "Drop FC",
            "Pickb E 2 0",
            "Pickb C 7 3",
            "Dropb F 2",
            "Claim G S",
            "Move F 5 G 6",
            "Done ",
            "Pass ",
            "Resign ",
            "WinOnTime ",
            "LoseOnTime ",
            "Edit ",
        ];
        for text in texts {
            assert_eq!(action(text).to_string(), text);
            assert_eq!(action(&text.to_lowercase()), action(text));
            let numbered = parse(&format!(" 12  {text}"), 0).expect("a move");
            assert_eq!(numbered, Numbered { number: Some(12), action: action(text) });
        }
        assert_eq!(action("Pickb A 1"), Action::Lift(Point::A1, 0), "the level is not always there");
    }

    #[test]
    fn all_points_are_named_alike() {
        for point in Point::ALL {
            let text = format!("Dropb {}", Spaced(point));
            assert_eq!(action(&text), Action::Land(point));
            assert_eq!(text[6..].replace(' ', "").to_lowercase(), point.to_string());
        }
    }

    #[test]
    fn errors_say_which_word_is_wrong() {
        let found = |at, expected, word: &str| (at, expected, word.to_owned());
        assert_eq!(wrong("3 Swap"), found(12, Expected::Verb, "Swap"));
        assert_eq!(wrong("3"), found(11, Expected::Verb, ""));
        assert_eq!(wrong("Start P2"), found(16, Expected::Seat, "P2"));
        assert_eq!(wrong("Pick W"), found(15, Expected::Place, "W"));
        assert_eq!(wrong("Claim F F"), found(16, Expected::Color, "F"));
        assert_eq!(wrong("Claim G R"), found(18, Expected::Claims, "R"));
        assert_eq!(wrong("Dropb J 1"), found(16, Expected::Column, "J"));
        assert_eq!(wrong("Dropb AA 1"), found(16, Expected::Column, "AA"));
        assert_eq!(wrong("Dropb A 2"), found(18, Expected::Row { points: 1 }, "2"));
        assert_eq!(wrong("Move C 8 D 1"), found(17, Expected::Row { points: 7 }, "8"));
        assert_eq!(wrong("Pickb C 7 top"), found(20, Expected::Level, "top"));
        assert_eq!(wrong("Done now"), found(15, Expected::End, "now"));
        assert_eq!(wrong("Dropb C"), found(17, Expected::Row { points: 7 }, ""));
        let long = "x".repeat(100);
        assert_eq!(wrong(&long).2.chars().count(), 41, "messages stay short");
    }
}
