//! Interned names: players and events repeat in most games of a collection.

use std::collections::HashMap;

/// Number of a name; 0 for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct NameId(u32);

/// All names, each once.
#[derive(Debug, Default)]
pub(super) struct Names {
    ids: HashMap<String, NameId>,
    /// The names as written, and in lower case.
    all: Vec<(String, String)>,
}

impl Names {
    /// The number of a name.
    pub(super) fn insert(&mut self, name: Option<&str>) -> NameId {
        let Some(name) = name else { return NameId::default() };
        if let Some(&id) = self.ids.get(name) {
            return id;
        }
        self.all.push((name.to_owned(), name.to_lowercase()));
        let id = NameId(self.all.len() as u32);
        self.ids.insert(name.to_owned(), id);
        id
    }

    /// The name with a number.
    pub(super) fn get(&self, id: NameId) -> Option<&str> {
        self.find(id).map(|(name, _)| name.as_str())
    }

    /// The same in lower case; empty if there is none.
    pub(super) fn lower(&self, id: NameId) -> &str {
        self.find(id).map_or("", |(_, lower)| lower)
    }

    fn find(&self, id: NameId) -> Option<&(String, String)> {
        self.all.get((id.0 as usize).checked_sub(1)?)
    }

    /// For every number, whether its name contains a text in lower case.
    pub(super) fn containing(&self, text: &str) -> Matches {
        Matches(std::iter::once(false).chain(self.all.iter().map(|(_, lower)| lower.contains(text))).collect())
    }
}

/// A set of names.
pub(super) struct Matches(Vec<bool>);

impl Matches {
    pub(super) fn contains(&self, id: NameId) -> bool {
        self.0.get(id.0 as usize).copied().unwrap_or(false)
    }
}
