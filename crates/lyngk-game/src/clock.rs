//! Game clocks.

use std::time::Duration;

use lyngk_rules::{PerPlayer, Player};

use crate::TimeControl;
use crate::seconds::{LIMIT, whole_millis};

/// The time left for each player, or `None` for a player without a clock.
pub(crate) type Times = PerPlayer<Option<Duration>>;

/// The clocks of both players, at most one of which is running.
///
/// Times are whole milliseconds: finer parts are dropped when a time comes in, so that a saved game loses nothing.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    controls: PerPlayer<Option<TimeControl>>,
    /// The time left at `since`.
    left: Times,
    /// The time left after each turn, for taking turns back.
    readings: Vec<Times>,
    running: Option<Player>,
    since: Duration,
}

impl Clock {
    pub(crate) fn new(controls: PerPlayer<Option<TimeControl>>) -> Clock {
        Clock { controls, left: initial(controls), readings: Vec::new(), running: None, since: Duration::ZERO }
    }

    /// Clocks with these times left, after turns with these readings.
    pub(crate) fn restored(controls: PerPlayer<Option<TimeControl>>, left: Times, readings: Vec<Times>) -> Clock {
        Clock { left, readings, ..Clock::new(controls) }
    }

    pub(crate) fn controls(&self) -> PerPlayer<Option<TimeControl>> {
        self.controls
    }

    pub(crate) fn running(&self) -> Option<Player> {
        self.running
    }

    pub(crate) fn readings(&self) -> &[Times] {
        &self.readings
    }

    pub(crate) fn remaining(&self, player: Player, now: Duration) -> Option<Duration> {
        let left = self.left[player]?;
        if self.running != Some(player) {
            return Some(left);
        }
        // Time does not run backwards: an earlier `now` counts as `since`.
        Some(left.saturating_sub(whole_millis(now).saturating_sub(self.since)))
    }

    /// The player whose time has run out: their clock is running and shows zero.
    pub(crate) fn fallen(&self, now: Duration) -> Option<Player> {
        self.running.filter(|&player| self.remaining(player, now) == Some(Duration::ZERO))
    }

    /// The time at which the running clock will show zero.
    pub(crate) fn falls_at(&self) -> Option<Duration> {
        Some(self.since.saturating_add(self.left[self.running?]?))
    }

    /// Stops the running clock and starts that of a player, if the player has one.
    pub(crate) fn run(&mut self, player: Option<Player>, now: Duration) {
        if let Some(running) = self.running {
            self.left[running] = self.remaining(running, now);
        }
        self.running = player.filter(|&player| self.controls[player].is_some());
        self.since = self.since.max(whole_millis(now));
    }

    /// Stops the clock after a turn and adds the increment. A clock that was not running, as for the first turn, gets none.
    pub(crate) fn turn_made(&mut self, now: Duration) {
        let running = self.running;
        self.run(None, now);
        if let Some(player) = running
            && let (Some(left), Some(control)) = (&mut self.left[player], self.controls[player])
        {
            // Only a restored clock can come near the limit. A time beyond it could not be read again.
            *left = left.saturating_add(control.increment()).min(LIMIT);
        }
        self.readings.push(self.left);
    }

    /// Adds time to the clock of a player who has one.
    pub(crate) fn give(&mut self, player: Player, time: Duration) {
        if let Some(left) = &mut self.left[player] {
            *left = left.saturating_add(whole_millis(time)).min(LIMIT);
        }
    }

    /// Lets the running clock go on later: this much time does not count.
    pub(crate) fn skip(&mut self, time: Duration) {
        self.since = self.since.saturating_add(whole_millis(time));
    }

    /// Stops both clocks and sets them back to their readings after this many turns.
    pub(crate) fn go_back_to(&mut self, ply: usize) {
        self.running = None;
        self.readings.truncate(ply);
        self.left = self.readings.last().copied().unwrap_or(initial(self.controls));
    }
}

fn initial(controls: PerPlayer<Option<TimeControl>>) -> Times {
    controls.map(|control| control.map(TimeControl::initial))
}
