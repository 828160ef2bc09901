//! Small training run: self-play, fitting with PyTorch, tests, a match and charts, and a network that the engine plays with.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use lyngk_engine::network::Network;
use lyngk_engine::{Engine, Limits, NetworkChoice, Options};
use lyngk_rules::{Position, Turn, Variant};

const PLAN: &str = include_str!("../runs/small.toml");
/// Its part about a new network.
const NEW_NETWORK: &str = "[network]\nwidth = 32\nlayers = 1\n";

/// A Python with PyTorch, or `None` if the tests of training are switched off.
fn python() -> Option<String> {
    if std::env::var_os("LYNGK_WITHOUT_TORCH").is_some() {
        return None;
    }
    let python = std::env::var("LYNGK_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let has_torch =
        Command::new(&python).args(["-c", "import numpy, torch"]).output().is_ok_and(|it| it.status.success());
    assert!(
        has_torch,
        "{python} has no PyTorch: install it (Debian: python3-torch), set LYNGK_PYTHON=/path/to/a/python that has it, or skip \
         this test with LYNGK_WITHOUT_TORCH=1"
    );
    Some(python)
}

/// The plan of the small run, with a folder of its own.
fn plan(folder: &Path) -> PathBuf {
    let path = folder.with_extension("toml");
    let text = PLAN.replace("target/train/small", &folder.display().to_string());
    fs::write(&path, text).expect("the plan is written");
    path
}

fn run(python: &str, args: &[&str]) -> String {
    let mut train = Command::new(env!("CARGO_BIN_EXE_lyngk-train"));
    let output = train.args(args).env("LYNGK_PYTHON", python).output().expect("it starts");
    let [text, errors] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
    assert!(output.status.success(), "{args:?}: {text}{errors}");
    text
}

/// Builds `lyngk`, which plays the matches. Tests of the whole workspace have built it already.
fn build_lyngk() {
    let beside = Path::new(env!("CARGO_BIN_EXE_lyngk-train")).with_file_name("lyngk");
    if !beside.exists() {
        // The folder of a profile has its name, except for dev.
        let folder = beside.parent().and_then(Path::file_name).and_then(|name| name.to_str()).expect("a folder");
        let profile = if folder == "debug" { "dev" } else { folder };
        let build = ["build", "--quiet", "--package", "lyngk", "--profile", profile];
        let status = Command::new(env!("CARGO")).args(build).status();
        assert!(status.expect("cargo starts").success());
    }
}

/// The turns of a game of the engine against itself.
fn game(network: NetworkChoice, variant: Variant) -> Vec<Turn> {
    let mut engine = Engine::new(Options { network, ..Options::default() });
    let (mut position, mut turns) = (Position::random_start(3, variant), Vec::new());
    while let Some(turn) = engine.go(&position, &Limits::nodes(30), &|| Duration::ZERO, &mut |_| ()).best {
        position.play(turn).expect("a legal turn");
        turns.push(turn);
    }
    assert!(position.is_over());
    turns
}

#[test]
fn a_small_run_trains_a_network_that_plays() {
    let Some(python) = python() else { return };
    build_lyngk();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("small-run");
    let _ = fs::remove_dir_all(&folder);
    let plan = plan(&folder);
    let plan = plan.to_str().expect("a UTF-8 path");
    let text = run(&python, &["run", plan]);
    assert!(text.contains("2 generations are complete"), "{text}");

    // The engine plays with it, and differently than without it.
    let file = folder.join("networks/002.net");
    let network = Arc::new(Network::read(&fs::read(&file).expect("a network")).expect("it can be read"));
    for variant in Variant::ALL {
        let with = game(NetworkChoice::Given(Arc::clone(&network)), variant);
        assert_ne!(with, game(NetworkChoice::None, variant));
    }

    // Engine and PyTorch compute the same outputs.
    let shown = folder.join("shown");
    run(&python, &["show", file.to_str().expect("a path"), "--out", shown.to_str().expect("a path"), "--games", "4"]);
    let agree = Path::new(env!("CARGO_MANIFEST_DIR")).join("python/agree.py");
    let agreed = Command::new(&python).arg(agree).args([&file, &shown]).output().expect("python starts");
    assert!(
        agreed.status.success(),
        "{}{}",
        String::from_utf8_lossy(&agreed.stdout),
        String::from_utf8_lossy(&agreed.stderr)
    );

    let gates = fs::read_to_string(folder.join("gates.jsonl")).expect("a match was played");
    assert!(gates.contains("\"generation\":2") && gates.contains("\"games\":4"), "{gates}");
    let curves = fs::read_to_string(folder.join("curves.svg")).expect("curves were drawn");
    assert!(curves.contains("Loss on games held out") && curves.contains("class=\"series series-0\""), "{curves}");

    // No network needs the games of the last generation.
    assert!(!folder.join("games/002").exists());

    resumes_after_an_interruption(&python, plan, &folder);
    starts_from_a_network(&python, &file);
}

/// A plan with `from` and one variant: the given network plays, and fitting starts from its weights.
fn starts_from_a_network(python: &str, network: &Path) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("small-run-from");
    let _ = fs::remove_dir_all(&folder);
    let start = format!("generations = 1\nvariants = [\"six\"]\nfrom = \"{}\"", network.display());
    // The learning rate is so small that the weights stay as they are.
    let text = fs::read_to_string(plan(&folder)).expect("a plan").replace("generations = 2", &start);
    let text = text.replace(NEW_NETWORK, "").replace("rate = 2e-3", "rate = 1e-12");
    let path = folder.with_extension("toml");
    fs::write(&path, text).expect("it is written");
    let text = run(python, &["run", path.to_str().expect("a UTF-8 path")]);
    assert!(text.contains(&format!("generation 0: games of {}", network.display())), "{text}");
    assert!(text.contains("of 250 endings"), "half of the endings are of this variant: {text}");
    let fitted = folder.join("networks/001.net");
    assert!(
        weights(&fitted) == weights(network),
        "{} should have the weights of {}",
        fitted.display(),
        network.display()
    );
    let gates = fs::read_to_string(folder.join("gates.jsonl")).expect("a match was played");
    assert!(gates.contains("\"games\":2") && gates.contains(&network.display().to_string()), "{gates}");
}

/// A resumed run makes what is missing, and nothing else.
fn resumes_after_an_interruption(python: &str, plan: &str, folder: &Path) {
    let [first, second] = ["networks/001.net", "networks/002.net"].map(|name| folder.join(name));
    let lines = |name: &str| fs::read_to_string(folder.join(name)).expect("lines").lines().count();
    let drop_last_line = |name: &str| {
        let text = fs::read_to_string(folder.join(name)).expect("lines");
        let kept: Vec<&str> = text.lines().collect();
        fs::write(folder.join(name), kept[..kept.len() - 1].join("\n")).expect("it is written");
    };
    let before = fs::read(&first).expect("a network");

    let text = run(python, &["run", plan]);
    assert!(!text.contains("generation 1") && !text.contains("generation 2"), "nothing is missing: {text}");

    // Interrupted during the games of the first generation.
    fs::remove_dir_all(folder.join("games/001")).expect("games");
    fs::remove_file(&second).expect("it was there");
    drop_last_line("exams.jsonl");
    drop_last_line("exams.jsonl");
    drop_last_line("gates.jsonl");
    let text = run(python, &["run", plan]);
    for step in ["generation 1: games", "generation 1: of 500 endings", "generation 2: fitting"] {
        assert!(text.contains(step), "{step}: {text}");
    }
    assert!(!text.contains("generation 0") && !text.contains("generation 1: fitting"), "{text}");
    assert!(second.exists() && folder.join("games/001/positions.bin").exists());
    assert_eq!((lines("exams.jsonl"), lines("gates.jsonl")), (2, 1));

    // Interrupted before the match of the last generation.
    drop_last_line("gates.jsonl");
    let text = run(python, &["run", plan]);
    assert!(text.contains("\"generation\":2") && !text.contains("endings") && !text.contains("fitting"), "{text}");
    assert_eq!((lines("exams.jsonl"), lines("gates.jsonl")), (2, 1));
    assert_eq!(fs::read(&first).expect("a network"), before);

    // Interrupted between the line that accepts a network and its copy.
    assert!(!folder.join("accepted.net").exists());
    fs::write(folder.join("gates.jsonl"), "{\"generation\":2,\"accepted\":true}\n").expect("it is written");
    run(python, &["run", plan]);
    assert_eq!(fs::read(folder.join("accepted.net")).expect("a copy"), fs::read(&second).expect("a network"));
}

/// The weights of a network file, in half precision as bits, with one zero for both signs.
fn weights(path: &Path) -> Vec<u16> {
    const HEADER_LENGTH: usize = 28;
    let bytes = fs::read(path).expect("a network");
    let halves = bytes[HEADER_LENGTH..].as_chunks::<2>().0;
    halves.iter().map(|&half| u16::from_le_bytes(half)).map(|half| if half == 0x8000 { 0 } else { half }).collect()
}

#[test]
fn the_python_tests_pass() {
    let Some(python) = python() else { return };
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("python/test_fitting.py");
    let tested = Command::new(python).arg("-B").arg(tests).output().expect("python starts");
    assert!(tested.status.success(), "{}", String::from_utf8_lossy(&tested.stderr));
}

#[test]
fn a_wrong_plan_is_refused_with_one_sentence() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let broken = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).expect("it is written");
        let output = Command::new(env!("CARGO_BIN_EXE_lyngk-train")).arg("run").arg(&path).output().expect("it starts");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.starts_with("error: ") && text.lines().count() == 1, "one sentence: {text}");
        text
    };
    let line = 1 + PLAN.lines().position(|line| line.starts_with("threads")).expect("a line");
    let text = broken("word.toml", &PLAN.replace("threads", "treads"));
    assert!(text.contains(&format!("line {line}: unknown field `treads`")), "{text}");
    for (line, wrong, expected) in [
        ("threads = 2", "threads = 0", "threads should be at least 1"),
        ("generations = 2", "generations = 0", "generations should be at least 1"),
        ("generations = 2", "generations = 2\nvariants = []", "the number of variants should be at least 1"),
        (
            "generations = 2",
            "generations = 2\nvariants = [\"five\"]",
            "five is not a variant; the variants are std and six",
        ),
        ("generations = 2", "generations = 2\nfrom = \"some.net\"", "either from or [network]"),
        (NEW_NETWORK, "", "either from or [network]"),
        ("cheap = 20", "cheap = 0", "cheap should be at least 1"),
        ("window = 1", "window = 0", "window should be at least 1"),
        ("rate = 2e-3", "rate = nan", "rate should be a number above 0"),
        ("width = 32", "width = 40", "width 40 and 1 layers"),
        ("layers = 1", "layers = 20", "width 32 and 20 layers"),
        ("elo = [0.0, 30.0]", "elo = [30.0, 0.0]", "the lower one first"),
    ] {
        assert!(PLAN.contains(line), "{line}");
        let sentence = broken("wrong.toml", &PLAN.replace(line, wrong));
        assert!(sentence.contains(expected), "{wrong}: {sentence}");
    }
    // A network to start from is read before the first game.
    let missing = PLAN.replace("generations = 2", "generations = 2\nfrom = \"missing.net\"").replace(NEW_NETWORK, "");
    assert!(broken("missing.toml", &missing).contains("missing.net cannot be read: "));
    // The sentence includes the cause.
    assert!(broken("none.toml", &PLAN.replace("target/train/small", "/dev/null/run")).contains("cannot be made: "));
}

#[test]
fn a_senseless_number_is_refused() {
    for args in [
        &["exam", "hand", "--visits", "0"][..],
        &["calibrate", "--visits", "0"],
        &["duel", "hand", "hand", "--visits", "0"],
        &["duel", "hand,visits=0", "hand"],
        &["duel", "hand,cpuct=nan", "hand"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_lyngk-train")).args(args).output().expect("it starts");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {text}");
        assert!(text.starts_with("error: "), "{args:?}: {text}");
    }
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let mut train = Command::new(env!("CARGO_BIN_EXE_lyngk-train"));
    train.args(["duel", "hand", "hand", "--pairs", "1", "--visits", "1"]);
    let mut child = train.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
