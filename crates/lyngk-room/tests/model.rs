//! Random commands, duties and delays against a simple model of a room.
//!
//! `LYNGK_ROOM_CASES` is the number of random stories.

mod common;

use std::time::Duration;

use common::{TestTable, name, number, observed_game, server_number, terms};
use lyngk_game::{EndReason, Ended};
use lyngk_room::{
    Arrival, ChatMessage, ChatText, Duty, HostSide, LogEntry, Name, Offer, Phase, Phrase, Place, Room, RoomCommand,
    RoomError, RoomEvent, RoomId, StartChoice, Terms, Timestamp, Who,
};
use lyngk_rules::{Player, Position, SplitMix64, Turn, Variant};
use proptest::prelude::*;

const DAY: u64 = 24 * 3_600_000;
const MONTH: u64 = 28 * DAY;

fn cases() -> u32 {
    std::env::var("LYNGK_ROOM_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(1_500)
}

// What happens

/// A command as it is drawn. What depends on the state of the room is filled in later.
#[derive(Clone, Debug)]
enum Act {
    Join(&'static str),
    Rename(&'static str),
    Cancel,
    Commit(u8),
    Reveal(u8),
    /// A legal turn of the player to move, drawn with this seed, sent by whoever sends.
    Play(u64),
    /// The same with a wrong number.
    PlayAt(u32),
    PlayPass,
    Offer(Offer),
    Accept(Offer),
    Withdraw(Offer),
    Decline(Offer),
    Resign,
    Abort,
    ClaimWin,
    Say,
}

#[derive(Clone, Copy, Debug)]
enum Sender {
    Place(Place),
    /// The player to move, or the host.
    Mover,
    Watcher(&'static str),
}

#[derive(Clone, Debug)]
enum Step {
    Send {
        sender: Sender,
        act: Act,
        lag_micros: u64,
        tick_first: bool,
    },
    /// Something that makes sense now, drawn with this seed: most random commands are refused.
    Fitting(u64),
    /// A turn that arrives so long after the flag, with so many microseconds of lag beside that.
    LateTurn {
        late: u64,
        lag_micros: i64,
    },
    Tick,
    Reveal(u8),
    Left(Place),
    Returned(Place),
    /// The server was down since this many milliseconds ago.
    Down(u64),
    RematchOpened,
}

#[derive(Clone, Copy, Debug)]
enum Delay {
    Millis(u64),
    /// To so many milliseconds around the moment at which the flag falls.
    Flag(i64),
    /// The same around the deadline.
    Deadline(i64),
    /// The system clock jumps back.
    Back(u64),
}

const NAMES: [&str; 4] = ["Anna", "ANNA", "Ben", "Cleo"];

fn places() -> impl Strategy<Value = Place> {
    proptest::sample::select(&Place::ALL)
}

fn offers() -> impl Strategy<Value = Offer> {
    proptest::sample::select(&Offer::ALL)
}

fn names() -> impl Strategy<Value = &'static str> {
    proptest::sample::select(&NAMES)
}

fn acts() -> impl Strategy<Value = Act> {
    prop_oneof![
        20 => any::<u64>().prop_map(Act::Play),
        1 => (0..50u32).prop_map(Act::PlayAt),
        1 => Just(Act::PlayPass),
        8 => offers().prop_map(Act::Offer),
        8 => offers().prop_map(Act::Accept),
        2 => offers().prop_map(Act::Decline),
        1 => offers().prop_map(Act::Withdraw),
        1 => names().prop_map(Act::Join),
        1 => names().prop_map(Act::Rename),
        2 => (10..14u8).prop_map(Act::Commit),
        3 => (10..14u8).prop_map(Act::Reveal),
        1 => prop_oneof![Just(Act::Resign), Just(Act::Abort), Just(Act::Cancel)],
        2 => Just(Act::ClaimWin),
        3 => Just(Act::Say),
    ]
}

fn steps() -> impl Strategy<Value = Step> {
    let senders = prop_oneof![
        6 => Just(Sender::Mover),
        6 => places().prop_map(Sender::Place),
        1 => names().prop_map(Sender::Watcher),
    ];
    let sent = (senders, acts(), prop_oneof![Just(0), 0..700_000u64], proptest::bool::weighted(0.7))
        .prop_map(|(sender, act, lag_micros, tick_first)| Step::Send { sender, act, lag_micros, tick_first });
    prop_oneof![
        20 => sent,
        20 => any::<u64>().prop_map(Step::Fitting),
        1 => (prop_oneof![0..3u64, 497..503u64, 0..600u64], -1_500..1_500i64)
            .prop_map(|(late, lag_micros)| Step::LateTurn { late, lag_micros }),
        3 => Just(Step::Tick),
        1 => (9..12u8).prop_map(Step::Reveal),
        2 => places().prop_map(Step::Left),
        1 => places().prop_map(Step::Returned),
        1 => (0..100_000u64).prop_map(Step::Down),
        1 => Just(Step::RematchOpened),
    ]
}

fn delays() -> impl Strategy<Value = Delay> {
    prop_oneof![
        30 => (0..1_500u64).prop_map(Delay::Millis),
        2 => (0..90_000u64).prop_map(Delay::Millis),
        2 => prop_oneof![-2..3i64, 498..502i64, -2..600i64].prop_map(Delay::Flag),
        1 => (-2..2i64).prop_map(Delay::Deadline),
        1 => (0..5_000u64).prop_map(Delay::Back),
    ]
}

/// Terms, and whether the game has started already: most stories are about playing.
fn openings() -> impl Strategy<Value = (Terms, bool)> {
    let controls = proptest::sample::select(&[None, Some("20+1"), Some("5+0"), Some("0.4+0.1"), Some("86400+3600")]);
    let hosts = proptest::sample::select(&[HostSide::First, HostSide::Second, HostSide::Lot]);
    let variants = proptest::sample::select(&Variant::ALL);
    let turns = prop_oneof![1 => Just(None), 3 => prop_oneof![0..10usize, 20..60usize].prop_map(Some)];
    (variants, controls, hosts, turns, any::<u64>(), proptest::bool::weighted(0.7)).prop_map(
        |(variant, control, host, turns, seed, started)| {
            let start = turns.map_or(StartChoice::Random, |turns| {
                let mut random = SplitMix64::new(seed);
                let mut position = Position::random_start(seed, variant);
                for _ in 0..turns {
                    let next = position.random_turn(&mut random).map(|turn| position.after_unchecked(turn));
                    position = next.filter(|next| !next.is_over()).unwrap_or(position);
                }
                StartChoice::Position(position)
            });
            (Terms { host, start, ..terms(variant, control) }, started)
        },
    )
}

// The model

#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    Open,
    Drawing,
    Playing,
    Ended(Option<usize>, EndReason),
    Aborted,
    Cancelled,
}

/// Model of a room in plain values: places are 0 and 1, times are milliseconds.
#[derive(Clone, Debug)]
struct Model {
    needs_lot: bool,
    /// Initial time and increment.
    control: Option<(u64, u64)>,
    fixed: (Option<usize>, Option<Position>),
    variant: Variant,
    stage: Stage,
    names: [Option<String>; 2],
    commitments: [Option<u8>; 2],
    revealed: [bool; 2],
    /// The place of player 1.
    first: usize,
    positions: Vec<Position>,
    turns: Vec<Turn>,
    paused: bool,
    left: [u64; 2],
    readings: Vec<[u64; 2]>,
    credit: [u64; 2],
    running_since: u64,
    offers: [Option<Offer>; 2],
    declined: Vec<(usize, Offer, usize)>,
    gone: [Option<u64>; 2],
    agreed: Option<Offer>,
    rematch_is_open: bool,
    opened: u64,
    seated: u64,
    waiting_since: u64,
    last: u64,
}

impl Model {
    fn new(terms: &Terms, now: u64) -> Model {
        let start = match terms.start {
            StartChoice::Random => None,
            StartChoice::Position(position) => Some(position),
        };
        let host = terms.host.player().map(|player| usize::from(player == Player::Two));
        let control =
            terms.control.map(|control| [control.initial(), control.increment()].map(|time| time.as_millis() as u64));
        Model {
            needs_lot: start.is_none() || host.is_none(),
            control: control.map(|[initial, increment]| (initial, increment)),
            fixed: (host, start),
            variant: terms.variant,
            stage: Stage::Open,
            names: [Some("Anna".to_owned()), None],
            commitments: [None; 2],
            revealed: [false; 2],
            first: 0,
            positions: Vec::new(),
            turns: Vec::new(),
            paused: false,
            left: [control.map_or(0, |[initial, _]| initial); 2],
            readings: Vec::new(),
            credit: [0; 2],
            running_since: 0,
            offers: [None; 2],
            declined: Vec::new(),
            gone: [None; 2],
            agreed: None,
            rematch_is_open: false,
            opened: now,
            seated: now,
            waiting_since: now,
            last: now,
        }
    }

    fn is_over(&self) -> bool {
        !matches!(self.stage, Stage::Open | Stage::Drawing | Stage::Playing)
    }

    fn place_of(&self, player: Player) -> usize {
        if player == Player::One { self.first } else { 1 - self.first }
    }

    /// The place of the player to move.
    fn mover(&self) -> usize {
        self.positions.last().map_or(0, |position| self.place_of(position.to_move()))
    }

    fn clock_runs(&self) -> bool {
        self.stage == Stage::Playing && self.control.is_some() && !self.paused && !self.turns.is_empty()
    }

    fn flag(&self) -> Option<u64> {
        self.clock_runs().then(|| self.running_since + self.left[self.mover()])
    }

    fn grace(&self) -> u64 {
        (15_000 - self.credit[self.mover()]).min(500)
    }

    fn deadline(&self) -> Option<u64> {
        match self.stage {
            Stage::Open => Some(self.opened + MONTH),
            Stage::Drawing => Some(self.seated + MONTH),
            Stage::Playing if self.paused => Some(self.waiting_since + MONTH),
            Stage::Playing if self.turns.is_empty() => self.control.map(|_| self.waiting_since + 120_000),
            Stage::Playing => self.flag().map(|flag| flag + self.grace()),
            _ => None,
        }
    }

    fn remaining(&self, place: usize, at: u64) -> u64 {
        if self.clock_runs() && self.mover() == place {
            self.left[place].saturating_sub(at.saturating_sub(self.running_since))
        } else {
            self.left[place]
        }
    }

    /// Writes down the time on the clock that runs.
    fn stop_clock(&mut self, at: u64) {
        let mover = self.mover();
        self.left[mover] = self.remaining(mover, at);
        self.running_since = at;
    }

    fn end(&mut self, winner: Option<usize>, reason: EndReason, at: u64) {
        self.stop_clock(at);
        self.stage = Stage::Ended(winner, reason);
        self.offers = [None; 2];
    }

    fn abort(&mut self, at: u64) {
        if self.stage == Stage::Playing {
            self.stop_clock(at);
        }
        self.stage = Stage::Aborted;
        self.offers = [None; 2];
    }

    fn start(&mut self, drawn: Option<lyngk_room::lot::Drawn>, at: u64) {
        let (host, start) = self.fixed;
        self.first = host.or(drawn.map(|drawn| usize::from(drawn.host_plays == Player::Two))).expect("a side");
        let start = start.or(drawn.map(|drawn| Position::random_start(drawn.seed, self.variant))).expect("a start");
        self.positions = vec![start];
        self.stage = Stage::Playing;
        self.waiting_since = at;
    }

    fn tick(&mut self, at: u64) {
        if self.deadline().is_none_or(|deadline| at < deadline) {
            return;
        }
        match self.stage {
            Stage::Open => self.stage = Stage::Cancelled,
            Stage::Playing if self.paused => self.resume(at),
            Stage::Playing if !self.turns.is_empty() => self.end(Some(1 - self.mover()), EndReason::Time, at),
            _ => self.abort(at),
        }
        self.last = at;
    }

    fn resume(&mut self, at: u64) {
        self.paused = false;
        (self.waiting_since, self.running_since) = (at, at);
        self.offers = [None; 2];
    }

    fn duty(&mut self, step: &Step, now: u64) {
        let at = now.max(self.last);
        match step {
            Step::Tick => return self.tick(at),
            Step::Reveal(10) if self.stage == Stage::Drawing && self.revealed == [true; 2] => {
                let [host, guest] = self.commitments.map(|byte| number(byte.expect("a number")));
                self.start(Some(lyngk_room::lot::draw(server_number(), host, guest)), at);
            }
            Step::Left(place) if self.stage == Stage::Playing && self.gone[*place as usize].is_none() => {
                self.gone[*place as usize] = Some(at);
            }
            Step::Returned(place) if self.gone[*place as usize].is_some() => self.gone[*place as usize] = None,
            Step::Down(ago) if self.stage == Stage::Playing => {
                let down = at.saturating_sub(now.saturating_sub(*ago).max(self.last));
                if down == 0 {
                    return;
                }
                self.running_since += down;
                self.waiting_since += down;
                self.gone = self.gone.map(|since| since.map(|since| since + down));
            }
            Step::RematchOpened if self.agreed.is_some() && !self.rematch_is_open => self.rematch_is_open = true,
            _ => return,
        }
        self.last = at;
    }

    /// Whether the game can be ended or changed by something other than a turn. `false` if this has ended it.
    fn goes_on(&mut self, at: u64) -> Result<bool, RoomError> {
        match self.stage {
            Stage::Open | Stage::Drawing => return Err(RoomError::NotStarted),
            Stage::Playing => {}
            _ => return Err(RoomError::Over),
        }
        match self.flag() {
            Some(flag) if at >= flag + self.grace() => {
                self.end(Some(1 - self.mover()), EndReason::Time, at);
                Ok(false)
            }
            Some(flag) if at >= flag => Err(RoomError::TimeIsUp),
            _ => Ok(true),
        }
    }

    /// Refuses a command, or changes the model as the command changes the room.
    fn command(
        &mut self,
        command: &RoomCommand,
        place: Option<usize>,
        watcher: &str,
        arrival: Arrival,
    ) -> Result<(), RoomError> {
        let at = arrival.at.as_millis().max(self.last);
        let Some(place) = place else {
            return self.command_of_watcher(command, watcher, at);
        };
        if self.names[place].is_none() {
            return Err(RoomError::NotAPlayer);
        }
        match command {
            RoomCommand::Join { .. } => return Err(RoomError::AlreadySeated),
            RoomCommand::Rename { name } => {
                if self.is_over() {
                    return Err(RoomError::Over);
                }
                if self.names[1 - place].as_ref().is_some_and(|other| other.eq_ignore_ascii_case(name.as_str())) {
                    return Err(RoomError::NameTaken);
                }
                self.names[place] = Some(name.to_string());
            }
            RoomCommand::Say { .. } => {}
            RoomCommand::Cancel => match self.stage {
                Stage::Open => self.stage = Stage::Cancelled,
                Stage::Cancelled => return Err(RoomError::Cancelled),
                _ => return Err(RoomError::Started),
            },
            RoomCommand::Commit { commitment } => {
                let is_early = matches!(self.stage, Stage::Open | Stage::Drawing);
                if !is_early || !self.needs_lot || self.commitments.iter().all(Option::is_some) {
                    return Err(RoomError::NoNumberExpected);
                }
                let byte = (10..14).find(|&byte| number(byte).commitment() == *commitment).expect("a number");
                if byte == 10 || self.commitments[1 - place] == Some(byte) {
                    return Err(RoomError::WrongNumber);
                }
                self.commitments[place] = Some(byte);
            }
            RoomCommand::Reveal { number: revealed } => {
                let is_expected = self.stage == Stage::Drawing && self.commitments.iter().all(Option::is_some);
                if !is_expected || self.revealed[place] {
                    return Err(RoomError::NoNumberExpected);
                }
                if self.commitments[place].map(number) != Some(*revealed) {
                    return Err(RoomError::WrongNumber);
                }
                self.revealed[place] = true;
            }
            RoomCommand::Play { ply, turn } => self.play(place, *ply as usize, *turn, at, arrival.lag)?,
            RoomCommand::Resign => {
                if self.goes_on(at)? {
                    self.end(Some(1 - place), EndReason::Resignation, at);
                }
            }
            RoomCommand::Abort => match self.stage {
                Stage::Drawing => self.abort(at),
                Stage::Playing if self.turns.len() >= 2 => return Err(RoomError::TooLateToAbort),
                _ => {
                    if self.goes_on(at)? {
                        self.abort(at);
                    }
                }
            },
            RoomCommand::ClaimWin => {
                if self.goes_on(at)? {
                    if self.turns.len() < 2 {
                        return Err(RoomError::TooEarlyToClaim);
                    }
                    let is_patient = self.paused || self.control.is_none();
                    let patience = if is_patient { MONTH } else { 60_000 };
                    let is_gone = self.gone[1 - place].is_some_and(|since| at - since >= patience);
                    let is_idle = self.control.is_none()
                        && !self.paused
                        && self.mover() != place
                        && at.saturating_sub(self.waiting_since) >= MONTH;
                    if !is_gone && !is_idle {
                        return Err(RoomError::NotGone);
                    }
                    self.end(Some(place), EndReason::Absence, at);
                }
            }
            RoomCommand::Offer { offer } => {
                let is_mutual = self.offers[1 - place] == Some(*offer) && *offer != Offer::TakeBack;
                if is_mutual { self.accept(place, *offer, at)? } else { self.offer(place, *offer, at)? }
            }
            RoomCommand::Accept { offer } => self.accept(place, *offer, at)?,
            RoomCommand::Withdraw { offer } => {
                if self.offers[place] != Some(*offer) {
                    return Err(RoomError::NoSuchOffer);
                }
                self.offers[place] = None;
            }
            RoomCommand::Decline { offer } => {
                if self.offers[1 - place] != Some(*offer) {
                    return Err(RoomError::NoSuchOffer);
                }
                self.offers[1 - place] = None;
                self.declined.push((1 - place, *offer, self.turns.len()));
            }
        }
        self.last = at;
        Ok(())
    }

    fn command_of_watcher(&mut self, command: &RoomCommand, watcher: &str, at: u64) -> Result<(), RoomError> {
        match command {
            RoomCommand::Join { name } => {
                match self.stage {
                    Stage::Open => {}
                    Stage::Cancelled => return Err(RoomError::Cancelled),
                    _ => return Err(RoomError::Full),
                }
                let is_taken = self.names[0].as_ref().is_some_and(|host| host.eq_ignore_ascii_case(name.as_str()));
                self.names[1] = Some(if is_taken { format!("{name} 2") } else { name.to_string() });
                self.seated = at;
                self.stage = Stage::Drawing;
                if !self.needs_lot {
                    self.start(None, at);
                }
            }
            RoomCommand::Say { .. } => {
                if self.names.iter().flatten().any(|player| player.eq_ignore_ascii_case(watcher)) {
                    return Err(RoomError::NameTaken);
                }
            }
            _ => return Err(RoomError::NotAPlayer),
        }
        self.last = at;
        Ok(())
    }

    fn play(&mut self, place: usize, ply: usize, turn: Turn, at: u64, lag: Duration) -> Result<(), RoomError> {
        match self.stage {
            Stage::Open | Stage::Drawing => return Err(RoomError::NotStarted),
            Stage::Playing => {}
            _ => return Err(RoomError::Over),
        }
        if self.mover() != place {
            return Err(RoomError::NotYourTurn);
        }
        if ply != self.turns.len() + 1 {
            return Err(RoomError::OutdatedTurn);
        }
        if self.paused {
            return Err(RoomError::Paused);
        }
        let before = *self.positions.last().expect("a start");
        let position = before.after(turn).map_err(|_| RoomError::IllegalTurn)?;
        if let (Some(flag), Some((_, increment))) = (self.flag(), self.control) {
            let credit = (lag.as_millis() as u64).min(self.grace()).min(at - self.running_since);
            if at >= flag + credit {
                self.end(Some(1 - place), EndReason::Time, at);
                return Ok(());
            }
            self.left[place] += credit;
            self.credit[place] += credit;
            self.stop_clock(at);
            self.left[place] += increment;
        }
        self.readings.push(self.left);
        self.positions.push(position);
        self.turns.push(turn);
        (self.waiting_since, self.running_since) = (at, at);
        for (of, offer) in self.offers.iter_mut().enumerate() {
            if *offer == Some(Offer::TakeBack) || (*offer == Some(Offer::Draw) && of != place) {
                *offer = None;
            }
        }
        if let Some(outcome) = position.outcome() {
            self.stage =
                Stage::Ended(outcome.winner.map(|winner| self.place_of(winner)), EndReason::Rules(outcome.ground));
            self.offers = [None; 2];
        }
        Ok(())
    }

    /// The number of turns to take back for a player.
    fn turns_back(&self, place: usize) -> Option<usize> {
        let own = |index: &usize| {
            self.place_of(self.positions[*index].to_move()) == place && self.turns[*index] != Turn::Pass
        };
        (0..self.turns.len()).rev().find(own).map(|index| self.turns.len() - index)
    }

    /// Whether an offer of a player makes sense now.
    fn makes_sense(&self, place: usize, offer: Offer) -> Result<(), RoomError> {
        let refusal = match (offer, self.stage) {
            (Offer::Rematch | Offer::Return, Stage::Open | Stage::Drawing | Stage::Playing) => RoomError::NotOver,
            (Offer::Rematch | Offer::Return, Stage::Cancelled) => RoomError::Cancelled,
            (Offer::Rematch | Offer::Return, _) if self.agreed.is_some() => RoomError::OfferedAlready,
            (Offer::Return, Stage::Aborted) if self.positions.is_empty() => RoomError::Cancelled,
            (Offer::Pause, _) if self.paused => RoomError::Paused,
            (Offer::Resume, _) if !self.paused => RoomError::NotPaused,
            (Offer::TakeBack, _) if self.turns_back(place).is_none() => RoomError::NothingToTakeBack,
            _ => return Ok(()),
        };
        Err(refusal)
    }

    fn offer(&mut self, place: usize, offer: Offer, at: u64) -> Result<(), RoomError> {
        let is_after_game = matches!(offer, Offer::Rematch | Offer::Return);
        if !is_after_game && !self.goes_on(at)? {
            return Ok(());
        }
        self.makes_sense(place, offer)?;
        let was_declined = self.declined.iter().any(|&(of, declined, turns)| {
            of == place && declined == offer && offer != Offer::Resume && self.turns.len() < turns + 4
        });
        if self.offers[place] == Some(offer) || (was_declined && !is_after_game) {
            return Err(RoomError::OfferedAlready);
        }
        self.offers[place] = Some(offer);
        Ok(())
    }

    fn accept(&mut self, place: usize, offer: Offer, at: u64) -> Result<(), RoomError> {
        if self.offers[1 - place] != Some(offer) {
            return Err(RoomError::NoSuchOffer);
        }
        self.makes_sense(1 - place, offer)?;
        if matches!(offer, Offer::Rematch | Offer::Return) {
            self.agreed = Some(offer);
        } else if self.goes_on(at)? {
            match offer {
                Offer::Draw => self.end(None, EndReason::Agreement, at),
                Offer::Resume => self.resume(at),
                Offer::Pause => {
                    self.stop_clock(at);
                    self.paused = true;
                    self.waiting_since = at;
                }
                _ => {
                    let kept = self.turns.len() - self.turns_back(1 - place).expect("a turn");
                    self.turns.truncate(kept);
                    self.positions.truncate(kept + 1);
                    self.readings.truncate(kept);
                    let initial = self.control.map_or(0, |(initial, _)| initial);
                    self.left = self.readings.last().copied().unwrap_or([initial; 2]);
                    (self.waiting_since, self.running_since) = (at, at);
                }
            }
        }
        self.offers = [None; 2];
        Ok(())
    }

    /// Compares the room with the model.
    fn agrees_with(&self, room: &Room) {
        let stage = match room.phase() {
            Phase::Open => Stage::Open,
            Phase::Drawing => Stage::Drawing,
            Phase::Playing => Stage::Playing,
            Phase::Aborted => Stage::Aborted,
            Phase::Cancelled => Stage::Cancelled,
            Phase::Ended(Ended { winner, reason }) => Stage::Ended(winner.map(|winner| self.place_of(winner)), reason),
        };
        assert_eq!(stage, self.stage);
        assert_eq!(room.last_at().as_millis(), self.last);
        assert_eq!(room.deadline().map(Timestamp::as_millis), self.deadline());
        assert_eq!(room.agreed_rematch(), self.agreed.filter(|_| !self.rematch_is_open));
        assert_eq!(room.rematch().is_some(), self.rematch_is_open);
        assert_eq!(room.start_is_fair(), (!self.positions.is_empty() && self.needs_lot).then_some(true));
        assert_eq!(room.to_move().map(|place| place as usize), (stage == Stage::Playing).then(|| self.mover()));
        for place in Place::ALL {
            let index = place as usize;
            assert_eq!(room.name(place).map(Name::as_str), self.names[index].as_deref());
            assert_eq!(room.offer(place), self.offers[index]);
            assert_eq!(room.left_since(place).map(Timestamp::as_millis), self.gone[index]);
            assert_eq!(room.lot(place).1.is_some(), self.revealed[index]);
            if let Some(game) = room.game() {
                let player = room.player(place).expect("a player");
                for at in [0, 1, 700].map(|later| self.last + later) {
                    let left = game.remaining(player, Duration::from_millis(at)).map(|left| left.as_millis() as u64);
                    assert_eq!(left, self.control.map(|_| self.remaining(index, at)));
                }
            }
        }
        if let Some(game) = room.game() {
            assert_eq!(game.turns(), self.turns);
            assert_eq!(Some(game.position()), self.positions.last());
            assert_eq!(game.is_paused(), (stage == Stage::Playing && self.paused) || stage == Stage::Aborted);
            assert_eq!(game.running().is_some(), self.clock_runs());
        }
        // Nothing is left to answer that no longer makes sense.
        for place in Place::ALL {
            if let Some(offer) = room.offer(place) {
                assert_eq!(offer.is_rematch(), self.is_over(), "{offer:?} in {stage:?}");
                assert!(self.makes_sense(place as usize, offer).is_ok(), "{offer:?} in {stage:?}");
            }
        }
    }
}

// The stories

/// A table and its model, which do the same.
struct Story {
    table: TestTable,
    model: Model,
}

impl Story {
    fn new(terms: &Terms, started: bool) -> Story {
        let mut table = TestTable::open(terms.clone());
        table.checked = false;
        let model = Model::new(terms, table.now.as_millis());
        let mut story = Story { table, model };
        if started {
            story.send(Sender::Watcher("Ben"), &Act::Join("Ben"), Duration::ZERO);
            if terms.needs_lot() {
                for (place, byte) in [(Place::Host, 11), (Place::Guest, 12)] {
                    story.send(Sender::Place(place), &Act::Commit(byte), Duration::ZERO);
                }
                for (place, byte) in [(Place::Guest, 12), (Place::Host, 11)] {
                    story.send(Sender::Place(place), &Act::Reveal(byte), Duration::ZERO);
                }
                story.step(&Step::Reveal(10));
            }
            assert_eq!(story.table.room.phase(), Phase::Playing);
        }
        story
    }

    fn wait(&mut self, delay: Delay) {
        let now = self.table.now.as_millis();
        let around = |moment: Option<u64>, offset: i64| {
            moment.map_or(now, |moment| moment.saturating_add_signed(offset).max(now))
        };
        self.table.now = Timestamp::from_millis(match delay {
            Delay::Millis(passed) => now + passed,
            Delay::Flag(offset) => around(self.model.flag(), offset),
            Delay::Deadline(offset) => around(self.model.deadline(), offset),
            Delay::Back(back) => now - back,
        });
    }

    fn filled_in(&self, act: &Act) -> RoomCommand {
        let turn = |seed: u64| {
            let position = self.model.positions.last();
            position.and_then(|position| position.random_turn(&mut SplitMix64::new(seed))).unwrap_or(Turn::Pass)
        };
        let next = self.model.turns.len() as u32 + 1;
        match *act {
            Act::Join(text) => RoomCommand::Join { name: name(text) },
            Act::Rename(text) => RoomCommand::Rename { name: name(text) },
            Act::Cancel => RoomCommand::Cancel,
            Act::Commit(byte) => RoomCommand::Commit { commitment: number(byte).commitment() },
            Act::Reveal(byte) => RoomCommand::Reveal { number: number(byte) },
            Act::Play(seed) => RoomCommand::Play { ply: next, turn: turn(seed) },
            Act::PlayAt(ply) => RoomCommand::Play { ply, turn: turn(1) },
            Act::PlayPass => RoomCommand::Play { ply: next, turn: Turn::Pass },
            Act::Offer(offer) => RoomCommand::Offer { offer },
            Act::Accept(offer) => RoomCommand::Accept { offer },
            Act::Withdraw(offer) => RoomCommand::Withdraw { offer },
            Act::Decline(offer) => RoomCommand::Decline { offer },
            Act::Resign => RoomCommand::Resign,
            Act::Abort => RoomCommand::Abort,
            Act::ClaimWin => RoomCommand::ClaimWin,
            Act::Say => RoomCommand::Say { message: ChatMessage::Phrase(Phrase::Oops) },
        }
    }

    fn send(&mut self, sender: Sender, act: &Act, lag: Duration) {
        let command = self.filled_in(act);
        let arrival = Arrival { at: self.table.now, lag };
        let place = match sender {
            Sender::Place(place) => Some(place),
            Sender::Mover => Some(if self.model.mover() == 0 { Place::Host } else { Place::Guest }),
            Sender::Watcher(_) => None,
        };
        let watcher = if let Sender::Watcher(text) = sender { text } else { "Will" };
        let before = observed_game(&self.table.room);
        let expected = self.model.command(&command, place.map(|place| place as usize), watcher, arrival);
        let watcher = name(watcher);
        let who = place.map_or(Who::Watcher(&watcher), Who::Player);
        let answer = self.table.send_with_lag(who, &command, lag);
        assert_eq!(answer.clone().map(drop), expected, "{who:?} {command:?}");
        assert!(answer.is_ok() || observed_game(&self.table.room) == before);
    }

    /// A step that makes sense now.
    fn fitting(&self, seed: u64) -> Step {
        let model = &self.model;
        let mut random = SplitMix64::new(seed);
        let mut below = |bound: usize| (random.next_u64() % bound as u64) as usize;
        let place = Place::ALL[below(2)];
        let by = |place: Place, act: Act| Step::Send {
            sender: Sender::Place(place),
            act,
            lag_micros: seed % 700_000,
            tick_first: seed.is_multiple_of(2),
        };
        let pending = Place::ALL.into_iter().find_map(|of| Some((of, model.offers[of as usize]?)));
        let rematches = [Offer::Rematch, Offer::Return];
        match (model.stage, pending) {
            (Stage::Open, _) if below(2) == 0 => {
                let (sender, act) = (Sender::Watcher("Cleo"), Act::Join(NAMES[below(4)]));
                Step::Send { sender, act, lag_micros: 0, tick_first: true }
            }
            (Stage::Open, _) => by(Place::Host, [Act::Commit(11), Act::Commit(13), Act::Say][below(3)].clone()),
            (Stage::Drawing, _) if model.revealed == [true; 2] && below(2) == 0 => Step::Reveal(10),
            (Stage::Drawing, _) => match model.commitments[place as usize] {
                Some(byte) if below(3) > 0 => by(place, Act::Reveal(byte)),
                _ => by(place, Act::Commit(11 + below(3) as u8)),
            },
            (_, Some((of, offer))) if below(4) > 0 => match below(6) {
                0 => by(of.opposite(), Act::Decline(offer)),
                1 => by(of, Act::Withdraw(offer)),
                2 => by(of.opposite(), Act::Offer(offer)),
                _ => by(of.opposite(), Act::Accept(offer)),
            },
            (Stage::Playing, _) => {
                let has_passed = model.turns.last() == Some(&Turn::Pass);
                match (model.declined.last(), below(20)) {
                    (_, 0) if model.turns.len() == 1 => by(place, Act::Abort),
                    (Some(&(of, offer, _)), 0) => by(Place::ALL[of], Act::Offer(offer)),
                    (_, 1) => by(place, Act::Offer(Offer::Draw)),
                    (_, 2) => by(place, Act::Offer(Offer::Pause)),
                    _ if model.paused => by(place, Act::Offer(Offer::Resume)),
                    (_, choice) if has_passed && choice < 10 => by(place, Act::Offer(Offer::TakeBack)),
                    _ => by(Place::ALL[model.mover()], Act::Play(seed)),
                }
            }
            _ if model.agreed.is_some() => Step::RematchOpened,
            _ => by(place, Act::Offer(rematches[below(2)])),
        }
    }

    /// Sends a turn that arrives late.
    fn late_turn(&mut self, late: u64, lag_micros: i64) {
        if let Some(flag) = self.model.flag() {
            self.table.now = Timestamp::from_millis(flag + late).max(self.table.now);
            let lag = Duration::from_micros((late * 1_000).saturating_add_signed(lag_micros));
            self.send(Sender::Mover, &Act::Play(late), lag);
        }
    }

    fn step(&mut self, step: &Step) {
        if let Step::Fitting(seed) = step {
            return self.step(&self.fitting(*seed));
        }
        let time_before = self.times();
        let events_before = self.table.log.len();
        match step {
            Step::Send { sender, act, lag_micros, tick_first } => {
                if *tick_first {
                    self.model.duty(&Step::Tick, self.table.now.as_millis());
                    self.table.tick();
                }
                self.send(*sender, act, Duration::from_micros(*lag_micros));
            }
            Step::LateTurn { late, lag_micros } => self.late_turn(*late, *lag_micros),
            duty => {
                self.model.duty(duty, self.table.now.as_millis());
                match duty {
                    Step::Tick => drop(self.table.tick()),
                    Step::Reveal(byte) => drop(self.table.perform(Duty::Reveal(number(*byte)))),
                    Step::Left(place) => drop(self.table.perform(Duty::Left(*place))),
                    Step::Returned(place) => drop(self.table.perform(Duty::Returned(*place))),
                    Step::Down(ago) => {
                        let since = Timestamp::from_millis(self.table.now.as_millis().saturating_sub(*ago));
                        self.table.perform(Duty::Down { since });
                    }
                    _ => drop(self.table.perform(Duty::RematchOpened(RoomId::from_random([1; 8])))),
                }
            }
        }
        self.model.agrees_with(&self.table.room);
        let events = self.table.log[events_before..].to_vec();
        self.check_times(time_before, &events);
    }

    /// The time left of both, at the time of the last event.
    fn times(&self) -> [Option<Duration>; 2] {
        let room = &self.table.room;
        Place::ALL.map(|place| room.game()?.remaining(room.player(place)?, room.last_at().since_epoch()))
    }

    /// Checks that nobody has gained time, except by an increment, lag given back, or a take-back.
    fn check_times(&self, before: [Option<Duration>; 2], events: &[LogEntry]) {
        if events.iter().any(|entry| matches!(entry.event, RoomEvent::TookBack { .. } | RoomEvent::Started { .. })) {
            return;
        }
        let gained = events.iter().map(|entry| match entry.event {
            RoomEvent::Played { credit, .. } => {
                Duration::from_millis(credit.min(500) + self.model.control.map_or(0, |(_, increment)| increment))
            }
            _ => Duration::ZERO,
        });
        let gained: Duration = gained.sum();
        for (before, after) in before.into_iter().zip(self.times()) {
            assert!(after <= before.map(|before| before + gained), "{before:?} {after:?} {events:?}");
        }
    }

    /// Checks what must hold at any time.
    fn check(&self) {
        self.table.check();
        let is_end = |entry: &&LogEntry| {
            matches!(
                entry.event,
                RoomEvent::Cancelled
                    | RoomEvent::Aborted { .. }
                    | RoomEvent::DrawAgreed
                    | RoomEvent::TimeRanOut
                    | RoomEvent::Resigned { .. }
                    | RoomEvent::WinClaimed { .. }
            )
        };
        let ends = self.table.log.iter().filter(is_end).count();
        assert_eq!(
            ends,
            usize::from(self.model.is_over() && !matches!(self.model.stage, Stage::Ended(_, EndReason::Rules(_))))
        );
        for place in Place::ALL {
            self.can_be_ended_by(place);
        }
    }

    /// Checks that a player can bring the game to an end alone, without resigning, whatever the other does not do.
    fn can_be_ended_by(&self, place: Place) {
        let who = Who::Player(place);
        let mut table = self.table.clone();
        // Each turn of the other costs two steps: waiting, and claiming the win.
        for _ in 0..40 {
            if table.room.game_over() || table.room.name(place).is_none() {
                return;
            }
            let command = match table.room.phase() {
                Phase::Open => RoomCommand::Cancel,
                Phase::Drawing => RoomCommand::Abort,
                _ if table.room.to_move() == Some(place) && table.room.game().is_some_and(|game| !game.is_paused()) => {
                    table.play_command()
                }
                _ if table.room.turns() < 2 => RoomCommand::Abort,
                _ => RoomCommand::ClaimWin,
            };
            table.tick();
            if table.send(who, &command).is_ok() {
                continue;
            }
            table.now = table.room.deadline().unwrap_or(table.now + Duration::from_millis(MONTH));
            table.tick();
        }
        panic!("{place} cannot end this: {}", observed_game(&table.room));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_room_does_what_the_model_says(
        (terms, started) in openings(),
        steps in proptest::collection::vec((delays(), steps()), 0..150),
    ) {
        let mut story = Story::new(&terms, started);
        for (index, (delay, step)) in steps.iter().enumerate() {
            story.wait(*delay);
            story.step(step);
            if index % 50 == 20 {
                story.check();
            }
        }
        story.check();
    }

    #[test]
    fn texts_are_the_same_when_they_are_read_again(text in "(\\PC|[ \t\u{200b}\u{200d}\u{fe0f}\u{3164}a]){0,30}") {
        if let Ok(text) = text.parse::<ChatText>() {
            prop_assert_eq!(text.as_str().parse(), Ok(text));
        }
        if let Ok(name) = text.parse::<Name>() {
            prop_assert!(name.looks_like(&name));
            let other = name.distinct_from(&[&name]);
            prop_assert!(!other.looks_like(&name));
            prop_assert_eq!(other.as_str().parse(), Ok(other));
            prop_assert_eq!(name.as_str().parse(), Ok(name));
        }
    }
}
