//! Bodies of the HTTP API.

use lyngk_room::{Name, PerPlace, Phase, Place, Room, RoomId, Terms, Timestamp};
use lyngk_rules::{GameResult, Player};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The largest body of a request, in bytes.
pub const MAX_BODY: usize = 8192;

/// Reads the body of a request.
///
/// # Errors
/// If it is not what is expected, or has unknown fields.
pub fn read_body<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, serde_json::Error> {
    crate::message::read_request(bytes)
}

/// `POST /api/rooms`: opens a room for a challenge. `POST /api/rooms/play-now`: looks for an opponent who wants the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    /// The terms of the game.
    pub terms: Terms,
    /// The name of whoever makes the challenge.
    pub name: Name,
    /// Whether it is shown in the lobby, for anybody to accept.
    #[serde(default)]
    pub listed: bool,
}

/// `POST /api/rooms/{id}/join`: accepts a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The name of whoever accepts.
    pub name: Name,
}

/// The answer to a request for a place at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenSeat {
    /// The room.
    pub room: RoomId,
    /// The place.
    pub place: Place,
}

/// `POST /api/seat`: takes over a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The code.
    pub code: String,
}

/// `POST /api/rooms/{id}/seat-code`: the code with which another device takes over one's place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatCode {
    /// The code. It works once, for ten minutes.
    pub code: String,
}

/// `GET /api/rooms/{id}`: a room, for somebody who has opened its link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomSummary {
    /// The room.
    pub room: RoomId,
    /// The terms of the game.
    pub terms: Terms,
    /// The names at both places.
    pub names: PerPlace<Option<Name>>,
    /// State of the game.
    pub status: Status,
    /// The result, `*` as long as there is none.
    pub result: GameResult,
    /// The number of turns played.
    pub turns: u32,
    /// When the room was opened.
    pub opened_at: Timestamp,
    /// The place of player 1, once the game has started. The result begins with theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Place>,
    /// The player to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_move: Option<Place>,
    /// The place of whoever asks, unless they watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Place>,
}

/// Status of the game in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Status {
    Open,
    Drawing,
    Playing,
    Ended,
    Aborted,
    Cancelled,
}

impl From<Phase> for Status {
    fn from(phase: Phase) -> Status {
        match phase {
            Phase::Open => Status::Open,
            Phase::Drawing => Status::Drawing,
            Phase::Playing => Status::Playing,
            Phase::Ended(_) => Status::Ended,
            Phase::Aborted => Status::Aborted,
            Phase::Cancelled => Status::Cancelled,
        }
    }
}

impl RoomSummary {
    /// The summary of a room for somebody at a place, or for a watcher.
    #[must_use]
    pub fn of(id: RoomId, room: &Room, you: Option<Place>) -> RoomSummary {
        RoomSummary {
            room: id,
            terms: room.terms().clone(),
            names: PerPlace { host: room.name(Place::Host).cloned(), guest: room.name(Place::Guest).cloned() },
            status: room.phase().into(),
            result: match room.phase() {
                Phase::Ended(ended) => ended.result(),
                _ => GameResult::Open,
            },
            turns: room.turns() as u32,
            opened_at: room.opened_at(),
            first: Place::ALL.into_iter().find(|&place| room.player(place) == Some(Player::One)),
            to_move: room.to_move(),
            you,
        }
    }
}

/// `GET /api/rooms`: the challenges of the lobby, or public games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomList {
    /// The rooms, the newest first.
    pub rooms: Vec<RoomSummary>,
}

/// An error of the API.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// A name for programs, as in `full`.
    pub error: String,
    /// A sentence for people, in English.
    pub message: String,
}
