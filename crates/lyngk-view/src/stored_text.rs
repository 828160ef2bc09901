//! Text format of stored settings and new games.
//!
//! Each line is `key=value`. Unknown or invalid lines are skipped and leave the default, so that older and newer versions can read
//! each other's text.

use std::fmt::Write;

use lyngk_rules::Variant;

use crate::{
    BoardTheme, ColorTheme, Language, Level, Motion, NewGame, Opponent, PieceSet, Settings, StartPosition, WhoBegins,
    person_name,
};

impl Settings {
    /// The stored text of the settings.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let mut line = |key: &str, value: &str| {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{key}={value}");
        };
        line("language", self.language.map_or("browser", Language::code));
        line("theme", self.theme.name());
        line("pieces", self.pieces.name());
        line("board", self.board.name());
        line("rotation", &self.rotation.to_string());
        line("turning", on_off(self.turning));
        line("volume", &self.volume.to_string());
        line("motion", self.motion.name());
        line("coordinates", on_off(self.coordinates));
        line("confirm", on_off(self.confirm));
        line("passing", on_off(self.passing));
        line("threats", on_off(self.threats));
        line("letters", on_off(self.letters));
        text
    }

    /// Settings from stored text. Missing or invalid values keep their defaults.
    #[must_use]
    pub fn from_text(text: &str) -> Settings {
        let mut settings = Settings::default();
        for (key, value) in lines(text) {
            match key {
                "language" => settings.language = Language::ALL.into_iter().find(|known| known.code() == value),
                "theme" => put(&mut settings.theme, ColorTheme::ALL.into_iter().find(|known| known.name() == value)),
                "pieces" => put(&mut settings.pieces, PieceSet::ALL.into_iter().find(|known| known.name() == value)),
                "board" => put(&mut settings.board, BoardTheme::ALL.into_iter().find(|known| known.name() == value)),
                "rotation" => put(&mut settings.rotation, value.parse().ok().filter(|&sixths| sixths < 6)),
                "turning" => put(&mut settings.turning, truth(value)),
                "volume" => put(&mut settings.volume, value.parse().ok().filter(|&volume| volume <= Settings::LOUDEST)),
                // Earlier versions only had sounds on or off.
                "sounds" if truth(value) == Some(false) => settings.volume = 0,
                "motion" => put(&mut settings.motion, Motion::ALL.into_iter().find(|known| known.name() == value)),
                // Earlier versions only had animations on or off.
                "still" if truth(value) == Some(true) => settings.motion = Motion::Off,
                "coordinates" => put(&mut settings.coordinates, truth(value)),
                "confirm" => put(&mut settings.confirm, truth(value)),
                "passing" => put(&mut settings.passing, truth(value)),
                "threats" => put(&mut settings.threats, truth(value)),
                "letters" => put(&mut settings.letters, truth(value)),
                _ => (),
            }
        }
        settings
    }
}

impl NewGame {
    /// The stored text of the new game.
    #[must_use]
    pub fn to_text(&self) -> String {
        let opponent = match self.opponent {
            Opponent::Friend => "friend".to_owned(),
            Opponent::Engine(level) => level.number().to_string(),
        };
        let side = match self.begins {
            WhoBegins::You => "first",
            WhoBegins::Opponent => "second",
            WhoBegins::Random => "lot",
        };
        let start = match &self.start {
            StartPosition::Random => "random".to_owned(),
            StartPosition::Day(day) => format!("day {day}"),
            StartPosition::Seed(seed) => format!("seed {seed}"),
            // A typed position may contain line breaks, which would end the stored line: they become spaces.
            StartPosition::Lpn(lpn) => format!("lpn {}", lpn.split_whitespace().collect::<Vec<_>>().join(" ")),
        };
        let control = self.control.map_or_else(|| "none".to_owned(), |control| control.to_string());
        let variant = self.variant.name();
        // Names have no line breaks once they are cleaned.
        let [one, two] = self.names.each_ref().map(|name| person_name(name).unwrap_or_default());
        format!(
            "variant={variant}\nopponent={opponent}\nside={side}\nstart={start}\nclock={control}\nname1={one}\nname2={two}\n"
        )
    }

    /// A new game from stored text. Missing or invalid values keep their defaults.
    #[must_use]
    pub fn from_text(text: &str) -> NewGame {
        let mut new_game = NewGame::default();
        for (key, value) in lines(text) {
            match key {
                "variant" => put(&mut new_game.variant, Variant::from_name(value)),
                "opponent" => put(&mut new_game.opponent, opponent(value)),
                "side" => put(&mut new_game.begins, side(value)),
                "start" => put(&mut new_game.start, start(value)),
                "clock" => new_game.control = value.parse().ok(),
                "name1" => new_game.names[0] = person_name(value).unwrap_or_default(),
                "name2" => new_game.names[1] = person_name(value).unwrap_or_default(),
                _ => (),
            }
        }
        new_game
    }
}

fn opponent(value: &str) -> Option<Opponent> {
    if value == "friend" {
        return Some(Opponent::Friend);
    }
    value.parse().ok().and_then(Level::new).map(Opponent::Engine)
}

fn side(value: &str) -> Option<WhoBegins> {
    match value {
        "first" => Some(WhoBegins::You),
        "second" => Some(WhoBegins::Opponent),
        "lot" => Some(WhoBegins::Random),
        _ => None,
    }
}

fn start(value: &str) -> Option<StartPosition> {
    match value.split_once(' ').unwrap_or((value, "")) {
        ("random", "") => Some(StartPosition::Random),
        ("day", day) => day.parse().ok().map(StartPosition::Day),
        ("seed", seed) => seed.parse().ok().map(StartPosition::Seed),
        ("lpn", lpn) => Some(StartPosition::Lpn(lpn.to_owned())),
        _ => None,
    }
}

fn lines(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().filter_map(|line| line.split_once('=')).map(|(key, value)| (key.trim(), value.trim()))
}

fn put<T>(place: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *place = value;
    }
}

const fn on_off(value: bool) -> &'static str {
    if value { "on" } else { "off" }
}

fn truth(value: &str) -> Option<bool> {
    match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_a_round_trip() {
        let mut settings = Settings::default();
        assert_eq!(Settings::from_text(&settings.to_text()), settings);
        let looks = ColorTheme::ALL.into_iter().zip(PieceSet::ALL.into_iter().cycle()).zip(BoardTheme::ALL);
        for (((theme, pieces), board), motion) in looks.zip(Motion::ALL) {
            for language in Language::ALL.map(Some).into_iter().chain([None]) {
                settings = Settings {
                    language,
                    theme,
                    pieces,
                    board,
                    motion,
                    rotation: (settings.rotation + 1) % 6,
                    ..settings
                };
                settings.volume = (settings.volume + 1) % (Settings::LOUDEST + 1);
                settings.confirm = !settings.confirm;
                settings.turning = settings.confirm;
                settings.passing = settings.confirm;
                settings.threats = settings.confirm;
                settings.coordinates = !settings.confirm;
                assert_eq!(Settings::from_text(&settings.to_text()), settings);
            }
        }
    }

    #[test]
    fn sounds_that_an_earlier_version_switched_off_stay_off() {
        assert_eq!(Settings::from_text("sounds=off").volume, 0);
        assert_eq!(Settings::from_text("sounds=on").volume, Settings::default().volume);
        assert_eq!(Settings::from_text("volume=3\nvolume=11").volume, 3);
    }

    #[test]
    fn animations_that_an_earlier_version_switched_off_stay_off() {
        assert_eq!(Settings::from_text("still=on").motion, Motion::Off);
        assert_eq!(Settings::from_text("still=off").motion, Motion::Normal);
        assert_eq!(Settings::from_text("motion=fast\nmotion=faster").motion, Motion::Fast);
    }

    #[test]
    fn new_games_survive_a_round_trip() {
        let starts = [
            StartPosition::Random,
            StartPosition::Day(20_261_116),
            StartPosition::Seed(u64::MAX),
            StartPosition::Lpn("R/B 1 -/- 0/0 std".into()),
        ];
        let sides = [WhoBegins::You, WhoBegins::Opponent, WhoBegins::Random, WhoBegins::Random];
        let opponents = Level::ALL.map(Opponent::Engine).into_iter().chain([Opponent::Friend]);
        for (number, opponent) in opponents.enumerate() {
            let new_game = NewGame {
                variant: if number % 2 == 0 { Variant::Standard } else { Variant::Six },
                opponent,
                begins: sides[number % 4],
                start: starts[number % 4].clone(),
                control: (number % 3 > 0).then(|| "300+3".parse().expect("a time control")),
                names: if number % 2 == 0 { NewGame::default().names } else { ["Anna = A".into(), "בן".into()] },
            };
            assert_eq!(NewGame::from_text(&new_game.to_text()), new_game);
        }
    }

    #[test]
    fn invalid_lines_are_skipped() {
        let text = "theme=dark\nnonsense\npieces=\nrotation=6\nsounds=perhaps\nvolume=x\nnew=thing\n = \nconfirm = on\nlanguage=xx";
        let expected = Settings { theme: ColorTheme::Dark, confirm: true, ..Settings::default() };
        assert_eq!(Settings::from_text(text), expected);
        let text = "opponent=11\nside=middle\nstart=seed x\nclock=soon\nvariant=six\nstart";
        assert_eq!(NewGame::from_text(text), NewGame { variant: Variant::Six, ..NewGame::default() });
        assert_eq!(Settings::from_text(""), Settings::default());
        assert_eq!(NewGame::from_text("\u{0}=\u{0}"), NewGame::default());
    }

    #[test]
    fn a_position_with_line_breaks_is_stored_in_one_line() {
        let new_game = NewGame { start: StartPosition::Lpn("a\nopponent=friend".into()), ..NewGame::default() };
        let read = NewGame::from_text(&new_game.to_text());
        assert_eq!(read.opponent, new_game.opponent);
        assert_eq!(read.start, StartPosition::Lpn("a opponent=friend".into()));
    }
}
