//! Arguments that name a position: all commands take the same ones.

use std::ffi::{OsStr, OsString};

use anyhow::{Context, Result, bail};
use clap::Args;
use lyngk_rules::Position;

use super::value::{positive, whole_number};
use crate::subject::Subject;

/// The largest number of a game that can be asked for.
const MAX_GAME: u64 = u32::MAX as u64;

/// A position, given as an argument or with an option.
#[derive(Args, Debug)]
pub(crate) struct PositionArgs {
    /// Position as LPN, link, or file with either of them or with games (- for standard input).
    #[arg(value_name = "POSITION")]
    pub(crate) subject: Option<OsString>,
    #[command(flatten)]
    pub(crate) option: PositionOption,
}

/// A position that is given with an option, and its place in a game.
#[derive(Args, Debug)]
pub(crate) struct PositionOption {
    /// The same as the argument POSITION.
    #[arg(long, value_name = "POSITION", conflicts_with = "subject")]
    pub(crate) position: Option<OsString>,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// A place in the games of a file.
#[derive(Args, Clone, Copy, Debug, Default)]
pub(crate) struct PlaceArgs {
    /// Number of the game in a file, from 1 [default: 1].
    #[arg(long, value_name = "N", value_parser = positive::<MAX_GAME>, allow_negative_numbers = true)]
    pub(crate) game: Option<u64>,
    /// Number of turns of the game before the position [default: all, or as a link says].
    #[arg(long, value_name = "N", value_parser = whole_number::<u32>, allow_negative_numbers = true)]
    pub(crate) turn: Option<u32>,
}

impl PositionArgs {
    /// The position, if one is given.
    pub(crate) fn read(&self) -> Result<Option<Position>> {
        let PositionArgs { subject, option } = self;
        let subject = read_subject(subject.as_deref(), option.position.as_deref())?;
        let place = [("--game", option.place.game.is_some()), ("--turn", option.place.turn.is_some())];
        if let Some((name, _)) = place.iter().find(|(_, is_given)| subject.is_none() && *is_given) {
            bail!("{name} is a place in a game, expected a file or a link as well");
        }
        subject.map(|subject| subject.into_position(&option.place)).transpose()
    }
}

/// What the argument or the option says, if there is one.
pub(crate) fn read_subject(subject: Option<&OsStr>, position: Option<&OsStr>) -> Result<Option<Subject>> {
    match (subject, position) {
        (Some(subject), _) => Subject::read(subject).map(Some),
        (None, Some(position)) => Subject::read_option(position).map(Some),
        (None, None) => Ok(None),
    }
}

/// A position, with the option or as the first of the words, and the other words.
#[derive(Args, Debug)]
pub(crate) struct WordsArgs {
    /// Position as LPN, link, or file with either of them or with games (- for standard input), unless --position is given; then
    /// turns like c1-c2, R,c1-c2 or pass. A turn may name its LYNGK points, as in K,c1-d1-e2-f2.
    #[arg(value_name = "POSITION|TURN", required = true)]
    subject: Vec<OsString>,
    /// The position. Then all arguments are turns.
    #[arg(long, value_name = "POSITION")]
    position: Option<OsString>,
    #[command(flatten)]
    place: PlaceArgs,
}

impl WordsArgs {
    /// The position and the words that are not part of it.
    pub(crate) fn read(&self) -> Result<(Position, Vec<&str>)> {
        let (subject, turns) = if let Some(position) = &self.position {
            (Subject::read_option(position)?, &self.subject[..])
        } else {
            let (subject, turns) = self.subject.split_first().context("expected a position")?;
            (Subject::read(subject)?, turns)
        };
        let position = subject.into_position(&self.place)?;
        turns.first().context("expected a turn after the position, like c1-c2")?;
        Ok((position, turns.iter().map(turn).collect::<Result<_>>()?))
    }
}

fn turn(turn: &OsString) -> Result<&str> {
    turn.to_str().with_context(|| format!("the turn {} is not UTF-8", turn.display()))
}
