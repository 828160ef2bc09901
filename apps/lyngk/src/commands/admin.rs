//! `lyngk admin`: what an operator does with the games of a server.

use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow, bail, ensure};
use lyngk_room::{Place, Room, RoomId, Timestamp, Visibility};
use lyngk_server::store::sqlite::{backup, restore};
use lyngk_server::store::transfer::{Transfer, copy_rooms};
use lyngk_server::store::{Search, Store, StoreError};
use lyngk_wire::http::{RoomSummary, Status};

use super::database;
use crate::cli::{AdminArgs, AdminCommand, StatusArg};
use crate::{input, output};

const DAY: Duration = Duration::from_hours(24);
/// How often a long move says how far it is.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(2);
/// A server with games gives a sign of life within this time.
const LONGEST_BEAT: Duration = Duration::from_secs(6);

pub(crate) fn run(args: &AdminArgs) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.context("the database cannot be used")?.block_on(administer(args))
}

async fn administer(args: &AdminArgs) -> Result<ExitCode> {
    let path = args.database.as_deref();
    match &args.command {
        AdminCommand::Backup { file } => {
            ensure!(
                file != Path::new("-"),
                "a backup is a database that is written in no order; expected the name of a file, not - for standard output"
            );
            let games = backup(&database::file(path, false)?, file).await?;
            writeln!(output::stdout(), "{} has {}", input::name(file), counted(games))?;
        }
        AdminCommand::Restore { file, replace } => {
            ensure!(
                file != Path::new("-"),
                "a backup is a database that is read in no order; expected the name of a file, not - for standard input"
            );
            let path = database::file(path, true)?;
            let games = restore(file, &path, *replace).await?;
            writeln!(output::stdout(), "{} has {}", input::name(&path), counted(games))?;
        }
        AdminCommand::Move { from, to } => {
            let moved = counted(move_games(from, to).await?);
            let kept = "the old database keeps its games as they are, and its tables are up to date";
            writeln!(output::stdout(), "{moved} copied and compared; {kept}")?;
        }
        AdminCommand::List { status, changed, unchanged, limit } => {
            let now = Timestamp::default() + SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            let ago = |days: u64| Timestamp::default() + (now - Timestamp::default()).saturating_sub(DAY * days as u32);
            let search = Search {
                status: status.map(Status::from),
                changed_since: changed.map(ago),
                unchanged_since: unchanged.map(ago),
            };
            let store = database::open_existing(path).await?;
            let listed = list(&*store, &search, *limit as u32).await;
            store.close().await;
            listed?;
        }
        AdminCommand::Remove { room, yes } => {
            let store = database::open_existing(path).await?;
            let removed = remove(&*store, *room, *yes).await;
            store.close().await;
            return removed;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Moves all games in one transaction.
async fn move_games(from: &Path, to: &Path) -> Result<u64> {
    let source = database::open_to_move(from, true).await?;
    let target = database::open_to_move(to, false).await?;
    let moved = copy_all(&*source, &*target).await;
    source.close().await;
    target.close().await;
    moved
}

async fn copy_all(source: &dyn Transfer, target: &dyn Transfer) -> Result<u64> {
    for database in [source, target] {
        ensure_unused(database).await?;
    }
    let mut said_at = Instant::now();
    let progress = |copied: u64, total: u64| {
        if said_at.elapsed() >= PROGRESS_INTERVAL {
            said_at = Instant::now();
            // The games are moved even if nobody can read this.
            let _ = writeln!(io::stderr(), "{copied} of {} copied", counted(total));
        }
    };
    copy_rooms(source, target, progress).await.map_err(|error| anyhow!("{error}"))
}

/// Checks that nobody gives signs of life in a database. A server loses its lock when its database fails over, and goes on.
async fn ensure_unused(store: &dyn Transfer) -> Result<()> {
    let (beat, now) = (store.last_beat().await, store.now().await);
    let (beat, now) = (beat.map_err(|error| without_cause(&error))?, now.map_err(|error| without_cause(&error))?);
    if let (Some(beat), Some(now)) = (beat, now)
        && now < beat + LONGEST_BEAT
    {
        tokio::time::sleep(LONGEST_BEAT).await;
        let is_used = store.last_beat().await.map_err(|error| without_cause(&error))? != Some(beat);
        ensure!(!is_used, "a server is using the database; stop it first");
    }
    Ok(())
}

async fn list(store: &dyn Store, search: &Search, limit: u32) -> Result<()> {
    let mut out = BufWriter::new(output::stdout());
    for found in store.find(search, limit).await.map_err(|error| without_cause(&error))? {
        let line = match read(store, found.room).await {
            Ok(Some(summary)) => describe(&summary, found.changed_at),
            // It was removed in this moment.
            Ok(None) => continue,
            Err(error) => format!("{}  cannot be read: {error:#}", found.room),
        };
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}

async fn remove(store: &dyn Store, room: RoomId, yes: bool) -> Result<ExitCode> {
    // A game that cannot be read can still be removed.
    let line = match read(store, room).await {
        Ok(Some(summary)) => describe(&summary, summary.opened_at),
        Ok(None) => bail!("there is no game {room}"),
        Err(error) => format!("{room}  cannot be read: {error:#}"),
    };
    let mut out = output::stdout();
    writeln!(out, "{line}")?;
    if !yes {
        writeln!(out, "Type yes to remove this game for good, with its chat and seats:")?;
        out.flush()?;
        let mut answer = String::new();
        io::stdin().read_line(&mut answer)?;
        if answer.trim() != "yes" {
            writeln!(out, "Nothing was removed.")?;
            return Ok(ExitCode::from(1));
        }
    }
    if !store.remove(room).await.map_err(|error| without_cause(&error))? {
        bail!("there is no game {room} any more");
    }
    writeln!(out, "The game was removed. Whoever is connected to it is told in a moment.")?;
    Ok(ExitCode::SUCCESS)
}

/// The error without its cause, which it repeats.
fn without_cause(error: &StoreError) -> anyhow::Error {
    anyhow!("{error}")
}

/// The summary of a room, `None` if there is no such room.
async fn read(store: &dyn Store, room: RoomId) -> Result<Option<RoomSummary>> {
    let log = store.log(room, 0).await.map_err(|error| without_cause(&error))?;
    if log.is_empty() {
        return Ok(None);
    }
    Ok(Some(RoomSummary::of(room, &Room::replay(&log)?, None)))
}

/// A line about a room.
fn describe(summary: &RoomSummary, changed_at: Timestamp) -> String {
    let name = |place: Place| summary.names[place].as_ref().map_or("?", |name| name.as_str());
    let status = match summary.status {
        Status::Open => "open",
        Status::Drawing => "drawing",
        Status::Playing => "playing",
        Status::Ended => "ended",
        Status::Aborted => "aborted",
        Status::Cancelled => "cancelled",
    };
    let visibility = if summary.terms.visibility == Visibility::Public { "public" } else { "private" };
    let turns = if summary.turns == 1 { "turn" } else { "turns" };
    format!(
        "{}  {status:9}  {:3} {turns:5}  {:7}  {visibility:7}  {}  {}  {} – {}",
        summary.room,
        summary.turns,
        summary.result.to_string(),
        date(summary.opened_at),
        date(changed_at),
        name(Place::Host),
        name(Place::Guest),
    )
}

fn counted(games: u64) -> String {
    if games == 1 { "1 game".to_owned() } else { format!("{games} games") }
}

/// A time as `2026-11-18 05:30`, UTC.
fn date(at: Timestamp) -> String {
    let minutes = at.as_millis() / 60_000;
    let days = minutes / (24 * 60);
    // Years begin in March here, so that a leap day is the last one. Eras have 400 years.
    let (era, day_of_era) = ((days + 719_468) / 146_097, (days + 719_468) % 146_097);
    let year = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

impl From<StatusArg> for Status {
    fn from(status: StatusArg) -> Status {
        match status {
            StatusArg::Open => Status::Open,
            StatusArg::Drawing => Status::Drawing,
            StatusArg::Playing => Status::Playing,
            StatusArg::Ended => Status::Ended,
            StatusArg::Aborted => Status::Aborted,
            StatusArg::Cancelled => Status::Cancelled,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let at = |seconds: u64| date(Timestamp::from_millis(seconds * 1_000));
        assert_eq!(at(0), "1970-01-01 00:00");
        assert_eq!(at(951_782_399), "2000-02-28 23:59");
        assert_eq!(at(951_782_400), "2000-02-29 00:00");
        assert_eq!(at(951_868_800), "2000-03-01 00:00");
        assert_eq!(at(1_735_689_599), "2024-12-31 23:59");
        assert_eq!(at(4_107_542_400), "2100-03-01 00:00");
    }
}
