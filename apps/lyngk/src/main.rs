//! `lyngk`, the command line.
//!
//! Exit status: 0 when all is well, 1 when the answer is no (`explain` of an illegal turn, `replay` of a game with one,
//! `conform` of an engine that fails), 2 when something given to the program is wrong.

mod cli;
mod commands;
mod draw;
mod input;
mod output;
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod processor;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    if !processor::is_able() {
        let _ = io::stderr().write_all(processor::TOO_OLD);
        return ExitCode::from(2);
    }
    run()
}

/// By itself, so that nothing of it is done before the processor is known to be able to.
#[inline(never)]
fn run() -> ExitCode {
    let cli = cli::Cli::parse();
    match commands::run(cli.command) {
        Ok(status) => status,
        // Whoever reads our output has seen enough, as `head` does: no reason to complain.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // When even this cannot be written there is nobody to tell.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).map(io::Error::kind);
    kinds.into_iter().any(|kind| kind == io::ErrorKind::BrokenPipe)
}
