//! The seats at a board.

use lyngk_game::tags::{PlayerInfo, PlayerType};
use lyngk_lei::Level;
use lyngk_rules::{PerPlayer, Player};

/// The player in the only human seat; `None` if both or neither are people.
#[must_use]
pub(crate) fn only_person(seats: PerPlayer<Seat>) -> Option<Player> {
    match seats.into_array() {
        [Seat::Person, Seat::Person] => None,
        [Seat::Person, _] => Some(Player::One),
        [_, Seat::Person] => Some(Player::Two),
        _ => None,
    }
}

/// The longest name of a person, in characters.
pub const NAME_LENGTH: usize = 24;

/// The name that somebody typed: without control and formatting characters, on one line, cut to [`NAME_LENGTH`]; `None` if nothing is
/// left.
///
/// ```
/// use lyngk_view::person_name;
///
/// assert_eq!(person_name("  Anna \n Lena "), Some("Anna Lena".to_owned()));
/// assert_eq!(person_name(" \u{202e} "), None);
/// ```
#[must_use]
pub fn person_name(typed: &str) -> Option<String> {
    // Marks of direction would turn the text around the name; joiners inside of words stay.
    let is_mark = |char| matches!(char, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}');
    let kept: String = typed.chars().map(|char| if char.is_control() || is_mark(char) { ' ' } else { char }).collect();
    let joined = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = joined.chars().take(NAME_LENGTH).collect();
    let name = name.trim_end();
    (!name.is_empty()).then(|| name.to_owned())
}

/// Person or program that decides for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person at this device.
    Person,
    /// An engine.
    Engine(Level),
    /// Scripted: the caller plays the turns with [`Table::play_scripted`](crate::Table::play_scripted).
    Script,
    /// A person at another device. A server decides about the game, and the table [follows](crate::Table::follow) it.
    Remote,
}

impl Seat {
    /// The player's tags in a record. A scripted seat is saved as a person's, so both sides can be played when the record is opened.
    pub(crate) fn info(self) -> PlayerInfo {
        match self {
            Seat::Person | Seat::Script | Seat::Remote => PlayerInfo::human(),
            Seat::Engine(level) => PlayerInfo::engine(level.number()),
        }
    }

    /// The seat of a player in a record; `None` if type or level are missing or invalid.
    pub(crate) fn of(info: &PlayerInfo) -> Option<Seat> {
        match info.player_type? {
            PlayerType::Human => Some(Seat::Person),
            PlayerType::Engine => Level::new(info.level?).map(Seat::Engine),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_are_cut_between_characters() {
        let name = person_name(&"Ж".repeat(100)).expect("a name");
        assert_eq!(name.chars().count(), NAME_LENGTH);
        assert_eq!(person_name(&format!("{} b", "a".repeat(NAME_LENGTH - 1))), Some("a".repeat(NAME_LENGTH - 1)));
    }

    #[test]
    fn names_keep_letters_of_every_script_and_no_marks_of_direction() {
        for name in ["Łucja", "בן", "محمد", "李", "O’Neil", "नेहा"] {
            assert_eq!(person_name(name).as_deref(), Some(name));
        }
        assert_eq!(person_name("A\u{202e}nna\u{200f}"), Some("A nna".to_owned()));
        assert_eq!(person_name("\t\u{2067}"), None);
    }
}
