//! The command line as a whole: the contract of `docs/notation.md`, and invalid input.

use std::io::Write;
use std::process::{Command, Output, Stdio};

const START: &str =
    "K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std";

fn lyngk(args: &[&str]) -> Output {
    lyngk_reading(args, b"")
}

fn lyngk_reading(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_lyngk"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // The program may stop reading at the first error, which breaks the pipe.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    output
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("UTF-8")
}

/// The output of a successful call.
fn good(args: &[&str]) -> String {
    let output = lyngk(args);
    assert_eq!(text(&output.stderr), "", "{args:?}");
    assert_eq!(output.status.code(), Some(0), "{args:?}");
    text(&output.stdout).to_owned()
}

/// The message of a call with invalid input.
fn bad(args: &[&str], input: &[u8]) -> String {
    let output = lyngk_reading(args, input);
    let message = text(&output.stderr).to_owned();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.starts_with("error: "), "{message}");
    assert!(message.matches("expected ").count() <= 1, "repeated: {message}");
    assert!(message.len() < 2_000, "too long: {message}");
    assert!(!message.contains("panicked"), "{message}");
    message
}

fn record(turns: &str) -> String {
    let columns = START.split(' ').next().expect("columns");
    format!("[Variant \"std\"]\n[Start \"{columns}\"]\n\n{turns}\n")
}

fn replay(games: &str) -> Output {
    lyngk_reading(&["replay", "-"], games.as_bytes())
}

#[test]
fn turns_are_listed_one_per_line_in_byte_order() {
    let out = good(&["turns", "--position", START]);
    let turns: Vec<&str> = out.lines().collect();
    assert!(turns.len() > 1_000);
    assert!(turns.is_sorted());
    assert!(turns.contains(&"a1-b2") && turns.contains(&"R,a1-b2"));
}

#[test]
fn a_batch_has_a_line_per_position_and_an_empty_one_for_a_finished_game() {
    let over = "I/.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,J,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./K 1 I/K 4/4 std";
    let output = lyngk_reading(&["turns", "--batch"], format!("{START}\r\n{over}\n{START}").as_bytes());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0], good(&["turns", "--position", START]).lines().collect::<Vec<_>>().join(" "));
    assert_eq!(lines[1], "");
    assert_eq!(good(&["turns", "--position", over]), "");
}

#[test]
fn a_batch_is_answered_line_by_line_without_delay() {
    use std::io::{BufRead, BufReader};
    let mut child = Command::new(env!("CARGO_BIN_EXE_lyngk"))
        .args(["turns", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut ask = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        writeln!(ask, "{START}").expect("asked");
        let mut answer = String::new();
        answers.read_line(&mut answer).expect("answered");
        assert!(answer.contains(" a1-b2 "));
    }
    drop(ask);
    assert!(child.wait().expect("the end").success());
}

#[test]
fn apply_plays_turns_in_short_and_long_form_and_any_case() {
    let one = good(&["apply", "--position", START, "b2-b1", "K,a1-b3"]);
    assert_eq!(one, good(&["apply", "--position", START, "B2-b1", "k,A1-B3"]));
    assert!(one.trim_end().ends_with(" 1 -/K 0/0 std"), "{one}");
    let long = good(&["apply", "--position", START, "R,b2-b3-b4"]);
    assert_eq!(long, good(&["apply", "--position", START, "R,b2-b4"]));
    let message = bad(&["apply", "--position", START, "b2-b1", "c1-c2-c3"], b"");
    assert!(message.contains("turn 2") && message.contains("c1-c3 is not legal"), "{message}");
}

#[test]
fn perft_counts_and_divides() {
    assert_eq!(good(&["perft", "0", "--position", START]), "nodes 1\n");
    let turns = good(&["turns", "--position", START]);
    let count = turns.lines().count();
    assert_eq!(good(&["perft", "1", "--position", START]), format!("nodes {count}\n"));
    let divided = good(&["perft", "2", "--divide", "--position", START]);
    let (last, parts) = divided.lines().collect::<Vec<_>>().split_last().map(|(l, p)| (*l, p.to_vec())).expect("lines");
    let sum: u64 =
        parts.iter().map(|line| line.rsplit(' ').next().and_then(|n| n.parse::<u64>().ok()).expect("n")).sum();
    assert_eq!(last, format!("nodes {sum}"));
    assert_eq!(parts.len(), count);
    assert_eq!(good(&["perft", "2", "--position", START]), format!("nodes {sum}\n"));
}

#[test]
fn random_starts_are_the_same_for_the_same_seed() {
    let start = good(&["random", "--seed", "7"]);
    assert_eq!(start, good(&["random", "--seed", "7", "--variant", "std"]));
    assert!(start.ends_with(" 1 -/- 0/0 std\n"));
    assert_eq!(good(&["random", "--seed", "7", "--variant", "six"]), start.replace("std", "six"));
    bad(&["random", "--seed", "-1"], b"");
    bad(&["random", "--seed", "18446744073709551616"], b"");
}

#[test]
fn replay_prints_the_end_and_the_result_of_every_game() {
    let games = record("1. b2-b1 {why} R,c4-d4! 2. a1-b3 (2. d1-d2 $7) *") + &record("0-1");
    let output = replay(&games);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let end = good(&["apply", "--position", START, "b2-b1", "R,c4-d4", "a1-b3"]);
    assert_eq!(text(&output.stdout), format!("{} *\n{START} 0-1\n", end.trim_end()));
}

#[test]
fn replay_stops_at_an_illegal_turn_with_its_place_number_and_reason() {
    let output = replay(&(record("*") + &record("1. b2-b1\nR,c4-d4 2. a1-i1 *")));
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout), format!("{START} *\n"), "the good game is reported");
    let message = text(&output.stderr);
    for part in ["line 9, column 12", "game 2", "turn 2 of player 1", "a1-i1 is not legal", "not on one line (E3)"] {
        assert!(message.contains(part), "{part}: {message}");
    }
    let contradiction = replay(
        "[Variant \"std\"]\n[Start \"I/.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,J,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./K\"]\n[State \"1 I/K 4/4\"]\n1-0",
    );
    assert_eq!(contradiction.status.code(), Some(1), "{}", text(&contradiction.stderr));
    assert!(text(&contradiction.stderr).contains("by the rules the game ended 1/2-1/2"));
}

#[test]
fn pictures_are_drawn_of_positions_and_games() {
    let svg = good(&["picture", START]);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert!(svg.contains("<title>LYNGK: Player 1 – Player 2</title>") && svg.contains(&format!("LPN: {START}</desc>")));
    assert_eq!(good(&["picture", START, "-o", "-"]), svg, "- is standard output");
    let file = std::env::temp_dir().join(format!("lyngk-picture-{}.svg", std::process::id()));
    let path = file.to_str().expect("a name");
    let game = record("1. b2-b1 R,c4-d4! 2. a1-b3 *");
    let drawn = lyngk_reading(&["picture", "-", "--turn", "2", "--lang", "de", "-o", path], game.as_bytes());
    assert_eq!((drawn.status.code(), text(&drawn.stdout)), (Some(0), ""), "{}", text(&drawn.stderr));
    let svg = std::fs::read_to_string(&file).expect("the picture");
    std::fs::remove_file(&file).expect("it was there");
    assert!(
        svg.contains("nach 1... R,c4-d4</title>") && svg.contains(">  am Zug</tspan>") && svg.contains(">!</text>")
    );
    let alone =
        good(&["picture", START, "--no-players", "--no-coordinates", "--background", "paper", "--pieces", "grey"]);
    assert!(alone.matches("<text").count() == 0 && alone.contains("#6a6a6a"));
    assert!(bad(&["picture", "-", "--turn", "4"], game.as_bytes()).contains("--turn 4: expected 0 to 3"));
    assert!(bad(&["picture", "-", "--game", "2"], game.as_bytes()).contains("--game 2: expected 1 to 1"));
    assert!(bad(&["picture", "K/I,R 1"], b"").contains("expected "));
    assert!(bad(&["picture", "nowhere.lgn"], b"").contains("nowhere.lgn cannot be opened"));
    assert!(bad(&["picture", "https://example.org/#azzzz"], b"").contains("cut short"));
    assert!(bad(&["picture", START, "--language", "la"], b"").contains("expected one of en, de"));
}

#[test]
fn explain_gives_every_reason_with_its_rule() {
    assert!(good(&["explain", "--position", START, "R,b2-b4"]).contains("F2   it moves over the LYNGK point b3"));
    let output = lyngk(&["explain", "--position", START, "J,a1-b2"]);
    assert_eq!(output.status.code(), Some(2), "a joker cannot be claimed: that is no turn");
    let output = lyngk(&["explain", "--position", START, "c6-c2"]);
    assert_eq!(output.status.code(), Some(1));
    let out = text(&output.stdout);
    assert!(out.contains("D1 ") && out.contains("E3   c5 is in the way"), "{out}");
}

#[test]
fn show_draws_without_colour_codes_into_a_pipe() {
    let drawn = good(&["show", "--position", START]);
    assert!(!drawn.contains('\u{1b}'));
    for part in ["a1 ✕K", "b2 ▲R", "e5 ✶J", "player 1", "neutral", "joker"] {
        assert!(drawn.contains(part), "{part}\n{drawn}");
    }
    assert!(drawn.lines().all(|line| line.chars().count() <= 79));
}

/// What cannot be written is an error, and what is not read any more is none.
#[cfg(target_os = "linux")]
#[test]
fn errors_of_standard_output_name_it() {
    let full = || std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
    for args in [
        &["--help"][..],
        &["help", "turns"],
        &["--version"],
        &["random", "--seed", "1"],
        &["show", "--seed", "1"],
        &["turns", START],
        &["show", START, "--json"],
        &["picture", START],
        &["link", START],
        &["man"],
        &["completions", "bash"],
        &["licenses"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_lyngk")).args(args).stdout(full()).output().expect("it runs");
        let message = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert!(message.starts_with("error: standard output cannot be written: No space left"), "{args:?}: {message}");
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let output = Command::new(env!("CARGO_BIN_EXE_lyngk")).args(args).stdout(writer).output().expect("it runs");
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{args:?}");
    }
}

#[cfg(unix)]
#[test]
fn file_names_may_have_any_bytes() {
    use std::ffi::{OsStr, OsString};
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(OsStr::from_bytes(b"na\xefve.lgn"));
    if std::fs::write(&file, record("1. b2-b1 *")).is_err() {
        eprintln!("left out: names of files are UTF-8 here");
        return;
    }
    for command in ["show", "turns", "analyse", "link", "picture", "replay"] {
        let limit = if command == "analyse" { &["--nodes", "2"][..] } else { &[] };
        let mut program = Command::new(env!("CARGO_BIN_EXE_lyngk"));
        let output = program.arg(command).arg(&file).args(limit).output().expect("it starts");
        assert_eq!(output.status.code(), Some(0), "{command}: {}", text(&output.stderr));
    }
    let mut missing = OsString::from(&file);
    missing.push("x\u{1b}[2J");
    let output = Command::new(env!("CARGO_BIN_EXE_lyngk")).arg("show").arg(&missing).output().expect("it starts");
    let message = text(&output.stderr);
    assert!(output.status.code() == Some(2) && message.contains("cannot be opened"), "{message}");
}

/// Names of files may have any characters, and a terminal would obey some of them.
#[test]
fn errors_have_no_control_characters() {
    let name = "\u{1b}[2Jx";
    for args in [
        &["show", "--position", name][..],
        &["replay", name],
        &["picture", START, "-o", "\u{1b}[2J/x"],
        &["admin", "list", "--database", name],
        &["admin", "backup", "x", "--database", name],
        &["admin", "move", "--from", name, "--to", "y"],
        &["match", "random", "greedy", "--starts", name],
        &["play", "--lines", "--position", name],
    ] {
        let message = bad(args, b"");
        assert!(!message.contains('\u{1b}'), "{args:?}: {message:?}");
    }
}

/// The program starts many times in scripts. `docs/performance.md` has its time in a release build.
#[cfg(unix)]
#[test]
fn the_program_starts_hardly_later_than_an_empty_one() {
    // The best of many, as other programs only slow them down.
    let best = |program: &str, args: &[&str]| {
        let run = || {
            let began = std::time::Instant::now();
            assert!(Command::new(program).args(args).stdout(Stdio::null()).status().expect("it starts").success());
            began.elapsed()
        };
        (0..30).map(|_| run()).min().expect("some runs")
    };
    let (empty, random) = (best("true", &[]), best(env!("CARGO_BIN_EXE_lyngk"), &["random", "--seed", "1"]));
    let more = random.saturating_sub(empty);
    // Builds for tests are slower.
    assert!(more < std::time::Duration::from_millis(50), "{more:?} more than {empty:?}");
}

#[test]
fn links_and_positions_are_replayed_like_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.lgn");
    std::fs::write(&file, record("1. b2-b1 R,c4-d4 *")).expect("written");
    let file = file.to_str().expect("a path");
    let replayed = good(&["replay", file]);
    let link = good(&["link", file]);
    assert_eq!(good(&["replay", link.trim_end()]), replayed);
    assert_eq!(text(&lyngk_reading(&["replay", "-"], link.as_bytes()).stdout), replayed);
    assert_eq!(good(&["replay", START]), format!("{START} *\n"));
}

/// Whoever writes games into a pipe and waits for each answer gets it.
#[test]
fn games_of_a_pipe_are_answered_one_by_one() {
    use std::io::{BufRead, BufReader};
    for args in [&["replay", "-"][..], &["replay", "-", "--json"], &["link", "-"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lyngk"))
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut games = child.stdin.take().expect("a pipe");
        let mut answers = BufReader::new(child.stdout.take().expect("a pipe"));
        for _ in 0..3 {
            games.write_all(record("1. b2-b1 {a comment\n*\n} R,c4-d4 1-0").as_bytes()).expect("written");
            let mut answer = String::new();
            answers.read_line(&mut answer).expect("answered");
            assert!(answer.len() > 50, "{args:?}: {answer}");
        }
        drop(games);
        assert!(child.wait().expect("the end").success());
    }
}

#[test]
fn errors_and_help_have_colours_as_the_option_says() {
    let output = |args: &[&str]| {
        let output = lyngk(args);
        text(&output.stdout).to_owned() + text(&output.stderr)
    };
    assert!(output(&["show", "--nothing", "--color", "always"]).contains('\u{1b}'));
    assert!(output(&["--color=always", "--help"]).contains('\u{1b}'));
    assert!(!output(&["--color", "never", "--help"]).contains('\u{1b}'));
    assert!(!output(&["conform", "--help", "--", "x", "--color", "always"]).contains('\u{1b}'));
}

#[test]
fn colours_are_written_when_they_are_asked_for() {
    let drawn = good(&["show", "--position", START]);
    assert!(good(&["show", "--position", START, "--color", "always"]).contains('\u{1b}'));
    assert!(good(&["--color=always", "show", "--position", START]).contains('\u{1b}'));
    assert_eq!(good(&["show", "--position", START, "--color", "never"]), drawn);
    assert!(bad(&["show", "--position", START, "--color", "red"], b"").contains("auto, always, never"));
}

const COMMANDS: [&str; 23] = [
    "turns",
    "apply",
    "perft",
    "replay",
    "import",
    "export",
    "random",
    "show",
    "explain",
    "link",
    "picture",
    "analyse",
    "play",
    "puzzle",
    "bench",
    "match",
    "serve",
    "admin",
    "engine",
    "conform",
    "licenses",
    "completions",
    "man",
];

#[test]
fn help_completions_and_manual_come_from_one_definition() {
    assert!(good(&["--help"]).contains("Examples:"));
    for command in COMMANDS {
        assert!(good(&["help", command]).contains("Usage: lyngk"), "{command}");
        assert!(good(&["man", command]).contains(command));
        assert!(good(&["completions", "bash"]).contains(command));
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(good(&["completions", shell]).contains("analyse"), "{shell}");
    }
    bad(&["man", "nothing"], b"");
    // Every page that a page refers to can be printed.
    let mut pages = vec![good(&["man"])];
    let mut referred = 0;
    while let Some(page) = pages.pop() {
        for name in page.lines().filter_map(|line| line.strip_prefix("lyngk\\-")?.strip_suffix("(1)")) {
            pages.push(good(&["man", &name.replace("\\-", "-")]));
            referred += 1;
        }
    }
    assert!(referred > COMMANDS.len(), "{referred}");
    assert!(good(&["man", "admin", "backup"]).contains("lyngk\\-admin\\-backup"));
    assert!(good(&["man", "serve"]).contains("LYNGK_ADDRESS"));
    assert!(!good(&["help", "link"]).contains("[default: \"\"]"));
    for page in [&["man"][..], &["man", "replay"]] {
        let page = good(page);
        let sections: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
        assert!(sections.ends_with(&["\"EXIT STATUS\"", "EXAMPLES"]), "{sections:?}");
        assert_eq!(page.matches("Invalid input.").count(), 1, "{page}");
    }
    // Whoever has installed the program has no files of the source code.
    let pages: String = COMMANDS.iter().map(|command| good(&["man", command])).collect();
    assert!(!pages.contains("testdata"));
}

#[test]
fn bad_positions_are_refused_with_the_place_and_what_would_be_right() {
    let cases = [
        ("", "field 1 (the columns), column 1"),
        ("x", "expected a stack like RIJ, or . for an empty point, found 'x'"),
        ("K/I,R", "expected ',', found the end"),
        (&START.replace("std", "chess"), "field 5 (variant)"),
        (&START.replace(" 1 ", " 3 "), "the player to move, 1 or 2, found '3'"),
        (&START.replace("-/-", "GR/-"), "in the order IBRGK"),
        (&START.replace("-/-", "R/R"), "both players have claimed red"),
        (&START.replace("0/0", "1/0"), "there are 43 pieces on the board, but with this score there must be 38"),
        (&START.replace("0/0", "9/0"), "the score has 9 completed stacks, and the limit is 8"),
        (&START.replacen('K', "J", 1), "there are 4 joker pieces, but the game has 3"),
        (&START.replacen("I,R", "IJ,.", 1), "joker on top"),
        (&format!("{START} "), "expected nothing more, found ' '"),
        (&START.replace('/', "\u{1f600}"), "column 2"),
    ];
    for (lpn, expected) in cases {
        for command in [&["turns"][..], &["show"], &["perft", "1"]] {
            let message = bad(&[command, &["--position", lpn]].concat(), b"");
            assert!(message.contains(expected), "{lpn}\n{message}");
            assert_eq!(message.trim_end().lines().count(), 1, "{message}");
        }
        if !lpn.is_empty() {
            let message = bad(&["turns", "--batch"], format!("{START}\n{lpn}\n").as_bytes());
            assert!(message.contains("line 2") && message.contains(expected), "{lpn}\n{message}");
        }
    }
}

#[test]
fn bad_turns_files_and_arguments_are_refused() {
    let turn = |turn| bad(&["apply", "--position", START, turn], b"");
    assert!(turn("c1").contains("column 3: expected '-', found the end"));
    assert!(turn("z1-c2").contains("a turn like c1-c2"));
    assert!(turn("c8-c1").contains("column 2: expected the number of a point in this column, 1 to 7, found '8'"));
    assert!(turn("pass").contains("may not pass (E11)"));
    assert!(turn("").contains("found the end"));
    assert!(turn(&format!("c1{}", "-c2".repeat(10_000))).contains("expected nothing more"));
    for args in [&["turns"][..], &["fly"], &["perft", "x", "--position", START], &["perft", "256", "--position", START]]
    {
        bad(args, b"");
    }
    assert!(bad(&["replay", "/nonexistent/file"], b"").contains("cannot be opened"));
    assert!(bad(&["replay", "/"], b"").contains("is a folder, expected a file"));
    for (args, expected) in [
        (&["show", "--turn", "3"][..], "--turn is a place in a game"),
        (&["show", "--game", "7"], "--game is a place in a game"),
        (&["turns", "--batch", "--game", "7"], "cannot be used with"),
        (&["bench", "--signature", "--threads", "2"], "cannot be used with"),
        (&["admin", "move", "--from", "a", "--to", "b", "--database", "c"], "cannot be used with"),
        (&["admin", "list", "--limit", "-1"], "expected a whole number from 1 to 10000"),
        (&["admin", "list", "--changed", "-1"], "expected a whole number from 1 to 36500"),
        (&["admin", "remove", "xyz"], "expected a game: twelve lowercase letters and digits"),
        (&["admin", "backup", "-"], "expected the name of a file"),
        (&["admin", "restore", "-"], "expected the name of a file"),
    ] {
        let message = bad(args, b"");
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}

#[test]
fn broken_binary_and_endless_input_is_refused_quickly() {
    let mut binary = START.as_bytes().to_vec();
    binary.extend([b'\n', b'K', 0xff, 0, 0xfe]);
    assert!(bad(&["turns", "--batch"], &binary).contains("line 2: the text is not UTF-8 from column 2 on"));
    assert!(
        bad(&["turns", "--batch"], &vec![b'K'; 1 << 22])
            .contains("line 1: the line is longer than the limit of 4095 bytes")
    );
    assert!(bad(&["replay", "-"], &[0xff; 100]).contains("the text is not UTF-8"));
    assert!(bad(&["replay", "-"], &vec![0; 1 << 22]).contains("standard input is larger than the limit of 1 MiB"));

    let whole = record("1. b2-b1 {comment} R,c4-d4 (1... a1-b3) 2. a1-b3 *");
    for end in 1..whole.trim_end().len() - 1 {
        let output = replay(&whole[..end]);
        assert_ne!(output.status.code(), Some(0), "{}", &whole[..end]);
        assert!(text(&output.stderr).starts_with("error: standard input"), "{}", text(&output.stderr));
    }
    // Nothing about the depth of a text is trusted: a million open variations are refused like one.
    let deep = record(&format!("1. b2-b1 {}", "(b2-b1 ".repeat(100_000)));
    assert!(bad(&["replay", "-"], deep.as_bytes()).contains("a variation is not closed by )"));
    let closed = record(&format!("1. b2-b1 {}{} *", "(b2-b1 ".repeat(100_000), ")".repeat(100_000)));
    assert_eq!(replay(&closed).status.code(), Some(0));
    assert!(bad(&["replay", "-"], b" \n").contains("standard input has no game in it"));
}

#[test]
fn the_version_names_commit_networks_and_signature() {
    let output = Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output();
    let commit = output.ok().filter(|output| output.status.success());
    let commit =
        commit.map_or("(unknown commit)".to_owned(), |output| format!("(commit {})", text(&output.stdout).trim_end()));
    let first_line = format!("lyngk {} {commit}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(good(&["-V"]), first_line);
    let id = |variant| lyngk_engine::network::Network::embedded(variant).id;
    let networks = lyngk_rules::Variant::ALL.map(|variant| format!("{variant} {:016x}", id(variant))).join(", ");
    // A test of lyngk-engine compares this file with a measurement.
    let signature = include_str!("../../../testdata/signature.txt");
    assert_eq!(good(&["--version"]), format!("{first_line}networks {networks}\nsignature {signature}"));
}

#[test]
fn the_licences_of_packages_in_the_program_are_printed() {
    let notices = good(&["licenses"]);
    for part in ["The Rust standard library", "\nclap 4", "\ntokio 1", "\nleptos 0", "Permission is hereby granted"] {
        assert!(notices.contains(part), "{part}");
    }
    assert_eq!(notices, good(&["licences"]));
}

/// Runs every example of the help texts in a shell.
#[cfg(unix)]
#[test]
fn the_examples_of_the_help_work() {
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_lyngk"));
    let folder = program.parent().expect("a folder").display();
    // The files that the examples speak of.
    let files = tempfile::tempdir().expect("a folder");
    for (name, of) in [
        ("game.lgn", "example.lgn"),
        ("protocol.lei", "protocol.lei"),
        ("game.sgf", "boardspace/sample1.sgf"),
        ("other.sgf", "boardspace/sample2.sgf"),
    ] {
        let original = format!("{}/../../testdata/{of}", env!("CARGO_MANIFEST_DIR"));
        std::fs::copy(original, files.path().join(name)).expect("copied");
    }
    std::fs::write(files.path().join("positions.txt"), format!("{START}\n")).expect("written");
    let mut tried = 0;
    for command in COMMANDS.into_iter().filter(|command| !["play", "puzzle"].contains(command)) {
        let help = good(&["help", command]);
        let examples = help.lines().filter_map(|line| line.strip_prefix("  lyngk "));
        // Examples with files of the reader's or without an end are left out. Serving, its administration and playing have their own tests.
        let left_out = ["~/", "match.lgn", "serve ", "admin "];
        for example in examples.filter(|example| !left_out.iter().any(|part| example.contains(part))) {
            let example = example.split("   ").next().unwrap_or(example).replace(" | man -l -", "");
            let output = Command::new("sh")
                .arg("-c")
                .arg(format!("PATH={folder}:$PATH; lyngk {example}"))
                .current_dir(files.path())
                .output()
                .expect("a shell");
            assert!(output.status.success(), "lyngk {example}: {}", text(&output.stderr));
            tried += 1;
        }
    }
    assert!(tried >= 30, "only {tried} examples were found");
}
