//! Small things kept as lines `name=value`, which a person can read and a later version can add to.

/// A choice whose possibilities have names in what is kept.
pub(crate) trait Named: Copy + PartialEq + 'static {
    /// Every possibility with its name.
    const NAMES: &'static [(Self, &'static str)];

    /// The name of this one.
    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(value, _)| *value == self).map_or("", |(_, name)| name)
    }

    /// The one of a name.
    fn from_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(_, of)| *of == name).map(|(value, _)| *value)
    }
}

/// Lines in their order.
pub(crate) fn write(lines: &[(&str, String)]) -> String {
    lines.iter().map(|(name, value)| [name, "=", value, "\n"].concat()).collect()
}

/// Names and values; what is no such line is left out.
pub(crate) fn read(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter_map(|line| line.split_once('='))
}

/// Takes a value that could be read.
pub(crate) fn set<T>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}
