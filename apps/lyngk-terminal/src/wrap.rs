//! Breaking of text into lines of a width.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The width of a text in columns.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text in lines of at most this width. Words that are longer are broken.
pub(crate) fn wrap(text: &str, limit: usize) -> Vec<String> {
    let limit = limit.max(1);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        // No-break spaces are no places to break a line.
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if !line.is_empty() && width(&line) + 1 + width(word) > limit {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            for char in word.chars() {
                if width(&line) + char.width().unwrap_or(0) > limit {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(char);
            }
        }
        lines.push(line);
    }
    lines
}

/// The text cut to a width, with an ellipsis if something is left out.
pub(crate) fn cut(text: &str, limit: usize) -> String {
    if width(text) <= limit {
        return text.to_owned();
    }
    let mut kept = String::new();
    for char in text.chars() {
        if width(&kept) + char.width().unwrap_or(0) + 1 > limit {
            break;
        }
        kept.push(char);
    }
    if limit > 0 {
        kept.push('…');
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_wider_than_the_limit_and_keep_every_word() {
        let text = "A neutral stack may not move onto a higher one. (Rule E7)\nNext";
        for limit in 1..60 {
            let lines = wrap(text, limit);
            assert!(lines.iter().all(|line| width(line) <= limit), "{limit}: {lines:?}");
            let joined: String = lines.concat().split(' ').collect();
            assert_eq!(joined, text.replace([' ', '\n'], ""), "{limit}");
        }
        assert_eq!(wrap("d3 to e4; red", 8), ["d3 to", "e4; red"]);
    }

    #[test]
    fn long_texts_are_cut_with_an_ellipsis() {
        assert_eq!(cut("abcdef", 6), "abcdef");
        assert_eq!(cut("abcdef", 5), "abcd…");
        assert_eq!(cut("abcdef", 0), "");
        assert_eq!(width(&cut("日本語", 4)), 3);
    }
}
