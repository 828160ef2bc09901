//! Where in the page somebody is. The address says so, so that every place can be linked to, come back to and left open.

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
    /// Studies: records as trees, analysis, positions set up by hand.
    Study,
}

impl Room {
    /// All rooms, as they are offered.
    pub(crate) const ALL: [Room; 4] = [Room::Play, Room::Learn, Room::Puzzles, Room::Study];

    /// Its name in an address.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Room::Play => "play",
            Room::Learn => "learn",
            Room::Puzzles => "puzzles",
            Room::Study => "study",
        }
    }

    /// The address of the room itself, for a link.
    pub(crate) fn address(self) -> String {
        format!("#{}", self.name())
    }
}

/// A place: a room, and what is open in it, as the room calls it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) room: Room,
    /// What stands in the address behind the room and a slash; often nothing.
    pub(crate) within: String,
}

impl Place {
    const START: Place = Place { room: Room::Play, within: String::new() };

    /// The place of an address' fragment: none where it names none, as that of a link within a place does.
    fn of(fragment: &str) -> Option<Place> {
        let fragment = fragment.trim_start_matches('#');
        if fragment.is_empty() {
            return Some(Place::START);
        }
        let (name, within) = fragment.split_once('/').unwrap_or((fragment, ""));
        let room = Room::ALL.into_iter().find(|room| room.name() == name)?;
        Some(Place { room, within: within.to_owned() })
    }
}

/// The place that somebody is at, now and whenever they go somewhere else.
pub(crate) fn follow() -> Memo<Place> {
    let fragment = || window().location().hash().unwrap_or_default();
    let place = RwSignal::new(Place::of(&fragment()).unwrap_or(Place::START));
    let _ = window_event_listener(leptos::ev::hashchange, move |_| {
        if let Some(there) = Place::of(&fragment()) {
            place.set(there);
        }
    });
    Memo::new(move |_| place.get())
}
