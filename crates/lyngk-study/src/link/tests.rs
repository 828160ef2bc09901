//! Tests of links: round trips, damage, and length.

use lyngk_game::tags::{self, PlayerInfo};
use lyngk_rules::{Comment, GameResult, Mark, Player, Position, Record, SplitMix64, Tag, Variant};
use proptest::prelude::*;

use super::*;

/// A random game from a random start, of a given length or to its end.
fn random_game(variant: Variant, seed: u64, most: usize) -> Record {
    let mut random = SplitMix64::new(seed);
    let mut position = Position::random_start(seed, variant);
    let mut record = Record::new(position);
    let mut last = None;
    while let Some(turn) = position.random_turn(&mut random).filter(|_| record.turn_total() < most) {
        last = Some(record.push(last, turn).expect("a random turn is legal"));
        position.play_unchecked(turn);
    }
    record.result = position.outcome().map_or(GameResult::Open, |outcome| outcome.winner.into());
    record
}

/// The same with variations, comments, marks and tags.
fn annotated(variant: Variant, seed: u64) -> Record {
    const TEXTS: [&str; 4] = ["", "two\nlines", "naïve → ✓ {", "Лучше"];
    let mut random = SplitMix64::new(seed);
    let mut record = random_game(variant, seed, seed as usize % 60);
    let mut nodes: Vec<_> = [None].into_iter().chain(record.main_line().map(Some)).collect();
    let said = |random: &mut SplitMix64| -> Vec<Comment> {
        let count = random.below(4).saturating_sub(2);
        (0..count).filter_map(|_| Comment::new(TEXTS[random.below(4) as usize])).collect()
    };
    record.comments = said(&mut random);
    for _ in 0..random.below(30) {
        let after = nodes[random.below(nodes.len() as u64) as usize];
        let Some(turn) = record.position(after).random_turn(&mut random) else { continue };
        let id = record.push(after, turn).expect("a random turn is legal");
        record.set_lead(id, said(&mut random));
        *record.comments_mut(id) = said(&mut random);
        *record.marks_mut(id) = (0..random.below(3)).map(|_| Mark(random.below(256) as u8)).collect();
        nodes.push(Some(id));
    }
    let players = ["Person", "Engine level 10", "Engine level 03", "Анна", ""];
    for name in ["Player2", "Event", "Player1", "X_1"] {
        if random.below(2) > 0 {
            let value = players[random.below(5) as usize];
            record.set_tag(Tag::new(name, value).expect("a good tag"));
            tags::upgrade_players(&mut record);
        }
    }
    record
}

fn variants() -> impl Strategy<Value = Variant> {
    prop_oneof![Just(Variant::Standard), Just(Variant::Six)]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_survive_a_round_trip(variant in variants(), seed: u64, most in 0_usize..100) {
        let record = random_game(variant, seed, most);
        let letters = encode(&record).expect("short enough");
        let read = decode(&letters);
        prop_assert_eq!(read.as_ref(), Ok(&record), "{}", letters);
        // The same game from the middle on, with claims and completed stacks.
        let middle = Record::new(record.final_position());
        let letters = encode(&middle).expect("short enough");
        prop_assert_eq!(decode(&letters), Ok(middle), "{}", letters);
    }

    #[test]
    fn annotated_games_survive_a_round_trip(variant in variants(), seed: u64) {
        let record = annotated(variant, seed);
        let letters = encode(&record).expect("short enough");
        prop_assert_eq!(decode(&letters), Ok(record), "{}", letters);
    }

    #[test]
    fn any_one_wrong_letter_and_any_two_that_changed_places_are_noticed(seed: u64, at: usize, by in 1_usize..64) {
        const LETTERS: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
        let mut letters = encode(&annotated(Variant::Standard, seed)).expect("short enough").into_bytes();
        let at = 1 + at % (letters.len() - 2);
        let mut swapped = letters.clone();
        swapped.swap(at, at + 1);
        if swapped != letters {
            prop_assert_eq!(decode(&String::from_utf8(swapped).expect("letters")), Err(LinkError::Damaged));
        }
        let is = LETTERS.iter().position(|&letter| letter == letters[at]).expect("a letter of links");
        letters[at] = LETTERS[(is + by) % LETTERS.len()];
        prop_assert_eq!(decode(&String::from_utf8(letters).expect("letters")), Err(LinkError::Damaged));
    }

    #[test]
    fn whatever_is_read_is_a_record_or_an_error(text in "\\PC*", letters in "[0-9a-zA-Z_-]{0,400}") {
        let _ = decode(&text);
        let _ = decode(&format!("a{letters}"));
        // Beyond the check letters, where the content itself makes no sense.
        let mut reader = choices::Reader::new(&with_check(&letters), VERSION).expect("well formed");
        if let Ok(record) = game::read(&mut reader) {
            let read = record.to_string().parse();
            prop_assert_eq!(read.as_ref(), Ok(&record));
        }
    }
}

/// A link with these letters and correct check letters.
fn with_check(letters: &str) -> String {
    let body = format!("a{letters}");
    let link = (0..62 * 62).find_map(|n| {
        let letter =
            |n: u32| char::from_digit(n % 36, 36).map(|c| if n < 36 { c } else { (b'A' + (n - 36) as u8) as char });
        let link = format!("{body}{}{}", letter(n / 62)?, letter(n % 62)?);
        letters::read(&link, VERSION).is_ok().then_some(link)
    });
    link.expect("some check letters fit")
}

#[test]
fn broken_links_have_specific_errors() {
    let good = encode(&random_game(Variant::Standard, 1, 100)).expect("short enough");
    assert_eq!(decode(""), Err(LinkError::Empty));
    assert_eq!(decode("https://example.org/#"), Err(LinkError::Empty));
    assert_eq!(decode(&good.replacen('a', "b", 1)), Err(LinkError::UnknownVersion { letter: 'b' }));
    assert_eq!(decode("*x"), Err(LinkError::WrongLetter { place: 1, letter: '*' }));
    assert_eq!(decode(&format!("{good}é")), Err(LinkError::WrongLetter { place: good.len() + 1, letter: 'é' }));
    assert_eq!(decode("a"), Err(LinkError::Damaged));
    let cut = (1..good.len()).filter(|&length| decode(&good[..length]) == Err(LinkError::Damaged)).count();
    assert!(cut + 2 >= good.len(), "{cut} of {}", good.len());
    let long = "a".repeat(LINK_LIMIT + 1);
    assert_eq!(decode(&long), Err(LinkError::TooLong { letters: LINK_LIMIT + 1, limit: LINK_LIMIT }));
    assert!(decode(&format!("  https://example.org/play?x=1#study={good}\n")).is_ok());
}

#[test]
fn links_over_the_limit_are_refused_and_the_longest_decode_quickly() {
    let mut record = random_game(Variant::Six, 1, 100);
    record.comments.extend(Comment::new("ж".repeat(20_000)));
    let Err(LinkError::TooLong { letters, limit }) = encode(&record) else { panic!("40,000 bytes are too many") };
    assert!(letters > 50_000 && limit == LINK_LIMIT);
    record.comments = Comment::new("x".repeat(12_000)).into_iter().collect();
    let started = std::time::Instant::now();
    let letters = encode(&record).expect("short enough");
    assert!(letters.len() > 16_000 && letters.len() <= LINK_LIMIT);
    assert_eq!(decode(&letters), Ok(record));
    // Far more than it takes, for busy machines.
    assert!(started.elapsed().as_secs() < 10, "{:?}", started.elapsed());
}

#[test]
fn clock_data_is_left_out() {
    let plain = random_game(Variant::Standard, 3, 10);
    let mut timed = plain.clone();
    timed.set_tag(Tag::new("TimeControl", "300+3").expect("a good tag"));
    let ids: Vec<_> = timed.main_line().collect();
    for id in ids {
        timed.comments_mut(id).extend(Comment::new("[%clk 231.5]"));
    }
    assert_eq!(encode(&timed), encode(&plain));
}

#[test]
fn old_player_tags_are_upgraded() {
    let mut old = random_game(Variant::Standard, 3, 10);
    let mut today = old.clone();
    for (player, name, info) in
        [(Player::One, "Person", PlayerInfo::human()), (Player::Two, "Engine level 3", PlayerInfo::engine(3))]
    {
        old.set_tag(Tag::new(tags::PLAYER_NAME[player], name).expect("a good tag"));
        info.write_to(&mut today, player);
    }
    let letters = encode(&old).expect("short enough");
    assert_eq!(encode(&today).as_ref(), Ok(&letters));
    assert_eq!(decode(&letters), Ok(today));
}

#[test]
fn a_players_name_and_type_survive_a_link() {
    let mut record = random_game(Variant::Standard, 3, 10);
    PlayerInfo { name: Some("Anna".to_owned()), ..PlayerInfo::human() }.write_to(&mut record, Player::One);
    PlayerInfo { name: Some("Person".to_owned()), ..PlayerInfo::engine(10) }.write_to(&mut record, Player::Two);
    assert_eq!(decode(&encode(&record).expect("short enough")), Ok(record));
}

/// Links must stay readable: any change here needs another version letter.
#[test]
fn links_of_this_version_never_change() {
    let record = random_game(Variant::Standard, 5, 6);
    let middle = Record::new(record.final_position());
    let links = [
        (record, "aQ3mCuvCEOsbM66A-CID4rpxHyYBv3bB".to_owned()),
        (middle, "aOKFrV8T3X0Fp2C1Da1KVooSuEMCFzRxpYR".to_owned()),
        (annotated(Variant::Six, 4), ANNOTATED.concat()),
    ];
    for (record, link) in links {
        assert_eq!(encode(&record).as_ref(), Ok(&link));
        assert_eq!(decode(&link), Ok(record));
    }
}

const ANNOTATED: [&str; 4] = [
    "atW_Baqf2mh3jg4X12trPxYFlJr2LleYQaHBSvaYWJLhEMHnR7brjwuX68oGP-VG0fteq628fWwke0Cc1J0dpFDLOa",
    "D4Yt3ZpwWYR177iX37CTn-BeHqBth2TZPOrXyJrJLMBJmZTi_PKWs8-SjGM4Gi34tb8G-hW2ua29noZ_aWZvHjjDMK",
    "XFzMpI-gWrhflf8rI2IdMLF2l9XHBsVJTTkth5qnB4AeLBvdOKY__n1FAVR2BNkHk_14L9VZvWzq6ervGVFJ9p8cYQ",
    "DXcK1lgQGpfkm1dAwh7IWIbLYqD0brRyr_akVGWJxW3yMYFSC9pLhVn4M4aDOksBaNGrKYw89Oi4y150D",
];

/// The figures of `docs/notation.md`: `cargo test -p lyngk-study letters_of -- --nocapture`.
#[test]
fn letters_of_starts_games_and_positions() {
    let mean = |what: &str, length: &dyn Fn(u64) -> (usize, usize)| {
        let all: Vec<(usize, usize)> = (0..100).map(length).collect();
        let letters = all.iter().map(|(letters, _)| *letters).sum::<usize>() as f64 / 100.0;
        let turns = all.iter().map(|(_, turns)| *turns).sum::<usize>() as f64 / 100.0;
        println!("{what}: {letters:.1} letters, {turns:.1} turns");
        letters
    };
    for variant in Variant::ALL {
        let of = |record: &Record| (encode(record).expect("short enough").len(), record.turn_total());
        let start = mean("a start", &|seed| of(&Record::new(Position::random_start(seed, variant))));
        let game = mean("a game", &|seed| of(&random_game(variant, seed, 100)));
        let middle = mean("a position after 15 turns", &|seed| {
            let record = random_game(variant, seed, 15);
            (encode_position(&record.final_position()).expect("short enough").len(), 15)
        });
        assert!(start <= 20.0 && game <= 65.0 && middle <= 36.0);
    }
}
