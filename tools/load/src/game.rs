//! A game of two clients.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, ensure};
use lyngk_room::{LogEntry, Phase, Place, Room, RoomCommand, RoomEvent, RoomId, Terms};
use lyngk_rules::{SplitMix64, Turn};
use tokio::task::JoinSet;
use tokio::time::sleep_until;

use crate::{Client, Visitor};

/// How fast a game is played.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The time between two turns of a game.
    pub every: Duration,
    /// When the players stop, even if the game is not over. Never if there is none.
    pub until: Option<Instant>,
}

/// Two visitors who sit at a table, and have not entered its room yet.
#[derive(Clone, Debug)]
pub struct Seats {
    id: RoomId,
    host: Visitor,
    guest: Visitor,
}

impl Seats {
    /// Opens a room, and sits down on both sides.
    ///
    /// # Errors
    /// If the server cannot be reached, or refuses.
    pub async fn take(address: SocketAddr, terms: Terms) -> Result<Seats> {
        Seats::take_at([address, address], terms).await
    }

    /// Opens a room at one server, and accepts the challenge at another.
    ///
    /// # Errors
    /// If a server cannot be reached, or refuses.
    pub async fn take_at([host, guest]: [SocketAddr; 2], terms: Terms) -> Result<Seats> {
        let (mut host, mut guest) = (Visitor::new(host), Visitor::new(guest));
        let id = host.open(terms, "Anna").await?;
        guest.join(id, "Ben").await?;
        Ok(Seats { id, host, guest })
    }

    /// The room.
    #[must_use]
    pub fn room(&self) -> RoomId {
        self.id
    }
}

/// A turn that was played.
#[derive(Clone, Copy, Debug)]
pub struct PlayedTurn {
    /// The player's place.
    pub place: Place,
    /// The number of the turn, from 1.
    pub ply: u32,
    /// The turn.
    pub turn: Turn,
    /// When it was sent.
    pub sent: Instant,
    /// When the server acknowledged it.
    pub acknowledged: Instant,
    /// When the opponent had it.
    pub delivered: Instant,
}

/// A game of two clients, who play random turns.
#[derive(Debug)]
pub struct Game {
    /// The room.
    pub id: RoomId,
    /// The host.
    pub host: Client,
    /// The guest.
    pub guest: Client,
    random: SplitMix64,
}

impl Game {
    /// Opens a room, sits down on both sides, and draws the start.
    ///
    /// # Errors
    /// If the server cannot be reached, refuses something, or says something wrong.
    pub async fn begin(address: SocketAddr, terms: Terms, seed: u64, keeps: bool) -> Result<Game> {
        Game::enter(Seats::take(address, terms).await?, seed, keeps).await
    }

    /// Enters the room on both sides, and draws the start.
    ///
    /// # Errors
    /// If the server cannot be reached for too long, or says something wrong.
    pub async fn enter(seats: Seats, seed: u64, keeps: bool) -> Result<Game> {
        let Seats { id, host, guest } = seats;
        let mut host = Client::enter(host, id, keeps).await?;
        let mut guest = Client::enter(guest, id, keeps).await?;
        // The clients draw the start by themselves, if both are listened to.
        let (one, two) = tokio::join!(host.until(has_started), guest.until(has_started));
        one.and(two)?;
        for player in [&host, &guest] {
            ensure!(player.room()?.start_is_fair() == Some(true), "the start is not what the numbers say");
        }
        Ok(Game { id, host, guest, random: SplitMix64::new(seed) })
    }

    /// Plays random turns until the game is over or the pace says to stop. Returns, for each turn, the time from sending it until the
    /// opponent had it.
    ///
    /// # Errors
    /// If a legal turn is refused, or the two players hear of different things.
    pub async fn play(&mut self, pace: Pace) -> Result<Vec<Duration>> {
        let mut times = Vec::new();
        let mut next = Instant::now() + pace.every.mul_f64(self.random.below(1000) as f64 / 1000.0);
        while self.host.room()?.to_move().is_some() {
            if pace.until.is_some_and(|until| next > until) {
                break;
            }
            sleep_until(next.into()).await;
            next += pace.every;
            if let Some(turn) = self.play_turn().await? {
                times.push(turn.delivered - turn.sent);
            }
        }
        Ok(times)
    }

    /// Checks that everything that the players were told is stored, and that the game is over and has all of its turns.
    ///
    /// # Errors
    /// If something is missing. The clients must have kept what they were told.
    pub fn check_stored(&self, stored: &[LogEntry]) -> Result<()> {
        let stored: Vec<LogEntry> = stored.iter().map(|entry| LogEntry { command: None, ..entry.clone() }).collect();
        for client in [&self.host, &self.guest] {
            // The last event may have reached only one of them before the end.
            let told = client.told();
            let differs = told.iter().zip(&stored).find(|(told, stored)| told != stored).map(|(told, _)| told);
            let unknown = differs.or_else(|| told.get(stored.len()));
            ensure!(unknown.is_none(), "{}: a player was told {unknown:?}, which is not stored", self.id);
        }
        ensure!(!self.host.told().is_empty(), "{}: the players have not kept what they were told", self.id);
        let room = self.host.room()?;
        ensure!(room.game_over(), "{}: the game is not over", self.id);
        let turns = stored.iter().filter(|entry| matches!(entry.event, RoomEvent::Played { .. })).count();
        ensure!(turns == room.turns(), "{}: {turns} turns are stored, and {} were played", self.id, room.turns());
        Ok(())
    }

    /// Plays a random turn, unless the game is over.
    ///
    /// # Errors
    /// If the turn is refused, or the two players hear of different things.
    pub async fn play_turn(&mut self) -> Result<Option<PlayedTurn>> {
        let Some(place) = self.host.room()?.to_move() else { return Ok(None) };
        let (mover, other) = match place {
            Place::Host => (&mut self.host, &mut self.guest),
            Place::Guest => (&mut self.guest, &mut self.host),
        };
        let game = mover.room()?.game().ok_or_else(|| anyhow!("a game without a start"))?;
        let turns = game.position().turns();
        let turn = turns[self.random.below(turns.len() as u64) as usize];
        let ply = game.turns().len() + 1;
        let sent = Instant::now();
        let acknowledgement = async {
            mover.act(RoomCommand::Play { ply: ply as u32, turn }).await?.map_err(refused)?;
            Ok::<Instant, anyhow::Error>(Instant::now())
        };
        let delivery = async {
            other.until(|room| room.turns() >= ply || room.game_over()).await?;
            Ok::<Instant, anyhow::Error>(Instant::now())
        };
        let (acknowledged, delivered) = tokio::join!(acknowledgement, delivery);
        let (acknowledged, delivered) = (acknowledged?, delivered?);
        let last = mover.room()?.last_number().max(other.room()?.last_number());
        for player in [mover, other] {
            player.until(|room| room.last_number() >= last).await?;
        }
        let positions = [&self.host, &self.guest]
            .map(|player| player.room().ok().and_then(Room::game).map(|game| *game.position()));
        ensure!(positions[0] == positions[1], "the two players see different positions");
        Ok(Some(PlayedTurn { place, ply: ply as u32, turn, sent, acknowledged, delivered }))
    }
}

/// Plays games at the same time until they are over, with a pause between the turns of each.
///
/// # Errors
/// If one of them cannot be played to its end, as for [`Game::play`].
pub async fn play_all(games: Vec<Game>, every: Duration) -> Result<Vec<Game>> {
    let mut playing = JoinSet::new();
    for mut game in games {
        playing.spawn(async move {
            let played = game.play(Pace { every, until: None }).await;
            played.with_context(|| game.id.to_string())?;
            Ok::<Game, anyhow::Error>(game)
        });
    }
    let mut finished = Vec::new();
    while let Some(played) = playing.join_next().await {
        finished.push(played??);
    }
    Ok(finished)
}

fn has_started(room: &Room) -> bool {
    room.phase() == Phase::Playing
}

fn refused(error: impl std::fmt::Display) -> anyhow::Error {
    anyhow!("the server refuses: {error}")
}
