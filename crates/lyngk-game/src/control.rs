//! How much time players have.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::seconds;

/// So much time for the whole game, and so much more after each turn (Fischer).
///
/// It is written as the LGN tag `TimeControl` has it: seconds for the game, `+`, seconds a turn.
///
/// ```
/// use std::time::Duration;
/// use lyngk_game::TimeControl;
///
/// let control: TimeControl = "300+3".parse()?;
/// assert_eq!(control.initial(), Duration::from_secs(300));
/// assert_eq!(control.increment(), Duration::from_secs(3));
/// assert_eq!(control.to_string(), "300+3");
/// # Ok::<(), lyngk_game::TimeControlError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    initial: Duration,
    increment: Duration,
}

impl TimeControl {
    /// The longest time for a game: a day.
    pub const MAX_INITIAL: Duration = Duration::from_hours(24);

    /// The longest increment: an hour.
    pub const MAX_INCREMENT: Duration = Duration::from_hours(1);

    /// A time control. What is finer than a millisecond is dropped.
    ///
    /// # Errors
    /// If the time for the game is not at least a millisecond and at most a day, or the increment is more than an hour.
    pub fn new(initial: Duration, increment: Duration) -> Result<TimeControl, TimeControlError> {
        let [initial, increment] = [initial, increment].map(seconds::whole_millis);
        if initial.is_zero() || initial > TimeControl::MAX_INITIAL {
            return Err(TimeControlError::Initial { initial });
        }
        if increment > TimeControl::MAX_INCREMENT {
            return Err(TimeControlError::Increment { increment });
        }
        Ok(TimeControl { initial, increment })
    }

    /// What each player has at the start.
    #[must_use]
    pub const fn initial(self) -> Duration {
        self.initial
    }

    /// What a player gets after each turn.
    #[must_use]
    pub const fn increment(self) -> Duration {
        self.increment
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", seconds::write(self.initial), seconds::write(self.increment))
    }
}

/// Reads `300+3`, and `300` for a control without increment, as PGN has it.
impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let (initial, increment) = text.split_once('+').unwrap_or((text, "0"));
        match (seconds::read(initial), seconds::read(increment)) {
            (Some(initial), Some(increment)) => TimeControl::new(initial, increment),
            _ => Err(TimeControlError::Form),
        }
    }
}

/// What is wrong with a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum TimeControlError {
    /// The text is none.
    #[error("a time control is the seconds for the game and for each turn, as in 300+3")]
    Form,
    /// There is no time for the game, or too much.
    #[error("the time for the game is {} seconds, more than 0 and up to 86400 would be right", seconds::write(*.initial))]
    Initial {
        /// The time.
        initial: Duration,
    },
    /// The increment is too long.
    #[error("the time added for each turn is {} seconds, 0 to 3600 would be right", seconds::write(*.increment))]
    Increment {
        /// The time.
        increment: Duration,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_are_read_as_they_are_written() {
        for text in ["300+3", "60+0", "0.5+0.01", "86400+3600", "0.001+0"] {
            assert_eq!(text.parse::<TimeControl>().map(|control| control.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("300".parse::<TimeControl>(), "300+0".parse());
    }

    #[test]
    fn wrong_controls_are_refused_in_a_sentence() {
        for text in ["", "-", "?", "300 + 3", "5m", "40/9000", "300+3+3", "-1+0", "9999999999+0"] {
            assert_eq!(text.parse::<TimeControl>(), Err(TimeControlError::Form), "{text}");
        }
        let message = |text: &str| text.parse::<TimeControl>().expect_err("out of bounds").to_string();
        assert_eq!(message("0+3"), "the time for the game is 0 seconds, more than 0 and up to 86400 would be right");
        assert_eq!(
            message("86400.5+3"),
            "the time for the game is 86400.5 seconds, more than 0 and up to 86400 would be right"
        );
        assert_eq!(message("9+3601"), "the time added for each turn is 3601 seconds, 0 to 3600 would be right");
    }

    #[test]
    fn what_is_finer_than_a_millisecond_is_dropped() {
        let control = TimeControl::new(Duration::from_micros(1_999), Duration::from_micros(999));
        assert_eq!(control.map(|control| control.to_string()), Ok("0.001+0".to_owned()));
        assert!(TimeControl::new(Duration::from_micros(999), Duration::ZERO).is_err());
        assert!(TimeControl::new(Duration::MAX, Duration::MAX).is_err());
    }
}
