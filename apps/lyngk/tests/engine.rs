//! `lyngk engine` and `lyngk conform` as programs.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

const LYNGK: &str = env!("CARGO_BIN_EXE_lyngk");
const SPECIFICATION: &str = include_str!("../../../docs/engine-protocol.md");

fn conform(args: &[&str]) -> Output {
    Command::new(LYNGK).arg("conform").args(args).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

/// A conformance file of our own.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a file can be written");
    path
}

/// The result of a conformance file with our own engine.
fn check(name: &str, script: &str) -> Output {
    let path = file(name, script);
    conform(&["--file", path.to_str().expect("a name"), "--", LYNGK, "engine"])
}

#[cfg(unix)]
#[test]
fn an_engine_that_hangs_is_given_up() {
    let section = "== a section\n> lei\n! within 100\n< leiok\n";
    let path = file("hanging.lei", &section.repeat(9));
    let output = conform(&["--file", path.to_str().expect("a name"), "--", "sleep", "60"]);
    let report = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{report}{}", text(&output.stderr));
    assert_eq!(report.matches("FAILED").count(), 3, "{report}");
    assert!(
        report.ends_with("the engine hangs: the other 6 sections are left out\n0 of 9 sections passed\n"),
        "{report}"
    );
}

#[test]
fn our_engine_conforms() {
    let output = conform(&["--", LYNGK, "engine"]);
    let report = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{report}{}", text(&output.stderr));
    let sections = report.lines().filter(|line| line.starts_with("passed  ")).count();
    assert!(sections >= 29 && report.ends_with(&format!("{sections} of {sections} sections passed\n")), "{report}");
}

#[test]
fn the_example_in_the_specification_works() {
    let (_, behind) = SPECIFICATION.split_once("```lei\n").expect("an example");
    let (example, _) = behind.split_once("```").expect("its end");
    assert!(example.lines().filter(|line| line.starts_with("> ")).count() >= 10, "{example}");
    let output = check("example.lei", &format!("== the example\n{example}"));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stdout));
}

#[test]
fn the_specification_lists_every_command_and_answer() {
    let commands = ["lei", "isready", "setoption", "newgame", "position", "go", "stop", "query", "quit"];
    let answers = ["id", "option", "leiok", "readyok", "info", "bestmove", "turns", "result", "lpn", "error"];
    for word in commands.into_iter().chain(answers) {
        assert!(SPECIFICATION.contains(&format!("`{word}")), "{word}");
    }
}

#[test]
fn a_failure_is_reported_with_its_line() {
    let cases = [
        ("> isready\n< leiok", "line 3: expected leiok, but the engine sent \"readyok\""),
        ("> isready\n< readyok\n! within 100\n< readyok", "line 5: timeout, expected readyok"),
        ("> isready", "expected the end of the engine, but it sent \"readyok\""),
        ("> quit\n< readyok", "line 3: expected readyok, but the engine closed its output"),
        ("> query lpn\n< lpn <lpn:a>\n> position startpos 9\n> query lpn\n< lpn <lpn:a>", "(a = B/"),
        (
            "! never ready...\n> isready\n! never readyok\n< readyok",
            "line 5: the engine may not send readyok here, but sent \"readyok\"",
        ),
        ("> go nodes <n:some>", "line 2: no earlier line has a value for some"),
    ];
    for (number, (script, expected)) in cases.into_iter().enumerate() {
        let output =
            check(&format!("wrong-{number}.lei"), &format!("== wrong\n{script}\n== right\n> isready\n< readyok"));
        let report = text(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{report}");
        let parts = ["FAILED  wrong: ", expected, "passed  right\n1 of 2 sections passed\n"];
        assert!(parts.iter().all(|part| report.contains(part)), "{script}\n{report}");
    }
}

#[cfg(unix)]
#[test]
fn programs_that_are_no_engines_fail() {
    for program in ["cat", "true", "false"] {
        let output = conform(&["--", program]);
        let report = text(&output.stdout);
        assert_eq!(output.status.code(), Some(1), "{program}: {report}");
        assert!(report.contains("FAILED  an engine introduces itself: "), "{program}: {report}");
    }
    let path = file("endless.lei", "== endless\n> isready\n! within 200\n< readyok");
    let output = conform(&["--file", path.to_str().expect("a name"), "--", "yes", "info"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("timeout, expected readyok"), "{}", text(&output.stdout));
}

#[test]
fn an_engine_or_file_that_cannot_be_used_is_invalid_input() {
    let sense = file("nonsense.lei", "== a\n> isready\nreadyok");
    let sense = sense.to_str().expect("a name");
    let cases = [
        (&["--", "no-such-program"][..], "\"no-such-program\" cannot be started"),
        (&["--file", "no-such-file", "--", LYNGK, "engine"], "no-such-file cannot be opened"),
        (&["--file", sense, "--", LYNGK, "engine"], "line 3: expected a line that begins with"),
        (&[], "required"),
    ];
    for (args, expected) in cases {
        let output = conform(args);
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(message.starts_with("error: ") && message.contains(expected), "{message}");
    }
}

#[test]
fn a_search_is_stopped_at_once() {
    let mut child = Command::new(LYNGK)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut say = child.stdin.take().expect("a pipe");
    let mut heard = BufReader::new(child.stdout.take().expect("a pipe")).lines().map(|line| line.expect("text"));
    let mut best = Duration::MAX;
    // The best of several tries: other programs may slow this machine down.
    for _ in 0..10 {
        writeln!(say, "go infinite\nisready").expect("said");
        assert_eq!(heard.find(|line| !line.starts_with("info ")).as_deref(), Some("readyok"));
        let started = Instant::now();
        writeln!(say, "stop").expect("said");
        assert!(heard.find(|line| !line.starts_with("info ")).expect("an answer").starts_with("bestmove "));
        best = best.min(started.elapsed());
    }
    assert!(best < Duration::from_millis(10), "{best:?}");
    drop(say);
    assert!(child.wait().expect("the end").success());
}

#[test]
fn a_closed_output_ends_the_engine_without_a_message() {
    let mut child = Command::new(LYNGK)
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut say = child.stdin.take().expect("a pipe");
    writeln!(say, "isready").expect("said");
    let output = child.wait_with_output().expect("the end");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    drop(say);
}
