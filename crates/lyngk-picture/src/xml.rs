//! XML escaping.

/// Escapes a text for use in XML or HTML, both between elements and in a double-quoted attribute.
///
/// Line breaks and tabs become spaces. Characters that XML cannot hold are dropped.
///
/// ```
/// assert_eq!(lyngk_picture::escape("Anna & <Ben>\n\u{1}"), "Anna &amp; &lt;Ben&gt; ");
/// ```
#[must_use]
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '&' => escaped += "&amp;",
            '"' => escaped += "&quot;",
            '\n' | '\t' => escaped.push(' '),
            char if char.is_control() || ('\u{fffe}'..='\u{ffff}').contains(&char) => (),
            char => escaped.push(char),
        }
    }
    escaped
}
