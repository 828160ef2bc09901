//! Names of players, and names of games, which contain them.

use super::date::date_of;
use super::header::cleaned;

/// A name in which `%nn%` stands for the character with this decimal code.
pub(super) fn decoded_name(name: &str) -> String {
    let mut decoded = String::with_capacity(name.len());
    let mut rest = name;
    while let Some((before, after)) = rest.split_once('%') {
        decoded.push_str(before);
        let digits = after.bytes().take(7).take_while(u8::is_ascii_digit).count();
        let char = after[..digits].parse().ok().and_then(char::from_u32);
        let after_code = after[digits..].strip_prefix('%');
        let code = char.zip(after_code);
        decoded.push(code.map_or('%', |(char, _)| char));
        rest = code.map_or(after, |(_, after)| after);
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
    /// P0 and P1, if it is clear where one name ends.
    pub(super) players: Option<[String; 2]>,
    /// The day, in UTC.
    pub(super) date: String,
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
        let name = |name: &str| cleaned(&decoded_name(&name.replace('+', " ")));
        let players = names.and_then(|(first, second)| Some([name(first)?, name(second)?]));
        Some(GameName { players, date })
    }
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
    fn characters_of_names_may_be_written_as_their_codes() {
        assert_eq!(decoded_name("J%111%s%233% 100%"), "José 100%");
        assert_eq!(decoded_name("50% or %% or %x% or %99999999%"), "50% or %% or %x% or %99999999%");
        assert_eq!(decoded_name("%1114112%"), "%1114112%", "no character has this code");
        for name in ["a\"b]c[d\\e%f", "%37%", "Ω\u{7}", "plain"] {
            assert_eq!(decoded_name(&encoded_name(name)), name);
        }
    }
}
