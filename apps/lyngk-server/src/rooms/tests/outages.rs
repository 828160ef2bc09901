//! Times at which the server did not run or could store nothing.

use super::*;

#[tokio::test(start_paused = true)]
async fn time_at_which_nothing_can_be_stored_does_not_count() {
    let (rooms, store) = simulated();
    let (busy, quiet) = (game(&rooms, Some("10+0")).await, game(&rooms, Some("10+0")).await);
    let room = rooms.get(busy).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    play(&rooms, &room, &anna, busy).await;
    {
        let room = rooms.get(quiet).await.expect("a room");
        let anna = enter(&rooms, &room, client(1)).await;
        play(&rooms, &room, &anna, quiet).await;
    }
    work(&rooms, Duration::from_secs(1)).await;
    assert!(!rooms.is_failing());
    store.set_full(true);
    play(&rooms, &room, &ben, busy).await;
    assert!(rooms.is_failing());
    work(&rooms, Duration::from_mins(10)).await;
    store.set_full(false);
    // Nobody has to do anything for it.
    work(&rooms, Duration::from_secs(2)).await;
    assert!(!rooms.is_failing());
    play(&rooms, &room, &ben, busy).await;
    for (id, turns) in [(busy, 2), (quiet, 1)] {
        let after = stored(&rooms, id).await;
        assert_eq!((after.phase(), after.turns()), (Phase::Playing, turns));
        let down = down_times(&rooms.store().log(id, 0).await.expect("a log"));
        assert!(down.len() == 1 && (600_000..601_000).contains(&down[0]), "{down:?}");
    }
    // Time counts again.
    work(&rooms, Duration::from_secs(11)).await;
    assert!(stored(&rooms, quiet).await.game_over());
}

#[tokio::test(start_paused = true)]
async fn a_turn_that_was_not_stored_costs_no_time() {
    let (rooms, store) = simulated();
    let id = game(&rooms, Some("10+0")).await;
    let room = rooms.get(id).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    play(&rooms, &room, &anna, id).await;
    sleep(Duration::from_secs(9)).await;
    store.set_full(true);
    play(&rooms, &room, &ben, id).await;
    store.set_full(false);
    // Somebody else's write succeeds at once, but this client waits before it tries again.
    rooms.open(challenge(None, false), client(3)).await.expect("opened");
    sleep(Duration::from_secs(5)).await;
    play(&rooms, &room, &ben, id).await;
    let after = stored(&rooms, id).await;
    assert_eq!((after.phase(), after.turns()), (Phase::Playing, 2));
    let left = after.game().and_then(|game| game.remaining(lyngk_rules::Player::Two, Duration::ZERO));
    assert_eq!(left, Some(Duration::from_secs(1)));
}

#[tokio::test(start_paused = true)]
async fn time_at_which_the_process_was_stopped_does_not_count() {
    let (rooms, _) = simulated();
    let id = game(&rooms, Some("10+0")).await;
    let room = rooms.get(id).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    play(&rooms, &room, &anna, id).await;
    for wakes_first in [true, false] {
        work(&rooms, Duration::from_secs(1)).await;
        // Nothing runs, and then everything wants to run at once.
        advance(Duration::from_mins(1)).await;
        let mover = if wakes_first { &ben } else { &anna };
        if !wakes_first {
            rooms.do_what_is_due().await.expect("done");
        }
        play(&rooms, &room, mover, id).await;
    }
    let after = stored(&rooms, id).await;
    assert_eq!((after.phase(), after.turns()), (Phase::Playing, 3));
    let down = down_times(&rooms.store().log(id, 0).await.expect("a log"));
    assert!(down.len() == 2 && down.iter().all(|down| (59_000..61_000).contains(down)), "{down:?}");
}

#[tokio::test(start_paused = true)]
async fn time_at_which_the_server_was_down_counts_in_no_game() {
    let (rooms, store) = simulated();
    // The first turn is awaited, without clocks, and in a pause.
    let ids = [game(&rooms, Some("300+0")).await, game(&rooms, None).await, game(&rooms, Some("300+0")).await];
    let room = rooms.get(ids[2]).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    for by in [&anna, &ben] {
        play(&rooms, &room, by, ids[2]).await;
        send(&rooms, &room, by, RoomCommand::Offer { offer: lyngk_room::Offer::Pause }).await;
    }
    assert!(stored(&rooms, ids[2]).await.game().expect("a game").is_paused());
    let open = rooms.open(challenge(None, true), client(3)).await.expect("opened");
    let last_up = rooms.clock().now();
    advance(Duration::from_hours(1)).await;
    let after = Rooms::alone(store, rooms.clock().clone(), Metrics::new(rooms.store().commits()));
    after.was_down_since(last_up);
    after.leave_out_outages().await.expect("left out");
    after.do_what_is_due().await.expect("nothing is due");
    for id in ids {
        let room = stored(&after, id).await;
        assert_eq!(room.phase(), Phase::Playing);
        assert_eq!(down_times(&after.store().log(id, 0).await.expect("a log")), [3_600_000]);
    }
    assert_eq!(stored(&after, ids[0]).await.deadline(), Some(after.clock().now() + FIRST_TURN_LIMIT));
    assert_eq!(down_times(&after.store().log(open, 0).await.expect("a log")), [] as [u64; 0], "nobody plays yet");
}

/// Breaks the stored entries of rooms.
async fn break_rooms(folder: &tempfile::TempDir, rooms: &[RoomId]) {
    let url = format!("sqlite:{}", folder.path().join("games.db").display());
    let pool = sqlx::sqlite::SqlitePool::connect(&url).await.expect("a connection");
    for room in rooms {
        for query in ["UPDATE events SET entry = '{' WHERE room = ?", "UPDATE rooms SET summary = X'ff00' WHERE id = ?"]
        {
            sqlx::query(query).bind(room.to_string()).execute(&pool).await.expect("broken");
        }
    }
    pool.close().await;
}

#[tokio::test]
async fn a_room_that_cannot_be_read_harms_no_other() {
    let (folder, rooms) = in_database().await;
    let mut broken = Vec::new();
    for _ in 0..120 {
        broken.push(game(&rooms, Some("0.1+0")).await);
    }
    let whole = game(&rooms, Some("0.3+0")).await;
    for &id in broken.iter().chain([&whole]) {
        let room = rooms.get(id).await.expect("a room");
        let anna = enter(&rooms, &room, client(1)).await;
        play(&rooms, &room, &anna, id).await;
    }
    break_rooms(&folder, &broken).await;
    assert_eq!(listed(&rooms.list(List::Games).await.expect("a list")), [whole]);
    // An outage is left out of the others.
    rooms.outages.was_down(rooms.clock().now(), rooms.clock().now() + Duration::from_millis(1));
    sleep(Duration::from_millis(20)).await;
    rooms.leave_out_outages().await.expect("left out");
    assert_eq!(down_times(&rooms.store().log(whole, 0).await.expect("a log")).len(), 1);
    // Flags of the others fall.
    let mut rounds = 0;
    while !stored(&rooms, whole).await.game_over() {
        rounds += 1;
        assert!(rounds < 100, "the flag never falls");
        sleep(Duration::from_millis(50)).await;
        rooms.do_what_is_due().await.expect("done");
    }
    assert!(matches!(rooms.get(broken[0]).await, Err(error) if error.is_unreadable()));
    // A room that can be read again is forgotten.
    let noted = rooms.unreadable().len();
    assert!(noted >= 120, "{noted}");
    rooms.note_outcome(broken[0], Ok(())).expect("no error");
    rooms.note_outcome(broken[1], Err(ActionError::NoSuchRoom)).expect("no error");
    assert_eq!(rooms.unreadable().len(), noted - 2);
}

/// Commits to a number for the lot.
fn commit(byte: u8) -> RoomCommand {
    RoomCommand::Commit { commitment: SecretNumber::from_random([byte; 32]).commitment() }
}

fn reveal(byte: u8) -> RoomCommand {
    RoomCommand::Reveal { number: SecretNumber::from_random([byte; 32]) }
}

#[tokio::test(start_paused = true)]
async fn a_start_that_could_not_be_stored_is_tried_again() {
    let (rooms, store) = simulated();
    let id = rooms.open(challenge(None, false), client(1)).await.expect("opened");
    rooms.join(id, name("Ben"), visitor(2)).await.expect("joined");
    let room = rooms.get(id).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    for (player, byte) in [(&anna, 1), (&ben, 2)] {
        send(&rooms, &room, player, commit(byte)).await;
    }
    send(&rooms, &room, &anna, reveal(1)).await;
    // The number of the second player is written, and nothing after it.
    store.set_speed(Duration::ZERO, Duration::from_millis(10));
    let breaking = async {
        sleep(Duration::from_millis(5)).await;
        store.set_full(true);
    };
    tokio::join!(send(&rooms, &room, &ben, reveal(2)), breaking);
    store.set_speed(Duration::ZERO, Duration::ZERO);
    assert_eq!(stored(&rooms, id).await.phase(), Phase::Drawing);
    assert!(rooms.look_around().await.is_err());
    store.set_full(false);
    // Both are there and wait. Nobody sends anything.
    rooms.look_around().await.expect("done");
    assert_eq!(stored(&rooms, id).await.phase(), Phase::Playing);
    assert!(!room.has_undone());
}

#[tokio::test(start_paused = true)]
async fn comings_and_goings_that_could_not_be_stored_are_noted_later() {
    let (rooms, store) = simulated();
    let id = game(&rooms, Some("300+3")).await;
    let room = rooms.get(id).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    for player in [&anna, &ben] {
        play(&rooms, &room, player, id).await;
    }
    room.leave(&rooms, &ben);
    store.set_full(true);
    room.note_absences(&rooms).await;
    store.set_full(false);
    assert_eq!(stored(&rooms, id).await.left_since(Place::Guest), None);
    rooms.look_around().await.expect("done");
    assert!(stored(&rooms, id).await.left_since(Place::Guest).is_some());
    store.set_full(true);
    let ben = enter(&rooms, &room, client(2)).await;
    store.set_full(false);
    assert!(stored(&rooms, id).await.left_since(Place::Guest).is_some());
    rooms.look_around().await.expect("done");
    assert_eq!(stored(&rooms, id).await.left_since(Place::Guest), None);
    // Somebody who comes and goes quickly is not absent because something else failed.
    store.set_full(true);
    send(&rooms, &room, &anna, RoomCommand::Say { message: ChatMessage::Phrase(Phrase::Hello) }).await;
    room.report_failure(Err(ActionError::Busy));
    store.set_full(false);
    room.leave(&rooms, &ben);
    rooms.look_around().await.expect("done");
    assert_eq!(stored(&rooms, id).await.left_since(Place::Guest), None);
}

#[tokio::test(start_paused = true)]
async fn time_that_a_turn_waits_for_the_disk_counts_for_nobody() {
    let (rooms, store) = simulated();
    let id = game(&rooms, Some("10+0")).await;
    let room = rooms.get(id).await.expect("a room");
    let (anna, ben) = (enter(&rooms, &room, client(1)).await, enter(&rooms, &room, client(2)).await);
    for player in [&anna, &ben] {
        play(&rooms, &room, player, id).await;
    }
    sleep(Duration::from_secs(2)).await;
    // The database is away for longer than the opponent has time.
    store.set_speed(Duration::ZERO, Duration::from_secs(15));
    let recovering = async {
        sleep(Duration::from_secs(14)).await;
        store.set_speed(Duration::ZERO, Duration::ZERO);
    };
    tokio::join!(play(&rooms, &room, &anna, id), recovering);
    rooms.do_what_is_due().await.expect("nothing");
    sleep(Duration::from_secs(3)).await;
    play(&rooms, &room, &ben, id).await;
    let after = stored(&rooms, id).await;
    assert_eq!((after.phase(), after.turns()), (Phase::Playing, 4));
    let left = |player| after.game().and_then(|game| game.remaining(player, after.last_at().since_epoch()));
    assert_eq!(left(lyngk_rules::Player::One), Some(Duration::from_secs(8)));
    assert_eq!(left(lyngk_rules::Player::Two), Some(Duration::from_secs(7)));
    assert_eq!(down_times(&rooms.store().log(id, 0).await.expect("a log")), [15_000]);
}
