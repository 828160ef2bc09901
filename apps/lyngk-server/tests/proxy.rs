//! A server behind a proxy that speaks HTTPS.

mod common;

use common::{Answer, TestServer, Visitor, network_address, unlimited};
use lyngk_server::{Config, Proxy};
use tokio::net::TcpListener;

const CHALLENGE: &str = r#"{"terms":{"variant":"std"},"name":"Anna"}"#;
const ORIGIN: &str = "Origin: https://play.example\r\n";

fn behind(proxy: Proxy) -> Config {
    Config { behind_proxy: Some(proxy), ..unlimited() }
}

async fn challenge(visitor: &Visitor, headers: &str) -> Answer {
    visitor.request("POST", "/api/rooms", headers, CHALLENGE).await
}

#[tokio::test]
async fn the_public_host_is_the_one_that_the_proxy_names() {
    let server = TestServer::with_config(behind(Proxy::Local)).await;
    let proxy = Visitor::of(&server);
    for host in [
        "Host: play.example\r\n",
        "Host: 127.0.0.1\r\nX-Forwarded-Host: play.example\r\n",
        // The first is from the client.
        "Host: 127.0.0.1\r\nX-Forwarded-Host: evil.example, play.example\r\n",
    ] {
        let answer = challenge(&proxy, &format!("{host}{ORIGIN}")).await;
        assert_eq!(answer.status, 201, "{host}: {}", answer.body);
        assert!(answer.head.contains("; Secure"), "{}", answer.head);
        assert_eq!(proxy.request("GET", "/", host, "").await.status, 200, "{host}");
        let foreign = challenge(&proxy, &format!("{host}Origin: https://evil.example\r\n")).await;
        assert_eq!(foreign.status, 403, "{host}");
    }
}

#[tokio::test]
async fn without_a_proxy_its_headers_do_not_count() {
    let server = TestServer::with_config(Config { request_rate: None, ..unlimited() }).await;
    let client = Visitor::of(&server);
    let host = "Host: localhost\r\nX-Forwarded-Host: play.example\r\n";
    assert_eq!(challenge(&client, &format!("{host}{ORIGIN}")).await.status, 403);
    assert_eq!(challenge(&client, "Host: play.example\r\n").await.status, 421);
    let mut statuses = Vec::new();
    for n in 0..40 {
        statuses.push(challenge(&client, &format!("X-Forwarded-For: 192.0.2.{n}\r\n")).await.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn limits_are_for_the_client_that_the_proxy_names() {
    let server = TestServer::with_config(Config { request_rate: None, ..behind(Proxy::Local) }).await;
    let proxy = Visitor::of(&server);
    for n in 0..40 {
        for client in [format!("192.0.2.{n}"), format!("198.51.100.{n}:5678")] {
            let answer = challenge(&proxy, &format!("X-Forwarded-For: {client}\r\n")).await;
            assert_eq!(answer.status, 201, "{client}");
        }
    }
    let mut statuses = Vec::new();
    for n in 0..40 {
        // A client can put anything before what the proxy adds.
        statuses.push(challenge(&proxy, &format!("X-Forwarded-For: 192.0.2.{n}, 203.0.113.1\r\n")).await.status);
    }
    assert!(statuses.contains(&429), "{statuses:?}");
}

#[tokio::test]
async fn others_cannot_pass_the_proxy_by() {
    // Without a network there is only the loopback address, and nothing to check.
    let Some(address) = network_address() else { return };
    for (proxy, status) in [(Proxy::Local, 403), (Proxy::At([192, 0, 2, 1].into()), 403), (Proxy::At(address), 201)] {
        let listener = TcpListener::bind((address, 0)).await.expect("a port");
        let server = TestServer::listening(listener, behind(proxy)).await;
        let direct = Visitor::of(&server);
        let answer = challenge(&direct, "X-Forwarded-For: 192.0.2.7\r\n").await;
        assert_eq!(answer.status, status, "{proxy:?}: {}", answer.body);
        let page = direct.get("/").await;
        assert_eq!(page.status, if status == 403 { 403 } else { 200 }, "{proxy:?}");
        assert!(status != 403 || page.body.contains("open its public address"), "{}", page.body);
    }
}
