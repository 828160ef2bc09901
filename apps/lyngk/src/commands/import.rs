//! `lyngk import`: games from Boardspace.net as LGN.

use std::collections::VecDeque;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use lyngk_exchange::boardspace;

use crate::cli::ImportArgs;
use crate::games::Begun;
use crate::output::Output;
use crate::progress::{self, Progress, grouped};
use crate::{input, output};

pub(crate) fn run(args: &ImportArgs) -> Result<ExitCode> {
    let to = args.output.as_deref().unwrap_or(Path::new("-"));
    let mut import = Import {
        out: None,
        to,
        games: 0,
        broken: 0,
        files: args.files.iter().cloned().collect(),
        progress: Progress::new(),
    };
    while let Some(path) = import.files.pop_front() {
        let read = if path.is_dir() { import.add_folder(&path) } else { import.add_file(&path)? };
        if let Err(error) = read {
            import.report(&format!("{error:#}"));
        }
    }
    import.progress.clear();
    let is_complete = import.broken == 0;
    // If no game could be read, an existing file stays as it is.
    if let Some(out) = import.out {
        out.finish()?;
    }
    Ok(if is_complete { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// An import in progress.
struct Import<'a> {
    /// The output, once there is a game.
    out: Option<Output>,
    to: &'a Path,
    games: u64,
    /// Number of files and games that could not be read.
    broken: u64,
    /// Files still to be read.
    files: VecDeque<PathBuf>,
    progress: Progress,
}

impl Import<'_> {
    /// Adds the game files in a folder, in the order of their names.
    fn add_folder(&mut self, folder: &Path) -> Result<()> {
        let name = input::name(folder);
        let entries = fs::read_dir(folder).with_context(|| format!("{name} cannot be read"))?;
        let paths = entries.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>();
        let mut paths = paths.with_context(|| format!("{name} cannot be read"))?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("sgf")));
        anyhow::ensure!(!paths.is_empty(), "{name} is a folder without files whose names end in .sgf");
        paths.sort_unstable();
        paths.into_iter().rev().for_each(|path| self.files.push_front(path));
        Ok(())
    }

    /// Adds the games of a file. The outer error ends the import, the inner one only this file.
    fn add_file(&mut self, path: &Path) -> Result<Result<()>> {
        if !output::is_standard(self.to) {
            output::check(path, &[self.to])?;
        }
        let bytes = match Begun::open(path).and_then(|begun| begun.read(input::FILE_LIMIT)) {
            Ok(bytes) => bytes,
            Err(error) => return Ok(Err(error)),
        };
        let name = input::name(path);
        let mut games = boardspace::Games::of_bytes(&bytes);
        drop(bytes);
        if let Some(stem) = path.file_stem() {
            games = games.with_file_name(&stem.to_string_lossy());
        }
        let mut count = 0;
        for game in games {
            count += 1;
            let place = if count == 1 { name.clone() } else { format!("{name}, game {count}") };
            match game {
                Ok(game) => {
                    for note in &game.notes {
                        progress::note(&format!("note: {place}: {note}"));
                    }
                    self.write(&game.annotated(ToString::to_string).to_string())?;
                }
                Err(error) => self.report(&format!("{place}: {error}")),
            }
            let (games, files) = (self.games, self.files.len());
            self.progress.update(|| format!("{} games, {files} files to read", grouped(games as f64)));
        }
        if count == 0 {
            self.report(&format!("{name} has no game in it; a game begins with (;GM[lyngk]"));
        }
        Ok(Ok(()))
    }

    fn write(&mut self, game: &str) -> Result<()> {
        self.games += 1;
        let out = match &mut self.out {
            Some(out) => out,
            None => self.out.insert(Output::create(self.to)?),
        };
        out.write(game)
    }

    fn report(&mut self, problem: &str) {
        self.broken += 1;
        self.progress.clear();
        // If this cannot be written either, the exit status tells it.
        let _ = writeln!(io::stderr(), "error: {problem}");
    }
}
