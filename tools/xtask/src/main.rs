//! Commands of this repository: `cargo verify`, `cargo play` and `cargo xtask …` (aliases in `.cargo/config.toml`).

mod browser;
mod dependencies;
mod drill;
mod packages;
mod page;
mod play;
mod python;
mod services;
mod step;
mod toolchain;
mod verify;

use std::process::ExitCode;

use anyhow::Result;

use step::{cargo, step};

const USAGE: &str = "\
Commands of this repository:

  cargo verify                build everything and run all checks
      --thorough              test many more random positions, all endings and puzzles, fuzz for longer, run the whole drill, and
                              make the files of a release
      --without-browser       skip the tests that need a browser
  cargo play [OPTIONS]        build the page and the program, and open the board in a browser;
                              OPTIONS are those of `lyngk serve`, such as --port 0
  cargo xtask page            build the page, unless it is up to date
      --quick                 compile it faster but larger, for trials while working on it
  cargo xtask page-figures    measure the page's speed in a browser
  cargo xtask page-shots      save screenshots of every view in target/page-shots
  cargo xtask pictures        draw the documentation's pictures again
  cargo xtask drill [OPTIONS] play live games on three servers while servers, database, message bus and network fail;
                              OPTIONS are those of lyngk-drill, such as --short, --seed N, or --check LOG
  cargo xtask dist            make the files of a release in target/dist: programs for Linux, Debian packages, the page, checksums
      --allow-dirty           also with changes that are not committed, for trials
  cargo xtask notices         collect the licence texts of the dependencies in NOTICES.txt
";

/// A command with its options.
#[derive(Debug, PartialEq, Eq)]
enum Command {
    Help,
    Verify(verify::Options),
    Play(Vec<String>),
    Page { quick: bool },
    PageFigures,
    PageShots,
    Pictures,
    Drill(Vec<String>),
    Dist { allow_dirty: bool },
    Notices,
}

impl Command {
    /// The command of these arguments. An error is a sentence for the user.
    fn parse(args: &[String]) -> Result<Command, String> {
        let Some((name, options)) = args.split_first() else { return Ok(Command::Help) };
        // Help for `play` and `drill` would come from other programs, once everything has been built.
        if options.first().is_some_and(|option| ["--help", "-h"].contains(&option.as_str())) {
            return Ok(Command::Help);
        }
        let command = match name.as_str() {
            "verify" => return verify::Options::parse(options).map(Command::Verify),
            "play" => return Ok(Command::Play(options.to_vec())),
            "drill" => return Ok(Command::Drill(options.to_vec())),
            "help" | "--help" | "-h" => Command::Help,
            "page" => return page_command(options),
            "page-figures" => Command::PageFigures,
            "page-shots" => Command::PageShots,
            "pictures" => Command::Pictures,
            "dist" => return dist_command(options),
            "notices" => Command::Notices,
            _ => return Err(format!("there is no command {name}")),
        };
        match options.first() {
            Some(option) => Err(format!("{name} has no option {option}")),
            None => Ok(command),
        }
    }

    fn run(&self) -> Result<()> {
        match self {
            Command::Help => {
                print!("{USAGE}");
                Ok(())
            }
            Command::Verify(options) => verify::run(*options),
            Command::Play(options) => play::run(options),
            Command::Page { quick: false } => page::build(),
            Command::Page { quick: true } => page::build_quickly(),
            Command::PageFigures => browser::figures(),
            Command::PageShots => browser::screenshots(),
            Command::Pictures => {
                step("Drawing the documentation's pictures", cargo(&["run", "--package", "lyngk-docs"]))
            }
            Command::Drill(options) => drill::run(options),
            Command::Dist { allow_dirty } => {
                page::build()?;
                dist(*allow_dirty)
            }
            Command::Notices => dependencies::write_notices(),
        }
    }
}

fn dist_command(options: &[String]) -> Result<Command, String> {
    match options.iter().find(|option| *option != "--allow-dirty") {
        Some(option) => Err(format!("dist has no option {option}")),
        None => Ok(Command::Dist { allow_dirty: !options.is_empty() }),
    }
}

/// Makes the files of a release, once the page is built.
fn dist(allow_dirty: bool) -> Result<()> {
    let dirty = if allow_dirty { &["--", "--allow-dirty"][..] } else { &[] };
    step("Making a release", cargo(&[&["run", "--package", "lyngk-dist"], dirty].concat()))
}

fn page_command(options: &[String]) -> Result<Command, String> {
    match options.iter().find(|option| *option != "--quick") {
        Some(option) => Err(format!("page has no option {option}")),
        None => Ok(Command::Page { quick: !options.is_empty() }),
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match Command::parse(&args) {
        Err(error) => {
            eprint!("error: {error}\n\n{USAGE}");
            ExitCode::from(2)
        }
        Ok(command) => match command.run() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("error: {error:#}");
                ExitCode::FAILURE
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Command, String> {
        Command::parse(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
    }

    #[test]
    fn every_command_of_the_usage_text_is_understood() {
        for line in USAGE.lines().filter(|line| line.starts_with("  cargo ")) {
            let words: Vec<&str> = line.split_whitespace().skip(1).collect();
            let name = if words[0] == "xtask" { words[1] } else { words[0] };
            assert!(parse(name).is_ok_and(|command| command != Command::Help), "{name}");
        }
    }

    #[test]
    fn options_belong_to_their_command() {
        let options = verify::Options { thorough: true, without_browser: true };
        assert_eq!(parse("verify --without-browser --thorough"), Ok(Command::Verify(options)));
        assert_eq!(parse("play --port 0"), Ok(Command::Play(vec!["--port".to_owned(), "0".to_owned()])));
        assert_eq!(parse("drill --short"), Ok(Command::Drill(vec!["--short".to_owned()])));
        assert_eq!(parse("page --quick"), Ok(Command::Page { quick: true }));
        assert_eq!(parse("dist --allow-dirty"), Ok(Command::Dist { allow_dirty: true }));
        assert_eq!(parse("verify --help"), Ok(Command::Help));
        for (line, word) in [
            ("verify --fast", "--fast"),
            ("page --thorough", "--thorough"),
            ("dist --fast", "--fast"),
            ("clean", "clean"),
        ] {
            assert!(parse(line).is_err_and(|error| error.contains(word)), "{line}");
        }
    }
}
