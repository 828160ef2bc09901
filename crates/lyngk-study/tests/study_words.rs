//! Tests of the English sentences about studies, the editor, links and analyses.

use std::time::Duration;

use lyngk_engine::analysis::{Grade, Judgement, Summary, Theme, ThrownAway, TurnAnalysis};
use lyngk_engine::{Line, Proof, Score, Verdict, Wdl};
use lyngk_rules::{Color, Ground, Mark, PerPlayer, Piece, Player, Point, Position, Record, Tag, Turn, Variant};
use lyngk_study::review::Gift;
use lyngk_study::study::TextError;
use lyngk_study::{
    Capture, Chances, Edit, Editor, ImportError, LikelyEnd, LinkError, RetryVerdict, Study, analysis, editor, import,
    link, review, study,
};
use lyngk_view::{Language, Words};

/// The texts of the view and of this crate, as the page reads them.
fn words() -> Words {
    let view = include_str!("../../lyngk-view/src/lang/en.ftl");
    let own = include_str!("../src/lang/en.ftl");
    Words::read(Language::English, &format!("{view}\n{own}"))
}

/// Whether a text exists: a missing one shows its key.
fn is_text(text: &str) -> bool {
    let is_key = text.contains('-') && text.chars().all(|char| char.is_ascii_lowercase() || char == '-');
    !is_key && !text.is_empty() && !text.contains(['{', '$'])
}

fn proved(verdict: Verdict, distance: u16, ground: Ground) -> Proof {
    Proof { verdict, distance, ground, margin: 2 }
}

#[test]
fn scores_have_a_long_and_a_short_form() {
    let words = words();
    let estimate = Score::Estimate(Wdl::new(0.62, 0.05));
    assert_eq!(analysis::say::score(&words, estimate), "Win 62%, tie 5%, loss 33%");
    assert_eq!(analysis::say::short_score(&words, estimate), "65%");
    let win = proved(Verdict::Win, 7, Ground::Stacks { height: 5 });
    assert_eq!(analysis::say::score(&words, Score::Proved(win)), "Proved win in 4 moves");
    assert_eq!(analysis::say::short_score(&words, Score::Proved(win)), "proved win");
    assert_eq!(analysis::say::ground(&words, win).as_deref(), Some("by stacks of five (+2)"));
    assert_eq!(analysis::say::precise_score(&words, estimate), "64.5%");
    assert_eq!(analysis::say::precise_score(&words, Score::Proved(win)), "proved win");
    let over = proved(Verdict::Draw, 0, Ground::AllEqual);
    assert_eq!(analysis::say::score(&words, Score::Proved(over)), "A tie");
    assert_eq!(analysis::say::ground(&words, over), None);
    for verdict in [Verdict::Win, Verdict::Draw, Verdict::Loss] {
        for distance in [0, 1, 2] {
            let score = Score::Proved(proved(verdict, distance, Ground::SuddenDeath));
            assert!(is_text(&analysis::say::score(&words, score)));
            assert!(is_text(&analysis::say::short_score(&words, score)));
        }
    }
    assert_eq!(analysis::say::claim(&words, None), "no claim");
    assert_eq!(analysis::say::claim(&words, Some(Color::Red)), "red");
}

#[test]
fn the_outlook_names_the_players() {
    let words = words();
    let names = PerPlayer::new("Anna", "Ben").map(str::to_owned);
    let end = LikelyEnd { fives: PerPlayer::new(4, 3), lead: -1..=2 };
    let said = analysis::say::likely_end(&words, &end, &names);
    assert_eq!(said, "Stacks of five at the end: Anna about 4, Ben about 3");
    assert_eq!(analysis::say::usual_lead(&words, &end, "Anna"), "Anna, lead in at least 4 of 5 such games: −1 to +2");
    let even = LikelyEnd { fives: PerPlayer::new(3, 3), lead: 0..=0 };
    assert_eq!(analysis::say::usual_lead(&words, &even, "Anna"), "Anna, lead in at least 4 of 5 such games: 0");
    let captures = [
        Capture { point: Point::E4, player: Player::Two, share: 999 },
        Capture { point: Point::ALL[0], player: Player::Two, share: 501 },
    ];
    let said = analysis::say::captures(&words, &captures, Player::Two, "Ben");
    assert_eq!(said.as_deref(), Some("Ben, stacks within reach: e4\u{a0}99%, a1\u{a0}50%"));
    assert_eq!(analysis::say::captures(&words, &captures, Player::One, "Anna"), None);
}

#[test]
fn every_grade_theme_and_loss_of_result_has_a_sentence() {
    let words = words();
    let themes = vec![
        Theme::MissedCompletion,
        Theme::AllowsCompletion,
        Theme::EarlyClaim { color: Color::Red },
        Theme::MissedClaim { color: Color::Red },
        Theme::OtherClaim { claimed: Color::Red, better: Color::Blue },
        Theme::RanOutOfMoves,
        Theme::MissedLyngk { points: vec![Point::C1, Point::D1] },
    ];
    assert!(themes.iter().all(|theme| is_text(&analysis::say::theme(&words, theme))));
    assert_eq!(analysis::say::theme(&words, &Theme::MissedCompletion), "A stack could have been completed at once.");
    assert!(Grade::ALL.iter().all(|&grade| is_text(&analysis::say::grade(&words, grade))));
    let wastes = [(Verdict::Win, Verdict::Draw), (Verdict::Win, Verdict::Loss), (Verdict::Draw, Verdict::Loss)];
    for (had, left) in wastes {
        let judgement = Judgement {
            grade: Grade::Blunder,
            loss: 0.5,
            better: None,
            thrown_away: Some(ThrownAway { had, left }),
            only_good: false,
            themes: themes.clone(),
        };
        let text = analysis::say::cost(&words, &turn(judgement), "Anna", false);
        assert!(text.as_ref().is_some_and(|text| text.starts_with("The ")), "{text:?}");
    }
    let better = Line { score: estimate(0.8), turns: vec![Turn::Pass] };
    let mistake = turn(Judgement {
        grade: Grade::Blunder,
        loss: 0.55,
        better: Some(better),
        thrown_away: None,
        only_good: false,
        themes: Vec::new(),
    });
    let cost = |is_you| analysis::say::cost(&words, &mistake, "Anna", is_you).unwrap_or_default();
    assert_eq!(cost(true), "Your chances fell from 80% to 25%.");
    assert_eq!(cost(false), "Anna’s chances fell from 80% to 25%.");
    let verdicts = [
        RetryVerdict::Best,
        RetryVerdict::GoodEnough,
        RetryVerdict::AsPlayed,
        RetryVerdict::StillGives,
        RetryVerdict::Worse { loss: 0.123 },
    ];
    assert!(verdicts.iter().all(|&verdict| is_text(&review::say::retry(&words, verdict))));
    assert_eq!(review::say::progress(&words, (12, 31)), "12 of 31 moves");
    assert_eq!(review::say::accuracy(&words, &Summary::default()), None);
}

fn estimate(win: f32) -> Score {
    Score::Estimate(Wdl::new(win, 0.0))
}

/// A turn of player 1 that leaves a chance of a quarter.
fn turn(judgement: Judgement) -> TurnAnalysis {
    TurnAnalysis {
        index: 0,
        player: Player::One,
        turn: Turn::Pass,
        before: estimate(0.8),
        after: estimate(0.25),
        judgement: Some(judgement),
    }
}

#[test]
fn only_what_is_proved_is_certain() {
    let words = words();
    let all_but = estimate(0.9996);
    assert_eq!(analysis::say::short_score(&words, all_but), "99%");
    assert_eq!(analysis::say::precise_score(&words, all_but), "99.9%");
    assert_eq!(analysis::say::score(&words, all_but), "Win 99%, tie 0%, loss 1%");
    assert_eq!(analysis::say::short_score(&words, estimate(0.0)), "1%");
    let seen = |score| analysis::say::chances(&words, Chances::seen_by(score, Player::One, Player::Two));
    assert_eq!(seen(all_but), "Win 1%, tie 0%, loss 99%");
    assert_eq!(seen(Score::Proved(proved(Verdict::Win, 3, Ground::AllEqual))), "Win 0%, tie 0%, loss 100%");
    let extent = |nodes, depth, millis| analysis::Extent { nodes, depth, time: Duration::from_millis(millis) };
    assert_eq!(
        analysis::say::searched(&words, extent(1_234_567, 12, 61_000)),
        "Positions searched: 1\u{202f}234\u{202f}567, depth 12, 1:01"
    );
    assert_eq!(analysis::say::searched(&words, extent(12, 1, 200)), "Positions searched: 12, depth 1, 0:00.2");
}

#[test]
fn a_stack_that_was_given_away_names_both_players() {
    let words = words();
    let names = PerPlayer::new("Anna", "Pip").map(str::to_owned);
    let gift = Gift { ply: 3, player: Player::One, point: Point::E4, safe: Turn::Pass, is_error: false };
    let said = |you| review::say::gift(&words, &gift, &names, you);
    assert_eq!(said(Some(Player::One)), "You let Pip complete a stack on e4.");
    assert_eq!(said(Some(Player::Two)), "Anna let you complete a stack on e4.");
    assert_eq!(said(None), "Anna let Pip complete a stack on e4.");
}

#[test]
fn refused_edits_are_explained_with_their_rules() {
    let words = words();
    let mut board = Editor::empty(Variant::Standard);
    let red = Piece::Color(Color::Red);
    board.apply(Edit::Put { point: Point::D3, piece: red }).expect("possible");
    let say = |edit| editor::say::refused(&words, &board.clone().apply(edit).expect_err("not possible"));
    let twice = say(Edit::Put { point: Point::D3, piece: red });
    assert_eq!(twice, "The stack on d3 holds a colour more than once: red. (Rule E5)");
    assert_eq!(say(Edit::TakeTop { point: Point::E4 }), "Nothing stands on e4.");
    assert_eq!(say(Edit::Move { from: Point::D3, to: Point::D3 }), "It is already there.");
    let text = editor::say::missing(&words, &board);
    assert!(
        text.starts_with("42 more pieces must go") && text.ends_with("7 × red, 8 × green, 8 × black, 3 × joker."),
        "{text}"
    );
    board.apply(Edit::RandomStart { seed: 1 }).expect("possible");
    assert_eq!(editor::say::missing(&words, &board), "This position can be played.");
    let full =
        editor::say::refused(&words, &board.clone().apply(Edit::Put { point: Point::A1, piece: red }).expect_err("43"));
    assert!(full.ends_with("left: red. The game has 8."), "{full}");
    board.apply(Edit::Score { player: Player::One, stacks: 1 }).expect("possible");
    assert!(editor::say::missing(&words, &board).starts_with("5 pieces must be taken off"));
    board.apply(Edit::ClearAll).expect("possible");
    for piece in [red, Piece::Joker] {
        board.apply(Edit::Put { point: Point::D3, piece }).expect("possible");
    }
    assert!(editor::say::missing(&words, &board).contains("The joker on d3 needs a piece"));
}

#[test]
fn import_errors_are_explained() {
    let words = words();
    let start = Record::new(Position::random_start(1, Variant::Standard));
    let lgn = start.to_string();
    let cases = [
        ("", "There is nothing to read."),
        ("hello", "This is not a game"),
        (&lgn.replace("std", "x"), "Line 1, column 11: “x” is not a variant"),
        (&lgn.replace("Variant", "Variety"), "The tag Variant is missing"),
        (&lgn.replace("[Start", "[Variant \"six\"]\n[Start"), "Line 2, column 1: The tag Variant appears twice"),
        (&lgn.replace("\"]\n", "\n"), "The value of the tag Variant must be one line"),
        (&lgn.replace('*', "1. a1-i1 *"), "Player 1, move 1: a1-i1 is not possible."),
        (&lgn.replace('*', "1. c1:c2 *"), "There should be the character - here, not “:”."),
        (&lgn.replace('*', "1. z1-c2 *"), "a move such as c1-c2"),
        (&lgn.replace('*', "1. c9-c2 *"), "the number of a point in this column, 1 to 7"),
        (&lgn.replace('*', "( *"), "must follow the move that it replaces"),
        (&lgn.replace('*', ") *"), "This ) has no matching (."),
        (&lgn.replace('*', "! *"), "must follow the move that it judges"),
        (&lgn.replace('*', "{ *"), "There should be the closing brace that ends"),
        (&lgn.replace('*', ""), "but the text ends."),
        (&lgn.replacen('/', "/R", 1), "The game cannot start from this position. "),
        (&start.start().to_string().replace("std", "five"), "the variant, std or six"),
        ("https://example.org/#azzzz", "cut short or mistyped"),
    ];
    for (text, expected) in cases {
        let said = study::say::import_error(&words, &import(text).expect_err(text));
        assert!(said.contains(expected) && is_text(&said), "{text}: {said}");
    }
    let file = |nodes: &str| format!("(;GM[lyngk]SU[Lyngk 2 1 100]\n;P0[0 Start P0]{nodes})");
    let files = [
        (file(";P0[1 Fly]"), "Line 2, column 22: There should be Start, Pick, Drop, "),
        (
            file(";P0[1 Dropb C]"),
            "There should be the number of a point in this column, 1 to 7 here, but the text ends.",
        ),
        (file("+"), "There should be C[…] ; ( ) here, not “+”."),
        (file(";P0[1 Done ]"), "Player 1, move 1: pass is not possible."),
        (file(";P1[1 Done ]"), "This move does not fit the ones before it."),
        (
            file(";P0[1 Edit ];P0[2 Pickb A 1 0];P0[3 Drop FC];P0[4 Start P0]"),
            "The game cannot start from this position. ",
        ),
        (file(&"(;".repeat(2_000)), "too large"),
        (file("").replace("lyngk", "hex"), "This is a game of “hex”, not of LYNGK."),
        (file("").replace("SU", "XX"), "The property SU[Lyngk 2 key 100] is missing."),
    ];
    for (text, expected) in files {
        let said = study::say::import_error(&words, &import(&text).expect_err(expected));
        assert!(said.contains(expected) && is_text(&said), "{text}: {said}");
    }
    let large = ImportError::TooLarge { bytes: 2_000_000, limit: 1_048_576 };
    assert!(study::say::import_error(&words, &large).starts_with("This text is 2000 kB long; the limit is 1049 kB"));
    assert!(is_text(&study::say::import_error(&words, &ImportError::TooMany { limit: 5 })));
    let links = [
        LinkError::Empty,
        LinkError::TooLong { letters: 20_000, limit: 16_384 },
        LinkError::UnknownVersion { letter: 'b' },
        LinkError::WrongLetter { place: 3, letter: '*' },
        LinkError::Damaged,
        LinkError::Impossible,
    ];
    assert!(links.iter().all(|error| is_text(&link::say::error(&words, error))));
    assert!(
        [TextError::Brace, TextError::Tag].iter().all(|&error| study::say::text_error(&words, error).ends_with('.'))
    );
}

#[test]
fn games_and_their_turns_are_named() {
    let words = words();
    let mut record = Record::new(Position::random_start(1, Variant::Standard));
    record.set_tag(Tag::new("Player1", "Anna").expect("a tag"));
    record.set_tag(Tag::new("Player2", "Engine level 3").expect("a tag"));
    let turn = record.start().turns()[0];
    let first = record.push(None, turn).expect("a listed turn");
    record.marks_mut(first).push(Mark(2));
    assert_eq!(study::say::game(&words, &record), "Anna – Tilda (level 3), 1 move, *");
    assert_eq!(study::say::player(&words, &Record::new(*record.start()), Player::Two), "Player 2");
    let tree = Study::new(record).tree();
    assert_eq!(study::say::item(&words, &tree[0].items[0], "Anna"), format!("1, Anna: {turn}, mistake"));
    assert!((1..=6).all(|mark| study::say::mark(&words, Mark(mark)).is_some_and(|text| is_text(&text))));
    assert_eq!(study::say::mark(&words, Mark(9)), Some("mark 9".to_owned()));
}
