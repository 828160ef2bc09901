//! Routes: the open room and what is open in it, as the fragment of the address.
//!
//! Every view can be linked to, bookmarked and reloaded.

use leptos::prelude::*;

/// A room of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Room {
    /// The game.
    Play,
    /// Lessons and rules.
    Learn,
    /// Puzzles.
    Puzzles,
    /// Studies: records as trees, analysis, the position editor.
    Study,
    /// Games between people at two places.
    Online,
}

impl Room {
    /// All rooms, in the order of the navigation.
    pub(crate) const ALL: [Room; 5] = [Room::Play, Room::Online, Room::Learn, Room::Puzzles, Room::Study];

    /// Its name in an address.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Room::Play => "play",
            Room::Learn => "learn",
            Room::Puzzles => "puzzles",
            Room::Study => "study",
            Room::Online => "online",
        }
    }

    /// The address of the room itself, for a link.
    pub(crate) fn address(self) -> String {
        format!("#{}", self.name())
    }
}

/// An address within the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Route {
    pub(crate) room: Room,
    /// What is open in the room: the fragment after the room and a slash. Often empty.
    pub(crate) path: String,
}

impl Route {
    const START: Route = Route { room: Room::Play, path: String::new() };

    /// The route of a fragment; `None` for links within a view.
    fn of(fragment: &str) -> Option<Route> {
        let fragment = fragment.trim_start_matches('#');
        if fragment.is_empty() {
            return Some(Route::START);
        }
        let (name, path) = fragment.split_once('/').unwrap_or((fragment, ""));
        let room = Room::ALL.into_iter().find(|room| room.name() == name)?;
        Some(Route { room, path: path.to_owned() })
    }
}

/// The present route. It follows the address.
pub(crate) fn follow() -> Memo<Route> {
    let fragment = || window().location().hash().unwrap_or_default();
    let route = RwSignal::new(Route::of(&fragment()).unwrap_or(Route::START));
    let _ = window_event_listener(leptos::ev::hashchange, move |_| {
        if let Some(changed) = Route::of(&fragment()) {
            route.set(changed);
        }
    });
    Memo::new(move |_| route.get())
}
