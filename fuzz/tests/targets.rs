//! Fuzzing on stable Rust: every target with its seeds, with inputs that failed once, and for a few seconds with mutations of them.
//!
//! `LYNGK_FUZZ_SECONDS` is the time for the mutations of each target. The mutations are always the same, but more time tries more
//! of them.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use lyngk_fuzz::{Mutator, TARGETS, Target, dictionary};

/// The time for the mutations of each target, without a setting.
const SECONDS: u64 = 1;

/// The number of mutations that are tried even if the time is over.
const FEWEST_MUTATIONS: usize = 100;

/// An input that takes longer than this is a failure. Usual ones take less than a hundredth of a second.
const TIMEOUT: Duration = Duration::from_secs(20);

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The files of a folder, sorted by name. A missing folder has none.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let paths: BTreeSet<PathBuf> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    let read = |path: PathBuf| {
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        (name, fs::read(path).expect("the file can be read"))
    };
    paths.into_iter().filter(|path| path.is_file()).map(read).collect()
}

/// The seeds of a target, and the inputs that failed once.
fn inputs(target: &str) -> Vec<(String, Vec<u8>)> {
    let seeds = files(&folder("seeds").join(target));
    assert!(!seeds.is_empty(), "{target} has no seeds");
    seeds.into_iter().chain(files(&folder("regressions").join(target))).collect()
}

/// Whether a target accepts an input, in time.
fn passes(run: fn(&[u8]), data: &[u8]) -> bool {
    let started = Instant::now();
    catch_unwind(|| run(data)).is_ok() && started.elapsed() < TIMEOUT
}

#[test]
fn every_target_passes_its_seeds_and_regressions() {
    let mut failed = Vec::new();
    for (target, run) in TARGETS {
        for (file, data) in inputs(target) {
            if !passes(*run, &data) {
                failed.push(format!("{target}/{file}"));
            }
        }
    }
    assert!(failed.is_empty(), "these inputs fail: {failed:?}");
}

#[test]
fn every_target_passes_mutations_of_its_seeds() {
    let seconds =
        std::env::var("LYNGK_FUZZ_SECONDS").map_or(SECONDS, |text| text.parse().expect("a number of seconds"));
    let (targets, failures) = (Mutex::new(TARGETS.iter()), Mutex::new(Vec::new()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(target) = { targets.lock().expect("a list of targets").next() } {
                    let failure = mutate(*target, Duration::from_secs(seconds)).err();
                    failures.lock().expect("a list of failures").extend(failure);
                }
            });
        }
    });
    let failures = failures.into_inner().expect("a list of failures");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Tries mutations of a target's inputs for some time. Saves an input that fails, and returns what to do with it.
fn mutate((target, run): Target, time: Duration) -> Result<(), String> {
    let (names, inputs): (Vec<String>, Vec<Vec<u8>>) = inputs(target).into_iter().unzip();
    let words = fs::read_to_string(folder("dictionaries").join(target).with_extension("dict"));
    let words = dictionary(&words.unwrap_or_default());
    let started = Instant::now();
    let mut count = 0;
    for (number, data) in Mutator::new(&inputs, &words, 1) {
        if count >= FEWEST_MUTATIONS && started.elapsed() >= time {
            break;
        }
        count += 1;
        if !passes(run, &data) {
            let saved = save(target, &data);
            return Err(format!(
                "{target} fails on mutation {count}, of {}. It is saved as {}.\nWhen it is fixed, move this file to \
                 fuzz/regressions/{target} under a name that describes it; until then, run it from there with\n\
                 cargo test -p lyngk-fuzz every_target_passes_its_seeds_and_regressions",
                names[number],
                saved.display()
            ));
        }
    }
    println!("{target}: {count} mutations");
    Ok(())
}

/// Saves an input where libFuzzer would, under a name that depends on its content.
fn save(target: &str, data: &[u8]) -> PathBuf {
    let mut hasher = DefaultHasher::new();
    data.hash(&mut hasher);
    let folder = folder("artifacts").join(target);
    fs::create_dir_all(&folder).expect("the folder can be made");
    let path = folder.join(format!("mutation-{:016x}", hasher.finish()));
    fs::write(&path, data).expect("the input can be saved");
    path
}

#[test]
fn every_target_has_a_program_for_libfuzzer() {
    let programs: BTreeSet<String> = files(&folder("fuzz_targets")).into_iter().map(|(name, _)| name).collect();
    assert_eq!(programs, TARGETS.iter().map(|(name, _)| format!("{name}.rs")).collect());
    let manifest = fs::read_to_string(folder("Cargo.toml")).expect("the manifest");
    for (name, _) in TARGETS {
        assert!(manifest.contains(&format!("path = \"fuzz_targets/{name}.rs\"")), "{name}");
    }
}
