//! Writing LGN.

use ::core::fmt;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::notation::lpn::{write_columns, write_state};
use crate::record::{Comment, NodeId, Record};
use crate::{Player, Turn};

/// Lines of turns are broken before they get longer than this.
const LINE_WIDTH: usize = 80;

/// Written as LGN, with an empty line at the end so that records can follow each other.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.start().setup();
        writeln!(f, "[Variant \"{}\"]", start.variant)?;
        f.write_str("[Start \"")?;
        write_columns(&start.stacks, f)?;
        f.write_str("\"]\n")?;
        let mut state = String::new();
        write_state(&start, &mut state)?;
        if state != "1 -/- 0/0" {
            writeln!(f, "[State \"{state}\"]")?;
        }
        for tag in self.tags() {
            let value = tag.value().replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{} \"{value}\"]", tag.name())?;
        }
        f.write_str("\n")?;
        let mut words = Words { f, column: 0, glued: true };
        words.turns(self)?;
        words.word(self.result.text())?;
        f.write_str("\n\n")
    }
}

/// What is left to write. The tree is walked without recursion: variations may be nested without limit.
enum Step {
    /// What follows a turn, or the start.
    After(Option<NodeId>),
    /// A variation that begins with this turn.
    Variation(NodeId),
    /// The end of a variation.
    Close,
}

/// Words with spaces or line breaks between them.
struct Words<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    column: usize,
    /// The next word follows without a space.
    glued: bool,
}

impl Words<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        let length = word.chars().count();
        if !self.glued {
            let breaks = self.column + 1 + length > LINE_WIDTH;
            self.f.write_str(if breaks { "\n" } else { " " })?;
            self.column = if breaks { 0 } else { self.column + 1 };
        }
        self.glued = false;
        self.f.write_str(word)?;
        self.column = match word.rsplit_once('\n') {
            Some((_, last_line)) => last_line.chars().count(),
            None => self.column + length,
        };
        Ok(())
    }

    fn comments(&mut self, comments: &[Comment]) -> fmt::Result {
        comments.iter().try_for_each(|comment| self.word(&format!("{{{}}}", comment.as_str())))
    }

    fn turns(&mut self, record: &Record) -> fmt::Result {
        self.comments(&record.comments)?;
        let first_ply = usize::from(record.start().to_move() == Player::Two);
        // How many turns lead to each step, and whether a number is needed although it is the second player's turn.
        let mut ahead = Vec::from([(Step::After(None), first_ply)]);
        let mut numbered = true;
        while let Some((step, ply)) = ahead.pop() {
            match step {
                Step::After(node) => {
                    let [main, variations @ ..] = record.children(node) else { continue };
                    self.turn(record, *main, ply, numbered)?;
                    numbered = !record.node(*main).comments.is_empty() || !variations.is_empty();
                    ahead.push((Step::After(Some(*main)), ply + 1));
                    ahead.extend(variations.iter().rev().map(|&variation| (Step::Variation(variation), ply)));
                }
                Step::Variation(node) => {
                    self.word("(")?;
                    self.glued = true;
                    self.comments(record.node(node).lead())?;
                    self.turn(record, node, ply, true)?;
                    numbered = !record.node(node).comments.is_empty();
                    ahead.push((Step::Close, ply));
                    ahead.push((Step::After(Some(node)), ply + 1));
                }
                Step::Close => {
                    self.glued = true;
                    self.word(")")?;
                    numbered = true;
                }
            }
        }
        Ok(())
    }

    fn turn(&mut self, record: &Record, node: NodeId, ply: usize, numbered: bool) -> fmt::Result {
        let number = ply / 2 + 1;
        if ply.is_multiple_of(2) {
            self.word(&format!("{number}."))?;
        } else if numbered {
            self.word(&format!("{number}..."))?;
        }
        let node = record.node(node);
        let suffix = node.marks.first().and_then(|mark| mark.suffix());
        let turn: Turn = node.turn();
        self.word(&(turn.to_string() + suffix.unwrap_or_default()))?;
        let numbered_marks = &node.marks[usize::from(suffix.is_some())..];
        numbered_marks.iter().try_for_each(|mark| self.word(&format!("${}", mark.0)))?;
        self.comments(&node.comments)
    }
}
