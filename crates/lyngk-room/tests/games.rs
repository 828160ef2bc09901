//! Whole stories at a table: from the challenge to the rematch, with races, cheats and interruptions.

mod common;

use std::time::Duration;

use common::{
    GUEST, HOST, TestTable, accept, days, decline, hello, join, millis, name, number, number_of, offer, rename, secs,
    server_number, terms, withdraw,
};
use lyngk_game::{EndReason, Ended, Game};
use lyngk_room::{
    Audience, CHALLENGE_LIFETIME, ChatMessage, CommandId, Duty, FIRST_TURN_LIMIT, GameEnd, HostSide, LONG_PATIENCE,
    LogEntry, LogError, MAX_CREDIT_PER_GAME, MAX_CREDIT_PER_TURN, MAX_PAUSE, MatchResult, Offer, PATIENCE, Phase,
    Place, Room, RoomCommand, RoomError, RoomEvent, RoomId, Speaker, StartChoice, Terms, TermsError, Who,
};
use lyngk_rules::{Player, Position, Turn, Variant};

fn timed(control: &str) -> TestTable {
    TestTable::started(terms(Variant::Standard, Some(control)))
}

fn untimed() -> TestTable {
    TestTable::started(terms(Variant::Standard, None))
}

fn given(position: Position, host: HostSide) -> Terms {
    Terms { start: StartChoice::Position(position), host, ..terms(position.variant(), None) }
}

fn just_before(time: Duration) -> Duration {
    time.saturating_sub(millis(1))
}

fn ended(table: &TestTable) -> Ended {
    match table.room.phase() {
        Phase::Ended(ended) => ended,
        phase => panic!("{phase:?}"),
    }
}

#[track_caller]
fn lost_by(table: &TestTable, loser: Place, reason: EndReason) {
    let winner = table.room.player(loser.opposite());
    assert_eq!(ended(table), Ended { winner, reason });
}

// The start

#[test]
fn a_challenge_becomes_a_whole_game_in_both_variants() {
    for variant in Variant::ALL {
        let mut table = TestTable::started(terms(variant, Some("300+3")));
        assert_eq!(table.room.start_is_fair(), Some(true));
        while table.room.phase() == Phase::Playing {
            table.wait(millis(table.room.turns() as u64 * 10));
            assert_eq!(table.tick(), []);
            table.play();
            // Every game can be had as a record, at any moment.
            let record = table.room.record(table.now).expect("a record").to_string();
            let record = record.parse().expect("LGN");
            let restored = Game::from_record(&record, table.now.since_epoch()).expect("a saved game");
            assert_eq!(restored.turns(), table.room.game().expect("a game").turns());
            let players = Place::ALL.map(|place| {
                restored.players()[table.room.player(place).expect("a player")].name.as_deref()
                    == table.room.name(place).map(lyngk_room::Name::as_str)
            });
            assert_eq!(players, [true, true]);
        }
        assert!(matches!(ended(&table).reason, EndReason::Rules(_)));
        for who in [HOST, GUEST] {
            table.refused(who, &RoomCommand::Resign, RoomError::Over);
            table.refused(who, &RoomCommand::Abort, RoomError::Over);
            table.refused(who, &RoomCommand::Play { ply: 1, turn: Turn::Pass }, RoomError::Over);
            table.refused(who, &RoomCommand::ClaimWin, RoomError::Over);
            table.refused(who, &offer(Offer::Draw), RoomError::Over);
        }
        assert_eq!(table.room.deadline(), None);
        // Somebody goes, comes back and talks after the game: that harms nothing.
        assert_eq!(table.perform(Duty::Left(Place::Host)), []);
        table.send(GUEST, &hello()).expect("chat");
        assert_eq!(table.perform(Duty::Down { since: table.room.opened_at() }), []);
    }
}

#[test]
fn who_has_left_at_the_end_of_the_game_may_return_after_it() {
    let mut table = untimed();
    table.perform(Duty::Left(Place::Host));
    table.send(GUEST, &RoomCommand::Resign).expect("a resignation");
    assert_eq!(table.perform(Duty::Returned(Place::Host)), [RoomEvent::Returned { place: Place::Host }]);
    assert_eq!(table.perform(Duty::Left(Place::Host)), []);
    lost_by(&table, Place::Guest, EndReason::Resignation);
    table.send(HOST, &offer(Offer::Rematch)).expect("an offer");
    table.send(GUEST, &accept(Offer::Rematch)).expect("a rematch");
}

#[test]
fn without_a_lot_the_game_starts_at_once() {
    let start = Position::random_start(5, Variant::Six);
    for host in [HostSide::First, HostSide::Second] {
        let mut table = TestTable::open(given(start, host));
        table.refused(HOST, &RoomCommand::Commit { commitment: number(1).commitment() }, RoomError::NoNumberExpected);
        let events = table.watcher("Ben", &join("Ben")).expect("a free place");
        let host_plays = host.player().expect("a side");
        let started = RoomEvent::Started { host_plays, start: Box::new(start), number: None };
        assert_eq!(events, [RoomEvent::Seated { place: Place::Guest, name: name("Ben") }, started]);
        assert_eq!(table.room.phase(), Phase::Playing);
        assert_eq!(table.room.start_is_fair(), None);
        assert_eq!(table.room.player(Place::Host), Some(host_plays));
        assert_eq!(table.perform(Duty::Reveal(server_number())), []);
        table.play_turns(5);
    }
}

#[test]
fn a_given_position_can_have_its_sides_drawn_by_lot() {
    let start = Position::random_start(5, Variant::Standard);
    let table = TestTable::started(given(start, HostSide::Lot));
    assert_eq!(table.room.start_is_fair(), Some(true));
    assert_eq!(table.room.game().map(Game::start), Some(&start));
    let table = TestTable::started(Terms { host: HostSide::Second, ..terms(Variant::Standard, None) });
    assert_eq!(table.room.player(Place::Host), Some(Player::Two));
}

#[test]
fn terms_that_cannot_be_played_open_no_room() {
    let open = |terms| Room::opening(terms, number(1).commitment(), name("Anna")).map(drop);
    let mut position = Position::random_start(1, Variant::Standard);
    let other = Terms { variant: Variant::Six, ..given(position, HostSide::First) };
    assert_eq!(open(other), Err(TermsError::Variant));
    let mut random = lyngk_rules::SplitMix64::new(1);
    while let Some(turn) = position.random_turn(&mut random) {
        position.play(turn).expect("a legal turn");
    }
    assert_eq!(open(given(position, HostSide::First)), Err(TermsError::Over));
}

#[test]
fn a_start_is_unfair_if_anything_is_forged() {
    let fair = untimed().log;
    let with = |change: &dyn Fn(&mut RoomEvent)| {
        let mut log = fair.clone();
        for entry in &mut log {
            change(&mut entry.event);
        }
        assert_ne!(log, fair);
        Room::replay(&log).expect("a log").start_is_fair()
    };
    let other_player = |event: &mut RoomEvent| {
        if let RoomEvent::Started { host_plays, .. } = event {
            *host_plays = host_plays.opponent();
        }
    };
    let other_start = |event: &mut RoomEvent| {
        if let RoomEvent::Started { start, .. } = event {
            **start = Position::random_start(1, Variant::Standard);
        }
    };
    let other_server_number = |event: &mut RoomEvent| {
        if let RoomEvent::Started { number: server, .. } = event {
            *server = Some(number(1));
        }
    };
    let no_server_number = |event: &mut RoomEvent| {
        if let RoomEvent::Started { number, .. } = event {
            *number = None;
        }
    };
    let other_number = |event: &mut RoomEvent| {
        if let RoomEvent::Revealed { place: Place::Guest, number: guest } = event {
            *guest = number(1);
        }
    };
    let other_commitment = |event: &mut RoomEvent| {
        if let RoomEvent::Committed { place: Place::Host, commitment } = event {
            *commitment = number(1).commitment();
        }
    };
    let other_server_commitment = |event: &mut RoomEvent| {
        if let RoomEvent::Opened { commitment, .. } = event {
            *commitment = number(1).commitment();
        }
    };
    assert_eq!(Room::replay(&fair).expect("a log").start_is_fair(), Some(true));
    assert_eq!(with(&other_player), Some(false));
    assert_eq!(with(&other_start), Some(false));
    assert_eq!(with(&other_server_number), Some(false));
    assert_eq!(with(&no_server_number), Some(false));
    assert_eq!(with(&other_number), Some(false));
    assert_eq!(with(&other_commitment), Some(false));
    assert_eq!(with(&other_server_commitment), Some(false));
}

#[test]
fn a_server_cannot_help_a_player_to_change_their_number() {
    // The host has sent their number. The server tells it to the guest, who commits to another number, before it stores the host's.
    let chosen = number(77);
    let mut log = untimed().log;
    let drawn = lyngk_room::lot::draw(server_number(), number_of(Place::Host), chosen);
    for entry in &mut log {
        match &mut entry.event {
            RoomEvent::Revealed { place: Place::Guest, number } => *number = chosen,
            RoomEvent::Started { host_plays, start, .. } => {
                *host_plays = drawn.host_plays;
                **start = Position::random_start(drawn.seed, Variant::Standard);
            }
            _ => {}
        }
    }
    let first = log.iter().position(|entry| matches!(entry.event, RoomEvent::Revealed { .. })).expect("a number");
    let late = RoomEvent::Committed { place: Place::Guest, commitment: chosen.commitment() };
    log.insert(first, LogEntry { event: late, ..log[first].clone() });
    log.iter_mut().zip(1..).for_each(|(entry, number)| entry.number = number);
    assert_eq!(Room::replay(&log).expect("a log").start_is_fair(), Some(false));
}

#[test]
fn commitments_are_ones_own_and_final() {
    let commit = |byte| RoomCommand::Commit { commitment: number(byte).commitment() };
    let reveal = |byte| RoomCommand::Reveal { number: number(byte) };
    let mut table = TestTable::open(terms(Variant::Standard, None));
    // The host may commit while the challenge is open, and change their mind.
    table.refused(HOST, &RoomCommand::Commit { commitment: server_number().commitment() }, RoomError::WrongNumber);
    table.send(HOST, &commit(20)).expect("a commitment");
    table.send(HOST, &commit(21)).expect("another one");
    table.refused(HOST, &reveal(21), RoomError::NoNumberExpected);
    table.refused(GUEST, &commit(22), RoomError::NotAPlayer);
    table.watcher("Ben", &join("Ben")).expect("a free place");
    table.refused(HOST, &reveal(21), RoomError::NoNumberExpected);
    table.refused(GUEST, &commit(21), RoomError::WrongNumber);
    table.refused(GUEST, &RoomCommand::Commit { commitment: server_number().commitment() }, RoomError::WrongNumber);
    assert!(!table.room.may_reveal());
    table.send(GUEST, &commit(22)).expect("a commitment");
    assert!(table.room.may_reveal());
    // Now that both are known, a player who learns the other number cannot change theirs.
    table.refused(HOST, &commit(23), RoomError::NoNumberExpected);
    table.refused(GUEST, &commit(23), RoomError::NoNumberExpected);
    table.refused(GUEST, &reveal(21), RoomError::WrongNumber);
    assert_eq!(table.perform(Duty::Reveal(server_number())), [], "the server's number is the last");
    table.send(GUEST, &reveal(22)).expect("a number");
    table.refused(GUEST, &reveal(22), RoomError::NoNumberExpected);
    table.refused(GUEST, &commit(23), RoomError::NoNumberExpected);
    table.refused(HOST, &commit(23), RoomError::NoNumberExpected);
    table.refused(HOST, &reveal(23), RoomError::WrongNumber);
    assert!(!table.room.awaits_server_number());
    table.send(HOST, &reveal(21)).expect("a number");
    assert!(table.room.awaits_server_number());
    assert_eq!(table.perform(Duty::Reveal(number(1))), [], "not the number that was committed to");
    assert_eq!(table.perform(Duty::Reveal(server_number())).len(), 1);
    assert_eq!(table.perform(Duty::Reveal(server_number())), [], "once is enough");
    assert_eq!(table.room.start_is_fair(), Some(true));
    table.refused(HOST, &reveal(21), RoomError::NoNumberExpected);
}

#[test]
fn a_challenge_can_be_withdrawn_and_runs_out() {
    let mut table = TestTable::open(terms(Variant::Standard, None));
    table.refused(HOST, &join("Anna"), RoomError::AlreadySeated);
    table.refused(HOST, &RoomCommand::Abort, RoomError::NotStarted);
    table.refused(HOST, &RoomCommand::Resign, RoomError::NotStarted);
    table.refused(Who::Watcher(&name("Will")), &RoomCommand::Cancel, RoomError::NotAPlayer);
    // A caller that mixes up the places cannot make a guest out of nothing.
    for command in [rename("Nobody"), RoomCommand::Cancel, hello(), RoomCommand::Abort] {
        table.refused(GUEST, &command, RoomError::NotAPlayer);
    }
    table.does(HOST, &RoomCommand::Cancel, &RoomEvent::Cancelled);
    assert_eq!(table.watcher("Ben", &join("Ben")), Err(RoomError::Cancelled));
    table.refused(HOST, &RoomCommand::Cancel, RoomError::Cancelled);
    table.refused(HOST, &offer(Offer::Rematch), RoomError::Cancelled);
    assert_eq!(table.room.deadline(), None);

    let mut table = TestTable::open(terms(Variant::Standard, None));
    table.wait(just_before(CHALLENGE_LIFETIME));
    assert_eq!(table.tick(), []);
    table.wait(millis(1));
    assert_eq!(table.tick(), [RoomEvent::Cancelled]);
}

#[test]
fn a_third_person_finds_the_table_full() {
    let mut table = TestTable::open(terms(Variant::Standard, None));
    table.watcher("Ben", &join("Ben")).expect("a free place");
    for _ in 0..2 {
        assert_eq!(table.watcher("Cleo", &join("Cleo")), Err(RoomError::Full));
        table.refused(GUEST, &join("Ben"), RoomError::AlreadySeated);
        table.refused(HOST, &RoomCommand::Cancel, RoomError::Started);
        if table.room.phase() == Phase::Drawing {
            table.draw();
        }
    }
    table.send(HOST, &RoomCommand::Resign).expect("a resignation");
    assert_eq!(table.watcher("Cleo", &join("Cleo")), Err(RoomError::Full));
}

#[test]
fn a_lot_that_nobody_draws_is_given_up() {
    let mut table = TestTable::open(terms(Variant::Standard, Some("60+0")));
    table.wait(days(20));
    table.watcher("Ben", &join("Ben")).expect("a free place");
    table.wait(just_before(CHALLENGE_LIFETIME));
    assert_eq!(table.tick(), []);
    table.wait(millis(1));
    assert_eq!(table.tick(), [RoomEvent::Aborted { place: None }]);
    assert_eq!(table.room.deadline(), None);
}

// Clocks

#[test]
fn the_first_turn_has_a_limit_of_its_own() {
    let mut table = timed("60+1");
    table.wait(just_before(FIRST_TURN_LIMIT));
    assert_eq!(table.tick(), []);
    table.wait(millis(1));
    assert_eq!(table.tick(), [RoomEvent::Aborted { place: None }]);
    assert_eq!(table.room.phase(), Phase::Aborted);
    // The first turn takes no time and gets no lag back.
    let mut table = timed("60+1");
    table.wait(secs(100));
    let (command, who) = (table.play_command(), table.mover());
    let events = table.send_with_lag(who, &command, millis(400)).expect("a turn");
    assert!(matches!(events[..], [RoomEvent::Played { credit: 0, .. }]));
    assert_eq!(Place::ALL.map(|place| table.left(place)), [secs(60); 2]);
    assert_eq!(untimed().room.deadline(), None);
}

#[test]
fn a_flag_falls_by_the_timer_after_its_grace() {
    let mut table = timed("60+0");
    table.play();
    let loser = table.to_move();
    let flag = table.now + secs(60);
    assert_eq!(table.room.deadline(), Some(flag + MAX_CREDIT_PER_TURN));
    table.now = flag + (just_before(MAX_CREDIT_PER_TURN));
    assert_eq!(table.tick(), []);
    table.wait(millis(1));
    assert_eq!(table.tick(), [RoomEvent::TimeRanOut]);
    lost_by(&table, loser, EndReason::Time);
}

#[test]
fn a_late_turn_loses_and_a_turn_with_lag_does_not() {
    for (late, lag, is_late) in [
        (millis(0), Duration::ZERO, true),
        (millis(0), millis(1), false),
        (millis(299), millis(300), false),
        (millis(300), millis(300), true),
        // The log has whole milliseconds, so they decide.
        (millis(299), Duration::from_micros(299_999), true),
        (millis(298), Duration::from_micros(299_999), false),
        (just_before(MAX_CREDIT_PER_TURN), secs(9), false),
        (MAX_CREDIT_PER_TURN, secs(9), true),
        (secs(3600), Duration::MAX, true),
    ] {
        let mut table = timed("60+0");
        table.play();
        table.wait(secs(60) + late);
        let (command, loser) = (table.play_command(), table.to_move());
        let events = table.send_with_lag(Who::Player(loser), &command, lag).expect("an answer");
        if is_late {
            assert_eq!(events, [RoomEvent::TimeRanOut]);
            lost_by(&table, loser, EndReason::Time);
        } else {
            let given = lag.min(MAX_CREDIT_PER_TURN).as_millis() as u64;
            assert!(matches!(events[..], [RoomEvent::Played { credit, .. }] if credit == given), "{events:?}");
            assert_eq!(table.left(loser), millis(given).saturating_sub(late));
        }
    }
}

#[test]
fn chat_in_the_grace_neither_prolongs_it_nor_breaks_the_room() {
    let mut table = timed("60+0");
    table.play();
    let deadline = table.room.deadline();
    table.wait(secs(60) + millis(400));
    for who in [HOST, GUEST] {
        table.send(who, &hello()).expect("chat");
        table.send(who, &rename(if who == HOST { "Cleo" } else { "Dan" })).expect("a name");
    }
    table.perform(Duty::Left(Place::Host));
    assert_eq!(table.room.deadline(), deadline);
    // The turn is late by more than its lag, although less has passed since the last event.
    table.wait(millis(50));
    let (command, who) = (table.play_command(), table.mover());
    let events = table.send_with_lag(who, &command, millis(450)).expect("an answer");
    assert_eq!(events, [RoomEvent::TimeRanOut]);
}

#[test]
fn nobody_but_the_timer_ends_the_grace() {
    let mut table = timed("60+0");
    table.play_turns(2);
    let (mover, waiter) = (table.mover(), table.waiter());
    table.send(waiter, &offer(Offer::Draw)).expect("an offer");
    table.perform(Duty::Left(table.to_move()));
    table.wait(secs(60));
    let commands = [RoomCommand::Resign, RoomCommand::ClaimWin, offer(Offer::Pause), offer(Offer::TakeBack)];
    for who in [mover, waiter] {
        for command in &commands {
            table.refused(who, command, RoomError::TimeIsUp);
        }
    }
    table.refused(mover, &accept(Offer::Draw), RoomError::TimeIsUp);
    table.wait(millis(100));
    table.refused(waiter, &RoomCommand::Resign, RoomError::TimeIsUp);
    // The turn was under way.
    let command = table.play_command();
    table.send_with_lag(mover, &command, millis(200)).expect("a turn");
    assert_eq!(table.room.phase(), Phase::Playing);
    // After the deadline, whatever comes first ends the game.
    for late in &commands {
        let mut table = timed("60+0");
        table.play_turns(2);
        table.wait(secs(61));
        for who in [HOST, GUEST] {
            assert_eq!(table.room.decide(late, who, table.now), Ok(vec![RoomEvent::TimeRanOut]));
        }
        table.does(HOST, late, &RoomEvent::TimeRanOut);
    }
    let mut table = timed("60+0");
    table.play();
    table.wait(secs(61));
    table.does(HOST, &RoomCommand::Abort, &RoomEvent::TimeRanOut);
}

#[test]
fn lag_is_given_back_up_to_a_bound_for_each_game() {
    let mut table = timed("600+0");
    table.play();
    let mut given = [Duration::ZERO; 2];
    let turns = 2 * (MAX_CREDIT_PER_GAME.as_millis() / MAX_CREDIT_PER_TURN.as_millis()) as usize;
    for round in 0..turns + 6 {
        // Take-backs do not give the credit back either.
        if table.room.turns() > 30 {
            let waiter = table.waiter();
            table.send(waiter, &offer(Offer::TakeBack)).expect("an offer");
            let mover = table.mover();
            table.send(mover, &accept(Offer::TakeBack)).expect("a take-back");
        }
        let (command, place) = (table.play_command(), table.to_move());
        let before = table.left(place);
        table.wait(secs(1));
        let events = table.send_with_lag(Who::Player(place), &command, secs(5)).expect("a turn");
        let [RoomEvent::Played { credit, .. }] = events[..] else { panic!("{events:?}") };
        assert_eq!(table.left(place) + secs(1), before + millis(credit), "round {round}");
        given[place as usize] += millis(credit);
        assert!(millis(credit) <= MAX_CREDIT_PER_TURN);
    }
    assert!(given.iter().all(|&given| given <= MAX_CREDIT_PER_GAME), "{given:?}");
    assert!(given.contains(&MAX_CREDIT_PER_GAME), "{given:?}");
}

#[test]
fn no_more_lag_is_given_back_than_the_turn_took() {
    let mut table = timed("10+0");
    table.play();
    for took in [0, 1, 160, 499, 500, 700] {
        let (command, place) = (table.play_command(), table.to_move());
        let before = table.left(place);
        table.wait(millis(took));
        let events = table.send_with_lag(Who::Player(place), &command, secs(3)).expect("a turn");
        let [RoomEvent::Played { credit, .. }] = events[..] else { panic!("{events:?}") };
        assert_eq!(credit, took.min(500));
        assert_eq!(table.left(place) + millis(took), before + millis(credit));
    }
}

#[test]
fn without_credit_there_is_no_grace() {
    let mut table = timed("60+0");
    table.play();
    let (mover, waiter) = (table.mover(), table.waiter());
    // The same turn again and again.
    for _ in 0..MAX_CREDIT_PER_GAME.as_millis() / MAX_CREDIT_PER_TURN.as_millis() {
        let command = table.play_command();
        table.wait(MAX_CREDIT_PER_TURN);
        table.send_with_lag(mover, &command, MAX_CREDIT_PER_TURN).expect("a turn");
        table.send(mover, &offer(Offer::TakeBack)).expect("an offer");
        table.send(waiter, &accept(Offer::TakeBack)).expect("a take-back");
    }
    assert_eq!(table.room.deadline(), Some(table.now + secs(60)));
    table.wait(secs(60));
    let command = table.play_command();
    assert_eq!(table.send_with_lag(mover, &command, secs(1)).as_deref(), Ok(&[RoomEvent::TimeRanOut][..]));
}

#[test]
fn a_clock_that_jumps_back_stands_still() {
    let mut table = timed("60+0");
    table.play();
    table.wait(secs(10));
    table.play();
    let (place, now) = (table.to_move(), table.now);
    table.now = lyngk_room::Timestamp::from_millis(5);
    assert_eq!(table.tick(), []);
    table.send(HOST, &hello()).expect("chat");
    table.play();
    assert_eq!(table.room.last_at(), now);
    assert_eq!(table.left(place), secs(60));
    table.perform(Duty::Left(Place::Host));
    assert_eq!(table.perform(Duty::Down { since: table.now }), []);
    table.now = now + secs(5);
    table.play();
    assert_eq!(table.left(place.opposite()), secs(45));
}

#[test]
fn time_at_which_the_server_was_down_does_not_count() {
    let mut table = timed("60+0");
    table.play_turns(3);
    let place = table.to_move();
    table.wait(secs(10));
    table.perform(Duty::Left(place));
    table.wait(secs(5));
    let since = table.now;
    table.wait(days(3));
    assert_eq!(table.perform(Duty::Down { since }), [RoomEvent::ServerWasDown { millis: 3 * 24 * 3_600_000 }]);
    assert_eq!(table.perform(Duty::Down { since }), [], "counted once");
    assert_eq!(table.left(place), secs(45));
    assert_eq!(table.tick(), []);
    let waiter = table.waiter();
    table.refused(waiter, &RoomCommand::ClaimWin, RoomError::NotGone);
    // Time after the given moment has been counted already.
    table.wait(secs(1));
    table.send(HOST, &hello()).expect("chat");
    table.wait(secs(2));
    assert_eq!(table.perform(Duty::Down { since }), [RoomEvent::ServerWasDown { millis: 2_000 }]);
    assert_eq!(table.left(place), secs(44));
    assert_eq!(table.perform(Duty::Down { since: table.now + secs(7) }), []);
    // Nor does it count for the first turn.
    let mut table = timed("60+0");
    let since = table.now;
    table.wait(days(1));
    table.perform(Duty::Down { since });
    assert_eq!(table.tick(), []);
    assert_eq!(table.room.deadline(), Some(table.now + FIRST_TURN_LIMIT));
}

#[test]
fn a_flag_that_fell_before_the_server_went_down_stays_fallen() {
    let mut table = timed("60+0");
    table.play();
    table.wait(secs(100));
    let since = table.now;
    table.wait(secs(1000));
    table.perform(Duty::Down { since });
    assert_eq!(table.tick(), [RoomEvent::TimeRanOut]);
}

// Agreeing

#[test]
fn each_side_takes_back_its_own_last_turn() {
    let mut table = timed("60+2");
    for place in Place::ALL {
        table.refused(Who::Player(place), &offer(Offer::TakeBack), RoomError::NothingToTakeBack);
    }
    table.play();
    let (first, second) = (table.waiter(), table.mover());
    table.refused(second, &offer(Offer::TakeBack), RoomError::NothingToTakeBack);
    table.does(
        first,
        &offer(Offer::TakeBack),
        &RoomEvent::Offered { place: table.to_move().opposite(), offer: Offer::TakeBack },
    );
    table.wait(secs(7));
    table.does(second, &accept(Offer::TakeBack), &RoomEvent::TookBack { turns: 1 });
    assert_eq!(Place::ALL.map(|place| table.left(place)), [secs(60); 2]);
    assert_eq!(table.room.to_move().map(Who::Player), Some(first));
    // The limit for the first turn begins anew, so the game is not aborted at once.
    table.wait(secs(60));
    table.play();
    table.wait(secs(50));
    table.send(first, &offer(Offer::TakeBack)).expect("an offer");
    table.send(second, &accept(Offer::TakeBack)).expect("a take-back");
    table.wait(secs(60));
    assert_eq!(table.tick(), []);
    // The player to move takes back two turns, the other one.
    table.play_turns(4);
    let (mover, waiter) = (table.mover(), table.waiter());
    table.send(mover, &offer(Offer::TakeBack)).expect("an offer");
    table.does(waiter, &accept(Offer::TakeBack), &RoomEvent::TookBack { turns: 2 });
    assert_eq!(table.mover(), mover);
    table.send(waiter, &offer(Offer::TakeBack)).expect("an offer");
    table.does(mover, &accept(Offer::TakeBack), &RoomEvent::TookBack { turns: 1 });
    assert_eq!((table.mover(), table.room.turns()), (waiter, 1));
}

#[test]
fn two_offers_to_take_back_are_not_the_same() {
    let mut table = untimed();
    table.play_turns(4);
    let (mover, waiter) = (table.mover(), table.waiter());
    table.send(waiter, &offer(Offer::TakeBack)).expect("an offer");
    // The offer crosses the other one: nobody has agreed to anything.
    let events = table.send(mover, &offer(Offer::TakeBack)).expect("an offer");
    assert!(matches!(events[..], [RoomEvent::Offered { .. }]));
    table.does(waiter, &accept(Offer::TakeBack), &RoomEvent::TookBack { turns: 2 });
    table.refused(mover, &accept(Offer::TakeBack), RoomError::NoSuchOffer);
}

#[test]
fn a_turn_answers_offers() {
    let mut table = untimed();
    table.play_turns(2);
    let (mover, waiter) = (table.mover(), table.waiter());
    // An offer with one's own turn waits for the answer.
    table.send(mover, &offer(Offer::Draw)).expect("an offer");
    table.play();
    assert_eq!(table.room.offer(table.to_move().opposite()), Some(Offer::Draw));
    table.play();
    table.refused(waiter, &accept(Offer::Draw), RoomError::NoSuchOffer);
    // A take-back is about the position before any turn.
    table.send(mover, &offer(Offer::TakeBack)).expect("an offer");
    table.play();
    table.refused(waiter, &accept(Offer::TakeBack), RoomError::NoSuchOffer);
    // An offer to pause stays.
    table.send(mover, &offer(Offer::Pause)).expect("an offer");
    table.play_turns(2);
    table.does(waiter, &accept(Offer::Pause), &RoomEvent::Paused);
}

#[test]
fn passes_are_taken_back_together_with_the_turn_before() {
    let mut tried = 0;
    for seed in 0..400 {
        let start = Position::random_start(seed, Variant::Standard);
        let mut table = TestTable::open(given(start, HostSide::First));
        table.checked = false;
        table.random = lyngk_rules::SplitMix64::new(seed);
        table.watcher("Ben", &join("Ben")).expect("a free place");
        while table.room.phase() == Phase::Playing
            && table.room.game().is_some_and(|game| game.turns().last() != Some(&Turn::Pass))
        {
            table.play();
        }
        if table.room.phase() != Phase::Playing {
            continue;
        }
        tried += 1;
        let turns = table.room.turns();
        // Who passed did not choose to: they take back their turn before the pass and the opponent's.
        let (mover, waiter) = (table.mover(), table.waiter());
        table.send(waiter, &offer(Offer::TakeBack)).expect("an offer");
        table.does(mover, &accept(Offer::TakeBack), &RoomEvent::TookBack { turns: 3 });
        assert_eq!((table.mover(), table.room.turns()), (waiter, turns - 3));
        table.check();
        table.play_turns(1);
        table.check();
    }
    assert!(tried > 3, "{tried} games with a pass");
}

#[test]
fn a_pause_stops_the_clocks_until_both_go_on() {
    let mut table = timed("60+0");
    table.play_turns(2);
    let place = table.to_move();
    table.wait(secs(10));
    table.refused(HOST, &offer(Offer::Resume), RoomError::NotPaused);
    table.send(HOST, &offer(Offer::Draw)).expect("an offer");
    table.send(GUEST, &offer(Offer::Pause)).expect("an offer");
    table.does(HOST, &offer(Offer::Pause), &RoomEvent::Paused);
    assert_eq!(Place::ALL.map(|place| table.room.offer(place)), [None, None]);
    assert_eq!(table.room.deadline(), Some(table.now + MAX_PAUSE));
    table.wait(days(2));
    assert_eq!(table.tick(), []);
    let (command, mover, waiter) = (table.play_command(), table.mover(), table.waiter());
    table.refused(mover, &command, RoomError::Paused);
    table.refused(waiter, &command, RoomError::NotYourTurn);
    table.refused(HOST, &offer(Offer::Pause), RoomError::Paused);
    // Declining is no way to keep the opponent from asking again: no turns can be made meanwhile.
    table.send(HOST, &offer(Offer::Resume)).expect("an offer");
    table.refused(HOST, &offer(Offer::Resume), RoomError::OfferedAlready);
    table.send(GUEST, &decline(Offer::Resume)).expect("declined");
    table.send(HOST, &offer(Offer::Resume)).expect("an offer");
    table.does(GUEST, &accept(Offer::Resume), &RoomEvent::Resumed);
    assert_eq!(table.left(place), secs(50));
    table.play();
}

#[test]
fn nobody_escapes_into_a_pause() {
    for control in [Some("60+0"), None] {
        let mut table = TestTable::started(terms(Variant::Standard, control));
        table.play_turns(2);
        table.send(HOST, &offer(Offer::Pause)).expect("an offer");
        table.send(GUEST, &accept(Offer::Pause)).expect("a pause");
        table.send(HOST, &offer(Offer::Resume)).expect("an offer");
        table.wait(MAX_PAUSE);
        assert_eq!(table.tick(), [RoomEvent::Resumed]);
        let loser = table.to_move();
        if control.is_some() {
            table.wait(secs(61));
            assert_eq!(table.tick(), [RoomEvent::TimeRanOut]);
            lost_by(&table, loser, EndReason::Time);
        } else {
            // Being there is not enough without clocks: a turn has its limit.
            let waiter = table.waiter();
            table.wait(just_before(LONG_PATIENCE));
            table.refused(waiter, &RoomCommand::ClaimWin, RoomError::NotGone);
            table.wait(millis(1));
            table.refused(Who::Player(loser), &RoomCommand::ClaimWin, RoomError::NotGone);
            table.does(waiter, &RoomCommand::ClaimWin, &RoomEvent::WinClaimed { place: loser.opposite() });
            lost_by(&table, loser, EndReason::Absence);
        }
    }
}

#[test]
fn a_pause_before_the_first_turn_does_not_use_up_its_limit() {
    let mut table = timed("60+0");
    table.send(HOST, &offer(Offer::Pause)).expect("an offer");
    table.send(GUEST, &accept(Offer::Pause)).expect("a pause");
    table.wait(secs(1000));
    assert_eq!(table.tick(), []);
    table.send(HOST, &offer(Offer::Resume)).expect("an offer");
    table.send(GUEST, &accept(Offer::Resume)).expect("it goes on");
    assert_eq!(table.tick(), []);
    assert_eq!(table.room.deadline(), Some(table.now + FIRST_TURN_LIMIT));
}

#[test]
fn everything_but_turns_is_possible_in_a_pause() {
    for end in 0..4 {
        let mut table = timed("60+0");
        table.play_turns(1 + usize::from(end > 0));
        table.send(HOST, &offer(Offer::Pause)).expect("an offer");
        table.send(GUEST, &accept(Offer::Pause)).expect("a pause");
        table.wait(days(1));
        match end {
            0 => drop(table.send(HOST, &RoomCommand::Abort).expect("aborted")),
            1 => {
                table.send(HOST, &offer(Offer::Draw)).expect("an offer");
                table.does(GUEST, &accept(Offer::Draw), &RoomEvent::DrawAgreed);
            }
            2 => {
                table.send(HOST, &offer(Offer::TakeBack)).expect("an offer");
                table.send(GUEST, &accept(Offer::TakeBack)).expect("a take-back");
                assert!(table.room.game().is_some_and(Game::is_paused));
                table.send(GUEST, &RoomCommand::Resign).expect("a resignation");
            }
            _ => {
                table.perform(Duty::Left(Place::Host));
                table.wait(just_before(LONG_PATIENCE));
                table.refused(GUEST, &RoomCommand::ClaimWin, RoomError::NotGone);
            }
        }
        assert_eq!(table.room.game_over(), end < 3);
    }
}

#[test]
fn a_tie_needs_both() {
    for crossing in [false, true] {
        let mut table = timed("60+0");
        table.play_turns(2);
        table.send(HOST, &offer(Offer::Draw)).expect("an offer");
        table.refused(HOST, &accept(Offer::Draw), RoomError::NoSuchOffer);
        table.refused(HOST, &decline(Offer::Draw), RoomError::NoSuchOffer);
        table.refused(HOST, &offer(Offer::Draw), RoomError::OfferedAlready);
        table.refused(GUEST, &withdraw(Offer::Draw), RoomError::NoSuchOffer);
        table.refused(GUEST, &accept(Offer::TakeBack), RoomError::NoSuchOffer);
        table.send(HOST, &withdraw(Offer::Draw)).expect("withdrawn");
        table.refused(GUEST, &accept(Offer::Draw), RoomError::NoSuchOffer);
        table.send(HOST, &offer(Offer::Draw)).expect("an offer");
        // A new offer replaces the old one.
        table.send(HOST, &offer(Offer::Pause)).expect("an offer");
        table.refused(GUEST, &accept(Offer::Draw), RoomError::NoSuchOffer);
        table.send(HOST, &offer(Offer::Draw)).expect("an offer");
        let answer = if crossing { offer(Offer::Draw) } else { accept(Offer::Draw) };
        table.does(GUEST, &answer, &RoomEvent::DrawAgreed);
        assert_eq!(ended(&table), Ended { winner: None, reason: EndReason::Agreement });
        for who in [HOST, GUEST] {
            table.refused(who, &answer, if crossing { RoomError::Over } else { RoomError::NoSuchOffer });
        }
    }
}

#[test]
fn who_was_declined_waits_for_two_turns_of_each() {
    for each in [Offer::Draw, Offer::TakeBack, Offer::Pause] {
        let mut table = untimed();
        table.play_turns(3);
        table.send(HOST, &offer(each)).expect("an offer");
        table.send(GUEST, &decline(each)).expect("declined");
        for _ in 0..4 {
            table.refused(HOST, &offer(each), RoomError::OfferedAlready);
            table.play();
        }
        table.send(HOST, &offer(each)).expect("an offer");
        // The other one was never declined.
        table.send(HOST, &withdraw(each)).expect("withdrawn");
        table.send(GUEST, &offer(each)).expect("an offer");
    }
}

// The end

#[test]
fn a_game_can_be_aborted_until_both_have_moved() {
    for turns in 0..3 {
        let mut table = timed("60+0");
        table.play_turns(turns);
        table.send(GUEST, &offer(Offer::Draw)).expect("an offer");
        if turns == 2 {
            table.refused(HOST, &RoomCommand::Abort, RoomError::TooLateToAbort);
            continue;
        }
        table.does(HOST, &RoomCommand::Abort, &RoomEvent::Aborted { place: Some(Place::Host) });
        assert_eq!(table.room.phase(), Phase::Aborted);
        table.refused(GUEST, &RoomCommand::Abort, RoomError::Over);
        table.refused(GUEST, &withdraw(Offer::Draw), RoomError::NoSuchOffer);
        assert_eq!(table.room.deadline(), None);
        // The clock stands still, so the record does not say later that somebody lost on time.
        table.wait(days(1));
        assert_eq!(table.room.game().and_then(Game::running), None);
        let record = table.room.record(table.now).expect("a record").to_string();
        assert!(record.contains(r#"[Result "*"]"#), "{record}");
    }
    let mut table = TestTable::open(terms(Variant::Standard, None));
    table.watcher("Ben", &join("Ben")).expect("a free place");
    table.does(GUEST, &RoomCommand::Abort, &RoomEvent::Aborted { place: Some(Place::Guest) });
}

#[test]
fn the_win_can_be_claimed_when_the_other_is_gone() {
    for (control, patience) in [(Some("600+0"), PATIENCE), (None, LONG_PATIENCE)] {
        let mut table = TestTable::started(terms(Variant::Standard, control));
        table.play_turns(3);
        let (gone, there) = (table.to_move().opposite(), table.mover());
        table.refused(there, &RoomCommand::ClaimWin, RoomError::NotGone);
        assert_eq!(table.perform(Duty::Returned(gone)), []);
        assert_eq!(table.perform(Duty::Left(gone)), [RoomEvent::Left { place: gone }]);
        assert_eq!(table.perform(Duty::Left(gone)), []);
        table.wait(just_before(patience));
        table.refused(there, &RoomCommand::ClaimWin, RoomError::NotGone);
        table.perform(Duty::Returned(gone));
        table.wait(millis(1));
        table.refused(there, &RoomCommand::ClaimWin, RoomError::NotGone);
        table.perform(Duty::Left(gone));
        table.wait(patience);
        if control.is_some() {
            table.refused(Who::Player(gone), &RoomCommand::ClaimWin, RoomError::NotGone);
        }
        table.does(there, &RoomCommand::ClaimWin, &RoomEvent::WinClaimed { place: gone.opposite() });
        lost_by(&table, gone, EndReason::Absence);
    }
}

#[test]
fn no_win_can_be_claimed_before_both_have_moved() {
    for control in [Some("600+0"), None] {
        for turns in [0, 1] {
            let mut table = TestTable::started(terms(Variant::Standard, control));
            table.play_turns(turns);
            let (gone, there) = (table.to_move(), table.waiter());
            table.perform(Duty::Left(gone));
            table.wait(if control.is_some() { secs(110) } else { LONG_PATIENCE });
            table.refused(there, &RoomCommand::ClaimWin, RoomError::TooEarlyToClaim);
            table.does(there, &RoomCommand::Abort, &RoomEvent::Aborted { place: Some(gone.opposite()) });
        }
    }
}

#[test]
fn a_return_and_the_game_before_make_a_match() {
    let id = RoomId::from_random([3; 8]);
    let mut first = untimed();
    first.checked = false;
    while !first.room.game_over() {
        first.play();
    }
    for each in [Offer::Return, Offer::Rematch] {
        let mut first = first.clone();
        first.send(HOST, &offer(each)).expect("an offer");
        first.send(GUEST, &accept(each)).expect("a rematch");
        let opening = first.room.opening_of_rematch(id, number(5).commitment()).expect("a rematch");
        let mut second = TestTable::of(opening, first.now);
        let end = second.room.predecessor().and_then(|before| before.end);
        if each == Offer::Rematch {
            assert_eq!(end, None, "a rematch is no part of a match");
            continue;
        }
        let end = end.expect("the end of the first game");
        assert!(end.stacks.is_some());
        assert_eq!(second.room.match_result(), None, "it is not decided yet");
        let mut aborted = second.clone();
        aborted.send(HOST, &RoomCommand::Abort).expect("aborted");
        assert_eq!(aborted.room.match_result(), None, "without a result there is no match");
        second.play_turns(4);
        second.send(GUEST, &RoomCommand::Resign).expect("a resignation");
        let result = second.room.match_result().expect("a result");
        let lead = GameEnd { winner: Some(Place::Host), stacks: None };
        assert_eq!(result, MatchResult::of([end, lead]));
        assert_eq!(result.winner, Some(Place::Host), "whoever resigns wins no match");
    }
}

#[test]
fn a_rematch_swaps_sides_and_a_return_keeps_the_start() {
    let id = RoomId::from_random([3; 8]);
    for each in [Offer::Rematch, Offer::Return] {
        let mut table = timed("60+0");
        table.play_turns(3);
        table.refused(HOST, &offer(each), RoomError::NotOver);
        table.send(HOST, &RoomCommand::Resign).expect("a resignation");
        assert_eq!(table.room.opening_of_rematch(id, number(5).commitment()), None);
        assert_eq!(table.perform(Duty::RematchOpened(id)), []);
        table.send(HOST, &offer(each)).expect("an offer");
        // Declining does not forbid it for ever: there are no more turns to wait for.
        table.send(GUEST, &decline(each)).expect("declined");
        table.send(HOST, &offer(each)).expect("an offer");
        let other = if each == Offer::Rematch { Offer::Return } else { Offer::Rematch };
        table.send(GUEST, &offer(other)).expect("another offer");
        table.does(GUEST, &accept(each), &RoomEvent::RematchAgreed { offer: each });
        table.refused(HOST, &accept(other), RoomError::NoSuchOffer);
        table.refused(HOST, &offer(other), RoomError::OfferedAlready);
        assert_eq!(table.room.agreed_rematch(), Some(each));
        // The server may crash here: the duty stays.
        let opening = table.room.opening_of_rematch(id, number(5).commitment()).expect("a rematch");
        assert_eq!(table.perform(Duty::RematchOpened(id.of_rematch())).len(), 1);
        assert_eq!(table.perform(Duty::RematchOpened(id.of_rematch())), []);
        assert_eq!(table.room.rematch(), Some(id.of_rematch()));
        table.refused(HOST, &offer(each), RoomError::OfferedAlready);

        let mut next = TestTable::of(opening, table.now);
        assert_eq!(next.room.predecessor().map(|before| (before.room, before.offer)), Some((id, each)));
        assert_eq!(next.room.terms().control, table.room.terms().control);
        assert_eq!(Place::ALL.map(|place| next.room.name(place)), Place::ALL.map(|place| table.room.name(place)));
        let start = table.room.game().expect("a game").start();
        if each == Offer::Return {
            assert_eq!(next.room.phase(), Phase::Playing);
            assert_eq!(next.room.game().expect("a game").start(), start);
        } else {
            assert_eq!(next.room.phase(), Phase::Drawing);
            for (byte, who) in [(21, HOST), (22, GUEST)] {
                next.send(who, &RoomCommand::Commit { commitment: number(byte).commitment() }).expect("a commitment");
            }
            for (byte, who) in [(21, HOST), (22, GUEST)] {
                next.send(who, &RoomCommand::Reveal { number: number(byte) }).expect("a number");
            }
            assert_eq!(next.perform(Duty::Reveal(number(5))).len(), 1);
            assert_eq!(next.room.start_is_fair(), Some(true));
            assert_ne!(next.room.game().expect("a game").start(), start);
        }
        for place in Place::ALL {
            assert_eq!(next.room.player(place), table.room.player(place.opposite()));
        }
        next.play_turns(2);
    }
}

#[test]
fn a_game_that_was_aborted_can_be_played_again() {
    let id = RoomId::from_random([3; 8]);
    // Before the start there is nothing to return.
    let mut table = TestTable::open(terms(Variant::Standard, None));
    table.watcher("Ben", &join("Ben")).expect("a free place");
    table.send(HOST, &RoomCommand::Abort).expect("aborted");
    table.refused(HOST, &offer(Offer::Return), RoomError::Cancelled);
    table.send(HOST, &offer(Offer::Rematch)).expect("an offer");
    table.send(GUEST, &offer(Offer::Rematch)).expect("a rematch");
    let opening = table.room.opening_of_rematch(id, number(5).commitment()).expect("a rematch");
    assert_eq!(TestTable::of(opening, table.now).room.phase(), Phase::Drawing);
    // After the start there is.
    let mut table = untimed();
    table.send(HOST, &RoomCommand::Abort).expect("aborted");
    table.send(HOST, &offer(Offer::Return)).expect("an offer");
    table.send(GUEST, &accept(Offer::Return)).expect("a return");
    let opening = table.room.opening_of_rematch(id, number(5).commitment()).expect("a rematch");
    assert_eq!(TestTable::of(opening, table.now).room.phase(), Phase::Playing);
}

// Names and chat

#[test]
fn nobody_is_mistaken_for_somebody_else() {
    let mut table = TestTable::open(terms(Variant::Standard, None));
    let events = table.watcher("Will", &join("АNNA")).expect("a free place");
    assert_eq!(events[0], RoomEvent::Seated { place: Place::Guest, name: name("АNNA 2") });
    table.refused(GUEST, &rename("anna"), RoomError::NameTaken);
    table.refused(GUEST, &rename("A n n a"), RoomError::NameTaken);
    table.refused(HOST, &rename("anna 2"), RoomError::NameTaken);
    table.send(HOST, &rename("ANNA")).expect("one's own name in another way");
    table.send(GUEST, &rename("Ben")).expect("a name");
    for text in ["Anna", "bEn", "Вen"] {
        assert_eq!(table.watcher(text, &hello()), Err(RoomError::NameTaken), "{text}");
    }
    // Somebody without a name can speak, whatever the players are called.
    table.send(GUEST, &rename("Watcher")).expect("a name");
    let events = table.watcher(lyngk_room::NAMELESS, &hello()).expect("chat");
    let RoomEvent::Said { by: Speaker::Watcher(speaker), .. } = &events[0] else { panic!("{events:?}") };
    assert_eq!(speaker.as_str(), "Watcher 2");
    assert_eq!(table.watcher("watcher", &hello()), Err(RoomError::NameTaken));
    table.watcher("Will", &hello()).expect("chat");
    for command in [rename("Bill"), RoomCommand::Resign, offer(Offer::Draw), RoomCommand::Abort] {
        assert_eq!(table.watcher("Will", &command), Err(RoomError::NotAPlayer));
    }
}

#[test]
fn a_name_stays_as_it_is_after_the_game() {
    let mut ended = untimed();
    ended.play_turns(2);
    ended.send(HOST, &rename("Hannah")).expect("a name");
    ended.send(HOST, &RoomCommand::Resign).expect("a resignation");
    let mut cancelled = TestTable::open(terms(Variant::Standard, None));
    cancelled.send(HOST, &RoomCommand::Cancel).expect("cancelled");
    for table in [&mut ended, &mut cancelled] {
        table.refused(HOST, &rename("Anna 2"), RoomError::Over);
        // A log from before this rule is still valid.
        let renamed = RoomEvent::Renamed { place: Place::Host, name: name("Anna 2") };
        let entries = table.room.entries(vec![renamed], table.now, None);
        let mut room = table.room.clone();
        entries.iter().try_for_each(|entry| room.apply(entry)).expect("a possible event");
        assert_eq!(room.name(Place::Host), Some(&name("Anna 2")));
    }
}

/// The times in the record, in seconds.
fn times(table: &TestTable) -> Vec<f64> {
    let record = table.room.record(table.now).expect("a record");
    let time = |node| {
        let comment = record.node(node).comments.last().expect("a comment").as_str();
        comment.trim_start_matches("[%emt ").trim_end_matches(']').parse().expect("a time")
    };
    record.main_line().map(time).collect()
}

#[test]
fn a_record_has_the_day_and_the_time_that_each_turn_took() {
    let mut table = timed("600+0");
    let take = |table: &mut TestTable, seconds: u64| {
        table.wait(secs(seconds));
        table.play();
    };
    take(&mut table, 5);
    take(&mut table, 10);
    // A pause does not count, but what was thought before does.
    table.wait(secs(3));
    table.send(HOST, &offer(Offer::Pause)).expect("an offer");
    table.send(GUEST, &accept(Offer::Pause)).expect("a pause");
    table.wait(days(1));
    table.send(HOST, &offer(Offer::Resume)).expect("an offer");
    table.send(GUEST, &accept(Offer::Resume)).expect("the game goes on");
    take(&mut table, 4);
    assert_eq!(times(&table), [5.0, 10.0, 7.0]);
    // Nor does time at which the server was down.
    table.wait(secs(2));
    let since = table.now;
    table.wait(secs(1_000));
    table.perform(Duty::Down { since });
    take(&mut table, 6);
    assert_eq!(times(&table), [5.0, 10.0, 7.0, 8.0]);
    // Nor does what was thought about a turn that was taken back, or about the answer to it.
    table.wait(secs(20));
    let (mover, waiter) = (table.mover(), table.waiter());
    table.send(waiter, &offer(Offer::TakeBack)).expect("an offer");
    table.send(mover, &accept(Offer::TakeBack)).expect("a take-back");
    assert_eq!(times(&table), [5.0, 10.0, 7.0]);
    take(&mut table, 1);
    assert_eq!(times(&table), [5.0, 10.0, 7.0, 1.0]);
    // Lag that is given back does not count, as on the clock.
    table.wait(secs(2));
    let (command, mover) = (table.play_command(), table.mover());
    table.send_with_lag(mover, &command, millis(250)).expect("a turn");
    assert_eq!(times(&table), [5.0, 10.0, 7.0, 1.0, 1.75]);
    let record = table.room.record(table.now).expect("a record");
    assert_eq!(record.tag("Date"), Some("2027.01.15"), "the day on which it began");
}

#[test]
fn any_name_can_stand_in_a_record() {
    for text in ["a\"] {x} \\", "Engine level 7", "?", "-", "*x", "أحمد 👩\u{1f3fd}", "<script>"] {
        let Ok(odd) = text.parse::<lyngk_room::Name>() else { continue };
        let mut table = untimed();
        table.send(GUEST, &RoomCommand::Rename { name: odd.clone() }).expect("a name");
        table.play_turns(2);
        let record = table.room.record(table.now).expect("a record").to_string();
        let game = Game::from_record(&record.parse().expect("LGN"), table.now.since_epoch()).expect("a saved game");
        let guest = table.room.player(Place::Guest).expect("a player");
        assert_eq!(game.players()[guest].name.as_deref(), Some(odd.as_str()), "{record}");
    }
}

#[test]
fn players_and_watchers_have_chats_of_their_own() {
    let mut table = untimed();
    table.send(HOST, &hello()).expect("chat");
    table.watcher("Will", &hello()).expect("chat");
    let [player, watcher] = [&table.log[table.log.len() - 2], &table.log[table.log.len() - 1]];
    assert!(matches!(player.event, RoomEvent::Said { by: Speaker::Player(Place::Host), .. }));
    assert!(player.command.is_some());
    for (entry, audience, over, seen) in [
        (player, Audience::Players, false, true),
        (player, Audience::Players, true, true),
        (player, Audience::Watchers, false, false),
        (player, Audience::Watchers, true, false),
        (watcher, Audience::Players, false, false),
        (watcher, Audience::Players, true, true),
        (watcher, Audience::Watchers, false, true),
        (watcher, Audience::Watchers, true, true),
    ] {
        let event = if seen { entry.event.clone() } else { RoomEvent::Withheld };
        let expected = LogEntry { number: entry.number, at: entry.at, command: None, event };
        assert_eq!(entry.seen_by(audience, over), expected);
    }
    // Everything else is for everybody.
    for entry in table.log.iter().filter(|entry| !matches!(entry.event, RoomEvent::Said { .. })) {
        for audience in [Audience::Players, Audience::Watchers] {
            assert_eq!(entry.seen_by(audience, false).event, entry.event);
        }
    }
}

#[test]
fn a_player_who_floods_the_room_harms_nobody() {
    let mut table = timed("600+0");
    table.play_turns(2);
    table.checked = false;
    let flood = |table: &mut TestTable, who: &dyn Fn(&mut TestTable) -> Result<Vec<RoomEvent>, RoomError>| {
        let error = (0..10_000).find_map(|_| who(table).err());
        assert_eq!(error, Some(RoomError::TalkedOut));
    };
    // Watchers cannot silence the players.
    flood(&mut table, &|table| table.watcher("Will", &hello()));
    table.send(HOST, &hello()).expect("chat");
    // The guest uses up what they have, in every way.
    flood(&mut table, &|table| {
        table.send(GUEST, &hello())?;
        table.send(GUEST, &rename("Ben"))?;
        let left = table.perform(Duty::Left(Place::Guest));
        assert_eq!(left.len(), table.perform(Duty::Returned(Place::Guest)).len());
        table.send(GUEST, &offer(Offer::Pause))?;
        table.send(GUEST, &withdraw(Offer::Pause))
    });
    assert!(table.log.len() < 3_000);
    table.check();
    table.checked = true;
    table.refused(GUEST, &hello(), RoomError::TalkedOut);
    table.refused(GUEST, &offer(Offer::Draw), RoomError::TalkedOut);
    // Nobody escapes a claim by using up their share before they leave.
    let mut left = table.clone();
    assert_eq!(left.perform(Duty::Left(Place::Guest)), [RoomEvent::Left { place: Place::Guest }]);
    left.wait(PATIENCE);
    left.does(HOST, &RoomCommand::ClaimWin, &RoomEvent::WinClaimed { place: Place::Host });
    // The host has all they need, and the guest can answer and play.
    table.send(HOST, &hello()).expect("chat");
    table.send(HOST, &offer(Offer::Pause)).expect("an offer");
    table.send(GUEST, &accept(Offer::Pause)).expect("a pause");
    table.send(HOST, &offer(Offer::Resume)).expect("an offer");
    table.send(GUEST, &offer(Offer::Resume)).expect("it goes on");
    table.send(HOST, &offer(Offer::TakeBack)).expect("an offer");
    table.send(GUEST, &decline(Offer::TakeBack)).expect("declined");
    table.checked = false;
    while table.room.phase() == Phase::Playing {
        table.play();
    }
    table.check();
    assert!(matches!(ended(&table).reason, EndReason::Rules(_)));
}

#[test]
fn a_flooded_challenge_can_be_withdrawn_accepted_and_aborted() {
    for end in 0..3 {
        let mut table = TestTable::open(terms(Variant::Standard, None));
        table.checked = false;
        while table.send(HOST, &hello()).is_ok() {}
        match end {
            0 => drop(table.send(HOST, &RoomCommand::Cancel).expect("withdrawn")),
            1 => {
                // The host cannot commit any more, but nobody is stuck.
                table.watcher("Ben", &join("Ben")).expect("a free place");
                let commitment = number(1).commitment();
                table.refused(HOST, &RoomCommand::Commit { commitment }, RoomError::TalkedOut);
                table.send(GUEST, &RoomCommand::Abort).expect("aborted");
            }
            _ => {
                table.wait(CHALLENGE_LIFETIME);
                assert_eq!(table.tick(), [RoomEvent::Cancelled]);
            }
        }
        assert!(table.room.game_over());
        table.check();
    }
}

// Sending twice, and logs

#[test]
fn a_command_that_is_sent_twice_is_known() {
    let mut table = untimed();
    let id: CommandId = "from-the-page-1".parse().expect("an id");
    let (command, who) = (table.play_command(), table.mover());
    assert_eq!(table.room.carried_out(&id), None);
    let events = table.room.decide(&command, who, table.now).expect("a turn");
    let entries = table.room.entries(events, table.now, Some(&id));
    for entry in &entries {
        table.room.apply(entry).expect("possible");
    }
    assert_eq!(table.room.carried_out(&id), Some(table.room.last_number()));
    // Even if a server forgets to ask: the turn is not played twice.
    assert_eq!(table.room.decide(&command, who, table.now), Err(RoomError::NotYourTurn));
    table.log.extend(entries);
    let again = Room::replay(&table.log).expect("a log");
    assert_eq!(again.carried_out(&id), Some(again.last_number()));
}

#[test]
fn a_turn_for_another_position_is_outdated() {
    let mut table = untimed();
    table.play_turns(2);
    let (command, mover) = (table.play_command(), table.mover());
    let RoomCommand::Play { ply, turn } = command else { panic!("{command:?}") };
    for wrong in [0, ply - 2, ply - 1, ply + 1, u32::MAX] {
        table.refused(mover, &RoomCommand::Play { ply: wrong, turn }, RoomError::OutdatedTurn);
    }
    table.refused(mover, &RoomCommand::Play { ply, turn: Turn::Pass }, RoomError::IllegalTurn);
    let waiter = table.waiter();
    table.refused(waiter, &command, RoomError::NotYourTurn);
}

#[test]
fn impossible_logs_are_refused() {
    let table = timed("60+0");
    let log = table.log;
    assert!(matches!(Room::replay(&[]), Err(LogError::NotOpened)));
    assert!(matches!(Room::replay(&log[1..]), Err(LogError::NotOpened)));
    let gap: Vec<LogEntry> = log.iter().filter(|entry| entry.number != 3).cloned().collect();
    assert!(matches!(Room::replay(&gap), Err(LogError::Number { found: 4, expected: 3 })));
    let twice: Vec<LogEntry> = log.iter().take(2).chain(log.iter().skip(1)).cloned().collect();
    assert!(matches!(Room::replay(&twice), Err(LogError::Number { found: 2, expected: 3 })));
    for event in
        [log[0].event.clone(), RoomEvent::TookBack { turns: 1 }, RoomEvent::Played { turn: Turn::Pass, credit: 0 }]
    {
        let mut room = table.room.clone();
        let number = room.last_number() + 1;
        let entry = room.entries(vec![event], table.now, None).remove(0);
        assert_eq!(room.apply(&entry), Err(LogError::Impossible { number }));
    }
    // Time does not go back, whatever a log says.
    let mut room = table.room.clone();
    let mut entry = room.entries(vec![RoomEvent::Left { place: Place::Host }], table.now, None).remove(0);
    entry.at = lyngk_room::Timestamp::from_millis(1);
    room.apply(&entry).expect("possible");
    assert_eq!((room.last_at(), room.left_since(Place::Host)), (table.now, Some(table.now)));
    // A hostile log cannot make anybody panic.
    let mut room = table.room.clone();
    for _ in 0..3 {
        let turn = room.game().and_then(|game| game.position().turns().into_iter().next()).expect("a turn");
        let events = vec![RoomEvent::Played { turn, credit: u64::MAX }, RoomEvent::ServerWasDown { millis: u64::MAX }];
        for entry in room.entries(events, table.now, None) {
            room.apply(&entry).expect("possible");
        }
        assert!(room.deadline().is_some());
    }
}

#[test]
fn texts_are_the_same_when_they_are_read_again() {
    for text in
        ["hi", " a \u{200b} b ", "👩\u{200d}🚀", "\u{2764}\u{fe0f}", "a\tb\nc", "\u{feff}x", "<b>&amp;</b> \"q\" \\"]
    {
        let message: ChatMessage = ChatMessage::Text(text.parse().expect("a text"));
        let json = serde_json::to_string(&message).expect("JSON");
        assert_eq!(serde_json::from_str::<ChatMessage>(&json).expect("the same"), message, "{json}");
    }
    for text in ["", " ", "\u{200b}", "\u{200b} \u{200b}", "\u{200d}", "\u{fe0f} \u{200d}", "\u{3164}", "\n"] {
        assert!(text.parse::<lyngk_room::ChatText>().is_err(), "{text:?}");
    }
    assert!("x".repeat(200).parse::<lyngk_room::ChatText>().is_ok());
    assert!("x".repeat(201).parse::<lyngk_room::ChatText>().is_err());
    assert!(" ".repeat(100_000).parse::<lyngk_room::ChatText>().is_err());
}
