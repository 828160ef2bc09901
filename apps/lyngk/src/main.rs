//! The program `lyngk`.
//!
//! [`cli`] defines the command line. [`commands`] has a function or module for each command; the commands are thin layers over the
//! libraries: `lyngk-rules` for positions and records, `lyngk-engine` for analysis and the engine, `lyngk-game` for the games of a
//! match, `lyngk-picture` for SVG. [`input`] reads files and lines with limits, [`output`] writes whole files or none, and [`json`] writes
//! objects for programs.
//!
//! Exit status: 0 for success; 1 if the answer is no (`explain` of an illegal turn, `replay` of a game that breaks a rule, `conform`
//! of an engine that fails, `import` of a file that cannot be read); 2 for invalid input, with one message on standard error; 130
//! after Ctrl-C (143 and 129 after SIGTERM and SIGHUP), with the results so far.

mod cli;
mod commands;
mod engine_process;
mod games;
mod input;
mod interrupt;
mod json;
mod memory;
mod output;
#[cfg(target_arch = "x86_64")]
mod processor;
mod progress;
mod subject;
mod text_board;
mod version;

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(target_arch = "x86_64")]
    if let Some(status) = processor::prepare() {
        return status;
    }
    run()
}

/// A function of its own, so that none of its instructions run before the processor is checked.
#[inline(never)]
fn run() -> ExitCode {
    let cli = cli::parse();
    if cli.quiet {
        progress::be_quiet();
    }
    match commands::run(cli.command) {
        Ok(status) => status,
        // The reader of a pipe has seen enough, as `head` does.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // If this cannot be written either, there is no way to report it.
            output::write_error(&error);
            ExitCode::from(2)
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).map(io::Error::kind);
    kinds.into_iter().any(|kind| kind == io::ErrorKind::BrokenPipe)
}
