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
fn the_lead_names_the_leader_and_the_counts_that_decide() {
    let languages = all_words();
    let mut met = BTreeSet::new();
    games(Variant::Standard, |table| {
        let position = table.shown();
        let outcome = position.outcome_by_count();
        let (Ground::Stacks { height }, Some(leader)) = (outcome.ground, outcome.winner) else { return };
        if !met.insert((height, leader == Player::One)) {
            return;
        }
        let count = |player: Player| outcome.tallies[player].by_height()[5 - height].1.to_string();
        for words in &languages {
            let text = say::lead(words, table, &position);
            assert!(text.contains(&count(leader)) && text.contains(&count(leader.opponent())), "{text}");
            let names_engine = text.contains(&say::player(words, table, Player::Two));
            assert_eq!(names_engine, leader == Player::Two, "{text}");
        }
    });
    assert_eq!(met.len(), 10, "{met:?}");
}

#[test]
fn the_lead_says_what_is_level_and_what_breaks_the_tie() {
    let words = Words::new(Language::English);
    let lead = |text: &str| {
        let table = against_engine(text.parse().unwrap_or_else(|error| panic!("{text}: {error}")));
        say::lead(&words, &table, &table.shown())
    };
    let start = against_engine(Position::random_start(1, Variant::Standard));
    assert_eq!(say::lead(&words, &start, &start.shown()), "Level so far");
    let engine = say::player(&words, &start, Player::Two);
    let rest = ".,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,.";
    let few = format!("./IR,BIR,GB,R/{rest}/.,.,.,./. 1 R/B");
    assert_eq!(lead(&format!("{few} 4/3 std")), "You lead on fives, 4 to 3");
    assert_eq!(lead(&format!("{few} 2/5 std")), format!("{engine} leads on fives, 5 to 2"));
    let more = format!("./IR,BIR,GB,R/{rest}/KIB,RK,.,./. 1 R/B");
    assert_eq!(lead(&format!("{more} 3/3 std")), "Level down to twos; you lead on singles, 1 to 0");
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
    assert_eq!(asked(&Words::new(Language::English)), "Claim ivory and move b1 → b2?");
    for words in all_words() {
        let text = asked(&words);
        assert!(text.contains(&say::color(&words, Color::Ivory)) && text.contains("b1 → b2"), "{text}");
    }
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
