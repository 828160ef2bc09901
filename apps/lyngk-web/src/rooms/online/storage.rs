//! What the browser remembers of online games: a name, the last form, the tables of this device, turns that were not sent yet, a
//! secret for the lot.

use std::cell::OnceCell;

use leptos::prelude::window;
use lyngk_online::{ChallengeForm, OwnRooms};
use lyngk_room::RoomId;
use lyngk_room::lot::SecretNumber;
use lyngk_rules::Turn;

use crate::browser;
use crate::store::{self, ONLINE_ROOMS as ROOMS};

const FORM: &str = "lyngk.online.form";
const SECRET: &str = "lyngk.online.secret";
const CHAT: &str = "lyngk.online.chat";
const READ: &str = "lyngk.online.read";
const UNSENT: &str = "lyngk.online.unsent";

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

/// The tables at which somebody has sat at this device.
pub(super) fn rooms() -> OwnRooms {
    store::read(ROOMS).unwrap_or_default().parse().unwrap_or_default()
}

/// Remembers a table.
pub(super) fn add_room(room: RoomId, listed: bool) {
    let mut rooms = rooms();
    for forgotten in rooms.add(room, listed) {
        store::remove(&unsent_key(forgotten));
    }
    write(&rooms);
}

/// Forgets a table.
pub(super) fn remove_room(room: RoomId) {
    let mut rooms = rooms();
    rooms.remove(room);
    store::remove(&unsent_key(room));
    write(&rooms);
}

/// Notes that the game at a table is in the library. Returns `false` if that was known: whoever has deleted it there does not want
/// it back. Tables of other devices are not known here.
pub(super) fn note_kept(room: RoomId) -> bool {
    let mut rooms = rooms();
    let is_news = rooms.note_kept(room);
    if is_news {
        write(&rooms);
    }
    is_news
}

fn write(rooms: &OwnRooms) {
    let _ = store::write(ROOMS, &rooms.to_string());
}

/// Keeps the own turn that the server has not settled yet, with its number, in case the page is closed before. Every table has a key
/// of its own: somebody without a network may move at several.
pub(super) fn keep_unsent(room: RoomId, unsent: Option<(u32, Turn)>) {
    let key = unsent_key(room);
    match unsent {
        Some((ply, turn)) => drop(store::write(&key, &format!("{ply} {turn}"))),
        None => store::remove(&key),
    }
}

/// The turn of a room that was not sent before its page was closed, with its number.
pub(super) fn unsent(room: RoomId) -> Option<(u32, Turn)> {
    let text = store::read(&unsent_key(room))?;
    let (ply, turn) = text.split_once(' ')?;
    Some((ply.parse().ok()?, turn.parse().ok()?))
}

fn unsent_key(room: RoomId) -> String {
    format!("{UNSENT}.{room}")
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

/// The bytes before they are filled at random.
const NO_SECRET: [u8; 32] = [0; 32];

thread_local! {
    /// Without storage the secret lasts as long as the page.
    static SECRET_OF_PAGE: OnceCell<[u8; 32]> = const { OnceCell::new() };
}

/// This device's secret, from which its numbers for lots follow. All tabs share it.
pub(super) fn secret() -> [u8; 32] {
    SECRET_OF_PAGE.with(|secret| *secret.get_or_init(|| stored_secret().unwrap_or_else(new_secret)))
}

fn stored_secret() -> Option<[u8; 32]> {
    let secret = store::read(SECRET)?.parse().ok().map(SecretNumber::to_bytes)?;
    (secret != NO_SECRET).then_some(secret)
}

fn new_secret() -> [u8; 32] {
    let mut secret = NO_SECRET;
    let filled = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut secret));
    if filled.is_err() || secret == NO_SECRET {
        // Weaker than random bytes, but better than none. The numbers of the opponent and the server are not affected.
        secret = std::array::from_fn(|_| browser::random_seed() as u8);
    }
    let _ = store::write(SECRET, &SecretNumber::from_random(secret).to_string());
    secret
}
