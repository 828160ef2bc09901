//! Collections: the games of a file, or of the library, to filter, search and export.
//!
//! A worker holds the games (`apps/lyngk-collection`). [`OpenCollection`] is the page's side: it sends what the person asks for and
//! knows the rows in sight.

mod board_search;
mod claims;
mod connection;
mod files;
mod filters;
mod list;
mod open;
mod reading;
mod select;
mod steps;
mod study;
mod view;

pub(super) use board_search::SearchButton;
pub(super) use files::Files;
pub(super) use open::OpenCollection;
pub(super) use steps::ListSteps;
pub(super) use view::CollectionView;

use crate::library::EntryId;
use crate::route::Room;

/// Start of the path of a collection.
const PATH: &str = "collection/";
/// Path of one's own games and studies.
const OWN: &str = "own";
/// Path of a file that is not kept.
const VISIT: &str = "visit";

/// Where a collection comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// One's own games and studies.
    Own,
    /// A file that is kept.
    Kept(EntryId),
    /// A file that is there as long as the room.
    Visit,
}

impl Origin {
    /// What the path of a route means.
    pub(super) fn of(path: &str) -> Option<Origin> {
        match path.strip_prefix(PATH)? {
            OWN => Some(Origin::Own),
            VISIT => Some(Origin::Visit),
            id => id.parse().ok().map(|id| Origin::Kept(EntryId(id))),
        }
    }

    /// The address of the collection.
    pub(super) fn address(self) -> String {
        let name = match self {
            Origin::Own => OWN.to_owned(),
            Origin::Visit => VISIT.to_owned(),
            Origin::Kept(id) => id.0.to_string(),
        };
        format!("{}/{PATH}{name}", Room::Study.address())
    }
}
