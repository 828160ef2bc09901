//! The connection to a PostgreSQL server: its URL, errors, and attempts of a statement.

use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;
use std::time::Duration;

use sqlx::error::DatabaseError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, Postgres};
use sqlx::{ConnectOptions, Connection};
use tokio::runtime::Handle;
use tokio::time::error::Elapsed;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use crate::store::StoreError;
use crate::store::rows::ResultRow;

/// The time that a call may take, with all its attempts. A restart of the server within this time goes unnoticed.
pub(super) const PATIENCE: Duration = Duration::from_secs(4);
/// The time after which a statement without an answer is tried on another connection.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(2);
/// The time that an attempt has at least, even if that makes the call a little longer: whoever waited for a connection and got one
/// should be able to use it.
const LAST_CHANCE: Duration = Duration::from_millis(500);
/// The pause before another attempt.
const PAUSE: Duration = Duration::from_millis(25);
/// The timeout for the connection at the start.
const START_TIMEOUT: Duration = Duration::from_secs(10);
/// The number of the advisory lock that servers hold. Any number will do.
const SERVER_LOCK: i64 = 0x6c79_6e67_6b02;
/// Begins a transaction with the advisory lock under which somebody is matched with a partner. Any number will do. The lock ends with
/// the transaction, and that at the latest with its connection.
const LOCK_MATCHING: &str = "BEGIN; SELECT pg_advisory_xact_lock(x'6c796e676b01'::bigint)";
/// The parameters of a URL that are passed on, beside `options[…]`. All others are refused: the driver would log one that it does not
/// know with its value, and a misspelt `password` is one.
const PARAMETERS: [&str; 14] = [
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "ssl-mode",
    "ssl-root-cert",
    "user",
];

/// An error of the PostgreSQL server, without any password.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServerError {
    /// The URL cannot be read.
    #[error("the database URL is not valid: {0}; expected postgres://user@host:port/database")]
    Url(String),
    /// The URL has an unknown parameter.
    #[error("the database URL has an unknown parameter {0}")]
    Parameter(String),
    /// Nobody answers.
    #[error("the database server at {server} cannot be reached: {problem}")]
    Unreachable {
        /// Its location.
        server: String,
        /// What is wrong.
        problem: String,
    },
    /// The server refuses the connection.
    #[error("the database server at {server} refuses the connection: {problem}")]
    Refused {
        /// Its location.
        server: String,
        /// The server's own message.
        problem: String,
    },
    /// Another server uses the database, and one of the two has no bus to tell the other what happens.
    #[error("another server is using the database at {0}; stop it, or start both with --bus")]
    Served(String),
    /// The database has tables of another program.
    #[error("the database at {0} belongs to another program")]
    Foreign(String),
    /// The database is from a newer version of this program.
    #[error("the database at {0} was written by a newer version of lyngk; update this program")]
    Newer(String),
    /// The tables cannot be created or brought up to date.
    #[error("the tables at {server} cannot be brought up to date: {problem}")]
    Migration {
        /// Their location.
        server: String,
        /// The server's own message.
        problem: String,
    },
}

/// Location of a database, without user and password.
#[derive(Clone, Debug)]
pub(super) struct Location {
    host: String,
    port: u16,
    database: String,
}

impl fmt::Display for Location {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Location { host, port, database } = self;
        write!(formatter, "{host}:{port}/{database}")
    }
}

impl Location {
    pub(super) fn of(options: &PgConnectOptions) -> Location {
        let host = match options.get_socket() {
            Some(folder) => folder.display().to_string(),
            None => options.get_host().to_owned(),
        };
        let database = options.get_database().unwrap_or(options.get_username()).to_owned();
        Location { host, port: options.get_port(), database }
    }

    /// The error of a connection that cannot be made.
    fn explain(&self, error: &sqlx::Error) -> ServerError {
        let server = self.to_string();
        match error {
            sqlx::Error::Database(error) => ServerError::Refused { server, problem: error.message().to_owned() },
            sqlx::Error::Io(error) => ServerError::Unreachable { server, problem: error.to_string() },
            sqlx::Error::PoolTimedOut => {
                ServerError::Unreachable { server, problem: "no connection became free in time".to_owned() }
            }
            other => ServerError::Unreachable { server, problem: other.to_string() },
        }
    }
}

/// Reads a URL.
pub(super) fn options(url: &str) -> Result<PgConnectOptions, ServerError> {
    let parameters = url.split_once('?').map_or("", |(_, parameters)| parameters);
    for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
        let name = parameter.split('=').next().unwrap_or_default();
        if !PARAMETERS.contains(&name) && !name.starts_with("options[") {
            return Err(ServerError::Parameter(name.to_owned()));
        }
    }
    let options = PgConnectOptions::from_str(url).map_err(|error| match error {
        sqlx::Error::Configuration(problem) => ServerError::Url(problem.to_string()),
        other => ServerError::Url(other.to_string()),
    })?;
    let limits = [
        // A statement that nobody waits for any more must not hold up others.
        ("statement_timeout", "10s"),
        ("lock_timeout", "5s"),
        ("idle_in_transaction_session_timeout", "10s"),
    ];
    Ok(options.application_name("lyngk").options(limits).disable_statement_logging())
}

/// Connects at the start, with the cause if it is not possible.
pub(super) async fn connect(options: &PgConnectOptions) -> Result<PgConnection, ServerError> {
    let location = Location::of(options);
    match timeout(START_TIMEOUT, options.connect()).await {
        Ok(connected) => connected.map_err(|error| location.explain(&error)),
        Err(_) => {
            Err(ServerError::Unreachable { server: location.to_string(), problem: "it does not answer".to_owned() })
        }
    }
}

/// Takes the lock of a server, which it shares with others if it has a bus to them. The lock ends with the connection. It only guards
/// against mistakes at the start: a connection that is lost later is not replaced.
pub(super) async fn take_server_lock(options: &PgConnectOptions, is_shared: bool) -> Result<PgConnection, StoreError> {
    let mut connection = connect(options).await?;
    let lock = if is_shared {
        "SELECT pg_try_advisory_lock_shared($1)::int::bigint"
    } else {
        "SELECT pg_try_advisory_lock($1)::int::bigint"
    };
    let give_up_at = Instant::now() + PATIENCE;
    loop {
        let taken = sqlx::query(lock).bind(SERVER_LOCK).fetch_one(&mut connection).await?;
        if taken.number(0)? == 1 {
            return Ok(connection);
        }
        // The database may not have noticed yet that the last server was killed.
        if Instant::now() >= give_up_at {
            return Err(ServerError::Served(Location::of(options).to_string()).into());
        }
        sleep(PAUSE).await;
    }
}

/// One attempt of a call. It can be repeated without harm, whatever the outcome of the attempt before.
pub(super) trait Work: Sync {
    type Output: Send;

    fn attempt(&self, connection: &mut PgConnection) -> impl Future<Output = Result<Self::Output, sqlx::Error>> + Send;
}

/// The attempts of a call. A connection that breaks is replaced, and the work tried again.
pub(super) struct Attempts<'a> {
    pool: &'a PgPool,
    location: &'a Location,
    give_up_at: Instant,
    /// Whether an attempt ended without an answer. What it should have written may be there, or appear later.
    pub(super) is_uncertain: bool,
}

impl<'a> Attempts<'a> {
    pub(super) fn new(pool: &'a PgPool, location: &'a Location) -> Attempts<'a> {
        Attempts { pool, location, give_up_at: Instant::now() + PATIENCE, is_uncertain: false }
    }

    /// Attempts some work until it is done, fails for good, or has taken too long.
    pub(super) async fn until_done<W: Work>(&mut self, work: &W) -> Result<W::Output, StoreError> {
        loop {
            let mut connection = self.connection().await?;
            let outcome = self.answer(work.attempt(&mut connection)).await;
            if let Some(outcome) = self.ended(connection, outcome).await.break_value() {
                return outcome;
            }
        }
    }

    /// Begins a transaction with the lock for finding a partner.
    pub(super) async fn lock_matching(&mut self) -> Result<LockingConnection, StoreError> {
        loop {
            // If this call is dropped, the transaction ends, too.
            let mut lock = LockingConnection(Some(self.connection().await?));
            let Some(connection) = &mut lock.0 else { continue };
            let begun = self.answer(sqlx::raw_sql(LOCK_MATCHING).execute(&mut **connection)).await;
            if matches!(begun, Ok(Ok(_))) {
                return Ok(lock);
            }
            if let Some(connection) = lock.0.take()
                && let Some(Err(error)) = self.ended(connection, begun).await.break_value()
            {
                return Err(error);
            }
        }
    }

    /// A connection for the next attempt.
    async fn connection(&mut self) -> Result<PoolConnection<Postgres>, StoreError> {
        loop {
            let acquired = timeout_at(self.give_up_at, self.pool.acquire()).await;
            match acquired.unwrap_or(Err(sqlx::Error::PoolTimedOut)) {
                Ok(connection) => return Ok(connection),
                Err(sqlx::Error::PoolClosed) => return Err(StoreError::Closed),
                Err(error) if is_broken(&error) && Instant::now() < self.give_up_at => sleep(PAUSE).await,
                Err(error) => return Err(self.location.explain(&error).into()),
            }
        }
    }

    /// Bounds the time of an attempt.
    async fn answer<T>(&self, attempt: impl Future<Output = T>) -> Result<T, Elapsed> {
        let now = Instant::now();
        timeout_at((now + ANSWER_TIMEOUT).min(self.give_up_at).max(now + LAST_CHANCE), attempt).await
    }

    /// Ends an attempt, with the call's result or for another attempt.
    async fn ended<T>(
        &mut self,
        connection: PoolConnection<Postgres>,
        outcome: Result<Result<T, sqlx::Error>, Elapsed>,
    ) -> ControlFlow<Result<T, StoreError>> {
        let outcome = match outcome {
            Ok(Ok(value)) => return ControlFlow::Break(Ok(value)),
            Ok(Err(error)) => Ok(error),
            Err(elapsed) => Err(elapsed),
        };
        // It is broken, in the middle of a transaction, or belongs to a server that has become a standby. The pool opens another one.
        discard(connection);
        let error = match outcome {
            Ok(error) if is_broken(&error) => {
                self.is_uncertain = true;
                self.location.explain(&error).into()
            }
            // Two transactions in each other's way, and a server that has become a standby: the leader is found by connecting again.
            Ok(error) if has_code(&error, &["40001", "40P01", "25006"]) => StoreError::Database(error),
            Ok(error) => return ControlFlow::Break(Err(StoreError::Database(error))),
            Err(_) => {
                self.is_uncertain = true;
                let problem = "it does not answer".to_owned();
                ServerError::Unreachable { server: self.location.to_string(), problem }.into()
            }
        };
        if Instant::now() >= self.give_up_at {
            return ControlFlow::Break(Err(error));
        }
        sleep(PAUSE).await;
        ControlFlow::Continue(())
    }
}

/// The connection whose transaction holds the lock for finding a partner.
#[derive(Debug)]
pub(in crate::store) struct LockingConnection(Option<PoolConnection<Postgres>>);

impl Drop for LockingConnection {
    fn drop(&mut self) {
        let Some(mut connection) = self.0.take() else { return };
        match Handle::try_current() {
            Ok(runtime) => drop(runtime.spawn(async move {
                let ended = timeout(ANSWER_TIMEOUT, sqlx::raw_sql("ROLLBACK").execute(&mut *connection)).await;
                if !matches!(ended, Ok(Ok(_))) {
                    // The transaction ends with its connection.
                    discard(connection);
                }
            })),
            Err(_) => discard(connection),
        }
    }
}

/// Closes a connection that cannot be used any more. Its place in the pool becomes free at once.
fn discard(connection: PoolConnection<Postgres>) {
    drop(connection.detach());
}

/// Whether a connection broke, so that the outcome of its statement is not known.
fn is_broken(error: &sqlx::Error) -> bool {
    use sqlx::Error::{BeginFailed, Io, Protocol, Tls, WorkerCrashed};
    let is_closing = |code: &str| code.starts_with("08") || matches!(code, "57P01" | "57P02" | "57P03" | "53300");
    match error {
        Io(_) | Protocol(_) | Tls(_) | WorkerCrashed | BeginFailed => true,
        sqlx::Error::Database(error) => error.code().is_some_and(|code| is_closing(&code)),
        _ => false,
    }
}

pub(super) fn has_code(error: &sqlx::Error, codes: &[&str]) -> bool {
    error.as_database_error().and_then(DatabaseError::code).is_some_and(|code| codes.contains(&&*code))
}

/// Closes the connection of the start.
pub(super) async fn disconnect(connection: PgConnection) {
    // It was used for reading and for migrations, which are committed.
    let _ = timeout(PATIENCE, connection.close()).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_urls_have_no_password() {
        let wrong = [
            "postgres://anna:sesame@[::1/lyngk",
            "postgres://anna:sesame@localhost:99999/lyngk",
            "postgres://anna:sesame@localhost/lyngk?pasword=sesame",
            "postgres://localhost/lyngk?password=sesame&sslmode=sesame-open",
        ];
        for url in wrong {
            let error = options(url).map(drop).expect_err("a mistake").to_string();
            assert!(!error.contains("sesame@") && !error.contains("=sesame"), "{error}");
        }
    }

    #[test]
    fn a_location_has_neither_user_nor_password() {
        let options = options("postgresql://anna:sesame@db.example:6543/games").expect("a URL");
        assert_eq!(Location::of(&options).to_string(), "db.example:6543/games");
    }
}
