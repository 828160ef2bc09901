//! Names and values of the LGN tags that this project reads and writes.
//!
//! This is the only place where a tag's name is spelled out. A [`Game`](crate::Game) writes the tags in [`GAME_STATE`] and
//! those of its [`players`](crate::Game::players) itself; all others belong to the program that sets them.
//!
//! `Variant`, `Start` and `State` are not here: they are the start position, which `lyngk-rules` reads and writes.

use lyngk_rules::{PerPlayer, Player, Record, Tag};

use crate::{EndReason, Forfeit};

/// The name of the event.
pub const EVENT: &str = "Event";
/// Place of the game.
pub const SITE: &str = "Site";
/// The day on which the game was played, as in `2026.11.16`.
pub const DATE: &str = "Date";
/// The program or person who wrote the comments.
pub const ANNOTATOR: &str = "Annotator";
/// The name of the record in a library.
pub const NAME: &str = "Name";
/// `study` for a study, in an exported library.
pub const KIND: &str = "Kind";
/// The name of the study that the record is a chapter of, in exported studies.
pub const STUDY: &str = "Study";
/// The number of the chapter in its study, from 1, in exported studies.
pub const CHAPTER: &str = "Chapter";

/// The number of the game in its match, from 1.
pub const GAME: &str = "Game";
/// The number of the pair of games from the same start in its match, from 1.
pub const PAIR: &str = "Pair";
/// The seed of the random start.
pub const SEED: &str = "Seed";
/// The settings of the match.
pub const SETTINGS: &str = "Settings";
/// The engines of the match, as they identify themselves.
pub const ENGINES: &str = "Engines";
/// The failure by which a program forfeited the game.
pub const FAULT: &str = "Fault";

/// A player's name.
pub const PLAYER_NAME: PerPlayer<&str> = PerPlayer::new("Player1", "Player2");
/// `human` or `engine`.
pub const PLAYER_TYPE: PerPlayer<&str> = PerPlayer::new("Player1Type", "Player2Type");
/// The level at which an engine plays, a number from 1.
pub const PLAYER_LEVEL: PerPlayer<&str> = PerPlayer::new("Player1Level", "Player2Level");

/// A player's rating at the time of the game, as in `1640`.
pub const PLAYER_RATING: PerPlayer<&str> = PerPlayer::new("Player1Rating", "Player2Rating");
/// A player's country.
pub const PLAYER_COUNTRY: PerPlayer<&str> = PerPlayer::new("Player1Country", "Player2Country");
/// The seconds that a player has used in the whole game, as in `71.5`.
pub const PLAYER_TIME: PerPlayer<&str> = PerPlayer::new("Player1Time", "Player2Time");

/// The name of the game at Boardspace.net.
pub const BOARDSPACE_GAME: &str = "BoardspaceGame";
/// The random key from which Boardspace.net makes the start.
pub const BOARDSPACE_KEY: &str = "BoardspaceKey";
/// The result by the rules of Boardspace.net, if it differs.
pub const BOARDSPACE_RESULT: &str = "BoardspaceResult";

/// The time control of both players, as in `300+3`; `-` or `?` for none.
pub const TIME_CONTROL: &str = "TimeControl";
/// The time control of one player if the two differ; `-` for none.
pub const PLAYER_TIME_CONTROL: PerPlayer<&str> = PerPlayer::new("Player1TimeControl", "Player2TimeControl");
/// The seconds that a player has left, as in `231.5`.
pub const CLOCK: PerPlayer<&str> = PerPlayer::new("Clock1", "Clock2");
/// Whether the game is paused: `yes` or `no`.
pub const PAUSED: &str = "Paused";
/// How the game ended: see [`Termination`].
pub const TERMINATION: &str = "Termination";
/// The result, as after the turns.
pub const RESULT: &str = "Result";

/// The tags that a [`Game`](crate::Game) writes from its clocks and its end.
pub const GAME_STATE: [&str; 8] = [
    TIME_CONTROL,
    *PLAYER_TIME_CONTROL.get(Player::One),
    *PLAYER_TIME_CONTROL.get(Player::Two),
    *CLOCK.get(Player::One),
    *CLOCK.get(Player::Two),
    PAUSED,
    TERMINATION,
    RESULT,
];

/// Whether a [`Game`](crate::Game) writes the tag with this name itself, so that callers may not set it.
pub(crate) fn is_written_by_game(name: &str) -> bool {
    GAME_STATE.contains(&name)
        || [PLAYER_NAME, PLAYER_TYPE, PLAYER_LEVEL].iter().any(|tags| tags.values().any(|&tag| tag == name))
}

/// The value of the tag [`TERMINATION`].
///
/// ```
/// use lyngk_game::Forfeit;
/// use lyngk_game::tags::Termination;
///
/// assert_eq!(Termination::from_name("no answer"), Some(Termination::Forfeit(Forfeit::NoAnswer)));
/// assert_eq!(Termination::Normal.name(), "normal");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Termination {
    /// The game was played to its end.
    Normal,
    /// A player resigned.
    Resignation,
    /// A player ran out of time.
    Time,
    /// The players agreed to a tie.
    Agreement,
    /// A player left the game.
    Absence,
    /// A program failed.
    Forfeit(Forfeit),
}

impl Termination {
    /// All values of the tag.
    pub const ALL: [Termination; 9] = [
        Termination::Normal,
        Termination::Resignation,
        Termination::Time,
        Termination::Agreement,
        Termination::Absence,
        Termination::Forfeit(Forfeit::IllegalTurn),
        Termination::Forfeit(Forfeit::Crash),
        Termination::Forfeit(Forfeit::Error),
        Termination::Forfeit(Forfeit::NoAnswer),
    ];

    /// The value as it is written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Termination::Normal => "normal",
            Termination::Resignation => "resignation",
            Termination::Time => "time",
            Termination::Agreement => "agreement",
            Termination::Absence => "absence",
            Termination::Forfeit(Forfeit::IllegalTurn) => "illegal turn",
            Termination::Forfeit(Forfeit::Crash) => "crash",
            Termination::Forfeit(Forfeit::Error) => "error",
            Termination::Forfeit(Forfeit::NoAnswer) => "no answer",
        }
    }

    /// The value with this written form.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Termination> {
        Termination::ALL.into_iter().find(|termination| termination.name() == name)
    }
}

impl From<EndReason> for Termination {
    fn from(reason: EndReason) -> Termination {
        match reason {
            EndReason::Rules(_) => Termination::Normal,
            EndReason::Resignation => Termination::Resignation,
            EndReason::Time => Termination::Time,
            EndReason::Agreement => Termination::Agreement,
            EndReason::Absence => Termination::Absence,
            EndReason::Forfeit(forfeit) => Termination::Forfeit(forfeit),
        }
    }
}

/// Whether a player is a human or an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum PlayerType {
    Human,
    Engine,
}

impl PlayerType {
    /// Both types.
    pub const ALL: [PlayerType; 2] = [PlayerType::Human, PlayerType::Engine];

    /// The type as it is written, `human` or `engine`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PlayerType::Human => "human",
            PlayerType::Engine => "engine",
        }
    }

    /// The type with this written form.
    #[must_use]
    pub fn from_name(name: &str) -> Option<PlayerType> {
        PlayerType::ALL.into_iter().find(|known| known.name() == name)
    }
}

/// Tags of a player.
///
/// Earlier versions wrote everything into the name: `[Player1 "Person"]` for a human, `[Player2 "Engine level 3"]` for an engine.
/// Such records are still understood if they lack the newer tags.
///
/// ```
/// use lyngk_game::tags::{PlayerInfo, PlayerType};
/// use lyngk_rules::{Player, Position, Record, Tag, Variant};
///
/// let mut record = Record::new(Position::random_start(1, Variant::Standard));
/// record.set_tag(Tag::new("Player1", "Anna").expect("a tag"));
/// record.set_tag(Tag::new("Player2", "Engine level 3").expect("a tag"));
///
/// assert_eq!(PlayerInfo::of(&record, Player::One), PlayerInfo::named("Anna"));
/// let engine = PlayerInfo { player_type: Some(PlayerType::Engine), level: Some(3), name: None };
/// assert_eq!(PlayerInfo::of(&record, Player::Two), engine);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct PlayerInfo {
    /// The player's name, if it is known.
    pub name: Option<String>,
    /// Whether the player is a human or an engine, if it is known.
    pub player_type: Option<PlayerType>,
    /// The level at which an engine plays.
    pub level: Option<u8>,
}

/// The name of a human in records of earlier versions.
const LEGACY_HUMAN: &str = "Person";
/// The name of an engine in records of earlier versions, without its level.
const LEGACY_ENGINE: &str = "Engine level ";

impl PlayerInfo {
    /// A human at the board.
    #[must_use]
    pub const fn human() -> PlayerInfo {
        PlayerInfo { name: None, player_type: Some(PlayerType::Human), level: None }
    }

    /// An engine that plays at a level.
    #[must_use]
    pub const fn engine(level: u8) -> PlayerInfo {
        PlayerInfo { name: None, player_type: Some(PlayerType::Engine), level: Some(level) }
    }

    /// A player with a name.
    #[must_use]
    pub fn named(name: impl Into<String>) -> PlayerInfo {
        PlayerInfo { name: Some(name.into()), ..PlayerInfo::default() }
    }

    /// Reads the tags about a player in a record. Unknown values are ignored.
    #[must_use]
    pub fn of(record: &Record, player: Player) -> PlayerInfo {
        // As in PGN, a question mark stands for an unknown name.
        let name = record.tag(PLAYER_NAME[player]).map(str::trim).filter(|name| !["", "?"].contains(name));
        let player_type = record.tag(PLAYER_TYPE[player]);
        let level = record.tag(PLAYER_LEVEL[player]);
        if let (Some(name), None, None) = (name, player_type, level)
            && let Some(info) = PlayerInfo::from_legacy_name(name)
        {
            return info;
        }
        PlayerInfo {
            name: name.map(str::to_owned),
            player_type: player_type.and_then(PlayerType::from_name),
            level: level.and_then(|level| level.parse().ok()),
        }
    }

    /// The meaning of a name in records of earlier versions, or `None` for an ordinary name.
    fn from_legacy_name(name: &str) -> Option<PlayerInfo> {
        if name == LEGACY_HUMAN {
            return Some(PlayerInfo::human());
        }
        let level: u8 = name.strip_prefix(LEGACY_ENGINE)?.parse().ok()?;
        (name == format!("{LEGACY_ENGINE}{level}")).then(|| PlayerInfo::engine(level))
    }

    /// The player in English: the name, "engine level 3", or "player 1".
    #[must_use]
    pub fn label(&self, player: Player) -> String {
        match (&self.name, self.level) {
            (Some(name), _) => name.clone(),
            (None, Some(level)) => format!("engine level {level}"),
            (None, None) => format!("player {player}"),
        }
    }

    /// Writes the tags about a player into a record, replacing those that are there.
    pub fn write_to(&self, record: &mut Record, player: Player) {
        let values = [
            // The name of a program may contain anything, but tags must not contain control characters.
            (PLAYER_NAME, self.name.as_ref().map(|name| name.chars().filter(|char| !char.is_control()).collect())),
            (PLAYER_TYPE, self.player_type.map(|kind| kind.name().to_owned())),
            (PLAYER_LEVEL, self.level.map(|level| level.to_string())),
        ];
        for (tags, value) in values {
            match value.and_then(|value: String| Tag::new(tags[player], value)) {
                Some(tag) => record.set_tag(tag),
                None => drop(record.remove_tag(tags[player])),
            }
        }
    }
}

/// Replaces tags about players in the form of earlier versions by the current ones.
pub fn upgrade_players(record: &mut Record) {
    for player in Player::ALL {
        PlayerInfo::of(record, player).write_to(record, player);
    }
}
