//! Packing of the program's lazy parts into few files.
//!
//! The splitter writes one file for every set of parts that share code: dozens, most of them a few kilobytes. Each would be a request of
//! its own, so those that are needed together are joined. The loader fetches a pack once and cuts the files out of it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};

use crate::shrink;

/// The parts that every visitor loads after the first board, in the order of loading. A file that one of them needs is in its pack.
const ALWAYS_LOADED: [&str; 4] = ["around", "dialogs", "moments", "engine"];

/// The pack of files that only rooms need.
const ROOMS: &str = "rooms";

/// The part of embedded boards. What it shares with others is packed apart, so that it does not load theirs.
const EMBED: &str = "embed";

/// Files of rooms from this size on are not packed: one room should not load much of another's code.
const LARGE: usize = 20_000;

/// Fetches a pack once; a failure is not remembered, so that the next request tries again. The files of a pack are defined in the order in
/// which they lie in it, so their sizes tell where each begins.
const LOADER: &str = r#"const packs = new Map();
async function packed(name, start, end) {
    if (!packs.has(name)) {
        const pack = fetch(new URL(name, import.meta.url)).then((response) => {
            if (!response.ok) throw new Error(`${name}: ${response.status}`);
            return response.arrayBuffer();
        });
        pack.catch(() => packs.delete(name));
        packs.set(name, pack);
    }
    const bytes = (await packs.get(name)).slice(start, end);
    return new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
}
const ends = {};
function cut(name, size) {
    const start = ends[name] ?? 0;
    const end = ends[name] = start + size;
    return () => packed(name, start, end);
}
const chunks = [];
function part(fetched, gaps) {
    let number = 0;
    return makeLoad(() => {
        const src = fetched();
        src.catch(() => {});
        return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
    }, gaps.map((gap) => chunks[number += gap]));
}
"#;

/// Joins files of `parts` into packs and rewrites the script that loads them.
pub(crate) fn pack(parts: &mut BTreeMap<String, Vec<u8>>, loader_file: &str) -> Result<()> {
    let script = parts.remove(loader_file).with_context(|| format!("there is no {loader_file}"))?;
    let mut script = String::from_utf8(script)?;
    let mut packs: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for (file, users) in users_by_file(&script) {
        let bytes = parts.get(&file).with_context(|| format!("{loader_file} names {file}, which does not exist"))?;
        let Some(name) = pack_name(&users, bytes.len()) else { continue };
        let pack = packs.entry(name.clone()).or_default();
        pack.extend(bytes);
        script = load_from_pack(&script, &file, &name, bytes.len())?;
        parts.remove(&file);
    }
    for (name, bytes) in packs {
        ensure!(parts.insert(name.clone(), bytes).is_none(), "{name} exists twice");
    }
    let mut script = shortened(&script);
    // Imports must come first.
    let line_end = script.find('\n').map_or(0, |end| end + 1);
    script.insert_str(line_end, &shrink::script(LOADER));
    parts.insert(loader_file.to_owned(), script.into_bytes());
    Ok(())
}

/// The script without comments and with one line for each file. It is part of the first load, and there are hundreds of files.
fn shortened(script: &str) -> String {
    let without_comments = script.lines().filter(|line| !line.starts_with("/*")).collect::<Vec<_>>().join("\n");
    let short = shrink::script(&without_comments)
        .replace("makeLoad(() => {\nconst src = fetch(", "part(() => fetch(")
        .replace("makeLoad(() => {\nconst src = cut(", "part(cut(")
        .replace(INSTANTIATION, ", ");
    short.lines().fold(String::with_capacity(short.len()), |script, line| script + &numbered(line) + "\n")
}

/// A line in which chunks are elements of an array, and those that it needs are given by the gaps between their numbers. Gaps are small and
/// recur, so they compress much better than names.
fn numbered(line: &str) -> String {
    let line = match line.strip_prefix(DEFINITION).and_then(|rest| rest.split_once(" = ")) {
        Some((number, value)) => format!("chunks[{number}] = {value}"),
        None => line.to_owned(),
    };
    let Some((start, (list, end))) =
        line.rsplit_once('[').and_then(|(start, rest)| Some((start, rest.split_once(']')?)))
    else {
        return line;
    };
    let numbers: Option<Vec<i64>> = list.split(", ").map(|name| name.strip_prefix(CHUNK)?.parse().ok()).collect();
    let Some(numbers) = numbers else { return line };
    let before = [0].into_iter().chain(numbers.iter().copied());
    let gaps: Vec<String> = numbers.iter().zip(before).map(|(number, before)| (number - before).to_string()).collect();
    format!("{start}[{}]{end}", gaps.join(","))
}

/// The start of the name of a chunk, and of its definition.
const CHUNK: &str = "__chunk_";
const DEFINITION: &str = "const __chunk_";

/// The splitter's text between the request for a file and the files that it needs.
const INSTANTIATION: &str = ";
src.catch(() => {});
return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
, ";

/// The files that a loader script names, with the parts that use each.
fn users_by_file(script: &str) -> Vec<(String, Vec<String>)> {
    let mut users = Vec::new();
    let mut files = Vec::new();
    for line in script.lines() {
        if let Some(list) = line.strip_prefix("/* ").and_then(|line| line.strip_suffix(" */")) {
            users = list.split(", ").map(str::to_owned).collect();
        } else if let Some((_, rest)) = line.split_once("__wasm_split_load_") {
            users = rest.split(' ').next().map(|part| vec![part.to_owned()]).unwrap_or_default();
        } else if let Some((_, rest)) = line.split_once("fetch(new URL(\"./")
            && let Some((file, _)) = rest.split_once('"')
        {
            files.push((file.to_owned(), std::mem::take(&mut users)));
        }
    }
    files
}

/// The pack for a file with these users; `None` if it stays alone.
fn pack_name(users: &[String], size: usize) -> Option<String> {
    let needed_by = |part: &&str| users.iter().any(|user| user == part);
    let first = ALWAYS_LOADED.iter().find(|part| needed_by(part));
    if first.is_none() && (size >= LARGE || users.len() < 2) {
        return None;
    }
    let mut name = first.unwrap_or(&ROOMS).to_string();
    if needed_by(&EMBED) {
        // Writing to a string cannot fail.
        let _ = write!(name, "-{EMBED}");
    }
    Some(name + ".bin")
}

fn load_from_pack(script: &str, file: &str, pack: &str, size: usize) -> Result<String> {
    let fetch = format!("fetch(new URL(\"./{file}\", import.meta.url))");
    ensure!(script.contains(&fetch), "the loader fetches {file} in an unknown way");
    Ok(script.replace(&fetch, &format!("cut(\"./{pack}\", {size})")))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A loader script like the splitter's.
    const SCRIPT: &str = r#"import { initSync } from "./page.js";
/* around, study */
const __chunk_1 = makeLoad(() => {
    const src = fetch(new URL("./chunk_1.wasm", import.meta.url));
    src.catch(() => {});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
, []);
/* learn, study */
const __chunk_2 = makeLoad(() => {
    const src = fetch(new URL("./chunk_2.wasm", import.meta.url));
    src.catch(() => {});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
, []);
/* around, embed */
const __chunk_3 = makeLoad(() => {
    const src = fetch(new URL("./chunk_3.wasm", import.meta.url));
    src.catch(() => {});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
, []);
export const __wasm_split_load_around = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_around.wasm", import.meta.url));
    src.catch(() => {});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
, [__chunk_1]));
export const __wasm_split_load_study = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_study.wasm", import.meta.url));
    src.catch(() => {});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
, [__chunk_1, __chunk_2]));
"#;

    #[test]
    fn files_that_are_needed_together_are_in_one_pack() {
        let files = [("chunk_1.wasm", "1"), ("chunk_2.wasm", "22"), ("chunk_3.wasm", "333")];
        let parts = [("split_around.wasm", "around"), ("split_study.wasm", "study"), ("parts.js", SCRIPT)];
        let all = files.into_iter().chain(parts);
        let mut parts: BTreeMap<String, Vec<u8>> =
            all.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).collect();
        pack(&mut parts, "parts.js").expect("packs");
        let names: Vec<&str> = parts.keys().map(String::as_str).collect();
        assert_eq!(names, ["around-embed.bin", "around.bin", "parts.js", "rooms.bin", "split_study.wasm"]);
        assert_eq!(parts["around.bin"], b"1around");
        let script = std::str::from_utf8(&parts["parts.js"]).expect("text");
        let lines = [
            "chunks[1] = part(cut(\"./around.bin\", 1), []);",
            "chunks[2] = part(cut(\"./rooms.bin\", 2), []);",
            "chunks[3] = part(cut(\"./around-embed.bin\", 3), []);",
            "export const __wasm_split_load_around = wrapAsyncCb(part(cut(\"./around.bin\", 6), [1]));",
            // A room's own file stays alone.
            "export const __wasm_split_load_study = wrapAsyncCb(part(() => fetch(new URL(\"./split_study.wasm\", import.meta.url)), [1,1]));",
        ];
        assert!(script.trim_end().ends_with(&lines.join("\n")), "{script}");
        assert!(!script.contains("\"./chunk_"), "{script}");
    }

    #[test]
    fn a_large_file_that_only_rooms_need_stays_alone() {
        let rooms = ["learn", "study"].map(str::to_owned);
        assert_eq!(pack_name(&rooms, LARGE), None);
        assert_eq!(pack_name(&rooms, LARGE - 1).as_deref(), Some("rooms.bin"));
        let soon = ["dialogs", "study"].map(str::to_owned);
        assert_eq!(pack_name(&soon, LARGE).as_deref(), Some("dialogs.bin"));
    }
}
