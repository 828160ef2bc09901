//! Arguments of `lyngk admin`.

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use lyngk_room::RoomId;

use super::value::positive;

#[derive(Args, Debug)]
pub(crate) struct AdminArgs {
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
    /// File with the games, or the URL of a PostgreSQL database [default: lyngk.db in the user's data folder].
    #[arg(long, value_name = "FILE|URL", global = true, env = "LYNGK_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum AdminCommand {
    /// Copy all games to a new file, also while a server runs.
    Backup {
        /// The new file. A file that exists is not overwritten.
        file: PathBuf,
    },
    /// Make a backup the database. No server may be running.
    Restore {
        /// A file made by lyngk admin backup.
        file: PathBuf,
        /// Replace a database that exists. It is kept under its name with .old at the end.
        #[arg(long)]
        replace: bool,
    },
    /// Copy all games from one database to another, empty one, and compare both. No server may use either.
    Move {
        /// Database that has the games: a file, or the URL of a PostgreSQL database. Its games stay as they are; its tables are brought
        /// up to date.
        #[arg(long, value_name = "FILE|URL")]
        from: PathBuf,
        /// Database that gets the games. A file is created if it is missing.
        #[arg(long, value_name = "FILE|URL")]
        to: PathBuf,
    },
    /// List games, the last changed first, with status, turns, names and dates (UTC).
    List {
        /// Only games with this status.
        #[arg(long)]
        status: Option<StatusArg>,
        /// Only games in which something happened in the last N days.
        #[arg(long, value_name = "N", value_parser = positive::<36_500>, allow_negative_numbers = true)]
        changed: Option<u64>,
        /// Only games in which nothing happened for N days.
        #[arg(long, value_name = "N", value_parser = positive::<36_500>, allow_negative_numbers = true)]
        unchanged: Option<u64>,
        /// Number of games at most.
        #[arg(long, value_name = "N", default_value = "50", value_parser = positive::<10_000>, allow_negative_numbers = true)]
        limit: u64,
    },
    /// Remove a game for good, with its chat and seats.
    Remove {
        /// The game: twelve lowercase letters and digits, as in its link.
        #[arg(value_name = "GAME", value_parser = game)]
        room: RoomId,
        /// Do not ask for confirmation.
        #[arg(long)]
        yes: bool,
    },
}

#[derive(ValueEnum, Clone, Copy, Debug)]
pub(crate) enum StatusArg {
    /// The challenge waits for somebody to accept it.
    Open,
    /// The start is being drawn by lot.
    Drawing,
    /// The game is being played.
    Playing,
    /// The game has a result.
    Ended,
    /// The game ended without a result.
    Aborted,
    /// The challenge was withdrawn.
    Cancelled,
}

fn game(text: &str) -> Result<RoomId, String> {
    text.parse().map_err(|_| "expected a game: twelve lowercase letters and digits, as in its link".to_owned())
}
