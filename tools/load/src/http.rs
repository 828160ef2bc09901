//! Requests of a visitor.

use std::net::SocketAddr;

use anyhow::{Context, Result, ensure};
use lyngk_room::{RoomId, Terms};
use lyngk_wire::http::{Challenge, Join, TakenSeat};
use serde::Serialize;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
}

impl Visitor {
    /// Somebody who has never been there.
    #[must_use]
    pub fn new(address: SocketAddr) -> Visitor {
        Visitor { address, cookie: None }
    }

    /// Opens a room.
    ///
    /// # Errors
    /// If the server does not open it.
    pub async fn open(&mut self, terms: Terms, name: &str) -> Result<RoomId> {
        let challenge = Challenge { terms, name: name.parse()?, listed: false };
        Ok(self.take_seat("/api/rooms", &challenge).await?.room)
    }

    /// Accepts a challenge.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn join(&mut self, room: RoomId, name: &str) -> Result<()> {
        self.take_seat(&format!("/api/rooms/{room}/join"), &Join { name: name.parse()? }).await.map(drop)
    }

    async fn take_seat(&mut self, path: &str, body: &impl Serialize) -> Result<TakenSeat> {
        let body = serde_json::to_string(body)?;
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let (address, length) = (self.address, body.len());
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{cookie}Content-Length: {length}\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect(self.address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").context("an answer without a head")?;
        ensure!(head.starts_with("HTTP/1.1 2"), "{path}: {head}\n{body}");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_owned());
        }
        Ok(serde_json::from_str(body)?)
    }
}
