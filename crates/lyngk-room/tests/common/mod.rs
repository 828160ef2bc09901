//! Helpers for the tests: a table at which commands are decided, stored, applied and checked.
#![allow(dead_code)]

use std::fmt::Write;
use std::time::Duration;

use lyngk_room::lot::SecretNumber;
use lyngk_room::{
    Arrival, Audience, ChatMessage, CommandId, Duty, LogEntry, Name, Offer, Phase, Phrase, Place, Room, RoomCommand,
    RoomError, RoomEvent, Terms, Timestamp, Who,
};
use lyngk_rules::{Player, SplitMix64, Turn, Variant};

pub(crate) const HOST: Who<'static> = Who::Player(Place::Host);
pub(crate) const GUEST: Who<'static> = Who::Player(Place::Guest);

pub(crate) fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

pub(crate) fn number(byte: u8) -> SecretNumber {
    SecretNumber::from_random([byte; 32])
}

pub(crate) fn number_of(place: Place) -> SecretNumber {
    match place {
        Place::Host => number(11),
        Place::Guest => number(12),
    }
}

/// The server's number.
pub(crate) fn server_number() -> SecretNumber {
    number(10)
}

pub(crate) fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

pub(crate) fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

pub(crate) fn days(days: u64) -> Duration {
    Duration::from_hours(24 * days)
}

pub(crate) fn terms(variant: Variant, control: Option<&str>) -> Terms {
    Terms { control: control.map(|text| text.parse().expect("a time control")), ..Terms::new(variant) }
}

pub(crate) fn offer(offer: Offer) -> RoomCommand {
    RoomCommand::Offer { offer }
}

pub(crate) fn accept(offer: Offer) -> RoomCommand {
    RoomCommand::Accept { offer }
}

pub(crate) fn decline(offer: Offer) -> RoomCommand {
    RoomCommand::Decline { offer }
}

pub(crate) fn withdraw(offer: Offer) -> RoomCommand {
    RoomCommand::Withdraw { offer }
}

pub(crate) fn hello() -> RoomCommand {
    RoomCommand::Say { message: ChatMessage::Phrase(Phrase::Hello) }
}

pub(crate) fn rename(text: &str) -> RoomCommand {
    RoomCommand::Rename { name: name(text) }
}

pub(crate) fn join(text: &str) -> RoomCommand {
    RoomCommand::Join { name: name(text) }
}

/// A room with its log, a clock, and the room of somebody who watches.
#[derive(Clone)]
pub(crate) struct TestTable {
    pub(crate) room: Room,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) now: Timestamp,
    pub(crate) random: SplitMix64,
    watched: Room,
    /// Whether everything is checked after each step. Costs more the longer the log is.
    pub(crate) checked: bool,
}

impl TestTable {
    /// A room for Anna's challenge.
    pub(crate) fn open(terms: Terms) -> TestTable {
        let opening = Room::opening(terms, server_number().commitment(), name("Anna")).expect("terms");
        TestTable::of(opening, Timestamp::from_millis(1_800_000_000_000))
    }

    /// The room that these events open.
    pub(crate) fn of(opening: Vec<RoomEvent>, now: Timestamp) -> TestTable {
        let log = LogEntry::sequence(1, opening, now, None);
        let room = Room::replay(&log).expect("a room");
        let table = TestTable { watched: room.clone(), room, log, now, random: SplitMix64::new(1), checked: true };
        table.check();
        table
    }

    /// A game between Anna, the host, and Ben that has just started by lot.
    pub(crate) fn started(terms: Terms) -> TestTable {
        let mut table = TestTable::open(terms);
        table.watcher("Ben", &join("Ben")).expect("a free place");
        table.draw();
        table
    }

    /// Draws the start by lot.
    pub(crate) fn draw(&mut self) {
        for place in Place::ALL {
            let commitment = number_of(place).commitment();
            self.send(Who::Player(place), &RoomCommand::Commit { commitment }).expect("a commitment");
        }
        for place in Place::ALL {
            let number = number_of(place);
            self.send(Who::Player(place), &RoomCommand::Reveal { number }).expect("a number");
        }
        assert!(matches!(self.perform(Duty::Reveal(server_number()))[..], [RoomEvent::Started { .. }]));
        assert_eq!(self.room.phase(), Phase::Playing);
    }

    pub(crate) fn wait(&mut self, time: Duration) {
        self.now = self.now + time;
    }

    pub(crate) fn send(&mut self, who: Who<'_>, command: &RoomCommand) -> Result<Vec<RoomEvent>, RoomError> {
        self.send_with_lag(who, command, Duration::ZERO)
    }

    pub(crate) fn watcher(&mut self, who: &str, command: &RoomCommand) -> Result<Vec<RoomEvent>, RoomError> {
        self.send(Who::Watcher(&name(who)), command)
    }

    /// Decides on a command, and applies and stores what follows, as a server does.
    #[track_caller]
    pub(crate) fn send_with_lag(
        &mut self,
        who: Who<'_>,
        command: &RoomCommand,
        lag: Duration,
    ) -> Result<Vec<RoomEvent>, RoomError> {
        let json = serde_json::to_string(command).expect("JSON");
        assert_eq!(&serde_json::from_str::<RoomCommand>(&json).expect("a command"), command);
        let id: CommandId = format!("command-{}", self.log.len()).parse().expect("an id");
        assert_eq!(self.room.carried_out(&id), None);
        let events = self.room.decide(command, who, Arrival { at: self.now, lag })?;
        assert!(!events.is_empty(), "{command:?} has no effect");
        self.happen(events.clone(), Some(&id));
        assert_eq!(self.room.carried_out(&id), Some(self.room.last_number()));
        Ok(events)
    }

    #[track_caller]
    pub(crate) fn perform(&mut self, duty: Duty) -> Vec<RoomEvent> {
        let events = self.room.perform(duty, self.now);
        self.happen(events.clone(), None);
        events
    }

    #[track_caller]
    pub(crate) fn tick(&mut self) -> Vec<RoomEvent> {
        let events = self.perform(Duty::Tick);
        assert!(self.room.deadline().is_none_or(|deadline| deadline > self.now), "the deadline has passed");
        assert_eq!(self.room.perform(Duty::Tick, self.now), [], "a tick is done once");
        events
    }

    #[track_caller]
    fn happen(&mut self, events: Vec<RoomEvent>, command: Option<&CommandId>) {
        for entry in self.room.entries(events, self.now, command) {
            self.room.apply(&entry).expect("what is decided is possible");
            self.watched.apply(&entry.seen_by(Audience::Watchers, self.room.game_over())).expect("the same");
            self.log.push(entry);
        }
        if self.checked {
            self.check();
        }
    }

    /// Checks that the log makes the same room, also when it is read again, and that a watcher sees the same game.
    #[track_caller]
    pub(crate) fn check(&self) {
        let json: Vec<String> = self.log.iter().map(|entry| serde_json::to_string(entry).expect("JSON")).collect();
        let read: Vec<LogEntry> = json.iter().map(|line| serde_json::from_str(line).expect("an entry")).collect();
        assert_eq!(read, self.log);
        let again = Room::replay(&read).expect("a log");
        assert_eq!(observed(&again, self.now), observed(&self.room, self.now));
        assert_eq!(observed_game(&self.watched), observed_game(&self.room));
        for (entry, number) in self.log.iter().zip(1..) {
            assert_eq!(entry.number, number);
            if let Some(id) = &entry.command {
                assert_eq!(again.carried_out(id), self.room.carried_out(id));
            }
        }
    }

    pub(crate) fn place_of(&self, player: Player) -> Place {
        Place::ALL.into_iter().find(|&place| self.room.player(place) == Some(player)).expect("a game")
    }

    pub(crate) fn to_move(&self) -> Place {
        self.room.to_move().expect("a game that goes on")
    }

    pub(crate) fn mover(&self) -> Who<'static> {
        Who::Player(self.to_move())
    }

    pub(crate) fn waiter(&self) -> Who<'static> {
        Who::Player(self.to_move().opposite())
    }

    pub(crate) fn turn(&mut self) -> Turn {
        let position = *self.room.game().expect("a game").position();
        position.random_turn(&mut self.random).expect("a turn")
    }

    /// A random turn of the player to move.
    pub(crate) fn play_command(&mut self) -> RoomCommand {
        RoomCommand::Play { ply: self.room.turns() as u32 + 1, turn: self.turn() }
    }

    /// Plays a random turn.
    #[track_caller]
    pub(crate) fn play(&mut self) {
        let (command, who) = (self.play_command(), self.mover());
        let events = self.send(who, &command).expect("a legal turn");
        assert!(matches!(events[..], [RoomEvent::Played { .. }]), "{events:?}");
    }

    #[track_caller]
    pub(crate) fn play_turns(&mut self, turns: usize) {
        (0..turns).for_each(|_| self.play());
    }

    /// The time that a player has left now.
    pub(crate) fn left(&self, place: Place) -> Duration {
        let player = self.room.player(place).expect("a game");
        self.room.game().and_then(|game| game.remaining(player, self.now.since_epoch())).expect("a clock")
    }

    /// Asserts that a command is refused.
    #[track_caller]
    pub(crate) fn refused(&mut self, who: Who<'_>, command: &RoomCommand, why: RoomError) {
        let before = self.log.len();
        assert_eq!(self.send(who, command), Err(why), "{who:?} {command:?}");
        assert_eq!(self.log.len(), before);
    }

    /// Asserts that a command has this one event.
    #[track_caller]
    pub(crate) fn does(&mut self, who: Who<'_>, command: &RoomCommand, event: &RoomEvent) {
        assert_eq!(self.send(who, command).as_deref(), Ok(std::slice::from_ref(event)), "{who:?} {command:?}");
    }
}

/// Public view of the game.
pub(crate) fn observed_game(room: &Room) -> String {
    let of = |place: Place| {
        (room.name(place), room.player(place), room.offer(place), room.left_since(place), room.lot(place))
    };
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        room.phase(),
        Place::ALL.map(of),
        room.game(),
        room.start_is_fair(),
        room.deadline(),
        room.last_number(),
        room.last_at(),
        room.opened_at(),
        room.agreed_rematch(),
        room.rematch(),
        room.to_move(),
    )
}

/// Everything that can be observed of a room: what it shows, and how it would answer.
pub(crate) fn observed(room: &Room, now: Timestamp) -> String {
    let record = room.record(now).map(|record| record.to_string());
    let mut seen = format!("{} {:?} {:?} {record:?}", observed_game(room), room.terms(), room.predecessor());
    let turn = room.game().and_then(|game| game.position().random_turn(&mut SplitMix64::new(1)));
    let mut commands =
        vec![RoomCommand::Resign, RoomCommand::Abort, RoomCommand::Cancel, RoomCommand::ClaimWin, hello()];
    commands.extend(Offer::ALL.iter().flat_map(|&each| [offer(each), accept(each), decline(each), withdraw(each)]));
    commands.extend(turn.map(|turn| RoomCommand::Play { ply: room.turns() as u32 + 1, turn }));
    commands.extend([number(99), number_of(Place::Host)].map(|number| RoomCommand::Reveal { number }));
    commands.push(RoomCommand::Commit { commitment: number(99).commitment() });
    commands.push(rename("Anna 2"));
    for at in [0, 300, 60_000, 2_592_000_000].map(|later| now + millis(later)) {
        for who in [HOST, GUEST, Who::Watcher(&name("Will"))] {
            for command in &commands {
                let answer = room.decide(command, who, Arrival { at, lag: millis(250) });
                writeln!(seen, "{answer:?}").expect("memory");
            }
        }
        writeln!(seen, "{:?}", room.perform(Duty::Tick, at)).expect("memory");
    }
    seen
}
