//! The tabs of a study, by name.

/// A tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tab {
    Notes,
    Analysis,
    Review,
    Open,
    Share,
}

impl Tab {
    pub(super) const ALL: [Tab; 5] = [Tab::Notes, Tab::Analysis, Tab::Review, Tab::Open, Tab::Share];

    pub(super) fn id(self) -> &'static str {
        match self {
            Tab::Notes => "tab-notes",
            Tab::Analysis => "tab-analysis",
            Tab::Review => "tab-review",
            Tab::Open => "tab-open",
            Tab::Share => "tab-share",
        }
    }

    pub(super) fn key(self) -> &'static str {
        match self {
            Tab::Notes => "study-notes",
            Tab::Analysis => "study-analysis",
            Tab::Review => "study-review",
            Tab::Open => "study-open",
            Tab::Share => "study-share",
        }
    }
}
