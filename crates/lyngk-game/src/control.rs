//! Time controls.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::seconds;

/// A Fischer time control: an initial time for the whole game, and an increment for each turn.
///
/// It is written as in the LGN tag `TimeControl`: initial time in seconds, `+`, increment in seconds.
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
    /// The maximum initial time: a day.
    pub const MAX_INITIAL: Duration = Duration::from_hours(24);

    /// The maximum increment: an hour.
    pub const MAX_INCREMENT: Duration = Duration::from_hours(1);

    /// A time control, rounded down to whole milliseconds.
    ///
    /// # Errors
    /// If the initial time is less than a millisecond or more than a day, or the increment is more than an hour.
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

    /// The time at the start of the game.
    #[must_use]
    pub const fn initial(self) -> Duration {
        self.initial
    }

    /// The time added after each turn.
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

/// Parses `300+3`, or `300` for a control without increment, as in PGN.
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

/// The error for an invalid time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum TimeControlError {
    /// A syntax error.
    #[error("expected a time control like 300+3: seconds for the game and for each turn")]
    Form,
    /// The initial time is zero or too long.
    #[error("the time for the game is {} seconds; expected more than 0 and at most 86400", seconds::write(*.initial))]
    Initial {
        /// The initial time.
        initial: Duration,
    },
    /// The increment is too long.
    #[error("the increment for each turn is {} seconds; expected at most 3600", seconds::write(*.increment))]
    Increment {
        /// The increment.
        increment: Duration,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_are_read_as_they_are_written() {
        for text in ["300+3", "60+0", "0.5+0.01", "86400+3600", "0.001+0"] {
            assert_eq!(text.parse::<TimeControl>().map(|control| control.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("300".parse::<TimeControl>(), "300+0".parse());
    }

    #[test]
    fn invalid_time_controls_are_errors_with_a_sentence() {
        for text in ["", "-", "?", "300 + 3", "5m", "40/9000", "300+3+3", "-1+0", "9999999999+0"] {
            assert_eq!(text.parse::<TimeControl>(), Err(TimeControlError::Form), "{text}");
        }
        let message = |text: &str| text.parse::<TimeControl>().expect_err("out of bounds").to_string();
        assert_eq!(message("0+3"), "the time for the game is 0 seconds; expected more than 0 and at most 86400");
        assert_eq!(
            message("86400.5+3"),
            "the time for the game is 86400.5 seconds; expected more than 0 and at most 86400"
        );
        assert_eq!(message("9+3601"), "the increment for each turn is 3601 seconds; expected at most 3600");
    }

    #[test]
    fn time_controls_are_rounded_down_to_milliseconds() {
        let control = TimeControl::new(Duration::from_micros(1_999), Duration::from_micros(999));
        assert_eq!(control.map(|control| control.to_string()), Ok("0.001+0".to_owned()));
        assert!(TimeControl::new(Duration::from_micros(999), Duration::ZERO).is_err());
        assert!(TimeControl::new(Duration::MAX, Duration::MAX).is_err());
    }
}
