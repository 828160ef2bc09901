//! What the browser remembers of online games: a name, the last form, the tables of this device, a turn that was not sent yet, a
//! secret for the lot.

use std::cell::OnceCell;

use leptos::prelude::window;
use lyngk_online::ChallengeForm;
use lyngk_room::RoomId;
use lyngk_room::lot::SecretNumber;
use lyngk_rules::Turn;

use crate::store::{self, ONLINE_ROOMS as ROOMS};

const FORM: &str = "lyngk.online.form";
const SECRET: &str = "lyngk.online.secret";
const CHAT: &str = "lyngk.online.chat";
const READ: &str = "lyngk.online.read";
const UNSENT: &str = "lyngk.online.unsent";
/// Words after a room: its challenge is in the lobby; its game is in the library.
const LISTED: &str = "listed";
const KEPT: &str = "kept";
/// The number of tables that are remembered.
const MOST: usize = 20;

/// The form of the last challenge.
pub(super) fn form() -> ChallengeForm {
    store::read(FORM).map_or_else(ChallengeForm::default, |text| ChallengeForm::from_text(&text))
}

/// Remembers the form.
pub(super) fn keep_form(form: &ChallengeForm) {
    // Without storage it is filled in again the next time.
    let _ = store::write(FORM, &form.to_text());
}

/// The name as it was typed last. It may be empty.
pub(super) fn name() -> String {
    form().name
}

/// A table of this device.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct OwnRoom {
    pub(super) room: RoomId,
    /// The challenge was posted in the lobby.
    pub(super) listed: bool,
    /// The game has ended and is in the library.
    pub(super) kept: bool,
}

impl OwnRoom {
    fn read(line: &str) -> Option<OwnRoom> {
        let mut words = line.split(' ');
        let room = words.next()?.parse().ok()?;
        let words: Vec<&str> = words.collect();
        Some(OwnRoom { room, listed: words.contains(&LISTED), kept: words.contains(&KEPT) })
    }

    fn to_line(self) -> String {
        let words = [(self.listed, LISTED), (self.kept, KEPT)].into_iter().filter(|(holds, _)| *holds);
        words.fold(self.room.to_string(), |line, (_, word)| format!("{line} {word}"))
    }
}

/// The tables at which somebody has sat at this device, the latest first.
pub(super) fn rooms() -> Vec<OwnRoom> {
    store::read(ROOMS).unwrap_or_default().lines().filter_map(OwnRoom::read).collect()
}

/// Remembers a table.
pub(super) fn add_room(room: RoomId, listed: bool) {
    let (same, others): (Vec<_>, Vec<_>) = rooms().into_iter().partition(|own| own.room == room);
    let before = same.first().copied().unwrap_or(OwnRoom { room, listed, kept: false });
    write([OwnRoom { listed: listed || before.listed, ..before }].into_iter().chain(others).take(MOST));
}

/// Forgets a table.
pub(super) fn remove_room(room: RoomId) {
    write(rooms().into_iter().filter(|own| own.room != room));
}

/// Notes that the game at a table is in the library. Returns `false` if that was known: whoever has deleted it there does not want
/// it back. Tables of other devices are not known here.
pub(super) fn note_kept(room: RoomId) -> bool {
    let mut all = rooms();
    let Some(own) = all.iter_mut().find(|own| own.room == room && !own.kept) else { return false };
    own.kept = true;
    write(all.into_iter());
    true
}

fn write(rooms: impl Iterator<Item = OwnRoom>) {
    let _ = store::write(ROOMS, &rooms.map(OwnRoom::to_line).collect::<Vec<_>>().join("\n"));
}

/// Keeps the own turn that the server has not settled yet, with its number, in case the page is closed before. There is one at a
/// time.
pub(super) fn keep_unsent(room: RoomId, unsent: Option<(u32, Turn)>) {
    match unsent {
        Some((ply, turn)) => drop(store::write(UNSENT, &format!("{room} {ply} {turn}"))),
        None if store::read(UNSENT).is_some_and(|text| text.starts_with(&room.to_string())) => store::remove(UNSENT),
        None => (),
    }
}

/// The turn of a room that was not sent before its page was closed, with its number.
pub(super) fn unsent(room: RoomId) -> Option<(u32, Turn)> {
    let text = store::read(UNSENT)?;
    let (ply, turn) = text.strip_prefix(&room.to_string())?.trim_start().split_once(' ')?;
    Some((ply.parse().ok()?, turn.parse().ok()?))
}

/// Keeps the number of the last line of chat that was read at a table. That of the last table is kept.
pub(super) fn keep_read_chat(room: RoomId, number: u64) {
    let _ = store::write(READ, &format!("{room} {number}"));
}

/// The number of the last line of chat that was read at a table; 0 if none was, or it is not known.
pub(super) fn read_chat(room: RoomId) -> u64 {
    let text = store::read(READ).unwrap_or_default();
    text.strip_prefix(&room.to_string()).and_then(|number| number.trim_start().parse().ok()).unwrap_or_default()
}

/// Whether somebody wants to chat.
pub(super) fn chats() -> bool {
    store::read(CHAT).is_none()
}

/// Turns chat on or off, at all tables.
pub(super) fn keep_chats(chats: bool) {
    if chats {
        store::remove(CHAT);
    } else {
        let _ = store::write(CHAT, "off");
    }
}

thread_local! {
    /// Without storage the secret lasts as long as the page.
    static SECRET_OF_PAGE: OnceCell<[u8; 32]> = const { OnceCell::new() };
}

/// This device's secret, from which its numbers for lots follow. All tabs share it.
pub(super) fn secret() -> [u8; 32] {
    SECRET_OF_PAGE.with(|secret| *secret.get_or_init(|| stored_secret().unwrap_or_else(new_secret)))
}

fn stored_secret() -> Option<[u8; 32]> {
    store::read(SECRET)?.parse().ok().map(SecretNumber::to_bytes)
}

fn new_secret() -> [u8; 32] {
    let mut secret = [0; 32];
    let _ = window().crypto().map(|crypto| crypto.get_random_values_with_u8_array(&mut secret));
    let _ = store::write(SECRET, &SecretNumber::from_random(secret).to_string());
    secret
}
