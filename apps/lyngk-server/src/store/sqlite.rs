//! Storage in an `SQLite` file.
//!
//! One task writes. Under load it puts all writes that have come in meanwhile into one transaction, so that a single wait for the disk
//! serves many games. Readers have connections of their own and do not wait for it.

mod file;

use std::collections::HashSet;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use async_trait::async_trait;
use lyngk_room::lot::SecretNumber;
use lyngk_room::{LogEntry, Place, RoomId, Timestamp};
use lyngk_wire::http::RoomSummary;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, SqlSafeStr};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

pub use file::{FileError, backup, check, restore, shown};

use self::file::FileLock;
use super::rows::{
    ChangeRow, ResultRow, Summaries, changed_of, found_of, json, log_of, millis, place_of, room_of, rooms_of, seats_of,
    text_of, time_of, visitor_of,
};
use super::seat_code::{CodeUse, SeatCode};
use super::writes::WriteReports;
use super::{AppendError, Change, ChangedRoom, CodeHash, FoundRoom, NewRoom, Search, Store, StoreError};
use crate::metrics::CommitMetrics;
use crate::visitor::VisitorId;

/// The migrations, with a version and a description each. One that has been published never changes.
const MIGRATIONS: [(i64, &str, &str); 3] = [
    (1, "rooms", include_str!("../../migrations/sqlite/0001_rooms.sql")),
    (2, "seat codes", include_str!("../../migrations/sqlite/0002_seat_codes.sql")),
    (3, "waits", include_str!("../../migrations/sqlite/0003_waits.sql")),
];

/// The number of connections that read.
const READERS: u32 = 4;
/// The number of writes that may wait. More have to wait before they wait.
const QUEUE: usize = 4096;
/// The number of writes in a transaction, at most.
const BATCH: usize = 512;
/// The number of prepared statements that a connection keeps.
const STATEMENTS: usize = 64;

/// Storage in an `SQLite` file.
#[derive(Debug)]
pub struct SqliteStore {
    options: SqliteConnectOptions,
    readers: SqlitePool,
    writes: mpsc::Sender<Write>,
    reports: WriteReports,
    /// The task that writes.
    writer: Mutex<Option<JoinHandle<()>>>,
    /// Nobody replaces the file until the store is closed, nor does a second server use it.
    locks: Mutex<Vec<FileLock>>,
    summaries: Summaries,
}

/// A write, and where its outcome is awaited.
#[derive(Debug)]
struct Write {
    what: What,
    done: oneshot::Sender<Result<Outcome, StoreError>>,
}

#[derive(Debug)]
enum What {
    Open(Box<NewRoom>),
    Append(Box<Change>),
    AddSeatCode(CodeHash, (RoomId, Place), Timestamp),
    UseSeatCode(CodeHash, VisitorId, Timestamp),
    Remove(RoomId),
    Beat(Timestamp),
    /// The last write.
    Close,
}

/// Outcome of a write.
#[derive(Clone, Debug)]
enum Outcome {
    Written,
    /// The room exists, has changed in the meantime, or does not exist.
    Conflict,
    Seat(Option<(RoomId, Place)>),
}

impl SqliteStore {
    /// Opens the file, which is created if it is missing, and brings it up to date.
    ///
    /// # Errors
    /// If it cannot be opened, is not a database of this program, or was written by a newer version.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let path = &file::real_path(path)?;
        SqliteStore::open_with(path, vec![FileLock::shared(path)?]).await
    }

    /// Opens the file as [`SqliteStore::open`] does, for a server: no other server can use it until the store is closed.
    ///
    /// # Errors
    /// If it cannot be opened, or another server uses it.
    pub async fn open_for_server(path: &Path) -> Result<SqliteStore, StoreError> {
        let path = &file::real_path(path)?;
        SqliteStore::open_with(path, vec![FileLock::shared(path)?, FileLock::of_server(path)?]).await
    }

    async fn open_with(path: &Path, locks: Vec<FileLock>) -> Result<SqliteStore, StoreError> {
        file::examine(path).await?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit has reached the disk when it returns, also if the power fails.
            .synchronous(SqliteSynchronous::Full)
            .statement_cache_capacity(STATEMENTS)
            .foreign_keys(true)
            .disable_statement_logging();
        let failed = |error: sqlx::Error| file::database_error(path, &error);
        let mut connection = options.clone().connect().await.map_err(failed)?;
        migrations().run(&mut connection).await.map_err(sqlx::Error::from).map_err(failed)?;
        let readers = SqlitePoolOptions::new().max_connections(READERS);
        let readers = readers.connect_with(options.clone().read_only(true)).await.map_err(failed)?;
        let (writes, queue) = mpsc::channel(QUEUE);
        let reports = WriteReports::default();
        let task = tokio::spawn(write_all(options.clone(), connection, queue, reports.clone()));
        Ok(SqliteStore {
            options,
            readers,
            writes,
            reports,
            writer: Mutex::new(Some(task)),
            locks: Mutex::new(locks),
            summaries: Summaries::default(),
        })
    }

    /// A connection of its own, for what is no part of a server's work.
    pub(super) async fn connect(&self) -> Result<SqliteConnection, sqlx::Error> {
        self.options.connect().await
    }

    async fn write(&self, what: What) -> Result<Outcome, StoreError> {
        let (done, outcome) = oneshot::channel();
        self.writes.send(Write { what, done }).await.map_err(|_| StoreError::Closed)?;
        outcome.await.map_err(|_| StoreError::Closed)?
    }
}

fn migrations() -> Migrator {
    let migration = |(version, description, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).into())
}

/// The task that writes.
async fn write_all(
    options: SqliteConnectOptions,
    connection: SqliteConnection,
    mut queue: mpsc::Receiver<Write>,
    reports: WriteReports,
) {
    let mut connection = Some(connection);
    let mut batch = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        let closes = batch.iter().any(|write| matches!(write.what, What::Close));
        let started = Instant::now();
        let outcomes = match &mut connection {
            Some(connection) => write_batch(connection, &batch).await,
            None => write_again(&options, &mut connection, &batch).await,
        };
        let done = batch.drain(..).map(|write| write.done);
        match outcomes {
            // Whoever gave up waiting finds the outcome in the log.
            Ok(outcomes) => {
                reports.committed(outcomes.len(), started.elapsed());
                done.zip(outcomes).for_each(|(done, outcome)| drop(done.send(Ok(outcome))));
            }
            Err(error) => {
                reports.failed(&error);
                let again = |error: &sqlx::Error| StoreError::Database(sqlx::Error::Protocol(error.to_string()));
                done.for_each(|done| drop(done.send(Err(again(&error)))));
                // A connection may be left in the middle of a transaction, for example when the disk is full.
                connection = None;
            }
        }
        if closes {
            break;
        }
    }
    if let Some(connection) = connection
        && let Err(error) = connection.close().await
    {
        tracing::error!(%error, "closing the database failed");
    }
}

/// Connects again after a failure, and writes.
async fn write_again(
    options: &SqliteConnectOptions,
    connection: &mut Option<SqliteConnection>,
    batch: &[Write],
) -> Result<Vec<Outcome>, sqlx::Error> {
    let connected = connection.insert(options.connect().await?);
    write_batch(connected, batch).await
}

/// Writes everything in one transaction. If it fails, nothing has been written.
async fn write_batch(connection: &mut SqliteConnection, batch: &[Write]) -> Result<Vec<Outcome>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    // Of several appends to one room only the first can succeed.
    let mut rooms = HashSet::new();
    let is_first = |write: &Write| matches!(&write.what, What::Append(change) if rooms.insert(change.room));
    let first: Vec<bool> = batch.iter().map(is_first).collect();
    let changes = batch.iter().zip(&first).filter_map(|(write, first)| match &write.what {
        What::Append(change) if *first => Some(&**change),
        _ => None,
    });
    let appended = append_all(&mut transaction, &changes.collect::<Vec<_>>()).await?;
    let mut outcomes = Vec::with_capacity(batch.len());
    for (write, first) in batch.iter().zip(first) {
        outcomes.push(match &write.what {
            What::Append(change) if first && appended.contains(&change.room) => Outcome::Written,
            What::Append(_) => Outcome::Conflict,
            other => write_one(&mut transaction, other).await?,
        });
    }
    transaction.commit().await?;
    Ok(outcomes)
}

/// Writes anything but an append.
async fn write_one(connection: &mut SqliteConnection, what: &What) -> Result<Outcome, sqlx::Error> {
    match what {
        What::Open(room) => open(connection, room).await,
        What::AddSeatCode(code, seat, expires) => add_seat_code(connection, *code, *seat, *expires).await,
        What::UseSeatCode(code, visitor, now) => use_seat_code(connection, *code, *visitor, *now).await,
        What::Remove(room) => {
            // Events, seats and codes go with it.
            let removed =
                sqlx::query("DELETE FROM rooms WHERE id = ?").bind(room.to_string()).execute(connection).await?;
            Ok(if removed.rows_affected() == 0 { Outcome::Conflict } else { Outcome::Written })
        }
        What::Beat(now) => {
            let beat = "INSERT INTO heartbeat (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at";
            sqlx::query(beat).bind(millis(*now)).execute(connection).await?;
            Ok(Outcome::Written)
        }
        What::Append(_) | What::Close => Ok(Outcome::Written),
    }
}

async fn open(connection: &mut SqliteConnection, room: &NewRoom) -> Result<Outcome, sqlx::Error> {
    let NewRoom { change, listed, number } = room;
    let row = ChangeRow::of(change)?;
    let inserted = sqlx::query(
        "INSERT INTO rooms (id, last, status, listed, due_at, number, summary, opened_at, updated_at) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(row.room)
    .bind(row.last)
    .bind(row.status)
    .bind(listed)
    .bind(row.due_at)
    .bind(&number.to_bytes()[..])
    .bind(row.summary)
    .bind(row.at)
    .bind(row.at)
    .execute(&mut *connection)
    .await?;
    if inserted.rows_affected() == 0 {
        return Ok(Outcome::Conflict);
    }
    insert_events(connection, &[change]).await?;
    Ok(Outcome::Written)
}

/// Appends changes of different rooms, except where somebody else was faster. Returns the rooms that were changed.
///
/// Each statement handles all changes at once: it takes longer to pass a statement to the database than to execute it.
async fn append_all(connection: &mut SqliteConnection, changes: &[&Change]) -> Result<HashSet<RoomId>, sqlx::Error> {
    if changes.is_empty() {
        return Ok(HashSet::new());
    }
    let rows = changes.iter().map(|change| ChangeRow::of(change)).collect::<Result<Vec<_>, _>>()?;
    let updated = sqlx::query(
        "UPDATE rooms SET last = c.value ->> 'last', status = c.value ->> 'status', due_at = c.value ->> 'due_at', \
         summary = c.value ->> 'summary', updated_at = c.value ->> 'at' \
         FROM json_each(?) AS c WHERE rooms.id = c.value ->> 'room' AND rooms.last = c.value ->> 'before' \
         RETURNING id",
    )
    .bind(json(&rows)?)
    .fetch_all(&mut *connection)
    .await?;
    let appended = updated.iter().map(|row| room_of(row.text(0)?)).collect::<Result<HashSet<RoomId>, _>>()?;
    let written: Vec<&Change> = changes.iter().filter(|change| appended.contains(&change.room)).copied().collect();
    insert_events(connection, &written).await?;
    Ok(appended)
}

/// Inserts the events of changes, and who takes a seat with them.
async fn insert_events(connection: &mut SqliteConnection, changes: &[&Change]) -> Result<(), sqlx::Error> {
    let mut rows = Vec::new();
    for change in changes {
        for entry in &change.entries {
            rows.push((change.room.as_str(), entry.number, json(entry)?));
        }
    }
    sqlx::query(
        "INSERT INTO events (room, number, entry) \
         SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)",
    )
    .bind(json(&rows)?)
    .execute(&mut *connection)
    .await?;
    for change in changes {
        for (place, visitor) in &change.seats {
            seat(connection, (change.room, *place), *visitor).await?;
        }
    }
    Ok(())
}

async fn seat(connection: &mut SqliteConnection, seat: (RoomId, Place), visitor: VisitorId) -> Result<(), sqlx::Error> {
    let insert = "INSERT INTO seats (room, place, visitor) VALUES (?, ?, ?) \
                  ON CONFLICT DO UPDATE SET visitor = excluded.visitor";
    let query = sqlx::query(insert).bind(seat.0.to_string()).bind(seat.1.to_string()).bind(visitor.as_bytes().to_vec());
    query.execute(connection).await.map(drop)
}

async fn add_seat_code(
    connection: &mut SqliteConnection,
    code: CodeHash,
    (room, place): (RoomId, Place),
    expires: Timestamp,
) -> Result<Outcome, sqlx::Error> {
    // A new code replaces the one before.
    sqlx::query("DELETE FROM seat_codes WHERE room = ? AND place = ?")
        .bind(room.to_string())
        .bind(place.to_string())
        .execute(&mut *connection)
        .await?;
    // The room may have been removed. A code for it would break the whole transaction.
    sqlx::query("INSERT INTO seat_codes (code, room, place, expires_at) SELECT ?, id, ?, ? FROM rooms WHERE id = ?")
        .bind(&code[..])
        .bind(place.to_string())
        .bind(millis(expires))
        .bind(room.to_string())
        .execute(connection)
        .await?;
    Ok(Outcome::Written)
}

async fn use_seat_code(
    connection: &mut SqliteConnection,
    code: CodeHash,
    visitor: VisitorId,
    now: Timestamp,
) -> Result<Outcome, sqlx::Error> {
    let found = sqlx::query("SELECT room, place, expires_at, used_by FROM seat_codes WHERE code = ?")
        .bind(&code[..])
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = found else { return Ok(Outcome::Seat(None)) };
    let (room, place) = (room_of(row.text(0)?)?, place_of(row.text(1)?)?);
    let used_by = row.optional_bytes(3)?.map(visitor_of).transpose()?;
    let found = SeatCode { seat: (room, place), expires: time_of(row.number(2)?), used_by };
    let seats = sqlx::query("SELECT place FROM seats WHERE room = ? AND visitor = ?")
        .bind(room.to_string())
        .bind(&visitor.as_bytes()[..])
        .fetch_all(&mut *connection)
        .await?;
    let held = seats.iter().map(|row| place_of(row.text(0)?)).collect::<Result<Vec<Place>, _>>()?;
    match found.used_by(visitor, &held, now) {
        CodeUse::Taken => {
            sqlx::query("UPDATE seat_codes SET used_by = ? WHERE code = ?")
                .bind(&visitor.as_bytes()[..])
                .bind(&code[..])
                .execute(&mut *connection)
                .await?;
            seat(connection, (room, place), visitor).await?;
            Ok(Outcome::Seat(Some((room, place))))
        }
        CodeUse::Repeated => Ok(Outcome::Seat(Some((room, place)))),
        CodeUse::Refused => Ok(Outcome::Seat(None)),
        CodeUse::Void => {
            sqlx::query("DELETE FROM seat_codes WHERE code = ?").bind(&code[..]).execute(connection).await?;
            Ok(Outcome::Seat(None))
        }
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn open(&self, room: NewRoom) -> Result<bool, StoreError> {
        Ok(matches!(self.write(What::Open(Box::new(room))).await?, Outcome::Written))
    }

    async fn append(&self, change: Change) -> Result<(), AppendError> {
        match self.write(What::Append(Box::new(change))).await? {
            Outcome::Conflict => Err(AppendError::Conflict),
            _ => Ok(()),
        }
    }

    async fn log(&self, room: RoomId, after: u64) -> Result<Vec<LogEntry>, StoreError> {
        let rows = sqlx::query("SELECT entry FROM events WHERE room = ? AND number > ? ORDER BY number")
            .bind(room.to_string())
            .bind(i64::try_from(after).unwrap_or(i64::MAX))
            .fetch_all(&self.readers)
            .await?;
        log_of(&rows)
    }

    async fn seats(&self, room: RoomId) -> Result<Vec<(Place, VisitorId)>, StoreError> {
        let query = sqlx::query("SELECT place, visitor FROM seats WHERE room = ?").bind(room.to_string());
        let rows = query.fetch_all(&self.readers).await?;
        seats_of(&rows)
    }

    async fn server_number(&self, room: RoomId) -> Result<Option<SecretNumber>, StoreError> {
        let query = sqlx::query("SELECT number FROM rooms WHERE id = ?").bind(room.to_string());
        let row = query.fetch_optional(&self.readers).await?;
        let bytes = row.map(|row| row.bytes(0).map(|bytes| bytes.try_into().ok())).transpose()?;
        Ok(bytes.flatten().map(SecretNumber::from_random))
    }

    async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<RoomId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM rooms WHERE due_at <= ? ORDER BY due_at LIMIT ?")
            .bind(millis(now))
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        Ok(rooms_of(&rows))
    }

    async fn being_played(&self) -> Result<Vec<RoomId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM rooms WHERE status = 'playing'").fetch_all(&self.readers).await?;
        Ok(rooms_of(&rows))
    }

    async fn lobby(&self, among: &[RoomId]) -> Result<Vec<RoomSummary>, StoreError> {
        // The join is made in this order: there may be many more open challenges than hosts who are there.
        let rows = sqlx::query(
            "SELECT rooms.id, summary FROM json_each(?) AS among CROSS JOIN rooms ON rooms.id = among.value \
             WHERE listed = 1 AND status = 'open' AND summary IS NOT NULL ORDER BY opened_at DESC",
        )
        .bind(json(&among)?)
        .fetch_all(&self.readers)
        .await?;
        Ok(self.summaries.read(&rows))
    }

    async fn games(&self, limit: u32) -> Result<Vec<RoomSummary>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, summary FROM rooms WHERE summary IS NOT NULL AND status = 'playing' \
             ORDER BY updated_at DESC LIMIT ?",
        )
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        Ok(self.summaries.read(&rows))
    }

    async fn changed(&self, known: &[(RoomId, u64)]) -> Result<Vec<ChangedRoom>, StoreError> {
        let query = "SELECT known.value ->> 0, coalesce(rooms.last, -1) FROM json_each(?) AS known \
                     LEFT JOIN rooms ON rooms.id = known.value ->> 0 \
                     WHERE rooms.id IS NULL OR rooms.last > known.value ->> 1";
        changed_of(&sqlx::query(query).bind(json(&known)?).fetch_all(&self.readers).await?)
    }

    async fn find(&self, search: &Search, limit: u32) -> Result<Vec<FoundRoom>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, updated_at FROM rooms WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR updated_at >= ?2) \
             AND (?3 IS NULL OR updated_at < ?3) ORDER BY updated_at DESC, id LIMIT ?4",
        )
        .bind(search.status.map(text_of))
        .bind(search.changed_since.map(millis))
        .bind(search.unchanged_since.map(millis))
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        found_of(&rows)
    }

    async fn remove(&self, room: RoomId) -> Result<bool, StoreError> {
        Ok(matches!(self.write(What::Remove(room)).await?, Outcome::Written))
    }

    async fn add_seat_code(&self, code: CodeHash, seat: (RoomId, Place), expires: Timestamp) -> Result<(), StoreError> {
        self.write(What::AddSeatCode(code, seat, expires)).await.map(drop)
    }

    async fn use_seat_code(
        &self,
        code: CodeHash,
        visitor: VisitorId,
        now: Timestamp,
    ) -> Result<Option<(RoomId, Place)>, StoreError> {
        match self.write(What::UseSeatCode(code, visitor, now)).await? {
            Outcome::Seat(seat) => Ok(seat),
            Outcome::Written | Outcome::Conflict => Ok(None),
        }
    }

    async fn beat(&self, now: Timestamp) -> Result<(), StoreError> {
        self.write(What::Beat(now)).await.map(drop)
    }

    async fn last_beat(&self) -> Result<Option<Timestamp>, StoreError> {
        let row = sqlx::query("SELECT at FROM heartbeat").fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.number(0).map(time_of)).transpose()?)
    }

    fn commits(&self) -> &CommitMetrics {
        &self.reports.commits
    }

    async fn close(&self) {
        // The writer's connection is the last: only then its end moves everything from the log (-wal) into the file.
        self.readers.close().await;
        // If the writer has gone already, there is nothing to wait for.
        let _ = self.write(What::Close).await;
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer {
            let _ = writer.await;
        }
        self.locks.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
