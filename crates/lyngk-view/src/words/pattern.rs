//! Formatting of Fluent patterns: the subset that our files use.
//!
//! ```text
//! Whose turn it is: { $player }
//! { $count ->
//!     [one] { $count } turn
//!    *[other] { $count } turns
//! }
//! { "a literal" }
//! ```

use super::{Value, plural};
use crate::Language;

/// The values of the placeholders, and the language for plurals.
pub(super) struct Filling<'a> {
    pub(super) language: Language,
    pub(super) values: &'a [(&'static str, Value<'a>)],
}

impl Filling<'_> {
    /// Formats a pattern. Invalid placeholders are left out; tests ensure this never happens.
    pub(super) fn fill(&self, pattern: &str, out: &mut String) {
        let mut rest = pattern.trim();
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let end = closing(after);
            self.place(after[..end].trim(), out);
            rest = after.get(end + 1..).unwrap_or_default();
        }
        out.push_str(rest);
    }

    /// Formats the expression between two braces.
    fn place(&self, inner: &str, out: &mut String) {
        if let Some(literal) = inner.strip_prefix('"') {
            out.push_str(literal.trim_end_matches('"'));
            return;
        }
        let (name, variants) = match inner.split_once("->") {
            Some((name, variants)) => (name, Some(variants)),
            None => (inner, None),
        };
        let name = name.trim().trim_start_matches('$');
        let Some((_, value)) = self.values.iter().find(|(of, _)| *of == name) else { return };
        match variants {
            None => value.write(out),
            Some(variants) => self.fill(self.select(value, variants), out),
        }
    }

    /// The text of the first variant that matches a value, otherwise of the default marked with `*`.
    fn select<'t>(&self, value: &Value<'_>, variants: &'t str) -> &'t str {
        let mut default = "";
        let mut rest = variants.trim_start();
        while let Some((mark, after)) = rest.split_once('[') {
            let Some((key, after)) = after.split_once(']') else { break };
            let end = next_variant(after);
            let text = &after[..end];
            if value.matches(key.trim(), self.language) {
                return text;
            }
            if mark.trim_end().ends_with('*') {
                default = text;
            }
            rest = &after[end..];
        }
        default
    }
}

impl Value<'_> {
    fn write(&self, out: &mut String) {
        match self {
            Value::Text(text) => out.push_str(text),
            Value::Number(number) => out.push_str(&number.to_string()),
        }
    }

    fn matches(&self, key: &str, language: Language) -> bool {
        match self {
            Value::Text(text) => text == key,
            Value::Number(number) => {
                key.parse() == Ok(*number)
                    || plural::category(language, *number).is_some_and(|category| category == key)
            }
        }
    }
}

/// The position of the closing brace of the brace before this text.
fn closing(text: &str) -> usize {
    let mut depth = 0;
    for (at, char) in text.char_indices() {
        match char {
            '{' => depth += 1,
            '}' if depth == 0 => return at,
            '}' => depth -= 1,
            _ => (),
        }
    }
    text.len()
}

/// The start of the next variant: a line that begins with `[` or `*[`.
fn next_variant(text: &str) -> usize {
    let starts = text.match_indices('\n').find(|(at, _)| text[*at..].trim_start().starts_with(['[', '*']));
    starts.map_or(text.len(), |(at, _)| at)
}
