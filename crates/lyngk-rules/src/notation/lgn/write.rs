//! Writer for LGN records.

use ::core::fmt;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::notation::lpn::{write_columns, write_state};
use crate::record::{Comment, NodeId, Record};
use crate::{Player, Turn};

/// The maximum length of a line of turns.
const LINE_WIDTH: usize = 80;

/// Writes LGN, with an empty line at the end so that records can be concatenated.
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
        let mut tokens = TokenWriter { f, column: 0, glued: true };
        tokens.turns(self)?;
        tokens.token(self.result.text())?;
        f.write_str("\n\n")
    }
}

/// Work left to do. The traversal is iterative, because variations may be nested to any depth.
enum Pending {
    /// The turns after a node, or after the start.
    After(Option<NodeId>),
    /// A variation that begins with this node.
    Variation(NodeId),
    /// The end of a variation.
    Close,
}

/// Writer for tokens with spaces or line breaks between them.
struct TokenWriter<'a, 'b> {
    f: &'a mut fmt::Formatter<'b>,
    column: usize,
    /// The next token follows without a space.
    glued: bool,
}

impl TokenWriter<'_, '_> {
    fn token(&mut self, token: &str) -> fmt::Result {
        let length = token.chars().count();
        if !self.glued {
            let breaks = self.column + 1 + length > LINE_WIDTH;
            self.f.write_str(if breaks { "\n" } else { " " })?;
            self.column = if breaks { 0 } else { self.column + 1 };
        }
        self.glued = false;
        self.f.write_str(token)?;
        self.column = match token.rsplit_once('\n') {
            Some((_, last_line)) => last_line.chars().count(),
            None => self.column + length,
        };
        Ok(())
    }

    fn comments(&mut self, comments: &[Comment]) -> fmt::Result {
        comments.iter().try_for_each(|comment| self.token(&format!("{{{}}}", comment.as_str())))
    }

    fn turns(&mut self, record: &Record) -> fmt::Result {
        self.comments(&record.comments)?;
        let first_ply = usize::from(record.start().to_move() == Player::Two);
        // Each entry has the number of turns before it. `numbered`: player 2's next turn needs a number as well.
        let mut ahead = Vec::from([(Pending::After(None), first_ply)]);
        let mut numbered = true;
        while let Some((step, ply)) = ahead.pop() {
            match step {
                Pending::After(node) => {
                    let [main, variations @ ..] = record.children(node) else { continue };
                    self.turn(record, *main, ply, numbered)?;
                    numbered = !record.node(*main).comments.is_empty() || !variations.is_empty();
                    ahead.push((Pending::After(Some(*main)), ply + 1));
                    ahead.extend(variations.iter().rev().map(|&variation| (Pending::Variation(variation), ply)));
                }
                Pending::Variation(node) => {
                    self.token("(")?;
                    self.glued = true;
                    self.comments(record.node(node).lead())?;
                    self.turn(record, node, ply, true)?;
                    numbered = !record.node(node).comments.is_empty();
                    ahead.push((Pending::Close, ply));
                    ahead.push((Pending::After(Some(node)), ply + 1));
                }
                Pending::Close => {
                    self.glued = true;
                    self.token(")")?;
                    numbered = true;
                }
            }
        }
        Ok(())
    }

    fn turn(&mut self, record: &Record, node: NodeId, ply: usize, numbered: bool) -> fmt::Result {
        let number = ply / 2 + 1;
        if ply.is_multiple_of(2) {
            self.token(&format!("{number}."))?;
        } else if numbered {
            self.token(&format!("{number}..."))?;
        }
        let node = record.node(node);
        let suffix = node.marks.first().and_then(|mark| mark.suffix());
        let turn: Turn = node.turn();
        self.token(&(turn.to_string() + suffix.unwrap_or_default()))?;
        let numbered_marks = &node.marks[usize::from(suffix.is_some())..];
        numbered_marks.iter().try_for_each(|mark| self.token(&format!("${}", mark.0)))?;
        self.comments(&node.comments)
    }
}
