//! Requests to the server of online games.

use leptos::prelude::window;
use lyngk_room::RoomId;
use lyngk_wire::http::{Challenge, Join, Problem, RoomList, RoomSummary, SeatCode, TakenSeat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestCache, RequestInit, Response};

/// Why a request has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// There is no connection, or nothing that answers.
    Unreachable,
    /// Whoever answers is not a server of online games.
    NoServer,
    /// The server refuses.
    Refused(Problem),
}

type Answer<T> = Result<T, Failure>;

/// Opens a room for a challenge.
pub(super) async fn open(challenge: &Challenge) -> Answer<TakenSeat> {
    post("/api/rooms", challenge).await
}

/// Takes a place against somebody who wants the same, or posts the challenge.
pub(super) async fn play_now(challenge: &Challenge) -> Answer<TakenSeat> {
    post("/api/rooms/play-now", challenge).await
}

/// Accepts a challenge.
pub(super) async fn join(room: RoomId, join: &Join) -> Answer<TakenSeat> {
    post(&format!("/api/rooms/{room}/join"), join).await
}

/// What is going on in a room.
pub(super) async fn summary(room: RoomId) -> Answer<RoomSummary> {
    get(&format!("/api/rooms/{room}")).await
}

/// Open challenges.
pub(super) async fn lobby() -> Answer<RoomList> {
    get("/api/rooms?list=lobby").await
}

/// Public games that are played.
pub(super) async fn games() -> Answer<RoomList> {
    get("/api/rooms?list=games").await
}

/// A code with which another device takes over the place in a room.
pub(super) async fn seat_code(room: RoomId) -> Answer<SeatCode> {
    post(&format!("/api/rooms/{room}/seat-code"), &()).await
}

/// Takes over a place by its code.
pub(super) async fn take_seat(code: &str) -> Answer<TakenSeat> {
    // A device that is new here has a cookie before: if the answer is lost, it can ask again.
    lobby().await?;
    post("/api/seat", &SeatCode { code: code.to_owned() }).await
}

async fn get<T: DeserializeOwned>(path: &str) -> Answer<T> {
    let request = RequestInit::new();
    request.set_cache(RequestCache::NoStore);
    send(path, &request).await
}

async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Answer<T> {
    let request = RequestInit::new();
    request.set_method("POST");
    let headers = Headers::new().map_err(|_| Failure::Unreachable)?;
    headers.set("content-type", "application/json").map_err(|_| Failure::Unreachable)?;
    request.set_headers(&headers);
    let body = serde_json::to_string(body).map_err(|_| Failure::Unreachable)?;
    request.set_body(&body.into());
    send(path, &request).await
}

async fn send<T: DeserializeOwned>(path: &str, request: &RequestInit) -> Answer<T> {
    let response = JsFuture::from(window().fetch_with_str_and_init(path, request)).await;
    let response: Response = response.and_then(JsCast::dyn_into).map_err(|_| Failure::Unreachable)?;
    let text = match response.text() {
        Ok(text) => JsFuture::from(text).await.map_err(|_| Failure::Unreachable)?.as_string().unwrap_or_default(),
        Err(_) => return Err(Failure::Unreachable),
    };
    if response.ok() {
        return serde_json::from_str(&text).map_err(|_| Failure::NoServer);
    }
    match serde_json::from_str(&text) {
        Ok(problem) => Err(Failure::Refused(problem)),
        // A proxy whose server is down answers for it.
        Err(_) if response.status() >= 500 => Err(Failure::Unreachable),
        Err(_) => Err(Failure::NoServer),
    }
}
