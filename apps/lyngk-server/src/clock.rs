//! The server's clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use lyngk_room::Timestamp;
use tokio::time::Instant;

/// A clock that starts with the system's time, or the database's, and never goes back: changes of the system's time while the server
/// runs do not matter.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    started_at: Timestamp,
    start: Instant,
    /// Correction since the start that follows the database's clock, in milliseconds.
    adjustment: AtomicI64,
    /// The latest time that was read, in milliseconds.
    latest: AtomicU64,
}

impl Clock {
    /// A clock that starts now, and not before the last moment at which a server was up.
    pub(crate) fn starting_after(last_up: Option<Timestamp>) -> Clock {
        let system = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock::starting_at(Timestamp::default() + system, last_up)
    }

    /// A clock that starts with a time, and not before the last moment at which a server was up.
    pub(crate) fn starting_at(now: Timestamp, last_up: Option<Timestamp>) -> Clock {
        let started_at = last_up.map_or(now, |last_up| last_up.max(now));
        let inner =
            Inner { started_at, start: Instant::now(), adjustment: AtomicI64::new(0), latest: AtomicU64::new(0) };
        Clock { inner: Arc::new(inner) }
    }

    /// The time.
    pub(crate) fn now(&self) -> Timestamp {
        let now = self.unbounded();
        let latest = self.inner.latest.fetch_max(now, Ordering::Relaxed);
        Timestamp::from_millis(now.max(latest))
    }

    /// The time in milliseconds, which goes back when an adjustment does.
    fn unbounded(&self) -> u64 {
        let Inner { started_at, start, adjustment, .. } = &*self.inner;
        (*started_at + start.elapsed()).as_millis().saturating_add_signed(adjustment.load(Ordering::Relaxed))
    }

    /// Follows a clock that shows a time now, if the difference is larger than the error of that measurement. To go back, the clock
    /// stands still for a while.
    pub(crate) fn follow(&self, other: Timestamp, error: Duration) {
        let difference = other.as_millis() as i64 - self.unbounded() as i64;
        if u128::from(difference.unsigned_abs()) > error.as_millis() {
            self.inner.adjustment.fetch_add(difference, Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_clock_follows_another_one_and_never_goes_back() {
        let at = Timestamp::from_millis;
        let clock = Clock::starting_at(at(10_000), Some(at(9_000)));
        clock.follow(at(10_004), Duration::from_millis(5));
        assert_eq!(clock.now(), at(10_000), "less than the error");
        clock.follow(at(13_000), Duration::from_millis(5));
        assert_eq!(clock.now(), at(13_000));
        clock.follow(at(12_000), Duration::from_millis(5));
        assert_eq!(clock.now(), at(13_000), "it stands still");
        tokio::time::advance(Duration::from_millis(1_500)).await;
        assert_eq!(clock.now(), at(13_500));
        assert_eq!(Clock::starting_at(at(5), Some(at(9))).now(), at(9));
    }
}
