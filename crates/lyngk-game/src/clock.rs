//! The clocks of both players.

use std::time::Duration;

use lyngk_rules::Player;

use crate::TimeControl;
use crate::seconds::{LIMIT, whole_millis};

/// The clocks of both players, of which one runs or none.
///
/// Times are whole milliseconds: what is finer is dropped as it comes in, so that saving loses nothing.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    control: TimeControl,
    /// What each player had at `since`.
    left: [Duration; 2],
    /// What each player had after each turn, for taking back.
    readings: Vec<[Duration; 2]>,
    running: Option<Player>,
    since: Duration,
}

impl Clock {
    pub(crate) fn new(control: TimeControl) -> Clock {
        Clock { control, left: [control.initial(); 2], readings: Vec::new(), running: None, since: Duration::ZERO }
    }

    /// Clocks that stand like this after turns with these readings.
    pub(crate) fn restored(control: TimeControl, left: [Duration; 2], readings: Vec<[Duration; 2]>) -> Clock {
        Clock { left, readings, ..Clock::new(control) }
    }

    pub(crate) fn control(&self) -> TimeControl {
        self.control
    }

    pub(crate) fn running(&self) -> Option<Player> {
        self.running
    }

    pub(crate) fn readings(&self) -> &[[Duration; 2]] {
        &self.readings
    }

    pub(crate) fn remaining(&self, player: Player, now: Duration) -> Duration {
        let left = self.left[player.index()];
        if self.running != Some(player) {
            return left;
        }
        // A moment before the last one that was told is that one: time does not go back.
        left.saturating_sub(whole_millis(now).saturating_sub(self.since))
    }

    /// The player whose time has run out. It has when nothing is left.
    pub(crate) fn fallen(&self, now: Duration) -> Option<Player> {
        self.running.filter(|&player| self.remaining(player, now).is_zero())
    }

    /// From now on this player's clock runs, or none.
    pub(crate) fn run(&mut self, player: Option<Player>, now: Duration) {
        if let Some(running) = self.running {
            self.left[running.index()] = self.remaining(running, now);
        }
        self.running = player;
        self.since = self.since.max(whole_millis(now));
    }

    /// A turn has been made: the clock stops. It earns the increment unless the clock did not run, as for the first turn.
    pub(crate) fn turn_made(&mut self, now: Duration) {
        let running = self.running;
        self.run(None, now);
        if let Some(player) = running {
            let left = &mut self.left[player.index()];
            // Only a restored clock can come near the limit. Past it, it could not be read again.
            *left = left.saturating_add(self.control.increment()).min(LIMIT);
        }
        self.readings.push(self.left);
    }

    /// Both clocks stop and show what they did after so many turns.
    pub(crate) fn go_back_to(&mut self, ply: usize) {
        self.running = None;
        self.readings.truncate(ply);
        self.left = self.readings.last().copied().unwrap_or([self.control.initial(); 2]);
    }
}
