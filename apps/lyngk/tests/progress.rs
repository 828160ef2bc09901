//! Progress on a terminal: `script`, which every Linux has, gives the program one.
#![cfg(target_os = "linux")]

use std::process::{Command, Stdio};

/// What a command writes to standard error on a terminal with this many columns, split where a line begins anew.
fn progress(columns: u32, command: &str) -> Vec<String> {
    let program = env!("CARGO_BIN_EXE_lyngk");
    let session = format!("stty cols {columns} rows 20; '{program}' {command} > /dev/null");
    let output = Command::new("script").args(["-q", "-c", &session, "/dev/null"]).stdin(Stdio::null()).output();
    let text = String::from_utf8(output.expect("script").stdout).expect("UTF-8");
    text.split(['\r', '\n']).map(|line| line.replace("\u{1b}[2K", "")).filter(|line| !line.is_empty()).collect()
}

#[test]
fn progress_fits_into_a_narrow_terminal_and_is_left_out_if_nobody_wants_it() {
    let command = "match random greedy --nodes 1 --pairs 400";
    let narrow = progress(30, command);
    assert!(narrow.len() > 1 && narrow.iter().all(|line| line.chars().count() < 30), "{narrow:?}");
    assert!(narrow.iter().any(|line| line.contains("/800 games") && line.ends_with('…')), "{narrow:?}");
    let wide = progress(120, command);
    assert!(wide.iter().any(|line| line.ends_with(" s left")), "{wide:?}");
    assert_eq!(progress(30, &format!("{command} --quiet")), [] as [&str; 0]);
}

#[test]
fn the_time_left_of_an_analysis_is_told_and_falls() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/example.lgn");
    let lines = progress(80, &format!("analyse '{example}' --game 1 --movetime 200"));
    let left = |line: &String| -> Option<u32> { line.split("about ").nth(1)?.split(' ').next()?.parse().ok() };
    let times: Vec<u32> = lines.iter().filter_map(left).collect();
    assert!(times.len() > 3 && times.is_sorted_by(|one, two| one >= two), "{lines:?}");
    let start = "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std";
    let lines = progress(80, &format!("analyse --position '{start}' --movetime 1500"));
    assert!(lines.iter().any(|line| line == "searching, about 1 s left"), "{lines:?}");
}

#[test]
fn the_progress_of_a_replay_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("many.lgn");
    let example = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/example.lgn"));
    std::fs::write(&file, example.expect("a record").repeat(70_000)).expect("written");
    let file = file.display();
    let lines = progress(100, &format!("replay '{file}'"));
    let line = lines.iter().find(|line| line.ends_with(" left")).unwrap_or_else(|| panic!("{lines:?}"));
    for part in [" games, ", " games per second, ", " %, about "] {
        assert!(line.contains(part), "{line}");
    }
}
