//! Time management: how much of a game clock a turn may use. This is the only clock policy in the workspace; clients send clocks.

use std::time::Duration;

use lyngk_lei::GameClock;
use lyngk_rules::Core;

/// Reserve for delays between the engine and the clock, such as a pipe or a busy machine.
const OVERHEAD: Duration = Duration::from_millis(20);
/// A turn never uses more than this share of the time left.
const MAX_SHARE: f32 = 0.4;
/// The share of the increment that each turn uses. The rest builds up a reserve.
const INCREMENT_SHARE: f32 = 0.75;
/// How many stacks are on the board when a game ends, about.
const FINAL_STACKS: usize = 12;
/// However near the end seems, some turns may be left: this many at least.
const MIN_TURNS: usize = 5;

/// The time for this turn: an equal share of the time left for each of the player's remaining turns, and most of the increment.
pub(super) fn allotment(core: &Core, clock: GameClock) -> Duration {
    // Each turn takes a stack off the board, and every other turn is the opponent's.
    let turns = core.occupied().len().saturating_sub(FINAL_STACKS) / 2 + 2;
    let share = clock.remaining / turns.max(MIN_TURNS) as u32 + clock.increment.mul_f32(INCREMENT_SHARE);
    share.min(clock.remaining.mul_f32(MAX_SHARE)).min(clock.remaining.saturating_sub(OVERHEAD))
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Position, SplitMix64, Variant};

    use super::*;

    const fn milliseconds(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    fn clock(remaining: u64, increment: u64) -> GameClock {
        GameClock { remaining: milliseconds(remaining), increment: milliseconds(increment) }
    }

    /// Plays a random game in which each turn of player 1 takes its allotment and this much longer. Gives the time left before each turn.
    fn simulate(seed: u64, variant: Variant, mut clock: GameClock, delay: Duration) -> Vec<Duration> {
        let mut random = SplitMix64::new(seed);
        let mut position = Position::random_start(seed, variant);
        let player = position.to_move();
        let mut left = Vec::new();
        while let Some(turn) = position.random_turn(&mut random) {
            if position.to_move() == player {
                left.push(clock.remaining);
                let took = allotment(&position, clock) + delay;
                let rest = clock.remaining.checked_sub(took);
                clock.remaining = rest.unwrap_or_else(|| panic!("flagged after {left:?}")) + clock.increment;
            }
            position.play_unchecked(turn);
        }
        left.push(clock.remaining);
        left
    }

    fn games() -> impl Iterator<Item = (u64, Variant)> {
        (0..40).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant)))
    }

    #[test]
    fn no_game_is_lost_on_time() {
        for (seed, variant) in games() {
            for (remaining, increment) in [(1_000, 0), (60_000, 0), (600_000, 0), (1_000, 100), (180_000, 2_000)] {
                simulate(seed, variant, clock(remaining, increment), Duration::ZERO);
            }
            // With an increment above the delay, a game never ends on time however short the clock.
            simulate(seed, variant, clock(100, 30), milliseconds(10));
            simulate(seed, variant, clock(2_000, 20), milliseconds(15));
        }
    }

    #[test]
    fn most_of_the_time_is_used_by_the_end() {
        for (seed, variant) in games() {
            let left = simulate(seed, variant, clock(60_000, 0), Duration::ZERO);
            if left.len() > 12 {
                assert!(*left.last().expect("a time") < milliseconds(30_000), "{left:?}");
            }
        }
    }

    #[test]
    fn increments_are_used_and_never_pile_up() {
        for (seed, variant) in games() {
            let left = simulate(seed, variant, clock(10_000, 5_000), Duration::ZERO);
            assert!(left.iter().all(|left| *left < milliseconds(30_000)), "{left:?}");
        }
        let start = *Position::random_start(1, Variant::Standard);
        let [with, without] = [1_000, 0].map(|increment| allotment(&start, clock(60_000, increment)));
        assert_eq!(with, without + milliseconds(750));
    }

    #[test]
    fn the_opening_uses_a_small_share() {
        let start = *Position::random_start(1, Variant::Standard);
        let time = allotment(&start, clock(60_000, 0));
        assert!((milliseconds(2_000)..milliseconds(5_000)).contains(&time), "{time:?}");
    }

    #[test]
    fn a_clock_that_has_all_but_run_out_is_answered_at_once() {
        let start = *Position::random_start(1, Variant::Standard);
        for remaining in 0..=20 {
            for increment in [0, 500, 60_000] {
                assert_eq!(allotment(&start, clock(remaining, increment)), Duration::ZERO);
            }
        }
        assert!(allotment(&start, clock(100, 60_000)) <= milliseconds(41));
    }
}
