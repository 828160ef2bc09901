//! The terms on which a game is offered.

use lyngk_game::TimeControl;
use lyngk_rules::{Player, Position, Variant};
use serde::{Deserialize, Serialize};

/// Terms of a challenge. Accepting it means playing on these terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The variant of the game.
    pub variant: Variant,
    /// The time control of both players, as in `300+3`; none for a game without clocks.
    #[serde(default, with = "control_as_text", skip_serializing_if = "Option::is_none")]
    pub control: Option<TimeControl>,
    /// Which player the host is.
    #[serde(default)]
    pub host: HostSide,
    /// The start position.
    #[serde(default)]
    pub start: StartChoice,
    /// Permission to watch.
    #[serde(default)]
    pub visibility: Visibility,
}

/// Which player the host is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HostSide {
    /// Player 1, who moves first from a random start.
    First,
    /// Player 2.
    Second,
    /// Decided by lot.
    #[default]
    Lot,
}

/// The start position of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartChoice {
    /// A random start that nobody can choose ([`lot`](crate::lot)).
    #[default]
    Random,
    /// This position.
    Position(Position),
}

/// Permission to watch a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody: the game is listed.
    Public,
    /// Only the two players.
    #[default]
    Private,
}

/// The error for terms that cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TermsError {
    /// The start position is over.
    #[error("the game is over in the start position; choose one that can be played")]
    Over,
    /// The start position belongs to another variant.
    #[error("the start position belongs to the other variant of the game")]
    Variant,
}

impl Terms {
    /// A game of a variant on the usual terms: no clock, random start, sides by lot, private.
    #[must_use]
    pub fn new(variant: Variant) -> Terms {
        Terms {
            variant,
            control: None,
            host: HostSide::default(),
            start: StartChoice::default(),
            visibility: Visibility::default(),
        }
    }

    /// Checks that a game can be played on these terms.
    ///
    /// # Errors
    /// If the start position is over or belongs to another variant.
    pub fn check(&self) -> Result<(), TermsError> {
        match &self.start {
            StartChoice::Position(position) if position.variant() != self.variant => Err(TermsError::Variant),
            StartChoice::Position(position) if position.outcome().is_some() => Err(TermsError::Over),
            StartChoice::Position(_) | StartChoice::Random => Ok(()),
        }
    }

    /// Whether something has to be drawn by lot before the game can start.
    #[must_use]
    pub fn needs_lot(&self) -> bool {
        self.host == HostSide::Lot || self.start == StartChoice::Random
    }

    /// Whether two people who want these terms can play each other: the terms are the same, and leave the sides to the lot.
    #[must_use]
    pub fn suits(&self, other: &Terms) -> bool {
        self == other && self.host == HostSide::Lot
    }
}

impl HostSide {
    /// The host's player, if it does not depend on the lot.
    #[must_use]
    pub const fn player(self) -> Option<Player> {
        match self {
            HostSide::First => Some(Player::One),
            HostSide::Second => Some(Player::Two),
            HostSide::Lot => None,
        }
    }
}

impl From<Player> for HostSide {
    fn from(player: Player) -> HostSide {
        match player {
            Player::One => HostSide::First,
            Player::Two => HostSide::Second,
        }
    }
}

/// A time control is written as in records.
mod control_as_text {
    use lyngk_game::TimeControl;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "serde passes a reference to the field")]
    pub(super) fn serialize<S: Serializer>(control: &Option<TimeControl>, serializer: S) -> Result<S::Ok, S::Error> {
        control.map(|control| control.to_string()).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<TimeControl>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(D::Error::custom)).transpose()
    }
}
