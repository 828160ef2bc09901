//! A live game as somebody at the table sees it.

use std::time::Duration;

use lyngk_game::Game;
use lyngk_game::tags::PlayerInfo;
use lyngk_room::lot::SecretNumber;
use lyngk_room::{
    ChatMessage, LogEntry, Name, Offer, Phase, Place, Room, RoomCommand, RoomError, RoomEvent, Speaker, Timestamp, Who,
};
use lyngk_rules::{PerPlayer, Player, Turn};
use lyngk_view::{Seat, Table};
use lyngk_wire::{ClientError, ClientMessage, Connection, News, RoomClient};

/// The server settles a turn in less time, as a rule. Nobody is told about the wait before that.
const USUAL_WAIT: Duration = Duration::from_secs(1);

/// A line of the chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The number of the event.
    pub number: u64,
    /// Who said it.
    pub by: Speaker,
    /// What was said.
    pub message: ChatMessage,
}

/// What a live game is about at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The server has not told anything yet.
    Entering,
    /// The challenge waits for somebody to accept it.
    Waiting,
    /// The start is being drawn by lot.
    Drawing,
    /// The game is played.
    Playing,
    /// The game has ended, with or without a result, or the challenge was withdrawn.
    Over,
}

/// A live game: the room as the server tells it, the own turn that the server has not settled yet, and the chat.
///
/// Times are those of the caller's clock, which must not go back. The game itself runs on the server's clock, which is
/// [`ahead`](LiveGame::ahead) of the caller's.
#[derive(Clone, Debug)]
pub struct LiveGame {
    client: RoomClient,
    chat: Vec<ChatLine>,
    /// The server has closed the connection for good: nothing can be done here any more.
    has_left: bool,
    /// When the last own turn was made here.
    played_at: Timestamp,
}

/// # Connecting
impl LiveGame {
    /// A game that is not connected yet. Number and nonce are random; the number is for the lot, and must be the same after a reload.
    #[must_use]
    pub fn new(number: SecretNumber, nonce: u64, name: Option<Name>) -> LiveGame {
        LiveGame {
            client: RoomClient::new(number, nonce, name),
            chat: Vec::new(),
            has_left: false,
            played_at: Timestamp::default(),
        }
    }

    /// The socket is open.
    pub fn connected(&mut self) {
        self.client.connected();
    }

    /// The socket is closed.
    pub fn disconnected(&mut self) {
        self.client.disconnected();
    }

    /// The server has closed the connection for good, as when the place has moved to another device. The person here only sees what was
    /// told before, without turns that were not settled.
    pub fn leave(&mut self) {
        self.has_left = true;
    }

    /// Whether the server has let this client in.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.client.is_connected()
    }

    /// What has to be sent now.
    pub fn outgoing(&mut self) -> Vec<ClientMessage> {
        self.client.outgoing()
    }

    /// Takes in a message of the server.
    ///
    /// # Errors
    /// If no server says this. The game is forgotten; the caller connects again and gets all of it anew.
    pub fn receive(&mut self, text: &str, now: Timestamp) -> Result<Option<News>, ClientError> {
        let known = self.room().map_or(0, Room::last_number);
        let news = self.client.receive(text, now).inspect_err(|_| {
            self.client.forget_room();
            self.chat.clear();
        })?;
        if let Some(News::Events(events)) = &news {
            self.chat.extend(events.iter().filter(|entry| entry.number > known).filter_map(chat_line));
        }
        Ok(news)
    }

    /// Asks for the server's time. The caller does so every few seconds.
    pub fn ping(&mut self, now: Timestamp) {
        self.client.ping(now);
    }

    /// Sends everything again that the server could not carry out a moment ago.
    pub fn try_again(&mut self) {
        self.client.try_again();
    }

    /// Gives a command. It is sent now, or when there is a connection.
    pub fn act(&mut self, command: RoomCommand) {
        self.client.act(command);
    }

    /// Sends a turn that the table has played already.
    pub fn play(&mut self, turn: Turn, now: Timestamp) {
        let ply = self.next_ply();
        self.played_at = now;
        self.act(RoomCommand::Play { ply, turn });
    }

    /// Sends a turn that an earlier page of this player has played but not sent, unless the game has gone on since.
    pub fn play_unsent(&mut self, (ply, turn): (u32, Turn), now: Timestamp) {
        if self.unsettled_turn().is_none() && self.can(&RoomCommand::Play { ply, turn }, now) {
            self.play(turn, now);
        }
    }

    /// The number of the next turn.
    fn next_ply(&self) -> u32 {
        self.room().map_or(0, Room::turns) as u32 + 1
    }
}

fn chat_line(entry: &LogEntry) -> Option<ChatLine> {
    let RoomEvent::Said { by, message } = &entry.event else { return None };
    Some(ChatLine { number: entry.number, by: by.clone(), message: message.clone() })
}

/// # Looking
impl LiveGame {
    /// The room, as far as the server has told it.
    #[must_use]
    pub fn room(&self) -> Option<&Room> {
        self.client.room()
    }

    /// The place of this client; `None` for a watcher.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        self.client.place().filter(|_| !self.has_left)
    }

    /// What the game is about at the moment.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match self.room().map(Room::phase) {
            None => Stage::Entering,
            Some(Phase::Open) => Stage::Waiting,
            Some(Phase::Drawing) => Stage::Drawing,
            Some(Phase::Playing) => Stage::Playing,
            Some(Phase::Ended(_) | Phase::Aborted | Phase::Cancelled) => Stage::Over,
        }
    }

    /// Whether nothing more can happen at the table for the person here: they watch, or the game is over and another one with the same
    /// opponent has begun or is impossible.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        match self.room().map(|room| (room.phase(), room.rematch())) {
            Some((Phase::Cancelled, _) | (Phase::Ended(_) | Phase::Aborted, Some(_))) => true,
            _ => self.place().is_none(),
        }
    }

    /// The opponent's offer of another game that waits for an answer.
    #[must_use]
    pub fn offered_rematch(&self) -> Option<Offer> {
        self.offered().filter(|offer| offer.is_rematch())
    }

    /// The name at a place.
    #[must_use]
    pub fn name(&self, place: Place) -> Option<&Name> {
        self.room()?.name(place)
    }

    /// The place of a player, once the game has started.
    #[must_use]
    pub fn place_of(&self, player: Player) -> Option<Place> {
        let room = self.room()?;
        Place::ALL.into_iter().find(|&place| room.player(place) == Some(player))
    }

    /// How a player is connected. The server cannot tell somebody who has lost the connection that they have.
    #[must_use]
    pub fn connection(&self, place: Place) -> Connection {
        let told = self.client.presence().0[place];
        Connection { online: told.online && (self.place() != Some(place) || self.is_connected()), ..told }
    }

    /// The number of people who watch.
    #[must_use]
    pub fn watchers(&self) -> u32 {
        self.client.presence().1
    }

    /// What was said at the table.
    #[must_use]
    pub fn chat(&self) -> &[ChatLine] {
        &self.chat
    }

    /// Whether a command would be carried out now. For buttons: the server decides.
    #[must_use]
    pub fn can(&self, command: &RoomCommand, now: Timestamp) -> bool {
        let (Some(room), Some(place)) = (self.room(), self.place()) else { return false };
        room.decide(command, Who::Player(place), self.client.server_time(now)).is_ok()
    }

    /// Why an offer cannot be made now, and the number of turns after which a declined one may be made again, if that is why.
    #[must_use]
    pub fn offer_refusal(&self, offer: Offer, now: Timestamp) -> Option<(RoomError, usize)> {
        let (room, place) = (self.room()?, self.place()?);
        let decided = room.decide(&RoomCommand::Offer { offer }, Who::Player(place), self.client.server_time(now));
        decided.err().map(|error| (error, room.turns_until_offer(place, offer)))
    }

    /// What the person here has said and the server has not passed on yet.
    pub fn unsaid(&self) -> impl Iterator<Item = &ChatMessage> {
        self.client.unsaid()
    }

    /// The offer of the opponent that waits for an answer.
    #[must_use]
    pub fn offered(&self) -> Option<Offer> {
        self.room()?.offer(self.place()?.opposite())
    }

    /// The own offer that waits for an answer.
    #[must_use]
    pub fn own_offer(&self) -> Option<Offer> {
        self.room()?.offer(self.place()?)
    }

    /// Whether something was done that the server has not answered yet.
    #[must_use]
    pub fn is_unsettled(&self) -> bool {
        self.client.pending().next().is_some()
    }

    /// Whether the person at this device is to move.
    #[must_use]
    pub fn is_own_turn(&self) -> bool {
        let to_move = self.room().and_then(Room::to_move);
        to_move.is_some() && to_move == self.place() && self.unsettled_turn().is_none()
    }

    /// The own turn that the server has not settled yet.
    fn unsettled_turn(&self) -> Option<Turn> {
        self.unsettled_play().map(|(_, turn)| turn)
    }

    /// The own turn that the server has not settled yet, with its number.
    #[must_use]
    pub fn unsettled_play(&self) -> Option<(u32, Turn)> {
        let next = self.next_ply();
        let mut pending = self.client.pending().filter(|_| !self.has_left);
        pending.find_map(|command| match command {
            RoomCommand::Play { ply, turn } if *ply == next => Some((*ply, *turn)),
            _ => None,
        })
    }
}

/// # The table
impl LiveGame {
    /// Who decides for each player: the person here, or somebody at another device.
    #[must_use]
    pub fn seats(&self) -> PerPlayer<Seat> {
        let is_aborted = self.is_aborted();
        PerPlayer::from_fn(|player| {
            let is_own = self.place().is_some() && self.place_of(player) == self.place() && !is_aborted;
            if is_own { Seat::Person } else { Seat::Remote }
        })
    }

    /// The table with the game, once it has started.
    #[must_use]
    pub fn table(&self, now: Timestamp) -> Option<Table> {
        let mut table = Table::remote(self.game(now)?, self.seats());
        table.set_settled(self.settled_game(now));
        table.set_names(&self.names());
        Some(table)
    }

    /// The names for sentences: the person who plays here is "you".
    #[must_use]
    pub fn names(&self) -> PerPlayer<Option<String>> {
        let seats = self.seats();
        PerPlayer::from_fn(|player| {
            let place = self.place_of(player).filter(|_| seats[player] == Seat::Remote)?;
            self.name(place).map(|name| name.as_str().to_owned())
        })
    }

    /// The game as the table should show it: the server's, and the own turn that is not settled yet.
    #[must_use]
    pub fn game(&self, now: Timestamp) -> Option<Game> {
        let mut game = self.room()?.game()?.clone();
        if self.is_aborted() {
            // The clocks stand for good, which is no pause.
            let turns = game.turns().to_vec();
            game = Game::new(*game.start(), None);
            turns.into_iter().try_for_each(|turn| game.play(turn, Duration::ZERO).map(drop)).ok()?;
        }
        for player in Player::ALL {
            game.set_player(player, PlayerInfo::human());
        }
        if let Some(turn) = self.unsettled_turn() {
            // The server may refuse it; then it will not be there the next time.
            let _ = game.play(turn, self.playing_time(now));
        }
        Some(game)
    }

    /// Whether an own turn has waited for the server for so long that it must be told: without a connection at once.
    #[must_use]
    pub fn is_turn_late(&self, now: Timestamp) -> bool {
        self.unsettled_turn().is_some() && (!self.is_connected() || now - self.played_at > USUAL_WAIT)
    }

    /// The game without the own turn, while that is [late](LiveGame::is_turn_late): the own clock runs until the server has the turn.
    #[must_use]
    pub fn settled_game(&self, now: Timestamp) -> Option<Game> {
        self.room()?.game().filter(|_| self.is_turn_late(now)).cloned()
    }

    /// Whether the game was aborted.
    #[must_use]
    pub fn is_aborted(&self) -> bool {
        self.room().map(Room::phase) == Some(Phase::Aborted)
    }

    /// How far the server's clock is ahead of the caller's.
    #[must_use]
    pub fn ahead(&self, now: Timestamp) -> Duration {
        self.client.server_time(now) - now
    }

    /// The server's time, but never past the moment at which the flag falls: only the server ends a game on time, as a turn may be
    /// under way.
    #[must_use]
    pub fn playing_time(&self, now: Timestamp) -> Duration {
        let time = self.client.server_time(now).since_epoch();
        let flag = self.room().and_then(|room| room.game()?.flag_falls_at());
        flag.map_or(time, |flag| time.min(flag.saturating_sub(Duration::from_millis(1))))
    }
}

#[cfg(test)]
mod tests {
    use lyngk_room::lot::Commitment;
    use lyngk_room::{CommandId, HostSide, StartChoice, Terms};
    use lyngk_rules::{Position, Variant};
    use lyngk_view::{Intent, TableEvent};
    use lyngk_wire::{Rejection, ServerMessage, VERSION};

    use super::*;

    /// The server's time, and the local one of whoever opened their page a second ago.
    const SERVER: Timestamp = Timestamp::from_millis(1_000_000);
    const HERE: Timestamp = Timestamp::from_millis(1_000);

    fn number(byte: u8) -> SecretNumber {
        SecretNumber::from_random([byte; 32])
    }

    /// A room in which Anna (host, player 1) and Ben play from a given start, and Anna's view of it.
    struct Server {
        log: Vec<LogEntry>,
        room: Room,
    }

    impl Server {
        fn new(control: Option<&str>) -> Server {
            let mut terms = Terms::new(Variant::Standard);
            terms.host = HostSide::First;
            terms.start = StartChoice::Position(Position::random_start(4, Variant::Standard));
            terms.control = control.map(|control| control.parse().expect("a time control"));
            let commitment: Commitment = number(9).commitment();
            let opening = Room::opening(terms, commitment, "Anna".parse().expect("a name")).expect("terms");
            let log = LogEntry::sequence(1, opening, SERVER, None);
            let room = Room::replay(&log).expect("a room");
            let mut server = Server { log, room };
            let ben: Name = "Ben".parse().expect("a name");
            let joined = server.room.decide(&RoomCommand::Join { name: ben.clone() }, Who::Watcher(&ben), SERVER);
            server.append(joined.expect("joined"), None);
            server
        }

        fn append(&mut self, events: Vec<RoomEvent>, id: Option<&CommandId>) -> Vec<LogEntry> {
            let entries = self.room.entries(events, SERVER, id);
            entries.iter().try_for_each(|entry| self.room.apply(entry)).expect("possible events");
            self.log.extend(entries.clone());
            entries
        }

        fn enter(&self, live: &mut LiveGame, you: Option<Place>) {
            live.connected();
            live.outgoing();
            let last = self.room.last_number();
            tell(live, &ServerMessage::Welcome { version: VERSION, you, now: SERVER, last });
            tell(live, &ServerMessage::Events { events: self.log.clone() });
        }

        /// Answers the commands that a client has to send.
        fn answer(&mut self, live: &mut LiveGame, place: Place) {
            for message in live.outgoing() {
                let ClientMessage::Command { id, command } = message else { continue };
                match self.room.decide(&command, Who::Player(place), SERVER) {
                    Ok(events) => {
                        let events = self.append(events, Some(&id));
                        let number = self.room.last_number();
                        tell(live, &ServerMessage::Events { events });
                        tell(live, &ServerMessage::Done { id, number });
                    }
                    Err(error) => tell(live, &ServerMessage::Refused { id, reason: Rejection::Room(error) }),
                }
            }
        }

        fn plays(&mut self, live: &mut LiveGame, place: Place, turn: Turn) {
            let ply = self.room.turns() as u32 + 1;
            let events = self.room.decide(&RoomCommand::Play { ply, turn }, Who::Player(place), SERVER);
            let events = self.append(events.expect("a legal turn"), None);
            tell(live, &ServerMessage::Events { events });
        }
    }

    fn tell(live: &mut LiveGame, message: &ServerMessage) {
        live.receive(&message.to_text(), HERE).expect("understood");
    }

    fn live() -> LiveGame {
        LiveGame::new(number(1), 7, None)
    }

    fn first_turn(table: &Table) -> Turn {
        table.game().position().turns()[0]
    }

    #[test]
    fn a_player_sits_at_their_own_side_and_the_opponent_has_a_name() {
        let server = Server::new(None);
        let mut live = live();
        assert_eq!((live.stage(), live.table(HERE).is_none()), (Stage::Entering, true));
        server.enter(&mut live, Some(Place::Host));
        let table = live.table(HERE).expect("a game");
        assert_eq!(live.stage(), Stage::Playing);
        assert_eq!(table.only_person(), Some(Player::One));
        assert_eq!(live.names(), PerPlayer::new(None, Some("Ben".to_owned())));
        assert!(table.persons_turn() && live.is_own_turn());
    }

    #[test]
    fn a_watcher_decides_for_nobody() {
        let server = Server::new(None);
        let mut live = live();
        server.enter(&mut live, None);
        let mut table = live.table(HERE).expect("a game");
        assert_eq!(live.seats(), PerPlayer::both(Seat::Remote));
        assert!(!table.persons_turn() && !live.can(&RoomCommand::Resign, HERE));
        let turn = first_turn(&table);
        assert_eq!(table.act(Intent::Type(turn.to_string()), SERVER.since_epoch()), [TableEvent::NotYourTurn]);
    }

    #[test]
    fn an_own_turn_is_shown_at_once_and_settled_by_the_server() {
        let mut server = Server::new(Some("300+3"));
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        let mut table = live.table(HERE).expect("a game");
        let turn = first_turn(&table);
        assert!(matches!(
            table.act(Intent::Type(turn.to_string()), live.playing_time(HERE))[..],
            [TableEvent::Played(_)]
        ));
        live.play(turn, HERE);
        assert!(live.is_unsettled() && !live.is_own_turn());
        assert_eq!(table.follow(live.game(HERE).expect("a game")), [], "nothing has changed");
        server.answer(&mut live, Place::Host);
        assert!(!live.is_unsettled());
        assert_eq!(table.follow(live.game(HERE).expect("a game")), []);
        assert_eq!(server.room.turns(), 1);
        let reply = first_turn(&table);
        server.plays(&mut live, Place::Guest, reply);
        assert!(matches!(table.follow(live.game(HERE).expect("a game"))[..], [TableEvent::Played(_)]));
        assert!(live.is_own_turn());
    }

    #[test]
    fn a_turn_that_is_refused_is_put_back() {
        let mut server = Server::new(None);
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        let mut table = live.table(HERE).expect("a game");
        let turn = first_turn(&table);
        // The same player has moved in another tab; this one has not heard of it.
        server.append(vec![RoomEvent::Played { turn: table.game().position().turns()[1], credit: 0 }], None);
        table.act(Intent::Type(turn.to_string()), live.playing_time(HERE));
        live.play(turn, HERE);
        let ClientMessage::Command { id, .. } = live.outgoing().remove(0) else { panic!("a command") };
        let refusal = ServerMessage::Refused { id, reason: Rejection::Room(RoomError::NotYourTurn) };
        tell(&mut live, &refusal);
        assert_eq!(table.follow(live.game(HERE).expect("a game")), [TableEvent::TookBack(1)]);
        tell(&mut live, &ServerMessage::Events { events: vec![server.log.last().expect("an event").clone()] });
        assert!(matches!(table.follow(live.game(HERE).expect("a game"))[..], [TableEvent::Played(_)]));
    }

    #[test]
    fn a_turn_made_without_a_connection_is_sent_once_there_is_one() {
        let mut server = Server::new(None);
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        live.disconnected();
        let turn = first_turn(&live.table(HERE).expect("a game"));
        live.play(turn, HERE);
        assert_eq!(live.outgoing(), []);
        assert_eq!(live.game(HERE).expect("a game").turns(), [turn], "it is shown meanwhile");
        server.enter(&mut live, Some(Place::Host));
        server.answer(&mut live, Place::Host);
        assert_eq!((server.room.turns(), live.is_unsettled()), (1, false));
    }

    #[test]
    fn the_own_clock_runs_until_the_server_has_the_turn() {
        let mut server = Server::new(Some("300+3"));
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        for place in [Place::Host, Place::Guest] {
            let turn = first_turn(&live.table(HERE).expect("a game"));
            server.plays(&mut live, place, turn);
        }
        live.play(first_turn(&live.table(HERE).expect("a game")), HERE);
        // The usual short wait is not told.
        assert!(!live.is_turn_late(HERE) && live.settled_game(HERE).is_none());
        let later = HERE + Duration::from_millis(1_100);
        let running = |live: &LiveGame, at| live.table(at).expect("a game").settled().running();
        assert_eq!((live.is_turn_late(later), running(&live, later)), (true, Some(Player::One)));
        live.disconnected();
        assert_eq!((live.is_turn_late(HERE), running(&live, HERE)), (true, Some(Player::One)));
        server.enter(&mut live, Some(Place::Host));
        server.answer(&mut live, Place::Host);
        assert_eq!((live.is_turn_late(later), running(&live, later)), (false, Some(Player::Two)));
    }

    #[test]
    fn a_turn_that_a_closed_page_did_not_send_is_sent_by_the_next() {
        let mut server = Server::new(None);
        let mut closed = live();
        server.enter(&mut closed, Some(Place::Host));
        closed.disconnected();
        closed.play(first_turn(&closed.table(HERE).expect("a game")), HERE);
        let unsent = closed.unsettled_play().expect("a turn");
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        live.play_unsent(unsent, HERE);
        assert_eq!(live.unsettled_play(), Some(unsent));
        server.answer(&mut live, Place::Host);
        assert_eq!((server.room.turns(), live.unsettled_play()), (1, None));
        // Once it is there, it is not sent again.
        live.play_unsent(unsent, HERE);
        assert!(!live.is_unsettled());
    }

    #[test]
    fn whoever_plays_on_another_device_can_do_nothing_here() {
        let server = Server::new(None);
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        live.disconnected();
        live.play(first_turn(&live.table(HERE).expect("a game")), HERE);
        live.leave();
        let table = live.table(HERE).expect("a game");
        assert_eq!((table.game().turns().len(), table.persons_turn()), (0, false));
        assert!(!live.is_own_turn() && !live.can(&RoomCommand::Resign, HERE));
    }

    #[test]
    fn an_aborted_game_is_not_paused_and_nobody_is_to_act() {
        let mut server = Server::new(Some("300+3"));
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        live.act(RoomCommand::Abort);
        server.answer(&mut live, Place::Host);
        let table = live.table(HERE).expect("a game");
        assert!(!table.game().is_paused() && !table.persons_turn());
    }

    #[test]
    fn only_the_server_ends_a_game_on_time() {
        let mut server = Server::new(Some("10+0"));
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        for place in [Place::Host, Place::Guest] {
            let turn = first_turn(&live.table(HERE).expect("a game"));
            server.plays(&mut live, place, turn);
        }
        let late = HERE + Duration::from_mins(1);
        let mut table = live.table(late).expect("a game");
        let turn = first_turn(&table);
        let events = table.act(Intent::Type(turn.to_string()), live.playing_time(late));
        assert!(matches!(events[..], [TableEvent::Played(_)]), "the turn may still be in time: {events:?}");
        assert_eq!(live.ahead(HERE), SERVER - HERE);
    }

    #[test]
    fn chat_is_kept_in_order_and_once() {
        let mut server = Server::new(None);
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        let message = ChatMessage::Text("hello".parse().expect("a text"));
        live.act(RoomCommand::Say { message: message.clone() });
        server.answer(&mut live, Place::Host);
        server.enter(&mut live, Some(Place::Host));
        let said: Vec<_> = live.chat().iter().map(|line| (line.by.clone(), line.message.clone())).collect();
        assert_eq!(said, [(Speaker::Player(Place::Host), message)]);
    }

    #[test]
    fn what_is_said_without_a_connection_is_there_once() {
        let mut server = Server::new(None);
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        live.disconnected();
        let message = ChatMessage::Phrase(lyngk_room::Phrase::Hello);
        live.act(RoomCommand::Say { message: message.clone() });
        assert_eq!((live.chat().len(), live.unsaid().collect::<Vec<_>>()), (0, vec![&message]));
        live.connected();
        server.enter(&mut live, Some(Place::Host));
        // The event comes before the answer to the command.
        let sent = live.outgoing();
        let Some(ClientMessage::Command { id, .. }) = sent.last() else { panic!("{sent:?}") };
        let said = RoomEvent::Said { by: Speaker::Player(Place::Host), message };
        let events = server.append(vec![said], Some(id));
        tell(&mut live, &ServerMessage::Events { events });
        assert_eq!((live.chat().len(), live.unsaid().count()), (1, 0));
    }

    #[test]
    fn a_take_back_says_how_many_moves_it_undoes_and_when_it_can_be_asked_again() {
        let words = crate::words(lyngk_view::Language::English);
        let mut server = Server::new(None);
        let (mut anna, mut ben) = (live(), live());
        server.enter(&mut anna, Some(Place::Host));
        server.enter(&mut ben, Some(Place::Guest));
        let play = |server: &mut Server, anna: &mut LiveGame, ben: &mut LiveGame, place| {
            let turn = first_turn(&anna.table(HERE).expect("a game"));
            server.plays(anna, place, turn);
            let events = vec![server.log.last().expect("a turn").clone()];
            tell(ben, &ServerMessage::Events { events });
        };
        play(&mut server, &mut anna, &mut ben, Place::Host);
        play(&mut server, &mut anna, &mut ben, Place::Guest);
        let offer = Offer::TakeBack;
        for (place, said) in [(Place::Host, "the last two moves, to move again"), (Place::Guest, "a move.")] {
            let events = server.append(vec![RoomEvent::Offered { place, offer }], None);
            for live in [&mut anna, &mut ben] {
                tell(live, &ServerMessage::Events { events: events.clone() });
            }
            let (asking, other) = if place == Place::Host { (&anna, &ben) } else { (&ben, &anna) };
            assert!(crate::say::offered(&words, other).expect("an offer").contains(said));
            assert!(crate::say::own_offer(&words, asking).is_some());
            let events = server.append(vec![RoomEvent::Declined { place: place.opposite(), offer }], None);
            for live in [&mut anna, &mut ben] {
                tell(live, &ServerMessage::Events { events: events.clone() });
            }
        }
        let why = |live: &LiveGame| crate::say::no_offer(&words, live, offer, HERE);
        assert_eq!(why(&anna).as_deref(), Some("Ben declined. You can ask again after 4 more moves."));
        play(&mut server, &mut anna, &mut ben, Place::Host);
        assert!(why(&anna).expect("a reason").contains("after 3 more moves"));
        for place in [Place::Guest, Place::Host, Place::Guest] {
            play(&mut server, &mut anna, &mut ben, place);
        }
        assert_eq!(why(&anna), None);
    }

    #[test]
    fn after_nonsense_the_game_begins_anew() {
        let server = Server::new(None);
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        let gap = LogEntry { number: 99, at: SERVER, command: None, event: RoomEvent::Paused };
        assert!(live.receive(&ServerMessage::Events { events: vec![gap] }.to_text(), HERE).is_err());
        assert_eq!(live.stage(), Stage::Entering);
        server.enter(&mut live, Some(Place::Host));
        assert_eq!(live.stage(), Stage::Playing);
    }

    #[test]
    fn a_table_is_finished_when_no_rematch_can_be_offered_any_more() {
        let mut server = Server::new(None);
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        assert!(!live.is_finished());
        live.act(RoomCommand::Resign);
        server.answer(&mut live, Place::Host);
        assert!(!live.is_finished() && live.offered_rematch().is_none());
        let offered = server.append(vec![RoomEvent::Offered { place: Place::Guest, offer: Offer::Return }], None);
        tell(&mut live, &ServerMessage::Events { events: offered });
        assert_eq!((live.is_finished(), live.offered_rematch()), (false, Some(Offer::Return)));
        let room = "abcdefghijkm".parse().expect("an id");
        let agreed = vec![RoomEvent::RematchAgreed { offer: Offer::Return }, RoomEvent::RematchOpened { room }];
        let events = server.append(agreed, None);
        tell(&mut live, &ServerMessage::Events { events });
        assert!(live.is_finished() && live.offered_rematch().is_none());
        // Watchers have nothing to wait for.
        let mut watcher = self::live();
        server.enter(&mut watcher, None);
        assert!(watcher.is_finished());
    }

    #[test]
    fn offers_and_buttons_follow_the_room() {
        let mut server = Server::new(None);
        let mut live = live();
        server.enter(&mut live, Some(Place::Host));
        assert!(live.can(&RoomCommand::Abort, HERE) && !live.can(&RoomCommand::Offer { offer: Offer::TakeBack }, HERE));
        live.act(RoomCommand::Offer { offer: Offer::Draw });
        server.answer(&mut live, Place::Host);
        assert_eq!((live.own_offer(), live.offered()), (Some(Offer::Draw), None));
        assert!(!live.can(&RoomCommand::Offer { offer: Offer::Draw }, HERE));
    }
}
