//! Conversion of games to records and back.

use std::time::Duration;

use lyngk_rules::{Comment, GameResult, PerPlayer, Player, Record, Tag};

use crate::clock::{Clock, Times};
use crate::error::shortened;
use crate::tags::{self, PlayerInfo, Termination};
use crate::{EndReason, Ended, Game, RestoreError, TimeControl, seconds};

/// The text around a clock reading in a comment, as in PGN.
const READING: (&str, &str) = ("[%clk ", "]");

const SECONDS: &str = "seconds from 0 to 3600000, as in 231.5";
const CONTROL: &str = "a time control like 300+3, with at most 86400 and 3600 seconds";

/// # Saving
impl Game {
    /// The game as a record, as it is now. If a player's time has run out by now, the record says so even if nobody has
    /// called [`tick`](Game::tick).
    ///
    /// Beside the tags of the players and of the caller it has those in [`GAME_STATE`](tags::GAME_STATE) that apply. If there
    /// are clocks, the comment after each turn has what its player had left, as in `{[%clk 231.5]}`.
    #[must_use]
    pub fn to_record(&self, now: Duration) -> Record {
        let ended = self.ended_at(now);
        let mut record = Record::new(*self.start());
        record.result = ended.map_or(GameResult::Open, Ended::result);
        // The event comes before the players, as in PGN.
        self.tags().iter().for_each(|tag| record.set_tag(tag.clone()));
        self.players().iter().for_each(|(player, info)| info.write_to(&mut record, player));
        self.state_tags(ended, now).into_iter().for_each(|tag| record.set_tag(tag));
        let mut last = None;
        for (index, &turn) in self.turns().iter().enumerate() {
            // Every turn of a game is legal where it stands.
            let Ok(node) = record.push(last, turn) else { break };
            let readings = self.clock().readings().get(index);
            if let Some(reading) = readings.and_then(|readings| readings[self.mover(index)]) {
                let text = format!("{}{}{}", READING.0, seconds::write(reading), READING.1);
                record.comments_mut(node).extend(Comment::new(text));
            }
            last = Some(node);
        }
        record
    }

    fn state_tags(&self, ended: Option<Ended>, now: Duration) -> Vec<Tag> {
        let mut tags = Vec::new();
        let mut add = |name: &str, value: String| tags.extend(Tag::new(name, value));
        match self.controls().into_array() {
            [None, None] => (),
            [Some(one), Some(two)] if one == two => add(tags::TIME_CONTROL, one.to_string()),
            _ => self.controls().into_iter().for_each(|(player, control)| {
                let value = control.map_or_else(|| "-".to_owned(), |control| control.to_string());
                add(tags::PLAYER_TIME_CONTROL[player], value);
            }),
        }
        for player in Player::ALL {
            if let Some(left) = self.remaining(player, now) {
                add(tags::CLOCK[player], seconds::write(left).to_string());
            }
        }
        if self.is_paused() {
            add(tags::PAUSED, "yes".to_owned());
        }
        if let Some(ended) = ended {
            add(tags::TERMINATION, Termination::from(ended.reason).name().to_owned());
        }
        add(tags::RESULT, ended.map_or(GameResult::Open, Ended::result).text().to_owned());
        tags
    }

    /// The player who made a turn, the first turn being 0.
    fn mover(&self, index: usize) -> Player {
        self.position_after(index).map_or(Player::One, |before| before.to_move())
    }

    /// The game of a record: its main line, its players, its tags and its clocks. Variations, marks and comments are not
    /// kept.
    ///
    /// A clock that was running when the game was saved goes on running from now. To have it wait, pause the game at the same
    /// `now`. A game that was paused stays paused. Without a time control, or where it is `-` or `?`, there are no clocks.
    /// A clock without a tag shows the player's last reading in the comments or, without any, the initial time. If the
    /// comments lack the reading after a turn, going back to it gives no time back.
    ///
    /// # Errors
    /// If a tag has an invalid value, or the record's result contradicts the turns.
    pub fn from_record(record: &Record, now: Duration) -> Result<Game, RestoreError> {
        let mut game = Game::replayed(record);
        let clock = restored_clock(record, &game)?;
        let early_end = early_end(record, &game)?;
        let paused = match record.tag(tags::PAUSED) {
            None | Some("no") => false,
            Some("yes") => true,
            Some(value) => return Err(wrong(tags::PAUSED, value, "yes or no")),
        };
        let players = PerPlayer::from_fn(|player| PlayerInfo::of(record, player));
        let others = record.tags().iter().filter(|tag| !tags::is_written_by_game(tag.name())).cloned().collect();
        game.set_state(clock, early_end, paused, players, others, now);
        Ok(game)
    }
}

fn wrong(name: &'static str, value: &str, expected: impl Into<String>) -> RestoreError {
    RestoreError::Tag { name, value: shortened(value), expected: expected.into() }
}

fn restored_clock(record: &Record, game: &Game) -> Result<Clock, RestoreError> {
    let mut controls = PerPlayer::both(None);
    let mut shown = Times::default();
    for player in Player::ALL {
        controls[player] = control(record, player)?;
        let name = tags::CLOCK[player];
        let Some(value) = record.tag(name) else { continue };
        if controls[player].is_none() {
            return Err(RestoreError::MissingTag {
                name: tags::TIME_CONTROL,
                expected: "a time control like 300+3, as there are clocks",
            });
        }
        shown[player] = Some(seconds::read(value).ok_or_else(|| wrong(name, value, SECONDS))?);
    }
    let mut readings = Vec::with_capacity(game.turns().len());
    for (ply, id) in (1..).zip(record.main_line()) {
        let has_clock = controls[game.mover(ply - 1)].is_some();
        readings.push(if has_clock { reading(&record.node(id).comments, ply)? } else { None });
    }
    Ok(put_together(controls, shown, &readings, game))
}

/// The time control of a player: their own, or that of both.
fn control(record: &Record, player: Player) -> Result<Option<TimeControl>, RestoreError> {
    let names = [tags::PLAYER_TIME_CONTROL[player], tags::TIME_CONTROL];
    let tag = names.into_iter().find_map(|name| Some((name, record.tag(name)?)));
    match tag {
        // As in PGN, these stand for none and for one that is not known.
        None | Some((_, "-" | "?")) => Ok(None),
        Some((name, value)) => value.parse().map(Some).map_err(|_| wrong(name, value, CONTROL)),
    }
}

/// The clock reading in the comments after a turn.
fn reading(comments: &[Comment], ply: usize) -> Result<Option<Duration>, RestoreError> {
    let behind = comments.iter().find_map(|comment| comment.as_str().split_once(READING.0));
    let Some((_, behind)) = behind else { return Ok(None) };
    let value = behind.split_once(READING.1).map_or(behind, |(value, _)| value);
    let error = || RestoreError::Reading { ply, value: shortened(value), expected: SECONDS };
    seconds::read(value).map(Some).ok_or_else(error)
}

/// The clocks, from the tags of both players and the readings after each turn of the player who made it.
fn put_together(
    controls: PerPlayer<Option<TimeControl>>,
    shown: Times,
    readings: &[Option<Duration>],
    game: &Game,
) -> Clock {
    let initial = controls.map(|control| control.map(TimeControl::initial));
    let mut left = initial;
    for (index, reading) in readings.iter().enumerate() {
        let left = &mut left[game.mover(index)];
        *left = reading.or(*left);
    }
    let left = PerPlayer::from_fn(|player| shown[player].or(left[player]));
    // A missing reading is replaced by the next known one, so that taking turns back gains no time.
    let mut next = left;
    let mut own = vec![None; readings.len()];
    for (index, reading) in readings.iter().enumerate().rev() {
        let next = &mut next[game.mover(index)];
        *next = reading.or(*next);
        own[index] = *next;
    }
    let mut both = initial;
    let filled = own.into_iter().enumerate().map(|(index, own)| {
        both[game.mover(index)] = own;
        both
    });
    Clock::restored(controls, left, filled.collect())
}

/// The end of a game that was not played to its end by the rules, if it has one.
fn early_end(record: &Record, game: &Game) -> Result<Option<Ended>, RestoreError> {
    const EARLY: &str = "resignation, time, absence, illegal turn, crash, error or no answer";
    let result = record.result;
    if let Some(value) = record.tag(tags::RESULT).filter(|&value| value != result.text()) {
        return Err(wrong(tags::RESULT, value, format!("{result}, as after the turns")));
    }
    let termination = record.tag(tags::TERMINATION);
    if let Some(ended) = game.ended() {
        if ![ended.result(), GameResult::Open].contains(&result) {
            return Err(RestoreError::Result { found: result, actual: ended.result() });
        }
        let normal = Termination::Normal.name();
        return match termination.filter(|&value| value != normal) {
            None => Ok(None),
            Some(value) => Err(wrong(tags::TERMINATION, value, normal)),
        };
    }
    let winner = match (result, termination) {
        (GameResult::Open, None) => return Ok(None),
        (GameResult::Open, Some(value)) => {
            return Err(wrong(tags::TERMINATION, value, "no such tag, as the game has no result"));
        }
        (GameResult::Draw, Some(value)) if value == Termination::Agreement.name() => {
            return Ok(Some(Ended { winner: None, reason: EndReason::Agreement }));
        }
        (GameResult::Draw, _) => return Err(RestoreError::Result { found: result, actual: GameResult::Open }),
        (GameResult::Win(winner), _) => winner,
    };
    let Some(value) = termination else {
        return Err(RestoreError::MissingTag { name: tags::TERMINATION, expected: EARLY });
    };
    let reason = match Termination::from_name(value) {
        Some(Termination::Resignation) => EndReason::Resignation,
        Some(Termination::Absence) => EndReason::Absence,
        Some(Termination::Forfeit(forfeit)) => EndReason::Forfeit(forfeit),
        Some(Termination::Time) if winner != game.to_move() => EndReason::Time,
        Some(Termination::Time) => {
            return Err(wrong(
                tags::TERMINATION,
                value,
                "another reason, as only the player to move can run out of time",
            ));
        }
        Some(Termination::Normal | Termination::Agreement) | None => {
            return Err(wrong(tags::TERMINATION, value, EARLY));
        }
    };
    Ok(Some(Ended::lost_by(winner.opponent(), reason)))
}
