//! A table at which somebody sits or watches: the live game, its board and its connection.
//!
//! A session lives on while another room of the page is open, so that a game is not missed. There is one at a time.

use std::cell::RefCell;
use std::time::Duration;

use leptos::prelude::*;
use lyngk_game::tags;
use lyngk_online::{Address, Heartbeat, LiveGame, Pulse, Resend, Stage, say};
use lyngk_room::lot::SecretNumber;
use lyngk_room::{LogEntry, Offer, Phase, Place, RoomCommand, RoomEvent, RoomId, Speaker, Timestamp};
use lyngk_rules::{Record, SplitMix64, Tag};
use lyngk_view::say::isolated;
use lyngk_view::{Intent, NewGame, TableEvent};
use lyngk_wire::{Goodbye, News};

use super::notices::Notices;
use super::socket::Socket;
use super::storage;
use super::waiting::full_link;
use crate::parts::Parts;
use crate::route::Room;
use crate::state::{BoardState, Message, PageState};
use crate::words::SharedWords;
use crate::{browser, passing, store};

/// The first and the longest wait before another try to connect.
const FIRST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(8);
/// A connection that comes back within this time, as when a server hands it over to another one, is nothing to speak of.
const UNNOTICED: Duration = Duration::from_secs(1);
/// The wait before something is sent again that the server could not store.
const AGAIN: Duration = Duration::from_secs(1);

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Link {
    Connecting,
    Up,
    /// It was lost at this moment, and is tried again.
    Lost(Timestamp),
    /// The server does not want this client to come back.
    Ended(Goodbye),
}

/// A table at which somebody sits or watches.
#[derive(Clone, Copy)]
pub(super) struct Session {
    pub(super) room: RoomId,
    pub(super) board: BoardState,
    pub(super) live: RwSignal<LiveGame>,
    pub(super) link: RwSignal<Link>,
    /// The time here, for what waits: it changes about every second while something does.
    pub(super) now: RwSignal<Timestamp>,
    /// The chat is muted, at this table.
    pub(super) muted: RwSignal<bool>,
    /// The opponent has aborted the game while another room of the page was open.
    pub(super) is_abort_news: RwSignal<bool>,
    /// The number of the last line of chat that was seen.
    pub(super) read: RwSignal<u64>,
    parts: Parts,
    /// The table of the board is that of the room.
    seated: StoredValue<bool>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    heartbeat: StoredValue<Heartbeat>,
    /// The timer of what the server could not carry out.
    resend: StoredValue<Resend>,
    /// Failed tries to connect since a connection was of use.
    failures: StoredValue<u32>,
}

/// The session, with the owner of its signals, and what it shows in other rooms.
struct Current {
    session: Session,
    owner: Owner,
    notices: Notices,
}

thread_local! {
    static CURRENT: RefCell<Option<Current>> = const { RefCell::new(None) };
}

/// This device's time. It never goes back.
pub(super) fn here() -> Timestamp {
    Timestamp::from_millis(browser::now_millis() as u64)
}

/// The owner of the page. That of the open room ends with it.
pub(super) fn page_owner() -> Owner {
    std::iter::successors(Owner::current(), Owner::parent).last().unwrap_or_default()
}

impl Session {
    /// The session of a room: the present one if it is that of the room, otherwise a new one, which replaces it.
    pub(super) fn of(room: RoomId, page: PageState, words: SharedWords, parts: Parts) -> Session {
        if let Some(session) = Session::present(room) {
            return session;
        }
        Session::close();
        let owner = page_owner().child();
        let session = owner.with(|| Session::begin(room, page, words, parts));
        let notices = owner.with(|| Notices::show(session));
        CURRENT.set(Some(Current { session, owner, notices }));
        session
    }

    /// The present session, if it is that of a room and goes on.
    pub(super) fn present(room: RoomId) -> Option<Session> {
        let present = CURRENT.with_borrow(|current| current.as_ref().map(|current| current.session));
        present.filter(|session| session.room == room && !session.has_ended())
    }

    /// Whether there is a session.
    pub(super) fn is_any() -> bool {
        CURRENT.with_borrow(Option::is_some)
    }

    /// Whether there is a session of a table that is open, or where a game goes on.
    pub(super) fn is_in_use() -> bool {
        let present = CURRENT.with_borrow(|current| current.as_ref().map(|current| current.session));
        present
            .is_some_and(|session| session.is_seen() || session.live.with_untracked(|live| live.stage() != Stage::Over))
    }

    /// Ends the present session, if there is one.
    pub(super) fn close() {
        if let Some(Current { session, owner, notices }) = CURRENT.take() {
            session.hang_up();
            drop(notices);
            owner.cleanup();
        }
    }

    /// Ends the present session if nothing more can happen in it.
    pub(super) fn close_if_over() {
        let over = CURRENT.with_borrow(|current| {
            current.as_ref().is_some_and(|current| {
                let session = current.session;
                session.has_ended() || session.live.with_untracked(LiveGame::is_finished)
            })
        });
        if over {
            Session::close();
        }
    }

    /// Whether the connection has been lost for a while. Reactive.
    pub(super) fn is_cut_off(self) -> bool {
        matches!(self.link.get(), Link::Lost(since) if self.now.get() >= since + UNNOTICED)
    }

    fn has_ended(self) -> bool {
        matches!(self.link.get_untracked(), Link::Ended(_))
    }

    fn begin(room: RoomId, page: PageState, words: SharedWords, parts: Parts) -> Session {
        // Something must be on the board until the server has told what is.
        let table = NewGame::default().table(&mut SplitMix64::new(0));
        let table = table.unwrap_or_else(|_| unreachable!("a random start can always be read"));
        let board = BoardState::new(page, RwSignal::new(words), table);
        let number = SecretNumber::for_room(storage::secret(), room);
        let live = LiveGame::new(number, browser::random_seed(), storage::name().parse().ok());
        let session = Session {
            room,
            board,
            live: RwSignal::new(live),
            link: RwSignal::new(Link::Connecting),
            now: RwSignal::new(here()),
            muted: RwSignal::new(false),
            is_abort_news: RwSignal::new(false),
            read: RwSignal::new(storage::read_chat(room)),
            parts,
            seated: StoredValue::new(false),
            socket: StoredValue::new_local(None),
            heartbeat: StoredValue::new(Heartbeat::new(here())),
            resend: StoredValue::new(Resend::default()),
            failures: StoredValue::new(0),
        };
        board.handle_intents(move |intent, _| session.act(intent));
        crate::panels::run_clocks(board);
        passing::follow(board);
        parts.accompany(board);
        browser::every(Duration::from_secs(1), move || session.tick());
        let online = window_event_listener(leptos::ev::online, move |_| session.come_back_now());
        let offline = window_event_listener(leptos::ev::offline, move |_| session.lost());
        let seen = window_event_listener(leptos::ev::visibilitychange, move |_| session.come_back_now());
        on_cleanup(move || {
            online.remove();
            offline.remove();
            seen.remove();
        });
        session.connect();
        session
    }
}

/// # The connection
impl Session {
    fn connect(self) {
        let location = window().location();
        let scheme = if location.protocol().is_ok_and(|protocol| protocol == "https:") { "wss" } else { "ws" };
        let address = format!("{scheme}://{}/api/rooms/{}/live", location.host().unwrap_or_default(), self.room);
        self.heartbeat.set_value(Heartbeat::new(here()));
        let socket = Socket::connect(
            &address,
            move || {
                self.live.update_untracked(LiveGame::connected);
                self.flush();
            },
            move |text| self.receive(&text),
            move || self.lost(),
        );
        let failed = socket.is_none();
        self.socket.set_value(socket);
        if failed {
            self.lost();
        }
    }

    fn hang_up(self) {
        self.socket.update_value(|socket| drop(socket.take()));
    }

    /// The connection is gone. It is made again after a while, a longer one after each failure.
    fn lost(self) {
        self.socket.update_value(|socket| drop(socket.take()));
        self.resend.update_value(Resend::cancel);
        self.live.update(LiveGame::disconnected);
        self.settle();
        if self.has_ended() {
            return;
        }
        self.link.update(|link| {
            if !matches!(link, Link::Lost(_)) {
                *link = Link::Lost(here());
            }
        });
        let failures = self.failures.get_value();
        self.failures.set_value(failures.saturating_add(1));
        let wait = (FIRST_WAIT * 2_u32.saturating_pow(failures.min(10))).min(LONGEST_WAIT);
        // Not all clients of a server that was restarted at the same moment.
        let wait = wait.mul_f64(0.75 + js_sys::Math::random() / 2.0);
        set_timeout(move || self.come_back(), wait);
    }

    /// Connects again, unless that has happened meanwhile.
    fn come_back(self) {
        if matches!(self.link.try_get_untracked(), Some(Link::Lost(_))) && self.socket.with_value(Option::is_none) {
            self.connect();
        }
    }

    /// The device has a network again, or somebody looks: no reason to wait.
    fn come_back_now(self) {
        self.failures.set_value(0);
        self.come_back();
    }

    fn tick(self) {
        let now = here();
        self.now.set(now);
        self.settle();
        if self.socket.with_value(Option::is_none) {
            return;
        }
        match self.heartbeat.try_update_value(|heartbeat| heartbeat.beat(now)) {
            Some(Pulse::Dead) => self.lost(),
            Some(Pulse::Ping) => {
                self.live.update_untracked(|live| live.ping(now));
                self.flush();
            }
            Some(Pulse::Wait) | None => (),
        }
    }

    /// Sends what has to be sent.
    fn flush(self) {
        let messages = self.live.try_update_untracked(LiveGame::outgoing).unwrap_or_default();
        self.socket.with_value(|socket| {
            if let Some(socket) = socket {
                for message in &messages {
                    socket.send(&message.to_text());
                }
            }
        });
    }

    fn receive(self, text: &str) {
        let now = here();
        self.heartbeat.update_value(Heartbeat::heard);
        let Some(received) = self.live.try_update_untracked(|live| live.receive(text, now)) else { return };
        match received {
            // The answer to a ping, as a rule.
            Ok(None) => self.failures.set_value(0),
            Ok(Some(news)) => self.hear(news),
            Err(_) if self.live.with_untracked(LiveGame::is_not_understood) => {
                self.hang_up();
                self.end(Goodbye::Version);
            }
            // It comes back and gets everything anew.
            Err(_) => self.lost(),
        }
        self.flush();
    }

    fn hear(self, news: News) {
        match news {
            News::Entered => {
                self.link.set(Link::Up);
                self.live.notify();
            }
            News::Events(entries) => {
                self.failures.set_value(0);
                self.happened(&entries);
            }
            News::Presence => self.live.notify(),
            News::Done(_) => {
                self.live.notify();
                self.keep_unsent();
            }
            News::Refused(_, command, reason) => {
                self.live.notify();
                self.keep_unsent();
                self.follow(false);
                // The lot takes care of itself; another tab of the same player may have been faster.
                if !matches!(command, RoomCommand::Commit { .. } | RoomCommand::Reveal { .. }) {
                    self.say(say::rejection(&self.board.words.get_untracked(), reason), true);
                }
            }
            News::Delayed(reason) => {
                self.say(say::rejection(&self.board.words.get_untracked(), reason), true);
                if let Some(timer) = self.resend.try_update_value(Resend::schedule).flatten() {
                    set_timeout(move || self.send_again(timer), AGAIN);
                }
            }
            News::Goodbye(reason) => {
                match reason {
                    // If no other server is there, the page says soon that the connection is lost.
                    Goodbye::Stopping => (),
                    Goodbye::Unavailable | Goodbye::Full | Goodbye::TooFast => {
                        self.say(say::goodbye(&self.board.words.get_untracked(), reason), false);
                    }
                    _ => self.end(reason),
                }
            }
        }
    }

    /// Sends everything again that the server could not carry out, unless the connection was lost meanwhile.
    fn send_again(self, timer: u32) {
        if self.resend.try_update_value(|resend| resend.fires(timer)) == Some(true) {
            self.live.update_untracked(LiveGame::try_again);
            self.flush();
        }
    }

    /// Ends the session: another try to connect would be of no use.
    fn end(self, reason: Goodbye) {
        self.live.update(LiveGame::leave);
        self.link.set(Link::Ended(reason));
        self.sit_anew();
    }

    /// Shows what has happened in the room.
    fn happened(self, entries: &[LogEntry]) {
        self.live.notify();
        let is_first = !self.seated.get_value();
        if is_first && let Some(unsent) = storage::unsent(self.room) {
            self.live.update(|live| live.play_unsent(unsent, here()));
        }
        let events = self.follow(true);
        self.keep_unsent();
        self.keep_game();
        let own = self.live.with_untracked(LiveGame::place);
        for entry in entries {
            match entry.event {
                RoomEvent::Aborted { place } => {
                    self.is_abort_news.set(place != own && !self.is_seen());
                    self.sit_anew();
                }
                RoomEvent::RematchOpened { room } if own.is_some() && !is_first => self.go_on_at(room),
                RoomEvent::Cancelled if own == Some(Place::Host) && self.is_seen() => {
                    let _ = window().location().set_hash(&address(&Address::Lobby));
                }
                _ => (),
            }
        }
        // A page that has just been opened hears the whole past.
        if is_first {
            return;
        }
        let words = self.board.words.get_untracked();
        let said = self.live.with_untracked(|live| {
            entries
                .iter()
                .rev()
                .find_map(|entry| say::event(&words, live, entry).or_else(|| self.chat_news(live, entry)))
        });
        if let Some(text) = said.filter(|_| events.is_empty()) {
            self.say(text, false);
        }
    }

    /// Whether the table is open, and not another room of the page.
    pub(super) fn is_seen(self) -> bool {
        window().location().hash().unwrap_or_default() == address(&Address::Room(self.room))
    }

    /// Goes to the next game against the same opponent, or only sits down there if another room of the page is open.
    fn go_on_at(self, room: RoomId) {
        storage::add_room(room, false);
        if self.is_seen() {
            return go_to(room);
        }
        let (page, words, parts) = (self.board.page, self.board.words.get_untracked(), self.parts);
        let owner = CURRENT.with_borrow(|current| current.as_ref().and_then(|current| current.owner.parent()));
        // Later, as this session ends by it.
        let sit_down = move || {
            if let Some(owner) = owner.filter(|_| Session::present(self.room).is_some()) {
                owner.with(|| Session::of(room, page, words, parts));
            }
        };
        set_timeout(sit_down, Duration::ZERO);
    }

    /// Lets the table know that nobody here can act any more.
    fn sit_anew(self) {
        if let Some(table) = self.live.with_untracked(|live| live.table(here())).filter(|_| self.seated.get_value()) {
            self.board.replace(table);
        }
    }

    /// Keeps the own turn until the server has settled it.
    fn keep_unsent(self) {
        self.live.with_untracked(|live| {
            // Watchers in another tab know nothing of it.
            if live.place().is_some() {
                storage::keep_unsent(self.room, live.unsettled_play());
            }
        });
    }

    /// Adds an own game to the library when it has ended.
    fn keep_game(self) {
        let is_own = self.live.with_untracked(|live| {
            let ended = matches!(live.room().map(lyngk_room::Room::phase), Some(Phase::Ended(_)));
            ended && live.place().is_some() && live.room().is_some_and(|room| room.turns() > 0)
        });
        if is_own
            && storage::note_kept(self.room)
            && let Some(record) = self.record()
        {
            store::add_to_library(self.board.page, record.to_string());
        }
    }

    /// The record of the game. It names the table, so that a study leads back to it.
    pub(super) fn record(self) -> Option<Record> {
        let mut record = self.live.with_untracked(|live| {
            let now = here();
            live.room()?.record(now + live.ahead(now))
        })?;
        if let Some(site) = Tag::new(tags::SITE, full_link(&Address::Room(self.room))) {
            record.set_tag(site);
        }
        Some(record)
    }

    /// What somebody else has just said, unless it is not wanted.
    fn chat_news(self, live: &LiveGame, entry: &LogEntry) -> Option<String> {
        let RoomEvent::Said { by, message } = &entry.event else { return None };
        let is_own = matches!(by, Speaker::Player(place) if live.place() == Some(*place));
        if is_own || self.muted.get_untracked() || !storage::chats() {
            return None;
        }
        let words = self.board.words.get_untracked();
        let (name, text) = (say::speaker(&words, live, by), say::message(&words, message));
        Some(words.with("online-chat-new", [("name", name.into()), ("text", isolated(&text).into())]))
    }

    /// Brings the board up to the room. Returns what changed.
    fn follow(self, announces: bool) -> Vec<TableEvent> {
        let now = here();
        let board = self.board;
        let (ahead, names) = self.live.with_untracked(|live| (live.ahead(now), live.names()));
        board.set_ahead(ahead);
        if !self.seated.get_value() {
            if let Some(table) = self.live.with_untracked(|live| live.table(now)) {
                self.seated.set_value(true);
                board.replace(table);
                // Whoever comes back to a pause finds the board covered.
                self.explain_pause();
            }
            return Vec::new();
        }
        let games = self.live.with_untracked(|live| live.game(now).map(|game| (game, live.settled_game(now))));
        let Some((game, settled)) = games else { return Vec::new() };
        let mut events = Vec::new();
        board.table.update(|table| {
            table.set_names(&names);
            table.set_settled(settled);
            events = table.follow(game);
        });
        if events.iter().any(|event| matches!(event, TableEvent::TookBack(_))) {
            board.end_animations();
        }
        if announces && !events.is_empty() {
            board.announce(&events);
            if events.contains(&TableEvent::Paused) {
                self.explain_pause();
            }
        } else {
            board.changed();
        }
        events
    }

    /// Says how a pause goes on, if there is one.
    fn explain_pause(self) {
        let words = self.board.words.get_untracked();
        if let Some(text) = self.live.with_untracked(|live| say::paused(&words, live)) {
            self.say(text, false);
        }
    }

    /// Has the own clock run on while the server takes long to settle a turn.
    fn settle(self) {
        let settled = self.live.with_untracked(|live| live.settled_game(here()));
        // Every change of the table redraws the board.
        if self.board.table.read_untracked().is_settled() != settled.is_none() {
            self.board.table.update(|table| table.set_settled(settled));
            self.board.changed();
        }
    }

    /// Says why something is not possible.
    pub(super) fn refuse(self, why: String) {
        self.say(why, true);
    }

    fn say(self, text: String, refusal: bool) {
        self.board.message.set(Some(Message { text, refusal, instead: false }));
    }
}

/// # Acting
impl Session {
    /// Gives a command to the room.
    pub(super) fn command(self, command: RoomCommand) {
        self.live.update(|live| live.act(command));
        self.flush();
    }

    /// Handles what somebody does at the board.
    fn act(self, intent: Intent) -> Vec<TableEvent> {
        let offer = match intent {
            // Only the server ends a game on time.
            Intent::Tick | Intent::EngineTurn { .. } | Intent::Resign => return Vec::new(),
            Intent::TakeBack => Some(Offer::TakeBack),
            Intent::Pause => Some(Offer::Pause),
            Intent::Resume => Some(Offer::Resume),
            _ => None,
        };
        if let Some(offer) = offer {
            if self.live.with_untracked(|live| live.place().is_some()) {
                self.command(RoomCommand::Offer { offer });
            }
            return Vec::new();
        }
        let time = self.live.with_untracked(|live| live.playing_time(here()));
        let mut events = Vec::new();
        self.board.table.update(|table| events = table.act(intent, time));
        if events.iter().any(|event| matches!(event, TableEvent::Played(_))) {
            let turn = self.board.table.read_untracked().game().turns().last().copied();
            if let Some(turn) = turn {
                self.live.update(|live| live.play(turn, here()));
                self.keep_unsent();
                self.flush();
                self.settle();
            }
        }
        events
    }
}

/// The address of a room within the page.
pub(super) fn address(of: &Address) -> String {
    let path = of.path();
    if path.is_empty() { Room::Online.address() } else { format!("{}/{path}", Room::Online.address()) }
}

/// Opens a room.
pub(super) fn go_to(room: RoomId) {
    let _ = window().location().set_hash(&address(&Address::Room(room)));
}
