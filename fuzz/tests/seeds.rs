//! Runs every fuzz target with the stable toolchain: over its seeds, over inputs that once failed, and over random
//! changes to them. An input that a fuzzer finds becomes a test when its file is put into `regressions/NAME`.

use std::collections::BTreeSet;
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};

use lyngk_fuzz::TARGETS;
use lyngk_rules::SplitMix64;

/// For each target, spread over its inputs.
const MUTATIONS: usize = 400;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The files in a folder by their names, in an order that is always the same; none if it is not there.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths: BTreeSet<PathBuf> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    let read = |path: PathBuf| {
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        (name, fs::read(path).expect("the file can be read"))
    };
    paths.into_iter().filter(|path| path.is_file()).map(read).collect()
}

fn inputs(target: &str) -> Vec<(String, Vec<u8>)> {
    let seeds = files(&folder("seeds").join(target));
    assert!(!seeds.is_empty(), "{target} has no seeds");
    seeds.into_iter().chain(files(&folder("regressions").join(target))).collect()
}

#[test]
fn seeds_and_regressions_hold() {
    let mut failed = Vec::new();
    for (target, run) in TARGETS {
        for (file, data) in inputs(target) {
            if catch_unwind(|| run(&data)).is_err() {
                failed.push(format!("{target}/{file}"));
            }
        }
    }
    assert!(failed.is_empty(), "these inputs fail: {failed:?}");
}

#[test]
fn changed_seeds_hold() {
    for (target, run) in TARGETS {
        let inputs = inputs(target);
        let mut random = SplitMix64::new(1);
        for n in 0..MUTATIONS {
            let (file, data) = &inputs[n % inputs.len()];
            let changed = changed(data, &inputs, &mut random);
            let held = catch_unwind(|| run(&changed)).is_ok();
            assert!(held, "{target} fails on {file}, changed to b\"{}\"", changed.escape_ascii());
        }
    }
}

#[test]
fn every_target_has_its_program() {
    let programs: BTreeSet<String> = files(&folder("fuzz_targets")).into_iter().map(|(name, _)| name).collect();
    assert_eq!(programs, TARGETS.iter().map(|(name, _)| format!("{name}.rs")).collect());
}

/// An input with up to four changes of the kinds that fuzzers make.
fn changed(data: &[u8], inputs: &[(String, Vec<u8>)], random: &mut SplitMix64) -> Vec<u8> {
    let mut data = data.to_vec();
    let mut below = |bound: usize| random.below(bound as u64) as usize;
    for _ in 0..=below(4) {
        let at = below(data.len() + 1);
        let end = at + below((data.len() - at).min(16) + 1);
        match below(6) {
            0 => data.truncate(at),
            1 => data.insert(at, below(256) as u8),
            2 => drop(data.drain(at..end)),
            3 => data.extend_from_within(at..end),
            4 if at < data.len() => data[at] ^= 1 << below(8),
            _ => {
                // Something from another input, which is more likely to mean something than random bytes.
                let other = &inputs[below(inputs.len())].1;
                let from = below(other.len() + 1);
                let to = from + below((other.len() - from).min(32) + 1);
                data.splice(at..end, other[from..to].iter().copied());
            }
        }
    }
    data
}
