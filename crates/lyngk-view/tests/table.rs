//! Tests of a table through its intents and events.

use std::time::Duration;

use lyngk_rules::{Color, Colors, PerPlayer, Player, Point, Points, Position, Refusal, SplitMix64, Turn, Variant};
use lyngk_view::{
    Arrangement, Completes, Draft, Intent, Language, Level, NewGame, Opponent, PointRole, PointView, Seat,
    StartPosition, Table, TableEvent, Trace, Words, say,
};

const NOW: Duration = Duration::ZERO;

/// A table for two people at this position.
fn hot_seat(lpn: &str) -> Table {
    let start: Position = lpn.parse().expect("a position");
    Table::new(&Arrangement { start, seats: PerPlayer::both(Seat::Person), control: None })
}

/// A random start in which player 1 has claimed red.
fn some_table() -> Table {
    let mut setup = Position::random_start(1, Variant::Standard).setup();
    setup.claims[Player::One].insert(Color::Red);
    Table::new(&Arrangement {
        start: setup.position().expect("a position"),
        seats: PerPlayer::both(Seat::Person),
        control: None,
    })
}

fn against_engine(seed: u64) -> Table {
    let plan =
        NewGame { start: StartPosition::Seed(seed), opponent: Opponent::Engine(Level::EASY), ..NewGame::default() };
    Table::new(&plan.arrange(&mut SplitMix64::new(0)).expect("a plan"))
}

fn first_move(table: &Table) -> (Point, Point) {
    let turns = table.game().position().moves();
    match turns.first() {
        Some(&Turn::Move { from, to, .. }) => (from, to),
        _ => panic!("no stack can move"),
    }
}

#[test]
fn a_stack_is_picked_up_and_lands() {
    let mut table = some_table();
    let (from, to) = first_move(&table);
    assert_eq!(table.act(Intent::Choose(from), NOW), []);
    assert_eq!(table.draft(), Draft { from: Some(from), ..Draft::default() });
    let views = table.point_views();
    assert_eq!(views[from.index()].role, PointRole::Picked);
    assert!(matches!(views[to.index()].role, PointRole::Landing(_)));
    let events = table.act(Intent::Choose(to), NOW);
    assert!(matches!(events[..], [TableEvent::Played(_)]), "{events:?}");
    assert_eq!(table.game().turns().len(), 1);
    let views = table.point_views();
    assert_eq!(views[from.index()].trace, Some(Trace::From));
    assert_eq!(views[to.index()].trace, Some(Trace::To));
}

#[test]
fn a_picked_up_stack_can_be_put_down_again() {
    let mut table = some_table();
    let (from, _) = first_move(&table);
    table.act(Intent::Choose(from), NOW);
    table.act(Intent::Choose(from), NOW);
    assert_eq!(table.draft(), Draft::default());
    table.act(Intent::Choose(from), NOW);
    table.act(Intent::Cancel, NOW);
    assert_eq!(table.draft(), Draft::default());
}

#[test]
fn the_landings_shown_are_the_legal_ones() {
    let mut chance = SplitMix64::new(5);
    for seed in 0..20 {
        let mut table = hot_seat(&Position::random_start(seed, Variant::Six).to_string());
        while let Some(turn) = table.game().position().random_turn(&mut chance) {
            let position = *table.game().position();
            for from in position.occupied() {
                let with_own = |claim| position.landings(claim, from);
                let own = position.top_color(from).filter(|&color| position.claimable().contains(color));
                let legal = with_own(None) | own.map_or(Points::EMPTY, |color| with_own(Some(color)));
                table.act(Intent::Choose(from), NOW);
                let shown: Points = Point::ALL
                    .into_iter()
                    .filter(|point| matches!(table.point_views()[point.index()].role, PointRole::Landing(_)))
                    .collect();
                assert_eq!(shown, legal, "{position} {from}");
                table.act(Intent::Cancel, NOW);
            }
            table.act(Intent::Type(turn.to_string()), NOW);
        }
        assert!(table.ended().is_some());
    }
}

#[test]
fn a_turn_awaiting_confirmation_can_be_changed() {
    let mut table = some_table();
    table.set_confirm(true);
    let (from, to) = first_move(&table);
    table.act(Intent::Choose(from), NOW);
    table.act(Intent::Choose(to), NOW);
    assert_eq!(table.waiting(), Some(Turn::Move { claim: None, from, to }));
    assert!(matches!(table.point_views()[to.index()].role, PointRole::Chosen(_)));
    // Cancelling returns to the choice of the end.
    table.act(Intent::Cancel, NOW);
    assert_eq!(table.draft(), Draft { from: Some(from), ..Draft::default() });
    table.act(Intent::Choose(to), NOW);
    table.act(Intent::Claim(Some(Color::Blue)), NOW);
    assert_eq!(table.waiting().and_then(Turn::claim), Some(Color::Blue));
    table.act(Intent::Claim(None), NOW);
    let events = table.act(Intent::Confirm, NOW);
    assert!(matches!(events[..], [TableEvent::Played(_)]));
    assert_eq!(table.game().turns(), [Turn::Move { claim: None, from, to }]);
}

#[test]
fn a_claim_can_be_changed_until_the_move() {
    let mut table = against_engine(3);
    table.act(Intent::Claim(Some(Color::Red)), NOW);
    table.act(Intent::Claim(Some(Color::Green)), NOW);
    assert_eq!(table.draft().claim, Some(Color::Green));
    let (from, to) = first_move(&table);
    table.act(Intent::Choose(from), NOW);
    table.act(Intent::Claim(Some(Color::Black)), NOW);
    let events = table.act(Intent::Choose(to), NOW);
    assert!(matches!(events[..], [TableEvent::Played(_)]));
    assert_eq!(table.game().position().claims(Player::One), [Color::Black].into_iter().collect::<Colors>());
}

/// Ivory single on b1 next to a red pair on b2: ivory may go there only once it is claimed (E6, E8).
const NEEDS_CLAIM: &str =
    "./I,BR,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 -/- 8/0 std";

#[test]
fn a_landing_that_needs_a_claim_awaits_confirmation() {
    let mut table = hot_seat(NEEDS_CLAIM);
    table.act(Intent::Choose(Point::B1), NOW);
    let PointRole::Landing(landing) = table.point_views()[Point::B2.index()].role else { panic!("b2 is a landing") };
    assert_eq!(landing.claim, Some(Color::Ivory));
    assert_eq!(table.act(Intent::Choose(Point::B2), NOW), []);
    assert_eq!(table.waiting(), Some("I,b1-b2".parse().expect("a turn")));
    assert_eq!(table.game().turns(), []);
    table.act(Intent::Choose(Point::B2), NOW);
    assert_eq!(table.game().turns().len(), 1);
}

#[test]
fn without_claims_a_landing_that_needs_one_is_refused() {
    // Red on e4 is single and neutral; on e6 there is a stack of two.
    let lpn = "./.,.,.,./.,.,BI,.,GB,.,./.,.,.,.,.,./.,.,.,R,.,GK,./.,.,.,.,.,./.,.,K,.,.,.,./.,.,.,./. 1 -/- 3/4 std";
    let mut table = hot_seat(lpn);
    assert!(!table.claimable().is_empty());
    table.set_claiming(false);
    assert!(table.claimable().is_empty());
    table.act(Intent::Claim(Some(Color::Red)), NOW);
    table.act(Intent::Choose(Point::E4), NOW);
    let landings = table.point_views().iter().filter(|view| matches!(view.role, PointRole::Landing(_))).count();
    assert_eq!((table.draft().claim, landings), (None, 1));
    let events = table.act(Intent::Choose(Point::E6), NOW);
    let single = Refusal::SingleOntoStack { onto: 2 };
    assert!(matches!(&events[..], [TableEvent::Refused { reasons, .. }] if reasons[..] == [single]), "{events:?}");
}

#[test]
fn an_implied_claim_is_dropped_with_its_landing() {
    let mut table = hot_seat(NEEDS_CLAIM);
    for undo in [Intent::Cancel, Intent::Choose(Point::B1)] {
        table.act(Intent::Choose(Point::B1), NOW);
        table.act(Intent::Choose(Point::B2), NOW);
        assert_eq!(table.draft().claim, Some(Color::Ivory));
        table.act(undo, NOW);
        assert_eq!(table.draft(), Draft { from: Some(Point::B1), ..Draft::default() });
        table.act(Intent::Cancel, NOW);
    }
    // A chosen claim stays.
    table.set_confirm(true);
    table.act(Intent::Claim(Some(Color::Ivory)), NOW);
    table.act(Intent::Choose(Point::B1), NOW);
    table.act(Intent::Choose(Point::B2), NOW);
    table.act(Intent::Cancel, NOW);
    assert_eq!(table.draft().claim, Some(Color::Ivory));
}

#[test]
fn stacks_that_cannot_be_picked_up_have_reasons() {
    // A joker, an empty point, the opponent's colour, and a stack without landings.
    let mut table =
        hot_seat("J/I,R,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 -/R 4/4 std");
    let reasons = |events: Vec<TableEvent>| match &events[..] {
        [TableEvent::CannotPick { reasons, .. }] => reasons.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(reasons(table.act(Intent::Choose(Point::A1), NOW)), [Refusal::Joker { point: Point::A1 }]);
    assert_eq!(reasons(table.act(Intent::Choose(Point::B2), NOW)), [Refusal::OpponentsColor { color: Color::Red }]);
    assert_eq!(reasons(table.act(Intent::Choose(Point::E4), NOW)), [Refusal::EmptyStart { point: Point::E4 }]);
    assert_eq!(table.draft(), Draft::default());
}

#[test]
fn every_reason_against_a_landing_is_given() {
    let mut table =
        hot_seat("K/I,R,R,B/G,B,I,K,R,J,G/B,G,I,I,R,K/R,B,G,K,J,I,B/K,G,R,B,I,G/B,K,R,I,G,K,R/J,I,B,K/G 1 -/- 0/0 std");
    let events = table.act(Intent::Drag { from: Point::C6, to: Point::C4 }, NOW);
    let [TableEvent::Refused { reasons, .. }] = &events[..] else { panic!("{events:?}") };
    let rules: Vec<&str> = reasons.iter().map(|reason| reason.rule()).collect();
    assert_eq!(rules, ["D1", "E3"]);
    assert_eq!(table.draft(), Draft::default());
    let words = Words::new(Language::English);
    let text = say::event(&words, &table, &events[0]);
    assert_eq!(text, "c6 → c4 is not possible. A joker never moves by itself. (Rule D1) c5 is in the way. (Rule E3)");
}

#[test]
fn choosing_a_stack_out_of_reach_picks_it_up_and_an_illegal_landing_in_reach_is_explained() {
    // a1 and b2 are both ivory, so neither can land on the other; e4 is out of reach of a1.
    let lpn = "I/.,I,.,./.,.,G,.,.,.,./.,.,.,.,.,./.,.,R,B,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./J,J,J,./. 1 -/- 4/3 std";
    let mut table = hot_seat(lpn);
    table.act(Intent::Choose(Point::B2), NOW);
    assert_eq!(table.act(Intent::Choose(Point::E4), NOW), []);
    assert_eq!(table.draft().from, Some(Point::E4));
    table.act(Intent::Cancel, NOW);
    table.act(Intent::Choose(Point::B2), NOW);
    let events = table.act(Intent::Choose(Point::A1), NOW);
    let [TableEvent::Refused { reasons, .. }] = &events[..] else { panic!("{events:?}") };
    assert_eq!(reasons[..], [Refusal::ColorTwice { colors: [Color::Ivory].into_iter().collect() }]);
}

#[test]
fn a_stack_behind_another_one_is_picked_up_and_the_reason_is_told_in_words() {
    let lpn = "I/.,I,.,./.,.,G,.,.,.,./.,.,.,.,.,./.,R,.,B,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./J,J,J,./. 1 -/- 4/3 std";
    let mut table = hot_seat(lpn);
    table.act(Intent::Claim(Some(Color::Green)), NOW);
    table.act(Intent::Choose(Point::B2), NOW);
    let events = table.act(Intent::Choose(Point::E2), NOW);
    assert_eq!(table.draft().from, Some(Point::E2));
    let said = |language| say::event(&Words::new(language), &table, &events[0]);
    assert!(said(Language::English).starts_with("Claim green, b2 → e2 is not possible. c3 is in the way. (Rule E3)"));
    for language in Language::ALL {
        assert!(!said(language).contains(['¿', '?']), "{}", said(language));
    }
}

#[test]
fn typed_turns_are_played_or_refused_with_reasons() {
    let mut table = some_table();
    let (from, to) = first_move(&table);
    let events = table.act(Intent::Type("hello".to_owned()), NOW);
    assert!(matches!(&events[..], [TableEvent::Misread { text, .. }] if text == "hello"), "{events:?}");
    let events = table.act(Intent::Type("pass".to_owned()), NOW);
    assert!(matches!(events[..], [TableEvent::Refused { .. }]));
    let events = table.act(Intent::Type(format!(" {from}-{to} ").to_uppercase()), NOW);
    assert!(matches!(events[..], [TableEvent::Played(_)]), "{events:?}");
}

#[test]
fn only_the_answer_to_the_current_engine_request_counts() {
    let mut table = against_engine(9);
    assert_eq!(table.engine_request(), None);
    let (from, to) = first_move(&table);
    table.act(Intent::Drag { from, to }, NOW);
    let first = table.engine_request().expect("the engine is asked");
    assert_eq!(table.act(Intent::Choose(from), NOW), [TableEvent::NotYourTurn]);
    // After a takeback during the search, the answer is late.
    assert_eq!(table.act(Intent::TakeBack, NOW), [TableEvent::TookBack(1)]);
    let turn = first.position.turns()[0];
    assert_eq!(table.act(Intent::EngineTurn { request: first.number, turn }, NOW), []);
    table.act(Intent::Drag { from, to }, NOW);
    let second = table.engine_request().expect("the engine is asked again");
    assert_ne!(first.number, second.number);
    assert_eq!(
        table.act(Intent::EngineTurn { request: second.number, turn: Turn::Pass }, NOW),
        [TableEvent::OpponentFailed]
    );
    assert!(matches!(table.act(Intent::EngineTurn { request: second.number, turn }, NOW)[..], [TableEvent::Played(_)]));
    // Now both turns are taken back, to the person's last decision.
    assert_eq!(table.act(Intent::TakeBack, NOW), [TableEvent::TookBack(2)]);
    assert!(!table.can_take_back());
}

#[test]
fn earlier_positions_can_be_shown_but_not_changed() {
    let mut table = some_table();
    let start = *table.game().position();
    for _ in 0..3 {
        let (from, to) = first_move(&table);
        table.act(Intent::Drag { from, to }, NOW);
    }
    table.act(Intent::ShowPly(Some(0)), NOW);
    assert_eq!(table.shown(), start);
    let (from, _) = first_move(&table);
    assert_eq!(table.act(Intent::Choose(from), NOW), [TableEvent::LooksBack]);
    assert!(table.point_views().iter().all(|view| view.role == PointRole::Nothing));
    table.act(Intent::ShowPly(None), NOW);
    assert!(table.persons_turn());
}

#[test]
fn an_earlier_position_stays_on_display_when_the_engine_plays() {
    let mut table = against_engine(9);
    let (from, to) = first_move(&table);
    table.act(Intent::Drag { from, to }, NOW);
    let asked = table.engine_request().expect("the engine is asked");
    table.act(Intent::ShowPly(Some(0)), NOW);
    let turn = asked.position.turns()[0];
    assert!(matches!(table.act(Intent::EngineTurn { request: asked.number, turn }, NOW)[..], [TableEvent::Played(_)]));
    assert_eq!((table.shown_ply(), table.game().turns().len()), (Some(0), 2));
}

#[test]
fn refusals_name_players_by_their_seats() {
    let words = Words::new(Language::English);
    let mut setup = Position::random_start(1, Variant::Standard).setup();
    setup.claims = PerPlayer::new(Color::Red.into(), Color::Blue.into());
    let start = setup.position().expect("a position");
    for (other, mine, theirs) in [
        (Seat::Engine(Level::EASY), "You have already claimed red.", "Pip has already claimed blue."),
        (Seat::Person, "Player 1 has already claimed red.", "Player 2 has already claimed blue."),
    ] {
        let mut table = Table::new(&Arrangement { start, seats: PerPlayer::new(Seat::Person, other), control: None });
        let (from, to) = first_move(&table);
        for (letter, expected) in [("R", mine), ("B", theirs)] {
            let events = table.act(Intent::Type(format!("{letter},{from}-{to}")), NOW);
            let text = say::event(&words, &table, &events[0]);
            assert!(text.contains(expected), "{text}");
        }
    }
}

#[test]
fn a_stack_without_landings_names_the_rules_that_prevent_them() {
    let words = Words::new(Language::English);
    let rest = "./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./. 1 GK/BR 8/0 std";
    // Next to a pair; when the player must pass; and with no other stack in line.
    for (columns, rule) in [("./I,BR,.,./.,.,.,.,.,.,", "E6"), ("B/I,.,.,./.,.,.,.,R,.,", "E3")] {
        let mut table = hot_seat(&format!("{columns}{rest}"));
        let events = table.act(Intent::Choose(Point::B1), NOW);
        let text = say::event(&words, &table, &events[0]);
        let must_pass = "You have no legal move: you must pass. (Rule E12)";
        assert_eq!(text, format!("b1 cannot be picked up. {must_pass} It has nowhere to land now. (Rule {rule})"));
    }
}

#[test]
fn against_an_engine_the_person_resigns_even_on_the_engines_turn() {
    let mut table = against_engine(4);
    let (from, to) = first_move(&table);
    table.act(Intent::Drag { from, to }, NOW);
    let events = table.act(Intent::Resign, NOW);
    let [TableEvent::Ended(ended)] = events[..] else { panic!("{events:?}") };
    assert_eq!(ended.winner, Some(Player::Two));
    assert_eq!(table.engine_request(), None);
    // Taking back the resignation takes back no turn.
    assert!(table.can_take_back());
    assert_eq!(table.act(Intent::TakeBack, NOW), [TableEvent::Resumed]);
    assert_eq!((table.ended(), table.game().turns().len()), (None, 1));
}

#[test]
fn any_intent_after_time_ran_out_ends_the_game() {
    let plan = NewGame { opponent: Opponent::Friend, control: "10+0".parse().ok(), ..NewGame::default() };
    for intent in [Intent::TakeBack, Intent::Resign, Intent::Pause, Intent::Type("pass".to_owned())] {
        let mut table = Table::new(&plan.arrange(&mut SplitMix64::new(1)).expect("a plan"));
        let (from, to) = first_move(&table);
        table.act(Intent::Drag { from, to }, NOW);
        let events = table.act(intent, Duration::from_secs(11));
        assert!(matches!(events[..], [TableEvent::Ended(ended)] if ended.winner == Some(Player::One)), "{events:?}");
    }
}

#[test]
fn a_typed_turn_uses_the_chosen_claim_and_awaits_confirmation() {
    let mut table = against_engine(3);
    let (from, to) = first_move(&table);
    table.set_confirm(true);
    table.act(Intent::Claim(Some(Color::Blue)), NOW);
    table.act(Intent::Type(format!("{from}-{to}")), NOW);
    assert_eq!(table.waiting(), Some(Turn::Move { claim: Some(Color::Blue), from, to }));
    assert!(matches!(table.act(Intent::Confirm, NOW)[..], [TableEvent::Played(_)]));
    assert_eq!(table.game().turns()[0].claim(), Some(Color::Blue));
}

#[test]
fn running_out_of_time_ends_the_game_and_a_pause_stops_the_clock() {
    let plan = NewGame { opponent: Opponent::Friend, control: "10+0".parse().ok(), ..NewGame::default() };
    let mut table = Table::new(&plan.arrange(&mut SplitMix64::new(1)).expect("a plan"));
    let (from, to) = first_move(&table);
    let second = Duration::from_secs;
    table.act(Intent::Drag { from, to }, second(5));
    assert_eq!(table.act(Intent::Pause, second(6)), [TableEvent::Paused]);
    assert_eq!(table.act(Intent::Choose(to), second(7)), [TableEvent::IsPaused]);
    // Nobody thinks on meanwhile.
    assert!(table.is_covered());
    assert_eq!(table.point_views(), [PointView::EMPTY; Point::COUNT]);
    assert_eq!(table.act(Intent::ShowPly(Some(0)), second(8)), [TableEvent::IsPaused]);
    assert_eq!(table.act(Intent::Tick, second(100)), []);
    assert_eq!(table.act(Intent::Resume, second(100)), [TableEvent::Resumed]);
    assert!(table.point_views().iter().any(|view| !view.stack.is_empty()));
    let events = table.act(Intent::Tick, second(110));
    let [TableEvent::Ended(ended)] = events[..] else { panic!("{events:?}") };
    assert_eq!(ended.winner, Some(Player::One));
}

#[test]
fn a_saved_table_survives_a_round_trip() {
    let mut chance = SplitMix64::new(8);
    let mut table = against_engine(8);
    loop {
        let restored = Table::restore(&table.save(NOW), NOW).expect("a saved table");
        assert_eq!(restored.seats(), table.seats());
        assert_eq!(restored.game().turns(), table.game().turns());
        assert_eq!(restored.shown(), table.shown());
        assert_eq!(restored.ended(), table.ended());
        let Some(turn) = table.game().position().random_turn(&mut chance) else { break };
        match table.engine_request() {
            Some(request) => table.act(Intent::EngineTurn { request: request.number, turn }, NOW),
            None => table.act(Intent::Type(turn.to_string()), NOW),
        };
    }
    let saved = table.save(NOW);
    let without_level = saved.replace("[Player2Level \"1\"]\n", "");
    assert_ne!(saved, without_level);
    for broken in ["", "what", "[Variant \"std\"]", &without_level, &saved.replace("\"human\"", "\"\"")] {
        assert!(Table::restore(broken, NOW).is_err(), "{broken}");
    }
}

#[test]
fn players_with_names_are_restored_to_their_seats() {
    let saved = against_engine(8).save(NOW);
    let named = saved.replace("[Player1Type", "[Player1 \"Anna\"]\n[Player1Type");
    let restored = Table::restore(&named, NOW).expect("a saved table");
    assert_eq!(restored.seats(), PerPlayer::new(Seat::Person, Seat::Engine(Level::EASY)));
    assert_eq!(restored.game().players()[Player::One].name.as_deref(), Some("Anna"));
    assert_eq!(restored.save(NOW), named);
    let words = Words::new(Language::English);
    assert_eq!(say::player(&words, &restored, Player::One), "Anna");
    assert_eq!(say::player(&words, &restored, Player::Two), "Pip");
}

#[test]
fn tables_saved_by_earlier_versions_are_restored() {
    let saved = against_engine(8).save(NOW);
    let (before, rest) = saved.split_once("[Player1Type").expect("a player");
    let (_, after) = rest.split_once("[Result").expect("a result");
    let old = format!("{before}[Result{after}").replacen(
        "\n\n",
        "\n[Player1 \"Person\"]\n[Player2 \"Engine level 1\"]\n\n",
        1,
    );
    let restored = Table::restore(&old, NOW).expect("a table that was saved in the old form");
    assert_eq!(restored.seats(), PerPlayer::new(Seat::Person, Seat::Engine(Level::EASY)));
    assert_eq!(restored.save(NOW), saved);
}

#[test]
fn landings_show_what_they_complete() {
    let lpn =
        "./IBR,KG,.,./.,.,.,.,.,.,J/.,.,.,.,.,./.,.,.,.,.,.,J/.,.,.,.,.,./.,.,.,.,.,.,./.,.,.,./J 1 CLAIMS 4/3 std";
    for (claims, expected) in [("R/-", Completes::Own), ("-/-", Completes::Obstacle)] {
        let mut table = hot_seat(&lpn.replace("CLAIMS", claims));
        table.act(Intent::Choose(Point::B1), NOW);
        let PointRole::Landing(landing) = table.point_views()[Point::B2.index()].role else {
            panic!("{claims}: b2 is a landing")
        };
        assert_eq!(landing.completes, Some(expected), "{claims}");
        assert_eq!(landing.claim, None);
    }
    let table = hot_seat(&lpn.replace("CLAIMS", "-/-"));
    let threats = table.threats();
    // Both tops are neutral: each player could claim one of them and complete a stack with it.
    let by: Vec<(Player, Point, Option<Color>)> =
        threats.iter().map(|threat| (threat.player, threat.point, threat.turns[0].claim())).collect();
    let both = |player| [(player, Point::B1, Some(Color::Green)), (player, Point::B2, Some(Color::Red))];
    assert_eq!(by, [both(Player::One), both(Player::Two)].concat());
    let table = hot_seat(&lpn.replace("CLAIMS", "R/G"));
    let by: Vec<(Player, Point)> = table.threats().iter().map(|threat| (threat.player, threat.point)).collect();
    assert_eq!(by, [(Player::One, Point::B2), (Player::Two, Point::B1)]);
}

#[test]
fn a_claim_preview_counts_gained_and_lost_landings() {
    let mut table = hot_seat(NEEDS_CLAIM);
    assert_eq!(table.claim_preview(), None);
    table.act(Intent::PreviewClaim(Some(Color::Ivory)), NOW);
    let preview = table.claim_preview().expect("ivory can be claimed");
    assert_eq!(preview.stacks, [Point::B1].into_iter().collect::<Points>());
    assert_eq!(preview.landings_opened, 1);
    assert_eq!(preview.landings_taken, 0);
    table.act(Intent::PreviewClaim(Some(Color::Red)), NOW);
    let preview = table.claim_preview().expect("red can be claimed");
    // Before the claim, either player could land the pair on the single piece.
    assert_eq!((preview.landings_opened, preview.landings_taken), (0, 1));
    assert_eq!(table.draft().claim, None);
}

#[test]
fn descriptions_of_points_are_complete() {
    let mut setup = Position::random_start(1, Variant::Standard).setup();
    for stack in &mut setup.stacks {
        *stack = lyngk_rules::Stack::EMPTY;
    }
    setup.stacks[Point::D3.index()] = "BJR".parse().expect("a stack");
    setup.stacks[Point::E4.index()] = "J".parse().expect("a stack");
    setup.stacks[Point::D4.index()] = "G".parse().expect("a stack");
    setup.stacks[Point::A1.index()] = "K".parse().expect("a stack");
    setup.stacks[Point::I1.index()] = "J".parse().expect("a stack");
    setup.stacks[Point::B1.index()] = "I".parse().expect("a stack");
    setup.scored = PerPlayer::new(4, 3);
    setup.claims[Player::One].insert(Color::Red);
    let start = setup.position().expect("eight pieces and seven stacks");
    let table = Table::new(&Arrangement {
        start,
        seats: PerPlayer::new(Seat::Engine(Level::EASY), Seat::Person),
        control: None,
    });
    let words = Words::new(Language::English);
    let read = |point: Point| say::point(&words, &table, point, &table.point_views()[point.index()]);
    assert_eq!(
        read(Point::D3),
        "d3, three high, red on top, your opponent’s; then joker, blue; \
         still missing: 2 of ivory, green and black (a joker stands for the other)"
    );
    assert_eq!(read(Point::E4), "e4, joker, single");
    assert_eq!(read(Point::D4), "d4, green, single, neutral");
    assert_eq!(read(Point::C1), "c1, empty");
}
