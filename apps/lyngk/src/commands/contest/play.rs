//! One game between two players.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use lyngk_engine::Stop;
use lyngk_game::tags;
use lyngk_game::{Ended, Forfeit, Game, GameError, MATCH_EVENT};
use lyngk_lei::GameClock;
use lyngk_rules::{Player, Record, Tag, Turn};

use super::competitor::{Competitor, GameSeed};
use super::config::{MatchConfig, ScheduledGame};
use super::fault::PlayerFault;
use super::limit::SearchLimit;

/// A finished game.
#[derive(Clone, Debug)]
pub(crate) struct FinishedGame {
    pub(crate) record: Record,
    pub(crate) ended: Ended,
    /// The failure of the loser, if there was one.
    pub(crate) fault: Option<PlayerFault>,
    /// The number of turns of each of the match's players, and the time they took.
    pub(crate) spent: [(u32, Duration); 2],
}

/// A request for a turn.
#[derive(Debug)]
pub(crate) struct TurnRequest<'a> {
    pub(crate) game: &'a Game,
    pub(crate) limit: SearchLimit,
    /// The time after which the turn loses the game; `None` without a time limit.
    pub(crate) allowed: Option<Duration>,
    /// The time since the beginning of the game.
    pub(crate) now: Duration,
}

impl TurnRequest<'_> {
    /// The clock of a player, if the player has one.
    pub(crate) fn clock(&self, player: Player) -> Option<GameClock> {
        let increment = self.game.controls()[player]?.increment();
        Some(GameClock { remaining: self.game.remaining(player, self.now)?, increment })
    }
}

/// Plays a game. Returns `None` if the match is stopped before the end. An error ends the match: a player cannot be started.
pub(crate) fn play(
    config: &MatchConfig,
    scheduled: &ScheduledGame,
    competitors: &mut [Competitor; 2],
    stop: &Stop,
) -> Result<Option<FinishedGame>> {
    let controls = scheduled.seats.map(|seat| config.limits[seat].control());
    let game = Game::with_controls(scheduled.start, controls);
    let began = Instant::now();
    let mut running = RunningGame { config, scheduled, game, began, fault: None, spent: [(0, Duration::ZERO); 2] };
    for (player, seat) in scheduled.seats {
        let seed = GameSeed { game: scheduled.index, player: seat };
        let prepared = competitors[seat].new_game(seed);
        if stop.is_stopped() {
            return Ok(None);
        }
        if let Err(fault) = prepared? {
            running.lose(player, fault)?;
            return Ok(running.finish());
        }
    }
    running.game.start_clock(began.elapsed());
    while running.game.ended().is_none() {
        let seat = scheduled.seats[running.game.to_move()];
        running.take_turn(&mut competitors[seat])?;
        // The search of this turn may have been cut short, and the turn may have ended the game.
        if stop.is_stopped() {
            return Ok(None);
        }
    }
    Ok(running.finish())
}

/// A running game.
struct RunningGame<'a> {
    config: &'a MatchConfig,
    scheduled: &'a ScheduledGame,
    game: Game,
    began: Instant,
    fault: Option<PlayerFault>,
    spent: [(u32, Duration); 2],
}

impl RunningGame<'_> {
    /// Asks the player to move for a turn, and plays it or ends the game.
    fn take_turn(&mut self, competitor: &mut Competitor) -> Result<()> {
        let player = self.game.to_move();
        let seat = self.scheduled.seats[player];
        let asked = self.began.elapsed();
        let limit = self.config.limits[seat];
        let allowed = match limit {
            SearchLimit::Time(time) => Some(time + time / 10 + self.config.grace),
            SearchLimit::Nodes(_) => None,
            SearchLimit::Clock(_) => self.game.remaining(player, asked),
        };
        let answer = competitor.turn(&TurnRequest { game: &self.game, limit, allowed, now: asked });
        let now = self.began.elapsed();
        let took = now.saturating_sub(asked);
        self.spent[seat].0 += 1;
        self.spent[seat].1 += took;
        match answer {
            Err(fault) if !matches!(fault, PlayerFault::Forfeit(Forfeit::IllegalTurn, _)) => self.lose(player, fault),
            // A turn that comes too late does not count, whether it would have won or was illegal.
            answer => match allowed.filter(|_| self.is_late(limit, took, allowed, now)) {
                Some(allowed) => self.lose(player, PlayerFault::Overrun { took, allowed }),
                None => self.play_turn(player, answer, now),
            },
        }
    }

    /// Whether an answer came too late. For a player with a clock, the clock decides.
    fn is_late(&mut self, limit: SearchLimit, took: Duration, allowed: Option<Duration>, now: Duration) -> bool {
        match limit {
            SearchLimit::Clock(_) => self.game.tick(now),
            SearchLimit::Time(_) | SearchLimit::Nodes(_) => allowed.is_some_and(|allowed| took > allowed),
        }
    }

    fn play_turn(&mut self, player: Player, answer: Result<Turn, PlayerFault>, now: Duration) -> Result<()> {
        let turn = match answer {
            Ok(turn) => turn,
            Err(fault) => return self.lose(player, fault),
        };
        match self.game.play(turn, now) {
            Ok(_) => Ok(()),
            Err(GameError::Illegal(illegal)) => self.lose(player, PlayerFault::illegal_turn(illegal.to_string())),
            Err(error) => bail!("game {}: {error}", self.scheduled.number()),
        }
    }

    /// Ends the game because of a fault. A clock that has run out has ended it already.
    fn lose(&mut self, player: Player, fault: PlayerFault) -> Result<()> {
        let now = self.began.elapsed();
        if self.game.ended().is_none() {
            match &fault {
                PlayerFault::Forfeit(forfeit, _) => self.game.forfeit(player, *forfeit, now)?,
                PlayerFault::Overrun { .. } => self.game.lose_on_time(now)?,
            };
        }
        self.fault = Some(fault);
        Ok(())
    }

    /// The finished game; `None` while it goes on.
    fn finish(mut self) -> Option<FinishedGame> {
        let ended = self.game.ended()?;
        self.set_tags();
        let record = self.game.to_record(self.began.elapsed());
        Some(FinishedGame { record, ended, fault: self.fault, spent: self.spent })
    }

    fn set_tags(&mut self) {
        let RunningGame { config, scheduled, .. } = *self;
        for (player, seat) in scheduled.seats {
            self.game.set_player(player, config.players[seat].info());
        }
        let seed = config.starts.seed(scheduled.pair()).map(|seed| seed.to_string());
        let tags = [
            (tags::EVENT, Some(MATCH_EVENT.to_owned())),
            (tags::GAME, Some(scheduled.number().to_string())),
            (tags::PAIR, Some((scheduled.pair() + 1).to_string())),
            (tags::SEED, seed),
            (tags::FAULT, self.fault.as_ref().map(ToString::to_string)),
            (tags::SETTINGS, Some(config.settings())),
            (tags::ENGINES, Some(config.engines.clone())),
        ];
        for (name, value) in tags {
            // A program may say anything, but a tag holds no control characters.
            let value = value.map(|value| value.chars().filter(|char| !char.is_control()).collect::<String>());
            if let Some(tag) = value.and_then(|value| Tag::new(name, value)) {
                // The game writes none of these tags itself.
                let _ = self.game.set_tag(tag);
            }
        }
    }
}
