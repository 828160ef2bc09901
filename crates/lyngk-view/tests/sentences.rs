//! Tests of sentences beside the board, in every language: who leads, what was played, what a claim changes, how a game ended.

use std::collections::BTreeSet;
use std::time::Duration;

use lyngk_game::EndReason;
use lyngk_rules::{Color, Ground, PerPlayer, Player, Point, Position, SplitMix64, Turn, Variant};
use lyngk_view::{Arrangement, Intent, Language, Level, Seat, Table, Words, say};

/// An ivory piece next to a red pair: it may go there only once ivory is claimed (E6, E8).
const NEEDS_CLAIM: &str =
    "./I,BR,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 -/- 8/0 std";

/// A person who plays first, and an engine.
fn against_engine(start: Position) -> Table {
    let engine = Seat::Engine(Level::new(3).expect("a level"));
    Table::new(&Arrangement { start, seats: PerPlayer::new(Seat::Person, engine), control: None })
}

/// Plays a turn for whoever is to move.
fn play(table: &mut Table, turn: Turn) {
    let events = match (table.engine_request(), turn) {
        (Some(asked), _) => table.act(Intent::EngineTurn { request: asked.number, turn }, Duration::ZERO),
        (None, Turn::Pass) => table.act(Intent::Pass, Duration::ZERO),
        (None, _) => table.act(Intent::Type(turn.to_string()), Duration::ZERO),
    };
    assert!(!events.is_empty());
}

/// Games of random turns in which stacks are completed whenever possible: visits the table after each turn.
fn games(variant: Variant, mut visit: impl FnMut(&Table)) {
    for seed in 1..60 {
        let mut chance = SplitMix64::new(seed);
        let mut table = against_engine(Position::random_start(seed, variant));
        while table.ended().is_none() {
            let position = *table.game().position();
            let completing = position.turns().into_iter().find(|&turn| position.completes(turn));
            let Some(turn) = completing.or_else(|| position.random_turn(&mut chance)) else { break };
            play(&mut table, turn);
            visit(&table);
        }
    }
}

fn all_words() -> [Words; 8] {
    Language::ALL.map(Words::new)
}

#[test]
fn the_lead_names_its_leader_and_only_late_in_the_game_by_the_tie_break() {
    let languages = all_words();
    let mut met = BTreeSet::new();
    games(Variant::Standard, |table| {
        let position = table.shown();
        let outcome = position.outcome_by_count();
        let Ground::Stacks { height } = outcome.ground else { return };
        let leader = say::leader(&position);
        let is_told = height == 5 || position.occupied().len() <= 20;
        assert_eq!(leader, outcome.winner.filter(|_| is_told), "{position}");
        if !met.insert((height, leader)) {
            return;
        }
        let count = |player: Player| outcome.tallies[player].by_height()[5 - height].1;
        for words in &languages {
            let text = say::lead(words, table, &position);
            let names_engine = text.contains(&say::player(words, table, Player::Two));
            assert_eq!(names_engine, leader == Some(Player::Two), "{text}");
            let Some(leader) = leader else {
                assert_eq!(text, words.text("lead-none"), "{position}");
                continue;
            };
            let (more, less) = (count(leader), count(leader.opponent()));
            let counts = if height == 5 { vec![more - less] } else { vec![more, less] };
            assert!(counts.iter().all(|count| text.contains(&count.to_string())), "{text}");
            assert_eq!(text.contains(':'), height < 5, "a reason behind a colon: {text}");
        }
    });
    assert_eq!(met.len(), 13, "{met:?}");
}

#[test]
fn the_lead_says_in_plain_words_who_would_win_now() {
    let words = Words::new(Language::English);
    let lead = |text: &str| {
        let table = against_engine(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")));
        say::lead(&words, &table, &table.shown())
    };
    let start = against_engine(Position::random_start(1, Variant::Standard));
    assert_eq!(say::lead(&words, &start, &start.shown()), "Tied so far");
    // After a rematch the sides are swapped, and so are the rings.
    let seats = PerPlayer::new(Seat::Engine(Level::new(3).expect("a level")), Seat::Person);
    let second = Table::new(&Arrangement { start: start.shown(), seats, control: None });
    assert_eq!(say::lead(&words, &second, &second.shown()), "Your stacks are those with two rings.");
    let engine = say::player(&words, &start, Player::Two);
    let rest = ".,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,.";
    let few = format!("./IR,BIR,GB,R/{rest}/.,.,.,./. 1 R/B");
    assert_eq!(lead(&format!("{few} 4/3 std")), "You lead by 1 completed stack");
    assert_eq!(lead(&format!("{few} 2/5 std")), format!("{engine} leads by 3 completed stacks"));
    let more = format!("./IR,BIR,GB,R/{rest}/KIB,RK,.,./. 1 R/B");
    assert_eq!(lead(&format!("{more} 3/3 std")), "If it ended now, you would win: more single pieces, 1 to 0");
}

#[test]
fn a_turn_is_told_in_the_grammar_of_its_player() {
    let languages = all_words();
    let (mut claims, mut stuck) = (0, 0);
    games(Variant::Standard, |table| {
        let happened = table.game().consequences(table.game().turns().len()).expect("a turn");
        for words in &languages {
            let text = say::last_turn(words, table).expect("a turn");
            let engine = say::player(words, table, Player::Two);
            let is_engines = happened.player == Player::Two;
            assert_eq!(text.contains(&engine), is_engines || happened.opponent_must_pass, "{text}");
            let Turn::Move { claim, from, to } = happened.turn else { continue };
            assert!(text.contains(&from.to_string()) && text.contains(&to.to_string()), "{text}");
            assert!(claim.is_none_or(|color| text.contains(&say::color(words, color))), "{text}");
            claims += usize::from(claim.is_some());
            if words.language() == Language::English {
                let verb = if claim.is_some() { "claimed" } else { "moved" };
                let who = if is_engines { &engine } else { "You" };
                assert!(text.starts_with(&format!("{who} {verb} ")), "{text}");
                let cannot = if is_engines { "you cannot move".to_owned() } else { format!("{engine} cannot move") };
                assert_eq!(text.ends_with(&cannot), happened.opponent_must_pass, "{text}");
                stuck += usize::from(happened.opponent_must_pass);
            }
        }
    });
    assert!(claims > 0 && stuck > 0, "{claims} claims, {stuck} forced passes");
}

#[test]
fn a_claim_in_the_making_says_what_it_changes_and_what_to_do_next() {
    for words in all_words() {
        let mut table = against_engine(Position::random_start(2, Variant::Standard));
        let before = (say::status(&words, &table), say::tray(&words, &table));
        table.act(Intent::Claim(Some(Color::Red)), Duration::ZERO);
        let red = say::color(&words, Color::Red);
        let (status, tray) = (say::status(&words, &table), say::tray(&words, &table));
        assert!(status != before.0 && tray != before.1);
        assert!(status.contains(&red) && tray.contains(&red), "{status} / {tray}");
        let stacks = table.game().position().topped(Color::Red).len();
        assert!(tray.contains(&stacks.to_string()), "{tray}");
        assert!(tray.ends_with(&words.with("tray-undo", [("color", red.into())])), "{tray}");
    }
}

#[test]
fn a_turn_that_waits_is_asked_for_in_words() {
    let asked = |words: &Words| {
        let mut table = against_engine(NEEDS_CLAIM.parse().expect("a position"));
        table.act(Intent::Drag { from: Point::B1, to: Point::B2 }, Duration::ZERO);
        say::status(words, &table)
    };
    assert_eq!(asked(&Words::new(Language::English)), "Claim ivory, b1 → b2?");
    for words in all_words() {
        let text = asked(&words);
        assert!(text.contains(&say::color(&words, Color::Ivory)) && text.contains("b1 → b2"), "{text}");
    }
}

/// The longest heading that fits on one line at 1280 × 800 and 390 × 844, in characters.
const HEADING: usize = 29;

#[test]
fn the_headings_of_a_turn_in_the_making_fit_on_one_line() {
    let short = |text: String| assert!(text.chars().count() <= HEADING, "{text}");
    for words in all_words() {
        let status = |table: &Table| short(say::status(&words, table));
        for color in Color::ALL {
            let mut table = against_engine(Position::random_start(2, Variant::Standard));
            status(&table);
            table.act(Intent::Claim(Some(color)), Duration::ZERO);
            status(&table);
            let name = say::color(&words, color);
            let values = [("color", name.into()), ("from", "e4".into()), ("to", "f5".into())];
            short(words.with("status-waiting-claim", values));
        }
        let mut table = against_engine(Position::random_start(2, Variant::Standard));
        let turn = table.game().position().turns()[0];
        let Turn::Move { from, .. } = turn else { panic!("{turn}") };
        table.act(Intent::Choose(from), Duration::ZERO);
        assert_eq!(table.draft().from, Some(from));
        status(&table);
        play(&mut table, turn);
        status(&table);
        for number in [0, 1] {
            table.act(Intent::ShowPly(Some(number)), Duration::ZERO);
            status(&table);
        }
        short(words.text("status-must-pass"));
        short(words.text("status-must-claim"));
    }
}

#[test]
fn where_every_turn_needs_a_claim_the_colours_are_named() {
    let english = Words::new(Language::English);
    let languages = all_words();
    let mut met = 0;
    // Games in which nobody claims unless they must.
    for seed in 1..60 {
        let mut table = against_engine(Position::random_start(seed, Variant::Standard));
        while table.ended().is_none() {
            let turns = table.game().position().turns();
            let claims: BTreeSet<Color> = turns.iter().filter_map(|turn| turn.claim()).collect();
            let without = turns.iter().find(|turn| turn.claim().is_none());
            let needed = table.persons_turn() && without.is_none();
            assert_eq!(needed, !table.needed_claims().is_empty());
            if needed {
                met += 1;
                assert_eq!(say::status(&english, &table), "Claim a colour to move");
                for words in &languages {
                    let tray = say::tray(words, &table);
                    let is_named = |color: &Color| tray.contains(&say::color(words, *color));
                    let named: BTreeSet<Color> = Color::ALL.into_iter().filter(is_named).collect();
                    assert_eq!(named, claims, "{tray}");
                }
            }
            let turn = *without.unwrap_or(&turns[0]);
            play(&mut table, turn);
        }
    }
    assert!(met > 0);
    let free = against_engine(Position::random_start(2, Variant::Standard));
    assert_eq!(say::status(&english, &free), "Your turn");
    assert!(free.needed_claims().is_empty());
}

#[test]
fn the_end_says_why_the_game_ended_and_what_decided() {
    let languages = all_words();
    let mut met = BTreeSet::new();
    games(Variant::Standard, |table| {
        let Some(ended) = table.ended() else { return };
        let EndReason::Rules(ground) = ended.reason else { panic!("{ended:?}") };
        for words in &languages {
            let text = say::ended(words, table, ended);
            assert!(text.detail.starts_with(&words.text("end-no-moves")), "{}", text.detail);
            assert!(!text.detail.contains(&text.title), "the result is the title: {}", text.detail);
            if let (Ground::Stacks { height }, Some(winner)) = (ground, ended.winner) {
                let tally = |player: Player| table.game().position().tally(player).by_height()[5 - height].1;
                let (most, least) = (tally(winner), tally(winner.opponent()));
                let own = words.text("end-count-you");
                let engine = say::player(words, table, Player::Two);
                let (first, second) = if winner == Player::One { (own, engine) } else { (engine, own) };
                assert!(text.detail.ends_with(&format!("{first} {most}, {second} {least}.")), "{}", text.detail);
                met.insert(height);
            }
        }
    });
    assert!(met.contains(&5) && met.contains(&4), "{met:?}");
}

#[test]
fn the_end_by_a_stack_of_six_says_who_completed_it_and_where() {
    let languages = all_words();
    let mut winners = [false; 2];
    games(Variant::Six, |table| {
        let sudden = EndReason::Rules(Ground::SuddenDeath);
        let Some(ended) = table.ended().filter(|end| end.reason == sudden) else { return };
        let is_engine = ended.winner == Some(Player::Two);
        let happened = table.game().consequences(table.game().turns().len()).expect("a turn");
        let at = happened.completed.expect("a stack of six").at.to_string();
        for words in &languages {
            let text = say::ended(words, table, ended).detail;
            assert!(text.contains(&at), "{text}");
            assert_eq!(text.contains(&say::player(words, table, Player::Two)), is_engine, "{text}");
            assert_eq!(say::lead(words, table, &table.shown()), text);
        }
        winners[usize::from(is_engine)] = true;
    });
    assert_eq!(winners, [true; 2]);
}

#[test]
fn the_controls_that_play_have_names_of_their_own() {
    for words in all_words() {
        let names = BTreeSet::from(["head-play", "action-play", "typed-submit"].map(|key| words.text(key)));
        assert_eq!(names.len(), 3, "{names:?}");
    }
}
