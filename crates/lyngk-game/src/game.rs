//! Games: turns, clocks, end.

use std::time::Duration;

use lyngk_rules::{Completion, Consequences, PerPlayer, Player, Position, Record, Stack, Tag, Turn};

use crate::clock::Clock;
use crate::tags::{self, PlayerInfo};
use crate::{EndReason, Ended, Forfeit, GameError, TimeControl};

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The number of the turn, counting those of both players from 1.
    pub ply: usize,
    /// The consequences on the board.
    pub consequences: Consequences,
    /// The end of the game, if this turn ended it.
    pub ended: Option<Ended>,
}

/// A game between two seats.
///
/// `now` is the time since a fixed moment, which must be the same throughout the life of a `Game`. If it goes backwards, no time
/// has passed. It is rounded down to whole milliseconds.
///
/// # Clocks
/// The clock of the player to move runs after the first turn has been played, unless [`start_clock`](Game::start_clock) starts it
/// earlier. The first turn takes no time and earns no increment; every other turn does, including passes. A player whose time
/// reaches zero loses. The game notices this at the next call that passes the time, such as [`tick`](Game::tick). Without a time
/// control there are no clocks.
///
/// # Taking back
/// Turns can be taken back during the game, after its end by the rules, and after a resignation, which is then taken back as well.
/// They cannot be taken back after a loss on time or a forfeit. Both clocks return to what they showed. The caller decides
/// whether takebacks are allowed and who must agree.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    turns: Vec<Turn>,
    /// The position after each turn.
    positions: Vec<Position>,
    clock: Clock,
    /// Whether the clock runs before the first turn.
    timed_from_start: bool,
    paused: bool,
    ended: Option<Ended>,
    players: PerPlayer<PlayerInfo>,
    tags: Vec<Tag>,
}

/// # Beginning and looking
impl Game {
    /// A game from this position on, with the same time control for both players. If the position is over, so is the game.
    #[must_use]
    pub fn new(start: Position, control: Option<TimeControl>) -> Game {
        Game::with_controls(start, PerPlayer::both(control))
    }

    /// A game in which each player has a time control of their own, or none.
    #[must_use]
    pub fn with_controls(start: Position, controls: PerPlayer<Option<TimeControl>>) -> Game {
        Game {
            start,
            turns: Vec::new(),
            positions: Vec::new(),
            clock: Clock::new(controls),
            timed_from_start: false,
            paused: false,
            ended: start.outcome().map(Ended::from),
            players: PerPlayer::default(),
            tags: Vec::new(),
        }
    }

    /// The start position.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.positions.last().unwrap_or(&self.start)
    }

    /// The position after this many turns, 0 for the start.
    #[must_use]
    pub fn position_after(&self, ply: usize) -> Option<&Position> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.positions.get(index),
        }
    }

    /// All turns so far.
    #[must_use]
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The consequences of a turn by its number, from 1.
    #[must_use]
    pub fn consequences(&self, ply: usize) -> Option<Consequences> {
        let index = ply.checked_sub(1)?;
        let &turn = self.turns.get(index)?;
        // Every turn of a game is legal where it stands.
        self.position_after(index)?.consequences(turn).ok()
    }

    /// The player to move, also if the game is over.
    #[must_use]
    pub fn to_move(&self) -> Player {
        self.position().to_move()
    }

    /// The stacks of five that a player has removed in this game (E9), in order.
    ///
    /// Stacks that were removed before the start position are not included, as their pieces are unknown. They count only in
    /// [`scored`](lyngk_rules::Core::scored).
    #[must_use]
    pub fn captured(&self, player: Player) -> Vec<Stack> {
        let scored = |ply: usize| self.position_after(ply).map(|position| position.scored(player));
        let removed = |ply: usize| {
            let completed = self.consequences(ply)?.completed?;
            (completed.completion == Completion::Removed).then_some(completed.stack)
        };
        (1..=self.turns.len()).filter(|&ply| scored(ply) != scored(ply - 1)).filter_map(removed).collect()
    }

    /// The end of the game, or `None` if it is not over.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// The same, including a loss on time that no call has noticed yet.
    pub(crate) fn ended_at(&self, now: Duration) -> Option<Ended> {
        self.ended.or_else(|| self.clock.fallen(now).map(|player| Ended::lost_by(player, EndReason::Time)))
    }
}

/// # Playing
impl Game {
    /// Plays a turn for the player to move.
    ///
    /// # Errors
    /// If the game is over or paused, the turn is illegal, or the player's time has run out, which ends the game.
    pub fn play(&mut self, turn: Turn, now: Duration) -> Result<Played, GameError> {
        self.must_go_on(now)?;
        if self.paused {
            return Err(GameError::Paused);
        }
        let mut position = *self.position();
        let consequences = position.consequences(turn)?;
        position.play_unchecked(turn);
        self.turns.push(turn);
        self.positions.push(position);
        self.ended = consequences.outcome.map(Ended::from);
        self.clock.turn_made(now);
        self.set_clock_going(now);
        Ok(Played { ply: self.turns.len(), consequences, ended: self.ended })
    }

    /// A player resigns. This is possible at any time, also while the game is paused.
    ///
    /// # Errors
    /// If the game is over, or the time of the player to move has run out, which ends the game.
    pub fn resign(&mut self, player: Player, now: Duration) -> Result<Ended, GameError> {
        self.must_go_on(now)?;
        self.lose(player, EndReason::Resignation, now)
    }

    /// A player loses because of a failure of their program, whoever is to move and whatever the clocks show.
    ///
    /// # Errors
    /// If the game is over.
    pub fn forfeit(&mut self, loser: Player, forfeit: Forfeit, now: Duration) -> Result<Ended, GameError> {
        self.lose(loser, EndReason::Forfeit(forfeit), now)
    }

    /// A player loses by having left the game. Whether they have been gone for long enough is for the caller to decide.
    ///
    /// # Errors
    /// If the game is over, or the time of the player to move has run out, which ends the game.
    pub fn lose_by_absence(&mut self, loser: Player, now: Duration) -> Result<Ended, GameError> {
        self.must_go_on(now)?;
        self.lose(loser, EndReason::Absence, now)
    }

    /// Ends the game in a tie to which both players have agreed.
    ///
    /// # Errors
    /// If the game is over, or the time of the player to move has run out, which ends the game.
    pub fn agree_to_draw(&mut self, now: Duration) -> Result<Ended, GameError> {
        self.must_go_on(now)?;
        let ended = Ended { winner: None, reason: EndReason::Agreement };
        self.end(ended, now);
        Ok(ended)
    }

    /// The player to move loses by exceeding a time limit that is not on the game's clocks, such as a limit for each turn.
    ///
    /// # Errors
    /// If the game is over.
    pub fn lose_on_time(&mut self, now: Duration) -> Result<Ended, GameError> {
        self.lose(self.to_move(), EndReason::Time, now)
    }

    fn lose(&mut self, loser: Player, reason: EndReason, now: Duration) -> Result<Ended, GameError> {
        if let Some(ended) = self.ended {
            return Err(GameError::Over(ended));
        }
        let ended = Ended::lost_by(loser, reason);
        self.end(ended, now);
        Ok(ended)
    }

    /// Takes back the last turns, and a resignation with them. With 0 turns it takes back only a resignation. A paused game stays
    /// paused.
    ///
    /// # Errors
    /// If there are not enough turns, or the game was lost on time or by forfeit.
    pub fn take_back(&mut self, plies: usize, now: Duration) -> Result<(), GameError> {
        match self.ended {
            Some(ended) if is_final(ended) => return Err(GameError::Over(ended)),
            Some(_) => {}
            None => self.must_go_on(now)?,
        }
        let played = self.turns.len();
        let kept = played.checked_sub(plies).ok_or(GameError::NotSoMany { asked: plies, played })?;
        self.turns.truncate(kept);
        self.positions.truncate(kept);
        self.ended = self.position().outcome().map(Ended::from);
        // Taking back no turn must not give back the time used for the current turn.
        if plies > 0 {
            self.clock.go_back_to(kept);
        }
        self.set_clock_going(now);
        Ok(())
    }

    /// Whether there is a turn that can be taken back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        !self.turns.is_empty() && !self.ended.is_some_and(is_final)
    }

    /// Returns an error if the game is over, or if it ends now because time has run out.
    fn must_go_on(&mut self, now: Duration) -> Result<(), GameError> {
        if let Some(ended) = self.ended {
            return Err(GameError::Over(ended));
        }
        let player = self.to_move();
        if self.tick(now) { Err(GameError::OutOfTime { player }) } else { Ok(()) }
    }

    fn end(&mut self, ended: Ended, now: Duration) {
        self.ended = Some(ended);
        self.paused = false;
        self.set_clock_going(now);
    }
}

/// # Clocks
impl Game {
    /// The time controls of both players, `None` for a player without a clock.
    #[must_use]
    pub fn controls(&self) -> PerPlayer<Option<TimeControl>> {
        self.clock.controls()
    }

    /// The time that a player has left, or `None` without a clock.
    #[must_use]
    pub fn remaining(&self, player: Player, now: Duration) -> Option<Duration> {
        self.clock.remaining(player, now)
    }

    /// The player whose clock runs. `None` before the first turn, while the game is paused, after its end, and while a player
    /// without a clock is to move.
    #[must_use]
    pub fn running(&self) -> Option<Player> {
        self.clock.running()
    }

    /// When the running clock will show zero if nothing else happens. `None` if no clock runs.
    #[must_use]
    pub fn flag_falls_at(&self) -> Option<Duration> {
        self.clock.falls_at()
    }

    /// Starts the clock before the first turn, as in a match between programs. The first turn then takes time and earns the
    /// increment like any other.
    pub fn start_clock(&mut self, now: Duration) {
        self.timed_from_start = true;
        self.set_clock_going(now);
    }

    /// Gives a player time, for example what the network took for their turn. Without a clock this does nothing.
    pub fn give_time(&mut self, player: Player, time: Duration) {
        self.clock.give(player, time);
    }

    /// Leaves a period out of the clocks: the next `time` does not count. For a server that was down.
    pub fn skip_time(&mut self, time: Duration) {
        self.clock.skip(time);
    }

    /// Checks the clock. Returns `true` if time has run out, which ends the game.
    pub fn tick(&mut self, now: Duration) -> bool {
        let fallen = self.clock.fallen(now);
        if let Some(player) = fallen {
            self.end(Ended::lost_by(player, EndReason::Time), now);
        }
        fallen.is_some()
    }

    /// Pauses the game: the clock stops, and no turn can be played until the game is [resumed](Game::resume). Games without clocks
    /// can be paused too. Pausing a paused game does nothing.
    ///
    /// # Errors
    /// If the game is over, or time has run out, which ends it.
    pub fn pause(&mut self, now: Duration) -> Result<(), GameError> {
        self.set_paused(true, now)
    }

    /// Resumes a paused game. If the game is not paused, this does nothing.
    ///
    /// # Errors
    /// If the game is over, or time has run out, which ends it.
    pub fn resume(&mut self, now: Duration) -> Result<(), GameError> {
        self.set_paused(false, now)
    }

    /// Whether the game is paused. A finished game never is.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    fn set_paused(&mut self, paused: bool, now: Duration) -> Result<(), GameError> {
        self.must_go_on(now)?;
        self.paused = paused;
        self.set_clock_going(now);
        Ok(())
    }

    /// Runs the clock that should run now, if any. This is the only place that decides it.
    fn set_clock_going(&mut self, now: Duration) {
        let begun = self.timed_from_start || !self.turns.is_empty();
        let goes = begun && !self.paused && self.ended.is_none();
        self.clock.run(goes.then(|| self.to_move()), now);
    }
}

/// # Players and tags
///
/// Facts about the game beside the play itself. They are part of saved games.
impl Game {
    /// The players' names, types and levels.
    #[must_use]
    pub fn players(&self) -> &PerPlayer<PlayerInfo> {
        &self.players
    }

    /// Sets what is known about a player.
    pub fn set_player(&mut self, player: Player, info: PlayerInfo) {
        self.players[player] = info;
    }

    /// The tags, except those that the game writes itself.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The value of a tag, unless the game writes it itself.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name() == name).map(Tag::value)
    }

    /// Sets a tag, replacing one of the same name.
    ///
    /// # Errors
    /// If the game writes it itself: a tag in [`GAME_STATE`](tags::GAME_STATE) or one about a player.
    pub fn set_tag(&mut self, tag: Tag) -> Result<(), GameError> {
        if tags::is_written_by_game(tag.name()) {
            return Err(GameError::OwnTag { name: tag.name().to_owned() });
        }
        match self.tags.iter_mut().find(|known| known.name() == tag.name()) {
            Some(known) => *known = tag,
            None => self.tags.push(tag),
        }
        Ok(())
    }
}

/// # Support for saving
impl Game {
    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The game of a record's main line, without clocks, tags or an early end.
    pub(crate) fn replayed(record: &Record) -> Game {
        let mut game = Game::new(*record.start(), None);
        let mut position = game.start;
        for id in record.main_line() {
            let turn = record.node(id).turn();
            position.play_unchecked(turn);
            game.turns.push(turn);
            game.positions.push(position);
        }
        game.ended = position.outcome().map(Ended::from);
        game
    }

    /// Sets the rest of a restored game, whose clock runs from now.
    pub(crate) fn set_state(
        &mut self,
        clock: Clock,
        early_end: Option<Ended>,
        paused: bool,
        players: PerPlayer<PlayerInfo>,
        tags: Vec<Tag>,
        now: Duration,
    ) {
        self.clock = clock;
        self.ended = self.ended.or(early_end);
        self.paused = paused && self.ended.is_none();
        self.players = players;
        self.tags = tags;
        self.set_clock_going(now);
    }
}

/// Whether an end cannot be taken back.
fn is_final(ended: Ended) -> bool {
    matches!(ended.reason, EndReason::Time | EndReason::Absence | EndReason::Forfeit(_))
}
