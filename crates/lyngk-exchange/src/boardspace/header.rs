//! Facts about a game: players, date, clocks and the result, as tags.

use std::collections::HashSet;

use lyngk_game::tags::{
    BOARDSPACE_GAME, BOARDSPACE_KEY, DATE, EVENT, PLAYER_COUNTRY, PLAYER_NAME, PLAYER_RATING, PLAYER_TIME, SITE,
    TIME_CONTROL,
};
use lyngk_rules::{Player, Record, Tag, Variant};

use super::Seat;
use super::action::Words;
use super::error::{Expected, Failure, Problem, shortened};
use super::sgf::{Node, Tree, Value};

/// The name of the site, in the tag [`SITE`].
pub(super) const SITE_NAME: &str = "Boardspace.net";
/// The longest value of a tag, in characters.
const VALUE_LIMIT: usize = 200;
/// The only revision of the set-up so far.
const REVISION: &str = "100";
/// What the value of a player's property begins with if it is no move.
const ABOUT_PLAYERS: [&str; 4] = ["id", "time", "ranking", "country"];

/// The set-up of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Setup {
    pub(super) variant: Variant,
    pub(super) key: i32,
}

impl Setup {
    /// The set-up in the root of a tree.
    pub(super) fn of(tree: &Tree<'_>) -> Result<Setup, Failure> {
        let missing = |name, example| Failure { at: tree.at, problem: Problem::Missing { name, example } };
        let root = tree.nodes.first().ok_or_else(|| missing("GM", "lyngk"))?;
        let game = root.value("GM").ok_or_else(|| missing("GM", "lyngk"))?;
        if !game.raw.trim().eq_ignore_ascii_case("lyngk") {
            return Err(Failure { at: game.at, problem: Problem::OtherGame { game: shortened(game.raw) } });
        }
        let setup = root.value("SU").ok_or_else(|| missing("SU", "Lyngk 2 key 100"))?;
        let mut words = Words::new(setup.raw, setup.at);
        let variant = words.read(Expected::Variant, |word| match word.to_ascii_lowercase().as_str() {
            "lyngk" => Some(Variant::Standard),
            "lyngk-6" => Some(Variant::Six),
            _ => None,
        })?;
        words.read(Expected::TwoPlayers, |word| (word == "2").then_some(()))?;
        let key = words.read(Expected::Key, |word| word.parse().ok())?;
        words.read(Expected::Revision, |word| ["", REVISION].contains(&word).then_some(()))?;
        words.end()?;
        Ok(Setup { variant, key })
    }
}

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
    pub(super) sentence: Option<String>,
}

/// The player of a property, if it is one of a player.
pub(super) fn seat_of_property(name: &str) -> Option<Seat> {
    // Old files have P-1.
    if name == "P-1" { Some(Seat::P0) } else { Seat::from_name(name) }
}

/// Whether a value of a player's property is about the player, and no move.
pub(super) fn is_about_player(value: &Value<'_>) -> bool {
    let word = value.raw.split_whitespace().next().unwrap_or_default();
    ABOUT_PLAYERS.iter().any(|name| word.eq_ignore_ascii_case(name))
}

impl Header {
    pub(super) fn of(tree: &Tree<'_>) -> Header {
        let mut header = Header::default();
        for property in tree.nodes.iter().flat_map(|node| &node.properties) {
            let Some(seat) = seat_of_property(property.name) else { continue };
            for value in property.values.iter().filter(|value| is_about_player(value)) {
                header.profiles[seat.index()].read(&value.text());
            }
        }
        let Some(root) = tree.nodes.first() else { return header };
        let text = |node: &Node<'_>, name| node.value(name).and_then(|value| clean(&value.text()));
        header.game = text(root, "GN");
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

    /// What tells a game from others: its name, or all else that is known.
    pub(super) fn identity(&self, setup: Setup) -> String {
        match &self.game {
            Some(game) => game.clone(),
            None => format!("{setup:?} {:?} {:?}", self.profiles.each_ref().map(|profile| &profile.name), self.date),
        }
    }

    /// Whether this names a game that was seen, or none at all after one.
    pub(super) fn belongs_to(&self, seen: &HashSet<String>) -> bool {
        self.game.as_ref().map_or(!seen.is_empty(), |game| seen.contains(game))
    }

    pub(super) fn names(&self) -> [Option<&str>; 2] {
        self.profiles.each_ref().map(|profile| profile.name.as_deref())
    }

    /// Writes all that is known about the game into a record.
    pub(super) fn write_to(&self, record: &mut Record, setup: Setup, player_one: Seat) {
        let mut add = |name: &str, value: Option<String>| {
            if let Some(tag) = value.and_then(|value| Tag::new(name, value)) {
                record.set_tag(tag);
            }
        };
        add(EVENT, self.title.clone());
        add(SITE, Some(SITE_NAME.to_owned()));
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
        add(BOARDSPACE_KEY, Some(setup.key.to_string()));
    }
}

impl Profile {
    fn read(&mut self, text: &str) {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let known = |value: String| Some(value).filter(|value| value != "null");
        let value = clean(rest).and_then(known);
        match word.to_ascii_lowercase().as_str() {
            "id" => self.name = self.name.take().or_else(|| clean(&decoded_name(unquoted(rest.trim())))),
            "ranking" => self.rating = value.or(self.rating.take()),
            "country" => self.country = value.or(self.country.take()),
            _ => self.seconds = value.as_deref().and_then(duration).or(self.seconds),
        }
    }
}

/// A text as it can stand in a tag: without control characters, and not too long. None if nothing is left.
fn clean(text: &str) -> Option<String> {
    let text: String =
        text.trim().chars().map(|char| if char.is_control() { ' ' } else { char }).take(VALUE_LIMIT).collect();
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}

fn unquoted(text: &str) -> &str {
    let inside = text.strip_prefix('"').unwrap_or(text);
    inside.strip_suffix('"').unwrap_or(inside)
}

/// A name in which `%nn%` stands for the character with this decimal code.
fn decoded_name(name: &str) -> String {
    let mut decoded = String::with_capacity(name.len());
    let mut rest = name;
    while let Some((before, behind)) = rest.split_once('%') {
        decoded.push_str(before);
        let digits = behind.bytes().take(7).take_while(u8::is_ascii_digit).count();
        let char = behind[..digits].parse().ok().and_then(char::from_u32);
        let behind_code = behind[digits..].strip_prefix('%');
        let code = char.zip(behind_code);
        decoded.push(code.map_or('%', |(char, _)| char));
        rest = code.map_or(behind, |(_, behind)| behind);
    }
    decoded + rest
}

/// A name as [`decoded_name`] reads it, with codes for characters that have a meaning in files.
pub(super) fn encoded_name(name: &str) -> String {
    let special = |char: char| "%\"[]\\".contains(char) || char.is_control();
    name.chars().fold(String::new(), |encoded, char| {
        if special(char) { format!("{encoded}%{}%", u32::from(char)) } else { encoded + char.encode_utf8(&mut [0; 4]) }
    })
}

/// The name of a game, such as `T!LY-ada-bert-2026-08-01-0800`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct GameName {
    /// P0 and P1, if they can be told apart.
    pub(super) players: Option<[String; 2]>,
    /// The day, in UTC.
    date: String,
}

impl GameName {
    pub(super) fn read(name: &str) -> Option<GameName> {
        let (flags, rest) = name.split_once("LY-")?;
        if !flags.chars().all(|char| "TUMA!".contains(char)) {
            return None;
        }
        // The time of day comes last.
        let mut parts = rest.rsplitn(5, '-').skip(1);
        let (day, month, year) = (parts.next()?, parts.next()?, parts.next()?);
        let date = date_of(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)?;
        // With more hyphens it is not clear which one is between the names.
        let names = parts.next().and_then(|names| names.split_once('-')).filter(|(_, second)| !second.contains('-'));
        let name = |name: &str| clean(&decoded_name(&name.replace('+', " ")));
        let players = names.and_then(|(first, second)| Some([name(first)?, name(second)?]));
        Some(GameName { players, date })
    }
}

fn date_of(year: u32, month: u32, day: u32) -> Option<String> {
    let valid = (1990..=2999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    valid.then(|| format!("{year}.{month:02}.{day:02}"))
}

/// Beginnings of the months' names in English, German, French, Dutch and Spanish, for dates that devices have printed.
const MONTHS: [&[&str]; 12] = [
    &["jan", "ene"],
    &["feb", "fév", "fev"],
    &["mar", "mär", "mrz", "mrt", "maa"],
    &["apr", "avr", "abr"],
    &["may", "mai", "mei"],
    &["jun", "juin"],
    &["jul", "juil"],
    &["aug", "aoû", "aou", "ago"],
    &["sep"],
    &["oct", "okt"],
    &["nov"],
    &["dec", "dez", "déc", "dic"],
];

/// The day of a date as devices print it, in any order: a year, a month's name and a day, or numbers from year to day.
fn date(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split(|char: char| char.is_whitespace() || ",.".contains(char)).collect();
    if let Some(date) = words.iter().find_map(|word| {
        let mut parts = word.split(['-', '/']).map(str::parse);
        date_of(parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?)
    }) {
        return Some(date);
    }
    let month = words.iter().find_map(|word| {
        let word = word.to_lowercase();
        MONTHS.iter().position(|names| names.iter().any(|name| word.starts_with(name)))
    })?;
    let numbers = || words.iter().filter_map(|word| word.parse::<u32>().ok());
    date_of(
        numbers().find(|&number| number > 31)?,
        month as u32 + 1,
        numbers().find(|number| (1..=31).contains(number))?,
    )
}

/// A date as devices print it, from the day in a tag.
pub(super) fn printed_date(day: &str) -> Option<String> {
    const NAMES: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let mut parts = day.splitn(3, '.').map(str::parse::<u32>);
    let (year, month, day) = (parts.next()?.ok()?, parts.next()?.ok()?, parts.next()?.ok()?);
    date_of(year, month, day)?;
    Some(format!("{} {} {day:02} 00:00:00 UTC {year}", weekday(year, month, day), NAMES[month as usize - 1]))
}

/// The day of the week, by Sakamoto's method.
fn weekday(year: u32, month: u32, day: u32) -> &'static str {
    const SHIFTS: [u32; 12] = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4];
    let year = year - u32::from(month < 3);
    let number = year + year / 4 - year / 100 + year / 400 + SHIFTS[month as usize - 1] + day;
    ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][number as usize % 7]
}

/// The value of the tag for a clock. Those that ours cannot be like are unknown.
fn time_control(clock: &str) -> Option<String> {
    let mut words = clock.split_whitespace();
    let kind = words.next()?.to_ascii_lowercase();
    let times: Option<Vec<u64>> = words.map(|word| word.parse().ok()).collect();
    match (kind.as_str(), times.as_deref()) {
        ("none", _) => None,
        ("fixed", Some(&[time])) if is_initial(time) => Some(format!("{}+0", seconds(time))),
        ("incremental", Some(&[time, increment])) if is_initial(time) && increment <= 3_600_000 => {
            Some(format!("{}+{}", seconds(time), seconds(increment)))
        }
        _ => Some("?".to_owned()),
    }
}

/// Whether a clock may begin with this time.
fn is_initial(milliseconds: u64) -> bool {
    (1..=86_400_000).contains(&milliseconds)
}

/// The clock that is read as this time control.
pub(super) fn clock(control: &str) -> Option<String> {
    let (time, increment) = control.split_once('+')?;
    let (time, increment) = (milliseconds(time)?, milliseconds(increment)?);
    Some(if increment == 0 { format!("Fixed {time}") } else { format!("Incremental {time} {increment}") })
}

/// Seconds with as few decimals as possible.
pub(super) fn seconds(milliseconds: u64) -> String {
    let text = format!("{}.{:03}", milliseconds / 1000, milliseconds % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Milliseconds of a time in seconds, as [`seconds`] writes it.
pub(super) fn milliseconds(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let is_number =
        |text: &str, digits| (1..=digits).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole, 9) || !is_number(part, 3) {
        return None;
    }
    Some(whole.parse::<u64>().ok()? * 1000 + format!("{part:0<3}").parse::<u64>().ok()?)
}

/// The seconds of a time like `0:11:40`, or `1d 13:20` with days, hours and minutes.
fn duration(text: &str) -> Option<u64> {
    let (days, time) = text.split_once("d ").unwrap_or(("0", text));
    let numbers: Option<Vec<u64>> =
        [days].into_iter().chain(time.split(':')).map(|part| part.trim().parse::<u32>().ok().map(u64::from)).collect();
    match *numbers? {
        [days, hours, minutes] if text.contains('d') => Some((days * 24 + hours) * 3600 + minutes * 60),
        [days, hours, minutes, seconds] => Some((days * 24 + hours) * 3600 + minutes * 60 + seconds),
        _ => None,
    }
}

/// A time like `0:11:40`.
pub(super) fn printed_duration(seconds: u64) -> String {
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// What the sentence about the result says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Win(Seat),
    Draw,
}

/// Sentences about a win, before and after the name.
const WINS: [(&str, &str); 4] =
    [("Game won by ", ""), ("", " hat gewonnen"), ("De partij is gewonnen door ", ""), ("Partie gagnée par ", "")];
/// Words for a draw, in lower case.
const DRAWS: [&str; 9] =
    ["draw", "unentschieden", "gelijk", "remise", "nulle", "égalité", "empate", "pareggio", "引き分け"];
/// What the name of a guest begins with.
const GUEST: &str = "guest";

/// The meaning of the sentence about the result, in whatever language: it names the winner.
pub(super) fn said(sentence: &str, names: [Option<&str>; 2]) -> Option<Said> {
    let sentence = sentence.trim();
    let lower = sentence.to_lowercase();
    let is = |seat: &Seat, name: &str| names[seat.index()].is_some_and(|own| own.trim().eq_ignore_ascii_case(name));
    for (before, after) in WINS {
        let Some(name) = sentence.strip_prefix(before).and_then(|rest| rest.strip_suffix(after)) else { continue };
        let name = name.trim().trim_end_matches('.');
        match Seat::ALL.into_iter().filter(|seat| is(seat, name)).collect::<Vec<_>>()[..] {
            [winner] => return Some(Said::Win(winner)),
            // Two players with one name.
            [_, _] => return None,
            _ => {}
        }
    }
    // Guests have another name here, such as guest.x.
    let guest = |seat: &Seat| names[seat.index()].is_some_and(|name| name.to_lowercase().starts_with(GUEST));
    if lower.contains(GUEST) {
        match Seat::ALL.into_iter().filter(guest).collect::<Vec<_>>()[..] {
            [winner] => return Some(Said::Win(winner)),
            [_, _] => return None,
            _ => {}
        }
    }
    // In other sentences the name is a word; if both names are, the longer one counts, as it may contain the other.
    let mut found: Vec<(usize, Seat)> = Seat::ALL
        .into_iter()
        .filter_map(|seat| names[seat.index()].map(|name| (name.trim().to_lowercase(), seat)))
        .filter(|(name, _)| has_word(&lower, name))
        .map(|(name, seat)| (name.len(), seat))
        .collect();
    found.sort_by_key(|&(length, _)| std::cmp::Reverse(length));
    match found[..] {
        [(_, winner)] => return Some(Said::Win(winner)),
        [(first, winner), (second, _)] if first > second => return Some(Said::Win(winner)),
        [] => {}
        _ => return None,
    }
    DRAWS.iter().any(|draw| lower.contains(draw)).then_some(Said::Draw)
}

/// The sentence about a win.
pub(super) fn win_sentence(name: &str) -> String {
    format!("{}{name}", WINS[0].0)
}

/// The sentence about a draw.
pub(super) const DRAW_SENTENCE: &str = "The game is a draw";

/// Whether a text contains these words, with no letter or digit beside them.
fn has_word(text: &str, word: &str) -> bool {
    let is_inner = |char: Option<char>| char.is_some_and(char::is_alphanumeric);
    !word.is_empty()
        && text.match_indices(word).any(|(at, _)| {
            !is_inner(text[..at].chars().next_back()) && !is_inner(text[at + word.len()..].chars().next())
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_game_has_flags_players_and_a_day() {
        let read = |name: &str| GameName::read(name).map(|name| (name.players, name.date));
        let players = |first: &str, second: &str| Some([first.to_owned(), second.to_owned()]);
        let day = || "2026.08.01".to_owned();
        assert_eq!(read("LY-ada-bert-2026-08-01-0800"), Some((players("ada", "bert"), day())));
        for flags in ["T!", "TU!", "M!", "UA!", "A!", "TUM!A!"] {
            let name = format!("{flags}LY-ada+b-bert-2026-08-01-2359");
            assert_eq!(read(&name), Some((players("ada b", "bert"), day())), "{name}");
        }
        assert_eq!(read("LY-a%37%-bert-2026-08-01-0800"), Some((players("a%", "bert"), day())));
        assert_eq!(read("LY-a-b-c-2026-08-01-0800"), Some((None, day())), "which hyphen separates them?");
        for name in
            ["", "LY-ada-bert", "ZZ-ada-bert-2026-08-01-0800", "LY-a-b-2026-13-01-0800", "xLY-a-b-2026-08-01-0800"]
        {
            assert_eq!(read(name), None, "{name}");
        }
    }

    #[test]
    fn dates_are_read_in_several_languages_and_orders() {
        for text in [
            "Sat Aug 01 10:00:00 CEST 2026",
            "Sa. Aug. 01 10:00:00 MESZ 2026",
            "samedi 1 août 2026 10:00:00",
            "1 augustus 2026",
            "Aug 1, 2026 10:00:00 AM",
            "2026-08-01 10:00",
            "2026/8/1",
        ] {
            assert_eq!(date(text).as_deref(), Some("2026.08.01"), "{text}");
        }
        for text in ["", "yesterday", "01/08/26", "Aug 2026", "32 Aug 2026", "2026-13-01"] {
            assert_eq!(date(text), None, "{text}");
        }
        assert_eq!(printed_date("2026.08.01").as_deref(), Some("Sat Aug 01 00:00:00 UTC 2026"));
        assert_eq!(printed_date("2024.02.29").as_deref(), Some("Thu Feb 29 00:00:00 UTC 2024"));
        assert_eq!(printed_date("2026.??.??"), None);
    }

    #[test]
    fn characters_of_names_may_be_written_as_their_codes() {
        assert_eq!(decoded_name("J%111%s%233% 100%"), "José 100%");
        assert_eq!(decoded_name("50% or %% or %x% or %99999999%"), "50% or %% or %x% or %99999999%");
        assert_eq!(decoded_name("%1114112%"), "%1114112%", "no character has this code");
        for name in ["a\"b]c[d\\e%f", "%37%", "Ω\u{7}", "plain"] {
            assert_eq!(decoded_name(&encoded_name(name)), name);
        }
    }

    #[test]
    fn the_winner_is_found_by_name_in_any_language() {
        let names = [Some("ada"), Some("bert")];
        for sentence in ["Game won by ada", "ada hat gewonnen", "Partie gagnée par ada", "ada a gagné", "Победила ada!"]
        {
            assert_eq!(said(sentence, names), Some(Said::Win(Seat::P0)), "{sentence}");
        }
        for sentence in ["The game is a draw", "Unentschieden!", "remise", "Partie nulle"] {
            assert_eq!(said(sentence, names), Some(Said::Draw), "{sentence}");
        }
        assert_eq!(said("Game won by adam", names), None, "adam is somebody else");
        assert_eq!(said("", names), None);
    }

    #[test]
    fn names_that_are_words_of_the_sentence_do_not_confuse_it() {
        assert_eq!(said("Game won by ada", [Some("won"), Some("ada")]), Some(Said::Win(Seat::P1)));
        assert_eq!(said("Game won by draw", [Some("ada"), Some("draw")]), Some(Said::Win(Seat::P1)));
        assert_eq!(said("Game won by ada b", [Some("ada"), Some("ada b")]), Some(Said::Win(Seat::P1)));
        assert_eq!(said("ada b a gagné", [Some("ada"), Some("ada b")]), Some(Said::Win(Seat::P1)));
        assert_eq!(said("Game won by ada", [Some("ada"), Some("ada")]), None, "which one?");
    }

    #[test]
    fn guests_are_found_although_their_names_differ() {
        assert_eq!(said("Game won by guest.x", [Some("ada"), Some("Guest")]), Some(Said::Win(Seat::P1)));
        assert_eq!(said("Game won by ada", [Some("ada"), Some("guest")]), Some(Said::Win(Seat::P0)));
        assert_eq!(said("Game won by guest.x", [Some("guest"), Some("guest2")]), None, "which guest?");
        assert_eq!(said("Game won by guest.x", [Some("ada"), Some("bert")]), None);
    }

    #[test]
    fn clocks_that_ours_can_be_like_are_kept() {
        let read = |text| time_control(text);
        assert_eq!(read("None"), None);
        assert_eq!(read("Fixed 300000").as_deref(), Some("300+0"));
        assert_eq!(read("Incremental 300000 2500").as_deref(), Some("300+2.5"));
        for other in ["PlusTime 300000 10000", "Differential 1 2", "Fixed 0", "Fixed x", "Fixed", "?", "Fixed 86400001"]
        {
            assert_eq!(read(other).as_deref(), Some("?"), "{other}");
        }
        assert_eq!(clock("300+2.5").as_deref(), Some("Incremental 300000 2500"));
        assert_eq!(clock("300+0").as_deref(), Some("Fixed 300000"));
        assert_eq!(clock("?"), None);
    }

    #[test]
    fn total_times_are_hours_minutes_and_seconds_or_days_hours_and_minutes() {
        assert_eq!(duration("0:11:40"), Some(700));
        assert_eq!(duration("0d 13:20"), Some(13 * 3600 + 20 * 60));
        assert_eq!(duration("2d 1:00"), Some(49 * 3600));
        for text in ["", "null", "11:40", "x:11:40", "0:0:0:0:0", "99999999999:00:00"] {
            assert_eq!(duration(text), None, "{text}");
        }
        assert_eq!(duration(&printed_duration(4321)), Some(4321));
        assert_eq!((seconds(2500), seconds(70), seconds(3000)), ("2.5".into(), "0.07".into(), "3".into()));
        for value in [0, 1, 999, 1000, 3_600_001] {
            assert_eq!(milliseconds(&seconds(value)), Some(value));
        }
    }
}
