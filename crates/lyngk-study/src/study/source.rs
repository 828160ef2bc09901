//! A record as text (LGN) to edit: where its turns are, and where it is wrong.

use std::ops::Range;

use lyngk_rules::{GameResult, LgnError, Record};

use super::{Study, merge};

/// Readable part of a text as a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    /// The record, or what is wrong and where.
    pub record: Result<Record, LgnError>,
    /// The bytes that the error is about; empty at the end of the text.
    pub wrong: Option<Range<usize>>,
}

/// Checks a text that should be one record.
///
/// ```
/// use lyngk_rules::{Position, Record, Variant};
/// use lyngk_study::study::check_source;
///
/// let record = Record::new(Position::random_start(7, Variant::Standard));
/// assert_eq!(check_source(&record.to_string()).record.as_ref(), Ok(&record));
/// let text = record.to_string().replace("\n*", "\na1-i1 *");
/// let checked = check_source(&text);
/// assert_eq!(checked.wrong.map(|bytes| &text[bytes]), Some("a1-i1"));
/// ```
#[must_use]
pub fn check_source(text: &str) -> Checked {
    let record = text.parse::<Record>();
    let wrong = record.as_ref().err().map(|error| word_at(text, error));
    Checked { record, wrong }
}

/// The word at the place of an error.
fn word_at(text: &str, error: &LgnError) -> Range<usize> {
    let line_start: usize = text.split_inclusive('\n').take(error.line - 1).map(str::len).sum();
    let line = text[line_start..].lines().next().unwrap_or_default();
    let before: usize = line.chars().take(error.column - 1).map(char::len_utf8).sum();
    let start = line_start + before;
    let rest = &text[start..];
    let length = rest.find(|char: char| char.is_whitespace() || "(){}".contains(char)).unwrap_or(rest.len());
    // A brace or a parenthesis is a word of its own.
    let length = if length == 0 {
        rest.chars().next().filter(|char| !char.is_whitespace()).map_or(0, char::len_utf8)
    } else {
        length
    };
    start..start + length
}

/// The places of the turns in a text, in the order of the [tree](Study::tree). Meaningful for a text that is a record.
#[must_use]
pub fn turn_ranges(text: &str) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    let mut at = 0;
    while let Some(char) = text[at..].chars().next() {
        match char {
            '{' => at += text[at..].find('}').map_or(text.len() - at, |end| end + 1),
            '[' => at += tag_length(&text[at..]),
            '(' | ')' => at += 1,
            char if char.is_whitespace() || char == '\u{feff}' => at += char.len_utf8(),
            _ => {
                let rest = &text[at..];
                let length = rest.find(|char: char| char.is_whitespace() || "(){}[".contains(char));
                let word = &rest[..length.unwrap_or(rest.len())];
                ranges.extend(turn_in(word).map(|range| at + range.start..at + range.end));
                at += word.len();
            }
        }
    }
    ranges
}

/// The length of a tag. Its value may contain brackets, and quotes after a backslash.
fn tag_length(text: &str) -> usize {
    let (mut is_quoted, mut is_escaped) = (false, false);
    for (at, char) in text.char_indices() {
        match char {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            ']' if !is_quoted => return at + 1,
            '\n' => return at + 1,
            _ => (),
        }
    }
    text.len()
}

/// The turn in a word, without its number and marks.
fn turn_in(word: &str) -> Option<Range<usize>> {
    if GameResult::ALL.iter().any(|result| result.text() == word) {
        return None;
    }
    let digits = word.len() - word.trim_start_matches(|char: char| char.is_ascii_digit()).len();
    let dots = word[digits..].len() - word[digits..].trim_start_matches('.').len();
    let start = if dots > 0 { digits + dots } else { 0 };
    let end = word.trim_end_matches(['!', '?']).len();
    let is_turn = word[start..].starts_with(|char: char| char.is_ascii_alphabetic());
    (is_turn && end > start).then_some(start..end)
}

/// # Editing as text
impl Study {
    /// The bytes of the current turn in the text of the record; none at the start.
    #[must_use]
    pub fn source_range(&self, text: &str) -> Option<Range<usize>> {
        turn_ranges(text).into_iter().nth(self.place_number().checked_sub(1)?)
    }

    /// Moves to the turn at a byte of the text of the record: the last one that begins there or before.
    pub fn go_to_source(&mut self, text: &str, at: usize) -> bool {
        self.go_to_number(turn_ranges(text).iter().take_while(|range| range.start <= at).count())
    }

    /// Replaces the record by an edited version, as one edit. What has changed since the editing began, from `base` on, is kept where both
    /// do not touch. The cursor stays at its turn, or at the last one before it that is left. Returns false if nothing changes.
    pub fn rewrite(&mut self, base: &Record, edited: Record) -> bool {
        let record = merge(base, &edited, self.record()).unwrap_or(edited);
        if record == *self.record() {
            return false;
        }
        let was = self.state.clone();
        let line = self.line();
        self.state.record = record;
        self.state.place = None;
        for turn in line {
            let next =
                self.record().children(self.place()).iter().copied().find(|&id| self.record().node(id).turn() == turn);
            if next.is_none() {
                break;
            }
            self.state.place = next;
        }
        self.position = self.record().position(self.place());
        self.changed(was);
        true
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Comment, Mark, NodeId, Position, SplitMix64, Tag, Variant};
    use lyngk_view::Language;

    use super::super::say;
    use super::*;

    /// A tree with variations, marks, comments that look like turns, and an odd tag.
    fn study() -> Study {
        let mut record = Record::new(Position::random_start(3, Variant::Standard));
        let mut chance = SplitMix64::new(3);
        let mut add = |record: &mut Record, after: Option<NodeId>| loop {
            let turn = record.position(after).random_turn(&mut chance).expect("a turn");
            if record.children(after).iter().all(|&id| record.node(id).turn() != turn) {
                break record.push(after, turn).expect("legal");
            }
        };
        let first = add(&mut record, None);
        let second = add(&mut record, Some(first));
        add(&mut record, Some(second));
        let other = add(&mut record, Some(first));
        add(&mut record, Some(other));
        add(&mut record, None);
        record.comments.extend(Comment::new("1. c1-c2 (not a turn) ü"));
        record.comments_mut(first).extend(Comment::new("a1-a2"));
        record.marks_mut(second).extend([Mark(1), Mark(14)]);
        record.set_tag(Tag::new("Event", "A \"b] c1-c2").expect("a tag"));
        Study::new(record)
    }

    #[test]
    fn every_turn_is_found_in_the_order_of_the_tree() {
        let mut study = study();
        let text = study.to_lgn();
        let ranges = turn_ranges(&text);
        assert_eq!(ranges.len(), study.record().turn_total());
        assert_eq!(study.source_range(&text), None);
        for (index, range) in ranges.iter().enumerate() {
            study.go_to_number(index + 1);
            let turn = study.record().node(study.place().expect("a turn")).turn().to_string();
            assert_eq!(text[range.clone()], turn);
            assert_eq!(study.source_range(&text), Some(range.clone()));
            study.to_start();
            assert!(study.go_to_source(&text, range.start + 1));
            assert_eq!(study.place_number(), index + 1);
        }
        study.go_to_source(&text, 0);
        assert_eq!(study.place(), None);
        assert_eq!(turn_ranges("1.c1-c2!? 1...pass $14 1/2-1/2"), [2..7, 14..18]);
    }

    #[test]
    fn errors_are_at_their_word_and_said_in_every_language() {
        let text = study().to_lgn();
        let event = text.find("[Event").expect("a tag");
        for (broken, word) in [
            (text.replacen("1. ", "1. ü1-c2 ", 2), "ü1-c2"),
            (format!("{}[Event \"again\"]\n{}", &text[..event], &text[event..]), "["),
            (text.replace('*', "{open"), "{"),
        ] {
            let checked = check_source(&broken);
            let error = checked.record.expect_err("it is wrong");
            let wrong = &broken[checked.wrong.expect("a place")];
            assert!(word.starts_with(wrong) || wrong.starts_with(word), "{wrong} in {broken}");
            for language in Language::ALL {
                let said = say::lgn(&crate::words(language), &error);
                assert!(said.contains(&error.line.to_string()) && said.contains(&error.column.to_string()), "{said}");
            }
        }
        for broken in ["", "\n\n", "[Variant"] {
            let checked = check_source(broken);
            assert!(
                checked.record.is_err() && checked.wrong.is_some_and(|bytes| bytes.end <= broken.len()),
                "{broken}"
            );
        }
    }

    #[test]
    fn a_rewritten_record_is_one_edit_and_keeps_the_place() {
        let mut study = study();
        let base = study.record().clone();
        study.to_end();
        let (place, line) = (study.place_number(), study.line());
        let edited: Record = study.to_lgn().replace("{a1-a2}", "{Good.}").parse().expect("a record");
        // Meanwhile something else changes.
        study.toggle_mark(Mark(3));
        assert!(study.rewrite(&base, edited.clone()));
        assert_eq!((study.place_number(), study.line()), (place, line));
        let text = study.to_lgn();
        assert!(text.contains("{Good.}") && text.contains("!!"), "{text}");
        assert!(study.undo() && !study.to_lgn().contains("{Good.}"));
        assert!(study.redo());
        let again = study.record().clone();
        assert!(!study.rewrite(&again, again.clone()), "nothing changes");
        // Without the turn at the cursor, it stays at the last one that is left.
        let short = Record::new(*base.start());
        assert!(study.rewrite(&again, short.clone()));
        assert_eq!((study.place(), study.record()), (None, &short));
    }
}
