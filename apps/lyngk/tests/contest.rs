//! `lyngk match` as people call it: pairs, files, going on, and players that fail.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use lyngk_rules::{GameResult, Player, Record, Records};

fn lyngk(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lyngk")).args(args).output().expect("the program starts")
}

/// The summary of a match that goes well.
fn good(args: &[&str]) -> String {
    let output = lyngk(&[&["match"], args].concat());
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The message of a match that is refused.
fn bad(args: &[&str]) -> String {
    let output = lyngk(&[&["match"], args].concat());
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.starts_with("error: ") && !message.contains("panicked"), "{message}");
    message
}

/// A file of this name that is not there yet.
fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(fs::remove_file(&path));
    path
}

/// The games of a file by their numbers, in whatever order they were finished.
fn games(path: &PathBuf) -> Vec<Record> {
    let text = fs::read_to_string(path).expect("a file");
    let mut games: Vec<Record> = Records::new(&text).map(|record| record.expect("a record")).collect();
    games.sort_by_key(number);
    games
}

fn number(record: &Record) -> usize {
    record.tag("Game").and_then(|number| number.parse().ok()).expect("a number")
}

/// The line of a summary that begins so.
fn row<'a>(summary: &'a str, name: &str) -> &'a str {
    let row = summary.lines().find_map(|line| line.trim_start().strip_prefix(name));
    row.unwrap_or_else(|| panic!("no {name} in:\n{summary}")).trim()
}

const MATCH: [&str; 8] = ["full,name=A", "full,nodes=5,name=B", "--pairs", "4", "--nodes", "20", "--seed", "3"];

#[test]
fn every_start_is_played_twice_with_sides_swapped_and_written_down() {
    let path = fresh("pairs.lgn");
    let file = path.to_str().expect("a path");
    let summary = good(&[&MATCH[..], &["--out", file]].concat());
    let games = games(&path);
    assert_eq!(games.len(), 8);
    let mut halves = 0;
    for (pair, two) in games.chunks(2).enumerate() {
        assert_eq!(two[0].start(), two[1].start());
        let names =
            |record: &Record| [record.tag("Player1").map(str::to_owned), record.tag("Player2").map(str::to_owned)];
        assert_eq!(names(&two[0]), [Some("A".to_owned()), Some("B".to_owned())]);
        assert_eq!(names(&two[1]), [Some("B".to_owned()), Some("A".to_owned())]);
        for (record, first) in two.iter().zip([Player::One, Player::Two]) {
            assert_eq!(record.tag("Seed"), Some((3 + pair).to_string().as_str()));
            assert_eq!(record.tag("Termination"), Some("normal"));
            assert_eq!(record.tag("Result"), Some(record.result.text()));
            let winner = record.final_position().outcome().expect("an end").winner;
            assert_eq!(record.result, GameResult::from(winner));
            halves += if winner == Some(first) { 2 } else { u32::from(winner.is_none()) };
        }
    }
    assert_eq!(row(&summary, "games"), "8, complete pairs 4");
    assert_eq!(row(&summary, "points"), format!("{:.1} %", f64::from(halves) / 16.0 * 100.0));
    assert_eq!(lyngk(&["replay", file]).status.code(), Some(0));
}

#[test]
fn how_many_games_run_at_once_does_not_change_them() {
    let [one, many] = ["1", "4"].map(|concurrency| {
        let path = fresh(&format!("concurrency-{concurrency}.lgn"));
        let out = ["--out", path.to_str().expect("a path"), "--concurrency", concurrency];
        let summary = good(&[&MATCH[..], &out].concat());
        let without_times: String = summary.lines().filter(|line| !line.contains("time per turn")).collect();
        (games(&path), without_times)
    });
    assert_eq!(one, many);
}

#[test]
fn a_test_is_decided_by_the_same_pairs_however_many_games_run_at_once() {
    let players = ["full,nodes=100", "random,nodes=1", "--sprt", "0,200"];
    let [one, many] = ["1", "3"].map(|concurrency| {
        let summary = good(&[&players[..], &["--concurrency", concurrency]].concat());
        row(&summary, "SPRT").to_owned()
    });
    assert!(one.starts_with("H1 accepted: Elo +200"), "{one}");
    assert_eq!(one, many);
}

#[test]
fn an_interrupted_match_goes_on_to_the_same_games() {
    let whole = fresh("whole.lgn");
    let run = |path: &PathBuf, more: &[&str]| {
        let out = ["--out", path.to_str().expect("a path"), "--concurrency", "1"];
        lyngk(&[&["match"], &MATCH[..], &out, more].concat())
    };
    assert!(run(&whole, &[]).status.success());
    let text = fs::read_to_string(&whole).expect("a file");
    let fourth = text.match_indices("[Variant").nth(3).expect("four games").0;
    let cut = fresh("cut.lgn");
    for end in [0, fourth - 2, fourth - 1, fourth, fourth + 1, fourth + 30, fourth + 150, fourth + 600, text.len() - 3]
    {
        fs::write(&cut, &text[..end]).expect("written");
        let output = run(&cut, &["--resume"]);
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{end}: {message}");
        assert_eq!(message.contains("half a game"), end > fourth, "{end}: {message}");
        assert_eq!(games(&cut), games(&whole), "{end}");
    }
    // Nothing is left to do, and more can be asked for.
    assert!(run(&cut, &["--resume"]).status.success());
    assert_eq!(games(&cut).len(), 8);
}

#[test]
fn files_are_never_overwritten_nor_continued_with_something_else() {
    let path = fresh("kept.lgn");
    let file = path.to_str().expect("a path");
    let run = |players: [&str; 2], more: &[&str]| {
        bad(&[&players[..], &["--pairs", "1", "--nodes", "5", "--out", file], more].concat())
    };
    good(&["greedy", "random", "--pairs", "1", "--nodes", "5", "--out", file]);
    let before = fs::read(&path).expect("a file");
    assert!(run(["greedy", "random"], &[]).contains("exists already: --resume goes on"));
    assert!(run(["random", "greedy"], &["--resume"]).contains("other settings (greedy at nodes=5 against random"));
    assert!(run(["greedy", "random"], &["--resume", "--seed", "2"]).contains("began from another start"));
    assert_eq!(fs::read(&path).expect("a file"), before);
    for foreign in
        ["my notes", "[Variant \"std\"]\n\n[Notes]\n", "[Variant \"std\"]\n[Site \"x\"]\n\n1.\n\n\nmy notes\n"]
    {
        fs::write(&path, foreign).expect("written");
        assert!(run(["greedy", "random"], &["--resume"]).contains("cannot be read"), "{foreign}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), foreign);
    }
    assert!(bad(&["full", "full", "--resume"]).contains("--out"));
}

#[test]
fn starts_come_from_a_file_and_bad_ones_are_refused() {
    let path = fresh("starts.txt");
    let file = path.to_str().expect("a path");
    let starts = [5, 6, 7].map(|seed| lyngk(&["random", "--seed", &seed.to_string(), "--variant", "six"]).stdout);
    fs::write(&path, starts.concat()).expect("written");
    assert_eq!(row(&good(&["random", "random", "--starts", file, "--nodes", "1"]), "games"), "6, complete pairs 3");
    fs::write(&path, [&starts[0][..], b"nonsense\n"].concat()).expect("written");
    assert!(bad(&["random", "random", "--starts", file]).contains("starts.txt, line 2"));
    fs::write(&path, "\n").expect("written");
    assert!(bad(&["random", "random", "--starts", file]).contains("has no position in it"));
    let over = "I/.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,J,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./K 1 I/K 4/4 std";
    fs::write(&path, over).expect("written");
    assert!(bad(&["random", "random", "--starts", file]).contains("line 1: in this position the game is over"));
}

#[test]
fn players_and_numbers_that_make_no_sense_are_refused() {
    for (args, expected) in [
        (&["full", "fool"][..], "there is no player \"fool\", there are: full, level:1 to level:10"),
        (&["full,speed=1", "full"], "there is no setting \"speed\""),
        (&["full", "full", "--games", "3"], "--games must be even"),
        (&["full", "full", "--pairs", "0"], "a match has from 1 to"),
        (&["full", "full", "--clock", "x+1"], "like 60000+500"),
        (&["full", "full", "--sprt", "10,0"], "the smaller one first, like 0,10"),
        (&["full", "full", "--sprt", "0,10", "--alpha", "2"], "--alpha must be between 0 and 0.5"),
        (&["full", "full", "--movetime", "5", "--nodes", "5"], "cannot be used with"),
        (&["full", "cmd:/nonexistent/engine"], "cannot be started"),
        (&["full", "cmd:true", "--nodes", "1"], "did not begin as the protocol asks: the program ended"),
    ] {
        let message = bad(args);
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}

/// Programs that speak the protocol badly, as shell scripts.
#[cfg(unix)]
mod external {
    use super::*;

    /// A player that does this when it is asked for a turn.
    fn script(name: &str, on_go: &str) -> String {
        let path = fresh(name);
        let script = format!(
            "while read -r word rest; do\n  case $word in\n    lei) echo id name x; echo leiok;;\n    isready) echo readyok;;\n    \
             setoption) option=$rest;;\n    position) position=\"$rest\";;\n    go) {on_go};;\n  esac\ndone\n"
        );
        fs::write(&path, script).expect("written");
        format!("cmd:sh {}", path.display())
    }

    #[test]
    fn faults_lose_their_game_and_are_told() {
        let cases = [
            ("illegal.sh", "echo bestmove a1-i1", "illegal turn", "a1-i1 is not legal"),
            ("nonsense.sh", "echo bestmove", "illegal turn", "found the end"),
            ("exit.sh", "exit 3", "crash", "the program ended with exit status: 3"),
            ("long.sh", "head -c 100000 /dev/zero | tr '\\0' x; echo", "crash", "65536 bytes or more"),
            ("error.sh", "echo error no such position", "error", "no such position"),
            ("sleep.sh", "sleep 9", "no answer", "no turn was answered"),
            ("late.sh", "sleep 1.2; echo bestmove a1-b2", "time", "ms where 600 ms were allowed"),
        ];
        for (name, on_go, kind, told) in cases {
            let player = script(name, on_go);
            let out = fresh(&format!("{name}.lgn"));
            let files = ["--out", out.to_str().expect("a path")];
            let args = ["match", &player, "random,nodes=1", "--pairs", "1", "--movetime", "500"];
            let output = lyngk(&[&args[..], &files].concat());
            let (summary, message) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            assert_eq!(row(&summary, "won-drawn-lost"), "0-0-2", "{name}: {message}");
            assert_eq!(row(&summary, "faults"), format!("{kind} 2, {player}"), "{name}");
            assert!(message.contains(&format!("loses by {kind}: ")) && message.contains(told), "{name}: {message}");
            for record in games(&out) {
                assert_eq!(record.tag("Termination"), Some(kind));
                assert!(record.tag("Fault").is_some_and(|fault| fault.contains(told)), "{name}");
            }
            // Faults are read again with the games.
            let output = lyngk(&[&args[..], &files, &["--resume"]].concat());
            let again = String::from_utf8_lossy(&output.stdout);
            assert_eq!(row(&again, "faults"), format!("{kind} 2, {player}"), "{name}");
        }
    }

    #[test]
    fn a_program_that_speaks_the_protocol_plays_whole_games() {
        let lyngk = env!("CARGO_BIN_EXE_lyngk");
        let on_go = format!(
            "set -- $position; lpn=\"$2 $3 $4 $5 $6\"; shift 6; [ $# -gt 0 ] && shift\n\
             [ $# -gt 0 ] && lpn=$({lyngk} apply --position \"$lpn\" $*)\n\
             echo info depth 1; echo bestmove $({lyngk} turns --position \"$lpn\" | head -n 1)"
        );
        let player = script("plays.sh", &on_go);
        let out = fresh("plays.lgn");
        let args = ["random,nodes=1", &player, "--pairs", "1", "--nodes", "1", "--out"];
        let summary = good(&[&args[..], &[out.to_str().expect("a path")]].concat());
        assert_eq!(row(&summary, "faults"), "none, random,nodes=1");
        let games = games(&out);
        assert_eq!(games.len(), 2);
        assert!(games.iter().all(|game| game.tag("Termination") == Some("normal")), "{summary}");
    }

    #[test]
    fn a_program_is_told_the_options_the_position_and_the_limits() {
        let heard = fresh("heard.txt");
        let player = script("hear.sh", &format!("echo \"$option|$position|$rest\" >> {}; exit", heard.display()));
        good(&[
            &format!("{player},Hash=7"),
            "random,nodes=1",
            "--pairs",
            "1",
            "--clock",
            "5000+20",
            "--concurrency",
            "1",
        ]);
        let heard = fs::read_to_string(heard).expect("a file");
        let lines: Vec<&str> = heard.lines().collect();
        let start = String::from_utf8(lyngk(&["random", "--seed", "1"]).stdout).expect("UTF-8");
        let start = start.trim_end();
        assert_eq!(lines[0], format!("name Hash value 7|lpn {start}|time1 5000 time2 5000 inc1 20 inc2 20"));
        assert!(lines[1].starts_with(&format!("name Hash value 7|lpn {start} moves ")), "{}", lines[1]);
        assert_eq!(lines.len(), 2, "it was started again for the second game");
    }
}
