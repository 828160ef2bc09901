//! Tests of the library: lists, names, export and restore, broken texts.

use lyngk_rules::{GameResult, Player, Position, SplitMix64, Variant};
use lyngk_view::{Language, Words};
use proptest::prelude::*;

use super::say::Whose;
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
fn some_entries() -> [Entry; 3] {
    [(EntryKind::Game, on("2026.11.15", 1)), (EntryKind::Game, on("2026.11.16", 2)), (EntryKind::Study, game(3))]
        .map(|(kind, record)| Entry::new(kind, record))
}

#[test]
fn dates_are_read_in_two_forms() {
    for wrong in ["", "16", "2026.11", "2026.13.01", "2026.11.00", "2026.11.16.1", "99999.1.1", "2026.??.??"] {
        assert_eq!(Day::read(wrong), None, "{wrong}");
    }
    for right in ["2026.1.2", "2026-01-02"] {
        assert_eq!(Day::read(right).map(|day| day.to_string()).as_deref(), Some("2026.01.02"));
    }
}

#[test]
fn names_can_be_set_and_removed() {
    let entry = some_entries()[0].clone();
    let mut named = entry.clone();
    named.rename("  The \"trap\" ").expect("a name");
    assert_eq!(named.name(), Some("The \"trap\""));
    assert_eq!(named.rename("two\nlines"), Err(TextError::Tag));
    assert_eq!(Summary::of(&named).name.as_deref(), Some("The \"trap\""));
    named.rename("").expect("no name");
    assert_eq!(named, entry);
}

#[test]
fn an_export_holds_every_entry_with_its_kind() {
    let all = some_entries();
    let text = all.each_ref().map(Entry::to_export_text).join("\n");
    let read: Result<Vec<Record>, _> = lyngk_rules::Records::new(&text).collect();
    let read: Vec<Entry> = read.expect("LGN").into_iter().map(Entry::from_export).collect();
    assert_eq!(read, all);
}

#[test]
fn summaries_are_read_back_and_other_lines_are_not() {
    for mut entry in some_entries() {
        for (name, value) in
            [("Player1", "Anna \u{5d0}"), ("Player2Type", "engine"), ("Player2Level", "3"), ("Event", "Cup")]
        {
            entry.record.set_tag(Tag::new(name, value).expect("a tag"));
        }
        entry.record.result = GameResult::Draw;
        let summary = Summary::of(&entry);
        let line = summary.to_string();
        assert_eq!(line.parse(), Ok(summary));
        for wrong in
            ["", "game", &format!("{line}\t"), &line.replace("1/2-1/2", "3-0"), &line.replace("\tstd\t", "\tseven\t")]
        {
            assert_eq!(wrong.parse::<Summary>(), Err(SummaryError), "{wrong}");
        }
    }
}

#[test]
fn the_digest_of_a_start_tells_starts_apart_and_stays_the_same() {
    let [one, other] = [1, 2].map(|seed| start_digest(game(seed).start()));
    assert_ne!(one, other);
    // Stored summaries hold it.
    assert_eq!(format!("{one:x}"), "5fd3070b5610af4f");
}

#[test]
fn broken_games_are_reported_with_their_line_and_the_rest_is_read() {
    let [first, second, third] = [1, 2, 3].map(game);
    let wrong = second.to_string().replacen("1. ", "1. a1-i1 ", 1);
    let text = format!("{first}\n{wrong}\n{{never closed\n\n{third}");
    let (games, unread) = read(&text);
    assert_eq!(games, [first, third]);
    assert_eq!(unread.len(), 1);
    assert_eq!(unread[0].text, format!("{wrong}\n{{never closed"));
    let line = text.lines().position(|line| line.contains("a1-i1")).expect("a line") + 1;
    assert_eq!((unread[0].error.line, unread[0].error.game), (line, 2));
    let said = say::restored(&words(), &Restored { added: 2, unread, ..Restored::default() });
    assert!(said.contains(&format!("Line {line}")), "{said}");

    let first_part = |text: &str| Games::new(text).next().and_then(Result::err);
    for (text, wanted) in [("", ImportError::Empty), ("hello", ImportError::Unknown)] {
        assert_eq!(nothing_read(text, first_part(text)), wanted);
    }
    assert!(matches!(nothing_read(&wrong, first_part(&wrong)), ImportError::Games(_)));
}

#[test]
fn reading_tells_how_far_it_is() {
    let text = format!("{}\n[Variant \"seven\"]\n*\n\n{}", game(1), game(2));
    let mut games = Games::new(&text);
    let mut offsets = Vec::new();
    while games.next().is_some() {
        offsets.push(games.offset());
    }
    assert!(offsets.is_sorted() && offsets[0] > 0 && offsets[2] <= text.len(), "{offsets:?}");
    assert_eq!(text[offsets[2]..].trim(), "");
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
    let title = |entry: &Entry| say::title(&words, &Summary::of(entry), Whose::Anybodys);
    let facts = |entry: &Entry, day: Option<&str>| {
        say::facts(&words, &Summary::of(entry), Whose::Anybodys, day.map(str::to_owned))
    };
    assert_eq!(title(&entry), "Player 1 – Tilda (level 3)");
    assert_eq!(say::title(&words, &Summary::of(&entry), Whose::Own), "You – Tilda (level 3)");
    let study = Summary { kind: EntryKind::Study, ..Summary::of(&entry) };
    assert_eq!(say::title(&words, &study, Whose::Own), "Player 1 – Tilda (level 3)", "anybody may have played it");
    assert_eq!(say::title(&words, &study, Whose::OwnStudies), "You – Tilda (level 3)");
    let won = Summary { result: GameResult::Win(Player::One), ..Summary::of(&entry) };
    assert_eq!(say::facts(&words, &won, Whose::Own, None)[0], "You won");
    assert_eq!(facts(&entry, Some("16 November")), ["Tilda (level 3) wins", "16 November", "2 moves"]);
    entry.rename("A day out").expect("a name");
    assert_eq!(title(&entry), "A day out");
    assert_eq!(facts(&entry, None)[1], "Player 1 – Tilda (level 3)");
    assert_eq!(facts(&Entry::new(EntryKind::Study, game(1)), None), ["2 moves"]);
    assert_eq!(facts(&Entry::new(EntryKind::Game, game(1)), None), ["unfinished", "2 moves"]);
}

#[test]
fn chapters_are_called_by_their_name_their_players_or_their_number() {
    let words = words();
    let mut entry = Entry::new(EntryKind::Study, game(1));
    assert_eq!(say::chapter(&words, &Summary::of(&entry), 3), "Chapter 3");
    assert_eq!(say::chapter_place(&words, &Summary::of(&entry), 3, 5), "Chapter 3 of 5");
    entry.record.set_tag(Tag::new("Event", "Club night").expect("a tag"));
    assert_eq!(say::chapter(&words, &Summary::of(&entry), 3), "Club night");
    entry.record.set_tag(Tag::new("Player1", "Anna").expect("a tag"));
    assert_eq!(say::chapter(&words, &Summary::of(&entry), 3), "Anna – Player 2", "the event has other games, too");
    entry.rename("The trap").expect("a name");
    let summary = Summary::of(&entry);
    assert_eq!(say::chapter(&words, &summary, 3), "The trap");
    assert_eq!(say::chapter_place(&words, &summary, 3, 5), "Chapter 3 of 5: The trap");
    assert_eq!(say::study_facts(&words, &summary, 1, Some("16 November".to_owned())), ["16 November", "1 chapter"]);
    assert_eq!(say::study_facts(&words, &summary, 4, None), ["4 chapters"]);
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
