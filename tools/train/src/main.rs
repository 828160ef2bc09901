//! Trainer of the engine's network: self-play, fitting, tests on endings, and gating matches.
//!
//! `docs/training.md` describes a run. `python/fit.py` does the fitting, with PyTorch.

mod calibrate;
mod curves;
mod duel;
mod exam;
mod folder;
mod label;
mod plan;
mod play;
mod player;
mod record;
mod run;
mod sample;
mod show;
mod speed;

use std::io;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, Subcommand};

use plan::Plan;
use run::Run;

/// Train the engine's network.
#[derive(Parser, Debug)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Start or resume a run: self-play, fitting, tests, matches and charts of each generation.
    Run {
        /// Plan of the run, such as tools/train/runs/full.toml.
        plan: PathBuf,
    },
    /// Step of a run: play the games of a generation.
    Play(Step),
    /// Step of a run: fit the network of a generation.
    Fit(Step),
    /// Step of a run: test a network on solved endings.
    Mark(Step),
    /// Step of a run: play a match against the network that was accepted last.
    Gate(Step),
    /// Step of a run: draw its charts.
    Curves {
        /// Plan of the run.
        plan: PathBuf,
    },
    /// Test any player on solved endings, and print a table by number of stacks.
    Exam(exam::ExamArgs),
    /// Play a match between two players, by tree search without the solver.
    Duel(duel::DuelArgs),
    /// Write positions and the outputs of a network on them.
    Show(show::ShowArgs),
    /// Measure how often the predictions of a network come true.
    Calibrate(calibrate::CalibrateArgs),
    /// Measure how many positions a second a player evaluates.
    Speed(speed::SpeedArgs),
}

#[derive(Parser, Debug)]
struct Step {
    /// Plan of the run.
    plan: PathBuf,
    /// Generation [default: the newest, and for `fit` the next one].
    generation: Option<u32>,
}

impl Step {
    fn run(&self) -> Result<Run> {
        Run::new(Plan::read(&self.plan)?)
    }
}

fn main() {
    match run(Args::parse().command) {
        // The reader of the output has closed it, as `head` does. That is not an error.
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
        Command::Speed(args) => speed::run(&args),
    }
}
