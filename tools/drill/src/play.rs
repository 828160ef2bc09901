//! Clients that play one game after the other, and note all that they are told.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use lyngk_load::{Client, Game, Seats};
use lyngk_room::{Place, Terms};
use lyngk_rules::{SplitMix64, Variant};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::history::{History, Line};

/// The time after which a turn or the start of a game counts as stuck. All faults are shorter.
const STUCK: Duration = Duration::from_mins(2);
/// The time after which a request without an answer is given up.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// The pause before another game is tried.
const PAUSE: Duration = Duration::from_millis(200);
/// The pause between turns after the last fault. The games are played to their ends.
const LAST_PAUSE: Duration = Duration::from_millis(20);
/// At one table in so many, games are fast, so that there is often a new one.
const FAST_TABLES: usize = 24;
/// The pause between turns there.
const FAST_PAUSE: Duration = Duration::from_millis(50);

/// The players of a drill.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Players {
    pub(crate) address: SocketAddr,
    /// The number of games at the same time.
    pub(crate) games: usize,
    /// The pause between turns.
    pub(crate) every: Duration,
    pub(crate) seed: u64,
}

impl Players {
    /// Plays until the faults are over and the games are, too.
    pub(crate) async fn play(self, history: &History, faults_are_over: &Arc<AtomicBool>) -> Result<()> {
        let mut tables = JoinSet::new();
        let mut seeds = SplitMix64::new(self.seed);
        for table in 0..self.games {
            let (history, over, seed) = (history.clone(), Arc::clone(faults_are_over), seeds.next_u64());
            let every = if table.is_multiple_of(FAST_TABLES) { self.every.min(FAST_PAUSE) } else { self.every };
            let players = Players { every, ..self };
            tables.spawn(async move { players.play_at_a_table(&history, &over, SplitMix64::new(seed)).await });
        }
        while let Some(played) = tables.join_next().await {
            played??;
        }
        Ok(())
    }

    async fn play_at_a_table(self, history: &History, over: &AtomicBool, mut random: SplitMix64) -> Result<()> {
        while !over.load(Ordering::Relaxed) {
            let variant = if random.below(2) == 0 { Variant::Standard } else { Variant::Six };
            let terms = Terms { control: Some("900+5".parse()?), ..Terms::new(variant) };
            let asked = history.millis(Instant::now());
            // While something fails, a challenge may be refused, or the answer be lost. Then there is no game to lose.
            let Ok(Ok(seats)) = timeout(REQUEST_TIMEOUT, Seats::take(self.address, terms)).await else {
                sleep(PAUSE).await;
                continue;
            };
            let id = seats.room();
            let played = match timeout(STUCK, Game::enter(seats, random.next_u64(), true)).await {
                Ok(Ok(mut game)) => {
                    history.note(Line::Opened { game: id, asked, begun: history.millis(Instant::now()) })?;
                    let played = self.play_game(&mut game, history, over, &mut random).await;
                    for (place, client) in [(Place::Host, &game.host), (Place::Guest, &game.guest)] {
                        history.note(told(&game, place, client))?;
                    }
                    played
                }
                Ok(Err(error)) => Err(error),
                Err(_) => Err(anyhow::anyhow!("the game does not start")),
            };
            if let Err(error) = played {
                history.note(Line::Failed { game: id, problem: format!("{error:#}") })?;
            }
        }
        Ok(())
    }

    async fn play_game(
        self,
        game: &mut Game,
        history: &History,
        over: &AtomicBool,
        random: &mut SplitMix64,
    ) -> Result<()> {
        sleep(self.every.mul_f64(random.below(1000) as f64 / 1000.0)).await;
        loop {
            let turn = timeout(STUCK, game.play_turn()).await;
            ensure!(turn.is_ok(), "a turn took longer than {} s", STUCK.as_secs());
            let Some(turn) = turn?? else { return Ok(()) };
            history.note(Line::Turn {
                game: game.id,
                place: turn.place,
                ply: turn.ply,
                turn: turn.turn.to_string(),
                sent: history.millis(turn.sent),
                acknowledged: history.millis(turn.acknowledged),
                delivered: history.millis(turn.delivered),
            })?;
            sleep(if over.load(Ordering::Relaxed) { LAST_PAUSE } else { self.every }).await;
        }
    }
}

fn told(game: &Game, place: Place, client: &Client) -> Line {
    Line::Told { game: game.id, place, entries: client.told().to_vec() }
}
