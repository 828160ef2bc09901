//! Rules for a connection that can be lost: when to ping, when to give it up, when to send something again.
//!
//! The caller owns socket and timers. Browsers run the timers of hidden tabs late, up to once a minute, so nothing here counts ticks.

use std::time::Duration;

use lyngk_room::Timestamp;

/// Interval between pings.
const PING: Duration = Duration::from_secs(4);
/// A connection on which a ping was not answered for this long is dead, whatever the browser says.
const SILENCE: Duration = Duration::from_secs(13);

/// Next step for a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pulse {
    /// Nothing yet.
    Wait,
    /// Send a ping.
    Ping,
    /// Give the connection up.
    Dead,
}

/// When a connection is pinged, and whether it answers.
#[derive(Clone, Copy, Debug)]
pub struct Heartbeat {
    pinged_at: Timestamp,
    /// Since when an answer is missing.
    unanswered_since: Option<Timestamp>,
}

impl Heartbeat {
    /// A connection that is being made: that it opens is its first answer.
    #[must_use]
    pub fn new(now: Timestamp) -> Heartbeat {
        Heartbeat { pinged_at: now, unanswered_since: Some(now) }
    }

    /// Something was heard, whatever it was.
    pub fn heard(&mut self) {
        self.unanswered_since = None;
    }

    /// The next step. The caller sends the ping.
    pub fn beat(&mut self, now: Timestamp) -> Pulse {
        if self.unanswered_since.is_some_and(|since| now - since > SILENCE) {
            return Pulse::Dead;
        }
        if now - self.pinged_at < PING {
            return Pulse::Wait;
        }
        self.pinged_at = now;
        self.unanswered_since.get_or_insert(now);
        Pulse::Ping
    }
}

/// The timer after which everything without an answer is sent again. There is one at a time, however many commands wait: each of them
/// would send all the others, too.
#[derive(Clone, Copy, Debug, Default)]
pub struct Resend {
    is_scheduled: bool,
    /// The number of the last timer.
    timer: u32,
}

impl Resend {
    /// The number of the timer that the caller starts now; `None` if one runs.
    pub fn schedule(&mut self) -> Option<u32> {
        if self.is_scheduled {
            return None;
        }
        self.is_scheduled = true;
        self.timer = self.timer.wrapping_add(1);
        Some(self.timer)
    }

    /// A timer has fired. Returns whether it still counts.
    pub fn fires(&mut self, timer: u32) -> bool {
        let counts = self.is_scheduled && self.timer == timer;
        self.is_scheduled &= !counts;
        counts
    }

    /// The connection has ended. The next one sends everything anyway.
    pub fn cancel(&mut self) {
        self.is_scheduled = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: Timestamp = Timestamp::from_millis(1_000_000);

    fn at(seconds: u64) -> Timestamp {
        START + Duration::from_secs(seconds)
    }

    #[test]
    fn a_connection_is_pinged_every_few_seconds_and_lives_as_long_as_it_answers() {
        let mut heartbeat = Heartbeat::new(START);
        let mut pings = 0;
        for second in 0..=60 {
            heartbeat.heard();
            pings += match heartbeat.beat(at(second)) {
                Pulse::Wait => 0,
                Pulse::Ping => 1,
                Pulse::Dead => panic!("dead after {second} s"),
            };
        }
        assert_eq!(pings, 15);
    }

    #[test]
    fn a_hidden_tab_whose_timers_run_once_a_minute_keeps_its_connection() {
        let mut heartbeat = Heartbeat::new(START);
        for minute in 1..10 {
            // The answer to the last ping came at once. Nothing was asked since.
            heartbeat.heard();
            assert_eq!(heartbeat.beat(at(60 * minute)), Pulse::Ping, "after {minute} min");
        }
    }

    #[test]
    fn timers_that_run_at_odd_seconds_ping_too() {
        let mut heartbeat = Heartbeat::new(START);
        heartbeat.heard();
        // A timer of a second never runs exactly every second.
        let beats = [1_003, 2_010, 3_998, 5_001].map(|millis| heartbeat.beat(START + Duration::from_millis(millis)));
        assert_eq!(beats, [Pulse::Wait, Pulse::Wait, Pulse::Wait, Pulse::Ping]);
    }

    #[test]
    fn a_connection_without_an_answer_is_dead_after_a_while() {
        let mut heartbeat = Heartbeat::new(START);
        heartbeat.heard();
        assert_eq!(heartbeat.beat(at(5)), Pulse::Ping);
        // Further pings do not put it off.
        assert_eq!([9, 13, 16].map(|second| heartbeat.beat(at(second))), [Pulse::Ping, Pulse::Ping, Pulse::Wait]);
        assert_eq!(heartbeat.beat(at(19)), Pulse::Dead);
        // In a hidden tab it is found out by the next timer.
        let mut hidden = Heartbeat::new(START);
        hidden.heard();
        assert_eq!([60, 120].map(|second| hidden.beat(at(second))), [Pulse::Ping, Pulse::Dead]);
    }

    #[test]
    fn a_connection_that_never_opens_is_given_up() {
        let mut heartbeat = Heartbeat::new(START);
        assert_ne!(heartbeat.beat(at(13)), Pulse::Dead);
        assert_eq!(heartbeat.beat(at(14)), Pulse::Dead);
    }

    #[test]
    fn one_timer_runs_however_many_commands_wait() {
        let mut resend = Resend::default();
        let first = resend.schedule().expect("a timer");
        assert_eq!(resend.schedule(), None);
        assert!(resend.fires(first));
        assert!(!resend.fires(first));
        assert!(resend.schedule().is_some());
    }

    #[test]
    fn a_timer_of_a_lost_connection_does_not_count() {
        let mut resend = Resend::default();
        let old = resend.schedule().expect("a timer");
        resend.cancel();
        assert!(!resend.fires(old));
        let new = resend.schedule().expect("a timer of the next connection");
        assert!(!resend.fires(old));
        assert!(resend.fires(new));
    }
}
