//! The database file: what can be one, locks, backup and restore.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Row};

use super::migrations;
use crate::store::Readiness;

/// Files up to this size are checked as a whole when they are opened. It takes a fraction of a second; a file with a million games
/// would take minutes.
const CHECKED_AS_A_WHOLE: u64 = 64 << 20;

/// An error of the database file.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The file is missing.
    #[error("there is no file {}", shown(.0))]
    Missing(PathBuf),
    /// The folder of the file is missing.
    #[error("there is no folder {}", shown(.0))]
    NoFolder(PathBuf),
    /// The file is a folder.
    #[error("{} is a folder, not a file", shown(.0))]
    Folder(PathBuf),
    /// The file is a device or something else that keeps no data.
    #[error("{} is not a file in which games can be stored", shown(.0))]
    NotAFile(PathBuf),
    /// The file must not exist.
    #[error("{} exists already, and is not overwritten", shown(.0))]
    Exists(PathBuf),
    /// A server uses the database, or another program restores it.
    #[error("a server is using {}; stop it first", shown(.0))]
    InUse(PathBuf),
    /// Another server uses the database. Two of them would not know of each other's games.
    #[error("another server is using {}; stop it, or choose another file with --database", shown(.0))]
    Served(PathBuf),
    /// The file is something else.
    #[error("{} is not a database of lyngk", shown(.0))]
    Foreign(PathBuf),
    /// The file is from a newer version of this program.
    #[error("{} was written by a newer version of lyngk; update this program", shown(.0))]
    Newer(PathBuf),
    /// The database is damaged.
    #[error("{} is damaged: {problem}", shown(.path))]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The database's own message.
        problem: String,
    },
    /// The path cannot be passed to the database.
    #[error("the path {} is not valid UTF-8; choose another", shown(.0))]
    Path(PathBuf),
    /// A file cannot be read or written.
    #[error("{} cannot be read or written: {error}", shown(.path))]
    Io {
        /// The file.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
    /// The database failed.
    #[error("{} cannot be used: {problem}", shown(.path))]
    Database {
        /// The file.
        path: PathBuf,
        /// The database's own message.
        problem: String,
    },
}

/// A path in messages. A name may have any characters, and a terminal would obey some of them.
#[must_use]
pub fn shown(path: &Path) -> String {
    let shown = path.display().to_string();
    shown.chars().map(|char| if char.is_control() { char::REPLACEMENT_CHARACTER } else { char }).collect()
}

/// A lock on a database. Whoever uses the file shares one lock; whoever replaces it needs that lock alone. A server also needs a
/// second lock alone. The system releases locks when the process ends, however it ends.
#[derive(Debug)]
pub(super) struct FileLock {
    _file: Option<File>,
}

impl FileLock {
    pub(super) fn shared(database: &Path) -> Result<FileLock, FileError> {
        FileLock::take(database, ".lock", File::try_lock_shared)
    }

    pub(super) fn of_server(database: &Path) -> Result<FileLock, FileError> {
        FileLock::take(database, ".server-lock", File::try_lock).map_err(|error| match error {
            FileError::InUse(database) => FileError::Served(database),
            other => other,
        })
    }

    fn exclusive(database: &Path) -> Result<FileLock, FileError> {
        FileLock::take(database, ".lock", File::try_lock)
    }

    fn take(database: &Path, suffix: &str, lock: fn(&File) -> Result<(), TryLockError>) -> Result<FileLock, FileError> {
        let path = with_suffix(database, suffix);
        let file = private().create(true).truncate(false).open(&path).map_err(|error| io_error(database, error))?;
        match lock(&file) {
            Ok(()) => Ok(FileLock { _file: Some(file) }),
            Err(TryLockError::WouldBlock) => Err(FileError::InUse(database.to_owned())),
            // Some network file systems have no locks.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                Ok(FileLock { _file: None })
            }
            Err(TryLockError::Error(error)) => Err(io_error(&path, error)),
        }
    }
}

/// The file itself, for a path that may lead there by symbolic links. Whoever opens it by another path must find the same lock.
pub(super) fn real_path(path: &Path) -> Result<PathBuf, FileError> {
    // SQLite gives this name, and an empty one, another meaning.
    if path == Path::new(":memory:") || path.as_os_str().is_empty() {
        return Err(FileError::NotAFile(path.to_owned()));
    }
    match fs::metadata(path) {
        Ok(file) if file.is_dir() => return Err(FileError::Folder(path.to_owned())),
        Ok(file) if !file.is_file() => return Err(FileError::NotAFile(path.to_owned())),
        Ok(_) => return fs::canonicalize(path).map_err(|error| io_error(path, error)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(io_error(path, error)),
    }
    let folder = folder_of(path);
    match (fs::read_link(path), path.file_name()) {
        // The file behind the link is missing.
        (Ok(target), _) => real_path(&folder.join(target)),
        (Err(_), Some(name)) if folder.is_dir() => {
            Ok(fs::canonicalize(folder).map_err(|error| io_error(folder, error))?.join(name))
        }
        _ => Err(FileError::NoFolder(folder.to_owned())),
    }
}

/// Checks that a file is a database of this program that this version can read, or new. A new one is created: others on this machine
/// must not read private chat, and `SQLite` gives its other files the same permissions.
pub(super) async fn examine(path: &Path) -> Result<(), FileError> {
    let size = match fs::metadata(path) {
        Ok(file) => file.len(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            private().create(true).truncate(false).open(path).map_err(|error| io_error(path, error))?;
            0
        }
        Err(error) => return Err(io_error(path, error)),
    };
    if size == 0 {
        return Ok(());
    }
    let mut connection = connect(path).await?;
    let tables = "SELECT name FROM sqlite_master WHERE name <> '_sqlx_migrations' LIMIT 1";
    let tables = sqlx::query(tables).fetch_optional(&mut connection).await;
    // Without tables it was left by a server that ended at its first start.
    if tables.map_err(|error| database_error(path, &error))?.is_none() {
        return Ok(());
    }
    check_version(&mut connection, path).await?;
    if size <= CHECKED_AS_A_WHOLE {
        return check_whole(&mut connection, path).await;
    }
    // The reads of a starting server.
    let played = "SELECT id FROM rooms WHERE status = 'playing'";
    for query in ["SELECT at FROM heartbeat", played, "SELECT max(due_at) FROM rooms"] {
        sqlx::query(query).fetch_all(&mut connection).await.map_err(|error| damage(path, &error))?;
    }
    Ok(())
}

/// Finds out whether a server could use a file, and changes nothing in it.
///
/// # Errors
/// If the file cannot be opened, is not a database of this program, was written by a newer version, or is used by a server.
pub async fn check(path: &Path) -> Result<Readiness, FileError> {
    let path = &real_path(path)?;
    if !path.exists() {
        // Whether a file can be created there is known only once one has been.
        let trial = with_suffix(path, ".check");
        match private().create_new(true).open(&trial) {
            Ok(_) => drop(fs::remove_file(&trial)),
            // It is somebody's: files can be created there.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(io_error(path, error)),
        }
        return Ok(Readiness::New);
    }
    let _lock = FileLock::of_server(path)?;
    examine(path).await?;
    OpenOptions::new().append(true).open(path).map_err(|error| io_error(path, error))?;
    let mut connection = connect(path).await?;
    // A file without this table has none at all: it has been examined.
    let applied = sqlx::query("SELECT version FROM _sqlx_migrations WHERE success").fetch_all(&mut connection).await;
    Ok(Readiness::after(applied.map_or(0, |rows| rows.len()), migrations().iter().count()))
}

/// Copies a database to a new file, also while servers use it: the copy is the state of one moment, with everything that was stored
/// before the call. Returns the number of rooms in it.
///
/// # Errors
/// If the file exists, the database cannot be read, or the file cannot be written. Then there is no file.
pub async fn backup(database: &Path, file: &Path) -> Result<u64, FileError> {
    let mut connection = open(database).await?;
    // Reserves the name, so that nothing is overwritten.
    private().create_new(true).open(file).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => FileError::Exists(file.to_owned()),
        io::ErrorKind::NotFound => FileError::NoFolder(folder_of(file).to_owned()),
        _ => io_error(file, error),
    })?;
    let part = with_suffix(file, ".part");
    let copied = copy(&mut connection, database, &part).await;
    let moved = copied.and_then(|()| fs::rename(&part, file).map_err(|error| io_error(file, error)));
    if let Err(error) = moved {
        let _ = fs::remove_file(file);
        return Err(error);
    }
    sync_folder(file)?;
    rooms(&mut open(file).await?, file).await
}

/// Checks a backup, and makes it the database. Returns the number of rooms in it.
///
/// With `replace` a database that exists is kept under another name, with `.old` at its end.
///
/// # Errors
/// If the file is not a whole database of this program, a server uses the database, or the database exists and is not to be replaced.
/// Then nothing has changed.
pub async fn restore(file: &Path, database: &Path, replace: bool) -> Result<u64, FileError> {
    let mut connection = open(file).await?;
    check_whole(&mut connection, file).await?;
    let database = &real_path(database)?;
    let _lock = FileLock::exclusive(database)?;
    let old = with_suffix(database, ".old");
    if database.exists() && !replace {
        return Err(FileError::Exists(database.to_owned()));
    }
    if database.exists() && old.exists() {
        return Err(FileError::Exists(old));
    }
    let part = with_suffix(database, ".part");
    copy(&mut connection, file, &part).await?;
    // The log of the old database must not be applied to the new one.
    for suffix in ["", "-wal", "-shm"] {
        let (from, to) = (with_suffix(database, suffix), with_suffix(&old, suffix));
        match fs::rename(&from, &to) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(io_error(&from, error)),
        }
    }
    fs::rename(&part, database).map_err(|error| io_error(database, error))?;
    sync_folder(database)?;
    rooms(&mut connection, file).await
}

/// Opens a database of this program for reading.
async fn open(path: &Path) -> Result<SqliteConnection, FileError> {
    match fs::metadata(path) {
        Err(_) => return Err(FileError::Missing(path.to_owned())),
        Ok(file) if file.is_dir() => return Err(FileError::Folder(path.to_owned())),
        Ok(_) => {}
    }
    let mut connection = connect(path).await?;
    check_version(&mut connection, path).await?;
    Ok(connection)
}

/// Opens a database for reading.
async fn connect(path: &Path) -> Result<SqliteConnection, FileError> {
    let options = SqliteConnectOptions::new().filename(path).read_only(true).disable_statement_logging();
    options.connect().await.map_err(|error| database_error(path, &error))
}

/// Checks that a database is one of this program, and not newer.
async fn check_version(connection: &mut SqliteConnection, path: &Path) -> Result<(), FileError> {
    let known = migrations();
    let applied = sqlx::query("SELECT version, checksum FROM _sqlx_migrations WHERE success ORDER BY version");
    let applied = applied.fetch_all(connection).await.map_err(|error| database_error(path, &error))?;
    let newest = known.iter().map(|migration| migration.version).max().unwrap_or_default();
    for row in &applied {
        let (version, checksum): (i64, Vec<u8>) = (row.get(0), row.get(1));
        if version > newest {
            return Err(FileError::Newer(path.to_owned()));
        }
        if !known.iter().any(|migration| migration.version == version && *migration.checksum == *checksum) {
            return Err(FileError::Foreign(path.to_owned()));
        }
    }
    if applied.is_empty() { Err(FileError::Foreign(path.to_owned())) } else { Ok(()) }
}

/// Checks that a database is whole.
async fn check_whole(connection: &mut SqliteConnection, path: &Path) -> Result<(), FileError> {
    for pragma in ["PRAGMA quick_check(1)", "PRAGMA foreign_key_check"] {
        let rows = sqlx::query(pragma).fetch_all(&mut *connection).await.map_err(|error| damage(path, &error))?;
        let problem = rows.first().map(|row| row.try_get::<String, _>(0).unwrap_or_default());
        if let Some(problem) = problem.filter(|problem| problem != "ok") {
            // The first line names the database.
            let problem = problem.lines().last().unwrap_or_default().to_owned();
            return Err(FileError::Damaged { path: path.to_owned(), problem });
        }
    }
    Ok(())
}

/// Copies a database into a new file, which has reached the disk when this returns. Without success there is no such file.
async fn copy(connection: &mut SqliteConnection, source: &Path, target: &Path) -> Result<(), FileError> {
    let name = target.to_str().ok_or_else(|| FileError::Path(target.to_owned()))?;
    // Left by a copy that was interrupted.
    let _ = fs::remove_file(target);
    // An empty file is filled.
    private().create_new(true).open(target).map_err(|error| io_error(target, error))?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(connection).await;
    let synced = match copied {
        Ok(_) => OpenOptions::new().write(true).open(target).and_then(|file| file.sync_all()),
        Err(error) => {
            let _ = fs::remove_file(target);
            return Err(damage(source, &error));
        }
    };
    synced.map_err(|error| {
        let _ = fs::remove_file(target);
        io_error(target, error)
    })
}

async fn rooms(connection: &mut SqliteConnection, path: &Path) -> Result<u64, FileError> {
    let counted = sqlx::query("SELECT count(*) FROM rooms").fetch_one(connection).await;
    counted.map(|row| row.get::<i64, _>(0) as u64).map_err(|error| database_error(path, &error))
}

/// Makes a new name durable, where folders can be opened.
fn sync_folder(path: &Path) -> Result<(), FileError> {
    let folder = folder_of(path);
    if cfg!(unix) {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| io_error(folder, error))?;
    }
    Ok(())
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Options that let only this user read and write a file that is created.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn io_error(path: &Path, error: io::Error) -> FileError {
    FileError::Io { path: path.to_owned(), error }
}

/// The error for a file that cannot be opened as a database.
pub(super) fn database_error(path: &Path, error: &sqlx::Error) -> FileError {
    let code = error.as_database_error().and_then(sqlx::error::DatabaseError::code);
    // The lowest byte is the kind of error.
    match code.and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff) {
        // Not a database, and a database without our tables.
        Some(26 | 1) => FileError::Foreign(path.to_owned()),
        Some(11) => damage(path, error),
        _ => FileError::Database { path: path.to_owned(), problem: message(error) },
    }
}

fn damage(path: &Path, error: &sqlx::Error) -> FileError {
    FileError::Damaged { path: path.to_owned(), problem: message(error) }
}

fn message(error: &sqlx::Error) -> String {
    error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().to_owned())
}
