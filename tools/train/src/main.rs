//! Teaches the engine's network: games of the engine against itself as data, and matches between networks.
//!
//! `docs/training.md` tells how a run goes. The fitting itself is done by `fit.py` beside this.

mod calibrate;
mod challenger;
mod curves;
mod duel;
mod exam;
mod folder;
mod pick;
mod plan;
mod play;
mod player;
mod run;
mod sample;
mod show;

use std::io;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, Subcommand};

use plan::Plan;
use run::Run;

/// Teaches the network of the engine.
#[derive(Parser, Debug)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Does what is left of a run: games, fitting, exams, matches, curves, generation by generation.
    Run {
        /// The plan of the run, like tools/train/runs/full.toml.
        plan: PathBuf,
    },
    /// One step of a run: the games of a generation.
    Play(Step),
    /// One step of a run: the network of a generation.
    Fit(Step),
    /// One step of a run: the exam of a network, in endings that are solved.
    Mark(Step),
    /// One step of a run: a match against the network that was accepted last.
    Gate(Step),
    /// One step of a run: its curves as a picture.
    Curves {
        /// The plan of the run.
        plan: PathBuf,
    },
    /// The same exam for any player, by the number of stacks.
    Exam(exam::ExamArgs),
    /// Plays two players against each other, without the solver, and says who is stronger.
    Duel(duel::DuelArgs),
    /// Writes positions and what a network says of them.
    Show(show::ShowArgs),
    /// Says how often what a network expects comes true.
    Calibrate(calibrate::CalibrateArgs),
    /// Says how many positions a second a player judges.
    Speed(duel::SpeedArgs),
}

#[derive(Parser, Debug)]
struct Step {
    /// The plan of the run.
    plan: PathBuf,
    /// Which generation [default: the newest, and for fitting the next one].
    generation: Option<u32>,
}

impl Step {
    fn run(&self) -> Result<Run> {
        Run::new(Plan::read(&self.plan)?)
    }
}

fn main() {
    match run(Args::parse().command) {
        // Whoever reads our output has seen enough, as `head` does: no reason to complain.
        Err(error) if !is_broken_pipe(&error) => {
            eprintln!("error: {error:#}");
            std::process::exit(2);
        }
        _ => (),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Run { plan } => Run::new(Plan::read(&plan)?)?.go(),
        Command::Play(step) => {
            let run = step.run()?;
            run.play(step.generation.unwrap_or(run.newest()))
        }
        Command::Fit(step) => {
            let run = step.run()?;
            run.fit(step.generation.unwrap_or(run.newest() + 1))
        }
        Command::Mark(step) => {
            let run = step.run()?;
            run.exam(step.generation.unwrap_or(run.newest()))
        }
        Command::Gate(step) => {
            let run = step.run()?;
            run.gate(step.generation.unwrap_or(run.newest()))
        }
        Command::Curves { plan } => Run::new(Plan::read(&plan)?)?.draw(),
        Command::Exam(args) => exam::run(&args),
        Command::Duel(args) => duel::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Calibrate(args) => calibrate::run(&args),
        Command::Speed(args) => duel::speed(&args),
    }
}
