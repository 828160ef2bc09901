//! Metrics: what they count, and who may read them.

mod common;

use std::collections::BTreeSet;

use common::{TestServer, Visitor, network_address, play_to_the_end, table, terms, unlimited};
use lyngk_room::{RoomCommand, RoomError};
use lyngk_rules::Variant;
use lyngk_server::{Config, Proxy};
use lyngk_wire::Rejection;
use tokio::net::TcpListener;

/// The value of a metric with its labels, 0 if it has not been counted yet.
fn value(metrics: &str, name: &str) -> u64 {
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0, |value| value.parse::<f64>().unwrap_or_else(|error| panic!("{name}: {error}")) as u64)
}

#[tokio::test]
async fn metrics_tell_what_happens() {
    let server = TestServer::start().await;
    let (mut host, mut guest, _) = table(&server, terms(Variant::Six, Some("300+0"))).await;
    let refused = host.act(RoomCommand::ClaimWin).await.expect_err("nobody has moved");
    let Rejection::Room(RoomError::TooEarlyToClaim) = refused else { panic!("{refused}") };
    play_to_the_end(&mut host, &mut guest).await;
    let turns = host.room().turns() as u64;
    let visitor = Visitor::of(&server);
    assert_eq!(visitor.get("/api/rooms/zzzzzzzzzzzz").await.status, 404);
    let answer = visitor.get("/metrics").await;
    assert_eq!(answer.status, 200);
    assert!(answer.head.contains("content-type: application/openmetrics-text"), "{}", answer.head);
    let metrics = answer.body;
    for (name, expected) in [
        ("lyngk_connections{role=\"player\"}", 2),
        ("lyngk_rooms_in_memory", 1),
        ("lyngk_bus_connected", 1),
        ("lyngk_games_total{status=\"open\"}", 1),
        ("lyngk_games_total{status=\"drawing\"}", 1),
        ("lyngk_games_total{status=\"playing\"}", 1),
        ("lyngk_games_total{status=\"ended\"}", 1),
        ("lyngk_turns_total", turns),
        ("lyngk_turn_seconds_count", turns),
        ("lyngk_turn_seconds_bucket{le=\"+Inf\"}", turns),
        ("lyngk_refusals_total{reason=\"too_early_to_claim\"}", 1),
        ("lyngk_http_responses_total{status=\"201\"}", 1),
        ("lyngk_http_responses_total{status=\"404\"}", 1),
        ("lyngk_commit_failures_total", 0),
    ] {
        assert_eq!(value(&metrics, name), expected, "{name} in\n{metrics}");
    }
    assert!(value(&metrics, "lyngk_commit_seconds_count") >= turns, "{metrics}");
    assert!(value(&metrics, "lyngk_commit_writes_sum") >= turns, "{metrics}");
    assert!(metrics.ends_with("# EOF\n"), "{metrics}");

    // One leaves, the other is thrown out.
    drop(guest);
    host.socket.send_text("nonsense").await;
    host.socket.goodbye().await.expect("a goodbye");
    for _ in 0..200 {
        let metrics = visitor.get("/metrics").await.body;
        let ended = ["closed", "invalid"].map(|reason| format!("lyngk_disconnections_total{{reason=\"{reason}\"}}"));
        if ended.iter().all(|name| value(&metrics, name) == 1)
            && value(&metrics, "lyngk_connections{role=\"player\"}") == 0
            && value(&metrics, "lyngk_rooms_in_memory") == 0
        {
            check_dashboard_and_alerts(&metrics);
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the ends of the connections were not counted");
}

#[tokio::test]
async fn metrics_are_for_the_same_machine_and_off_unless_asked_for() {
    let server = TestServer::with_config(Config::default()).await;
    assert_eq!(Visitor::of(&server).get("/metrics").await.status, 404, "they are off");
    for behind_proxy in [None, Some(Proxy::Local)] {
        let server = TestServer::with_config(Config { behind_proxy, ..unlimited() }).await;
        let visitor = Visitor::of(&server);
        assert_eq!(visitor.get("/metrics").await.status, 200);
        // A proxy on the same machine asks for somebody else.
        for header in [
            "X-Forwarded-For: 192.0.2.7",
            "X-Forwarded-Proto: https",
            "X-Forwarded-Host: localhost",
            "Forwarded: for=192.0.2.7",
            "X-Real-IP: 192.0.2.7",
            "CF-Connecting-IP: 192.0.2.7",
            "Via: 1.1 a",
        ] {
            let answer = visitor.request("GET", "/metrics", &format!("{header}\r\n"), "").await;
            assert_eq!(answer.status, 404, "{header}");
            assert!(!answer.body.contains("lyngk_"), "{}", answer.body);
        }
    }
    // A proxy without such headers, or a page whose name points at this machine.
    let server = TestServer::with_config(Config { behind_proxy: Some(Proxy::Local), ..unlimited() }).await;
    let answer = Visitor::of(&server).request("GET", "/metrics", "Host: play.example\r\n", "").await;
    assert_eq!(answer.status, 404);
    // Somebody in the network. Without a network there is only the loopback address, and nothing to check.
    let Some(address) = network_address() else { return };
    let listener = TcpListener::bind((address, 0)).await.expect("a port");
    let server = TestServer::listening(listener, unlimited()).await;
    assert_eq!(Visitor::of(&server).get("/health").await.status, 200);
    assert_eq!(Visitor::of(&server).get("/metrics").await.status, 404);
}

/// The names of metrics in a text.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| word.starts_with("lyngk_")).collect()
}

/// Checks that dashboard and alert rules name metrics of a server at which everything has happened once: a metric with labels has no line
/// before.
fn check_dashboard_and_alerts(metrics: &str) {
    // Counters are read with a suffix, histograms as buckets.
    let types = metrics.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
    let exist = types.map(|(name, kind)| match kind {
        "counter" => format!("{name}_total"),
        "histogram" => format!("{name}_bucket"),
        _ => name.to_owned(),
    });
    let exist: BTreeSet<String> = exist.collect();
    let dashboard = names(include_str!("../../../deploy/grafana-dashboard.json"));
    let alerts = names(include_str!("../../../deploy/prometheus-alerts.yml"));
    assert!(dashboard.len() >= 9 && alerts.len() >= 4, "{dashboard:?} {alerts:?}");
    for name in dashboard.union(&alerts) {
        assert!(exist.contains(*name), "{name} is none of {exist:?}");
    }
}
