//! Rate limits.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

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
        self.take_many(1.0, rate, now)
    }

    /// Takes tokens, if there are so many.
    fn take_many(&mut self, count: f64, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        let allowed = self.tokens >= count;
        if allowed {
            self.tokens -= count;
        }
        allowed
    }

    /// Takes tokens even if there are fewer. Returns the time until none is owed.
    pub(crate) fn owe(&mut self, count: f64, rate: Rate, now: Instant) -> Duration {
        self.fill(rate, now);
        self.tokens -= count;
        Duration::try_from_secs_f64(-self.tokens / rate.per_second).unwrap_or_default()
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
        self.with_bucket(key, now, |bucket| bucket.take(self.rate, now)).unwrap_or(false)
    }

    /// Whether so much may happen at once.
    pub(crate) fn allows_many(&self, key: K, count: f64, now: Instant) -> bool {
        self.with_bucket(key, now, |bucket| bucket.take_many(count, self.rate, now)).unwrap_or(false)
    }

    /// Counts something that happens even beyond the limit.
    pub(crate) fn count(&self, key: K, count: f64, now: Instant) {
        self.with_bucket(key, now, |bucket| {
            bucket.fill(self.rate, now);
            bucket.tokens = (bucket.tokens - count).max(0.0);
        });
    }

    /// Uses the bucket of a key, if there are not too many of them.
    fn with_bucket<T>(&self, key: K, now: Instant, with: impl FnOnce(&mut Bucket) -> T) -> Option<T> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= CROWDED {
            buckets.retain(|_, bucket| {
                bucket.fill(self.rate, now);
                bucket.tokens < self.rate.burst
            });
        }
        // If even that leaves too many, somebody is attacking from everywhere at once.
        if buckets.len() >= 10 * CROWDED && !buckets.contains_key(&key) {
            return None;
        }
        Some(with(buckets.entry(key).or_insert_with(|| Bucket::full(self.rate, now))))
    }
}

/// Counts what each key has at the same time, such as connections of an address.
#[derive(Debug)]
pub(crate) struct Holdings<K: Eq + Hash + Copy> {
    limit: Option<usize>,
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

/// One of the things that a key has. It is given back when it is dropped.
#[derive(Debug)]
pub(crate) struct Held<K: Eq + Hash + Copy> {
    key: K,
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

impl<K: Eq + Hash + Copy> Holdings<K> {
    /// Holdings with a limit for each key, if there is one.
    pub(crate) fn new(limit: Option<usize>) -> Holdings<K> {
        Holdings { limit, counts: Arc::default() }
    }

    /// One more, unless the key has as many as it may.
    pub(crate) fn take(&self, key: K) -> Option<Held<K>> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_default();
        if self.limit.is_some_and(|limit| *count >= limit) {
            return None;
        }
        *count += 1;
        Some(Held { key, counts: Arc::clone(&self.counts) })
    }
}

impl<K: Eq + Hash + Copy> Drop for Held<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holdings_are_given_back() {
        let holdings = Holdings::new(Some(2));
        let (one, two) = (holdings.take("a"), holdings.take("a"));
        assert!(one.is_some() && two.is_some() && holdings.take("a").is_none());
        assert!(holdings.take("b").is_some(), "each key has its own limit");
        drop(one);
        assert!(holdings.take("a").is_some());
        drop(two);
        assert!(holdings.counts.lock().expect("no panic").is_empty(), "nothing is left");
        let unlimited = Holdings::new(None);
        let many: Vec<_> = (0..1_000).map(|_| unlimited.take("a")).collect();
        assert!(many.iter().all(Option::is_some));
    }

    #[test]
    fn an_amount_is_allowed_as_a_whole_or_counted_anyway() {
        let limiter = Limiter::new(Rate { burst: 100.0, per_second: 10.0 });
        let start = Instant::now();
        assert!(limiter.allows_many("a", 60.0, start));
        assert!(!limiter.allows_many("a", 60.0, start));
        limiter.count("a", 60.0, start);
        assert!(!limiter.allows_many("a", 1.0, start));
        assert!(limiter.allows_many("a", 20.0, start + Duration::from_secs(2)), "nothing is owed");
    }

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
