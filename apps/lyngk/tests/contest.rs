//! `lyngk match` as a program: pairs, files, resuming, and players that fail.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use lyngk_rules::{GameResult, Player, Position, Record, Records, Variant};

fn lyngk(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lyngk")).args(args).output().expect("the program starts")
}

/// The summary of a successful match.
fn good(args: &[&str]) -> String {
    let output = lyngk(&[&["match"], args].concat());
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The message of a call with invalid input.
fn bad(args: &[&str]) -> String {
    let output = lyngk(&[&["match"], args].concat());
    let message = String::from_utf8(output.stderr).expect("UTF-8");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.starts_with("error: ") && !message.contains("panicked"), "{message}");
    message
}

fn path_of(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The path of a file that does not exist yet.
fn fresh(name: &str) -> PathBuf {
    let path = path_of(name);
    drop(fs::remove_file(&path));
    path
}

/// The games of a file, sorted by their numbers.
fn games(path: &PathBuf) -> Vec<Record> {
    let text = fs::read_to_string(path).expect("a file");
    let mut games: Vec<Record> = Records::new(&text).map(|record| record.expect("a record")).collect();
    games.sort_by_key(number);
    games
}

fn number(record: &Record) -> usize {
    record.tag("Game").and_then(|number| number.parse().ok()).expect("a number")
}

/// The value of a line of a summary.
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
fn concurrency_does_not_change_the_games() {
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
fn concurrency_does_not_change_the_verdict_of_a_test() {
    let players = ["full,nodes=100", "random,nodes=1", "--sprt", "0,200"];
    let [one, many] = ["1", "3"].map(|concurrency| {
        let summary = good(&[&players[..], &["--jobs", concurrency]].concat());
        row(&summary, "SPRT").to_owned()
    });
    assert!(one.starts_with("H1 accepted: Elo +200"), "{one}");
    assert_eq!(one, many);
}

#[test]
fn an_interrupted_match_continues_with_the_same_games() {
    let whole = fresh("whole.lgn");
    let run = |path: &PathBuf, more: &[&str]| {
        let out = ["--out", path.to_str().expect("a path"), "--jobs", "1"];
        lyngk(&[&["match"], &MATCH[..], &out, more].concat())
    };
    assert!(run(&whole, &[]).status.success());
    let text = fs::read_to_string(&whole).expect("a file");
    let fourth = text.match_indices("[Variant").nth(3).expect("four games").0;
    let (cut, _) = (fresh("cut.lgn"), fresh("cut.lgn.bak"));
    for end in [0, fourth - 2, fourth - 1, fourth, fourth + 1, fourth + 30, fourth + 150, fourth + 600, text.len() - 3]
    {
        fs::write(&cut, &text[..end]).expect("written");
        let output = run(&cut, &["--resume"]);
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{end}: {message}");
        assert_eq!(message.contains("incomplete game"), end > fourth, "{end}: {message}");
        assert_eq!(games(&cut), games(&whole), "{end}");
        let kept = path_of("cut.lgn.bak");
        let rest = text[..end].rfind("\n\n[").filter(|_| end > fourth).map(|at| &text[at..end]);
        assert_eq!(fs::read_to_string(&kept).ok().as_deref(), rest, "{end}");
        drop(fs::remove_file(kept));
    }
    // A finished match has nothing left to play.
    assert!(run(&cut, &["--resume"]).status.success());
    assert_eq!(games(&cut).len(), 8);
}

#[test]
fn files_are_not_overwritten_nor_continued_with_another_match() {
    let path = fresh("kept.lgn");
    let file = path.to_str().expect("a path");
    let run = |players: [&str; 2], more: &[&str]| {
        bad(&[&players[..], &["--pairs", "1", "--nodes", "5", "--out", file], more].concat())
    };
    good(&["greedy", "random", "--pairs", "1", "--nodes", "5", "--out", file]);
    let before = fs::read(&path).expect("a file");
    assert!(run(["greedy", "random"], &[]).contains("exists already; continue it with --resume"));
    assert!(run(["random", "greedy"], &["--resume"]).contains("other settings (greedy at nodes=5 against random"));
    assert!(
        run(["greedy", "random"], &["--resume", "--seed", "2"])
            .contains("has another start position than in this match")
    );
    assert_eq!(fs::read(&path).expect("a file"), before);
    // It looks like the beginning of a game. What cannot be continued is kept.
    let beginning = before.split_at(before.len() / 3).0;
    fs::write(&path, beginning).expect("written");
    let kept = fresh("kept.lgn.bak");
    let output = lyngk(&["match", "greedy", "random", "--pairs", "1", "--nodes", "5", "--out", file, "--resume"]);
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && message.contains("kept.lgn.bak"), "{message}");
    assert_eq!(fs::read(&kept).expect("a file"), beginning);
    assert_eq!(games(&path).len(), 2);
    for foreign in ["my notes", "[Variant \"std\"]\n\n[Notes]\n", "[Variant \"std\"]\n[Player1 \"My only copy\"]\n"] {
        fs::write(&path, foreign).expect("written");
        assert!(run(["greedy", "random"], &["--resume"]).contains("kept.lgn: line "), "{foreign}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), foreign);
    }
    assert!(bad(&["full", "full", "--resume"]).contains("--out"));
}

/// A game as an earlier version wrote it.
const EARLIER_GAME: &str = r#"[Variant "std"]
[Start "J/K,J,J,I/K,G,I,B,R,R,K/K,G,I,I,B,B/G,R,G,R,I,B,K/B,R,G,G,B,G/I,K,R,K,R,K,B/I,I,B,G/R"]
[Event "lyngk match"]
[Player1 "greedy"]
[Player2 "random"]
[Result "1-0"]
[Termination "normal"]
[Game "1"]
[Pair "1"]
[Seed "5"]
[Settings "greedy at nodes=5 against random at nodes=5, grace 50"]

1. g4-f4 R,g5-f5 2. K,e7-f6 g3-d2 3. I,c4-c5 G,h4-g6 4. f4-e4 c2-b1 5. h2-d5
f1-g1 6. d5-e4 d2-d3 7. d1-e2 b1-c3 8. d4-e6 h3-i1 9. e5-e3 f2-g2 10. c1-e1
c5-b4 11. c7-c6 d3-b3 12. e6-e2 g6-g7 13. e2-f3 g1-g2 14. c6-d6 f5-f6 15. pass
c3-b2 16. pass f6-a1 1-0

"#;

#[test]
fn a_match_of_an_earlier_version_is_continued() {
    let path = fresh("earlier.lgn");
    fs::write(&path, EARLIER_GAME).expect("written");
    let file = path.to_str().expect("a path");
    let args = ["greedy", "random", "--pairs", "1", "--nodes", "5", "--seed", "5", "--out", file, "--resume"];
    assert_eq!(row(&good(&args), "games"), "2, complete pairs 1");
    let text = fs::read_to_string(&path).expect("a file");
    assert!(text.starts_with(EARLIER_GAME), "{text}");
    assert_eq!(games(&path).iter().map(number).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(row(&good(&args), "games"), "2, complete pairs 1");
    assert_eq!(fs::read_to_string(&path).expect("a file"), text, "nothing is left to play");
}

#[test]
fn a_file_that_is_not_utf_8_is_refused_and_left_as_it_is() {
    let path = fresh("latin-1.lgn");
    let (before, after) = EARLIER_GAME.split_once(" R,g5-f5").expect("a turn");
    let bytes = [before.as_bytes(), b" {na\xefve}", after.as_bytes()].concat();
    fs::write(&path, &bytes).expect("written");
    let file = path.to_str().expect("a path");
    let args = ["greedy", "random", "--pairs", "1", "--nodes", "5", "--seed", "5", "--out", file, "--resume"];
    let message = bad(&args);
    assert!(message.contains("line 13: the text is not UTF-8"), "{message}");
    assert_eq!(fs::read(&path).expect("a file"), bytes);
}

#[cfg(unix)]
#[test]
fn two_matches_do_not_write_to_one_file() {
    let path = fresh("shared.lgn");
    let file = path.to_str().expect("a path");
    // This player takes a second before it fails, so that the first match holds the file for a while.
    let script = fresh("slow.sh");
    let commands = "lei) echo leiok;; isready) echo readyok;; go) sleep 1; exit;;";
    fs::write(&script, format!("while read -r word rest; do case $word in {commands} esac; done\n")).expect("written");
    let slow = format!("cmd:sh {}", script.display());
    let args = ["match", &slow, "random,nodes=1", "--pairs", "1", "--nodes", "1", "--out", file];
    let program = env!("CARGO_BIN_EXE_lyngk");
    let mut first =
        Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it runs");
    while !path.exists() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let message = bad(&[&args[1..], &["--resume"]].concat());
    assert!(message.contains("shared.lgn is in use by another match"), "{message}");
    assert!(first.wait().expect("the end").success());
    assert_eq!(games(&path).len(), 2);
}

/// The games of an interrupted match count for nothing if another engine played them.
#[test]
fn a_match_is_not_continued_with_another_network_of_the_same_name() {
    let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/lyngk-engine/data");
    let (network, path) = (fresh("engine.net"), fresh("networks.lgn"));
    fs::copy(format!("{data}/std.net"), &network).expect("copied");
    let player = format!("full,network={}", network.display());
    let file = path.to_str().expect("a path");
    let args = |pairs| [&player[..], "random", "--nodes", "2", "--pairs", pairs, "--output", file, "--resume"];
    good(&args("1"));
    good(&args("2"));
    let before = fs::read(&path).expect("a file");
    fs::copy(format!("{data}/six.net"), &network).expect("copied");
    let message = bad(&args("3"));
    let id = |variant| format!("{:016x}", lyngk_engine::network::Network::embedded_id(variant));
    for variant in lyngk_rules::Variant::ALL {
        assert!(message.contains(&format!("and network {}", id(variant))), "{message}");
    }
    assert!(message.contains("networks.lgn: game ") && message.contains("was played by other engines"), "{message}");
    assert_eq!(fs::read(&path).expect("a file"), before);
}

#[test]
fn a_match_that_does_not_fit_into_the_memory_is_refused_before_it_begins() {
    let path = fresh("memory.lgn");
    let players = ["full,hash=65536", "full,hash=65536", "--jobs", "1024", "--games", "1024"];
    let message = bad(&[&players[..], &["--output", path.to_str().expect("a path")]].concat());
    let expected = "a match of 1024 games at the same time would need 134285312 MiB of memory";
    assert!(message.contains(expected) && message.contains("choose a smaller hash"), "{message}");
    assert!(!path.exists());
}

#[test]
fn players_that_do_not_search_need_no_memory() {
    // Together they would need more than the machine has.
    let players = ["random,hash=65536", "greedy,hash=65536", "--jobs", "1024", "--pairs", "1", "--nodes", "1"];
    assert_eq!(row(&good(&players), "games"), "2, complete pairs 1");
}

#[cfg(target_os = "linux")]
#[test]
fn devices_are_refused_as_files_of_a_match() {
    let args = ["random", "greedy", "--pairs", "1", "--nodes", "1", "--output"];
    for device in ["/dev/full", "/dev/null", "/dev/zero"] {
        for resume in [&[][..], &["--resume"]] {
            let message = bad(&[&args[..], &[device], resume].concat());
            assert!(message.contains(&format!("{device} is not a regular file")), "{message}");
        }
    }
}

#[test]
fn a_file_without_an_end_of_its_game_is_refused_with_a_limit() {
    let path = fresh("endless.lgn");
    let file = fs::File::create(&path).expect("created");
    // Zeros that take no room on the disk.
    file.set_len(200 << 20).expect("a sparse file");
    let args = ["random", "greedy", "--pairs", "1", "--nodes", "1", "--resume", "--output"];
    let message = bad(&[&args[..], &[path.to_str().expect("a path")]].concat());
    assert!(message.contains("longer than the limit of 64 MiB"), "{message}");
    fs::remove_file(&path).expect("it is there");
}

/// Runs a shell script with the program as `$0`.
#[cfg(target_os = "linux")]
fn shell(script: &str, args: &[&str]) -> Output {
    Command::new("sh").args(["-c", script, env!("CARGO_BIN_EXE_lyngk")]).args(args).output().expect("a shell")
}

#[cfg(target_os = "linux")]
#[test]
fn the_standing_is_printed_when_the_disk_is_full() {
    let path = fresh("full-disk.lgn");
    // A limit on the size of files is like a full disk, if its signal is ignored.
    let script =
        "trap '' XFSZ; ulimit -f 8; exec \"$0\" match random greedy --pairs 500 --nodes 1 --jobs 1 --output \"$1\"";
    let output = shell(script, &[path.to_str().expect("a path")]);
    let (summary, message) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(message.contains("full-disk.lgn cannot be written"), "{message}");
    assert!(summary.contains("(interrupted, 1000 games were planned)"), "{summary}");
    let count = games(&path).len();
    assert_eq!(row(&summary, "games").split(',').next(), Some(count.to_string().as_str()), "no half game is left");
    assert!(count > 2, "{summary}");
}

/// Runs a script as a user who may start few threads. Leaves the test out if this user cannot.
#[cfg(target_os = "linux")]
fn with_few_threads(args: &str) -> Option<Output> {
    // A user number that nobody else has, so that only these threads count.
    let user = 4_000_000 + std::process::id();
    let script = format!("exec setpriv --reuid {user} --clear-groups -- prlimit --nproc=12 -- \"$0\" {args}");
    // Only root can become somebody else; the program must be readable for that user.
    let copy = std::env::temp_dir().join(format!("lyngk-few-{user}"));
    fs::copy(env!("CARGO_BIN_EXE_lyngk"), &copy).expect("copied");
    let script = script.replace("$0", copy.to_str().expect("a path"));
    let is_root = Command::new("setpriv").args(["--reuid", &user.to_string(), "--clear-groups", "true"]).status();
    let output = is_root.is_ok_and(|status| status.success()).then(|| shell(&script, &[]));
    fs::remove_file(&copy).expect("it is there");
    output
}

#[cfg(target_os = "linux")]
#[test]
fn threads_that_cannot_be_started_are_no_panic() {
    let start = String::from_utf8(lyngk(&["random", "--seed", "1"]).stdout).expect("UTF-8");
    let start = start.trim_end();
    for (args, expected) in [
        ("match random greedy --pairs 20 --nodes 1 --jobs 100".to_owned(), "no more threads can be started"),
        (format!("analyse '{start}' --movetime 50 --threads 200"), "not all threads could be started"),
        ("bench --quick --threads 200".to_owned(), "not all of the 200 threads could be started"),
    ] {
        let Some(output) = with_few_threads(&args) else {
            eprintln!("left out: only root can become another user");
            return;
        };
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{args}: {message}");
        assert!(message.contains(expected) && !message.contains("panicked"), "{args}: {message}");
    }
}

#[test]
fn games_are_written_to_standard_output() {
    let args = ["match", "random", "greedy", "--pairs", "1", "--nodes", "1"];
    let output = lyngk(&[&args[..], &["--output", "-"]].concat());
    let games = String::from_utf8(output.stdout).expect("UTF-8");
    assert_eq!(Records::new(&games).flatten().count(), 2, "{games}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("random against greedy"));
    assert!(bad(&[&args[1..], &["--out", "-", "--json"]].concat()).contains("choose one of them"));
    assert!(bad(&[&args[1..], &["--out", "-", "--resume"]].concat()).contains("--resume continues a file"));
}

#[test]
fn the_summary_for_programs_has_what_the_one_for_people_has() {
    let text = good(&["random", "greedy", "--pairs", "2", "--nodes", "1", "--seed", "9", "--json"]);
    assert!(text.starts_with("{\"type\":\"match\",\"version\":1,") && text.lines().count() == 1, "{text}");
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&json["seed"], &json["games"], &json["planned"]), (&9.into(), &4.into(), &4.into()));
    assert_eq!(json["settings"], "random at nodes=1 against greedy at nodes=1, grace 50");
    assert_eq!(json["faultKinds"], serde_json::json!([{}, {}]));
    assert!(json["los"].is_f64() && json["starter"].is_f64() && json["timePerTurn"][0].is_f64(), "{text}");
    assert!(json["engines"].as_str().is_some_and(|engines| engines.contains("signature")), "{text}");
    assert_eq!(json["interrupted"], false);
    assert!(!text.contains("-0.0"), "{text}");
    // All games won: nobody knows how much stronger the player is.
    let text = good(&["greedy", "random", "--pairs", "2", "--nodes", "1", "--seed", "1", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&json["won"], &json["elo"]["value"], &json["elo"]["high"]), (&4.into(), &().into(), &().into()));
    assert!(json["elo"]["low"].is_f64(), "{text}");
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
    let game = |seed: u64| Record::new(Position::random_start(seed, Variant::Six)).to_string();
    fs::write(&path, game(5) + &game(6)).expect("written");
    let lgn = fresh("starts.lgn");
    let written = lgn.to_str().expect("a path");
    good(&["random", "random", "--starts", file, "--nodes", "1", "--output", written]);
    assert_eq!(games(&lgn).len(), 4);
    assert_eq!(*games(&lgn)[3].start(), Position::random_start(6, Variant::Six), "of a file of games the starts");
    fs::write(&path, "\n").expect("written");
    assert!(bad(&["random", "random", "--starts", file]).contains("has no position in it"));
    let over = "I/.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,J,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./K 1 I/K 4/4 std";
    fs::write(&path, over).expect("written");
    assert!(bad(&["random", "random", "--starts", file]).contains("line 1: the game is over in this position"));
}

#[test]
fn invalid_players_and_numbers_are_refused() {
    for (args, expected) in [
        (&["full", "fool"][..], "unknown player \"fool\", expected full, level:1 to level:10"),
        (&["full,speed=1", "full"], "unknown setting \"speed\""),
        (&["full", "full", "--games", "3"], "--games must be even"),
        (&["full", "full", "--pairs", "0"], "a match has from 1 to"),
        (&["full", "full", "--clock", "x+1"], "like 300+3, 5m+3s or 1500ms"),
        (&["full", "full", "--clock", "90000s"], "the time for the game is 90000 seconds"),
        (&["full", "full", "--clock", "60000+500"], "without a unit, 60000 would be seconds"),
        (&["full", "full", "--sprt", "0,10", "--beta", "-1"], "expected a probability between 0 and 0.5"),
        (&["full", "full", "--sprt", "0,10", "--alpha", "x"], "expected a probability between 0 and 0.5"),
        (&["full", "full", "--pairs", "-1"], "expected a whole number"),
        (&["full", "full", "--jobs", "0"], "expected a whole number from 1 to 1024"),
        (&["full", "full", "--sprt", "10,0"], "the smaller one first, like 0,10"),
        (&["full", "full", "--sprt", "0,10", "--alpha", "2"], "expected a probability between 0 and 0.5"),
        (&["full", "full", "--movetime", "5", "--nodes", "5"], "cannot be used with"),
        (&["full", "cmd:/nonexistent/engine"], "cannot be started"),
        (&["full", "cmd:true", "--nodes", "1"], "does not answer as an engine does that speaks LEI: the program ended"),
    ] {
        let message = bad(args);
        assert!(message.contains(expected), "{args:?}: {message}");
    }
}

/// Ctrl-C during a match.
#[cfg(unix)]
mod interrupted {
    use std::os::unix::process::CommandExt;
    use std::path::Path;
    use std::time::Duration;

    use super::*;

    /// Runs a match in a process group of its own, as a shell does, and presses Ctrl-C when its file has games.
    fn interrupt(args: &[&str], file: &Path) -> Output {
        let program = Command::new(env!("CARGO_BIN_EXE_lyngk"))
            .arg("match")
            .args(args)
            .arg("--output")
            .arg(file)
            .process_group(0)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        while fs::metadata(file).map_or(0, |file| file.len()) < 5_000 {
            std::thread::sleep(Duration::from_millis(5));
        }
        let group = format!("-{}", program.id());
        assert!(Command::new("kill").args(["-INT", "--", &group]).status().expect("kill").success());
        program.wait_with_output().expect("the end")
    }

    #[test]
    fn the_standing_is_printed_and_the_match_can_be_continued() {
        let path = fresh("interrupted.lgn");
        let output = interrupt(&["random", "greedy", "--pairs", "500000", "--nodes", "1"], &path);
        let (summary, message) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(130), "{message}");
        assert!(summary.contains("(interrupted, 1000000 games were planned)"), "{summary}");
        assert!(message.contains("Ctrl-C again ends the program at once"), "{message}");
        let count = games(&path).len();
        assert_eq!(row(&summary, "games").split(',').next(), Some(count.to_string().as_str()));
        let pairs = (count / 2 + 2).to_string();
        let args = ["random", "greedy", "--pairs", &pairs, "--nodes", "1", "--resume", "--quiet", "--output"];
        good(&[&args[..], &[path.to_str().expect("a path")]].concat());
        assert_eq!(games(&path).len(), count.max(2 * (count / 2 + 2)));
    }

    /// Waits until a file has something in it.
    fn content(path: &Path) -> String {
        loop {
            match fs::read_to_string(path) {
                Ok(text) if text.ends_with('\n') => return text.trim().to_owned(),
                _ => std::thread::sleep(Duration::from_millis(10)),
            }
        }
    }

    /// Sends a signal to a process.
    fn send(signal: &str, process: &str) -> bool {
        Command::new("kill").args([signal, process]).stderr(Stdio::null()).status().expect("kill").success()
    }

    #[test]
    fn the_other_requests_to_end_count_like_ctrl_c() {
        for (signal, status) in [("-TERM", 143), ("-HUP", 129)] {
            let path = fresh(&format!("signal{signal}.lgn"));
            // Whoever runs the tests may ignore the end of the terminal, as under nohup.
            let program = Command::new("env")
                .args(["--default-signal=HUP", env!("CARGO_BIN_EXE_lyngk")])
                .args(["match", "random", "greedy", "--pairs", "500000", "--nodes", "1", "--output"])
                .arg(&path)
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program starts");
            while fs::metadata(&path).map_or(0, |file| file.len()) < 5_000 {
                std::thread::sleep(Duration::from_millis(5));
            }
            assert!(send(signal, &program.id().to_string()));
            let output = program.wait_with_output().expect("the end");
            assert_eq!(output.status.code(), Some(status));
            assert!(String::from_utf8_lossy(&output.stdout).contains("(interrupted, 1000000 games"), "{signal}");
        }
    }

    #[test]
    fn the_second_one_ends_the_match_at_once() {
        let path = fresh("stubborn.txt");
        // It says that it is there and does not answer, and nothing is read of what the match would print.
        let script = fresh("stubborn.sh");
        let commands =
            format!("lei) echo leiok;; isready) echo readyok;; go) echo go >> {}; exec sleep 100;;", path.display());
        fs::write(&script, format!("while read -r word rest; do case $word in {commands} esac; done\n"))
            .expect("written");
        let mut program = Command::new(env!("CARGO_BIN_EXE_lyngk"));
        let stubborn = format!("cmd:sh {}", script.display());
        // Nobody reads this pipe, and it is full: the summary cannot be printed.
        let (reader, mut writer) = std::io::pipe().expect("a pipe");
        let filled = std::thread::spawn({
            let mut writer = writer.try_clone().expect("a pipe");
            move || drop(std::io::Write::write_all(&mut writer, &vec![b'x'; 1 << 20]))
        });
        std::thread::sleep(Duration::from_millis(200));
        std::io::Write::flush(&mut writer).expect("a pipe");
        let program = program
            .args(["match", &stubborn, "random,nodes=1", "--pairs", "1", "--nodes", "1", "--jobs", "1"])
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        assert_eq!(content(&path), "go");
        assert!(send("-INT", &program.id().to_string()));
        std::thread::sleep(Duration::from_millis(500));
        let began = std::time::Instant::now();
        assert!(send("-INT", &program.id().to_string()), "it waits for the pipe");
        let output = program.wait_with_output().expect("the end");
        assert_eq!(output.status.code(), Some(130));
        assert!(began.elapsed() < Duration::from_secs(5));
        drop(reader);
        filled.join().expect("the pipe is closed");
    }

    #[test]
    fn a_program_behind_a_script_is_ended_as_well() {
        let number = fresh("behind.pid");
        let engine = fresh("behind-engine.sh");
        let commands =
            format!("lei) echo leiok;; isready) echo readyok;; go) echo $$ > {}; sleep 100;;", number.display());
        fs::write(&engine, format!("while read -r word rest; do case $word in {commands} esac; done\n"))
            .expect("written");
        let script = fresh("behind.sh");
        // The shell of the script waits for the engine, and does not become it.
        fs::write(&script, format!("sh {}\nexit\n", engine.display())).expect("written");
        let player = format!("cmd:sh {}", script.display());
        let program = Command::new(env!("CARGO_BIN_EXE_lyngk"))
            .args(["match", &player, "random,nodes=1", "--pairs", "1", "--nodes", "1"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let process = content(&number);
        assert!(send("-0", &process), "the engine runs");
        assert!(send("-INT", &program.id().to_string()));
        let output = program.wait_with_output().expect("the end");
        assert_eq!(output.status.code(), Some(130));
        let began = std::time::Instant::now();
        while send("-0", &process) {
            // Somebody has to take its status first.
            let state = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
            if state.contains(") Z ") {
                break;
            }
            assert!(began.elapsed() < Duration::from_secs(5), "the engine goes on");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    #[test]
    fn a_program_that_is_starting_is_no_error() {
        let number = fresh("starting.pid");
        let script = fresh("starting.sh");
        fs::write(&script, format!("echo $$ > {}\nsleep 100\n", number.display())).expect("written");
        let player = format!("cmd:sh {}", script.display());
        let program = Command::new(env!("CARGO_BIN_EXE_lyngk"))
            .args(["match", &player, "random,nodes=1", "--pairs", "1", "--nodes", "1", "--quiet"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        content(&number);
        assert!(send("-INT", &program.id().to_string()));
        let output = program.wait_with_output().expect("the end");
        let (out, message) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!((output.status.code(), &*out, &*message), (Some(130), "", ""));
    }

    #[test]
    fn a_program_that_is_waited_for_does_not_lose_its_game() {
        let path = fresh("interrupted-program.lgn");
        // The real engine: without a group of its own, Ctrl-C would end it, and the game would count as lost by a crash.
        let player = format!("cmd:'{}' engine,name=program,nodes=1", env!("CARGO_BIN_EXE_lyngk"));
        let slow = "full,movetime=60000,name=slow";
        let quick = "random,nodes=1";
        let output = interrupt(&[&player, quick, "--pairs", "500000", "--jobs", "2"], &path);
        assert_eq!(output.status.code(), Some(130));
        assert_eq!(row(&String::from_utf8_lossy(&output.stdout), "faults"), "none, program");
        assert!(games(&path).iter().all(|game| game.tag("Termination") == Some("normal")));
        // A long search ends early.
        fs::remove_file(&path).expect("it is there");
        fs::write(&path, "").expect("written");
        let began = std::time::Instant::now();
        let program = Command::new(env!("CARGO_BIN_EXE_lyngk"))
            .args(["match", slow, quick, "--pairs", "1", "--resume", "--output"])
            .arg(&path)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        std::thread::sleep(Duration::from_millis(1_500));
        assert!(Command::new("kill").args(["-INT", &program.id().to_string()]).status().expect("kill").success());
        let output = program.wait_with_output().expect("the end");
        assert_eq!(output.status.code(), Some(130));
        assert!(began.elapsed() < Duration::from_secs(30));
        assert_eq!(fs::read_to_string(&path).expect("a file"), "", "no game was finished");
    }
}

/// Programs with faults, as shell scripts.
#[cfg(unix)]
mod external {
    use super::*;

    #[test]
    fn a_match_is_not_continued_with_a_program_of_another_name() {
        let (script, path) = (fresh("named engine.sh"), fresh("named.lgn"));
        let player = format!("cmd:sh '{}'", script.display());
        let file = path.to_str().expect("a path");
        let args = |pairs| [&player[..], "random", "--nodes", "1", "--pairs", pairs, "--output", file, "--resume"];
        let write = |name: &str| {
            let commands = format!("lei) echo id name {name}; echo leiok;; isready) echo readyok;; go) exit;;");
            let text = format!("while read -r word rest; do case $word in {commands} esac; done\n");
            fs::write(&script, text).expect("written");
        };
        write("Old 1.0");
        good(&args("1"));
        write("New 2.0");
        let message = bad(&args("2"));
        assert!(message.contains("other engines (Old 1.0 against lyngk"), "{message}");
        assert!(message.contains("than this match (New 2.0 against lyngk"), "{message}");
        assert_eq!(games(&path).len(), 2);
    }

    /// A player that runs this command when it is asked for a turn.
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
    fn faults_lose_the_game_and_are_reported() {
        let cases = [
            ("illegal.sh", "echo bestmove a1-i1", "illegal turn", "a1-i1 is not legal"),
            ("nonsense.sh", "echo bestmove", "illegal turn", "answer \"bestmove\" cannot be read"),
            ("exit.sh", "exit 3", "crash", "the program ended with exit status: 3"),
            ("long.sh", "head -c 100000 /dev/zero | tr '\\0' x; echo", "crash", "longer than the limit of 65536 bytes"),
            ("error.sh", "echo error no such position", "error", "no such position"),
            ("sleep.sh", "sleep 9", "no answer", "did not send bestmove in time"),
            ("late.sh", "sleep 1.2; echo bestmove a1-b2", "time", "ms where 600 ms were allowed"),
        ];
        for (name, on_go, kind, reason) in cases {
            let player = script(name, on_go);
            let out = fresh(&format!("{name}.lgn"));
            let files = ["--out", out.to_str().expect("a path")];
            let args = ["match", &player, "random,nodes=1", "--pairs", "1", "--movetime", "500"];
            let output = lyngk(&[&args[..], &files].concat());
            let (summary, message) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            assert_eq!(row(&summary, "won-tied-lost"), "0-0-2", "{name}: {message}");
            assert_eq!(row(&summary, "faults"), format!("{kind} 2, {player}"), "{name}");
            assert!(message.contains(&format!("loses by {kind}: ")) && message.contains(reason), "{name}: {message}");
            for record in games(&out) {
                assert_eq!(record.tag("Termination"), Some(kind));
                assert!(record.tag("Fault").is_some_and(|fault| fault.contains(reason)), "{name}");
            }
            // Faults are counted again from the file.
            let output = lyngk(&[&args[..], &files, &["--resume"]].concat());
            let again = String::from_utf8_lossy(&output.stdout);
            assert_eq!(row(&again, "faults"), format!("{kind} 2, {player}"), "{name}");
        }
    }

    #[test]
    fn a_program_that_speaks_lei_plays_whole_games() {
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
    fn a_program_receives_options_position_and_limits() {
        let heard = fresh("heard.txt");
        let player = script("hear.sh", &format!("echo \"$option|$position|$rest\" >> {}; exit", heard.display()));
        good(&[&format!("{player},Hash=7"), "random,nodes=1", "--pairs", "1", "--clock", "5s+20ms", "--jobs", "1"]);
        let heard = fs::read_to_string(heard).expect("a file");
        let lines: Vec<&str> = heard.lines().collect();
        let start = String::from_utf8(lyngk(&["random", "--seed", "1"]).stdout).expect("UTF-8");
        let start = start.trim_end();
        assert_eq!(lines[0], format!("name Hash value 7|lpn {start}|time1 5000 inc1 20"));
        assert!(lines[1].starts_with(&format!("name Hash value 7|lpn {start} moves ")), "{}", lines[1]);
        assert_eq!(lines.len(), 2, "it was started again for the second game");
    }
}
