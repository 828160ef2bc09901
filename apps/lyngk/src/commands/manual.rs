//! `lyngk man` and `lyngk completions`, from the definition of the command line.

use std::io::Write;

use anyhow::{Context, Result};
use clap::CommandFactory;
use clap_mangen::roff::{Roff, bold, roman};
use lyngk_lei::quoted;

use crate::cli::Cli;
use crate::output;

/// The exit statuses of all commands.
const EXIT_STATUS: [(&str, &str); 4] = [
    ("0", "Success."),
    (
        "1",
        "The answer is no: an illegal turn (explain), a game that breaks a rule (replay), an engine that fails (conform), \
         a file that cannot be read (import).",
    ),
    ("2", "Invalid input. A message on standard error says what is wrong, where, and what would be right."),
    ("130", "Ctrl-C ended match or analyse, which still give their results so far."),
];

pub(crate) fn completions(shell: clap_complete::Shell) -> Result<()> {
    // The generator would panic on a closed pipe, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "lyngk", &mut script);
    Ok(output::stdout().write_all(&script)?)
}

pub(crate) fn man(command: Option<&str>) -> Result<()> {
    let mut program = Cli::command();
    program.build();
    let title = ["lyngk"].into_iter().chain(command).collect::<Vec<_>>().join("-");
    let page = match command {
        None => program,
        Some(name) => {
            let names: Vec<&str> = program.get_subcommands().map(clap::Command::get_name).collect();
            let unknown = || format!("unknown command {}, expected one of {}", quoted(name), names.join(", "));
            program.find_subcommand(name).with_context(unknown)?.clone()
        }
    };
    Ok(output::stdout().write_all(&render(&title, page)?)?)
}

/// The page with its sections in the usual order. The exit status is a section of its own on every page.
fn render(title: &str, page: clap::Command) -> Result<Vec<u8>> {
    let help = page.get_after_help().map(ToString::to_string).unwrap_or_default();
    let examples = help.split("\n\nExit status:").next().unwrap_or_default();
    let has_commands = page.has_subcommands();
    let man = clap_mangen::Man::new(page).title(title).source(concat!("lyngk ", env!("CARGO_PKG_VERSION")));
    let mut text = Vec::new();
    man.render_title(&mut text)?;
    man.render_name_section(&mut text)?;
    man.render_synopsis_section(&mut text)?;
    man.render_description_section(&mut text)?;
    man.render_options_section(&mut text)?;
    if has_commands {
        man.render_subcommands_section(&mut text)?;
    }
    let mut roff = Roff::new();
    roff.control("SH", ["EXIT STATUS"]);
    for (status, meaning) in EXIT_STATUS {
        roff.control("TP", []).text([bold(status)]).text([roman(meaning)]);
    }
    // Behind the heading, "Examples:".
    if let Some((_, examples)) = examples.split_once('\n') {
        roff.control("SH", ["EXAMPLES"]).control("nf", []);
        for line in examples.lines() {
            roff.text([roman(line.trim_start())]);
        }
        roff.control("fi", []);
    }
    roff.to_writer(&mut text)?;
    Ok(text)
}
