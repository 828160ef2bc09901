//! Moving all rooms from one database to another, of the same or of the other kind.
//!
//! Rows are copied as they are, without being understood: a room that this program cannot read is moved like any other.

use async_trait::async_trait;
use lyngk_room::Timestamp;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Postgres, QueryBuilder, Row, Sqlite};

use super::rows::millis;
use super::{PostgresStore, SqliteStore, Store, StoreError};

/// The number of rooms that are read and written at once.
const BATCH: i64 = 200;
/// The number of rows in a statement that writes.
const ROWS: usize = 1_000;

/// A room with everything that is stored about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRoom {
    id: String,
    last: i64,
    status: String,
    listed: bool,
    due_at: Option<i64>,
    number: Vec<u8>,
    summary: Option<String>,
    opened_at: i64,
    updated_at: i64,
    /// Numbers and entries.
    events: Vec<(i64, String)>,
    /// Places and visitors.
    seats: Vec<(String, Vec<u8>)>,
    codes: Vec<StoredCode>,
}

impl StoredRoom {
    /// The id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// The room with an id, of rooms in the order of their ids.
fn room_with<'a>(rooms: &'a mut [StoredRoom], id: &str) -> Option<&'a mut StoredRoom> {
    let index = rooms.binary_search_by(|room| room.id.as_str().cmp(id)).ok()?;
    rooms.get_mut(index)
}

/// Rows of rooms, with the rooms' ids.
fn with_ids<'a, T>(rooms: &'a [StoredRoom], rows: impl Fn(&'a StoredRoom) -> &'a [T]) -> Vec<(&'a str, &'a T)> {
    rooms.iter().flat_map(|room| rows(room).iter().map(|row| (room.id.as_str(), row))).collect()
}

/// A code with which another device takes over a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
struct StoredCode {
    place: String,
    code: Vec<u8>,
    expires_at: i64,
    used_by: Option<Vec<u8>>,
}

/// A database from which rooms can be read and into which they can be written as they are.
#[async_trait]
pub trait Transfer: Store {
    /// The number of rooms.
    async fn count(&self) -> Result<u64, StoreError>;

    /// Some rooms after an id, in the order of their ids.
    async fn rooms_after(&self, id: &str) -> Result<Vec<StoredRoom>, StoreError>;

    /// Begins the transaction that stores all rooms of a move.
    async fn receive(&self) -> Result<Box<dyn Receive>, StoreError>;
}

/// A transaction with the rooms of a move. Nothing is stored if it is dropped.
#[async_trait]
pub trait Receive: Send {
    /// Stores new rooms.
    async fn insert(&mut self, rooms: &[StoredRoom]) -> Result<(), StoreError>;

    /// Some of the rooms after an id, in the order of their ids.
    async fn rooms_after(&mut self, id: &str) -> Result<Vec<StoredRoom>, StoreError>;

    /// Stores the last moment at which a server was up.
    async fn beat(&mut self, at: Timestamp) -> Result<(), StoreError>;

    /// Ends the transaction: everything is stored.
    async fn commit(self: Box<Self>) -> Result<(), StoreError>;
}

/// An error of a move.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TransferError {
    /// A database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The target has rooms.
    #[error("the target is not empty: it has {0} games; move to an empty database")]
    NotEmpty(u64),
    /// A room is not the same on both sides.
    #[error("the game {0} would not be the same in the target; nothing was moved")]
    Differs(String),
}

/// Copies all rooms into an empty database, compares both, and returns their number. `progress` is told how many of how many rooms have
/// been copied. The source stays as it is, and the target stays empty if anything fails.
///
/// # Errors
/// If the target is not empty, a database fails, or a room is not the same afterwards.
pub async fn copy_rooms(
    from: &dyn Transfer,
    to: &dyn Transfer,
    mut progress: impl FnMut(u64, u64),
) -> Result<u64, TransferError> {
    match to.count().await? {
        0 => {}
        rooms => return Err(TransferError::NotEmpty(rooms)),
    }
    let total = from.count().await?;
    let (mut copied, mut last) = (0, String::new());
    let mut target = to.receive().await?;
    loop {
        let rooms = from.rooms_after(&last).await?;
        let Some(room) = rooms.last() else { break };
        last.clone_from(&room.id);
        target.insert(&rooms).await?;
        copied += rooms.len() as u64;
        progress(copied, total);
    }
    compare_rooms(from, &mut *target).await?;
    // Time without a server is left out of games, so the target must know since when there is none.
    if let Some(at) = from.last_beat().await? {
        target.beat(at).await?;
    }
    target.commit().await?;
    Ok(copied)
}

/// Compares all rooms of two databases.
async fn compare_rooms(from: &dyn Transfer, to: &mut dyn Receive) -> Result<(), TransferError> {
    let mut last = String::new();
    loop {
        let (rooms, copies) = (from.rooms_after(&last).await?, to.rooms_after(&last).await?);
        let differs = rooms.iter().zip(&copies).find(|(room, copy)| room != copy).map(|(room, _)| room);
        let missing = || rooms.get(copies.len()).or_else(|| copies.get(rooms.len()));
        if let Some(room) = differs.or_else(missing) {
            return Err(TransferError::Differs(room.id.clone()));
        }
        let Some(room) = rooms.last() else { return Ok(()) };
        last.clone_from(&room.id);
    }
}

/// The databases understand the same statements, but have no trait in common that says so.
macro_rules! statements {
    ($module:ident, $database:ty, $connection:ty) => {
        mod $module {
            use super::*;

            pub(super) async fn count(connection: &mut $connection) -> Result<u64, sqlx::Error> {
                let count: i64 = sqlx::query("SELECT count(*) FROM rooms").fetch_one(connection).await?.try_get(0)?;
                Ok(count as u64)
            }

            pub(super) async fn rooms_after(
                connection: &mut $connection,
                id: &str,
            ) -> Result<Vec<StoredRoom>, sqlx::Error> {
                let rooms = "SELECT id, last, status, listed, due_at, number, summary, opened_at, updated_at \
                             FROM rooms WHERE id > $1 ORDER BY id LIMIT $2";
                let rows = sqlx::query(rooms).bind(id.to_owned()).bind(BATCH).fetch_all(&mut *connection).await?;
                let mut rooms: Vec<StoredRoom> = rows
                    .iter()
                    .map(|row| {
                        Ok(StoredRoom {
                            id: row.try_get(0)?,
                            last: row.try_get(1)?,
                            status: row.try_get(2)?,
                            listed: row.try_get(3)?,
                            due_at: row.try_get(4)?,
                            number: row.try_get(5)?,
                            summary: row.try_get(6)?,
                            opened_at: row.try_get(7)?,
                            updated_at: row.try_get(8)?,
                            events: Vec::new(),
                            seats: Vec::new(),
                            codes: Vec::new(),
                        })
                    })
                    .collect::<Result<_, sqlx::Error>>()?;
                let (Some(first), Some(last)) = (rooms.first(), rooms.last()) else { return Ok(rooms) };
                let (first, last) = (first.id.clone(), last.id.clone());
                // All rooms between the two are here.
                let of_rooms = |sql: &'static str| sqlx::query(sql).bind(first.clone()).bind(last.clone());
                let events =
                    "SELECT room, number, entry FROM events WHERE room BETWEEN $1 AND $2 ORDER BY room, number";
                for row in of_rooms(events).fetch_all(&mut *connection).await? {
                    if let Some(room) = room_with(&mut rooms, row.try_get(0)?) {
                        room.events.push((row.try_get(1)?, row.try_get(2)?));
                    }
                }
                let seats = "SELECT room, place, visitor FROM seats WHERE room BETWEEN $1 AND $2 ORDER BY room, place";
                for row in of_rooms(seats).fetch_all(&mut *connection).await? {
                    if let Some(room) = room_with(&mut rooms, row.try_get(0)?) {
                        room.seats.push((row.try_get(1)?, row.try_get(2)?));
                    }
                }
                let codes = "SELECT room, place, code, expires_at, used_by FROM seat_codes \
                             WHERE room BETWEEN $1 AND $2 ORDER BY room, code";
                for row in of_rooms(codes).fetch_all(&mut *connection).await? {
                    if let Some(room) = room_with(&mut rooms, row.try_get(0)?) {
                        room.codes.push(StoredCode {
                            place: row.try_get(1)?,
                            code: row.try_get(2)?,
                            expires_at: row.try_get(3)?,
                            used_by: row.try_get(4)?,
                        });
                    }
                }
                Ok(rooms)
            }

            pub(super) async fn insert(connection: &mut $connection, rooms: &[StoredRoom]) -> Result<(), sqlx::Error> {
                for rooms in rooms.chunks(ROWS) {
                    let mut insert = QueryBuilder::<$database>::new(
                        "INSERT INTO rooms \
                         (id, last, status, listed, due_at, number, summary, opened_at, updated_at) ",
                    );
                    insert.push_values(rooms, |mut row, room| {
                        row.push_bind(&room.id)
                            .push_bind(room.last)
                            .push_bind(&room.status)
                            .push_bind(room.listed)
                            .push_bind(room.due_at)
                            .push_bind(&room.number)
                            .push_bind(&room.summary)
                            .push_bind(room.opened_at)
                            .push_bind(room.updated_at);
                    });
                    insert.build().execute(&mut *connection).await?;
                }
                for events in with_ids(rooms, |room| &room.events).chunks(ROWS) {
                    let mut insert = QueryBuilder::<$database>::new("INSERT INTO events (room, number, entry) ");
                    insert.push_values(events, |mut row, (room, (number, entry))| {
                        row.push_bind(*room).push_bind(number).push_bind(entry);
                    });
                    insert.build().execute(&mut *connection).await?;
                }
                for seats in with_ids(rooms, |room| &room.seats).chunks(ROWS) {
                    let mut insert = QueryBuilder::<$database>::new("INSERT INTO seats (room, place, visitor) ");
                    insert.push_values(seats, |mut row, (room, (place, visitor))| {
                        row.push_bind(*room).push_bind(place).push_bind(visitor);
                    });
                    insert.build().execute(&mut *connection).await?;
                }
                for codes in with_ids(rooms, |room| &room.codes).chunks(ROWS) {
                    let mut insert = QueryBuilder::<$database>::new(
                        "INSERT INTO seat_codes (room, place, code, expires_at, used_by) ",
                    );
                    insert.push_values(codes, |mut row, (room, code)| {
                        row.push_bind(*room)
                            .push_bind(&code.place)
                            .push_bind(&code.code)
                            .push_bind(code.expires_at)
                            .push_bind(&code.used_by);
                    });
                    insert.build().execute(&mut *connection).await?;
                }
                Ok(())
            }

            /// A transaction on a connection of its own. The database forgets it when the connection closes.
            pub(super) struct Transaction($connection);

            impl Transaction {
                pub(super) async fn begin(mut connection: $connection) -> Result<Transaction, sqlx::Error> {
                    sqlx::query("BEGIN").execute(&mut connection).await?;
                    Ok(Transaction(connection))
                }
            }

            #[async_trait]
            impl Receive for Transaction {
                async fn insert(&mut self, rooms: &[StoredRoom]) -> Result<(), StoreError> {
                    Ok(insert(&mut self.0, rooms).await?)
                }

                async fn rooms_after(&mut self, id: &str) -> Result<Vec<StoredRoom>, StoreError> {
                    Ok(rooms_after(&mut self.0, id).await?)
                }

                async fn beat(&mut self, at: Timestamp) -> Result<(), StoreError> {
                    let beat = "INSERT INTO heartbeat (id, at) VALUES (1, $1) \
                                ON CONFLICT (id) DO UPDATE SET at = excluded.at";
                    sqlx::query(beat).bind(millis(at)).execute(&mut self.0).await?;
                    Ok(())
                }

                async fn commit(mut self: Box<Self>) -> Result<(), StoreError> {
                    sqlx::query("COMMIT").execute(&mut self.0).await?;
                    Ok(self.0.close().await?)
                }
            }
        }
    };
}

statements!(sqlite, Sqlite, SqliteConnection);
statements!(postgres, Postgres, PgConnection);

#[async_trait]
impl Transfer for SqliteStore {
    async fn count(&self) -> Result<u64, StoreError> {
        Ok(sqlite::count(&mut self.connect().await?).await?)
    }

    async fn rooms_after(&self, id: &str) -> Result<Vec<StoredRoom>, StoreError> {
        Ok(sqlite::rooms_after(&mut self.connect().await?, id).await?)
    }

    async fn receive(&self) -> Result<Box<dyn Receive>, StoreError> {
        Ok(Box::new(sqlite::Transaction::begin(self.connect().await?).await?))
    }
}

#[async_trait]
impl Transfer for PostgresStore {
    async fn count(&self) -> Result<u64, StoreError> {
        Ok(postgres::count(&mut *self.connect().await?).await?)
    }

    async fn rooms_after(&self, id: &str) -> Result<Vec<StoredRoom>, StoreError> {
        Ok(postgres::rooms_after(&mut *self.connect().await?, id).await?)
    }

    async fn receive(&self) -> Result<Box<dyn Receive>, StoreError> {
        Ok(Box::new(postgres::Transaction::begin(self.connect().await?.detach()).await?))
    }
}
