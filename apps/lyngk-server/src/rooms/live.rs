//! A room in memory, with the people who are connected.

mod announcing;

use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex as SyncMutex, MutexGuard, OnceLock, PoisonError, Weak};

use axum::extract::ws::Utf8Bytes;
use lyngk_room::{
    Arrival, Audience, CommandId, Duty, LogEntry, Name, PerPlace, Phase, Place, Room, RoomCommand, RoomError,
    RoomEvent, RoomId, Timestamp, Visibility, Who,
};
use lyngk_wire::http::{RoomSummary, Status};
use lyngk_wire::{Goodbye, Rejection, ServerMessage, VERSION};
use tokio::sync::{Mutex, mpsc};
use tokio::time::Instant;

use self::announcing::presence_of;
use super::outages::Scope;
use super::presence::{Announcements, Presence};
use super::{ActionError, Client, Rooms, change_of, log_name, random_number};
use crate::bus::{Bus, Hint, NodeId};
use crate::store::{AppendError, StoreError};
use crate::visitor::VisitorId;

/// The number of messages that may wait for a client. A client that does not read is disconnected.
const OUTBOX: usize = 64;
/// The number of times that a command is decided anew because others changed the room.
const ATTEMPTS: usize = 8;
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
}

/// A connection.
struct Member {
    number: u64,
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
    /// What is to be sent to them first: the welcome, and what they missed.
    pub(crate) greeting: Vec<Utf8Bytes>,
    /// What is to be sent to them after that.
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

/// # Who is there
impl LiveRoom {
    pub(super) fn new(id: RoomId, room: Room, seats: PerPlace<Option<VisitorId>>, link: Link) -> Arc<LiveRoom> {
        Arc::new_cyclic(|me| LiveRoom {
            id,
            known: AtomicU64::new(room.last_number()),
            link,
            state: Mutex::new(State { room, seats, unstored_since: None }),
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

    /// Whether a player is connected to this node.
    pub(super) fn has_players(&self) -> bool {
        self.members().iter().any(|member| member.place.is_some())
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
        self.members().push(Member { number, visitor, place, outbox, lag: lag.clone(), dropped: dropped.clone() });
        if let (Some(Place::Host), Some(visitor), Phase::Open) = (place, visitor, state.room.phase()) {
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
        // What was appended by another server comes with the next catching up.
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
        self.members().retain(|member| member.number != entrance.number);
        if entrance.place == Some(Place::Host) {
            rooms.hosts.left(self.id);
        }
        if self.is_empty() {
            // The room may leave the memory before the next announcement.
            self.tell_nodes(&mut self.announcements(), Presence::default());
        }
        self.presence_changed(None);
    }

    /// Notes the absence of players who have no connection.
    pub(crate) async fn note_absences(&self, rooms: &Rooms) {
        // If nobody is there, nobody waits.
        if self.is_empty() {
            return;
        }
        let now = rooms.clock().now();
        let mut state = self.state.lock().await;
        for place in Place::ALL {
            if !self.is_online(place) {
                self.report_failure(self.perform(rooms, &mut state, Duty::Left(place), now).await);
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
        self.link.bus.tell(&Hint::Moved { room: self.id });
    }

    /// Reads who sits where, as a seat has moved at another node.
    pub(super) async fn read_seats(&self, rooms: &Rooms) {
        let mut state = self.state.lock().await;
        match rooms.store().seats(self.id).await {
            Ok(seats) => {
                for (place, visitor) in seats {
                    state.seats[place] = Some(visitor);
                }
                self.drop_moved(&state);
            }
            Err(error) => self.report_failure(Err(error.into())),
        }
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

/// # What happens
impl LiveRoom {
    /// Carries out a command. The answer is sent to whoever asked, after the events.
    pub(crate) async fn command(
        &self,
        rooms: &Rooms,
        by: &Entrance,
        id: CommandId,
        command: &RoomCommand,
        arrival: Arrival,
    ) {
        let started = Instant::now();
        let nameless: Option<Name> = lyngk_room::NAMELESS.parse().ok();
        let answer = match (by.place, by.name.as_ref().or(nameless.as_ref())) {
            (Some(_), _) if by.dropped.get().is_some() => Err(ActionError::Refused(RoomError::NotAPlayer)),
            (Some(place), _) => self.decide(rooms, &id, command, Who::Player(place), arrival, by.visitor).await,
            // A place is taken over HTTP, where cookies can be set.
            (None, Some(name)) if !matches!(command, RoomCommand::Join { .. }) => {
                self.decide(rooms, &id, command, Who::Watcher(name), arrival, None).await
            }
            (None, _) => Err(ActionError::Refused(RoomError::NotAPlayer)),
        };
        let message = match answer {
            Ok(number) => ServerMessage::Done { id, number },
            Err(ActionError::Refused(error)) => ServerMessage::Refused { id, reason: Rejection::Room(error) },
            // The goodbye is the answer.
            Err(ActionError::NoSuchRoom) => return,
            Err(error) => {
                tracing::error!(room = %log_name(self.id), %error, "a command failed");
                ServerMessage::Refused { id, reason: Rejection::Storage }
            }
        };
        match &message {
            ServerMessage::Refused { reason, .. } => rooms.metrics().refused(*reason),
            _ if matches!(command, RoomCommand::Play { .. }) => rooms.metrics().turn_took(started.elapsed()),
            _ => {}
        }
        tracing::debug!(
            room = %log_name(self.id),
            place = by.place.map(tracing::field::display),
            refused = matches!(message, ServerMessage::Refused { .. }),
            micros = started.elapsed().as_micros() as u64,
            "command"
        );
        self.members().retain(|member| {
            // If the queue is full, the connection is closed, and the command will be sent again.
            member.number != by.number || member.outbox.try_send(message.to_text().into()).is_ok()
        });
    }

    /// Accepts the challenge for a visitor.
    pub(super) async fn join(&self, rooms: &Rooms, name: Name, visitor: VisitorId) -> Result<Place, ActionError> {
        match self.place_of(visitor).await {
            Some(Place::Guest) => return Ok(Place::Guest),
            Some(Place::Host) => return Err(RoomError::AlreadySeated.into()),
            None => {}
        }
        let mut id = [0; 16];
        getrandom::fill(&mut id)?;
        let id = data_encoding::HEXLOWER.encode(&id).parse().map_err(|_| ActionError::Busy)?;
        let who = name.clone();
        let command = RoomCommand::Join { name };
        self.decide(rooms, &id, &command, Who::Watcher(&who), rooms.clock().now().into(), Some(visitor)).await?;
        Ok(Place::Guest)
    }

    /// Does what is due.
    pub(super) async fn tick(&self, rooms: &Rooms) -> Result<(), ActionError> {
        // A turn that is waiting for the room has arrived before this moment.
        let now = rooms.clock().now();
        let mut state = self.state.lock().await;
        self.perform(rooms, &mut state, Duty::Tick, now).await
    }

    /// Leaves out times at which the server did not run, or could store nothing.
    pub(super) async fn leave_out_outages(&self, rooms: &Rooms) -> Result<(), ActionError> {
        let mut state = self.state.lock().await;
        self.make_up_for_outages(rooms, &mut state).await
    }

    /// Decides on a command of a visitor, who takes a place if they join.
    async fn decide(
        &self,
        rooms: &Rooms,
        id: &CommandId,
        command: &RoomCommand,
        who: Who<'_>,
        arrival: Arrival,
        visitor: Option<VisitorId>,
    ) -> Result<u64, ActionError> {
        let mut state = self.state.lock().await;
        for _ in 0..ATTEMPTS {
            if let Some(number) = state.room.carried_out(id) {
                return Ok(number);
            }
            self.perform(rooms, &mut state, Duty::Tick, arrival.at).await?;
            // That may have brought news from another server, or of a write whose answer was lost.
            if let Some(number) = state.room.carried_out(id) {
                return Ok(number);
            }
            let mut seats = Vec::new();
            match (who, visitor) {
                // The place may have moved while the command was waiting.
                (Who::Player(place), visitor) if state.seats[place] != visitor => {
                    return Err(RoomError::NotAPlayer.into());
                }
                (Who::Watcher(_), Some(visitor)) if state.place_of(visitor).is_some() => {
                    return Ok(state.room.last_number());
                }
                (Who::Watcher(_), Some(visitor)) => seats.push((Place::Guest, visitor)),
                _ => {}
            }
            let events = state.room.decide(command, who, arrival)?;
            match self.commit(rooms, &mut state, events, arrival.at, Some(id), &seats).await {
                Ok(()) => {
                    let number = state.room.last_number();
                    self.report_failure(self.settle(rooms, &mut state).await);
                    return Ok(number);
                }
                Err(AppendError::Conflict) => self.catch_up(rooms, &mut state).await?,
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(ActionError::Busy)
    }

    /// Does a duty, if it is due at a moment.
    async fn perform(&self, rooms: &Rooms, state: &mut State, duty: Duty, now: Timestamp) -> Result<(), ActionError> {
        self.make_up_for_outages(rooms, state).await?;
        self.carry_out(rooms, state, duty, now).await
    }

    /// Leaves out outages of which the room does not know yet. This comes before anything else: whatever happens is counted.
    async fn make_up_for_outages(&self, rooms: &Rooms, state: &mut State) -> Result<(), ActionError> {
        let now = rooms.clock().now();
        let scope = if self.has_players() { Scope::Here } else { Scope::Everywhere };
        let unnoticed = rooms.outages.unnoticed_since(state.room.last_at(), now, scope);
        match unnoticed.into_iter().chain(state.unstored_since).min() {
            Some(since) => self.carry_out(rooms, state, Duty::Down { since }, now).await,
            None => Ok(()),
        }
    }

    async fn carry_out(&self, rooms: &Rooms, state: &mut State, duty: Duty, now: Timestamp) -> Result<(), ActionError> {
        for _ in 0..ATTEMPTS {
            let events = state.room.perform(duty, now);
            if events.is_empty() {
                return Ok(());
            }
            match self.commit(rooms, state, events, now, None, &[]).await {
                Ok(()) => return Ok(()),
                Err(AppendError::Conflict) => self.catch_up(rooms, state).await?,
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(ActionError::Busy)
    }

    /// Does what the room awaits from the server.
    async fn settle(&self, rooms: &Rooms, state: &mut State) -> Result<(), ActionError> {
        if state.room.awaits_server_number()
            && let Some(number) = rooms.store().server_number(self.id).await?
        {
            let now = rooms.clock().now();
            self.perform(rooms, state, Duty::Reveal(number), now).await?;
            // Absence counts from the start of a game on.
            for place in Place::ALL.into_iter().filter(|&place| !self.is_online(place)) {
                self.perform(rooms, state, Duty::Left(place), now).await?;
            }
        }
        if state.room.agreed_rematch().is_some() {
            let (id, number) = (self.id.of_rematch(), random_number()?);
            let events = state.room.opening_of_rematch(self.id, number.commitment()).unwrap_or_default();
            let seats = Place::ALL.into_iter().filter_map(|place| Some((place, state.seats[place]?))).collect();
            // If it exists, it was opened just before the server stopped.
            rooms.store_new(id, events, number, false, seats).await?;
            self.perform(rooms, state, Duty::RematchOpened(id), rooms.clock().now()).await?;
        }
        Ok(())
    }

    /// Stores events, then lets them happen and sends them to everybody.
    async fn commit(
        &self,
        rooms: &Rooms,
        state: &mut State,
        events: Vec<RoomEvent>,
        at: Timestamp,
        command: Option<&CommandId>,
        seats: &[(Place, VisitorId)],
    ) -> Result<(), AppendError> {
        let entries = state.room.entries(events, at, command);
        let mut next = state.room.clone();
        for entry in &entries {
            // A room accepts what it has decided; if it did not, the log must stay as it is.
            next.apply(entry).map_err(|error| StoreError::Database(sqlx::Error::Protocol(error.to_string())))?;
        }
        let mut change = change_of(self.id, &next, entries.clone());
        change.seats = seats.to_vec();
        let (before, after) = (Status::from(state.room.phase()), change.status);
        let appended = rooms.append(change).await;
        match &appended {
            Err(AppendError::Store(_)) => drop(state.unstored_since.get_or_insert(at)),
            Ok(()) | Err(_) => state.unstored_since = None,
        }
        appended?;
        if before != after {
            rooms.metrics().reached(after);
            if before == Status::Open {
                rooms.hosts.done(self.id);
            }
        }
        rooms.metrics().turns_stored(entries.iter().filter(|entry| is_turn(&entry.event)).count());
        state.room = next;
        self.known.store(state.room.last_number(), Ordering::Relaxed);
        for &(place, visitor) in seats {
            state.seats[place] = Some(visitor);
        }
        self.broadcast(&entries, state.room.game_over());
        Ok(())
    }

    /// Reads what others have appended. If the room has been removed, everybody is sent away.
    async fn catch_up(&self, rooms: &Rooms, state: &mut State) -> Result<(), ActionError> {
        let last = state.room.last_number();
        let mut entries = rooms.store().log(self.id, last.saturating_sub(1)).await?;
        if entries.is_empty() {
            self.send_everybody_away();
            return Err(ActionError::NoSuchRoom);
        }
        entries.retain(|entry| entry.number > last);
        // Everything that can fail comes first: events that the room has taken over are sent to everybody.
        let seats = rooms.store().seats(self.id).await?;
        let mut next = state.room.clone();
        for entry in &entries {
            next.apply(entry)?;
        }
        state.room = next;
        self.known.store(state.room.last_number(), Ordering::Relaxed);
        for (place, visitor) in seats {
            state.seats[place] = Some(visitor);
        }
        if state.room.phase() != Phase::Open {
            rooms.hosts.done(self.id);
        }
        self.broadcast(&entries, state.room.game_over());
        self.drop_moved(state);
        Ok(())
    }

    /// Reads what other nodes have appended, and who sits where.
    pub(super) async fn refresh(&self, rooms: &Rooms) -> Result<(), ActionError> {
        let mut state = self.state.lock().await;
        self.catch_up(rooms, &mut state).await
    }

    /// Reads what another node has appended, up to a number or further. A player who is connected here is not absent, whatever another
    /// node thinks.
    pub(super) async fn follow(&self, rooms: &Rooms, number: u64) {
        if self.known() >= number {
            return;
        }
        let mut state = self.state.lock().await;
        if state.room.last_number() >= number {
            return;
        }
        let followed = self.catch_up(rooms, &mut state).await;
        self.report_failure(followed);
        let here = presence_of(&self.members());
        for place in Place::ALL.into_iter().filter(|place| here.players[*place].online) {
            self.report_failure(self.perform(rooms, &mut state, Duty::Returned(place), rooms.clock().now()).await);
        }
    }

    fn report_failure(&self, outcome: Result<(), ActionError>) {
        match outcome {
            Ok(()) => {}
            Err(ActionError::NoSuchRoom) => tracing::info!(room = %log_name(self.id), "the room has been removed"),
            Err(error) => {
                tracing::error!(room = %log_name(self.id), %error, "a duty cannot be done; it will be tried again");
            }
        }
    }
}

impl State {
    fn place_of(&self, visitor: VisitorId) -> Option<Place> {
        Place::ALL.into_iter().find(|&place| self.seats[place] == Some(visitor))
    }
}

fn is_turn(event: &RoomEvent) -> bool {
    matches!(event, RoomEvent::Played { .. })
}

fn audience(place: Option<Place>) -> Audience {
    if place.is_some() { Audience::Players } else { Audience::Watchers }
}

fn events_for(entries: &[LogEntry], audience: Audience, game_over: bool) -> Utf8Bytes {
    let events = entries.iter().map(|entry| entry.seen_by(audience, game_over)).collect();
    ServerMessage::Events { events }.to_text().into()
}
