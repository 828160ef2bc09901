//! Environment variables in place of options. The definition of an option names its variable.

use std::env;
use std::error::Error as _;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process;

use clap::builder::Resettable;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command, CommandFactory, Error, FromArgMatches, ValueEnum};
use lyngk_lei::quoted;

use super::{Cli, ColorArg};
use crate::output;

/// Reads the arguments and the environment. Invalid input ends the program with a message.
pub(crate) fn parse() -> Cli {
    let color = color(env::args_os().skip(1));
    anstream::ColorChoice::from(color).write_global();
    let mut command = without_empty_variables(Cli::command()).color(match color {
        ColorArg::Auto => clap::ColorChoice::Auto,
        ColorArg::Always => clap::ColorChoice::Always,
        ColorArg::Never => clap::ColorChoice::Never,
    });
    let parsed = command.try_get_matches_from_mut(env::args_os());
    let parsed = parsed.and_then(|matches| match ignored(&matches) {
        Some(message) => Err(command.error(ErrorKind::ArgumentConflict, message)),
        None => Cli::from_arg_matches(&matches),
    });
    match parsed {
        Ok(cli) => cli,
        Err(error) => match explained(&command, &error) {
            Some(sentence) => {
                // If this cannot be written either, there is no way to report it.
                let _ = writeln!(io::stderr(), "error: {sentence}");
                process::exit(2);
            }
            None => print(&error.format(&mut command)),
        },
    }
}

/// What --color says, read before everything else: help and errors have colours, too.
fn color(arguments: impl Iterator<Item = OsString>) -> ColorArg {
    let mut arguments = arguments.take_while(|argument| argument != "--");
    let mut color = ColorArg::Auto;
    while let Some(argument) = arguments.next() {
        let value = match argument.to_str() {
            Some("--color") => arguments.next(),
            Some(argument) => argument.strip_prefix("--color=").map(OsString::from),
            None => None,
        };
        // An invalid value is reported when all arguments are parsed.
        if let Some(given) = value.and_then(|value| ColorArg::from_str(value.to_str()?, false).ok()) {
            color = given;
        }
    }
    color
}

/// A message about an option of all commands of a group that one of them would ignore.
fn ignored(matches: &ArgMatches) -> Option<&'static str> {
    let moving = matches.subcommand_matches("admin")?.subcommand_matches("move")?;
    // The variable may be set for the server.
    let is_given = moving.value_source("database") == Some(ValueSource::CommandLine);
    is_given.then_some("the argument '--database <FILE|URL>' cannot be used with 'move', which has '--from' and '--to'")
}

/// Prints the help, or what is wrong with the arguments, and ends the program.
fn print(error: &Error) -> ! {
    let printed = error.print().and_then(|()| io::stdout().flush());
    match printed {
        Err(failure) if !error.use_stderr() && failure.kind() != io::ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "error: {}", output::of_stdout(&failure));
            process::exit(2);
        }
        _ => process::exit(error.exit_code()),
    }
}

/// The command line without variables that are empty: they count as not set, as programs that start others often cannot leave one out.
fn without_empty_variables(command: Command) -> Command {
    let is_empty = |arg: &Arg| arg.get_env().and_then(env::var_os).is_some_and(|value| value.is_empty());
    let command = command.mut_args(|arg| if is_empty(&arg) { arg.env(Resettable::Reset) } else { arg });
    command.mut_subcommands(without_empty_variables)
}

/// A sentence about an invalid value of a variable. `None` if the error is about something else: clap names the option alone.
fn explained(command: &Command, error: &Error) -> Option<String> {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.as_str()),
        _ => None,
    };
    if !matches!(error.kind(), ErrorKind::InvalidValue | ErrorKind::ValueValidation) {
        return None;
    }
    let (option, value) = (text(ContextKind::InvalidArg)?, text(ContextKind::InvalidValue)?);
    let variable = variables(command).into_iter().find_map(|variable| {
        let name = variable.arg.get_env()?.to_str()?;
        // The error has the option with the name of its value, as in `--port <N>`.
        let is_option = option.split(' ').next()?.strip_prefix("--") == variable.arg.get_long();
        let is_meant = is_option && env::var(name).is_ok_and(|set| set == value);
        (is_meant && !is_given(variable.arg)).then(|| name.to_owned())
    })?;
    let expected = match (error.get(ContextKind::ValidValue), error.source()) {
        (Some(ContextValue::Strings(values)), _) => format!("expected {}", listed(values)),
        (_, Some(source)) => source.to_string(),
        _ => return None,
    };
    Some(format!("the environment variable {variable} is {}; {expected}", quoted(value)))
}

/// Whether an option is among the arguments. Then its variable is not read.
fn is_given(arg: &Arg) -> bool {
    let option = format!("--{}", arg.get_long().unwrap_or_default());
    let is_option = |text: &str| text == option || text.strip_prefix(&option).is_some_and(|rest| rest.starts_with('='));
    env::args_os().skip(1).any(|given| is_option(&given.to_string_lossy()))
}

/// An option with an environment variable.
struct Variable<'a> {
    /// The name of the command that has it.
    #[cfg_attr(not(test), allow(dead_code, reason = "the documentation is compared with it"))]
    command: &'a str,
    arg: &'a Arg,
}

/// The options with environment variables, of a command and those below it.
fn variables(command: &Command) -> Vec<Variable<'_>> {
    let own = command.get_arguments().filter(|arg| arg.get_env().is_some());
    let own = own.map(|arg| Variable { command: command.get_name(), arg });
    own.chain(command.get_subcommands().flat_map(variables)).collect()
}

/// `a, b or c`.
fn listed(values: &[String]) -> String {
    match values {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// The rows of the table in `docs/hosting.md`: variable, option and commands.
    fn documented() -> Vec<[String; 3]> {
        let document = include_str!("../../../../docs/hosting.md");
        let rows = document.lines().filter(|line| line.starts_with("| `LYNGK_"));
        let cells = rows.map(|row| row.split('|').skip(1).map(|cell| cell.replace('`', "").trim().to_owned()));
        cells.map(|mut cells| std::array::from_fn(|_| cells.next().unwrap_or_default())).collect()
    }

    #[test]
    fn the_table_in_the_documentation_has_every_variable() {
        let command = Cli::command();
        let mut defined: BTreeMap<[String; 2], Vec<&str>> = BTreeMap::new();
        for Variable { command, arg } in variables(&command) {
            let variable = arg.get_env().and_then(|name| name.to_str()).expect("UTF-8").to_owned();
            let option = format!("--{}", arg.get_long().expect("an option"));
            assert_eq!(variable, format!("LYNGK_{}", option[2..].to_uppercase().replace('-', "_")));
            defined.entry([variable, option]).or_default().push(command);
        }
        let defined = defined.into_iter().map(|([variable, option], commands)| [variable, option, commands.join(", ")]);
        let mut documented = documented();
        documented.sort();
        assert_eq!(documented, defined.collect::<Vec<_>>());
        assert!(documented.len() >= 8, "{documented:?}");
    }

    #[test]
    fn values_of_variables_are_not_in_help_texts() {
        // The URL of a database or bus may have a password in it.
        for Variable { command, arg } in variables(&Cli::command()) {
            assert!(arg.is_hide_env_values_set(), "{command}: {arg}");
        }
    }

    #[test]
    fn values_are_listed_as_in_a_sentence() {
        let listed = |values: &[&str]| super::listed(&values.iter().map(|&value| value.to_owned()).collect::<Vec<_>>());
        assert_eq!(listed(&["a"]), "a");
        assert_eq!(listed(&["true", "false"]), "true or false");
        assert_eq!(listed(&["a", "b", "c"]), "a, b or c");
    }
}
