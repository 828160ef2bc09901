//! The database in which the server stores games: a file, or a PostgreSQL server.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail, ensure};
use lyngk_server::store::postgres::{self, ServerError};
use lyngk_server::store::sqlite::{self, FileError};
use lyngk_server::store::transfer::Transfer;
use lyngk_server::store::{PostgresStore, Readiness, SqliteStore, Store, StoreError};

use crate::input;

/// A database.
enum Database {
    /// A file for `SQLite`.
    File(PathBuf),
    /// The URL of a PostgreSQL database, which may have a password in it.
    Server(String),
}

impl Database {
    /// The database that an argument names, or the default one in the user's data folder, which may be missing.
    fn named(argument: Option<&Path>) -> Result<Database> {
        match argument {
            Some(argument) => Ok(match url(argument) {
                Some(url) => Database::Server(url.to_owned()),
                None => Database::File(argument.to_owned()),
            }),
            None => default_file().map(Database::File),
        }
    }
}

/// Opens the database for a server, which may have a bus to others. A file is created if it is missing.
pub(super) async fn open(argument: Option<&Path>, has_bus: bool) -> Result<Arc<dyn Store>> {
    match Database::named(argument)? {
        Database::File(path) => {
            if argument.is_none() {
                create_data_folder(&path)?;
            }
            let store = SqliteStore::open_for_server(&path).await.map_err(|error| explained(&error))?;
            Ok(Arc::new(store))
        }
        Database::Server(url) => {
            let store = PostgresStore::open_for_server(&url, has_bus).await;
            Ok(Arc::new(store.map_err(|error| anyhow!("{error}"))?))
        }
    }
}

/// A sentence about what a server would do with the database, which is not changed.
pub(in crate::commands) async fn check(argument: Option<&Path>, has_bus: bool) -> Result<String> {
    let (name, readiness) = match Database::named(argument)? {
        // The server creates the folder, too.
        Database::File(path) if argument.is_none() && path.parent().is_some_and(|folder| !folder.exists()) => {
            (format!("the database {}", input::name(&path)), Readiness::New)
        }
        Database::File(path) => {
            let readiness = sqlite::check(&path).await.map_err(|error| explained(&error.into()))?;
            (format!("the database {}", input::name(&path)), readiness)
        }
        Database::Server(url) => {
            let readiness = postgres::check(&url, has_bus).await.map_err(|error| anyhow!("{error}"))?;
            ("the PostgreSQL database".to_owned(), readiness)
        }
    };
    Ok(match readiness {
        Readiness::New => format!("{name} is new; the server will create its tables"),
        Readiness::Outdated { migrations } => {
            format!("{name} can be used; the server will bring it up to date ({migrations} to do)")
        }
        Readiness::UpToDate => format!("{name} can be used, and is up to date"),
    })
}

/// Opens a database that exists.
pub(super) async fn open_existing(argument: Option<&Path>) -> Result<Arc<dyn Store>> {
    match Database::named(argument)? {
        Database::File(path) => {
            ensure!(path.exists(), "there is no database {}; choose a file with --database", input::name(&path));
            Ok(Arc::new(SqliteStore::open(&path).await.map_err(|error| explained(&error))?))
        }
        Database::Server(url) => Ok(Arc::new(PostgresStore::open(&url).await.map_err(|error| anyhow!("{error}"))?)),
    }
}

/// Opens a database to move games, while no server may use it. A file that is the source must exist.
pub(super) async fn open_to_move(argument: &Path, is_source: bool) -> Result<Arc<dyn Transfer>> {
    match Database::named(Some(argument))? {
        Database::File(path) => {
            ensure!(!is_source || path.exists(), "there is no database {}", input::name(&path));
            match SqliteStore::open_for_server(&path).await {
                Ok(store) => Ok(Arc::new(store)),
                Err(StoreError::File(FileError::Served(path))) => Err(anyhow!("{}", FileError::InUse(path))),
                Err(error) => Err(anyhow!("{error}")),
            }
        }
        Database::Server(url) => match PostgresStore::open_for_server(&url, false).await {
            Ok(store) => Ok(Arc::new(store)),
            Err(StoreError::Server(ServerError::Served(server))) => {
                bail!("a server is using the database at {server}; stop it first")
            }
            Err(error) => Err(anyhow!("{error}")),
        },
    }
}

/// The file, or `lyngk.db` in the user's data folder, for what can be done with files only. The folder is created for a file that is to
/// be written.
pub(super) fn file(argument: Option<&Path>, is_written: bool) -> Result<PathBuf> {
    match Database::named(argument)? {
        Database::File(path) => {
            if is_written && argument.is_none() {
                create_data_folder(&path)?;
            }
            Ok(path)
        }
        Database::Server(_) => {
            bail!("backups of a PostgreSQL database are made with pg_dump and restored with pg_restore")
        }
    }
}

/// Whether several servers can share the database that an argument names.
pub(in crate::commands) fn is_shared(argument: &Path) -> bool {
    url(argument).is_some()
}

/// The URL, if an argument is one of PostgreSQL.
fn url(argument: &Path) -> Option<&str> {
    argument.to_str().filter(|text| text.starts_with("postgres://") || text.starts_with("postgresql://"))
}

/// One sentence about a database that cannot be opened, and what to do.
fn explained(error: &StoreError) -> anyhow::Error {
    match error {
        // These say what to do.
        StoreError::File(FileError::Newer(_) | FileError::InUse(_) | FileError::Served(_)) => anyhow!("{error}"),
        StoreError::File(FileError::Damaged { .. }) => anyhow!("{error}; restore a backup with lyngk admin restore"),
        _ => anyhow!("{error}; choose another file with --database"),
    }
}

/// `lyngk.db` in the user's data folder.
fn default_file() -> Result<PathBuf> {
    let folder = data_folder().ok_or_else(|| anyhow!("you have no data folder; choose a file with --database"))?;
    Ok(folder.join("lyngk").join("lyngk.db"))
}

/// Creates the folder of the default file.
fn create_data_folder(file: &Path) -> Result<()> {
    let Some(folder) = file.parent() else { return Ok(()) };
    let remedy = || format!("the folder {} cannot be created; choose a file with --database", input::name(folder));
    fs::create_dir_all(folder).with_context(remedy)
}

/// The folder in which programs store a user's data, by the convention of the system.
pub(super) fn data_folder() -> Option<PathBuf> {
    let variable = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if cfg!(windows) {
        variable("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        env::home_dir().map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| env::home_dir().map(|home| home.join(".local/share")))
    }
}
