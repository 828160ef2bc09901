//! Plain text for terminals without Unicode.

use unicode_normalization::UnicodeNormalization;

/// The text with signs and accents replaced by ASCII. Scripts other than Latin stay: there is nothing to replace them by.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '\u{20}'..='\u{7e}' => folded.push(char),
            '…' => folded.push_str("..."),
            '→' => folded.push_str("->"),
            '←' => folded.push_str("<-"),
            '↑' => folded.push('^'),
            '↓' => folded.push('v'),
            '·' => folded.push('|'),
            '•' => folded.push('*'),
            '’' | '‘' => folded.push('\''),
            '“' | '”' | '„' | '«' | '»' => folded.push('"'),
            '–' | '—' | '−' | '‑' | '─' => folded.push('-'),
            '×' => folded.push('x'),
            '°' => folded.push('o'),
            '±' => folded.push_str("+-"),
            'ß' => folded.push_str("ss"),
            'ł' => folded.push('l'),
            'Ł' => folded.push('L'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '¿' | '¡' | '\u{2066}'..='\u{2069}' => (),
            '\u{a0}' | '\u{202f}' => folded.push(' '),
            _ => {
                let base = char.nfd().next().filter(char::is_ascii);
                folded.push(base.unwrap_or(char));
            }
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use lyngk_view::Language;

    use super::*;
    use crate::texts;

    #[test]
    fn texts_in_latin_letters_become_ascii() {
        for language in Language::ALL.into_iter().filter(|language| *language != Language::Russian) {
            for key in ["status-claims", "tray-hint", "about-unofficial", "terminal-help-choose", "refusal-onto-higher"]
            {
                let text = texts::words(language).text(key);
                assert!(fold(&text).is_ascii(), "{language:?}: {}", fold(&text));
            }
        }
        assert_eq!(fold("„Zażółć gęślą jaźń“ – d3 → e4…"), "\"Zazolc gesla jazn\" - d3 -> e4...");
    }

    #[test]
    fn other_scripts_stay() {
        assert_eq!(fold("Ваш ход"), "Ваш ход");
    }
}
