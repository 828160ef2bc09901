//! Storage of rooms, behind one interface.
//!
//! `tests/store.rs` is the suite that every implementation must pass.

mod memory;
pub mod postgres;
mod rows;
mod seat_code;
pub mod sqlite;
pub mod transfer;
mod writes;

use async_trait::async_trait;
use lyngk_room::lot::SecretNumber;
use lyngk_room::{LogEntry, Place, RoomId, Timestamp};
use lyngk_wire::http::{RoomSummary, Status};

pub use memory::MemoryStore;
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;

use crate::metrics::CommitMetrics;
use crate::visitor::VisitorId;

/// Storage of rooms: their event logs, who sits where, and what is due.
///
/// Every write is durable when its future completes. All writes of one call happen or none does, and touch one room only. A room
/// that cannot be read is an error for whoever asks for that room, and is left out of lists.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Stores a new room. Returns `false` if a room with this id exists, which is left as it is.
    async fn open(&self, room: NewRoom) -> Result<bool, StoreError>;

    /// Appends events to the log of a room, if nobody else has appended anything since the author of these events read it.
    async fn append(&self, change: Change) -> Result<(), AppendError>;

    /// The log of a room after an event, empty if there is no such room.
    async fn log(&self, room: RoomId, after: u64) -> Result<Vec<LogEntry>, StoreError>;

    /// The visitors at the places of a room.
    async fn seats(&self, room: RoomId) -> Result<Vec<(Place, VisitorId)>, StoreError>;

    /// The server's secret number for the lot of a room.
    async fn server_number(&self, room: RoomId) -> Result<Option<SecretNumber>, StoreError>;

    /// Rooms in which something is due, the longest overdue first.
    async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<RoomId>, StoreError>;

    /// Rooms in which a game is being played.
    async fn being_played(&self) -> Result<Vec<RoomId>, StoreError>;

    /// Those of some rooms that are open challenges for the lobby, the newest first.
    async fn lobby(&self, among: &[RoomId]) -> Result<Vec<RoomSummary>, StoreError>;

    /// Public games that are being played, the last changed first.
    async fn games(&self, limit: u32) -> Result<Vec<RoomSummary>, StoreError>;

    /// Those of some rooms that do not exist, or have more events than the number that is known.
    async fn changed(&self, known: &[(RoomId, u64)]) -> Result<Vec<ChangedRoom>, StoreError>;

    /// Rooms for whoever runs the server, the last changed first.
    async fn find(&self, search: &Search, limit: u32) -> Result<Vec<FoundRoom>, StoreError>;

    /// Removes a room with everything about it. Returns `false` if there is no such room.
    ///
    /// A server that has the room in memory finds out with its next append, which is a [conflict](AppendError::Conflict), or by
    /// [asking](Store::changed).
    async fn remove(&self, room: RoomId) -> Result<bool, StoreError>;

    /// Stores a code with which another device can take over a seat. Nothing happens if there is no such room.
    async fn add_seat_code(&self, code: CodeHash, seat: (RoomId, Place), expires: Timestamp) -> Result<(), StoreError>;

    /// Uses a code: the visitor gets the seat, and the code works for nobody else. Whoever has used it gets the same answer again
    /// until it expires, as long as the seat is theirs. `None` if there is no such code.
    async fn use_seat_code(
        &self,
        code: CodeHash,
        visitor: VisitorId,
        now: Timestamp,
    ) -> Result<Option<(RoomId, Place)>, StoreError>;

    /// Notes that a server is up.
    async fn beat(&self, now: Timestamp) -> Result<(), StoreError>;

    /// The last moment at which a server was up.
    async fn last_beat(&self) -> Result<Option<Timestamp>, StoreError>;

    /// The storage's clock, if it has one that all servers can follow.
    async fn now(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(None)
    }

    /// The name under which the servers of this storage find each other, if several can share it.
    async fn installation(&self) -> Result<Option<String>, StoreError> {
        Ok(None)
    }

    /// Open challenges for the lobby that were made at a moment or later, by any of several servers.
    async fn just_opened(&self, since: Timestamp) -> Result<Vec<RoomSummary>, StoreError> {
        let _ = since;
        Ok(Vec::new())
    }

    /// Lets one of several servers at a time find a partner for somebody, until the result is dropped.
    async fn match_alone(&self) -> Result<MatchLock, StoreError> {
        Ok(MatchLock::default())
    }

    /// Measurements of its commits.
    fn commits(&self) -> &CommitMetrics;

    /// Completes the writes under way and closes the storage.
    async fn close(&self);
}

/// Effect of opening a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Readiness {
    /// It is empty, and would get its tables.
    New,
    /// Some migrations would bring it up to date.
    Outdated {
        /// The number of migrations.
        migrations: usize,
    },
    /// Nothing.
    UpToDate,
}

impl Readiness {
    /// After some of all migrations have been carried out.
    fn after(carried_out: usize, all: usize) -> Readiness {
        match carried_out {
            0 => Readiness::New,
            some if some < all => Readiness::Outdated { migrations: all - some },
            _ => Readiness::UpToDate,
        }
    }
}

/// A room that is opened.
#[derive(Clone, Debug)]
pub struct NewRoom {
    /// Its first change. The log begins with it.
    pub change: Change,
    /// Whether the challenge is shown in the lobby.
    pub listed: bool,
    /// The server's secret number for the lot.
    pub number: SecretNumber,
}

/// Events of a room, and what follows from them.
#[derive(Clone, Debug)]
pub struct Change {
    /// The room.
    pub room: RoomId,
    /// The events, at least one.
    pub entries: Vec<LogEntry>,
    /// State of the game after them.
    pub status: Status,
    /// When something is due after them.
    pub due: Option<Timestamp>,
    /// Summary for lists, for a public room.
    pub summary: Option<RoomSummary>,
    /// Places that visitors take with these events.
    pub seats: Vec<(Place, VisitorId)>,
}

/// A room that is not as it was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ChangedRoom {
    /// The room.
    pub room: RoomId,
    /// The number of its last event, `None` if the room does not exist.
    pub last: Option<u64>,
}

/// A lock that ends when it is dropped.
#[derive(Debug, Default)]
pub struct MatchLock(#[allow(dead_code, reason = "dropping it ends the lock")] Option<postgres::LockingConnection>);

/// Conditions of a search for rooms. Those that are missing do not matter.
#[derive(Clone, Copy, Debug, Default)]
pub struct Search {
    /// State of the game.
    pub status: Option<Status>,
    /// The room has changed at this moment or later.
    pub changed_since: Option<Timestamp>,
    /// The room has not changed since before this moment.
    pub unchanged_since: Option<Timestamp>,
}

/// A room that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundRoom {
    /// The room.
    pub room: RoomId,
    /// When something last happened in it.
    pub changed_at: Timestamp,
}

/// The hash of a seat code.
pub type CodeHash = [u8; 32];

/// An error of the storage. It is temporary unless the disk is broken.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// Stored data cannot be read.
    #[error("the database has an entry that cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// The file is used by another program, or cannot be locked.
    #[error(transparent)]
    File(#[from] sqlite::FileError),
    /// The database server cannot be reached, or cannot be used.
    #[error(transparent)]
    Server(#[from] postgres::ServerError),
    /// The storage has been closed.
    #[error("the database has been closed")]
    Closed,
}

impl StoreError {
    /// Whether something that is stored cannot be read, so that trying again does not help.
    #[must_use]
    pub fn is_unreadable(&self) -> bool {
        use sqlx::Error::{ColumnDecode, Decode};
        matches!(self, StoreError::Unreadable(_) | StoreError::Database(Decode(_) | ColumnDecode { .. }))
    }
}

/// An error of an append.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AppendError {
    /// Somebody else has appended events in the meantime.
    #[error("the room has changed in the meantime")]
    Conflict,
    /// The storage failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}
