//! `lyngk replay`: every game of a file, played from its start.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::io::{BufWriter, Write as _};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use lyngk_exchange::boardspace::{BoardspaceError, Problem};
use lyngk_rules::{GameResult, LgnError, LgnProblem, Position, TurnError};
use serde_json::json;

use crate::games::Games;
use crate::progress::{Progress, grouped, in_words};
use crate::subject::Subject;
use crate::{json, output};

/// The remaining time is not guessed before.
const FIRST_GUESS: Duration = Duration::from_secs(1);

pub(crate) fn run(given: &OsStr, is_json: bool) -> Result<ExitCode> {
    let mut games = Subject::read(given)?.into_games();
    let mut out = BufWriter::new(output::stdout());
    let mut progress = Progress::new();
    let began = Instant::now();
    let mut number = 0;
    while let Some(game) = games.next() {
        number += 1;
        let played = game.map_err(broken_rule).and_then(|record| {
            let end = record.final_position();
            let result = result(number, &end, record.result).map_err(Stop::BrokenRule)?;
            Ok((record, end, result))
        });
        let (record, end, result) = match played {
            Ok(played) => played,
            Err(stop) => {
                out.flush()?;
                progress.clear();
                return stop.report(games.name());
            }
        };
        if is_json {
            let (turns, tags) = (record.main_line().count(), json::tags(&record));
            let result = result.text();
            let game =
                json!({ "game": number, "position": end.to_string(), "result": result, "turns": turns, "tags": tags });
            json::write(&mut out, "game", game)?;
        } else {
            writeln!(out, "{end} {result}")?;
        }
        // A reader that waits for this game must get it now.
        if games.must_wait() {
            out.flush()?;
        }
        progress.update(|| line(number, &games, began.elapsed()));
    }
    if number == 0 {
        return Err(games.none());
    }
    out.flush()?;
    progress.clear();
    Ok(ExitCode::SUCCESS)
}

/// Why a file is not played to its end.
enum Stop {
    /// A game breaks a rule: the answer is no.
    BrokenRule(anyhow::Error),
    /// The text is not a record: invalid input.
    Invalid(anyhow::Error),
}

impl Stop {
    fn report(self, name: &str) -> Result<ExitCode> {
        match self {
            Stop::Invalid(error) => Err(error),
            Stop::BrokenRule(error) => {
                output::write_error(&error.context(name.to_owned()));
                Ok(ExitCode::from(1))
            }
        }
    }
}

fn broken_rule(error: anyhow::Error) -> Stop {
    match error.downcast_ref::<LgnError>() {
        Some(lgn) if matches!(&lgn.problem, LgnProblem::Turn { error, .. } if !matches!(error, TurnError::Syntax(_))) => {
            Stop::BrokenRule(anyhow::Error::new(lgn.clone()))
        }
        _ if error
            .downcast_ref::<BoardspaceError>()
            .is_some_and(|error| matches!(error.problem, Problem::Turn { .. })) =>
        {
            // The name of the file comes with the message.
            match error.downcast::<BoardspaceError>() {
                Ok(broken) => Stop::BrokenRule(anyhow::Error::new(broken)),
                Err(error) => Stop::Invalid(error),
            }
        }
        _ => Stop::Invalid(error),
    }
}

/// The result of a game: that of the rules, or the written one of a game that is not over.
fn result(number: u64, end: &Position, written: GameResult) -> Result<GameResult> {
    let result = end.outcome().map_or(written, |outcome| GameResult::from(outcome.winner));
    if written != result && written != GameResult::Open {
        return Err(anyhow!("game {number}: the record says {written}, but by the rules the game ended {result}"));
    }
    Ok(result)
}

/// `12,345 games, 38,000 games per second, 41 %, about 12 s left`.
fn line(games: u64, source: &Games, elapsed: Duration) -> String {
    let rate = games as f64 / elapsed.as_secs_f64().max(0.001);
    let mut line = format!("{} games, {} games per second", grouped(games as f64), grouped(rate));
    if let Some(share) = source.share().filter(|&share| share > 0.0) {
        // Writing to a string cannot fail.
        let _ = write!(line, ", {:.0} %", share * 100.0);
        if elapsed >= FIRST_GUESS {
            let _ = write!(line, ", about {} left", in_words(elapsed.mul_f64((1.0 - share) / share)));
        }
    }
    line
}
