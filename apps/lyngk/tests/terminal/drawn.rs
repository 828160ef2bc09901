//! What is drawn, and how it is played.

use crate::pty::{Home, Terminal};
use crate::{DOWN, RIGHT, SIZES};

/// A game between two people that always has the same start.
const TWO: [&str; 6] = ["play", "--two", "--names", "Anna,Ben", "--seed", "7"];

/// Types a turn.
fn type_turn(terminal: &mut Terminal, turn: &str) {
    terminal.press(":");
    terminal.wait_for("Type a move:");
    terminal.press(turn);
    terminal.wait_for(&format!("Type a move: {turn}"));
    terminal.press("\r");
    terminal.wait_for_no("Type a move:");
}

#[test]
fn a_game_between_two_people_is_played_at_every_size() {
    for size in SIZES {
        let home = Home::new();
        let mut terminal = home.terminal(&TWO, size);
        for part in ["Anna to move", "Ben", "ivory", "No moves yet", "quit"] {
            terminal.wait_for(part);
        }
        // From e4 down to e3 and right: the description follows the cursor.
        terminal.press(&format!("{DOWN}{RIGHT}"));
        terminal.wait_for("f3, blue, single");
        terminal.press("\r");
        terminal.wait_for("f3: where to?");
        terminal.press("\x1b");
        terminal.wait_for("Anna to move");
        type_turn(&mut terminal, "e4-e5");
        terminal.wait_for("Anna moved e4 to e5");
        terminal.wait_for("Ben to move");
        assert_eq!(home.turns(), 1);
        // Claims: what one would bring, and making it.
        terminal.press("r");
        terminal.wait_for("8 pieces and stacks become");
        type_turn(&mut terminal, "e6-e5");
        terminal.wait_for("! e6 → e5 is not possible");
        terminal.wait_for("(Rule E6)");
        type_turn(&mut terminal, "R,e6-f6");
        terminal.wait_for("Ben claimed red and moved e6 to f6");
        terminal.wait_for("R,e6-f6");
        terminal.press("u");
        terminal.wait_for("1 move taken back");
        assert_eq!(home.turns(), 1);
        terminal.press("q");
        terminal.ends_well();
    }
}

#[test]
fn an_engine_replies_and_the_game_goes_on_the_next_time() {
    for size in SIZES {
        let home = Home::new();
        let mut terminal = home.terminal(&["play", "--level", "2", "--seed", "7"], size);
        terminal.wait_for("Your turn");
        terminal.wait_for("Nino (level 2)");
        terminal.press(":e4-e5\r");
        terminal.wait_until("a reply", |text| text.contains("Nino moved") || text.contains("Nino claimed"));
        terminal.wait_for("Your turn");
        assert_eq!(home.turns(), 2);
        terminal.press("q");
        terminal.ends_well();
        let mut terminal = home.terminal(&["play"], size);
        terminal.wait_for("The saved game goes on.");
        terminal.wait_for("e4-e5");
        terminal.press("u");
        terminal.wait_for("2 moves taken back");
        terminal.press("q");
        terminal.ends_well();
    }
}

#[test]
fn a_hint_comes_step_by_step() {
    let home = Home::new();
    let mut terminal = home.terminal(&["play", "--level", "1", "--seed", "7"], SIZES[0]);
    terminal.wait_for("Your turn");
    terminal.press("h");
    terminal.wait_for("Show the move");
    terminal.press("h");
    terminal.wait_for("Why this move?");
    terminal.wait_for("ove from ");
    terminal.press("q");
    terminal.ends_well();
}

#[test]
fn the_mouse_plays() {
    let home = Home::new();
    let mut terminal = home.terminal(&TWO, SIZES[0]);
    terminal.wait_for("Anna to move");
    // Column and line of e4 and e5 on the screen, from 1: four columns of six characters, and two lines a step.
    let click = |column: u16, line: u16| format!("\x1b[<0;{column};{line}M\x1b[<0;{column};{line}m");
    terminal.press(&click(27, 7));
    terminal.wait_for("e4: where to?");
    terminal.press(&click(27, 5));
    terminal.wait_for("Anna moved e4 to e5");
    terminal.press("q");
    terminal.ends_well();
}

#[test]
fn a_window_that_changes_is_drawn_again() {
    let home = Home::new();
    let mut terminal = home.terminal(&TWO, SIZES[0]);
    terminal.wait_for("Anna to move");
    terminal.resize((50, 16));
    terminal.wait_for("50 × 16");
    terminal.wait_for("60 × 20");
    terminal.resize(SIZES[1]);
    terminal.wait_until("the large window", |text| {
        text.lines().last().is_some_and(|line| line.contains("quit") && line.chars().count() > 100)
    });
    terminal.wait_for("Anna to move");
    terminal.resize(SIZES[0]);
    terminal.wait_until("the small window", |text| {
        text.lines().all(|line| line.chars().count() <= 80) && text.contains("quit")
    });
    terminal.press("q");
    terminal.ends_well();
}

#[test]
fn texts_are_in_the_language_of_the_locale_or_of_the_option() {
    let home = Home::new();
    let mut terminal = home.terminal(&["play", "--lang", "de"], SIZES[0]);
    terminal.wait_for("Du bist am Zug");
    terminal.press("q");
    terminal.ends_well();
    let locale = [("LANG", "pl_PL.UTF-8"), ("TERM", "xterm-256color")];
    let mut terminal = home.terminal_with(&["play"], SIZES[0], &locale);
    terminal.wait_for("Zapisana partia trwa dalej.");
    terminal.press("q");
    terminal.ends_well();
}

/// The parameters of the colours in what a program has written: `38;…`, `48;…`, and the sixteen colours.
fn colors(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let sequences =
        text.split("\x1b[").skip(1).filter_map(|rest| rest.split_once('m').map(|(inner, _)| inner.to_owned()));
    let styles = sequences.filter(|inner| inner.chars().all(|char| char.is_ascii_digit() || ";:".contains(char)));
    // 39 and 49 are the colours of the terminal itself.
    let is_color = |inner: &String| {
        let first = inner.split([';', ':']).next().and_then(|number| number.parse::<u8>().ok());
        first.is_some_and(|number| matches!(number, 30..=38 | 40..=48 | 90..=107))
    };
    styles.filter(is_color).collect()
}

#[test]
fn colours_follow_the_terminal_and_the_option() {
    let home = Home::new();
    let drawn = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut terminal = home.terminal_with(&[&TWO, arguments].concat(), SIZES[0], variables);
        terminal.wait_for("Anna to move");
        terminal.press("q");
        terminal.ends_well();
        terminal.bytes.clone()
    };
    let xterm = ("TERM", "xterm-256color");
    let full = colors(&drawn(&[], &[xterm, ("COLORTERM", "truecolor")]));
    assert!(full.iter().any(|color| color.contains("48;2;200;44;44")), "{full:?}");
    let indexed = colors(&drawn(&[], &[xterm]));
    assert!(
        indexed.iter().any(|color| color.contains("48;5;160")) && !indexed.iter().any(|color| color.contains("8;2;"))
    );
    let sixteen = colors(&drawn(&["--color-depth", "16"], &[xterm]));
    assert!(!sixteen.is_empty() && !sixteen.iter().any(|color| color.contains("8;2;")), "{sixteen:?}");
    assert_eq!(colors(&drawn(&[], &[xterm, ("NO_COLOR", "1")])), [""; 0]);
    assert_eq!(colors(&drawn(&["--color", "never"], &[xterm])), [""; 0]);
    let ascii = drawn(&["--ascii"], &[xterm]);
    assert!(ascii.is_ascii(), "{}", String::from_utf8_lossy(&ascii));
    let old = drawn(&[], &[xterm, ("LANG", "de_DE.ISO-8859-1"), ("LC_MESSAGES", "en")]);
    assert!(old.is_ascii());
}

#[test]
fn a_finished_game_is_reviewed_and_another_one_begun() {
    let home = Home::new();
    let mut terminal = home.terminal(&TWO, SIZES[0]);
    terminal.wait_for("Anna to move");
    type_turn(&mut terminal, "e4-e5");
    type_turn(&mut terminal, "c4-c5");
    terminal.press("x");
    terminal.wait_for("Resign this game?");
    terminal.press("y");
    terminal.wait_for("Ben won");
    terminal.press("v");
    terminal.wait_for("Accuracy");
    terminal.press("s");
    terminal.wait_for("Written to lyngk-");
    let written = std::fs::read_dir(home.path()).expect("the folder").flatten();
    let written: Vec<_> =
        written.filter(|file| file.path().extension().is_some_and(|ending| ending == "lgn")).collect();
    assert_eq!(written.len(), 1);
    assert!(std::fs::read_to_string(written[0].path()).expect("the game").contains("e4-e5 c4-c5 0-1"));
    terminal.press("n");
    terminal.wait_for("New game: 1 to 9");
    terminal.press("4");
    terminal.wait_for("Amara (level 4)");
    terminal.press("q");
    terminal.ends_well();
    let earlier = std::fs::read_to_string(home.path().join("lyngk/games.lgn")).expect("the first game");
    assert!(earlier.contains("e4-e5") && earlier.contains("resignation"), "{earlier}");
}

#[test]
fn clocks_run_and_a_pause_covers_the_board() {
    let home = Home::new();
    let mut terminal = home.terminal(&[&TWO[..], &["--clock", "300+5"]].concat(), SIZES[0]);
    terminal.wait_for("5:00");
    type_turn(&mut terminal, "e4-e5");
    // It goes on by itself: two different times below five minutes.
    let time = |text: &str| (0..60).map(|second| format!("4:{second:02}")).find(|time| text.contains(time));
    terminal.wait_until("a clock that runs", |text| time(text).is_some());
    let first = time(&terminal.text());
    terminal.wait_until("another time", |text| time(text).is_some() && time(text) != first);
    terminal.press("p");
    terminal.wait_for("The board is covered until you choose Continue.");
    terminal.press("p");
    terminal.wait_for("Ben to move");
    terminal.press("q");
    terminal.ends_well();
    let saved = std::fs::read_to_string(home.game()).expect("a saved game");
    assert!(saved.contains("[Paused \"yes\"]"), "{saved}");
}

#[test]
fn puzzles_are_shown_and_left() {
    for size in SIZES {
        let home = Home::new();
        let mut terminal = home.terminal(&["puzzle", "17"], size);
        terminal.wait_for("Puzzle 17");
        terminal.press("h");
        terminal.press("o");
        terminal.wait_for("Next puzzle");
        terminal.wait_for("Try again");
        terminal.press("n");
        terminal.wait_for_no("Puzzle 17");
        terminal.press("q");
        terminal.ends_well();
        let progress = std::fs::read_to_string(home.path().join("lyngk/puzzles.txt")).expect("the progress");
        assert!(progress.lines().any(|line| line.starts_with("failed=") && line.len() > "failed=".len()), "{progress}");
    }
}

#[test]
fn an_idle_game_uses_no_processor_time() {
    let home = Home::new();
    let mut terminal = home.terminal(&["play", "--level", "3", "--seed", "7"], SIZES[1]);
    terminal.wait_for("Your turn");
    terminal.press(":e4-e5\r");
    terminal.wait_until("a reply", |text| text.contains("Tilda moved") || text.contains("Tilda claimed"));
    std::thread::sleep(std::time::Duration::from_millis(300));
    let before = terminal.ticks();
    std::thread::sleep(std::time::Duration::from_secs(2));
    assert_eq!(terminal.ticks(), before);
    terminal.press("q");
    terminal.ends_well();
}
