//! Rooms that are in use: in memory while somebody is connected, in the store always.
//!
//! The store's log is the truth. A room in memory is a copy of it: events are appended to the store first, and only then applied,
//! sent to everybody in the room and acknowledged. If an append finds that the log has grown in the meantime, the copy catches up
//! and the command is decided anew.

mod hosts;
mod live;
#[cfg(test)]
mod simulation;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::{StreamExt, TryStreamExt, stream};
use lyngk_room::lot::SecretNumber;
use lyngk_room::{
    LogEntry, LogError, Name, PerPlace, Place, Room, RoomError, RoomEvent, RoomId, TermsError, Visibility,
};
use lyngk_wire::http::{Challenge, RoomSummary, Status};

pub(crate) use hosts::Client;
pub(crate) use live::{Entrance, EntryError, LiveRoom, Newcomer};

use self::hosts::{Hosts, share_lobby};
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::store::{AppendError, Change, NewRoom, Store, StoreError};
use crate::visitor::VisitorId;

/// A player counts as gone after this time without a connection.
pub(crate) const ABSENCE_GRACE: Duration = Duration::from_secs(10);
/// The number of rooms that are worked on at the same time.
const AT_ONCE: usize = 256;
/// The number of rooms in a list.
const LIST_LIMIT: u32 = 100;

/// All rooms.
pub(crate) struct Rooms {
    store: Arc<dyn Store>,
    clock: Clock,
    metrics: Metrics,
    live: Mutex<HashMap<RoomId, InUse>>,
    hosts: Hosts,
    /// “Play now” is decided for one person at a time: two who ask at the same moment must meet, and not both wait.
    matching: tokio::sync::Mutex<()>,
}

/// A list of rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum List {
    /// Open challenges that anybody may accept.
    Lobby,
    /// Public games that are being played.
    Games,
}

/// A room in memory, with the number of its handles.
struct InUse {
    room: Arc<LiveRoom>,
    handles: usize,
}

/// A room that somebody uses: a request, or a connection for as long as it lasts. With its last handle a room leaves the memory.
pub(crate) struct RoomHandle<'a> {
    rooms: &'a Rooms,
    id: RoomId,
    room: Arc<LiveRoom>,
}

impl Deref for RoomHandle<'_> {
    type Target = LiveRoom;

    fn deref(&self) -> &LiveRoom {
        &self.room
    }
}

impl Drop for RoomHandle<'_> {
    fn drop(&mut self) {
        let mut live = self.rooms.live();
        if let Some(in_use) = live.get_mut(&self.id) {
            in_use.handles -= 1;
            if in_use.handles == 0 {
                live.remove(&self.id);
            }
        }
    }
}

/// The error of an action in a room.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ActionError {
    #[error("there is no such game, or it is private")]
    NoSuchRoom,
    #[error(transparent)]
    Refused(#[from] RoomError),
    #[error(transparent)]
    Terms(#[from] TermsError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the game cannot be read: {0}")]
    Log(#[from] LogError),
    #[error("the system has no random numbers: {0}")]
    Random(#[from] getrandom::Error),
    /// Others changed the room again and again.
    #[error("the room is too busy; try again in a moment")]
    Busy,
}

impl Rooms {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock, metrics: Metrics) -> Rooms {
        Rooms {
            store,
            clock,
            metrics,
            live: Mutex::default(),
            hosts: Hosts::default(),
            matching: tokio::sync::Mutex::default(),
        }
    }

    pub(crate) fn clock(&self) -> Clock {
        self.clock
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    fn live(&self) -> MutexGuard<'_, HashMap<RoomId, InUse>> {
        // No code panics while it holds the lock; if it did, the map would still be a map.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A room, from memory or from the store.
    pub(crate) async fn get(&self, id: RoomId) -> Result<RoomHandle<'_>, ActionError> {
        if let Some(handle) = self.in_memory(id) {
            return Ok(handle);
        }
        let log = self.store.log(id, 0).await?;
        if log.is_empty() {
            return Err(ActionError::NoSuchRoom);
        }
        let mut seats = PerPlace::default();
        for (place, visitor) in self.store.seats(id).await? {
            seats[place] = Some(visitor);
        }
        let room = LiveRoom::new(id, Room::replay(&log)?, seats);
        // Somebody else may have loaded it in the meantime. There must be only one.
        Ok(self.handle(id, self.live().entry(id).or_insert(InUse { room, handles: 0 })))
    }

    /// A room, if it is in memory.
    pub(crate) fn in_memory(&self, id: RoomId) -> Option<RoomHandle<'_>> {
        self.live().get_mut(&id).map(|in_use| self.handle(id, in_use))
    }

    fn handle(&self, id: RoomId, in_use: &mut InUse) -> RoomHandle<'_> {
        in_use.handles += 1;
        RoomHandle { rooms: self, id, room: Arc::clone(&in_use.room) }
    }

    /// The number of rooms in memory.
    pub(crate) fn count(&self) -> usize {
        self.live().len()
    }

    /// Opens a room for a challenge.
    pub(crate) async fn open(&self, challenge: Challenge, client: Client) -> Result<RoomId, ActionError> {
        let Challenge { mut terms, name, listed } = challenge;
        if listed {
            // A list that everybody reads can only have games that everybody may see.
            terms.visibility = Visibility::Public;
        }
        let number = random_number()?;
        let events = Room::opening(terms, number.commitment(), name)?;
        loop {
            let mut bytes = [0; 8];
            getrandom::fill(&mut bytes)?;
            let id = RoomId::from_random(bytes);
            if self.store_new(id, events.clone(), number, listed, vec![(Place::Host, client.visitor)]).await? {
                if listed {
                    self.hosts.expect(id, client);
                }
                return Ok(id);
            }
        }
    }

    /// Stores a new room. Returns `false` if there is one with this id.
    async fn store_new(
        &self,
        id: RoomId,
        events: Vec<RoomEvent>,
        number: SecretNumber,
        listed: bool,
        seats: Vec<(Place, VisitorId)>,
    ) -> Result<bool, ActionError> {
        let entries = LogEntry::sequence(1, events, self.clock.now(), None);
        let room = Room::replay(&entries)?;
        let change = Change { seats, ..change_of(id, &room, entries) };
        let status = change.status;
        let stored = self.store.open(NewRoom { change, listed, number }).await?;
        if stored {
            self.metrics.reached(status);
        }
        Ok(stored)
    }

    /// Accepts a challenge. Whoever has accepted it already keeps their place.
    pub(crate) async fn join(&self, id: RoomId, name: Name, visitor: VisitorId) -> Result<Place, ActionError> {
        self.get(id).await?.join(self, name, visitor).await
    }

    /// Sits down opposite somebody who waits in the lobby for the same terms, or waits there.
    pub(crate) async fn play_now(&self, challenge: Challenge, client: Client) -> Result<(RoomId, Place), ActionError> {
        let mut wanted = challenge.terms.clone();
        wanted.visibility = Visibility::Public;
        let _one_at_a_time = self.matching.lock().await;
        for waiting in self.store.lobby(&self.hosts.connected_or_expected()).await? {
            if !waiting.terms.suits(&wanted) {
                continue;
            }
            match self.join(waiting.room, challenge.name.clone(), client.visitor).await {
                Ok(place) => return Ok((waiting.room, place)),
                // Their own challenge, or somebody else was faster.
                Err(ActionError::Refused(RoomError::AlreadySeated)) => return Ok((waiting.room, Place::Host)),
                Err(ActionError::Refused(_) | ActionError::NoSuchRoom) => {}
                Err(error) => return Err(error),
            }
        }
        let room = self.open(Challenge { listed: true, ..challenge }, client).await?;
        Ok((room, Place::Host))
    }

    /// The rooms of a list. Challenges are listed while their host is connected.
    pub(crate) async fn list(&self, list: List) -> Result<Vec<RoomSummary>, StoreError> {
        match list {
            List::Lobby => {
                let hosts = self.hosts.connected();
                let mut rooms = self.store.lobby(&hosts.keys().copied().collect::<Vec<RoomId>>()).await?;
                share_lobby(&mut rooms, &hosts);
                rooms.truncate(LIST_LIMIT as usize);
                Ok(rooms)
            }
            List::Games => self.store.games(LIST_LIMIT).await,
        }
    }

    /// Does what is due, in all rooms.
    pub(crate) async fn do_what_is_due(&self) -> Result<(), StoreError> {
        for id in self.store.due(self.clock.now(), LIST_LIMIT).await? {
            if let Err(error) = self.tick(id).await {
                tracing::error!(room = %log_name(id), %error, "something that is due cannot be done");
            }
        }
        Ok(())
    }

    async fn tick(&self, id: RoomId) -> Result<(), ActionError> {
        self.get(id).await?.tick(self).await
    }

    /// Leaves the time since a moment out of all clocks that were running.
    pub(crate) async fn skip_time_since(&self, since: lyngk_room::Timestamp) -> Result<(), ActionError> {
        // Many at once, so that they share the waits for the disk.
        let skipped = stream::iter(self.store.with_running_clocks().await?)
            .map(async |id| self.get(id).await?.skip_time_since(self, since).await);
        skipped.buffer_unordered(AT_ONCE).try_collect::<()>().await
    }
}

/// The change of a room by events that have been applied to it.
fn change_of(id: RoomId, room: &Room, entries: Vec<LogEntry>) -> Change {
    let summary = (room.terms().visibility == Visibility::Public).then(|| RoomSummary::of(id, room, None));
    Change {
        room: id,
        entries,
        status: Status::from(room.phase()),
        due: room.deadline(),
        clock_runs: room.game().is_some_and(|game| game.running().is_some()),
        summary,
        seats: Vec::new(),
    }
}

/// The beginning of a room's id, for logs. Whoever knows the whole id of an open challenge can accept it.
pub(crate) fn log_name(id: RoomId) -> String {
    format!("{}…", id.as_str().get(..4).unwrap_or_default())
}

fn random_number() -> Result<SecretNumber, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(SecretNumber::from_random(bytes))
}

impl From<AppendError> for ActionError {
    fn from(error: AppendError) -> ActionError {
        match error {
            AppendError::Conflict => ActionError::Busy,
            AppendError::Store(error) => ActionError::Store(error),
        }
    }
}
