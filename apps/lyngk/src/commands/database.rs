//! The file in which the server stores games.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use lyngk_server::store::sqlite::FileError;
use lyngk_server::store::{SqliteStore, StoreError};

/// Opens the file for a server, or the default one in the user's data folder. It is created if it is missing.
pub(super) async fn open(path: Option<&Path>) -> Result<SqliteStore> {
    let path = path_or_default(path)?;
    SqliteStore::open_for_server(&path).await.map_err(|error| explained(&error))
}

/// Opens a file that exists.
pub(super) async fn open_existing(path: Option<&Path>) -> Result<SqliteStore> {
    let path = path_or_default(path)?;
    ensure!(path.exists(), "there is no database {}; choose a file with --database", path.display());
    SqliteStore::open(&path).await.map_err(|error| explained(&error))
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

/// The file, or `lyngk.db` in the user's data folder, which is created if it is missing.
pub(super) fn path_or_default(path: Option<&Path>) -> Result<PathBuf> {
    if let Some(path) = path {
        return Ok(path.to_owned());
    }
    let folder = data_folder().ok_or_else(|| anyhow!("you have no data folder; choose a file with --database"))?;
    let folder = folder.join("lyngk");
    let remedy = || format!("the folder {} cannot be created; choose a file with --database", folder.display());
    fs::create_dir_all(&folder).with_context(remedy)?;
    Ok(folder.join("lyngk.db"))
}

/// The folder in which programs store a user's data, by the convention of the system.
fn data_folder() -> Option<PathBuf> {
    let variable = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    if cfg!(windows) {
        variable("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        env::home_dir().map(|home| home.join("Library/Application Support"))
    } else {
        variable("XDG_DATA_HOME").or_else(|| env::home_dir().map(|home| home.join(".local/share")))
    }
}
