//! Rooms that are in use: in memory while somebody is connected, in the store always.
//!
//! The store's log is the truth. A room in memory is a copy of it: events are appended to the store first, and only then applied,
//! sent to everybody in the room and acknowledged. If an append finds that the log has grown in the meantime, the copy catches up
//! and the command is decided anew.

mod hosts;
mod live;
mod matching;
mod nodes;
mod outages;
mod presence;
#[cfg(test)]
mod simulation;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use lyngk_room::lot::SecretNumber;
use lyngk_room::{
    LogEntry, LogError, Name, PerPlace, Place, Room, RoomError, RoomEvent, RoomId, TermsError, Timestamp, Visibility,
};
use lyngk_wire::http::{Challenge, RoomSummary, Status};
use tokio::time::Instant;

pub use hosts::Client;
pub(crate) use live::{Entrance, EntryError, LiveRoom, Newcomer};
pub(crate) use nodes::Round;

use self::hosts::{Hosts, share_lobby};
use self::live::Link;
use self::nodes::Nodes;
use self::outages::Outages;

use crate::bus::{Bus, Hint, NodeId, Subscription};
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::store::{AppendError, Change, ChangedRoom, NewRoom, Store, StoreError};
use crate::visitor::VisitorId;

/// A player counts as gone after this time without a connection.
pub(crate) const ABSENCE_GRACE: Duration = Duration::from_secs(10);
/// The number of rooms that are worked on at the same time.
const AT_ONCE: usize = 256;
/// How often a server that is alone compares its rooms with the store. Others do so every time that they look around.
const COMPARE_INTERVAL: Duration = Duration::from_secs(5);
/// The number of rooms in a list.
const LIST_LIMIT: u32 = 100;
/// The time after which a room that could not be read or written is tried again.
const UNREADABLE_REST: Duration = Duration::from_secs(10);
/// The time after which such a room is forgotten if it is not tried again.
const UNREADABLE_MEMORY: Duration = Duration::from_hours(1);

/// All rooms.
pub(crate) struct Rooms {
    store: Arc<dyn Store>,
    clock: Clock,
    metrics: Metrics,
    live: Mutex<HashMap<RoomId, InUse>>,
    hosts: Hosts,
    bus: Arc<dyn Bus>,
    node: NodeId,
    nodes: Nodes,
    /// “Play now” is decided for one person at a time: two who ask at the same moment must meet, and not both wait.
    matching: tokio::sync::Mutex<()>,
    outages: Outages,
    /// When the rooms in memory are compared with the store, if this is the only server.
    compare_at: Mutex<Instant>,
    /// Rooms that cannot be read, with the time of the next try. Each has been logged once.
    unreadable: Mutex<HashMap<RoomId, Instant>>,
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
    /// Brings the hints of other nodes.
    _subscription: Arc<Subscription>,
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

impl ActionError {
    /// Whether what is stored of the room cannot be read. This has been logged.
    pub(crate) fn is_unreadable(&self) -> bool {
        match self {
            ActionError::Log(_) => true,
            ActionError::Store(error) => error.is_unreadable(),
            _ => false,
        }
    }
}

impl Rooms {
    pub(crate) fn new(store: Arc<dyn Store>, bus: Arc<dyn Bus>, node: NodeId, clock: Clock, metrics: Metrics) -> Rooms {
        Rooms {
            store,
            clock,
            metrics,
            live: Mutex::default(),
            hosts: Hosts::default(),
            matching: tokio::sync::Mutex::default(),
            outages: Outages::new(bus.is_shared()),
            compare_at: Mutex::new(Instant::now()),
            bus,
            node,
            nodes: Nodes::default(),
            unreadable: Mutex::default(),
        }
    }

    /// Rooms of the only server.
    #[cfg(test)]
    fn alone(store: Arc<dyn Store>, clock: Clock, metrics: Metrics) -> Rooms {
        let node = NodeId::random().expect("random numbers");
        Rooms::new(store, Arc::new(crate::bus::LocalBus), node, clock, metrics)
    }

    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
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
            if self.bus.is_shared() {
                // Whoever asks may have heard from another node what this one has not heard yet.
                handle.refresh(self).await?;
            }
            return Ok(handle);
        }
        // First, so that little happens unheard between the two.
        let subscription = Arc::new(self.bus.subscribe(id).await);
        let room = self.load(id).await.inspect_err(|error| {
            if error.is_unreadable() {
                self.report_unreadable(id, error);
            }
        })?;
        // Somebody else may have loaded it in the meantime. There must be only one.
        let loaded = Arc::clone(&room);
        let handle =
            self.handle(id, self.live().entry(id).or_insert(InUse { room, handles: 0, _subscription: subscription }));
        if self.bus.is_shared() && !Arc::ptr_eq(&handle.room, &loaded) {
            // The other one may have read the log earlier.
            handle.refresh(self).await?;
        }
        Ok(handle)
    }

    /// A room from the store.
    async fn load(&self, id: RoomId) -> Result<Arc<LiveRoom>, ActionError> {
        let log = self.store.log(id, 0).await?;
        if log.is_empty() {
            return Err(ActionError::NoSuchRoom);
        }
        let mut seats = PerPlace::default();
        for (place, visitor) in self.store.seats(id).await? {
            seats[place] = Some(visitor);
        }
        let link = Link { bus: Arc::clone(&self.bus), node: self.node };
        Ok(LiveRoom::new(id, Room::replay(&log)?, seats, link))
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
        let at = self.clock.now();
        let entries = LogEntry::sequence(1, events, at, None);
        let room = Room::replay(&entries)?;
        let change = Change { seats, ..change_of(id, &room, entries) };
        let status = change.status;
        let stored = self.store.open(NewRoom { change, listed, number }).await;
        self.outages.wrote(at, stored.is_ok());
        let stored = stored?;
        if stored {
            self.metrics.reached(status);
        }
        Ok(stored)
    }

    /// Appends events to the log of a room.
    async fn append(&self, change: Change) -> Result<(), AppendError> {
        let at = self.clock.now();
        let (room, last) = (change.room, change.entries.last().map(|entry| entry.number));
        let appended = self.store.append(change).await;
        let has_failed = matches!(appended, Err(AppendError::Store(_)));
        self.outages.wrote(at, !has_failed);
        if has_failed {
            // It may have been written nevertheless.
            self.compare_in(Duration::ZERO);
        }
        if let (Ok(()), Some(number)) = (&appended, last) {
            self.bus.publish(&Hint::Appended { room, number });
        }
        appended
    }

    /// Notes in the store that the server is up.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        // If the server is killed before all games know of an outage, the next one must leave it out.
        if !self.outages.over(now).is_empty() {
            return Ok(());
        }
        let noted = self.store.beat(now).await;
        self.outages.wrote(now, noted.is_ok());
        noted
    }

    /// Accepts a challenge. Whoever has accepted it already keeps their place.
    pub(crate) async fn join(&self, id: RoomId, name: Name, visitor: VisitorId) -> Result<Place, ActionError> {
        self.get(id).await?.join(self, name, visitor).await
    }

    /// The rooms of a list. Challenges are listed while their host is connected.
    pub(crate) async fn list(&self, list: List) -> Result<Vec<RoomSummary>, StoreError> {
        match list {
            List::Lobby => {
                let hosts = self.connected_hosts();
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
        self.leave_out_outages().await?;
        let resting = self.resting();
        // Rooms that cannot be read stay due. They must not keep others from their turn.
        let limit = LIST_LIMIT.saturating_add(u32::try_from(resting.len()).unwrap_or(u32::MAX));
        let due = self.store.due(self.clock.now(), limit).await?;
        for id in due.into_iter().filter(|id| !resting.contains_key(id) && self.is_our_turn(*id)) {
            let outcome = self.tick(id).await;
            self.note_outcome(id, outcome)?;
        }
        Ok(())
    }

    /// Whether this node should do what is due in a room. If it is in nobody's memory, the nodes toss for it, so that they do not all
    /// try the same at the same moment. The store decides in any case.
    fn is_our_turn(&self, id: RoomId) -> bool {
        !self.bus.is_shared() || self.live().contains_key(&id) || getrandom::u32().is_ok_and(|number| number % 2 == 0)
    }

    async fn tick(&self, id: RoomId) -> Result<(), ActionError> {
        if let Some(room) = self.in_memory(id) {
            return room.tick(self).await;
        }
        self.get(id).await?.tick(self).await
    }

    /// Notes what came of a duty in one of several rooms. If nothing can be stored, that is an error: the same would happen to all others.
    fn note_outcome(&self, id: RoomId, outcome: Result<(), ActionError>) -> Result<(), StoreError> {
        match outcome {
            Ok(()) | Err(ActionError::NoSuchRoom) => {
                self.unreadable().remove(&id);
            }
            Err(ActionError::Store(error)) if self.is_failing() => return Err(error),
            Err(error) => self.report_unreadable(id, &error),
        }
        Ok(())
    }

    fn unreadable(&self) -> MutexGuard<'_, HashMap<RoomId, Instant>> {
        self.unreadable.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a room cannot be read or written while others can, and logs it the first time.
    fn report_unreadable(&self, id: RoomId, error: &ActionError) {
        let mut unreadable = self.unreadable();
        // Of those that nobody has asked for since, nothing is known any more.
        unreadable.retain(|_, next| next.elapsed() < UNREADABLE_MEMORY);
        if unreadable.insert(id, Instant::now() + UNREADABLE_REST).is_none() {
            tracing::error!(room = %log_name(id), %error, "a room cannot be read or written, and is left as it is");
        }
    }

    /// The rooms that cannot be read and are not tried again yet.
    fn resting(&self) -> HashMap<RoomId, Instant> {
        let now = Instant::now();
        self.unreadable().iter().filter(|(_, next)| **next > now).map(|(id, next)| (*id, *next)).collect()
    }

    /// Compares the rooms in memory with the store: sends everybody away from those that somebody has removed, and reads what other
    /// nodes have appended without a hint.
    pub(crate) async fn compare_with_store(&self) -> Result<(), StoreError> {
        let known: Vec<(RoomId, u64)> = self.live().iter().map(|(id, in_use)| (*id, in_use.room.known())).collect();
        if known.is_empty() {
            return Ok(());
        }
        let changed = self.store.changed(&known).await?;
        let grown: Vec<(RoomId, u64)> =
            changed.iter().filter_map(|changed| Some((changed.room, changed.last?))).collect();
        // After a while without the bus these are many.
        let following = stream::iter(grown).map(async |(id, last)| {
            if let Some(room) = self.in_memory(id) {
                room.follow(self, last).await;
            }
        });
        following.buffer_unordered(AT_ONCE).for_each(async |()| ()).await;
        for ChangedRoom { room: id, .. } in changed.into_iter().filter(|changed| changed.last.is_none()) {
            let removed = self.live().remove(&id);
            self.hosts.done(id);
            if let Some(in_use) = removed {
                tracing::info!(room = %log_name(id), "the room has been removed");
                in_use.room.send_everybody_away();
            }
        }
        Ok(())
    }

    /// Schedules the next comparison with the store.
    fn compare_in(&self, wait: Duration) {
        *self.compare_at.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now() + wait;
    }

    /// Finds out whether writing works again, compares the rooms in memory with the store from time to time, and does what could not be done before.
    pub(crate) async fn look_around(&self) -> Result<(), StoreError> {
        if self.is_failing() {
            // Somebody must find out.
            self.beat().await?;
        }
        let is_due = *self.compare_at.lock().unwrap_or_else(PoisonError::into_inner) <= Instant::now();
        if self.bus.is_shared() || is_due {
            self.compare_in(COMPARE_INTERVAL);
            self.compare_with_store().await.inspect_err(|_| self.compare_in(Duration::ZERO))?;
        }
        self.do_what_was_left_undone().await
    }

    /// Retries what failed before, in all rooms in memory.
    async fn do_what_was_left_undone(&self) -> Result<(), StoreError> {
        let resting = self.resting();
        let is_undone = |id: &RoomId, room: &LiveRoom| room.has_undone() && !resting.contains_key(id);
        let undone: Vec<RoomId> =
            self.live().iter().filter(|(id, in_use)| is_undone(id, &in_use.room)).map(|(id, _)| *id).collect();
        let outcomes = stream::iter(undone).map(async |id| match self.in_memory(id) {
            Some(room) => (id, room.do_what_was_left_undone(self).await),
            None => (id, Ok(())),
        });
        let mut outcomes = outcomes.buffer_unordered(AT_ONCE);
        while let Some((id, outcome)) = outcomes.next().await {
            self.note_outcome(id, outcome)?;
        }
        Ok(())
    }
}

/// The time of the store's clock, if it has one, and how wrong it can be: half of a round trip.
pub(crate) async fn measured_time(store: &dyn Store) -> Result<Option<(Timestamp, Duration)>, StoreError> {
    let sent = Instant::now();
    let Some(now) = store.now().await? else { return Ok(None) };
    let error = sent.elapsed() / 2;
    Ok(Some((now + error, error)))
}

/// The change of a room by events that have been applied to it.
fn change_of(id: RoomId, room: &Room, entries: Vec<LogEntry>) -> Change {
    let summary = (room.terms().visibility == Visibility::Public).then(|| RoomSummary::of(id, room, None));
    Change { room: id, entries, status: Status::from(room.phase()), due: room.deadline(), summary, seats: Vec::new() }
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
