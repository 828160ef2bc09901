//! The form for a challenge.

use std::time::Duration;

use lyngk_game::TimeControl;
use lyngk_room::{HostSide, Name, StartChoice, Terms, TermsError, Visibility};
use lyngk_rules::{LpnError, Player, Position, Variant};
use lyngk_wire::http::Challenge;
use serde::{Deserialize, Serialize};

/// Time controls to choose from: minutes for the game, seconds for each turn.
pub const OFFERED_CLOCKS: [(u64, u64); 4] = [(3, 2), (5, 3), (10, 5), (20, 10)];

/// Choice of the time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ClockChoice {
    /// No clocks: the game waits for weeks.
    None,
    /// One of [`OFFERED_CLOCKS`], by its index.
    Offered(usize),
    /// The minutes and seconds of the form.
    Custom,
}

impl ClockChoice {
    /// All choices, in display order.
    pub const ALL: [ClockChoice; 6] = [
        ClockChoice::None,
        ClockChoice::Offered(0),
        ClockChoice::Offered(1),
        ClockChoice::Offered(2),
        ClockChoice::Offered(3),
        ClockChoice::Custom,
    ];
}

/// The values of the form. Fields that are hidden by another choice keep theirs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChallengeForm {
    /// The name as typed.
    pub name: String,
    /// The variant, unless a position is given.
    pub variant: Variant,
    /// The time control.
    pub clock: ClockChoice,
    /// Minutes of an own time control, as typed.
    pub minutes: String,
    /// Seconds for each turn of an own time control, as typed.
    pub seconds: String,
    /// The host's side, named as if player 1 always moved first.
    pub side: HostSide,
    /// The given start position in LPN, as typed; `None` for a random start.
    pub position: Option<String>,
    /// Permission to watch.
    pub visibility: Visibility,
}

/// A value of the form that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FormProblem {
    /// The name is too long, or has nothing that can be seen.
    #[error("not a name")]
    Name,
    /// The time control is not made of numbers, or out of range.
    #[error("not a time control")]
    Clock,
    /// The start position cannot be read.
    #[error(transparent)]
    Position(#[from] LpnError),
    /// The start position cannot be played.
    #[error(transparent)]
    Terms(#[from] TermsError),
}

impl Default for ChallengeForm {
    /// Defaults: the standard game from a random start, ten minutes and five seconds a turn, sides by lot, nobody watches.
    fn default() -> ChallengeForm {
        ChallengeForm {
            name: String::new(),
            variant: Variant::Standard,
            clock: ClockChoice::Offered(2),
            minutes: "15".to_owned(),
            seconds: "10".to_owned(),
            side: HostSide::Lot,
            position: None,
            visibility: Visibility::Private,
        }
    }
}

impl ChallengeForm {
    /// The form with the values of the last visit, or with the defaults if they cannot be read.
    #[must_use]
    pub fn from_text(text: &str) -> ChallengeForm {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The values as text, for storage.
    #[must_use]
    pub fn to_text(&self) -> String {
        // It has only strings and names of choices, which can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The name, or another one if the field is empty.
    ///
    /// # Errors
    /// If it cannot be a name.
    pub fn name(&self, guest: &str) -> Result<Name, FormProblem> {
        let typed = self.name.trim();
        let name = if typed.is_empty() { guest } else { typed };
        name.parse().map_err(|_| FormProblem::Name)
    }

    /// The challenge. `guest` is the name of somebody who has typed none.
    ///
    /// # Errors
    /// If a value cannot be used.
    pub fn challenge(&self, guest: &str, listed: bool) -> Result<Challenge, FormProblem> {
        Ok(Challenge { name: self.name(guest)?, terms: self.terms(listed)?, listed })
    }

    /// The challenge for whoever wants to play at once: the variant and the clock of the form. Everything else is left to the lot, so that
    /// nobody waits beside somebody who wants nearly the same.
    ///
    /// # Errors
    /// If a value cannot be used.
    pub fn play_now(&self, guest: &str) -> Result<Challenge, FormProblem> {
        ChallengeForm { side: HostSide::Lot, position: None, ..self.clone() }.challenge(guest, true)
    }

    fn terms(&self, listed: bool) -> Result<Terms, FormProblem> {
        let mut terms = Terms::new(self.variant);
        if let Some(text) = &self.position {
            let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            let position: Position = text.parse()?;
            terms.start = StartChoice::Position(position);
            terms.variant = position.variant();
        }
        terms.control = self.control()?;
        terms.host = self.side;
        // In a given position player 2 may be to move.
        if let (StartChoice::Position(position), Some(first)) = (terms.start, self.side.player())
            && position.to_move() == Player::Two
        {
            terms.host = first.opponent().into();
        }
        // Listed games can be watched.
        terms.visibility = if listed { Visibility::Public } else { self.visibility };
        terms.check()?;
        Ok(terms)
    }

    fn control(&self) -> Result<Option<TimeControl>, FormProblem> {
        let number = |text: &str| text.trim().parse::<u64>().map_err(|_| FormProblem::Clock);
        let (minutes, seconds) = match self.clock {
            ClockChoice::None => return Ok(None),
            ClockChoice::Offered(index) => *OFFERED_CLOCKS.get(index).ok_or(FormProblem::Clock)?,
            ClockChoice::Custom => (number(&self.minutes)?, number(&self.seconds)?),
        };
        let initial = minutes.checked_mul(60).map(Duration::from_secs).ok_or(FormProblem::Clock)?;
        let control = TimeControl::new(initial, Duration::from_secs(seconds));
        control.map(Some).map_err(|_| FormProblem::Clock)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_a_challenge() {
        let challenge = ChallengeForm::default().challenge("Guest", false).expect("a challenge");
        assert_eq!(challenge.name.as_str(), "Guest");
        assert_eq!(challenge.terms.control.map(|control| control.to_string()).as_deref(), Some("600+5"));
        assert_eq!(challenge.terms.visibility, Visibility::Private);
    }

    #[test]
    fn a_listed_challenge_is_public() {
        let challenge = ChallengeForm::default().challenge("Guest", true).expect("a challenge");
        assert_eq!((challenge.listed, challenge.terms.visibility), (true, Visibility::Public));
    }

    #[test]
    fn whoever_plays_now_chooses_variant_and_clock_only() {
        let form =
            ChallengeForm { side: HostSide::First, position: Some("what".to_owned()), ..ChallengeForm::default() };
        let (now, listed) = (form.play_now("Guest"), ChallengeForm::default().challenge("Guest", true));
        assert_eq!(now, listed);
    }

    #[test]
    fn a_given_position_brings_its_variant() {
        let position = Position::random_start(5, Variant::Six);
        let form = ChallengeForm { position: Some(format!(" {position}\n")), ..ChallengeForm::default() };
        let challenge = form.challenge("Guest", false).expect("a challenge");
        assert_eq!(challenge.terms.variant, Variant::Six);
        assert_eq!(challenge.terms.start, StartChoice::Position(position));
    }

    #[test]
    fn whoever_wants_to_move_first_does_so_in_a_given_position_too() {
        let first = Position::random_start(5, Variant::Standard);
        let second = first.after(first.turns()[0]).expect("a legal turn");
        for (position, side, host) in [
            (first, HostSide::First, HostSide::First),
            (second, HostSide::First, HostSide::Second),
            (second, HostSide::Second, HostSide::First),
            (second, HostSide::Lot, HostSide::Lot),
        ] {
            let form = ChallengeForm { position: Some(position.to_string()), side, ..ChallengeForm::default() };
            let terms = form.challenge("Guest", false).expect("a challenge").terms;
            assert_eq!(terms.host, host, "{position} {side:?}");
        }
    }

    #[test]
    fn every_wrong_value_names_its_field() {
        let form = ChallengeForm { name: "x".repeat(10_000), ..ChallengeForm::default() };
        assert_eq!(form.challenge("Guest", false), Err(FormProblem::Name));
        for (minutes, seconds) in
            [("", "5"), ("ten", "5"), ("0", "5"), ("99999999999999999999", "5"), ("5", "-1"), ("5", "4000")]
        {
            let (minutes, seconds) = (minutes.to_owned(), seconds.to_owned());
            let form = ChallengeForm { clock: ClockChoice::Custom, minutes, seconds, ..ChallengeForm::default() };
            assert_eq!(form.challenge("Guest", false), Err(FormProblem::Clock), "{form:?}");
        }
        let form = ChallengeForm { position: Some("what".to_owned()), ..ChallengeForm::default() };
        assert!(matches!(form.challenge("Guest", false), Err(FormProblem::Position(_))));
    }

    #[test]
    fn values_are_kept_and_unreadable_ones_forgotten() {
        let form = ChallengeForm { name: "Łucja".to_owned(), side: HostSide::First, ..ChallengeForm::default() };
        assert_eq!(ChallengeForm::from_text(&form.to_text()), form);
        for text in ["", "{}", "[1]", "{\"name\":3}"] {
            assert_eq!(ChallengeForm::from_text(text), ChallengeForm::default());
        }
    }
}
