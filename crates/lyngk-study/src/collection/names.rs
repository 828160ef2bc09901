//! Interned names: players and events repeat in most games of a collection.

use std::collections::HashMap;

/// Number of a name; 0 for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct NameId(u32);

/// All names, each once.
#[derive(Debug, Default)]
pub(super) struct Names {
    ids: HashMap<String, NameId>,
    /// The names as written, and normalised for searching and sorting.
    all: Vec<(String, String)>,
}

impl Names {
    /// The number of a name.
    pub(super) fn insert(&mut self, name: Option<&str>) -> NameId {
        let Some(name) = name else { return NameId::default() };
        if let Some(&id) = self.ids.get(name) {
            return id;
        }
        self.all.push((name.to_owned(), plain(name)));
        let id = NameId(self.all.len() as u32);
        self.ids.insert(name.to_owned(), id);
        id
    }

    /// The name with a number.
    pub(super) fn get(&self, id: NameId) -> Option<&str> {
        self.find(id).map(|(name, _)| name.as_str())
    }

    /// The same in lower case and without accents; empty if there is none.
    pub(super) fn plain(&self, id: NameId) -> &str {
        self.find(id).map_or("", |(_, plain)| plain)
    }

    fn find(&self, id: NameId) -> Option<&(String, String)> {
        self.all.get((id.0 as usize).checked_sub(1)?)
    }

    /// For every number, whether its name contains a text, in either case and with or without accents.
    pub(super) fn containing(&self, text: &str) -> Matches {
        let text = plain(text);
        Matches(std::iter::once(false).chain(self.all.iter().map(|(_, plain)| plain.contains(&text))).collect())
    }
}

/// Accented letters, and the letter that people type instead.
const ACCENTS: [(&str, char); 21] = [
    ("àáâãäåāăą", 'a'),
    ("çćĉċč", 'c'),
    ("ďđð", 'd'),
    ("èéêëēĕėęě", 'e'),
    ("ĝğġģ", 'g'),
    ("ĥħ", 'h'),
    ("ìíîïĩīĭįı", 'i'),
    ("ĵ", 'j'),
    ("ķ", 'k'),
    ("ĺļľł", 'l'),
    ("ñńņň", 'n'),
    ("òóôõöøōŏő", 'o'),
    ("ŕŗř", 'r'),
    ("śŝşšș", 's'),
    ("ţťŧț", 't'),
    ("ùúûüũūŭůűų", 'u'),
    ("ŵ", 'w'),
    ("ýÿŷ", 'y'),
    ("źżž", 'z'),
    ("ё", 'е'),
    ("й", 'и'),
];

/// A name in lower case and without accents. Combining accents are dropped.
fn plain(name: &str) -> String {
    let without = |letter: char| {
        let base = ACCENTS.iter().find(|(accented, _)| accented.contains(letter));
        base.map_or(letter, |&(_, base)| base)
    };
    let is_accent = |letter: &char| ('\u{300}'..='\u{36f}').contains(letter);
    name.to_lowercase().chars().filter(|letter| !is_accent(letter)).map(without).collect()
}

/// A set of names.
pub(super) struct Matches(Vec<bool>);

impl Matches {
    pub(super) fn contains(&self, id: NameId) -> bool {
        self.0.get(id.0 as usize).copied().unwrap_or(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_without_their_accents() {
        let mut names = Names::default();
        for (name, typed) in [
            ("Zoë Müller", "zoe mull"),
            ("Łukasz Żak", "lukasz zak"),
            ("Peña", "PEÑA"),
            ("Алёна", "алена"),
            ("Jose\u{301}", "josé"),
        ] {
            let id = names.insert(Some(name));
            assert!(names.containing(typed).contains(id), "{typed} finds {name}");
            assert_eq!(names.get(id), Some(name));
        }
    }
}
