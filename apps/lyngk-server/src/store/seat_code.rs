//! Seat codes: what comes of using one, in every store.

use lyngk_room::{Place, RoomId, Timestamp};

use crate::visitor::VisitorId;

/// A seat code that is stored.
#[derive(Clone, Copy, Debug)]
pub(super) struct SeatCode {
    pub(super) seat: (RoomId, Place),
    pub(super) expires: Timestamp,
    /// The visitor who has used it. They may repeat the request, as the answer may have been lost.
    pub(super) used_by: Option<VisitorId>,
}

/// Outcome of using a seat code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CodeUse {
    /// The visitor gets the seat.
    Taken,
    /// The visitor has the seat by this code already.
    Repeated,
    /// It is somebody else's.
    Refused,
    /// It is of no use to anybody any more, and is removed.
    Void,
}

impl SeatCode {
    /// What comes of its use by a visitor who sits at these places of the room.
    pub(super) fn used_by(&self, visitor: VisitorId, held: &[Place], now: Timestamp) -> CodeUse {
        let (_, place) = self.seat;
        // Nobody sits at both places.
        if self.expires < now || held.contains(&place.opposite()) {
            return CodeUse::Void;
        }
        match self.used_by {
            None => CodeUse::Taken,
            Some(user) if user == visitor && held.contains(&place) => CodeUse::Repeated,
            Some(_) => CodeUse::Refused,
        }
    }
}
