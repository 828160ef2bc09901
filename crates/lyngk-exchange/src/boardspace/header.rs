//! Facts about a game: players, date and clocks, as tags.

use std::collections::HashSet;

use lyngk_game::tags::{
    BOARDSPACE_GAME, BOARDSPACE_KEY, DATE, EVENT, PLAYER_COUNTRY, PLAYER_NAME, PLAYER_RATING, PLAYER_TIME, SITE,
    TIME_CONTROL,
};
use lyngk_rules::{Player, Record, Tag};

use super::Seat;
use super::clock::{duration, time_control};
use super::date::date;
use super::names::{GameName, decoded_name};
use super::setup::Setup;
use super::sgf::{Node, Tree, Value};

/// The name of the site, in the tag [`SITE`].
pub(super) const SITE_NAME: &str = "Boardspace.net";
/// The longest value of a tag, in characters.
const VALUE_LIMIT: usize = 200;
/// The first words of values that are about a player. Other values of their properties are moves.
const ABOUT_PLAYERS: [&str; 4] = ["id", "time", "ranking", "country"];

/// What a file says about one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Profile {
    name: Option<String>,
    rating: Option<String>,
    country: Option<String>,
    seconds: Option<u64>,
}

/// What a file says about its game.
#[derive(Clone, Debug, Default)]
pub(super) struct Header {
    profiles: [Profile; 2],
    /// The name of the game.
    game: Option<String>,
    title: Option<String>,
    date: Option<String>,
    clock: Option<String>,
    /// The sentence about the result.
    pub(super) sentence: Option<String>,
}

/// The player of a property, if it is one of a player.
pub(super) fn seat_of_property(name: &str) -> Option<Seat> {
    // Old files have P-1.
    if name == "P-1" { Some(Seat::P0) } else { Seat::from_name(name) }
}

/// Whether a value of a player's property is about the player, not a move.
pub(super) fn is_about_player(value: &Value<'_>) -> bool {
    let word = value.raw.split_whitespace().next().unwrap_or_default();
    ABOUT_PLAYERS.iter().any(|name| word.eq_ignore_ascii_case(name))
}

impl Header {
    /// The facts in a tree. Without a name of its own, a game has that of its file.
    pub(super) fn of(tree: &Tree<'_>, file_name: Option<&str>) -> Header {
        let mut header = Header::default();
        for property in tree.nodes.iter().flat_map(|node| &node.properties) {
            let Some(seat) = seat_of_property(property.name) else { continue };
            for value in property.values.iter().filter(|value| is_about_player(value)) {
                header.profiles[seat.index()].read(&value.text());
            }
        }
        let Some(root) = tree.nodes.first() else { return header };
        let text = |node: &Node<'_>, name| node.value(name).and_then(|value| cleaned(&value.text()));
        header.game = text(root, "GN").or_else(|| cleaned(file_name?));
        header.title = text(root, "GC");
        header.clock = text(root, "TC");
        header.sentence = text(root, "RE");
        let named = header.game.as_deref().and_then(GameName::read);
        header.date = named.as_ref().map(|name| name.date.clone());
        if header.date.is_none() {
            header.date = text(root, "DT").as_deref().and_then(date);
        }
        if let Some(names) = named.and_then(|name| name.players) {
            for (profile, name) in header.profiles.iter_mut().zip(names) {
                profile.name.get_or_insert(name);
            }
        }
        header
    }

    /// An identifier of the game: its name, or everything else that is known.
    pub(super) fn identity(&self, setup: Setup) -> String {
        match &self.game {
            Some(game) => game.clone(),
            None => format!("{setup:?} {:?} {:?}", self.profiles.each_ref().map(|profile| &profile.name), self.date),
        }
    }

    /// Whether this has the name of a game that was seen, or no name at all after another game.
    pub(super) fn belongs_to(&self, seen: &HashSet<String>) -> bool {
        self.game.as_ref().map_or(!seen.is_empty(), |game| seen.contains(game))
    }

    pub(super) fn names(&self) -> [Option<&str>; 2] {
        self.profiles.each_ref().map(|profile| profile.name.as_deref())
    }

    /// Writes all that is known about the game into a record.
    pub(super) fn write_to(&self, record: &mut Record, setup: Setup, player_one: Seat) {
        // A position that was laid out by hand has no key. It may be from anywhere, unless the game has a name of the site.
        let is_from_key = *record.start() == setup.start();
        let is_from_site = is_from_key || self.game.as_deref().and_then(GameName::read).is_some();
        let mut add = |name: &str, value: Option<String>| {
            if let Some(tag) = value.and_then(|value| Tag::new(name, value)) {
                record.set_tag(tag);
            }
        };
        add(EVENT, self.title.clone());
        add(SITE, is_from_site.then(|| SITE_NAME.to_owned()));
        add(DATE, self.date.clone());
        for player in Player::ALL {
            let seat = if player == Player::One { player_one } else { player_one.other() };
            let profile = &self.profiles[seat.index()];
            add(PLAYER_NAME[player], profile.name.clone());
            add(PLAYER_RATING[player], profile.rating.clone());
            add(PLAYER_COUNTRY[player], profile.country.clone());
            add(PLAYER_TIME[player], profile.seconds.map(|seconds| seconds.to_string()));
        }
        add(TIME_CONTROL, self.clock.as_deref().and_then(time_control));
        add(BOARDSPACE_GAME, self.game.clone());
        add(BOARDSPACE_KEY, is_from_key.then(|| setup.key.to_string()));
    }
}

impl Profile {
    fn read(&mut self, text: &str) {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let known = |value: String| Some(value).filter(|value| value != "null");
        let value = cleaned(rest).and_then(known);
        match word.to_ascii_lowercase().as_str() {
            "id" => self.name = self.name.take().or_else(|| cleaned(&decoded_name(unquoted(rest.trim())))),
            "ranking" => self.rating = value.or(self.rating.take()),
            "country" => self.country = value.or(self.country.take()),
            _ => self.seconds = value.as_deref().and_then(duration).or(self.seconds),
        }
    }
}

/// A text as it can stand in a tag: without control characters, and not too long. None if nothing is left.
pub(super) fn cleaned(text: &str) -> Option<String> {
    let text: String =
        text.trim().chars().map(|char| if char.is_control() { ' ' } else { char }).take(VALUE_LIMIT).collect();
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

fn unquoted(text: &str) -> &str {
    let inside = text.strip_prefix('"').unwrap_or(text);
    inside.strip_suffix('"').unwrap_or(inside)
}
