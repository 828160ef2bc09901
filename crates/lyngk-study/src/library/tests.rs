//! Tests of the library: lists, names, export and restore, broken texts.

use lyngk_rules::{GameResult, Player, Position, SplitMix64, Variant};
use lyngk_view::{Language, Words};
use proptest::prelude::*;

use super::*;

fn game(seed: u64) -> Record {
    let mut record = Record::new(Position::random_start(seed, Variant::Standard));
    let mut chance = SplitMix64::new(seed);
    let mut last = None;
    for _ in 0..4 {
        let turn = record.position(last).random_turn(&mut chance).expect("a turn");
        last = record.push(last, turn).ok();
    }
    record
}

fn on(day: &str, seed: u64) -> Record {
    let mut record = game(seed);
    record.set_tag(Tag::new(DATE, day).expect("a tag"));
    record
}

/// Two games and a study.
fn library() -> Library {
    let mut library = Library::default();
    for (kind, record) in
        [(EntryKind::Game, on("2026.11.15", 1)), (EntryKind::Game, on("2026.11.16", 2)), (EntryKind::Study, game(3))]
    {
        assert_eq!(library.add(Entry::new(kind, record)), Ok(true));
    }
    library
}

fn texts(library: &Library) -> (String, String) {
    (library.to_text(EntryKind::Game), library.to_text(EntryKind::Study))
}

#[test]
fn stored_entries_are_read_back() {
    let library = library();
    let (games, studies) = texts(&library);
    let (read, unread) = Library::from_texts(&games, &studies);
    assert_eq!(unread, []);
    assert_eq!(texts(&read), (games, studies));
    assert_eq!(Library::from_texts("", " \n"), (Library::default(), Vec::new()));
}

#[test]
fn entries_are_listed_newest_first_and_undated_last() {
    let mut library = library();
    library.add(Entry::new(EntryKind::Game, game(4))).expect("room");
    library.add(Entry::new(EntryKind::Game, on("2026-11-17", 5))).expect("room");
    library.add(Entry::new(EntryKind::Game, on("2026.??.??", 6))).expect("room");
    let days: Vec<Option<u32>> =
        library.listed(EntryKind::Game).iter().map(|entry| entry.day().map(|day| day.day)).collect();
    assert_eq!(days, [Some(17), Some(16), Some(15), None, None]);
    assert_eq!(library.listed(EntryKind::Study).len(), 1);
    for wrong in ["", "16", "2026.11", "2026.13.01", "2026.11.00", "2026.11.16.1", "99999.1.1"] {
        assert_eq!(Day::read(wrong), None, "{wrong}");
    }
    assert_eq!(Day::read("2026.1.2").map(|day| day.to_string()).as_deref(), Some("2026.01.02"));
}

#[test]
fn names_can_be_set_and_removed() {
    let mut library = library();
    let entry = library.entries()[0].clone();
    let mut named = entry.clone();
    named.rename("  The \"trap\" ").expect("a name");
    assert_eq!(named.name(), Some("The \"trap\""));
    assert_eq!(named.rename("two\nlines"), Err(TextError::Tag));
    assert_eq!(library.replace(&entry, named.clone()), Ok(true));
    assert_eq!(library.replace(&entry, named.clone()), Ok(false), "that one is gone");
    assert_eq!(library.entries()[0], named, "it keeps its place");
    let (games, studies) = texts(&library);
    assert_eq!(Library::from_texts(&games, &studies).0.listed(EntryKind::Study)[0].name(), Some("The \"trap\""));
    named.rename("").expect("no name");
    assert_eq!(named, entry);
}

#[test]
fn a_removed_entry_can_be_inserted_at_its_old_index() {
    let mut library = library();
    let before = library.clone();
    let entry = library.entries()[1].clone();
    let at = library.remove(&entry).expect("it is there");
    assert_eq!((library.entries().len(), library.remove(&entry)), (2, None));
    library.insert(at, entry).expect("room");
    assert_eq!(library, before);
}

#[test]
fn an_export_restores_every_entry() {
    let library = library();
    let text = library.export();
    let read: Result<Vec<Record>, _> = lyngk_rules::Records::new(&text).collect();
    assert_eq!(read.expect("LGN").len(), 3);
    let mut other = Library::default();
    let restored = other.restore(&text).expect("games");
    assert_eq!((restored.added, restored.known), (3, 0));
    assert_eq!(texts(&other), texts(&library));
    let again = other.restore(&text).expect("games");
    assert_eq!(again, Restored { known: 3, ..Restored::default() });
    assert_eq!(texts(&other), texts(&library));
}

#[test]
fn broken_games_are_reported_with_their_line_and_the_rest_is_read() {
    let library = library();
    let [first, second, third] = [1, 2, 3].map(game);
    let wrong = second.to_string().replacen("1. ", "1. a1-i1 ", 1);
    let text = format!("{first}\n{wrong}\n{{never closed\n\n{third}");
    let (games, unread) = read(&text);
    assert_eq!(games, [first, third]);
    assert_eq!(unread.len(), 1);
    assert_eq!(unread[0].text, format!("{wrong}\n{{never closed"));
    let line = text.lines().position(|line| line.contains("a1-i1")).expect("a line") + 1;
    assert_eq!((unread[0].error.line, unread[0].error.game), (line, 2));

    let mut other = Library::default();
    let restored = other.restore(&text).expect("games");
    assert_eq!((restored.added, restored.unread.len()), (2, 1));
    let said = say::restored(&words(), &restored);
    assert!(said.contains(&format!("Line {line}")), "{said}");

    for (text, wanted) in [("", ImportError::Empty), ("hello", ImportError::Unknown)] {
        let mut same = library.clone();
        assert_eq!(same.restore(text), Err(wanted));
        assert_eq!(same, library);
    }
    assert!(matches!(other.restore(&wrong), Err(ImportError::Games(_))));
    let large = " ".repeat(RESTORE_LIMIT + 1);
    assert!(matches!(other.restore(&large), Err(ImportError::TooLarge { .. })));
}

#[test]
fn a_game_of_tags_alone_ends_at_the_next_tags() {
    let game = game(1);
    let (games, unread) = read(&format!("[Date \"2026.11.16\"]\n[Variant \"std\"]\n\n{game}"));
    assert_eq!((games.len(), unread.len()), (1, 1));
    // Many broken parts are still read in reasonable time.
    let (games, unread) = read(&"[Variant \"std\"]\n{\n".repeat(20_000));
    assert_eq!((games.len(), unread.len()), (0, 101));
}

#[test]
fn a_full_library_refuses_more_and_loses_nothing() {
    let mut library = Library::default();
    let mut large = game(1);
    large.comments.extend(lyngk_rules::Comment::new("a".repeat(SHELF * 2 / 3)));
    let small = Entry::new(EntryKind::Game, game(2));
    library.add(Entry::new(EntryKind::Game, large.clone())).expect("room");
    let mut other = large.clone();
    other.result = GameResult::Win(Player::One);
    assert_eq!(library.add(Entry::new(EntryKind::Game, other.clone())), Err(Full));
    assert_eq!(library.add(Entry::new(EntryKind::Study, other.clone())), Ok(true), "studies have a place of their own");
    assert_eq!(library.add(small.clone()), Ok(true));
    assert_eq!(library.replace(&small, Entry::new(EntryKind::Game, other.clone())), Err(Full));
    assert!(library.has(small.record()));
    let before = library.clone();
    let restored = library.restore(&format!("{other}\n{}", small.record())).expect("games");
    assert_eq!((restored.added, restored.known, restored.left_out), (0, 1, 1));
    assert_eq!(library, before);
}

fn words() -> Words {
    crate::words(Language::English)
}

#[test]
fn entries_have_titles_and_facts() {
    let mut entry = Entry::new(EntryKind::Game, on("2026.11.16", 1));
    for (name, value) in [("Player1", "Person"), ("Player2", "Engine level 3")] {
        entry.record.set_tag(Tag::new(name, value).expect("a tag"));
    }
    entry.record.result = GameResult::Win(Player::Two);
    let words = words();
    assert_eq!(say::title(&words, &entry.record), "Player 1 – Tilda (level 3)");
    let facts = say::facts(&words, &entry, Some("16 November".to_owned()));
    assert_eq!(facts, ["16 November", "2 moves", "Tilda (level 3) wins"]);
    entry.rename("A day out").expect("a name");
    assert_eq!(say::title(&words, &entry.record), "A day out");
    assert_eq!(say::facts(&words, &entry, None)[0], "Player 1 – Tilda (level 3)");
    assert_eq!(say::facts(&words, &Entry::new(EntryKind::Study, game(1)), None), ["2 moves"]);
    assert_eq!(say::facts(&words, &Entry::new(EntryKind::Game, game(1)), None), ["2 moves", "unfinished"]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_are_read_whatever_is_between_them(junk in "\\PC{0,60}", cut in 0_usize..400) {
        let (first, second) = (game(1), game(2));
        let broken = first.to_string();
        let broken = broken.get(..cut).unwrap_or(&broken);
        let text = format!("{first}\n{broken}\n{}\n{second}", junk.replace('[', "("));
        let (games, unread) = read(&text);
        prop_assert_eq!(games.first(), Some(&first));
        prop_assert_eq!(games.last(), Some(&second));
        // Nothing is lost: unreadable parts are returned.
        let blanks = |text: &str| text.chars().filter(|char| !char.is_whitespace()).collect::<String>();
        let all: String = unread.iter().map(|unread| blanks(&unread.text)).collect();
        if games.len() == 2 {
            prop_assert_eq!(all, blanks(&format!("{broken}{}", junk.replace('[', "("))));
        }
    }
}
