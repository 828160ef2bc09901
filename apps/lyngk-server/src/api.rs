//! The HTTP API.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Bytes, to_bytes};
use axum::extract::rejection::{QueryRejection, RawPathParamsRejection};
use axum::extract::{ConnectInfo, MatchedPath, Path, Query, RawPathParams, Request, State};
use axum::http::StatusCode;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use data_encoding::BASE32_NOPAD;
use lyngk_room::{RoomError, RoomId};
use lyngk_wire::http::{Challenge, Join, MAX_BODY, Problem, RoomList, SeatCode, TakeSeat, TakenSeat, read_body};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use tokio::time::timeout;

use crate::metrics::{CONTENT_TYPE, wire_name};
use crate::rooms::{ActionError, Client, List};
use crate::store::{CodeHash, StoreError};
use crate::visitor::{VisitorId, VisitorSecret};
use crate::{Server, origin, proxy, socket};

/// The timeout for the body of a request. Bodies are small; a slow one must not keep its connection from others.
const BODY_TIMEOUT: Duration = Duration::from_secs(5);
/// The bytes that a new room takes in the store, about.
const ROOM_BYTES: f64 = 2_000.0;
/// How long a code for another device works.
const SEAT_CODE_LIFETIME: Duration = Duration::from_mins(10);

/// Headers of every answer of the API.
const HEADERS: [(HeaderName, &str); 4] = [
    (header::CACHE_CONTROL, "no-store"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The routes of the API. Everything else is the page.
pub(crate) fn router(server: &Arc<Server>, page: Router) -> Router {
    let api = Router::new()
        .route("/api/rooms", get(list).post(open))
        .route("/api/rooms/play-now", post(play_now))
        .route("/api/rooms/{id}", get(summary))
        .route("/api/rooms/{id}/join", post(join))
        .route("/api/rooms/{id}/game.lgn", get(record))
        .route("/api/rooms/{id}/live", get(socket::upgrade))
        .route("/api/rooms/{id}/seat-code", post(seat_code))
        .route("/api/seat", post(take_seat))
        .route("/api/openapi.json", get(openapi))
        .route("/health", get(async || "ok\n"))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .method_not_allowed_fallback(async || ApiError::Method)
        .layer(middleware::from_fn(with_body))
        .layer(middleware::map_response(with_headers))
        .with_state(Arc::clone(server));
    api.fallback_service(page.layer(middleware::from_fn(without_api)))
        .layer(middleware::from_fn_with_state(Arc::clone(server), check_host))
        .layer(middleware::from_fn_with_state(Arc::clone(server), observe))
}

/// Counts and logs every answer. A log has the route instead of the path, which may name an open challenge.
async fn observe(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    server.rooms.metrics().responded(status);
    let route = route.as_ref().map_or("page", MatchedPath::as_str);
    tracing::debug!(%method, route, status, micros = started.elapsed().as_micros() as u64, "request");
    response
}

/// Answers only requests for this server. From here on the `Host` header is the one that the client has sent.
async fn check_host(State(server): Shared, ConnectInfo(peer): Peer, mut request: Request, next: Next) -> Response {
    let peer = peer.ip();
    let refusal = match server.config.behind_proxy {
        Some(proxy) if proxy.is(peer) => {
            proxy::restore_host(request.headers_mut());
            (!origin::names_host(request.headers())).then_some(ApiError::OtherHost)
        }
        // Programs on this machine may ask whether the server is up.
        Some(_) => (!peer.to_canonical().is_loopback()).then_some(ApiError::NotThroughProxy),
        None => {
            let is_for_this_host = origin::is_for_this_host(server.address.ip(), request.headers());
            (!is_for_this_host).then_some(ApiError::OtherHost)
        }
    };
    match refusal {
        None => next.run(request).await,
        Some(error) if is_in_api(&request) => with_headers(error.into_response()).await,
        // People see this in their browser.
        Some(error) => with_headers((error.status(), format!("{error}\n")).into_response()).await,
    }
}

fn is_in_api(request: &Request) -> bool {
    let path = request.uri().path();
    path == "/api" || path.starts_with("/api/")
}

/// Keeps requests for the API from the page, which would answer them as requests for a file.
async fn without_api(request: Request, next: Next) -> Response {
    if is_in_api(&request) { with_headers(ApiError::NoSuchPath.into_response()).await } else { next.run(request).await }
}

/// Reads the body of a request, within limits of size and time.
async fn with_body(
    params: Result<RawPathParams, RawPathParamsRejection>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    // No id has characters that are not UTF-8.
    if let Err(RawPathParamsRejection::InvalidUtf8InPathParam(_)) = params {
        return Err(ApiError::NotFound);
    }
    let (head, body) = request.into_parts();
    let read = timeout(BODY_TIMEOUT, to_bytes(body, MAX_BODY)).await.map_err(|_| ApiError::TooSlow)?;
    // A client that has gone does not read the answer.
    let bytes = read.map_err(|_| ApiError::TooLarge)?;
    Ok(next.run(Request::from_parts(head, bytes.into())).await)
}

async fn with_headers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// An error of the API.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ApiError {
    #[error("there is no such game, or it is private")]
    NotFound,
    #[error("there is nothing here; the API is described at /api/openapi.json")]
    NoSuchPath,
    #[error("this path has other methods; see the Allow header")]
    Method,
    #[error("this path is a WebSocket; the request needs the headers of its handshake")]
    NotASocket,
    #[error("metrics are for programs on the server's machine, and only with --metrics")]
    NoMetrics,
    #[error("this request comes from another site")]
    OtherSite,
    #[error("this server only answers requests to the machine that it runs on")]
    OtherHost,
    #[error("this server only answers requests through its proxy; open its public address")]
    NotThroughProxy,
    #[error("too many requests; try again in a minute")]
    TooFast,
    #[error("{0}")]
    Invalid(String),
    #[error("the request is too large; expected at most {MAX_BODY} bytes")]
    TooLarge,
    #[error("the request took too long to arrive")]
    TooSlow,
    #[error("this code has been used, or is too old; make a new one")]
    NoSuchCode,
    #[error(transparent)]
    Refused(RoomError),
    /// The cause is in the server's log.
    #[error("the server cannot do this at the moment; try again in a moment")]
    Unavailable,
}

impl ApiError {
    fn code(&self) -> String {
        let name = match self {
            ApiError::NotFound | ApiError::NoSuchPath | ApiError::NoMetrics => "not_found",
            ApiError::Method => "method",
            ApiError::NotASocket => "not_a_socket",
            ApiError::OtherSite => "other_site",
            ApiError::OtherHost => "other_host",
            ApiError::NotThroughProxy => "not_through_proxy",
            ApiError::TooFast => "too_fast",
            ApiError::Invalid(_) => "invalid",
            ApiError::TooLarge => "too_large",
            ApiError::TooSlow => "too_slow",
            ApiError::NoSuchCode => "no_such_code",
            ApiError::Unavailable => "unavailable",
            // As on the wire.
            ApiError::Refused(error) => return wire_name(error),
        };
        name.to_owned()
    }

    fn status(&self) -> StatusCode {
        match self {
            ApiError::NotFound | ApiError::NoSuchPath | ApiError::NoMetrics => StatusCode::NOT_FOUND,
            ApiError::Method => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::NotASocket => StatusCode::UPGRADE_REQUIRED,
            ApiError::OtherSite | ApiError::NotThroughProxy => StatusCode::FORBIDDEN,
            ApiError::OtherHost => StatusCode::MISDIRECTED_REQUEST,
            ApiError::TooFast => StatusCode::TOO_MANY_REQUESTS,
            ApiError::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ApiError::NoSuchCode => StatusCode::GONE,
            ApiError::Refused(_) => StatusCode::CONFLICT,
            ApiError::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status(), Json(Problem { error: self.code(), message: self.to_string() })).into_response()
    }
}

impl From<ActionError> for ApiError {
    fn from(error: ActionError) -> ApiError {
        match error {
            ActionError::NoSuchRoom => ApiError::NotFound,
            ActionError::Refused(error) => ApiError::Refused(error),
            ActionError::Terms(error) => ApiError::Invalid(error.to_string()),
            ActionError::Store(_) | ActionError::Log(_) | ActionError::Random(_) | ActionError::Busy => {
                if !error.is_unreadable() {
                    tracing::error!(%error, "a request failed");
                }
                ApiError::Unavailable
            }
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        ActionError::Store(error).into()
    }
}

impl From<getrandom::Error> for ApiError {
    fn from(error: getrandom::Error) -> ApiError {
        ActionError::Random(error).into()
    }
}

/// The address of whoever sent a request, as limits see it. Behind a proxy it is the one that the proxy names.
pub(crate) fn client_address(server: &Server, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let proxy = server.config.behind_proxy.filter(|proxy| proxy.is(peer.ip()));
    let address = proxy.and_then(|_| proxy::forwarded_address(headers));
    network(address.unwrap_or(peer.ip()).to_canonical())
}

/// The part of an address that limits apply to. A household has 2⁶⁴ IPv6 addresses, which differ in their last 64 bits.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// Checks a request that changes something, and returns the visitor, who may be new.
fn visitor(server: &Server, peer: SocketAddr, headers: &HeaderMap) -> Result<VisitorSecret, ApiError> {
    if !origin::is_same_origin(headers) {
        return Err(ApiError::OtherSite);
    }
    if !server.requests.allows(client_address(server, peer, headers), Instant::now()) {
        return Err(ApiError::TooFast);
    }
    Ok(VisitorSecret::from_headers(headers).map_or_else(VisitorSecret::new, Ok)?)
}

/// An answer that gives the visitor a cookie.
fn with_cookie(server: &Server, visitor: &VisitorSecret, body: impl IntoResponse) -> Response {
    with_cookie_of(server, Some(visitor), body)
}

/// An answer that gives a cookie to a visitor, if there is one.
fn with_cookie_of(server: &Server, visitor: Option<&VisitorSecret>, body: impl IntoResponse) -> Response {
    let mut response = body.into_response();
    if let Some(cookie) = visitor.and_then(|visitor| visitor.cookie(server.config.behind_proxy.is_some())) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

fn body<T: DeserializeOwned>(bytes: &Bytes) -> Result<T, ApiError> {
    read_body(bytes).map_err(|error| ApiError::Invalid(format!("the request cannot be read: {error}")))
}

fn room_id(text: &str) -> Result<RoomId, ApiError> {
    text.parse().map_err(|_| ApiError::NotFound)
}

type Shared = State<Arc<Server>>;
type Peer = ConnectInfo<SocketAddr>;

/// Carries a change out to its end in a task of its own. The handler of a request is dropped when its client hangs up, which must
/// not happen between storing something and telling others of it.
async fn to_the_end<T: Send + 'static>(
    change: impl Future<Output = Result<T, ApiError>> + Send + 'static,
) -> Result<T, ApiError> {
    tokio::spawn(change).await.unwrap_or_else(|error| {
        tracing::error!(%error, "a request failed");
        Err(ApiError::Unavailable)
    })
}

/// The client that opens a room, if their address may have another one stored.
fn client_with_room(
    server: &Server,
    peer: SocketAddr,
    headers: &HeaderMap,
    visitor: &VisitorSecret,
) -> Result<Client, ApiError> {
    let address = client_address(server, peer, headers);
    if !server.stored_bytes.allows_many(address, ROOM_BYTES, Instant::now()) {
        return Err(ApiError::TooFast);
    }
    Ok(Client { visitor: visitor.id(), address })
}

async fn open(
    State(server): Shared,
    ConnectInfo(peer): Peer,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, ApiError> {
    let visitor = visitor(&server, peer, &headers)?;
    let challenge: Challenge = body(&bytes)?;
    let client = client_with_room(&server, peer, &headers, &visitor)?;
    to_the_end(async move {
        let room = server.rooms.open(challenge, client).await?;
        let seat = TakenSeat { room, place: lyngk_room::Place::Host };
        Ok(with_cookie(&server, &visitor, (StatusCode::CREATED, Json(seat))))
    })
    .await
}

async fn play_now(
    State(server): Shared,
    ConnectInfo(peer): Peer,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, ApiError> {
    let visitor = visitor(&server, peer, &headers)?;
    let challenge: Challenge = body(&bytes)?;
    let client = client_with_room(&server, peer, &headers, &visitor)?;
    to_the_end(async move {
        let (room, place) = server.rooms.play_now(challenge, client).await?;
        Ok(with_cookie(&server, &visitor, Json(TakenSeat { room, place })))
    })
    .await
}

async fn join(
    State(server): Shared,
    ConnectInfo(peer): Peer,
    Path(id): Path<String>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, ApiError> {
    let visitor = visitor(&server, peer, &headers)?;
    let room = room_id(&id)?;
    let Join { name } = body(&bytes)?;
    to_the_end(async move {
        let place = server.rooms.join(room, name, visitor.id()).await?;
        Ok(with_cookie(&server, &visitor, Json(TakenSeat { room, place })))
    })
    .await
}

/// The visitor of a request that changes nothing, and the cookie for the answer.
///
/// A visitor has their cookie before they take a place: if the answer that gives the place is lost, a second request comes from the
/// same visitor. Browsers leave the cookie out when somebody follows a link from another site to this address. Such a request gets no
/// new one, which would replace theirs.
fn reader(headers: &HeaderMap) -> Result<(Option<VisitorId>, Option<VisitorSecret>), ApiError> {
    if let Some(secret) = VisitorSecret::from_headers(headers) {
        return Ok((Some(secret.id()), Some(secret)));
    }
    Ok((None, if origin::is_from_a_program(headers) { Some(VisitorSecret::new()?) } else { None }))
}

async fn summary(State(server): Shared, Path(id): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let id = room_id(&id)?;
    let (visitor, secret) = reader(&headers)?;
    let room = server.rooms.get(id).await?;
    let summary = room.summary(visitor).await.ok_or(ApiError::NotFound)?;
    Ok(with_cookie_of(&server, secret.as_ref(), Json(summary)))
}

async fn record(State(server): Shared, Path(id): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let id = room_id(&id)?;
    let visitor = VisitorSecret::from_headers(&headers).map(|secret| secret.id());
    let room = server.rooms.get(id).await?;
    let record = room.record(visitor, server.rooms.clock().now()).await;
    let text = record.ok_or(ApiError::NotFound)?.to_string();
    let kind = [
        (header::CONTENT_TYPE, "application/x-lgn; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"lyngk-{id}.lgn\"")),
    ];
    Ok((kind, text).into_response())
}

#[derive(Deserialize)]
struct ListQuery {
    list: String,
}

async fn list(
    State(server): Shared,
    query: Result<Query<ListQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let list = match query.as_ref().map(|query| query.list.as_str()) {
        Ok("lobby") => List::Lobby,
        Ok("games") => List::Games,
        _ => return Err(ApiError::Invalid("the list is \"lobby\" or \"games\"".to_owned())),
    };
    let (_, secret) = reader(&headers)?;
    let rooms = server.rooms.list(list).await?;
    Ok(with_cookie_of(&server, secret.as_ref(), Json(RoomList { rooms })))
}

async fn seat_code(
    State(server): Shared,
    ConnectInfo(peer): Peer,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<SeatCode>, ApiError> {
    let visitor = visitor(&server, peer, &headers)?;
    let id = room_id(&id)?;
    let room = server.rooms.get(id).await?;
    let place = room.place_of(visitor.id()).await;
    let place = place.ok_or(ApiError::Refused(RoomError::NotAPlayer))?;
    let mut secret = [0; 20];
    getrandom::fill(&mut secret)?;
    let code = BASE32_NOPAD.encode(&secret).to_ascii_lowercase();
    let expires = server.rooms.clock().now() + SEAT_CODE_LIFETIME;
    server.rooms.store().add_seat_code(code_hash(&code), (id, place), expires).await?;
    Ok(Json(SeatCode { code }))
}

async fn take_seat(
    State(server): Shared,
    ConnectInfo(peer): Peer,
    headers: HeaderMap,
    bytes: Bytes,
) -> Result<Response, ApiError> {
    let visitor = visitor(&server, peer, &headers)?;
    let TakeSeat { code } = body(&bytes)?;
    to_the_end(async move {
        let now = server.rooms.clock().now();
        let seat = server.rooms.store().use_seat_code(code_hash(&code), visitor.id(), now).await?;
        let (room, place) = seat.ok_or(ApiError::NoSuchCode)?;
        let live = server.rooms.get(room).await?;
        live.move_seat(place, visitor.id()).await;
        Ok(with_cookie(&server, &visitor, Json(TakenSeat { room, place })))
    })
    .await
}

fn code_hash(code: &str) -> CodeHash {
    Sha256::new_with_prefix(b"lyngk seat code ").chain_update(code).finalize().into()
}

/// The description of this API.
async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("../openapi.json")).into_response()
}

async fn ready(State(server): Shared) -> Result<&'static str, ApiError> {
    server.rooms.store().last_beat().await?;
    if server.rooms.is_failing() { Err(ApiError::Unavailable) } else { Ok("ok\n") }
}

/// The metrics, for programs on this machine. A proxy on this machine asks for others, so its requests do not count as such; nor do
/// those of a page whose name points at this machine.
async fn metrics(
    State(server): Shared,
    ConnectInfo(peer): Peer,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let is_local =
        peer.ip().to_canonical().is_loopback() && origin::names_loopback(&headers) && !proxy::is_forwarded(&headers);
    if !server.config.metrics || !is_local {
        return Err(ApiError::NoMetrics);
    }
    let text = server.rooms.metrics().to_text(server.rooms.count(), server.rooms.bus_is_connected());
    Ok(([(header::CONTENT_TYPE, CONTENT_TYPE)], text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_of_ipv6_addresses_has_one_limit() {
        let limited = |address: &str| network(address.parse().expect("an address"));
        assert_eq!(limited("2001:db8:1:2:3:4:5:6"), limited("2001:db8:1:2:ffff::"));
        assert_ne!(limited("2001:db8:1:2::"), limited("2001:db8:1:3::"));
        assert_ne!(limited("192.0.2.1"), limited("192.0.2.2"));
    }
}
