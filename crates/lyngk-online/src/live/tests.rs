//! Tests of live games, with a server that answers by the rules of a room.

use std::time::Duration;

use lyngk_room::lot::Commitment;
use lyngk_room::{CommandId, HostSide, StartChoice, Terms};
use lyngk_rules::{PerPlayer, Position, Variant};
use lyngk_view::{Intent, Seat, Table, TableEvent};
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
    assert!(matches!(table.act(Intent::Type(turn.to_string()), live.playing_time(HERE))[..], [TableEvent::Played(_)]));
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
fn only_players_are_told_how_a_pause_ends() {
    let words = crate::words(lyngk_view::Language::English);
    let mut server = Server::new(Some("300+3"));
    let (mut anna, mut watcher) = (live(), live());
    server.enter(&mut anna, Some(Place::Host));
    assert_eq!(crate::say::paused(&words, &anna), None);
    server.append(vec![RoomEvent::Paused], None);
    server.enter(&mut anna, Some(Place::Host));
    server.enter(&mut watcher, None);
    assert_eq!(crate::say::paused(&words, &anna), Some(words.text("paused-covered")));
    assert_eq!(crate::say::paused(&words, &watcher), Some(words.text("online-paused-by-agreement")));
    server.append(vec![RoomEvent::Resigned { place: Place::Host }], None);
    server.enter(&mut anna, Some(Place::Host));
    assert_eq!(crate::say::paused(&words, &anna), None);
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
fn after_an_old_backup_was_restored_the_game_begins_anew() {
    let mut server = Server::new(None);
    let mut live = live();
    server.enter(&mut live, Some(Place::Host));
    let turn = first_turn(&live.table(HERE).expect("a game"));
    let before = server.log.clone();
    server.plays(&mut live, Place::Host, turn);
    assert_eq!(live.room().map(Room::turns), Some(1));
    live.disconnected();
    server.room = Room::replay(&before).expect("a room");
    server.log = before;
    live.connected();
    live.outgoing();
    let last = server.room.last_number();
    let welcome = ServerMessage::Welcome { version: VERSION, you: Some(Place::Host), now: SERVER, last };
    assert!(live.receive(&welcome.to_text(), HERE).is_err());
    assert_eq!(live.stage(), Stage::Entering);
    live.disconnected();
    server.enter(&mut live, Some(Place::Host));
    assert_eq!((live.stage(), live.room().map(Room::turns)), (Stage::Playing, Some(0)));
}

#[test]
fn a_server_that_is_not_understood_twice_in_a_row_is_given_up() {
    let mut server = Server::new(None);
    let mut live = live();
    server.enter(&mut live, Some(Place::Host));
    let nonsense = |live: &mut LiveGame| assert!(live.receive(r#"{"type":"later"}"#, HERE).is_err());
    nonsense(&mut live);
    assert!(!live.is_not_understood(), "getting everything anew may help");
    live.disconnected();
    // Events understood before are understood again, which is no sign that the rest will be.
    server.enter(&mut live, Some(Place::Host));
    nonsense(&mut live);
    assert!(live.is_not_understood());
    // In a game that went on in between it did help.
    let mut live = self::live();
    server.enter(&mut live, Some(Place::Host));
    nonsense(&mut live);
    server.enter(&mut live, Some(Place::Host));
    let turn = first_turn(&live.table(HERE).expect("a game"));
    server.plays(&mut live, Place::Host, turn);
    nonsense(&mut live);
    assert!(!live.is_not_understood());
    // Nothing is understood from the first event on.
    let mut live = self::live();
    for _ in 0..2 {
        assert!(!live.is_not_understood());
        live.connected();
        nonsense(&mut live);
    }
    assert!(live.is_not_understood());
}

/// A room whose start is drawn, with these numbers of the host and the guest.
fn drawn(host: SecretNumber, guest: SecretNumber) -> Server {
    let name = |name: &str| name.parse::<Name>().expect("a name");
    let opening = Room::opening(Terms::new(Variant::Standard), number(9).commitment(), name("Anna")).expect("terms");
    let log = LogEntry::sequence(1, opening, SERVER, None);
    let room = Room::replay(&log).expect("a room");
    let mut server = Server { log, room };
    let joined = server.room.decide(&RoomCommand::Join { name: name("Ben") }, Who::Watcher(&name("Ben")), SERVER);
    server.append(joined.expect("joined"), None);
    let numbers = [(Place::Host, host), (Place::Guest, guest)];
    let commits = numbers.map(|(place, number)| (place, RoomCommand::Commit { commitment: number.commitment() }));
    let reveals = numbers.map(|(place, number)| (place, RoomCommand::Reveal { number }));
    for (place, command) in commits.into_iter().chain(reveals) {
        let events = server.room.decide(&command, Who::Player(place), SERVER).expect("possible");
        server.append(events, None);
    }
    let started = server.room.perform(lyngk_room::Duty::Reveal(number(9)), SERVER);
    server.append(started, None);
    server
}

#[test]
fn a_start_is_checked_with_the_own_number() {
    let check = |server: &Server, you| {
        let mut live = live();
        server.enter(&mut live, you);
        live.start_check()
    };
    // The client of these tests has number 1.
    let server = drawn(number(1), number(2));
    assert_eq!(check(&server, Some(Place::Host)), Some(StartCheck::Fair));
    assert_eq!(check(&server, None), Some(StartCheck::Fair));
    // All numbers fit their commitments, but one of them is not that of whoever sits there.
    assert_eq!(server.room.start_is_fair(), Some(true));
    assert_eq!(check(&server, Some(Place::Guest)), Some(StartCheck::OwnNumberUnknown));
    assert_eq!(check(&Server::new(None), Some(Place::Host)), Some(StartCheck::Given));
    assert_eq!(live().start_check(), None);
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
