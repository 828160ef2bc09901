//! Columns of the SQL databases: how values are written and read.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

use lyngk_room::{LogEntry, Place, RoomId, Timestamp};
use lyngk_wire::http::{RoomSummary, Status};
use serde::Serialize;
use sqlx::Row;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;

use super::{Change, ChangedRoom, FoundRoom, StoreError};
use crate::visitor::VisitorId;

/// A row of a result. Columns are counted from zero.
pub(super) trait ResultRow {
    fn text(&self, column: usize) -> Result<&str, sqlx::Error>;
    fn number(&self, column: usize) -> Result<i64, sqlx::Error>;
    fn bytes(&self, column: usize) -> Result<&[u8], sqlx::Error>;
    fn optional_bytes(&self, column: usize) -> Result<Option<&[u8]>, sqlx::Error>;
}

/// The databases decode the same types, but have no trait in common that says so.
macro_rules! result_row {
    ($($row:ty),*) => {
        $(
            impl ResultRow for $row {
                fn text(&self, column: usize) -> Result<&str, sqlx::Error> {
                    self.try_get(column)
                }

                fn number(&self, column: usize) -> Result<i64, sqlx::Error> {
                    self.try_get(column)
                }

                fn bytes(&self, column: usize) -> Result<&[u8], sqlx::Error> {
                    self.try_get(column)
                }

                fn optional_bytes(&self, column: usize) -> Result<Option<&[u8]>, sqlx::Error> {
                    self.try_get(column)
                }
            }
        )*
    };
}

result_row!(SqliteRow, PgRow);

/// The summaries of lists. One that cannot be read is left out, and logged once.
#[derive(Debug, Default)]
pub(super) struct Summaries {
    unreadable: Mutex<HashSet<String>>,
}

impl Summaries {
    /// The summaries in the second column, with the rooms in the first.
    pub(super) fn read(&self, rows: &[impl ResultRow]) -> Vec<RoomSummary> {
        rows.iter().filter_map(|row| self.read_one(row)).collect()
    }

    fn read_one(&self, row: &impl ResultRow) -> Option<RoomSummary> {
        let error = match row.text(1).map(serde_json::from_str) {
            Ok(Ok(summary)) => return Some(summary),
            Ok(Err(error)) => StoreError::Unreadable(error),
            Err(error) => StoreError::Database(error),
        };
        let room = row.text(0).unwrap_or_default();
        let name: String = room.chars().take(4).collect();
        if self.unreadable.lock().unwrap_or_else(PoisonError::into_inner).insert(room.to_owned()) {
            tracing::error!(room = %format_args!("{name}…"), %error, "a summary is left out of lists");
        }
        None
    }
}

/// The ids in the first column. One that cannot be read is left out, as there can be no such room.
pub(super) fn rooms_of(rows: &[impl ResultRow]) -> Vec<RoomId> {
    rows.iter().filter_map(|row| row.text(0).ok()?.parse().ok()).collect()
}

/// The entries in the first column.
pub(super) fn log_of(rows: &[impl ResultRow]) -> Result<Vec<LogEntry>, StoreError> {
    rows.iter().map(|row| Ok(serde_json::from_str(row.text(0)?)?)).collect()
}

/// The places in the first column, with the visitors in the second.
pub(super) fn seats_of(rows: &[impl ResultRow]) -> Result<Vec<(Place, VisitorId)>, StoreError> {
    rows.iter().map(|row| Ok((place_of(row.text(0)?)?, visitor_of(row.bytes(1)?)?))).collect()
}

/// The rooms in the first column, with the time of their last change in the second.
pub(super) fn found_of(rows: &[impl ResultRow]) -> Result<Vec<FoundRoom>, StoreError> {
    rows.iter().map(|row| Ok(FoundRoom { room: room_of(row.text(0)?)?, changed_at: time_of(row.number(1)?) })).collect()
}

/// The rooms in the first column, with the number of their last event in the second, -1 if there is no such room.
pub(super) fn changed_of(rows: &[impl ResultRow]) -> Result<Vec<ChangedRoom>, StoreError> {
    let changed = |room: &str, last: i64| Ok(ChangedRoom { room: room_of(room)?, last: u64::try_from(last).ok() });
    rows.iter().map(|row| changed(row.text(0)?, row.number(1)?)).collect()
}

/// The columns of a room that a change sets.
#[derive(Serialize)]
pub(super) struct ChangeRow<'a> {
    pub(super) room: &'a str,
    /// The number of the last event before the change.
    pub(super) before: i64,
    pub(super) last: i64,
    pub(super) status: &'static str,
    pub(super) due_at: Option<i64>,
    pub(super) summary: Option<String>,
    pub(super) at: i64,
}

impl ChangeRow<'_> {
    pub(super) fn of(change: &Change) -> Result<ChangeRow<'_>, sqlx::Error> {
        let last = change.entries.last().ok_or_else(|| sqlx::Error::Protocol("a change without events".to_owned()))?;
        Ok(ChangeRow {
            room: change.room.as_str(),
            before: last.number as i64 - change.entries.len() as i64,
            last: last.number as i64,
            status: text_of(change.status),
            due_at: change.due.map(millis),
            summary: change.summary.as_ref().map(json).transpose()?,
            at: millis(last.at),
        })
    }
}

pub(super) fn json(value: &impl Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}

pub(super) fn millis(at: Timestamp) -> i64 {
    i64::try_from(at.as_millis()).unwrap_or(i64::MAX)
}

pub(super) fn time_of(millis: i64) -> Timestamp {
    Timestamp::from_millis(millis as u64)
}

pub(super) fn text_of(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Drawing => "drawing",
        Status::Playing => "playing",
        Status::Ended => "ended",
        Status::Aborted => "aborted",
        Status::Cancelled => "cancelled",
    }
}

pub(super) fn room_of(text: &str) -> Result<RoomId, sqlx::Error> {
    text.parse().map_err(|error: lyngk_room::IdError| sqlx::Error::Decode(error.into()))
}

pub(super) fn place_of(text: &str) -> Result<Place, sqlx::Error> {
    Place::ALL.into_iter().find(|place| place.to_string() == text).ok_or_else(|| unreadable("a place"))
}

pub(super) fn visitor_of(bytes: &[u8]) -> Result<VisitorId, sqlx::Error> {
    VisitorId::from_bytes(bytes).ok_or_else(|| unreadable("a visitor"))
}

fn unreadable(what: &str) -> sqlx::Error {
    sqlx::Error::Decode(format!("expected {what}").into())
}
