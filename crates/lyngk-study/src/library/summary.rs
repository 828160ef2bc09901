//! Summaries of entries: what a list shows and searches, without the record.

use std::fmt;
use std::str::FromStr;

use lyngk_game::tags::{EVENT, NAME, PlayerInfo, PlayerType};
use lyngk_rules::{GameResult, PerPlayer, Player, Position, Variant};
use serde::{Deserialize, Serialize};

use super::{Day, Entry, EntryKind};
use crate::digest::digest;
use crate::study;

/// What a list shows of an entry.
///
/// Its text form is one line, so that a list of thousands of entries is read without their records.
///
/// ```
/// use lyngk_rules::{Position, Record, Variant};
/// use lyngk_study::library::Summary;
/// use lyngk_study::{Entry, EntryKind};
///
/// let mut entry = Entry::new(EntryKind::Study, Record::new(Position::random_start(7, Variant::Six)));
/// entry.rename("A quiet start")?;
/// let summary = Summary::of(&entry);
/// assert_eq!((summary.name.as_deref(), summary.variant), (Some("A quiet start"), Variant::Six));
/// assert_eq!(summary.to_string().parse(), Ok(summary));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Summary {
    /// Whether it is a game or a study.
    pub kind: EntryKind,
    /// The name given by a person.
    pub name: Option<String>,
    /// The event.
    pub event: Option<String>,
    /// The players.
    pub players: PerPlayer<PlayerInfo>,
    /// The date.
    pub day: Option<Day>,
    /// The variant.
    pub variant: Variant,
    /// The number of moves: a turn of each player is one.
    pub moves: usize,
    /// The result.
    pub result: GameResult,
    /// Digest of the start position: see [`start_digest`].
    pub start: u64,
}

/// A line that is not a summary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not the summary of an entry")]
pub struct SummaryError;

impl Summary {
    /// The summary of an entry.
    #[must_use]
    pub fn of(entry: &Entry) -> Summary {
        Summary { start: start_digest(entry.record().start()), ..Summary::without_digest(entry) }
    }

    /// The same without the digest of the start, which takes longer than all the rest.
    pub(crate) fn without_digest(entry: &Entry) -> Summary {
        let record = entry.record();
        let given = |tag| record.tag(tag).map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned);
        Summary {
            kind: entry.kind(),
            name: given(NAME),
            event: given(EVENT),
            players: PerPlayer::from_fn(|player| PlayerInfo::of(record, player)),
            day: entry.day(),
            variant: record.start().variant(),
            moves: study::say::moves(record),
            result: record.result,
            start: 0,
        }
    }
}

/// Digest of a start position (of its LPN), to recognise games from the same start.
#[must_use]
pub fn start_digest(start: &Position) -> u64 {
    digest(&start.to_string())
}

/// Separator of the fields. Tags contain no control characters.
const BETWEEN: char = '\t';

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |given: &Option<String>| given.clone().unwrap_or_default();
        let mut fields = vec![self.kind.name().to_owned(), text(&self.name), text(&self.event)];
        for player in Player::ALL {
            let PlayerInfo { name, player_type, level } = &self.players[player];
            fields.push(text(name));
            fields.push(player_type.map(PlayerType::name).unwrap_or_default().to_owned());
            fields.push(level.map(|level| level.to_string()).unwrap_or_default());
        }
        fields.push(self.day.map(|day| day.to_string()).unwrap_or_default());
        fields.push(self.variant.name().to_owned());
        fields.push(self.moves.to_string());
        fields.push(self.result.text().to_owned());
        fields.push(format!("{:x}", self.start));
        f.write_str(&fields.join(&BETWEEN.to_string()))
    }
}

impl From<Summary> for String {
    fn from(summary: Summary) -> String {
        summary.to_string()
    }
}

impl TryFrom<String> for Summary {
    type Error = SummaryError;

    fn try_from(line: String) -> Result<Summary, SummaryError> {
        line.parse()
    }
}

impl FromStr for Summary {
    type Err = SummaryError;

    fn from_str(line: &str) -> Result<Summary, SummaryError> {
        read(&mut line.split(BETWEEN)).ok_or(SummaryError)
    }
}

fn read<'a>(fields: &mut impl Iterator<Item = &'a str>) -> Option<Summary> {
    fn text(field: &str) -> Option<String> {
        (!field.is_empty()).then(|| field.to_owned())
    }
    let kind = EntryKind::from_name(fields.next()?)?;
    let (name, event) = (text(fields.next()?), text(fields.next()?));
    let mut player = || {
        let name = text(fields.next()?);
        let player_type = PlayerType::from_name(fields.next()?);
        Some(PlayerInfo { name, player_type, level: fields.next()?.parse().ok() })
    };
    let players = PerPlayer::new(player()?, player()?);
    let day = Day::read(fields.next()?);
    let variant = Variant::from_name(fields.next()?)?;
    let moves = fields.next()?.parse().ok()?;
    let result = fields.next()?;
    let result = GameResult::ALL.into_iter().find(|known| known.text() == result)?;
    let start = u64::from_str_radix(fields.next()?, 16).ok()?;
    fields.next().is_none().then_some(Summary { kind, name, event, players, day, variant, moves, result, start })
}
