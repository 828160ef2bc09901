//! A game: its line of play, its clocks, its end.

use std::time::Duration;

use lyngk_rules::{Completion, Consequences, PerPlayer, Player, Position, Record, Stack, Tag, Turn};

use crate::clock::Clock;
use crate::tags::{self, PlayerInfo};
use crate::{EndReason, Ended, Forfeit, GameError, TimeControl};

/// What playing a turn did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Which turn of both players together it was, the first being 1.
    pub ply: usize,
    /// What the turn did on the board.
    pub consequences: Consequences,
    /// How the game has ended, if it has by this turn.
    pub ended: Option<Ended>,
}

/// A game between two seats.
///
/// `now` is the time since any fixed moment, the same one for the whole life of a `Game`. It should never go back; where it
/// does, no time has passed. Milliseconds count, what is finer is dropped.
///
/// # Clocks
/// The clock of the player to move runs once the first turn has been made: that turn takes no time and earns no
/// increment. Every other turn earns it, a pass too. Time has run out when nothing is left; then the opponent wins. The
/// game notices when it is told the time: by [`tick`](Game::tick) or whatever is done next. Without a time control there
/// are no clocks, everything else is the same.
///
/// # Taking back
/// Turns can be taken back while the game goes on, after its end by the rules and after a resignation, which is
/// taken back with them; not after time has run out, which would make the clock a suggestion. Both clocks show again what
/// they did then. Who must agree, and whether it is allowed at all, is for whoever holds the game.
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

    /// Where the game began.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Where it is now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.positions.last().unwrap_or(&self.start)
    }

    /// The position after so many turns, 0 for the start.
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

    /// What a turn of the game did, the first being 1.
    #[must_use]
    pub fn consequences(&self, ply: usize) -> Option<Consequences> {
        let index = ply.checked_sub(1)?;
        let &turn = self.turns.get(index)?;
        // Every turn here was legal when it was played.
        self.position_after(index)?.consequences(turn).ok()
    }

    /// The player whose turn it is; also in a game that is over, where nobody has one.
    #[must_use]
    pub fn to_move(&self) -> Player {
        self.position().to_move()
    }

    /// The stacks of five that a player has removed in this game (E9), in the order in which it happened.
    ///
    /// Of stacks that were removed before the start nobody knows the pieces: they are in
    /// [`scored`](lyngk_rules::Core::scored) only.
    #[must_use]
    pub fn captured(&self, player: Player) -> Vec<Stack> {
        let scored = |ply: usize| self.position_after(ply).map(|position| position.scored(player));
        let removed = |ply: usize| {
            let completed = self.consequences(ply)?.completed?;
            (completed.completion == Completion::Removed).then_some(completed.stack)
        };
        (1..=self.turns.len()).filter(|&ply| scored(ply) != scored(ply - 1)).filter_map(removed).collect()
    }

    /// How the game ended; none while it goes on.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        self.ended
    }

    /// The same with a flag that has fallen by now, although nobody has noticed.
    pub(crate) fn ended_at(&self, now: Duration) -> Option<Ended> {
        self.ended.or_else(|| self.clock.fallen(now).map(|player| Ended::lost_by(player, EndReason::Time)))
    }
}

/// # Playing
impl Game {
    /// Plays a turn for the player to move.
    ///
    /// # Errors
    /// If the game is over or paused, the turn is not legal, or the player's time has run out, which ends the game.
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

    /// A player gives up, whoever's turn it is; also while the game is paused.
    ///
    /// # Errors
    /// If the game is over, or the time of the player to move has run out, which ends the game.
    pub fn resign(&mut self, player: Player, now: Duration) -> Result<Ended, GameError> {
        self.must_go_on(now)?;
        self.lose(player, EndReason::Resignation, now)
    }

    /// A program failed and loses the game, whoever's turn it is and whatever the clocks show.
    ///
    /// # Errors
    /// If the game is over.
    pub fn forfeit(&mut self, loser: Player, forfeit: Forfeit, now: Duration) -> Result<Ended, GameError> {
        self.lose(loser, EndReason::Forfeit(forfeit), now)
    }

    /// The player to move exceeded a time limit that the game's clocks do not have, such as a limit for each turn.
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

    /// Takes back the last turns, and a resignation with them; a resignation alone with 0 turns. A game that is paused
    /// stays so.
    ///
    /// # Errors
    /// If there are not so many turns, or time has run out, before or just now.
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
        // Taking back nothing must not give back the time of the turn that is being thought about.
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

    /// An error if the game is over, or if it has to end now because time has run out.
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
    /// The time controls of both players, none for a player without a clock.
    #[must_use]
    pub fn controls(&self) -> PerPlayer<Option<TimeControl>> {
        self.clock.controls()
    }

    /// The time that a player has left; none for a player without a clock.
    #[must_use]
    pub fn remaining(&self, player: Player, now: Duration) -> Option<Duration> {
        self.clock.remaining(player, now)
    }

    /// The player whose clock runs. None before the first turn, while the game is paused, after its end, and while a player
    /// without a clock is to move.
    #[must_use]
    pub fn running(&self) -> Option<Player> {
        self.clock.running()
    }

    /// Starts the clock of the player to move although no turn has been made, as in a match between programs. Their first
    /// turn then takes time and earns the increment like any other.
    pub fn start_clock(&mut self, now: Duration) {
        self.timed_from_start = true;
        self.set_clock_going(now);
    }

    /// Looks at the clock. True if that ended the game, as time has run out.
    pub fn tick(&mut self, now: Duration) -> bool {
        let fallen = self.clock.fallen(now);
        if let Some(player) = fallen {
            self.end(Ended::lost_by(player, EndReason::Time), now);
        }
        fallen.is_some()
    }

    /// Stops the clock, and nobody can play until the game is [resumed](Game::resume). A game without clocks can be paused
    /// too. One that is paused already stays so.
    ///
    /// # Errors
    /// If the game is over, or time has run out, which ends it.
    pub fn pause(&mut self, now: Duration) -> Result<(), GameError> {
        self.set_paused(true, now)
    }

    /// Goes on after a pause. A game that is not paused goes on as it did.
    ///
    /// # Errors
    /// If the game is over, or time has run out, which ends it.
    pub fn resume(&mut self, now: Duration) -> Result<(), GameError> {
        self.set_paused(false, now)
    }

    /// Whether the game is paused. One that is over never is.
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

    /// Lets the clock run that should: the one place that says when.
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
    /// What is known about the players.
    #[must_use]
    pub fn players(&self) -> &PerPlayer<PlayerInfo> {
        &self.players
    }

    /// Sets what is known about a player.
    pub fn set_player(&mut self, player: Player, info: PlayerInfo) {
        self.players[player] = info;
    }

    /// The tags, without those that come from the game itself.
    #[must_use]
    pub fn tags(&self) -> &[Tag] {
        &self.tags
    }

    /// The value of such a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name() == name).map(Tag::value)
    }

    /// Sets a tag; one of the same name is replaced.
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

/// What saving needs.
impl Game {
    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The main line of a record, whose turns are all legal, as a game without clocks, tags or an early end.
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

    /// The rest of a restored game, which goes on from now.
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

/// Whether an end cannot be taken back. If lost time could be, the clock would mean nothing.
fn is_final(ended: Ended) -> bool {
    matches!(ended.reason, EndReason::Time | EndReason::Forfeit(_))
}
