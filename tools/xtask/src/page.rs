//! `cargo xtask page`: from Rust to the files that a browser loads.
//!
//! Cargo compiles the two programs, `lyngk-web` and `lyngk-worker`, wasm-bindgen writes the JavaScript between them and the browser,
//! [`bundle`] names, links and compresses everything. The result lies in the folder that `LYNGK_PAGE` names
//! (`.cargo/config.toml`), from where `lyngk` takes it when it is compiled, and where any server of files can.

mod bundle;
mod icon;
mod offline;
mod parts;

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use bundle::{File, digest};
use wasm_bindgen_cli_support::Bindgen;

use crate::run::{cargo, command, step, timed};

/// The browser, as the compiler knows it.
pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The packages for the browser: what is seen, and the engine in its worker.
pub(crate) const PACKAGES: [&str; 2] = ["lyngk-web", "lyngk-worker"];

/// The programs, and the profiles that they are compiled with: they have the same names.
const PROGRAMS: [&str; 2] = ["page", "worker"];

/// The one that is taken apart, so that most of it comes when it is wanted.
const PARTED: &str = "page";

/// What makes the files from their sources: when it changes they are made again.
const RECIPE: [&[u8]; 6] = [
    include_bytes!("page.rs"),
    include_bytes!("page/bundle.rs"),
    include_bytes!("page/icon.rs"),
    include_bytes!("page/offline.rs"),
    include_bytes!("page/parts.rs"),
    include_bytes!("../../../Cargo.lock"),
];

/// How many bytes may come over the wire, with brotli, before the board can be drawn.
const TO_THE_FIRST_BOARD: usize = 250_000;

/// How `index.html` names what a browser wants for installing the page.
const FOR_INSTALLING: [&str; 2] = ["manifest", "apple-touch-icon"];

/// The page, built.
pub(crate) struct Page {
    folder: PathBuf,
    files: Vec<File>,
}

/// Builds the page, or finds that nothing has changed since it was built.
pub(crate) fn build() -> Result<Page> {
    add_target()?;
    for (package, program) in PACKAGES.into_iter().zip(PROGRAMS) {
        compile(package, program)?;
    }
    let compiled = target_folder()?.join(TARGET);
    let sources = Sources::read(&compiled)?;

    let folder = folder()?;
    let stamp_path = folder.with_extension("stamp");
    let stamp = sources.digest();
    if fs::read_to_string(&stamp_path).is_ok_and(|old| old == stamp) && folder.join("index.html").exists() {
        return Page { files: bundle::read(&folder)?, folder }.checked();
    }
    let files = timed("binding and compressing it", || {
        let bound = bind(&compiled, &folder.with_extension("bound"))?;
        let assets = sources.assets.into_iter().chain(icon::files()?).collect();
        bundle::make(bound, assets, &sources.index)
    })?;
    replace(&folder, &files)?;
    fs::write(&stamp_path, stamp).with_context(|| stamp_path.display().to_string())?;
    Page { folder, files }.checked()
}

fn compile(package: &str, program: &str) -> Result<()> {
    let mut compile = cargo(&["build", "--package", package, "--target", TARGET, "--profile", program, "--quiet"]);
    // What somebody set for their own processor means nothing to the browser's.
    compile.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    // Where the messages of panics say in which file they happened, nobody needs to know where that was on this machine.
    if let Some(home) = std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(cargo_home) {
        let flag = format!("--remap-path-prefix={}=cargo", home.display());
        compile.arg("--config").arg(format!("target.{TARGET}.rustflags=[{flag:?}]"));
    }
    step(&format!("compiling the {program}"), compile)
}

/// Where cargo keeps the sources of others, unless it is told.
fn cargo_home() -> Option<PathBuf> {
    std::env::home_dir().map(|home| home.join(".cargo"))
}

/// Adds the target where it is missing and rustup is there to do it.
fn add_target() -> Result<()> {
    let Ok(installed) = Command::new("rustup").args(["target", "list", "--installed"]).output() else {
        return Ok(());
    };
    if String::from_utf8_lossy(&installed.stdout).lines().any(|line| line == TARGET) {
        return Ok(());
    }
    step(&format!("installing the target {TARGET}"), command("rustup", &["target", "add", TARGET]))
}

/// Where cargo puts what it compiles: only cargo knows.
pub(crate) fn target_folder() -> Result<PathBuf> {
    let output = cargo(&["metadata", "--no-deps", "--offline", "--format-version", "1"]).output()?;
    ensure!(output.status.success(), "cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout)?;
    let folder = metadata["target_directory"].as_str().context("cargo metadata names no target folder")?;
    Ok(folder.into())
}

/// Where the page goes.
fn folder() -> Result<PathBuf> {
    let folder = std::env::var_os("LYNGK_PAGE").context("LYNGK_PAGE is not set: run this as cargo xtask page")?;
    Ok(folder.into())
}

/// All that the page is made from.
struct Sources {
    programs: Vec<Vec<u8>>,
    assets: BTreeMap<String, Vec<u8>>,
    index: String,
}

impl Sources {
    fn read(compiled: &Path) -> Result<Sources> {
        let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../apps/lyngk-web");
        let read = |path: PathBuf| fs::read(&path).with_context(|| path.display().to_string());
        let programs = PROGRAMS.map(|name| read(program_path(compiled, name)));
        let common = bundle::read_folder(&web.join("common"))?;
        let index = bundle::with_common(read(web.join("index.html"))?, &common)?;
        let mut assets = bundle::read_folder(&web.join("assets"))?;
        for (_, document) in assets.iter_mut().filter(|(name, _)| bundle::is_document(name)) {
            *document = bundle::with_common(std::mem::take(document), &common)?.into_bytes();
        }
        let libraries = web.join("../../crates");
        assets.extend(bundle::read_folder(&libraries.join("lyngk-view/src/lang"))?);
        // Texts of the rooms: they have the same names.
        let study = bundle::read_folder(&libraries.join("lyngk-study/src/lang"))?;
        assets.extend(study.into_iter().map(|(name, text)| (format!("study-{name}"), text)));
        assets.extend(bundle::read_folder(&libraries.join("lyngk-study/data"))?);
        Ok(Sources { programs: programs.into_iter().collect::<Result<_>>()?, assets, index })
    }

    fn digest(&self) -> String {
        let assets = self.assets.iter().flat_map(|(name, bytes)| [name.as_bytes(), bytes]);
        let rest = self.programs.iter().map(Vec::as_slice).chain([self.index.as_bytes()]).chain(RECIPE);
        digest(assets.chain(rest))
    }
}

/// Where cargo puts a program: its profile is named like it.
fn program_path(compiled: &Path, program: &str) -> PathBuf {
    compiled.join(program).join(program).with_extension("wasm")
}

/// Writes the JavaScript between the programs and the browser: for each `NAME.js` and `NAME.wasm`.
fn bind(compiled: &Path, folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut bound = BTreeMap::new();
    for name in PROGRAMS {
        let _ = fs::remove_dir_all(folder);
        let mut bindgen = Bindgen::new();
        if name == PARTED {
            let parted = parts::take_apart(name, &fs::read(program_path(compiled, name))?, folder)?;
            bound.extend(parted.parts);
            // What the parts need of it must still be there when they come.
            bindgen.input_bytes(name, parted.first).keep_lld_exports(true);
        } else {
            bindgen.input_path(program_path(compiled, name));
        }
        bindgen
            .out_name(name)
            // What the parts need of it must still be there when they come.
            .keep_lld_exports(true)
            .web(true)?
            .typescript(false)
            // The JavaScript finds its program by itself, beside it.
            .omit_default_module_path(false)
            .remove_name_section(true)
            .remove_producers_section(true)
            .generate(folder)?;
        ensure!(!folder.join("snippets").exists(), "{name} brings JavaScript of its own, which is not bundled");
        let mut files = bundle::read_folder(folder)?;
        let program_name = format!("{name}_bg.wasm");
        let program = files.remove(&program_name).with_context(|| format!("{name} has no {program_name}"))?;
        let script = files.remove(&format!("{name}.js")).with_context(|| format!("{name} has no script"))?;
        let mut script = String::from_utf8(script)?;
        if name == PARTED {
            script = parts::link_loader(&script)?;
        }
        ensure!(script.contains(&program_name), "{name}.js does not name {program_name}");
        bound.insert(format!("{name}.js"), script.replace(&program_name, &format!("{name}.wasm")).into_bytes());
        bound.insert(format!("{name}.wasm"), program);
        // What keeps the page from starting is told to whoever waits for it. It is thrown as an error of its own: whoever started a
        // worker hears of no other.
        let boot = format!(
            "import init from \"./{name}.js\";\ninit().catch((error) => {{\n  \
             globalThis.document?.getElementById(\"failed\")?.removeAttribute(\"hidden\");\n  \
             setTimeout(() => {{ throw error; }});\n}});\n"
        );
        bound.insert(format!("{name}-boot.js"), boot.into_bytes());
    }
    let _ = fs::remove_dir_all(folder);
    Ok(bound)
}

/// Puts the files in place all at once: whoever looks sees the old ones or the new ones.
fn replace(folder: &Path, files: &[File]) -> Result<()> {
    let (new, old) = (folder.with_extension("new"), folder.with_extension("old"));
    for leftover in [&new, &old] {
        let _ = fs::remove_dir_all(leftover);
    }
    fs::create_dir_all(&new).with_context(|| new.display().to_string())?;
    for file in files {
        file.write(&new)?;
    }
    if folder.exists() {
        fs::rename(folder, &old).with_context(|| folder.display().to_string())?;
    }
    fs::rename(&new, folder).with_context(|| folder.display().to_string())?;
    let _ = fs::remove_dir_all(&old);
    Ok(())
}

impl Page {
    /// The page, if it is as small as it must be. Whoever compiles it by a profile of their own is after something else.
    fn checked(self) -> Result<Page> {
        let as_usual = std::env::vars_os().all(|(name, _)| !name.to_string_lossy().starts_with("CARGO_PROFILE_PAGE_"));
        let size: usize = self.first_board().iter().map(|file| file.brotli().len()).sum();
        ensure!(
            size <= TO_THE_FIRST_BOARD || !as_usual,
            "{size} bytes come before the first board, {} more than there may be ({TO_THE_FIRST_BOARD}):\n{self}",
            size - TO_THE_FIRST_BOARD
        );
        Ok(self)
    }

    /// What must have come before the board can be drawn.
    fn first_board(&self) -> Vec<&File> {
        let index = self.files.iter().find(|file| file.name == "index.html");
        let index = index.map(|index| String::from_utf8_lossy(&index.raw)).unwrap_or_default().into_owned();
        let is_linked = |file: &&File| {
            let named =
                |line: &&str| ["href", "src"].iter().any(|by| line.contains(&format!("{by}=\"{}\"", file.name)));
            // What belongs to installing the page nobody asks for until it is drawn.
            let awaited = |line: &str| !FOR_INSTALLING.iter().any(|rel| line.contains(&format!("rel=\"{rel}\"")));
            file.name == "index.html" || index.lines().filter(named).any(awaited)
        };
        let is_words = |file: &&File| {
            let language = file.name.split('-').next().unwrap_or_default();
            bundle::content(&index, &format!("lyngk-words-{language}")) == Some(&file.name)
        };
        let words = self.files.iter().filter(is_words);
        // A reader needs one language: the largest, to be on the safe side.
        self.files.iter().filter(is_linked).chain(words.max_by_key(|file| file.brotli().len())).collect()
    }
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<36}{:>10}{:>10}{:>10}", self.folder.display().to_string(), "bytes", "gzip", "brotli")?;
        let mut line = |name: &str, files: &[&File]| {
            let sum = |size: fn(&File) -> usize| files.iter().map(|file| size(file)).sum::<usize>();
            let [raw, gzip, brotli] = [sum(|f| f.raw.len()), sum(|f| f.gzip().len()), sum(|f| f.brotli().len())];
            writeln!(f, "  {name:<34}{raw:>10}{gzip:>10}{brotli:>10}")
        };
        for file in &self.files {
            line(&file.name, &[file])?;
        }
        line("all", &self.files.iter().collect::<Vec<_>>())?;
        line("to the first board", &self.first_board())
    }
}
