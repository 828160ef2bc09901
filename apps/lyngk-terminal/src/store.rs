//! The saved game, earlier games, and progress: files that are replaced as a whole, under a lock.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use lyngk_rules::Record;
use lyngk_view::{SavedProblem, Table};

/// The largest file that is read, in bytes.
const LIMIT: u64 = 64 << 20;

/// Why something cannot be read or stored.
#[derive(Debug, thiserror::Error)]
pub enum StoreProblem {
    /// Another program has the file open.
    #[error("another lyngk has {} open; close it, or choose another file with --file", .0.display())]
    InUse(PathBuf),
    /// Reading or writing failed.
    #[error("{} cannot be {what}: {error}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What could not be done.
        what: &'static str,
        /// The error.
        error: io::Error,
    },
    /// There is no saved game.
    #[error("there is no saved game in {}; lyngk play begins one", .0.display())]
    Nothing(PathBuf),
    /// The saved game cannot be read.
    #[error("the saved game in {} cannot be read: {problem}; lyngk play --new keeps a copy and begins another", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why not.
        problem: SavedProblem,
    },
}

fn failed<'a>(path: &'a Path, what: &'static str) -> impl Fn(io::Error) -> StoreProblem + 'a {
    move |error| StoreProblem::Io { path: path.to_owned(), what, error }
}

/// A file that only this program writes to, as long as this value lives.
#[derive(Debug)]
pub(crate) struct Store {
    path: PathBuf,
    /// What the file holds, to write only changes.
    written: Option<String>,
    _lock: File,
}

impl Store {
    /// Opens a file, which need not exist, and locks it. Its folder is created if it is missing.
    pub(crate) fn open(path: &Path) -> Result<Store, StoreProblem> {
        let folder = folder(path);
        fs::create_dir_all(&folder).map_err(failed(&folder, "created"))?;
        // The file itself is replaced when it is written, and a lock on it with it.
        let lock_path = beside(path, "lock");
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let lock = options.open(&lock_path).map_err(failed(&lock_path, "opened"))?;
        match lock.try_lock() {
            Ok(()) => Ok(Store { path: path.to_owned(), written: None, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreProblem::InUse(path.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(&lock_path, "locked")(error)),
        }
    }

    /// The content; none if there is no file or it is empty.
    pub(crate) fn read(&mut self) -> Result<Option<String>, StoreProblem> {
        let text = read(&self.path)?;
        self.written.clone_from(&text);
        Ok(text)
    }

    /// Replaces the content, unless it is the same.
    pub(crate) fn write(&mut self, text: &str) -> Result<(), StoreProblem> {
        if self.written.as_deref() == Some(text) {
            return Ok(());
        }
        replace(&self.path, text).map_err(failed(&self.path, "written"))?;
        self.written = Some(text.to_owned());
        Ok(())
    }

    /// The saved game.
    pub(crate) fn game(&mut self, now: Duration) -> Result<Option<Table>, StoreProblem> {
        let Some(text) = self.read()? else { return Ok(None) };
        let problem = |problem| StoreProblem::Unreadable { path: self.path.clone(), problem };
        Table::restore(&text, now).map(Some).map_err(problem)
    }

    /// Puts what the file holds among the earlier games, before another game takes its place. What cannot be read goes to a file of its
    /// own, so that the collection stays readable. A game without a turn is not worth keeping.
    pub(crate) fn put_by(&mut self) -> Result<(), StoreProblem> {
        let Some(text) = self.read()? else { return Ok(()) };
        let earlier = match text.parse::<Record>() {
            Ok(record) if record.main_line().next().is_none() => return Ok(()),
            Ok(_) => self.earlier(),
            Err(_) => beside(&self.path, "unreadable"),
        };
        let append = |path: &Path| {
            let mut file = OpenOptions::new().append(true).create(true).open(path)?;
            file.write_all(format!("{}\n\n", text.trim_end()).as_bytes())?;
            file.sync_all()
        };
        append(&earlier).map_err(failed(&earlier, "written"))
    }

    /// The collection of earlier games: `games.lgn` beside `game.lgn`.
    pub(crate) fn earlier(&self) -> PathBuf {
        let name = self.path.file_stem().unwrap_or_default().to_string_lossy();
        self.path.with_file_name(format!("{name}s.lgn"))
    }
}

/// The saved game of a file as LGN, whoever plays it at the moment.
///
/// # Errors
/// If there is no saved game, or it cannot be read.
pub fn export(path: &Path) -> Result<String, StoreProblem> {
    read(path)?.ok_or_else(|| StoreProblem::Nothing(path.to_owned()))
}

fn read(path: &Path) -> Result<Option<String>, StoreProblem> {
    let file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(path, "opened")(error)),
    };
    let mut text = String::new();
    file.take(LIMIT).read_to_string(&mut text).map_err(failed(path, "read"))?;
    Ok((!text.trim().is_empty()).then_some(text))
}

/// Writes a temporary file beside a file and renames it, so that the file is never half written.
pub(crate) fn replace(path: &Path, text: &str) -> io::Result<()> {
    // A symbolic link stays a link.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let temporary = beside(&path, "new");
    let write = || {
        let mut file = File::create(&temporary)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        fs::rename(&temporary, &path)
    };
    write().inspect_err(|_| drop(fs::remove_file(&temporary)))
}

/// A file with another ending in the same folder: `game.lgn.lock`.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(ending);
    path.with_file_name(name)
}

fn folder(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}

#[cfg(test)]
mod tests {
    use lyngk_rules::{Records, SplitMix64};
    use lyngk_view::NewGame;

    use super::*;

    fn game(turns: usize) -> String {
        let mut table = NewGame::default().table(&mut SplitMix64::new(1)).expect("a random start");
        for _ in 0..turns {
            let turn = table.game().position().turns()[0];
            table.play_scripted(turn, Duration::ZERO);
        }
        table.save(Duration::ZERO)
    }

    #[test]
    fn only_one_program_at_a_time_has_a_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("new/game.lgn");
        let first = Store::open(&path).expect("the first");
        assert!(matches!(Store::open(&path), Err(StoreProblem::InUse(_))));
        drop(first);
        assert!(Store::open(&path).is_ok());
    }

    #[test]
    fn games_are_read_back_and_put_by_before_the_next_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.lgn");
        let mut store = Store::open(&path).expect("a file");
        assert!(store.game(Duration::ZERO).expect("no game").is_none());
        assert!(matches!(export(&path), Err(StoreProblem::Nothing(_))));
        for turns in [3, 0, 2] {
            store.write(&game(turns)).expect("written");
            let table = store.game(Duration::ZERO).expect("readable").expect("a game");
            assert_eq!(table.game().turns().len(), turns);
            assert_eq!(export(&path).expect("a game"), game(turns));
            store.put_by().expect("put by");
        }
        let earlier = fs::read_to_string(store.earlier()).expect("earlier games");
        let lengths: Vec<usize> =
            Records::new(&earlier).map(|record| record.expect("a game").main_line().count()).collect();
        assert_eq!(lengths, [3, 2], "a game without a turn is not kept");
        assert_eq!(store.earlier(), folder.path().join("games.lgn"));
    }

    #[test]
    fn an_unreadable_game_is_named_and_kept_apart() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.lgn");
        fs::write(&path, "what is this").expect("written");
        let mut store = Store::open(&path).expect("a file");
        let problem = store.game(Duration::ZERO).expect_err("not a game").to_string();
        assert!(problem.contains("game.lgn cannot be read") && problem.contains("--new"), "{problem}");
        store.put_by().expect("put by");
        assert!(!store.earlier().exists());
        assert_eq!(fs::read_to_string(beside(&path, "unreadable")).expect("a copy").trim(), "what is this");
    }

    #[test]
    fn a_file_that_cannot_be_written_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.lgn");
        let mut store = Store::open(&path).expect("a file");
        // A folder takes the place of the temporary file.
        fs::create_dir(beside(&path, "new")).expect("a folder");
        let problem = store.write(&game(1)).expect_err("not written").to_string();
        assert!(problem.contains("game.lgn cannot be written"), "{problem}");
        fs::remove_dir(beside(&path, "new")).expect("removed");
        store.write(&game(1)).expect("written");
        store.write("another").expect("written");
        assert_eq!(fs::read_to_string(&path).expect("the file"), "another");
        let mut other = Store::open(&folder.path().join("other")).expect("another file");
        assert_eq!(other.read().expect("nothing"), None);
    }
}
