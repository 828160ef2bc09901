//! What is filled in for a new game, and the plan that it makes.

use std::time::Duration;

use lyngk_game::TimeControl;
use lyngk_rules::{LpnError, Variant};
use lyngk_view::{Level, NewGame, Opponent, StartPosition, WhoBegins};

/// The clocks that are offered: minutes for the game, seconds for each turn.
pub(crate) const CLOCKS: [(u64, u64); 4] = [(3, 2), (5, 3), (10, 5), (20, 10)];

/// Who may begin, in the order in which it is offered.
pub(crate) const SIDES: [WhoBegins; 3] = [WhoBegins::You, WhoBegins::Opponent, WhoBegins::Random];

/// Where the game starts, in the order in which it is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum From {
    Random,
    Day,
    Seed,
    Lpn,
}

impl From {
    pub(crate) const ALL: [From; 4] = [From::Random, From::Day, From::Seed, From::Lpn];
}

/// Which clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Clock {
    None,
    /// One of [`CLOCKS`].
    Offered(usize),
    Custom,
}

impl Clock {
    pub(crate) const ALL: [Clock; 6] =
        [Clock::None, Clock::Offered(0), Clock::Offered(1), Clock::Offered(2), Clock::Offered(3), Clock::Custom];
}

/// What is filled in. What is not used now is kept: who chooses something else and comes back finds it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    pub(crate) friend: bool,
    pub(crate) level: Level,
    pub(crate) side: WhoBegins,
    pub(crate) variant: Variant,
    pub(crate) from: From,
    pub(crate) seed: String,
    pub(crate) lpn: String,
    pub(crate) clock: Clock,
    pub(crate) minutes: String,
    pub(crate) seconds: String,
}

/// What keeps a game from being begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    Seed,
    Lpn(LpnError),
    Clock,
}

impl Form {
    /// The form filled in with what was chosen last.
    pub(crate) fn new(plan: &NewGame) -> Form {
        let (friend, level) = match plan.opponent {
            Opponent::Friend => (true, Level::EASY),
            Opponent::Engine(level) => (false, level),
        };
        let (from, seed, lpn) = match &plan.start {
            StartPosition::Random => (From::Random, String::new(), String::new()),
            StartPosition::Day(_) => (From::Day, String::new(), String::new()),
            StartPosition::Seed(seed) => (From::Seed, seed.to_string(), String::new()),
            StartPosition::Lpn(text) => (From::Lpn, String::new(), text.clone()),
        };
        let (minutes, seconds) =
            plan.control.map_or((15, 10), |of| (of.initial().as_secs() / 60, of.increment().as_secs()));
        let clock = match plan.control {
            None => Clock::None,
            Some(_) => {
                CLOCKS.iter().position(|offered| *offered == (minutes, seconds)).map_or(Clock::Custom, Clock::Offered)
            }
        };
        let (minutes, seconds) = (minutes.to_string(), seconds.to_string());
        let (side, variant) = (plan.begins, plan.variant);
        Form { friend, level, side, variant, from, seed, lpn, clock, minutes, seconds }
    }

    /// The plan, with the number of the present day.
    pub(crate) fn plan(&self, today: u32) -> Result<NewGame, Problem> {
        let start = match self.from {
            From::Random => StartPosition::Random,
            From::Day => StartPosition::Day(today),
            From::Seed => StartPosition::Seed(self.seed.trim().parse().map_err(|_| Problem::Seed)?),
            From::Lpn => StartPosition::Lpn(self.lpn.clone()),
        };
        let opponent = if self.friend { Opponent::Friend } else { Opponent::Engine(self.level) };
        // Friends decide among themselves who is player 1.
        let side = if self.friend { WhoBegins::You } else { self.side };
        Ok(NewGame { variant: self.variant, opponent, begins: side, start, control: self.control()? })
    }

    fn control(&self) -> Result<Option<TimeControl>, Problem> {
        let (minutes, seconds) = match self.clock {
            Clock::None => return Ok(None),
            Clock::Offered(number) => CLOCKS[number],
            Clock::Custom => (read(&self.minutes)?, read(&self.seconds)?),
        };
        let initial = minutes.checked_mul(60).map(Duration::from_secs).ok_or(Problem::Clock)?;
        let control = TimeControl::new(initial, Duration::from_secs(seconds));
        control.map(Some).map_err(|_| Problem::Clock)
    }
}

fn read(number: &str) -> Result<u64, Problem> {
    number.trim().parse().map_err(|_| Problem::Clock)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> Form {
        Form::new(&NewGame::default())
    }

    #[test]
    fn what_is_filled_in_untouched_is_the_same_plan() {
        let control = |text: &str| text.parse::<TimeControl>().ok();
        let plan = NewGame::default();
        for plan in [
            plan.clone(),
            NewGame { start: StartPosition::Seed(u64::MAX), control: control("300+3"), ..plan.clone() },
            NewGame {
                start: StartPosition::Lpn("x".to_owned()),
                control: control("420+0"),
                begins: WhoBegins::Random,
                ..plan.clone()
            },
            NewGame {
                start: StartPosition::Day(20_261_116),
                variant: Variant::Six,
                opponent: Opponent::Friend,
                ..plan
            },
        ] {
            assert_eq!(Form::new(&plan).plan(20_261_116), Ok(plan));
        }
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for seed in ["", "-1", "1.5", "18446744073709551616", "x"] {
            let form = Form { from: From::Seed, seed: seed.to_owned(), ..form() };
            assert_eq!(form.plan(1), Err(Problem::Seed), "{seed}");
        }
        for (minutes, seconds) in
            [("0", "3"), ("", "3"), ("5", ""), ("1441", "0"), ("5", "3601"), ("9999999999999999999", "0")]
        {
            let (minutes, seconds) = (minutes.to_owned(), seconds.to_owned());
            let form = Form { clock: Clock::Custom, minutes, seconds, ..form() };
            assert_eq!(form.plan(1), Err(Problem::Clock), "{form:?}");
        }
    }

    #[test]
    fn what_is_not_used_is_not_asked_about() {
        let form = Form { seed: "x".to_owned(), minutes: "x".to_owned(), ..form() };
        assert!(form.plan(1).is_ok());
    }
}
