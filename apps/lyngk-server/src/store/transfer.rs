//! Moving all rooms from one database to another, of the same or of the other kind.
//!
//! Rows are copied as they are, without being understood: a room that this program cannot read is moved like any other.

use async_trait::async_trait;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Postgres, QueryBuilder, Row, Sqlite};

use super::{PostgresStore, SqliteStore, Store, StoreError};

/// The number of rooms that are read and written at once.
const BATCH: i64 = 200;
/// The number of events in a statement.
const EVENTS: usize = 1_000;

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

    /// Ends the transaction: all rooms are stored.
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
    target.commit().await?;
    // Time without a server is left out of games, so the target must know since when there is none.
    if let Some(at) = from.last_beat().await? {
        to.beat(at).await?;
    }
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
                let mut rooms = Vec::with_capacity(rows.len());
                for row in rows {
                    let id: String = row.try_get(0)?;
                    let events = "SELECT number, entry FROM events WHERE room = $1 ORDER BY number";
                    let events = sqlx::query(events).bind(id.clone()).fetch_all(&mut *connection).await?;
                    let seats = "SELECT place, visitor FROM seats WHERE room = $1 ORDER BY place";
                    let seats = sqlx::query(seats).bind(id.clone()).fetch_all(&mut *connection).await?;
                    let codes = "SELECT place, code, expires_at, used_by FROM seat_codes WHERE room = $1 ORDER BY code";
                    let codes = sqlx::query(codes).bind(id.clone()).fetch_all(&mut *connection).await?;
                    rooms.push(StoredRoom {
                        id,
                        last: row.try_get(1)?,
                        status: row.try_get(2)?,
                        listed: row.try_get(3)?,
                        due_at: row.try_get(4)?,
                        number: row.try_get(5)?,
                        summary: row.try_get(6)?,
                        opened_at: row.try_get(7)?,
                        updated_at: row.try_get(8)?,
                        events: events
                            .iter()
                            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
                            .collect::<Result<_, sqlx::Error>>()?,
                        seats: seats
                            .iter()
                            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?)))
                            .collect::<Result<_, sqlx::Error>>()?,
                        codes: codes
                            .iter()
                            .map(|row| {
                                Ok(StoredCode {
                                    place: row.try_get(0)?,
                                    code: row.try_get(1)?,
                                    expires_at: row.try_get(2)?,
                                    used_by: row.try_get(3)?,
                                })
                            })
                            .collect::<Result<_, sqlx::Error>>()?,
                    });
                }
                Ok(rooms)
            }

            pub(super) async fn insert(connection: &mut $connection, rooms: &[StoredRoom]) -> Result<(), sqlx::Error> {
                for room in rooms {
                    let insert = "INSERT INTO rooms \
                                  (id, last, status, listed, due_at, number, summary, opened_at, updated_at) \
                                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
                    sqlx::query(insert)
                        .bind(&room.id)
                        .bind(room.last)
                        .bind(&room.status)
                        .bind(room.listed)
                        .bind(room.due_at)
                        .bind(&room.number)
                        .bind(&room.summary)
                        .bind(room.opened_at)
                        .bind(room.updated_at)
                        .execute(&mut *connection)
                        .await?;
                    for events in room.events.chunks(EVENTS) {
                        let mut insert = QueryBuilder::<$database>::new("INSERT INTO events (room, number, entry) ");
                        insert.push_values(events, |mut row, (number, entry)| {
                            row.push_bind(&room.id).push_bind(number).push_bind(entry);
                        });
                        insert.build().execute(&mut *connection).await?;
                    }
                    for (place, visitor) in &room.seats {
                        let insert = "INSERT INTO seats (room, place, visitor) VALUES ($1, $2, $3)";
                        sqlx::query(insert).bind(&room.id).bind(place).bind(visitor).execute(&mut *connection).await?;
                    }
                    for StoredCode { place, code, expires_at, used_by } in &room.codes {
                        let insert = "INSERT INTO seat_codes (room, place, code, expires_at, used_by) \
                                      VALUES ($1, $2, $3, $4, $5)";
                        sqlx::query(insert)
                            .bind(&room.id)
                            .bind(place)
                            .bind(code)
                            .bind(expires_at)
                            .bind(used_by)
                            .execute(&mut *connection)
                            .await?;
                    }
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
