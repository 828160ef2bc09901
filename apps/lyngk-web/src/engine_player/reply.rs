//! When a turn of the engine is played.

use std::time::Duration;

/// How long a reply waits after the person's turn has been shown. A reply at once looks like part of the same turn, and people miss what
/// they did themselves. This holds without animations too: both turns would appear as one change.
const PAUSE: Duration = Duration::from_millis(500);
/// The same after a completed stack: people enjoy it and read about it. With a clock they are in a hurry.
const READING: Duration = Duration::from_millis(1_600);
const READING_WITH_CLOCK: Duration = Duration::from_millis(900);
/// How long a reply waits at most for the animation of the person's turn.
const PATIENCE: Duration = Duration::from_secs(4);
/// How often it looks whether the animation is over.
const POLL: Duration = Duration::from_millis(60);
/// The share of the engine's remaining time that waiting may cost.
const SHARE: u32 = 20;

/// A turn that the engine has found, and the times around it. Thinking counts as waiting.
pub(super) struct Reply {
    /// Time since the engine's turn began.
    pub(super) asked: Duration,
    /// Time since then, or since the animation of the last turn was over, if that was later.
    pub(super) shown: Duration,
    /// The person completed a stack.
    pub(super) is_news: bool,
    /// The animation of the person's turn is not over.
    pub(super) is_busy: bool,
    /// The time on the engine's clock.
    pub(super) left: Option<Duration>,
}

impl Reply {
    /// How long to wait before looking again; zero to play now.
    pub(super) fn wait(&self) -> Duration {
        let limit = self.left.map_or(Duration::MAX, |left| left / SHARE);
        // Its clock ran from the beginning.
        let rest = limit.min(PATIENCE).saturating_sub(self.asked);
        let pause = match (self.is_news, self.left) {
            (false, _) => PAUSE,
            (true, None) => READING,
            (true, Some(_)) => READING_WITH_CLOCK,
        };
        let wanted = if self.is_busy { POLL } else { pause.saturating_sub(self.shown) };
        wanted.min(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn millis(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    fn wait(asked: u64, shown: u64, is_busy: bool, left: Option<u64>) -> Duration {
        let left = left.map(millis);
        Reply { asked: millis(asked), shown: millis(shown), is_news: false, is_busy, left }.wait()
    }

    #[test]
    fn a_reply_comes_half_a_second_after_the_turn_was_shown() {
        assert_eq!(wait(420, 0, false, None), millis(500));
        assert_eq!(wait(620, 200, false, None), millis(300));
        assert_eq!(wait(0, 0, false, None), millis(500));
    }

    #[test]
    fn a_completed_stack_can_be_read_about() {
        let reply = |left| Reply { asked: millis(100), shown: millis(100), is_news: true, is_busy: false, left };
        assert_eq!(reply(None).wait(), millis(1_500));
        assert_eq!(reply(Some(millis(60_000))).wait(), millis(800));
    }

    #[test]
    fn thinking_counts_as_waiting() {
        assert_eq!(wait(1_500, 1_080, false, None), Duration::ZERO);
    }

    #[test]
    fn a_reply_waits_for_an_animation_but_not_for_ever() {
        assert_eq!(wait(100, 100, true, None), POLL);
        assert_eq!(wait(3_000, 3_000, true, None), POLL);
        assert_eq!(wait(4_000, 4_000, true, None), Duration::ZERO);
    }

    #[test]
    fn waiting_never_costs_the_game_on_time() {
        for left in [0, 1, 10, 100, 1_000, 5_000, 60_000] {
            for is_busy in [false, true] {
                // The clock goes on while it waits.
                let mut waited = 0;
                loop {
                    let next = wait(waited, 0, is_busy, Some(left - waited.min(left)));
                    if next < millis(1) {
                        break;
                    }
                    waited += u64::try_from(next.as_millis()).expect("a short wait");
                }
                assert!(waited <= left / 10, "{waited} of {left}");
            }
        }
    }
}
