//! The project's own commands. `cargo verify` is `cargo run --package xtask -- verify`.

mod packages;
mod page;
mod picture;
mod play;
mod run;
mod training;
mod verify;
mod visitors;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Set up what tests need, and check everything.
    Verify {
        /// Compare many more random positions and try all endings and puzzles, as a nightly run does.
        #[arg(long)]
        thorough: bool,
        /// Leave out the tests that need a browser.
        #[arg(long)]
        without_browser: bool,
    },
    /// Build the page for browsers, unless it is there as it should be.
    Page,
    /// Measure how fast the page is, in a browser.
    PageFigures,
    /// Take pictures of everything that can be seen on the page, into target/page-shots.
    PageShots,
    /// Build the page and the program, and open the board in a browser.
    Play {
        /// What lyngk serve is given, like --port 0.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Draw the pictures of the documentation again.
    Pictures,
}

fn main() -> ExitCode {
    let result = match Cli::parse().task {
        Task::Verify { thorough, without_browser } => verify::run(thorough, !without_browser),
        Task::Page => page::build().map(|page| print!("{page}")),
        Task::PageFigures => visitors::figures(),
        Task::PageShots => visitors::pictures(),
        Task::Play { args } => play::run(&args),
        Task::Pictures => picture::draw_all(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
