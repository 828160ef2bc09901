//! Tolerant reader for many games, some of them broken.

use std::collections::BTreeSet;

use lyngk_rules::{LgnError, Record, Records};

/// Limit of the number of broken parts. After that, the rest of the text is one part.
const BROKEN_PARTS: usize = 100;

/// A part of a text that is not a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The part, trimmed.
    pub text: String,
    /// What is wrong, and where in the whole text.
    pub error: LgnError,
}

/// Reads the games (LGN) of a text and skips broken parts.
///
/// ```
/// use lyngk_rules::{Position, Record, Variant};
/// use lyngk_study::library::read;
///
/// let game = Record::new(Position::random_start(7, Variant::Standard));
/// let (games, unread) = read(&format!("{game}\n[Variant \"seven\"]\n1. what? *\n\n{game}"));
/// assert_eq!(games, [game.clone(), game]);
/// assert_eq!(unread[0].text, "[Variant \"seven\"]\n1. what? *");
/// ```
#[must_use]
pub fn read(text: &str) -> (Vec<Record>, Vec<Unread>) {
    let (mut games, mut unread) = (Vec::new(), Vec::<Unread>::new());
    let (mut rest, mut lines) = (text, 0);
    loop {
        let mut records = Records::new(rest);
        let mut end = 0;
        let error = loop {
            match records.next() {
                None => return (games, unread),
                Some(Err(error)) => break error,
                Some(Ok(game)) => {
                    games.push(game);
                    end = records.offset();
                }
            }
        };
        let broken = &rest[end..];
        let length = if unread.len() < BROKEN_PARTS { broken_length(broken) } else { broken.len() };
        let number = games.len() + unread.len() + 1;
        let error = LgnError { line: error.line + lines, game: number, ..error };
        unread.push(Unread { text: broken[..length].trim().to_owned(), error });
        let (read, behind) = rest.split_at(end + length);
        lines += read.matches('\n').count();
        rest = behind;
    }
}

/// Length of the broken game at the start of a text: up to the tags of the next game.
fn broken_length(text: &str) -> usize {
    let mut names = BTreeSet::new();
    let mut is_behind_tags = false;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        match tag_name(line) {
            // The tags of a game come first, each of them once.
            Some(name) if is_behind_tags || !names.insert(name) => return at,
            Some(_) => (),
            None => is_behind_tags |= !line.trim_matches('\u{feff}').trim().is_empty(),
        }
        at += line.len();
    }
    text.len()
}

/// The name of the tag on a line, if the line looks like one.
fn tag_name(line: &str) -> Option<&str> {
    let (name, value) = line.trim_start().strip_prefix('[')?.split_once([' ', '\t'])?;
    let is_name = !name.is_empty() && name.chars().all(|char| char.is_ascii_alphanumeric() || char == '_');
    (is_name && value.trim_start().starts_with('"')).then_some(name)
}
