//! How the program ends: the terminal is given back, and nothing is lost.

use std::process::Stdio;

use rustix::process::Signal;

use crate::SIZES;
use crate::pty::{Home, Terminal};

/// A game with clocks, in which a turn has been played.
fn game(home: &Home) -> Terminal {
    let mut terminal = home.terminal(&["play", "--two", "--seed", "7", "--clock", "600+5"], SIZES[0]);
    terminal.wait_for("Player 1 to move");
    terminal.press(":e4-e5\r");
    terminal.wait_for("Player 2 to move");
    terminal
}

/// Goes on with the game, whose clock has been stopped.
fn goes_on(home: &Home) {
    assert_eq!(home.turns(), 1);
    let mut terminal = home.terminal(&["play", "--continue"], SIZES[0]);
    terminal.wait_for("The saved game goes on.");
    terminal.wait_for("Paused");
    terminal.press("p");
    terminal.wait_for("Player 2 to move");
    terminal.press("q");
    terminal.ends_well();
}

#[test]
fn control_c_and_signals_end_the_program_as_q_does() {
    for signal in [None, Some(Signal::TERM), Some(Signal::INT), Some(Signal::HUP)] {
        let home = Home::new();
        let mut terminal = game(&home);
        match signal {
            None => terminal.press("\x03"),
            Some(signal) => terminal.signal(signal),
        }
        terminal.ends_well();
        let saved = std::fs::read_to_string(home.game()).expect("a saved game");
        assert!(saved.contains("[Paused \"yes\"]"), "{signal:?}: {saved}");
        goes_on(&home);
    }
}

#[test]
fn a_closed_window_loses_nothing() {
    let home = Home::new();
    let mut terminal = game(&home);
    terminal.close();
    terminal.signal(Signal::HUP);
    let _ = terminal.end();
    goes_on(&home);
}

#[test]
fn a_program_that_is_killed_loses_nothing() {
    let home = Home::new();
    let mut terminal = game(&home);
    terminal.signal(Signal::KILL);
    let _ = terminal.end();
    goes_on(&home);
}

#[test]
fn a_stopped_program_gives_the_terminal_to_the_shell_and_takes_it_back() {
    let home = Home::new();
    let mut terminal = game(&home);
    for by_key in [true, false] {
        if by_key {
            terminal.press("\x1a");
        } else {
            terminal.signal(Signal::TSTP);
        }
        terminal.wait_until_screen("the screen of the shell", |screen| !screen.alternate_screen());
        while terminal.state() != "T" {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        terminal.is_given_back();
        terminal.signal(Signal::CONT);
        // Nobody saw the clock meanwhile.
        terminal.wait_for("Paused");
        terminal.press("p");
        terminal.wait_for("Player 2 to move");
    }
    terminal.press("t");
    terminal.wait_for("Neither player can complete");
    terminal.press("q");
    terminal.ends_well();
}

#[test]
fn a_second_program_is_refused_and_the_first_one_goes_on() {
    let home = Home::new();
    let mut first = game(&home);
    let mut second = home.terminal(&["play"], SIZES[0]);
    let status = second.end();
    assert_eq!(status.code(), Some(2));
    let said = second.text().replace('\n', "");
    assert!(said.contains("error: another lyngk has") && said.contains("--file"), "{said}");
    second.is_given_back();
    first.press(":c4-c5\r");
    first.wait_for("Player 1 to move");
    first.press("q");
    first.ends_well();
    assert_eq!(home.turns(), 2);
}

#[test]
fn without_a_terminal_it_says_so_in_one_sentence() {
    let home = Home::new();
    for arguments in [&["play"][..], &["puzzle"]] {
        let output = home
            .command(env!("CARGO_BIN_EXE_lyngk"), arguments)
            .stdin(Stdio::null())
            .output()
            .expect("the program starts");
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(said.starts_with("error: lyngk ") && said.contains("--lines"), "{said}");
        assert_eq!(said.lines().count(), 1);
    }
    let output =
        home.command(env!("CARGO_BIN_EXE_lyngk"), &["play", "--lines", "--continue"]).output().expect("it starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no saved game"));
    let output =
        home.command(env!("CARGO_BIN_EXE_lyngk"), &["puzzle", "99999", "--lines"]).output().expect("it starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no puzzle 99999"));
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    let home = Home::new();
    for (arguments, expected) in [
        (&["play", "--continue", "--level", "3"][..], "cannot be used with"),
        (&["play", "--level", "11"], "expected a level from 1 to 10"),
        (&["play", "--level", "3", "--two"], "cannot be used with"),
        (&["play", "--two", "--names", "Anna"], "expected two names separated by a comma"),
        (&["play", "--clock", "5d"], "expected a time control like 300+3"),
        (&["play", "--clock", "-1"], "expected a time control like 300+3"),
        (&["play", "--level", "-1"], "expected a level from 1 to 10"),
        (&["puzzle", "-1"], "expected a whole number from 1"),
        (&["play", "--file", "-"], "expected the name of a file"),
        (&["puzzle", "--file", "-"], "expected the name of a file"),
        (&["play", "--lines", "--position", "x"], "--position: "),
        (&["puzzle", "3", "--day"], "cannot be used with"),
        (&["puzzle", "0"], "expected a whole number from 1"),
    ] {
        let output = home.command(env!("CARGO_BIN_EXE_lyngk"), arguments).output().expect("it starts");
        let said = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(expected), "{arguments:?}: {said}");
    }
}
