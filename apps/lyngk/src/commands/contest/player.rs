//! Who plays: what is said about a player on the command line, and the player at the board.

use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use lyngk_engine::network::Network;
use lyngk_engine::{Engine, Level, NetworkChoice, Options, Strength};
use lyngk_rules::{Position, SplitMix64, Turn};

use super::external::External;
use super::fault::Fault;
use super::pace::{Budget, Pace};
use crate::cli::MAX_MILLISECONDS;
use crate::input::{self, shortened};

const PLAYERS: &str =
    "full, level:1 to level:10, random, greedy, plain, and cmd:PROGRAM for one that speaks the protocol";
const SETTINGS: &str = "name, nodes, movetime, threads, hash, solver, network, seed";

/// The largest network file that is read; a network has at most one.
const NETWORK_LIMIT: u64 = 4 << 20;

/// A player as the command line describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    /// What it is called.
    pub(crate) name: String,
    /// What was said about it.
    pub(crate) text: String,
    /// How long it may think, where not as the match says.
    pub(crate) pace: Option<Pace>,
    pub(crate) kind: Kind,
}

/// Where a player's turns come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The engine in this program.
    BuiltIn(Options),
    /// Another program, by protocol: its words and the options that it is given.
    External { command: Vec<String>, options: Vec<(String, String)> },
}

impl Player {
    /// Reads `full,nodes=2000` and the like: who, then settings.
    pub(crate) fn read(text: &str) -> Result<Player> {
        let mut words = text.split(',');
        let who = words.next().unwrap_or_default();
        let mut player = Player { name: text.to_owned(), text: text.to_owned(), pace: None, kind: kind(who)? };
        let mut seen = Vec::new();
        for word in words {
            let (name, value) = word.split_once('=').with_context(|| {
                format!(
                    "player {}: the setting {} has no value, expected one like nodes=2000",
                    shortened(text),
                    shortened(word)
                )
            })?;
            if seen.contains(&name) {
                bail!("player {}: the setting {name} is there twice", shortened(text));
            }
            seen.push(name);
            player.set(name, value).with_context(|| format!("player {}", shortened(text)))?;
        }
        Ok(player)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<()> {
        match name {
            "name" if value.is_empty() || value.chars().any(char::is_control) => bail!("name must be one line of text"),
            "name" => value.clone_into(&mut self.name),
            "nodes" => self.set_pace(Pace::Nodes(number(name, value, 1, u64::MAX)?))?,
            "movetime" => {
                self.set_pace(Pace::Time(Duration::from_millis(number(name, value, 1, MAX_MILLISECONDS)?)))?;
            }
            _ => match &mut self.kind {
                Kind::BuiltIn(options) => set_option(options, name, value)?,
                Kind::External { options, .. } => {
                    if name.is_empty() || format!("{name}{value}").chars().any(char::is_control) {
                        bail!("the option {} must be one line of text", shortened(name));
                    }
                    options.push((name.to_owned(), value.to_owned()));
                }
            },
        }
        Ok(())
    }

    fn set_pace(&mut self, pace: Pace) -> Result<()> {
        if self.pace.replace(pace).is_some() {
            bail!("nodes and movetime exclude each other, one of them is enough");
        }
        Ok(())
    }

    /// On how many threads it plays, as far as that is known.
    pub(crate) fn threads(&self) -> usize {
        match &self.kind {
            Kind::BuiltIn(options) => options.threads,
            Kind::External { options, .. } => {
                let given = options.iter().find(|(name, _)| name.eq_ignore_ascii_case("threads"));
                given.and_then(|(_, value)| value.parse().ok()).unwrap_or(1)
            }
        }
    }
}

fn kind(who: &str) -> Result<Kind> {
    if let Some(command) = who.strip_prefix("cmd:") {
        let command: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if command.is_empty() {
            bail!("player {}: a program must follow, like cmd:./engine", shortened(who));
        }
        return Ok(Kind::External { command, options: Vec::new() });
    }
    let strength = match who {
        "full" => Strength::Full,
        "random" => Strength::Random,
        "greedy" => Strength::Greedy,
        "plain" => Strength::Plain,
        _ => {
            let level = who.strip_prefix("level:").and_then(|number| number.parse().ok()).and_then(Level::new);
            Strength::Level(
                level.ok_or_else(|| anyhow!("there is no player {}, there are: {PLAYERS}", shortened(who)))?,
            )
        }
    };
    Ok(Kind::BuiltIn(Options { strength, ..Options::default() }))
}

fn set_option(options: &mut Options, name: &str, value: &str) -> Result<()> {
    match name {
        "threads" => options.threads = number(name, value, 1, 1024)? as usize,
        "hash" => options.hash = number(name, value, 1, 1 << 20)? as usize,
        "seed" => options.seed = number(name, value, 0, u64::MAX)?,
        "solver" => options.solver = switch(name, value)?,
        "network" => options.network = network(value)?,
        _ => bail!("there is no setting {}, there are: {SETTINGS}", shortened(name)),
    }
    Ok(())
}

/// The network that comes with the engine, none, or one from a file.
fn network(value: &str) -> Result<NetworkChoice> {
    match value {
        "on" => Ok(NetworkChoice::Embedded),
        "off" => Ok(NetworkChoice::None),
        path => {
            let bytes = input::bytes(Path::new(path), NETWORK_LIMIT).context("network must be on, off or a file")?;
            let network = Network::read(&bytes).with_context(|| format!("the file {}", shortened(path)))?;
            Ok(NetworkChoice::Given(Arc::new(network)))
        }
    }
}

fn switch(name: &str, value: &str) -> Result<bool> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => bail!("{name} must be on or off, not {}", shortened(value)),
    }
}

fn number(name: &str, value: &str, least: u64, most: u64) -> Result<u64> {
    let number = value.parse().ok().filter(|number| (least..=most).contains(number));
    number.with_context(|| format!("{name} must be a whole number from {least} to {most}, not {}", shortened(value)))
}

/// What a player is asked at a turn.
#[derive(Debug)]
pub(crate) struct Task<'a> {
    /// Where the game began, and what was played since.
    pub(crate) start: &'a Position,
    pub(crate) turns: &'a [Turn],
    /// Where it stands.
    pub(crate) position: &'a Position,
    pub(crate) budget: Budget,
}

/// A player at a board, for one game after the other.
#[derive(Debug)]
pub(crate) enum Seat {
    BuiltIn { options: Options, engine: Engine, began: Instant },
    External(External),
}

impl Seat {
    pub(crate) fn new(player: &Player) -> Seat {
        match &player.kind {
            Kind::BuiltIn(options) => {
                Seat::BuiltIn { options: options.clone(), engine: Engine::new(options.clone()), began: Instant::now() }
            }
            Kind::External { command, options } => Seat::External(External::new(command.clone(), options.clone())),
        }
    }

    /// Begins a game. An error ends the match: the player cannot even be started.
    pub(crate) fn new_game(&mut self, game: Draw) -> Result<Result<(), Fault>> {
        match self {
            Seat::BuiltIn { options, engine, .. } => {
                *engine = Engine::new(Options { seed: game.seed(options.seed), ..options.clone() });
                Ok(Ok(()))
            }
            Seat::External(external) => external.new_game(),
        }
    }

    /// Asks for a turn; whether it is legal and in time is for the caller to see.
    pub(crate) fn turn(&mut self, task: &Task<'_>) -> Result<Turn, Fault> {
        match self {
            Seat::BuiltIn { engine, began, .. } => {
                let clock = || began.elapsed();
                // What goes wrong in one game must not take the others with it.
                let report = panic::catch_unwind(AssertUnwindSafe(|| {
                    engine.go(task.position, &task.budget.limits(), &clock, &mut |_| ())
                }));
                let report = report.map_err(|_| Fault::Crash("the built-in engine panicked".to_owned()))?;
                report.best.ok_or(Fault::NoAnswer)
            }
            Seat::External(external) => external.turn(task),
        }
    }
}

/// What makes the chance of a player's game its own, and the same in every run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Draw {
    /// Which game of the match.
    pub(crate) game: usize,
    /// Which of the two players.
    pub(crate) player: usize,
}

impl Draw {
    fn seed(self, base: u64) -> u64 {
        let number = SplitMix64::new(base).next_u64().wrapping_add(2 * self.game as u64 + self.player as u64);
        SplitMix64::new(number).next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        Player::read(text).map_or_else(|error| format!("{error:#}"), |player| format!("{player:?}"))
    }

    #[test]
    fn players_are_read_with_their_settings() {
        let player =
            Player::read("full,nodes=2000,threads=2,hash=16,solver=off,seed=5,name=New one").expect("a player");
        assert_eq!((player.name.as_str(), player.pace, player.threads()), ("New one", Some(Pace::Nodes(2000)), 2));
        let options = Options { threads: 2, hash: 16, solver: false, seed: 5, ..Options::default() };
        assert_eq!(player.kind, Kind::BuiltIn(options));
        let level = Level::new(3).map(Strength::Level).expect("a level");
        let player = Player::read("level:3,movetime=100").expect("a player");
        assert_eq!(player.kind, Kind::BuiltIn(Options { strength: level, ..Options::default() }));
        assert_eq!(player.pace, Some(Pace::Time(Duration::from_millis(100))));
        let player = Player::read("cmd:./engine --flag x,Hash=64,nodes=3").expect("a player");
        let command = ["./engine", "--flag", "x"].map(str::to_owned).to_vec();
        assert_eq!(player.kind, Kind::External { command, options: vec![("Hash".to_owned(), "64".to_owned())] });
        assert_eq!(player.pace, Some(Pace::Nodes(3)));
    }

    #[test]
    fn what_is_no_player_is_refused_with_what_there_is() {
        for (text, expected) in [
            ("", "there is no player \"\", there are: full, level:1 to level:10, random"),
            ("level:11", "there are: full"),
            ("cmd:", "a program must follow"),
            ("full,fast=1", "there is no setting \"fast\", there are: name, nodes"),
            ("full,nodes", "has no value"),
            ("full,nodes=0", "from 1 to"),
            ("full,nodes=1,movetime=1", "exclude each other"),
            ("full,seed=1,seed=2", "twice"),
            ("full,solver=maybe", "on or off"),
            ("full,name=", "one line of text"),
            ("full,network=nowhere.net", "network must be on, off or a file: nowhere.net cannot be opened"),
        ] {
            assert!(message(text).contains(expected), "{text}: {}", message(text));
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_network_without_end_is_not_read_to_its_end() {
        assert!(message("full,network=/dev/zero").contains("/dev/zero is larger than the limit of 4 MiB"));
    }

    #[test]
    fn every_game_and_player_has_chances_of_its_own() {
        let draws = (0..1000).flat_map(|game| [0, 1].map(|player| Draw { game, player }));
        let seeds: std::collections::BTreeSet<u64> = draws.map(|draw| draw.seed(0)).collect();
        assert_eq!(seeds.len(), 2000);
        assert_ne!(Draw { game: 0, player: 0 }.seed(0), Draw { game: 0, player: 0 }.seed(1));
    }
}
