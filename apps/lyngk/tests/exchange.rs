//! `lyngk import` and `lyngk export`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn lyngk(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lyngk"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // A program that refuses its arguments reads nothing.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

/// What was written to standard output and standard error, and the exit status.
fn run(args: &[&str], input: &[u8]) -> (String, String, Option<i32>) {
    let output = lyngk(args, input);
    (text(&output.stdout).to_owned(), text(&output.stderr).to_owned(), output.status.code())
}

fn sample(number: usize) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/boardspace");
    folder.join(format!("sample{number}.sgf")).to_str().expect("a name").to_owned()
}

fn folder() -> (tempfile::TempDir, impl Fn(&str) -> PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_owned();
    (folder, move |name| path.join(name))
}

#[test]
fn several_files_give_one_text_that_is_replayed() {
    let (lgn, notes, status) = run(&["import", &sample(1), &sample(2), &sample(3), &sample(4)], b"");
    assert_eq!(status, Some(0), "{notes}");
    assert_eq!(lgn.matches("[Variant ").count(), 4);
    assert!(lgn.contains("1. c3-d3 {[%emt 2.717]} 1... G,e2-f2"), "{lgn}");
    let notes: Vec<&str> = notes.lines().collect();
    assert_eq!(notes.len(), 3, "{notes:?}");
    assert!(notes[0].starts_with("note: ") && notes[0].contains("sample3.sgf: turn 6 of player 1: at Boardspace, "));
    assert!(
        notes[1].contains("sample3.sgf: the game goes on under other rules") && notes[1].ends_with("not read: f6-b3")
    );
    assert!(notes[2].contains("sample4.sgf: ") && notes[2].contains("such as G,c1-d4"));
    assert!(lgn.replace('\n', " ").contains("not read: f6-b3}"), "the record has the notes, too: {lgn}");
    let (ends, errors, status) = run(&["replay", "-"], lgn.as_bytes());
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    let results: Vec<&str> = ends.lines().filter_map(|line| line.rsplit(' ').next()).collect();
    assert_eq!(results, ["0-1", "0-1", "1-0", "0-1"]);
}

#[test]
fn broken_files_are_reported_and_the_others_are_read() {
    let (_kept, path) = folder();
    let (broken, out) = (path("broken.sgf"), path("out.lgn"));
    std::fs::write(&broken, "(;GM[lyngk]SU[Lyngk 2 1 100]\n;P0[0 Begin])").expect("a file");
    let (broken, out) = (broken.to_str().expect("a name"), out.to_str().expect("a name"));
    let (lgn, errors, status) = run(&["import", broken, "nowhere.sgf", &sample(1), "-o", out], b"");
    assert_eq!((status, lgn.as_str()), (Some(1), ""));
    let errors: Vec<&str> = errors.lines().collect();
    assert_eq!(errors.len(), 2, "{errors:?}");
    assert!(errors[0].ends_with("broken.sgf: line 2, column 7: expected Start, Pick, Drop, Pickb, Dropb, Claim, Move, Done, Pass, Resign, WinOnTime, LoseOnTime or Edit, found \"Begin\""), "{}", errors[0]);
    assert!(errors[1].starts_with("error: nowhere.sgf cannot be opened"), "{}", errors[1]);
    let written = std::fs::read_to_string(out).expect("the game that could be read");
    assert!(written.contains("c3-d3"));
    let (_, errors, status) = run(&["import", broken, "-o", out], b"");
    assert_eq!(status, Some(1), "{errors}");
    assert_eq!(std::fs::read_to_string(out).expect("a file"), written, "without a game nothing is written");
}

#[test]
fn standard_input_may_have_any_bytes() {
    let game = b"\xef\xbb\xbf(;GM[lyngk]\r\nSU[Lyngk 2 1 100]P0[id \"Jos\xe9\"])";
    let (lgn, errors, status) = run(&["import", "-"], game);
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    assert!(lgn.contains("[Player1 \"José\"]"), "{lgn}");
    let (_, errors, status) = run(&["import", "-"], b" \n");
    assert_eq!(
        (status, errors.as_str()),
        (Some(1), "error: standard input has no game in it; a game begins with (;GM[lyngk]\n")
    );
    let (_, errors, _) = run(&["import", "-"], b"[Variant \"std\"]");
    assert_eq!(errors, "error: standard input: line 1, column 1: expected a game, which begins with (, found '['\n");
}

#[test]
fn the_input_is_never_overwritten() {
    let (_, errors, status) = run(&["import", &sample(1), "-o", &sample(1)], b"");
    assert_eq!(status, Some(2));
    assert!(errors.contains("is the input file"), "{errors}");
}

#[test]
fn an_exported_game_is_imported_again() {
    let (lgn, _, _) = run(&["import", &sample(2)], b"");
    let (sgf, errors, status) = run(&["export", "-", "--format", "sgf"], lgn.as_bytes());
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    assert!(sgf.contains("SU[Lyngk-6 2 384153891 100]") && sgf.contains("P1[3 Move H 2 I 1]"), "{sgf}");
    let (again, _, _) = run(&["import", "-"], sgf.as_bytes());
    assert_eq!(again, lgn);
}

#[test]
fn a_table_has_all_games_or_one() {
    let (lgn, _, _) = run(&["import", &sample(1), &sample(2)], b"");
    let (table, errors, status) = run(&["export", "-", "--format", "csv"], lgn.as_bytes());
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 1 + 6 + 10);
    assert!(lines[0].starts_with("game,round,player,name,turn,claim,from,to,path,"));
    assert!(lines[1].starts_with("1,1,1,bert,c3-d3,,c3,d3,,"), "{}", lines[1]);
    assert!(lines[2].starts_with("1,1,2,ada,\"G,e2-f2\",G,e2,f2,,"), "{}", lines[2]);
    let (_kept, path) = folder();
    let out = path("turns.csv");
    let out = out.to_str().expect("a name");
    let (printed, _, status) = run(&["export", "-", "--format", "csv", "--game", "2", "-o", out], lgn.as_bytes());
    assert_eq!((status, printed.as_str()), (Some(0), ""));
    let second = std::fs::read_to_string(out).expect("a table");
    assert_eq!(second.lines().skip(1).collect::<Vec<_>>(), lines[7..]);
}

#[test]
fn bad_requests_for_exports_say_what_would_be_right() {
    let (lgn, _, _) = run(&["import", &sample(1), &sample(2)], b"");
    for (args, expected) in [
        (&["--format", "sgf"][..], "standard input has 2 games, and an SGF file one, expected --game 1 to 2"),
        (&["--format", "csv", "--game", "3"], "--game 3: expected 1 to 2, the number of games in standard input"),
        (&["--format", "csv", "--game", "0"], "expected a whole number from 1"),
        (&["--format", "pdf"], "sgf, csv"),
        (&[], "--format"),
    ] {
        let (_, errors, status) = run(&[&["export", "-"], args].concat(), lgn.as_bytes());
        assert_eq!(status, Some(2), "{args:?}");
        assert!(errors.contains(expected), "{args:?}: {errors}");
    }
    let (_, errors, status) = run(&["export", "-", "--format", "csv"], b"hello");
    assert_eq!(status, Some(2));
    assert!(errors.contains("standard input: line 1, column 1"), "{errors}");
    let (_, errors, _) = run(&["export", "-", "--format", "csv"], b"");
    assert!(errors.contains("has no game in it"), "{errors}");
}
