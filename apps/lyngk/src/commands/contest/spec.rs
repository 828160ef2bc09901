//! Parser for players as the command line describes them: `full,nodes=2000`.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use lyngk_engine::lei;
use lyngk_engine::network::Network;
use lyngk_engine::{Level, NetworkChoice, Options, Strength};
use lyngk_game::tags::{PlayerInfo, PlayerType};
use lyngk_lei::{Setting, quoted};

use super::limit::SearchLimit;
use crate::cli::MAX_MILLISECONDS;
use crate::input;

const PLAYERS: &str = "full, level:1 to level:10, random, greedy, plain, or cmd:PROGRAM for a program that speaks LEI";
const SETTINGS: &str = "name, nodes, movetime, threads, hash, solver, network, seed";

/// The size limit for network files in bytes. The largest network has less than a quarter of it.
const NETWORK_LIMIT: u64 = 4 << 20;

/// A player as the command line describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerSpec {
    pub(crate) name: String,
    /// The description as it was given.
    pub(crate) text: String,
    /// Its own search limit, instead of that of the match.
    pub(crate) limit: Option<SearchLimit>,
    pub(crate) program: PlayerProgram,
}

/// The program that plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PlayerProgram {
    /// The engine of this program.
    BuiltIn(Options),
    /// Another program that speaks LEI, with its arguments and options.
    External { command: Vec<String>, options: Vec<Setting> },
}

impl PlayerSpec {
    /// Parses a program and its settings, separated by commas.
    pub(crate) fn read(text: &str) -> Result<PlayerSpec> {
        let (program, settings) = program_and_settings(text)?;
        let words = settings.into_iter().flat_map(|settings| settings.split(','));
        let mut spec = PlayerSpec { name: text.to_owned(), text: text.to_owned(), limit: None, program };
        let mut seen = Vec::new();
        for word in words {
            let (name, value) = word.split_once('=').with_context(|| {
                format!(
                    "player {}: the setting {} has no value, expected a setting like nodes=2000",
                    quoted(text),
                    quoted(word)
                )
            })?;
            if seen.contains(&name) {
                bail!("player {}: the setting {name} is given twice", quoted(text));
            }
            seen.push(name);
            spec.set(name, value).with_context(|| format!("player {}", quoted(text)))?;
        }
        Ok(spec)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<()> {
        match name {
            "name" if value.is_empty() || value.chars().any(char::is_control) => bail!("name must be one line of text"),
            "name" => value.clone_into(&mut self.name),
            "nodes" => self.set_limit(SearchLimit::Nodes(number(name, value, 1, u64::MAX)?))?,
            "movetime" => {
                self.set_limit(SearchLimit::Time(Duration::from_millis(number(name, value, 1, MAX_MILLISECONDS)?)))?;
            }
            _ => match &mut self.program {
                PlayerProgram::BuiltIn(options) => set_option(options, name, value)?,
                PlayerProgram::External { options, .. } => {
                    let option = Setting::new(name, value);
                    options.push(option.with_context(|| {
                        format!("name and value of the option {} must be one word each", quoted(name))
                    })?);
                }
            },
        }
        Ok(())
    }

    fn set_limit(&mut self, limit: SearchLimit) -> Result<()> {
        if self.limit.replace(limit).is_some() {
            bail!("nodes and movetime exclude each other, expected only one of them");
        }
        Ok(())
    }

    /// The number of threads of the program, as far as it is known.
    pub(crate) fn threads(&self) -> usize {
        match &self.program {
            PlayerProgram::BuiltIn(options) => options.threads,
            PlayerProgram::External { options, .. } => {
                let given = options.iter().find(|option| option.name.as_str().eq_ignore_ascii_case("threads"));
                given.and_then(|option| option.value.as_str().parse().ok()).unwrap_or(1)
            }
        }
    }

    /// The memory for the searches of the built-in engine, in MiB. Players that do not search need none.
    pub(crate) fn hash(&self) -> Option<usize> {
        match &self.program {
            PlayerProgram::BuiltIn(options) => {
                let searches = !matches!(options.strength, Strength::Random | Strength::Greedy);
                searches.then_some(options.hash)
            }
            PlayerProgram::External { .. } => None,
        }
    }

    /// The player in a game record.
    pub(crate) fn info(&self) -> PlayerInfo {
        let level = match &self.program {
            PlayerProgram::BuiltIn(Options { strength: Strength::Level(level), .. }) => Some(level.number()),
            _ => None,
        };
        PlayerInfo { name: Some(self.name.clone()), player_type: Some(PlayerType::Engine), level }
    }
}

/// Splits a player into its program and its settings.
fn program_and_settings(text: &str) -> Result<(PlayerProgram, Option<&str>)> {
    if let Some(command) = text.strip_prefix("cmd:") {
        let (command, settings) = command_line(command).with_context(|| format!("player {}", quoted(text)))?;
        if command.is_empty() {
            bail!("player {}: expected a program, like cmd:./engine", quoted(text));
        }
        return Ok((PlayerProgram::External { command, options: Vec::new() }, settings));
    }
    let (name, settings) = text.split_once(',').map_or((text, None), |(name, settings)| (name, Some(settings)));
    Ok((built_in(name)?, settings))
}

/// Splits a program and its arguments, up to the first comma. A word in quotes may have spaces and commas in it, as in
/// `"/opt/my engine" --threads 2`.
fn command_line(text: &str) -> Result<(Vec<String>, Option<&str>)> {
    let mut words = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        match rest.chars().next() {
            None => return Ok((words, None)),
            Some(',') => return Ok((words, Some(&rest[1..]))),
            Some(quote @ ('"' | '\'')) => {
                let word = rest[1..].split_once(quote);
                let (word, behind) = word.with_context(|| format!("the word {} has no closing quote", quoted(rest)))?;
                words.push(word.to_owned());
                rest = behind;
            }
            Some(_) => {
                let end = rest.find(|char: char| char == ',' || char.is_whitespace()).unwrap_or(rest.len());
                words.push(rest[..end].to_owned());
                rest = &rest[end..];
            }
        }
    }
}

fn built_in(text: &str) -> Result<PlayerProgram> {
    let strength = match text {
        "full" => Strength::Full,
        "random" => Strength::Random,
        "greedy" => Strength::Greedy,
        "plain" => Strength::Plain,
        _ => {
            let level = text.strip_prefix("level:").and_then(|number| number.parse().ok()).and_then(Level::new);
            Strength::Level(level.ok_or_else(|| anyhow!("unknown player {}, expected {PLAYERS}", quoted(text)))?)
        }
    };
    Ok(PlayerProgram::BuiltIn(Options { strength, ..Options::default() }))
}

fn set_option(options: &mut Options, name: &str, value: &str) -> Result<()> {
    match name {
        "threads" | "hash" | "seed" => lei::set_option(options, name, value)?,
        "solver" => options.solver = switch(name, value)?,
        "network" => options.network = network(value)?,
        _ => bail!("unknown setting {}, expected one of {SETTINGS}", quoted(name)),
    }
    Ok(())
}

/// Parses the choice of a network: the embedded one, none, or a file.
fn network(value: &str) -> Result<NetworkChoice> {
    match value {
        "on" => Ok(NetworkChoice::Embedded),
        "off" => Ok(NetworkChoice::None),
        path => {
            let bytes = input::bytes(Path::new(path), NETWORK_LIMIT).context("network must be on, off or a file")?;
            let network = Network::read(&bytes).with_context(|| format!("the file {}", quoted(path)))?;
            Ok(NetworkChoice::Given(Arc::new(network)))
        }
    }
}

fn switch(name: &str, value: &str) -> Result<bool> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => bail!("{name} must be on or off, not {}", quoted(value)),
    }
}

fn number(name: &str, value: &str, min: u64, max: u64) -> Result<u64> {
    let is_plain = value.bytes().all(|byte| byte.is_ascii_digit());
    let number = value.parse().ok().filter(|number| is_plain && (min..=max).contains(number));
    number.with_context(|| format!("{name} must be a whole number from {min} to {max}, not {}", quoted(value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        PlayerSpec::read(text).map_or_else(|error| format!("{error:#}"), |spec| format!("{spec:?}"))
    }

    #[test]
    fn players_are_read_with_their_settings() {
        let player =
            PlayerSpec::read("full,nodes=2000,threads=2,hash=16,solver=off,seed=5,name=New one").expect("a player");
        assert_eq!(
            (player.name.as_str(), player.limit, player.threads()),
            ("New one", Some(SearchLimit::Nodes(2000)), 2)
        );
        let options = Options { threads: 2, hash: 16, solver: false, seed: 5, ..Options::default() };
        assert_eq!(player.program, PlayerProgram::BuiltIn(options));
        let level = Level::new(3).map(Strength::Level).expect("a level");
        let player = PlayerSpec::read("level:3,movetime=100").expect("a player");
        assert_eq!(player.program, PlayerProgram::BuiltIn(Options { strength: level, ..Options::default() }));
        assert_eq!(player.limit, Some(SearchLimit::Time(Duration::from_millis(100))));
        let player = PlayerSpec::read("cmd:./engine --flag x,Hash=64,nodes=3").expect("a player");
        let command = ["./engine", "--flag", "x"].map(str::to_owned).to_vec();
        assert_eq!(
            player.program,
            PlayerProgram::External { command, options: vec![Setting::new("Hash", "64").expect("an option")] }
        );
        assert_eq!(player.limit, Some(SearchLimit::Nodes(3)));
    }

    #[test]
    fn a_program_in_quotes_may_have_spaces_and_commas_in_its_path() {
        for (text, expected, options) in [
            (
                "cmd:'/opt/my engine, new/run' --flag 'a b',Hash=64",
                &["/opt/my engine, new/run", "--flag", "a b"][..],
                1,
            ),
            ("cmd:\"it's\",Hash=1,Threads=2", &["it's"], 2),
            ("cmd:/home/o'brien/engine  -v", &["/home/o'brien/engine", "-v"], 0),
        ] {
            let player = PlayerSpec::read(text).expect(text);
            let PlayerProgram::External { command, options: given } = player.program else { panic!("{text}") };
            assert_eq!(
                (command, given.len()),
                (expected.iter().map(|&word| word.to_owned()).collect(), options),
                "{text}"
            );
        }
    }

    #[test]
    fn unknown_players_and_settings_are_refused() {
        for (text, expected) in [
            ("", "unknown player \"\", expected full, level:1 to level:10, random"),
            ("level:11", "expected full"),
            ("cmd:", "expected a program"),
            ("full,fast=1", "unknown setting \"fast\", expected one of name, nodes"),
            ("full,nodes", "has no value"),
            ("full,nodes=0", "from 1 to"),
            ("full,nodes=+5", "a whole number from 1 to"),
            ("cmd:\"./engine,Hash=1", "has no closing quote"),
            ("cmd:\"\" ,Hash", "has no value"),
            ("full,nodes=1,movetime=1", "exclude each other"),
            ("full,seed=1,seed=2", "twice"),
            ("full,threads=257", "Threads must be a whole number from 1 to 256, found \"257\""),
            ("full,hash=65537", "Hash must be a whole number from 1 to 65536"),
            ("full,solver=maybe", "on or off"),
            ("full,name=", "one line of text"),
            ("full,network=nowhere.net", "network must be on, off or a file: nowhere.net cannot be opened"),
        ] {
            assert!(message(text).contains(expected), "{text}: {}", message(text));
        }
    }

    #[cfg(unix)]
    #[test]
    fn an_endless_network_file_is_refused() {
        assert!(message("full,network=/dev/zero").contains("/dev/zero is larger than the limit of 4 MiB"));
    }
}
