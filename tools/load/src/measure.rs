//! Resources used by processes and a PostgreSQL database, if the system tells them.

use std::fs;

use anyhow::Result;
use sqlx::postgres::PgConnection;
use sqlx::{Connection, Row};

/// The memory that a process uses, in KiB.
pub(crate) fn memory(process: u32) -> Option<f64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}

/// The processor time that a process has used, in seconds.
pub(crate) fn processor_time(process: u32) -> Option<f64> {
    let stat = Stat::of(process)?;
    Some(stat.own)
}

/// The system's figures of a process.
#[derive(Clone, Copy, Debug)]
struct Stat {
    parent: u32,
    /// Its processor time in seconds.
    own: f64,
    /// That of its children that have ended.
    ended_children: f64,
}

impl Stat {
    fn of(process: u32) -> Option<Stat> {
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The name of the program may contain blanks; it ends with the last parenthesis.
        let fields: Vec<f64> =
            stat.rsplit_once(')')?.1.split_whitespace().map(|field| field.parse().unwrap_or(0.0)).collect();
        // Linux counts in hundredths of a second.
        let seconds = |index: usize| Some((fields.get(index)? + fields.get(index + 1)?) / 100.0);
        Some(Stat { parent: *fields.get(1)? as u32, own: seconds(11)?, ended_children: seconds(13)? })
    }
}

/// Resources used by a PostgreSQL server since its start.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Used {
    /// Bytes of the log (WAL).
    pub(crate) wal: f64,
    /// Transactions in the database.
    pub(crate) transactions: f64,
    /// Processor time of all of its processes in seconds, if it is on this machine.
    pub(crate) processor_time: Option<f64>,
}

/// A connection to a PostgreSQL database for measurements.
#[derive(Debug)]
pub(crate) struct Database {
    pub(crate) connection: PgConnection,
    /// The server's first process.
    postmaster: Option<u32>,
}

impl Database {
    /// Connects to a database, if the argument is a URL of one.
    pub(crate) async fn connect(argument: &str) -> Result<Option<Database>> {
        if !argument.starts_with("postgres://") && !argument.starts_with("postgresql://") {
            return Ok(None);
        }
        let mut connection = PgConnection::connect(argument).await?;
        let backend: i32 = sqlx::query("SELECT pg_backend_pid()").fetch_one(&mut connection).await?.try_get(0)?;
        // Processes of another machine have the numbers of others here.
        let is_here = fs::read_to_string(format!("/proc/{backend}/comm")).is_ok_and(|name| name.trim() == "postgres");
        let postmaster = Stat::of(backend as u32).filter(|_| is_here).map(|stat| stat.parent);
        Ok(Some(Database { connection, postmaster }))
    }

    /// Resources used so far. The server's own figures may be some seconds old.
    pub(crate) async fn used(&mut self) -> Result<Used> {
        let sql = "SELECT (SELECT wal_bytes FROM pg_stat_wal)::float8, (xact_commit + xact_rollback)::float8 \
                   FROM pg_stat_database WHERE datname = current_database()";
        let row = sqlx::query(sql).fetch_one(&mut self.connection).await?;
        let processor_time = self.postmaster.and_then(family_time);
        Ok(Used { wal: row.try_get(0)?, transactions: row.try_get(1)?, processor_time })
    }
}

/// The processor time of a process and its children, also of those that have ended.
fn family_time(parent: u32) -> Option<f64> {
    let stat = Stat::of(parent)?;
    let processes = fs::read_dir("/proc").ok()?.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
    let children = processes.filter_map(Stat::of).filter(|stat| stat.parent == parent);
    Some(stat.own + stat.ended_children + children.map(|stat| stat.own).sum::<f64>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_a_database_uses_grows() {
        let Some(postgres) = lyngk_services::Postgres::shared() else { return };
        let url = postgres.create_database();
        assert!(Database::connect("games.db").await.expect("a file").is_none());
        let mut database = Database::connect(&url).await.expect("a connection").expect("a URL");
        let before = database.used().await.expect("figures");
        let name = url.rsplit('/').next().expect("a name");
        for _ in 0..5 {
            postgres.execute(name, "CREATE TABLE IF NOT EXISTS numbers AS SELECT generate_series(1, 100000)");
        }
        let after = database.used().await.expect("figures");
        assert!(after.wal > before.wal + 100_000.0, "{before:?} {after:?}");
        assert!(after.transactions >= before.transactions + 5.0, "{before:?} {after:?}");
        if cfg!(target_os = "linux") {
            assert!(after.processor_time > before.processor_time, "{before:?} {after:?}");
        }
    }
}
