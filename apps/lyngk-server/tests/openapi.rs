//! Agreement of `openapi.json` with the server.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{Answer, TestServer, Visitor, unlimited};
use lyngk_server::Config;
use lyngk_wire::http::{Problem, SeatCode, TakenSeat};
use serde_json::{Map, Value};

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

fn document() -> Value {
    serde_json::from_str(include_str!("../openapi.json")).expect("JSON")
}

fn object(value: &Value) -> &Map<String, Value> {
    value.as_object().unwrap_or_else(|| panic!("expected an object: {value}"))
}

/// The part of the document that a reference names.
fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    match schema.get("$ref").and_then(Value::as_str) {
        Some(name) => document.pointer(name.trim_start_matches('#')).unwrap_or_else(|| panic!("{name} is missing")),
        None => schema,
    }
}

/// Checks a value against a schema, as far as this document uses schemas.
fn check(document: &Value, schema: &Value, value: &Value, place: &str) {
    let schema = resolved(document, schema);
    if let Some(choices) = schema.get("oneOf").and_then(Value::as_array) {
        let fits = |choice: &&Value| std::panic::catch_unwind(|| check(document, choice, value, place)).is_ok();
        assert_eq!(choices.iter().filter(fits).count(), 1, "{place}: {value}");
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        assert!(values.contains(value), "{place}: {value} is not among {values:?}");
    }
    if let Some(expected) = schema.get("const") {
        assert_eq!(expected, value, "{place}");
    }
    match schema.get("type").and_then(Value::as_str) {
        Some("object") => check_object(document, schema, value, place),
        Some("array") => {
            for element in value.as_array().unwrap_or_else(|| panic!("{place}: {value}")) {
                check(document, &schema["items"], element, place);
            }
        }
        Some("string") => assert!(value.is_string(), "{place}: {value}"),
        Some("integer") => assert!(value.is_u64(), "{place}: {value}"),
        Some("boolean") => assert!(value.is_boolean(), "{place}: {value}"),
        Some("null") => assert!(value.is_null(), "{place}: {value}"),
        Some(other) => panic!("{place}: {other} is not known here"),
        None => {}
    }
}

fn check_object(document: &Value, schema: &Value, value: &Value, place: &str) {
    let fields = value.as_object().unwrap_or_else(|| panic!("{place}: expected an object: {value}"));
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        assert!(fields.contains_key(name), "{place}: {name} is missing in {value}");
    }
    let Some(properties) = schema.get("properties").and_then(Value::as_object) else { return };
    for (name, value) in fields {
        let property = properties.get(name).unwrap_or_else(|| panic!("{place}: {name} is not documented"));
        check(document, property, value, &format!("{place}.{name}"));
    }
}

/// The documented operations: path, method and description.
fn operations(document: &Value) -> Vec<(&str, &str, &Value)> {
    let paths = object(&document["paths"]).iter();
    paths.flat_map(|(path, item)| object(item).iter().map(move |(method, of)| (&**path, &**method, of))).collect()
}

/// Checks answers, and notes what was answered.
struct Checker {
    document: Value,
    seen: BTreeMap<String, BTreeSet<String>>,
}

impl Checker {
    /// Checks the answer to a request for a documented path.
    fn check(&mut self, method: &str, path: &str, answer: &Answer) {
        let place = format!("{method} {path}: {}", answer.status);
        let operation = &self.document["paths"][path][method];
        let response = &operation["responses"][answer.status.to_string()];
        assert!(response.is_object(), "{place} is not documented: {}", answer.body);
        let head = answer.head.to_ascii_lowercase();
        let kind = head.lines().find_map(|line| line.strip_prefix("content-type: ")).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default();
        let schema = &response["content"][kind]["schema"];
        assert!(schema.is_object(), "{place}: {kind} is not documented: {}", answer.body);
        if kind == "application/json" {
            let body: Value = serde_json::from_str(&answer.body).unwrap_or_else(|error| panic!("{place}: {error}"));
            check(&self.document, schema, &body, &place);
        }
        let sets_cookie = response["headers"].get("Set-Cookie").is_some();
        assert_eq!(answer.cookie().is_some(), sets_cookie, "{place}: the cookie");
        let statuses = self.seen.entry(format!("{method} {path}")).or_default();
        statuses.insert(answer.status.to_string());
    }
}

#[tokio::test]
async fn the_server_answers_as_documented() {
    let server = TestServer::start().await;
    let slow = TestServer::with_config(Config { request_rate: None, ..unlimited() }).await;
    let mut checker = Checker { document: document(), seen: BTreeMap::new() };
    let challenge = r#"{"terms":{"variant":"std","start":{"position":"K/K,R,R,J/R,K,B,K,R,K,J/B,I,B,I,I,G/J,G,I,I,G,R,G/B,K,B,G,G,G/G,I,B,I,B,K,B/R,R,K,I/R 1 -/- 0/0 std"},"host":"first","visibility":"public","control":"300+3"},"name":"Anna"}"#;
    let (mut anna, mut ben, stranger) = (Visitor::of(&server), Visitor::of(&server), Visitor::of(&server));
    let opened = anna.request("POST", "/api/rooms", "", challenge).await;
    anna.cookie = opened.cookie();
    checker.check("post", "/api/rooms", &opened);
    let room = opened.json::<TakenSeat>().room;
    checker.check("get", "/api/rooms/{id}", &stranger.get(&format!("/api/rooms/{room}")).await);
    let joined = ben.join(room, "Ben").await;
    checker.check("post", "/api/rooms/{id}/join", &joined);
    checker.check("get", "/api/rooms/{id}", &ben.get(&format!("/api/rooms/{room}")).await);
    let code = anna.request("POST", &format!("/api/rooms/{room}/seat-code"), "", "").await;
    checker.check("post", "/api/rooms/{id}/seat-code", &code);
    let code = serde_json::to_string(&code.json::<SeatCode>()).expect("JSON");
    let long = "x".repeat(10_000);
    let other = "Origin: https://evil.example\r\n";
    let missing = "/api/rooms/zzzzzzzzzzzz";
    let own = format!("/api/rooms/{room}");
    for (method, documented, path, headers, body) in [
        ("get", "/api/rooms", "/api/rooms?list=games", "", ""),
        ("get", "/api/rooms", "/api/rooms?list=lobby", "", ""),
        ("get", "/api/rooms", "/api/rooms?list=", "", ""),
        ("get", "/api/rooms", "/api/rooms", "", ""),
        ("post", "/api/rooms", "/api/rooms", other, challenge),
        ("post", "/api/rooms", "/api/rooms", "", &long),
        ("post", "/api/rooms", "/api/rooms", "", "{}"),
        ("post", "/api/rooms/play-now", "/api/rooms/play-now", "", challenge),
        ("post", "/api/rooms/play-now", "/api/rooms/play-now", other, challenge),
        ("post", "/api/rooms/play-now", "/api/rooms/play-now", "", &long),
        ("post", "/api/rooms/play-now", "/api/rooms/play-now", "", "[]"),
        ("get", "/api/rooms/{id}", missing, "", ""),
        ("post", "/api/rooms/{id}/join", &format!("{missing}/join"), "", r#"{"name":"Eve"}"#),
        ("post", "/api/rooms/{id}/join", &format!("{own}/join"), other, r#"{"name":"Eve"}"#),
        ("post", "/api/rooms/{id}/join", &format!("{own}/join"), "", r#"{"name":"Eve"}"#),
        ("post", "/api/rooms/{id}/join", &format!("{own}/join"), "", r#"{"name":""}"#),
        ("post", "/api/rooms/{id}/join", &format!("{own}/join"), "", &long),
        ("get", "/api/rooms/{id}/game.lgn", &format!("{own}/game.lgn"), "", ""),
        ("get", "/api/rooms/{id}/game.lgn", &format!("{missing}/game.lgn"), "", ""),
        ("get", "/api/rooms/{id}/live", &format!("{own}/live"), "", ""),
        ("post", "/api/rooms/{id}/seat-code", &format!("{own}/seat-code"), other, ""),
        ("post", "/api/rooms/{id}/seat-code", &format!("{own}/seat-code"), "", ""),
        ("post", "/api/rooms/{id}/seat-code", &format!("{missing}/seat-code"), "", ""),
        ("post", "/api/seat", "/api/seat", other, &code),
        ("post", "/api/seat", "/api/seat", "", &code),
        ("post", "/api/seat", "/api/seat", "", &code),
        ("post", "/api/seat", "/api/seat", "", "code"),
        ("post", "/api/seat", "/api/seat", "", &long),
        ("get", "/api/openapi.json", "/api/openapi.json", "", ""),
        ("get", "/health", "/health", "", ""),
        ("get", "/ready", "/ready", "", ""),
        ("get", "/metrics", "/metrics", "", ""),
        ("get", "/metrics", "/metrics", "X-Forwarded-For: 192.0.2.7\r\n", ""),
    ] {
        let answer = stranger.request(&method.to_uppercase(), path, headers, body).await;
        checker.check(method, documented, &answer);
    }
    // Every request that changes something has a limit.
    let eager = Visitor::of(&slow);
    for _ in 0..40 {
        eager.request("POST", "/api/seat", "", "").await;
    }
    let document = document();
    for (path, method, operation) in operations(&document) {
        if method == "post" {
            let answer = eager.request("POST", &path.replace("{id}", "zzzzzzzzzzzz"), "", "").await;
            assert_eq!(answer.status, 429, "{path}");
            checker.check(method, path, &answer);
        }
        // The others need a WebSocket, a slow client (`tests/abuse.rs`) or a broken disk.
        let expected =
            object(&operation["responses"]).keys().filter(|status| !["101", "408", "503"].contains(&&***status));
        let unseen: Vec<&String> =
            expected.filter(|status| !checker.seen[&format!("{method} {path}")].contains(*status)).collect();
        let needs_socket = path.ends_with("/live");
        assert!(unseen.is_empty() || needs_socket, "{method} {path} is never answered with {unseen:?}");
    }
}

#[tokio::test]
async fn other_methods_are_refused() {
    let server = TestServer::start().await;
    let visitor = Visitor::of(&server);
    let document = document();
    for (path, item) in object(&document["paths"]) {
        for method in METHODS.into_iter().filter(|method| item.get(method).is_none()) {
            let path = path.replace("{id}", "zzzzzzzzzzzz");
            let status = visitor.request(&method.to_uppercase(), &path, "", "").await.status;
            assert_eq!(status, 405, "{method} {path}");
        }
    }
}

#[tokio::test]
async fn every_error_has_a_name_and_a_message() {
    let server = TestServer::start().await;
    let visitor = Visitor::of(&server);
    for (method, path, headers, status, error) in [
        ("GET", "/api", "", 404, "not_found"),
        ("GET", "/api/nothing", "", 404, "not_found"),
        ("GET", "/api/rooms/zzzzzzzzzzzz/nothing", "", 404, "not_found"),
        ("GET", "/api/rooms/%ff", "", 404, "not_found"),
        ("POST", "/api/rooms/%ff/join", "", 404, "not_found"),
        ("GET", "/api/rooms/%ff/live", "", 404, "not_found"),
        ("GET", "/api/rooms?list=%ff", "", 422, "invalid"),
        ("DELETE", "/api/rooms", "", 405, "method"),
        ("POST", "/api/rooms/zzzzzzzzzzzz/live", "", 405, "method"),
        ("GET", "/api/rooms/zzzzzzzzzzzz/live", "", 426, "not_a_socket"),
        ("GET", "/api/rooms?list=games", "Host: play.example\r\n", 421, "other_host"),
    ] {
        let answer = visitor.request(method, path, headers, "").await;
        assert_eq!(answer.status, status, "{method} {path}: {}", answer.body);
        let problem: Problem = answer.json();
        assert!(problem.error == error && !problem.message.is_empty(), "{method} {path}: {}", answer.body);
        let head = answer.head.to_ascii_lowercase();
        assert!(head.contains("cache-control: no-store"), "{method} {path}: {head}");
        assert_eq!(head.contains("\r\nallow: "), status == 405, "{method} {path}: {head}");
    }
    assert_eq!(visitor.get("/apiary").await.body, "the page");
}

#[test]
fn every_route_is_documented() {
    let source = include_str!("../src/api.rs");
    let routes = source.split(".route(\"").skip(1).filter_map(|rest| {
        let (path, rest) = rest.split_once("\", ")?;
        let handlers = rest.split(")\n").next()?;
        let methods = METHODS.into_iter().filter(|method| handlers.contains(&format!("{method}(")));
        Some(methods.map(move |method| (path, method)))
    });
    let routes: BTreeSet<(&str, &str)> = routes.flatten().collect();
    let document = document();
    let documented = operations(&document).into_iter().map(|(path, method, _)| (path, method)).collect();
    assert_eq!(routes, documented);
    let ids: BTreeSet<&str> = operations(&document).iter().filter_map(|(.., of)| of["operationId"].as_str()).collect();
    assert_eq!(ids.len(), routes.len(), "every operation has an id of its own");
}
