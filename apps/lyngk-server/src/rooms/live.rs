//! A room in memory, with the people who are connected.

mod announcing;
mod changes;

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex as SyncMutex, MutexGuard, OnceLock, PoisonError, Weak};

use axum::extract::ws::Utf8Bytes;
use lyngk_room::{Audience, Duty, LogEntry, Name, PerPlace, Phase, Place, Room, RoomId, Timestamp, Visibility};
use lyngk_wire::http::RoomSummary;
use lyngk_wire::{Goodbye, ServerMessage, VERSION};
use tokio::sync::{Mutex, mpsc};

use self::announcing::presence_of;
use super::presence::{Announcements, Presence};
use super::{ActionError, Client, Rooms};
use crate::bus::{Bus, Hint, NodeId};
use crate::store::StoreError;
use crate::visitor::VisitorId;

/// The number of messages that may wait for a client. A client that does not read is disconnected.
const OUTBOX: usize = 64;

/// A room in memory.
pub(crate) struct LiveRoom {
    id: RoomId,
    state: Mutex<State>,
    /// The people connected. Apart from the state, as it is read while the state waits for the disk.
    members: SyncMutex<Vec<Member>>,
    /// The number of the next connection. Numbers are never used again: a connection that the room has dropped still leaves later.
    next_member: AtomicU64,
    announcements: SyncMutex<Announcements>,
    /// The number of the last event, to compare it with the store's without waiting for the state.
    known: AtomicU64,
    link: Link,
    /// Whether a duty of the server failed and must be retried: no client asks for it.
    has_undone: AtomicBool,
    /// This room, for tasks that outlive a call.
    me: Weak<LiveRoom>,
}

/// The way to other nodes.
#[derive(Clone, Debug)]
pub(super) struct Link {
    pub(super) bus: Arc<dyn Bus>,
    pub(super) node: NodeId,
}

struct State {
    room: Room,
    seats: PerPlace<Option<VisitorId>>,
    /// When the first of the changes was due that could not be stored since the last success.
    unstored_since: Option<Timestamp>,
    undone: Undone,
}

/// Failed duties that the state of the room does not show.
#[derive(Debug, Default)]
struct Undone {
    /// To read who sits where.
    seats: bool,
    /// To note absences.
    absences: PerPlace<bool>,
}

/// A connection.
struct Member {
    number: u64,
    entered_at: Timestamp,
    visitor: Option<VisitorId>,
    place: Option<Place>,
    outbox: mpsc::Sender<Utf8Bytes>,
    lag: Arc<AtomicU32>,
    dropped: Dropped,
}

/// Why the room has dropped a connection, once it has.
type Dropped = Arc<OnceLock<Goodbye>>;

/// Somebody who enters a room.
pub(crate) struct Newcomer {
    pub(crate) visitor: Option<VisitorId>,
    /// The address, as limits see it.
    pub(crate) address: IpAddr,
    /// The number of the last event that they know.
    pub(crate) after: u64,
    /// The name under which a watcher speaks.
    pub(crate) name: Option<Name>,
}

/// Somebody who has entered.
pub(crate) struct Entrance {
    pub(crate) place: Option<Place>,
    visitor: Option<VisitorId>,
    name: Option<Name>,
    number: u64,
    /// The first messages to them: the welcome, and the events they missed.
    pub(crate) greeting: Vec<Utf8Bytes>,
    /// The messages after those.
    pub(crate) inbox: mpsc::Receiver<Utf8Bytes>,
    /// The measured lag in milliseconds, plus one; 0 if it is not known. The connection writes it.
    pub(crate) lag: Arc<AtomicU32>,
    dropped: Dropped,
}

impl Entrance {
    /// Why the room has closed the inbox.
    pub(crate) fn goodbye(&self) -> Goodbye {
        // Without another reason too much was waiting for the client.
        self.dropped.get().copied().unwrap_or(Goodbye::TooFast)
    }
}

/// The error of an entrance.
#[derive(Debug, thiserror::Error)]
pub(crate) enum EntryError {
    #[error("there is no such game, or it is private")]
    NoSuchRoom,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl LiveRoom {
    pub(super) fn new(id: RoomId, room: Room, seats: PerPlace<Option<VisitorId>>, link: Link) -> Arc<LiveRoom> {
        Arc::new_cyclic(|me| LiveRoom {
            id,
            known: AtomicU64::new(room.last_number()),
            link,
            state: Mutex::new(State { room, seats, unstored_since: None, undone: Undone::default() }),
            has_undone: AtomicBool::new(false),
            members: SyncMutex::default(),
            next_member: AtomicU64::new(0),
            announcements: SyncMutex::default(),
            me: Weak::clone(me),
        })
    }

    fn members(&self) -> MutexGuard<'_, Vec<Member>> {
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.members().is_empty()
    }

    /// Whether a player is connected, to any node.
    pub(super) fn is_online(&self, place: Place) -> bool {
        let here = presence_of(&self.members());
        self.announcements().everywhere(here).players[place].online
    }

    /// Whether a player has been connected to this node since a moment, and is to no other.
    fn is_only_here_since(&self, place: Place, moment: Timestamp) -> bool {
        let is_here = |member: &Member| member.place == Some(place) && member.entered_at <= moment;
        let elsewhere = self.announcements().everywhere(Presence::default());
        self.members().iter().any(is_here) && !elsewhere.players[place].online
    }

    /// Whether a player is connected to this node.
    pub(super) fn has_players(&self) -> bool {
        self.members().iter().any(|member| member.place.is_some())
    }

    /// Whether anything failed and must be retried.
    pub(super) fn has_undone(&self) -> bool {
        self.has_undone.load(Ordering::Relaxed)
    }

    /// The number of the last event.
    pub(super) fn known(&self) -> u64 {
        self.known.load(Ordering::Relaxed)
    }

    /// Lets somebody in: they get the events that they missed, and all that follow.
    pub(crate) async fn enter(&self, rooms: &Rooms, newcomer: Newcomer) -> Result<Entrance, EntryError> {
        let mut state = self.state.lock().await;
        let Newcomer { visitor, address, after, name } = newcomer;
        let place = visitor.and_then(|visitor| state.place_of(visitor));
        if place.is_none() && state.room.terms().visibility == Visibility::Private {
            return Err(EntryError::NoSuchRoom);
        }
        let (outbox, inbox) = mpsc::channel(OUTBOX);
        let lag = Arc::new(AtomicU32::new(0));
        let (last, game_over) = (state.room.last_number(), state.room.game_over());
        let dropped = Dropped::default();
        let number = self.next_member.fetch_add(1, Ordering::Relaxed);
        let (entered_at, lag_here, dropped_here) = (rooms.clock().now(), lag.clone(), dropped.clone());
        let member = Member { number, entered_at, visitor, place, outbox, lag: lag_here, dropped: dropped_here };
        self.members().push(member);
        // Private challenges are in no lobby.
        let lobby = (state.room.phase(), state.room.terms().visibility);
        if let (Some(Place::Host), Some(visitor), (Phase::Open, Visibility::Public)) = (place, visitor, lobby) {
            rooms.hosts.came(self.id, Client { visitor, address });
        }
        if let Some(place) = place {
            self.report_failure(self.perform(rooms, &mut state, Duty::Returned(place), rooms.clock().now()).await);
        }
        // The server may have stopped before it did what the room awaits.
        self.report_failure(self.settle(rooms, &mut state).await);
        // From here on the room goes on, while the newcomer gets what may be a long log. What happens meanwhile waits in the inbox.
        drop(state);
        let mut entrance = Entrance { place, visitor, name, number, greeting: Vec::new(), inbox, lag, dropped };
        match self.greeting(rooms, place, (after, last), game_over).await {
            Ok(greeting) => entrance.greeting = greeting,
            Err(error) => {
                self.leave(rooms, &entrance);
                return Err(error);
            }
        }
        self.presence_changed(Some(&entrance));
        Ok(entrance)
    }

    /// The welcome, and the events between the last one that a newcomer knows and the last one when they entered.
    async fn greeting(
        &self,
        rooms: &Rooms,
        you: Option<Place>,
        (after, last): (u64, u64),
        game_over: bool,
    ) -> Result<Vec<Utf8Bytes>, EntryError> {
        let known = after.min(last);
        // With the last known event too, which must be there unless the room has been removed.
        let missed = rooms.store().log(self.id, known.saturating_sub(1)).await?;
        if missed.is_empty() {
            self.send_everybody_away();
            return Err(EntryError::NoSuchRoom);
        }
        // Events appended by another server arrive with the next catch-up.
        let missed: Vec<LogEntry> =
            missed.into_iter().filter(|entry| (known + 1..=last).contains(&entry.number)).collect();
        let welcome = ServerMessage::Welcome { version: VERSION, you, now: rooms.clock().now(), last };
        let mut greeting = vec![welcome.to_text().into()];
        if !missed.is_empty() {
            greeting.push(events_for(&missed, audience(you), game_over));
        }
        Ok(greeting)
    }

    /// Notes that somebody has gone.
    pub(crate) fn leave(&self, rooms: &Rooms, entrance: &Entrance) {
        {
            let mut members = self.members();
            members.retain(|member| member.number != entrance.number);
            if members.is_empty() {
                // The room may leave the memory before the next announcement.
                self.tell_nodes(&mut self.announcements(), Presence::default());
            }
        }
        if entrance.place == Some(Place::Host) {
            rooms.hosts.left(self.id);
        }
        self.presence_changed(None);
    }

    /// Notes the absence of players who have no connection.
    pub(crate) async fn note_absences(&self, rooms: &Rooms) {
        // If nobody is there, nobody waits.
        if self.is_empty() {
            return;
        }
        let mut state = self.state.lock().await;
        for place in Place::ALL {
            if !self.is_online(place) {
                self.note_absence(rooms, &mut state, place).await;
            }
        }
    }

    fn broadcast(&self, entries: &[LogEntry], game_over: bool) {
        if entries.is_empty() {
            return;
        }
        let mut texts: [Option<Utf8Bytes>; 2] = [None, None];
        self.members().retain(|member| {
            let audience = audience(member.place);
            let text = texts[usize::from(audience == Audience::Watchers)]
                .get_or_insert_with(|| events_for(entries, audience, game_over));
            // Whoever does not read loses the connection, and comes back for what they missed.
            member.outbox.try_send(text.clone()).is_ok()
        });
    }

    /// A summary for somebody, or `None` if they may not see the room.
    pub(crate) async fn summary(&self, visitor: Option<VisitorId>) -> Option<RoomSummary> {
        let state = self.state.lock().await;
        let place = visitor.and_then(|visitor| state.place_of(visitor));
        // Whoever has the link of a challenge may see what is offered.
        let visible = place.is_some()
            || state.room.terms().visibility == Visibility::Public
            || matches!(state.room.phase(), Phase::Open | Phase::Cancelled);
        visible.then(|| RoomSummary::of(self.id, &state.room, place))
    }

    /// The game as a record, for somebody who may see it.
    pub(crate) async fn record(&self, visitor: Option<VisitorId>, now: Timestamp) -> Option<lyngk_rules::Record> {
        let state = self.state.lock().await;
        let place = visitor.and_then(|visitor| state.place_of(visitor));
        let visible = place.is_some() || state.room.terms().visibility == Visibility::Public;
        state.room.record(now).filter(|_| visible)
    }

    /// The place of a visitor.
    pub(crate) async fn place_of(&self, visitor: VisitorId) -> Option<Place> {
        self.state.lock().await.place_of(visitor)
    }

    /// Notes that a place belongs to a visitor, whose connections from now on belong to a player.
    pub(crate) async fn move_seat(&self, place: Place, visitor: VisitorId) {
        let mut state = self.state.lock().await;
        state.seats[place] = Some(visitor);
        self.drop_moved(&state);
        self.link.bus.publish(&Hint::Moved { room: self.id });
    }

    /// Reads who sits where, as a seat has moved at another node.
    pub(super) async fn read_seats(&self, rooms: &Rooms) {
        let mut state = self.state.lock().await;
        let updated = self.update_seats(rooms, &mut state).await;
        self.report_failure(updated.map_err(ActionError::from));
    }

    async fn update_seats(&self, rooms: &Rooms, state: &mut State) -> Result<(), StoreError> {
        // Until it has succeeded.
        state.undone.seats = true;
        for (place, visitor) in rooms.store().seats(self.id).await? {
            state.seats[place] = Some(visitor);
        }
        state.undone.seats = false;
        self.drop_moved(state);
        Ok(())
    }

    /// Drops connections of players whose place has moved to another device. Those of the device that has it stay.
    fn drop_moved(&self, state: &State) {
        self.drop_members(Goodbye::Moved, |member| {
            member.place.is_some_and(|place| state.seats[place] != member.visitor)
        });
    }

    /// Drops all connections, as the room has been removed.
    pub(super) fn send_everybody_away(&self) {
        self.drop_members(Goodbye::NoSuchRoom, |_| true);
    }

    /// Drops connections. They find their inbox closed, and the reason.
    fn drop_members(&self, reason: Goodbye, which: impl Fn(&Member) -> bool) {
        self.members().retain(|member| {
            let stays = !which(member);
            if !stays {
                // Whoever is dropped for two reasons hears the first.
                let _ = member.dropped.set(reason);
            }
            stays
        });
    }
}

impl State {
    fn place_of(&self, visitor: VisitorId) -> Option<Place> {
        Place::ALL.into_iter().find(|&place| self.seats[place] == Some(visitor))
    }
}

fn audience(place: Option<Place>) -> Audience {
    if place.is_some() { Audience::Players } else { Audience::Watchers }
}

fn events_for(entries: &[LogEntry], audience: Audience, game_over: bool) -> Utf8Bytes {
    let events = entries.iter().map(|entry| entry.seen_by(audience, game_over)).collect();
    ServerMessage::Events { events }.to_text().into()
}
