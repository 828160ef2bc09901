//! Tests of collections: reading in pieces, filters, patterns compared with a search by hand, and the conversation with the page.

use std::collections::BTreeMap;

use lyngk_game::tags::{DATE, PLAYER_NAME};
use lyngk_rules::{
    BoardSymmetry, Color, Colors, Comment, Core, GameResult, NodeId, PerPlayer, Player, Point, Position, Record,
    Records, SplitMix64, Stack, Symmetry, Turn, Variant,
};
use proptest::prelude::*;

use super::*;
use crate::library::Games;

fn parts(text: &[u8], size: usize) -> Vec<FilePart> {
    let mut reader = GameReader::default();
    let mut parts = Vec::new();
    for piece in text.chunks(size.max(1)) {
        reader.feed(piece, &mut |part| parts.push(part));
    }
    reader.finish(&mut |part| parts.push(part));
    assert_eq!(reader.offset(), text.len() as u64);
    parts
}

/// A short game with a variation and comments.
fn annotated(seed: u64) -> Record {
    let mut random = SplitMix64::new(seed);
    let mut record = Record::new(Position::random_start(seed % 3, Variant::Standard));
    let mut nodes: Vec<Option<NodeId>> = vec![None];
    for _ in 0..12 {
        let after = if random.below(3) == 0 {
            nodes[random.below(nodes.len() as u64) as usize]
        } else {
            *nodes.last().expect("one")
        };
        let position = record.position(after);
        let Some(turn) = position.random_turn(&mut random) else { continue };
        let known = record.children(after).iter().any(|&child| record.node(child).turn() == turn);
        if let (false, Ok(node)) = (known, record.push(after, turn)) {
            nodes.push(Some(node));
            if random.below(4) == 0 {
                let text = ["solid", "[%clk 5] Why not\n[Event \"x\"]\n?", "übel"][random.below(3) as usize];
                record.comments_mut(node).extend(Comment::new(text));
            }
        }
    }
    record
}

/// All nodes of a record, with whether they are in the main line.
fn nodes(record: &Record) -> Vec<(Option<NodeId>, bool)> {
    let mut all = vec![(None, true)];
    let mut next = 0;
    while let Some(&(node, is_main)) = all.get(next) {
        all.extend(
            record.children(node).iter().enumerate().map(|(number, &child)| (Some(child), is_main && number == 0)),
        );
        next += 1;
    }
    all
}

fn collection(records: &[Record]) -> Collection {
    let mut collection = Collection::default();
    collection.read(&records.iter().map(Record::to_string).collect::<String>());
    assert_eq!((collection.len(), collection.broken()), (records.len(), 0));
    collection
}

#[test]
fn a_file_is_the_same_in_pieces_of_any_size() {
    let mut text = String::from("\u{feff}\n");
    for seed in 0..12 {
        text += &match seed % 4 {
            3 => "[Variant \"std\"]\n[Start \"what\"]\n\n1. a1-b1 { open\n\n".to_owned(),
            _ => annotated(seed).to_string(),
        };
    }
    let whole = parts(text.as_bytes(), text.len());
    assert_eq!(whole.iter().filter(|part| part.content.is_ok()).count(), 9);
    for part in &whole {
        let bytes = part.bytes.start as usize..part.bytes.end as usize;
        let lines = text[..bytes.start].matches('\n').count();
        assert_eq!(lines, part.lines);
        match &part.content {
            Ok(record) => assert_eq!(text[bytes].parse().as_ref(), Ok(record)),
            Err(_) => assert!(text[bytes].starts_with("[Variant \"std\"]\n[Start \"what\"]")),
        }
    }
    for size in [1, 2, 3, 7, 64, 500, 4096] {
        assert_eq!(parts(text.as_bytes(), size), whole, "{size}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Whatever happens to a file, it is read as [`Games`] reads the whole of it.
    #[test]
    fn damaged_files_are_read_like_whole_texts(
        seeds in prop::collection::vec(0..20_u64, 1..5),
        size in 1..2000_usize,
        damage in prop::collection::vec((any::<prop::sample::Index>(), "[\\[\\]{}()a1\" \n*-]{0,3}"), 0..4),
    ) {
        let mut text: String = seeds.iter().map(|&seed| annotated(seed).to_string()).collect();
        for (at, inserted) in damage {
            let mut at = at.index(text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            text.insert_str(at, &inserted);
        }
        let mut end = 0;
        let mut read = Vec::new();
        for part in parts(text.as_bytes(), size) {
            prop_assert!(end <= part.bytes.start && part.bytes.start < part.bytes.end);
            end = part.bytes.end;
            read.push(match part.content {
                Ok(record) => Ok(record),
                Err(Broken::Lgn { text, error }) => {
                    // Whoever has the text can tell the error.
                    prop_assert_eq!(Records::new(&text).next(), Some(Err(error)));
                    Err(text.trim().to_owned())
                }
                Err(other) => panic!("{other:?}"),
            });
        }
        let whole: Vec<_> = Games::new(&text).map(|game| game.map_err(|unread| unread.text)).collect();
        prop_assert_eq!(read, whole);
    }
}

#[test]
fn what_is_not_text_or_too_long_is_told_and_the_rest_is_read() {
    let game = annotated(1).to_string();
    let mut bytes = game.clone().into_bytes();
    let latin = b"[Variant \"std\"]\n[Name \"Caf\xe9\"]\n\n*";
    bytes.extend(latin);
    bytes.extend(b"\n\n");
    bytes.extend(game.as_bytes());
    let kinds = |bytes: &[u8], size: usize| -> Vec<Option<Broken>> {
        parts(bytes, size).into_iter().map(|part| part.content.err()).collect()
    };
    for size in [5, 100_000] {
        let read = parts(&bytes, size);
        assert!(matches!(&read[1].content, Err(Broken::NotText { head, .. }) if head.contains("Café")), "{read:?}");
        assert_eq!(read.iter().filter(|part| part.content.is_ok()).count(), 2);
    }
    let long = format!("{game}[Variant \"std\"]\n\n{{{}}} *\n\n{game}", "so long ".repeat(GAME_LIMIT / 8));
    let read = parts(long.as_bytes(), 1 << 20);
    assert!(kinds(long.as_bytes(), 1 << 20) == [None, Some(Broken::TooLong), None]);
    let too_long = &read[1];
    assert_eq!(&long[too_long.bytes.start as usize..][..8], "[Variant");
    assert_eq!(too_long.bytes.end as usize, long.len() - game.len() - 2);
    assert_eq!(read[2].lines, long[..long.len() - game.len()].matches('\n').count());
}

#[test]
fn unclosed_comments_do_not_make_reading_slow() {
    let text = "[Variant \"std\"]\n\n1. { open\n\n".repeat(50_000);
    let began = std::time::Instant::now();
    let read = parts(text.as_bytes(), 1 << 16);
    assert_eq!(read.len(), 50_000);
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
}

#[test]
fn the_last_game_is_handed_over_as_soon_as_its_result_is_read() {
    let games: Vec<Record> = (0..20).map(annotated).collect();
    let mut reader = GameReader::default();
    let mut read = Vec::new();
    for (number, game) in (1..).zip(&games) {
        let text = game.to_string();
        let (first, last) = text.split_at(text.len() / 2);
        for piece in [first, last] {
            reader.feed(piece.as_bytes(), &mut |part| read.push(part));
            reader.hand_over_last(&mut |part| read.push(part));
        }
        assert_eq!(read.len(), number);
    }
    // A comment with lines like the last of a game is no end, and costs little.
    let long = format!("[Variant \"std\"]\n[Start \"x\"]\n{{{}", "*\n".repeat(200_000));
    for piece in long.as_bytes().chunks(2) {
        reader.feed(piece, &mut |part| read.push(part));
        reader.hand_over_last(&mut |part| read.push(part));
    }
    assert_eq!(read.len(), games.len());
    reader.finish(&mut |part| read.push(part));
    let last = read.pop().expect("a part");
    assert!(last.content.is_err());
    assert_eq!(read.into_iter().map(|part| part.content.expect("a game")).collect::<Vec<_>>(), games);
    let lines: usize = games.iter().map(|game| game.to_string().matches('\n').count()).sum();
    assert_eq!(last.lines, lines);
}

#[test]
fn rows_are_the_summaries_of_the_games() {
    let records: Vec<Record> = (0..40).map(generated).chain((0..10).map(annotated)).collect();
    let collection = collection(&records);
    for (number, record) in (0..).zip(&records) {
        let summary = Summary::of(&Entry::new(EntryKind::Game, record.clone()));
        assert_eq!(collection.summary(number), Some(summary));
    }
}

type Meets = fn(&Record) -> bool;

fn info(record: &Record, test: impl Fn(&PlayerInfo) -> bool) -> bool {
    Player::ALL.into_iter().any(|player| test(&PlayerInfo::of(record, player)))
}

fn date(record: &Record) -> &str {
    record.tag(DATE).unwrap_or_default()
}

#[test]
fn every_condition_selects_the_games_that_meet_it() {
    let records: Vec<Record> = (0..200).map(generated).collect();
    let collection = collection(&records);
    let day = |text: &str| Day::read(text);
    let plain = Filter::default;
    let cases: [(Filter, Meets); 11] = [
        (plain(), |_| true),
        (Filter { player: " CHLOÉ ".into(), ..plain() }, |record| {
            info(record, |is| is.name.as_deref() == Some("Chloé"))
        }),
        (Filter { player: "zz".into(), player_levels: vec![3, 4], ..plain() }, |record| {
            info(record, |is| matches!(is.level, Some(3 | 4)))
        }),
        (Filter { level: Some(7), ..plain() }, |record| info(record, |is| is.level == Some(7))),
        (Filter { from: day("2020.05.01"), to: day("2021.12.31"), ..plain() }, |record| {
            ("2020.05.01"..="2021.12.31").contains(&date(record))
        }),
        (Filter { result: Some(GameResult::Win(Player::Two)), ..plain() }, |record| {
            record.result == GameResult::Win(Player::Two)
        }),
        (Filter { variant: Some(Variant::Six), ..plain() }, |record| record.start().variant() == Variant::Six),
        (Filter { shortest: Some(15), longest: Some(17), ..plain() }, |record| {
            (15..=17).contains(&record.main_line().count().div_ceil(2))
        }),
        (Filter { text: "GAME end".into(), ..plain() }, |record| record.to_string().contains("The end of game")),
        (Filter { text: "anna".into(), ..plain() }, |record| info(record, |is| is.name.as_deref() == Some("Anna"))),
        (Filter { kind: Some(RowKind::Study), ..plain() }, |_| false),
    ];
    for (filter, meets) in cases {
        let found = collection.search(&filter, Order::default(), None).rows;
        let expected: Vec<u32> = (0..).zip(&records).filter(|(_, record)| meets(record)).map(|(n, _)| n).collect();
        assert_eq!(found, expected, "{filter:?}");
        assert!(!expected.is_empty() || filter.kind.is_some(), "{filter:?}");
    }
}

#[test]
fn lists_are_sorted_and_what_is_unknown_comes_last() {
    let mut records: Vec<Record> = (0..60).map(generated).collect();
    records[7].remove_tag(DATE);
    for tag in PLAYER_NAME.values() {
        records[9].remove_tag(tag);
    }
    let collection = collection(&records);
    let summary = |&row: &u32| collection.summary(row).expect("a game");
    for by in SortKey::ALL {
        let [up, down] =
            [false, true].map(|descending| collection.search(&Filter::default(), Order { by, descending }, None).rows);
        let key = |row: &u32| {
            let summary = summary(row);
            let names = summary.players.values().map(|player| player.name.clone().unwrap_or_default().to_lowercase());
            let result = GameResult::ALL.iter().position(|&result| result == summary.result);
            match by {
                SortKey::File => format!("{row:09}"),
                SortKey::Day => summary.day.map_or("~".to_owned(), |day| day.to_string()),
                SortKey::Players => {
                    Some(names.collect::<Vec<_>>().join("\0")).filter(|it| it != "\0").unwrap_or("~".into())
                }
                SortKey::Moves => format!("{:09}", summary.moves),
                SortKey::Result => format!("{result:?}"),
            }
        };
        assert!(up.is_sorted_by_key(key), "{by:?}");
        let known: Vec<u32> = down.iter().copied().filter(|row| key(row) != "~").collect();
        assert!(known.is_sorted_by(|a, b| key(a) >= key(b)), "{by:?}");
        assert_eq!(down[..known.len()], known, "{by:?}: unknown last");
        assert_eq!(down.len(), 60);
    }
}

/// The rows that contain a pattern, by a search without shortcuts: where it is first, and the turns that follow in the main line.
fn by_hand(records: &[Record], matches: impl Fn(&Record, Option<NodeId>) -> bool) -> Vec<(u32, usize, bool)> {
    let mut found = Vec::new();
    for (number, record) in (0..).zip(records) {
        let ply = |node: Option<NodeId>| std::iter::successors(node, |&id| record.node(id).parent()).count();
        let all: Vec<_> = nodes(record).into_iter().filter(|&(node, _)| matches(record, node)).collect();
        // In the main line the first; of variations any will do.
        let main = all.iter().filter(|(_, is_main)| *is_main).map(|&(node, _)| ply(node)).min();
        match (main, all.first()) {
            (Some(ply), _) => found.push((number, ply, true)),
            (None, Some(&(node, _))) => found.push((number, ply(node), false)),
            (None, None) => (),
        }
    }
    found
}

fn found(collection: &Collection, pattern: &Pattern) -> Vec<(u32, usize, bool)> {
    let found = collection.search(&Filter::default(), Order::default(), Some(pattern));
    found.rows.iter().map(|row| (*row, found.hits[row].ply, found.hits[row].is_main)).collect()
}

fn turned(record: &Record, symmetry: Symmetry) -> Record {
    let mut image = Record::new(symmetry.position(record.start()));
    let mut last = None;
    for node in record.main_line() {
        last = image.push(last, symmetry.turn(record.node(node).turn())).ok();
    }
    image.result = record.result;
    image
}

#[test]
fn a_position_is_found_on_turned_and_mirrored_boards_with_what_was_played_there() {
    let mut random = SplitMix64::new(5);
    let mut records: Vec<Record> = (0..30).map(annotated).collect();
    // The same games on other boards.
    for (number, board) in BoardSymmetry::all().enumerate() {
        records.push(turned(&annotated(number as u64 % 4), Symmetry { board, ..Symmetry::IDENTITY }));
    }
    let collection = collection(&records);
    let same = |a: &Position, b: &Position| {
        BoardSymmetry::all().any(|board| Symmetry { board, ..Symmetry::IDENTITY }.position(a).core() == b.core())
    };
    for _ in 0..60 {
        let record = &records[random.below(records.len() as u64) as usize];
        let all = nodes(record);
        let position = record.position(all[random.below(all.len() as u64) as usize].0);
        let pattern = Pattern::Position(position);
        let expected = by_hand(&records, |record, node| same(&record.position(node), &position));
        assert!(!expected.is_empty());
        let is_same_game = |found: &(u32, usize, bool), expected: &(u32, usize, bool)| {
            // In variations the same position may be twice.
            found.0 == expected.0 && found.2 == expected.2 && (found.1 == expected.1 || !found.2)
        };
        let found = found(&collection, &pattern);
        assert_eq!(found.len(), expected.len());
        assert!(
            found.iter().zip(&expected).all(|(found, expected)| is_same_game(found, expected)),
            "{found:?} {expected:?}"
        );

        // What was played next, up to symmetries of the position.
        let answer = collection.search(&Filter::default(), Order::default(), Some(&pattern));
        let mut next: BTreeMap<Option<Turn>, u32> = BTreeMap::new();
        for &(row, ply, is_main) in expected.iter().filter(|(_, _, is_main)| *is_main) {
            assert!(is_main);
            let record = &records[row as usize];
            let node = ply.checked_sub(1).and_then(|before| record.main_line().nth(before));
            let here = record.position(node);
            let turn = record.children(node).first().map(|&next| record.node(next).turn());
            let turn = turn.map(|turn| {
                let boards = BoardSymmetry::all().map(|board| Symmetry { board, ..Symmetry::IDENTITY });
                let back = boards.filter(|symmetry| symmetry.position(&here).core() == position.core());
                back.map(|symmetry| symmetry.turn(turn)).min().expect("one leads back")
            });
            assert!(turn.is_none_or(|turn| position.is_legal(turn)));
            *next.entry(turn).or_default() += 1;
        }
        let played: BTreeMap<Option<Turn>, u32> =
            answer.next.iter().map(|next| (next.turn, next.results.games())).collect();
        assert_eq!(played, next);
        assert_eq!(answer.results.games(), next.values().sum::<u32>() + answer.in_variations.games());
        assert_eq!(answer.results.games() as usize, answer.rows.len(), "every game counts");
        assert!(answer.next.is_sorted_by(|a, b| a.results.games() >= b.results.games()));
        // The way to it.
        for &(row, ..) in &found {
            let path = collection.path(row, &pattern).expect("a way");
            let mut there = *records[row as usize].start();
            for turn in path {
                there.play(turn).expect("legal");
            }
            assert!(same(&there, &position));
        }
    }
}

#[test]
fn other_results_are_counted_apart() {
    let mut records: Vec<Record> = vec![annotated(1); 7];
    for (record, result) in records.iter_mut().zip([0, 0, 0, 1, 1, 2, 3]) {
        record.result = GameResult::ALL[result];
    }
    let collection = collection(&records);
    let pattern = Pattern::Position(*records[0].start());
    let answer = collection.search(&Filter::default(), Order::default(), Some(&pattern));
    assert_eq!(answer.results, Results { one: 3, two: 2, ties: 1, open: 1 });
    let only_ties = Filter { result: Some(GameResult::Draw), ..Filter::default() };
    let answer = collection.search(&only_ties, Order::default(), Some(&pattern));
    assert_eq!((answer.rows, answer.results), (vec![5], Results { ties: 1, ..Results::default() }));
}

#[test]
fn a_stack_is_found_where_it_is_made_or_stands_at_the_start() {
    let records: Vec<Record> = (0..60).map(generated).chain((0..20).map(annotated)).collect();
    let collection = collection(&records);
    // Compared by tops, heights and colours of all stacks, and of what a turn piles up.
    let is_like = |stack: Stack, other: Stack| {
        (stack.top(), stack.height(), stack.colors()) == (other.top(), other.height(), other.colors())
    };
    for letters in ["RI", "RJB", "GKI", "IBRGK", "JR", "KGRBI", "IBRGKJ", "R"] {
        let wanted: Stack = letters.parse().expect("a stack");
        let expected = by_hand(&records, |record, node| {
            let position = record.position(node);
            let Some(node) = node else {
                return Point::ALL.into_iter().any(|point| is_like(position.stack(point), wanted));
            };
            let before = record.position(record.node(node).parent());
            let Turn::Move { from, to, .. } = record.node(node).turn() else { return false };
            let pieces = before.stack(to).pieces().chain(before.stack(from).pieces());
            is_like(Stack::from_pieces(pieces).expect("a stack"), wanted)
        });
        let found = found(&collection, &Pattern::Stack(wanted));
        let rows = |all: &[(u32, usize, bool)]| -> Vec<(u32, bool)> { all.iter().map(|it| (it.0, it.2)).collect() };
        assert_eq!(rows(&found), rows(&expected), "{letters}");
        for (found, expected) in found.iter().zip(&expected).filter(|(found, _)| found.2) {
            assert_eq!(found, expected);
        }
    }
    assert!(!found(&collection, &Pattern::Stack("RIB".parse().expect("a stack"))).is_empty());
}

#[test]
fn claims_are_found_by_those_that_are_named() {
    let records: Vec<Record> = (0..60).map(generated).collect();
    let collection = collection(&records);
    let red = Colors::from(Color::Red);
    let blue = Colors::from(Color::Blue);
    let patterns = [
        ClaimPattern::default(),
        ClaimPattern { claimed: PerPlayer::new(red, Colors::EMPTY), neutral: Colors::EMPTY },
        ClaimPattern { claimed: PerPlayer::new(red, blue), neutral: Colors::EMPTY },
        ClaimPattern { claimed: PerPlayer::new(red, blue), neutral: !(red | blue) },
        ClaimPattern::of(records[3].final_position().core()),
    ];
    let has = |core: &Core, pattern: &ClaimPattern| {
        Color::ALL.into_iter().all(|color| {
            let owner = core.owner(color);
            Player::ALL.into_iter().all(|player| !pattern.claimed[player].contains(color) || owner == Some(player))
                && (!pattern.neutral.contains(color) || owner.is_none())
        })
    };
    for pattern in patterns {
        let expected = by_hand(&records, |record, node| has(record.position(node).core(), &pattern));
        assert_eq!(found(&collection, &Pattern::Claims(pattern)), expected, "{pattern:?}");
        assert!(!expected.is_empty(), "{pattern:?}");
    }
}

fn session(text: &str) -> CollectionSession {
    let mut session = CollectionSession::default();
    session.begin(text.len() as u64);
    text.as_bytes().chunks(1000).for_each(|piece| session.feed(piece));
    session.finish();
    session
}

fn listed(session: &mut CollectionSession, query: Query) -> (u32, u32) {
    match &session.handle(&Request::List(Box::new(query)))[..] {
        [Reply::Listed { query, count, .. }, ..] => (*query, *count),
        other => panic!("{other:?}"),
    }
}

fn rows(session: &mut CollectionSession, from: u32, to: u32) -> Vec<ListedRow> {
    match session.handle(&Request::Rows { from, to }).pop() {
        Some(Reply::Rows { rows, .. }) => rows,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_session_lists_what_it_has_read_so_far() {
    let text: String = (0..50).map(|number| generated(number).to_string()).collect();
    let half = text.len() / 2;
    let mut session = CollectionSession::default();
    session.begin(text.len() as u64);
    session.feed(&text.as_bytes()[..half]);
    let [Reply::Progress(progress), Reply::Listed { count, .. }] = &session.report(0)[..] else { panic!("a list") };
    assert_eq!((progress.read, progress.total, progress.state), (half as u64, text.len() as u64, ReadState::Reading));
    assert!((20..30).contains(count) && progress.rows == *count);
    assert_eq!(rows(&mut session, 0, 10).len(), 10);
    // Nothing new.
    assert_eq!(session.report(0).len(), 1);
    let query = Query { number: 4, filter: Filter { level: Some(3), ..Filter::default() }, ..Query::default() };
    let (number, before) = listed(&mut session, query);
    session.feed(&text.as_bytes()[half..]);
    session.finish();
    let [Reply::Progress(progress), Reply::Listed { count, .. }] = &session.report(0)[..] else { panic!("a list") };
    assert_eq!((number, progress.state, progress.problem, progress.rows), (4, ReadState::Done, None, 50));
    assert!(*count > before);
    assert_eq!(listed(&mut session, Query::default()), (0, 50));
}

#[test]
fn broken_games_are_listed_with_reason_and_place() {
    let good = generated(1).to_string();
    let text = format!("{good}{}{good}", good.replacen("1. ", "1. a1-a1 ", 1));
    let mut session = session(&text);
    session.report(0);
    let listed = rows(&mut session, 0, 9);
    let RowContent::Broken(broken) = &listed[1].content else { panic!("{listed:?}") };
    assert_eq!((listed.len(), broken.line), (3, good.matches('\n').count() + 1));
    let words = crate::words(lyngk_view::Language::English);
    let line = broken.line + good.lines().position(|line| line.starts_with("1. ")).expect("turns");
    assert!(
        say::broken(&words, broken).starts_with(&format!("Line {line}, column 4:")),
        "{}",
        say::broken(&words, broken)
    );
    // It is not exported.
    assert_eq!(session.export(false).1, 2);
}

#[test]
fn games_that_are_not_utf_8_have_their_names_and_a_sentence_that_says_what_would_be_right() {
    let words = crate::words(lyngk_view::Language::English);
    let mut session = CollectionSession::default();
    session.feed(generated(1).to_string().as_bytes());
    session.feed(b"[Variant \"std\"]\n[Player1 \"Zo\xeb\"]\n[Player2 \"Ren\xe9\"]\n\n*\n\n");
    session.feed(b"[Variant \"seven\"]\n[Player1 \"Ann\"]\n[Player2 \"Bob\"]\n\n*\n\n");
    session.finish();
    session.report(0);
    assert_eq!((session.progress().broken, session.progress().not_text), (2, 1));
    let said = say::not_text(&words, &session.progress()).expect("a sentence");
    assert_eq!(said, "Games that are not in UTF-8 and cannot be read: 1. Save the file as UTF-8 and open it again.");
    let titles: Vec<String> = rows(&mut session, 1, 3)
        .into_iter()
        .map(|row| match row.content {
            RowContent::Broken(broken) => say::broken_title(&words, &broken),
            RowContent::Game(_) => panic!("a game"),
        })
        .collect();
    assert!(titles[0].contains("Zoë") && titles[0].contains("René"), "{titles:?}");
    assert!(titles[1].contains("Ann") && titles[1].contains("Bob"), "{titles:?}");
}

#[test]
fn utf_16_is_told_by_its_first_bytes() {
    let text = "[Name \"Zoë 🂡\"]\n";
    let units: Vec<u16> = "\u{feff}".encode_utf16().chain(text.encode_utf16()).collect();
    for to_bytes in [u16::to_le_bytes, u16::to_be_bytes] {
        let bytes: Vec<u8> = units.iter().flat_map(|&unit| to_bytes(unit)).collect();
        assert!(is_utf_16(&bytes));
        assert_eq!(decode(bytes).as_deref(), Some(text));
    }
    assert!(!is_utf_16(text.as_bytes()));
    assert_eq!(decode(text.as_bytes().to_vec()).as_deref(), Some(text));
    assert_eq!(decode(b"Zo\xeb".to_vec()), None);
    assert_eq!(decode(b"(;P0[id \"Zo\xeb\"])".to_vec()).as_deref(), Some("(;P0[id \"Zoë\"])"), "a file of Boardspace");
    assert_eq!(decode(b"\xff\xfe\x00\xd8".to_vec()), None, "half of a pair");
}

#[test]
fn files_without_games_say_why() {
    let problem = |bytes: &[u8]| {
        let mut session = CollectionSession::default();
        session.feed(bytes);
        session.finish();
        session.report(0);
        assert_eq!(rows(&mut session, 0, 9).len(), session.progress().rows as usize);
        session.progress().problem
    };
    assert_eq!(problem(b""), Some(FileProblem::Empty));
    assert_eq!(problem(b" \n\r\n"), Some(FileProblem::Empty));
    assert_eq!(problem(b"\xff\xfe[\0V\0a\0\n\0"), Some(FileProblem::NotText));
    assert_eq!(problem(b"Dear diary"), Some(FileProblem::NoGame));
    assert_eq!(problem(generated(1).to_string().as_bytes()), None);
}

#[test]
fn a_selection_outlives_the_filter_and_is_exported() {
    let records: Vec<Record> = (0..30).map(generated).collect();
    let texts: Vec<String> = records.iter().map(Record::to_string).collect();
    let text = texts.concat();
    let mut session = session(&text);
    session.report(0);
    let select = |session: &mut CollectionSession, selecting| match session.handle(&Request::Select(selecting))[..] {
        [Reply::Selected { count, .. }] => count,
        _ => panic!("the selection"),
    };
    assert_eq!(select(&mut session, Selecting::Span { from: 5, to: 3 }), 3);
    assert_eq!(select(&mut session, Selecting::Toggle { at: 4 }), 2);
    let six = Filter { variant: Some(Variant::Standard), ..Filter::default() };
    let order = Order { by: SortKey::File, descending: true };
    listed(&mut session, Query { number: 1, filter: six.clone(), order, pattern: None });
    assert_eq!(select(&mut session, Selecting::Toggle { at: 0 }), 3);
    // What is selected and not listed is counted.
    let none = Filter { player: "nobody at all".to_owned(), ..Filter::default() };
    let hidden = Query { number: 2, filter: none, ..Query::default() };
    let replies = session.handle(&Request::List(Box::new(hidden)));
    assert_eq!(replies.last(), Some(&Reply::Selected { count: 3, hidden: 3 }));
    listed(&mut session, Query { number: 3, filter: six, order, pattern: None });
    let exported = |session: &CollectionSession, selected| -> Vec<Record> {
        let (ranges, games) = session.export(selected);
        let text: String =
            ranges.iter().map(|range| text[range.start as usize..range.end as usize].to_owned() + "\n\n").collect();
        let read: Vec<Record> = Games::new(&text).map(|game| game.expect("a game")).collect();
        assert_eq!(read.len(), games as usize);
        read
    };
    assert_eq!(exported(&session, true), [29, 3, 5].map(|number: usize| records[number].clone()));
    let standard: Vec<Record> =
        records.iter().rev().filter(|record| record.start().variant() == Variant::Standard).cloned().collect();
    assert_eq!(exported(&session, false), standard);
    assert_eq!(select(&mut session, Selecting::All), 12);
    assert_eq!(select(&mut session, Selecting::Nothing), 0);
    listed(&mut session, Query::default());
    assert_eq!(session.export(false).0.len(), 1, "games that follow each other are one range");
}

#[test]
fn entries_of_the_library_are_a_collection_too() {
    let mut study = Entry::new(EntryKind::Study, annotated(4));
    study.rename("A quiet place").expect("a name");
    let stored = crate::library::StoredEntry { revision: 3, entry: study.clone() };
    let mut session = CollectionSession::default();
    let first = session.add_entry(77, &stored.to_string());
    let second = session.add_entry(78, "game 1\n[Variant \"std\"]\n");
    session.finish();
    session.report(0);
    assert_eq!(first, study.to_export_text());
    assert_eq!(session.bytes(1), Some(first.len() as u64..(first.len() + second.len()) as u64));
    let listed = rows(&mut session, 0, 5);
    let RowContent::Game(game) = &listed[0].content else { panic!("{listed:?}") };
    assert_eq!((game.id, &game.summary), (Some(77), &Summary::of(&study)));
    assert!(matches!(listed[1].content, RowContent::Broken(_)));
}

#[test]
fn a_game_and_the_study_of_it_count_once() {
    let stored = |kind: EntryKind, record: &Record| {
        crate::library::StoredEntry { revision: 1, entry: Entry::new(kind, record.clone()) }.to_string()
    };
    let game = generated(4);
    let mut reviewed = game.clone();
    reviewed.comments.push(Comment::new("A fine game.").expect("a comment"));
    let mut session = CollectionSession::default();
    for (id, kind, record) in [
        (1, EntryKind::Game, &game),
        (2, EntryKind::Study, &reviewed),
        (3, EntryKind::Study, &game),
        (4, EntryKind::Game, &generated(5)),
    ] {
        session.add_entry(id, &stored(kind, record));
    }
    session.finish();
    let mut ids = |query: Query| {
        let found = session.handle(&Request::List(Box::new(query))).remove(0);
        let Reply::Listed { results, .. } = found else { panic!("{found:?}") };
        let ids = rows(&mut session, 0, 9).into_iter().map(|row| match row.content {
            RowContent::Game(game) => (game.id.expect("a number"), game.is_of_own_game),
            RowContent::Broken(broken) => panic!("{broken:?}"),
        });
        (ids.collect::<Vec<_>>(), results.games())
    };
    let all = Query::default();
    assert_eq!(ids(all.clone()).0, [(2, true), (3, true), (4, false)], "the studies stand for their game");
    let position = Query { pattern: Some(Pattern::Position(*game.start())), ..all.clone() };
    let others = u32::from(generated(5).start() == game.start());
    assert_eq!(ids(position).1, 1 + others, "played once");
    let games = Query { filter: Filter { kind: Some(RowKind::Game), ..Filter::default() }, ..all };
    assert_eq!(ids(games).0, [(1, false), (4, false)], "somebody who wants games gets it");
    let progress = session.report(0).remove(0);
    assert!(matches!(progress, Reply::Progress(progress) if progress.rows == 3), "{progress:?}");
}

#[test]
fn messages_survive_the_way() {
    let position = *generated(1).start();
    let patterns = [
        None,
        Some(Pattern::Position(position)),
        Some(Pattern::Stack("RJB".parse().expect("a stack"))),
        Some(Pattern::Claims(ClaimPattern::of(position.core()))),
    ];
    let filter = Filter {
        text: "a \"b\"\n".into(),
        from: Day::read("2020.01.02"),
        result: Some(GameResult::Draw),
        variant: Some(Variant::Six),
        ..Filter::default()
    };
    for pattern in patterns {
        let query = Query { number: 1, filter: filter.clone(), order: Order::default(), pattern };
        let request = Request::List(Box::new(query));
        assert_eq!(Request::from_json(&request.to_json()), Some(request));
    }
    let mut session = session(&(0..3).map(|number| generated(number).to_string()).collect::<String>());
    for reply in session.report(0) {
        assert_eq!(Reply::from_json(&reply.to_json()), Some(reply));
    }
    let rows = session.handle(&Request::Rows { from: 0, to: 3 }).remove(0);
    for reply in [rows, session.game(1, "text".into()), Reply::Failed("\u{0}".into())] {
        assert_eq!(Reply::from_json(&reply.to_json()), Some(reply));
    }
    assert_eq!(Reply::from_json("{}"), None);
}

proptest! {
    /// Every row can be scrolled to, and what is in sight is drawn without gaps.
    #[test]
    fn the_rows_in_sight_are_drawn(
        rows in 0..2_000_000_usize,
        row_height in 20..90_u32,
        height in 50..2_000_u32,
        to in any::<prop::sample::Index>(),
        scroll in 0.0..1.0_f64,
    ) {
        let list = Viewport { rows, row_height: f64::from(row_height), height: f64::from(height) };
        let range = (list.content_height() - list.height).max(0.0);
        let scroll = scroll * range;
        let drawn = list.drawn(scroll);
        prop_assert!(drawn.end <= rows);
        if !drawn.is_empty() {
            let above = list.top(drawn.start, scroll) <= scroll + 0.01 || drawn.start == 0;
            let below = list.top(drawn.end, scroll) >= scroll + list.height - 0.01 || drawn.end == rows;
            prop_assert!(above && below, "{drawn:?}");
        }
        if rows > 0 {
            let row = to.index(rows);
            let there = list.scroll_to(row, scroll).unwrap_or(scroll);
            prop_assert!((0.0..=range).contains(&there));
            let top = list.top(row, there) - there;
            let fits = list.height >= list.row_height;
            prop_assert!(!fits || top >= -0.01 && top + list.row_height <= list.height + 0.01, "{top}");
            prop_assert!(!fits || list.drawn(there).contains(&row));
        }
    }
}

#[test]
fn joined_files_of_boardspace_are_a_collection_with_its_broken_games() {
    let sample = |number: u8| {
        let path = format!("{}/../../testdata/boardspace/sample{number}.sgf", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("a sample")
    };
    let cut_off = sample(1).replace("ada", "eva");
    let cut_off = &cut_off[..cut_off.len() / 2];
    let text = sample(1) + &sample(2).replace("1 Pickb", "1 Fly") + cut_off + "\n" + &sample(3) + &sample(4);
    assert!(is_sgf(&text.as_bytes()[..64]) && !is_sgf(b"[Variant"));
    let mut session = CollectionSession::default();
    session.feed(lgn_of_sgf(text.as_bytes()).as_bytes());
    session.finish();
    let [_, Reply::Listed { count: 5, .. }] = session.report(0)[..] else { panic!("five rows") };
    let Reply::Rows { rows, .. } = &session.handle(&Request::Rows { from: 0, to: 5 })[0] else { panic!("rows") };
    let is_game: Vec<bool> = rows.iter().map(|row| matches!(row.content, RowContent::Game(_))).collect();
    assert_eq!(is_game, [true, false, false, true, true], "a broken game swallows no other");
    let RowContent::Broken(broken) = &rows[1].content else { panic!("a broken game") };
    let words = crate::words(lyngk_view::Language::English);
    let said = say::broken(&words, broken);
    assert!(said.contains("There should be Start, Pick, Drop") && said.contains("“Fly”"), "{said}");
    let line = text.lines().position(|line| line.contains("1 Fly")).expect("a line") + 1;
    let column = text.lines().nth(line - 1).and_then(|line| line.find("Fly")).expect("a column") + 1;
    assert!(
        said.starts_with(&format!("Line {line}, column {column}: ")),
        "the place counts from the file's start: {said}"
    );
    let Some(summary) = rows.first().and_then(|row| match &row.content {
        RowContent::Game(game) => Some(&game.summary),
        RowContent::Broken(_) => None,
    }) else {
        panic!("a game")
    };
    assert_eq!(summary.players[Player::One].name.as_deref(), Some("bert"));
}
