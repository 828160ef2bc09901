//! The client's side of a conversation, as a state machine without a socket.

use std::collections::VecDeque;
use std::time::Duration;

use lyngk_room::lot::SecretNumber;
use lyngk_room::{
    ChatMessage, CommandId, LogEntry, LogError, Name, PerPlace, Phase, Place, Room, RoomCommand, Timestamp,
};

use crate::{ClientMessage, Connection, Goodbye, MessageError, Rejection, ServerMessage, VERSION};

/// Somebody at a table, or watching it: the room as the server tells it, and the commands that it has not answered yet.
///
/// The caller owns the socket. It reports what happens to it ([`connected`](RoomClient::connected),
/// [`receive`](RoomClient::receive), [`disconnected`](RoomClient::disconnected)) and sends what [`outgoing`](RoomClient::outgoing)
/// returns. Commands that are given while there is no connection are sent when there is one, and those without an answer are
/// sent again: the server carries out each of them once. The lot needs no help: the client commits and reveals when it is time.
///
/// ```
/// use lyngk_room::lot::SecretNumber;
/// use lyngk_room::{RoomCommand, Timestamp};
/// use lyngk_wire::{ClientMessage, RoomClient};
///
/// let mut client = RoomClient::new(SecretNumber::from_random([7; 32]), 1, None);
/// client.act(RoomCommand::Resign);
/// assert_eq!(client.outgoing(), [], "nothing can be sent yet");
/// client.connected();
/// assert_eq!(client.outgoing(), [ClientMessage::Enter { version: 1, after: 0, name: None }]);
///
/// // The command follows when the server has let the client in.
/// let now = Timestamp::from_millis(1_000);
/// client.receive(r#"{"type":"welcome","version":1,"you":"host","now":1000,"last":0}"#, now)?;
/// assert!(matches!(client.outgoing()[..], [ClientMessage::Command { command: RoomCommand::Resign, .. }]));
/// # Ok::<(), lyngk_wire::ClientError>(())
/// ```
#[derive(Clone, Debug)]
pub struct RoomClient {
    room: Option<Room>,
    place: Option<Place>,
    name: Option<Name>,
    number: SecretNumber,
    link: Link,
    pending: VecDeque<(CommandId, RoomCommand)>,
    outgoing: Vec<ClientMessage>,
    presence: (PerPlace<Connection>, u32),
    /// The beginning of all command ids.
    nonce: u64,
    commands: u64,
    pings: u32,
    /// The last ping that has not been answered: its number and when it was sent.
    pinged: Option<(u32, Timestamp)>,
    clock: ClockDifference,
}

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    Down,
    /// The client has asked to enter.
    Entering,
    Up,
}

/// How the server's clock differs from this one. The measurement with the shortest way is the most exact.
#[derive(Clone, Copy, Debug, Default)]
struct ClockDifference {
    /// The server's time minus this machine's, in milliseconds.
    millis: i64,
    /// How long the message was under way, there and back. `None` before the first ping was answered.
    round_trip: Option<Duration>,
}

/// Something that a client hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The server has let the client in.
    Entered,
    /// Something has happened in the room.
    Events(Vec<LogEntry>),
    /// A command has been carried out.
    Done(CommandId),
    /// A command was refused. The caller undoes what it has shown in advance.
    Refused(CommandId, RoomCommand, Rejection),
    /// A command could not be carried out now. The caller calls [`RoomClient::try_again`] in a moment.
    Delayed(Rejection),
    /// Somebody came or went, or a connection has become better or worse.
    Presence,
    /// The server closes the connection.
    Goodbye(Goodbye),
}

/// The error for something that no server says.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClientError {
    /// Not a message.
    #[error(transparent)]
    Message(#[from] MessageError),
    /// The events do not fit those before. The client must enter again from the beginning.
    #[error(transparent)]
    Log(#[from] LogError),
    /// The server has lost events that this client knows, as an old backup was restored. The client must enter again from the beginning.
    #[error("the server knows {last} events of this game, and the client {known}")]
    Lost {
        /// The number of the server's last event.
        last: u64,
        /// The number of the client's last event.
        known: u64,
    },
}

/// # Connecting
impl RoomClient {
    /// A client with a number for the lot and a nonce, both random. The caller keeps the number until the game has started, so that it
    /// can be revealed after a reload. Watchers speak under a name.
    #[must_use]
    pub fn new(number: SecretNumber, nonce: u64, name: Option<Name>) -> RoomClient {
        RoomClient {
            room: None,
            place: None,
            name,
            number,
            link: Link::Down,
            pending: VecDeque::new(),
            outgoing: Vec::new(),
            presence: (PerPlace::default(), 0),
            nonce,
            commands: 0,
            pings: 0,
            pinged: None,
            clock: ClockDifference::default(),
        }
    }

    /// The socket is open.
    pub fn connected(&mut self) {
        self.link = Link::Entering;
        // A device that was asleep may have a clock that stood still.
        self.clock.round_trip = None;
        let after = self.room.as_ref().map_or(0, Room::last_number);
        self.outgoing = vec![ClientMessage::Enter { version: VERSION, after, name: self.name.clone() }];
    }

    /// The socket is closed. What was not sent will be sent when it is open again.
    pub fn disconnected(&mut self) {
        self.link = Link::Down;
        self.outgoing.clear();
        self.pinged = None;
    }

    /// Whether the server has let the client in.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.link == Link::Up
    }

    /// Messages to send now.
    pub fn outgoing(&mut self) -> Vec<ClientMessage> {
        std::mem::take(&mut self.outgoing)
    }

    /// Takes in a message of the server, which arrives now by this machine's clock.
    ///
    /// # Errors
    /// If no server says this, or it has lost events. The caller closes the connection and [starts anew](RoomClient::forget_room).
    pub fn receive(&mut self, text: &str, now: Timestamp) -> Result<Option<News>, ClientError> {
        let news = match ServerMessage::from_text(text)? {
            ServerMessage::Welcome { you, now: theirs, last, .. } => {
                let known = self.room.as_ref().map_or(0, Room::last_number);
                if last < known {
                    return Err(ClientError::Lost { last, known });
                }
                self.clock.guess(theirs, now);
                self.place = you;
                self.link = Link::Up;
                self.try_again();
                News::Entered
            }
            ServerMessage::Events { events } => {
                self.apply(&events)?;
                News::Events(events)
            }
            ServerMessage::Done { id, .. } => match self.answered(&id) {
                Some(_) => News::Done(id),
                None => return Ok(None),
            },
            ServerMessage::Refused { reason: reason @ (Rejection::Storage | Rejection::TooFast), .. } => {
                News::Delayed(reason)
            }
            ServerMessage::Refused { id, reason } => match self.answered(&id) {
                Some(command) => News::Refused(id, command, reason),
                None => return Ok(None),
            },
            ServerMessage::Presence { players, watchers } => {
                self.presence = (players, watchers);
                News::Presence
            }
            ServerMessage::Goodbye { reason } => News::Goodbye(reason),
            ServerMessage::Pong { token, now: theirs } => {
                if let Some((_, sent)) = self.pinged.take_if(|(pinged, _)| *pinged == token) {
                    self.clock.measure(theirs, sent, now);
                }
                return Ok(None);
            }
        };
        self.take_part_in_lot();
        Ok(Some(news))
    }

    /// Forgets the room, so that the next connection begins at the first event.
    pub fn forget_room(&mut self) {
        self.room = None;
    }

    /// Sends all commands without an answer again.
    pub fn try_again(&mut self) {
        if self.link == Link::Up {
            let again = self
                .pending
                .iter()
                .map(|(id, command)| ClientMessage::Command { id: id.clone(), command: command.clone() });
            self.outgoing.extend(again);
        }
    }

    fn apply(&mut self, events: &[LogEntry]) -> Result<(), LogError> {
        for entry in events {
            match &mut self.room {
                // An event may come twice, after a connection that was lost at the wrong moment.
                Some(room) if entry.number <= room.last_number() => {}
                Some(room) => room.apply(entry)?,
                None => self.room = Some(Room::replay([entry])?),
            }
        }
        Ok(())
    }

    fn answered(&mut self, id: &CommandId) -> Option<RoomCommand> {
        let index = self.pending.iter().position(|(pending, _)| pending == id)?;
        self.pending.remove(index).map(|(_, command)| command)
    }
}

/// # Acting
impl RoomClient {
    /// Gives a command. It is sent now, or when there is a connection.
    pub fn act(&mut self, command: RoomCommand) -> Option<CommandId> {
        self.commands += 1;
        let id: CommandId = format!("{:016x}-{}", self.nonce, self.commands).parse().ok()?;
        if self.link == Link::Up {
            self.outgoing.push(ClientMessage::Command { id: id.clone(), command: command.clone() });
        }
        self.pending.push_back((id.clone(), command));
        Some(id)
    }

    /// The commands that the server has not answered yet, the oldest first.
    pub fn pending(&self) -> impl Iterator<Item = &RoomCommand> {
        self.pending.iter().map(|(_, command)| command)
    }

    /// Chat from here that is not in the room yet, the oldest first.
    pub fn unsaid(&self) -> impl Iterator<Item = &ChatMessage> {
        let is_there = |id: &CommandId| self.room.as_ref().is_some_and(|room| room.carried_out(id).is_some());
        self.pending.iter().filter(move |(id, _)| !is_there(id)).filter_map(|(_, command)| match command {
            RoomCommand::Say { message } => Some(message),
            _ => None,
        })
    }

    /// Commits to the number for the lot, and reveals it, when it is time.
    fn take_part_in_lot(&mut self) {
        let (Some(room), Some(place)) = (&self.room, self.place) else { return };
        let is_pending = |kind: fn(&RoomCommand) -> bool| self.pending().any(kind);
        let commitment = self.number.commitment();
        let command = match room.lot(place) {
            (None, _) if matches!(room.phase(), Phase::Open | Phase::Drawing) && room.terms().needs_lot() => {
                let commits = is_pending(|command| matches!(command, RoomCommand::Commit { .. }));
                (!commits).then_some(RoomCommand::Commit { commitment })
            }
            (Some(published), None) if room.may_reveal() && published == commitment => {
                let reveals = is_pending(|command| matches!(command, RoomCommand::Reveal { .. }));
                (!reveals).then_some(RoomCommand::Reveal { number: self.number })
            }
            _ => None,
        };
        if let Some(command) = command {
            self.act(command);
        }
    }
}

/// # Looking
impl RoomClient {
    /// The room, as far as the server has told it.
    #[must_use]
    pub fn room(&self) -> Option<&Room> {
        self.room.as_ref()
    }

    /// The client's place, unless they watch.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        self.place
    }

    /// How both players are connected, and the number of watchers.
    #[must_use]
    pub fn presence(&self) -> (PerPlace<Connection>, u32) {
        self.presence
    }
}

/// # The server's clock
impl RoomClient {
    /// Asks for the server's time. The caller does so every few seconds.
    pub fn ping(&mut self, now: Timestamp) {
        if self.link == Link::Up {
            self.pings = self.pings.wrapping_add(1);
            self.pinged = Some((self.pings, now));
            self.outgoing.push(ClientMessage::Ping { token: self.pings });
        }
    }

    /// The server's time, for showing clocks.
    #[must_use]
    pub fn server_time(&self, now: Timestamp) -> Timestamp {
        Timestamp::from_millis(now.as_millis().saturating_add_signed(self.clock.millis))
    }

    /// How long a message travels to the server and back, if it has been measured.
    #[must_use]
    pub fn round_trip(&self) -> Option<Duration> {
        self.clock.round_trip
    }
}

impl ClockDifference {
    /// Takes the time of a message that was under way for an unknown time.
    fn guess(&mut self, theirs: Timestamp, now: Timestamp) {
        if self.round_trip.is_none() {
            self.millis = theirs.as_millis() as i64 - now.as_millis() as i64;
        }
    }

    fn measure(&mut self, theirs: Timestamp, sent: Timestamp, now: Timestamp) {
        let round_trip = now - sent;
        if self.round_trip.is_none_or(|shortest| round_trip <= shortest) {
            let half = round_trip.as_millis() as i64 / 2;
            self.millis = theirs.as_millis() as i64 + half - now.as_millis() as i64;
        }
        self.round_trip = Some(self.round_trip.map_or(round_trip, |shortest| shortest.min(round_trip)));
    }
}

#[cfg(test)]
mod tests {
    use lyngk_room::{Duty, RoomError, RoomEvent, Terms, Who};
    use lyngk_rules::Variant;

    use super::*;

    const NOW: Timestamp = Timestamp::from_millis(1_000_000);

    /// A room as a server has it, and clients that are connected by hand.
    struct Server {
        log: Vec<LogEntry>,
        room: Room,
    }

    impl Server {
        fn open() -> Server {
            let number = SecretNumber::from_random([9; 32]);
            let opening = Room::opening(Terms::new(Variant::Standard), number.commitment(), name("Anna"));
            let log = LogEntry::sequence(1, opening.expect("terms"), NOW, None);
            let room = Room::replay(&log).expect("a room");
            let mut server = Server { log, room };
            let joined = server.room.decide(&RoomCommand::Join { name: name("Ben") }, Who::Watcher(&name("Ben")), NOW);
            server.append(joined.expect("joined"), None);
            server
        }

        fn append(&mut self, events: Vec<RoomEvent>, command: Option<&CommandId>) {
            let entries = self.room.entries(events, NOW, command);
            entries.iter().try_for_each(|entry| self.room.apply(entry)).expect("possible events");
            self.log.extend(entries);
        }

        /// Answers everything that a client has to say.
        fn serve(&mut self, client: &mut RoomClient, place: Place) {
            loop {
                let messages = client.outgoing();
                if messages.is_empty() {
                    return;
                }
                for message in messages {
                    for answer in self.answer(message, place) {
                        client.receive(&answer.to_text(), NOW).expect("understood");
                    }
                }
            }
        }

        fn answer(&mut self, message: ClientMessage, place: Place) -> Vec<ServerMessage> {
            let last = self.room.last_number();
            match message {
                ClientMessage::Enter { after, .. } => vec![
                    ServerMessage::Welcome { version: VERSION, you: Some(place), now: NOW, last },
                    ServerMessage::Events { events: self.log[after as usize..].to_vec() },
                ],
                ClientMessage::Ping { token } => vec![ServerMessage::Pong { token, now: NOW }],
                ClientMessage::Command { id, command } => {
                    if let Some(number) = self.room.carried_out(&id) {
                        return vec![ServerMessage::Done { id, number }];
                    }
                    match self.room.decide(&command, Who::Player(place), NOW) {
                        Ok(events) => self.append(events, Some(&id)),
                        Err(error) => return vec![ServerMessage::Refused { id, reason: Rejection::Room(error) }],
                    }
                    let started = self.room.perform(Duty::Reveal(SecretNumber::from_random([9; 32])), NOW);
                    self.append(started, None);
                    let events = self.log[last as usize..].to_vec();
                    vec![ServerMessage::Events { events }, ServerMessage::Done { id, number: last + 1 }]
                }
            }
        }

        /// Tells a client what it has missed.
        fn tell(&mut self, client: &mut RoomClient) {
            let known = client.room().map_or(0, Room::last_number);
            let missed = ServerMessage::Events { events: self.log[known as usize..].to_vec() };
            client.receive(&missed.to_text(), NOW).expect("understood");
        }
    }

    fn name(text: &str) -> Name {
        text.parse().expect("a name")
    }

    fn client(byte: u8) -> RoomClient {
        RoomClient::new(SecretNumber::from_random([byte; 32]), byte.into(), None)
    }

    /// Two clients in a game that has started.
    fn started() -> (Server, RoomClient, RoomClient) {
        let mut server = Server::open();
        let (mut host, mut guest) = (client(1), client(2));
        for (client, place) in [(&mut host, Place::Host), (&mut guest, Place::Guest)] {
            client.connected();
            server.serve(client, place);
        }
        for _ in 0..3 {
            for (client, place) in [(&mut host, Place::Host), (&mut guest, Place::Guest)] {
                server.tell(client);
                server.serve(client, place);
            }
        }
        (server, host, guest)
    }

    #[test]
    fn clients_draw_the_start_by_themselves() {
        let (server, host, guest) = started();
        for room in [&server.room, host.room().expect("a room"), guest.room().expect("a room")] {
            assert_eq!(room.phase(), Phase::Playing);
            assert_eq!(room.start_is_fair(), Some(true));
        }
        assert_eq!(host.pending().count() + guest.pending().count(), 0);
    }

    #[test]
    fn what_was_not_answered_is_sent_again_and_carried_out_once() {
        let (mut server, mut host, _) = started();
        host.act(RoomCommand::Rename { name: name("Hannah") });
        // The server gets it, but the connection breaks before the answer.
        for message in host.outgoing() {
            server.answer(message, Place::Host);
        }
        host.disconnected();
        // Something that is said in a tunnel.
        host.act(RoomCommand::Resign);
        assert_eq!(host.outgoing(), []);
        assert_eq!(host.pending().count(), 2);
        host.connected();
        server.serve(&mut host, Place::Host);
        assert_eq!(host.pending().count(), 0);
        let renamed = server.log.iter().filter(|entry| matches!(entry.event, RoomEvent::Renamed { .. })).count();
        assert_eq!(renamed, 1);
        assert!(host.room().is_some_and(Room::game_over));
    }

    #[test]
    fn a_refusal_tells_what_to_undo_and_a_delay_keeps_the_command() {
        let (mut server, mut host, _) = started();
        let id = host.act(RoomCommand::ClaimWin).expect("an id");
        let message = host.outgoing().remove(0);
        let busy = ServerMessage::Refused { id: id.clone(), reason: Rejection::Storage };
        let news = host.receive(&busy.to_text(), NOW).expect("understood");
        assert_eq!(news, Some(News::Delayed(Rejection::Storage)));
        host.try_again();
        assert_eq!(host.outgoing(), std::slice::from_ref(&message));
        let refused = server.answer(message, Place::Host).remove(0);
        let reason = Rejection::Room(RoomError::TooEarlyToClaim);
        let news = host.receive(&refused.to_text(), NOW).expect("understood");
        assert_eq!(news, Some(News::Refused(id, RoomCommand::ClaimWin, reason)));
        // An answer that comes twice is no news.
        assert_eq!(host.receive(&refused.to_text(), NOW).expect("understood"), None);
    }

    #[test]
    fn events_that_come_twice_happen_once_and_gaps_are_errors() {
        let (server, mut host, _) = started();
        let last = host.room().map(Room::last_number);
        let again = ServerMessage::Events { events: server.log.clone() };
        host.receive(&again.to_text(), NOW).expect("understood");
        assert_eq!(host.room().map(Room::last_number), last);
        let mut entry = server.log[2].clone();
        entry.number = server.room.last_number() + 2;
        let gap = ServerMessage::Events { events: vec![entry] };
        assert!(matches!(host.receive(&gap.to_text(), NOW), Err(ClientError::Log(_))));
        host.disconnected();
        host.forget_room();
        host.connected();
        assert_eq!(host.outgoing(), [ClientMessage::Enter { version: VERSION, after: 0, name: None }]);
    }

    #[test]
    fn a_client_that_knows_more_than_the_server_begins_anew() {
        let (mut server, mut host, _) = started();
        host.disconnected();
        host.act(RoomCommand::Resign);
        // An old backup is restored.
        server.log.truncate(2);
        server.room = Room::replay(&server.log).expect("a room");
        host.connected();
        let after = host.room().map_or(0, Room::last_number);
        assert_eq!(host.outgoing(), [ClientMessage::Enter { version: VERSION, after, name: None }]);
        let welcome = ServerMessage::Welcome { version: VERSION, you: Some(Place::Host), now: NOW, last: 2 };
        let error = host.receive(&welcome.to_text(), NOW).expect_err("less than before");
        assert!(matches!(error, ClientError::Lost { last: 2, known } if known == after), "{error}");
        assert!(!host.is_connected() && host.outgoing().is_empty(), "nothing is sent to such a room");
        host.forget_room();
        host.connected();
        assert_eq!(host.outgoing(), [ClientMessage::Enter { version: VERSION, after: 0, name: None }]);
    }

    #[test]
    fn the_shortest_way_tells_the_servers_time_best() {
        let (_, mut host, _) = started();
        let at = Timestamp::from_millis;
        let ping = |host: &mut RoomClient, sent: u64, theirs: u64, received: u64| {
            host.ping(at(sent));
            let token = match host.outgoing()[..] {
                [ClientMessage::Ping { token }] => token,
                ref other => panic!("{other:?}"),
            };
            let pong = ServerMessage::Pong { token, now: at(theirs) };
            host.receive(&pong.to_text(), at(received)).expect("understood");
        };
        // The server is 500 ms ahead.
        ping(&mut host, 10_000, 10_540, 10_080);
        assert_eq!(host.server_time(at(20_000)), at(20_500));
        // A slow answer tells less.
        ping(&mut host, 11_000, 12_500, 13_000);
        assert_eq!(host.server_time(at(20_000)), at(20_500));
        assert_eq!(host.round_trip(), Some(Duration::from_millis(80)));
    }
}
