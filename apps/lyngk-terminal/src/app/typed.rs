//! A line that is typed, with the keys that shells have for editing it.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The longest text that can be typed, in characters.
const LIMIT: usize = 40;

/// A line that is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TypedLine {
    /// The text before the cursor, and the text after it.
    parts: [String; 2],
}

/// Whether a line goes on after a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typing {
    /// More can be typed.
    Goes,
    /// The line was left.
    Left,
    /// The line is complete.
    Entered,
}

impl TypedLine {
    /// A line with the cursor at its end.
    pub(crate) fn of(text: &str) -> TypedLine {
        let text = text.chars().filter(|char| !char.is_control()).take(LIMIT).collect();
        TypedLine { parts: [text, String::new()] }
    }

    /// The whole text.
    pub(crate) fn text(&self) -> String {
        self.parts.concat()
    }

    /// The text before the cursor.
    pub(crate) fn before(&self) -> &str {
        &self.parts[0]
    }

    /// The text after the cursor.
    pub(crate) fn after(&self) -> &str {
        &self.parts[1]
    }

    pub(super) fn on_key(&mut self, key: KeyEvent) -> Typing {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        let [before, after] = &mut self.parts;
        match key.code {
            KeyCode::Esc => return Typing::Left,
            KeyCode::Char('c' | 'd') if is_control => return Typing::Left,
            KeyCode::Enter => return Typing::Entered,
            KeyCode::Char('u') if is_control => before.clear(),
            KeyCode::Char('k') if is_control => after.clear(),
            KeyCode::Char('w') if is_control => {
                let kept = before.trim_end().rfind(char::is_whitespace).map_or(0, |at| at + 1);
                before.truncate(kept);
            }
            KeyCode::Home => *after = std::mem::take(before) + after,
            KeyCode::Char('a') if is_control => *after = std::mem::take(before) + after,
            KeyCode::End => before.push_str(&std::mem::take(after)),
            KeyCode::Char('e') if is_control => before.push_str(&std::mem::take(after)),
            KeyCode::Left => {
                if let Some(char) = before.pop() {
                    after.insert(0, char);
                }
            }
            KeyCode::Right if !after.is_empty() => before.push(after.remove(0)),
            KeyCode::Delete if !after.is_empty() => drop(after.remove(0)),
            KeyCode::Backspace => drop(before.pop()),
            KeyCode::Char(_) if is_control => (),
            KeyCode::Char(char) if self.text().chars().count() < LIMIT => self.parts[0].push(char),
            _ => (),
        }
        Typing::Goes
    }
}
