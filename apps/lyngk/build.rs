//! Puts the built page into the program.
//!
//! `cargo xtask page` writes the page to the folder that `LYNGK_PAGE` names; every file in it becomes a line of a table,
//! with what compression made of it. Where there is no page the table is empty, and `lyngk serve` says so.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=LYNGK_PAGE");
    let mut table = String::from("&[\n");
    if let Some(folder) = env::var_os("LYNGK_PAGE").map(PathBuf::from) {
        // Cargo compiles anew every time while what it watches is missing: an empty folder it can watch.
        let _ = fs::create_dir_all(&folder);
        println!("cargo::rerun-if-changed={}", folder.display());
        write_table(&folder, &mut table)?;
    }
    table += "]\n";
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    fs::write(out.join("page.rs"), table)
}

fn write_table(folder: &Path, table: &mut String) -> io::Result<()> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(()) };
    let names = entries.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let names = names.collect::<io::Result<BTreeSet<String>>>()?;
    for name in names.iter().filter(|name| !["br", "gz"].contains(&end(name))) {
        let bytes = |name: &str| format!("include_bytes!({:?})", folder.join(name).to_string_lossy());
        let compressed = |end: &str| {
            let name = format!("{name}.{end}");
            names.get(&name).map_or("None".to_owned(), |name| format!("Some({})", bytes(name)))
        };
        let digest = digest(&fs::read(folder.join(name))?);
        let (kind, lasting, raw) = (content_type(end(name)), is_lasting(name), bytes(name));
        let (brotli, gzip) = (compressed("br"), compressed("gz"));
        // Writing to a string cannot fail.
        let _ = writeln!(
            table,
            "    File {{ name: {name:?}, content_type: {kind:?}, tag: \"W/\\\"{digest:016x}\\\"\", lasting: {lasting}, \
             raw: {raw}, brotli: {brotli}, gzip: {gzip} }},"
        );
    }
    Ok(())
}

/// What a name ends in, behind the last dot.
fn end(name: &str) -> &str {
    name.rsplit_once('.').map_or("", |(_, end)| end)
}

fn content_type(end: &str) -> &'static str {
    match end {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/x-icon",
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

/// Whether the name holds a digest of the content, as in `page-0123456789abcdef.css`: then it never changes.
fn is_lasting(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let digits = stem.rsplit_once('-').map_or("", |(_, digits)| digits);
    digits.len() == 16 && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// FNV-1a: tells one version of a file from another.
fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
