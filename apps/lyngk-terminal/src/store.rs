//! The saved game, earlier games, and progress: files that are replaced as a whole, under a lock.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use lyngk_rules::{Comment, Node, Record, Records};
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
    /// The record has more than a game that is played: saving it would lose that.
    #[error("{} has comments, marks or variations, which a saved game cannot keep; play on with a copy without them, or open it in a study", .0.display())]
    Annotated(PathBuf),
    /// The file is not the progress of puzzles, and would be replaced by it.
    #[error("{} is not a file of progress with puzzles; choose another file with --file", .0.display())]
    NotProgress(PathBuf),
    /// The folder of the saved game cannot be written to.
    #[error("{problem}; choose another file with --file")]
    Folder {
        /// What went wrong.
        problem: Box<StoreProblem>,
    },
    /// There is no earlier game with this number.
    #[error("there is no game {number} in {}; it has {count}", path.display())]
    NoEarlier {
        /// The collection of earlier games.
        path: PathBuf,
        /// The number that was asked for.
        number: usize,
        /// The number of games in it.
        count: usize,
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
        let elsewhere = |problem| StoreProblem::Folder { problem: Box::new(problem) };
        fs::create_dir_all(&folder).map_err(failed(&folder, "created")).map_err(elsewhere)?;
        // The file itself is replaced when it is written, and a lock on it with it.
        let lock_path = beside(path, "lock");
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let lock = options.open(&lock_path).map_err(failed(&lock_path, "opened")).map_err(elsewhere)?;
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

    /// The content was read as this text: it is written again only when there is another one.
    pub(crate) fn reads_as(&mut self, text: String) {
        self.written = Some(text);
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
        if text.parse::<Record>().is_ok_and(|record| is_annotated(&record)) {
            return Err(StoreProblem::Annotated(self.path.clone()));
        }
        Table::restore(&text, now).map(Some).map_err(problem)
    }

    /// The text of the progress with puzzles.
    pub(crate) fn progress(&mut self) -> Result<Option<String>, StoreProblem> {
        let text = self.read()?;
        if text.as_deref().is_some_and(|text| !is_progress(text)) {
            return Err(StoreProblem::NotProgress(self.path.clone()));
        }
        Ok(text)
    }

    /// An earlier game, by its number in their collection.
    pub(crate) fn earlier_game(&self, number: usize, now: Duration) -> Result<Table, StoreProblem> {
        let path = self.earlier();
        let text = read(&path)?.unwrap_or_default();
        let problem = |problem| StoreProblem::Unreadable { path: path.clone(), problem };
        let records: Vec<Record> =
            Records::new(&text).collect::<Result<_, _>>().map_err(SavedProblem::from).map_err(problem)?;
        let count = records.len();
        let none = || StoreProblem::NoEarlier { path: path.clone(), number, count };
        let record = number.checked_sub(1).and_then(|place| records.get(place)).ok_or_else(none)?;
        Table::restore(&record.to_string(), now).map_err(problem)
    }

    /// Copies what the file holds to the earlier games, before another game takes its place. What cannot be read goes to a file of its
    /// own, so that the collection stays readable. A game without a turn is not worth keeping. Returns the number of the game among the
    /// earlier ones.
    pub(crate) fn keep_aside(&mut self) -> Result<Option<usize>, StoreProblem> {
        let Some(text) = self.read()? else { return Ok(None) };
        let is_game = match text.parse::<Record>() {
            Ok(record) if record.main_line().next().is_none() => return Ok(None),
            Ok(_) => true,
            Err(_) => false,
        };
        let earlier = if is_game { self.earlier() } else { beside(&self.path, "unreadable") };
        append(&earlier, |file| file.write_all(format!("{}\n\n", text.trim_end()).as_bytes()))
            .map_err(failed(&earlier, "written"))?;
        let number = || read(&earlier).ok().flatten().map(|text| Records::new(&text).count());
        Ok(is_game.then(number).flatten())
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

/// The number of turns in the saved game of a file, if that is not over; 0 if it is, and if there is none.
#[must_use]
pub fn unfinished(path: &Path) -> usize {
    let text = read(path).ok().flatten().unwrap_or_default();
    let table = Table::restore(&text, Duration::ZERO).ok().filter(|table| table.ended().is_none());
    table.map_or(0, |table| table.game().turns().len())
}

/// Whether a record has what a game that is played has not: comments other than clock readings, marks or variations.
fn is_annotated(record: &Record) -> bool {
    let is_reading = |comment: &Comment| comment.as_str().starts_with("[%clk ") && comment.as_str().ends_with(']');
    let has_notes =
        |node: &Node| !node.comments.iter().all(is_reading) || !node.marks.is_empty() || !node.lead().is_empty();
    !record.comments.is_empty()
        || record.turn_total() > record.main_line().count()
        || record.main_line().any(|id| has_notes(record.node(id)))
}

/// Whether a text was written as progress with puzzles: only lines `key=value`, and solved puzzles among them.
fn is_progress(text: &str) -> bool {
    let key = |line: &str| line.split_once('=').map(|(key, _)| key.trim().to_owned());
    let is_key = |key: &String| key.chars().all(|char| char.is_ascii_lowercase() || char == '-');
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    lines.clone().all(|line| key(line).is_some_and(|key| is_key(&key)))
        && lines.any(|line| key(line).is_some_and(|key| key == "solved"))
}

/// Appends to a file, on a line of its own. If that fails, the file is as long as before.
fn append(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
    let length = file.metadata()?.len();
    let mut last = Vec::new();
    if length > 0 {
        file.seek(SeekFrom::End(-1))?;
        file.read_to_end(&mut last)?;
    }
    let begin = |file: &mut File| if last.iter().all(|&byte| byte == b'\n') { Ok(()) } else { file.write_all(b"\n\n") };
    let written = begin(&mut file).and_then(|()| write(&mut file)).and_then(|()| file.sync_all());
    written.inspect_err(|_| drop(file.set_len(length)))
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
    use lyngk_rules::SplitMix64;
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
    fn games_are_read_back_and_kept_aside_before_the_next_one() {
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
            store.keep_aside().expect("kept aside");
        }
        let earlier = fs::read_to_string(store.earlier()).expect("earlier games");
        let lengths: Vec<usize> =
            Records::new(&earlier).map(|record| record.expect("a game").main_line().count()).collect();
        assert_eq!(lengths, [3, 2], "a game without a turn is not kept");
        assert_eq!(store.earlier(), folder.path().join("games.lgn"));
    }

    #[test]
    fn an_append_that_fails_leaves_the_games_as_they_were() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games.lgn");
        append(&path, |file| file.write_all(game(2).as_bytes())).expect("written");
        let before = fs::read_to_string(&path).expect("a game");
        let fails = |file: &mut File| {
            file.write_all(b"[Variant \"st")?;
            Err(io::Error::from(io::ErrorKind::StorageFull))
        };
        assert!(append(&path, fails).is_err());
        assert_eq!(fs::read_to_string(&path).expect("the game"), before);
        // A file that another program has cut off.
        fs::write(&path, before.trim_end()).expect("written");
        append(&path, |file| file.write_all(game(3).as_bytes())).expect("written");
        let games = fs::read_to_string(&path).expect("two games");
        let lengths: Vec<usize> =
            Records::new(&games).map(|record| record.expect("a game").main_line().count()).collect();
        assert_eq!(lengths, [2, 3]);
    }

    #[test]
    fn a_record_with_comments_or_variations_is_refused_and_stays() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.lgn");
        let plain = game(2);
        let end = plain.trim_end().rfind(' ').expect("the result");
        for annotated in
            [format!("{} {{why?}}{}", &plain[..end], &plain[end..]), format!("{}!{}", &plain[..end], &plain[end..])]
        {
            fs::write(&path, &annotated).expect("written");
            let mut store = Store::open(&path).expect("a file");
            assert!(matches!(store.game(Duration::ZERO), Err(StoreProblem::Annotated(_))), "{annotated}");
            drop(store);
            assert_eq!(fs::read_to_string(&path).expect("the file"), annotated);
        }
    }

    #[test]
    fn only_progress_is_taken_for_progress() {
        for text in ["solved=\nfailed=\nstreak=0\nbest-streak=0\n", "failed=qwjjt\n\nsolved=\n"] {
            assert!(is_progress(text), "{text}");
        }
        for text in [game(2).as_str(), "a=b", "solved", "[solved=]\nsolved=", "int main() { solved=1; }"] {
            assert!(!is_progress(text), "{text}");
        }
    }

    #[test]
    fn an_unreadable_game_is_named_and_kept_apart() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.lgn");
        fs::write(&path, "what is this").expect("written");
        let mut store = Store::open(&path).expect("a file");
        let problem = store.game(Duration::ZERO).expect_err("not a game").to_string();
        assert!(problem.contains("game.lgn cannot be read") && problem.contains("--new"), "{problem}");
        store.keep_aside().expect("kept aside");
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
