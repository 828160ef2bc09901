//! `lyngk import`: games from Boardspace.net as LGN.

use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;
use lyngk_exchange::boardspace::{Games, decode};

use crate::cli::ImportArgs;
use crate::{input, output};

pub(crate) fn run(args: &ImportArgs) -> Result<ExitCode> {
    // As elsewhere, - means standard output.
    let file = args.output.as_deref().filter(|&path| path != Path::new("-"));
    if let Some(output) = file {
        args.files.iter().try_for_each(|input| output::check(input, &[output]))?;
    }
    let mut games = Sink { text: String::new(), out: file.is_none().then(|| BufWriter::new(io::stdout().lock())) };
    let mut is_complete = true;
    for path in &args.files {
        is_complete &= read(path, &mut games)?;
    }
    if let Some(out) = &mut games.out {
        out.flush()?;
    }
    // If no game could be read, an existing file stays as it is.
    if let Some(path) = file.filter(|_| !games.text.is_empty()) {
        output::write(path, &games.text)?;
    }
    Ok(if is_complete { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Where games go: to standard output at once, to a file together at the end.
struct Sink<'a> {
    text: String,
    out: Option<BufWriter<io::StdoutLock<'a>>>,
}

impl Sink<'_> {
    fn add(&mut self, game: &str) -> Result<()> {
        match &mut self.out {
            Some(out) => out.write_all(game.as_bytes())?,
            None => self.text.push_str(game),
        }
        Ok(())
    }
}

/// Reads the games of a file. Returns whether all could be read; what is wrong with the others is on standard error.
fn read(path: &Path, games: &mut Sink<'_>) -> Result<bool> {
    let name = input::name(path);
    let bytes = match input::raw(path) {
        Ok(bytes) => bytes,
        Err(error) => {
            writeln!(io::stderr(), "error: {error:#}")?;
            return Ok(false);
        }
    };
    let text = decode(&bytes);
    let mut is_complete = true;
    let mut count = 0;
    for game in Games::new(&text) {
        count += 1;
        let place = if count == 1 { name.clone() } else { format!("{name}, game {count}") };
        match game {
            Ok(game) => {
                for note in &game.notes {
                    writeln!(io::stderr(), "note: {place}: {note}")?;
                }
                games.add(&game.annotated(ToString::to_string).to_string())?;
            }
            Err(error) => {
                writeln!(io::stderr(), "error: {place}: {error}")?;
                is_complete = false;
            }
        }
    }
    if count == 0 {
        writeln!(io::stderr(), "error: {name} has no game in it; a game begins with (;GM[lyngk]")?;
        is_complete = false;
    }
    Ok(is_complete)
}
