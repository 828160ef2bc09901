//! Several nodes on one database.

use super::*;

#[tokio::test(start_paused = true)]
async fn a_seat_that_has_moved_is_noticed_without_the_hint() {
    let (rooms, store) = simulated();
    let id = game(&rooms, None).await;
    let room = rooms.get(id).await.expect("a room");
    let old = enter(&rooms, &room, client(1)).await;
    // The host moves to another device over another node, whose first hint is lost.
    let now = rooms.clock().now();
    store.add_seat_code([7; 32], (id, Place::Host), now + Duration::from_mins(10)).await.expect("a code");
    let taken = store.use_seat_code([7; 32], visitor(3), now).await.expect("a seat");
    assert_eq!(taken, Some((id, Place::Host)));
    let there = |host: bool| {
        let host = Connection { online: host, lag: None };
        let players = PerPlace { host, guest: Connection { online: true, lag: None } };
        let node = NodeId::random().expect("random numbers");
        Hint::Presence { room: id, node, players, watchers: 0, asks: false }
    };
    hear(&rooms, there(false)).await;
    assert!(!old.inbox.is_closed());
    hear(&rooms, there(true)).await;
    assert!(old.inbox.is_closed());
    assert_eq!(old.goodbye(), Goodbye::Moved);
}

#[tokio::test(start_paused = true)]
async fn hosts_of_other_nodes_are_known_when_their_list_has_come() {
    let store = Arc::new(MemoryStore::default());
    let ((here, _), (there, bus)) = (node(&store), node(&store));
    let mut waiting = Vec::new();
    for number in 0..1_100_u32 {
        let client = Client { address: Ipv4Addr::from(number).into(), ..client(1) };
        let mut challenge = challenge(None, number % 2 == 0);
        // The others are for whoever has the link.
        challenge.terms.visibility = Visibility::Private;
        let id = there.open(challenge, client).await.expect("opened");
        let room = there.get(id).await.expect("a room");
        let entrance = enter(&there, &room, client).await;
        waiting.push((room, entrance));
    }
    for number in 0..2_000_u32 {
        let address = Ipv4Addr::from(number).into();
        there.hosts.came(RoomId::from_random(u64::from(number).to_le_bytes()), Client { address, ..client(1) });
    }
    bus.take();
    there.say_that_up();
    assert_eq!(there.tell_hosts(), 3, "2,550 hosts");
    let hints = bus.take();
    for hint in &hints {
        let text = serde_json::to_string(hint).expect("JSON");
        assert!(text.len() < 300_000, "{}", text.len());
    }
    let (last, others) = hints.split_last().expect("hints");
    for hint in others {
        hear(&here, hint.clone()).await;
    }
    assert_eq!(here.connected_hosts().len(), 0, "a part is missing");
    hear(&here, last.clone()).await;
    assert_eq!(here.connected_hosts(), there.connected_hosts());
    assert_eq!(here.connected_hosts().len(), 2_550);
    // A heartbeat changes nothing, a list with a gap neither.
    there.say_that_up();
    there.tell_hosts();
    for hint in bus.take().into_iter().filter(|hint| !matches!(hint, Hint::Hosts { part: 1, .. })) {
        hear(&here, hint).await;
    }
    assert_eq!(here.connected_hosts().len(), 2_550);
    // An older version tells everything at once.
    let visitor = format!("{:?}", [7; 32]);
    let old = format!(
        r#"{{"type":"up","node":7,"hosts":[{{"room":"abcdefghijkm","client":{{"visitor":{visitor},"address":"192.0.2.7"}}}}]}}"#
    );
    hear(&here, serde_json::from_str(&old).expect("a hint")).await;
    assert_eq!(here.connected_hosts().get(&"abcdefghijkm".parse().expect("an id")), Some(&client(7)));
    hear(&here, serde_json::from_str(r#"{"type":"up","node":7,"hosts":[]}"#).expect("a hint")).await;
    assert_eq!(here.connected_hosts().len(), 2_550);
}

#[tokio::test(start_paused = true)]
async fn presence_that_another_node_does_not_repeat_is_forgotten_and_announced() {
    let store = Arc::new(MemoryStore::default());
    let (rooms, bus) = node(&store);
    let id = game(&rooms, None).await;
    let room = rooms.get(id).await.expect("a room");
    let mut anna = enter(&rooms, &room, client(1)).await;
    let other = NodeId::random().expect("random numbers");
    assert!(hear(&rooms, presence(id, other, [false, true])).await.is_empty());
    let step = || rooms.go_on(&mut rooms.begin_round());
    bus.take();
    assert!(step().is_empty());
    assert!(matches!(bus.take()[..], [Hint::Presence { asks: true, .. }]));
    sleep(Duration::from_mins(2)).await;
    while anna.inbox.try_recv().is_ok() {}
    assert_eq!(step(), [id], "the guest may be absent");
    let text = anna.inbox.recv().await.expect("an announcement");
    assert!(text.contains("\"presence\"") && text.contains(r#""guest":{"online":false"#), "{text}");
    assert!(step().is_empty());
}

/// What was left out of a game.
async fn left_out(rooms: &Rooms, id: RoomId) -> Vec<u64> {
    down_times(&rooms.store().log(id, 0).await.expect("a log"))
}

#[tokio::test(start_paused = true)]
async fn time_until_a_node_hears_of_a_turn_without_the_hint_counts_for_nobody() {
    let store = Arc::new(MemoryStore::default());
    let [(far, _), (near, _)] = [node(&store), node(&store)];
    let id = game(&far, Some("10+0")).await;
    let (far_room, near_room) = (far.get(id).await.expect("a room"), near.get(id).await.expect("a room"));
    let (anna, mut ben) = (enter(&far, &far_room, client(1)).await, enter(&near, &near_room, client(2)).await);
    let compare_after = async |millis: u64| {
        sleep(Duration::from_millis(millis)).await;
        far.compare_with_store().await.expect("compared");
        near.compare_with_store().await.expect("compared");
    };
    play(&far, &far_room, &anna, id).await;
    compare_after(800).await;
    let after = stored(&near, id).await;
    let left = after.game().and_then(|game| game.remaining(lyngk_rules::Player::Two, after.last_at().since_epoch()));
    assert_eq!(left, Some(Duration::from_secs(10)));
    let first = left_out(&near, id).await;
    assert!(first.len() == 1 && (700..1_000).contains(&first[0]), "{first:?}");
    // As late as a hint may be.
    play(&near, &near_room, &ben, id).await;
    compare_after(100).await;
    assert_eq!(left_out(&near, id).await, first);
    // Whoever has entered since could know of the turn.
    play(&far, &far_room, &anna, id).await;
    sleep(Duration::from_millis(400)).await;
    near_room.leave(&near, &ben);
    ben = enter(&near, &near_room, client(2)).await;
    compare_after(400).await;
    assert_eq!(left_out(&near, id).await, first);
    play(&near, &near_room, &ben, id).await;
    compare_after(0).await;
    // Whoever is connected to another node, too, has heard of it there.
    hear(&near, presence(id, NodeId::random().expect("random numbers"), [false, true])).await;
    play(&far, &far_room, &anna, id).await;
    compare_after(800).await;
    assert_eq!(left_out(&near, id).await, first);
}

#[tokio::test(start_paused = true)]
async fn of_two_nodes_that_hear_of_a_turn_late_one_leaves_the_time_out() {
    let store = Arc::new(MemoryStore::default());
    let [(far, _), (near, _), (third, _)] = [node(&store), node(&store), node(&store)];
    let id = game(&far, Some("10+0")).await;
    let far_room = far.get(id).await.expect("a room");
    let (near_room, third_room) = (near.get(id).await.expect("a room"), third.get(id).await.expect("a room"));
    let anna = enter(&far, &far_room, client(1)).await;
    // The nodes have not told each other that both have him.
    let _bens = [enter(&near, &near_room, client(2)).await, enter(&third, &third_room, client(2)).await];
    play(&far, &far_room, &anna, id).await;
    sleep(Duration::from_millis(800)).await;
    store.set_speed(Duration::from_millis(10), Duration::from_millis(10));
    let (one, other) = tokio::join!(near.compare_with_store(), third.compare_with_store());
    one.and(other).expect("compared");
    let left_out = left_out(&far, id).await;
    assert!(left_out.len() == 1 && (700..1_000).contains(&left_out[0]), "{left_out:?}");
}

#[tokio::test(start_paused = true)]
async fn a_round_takes_several_steps() {
    let store = Arc::new(MemoryStore::default());
    let (rooms, bus) = node(&store);
    let mut handles = Vec::new();
    for _ in 0..150 {
        let id = rooms.open(challenge(None, false), client(1)).await.expect("opened");
        handles.push(rooms.get(id).await.expect("a room"));
    }
    bus.take();
    let mut round = rooms.begin_round();
    let told: Vec<usize> = std::iter::repeat_with(|| {
        rooms.go_on(&mut round);
        bus.take().len()
    })
    .take(4)
    .collect();
    assert_eq!(told, [64, 64, 22, 0]);
}

#[tokio::test(start_paused = true)]
async fn a_short_stop_of_one_node_is_no_outage_of_all() {
    let store = Arc::new(MemoryStore::default());
    let (rooms, _) = node(&store);
    let id = game(&rooms, Some("300+0")).await;
    let other = NodeId::random().expect("random numbers");
    let up = || Hint::Up { node: other, hosts: Vec::new(), has_list: true };
    let stop = async |time: Duration| {
        rooms.beat().await.expect("noted");
        rooms.note_alive();
        advance(time).await;
        rooms.note_alive();
        rooms.leave_out_outages().await.expect("left out");
        down_times(&rooms.store().log(id, 0).await.expect("a log")).len()
    };
    hear(&rooms, up()).await;
    assert_eq!(stop(Duration::from_millis(2_400)).await, 0, "another node was up");
    hear(&rooms, up()).await;
    assert_eq!(stop(Duration::from_secs(5)).await, 1, "long enough for a heartbeat, of which there was none");
    for _ in 0..5 {
        advance(Duration::from_secs(1)).await;
        rooms.note_alive();
    }
    assert_eq!(stop(Duration::from_millis(2_400)).await, 2, "no other node is up");
}
