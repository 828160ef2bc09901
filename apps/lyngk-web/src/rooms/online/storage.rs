//! What the browser remembers of online games: a name, the last form, the tables of this device, a secret for the lot.

use std::cell::OnceCell;

use leptos::prelude::window;
use lyngk_online::ChallengeForm;
use lyngk_room::RoomId;
use lyngk_room::lot::SecretNumber;

use crate::store;

const FORM: &str = "lyngk.online.form";
const ROOMS: &str = "lyngk.online.rooms";
const SECRET: &str = "lyngk.online.secret";
const CHAT: &str = "lyngk.online.chat";
/// The word after a room whose challenge is in the lobby.
const LISTED: &str = "listed";
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
}

/// The tables at which somebody has sat at this device, the latest first.
pub(super) fn rooms() -> Vec<OwnRoom> {
    let text = store::read(ROOMS).unwrap_or_default();
    let own = |line: &str| {
        let (room, rest) = line.split_once(' ').unwrap_or((line, ""));
        Some(OwnRoom { room: room.parse().ok()?, listed: rest == LISTED })
    };
    text.lines().filter_map(own).collect()
}

/// Remembers a table.
pub(super) fn add_room(room: RoomId, listed: bool) {
    let before = rooms();
    let listed = listed || before.iter().any(|own| own.room == room && own.listed);
    let others = before.into_iter().filter(|own| own.room != room);
    write([OwnRoom { room, listed }].into_iter().chain(others).take(MOST));
}

/// Forgets a table.
pub(super) fn remove_room(room: RoomId) {
    write(rooms().into_iter().filter(|own| own.room != room));
}

fn write(rooms: impl Iterator<Item = OwnRoom>) {
    let line = |own: OwnRoom| if own.listed { format!("{} {LISTED}", own.room) } else { own.room.to_string() };
    let _ = store::write(ROOMS, &rooms.map(line).collect::<Vec<_>>().join("\n"));
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
