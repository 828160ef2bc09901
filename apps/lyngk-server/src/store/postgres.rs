//! Storage in a PostgreSQL database, which several servers may share.
//!
//! A write is one statement, which is a transaction of its own: one round trip. Many of them run at the same time on the connections
//! of a pool, and PostgreSQL lets those that commit at the same moment share a wait for the disk. Every write touches one room, and
//! locks that room's row first.

mod server;

use std::time::Instant;

use async_trait::async_trait;
use lyngk_room::lot::SecretNumber;
use lyngk_room::{LogEntry, Place, RoomId, Timestamp};
use lyngk_wire::http::RoomSummary;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgArguments, PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow, Postgres};
use sqlx::query::Query;
use sqlx::{Connection, SqlSafeStr};
use tokio::time::timeout;

pub use self::server::ServerError;

pub(super) use self::server::LockingConnection;

use self::server::{Attempts, Location, PATIENCE, Work, connect, disconnect, has_code, options, take_server_lock};
use super::rows::{
    ChangeRow, ResultRow, Summaries, changed_of, found_of, json, log_of, millis, place_of, room_of, rooms_of, seats_of,
    text_of, time_of, visitor_of,
};
use super::seat_code::{CodeUse, SeatCode};
use super::writes::WriteReports;
use super::{
    AppendError, Change, ChangedRoom, CodeHash, FoundRoom, MatchLock, NewRoom, Readiness, Search, Store, StoreError,
};
use crate::metrics::CommitMetrics;
use crate::visitor::VisitorId;

/// The migrations, with a version and a description each. One that has been published never changes.
const MIGRATIONS: [(i64, &str, &str); 2] = [
    (1, "rooms", include_str!("../../migrations/postgres/0001_rooms.sql")),
    (2, "nodes", include_str!("../../migrations/postgres/0002_nodes.sql")),
];

/// The number of connections. Three servers stay under PostgreSQL's default of 100.
const CONNECTIONS: u32 = 24;

/// The parameters up to `$11` are those of [`APPEND`]; a new room has no event before (`$2`).
const OPEN: &str = "\
    WITH opened AS ( \
        INSERT INTO rooms (id, last, status, due_at, summary, updated_at, opened_at, listed, number) \
        VALUES ($1, $3, $4, $5, $6, $7, $7, $12, $13) ON CONFLICT DO NOTHING RETURNING id \
    ), logged AS ( \
        INSERT INTO events (room, number, entry) \
        SELECT opened.id, entries.number, entries.entry \
        FROM opened, unnest($8::bigint[], $9::text[]) AS entries (number, entry) WHERE $2::bigint = 0 \
    ), seated AS ( \
        INSERT INTO seats (room, place, visitor) \
        SELECT opened.id, taken.place, taken.visitor \
        FROM opened, unnest($10::text[], $11::bytea[]) AS taken (place, visitor) \
    ) \
    SELECT id FROM opened";

const APPEND: &str = "\
    WITH changed AS ( \
        UPDATE rooms SET last = $3, status = $4, due_at = $5, summary = $6, updated_at = $7 \
        WHERE id = $1 AND last = $2 RETURNING id \
    ), logged AS ( \
        INSERT INTO events (room, number, entry) \
        SELECT changed.id, entries.number, entries.entry \
        FROM changed, unnest($8::bigint[], $9::text[]) AS entries (number, entry) \
    ), seated AS ( \
        INSERT INTO seats (room, place, visitor) \
        SELECT changed.id, taken.place, taken.visitor \
        FROM changed, unnest($10::text[], $11::bytea[]) AS taken (place, visitor) \
        ON CONFLICT (room, place) DO UPDATE SET visitor = excluded.visitor \
    ) \
    SELECT id FROM changed";

/// Events that are being written can be seen only by a statement that begins after the lock has been taken.
const LOCK: &str = "SELECT id FROM rooms WHERE id = $1 FOR UPDATE";
const REMOVE: &str = "\
    WITH codes AS (DELETE FROM seat_codes WHERE room = $1), \
        taken AS (DELETE FROM seats WHERE room = $1), \
        log AS (DELETE FROM events WHERE room = $1) \
    DELETE FROM rooms WHERE id = $1 RETURNING id";

const ADD_SEAT_CODE: &str = "\
    WITH room AS (SELECT id FROM rooms WHERE id = $1 FOR UPDATE) \
    INSERT INTO seat_codes (room, place, code, expires_at) SELECT id, $2, $3, $4 FROM room \
    ON CONFLICT (room, place) DO UPDATE SET code = excluded.code, expires_at = excluded.expires_at, used_by = NULL \
    RETURNING room";

/// Storage in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
    location: Location,
    reports: WriteReports,
    summaries: Summaries,
    /// The connection with the lock of a server.
    server_lock: tokio::sync::Mutex<Option<PgConnection>>,
}

impl PostgresStore {
    /// Connects to the database of a URL such as `postgres://user@host:5432/database`, and brings its tables up to date.
    ///
    /// Several servers may do so at the same time.
    ///
    /// # Errors
    /// If the database cannot be reached, belongs to another program, or was written by a newer version.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let options = options(url)?;
        let location = Location::of(&options);
        let mut connection = connect(&options).await?;
        bring_up_to_date(&mut connection, &location).await?;
        warn_if_not_durable(&mut connection).await?;
        disconnect(connection).await;
        Ok(PostgresStore {
            pool: pool(options),
            location,
            reports: WriteReports::default(),
            summaries: Summaries::default(),
            server_lock: tokio::sync::Mutex::default(),
        })
    }

    /// Opens the database as [`PostgresStore::open`] does, for a server: no other can use it, except if both have a bus.
    ///
    /// # Errors
    /// If it cannot be opened, or another server uses it.
    pub async fn open_for_server(url: &str, has_bus: bool) -> Result<PostgresStore, StoreError> {
        let store = PostgresStore::open(url).await?;
        let lock = take_server_lock(&options(url)?, has_bus).await?;
        *store.server_lock.lock().await = Some(lock);
        Ok(store)
    }

    /// A connection of its own, for what is no part of a server's work and may take long.
    pub(super) async fn connect(&self) -> Result<PoolConnection<Postgres>, sqlx::Error> {
        let mut connection = self.pool.acquire().await?;
        let unlimited = "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0";
        sqlx::raw_sql(unlimited).execute(&mut *connection).await?;
        Ok(connection)
    }

    /// The rows of a statement.
    async fn read<'q>(
        &self,
        statement: impl Fn() -> Query<'q, Postgres, PgArguments> + Sync,
    ) -> Result<Vec<PgRow>, StoreError> {
        Attempts::new(&self.pool, &self.location).until_done(&Statement(statement)).await
    }

    /// The rows of a statement that writes, and whether it may have been carried out by an attempt before the one that answered.
    async fn write<'q>(
        &self,
        statement: impl Fn() -> Query<'q, Postgres, PgArguments> + Sync,
    ) -> Result<(Vec<PgRow>, bool), StoreError> {
        self.change(&Statement(statement)).await
    }

    /// The result of some work that writes, and whether it may have been done by an attempt before the one that answered.
    async fn change<W: Work>(&self, work: &W) -> Result<(W::Output, bool), StoreError> {
        let started = Instant::now();
        let mut attempts = Attempts::new(&self.pool, &self.location);
        let outcome = self.reported(started, attempts.until_done(work).await)?;
        Ok((outcome, attempts.is_uncertain))
    }

    fn reported<T>(&self, started: Instant, outcome: Result<T, StoreError>) -> Result<T, StoreError> {
        match &outcome {
            Ok(_) => self.reports.committed(1, started.elapsed()),
            Err(error) => self.reports.failed(error),
        }
        outcome
    }

    /// Whether the log of a room has exactly these entries at their numbers.
    async fn has_entries(&self, room: RoomId, entries: &[LogEntry]) -> Result<bool, StoreError> {
        let before = entries.first().map_or(0, |entry| entry.number.saturating_sub(1));
        Ok(self.log(room, before).await?.starts_with(entries))
    }
}

/// Finds out whether a server, with a bus to others or without, could use a database, and changes nothing in it.
///
/// # Errors
/// If the database cannot be reached, belongs to another program, was written by a newer version, has tables that this user cannot
/// bring up to date, or is used by another server.
pub async fn check(url: &str, has_bus: bool) -> Result<Readiness, StoreError> {
    let options = options(url)?;
    let server = Location::of(&options).to_string();
    let mut connection = connect(&options).await?;
    warn_if_not_durable(&mut connection).await?;
    let tables = "SELECT count(*) FILTER (WHERE relname = '_sqlx_migrations'), count(*) FILTER (WHERE relname = 'rooms') \
                  FROM pg_class WHERE relkind IN ('r', 'p') AND pg_table_is_visible(oid)";
    let tables = sqlx::query(tables).fetch_one(&mut connection).await?;
    let applied = match (tables.number(0)?, tables.number(1)?) {
        (0, 0) => 0,
        (0, _) => return Err(ServerError::Foreign(server).into()),
        _ => {
            check_compatibility(&mut connection, &server).await?;
            let known: Vec<i64> = MIGRATIONS.iter().map(|migration| migration.0).collect();
            let applied = "SELECT count(*) FROM _sqlx_migrations WHERE success AND version = ANY ($1)";
            sqlx::query(applied).bind(known).fetch_one(&mut connection).await?.number(0)? as usize
        }
    };
    let readiness = Readiness::after(applied, MIGRATIONS.len());
    if readiness != Readiness::UpToDate {
        let allowed = "SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)::int::bigint";
        if sqlx::query(allowed).fetch_one(&mut connection).await?.number(0)? == 0 {
            let problem = "this user may not create tables".to_owned();
            return Err(ServerError::Migration { server, problem }.into());
        }
    }
    disconnect(connection).await;
    disconnect(take_server_lock(&options, has_bus).await?).await;
    Ok(readiness)
}

fn pool(options: PgConnectOptions) -> PgPool {
    PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        // A test would be a round trip more for every statement. A broken connection is replaced when a statement finds out.
        .test_before_acquire(false)
        .connect_lazy_with(options)
}

/// Creates or changes the tables. A lock lets one server at a time do it.
///
/// An index of a large table takes as long as it takes. Waiting has its limit (`lock_timeout`): a statement that waits for a table holds
/// up all servers that use it, and a server that waits for another one that does this is better started again.
async fn bring_up_to_date(connection: &mut PgConnection, location: &Location) -> Result<(), ServerError> {
    let migration = |(version, description, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let mut migrations = Migrator::with_migrations(MIGRATIONS.map(migration).into());
    // Those of a newer version, which says itself whether this one can live with them.
    migrations.set_ignore_missing(true);
    let server = location.to_string();
    let unlimited = sqlx::query("SET statement_timeout = 0").execute(&mut *connection).await;
    unlimited.map_err(|error| ServerError::Migration { server: server.clone(), problem: error.to_string() })?;
    // `run` would do the same, but its future is not `Send`.
    migrations.run_direct(None, &mut *connection, false).await.map_err(|error| match error {
        MigrateError::VersionMismatch(_) => ServerError::Foreign(server.clone()),
        // A table exists that is not ours.
        MigrateError::ExecuteMigration(sqlx::Error::Database(error), _) if error.code().as_deref() == Some("42P07") => {
            ServerError::Foreign(server.clone())
        }
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) if has_code(&error, &["55P03"]) => {
            let problem = "another server brings them up to date, or a transaction holds them; try again in a moment";
            ServerError::Migration { server: server.clone(), problem: problem.to_owned() }
        }
        error => ServerError::Migration { server: server.clone(), problem: error.to_string() },
    })?;
    check_compatibility(connection, &server).await
}

/// Checks that this version can use the tables.
async fn check_compatibility(connection: &mut PgConnection, server: &str) -> Result<(), ServerError> {
    let oldest = sqlx::query("SELECT oldest FROM compatibility").fetch_one(connection).await;
    let known = MIGRATIONS.iter().map(|migration| migration.0).max().unwrap_or_default();
    match oldest.and_then(|row| row.number(0)) {
        Ok(oldest) if oldest <= known => Ok(()),
        Ok(_) => Err(ServerError::Newer(server.to_owned())),
        // Another program has such tables as ours, but not this one, or not with this column.
        Err(error) if has_code(&error, &["42P01", "42703"]) => Err(ServerError::Foreign(server.to_owned())),
        Err(error) => Err(ServerError::Migration { server: server.to_owned(), problem: error.to_string() }),
    }
}

/// Warns if what was acknowledged can be lost.
async fn warn_if_not_durable(connection: &mut PgConnection) -> Result<(), StoreError> {
    let settings = "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit')";
    for row in sqlx::query(settings).fetch_all(connection).await? {
        if row.text(1)? == "off" {
            tracing::warn!("{} is off in the database; turns can be lost when it fails", row.text(0)?);
        }
    }
    Ok(())
}

/// A change as arrays, for [`OPEN`] and [`APPEND`].
struct Columns<'a> {
    row: ChangeRow<'a>,
    numbers: Vec<i64>,
    entries: Vec<String>,
    places: Vec<String>,
    visitors: Vec<Vec<u8>>,
}

impl<'a> Columns<'a> {
    fn of(change: &'a Change) -> Result<Columns<'a>, sqlx::Error> {
        Ok(Columns {
            row: ChangeRow::of(change)?,
            numbers: change.entries.iter().map(|entry| entry.number as i64).collect(),
            entries: change.entries.iter().map(json).collect::<Result<_, _>>()?,
            places: change.seats.iter().map(|seat| seat.0.to_string()).collect(),
            visitors: change.seats.iter().map(|seat| seat.1.as_bytes().to_vec()).collect(),
        })
    }

    /// A statement with all columns, from `$1` to `$11`.
    fn bind(&self, sql: &'static str) -> Query<'_, Postgres, PgArguments> {
        let ChangeRow { room, before, last, status, due_at, summary, at } = &self.row;
        sqlx::query(sql)
            .bind(*room)
            .bind(before)
            .bind(last)
            .bind(*status)
            .bind(due_at)
            .bind(summary)
            .bind(at)
            .bind(&self.numbers)
            .bind(&self.entries)
            .bind(&self.places)
            .bind(&self.visitors)
    }
}

/// A statement, which returns rows.
struct Statement<F>(F);

impl<'q, F: Fn() -> Query<'q, Postgres, PgArguments> + Sync> Work for Statement<F> {
    type Output = Vec<PgRow>;

    async fn attempt(&self, connection: &mut PgConnection) -> Result<Vec<PgRow>, sqlx::Error> {
        (self.0)().fetch_all(connection).await
    }
}

/// Removes a room. Returns whether it was there.
struct Removal(RoomId);

impl Work for Removal {
    type Output = bool;

    async fn attempt(&self, connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
        let Removal(room) = self;
        let mut transaction = connection.begin().await?;
        sqlx::query(LOCK).bind(room.as_str()).execute(&mut *transaction).await?;
        let removed = sqlx::query(REMOVE).bind(room.as_str()).fetch_all(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(!removed.is_empty())
    }
}

/// Uses a seat code for a visitor, at a moment.
struct SeatCodeUse(CodeHash, VisitorId, Timestamp);

impl Work for SeatCodeUse {
    type Output = Option<(RoomId, Place)>;

    async fn attempt(&self, connection: &mut PgConnection) -> Result<Option<(RoomId, Place)>, sqlx::Error> {
        let SeatCodeUse(code, visitor, now) = self;
        // Outside of the transaction, which touches one room only: this looks into all partitions.
        let found = sqlx::query("SELECT room FROM seat_codes WHERE code = $1").bind(&code[..]);
        let Some(row) = found.fetch_optional(&mut *connection).await? else { return Ok(None) };
        let room = room_of(row.text(0)?)?;
        let mut transaction = connection.begin().await?;
        sqlx::query(LOCK).bind(room.as_str()).execute(&mut *transaction).await?;
        // The code may have been replaced before the lock was taken.
        let found = sqlx::query("SELECT place, expires_at, used_by FROM seat_codes WHERE room = $1 AND code = $2")
            .bind(room.as_str())
            .bind(&code[..])
            .fetch_optional(&mut *transaction)
            .await?;
        let Some(row) = found else { return Ok(None) };
        let place = place_of(row.text(0)?)?;
        let used_by = row.optional_bytes(2)?.map(visitor_of).transpose()?;
        let found = SeatCode { seat: (room, place), expires: time_of(row.number(1)?), used_by };
        let seats = sqlx::query("SELECT place FROM seats WHERE room = $1 AND visitor = $2")
            .bind(room.as_str())
            .bind(&visitor.as_bytes()[..])
            .fetch_all(&mut *transaction)
            .await?;
        let held = seats.iter().map(|row| place_of(row.text(0)?)).collect::<Result<Vec<Place>, _>>()?;
        let used = found.used_by(*visitor, &held, *now);
        match used {
            CodeUse::Taken => {
                let take = "WITH used AS (UPDATE seat_codes SET used_by = $3 WHERE room = $1 AND place = $2) \
                            INSERT INTO seats (room, place, visitor) VALUES ($1, $2, $3) \
                            ON CONFLICT (room, place) DO UPDATE SET visitor = excluded.visitor";
                let take = sqlx::query(take).bind(room.as_str()).bind(place.to_string()).bind(&visitor.as_bytes()[..]);
                take.execute(&mut *transaction).await?;
            }
            CodeUse::Void => {
                let remove = sqlx::query("DELETE FROM seat_codes WHERE room = $1 AND place = $2");
                remove.bind(room.as_str()).bind(place.to_string()).execute(&mut *transaction).await?;
            }
            CodeUse::Repeated | CodeUse::Refused => {}
        }
        transaction.commit().await?;
        Ok(matches!(used, CodeUse::Taken | CodeUse::Repeated).then_some((room, place)))
    }
}

#[async_trait]
impl Store for PostgresStore {
    async fn open(&self, room: NewRoom) -> Result<bool, StoreError> {
        let NewRoom { change, listed, number } = &room;
        let columns = Columns::of(change)?;
        let secret = number.to_bytes();
        let (rows, is_uncertain) = self.write(|| columns.bind(OPEN).bind(listed).bind(&secret[..])).await?;
        if rows.is_empty() && is_uncertain {
            let is_ours = self.server_number(change.room).await? == Some(*number);
            return Ok(is_ours && self.has_entries(change.room, &change.entries).await?);
        }
        Ok(!rows.is_empty())
    }

    async fn append(&self, change: Change) -> Result<(), AppendError> {
        let columns = Columns::of(&change).map_err(StoreError::from)?;
        let (rows, is_uncertain) = self.write(|| columns.bind(APPEND)).await?;
        // If an attempt got no answer, it may have written this itself.
        if !rows.is_empty() || (is_uncertain && self.has_entries(change.room, &change.entries).await?) {
            return Ok(());
        }
        Err(AppendError::Conflict)
    }

    async fn log(&self, room: RoomId, after: u64) -> Result<Vec<LogEntry>, StoreError> {
        let after = i64::try_from(after).unwrap_or(i64::MAX);
        let log = "SELECT entry FROM events WHERE room = $1 AND number > $2 ORDER BY number";
        log_of(&self.read(|| sqlx::query(log).bind(room.to_string()).bind(after)).await?)
    }

    async fn seats(&self, room: RoomId) -> Result<Vec<(Place, VisitorId)>, StoreError> {
        let seats = "SELECT place, visitor FROM seats WHERE room = $1";
        seats_of(&self.read(|| sqlx::query(seats).bind(room.to_string())).await?)
    }

    async fn server_number(&self, room: RoomId) -> Result<Option<SecretNumber>, StoreError> {
        let number = "SELECT number FROM rooms WHERE id = $1";
        let rows = self.read(|| sqlx::query(number).bind(room.to_string())).await?;
        let bytes = rows.first().map(|row| row.bytes(0).map(|bytes| bytes.try_into().ok())).transpose()?;
        Ok(bytes.flatten().map(SecretNumber::from_random))
    }

    async fn due(&self, now: Timestamp, limit: u32) -> Result<Vec<RoomId>, StoreError> {
        let due = "SELECT id FROM rooms WHERE due_at <= $1 ORDER BY due_at LIMIT $2";
        Ok(rooms_of(&self.read(|| sqlx::query(due).bind(millis(now)).bind(i64::from(limit))).await?))
    }

    async fn being_played(&self) -> Result<Vec<RoomId>, StoreError> {
        Ok(rooms_of(&self.read(|| sqlx::query("SELECT id FROM rooms WHERE status = 'playing'")).await?))
    }

    async fn lobby(&self, among: &[RoomId]) -> Result<Vec<RoomSummary>, StoreError> {
        if among.is_empty() {
            return Ok(Vec::new());
        }
        let among = texts(among);
        let lobby = "SELECT id, summary FROM rooms WHERE id = ANY ($1) AND listed AND status = 'open' \
                     AND summary IS NOT NULL ORDER BY opened_at DESC";
        Ok(self.summaries.read(&self.read(|| sqlx::query(lobby).bind(&among)).await?))
    }

    async fn games(&self, limit: u32) -> Result<Vec<RoomSummary>, StoreError> {
        let games = "SELECT id, summary FROM rooms WHERE summary IS NOT NULL AND status = 'playing' \
                     ORDER BY updated_at DESC LIMIT $1";
        Ok(self.summaries.read(&self.read(|| sqlx::query(games).bind(i64::from(limit))).await?))
    }

    async fn changed(&self, known: &[(RoomId, u64)]) -> Result<Vec<ChangedRoom>, StoreError> {
        if known.is_empty() {
            return Ok(Vec::new());
        }
        let rooms: Vec<&str> = known.iter().map(|(room, _)| room.as_str()).collect();
        let numbers: Vec<i64> = known.iter().map(|(_, number)| i64::try_from(*number).unwrap_or(i64::MAX)).collect();
        let changed = "SELECT known.id, coalesce(rooms.last, -1) \
                       FROM unnest($1::text[], $2::bigint[]) AS known (id, last) LEFT JOIN rooms ON rooms.id = known.id \
                       WHERE rooms.id IS NULL OR rooms.last > known.last";
        changed_of(&self.read(|| sqlx::query(changed).bind(&rooms).bind(&numbers)).await?)
    }

    async fn find(&self, search: &Search, limit: u32) -> Result<Vec<FoundRoom>, StoreError> {
        let find = "SELECT id, updated_at FROM rooms WHERE ($1::text IS NULL OR status = $1) \
                    AND ($2::bigint IS NULL OR updated_at >= $2) AND ($3::bigint IS NULL OR updated_at < $3) \
                    ORDER BY updated_at DESC, id LIMIT $4";
        let rows = self.read(|| {
            sqlx::query(find)
                .bind(search.status.map(text_of))
                .bind(search.changed_since.map(millis))
                .bind(search.unchanged_since.map(millis))
                .bind(i64::from(limit))
        });
        found_of(&rows.await?)
    }

    async fn remove(&self, room: RoomId) -> Result<bool, StoreError> {
        let (removed, is_uncertain) = self.change(&Removal(room)).await?;
        // An earlier attempt without an answer may have removed it.
        Ok(removed || is_uncertain)
    }

    async fn add_seat_code(&self, code: CodeHash, seat: (RoomId, Place), expires: Timestamp) -> Result<(), StoreError> {
        let (room, place) = (seat.0.to_string(), seat.1.to_string());
        let add = || sqlx::query(ADD_SEAT_CODE).bind(&room).bind(&place).bind(&code[..]).bind(millis(expires));
        self.write(add).await.map(drop)
    }

    async fn use_seat_code(
        &self,
        code: CodeHash,
        visitor: VisitorId,
        now: Timestamp,
    ) -> Result<Option<(RoomId, Place)>, StoreError> {
        self.change(&SeatCodeUse(code, visitor, now)).await.map(|(seat, _)| seat)
    }

    async fn beat(&self, now: Timestamp) -> Result<(), StoreError> {
        let beat = "INSERT INTO heartbeat (id, at) VALUES (1, $1) \
                    ON CONFLICT (id) DO UPDATE SET at = greatest(heartbeat.at, excluded.at)";
        self.write(|| sqlx::query(beat).bind(millis(now))).await.map(drop)
    }

    async fn last_beat(&self) -> Result<Option<Timestamp>, StoreError> {
        let rows = self.read(|| sqlx::query("SELECT at FROM heartbeat")).await?;
        Ok(rows.first().map(|row| row.number(0).map(time_of)).transpose()?)
    }

    async fn now(&self) -> Result<Option<Timestamp>, StoreError> {
        let now = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
        let rows = self.read(|| sqlx::query(now)).await?;
        Ok(rows.first().map(|row| row.number(0).map(time_of)).transpose()?)
    }

    async fn installation(&self) -> Result<Option<String>, StoreError> {
        let rows = self.read(|| sqlx::query("SELECT name FROM installation")).await?;
        Ok(rows.first().map(|row| row.text(0).map(str::to_owned)).transpose()?)
    }

    async fn just_opened(&self, since: Timestamp) -> Result<Vec<RoomSummary>, StoreError> {
        let opened = "SELECT id, summary FROM rooms WHERE listed AND status = 'open' AND opened_at >= $1 \
                      AND summary IS NOT NULL ORDER BY opened_at DESC LIMIT 1000";
        Ok(self.summaries.read(&self.read(|| sqlx::query(opened).bind(millis(since))).await?))
    }

    async fn match_alone(&self) -> Result<MatchLock, StoreError> {
        let lock = Attempts::new(&self.pool, &self.location).lock_matching().await?;
        Ok(MatchLock(Some(lock)))
    }

    fn commits(&self) -> &CommitMetrics {
        &self.reports.commits
    }

    async fn close(&self) {
        // A connection that does not answer is given up.
        let _ = timeout(PATIENCE, self.pool.close()).await;
        if let Some(connection) = self.server_lock.lock().await.take() {
            disconnect(connection).await;
        }
    }
}

fn texts(rooms: &[RoomId]) -> Vec<String> {
    rooms.iter().map(RoomId::to_string).collect()
}
