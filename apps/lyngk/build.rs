//! Build script: embeds the built page and the commit in the program.
//!
//! `cargo xtask page` writes the page to the directory that `LYNGK_PAGE` names. Every file in it becomes an entry of a table, with
//! its compressed forms. Without a page the table is empty, and `lyngk serve` says so.
//!
//! `LYNGK_COMMIT` becomes the commit of the checkout, or `unknown` for source code that is not a git checkout of its own.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=LYNGK_PAGE");
    println!("cargo::rustc-env=LYNGK_COMMIT={}", commit().as_deref().unwrap_or("unknown"));
    let mut table = String::from("&[\n");
    if let Some(directory) = env::var_os("LYNGK_PAGE").map(PathBuf::from) {
        // While a watched path is missing, cargo reruns the script every time. It can watch an empty directory.
        let _ = fs::create_dir_all(&directory);
        println!("cargo::rerun-if-changed={}", directory.display());
        write_table(&directory, &mut table)?;
    }
    table += "]\n";
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    fs::write(out.join("page.rs"), table)
}

fn write_table(directory: &Path, table: &mut String) -> io::Result<()> {
    let Ok(entries) = fs::read_dir(directory) else { return Ok(()) };
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let names = names.collect::<io::Result<BTreeSet<String>>>()?;
    for name in names.iter().filter(|name| !["br", "gz"].contains(&extension(name))) {
        let bytes = |name: &str| format!("include_bytes!({:?})", directory.join(name).to_string_lossy());
        let compressed = |extension: &str| {
            let name = format!("{name}.{extension}");
            names.get(&name).map_or("None".to_owned(), |name| format!("Some({})", bytes(name)))
        };
        let digest = digest(&fs::read(directory.join(name))?);
        let (content_type, immutable, raw) = (content_type(extension(name)), is_immutable(name), bytes(name));
        let (brotli, gzip) = (compressed("br"), compressed("gz"));
        // Writing to a string cannot fail.
        let _ = writeln!(
            table,
            "    PageFile {{ name: {name:?}, content_type: {content_type:?}, tag: \"W/\\\"{digest:016x}\\\"\", immutable: {immutable}, \
             raw: {raw}, brotli: {brotli}, gzip: {gzip} }},"
        );
    }
    Ok(())
}

/// The commit that is checked out. Asks cargo to rerun this script when it changes.
fn commit() -> Option<String> {
    let root = fs::canonicalize(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).ok()?;
    // Source code that was unpacked into another project's checkout does not have that project's commit.
    if fs::canonicalize(git(&root, &["rev-parse", "--show-toplevel"])?).ok()? != root {
        return None;
    }
    // The reflog changes with every commit, checkout and rebase; the head alone only when another branch is checked out.
    for name in ["logs/HEAD", "HEAD"] {
        let path = root.join(git(&root, &["rev-parse", "--git-path", name])?);
        // Cargo would rerun the script every time for a path that does not exist.
        if path.exists() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    git(&root, &["rev-parse", "--short=12", "HEAD"])
}

/// The output of a git command; `None` if it fails or git is not installed.
fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").current_dir(root).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim_end().to_owned())
}

/// The extension of a file name.
fn extension(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, extension)| extension)
}

fn content_type(extension: &str) -> &'static str {
    match extension {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/x-icon",
        "jpg" => "image/jpeg",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Whether the name contains a digest of the content, as in `page-0123456789ab.css`: such a file never changes.
fn is_immutable(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let digits = stem.rsplit_once('-').map_or("", |(_, digits)| digits);
    digits.len() == 12 && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// A hash that differs between versions of a file (FNV-1a).
fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
