//! Changes of a room in memory: commands, duties, and what other nodes append. The store comes first, then everybody is told.

use std::sync::atomic::Ordering;
use std::time::Duration;

use lyngk_room::{
    Arrival, CommandId, Duty, LogEntry, Name, Phase, Place, RoomCommand, RoomError, RoomEvent, Timestamp, Who,
};
use lyngk_wire::http::Status;
use lyngk_wire::{Rejection, ServerMessage};
use tokio::time::Instant;

use super::announcing::presence_of;
use super::{Entrance, LiveRoom, State};
use crate::rooms::outages::Scope;
use crate::rooms::{ActionError, Rooms, change_of, log_name, random_number};
use crate::store::{AppendError, StoreError};
use crate::visitor::VisitorId;

/// The number of times that a command is decided anew because others changed the room.
const ATTEMPTS: usize = 8;
/// A write that takes this long is an outage that ended in time. Shorter ones are like a lag, and a log has enough to say without them.
const SLOW_WRITE: Duration = Duration::from_secs(1);
/// A node that hears this late of what another one has stored has missed a hint, or the bus is slow.
const LATE_HINT: Duration = Duration::from_millis(250);

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
    pub(in crate::rooms) async fn join(
        &self,
        rooms: &Rooms,
        name: Name,
        visitor: VisitorId,
    ) -> Result<Place, ActionError> {
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
    pub(in crate::rooms) async fn tick(&self, rooms: &Rooms) -> Result<(), ActionError> {
        // A turn that is waiting for the room has arrived before this moment.
        let now = rooms.clock().now();
        let mut state = self.state.lock().await;
        self.perform(rooms, &mut state, Duty::Tick, now).await
    }

    /// Leaves out times at which the server did not run, or could store nothing.
    pub(in crate::rooms) async fn leave_out_outages(&self, rooms: &Rooms) -> Result<(), ActionError> {
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
                    let number = state.room.carried_out(id).unwrap_or_else(|| state.room.last_number());
                    self.report_failure(self.settle(rooms, &mut state).await);
                    return Ok(number);
                }
                Err(AppendError::Conflict) => drop(self.catch_up(rooms, &mut state).await?),
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(ActionError::Busy)
    }

    /// Does a duty, if it is due at a moment.
    pub(super) async fn perform(
        &self,
        rooms: &Rooms,
        state: &mut State,
        duty: Duty,
        now: Timestamp,
    ) -> Result<(), ActionError> {
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
                Err(AppendError::Conflict) => drop(self.catch_up(rooms, state).await?),
                Err(AppendError::Store(error)) => return Err(error.into()),
            }
        }
        Err(ActionError::Busy)
    }

    /// Does what the room awaits from the server.
    pub(super) async fn settle(&self, rooms: &Rooms, state: &mut State) -> Result<(), ActionError> {
        if state.room.awaits_server_number()
            && let Some(number) = rooms.store().server_number(self.id).await?
        {
            let now = rooms.clock().now();
            self.perform(rooms, state, Duty::Reveal(number), now).await?;
            // Absence counts from the start of a game on.
            for place in Place::ALL.into_iter().filter(|&place| !self.is_online(place)) {
                self.note_absence(rooms, state, place).await;
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

    /// Notes that a player has no connection.
    pub(super) async fn note_absence(&self, rooms: &Rooms, state: &mut State, place: Place) {
        let noted = self.perform(rooms, state, Duty::Left(place), rooms.clock().now()).await;
        state.undone.absences[place] = noted.is_err();
        self.report_failure(noted);
    }

    /// Retries what failed before, with the present state of the room.
    pub(in crate::rooms) async fn do_what_was_left_undone(&self, rooms: &Rooms) -> Result<(), ActionError> {
        let mut state = self.state.lock().await;
        self.make_up_for_outages(rooms, &mut state).await?;
        if state.undone.seats {
            self.update_seats(rooms, &mut state).await?;
        }
        self.settle(rooms, &mut state).await?;
        let here = presence_of(&self.members());
        for place in Place::ALL {
            let now = rooms.clock().now();
            if here.players[place].online {
                self.perform(rooms, &mut state, Duty::Returned(place), now).await?;
            } else if state.undone.absences[place] && !self.is_online(place) {
                self.perform(rooms, &mut state, Duty::Left(place), now).await?;
            }
            state.undone.absences[place] = false;
        }
        self.has_undone.store(false, Ordering::Relaxed);
        Ok(())
    }

    /// Stores events, then lets them happen and sends them to everybody.
    ///
    /// If that takes long, as while the database restarts, the time is left out of the game: a clock that started with these events ran
    /// before its player could know of them.
    async fn commit(
        &self,
        rooms: &Rooms,
        state: &mut State,
        events: Vec<RoomEvent>,
        at: Timestamp,
        command: Option<&CommandId>,
        seats: &[(Place, VisitorId)],
    ) -> Result<(), AppendError> {
        let starts_clock = events.iter().any(starts_clock);
        self.store_events(rooms, state, events, at, command, seats).await?;
        let since = state.room.last_at();
        if starts_clock && rooms.clock().now() - since >= SLOW_WRITE {
            self.leave_out(rooms, state, since).await;
        }
        Ok(())
    }

    /// Leaves out the time since a clock started.
    async fn leave_out(&self, rooms: &Rooms, state: &mut State, since: Timestamp) {
        let now = rooms.clock().now();
        let down = state.room.perform(Duty::Down { since }, now);
        if !down.is_empty()
            && let Err(AppendError::Store(error)) = self.store_events(rooms, state, down, now, None, &[]).await
        {
            // It becomes a part of the outage that goes on. After a conflict the game has gone on at another node.
            state.unstored_since = Some(since);
            self.report_failure(Err(error.into()));
        }
    }

    async fn store_events(
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

    /// Reads what others have appended, and returns the last of it. If the room has been removed, everybody is sent away.
    async fn catch_up(&self, rooms: &Rooms, state: &mut State) -> Result<Option<LogEntry>, ActionError> {
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
        if state.room.awaits_server_number() || state.room.agreed_rematch().is_some() {
            // The node that appended this does what follows, unless it has been killed.
            self.has_undone.store(true, Ordering::Relaxed);
        }
        Ok(entries.pop())
    }

    /// Reads what other nodes have appended, and who sits where.
    pub(in crate::rooms) async fn refresh(&self, rooms: &Rooms) -> Result<(), ActionError> {
        let mut state = self.state.lock().await;
        self.catch_up(rooms, &mut state).await.map(drop)
    }

    /// Reads what another node has appended, up to a number or further. A player who is connected here is not absent, whatever another
    /// node thinks. If their clock has started and this node has heard of it late, the time until now is left out: they could not know.
    pub(in crate::rooms) async fn follow(&self, rooms: &Rooms, number: u64) {
        if self.known() >= number {
            return;
        }
        // Not after reading: if the database is slow, more writes would make it slower.
        let heard_at = rooms.clock().now();
        let mut state = self.state.lock().await;
        if state.room.last_number() >= number {
            return;
        }
        match self.catch_up(rooms, &mut state).await {
            Ok(Some(newest)) if starts_clock(&newest.event) && heard_at - newest.at > LATE_HINT => {
                let mover = state.room.to_move().filter(|_| state.room.terms().control.is_some());
                if mover.is_some_and(|mover| self.is_only_here_since(mover, newest.at)) {
                    self.leave_out(rooms, &mut state, newest.at).await;
                }
            }
            followed => self.report_failure(followed.map(drop)),
        }
        let here = presence_of(&self.members());
        for place in Place::ALL.into_iter().filter(|place| here.players[*place].online) {
            self.report_failure(self.perform(rooms, &mut state, Duty::Returned(place), rooms.clock().now()).await);
        }
    }

    /// Logs the failure of a duty and schedules a retry.
    pub(in crate::rooms) fn report_failure(&self, outcome: Result<(), ActionError>) {
        match outcome {
            Ok(()) => {}
            Err(ActionError::NoSuchRoom) => tracing::info!(room = %log_name(self.id), "the room has been removed"),
            Err(error) => {
                self.has_undone.store(true, Ordering::Relaxed);
                tracing::error!(room = %log_name(self.id), %error, "a duty cannot be done; it will be tried again");
            }
        }
    }
}

/// Whether somebody's clock starts with an event, or their time for the first turn.
fn starts_clock(event: &RoomEvent) -> bool {
    use RoomEvent::{Played, Resumed, Started, TookBack};
    matches!(event, Played { .. } | TookBack { .. } | Resumed | Started { .. })
}

fn is_turn(event: &RoomEvent) -> bool {
    matches!(event, RoomEvent::Played { .. })
}
