//! Model of the form for a new game.

use std::time::Duration;

use lyngk_game::TimeControl;
use lyngk_rules::{LpnError, Variant};
use lyngk_view::{Level, NewGame, Opponent, StartPosition, WhoBegins, person_name};

/// Time controls to choose from: minutes for the game, seconds for each turn.
pub(crate) const CLOCKS: [(u64, u64); 4] = [(3, 2), (5, 3), (10, 5), (20, 10)];

/// Sides, in display order.
pub(crate) const SIDES: [WhoBegins; 3] = [WhoBegins::You, WhoBegins::Opponent, WhoBegins::Random];

/// Kinds of start positions, in display order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StartKind {
    Random,
    Day,
    Seed,
    Lpn,
}

impl StartKind {
    pub(crate) const ALL: [StartKind; 4] = [StartKind::Random, StartKind::Day, StartKind::Seed, StartKind::Lpn];
}

/// Choice of the time control.
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

/// The values of the form. Fields that are hidden by another choice keep theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    pub(crate) friend: bool,
    pub(crate) level: Level,
    pub(crate) side: WhoBegins,
    pub(crate) variant: Variant,
    pub(crate) start: StartKind,
    pub(crate) seed: String,
    pub(crate) lpn: String,
    pub(crate) names: [String; 2],
    pub(crate) clock: Clock,
    pub(crate) minutes: String,
    pub(crate) seconds: String,
}

/// Invalid values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    Seed,
    Lpn(LpnError),
    Clock,
}

impl Form {
    /// The form with the values of the last plan.
    pub(crate) fn new(plan: &NewGame) -> Form {
        let (friend, level) = match plan.opponent {
            Opponent::Friend => (true, Level::EASY),
            Opponent::Engine(level) => (false, level),
        };
        let (start, seed, lpn) = match &plan.start {
            StartPosition::Random => (StartKind::Random, String::new(), String::new()),
            StartPosition::Day(_) => (StartKind::Day, String::new(), String::new()),
            StartPosition::Seed(seed) => (StartKind::Seed, seed.to_string(), String::new()),
            StartPosition::Lpn(text) => (StartKind::Lpn, String::new(), text.clone()),
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
        let (side, variant, names) = (plan.begins, plan.variant, plan.names.clone());
        Form { friend, level, side, variant, start, seed, lpn, names, clock, minutes, seconds }
    }

    /// The plan for the values. `today` is the number of the present day.
    pub(crate) fn plan(&self, today: u32) -> Result<NewGame, Problem> {
        let start = match self.start {
            StartKind::Random => StartPosition::Random,
            StartKind::Day => StartPosition::Day(today),
            StartKind::Seed => StartPosition::Seed(self.seed.trim().parse().map_err(|_| Problem::Seed)?),
            StartKind::Lpn => StartPosition::Lpn(self.lpn.clone()),
        };
        let opponent = if self.friend { Opponent::Friend } else { Opponent::Engine(self.level) };
        // Two people decide among themselves who is player 1.
        let side = if self.friend { WhoBegins::You } else { self.side };
        let names = self.names.each_ref().map(|name| person_name(name).unwrap_or_default());
        Ok(NewGame { variant: self.variant, opponent, begins: side, start, control: self.control()?, names })
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
    fn an_untouched_form_gives_the_same_plan() {
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
                names: ["Anna".to_owned(), "Ben".to_owned()],
                ..plan
            },
        ] {
            assert_eq!(Form::new(&plan).plan(20_261_116), Ok(plan));
        }
    }

    #[test]
    fn invalid_values_are_reported() {
        for seed in ["", "-1", "1.5", "18446744073709551616", "x"] {
            let form = Form { start: StartKind::Seed, seed: seed.to_owned(), ..form() };
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
    fn hidden_fields_are_not_validated() {
        let form = Form { seed: "x".to_owned(), minutes: "x".to_owned(), ..form() };
        assert!(form.plan(1).is_ok());
    }
}
