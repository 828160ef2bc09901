//! Rate limits.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// How often something may happen: a number at once, and a number in each second after that.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// The number at once.
    pub burst: f64,
    /// The number in each second.
    pub per_second: f64,
}

impl Rate {
    /// No limit.
    pub const UNLIMITED: Rate = Rate { burst: f64::INFINITY, per_second: 0.0 };
}

/// A token bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    filled_at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { tokens: rate.burst, filled_at: now }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        let allowed = self.tokens >= 1.0;
        if allowed {
            self.tokens -= 1.0;
        }
        allowed
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let seconds = now.saturating_duration_since(self.filled_at).as_secs_f64();
        self.tokens = (self.tokens + seconds * rate.per_second).min(rate.burst);
        self.filled_at = now;
    }
}

/// A bucket for each key, such as an address. Full buckets are forgotten.
#[derive(Debug)]
pub(crate) struct Limiter<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// The number of keys from which full buckets are looked for.
const CROWDED: usize = 10_000;

impl<K: Eq + Hash> Limiter<K> {
    /// A limiter with this rate for each key.
    pub(crate) fn new(rate: Rate) -> Limiter<K> {
        Limiter { rate, buckets: Mutex::default() }
    }

    /// Whether it may happen once more.
    pub(crate) fn allows(&self, key: K, now: Instant) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= CROWDED {
            buckets.retain(|_, bucket| {
                bucket.fill(self.rate, now);
                bucket.tokens < self.rate.burst
            });
        }
        // If even that leaves too many, somebody is attacking from everywhere at once.
        if buckets.len() >= 10 * CROWDED && !buckets.contains_key(&key) {
            return false;
        }
        buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now)).take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_a_rate() {
        let limiter = Limiter::new(Rate { burst: 3.0, per_second: 2.0 });
        let start = Instant::now();
        let allowed = |key: &'static str, millis| limiter.allows(key, start + Duration::from_millis(millis));
        assert_eq!([0, 0, 0, 0].map(|at| allowed("a", at)), [true, true, true, false]);
        assert!(allowed("b", 0), "each key has a bucket of its own");
        assert_eq!([400, 500, 600, 1_100].map(|at| allowed("a", at)), [false, true, false, true]);
    }
}
