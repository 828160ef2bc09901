//! Builder of the release files: static programs for Linux, Debian packages, the page, checksums and a bill of materials, in
//! `target/dist`.
//!
//! `cargo xtask dist` builds the page and then runs this program. The same commit gives the same bytes with the same version of Rust:
//! archives have sorted entries with the time of the commit, and compilers see no path of the machine.

mod archive;
mod calendar;
mod check;
mod compile;
mod debian;
mod materials;
mod release;
mod source;
mod target;
mod texts;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use archive::Entry;
use release::Parts;
use source::Source;
use target::Target;

/// The version of the release.
const VERSION: &str = env!("CARGO_PKG_VERSION");

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut allow_dirty = false;
    for arg in std::env::args().skip(1) {
        match arg.as_str() {
            "--allow-dirty" => allow_dirty = true,
            _ => bail!("unknown argument {arg:?}, expected --allow-dirty or nothing"),
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let source = Source::of(&root, VERSION, allow_dirty)?;
    let folder = root.join("target/dist");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    let compiler = compile::Compiler::set_up(&root, &source)?;
    let built = Target::ALL.into_iter().map(|target| Ok((target, compiler.programs(target)?)));
    let built = built.collect::<Result<Vec<_>>>()?;
    let (_, own) = built
        .iter()
        .find(|(target, _)| Target::of_this_machine() == Some(*target))
        .context("manual pages are printed by the program for Linux, which this machine cannot start")?;
    let mut texts = texts::documents(&root)?;
    texts.extend(texts::help(own.main())?);
    let parts = Parts {
        programs: built.iter().map(|(target, programs)| Ok((*target, programs.entries()?))).collect::<Result<_>>()?,
        texts,
        unit: texts::read(&root, texts::UNIT)?,
        mit: texts::read(&root, "LICENSE-MIT")?,
        page: page(&root)?,
        bill: materials::bill(&root, &source)?,
        containerfile: texts::read(&root, "deploy/Containerfile.release")?,
        source: source.clone(),
    };
    for (name, bytes) in release::files(&parts)? {
        println!("{:>11}  {name}", bytes.len());
        fs::write(folder.join(&name), bytes).with_context(|| name)?;
    }
    check::check(&folder, &source)
}

/// The page, without the compressed forms of its files: few hosts of static files use them.
fn page(root: &Path) -> Result<Vec<Entry>> {
    let folder = std::env::var_os("LYNGK_PAGE").map_or_else(|| root.join("target/site"), PathBuf::from);
    let mut entries = Vec::new();
    for file in fs::read_dir(&folder).with_context(|| format!("{}: build the page first", folder.display()))? {
        let path = file?.path();
        let is_compressed = path.extension().is_some_and(|extension| extension == "br" || extension == "gz");
        if let Some(name) = path.file_name().filter(|_| !is_compressed) {
            entries.push(Entry::file(name.to_string_lossy().into_owned(), fs::read(&path)?));
        }
    }
    Ok(entries)
}
