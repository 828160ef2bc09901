//! The forms in which all commands take a position, a link or a record.

use std::fs;
use std::io::Write;
use std::process::{Command, Output, Stdio};

const START: &str =
    "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std";
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/example.lgn");

fn lyngk(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lyngk"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // The program may not read all of it.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn good(args: &[&str], input: &str) -> String {
    let output = lyngk(args, input);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    assert_eq!(output.status.code(), Some(0), "{args:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn bad(args: &[&str], input: &str) -> String {
    let output = lyngk(args, input);
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.starts_with("error: ") && !message.contains("panicked"), "{message}");
    message
}

/// A game of two turns from the start.
fn game() -> String {
    let columns = START.split(' ').next().expect("columns");
    format!("[Variant \"std\"]\n[Start \"{columns}\"]\n\n1. b2-b1 R,c4-d4 *\n")
}

#[test]
fn every_command_takes_a_position_in_every_form() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("written");
        path.to_str().expect("UTF-8").to_owned()
    };
    let link = good(&["link", START], "");
    let (lpn, linked) = (file("start.lpn", &format!("\u{feff}{START}\n")), file("link.txt", &link));
    let games = file("games.lgn", &(game().replace("b2-b1 R,c4-d4", "a1-b3") + &game()));
    let commands: [(&[&str], &[&str]); 7] = [
        (&["turns"], &[]),
        (&["show"], &[]),
        (&["perft", "1"], &[]),
        (&["apply"], &["b2-b1"]),
        (&["explain"], &["b2-b1"]),
        (&["analyse"], &["--nodes", "2"]),
        (&["picture"], &["--no-turn", "--no-players"]),
    ];
    for (before, after) in commands {
        let run = |subject: &[&str], input: &str| good(&[before, subject, after].concat(), input);
        let expected = run(&["--position", START], "");
        let letters = link.trim().rsplit('/').next().expect("letters");
        let address = format!("https://example.org/lyngk/{}", link.trim());
        for subject in [START, &lpn, &linked, link.trim(), letters, &address] {
            assert_eq!(run(&[subject], ""), expected, "{before:?} {subject}");
        }
        for (option, text) in
            [(&["-"][..], START), (&["-"], &link), (&["--position", "-"], START), (&["--position", &lpn], "")]
        {
            assert_eq!(run(option, text), expected, "{before:?} {option:?}");
        }
        assert_eq!(run(&["--position", &games, "--game", "2", "--turn", "0"], ""), expected, "{before:?}");
    }
    let after = good(&["apply", START, "b2-b1", "R,c4-d4"], "");
    assert_eq!(good(&["turns", &games, "--game", "2"], ""), good(&["turns", after.trim()], ""));
    assert_eq!(good(&["turns", "-"], &game()), good(&["turns", after.trim()], ""));
}

#[test]
fn what_is_no_position_is_refused_with_the_reason() {
    assert!(bad(&["turns", "nowhere.lgn"], "").contains("nowhere.lgn cannot be opened"));
    assert!(bad(&["turns", "K/I,R 1"], "").contains("expected "));
    assert!(bad(&["turns", "https://example.org/#azzzz"], "").contains("cut short"));
    assert!(bad(&["turns", "-"], "").contains("standard input has no game in it"));
    assert!(bad(&["turns", "-"], "my notes").contains("standard input: this is neither a game"));
    assert!(bad(&["turns", "-", "--turn", "3"], &game()).contains("--turn 3: expected 0 to 2"));
    assert!(bad(&["turns", "-", "--game", "2"], &game()).contains("--game 2: expected 1 to 1"));
    assert!(bad(&["apply", START], "").contains("expected a turn after the position"));
    assert!(bad(&["explain", START, "b2-b1", "b2-b1"], "").contains("expected one turn, found 2"));
    assert!(bad(&["perft", "1"], "").contains("expected a position"));
    assert!(bad(&["turns"], "").contains("expected a position, as in lyngk turns POSITION, or --batch"));
    assert!(bad(&["analyse"], "").contains("POSITION"));
    assert!(bad(&["turns", START, "--position", START], "").contains("cannot be used with"));
    assert!(bad(&["turns", START, "--batch"], "").contains("cannot be used with"));
    // A terminal would obey the characters of such a name.
    let message = bad(&["turns", "\u{1b}[31mred.lgn"], "");
    assert!(message.contains("\u{fffd}[31mred.lgn cannot be opened") && !message.contains('\u{1b}'), "{message}");
}

#[test]
fn links_open_what_they_were_made_of() {
    let links = good(&["link", EXAMPLE, "--page", "http://localhost:4343/"], "");
    assert_eq!(links.lines().count(), 2);
    assert!(links.lines().all(|link| link.starts_with("http://localhost:4343/#study/g/a")), "{links}");
    for (number, link) in (1..).zip(links.lines()) {
        let expected = good(&["show", EXAMPLE, "--game", &number.to_string()], "");
        assert_eq!(good(&["show", link], ""), expected);
    }
    assert_eq!(good(&["link", "--position", START], ""), good(&["link", START], ""));
    let at = good(&["link", EXAMPLE, "--game", "1", "--turn", "5"], "");
    assert!(at.starts_with("#study/g/5/a"), "{at}");
    assert_eq!(good(&["show", at.trim()], ""), good(&["show", EXAMPLE, "--turn", "5"], ""));
    assert_eq!(good(&["show", at.trim(), "--turn", "2"], ""), good(&["show", EXAMPLE, "--turn", "2"], ""));
    assert!(bad(&["link", EXAMPLE, "--game", "2", "--turn", "99"], "").contains("--turn 99: expected 0 to"));
}

#[test]
fn a_start_without_a_seed_says_which_it_is() {
    for command in ["random", "show"] {
        let output = lyngk(&[command], "");
        let (drawn, notice) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        let seed = notice.trim().strip_prefix("seed ").expect("a seed");
        assert_eq!(good(&[command, "--seed", seed], ""), drawn);
        assert_ne!(lyngk(&[command], "").stdout, output.stdout, "another start every time");
        assert!(lyngk(&[command, "--quiet"], "").stderr.is_empty());
    }
}

#[test]
fn a_byte_order_mark_is_no_text() {
    let marked = format!("\u{feff}{START}\n");
    assert_eq!(good(&["turns", "--batch"], &marked), good(&["turns", "--batch"], START));
    let args = ["match", "random", "random", "--nodes", "1", "--starts", "-"];
    assert!(good(&args, &marked).contains("complete pairs 1"));
    assert_eq!(good(&["replay", "-"], &format!("\u{feff}{}", game())), good(&["replay", "-"], &game()));
}

/// More than fits into the memory that the program may have.
#[cfg(target_os = "linux")]
#[test]
fn a_file_of_any_size_is_replayed_in_constant_memory() {
    let script = "ulimit -v 150000; exec \"$0\" replay -";
    let mut child = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_lyngk")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut stdin = child.stdin.take().expect("a pipe");
    let game = game().replace("1. ", &format!("{{{}}} 1. ", "so long ".repeat(1 << 13)));
    let games = 4_000;
    assert!(game.len() * games > 250 << 20);
    let writer = std::thread::spawn(move || (0..games).try_for_each(|_| stdin.write_all(game.as_bytes())));
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    writer.join().expect("a thread").expect("everything is read");
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), games);
}
