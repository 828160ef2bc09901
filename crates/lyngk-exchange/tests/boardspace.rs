//! The reader of Boardspace's files: samples with known turns, and every point of `docs/boardspace.md`.

use lyngk_exchange::boardspace::{
    BoardspaceError, Expected, Games, ImportedGame, Note, OrderProblem, Problem, decode, start_of_key,
};
use lyngk_rules::{Color, GameResult, Player, Point, Record, Refusal, Turn, Variant};

fn sample(name: &str) -> String {
    let path = format!("{}/../../testdata/boardspace/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("a sample")
}

fn one(text: &str) -> ImportedGame {
    let mut games = Games::new(text);
    let game = games.next().expect("a game").unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(games.next().is_none(), "there is only one");
    game
}

fn error(text: &str) -> BoardspaceError {
    Games::new(text).next().expect("a game").expect_err("an error")
}

fn turns(record: &Record) -> String {
    record.main_line().map(|id| record.node(id).turn().to_string()).collect::<Vec<_>>().join(" ")
}

fn comments(record: &Record) -> Vec<String> {
    let of_turns = record.main_line().flat_map(|id| &record.node(id).comments);
    record.comments.iter().chain(of_turns).map(|comment| comment.as_str().to_owned()).collect()
}

/// The start of sample 1, in which c3-d3 and then e2-f2 are legal.
const KEY: &str = "1741129305";

/// A game from that start with these nodes, and these properties in its root.
fn file(root: &str, nodes: &str) -> String {
    format!("(;GM[lyngk]SU[Lyngk 2 {KEY} 100]P0[id \"ada\"]P1[id \"bert\"]{root} ;P0[0 Start P0] {nodes})")
}

/// The turns of a game with these nodes.
fn turns_of(nodes: &str) -> String {
    turns(&one(&file("", nodes)).record)
}

fn problem_of(nodes: &str) -> Problem {
    error(&file("", nodes)).problem
}

const FIRST: &str = ";P0[1 Move C 3 D 3];P0[2 Done ]";

#[test]
fn the_samples_give_exactly_the_turns_listed_beside_them() {
    let expected = sample("expected.txt");
    let mut count = 0;
    for paragraph in expected.split("\n\n").skip(1) {
        let [name, start, line, result] = paragraph.lines().collect::<Vec<_>>()[..] else { panic!("{paragraph}") };
        for text in [sample(name), sample(name).replace('\n', "\r\n"), format!("\u{feff}{}", sample(name))] {
            let ImportedGame { record, notes } = one(&text);
            assert_eq!(record.start().to_string(), start, "{name}");
            // Our rules do not allow the last turn of sample 3, so it is told in a note.
            let unread = notes.iter().find_map(|note| match note {
                Note::OtherRules { unread, .. } => Some(
                    [String::new()].into_iter().chain(unread.iter().map(Turn::to_string)).collect::<Vec<_>>().join(" "),
                ),
                _ => None,
            });
            assert_eq!(unread.as_deref(), (name == "sample3.sgf").then_some(" f6-b3"));
            assert_eq!(turns(&record) + &unread.unwrap_or_default(), line, "{name}");
            assert_eq!(record.result.text(), result, "{name}");
            assert_eq!(record.to_string().parse().as_ref(), Ok(&record), "{name}");
        }
        count += 1;
    }
    assert_eq!(count, 4);
}

#[test]
fn players_ratings_countries_dates_and_times_become_tags() {
    let game = one(&sample("sample1.sgf"));
    let tag = |name| game.record.tag(name);
    assert_eq!((tag("Player1"), tag("Player2")), (Some("bert"), Some("ada")), "bert begins");
    assert_eq!((tag("Player1Rating"), tag("Player2Rating")), (Some("1712"), Some("1640")));
    assert_eq!((tag("Player1Country"), tag("Player2Country")), (Some("Japan"), Some("Belgium")));
    assert_eq!((tag("Player1Time"), tag("Player2Time")), (Some("31"), Some("30")));
    assert_eq!((tag("Site"), tag("Date")), (Some("Boardspace.net"), Some("2026.08.01")));
    assert_eq!(tag("BoardspaceGame"), Some("LY-ada-bert-2026-08-01-0800"));
    assert_eq!((tag("BoardspaceKey"), tag("TimeControl")), (Some("1741129305"), None));
    assert_eq!((tag("Termination"), tag("Result")), (Some("resignation"), Some("0-1")));
    assert_eq!(game.notes, []);
    let elapsed = ["[%emt 2.717]", "[%emt 18.368]", "[%emt 9.514]", "[%emt 5.39]", "[%emt 15.993]", "[%emt 7.236]"];
    assert_eq!(comments(&game.record), elapsed);
}

#[test]
fn comments_and_variations_of_the_client_form_are_kept() {
    let game = one(&sample("sample2.sgf"));
    assert_eq!(comments(&game.record)[..2], ["and now? [h2\\i1]", "[%emt 5.453]"]);
    let first = game.record.main_line().next().expect("a turn");
    let second: Vec<_> =
        game.record.children(Some(first)).iter().map(|&id| game.record.node(id).turn().to_string()).collect();
    assert_eq!(second, ["h2-i1", "b1-c2"]);
    assert_eq!(game.record.start().variant(), Variant::Six);
    assert_eq!((game.record.tag("Date"), game.record.tag("Player1Time")), (Some("2026.08.02"), None));
    assert_eq!(game.record.tag("Termination"), Some("normal"));
    assert_eq!(game.notes, []);
}

#[test]
fn a_game_goes_on_under_other_rules_where_a_claim_took_an_obstacle() {
    let game = one(&sample("sample3.sgf"));
    let [Note::ObstaclesTaken { number: 6, player: Player::One, color: Color::Blue, points }, other] = &game.notes[..]
    else {
        panic!("{:?}", game.notes)
    };
    assert_eq!(points.iter().collect::<Vec<_>>(), [Point::E6]);
    let Note::OtherRules { number: 7, player: Player::One, error, unread } = other else { panic!("{other}") };
    assert!(error.refusals().contains(&Refusal::Blocked { by: Point::E6 }), "{error}");
    assert_eq!((game.record.main_line().count(), unread.len()), (12, 1));
    assert_eq!(game.record.result, GameResult::Win(Player::One), "P1 resigns all the same");
    assert_eq!(game.record.tag("Termination"), Some("resignation"));
    assert_eq!(game.record.tag("Date"), Some("2026.08.03"), "the day in UTC comes before the printed one");
    let said = game.notes[0].to_string();
    assert!(said.contains("turn 6 of player 1") && said.contains("blue") && said.contains("e6"), "{said}");
    assert!(other.to_string().ends_with("not read: f6-b3"), "{other}");
}

#[test]
fn a_game_that_ended_early_says_which_turn_was_left() {
    let game = one(&sample("sample4.sgf"));
    let [Note::EndedEarly { turn }] = &game.notes[..] else { panic!("{:?}", game.notes) };
    assert_eq!(turn.to_string(), "G,c1-d4");
    assert_eq!(game.record.final_position().turns(), [*turn]);
    let annotated = game.annotated(ToString::to_string);
    assert!(comments(&annotated).last().is_some_and(|comment| comment.contains("G,c1-d4 (X2, X3)")));
    assert_eq!(
        game.annotated(ToString::to_string),
        ImportedGame { record: annotated, ..game }.annotated(ToString::to_string)
    );
}

#[test]
fn a_game_that_ended_early_says_so_even_if_its_result_is_not_understood() {
    let text = sample("sample4.sgf").replace("RE[Game won by Smartbot]", "RE[???]");
    let game = one(&text);
    assert_eq!(game.record.result, GameResult::Open);
    let [Note::UnknownResult { .. }, Note::EndedEarly { .. }] = &game.notes[..] else { panic!("{:?}", game.notes) };
    let without = sample("sample4.sgf").replace("RE[Game won by Smartbot]", "");
    assert_eq!(one(&without).notes, [], "a game without a result was not over when it was saved");
}

#[test]
fn a_tie_is_read_whatever_the_players_are_called() {
    for name in ["a", "Game", "is", "The", "draw"] {
        let text = file("RE[The game is a draw]", FIRST).replace("\"ada\"", &format!("\"{name}\""));
        assert_eq!(one(&text).record.result, GameResult::Draw, "{name}");
    }
}

#[test]
fn turns_end_with_done_whether_made_by_hand_or_at_once() {
    assert_eq!(turns_of(";P0[1 Pickb C 3 0];P0[2 Dropb D 3];P0[3 Done ]"), "c3-d3");
    assert_eq!(turns_of(FIRST), "c3-d3");
    assert_eq!(turns_of(";P0[1 Pick G];P0[2 Drop F];P0[3 Move C 3 D 3];P0[4 Done ]"), "G,c3-d3");
    assert_eq!(turns_of(";P0[1 claim g f];P0[2 move C 3 D 3];P0[3 done]"), "G,c3-d3", "in any case");
    assert_eq!(turns_of(";P0[Move C 3 D 3];P0[Done ]"), "c3-d3", "without numbers");
    assert_eq!(turns_of(";P0[1 Move C 3 D 3][2 Done ];P1[3 Move E 2 F 2]P1[4 Done ]"), "c3-d3 e2-f2", "in one node");
    assert_eq!(turns_of(";P-1[1 Move C 3 D 3];P-1[2 Done ]"), "c3-d3", "P0 in old files");
    assert_eq!(turns_of(";P0[1 Move C 3 D 3]"), "", "the turn was not finished");
}

#[test]
fn a_last_turn_without_done_is_told_in_a_note() {
    let notes = |nodes: &str| one(&file("", nodes)).notes;
    let unfinished = |number, player| vec![Note::Unfinished { number, player, resigned: false }];
    assert_eq!(notes(";P0[1 Move C 3 D 3]"), unfinished(1, Player::One));
    assert_eq!(notes(&format!("{FIRST};P1[3 Pickb E 2 0]")), unfinished(1, Player::Two));
    assert_eq!(notes(&format!("{FIRST};P1[3 Claim G S]")), unfinished(1, Player::Two));
    assert_eq!(notes(&format!("{FIRST};P1[3 Pickb E 2 0];P1[4 Dropb E 2]")), [], "it was put back");
    let said = one(&file("", ";P0[1 Move C 3 D 3]")).notes[0].to_string();
    assert_eq!(said, "turn 1 of player 1 has no Done, so it was not finished and not read");
}

#[test]
fn what_was_taken_back_is_not_played() {
    for nodes in [
        ";P0[1 Pickb E 2 0];P0[2 Dropb E 2];P0[3 Move C 3 D 3];P0[4 Done ]",
        ";P0[1 Pickb C 3 0];P0[2 Dropb B 2];P0[3 Pickb B 2 0];P0[4 Dropb D 3];P0[5 Done ]",
        ";P0[1 Pickb E 2 0];P0[2 Dropb F 2];P0[3 Pickb F 2 0];P0[4 Dropb E 2];P0[5 Move C 3 D 3];P0[6 Done ]",
        ";P0[1 Pick G];P0[2 Drop F];P0[3 Pick F];P0[4 Drop G];P0[5 Move C 3 D 3];P0[6 Done ]",
        ";P0[1 Resign ];P0[2 Resign ];P0[3 Move C 3 D 3];P0[4 Done ]",
    ] {
        let game = one(&file("", nodes));
        assert_eq!(turns(&game.record), "c3-d3", "{nodes}");
        assert_eq!(game.record.result, GameResult::Open, "{nodes}");
    }
    let other = ";P0[1 Pick G];P0[2 Drop F];P0[3 Pick F];P0[4 Drop G];P0[5 Claim R F];P0[6 Move C 3 D 3];P0[7 Done ]";
    assert_eq!(turns_of(other), "R,c3-d3");
}

#[test]
fn a_number_that_goes_back_begins_a_variation() {
    let nodes =
        format!("{FIRST};P1[3 Move E 2 F 2];P1[4 Done ];P1[3 Move F 4 F 5];P1[4 Done ];P0[1 Move E 2 F 2];P0[2 Done ]");
    let record = one(&file("", &nodes)).record;
    assert_eq!(turns(&record), "c3-d3 e2-f2", "the first line is the game");
    let after = |node| record.children(node).iter().map(|&id| record.node(id).turn().to_string()).collect::<Vec<_>>();
    assert_eq!(after(None), ["c3-d3", "e2-f2"]);
    assert_eq!(after(record.main_line().next()), ["e2-f2", "f4-f5"]);
}

#[test]
fn lines_that_begin_with_the_same_turn_share_it() {
    let nodes = "(;P0[1 Move C 3 D 3];C[one]P0[2 Done ];P1[3 Move E 2 F 2];P1[4 Done ])\
        (;P0[1 Pickb C 3 0];P0[2 Dropb D 3];C[two]P0[3 Done ];P1[4 Move F 4 F 5];P1[5 Done ])";
    let record = one(&file("", nodes)).record;
    assert_eq!(record.turn_total(), 3);
    assert_eq!(comments(&record), ["one", "two"]);
}

#[test]
fn comments_belong_to_the_turn_in_which_they_stand() {
    let nodes = ";C[a {brace}]P0[1 Move C 3 D 3];TM[5]C[b\r\nc]P0[2 Done ] ;C[after it]";
    let text = format!("(;C[root]GM[lyngk]SU[Lyngk 2 {KEY} 100];C[start]N[name]AN[x][y]P0[0 Start P0]{nodes})");
    assert_eq!(comments(&one(&text).record), ["root", "start", "a (brace)", "b\nc", "[%emt 0.005]", "after it"]);
}

#[test]
fn marks_of_sgf_become_marks() {
    let record = one(&file("", ";P0[1 Move C 3 D 3];TE[2]P0[2 Done ];P1[3 Move E 2 F 2];DO[]P1[4 Done ]")).record;
    let marks: Vec<_> = record.main_line().filter_map(|id| record.node(id).marks.first()?.suffix()).collect();
    assert_eq!(marks, ["!!", "?!"]);
}

#[test]
fn elapsed_times_are_known_only_from_turn_to_turn() {
    let timed = |times: [&str; 3]| {
        let [first, second, third] = times;
        let nodes = format!(
            ";P0[1 Move C 3 D 3]{first};P0[2 Done ];P1[3 Move E 2 F 2];P1[4 Done ];P0[5 Move E 6 F 6]{second};P0[6 Done ];P1[7 Move E 3 E 4];P1[8 Done ];P0[9 Claim B F];P0[10 Move D 1 C 2];P0[11 Done ]{third}"
        );
        comments(&one(&file("", &nodes)).record)
    };
    assert_eq!(timed(["TM[500]", "TM[2000]", "TM[3000]"]), ["[%emt 0.5]", "[%emt 1.5]", "[%emt 1]"]);
    assert_eq!(
        timed(["TM[500]", "", "TM[3000]"]),
        ["[%emt 0.5]"],
        "it is not known which of the two turns took the time"
    );
    assert_eq!(timed(["TM[500]", "TM[400]", "TM[x]"]), ["[%emt 0.5]"], "times that go back are wrong");
}

#[test]
fn the_player_who_starts_is_our_player_1() {
    let text = format!(
        "(;GM[LYNGK]SU[lyngk 2 {KEY} 100]P0[ id \"ada\"]P1[ id \"bert\"];P1[0 Start P1];P1[1 Move C 3 D 3];P1[2 Done ];P0[3 Claim G F];P0[4 Move E 2 F 2];P0[5 Done ])"
    );
    let record = one(&text).record;
    assert_eq!((turns(&record).as_str(), record.tag("Player1")), ("c3-d3 G,e2-f2", Some("bert")));
    let wrong = text.replace("Claim G F", "Claim G S");
    let other = OrderProblem::OtherPlace { place: "S", own: "F" };
    assert_eq!(error(&wrong).problem, Problem::Order(other));
}

#[test]
fn the_setup_is_read_in_any_case_and_every_wrong_word_has_its_place() {
    let setup = |setup: &str| format!("(;GM[lyngk]SU[{setup}])");
    for (text, variant) in
        [("Lyngk 2 5 100", Variant::Standard), ("lyngk-6 2 5", Variant::Six), ("LYNGK 2 -5 100", Variant::Standard)]
    {
        assert_eq!(one(&setup(text)).record.start().variant(), variant, "{text}");
    }
    assert_eq!(*one(&setup("Lyngk-6 2 -77 100")).record.start(), start_of_key(-77, Variant::Six));
    for (text, column, expected, found) in [
        ("Hex 2 5 100", 15, Expected::Variant, "Hex"),
        ("Lyngk 3 5 100", 21, Expected::TwoPlayers, "3"),
        ("Lyngk 2 2147483648 100", 23, Expected::Key, "2147483648"),
        ("Lyngk 2", 22, Expected::Key, ""),
        ("Lyngk 2 5 101", 25, Expected::Revision, "101"),
        ("Lyngk 2 5 100 x", 29, Expected::End, "x"),
    ] {
        let error = error(&setup(text));
        assert_eq!((error.line, error.column), (1, column), "{text}: {error}");
        assert_eq!(error.problem, Problem::Word { expected, found: found.to_owned() }, "{text}");
    }
}

#[test]
fn other_games_and_texts_are_rejected() {
    assert_eq!(error("(;GM[hex]SU[Lyngk 2 1 100])").problem, Problem::OtherGame { game: "hex".to_owned() });
    assert!(matches!(error("(;SU[Lyngk 2 1 100])").problem, Problem::Missing { name: "GM", .. }));
    assert!(matches!(error("(;GM[lyngk])").problem, Problem::Missing { name: "SU", .. }));
    assert!(matches!(error("hello").problem, Problem::Syntax { expected: Expected::Game, found: Some('h') }));
    assert!(Games::new(" \r\n").next().is_none());
    let shown = error("(;GM[hex]SU[Lyngk 2 1 100])").to_string();
    assert_eq!(shown, "line 1, column 6: this is a game of \"hex\", expected GM[lyngk]");
    let shown = error("(;GM[\u{1b}[2J]SU[Lyngk 2 1 100])").to_string();
    assert_eq!(
        shown, "line 1, column 6: this is a game of \"\\u{1b}[2J\", expected GM[lyngk]",
        "a terminal would obey it"
    );
}

#[test]
fn errors_have_the_line_and_column_of_the_word() {
    let error = error(&file("", "\n;P0[1 Move C 3 D 3]\n;P0[2 Done ]\r\n;C[é]P1[3 Fly]"));
    assert_eq!((error.line, error.column, error.game), (4, 11, 1));
    assert_eq!(error.problem, Problem::Word { expected: Expected::Verb, found: "Fly".to_owned() });
    assert!(error.to_string().starts_with("line 4, column 11: expected Start, Pick,"), "{error}");
    for verb in ["Undo", "Reset", "PleaseUndo", "Swap", "NullMove", "OfferDraw"] {
        assert!(matches!(problem_of(&format!(";P0[1 {verb} ]")), Problem::Word { expected: Expected::Verb, .. }));
    }
}

#[test]
fn moves_must_fit_what_happened_before() {
    use OrderProblem::{
        AlreadyStarted, ClaimAfterMove, ClaimAlone, HandEmpty, HandFull, NotEditing, NothingClaimed, OtherPlayer, Over,
        PartOfStack, SecondClaim, SecondMove,
    };
    for (nodes, problem) in [
        (";P1[1 Move C 3 D 3]".to_owned(), OtherPlayer { mover: "P1", to_move: "P0" }),
        (";P0[1 Drop F]".to_owned(), HandEmpty),
        (";P0[1 Dropb F 2]".to_owned(), HandEmpty),
        (";P0[1 Pick G];P0[2 Pick R]".to_owned(), HandFull),
        (";P0[1 Pick G];P0[2 Drop R]".to_owned(), HandFull),
        (";P0[1 Pickb C 3 0];P0[2 Done ]".to_owned(), HandFull),
        (";P0[1 Claim G F];P0[2 Claim R F]".to_owned(), SecondClaim),
        (";P0[1 Claim G F];P0[2 Done ]".to_owned(), ClaimAlone { color: Color::Green }),
        (";P0[1 Pick F]".to_owned(), NothingClaimed),
        (";P0[1 Move C 3 D 3];P0[2 Claim G F]".to_owned(), ClaimAfterMove),
        (";P0[1 Move C 3 D 3];P0[2 Move E 2 F 2]".to_owned(), SecondMove),
        (";P0[1 Move C 3 D 3];P0[2 Pickb E 2 0]".to_owned(), SecondMove),
        (";P0[1 Move C 3 D 3];P0[2 Pass ]".to_owned(), SecondMove),
        (";P0[1 Pickb C 3 1]".to_owned(), PartOfStack),
        (";P0[1 Pick FC]".to_owned(), NotEditing),
        (format!("{FIRST};P0[3 Start P0]"), AlreadyStarted),
        (";P0[1 Resign ];P0[2 Done ];P1[3 Move C 3 D 3]".to_owned(), Over),
    ] {
        assert_eq!(problem_of(&nodes), Problem::Order(problem), "{nodes}");
    }
    let early = format!("(;GM[lyngk]SU[Lyngk 2 {KEY} 100];P0[0 Pickb C 3 0])");
    assert_eq!(error(&early).problem, Problem::Order(OrderProblem::NotStarted));
}

#[test]
fn an_illegal_turn_is_an_error_with_number_reason_and_place() {
    let error = error(&file("", &format!("{FIRST}\n;P1[3 Pickb A 1 0];P1[4 Dropb I 1]\n;P1[5 Done ]")));
    let Problem::Turn { number: 1, player: Player::Two, error: illegal } = &error.problem else { panic!("{error}") };
    assert!(illegal.refusals().contains(&Refusal::NotInLine), "{illegal}");
    assert_eq!((error.line, error.column), (2, 23), "where it lands");
    assert!(matches!(problem_of(";P0[1 Done ]"), Problem::Turn { .. }), "a pass while one can move");
    assert!(matches!(problem_of(";P0[1 Pass ]"), Problem::Turn { .. }));
}

#[test]
fn a_history_after_the_game_is_ignored_and_other_games_are_read() {
    let game = file("GN[LY-ada-bert-2026-08-01-0800]", FIRST);
    let history = "(;GM[lyngk]SU[Lyngk 2 1741129305 100]GN[LY-ada-bert-2026-08-01-0800];Z[what ever];P0[7 PleaseUndo])";
    assert_eq!(turns(&one(&format!("{game}\n{history}")).record), "c3-d3");
    assert_eq!(turns(&one(&format!("{game}(;Z[no set-up])")).record), "c3-d3");
    let other = file("GN[LY-ada-bert-2026-08-02-0800]", "");
    let read: Vec<_> = Games::new(&format!("{game}{other}")).map(|game| game.map(|game| turns(&game.record))).collect();
    assert_eq!(read, [Ok("c3-d3".to_owned()), Ok(String::new())]);
    let unnamed = [file("", FIRST), file("DT[2 May 2020]", ""), file("", FIRST)].concat();
    assert_eq!(Games::new(&unnamed).count(), 2, "the third is the first again");
}

#[test]
fn reading_goes_on_after_a_broken_game() {
    let broken = file("GN[LY-a-b-2026-08-01-0800]", ";P0[1 Fly]");
    let text = format!("{}\n{broken}\n{}", file("", FIRST), file("GN[LY-c-d-2026-08-01-0800]", FIRST));
    let read: Vec<_> =
        Games::new(&text).map(|game| game.map_err(|error| (error.game, error.line)).map(|_| ())).collect();
    assert_eq!(read, [Ok(()), Err((2, 2)), Ok(())]);
    let open = format!("{}(;GM[lyngk]", file("", FIRST));
    assert_eq!(Games::new(&open).map(|game| game.is_ok()).collect::<Vec<_>>(), [true, false]);
}

#[test]
fn a_game_whose_end_is_missing_does_not_swallow_the_next() {
    let (first, next) = (file("", FIRST), file("GN[LY-c-d-2026-08-01-0800]", FIRST));
    for broken in [&first[..first.len() - 1], &first[..first.len() - 3], &first.replace("Start P0]", "Start P0"), "("] {
        for separator in ["\n", "\r\n  "] {
            let text = format!("{broken}{separator}{next}");
            let read: Vec<_> = Games::new(&text).map(|game| game.map(|game| turns(&game.record)).ok()).collect();
            assert_eq!(read, [None, Some("c3-d3".to_owned())], "{text}");
        }
    }
    let comment = file("", &format!("{FIRST};C[the file began with\n(;GM[lyngk\\]SU[Lyngk 2 1 100\\])]"));
    let read: Vec<_> = Games::new(&comment).map(|game| game.map(|game| turns(&game.record))).collect();
    assert_eq!(read, [Ok("c3-d3".to_owned())], "a comment may look like a game");
}

#[test]
fn text_after_a_game_is_skipped_unless_it_may_be_a_part_of_one() {
    let game = file("", FIRST);
    assert_eq!(turns(&one(&format!("{game}\nSaved by a viewer.\u{1a}\n")).record), "c3-d3");
    for rest in [";P1[3 Move E 2 F 2]", ")", "C[x]"] {
        let read: Vec<_> = Games::new(&format!("{game}{rest}")).map(|game| game.is_ok()).collect();
        assert_eq!(read, [true, false], "{rest}");
    }
    assert_eq!(Games::new("hello (;GM[lyngk]SU[Lyngk 2 1 100])").map(|game| game.is_ok()).next(), Some(false));
}

#[test]
fn every_error_of_a_text_has_its_own_place() {
    let text = "(;GM[hex]) (;GM[é]) (;GM[go])\n (;GM[chess])\r\n(;GM[lyngk])(;";
    let places: Vec<_> =
        Games::new(text).filter_map(Result::err).map(|error| (error.game, error.line, error.column)).collect();
    assert_eq!(places, [(1, 1, 6), (2, 1, 17), (3, 1, 26), (4, 2, 7), (5, 3, 1), (6, 3, 15)]);
}

#[test]
fn names_may_have_codes_brackets_and_bytes_of_latin_1() {
    let bytes = b"(;GM[lyngk]SU[Lyngk 2 1 100]P0[id \"Jos\xe9\"]P1[id \"Zo%235% \xc3\xab\"]GN[LY-x]y-b-2026-08-01-0800]RE[Game won by Jos\xe9])";
    let record = one(&decode(bytes)).record;
    assert_eq!((record.tag("Player1"), record.tag("Player2")), (Some("José"), Some("Zoë ë")));
    assert_eq!(record.result, GameResult::Win(Player::One));
    assert_eq!(record.tag("BoardspaceGame"), Some("LY-x]y-b-2026-08-01-0800"));
}

#[test]
fn names_come_from_the_games_name_where_there_are_no_others() {
    let text = "(;GM[lyngk]SU[Lyngk 2 1 100]GN[TU!A!LY-ada+b-bert-2026-12-31-2330]DT[Fri Jan 01 00:30:00 CET 2027])";
    let record = one(text).record;
    assert_eq!((record.tag("Player1"), record.tag("Player2")), (Some("ada b"), Some("bert")));
    assert_eq!(record.tag("Date"), Some("2026.12.31"), "UTC");
    let without = text.replace("GN[TU!A!LY-ada+b-bert-2026-12-31-2330]", "");
    assert_eq!(one(&without).record.tag("Date"), Some("2027.01.01"));
}

#[test]
fn resignation_time_and_a_missing_end_give_their_results() {
    let result = |root: &str, nodes: &str| {
        let game = one(&file(root, nodes));
        let termination = game.record.tag("Termination").map(str::to_owned);
        (game.record.result.text(), termination, game.notes)
    };
    let said = |termination: &str| Some(termination.to_owned());
    assert_eq!(result("", FIRST), ("*", None, vec![]));
    assert_eq!(result("", ";P0[1 Resign ];P0[2 Done ]"), ("0-1", said("resignation"), vec![]));
    assert_eq!(result("", ";P0[1 Claim G F];P0[2 Pickb C 3 0];P0[3 Resign ];P0[4 Done ]").0, "0-1");
    let resigned = Note::Unfinished { number: 1, player: Player::One, resigned: true };
    assert_eq!(result("", ";P0[1 Resign ]"), ("*", None, vec![resigned]), "it counts with the Done");
    let said_ada = "RE[ada hat gewonnen]";
    assert_eq!(result(said_ada, FIRST), ("1-0", None, vec![]));
    let contradiction =
        Note::EndContradicts { end: GameResult::Win(Player::Two), stated: GameResult::Win(Player::One) };
    assert_eq!(result(said_ada, ";P0[1 Resign ];P0[2 Done ]"), ("1-0", None, vec![contradiction]));
    let unknown = Note::UnknownResult { sentence: "???".to_owned() };
    assert_eq!(result("RE[???]", FIRST), ("*", None, vec![unknown]));
}

#[test]
fn a_win_on_time_is_doubtful_where_the_board_gives_it_to_the_other_player() {
    let won = |text: &str, root: &str| {
        let nodes = format!("{FIRST}{text}");
        let game = one(&file(root, &nodes));
        assert_eq!(game.record.tag("Termination"), Some("time"));
        (game.record.result.text(), game.notes)
    };
    let doubtful = |player| vec![Note::DoubtfulTime { result: GameResult::Win(player) }];
    assert_eq!(won(";P0[3 WinOnTime ]", ""), ("1-0", vec![]), "both give it to P0");
    assert_eq!(won(";P1[3 WinOnTime ]", ""), ("0-1", doubtful(Player::Two)));
    assert_eq!(won(";P1[3 WinOnTime ]", "RE[Game won by ada]"), ("1-0", doubtful(Player::One)));
    assert_eq!(won(";P0[3 LoseOnTime ]", ""), ("0-1", vec![]), "both give it to P1");
    assert_eq!(won(";P1[3 LoseOnTime ]", "RE[Game won by bert]"), ("0-1", doubtful(Player::Two)));
}

#[test]
fn a_position_may_be_laid_out_before_play() {
    // a1 and b1 change places over c1, green is claimed, and a stack of two is put on b2.
    let nodes = ";P0[0 Edit ];P0[1 Pickb A 1 0];P0[2 Dropb C 1];P0[3 Pickb B 1 0];P0[4 Dropb A 1];P0[5 Pickb C 1 1];\
        P0[6 Dropb B 1];P0[7 Pick G];P0[8 Drop S];P0[9 Move B 3 B 2];P0[10 Done ];P0[11 Start P1];P1[12 Move C 3 D 3];P1[13 Done ]";
    let text = format!("(;GM[lyngk]SU[Lyngk 2 {KEY} 100]{nodes})");
    let record = one(&text).record;
    assert!(record.start().to_string().starts_with("J/B,BK,.,I/G,"), "{}", record.start());
    assert!(record.start().to_string().ends_with(" 1 G/- 0/0 std"), "the place S is that of player 1, who is P1");
    assert_eq!(turns(&record), "c3-d3");
    assert_eq!((record.tag("BoardspaceKey"), record.tag("Site")), (None, None), "this start has no key");
    let unchanged = format!("(;GM[lyngk]SU[Lyngk 2 {KEY} 100];P0[0 Edit ];P0[1 Start P0])");
    assert_eq!(one(&unchanged).record.tag("BoardspaceKey"), Some(KEY));
    let named = text.replace("(;GM[lyngk]", "(;GM[lyngk]GN[LY-ada-bert-2026-08-01-0800]");
    assert_eq!(one(&named).record.tag("Site"), Some("Boardspace.net"), "its name is one of the site");
    let moves = Point::ALL.iter().filter(|&&point| point != Point::E1).map(|point| {
        let name = point.to_string().to_uppercase();
        format!(";P0[Move {} {} E 1]", &name[..1], &name[1..])
    });
    let moves = moves.collect::<Vec<_>>().concat();
    let pile = format!("(;GM[lyngk]SU[Lyngk 2 {KEY} 100];P0[Edit ]{moves};P0[Start P0])");
    assert_eq!(error(&pile).problem, Problem::Order(OrderProblem::StackFull { point: Point::E1 }));
    let full = text.replace("P0[10 Done ];", "P0[10 Pickb B 2 1];");
    assert_eq!(error(&full).problem, Problem::Order(OrderProblem::HandFull));
    let empty = text.replace("P0[10 Done ];", "P0[10 Pickb B 3 0];");
    assert_eq!(error(&empty).problem, Problem::Order(OrderProblem::NothingThere { point: Point::B3 }));
    let impossible =
        text.replace("P0[10 Done ];", "P0[10 Pickb D 2 0];P0[11 Drop FC];").replace("[11 Start", "[12 Start");
    assert!(matches!(error(&impossible).problem, Problem::Placement(_)), "a removed stack of one");
    assert_eq!(error(&text.replace("P0[10 Done ]", "P0[10 Resign ]")).problem, Problem::Order(OrderProblem::Editing));
}

#[test]
fn a_position_that_is_changed_in_the_middle_ends_the_reading() {
    let nodes =
        format!("{FIRST};P1[3 Edit ];P1[4 Pickb A 1 0];P1[5 Dropb B 1];P1[6 Start P1];P1[7 Move E 2 F 2];P1[8 Done ]");
    let game = one(&file("", &nodes));
    assert_eq!((turns(&game.record).as_str(), &game.notes[..]), ("c3-d3", &[Note::PositionChanged][..]));
}

#[test]
fn a_line_has_a_limited_number_of_moves() {
    let nodes = ";P0[Pickb C 3 0];P0[Dropb C 3]".repeat(1_001);
    assert_eq!(problem_of(&nodes), Problem::TooManyMoves { limit: 2_000 });
    assert_eq!(turns_of(&format!("{}{FIRST}", ";C[a remark]".repeat(2_001))), "c3-d3", "a comment is not a move");
}

#[test]
fn turns_after_the_one_that_our_rules_forbid_are_listed() {
    let more = ";P1[44 Claim I S];P1[45 Move C 4 C 6];P1[46 Done ];P0[47 Pass ];P1[48 Resign ];P1[49 Done ]";
    let text = sample("sample3.sgf");
    let end = text.find("; P1[44 Resign").expect("the end");
    let game = one(&format!("{}{more})", &text[..end]));
    let Some(Note::OtherRules { unread, .. }) = game.notes.last() else { panic!("{:?}", game.notes) };
    assert_eq!(unread.iter().map(ToString::to_string).collect::<Vec<_>>(), ["f6-b3", "I,c4-c6", "pass"]);
    assert_eq!(game.record.result, GameResult::Win(Player::One));
}
