//! The program in lines, in pipes and in a terminal.

use std::io::Write;
use std::process::Stdio;

use crate::SIZES;
use crate::pty::Home;

/// What the program says to commands in a pipe.
fn said(home: &Home, arguments: &[&str], commands: &str) -> String {
    let mut command = home.command(env!("CARGO_BIN_EXE_lyngk"), arguments);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(commands.as_bytes()).expect("it reads");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(!said.contains('\x1b'), "nothing is drawn");
    said
}

/// The lines in this order.
fn has_in_order(said: &str, parts: &[&str]) {
    let mut rest = said;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("{part} is not where it should be in\n{said}"));
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn a_game_is_played_with_typed_turns() {
    let home = Home::new();
    let commands = "help\nboard\ne4\nlegal e4\nclaims\na1-i1\nnonsense\ne4-e5\nstatus\nR,e6-f6\nback\nrecord\nthreats\nresign\nquit\n";
    let said = said(&home, &["play", "--lines", "--two", "--names", "Anna,Ben", "--seed", "7"], commands);
    has_in_order(
        &said,
        &[
            "Type a move such as d3-e4",
            "Anna – Ben. Stacks of five.",
            "Anna to move",
            "quit: quit; everything is kept",
            "Stacks from bottom to top",
            "e1 J, e2 G, e3 I, e4 I, e5 G, e6 R, e7 G",
            "e4, ivory, single, neutral; can be picked up",
            "legal moves:",
            "I,e4-c2",
            "e4-d3",
            "R: If you claim red: 8 pieces and stacks become yours",
            "! a1 → i1 is not possible.",
            "(Rule E3)",
            "“nonsense” is not a move.",
            "Type help for all commands.",
            "Anna moved e4 to e5",
            "Ben to move",
            "Anna: 0 completed stacks",
            "Ben claimed red and moved e6 to f6",
            "1 move taken back",
            "1. Anna moved e4 to e5",
            "Neither player can complete a stack next turn.",
            "Anna won. Ben resigned.",
        ],
    );
}

#[test]
fn commands_wait_for_the_engine_and_the_game_goes_on() {
    let home = Home::new();
    let first = said(&home, &["play", "--lines", "--level", "1", "--seed", "7"], "e4-e5\nrecord\n");
    has_in_order(
        &first,
        &["Your turn", "You moved e4 to e5", "Pip is thinking", "Your turn", "1. You moved e4 to e5", "1. Pip "],
    );
    assert_eq!(home.turns(), 2);
    let second = said(&home, &["play", "--lines"], "hint\nhint\nhint\nback\n");
    has_in_order(&second, &["The saved game goes on.", "Your turn", "2 moves taken back"]);
    assert!(second.contains("ove from "), "{second}");
    assert_eq!(home.turns(), 0);
    let exported = said(&home, &["play", "--export", "-"], "");
    assert!(exported.contains("[Variant \"std\"]"), "{exported}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_with_the_name_of_the_output() {
    let home = Home::new();
    said(&home, &["play", "--lines", "--two", "--seed", "7"], "e4-e5\n");
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
    let mut command = home.command(env!("CARGO_BIN_EXE_lyngk"), &["play", "--export", "-"]);
    let output = command.stdout(full).output().expect("it starts");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(message.starts_with("error: standard output cannot be written: No space left"), "{message}");
}

#[test]
fn a_game_begins_from_a_link_or_a_file() {
    let home = Home::new();
    let lyngk = |args: &[&str]| {
        let output = home.command(env!("CARGO_BIN_EXE_lyngk"), args).output().expect("it starts");
        String::from_utf8(output.stdout).expect("UTF-8").trim_end().to_owned()
    };
    let start = lyngk(&["random", "--seed", "9", "--variant", "six"]);
    let link = lyngk(&["link", &start]);
    said(&home, &["play", "--lines", "--two", "--position", &link], "");
    let exported = lyngk(&["play", "--export", "-"]);
    let columns = start.split(' ').next().expect("columns");
    assert!(exported.contains(&format!("[Start \"{columns}\"]")) && exported.contains("\"six\""), "{exported}");
}

#[test]
fn typed_text_does_not_control_the_terminal() {
    let home = Home::new();
    // `said` checks that there is no escape in the output.
    let answer = said(&home, &["play", "--lines", "--two"], "\x1b[2J\u{7}x\n");
    assert!(answer.contains("“[2Jx” is not a move."), "{answer}");
}

#[test]
fn without_unicode_all_lines_are_ascii() {
    let home = Home::new();
    let answer = said(&home, &["play", "--lines", "--ascii", "--level", "2"], "status\nhelp\nnonsense\n");
    assert!(answer.is_ascii() && answer.contains("Nino (level 2)"), "{answer}");
    assert!(answer.contains("You are player 1."), "{answer}");
}

#[test]
fn moves_that_cannot_be_saved_are_an_error() {
    let home = Home::new();
    let folder = home.path().join("lyngk");
    std::fs::create_dir_all(folder.join("game.lgn.new")).expect("a folder in the way");
    let mut child = home
        .command(env!("CARGO_BIN_EXE_lyngk"), &["play", "--lines", "--two", "--seed", "7"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    child.stdin.take().expect("a pipe").write_all(b"e4-e5\nquit\n").expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("the last moves are not saved"));
    assert!(String::from_utf8_lossy(&output.stdout).contains("! The game cannot be saved"));
}

#[test]
fn an_invalid_position_is_refused_once() {
    let home = Home::new();
    let output = home
        .command(env!("CARGO_BIN_EXE_lyngk"), &["play", "--lines", "--position", "foo"])
        .output()
        .expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let reason = said.rsplit(": ").next().unwrap_or_default().trim().to_owned();
    assert_eq!(said.matches(&reason).count(), 1, "{said}");
}

#[test]
fn a_turn_can_wait_for_confirmation() {
    let home = Home::new();
    let said = said(&home, &["play", "--lines", "--two", "--seed", "7", "--confirm"], "e4-e5\nno\nboard\ne4-e5\nyes\n");
    has_in_order(&said, &["e4-e5? Type yes or no.", "e4 I", "e4-e5? Type yes or no.", "Player 1 moved e4 to e5"]);
    assert_eq!(home.turns(), 1);
}

#[test]
fn a_finished_game_is_reviewed_in_lines() {
    let home = Home::new();
    let commands = "e4-e5\nc4-c5\nresign\nreview\nrecord\nnext\nnew two\n";
    let said = said(&home, &["play", "--lines", "--two", "--seed", "7"], commands);
    has_in_order(&said, &["Player 2 won", "mistakes were found", "Player 1: Accuracy", "New game"]);
}

#[test]
fn puzzles_are_solved_in_lines() {
    let home = Home::new();
    let said = said(&home, &["puzzle", "1", "--lines"], "board\nhint\nhint\nsolution\nagain\nnext\n");
    has_in_order(&said, &["Puzzle 1,", "Stacks from bottom to top", "Puzzle 1,", "Puzzle "]);
}

#[test]
fn lines_work_in_a_terminal_and_in_eight_languages() {
    let home = Home::new();
    let mut terminal = home.terminal(&["play", "--lines", "--two", "--seed", "7"], SIZES[0]);
    terminal.wait_for("Player 1 to move");
    terminal.press("e4-e5\n");
    terminal.wait_for("Player 2 to move");
    terminal.press("\x03");
    terminal.ends_well();
    assert_eq!(home.turns(), 1);
    // A terminal that cannot be drawn on.
    let mut terminal = home.terminal_with(&["play"], SIZES[0], &[("TERM", "dumb")]);
    terminal.wait_for("The saved game goes on.");
    terminal.press("quit\n");
    terminal.ends_well();
    assert!(!terminal.bytes.contains(&0x1b));
    for (language, expected) in [("de", "Spieler 2"), ("fr", "Joueur 2"), ("ru", "Игрок 2"), ("pl", "Gracz 2")] {
        let told = said(&home, &["play", "--lines", "--lang", language], "status\n");
        assert!(told.contains(expected), "{language}: {told}");
    }
}
