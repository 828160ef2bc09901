//! Tests of studies: navigation, edits, undo, rows, import.

use lyngk_game::tags::PlayerInfo;
use lyngk_rules::{SplitMix64, Variant};
use proptest::prelude::*;

use super::*;

fn study(seed: u64) -> Study {
    Study::new(Record::new(Position::random_start(seed, Variant::Standard)))
}

/// Plays the turns with these indices in the list of legal turns.
fn play(study: &mut Study, numbers: &[usize]) -> Vec<PlayEffect> {
    numbers.iter().map(|&number| study.play(study.position().turns()[number]).expect("a listed turn")).collect()
}

fn id(step: PlayEffect) -> NodeId {
    let (PlayEffect::Known(id) | PlayEffect::Added(id) | PlayEffect::Varied(id)) = step;
    id
}

/// `1. a 2` and a variation of the first reply with two turns; back at the start.
fn with_variation() -> (Study, [NodeId; 5]) {
    let mut study = study(7);
    let main = play(&mut study, &[0, 0, 0]);
    study.to_start();
    study.forward();
    let variation = play(&mut study, &[1, 2]);
    study.to_start();
    let all: Vec<NodeId> = main.into_iter().chain(variation).map(id).collect();
    (study, all.try_into().expect("five turns"))
}

#[test]
fn an_adopted_version_keeps_the_cursor_and_what_was_edited_here_can_be_undone() {
    let (mut study, [first, _, _, variation, last]) = with_variation();
    study.go_to(Some(last));
    let (edits, line) = (study.edits(), study.line());
    let mut newer = study.record().clone();
    newer.comments_mut(first).extend(Comment::new("from elsewhere"));
    study.adopt(newer.clone());
    assert_eq!((study.record(), study.line()), (&newer, line));
    assert!(study.edits() > edits && study.can_undo());
    // The last turn was played here; the comment is from elsewhere.
    assert!(study.undo());
    assert_eq!((study.record().turn_total(), &study.record().node(first).comments), (4, &newer.node(first).comments));
    assert!(study.redo());
    assert_eq!(study.record(), &newer);
    study.to_end();
    // Of a turn that is gone, the last one before it is left.
    newer.remove(variation);
    study.adopt(newer);
    assert_eq!(study.line().len(), 1);
    let edits = study.edits();
    assert!(study.back() && study.edits() == edits, "moving is no edit");
    study.set_remark(Remark::After, "a thought").expect("a comment");
    assert!(study.undo() && study.edits() > edits + 1);
}

#[test]
fn playing_follows_known_turns_and_adds_new_ones() {
    let mut study = study(7);
    let steps = play(&mut study, &[0, 0]);
    assert!(matches!(steps[..], [PlayEffect::Added(_), PlayEffect::Added(_)]));
    study.to_start();
    assert!(matches!(play(&mut study, &[0])[..], [PlayEffect::Known(first)] if first == id(steps[0])));
    assert!(matches!(play(&mut study, &[1])[..], [PlayEffect::Varied(_)]));
    assert_eq!(study.record().turn_total(), 3);
    let place = study.place();
    assert!(study.play("a1-i1".parse().expect("a turn")).is_err());
    assert_eq!((study.place(), study.record().turn_total()), (place, 3), "an illegal turn changes nothing");
    assert_eq!(study.line().len(), 2);
}

#[test]
fn navigation_moves_along_lines_and_between_variations() {
    let (mut study, [first, answer, third, other, last]) = with_variation();
    assert!(!study.back() && !study.next_variation() && !study.to_start());
    assert!(study.forward() && study.forward());
    assert_eq!(study.place(), Some(answer));
    assert!(study.has_variations() && study.next_variation());
    assert_eq!(study.place(), Some(other));
    assert!(study.to_end());
    assert_eq!(study.place(), Some(last));
    assert!(!study.forward() && !study.to_end());
    assert!(study.back() && study.previous_variation());
    assert_eq!(study.place(), Some(answer));
    assert!(study.previous_variation(), "after the first comes the last");
    assert_eq!(study.place(), Some(other));
    assert!(study.to_start() && study.to_end());
    assert_eq!(study.place(), Some(third));
    assert_eq!(*study.position(), study.record().position(Some(third)));
    assert!(study.go_to(Some(first)) && !study.next_variation(), "a single turn has no variation");
    assert!(!study.has_variations());
}

#[test]
fn promoting_and_deleting_can_be_undone_and_redone() {
    let (mut study, [first, answer, third, other, last]) = with_variation();
    let before = study.record().clone();
    study.go_to(Some(last));
    assert!(study.make_main_line() && !study.promote());
    assert_eq!(study.record().main_line().collect::<Vec<_>>(), [first, other, last]);
    assert!(study.undo());
    assert_eq!((study.record(), study.place()), (&before, Some(last)));

    study.go_to(Some(answer));
    assert!(study.delete());
    assert_eq!(study.place(), Some(first));
    assert!(!study.go_to(Some(third)), "it is gone");
    assert_eq!(study.record().main_line().collect::<Vec<_>>(), [first, other, last]);
    assert!(study.undo() && study.go_to(Some(third)));
    assert_eq!(study.record(), &before);
    assert!(study.redo());
    assert_eq!((study.place(), study.record().turn_total()), (Some(first), 3));
    while study.undo() {}
    assert_eq!(study.record().turn_total(), 0);
    assert!(!study.delete(), "nothing was played");
}

#[test]
fn judgement_marks_toggle_and_exclude_each_other() {
    let (mut study, [first, ..]) = with_variation();
    let mark = |suffix| Mark::from_suffix(suffix).expect("a mark");
    assert!(!study.toggle_mark(mark("!")), "the start is not a turn");
    study.go_to(Some(first));
    assert!(!study.toggle_mark(Mark(9)));
    assert!(study.toggle_mark(mark("!")) && study.toggle_mark(mark("?!")));
    assert_eq!(study.record().node(first).marks, [mark("?!")]);
    assert!(study.toggle_mark(mark("?!")));
    assert_eq!(study.record().node(first).marks, []);
}

#[test]
fn marks_of_the_position_stand_beside_those_of_the_turn() {
    let (mut study, [first, ..]) = with_variation();
    study.go_to(Some(first));
    study.toggle_diagram();
    for mark in [Mark(14), Mark(1), Mark(17)] {
        assert!(study.toggle_mark(mark));
    }
    assert_eq!(study.record().node(first).marks, [Mark(1), Mark(17), DIAGRAM]);
    assert_eq!(say::signs(&study.record().node(first).marks), "!\u{a0}∓");
    assert!(study.toggle_mark(Mark(2)) && study.toggle_mark(Mark(17)));
    assert_eq!(study.record().node(first).marks, [Mark(2), DIAGRAM]);
    let words = crate::texts::words(lyngk_view::Language::English);
    let names: std::collections::HashSet<String> =
        super::POSITION_MARKS.into_iter().filter_map(|mark| say::mark(&words, mark)).collect();
    assert_eq!(names.len(), super::POSITION_MARKS.len(), "{names:?}");
}

#[test]
fn comments_are_stored_where_they_are_shown() {
    let (mut study, [first, answer, _, other, _]) = with_variation();
    study.set_remark(Remark::After, " A quiet start. ").expect("a comment");
    assert_eq!(study.record().comments.len(), 1);
    study.go_to(Some(first));
    assert_eq!(study.remark(Remark::Before), "A quiet start.", "before the first turn is at the start");
    study.go_to(Some(answer));
    study.set_remark(Remark::Before, "now").expect("a comment");
    assert_eq!(study.record().node(first).comments.len(), 1);
    study.go_to(Some(other));
    study.set_remark(Remark::Before, "or").expect("a comment");
    assert_eq!(study.record().node(other).lead().len(), 1);
    assert_eq!(study.set_remark(Remark::After, "a } b"), Err(TextError::Brace));
    study.set_remark(Remark::Before, "").expect("nothing");
    assert_eq!(study.record().node(other).lead().len(), 0);
    assert_eq!(study.to_lgn().parse().as_ref(), Ok(study.record()));
}

#[test]
fn comments_for_programs_are_hidden_and_kept() {
    let mut record = study(1).record().clone();
    let turn = record.start().turns()[0];
    let first = record.push(None, turn).expect("a listed turn");
    record.comments_mut(first).extend(["[%clk 231.5]", "well played"].map(|text| Comment::new(text).expect("text")));
    let mut study = Study::new(record);
    study.forward();
    assert_eq!(study.remark(Remark::After), "well played");
    study.set_remark(Remark::After, "or not").expect("a comment");
    let texts: Vec<&str> = study.record().node(first).comments.iter().map(Comment::as_str).collect();
    assert_eq!(texts, ["[%clk 231.5]", "or not"]);
    let items = &study.tree()[0].items;
    assert_eq!(items.len(), 2);
    assert_eq!(items[1], TreeItem::Remark("or not".to_owned()));
}

#[test]
fn a_line_is_one_edit() {
    let mut study = study(3);
    play(&mut study, &[0]);
    let mut position = *study.position();
    let line: Vec<Turn> = (0..3)
        .map(|_| {
            let turn = position.turns()[1];
            position.play_unchecked(turn);
            turn
        })
        .collect();
    assert!(study.play_line(&line));
    assert_eq!((study.line().len(), study.record().turn_total(), *study.position()), (4, 4, position));
    assert!(study.undo(), "all three turns at once");
    assert_eq!((study.line().len(), study.record().turn_total()), (1, 1));
    assert!(study.redo() && study.undo());
    assert!(!study.play_line(&[]), "nothing to play");
    assert!(study.play_line(&line[..1]) && study.back() && study.play_line(&line[..1]), "a known turn is followed");
    assert!(study.undo() && study.record().turn_total() == 1, "and is no edit");
}

#[test]
fn turns_have_numbers_that_survive_a_link() {
    let (mut study, ids) = with_variation();
    assert_eq!(study.place_number(), 0);
    for id in ids {
        study.go_to(Some(id));
        let letters = crate::link::encode(study.record()).expect("a short game");
        let link = crate::link::at(&letters, study.place_number());
        let mut copy = Study::new(crate::link::decode(&link).expect("a link"));
        assert!(copy.go_to_number(crate::link::place(&link)));
        assert_eq!((copy.position(), copy.place_number()), (study.position(), study.place_number()), "{link}");
    }
    assert!(!study.go_to_number(99) && study.go_to_number(0) && study.place().is_none());
}

#[test]
fn a_comment_beside_a_clock_is_shown_and_the_clock_too() {
    let mut record = study(1).record().clone();
    let turn = record.start().turns()[0];
    let first = record.push(None, turn).expect("a listed turn");
    record.comments_mut(first).extend(Comment::new("[%clk 231.5] solid"));
    record.marks_mut(first).extend([Mark(1), Mark(16), Mark(146), DIAGRAM, Mark(99)]);
    let mut study = Study::new(record);
    let items = &study.tree()[0].items;
    assert_eq!(items[1], TreeItem::Remark("solid".to_owned()));
    let TreeItem::Turn { clock: Some(left), marks, .. } = &items[0] else { panic!("{items:?}") };
    assert_eq!((left.as_millis(), say::signs(marks).as_str()), (231_500, "!\u{a0}±\u{a0}N\u{a0}$99"));
    let words = crate::texts::words(lyngk_view::Language::English);
    let said = say::item(&words, &items[0], "Anna");
    assert!(said.ends_with("good move, Player 1 is clearly better, new move, mark 99, clock 3:51"), "{said}");
    study.forward();
    assert_eq!(study.remark(Remark::After), "solid");
    study.set_remark(Remark::After, "weak").expect("a comment");
    let texts: Vec<&str> = study.record().node(first).comments.iter().map(Comment::as_str).collect();
    assert_eq!(texts, ["[%clk 231.5]", "weak"], "the clock stays");
}

#[test]
fn every_mark_has_a_sign_and_words_in_every_language() {
    for language in lyngk_view::Language::ALL {
        let words = crate::texts::words(language);
        for mark in (1..=255).map(Mark).filter(|&mark| mark != DIAGRAM) {
            assert!(say::sign(mark).is_some_and(|sign| !sign.is_empty()), "{mark:?}");
            assert!(say::mark(&words, mark).is_some_and(|name| !name.contains('{')), "{mark:?} in {language:?}");
        }
    }
}

#[test]
fn tags_and_the_result_can_be_set() {
    let mut study = study(1);
    study.set_player(Player::One, "Anna").expect("a name");
    study.set_tag("Result", "*").expect("a tag");
    study.set_result(GameResult::Draw);
    assert_eq!((study.record().tag("Player1"), study.record().tag("Result")), (Some("Anna"), Some("1/2-1/2")));
    assert_eq!(study.set_player(Player::Two, "two\nlines"), Err(TextError::Tag));
    assert_eq!(study.set_tag("Start", "x"), Err(TextError::Tag));
    study.set_player(Player::One, "").expect("nothing");
    assert_eq!(study.record().tag("Player1"), None);
    assert!(study.undo());
    assert_eq!(study.record().tag("Player1"), Some("Anna"));
}

/// The rows in short form: depth and items.
fn shown(study: &Study) -> Vec<String> {
    let item = |item: &TreeItem| match item {
        TreeItem::Remark(text) => format!("{{{text}}}"),
        TreeItem::Turn { number, shows_number, marks, node, .. } => {
            let name = study.record().node(*node).turn();
            let number = if *shows_number { format!("{number}") } else { String::new() };
            let marks: String = marks.iter().filter_map(|mark| mark.suffix()).collect();
            assert!(study.record().get(*node).is_some_and(|node| node.turn() == name));
            format!("{number}#{marks}")
        }
    };
    let row = |row: &TreeRow| {
        let items: Vec<String> = row.items.iter().map(item).collect();
        format!("{}{} {}", row.depth, if row.begins { "(" } else { "" }, items.join(" "))
    };
    study.tree().iter().map(row).collect()
}

#[test]
fn variations_are_rows_one_level_deeper() {
    let (mut study, [first, _, third, other, last]) = with_variation();
    assert_eq!(shown(&study), ["0 1.# #", "1( 1...# 2.#", "0 2.#"]);
    study.go_to(Some(other));
    study.set_remark(Remark::Before, "or").expect("a comment");
    study.toggle_mark(Mark(1));
    assert_eq!(shown(&study), ["0 1.# #", "1( {or} 1...#! 2.#", "0 2.#"]);
    study.go_to(Some(last));
    study.back();
    play(&mut study, &[5]);
    study.go_to(Some(third));
    study.set_remark(Remark::After, "so").expect("a comment");
    play(&mut study, &[0]);
    study.go_to(Some(first));
    assert_eq!(shown(&study), ["0 1.# #", "1( {or} 1...#! 2.#", "2( 2.#", "0 2.# {so} 2...#"]);
    assert!(Study::new(Record::new(*study.position())).tree().is_empty());
}

#[test]
fn numbers_depend_on_the_player_who_begins() {
    let mut setup = Position::random_start(1, Variant::Six).setup();
    setup.to_move = Player::Two;
    let mut study = Study::new(Record::new(setup.position().expect("a position")));
    play(&mut study, &[0, 0]);
    assert_eq!(shown(&study), ["0 1...# 2.#"]);
}

#[test]
fn import_recognises_games_positions_and_links() {
    let (study, _) = with_variation();
    let game = Imported::Games(vec![study.record().clone()]);
    let letters = crate::link::encode(study.record()).expect("short enough");
    let lgn = format!("\u{feff}\n  {}", study.to_lgn());
    for text in [lgn.as_str(), letters.as_str(), &format!(" https://example.org/#{letters}\n")] {
        assert_eq!(import(text).as_ref(), Ok(&game), "{text}");
    }
    assert_eq!(game.clone().into_record().as_ref(), Some(study.record()));
    let two = import(&(study.to_lgn() + &study.to_lgn())).expect("two games");
    assert!(matches!(&two, Imported::Games(games) if games.len() == 2));
    assert_eq!(two.into_record(), None, "one must be chosen");
    let broken = study.to_lpn().replace(' ', "\n  ");
    assert_eq!(import(&broken).map(Imported::into_record), Ok(Some(Record::new(*study.position()))));
}

#[test]
fn a_game_saved_by_the_table_can_be_opened() {
    let plan = lyngk_view::NewGame { control: "300+3".parse().ok(), ..lyngk_view::NewGame::default() };
    let arrangement = plan.arrange(&mut SplitMix64::new(1)).expect("a random start");
    let saved = lyngk_view::Table::new(&arrangement).save(std::time::Duration::ZERO);
    let record = import(&saved).expect("a game").into_record().expect("one game");
    assert_eq!(*record.start(), arrangement.start);
    assert_eq!(PlayerInfo::of(&record, Player::One), PlayerInfo::human());
}

#[test]
fn files_of_boardspace_are_imported_with_notes_as_comments() {
    let sample = |number: u8| {
        let path = format!("{}/../../testdata/boardspace/sample{number}.sgf", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("a sample")
    };
    let record = import(&sample(1)).expect("a game").into_record().expect("one game");
    assert_eq!(record.tag("Player1"), Some("bert"));
    assert_eq!(record.main_line().count(), 6);
    let Ok(Imported::Games(games)) = import(&(sample(1) + &sample(2))) else { panic!("two games") };
    assert_eq!(games.len(), 2);
    let wrong = sample(1).replace("23 Resign", "23 Fly");
    let Err(ImportError::Boardspace(error)) = import(&wrong) else { panic!("an error") };
    assert!(wrong.lines().nth(error.line - 1).expect("the line")[error.column - 1..].starts_with("Fly"), "{error}");
    assert_eq!(import("(a game)"), Err(ImportError::Unknown));

    let german = crate::words(lyngk_view::Language::German);
    let record = import_in(&german, &sample(3)).expect("a game").into_record().expect("one game");
    let last = record.main_line().last().expect("a turn");
    let comments: Vec<&str> = record.node(last).comments.iter().map(Comment::as_str).collect();
    assert!(comments[1].contains("Hindernis auf e6") && comments[1].contains("Blau"), "{comments:?}");
    assert!(comments[2].ends_with("hier nicht möglich sind: f6-b3"), "{comments:?}");
}

#[test]
fn import_errors_name_line_and_column() {
    let (study, _) = with_variation();
    assert_eq!(import(" \n\t"), Err(ImportError::Empty));
    for text in ["hello", "hello world", "1. a1-b2", "<html>", "https"] {
        assert_eq!(import(text), Err(ImportError::Unknown), "{text}");
    }
    let large = " ".repeat(IMPORT_LIMIT + 1);
    assert_eq!(import(&large), Err(ImportError::TooLarge { bytes: IMPORT_LIMIT + 1, limit: IMPORT_LIMIT }));
    let start = Study::new(Record::new(*study.record().start())).to_lgn();
    let many = start.repeat(GAMES_LIMIT + 1);
    assert_eq!(import(&many), Err(ImportError::TooMany { limit: GAMES_LIMIT }));
    let wrong = study.to_lgn().replace("1. ", "\n1. a1-i1 ");
    assert!(matches!(import(&wrong), Err(ImportError::Games(error)) if (error.line, error.game) == (5, 1)));
    let short = study.to_lpn().replace("std", "five");
    assert!(matches!(import(&short), Err(ImportError::Position(_))));
    assert!(matches!(import("https://example.org/#zzz"), Err(ImportError::Link(_))));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn after_any_edits_the_record_can_be_read_and_undone(seed: u64) {
        let mut random = SplitMix64::new(seed);
        let mut study = study(seed);
        let first = study.record().clone();
        for _ in 0..60 {
            match random.below(14) {
                0..=5 => {
                    if let Some(turn) = study.position().random_turn(&mut random) {
                        study.play(turn).expect("a random turn is legal");
                    }
                }
                6 | 7 => { study.back(); }
                8 => { study.to_start(); }
                9 => { study.next_variation(); }
                10 => { study.promote(); }
                11 => { study.delete(); }
                12 => { study.toggle_mark(Mark(1 + random.below(6) as u8)); }
                _ => {
                    let remark = if random.below(2) > 0 { Remark::Before } else { Remark::After };
                    study.set_remark(remark, ["", "so", "(or)"][random.below(3) as usize]).expect("a comment");
                }
            }
            prop_assert_eq!(*study.position(), study.record().position(study.place()));
        }
        let read = study.to_lgn().parse::<Record>();
        prop_assert_eq!(read.as_ref(), Ok(study.record()));
        let turns = study.tree().iter().flat_map(|row| row.items.clone()).filter(|item| matches!(item, TreeItem::Turn { .. })).count();
        prop_assert_eq!(turns, study.record().turn_total());
        let last = study.record().clone();
        while study.undo() {}
        prop_assert_eq!(study.record(), &first);
        while study.redo() {}
        prop_assert_eq!(study.record(), &last);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,200}", cut in 0_usize..400) {
        let _ = import(&text);
        let (study, _) = with_variation();
        let lgn = study.to_lgn();
        let _ = import(lgn.get(..cut).unwrap_or(&lgn));
    }
}
