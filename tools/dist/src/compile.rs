//! Compilation of static programs for other systems.
//!
//! `cargo-zigbuild` lets Zig compile the C code of SQLite and of the cryptography, and link, for any Linux. Both come from PyPI into a
//! folder of their own.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, ensure};

use crate::archive::Entry;
use crate::source::Source;
use crate::target::Target;

/// Packages from PyPI, with pinned versions: another compiler makes other bytes.
const PACKAGES: [(&str, &str); 2] = [("cargo-zigbuild", "0.24.0"), ("ziglang", ZIG)];

/// The version of Zig, whose C library and compiler library are in the programs.
pub(crate) const ZIG: &str = "0.17.0";

/// A compiler for all targets.
#[derive(Debug)]
pub(crate) struct Compiler {
    root: PathBuf,
    /// The folder with the programs from PyPI.
    tools: PathBuf,
    /// What the programs are built from.
    source: Source,
}

/// The programs for a target.
#[derive(Debug)]
pub(crate) struct Programs {
    main: PathBuf,
    /// The one for newer processors, which the main one starts where it can run, after its place.
    preferred: Option<(String, PathBuf)>,
}

impl Compiler {
    /// Installs what is missing.
    pub(crate) fn set_up(root: &Path, source: &Source) -> Result<Compiler> {
        // Other versions get another folder.
        let versions = PACKAGES.map(|(name, version)| format!("{name}-{version}"));
        let environment = root.join("target/tools").join(versions.join("-"));
        let (tools, complete) = (environment.join("bin"), environment.join("complete"));
        if !complete.exists() {
            let packages = PACKAGES.map(|(name, version)| format!("{name}=={version}"));
            println!("installing {}", packages.join(" and "));
            run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&environment))
                .context("Zig is installed with Python 3 and its module venv (Debian: python3-venv)")?;
            run(Command::new(tools.join("pip")).args(["install", "--quiet"]).args(packages))?;
            fs::write(complete, "")?;
        }
        for target in Target::ALL {
            run(Command::new("rustup").args(["target", "add", target.triple()]))?;
        }
        Ok(Compiler { root: root.to_owned(), tools, source: source.clone() })
    }

    /// Compiles the programs for a target.
    pub(crate) fn programs(&self, target: Target) -> Result<Programs> {
        let (common, preferred) = target.processors();
        let main = self.program(target, common)?;
        let preferred = preferred.map(|processor| self.program(target, processor)).transpose()?;
        let place = self.source.faster_program();
        Ok(Programs { main, preferred: preferred.map(|path| (place, path)) })
    }

    fn program(&self, target: Target, processor: &str) -> Result<PathBuf> {
        println!("compiling lyngk for {} ({processor})", target.triple());
        let folder = self.root.join("target/releases").join(processor);
        let path = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths([self.tools.clone()].into_iter().chain(env::split_paths(&path)))?;
        // Panic messages contain paths of source files. They should not show the folders of this machine.
        let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
        let remapped = home.map(|home| format!(" --remap-path-prefix={}=cargo", home.display())).unwrap_or_default();
        let flags = format!("-C target-cpu={processor} --remap-path-prefix={}=lyngk{remapped}", self.root.display());
        let mut cargo = Command::new("cargo");
        cargo.current_dir(&self.root).env("PATH", path).env("RUSTFLAGS", flags).env("CARGO_TARGET_DIR", &folder);
        // Flags of this shell would replace or change those of the release.
        for variable in ["CARGO_ENCODED_RUSTFLAGS", "CFLAGS", "CXXFLAGS", "CPPFLAGS", "LDFLAGS"] {
            cargo.env_remove(variable);
        }
        // C code may contain the date of its compilation.
        cargo.env("SOURCE_DATE_EPOCH", self.source.time.to_string());
        cargo.args(["zigbuild", "--locked", "--release", "--package", "lyngk", "--target", target.triple()]);
        cargo.args(["--config", "profile.release.strip=true"]);
        run(&mut cargo)?;
        Ok(folder.join(target.triple()).join("release/lyngk"))
    }
}

impl Programs {
    /// The one that every machine can run.
    pub(crate) fn main(&self) -> &Path {
        &self.main
    }

    /// The programs at their places. `apps/lyngk/src/processor.rs` knows them.
    pub(crate) fn entries(&self) -> Result<Vec<Entry>> {
        let program = |place: &str, path: &Path| -> Result<Entry> {
            Ok(Entry::program(place, fs::read(path).with_context(|| path.display().to_string())?))
        };
        let mut entries = vec![program("bin/lyngk", &self.main)?];
        if let Some((place, path)) = &self.preferred {
            entries.push(program(place, path)?);
        }
        Ok(entries)
    }
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?} cannot be run"))?;
    ensure!(status.success(), "{command:?} failed");
    Ok(())
}
