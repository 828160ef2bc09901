//! Progress and notices on standard error.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::output;

/// The interval between updates of the line on a terminal.
const TERMINAL_INTERVAL: Duration = Duration::from_millis(200);
/// The width of a terminal that does not tell its own.
const DEFAULT_WIDTH: usize = 80;

/// Whether the command line has --quiet.
static QUIET: AtomicBool = AtomicBool::new(false);

/// Suppresses progress and notices; errors are still written.
pub(crate) fn be_quiet() {
    QUIET.store(true, Ordering::Relaxed);
}

/// Writes a notice on a line of its own.
pub(crate) fn note(text: &str) {
    if !QUIET.load(Ordering::Relaxed) {
        // A notice that cannot be written does not stop the work.
        let _ = writeln!(io::stderr(), "{}{}", erasure(), text.chars().map(output::printable).collect::<String>());
    }
}

/// Progress as one line that is updated on a terminal, or as lines at intervals elsewhere.
#[derive(Debug)]
pub(crate) struct Progress {
    updated: Instant,
    /// The interval between updates; `None` if nothing is shown.
    interval: Option<Duration>,
}

impl Progress {
    /// Progress for people at a terminal. Nothing is written elsewhere.
    pub(crate) fn new() -> Progress {
        let is_shown = io::stderr().is_terminal() && !QUIET.load(Ordering::Relaxed);
        Progress { updated: Instant::now(), interval: is_shown.then_some(TERMINAL_INTERVAL) }
    }

    /// Progress that is also written elsewhere, at this interval.
    pub(crate) fn with_log(interval: Duration) -> Progress {
        let interval = if io::stderr().is_terminal() { TERMINAL_INTERVAL } else { interval };
        Progress { updated: Instant::now(), interval: (!QUIET.load(Ordering::Relaxed)).then_some(interval) }
    }

    /// Shows the text, if the interval is over.
    pub(crate) fn update(&mut self, text: impl FnOnce() -> String) {
        if self.interval.is_none_or(|interval| self.updated.elapsed() < interval) {
            return;
        }
        self.updated = Instant::now();
        let text = text();
        // Progress that cannot be written does not stop the work.
        let _ = if io::stderr().is_terminal() {
            write!(io::stderr(), "{}{}", erasure(), cut(&text, width()))
        } else {
            writeln!(io::stderr(), "{text}")
        };
    }

    /// Erases the line.
    pub(crate) fn clear(&self) {
        if self.interval.is_some() {
            let _ = write!(io::stderr(), "{}", erasure());
        }
    }
}

/// What erases the line of a terminal.
fn erasure() -> &'static str {
    if io::stderr().is_terminal() { "\r\x1b[2K" } else { "" }
}

fn width() -> usize {
    terminal_size::terminal_size_of(io::stderr()).map_or(DEFAULT_WIDTH, |(width, _)| width.0.into())
}

/// A text that fits on a line of a terminal. A longer one would wrap, and could not be erased.
fn cut(text: &str, width: usize) -> String {
    let room = width.saturating_sub(1);
    if text.chars().count() <= room {
        return text.to_owned();
    }
    text.chars().take(room.saturating_sub(1)).chain(['…']).take(room).collect()
}

/// `1 h 5 min`, `5 min 12 s` or `12 s`.
pub(crate) fn in_words(time: Duration) -> String {
    let seconds = time.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

/// A number with commas between thousands.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_progress_fits_into_the_terminal() {
        assert_eq!(cut("12 of 31 turns", 80), "12 of 31 turns");
        assert_eq!(cut("12 of 31 turns", 15), "12 of 31 turns");
        assert_eq!(cut("12 of 31 turns", 14), "12 of 31 tur…");
        assert_eq!(cut("äöü", 3), "ä…");
        for width in 0..3 {
            assert!(cut("12 of 31 turns", width).chars().count() < width.max(1), "{width}");
        }
    }

    #[test]
    fn times_and_numbers_are_written_for_people() {
        let words = [12, 312, 3_900].map(|seconds| in_words(Duration::from_secs(seconds)));
        assert_eq!(words, ["12 s", "5 min 12 s", "1 h 5 min"]);
        assert_eq!([1.0, 999.0, 1_000.0, 1_234_567.0].map(grouped), ["1", "999", "1,000", "1,234,567"]);
    }
}
