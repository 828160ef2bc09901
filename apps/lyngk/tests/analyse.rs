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
    let out = good(&[EXAMPLE, "--nodes", "30", "--game", "1"]);
    for part in ["game 1 of 2", "  1. c4-b2", "  1… e6-d6", " 15. f6-e7", "proved: 2 wins", "accuracy", "100 % ┤"] {
        assert!(out.contains(part), "{part}\n{out}");
    }
    assert_eq!(out, good(&[EXAMPLE, "--nodes", "30", "--seed", "0", "--game", "1"]), "the same every time");
    let second = good(&[EXAMPLE, "--nodes", "30", "--game", "2"]);
    assert!(second.contains("game 2 of 2: Anna – Ben") && second.contains("  2. a1-b3"), "{second}");
    for jobs in ["1", "3"] {
        assert_eq!(
            good(&[EXAMPLE, "--nodes", "30", "--jobs", jobs]),
            format!("{out}\n{second}"),
            "all games, in order"
        );
    }
}

/// The games of the example, over and over again.
fn many(path: &Path, games: usize) {
    let example = fs::read_to_string(EXAMPLE).expect("a record");
    fs::write(path, example.repeat(games / 2)).expect("written");
}

#[test]
fn all_games_are_analysed_in_their_order_also_from_a_pipe() {
    let folder = folder("analyse-many");
    let (file, lgn, piped) = (folder.join("many.lgn"), folder.join("graded.lgn"), folder.join("piped.lgn"));
    many(&file, 40);
    let args = ["--nodes", "2", "--jobs", "3"];
    let out = good(&[&args[..], &[text(&file), "--lgn", text(&lgn)]].concat());
    let titles: Vec<&str> = out.lines().filter(|line| line.contains(", game ")).collect();
    assert_eq!(titles.len(), 40);
    for (number, title) in (1..).zip(titles) {
        assert!(title.contains(&format!("many.lgn, game {number} of 40: ")), "{title}");
    }
    let from_pipe = Command::new(env!("CARGO_BIN_EXE_lyngk"))
        .args(["analyse", "-", "--lgn", text(&piped)])
        .args(args)
        .stdin(fs::File::open(&file).expect("a file"))
        .output()
        .expect("the program starts");
    assert!(from_pipe.status.success());
    assert!(String::from_utf8_lossy(&from_pipe.stdout).contains("standard input, game 40: Anna – Ben"));
    let graded = fs::read_to_string(&lgn).expect("a record");
    assert_eq!(graded.matches("[Annotator \"lyngk").count(), 40);
    assert_eq!(fs::read_to_string(&piped).expect("a record"), graded);
}

#[test]
fn a_broken_game_is_told_before_the_work_begins_and_in_a_pipe_when_it_comes() {
    let folder = folder("analyse-broken");
    let file = folder.join("broken.lgn");
    many(&file, 6);
    let record = fs::read_to_string(&file).expect("a record");
    let last = record.rfind("2. a1-b3").expect("a turn");
    fs::write(&file, format!("{}2. a1-i1{}", &record[..last], &record[last + 8..])).expect("written");
    let output = analyse(&[text(&file), "--nodes", "1"]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert!(String::from_utf8_lossy(&output.stderr).contains("(game 6): turn 2 of player 1"));
    let output = Command::new(env!("CARGO_BIN_EXE_lyngk"))
        .args(["analyse", "-", "--nodes", "1"])
        .stdin(fs::File::open(&file).expect("a file"))
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("(game 6): turn 2 of player 1"));
    assert!(String::from_utf8_lossy(&output.stdout).contains("standard input, game 5: "), "the games before it");
    assert!(good(&[text(&file), "--nodes", "1", "--game", "2"]).contains("game 2 of 5: Anna"));
}

#[test]
fn results_are_written_to_standard_output() {
    let lgn = good(&[EXAMPLE, "--nodes", "5", "--lgn", "-"]);
    assert!(
        lgn.starts_with("[Variant") && lgn.matches("[Annotator").count() == 2 && !lgn.contains("accuracy"),
        "{lgn}"
    );
    let svg = good(&[EXAMPLE, "--nodes", "5", "--game", "1", "--svg", "-"]);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    assert!(bad(&[EXAMPLE, "--game", "1", "--svg", "-", "--lgn", "-"]).contains("is given twice"));
    assert!(bad(&[EXAMPLE, "--lgn", "-", "--json"]).contains("--json writes to standard output"));
}

#[cfg(unix)]
#[test]
fn a_file_that_only_its_owner_may_read_stays_one() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("analyse-private");
    let lgn = folder.join("private.lgn");
    fs::write(&lgn, "old").expect("written");
    fs::set_permissions(&lgn, fs::Permissions::from_mode(0o600)).expect("allowed");
    good(&[EXAMPLE, "--nodes", "2", "--lgn", text(&lgn)]);
    assert_eq!(fs::metadata(&lgn).expect("a file").permissions().mode() & 0o777, 0o600);
    assert!(fs::read_to_string(&lgn).expect("a record").contains("[Annotator"));
}

/// Ctrl-C.
#[cfg(unix)]
mod interrupted {
    use std::process::{Child, Stdio};
    use std::time::{Duration, Instant};

    use super::*;

    fn start(args: &[&str]) -> Child {
        let mut program = Command::new(env!("CARGO_BIN_EXE_lyngk"));
        program.arg("analyse").args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
        program.spawn().expect("the program starts")
    }

    fn press_ctrl_c(program: &Child) {
        let status = Command::new("kill").args(["-INT", &program.id().to_string()]).status();
        assert!(status.expect("kill").success());
    }

    #[test]
    fn what_was_analysed_is_printed_and_written() {
        let folder = folder("analyse-interrupted");
        let lgn = folder.join("game.lgn");
        let program = start(&[EXAMPLE, "--game", "1", "--movetime", "400", "--lgn", text(&lgn)]);
        std::thread::sleep(Duration::from_secs(5));
        press_ctrl_c(&program);
        let output = program.wait_with_output().expect("the end");
        let (out, message) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(130), "{message}");
        assert!(out.contains(" 15. f6-e7") && out.contains("so the first turns are missing"), "{out}");
        assert!(!out.contains("  1. c4-b2"), "{out}");
        assert!(message.contains("interrupted: "), "{message}");
        let record = fs::read_to_string(&lgn).expect("a record");
        assert!(record.contains("[Annotator") && record.contains("{Chances of player 1: "), "{record}");
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "no temporary file is left");
    }

    #[test]
    fn files_stay_as_they_are_if_nothing_was_analysed() {
        let folder = folder("analyse-nothing");
        let (lgn, missing) = (folder.join("game.lgn"), folder.join("game.svg"));
        fs::write(&lgn, "old\n").expect("written");
        let (lgn, missing) = (text(&lgn).to_owned(), text(&missing).to_owned());
        // The last turns of the second game are too early to be proved.
        let program = start(&[EXAMPLE, "--game", "2", "--movetime", "100000", "--lgn", &lgn, "--svg", &missing]);
        std::thread::sleep(Duration::from_secs(2));
        press_ctrl_c(&program);
        let output = program.wait_with_output().expect("the end");
        assert_eq!(output.status.code(), Some(130), "{}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(fs::read_to_string(&lgn).expect("a file"), "old\n");
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "no other file");
    }

    #[test]
    fn the_other_requests_to_end_count_like_ctrl_c() {
        let folder = folder("analyse-terminated");
        let lgn = folder.join("game.lgn");
        for (signal, status) in [("-TERM", 143), ("-HUP", 129)] {
            // Whoever runs the tests may ignore the end of the terminal, as under nohup.
            let mut program = Command::new("env");
            program.args(["--default-signal=HUP", env!("CARGO_BIN_EXE_lyngk"), "analyse"]);
            program.args([EXAMPLE, "--game", "1", "--movetime", "100", "--lgn", text(&lgn)]);
            let program = program.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
            std::thread::sleep(Duration::from_secs(2));
            let sent = Command::new("kill").args([signal, &program.id().to_string()]).status();
            assert!(sent.expect("kill").success());
            let output = program.wait_with_output().expect("the end");
            assert_eq!(output.status.code(), Some(status), "{}", String::from_utf8_lossy(&output.stderr));
            assert!(fs::read_to_string(&lgn).expect("a record").contains("[Annotator"));
            assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1, "no temporary file is left");
        }
    }

    #[test]
    fn the_end_of_the_terminal_is_ignored_if_the_caller_says_so() {
        let script = "trap '' HUP; exec \"$0\" analyse \"$1\" --movetime 2000";
        let mut program = Command::new("sh");
        program.args(["-c", script, env!("CARGO_BIN_EXE_lyngk"), START]).stdout(Stdio::piped());
        let program = program.spawn().expect("a shell");
        std::thread::sleep(Duration::from_millis(700));
        let sent = Command::new("kill").args(["-HUP", &program.id().to_string()]).status();
        assert!(sent.expect("kill").success());
        let output = program.wait_with_output().expect("the end");
        assert_eq!(output.status.code(), Some(0));
        assert!(!String::from_utf8_lossy(&output.stdout).contains("interrupted"));
    }

    #[test]
    fn a_pipe_that_stays_open_holds_nothing_up() {
        use std::io::{BufRead, BufReader, Read, Write};
        let mut program = Command::new(env!("CARGO_BIN_EXE_lyngk"));
        program.args(["analyse", "-", "--nodes", "2"]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program = program.spawn().expect("the program starts");
        let mut pipe = program.stdin.take().expect("a pipe");
        let example = fs::read_to_string(EXAMPLE).expect("a record");
        pipe.write_all(example.repeat(2).as_bytes()).expect("written");
        let mut out = BufReader::new(program.stdout.take().expect("a pipe"));
        let mut line = String::new();
        while !line.contains("standard input, game 3: ") {
            line.clear();
            assert_ne!(out.read_line(&mut line).expect("text"), 0, "the report ended");
        }
        // The fourth game may go on, or not have been begun.
        press_ctrl_c(&program);
        let mut rest = String::new();
        out.read_to_string(&mut rest).expect("text");
        assert!(rest.contains("accuracy") && !rest.contains("game 5"), "{rest}");
        assert_eq!(program.wait().expect("the end").code(), Some(130));
        drop(pipe);
    }

    #[test]
    fn the_best_turns_so_far_are_printed() {
        let began = Instant::now();
        let program = start(&["--position", START, "--movetime", "600000"]);
        std::thread::sleep(Duration::from_millis(1_500));
        press_ctrl_c(&program);
        let output = program.wait_with_output().expect("the end");
        let out = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(130));
        assert!(out.contains("  1  ") && out.contains("The analysis was interrupted."), "{out}");
        assert!(began.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn the_second_one_ends_the_program_at_once() {
        let folder = folder("analyse-second");
        let pipe = folder.join("pipe");
        assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
        // Nobody reads what is written into the pipe, so that the first Ctrl-C cannot be followed.
        let hold = fs::OpenOptions::new().read(true).write(true).open(&pipe).expect("a pipe");
        let file = folder.join("many.lgn");
        many(&file, 2_000);
        let mut program = start(&[text(&file), "--nodes", "1", "--jobs", "1", "--lgn", text(&pipe)]);
        std::thread::sleep(Duration::from_secs(5));
        press_ctrl_c(&program);
        std::thread::sleep(Duration::from_millis(500));
        assert!(program.try_wait().expect("a program").is_none(), "it waits for the pipe");
        press_ctrl_c(&program);
        let began = Instant::now();
        let output = program.wait_with_output().expect("the end");
        assert_eq!(output.status.code(), Some(130));
        assert!(began.elapsed() < Duration::from_secs(5));
        drop(hold);
    }
}

#[test]
fn picture_and_record_are_written_whole_and_replaced() {
    let folder = folder("analyse-files");
    let (svg, lgn) = (folder.join("game.svg"), folder.join("game.lgn"));
    fs::write(&svg, "old").expect("written");
    good(&[EXAMPLE, "--game", "1", "--nodes", "30", "--svg", text(&svg), "--lgn", text(&lgn)]);
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
fn an_output_that_cannot_be_opened_is_told_before_the_work_begins() {
    let folder = folder("analyse-unopened");
    let lgn = folder.join("game.lgn");
    let began = std::time::Instant::now();
    let args = [EXAMPLE, "--game", "1", "--movetime", "5000", "--svg", "/proc/nothing.svg", "--lgn", text(&lgn)];
    assert!(bad(&args).contains("/proc/nothing.svg cannot be written"));
    assert!(began.elapsed().as_secs() < 5 && fs::read_dir(&folder).expect("a folder").next().is_none());
}

#[cfg(target_os = "linux")]
#[test]
fn a_record_is_written_even_if_the_picture_cannot_be() {
    let folder = folder("analyse-full");
    let lgn = folder.join("game.lgn");
    let message = bad(&[EXAMPLE, "--game", "1", "--nodes", "10", "--svg", "/dev/full", "--lgn", text(&lgn)]);
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
        (&[copy, "--best", "3"], "cannot be used with"),
        (&[copy, "--nodes", "1", "--movetime", "1"], "cannot be used with"),
        (&[copy, "--nodes", "0"], "expected a whole number from 1 to"),
        (&[copy, "--svg", text(&out)], "--svg draws one game"),
        (&[START, "--lgn", text(&out)], "cannot be used with a position"),
        (&[copy, "--hash", "65536", "--jobs", "256"], "MiB of memory"),
        (&[copy, "--threads", "257"], "expected a whole number from 1 to 256"),
        (&[copy, "--threads", "-1"], "expected a whole number from 1 to"),
        (&["--position", "x"], "--position"),
        (&["/nonexistent"], "cannot be opened"),
        (&[copy, "--game", "3"], "has only 2 games"),
        (&[copy, "--lgn", copy], "is the input file"),
        (&[copy, "--game", "1", "--lgn", text(&out), "--svg", text(&out)], "is given twice"),
        (&[copy, "--game", "1", "--svg", "/nonexistent/a.svg"], "there is no directory /nonexistent"),
        (&[copy, "--game", "1", "--svg", "/"], "is a directory"),
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

#[test]
fn the_other_spelling_is_the_same_command() {
    let output = Command::new(env!("CARGO_BIN_EXE_lyngk"))
        .args(["analyze", START, "--nodes", "20"])
        .output()
        .expect("it starts");
    assert_eq!(String::from_utf8_lossy(&output.stdout), good(&[START, "--nodes", "20"]));
}

#[test]
fn the_number_of_best_turns_has_an_earlier_name() {
    assert_eq!(good(&[START, "--nodes", "20", "--best", "2"]), good(&[START, "--nodes", "20", "--lines", "2"]));
}

#[cfg(target_os = "linux")]
#[test]
fn errors_of_standard_output_name_it() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
    let output =
        Command::new(env!("CARGO_BIN_EXE_lyngk")).args(["analyse", START, "--nodes", "5"]).stdout(full).output();
    let output = output.expect("it runs");
    let message = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(message.starts_with("error: standard output cannot be written: No space left"), "{message}");
}
