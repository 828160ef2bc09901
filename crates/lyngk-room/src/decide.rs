//! Decisions of a room: commands and duties become events.

use std::time::Duration;

use lyngk_game::Game;
use lyngk_rules::Turn;

use crate::lot::{self, Commitment, SecretNumber};
use crate::room::Table;
use crate::{
    Arrival, ChatMessage, Duty, HostSide, Name, Offer, Phase, Place, Predecessor, Room, RoomCommand, RoomError,
    RoomEvent, RoomId, Speaker, StartChoice, Terms, TermsError, Timestamp, Who,
};

/// The lag that is given back for one turn, at most.
pub const MAX_CREDIT_PER_TURN: Duration = Duration::from_millis(500);
/// The lag that is given back to a player in one game, at most.
pub const MAX_CREDIT_PER_GAME: Duration = Duration::from_secs(15);
/// The time for the first turn of a game with clocks. The clocks do not run yet.
pub const FIRST_TURN_LIMIT: Duration = Duration::from_mins(2);
/// After this time without a connection the opponent can claim the win in a game with clocks.
pub const PATIENCE: Duration = Duration::from_mins(1);
/// The same in a game without clocks or in a pause. In a game without clocks this is also the limit for a turn, so that nobody can
/// escape a loss by not moving.
pub const LONG_PATIENCE: Duration = Duration::from_hours(28 * 24);
/// A challenge that nobody accepts is withdrawn after this time. A game whose start is not drawn in the same time is aborted.
pub const CHALLENGE_LIFETIME: Duration = Duration::from_hours(28 * 24);
/// A pause ends by itself after this time, so that nobody can escape a loss by refusing to go on.
pub const MAX_PAUSE: Duration = Duration::from_hours(28 * 24);
/// The name of watchers who have not chosen one. If it looks like a player's name, it gets a number.
pub const NAMELESS: &str = "Watcher";
/// The number of messages that all watchers together may send.
const MAX_WATCHER_MESSAGES: usize = 500;
/// The number of events that a player may cause beyond what a game needs: messages, names, offers, absences. Each player has their own
/// count, so that nobody can use up the opponent's. Whoever has used it up can still finish the game, and their absence is still noted.
const MAX_EXTRAS: usize = 1_000;
/// The number of turns after which an offer that was declined may be made again: two of each player.
const TURNS_BETWEEN_OFFERS: usize = 4;

type Decision = Result<Vec<RoomEvent>, RoomError>;

/// # Opening
impl Room {
    /// The events that open a room for a challenge.
    ///
    /// # Errors
    /// If the terms cannot be played.
    pub fn opening(terms: Terms, commitment: Commitment, host: Name) -> Result<Vec<RoomEvent>, TermsError> {
        terms.check()?;
        let opened = RoomEvent::Opened { terms: Box::new(terms), commitment, after: None };
        Ok(vec![opened, RoomEvent::Seated { place: Place::Host, name: host }])
    }

    /// The events that open the room of the agreed rematch, with sides swapped. `room` is the id of this room.
    #[must_use]
    pub fn opening_of_rematch(&self, room: RoomId, commitment: Commitment) -> Option<Vec<RoomEvent>> {
        let offer = self.agreed_rematch()?;
        let mut terms = self.terms().clone();
        let mut start = None;
        if let Some(table) = &self.table {
            let host_plays = table.host_plays.opponent();
            terms.host = HostSide::from(host_plays);
            // The terms still say how a start is chosen, for the rematch after this one.
            let repeated = || RoomEvent::Started { host_plays, start: Box::new(*table.game.start()), number: None };
            start = (offer == Offer::Return).then(repeated);
        }
        let start = start.or_else(|| start_without_lot(&terms));
        let end = if offer == Offer::Return { self.game_end() } else { None };
        let before = Predecessor { room, offer, end };
        let opened = RoomEvent::Opened { terms: Box::new(terms), commitment, after: Some(before) };
        let seated = |place: Place| Some(RoomEvent::Seated { place, name: self.name(place)?.clone() });
        let seated: Option<Vec<RoomEvent>> = Place::ALL.into_iter().map(seated).collect();
        Some([opened].into_iter().chain(seated?).chain(start).collect())
    }
}

/// # Deciding
impl Room {
    /// The events that follow from a command. The room itself is unchanged.
    ///
    /// A command that has been [carried out](Room::carried_out) must not be decided again. What is due by the time of arrival must
    /// have been [done](Duty::Tick) before.
    ///
    /// # Errors
    /// If the room refuses the command.
    pub fn decide(&self, command: &RoomCommand, who: Who<'_>, arrival: impl Into<Arrival>) -> Decision {
        let Arrival { at, lag } = arrival.into();
        let at = at.max(self.last_at());
        match (command, who) {
            (_, Who::Player(place)) if self.name(place).is_none() => Err(RoomError::NotAPlayer),
            (_, Who::Player(place)) => {
                let events = self.decide_for_player(command, place, at, lag)?;
                let is_extra = events.iter().any(|event| event.extra_of().is_some());
                if is_extra && self.extras[place] >= MAX_EXTRAS { Err(RoomError::TalkedOut) } else { Ok(events) }
            }
            (RoomCommand::Join { name }, Who::Watcher(_)) => self.join(name),
            (RoomCommand::Say { message }, Who::Watcher(name)) => self.watcher_says(name, message),
            (_, Who::Watcher(_)) => Err(RoomError::NotAPlayer),
        }
    }

    fn decide_for_player(&self, command: &RoomCommand, place: Place, at: Timestamp, lag: Duration) -> Decision {
        match command {
            RoomCommand::Join { .. } => Err(RoomError::AlreadySeated),
            RoomCommand::Say { message } => {
                Ok(vec![RoomEvent::Said { by: Speaker::Player(place), message: message.clone() }])
            }
            RoomCommand::Rename { name } => self.rename(place, name),
            RoomCommand::Cancel => self.cancel(place),
            RoomCommand::Commit { commitment } => self.commit(place, *commitment),
            RoomCommand::Reveal { number } => self.reveal(place, *number),
            RoomCommand::Abort => self.abort(place, at),
            RoomCommand::Play { ply, turn } => self.play(place, *ply, *turn, at, lag),
            RoomCommand::Resign => self.while_playing(at, |_| Ok(vec![RoomEvent::Resigned { place }])),
            RoomCommand::ClaimWin => self.claim_win(place, at),
            RoomCommand::Offer { offer }
                if self.offers[place.opposite()] == Some(*offer) && *offer != Offer::TakeBack =>
            {
                self.accept(place, *offer, at)
            }
            RoomCommand::Offer { offer } => self.make_offer(place, *offer, at),
            RoomCommand::Accept { offer } => self.accept(place, *offer, at),
            RoomCommand::Withdraw { offer } if self.offers[place] == Some(*offer) => {
                Ok(vec![RoomEvent::Withdrawn { place, offer: *offer }])
            }
            RoomCommand::Decline { offer } if self.offers[place.opposite()] == Some(*offer) => {
                Ok(vec![RoomEvent::Declined { place, offer: *offer }])
            }
            RoomCommand::Withdraw { .. } | RoomCommand::Decline { .. } => Err(RoomError::NoSuchOffer),
        }
    }

    fn join(&self, name: &Name) -> Decision {
        match self.phase() {
            Phase::Open => {
                let others: Vec<&Name> = self.other_names(None).collect();
                let seated = RoomEvent::Seated { place: Place::Guest, name: name.distinct_from(&others) };
                Ok([seated].into_iter().chain(start_without_lot(self.terms())).collect())
            }
            Phase::Cancelled => Err(RoomError::Cancelled),
            _ => Err(RoomError::Full),
        }
    }

    fn rename(&self, place: Place, name: &Name) -> Decision {
        // Results belong to the names under which they were played.
        if self.game_over() {
            return Err(RoomError::Over);
        }
        if self.other_names(Some(place)).any(|other| other.looks_like(name)) {
            return Err(RoomError::NameTaken);
        }
        Ok(vec![RoomEvent::Renamed { place, name: name.clone() }])
    }

    fn cancel(&self, place: Place) -> Decision {
        match (self.phase(), place) {
            (Phase::Open, Place::Host) => Ok(vec![RoomEvent::Cancelled]),
            (Phase::Open, Place::Guest) => Err(RoomError::NotTheHost),
            (Phase::Cancelled, _) => Err(RoomError::Cancelled),
            _ => Err(RoomError::Started),
        }
    }

    fn commit(&self, place: Place, commitment: Commitment) -> Decision {
        let expected = matches!(self.phase(), Phase::Open | Phase::Drawing) && self.terms().needs_lot();
        if !expected || self.both_have_committed() {
            return Err(RoomError::NoNumberExpected);
        }
        // A copy of another commitment could be revealed without knowing its number beforehand.
        let others = [Some(self.server_commitment), self.commitments[place.opposite()]];
        if others.contains(&Some(commitment)) {
            return Err(RoomError::WrongNumber);
        }
        Ok(vec![RoomEvent::Committed { place, commitment }])
    }

    fn reveal(&self, place: Place, number: SecretNumber) -> Decision {
        if !self.may_reveal() || self.numbers[place].is_some() {
            return Err(RoomError::NoNumberExpected);
        }
        if self.commitments[place] != Some(number.commitment()) {
            return Err(RoomError::WrongNumber);
        }
        Ok(vec![RoomEvent::Revealed { place, number }])
    }

    fn abort(&self, place: Place, at: Timestamp) -> Decision {
        let aborted = || Ok(vec![RoomEvent::Aborted { place: Some(place) }]);
        match self.phase() {
            Phase::Open => Err(RoomError::NotStarted),
            Phase::Drawing => aborted(),
            Phase::Playing if self.turns() < 2 => self.while_playing(at, |_| aborted()),
            Phase::Playing => Err(RoomError::TooLateToAbort),
            Phase::Ended(_) | Phase::Aborted | Phase::Cancelled => Err(RoomError::Over),
        }
    }

    fn watcher_says(&self, name: &Name, message: &ChatMessage) -> Decision {
        let players: Vec<&Name> = self.other_names(None).collect();
        // Nobody may pass for a player, and whoever has chosen no name can speak whatever the players have chosen.
        let name = if name.as_str() == NAMELESS { name.distinct_from(&players) } else { name.clone() };
        if players.iter().any(|player| player.looks_like(&name)) {
            return Err(RoomError::NameTaken);
        }
        if self.watcher_messages >= MAX_WATCHER_MESSAGES {
            return Err(RoomError::TalkedOut);
        }
        Ok(vec![RoomEvent::Said { by: Speaker::Watcher(name), message: message.clone() }])
    }
}

/// # Playing
impl Room {
    /// The game, if it is being played.
    fn playing(&self) -> Result<&Table, RoomError> {
        match (self.phase(), &self.table) {
            (Phase::Playing, Some(table)) => Ok(table),
            (Phase::Open | Phase::Drawing, _) => Err(RoomError::NotStarted),
            _ => Err(RoomError::Over),
        }
    }

    /// Decides on something other than a turn that needs a game which is being played.
    ///
    /// When the flag has fallen, it is too late for anything else. But a turn may be under way until the deadline: the opponent must
    /// not be able to end the game before.
    fn while_playing(&self, at: Timestamp, decide: impl FnOnce(&Table) -> Decision) -> Decision {
        let table = self.playing()?;
        match table.flag_falls_at() {
            Some(_) if self.deadline().is_some_and(|deadline| at >= deadline) => Ok(vec![RoomEvent::TimeRanOut]),
            Some(flag) if at >= flag => Err(RoomError::TimeIsUp),
            _ => decide(table),
        }
    }

    fn play(&self, place: Place, ply: u32, turn: Turn, at: Timestamp, lag: Duration) -> Decision {
        let table = self.playing()?;
        let game = &table.game;
        if self.to_move() != Some(place) {
            return Err(RoomError::NotYourTurn);
        }
        if ply as usize != self.turns() + 1 {
            return Err(RoomError::OutdatedTurn);
        }
        if game.is_paused() {
            return Err(RoomError::Paused);
        }
        if game.position().consequences(turn).is_err() {
            return Err(RoomError::IllegalTurn);
        }
        // A clock never has more than before the turn. The log has whole milliseconds.
        let credit = lag.min(table.credit_left(place)).min(at - table.waiting_since).as_millis() as u64;
        match table.flag_falls_at() {
            Some(flag) if at >= flag + Duration::from_millis(credit) => Ok(vec![RoomEvent::TimeRanOut]),
            Some(_) => Ok(vec![RoomEvent::Played { turn, credit }]),
            None => Ok(vec![RoomEvent::Played { turn, credit: 0 }]),
        }
    }

    fn claim_win(&self, place: Place, at: Timestamp) -> Decision {
        self.while_playing(at, |table| {
            // Somebody who never came has not lost a game.
            if self.turns() < 2 {
                return Err(RoomError::TooEarlyToClaim);
            }
            let patient = table.game.is_paused() || self.terms().control.is_none();
            let patience = if patient { LONG_PATIENCE } else { PATIENCE };
            let is_gone = self.left[place.opposite()].is_some_and(|since| at - since >= patience);
            let keeps_waiting = self.terms().control.is_none()
                && !table.game.is_paused()
                && self.to_move() == Some(place.opposite())
                && at - table.waiting_since >= LONG_PATIENCE;
            if is_gone || keeps_waiting { Ok(vec![RoomEvent::WinClaimed { place }]) } else { Err(RoomError::NotGone) }
        })
    }

    fn make_offer(&self, place: Place, offer: Offer, at: Timestamp) -> Decision {
        let pending = self.offers[place] == Some(offer);
        let declined = self.turns_until_offer(place, offer) > 0;
        let possible = self.offer_is_possible(place, offer);
        if offer.is_rematch() {
            possible?;
            return if pending {
                Err(RoomError::OfferedAlready)
            } else {
                Ok(vec![RoomEvent::Offered { place, offer }])
            };
        }
        self.while_playing(at, |_| {
            possible?;
            if pending || declined {
                Err(RoomError::OfferedAlready)
            } else {
                Ok(vec![RoomEvent::Offered { place, offer }])
            }
        })
    }

    /// The number of turns after which a player may make an offer again that was declined; 0 if nothing is in the way.
    #[must_use]
    pub fn turns_until_offer(&self, place: Place, offer: Offer) -> usize {
        // No turns can be made in a pause, so they cannot be waited for.
        let declined = self.declined[place].iter().filter(|(declined, _)| *declined == offer && offer != Offer::Resume);
        let again = declined.map(|(_, turns)| turns + TURNS_BETWEEN_OFFERS).max().unwrap_or_default();
        again.saturating_sub(self.turns())
    }

    /// The number of turns that taking back a player's last turn undoes; `None` if they have none to take back.
    #[must_use]
    pub fn turns_back(&self, place: Place) -> Option<u32> {
        self.table.as_ref()?.turns_back(place)
    }

    fn offer_is_possible(&self, place: Place, offer: Offer) -> Result<(), RoomError> {
        if offer.is_rematch() {
            return match self.phase() {
                Phase::Ended(_) | Phase::Aborted if self.agreed_rematch().is_some() || self.rematch().is_some() => {
                    Err(RoomError::OfferedAlready)
                }
                Phase::Ended(_) => Ok(()),
                // Without a start there is no game to return.
                Phase::Aborted if self.game().is_some() => Ok(()),
                Phase::Aborted if offer == Offer::Rematch && self.name(Place::Guest).is_some() => Ok(()),
                Phase::Cancelled | Phase::Aborted => Err(RoomError::Cancelled),
                Phase::Open | Phase::Drawing | Phase::Playing => Err(RoomError::NotOver),
            };
        }
        let table = self.playing()?;
        match offer {
            Offer::Pause if table.game.is_paused() => Err(RoomError::Paused),
            Offer::Resume if !table.game.is_paused() => Err(RoomError::NotPaused),
            Offer::TakeBack if table.turns_back(place).is_none() => Err(RoomError::NothingToTakeBack),
            _ => Ok(()),
        }
    }

    fn accept(&self, place: Place, offer: Offer, at: Timestamp) -> Decision {
        let other = place.opposite();
        if self.offers[other] != Some(offer) {
            return Err(RoomError::NoSuchOffer);
        }
        self.offer_is_possible(other, offer)?;
        if offer.is_rematch() {
            return Ok(vec![RoomEvent::RematchAgreed { offer }]);
        }
        self.while_playing(at, |table| {
            Ok(vec![match offer {
                Offer::Draw => RoomEvent::DrawAgreed,
                Offer::Pause => RoomEvent::Paused,
                Offer::Resume => RoomEvent::Resumed,
                _ => RoomEvent::TookBack { turns: table.turns_back(other).ok_or(RoomError::NothingToTakeBack)? },
            }])
        })
    }
}

/// # Duties
impl Room {
    /// The events that follow from something that the server does. The room itself is unchanged. Nothing follows from a duty that is not
    /// due, so that several servers may try to do it.
    #[must_use]
    pub fn perform(&self, duty: Duty, now: Timestamp) -> Vec<RoomEvent> {
        let now = now.max(self.last_at());
        let event = match duty {
            Duty::Tick => self.tick(now),
            Duty::Reveal(number) => self.reveal_for_server(number),
            // Whatever a player has done before: otherwise nobody could claim the win against one who used up their share and left.
            Duty::Left(place) if self.waits_for(place) && self.left[place].is_none() => Some(RoomEvent::Left { place }),
            Duty::Returned(place) if self.left[place].is_some() => Some(RoomEvent::Returned { place }),
            Duty::Down { since } if self.phase() == Phase::Playing => {
                // Whatever happened before the server went down has been counted.
                let millis = (now - since.max(self.last_at())).as_millis() as u64;
                (millis > 0).then_some(RoomEvent::ServerWasDown { millis })
            }
            Duty::RematchOpened(room) if self.agreed_rematch().is_some() => Some(RoomEvent::RematchOpened { room }),
            Duty::Left(_) | Duty::Returned(_) | Duty::Down { .. } | Duty::RematchOpened(_) => None,
        };
        event.into_iter().collect()
    }

    fn tick(&self, now: Timestamp) -> Option<RoomEvent> {
        if self.deadline().is_none_or(|deadline| now < deadline) {
            return None;
        }
        match self.phase() {
            Phase::Open => Some(RoomEvent::Cancelled),
            Phase::Drawing => Some(RoomEvent::Aborted { place: None }),
            Phase::Playing if self.game().is_some_and(Game::is_paused) => Some(RoomEvent::Resumed),
            Phase::Playing if self.turns() == 0 => Some(RoomEvent::Aborted { place: None }),
            _ => Some(RoomEvent::TimeRanOut),
        }
    }

    fn reveal_for_server(&self, number: SecretNumber) -> Option<RoomEvent> {
        let (Some(host), Some(guest)) = (self.numbers.host, self.numbers.guest) else { return None };
        if !self.awaits_server_number() || number.commitment() != self.server_commitment {
            return None;
        }
        let (host_plays, start) = self.drawn(lot::draw(number, host, guest));
        Some(RoomEvent::Started { host_plays, start: Box::new(start), number: Some(number) })
    }

    /// Whether both players have revealed their numbers, so that the server may reveal its own.
    #[must_use]
    pub fn awaits_server_number(&self) -> bool {
        self.phase() == Phase::Drawing && Place::ALL.iter().all(|&place| self.numbers[place].is_some())
    }

    /// Whether the absence of a player matters.
    #[must_use]
    pub fn waits_for(&self, place: Place) -> bool {
        self.name(place).is_some() && self.phase() == Phase::Playing
    }

    /// When the server has to [do something](Duty::Tick) if nothing else happens.
    ///
    /// A flag falls a little later than the clock shows, as a turn may be under way.
    #[must_use]
    pub fn deadline(&self) -> Option<Timestamp> {
        match (self.phase(), &self.table) {
            (Phase::Open, _) => Some(self.opened_at() + CHALLENGE_LIFETIME),
            (Phase::Drawing, _) => Some(self.seated_at + CHALLENGE_LIFETIME),
            (Phase::Playing, Some(table)) if table.game.is_paused() => Some(table.waiting_since + MAX_PAUSE),
            (Phase::Playing, Some(table)) if table.game.turns().is_empty() => {
                self.terms().control.map(|_| table.waiting_since + FIRST_TURN_LIMIT)
            }
            (Phase::Playing, Some(table)) => {
                let mover = Place::of(table.game.to_move(), table.host_plays);
                Some(table.flag_falls_at()? + table.credit_left(mover))
            }
            _ => None,
        }
    }
}

impl Table {
    /// The lag that can still be given back to a player for a turn.
    fn credit_left(&self, place: Place) -> Duration {
        MAX_CREDIT_PER_GAME.saturating_sub(self.credit[place]).min(MAX_CREDIT_PER_TURN)
    }

    /// When the time of the player to move is up, if their clock runs.
    fn flag_falls_at(&self) -> Option<Timestamp> {
        self.game.flag_falls_at().map(|flag| Timestamp::default() + flag)
    }

    /// The number of turns until the last turn of a player is taken back. A pass is forced, so it is not what a player regrets.
    fn turns_back(&self, place: Place) -> Option<u32> {
        let player = place.player(self.host_plays);
        let mover = |index: usize| self.game.position_after(index).map(|before| before.to_move());
        let turns = self.game.turns().len();
        let is_regretted = |&index: &usize| mover(index) == Some(player) && self.game.turns()[index] != Turn::Pass;
        (0..turns).rev().find(is_regretted).map(|index| (turns - index) as u32)
    }
}

/// The start of a game in which nothing is drawn by lot.
fn start_without_lot(terms: &Terms) -> Option<RoomEvent> {
    match (terms.host.player(), terms.start) {
        (Some(host_plays), StartChoice::Position(start)) => {
            Some(RoomEvent::Started { host_plays, start: Box::new(start), number: None })
        }
        _ => None,
    }
}
