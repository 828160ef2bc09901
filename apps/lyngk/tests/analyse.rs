//! `lyngk analyse` as a program.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/example.lgn");
const START: &str =
    "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std";
const OVER: &str =
    "I/.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,J,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./K 1 I/K 4/4 std";

fn analyse(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lyngk")).arg("analyse").args(args).output().expect("the program starts")
}

/// The output of a successful call.
fn good(args: &[&str]) -> String {
    let output = analyse(args);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    assert_eq!(output.status.code(), Some(0), "{args:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The message of a call with invalid input.
fn bad(args: &[&str]) -> String {
    let output = analyse(args);
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.starts_with("error: ") && !message.contains("panicked"), "{message}");
    message
}

/// An empty directory for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("emptied");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn a_position_is_drawn_with_its_best_turns_and_claims() {
    let out = good(&["--position", START, "--nodes", "300", "--lines", "2"]);
    for part in ["a1 ✕K", "Best turns for player 1", "  1  ", "  2  ", "% win", "Effect of claims", "K black"] {
        assert!(out.contains(part), "{part}\n{out}");
    }
    assert!(!out.contains("  3  ") && !out.contains('\u{1b}'));
    assert!(out.lines().all(|line| line.chars().count() <= 80), "{out}");
    assert_eq!(out, good(&["--position", START, "--nodes", "300", "--lines", "2"]), "the same every time");
    assert!(good(&["--position", START, "--movetime", "20"]).contains("Best turns"));
    assert!(good(&["--position", START, "--depth", "1", "--threads", "2"]).contains("Best turns"));
}

#[test]
fn a_finished_position_has_no_turns_to_analyse() {
    let out = good(&["--position", OVER]);
    assert!(out.contains("the game is over: a tie") && out.contains("no turns to analyse"), "{out}");
}

#[test]
fn a_game_has_a_list_a_summary_and_a_graph() {
    let out = good(&[EXAMPLE, "--nodes", "30"]);
    for part in ["game 1 of 2", "  1. c4-b2", "  1… e6-d6", " 15. f6-e7", "proved: 2 wins", "accuracy", "100 % ┤"] {
        assert!(out.contains(part), "{part}\n{out}");
    }
    assert_eq!(out, good(&[EXAMPLE, "--nodes", "30", "--seed", "0"]), "the same every time");
    let second = good(&[EXAMPLE, "--nodes", "30", "--game", "2"]);
    assert!(second.contains("game 2 of 2: Anna – Ben") && second.contains("  2. a1-b3"), "{second}");
}

#[test]
fn picture_and_record_are_written_whole_and_replaced() {
    let folder = folder("analyse-files");
    let (svg, lgn) = (folder.join("game.svg"), folder.join("game.lgn"));
    fs::write(&svg, "old").expect("written");
    good(&[EXAMPLE, "--nodes", "30", "--svg", text(&svg), "--lgn", text(&lgn)]);
    assert!(fs::read_to_string(&svg).expect("a picture").ends_with("</svg>\n"));
    let record = fs::read_to_string(&lgn).expect("a record");
    for part in ["[Annotator \"lyngk", "{Chances of player 1: ", "{Neither player owns a colour yet.}", "15. f6-e7"] {
        assert!(record.contains(part), "{part}\n{record}");
    }
    let again = folder.join("again.lgn");
    good(&[text(&lgn), "--nodes", "30", "--lgn", text(&again)]);
    assert_eq!(fs::read_to_string(&again).expect("a record"), record, "the same turns get the same comments");
    let replay =
        Command::new(env!("CARGO_BIN_EXE_lyngk")).arg("replay").arg(&lgn).output().expect("the program starts");
    assert!(replay.status.success());
    let mut names: Vec<_> = fs::read_dir(&folder).expect("a folder").flatten().map(|entry| entry.file_name()).collect();
    names.sort();
    assert_eq!(names, ["again.lgn", "game.lgn", "game.svg"], "nothing else is left behind");
}

#[cfg(target_os = "linux")]
#[test]
fn a_record_is_written_even_if_the_picture_cannot_be() {
    let folder = folder("analyse-full");
    let lgn = folder.join("game.lgn");
    let message = bad(&[EXAMPLE, "--nodes", "10", "--svg", "/dev/full", "--lgn", text(&lgn)]);
    assert!(message.contains("/dev/full cannot be written"), "{message}");
    assert!(fs::read_to_string(&lgn).expect("a record").contains("[Annotator \"lyngk"));
}

#[test]
fn games_without_turns_or_from_the_middle_are_analysed() {
    let folder = folder("analyse-odd");
    let columns = START.split(' ').next().expect("columns");
    let over = OVER.split(' ').next().expect("columns");
    let games = [
        ("none.lgn", format!("[Variant \"std\"]\n[Start \"{columns}\"]\n*"), "no turns"),
        ("over.lgn", format!("[Variant \"std\"]\n[Start \"{over}\"]\n[State \"1 I/K 4/4\"]\n1/2-1/2"), "no turns"),
        (
            "middle.lgn",
            format!("[Variant \"six\"]\n[Start \"{columns}\"]\n[State \"2 -/- 0/0\"]\nb2-b1 *"),
            "  1… b2-b1",
        ),
    ];
    for (name, game, expected) in games {
        let path = folder.join(name);
        fs::write(&path, game).expect("written");
        let (svg, lgn) = (folder.join("x.svg"), folder.join("x.lgn"));
        let out = good(&[text(&path), "--nodes", "20", "--svg", text(&svg), "--lgn", text(&lgn)]);
        assert!(out.contains(expected), "{out}");
    }
}

#[test]
fn bad_arguments_and_files_are_refused_before_any_work() {
    let folder = folder("analyse-bad");
    let copy = folder.join("copy.lgn");
    fs::copy(EXAMPLE, &copy).expect("copied");
    let (copy, out) = (text(&copy), folder.join("out"));
    let cases: &[(&[&str], &str)] = &[
        (&[], "--position"),
        (&[copy, "--position", START], "cannot be used with"),
        (&["--position", START, "--svg", "x"], "cannot be used with"),
        (&[copy, "--lines", "3"], "cannot be used with"),
        (&[copy, "--nodes", "1", "--movetime", "1"], "cannot be used with"),
        (&[copy, "--nodes", "0"], "expected a whole number from 1 to"),
        (&[copy, "--threads", "-1"], "expected a whole number from 1 to"),
        (&["--position", "x"], "--position"),
        (&["/nonexistent"], "cannot be opened"),
        (&[copy, "--game", "3"], "has only 2 games"),
        (&[copy, "--lgn", copy], "is the input file"),
        (&[copy, "--lgn", text(&out), "--svg", text(&out)], "is given twice"),
        (&[copy, "--svg", "/nonexistent/a.svg"], "there is no directory /nonexistent"),
        (&[copy, "--svg", "/"], "is a directory"),
    ];
    for (args, expected) in cases {
        let message = bad(args);
        assert!(message.contains(expected), "{args:?}: {message}");
    }
    assert!(!out.exists());
    let broken = folder.join("broken.lgn");
    let record = fs::read_to_string(copy).expect("a record");
    fs::write(&broken, record.replace("2. g3-f3", "2. a1-i1")).expect("written");
    let message = bad(&[text(&broken)]);
    assert!(message.contains("turn 2 of player 1") && message.contains("a1-i1 is not legal"), "{message}");
    fs::write(&broken, "").expect("written");
    assert!(bad(&[text(&broken)]).contains("has no game in it"));
}
