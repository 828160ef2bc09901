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
fn a_folder_of_game_files_is_read_in_the_order_of_their_names() {
    let (kept, path) = folder();
    std::fs::copy(sample(2), path("b.SGF")).expect("a copy");
    std::fs::copy(sample(1), path("a.sgf")).expect("a copy");
    std::fs::write(path("notes.txt"), "hello").expect("a file");
    let folder = kept.path().to_str().expect("a name");
    let (lgn, errors, status) = run(&["import", folder], b"");
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    let (expected, _, _) = run(&["import", &sample(1), &sample(2)], b"");
    assert_eq!(lgn, expected);
    std::fs::create_dir(path("empty")).expect("a folder");
    let (_, errors, status) = run(&["import", path("empty").to_str().expect("a name")], b"");
    assert_eq!(status, Some(1));
    assert!(errors.ends_with("empty is a folder without files whose names end in .sgf\n"), "{errors}");
}

#[test]
fn archives_must_be_unpacked_first() {
    for (start, kind) in [(&b"PK\x03\x04\x14"[..], "a zip archive"), (b"\x1f\x8b\x08", "a file compressed with gzip")] {
        for command in [&["import", "-"][..], &["replay", "-"], &["export", "-", "--format", "csv"], &["show", "-"]] {
            let (_, errors, status) = run(command, start);
            assert!(status.is_some_and(|status| status > 0), "{command:?}");
            let expected = format!("error: standard input is {kind}; unpack it first, and give the files in it\n");
            assert_eq!(errors, expected, "{command:?}");
        }
    }
}

#[test]
fn a_game_without_a_name_has_that_of_its_file() {
    let (_kept, path) = folder();
    for (name, expected) in [("T!LY-ada+b-bert-2026-08-02-0800.sgf", Some("ada b")), ("game.sgf", None)] {
        std::fs::write(path(name), "(;GM[lyngk]SU[Lyngk 2 1 100];P0[0 Start P0])").expect("a file");
        let (lgn, _, _) = run(&["import", path(name).to_str().expect("a name")], b"");
        let player = lgn.lines().find_map(|line| line.strip_prefix("[Player1 \"")?.strip_suffix("\"]"));
        assert_eq!(player, expected, "{lgn}");
        assert_eq!(lgn.contains("[BoardspaceGame \"T!LY-ada+b-bert-2026-08-02-0800\"]"), expected.is_some(), "{lgn}");
    }
}

#[test]
fn quiet_suppresses_notes_but_no_errors() {
    let (_, notes, status) = run(&["import", "--quiet", &sample(3), "nowhere.sgf"], b"");
    assert_eq!((status, notes.lines().count()), (Some(1), 1));
    assert!(notes.starts_with("error: nowhere.sgf cannot be opened"), "{notes}");
}

#[test]
fn other_commands_read_boardspaces_files_too() {
    let (ends, notes, status) = run(&["replay", &sample(3)], b"");
    assert_eq!(status, Some(0), "{notes}");
    assert!(ends.ends_with(" 1-0\n"), "{ends}");
    assert!(
        notes.lines().count() == 2 && notes.contains("sample3.sgf, game 1: the game goes on under other"),
        "{notes}"
    );
    let (turns, _, status) = run(&["turns", &sample(4), "--turn", "30"], b"");
    assert_eq!((status, turns.as_str()), (Some(0), "G,c1-d4\n"));
    let joined =
        std::fs::read_to_string(sample(1)).expect("a file") + &std::fs::read_to_string(sample(2)).expect("a file");
    let (board, errors, status) = run(&["show", "-", "--game", "2", "--json"], joined.as_bytes());
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    assert!(board.contains("\"variant\":\"six\""), "{board}");
    let (table, errors, status) = run(&["export", &sample(1), "--format", "csv"], b"");
    assert_eq!((status, errors.as_str(), table.lines().count()), (Some(0), "", 7));
    let illegal = joined.replace("Dropb D 3]", "Dropb I 1]");
    let (_, errors, status) = run(&["replay", "-"], illegal.as_bytes());
    assert_eq!(status, Some(1), "a game breaks a rule");
    assert!(errors.starts_with("error: standard input: line ") && errors.contains("turn 1 of player 1"), "{errors}");
    let (_, errors, status) = run(&["replay", "-"], b"(;GM[hex])");
    assert_eq!(
        (status, errors.as_str()),
        (Some(2), "error: standard input: line 1, column 6: this is a game of \"hex\", expected GM[lyngk]\n")
    );
}

#[test]
fn no_message_has_control_characters_of_a_file() {
    for text in [
        "(;GM[\u{1b}[2J])",
        "(;GM[lyngk]SU[\u{1b}]2J",
        "(;GM[lyngk]SU[Lyngk 2 1 100]RE[\u{7}?];P0[0 \u{1b}c])",
        "\u{1b}[2J",
        "[Variant \"\u{1b}[2J\"]",
    ] {
        for command in [&["import", "-"][..], &["replay", "-"], &["show", "-"], &["export", "-", "--format", "sgf"]] {
            let (_, errors, _) = run(command, text.as_bytes());
            assert!(!errors.is_empty() && !errors.contains(['\u{1b}', '\u{7}']), "{command:?} {text:?}: {errors:?}");
        }
    }
}

#[test]
fn positions_and_links_are_exported_too() {
    let (position, _, _) = run(&["random", "--seed", "7"], b"");
    let (sgf, errors, status) = run(&["export", position.trim(), "--format", "sgf"], b"");
    assert_eq!((status, errors.as_str()), (Some(0), ""));
    let (again, _, _) = run(&["show", "-", "--json"], sgf.as_bytes());
    assert!(again.contains(position.trim()), "{again}");
    let (link, _, _) = run(&["link", &sample(1)], b"");
    let (table, errors, status) = run(&["export", link.trim(), "--format", "csv"], b"");
    assert_eq!((status, errors.as_str(), table.lines().count()), (Some(0), "", 7));
    let (_, errors, status) = run(&["export", link.trim(), "--format", "csv", "--game", "2"], b"");
    assert_eq!(status, Some(2));
    assert!(errors.contains("--game 2: expected 1 to 1, the number of games in the link"), "{errors}");
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_is_full_is_named() {
    let out = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("the device");
    for command in [&["import"][..], &["export", "--format", "csv"]] {
        let mut lyngk = Command::new(env!("CARGO_BIN_EXE_lyngk"));
        let output = lyngk.args(command).arg(sample(1)).stdout(out.try_clone().expect("a file")).output();
        let output = output.expect("the program runs");
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains("error: standard output cannot be written: "), "{output:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_large_file_is_exported_in_constant_memory() {
    // 24 MiB: the records alone would need several times as much, and the program may use 64 MiB more than it needs for one game.
    let (lgn, _, _) = run(&["import", &sample(1)], b"");
    let limit = |games: usize| {
        let (_kept, path) = folder();
        std::fs::write(path("games.lgn"), lgn.repeat(games)).expect("a file");
        let command = format!(
            "ulimit -v 262144; exec {} export {} --format csv",
            env!("CARGO_BIN_EXE_lyngk"),
            path("games.lgn").display()
        );
        let output = Command::new("sh").args(["-c", &command]).output().expect("the program runs");
        (output.status.code(), text(&output.stdout).lines().count(), text(&output.stderr).to_owned())
    };
    assert_eq!(limit(24_000), (Some(0), 1 + 6 * 24_000, String::new()));
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
    assert!(errors.contains("standard input: this is neither a game"), "{errors}");
    let (_, errors, _) = run(&["export", "-", "--format", "csv"], b"");
    assert!(errors.contains("has no game in it"), "{errors}");
}
