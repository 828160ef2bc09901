//! The state of a room, as its events make it.

use std::collections::HashMap;
use std::time::Duration;

use lyngk_game::tags::{self, PlayerInfo, PlayerType};
use lyngk_game::{EndReason, Ended, Game};
use lyngk_rules::{Comment, Ground, Player, Position, Record, Tag, Turn};

use crate::lot::{self, Commitment, SecretNumber};
use crate::{
    CommandId, GameEnd, LogEntry, LogError, MatchResult, Name, Offer, PerPlace, Place, Predecessor, RoomEvent, RoomId,
    Speaker, StartChoice, Terms, Timestamp,
};

/// Status of a game in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The challenge waits for somebody to accept it.
    Open,
    /// Both places are taken, and the start is being drawn by lot.
    Drawing,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Ended(Ended),
    /// The game ended without a result.
    Aborted,
    /// The challenge was withdrawn.
    Cancelled,
}

/// A table where two players meet, and any number of people watch.
///
/// A room is what its events make of it: [`Room::apply`] is the only way to change one, on the server and on the page alike. What may
/// happen next is decided by [`Room::decide`] for commands and by [`Room::perform`] for the server's duties; both return events and
/// change nothing.
#[derive(Clone, Debug)]
pub struct Room {
    terms: Terms,
    after: Option<Predecessor>,
    names: PerPlace<Option<Name>>,
    pub(crate) server_commitment: Commitment,
    pub(crate) commitments: PerPlace<Option<Commitment>>,
    pub(crate) numbers: PerPlace<Option<SecretNumber>>,
    server_number: Option<SecretNumber>,
    pub(crate) table: Option<Table>,
    /// The challenge was withdrawn, or the game aborted.
    given_up: Option<Phase>,
    pub(crate) offers: PerPlace<Option<Offer>>,
    /// The offers of a player that were declined, with the number of turns at that time.
    pub(crate) declined: PerPlace<Vec<(Offer, usize)>>,
    /// Since when a player has had no connection.
    pub(crate) left: PerPlace<Option<Timestamp>>,
    agreed_rematch: Option<Offer>,
    rematch: Option<RoomId>,
    /// The number of events that each player has caused beyond what a game needs.
    pub(crate) extras: PerPlace<usize>,
    /// The number of messages from watchers.
    pub(crate) watcher_messages: usize,
    commands: HashMap<CommandId, u64>,
    opened_at: Timestamp,
    /// When the last place was taken.
    pub(crate) seated_at: Timestamp,
    last: (u64, Timestamp),
}

/// A game that has started.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) host_plays: Player,
    /// When the game started.
    started_at: Timestamp,
    /// Since when the game has been waiting for the next turn, or paused. Time at which the server was down is left out.
    pub(crate) waiting_since: Timestamp,
    /// The lag that each player has been given back.
    pub(crate) credit: PerPlace<Duration>,
    /// The time that the player to move had thought when the game was paused.
    thought: Duration,
    /// The time that each turn took, as the clocks count it: without pauses, lag that was given back, and outages.
    took: Vec<Duration>,
}

/// # The log
impl Room {
    /// The room of a log, which begins with the opening of the room.
    ///
    /// # Errors
    /// If no room can have this log.
    pub fn replay<'a>(log: impl IntoIterator<Item = &'a LogEntry>) -> Result<Room, LogError> {
        let mut log = log.into_iter();
        let first = log.next().ok_or(LogError::NotOpened)?;
        let mut room = Room::open(first)?;
        log.try_for_each(|entry| room.apply(entry))?;
        Ok(room)
    }

    fn open(first: &LogEntry) -> Result<Room, LogError> {
        let RoomEvent::Opened { terms, commitment, after } = &first.event else { return Err(LogError::NotOpened) };
        if first.number != 1 {
            return Err(LogError::Number { found: first.number, expected: 1 });
        }
        terms.check().map_err(|_| LogError::Impossible { number: 1 })?;
        Ok(Room {
            terms: (**terms).clone(),
            after: after.clone(),
            names: PerPlace::default(),
            server_commitment: *commitment,
            commitments: PerPlace::default(),
            numbers: PerPlace::default(),
            server_number: None,
            table: None,
            given_up: None,
            offers: PerPlace::default(),
            declined: PerPlace::default(),
            left: PerPlace::default(),
            agreed_rematch: None,
            rematch: None,
            extras: PerPlace::default(),
            watcher_messages: 0,
            commands: first.command.clone().map(|id| (id, 1)).into_iter().collect(),
            opened_at: first.at,
            seated_at: first.at,
            last: (1, first.at),
        })
    }

    /// Numbers and dates events that follow in the log. Time never goes back in a log, whatever the system clock says.
    #[must_use]
    pub fn entries(&self, events: Vec<RoomEvent>, at: Timestamp, command: Option<&CommandId>) -> Vec<LogEntry> {
        LogEntry::sequence(self.last.0 + 1, events, at.max(self.last.1), command)
    }

    /// Lets an event happen.
    ///
    /// # Errors
    /// If the event is not the next one, or impossible. The room must not be used any more then.
    pub fn apply(&mut self, entry: &LogEntry) -> Result<(), LogError> {
        let expected = self.last.0 + 1;
        if entry.number != expected {
            return Err(LogError::Number { found: entry.number, expected });
        }
        let at = entry.at.max(self.last.1);
        self.happen(&entry.event, at).ok_or(LogError::Impossible { number: entry.number })?;
        self.last = (entry.number, at);
        if let Some(id) = &entry.command {
            self.commands.insert(id.clone(), entry.number);
        }
        Ok(())
    }

    /// The effect of an event, or `None` if it is impossible.
    fn happen(&mut self, event: &RoomEvent, at: Timestamp) -> Option<()> {
        let now = at.since_epoch();
        match event {
            RoomEvent::Opened { .. } => return None,
            RoomEvent::Withheld | RoomEvent::Said { by: Speaker::Player(_), .. } => {}
            RoomEvent::Seated { place, name } => {
                self.names[*place] = Some(name.clone());
                self.seated_at = at;
            }
            RoomEvent::Renamed { place, name } => self.names[*place] = Some(name.clone()),
            RoomEvent::Cancelled => self.given_up = Some(Phase::Cancelled),
            RoomEvent::Aborted { .. } => {
                self.given_up = Some(Phase::Aborted);
                self.offers = PerPlace::default();
                // The clock must not go on and lose the game afterwards.
                if let Some(table) = &mut self.table {
                    table.game.pause(now).ok()?;
                }
            }
            // Commitments are final when both are known. If a forged log changes one, its number will not match.
            RoomEvent::Committed { place, commitment } => {
                if !self.both_have_committed() {
                    self.commitments[*place] = Some(*commitment);
                }
            }
            RoomEvent::Revealed { place, number } => self.numbers[*place] = Some(*number),
            RoomEvent::Started { host_plays, start, number } => {
                self.server_number = *number;
                self.table = Some(Table {
                    game: Game::new(**start, self.terms.control),
                    host_plays: *host_plays,
                    started_at: at,
                    waiting_since: at,
                    credit: PerPlace::default(),
                    thought: Duration::ZERO,
                    took: Vec::new(),
                });
            }
            RoomEvent::Played { turn, credit } => self.turn_made(*turn, Duration::from_millis(*credit), at)?,
            RoomEvent::Offered { place, offer } => self.offers[*place] = Some(*offer),
            RoomEvent::Withdrawn { place, .. } => self.offers[*place] = None,
            RoomEvent::Declined { place, offer } => {
                let turns = self.turns();
                self.offers[place.opposite()] = None;
                self.declined[place.opposite()].push((*offer, turns));
            }
            RoomEvent::TookBack { turns } => {
                let table = self.table.as_mut()?;
                table.game.take_back(*turns as usize, now).ok()?;
                table.took.truncate(table.game.turns().len());
                table.thought = Duration::ZERO;
                table.waiting_since = at;
                self.offers = PerPlace::default();
            }
            RoomEvent::Paused => {
                let table = self.table.as_mut()?;
                table.game.pause(now).ok()?;
                table.thought += at - table.waiting_since;
                table.waiting_since = at;
                self.offers = PerPlace::default();
            }
            RoomEvent::Resumed => {
                let table = self.table.as_mut()?;
                table.game.resume(now).ok()?;
                table.waiting_since = at;
                self.offers = PerPlace::default();
            }
            RoomEvent::DrawAgreed => self.end(|table| table.game.agree_to_draw(now).is_ok())?,
            RoomEvent::TimeRanOut => self.end(|table| table.game.lose_on_time(now).is_ok())?,
            RoomEvent::Resigned { place } => {
                self.end(|table| table.game.resign(place.player(table.host_plays), now).is_ok())?;
            }
            RoomEvent::WinClaimed { place } => {
                let loser = place.opposite();
                self.end(|table| table.game.lose_by_absence(loser.player(table.host_plays), now).is_ok())?;
            }
            RoomEvent::Left { place } => self.left[*place] = Some(at),
            RoomEvent::Returned { place } => self.left[*place] = None,
            RoomEvent::ServerWasDown { millis } => self.stand_still(Duration::from_millis(*millis)),
            RoomEvent::RematchAgreed { offer } => {
                self.agreed_rematch = Some(*offer);
                self.offers = PerPlace::default();
            }
            RoomEvent::RematchOpened { room } => self.rematch = Some(*room),
            RoomEvent::Said { by: Speaker::Watcher(_), .. } => self.watcher_messages += 1,
        }
        if let Some(place) = event.extra_of() {
            self.extras[place] += 1;
        }
        Some(())
    }

    fn turn_made(&mut self, turn: Turn, credit: Duration, at: Timestamp) -> Option<()> {
        let table = self.table.as_mut()?;
        let player = table.game.to_move();
        let mover = Place::of(player, table.host_plays);
        table.credit[mover] = table.credit[mover].saturating_add(credit);
        table.game.give_time(player, credit);
        table.game.play(turn, at.since_epoch()).ok()?;
        let thought = std::mem::take(&mut table.thought) + (at - table.waiting_since);
        table.took.push(thought.saturating_sub(credit));
        table.waiting_since = at;
        // A turn answers the opponent's offer of a tie, and leaves nothing to take back as it was.
        for place in Place::ALL {
            let answered = match self.offers[place] {
                Some(Offer::Draw) => place != mover,
                Some(Offer::TakeBack) => true,
                _ => false,
            };
            if answered || self.game_over() {
                self.offers[place] = None;
            }
        }
        Some(())
    }

    fn end(&mut self, end: impl FnOnce(&mut Table) -> bool) -> Option<()> {
        self.offers = PerPlace::default();
        end(self.table.as_mut()?).then_some(())
    }

    /// Leaves a period out of everything that waits.
    fn stand_still(&mut self, time: Duration) {
        if let Some(table) = &mut self.table {
            table.game.skip_time(time);
            table.waiting_since = table.waiting_since + time;
        }
        for place in Place::ALL {
            self.left[place] = self.left[place].map(|since| since + time);
        }
    }
}

/// # Looking
impl Room {
    /// The terms of the game.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The game before, if this is a rematch.
    #[must_use]
    pub fn predecessor(&self) -> Option<&Predecessor> {
        self.after.as_ref()
    }

    /// State of the game.
    #[must_use]
    pub fn phase(&self) -> Phase {
        match (self.given_up, &self.table) {
            (Some(phase), _) => phase,
            (None, Some(table)) => table.game.ended().map_or(Phase::Playing, Phase::Ended),
            (None, None) if self.names.guest.is_some() => Phase::Drawing,
            (None, None) => Phase::Open,
        }
    }

    /// Whether there is nothing left to play.
    #[must_use]
    pub fn game_over(&self) -> bool {
        matches!(self.phase(), Phase::Ended(_) | Phase::Aborted | Phase::Cancelled)
    }

    /// The name at a place, if it is taken.
    #[must_use]
    pub fn name(&self, place: Place) -> Option<&Name> {
        self.names[place].as_ref()
    }

    /// The game, once it has started.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.table.as_ref().map(|table| &table.game)
    }

    /// The player at a place, once the game has started.
    #[must_use]
    pub fn player(&self, place: Place) -> Option<Player> {
        self.table.as_ref().map(|table| place.player(table.host_plays))
    }

    /// The place of the player to move, while the game is played.
    #[must_use]
    pub fn to_move(&self) -> Option<Place> {
        let table = self.table.as_ref().filter(|_| self.phase() == Phase::Playing)?;
        Some(Place::of(table.game.to_move(), table.host_plays))
    }

    /// The pending offer of a player.
    #[must_use]
    pub fn offer(&self, place: Place) -> Option<Offer> {
        self.offers[place]
    }

    /// Since when a player has had no connection, if the game waits for them.
    #[must_use]
    pub fn left_since(&self, place: Place) -> Option<Timestamp> {
        self.left[place]
    }

    /// Whether a player has committed to a number for the lot, and whether they have revealed it.
    #[must_use]
    pub fn lot(&self, place: Place) -> (Option<Commitment>, Option<SecretNumber>) {
        (self.commitments[place], self.numbers[place])
    }

    /// Whether all commitments for the lot are known, so that the players may reveal their numbers.
    #[must_use]
    pub fn may_reveal(&self) -> bool {
        self.phase() == Phase::Drawing && self.both_have_committed()
    }

    pub(crate) fn both_have_committed(&self) -> bool {
        Place::ALL.iter().all(|&place| self.commitments[place].is_some())
    }

    /// The server's number for the lot, once it has revealed it.
    #[must_use]
    pub fn server_number(&self) -> Option<SecretNumber> {
        self.server_number
    }

    /// Whether the start was checked: all three numbers belong to their commitments, and start and sides follow from them. `None`
    /// before the start and if nothing was drawn by lot, as in the second game of a duplicate match.
    #[must_use]
    pub fn start_is_fair(&self) -> Option<bool> {
        let table = self.table.as_ref()?;
        let is_return = self.after.as_ref().is_some_and(|before| before.offer == Offer::Return);
        if !self.terms.needs_lot() || is_return {
            return None;
        }
        let numbers = (self.server_number, self.numbers.host, self.numbers.guest);
        let (Some(server), Some(host), Some(guest)) = numbers else { return Some(false) };
        let kept = server.commitment() == self.server_commitment
            && Some(host.commitment()) == self.commitments.host
            && Some(guest.commitment()) == self.commitments.guest;
        let drawn = self.drawn(lot::draw(server, host, guest));
        Some(kept && drawn == (table.host_plays, *table.game.start()))
    }

    /// The host's player and the start position for what was drawn.
    pub(crate) fn drawn(&self, drawn: lot::Drawn) -> (Player, Position) {
        let start = match self.terms.start {
            StartChoice::Random => Position::random_start(drawn.seed, self.terms.variant),
            StartChoice::Position(position) => position,
        };
        (self.terms.host.player().unwrap_or(drawn.host_plays), start)
    }

    /// How the game ended, by place. `None` while it goes on, and without a result.
    #[must_use]
    pub fn game_end(&self) -> Option<GameEnd> {
        let (Phase::Ended(ended), Some(table)) = (self.phase(), &self.table) else { return None };
        let counted = matches!(ended.reason, EndReason::Rules(Ground::Stacks { .. } | Ground::AllEqual));
        let stacks = |place: Place| table.game.position().tally(place.player(table.host_plays)).into();
        Some(GameEnd {
            winner: ended.winner.map(|winner| Place::of(winner, table.host_plays)),
            stacks: counted.then(|| PerPlace { host: stacks(Place::Host), guest: stacks(Place::Guest) }),
        })
    }

    /// The result of the duplicate match of which this is the second game, when it has ended. A game without a result makes no match.
    #[must_use]
    pub fn match_result(&self) -> Option<MatchResult> {
        let first = self.after.as_ref().filter(|before| before.offer == Offer::Return)?.end?;
        Some(MatchResult::of([first, self.game_end()?]))
    }

    /// The rematch that was agreed, until its room is open.
    #[must_use]
    pub fn agreed_rematch(&self) -> Option<Offer> {
        self.agreed_rematch.filter(|_| self.rematch.is_none())
    }

    /// The room of the rematch.
    #[must_use]
    pub fn rematch(&self) -> Option<RoomId> {
        self.rematch
    }

    /// The number of the last event that a command caused, if the command has been carried out.
    #[must_use]
    pub fn carried_out(&self, command: &CommandId) -> Option<u64> {
        self.commands.get(command).copied()
    }

    /// The number of the last event.
    #[must_use]
    pub fn last_number(&self) -> u64 {
        self.last.0
    }

    /// The time of the last event.
    #[must_use]
    pub fn last_at(&self) -> Timestamp {
        self.last.1
    }

    /// The time at which the room was opened.
    #[must_use]
    pub fn opened_at(&self) -> Timestamp {
        self.opened_at
    }

    /// The number of turns played.
    #[must_use]
    pub fn turns(&self) -> usize {
        self.game().map_or(0, |game| game.turns().len())
    }

    /// The names of everybody at the table, except at one place.
    pub(crate) fn other_names(&self, place: Option<Place>) -> impl Iterator<Item = &Name> {
        Place::ALL.into_iter().filter(move |&other| Some(other) != place).filter_map(|other| self.name(other))
    }
}

/// # Records
impl Room {
    /// The game as a record with names, the day on which it began (UTC), clocks and the time that each turn took, once it has started.
    ///
    /// The caller adds where it was played.
    #[must_use]
    pub fn record(&self, now: Timestamp) -> Option<Record> {
        let table = self.table.as_ref()?;
        let mut record = table.game.to_record(now.since_epoch());
        for place in Place::ALL {
            let name = self.name(place).map(|name| name.as_str().to_owned());
            let info = PlayerInfo { name, player_type: Some(PlayerType::Human), level: None };
            info.write_to(&mut record, place.player(table.host_plays));
        }
        for (name, value) in [(tags::EVENT, "Live game".to_owned()), (tags::DATE, table.started_at.day())] {
            if let Some(tag) = Tag::new(name, value) {
                record.set_tag(tag);
            }
        }
        let line: Vec<_> = record.main_line().collect();
        for (node, took) in line.into_iter().zip(&table.took) {
            let seconds = took.as_millis() as f64 / 1000.0;
            record.comments_mut(node).extend(Comment::new(format!("[%emt {seconds}]")));
        }
        Some(record)
    }
}
