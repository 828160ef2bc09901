//! Teaches the engine's network: games of the engine against itself as data, and matches between networks.
//!
//! `docs/training.md` tells how a run goes. The fitting itself is done by `fit.py` beside this.

mod challenger;
mod duel;
mod pick;
mod play;
mod player;
mod sample;
mod show;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Games for the network to learn from, and matches between networks.
#[derive(Parser, Debug)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Plays games of a player against itself and writes their positions.
    Play(play::PlayArgs),
    /// Plays two players against each other and says who is stronger.
    Duel(duel::DuelArgs),
    /// Writes positions and what a network says of them.
    Show(show::ShowArgs),
    /// Says how many positions a second a player judges.
    Speed(duel::SpeedArgs),
}

fn main() -> Result<()> {
    match Args::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Duel(args) => duel::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Speed(args) => duel::speed(&args),
    }
}
