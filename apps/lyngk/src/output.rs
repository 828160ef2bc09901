//! Output files, which are opened before the work and get their names when they are whole.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Checks output files before any long work: they must not overwrite the input or each other.
pub(crate) fn check(input: &Path, outputs: &[&Path]) -> Result<()> {
    for (nth, output) in outputs.iter().enumerate() {
        let name = name(output);
        if output.is_dir() {
            bail!("{name} is a directory, expected the name of a file");
        }
        if !directory(output).is_dir() {
            bail!("{name} cannot be written: there is no directory {}", crate::input::name(&directory(output)));
        }
        if !is_standard(output) && same(input, output) {
            bail!("{name} is the input file, the output must go to another file");
        }
        if outputs[..nth].iter().any(|other| same(other, output)) {
            bail!("{name} is given twice, each output must go to its own file");
        }
    }
    Ok(())
}

/// Whether a path is `-`, for standard output.
pub(crate) fn is_standard(path: &Path) -> bool {
    path == Path::new("-")
}

/// The name of an output in messages.
fn name(path: &Path) -> String {
    if is_standard(path) { "standard output".to_owned() } else { crate::input::name(path) }
}

/// Writes a whole file. An existing one is replaced.
pub(crate) fn write(path: &Path, text: &str) -> Result<()> {
    let mut output = Output::create(path)?;
    output.write(text)?;
    output.finish()
}

/// Standard output, whose errors name it.
pub(crate) fn stdout() -> Stdout {
    Stdout(io::stdout().lock())
}

/// See [`stdout`].
#[derive(Debug)]
pub(crate) struct Stdout(io::StdoutLock<'static>);

impl Write for Stdout {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(|error| of_stdout(&error))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(|error| of_stdout(&error))
    }
}

/// The error with the name of standard output. Its kind stays: a closed pipe is none.
pub(crate) fn of_stdout(error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("standard output cannot be written: {error}"))
}

/// An output that is being written: standard output for `-`, or a temporary file beside the output, which is renamed at the end, so that
/// the output is never half written.
#[derive(Debug)]
pub(crate) struct Output {
    name: String,
    target: Target,
}

#[derive(Debug)]
enum Target {
    Standard,
    /// A pipe or a device, which cannot be replaced by a file.
    Direct(File),
    File(Temporary),
}

/// A file that is removed unless it gets its name.
#[derive(Debug)]
struct Temporary {
    file: File,
    path: PathBuf,
    renamed: PathBuf,
}

impl Drop for Temporary {
    fn drop(&mut self) {
        // Under its own name it does not exist any more.
        let _ = fs::remove_file(&self.path);
    }
}

impl Output {
    pub(crate) fn create(path: &Path) -> Result<Output> {
        let name = name(path);
        let target = if is_standard(path) {
            Target::Standard
        } else {
            target(path).with_context(|| format!("{name} cannot be written"))?
        };
        Ok(Output { name, target })
    }

    pub(crate) fn write(&mut self, text: &str) -> Result<()> {
        let written = match &mut self.target {
            Target::Standard => io::stdout().write_all(text.as_bytes()),
            Target::Direct(file) | Target::File(Temporary { file, .. }) => file.write_all(text.as_bytes()),
        };
        written.with_context(|| format!("{} cannot be written", self.name))
    }

    /// Gives the file its name.
    pub(crate) fn finish(self) -> Result<()> {
        let finished = match &self.target {
            Target::Standard => io::stdout().flush(),
            Target::Direct(_) => Ok(()),
            Target::File(Temporary { file, path, renamed }) => file.sync_all().and_then(|()| fs::rename(path, renamed)),
        };
        finished.with_context(|| format!("{} cannot be written", self.name))
    }
}

fn target(path: &Path) -> io::Result<Target> {
    // A symbolic link stays a link.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let existing = fs::metadata(&path).ok();
    if existing.as_ref().is_some_and(|existing| !existing.is_file()) {
        return Ok(Target::Direct(OpenOptions::new().write(true).open(path)?));
    }
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = directory(&path).join(name);
    let file = OpenOptions::new().write(true).create_new(true).open(&temporary)?;
    let temporary = Temporary { file, path: temporary, renamed: path };
    // Before there is anything to read in it: a file that only its owner may read stays one.
    if let Some(existing) = existing {
        temporary.file.set_permissions(existing.permissions())?;
    }
    Ok(Target::File(temporary))
}

fn directory(path: &Path) -> PathBuf {
    match path.parent() {
        Some(directory) if directory != Path::new("") => directory.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// Whether two paths name the same file, which need not exist.
fn same(one: &Path, two: &Path) -> bool {
    let resolved = |path: &Path| {
        let absolute = || Some(directory(path).canonicalize().ok()?.join(path.file_name()?));
        path.canonicalize().ok().or_else(absolute)
    };
    one == two || resolved(one).is_some_and(|one| resolved(two) == Some(one))
}
