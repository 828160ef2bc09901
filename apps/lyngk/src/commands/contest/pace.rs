//! How long players may think: what the match says, and what is left of it at a turn.

use std::fmt;
use std::time::Duration;

use lyngk_engine::{GameClock, Limits};
use lyngk_rules::Player;

/// How long a player may think in a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// So much time for every turn.
    Time(Duration),
    /// So many nodes for every turn.
    Nodes(u64),
    /// So much time for the game, and what each turn adds to it.
    Clock(GameClock),
}

/// As on the command line, in milliseconds.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pace::Time(time) => write!(f, "movetime={}", time.as_millis()),
            Pace::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Pace::Clock(clock) => {
                write!(f, "clock={}+{}", clock.remaining.as_millis(), clock.increment.as_millis())
            }
        }
    }
}

/// How far over its time a turn may go before it loses: a machine that does other things too is not the player's fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grace(pub(crate) Duration);

/// What a player may use for one turn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Budget {
    Time { time: Duration, grace: Grace },
    Nodes(u64),
    Clock { own: GameClock, both: [GameClock; 2] },
}

impl Budget {
    /// When an answer comes too late; never for nodes.
    pub(crate) fn deadline(self) -> Option<Duration> {
        match self {
            Budget::Time { time, grace } => Some(time + time / 10 + grace.0),
            Budget::Nodes(_) => None,
            Budget::Clock { own, .. } => Some(own.remaining),
        }
    }

    /// For a built-in player.
    pub(crate) fn limits(self) -> Limits {
        match self {
            Budget::Time { time, .. } => Limits::time(time),
            Budget::Nodes(nodes) => Limits::nodes(nodes),
            Budget::Clock { own, .. } => Limits { game_clock: Some(own), ..Limits::default() },
        }
    }

    /// For an external player.
    pub(crate) fn command(self) -> String {
        match self {
            Budget::Time { time, .. } => format!("go movetime {}", time.as_millis()),
            Budget::Nodes(nodes) => format!("go nodes {nodes}"),
            Budget::Clock { both: [one, two], .. } => format!(
                "go time1 {} time2 {} inc1 {} inc2 {}",
                one.remaining.as_millis(),
                two.remaining.as_millis(),
                one.increment.as_millis(),
                two.increment.as_millis()
            ),
        }
    }
}

/// The clocks of both players in one game.
#[derive(Debug)]
pub(crate) struct Clocks {
    paces: [Pace; 2],
    grace: Grace,
}

impl Clocks {
    /// Clocks at the start of a game, the first player's first.
    pub(crate) fn new(paces: [Pace; 2], grace: Grace) -> Clocks {
        Clocks { paces, grace }
    }

    /// What a player may use for the turn that begins.
    pub(crate) fn budget(&self, player: Player) -> Budget {
        match self.paces[player.index()] {
            Pace::Time(time) => Budget::Time { time, grace: self.grace },
            Pace::Nodes(nodes) => Budget::Nodes(nodes),
            Pace::Clock(own) => {
                // An opponent without a clock is shown with ours: a protocol has no word for "none".
                let both = self.paces.map(|pace| if let Pace::Clock(clock) = pace { clock } else { own });
                Budget::Clock { own, both }
            }
        }
    }

    /// Takes the time of a turn that came in time off the player's clock.
    pub(crate) fn spend(&mut self, player: Player, time: Duration) {
        if let Pace::Clock(clock) = &mut self.paces[player.index()] {
            clock.remaining = clock.remaining.saturating_sub(time) + clock.increment;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn milliseconds(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    #[test]
    fn a_clock_runs_down_and_each_turn_adds_to_it() {
        let clock = Pace::Clock(GameClock { remaining: milliseconds(1000), increment: milliseconds(10) });
        let mut clocks = Clocks::new([clock, Pace::Nodes(7)], Grace(milliseconds(50)));
        clocks.spend(Player::One, milliseconds(300));
        clocks.spend(Player::Two, milliseconds(300));
        let budget = clocks.budget(Player::One);
        assert_eq!(budget.deadline(), Some(milliseconds(710)));
        assert_eq!(budget.command(), "go time1 710 time2 710 inc1 10 inc2 10");
        assert_eq!(clocks.budget(Player::Two).command(), "go nodes 7");
        assert_eq!(clocks.budget(Player::Two).deadline(), None);
    }

    #[test]
    fn a_turn_may_go_over_its_time_by_a_tenth_and_the_grace() {
        let clocks = Clocks::new([Pace::Time(milliseconds(100)); 2], Grace(milliseconds(50)));
        let budget = clocks.budget(Player::One);
        assert_eq!(budget.deadline(), Some(milliseconds(160)));
        assert_eq!(budget.command(), "go movetime 100");
    }
}
