//! The lobby, and people who look for a game.

use super::*;

#[tokio::test(start_paused = true)]
async fn absent_hosts_take_no_place_in_the_lobby() {
    let (rooms, _) = simulated();
    let id = rooms.open(challenge(Some("300+3"), true), client(1)).await.expect("opened");
    let room = rooms.get(id).await.expect("a room");
    let anna = enter(&rooms, &room, client(1)).await;
    for other in 2..=200 {
        sleep(Duration::from_millis(10)).await;
        rooms.open(challenge(Some("300+3"), true), client(other)).await.expect("opened");
    }
    assert_eq!(listed(&rooms.list(List::Lobby).await.expect("a list")), [id]);
    sleep(Duration::from_secs(10)).await;
    let met = rooms.play_now(challenge(Some("300+3"), false), client(250)).await.expect("a place");
    assert_eq!(met, (id, Place::Guest));
    room.leave(&rooms, &anna);
    assert_eq!(listed(&rooms.list(List::Lobby).await.expect("a list")), []);
}

#[tokio::test(start_paused = true)]
async fn nobody_fills_the_lobby() {
    let (rooms, _) = simulated();
    let mut here = Vec::new();
    let mut post = async |client: Client| {
        sleep(Duration::from_millis(1)).await;
        let id = rooms.open(challenge(None, true), client).await.expect("opened");
        let room = rooms.get(id).await.expect("a room");
        let entrance = enter(&rooms, &room, client).await;
        here.push((room, entrance));
        id
    };
    let first = post(client(1)).await;
    // One visitor, and one address with a new visitor each time.
    for _ in 0..50 {
        post(client(2)).await;
    }
    for other in 3..100 {
        post(Client { visitor: visitor(other), ..client(3) }).await;
    }
    let list = listed(&rooms.list(List::Lobby).await.expect("a list"));
    assert_eq!(list.len(), 1 + 5 + 20);
    assert_eq!(list.last(), Some(&first));
}

#[tokio::test(start_paused = true)]
async fn two_who_want_the_same_at_the_same_moment_meet() {
    let (rooms, store) = simulated();
    store.set_speed(Duration::ZERO, Duration::from_millis(5));
    let play_now = async |byte| rooms.play_now(challenge(Some("300+3"), false), client(byte)).await.expect("a place");
    // Whoever becomes the host connects a little later.
    let play = async |byte| {
        let (id, place) = play_now(byte).await;
        sleep(Duration::from_millis(300)).await;
        let room = rooms.get(id).await.expect("a room");
        let entrance = enter(&rooms, &room, client(byte)).await;
        (id, place, (room, entrance))
    };
    let (anna, ben) = tokio::join!(play(1), play(2));
    assert_eq!((anna.0, anna.1, ben.1), (ben.0, Place::Host, Place::Guest));
    // One who asks again, as the answer was lost, finds what they have.
    let (carla, _) = play_now(3).await;
    assert_eq!(play_now(3).await, (carla, Place::Host));
    // Somebody who never comes is not found, and holds nobody up for long.
    let asked_at = Instant::now();
    let (doris, place) = play_now(4).await;
    assert!(doris != carla && place == Place::Host);
    assert!(asked_at.elapsed() < Duration::from_secs(4), "{:?}", asked_at.elapsed());
}
